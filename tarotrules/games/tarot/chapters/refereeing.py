"""What a referee found, in words: who did what, why that was not allowed, and the rule that says so."""

from functools import partial
from typing import Any

from tarotrules.cards.bits import CardSet, each
from tarotrules.cards.pack import EXCUSE
from tarotrules.cards.sets import ALIKE, IN_SUIT, TRUMPS
from tarotrules.games.playing import refereeing
from tarotrules.games.playing.acts import Discard, Pass, Play
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import SEATS, account_text
from tarotrules.games.tarot.chapters.faces import label, name_of
from tarotrules.games.tarot.chapters.payments import feat_title
from tarotrules.games.tarot.chapters.reasons import why, why_text
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.fault import Fault
from tarotrules.games.tarot.play.game import PLAYED
from tarotrules.games.tarot.play.record import act_to_json
from tarotrules.games.tarot.play.refereeing import Verdict
from tarotrules.games.tarot.play.replaying import Replayed
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.wording.phrase import plain


def verdict_json(variant: Variant, rules: Ruleset, verdict: Verdict, language: str) -> dict[str, Any]:
    """A verdict as JSON data."""
    return refereeing.verdict_json(verdict, act_to_json, partial(why, variant, rules, language=language))


def verdict_text(variant: Variant, rules: Ruleset, verdict: Verdict, language: str) -> str:
    """A verdict as plain lines."""
    words = catalogue(language)
    if verdict.fault is not None:
        return fault_text(variant, rules, verdict.fault, language)
    if verdict.result is None:
        return words.say("referee-so-far", who=SEATS[verdict.seat or 0])
    fine = f"{words.say('referee-fine')}\n\n" if verdict.result.ending == PLAYED else ""
    return fine + result_text(variant, rules, verdict.result, language)


def fault_text(variant: Variant, rules: Ruleset, fault: Fault, language: str) -> str:
    """What was not allowed, why, and the rule."""
    teller = Teller(rules, catalogue(language), variant.titles)
    did = plain(
        teller.say(
            "referee-fault",
            act=_kind(fault),
            who=SEATS[fault.seat],
            what=_what(teller, fault.act),
            trick=fault.trick or 0,
        )
    )
    could = plain(teller.sentence("referee-could", cards=figures(teller, fault.could))) if fault.could else ""
    told = (did, could, why_text(why(variant, rules, fault.reason, language), language))
    return "\n".join(line for line in told if line)


def result_text(variant: Variant, rules: Ruleset, result: Replayed, language: str) -> str:
    """What a deal came to: the account, or how it ended; and who deals next, where that is not the usual player."""
    words = catalogue(language)
    if result.ending == PLAYED:
        return account_text(variant, rules, result.account, language)
    silent = "no" if result.silent is None else "yes"
    ending, dealer = words.say("referee-ending", ending=result.ending), SEATS[result.dealer]
    return f"{ending}\n{words.say('referee-next', who=dealer, silent=silent)}"


KINDS = {
    Play: "play",
    Pass: "pass",
    acts.Parole: "parole",
    acts.Bid: "bid",
    acts.CallOff: "call_off",
    acts.Announce: "announce",
    acts.Call: "call",
    Discard: "discard",
    acts.Claim: "claim",
    acts.FoundLate: "found_late",
}
"""What sentences call what somebody does."""


def _kind(fault: Fault) -> str:
    kind = KINDS[type(fault.act)]
    return kind if kind != "play" or fault.trick else "card"


def _what(teller: Teller, act: Act) -> str:
    match act:
        case Play(card) | acts.Call(card):
            return figures(teller, 1 << card)
        case Discard(cards):
            return figures(teller, cards)
        case acts.Bid(id):
            return plain(teller.title("auction", "bid", id))
        case acts.Announce(id):
            return plain(teller.title("promise", id))
        case acts.CallOff(id) | acts.FoundLate(id):
            return plain(teller.title("redeal", id))
        case acts.Claim(id, level):
            known = id in teller.rules.claim and level in teller.rules.claim[id].level
            return plain(feat_title(teller, Feat("claim", id, level))) if known else f"{id} {level}"
    return ""


def figures(teller: Teller, cards: CardSet) -> str:
    """Cards as the printed book shows them; a trump or the Excuse that stands alone, by its name."""
    if cards.bit_count() == 1 and cards & (TRUMPS | IN_SUIT[EXCUSE]):
        return plain(name_of(teller.words, ALIKE[cards.bit_length() - 1]))
    return teller.words.say("faces-gap").join(label(teller.words, ALIKE[card]) for card in each(cards))
