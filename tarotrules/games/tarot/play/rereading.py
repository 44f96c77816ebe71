"""Records read and played again, whoever wrote them: what is wrong is told where it stands."""

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tarotrules.cards.sets import CardSet
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.summary import Form
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import NotADeal, start
from tarotrules.games.tarot.play.game import Dealt, Over
from tarotrules.games.tarot.play.identical import as_held
from tarotrules.games.tarot.play.piles import lying
from tarotrules.games.tarot.play.reading import CardReader, read
from tarotrules.games.tarot.play.record import VERSION, Recorder, Unreadable, act_from_json
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.ruleset.auction import is_imposed

_SHOWN: Final = 60
"""So much of what cannot be read is quoted."""


class RecordReader(CardReader):
    """Reads what only records have."""

    def hands(self, key: str, value: object) -> tuple[tuple[int, ...], ...]:
        """The cards of each player."""
        return self.tricks(key, value)

    def piles(self, key: str, value: object) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The piles of each player."""
        if not isinstance(value, list):
            self.wrong(key, value, "tricks")
            return ()
        return tuple(self.tricks(key, each) for each in value)

    def words(self, key: str, value: object) -> tuple[str, ...]:
        """Some ids."""
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return tuple(value)
        self.wrong(key, value, "words")
        return ()

    def entries(self, key: str, value: object) -> tuple[Any, ...]:
        """What was done, each read when its turn comes."""
        if isinstance(value, list):
            return tuple(value)
        self.wrong(key, value, "entries")
        return ()


_FORM: Final[Form] = {
    "record": (RecordReader.whole, None),
    "game": (RecordReader.word, None),
    "ruleset": (RecordReader.word, None),
    "players": (RecordReader.whole, None),
    "dealer": (RecordReader.seat, 0),
    "silent": (RecordReader.seat, None),
    "taker": (RecordReader.seat, None),
    "hands": (RecordReader.hands, ()),
    "piles": (RecordReader.piles, ()),
    "chien": (RecordReader.numbers, None),
    "overlooked": (RecordReader.words, ()),
    "misdeal": (RecordReader.truth, False),
    "acts": (RecordReader.entries, ()),
}
KEYS: Final = frozenset(_FORM)


class Written(NamedTuple):
    """A record as it is written."""

    dealt: Dealt
    misdealt: bool
    entries: tuple[Any, ...]


def written(table: PlayTable, data: Any) -> Written:
    """What a record says, before anything of it is played; raises :class:`~tarotrules.games.refused.Refused`."""
    reader = RecordReader(table.pack)
    told = read(reader, data, _FORM)
    for key, right in (("record", VERSION), ("game", NAME)):
        if told[key] not in {right, None}:
            reader.wrong(key, told[key], key)
    reader.at_table(told["players"], table.players)
    for key in ("dealer", "silent", "taker"):
        if told[key] is not None and not 0 <= told[key] < table.players:
            reader.report(refusals.NO_SUCH_SEAT, seat=told[key], last=table.players - 1)
    if told["ruleset"] not in {table.id, None}:
        reader.report(refusals.NOT_A_RECORD, what="rules", value="", number=0)
    imposed = is_imposed(table.rules.auction)
    if imposed and told["taker"] is None and not told["misdeal"]:
        reader.report(refusals.TAKER_MISSING)
    if told["taker"] is not None and not imposed:
        reader.report(refusals.NOT_A_RECORD, what="taker", value="", number=0)
    entries = told["acts"]
    if told["misdeal"] and entries:
        reader.report(refusals.NOT_A_RECORD, what="misdealt", value="", number=1)
    hands, piles, chien = told["hands"], told["piles"], told["chien"]
    laid = [pile for each in piles for pile in each]
    reader.apart(card for cards in (*hands, *laid, chien or ()) for card in cards)
    reader.end()
    tops = [lying(each) for each in piles] or [0] * len(hands)
    together = [_set(cards) | top for cards, top in zip(hands, tops, strict=False)]
    rest = table.pack.all & ~_set(card for cards in (*hands, *laid) for card in cards)
    unseen = frozenset((*told["overlooked"], *_found(entries)))
    dealt = Dealt(
        told["dealer"],
        tuple(together),
        rest if chien is None else _set(chien),
        told["silent"],
        unseen,
        piles,
        told["taker"],
    )
    return Written(dealt, told["misdeal"], entries)


def _set(cards: Iterable[int]) -> CardSet:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def _found(entries: Iterable[Any]) -> Iterable[str]:
    """Hands that come to light in a record were overlooked before."""
    for each in entries:
        match each:
            case [_, {"found_late": str(id)}]:
                yield id


class Stopped(acts.NotAnOption):
    """An act of a record that was not allowed."""

    def __init__(self, recorder: Recorder, number: int, seat: int, act: Act) -> None:
        super().__init__(number)
        self.phase, self.number, self.seat, self.act = recorder.phase, number, seat, act


def replayed(table: PlayTable, record: Any) -> Recorder:
    """A deal played again, as far as it was written down.

    Raises :class:`~tarotrules.games.refused.Refused` or, at the first act that was not allowed, :class:`Stopped`.
    """
    found = written(table, record)
    recorder = Recorder(_started(table, found.dealt))
    for number, each in enumerate(found.entries, 1):
        seat, act = _read(number, each, table.pack.packs)
        if not 0 <= seat < table.players:
            raise Refused(refusals.NO_SUCH_SEAT, seat=seat, last=table.players - 1)
        if number == 1 and _called_off_already(recorder.phase, seat, act):
            continue
        act = as_held(recorder.phase, act)
        try:
            _do(recorder, seat, act)
        except acts.NotAnOption:
            raise Stopped(recorder, number, seat, act) from None
    return recorder


def _called_off_already(phase: Any, seat: int, act: Act) -> bool:
    """Whether somebody says what the rules have done unasked: call off a deal for the hand that must."""
    return isinstance(phase, Over) and isinstance(act, acts.CallOff) and phase.called_off == (seat, act.id)


def _started(table: PlayTable, dealt: Dealt) -> Any:
    said = [each for each in table.redeals if each.found_late is not None]
    late = {each.id for each in said if any(each.when(hand) is True for hand in dealt.hands)}
    strange = sorted(dealt.overlooked - late)
    if strange:
        raise Refused(refusals.NOT_A_RECORD, what="late", value=strange[0][:_SHOWN], number=0)
    try:
        return start(table, dealt)
    except NotADeal:
        raise Refused(refusals.NOT_A_RECORD, what="cards", value="", number=0) from None


def _read(number: int, entry: Any, packs: int) -> tuple[int, Act]:
    match entry:
        case [int(seat), said] if type(seat) is int:
            try:
                return seat, act_from_json(said, packs)
            except Unreadable as unreadable:
                raise cannot_be_read(number, unreadable.args[0]) from None
    raise cannot_be_read(number, entry)


def cannot_be_read(number: int, what: Any) -> Refused:
    """The refusal of an entry that is none."""
    try:
        shown = what if isinstance(what, str) else json.dumps(what, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        shown = "…"
    return Refused(refusals.NOT_A_RECORD, what="unreadable", value=shown[:_SHOWN], number=number)


def _do(recorder: Recorder, seat: int, act: Act) -> None:
    """Whoever's turn it is does something; a hand comes to light at any time."""
    if isinstance(act, acts.FoundLate):
        recorder.found(seat, act.id)
    elif isinstance(recorder.phase, Over) or recorder.phase.seat != seat:
        raise acts.NotAnOption(act)
    else:
        recorder.act(act)
