"""The account of a deal, and the scores of the match so far."""

from collections.abc import Iterator

from tarotrules.expressions.rounding import size
from tarotrules.games.evening import Step
from tarotrules.games.seated import Sheet, read_out
from tarotrules.games.tarot.chapters.account import numbered_steps
from tarotrules.games.tarot.chapters.numbers import Numbers
from tarotrules.games.tarot.chapters.seat.news import News
from tarotrules.games.tarot.chapters.seat.people import People
from tarotrules.games.tarot.chapters.seat.roles import role
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.match import Match
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.sitting import Sitting
from tarotrules.wording.phrase import plain


def sheet(people: People, numbers: Numbers, sitting: Sitting, over: Over, news: News) -> Sheet:
    """The sheet of a deal that is over."""
    teller, after = people.teller, sitting.after()
    return Sheet(
        title=teller.words.say("seat-sheet", deal=sitting.number),
        lines=tuple(map(read_out, news.last())),
        steps=tuple(_account(people, numbers, over)),
        header=tuple(teller.words.say(f"seat-column-{name}") for name in ("player", "role", "deal", "total")),
        rows=tuple(_rows(people, sitting, over, after)),
        ending=_ending(people, after),
        result=_result(people, over),
    )


def _result(people: People, over: Over) -> str:
    """What the deal has brought the person."""
    score = account_of(over).scores[people.here] if over.ending == PLAYED else 0
    how = "won" if score > 0 else "lost" if score < 0 else "nothing"
    return people.teller.words.say("you-score", how=how, points=size(score))


def _account(people: People, numbers: Numbers, over: Over) -> Iterator[Step]:
    if over.ending == PLAYED:
        for slot, step in numbered_steps(people.teller, account_of(over), people.names):
            yield Step(plain(step), numbers.of(slot))


def _rows(people: People, sitting: Sitting, over: Over, after: Match) -> Iterator[tuple[str, ...]]:
    words = people.teller.words
    account = account_of(over) if over.ending == PLAYED else None
    for seat, total in enumerate(after.totals):
        score = "" if account is None else words.signed(account.scores[seat])
        yield people.names[seat], role(people.teller, sitting, seat), score, words.signed(total)


def _ending(people: People, after: Match) -> str:
    if not after.is_over:
        return plain(people.tell(after.dealer, "next"))
    rank, winners = people.teller.rules.match.rank, [people.names[seat] for seat in after.winners]
    return people.teller.words.say("seat-winner", rank=rank, winners=winners)
