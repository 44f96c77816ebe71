"""The rest of a deal played by chance: the same cards as through the phases, in half the time, with nothing to look at.

For whoever plays very many deals to their end to see how they come out.
"""

from random import Random
from typing import Final

from tarotrules.cards.bits import BITS
from tarotrules.games.playing.drawing import any_card
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.tricks import NO_CARD, Playing, Trick, ended

_NO_TRUMPS: Final = (0,) * (len(BITS) + 1)
_new: Final = tuple.__new__


def rollout(phase: Phase | Over, random: Random) -> Over:
    """Everybody does anything: phase by phase while something may be said, then trick after trick."""
    while not isinstance(phase, Over):
        if type(phase) is not Playing:
            phase = phase.after(phase.options().pick(random))
        elif phase.tricks and not phase.cards and not phase.game.bans and not phase.game.piles:
            return _tricks(phase, random)
        else:
            phase = phase.play(any_card(phase.playable(), random))
    return phase


def _tricks(playing: Playing, random: Random) -> Over:
    game, leader, tricks, share = playing.game, playing.leader, [*playing.tricks], random.random
    pack = game.table.pack
    trumps, others, gone, free = pack.trumps, pack.others, playing.gone, game.free
    may_win = pack.all & ~game.never_wins
    hands = [hand & ~gone for hand in game.hands]
    rounds, flat, bits, over, suit_of = game.table.rounds, game.table.flat, BITS, pack.over, pack.suit_of
    trumping = trumps if flat.must_trump else 0
    overtrumping = pack.trumps_over if flat.must_overtrump else _NO_TRUMPS
    while True:
        led, top, winner, cards = 0, NO_CARD, leader, []
        for seat in rounds[leader]:
            may = hand = hands[seat]
            # The duties, the drawing rule, and what Playing.play does, written out.
            if led:
                excused = hand & free[seat]
                bound = hand ^ excused
                may = bound & led or bound & trumping or bound
                beating = overtrumping[top]
                if may & beating:
                    may &= others | beating
                may |= excused
            place = share() * may.bit_count()
            while place >= 1.0:
                may &= may - 1
                place -= 1.0
            card = (may ^ may - 1).bit_length() - 1
            bit = bits[card]
            hands[seat] = hand ^ bit
            gone |= bit
            if not led and not free[seat] & bit:
                led = suit_of[card]
                if top != NO_CARD and not (trumps | led) >> top & 1:
                    top = NO_CARD
            if over[top] & bit & may_win:
                top, winner = card, seat
            cards.append(card)
        # As quick as any other tuple, made so.
        last = _new(Trick, (leader, tuple(cards), winner, top, gone))
        if not hands[leader]:
            return ended(game, tuple(tricks), last)
        tricks.append(last)
        leader = winner
