"""What books say of games with two players, with piles, with two called cards, or without a taker."""

from tarotrules import api
from tarotrules.book.to_text import to_text
from tests.shelf import bound


def text_of(name: str) -> str:
    """A book as plain text, on one line."""
    return " ".join(to_text(bound(api.load(name), "en")).split())


def test_two_are_told_of_two() -> None:
    """Piles stand on the first page; nothing goes round, nobody is one of several, no share is one of one."""
    book = text_of("decouverte")

    assert "12 piles of two cards on the table" in book.split("A deal, step by step =")[0]
    assert "the top card of each face up, the other face down" in book
    assert "The dealer’s opponent shuffles the pack. The same player then cuts." in book
    for more in ("around a table", "anticlockwise", "odd number of players", "How many times the total", "and so on"):
        assert more not in book, more


def test_what_is_usual_is_no_rule() -> None:
    """When half points arise is said where it may happen, and a book that leaves it out differs in nothing."""
    assert "odd number of players" in text_of("fft")
    assert "| 1.2 " in text_of("decouverte")
    assert "| 11.2 " not in text_of("decouverte")


def test_two_kings_are_called_at_once_where_it_is_told_in_short() -> None:
    """Two cards of one rank find partners, and the rule about them is called so."""
    book = text_of("two-kings")

    assert "The taker calls two of the four kings to find partners" in book
    assert "5.3 The partners (New)" in book


def test_a_game_without_a_taker_has_no_chapter_on_the_auction() -> None:
    """What stands there is that nobody takes."""
    book = text_of("qui-perd-gagne")

    assert "4 A game without a taker ==" in book
    assert "4 The auction" not in book
