import io
from collections.abc import Callable
from typing import Any

import pytest
from reportlab.lib.enums import TA_JUSTIFY
from reportlab.lib.pagesizes import letter
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, ListFlowable, ListItem, PageTemplate, Paragraph, Spacer

from onrecord.errors import NoText, SourceError, TooLarge
from onrecord.sources import Limits
from onrecord.sources.pdf.hyphens import Hyphens
from tests.sources.reading import document, error

WIDTH, HEIGHT = letter
PROSE = [
    "On March 2, 2026, at about 9:40 p.m., officers of the Harlow Police Department were called to the 2100 block of May Street, where a "
    "woman said that her brother held a knife and would not let her leave the house.",
    "Officer Lee Stanton met the man in the yard. He told the man to drop the knife three times, according to two neighbors who stood "
    "at the fence, and fired twice when the man stepped toward him.",
    "The man was taken to Harlow General Hospital. He died the next morning. The State Bureau of Investigation leads the inquiry, and "
    "this office has had its report since the end of April.",
    "I met the family on Monday to tell them of the decision. Their lawyer does not agree with it and said so. No charge will be filed "
    "against Officer Stanton on the facts that are known to this office.",
]


def drawn(draw: Callable[[Canvas], None], **options: Any) -> bytes:
    """A PDF drawn by a function."""
    buffer = io.BytesIO()
    canvas = Canvas(buffer, pagesize=letter, **options)
    draw(canvas)
    canvas.save()
    return buffer.getvalue()


def set_in(
    frames: list[Frame], paragraphs: list[str], furniture: Callable[[Canvas], None] | None = None, **style: Any
) -> bytes:
    """A PDF whose paragraphs flow through the frames of each page."""
    buffer = io.BytesIO()
    looks = ParagraphStyle("p", **{"fontName": "Times-Roman", "fontSize": 10, "leading": 12, "spaceAfter": 8, **style})
    on_page = (lambda canvas, _: furniture(canvas)) if furniture else (lambda canvas, _: None)
    template = BaseDocTemplate(buffer, pagesize=letter)
    template.addPageTemplates(PageTemplate(frames=frames, onPage=on_page))
    template.build([Paragraph(text, looks) for text in paragraphs])
    return buffer.getvalue()


def column(left: float, width: float, height: float = 600.0) -> Frame:
    """A frame whose top is at the usual height of text."""
    return Frame(left, 690 - height, width, height)


def in_one(height: float = 600.0) -> list[Frame]:
    return [column(72, 468, height)]


def in_two(height: float = 600.0) -> list[Frame]:
    return [column(60, 235, height), column(315, 235, height)]


@pytest.mark.parametrize(
    ("frames", "style"),
    [
        (in_one(), {}),
        (in_one(), {"alignment": TA_JUSTIFY}),
        (in_one(), {"spaceAfter": 0, "firstLineIndent": 18}),
        (in_one(), {"leading": 24, "spaceAfter": 12}),
        (in_one(), {"fontSize": 16, "leading": 20}),
        (in_two(), {}),
        (in_two(190), {"alignment": TA_JUSTIFY}),
        (in_two(190), {"spaceAfter": 0, "firstLineIndent": 12}),
        (in_two(100), {"fontName": "Helvetica"}),
        ([column(50, 165, 150), column(225, 165, 150), column(400, 165, 150)], {"fontSize": 9, "leading": 11}),
    ],
)
def test_paragraphs_are_rebuilt_in_reading_order(frames: list[Frame], style: dict[str, Any]) -> None:
    found = document(set_in(frames, PROSE * 2, **style), "a.pdf")
    assert found.text.split("\n\n") == PROSE * 2
    assert "\t" not in found.text


def test_columns_under_a_heading_across_the_page() -> None:
    def head(canvas: Canvas) -> None:
        canvas.setFont("Times-Bold", 16)
        canvas.drawCentredString(WIDTH / 2, 730, "Decision in the matter of the shooting on May Street")

    found = document(set_in(in_two(200), PROSE, head), "a.pdf")
    assert found.text.split("\n\n") == ["Decision in the matter of the shooting on May Street", *PROSE]


