"""The account of a deal."""

from collections.abc import Sequence
from typing import NamedTuple

from tarotrules.cards.french import Card
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine import ledger
from tarotrules.games.piquet.engine.declaring import Declared, declare
from tarotrules.games.piquet.engine.ledger import Entry, Reached
from tarotrules.games.piquet.engine.table import Held, Table, Taken


class Account(NamedTuple):
    """What a deal came to."""

    entries: tuple[Entry, ...]
    """In the order of the reckoning."""
    reached: tuple[Reached, ...]
    declared: tuple[Declared, ...]
    tricks: tuple[int, ...]
    """By seat: how many it has won."""

    def of(self, *categories: str) -> tuple[Amount, ...]:
        """By seat: what it scored in some categories."""
        return tuple(
            sum(each.amount for each in self.entries if each.seat == seat and each.category in categories)
            for seat in range(len(self.tricks))
        )

    @property
    def bonus(self) -> tuple[Amount, ...]:
        """By seat: what it scored for milestones."""
        return tuple(sum(each.worth for each in self.reached if each.seat == seat) for seat in range(len(self.tricks)))

    @property
    def scores(self) -> tuple[Amount, ...]:
        """By seat: everything together."""
        return tuple(map(sum, zip(self.of("claims", "contests", "play", "cards"), self.bonus, strict=True)))


class Struck(NamedTuple):
    """What a slip keeps somebody from scoring (R92 to R95)."""

    seat: int
    contest: str | None
    """None for everything in the deal."""
    bars: bool
    """Whether it keeps the other from scoring the like, and from a milestone, all the same (CAV L 58, C 1)."""

    def hits(self, entry: Entry) -> bool:
        """Whether a score is one of those."""
        return self.seat == entry.seat and self.contest in {None, entry.name}


class Deal(NamedTuple):
    """A deal as far as it is known; everything by seat, the elder's first."""

    hands: tuple[frozenset[Card], ...]
    """As they were played with."""
    dealt: tuple[frozenset[Card] | None, ...]
    """As they were before the exchange."""
    tricks: tuple[Taken, ...] = ()
    over: bool = False
    """Whether these are all tricks."""
    sunk: frozenset[tuple[int, str]] = frozenset()
    """What is not called though it is held: a seat and the name of a contest each."""
    struck: tuple[Struck, ...] = ()


def settled(table: Table, deal: Deal) -> Account:
    """The account of a deal."""
    gone = {
        (each.seat, contest.name)
        for each in deal.struck
        for contest in table.contests
        if not each.bars and each.contest in {None, contest.name}
    }
    declared = declare(table, deal.hands, deal.sunk | gone)
    good = [_good(deal, seat, declared) for seat in table.seats]
    held = [Held(*each) for each in zip(deal.dealt, deal.hands, good, strict=True)]
    scores = [*ledger.claimed(table, held, declared), *ledger.called(table, declared)]
    scores += ledger.counted(table, deal.tricks)
    if deal.over and deal.tricks:
        scores += ledger.most(table, deal.tricks, scores)
    return _told(table, scores, deal.tricks, declared, deal.struck)


def _good(deal: Deal, seat: int, declared: Sequence[Declared]) -> frozenset[Card]:
    """The cards of a hand that serve in something that is scored."""
    struck = {each.contest for each in deal.struck if each.seat == seat}
    scored = [each for each in declared if not struck & {None, each.contest}]
    return frozenset(card for each in scored for card in each.cards(seat)) & deal.hands[seat]


def account(
    table: Table, entries: Sequence[Entry], tricks: Sequence[Taken], declared: Sequence[Declared] = (), *, over: bool
) -> Account:
    """The account of scores that are known, with what most of the tricks bring, and the milestones."""
    everything = [*entries, *(ledger.most(table, tricks, entries) if over and tricks else ())]
    return _told(table, everything, tricks, declared, ())


def _told(
    table: Table,
    everything: Sequence[Entry],
    tricks: Sequence[Taken],
    declared: Sequence[Declared],
    struck: Sequence[Struck],
) -> Account:
    counting = [each for each in everything if not any(one.hits(each) for one in struck)]
    barring = [
        each._replace(towards=False) for each in everything if any(one.hits(each) and one.bars for one in struck)
    ]
    won = tuple(sum(trick.winner == seat for trick in tricks) for seat in table.seats)
    ordered = sorted(counting, key=lambda each: each.place)
    return Account(tuple(ordered), tuple(ledger.milestones(table, [*counting, *barring])), tuple(declared), won)
