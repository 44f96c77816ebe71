"""The words of the game and what they mean, in the order in which a reader looks for them."""

from unicodedata import combining, normalize

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.wording.catalogue import Catalogue

GLOSSARY = (
    "announcement", "attack", "bonus", "chien", "contract", "court", "declaration", "defence", "difference", "discard",
    "excuse", "lead", "oudler", "partner", "petit", "taker", "trick", "trump",
)  # fmt: skip


def glossary(words: Catalogue) -> tree.Chapter:
    """The chapter."""
    terms = tuple(
        tree.Term(line(words.tell(f"term-{name}")), line(words.tell(f"term-{name}.definition")))
        for name in in_order(words)
    )
    return tree.Chapter("G", "glossary", line(words.tell("glossary-title")), (tree.Glossary(terms),))


def in_order(words: Catalogue) -> list[str]:
    """The terms as the language sorts them: as the catalogue says, else by spelling."""
    return words.say("glossary-order").split() or sorted(GLOSSARY, key=lambda name: _folded(words.say(f"term-{name}")))


def _folded(term: str) -> str:
    """A term as it is sorted: without accents and capitals."""
    return "".join(each for each in normalize("NFKD", term.casefold()) if not combining(each))
