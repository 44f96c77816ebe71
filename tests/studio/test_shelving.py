"""Options are found where the book would have them, each once, and the number on the tab is what its page lists."""

import pytest

from tarotrules import books, documents, library, pipeline
from tarotrules.book.inline import plain
from tarotrules.studio.doors import DOORS
from tarotrules.studio.shelving import shelves
from tarotrules.studio.ticking import ticked

TEXT = 'variant x extends fft { title { en "X" } }'


@pytest.mark.parametrize("language", ["en", "ja"])
def test_each_option_stands_once_in_the_order_of_the_book(language: str) -> None:
    """The chapters in theirs, each by its title there; what needs another option stands behind it."""
    found = list(shelves(language))
    names = [name for each in found for name in each["options"]]
    with_all = ticked(ticked(TEXT, "referees", taken=True), "vachette", taken=True)
    variant = pipeline.load_text(with_all).variant
    assert variant is not None
    headings = [plain(each.title) for each in books.book(variant, language).chapters]
    places = [headings.index(each["title"]) for each in found]

    assert sorted(names) == sorted(library.shipped_options())
    assert places == sorted(set(places))
    assert all(names.index(one) < names.index(name) for name in names for one in documents.needs(name))
    assert names.index("clockwise") < names.index("pousse") < names.index("misere") < names.index("petit-slam")


@pytest.mark.parametrize("option", ["petit-imprenable", "referees", "no-prise"])
def test_the_tab_counts_what_its_page_lists(option: str) -> None:
    """Also where the book marks more rules, because they only read otherwise, or fewer, because one is gone."""
    text = ticked(TEXT, option, taken=True)
    page = DOORS["changes"](text, "en")["html"]

    assert DOORS["differing"](text, "en") == {"rules": page.count('<li><span class="number">')}
    assert DOORS["differing"](text + "}", "en") == {"rules": None}
