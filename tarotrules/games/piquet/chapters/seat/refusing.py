"""Why the person at a table of bots may not do something, said to the person."""

from typing import Final

from tarotrules.cards.french import SUITS
from tarotrules.games.piquet.chapters.reasons import why
from tarotrules.games.piquet.play.cards import IN_SUIT, SUIT_OF
from tarotrules.games.piquet.play.game import Phase
from tarotrules.games.piquet.play.reasons import Reason
from tarotrules.games.piquet.play.tricks import Playing
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.seated import Forbidden
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.playing import why_text

_SAID: Final = {
    *("exchange-number", "call-too-low", "call-sunk"),
    *("answer-better", "answer-worse", "answer-equal", "answer-first", "answer-ask"),
}
"""The reasons that are said otherwise to whoever is at fault than to everybody."""


def refusal(front: Front, rules: Ruleset, phase: Phase, reason: Reason) -> Forbidden:
    """A reason, with the rule."""
    words = front.words
    found = why(front.variant, rules, reason, words.language)
    if reason.id == "must-follow" and isinstance(phase, Playing):
        found["says"] = words.say("you-must-follow", suit=SUITS[IN_SUIT.index(SUIT_OF[phase.cards[0]])])
    elif reason.id in _SAID:
        found["says"] = words.say("you-may-not", reason=reason.id)
    return Forbidden(why_text(found, words), found["rule"])
