from tests.store.team.made import cheap_hashes, clock, team

__all__ = ["cheap_hashes", "clock", "team"]
