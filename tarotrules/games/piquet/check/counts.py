"""What is counted trick by trick can be counted, and no trick is counted twice."""

from collections.abc import Iterable, Iterator
from functools import partial

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.check.possible import MOST_JUDGED, Counted, counted
from tarotrules.games.piquet.check.witness import told
from tarotrules.games.piquet.check.worths import Worth, worth_problems
from tarotrules.games.piquet.engine.table import Taken
from tarotrules.source.diagnostics import Argument, Concept, Diagnostic, Label


def counts_occur(it: Coherence) -> Iterator[Diagnostic]:
    """What is counted happens in some trick; the witness is the last one."""
    tricks = counted(it.rules)
    for count in it.table.counts[:MOST_JUDGED]:
        if not any(count.name in each.by for each in tricks):
            last = next(each.trick for each in tricks if each.trick.number == each.trick.of)
            span = it.span("count", count.name, "when")
            yield problems.NEVER_COUNTED.at(span, name=Concept(count.name), **_told(last))


def counts_are_worth_something(it: Coherence) -> Iterator[Diagnostic]:
    """No trick counts less than nothing, or a part of a point."""
    for name in it.rules.count:
        worths = (_worth(each, name) for each in counted(it.rules) if name in each.by)
        yield from worth_problems(it.span("count", name, "worth"), "trick", worths)


def _worth(counted: Counted, name: str) -> Worth:
    return counted.by[name][1], partial(_told, counted.trick)


def tricks_count_once(it: Coherence) -> Iterator[Diagnostic]:
    """Who wins what another has led counts no more than the leader.

    The two points that such a trick is said to bring are those of both together (R60); the last trick brings more.
    """
    before = [each for each in counted(it.rules) if each.trick.number < each.trick.of]
    taken = [each for each in before if each.trick.winner != each.trick.leader]
    led = max((each.of(each.trick.leader) for each in before), default=0)
    won = max((each.of(each.trick.winner) for each in taken), default=0)
    if 0 < led < won:
        first = max(it.rules.count, key=lambda name: _most(before, name, by_leader=True))
        name = max(it.rules.count, key=lambda name: _most(taken, name, by_leader=False))
        label = Label(it.span("count", first, "worth"), "leader")
        yield problems.COUNTED_TWICE.at(it.span("count", name, "worth"), label, led=led, won=won, together=led + won)


def _most(tricks: Iterable[Counted], name: str, *, by_leader: bool) -> Amount:
    """The most that a count brings to whoever leads or wins."""
    seats = ((each.by.get(name), each.trick.leader if by_leader else each.trick.winner) for each in tricks)
    return max((found[1] or 0 for found, seat in seats if found is not None and found[0] == seat), default=0)


def _told(trick: Taken) -> dict[str, Argument]:
    """The number of a trick and its two cards."""
    led, winning = (told(card for card in (each,) if card is not None) for each in (trick.led, trick.winning))
    return {"number": trick.number, "led": led, "winning": winning}
