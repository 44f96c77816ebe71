"""The account of a deal, and the scores of the partie so far; at its end, what is paid."""

from collections.abc import Iterator

from tarotrules.expressions.rounding import Amount
from tarotrules.games.evening import Step
from tarotrules.games.piquet.chapters.account import what_for
from tarotrules.games.piquet.chapters.lines import named
from tarotrules.games.piquet.chapters.seat.news import News
from tarotrules.games.piquet.chapters.seat.people import People, of_sides, role
from tarotrules.games.piquet.engine.match import Settled
from tarotrules.games.piquet.engine.results import Term, terms
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.match import Match
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.sitting import Sitting
from tarotrules.games.seated import Sheet, read_out
from tarotrules.games.telling.told import TWO
from tarotrules.wording.phrase import Phrase, plain


def sheet(people: People, sitting: Sitting, over: Over, news: News) -> Sheet:
    """The sheet of a deal that is over."""
    words, account = people.teller.words, account_of(over)
    scores = of_sides(sitting.table, by_seat(over.game, account.scores))
    tricks = [
        people.teller.say("account-has", who=Phrase.of(people.names[seat]), n=number)
        for seat, number in enumerate(by_seat(over.game, account.tricks))
    ]
    return Sheet(
        title=words.say("seat-sheet", deal=sitting.number),
        lines=(
            *map(read_out, news.last()),
            plain(people.teller.say("account-tricks", list=people.teller.list(tricks))),
        ),
        steps=tuple(_account(people, sitting, over)),
        header=tuple(words.say(f"seat-column-{name}") for name in ("player", "role", "deal", "total")),
        rows=tuple(
            (people.names[seat], role(people, over.game, seat), words.number(score), words.number(total))
            for seat, (score, total) in enumerate(zip(scores, _totals(sitting), strict=True))
        ),
        ending="\n".join(map(plain, _ending(people, sitting.match, sitting.after()))),
        result=words.say("you-score", n=scores[people.here]),
    )


def _totals(sitting: Sitting) -> list[Amount]:
    """By seat; of a game that the deal has ended, as it ended."""
    before, after = sitting.match, sitting.after()
    ended = len(after.games) > len(before.games)
    return of_sides(sitting.table, after.games[-1][1].totals if ended else after.totals)


def _account(people: People, sitting: Sitting, over: Over) -> Iterator[Step]:
    """What was scored, line by line; what the tricks brought each, together."""
    teller, played = people.teller, set[int]()
    found = terms(sitting.table.settling, account_of(over))
    for term in found:
        told = term
        if term.category == "play":
            if term.seat in played:
                continue
            played.add(term.seat)
            of_play = [each.amount for each in found if each.category == "play" and each.seat == term.seat]
            told = Term("play", "play", term.seat, sum(of_play), 0)
        what, seat = what_for(teller, told), over.game.seat_of(told.seat)
        see = teller.see(told.rule)
        yield Step(
            plain(people.tell(seat, "account", what=what, n=told.amount, see=see)), plain(teller.refer(told.rule))
        )


def _ending(people: People, before: Match, after: Match) -> Iterator[Phrase]:
    """Who deals next; or who has won, and what the other pays."""
    if len(after.games) > len(before.games) and after.table.rules.match.games is not None:
        winner, settled = after.games[-1]
        yield from _won(people, winner, settled, "wins-game")
        if after.winner is not None:
            yield people.tell(after.winner, "wins-partie")
    elif after.is_over:
        yield from _over(people, after)
    if not after.is_over:
        yield people.tell(after.dealer, "next")


def _over(people: People, after: Match) -> Iterator[Phrase]:
    settled, totals = after.settled, of_sides(after.table, after.totals)
    if after.table.players == TWO and settled.winner is not None:
        yield from _won(people, settled.winner, settled, "wins")
        return
    best = [people.names[seat] for seat, total in enumerate(totals) if total == max(totals)]
    level = "yes" if len(best) == len(totals) else "no"
    yield people.teller.say("seat-winners", level=level, winners=best, n=max(totals))


def _won(people: People, winner: int, settled: Settled, how: str) -> Iterator[Phrase]:
    """Somebody has more than the other, who pays."""
    most, least = max(settled.totals), min(settled.totals)
    yield people.tell(winner, how, most=most, least=least)
    if settled.settle is None:
        return
    see = people.teller.see(f"settle.{settled.settle}")
    if how == "wins-game":
        yield people.tell(winner, "counts", n=settled.payment, see=see)
        return
    what = named(people.teller, "settle", settled.settle)
    yield people.tell(1 - winner, "pays", what=what, n=settled.payment, see=see)
