"""Joining mentions of bodies: one entity an agency through a document, by full name, acronym, shorter name and short form."""

from onrecord.lexicon import words
from onrecord.reading.parties.agencies import Body, short_forms
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

_ORGANIZATIONS = frozenset({"union", "advocate", "outlet"})
_BEFORE = [["after", "the", deed, "of"] for deed in ("death", "killing", "murder", "shooting")]
_NAMES_BY_THEMSELVES = frozenset({"advocate", "bureau"})


def join_bodies(page: Words, bodies: list[Body]) -> list[Entity]:
    """The bodies in the order of their first mention."""
    joined = _Joined(page)
    named = {body.found for body in bodies if body.form == "tail" and _is_named(page, body)}
    for body in bodies:
        if body.found in named:
            joined.add_named(body)
    joined.merge_shorter()
    for body in bodies:
        if body.form == "acronym":
            joined.add_acronym(body)
    for body in bodies:
        if body.form == "tail" and body.found not in named:
            joined.add_bare(body)
    joined.add_short([body for body in bodies if body.form == "short"])
    for entity in joined.entities:
        entity.mentions.sort()
        _give_name(page, entity)
    return sorted(joined.entities, key=lambda entity: entity.first)


def _is_named(page: Words, body: Body) -> bool:
    """Whether a mention names its body: with a place, or a capital where the tail is a name in itself."""
    if body.place:  # "Ohio police" is no agency
        return not (body.tail == ("police",) and body.place[0] in words("agencies", "states") and len(body.place) == 1)
    capital = page.forms[body.found.start][0].isupper()
    if body.type in _NAMES_BY_THEMSELVES or body.found.end - body.found.start > len(body.tail):
        return capital
    return capital and body.type in {"union", "review", "internal", "other"} and len(body.tail) > 2


class _Joined:
    """The entities while mentions are added."""

    def __init__(self, page: Words) -> None:
        self.page = page
        self.entities: list[Entity] = []
        self.places: dict[tuple[str, tuple[str, ...]], Entity] = {}
        self.acronyms: dict[str, Entity] = {}

    def _new(self, kind: str) -> Entity:
        self.entities.append(Entity("organization" if kind in _ORGANIZATIONS else "agency", kind))
        return self.entities[-1]

    def add_named(self, body: Body) -> None:
        """A name: the entity of the same place and type."""
        key = (body.type, body.place or tuple(self.page.lowers[body.found.start : body.found.end]))
        if key not in self.places:
            self.places[key] = self._new(body.type)
        self.places[key].mentions.append(body.found)

    def merge_shorter(self) -> None:
        """A shorter form of a place is the one longer name of its type: "Louisville police", "Louisville Metro Police"."""
        for (kind, place), entity in self.places.items():
            longer = [
                other
                for (other_kind, whole), other in self.places.items()
                if other_kind == kind and _is_shorter(place, whole, kind)
            ]
            if len(longer) == 1 and longer[0] in self.entities:
                longer[0].mentions += entity.mentions
                self.entities.remove(entity)

    def add_acronym(self, body: Body) -> None:
        """The entity whose initials the acronym is; else its own."""
        form = self.page.forms[body.found.start]
        if form not in self.acronyms:
            whose = [entity for entity in self.entities if any(form in self._initials(m, entity.type) for m in entity.mentions)]
            self.acronyms[form] = whose[0] if whose else self._new(body.type)
        self.acronyms[form].mentions.append(body.found)

    def _initials(self, mention: Found, kind: str) -> set[str]:
        """The acronyms that a name may have: initials, with the "D" of a department left unsaid."""
        forms = self.page.forms[mention.start : mention.end]
        if len(forms) < 2:
            return set()
        letters = "".join(form[0] for form in forms if form[0].isupper() or form == "police").upper()
        state = {"SBI"} if letters.endswith("BI") else set()
        if self.page.lowers[mention.start] in words("agencies", "states") and len(letters) > len("KBI"):
            state.add(letters[1:])  # the "Ohio Bureau of Criminal Investigation" is the BCI
        if letters.endswith("SO") and len(letters) == len("KSO"):  # "Keel Sheriff's Office" is the KCSO or the KPSO too
            state |= {letters[0] + "C" + letters[1:], letters[0] + "P" + letters[1:]}
        if letters.endswith("PS") or letters.endswith("CS"):  # "Keel Parish Sheriff's"
            state.add(letters + "O")
        police = {letters + "PD", letters[:-2] + "PD"} if kind == "police" else set()  # no council is a PD
        return {letters, letters + "D", *police, *state}

    def add_bare(self, body: Body) -> None:
        """ "police" without a place: the body of its type that the text speaks of most."""
        same = [entity for entity in self.entities if entity.type == body.type and not self._is_of_another_case(entity)]
        if not same:
            same = [self._new(body.type)]
        max(same, key=lambda entity: len(entity.mentions)).mentions.append(body.found)

    def _is_of_another_case(self, entity: Entity) -> bool:
        """Whether a text tells only what a body did before: "after the death of Roe at the hands of Avon police"."""
        return all(self._tells_of_before(mention) for mention in entity.mentions)

    def _tells_of_before(self, mention: Found) -> bool:
        text = self.page.text
        start = text.sentences[text.sentence_number(mention.start)].start
        before = text.lowers[start : mention.start]
        return any(before[i : i + 4] in _BEFORE for i in range(len(before) - 3))

    def add_short(self, bodies: list[Body]) -> None:
        """ "the bureau": the body mentioned last whose name has the word, else the one body so far that it can stand for."""
        mentions = sorted((m.start, number, m.end) for number, entity in enumerate(self.entities) for m in entity.mentions)
        by_word: dict[str, Entity] = {}
        so_far: dict[int, Entity] = {}
        at = 0
        for body in bodies:
            while at < len(mentions) and mentions[at][0] < body.found.start:
                start, number, end = mentions[at]
                so_far[number] = self.entities[number]
                by_word.update((word, self.entities[number]) for word in self.page.lowers[start:end])
                at += 1
            fitting = [entity for entity in so_far.values() if entity.type in short_forms()[body.tail[0]]]
            if body.tail[0] in by_word:
                by_word[body.tail[0]].mentions.append(body.found)
            elif len(fitting) == 1:
                fitting[0].mentions.append(body.found)


