"""Facts that were told and are known to be otherwise: such a deal contradicts itself."""

from collections.abc import Iterator

from tarotrules.expressions.compiled import UNKNOWN
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.facts import NOBODY, Facts, Owner
from tarotrules.games.tarot.engine.possible import declarer_of, side_of
from tarotrules.games.tarot.engine.refusals import as_written
from tarotrules.games.tarot.engine.summary import Promised, Summary, Told
from tarotrules.games.tarot.engine.table import COUNTED, Table
from tarotrules.source.diagnostics import Diagnostic

_OF_ONE = frozenset({"declarer", "announcer", "chosen", "achiever", "others"})
"""Whoever is meant by these depends on what is paid."""


def contradicted(facts: Facts) -> tuple[Diagnostic, ...]:
    """What is told of the deal, or of one payment, and cannot be so."""
    tells: bool = facts.told.remember("tells facts", lambda: _tells_facts(facts.summary))
    return tuple(_of_the_deal(facts)) if tells else ()


def _tells_facts(summary: Summary) -> bool:
    of_payments = [each.facts for each in (*summary.bonuses, *summary.claims)]
    return any([summary.facts, *of_payments, *(each.facts for each in summary.promises)])


def _of_the_deal(facts: Facts) -> Iterator[Diagnostic]:
    summary = facts.summary
    yield from _otherwise(facts, NOBODY, summary.facts)
    for stated in (*summary.bonuses, *summary.claims):
        owner = Owner(side_of(stated, summary), declarer_of(stated, summary), None, stated.facts)
        yield from _otherwise(facts, owner, stated.facts)
    for promised in summary.promises:
        owner = Owner(promised.kept, promised.player, promised.announced, promised.facts)
        yield from _otherwise(facts, owner, promised.facts)


def _otherwise(facts: Facts, owner: Owner, told: Told) -> Iterator[Diagnostic]:
    for path, value in told:
        # What was counted is compared where it is counted.
        if path[-1] in COUNTED or path[0] in _OF_ONE:
            continue
        facts.owner = owner
        known = facts.table.reader(path)(facts)
        if known is not UNKNOWN and known != value:
            yield refusals.fact_otherwise(path, as_written(value), None if known is None else as_written(known))


def with_feats(table: Table, summary: Summary) -> Summary:
    """The summary in which whoever is told as a fact to have achieved something is told so of the feat itself."""
    promises = {each.id: each for each in summary.promises}
    for (name, *rest), side in summary.facts:
        if name in table.kept and rest in ([], ["side"]):
            before = promises.get(name, Promised(name))
            promises[name] = before if before.kept is not None else before._replace(kept=side)
    return summary._replace(promises=tuple(promises.values()))
