from email.message import EmailMessage

import pytest

from onrecord.errors import NoText
from onrecord.record import Document
from onrecord.sources import Stated
from tests.sources.reading import document, documents, error, items

DAY = "Tue, 3 Mar 2026 23:15:00 -0600"


def mail(
    text: str = "The statement.", subject: str = "Officer resigns", sender: str = "Dana Holt <dholt@h.example>"
) -> EmailMessage:
    """A message with the usual headers."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"], message["Date"] = sender, "desk@g.example", subject, DAY
    message["Message-ID"] = "<1@h.example>"
    message.set_content(text)
    return message


def test_subject_text_and_headers() -> None:
    found = document(mail("He left on “Friday”.\n").as_bytes(), "a")
    assert found.text == "Officer resigns\n\nHe left on “Friday”."
    assert (found.title, found.authors, found.publisher) == ("Officer resigns", ["Dana Holt"], None)
    assert (found.published, found.published_basis, found.media_type) == ("2026-03-03", "metadata", "message/rfc822")


@pytest.mark.parametrize(
    ("sender", "publisher", "authors"),
    [
        ("Harlow Police Department <pio@h.example>", "Harlow Police Department", []),
        ('"Holt, Dana" <d@h.example>', None, ["Holt, Dana"]),
        ("d@h.example", None, ["d@h.example"]),
        ("=?utf-8?q?Jos=C3=A9_Pe=C3=B1a?= <j@h.example>", None, ["José Peña"]),
        ("=?nonsense?q?x?= <j@h.example>", None, ["=?nonsense?q?x?="]),
    ],
)
def test_senders(sender: str, publisher: str | None, authors: list[str]) -> None:
    data = f"From: {sender}\nDate: {DAY}\nSubject: S\nMIME-Version: 1.0\n\nWords.\n".encode()
    found = document(data, "a.eml")
    assert (found.publisher, found.authors) == (publisher, authors)


QUOTED = "On Tue, Mar 3, 2026 at 4:15 PM Marta Quill <m@g.example>\nwrote:"


@pytest.mark.parametrize(
    ("text", "own", "quoted"),
    [
        (f"He left.\n\n{QUOTED}\n\n> Did he leave?\n>> When?\n", "He left.", True),
        (f"{QUOTED}\n> Did he leave?\n\nHe left.\n", "He left.", True),
        ("> Did he leave?\nYes.\n> When?\nFriday.\n", "Yes.\nFriday.", True),
        ("He left.\n\n-----Original Message-----\nFrom: Marta\nSent: Monday\nSubject: x\n\nDid he?\n", "He left.", True),
        (
            "He left.\n\n________________________________\nFrom: Marta Quill <m@g.example>\nSent: Monday, March 2, 2026 9:00 AM\nTo: Dana Holt\n"
            "Subject: Question\n\nDid he leave?\n",
            "He left.",
            True,
        ),
        (
            "On Monday, the chief wrote:\n\nNo one told him to stop.\n",
            "On Monday, the chief wrote:\n\nNo one told him to stop.",
            False,
        ),
        (
            "From: Chief Holt\nDate: March 3, 2026\nTo: All media\nSubject: Shooting\n\nThe officer is on leave.\n",
            "From: Chief Holt\nDate: March 3, 2026\nTo: All media\nSubject: Shooting\n\nThe officer is on leave.",
            False,
        ),
        ("From: the office of the mayor\n\nWe regret it.", "From: the office of the mayor\n\nWe regret it.", False),
    ],
)
def test_quoted_earlier_messages_are_left_out(text: str, own: str, quoted: bool) -> None:
    found = document(mail(text).as_bytes(), "a.eml")
    assert found.text == f"Officer resigns\n\n{own}"
    assert found.issues == (["Quoted earlier messages were left out."] if quoted else [])


GMAIL = """---------- Forwarded message ---------
From: Harlow Police Department <pio@h.example>
Date: Mon, Mar 2, 2026 at 9:00 AM
Subject: Statement on
 the shooting
To: <desk@g.example>


The officer is on leave.
"""
APPLE = """Begin forwarded message:

> From: Harlow Police Department <pio@h.example>
> Subject: Statement on the shooting
> Date: March 2, 2026 at 9:00:12 AM CST
> To: desk@g.example
>
> The officer is on leave.
"""
OUTLOOK = """From: Harlow Police Department <pio@h.example>
Sent: Monday, March 2, 2026 9:00 AM
To: Desk <desk@g.example>
Subject: Statement on the shooting

