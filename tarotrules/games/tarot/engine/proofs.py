"""What follows from what was told: tricks from points, the winner of a trick from its bonuses.

A promise told as kept, and a bonus told as earned, are believed unless something else disproves them.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Unknown, is_true
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.captures import sweep_of, tell_captors
from tarotrules.games.tarot.engine.facts import Facts, Owner, Result
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Summary
from tarotrules.games.tarot.engine.table import Memory, Table, halves
from tarotrules.games.tarot.engine.worlds import NOBODY_KNOWN, tell_winner
from tarotrules.source.diagnostics import Diagnostic

SIDES: Final[tuple[Side, ...]] = (ATTACK, DEFENCE)
_ATTACK_TRICKS, _DEFENCE_TRICKS = ("attack", "tricks"), ("defence", "tricks")


class Proof(NamedTuple):
    """What is known of a deal beyond what was told."""

    facts: Facts
    result: Result
    promises: tuple[Promised, ...]
    """As told, and those that were certainly kept though nobody told of it."""
    impossible: tuple[str, ...]
    """Bonuses that cannot have been earned."""
    problems: tuple[Diagnostic, ...]
    outline: tuple[object, ...]
    """Where counting matters no further: all that what is paid beside the stake depends on, but what was told."""


_Swept = tuple[Side | None, tuple[tuple[str, Side], ...]]
"""The side that won every trick, and who achieved which promise."""


def prove(table: Table, told: Memory, summary: Summary, result: Result) -> Proof:
    """All that follows from a deal, or what in it contradicts itself."""
    facts = Facts(table, told, summary, result)
    won = _won(facts)
    facts.tricks, facts.kept = won.tricks, won.kept
    side, _ = won.swept
    found = NOBODY_KNOWN if not summary.bonuses and side is None else tell_winner(facts, won.swept)
    if table.captors:
        tell_captors(facts)
    outline = result.made, summary.oudlers, won.swept
    return Proof(facts, result, won.promises, found.impossible, won.problems + found.problems, outline)


class _Won(NamedTuple):
    """What the count and the promises say of who won how many tricks."""

    tricks: int | Unknown
    """Of the attack."""
    promises: tuple[Promised, ...]
    """As told, and those that were certainly kept though nobody told of it."""
    kept: Mapping[str, Side]
    swept: _Swept
    problems: tuple[Diagnostic, ...]


def _won(facts: Facts) -> _Won:
    table, summary = facts.table, facts.summary
    if summary.promises or summary.facts or len(table.of_tricks) < len(table.kept):
        return _worked_out(facts)
    key = ("won", facts.bid.chien, summary.points, summary.oudlers, summary.partner is None)
    found: _Won = table.remember(key, lambda: _worked_out(facts))
    return found


def _worked_out(facts: Facts) -> _Won:
    problems: list[Diagnostic] = []
    possible = _tricks(facts, problems)
    promises = tuple(_promises(facts, possible))
    only = possible & (possible - 1) == 0
    facts.tricks = possible.bit_length() - 1 if possible and only else UNKNOWN
    kept = {each.id: each.kept for each in promises if each.kept is not None}
    return _Won(facts.tricks, promises, kept, (sweep_of(facts), tuple(kept.items())), tuple(problems))


def _tricks(facts: Facts, problems: list[Diagnostic]) -> int:
    """The numbers of tricks the attack can have won, as bits."""
    summary, count = facts.summary, facts.bid.counts
    alone = summary.partner is None
    points = None if summary.points is None else halves(summary.points)
    tricks = count.possible(points, summary.oudlers, alone=alone)
    if not tricks:
        problems.append(_no_such_points(facts))
        return count.possible(None, None, alone=alone)
    for promised in summary.promises:
        left = tricks & _agreeing(facts, promised)
        if not left:
            problems.append(_contradiction(facts, promised))
            continue
        tricks = left
    if facts.said:
        tricks = _as_told(facts, tricks, problems)
    return tricks


def _no_such_points(facts: Facts) -> Diagnostic:
    """Why no tricks can have come to such points with so many oudlers."""
    summary, count = facts.summary, facts.bid.counts
    alone, given = summary.partner is None, summary.points
    points, oudlers = given or 0, summary.oudlers or 0
    limits = count.limits(_every(facts.table), summary.oudlers, alone=alone)
    if limits and points < _points(limits[0]):
        return refusals.OUDLERS_NOT_IN_POINTS.at(None, given=points, oudlers=oudlers, least=_points(limits[0]))
    if limits and points > _points(limits[1]):
        return refusals.POINTS_WITHOUT_OUDLERS.at(None, given=points, oudlers=oudlers, most=_points(limits[1]))
    may_be = count.may_be_half(None, alone=alone)
    return refusals.HALVES_IMPOSSIBLE.at(None, given=points, excuse="yes" if may_be else "no")


def _as_told(facts: Facts, tricks: int, problems: list[Diagnostic]) -> int:
    for path, side in ((_ATTACK_TRICKS, ATTACK), (_DEFENCE_TRICKS, DEFENCE)):
        told = facts.said.get(path)
        if isinstance(told, int):
            number = told if side == ATTACK else facts.table.tricks - told
            if number < 0 or not tricks & (1 << number):
                fewest, most = (tricks & -tricks).bit_length() - 1, tricks.bit_length() - 1
                ends = (fewest, most) if side == ATTACK else (facts.table.tricks - most, facts.table.tricks - fewest)
                problems.append(refusals.fact_impossible(path, told, *ends))
            else:
                tricks = 1 << number
    return tricks


def _every(table: Table) -> int:
    """All numbers of tricks, as bits."""
    return (2 << table.tricks) - 1


class _When(NamedTuple):
    """For how many tricks of the attack, as bits, a side has certainly kept a promise, and certainly not."""

    true: int
    false: int


def _when(facts: Facts, name: str, side: Side) -> _When:
    table = facts.table
    key = ("when", name, side)
    known: _When | None = table.remembered.get(key)
    if known is None:
        known = _tried(facts, name, side)
        if name in table.of_tricks:
            table.remembered[key] = known
    return known


def _side_of_promise(table: Table, name: str) -> Side | None:
    """The only side that can keep a promise, if its condition names that side and not whoever achieves it."""
    words = {steps[0] for steps in paths_of(table.rules.promise[name].kept)} & {"achiever", *SIDES}
    return next((side for side in SIDES if words == {side}), None)


def _tried(facts: Facts, name: str, side: Side) -> _When:
    if _side_of_promise(facts.table, name) not in {None, side}:
        return _When(0, _every(facts.table))
    true = false = 0
    owner, before = facts.owner, facts.tricks
    facts.owner = Owner(side)
    kept = facts.table.kept[name]
    for tricks in range(facts.table.tricks + 1):
        facts.tricks = tricks
        held = is_true(kept(facts))
        if held is not UNKNOWN:
            true, false = (true | 1 << tricks, false) if held else (true, false | 1 << tricks)
    facts.owner, facts.tricks = owner, before
    return _When(true, false)


def _agreeing(facts: Facts, promised: Promised) -> int:
    """The numbers of tricks, as bits, that a promise told so agrees with."""
    every = _every(facts.table)
    if promised.kept is not None:
        return every & ~_when(facts, promised.id, promised.kept).false
    if promised.announced is not None:
        return every & ~_when(facts, promised.id, promised.announced).true
    return every


def _contradiction(facts: Facts, promised: Promised) -> Diagnostic:
    """Why a promise cannot have been kept, or not kept, as it is told."""
    summary = facts.summary
    if promised.kept is None:
        return refusals.PROMISE_PROVEN.at(None, id=promised.id)
    count = facts.bid.counts
    wanted, alone = _agreeing(facts, promised), summary.partner is None
    limits = count.limits(wanted, summary.oudlers, alone=alone)
    if not limits or summary.points is None:
        known = "no" if summary.oudlers is None else "yes"
        return refusals.FEAT_IMPOSSIBLE.at(None, id=promised.id, known=known, oudlers=summary.oudlers or 0)
    least, most = map(_points, limits)
    return refusals.SLAM_NOT_IN_POINTS.at(None, id=promised.id, given=summary.points, least=least, most=most)


def _points(number: int) -> Fraction:
    return Fraction(number, 2)


def _promises(facts: Facts, tricks: int) -> Iterator[Promised]:
    """Promises as told, and what so many tricks prove to be kept though nobody told of it."""
    told = {each.id: each for each in facts.summary.promises}
    if facts.table.rules.scoring.forgotten_lost:
        yield from facts.summary.promises
        return
    for promised in facts.summary.promises:
        kept = promised.kept or _certainly_kept(facts, promised.id, tricks)
        yield promised if kept == promised.kept else promised._replace(kept=kept)
    for name in facts.table.kept:
        kept = None if name in told else _certainly_kept(facts, name, tricks)
        if kept is not None:
            yield Promised(name, kept=kept)


def _certainly_kept(facts: Facts, name: str, tricks: int) -> Side | None:
    """The side that has kept a promise, whatever the number of its tricks was of those that can have been."""
    return next((side for side in SIDES if not tricks & ~_when(facts, name, side).true), None) if tricks else None
