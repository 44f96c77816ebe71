"""Why something may not be done: the duty that forbids it, and the rule of the book that tells it.

A rule has a *slot*, which the book knows by its number; here stands which rule of a ruleset forbids what.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, get_args

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.piquet.play.acts import Act, Answer, Call, Claim, Show
from tarotrules.games.piquet.play.calling import Answering, Contesting, Raising, Showing, Stating, Telling
from tarotrules.games.piquet.play.claiming import Blank
from tarotrules.games.piquet.play.exchanging import Exchanging, Looking
from tarotrules.games.piquet.play.game import Over, Phase
from tarotrules.games.piquet.play.tricks import Leading, Playing
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.source.diagnostics import Argument

Id = Literal[
    "must-follow", "exchange-number", "claim-not-held",
    "call-not-so", "call-too-low", "call-sunk", "call-raised", "call-order",
    "answer-better", "answer-worse", "answer-equal", "answer-ask", "answer-first",
    "not-held", "not-now", "no-such-thing", "deal-is-over",
]  # fmt: skip
IDS: Final[tuple[Id, ...]] = get_args(Id)
WITHOUT_RULE: Final[frozenset[Id]] = frozenset({"not-held", "not-now", "no-such-thing", "deal-is-over"})
"""What needs no rule to tell it."""
_SLOTS: Final[dict[Id, str]] = {
    "must-follow": "play.follow",
    "claim-not-held": "claim.{}.when",
    "call-not-so": "contest.{}.what",
    "call-too-low": "contest.{}.better",
    "call-sunk": "calling.sinking",
    "call-raised": "calling.raising",
    "call-order": "calling.order",
    "answer-better": "calling.answers",
    "answer-worse": "calling.answers",
    "answer-equal": "calling.answers",
    "answer-ask": "calling.answers",
    "answer-first": "calling.answers",
}
_SINKING: Final = "calling.sinking"
NO_RULE: Final = "none"
"""What stands for the number of a rule where there is none."""

Awaited = Literal["claim", "discard", "call", "answer", "show", "look", "play", "nothing"]
"""What somebody has to do before others."""
_AWAITED: Final[dict[type[Phase], Awaited]] = {
    Blank: "claim",
    Exchanging: "discard",
    Stating: "call",
    Raising: "call",
    Telling: "call",
    Answering: "answer",
    Showing: "show",
    Looking: "look",
    Leading: "play",
    Playing: "play",
}


class Reason(NamedTuple):
    """What forbids an act."""

    id: Id
    about: str | None = None
    """The contest or claim that the rule is about."""
    who: int | None = None
    """Whose turn it is instead."""
    awaited: Awaited = "nothing"
    """What that player has to do first."""
    slot: str | None = None
    """The rule that tells it, if it takes one."""
    place: int | None = None
    """Where the player sits whose turn it is, counted from the elder on."""


RuleOf = Callable[[Reason], str]
"""The number of the rule that tells a reason, or :data:`NO_RULE`."""


def as_told(reason: Reason, rule_of: RuleOf) -> dict[str, Argument]:
    """A reason as problems tell it, with its rule; players by the number of their seat."""
    rule = rule_of(reason)
    turn: dict[str, Argument] = {"who": reason.who or 0, "by": "number", "awaited": reason.awaited}
    return {"reason": reason.id, "rule": rule, "told": "no" if rule == NO_RULE else "yes", **turn}


def not_now(phase: Phase) -> Reason:
    """It is another's turn, or something else has to be done first."""
    return Reason("not-now", None, phase.seat, _AWAITED[type(phase)], place=phase.place)


def not_by(phase: Phase | Over, seat: int, act: Act) -> Reason | None:
    """What forbids an act to a player whose turn it may not be; nothing, if it may be done."""
    return why_not(phase, act) if isinstance(phase, Over) or phase.seat == seat else not_now(phase)


