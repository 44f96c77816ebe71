"""Bonuses at the end of the play."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.tree import Expression, Path, paths_of
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of, flow_settings, payee_of, source_of, tell_shares
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.bonuses import Bonus
from tarotrules.games.tarot.ruleset.payments import pays_a_side, pays_into_unit
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

_RESULT: Final = frozenset({"made", "margin", "winners", "losers"})
"""What a condition or a payee says of the result of the deal."""
_NAMED: Final = frozenset({"attack", "defence"})
"""Sides that are paid whatever else: who they are says enough."""
_EITHER: Final = ("achiever",)
"""Whichever side has achieved something."""


def heading(teller: Teller) -> str:
    """What the chapter is called by: the last trick, if nothing is earned elsewhere."""
    told = teller.rules.bonus.values()
    in_last = all(
        each.when is not None and any(path[0] == "last_trick" for path in paths_of(each.when)) for each in told
    )
    return "chapter-last-trick" if in_last else "chapter-bonuses"


def tell(teller: Teller) -> Iterator[Told]:
    """Every bonus: when it is earned, and what it pays."""
    for name, bonus in teller.rules.bonus.items():
        title = teller.title("bonus", name)
        due = (("bonus", name, each) for each in ("judged", "when", "worth"))
        settings = (*due, *flow_settings("bonus", name))
        yield Rule(slot_of("bonus", name), tuple(_sentences(teller, bonus)), settings, title)


def _sentences(teller: Teller, bonus: Bonus) -> Iterator[Phrase]:
    """What happens, who is paid for it, and how much; as the phrasebook has it, or read aloud part by part."""
    amount = amount_of(teller, bonus.worth)
    if bonus.when is None:
        yield from _judged(teller, bonus, amount)
        return
    idiom = Idiom.of(teller, "bonus", bonus.when)
    yield from _read(teller, bonus, bonus.when, amount) if idiom is None else _known(teller, bonus, idiom, amount)


def _judged(teller: Teller, bonus: Bonus, amount: Phrase) -> Iterator[Phrase]:
    """What no card shows, in the table's own words, and what it pays to whom the table gives it."""
    yield teller.say("bonus-judged", words=words_of(teller, bonus))
    chosen = bonus.payee == Path(_EITHER)
    payee = teller.say("who-chosen-side") if chosen else payee_of(teller, bonus.payee)
    yield from _paid(teller, bonus, amount, when=teller.say("bonus-awarded"), payee=payee, anyway="no")


def _read(teller: Teller, bonus: Bonus, condition: Expression, amount: Phrase) -> Iterator[Phrase]:
    either = _EITHER in {path[:1] for path in paths_of(condition)}
    reader = Reader(teller, achiever="who-any-side") if either else Reader(teller)
    when = teller.say("bonus-read", when=reader.truth(condition))
    yield from _paid(teller, bonus, amount, when=when, payee=_payee(teller, bonus, condition, either), anyway="no")


def _payee(teller: Teller, bonus: Bonus, condition: Expression, either: bool) -> Phrase:  # noqa: FBT001 it is no option
    """Who is paid: the side that the condition has just spoken of, or that the table names where it speaks of none."""
    if bonus.payee == Path(_EITHER):
        return teller.say("who-that-side" if either else "who-chosen-side")
    again = _just_named(bonus, condition)
    return payee_of(teller, bonus.payee) if again is None else teller.say("who-again", who=again)


def _known(teller: Teller, bonus: Bonus, idiom: Idiom, amount: Phrase) -> Iterator[Phrase]:
    own = idiom.payee(bonus.payee)
    anyway = own is not None and bonus.when is not None and _whoever_wins(bonus, bonus.when)
    payee = payee_of(teller, bonus.payee) if own is None else own
    yield from _paid(teller, bonus, amount, when=idiom.told(), payee=payee, anyway=yes_no(anyway))
    if idiom.has("more"):
        yield idiom.told("more")


def _paid(teller: Teller, bonus: Bonus, amount: Phrase, *, anyway: str, **who: Phrase) -> Iterator[Phrase]:
    if pays_into_unit(bonus):
        multiplied = yes_no(bonus.multiplied)
        yield teller.say("bonus-unit", amount=amount, multiplied=multiplied, anyway=anyway, **who)
        yield from tell_shares(teller, bonus)
    elif pays_a_side(bonus):
        yield teller.say("bonus-margin", amount=amount, **who)
    else:
        payer, source = payee_of(teller, bonus.payer), source_of(bonus.payer)
        yield teller.say("bonus-players", amount=amount, payer=payer, source=source, basis=bonus.basis, **who)


def words_of(teller: Teller, bonus: Bonus) -> Phrase:
    """What the table judges, in its own words: in those of the language, or in another's, which it has."""
    said = dict(bonus.judged or ())
    return Phrase.of(choose_title(said, teller.words.language, next(iter(said.values()), "")))


def _just_named(bonus: Bonus, condition: Expression) -> str | None:
    """The side that is paid, if the condition speaks of no other."""
    asked = {path[0] for path in paths_of(condition)} - _RESULT
    named = {name for name in asked & _NAMED if bonus.payee == Path((name,))}
    return named.pop() if asked == named and named else None


def _whoever_wins(bonus: Bonus, condition: Expression) -> bool:
    """Whether it is worth saying that the result of the deal does not matter."""
    asked = {path[0] for path in (*paths_of(condition), *paths_of(bonus.payee))}
    return not (bonus.follows_result or asked & _RESULT or set(paths_of(bonus.payee)) & {(each,) for each in _NAMED})
