"""Why the person at a table of bots may not do something, said to the person."""

from typing import Final

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.pack import SUITS, TRUMP
from tarotrules.cards.sets import ALIKE, IN_SUIT
from tarotrules.games.seated import Forbidden
from tarotrules.games.tarot.chapters.faces import name_of
from tarotrules.games.tarot.chapters.reasons import why, why_text
from tarotrules.games.tarot.play.game import Phase
from tarotrules.games.tarot.play.reasons import Reason
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase, plain

_SAID: Final = {
    *("follow-trumps", "must-follow", "must-trump", "must-overtrump", "called-suit"),
    *("bid-not-higher", "call-own-card", "claim-shown"),
}
"""The reasons that are said otherwise to whoever is at fault than to everybody."""
_OF_SUITS: Final = frozenset({"must-follow", "must-trump", "called-suit"})
"""Those in which a suit is named, and trumps are none."""


def refusal(front: Front, rules: Ruleset, phase: Phase, reason: Reason, card: CardNumber | None) -> Forbidden:
    """A reason, with the rule; of a card that is not to be laid away, which one it is."""
    words = front.words
    found = why(front.variant, rules, reason, words.language)
    if card is not None:
        says = words.say("you-may-not-lay", reason=reason.id, card=plain(name_of(words, ALIKE[card])))
        found["says"] = plain(capitalised(Phrase(says)))
    else:
        suit = _suit(phase, reason)
        id = "follow-trumps" if (reason.id, suit) == ("must-follow", TRUMP) else reason.id
        if id in _SAID and not (id in _OF_SUITS and suit == TRUMP):
            found["says"] = plain(capitalised(Phrase(words.say("you-may-not", reason=id, suit=suit))))
    return Forbidden(why_text(found, words.language), found["rule"])


def _suit(phase: Phase, reason: Reason) -> str:
    """The suit that a reason is about: the one that was led, or that of the called cards; trumps, if there are two."""
    suits = {ALIKE[each].suit for each in phase.game.called}
    if reason.id == "called-suit" and suits:
        return suits.pop() if len(suits) == 1 else TRUMP
    led = phase.led if isinstance(phase, Playing) else 0
    return next((suit for suit in SUITS if IN_SUIT[suit] & led), TRUMP)
