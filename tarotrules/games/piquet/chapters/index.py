"""The index: words by which a rule is looked up, and the numbers of the rules."""

from collections.abc import Iterable, Iterator, Mapping

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.games.piquet.chapters.glossary import GLOSSARY, Rules, folded
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.numbers import key_of
from tarotrules.wording.catalogue import Catalogue


def index(teller: Teller, rules: Rules) -> tree.Chapter:
    """The chapter, with the words of the rules that a book has."""
    words, readings = teller.words, _readings(teller.words)
    found: dict[str, set[str]] = {}
    for word, slot in (*_keyed(words, rules), *_declared(teller, rules)):
        found.setdefault(word, set()).add(slot)
    ordered = sorted(found, key=lambda word: (folded(_read(word, readings)), word))
    entries = tuple(tree.Term(line(word), _numbers(teller, found[word])) for word in ordered)
    return tree.Chapter("I", "index", line(words.tell("index-title")), (tree.Index(entries),))


def word_of(words: Catalogue, key: str) -> str:
    """What a word of the registry is in a language: a term of the glossary, or a word of the index alone."""
    return words.say(f"term-{key}" if key in GLOSSARY else f"index-{key}")


def _keyed(words: Catalogue, rules: Rules) -> Iterator[tuple[str, str]]:
    known = registry().rules
    yield from ((word_of(words, key), slot) for slot in rules if slot in known for key in known[slot].index)


def _declared(teller: Teller, rules: Rules) -> Iterator[tuple[str, str]]:
    """What these rules call what they declare, with the rules about it."""
    own = registry().own
    for slot in rules:
        kind, name, *_ = slot.split(".")
        if kind in own and (teller.titles.get((kind, name)) or slot not in registry().rules):
            yield str(teller.title(kind, name)), slot


def _numbers(teller: Teller, slots: Iterable[str]) -> Line:
    numbers = sorted({teller.numbers.of(slot) for slot in slots}, key=key_of)
    gap = teller.words.say("index-gap")
    return line(*(part for place, each in enumerate(numbers) for part in (*([gap] if place else []), reference(each))))


def _readings(words: Catalogue) -> Mapping[str, str]:
    """How words are read, where they are sorted by that: the catalogue says so, as word and reading in turn."""
    given = iter(words.say("index-readings").split())
    return dict(zip(given, given, strict=False))


def _read(word: str, readings: Mapping[str, str]) -> str:
    known = max((each for each in readings if word.startswith(each)), key=len, default="")
    return readings.get(known, "") + word.removeprefix(known)
