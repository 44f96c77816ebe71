"""The account of a deal, and the scores of the match so far."""

from collections.abc import Iterator, Sequence

from tarotrules.expressions.rounding import Amount, size
from tarotrules.games.evening import Step
from tarotrules.games.seated import Sheet, read_out
from tarotrules.games.tarot.chapters.account import numbered_steps
from tarotrules.games.tarot.chapters.pool import pool_steps
from tarotrules.games.tarot.chapters.seat.news import News
from tarotrules.games.tarot.chapters.seat.people import People
from tarotrules.games.tarot.chapters.seat.roles import role
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.match import Match
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.sitting import Sitting
from tarotrules.games.telling.numbers import Numbers
from tarotrules.wording.phrase import plain


def sheet(people: People, numbers: Numbers, sitting: Sitting, over: Over, news: News) -> Sheet:
    """The sheet of a deal that is over."""
    teller, after = people.teller, sitting.after()
    gained = tuple(total - before for total, before in zip(after.totals, sitting.match.totals, strict=True))
    return Sheet(
        title=teller.words.say("seat-sheet", deal=sitting.number),
        lines=tuple(map(read_out, news.last())),
        steps=tuple(_account(people, numbers, sitting, over)),
        header=tuple(teller.words.say(f"seat-column-{name}") for name in ("player", "role", "deal", "total")),
        rows=tuple(_rows(people, sitting, over, gained)),
        ending=_ending(people, after),
        result=_result(people, gained[people.here]),
    )


def _result(people: People, score: Amount) -> str:
    """What the deal has brought the person."""
    how = "won" if score > 0 else "lost" if score < 0 else "nothing"
    return people.teller.words.say("you-score", how=how, points=size(score))


def _account(people: People, numbers: Numbers, sitting: Sitting, over: Over) -> Iterator[Step]:
    if over.ending == PLAYED:
        for slot, step in numbered_steps(people.teller, account_of(over), people.names):
            yield Step(plain(step), numbers.of(slot))
    pool, pooled = sitting.table.rules.match.pool, sitting.match.pooled(over)
    if pool is not None and pooled is not None:
        for step in pool_steps(people.teller.words, pool, *pooled, people.tell):
            yield Step(plain(step), numbers.of("match.pool"))


def _rows(people: People, sitting: Sitting, over: Over, gained: Sequence[Amount]) -> Iterator[tuple[str, ...]]:
    words, counts = people.teller.words, over.ending == PLAYED or any(gained)
    for seat, (score, total) in enumerate(zip(gained, sitting.after().totals, strict=True)):
        shown = words.signed(score) if counts else ""
        yield people.names[seat], role(people.teller, sitting, seat), shown, words.signed(total)


def _ending(people: People, after: Match) -> str:
    if not after.is_over:
        return plain(people.tell(after.dealer, "next"))
    rank, winners = people.teller.rules.match.rank, [people.names[seat] for seat in after.winners]
    return people.teller.words.say("seat-winner", rank=rank, winners=winners)
