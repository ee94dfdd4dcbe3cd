"""Kinds of attribution that readers of the field meet: what is said, by whom, and what is not part of it."""

import pytest

from tests.reading.statements.told import told

# Text; (source, cue, content) of each statement in order; words that no content may hold.
KINDS: list[tuple[str, list[tuple[str, str, str]], str]] = [
    # a cue leads into a quotation, whatever stands before it
    ("As the van left, the neighbors shouted, “Let him go!”", [("the neighbors", "shouted", "“Let him go!”")], "van"),
    (
        "Asked about the tape, Chief Ann Lee said, “Not today, not ever.”",
        [("", "Asked", "the tape"), ("Chief Ann Lee", "said", "“Not today, not ever.”")],
        "",
    ),
    (
        "She told the crowd that after two years of waiting, “It is time.”",
        [("She", "told", "after two years of waiting, “It is time.”")],
        "",
    ),
    ("Ray said he was calm: “We only talked.”", [("Ray", "said", "he was calm: “We only talked.”")], ""),
    ("Marchers chanted “No justice” and “No peace.”", [("Marchers", "chanted", "“No justice” and “No peace.”")], ""),
    ("Lee said the crew had “no plan” and the tape was lost.", [("Lee", "said", "the crew had “no plan” and the tape was lost")], ""),
    # after a quotation
    ("“Is that all there is?” Ray said. “We need a new chief.”", [("Ray", "said", "“Is that all there is?” … “We need a new chief.”")], ""),
    (
        "“We will find out,” Avon police Chief Bo Ray said Monday. “I promise that.”",
        [("Avon police Chief Bo Ray", "said", "“We will find out,” … “I promise that.”")],
        "",
    ),
    (
        "“It was a big day for us all!” Ray's niece, state Rep. Ann “Cia” Price, shouted to the crowd.",
        [("Ray's niece, state Rep. Ann “Cia” Price", "shouted", "“It was a big day for us all!”")],
        "niece",
    ),
    ("“Not at all,” he said of the charge.", [("he", "said", "“Not at all,”")], ""),
    ("“Are you well?” she said, but he had gone by then.", [("she", "said", "“Are you well?”")], "gone"),
    ("“The tape is gone,” read the letter from the city.", [("the letter from the city", "read", "“The tape is gone,”")], ""),
    ("“The tape is gone for good,” wrote another.", [("another", "wrote", "“The tape is gone for good,”")], ""),
    (
        "The union was angry (“I want my dues back,” wrote Bo Ray on its page).",
        [("Bo Ray", "wrote", "“I want my dues back,”")],
        "angry",
    ),
    # a quotation of its own in the next sentence
    (
        "The man ran to the river, Lee said. “He was scared of the dogs.”",
        [("Lee", "said", "The man ran to the river … “He was scared of the dogs.”")],
        "",
    ),
    (
        "Lee said her son called that night. “He sounded well to me.”",
        [("Lee", "said", "her son called that night … “He sounded well to me.”")],
        "",
    ),
    # colons and dashes
    ("Mayor Ann Lee made the following promise:\n\n“We will open the files.”", [("Mayor Ann Lee", "made", "“We will open the files.”")], ""),
    ("“He was the best of us all.” — Ann Lee", [("Ann Lee", "—", "“He was the best of us all.”")], ""),
    ("“He was the best of us all.”\n\n— Ann Lee", [("Ann Lee", "—", "“He was the best of us all.”")], ""),
    ("The judge wrote:\n\nThe stop was not lawful.", [("The judge", "wrote", "The stop was not lawful")], ""),
    ("Her sister agreed. “He was kind to us all.”", [("Her sister", "agreed", "“He was kind to us all.”")], ""),
    ("From the mayor's post: “We will open the files.”", [("the mayor's", "post", "“We will open the files.”")], ""),
    # a transcript; a list of labels is none
    (
        "OFFICER: Get on the ground.\n\nASHBY: I am down.\n\nOFFICER: Stay there.",
        [("OFFICER", ":", "Get on the ground"), ("ASHBY", ":", "I am down"), ("OFFICER", ":", "Stay there")],
        "",
    ),
    (
        "“He was here,” Lee said.\n\n“Do you want to see him?”",
        [("Lee", "said", "“He was here,”")],
        "want",
    ),
    ("WHO: The sheriff\n\nWHERE: City hall\n\nWHEN: Noon today", [], ""),
    # clauses that the parse hangs elsewhere
    (
        "The captain told a meeting of Avon leaders that few people knew the risk.",
        [("The captain", "told", "few people knew the risk")],
        "leaders",
    ),
    ("Those close to him say that, in fact, he would have to go.", [("Those close to him", "say", "in fact, he would have to go")], ""),
    ("Ray claims he is innocent.", [("Ray", "claims", "he is innocent")], ""),
    ("The raid that killed two men was filmed.", [], ""),
    ("Colby Renner claimed self-defense and was acquitted.", [("Colby Renner", "claimed", "self-defense")], "acquitted"),
    (
        "Ray has called for a review of the unit.",
        [("Ray", "has called", "a review of the unit")],
        "",
    ),
    # what is called what
    ("The union branded the plan an “outrage.”", [("The union", "branded", "the plan an “outrage.”")], ""),
    ("The widow calls the raid “a mistake.”", [("The widow", "calls", "the raid “a mistake.”")], ""),
    ("The paper hailed the deputy as a hero.", [("The paper", "hailed", "the deputy as a hero")], ""),
    ("Neighbors condemned the raid as reckless.", [("Neighbors", "condemned", "the raid as reckless")], ""),
    ("The mayor referred to the raid as a “circus.”", [("The mayor", "referred", "the raid as a “circus.”")], ""),
    ("Lee called the sheriff a “liar” and his men “thugs.”", [("Lee", "called", "the sheriff a “liar” and his men “thugs.”")], ""),
    ("The deputy ran into a “no parking” post.", [], ""),
    ("A group called Avon Rising met on Monday.", [], ""),
    # after "as"
    (
        "As the Avon Ledger reported, the deputy had been sued twice.",
        [("the Avon Ledger", "reported", "the deputy had been sued twice")],
        "",
    ),
    (
        "As reported by the Avon Ledger, the deputy had been sued twice.",
        [("the Avon Ledger", "reported", "the deputy had been sued twice")],
        "",
    ),
    ("He wept as the judge read, and his mother held him.", [], ""),
    # passive with its agent; nobody named
    ("The shooting was first reported by the Avon Ledger.", [("the Avon Ledger", "was first reported", "The shooting")], ""),
    ("It was mentioned by nobody.", [], ""),
    ("The driver reportedly fled to Avon.", [("", "reportedly", "The driver … fled to Avon")], ""),
    # one speaker's next saying; another's
    (
        "Ms. Lee said Ray was rude and criticized him for the raid.",
        [("Ms. Lee", "said", "Ray was rude"), ("Ms. Lee", "criticized", "him for the raid")],
        "",
    ),
    ("The clerk left the room and Ray asked Ms. Lee for her gun.", [("Ray", "asked", "her gun")], "clerk"),
    (
        "Police said it would not name the deputy, citing “a number of threats” to the force.",
        [("Police", "said", "it would not name the deputy"), ("Police", "citing", "“a number of threats” to the force")],
        "",
    ),
    (
        "One report says the deputy fired twice, while another says he fired once.",
        [("One report", "says", "the deputy fired twice"), ("another", "says", "he fired once")],
        "",
    ),
    # who somebody is, told by the narrator
    (
        "Ray said he would call his lawyer, who won two such suits last year.",
        [("Ray", "said", "he would call his lawyer")],
        "suits",
    ),
    # requests by a noun
    (
        "Ms. Ray said her daughter ignored pleas from her boyfriend to surrender.",
        [
            ("Ms. Ray", "said", "her daughter ignored pleas from her boyfriend to surrender"),
            ("her boyfriend", "pleas", "to surrender"),
        ],
        "",
    ),
    ("The officers spent hours pleading with Ashby to come out.", [("The officers", "pleading", "Ashby to come out")], ""),
    # nested: what another one told
    (
        "The governor added that investigators found that the gun was stolen.",
        [("The governor", "added", "investigators found that the gun was stolen"), ("investigators", "found", "the gun was stolen")],
        "",
    ),
    (
        "Police said there was a witness who told them that the man fled.",
        [("Police", "said", "there was a witness who told them that the man fled"), ("who", "told", "the man fled")],
        "",
    ),
    ("Police did not say when the tape would be shown.", [("Police", "did not say", "when the tape would be shown")], ""),
    ("The firm was asked about the tape.", [("", "was asked", "the tape")], ""),
    (
        "Police asked the firm to close the page because people wrote to her.",
        [("Police", "asked", "the firm to close the page")],
        "people",
    ),
    (
        "A woman who said she saw it all and who gave no name left.",
        [("who", "said", "she saw it all")],
        "name",
    ),
    ("Inside, they found a gun, and left.", [], ""),
    # traps
    ("The so-called “talk to us” line was closed.", [], ""),
    ("A sequel named “The Long Call” was shot in Avon.", [], ""),
    ("Bo “the Mayor” Ray was hurt.", [], ""),
    ("He has been known to run.", [], ""),
]  # fmt: skip


@pytest.mark.parametrize(("content", "expected", "never"), KINDS, ids=[content[:40] for content, _, _ in KINDS])
def test_kind(content: str, expected: list[tuple[str, str, str]], never: str) -> None:
    found = [(source, cue, said) for _, source, cue, said in told(content)]
    assert found == expected
    assert not never or not any(never in said for _, _, said in found)
