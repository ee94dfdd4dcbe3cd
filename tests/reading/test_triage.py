"""Triage: the signs' own examples, and whole short documents."""

from functools import cache
from typing import Any

import pytest

from onrecord.language import AnnotatedText, annotate
from onrecord.lexicon import load
from onrecord.reading.triage import find_triage, signs
from onrecord.record import Document, Triage
from onrecord.text import document_id

SIGNS = [*load("triage")["patterns"], *load("triage")["parsed"]]


@cache
def read(content: str) -> AnnotatedText:
    return annotate(content)


def triage(content: str) -> Triage:
    document = Document(id=document_id(content), text=content)
    return find_triage(read(content), document, [], [])


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: str(sign["name"]))
def test_signs_match_their_examples(sign: dict[str, Any]) -> None:
    for sentence in sign["match"]:
        assert sign["name"] in signs(read(sentence), []), sentence
    for sentence in sign["not"]:
        assert sign["name"] not in signs(read(sentence), []), sentence


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (
            "Avon police shoot, kill man on Elm Road\n\nAvon police officers fatally shot a man on Monday after he pointed a gun at them.",
            True,
        ),
        (
            "One dead after deputy-involved shooting\n\nA deputy opened fire when the driver reached for a knife, the sheriff said.",
            True,
        ),
        (
            "No charges for officers who shot Dana Reed\n\nThe prosecutor cleared two officers in the police shooting of Dana Reed.",
            True,
        ),
        (
            "Man shot at party\n\nA man was shot by his neighbor on Friday, Avon police said. Officers arrested the neighbor.",
            False,
        ),
        ("Officer shot in Avon\n\nAn Avon officer was shot by a man who fled. Police are searching for him.", False),
        (
            "Corporal wins in court\n\nA corporal who was sued by the family of the man he shot has won in court. "
            "The SPD's Jo Marsh opened fire after a chase, and a judge ruled that Marsh fired reasonably.",
            True,
        ),
        ("Avon lays off deputies\n\nDeputy Reed was fired by the Avon sheriff, who opened the door to appeals.", False),
        ("Council votes on budget\n\nThe Avon council voted on Tuesday to pave Elm Road.", False),
    ],
)
def test_documents(content: str, answer: bool) -> None:
    found = triage(content)
    assert found.use_of_force is answer
    assert 0 <= found.score <= 1
    assert bool(found.because) is answer


