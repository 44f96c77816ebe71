"""Deals to try rules with, from the simplest: contracts made and lost, then with one thing more, then with two.

They are made of what all the rules compared know. Whether such a deal can be, the engine says.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any, Final

from tarotrules.comparing.classes import merged
from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount, whole
from tarotrules.games.tarot.engine.results import ALL_POINTS, OUDLERS
from tarotrules.games.tarot.engine.scoring import settled_if_possible
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_OVER, _SHORT = 8, -7
"""How far from the target: numbers that every way of rounding changes."""
_SCORED: Final = ("players", "deck", "deal", "call", "chien", "claim", "promise", "exempt", "bonus", "scoring")
"""The chapters that scoring reads, beside the contract of the deal."""
_HALF: Final = Fraction(1, 2)
_MADE, _LOST = 2, 1
"""Oudlers of a contract that is made, and of one that is lost."""

Extra = Callable[[Summary], Summary]
"""Something more that happens in a deal."""


def candidates(rules: Sequence[Ruleset]) -> Iterator[Summary]:
    """Deals of so many players as the rules are for, the simplest first."""
    bids = _common([each.auction.bid for each in rules])
    extras = list(_extras(rules))
    usual = {bid: tuple(_usual(rules, bid)) for bid in bids}
    for bid in bids:
        yield from usual[bid]
    for bid in bids[:1]:
        yield from _with_other_oudlers(rules, bid)
    sweeps = {bid: tuple(_sweeps(rules, bid)) for bid in bids}
    for bid, extra in product(bids, extras):
        yield from map(extra, (*usual[bid], *sweeps[bid]))
    for bid, (one, two) in product(bids[:2], combinations(extras, 2)):
        yield from (one(two(each)) for each in usual[bid])
    # Where tricks and chien have even numbers of cards, so has each side, and there are no half points.
    for bid in bids[: 2 * (rules[0].players % 2)]:
        yield from _half_points(rules, bid)


def _common(named: Sequence[Mapping[str, Any]]) -> list[str]:
    """The names that all have."""
    return [name for name in merged(named) if all(name in each for each in named)]


def _usual(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    """Made, then lost; with a partner first where there is one."""
    yield from _played(rules, bid, _MADE, _OVER)
    yield from _played(rules, bid, _LOST, _SHORT)


def _played(rules: Sequence[Ruleset], bid: str, oudlers: int, margin: Amount) -> Iterator[Summary]:
    targets = [each.scoring.target[oudlers] for each in rules]
    points = margin + (max(targets) if margin > 0 else min(targets))
    partners = (1, None) if any(each.call is not None for each in rules) else (None,)
    for partner in partners:
        yield Summary(
            players=rules[0].players, taker=0, partner=partner, contract=bid, points=whole(points), oudlers=oudlers
        )


def _with_other_oudlers(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    for oudlers, margin in product(range(OUDLERS + 1), (_OVER, _SHORT)):
        yield from _played(rules, bid, oudlers, margin)


def _sweeps(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    """One side has everything."""
    for each in _played(rules, bid, OUDLERS, _OVER):
        yield each._replace(points=ALL_POINTS, oudlers=OUDLERS)
        yield each._replace(points=0, oudlers=0)


def _half_points(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    yield from _played(rules, bid, _LOST, -_HALF)
    yield from _played(rules, bid, _MADE, _OVER + _HALF)
    yield from _played(rules, bid, _LOST, _SHORT - _HALF)


def _extras(rules: Sequence[Ruleset]) -> Iterator[Extra]:
    """Every bonus, claim and promise that all know, of either side."""
    defender = rules[0].players - 1
    for name in _common([each.bonus for each in rules]):
        told: tuple[tuple[Side, int | None], ...] = ((ATTACK, None), (DEFENCE, None), (ATTACK, 0), (DEFENCE, defender))
        for side, player in told:
            yield _bonus(Stated(name, side=side, player=player))
    for name in _common([each.claim for each in rules]):
        for level in _common([each.claim[name].level for each in rules]):
            for player in (0, defender):
                yield _claim(Stated(name, level, player=player))
    for name in _common([each.promise for each in rules]):
        for announced, kept in _OUTCOMES:
            yield _promise(Promised(name, announced, kept))


_OUTCOMES: Final[tuple[tuple[Side | None, Side | None], ...]] = (
    *((ATTACK, ATTACK), (ATTACK, None), (None, ATTACK), (None, DEFENCE)),
    *((DEFENCE, DEFENCE), (DEFENCE, None), (ATTACK, DEFENCE), (DEFENCE, ATTACK)),
)
"""Who announces and who achieves."""


def _bonus(stated: Stated) -> Extra:
    return lambda deal: deal._replace(bonuses=(stated, *deal.bonuses))


def _claim(stated: Stated) -> Extra:
    return lambda deal: deal._replace(claims=(stated, *deal.claims))


def _promise(promised: Promised) -> Extra:
    return lambda deal: deal._replace(promises=(promised, *deal.promises))


def scores(rules: Sequence[Ruleset], deal: Summary) -> tuple[tuple[Amount, ...], ...] | None:
    """What a deal comes to under each of several rules; ``None`` if it cannot be under one of them."""
    found: list[tuple[Amount, ...]] = []
    for each in rules:
        account = settled_if_possible(each, deal)
        if account is None:
            return None
        found.append(account.scores)
    return tuple(found)


def are_scored_alike(rules: Sequence[Ruleset]) -> bool:
    """Whether no deal in a contract that all know can be scored differently, because all that scoring reads is one."""
    bids = _common([each.auction.bid for each in rules])
    first, *others = ([*map(each.items().get, _SCORED), *map(each.auction.bid.get, bids)] for each in rules)
    return all(each == first for each in others)


def deal_json(deal: Summary) -> dict[str, Any]:
    """A deal as the JSON that it would be read from."""
    said = {
        "players": deal.players,
        "taker": deal.taker,
        "partner": deal.partner,
        "contract": deal.contract,
        "card_points": None if deal.points is None else dump_number(Fraction(deal.points)),
        "oudlers": deal.oudlers,
        "bonuses": [_said(each._asdict()) for each in deal.bonuses],
        "claims": [_said(each._asdict()) for each in deal.claims],
        "promises": [_said(each._asdict()) for each in deal.promises],
    }
    return {key: value for key, value in said.items() if value not in (None, [])}


def _said(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value not in (None, ())}
