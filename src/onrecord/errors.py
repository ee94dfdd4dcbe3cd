"""The errors of onrecord; every command ends with the exit code of the error that stopped it and one clear line.

OnrecordError            exit 1
├── SourceError          exit 3   a file or URL could not be read (names it, says why)
│   ├── UnknownFormat             nothing here reads this kind of file
│   ├── NoText                    there is no text in it (a scanned PDF, an empty file)
│   ├── TooLarge                  over a limit on size, pages, nesting or expansion
│   └── NotFetched                a URL was refused, disallowed or did not answer
├── StoreError           exit 4   the database cannot be used (another version, not ours, locked)
│   ├── NotFound                  no document or case goes by that name
│   └── Stale                     somebody else decided on the entry meanwhile (holds their decision)
├── LanguageModelError   exit 5   the language model is missing or of another version
└── AccountError         exit 6   an account, a name or a password that will not do
"""


class OnrecordError(Exception):
    """Root of all errors raised on purpose; its text is one line for the user."""

    exit_code = 1


class SourceError(OnrecordError):
    """A file or URL could not be read. `where` names it, the message says why."""

    exit_code = 3

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where, self.why = where, why


class UnknownFormat(SourceError):
    """Nothing here reads this kind of file."""


class NoText(SourceError):
    """There is no text in it: a scanned PDF, an empty file."""


class TooLarge(SourceError):
    """Over a limit on size, pages, nesting or expansion."""


class NotFetched(SourceError):
    """A URL was refused, disallowed or did not answer."""


class StoreError(OnrecordError):
    """The database cannot be used."""

    exit_code = 4


class NotFound(StoreError):
    """No document or case goes by that name."""


class Stale(StoreError):
    """Somebody else decided on the entry meanwhile, or it was read anew; `decision` is theirs, None for the latter."""

    def __init__(self, decision: object | None = None) -> None:
        super().__init__("the entry has changed meanwhile")
        self.decision = decision


class LanguageModelError(OnrecordError):
    """The language model is missing or of another version."""

    exit_code = 5


class AccountError(OnrecordError):
    """No such account, or a name, role or password that will not do."""

    exit_code = 6
