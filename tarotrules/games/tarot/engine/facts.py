"""What expressions read when a deal is settled from what was told of it.

What only the cards could tell (what a hand held, who won a trick) is unknown, unless something that
was told proves it: a bonus says who won its trick, a slam how many tricks there were.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Made, Unknown, Value
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import And, Expression, Not, Or, Steps, paths_of
from tarotrules.games.features.speech import COUNT, PLAYER, SIDE
from tarotrules.games.tarot.engine.counts import Counts, each_count, only
from tarotrules.games.tarot.engine.sizes import size_of
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side, Summary, Told
from tarotrules.games.tarot.engine.taken import taken, told_taken
from tarotrules.games.tarot.ruleset.features import MEMBERS, PLACES, SCOPES, is_of_trick, kind_of
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

if TYPE_CHECKING:
    from tarotrules.games.tarot.engine.table import Bid, Memory, Table

Person = int | Side | Unknown | None
"""A seat; a side, for somebody of whom no more is known; nobody; or nobody knows who."""


Moment = Literal["claim", "margin", "end"]
"""When a formula is asked: before anybody knows the result; to decide what the margin is; or when all is known."""


class Owner(NamedTuple):
    """Whom the payment at hand is about."""

    side: Side | None = None
    """The side that declared or achieved it."""
    player: int | None = None
    """The player who declared or announced it, or whose bonus it is."""
    announced: Side | None = None
    """The side that announced it."""
    said: Told = ()
    """What was told of this payment alone."""


NOBODY: Final = Owner()


_NOTHING: Final[Mapping[Steps, Value]] = {}


class Result(NamedTuple):
    """What the points make of the contract."""

    made: bool | None
    """``None``: drawn."""
    difference: Amount
    """What becomes the margin, before payments are added to it and it is rounded; without its sign."""
    margin: Amount
    """Rounded, without its sign."""


class Facts:
    """A deal as far as it is known, while it is settled."""

    __slots__ = (
        "bid", "captors", "counts", "difference", "fallen", "held", "kept", "made", "margin", "may_sweep", "oudlers",
        "owner", "owners", "penultimate", "points", "said", "summary", "table", "taken", "told", "tricks", "winner",
        "winners",
    )  # fmt: skip

    def __init__(self, table: "Table", told: "Memory", summary: Summary, result: Result | None = None) -> None:
        self.table = table
        self.summary = summary
        self.told = told
        self.bid = table.bids[summary.contract or ""]
        self.made: bool | Unknown | None = UNKNOWN
        self.difference: Amount | Unknown = UNKNOWN
        self.margin: Amount | Unknown = UNKNOWN
        self.winners: Side | Unknown | None = UNKNOWN
        """The side that won the deal; nobody wins a drawn one."""
        if result is not None:
            self.made, self.difference, self.margin = result
            self.winners = None if result.made is None else ATTACK if result.made else DEFENCE
        self.points: Amount | Unknown = UNKNOWN if summary.points is None else summary.points
        self.oudlers: int | Unknown = UNKNOWN if summary.oudlers is None else summary.oudlers
        self.tricks: int | Unknown = UNKNOWN
        """Of the attack."""
        self.counts: Counts = ()
        """What points, oudlers and tricks can have been together."""
        self.kept: Mapping[str, Side] = {}
        """Who achieved a promise."""
        self.may_sweep: tuple[Side, ...] = (ATTACK, DEFENCE)
        """The sides that can have won every trick."""
        self.winner: Person = UNKNOWN
        """Of the last trick."""
        self.penultimate: Person = UNKNOWN
        self.owners: Mapping[str, Person] = {}
        """Who played the card of a class."""
        self.captors: Mapping[str, Person] = {}
        """Who won the trick with the card of a class."""
        self.fallen: Mapping[str, Value] = {}
        """In which tricks cards fell, while that is tried."""
        self.held: Mapping[Steps, Value] = {}
        """What the last tricks held, and the cards that won them."""
        self.said = _with_named_tricks(table, summary.facts) if summary.facts else _NOTHING
        self.taken: Mapping[str, int] = told_taken(self) if self.said else {}
        """How many cards of a class the attack has, as far as that is told."""
        self.owner = NOBODY

    def in_every_count(self, read: Made) -> Value:
        """What a formula comes to whatever the attack has counted."""
        before = self.points, self.oudlers, self.tricks
        found: list[Value] = []
        for each in each_count(self.counts):
            self.points, self.oudlers, self.tricks = each
            found.append(read(self))
            if found[-1] is UNKNOWN or found[-1] != found[0]:
                break
        self.points, self.oudlers, self.tricks = before
        return only(found)

    def side_of(self, seat: int) -> Side:
        """The side of a player."""
        summary = self.summary
        return summary.seat_side(seat)


def _with_named_tricks(table: "Table", told: Told) -> Mapping[Steps, Value]:
    """Facts as they are told; a card of which the trick is told is, or is not, in each of those that have a name."""
    cards = [
        (path[0], number) for path, number in told if is_of_trick(path) and len(table.classes.get(path[0], ())) == 1
    ]
    lies = {(place, name): int(number_of(place, table.rules) == number) for name, number in cards for place in NUMBERED}
    return dict(told) | lies


def other_side(side: Side) -> Side:
    """The side opposite."""
    return DEFENCE if side == ATTACK else ATTACK


def sweep_of(facts: Facts) -> Side | None:
    """The side that won every trick."""
    return DEFENCE if facts.tricks == 0 else ATTACK if facts.tricks == facts.table.tricks else None


class Readers:
    """The words of a ruleset's expressions, as functions of the facts."""

    def __init__(self, table: "Table", *, moment: Moment = "end") -> None:
        self.table, self.moment = table, moment
        self.captors: set[str] = set()
        """Classes of cards of which it was asked who won them."""

    def reader(self, steps: Steps) -> Made:
        """The function that reads a path."""
        thing = self._root(steps[0])
        kind = kind_of(steps[:1])
        for place, step in enumerate(steps[1:], start=2):
            # Whoever is told of somebody knows that one's side as well.
            known = self.completed(steps[: place - 1], thing) if kind in _PEOPLE else thing
            thing = self._member(kind, steps[place - 2], step, known)
            kind = kind_of(steps[:place])
        read = _known(thing) if kind == PLAYER else thing
        return read if steps[0] in _NEVER_UNKNOWN else self.completed(steps, read)

    def finder(self, steps: Steps) -> Made:
        """The function that reads a path far enough: somebody of whom only the side is known is there."""
        return self.reader((*steps, "side") if kind_of(steps) == PLAYER else steps)

    def belongs(self, kind: str) -> Callable[[Value], Value]:
        """Whether a card is of a class."""
        of = self.table.rules.deck.class_.get(kind)
        cards = frozenset(() if of is None else of.cards)
        return lambda card: card in cards

    def completed(self, steps: Steps, read: Made) -> Made:
        """What nothing proves may have been told under its own name."""
        return _told(steps, read)

    def of_class(self, name: str, step: str) -> Made:
        """Who played the card of a class, or won the trick with it; or which trick that was."""
        if step == "player":
            return lambda facts: facts.owners.get(name, UNKNOWN)
        if step == "trick":
            return _trick_of(name, self.table.rules)
        self.captors.add(name)
        return lambda facts: facts.captors.get(name, UNKNOWN)

    def of_place(self, place: str, step: str) -> Made:
        """What is asked of a trick, or of some cards."""
        rules = self.table.rules
        if step == "cards":
            size = size_of(place, rules)
            return _always(UNKNOWN if size is None else size)
        if step == "number":
            return _always(number_of(place, rules))
        if step == "winner":
            return _WINNERS.get(place, _nothing)
        if step == "leader" and place == "first_trick" and rules.play.first_leader == "taker":
            return ROOTS["taker"]
        if place == "first_trick" and step in rules.deck.class_:
            return _in_first(step, rules)
        if place in _WINNERS:
            return lambda facts: facts.held.get((place, step), UNKNOWN)
        empty = place == "chien" and rules.deal.chien == 0
        return _always(0 if empty and kind_of((place, step)) == COUNT else UNKNOWN)

    def member(self, kind: str, step: str) -> "Member | None":
        """What a thing of a type has."""
        if kind == SIDE and step not in MEMBERS[SIDE]:
            return lambda facts, side: taken(facts, side, step)
        return _MEMBERS.get((kind, step))

    def _root(self, word: str) -> Made:
        if word == "margin" and self.moment == "margin":
            return attrgetter("difference")
        return ROOTS[word] if word in ROOTS else lambda facts: facts.kept.get(word)

    def _member(self, kind: str | None, before: str, step: str, thing: Made) -> Made:
        if kind in PLACES:
            return self.of_place(before, step)
        if kind is None:
            # A promise has the side that kept it; what else has a name is a class of cards.
            return thing if step == "side" else self.of_class(before, step)
        if self.moment == "claim" and (kind, step) == ("contract", "multiplier"):
            return _then(thing, lambda _, bid: bid.multiplier(None))
        member = self.member(kind, step)
        return _nothing if member is None else _then(thing, member)


