"""The account of a deal, and the scores of the match so far."""

from collections.abc import Iterator

from tarotrules.games.evening import Step
from tarotrules.games.seated import Sheet
from tarotrules.games.tarot.chapters.account import numbered_steps
from tarotrules.games.tarot.chapters.numbers import Numbers
from tarotrules.games.tarot.chapters.seat.roles import player_name, role
from tarotrules.games.tarot.chapters.seat.titles import SEATS
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.match import Match
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.sitting import Sitting
from tarotrules.wording.phrase import plain


def sheet(teller: Teller, numbers: Numbers, sitting: Sitting, over: Over, news: tuple[str, ...]) -> Sheet:
    """The sheet of a deal that is over; ``news`` is how it ended."""
    after = sitting.after()
    return Sheet(
        title=teller.words.say("seat-sheet", deal=sitting.number),
        lines=news,
        steps=tuple(_account(teller, numbers, over)),
        header=tuple(teller.words.say(f"seat-column-{name}") for name in ("player", "role", "deal", "total")),
        rows=tuple(_rows(teller, sitting, over, after)),
        ending=_ending(teller, sitting, after),
    )


def _account(teller: Teller, numbers: Numbers, over: Over) -> Iterator[Step]:
    if over.ending == PLAYED:
        for slot, step in numbered_steps(teller, account_of(over)):
            yield Step(plain(step), numbers.of(slot))


def _rows(teller: Teller, sitting: Sitting, over: Over, after: Match) -> Iterator[tuple[str, ...]]:
    words = teller.words
    account = account_of(over) if over.ending == PLAYED else None
    for seat, total in enumerate(after.totals):
        score = "" if account is None else words.signed(account.scores[seat])
        yield player_name(teller, sitting, seat), role(teller, sitting, seat), score, words.signed(total)


def _ending(teller: Teller, sitting: Sitting, after: Match) -> str:
    words = teller.words
    if not after.is_over:
        return words.say("seat-next", who=SEATS[after.dealer])
    return words.say("seat-winner", winners=[player_name(teller, sitting, seat) for seat in after.winners])
