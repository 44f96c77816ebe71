"""A deal played from Python never changes, refuses in words what is not allowed, and is told in JSON."""

import json
from random import Random

import pytest

from tarotrules import Deal, Refused, load, replay
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
