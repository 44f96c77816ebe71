"""What rules leave open, as questions to be settled before the first deal."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.games.piquet.chapters.beside import Beside
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.told import TWO
from tarotrules.games.telling.unsettled import Question, chapter


def unsettled(beside: Beside) -> Iterator[tree.Chapter]:
    """The chapter, if there is a question."""
    asked = (each for players in beside.players for each in _questions(beside.teller(players)))
    known = beside.all.rules
    yield from chapter(beside, ((said, slot if slot in known else None) for said, slot in asked))


def _questions(teller: Teller) -> Iterator[Question]:
    """What is asked, and the rule it belongs to."""
    rules, say = teller.rules, teller.say
    if rules.seating.cut_least is None:
        yield say("open-cut-least"), "deal.cut"
    if rules.players > TWO and rules.seating.direction is None:
        yield say("open-direction"), "seating.turns"
    if rules.match.end == "agreed":
        yield say("open-partie"), "match.end"
    if not rules.settle:
        yield say("open-settling"), "match.settling"
    if not rules.fault:
        yield say("open-faults"), "play.follow"
