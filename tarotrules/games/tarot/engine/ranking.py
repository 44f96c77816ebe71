"""Deals of one table or of several, compared as a match is: totals, per cent of the best, match points."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import isqrt
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.tarot.ruleset.match import Match
from tarotrules.source.node import Node

WHOLE: Final = 100
"""What the best taker of a deal has, in per cent."""
THOUSAND: Final = 1000
"""Match points have three decimals."""


class Settled(NamedTuple):
    """A deal at a table."""

    names: tuple[str, ...]
    """Of players or of teams, by seat; a team may have several seats."""
    taker: int
    unit: Amount
    """What each defender pays the attack."""
    scores: tuple[Amount, ...]


class Placed(Node):
    """What somebody's results come to."""

    name: str
    result: Amount | None
    """Nothing, as long as somebody whose averages count has not been on both sides."""
    attack: Fraction | None = None
    """The average as a taker, and as a defender, in per cent."""
    defence: Fraction | None = None


def ranked(match: Match, deals: Sequence[Sequence[Settled]]) -> tuple[Placed, ...]:
    """Everybody, the best first; of each deal, what it came to at each table."""
    ways = {"total": _by_totals, "topage": _by_topage, "root": _by_roots}
    found = ways[match.rank](match, deals)
    return tuple(sorted(found, key=lambda each: (each.result is None, -(each.result or 0), each.name)))


def topage(units: Sequence[Amount]) -> tuple[Fraction, ...]:
    """The best of several scores has 100 %, the worst none, the others evenly between; the same score, the same."""
    return tuple(_percent(unit, units) for unit in units)


def _percent(unit: Amount, units: Sequence[Amount]) -> Fraction:
    twice = 2 * sum(each < unit for each in units) + list(units).count(unit) - 1
    return Fraction(WHOLE * twice, 2 * (len(units) - 1))


def match_points(difference: Amount) -> Fraction:
    """The square root of a difference, to three decimals, with its sign.

    >>> [str(match_points(each)) for each in (16, -10)]
    ['4', '-1581/500']
    """
    square = int(difference * (4 if difference > 0 else -4) * THOUSAND**2)
    root = Fraction((isqrt(square) + 1) // 2, THOUSAND)
    return -root if difference < 0 else root


def _by_totals(match: Match, deals: Sequence[Sequence[Settled]]) -> Iterator[Placed]:
    del match
    every = [pair for tables in deals for each in tables for pair in zip(each.names, each.scores, strict=True)]
    return (Placed(name, sum(own)) for name, own in _gathered(every).items())


def _by_topage(match: Match, deals: Sequence[Sequence[Settled]]) -> Iterator[Placed]:
    attack: list[tuple[str, Amount]] = []
    defence: list[tuple[str, Amount]] = []
    for tables in deals:
        for each, percent in zip(tables, topage([each.unit for each in tables]), strict=True):
            attack.append((each.names[each.taker], percent))
            defence += [(name, WHOLE - percent) for seat, name in enumerate(each.names) if seat != each.taker]
    attacking, defending = _averages(attack), _averages(defence)
    for name in {**attacking, **defending}:
        both = attacking.get(name), defending.get(name)
        yield Placed(name, _overall(match, *both), *both)


def _overall(match: Match, attack: Fraction | None, defence: Fraction | None) -> Fraction | None:
    if attack is None or defence is None:
        return None
    return (match.attack * attack + match.defence * defence) / (match.attack + match.defence)


def _by_roots(match: Match, deals: Sequence[Sequence[Settled]]) -> Iterator[Placed]:
    won: list[tuple[str, Amount]] = []
    for one, other in deals:
        points = match_points(one.unit - other.unit)
        teams = one.names[one.taker], other.names[other.taker]
        both = points, -points
        if match.credit == "better_side":
            both = max(points, Fraction(0)), max(-points, Fraction(0))
        won += zip(teams, both, strict=True)
    return (Placed(name, sum(own)) for name, own in _gathered(won).items())


def _averages(every: Sequence[tuple[str, Amount]]) -> dict[str, Fraction]:
    return {name: Fraction(sum(own)) / len(own) for name, own in _gathered(every).items()}


def _gathered(every: Sequence[tuple[str, Amount]]) -> Mapping[str, list[Amount]]:
    """What each has, in the order in which they came."""
    found: dict[str, list[Amount]] = {}
    for name, amount in every:
        found.setdefault(name, []).append(amount)
    return found
