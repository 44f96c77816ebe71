"""Why something may not be done: the duty that forbids it.

The book tells each duty in one of its rules; here it has the name that the rule is found by.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Final, Literal, NamedTuple, get_args

from tarotrules.cards.bits import CardNumber, CardSet, together
from tarotrules.cards.sets import TRUMPS
from tarotrules.expressions.compiled import is_true
from tarotrules.games.playing.acts import Discard, Pass, Play
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding, to_discard
from tarotrules.games.tarot.play.claiming import Claiming, Declaring
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.source.diagnostics import Argument

Id = Literal[
    "called-suit", "forbidden-card", "must-follow", "must-trump", "must-overtrump",
    "bid-not-higher", "bid-not-held", "parole-not-now", "parole-only", "call-not-this-card", "call-own-card",
    "discard-number", "discard-never", "discard-only-if-forced",
    "claim-not-held", "claim-barred", "claim-lower", "claim-shown", "promise-not-now", "redeal-not-held",
    "silent-dealer", "called-off", "not-held", "not-now", "no-such-thing", "deal-is-over",
]  # fmt: skip
IDS: Final[tuple[Id, ...]] = get_args(Id)
WITHOUT_RULE: Final[frozenset[Id]] = frozenset({"not-held", "not-now", "no-such-thing", "deal-is-over"})
"""What needs no rule to tell it."""

NO_RULE: Final = "none"
"""What stands for the number of a rule where there is none."""


Awaited = Literal["bid", "call", "discard", "claim", "announce", "call_off", "play", "card", "nothing"]
"""What somebody has to do before others; *card* is one that somebody plays of whom nobody knows the seat."""
_AWAITED: Final[dict[type[Phase], Awaited]] = {
    Bidding: "bid",
    Calling: "call",
    Discarding: "discard",
    Claiming: "claim",
    Declaring: "claim",
    Announcing: "announce",
    Redealing: "call_off",
    Playing: "play",
}


class Reason(NamedTuple):
    """What forbids an act."""

    id: Id
    about: str | None = None
    """The class of cards, or what is declared or announced, that the rule is about."""
    who: int | None = None
    """Whose turn it is instead, or whose hand has called the deal off."""
    awaited: Awaited = "nothing"
    """What that player has to do first."""


RuleOf = Callable[[Reason], str]
"""The number of the rule that tells a reason, or :data:`NO_RULE`."""


def as_told(reason: Reason, rule_of: RuleOf) -> dict[str, Argument]:
    """A reason as problems tell it, with its rule; players by the number of their seat."""
    rule = rule_of(reason)
    turn: dict[str, Argument] = {"who": reason.who or 0, "by": "number", "awaited": reason.awaited}
    return {"reason": reason.id, "rule": rule, "told": "no" if rule == NO_RULE else "yes", **turn}


def not_now(phase: Phase) -> Reason:
    """It is another's turn, or something else has to be done first."""
    return Reason("not-now", None, phase.seat, _AWAITED[type(phase)])


def not_by(phase: Phase | Over, seat: int, act: Act) -> Reason | None:
    """What forbids an act to a player whose turn it may not be; nothing, if it may be done."""
    dealt = phase.game.dealt
    speaks = isinstance(act, acts.Bid | acts.Parole | Pass)
    if seat == dealt.silent and speaks and not isinstance(phase, Playing) and phase.game.contract is None:
        return Reason("silent-dealer")
    return why_not(phase, act) if isinstance(phase, Over) or phase.seat == seat else not_now(phase)


def why_not(phase: Phase | Over, act: Act) -> Reason | None:
    """What forbids an act; nothing, if it may be done."""
    if isinstance(phase, Over):
        called = phase.called_off
        return Reason("deal-is-over") if called is None else Reason("called-off", called.redeal, called.seat)
    return None if act in phase.options() else _of_act(phase, act)


