"""The index: words by which a rule is looked up, and the numbers of the rules."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.games.telling.beside import AnyBeside
from tarotrules.games.telling.glossary import folded
from tarotrules.games.telling.unsettled import OPEN
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.titles import choose_title


def index(beside: AnyBeside, known: Iterable[tuple[str, str]], asked: Collection[str] = ()) -> tree.Chapter:
    """The chapter, with words of the rules that this book has; what is ``asked`` stands in what is left open."""
    words, readings = beside.words, _readings(beside.words)
    found: dict[str, set[str]] = {}
    for word, slot in known:
        found.setdefault(word, set()).add(slot)
    terms = sorted({*found, *asked}, key=lambda word: (folded(_read(word, readings)), word))
    entries = tuple(
        tree.Term(line(word), _rules(beside, found[word]) if word in found else line(reference(OPEN))) for word in terms
    )
    return tree.Chapter("I", "index", line(words.tell("index-title")), (tree.Index(entries),))


def word_of(words: Catalogue, key: str) -> str:
    """What a word of the registry is in a language: a term of the glossary, or a word of the index alone."""
    return words.say(f"term-{key}") if words.has(f"term-{key}") else words.say(f"index-{key}")


def keyed(beside: AnyBeside, unknown: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """Words of the registry, as it calls them, and the rules that they lead to; ``unknown`` are those nobody needs."""
    registry = beside.manner.teller.registry()
    for slot in beside.all.rules:
        keys = registry.rules[slot].index if slot in registry.rules else ()
        said = [key for key in keys if key not in unknown]
        # What has no other word is looked up by the word for what is not there: a chien, where there is none.
        yield from ((key, slot) for key in (said or keys if registry.thing_of(slot) is None else said))


def declared(beside: AnyBeside) -> Iterator[tuple[str, str]]:
    """The names of what files declare, with the rules about it."""
    registry, titles, language = beside.manner.teller.registry(), beside.variant.titles, beside.words.language
    for slot in beside.all.rules:
        thing = registry.thing_of(slot)
        path = tuple(thing.split(".")) if thing is not None else ()
        if path and (path in titles or slot not in registry.rules):
            yield choose_title(titles.get(path, {}), language, path[-1]), slot


def _readings(words: Catalogue) -> Mapping[str, str]:
    """How words are read, where they are sorted by that: the catalogue says so, as word and reading in turn."""
    given = iter(words.say("index-readings").split())
    return dict(zip(given, given, strict=False))


def _read(word: str, readings: Mapping[str, str]) -> str:
    """How a word is read: by itself, or as the longest beginning of it that is known, and the rest as it is spelt."""
    known = max((each for each in readings if word.startswith(each)), key=len, default="")
    return readings.get(known, "") + word.removeprefix(known)


def _rules(beside: AnyBeside, slots: Iterable[str]) -> Line:
    """The numbers of rules in their order."""
    numbers = [reference(beside.numbers.of(slot)) for slot in sorted(slots, key=beside.numbers.key)]
    gap = beside.words.tell("index-gap")
    return line(*(part for place, each in enumerate(numbers) for part in ((gap, each) if place else (each,))))
