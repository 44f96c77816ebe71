"""A position at the table, told by somebody: which cards of a hand may be played, and what forbids the others.

Outside form: ``{"players": 4, "hand": ["T3", "H4"], "trick": ["SK"], "first_trick": false, "called": null}``, answered
with ``{"legal": ["T3"], "reasons": {"H4": "must-trump"}}``. Part of a hand is enough; but where
something is forbidden in certain tricks, the cards that are left tell which trick it is. ``called`` is a card.
"""

from collections.abc import Sequence
from typing import Any, Final

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.sets import NAMES
from tarotrules.games.deals.reading import Form, as_object
from tarotrules.games.deals.refusals import NOT_A_RECORD
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.exempting import excused
from tarotrules.games.tarot.play.game import Agenda, Dealt, Game
from tarotrules.games.tarot.play.reading import CardReader
from tarotrules.games.tarot.play.reasons import Reason, of_card
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import NO_CARD, Playing, Trick, at_once
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_FORM: Final[Form] = {
    "players": (CardReader.whole, None),
    "hand": (CardReader.numbers, None),
    "trick": (CardReader.numbers, ()),
    "first_trick": (CardReader.truth, False),
    "called": (CardReader.called, ()),
}
SILENTLY: Final = Agenda((), at_once, None)
"""Cards that are told were played without a word."""
_TRICKS: Final = "tricks"
"""The key that only a deal has which is told trick by trick."""
_BEFORE: Final = Trick(0, (), 0, NO_CARD, 0)
"""What stands for the tricks before one that is not the first."""


class Position:
    """A player to whom it is to play, with a hand as it was told."""

    def __init__(self, hand: Sequence[CardNumber], playing: Playing) -> None:
        self.hand, self.playing = hand, playing

    def why_not(self, card: CardNumber) -> Reason | None:
        """What forbids a card; nothing, if it may be played."""
        return of_card(self.playing, card)


def position(rules: Ruleset, data: Any) -> Position:
    """The position that is told; raises :class:`~tarotrules.games.refused.Refused`."""
    reader, table = CardReader(rules.deck.pack), play_table(rules)
    if _TRICKS in as_object(data):
        raise Refused(NOT_A_RECORD, what="hands", value="", number=0)
    told = reader.by_key(data, _FORM)
    hand, trick = told["hand"], told["trick"]
    reader.at_table(told["players"], table.players)
    if hand is None:
        reader.missing("hand", "cards")
        reader.end()
    reader.apart((*hand, *trick))
    if len(trick) >= table.players:
        reader.wrong("trick", [NAMES[card] for card in trick], "trick")
    reader.end()
    cards = sum(1 << card for card in hand)
    hands = tuple(cards if seat == len(trick) else 0 for seat in range(table.players))
    game = excused(Game(table, SILENTLY, Dealt(0, hands, 0))).with_(called=told["called"])
    gone = 0 if told["first_trick"] else max(1, table.hand - len(hand))
    playing = Playing(game, 0, (_BEFORE,) * gone)
    for card in trick:
        after = playing.play(card)
        playing = after if isinstance(after, Playing) else playing
    return Position(hand, playing)
