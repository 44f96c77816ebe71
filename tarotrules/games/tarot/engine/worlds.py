"""Who can have won the last tricks, what they held, and who played and won the cards that bonuses ask about.

Everything that can have been is tried, as far as the bonuses that were told can tell it apart. What is the same in all
of it is known; where there is nothing, the bonuses contradict each other, or the deal.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Value, is_true
from tarotrules.expressions.tree import Is, Path, parts_of
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.captures import holder_of_oudlers, side_of_captor, sweep_of
from tarotrules.games.tarot.engine.facts import Facts, Owner, Person
from tarotrules.games.tarot.engine.last_tricks import (
    BEFORE,
    LAST,
    NOTHING_KNOWN,
    LastTrick,
    last_tricks,
    tricks_before,
)
from tarotrules.games.tarot.engine.summary import Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Table
from tarotrules.source.diagnostics import Diagnostic, Entries

_CARD: Final = "winning_card"
_MEMBERS: Final = ("player", "winner")


class _World(NamedTuple):
    """One way it can have been, as far as it is asked for."""

    winner: int
    """Of the last trick."""
    before_winner: int | None
    """Of the trick before, if it is asked."""
    owners: Mapping[str, int]
    """Who played the cards of classes."""
    captors: Mapping[str, int]
    """Who won them."""
    trick: LastTrick
    before: LastTrick


class Winners(NamedTuple):
    """Who can have won the last trick, and played and won the cards of classes."""

    winner: Person
    owners: Mapping[str, Person]
    captors: Mapping[str, Person]
    held: Mapping[tuple[str, ...], Value]
    """What the last tricks certainly held."""
    penultimate: Person = UNKNOWN
    problems: tuple[Diagnostic, ...] = ()
    impossible: tuple[str, ...] = ()
    """Bonuses that cannot be, whatever else happened."""


NOBODY_KNOWN: Final = Winners(UNKNOWN, {}, {}, {})


def tell_winner(facts: Facts, swept: object) -> Winners:
    """Know who won the last trick, if anybody can, and what it held."""
    table, summary, bonuses = facts.table, facts.summary, facts.summary.bonuses
    contract = summary.contract if any(_asked(table, each.id).contract for each in bonuses) else None
    key = (
        "winner", bonuses, summary.taker, summary.partner, contract, tuple(facts.kept.items()), summary.facts, swept,
        holder_of_oudlers(facts), facts.may_sweep,
    )  # fmt: skip
    found: Winners = table.remember(key, lambda: _winners(facts, bonuses))
    facts.winner, facts.owners, facts.captors, facts.held = found.winner, found.owners, found.captors, found.held
    facts.penultimate = found.penultimate
    return found


def _winners(facts: Facts, bonuses: tuple[Stated, ...]) -> Winners:
    worlds = list(_worlds(facts, bonuses))
    if not worlds:
        # One that is wrong by itself is told of by itself.
        alone = [each for each in bonuses if any(True for _ in _worlds(facts, (each,)))]
        impossible = tuple(each.id for each in bonuses if each not in alone)
        return NOBODY_KNOWN._replace(problems=_contradicting(_clashing(facts, alone)), impossible=impossible)
    owners, captors = (
        {name: _common(facts, [each[name] for each in known]) for name in known[0]}
        for known in ([world.owners for world in worlds], [world.captors for world in worlds])
    )
    held = {**_certainly_held([each.trick for each in worlds]), **_certainly_held([each.before for each in worlds])}
    return Winners(
        _common(facts, [world.winner for world in worlds]), owners, captors, held,
        _common(facts, [world.before_winner for world in worlds]),
    )  # fmt: skip


def _certainly_held(tricks: list[LastTrick]) -> dict[tuple[str, ...], Value]:
    """What a trick is in all worlds; a card, only if it is the very card."""
    winning = {each.winning for each in tricks}
    known = winning.pop() if len(winning) == 1 else ()
    counts = {path for path in tricks[0].held if path[1] != _CARD or len(known) == 1}
    return {path: tricks[0].held[path] for path in counts if len({each.held.get(path) for each in tricks}) == 1}


def _contradicting(names: Iterable[str]) -> tuple[Diagnostic, ...]:
    ids = Entries(("bonus", each) for each in names)
    return (refusals.BONUSES_CONTRADICT.at(None, ids=ids),) if ids else ()


def _clashing(facts: Facts, bonuses: list[Stated]) -> Iterable[str]:
    for one, two in combinations(bonuses, 2):
        if not any(True for _ in _worlds(facts, (one, two))):
            return (one.id, two.id)
    return (each.id for each in bonuses) if len(bonuses) > 1 else ()


def _worlds(facts: Facts, bonuses: tuple[Stated, ...]) -> Iterator[_World]:
    """All that can have been."""
    table, summary = facts.table, facts.summary
    asked = _together([_asked(table, each.id) for each in bonuses])
    played, won = sorted(asked.played), sorted(asked.won)
    imagined = Facts(table, facts.told, Summary(summary.players, summary.taker, summary.partner, summary.contract))
    imagined.kept, imagined.said = facts.kept, facts.said
    winners = _may_be(facts, (LAST, "winner"), sweep_of(facts))
    owners = [_may_be(facts, (name, "player")) for name in played]
    captors = [_may_be(facts, (name, "winner"), side_of_captor(facts, name)) for name in won]
    before: Sequence[int | None] = (None,)
    if asked.before_winner:
        before = _may_be(facts, (BEFORE, "winner"), sweep_of(facts))
    of_cards = [
        (dict(zip(played, people, strict=False)), dict(zip(won, people[len(played) :], strict=True)))
        for people in product(*owners, *captors)
    ]
    tricks = _tricks(facts, asked) if bonuses else [(NOTHING_KNOWN, NOTHING_KNOWN)]
    for trick, winner, before_winner, people in product(tricks, winners, before, of_cards):
        world = _World(winner, before_winner, *people, *trick)
        if _fits(facts, world):
            imagined.winner, imagined.owners, imagined.captors = world.winner, world.owners, world.captors
            imagined.penultimate = UNKNOWN if before_winner is None else before_winner
            imagined.held = {**world.trick.held, **world.before.held}
            if all(_can_be(imagined, each) for each in bonuses):
                yield world


def _tricks(facts: Facts, asked: "_Asked") -> list[tuple[LastTrick, LastTrick]]:
    """What the last trick and the one before it can have been together."""
    table = facts.table
    last = last_tricks(table, asked.held | asked.before | asked.played | asked.won)
    before = tricks_before(table, asked.before, card=asked.before_card) if asked.before else (NOTHING_KNOWN,)
    both = product(*([each for each in tricks if _is_told(facts, each)] for tricks in (last, before)))
    return [(one, two) for one, two in both if _are_enough(table, one, two)]


def _are_enough(table: Table, last: LastTrick, before: LastTrick) -> bool:
    """Whether there are as many cards of each class as two tricks hold."""
    return all(
        count + last.held.get((LAST, name), 0) <= len(table.classes[name])
        for (_, name), count in before.held.items()
        if name != _CARD
    )


def _is_told(facts: Facts, trick: LastTrick) -> bool:
    """Whether a trick is as it was told to be."""
    for path, count in trick.held.items():
        told = facts.said.get(path, count)
        if told not in trick.winning if path[1] == _CARD else told != count:
            return False
    return True


def _fits(facts: Facts, world: _World) -> bool:
    """Whether who won tricks, and played and won cards, fits what the tricks held."""
    side = facts.side_of(world.winner)
    if world.trick.ends_slam and side not in facts.may_sweep:
        return False
    if not _fits_trick(facts.table, world, LAST, world.winner, world.trick):
        return False
    winner = world.before_winner
    return winner is None or (
        _fits_trick(facts.table, world, BEFORE, winner, world.before) and _may_win(facts, winner, world.before)
    )


def _fits_trick(table: Table, world: _World, place: str, winner: int, trick: LastTrick) -> bool:
    """Whoever won a trick played the card that won it, and won all that it held."""
    for name in {*world.owners, *world.captors}:
        if len(table.classes[name]) == 1 and trick.held.get((place, name)):
            wins = trick.winning == table.classes[name]
            if trick.winning and world.owners.get(name) is not None and (world.owners[name] == winner) is not wins:
                return False
            if world.captors.get(name, winner) != winner:
                return False
    return True


def _may_win(facts: Facts, winner: int, trick: LastTrick) -> bool:
    """Whether the side of a winner can have the cards that a trick held, by the count of the oudlers."""
    held = [
        name for (_, name), count in trick.held.items() if name != _CARD and count == len(facts.table.classes[name])
    ]
    return all(side_of_captor(facts, name) in {None, facts.side_of(winner)} for name in held)


def _may_be(facts: Facts, path: tuple[str, str], side: Side | None = None) -> list[int]:
    """The seats somebody may have had: the one told, or any of the side."""
    told = facts.said.get(path)
    seats = facts.table.seats if told is None else (told,)
    return [seat for seat in seats if side in {None, facts.side_of(seat)}]


class _Asked(NamedTuple):
    """The classes of cards a bonus asks about."""

    played: frozenset[str]
    """Who played them."""
    won: frozenset[str]
    """Who won them."""
    held: frozenset[str]
    """Whether the last trick held them, or was won by them."""
    before: frozenset[str]
    """Whether the trick before held them."""
    before_winner: bool
    """Who won that."""
    before_card: bool
    """What card won that."""
    contract: bool
    """Whether it asks about the contract too."""


def _asked(table: Table, name: str) -> _Asked:
    found: _Asked = table.remember(("asked", name), lambda: _asks(table, name))
    return found


def _asks(table: Table, name: str) -> _Asked:
    bonus = table.rules.bonus[name]
    parts = [part for each in (bonus.when, bonus.payee) for part in parts_of(each)]
    pairs = [part.steps[:2] for part in parts if isinstance(part, Path) and len(part.steps) > 1]
    of = {member: frozenset(one for one, two in pairs if two == member) & {*table.classes} for member in _MEMBERS}
    kinds = {part.kind for part in parts if isinstance(part, Is)} & {*table.classes}
    last, before = ({two for one, two in pairs if one == place} for place in (LAST, BEFORE))
    held = (last & {*table.classes}) | kinds
    held_before = (before & {*table.classes}) | (kinds if _CARD in before else set())
    # What the last tricks held, their winners have won.
    won = of["winner"] | ((held | held_before) & {*table.captors})
    contract = any(one == "contract" for one, _ in pairs)
    asks = "winner" in before, _CARD in before, contract
    return _Asked(of["player"], won, frozenset(held), frozenset(held_before), *asks)


def _together(asked: list[_Asked]) -> _Asked:
    """All that several bonuses ask about."""
    before = _union(each.before for each in asked)
    won = _union(each.won for each in asked)
    return _Asked(
        played=_union(each.played for each in asked),
        won=won,
        held=_union(each.held for each in asked),
        before=before,
        # Who won what the trick before held is asked only together with who won that trick.
        before_winner=bool(before & won) or any(each.before_winner for each in asked),
        before_card=any(each.before_card for each in asked),
        contract=any(each.contract for each in asked),
    )


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*sets)


def _can_be(facts: Facts, stated: Stated) -> bool:
    """Whether a bonus can have been earned so."""
    facts.owner = Owner(stated.side, stated.player, None, stated.facts)
    table = facts.table
    if is_true(table.earned[stated.id](facts)) is False:
        return False
    pay = table.pays["bonus", stated.id, None]
    payee = pay.payee(facts)
    if pay.payer is None:
        return payee is UNKNOWN or payee is None or stated.side in {None, payee}
    if not isinstance(payee, int):
        return True
    return stated.player in {None, payee} and stated.side in {None, facts.side_of(payee)}


def _common(facts: Facts, seats: Iterable[int | None]) -> Person:
    """One seat, if it is always the same; else the side, if it is."""
    found = {UNKNOWN if seat is None else seat for seat in seats}
    if UNKNOWN in found:
        return UNKNOWN
    if len(found) == 1:
        return found.pop()
    sides = {facts.side_of(seat) for seat in found if isinstance(seat, int)}
    return sides.pop() if len(sides) == 1 else UNKNOWN
