"""Ways in which news tell who said what: leads, asides, passives, idioms, quotations apart; and words that tell nothing."""

import pytest

from tests.reading.statements.told import told

# Text; (source, cue, content) of each statement in order.
TOLD: list[tuple[str, list[tuple[str, str, str]]]] = [
    (
        "MARLOW, Ohio — A deputy shot a man on Monday, Sheriff Bo Ray said.",
        [("Sheriff Bo Ray", "said", "A deputy shot a man on Monday")],
    ),
    ("Marlow — The man had a gun, according to Chief Ann Lee.", [("Chief Ann Lee", "according to", "The man had a gun")]),
    ("WASHFORD (AP) -- Chief Ann Lee said the man fled.", [("Chief Ann Lee", "said", "the man fled")]),
    ("Buy Photo The man died at the scene, the sheriff said.", [("the sheriff", "said", "The man died at the scene")]),
    ("Man had a knife when deputies shot him: sheriff", [("sheriff", ":", "Man had a knife when deputies shot him")]),
    ("Lee: ‘I did not see a gun’\n\nAnn Lee testified on Monday.", [("Lee", ":", "‘I did not see a gun’")]),
    (
        "Police shot Dana Cole, 34, who, according to the sheriff, was armed with a rifle.",
        [("the sheriff", "according to", "who … was armed with a rifle")],
    ),
    (
        "Officers shot Dana Cole, who, police said, had a rifle in his hands.",
        [("police", "said", "who … had a rifle in his hands")],
    ),
    ("The chief, who said the man fired first, left the room.", [("who", "said", "the man fired first")]),
    ("The gun, which police say was loaded, was in the car.", [("police", "say", "which … was loaded")]),
    ("The shooting was described as justified.", [("", "was described", "The shooting … as justified")]),
    ("Lee was called a hero by the mayor.", [("the mayor", "was called", "Lee … a hero")]),
    ("The driver is believed to have fled on foot.", [("", "is believed", "The driver … to have fled on foot")]),
    ("The officer was accused of lying by the family.", [("the family", "was accused", "The officer … lying")]),
    ("The tape is considered the best evidence.", [("", "is considered", "The tape … the best evidence")]),
    ("The lawsuit accuses the city of hiding the tape.", [("The lawsuit", "accuses", "the city of hiding the tape")]),
    ("As the sheriff put it, “He had no choice.”", [("the sheriff", "put it", "“He had no choice.”")]),
    ("“He had no choice,” as the sheriff put it.", [("the sheriff", "put it", "“He had no choice,”")]),
    ("The sheriff made it clear that nobody is above the law.", [("The sheriff", "made it clear", "nobody is above the law")]),
    ("Her answer was no.", [("Her", "answer", "no")]),
    ("The chief's message was that the town is safe.", [("The chief's", "message", "the town is safe")]),
    ("His response was: “I have nothing to hide.”", [("His", "response", "“I have nothing to hide.”")]),
    ("Half of the neighbors said yes.", [("Half of the neighbors", "said", "yes")]),
    ("“Drop it,” the officer can be heard saying in the recording.", [("the officer", "saying", "“Drop it,”")]),
    ("Ray was quoted as saying that he ran.", [("Ray", "saying", "he ran")]),
    (
        "The department released a statement on Monday.\n\n“Our thoughts are with the family of Mr. Cole. We ask for calm.”",
        [("The department", "released", "“Our thoughts are with the family of Mr. Cole. We ask for calm.”")],
    ),
    (
        "“They shot him in the back while he ran.”\n\nThat is how Bo Ray, a neighbor, described the shooting.",
        [("Bo Ray, a neighbor", "described", "“They shot him in the back while he ran.”")],
    ),
    (
        "“He ran to the back,” Lee said. The yard was dark. “Then I heard two shots.”",
        [("Lee", "said", "“He ran to the back,” … “Then I heard two shots.”")],
    ),
    (
        "“He was never violent,” Lee said. Instead, “he was the one who calmed us down.”",
        [("Lee", "said", "“He was never violent,” … Instead, “he was the one who calmed us down.”")],
    ),
    (
        "Lee called the shooting a tragedy. “Nobody had to die that night.”",
        [("Lee", "called", "the shooting a tragedy … “Nobody had to die that night.”")],
    ),
    (
        "Ann Lee, Bo Ray and Jo Marsh all testified that they saw no gun.",
        [
            ("Ann Lee", "testified", "they saw no gun"),
            ("Bo Ray", "testified", "they saw no gun"),
            ("Jo Marsh", "testified", "they saw no gun"),
        ],
    ),
    (
        "The governor added that investigators found that the deputy fired first.",
        [
            ("The governor", "added", "investigators found that the deputy fired first"),
            ("investigators", "found", "the deputy fired first"),
        ],
    ),
    (
        "The lawyer said the family believes the tape was cut.",
        [("The lawyer", "said", "the family believes the tape was cut"), ("the family", "believes", "the tape was cut")],
    ),
    ("Police asked her if she knew the man.", [("Police", "asked", "if she knew the man")]),
    ("Lee said after the vote he would sue the city.", [("Lee", "said", "after the vote he would sue the city")]),
    (
        "Republicans said the plan is dead and Democrats accused the mayor of lying.",
        [("Republicans", "said", "the plan is dead"), ("Democrats", "accused", "the mayor of lying")],
    ),
    (
        "Many have said they will march and others have said they will sue.",
        [("Many", "have said", "they will march"), ("others", "have said", "they will sue")],
    ),
    ("He said he is well and promised to come back.", [("He", "said", "he is well"), ("He", "promised", "to come back")]),
    ("The gun, he told me on Friday, was loaded.", [("he", "told", "The gun … was loaded")]),
    (
        "These officers, Lee explained at the hearing, were well trained.",
        [("Lee", "explained", "These officers … were well trained")],
    ),
    (
        "To know the town, Chief Ann Lee said, one should walk it.",
        [("Chief Ann Lee", "said", "To know the town … one should walk it")],
    ),
    ("The mayor called for calm in a statement on Monday.", [("The mayor", "called", "calm")]),
    ("The union praised the deputy in an interview.", [("The union", "praised", "the deputy")]),
    ("Lee said he will stay — a promise that he made before.", [("Lee", "said", "he will stay")]),
    ("The family is demanding the release of the video.", [("The family", "is demanding", "the release of the video")]),
    ("The chief defended the officers.", [("The chief", "defended", "the officers")]),
    ("The medical examiner ruled the death a homicide.", [("The medical examiner", "ruled", "the death a homicide")]),
    ("A study found four cases of fraud.", [("A study", "found", "four cases of fraud")]),
    ("Relatives filed a request with the court to seal the file.", [("Relatives", "request", "to seal the file")]),
    ("To seal the file, relatives filed a request", []),  # the text ends here
    (
        "“We are praying for the family,” Mayor Ann Lee tweeted Monday night.",
        [("Mayor Ann Lee", "tweeted", "“We are praying for the family,”")],
    ),
    ("In a letter to the council, the widow wrote that nobody called her.", [("the widow", "wrote", "nobody called her")]),
    ("The coroner's report says the bullet hit his back.", [("The coroner's report", "says", "the bullet hit his back")]),
    ("According to court records, Ray was sued twice.", [("court records", "According to", "Ray was sued twice")]),
    ("Lee said of the deputies: “They never knocked.”", [("Lee", "said", "“They never knocked.”")]),
    ("The widow fears for her son.", [("The widow", "fears", "her son")]),
    (
        "The officer feared for his life, the chief said.",
        [("the chief", "said", "The officer feared for his life"), ("The officer", "feared", "his life")],
    ),
    ("The mayor asked: “Who gave the order?”", [("The mayor", "asked", "“Who gave the order?”")]),
    ("Lee said “no” when she was asked about the gun.", [("Lee", "said", "“no”"), ("", "was asked", "the gun")]),
    ("The spokesman confirmed Monday that the deputy is on leave.", [("The spokesman", "confirmed", "the deputy is on leave")]),
    ("An officer yelled “Drop the knife!” and fired.", [("An officer", "yelled", "“Drop the knife!”")]),
    (
        "The crowd marched to city hall, chanting “No justice, no peace!”",
        [("The crowd", "chanting", "“No justice, no peace!”")],
    ),
    (
        "“We will review the tape,” Bo Ray, a deputy chief who leads the inquiry, told reporters this week.",
        [("Bo Ray, a deputy chief who leads the inquiry", "told", "“We will review the tape,”")],
    ),
    (
        "The mother told what happened to the Ledger: “They came in and fired.”",
        [("The mother", "told", "what happened to the Ledger: “They came in and fired.”")],
    ),
    ("Lee was quick to add that the officer was hurt too.", [("Lee", "to add", "the officer was hurt too")]),
    (
        "A neighbor, who asked not to be named, said she heard three shots.",
        [("A neighbor, who asked not to be named", "said", "she heard three shots")],
    ),
    (
        "A spokesperson for the department said the deputy was well.",
        [("A spokesperson for the department", "said", "the deputy was well")],
    ),
    ("Neither Ray nor his lawyer said a word.", []),
    ("The officer is said to be a veteran.", []),
    ("The victim demanded money.", []),
    ("The officers announced their presence.", []),
    ("The officer was fired by the chief.", []),
    ("A website called “Gun Watch” was shut down.", []),
    ("Police were called to a home on Elm Road.", []),
    ("The mayor reached out to the family after the march.", []),
    ("The man was dressed as a guard.", []),
    ("The road sign “Slow” was gone.", []),
]


@pytest.mark.parametrize(("content", "expected"), TOLD, ids=[content[:40] for content, _ in TOLD])
def test_who_said_what(content: str, expected: list[tuple[str, str, str]]) -> None:
    assert [(source, cue, said) for _, source, cue, said in told(content)] == expected
