"""Time expressions, and the day on which a document was published.

tokens.py and words.py cut a text, forms.py reads the grammar (lexicon dates*.yml), find.py applies it, guards.py says what
is no date after all. explicit.py, named.py, relative.py, quarters.py, amounts.py, clock.py and vague.py work out values,
with the help of context.py, tense.py and calendar.py. joining.py puts times of day beside their dates, edtf.py gives the
EDTF; published.py finds the day of publication, stamps.py
what a page says of itself.
"""

from onrecord.reading.dates.find import find_dates
from onrecord.reading.dates.published import find_published
from onrecord.reading.dates.stamps import is_line, is_stamp
from onrecord.reading.dates.words import names_day

__all__ = ["find_dates", "find_published", "is_line", "is_stamp", "names_day"]