def test_headers_footers_and_page_numbers_are_left_out_and_pages_kept() -> None:
    def furniture(canvas: Canvas) -> None:
        canvas.drawString(72, 760, "Keel County Attorney")
        canvas.drawRightString(540, 760, f"Case 26-{canvas.getPageNumber()}")
        canvas.drawCentredString(WIDTH / 2, 40, f"Page {canvas.getPageNumber()} of 4")

    texts = [f"{text} That is the {nth} time." for nth in ("first", "second", "third", "fourth") for text in PROSE]
    found = document(set_in(in_one(150), texts, furniture), "a.pdf")
    assert found.text.split("\n\n") == texts
    assert found.issues == ["Left out as running headers and footers: “Keel County Attorney Case 26-1”."]
    assert [page.number for page in found.pages] == list(range(1, len(found.pages) + 1))
    assert len(found.pages) >= 3
    assert found.pages[0].span.start == 0
    assert found.pages[-1].span.end == len(found.text)
    first, second = found.pages[0].span, found.pages[1].span
    assert 0 <= second.start - first.end <= 2
    assert found.text[second.start : second.end].strip()


@pytest.mark.parametrize("number", ["1", "- 1 -", "Page 1", "Page 1 of 1", "1 | P a g e", "iv", "1/3", "[12]"])
def test_bare_page_numbers_of_one_page(number: str) -> None:
    found = document(set_in(in_one(), PROSE, lambda canvas: canvas.drawCentredString(WIDTH / 2, 40, number)), "a.pdf")
    assert found.text.split("\n\n") == PROSE


@pytest.mark.parametrize("line", ["2026", "I.", "Page", "Case 7", "2."])
def test_lines_at_the_edge_that_are_no_page_numbers(line: str) -> None:
    found = document(set_in(in_one(), PROSE, lambda canvas: canvas.drawCentredString(WIDTH / 2, 40, line)), "a.pdf")
    assert found.text.split("\n\n") == [*PROSE, line]


def lines(*texts: str, size: float = 11.0, left: float = 72.0) -> bytes:
    """A PDF of lines at an even distance."""

    def draw(canvas: Canvas) -> None:
        canvas.setFont("Helvetica", size)
        for number, text in enumerate(texts):
            canvas.drawString(left, 700 - 1.2 * size * number, text)

    return drawn(draw)


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["The officers said that the investi-", "gation goes on in the city of Har-", "low."], "The officers said that the investigation goes on in the city of Harlow."),
        (["The investigation was a well-", "known matter; the investi-", "gation is over."], "The investigation was a well-known matter; the investigation is over."),
        (["He is a 17-year-", "old boy of the Afri-", "can-American community here."], "He is a 17-year-old boy of the Afri-can-American community here."),
        (["The co-operation ended. The co-", "operation began again on Monday."], "The co-operation ended. The co-operation began again on Monday."),
        (["Sheriff Tom Beck spoke to them on Monday", "and Tuesday of that same week in January."], "Sheriff Tom Beck spoke to them on Monday and Tuesday of that same week in January."),
        (["What was asked:", "• the video of the shooting of that day", "• the name of the officer"], "What was asked:\n\n• the video of the shooting of that day\n\n• the name of the officer"),
        (["Sgt. Paula Reed", "Harlow Police", "The officer resigned on Friday, the chief said in a statement."], "Sgt. Paula Reed\n\nHarlow Police\n\nThe officer resigned on Friday, the chief said in a statement."),
    ],
)  # fmt: skip
def test_lines_are_joined(texts: list[str], expected: str) -> None:
    assert document(lines(*texts), "a.pdf").text == expected