Member = Callable[[Any, Any], Value]
"""What somebody or something has, from the facts and whoever or whatever it is."""


_LAST: Final = ("last_trick", "penultimate_trick")
NUMBERED: Final = (*_LAST, "first_trick")
"""The tricks that have a name, and so a number."""
_NUMBER: Final = {"penultimate_trick": -1}


_PEOPLE: Final = frozenset({PLAYER, SIDE})


def _in_first(name: str, rules: Ruleset) -> Made:
    """What the last tricks held, the first did not hold, if there are more than these."""
    cards, others = len(rules.deck.of(name)), rules.deal.tricks > len(_LAST)

    def in_first(facts: Facts) -> Value:
        held = [facts.held.get((trick, name), 0) for trick in _LAST]
        return 0 if others and sum(held) == cards else UNKNOWN

    return in_first


def _trick_of(name: str, rules: Ruleset) -> Made:
    """The number of the trick that held a card, where that is one of those that are told of by themselves."""
    numbers = {trick: number_of(trick, rules) for trick in NUMBERED}

    def trick_of(facts: Facts) -> Value:
        if name in facts.fallen:
            return facts.fallen[name]
        holding = (trick for trick in numbers if 1 in {facts.held.get((trick, name)), facts.said.get((trick, name))})
        return next((numbers[trick] for trick in holding), UNKNOWN)

    return trick_of


