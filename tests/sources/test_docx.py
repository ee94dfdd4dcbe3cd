import io
import zipfile
from collections.abc import Callable
from typing import Any

import docx
import pytest
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls

from onrecord.errors import SourceError, TooLarge
from tests.sources.reading import document, documents, error, items


def made(fill: Callable[[Any], None]) -> bytes:
    """A DOCX file filled by a function."""
    made = docx.Document()
    fill(made)
    buffer = io.BytesIO()
    made.save(buffer)
    return buffer.getvalue()


def with_part(data: bytes, name: str, old: str, new: str) -> bytes:
    """The same file with some text of one part replaced."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as target:
        for member in source.namelist():
            content = source.read(member)
            target.writestr(member, content.replace(old.encode(), new.encode()) if member == name else content)
    return buffer.getvalue()


def fill_release(made: Any) -> None:
    made.core_properties.author = "Quill Law"
    made.sections[0].header.paragraphs[0].text = "QUILL LAW"
    made.sections[0].footer.paragraphs[0].text = "Page 2 of 3"
    made.add_section()
    made.sections[1].header.is_linked_to_previous = False
    made.sections[1].header.paragraphs[0].text = "QUILL LAW"
    made.add_paragraph("Family asks for video", style="Title")
    made.add_paragraph("The family of Ana Reyes")
    made.add_paragraph("First demand", style="List Bullet")
    table = made.add_table(2, 2)
    for cell, text in zip((c for row in table.rows for c in row.cells), ("Who", "What", "City", "Video"), strict=True):
        cell.text = text
    table.cell(0, 0).add_table(1, 1).cell(0, 0).text = "inner"
    made.add_paragraph("Last\tline.")


def test_paragraphs_lists_tables_and_headers_once() -> None:
    found = document(made(fill_release), "release.docx")
    assert found.text == (
        "QUILL LAW\n\nFamily asks for video\n\nThe family of Ana Reyes\n\nFirst demand\n\n"
        "Who inner | What\nCity | Video\n\nLast\tline."
    )
    assert (found.title, found.authors) == ("Family asks for video", ["Quill Law"])
    assert (found.published, found.issues) == (None, [])


def fill_tracked(made: Any) -> None:
    runs = (
        '<w:r><w:t xml:space="preserve">The officer </w:t></w:r>'
        '<w:del w:id="1" w:author="a"><w:r><w:delText>murdered</w:delText></w:r></w:del>'
        '<w:ins w:id="2" w:author="a"><w:r><w:t>shot</w:t></w:r></w:ins>'
        '<w:moveFrom w:id="3" w:author="a"><w:r><w:t>moved</w:t></w:r></w:moveFrom>'
        '<w:hyperlink><w:r><w:t xml:space="preserve"> Lee</w:t></w:r></w:hyperlink>'
        "<w:r><w:br/><w:t>Stanton</w:t><w:noBreakHyphen/><w:t>Reyes.</w:t></w:r>"
        "<w:r><w:instrText>PAGE</w:instrText></w:r>"
    )
    made.element.body.insert(0, parse_xml(f"<w:p {nsdecls('w')}>{runs}</w:p>"))


def test_text_boxes_are_read_once_on_lines_of_their_own() -> None:
    box = "<w:txbxContent><w:p><w:r><w:t>In a box.</w:t></w:r></w:p><w:p><w:r><w:t>Again.</w:t></w:r></w:p></w:txbxContent>"
    choice = (
        f'<mc:Choice Requires="wps"><w:drawing>{box}</w:drawing></mc:Choice><mc:Fallback><w:pict>{box}</w:pict></mc:Fallback>'
    )
    names = f'{nsdecls("w")} xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
    paragraph = f"<w:p {names}><w:r><w:t>Before.</w:t><mc:AlternateContent>{choice}</mc:AlternateContent></w:r></w:p>"
    assert (
        document(made(lambda made: made.element.body.insert(0, parse_xml(paragraph))), "a.docx").text
        == "Before.\nIn a box.\nAgain."
    )


def test_an_archive_of_word_files_is_an_archive() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("a.docx", made(lambda made: made.add_paragraph("First.")))
        archive.writestr("b.docx", made(lambda made: made.add_paragraph("Second.")))
    assert [item.text for item in documents(buffer.getvalue(), "a.zip")] == ["First.", "Second."]


def test_tracked_changes_are_read_as_accepted() -> None:
    found = document(made(fill_tracked), "a.docx")
    assert found.text == "The officer shot Lee\nStanton-Reyes."
    assert found.issues == ["Tracked deletions were left out.", "Tracked insertions were read as accepted."]


def test_entities_are_not_expanded() -> None:
    bomb = (
        '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>'
    )
    plain = made(lambda made: made.add_paragraph("Words WORD."))
    data = with_part(
        with_part(plain, "word/document.xml", "<w:document", bomb + "<w:document"), "word/document.xml", "WORD", "&b;&x;"
    )
    for item in items(data, "a.docx"):
        assert isinstance(item, SourceError) or item.text == "Words ."


@pytest.mark.parametrize(
    ("data", "kind", "why"),
    [
        (
            with_part(made(lambda made: made.add_paragraph("W")), "word/document.xml", "W", "W" * 9_000_000),
            TooLarge,
            "unpacks to",
        ),
        (
            with_part(made(lambda made: made.add_paragraph("W")), "word/document.xml", "<w:body>", "<w:body"),
            SourceError,
            "DOCX",
        ),
        (
            with_part(made(lambda made: made.add_paragraph("W")), "[Content_Types].xml", "document.main", "other"),
            SourceError,
            "does not open",
        ),
        (made(lambda made: made.add_paragraph("W"))[:-30], SourceError, "is a broken ZIP archive"),
        (made(lambda made: None), SourceError, "there is no text in it"),
    ],
)
def test_broken_files(data: bytes, kind: type[SourceError], why: str) -> None:
    found = error(data, "a.docx")
    assert isinstance(found, kind)
    assert why in found.why
