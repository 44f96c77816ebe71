"""A deal played from Python never changes, refuses in words what is not allowed, and is told in JSON."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tarotrules import Deal, Refused, api, load, replay
from tarotrules.games.variant import Variant

FFT = load("fft")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_deal_from_the_first_bid_to_the_scores(players: int) -> None:
    """Views and record are plain data all along; earlier deals stay as they were; the record replays to the result."""
    chance = Random(players)
    deal = Deal.start(FFT, chance, players=players, dealer=2)
    past: list[tuple[Deal, str]] = []
    while not deal.is_final:
        past.append((deal, json.dumps([deal.record(), deal.view(deal.seat or 0)])))
        may = deal.legal_actions()
        act = may.pick(chance)
        assert act in may
        assert deal.why_not(act) is None
        deal = deal.apply(act)

    assert [json.dumps([each.record(), each.view(each.seat or 0)]) for each, _ in past] == [told for _, told in past]
    assert (deal.seat, len(deal.legal_actions())) == (None, 0)
    assert replay(FFT, json.loads(json.dumps(deal.record()))) == deal.result()
    assert len(deal.scores()) == deal.players == players
    # Whoever dealt was the third, and the deal passes on when it was played.
    assert (past[-1][0].next_dealer, deal.next_dealer) == (None, 3 % players)


@pytest.mark.parametrize(("variant", "next_"), [(FFT, 2), (load("tests/variants/other-habits.tarot"), 1)])
def test_the_rules_say_who_deals_next(variant: Variant, next_: int) -> None:
    """Where all pass, the deal passes on, or the same player deals again."""
    deal = Deal.start(variant, Random(1), dealer=1)
    while not deal.is_final:
        deal = deal.apply("pass")

    assert deal.next_dealer == deal.result()["next_dealer"] == next_


@pytest.mark.parametrize("act", [None, 7, "T99", "T1", {"bid": "petite"}, {"bid": "garde", "for": 1}, ["pass"], {}])
def test_what_is_not_allowed_is_refused(act: object) -> None:
    """Whatever it is; nothing happens, and the exception carries the words."""
    deal = Deal.start(FFT, Random(1))
    with pytest.raises(Refused) as refused:
        deal.apply(act)

    assert act not in deal.legal_actions()
    assert refused.value.__notes__[0].startswith("Error P06")
    with pytest.raises(Refused):
        deal.scores()
    with pytest.raises(ValueError, match="no seat"):
        deal.view(4)


@pytest.mark.parametrize("data", [[], None, "deal", {}, {"players": [4]}, {"players": 9}, {"players": 4, "tricks": 7}])
def test_what_is_no_deal_is_refused_by_every_door(data: Any) -> None:
    """Whatever is handed over instead of a deal, the problems say what; nothing is no deal that was passed out."""
    doors: tuple[Callable[[Variant, Any], object], ...] = (
        api.replay, api.referee, api.legal, lambda variant, told: api.why(variant, told, "H4"), Deal.from_record,
    )  # fmt: skip
    for door in doors:
        with pytest.raises(Refused) as refusal:
            door(FFT, data)
        assert {each.code for each in refusal.value.diagnostics} <= {"P001", "P002", "P003", "P004", "P067"}

    assert api.replay(FFT, {"dealer": 3, "taker": None})["next_dealer"] == 0


def test_nobody_sits_where_there_is_no_seat() -> None:
    """A dealer who is not at the table is the caller's mistake."""
    for dealer in (-1, 4, 9):
        with pytest.raises(ValueError, match="seat"):
            Deal.start(FFT, Random(1), dealer=dealer)


def test_the_cards_to_play_after_a_record() -> None:
    """They are those of the deal itself; before the play there are none, and it is said what is awaited."""
    random = Random(5)
    deal = Deal.start(FFT, random)
    first = api.legal(FFT, deal.record())
    deal = deal.apply({"bid": "garde-contre"})
    while not deal.is_final and len(deal.record()["acts"]) < 30:
        deal = deal.apply(deal.legal_actions().pick(random))
    found = api.legal(FFT, deal.record())

    assert first == {"legal": [], "reasons": {}, "seat": 1, "awaited": "bid"}
    assert (found["seat"], found["awaited"], found["legal"]) == (deal.seat, "play", [*deal.legal_actions()])
    assert {card: api.why(FFT, deal.record(), card)["reason"] for card in found["reasons"]} == found["reasons"]  # type: ignore[index]
    with pytest.raises(Refused, match="P067"):
        api.legal(FFT, {"taker": 0, "contract": "garde", "tricks": [["SK"]]})
