"""The rest of a deal played by chance: the same cards as through the phases, in half the time, with nothing to look at.

For whoever plays very many deals to their end to see how they come out.
"""

from random import Random

from tarotrules.cards.sets import SUIT_OF, TRUMPS
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.tricks import NO_CARD, OVER, TRUMPS_OVER, Playing, Trick, ended


def rollout(phase: Phase | Over, random: Random) -> Over:
    """Everybody does anything: phase by phase while something may be said, then trick after trick."""
    while not isinstance(phase, Over):
        if isinstance(phase, Playing) and phase.tricks and not phase.cards:
            return _tricks(phase, random)
        phase = phase.after(phase.options().pick(random))
    return phase


def _tricks(playing: Playing, random: Random) -> Over:
    game, leader, tricks, share = playing.game, playing.leader, [*playing.tricks], random.random
    hands, free, never, playable = (
        [hand & ~playing.gone for hand in game.hands],
        game.free,
        game.never_wins,
        game.playable,
    )
    while True:
        led, top, cards = 0, NO_CARD, []
        for seat in game.table.rounds[leader]:
            hand = hands[seat]
            may = playable(hand, free[seat], led, TRUMPS_OVER[top]) if led else hand
            # The drawing rule, and what Playing.play does, written out.
            for _ in range(int(share() * may.bit_count())):
                may &= may - 1
            bit = may & -may
            card = bit.bit_length() - 1
            hands[seat] = hand ^ bit
            if not led and not free[seat] & bit:
                led = SUIT_OF[card]
                if top != NO_CARD and not (TRUMPS | led) >> top & 1:
                    top = NO_CARD
            if OVER[top] & bit and not never & bit:
                top = card
            cards.append(card)
        if not hands[leader]:
            return ended(game, tuple(tricks), leader, tuple(cards), top)
        winner = (leader + cards.index(top)) % game.players
        tricks.append(Trick(leader, tuple(cards), winner, top))
        leader = winner
