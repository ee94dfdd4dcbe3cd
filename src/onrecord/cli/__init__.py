"""The command line, a module a command group."""


def main() -> None:
    """Entry point of the `onrecord` command."""
