"""Why something may not be done, in words, with the rule that says so; and what may be done."""

from collections.abc import Iterator
from typing import Any

from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.acted import act, by_hand, shown, who
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play.reasons import NO_RULE, Reason, because
from tarotrules.games.piquet.play.record import act_from_json, card_set
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling import playing
from tarotrules.games.telling.numbers import Numbers
from tarotrules.games.telling.told import Rule, capitalised, yes_no
from tarotrules.games.variant import Variant
from tarotrules.wording.phrase import plain


def teller_of(variant: Variant, rules: Ruleset, language: str) -> Teller:
    """What tells of a deal that is played."""
    return Teller.of(variant, rules, catalogue(language))


def why(variant: Variant, rules: Ruleset, reason: Reason, language: str) -> dict[str, Any]:
    """A reason in words, as JSON data: its name, what it says, and the rule, if it needs one, with its text."""
    return why_told(teller_of(variant, rules, language), reason)


def why_told(teller: Teller, reason: Reason) -> dict[str, Any]:
    """The same, where somebody tells already."""
    return playing.why(reason.id, says(teller, reason), _rule(teller, reason), reason.who, teller)


def number_of(numbers: Numbers, reason: Reason) -> str:
    """The number of the rule that tells a reason, which is the same in every language."""
    return NO_RULE if reason.slot is None else numbers.of(reason.slot)


def legal_text(variant: Variant, rules: Ruleset, found: dict[str, Any], language: str) -> str:
    """Whose turn it is, what may be done, and why other cards may not be played, as plain lines."""
    teller = teller_of(variant, rules, language)
    return "\n".join(_legal(teller, found))


def _legal(teller: Teller, found: dict[str, Any]) -> Iterator[str]:
    words, seat = teller.words, found["seat"]
    if seat is None:
        yield says(teller, Reason("deal-is-over"))
        return
    place = (seat - found["elder"]) % teller.rules.players
    yield says(teller, Reason("not-now", None, seat, found["awaited"], place=place))
    if "may" in found:
        yield words.say("legal-may", who=who(teller, place))
        yield from (f"  {plain(act(teller, act_from_json(each)))}" for each in found["may"])
    elif "most" in found:
        least, most, none = found["least"], found["most"], yes_no(found["none"] and found["least"] > 0)
        how = "exactly" if least == most else "range" if least else "up_to"
        yield words.say("legal-exchange", who=who(teller, place), how=how, least=least, most=most, none=none)
    else:
        yield words.say("legal-cards", cards=[_card(teller, each) for each in found["legal"]])
    for card, id in found["reasons"].items():
        reason = because(id)
        number, said = number_of(teller.numbers, reason), says(teller, reason)
        yield words.say("legal-not", card=_card(teller, card), says=said, rule=number)


def _card(teller: Teller, name: str) -> str:
    return shown(teller, card_set([name]))


def says(teller: Teller, reason: Reason) -> str:
    """A reason in one sentence; players by their hands."""
    said = teller.words.tell("reason", reason=reason.id, awaited=reason.awaited, **by_hand(teller, reason.place))
    return plain(capitalised(said))


def _rule(teller: Teller, reason: Reason) -> Rule | None:
    every = (rule for section in sections(teller) for rule in section.rules)
    return next((rule for rule in every if rule.slot == reason.slot), None)
