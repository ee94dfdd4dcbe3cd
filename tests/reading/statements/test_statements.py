"""Statements: who said what, in which words, to whom."""

import pytest

from tests.reading.statements.told import read, statements, told

ATTRIBUTIONS = [
    # after, before, in the middle
    ("Chief Ann Lee said the deputy fired twice.", ("indirect", "Chief Ann Lee", "said", "the deputy fired twice")),
    ("The family of Dale Roe, Jr. said he was unarmed.", ("indirect", "The family of Dale Roe, Jr.", "said", "he was unarmed")),
    ("Deputies shot a man who police say pointed a gun.", ("indirect", "police", "say", "who … pointed a gun")),
    ("Deputies shot a man who officials say charged at them.", ("indirect", "officials", "say", "who … charged at them")),
    (
        "The man who the family's lawyer said was unarmed, died.",
        ("indirect", "the family's lawyer", "said", "who … was unarmed"),
    ),
    ("The gun that police say was loaded was a toy.", ("indirect", "police", "say", "that … was loaded")),
    ("The gun was loaded, police said.", ("indirect", "police", "said", "The gun was loaded")),
    ("The driver, police said, reached for a gun.", ("indirect", "police", "said", "The driver … reached for a gun")),
    (
        "When the inquiry ends, it will be public, Lee said.",
        ("indirect", "Lee", "said", "When the inquiry ends, it will be public"),
    ),
    (
        "In a statement, the sheriff said the deputy was on leave.",
        ("indirect", "the sheriff", "said", "the deputy was on leave"),
    ),
    (
        "The chief announced Monday that two officers were put on leave.",
        ("indirect", "The chief", "announced", "two officers were put on leave"),
    ),
    # quotations
    (
        "“The gun was loaded,” said Bo Ray, the county sheriff.",
        ("direct", "Bo Ray, the county sheriff", "said", "“The gun was loaded,”"),
    ),
    (
        "Bo Ray, the county sheriff, said: “The gun was loaded.”",
        ("direct", "Bo Ray, the county sheriff", "said", "“The gun was loaded.”"),
    ),
    ("“The gun,” Bo Ray said, “was loaded.”", ("direct", "Bo Ray", "said", "“The gun,” … “was loaded.”")),
    ("“We heard shots,” Bo Ray said. “Then we ran.”", ("direct", "Bo Ray", "said", "“We heard shots,” … “Then we ran.”")),
    ("“He was good.” Ann Lee said. “He never hurt us.”", ("direct", "Ann Lee", "said", "“He was good.” … “He never hurt us.”")),
    ("Ann Lee told reporters, “He was a good boy.”", ("direct", "Ann Lee", "told", "“He was a good boy.”")),
    ("“Where is my son?” she asked.", ("direct", "she", "asked", "“Where is my son?”")),
    ("“Drop the knife!” the officer yelled.", ("direct", "the officer", "yelled", "“Drop the knife!”")),
    ('"I was scared," the deputy wrote in his report.', ("direct", "the deputy", "wrote", '"I was scared,"')),
    ("“No,” he said.", ("direct", "he", "said", "“No,”")),
    ("“It was dark,” grumbled Bo Ray.", ("direct", "Bo Ray", "grumbled", "“It was dark,”")),
    (
        "“It was all so very dark,” said police spokesman Sgt. Bo Ray.",
        ("direct", "police spokesman Sgt. Bo Ray", "said", "“It was all so very dark,”"),
    ),
    (
        "Police said the driver “reached for something” in the car.",
        ("mixed", "Police", "said", "the driver “reached for something” in the car"),
    ),
    ("A sign read “No Parking.”", ("direct", "A sign", "read", "“No Parking.”")),
    # over paragraphs
    (
        "“He was good,” Ann Lee said.\n\n“We want to see the tape.”",
        ("direct", "Ann Lee", "said", "“He was good,” … “We want to see the tape.”"),
    ),
    (
        '"We were asleep.\n\n"My son was in the hall," Ann Lee said.',
        ("direct", "Ann Lee", "said", '"We were asleep. … "My son was in the hall,"'),
    ),
    # documents, recordings, headlines
    ("According to the sheriff, the man fled.", ("indirect", "the sheriff", "According to", "the man fled")),
    ("The man had a knife, according to witnesses.", ("indirect", "witnesses", "according to", "The man had a knife")),
    (
        "According to the lawsuit, filed in county court, the officer fired first.",
        ("indirect", "the lawsuit", "According to", "the officer fired first"),
    ),
    ("The video shows the officer firing twice.", ("indirect", "The video", "shows", "the officer firing twice")),
    ("Court records show that the officer was sued.", ("indirect", "Court records", "show", "the officer was sued")),
    ("Sheriff: Deputy shot man who had a knife", ("indirect", "Sheriff", ":", "Deputy shot man who had a knife")),
    ("Deputy shot man who had a knife, sheriff says", ("indirect", "sheriff", "says", "Deputy shot man who had a knife")),
    # cues without "say"
    ("Investigators believe the driver fled on foot.", ("indirect", "Investigators", "believe", "the driver fled on foot")),
    ("The mayor wants the chief to resign.", ("indirect", "The mayor", "wants", "the chief to resign")),
    ("The mother wants something done.", ("indirect", "The mother", "wants", "something done")),
    (
        "The family called for an independent investigation.",
        ("indirect", "The family", "called", "an independent investigation"),
    ),
    ("The mayor called for the chief to resign.", ("indirect", "The mayor", "called", "the chief to resign")),
    ("The union denied the claims.", ("indirect", "The union", "denied", "the claims")),
    ("Police accused the man of lying.", ("indirect", "Police", "accused", "the man of lying")),
    ("The officer told him to drop the knife.", ("indirect", "The officer", "told", "to drop the knife")),
    ("Ann Lee testified that she saw a gun.", ("indirect", "Ann Lee", "testified", "she saw a gun")),
    ("The judge ruled that the search was unlawful.", ("indirect", "The judge", "ruled", "the search was unlawful")),
    ("His mother fears that the tape will vanish.", ("indirect", "His mother", "fears", "the tape will vanish")),
    ("Neighbors complained about the noise.", ("indirect", "Neighbors", "complained", "the noise")),
    ("The chief expressed regret over the shooting.", ("indirect", "The chief", "expressed", "regret over the shooting")),
    ("She asked why the officers had fired.", ("indirect", "She", "asked", "why the officers had fired")),
    ("Witnesses described the man as calm.", ("indirect", "Witnesses", "described", "the man as calm")),
    ("A caller reported someone pointing a gun.", ("indirect", "A caller", "reported", "someone pointing a gun")),
    # passive
    ("Officers were told the man had a rifle.", ("indirect", "", "were told", "the man had a rifle")),
    ("The man was described as calm by witnesses.", ("indirect", "witnesses", "was described", "The man … as calm")),
]


