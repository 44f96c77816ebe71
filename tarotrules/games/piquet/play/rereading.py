"""Records read and played again, whoever wrote them: what is wrong is told where it stands."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.french import parse_card
from tarotrules.games.deals import reading
from tarotrules.games.deals.reading import MOST, Form
from tarotrules.games.deals.refusals import CARD_TWICE, NO_SUCH_SEAT, NOT_A_RECORD
from tarotrules.games.deals.words import DealWords
from tarotrules.games.piquet import NAME
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.agenda import NotADeal, start
from tarotrules.games.piquet.play.cards import NAMES, NUMBERS, together
from tarotrules.games.piquet.play.game import Dealt, Over, Phase
from tarotrules.games.piquet.play.record import VERSION, Recorder, act_from_json
from tarotrules.games.piquet.play.table import PlayTable
from tarotrules.games.playing.rereading import play_on
from tarotrules.games.refused import Refused

_WORDS: Final = DealWords(Path(__file__).parents[1] / "keywords")


class Written(NamedTuple):
    """A record as it is written."""

    dealt: Dealt
    misdealt: bool
    entries: tuple[Any, ...]


class _Reader(reading.Reader):
    """Reads cards, and what else only records have."""

    def cards(self, key: str, value: object) -> tuple[CardNumber, ...]:
        """Some cards, in order."""
        if not isinstance(value, list) or len(value) > MOST:
            self.wrong(key, value, "cards")
            return ()
        found = (self._card(key, each) for each in value)
        return tuple(each for each in found if each is not None)

    def _card(self, key: str, value: object) -> CardNumber | None:
        card = parse_card(value) if isinstance(value, str) else None
        if card is None:
            self.wrong(key, value, "card")
        return None if card is None else NUMBERS[card]

    def hands(self, key: str, value: object) -> tuple[tuple[CardNumber, ...], ...]:
        """The cards of each player."""
        if not isinstance(value, list):
            self.wrong(key, value, "dealt")
            return ()
        return self.by_seat(key, value, self.cards) or ()

    def entries(self, key: str, value: object) -> tuple[Any, ...]:
        """What was done, each read when its turn comes."""
        if isinstance(value, list):
            return tuple(value)
        self.wrong(key, value, "entries")
        return ()

    def apart(self, cards: Iterable[CardNumber]) -> None:
        """Report cards that lie in two places."""
        for card, number in Counter(cards).items():
            if number > 1:
                self.report(CARD_TWICE, card=NAMES[card])


_FORM: Final[Form] = {
    "record": (_Reader.whole, None),
    "game": (_Reader.word, None),
    "ruleset": (_Reader.word, None),
    "players": (_Reader.whole, None),
    "dealer": (_Reader.seat, 0),
    "hands": (_Reader.hands, ()),
    "stock": (_Reader.cards, ()),
    "misdeal": (_Reader.truth, False),
    "acts": (_Reader.entries, ()),
}


def written(table: PlayTable, data: Any) -> Written:
    """What a record says, before anything of it is played; raises :class:`~tarotrules.games.refused.Refused`."""
    reader = _Reader(_WORDS)
    told = reader.by_key(data, _FORM)
    for key, right in (("record", VERSION), ("game", NAME)):
        if told[key] not in {right, None}:
            reader.wrong(key, told[key], key)
    reader.at_table(told["players"], table.players)
    if told["dealer"] is not None and not 0 <= told["dealer"] < table.players:
        reader.report(NO_SUCH_SEAT, seat=told["dealer"], last=table.players - 1)
    if told["ruleset"] not in {table.id, None}:
        reader.report(NOT_A_RECORD, what="rules", value="", number=0)
    if told["misdeal"] and told["acts"]:
        reader.report(NOT_A_RECORD, what="misdealt", value="", number=1)
    hands, stock = told["hands"], told["stock"]
    reader.apart(card for cards in (*hands, stock) for card in cards)
    reader.end()
    dealt = Dealt(told["dealer"], tuple(map(together, hands)), stock)
    return Written(dealt, bool(told["misdeal"]), told["acts"])


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
        raise Refused(NOT_A_RECORD, what="cards", value="", number=0) from None
