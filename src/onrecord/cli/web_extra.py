"""What commands say where the packages of the extra `web` are not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

import click


@contextmanager
def web_extra() -> Iterator[None]:
    """Around an import from `onrecord.web`: a missing package is one clear line."""
    try:
        yield
    except ImportError as error:
        raise click.ClickException(
            f"this needs the extra `web`: pip install 'onrecord[web]' ({error.name} is missing)"
        ) from error
