"""Chapter 11: bonuses at the end of the play."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of, tell_flow
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told

_FLOW = ("when", "worth", "payee", "into", "multiplied", "follows_result", "shared", "payer", "basis")


def tell(teller: Teller) -> Iterator[Told]:
    """Every bonus: when it is earned, and what it pays."""
    for name, bonus in teller.rules.bonus.items():
        title = teller.title("bonus", name)
        earned = teller.say("bonus", title=title, when=Reader(teller).truth(bonus.when))
        flow = tell_flow(teller, bonus, amount_of(teller, bonus.worth))
        yield Rule(f"11.{name}", (earned, *flow), tuple(("bonus", name, each) for each in _FLOW), title)
