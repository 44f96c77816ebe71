"""What the rules ask of a played deal, read on its cards; in one order: the place of a fact is its number."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from tarotrules.cards.bits import CardSet, each, together
from tarotrules.cards.sets import ALIKE, halves, set_of
from tarotrules.expressions.compiled import UNKNOWN, Made, Value
from tarotrules.expressions.rounding import Amount, divided
from tarotrules.expressions.tree import Steps
from tarotrules.games.features.speech import PLAYER, SIDE
from tarotrules.games.tarot.engine.facts import Facts, Member, Moment, Owner, Readers, Result
from tarotrules.games.tarot.engine.summary import ATTACK, Side, Summary, Told
from tarotrules.games.tarot.engine.table import Memory, Table
from tarotrules.games.tarot.play.count import OUDLERS, Counted
from tarotrules.games.tarot.play.game import Game, Over
from tarotrules.games.tarot.play.sight import counter
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Trick
from tarotrules.games.tarot.ruleset.features import kind_of

_TRICKS: Final = {"last_trick": -1, "penultimate_trick": -2, "first_trick": 0}
_PEOPLE: Final = frozenset({"taker", "partner", "dealer"})
_TOLD: Final = frozenset({"chien", "discard", *_TRICKS, *_PEOPLE})
"""What facts of a deal are about, beside classes of cards."""
_OF_OWNER: Final = frozenset({"hand", "dealt", "declarer"})
"""What is asked of whoever a payment is about."""
_WON: Final = frozenset({"tricks", "points", "oudlers"})
ATTACK_TRICKS: Final = ("attack", "tricks")


class Played(Facts):
    """A deal that was played, while it is settled: of whatever the cards tell nothing need be told."""

    __slots__ = ("over", "piles")

    def __init__(self, deal: Counted, table: Table, summary: Summary, result: Result) -> None:
        super().__init__(table, _NOTHING, summary, result)
        self.over: Over = deal.over
        self.piles = deal.piles
        self.tricks = deal.attack.tricks


_NOTHING: Final = Memory()
_OfPlayed = Callable[[Played], Value]


class OnCards(Readers):
    """The words of a ruleset's expressions, read on the cards of a deal that was played."""

    def __init__(self, table: Table, *, moment: Moment = "end") -> None:
        super().__init__(table, moment=moment)
        self.classes = {name: set_of(cards) for name, cards in table.rules.deck.classes().items()}

    def completed(self, _steps: Steps, read: Made) -> Made:
        """Nothing is told beside the cards."""
        return read

    def of_class(self, name: str, step: str) -> Made:
        """Who played the card of a class, or won the trick it lay in; or which trick that was."""
        return _of_card(self.classes[name], step)

    def of_place(self, place: str, step: str) -> Made:
        """What is asked of a trick, or of some cards."""
        if step in {"cards", "number"}:
            return super().of_place(place, step)
        if place in _TRICKS:
            return _of_trick(_TRICKS[place], _OF_TRICK.get(step) or _lying(self.classes, step))
        return _of_cards(_PLACES[place], counter(self.classes, step))

    def member(self, kind: str, step: str) -> Member | None:
        """What a thing of a type has; a player, what lies before that player alone."""
        if kind == SIDE and step in self.classes:
            return _of_side(self.classes[step])
        member = super().member(kind, step)
        return _of_player(step, member) if member is not None and kind == PLAYER and step in _WON else member


def _of_side(those: CardSet) -> Member:
    """How many cards of a class a side has at the end."""

    def of_side(facts: Played, side: Side) -> Value:
        attack, piles = facts.over.game.attack(), enumerate(facts.piles.cards)
        return sum((pile & those).bit_count() for seat, pile in piles if (seat in attack) is (side == ATTACK))

    return of_side


def _of_card(those: CardSet, step: str) -> _OfPlayed:
    """Nobody and nothing, if it was not played."""

    def of_card(facts: Played) -> Value:
        for number, trick in enumerate(facts.over.tricks, start=1):
            for place, card in enumerate(trick.cards):
                if those >> card & 1:
                    if step == "trick":
                        return number
                    return (trick.leader + place) % len(trick.cards) if step == "player" else trick.winner
        return None

    return of_card


_OF_TRICK: Final[Mapping[str, Callable[[Trick], Value]]] = {
    "winner": lambda trick: trick.winner,
    "leader": lambda trick: trick.leader,
    "winning_card": lambda trick: ALIKE[trick.top],
}


