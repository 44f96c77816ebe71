"""At a table with piles somebody sees what lies there: the own cards by themselves, and how many are face down."""

from tarotrules import api, books
from tarotrules.games.registry import family
from tarotrules.games.seated import Wanted, read_out


def test_the_own_piles_are_told_apart_and_the_others_are_told() -> None:
    """Before anything is played twelve cards lie open in front of each, twelve face down."""
    variant = api.load("decouverte")
    scene = family(variant.game).sit(books.shown(variant, "en"), variant.main, Wanted(3, 1, None)).scene()
    cards = [card for row in scene.hand for card in row]
    assert [card.note for card in cards] == [""] * 12 + ["on the table"] * 12
    mine, others = map(read_out, scene.before)
    assert (mine[:16], others[:12]) == ("In front of you:", "In front of ")
    assert [each.rsplit(", and ", maxsplit=1)[1] for each in (mine, others)] == ["12 cards face down."] * 2
    assert [mine.count(card.face) > 0 for card in cards[12:]] == [True] * 12
