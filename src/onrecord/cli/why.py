"""`onrecord case why`: the sums of named features that put a document in its case."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from onrecord.cli import options
from onrecord.cli.terminal import echo_json, shortened

if TYPE_CHECKING:
    from onrecord.review.labels import Labels
    from onrecord.store.why import Tie, Why


@click.command()
@click.argument("document")
@options.database
@options.names
@options.as_json
@options.quiet("Leave out what the features mean.")
def why(document: str, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
    """Show why DOCUMENT is in its case, and why not in the nearest other one.

    What two documents share and where they differ adds up to the logarithm of the odds that they tell of one incident: 0 is
    even odds, 2 is seven to one. The document of each case is shown that agrees most.

    \b
    onrecord case why "Alder Street"
    onrecord case why 3fa9c1d2 --json
    """
    from onrecord.review.labels import Labels, OfStore

    with options.open_store(db) as store:
        labels = Labels(OfStore(store), names)
        for each in store.case_why(store.resolve(document)):
            if as_json:
                echo_json(each.model_dump(mode="json"))
            else:
                click.echo("\n".join(_page(labels, each, quiet)))


def _page(labels: "Labels", why: "Why", quiet: bool) -> Iterator[str]:
    who = "the machine" if why.judgement is None else f"judgement {why.judgement}, see `onrecord case history {why.case}`"
    yield f"{_title(labels, why.document)}\nis in {why.case}, by {who}"
    if why.joined is None:
        yield "No other document of this case is like it."
    else:
        yield from _tie(labels, why.joined, "It agrees most with", "with all of the case", quiet)
    if why.nearest_other is None:
        yield "No other case is near."
    else:
        other = f"It is not in {why.nearest_other.case}. Of that it agrees most with"
        yield from _tie(labels, why.nearest_other, other, "the two cases", quiet)
    yield f"Cases are joined above {why.threshold:+.2f}."


def _tie(labels: "Labels", tie: "Tie", intro: str, whole: str, quiet: bool) -> Iterator[str]:
    yield f"{intro} {_title(labels, tie.document)}: {tie.agreement:+.2f}, {whole} {tie.of_cases:+.2f}"
    for score in tie.scores:
        if score.adds:
            yield f"    {score.adds:+6.2f}  {score.feature:<18} {'' if quiet else score.because}".rstrip()


def _title(labels: "Labels", document: str) -> str:
    listed = labels.listed(document)
    return shortened(listed.title or listed.opening, 70)
