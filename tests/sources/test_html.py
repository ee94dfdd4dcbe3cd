import json
import time
from typing import Any

import pytest

from onrecord.errors import NoText, SourceError, TooLarge
from onrecord.sources import Limits
from tests.sources.reading import document, error, items

HEADLINE = "Harlow officer resigns after shooting"
BODY = """
<p>HARLOW — The officer who shot a 16-year-old boy last month resigned on Friday, the chief said.</p>
<p>“We accepted it,” Chief Dana Holt said. <a href="/x">Holt had put Stanton on leave</a> on Feb. 12.</p>
"""
PARAGRAPHS = [
    "HARLOW — The officer who shot a 16-year-old boy last month resigned on Friday, the chief said.",
    "“We accepted it,” Chief Dana Holt said. Holt had put Stanton on leave on Feb. 12.",
]


def page(body: str = BODY, head: str = "", around: str = "<main><article><h1>{h}</h1>{b}</article></main>") -> bytes:
    """A page with an article of that body."""
    return f"<!DOCTYPE html><html><head><meta charset=utf-8>{head}</head><body>{around.format(h=HEADLINE, b=body)}</body></html>".encode()


def paragraphs(body: str, **more: str) -> list[str]:
    """The paragraphs of the article, its title first."""
    return document(page(body, **more), "a.html").text.split("\n\n")


@pytest.mark.parametrize(
    "furniture",
    [
        '<div class="share-buttons"><a href="#">Share on Facebook</a> <span>Share this story with others</span></div>',
        '<div class="newsletter-signup"><h3>Get the Gazette</h3><p>Sign up for our daily newsletter now.</p></div>',
        "<aside><h2>Most read</h2><p>Storm to hit the county on Sunday night.</p></aside>",
        "<p><strong>RELATED: <a href='/y'>Vigil held for Harlow teen shot by police</a></strong></p>",
        "<p>READ MORE: Vigil held for Harlow teen</p>",
        '<p><a href="/z">Council asks for a review of the police</a></p>',
        '<ul><li><a href="/z">Council asks for a review of the police</a></li><li><a href="/w">Mayor names a panel of five</a></li></ul>',
        '<div class="ad-slot"><p>Advertisement</p></div>',
        "<p>Story continues below advertisement</p>",
        '<section id="comments" class="comments-area"><p>About time he left this town.</p>'
        + 9 * "<p>This town has had enough of it.</p>"
        + "</section>",
        "<script>var a = 'x';</script><style>p {}</style><noscript>Turn on scripts.</noscript>",
        "<p>© 2026 Harlow Gazette. All rights reserved.</p>",
        "<form><p>Your name</p><input><button>Send</button></form>",
    ],
)
def test_furniture_is_no_part_of_the_text(furniture: str) -> None:
    first, second = BODY.strip().split("\n")
    assert paragraphs(f"{first}{furniture}{second}{furniture}") == [HEADLINE, *PARAGRAPHS]


def test_captions_headings_quotes_lists_and_tables_are_kept() -> None:
    found = paragraphs(
        "<figure><img src=a.jpg><figcaption>A candle at the station. <span>(R. Dunn)</span></figcaption></figure>"
        f"{BODY}<h3>What the video shows</h3><blockquote><p>“He did nothing,” his mother said.</p></blockquote>"
        "<ul><li>Feb. 11: The shooting.</li><li>Feb. 12: The leave.</li></ul><p>First line<br>second line</p>"
        "<table><tr><th>Day</th><th>Event</th></tr><tr><td>Feb. 11</td><td>Shooting</td></tr></table>"
    )
    assert found == [
        HEADLINE,
        "A candle at the station. (R. Dunn)",
        *PARAGRAPHS,
        "What the video shows",
        "“He did nothing,” his mother said.",
        "Feb. 11: The shooting.",
        "Feb. 12: The leave.",
        "First line\nsecond line",
        "Day | Event\nFeb. 11 | Shooting",
    ]


@pytest.mark.parametrize(
    "picture",
    [
        "<figure><img><figcaption class=caption><span class=caption-text>A candle at the station.</span></figcaption></figure>",
        '<div class="wp-caption alignnone"><img><p class="wp-caption-text">A candle at the station.</p></div>',
        '<figure><img></figure><span class="media-caption">A candle at the station.</span>',
    ],
)
def test_captions_by_class_and_beside_the_body(picture: str) -> None:
    body = f'<div class="article-body">{BODY}'
    inside = f"<article><h1>{{h}}</h1>{body}{picture}</div></article>"
    above = f"<article><h1>{{h}}</h1><div class=lead>{picture}</div>{body}</div></article>"
    elsewhere = f"<article><h1>{{h}}</h1>{body}</div></article><div class=strip>{picture}</div>"
    assert paragraphs("", around=inside) == [HEADLINE, *PARAGRAPHS, "A candle at the station."]
    assert paragraphs("", around=above) == [HEADLINE, "A candle at the station.", *PARAGRAPHS]
    assert paragraphs("", around=elsewhere) == [HEADLINE, *PARAGRAPHS]


