"""A reading in which every piece of text tries to be something else than text."""

from onrecord.record import Place, Reading
from tests.cases.made import Telling

SCRIPT = "<script>alert(1)</script>"
IMAGE = '"><img src=x onerror=alert(2)>'
JINJA = "{{ 7*7 }}{% raw %}"
FORMULA = '=HYPERLINK("http://evil.example","x")'
TURNED = "\u202egnp.exe\u202c"
HALF = "\ud800"
CONTROL = "\x1b[31m\x00"
WORDS = (SCRIPT, IMAGE, JINJA, FORMULA)


def hostile_reading() -> Reading:
    """A document whose title, publisher, names and words are hostile."""
    told = Telling(
        f"Title {SCRIPT}\n\nOfficer Bad{IMAGE} shot Mr{SCRIPT} at Place{IMAGE} {TURNED} {HALF} {CONTROL}\r\n"
        f"and Name{JINJA} said “it was {SCRIPT}{FORMULA}”. They did not call back{IMAGE}. A video{SCRIPT}. " + "long " * 2_000,
        published="2031-04-07",
        title=f"Title {SCRIPT}{TURNED}{HALF}",
        publisher=f"Pub{IMAGE}",
        authors=[f"Author{SCRIPT}"],
        url=f"javascript:alert(3){IMAGE}",
        found=[f"/tmp/{SCRIPT}"],
        issues=[f"issue {IMAGE}"],
    )
    told.person("p1", f"Bad{IMAGE}", roles=["officer"], title=SCRIPT)
    told.person("p2", f"Mr{SCRIPT}", roles=["person_harmed"], fate="killed")
    told.person("p3", f"Name{JINJA}", roles=["official"], relations=[("p2", IMAGE)])
    told.event("e1", "use_of_force", "shot", {"p1": "officer", "p2": "person_harmed"}, date="2031-04-06", subtype=SCRIPT,
               place=Place(name=IMAGE, city=SCRIPT, state=JINJA, spans=told.at("at Place")))  # fmt: skip
    told.event("e2", "investigation_opened", "call back", date="2031-04-07", subtype=IMAGE, time=SCRIPT)
    told.says("s1", "p3", f"“it was {SCRIPT}{FORMULA}”", date=SCRIPT)
    told.says("s2", "p1", f"They did not call back{IMAGE}", kind="unreached")
    told.item("v1", "other", f"A video{SCRIPT}", "exists")
    told.account("armed", f"knife{SCRIPT}", "shot", source="p1", about="p2")
    told.account("armed", f"no{IMAGE}", "call back", source="p3", about="p2")
    read = told.read()
    points = [read.points[0].model_copy(update={"accounts": [a for p in read.points for a in p.accounts], "disputed": True})]
    return read.model_copy(update={"points": points})
