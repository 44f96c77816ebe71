"""No id that a variant declares is a word of the program: every house game must work without touching Python."""

from typing import Final

from tarotrules import library
from tests.laws.code import HOUSE, MODULES, code
from tests.strategies import bases

EXCUSED: Final = {
    "default": "the shares of every payment that names no others",
    "clockwise": "a direction, and the option that takes it",
    "parole": "what a player says, and the option that allows it",
    "excuse": "a card of the pack, written so in files (`class excuse excuse`) and explained in the glossary",
    "oudlers": "what is counted of a player's or a side's tricks (`taker.oudlers`), and stated of a deal",
    "petit": "a word of the glossary",
}
"""Ids that are also words of the language, and why."""


def declared() -> dict[str, str]:
    """Ids declared in shipped variants and options, and where."""
    found: dict[str, str] = {}
    for base in bases():
        rules = base.rules
        if base.name.startswith(("everything", "players pay")):
            continue
        for what, names in (
            ("bid", rules.auction.bid),
            ("bonus", rules.bonus),
            ("claim", rules.claim),
            ("promise", rules.promise),
            ("redeal", rules.redeal),
            ("class", rules.deck.class_),
            ("shares", rules.scoring.shares),
        ):
            found.update((name, f"{what} of {base.variant.id}") for name in names)
        for name, claim in rules.claim.items():
            found.update((level, f"level of {name}") for level in claim.level)
    found.update((name, "option") for name in library.shipped_options())

    return found


def test_no_id_is_a_literal() -> None:
    """No module knows a bid, a bonus, a claim, a promise, a redeal or an option by its id."""
    ids = declared().keys() - EXCUSED.keys()

    known = [
        f"{path.relative_to(HOUSE)}:{line}: {text}"
        for path in MODULES
        for line, text in code(path).strings
        if text in ids
    ]

    assert known == []


def test_an_excuse_is_needed() -> None:
    """What is excused is declared by a variant, and does occur in Python."""
    said = {text for path in MODULES for _, text in code(path).strings}

    assert EXCUSED.keys() - (declared().keys() & said) == set()