def number_of(trick: str, rules: Ruleset) -> int:
    """Which of the tricks of a deal one is that has a name."""
    return 1 if trick == "first_trick" else rules.deal.tricks + _NUMBER.get(trick, 0)


def _always(value: Value) -> Made:
    return lambda _: value


def _nothing(_: Facts) -> Value:
    return None


def _then(thing: Made, member: Member) -> Made:
    def read(facts: Facts) -> Value:
        found = thing(facts)
        return found if found is None or found is UNKNOWN else member(facts, found)

    return read


def _known(person: Made) -> Made:
    """A player of whom only the side is known is not known."""

    def read(facts: Facts) -> Value:
        found = person(facts)
        return UNKNOWN if isinstance(found, str) else found

    return read


def _told(steps: Steps, read: Made) -> Made:
    """What nothing else proves may have been told under its own name."""

    def told(facts: Facts) -> Value:
        value = read(facts)
        if value is not UNKNOWN:
            return value
        of_owner, of_deal = facts.owner.said, facts.said.get(steps, UNKNOWN)
        return dict(of_owner).get(steps, of_deal) if of_owner else of_deal

    return told


_NEVER_UNKNOWN: Final = frozenset({"players", "deal", "contract", "margin", "made", "winners", "losers", "everyone"})
"""What every deal that is settled tells."""


def _declarer(facts: Facts) -> Person:
    owner = facts.owner
    return owner.player if owner.player is not None else _somebody(facts, owner.side)


def _somebody(facts: Facts, side: Side | None) -> Person:
    """The only player of a side, or just anybody of it."""
    return facts.summary.taker if side == ATTACK and not facts.summary.partners else side


def _announcer(facts: Facts) -> Person:
    owner = facts.owner
    known = owner.player is not None and owner.announced is not None
    return owner.player if known else _somebody(facts, owner.announced)


def _chosen(facts: Facts) -> Person:
    """The player to whom the table gives what it judges; of somebody of a side, no more is known than that."""
    owner = facts.owner
    return owner.player if owner.player is not None else UNKNOWN if owner.side is None else owner.side


def _losers(facts: Facts) -> Value:
    winners = facts.winners
    return winners if winners is None or winners is UNKNOWN else other_side(winners)


def _others(facts: Facts) -> tuple[int, ...]:
    return tuple(seat for seat in range(facts.table.players) if seat != facts.owner.player)


