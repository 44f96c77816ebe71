"""A deal written down, complete enough to play it again: the cards dealt, and every act in order.

Outside form: ``{"record": 1, "ruleset", "players", "dealer", "hands": [[card, …], …], "stock": [card, …], "acts"}``,
with codes of cards, hands by seat, the stock from the top; ``"ruleset"`` is the id of the rules it was played by.

Each act comes after the seat that did it, ``[seat, act]``. It is the code of a card played; a word of the dialogue:
``"good"``, ``"not_good"``, ``"equal"``, ``"ask"``, ``"enough"``, ``"look"``, ``"pass"``; or an object:
``{"claim": id}``, ``{"discard": [card, …]}``, ``{"call": id, "cards": [card, …]}``, ``{"call": id}`` of nothing, and
``{"show": id}`` to see what counts in a contest.
"""

from collections.abc import Iterable
from typing import Any, Final, get_args

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.french import parse_card
from tarotrules.games.piquet import NAME
from tarotrules.games.piquet.play.acts import ENOUGH, LOOK, Act, Answer, Call, Claim, Show, Word
from tarotrules.games.piquet.play.cards import NAMES, NUMBERS, names
from tarotrules.games.piquet.play.game import Over, Phase
from tarotrules.games.playing import recorder
from tarotrules.games.playing.acts import PASS, PLAYS, Discard, Play
from tarotrules.games.playing.recorder import Unreadable

VERSION: Final = 1
"""Of the form; it rises when a reader of the old one would misread the new one."""
WORDS: Final[dict[str, Act]] = {
    "pass": PASS,
    "enough": ENOUGH,
    "look": LOOK,
    **{word: Answer(word) for word in get_args(Word)},
}
"""What is written as a word."""


def act_to_json(act: Act) -> Any:
    """An act as it is written."""
    match act:
        case Play(card):
            return NAMES[card]
        case Claim(id):
            return {"claim": id}
        case Discard(cards):
            return {"discard": list(names(cards))}
        case Call(id, cards):
            return {"call": id, **({"cards": list(names(cards))} if cards else {})}
        case Show(id):
            return {"show": id}
    return next(word for word, each in WORDS.items() if each == act)


def act_from_json(data: Any) -> Act:
    """The act that is written so; raises :class:`~tarotrules.games.playing.recorder.Unreadable`."""
    match data:
        case str() if data in WORDS:
            return WORDS[data]
        case str():
            return PLAYS[card_number(data)]
        case {"claim": str(id), **rest} if not rest:
            return Claim(id)
        case {"discard": list(cards), **rest} if not rest:
            return Discard(card_set(cards))
        case {"call": str(id), "cards": [_, *_] as cards, **rest} if not rest:
            return Call(id, card_set(cards))
        case {"call": str(id), **rest} if not rest:
            return Call(id, 0)
        case {"show": str(id), **rest} if not rest:
            return Show(id)
    raise Unreadable(data)


def card_number(name: Any) -> CardNumber:
    """The card of a code; raises :class:`~tarotrules.games.playing.recorder.Unreadable`."""
    card = parse_card(name) if isinstance(name, str) else None
    if card is None:
        raise Unreadable(name)
    return NUMBERS[card]


def card_set(codes: Iterable[Any]) -> CardSet:
    """The cards of some codes, each once; raises :class:`~tarotrules.games.playing.recorder.Unreadable`."""
    cards = 0
    for name in codes:
        bit = 1 << card_number(name)
        if cards & bit:
            raise Unreadable(name)
        cards |= bit
    return cards


class Recorder(recorder.Recorder[Act, Phase, Over]):
    """A deal that is played and written down."""

    def __init__(self, phase: Phase | Over) -> None:
        super().__init__(phase)
        self.dealt, self.table = phase.game.dealt, phase.game.table

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self.dealt.dealer

    def to_json(self) -> dict[str, Any]:
        """The deal so far, as it is written."""
        dealt = self.dealt
        return {
            "record": VERSION,
            "game": NAME,
            "ruleset": self.table.id,
            "players": self.table.players,
            "dealer": dealt.dealer,
            "hands": [list(names(hand)) for hand in dealt.hands],
            "stock": [NAMES[card] for card in dealt.stock],
            "acts": self.entries(act_to_json),
        }