def _is_shorter(place: tuple[str, ...], whole: tuple[str, ...], kind: str) -> bool:
    """Whether a place is a shorter form of another: of "Louisville Metro", but not of "Louisville Heights", another town.

    A sheriff's is always that of a county.
    """
    apart = words("agencies", "town_parts") - ({"county", "parish"} if kind == "sheriff" else frozenset())
    if len(place) >= len(whole):
        return False
    if place == whole[: len(place)]:
        return apart.isdisjoint(whole[len(place) :])
    return place == whole[-len(place) :] and apart.isdisjoint(whole[: -len(place)])


def _give_name(page: Words, entity: Entity) -> None:
    """The fullest form with a capital is the name; where there is none, a label."""
    whole = [m for m in entity.mentions if page.lowers[m.start] != "the"] or entity.mentions
    longest = max(whole, key=lambda m: (page.forms[m.start][0].isupper(), _is_full(page, m), m.end - m.start, -m.start))
    phrase = _not_in_capitals(page, whole, longest)
    if phrase[0].isupper() and (longest.end - longest.start > 1 or phrase.isupper()):
        entity.name = (phrase,)
    else:
        entity.label = phrase


def _not_in_capitals(page: Words, mentions: list[Found], longest: Found) -> str:
    """The name as the text writes it in small letters too, where a letterhead has it in capitals."""
    phrase = page.phrase(longest.start, longest.end)
    if not phrase.isupper() or longest.end - longest.start < 2:
        return phrase
    spelled = (page.phrase(mention.start, mention.end) for mention in mentions)
    return next((other for other in spelled if other.upper() == phrase and other != phrase), phrase)


def _is_full(page: Words, mention: Found) -> bool:
    """A form with its office or department goes before "Oxbow County sheriff's"."""
    return any(word in {"department", "office", "bureau", "patrol"} for word in page.lowers[mention.start : mention.end])
