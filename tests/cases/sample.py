"""An invented case in three documents: the first report, the family's account, the decision."""

from onrecord.record import Place, Reading
from tests.cases.made import Telling

HARROW = {"city": "Harrow Falls", "state": "Nevada"}


def first_report() -> Reading:
    """The day after: nobody is named, the police say three shots."""
    told = Telling(
        "A Harrow Falls police officer shot a man on Tanner Street on Sunday. Chief Lorna Pettibone said that the officer fired "
        "three shots and that the man had a knife. The officer was placed on leave. The State Bureau of Inquiry opened an "
        "investigation. The officer's name was not released. The union did not return calls. Body camera video will be released.",
        published="2031-04-07",
        title="Officer shoots man",
        publisher="The Calder Courier",
    )
    told.person("p1", "Harrow Falls police", kind="agency", roles=["involved_agency"])
    told.person("p2", "officer", roles=["officer"])
    told.person("p3", "man", roles=["person_harmed"], fate="injured")
    told.person("p4", "Lorna Pettibone", title="Chief", roles=["official"], affiliation="p1")
    told.person("p5", "State Bureau of Inquiry", kind="agency", roles=["investigating_agency"])
    told.person("p6", "union", kind="organization", roles=["union"])
    told.event("e1", "use_of_force", "shot", {"p2": "officer", "p3": "person_harmed"}, subtype="shooting", date="2031-04-06",
               place=Place(name="Tanner Street", **HARROW, spans=told.at("Tanner Street")))  # fmt: skip
    told.event("e2", "leave", "placed on leave", {"p2": "subject"})
    told.event("e3", "investigation_opened", "opened an investigation", {"p5": "authority"}, date="2031-04-07")
    told.event("e4", "officer_identified", "released", polarity="negated")
    told.event("e5", "evidence_released", "will be released", modality="planned", subtype="body_camera")
    told.says("s1", "p4", "the officer fired three shots and that the man had a knife")
    told.says("s2", "p6", "did not return calls", kind="unreached")
    told.item("v1", "body_camera", "Body camera video", "exists")
    told.account("shots_fired", "three", "three", source="p4").account("armed", "knife", "knife", source="p4", about="p3")
    return told.read()


def family_account() -> Reading:
    """Four days after: the man is named and has died; his sister gives another account."""
    told = Telling(
        "Dorian Askew, 34, who was shot by Harrow Falls Police Department officer Reid Sandoval on Tanner Street, died on Tuesday. "
        "His sister, Maribel Askew, said that he held a phone and that she heard five shots. She will file a lawsuit.",
        published="2031-04-10",
        title="Sister disputes account",
    )
    told.person("p1", "Dorian Askew", age=34, roles=["person_harmed"], fate="killed")
    told.person("p2", "Harrow Falls Police Department", kind="agency", roles=["involved_agency"])
    told.person("p3", "Reid Sandoval", title="officer", roles=["officer"], affiliation="p2")
    told.person("p4", "Maribel Askew", roles=["family"], relations=[("p1", "sister")])
    told.event("e1", "use_of_force", "shot", {"p3": "officer", "p1": "person_harmed"}, subtype="shooting",
               place=Place(**HARROW, spans=told.at("Tanner Street")))  # fmt: skip
    told.event("e2", "death", "died", {"p1": "person_harmed"}, date="2031-04-08")
    told.event("e3", "lawsuit_filed", "file a lawsuit", {"p4": "agent"}, modality="planned", attributed_to="s1")
    told.says("s1", "p4", "he held a phone and that she heard five shots")
    told.account("shots_fired", "five", "five", source="p4").account("armed", "phone", "phone", source="p4", about="p1")
    return told.read()


def decision() -> Reading:
    """Four months after: no charges; the chief now says five shots."""
    told = Telling(
        "Officer Sandoval will not be charged in the death of Askew, the prosecutor wrote on August 19. The investigation is closed. "
        "Chief Pettibone said that five shots were fired. In 2028 an officer shot another man.",
        published="2031-08-20",
    )
    told.person("p1", "Sandoval", roles=["officer"]).person("p2", "Askew", roles=["person_harmed"], fate="killed")
    told.person("p3", "Pettibone", roles=["official"])
    told.event("e1", "charging_decision", "not be charged", {"p1": "subject"}, outcome="declined", date="2031-08-19")
    told.event("e2", "investigation_closed", "closed")
    told.event("e3", "use_of_force", "shot another man", subtype="shooting", date="2028", background=True)
    told.says("s1", "p3", "five shots were fired")
    told.account("shots_fired", "five", "five", source="p3")
    return told.read()


def readings() -> list[Reading]:
    """All three."""
    return [first_report(), family_account(), decision()]
