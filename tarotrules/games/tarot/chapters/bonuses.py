"""Bonuses at the end of the play."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.tree import Path, paths_of
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.numbers import slot_of
from tarotrules.games.tarot.chapters.payments import amount_of, flow_settings, payee_of, source_of, tell_shares
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told, yes_no
from tarotrules.games.tarot.ruleset.bonuses import Bonus
from tarotrules.games.tarot.ruleset.payments import pays_a_side, pays_into_unit
from tarotrules.wording.phrase import Phrase

_RESULT: Final = frozenset({"made", "margin", "winners", "losers"})
"""What a condition or a payee says of the result of the deal."""
_NAMED: Final = frozenset({"attack", "defence"})
"""Sides that are paid whatever else: who they are says enough."""


def heading(teller: Teller) -> str:
    """What the chapter is called by: the last trick, if nothing is earned elsewhere."""
    conditions = (each.when for each in teller.rules.bonus.values())
    in_last = all(any(path[0] == "last_trick" for path in paths_of(when)) for when in conditions)
    return "chapter-last-trick" if in_last else "chapter-bonuses"


def tell(teller: Teller) -> Iterator[Told]:
    """Every bonus: when it is earned, and what it pays."""
    for name, bonus in teller.rules.bonus.items():
        title = teller.title("bonus", name)
        settings = (("bonus", name, "when"), ("bonus", name, "worth"), *flow_settings("bonus", name))
        yield Rule(slot_of("bonus", name), tuple(_sentences(teller, bonus)), settings, title)


def _sentences(teller: Teller, bonus: Bonus) -> Iterator[Phrase]:
    """What happens, who is paid for it, and how much; as the phrasebook has it, or read aloud part by part."""
    idiom = Idiom.of(teller, "bonus", bonus.when)
    yield from _paid(teller, bonus, idiom, amount_of(teller, bonus.worth))
    if idiom is not None and idiom.has("more"):
        yield idiom.told("more")


def _paid(teller: Teller, bonus: Bonus, idiom: Idiom | None, amount: Phrase) -> Iterator[Phrase]:
    if idiom is None:
        when, own = teller.say("bonus-read", when=Reader(teller).truth(bonus.when)), None
        again = _just_named(bonus)
    else:
        when, own, again = idiom.told(), idiom.payee(bonus.payee), None
    payee = own or (payee_of(teller, bonus.payee) if again is None else teller.say("who-again", who=again))
    if pays_into_unit(bonus):
        multiplied, anyway = yes_no(bonus.multiplied), yes_no(own is not None and _whoever_wins(bonus))
        yield teller.say("bonus-unit", when=when, payee=payee, amount=amount, multiplied=multiplied, anyway=anyway)
        yield from tell_shares(teller, bonus)
    elif pays_a_side(bonus):
        yield teller.say("bonus-margin", when=when, payee=payee, amount=amount)
    else:
        payer, source = payee_of(teller, bonus.payer), source_of(bonus.payer)
        yield teller.say(
            "bonus-players", when=when, amount=amount, payee=payee, payer=payer, source=source, basis=bonus.basis
        )


def _just_named(bonus: Bonus) -> str | None:
    """The side that is paid, if the condition speaks of no other."""
    asked = {path[0] for path in paths_of(bonus.when)} - _RESULT
    named = {name for name in asked & _NAMED if bonus.payee == Path((name,))}
    return named.pop() if asked == named and named else None


def _whoever_wins(bonus: Bonus) -> bool:
    """Whether it is worth saying that the result of the deal does not matter."""
    asked = {path[0] for path in (*paths_of(bonus.when), *paths_of(bonus.payee))}
    return not (bonus.follows_result or asked & _RESULT or set(paths_of(bonus.payee)) & {(each,) for each in _NAMED})