def why_not(phase: Phase | Over, act: Act) -> Reason | None:
    """What forbids an act; nothing, if it may be done."""
    if isinstance(phase, Over):
        return because("deal-is-over")
    return None if act in phase.options() else _of_act(phase, act)


def because(id: Id, about: str | None = None) -> Reason:
    """A reason, with the rule that tells it."""
    slot = _SLOTS.get(id)
    return Reason(id, about, slot=None if slot is None else slot.format(about))


def _of_act(phase: Phase, act: Act) -> Reason:
    rules = phase.game.table.rules
    match act:
        case Claim(id) if id not in rules.claim:
            return because("no-such-thing")
        case Call(contest=id) | Show(id) if id not in rules.contest:
            return because("no-such-thing")
    match phase, act:
        case Playing(), Play(card):
            return of_card(phase, card)
        case Leading(), Play():
            return because("not-held")
        case Exchanging(), Discard(cards):
            return _of_discard(phase, cards)
        case Stating(), Call(contest, cards):
            stating = phase.in_(contest)
            return _of_other(phase, contest) if stating is None else _of_call(stating, cards)
        case Contesting(), Call(contest, cards) if contest == phase.rule.name:
            return _of_call(phase, cards)
        case Answering(), Answer(word):
            return _of_answer(phase, word)
    if isinstance(act, Claim) and not isinstance(phase, Blank):
        return because("claim-not-held", act.id) if _may_claim(phase, act.id) else not_now(phase)
    return not_now(phase)


def _may_claim(phase: Phase, claim: str) -> bool:
    """Whether this is the moment for a claim, so that the hand must be the reason that it is not asked for."""
    moment = phase.game.table.rules.claim[claim].moment
    return isinstance(phase, Exchanging) and moment in {"at_once", "after_discard"}


def of_card(playing: Playing, card: CardNumber) -> Reason:
    """What forbids a card (R62)."""
    return because("must-follow" if playing.hand() >> card & 1 else "not-held")


def _of_discard(phase: Exchanging, cards: CardSet) -> Reason:
    """What forbids to lay some cards away (CAV L 21, L 22)."""
    if cards & ~phase.game.hands[phase.place]:
        return because("not-held")
    return because("exchange-number")._replace(slot="exchange.younger" if phase.place else "exchange.elder")


def _of_call(phase: Contesting, cards: CardSet) -> Reason:
    """What forbids to call some cards, or none (CAV L 46 to L 50)."""
    name = phase.rule.name
    if cards & ~phase.game.hands[phase.place]:
        return because("not-held")
    if not cards:
        return because("call-sunk", name) if isinstance(phase, Stating) else not_now(phase)
    if not any(each.cards == cards for each in phase.own):
        return because("call-not-so", name)
    if isinstance(phase, Raising | Telling):
        return because("call-raised", name)
    if isinstance(phase, Stating):
        lower = any(each.cards == cards for each in phase.fitting())
        return because("call-sunk" if lower else "call-too-low", name)
    return not_now(phase)


def _of_other(phase: Stating, contest: str) -> Reason:
    """What forbids to call in a contest that comes later (CAV L 46, L 47); or in one that is over."""
    talk = phase.game.talks[phase.game.table.contest_of[contest]]
    return not_now(phase) if talk.begun or phase.place else because("call-order", contest)


def _of_answer(phase: Answering, word: str) -> Reason:
    """What forbids an answer: it must be so (R40), and may hide something only where that is allowed (R53)."""
    may = {act.word for act in phase.options() if isinstance(act, Answer)}
    if "ask" in may:
        return because("answer-first", phase.rule.name)
    if word == "ask":
        return because("answer-ask", phase.rule.name)
    so: Id = "answer-better" if "not_good" in may else "answer-equal" if "equal" in may else "answer-worse"
    found = because(so, phase.rule.name)
    return found._replace(slot=_SINKING) if word == "good" else found
