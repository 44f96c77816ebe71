"""Records read and played again, whoever wrote them: what is wrong is told where it stands."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.games.deals.reading import Form
from tarotrules.games.deals.refusals import NO_SUCH_SEAT, NOT_A_RECORD
from tarotrules.games.playing.rereading import SHOWN, play_on
from tarotrules.games.refused import Refused
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.play.agenda import NotADeal, start
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.identical import read_act
from tarotrules.games.tarot.play.piles import lying
from tarotrules.games.tarot.play.reading import CardReader
from tarotrules.games.tarot.play.record import VERSION, Recorder
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.ruleset.auction import is_imposed


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

    def ids(self, key: str, value: object) -> tuple[str, ...]:
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
    "overlooked": (RecordReader.ids, ()),
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
    told = reader.by_key(data, _FORM)
    for key, right in (("record", VERSION), ("game", NAME)):
        if told[key] not in {right, None}:
            reader.wrong(key, told[key], key)
    reader.at_table(told["players"], table.players)
    for key in ("dealer", "silent", "taker"):
        if told[key] is not None and not 0 <= told[key] < table.players:
            reader.report(NO_SUCH_SEAT, seat=told[key], last=table.players - 1)
    if told["ruleset"] not in {table.id, None}:
        reader.report(NOT_A_RECORD, what="rules", value="", number=0)
    imposed = is_imposed(table.rules.auction)
    if imposed and told["taker"] is None and not told["misdeal"]:
        reader.report(refusals.TAKER_MISSING)
    if told["taker"] is not None and not imposed:
        reader.report(NOT_A_RECORD, what="taker", value="", number=0)
    entries = told["acts"]
    if told["misdeal"] and entries:
        reader.report(NOT_A_RECORD, what="misdealt", value="", number=1)
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


def replayed(table: PlayTable, record: Any) -> Recorder:
    """A deal played again, as far as it was written down.

    Raises :class:`~tarotrules.games.refused.Refused` or, at the first act that was not allowed, :class:`Stopped`.
    """
    found = written(table, record)
    recorder = Recorder(_started(table, found.dealt))
    said = _called_off_already(recorder.phase, found.entries)
    return play_on(recorder, table.players, found.entries[said:], read_act, 1 + said)


def _called_off_already(phase: Phase | Over, entries: tuple[Any, ...]) -> bool:
    """Whether somebody says first what the rules have done unasked: call off a deal for the hand that must."""
    match entries:
        case [[int(seat), {"call_off": str(id), **rest}], *_] if not rest and type(seat) is int:
            return isinstance(phase, Over) and phase.called_off == (seat, id)
    return False


def _started(table: PlayTable, dealt: Dealt) -> Any:
    said = [each for each in table.redeals if each.found_late is not None]
    late = {each.id for each in said if any(each.when(hand) is True for hand in dealt.hands)}
    strange = sorted(dealt.overlooked - late)
    if strange:
        raise Refused(NOT_A_RECORD, what="late", value=strange[0][:SHOWN], number=0)
    try:
        return start(table, dealt)
    except NotADeal:
        raise Refused(NOT_A_RECORD, what="cards", value="", number=0) from None
