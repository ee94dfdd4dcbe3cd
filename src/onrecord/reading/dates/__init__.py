"""Time expressions, and the day on which a document was published.

words.py and forms.py read the grammar (lexicon dates*.yml), find.py applies it; explicit.py, relative.py, quarters.py, amounts.py, clock.py and
vague.py work out values, joining.py puts times of day beside their dates, published.py finds the day of publication.
"""

from onrecord.reading.dates.find import find_dates
from onrecord.reading.dates.published import find_published

__all__ = ["find_dates", "find_published"]