def _of_act(phase: Phase, act: Act) -> Reason:
    rules = phase.game.table.rules
    match phase, act:
        case Playing(), Play(card):
            return of_card(phase, card) or not_now(phase)
        case Bidding(), acts.Bid() | acts.Parole():
            return _of_bid(phase, act)
        case Calling(), acts.Call(card):
            return _of_call(phase, card)
        case Discarding(), Discard(cards):
            return of_discard(phase, cards)
        case ((Claiming() | Declaring()), acts.Claim()):
            return _of_claim(phase, act)
        case ((Announcing() | Declaring()), acts.Announce(id)):
            return Reason("promise-not-now", id) if id in rules.promise else Reason("no-such-thing")
        case Redealing(), acts.CallOff(id):
            return Reason("redeal-not-held", id) if id in rules.redeal else Reason("no-such-thing")
    return not_now(phase)


def of_card(playing: Playing, card: CardNumber) -> Reason | None:
    """What forbids a card (R-RO201206, *Le jeu de la carte*)."""
    hand, bit = playing.hand(), 1 << card
    if not hand & bit:
        return Reason("not-held")
    if playing.playable() & bit:
        return None
    ban = playing.ban_on(card)
    if ban is not None:
        return Reason("called-suit") if ban.name is None else Reason("forbidden-card", ban.name)
    bound = hand & ~playing.game.free[playing.seat]
    if bound & playing.led and not playing.led & bit:
        return Reason("must-follow")
    return Reason("must-overtrump" if TRUMPS & bit else "must-trump")


def _of_bid(phase: Bidding, act: acts.Bid | acts.Parole) -> Reason:
    table, said = phase.game.table, phase.said
    parole = table.rules.auction.parole
    if isinstance(act, acts.Parole):
        return Reason("no-such-thing" if parole is None else "parole-not-now")
    rank = table.rank_of.get(act.id)
    if rank is None or not all(each in table.rules.promise for each in act.promises):
        return Reason("no-such-thing")
    if rank <= said.high:
        return Reason("bid-not-higher")
    if not phase.has_for(act.id):
        return Reason("bid-not-held", act.id)
    if act.promises and not any(isinstance(each, acts.Bid) and each.promises for each in phase.options()):
        return Reason("promise-not-now", act.promises[0])
    return Reason("parole-only")


def _of_call(phase: Calling, card: CardNumber) -> Reason:
    every = reduce(or_, phase.game.table.callable[phase.turn], 0)
    own = phase.game.hands[phase.seat] & every & ~together(phase.game.called)
    return Reason("call-own-card" if own >> card & 1 else "call-not-this-card")


def of_discard(phase: Discarding, cards: CardSet) -> Reason:
    """What forbids to lay some cards away (R-RO201206, *Le Chien et l'Ecart*)."""
    table, hand = phase.game.table, to_discard(phase.game)
    if cards & ~hand:
        return Reason("not-held")
    if cards.bit_count() != table.chien:
        return Reason("discard-number")
    never = table.discardable.never
    word: Literal["never", "if_forced"] = "never" if cards & never else "if_forced"
    about = [
        name
        for name, words in table.rules.chien.discard.items()
        if words[0] == word and table.classes[name] & cards & (never if word == "never" else ~never)
    ]
    return Reason("discard-never" if word == "never" else "discard-only-if-forced", about[0])


def _of_claim(phase: Claiming | Declaring, act: acts.Claim) -> Reason:
    levels = phase.game.table.levels.get(act.id, ())
    level = next((each for each in levels if each.id == act.level), None)
    if level is None:
        return Reason("no-such-thing")
    if act.shown & ~phase.game.to_declare(phase.seat):
        return Reason("not-held")
    if is_true(level.when(phase.game.sight(phase.seat))) is False:
        return Reason("claim-not-held", act.id)
    found = [each.level for each in phase.found if each.claim == act.id]
    if act.level in found:
        return Reason("claim-shown", act.id)
    lower = found and phase.game.table.rules.claim[act.id].count == "best_level"
    return Reason("claim-lower" if lower else "claim-barred", act.id)