def test_cards_of_other_stories_are_left_out_and_links_to_own_files_are_kept() -> None:
    card = "<article class=card><h3><a href=/1>City budget passes after long debate</a></h3><p>The council voted 5-2 on Tuesday.</p></article>"
    files = '<ul><li><a href="/files/body-camera.mp4">Body camera video of the officer</a></li></ul>'
    around = f"<main><article><h1>{{h}}</h1>{{b}}{files}<section>{card}{card}</section></article></main>"
    assert paragraphs(BODY, around=around) == [HEADLINE, *PARAGRAPHS, "Body camera video of the officer"]


def test_a_widget_class_on_the_article_itself_does_no_harm() -> None:
    around = '<div class="subscribe-wall comments-open"><div class="share"><h1>{h}</h1><div class="entry-content">{b}</div></div></div>'
    assert paragraphs(BODY, around=around) == [HEADLINE, *PARAGRAPHS]


@pytest.mark.parametrize(
    "around",
    [
        "<div id=header><a href=/>City</a> <a href=/d>Departments</a></div><div id=main><h1>{h}</h1>{b}</div><div id=footer>Privacy Policy</div>",
        "<nav><a href=/>Home</a></nav><h1>{h}</h1>{b}<footer>All rights reserved.</footer>",
        "<header><h1>{h}</h1></header><main>{b}</main>",
        "<article><header><h1>{h}</h1></header>{b}</article>",
        "{b}<h6 hidden>{h}</h6>",
    ],
)
def test_pages_of_other_makes(around: str) -> None:
    head = f'<meta property="og:title" content="{HEADLINE}">'
    assert paragraphs(BODY, around=around, head=head) == [HEADLINE, *PARAGRAPHS]


def ld(value: Any) -> str:
    """A JSON-LD script."""
    return f'<script type="application/ld+json">{value if isinstance(value, str) else json.dumps(value)}</script>'


ARTICLE = {
    "@type": "NewsArticle",
    "headline": HEADLINE,
    "datePublished": "2026-03-20T23:30:00-05:00",
    "dateModified": "2026-03-21T08:00:00-05:00",
    "author": [{"@type": "Person", "name": "Marta Quill"}, {"@type": "Person", "name": "Jo Park"}],
    "publisher": {"@type": "NewsMediaOrganization", "name": "Harlow Gazette"},
    "mainEntityOfPage": {"@id": "https://g.example/1"},
}
GRAPH = {"@graph": [{"@id": "#p", "name": "Marta Quill"}, {"@id": "#o", "name": "Harlow Gazette"},
                    {**ARTICLE, "author": {"@id": "#p"}, "publisher": {"@id": "#o"}}]}  # fmt: skip


@pytest.mark.parametrize(
    ("head", "authors"),
    [
        (ld(ARTICLE), ["Marta Quill", "Jo Park"]),
        (ld([{"@type": "BreadcrumbList"}, ARTICLE]), ["Marta Quill", "Jo Park"]),
        (ld(GRAPH), ["Marta Quill"]),
        (
            ld(
                {
                    **ARTICLE,
                    "@type": ["Thing", "https://schema.org/ReportageNewsArticle"],
                    "author": "By Marta Quill and Jo Park",
                }
            ),
            ["Marta Quill", "Jo Park"],
        ),
        (ld("{broken") + ld(json.dumps(ARTICLE)[:-1] + ",}"), ["Marta Quill", "Jo Park"]),
        (ld(json.dumps({**ARTICLE, "description": "x"}).replace('"x"', '"one\ntwo"')), ["Marta Quill", "Jo Park"]),
        (ld("[" * 100_000) + ld({**ARTICLE, "author": "https://g.example/by/quill"}), []),
    ],
)
def test_json_ld(head: str, authors: list[str]) -> None:
    found = document(page(head=head), "a.html")
    assert (found.title, found.publisher, found.authors) == (HEADLINE, "Harlow Gazette", authors)
    assert (found.published, found.published_basis, found.modified) == ("2026-03-20", "metadata", "2026-03-21")
    assert (found.url, found.kind) == ("https://g.example/1", "news")


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (
            f'<meta property="og:title" content="{HEADLINE}"><meta property="og:site_name" content="Harlow Gazette">'
            '<meta property="article:published_time" content="2026-03-20T21:10:00-05:00"><link rel="canonical" href="https://g.example/1">'
            '<meta name="author" content="Marta Quill">',
            (HEADLINE, "Harlow Gazette", ["Marta Quill"], "2026-03-20", "https://g.example/1"),
        ),
        (f"<title>{HEADLINE} | Harlow Gazette</title>", (HEADLINE, None, [], None, None)),
        (
            '<meta name="date" content="March 20, 2026"><meta property="article:author" content="https://fb.example/x">',
            (HEADLINE, None, [], "2026-03-20", None),
        ),
        ('<link rel=canonical href="/relative">', (HEADLINE, None, [], None, None)),
    ],
)
def test_meta_elements(head: str, expected: tuple[Any, ...]) -> None:
    found = document(page(head=head), "a.html")
    assert (found.title, found.publisher, found.authors, found.published, found.url) == expected


