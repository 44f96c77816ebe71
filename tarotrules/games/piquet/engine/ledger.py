"""Everything scored in a deal, each once, with its place in the reckoning and its time; and the milestones in it.

A milestone is never "the other has nothing": it is a sum that crosses its threshold before anybody else's first score,
in an order that is its own. So equal combinations neither score nor save (R75): they make no entry.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.declaring import Declared
from tarotrules.games.piquet.engine.table import Held, Ready, Table, Taken
from tarotrules.games.piquet.ruleset.milestones import Milestone

Place = tuple[int, int, int]
"""In the reckoning: the category's rank, what in it, and what of that or directly behind it."""
Moment = tuple[int, int]
"""In the deal; the second number is 1 for what comes directly after."""
DEALT: Final = -1
ELDER, LEAD, YOUNGER = 0, 1, 2
"""The moments of the elder's calls, the first lead, and the calls of the others; the tricks come after them."""
LAST: Final = 10_000
TWO: Final = 2
HELD: Final = ("claims", "contests")
"""The categories of what somebody scores for what is in his hand."""


class Entry(NamedTuple):
    """One score."""

    category: str
    name: str
    """Of the claim, contest or count; ``cards`` or ``every`` for most of the tricks or all."""
    seat: int
    amount: Amount
    place: Place
    moment: Moment
    towards: bool = True
    """Whether it may help to a milestone."""


class Reached(NamedTuple):
    """A milestone that somebody has."""

    name: str
    seat: int
    worth: int
    by: Entry
    """The score with which it was reached."""


def called(table: Table, declared: Sequence[Declared]) -> list[Entry]:
    """What is scored for combinations."""
    rank = table.rank["contests"]
    return [
        Entry("contests", each.contest, seat, amount, (rank, place, 0), (YOUNGER if seat else ELDER, 0))
        for place, each in enumerate(declared)
        for seat, amount in enumerate(each.amounts)
        if amount
    ]


def told(table: Table, scores: Iterable[tuple[int, str, Amount]]) -> list[Entry]:
    """What somebody says was scored for combinations: seat, contest and amount each."""
    rank, places = table.rank["contests"], [each.name for each in table.contests]
    return [
        Entry("contests", name, seat, amount, (rank, places.index(name), 0), (YOUNGER if seat else ELDER, 0))
        for seat, name, amount in scores
    ]


def claimed(table: Table, hands: Sequence[Held], declared: Sequence[Declared]) -> list[Entry]:
    """What hands score by themselves."""
    rank, found = table.rank["claims"], []
    for place, claim in enumerate(table.claims):
        for seat in _claiming(table, claim, hands):
            held = hands[seat]
            entry = Entry("claims", claim.name, seat, claim.worth(held), (rank, place, 0), (DEALT, place))
            if claim.entry.for_milestones == "never_younger" and seat:
                entry = entry._replace(towards=False)
            if claim.entry.moment == "when_complete":
                # It stands where the last of its cards has come to serve, whatever its category (R51).
                moment = (YOUNGER if seat else ELDER, 1)
                entry = entry._replace(place=_complete(table, seat, held, declared), moment=moment)
            found.append(entry)
            if claim.entry.again and claim.when(held._replace(dealt=held.hand)) is True:
                found.append(entry._replace(place=(rank, place, 1), moment=(DEALT, place + len(table.claims))))
    return found


def _claiming(table: Table, claim: Ready, hands: Sequence[Held]) -> tuple[int, ...]:
    """The seats whose hands meet a claim, and who score by it."""
    return of_one_side(table, claim, [seat for seat, held in enumerate(hands) if claim.when(held) is True])


def of_one_side(table: Table, claim: Ready, claiming: Sequence[int]) -> tuple[int, ...]:
    """Of the seats that claim something, those who score: of two sides the one the rules say (R20, R102)."""
    seats = tuple(claiming)
    alone = not seats or all(seat in table.side(seats[0]) for seat in seats)
    if alone or claim.entry.tie in {None, "everybody"}:
        return seats
    first = {"elder": seats[0], "younger": seats[-1]}.get(claim.entry.tie)
    return () if first is None else tuple(seat for seat in seats if seat in table.side(first))


def _complete(table: Table, seat: int, held: Held, declared: Sequence[Declared]) -> Place:
    left, last = held.good, 0
    for place, each in enumerate(declared):
        if left:
            left, last = left - each.cards(seat), place
    return table.rank["contests"], last, 1


