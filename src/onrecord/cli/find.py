"""`onrecord find`: full-text search."""

from dataclasses import asdict

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json, marks


@click.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--limit", "-n", type=click.IntRange(min=1), default=20, show_default=True, help="How many hits at most.")
@options.database
@options.names
@options.as_json
@options.quiet("Print the ids of the documents alone, each once.")
def find(words: tuple[str, ...], limit: int, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
    """Find WORDS in all that was read.

    In the documents, in what was said and in the names of those who appear; the best hits first. All words must stand
    there. Words in quotation marks are a phrase, a trailing * stands for any ending.

    \b
    onrecord find body camera
    onrecord find '"body camera" releas*'
    """
    from onrecord.cli.hits import hit_lines
    from onrecord.review.labels import Labels, OfStore

    out = console()
    with options.open_store(db) as store:
        labels = Labels(OfStore(store), "all" if quiet else names)
        hits = list(labels.each(store.find(" ".join(words), limit), labels.found))
    if quiet:
        click.echo("".join(f"{name}\n" for name in dict.fromkeys(hit.document for hit in hits)), nl=False)
    for hit in [] if quiet else hits:
        if as_json:
            echo_json(asdict(hit))
        else:
            out.print(hit_lines(hit, marks(out)))
