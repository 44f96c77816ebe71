"""The trick in which a card fell is read on the cards, proved where a summary tells it, and asked for otherwise."""

from collections.abc import Callable
from typing import Final

import pytest

from tarotrules import api
from tarotrules.cards.pack import PACK, card_name
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.scoring import settle
from tarotrules.games.tarot.engine.summary import Stated
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.facts import on_cards
from tarotrules.games.tarot.play.settlement import account_of, known_of, summary_of
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, bonus, played, refusal, won

House = Callable[[str], Variant]

SIDE: Final = "into unit; multiplied no; follows_result no"
CARDS: Final = "deck { class t21 T21; class t20 T20 };"
TAKEN: Final = f"{CARDS} bonus taken {{ when petit.trick = t21.trick; worth 20; payee petit.winner.side; {SIDE} }}"
EARLY: Final = f"{CARDS} bonus early {{ when petit.trick < t21.trick; worth 20; payee attack; {SIDE} }}"
LATE: Final = f"bonus late {{ when petit.trick >= 10; worth petit.trick; payee attack; {SIDE} }}"
AT_LAST: Final = f"bonus at-last {{ when petit.trick = deal.tricks; worth 7; payee attack; {SIDE} }}"
END: Final = f"{CARDS} bonus end {{ when t21.trick = deal.tricks; worth 7; payee t21.winner.side; {SIDE} }}"
WINS: Final = "when petit.trick = t21.trick and t21.winner.side = achiever; worth 15; payee achiever"
SHAKE: Final = f"deck {{ class t21 T21 }}; bonus shake {{ {WINS}; {SIDE} }}"
QUEENS: Final = (
    f"deck {{ class qs SQ; class qc CQ; class t20 T20; class t21 T21 }};"
    f"bonus pair {{ when qs.trick = qc.trick and qc.winner.side = achiever; worth 5; payee achiever; {SIDE} }};"
    f"bonus high {{ when t20.trick = t21.trick; worth 6; payee t21.winner.side; {SIDE} }};"
    f"bonus small {{ when petit.trick = t21.trick and t21.winner.side = achiever; worth 15; payee achiever; {SIDE} }};"
    f"bonus last {{ when t21.trick = deal.tricks; worth 7; payee t21.winner.side; {SIDE} }};"
    f"bonus first {{ when petit.trick = 1; worth 9; payee petit.winner.side; {SIDE} }}"
)
HAND: Final = 18
"""So many tricks has a deal of four."""


def test_it_is_read_on_the_cards_of_a_played_deal_and_told(house: House) -> None:
    """A card that nobody played is in no trick; what is told of the deal comes to the same."""
    rules = house(TAKEN + EARLY.removeprefix(CARDS) + LATE).rulesets[4]
    together = set[bool]()
    for over in played(rules, 60):
        deal = counted(over)
        facts, table = known_of(deal), on_cards(over.game.table)
        lay = {card_name(PACK[card]): place for place, trick in enumerate(over.tricks, 1) for card in trick.cards}
        found = {name: table.reader((name, "trick"))(facts) for name in ("petit", "t21", "t20")}
        told = summary_of(deal)

        assert found == {"petit": lay.get("T1"), "t21": lay.get("T21"), "t20": lay.get("T20")}
        assert dict(told.facts)["petit", "trick"] == lay.get("T1")
        account = account_of(over)
        assert settle(rules, told).scores == account.scores
        one_trick = "T1" in lay and lay["T1"] == lay.get("T21")
        assert ("taken" in {each.id for each in account.terms}) is one_trick
        together.add(one_trick)
    assert together == {True, False}


def test_what_a_summary_does_not_prove_is_told(house: House) -> None:
    """Whoever has earned it says so, or says in which tricks the cards were; nobody is paid for what nobody tells."""
    rules = house(EARLY)

    assert won(rules) == 58
    assert won(rules, bonuses=bonus("early", "attack")) == 58 + 20
    assert won(rules, facts={"petit.trick": 3, "t21.trick": 5}) == 58 + 20
    assert won(rules, facts={"petit.trick": 5, "t21.trick": 5}) == 58
    assert refusal(rules, bonuses=bonus("early", "attack"), facts={"petit.trick": 5, "t21.trick": 5})[0] == "P040"


