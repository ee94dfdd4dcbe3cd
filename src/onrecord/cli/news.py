"""`onrecord case follow`, `case unfollow` and `onrecord news`: what changed in the cases that somebody follows."""

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, counted, echo_json
from onrecord.errors import NotFound


@click.command()
@click.argument("case", required=False, metavar="[CASE]")
@click.option("--why", metavar="TEXT", help="A note for yourself; shown with the news.")
@options.database
@options.as_json
@options.quiet("Say nothing.")
def follow(case: str | None, why: str | None, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Follow CASE: `onrecord news` tells what changes in it from now on.

    CASE is an id or the beginning of one, words of its title, or any of its documents. The case stays followed if it gets
    another id or is merged with another one.

    \b
    onrecord case follow "Alder Street" --why "trial in May"
    onrecord cases --followed
    """
    from onrecord.cli.case_find import case_of
    from onrecord.review.news import followed_as

    with options.open_store(db) as store:
        case_id, documents = case_of(store, case)
        name = followed_as(store, case_id) or case_id
        store.follow(name, documents, why)
    if as_json:
        echo_json({"case": case_id, "why": why})
    elif not quiet:
        click.echo(f"following {case_id}; `onrecord news` tells what changes in it")


@click.command()
@click.argument("case", required=False, metavar="[CASE]")
@options.database
@options.as_json
@options.quiet("Say nothing.")
def unfollow(case: str | None, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Follow CASE no more.

    \b
    onrecord case unfollow "Alder Street"
    """
    from onrecord.cli.case_find import case_of
    from onrecord.review.news import followed_as

    with options.open_store(db) as store:
        gone = next((each.case for each in store.followed() if each.case == case), None)  # one that is no case any more
        case_id = gone or case_of(store, case)[0]
        name = gone or followed_as(store, case_id)
        if name is None:
            raise NotFound(f"{case_id} is not followed; `onrecord cases --followed` lists those that are")
        store.unfollow(name)
    if as_json:
        echo_json({"case": case_id})
    elif not quiet:
        click.echo(f"no longer following {case_id}")


@click.command()
@click.option("--keep", is_flag=True, help="Tell the same again next time.")
@options.database
@options.names
@options.as_json
@options.quiet("Print the ids of the cases that have news alone.")
def news(keep: bool, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
    """Tell what changed in the followed cases since the last time.

    New documents and versions, what happened, accounts that changed, what is newly open or closed, who said what. What a
    new version of the reader reads otherwise in a known document is no news.

    \b
    onrecord news
    onrecord news --keep --json
    """
    from onrecord.cli.news_page import news_page
    from onrecord.review.labels import Labels, OfStore
    from onrecord.review.news import all_news, looked_at

    with options.open_store(db) as store:
        told = all_news(store)
        labels = Labels(OfStore(store), names)
        fresh = list(labels.each((each for each in told if each.is_news), lambda each: labels.entry(each.case, each)))
        out = console()
        for each in fresh:
            if quiet:
                click.echo(each.case or each.followed_as)
            elif as_json:
                echo_json(each.model_dump(mode="json"))
            else:
                out.print(news_page(each, colours=bool(out.color_system)))
        if not keep:
            looked_at(store, told)
    if not fresh and not quiet and not as_json:
        click.echo(_nothing(len(told)), err=True)


def _nothing(followed: int) -> str:
    if not followed:
        return "no case is followed; `onrecord case follow CASE` begins"
    return f"nothing new in {counted(followed, 'followed case')}"
