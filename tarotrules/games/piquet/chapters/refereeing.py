"""What a referee found, in words: who did what, why that was not allowed, and the rule that says so."""

from functools import partial
from typing import Any

from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.account import account_text
from tarotrules.games.piquet.chapters.acted import act, shown, who
from tarotrules.games.piquet.chapters.reasons import teller_of, why, why_told
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.results import Reckoned, terms
from tarotrules.games.piquet.engine.table import table_of
from tarotrules.games.piquet.play.record import act_to_json
from tarotrules.games.piquet.play.refereeing import Fault, Verdict
from tarotrules.games.piquet.play.replaying import Replayed
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing import refereeing
from tarotrules.games.telling.playing import why_text
from tarotrules.games.telling.told import yes_no
from tarotrules.games.variant import Variant
from tarotrules.wording.phrase import Phrase, plain


def verdict_json(variant: Variant, rules: Ruleset, verdict: Verdict, language: str) -> dict[str, Any]:
    """A verdict as JSON data."""
    return refereeing.verdict_json(verdict, act_to_json, partial(why, variant, rules, language=language))


def verdict_text(variant: Variant, rules: Ruleset, verdict: Verdict, language: str) -> str:
    """A verdict as plain lines."""
    words = catalogue(language)
    if verdict.fault is not None:
        return fault_text(variant, rules, verdict.fault, verdict.dealer, language)
    if verdict.result is None:
        teller = teller_of(variant, rules, language)
        turn = plain(who(teller, place_of(rules, verdict.seat or 0, verdict.dealer)))
        return words.say("referee-so-far", who=turn)
    fine = "" if verdict.result.account is None else f"{words.say('referee-fine')}\n\n"
    return fine + result_text(variant, rules, verdict.result, language)


def fault_text(variant: Variant, rules: Ruleset, fault: Fault, dealer: int, language: str) -> str:
    """What was not allowed, why, and the rule."""
    return fault_told(teller_of(variant, rules, language), fault, place_of(rules, fault.seat, dealer), None)


def fault_told(teller: Teller, fault: Fault, place: int, did: Phrase | None) -> str:
    """The same, of somebody who did something that is perhaps known in words only."""
    what = act(teller, fault.act) if did is None else did
    done = plain(teller.words.tell("referee-fault", trick=fault.trick or 0, who=who(teller, place), act=what))
    could = teller.words.say("referee-could", cards=shown(teller, fault.could)) if fault.could else ""
    told = (done, could, why_text(why_told(teller, fault.reason), teller.words))
    return "\n".join(line for line in told if line)


def result_text(variant: Variant, rules: Ruleset, result: Replayed, language: str) -> str:
    """What a deal came to: the account; of a deal that is void, who deals."""
    if result.account is not None:
        table = table_of(rules)
        return account_text(variant, rules, Reckoned("deal", result.account, terms(table, result.account)), language)
    words = catalogue(language)
    again = yes_no(rules.deal.misdeal == "same_dealer")
    return f"{words.say('referee-misdeal')}\n{words.say('referee-next', again=again)}"


def place_of(rules: Ruleset, seat: int, dealer: int) -> int:
    """Where a player sits, counted from the elder on."""
    return (seat - dealer - 1) % rules.players