def test_what_an_amount_needs_of_it_is_asked(house: House) -> None:
    """Which trick it was."""
    assert refusal(house(LATE), bonuses=bonus("late", "attack")) == ("P032", "petit.trick")
    assert won(house(LATE), bonuses=bonus("late", "attack"), facts={"petit.trick": 12}) == 58 + 12


def test_a_petit_in_the_last_trick_has_its_number(house: House) -> None:
    """Whoever tells the Petit au bout, or what lay in a trick that has a name, has told it."""
    rules, least = house(LATE), bonus("late", "attack")

    assert won(rules, bonuses=[*least, *bonus("petit-au-bout", "attack")]) == 58 + 20 + HAND
    assert won(rules, bonuses=least, facts={"penultimate_trick.petit": 1}) == 58 + HAND - 1
    taken = {"last_trick.petit": 1, "last_trick.winner.side": "attack"}
    assert won(house(AT_LAST), facts=taken) == 58 + 20 + 7
    assert won(house(AT_LAST), bonuses=bonus("petit-au-bout", "attack")) == 58 + 20 + 7
    assert won(house(AT_LAST), bonuses=bonus("petit-au-bout", "defence")) == 58 - 20 + 7
    at_end = {"t21.trick": HAND, "last_trick.winner.side": "defence"}
    assert won(house(END), facts=at_end) == 58 - 7
    assert won(house(AT_LAST), facts={"last_trick.petit": 0}) == 58


@pytest.mark.parametrize(
    ("oudlers", "at_last", "together", "code"),
    [
        *((2, side, side, code) for side, code in (("attack", None), ("defence", "P040"))),
        *((1, side, side, code) for side, code in (("attack", "P040"), ("defence", None))),
        *((2, one, other, "P039") for one, other in (("attack", "defence"), ("defence", "attack"))),
        *((oudlers, None, "attack", code) for oudlers, code in ((0, "P040"), (1, "P040"), (2, None), (3, None))),
        *((oudlers, None, "defence", code) for oudlers, code in ((0, None), (1, None), (2, "P040"), (3, "P040"))),
    ],
)
def test_the_petit_that_falls_to_the_21_is_won_by_one_side(
    house: House, oudlers: int, at_last: str | None, together: str, code: str | None
) -> None:
    """In the last trick too; and that side has both of these oudlers."""
    deal = {"taker": 0, "contract": "garde", "card_points": 60, "oudlers": oudlers}
    bonuses = [*bonus("shake", together), *([] if at_last is None else bonus("petit-au-bout", at_last))]

    if code is None:
        api.score(house(SHAKE), deal | {"bonuses": bonuses})
        return
    with pytest.raises(Refused) as raised:
        api.score(house(SHAKE), deal | {"bonuses": bonuses})
    found = {each.code: each.arguments for each in raised.value.diagnostics}
    assert code in found
    assert code == "P039" or found[code]["by"] == "oudlers"


def test_no_deal_that_was_played_is_refused_for_its_tricks(house: House) -> None:
    """Whoever tells no more than the count and what was earned is paid as on the cards."""
    rules = house(QUEENS).rulesets[4]
    seen = set[str]()
    for over in played(rules, 60):
        whole, account = summary_of(counted(over)), account_of(over)
        told = whole._replace(
            facts=(), bonuses=tuple(Stated(each.id, side=each.side) for each in account.terms if each.kind == "bonus")
        )
        assert settle(rules, told).scores == account.scores
        seen |= {each.id for each in told.bonuses}
    assert {"pair", "high", "small", "last", "first"} <= seen


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"facts": {"petit.trick": 0}}, "P048"),
        ({"facts": {"petit.trick": HAND + 1}}, "P048"),
        ({"facts": {"petit.trick": 3, "last_trick.petit": 1}}, "P048"),
        ({"facts": {"petit.trick": HAND, "last_trick.petit": 0}}, "P048"),
        ({"facts": {"petit.trick": 1, "first_trick.petit": 0}}, "P048"),
        ({"facts": {"petit.trick": 3}, "bonuses": bonus("petit-au-bout", "attack")}, "P040"),
    ],
)
def test_what_cannot_be_is_refused(house: House, told: Json, code: str) -> None:
    """A deal has so many tricks, and a card lies in one of them."""
    assert refusal(house(LATE), **told)[0] == code
