"""Where a content goes on though the parse ends it: after a colon, a fragment in quotation marks, "and" before a quotation."""

from onrecord.language import AnnotatedText
from onrecord.reading.statements.around import SUBORDINATES
from onrecord.reading.statements.cuts import SAYS
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.leading import CLAUSAL
from onrecord.reading.statements.phrases import LONGEST_NOUN, trimmed
from onrecord.reading.statements.quoted import Quoted
from onrecord.reading.statements.speakers import past_title
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_JOINTS = frozenset({"and", "but", "or"})
_ONE = frozenset({"a", "an", "one"})
# After a fragment in quotation marks with a comma in it these go on with the clause: "is “peanuts,” | compared to".
_TAGS = frozenset({"VBN", "TO"})
_CONJUNCTIONS = frozenset(
    {"because", "if", "when", "unless", "until", "in", "for", "of", "to", "than", "that", "from", "about"}
)
# Frames of naming, and what begins the narrator's words after their quotation.
_NAMING = frozenset({"predicate", "object", "whom_of", "of", "as"})
_SETTINGS = frozenset({"during", "before", "after", "while"})
_RELATIVES = frozenset({"which", "who", "where"})
# After "but" these go on with what is said: "said he was sorry, but would not resign".
_WOULD = frozenset({"would", "could", "will", "should", "might", "must"})
_MARKS = frozenset({"”", '"', "''"})


def go_on(quoted: Quoted, draft: Draft) -> list[Span]:
    """The content of a cue that stands before it, with what goes on after it in its sentence."""
    text, last = quoted.text, max(draft.content, key=lambda span: span.end)
    # "asked a simple question: Who fired?", "questioned his “values” and his record"
    announced = draft.frame == "object" and (text.lowers[last.start] in _ONE or last.end - 1 in text.quoted_tokens)
    if not (draft.frame in CLAUSAL or announced) or draft.cue >= last.start or draft.cue in text.quoted_tokens:
        return draft.content
    end = _end(quoted, draft, last)
    return [Span(span.start, end) if span == last else span for span in draft.content]


def end_with_name(quoted: Quoted, draft: Draft) -> list[Span]:
    """The content of a cue of naming without the narrator's words after its quotation: "called him a “thug” | on Monday"."""
    last = max(draft.content, key=lambda span: span.end)
    inside = quoted.within(last)
    if draft.frame not in _NAMING or not inside or draft.cue >= last.start:
        return draft.content
    end, text = quoted.spans[inside[-1]].end, quoted.text
    if end >= last.end or not _narrates(text, end):
        return draft.content
    return [Span(span.start, end) if span == last else span for span in draft.content]


def _narrates(text: AnnotatedText, token: int) -> bool:
    """Whether a time, a place, another's deed or a remark begins at a token."""
    if text.lowers[token] == "," or text.lowers[token - 2] == ",":
        after = token + (text.lowers[token] == ",")
        return text.lowers[after] in _RELATIVES or text.lowers[after : after + 2] == ["in", "which"]
    day = token + (text.lowers[token] in {"on", "at"})
    return text.lowers[token] in _SETTINGS or text.ents[day] in {"DATE", "TIME"} or text.lowers[token] in {"—", "–", "--"}


def _end(quoted: Quoted, draft: Draft, last: Span) -> int:
    text, sentence = quoted.text, quoted.text.sentences[quoted.text.sentence_number(last.end - 1)]
    if last.end >= len(text.lowers) - 1:
        return last.end
    if (name := past_title(text, last.end - 1)) >= last.end:
        return name + 1  # "would not charge Sgt. | Bo Ray", where the parse ends a sentence
    if text.lowers[last.end] == ":" and last.end + 1 not in text.quoted_tokens and draft.frame != "predicate":
        return _colon_end(quoted, last.end)
    if draft.frame == "object":
        return _joined_name(text, last, sentence)
    if last.end < sentence.end and last.end - 1 in text.quoted_tokens and last.start not in text.quoted_tokens:
        end = _fragment_end(quoted, last, sentence)
        if end is not None:
            return end
    if draft.frame in {"clause", "passive_clause"} and _is_half(text, last):
        return _clause_end(text, last.end + 1, sentence)
    joined = _joined_end(quoted, last, sentence) if draft.frame in {"clause", "passive_clause"} else None
    return joined if joined is not None else last.end


def _colon_end(quoted: Quoted, colon: int) -> int:
    """The end of what a colon opens: "has one goal: | the mayor must resign"."""
    text = quoted.text
    if text.poss[colon + 1] == "SPACE":
        return colon
    found = trimmed(text, colon + 1, text.sentences[text.sentence_number(colon + 1)].end)
    return found.end if found is not None else colon


def _fragment_end(quoted: Quoted, last: Span, sentence: Span) -> int | None:
    """The end of a clause that goes on after a quotation in it; None where the quotation ends it."""
    text, first = quoted.text, last.end
    if text.lowers[first - 1] not in _MARKS or text.lowers[first - 2] in {".", "?", "!"}:
        return None
    if text.tags[first] not in _TAGS and text.lowers[first] not in _CONJUNCTIONS:
        return None
    return _clause_end(text, first, sentence)


def _is_half(text: AnnotatedText, last: Span) -> bool:
    """Whether a clause ends in mid-sentence: "heard shots at noon and when officers arrived | , they found a man"."""
    if text.lowers[last.end] != ",":
        return False
    joints = [t for t in range(max(last.start, last.end - 12), last.end - 2) if text.lowers[t] in _JOINTS]
    return bool(joints) and text.lowers[joints[-1] + 1] in SUBORDINATES


def _joined_name(text: AnnotatedText, last: Span, sentence: Span) -> int:
    """The end of a second thing that is named beside a quotation: "questioned his “values” | and his record"."""
    joint = last.end
    if last.end - 1 not in text.quoted_tokens or text.lowers[joint] != "and" or text.tags[joint + 1] not in {"PRP$", "DT"}:
        return last.end
    end = _clause_end(text, joint, sentence)
    return end if all(text.tags[t] not in FINITE for t in range(joint, end)) else last.end


def _begins(text: AnnotatedText, token: int) -> bool:
    """Whether what is said can go on at a token: not with the speaker's next deed."""
    return text.tags[token] == "VB" or text.poss[token] not in {"VERB", "AUX", "ADV"}


def _clause_end(text: AnnotatedText, first: int, sentence: Span) -> int:
    """Where the next stop after a token stands, in its sentence."""
    end = first
    while end < min(sentence.end, first + LONGEST_NOUN) and text.poss[end] not in {"PUNCT", "SPACE"}:
        end += 1
    return end


def _joined_end(quoted: Quoted, last: Span, sentence: Span) -> int | None:
    """The end of a quotation that another clause leads to: "said she was tired | and that he “never knocked”"."""
    text = quoted.text
    joint = last.end + (text.lowers[last.end] == ",")
    if text.lowers[joint] == "but" and text.lowers[joint + 1] in _WOULD and text.poss[joint + 2] in {"VERB", "AUX", "PART"}:
        return _clause_end(text, joint, sentence)
    if joint >= sentence.end - 1 or text.lowers[joint] not in _JOINTS or not _begins(text, joint + 1):
        return None
    number = next((n for n in quoted.touched(Span(joint, sentence.end))), None)
    if number is None:
        return None
    opening = quoted.spans[number].start
    verbs = [t for t in range(joint + 1, opening) if text.poss[t] == "VERB"]
    if any(text.lemmas[t] in SAYS for t in verbs) or sum(text.tags[t] in FINITE for t in verbs) > 1:
        return None
    return quoted.spans[number].end
