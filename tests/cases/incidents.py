"""Invented incidents, each told by several documents; some are easily taken for another. Read once."""

from functools import cache

from onrecord import read_text
from onrecord.cases import Features, features
from onrecord.record import Reading

Told = tuple[str, str]  # the day of publication, the text

# one incident in Harrow Falls, told five times over half a year
SHOOTING: list[Told] = [
    (
        "2031-04-07",
        "Harrow Falls police officer shoots man on Tanner Street. A Harrow Falls police officer shot and killed a man during a "
        "traffic stop on Tanner Street on Sunday night, police said. Chief Lorna Pettibone said that the man had stepped out "
        "of his car with a knife. The officer has been placed on leave. The man's name was not released.",
    ),
    (
        "2031-04-08",
        "Man killed by Harrow Falls police identified. The man shot dead by police on Tanner Street in Harrow Falls on Sunday was "
        "Dorian Askew, 34, the Calder County coroner said on Monday. His sister, Maribel Askew, said that he had no knife.",
    ),
    (
        "2031-04-10",
        "Statement on behalf of the family of Dorian Askew. Dorian Askew, 34, was a father of two. The family has asked the "
        "State Bureau of Inquiry for the recordings, attorney Tobias Quill said in Harrow Falls.",
    ),
    (
        "2031-08-19",
        "Calder County prosecutor Ines Vandermolen will not charge Officer Reid Sandoval in the death of Dorian Askew, she wrote "
        "in a letter made public on Tuesday. Askew, 34, was shot during a traffic stop on Tanner Street in Harrow Falls on April 6. "
        "The letter says that he held a knife; his sister, Maribel Askew, has said that he had none.",
    ),
    (
        "2031-09-30",
        "Officer Reid Sandoval, who shot Dorian Askew in April, has resigned from the Harrow Falls police, Chief Lorna Pettibone "
        "said. Askew, 34, was killed during a traffic stop on Tanner Street. Attorney Tobias Quill said that the family would sue "
        "Harrow Falls and Calder County.",
    ),
]
SAME_TOWN: list[Told] = [
    (
        "2031-04-09",
        "Two teenagers wounded at Harrow Falls skating rink. Two boys, 15 and 16, were shot outside the Glimmer skating rink on "
        "Orchard Road in Harrow Falls late on Monday, police said. Both were in fair condition. No arrests have been made.",
    ),
    (
        "2031-04-10",
        "Boys shot at rink recover. The 15-year-old and the 16-year-old who were shot outside the Glimmer skating rink on Orchard "
        "Road on Monday are recovering, the hospital said. Police are looking for a green pickup truck.",
    ),
]
SAME_SURNAME: list[Told] = [
    (
        "2031-04-08",
        "Deputy shoots woman in Port Ellery. A Marlow County deputy shot Wilhelmina Askew, 61, at her farm outside Port Ellery on "
        "Saturday after a neighbor reported gunfire, Sheriff Odell Crane said. She was in stable condition.",
    )
]
# the same officer, two years later; the story recalls the first shooting
SAME_OFFICER: list[Told] = [
    (
        "2033-06-15",
        "Deputy Reid Sandoval wounds driver on Route 12. Marlow County deputy Reid Sandoval shot and wounded Priya Lindqvist, 27, "
        "after a chase on Route 12 near Oak Hollow on Tuesday night, Sheriff Odell Crane said. Lindqvist was driving a stolen "
        "van, Crane said. She is in Saint Brendan Hospital. Her lawyer, Camille Otero, said that Lindqvist had stopped and put "
        "her hands on the wheel. Sandoval resigned from another department in 2031 after a fatal shooting there.",
    ),
    (
        "2033-06-17",
        "Driver shot by deputy on Route 12 had stopped, lawyer says. Priya Lindqvist, 27, who was shot by a Marlow County deputy "
        "on Route 12 near Oak Hollow on Tuesday night, had stopped her van, her lawyer, Camille Otero, said on Thursday. The "
        "deputy, Reid Sandoval, is on leave, Sheriff Odell Crane said.",
    ),
]
# an old case in the news again, in a week in which another man was shot in the same town
OLD_CASE: list[Told] = [
    (
        "2024-11-03",
        "Woman killed in police pursuit in Harrow Falls. Odette Marchetti, 52, was killed when a Harrow Falls police cruiser struck "
        "her on Mill Bridge during a pursuit on Friday night, police said. Officer Garrick Thole was driving.",
    ),
    (
        "2031-04-09",
        "Trial of officer in Odette Marchetti's death begins. The trial of former Harrow Falls police officer Garrick Thole opened "
        "on Tuesday. His cruiser struck and killed Odette Marchetti, 52, on Mill Bridge on November 1, 2024. Thole has pleaded "
        "not guilty. Marchetti's husband, Elio Marchetti, testified for an hour.",
    ),
]
# its last paragraph leads to another story
TEASER: list[Told] = [
    (
        "2031-04-08",
        "Trooper shoots armed man at Pinecrest rest stop. A state trooper shot Leland Okafor, 45, at the Pinecrest rest stop on "
        "Interstate 88 on Monday morning after he fired at her, Captain Junia Brandt said. Okafor died at Mercy Clinic. The "
        "trooper, Sasha Wetherell, was not hurt. Okafor had left the town of Brill on Sunday, his brother, Amos Okafor, said.\n\n"
        "Read more: Harrow Falls police officer shoots man on Tanner Street",
    ),
    (
        "2031-04-11",
        "Leland Okafor fired first at Pinecrest, captain says. Leland Okafor, 45, of Brill, fired twice at trooper Sasha Wetherell "
        "before she shot him at the Pinecrest rest stop on Interstate 88 on Monday, Captain Junia Brandt said.",
    ),
]
# a vigil for somebody killed ten years ago in the same town, in a week in which it remembers the shooting too
ANNIVERSARY: list[Told] = [
    (
        "2031-04-14",
        "Ten years after Casper Wyndham's death, Harrow Falls remembers. Ten years ago this week, on April 12, 2021, Harrow Falls "
        "police officer Bertrand Foss shot and killed Casper Wyndham, 22, outside his home on Orchard Road.\n\nOn Saturday his "
        "sister, Delia Wyndham, held a vigil. Foss was fired in 2022. A grand jury declined to indict him.\n\nThe vigil came a "
        "week after another Harrow Falls police shooting, in which Dorian Askew was killed on Tanner Street.",
    )
]
# the officer's next shooting in the same town, with the same chief, told beside the first one
NEXT_SHOOTING: list[Told] = [
    (
        "2032-06-20",
        "Harrow Falls officer in 2031 shooting fires again, wounding man. Harrow Falls police officer Reid Sandoval shot and wounded "
        "a man on Saturday night on Quarry Road, police said.\n\nJoel Pickering, 41, was shot in the leg after he drove toward "
        "officers, Chief Lorna Pettibone said. Pickering was in stable condition.\n\nSandoval fatally shot Dorian Askew in April "
        "2031 during a traffic stop on Tanner Street. Calder County prosecutor Ines Vandermolen declined to charge him in that case.",
    ),
    (
        "2032-06-22",
        "Joel Pickering, 41, who was shot in the leg by Harrow Falls police officer Reid Sandoval on Quarry Road on Saturday, has "
        "left the hospital, Chief Lorna Pettibone said on Tuesday.\n\nIt was the second time that Sandoval fired at somebody. He "
        "killed Dorian Askew in 2031.",
    ),
]
INCIDENTS = [SHOOTING, SAME_TOWN, SAME_SURNAME, SAME_OFFICER, OLD_CASE, TEASER, ANNIVERSARY, NEXT_SHOOTING]

