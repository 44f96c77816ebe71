"""A book as one HTML file."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from tarotrules.book.inline import Card, Emphasis, Strong, line
from tarotrules.book.to_html import to_html
from tarotrules.book.tree import Book, Column, Fact, Glossary, Items, Paragraph, Rule, Table, Term

VOID = {"meta", "link", "br", "hr", "img", "input"}
SHAPES = {"path", "rect", "use"}


class Outline(HTMLParser):
    """Collects elements, ids and links, and insists that elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in SHAPES
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def outline(html: str) -> Outline:
    """The elements of a page."""
    parser = Outline()
    parser.feed(html)
    parser.close()
    return parser


def test_elements_are_closed_and_ids_are_unique(sample: Book) -> None:
    """The page is well-formed, and every link leads to one place in it."""
    page = outline(to_html(sample))
    ids = [attributes["id"] for _, attributes in page.seen if "id" in attributes]
    links = [attributes["href"] for _, attributes in page.seen if "href" in attributes]

    assert page.open == []
    assert len(ids) == len(set(ids))
    assert {link.removeprefix("#") for link in links if link} <= set(ids)


def test_nothing_is_fetched_or_run(sample: Book) -> None:
    """One file holds everything: no script, no address but anchors, no import."""
    html = to_html(sample)

    assert not re.search(r"<script|<link|<img|https?:|url\(|@import|\son\w+=", html)


def test_the_page_can_be_read_aloud(sample: Book) -> None:
    """Language, one main heading, headings without gaps, tables with scopes and names, a skip link."""
    page = outline(to_html(sample))
    tags = [tag for tag, _ in page.seen]
    levels = [int(tag[1]) for tag in tags if re.fullmatch(r"h\d", tag)]

    assert ("html", {"lang": "fr"}) in page.seen
    assert tags.count("h1") == tags.count("main") == 1
    assert all(b - a <= 1 for a, b in pairwise(levels))
    assert all("scope" in attributes for tag, attributes in page.seen if tag == "th")
    assert all(attributes["aria-label"] for tag, attributes in page.seen if attributes.get("class") == "scroll")
    assert page.seen[tags.index("body") + 1] == ("a", {"class": "skip", "href": "#rules"})


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "</style><b>",
        "</title><b>",
        "&lt;b&gt;",
        "'\\\"};",
    ],
)
def test_what_a_file_says_is_only_text(book_of: Callable[..., Book], hostile: str) -> None:
    """No title, card, number or setting can bring an element or attribute of its own."""
    rule = Rule(
        hostile, (Paragraph(line(hostile, Strong(line(hostile)), Card(hostile, hostile))),), settings=((hostile,),)
    )
    wild, tame = (
        outline(to_html(book_of(block, title=title)))
        for block, title in (
            (rule, hostile),
            (Rule("1.1", (Paragraph(line("x", Strong(line("x")), Card("x", "x"))),), settings=(("x",),)), "x"),
        )
    )

    assert [tag for tag, _ in wild.seen] == [tag for tag, _ in tame.seen]
    assert [set(attributes) for _, attributes in wild.seen] == [set(attributes) for _, attributes in tame.seen]


def test_the_running_head_is_only_text(book_of: Callable[..., Book]) -> None:
    """Within the style sheet nothing in a title ends its string, and it is the title that is printed."""
    title = 'Tarot d’été "}; </style> \\'
    (said,) = re.findall(r'@top-center { content: "([^"]*)";', to_html(book_of(title=title)))

    assert re.fullmatch(r"(?:[A-Za-z0-9]|\\[0-9a-f]{6})*", said)
    assert re.sub(r"\\([0-9a-f]{6})", lambda found: chr(int(found[1], 16)), said) == title


def test_marks_become_elements(book_of: Callable[..., Book]) -> None:
    """Strong and emphasised text say what they are; red suits are red, and never pictures."""
    said = line(Strong(line("a")), Emphasis(line("b")), Card("HK", "K♥"))
    html = to_html(book_of(Paragraph(said)))

    assert "<strong>a</strong><em>b</em>" in html
    assert '<span class="card red" data-card="HK">K♥\ufe0e</span>' in html


def test_french_punctuation_never_begins_a_line(book_of: Callable[..., Book]) -> None:
    """The spaces before it do not break; other languages are left alone."""
    assert "oui\u202f; non\xa0:" in to_html(book_of(Paragraph(line("oui ; non :")), language="fr"))
    assert "oui ; non :" in to_html(book_of(Paragraph(line("oui ; non :"))))


@pytest.mark.parametrize(("language", "said"), [("de", "Trumpf 21"), ("en", "3 oudlers"), ("fr", "oui ;")])
def test_what_belongs_together_is_not_parted(book_of: Callable[..., Book], language: str, said: str) -> None:
    """Each language has its spaces that must not break, and each game has more beside its words."""
    page = to_html(book_of(Paragraph(line(said)), language=language))

    assert said not in page
    assert re.search("[\u00a0\u202f]".join(map(re.escape, said.split(" "))), page)


def test_rules_know_their_settings_and_changes(sample: Book) -> None:
    """Tools find what a rule tells; readers see a word beside the bar, not only a colour."""
    html = to_html(sample)

    assert 'id="r4.1" data-settings="auction.rounds"' in html
    assert 'data-change="changed"' in html
    assert '<p class="change">Modifiée</p>' in html


def test_figures_stand_at_the_end_of_their_column(book_of: Callable[..., Book]) -> None:
    """A cell is marked where it does not begin at the start, its head too; the first heads its row."""
    table = Table(line("T"), (Column(line("who")), Column(line("points"), "end")), ((line("A"), line("91")),))
    page = to_html(book_of(Rule("1.1", (table,))))

    assert '<th scope="col">who</th><th scope="col" class="end">points</th>' in page
    assert '<tr><th scope="row">A</th><td class="end">91</td></tr>' in page


def test_lists_have_a_class_or_none(book_of: Callable[..., Book]) -> None:
    """A list of a rule is a plain one; the definitions of the glossary are known by their class."""
    page = to_html(book_of(Rule("1.1", (Items((line("one"), line("two"))),)), Glossary((Term(line("t"), line("d")),))))

    assert "<ul>\n<li>one</li>\n<li>two</li>\n</ul>" in page
    assert '<dl class="glossary">\n<dt>t</dt>' in page


def test_the_title_page_shows_its_facts() -> None:
    """Labels and values are a description list; without facts there is none."""
    book = Book("T", "S", "en", (Fact(line("Version"), line("3")),), ())

    assert "<div><dt>Version</dt><dd>3</dd></div>" in to_html(book)
    assert '<dl class="facts">' not in to_html(Book("T", "", "en", (), ()))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG has it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("scheme", [0, 1])
def test_colours_contrast_enough(sample: Book, scheme: int) -> None:
    """Text of every colour reaches 4.5 to 1 on paper and on tint, by day and by night."""
    block = to_html(sample).split(":root {")[1 + scheme].split("}")[0]
    colours = dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", block))

    for text in ("ink", "muted", "accent"):
        for ground in ("paper", "tint"):
            lights = sorted((luminance(colours[text]), luminance(colours[ground])))
            assert (lights[1] + 0.05) / (lights[0] + 0.05) >= 4.5
