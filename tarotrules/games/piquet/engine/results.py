"""What comes of something that was told: a deal line by line, two hands, a partie, tries."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.combinations import Combination
from tarotrules.games.piquet.engine.declaring import Declared
from tarotrules.games.piquet.engine.ledger import Entry
from tarotrules.games.piquet.engine.match import Settled
from tarotrules.games.piquet.engine.scoring import Account
from tarotrules.games.piquet.engine.table import Table
from tarotrules.games.piquet.engine.told import Cards


class Term(NamedTuple):
    """One amount of an account, in the order in which they are reckoned."""

    category: str
    """``claims``, ``contests``, ``play``, ``cards`` or ``milestones``."""
    id: str
    seat: int
    amount: Amount
    running: Amount
    """What the seat has with it; partners have one score."""
    combination: Combination | None = None
    trick: int | None = None

    @property
    def rule(self) -> str:
        """The slot of the rule by which it is scored."""
        match self.category:
            case "play":
                return "play.together" if self.trick is None else f"count.{self.id}"
            case "cards":
                return "play.capot" if self.id == "every" else "play.cards"
        kind, part = _RULES[self.category]
        return f"{kind}.{self.id}.{part}"


_RULES: Final[Mapping[str, tuple[str, str]]] = {
    "claims": ("claim", "paid"),
    "contests": ("contest", "worth"),
    "milestones": ("milestone", "what"),
}


class Punished(NamedTuple):
    """What a fault comes to."""

    fault: str
    by: int
    remedy: str
    waived: bool
    bars: bool
    """Whether what is not scored keeps the other from scoring the like."""
    cancelled: tuple[Entry, ...] = ()
    """What is not scored, if the deal is told."""


class Reckoned(NamedTuple):
    """A deal, or what is known of one."""

    kind: str
    account: Account
    terms: tuple[Term, ...]
    punished: Punished | None = None

    @property
    def scores(self) -> tuple[Amount, ...]:
        """By seat."""
        return self.account.scores


class Compared(NamedTuple):
    """Hands beside each other."""

    declared: tuple[Declared, ...]
    terms: tuple[Term, ...]


class Worth(NamedTuple):
    """A hand by itself."""

    contests: Mapping[str, tuple[Combination, ...]]
    """By contest: what there is to call, the best first."""
    claims: Mapping[str, Amount]
    """What it scores whatever the other holds."""


class Partie(NamedTuple):
    """Several deals, and what they come to."""

    names: tuple[str, ...]
    elders: tuple[int, ...]
    """By deal: which player was the elder."""
    deals: tuple[tuple[Amount, ...], ...]
    """By deal and player; none where only the totals are told."""
    settled: Settled
    left: int | None
    """How many deals are still to be played; nobody knows it of a partie that goes to a score."""
    games: tuple[tuple[int, Settled], ...] = ()
    """Who won each, and what it counts, where a partie is of several (R85); ``settled`` is the one not over yet."""
    winner: int | None = None
    """Once it is over."""


class Tried(NamedTuple):
    """An exchange that somebody would like to make: why it may not be, if it may not."""

    elder: int | None
    younger: int | None
    reason: str | None = None
    bound: int = 0
    """The number that forbids it."""


class Exchanged(NamedTuple):
    """Which cards of the stock go where."""

    taken: tuple[Cards, ...]
    left: Cards


Outcome = Reckoned | Compared | Worth | Partie | tuple[Tried, ...] | Exchanged | Punished


def terms(table: Table, account: Account) -> tuple[Term, ...]:
    """The account line by line: every combination by itself, and milestones where they are reached."""
    running: dict[int, Amount] = {}
    found = list[Term]()
    for each in _lines(account):
        side = table.side(each.seat)[0]
        running[side] = running.get(side, 0) + each.amount
        found.append(each._replace(running=running[side]))
    return tuple(found)


def _lines(account: Account) -> Iterator[Term]:
    for entry in account.entries:
        trick = entry.place[1] if entry.category == "play" and entry.name else None
        parts = _combinations(account.declared, entry)
        if parts:
            yield from (Term("contests", entry.name, entry.seat, each.worth, 0, each) for each in parts)
        else:
            name = entry.name or "play"
            yield Term(entry.category, name, entry.seat, entry.amount, 0, None, trick)
        for each in account.reached:
            if each.by is entry:
                yield Term("milestones", each.name, each.seat, each.worth, 0)


def _combinations(declared: Sequence[Declared], entry: Entry) -> Sequence[Combination]:
    if entry.category != "contests":
        return ()
    return next((each.scored[entry.seat] for each in declared if each.contest == entry.name), ())