# What a headline and one sentence tell: every kind of force and its aftermath, and what shares its words.
SHORT = [
    (
        "Trooper shoots driver after chase\n\nA state trooper shot a driver on Elm Road on Monday after a chase, the State Police said.",
        True,
    ),
    (
        "Deputies tased a man who died hours later\n\nA man died after two deputies used a Taser on him at a gas station, the sheriff said.",
        True,
    ),
    (
        "Man dies in police custody\n\nA 40-year-old man died in police custody on Friday, hours after officers pinned him to the ground.",
        True,
    ),
    ("Grand jury clears officer\n\nA grand jury declined to indict the officer who fatally shot Dana Reed in June.", True),
    (
        "City settles suit over police killing\n\nAvon will pay the family of Dana Reed, who was killed by an officer, $2 million.",
        True,
    ),
    ("Body camera video shows deputy firing\n\nThe video shows a deputy firing six shots at a man who held a phone.", True),
    (
        "Police dog bites man\n\nAn Avon police dog bit a man whom officers were trying to arrest. He sued, alleging excessive force.",
        True,
    ),
    ("Off-duty officer shoots intruder\n\nAn off-duty Avon officer shot a man who broke into her house, police said.", True),
    (
        "Chief: Officers feared for their lives\n\nThe officers who opened fire on a car Monday feared for their lives, Chief Ann Lee said.",
        True,
    ),
    ("Autopsy: man was shot in back by police\n\nDana Reed was shot in the back by police, an autopsy found.", True),
    (
        "Police use tear gas on crowd\n\nPolice used tear gas and rubber bullets on a crowd outside of city hall on Monday night.",
        True,
    ),
    ("Man shot by Avon police is named\n\nThe man shot by Avon police on Monday was named as Dana Reed.", True),
    (
        "Judge lets excessive force suit go on\n\nA judge refused to dismiss a suit that accuses two deputies of excessive force.",
        True,
    ),
    ("No charges in death of man beaten by troopers\n\nThe prosecutor will not charge the troopers who beat Dana Reed.", True),
    (
        "Rookie shot unarmed man\n\nA rookie cop shot an unarmed man in a stairwell. The department put the officer on leave.",
        True,
    ),
    (
        "Man charged in shooting at bar\n\nA man was charged with murder on Friday after two people were shot at a bar, Avon police said.",
        False,
    ),
    ("Police search for gunman\n\nPolice are looking for a man who shot his wife and fled.", False),
    ("Deputy dies in crash\n\nA county deputy died on Monday when a truck hit his car.", False),
    ("Officer wounded by gunman\n\nA gunman wounded an Avon officer on Friday and was arrested.", False),
    ("Police raise money for school\n\nAvon officers washed cars on Saturday to raise money for a school.", False),
    ("Man shoots himself after chase\n\nA man shot himself in his car after a chase, the sheriff said.", False),
    ("Boy shot with father's gun\n\nA 4-year-old boy shot himself with his father's gun, police said.", False),
    ("Chief retires\n\nAvon's police chief, Ann Lee, will retire in May after 30 years on the force.", False),
    ("Teens shot near school\n\nTwo teens were shot near a school. Police arrested a 17-year-old.", False),
    (
        "Clerk shoots robber\n\nA clerk shot a man who tried to rob his store, police said. Officers called it self-defense.",
        False,
    ),
    ("Police shoot film on safety\n\nAvon police shot a film about road safety with students.", False),
    ("Woman killed by husband\n\nA woman was killed by her husband on Friday, according to police.", False),
    ("Department hires ten officers\n\nThe Avon Police Department swore in ten new officers on Tuesday.", False),
    ("Police find body in river\n\nOfficers found the body of a man in the river on Sunday.", False),
    ("Officer fired for theft\n\nAn Avon officer was fired on Monday for stealing from the evidence room.", False),
    ("Fire destroys home\n\nFirefighters fought a blaze on Elm Road. Police closed the street.", False),
    ("Man convicted of killing deputy\n\nA jury convicted a man of killing a county deputy in 2018.", False),
    ("Security guard shoots shopper\n\nA store's guard shot a shopper in the leg during a fight, police said.", False),
    (
        "Drive-by leaves one dead\n\nOne man was killed and another wounded in a drive-by on Elm Road. Police have no suspects.",
        False,
    ),
    ("Police seek help\n\nDetectives ask anyone who saw the robbery to call them.", False),
    ("Police seize guns\n\nOfficers seized 40 guns and arrested three men in a raid on Monday.", False),
    ("Council debates police budget\n\nThe council debated how much to spend on new police cars.", False),
    (
        "Protesters march over police shooting\n\nHundreds marched on Sunday for Dana Reed, who was shot by police in June.",
        True,
    ),
    (
        "Officer charged with manslaughter\n\nAn Avon officer who shot an unarmed man was charged with manslaughter on Friday.",
        True,
    ),
    ("SWAT team kills gunman\n\nA man who held two hostages in an Avon bank was shot dead by a SWAT team, police said.", True),
    (
        "Border agent fires at truck\n\nA border patrol agent opened fire on a truck on Tuesday. The agent-involved shooting is under review.",
        True,
    ),
    (
        "Deputy put boy in chokehold, suit says\n\nA suit accuses an Avon deputy of excessive force after a chokehold left a boy hurt.",
        True,
    ),
    ("Deputy shoots scene for film\n\nA deputy shot a scene for a film about the department's dogs.", False),
]


@pytest.mark.parametrize(("content", "answer"), SHORT, ids=[content.partition("\n")[0] for content, _ in SHORT])
def test_short_documents(content: str, answer: bool) -> None:
    assert triage(content).use_of_force is answer


def test_a_mention_deep_in_a_long_text_is_one_in_passing() -> None:
    filler = "The council then spoke of roads. "
    mention = "A man was shot by police last year. "
    assert "passing" in signs(read(filler * 60 + mention + filler * 30), [])
    assert "passing" not in signs(read(mention + filler * 90), [])
    assert "passing" not in signs(read(filler * 60 + mention + filler * 20 + mention), [])


def test_a_rank_once_makes_the_name_police() -> None:
    assert "police_acted" in signs(read("Deputy Reed came. Later Reed shot the man."), [])
    assert "others_acted" in signs(read("Mr. Reed came. Later Reed shot the man."), [])


def test_reasons_are_words_of_the_text() -> None:
    content = "Avon police fatally shot a man on Monday. The officer-involved shooting is under review."
    words = [content[span.start : span.end] for span in triage(content).because]
    assert "officer-involved shooting" in words


@pytest.mark.parametrize(
    "content", ["", "...", "🚓🚓", "\ud800 police shot", "مرحبا", "shot\r\nby\r\npolice", "police shot " * 1000]
)
def test_any_text_is_read(content: str) -> None:
    triage(content)
