"""A partie as it is told: the totals, or deal after deal, and what they come to."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine import match, refusals
from tarotrules.games.piquet.engine.results import Outcome, Partie, Reckoned
from tarotrules.games.piquet.engine.seen import Seen
from tarotrules.games.piquet.engine.table import Table
from tarotrules.games.piquet.engine.told import Reading, Told
from tarotrules.games.refused import Refused

Settle = Callable[[Reading], Outcome]


def partie(seen: Seen, settle: Settle) -> Partie | None:
    """What a partie comes to (R80 to R85)."""
    table, told = seen.table, seen.told
    names = _names(seen)
    if told.totals is not None and told.deals is not None:
        seen.report(refusals.NOT_A_DEAL, what="totals", number=0)
    elif told.totals is None and not told.deals:
        seen.missing("deals")
    first = _first(seen, names)
    scored = [_scores(seen, settle, number, deal) for number, deal in enumerate(told.deals or (), start=1)]
    totals = _totals(told)
    _possible(seen, [*scored, *([] if totals is None else [totals])])
    if seen.problems:
        return None
    elders = tuple((first + at) % len(names) for at in range(len(scored)))
    deals = tuple(_by_player(elder, each) for elder, each in zip(elders, scored, strict=True))
    left: int | None = 0
    if totals is None:
        left = _left(table, deals)
        if left is not None and left < 0:
            seen.report(refusals.DEALS, given=len(deals), most=len(deals) + left)
            return None
        totals = match.total(table, deals)
    settled = match.settle(table, totals, len(deals) or (table.rules.match.deals or 0))
    return Partie(names, elders, deals, settled, left)


def _names(seen: Seen) -> tuple[str, ...]:
    """What the players are called, as they sit: by letters, if nobody says."""
    totals, players = seen.told.totals, len(seen.table.seats)
    names = seen.told.names or (tuple(totals) if isinstance(totals, dict) else tuple(ascii_uppercase[:players]))
    if len(names) != players:
        seen.not_so_many("names", len(names), players)
    return names


def _first(seen: Seen, names: Sequence[str]) -> int:
    """Who is elder in the first deal: the first player, if nobody says."""
    first = seen.told.first_elder
    if first is None:
        return 0
    found = first if isinstance(first, int) else names.index(first) if first in names else -1
    if not 0 <= found < len(names):
        seen.wrong("first_elder", first, "name")
    return found


def _totals(told: Told) -> tuple[Amount, ...] | None:
    return tuple(told.totals.values()) if isinstance(told.totals, dict) else told.totals


def _scores(seen: Seen, settle: Settle, number: int, deal: tuple[Amount, ...] | Reading) -> tuple[Amount, ...]:
    """What a deal came to by seat, told or reckoned."""
    if not isinstance(deal, Reading):
        return deal
    try:
        found = settle(deal)
    except Refused as refused:
        seen.report(refusals.NOT_A_DEAL, what="inside", number=number)
        seen.problems.extend(refused.diagnostics)
        return ()
    return found.scores if isinstance(found, Reckoned) else ()


def _possible(seen: Seen, scores: Sequence[Sequence[Amount]]) -> None:
    """Everybody has a score, and none is below zero."""
    players = len(seen.table.seats)
    for each in scores:
        if any(amount < 0 for amount in each):
            seen.report(refusals.TOTALS, amount=int(min(each)))
        elif len(each) != players and not seen.problems:
            seen.not_so_many("scores", len(each), players)


def _by_player(elder: int, scores: Sequence[Amount]) -> tuple[Amount, ...]:
    """The scores of a deal in the order of the players, where one of them was the elder."""
    return tuple(scores[(player - elder) % len(scores)] for player in range(len(scores)))


def _left(table: Table, deals: Sequence[Sequence[Amount]]) -> int | None:
    """How many deals are left, below zero for those too many; ``None`` where no number is agreed (R80, R83, R85)."""
    agreed, players = table.rules.match, len(table.seats)
    if agreed.end == "agreed":
        return 0
    for played in range(1, len(deals) + 1):
        totals = match.total(table, deals[:played])
        if agreed.end == "score":
            ended = max(totals) >= (agreed.score or 0)
        else:
            ended = played >= (agreed.deals or 0) and (played - (agreed.deals or 0)) % players == 0
        if ended and _decided(agreed.tie, totals, played - (agreed.deals or played)):
            return played - len(deals)
    if agreed.end == "score":
        return None
    short = (agreed.deals or 0) - len(deals)
    return short if short > 0 else short % players or players


def _decided(tie: str | None, totals: tuple[Amount, ...], extra: int) -> bool:
    """Whether a partie ends with these totals, so many deals beyond what was agreed (R83)."""
    return totals.count(max(totals)) == 1 or tie == "drawn" or (tie == "one_each_then_drawn" and extra > 0)
