"""What a summary may say of cards nobody lists: oudlers and points, bonuses and their card, hands and claims."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.api import score
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, bonus, claim, scored, table

DEAL: Json = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2}


def refused(name: str, deal: Json) -> bool:
    """Whether a deal is refused."""
    try:
        score(table(name), deal)
    except Refused:
        return True
    return False


@given(st.integers(0, 3), st.integers(0, 182), st.sampled_from(["garde", "garde-contre"]))
def test_oudlers_and_points_agree(oudlers: int, halves: int, contract: str) -> None:
    """A side has the points of its oudlers, and of the cards that must have come with them.

    Three cards to a trick. The Petit and the 21 are won in tricks, never discarded; an Excuse that its owner, without
    a trick, could not pay for counts 4. So a garde has its discard (3), and with one oudler 3 + 4, with two 3 + 9½
    (in a trick), with three 3 + 13½. A defence that has none of the chien has 0, 4, 9½ or 13½.
    In a garde contre the attack has the latter. The defence has six unseen cards, in which oudlers may be: three
    points, 2½ + 4½, 2 + 9, 1½ + 13½.
    """
    points = Fraction(halves, 2)
    tricks_alone = [Fraction(0), Fraction(4), Fraction(19, 2), Fraction(27, 2)]
    discard, chien = [3 + each for each in tricks_alone], [Fraction(each) for each in (3, 7, 11, 15)]
    attack, defence = (tricks_alone, chien) if contract == "garde-contre" else (discard, tricks_alone)
    deal = DEAL | {"players": 3, "contract": contract, "card_points": str(points), "oudlers": oudlers}

    # Near the ends not every half can be: a trick more is three cards.
    room = Fraction(3, 2)
    if refused("fft", deal):
        assert not attack[oudlers] + room <= points <= 91 - defence[3 - oudlers] - room
    else:
        assert attack[oudlers] <= points <= 91 - defence[3 - oudlers]


@pytest.mark.parametrize(
    ("id", "oudlers", "side", "impossible"),
    [
        # Petit and 21 in one trick: whoever won it has two oudlers at least; that it has one is asked.
        ("both-at-the-end", 0, "attack", True),
        ("both-at-the-end", 3, "defence", True),
        ("both-at-the-end", 2, "attack", False),
        # A king will do as well as the Petit.
        ("king-or-petit", 0, "attack", False),
        ("king-or-petit", 3, "defence", False),
        ("petit-au-bout", 0, "attack", True),
        ("petit-au-bout", 1, "attack", False),
        ("petit-au-bout", 2, "defence", False),
        # The Petit of the trick before need not be the winner's of the last.
        ("petit-late", 3, "defence", False),
    ],
)  # fmt: skip
def test_a_bonus_needs_its_card(id: str, oudlers: int, side: str, impossible: bool) -> None:
    """A side that won an oudler in the last trick has an oudler; a bonus that can do without asks for none."""
    deal = DEAL | {"oudlers": oudlers, "bonuses": bonus(id, side)}

    assert refused("oudlers-at-the-end", deal) is impossible


def test_a_margin_alone_says_nothing_of_oudlers() -> None:
    """Where only the margin is known, no oudler is missed (RRO2012 gives its examples so)."""
    assert scored("fft", taker=0, contract="garde", margin=-4, bonuses=bonus("petit-au-bout", "attack"))["unit"] == -38


def test_the_excuse_may_end_up_with_the_other_side() -> None:
    """RRO2012: a defender's Excuse played last goes to the taker even if the defence wins the trick.

    So the taker may have three oudlers, and the defence a bonus for that trick.
    """
    deal = DEAL | {"oudlers": 3, "bonuses": bonus("excuse-at-the-end", "defence")}

    # (25 + 9) × 2 - 10.
    assert score(table("excuse-at-the-end"), deal)["unit"] == 58


def test_a_side_of_one_player_is_that_player() -> None:
    """At four the attack is the taker: two handfuls of the attack are two of one hand."""
    twice = [{"id": "handful", "level": "single", "side": "attack"}, *claim("handful", "single", 0)]

    with pytest.raises(Refused) as raised:
        scored("fft", **DEAL | {"claims": twice})

    assert raised.value.problem == refusals.CLAIM_TWICE


def test_a_player_paid_in_person_may_be_named_by_side() -> None:
    """At four the attack is the taker, so a misère of the attack has a declarer."""
    deal = DEAL | {"claims": [{"id": "misere", "level": "any", "side": "attack"}]}

    assert scored("misere-m3", **deal)["scores"] == [204, -68, -68, -68]


def test_at_five_a_side_may_be_two_hands() -> None:
    """Two single handfuls of an attack of two are sixteen of twenty-two trumps; two doubles are twenty."""
    attack = [{"id": "handful", "level": "double", "side": "attack"}] * 2

    result = scored("fft", **DEAL | {"players": 5, "partner": 1, "claims": attack})

    assert result["unit"] == 58 + 30 + 30


def test_two_hands_may_be_short_of_the_same_cards() -> None:
    """Two misères without trump and court are 36 cards of the forty that are neither."""
    two = [each for seat in (1, 3) for each in claim("misere", "double", seat)]

    assert scored("misere-m4", **DEAL | {"claims": two})["unit"] == 58 - 20 - 20


def test_a_bonus_that_asks_a_card_not_to_be_there_needs_none(house: Callable[[str], Variant]) -> None:
    """Without an oudler the attack may have won a last trick that had no Petit in it."""
    deal = {
        "taker": 0,
        "contract": "garde",
        "oudlers": 0,
        "card_points": 60,
        "bonuses": bonus("petit-au-bout", "attack"),
    }

    assert score(house("bonus petit-au-bout { when last_trick.petit = 0 }"), deal)["unit"] == (25 + 4) * 2 + 10 * 2


def test_where_there_is_no_chien_it_holds_nothing(house: Callable[[str], Variant]) -> None:
    """What is paid by the cards of the chien is known without being told."""
    bare = "players 3\nat 3 players { deal { hand 26; packet 2; chien 0 } }"
    variant = house(bare + "\nbonus petit-au-bout { worth 10 + 5 * chien.trumps; multiplied no }")
    deal = DEAL | {"players": 3}

    assert score(variant, deal | {"bonuses": bonus("petit-au-bout", "attack")})["unit"] == (25 + 4) * 2 + 10
