"""A hand is worth what its scale says, card by card, and advises the highest bid it reaches.

Every hand here was added up on paper by the scale of ``wikipedia``: the 21 ten, the Excuse eight, a Petit among
five trumps five, six trumps seven, more nine; five trumps or more two each, those from 16 to 21 two each besides;
king and queen of a suit ten, a lone king six, a lone queen three; a knight two, a jack one; five cards of a suit
five, six seven, more nine; and, where the chien is left alone, a suit missing six and a single card of a suit three.
"""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules import pipeline
from tarotrules.cards.pack import PACK, SUITS, Card, parse_card
from tarotrules.games.tarot.engine.evaluation import Worth, evaluate_hand
from tests.games.tarot.engine.tables import table


def hand(written: str) -> tuple[Card, ...]:
    """The cards of codes, each suit once: ``T 21 1 EX S K Q 5``."""
    cards, suit = [], ""
    for word in written.split():
        if word in {*SUITS, "T"}:
            suit = word
            continue
        card = parse_card(word if word == "EX" else suit + word)
        assert card is not None, word
        cards.append(card)
    assert len(set(cards)) == len(cards)
    return tuple(cards)


def judged(written: str, name: str = "wikipedia", players: int = 4) -> Worth:
    """A hand under a variant; with four players it has 18 cards."""
    rules = table(name).rulesets[players]
    cards = hand(written)
    assert len(cards) == rules.deal.own
    return evaluate_hand(rules, cards)


def exactly(features: Mapping[str, int]) -> dict[str, Fraction]:
    """Whole points as the engine counts them."""
    return {name: Fraction(worth) for name, worth in features.items()}


