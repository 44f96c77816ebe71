"""What the best hand makes: no hand makes more, and one makes as much."""

from random import Random

import pytest

from tarotrules.games.piquet.check.reach import most_of
from tarotrules.games.piquet.check.witness import told
from tarotrules.games.piquet.engine.declaring import declare
from tests.games.piquet.reading import rules, table

OUT_OF_REACH = 10_000
HANDS = 200


def changed(text: str) -> str:
    """The rules of the clubs with a change."""
    return f"# language: en\nvariant x extends piquet {{ {text} }}"


@pytest.mark.parametrize(
    ("text", "bound", "made", "hand"),
    [
        ("", 57, 57, "♠AKQ ♥AKQ ♦AKQ ♣AKQ"),
        ("contest set { scores best }", 53, 49, "♠AKQJ10 ♥AKQJ10 ♦A ♣A"),
        ("contest sequence { worth 0 }", 45, 45, "♠AKQ ♥AKQ ♦AKQ ♣AKQ"),
        ("contest set { worth 0 }", 39, 39, "♠AKQJ1098 ♥AKQJ10"),
    ],
)
def test_the_best_hand_is_found(text: str, bound: int, made: int, hand: str) -> None:
    """Three quatorzes with four tierces make 57, a septième, a quint and a point of seven 39.

    Where only the best set scores, the bound is a little higher than what any hand makes.
    """
    most = most_of(rules(changed(text)), frozenset({"contests"}), OUT_OF_REACH)

    assert most is not None
    assert (most.bound, most.made, told(most.hand)) == (bound, made, hand)


@pytest.mark.parametrize(
    "text",
    [
        "contest sequence { when cards = 3; worth 20 }",
        "contest point { scores all; worth if top is tens then 9 else cards }",
        "deck { lowest 6 } deal { stock 12 } claim carte-blanche { tie nobody }",
        "contest set { among courts; when cards >= 2; worth cards * cards; tie nobody }",
    ],
)
def test_no_hand_makes_more(text: str) -> None:
    """Of many, and of those that have much of few ranks or suits; here the best that is tried need not be the best."""
    game, random = table(changed(text)), Random(text)
    most = most_of(game.rules, frozenset({"contests"}), OUT_OF_REACH)
    assert most is not None
    pack, size = game.rules.deck.cards, game.rules.deal.hand
    for _ in range(HANDS):
        weight = {each: random.random() ** 3 for each in {part for card in pack for part in card}}
        ordered = sorted(pack, key=lambda card: weight[card.suit] + weight[card.rank] + random.random() / 9)
        worth = sum(each.amounts[0] for each in declare(game, (ordered[:size], ())))

        assert worth <= most.bound, ordered[:size]


def test_what_is_played_counts_too() -> None:
    """Who leads and wins all tricks counts thirteen, and the cards once they are sure: eighty with all the rest."""
    counts = frozenset({"claims", "contests", "play", "cards"})

    def bound(text: str) -> object:
        most = most_of(rules(changed(text)), counts, OUT_OF_REACH)
        return most and most.bound

    assert bound("") == 57 + 10 + 13
    assert bound("play { cards { counted once_sure } }") == 57 + 10 + 13 + 10
    assert bound("claim carte-blanche { worth dealt.cards }") is None
    assert bound("count last { worth 3 }") == 57 + 10 + 15
