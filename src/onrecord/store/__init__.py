"""The database: schema, migrations, search."""

from onrecord.store.case_history import CaseLink, Judgement
from onrecord.store.check import Fault
from onrecord.store.decisions import Deciding, Decision
from onrecord.store.listing import Listed
from onrecord.store.search import Hit
from onrecord.store.store import Store

__all__ = ["CaseLink", "Deciding", "Decision", "Fault", "Hit", "Judgement", "Listed", "Store"]
