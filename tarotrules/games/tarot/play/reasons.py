"""Why something may not be done: the duty that forbids it.

The book tells each duty in one of its rules; here it has the name that the rule is found by.
"""

from typing import Final, Literal, get_args

from tarotrules.cards.sets import TRUMPS, CardNumber, CardSet
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import Claiming, Declaring
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.tricks import Playing

Duty = Literal[
    "called-suit", "must-follow", "must-trump", "must-overtrump", "bid-not-higher", "parole-not-now", "parole-only",
    "call-not-this-card", "call-own-card", "discard-number", "discard-never", "discard-only-if-forced",
    "declared-not-so", "shown-not-so",
]  # fmt: skip
"""A duty that the rules of the table tell."""
Reason = Duty | Literal["deal-is-over", "not-now", "not-held", "no-such-thing"]
"""What forbids an act: a duty, or that there is nothing like it to be done."""
DUTIES: Final[tuple[Duty, ...]] = get_args(Duty)


def why_not(phase: Phase | Over, act: Act) -> Reason | None:
    """What forbids an act; nothing, if it may be done."""
    if isinstance(phase, Over):
        return "deal-is-over"
    if act in phase.options():
        return None
    match phase, act:
        case Playing(), acts.Play(card):
            return of_card(phase, card)
        case Bidding(), acts.Bid() | acts.Parole():
            return _of_bid(phase, act)
        case Calling(), acts.Call(card):
            return _of_call(phase, card)
        case Discarding(), acts.Discard(cards):
            return _of_discard(phase, cards)
        case ((Claiming() | Declaring()), acts.Claim()):
            return _of_claim(phase, act)
        case ((Announcing() | Declaring()), acts.Announce(id)):
            return "not-now" if id in phase.game.table.rules.promise else "no-such-thing"
        case Redealing(), acts.CallOff(id):
            return "declared-not-so" if id in phase.game.table.rules.redeal else "no-such-thing"
    return "not-now"


def of_card(playing: Playing, card: CardNumber) -> Reason | None:
    """What forbids a card (R-RO201206, *Le jeu de la carte*)."""
    hand, bit = playing.hand(), 1 << card
    if not hand & bit:
        return "not-held"
    if playing.playable() & bit:
        return None
    if not playing.led:
        return "called-suit"
    bound = hand & ~playing.game.free[playing.seat]
    if bound & playing.led and not playing.led & bit:
        return "must-follow"
    return "must-overtrump" if TRUMPS & bit else "must-trump"


def _of_bid(phase: Bidding, act: acts.Bid | acts.Parole) -> Reason:
    table, said = phase.game.table, phase.said
    parole = table.rules.auction.parole
    if isinstance(act, acts.Parole):
        return "no-such-thing" if parole is None else "parole-not-now"
    rank = table.rank_of.get(act.id)
    if rank is None:
        return "no-such-thing"
    if rank <= said.high:
        return "bid-not-higher"
    known = all(each in table.rules.promise for each in act.promises)
    return "parole-only" if known and said.second and parole is not None and parole.only is not None else "not-now"


def _of_call(phase: Calling, card: CardNumber) -> Reason:
    every = 0
    for cards in phase.game.table.callable:
        every |= cards
    held = phase.game.hands[phase.seat] >> card & 1
    return "call-own-card" if held and every >> card & 1 else "call-not-this-card"


def _of_discard(phase: Discarding, cards: CardSet) -> Reason:
    table, hand = phase.game.table, phase.game.hands[phase.seat]
    if cards & ~hand:
        return "not-held"
    if cards.bit_count() != table.chien:
        return "discard-number"
    return "discard-never" if cards & table.discardable.never else "discard-only-if-forced"


def _of_claim(phase: Claiming | Declaring, act: acts.Claim) -> Reason:
    levels = phase.game.table.levels.get(act.id, ())
    if not any(each.id == act.level for each in levels):
        return "no-such-thing"
    if act.shown & ~phase.game.hands[phase.seat]:
        return "not-held"
    declared = any((each.claim, each.level) == (act.id, act.level) for each in phase.found)
    return "shown-not-so" if declared else "declared-not-so"
