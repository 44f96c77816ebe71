"""A heap in a picture counts what its cards count, and every pair holds one card that counts half a point."""

import pytest

from tarotrules.book.inline import plain
from tarotrules.book.pictures import Cards, Heap
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.pictures.cards import cards, heap
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.languages import LANGUAGES
from tests.strategies import variant


def test_pairs_add_up() -> None:
    """5 + 5 + 4 + 3 + 2 + 1 and half a point."""
    figure = heap(Teller(variant("fft").main, catalogue("en"), {}))

    assert figure is not None
    assert isinstance(figure.picture, Heap)
    assert [pile.counts for pile in figure.picture.piles] == ["5", "5", "4", "3", "2", "1", "0.5"]
    assert "20.5" in plain(figure.caption)


@pytest.mark.parametrize("language", LANGUAGES)
def test_courts_have_the_letters_of_french_packs(language: str) -> None:
    """In every language, and the words say what they are."""
    figure = cards(Teller(variant("fft").main, catalogue(language), {}))

    assert isinstance(figure.picture, Cards)
    shown = [laid.face.corner for row in figure.picture.rows for laid in row if laid.face.court]
    assert shown == ["R", "D", "C", "V"]
    assert all(letter in plain(figure.alternative) for letter in shown)
