"""The words of a game, what they mean and where they are explained, in the order in which a reader looks for them."""

from collections.abc import Collection, Iterable
from fnmatch import fnmatchcase
from unicodedata import combining, normalize

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.games.telling.beside import AnyBeside
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase


def chapter(words: Catalogue, terms: Iterable[tree.Term], names: Iterable[tree.Term]) -> tree.Chapter:
    """The chapter: the words of the game, and the names that files give."""
    blocks: list[tree.Block] = [tree.Glossary(tuple(terms))]
    named = tuple(names)
    if named:
        blocks += [tree.Heading(line(words.tell("glossary-names"))), tree.Glossary(named)]
    return tree.Chapter("G", "glossary", line(words.tell("glossary-title")), tuple(blocks))


def meaning(beside: AnyBeside, said: Phrase, slot: str) -> Line:
    """What a word means, and the rule that explains it, if the book has it; a slot may stand for several."""
    found = next((each for each in beside.all.rules if fnmatchcase(each, slot) or each.startswith(f"{slot}.")), None)
    if found is None:
        return line(said)
    return line(beside.words.tell("glossary-at", said=said, rule=reference(beside.numbers.of(found))))


def in_order(words: Catalogue, terms: Collection[str]) -> list[str]:
    """Terms as the language sorts them: as the catalogue says, else by spelling."""
    return words.say("glossary-order").split() or sorted(terms, key=lambda name: folded(words.say(f"term-{name}")))


def folded(term: str) -> str:
    """A term as it is sorted: without accents and capitals."""
    return "".join(each for each in normalize("NFKD", term.casefold()) if not combining(each))
