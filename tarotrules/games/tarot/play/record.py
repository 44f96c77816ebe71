"""A deal written down, complete enough to play it again: the cards dealt, and every act in order.

Outside form: ``{"record": 1, "ruleset", "players", "dealer", "hands": [[card, …], …], "chien": [card, …], "acts"}``,
with codes of cards; ``"ruleset"`` is the id of the rules it was played by. Where there is such a thing, ``"silent"`` is
the seat that may not bid, ``"taker"`` is the seat that takes without an auction, ``"overlooked"`` are ids of hands that
ought to have called the deal off and never came to light, and ``"piles"`` are, of each player, the piles that lie in
front, each from its top card.

Each act comes after the seat that did it, ``[seat, act]``. It is the code of a card played, ``"pass"``,
``"parole"``, or an object: ``{"bid": id}``, perhaps with ``"promises": [id, …]``, ``{"call": card}``,
``{"discard": [card, …]}``, ``{"announce": id}``, ``{"call_off": id}``,
``{"claim": id, "level": id, "shown": [card, …]}``, or ``{"found_late": id}`` for a hand that ought to have called the
deal off and comes to light.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import NAMES, NUMBERS, SIZE, names
from tarotrules.games.playing import recorder
from tarotrules.games.playing.acts import PASS, Discard, NotAnOption, Pass, Play
from tarotrules.games.playing.recorder import Done, Unreadable
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import PAROLE, Act
from tarotrules.games.tarot.play.claiming import Declaring, laid_out
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.piles import in_hand, written
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Playing, Trick

VERSION: Final = 1
"""Of the form; it rises when a reader of the old one would misread the new one."""


def act_to_json(act: Act) -> Any:
    """An act as it is written."""
    match act:
        case Play(card):
            return NAMES[card]
        case Pass():
            return "pass"
        case acts.Parole():
            return "parole"
        case acts.Bid(id, promises):
            return {"bid": id, **({"promises": list(promises)} if promises else {})}
        case acts.Announce(id):
            return {"announce": id}
        case acts.CallOff(id):
            return {"call_off": id}
        case acts.FoundLate(id):
            return {"found_late": id}
        case acts.Call(card):
            return {"call": NAMES[card]}
        case Discard(cards):
            return {"discard": list(names(cards))}
        case acts.Claim(id, level, shown):
            return {"claim": id, "level": level, "shown": list(names(shown))}


def done_to_json(table: PlayTable, act: Act) -> Any:
    """An act as it is written once it is done: cards that were laid open one after another, in that order."""
    written = act_to_json(act)
    if isinstance(act, acts.Claim):
        written["shown"] = [NAMES[card] for card in laid_out(table.rules.claim[act.id].order, act.shown)]
    return written


def act_from_json(data: Any, packs: int = 1) -> Act:
    """The act that is written so of so many packs; raises :class:`Unreadable`."""
    match data:
        case "pass":
            return PASS
        case "parole":
            return PAROLE
        case str():
            return Play(card_number(data))
        case {"call": card, **rest} if not rest:
            return acts.Call(card_number(card))
        case {"discard": list(cards), **rest} if not rest:
            return Discard(card_set(cards, packs))
        case {"claim": str(id), "level": str(level), "shown": list(shown), **rest} if not rest:
            return acts.Claim(id, level, card_set(shown, packs))
        case {"bid": str(id), "promises": [str(), *_] as promises, **rest} if not rest:
            if all(isinstance(each, str) for each in promises):
                return acts.Bid(id, tuple(promises))
        case {"bid": str(id), **rest} if not rest:
            return acts.Bid(id)
        case {"announce": str(id), **rest} if not rest:
            return acts.Announce(id)
        case {"call_off": str(id), **rest} if not rest:
            return acts.CallOff(id)
        case {"found_late": str(id), **rest} if not rest:
            return acts.FoundLate(id)
    raise Unreadable(data)


def card_number(name: Any) -> CardNumber:
    """The card of a code; raises :class:`Unreadable`."""
    card = parse_card(name) if isinstance(name, str) else None
    if card is None:
        raise Unreadable(name)
    return NUMBERS[card]


def card_set(codes: Iterable[Any], packs: int) -> CardSet:
    """The cards of some codes, each there no more often than in so many packs; raises :class:`Unreadable`."""
    cards = 0
    for name in codes:
        number = card_number(name)
        like = (1 << each for each in range(number, packs * SIZE, SIZE) if not cards >> each & 1)
        bit = next(like, 0)
        if not bit:
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
        return self.dealt.dealer

    def act_of(self, seat: int, act: Act) -> None:
        if isinstance(act, acts.FoundLate):
            self.found(seat, act.id)
        else:
            super().act_of(seat, act)

    def found(self, seat: int, redeal: str) -> None:
        """A hand that ought to have called the deal off comes to light; raises :class:`~.acts.NotAnOption`."""
        phase, game = self.phase, self.phase.game
        each = next((each for each in self.table.redeals if each.id == redeal), None)
        late = redeal in self.dealt.overlooked and not any(isinstance(each.act, acts.FoundLate) for each in self.done)
        if isinstance(phase, Over) or each is None or not late or each.when(game.dealt.hands[seat]) is not True:
            raise NotAnOption(redeal)
        self.done.append(Done(seat, acts.FoundLate(redeal), phase))
        if each.found_late == "annulled":
            dealer = (game.dealer + each.next_dealer) % self.table.players
            self.phase = Over(game, "annulled", dealer, self.tricks)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are complete."""
        match self.phase:
            case Playing(tricks=tricks) | Over(tricks=tricks) | Declaring(playing=Playing(tricks=tricks)):
                return tricks
        return ()

    def to_json(self) -> dict[str, Any]:
        dealt = self.dealt
        overlooked = dealt.overlooked - {each.act.id for each in self.done if isinstance(each.act, acts.FoundLate)}
        return {
            "record": VERSION,
            "ruleset": self.table.id,
            "players": self.table.players,
            "dealer": dealt.dealer,
            "hands": [list(names(in_hand(dealt, seat))) for seat in range(self.table.players)],
            **({"piles": written(dealt.piles)} if dealt.piles else {}),
            "chien": list(names(dealt.chien)),
            **({} if dealt.silent is None else {"silent": dealt.silent}),
            **({} if dealt.taker is None else {"taker": dealt.taker}),
            **({"overlooked": sorted(overlooked)} if overlooked else {}),
            "acts": self.entries(partial(done_to_json, self.table)),
        }
