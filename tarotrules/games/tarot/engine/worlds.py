"""Who can have won the last tricks, what they held, and who played and won the cards that bonuses ask about.

Everything that can have been is tried, as far as the bonuses that were told can tell it apart. What is the same in all
of it is known; where there is nothing, the bonuses contradict each other, or the deal.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Value, is_true
from tarotrules.expressions.tree import Steps
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.asked import Asked, asked_by, asked_by_facts, is_of_tricks, tells_of_tricks, together
from tarotrules.games.tarot.engine.captures import holder_of_oudlers, side_of_captor
from tarotrules.games.tarot.engine.facts import Facts, Owner, Person, sweep_of
from tarotrules.games.tarot.engine.last_tricks import (
    BEFORE,
    LAST,
    NOTHING_KNOWN,
    WINNING_CARD,
    LastTrick,
    last_tricks,
    tricks_before,
)
from tarotrules.games.tarot.engine.refusals import as_written
from tarotrules.games.tarot.engine.summary import Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Memory, Table
from tarotrules.source.diagnostics import Diagnostic, Entries


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
    # Of the count no more is asked than this.
    counted = swept, holder_of_oudlers(facts), facts.may_sweep
    worlds: Memory = facts.told.remember("worlds", lambda: _told_of_tricks(facts))
    found: Winners = worlds.remember(counted, lambda: _winners(facts, facts.summary.bonuses))
    facts.winner, facts.owners, facts.captors, facts.held = found.winner, found.owners, found.captors, found.held
    facts.penultimate = found.penultimate
    return found


def can_be_alone(facts: Facts, bonus: Stated) -> bool:
    """Whether a bonus can have been earned, if nothing else is told to have been."""
    return any(True for _ in _worlds(facts, (bonus,), tells=tells_of_tricks(facts.table, facts.summary)))


def _told_of_tricks(facts: Facts) -> Memory:
    """What is remembered of all deals of which the same is told of tricks; the contract matters where a bonus asks."""
    table, summary = facts.table, facts.summary
    contract = summary.contract if any(asked_by(table, each.id).contract for each in summary.bonuses) else None
    memory: Memory = table.remember(
        ("worlds", summary.bonuses, summary.taker, summary.partners, contract, summary.facts), Memory
    )
    return memory


def _winners(facts: Facts, bonuses: tuple[Stated, ...]) -> Winners:
    tells = tells_of_tricks(facts.table, facts.summary)
    if tells and not _can_be_told(facts):
        return NOBODY_KNOWN._replace(problems=(_impossible_fact(facts),))
    worlds = list(_worlds(facts, bonuses, tells=tells))
    if not worlds:
        # One that is wrong by itself is told of by itself.
        alone = [each for each in bonuses if can_be_alone(facts, each)]
        impossible = tuple(each.id for each in bonuses if each not in alone)
        return NOBODY_KNOWN._replace(
            problems=_contradicting(_clashing(facts, alone, tells=tells)), impossible=impossible
        )
    owners, captors = (
        {name: _common(facts, [each[name] for each in known]) for name in known[0]}
        for known in ([world.owners for world in worlds], [world.captors for world in worlds])
    )
    held = {**_certainly_held([each.trick for each in worlds]), **_certainly_held([each.before for each in worlds])}
    winner = _common(facts, [world.winner for world in worlds])
    if tells and winner is not UNKNOWN:
        single = [name for name in facts.table.captors if len(facts.table.classes[name]) == 1]
        captors |= {name: winner for name in single if held.get((LAST, name)) == 1}
    return Winners(winner, owners, captors, held, _common(facts, [world.before_winner for world in worlds]))


def _can_be_told(facts: Facts) -> bool:
    """Whether the facts that are told of the last tricks can be, whatever else is told."""
    return next(_worlds(facts, (), tells=True), None) is not None


def _impossible_fact(facts: Facts) -> Diagnostic:
    """One of the facts told that cannot be beside the others, and what it is instead."""
    said = facts.said
    of_tricks = [path for path in reversed(list(said)) if is_of_tricks(facts.table, path)]
    found = refusals.fact_otherwise(of_tricks[0], as_written(said[of_tricks[0]]), None)
    for path in of_tricks:
        facts.said = {each: value for each, value in said.items() if each != path}
        values = {_in_world(facts, each, path) for each in _worlds(facts, (), tells=True)}
        if values:
            found = _otherwise(path, said[path], values)
            break
    facts.said = said
    return found


def _otherwise(path: Steps, told: Value, values: set[Value]) -> Diagnostic:
    """A fact that is told to be none of what it can be."""
    if len(values) == 1:
        (known,) = values
        return refusals.fact_otherwise(path, as_written(told), None if known is None else as_written(known))
    if all(isinstance(each, int) for each in (told, *values)):
        return refusals.fact_impossible(path, told, min(values), max(values))
    return refusals.fact_otherwise(path, as_written(told), None)


def _in_world(facts: Facts, world: _World, path: Steps) -> Value:
    """What a path comes to if it has been so; nothing, if that is not told apart."""
    people: dict[Steps, int | None] = {(LAST, "winner"): world.winner, (BEFORE, "winner"): world.before_winner}
    people |= {(name, "player"): seat for name, seat in world.owners.items()}
    people |= {(name, "winner"): seat for name, seat in world.captors.items()}
    seat = people.get(path[:2])
    if seat is not None:
        return facts.side_of(seat) if path[2:] == ("side",) else seat
    return None if path[1] == WINNING_CARD else {**world.trick.held, **world.before.held}.get(path)


def _certainly_held(tricks: list[LastTrick]) -> dict[tuple[str, ...], Value]:
    """What a trick is in all worlds; a card, only if it is the very card."""
    winning = {each.winning for each in tricks}
    known = winning.pop() if len(winning) == 1 else ()
    counts = {path for path in tricks[0].held if path[1] != WINNING_CARD or len(known) == 1}
    return {path: tricks[0].held[path] for path in counts if len({each.held.get(path) for each in tricks}) == 1}


def _contradicting(names: Iterable[str]) -> tuple[Diagnostic, ...]:
    ids = Entries(("bonus", each) for each in names)
    return (refusals.BONUSES_CONTRADICT.at(None, ids=ids),) if ids else ()


def _clashing(facts: Facts, bonuses: list[Stated], *, tells: bool) -> Iterable[str]:
    for one, two in combinations(bonuses, 2):
        if not any(True for _ in _worlds(facts, (one, two), tells=tells)):
            return (one.id, two.id)
    return (each.id for each in bonuses) if len(bonuses) > 1 else ()


def _worlds(facts: Facts, bonuses: tuple[Stated, ...], *, tells: bool) -> Iterator[_World]:
    """All that can have been, if some bonuses were earned; ``tells``: facts are told of it as well."""
    table, summary = facts.table, facts.summary
    of_bonuses = [asked_by(table, each.id) for each in bonuses]
    asked = together([*of_bonuses, asked_by_facts(table, summary)] if tells else of_bonuses)
    played, won = sorted(asked.played), sorted(asked.won)
    imagined = Facts(table, facts.told, Summary(summary.players, summary.taker, summary.partners, summary.contract))
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
    tricks = _tricks(facts, asked) if bonuses or tells else [(NOTHING_KNOWN, NOTHING_KNOWN)]
    for trick, winner, before_winner, people in product(tricks, winners, before, of_cards):
        world = _World(winner, before_winner, *people, *trick)
        # A bonus without its oudler is told of as such.
        if _fits(facts, world) and (bonuses or _may_win(facts, winner, world.trick)):
            imagined.winner, imagined.owners, imagined.captors = world.winner, world.owners, world.captors
            imagined.penultimate = UNKNOWN if before_winner is None else before_winner
            imagined.held = {**world.trick.held, **world.before.held}
            if all(_can_be(imagined, each) for each in bonuses):
                yield world


def _tricks(facts: Facts, asked: Asked) -> list[tuple[LastTrick, LastTrick]]:
    """What the last trick and the one before it can have been together."""
    table = facts.table
    last = last_tricks(table, asked.of_last)
    before = tricks_before(table, asked.before, card=asked.before_card) if asked.before else (NOTHING_KNOWN,)
    both = product(*([each for each in tricks if _is_told(facts, each)] for tricks in (last, before)))
    return [(one, two) for one, two in both if _are_enough(table, one, two)]


def _are_enough(table: Table, last: LastTrick, before: LastTrick) -> bool:
    """Whether there are as many cards of each class as two tricks hold."""
    return all(
        count + last.held.get((LAST, name), 0) <= len(table.classes[name])
        for (_, name), count in before.held.items()
        if name != WINNING_CARD
    )


def _is_told(facts: Facts, trick: LastTrick) -> bool:
    """Whether a trick is as it was told to be."""
    for path, count in trick.held.items():
        told = facts.said.get(path, count)
        if told not in trick.winning if path[1] == WINNING_CARD else told != count:
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
    classes, side = facts.table.classes, facts.side_of(winner)
    held = (name for (_, name), count in trick.held.items() if name in classes and count == len(classes[name]))
    return all(side_of_captor(facts, name) in {None, side} for name in held)


def _may_be(facts: Facts, path: tuple[str, str], side: Side | None = None) -> list[int]:
    """The seats somebody may have had: the one told, or any of the side."""
    told, told_side = facts.said.get(path), facts.said.get((*path, "side"))
    seats = facts.table.seats if told is None else (told,)
    return [seat for seat in seats if {side, told_side} <= {None, facts.side_of(seat)}]


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
