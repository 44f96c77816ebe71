"""Chapter 7: the chien and the discard."""

from collections.abc import Iterator
from typing import Final

from tarotrules.cards.pack import Card
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.games.tarot.ruleset.discarding import may_run_out

_REASONS: Final = {"never": ("discard-never",), "if_forced": ("discard-only-if-forced",)}


def tell(teller: Teller) -> Iterator[Told]:
    """What happens to the chien, and what may be discarded."""
    rules, say = teller.rules, teller.say
    if not rules.deal.chien:
        return
    yield Rule(
        "7.1", (say("chien-taken", n=rules.deal.chien), say("chien-counted")), (), reasons=(("discard-number", None),)
    )
    for name, row in rules.chien.discard.items():
        kind = "-".join(word.replace("_", "-") for word in row)
        noun = teller.noun(name)
        phrase = say("chien-discard", noun=noun, rule=kind)
        reasons = tuple((each, name) for each in _REASONS.get(row[0], ()))
        called = say("deck-class", noun=noun)
        yield Rule(f"7.{name}", (phrase,), (("chien", "discard", name),), name=called, reasons=reasons)
    if _overlap([teller.cards(name) for name in rules.chien.discard]):
        yield Rule("7.2", (say("chien-stricter"),), ())
    if may_run_out(rules):
        yield Rule("7.3", (say("chien-run-out"),), ())


def _overlap(classes: list[tuple[Card, ...]]) -> bool:
    """Whether two of the classes have a card in common."""
    return len({card for each in classes for card in each}) < sum(map(len, classes))
