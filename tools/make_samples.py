"""Make the samples that are no plain text: the department's statement and the decision letter (PDF), the release (DOCX).

usage: make_samples.py. Writes into samples/. All names, places and agencies are invented.
"""

from pathlib import Path

from docx import Document
from docx.shared import Pt
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph, Spacer

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
BODY = ParagraphStyle("body", fontName="Times-Roman", fontSize=11, leading=14, spaceAfter=8)
NARROW = ParagraphStyle("narrow", parent=BODY, fontSize=12, leading=17, spaceAfter=11, alignment=4)
HEAD = ParagraphStyle("head", parent=BODY, fontName="Times-Bold", fontSize=13, leading=16, spaceBefore=4)

STATEMENT = [
    "At 6:10 a.m. on Tuesday, March 11, officers of the Alder Falls Police Department were called to the 400 block of "
    "Cannery Street for a report of a man walking with a gun.",
    "The first officer to arrive met a 34-year-old man outside a house. The officer ordered the man several times to drop "
    "the weapon, Chief Judith Salcedo said. The man pointed a handgun at the officer, she said, and the officer fired three "
    "shots.",
    "The man was taken to Keel County Medical Center, where he was pronounced dead. No officers were injured.",
    "“Our officer faced an armed man and had seconds to decide,” Salcedo said. “We ask the public to wait for the facts.”",
    "The officer has been placed on paid administrative leave, as is standard. The department is not releasing the officer’s "
    "name at this time.",
    "The Nebraska Bureau of Investigation has opened an investigation. Its findings will be sent to the Keel County "
    "Attorney’s Office. Body camera video will be released when the investigation is complete.",
    "Anyone who saw the shooting is asked to call the bureau at 402-555-0137.",
]

DECISION = [
    "Re: Death of Marlon Ashby on March 11, 2025",
    "Dear Chief Salcedo:",
    "The Keel County Attorney’s Office has completed its review of the death of Marlon Ashby, 34, who was shot by Officer "
    "Colby Renner of your department on March 11, 2025. I received the findings of the Nebraska Bureau of Investigation on "
    "May 27. For the reasons that follow, I decline to file criminal charges against Officer Renner.",
    "The call. At 6:08 a.m. a caller told a dispatcher that a man in a gray coat was walking on Cannery Street “with what "
    "looks like a gun.” The recording of the emergency call shows that the caller also said that she was not sure.",
    "The shooting. Officer Renner told investigators on March 13 that he saw a dark object in Mr. Ashby’s right hand, that "
    "he twice ordered him to drop it, and that Mr. Ashby raised his arm toward him. Officer Renner said that he believed the "
    "object was a handgun. He fired five rounds. Four struck Mr. Ashby.",
    "The object was a phone. The phone’s records show that Mr. Ashby was in a call to his mother, Lorraine Ashby, that began "
    "at 6:11 a.m.",
    "Mr. Ashby’s 9-year-old nephew, whom I do not name because of his age, told an interviewer that he heard no words before "
    "the first shot. A neighbor, Wendell Okpara, said the same. The body camera did not record the first eleven seconds. It "
    "recorded the last four shots.",
    "The autopsy. Dr. Simone Achterberg, who performed the autopsy on March 12, concluded that the cause of death was a "
    "gunshot wound of the chest and that the manner of death was homicide. Homicide here means death at the hands of another "
    "person; it is not a finding of guilt.",
    "The law. Under state law an officer may use deadly force when he reasonably believes that it is necessary to prevent "
    "death or serious injury. The question is not whether Officer Renner was right. He was not. The question is whether the "
    "State could prove beyond a reasonable doubt that his belief was unreasonable. I conclude that it could not.",
    "Policy. Nothing in this letter decides whether Officer Renner followed the policies of your department. I recommend "
    "that the department review why the camera was not switched on when the call was dispatched.",
    "I met Mr. Ashby’s family and their lawyer, Priya Vaidyanathan, on August 4 to tell them of this decision. Ms. "
    "Vaidyanathan told me that the family disagrees with it. I have asked the Bureau to release the body camera video and "
    "the recording of the emergency call, and the Bureau released both today.",
    "Respectfully,",
    "Beatrice Holm<br/>Keel County Attorney",
]

