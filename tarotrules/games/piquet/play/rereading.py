"""Records read and played again, whoever wrote them: what is wrong is told where it stands."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from tarotrules.cards.french import parse_card
from tarotrules.cards.sets import CardNumber
from tarotrules.games.deals import refusals
from tarotrules.games.piquet import NAME
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.agenda import NotADeal, start
from tarotrules.games.piquet.play.cards import NAMES, NUMBERS, together
from tarotrules.games.piquet.play.game import Dealt, Over, Phase
from tarotrules.games.piquet.play.record import VERSION, Recorder, act_from_json
from tarotrules.games.piquet.play.table import PlayTable
from tarotrules.games.playing.rereading import SHOWN, play_on
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Argument, Concepts, Diagnostic, Problem

KEYS: Final = ("record", "game", "ruleset", "players", "dealer", "hands", "stock", "misdeal", "acts")


class Written(NamedTuple):
    """A record as it is written."""

    dealt: Dealt
    misdealt: bool
    entries: tuple[Any, ...]


def as_object(data: Any) -> Mapping[str, Any]:
    """A JSON object; raises :class:`~tarotrules.games.refused.Refused` for anything else."""
    if not isinstance(data, dict):
        raise Refused(refusals.NOT_JSON)
    return data


class _Reader:
    """Reads the values of a record; all that is wrong is told at once."""

    def __init__(self, data: Any) -> None:
        self.data, self.problems = as_object(data), list[Diagnostic]()
        for key in self.data:
            if key not in KEYS:
                self.report(refusals.UNKNOWN_KEY, word=str(key)[:SHOWN], known=Concepts(sorted(KEYS)), hint="list")

    def report(self, problem: Problem, **arguments: Argument) -> None:
        """Something is wrong."""
        self.problems.append(problem.at(None, **arguments))

    def wrong(self, key: str, value: object, wants: str) -> None:
        """A value that is none of its key; sentences say what it wants."""
        self.report(refusals.WRONG_VALUE, key=key, value=_shown(value), hint="wrong", wants=wants)

    def right(self, key: str, right: Any) -> None:
        """What can only be one thing, if it is said."""
        value = self.data.get(key)
        if value is not None and (value != right or type(value) is not type(right)):
            self.wrong(key, value, key)

    def whole(self, key: str, absent: int, *, wants: str) -> int:
        """A whole number."""
        value = self.data.get(key)
        if value is not None and type(value) is not int:
            self.wrong(key, value, wants)
        return value if type(value) is int else absent

    def listed(self, key: str, wants: str) -> tuple[Any, ...]:
        """A list of anything."""
        value = self.data.get(key)
        if value is not None and not isinstance(value, list):
            self.wrong(key, value, wants)
        return tuple(value) if isinstance(value, list) else ()

    def cards(self, key: str, value: object) -> tuple[CardNumber, ...]:
        """Some cards, in order."""
        if not isinstance(value, list):
            self.wrong(key, value, "cards")
            return ()
        found = (self._card(key, each) for each in value)
        return tuple(each for each in found if each is not None)

    def _card(self, key: str, value: object) -> CardNumber | None:
        card = parse_card(value) if isinstance(value, str) else None
        if card is None:
            self.wrong(key, value, "card")
        return None if card is None else NUMBERS[card]

    def apart(self, cards: Iterable[CardNumber]) -> None:
        """Every card is in one place only."""
        for card, number in Counter(cards).items():
            if number > 1:
                self.report(refusals.CARD_TWICE, card=NAMES[card])

    def end(self) -> None:
        """Raise what is wrong, if anything is."""
        if self.problems:
            raise Refused(*self.problems)


def written(table: PlayTable, data: Any) -> Written:
    """What a record says, before anything of it is played; raises :class:`~tarotrules.games.refused.Refused`.

    The stock need not be said where it comes to nothing, or of a deal that was void.
    """
    reader = _Reader(data)
    reader.right("record", VERSION)
    reader.right("game", NAME)
    players = reader.whole("players", table.players, wants="whole")
    if players != table.players:
        reader.report(refusals.NO_SUCH_PLAYERS, given=players, players=table.players)
    dealer = reader.whole("dealer", 0, wants="seat")
    if not 0 <= dealer < table.players:
        reader.report(refusals.NO_SUCH_SEAT, seat=dealer, last=table.players - 1)
    if reader.data.get("ruleset") not in {table.id, None}:
        reader.report(refusals.NOT_A_RECORD, what="rules", value="", number=0)
    hands = [reader.cards("hands", each) for each in reader.listed("hands", "tricks")]
    stock = reader.cards("stock", reader.data.get("stock") or [])
    entries = reader.listed("acts", "entries")
    misdealt = reader.data.get("misdeal") is True
    if misdealt and entries:
        reader.report(refusals.NOT_A_RECORD, what="misdealt", value="", number=1)
    reader.apart(card for cards in (*hands, stock) for card in cards)
    reader.end()
    return Written(Dealt(dealer, tuple(map(together, hands)), stock), misdealt, entries)


def replayed(table: PlayTable, record: Any) -> Recorder:
    """A deal played again, as far as it was written down.

    Raises :class:`~tarotrules.games.refused.Refused` or, at the first act that was not allowed,
    :class:`~tarotrules.games.playing.rereading.Stopped`.
    """
    found = written(table, record)
    return play_on(Recorder(_started(table, found.dealt)), table.players, found.entries, _read)


def _read(_phase: Phase | Over, data: Any) -> Act:
    return act_from_json(data)


def _started(table: PlayTable, dealt: Dealt) -> Phase | Over:
    try:
        return start(table, dealt)
    except NotADeal:
        raise Refused(refusals.NOT_A_RECORD, what="cards", value="", number=0) from None


def _shown(value: object) -> str:
    try:
        shown = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        shown = "…"
    return shown[:SHOWN]
