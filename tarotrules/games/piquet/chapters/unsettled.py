"""What rules leave open, as questions to be settled before the first deal."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.book.inline import line, reference
from tarotrules.games.piquet.chapters.glossary import Rules
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.told import TWO


def unsettled(teller: Teller, rules: Rules) -> Iterator[tree.Chapter]:
    """The chapter, if there is a question."""
    questions = tuple(_questions(teller))
    if not questions:
        return
    items = []
    for name, slot in questions:
        asked = teller.say(f"open-{name}")
        told = slot in rules
        rule = reference(teller.numbers.of(slot)) if told else None
        items.append(line(asked if rule is None else teller.say("open-at", question=asked, rule=rule)))
    intro = tree.Paragraph(line(teller.say("open-intro")))
    yield tree.Chapter("O", "open", line(teller.say("open-title")), (intro, tree.Items(tuple(items))))


def _questions(teller: Teller) -> Iterator[tuple[str, str]]:
    """What is asked, and the rule it belongs to."""
    rules = teller.rules
    if rules.seating.cut_least is None:
        yield "cut-least", "deal.cut"
    if rules.players > TWO and rules.seating.direction is None:
        yield "direction", "seating.turns"
    if rules.match.end == "agreed":
        yield "partie", "match.end"
    if not rules.settle:
        yield "settling", "match.settling"
    if not rules.fault:
        yield "faults", "play.follow"
