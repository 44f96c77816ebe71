"""Deals without a taker: everybody plays alone, is ranked, and is paid by place."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Made, Value, compiled
from tarotrules.expressions.rounding import Amount, divided, whole
from tarotrules.expressions.tree import Path, Steps, paths_of
from tarotrules.games.deals.refusals import NO_SUCH_SEAT
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.account import Account, Standing
from tarotrules.games.tarot.engine.results import Count
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.engine.table import Table
from tarotrules.games.tarot.ruleset.modes import Mode
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Diagnostic

_POINTS, _OUDLERS, _TARGET = ("own", "points"), ("own", "oudlers"), ("own", "target")
_CHIEN: Final = ("chien", "points")
_ASKED: Final = {"points": "card_points_by_seat", "oudlers": "oudlers_by_seat", "target": "oudlers_by_seat"}
_OUDLER: Final = 9
"""What an oudler counts, doubled."""


class Seen(NamedTuple):
    """What formulas read: of one player while players are ranked, of the deal once they are."""

    points: Value = UNKNOWN
    oudlers: Value = UNKNOWN
    said: Mapping[Steps, Value] = {}
    best: Value = UNKNOWN
    """What the first has of what counts first."""


class _Words(NamedTuple):
    """The words of a mode's formulas."""

    table: Table

    def reader(self, steps: Steps) -> Made:
        """The function that reads a path."""
        target = self.table.rules.scoring.target
        known: dict[Steps, Made] = {
            _POINTS: lambda seen: seen.points,
            _OUDLERS: lambda seen: seen.oudlers,
            _TARGET: lambda seen: UNKNOWN if seen.oudlers is UNKNOWN else target[seen.oudlers],
            ("rank", "best"): lambda seen: seen.best,
            ("players",): lambda _: self.table.players,
        }
        return known.get(steps, lambda seen: seen.said.get(steps, UNKNOWN))

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """Of a player's cards none is asked about by itself."""
        return lambda _: False


def mode_of(table: Table) -> str | None:
    """How a deal is played that nobody takes."""
    return table.rules.auction.plays


def is_alone(table: Table, summary: Summary) -> bool:
    """Whether a deal is told that nobody took and that was played, or had to be."""
    told = (summary.mode, summary.points_by_seat, summary.oudlers_by_seat, summary.facts_by_seat or None)
    return any(each is not None for each in told) or (
        mode_of(table) is not None and summary.taker is None and not any(_of_a_taken_deal(summary).values())
    )


def _of_a_taken_deal(summary: Summary) -> dict[str, bool]:
    """The keys that only a deal has which somebody took, and whether they are there."""
    said = {
        "taker": summary.taker, "partner": summary.partners or None, "contract": summary.contract,
        "card_points": summary.points, "oudlers": summary.oudlers, "margin": summary.margin,
        "bonuses": summary.bonuses or None, "claims": summary.claims or None, "promises": summary.promises or None,
    }  # fmt: skip
    return {key: value is not None for key, value in said.items()}