# a story of two of these incidents
ROUND_UP: Told = (
    "2031-04-09",
    "Police shoot two men in Calder and Marlow counties. Dorian Askew, 34, was shot dead by a Harrow Falls "
    "police officer during a traffic stop on Tanner Street on Sunday night, the Calder County coroner said. His sister, Maribel "
    "Askew, said that he had no knife. Chief Lorna Pettibone has placed the officer on leave.\n\n"
    "In a separate shooting, a state trooper, Sasha Wetherell, shot Leland Okafor, 45, of Brill, at the Pinecrest rest stop on "
    "Interstate 88 on Monday morning after he fired at her, Captain Junia Brandt said. Okafor died at Mercy Clinic, his brother, "
    "Amos Okafor, said.",
)


# a story of three incidents of one weekend, and a document of each by itself
WEEKEND: Told = (
    "2031-04-07",
    "Harrow Falls police officer Reid Sandoval shot and killed Dorian Askew, 34, during a traffic stop on Tanner Street in Harrow "
    "Falls on Friday night, Chief Lorna Pettibone said. Pettibone said that Askew had a knife. His sister, Maribel Askew, said that "
    "he held a phone. Sandoval was placed on leave. The department will release body camera video.\n\n"
    "In a separate shooting, a state trooper, Sasha Wetherell, shot Leland Okafor, 45, of Brill, at the Pinecrest rest stop on "
    "Interstate 88 on Saturday morning after he fired at her, Captain Junia Brandt said. Okafor died at Mercy Clinic, his brother, "
    "Amos Okafor, said. Wetherell fired four shots, Brandt said. The State Bureau of Inquiry opened an investigation.\n\n"
    "Elsewhere in the county, Marlow County deputy Garrick Thole shot and wounded Wilhelmina Quill, 61, at her farm outside Port "
    "Ellery on Sunday, Sheriff Odell Crane said. Quill was in stable condition. Crane declined to say whether Thole gave a warning. "
    "The shooting had nothing to do with that of Askew, he said.",
)
ALONE: list[Told] = [
    (
        "2031-04-08",
        "The man shot dead by police on Tanner Street in Harrow Falls on Friday, April 4, was Dorian Askew, 34, the Calder County "
        "coroner said. Officer Reid Sandoval shot him during a traffic stop. His sister, Maribel Askew, said that he had no knife.",
    ),
    (
        "2031-04-09",
        "Leland Okafor, 45, of Brill, had fired twice at trooper Sasha Wetherell before she shot and killed him at the Pinecrest rest "
        "stop on Interstate 88 on Saturday, April 5, Captain Junia Brandt said. His brother, Amos Okafor, disputes that.",
    ),
    (
        "2031-04-10",
        "Wilhelmina Quill, 61, who was shot and wounded by Marlow County deputy Garrick Thole at her farm outside Port Ellery on "
        "Sunday, April 6, has left the hospital, Sheriff Odell Crane said. Quill said that Thole gave no warning.",
    ),
]


@cache
def read(published: str, text: str) -> Reading:
    """Its reading."""
    return read_text(text, published=published)


def of(told: list[Told]) -> list[Features]:
    """What documents that tell of one incident each are linked by."""
    return [made for each in told for made in features(read(*each))]


READINGS = [read(*each) for told in INCIDENTS for each in told]
TRUTH = {frozenset(read(*each).document.id for each in told) for told in INCIDENTS}
