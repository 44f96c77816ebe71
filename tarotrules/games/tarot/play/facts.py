"""What the rules ask of a played deal, as functions of it, in one order: the place of a fact is its number."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tarotrules.cards.pack import PACK
from tarotrules.cards.sets import CardSet, halves, together
from tarotrules.expressions.compiled import UNKNOWN, Value
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine.facts import other_side
from tarotrules.games.tarot.engine.summary import ATTACK
from tarotrules.games.tarot.play.count import OUDLERS, Counted
from tarotrules.games.tarot.play.game import Claimed
from tarotrules.games.tarot.play.sight import counter
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.ruleset.features import PLAYER, kind_of

Path = tuple[str, ...]
Read = Callable[[Counted], Value]
Told = tuple[Path, Value]

_TRICKS: Final = {"last_trick": -1, "penultimate_trick": -2}
_BESIDE: Final[dict[str, Callable[[Counted], CardSet]]] = {
    "chien": lambda deal: deal.over.game.chien,
    "discard": lambda deal: deal.over.game.discard,
}
_PEOPLE: Final[dict[str, Callable[[Counted], int | None]]] = {
    "taker": lambda deal: deal.over.game.taker,
    "partner": lambda deal: deal.over.game.partner,
    "dealer": lambda deal: deal.over.game.dealer,
}
ATTACK_TRICKS: Final = ("attack", "tricks")


class Reader(NamedTuple):
    """A fact: what it is called, and the function that reads it; unknown, if there is nobody to ask about."""

    path: Path
    read: Read
    more: tuple[Path, ...]
    """What is asked of the player whom it names."""


@lru_cache(64)
def readers(table: PlayTable) -> tuple[Reader, ...]:
    """What is asked of a deal at its end, in one order."""
    found = [Reader(ATTACK_TRICKS, lambda deal: deal.tricks(ATTACK), ())]
    asked = sorted(table.asked)
    for path in dict.fromkeys(each[:2] for each in asked):
        read = _reader(table, *path)
        if read is not None:
            of_player = kind_of(path) == PLAYER
            more = tuple(each for each in asked if each[:2] == path and len(each) > len(path) and of_player)
            found.append(Reader(path, read, more))
    return tuple(found)


def facts_of(deal: Counted) -> Iterator[Told]:
    """What is asked of a deal, and what it comes to."""
    for path, read, more in readers(deal.over.game.table):
        value = read(deal)
        if value is not UNKNOWN:
            yield path, value
            if more and value is not None:
                yield from ((each, of_player(deal, value, each[2])) for each in more)


def facts_of_claim(deal: Counted, claimed: Claimed) -> Iterator[Told]:
    """What is asked of the hand for which something was declared, and of whom declared it."""
    game, seat = deal.over.game, claimed.seat
    hands = {"hand": game.to_declare(seat), "dealt": game.dealt.hands[seat]}
    for path in sorted(game.table.asked):
        root, step = path[:2]
        if root in hands:
            yield path, counter(game.table.classes, step)(hands[root])
        elif root == "declarer":
            value = of_player(deal, seat, step)
            yield path[:2], value
            if len(path) > len(path[:2]) and kind_of(path[:2]) == PLAYER:
                yield path, of_player(deal, value, path[2])


def of_player(deal: Counted, seat: int, step: str) -> Value:
    """What a player has won."""
    pile = deal.piles.cards[seat]
    match step:
        case "tricks":
            return sum(trick.winner == seat for trick in deal.over.tricks)
        case "points":
            return divided(halves(pile) + deal.piles.credit[seat], 2)
        case "oudlers":
            return (pile & OUDLERS).bit_count()
    side = deal.over.game.side_of(seat)
    return other_side(side) if step == "opponents" else side


def _reader(table: PlayTable, root: str, step: str) -> Read | None:
    if root in _BESIDE:
        return _counting(_BESIDE[root], counter(table.classes, step))
    if root in _TRICKS:
        return _of_trick(table, _TRICKS[root], step)
    if root in _PEOPLE:
        return _of_person(_PEOPLE[root], step)
    return _of_card(table.classes[root], step) if root in table.classes and step in {"player", "winner"} else None


def _counting(cards: Callable[[Counted], CardSet], count: Callable[[CardSet], Value]) -> Read:
    return lambda deal: count(cards(deal))


def _of_trick(table: PlayTable, place: int, step: str) -> Read:
    match step:
        case "winner":
            return lambda deal: deal.over.tricks[place].winner
        case "leader":
            return lambda deal: deal.over.tricks[place].leader
        case "winning_card":
            return lambda deal: PACK[deal.over.tricks[place].top]
        case "number":
            return lambda _: table.hand + 1 + place
    return _counting(lambda deal: together(deal.over.tricks[place].cards), counter(table.classes, step))


def _of_person(person: Callable[[Counted], int | None], step: str) -> Read:
    def read(deal: Counted) -> Value:
        seat = person(deal)
        return UNKNOWN if seat is None else of_player(deal, seat, step)

    return read


def _of_card(those: CardSet, step: str) -> Read:
    """Who played the card of a class, or won the trick it lay in; nobody, if it was not played."""

    def read(deal: Counted) -> Value:
        for trick in deal.over.tricks:
            for place, card in enumerate(trick.cards):
                if those >> card & 1:
                    return (trick.leader + place) % len(trick.cards) if step == "player" else trick.winner
        return None

    return read
