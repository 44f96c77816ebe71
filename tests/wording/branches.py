"""Every branch of every sentence, said with sample arguments.

A branch that no shipped variant takes is otherwise in nobody's words. The arguments of a sentence are found in the
catalogues themselves: what a select asks about in any language, and what each function is given.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from tarotrules.wording.called import ELSE
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.entries import Entries, written_in
from tarotrules.wording.errors import WordingError
from tarotrules.wording.nouns import TITLED, Count, Noun
from tarotrules.wording.patterns import Argument, Call, Inline, Literal, Mention, Pattern, Select, walk
from tarotrules.wording.phrase import CLOSING, END, FIELD, NUMBER_BEGINS, OPENING, SIGNS
from tarotrules.wording.selection import choose, is_numeric, keys
from tarotrules.wording.values import Value

NUMBERS: Final = (5, 1, 2, 3, 0, 21, Fraction(1, 2), Fraction(3, 2), 100, 1_000_000)
"""Enough to meet every plural category of the languages there are; the first stands where nobody chooses."""
MOST: Final = 20_000
"""So many combinations of arguments are tried for one sentence."""
_MARKS: Final = str.maketrans({sign: shown for shown, mark in SIGNS.items() for sign in (OPENING[mark], CLOSING[mark])})
_WORD: Final = re.compile(f"{NUMBER_BEGINS}([^{FIELD}]*){FIELD}[^{END}]*{END}")
"""A number is shown as a book writes it."""


class Uses(NamedTuple):
    """What the sentences of all languages do with one argument."""

    ways: frozenset[str]
    keys: tuple[str, ...]


class Said(NamedTuple):
    """A sentence as it reads with some arguments."""

    arguments: Mapping[str, Value]
    text: str


class Edition:
    """The catalogue of one language, and its files as they are written."""

    def __init__(self, language: str, folders: tuple[Path, ...], catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.files = {path: _read(path) for folder in folders for path in sorted((folder / language).glob("*.ftl"))}
        self.patterns = {name: pattern for found in self.files.values() for name, pattern in found.items()}
        self._nouns = _nouns_by_gender(catalogue)
        known = catalogue.lexicon.titles.entries
        self._titles = ("‹title›", *(key.replace(ELSE, "‹…›") for key in known if key != ELSE))

    def every_branch(self, name: str, uses: Mapping[str, Uses]) -> Iterator[Said]:
        """As few ways to say a sentence as take every branch of it that can be taken."""
        wanted = sorted(self.catalogue.arguments(name))
        offered = [self._samples(uses[each]) for each in wanted]
        met, every = set[int](), {0, *self._variants(self.patterns[name])}
        for number, values in enumerate(product(*offered)):
            arguments = dict(zip(wanted, values, strict=True))
            new = set(self._taken(self.patterns[name], arguments)) - met
            if (new or not met) and (text := self._text(name, arguments)) is not None:
                met |= new | {0}
                yield Said(arguments, text)
            if met == every:
                return
            if number > MOST:
                raise AssertionError(f"{name} has too many combinations")

    def _variants(self, pattern: Pattern) -> Iterator[int]:
        """All variants that might be taken, those in messages mentioned included."""
        for node in walk(pattern):
            if isinstance(node, Select):
                yield from (id(each.pattern) for each in node.variants)
            elif isinstance(node, Mention):
                yield from self._variants(self.patterns[node.name])

    def untaken(self, name: str, said: Iterable[Said]) -> list[str]:
        """The branches of a sentence that none of these ways to say it takes."""
        taken = {one for each in said for one in self._taken(self.patterns[name], each.arguments)}
        selects = [node for node in walk(self.patterns[name]) if isinstance(node, Select)]
        return [each.key for select in selects for each in select.variants if id(each.pattern) not in taken]

    def _text(self, name: str, arguments: dict[str, Value]) -> str | None:
        try:
            return _WORD.sub(r"\1", self.catalogue.tell(name, **arguments)).translate(_MARKS)
        except WordingError:
            # A noun without the form that is asked for, or a key that only another language knows.
            return None

    def _samples(self, uses: Uses) -> list[Value]:
        ways = uses.ways
        if ways & {"numeric", "number"}:
            return [*NUMBERS, *(Fraction(each) for each in uses.keys if each.isdigit() and int(each) not in NUMBERS)]
        if "count" in ways:
            return [Count(number, noun) for noun in self._nouns for number in NUMBERS]
        if "noun" in ways:
            return list(self._nouns)
        if "title" in ways:
            return list(self._titles)
        return [["‹1›", "‹2›", "‹3›"]] if "list" in ways else list(uses.keys)

    def _taken(self, pattern: Pattern, arguments: Mapping[str, Value]) -> Iterator[int]:
        """The variants taken, those in messages mentioned included."""
        for element in pattern:
            if isinstance(element, Select):
                chosen = self._chosen(element, arguments)
                if chosen is not None:
                    yield id(chosen)
                    yield from self._taken(chosen, arguments)
            elif isinstance(element, Mention):
                yield from self._taken(self.patterns[element.name], arguments)

    def _chosen(self, select: Select, arguments: Mapping[str, Value]) -> Pattern | None:
        match select.selector:
            case Argument(name):
                value = arguments[name]
            case Call("GENDER", (given,)):
                value = self.catalogue.lexicon.gender(_noun_of(given, arguments))
            case Call("TITLE", (Argument(name),), options):
                value = self.catalogue.lexicon.titles.form(str(arguments[name]), options["form"])
            case _:
                return None
        try:
            return choose(select, value, self.catalogue.lexicon.numerals)
        except WordingError:
            return None


def uses_of(editions: Mapping[str, Edition]) -> dict[str, dict[str, Uses]]:
    """Sentence -> argument -> what any language does with it."""
    names = dict.fromkeys(name for each in editions.values() for name in each.patterns if name[0] != "-")
    return {name: _uses(name, tuple(editions.values())) for name in names}


def _uses(name: str, editions: tuple[Edition, ...]) -> dict[str, Uses]:
    ways: dict[str, set[str]] = {}
    keys: dict[str, dict[str, None]] = {}
    for edition in editions:
        for pattern in _reached(edition, name):
            for argument, way, chosen in _asked(pattern):
                ways.setdefault(argument, set()).add(way)
                keys.setdefault(argument, {}).update(dict.fromkeys(chosen))
    return {each: Uses(frozenset(ways[each]), tuple(keys[each]) or (f"‹{each}›",)) for each in ways}


def _reached(edition: Edition, name: str) -> Iterator[Pattern]:
    pattern = edition.patterns.get(name)
    if pattern is None:
        return
    yield pattern
    for node in walk(pattern):
        if isinstance(node, Mention):
            yield from _reached(edition, node.name)


def _asked(pattern: Pattern) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Argument, what is done with it, and the keys it chooses among."""
    for node in walk(pattern):
        match node:
            case Select(Argument(name)):
                yield name, "numeric" if is_numeric(node) else "key", tuple(keys(node))
            case Call(_, given):
                yield from ((each.name, _way(node), ()) for each in given if isinstance(each, Argument))
            case Argument(name):
                yield name, "any", ()


