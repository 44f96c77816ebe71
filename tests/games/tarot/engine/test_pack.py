"""Which cards there are decides what can be counted, held and played; what each side adds counts for both."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tarotrules import api, pipeline
from tarotrules.cards.packs import packed
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.evaluation import evaluate_hand
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.engine.scoring import settle
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.settlement import account_of, summary_of
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, played, table
from tests.strategies import variant

SHORT = "short-pack"
DEAL: Json = {"taker": 0, "contract": "garde", "card_points": 46, "oudlers": 2}


def refusal(**more: object) -> str:
    """Why a deal with the short pack cannot be."""
    with pytest.raises(Refused) as raised:
        api.score(variant(SHORT), DEAL | more)
    return raised.value.diagnostic.code


def test_the_short_pack_counts_as_much_as_the_whole() -> None:
    """58 cards count 81; each side adds 5, so that together they have 91, and one side has from 5 to 86."""
    rules = variant(SHORT).main
    count = count_of(rules)

    assert (len(rules.deck.pack), rules.players * rules.deal.hand + rules.deal.chien) == (58, 58)
    assert (count.least, count.most, count.together, count.oudlers) == (5, 86, 91, 3)
    # 13 low cards of half a point are left beside two oudlers of the others: 5 + 4½ and 86 − 9 + ½.
    assert count.points_with(1) == (9, 77.5)


def test_a_deal_is_settled_on_points_that_have_the_added_ones() -> None:
    """46 of 41 is made by 5: (25 + 5) × 2 from each of two."""
    account = api.score(variant(SHORT), DEAL)

    assert account["scores"] == [120, -60, -60]


def test_what_is_added_is_not_in_the_cards(house: Callable[..., Variant]) -> None:
    """Four queens laid away count 14, and 5 are added: with 19 the attack may have them, with 18 it has not."""
    four = "bonus four { when attack.queens = 4; worth 9; payee attack; into unit; multiplied no; follows_result no }"
    rules = house("deck { class queens queen } " + four, extends=SHORT)
    told = DEAL | {"oudlers": 0, "facts": {"attack.queens": 4}}

    assert api.score(rules, told | {"card_points": 19})["terms"]
    with pytest.raises(Refused) as raised:
        api.score(rules, told | {"card_points": 18})
    assert raised.value.diagnostic.code == "P048"


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"card_points": 87}, "P011"),
        ({"card_points": 4.5, "oudlers": 0}, "P081"),
        # Two cards of the discard are in it: 5 + 2.
        ({"card_points": 6.5, "oudlers": 0}, "P036"),
        ({"facts": {"last_trick.winning_card": "S2"}}, "P080"),
    ],
)
def test_what_the_short_pack_cannot_come_to(told: Json, code: str) -> None:
    """More than its cards, less than what is added, and cards that were left out."""
    assert refusal(**told) == code


def test_all_tricks_are_known_by_the_points_of_the_pack() -> None:
    """86 points are all there are: a slam nobody announced, 2 × (25 + 50) + 200."""
    assert api.score(variant(SHORT), DEAL | {"card_points": 86, "oudlers": 3})["unit"] == 350


def test_a_class_has_the_cards_of_the_pack(tmp_path: Path) -> None:
    """Of ten low ranks five are there: twenty cards, and at most eighteen in a hand."""
    file = tmp_path / "low.tarot"
    file.write_text(f"variant low extends {SHORT} {{ deck {{ class low 1..10 }} }}", encoding="utf-8")
    loaded = pipeline.load(str(file))

    assert loaded.variant is not None
    assert len(loaded.variant.main.deck.class_["low"].cards) == 20


def test_deals_are_played_with_the_cards_there_are() -> None:
    """Piles and what is added come to 91 in each, and the deal told again is scored alike."""
    rules = variant(SHORT).main
    assert not any(hand & ~rules.deck.pack.all for hand in shuffled(play_table(rules), 0, Random(1)).hands)
    for over in played(rules, 20):
        deal = counted(over)
        assert deal.attack.points + deal.defence.points == 2 * 91
        assert deal.defence.points >= 2 * 5
        assert settle(rules, summary_of(deal)).scores == account_of(over).scores


def test_a_hand_is_judged_by_its_own_cards() -> None:
    """A hand of eighteen is a hand here."""
    rules = table(SHORT).main
    assert evaluate_hand(rules, rules.deck.pack.cards[:18]).bid is None


def test_cards_stand_in_for_those_that_are_left_out() -> None:
    """The next of the suit that is not shown already; where there is none, nothing is shown."""
    pack = variant(SHORT).main.deck.pack
    card = dict(zip(("H7", "H8", "H10"), pack.cards[10:14], strict=False))

    assert [each.rank for each in pack.standing_in([card["H7"]._replace(rank=2), card["H7"]]) or ()] == [8, 7]
    suits = frozenset(each for each in pack.cards if each.suit == "H")
    assert packed(suits).standing_in([card["H7"]]) is None
