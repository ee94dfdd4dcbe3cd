"""An invented reading that has an entry in every layer, and variations of it."""

from onrecord.record import (
    Account,
    Document,
    Event,
    Evidence,
    Page,
    Participant,
    Party,
    Place,
    Point,
    Reading,
    Relation,
    Statement,
    TimeExpression,
    Triage,
)
from onrecord.text import Span, document_id

TITLE = "Officer shoots man on Alder Street"
BODY = (
    "Officer Lena Ruiz shot Devon Harrow, 17, on Alder Street in Fenwick on March 12.\n\n"
    "“He was holding a knife,” Chief Omar Bell said at a press conference. "
    "Harrow's aunt, Ana Harrow, said he was unarmed. "
    "The Fenwick Police Officers' Union did not return a call. Body camera video has not been released."
)
READER = "reader-1"


def span(words: str, text: str) -> Span:
    """Where some words first stand."""
    start = text.index(words)
    return Span(start, start + len(words))


def document(
    text: str = f"{TITLE}\n\n{BODY}", title: str | None = TITLE, found: str = "/news/alder.txt", **known: object
) -> Document:
    """A document of that text."""
    fields = {"id": document_id(text), "title": title, "found": [found], "kind": "news", "text": text, **known}
    return Document.model_validate(fields)


def empty_reading(text: str, title: str | None = None, found: str = "/news/other.txt", **known: object) -> Reading:
    """A reading in which nothing was found."""
    return Reading(document=document(text, title, found, **known))


def reading() -> Reading:
    """The reading with everything."""
    d = document(
        publisher="The Fenwick Courier",
        authors=["Jo Pell"],
        published="2026-03-14",
        published_basis="given",
        url="https://courier.example/alder",
        pages=[Page(number=1, span=Span(0, 20))],
        issues=["no author's e-mail"],
    )

    def at(words: str) -> list[Span]:
        return [span(words, d.text)]

    return Reading(
        document=d,
        parties=[
            Party(id="p1", kind="person", name="Lena Ruiz", roles=["officer"], spans=at("Lena Ruiz")),
            Party(
                id="p2",
                kind="person",
                name="Devon Harrow",
                roles=["person_harmed"],
                age=17,
                minor=True,
                fate="injured",
                relations=[Relation(to="p4", relation="nephew")],
                spans=[*at("Devon Harrow"), *at("Harrow's")],
            ),
            Party(
                id="p3",
                kind="person",
                name="Omar Bell",
                title="Chief",
                affiliation="p6",
                roles=["official"],
                spans=at("Omar Bell"),
            ),
            Party(
                id="p4", kind="person", name="Ana Harrow", roles=["family"], age=0.5, represents=["p2"], spans=at("Ana Harrow")
            ),
            Party(
                id="p5",
                kind="organization",
                name="Fenwick Police Officers' Union",
                roles=["union"],
                spans=at("Fenwick Police Officers' Union"),
            ),
            Party(id="p6", kind="agency", label="the police", spans=at("Officer")),
        ],
        events=[
            Event(
                id="e1",
                type="use_of_force",
                subtype="shooting",
                date="2026-03-12",
                date_basis="resolved",
                time="21:30",
                place=Place(name="Alder Street", city="Fenwick", spans=at("Alder Street in Fenwick")),
                participants=[Participant(party="p1", role="officer"), Participant(party="p2", role="person_harmed")],
                count=2,
                attributed_to="s1",
                spans=at("shot"),
            ),
            Event(
                id="e2", type="evidence_released", polarity="negated", date="../2026-03-14", spans=at("has not been released")
            ),
            Event(id="e3", type="press_conference", background=True, modality="planned", spans=at("press conference")),
        ],
        statements=[
            Statement(
                id="s1",
                kind="direct",
                source="p3",
                source_spans=at("Chief Omar Bell"),
                cue_spans=at("said"),
                content_spans=at("“He was holding a knife,”"),
                medium="press_conference",
                about=["p2"],
            ),
            Statement(id="s2", kind="indirect", source="p4", cue_spans=at("said he"), content_spans=at("he was unarmed")),
            Statement(id="s3", kind="unreached", source="p5", cue_spans=at("did not return a call")),
            Statement(id="s4", kind="indirect", content_spans=at("on March 12")),
        ],
        evidence=[
            Evidence(id="v1", kind="body_camera", status=["exists", "withheld"], held_by="p6", spans=at("Body camera video"))
        ],
        points=[
            Point(
                point="armed",
                about="p2",
                accounts=[
                    Account(value="knife", statement="s1", source="p3", spans=at("holding a knife")),
                    Account(value="unarmed", statement="s2", source="p4", spans=at("unarmed")),
                ],
                disputed=True,
            )
        ],
        dates=[TimeExpression(span=span("March 12", d.text), type="DATE", value="2026-03-12", edtf="2026-03-12")],
        triage=Triage(use_of_force=True, score=0.98, because=at("shot")),
    )
