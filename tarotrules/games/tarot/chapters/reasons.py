"""Why something may not be done, in words, with the rule that says so."""

from typing import Any

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import SEATS
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.reasons import NO_RULE, Awaited, Reason
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling import playing
from tarotrules.games.telling.numbers import Numbers
from tarotrules.games.telling.told import Rule
from tarotrules.wording.phrase import plain


def why(variant: Variant, rules: Ruleset, reason: Reason, language: str) -> dict[str, Any]:
    """A reason in words, as JSON data: its name, what it says, and the rule, if it needs one, with its text."""
    teller = Teller.of(variant, rules, catalogue(language))
    turn = reason.who if reason.id == "not-now" else None
    return playing.why(reason.id, _says(teller, reason), _rule(teller, reason), turn, teller)


def _says(teller: Teller, reason: Reason) -> str:
    """A reason in one sentence; players by their letter."""
    who = SEATS[reason.who or 0]
    return plain(teller.say("reason", reason=reason.id, who=who, by="letter", awaited=reason.awaited))


def why_text(found: dict[str, Any] | None, language: str) -> str:
    """The same as plain lines."""
    return playing.why_text(found, catalogue(language))


def legal_text(variant: Variant, rules: Ruleset, found: dict[str, Any], language: str) -> str:
    """What may be played, and why the rest may not, as plain lines."""
    words = catalogue(language)
    teller = Teller(rules, words, variant.titles)
    known = registry().numbers_of(variant)
    about = found.get("about", {})
    reasons = {card: Reason(each, about.get(card)) for card, each in found["reasons"].items()}
    numbers = {each: number_of(known, rules, each) for each in reasons.values()}
    may = words.say("legal-cards", cards=found["legal"]) if found["legal"] else words.say("legal-none")
    rest = (
        words.say("legal-not", card=card, says=_says(teller, reason), rule=numbers[reason])
        for card, reason in reasons.items()
    )
    turn = () if "seat" not in found else (_turn(teller, found["seat"], found["awaited"]),)
    return "\n".join([*turn, may, *rest])


def _turn(teller: Teller, seat: int | None, awaited: Awaited) -> str:
    """What a record waits for."""
    return _says(teller, Reason("deal-is-over") if seat is None else Reason("not-now", None, seat, awaited))


def number_of(numbers: Numbers, rules: Ruleset, reason: Reason) -> str:
    """The number of the rule that tells a reason, which is the same in every language."""
    rule = _rule(Teller(rules, catalogue("en"), {}), reason)
    return NO_RULE if rule is None else numbers.of(rule.slot)


def _rule(teller: Teller, reason: Reason) -> Rule | None:
    every = (rule for section in sections(teller) for rule in section.rules)
    return next((rule for rule in every if (reason.id, reason.about) in rule.reasons), None)
