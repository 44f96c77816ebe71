"""A person's match against bots, deal after deal; it can be written down and taken up again.

Outside form: ``{"match": 1, "rules": id, "players", "seat", "seed", "deals", "first_dealer", "records": [record, …]}``;
the last record may stop in the middle of a deal.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from tarotrules.games.playing.recorder import Recorder, Unreadable
from tarotrules.source.node import Node

VERSION: Final = 1
"""Of the form; it rises when a reader of the old one would misread the new one."""


class Match(Protocol):
    """How far a match has come."""

    @property
    def dealer(self) -> int:
        """Of the next deal."""

    @property
    def played(self) -> int:
        """Deals that were played to the end; others do not count."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played."""

    def after(self, over: Any) -> Self:
        """The match after a deal that is over."""


_Match = TypeVar("_Match", bound=Match)
_Recorder = TypeVar("_Recorder", bound=Recorder[Any, Any, Any])
Player = Callable[[Any, Random], Any]
"""Somebody who decides for whoever's turn it is, by the phase."""


class Terms(Node):
    """What a match is played by, beside the rules."""

    players: int
    seat: int
    """The person's."""
    seed: int
    """Of all that chance decides."""
    deals: int | None
    first_dealer: int


class Sitting(ABC, Generic[_Match, _Recorder]):
    """A match that is going on; how cards are dealt, a family's own says."""

    def __init__(self, terms: Terms, match: _Match, player: Player) -> None:
        self.terms, self.player = terms, player
        self.match = match
        """As it was before the deal that is being played."""
        self.done: list[_Recorder] = []
        self.recorder = self._next_deal()

    @property
    def own_turn(self) -> bool:
        """Whether the person has to decide."""
        return bool(self.recorder.phase.seat == self.terms.seat)

    @property
    def number(self) -> int:
        """Which deal this is; of a match of so many, only those count that are played."""
        return 1 + (len(self.done) if self.terms.deals is None else self.match.played)

    def act(self, act: Any) -> None:
        """The person does something, and then the others, until it is the person's turn."""
        self.recorder.act(act)
        self._others()

    def advised(self) -> Any | None:
        """What one of the others does, or would do in the person's place; nothing, when the deal is over."""
        phase = self.recorder.phase
        return None if phase.seat is None else self.player(phase, self._chance(len(self.recorder.done)))

    def play_on(self) -> None:
        """The others play in the person's place until the deal is over."""
        while (act := self.advised()) is not None:
            self.recorder.act(act)

    def after(self) -> _Match:
        """The match with the deal that is over."""
        phase = self.recorder.phase
        return self.match.after(phase) if phase.seat is None else self.match

    def go_on(self) -> None:
        """The next deal."""
        self.match = self.after()
        self.done.append(self.recorder)
        self.recorder = self._next_deal()

    def take_up(self, data: Mapping[str, Any], again: Callable[[Mapping[str, Any]], _Recorder]) -> None:
        """Go on where a match that was written down stopped; ``again`` plays a record, and refuses what is none.

        Raises :class:`~.recorder.Unreadable`, or what ``again`` raises.
        """
        records = data.get("records")
        if not isinstance(records, list) or not records:
            raise Unreadable("records")
        for number, record in enumerate(records, 1):
            if not isinstance(record, dict):
                raise Unreadable(record)
            self.recorder = again(record)
            if self.recorder.dealer != self.match.dealer or self.match.is_over:
                raise Unreadable("dealer")
            if number < len(records):
                if self.recorder.phase.seat is not None:
                    raise Unreadable("acts")
                self.match = self.after()
                self.done.append(self.recorder)
        self._others()

    @abstractmethod
    def deal(self, random: Random) -> _Recorder:
        """The next deal of the match, just dealt by chance."""

    def _next_deal(self) -> _Recorder:
        recorder = self.deal(self._chance("deal"))
        self.recorder = recorder
        self._others()
        return recorder

    def _others(self) -> None:
        while not self.own_turn and (act := self.advised()) is not None:
            self.recorder.act(act)

    def _chance(self, act: object) -> Random:
        """The same chance at the same place, however often the match was put away in between."""
        return Random(f"{self.terms.seed} {len(self.done)} {act}")  # noqa: S311 a game, and to be repeated

    def to_json(self, rules: str) -> dict[str, Any]:
        """The match so far, as it is written."""
        terms = self.terms
        return {
            "match": VERSION,
            "rules": rules,
            "players": terms.players,
            "seat": terms.seat,
            "seed": terms.seed,
            "deals": terms.deals,
            "first_dealer": terms.first_dealer,
            "records": [each.to_json() for each in (*self.done, self.recorder)],
        }


def any_terms(players: int, seed: int, deals: int | None) -> Terms:
    """Those of a new match; who deals first is decided by chance."""
    first = int(Random(f"{seed}").random() * players)  # noqa: S311 a game, and to be repeated
    return Terms(players, 0, seed, deals, first)


def terms_of(data: Mapping[str, Any], players: int, offered: Callable[[Any], bool]) -> Terms:
    """Those of a match that was written down; ``offered`` says whether it may have so many deals.

    Raises :class:`~.recorder.Unreadable`.
    """
    if data.get("match") != VERSION or data.get("players") != players:
        raise Unreadable("match")
    deals, seats = data.get("deals"), range(players)
    if not offered(deals):
        raise Unreadable("deals")
    seat, first = _whole(data, "seat"), _whole(data, "first_dealer")
    if seat not in seats or first not in seats:
        raise Unreadable("seat")
    return Terms(players, seat, _whole(data, "seed"), deals, first)


def _whole(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise Unreadable(key)
    return value
