"""What the model's tokenizer leaves in one piece: words glued together by a quotation mark between them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spacy.language import Language

_MARK = '“”„«»"'
# A lost blank beside a quotation (said,“Look; Stop,”Mullen said; “ok”—he): marks and punctuation around them are tokens.
_AROUND_MARKS = (rf"(?<=\w)[.,:;?!)\]–—]+(?=[{_MARK}])", rf"[{_MARK}]", rf"(?<=[{_MARK}])[–—([$]+")


def split_at_quotation_marks(nlp: "Language") -> None:
    """Let a double quotation mark inside a run of characters end one token and begin another."""
    from spacy.util import compile_infix_regex

    tokenizer: Any = nlp.tokenizer
    tokenizer.infix_finditer = compile_infix_regex([*_AROUND_MARKS, *(nlp.Defaults.infixes or ())]).finditer
