"""What the attack can have counted: points, oudlers and tricks that agree with all that was told of the count.

Whichever keys tell it: points and oudlers, a margin and one of them, or a margin alone, which few counts come to if
it is large.
"""

from collections.abc import Iterator
from math import ceil, floor

from tarotrules.expressions.compiled import UNKNOWN
from tarotrules.expressions.rounding import Amount, divided
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.counts import Counted, Counts, only
from tarotrules.games.tarot.engine.results import distance, is_made
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.engine.table import Table, halves
from tarotrules.source.diagnostics import Diagnostic


def _amounts(table: Table) -> tuple[Amount, ...]:
    """What a side can count, by its halves of a point."""
    most = halves(table.count.most)
    found: tuple[Amount, ...] = table.remember(
        "amounts", lambda: tuple(divided(number, 2) for number in range(most + 1))
    )
    return found


def counts_of(table: Table, summary: Summary) -> Counts:
    """All that the attack can have counted; nothing if the keys contradict each other, or the cards."""
    key = (
        "counts", table.bids[summary.contract or ""].chien, summary.points, summary.oudlers, summary.margin,
        not summary.partners,
    )  # fmt: skip
    found: Counts = table.remember(key, lambda: tuple(_counts(table, summary)))
    return found


def from_the_top(table: Table, summary: Summary) -> Iterator[Amount]:
    """The points that the attack can have counted with so many oudlers, the most first."""
    count = table.bids[summary.contract or ""].counts
    alone = not summary.partners
    return (each for each in reversed(_amounts(table)) if count.possible(halves(each), summary.oudlers, alone=alone))


def points_and_oudlers(table: Table, summary: Summary) -> tuple[Amount | None, int | None]:
    """Both as they were told, or as nothing else agrees with what was told."""
    counts = counts_of(table, summary)
    points, oudlers = only([each.points for each in counts]), only([each.oudlers for each in counts])
    return (
        summary.points if points is UNKNOWN else points,
        summary.oudlers if oudlers is UNKNOWN else oudlers,
    )


def _counts(table: Table, summary: Summary) -> Iterator[Counted]:
    count = table.bids[summary.contract or ""].counts
    alone = not summary.partners
    for points, oudlers in _told(table, summary):
        tricks = count.possible(halves(points), oudlers, alone=alone)
        if tricks:
            yield Counted(points, oudlers, tricks)


def _told(table: Table, summary: Summary) -> tuple[tuple[Amount, int], ...]:
    """Points with oudlers, as they are told or as a margin leaves them open."""
    key = "points with oudlers", summary.points, summary.oudlers, summary.margin
    found: tuple[tuple[Amount, int], ...] = table.remember(key, lambda: tuple(_worked_out(table, summary)))
    return found


def _worked_out(table: Table, summary: Summary) -> Iterator[tuple[Amount, int]]:
    margin = summary.margin
    for oudlers, target in enumerate(table.rules.scoring.target):
        if summary.oudlers in {None, oudlers}:
            for points in _points(table, summary, target):
                if margin is None or agrees(table, margin, points - target):
                    yield points, oudlers


def _points(table: Table, summary: Summary, target: Amount) -> Iterator[Amount]:
    """The points as told; or all there may be, a margin being no farther from the difference than it is rounded."""
    if summary.points is not None:
        yield summary.points
        return
    first, last = 0, halves(table.count.most)
    if summary.margin is not None:
        rule = table.rules.scoring.round.margin
        farthest = max(1, rule.made.step, rule.lost.step)
        middle = target + summary.margin
        first = max(first, floor(2 * (middle - farthest)))
        last = min(last, ceil(2 * (middle + farthest)))
    yield from _amounts(table)[first : max(first, last + 1)]


def agrees(table: Table, margin: Amount, found: Amount) -> bool:
    """Whether a margin is the difference found, or what it is rounded to, as on a score sheet."""
    if margin == found:
        return True
    short = table.rules.scoring.half_point_short
    made = is_made(found, short)
    if margin.denominator != 1 or made is not is_made(margin, short):
        return False
    rounded = table.margin.sized(distance(found, short), made=made)
    return margin == (rounded if made else -rounded)


def no_such_counts(table: Table, summary: Summary) -> Diagnostic:
    """Why the attack can have counted nothing of the kind."""
    if summary.points is None or summary.oudlers is None:
        return _no_such_margin(table, summary)
    count = table.bids[summary.contract or ""].counts
    alone, given, oudlers = not summary.partners, summary.points, summary.oudlers
    limits = count.limits((2 << table.tricks) - 1, oudlers, alone=alone)
    if limits and given < divided(limits[0], 2):
        return refusals.OUDLERS_NOT_IN_POINTS.at(None, given=given, oudlers=oudlers, least=divided(limits[0], 2))
    if limits and given > divided(limits[1], 2):
        return refusals.POINTS_WITHOUT_OUDLERS.at(None, given=given, oudlers=oudlers, most=divided(limits[1], 2))
    if given.denominator == 1 or table.rules.players % 2:
        return _between_tricks(table, summary, given, oudlers)
    may_be = count.may_be_half(None, alone=alone)
    return refusals.HALVES_IMPOSSIBLE.at(None, given=given, excuse="yes" if may_be else "no")


def _between_tricks(table: Table, summary: Summary, given: Amount, oudlers: int) -> Diagnostic:
    """Points that lie between what some tricks can make and what others can, and the nearest of these."""
    count = table.bids[summary.contract or ""].counts
    alone = not summary.partners
    most = halves(table.count.most)
    may_be = [number for number in range(most + 1) if count.possible(number, oudlers, alone=alone)]
    below = max((each for each in may_be if each < halves(given)), default=0)
    above = min((each for each in may_be if each > halves(given)), default=most)
    return refusals.NO_SUCH_TRICKS.at(
        None, given=given, oudlers=oudlers, below=divided(below, 2), above=divided(above, 2)
    )


def _no_such_margin(table: Table, summary: Summary) -> Diagnostic:
    target = table.rules.scoring.target
    ends = [each.points - target[each.oudlers] for each in counts_of(table, summary._replace(margin=None))]
    known = "points" if summary.points is not None else "nothing" if summary.oudlers is None else "oudlers"
    return refusals.MARGIN_IMPOSSIBLE.at(
        None, margin=summary.margin or 0, known=known, points=summary.points or 0, oudlers=summary.oudlers or 0,
        whole="yes" if all(each.denominator == 1 for each in ends) else "no",
        least=min(ends, default=0), most=max(ends, default=0),
    )  # fmt: skip
