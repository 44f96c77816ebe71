"""The page of the options can be read by somebody who has seen no other page."""

import re
from functools import cache

import pytest

from tarotrules import documents, library
from tarotrules.site import options
from tarotrules.site.folding import folded_word
from tarotrules.site.shelf import Shelf
from tests.site.whole import WHOLE

CODE = re.compile(r"<code[^>]*>(.*?)</code>")
TITLE = re.compile(r'<h2 id="([^"]*)">(.*?)</h2>')


@cache
def page(language: str) -> str:
    """The page in one language, made once."""
    return options.index(shelf(), language).html


@cache
def shelf() -> Shelf:
    """What is shipped."""
    return Shelf()


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_how_an_option_is_taken_is_written_as_a_file_writes_it(language: str) -> None:
    """The words in the introduction are those of the language, and the language reads them so."""
    words = documents.vocabulary().words(language)
    keyword, name = CODE.findall(page(language))[0].split(" ")

    assert keyword == documents.vocabulary().spell("with", language)
    assert (words.find(name) or name) in library.shipped_options()


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_every_change_says_which_rule_it_changes(language: str) -> None:
    """A sentence stands below the number and the name of its rule, and none is left out."""
    html = page(language)
    heads = re.findall(r'<h3><span class="number">([^<]+)</span> ([^<]+)</h3>', html)

    assert len(heads) == html.count('class="told"') > len(library.shipped_options())
    assert all(number.strip() and name.strip() for number, name in heads)


def test_options_are_in_the_order_of_their_titles() -> None:
    """Whoever knows what an option is called finds it; accents and capitals make no difference."""
    titles = [title for _, title in TITLE.findall(page("fr"))]

    assert titles == sorted(titles, key=folded_word)
    assert len(titles) == len(library.shipped_options())


def test_a_name_that_the_language_spells_is_shown_both_ways() -> None:
    """The id is there as well, since other languages write it."""
    ids = {each: documents.vocabulary().spell(each, "ja") for each in library.shipped_options()}
    html = page("ja")

    assert any(id != spelled for id, spelled in ids.items())
    assert all(f">{id}</code>" in html and f">{spelled}</code>" in html for id, spelled in ids.items())
