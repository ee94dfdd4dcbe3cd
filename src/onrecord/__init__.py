"""onrecord reads what was published about police use of force and keeps the record of it."""

__version__ = "0.1.0"