def counted(table: Table, tricks: Sequence[Taken]) -> list[Entry]:
    """What is scored trick by trick, and for the cards once they are sure, if they count so early (R74)."""
    rank, won, entries = table.rank["play"], [0] * len(table.seats), list[Entry]()
    early = table.rules.play.cards.counted == "once_sure"
    for trick in tricks:
        for at, count in enumerate(table.counts):
            if count.when(trick) is True and (amount := count.worth(trick)):
                seat = count.payee(trick)
                # The card that is led first is counted when it is led; everything else when a trick is won.
                moment = (LEAD, 0) if trick.number == 1 and seat == trick.leader else (YOUNGER + trick.number, at)
                entries.append(Entry("play", count.name, seat, amount, (rank, trick.number, at), moment))
        won[table.side(trick.winner)[0]] += 1
        if early and won[table.side(trick.winner)[0]] == sum(won) == trick.of // TWO + 1:
            moment = (YOUNGER + trick.number, len(table.counts))
            most = table.rules.play.cards.majority
            entries.append(Entry("cards", "cards", trick.winner, most, (rank, trick.number, len(table.counts)), moment))
    return entries


def played(table: Table, scores: Iterable[tuple[int, Amount]]) -> list[Entry]:
    """What somebody says was scored in play: seat and amount each, one after the other."""
    rank = table.rank["play"]
    return [
        Entry("play", "", seat, amount, (rank, at, 0), (YOUNGER + at if at > 1 else LEAD, 0))
        for at, (seat, amount) in enumerate(scores, start=1)
    ]


def most(table: Table, tricks: Sequence[Taken], entries: Sequence[Entry]) -> list[Entry]:
    """What is scored at the end for most of the tricks, or all; never towards a milestone (R74).

    Partners' tricks are put together, and what they score is written down for the first of them who sits.
    """
    cards, rank = table.rules.play.cards, table.rank["cards"]
    sides = sorted({table.side(seat) for seat in table.seats})
    won = {side[0]: sum(trick.winner in side for trick in tricks) for side in sides}
    first = [seat for seat in won if won[seat] == max(won.values())]
    had = {table.side(each.seat)[0]: each.amount for each in entries if each.category == "cards"}
    found: list[tuple[str, int, Amount]] = []
    if len(first) == 1:
        name, amount = ("every", cards.every) if won[first[0]] == len(tricks) else ("cards", cards.majority)
        found.append((name, first[0], amount - had.get(first[0], 0)))
    else:
        found.extend(("divided", seat, cards.divided) for seat in first)
    if cards.none_won is not None and len(won) > TWO:
        without = [seat for seat in won if not won[seat]]
        found.extend(("none_won", each, cards.none_won) for seat in without for each in won if each != seat)
    return [
        Entry("cards", name, seat, amount, (rank, at, 0), (LAST, at), towards=False)
        for at, (name, seat, amount) in enumerate(found)
        if amount
    ]


def milestones(table: Table, entries: Sequence[Entry]) -> list[Reached]:
    """Who has which milestone, in the order in which the rules state them."""
    found: list[Reached] = []
    for name, milestone in table.rules.milestone.items():
        for seat in table.seats:
            taken = any(each.name == milestone.rival and each.seat in table.side(seat) for each in found)
            by = None if taken or not _may(milestone, seat) else _reached(table, milestone, entries, seat)
            if by is not None:
                found.append(Reached(name, seat, milestone.worth, by))
    return found


def _may(milestone: Milestone, seat: int) -> bool:
    return milestone.who == "anyone" or (milestone.who == "elder") == (seat == 0)


def _reached(table: Table, milestone: Milestone, entries: Sequence[Entry], seat: int) -> Entry | None:
    """The score of a seat's side that reaches a milestone, if nothing of another bars it."""
    order = _moment if milestone.order == "as_it_happens" else _place
    side = table.side(seat)
    total: Amount = 0
    for entry in sorted((each for each in entries if each.category in milestone.counts and each.towards), key=order):
        total += entry.amount if entry.seat in side else 0
        if total >= milestone.reach:
            others = [each for each in entries if each.seat not in side]
            whenever = {"anything": milestone.counts, "any_call": HELD}.get(milestone.barred_by, ())
            barred = any(each.category in whenever or order(each) <= order(entry) for each in others)
            return entry if not barred and entry.seat == seat else None
    return None


def _moment(entry: Entry) -> tuple[int, ...]:
    return entry.moment


def _place(entry: Entry) -> tuple[int, ...]:
    return entry.place
