"""Bonuses at the end of the play."""

from collections.abc import Iterator

from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.numbers import slot_of
from tarotrules.games.tarot.chapters.payments import amount_of, flow_settings, tell_flow
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def heading(teller: Teller) -> str:
    """What the chapter is called by: the last trick, if nothing is earned elsewhere."""
    conditions = (each.when for each in teller.rules.bonus.values())
    in_last = all(any(path[0] == "last_trick" for path in paths_of(when)) for when in conditions)
    return "chapter-last-trick" if in_last else "chapter-bonuses"


def tell(teller: Teller) -> Iterator[Told]:
    """Every bonus: when it is earned, and what it pays."""
    for name, bonus in teller.rules.bonus.items():
        title = teller.title("bonus", name)
        earned = teller.say("bonus", title=title, when=Reader(teller).truth(bonus.when))
        flow = tell_flow(teller, bonus, amount_of(teller, bonus.worth))
        settings = (("bonus", name, "when"), ("bonus", name, "worth"), *flow_settings("bonus", name))
        yield Rule(slot_of("bonus", name), (earned, *flow), settings, title)