The officer is on leave.
"""


@pytest.mark.parametrize("forwarded", [GMAIL, APPLE, OUTLOOK])
@pytest.mark.parametrize("note", ["", "See below.\n\n"])
def test_a_forwarded_message_is_a_document_with_its_own_sender_and_day(forwarded: str, note: str) -> None:
    found = documents(
        mail(note + forwarded, subject="FW: Statement on the shooting").as_bytes(), "a.eml", Stated(published="2026-03-09")
    )
    assert len(found) == (2 if note else 1)
    release = found[-1]
    assert release.text == "Statement on the shooting\n\nThe officer is on leave."
    assert (release.publisher, release.published, release.published_basis) == (
        "Harlow Police Department",
        "2026-03-02",
        "metadata",
    )
    assert release.found == ["a.eml/forwarded message 1"]
    if note:
        assert (found[0].text, found[0].published) == ("Statement on the shooting\n\nSee below.", "2026-03-09")


HTML_FORWARDS = [
    '<div>See below.<br><br><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Harlow Police '
    "Department</b> &lt;pio@h.example&gt;<br>Date: Mon, Mar 2, 2026 at 9:00 AM<br>Subject: Statement<br>To: d<br></div><br><p>The officer is "
    "on leave.</p></div></div>",
    "<div>See below.</div>Begin forwarded message:<blockquote type=cite><div><b>From: </b>Harlow Police Department &lt;pio@h.example&gt;</div>"
    "<div><b>Subject: </b><b>Statement</b></div><div><b>Date: </b>March 2, 2026 at 9:00:12 AM CST</div><br><div>The officer is on leave.</div>"
    "</blockquote>",
    "<p>See below.</p><div><p><b>From:</b> Harlow Police Department &lt;pio@h.example&gt;<br><b>Sent:</b> Monday, March 2, 2026 9:00 AM<br>"
    "<b>To:</b> Desk<br><b>Subject:</b> Statement</p></div><p>The officer is on leave.</p>",
]


@pytest.mark.parametrize("html", HTML_FORWARDS)
def test_forwards_in_html(html: str) -> None:
    message = mail(subject="Fwd: Statement")
    message.set_content(html, subtype="html")
    own, release = documents(message.as_bytes(), "a.eml")
    assert (own.text, own.issues) == ("Statement\n\nSee below.", [])
    assert release.text == "Statement\n\nThe officer is on leave."
    assert (release.publisher, release.published) == ("Harlow Police Department", "2026-03-02")


HTML_REPLIES = [
    "<p>He left.</p><div><p><b>From:</b> M &lt;m@g.example&gt;<br><b>Sent:</b> Monday, March 2, 2026 3:00 PM<br><b>Subject:</b> Q</p></div><p>Did he?</p>",
    "<p>He left.</p><blockquote type=cite><div>On Mar 2, 2026, at 3:00 PM, M &lt;m@g.example&gt; wrote:</div><div>Did he?</div></blockquote>",
    "<p>He left.</p><div class=gmail_attr>On Mon, Mar 2, 2026 at 3:00 PM M &lt;m@g.example&gt; wrote:<br></div><blockquote>Did he?</blockquote>",
]


@pytest.mark.parametrize("html", HTML_REPLIES)
def test_replies_in_html(html: str) -> None:
    message = mail(subject="RE: Q")
    message.set_content(html, subtype="html")
    found = document(message.as_bytes(), "a.eml")
    assert (found.text, found.issues) == ("Q\n\nHe left.", ["Quoted earlier messages were left out."])


def test_a_message_that_holds_only_another_is_a_forward_whatever_its_subject() -> None:
    (release,) = documents(mail(OUTLOOK, subject="For you").as_bytes(), "a.eml")
    assert (release.title, release.publisher) == ("Statement on the shooting", "Harlow Police Department")


def test_lines_of_a_forwarded_text_that_look_like_headers_are_its_text() -> None:
    body = "Date: March 1, 2026\nSubject: The statement\n\nWords."
    (release,) = documents(mail(OUTLOOK.replace("The officer is on leave.", body), subject="FW: x").as_bytes(), "a.eml")
    assert (release.text, release.published) == (f"Statement on the shooting\n\n{body}", "2026-03-02")


def test_forwards_of_forwards_and_attached_messages() -> None:
    inner = GMAIL.replace("The officer is on leave.", "FYI.\n\n" + GMAIL.replace("Statement on", "Second statement on"))
    message = mail(inner, subject="Fwd: x")
    message.add_attachment(mail("Attached.", subject="Third"))
    assert [item.text for item in documents(message.as_bytes(), "a.eml")] == [
        "Statement on the shooting\n\nFYI.",
        "Second statement on the shooting\n\nThe officer is on leave.",
        "Third\n\nAttached.",
    ]


def test_attachments_are_documents_and_pictures_are_counted() -> None:
    message = mail()
    message.add_attachment(b"Attached words.", maintype="text", subtype="plain", filename="note.txt")
    message.add_attachment(b"%PDF-1.4 broken", maintype="application", subtype="pdf", filename="log.pdf")
    message.add_attachment(b"\x89PNG", maintype="image", subtype="png", filename="logo.png")
    message.add_attachment(b"BEGIN:VCARD", maintype="text", subtype="vcard", filename="card.vcf")
    own, note, log = items(message.as_bytes(), "a.eml", Stated(title="T", publisher="P"))
    assert isinstance(own, Document)
    assert isinstance(note, Document)
    assert (own.title, own.issues) == ("T", ["Pictures and recordings attached: 1, not read."])
    assert (note.text, note.title, note.publisher, note.found) == ("Attached words.", None, "P", ["a.eml/note.txt"])
    assert str(log).startswith("a.eml/log.pdf: is a broken PDF file")


def test_html_only_and_a_stub_of_plain_text() -> None:
    html = (
        "<p>The officer <b>resigned</b>.</p><blockquote>Did he?</blockquote><div style='display:none'>Preview</div><p>He left<br>today.</p>"
        + 9 * "<p>More of the statement.</p>"
    )
    message = mail("View this message in a browser.")
    message.add_alternative(html, subtype="html")
    found = document(message.as_bytes(), "a.eml")
    assert found.text.startswith("Officer resigns\n\nThe officer resigned.\n\nHe left\ntoday.\n\nMore of")
    assert found.issues == ["Quoted earlier messages were left out."]


def test_a_plain_text_is_read_though_the_html_beside_it_is_a_bomb() -> None:
    message = mail("The statement of the department. " * 12)
    message.add_alternative("<p>Words.</p>" * 40_000 + "<p>Unsubscribe</p>", subtype="html")
    assert document(message.as_bytes(), "a.eml").text.startswith("Officer resigns\n\nThe statement of")


def test_plain_text_is_preferred_and_flowed_lines_are_joined() -> None:
    message = mail("The officer resigned \non Friday.\n\nHe left.\n")
    message.set_param("format", "flowed")
    message.add_alternative("<p>HTML of the same length.</p>", subtype="html")
    assert document(message.as_bytes(), "a.eml").text == "Officer resigns\n\nThe officer resigned on Friday.\n\nHe left."


def test_a_mailbox_holds_messages() -> None:
    box = b"".join(
        b"From d@h.example Tue Mar  3 23:15:00 2026\n"
        + mail(f"{n}.\n>From here on.\n\nFrom now on 12:30 it is 2026.\n").as_bytes()
        + b"\n"
        for n in (1, 2)
    )
    found = documents(box, "box")
    assert [item.found for item in found] == [["box/1.eml"], ["box/2.eml"]]
    assert found[1].text == "Officer resigns\n\n2.\nFrom here on.\n\nFrom now on 12:30 it is 2026."


@pytest.mark.parametrize(
    "text",
    [
        "From: Chief Holt\nDate: March 3, 2026\nSubject: Shooting\n\nThe officer is on leave.\n",
        "Contact: Sgt. Reed\nDate: March 3\n\nWords.\n",
        "From here on 12:30 in 2026\nnothing: changed",
    ],
)
def test_a_release_that_begins_like_a_mail_is_plain_text(text: str) -> None:
    assert document(text.encode(), "a.txt").text == text


def test_a_message_without_text() -> None:
    assert isinstance(error(mail("\n").as_bytes(), "a.eml"), NoText)
    assert isinstance(error(mail("> Only a quote.\n").as_bytes(), "a.eml"), NoText)