_WAYS: Final = {
    "SIGNED": "number",
    "NUMBER": "number",
    "LIST": "list",
    "CLOSE": "any",
    "BEGIN": "any",
    "WITHIN": "any",
    "TITLE": "title",
}
"""What a function does with what it is given, if it takes no noun."""


def _way(call: Call) -> str:
    if call.function == "COUNTED":
        return "number" if "noun" in call.options else "count"
    return _WAYS.get(call.function, "noun")


def _noun_of(expression: Inline, arguments: Mapping[str, Value]) -> Noun:
    if isinstance(expression, Literal):
        return Noun(expression.text)
    assert isinstance(expression, Argument)
    value = arguments[expression.name]
    if isinstance(value, Count):
        return value.noun
    return value if isinstance(value, Noun) else Noun(str(value))


def _nouns_by_gender(catalogue: Catalogue) -> tuple[Noun, ...]:
    """A noun of each gender and set of cases, and something that has only a title."""
    found: dict[object, Noun] = {}
    for key, entry in catalogue.lexicon.entries.items():
        if not key.startswith(TITLED) and not key.endswith("-none"):
            found.setdefault((entry.gender, frozenset(entry.forms)), Noun(key))
    return (*found.values(), Noun.titled("‹title›"))


@cache
def _read(path: Path) -> dict[str, Pattern]:
    """The sentences of a file, as they were read beforehand: test_make_patterns.py proves them the same."""
    entries = _entries(path.parent)
    names = (name for id, _ in written_in(path) for name in entries.names(id))
    return {name: entries.pattern(name) for name in names}


@cache
def _entries(folder: Path) -> Entries:
    return Entries.load(folder.name, [folder.parent])
