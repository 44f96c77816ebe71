"""Whatever totals a partie ends with, something settles it; and weights are given to all deals."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from itertools import chain, islice
from typing import Final, NamedTuple

from tarotrules.expressions.tree import Expression, Number, Path, parts_of
from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.check.possible import MOST_JUDGED, REMEMBERED
from tarotrules.games.piquet.check.worths import About, worth_problems
from tarotrules.games.piquet.engine.table import Totals, table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Concept, Diagnostic, Label

MOST_TOTALS: Final = 60
"""So many totals are tried against each other."""
USUAL: Final = (105, 97, 101, 89, 200, 150, 50, 300, 1, 0)
"""Totals that are tried in any case, the likeliest first; those of R81 and R82 are among them."""


NEAR: Final = 3
"""Totals that are tried for each number: it, the one before and the one after."""


class Ending(NamedTuple):
    """Two totals, and the name of the entry that settles them."""

    totals: Totals
    by: str | None


@lru_cache(REMEMBERED)
def _endings(rules: Ruleset) -> list[Ending]:
    """Totals around every number that conditions have, with what settles them; the likeliest first.

    A condition that changes its mind does so at a number that stands in it, or where totals differ by such a number.
    None are tried where there are more entries than anybody plays by, or where it matters how many deals there were.
    """
    match, settles = rules.match, table_of(rules).settles
    parts = _parts(rules)
    if not 0 < len(settles) <= MOST_JUDGED or Path(("deals",)) in parts:
        return []
    near = chain.from_iterable((number - 1, number, number + 1) for number in _numbers(parts))
    totals = sorted(each for each in dict.fromkeys(islice(chain(USUAL, near), MOST_TOTALS)) if each >= 0)
    apart = [each for each in totals if each > 0]
    pairs = {
        (winner, loser)
        for loser in totals
        for winner in (*totals, *(loser + each for each in apart), *(each - loser for each in apart))
        if winner > loser and winner >= (match.score or 0)
    }
    endings = [
        Totals(*pair, match.deals or 1)
        for pair in sorted(pairs, key=lambda pair: (abs(pair[0] - USUAL[0]) + abs(pair[1] - USUAL[1]), pair))
    ]
    return [
        Ending(each, next((settle.name for settle in settles if settle.when(each) is True), None)) for each in endings
    ]


def _parts(rules: Ruleset) -> list[Expression]:
    return [part for entry in rules.settle.values() if entry.when is not None for part in parts_of(entry.when)]


def _numbers(parts: Iterable[Expression]) -> list[int]:
    return list(dict.fromkeys(int(part.value) for part in parts if isinstance(part, Number)))


def partie_is_settled(it: Coherence) -> Iterator[Diagnostic]:
    """Some entry holds for all totals, and each for some, before an earlier one does; if there are any."""
    endings = _endings(it.rules)
    gap = next((each.totals for each in endings if each.by is None), None)
    if gap is not None:
        span = it.span("settle", it.table.settles[-1].name)
        yield problems.SETTLE_GAP.at(span, winner=gap.winner, loser=gap.loser)
    # That totals meet nothing is certain of those that were tried; that nothing meets an entry, if none were left out.
    all_tried = bool(endings) and len(USUAL) + NEAR * len(_numbers(_parts(it.rules))) <= MOST_TOTALS
    for late in it.table.settles if all_tried else ():
        if any(each.by == late.name for each in endings):
            continue
        before = next((each for each in endings if each.by is not None and late.when(each.totals) is True), None)
        by, totals = (None, Totals(0, 0, 0)) if before is None else (before.by, before.totals)
        labels = [] if by is None else [Label(it.span("settle", by), "other")]
        said = {"how": "never" if by is None else "hidden", "other": Concept(by or "")}
        span = it.span("settle", late.name)
        yield problems.NEVER_SETTLED.at(
            span, *labels, name=Concept(late.name), winner=totals.winner, loser=totals.loser, **said
        )


def payments_are_whole(it: Coherence) -> Iterator[Diagnostic]:
    """Nobody who loses is paid, and nothing is paid in parts of a point."""
    endings = _endings(it.rules)
    for settle in it.table.settles[:MOST_JUDGED]:
        own = (each.totals for each in endings if each.by == settle.name)
        worths = ((settle.worth(each), partial(_shown, each)) for each in own)
        yield from worth_problems(it.span("settle", settle.name, "worth"), "totals", worths)


def _shown(totals: Totals) -> About:
    return {"winner": totals.winner, "loser": totals.loser}


def weights_fit(it: Coherence) -> Iterator[Diagnostic]:
    """A weight for each deal of the partie."""
    match = it.rules.match
    if match.weights is not None and match.deals is not None and len(match.weights) != match.deals:
        label = Label(it.span("match", "deals"), "deals")
        yield problems.WEIGHTS.at(it.span("match", "weights"), label, weights=len(match.weights), deals=match.deals)