STRONG: Final = "T 21 20 19 16 10 7 1 EX S K Q N 5 H K 3 D Q 4 2 C 9"
PLAIN: Final = "T 15 9 3 2 S J 5 4 3 2 H K Q D N 8 7 6 C 10 9 8"
LONG: Final = "T 17 12 11 8 5 1 S K Q N J 9 8 7 H 10 9 8 7 6"
GUARDED: Final = "T 16 4 3 2 1 S K 7 6 5 4 3 H Q 9 8 7 6 D J C 5"
HANDS: Final[list[tuple[str, dict[str, int], int, int, str | None]]] = [
    # Seven trumps: 14, four of them high: 8. One club: 3, if the chien is left.
    (
        STRONG,
        {
            "the-21": 10, "the-excuse": 8, "petit-with-seven": 9, "many-trumps": 14, "high-trumps": 8,
            "marriage": 10, "lone-king": 6, "lone-queen": 3, "each-knight": 2, "singleton-suit": 3,
        },
        70, 73, "garde-sans",
    ),
    # Four trumps are not many.
    (PLAIN, {"marriage": 10, "each-knight": 2, "each-jack": 1, "suit-of-five": 5}, 18, 18, None),
    # Two suits missing: 12, if the chien is left; a suit of seven and one of five.
    (
        LONG,
        {
            "petit-with-six": 7, "many-trumps": 12, "high-trumps": 2, "marriage": 10, "each-knight": 2, "each-jack": 1,
            "suit-of-five": 5, "suit-of-seven": 9, "void-suit": 12,
        },
        48, 60, "prise",
    ),
    # Two single cards: 6, if the chien is left; suits of six and of five; one point short of a prise.
    (
        GUARDED,
        {
            "petit-with-five": 5, "many-trumps": 10, "high-trumps": 2, "lone-king": 6, "lone-queen": 3, "each-jack": 1,
            "suit-of-five": 5, "suit-of-six": 7, "singleton-suit": 6,
        },
        39, 45, None,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("written", "features", "points", "without_chien", "bid"), HANDS)
def test_a_hand_is_worth_the_sum_of_its_features(
    written: str, features: dict[str, int], points: int, without_chien: int, bid: str | None
) -> None:
    """Every feature found is named with what it comes to, and only those; both sums are theirs."""
    assert judged(written) == Worth(Fraction(points), Fraction(without_chien), exactly(features), bid)


# Trumps 12, high ones 6, the 21, the Excuse, a marriage 10, a lone king 6, a knight 2, a jack 1: 55. No single card.
NEARLY_GARDE: Final = "T 21 20 19 8 7 6 EX S K Q 5 4 H K 6 5 D N 3 C J 2"


@pytest.mark.parametrize(
    ("written", "points", "without_chien", "bid"),
    [
        (GUARDED, 39, 45, None),
        (GUARDED.replace("D J", "D N"), 40, 46, "prise"),
        (NEARLY_GARDE, 55, 55, "prise"),
        (NEARLY_GARDE.replace("D N 3", "D N J"), 56, 56, "garde"),
        # With the single club 70 and 71 of what counts without the chien, though 67 and 68 with it.
        (STRONG.replace("D Q", "D 5"), 67, 70, "garde"),
        (STRONG.replace("D Q", "D J"), 68, 71, "garde-sans"),
        # A king for the club: 6 and the 3 of a single card.
        (STRONG.replace("C 9", "C K").replace("H K 3", "H K J"), 77, 80, "garde-sans"),
        (STRONG.replace("C 9", "C K").replace("H K 3", "H K N"), 78, 81, "garde-contre"),
    ],
)
def test_a_bid_is_advised_from_its_points_on(written: str, points: int, without_chien: int, bid: str | None) -> None:
    """One point short of a bid is not enough; the points themselves are."""
    found = judged(written)

    assert (found.points, found.without_chien, found.bid) == (Fraction(points), Fraction(without_chien), bid)


def test_missing_suits_count_only_where_the_chien_is_left_alone() -> None:
    """Eleven trumps and one suit: 53 points are no garde, but with three suits missing 71 are a garde sans."""
    # Trumps 22, one high 2, the 21 ten; a marriage 10 and seven spades 9.
    found = judged("T 21 11 10 9 8 7 6 5 4 3 2 S K Q 8 7 6 5 4")

    assert (found.points, found.without_chien, found.bid) == (Fraction(53), Fraction(71), "garde-sans")


@pytest.mark.parametrize(
    ("trumps", "feature", "worth"),
    [
        ("1", None, 0),
        ("4 3 2 1", None, 0),
        ("5 4 3 2 1", "petit-with-five", 5),
        ("6 5 4 3 2 1", "petit-with-six", 7),
        ("7 6 5 4 3 2 1", "petit-with-seven", 9),
        ("8 7 6 5 4 3 2 1", "petit-with-seven", 9),
    ],
)
def test_the_petit_is_worth_more_in_company(trumps: str, feature: str | None, worth: int) -> None:
    """The Petit counts among the trumps that guard it; the Excuse does not."""
    found = evaluate_hand(table("wikipedia").main, hand(f"T {trumps} EX S 10 9 H 8 7"))

    assert {name: each for name, each in found.features.items() if name.startswith("petit")} == (
        {} if feature is None else {feature: worth}
    )


@pytest.mark.parametrize(
    ("suit", "features"),
    [
        ("K Q 3 2", {"marriage": 10}),
        ("K 3 2", {"lone-king": 6}),
        ("Q 3 2", {"lone-queen": 3}),
        ("N J 2", {"each-knight": 2, "each-jack": 1}),
        ("5 4 3 2", {}),
        ("6 5 4 3 2", {"suit-of-five": 5}),
        ("7 6 5 4 3 2", {"suit-of-six": 7}),
        ("8 7 6 5 4 3 2", {"suit-of-seven": 9}),
        ("9 8 7 6 5 4 3 2", {"suit-of-seven": 9}),
        ("2", {"singleton-suit": 3}),
        ("", {"void-suit": 6}),
    ],
)
@pytest.mark.parametrize("name", SUITS)
def test_each_suit_is_judged_by_itself(name: str, suit: str, features: dict[str, int]) -> None:
    """What one suit holds counts the same, whichever it is; the others hold two low cards each and count nothing."""
    others = " ".join(f"{other} 10 1" for other in SUITS if other != name)

    assert evaluate_hand(table("wikipedia").main, hand(f"{others} {name} {suit}")).features == features


def test_a_feature_of_several_suits_counts_in_each() -> None:
    """Two marriages are twenty points, two single cards six."""
    found = evaluate_hand(table("wikipedia").main, hand("S K Q H K Q D 7 C 4"))

    assert found.features == {"marriage": 20, "singleton-suit": 6}


def test_a_feature_may_look_at_a_suit_and_at_the_hand(tmp_path: Path) -> None:
    """It counts once for each suit, whatever else it asks of the whole hand."""
    file = tmp_path / "ruffs.tarot"
    feature = (
        "feature ruffs { when suit.cards = 0 and hand.trumps >= 6; worth 4; without_chien no; after singleton-suit }"
    )
    file.write_text(f"variant ruffs extends wikipedia {{\n{feature}\n}}\n", "utf-8")
    variant = pipeline.load(str(file)).variant
    assert variant is not None

    assert evaluate_hand(variant.rulesets[4], hand(LONG)).features["ruffs"] == 2 * 4


def test_the_older_game_advises_its_own_contracts() -> None:
    """Where a petite and a pousse stand for prise and garde, they are advised for the same points."""
    garde = NEARLY_GARDE.replace("D N 3", "D N J")

    assert judged(LONG, "wikipedia-older").bid == "petite"
    assert judged(garde, "wikipedia-older").bid == "pousse"
    assert judged(STRONG, "wikipedia-older") == judged(STRONG)


@pytest.mark.parametrize("name", ["fft", "eryod", "petite-pousse", "solitaire-paradise"])
def test_without_a_scale_there_is_nothing_to_say(name: str) -> None:
    """Rules without features find nothing in the best of hands, and advise nothing."""
    assert judged(STRONG, name) == Worth(Fraction(0), Fraction(0), {}, None)


def test_the_scale_is_the_same_for_any_number_of_players() -> None:
    """What was added up by hand is the scale at three and at five too."""
    features = [table("wikipedia").rulesets[players].feature for players in (3, 4, 5)]

    assert features[0] == features[1] == features[2]
    assert len(features[0]) == 17


HANDS_OF_ANY_CARDS: Final = st.lists(st.sampled_from(PACK), min_size=18, max_size=18, unique=True).map(tuple)


@given(cards=HANDS_OF_ANY_CARDS, suits=st.permutations(SUITS))
def test_suits_are_alike(cards: tuple[Card, ...], suits: list[str]) -> None:
    """Suits put in each other's place change nothing, nor does the order of the cards."""
    rules = table("wikipedia").main
    exchange = dict(zip(SUITS, suits, strict=True))
    exchanged = tuple(Card(exchange.get(card.suit, card.suit), card.rank) for card in reversed(cards))

    assert evaluate_hand(rules, exchanged) == evaluate_hand(rules, cards)


@given(cards=HANDS_OF_ANY_CARDS)
def test_the_features_found_are_the_sum(cards: tuple[Card, ...]) -> None:
    """Nothing but the features makes a hand's worth; those that wait for the chien to be left are the difference."""
    rules = table("wikipedia").main
    found = evaluate_hand(rules, cards)
    waiting = sum(each for name, each in found.features.items() if rules.feature[name].without_chien)

    assert sum(found.features.values()) == found.without_chien == found.points + waiting