@pytest.mark.parametrize(("content", "expected"), ATTRIBUTIONS, ids=[content[:40] for content, _ in ATTRIBUTIONS])
def test_attribution(content: str, expected: tuple[str, str, str, str]) -> None:
    assert told(content) == [expected]


SEVERAL = [
    (
        "The chief said the deputy fired, adding that he was on leave.",
        [("indirect", "The chief", "said", "the deputy fired"), ("indirect", "The chief", "adding", "he was on leave")],
    ),
    (
        "The mayor urged residents to stay inside and questioned why police fired.",
        [
            ("indirect", "The mayor", "urged", "residents to stay inside"),
            ("indirect", "The mayor", "questioned", "why police fired"),
        ],
    ),
    (
        "Chief Ann Lee and Mayor Bo Ray said the officer was on leave.",
        [
            ("indirect", "Chief Ann Lee", "said", "the officer was on leave"),
            ("indirect", "Mayor Bo Ray", "said", "the officer was on leave"),
        ],
    ),
]


@pytest.mark.parametrize(("content", "expected"), SEVERAL)
def test_several(content: str, expected: list[tuple[str, str, str, str]]) -> None:
    assert told(content) == expected


@pytest.mark.parametrize(
    "content",
    [
        "The so-called “warrior” training was stopped.",
        "He read “War and Peace” at school.",
        "Robert “Bob” Lee was 40.",
        "The mayor reached out to residents after the march.",
        "The officer is said to be a veteran.",
        "The officer fired twice and ran.",
        "Her “brown bag” lunch was on the table.",
        "The man refused to leave the car.",
        "The deputy was charged with assault.",
        'The 6\'2" man wore a 9" blade.',
        "Officers showed the boy the car.",
        "Police announced themselves.",
    ],
)
def test_no_statement(content: str) -> None:
    assert told(content) == []


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("The chief said the officer ordered the man to stop.", ["said", "ordered"]),
        ("The chief said he thinks the officer was right.", ["said"]),
        ("“I think they knew he was ill,” Ann Lee said.", ["said"]),
    ],
)
def test_nesting(content: str, expected: list[str]) -> None:
    found = statements(content)
    assert [read(content).text.words(s.cue_spans) for s in found] == expected
    assert [s.nested_in for s in found] == [None, *["s1"] * (len(found) - 1)]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("Sheriff Bo Ray declined to say whether he was armed.", ("declined", "Sheriff Bo Ray", "whether he was armed")),
        ("The mayor, Ann Lee, did not return calls seeking comment.", ("unreached", "The mayor, Ann Lee", "")),
        ("The Ledger reached out to Ann Lee for comment but she did not respond to the request.", ("unreached", "she", "")),
        ("Police would not say why he fired.", ("declined", "Police", "why he fired")),
        ("Reached by phone, Bo Ray declined comment.", ("declined", "Bo Ray", "")),
    ],
)
def test_refusals(content: str, expected: tuple[str, str, str]) -> None:
    text = read(content).text
    found = [(s.kind, text.words(s.source_spans), text.words(s.content_spans)) for s in statements(content)]
    assert found == [expected]


def test_circumstances() -> None:
    content = "Sheriff Bo Ray told Mayor Ann Lee on Monday at a news conference that the deputy fired."
    [found] = statements(content)
    names = {party.id: party.name for party in read(content).parties}
    assert (names[found.source or ""], names[found.addressee or ""]) == ("Bo Ray", "Ann Lee")
    assert (found.medium, found.date) == ("press_conference", "2021-05-03")


@pytest.mark.parametrize("content", ["", "...", "😀", "\n\n", "“", "said", "\ud800 said x", "“”said", ":", "A: “"])
def test_any_text(content: str) -> None:
    statements(content)