@pytest.mark.parametrize(
    ("head", "around", "title"),
    [
        (
            f'<meta property="og:title" content="{HEADLINE} - Gazette"><meta property="og:site_name" content="Gazette">',
            "{b}",
            HEADLINE,
        ),
        (f'<meta property="og:title" content="{HEADLINE} - what we know">', "{b}", f"{HEADLINE} - what we know"),
        (f"<title>{HEADLINE} - Gazette</title>", "{b}", HEADLINE),
        (
            ld({**ARTICLE, "headline": "Harlow officer&#8217;s case &amp; more"}),
            "<h1>Gazette</h1>{b}",
            "Harlow officer’s case & more",
        ),
        (ld({**ARTICLE, "headline": "Harlow officer…"}), "<h1>{h}</h1>{b}", HEADLINE),
        ('<meta property="og:site_name" content="Gazette">', "<h1>Gazette</h1><h1>{h}</h1>{b}", HEADLINE),
    ],
)
def test_titles(head: str, around: str, title: str) -> None:
    assert document(page(head=head, around=around), "a.html").title == title


def test_where_a_browser_saved_it_from_and_a_day_in_the_markup() -> None:
    body = f'<time datetime="2026-03-20T10:00">March 20</time>{BODY}'
    data = page(body).replace(b"<html>", b"<!-- saved from url=(0020)https://g.example/1 --><html>", 1)
    found = document(data, "a.html")
    assert (found.url, found.published) == ("https://g.example/1", "2026-03-20")


@pytest.mark.parametrize(
    ("head", "body", "kind"),
    [
        ("", BODY, "other"),
        ('<link rel=canonical href="https://h.example/press-releases/1">', BODY, "press_release"),
        ("", f"<p>FOR IMMEDIATE RELEASE</p>{BODY}", "press_release"),
        (
            "",
            f"<p>The chief said so in a news release that the city sent to reporters on Friday, with a video of it.</p>{BODY}",
            "other",
        ),
    ],
)
def test_kind(head: str, body: str, kind: str) -> None:
    assert document(page(body, head), "a.html").kind == kind


def test_the_article_is_taken_from_structured_data_where_the_page_does_not_show_it() -> None:
    body = "<p>To read this story, turn on scripts.</p>"
    found = document(page(body, ld({**ARTICLE, "articleBody": "\n".join(PARAGRAPHS * 3)})), "a.html")
    assert found.text.split("\n\n") == [HEADLINE, *PARAGRAPHS * 3]
    assert found.issues == ["The article's text was taken from the page's structured data."]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252"])
def test_encodings(encoding: str) -> None:
    data = (
        page()
        .decode()
        .replace(
            "charset=utf-8", f'http-equiv=x content="text/html; charset={"iso-8859-1" if encoding == "cp1252" else encoding}"'
        )
    )
    assert document(data.encode(encoding), "a").text.split("\n\n") == [HEADLINE, *PARAGRAPHS]


BOMBS = {
    "deep": b"<div>" * 50_000 + b"Words." + b"</div>" * 50_000,
    "unclosed": b"<p><b><i>" * 4_000 + b"Words.",
    "attributes": b"<p " + b"a=b " * 300_000 + b">Words.</p>",
    "one class": b'<div class="' + b"share " * 300_000 + b'">Words.</div><p>More words.</p>',
    "text": b"<p>" + b"Words of the officer and of the city. " * 60_000 + b"</p>",
    "entities": b"<p>" + b"&amp;" * 200_000 + b"Words.</p>",
    "links": b"<ul>" + b"<li><a href=x>A link to another story of today</a></li>" * 5_000 + b"</ul><p>Words.</p>",
    "tables": b"<table><tr><td>" * 8_000 + b"Words.",
    "comment": b"<!--" * 200_000 + b"<p>Words.</p>",
    "brackets": b"<" * 500_000 + b"<p>Words.</p>",
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_bombs_end_soon_and_as_a_document_or_an_error(name: str) -> None:
    begin = time.monotonic()
    (found,) = items(b"<!DOCTYPE html><html><body>" + BOMBS[name], "a.html")
    assert isinstance(found, SourceError) or "ords" in found.text
    assert time.monotonic() - begin < 20


def test_limits() -> None:
    assert isinstance(error(page(BODY * 100), "a.html", Limits(html_elements=100)), TooLarge)
    assert isinstance(error(b"<!DOCTYPE html><html><body><nav>Home</nav></body></html>", "a.html"), NoText)