def check_alone(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    """All that cannot be in such a deal."""
    mode = mode_of(table)
    if mode is None or summary.mode not in {mode, None}:
        yield refusals.UNKNOWN_MODE.at(None, mode=summary.mode or "–", there="no" if mode is None else "yes")
        return
    wrong = [key for key, there in _of_a_taken_deal(summary).items() if there]
    if wrong:
        yield refusals.NOBODY_TOOK.at(None, key=wrong[0])
    for seat in {summary.dealer} - {None, *table.seats}:
        yield NO_SUCH_SEAT.at(None, seat=seat or 0, last=table.players - 1)
    found = [*_by_seat(table, summary)]
    yield from found or _together(table, summary, table.rules.mode[mode])


def _by_seat(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    """What is told of each player, by itself."""
    points, oudlers = summary.points_by_seat, summary.oudlers_by_seat
    counted = {"card_points_by_seat": points, "oudlers_by_seat": oudlers}
    told = counted | {".".join(path): values for path, values in summary.facts_by_seat}
    few = [(key, values) for key, values in told.items() if values is not None and len(values) != table.players]
    for key, values in few:
        yield _missing(table, key, len(values))
    if few:
        return
    for seat, each in enumerate(points or ()):
        yield from _points(table, seat, each, None if oudlers is None else oudlers[seat])
    every = table.pack.oudlers
    for seat, number in enumerate(oudlers or ()):
        if not 0 <= number <= every:
            yield _impossible("oudlers_by_seat", seat, number, 0, every)


def _missing(table: Table, asked: str, given: int = 0) -> Diagnostic:
    """Something is not told of every player, or of the chien."""
    place = "own" if asked.startswith("own.") else "deal" if "." in asked else "seats"
    what = "count" if given else "missing"
    return refusals.SEATS_MISSING.at(None, what=what, asked=asked, place=place, players=table.players, given=given)


def _points(table: Table, seat: int, points: Amount, oudlers: int | None) -> Iterator[Diagnostic]:
    count = _count(table)
    least, most = (0, count.most) if oudlers not in range(count.oudlers + 1) else count.points_with(oudlers or 0)
    if not least <= points <= most:
        yield _impossible("card_points_by_seat", seat, points, least, most)
    elif (points * 2).denominator != 1:
        yield refusals.HALF_OF_HALF.at(None, given=points)
    elif points.denominator != 1 and not has_halves(table.rules):
        yield refusals.HALVES_IMPOSSIBLE.at(None, given=points, excuse="no")


def _impossible(key: str, seat: int, given: Amount, least: Amount, most: Amount) -> Diagnostic:
    return refusals.SEAT_IMPOSSIBLE.at(None, key=key, seat=seat, given=given, least=least, most=most)


def has_halves(rules: Ruleset) -> bool:
    """Whether a player may have half a point: where so many cards are gathered that it may be an odd number."""
    mode = rules.mode[rules.auction.plays or ""]
    odd_chien = mode.chien == "last_winner" and rules.deal.chien % 2 == 1
    unpaid = any(each.owed == "nothing" or each.unpaid == "nothing" for each in rules.exempt.values())
    return bool(rules.players % 2 or odd_chien or unpaid)


def _together(table: Table, summary: Summary, mode: Mode) -> Iterator[Diagnostic]:
    """What the players have together: all that is not in a chien laid aside."""
    aside = table.rules.deal.chien if mode.chien == "aside" else 0
    oudlers, points = summary.oudlers_by_seat, summary.points_by_seat
    every, everything = table.pack.oudlers, _count(table).most
    lying: Iterable[int] = range(min(aside, every) + 1)
    if oudlers is not None:
        left = every - sum(oudlers)
        if left not in lying:
            yield _sum("oudlers_by_seat", sum(oudlers), every - max(lying), every)
            return
        lying = (left,)
    if points is None:
        return
    ends = [_chien(table, aside, number) for number in lying]
    least, most = everything - max(most for _, most in ends), everything - min(least for least, _ in ends)
    told = dict(summary.facts).get(_CHIEN)
    if told is not None and least <= everything - told <= most:
        least = most = everything - told
    if not least <= sum(points) <= most:
        yield _sum("card_points_by_seat", whole(sum(points)), least, most)


def _sum(key: str, given: Amount, least: Amount, most: Amount) -> Diagnostic:
    only = "yes" if least == most else "no"
    return refusals.SEATS_DO_NOT_ADD_UP.at(None, key=key, given=given, least=least, most=most, only=only)


def _chien(table: Table, cards: int, oudlers: int) -> tuple[Amount, Amount]:
    """The fewest and the most points of so many cards with so many oudlers among them."""
    others = cards - oudlers
    dearest = sorted((each.halves for each in table.pack.cards if not each.is_oudler), reverse=True)
    return divided(oudlers * _OUDLER + others, 2), divided(oudlers * _OUDLER + sum(dearest[:others]), 2)


def _count(table: Table) -> Count:
    """What the players can have of the pack; nobody adds anything where nobody takes."""
    return Count(table.pack.oudlers, 0, divided(table.pack.halves, 2))


class _Ready(NamedTuple):
    """A mode made ready to rank by."""

    id: str
    mode: Mode
    keys: tuple[tuple[Made, bool, Steps], ...]
    """How each is read, whether the fewest come first, and the path that nobody may have told."""
    worth: Made | None
    pays: Mapping[tuple[int, ...], Sequence[Fraction]]
    """By how many share each place, where a tie is paid by itself."""


def _ready(table: Table, name: str) -> _Ready:
    mode, words = table.rules.mode[name], _Words(table)
    patterns = {each.places: each.pays for each in mode.tied.values()}
    keys = tuple(
        (compiled(key.measure, words), key.best == "lowest", _last_path(key.measure)) for key in mode.rank.values()
    )
    return _Ready(name, mode, keys, None if mode.worth is None else compiled(mode.worth, words), patterns)


def _last_path(formula: Any) -> Steps:
    """The path of a formula that is told last, if at all."""
    paths = [steps for steps in paths_of(formula) if steps[0] == "own"]
    return max(paths, key=lambda steps: (steps[-1] not in _ASKED, steps[-1] != "points"), default=_POINTS)


def settled_alone(table: Table, summary: Summary) -> Account:
    """The account of a deal that nobody took; raises :class:`Refused` where a tie needs more than was told."""
    name = mode_of(table) or ""
    ready: _Ready = table.remember(("mode", name), lambda: _ready(table, name))
    seats = [_seen(summary, seat) for seat in table.seats]
    groups, first = _ranked(table, ready, seats)
    worth = _worth(table, ready, summary, first[groups[0][0]])
    rates = _rates(ready, groups)
    scores = tuple(whole(rates[seat] * worth) for seat in table.seats)
    if not table.is_zero_sum:
        scores = tuple(max(each, 0) for each in scores)
    standing = Standing(name, _places(groups), first, worth, tuple(rates[seat] for seat in table.seats))
    return Account(summary, scores, standing=standing)


def _seen(summary: Summary, seat: int) -> Seen:
    points, oudlers = summary.points_by_seat, summary.oudlers_by_seat
    return Seen(
        UNKNOWN if points is None else points[seat],
        UNKNOWN if oudlers is None else oudlers[seat],
        {path: values[seat] for path, values in summary.facts_by_seat},
    )


def _ranked(table: Table, ready: _Ready, seats: Sequence[Seen]) -> tuple[list[list[int]], tuple[Amount, ...]]:
    """The players who are level, the best first; and what each has of what counts first."""
    groups = [list(table.seats)]
    first: tuple[Amount, ...] = (0,) * len(seats)
    for place, (read, fewest, path) in enumerate(ready.keys):
        if all(len(group) == 1 for group in groups):
            break
        found = {seat: read(seats[seat]) for group in groups if len(group) > 1 for seat in group}
        if any(each is UNKNOWN or each is None for each in found.values()):
            asked = _ASKED.get(path[-1], ".".join(path))
            raise Refused(_missing(table, asked))
        if place == 0:
            first = tuple(whole(found[seat]) for seat in table.seats)
        groups = [level for group in groups for level in _split(group, found, fewest=fewest)]
    return groups, first


def _split(group: list[int], found: Mapping[int, Amount], *, fewest: bool) -> Iterator[list[int]]:
    if len(group) == 1:
        yield group
        return
    for value in sorted({found[seat] for seat in group}, reverse=not fewest):
        yield [seat for seat in group if found[seat] == value]


def _places(groups: Iterable[list[int]]) -> tuple[int, ...]:
    """Each player's place; those who are level share the best of theirs."""
    places: dict[int, int] = {}
    for group in groups:
        places |= dict.fromkeys(group, len(places) + 1)
    return tuple(places[seat] for seat in sorted(places))


def _rates(ready: _Ready, groups: Sequence[list[int]]) -> dict[int, Amount]:
    """What each player gets: as the pattern of ties has it, or the mean of the places shared."""
    sizes = tuple(len(group) for group in groups)
    pays = ready.pays.get(sizes, ready.mode.pays)
    found: dict[int, Amount] = {}
    for group in groups:
        shared: Sequence[Fraction] = pays[len(found) : len(found) + len(group)]
        found |= dict.fromkeys(group, divided(sum(shared, Fraction(0)), len(group)))
    return found


def _worth(table: Table, ready: _Ready, summary: Summary, best: Amount) -> Amount:
    if ready.worth is None:
        return 1
    said = dict(summary.facts)
    if _CHIEN not in said and ready.mode.chien == "aside" and summary.points_by_seat is not None:
        said[_CHIEN] = whole(_count(table).most - sum(summary.points_by_seat))
    worth = ready.worth(Seen(said=said, best=best))
    if worth is UNKNOWN or worth is None:
        wanted = next(steps for steps in paths_of(ready.mode.worth or Path(_CHIEN)) if said.get(steps) is None)
        raise Refused(_missing(table, ".".join(wanted)))
    return whole(worth)