def test_ligatures_are_letters() -> None:
    pdfmetrics.registerFont(TTFont("Vera", "Vera.ttf"))

    def draw(canvas: Canvas) -> None:
        canvas.setFont("Vera", 11)
        canvas.drawString(72, 700, "The \ufb01rst of\ufb01cer \ufb02ed.")

    assert document(drawn(draw), "a.pdf").text == "The first officer fled."


@pytest.mark.parametrize(
    ("line", "following", "joined"),
    [
        ("the investi-", "gation", "the investigation"),
        ("a well-", "known man", "a well-known man"),
        ("a 17-year-", "old", "a 17-year-old"),
        ("his mother-", "in-law", "his mother-in-law"),
        ("the African-", "American man", "the African-American man"),
        ("in 2019-", "20", "in 2019-20"),
        ("seen before: a drop-", "off", "seen before: a drop-off"),
        ("he ran -", "she did not", "he ran - she did not"),
        ("the officer", "said", "the officer said"),
    ],
)
def test_hyphens(line: str, following: str, joined: str) -> None:
    text, joint = Hyphens(["The drop-off point of the investigation", line, following]).joint(line, following)
    assert text + joint + following == joined


def test_a_table_keeps_its_rows() -> None:
    def draw(canvas: Canvas) -> None:
        rows = [
            ("Date:", "March 2, 2026"),
            ("Officer:", "Lee Stanton"),
            ("Agency:", "Harlow Police"),
            ("Rounds:", "2"),
            ("Camera:", "on"),
        ]
        for number, (label, value) in enumerate(rows):
            canvas.drawString(72, 700 - 16 * number, label)
            canvas.drawString(300, 700 - 16 * number, value)

    text = document(drawn(draw), "a.pdf").text
    assert text.split("\n\n") == [
        "Date:\tMarch 2, 2026",
        "Officer:\tLee Stanton",
        "Agency:\tHarlow Police",
        "Rounds:\t2",
        "Camera:\ton",
    ]


def test_line_numbers_of_court_papers_are_left_out() -> None:
    texts = [" ".join(PROSE)[start : start + 60].strip() for start in range(0, 660, 60)]

    def draw(canvas: Canvas) -> None:
        for number in range(28):
            canvas.drawRightString(60, 740 - 24 * number, str(number + 1))
        for number, text in enumerate(texts):
            canvas.drawString(80, 740 - 24 * number, text)

    assert "".join(document(drawn(draw), "a.pdf").text.split()) == "".join("".join(texts).split())


def test_items_with_hanging_lines_and_marks_of_footnotes() -> None:
    looks = ParagraphStyle("p", fontName="Times-Roman", fontSize=11, leading=13)
    items = [ListItem(Paragraph(text, looks)) for text in PROSE[:2]]
    buffer = io.BytesIO()
    story = [ListFlowable(items, bulletType="bullet", start="•"), ListFlowable(items, bulletType="1", bulletFormat="%s.")]
    template = BaseDocTemplate(buffer, pagesize=letter)
    template.addPageTemplates(PageTemplate(frames=in_one()))
    template.build(
        [*story, Spacer(1, 9), Paragraph(f"{PROSE[2]}<super>12</super> So it was in 2026<super>3</super> too.", looks)]
    )
    assert document(buffer.getvalue(), "a.pdf").text.split("\n\n") == [
        *(f"• {text}" for text in PROSE[:2]),
        *(f"{number}. {text}" for number, text in enumerate(PROSE[:2], 1)),
        f"{PROSE[2]} So it was in 2026 too.",
    ]


def test_what_is_filled_into_a_form_is_read() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.drawString(72, 700, "Officer's name:")
        canvas.acroForm.textfield(name="officer", x=160, y=692, width=200, height=20, value="Lee Stanton", fontSize=11)

    assert document(drawn(draw), "a.pdf").text == "Officer's name: Lee Stanton"


