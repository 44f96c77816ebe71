"""A deal written down, complete enough to play it again: the cards dealt, and every act in order.

Outside form: ``{"record": 1, "players", "dealer", "hands": [[card, …], …], "chien": [card, …], "acts": [act, …]}``,
with codes of cards; where there is such a thing, ``"silent"`` is the seat that may not bid, and ``"overlooked"`` are
ids of hands that ought to have called the deal off. Each act comes after the seat that did it, ``[seat, act]``. It is
the code of a card played, ``"pass"``, ``"parole"``, or an object: ``{"bid": id}``, perhaps with
``"promises": [id, …]``, ``{"call": card}``, ``{"discard": [card, …]}``, ``{"announce": id}``, ``{"call_off": id}`` or
``{"claim": id, "level": id, "shown": [card, …]}``.
"""

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from typing import Any, Final

from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import NAMES, NUMBERS, CardNumber, CardSet, names
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import PAROLE, PASS, Act
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.table import PlayTable

VERSION: Final = 1
"""Of the form; it rises when a reader of the old one would misread the new one."""


class Unreadable(ValueError):  # noqa: N818 it is the record that cannot be read
    """Something in a record is not of its form; its arguments are what it is, and where it stands."""


def act_to_json(act: Act) -> Any:
    """An act as it is written."""
    match act:
        case acts.Play(card):
            return NAMES[card]
        case acts.Pass():
            return "pass"
        case acts.Parole():
            return "parole"
        case acts.Bid(id, promises):
            return {"bid": id, **({"promises": list(promises)} if promises else {})}
        case acts.Announce(id):
            return {"announce": id}
        case acts.CallOff(id):
            return {"call_off": id}
        case acts.Call(card):
            return {"call": NAMES[card]}
        case acts.Discard(cards):
            return {"discard": list(names(cards))}
        case acts.Claim(id, level, shown):
            return {"claim": id, "level": level, "shown": list(names(shown))}


def act_from_json(data: Any) -> Act:
    """The act that is written so; raises :class:`Unreadable`."""
    match data:
        case "pass":
            return PASS
        case "parole":
            return PAROLE
        case str():
            return acts.Play(card_number(data))
        case {"call": card, **rest} if not rest:
            return acts.Call(card_number(card))
        case {"discard": list(cards), **rest} if not rest:
            return acts.Discard(card_set(cards))
        case {"claim": str(id), "level": str(level), "shown": list(shown), **rest} if not rest:
            return acts.Claim(id, level, card_set(shown))
        case {"bid": str(id), "promises": list(promises), **rest} if not rest:
            return acts.Bid(id, tuple(map(str, promises)))
        case {"bid": str(id), **rest} if not rest:
            return acts.Bid(id)
        case {"announce": str(id), **rest} if not rest:
            return acts.Announce(id)
        case {"call_off": str(id), **rest} if not rest:
            return acts.CallOff(id)
    raise Unreadable(data)


def card_number(name: Any) -> CardNumber:
    """The card of a code; raises :class:`Unreadable`."""
    card = parse_card(name) if isinstance(name, str) else None
    if card is None:
        raise Unreadable(name)
    return NUMBERS[card]


def card_set(codes: Iterable[Any]) -> CardSet:
    """The cards of some codes, each there once; raises :class:`Unreadable`."""
    cards = 0
    for name in codes:
        bit = 1 << card_number(name)
        if cards & bit:
            raise Unreadable(name)
        cards |= bit
    return cards


class Done:
    """Something somebody did, and the phase in which it was done."""

    __slots__ = ("act", "phase")

    def __init__(self, phase: Phase, act: Act) -> None:
        self.phase, self.act = phase, act


class Recorder:
    """A deal that is played and written down."""

    def __init__(self, phase: Phase | Over) -> None:
        self.phase, self.dealt, self.table = phase, phase.game.dealt, phase.game.table
        self.done: list[Done] = []

    def act(self, act: Act) -> None:
        """Whoever has to decide does something; raises :class:`~.acts.NotAnOption`."""
        if isinstance(self.phase, Over) or act not in self.phase.options():
            raise acts.NotAnOption(act)
        self.done.append(Done(self.phase, act))
        self.phase = self.phase.after(act)

    def after(self, act: Act) -> "Recorder":
        """The same deal with one thing more done; this one stays as it is."""
        going = copy(self)
        going.done = [*self.done]
        going.act(act)
        return going

    def told(self) -> Iterator[tuple[int, Act, Phase]]:
        """Each act with who did it, and in which phase."""
        return ((each.phase.seat, each.act, each.phase) for each in self.done)

    def to_json(self) -> dict[str, Any]:
        """The deal so far, as it is written."""
        dealt = self.dealt
        return {
            "record": VERSION,
            "players": self.table.players,
            "dealer": dealt.dealer,
            "hands": [list(names(hand)) for hand in dealt.hands],
            "chien": list(names(dealt.chien)),
            **({} if dealt.silent is None else {"silent": dealt.silent}),
            **({"overlooked": sorted(dealt.overlooked)} if dealt.overlooked else {}),
            "acts": [[seat, act_to_json(act)] for seat, act, _ in self.told()],
        }


def dealt_from_json(table: PlayTable, record: Mapping[str, Any]) -> Dealt:
    """How the deal of a record began; raises :class:`Unreadable`."""
    hands, chien, silent = record.get("hands"), record.get("chien"), record.get("silent")
    if record.get("record") != VERSION or record.get("players") != table.players:
        raise Unreadable(record.get("record"))
    if not isinstance(hands, list) or not isinstance(chien, list) or not all(isinstance(each, list) for each in hands):
        raise Unreadable(hands)
    dealer, overlooked = _seat(table, record.get("dealer")), record.get("overlooked", [])
    unseen = frozenset(map(str, overlooked)) if isinstance(overlooked, list) else frozenset()
    return Dealt(
        dealer, tuple(map(card_set, hands)), card_set(chien), None if silent is None else _seat(table, silent), unseen
    )  # fmt: skip


def _seat(table: PlayTable, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < table.players:
        raise Unreadable(seat)
    return seat


class Stopped(acts.NotAnOption):
    """An act of a record that was not allowed."""

    def __init__(self, recorder: Recorder, number: int, seat: Any, act: Act) -> None:
        super().__init__(number)
        self.phase, self.number, self.seat, self.act = recorder.phase, number, seat, act


def replayed(table: PlayTable, record: Mapping[str, Any]) -> Recorder:
    """A deal played again, as far as it was written down.

    Raises :class:`Unreadable`, :class:`~.agenda.NotADeal` or, at the first act that was not allowed, :class:`Stopped`.
    """
    recorder = Recorder(start(table, dealt_from_json(table, record)))
    written = record.get("acts", [])
    if not isinstance(written, list):
        raise Unreadable(written)
    for number, each in enumerate(written, 1):
        match each:
            case [int(seat), said]:
                act = act_from_json(said)
            case _:
                raise Unreadable(each)
        phase = recorder.phase
        if isinstance(phase, Over) or phase.seat != seat or act not in phase.options():
            raise Stopped(recorder, number, seat, act)
        recorder.act(act)
    return recorder
