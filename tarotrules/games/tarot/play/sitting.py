"""A person's match against bots, deal after deal; it can be written down and taken up again.

Outside form: ``{"match": 1, "rules": id, "players", "seat", "seed", "deals", "first_dealer", "records": [record, …]}``;
the last record may stop in the middle of a deal.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from tarotrules.games.tarot.engine import standing
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.match import Match, begun
from tarotrules.games.tarot.play.record import Recorder, Unreadable
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.source.node import Node

VERSION: Final = 1
"""Of the form; it rises when a reader of the old one would misread the new one."""
Player = Callable[[Phase, Random], Act]
"""Somebody who decides for whoever's turn it is."""
Again = Callable[[PlayTable, Mapping[str, Any]], Recorder]
"""Plays a record again, and refuses what is none."""


class Terms(Node):
    """What a match is played by, beside the rules."""

    seat: int
    """The person's."""
    seed: int
    """Of all that chance decides."""
    deals: int | None
    first_dealer: int


class Sitting:
    """A match that is going on."""

    def __init__(self, table: PlayTable, terms: Terms, player: Player) -> None:
        self.table, self.terms, self.player = table, terms, player
        self.match: Match = begun(table, terms.first_dealer, terms.deals)
        """As it was before the deal that is being played."""
        self.done: list[Recorder] = []
        self.recorder = self._next_deal()

    @property
    def own_turn(self) -> bool:
        """Whether the person has to decide."""
        phase = self.recorder.phase
        return not isinstance(phase, Over) and phase.seat == self.terms.seat

    @property
    def number(self) -> int:
        """Which deal this is; of a match of so many, only those count that are played."""
        return 1 + (len(self.done) if self.terms.deals is None else self.match.played)

    def act(self, act: Act) -> None:
        """The person does something, and then the others, until it is the person's turn."""
        self.recorder.act(act)
        self._others()

    def advised(self) -> Act | None:
        """What one of the others does, or would do in the person's place; nothing, when the deal is over."""
        phase = self.recorder.phase
        return None if isinstance(phase, Over) else self.player(phase, self._chance(len(self.recorder.done)))

    def play_on(self) -> None:
        """The others play in the person's place until the deal is over."""
        while (act := self.advised()) is not None:
            self.recorder.act(act)

    def after(self) -> Match:
        """The match with the deal that is over."""
        over = self.recorder.phase
        return self.match.after(over) if isinstance(over, Over) else self.match

    def go_on(self) -> None:
        """The next deal."""
        self.match = self.after()
        self.done.append(self.recorder)
        self.recorder = self._next_deal()

    def _next_deal(self) -> Recorder:
        recorder = Recorder(start(self.table, self.match.deal(self._chance("deal"))))
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
            "players": self.table.players,
            "seat": terms.seat,
            "seed": terms.seed,
            "deals": terms.deals,
            "first_dealer": terms.first_dealer,
            "records": [each.to_json() for each in (*self.done, self.recorder)],
        }


def begin(table: PlayTable, seed: int, deals: int | None, player: Player) -> Sitting:
    """A new match; who deals first is decided by chance."""
    first = int(Random(f"{seed}").random() * table.players)  # noqa: S311 a game, and to be repeated
    return Sitting(table, Terms(0, seed, deals, first), player)


def taken_up(table: PlayTable, data: Mapping[str, Any], player: Player, again: Again) -> Sitting:
    """A match that was written down, as it was; raises :class:`~.record.Unreadable` or what ``again`` raises."""
    sitting = Sitting(table, _terms(table, data), player)
    records = data.get("records")
    if not isinstance(records, list) or not records:
        raise Unreadable("records")
    for number, record in enumerate(records, 1):
        if not isinstance(record, dict):
            raise Unreadable(record)
        sitting.recorder = again(table, record)
        if sitting.recorder.dealt.dealer != sitting.match.dealer or sitting.match.is_over:
            raise Unreadable("dealer")
        if number < len(records):
            if not isinstance(sitting.recorder.phase, Over):
                raise Unreadable("acts")
            sitting.match = sitting.after()
            sitting.done.append(sitting.recorder)
    sitting._others()  # noqa: SLF001 they act as soon as it is their turn
    return sitting


def _terms(table: PlayTable, data: Mapping[str, Any]) -> Terms:
    if data.get("match") != VERSION or data.get("players") != table.players:
        raise Unreadable("match")
    deals, seats, may = data.get("deals"), range(table.players), offered(table)
    if deals not in may and not (table.rules.match.end == "agreed" and type(deals) is int):
        raise Unreadable("deals")
    seat, first = _whole(data, "seat"), _whole(data, "first_dealer")
    if seat not in seats or first not in seats:
        raise Unreadable("seat")
    return Terms(seat, _whole(data, "seed"), deals, first)


def _whole(data: Mapping[str, Any], key: str) -> int:
    value = data.get(key)
    if type(value) is not int:
        raise Unreadable(key)
    return value


def offered(table: PlayTable) -> tuple[int | None, ...]:
    """How many deals a match may have; nothing, where something else ends it."""
    return standing.offered(table.rules.match, table.players)
