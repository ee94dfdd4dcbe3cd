"""What people decide on the machine's entries: append-only, beside what it read, never over it.

`lay_over` shows one document's reading as reviewed, `review_case` a case; `deciding` makes the decisions.
"""

from onrecord.review.case import ReviewedCase, review_case
from onrecord.review.laying import Reviewed, ReviewedEntry, lay_over

__all__ = ["Reviewed", "ReviewedCase", "ReviewedEntry", "lay_over", "review_case"]
