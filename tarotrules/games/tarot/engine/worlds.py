"""Who can have won the last trick, what it held, and who played and won the cards that bonuses ask about.

Everything that can have been is tried, as far as the bonuses that were told can tell it apart. What is the same in all
of it is known; where there is nothing, the bonuses contradict each other, or the deal.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Value, is_true
from tarotrules.expressions.tree import Is, Path, parts_of
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.captures import side_of_captor, sweep_of
from tarotrules.games.tarot.engine.facts import Facts, Owner, Person
from tarotrules.games.tarot.engine.last_tricks import NOTHING_KNOWN, LastTrick, last_tricks
from tarotrules.games.tarot.engine.summary import Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Table
from tarotrules.source.diagnostics import Diagnostic, Entries

_WINNING_CARD: Final = ("last_trick", "winning_card")
_MEMBERS: Final = ("player", "winner")


class _World(NamedTuple):
    """One way it can have been, as far as it is asked for."""

    winner: int
    """Of the last trick."""
    owners: Mapping[str, int]
    """Who played the cards of classes."""
    captors: Mapping[str, int]
    """Who won them."""
    trick: LastTrick


class Winners(NamedTuple):
    """Who can have won the last trick, and played and won the cards of classes."""

    winner: Person
    owners: Mapping[str, Person]
    captors: Mapping[str, Person]
    held: Mapping[tuple[str, ...], Value]
    """What the last trick certainly held."""
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
        facts.oudlers if table.captors else None,
    )  # fmt: skip
    found: Winners = table.remember(key, lambda: _winners(facts, bonuses))
    facts.winner, facts.owners, facts.captors, facts.held = found.winner, found.owners, found.captors, found.held
    return found


def _winners(facts: Facts, bonuses: tuple[Stated, ...]) -> Winners:
    worlds = list(_worlds(facts, bonuses))
    if not worlds:
        # One that is wrong by itself is told of by itself.
        alone = [each for each in bonuses if any(True for _ in _worlds(facts, (each,)))]
        impossible = tuple(each.id for each in bonuses if each not in alone)
        return Winners(UNKNOWN, {}, {}, {}, _contradicting(_clashing(facts, alone)), impossible)
    owners, captors = (
        {name: _common(facts, [each[name] for each in known]) for name in known[0]}
        for known in ([world.owners for world in worlds], [world.captors for world in worlds])
    )
    held = _certainly_held([world.trick for world in worlds])
    return Winners(_common(facts, [world.winner for world in worlds]), owners, captors, held)


def _certainly_held(tricks: list[LastTrick]) -> dict[tuple[str, ...], Value]:
    """What the last trick is in all worlds; a card, only if it is the very card."""
    winning = {each.winning for each in tricks}
    known = winning.pop() if len(winning) == 1 else ()
    counts = {path for path in tricks[0].held if path != _WINNING_CARD or len(known) == 1}
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
    asked = [_asked(table, each.id) for each in bonuses]
    played = sorted({name for each in asked for name in each.played})
    won = sorted({name for each in asked for name in each.won})
    held = {name for each in asked for name in each.held}
    imagined = Facts(table, facts.told, Summary(summary.players, summary.taker, summary.partner, summary.contract))
    imagined.kept, imagined.said = facts.kept, facts.said
    winners = _may_be(facts, ("last_trick", "winner"), sweep_of(facts))
    owners = [_may_be(facts, (name, "player")) for name in played]
    captors = [_may_be(facts, (name, "winner"), side_of_captor(facts, name)) for name in won]
    tricks = last_tricks(table, held.union(played, won)) if bonuses else (NOTHING_KNOWN,)
    everybody = [
        (winner, dict(zip(played, people, strict=False)), dict(zip(won, people[len(played) :], strict=True)))
        for winner, *people in product(winners, *owners, *captors)
    ]
    for trick, people in product([each for each in tricks if _is_told(facts, each)], everybody):
        world = _World(*people, trick)
        if _fits(table, world):
            imagined.winner, imagined.owners, imagined.captors, _ = world
            imagined.held = trick.held
            if all(_can_be(imagined, each) for each in bonuses):
                yield world


def _is_told(facts: Facts, trick: LastTrick) -> bool:
    """Whether a last trick is as it was told to be."""
    card = facts.said.get(_WINNING_CARD)
    if card is not None and trick.winning and card not in trick.winning:
        return False
    return all(facts.said.get(path, count) == count for path, count in trick.held.items() if path != _WINNING_CARD)


def _fits(table: Table, world: _World) -> bool:
    """Whether who played a card, and who won it, fits the last trick: whoever won that played the card that won."""
    for name in {*world.owners, *world.captors}:
        if len(table.classes[name]) == 1 and world.trick.held.get(("last_trick", name)):
            wins = world.trick.winning == table.classes[name]
            if world.owners.get(name) is not None and (world.owners[name] == world.winner) is not wins:
                return False
            if world.captors.get(name, world.winner) != world.winner:
                return False
    return True


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
    held = {two for one, two in pairs if one == "last_trick"} | {part.kind for part in parts if isinstance(part, Is)}
    held &= {*table.classes}
    # What the last trick held, its winner has won.
    contract = any(one == "contract" for one, _ in pairs)
    return _Asked(of["player"], of["winner"] | (held & {*table.captors}), frozenset(held), contract)


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


def _common(facts: Facts, seats: list[int]) -> Person:
    """One seat, if it is always the same; else the side, if it is."""
    if len(set(seats)) == 1:
        return seats[0]
    sides = {facts.side_of(seat) for seat in seats}
    return sides.pop() if len(sides) == 1 else UNKNOWN
