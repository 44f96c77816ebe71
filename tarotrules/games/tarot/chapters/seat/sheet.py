"""The account of a deal, and the scores of the match so far."""

from collections.abc import Iterator

from tarotrules.games.seated import Sheet
from tarotrules.games.tarot.chapters.account import account_steps, plain, score_rows
from tarotrules.games.tarot.chapters.seat.titles import SEATS
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.match import Match
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.sitting import Sitting


def sheet(teller: Teller, sitting: Sitting, over: Over, news: tuple[str, ...]) -> Sheet:
    """The sheet of a deal that is over; ``news`` is how it ended."""
    after = sitting.after()
    return Sheet(
        title=teller.words.say("seat-sheet", deal=sitting.number),
        lines=(*news, *_account(teller, over)),
        header=tuple(teller.words.say(name) for name in ("account-player", "seat-column-deal", "seat-column-total")),
        rows=tuple(_rows(teller, sitting, over, after)),
        ending=_ending(teller, after),
    )


def _account(teller: Teller, over: Over) -> Iterator[str]:
    if over.ending == PLAYED:
        yield from (plain(step) for step in account_steps(teller, account_of(over)))


def _rows(teller: Teller, sitting: Sitting, over: Over, after: Match) -> Iterator[tuple[str, ...]]:
    words = teller.words
    if over.ending == PLAYED:
        told = [(plain(role), plain(score)) for role, score in score_rows(teller, account_of(over))]
    else:
        told = [(SEATS[seat], "") for seat in range(sitting.table.players)]
    for seat, (role, score) in enumerate(told):
        mark = words.say("seat-here", who=role) if seat == sitting.terms.seat else role
        yield mark, score, words.signed(after.totals[seat])


def _ending(teller: Teller, after: Match) -> str:
    words = teller.words
    if not after.is_over:
        return words.say("seat-next", who=SEATS[after.dealer])
    return words.say("seat-winner", winners=[SEATS[seat] for seat in after.winners])
