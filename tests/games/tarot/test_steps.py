"""A book begins with a deal in a few steps, each with the rules that say the rest."""

import pytest

from tarotrules import books
from tarotrules.book.inline import Badge, Reference, inlines, plain
from tarotrules.book.tree import Chapter, Items
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.steps import steps
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.library import shipped
from tests.numbering import rule_number
from tests.strategies import variant


def first(name: str, *options: str) -> Chapter:
    """The first page of a book in English."""
    return books.book(variant(name, *options), "en").chapters[0]


def items(chapter: Chapter) -> Items:
    """The steps."""
    (found,) = (block for block in chapter.blocks if isinstance(block, Items))
    return found


def test_the_steps_of_a_deal() -> None:
    """In the order in which they happen; what is for five only is under their badge."""
    steps = items(first("fft")).items

    said = [plain(each).partition(".")[0] for each in steps]
    assert said[:3] == ["The table and the deal", "The auction", "Slams"]
    assert said[3:5] == ["[5] Calling a partner", "The chien and the discard"]
    assert said[5:] == ["Declarations", "The play", "Scoring"]
    assert [[each.sign for each in inlines(step) if isinstance(each, Badge)] for step in steps[2:5]] == [[], ["5"], []]


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_step_leads_to_its_rules(name: str) -> None:
    """Whoever wants to know more is told where; the play of cards is where it always is."""
    wanted = [
        [each.number for each in inlines(step) if isinstance(each, Reference)] for step in items(first(name)).items
    ]

    assert all(wanted)
    assert [rule_number("play.lead"), rule_number("play.winner")] in wanted


@pytest.mark.parametrize(("moment", "order"), [("before_chien", ["call", "chien"]), ("after_chien", ["chien", "call"])])
def test_the_call_comes_when_the_rules_say(moment: str, order: list[str]) -> None:
    """Before the chien or after it."""
    rules = variant("fft").rulesets[5]
    assert rules.call is not None
    changed = rules.replace(call=rules.call.replace(moment=moment))

    assert [key for key, _ in steps(Teller(changed, catalogue("en"), {})) if key in order] == order