def test_a_letterhead_with_small_type_at_the_side_keeps_its_numbers() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setFont("Helvetica-Bold", 14)
        canvas.drawString(50, 740, "HARLOW POLICE")
        canvas.setFont("Helvetica", 8)
        canvas.drawRightString(560, 743, "200 Mill Street")

    assert document(drawn(draw), "a.pdf").text == "HARLOW POLICE\t200 Mill Street"


def test_a_watermark_across_the_text_is_left_out_and_named() -> None:
    def stamp(canvas: Canvas) -> None:
        canvas.saveState()
        canvas.setFont("Helvetica", 60)
        canvas.translate(150, 450)
        canvas.rotate(45)
        canvas.drawString(0, 0, "DRAFT COPY")
        canvas.restoreState()

    found = document(set_in(in_one(), PROSE, stamp), "a.pdf")
    assert found.text.split("\n\n") == PROSE
    assert found.issues == ["Left out as slanted text (a stamp or a watermark): “DRAFTCOPY”."]


@pytest.mark.parametrize(("angle", "move"), [(90, (400, 72)), (180, (540, 700)), (270, (72, 700))])
def test_text_set_at_a_right_angle(angle: int, move: tuple[int, int]) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.translate(*move)
        canvas.rotate(angle)
        canvas.drawString(0, 0, "The officer resigned on Friday, the chief said,")
        canvas.drawString(0, -14, "and left the city.")

    assert document(drawn(draw), "a.pdf").text == "The officer resigned on Friday, the chief said, and left the city."


def test_a_turned_page() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setPageRotation(90)
        canvas.translate(WIDTH, 0)
        canvas.rotate(90)
        canvas.drawString(72, 500, "The officer resigned on Friday, the chief said,")
        canvas.drawString(72, 486, "and left the city.")

    assert document(drawn(draw), "a.pdf").text == "The officer resigned on Friday, the chief said, and left the city."


def test_metadata_but_no_date_of_the_file() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setTitle("Statement on May Street")
        canvas.setAuthor("Harlow Police Department")
        canvas.drawString(72, 700, "Words of the statement.")

    found = document(drawn(draw), "a.pdf")
    assert (found.title, found.authors, found.published) == ("Statement on May Street", ["Harlow Police Department"], None)


@pytest.mark.parametrize("title", ["Microsoft Word - release.docx", "untitled", "release_final.pdf"])
def test_titles_that_programs_write_are_none(title: str) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setTitle(title)
        canvas.drawString(72, 700, "Words.")

    assert document(drawn(draw), "a.pdf").title is None


def pictures(canvas: Canvas, count: int) -> None:
    for _ in range(count):
        canvas.rect(72, 72, 400, 600, fill=1)
        canvas.showPage()


def test_scans_are_said_to_be_scans() -> None:
    found = error(drawn(lambda canvas: pictures(canvas, 2)), "scan.pdf")
    assert isinstance(found, NoText)
    assert found.why == "has no text layer: its 2 pages hold scanned pictures"

    def mixed(canvas: Canvas) -> None:
        pictures(canvas, 1)
        canvas.drawString(72, 700, "Words.")

    half = document(drawn(mixed), "a.pdf")
    assert half.issues == ["No text layer on page 1."]
    assert [page.number for page in half.pages] == [2]


@pytest.mark.parametrize(
    ("data", "limits", "kind", "why"),
    [
        (
            drawn(lambda canvas: canvas.drawString(72, 700, "W"), encrypt=StandardEncryption("secret")),
            None,
            SourceError,
            "password",
        ),
        (b"%PDF-1.7\nnothing more", None, SourceError, "is a broken PDF file"),
        (
            drawn(lambda canvas: pictures(canvas, 3)),
            Limits(pages=2),
            TooLarge,
            "has 3 pages, more than 2",
        ),
        (lines("Words of some length."), Limits(page_characters=5), TooLarge, "more than 5 characters"),
    ],
)
def test_files_that_are_not_read(data: bytes, limits: Limits | None, kind: type[SourceError], why: str) -> None:
    found = error(data, "a.pdf", limits)
    assert isinstance(found, kind)
    assert why in found.why
