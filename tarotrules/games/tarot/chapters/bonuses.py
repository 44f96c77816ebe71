"""Chapter 11: bonuses at the end of the play."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of, flow_settings, tell_flow
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Every bonus: when it is earned, and what it pays."""
    for name, bonus in teller.rules.bonus.items():
        title = teller.title("bonus", name)
        earned = teller.say("bonus", title=title, when=Reader(teller).truth(bonus.when))
        flow = tell_flow(teller, bonus, amount_of(teller, bonus.worth))
        settings = (("bonus", name, "when"), ("bonus", name, "worth"), *flow_settings("bonus", name))
        yield Rule(f"11.{name}", (earned, *flow), settings, title)
