"""What happened, is planned or was asked for."""

from onrecord.reading.events.find import find_events

__all__ = ["find_events"]
