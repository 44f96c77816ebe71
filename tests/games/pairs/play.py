"""Deals of pairs, played: whoever finds two cards alike keeps them.

Face down, cards are turned one by one: ``7``. Face up, two are taken at once: ``[2, 7]``. To ``"pass"`` is allowed to
whoever has turned nothing.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

from tarotrules.games.refused import Refused
from tarotrules.sampling.draws import any_place
from tarotrules.settings.schema import Schema, object_schema
from tarotrules.source.node import Node
from tests.games.pairs import problems
from tests.games.pairs.ruleset import Pairs

NO_TURN: Final = "pass"


class Outcome(NamedTuple):
    """What a deal came to."""

    scores: tuple[int, ...]

    @property
    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"scores": list(self.scores)}


class Choices(tuple[Any, ...]):
    """What may be done."""

    __slots__ = ()

    def pick(self, random: Random) -> Any:
        """Any of them, by chance."""
        return self[any_place(len(self), random)]


class State(Node):
    """A deal at some moment."""

    rules: Pairs
    dealer: int
    cards: tuple[int, ...]
    """What is on each, by place."""
    owners: tuple[int | None, ...]
    """Who has found each."""
    turn: int
    turned: int | None = None
    """The card that lies open, while another is looked for."""
    acts: tuple[Any, ...] = ()

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        return self.turn if None in self.owners else None

    @property
    def next_dealer(self) -> int | None:
        """The next player in turn."""
        return None if None in self.owners else (self.dealer + 1) % self.rules.players

    @property
    def known(self) -> dict[int, int]:
        """What everybody has seen, by place."""
        up, said = self.rules.deal.faces == "up", set(self.acts)
        return {place: card for place, card in enumerate(self.cards) if up or place in said}

    def choices(self) -> Choices:
        """What may be done."""
        places = [place for place in range(len(self.cards)) if self.of_card(place) is None]
        found: list[Any] = list(places)
        if self.rules.deal.faces == "up":
            found = [list(two) for two in combinations(places, 2) if self.why_not(two) is None]
        return Choices(found if self.turned is not None or self.seat is None else (*found, NO_TURN))

    def why_not(self, act: Any) -> str | None:
        """The reason that forbids something."""
        if self.seat is None:
            return "over"
        match act, self.rules.deal.faces:
            case "pass", _:
                return None if self.turned is None else "must-turn"
            case int(place), "down":
                return self.of_card(place)
            case [int(one), int(other)], "up":
                alike = one < other and self.cards[one : one + 1] == self.cards[other : other + 1]
                return self.of_card(one) or self.of_card(other) or (None if alike else "not-alike")
        return "not-so"

    def of_card(self, place: int) -> str | None:
        if not 0 <= place < len(self.cards):
            return "not-there"
        if self.owners[place] is not None:
            return "found"
        return "open" if place == self.turned else None

    def after(self, act: Any) -> "State":
        """The deal after something was done."""
        reason = self.why_not(act)
        if reason is not None:
            raise Refused(problems.NOT_ALLOWED, number=len(self.acts) + 1, reason=reason)
        done = self._replace(acts=(*self.acts, tuple(act) if isinstance(act, list) else act))
        if act == NO_TURN:
            return done._passed_on()
        if not isinstance(act, int):
            return done._taken(act)._passed_on()
        if self.turned is None:
            return done._replace(turned=act)
        alike = self.cards[act] == self.cards[self.turned]
        return done._taken((act, self.turned)) if alike else done._passed_on()

    def _taken(self, two: Sequence[int]) -> "State":
        owners = tuple(self.turn if place in two else owner for place, owner in enumerate(self.owners))
        return self._replace(owners=owners, turned=None)

    def _passed_on(self) -> "State":
        return self._replace(turned=None, turn=(self.turn + 1) % self.rules.players)

    def view(self, seat: int) -> dict[str, Any]:
        """What a player knows, which is what all know."""
        lying = [self.known.get(place) for place in range(len(self.cards))]
        return {"seat": seat, "turn": self.seat, "lying": lying, "owners": list(self.owners), "turned": self.turned}

    def record(self) -> dict[str, Any]:
        """The deal so far."""
        acts = [list(each) if isinstance(each, tuple) else each for each in self.acts]
        return {
            "players": self.rules.players,
            "dealer": self.dealer,
            "cards": list(self.cards),
            "acts": acts,
        }

    def result(self) -> Outcome:
        """A point for a pair."""
        if self.seat is not None:
            raise Refused(problems.NOT_OVER, left=self.owners.count(None) // 2)
        return Outcome(tuple(self.owners.count(seat) // 2 for seat in range(self.rules.players)))


class Fault(NamedTuple):
    """What was not allowed."""

    seat: int
    act: Any
    reason: str


class Verdict(NamedTuple):
    """What a referee finds."""

    fault: Fault | None
    state: State


def begin(rules: Pairs, dealer: int, random: Random) -> State:
    """Cards laid out by chance."""
    cards = [number // 2 for number in range(2 * rules.deal.pairs)]
    return _laid(rules, dealer, [cards.pop(any_place(len(cards), random)) for _ in list(cards)])


def resume(rules: Pairs, data: Any) -> State:
    """A deal as far as a record tells it."""
    state, acts = opened(rules, data)
    for act in acts:
        state = state.after(act)
    return state


def opened(rules: Pairs, data: Any) -> tuple[State, list[Any]]:
    """A deal before anything was done, and what a record says of that."""
    match data:
        case {"dealer": int(dealer), "cards": [*cards], "acts": [*acts]} if {*map(type, cards)} == {int} and sorted(
            cards
        ) == [number // 2 for number in range(2 * rules.deal.pairs)]:
            return _laid(rules, dealer, cards), acts
    raise Refused(problems.NOT_A_RECORD)


def _laid(rules: Pairs, dealer: int, cards: list[int]) -> State:
    return State(rules, dealer, tuple(cards), (None,) * len(cards), (dealer + 1) % rules.players)


def replay(rules: Pairs, data: Any) -> Outcome:
    """What a deal came to."""
    return resume(rules, data).result()


def referee(rules: Pairs, data: Any) -> Verdict:
    """The first thing that was not allowed."""
    state, acts = opened(rules, data)
    for act in acts:
        reason = state.why_not(act)
        if reason is not None:
            return Verdict(Fault(state.turn, act, reason), state)
        state = state.after(act)
    return Verdict(None, state)


def legal(rules: Pairs, data: Any) -> dict[str, Any]:
    """What may be done after a record, and why the other cards may not be turned."""
    state = resume(rules, data)
    reasons = {place: state.of_card(place) for place in range(len(state.cards))}
    return {"legal": list(state.choices()), "reasons": {str(place): why for place, why in reasons.items() if why}}


def why_not(rules: Pairs, data: Any, act: Any) -> str | None:
    """Why something may not be done after a record."""
    return resume(rules, data).why_not(act)


def record_schema() -> Schema:
    """The JSON Schema of a record."""
    place = {"type": "integer", "minimum": 0}
    two = {"type": "array", "items": place, "minItems": 2, "maxItems": 2}
    acts = {"type": "array", "items": {"anyOf": [place, two, {"const": NO_TURN}]}}
    cards = {"type": "array", "items": place}
    told = {"players": {"type": "integer", "minimum": 1}, "dealer": place, "cards": cards, "acts": acts}
    return object_schema(told, list(told))
