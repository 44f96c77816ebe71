"""What follows from what was told: tricks from points, the winner of a trick from its bonuses.

A promise told as kept, and a bonus told as earned, are believed unless something else disproves them.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Value, is_true
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.asked import tells_of_tricks
from tarotrules.games.tarot.engine.captures import tell_captors
from tarotrules.games.tarot.engine.counting import counts_of, no_such_counts
from tarotrules.games.tarot.engine.counts import Counted, Counts, Known, bits, in_common, narrowed, only, union
from tarotrules.games.tarot.engine.facts import Facts, Owner, Result, sweep_of
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Summary
from tarotrules.games.tarot.engine.table import COUNTED, Memory, Table
from tarotrules.games.tarot.engine.taken import apart, possible
from tarotrules.games.tarot.engine.worlds import NOBODY_KNOWN, tell_winner
from tarotrules.games.tarot.ruleset.promises import only_side
from tarotrules.source.diagnostics import Diagnostic, Entry

SIDES: Final[tuple[Side, ...]] = (ATTACK, DEFENCE)
_COUNTING: Final = frozenset({"attack", "defence", "taker", "partner", "winners", "losers"})
"""Whoever can be told to have counted something."""


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
    is_whole: bool = False
    """Whether everything is known, so that nothing can be forgotten."""


_Swept = tuple[Side | None, tuple[tuple[str, Side], ...]]
"""The side that won every trick, and who achieved which promise."""


def prove(table: Table, told: Memory, summary: Summary, result: Result) -> Proof:
    """All that follows from a deal, or what in it contradicts itself."""
    facts = Facts(table, told, summary, result)
    won = _won(facts)
    facts.counts, facts.kept, facts.may_sweep = won.counts, won.kept, won.may_sweep
    facts.points, facts.oudlers, facts.tricks = won.known
    side, _ = won.swept
    is_told = bool(summary.bonuses) or side is not None or (bool(summary.facts) and tells_of_tricks(table, summary))
    found = tell_winner(facts, won.swept) if is_told else NOBODY_KNOWN
    if table.captors:
        tell_captors(facts)
    outline = result.made, facts.oudlers, won.swept
    return Proof(facts, result, won.promises, found.impossible, won.problems + found.problems, outline)


def known(table: Table, summary: Summary, result: Result) -> Proof:
    """A deal that was played, and is told with every fact that the rules ask about."""
    # What is told of it is told of no other deal, and not worth remembering.
    facts = Facts(table, Memory(), summary, result)
    facts.tricks = facts.said.get(("attack", "tricks"), UNKNOWN)
    facts.kept = {each.id: each.kept for each in summary.promises if each.kept is not None}
    return nothing_open(facts, result)


def nothing_open(facts: Facts, result: Result) -> Proof:
    """A deal of which everything is known."""
    return Proof(facts, result, facts.summary.promises, (), (), (), is_whole=True)


class _Won(NamedTuple):
    """What the count and the promises say of who won how many tricks."""

    counts: Counts
    known: Known
    promises: tuple[Promised, ...]
    """As told, and those that were certainly kept though nobody told of it."""
    kept: Mapping[str, Side]
    swept: _Swept
    may_sweep: tuple[Side, ...]
    """The sides that can have won every trick."""
    problems: tuple[Diagnostic, ...]


def _won(facts: Facts) -> _Won:
    table, summary = facts.table, facts.summary
    if summary.promises or summary.facts or len(table.of_tricks) < len(table.kept):
        return _worked_out(facts)
    key = ("won", facts.bid.chien, summary.points, summary.oudlers, summary.margin, not summary.partners)
    found: _Won = table.remember(key, lambda: _worked_out(facts))
    return found


def _worked_out(facts: Facts) -> _Won:
    problems: list[Diagnostic] = []
    counts = _counts(facts, problems)
    promises = tuple(_promises(facts, counts, problems))
    facts.counts = counts
    if counts:
        facts.points, facts.oudlers, facts.tricks = in_common(counts)
    known = facts.points, facts.oudlers, facts.tricks
    kept = {each.id: each.kept for each in promises if each.kept is not None}
    swept = sweep_of(facts), tuple(kept.items())
    return _Won(counts, known, promises, kept, swept, _may_sweep(facts.table, counts), tuple(problems))


def _may_sweep(table: Table, counts: Counts) -> tuple[Side, ...]:
    """The sides that can have won every trick; where nothing can have been counted, nobody knows."""
    tricks, every = union(counts), 1 << table.tricks
    return tuple(side for side, all_of_them in ((ATTACK, every), (DEFENCE, 1)) if not counts or tricks & all_of_them)


def _counts(facts: Facts, problems: list[Diagnostic]) -> Counts:
    """All that the attack can have counted, given what else was told."""
    counts = counts_of(facts.table, facts.summary)
    if not counts:
        problems.append(no_such_counts(facts.table, facts.summary))
        return ()
    for promised in facts.summary.promises:
        left = narrowed(counts, [_agreeing(facts, promised, each) for each in counts])
        if not left:
            problems.append(_contradiction(facts, promised, counts))
            continue
        counts = left
    return _of_both(facts, _as_told(facts, counts, problems), problems) if facts.said else counts


def _as_told(facts: Facts, counts: Counts, problems: list[Diagnostic]) -> Counts:
    """What is left where points, oudlers or tricks of somebody are told as facts."""
    for path, told in facts.said.items():
        if path[0] in _COUNTING and path[-1] in COUNTED:
            found = [_by_tricks(facts, path, each) for each in counts]
            left = narrowed(counts, [_where(each, told) for each in found])
            if counts and not left:
                values = [value for each in found for value in each.values()]
                problems.append(refusals.fact_impossible(path, told, min(values), max(values)))
            else:
                counts = left
    return _with_cards(facts, counts, problems)


def _with_cards(facts: Facts, counts: Counts, problems: list[Diagnostic]) -> Counts:
    """What is left where it is told how many cards of a class a side has."""
    wrong = apart(facts.table, facts.taken)
    if wrong is not None:
        name, *limits = wrong
        problems.append(refusals.fact_impossible((ATTACK, name), facts.taken[name], *limits))
    for name, told in facts.taken.items():
        found = [{each.tricks: possible(facts, name) for each in _counting(facts, one)} for one in counts]
        left = narrowed(counts, [sum(bit for bit, fits in each.items() if told in fits) for each in found])
        fits = [count for each in found for some in each.values() for count in some]
        if fits and not left:
            problems.append(refusals.fact_impossible((ATTACK, name), told, min(fits), max(fits)))
        counts = left or counts
    return counts


def _of_both(facts: Facts, counts: Counts, problems: list[Diagnostic]) -> Counts:
    """What is left where taker or partner are told to have counted something of what they have together."""
    partner, said = bool(facts.summary.partners), facts.said
    for what in sorted(COUNTED) if partner else ():
        parts = {path: said[path] for path in (("taker", what), ("partner", what)) if path in said}
        if not parts or not counts:
            continue
        together, is_all = sum(parts.values()), len(parts) > 1
        found = [_by_tricks(facts, (ATTACK, what), each) for each in counts]
        agreeing = [sum(bit for bit, has in each.items() if _has_part(has, together, is_all)) for each in found]
        left = narrowed(counts, agreeing)
        if left:
            counts = left
        else:
            path, told = parts.popitem()
            most = max(value for each in found for value in each.values()) - (together - told)
            problems.append(refusals.fact_impossible(path, told, 0, max(most, 0)))
    return counts


def _has_part(whole: Value, part: Value, is_all: bool) -> bool:  # noqa: FBT001 what is told
    return bool(whole == part if is_all else whole >= part)


def _by_tricks(facts: Facts, path: tuple[str, ...], counted: Counted) -> dict[int, Value]:
    """What a path comes to, by the number of tricks as a bit."""
    read = facts.table.reader(path)
    return {each.tricks: read(facts) for each in _counting(facts, counted)}


def _where(found: Mapping[int, Value], told: Value) -> int:
    """The numbers of tricks, as bits, for which something is as it was told."""
    return sum(tricks for tricks, value in found.items() if value == told)


def _every(table: Table) -> int:
    """All numbers of tricks, as bits."""
    return (2 << table.tricks) - 1


class _When(NamedTuple):
    """For how many tricks of the attack, as bits, a side has certainly kept a promise, and certainly not."""

    true: int
    false: int


def _when(facts: Facts, name: str, side: Side, counted: Counted) -> _When:
    table = facts.table
    if name not in table.of_tricks:
        return _tried(facts, name, side, counted)
    every = counted._replace(tricks=_every(table))
    found: _When = table.remember(("when", name, side), lambda: _tried(facts, name, side, every))
    return found


def _tried(facts: Facts, name: str, side: Side, counted: Counted) -> _When:
    if only_side(facts.table.rules.promise[name]) not in {None, side}:
        return _When(0, _every(facts.table))
    true = false = 0
    owner, facts.owner = facts.owner, Owner(side)
    kept = facts.table.kept[name]
    for each in _counting(facts, counted):
        # Nobody is known to have won a trick yet, but whoever won all of them won the last ones.
        facts.winner = facts.penultimate = sweep_of(facts) or UNKNOWN
        held = is_true(kept(facts))
        if held is not UNKNOWN:
            true, false = (true | each.tricks, false) if held else (true, false | each.tricks)
    facts.owner, facts.winner, facts.penultimate = owner, UNKNOWN, UNKNOWN
    return _When(true, false)


def _counting(facts: Facts, counted: Counted) -> Iterator[Counted]:
    """The facts as they are if so much was counted, with one number of tricks after another."""
    before = facts.points, facts.oudlers, facts.tricks
    facts.points, facts.oudlers = counted.points, counted.oudlers
    for facts.tricks in bits(counted.tricks):
        yield counted._replace(tricks=1 << facts.tricks)
    facts.points, facts.oudlers, facts.tricks = before


def _agreeing(facts: Facts, promised: Promised, counted: Counted) -> int:
    """The numbers of tricks, as bits, that a promise told so agrees with."""
    if promised.kept is not None:
        return ~_when(facts, promised.id, promised.kept, counted).false
    if promised.announced is not None:
        return ~_when(facts, promised.id, promised.announced, counted).true
    return _every(facts.table)


def _contradiction(facts: Facts, promised: Promised, counts: Counts) -> Diagnostic:
    """Why a promise cannot have been kept, or not kept, as it is told."""
    summary, name = facts.summary, Entry(("promise", promised.id))
    if promised.kept is None:
        return refusals.PROMISE_PROVEN.at(None, id=name)
    every = tuple(each._replace(tricks=_every(facts.table)) for each in counts)
    wanted = union(narrowed(every, [_agreeing(facts, promised, each) for each in every]))
    limits = facts.bid.counts.limits(wanted, summary.oudlers, alone=not summary.partners)
    points = only([each.points for each in counts])
    if not limits or points is UNKNOWN:
        known = "yes" if summary.oudlers is not None and summary.margin is None else "no"
        return refusals.FEAT_IMPOSSIBLE.at(None, id=name, known=known, oudlers=summary.oudlers or 0)
    least, most = (divided(each, 2) for each in limits)
    return refusals.SLAM_NOT_IN_POINTS.at(
        None, id=name, given=points, least=least, most=most, only="yes" if least == most else "no"
    )


def _promises(facts: Facts, counts: Counts, problems: list[Diagnostic]) -> Iterator[Promised]:
    """Promises as told, and what was certainly kept though nobody told of it."""
    told = {each.id: each for each in facts.summary.promises}
    if facts.table.rules.scoring.forgotten_lost:
        yield from facts.summary.promises
        return
    for promised in facts.summary.promises:
        kept = promised.kept or _certainly_kept(facts, promised, counts, problems)
        yield promised if kept == promised.kept else promised._replace(kept=kept)
    for name in facts.table.kept:
        kept = None if name in told else _certainly_kept(facts, Promised(name), counts, problems)
        if kept is not None:
            yield Promised(name, kept=kept)


def _certainly_kept(facts: Facts, promised: Promised, counts: Counts, problems: list[Diagnostic]) -> Side | None:
    """The side that has kept a promise, whatever was counted of all that can have been."""
    sides = [side for side in SIDES if counts and _is_kept(facts, promised.id, side, counts)]
    if len(sides) < len(SIDES):
        return sides[0] if sides else None
    promise = facts.table.rules.promise[promised.id]
    if promise.unannounced is not None and promise.who == "anyone":
        # What both sides have achieved, somebody must say who is paid for.
        problems.append(refusals.WHOSE_BONUS.at(None, id=Entry(("promise", promised.id)), kind="promise"))
    return ATTACK


def _is_kept(facts: Facts, name: str, side: Side, counts: Counts) -> bool:
    return all(not each.tricks & ~_when(facts, name, side, each).true for each in counts)
