"""A team on one store: accounts with roles, sessions, restricted cases, the audit log."""

from onrecord.store.team.access import Access
from onrecord.store.team.accounts import ROLES, Account, Role
from onrecord.store.team.audit import Audited
from onrecord.store.team.sessions import Session
from onrecord.store.team.team import Actor, Team, TooManySignIns

__all__ = ["ROLES", "Access", "Account", "Actor", "Audited", "Role", "Session", "Team", "TooManySignIns"]
