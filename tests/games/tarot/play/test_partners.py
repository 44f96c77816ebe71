"""Who plays with the taker: whoever wins the called card's trick, whoever sits opposite, or nobody."""

from random import Random

import pytest

from tarotrules import api
from tarotrules.deals import Deal
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.players.known import Known
from tests.games.tarot.play.deals import by_chance
from tests.shelf import house

SEEDS = range(12)


def test_who_wins_the_trick_of_the_called_card_is_the_partner() -> None:
    """Until then nobody knows it, not even whoever holds the card; a taker who wins it plays alone."""
    decided: set[str] = set()
    for seed in SEEDS:
        phases, over = by_chance(api.load("fft", "called-king-trick").rulesets[5], seed)
        game = over.game
        if over.ending != "played" or not game.called:
            continue
        (called,) = game.called
        at = next((each for each in over.tricks if called in each.cards), None)
        winner = None if at is None or at.winner == game.taker else at.winner
        assert game.partners == (() if winner is None else (winner,))
        decided.add("alone" if winner is None else "partner")
        for phase in phases:
            fallen = called in [card for each in getattr(phase, "tricks", ()) for card in each.cards]
            if phase.game.called and game.chien >> called & 1 == 0 and not fallen:
                assert not phase.game.partners
                assert None in Known(phase).sides
    assert decided == {"alone", "partner"}


@pytest.mark.parametrize("players", [4, 6])
def test_whoever_sits_opposite_is_the_partner(players: int) -> None:
    """Nothing is called, and everybody knows it from the first card."""
    for seed in SEEDS:
        phases, over = by_chance(api.load("cardman-opposite").rulesets[players], seed)
        if over.ending == "played":
            taker = over.game.taker or 0
            assert over.game.partners == ((taker + players // 2) % players,)
            assert None not in Known(phases[-1]).sides


def test_who_sits_opposite_need_not_be_told_and_nobody_else_is_taken() -> None:
    """A Garde made by eight is 66 from each of two; both have the same."""
    deal = {"players": 4, "taker": 1, "contract": "garde", "card_points": 49, "oudlers": 2}
    variant = api.load("cardman-opposite")
    assert api.score(variant, deal)["scores"] == [-66, 66, -66, 66]
    assert api.score(variant, deal | {"partner": 3})["scores"] == [-66, 66, -66, 66]
    with pytest.raises(Refused) as refused:
        api.score(variant, deal | {"partner": 2})
    assert [each.problem.name for each in refused.value.diagnostics] == ["partner-not-opposite"]


def test_higher_contracts_may_be_played_alone() -> None:
    """Where no king is called for a Garde contre: no call, no partner and three times (25 + 8) x 6."""
    variant = house("# language: en\nvariant house extends cardman-partners { players 4\ncall { up_to garde-sans } }")
    deal = {"players": 4, "taker": 0, "contract": "garde-contre", "card_points": 49, "oudlers": 2}
    assert api.score(variant, deal)["scores"] == [594, -198, -198, -198]
    with pytest.raises(Refused) as refused:
        api.score(variant, deal | {"partner": 2})
    assert [each.problem.name for each in refused.value.diagnostics] == ["no-partner-in-contract"]
    called: dict[str, set[bool]] = {}
    for seed in range(30):
        _, over = by_chance(variant.rulesets[4], seed)
        if over.game.contract is not None:
            called.setdefault(over.game.contract.id, set()).add(bool(over.game.called))
    assert called.pop("garde-contre") == {False}
    assert set().union(*called.values()) == {True}


def test_a_record_of_such_a_deal_is_read_again() -> None:
    """What was called and played tells who the partner was."""
    for variant, players in ((api.load("fft", "called-king-trick"), 5), (api.load("cardman-opposite"), 6)):
        deal, random = Deal.start(variant, Random(4), players=players), Random(9)
        while not deal.is_final:
            deal = deal.apply(deal.legal_actions().pick(random))
        assert api.replay(variant, deal.record()) == deal.result()