def _partner(facts: Facts) -> int | tuple[int, ...] | None:
    """Whoever plays with the taker; several only where nothing is asked of them (R091)."""
    partners = facts.summary.partners
    return partners[0] if len(partners) == 1 else partners or None


def _dealer(facts: Facts) -> Person:
    return UNKNOWN if facts.summary.dealer is None else facts.summary.dealer


ROOTS: Final[dict[str, Made]] = {
    "players": lambda facts: facts.table.players,
    "deal": _always("deal"),
    "contract": attrgetter("bid"),
    "margin": attrgetter("margin"),
    "made": attrgetter("made"),
    "taker": lambda facts: facts.summary.taker,
    "partner": _partner,
    "dealer": _dealer,
    "declarer": _declarer,
    "announcer": _announcer,
    "chosen": _chosen,
    "achiever": lambda facts: facts.owner.side,
    "attack": _always(ATTACK),
    "defence": _always(DEFENCE),
    "winners": attrgetter("winners"),
    "losers": _losers,
    "everyone": lambda facts: facts.table.seats,
    "others": _others,
    "nobody": _always(()),
    **{word: _always(word) for word, kind in SCOPES["settlement"].items() if kind in PLACES},
    "suit": _always("suit"),
}
"""What the first step of a path stands for."""
_WINNERS: Final[dict[str, Made]] = {
    "last_trick": attrgetter("winner"),
    "penultimate_trick": attrgetter("penultimate"),
    "first_trick": lambda facts: sweep_of(facts) or UNKNOWN,
}


def _of_side(attack: Callable[[Facts], Value], whole: Callable[[Facts], Value]) -> Callable[[Facts, Side], Value]:
    """What the attack has; the defence has the rest."""

    def of_side(facts: Facts, side: Side) -> Value:
        has = attack(facts)
        return has if has is UNKNOWN or side == ATTACK else whole(facts) - has

    return of_side


_SIDES: Final[dict[str, Callable[[Facts, Side], Value]]] = {
    "tricks": _of_side(lambda facts: facts.tricks, lambda facts: facts.table.tricks),
    "points": _of_side(lambda facts: facts.points, lambda facts: facts.table.count.together),
    "oudlers": _of_side(lambda facts: facts.oudlers, lambda facts: facts.table.count.oudlers),
}


def _of_player(step: str) -> Callable[[Facts, int | Side], Value]:
    """What a player has: all that the side has, of somebody who is the whole side; nothing, of a side that has none."""

    def of_player(facts: Facts, person: int | Side) -> Value:
        side = facts.side_of(person) if isinstance(person, int) else person
        has = _SIDES[step](facts, side)
        whole_side = side == ATTACK and not facts.summary.partners
        return has if whole_side or has == 0 else UNKNOWN

    return of_player


def _side(facts: Facts, person: int | Side) -> Side:
    return facts.side_of(person) if isinstance(person, int) else person


def _multiplier(facts: Facts, bid: "Bid") -> Value:
    made = facts.made
    if made is UNKNOWN:
        usually, if_lost = bid.multipliers
        return usually if usually == if_lost else UNKNOWN
    return bid.multiplier(made)


_MEMBERS: Final[dict[tuple[str, str], Member]] = {
    **{(PLAYER, step): _of_player(step) for step in _SIDES},
    **{(SIDE, step): read for step, read in _SIDES.items()},
    (PLAYER, "side"): _side,
    (PLAYER, "opponents"): lambda facts, person: other_side(_side(facts, person)),
    (SIDE, "opponents"): lambda _, side: other_side(side),
    ("deal", "tricks"): lambda facts, _: facts.table.tricks,
    ("contract", "worth"): lambda _, bid: bid.worth,
    ("contract", "multiplier"): _multiplier,
}
"""What a thing of a type has under a word."""


def can_be_known(condition: Expression, *, held: bool) -> bool:
    """Whether a summary may prove that a condition holds (or that it does not), without being told the very fact."""
    match condition:
        case Not(operand):
            return can_be_known(operand, held=not held)
        case And(operands) | Or(operands):
            every = isinstance(condition, And) is held
            return (all if every else any)(can_be_known(each, held=held) for each in operands)
    return not any(_of_the_cards(steps) for steps in paths_of(condition))


def _of_the_cards(steps: Steps) -> bool:
    """Whether only the cards could tell: what a place held, or who played a card; not who won a trick."""
    return kind_of(steps[:1]) in PLACES and steps[1:2] != ("winner",)