RELEASE = [
    "The family of Marlon Ashby today called on the Alder Falls Police Department to release the body camera video of the "
    "shooting that killed him on Tuesday, and the recording of the 911 call that came before it.",
    "“Marlon had a phone in his hand and his mother on the line,” said Priya Vaidyanathan, the family’s attorney. “He was "
    "not armed. He was not told to drop anything. He was shot at his own mother’s door.”",
    "Ashby, 34, a welder and a father of two, had walked his 9-year-old nephew’s bicycle home from the corner. The boy saw "
    "the shooting from the window.",
    "Lorraine Ashby, Marlon’s mother, said that she heard the shots over the phone. “I heard my son say, ‘It’s my phone,’ "
    "and then I heard five shots,” she said.",
    "The police department has said that an officer fired three shots after Ashby pointed a handgun. “Show us the gun,” "
    "Vaidyanathan said. “If there is one, there is a video of it.”",
    "Vaidyanathan said that the family has asked an independent pathologist to perform a second autopsy. She wrote to City "
    "Attorney Paul Lindqvist on Thursday to demand that all recordings be preserved and has not received a reply.",
    "The family asks that the name of the child not be published.",
]
DEMANDS = [
    ("Demand", "To whom"),
    ("Release the body camera video", "Alder Falls Police Department"),
    ("Release the recording of the 911 call", "Keel County Dispatch"),
    ("Name the officer", "Alder Falls Police Department"),
]


def letterhead(canvas: Canvas, _: object) -> None:
    """The department's head and foot on a page."""
    canvas.setFont("Times-Bold", 18)
    canvas.drawCentredString(306, 735, "ALDER FALLS POLICE DEPARTMENT")
    canvas.setFont("Times-Roman", 9)
    canvas.drawCentredString(306, 720, "Judith Salcedo, Chief of Police  ·  200 Mill Street  ·  Alder Falls, Nebraska")
    canvas.line(72, 712, 540, 712)
    canvas.drawCentredString(306, 40, "Page 1 of 1")


def letter_page(canvas: Canvas, document: BaseDocTemplate) -> None:
    """The prosecutor's running head and page number."""
    canvas.setFont("Times-Bold", 14)
    canvas.drawString(72, 745, "KEEL COUNTY ATTORNEY")
    canvas.setFont("Times-Roman", 9)
    canvas.drawString(72, 732, "Courthouse, 1 Justice Square, Alder Falls, Nebraska")
    canvas.line(72, 726, 540, 726)
    canvas.drawCentredString(306, 40, f"Page {document.page} of 2")


def make_statement(path: Path) -> None:
    """The police department's first statement: one column on letterhead."""
    document = BaseDocTemplate(
        str(path),
        pagesize=letter,
        invariant=1,
        title="Officer-involved shooting on Cannery Street",
        author="Alder Falls Police Department",
    )
    document.addPageTemplates(PageTemplate(frames=[Frame(72, 60, 468, 640)], onPage=letterhead))
    heading = ParagraphStyle("heading", parent=HEAD, alignment=TA_CENTER)
    head = [
        Paragraph("FOR IMMEDIATE RELEASE", BODY),
        Paragraph("March 11, 2025", BODY),
        Paragraph("Officer-involved shooting on Cannery Street", heading),
        Spacer(1, 6),
    ]
    document.build([*head, *(Paragraph(text, BODY) for text in STATEMENT)])


def make_decision(path: Path) -> None:
    """The prosecutor's decision letter: two columns, two pages."""
    document = BaseDocTemplate(
        str(path), pagesize=letter, invariant=1, title="Decision in the death of Marlon Ashby", author="Keel County Attorney"
    )
    columns = [Frame(66, 150, 234, 560), Frame(312, 150, 234, 560)]
    document.addPageTemplates(PageTemplate(frames=columns, onPage=letter_page))
    document.build([Paragraph("August 5, 2025", NARROW), *(Paragraph(text, NARROW) for text in DECISION)])


def make_release(path: Path) -> None:
    """The family's lawyer's press release: headings, a table and a footer."""
    document = Document()
    document.core_properties.title = "Family of Marlon Ashby calls for release of video"
    document.core_properties.author = "Vaidyanathan Law"
    document.styles["Normal"].font.size = Pt(11)
    document.sections[0].header.paragraphs[0].text = "VAIDYANATHAN LAW · Press release"
    document.sections[0].footer.paragraphs[0].text = "Contact: press@vaidyanathan.example"
    document.add_heading("Family of Marlon Ashby calls for release of video", level=1)
    document.add_paragraph("ALDER FALLS, Neb. (March 14, 2025)")
    for text in RELEASE:
        document.add_paragraph(text)
    table = document.add_table(rows=0, cols=2)
    for demand, addressee in DEMANDS:
        cells = table.add_row().cells
        cells[0].text, cells[1].text = demand, addressee
    document.save(str(path))


def main() -> None:
    """Write the three files."""
    make_statement(SAMPLES / "police-statement.pdf")
    make_decision(SAMPLES / "decision-letter.pdf")
    make_release(SAMPLES / "family-release.docx")


if __name__ == "__main__":
    main()
