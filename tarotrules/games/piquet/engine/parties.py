"""A partie as it is told: the totals, or deal after deal, and what they come to."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine import match, refusals
from tarotrules.games.piquet.engine.match import Settled
from tarotrules.games.piquet.engine.results import Outcome, Partie, Reckoned
from tarotrules.games.piquet.engine.scoring import Account
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
    _possible(seen, [*(scores for scores, _ in scored), *([] if totals is None else [totals])])
    if seen.problems:
        return None
    elders = tuple((first + at) % len(names) for at in range(len(scored)))
    found = Partie(names, elders, (), match.settle(table, totals or (0,) * len(names), table.rules.match.deals or 0), 0)
    if totals is not None:
        return found._replace(winner=found.settled.winner)
    deals = [
        _Dealt(_by_player(elder, scores), account, _players(elder, len(names)))
        for elder, (scores, account) in zip(elders, scored, strict=True)
    ]
    found = found._replace(deals=tuple(each.scores for each in deals))
    ended = _to_a_score(table, found, deals) if table.rules.match.end == "score" else _of_deals(table, found)
    if isinstance(ended, int):
        seen.report(refusals.DEALS, given=len(deals), most=ended)
        return None
    return ended


class _Dealt(NamedTuple):
    """A deal of a partie."""

    scores: tuple[Amount, ...]
    """By player."""
    account: Account | None
    """If more is told than what it came to."""
    players: tuple[int, ...]
    """By seat: who sat there."""


def _of_deals(table: Table, found: Partie) -> Partie | int:
    """A partie of so many deals; how many it had, if more are told."""
    left = _left(table, found.deals)
    if left < 0:
        return len(found.deals) + left
    settled = match.settle(table, match.total(table, found.deals), len(found.deals))
    return found._replace(settled=settled, left=left, winner=settled.winner if left == 0 else None)


def _to_a_score(table: Table, found: Partie, deals: Sequence[_Dealt]) -> Partie | int:
    """One game to a score, or several; how many deals it took, if more are told (R85)."""
    nothing: tuple[Amount, ...] = (0,) * len(found.names)
    totals, games, winner = nothing, list[tuple[int, Settled]](), None
    for at, deal in enumerate(deals):
        if winner is not None:
            return at
        before, totals = totals, tuple(map(sum, zip(totals, deal.scores, strict=True)))
        player, ended = _game(table, before, totals, deal)
        if player is not None:
            games.append((player, match.settle(table, ended, at + 1)))
            totals = nothing
            several = table.rules.match.games is not None
            winner = match.won(table, [(one, settled.payment) for one, settled in games]) if several else player
    settled = match.settle(table, totals, len(deals))
    if table.rules.match.games is None and games:
        (_, settled), games = games[-1], []
    return found._replace(settled=settled, left=None if winner is None else 0, games=tuple(games), winner=winner)


def _game(
    table: Table, before: tuple[Amount, ...], after: tuple[Amount, ...], deal: _Dealt
) -> tuple[int | None, tuple[Amount, ...]]:
    """Who wins a game in a deal, and the totals with which it ends; of scores alone, whoever has more."""
    if deal.account is not None:
        winner = match.reached(table, before, deal.account, deal.players)
        return winner, after if winner is None else match.stopped(table, before, deal.account, deal.players, winner)
    enough = max(after) >= (table.rules.match.score or 0) and after.count(max(after)) == 1
    return after.index(max(after)) if enough else None, after


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


def _players(elder: int, players: int) -> tuple[int, ...]:
    """By seat: who sits there, where one of them is the elder."""
    return tuple((elder + seat) % players for seat in range(players))


def _scores(
    seen: Seen, settle: Settle, number: int, deal: tuple[int, ...] | Reading
) -> tuple[tuple[Amount, ...], Account | None]:
    """What a deal came to by seat, told or reckoned."""
    if not isinstance(deal, Reading):
        return deal, None
    try:
        found = settle(deal)
    except Refused as refused:
        seen.report(refusals.NOT_A_DEAL, what="inside", number=number)
        seen.problems.extend(refused.diagnostics)
        return (), None
    return (found.scores, found.account) if isinstance(found, Reckoned) else ((), None)


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


def _left(table: Table, deals: Sequence[Sequence[Amount]]) -> int:
    """How many deals are left, below zero for those too many (R80, R83)."""
    agreed, players = table.rules.match, len(table.seats)
    number = len(deals) if agreed.end == "agreed" else agreed.deals or 0
    for played in range(number, len(deals) + 1, players):
        if agreed.end == "agreed" or _decided(agreed.tie, match.total(table, deals[:played]), played - number):
            return played - len(deals)
    short = number - len(deals)
    return short if short > 0 else short % players or players


def _decided(tie: str | None, totals: tuple[Amount, ...], extra: int) -> bool:
    """Whether a partie ends with these totals, so many deals beyond what was agreed (R83)."""
    return totals.count(max(totals)) == 1 or tie == "drawn" or (tie == "one_each_then_drawn" and extra > 0)
