"""Rules that differ in nothing that scoring reads score every deal alike, and only those are taken to."""

from fractions import Fraction
from itertools import islice

import pytest

from tarotrules.games.tarot.engine.candidates import are_scored_alike, candidates, score_of
from tests.changing import setting
from tests.games.tarot.engine.tables import table
from tests.strategies import Change, bases, changes

EACH = 97
"""One candidate in so many is tried."""


def unread() -> list[Change]:
    """A change of each setting that is said to have no part in scoring."""
    found: dict[str, Change] = {}
    for change in (change for base in bases() for change in changes(base)):
        what = setting(change)
        tried = what in found or what == "players"
        if not tried and are_scored_alike([change.base.rules, change.rules]):
            found[what] = change
    return list(found.values())


def test_what_scoring_does_not_read_changes_no_score() -> None:
    """Whatever the change, what each deal comes to stays."""
    tried = unread()

    assert len(tried) > 20
    assert [change for change in tried if not is_scored_alike(change)] == []


def is_scored_alike(change: Change) -> bool:
    """Whether deals are scored, and come to the same."""
    both = [change.base.rules, change.rules]
    found = [tuple(score_of(rules, deal) for rules in both) for deal in islice(candidates(both), 0, None, EACH)]
    return any(None not in each for each in found) and all(None in each or each[0] == each[1] for each in found)


@pytest.mark.parametrize("others", ["fft with misere", "petit-inside", "fft with margin-to-5", "stake-unmultiplied"])
def test_what_scoring_reads_is_compared(others: str) -> None:
    """Whatever makes a deal come to something else makes rules that are not alike."""
    assert not are_scored_alike([table("fft").main, table(others).main])


def test_contracts_that_one_alone_knows_are_no_matter() -> None:
    """No deal in a contract that not all know is compared."""
    assert are_scored_alike([table("wikipedia").main, table("wikipedia-older").main])


def test_one_side_may_have_everything() -> None:
    """Among the deals to try is one in which the attack has all points and oudlers, and one in which it has none."""
    counted = {(deal.points, deal.oudlers) for deal in candidates([table("fft").main])}

    assert {(91, 3), (0, 0)} <= counted
    assert {oudlers for points, oudlers in counted if points in {0, 91}} == {0, 3}


@pytest.mark.parametrize(
    ("players", "tried"), [(4, []), (5, [(1, Fraction(-15, 2)), (1, Fraction(-1, 2)), (2, Fraction(17, 2))])]
)
def test_half_points_are_tried_where_there_may_be_some(players: int, tried: list[tuple[int, Fraction]]) -> None:
    """Lost by half a point, made and lost by a half more than usual; where all come out whole, none of them."""
    rules = table("fft").rulesets[players]
    counted = {(deal.oudlers, Fraction(deal.points or 0)) for deal in candidates([rules])}
    halves = {(oudlers, points) for oudlers, points in counted if points.denominator == 2}

    assert sorted((oudlers or 0, points - rules.scoring.target[oudlers or 0]) for oudlers, points in halves) == tried


def test_a_deal_is_made_or_lost_at_every_table() -> None:
    """Without an oudler one table asks for 56 and one for 61: 69 are enough for both, and 49 for neither."""
    both = [table("fft").main, table("fft with sixty-one").main]
    counted = {deal.points for deal in candidates(both) if deal.oudlers == 0}

    assert counted == {0, 56 - 7, 61 + 8}


def test_all_that_can_happen_is_tried() -> None:
    """Every bonus of either side, alone or of a player; every level of a claim; every promise."""
    rules = table("fft").main
    deals = list(candidates([rules]))
    bonuses = {(each.id, each.side, each.player) for deal in deals for each in deal.bonuses}
    claims = {(each.id, each.level) for deal in deals for each in deal.claims}

    told = {("attack", None), ("defence", None), ("attack", 0), ("defence", rules.players - 1)}
    assert bonuses == {(name, *each) for name in rules.bonus for each in told}
    assert claims == {(name, level) for name, claim in rules.claim.items() for level in claim.level}
    assert {each.id for deal in deals for each in deal.promises} == rules.promise.keys()


def test_what_both_value_alike_is_not_tried() -> None:
    """Where one bonus alone is worth something else, no other bonus and no claim is tried without it."""
    both = [table("fft").main, table("petit-by-the-card").main]
    tried = list(candidates(both))

    assert any(deal.claims for deal in tried)
    assert all(deal.bonuses for deal in tried if deal.claims or deal.promises)
