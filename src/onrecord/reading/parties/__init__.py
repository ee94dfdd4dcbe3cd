"""Who appears in a document."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties.affiliation import give_affiliations
from onrecord.reading.parties.agencies import find_bodies
from onrecord.reading.parties.assigning import with_events
from onrecord.reading.parties.attributes import give_ages
from onrecord.reading.parties.bodies import join_bodies
from onrecord.reading.parties.chains import Chains
from onrecord.reading.parties.dead import merge_dead
from onrecord.reading.parties.descriptions import find_descriptions
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.governments import find_governments
from onrecord.reading.parties.hurt import merge_hurt
from onrecord.reading.parties.lists import read_lists
from onrecord.reading.parties.mentions import Mention, Parties
from onrecord.reading.parties.merging import merge_harmed, merge_kin, merge_officers, worth_keeping
from onrecord.reading.parties.names import find_names
from onrecord.reading.parties.outlets import find_outlets
from onrecord.reading.parties.persons import join_names
from onrecord.reading.parties.record import to_parties
from onrecord.reading.parties.signatures import read_signatures, read_signer
from onrecord.reading.parties.suspects import merge_accused
from onrecord.reading.parties.tokens import Words
from onrecord.record import Document, Event, Evidence, Party, Statement

__all__ = ["Mention", "Parties", "assign_roles", "find_parties"]


def find_parties(text: AnnotatedText, document: Document) -> Parties:
    """The parties with every mention; roles and fates that need the events come later (`assign_roles`)."""
    page = Words(text)
    bodies = join_bodies(page, find_bodies(page))
    bodies += find_governments(page, _covered(page, bodies))
    bodies += find_outlets(page, _covered(page, bodies))
    persons = join_names(page, find_names(page, _covered(page, bodies)))
    give_ages(page, persons)
    descriptions = find_descriptions(page, _covered(page, [*bodies, *persons]))
    unnamed = Chains(page, persons, bodies).read(descriptions)
    read_lists(page, persons)
    unnamed = merge_kin(persons, merge_officers(persons, merge_harmed(page, persons, unnamed)))
    unnamed = merge_accused(page, persons, merge_dead(page, persons, unnamed))
    unnamed = merge_hurt(page, persons, merge_kin(persons, unnamed))  # kin of those who are one by now
    clients = {id(client) for one in [*persons, *unnamed] for client in one.represents}
    unnamed = [entity for entity in unnamed if worth_keeping(entity) or id(entity) in clients]
    give_affiliations(page, persons, unnamed, bodies)
    read_signatures(page, persons, bodies)
    read_signer(page, persons)
    return to_parties(page, [*bodies, *persons, *unnamed])


def _covered(page: Words, entities: list[Entity]) -> list[bool]:
    """For each token, whether a mention of one of the entities covers it, titles before names included."""
    covered = [False] * len(page)
    for entity in entities:
        for mention in entity.mentions:
            covered[mention.start : mention.end] = [True] * (mention.end - mention.start)
        for token in entity.title_tokens:
            covered[token] = True
    return covered


def assign_roles(
    text: AnnotatedText, parties: Parties, statements: list[Statement], events: list[Event], evidence: list[Evidence]
) -> list[Party]:
    """The parties as they stand in the record, with roles, fate and relations that follow from what happened and who spoke."""
    return with_events(parties.parties, events)
