"""The command line, a module a command group."""

from onrecord.cli.main import main

__all__ = ["main"]