def _lying(classes: Mapping[str, CardSet], what: str) -> Callable[[Trick], Value]:
    """Most often it is asked for cards of a class, and they lie there one by one."""
    count = counter(classes, what)
    if what not in classes:
        return lambda trick: count(together(trick.cards))
    those = frozenset(each(classes[what]))
    return lambda trick: len(those.intersection(trick.cards))


def _of_trick(place: int, read: Callable[[Trick], Value]) -> _OfPlayed:
    return lambda facts: read(facts.over.tricks[place])


def _of_owner(hand: Callable[[Game, int], CardSet]) -> Callable[[Played], CardSet | None]:
    def of_owner(facts: Played) -> CardSet | None:
        player = facts.owner.player
        return None if player is None else hand(facts.over.game, player)

    return of_owner


_PLACES: Final[Mapping[str, Callable[[Played], CardSet | None]]] = {
    "chien": lambda facts: facts.over.game.chien,
    "discard": lambda facts: facts.over.game.discard,
    "hand": _of_owner(lambda game, seat: game.to_declare(seat)),
    "dealt": _of_owner(lambda game, seat: game.dealt.hands[seat]),
}


def _of_cards(cards: Callable[[Played], CardSet | None], count: Callable[[CardSet], Amount]) -> _OfPlayed:
    def of_cards(facts: Played) -> Value:
        found = cards(facts)
        return UNKNOWN if found is None else count(found)

    return of_cards


def _of_player(step: str, otherwise: Member) -> Member:
    def of_player(facts: Played, person: int | Side) -> Value:
        return won(facts, person, step) if isinstance(person, int) else otherwise(facts, person)

    return of_player


def won(facts: Played, seat: int, step: str) -> Value:
    """What a player has won."""
    pile = facts.piles.cards[seat]
    match step:
        case "tricks":
            return sum(trick.winner == seat for trick in facts.over.tricks)
        case "points":
            return divided(halves(pile) + facts.piles.credit[seat], 2)
    return (pile & OUDLERS).bit_count()


class Reader(NamedTuple):
    """A fact: what it is called, and the function that reads it."""

    path: Steps
    read: Made
    more: "tuple[Reader, ...]"
    """What is asked of the player whom it names."""


@lru_cache(64)
def on_cards(table: PlayTable) -> Table:
    """The table that settles deals of which the cards are known, by the rules of one at which they are played."""
    return Table(table.rules, OnCards)


@lru_cache(64)
def readers(table: PlayTable) -> tuple[Reader, ...]:
    """What is asked of a deal at its end, in one order."""
    of_cards = {("attack", path[-1]) for path in table.of_cards}
    asked = sorted({*of_cards, *(path for path in table.asked if _is_told(table, path))})
    first = (each for each in dict.fromkeys(path[:2] for path in asked) if each != ATTACK_TRICKS)
    return tuple(_reader(table, path, asked) for path in (ATTACK_TRICKS, *first))


def _is_told(table: PlayTable, path: Steps) -> bool:
    """Whether what is asked is told as a fact of a deal, and not under a key of its own."""
    return path[0] in _TOLD or path[0] in table.classes


def _reader(table: PlayTable, path: Steps, asked: Iterable[Steps]) -> Reader:
    beyond = [each for each in asked if each[:2] == path and len(each) > len(path) and kind_of(path) == PLAYER]
    return Reader(path, on_cards(table).reader(path), tuple(_reader(table, each, ()) for each in beyond))


def facts_of(facts: Played) -> Iterator[tuple[Steps, Value]]:
    """What is asked of a deal, and what it comes to."""
    for path, read, more in readers(facts.over.game.table):
        value = read(facts)
        if value is not None or path[0] not in _PEOPLE:
            yield path, value
            if more and value is not None:
                yield from ((each.path, each.read(facts)) for each in more)


@lru_cache(64)
def _readers_of_owner(table: PlayTable) -> tuple[Reader, ...]:
    asked = sorted(path for path in table.asked if path[0] in _OF_OWNER)
    every = dict.fromkeys(steps for path in asked for steps in (path[:2], path))
    return tuple(_reader(table, each, ()) for each in every)


def facts_of_owner(facts: Played, owner: Owner) -> Told:
    """What is asked of the hand for which something was declared, and of whom declared it."""
    facts.owner = owner
    return tuple((path, read(facts)) for path, read, _ in _readers_of_owner(facts.over.game.table))
