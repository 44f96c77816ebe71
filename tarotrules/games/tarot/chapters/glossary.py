"""The words of the game and what they mean, in the order in which a reader looks for them."""

from collections.abc import Iterable
from unicodedata import combining, normalize

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.wording.catalogue import Catalogue

GLOSSARY = (
    "announcement", "attack", "bonus", "chien", "contract", "court", "declaration", "defence", "difference", "discard",
    "excuse", "lead", "oudler", "partner", "petit", "taker", "trick", "trump",
)  # fmt: skip
OPTIONAL = frozenset(("announcement", "bonus", "chien", "declaration", "discard", "partner"))
"""What some tables play without, and then have no word for."""


def glossary(words: Catalogue, rulesets: Iterable[Ruleset]) -> tree.Chapter:
    """The chapter, for the numbers of players there are rules for."""
    known = frozenset(name for rules in rulesets for name, there in _played(rules).items() if there)
    terms = tuple(
        tree.Term(line(words.tell(f"term-{name}")), line(words.tell(f"term-{name}.definition")))
        for name in in_order(words)
        if name in known or name not in OPTIONAL
    )
    return tree.Chapter("G", "glossary", line(words.tell("glossary-title")), (tree.Glossary(terms),))


def _played(rules: Ruleset) -> dict[str, bool]:
    """Whether these rules have what only some have."""
    chien = rules.deal.chien > 0
    return {
        "announcement": bool(rules.promise),
        "bonus": bool(rules.bonus),
        "chien": chien,
        "declaration": bool(rules.claim),
        "discard": chien,
        "partner": rules.call is not None,
    }


def in_order(words: Catalogue) -> list[str]:
    """The terms as the language sorts them: as the catalogue says, else by spelling."""
    return words.say("glossary-order").split() or sorted(GLOSSARY, key=lambda name: _folded(words.say(f"term-{name}")))


def _folded(term: str) -> str:
    """A term as it is sorted: without accents and capitals."""
    return "".join(each for each in normalize("NFKD", term.casefold()) if not combining(each))
