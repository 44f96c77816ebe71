"""No id that a variant declares is a word of the program: every house game must work without touching Python."""

from functools import cache
from typing import Final

import pytest

from tarotrules import documents, library
from tarotrules.games.registry import family
from tarotrules.settings.record import Entries
from tarotrules.studio.saying import field_at
from tests.laws.code import HOUSE, code, modules
from tests.laws.families import EVERY

HOLDS_FOR: Final = EVERY
EXCUSED: Final = {
    "tarot": {
        "default": "the shares of every payment that names no others",
        "clockwise": "a direction, and the option that takes it",
        "parole": "what a player says, and the option that allows it",
        "excuse": "a card of the pack, written so in files (`class excuse excuse`) and explained in the glossary",
        "oudlers": "what is counted of a player's or a side's tricks (`taker.oudlers`), and stated of a deal",
        "petit": "a word of the glossary",
        "court": "a card with a figure on it, and the level of a misère",
        "low": "a card that is none, or the lower end of an estimate, and the level of a misère",
        "suit": "four of the pack, and the level of a misère",
        "trump": "the fifth, and the level of a misère",
        "points": "what cards, deals and matches come to, and what a place in a vachette pays",
        "bonuses": "a chapter and a key of deals, and the shares that are theirs",
        "revoke": "a fault that the program tells of whatever it is called, and what it is called",
        "marriage": "a king with his queen for a program that bids, and for a scale of hands",
        "the-excuse": "a condition that is told as a whole, and a line of a scale of hands",
    },
    "piquet": {
        "call-too-low": "a reason that forbids a call, and the fault it is",
        "forgotten": "a fault that the program tells of whatever it is called, and what it is called",
        "revoke": "the same",
        "last": "the end of anything, and the count of the last trick",
        "lead": "what is done first in a trick, and what is counted for it",
        "plain": "text without marks, and a partie that is lost beyond the rubicon",
        "point": "what is scored, and a contest",
        "rubicon": "a word of the glossary, and what a partie is settled by",
        "set": "to say a value, and a contest",
    },
}
"""By game: ids that are also words of the language, and why."""


@cache
def declared(game: str) -> dict[str, str]:
    """Ids that shipped variants and options of a game declare, and where; options are called by theirs."""
    found = dict.fromkeys(library.shipped_options(game), "option")
    for name in (*library.shipped(game), *library.shipped_options(game)):
        document = documents.document(name)
        assert document is not None
        said = {each.path for each in documents.layer(document).said if each.act == "declare"}
        named = [path for path in said if isinstance(field_at(family(game).ruleset(), path), Entries)]
        found |= {path[-1]: f"{'.'.join(path)} of {name}" for path in named}
    return found


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_no_id_is_a_literal(game: str) -> None:
    """No module knows a bid, a bonus, a claim, a promise, a redeal or an option by its id."""
    ids = declared(game).keys() - EXCUSED[game].keys()

    known = [
        f"{path.relative_to(HOUSE)}:{line}: {text}"
        for path in modules(game)
        for line, text in code(path).strings
        if text in ids
    ]

    assert known == []


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_an_excuse_is_needed(game: str) -> None:
    """What is excused is declared by a variant, and does occur in Python."""
    said = {text for path in modules(game) for _, text in code(path).strings}

    assert EXCUSED[game].keys() - (declared(game).keys() & said) == set()
