"""Every form of a book is drawn from one tree: each says every sentence of it, in order, and loses no letter."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from html import unescape
from io import BytesIO
from zipfile import ZipFile

import pytest

from tarotrules import pipeline
from tarotrules.book.inline import line, plain
from tarotrules.book.lines import block_lines, lines_of
from tarotrules.book.to_epub import to_epub
from tarotrules.book.to_html import to_html
from tarotrules.book.to_markdown import to_markdown
from tarotrules.book.to_text import to_text
from tarotrules.book.tree import Book, Fact, Figure, Rule, Table
from tarotrules.languages import LANGUAGES
from tests.book.sample import drawn
from tests.shelf import bound
from tests.strategies import STUDIED

SHELF = [(name, LANGUAGES[(place + 2) % len(LANGUAGES)]) for place, name in enumerate(STUDIED)]
"""Other pairs than those that are printed."""


def of_html(book: Book) -> str:
    """What a page says, names for those who do not see it included."""
    return bare(to_html(book).partition("</style>")[2])


def of_epub(book: Book) -> str:
    """What the pages say, in the order they are read in."""
    with ZipFile(BytesIO(to_epub(book))) as archive:
        return "".join(bare(archive.read(name).decode()) for name in archive.namelist() if name.endswith(".xhtml"))


def bare(page: str) -> str:
    """A page without its elements."""
    # A card and a badge are shown, and their names are not said as well.
    named = re.sub(r'<svg[^>]*aria-label="([^"]*)"[^>]*>', r"\1", page)
    return unescape(re.sub(r"<[^>]*>", "", named))


def of_markdown(book: Book) -> str:
    """What a file says, without what its links lead to."""
    return unescape(re.sub(r"<[^>]*>|\]\([^)]*\)", "", to_markdown(book)))


DRAWN = ("html", "epub")
"""Forms with pictures. The others say in words what a picture shows, and not what stands below it."""
FORMS = {"html": of_html, "epub": of_epub, "md": of_markdown, "txt": to_text}


@pytest.fixture(scope="module", params=SHELF, ids="-".join)
def book(request: pytest.FixtureRequest) -> Book:
    """A shipped book; each variant and each language is somewhere among them."""
    name, language = request.param
    rules = pipeline.load(name).variant
    assert rules is not None
    return bound(rules, language)


@pytest.mark.parametrize("form", FORMS)
def test_a_form_says_what_the_tree_says(form: str, book: Book) -> None:
    """Sentences, headings and sources stand whole and in order; of tables and pictures, every letter."""
    render: Callable[[Book], str] = FORMS[form]
    said = letters(render(book))
    beside = {id(each) for block in set_aside(book) for each in block_lines(block)}
    below = {id(each.caption) for each in set_aside(book) if isinstance(each, Figure) and form not in DRAWN}
    lines = [each for each in lines_of(book) if id(each) not in below]
    place = 0

    for each in lines:
        words = letters(plain(drawn(each) if form in DRAWN else each))
        if id(each) not in beside:
            found = said.find(words, place)
            assert found >= 0, plain(each)
            place = found + len(words)
    shown = map(drawn, lines) if form in DRAWN else lines
    assert Counter(letters("".join(map(plain, shown)))) - Counter(said) == Counter()


@pytest.mark.parametrize("form", FORMS)
def test_a_label_of_the_title_page_stands_there_once(form: str, sample: Book) -> None:
    """What two lines in a row are called is said above both, in every form."""
    front = [Fact(line(label), line(value)) for label, value in [("Note", "uno"), ("Note", "due"), ("By", "tre")]]
    said = letters(FORMS[form](sample._replace(front=tuple(front))))

    assert "noteunoduebytre" in said
    assert said.count("note") == 1


def letters(text: str) -> str:
    """A text without what depends on how a form lays it out."""
    return "".join(filter(str.isalnum, text.casefold()))


def set_aside(book: Book) -> Iterator[Table | Figure]:
    """Tables, of which a form may lay lines beside each other, and pictures."""
    for chapter in book.chapters:
        for block in chapter.blocks:
            for inner in block.body if isinstance(block, Rule) else (block, getattr(block, "result", None)):
                if isinstance(inner, Table | Figure):
                    yield inner
