"""Which of two identical cards somebody means who names one: one that is in the hand."""

from typing import Any

from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.record import act_from_json
from tarotrules.games.tarot.play.tricks import Playing


def read_act(phase: Phase | Over, data: Any) -> Act:
    """What whoever's turn it is does, as records write it; raises :class:`Unreadable`."""
    return as_held(phase, act_from_json(data, phase.game.table.pack.packs))


def as_held(phase: Phase | Over, act: Act) -> Act:
    """The act with cards of whoever does it; nothing changes where all cards differ."""
    pack = phase.game.table.pack
    if pack.packs == 1 or isinstance(phase, Over):
        return act
    game, seat = phase.game, phase.seat
    match act:
        case Play(card):
            hand = phase.hand() if isinstance(phase, Playing) else game.hands[seat]
            return Play(pack.as_held(1 << card, hand).bit_length() - 1)
        case Discard(cards):
            return Discard(pack.as_held(cards, game.hands[seat]))
        case acts.Claim(id, level, shown):
            return acts.Claim(id, level, pack.as_held(shown, game.to_declare(seat)))
    return act
