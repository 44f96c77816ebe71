"""Finds settings by the words somebody has for them, in any order and language, or by what their values say."""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from tarotrules import documents, library
from tarotrules.explanation import Explained, explained, path_of, written
from tarotrules.expressions.tree import Number
from tarotrules.games.variant import Variant
from tarotrules.settings.walk import SettingPath
from tarotrules.source import problems
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span
from tarotrules.syntax.folding import fold
from tarotrules.syntax.vocabulary import Vocabulary

_NAMES: Final = re.compile(r"[^\w'-]+")
_PARTS: Final = re.compile(r"[^\w']+")
_BETWEEN: Final = re.compile(r"[\s.]+")
_SHORTEST: Final = 3
"""Letters of a word that may be broken off."""
_ALIKE: Final = 0.75
_REMEMBERED: Final = 10_000
"""Names whose words are known; each is asked for time and again."""
_SHOWN: Final = 5
"""Settings that are offered where none fits."""

Names = frozenset[str]


Load = Callable[[str], Variant | None]


class Reader(NamedTuple):
    """Who asks: the words of the notation, and the language they are thought of in first."""

    vocabulary: Vocabulary
    language: str


def look_up(
    variant: Variant, asked: Sequence[str], reader: Reader, players: int | None = None
) -> list[Explained] | Diagnostic:
    """The settings that are asked for, perhaps for one number of players; or that none are, and which are near."""
    return called(variant, asked, reader, players) or unknown(variant, asked, reader, players)


def called(variant: Variant, asked: Sequence[str], reader: Reader, players: int | None = None) -> list[Explained]:
    """The settings that are asked for, perhaps for one number of players.

    A path that is complete is that setting alone. Otherwise every setting is found in whose path all the words
    occur; failing that, those whose words begin like that, and at last those whose values have the words.
    """
    languages = tuple(dict.fromkeys((reader.language, "en")))
    typed = " ".join(asked)
    wanted = path_of(typed.replace(" ", "."), reader.vocabulary, languages)
    every = _known(variant, players)
    if not wanted:
        return every
    search = _Search(variant, reader.vocabulary, _words([typed]))
    exact = [each for each in every if each.path == wanted]
    return (
        exact
        or search.by_path(every, languages)
        or search.by_path(every, reader.vocabulary.languages)
        or search.by_value(every, languages)
    )


def _known(variant: Variant, players: int | None) -> list[Explained]:
    return [each for each in explained(variant) if players is None or players in each.players]


def option_with(load: Load, asked: Sequence[str], reader: Reader, game: str | None = None) -> str | None:
    """The shipped option of a game that some words call, or that has what they call.

    ``load`` gives the variant with an option.

    An option that says none of the words itself is hardly ever tried: it brings nothing that is called so.
    """
    words = frozenset(fold(word) for word in _words(asked))
    called = {name: frozenset(option_names(name)) for name in library.shipped_options(game)}
    likely = sorted(
        _saying(words, called, reader.vocabulary), key=lambda name: (-len(words & called[name]), len(name), name)
    )
    return next((name for name in likely if _has(name, called[name].issuperset(words), load, asked, reader)), None)


def _saying(words: Names, called: Mapping[str, Names], vocabulary: Vocabulary) -> list[str]:
    """The options that say one of some words; all of them, if none does and the notation has the word."""
    parts = partial(_spelled_parts, vocabulary=vocabulary, languages=vocabulary.languages)
    saying = [name for name, own in called.items() if not words.isdisjoint(own.union(*map(parts, _said_in(name))))]
    # A word for a value may stand alone, and then nothing says what it is the value of.
    known = any(vocabulary.words(language).find(word) for language in vocabulary.languages for word in words)
    return saying or (list(called) if known else [])


def _has(option: str, is_called: bool, load: Load, asked: Sequence[str], reader: Reader) -> bool:  # noqa: FBT001 of the option
    variant = load(option)
    if variant is None or is_called:
        return variant is not None
    search = _Search(variant, reader.vocabulary, _words(asked))
    # What the option does not say itself is there without it.
    own = [each for each in explained(variant) if each.told is None or each.told.origin.layer == option]
    return bool(search.exactly(own, reader.vocabulary.languages))


def option_names(option: str) -> Iterator[str]:
    """The words of its name and titles."""
    document = documents.document(option)
    titles = documents.own_titles(document).values() if document is not None else ()
    yield from (part for name in (option, *titles) for part in _parts(name))


def _said_in(option: str) -> frozenset[str]:
    """All that an option names: concepts, ids, texts, and numbers as they are written."""
    return frozenset(_strings(documents.document(option)))


def _strings(said: object) -> Iterator[str]:
    match said:
        case str():
            yield said
        case tuple():
            yield from (each for part in said for each in _strings(part))
        case Number(value, span):
            yield str(value) if span is None else span.text
        case Node() if not isinstance(said, Span | Source):
            yield from (each for field in said.__match_args__ for each in _strings(getattr(said, field)))


@lru_cache(_REMEMBERED)
def _spelled_parts(name: str, vocabulary: Vocabulary, languages: tuple[str, ...]) -> Names:
    """The words of a name, or of a concept in some languages."""
    spelled = (each for language in languages for each in vocabulary.words(language).spellings(name))
    return frozenset(part for each in (name, *spelled) for part in _parts(each))


@lru_cache(_REMEMBERED)
def _spelled_in(path: SettingPath, vocabulary: Vocabulary, languages: tuple[str, ...]) -> Names:
    """The words of all steps of a path."""
    return frozenset[str]().union(*(_spelled_parts(step, vocabulary, languages) for step in path))


def _words(asked: Iterable[str]) -> list[str]:
    return [word for word in _BETWEEN.split(" ".join(asked)) if word]


class _Search:
    """Some words, and what is called by them."""

    def __init__(self, variant: Variant, vocabulary: Vocabulary, words: Sequence[str]) -> None:
        self.variant = variant
        self.vocabulary = vocabulary
        self.typed = words
        self.words = [fold(word) for word in words]
        self._names: dict[tuple[SettingPath, tuple[str, ...]], Names] = {}

    def by_path(self, among: Sequence[Explained], languages: tuple[str, ...]) -> list[Explained]:
        """Settings in whose path each of the words is one, or else begins one."""
        return self._fitting(among, languages, _is_one) or self._fitting(among, languages, _begins_one)

    def by_value(self, among: Sequence[Explained], languages: tuple[str, ...]) -> list[Explained]:
        """Settings in whose path or value each of the words is one."""
        return [
            each
            for each in among
            if self._fits(self.names(each.path, languages) | self._said(each, languages), _is_one)
        ]

    def exactly(self, among: Sequence[Explained], languages: tuple[str, ...]) -> list[Explained]:
        """Settings in whose path or value each of the words is one; no word is broken off."""
        return self._fitting(among, languages, _is_one) or self.by_value(among, languages)

    def _fitting(
        self, among: Sequence[Explained], languages: tuple[str, ...], fits: Callable[[str, Names], bool]
    ) -> list[Explained]:
        return [each for each in among if self._fits(self.names(each.path, languages), fits)]

    def _fits(self, names: Names, fits: Callable[[str, Names], bool]) -> bool:
        return all(fits(word, names) for word in self.words)

    def names(self, path: SettingPath, languages: tuple[str, ...]) -> Names:
        """The words in a path and in the titles of what it belongs to."""
        if not path:
            return frozenset()
        key = (path, languages)
        if key not in self._names:
            called = [titles for size in range(len(path)) if (titles := self.variant.titles.get(path[: size + 1]))]
            own = (part for titles in called for each in languages for part in _parts(titles.get(each, "")))
            spelled = _spelled_in(path, self.vocabulary, languages)
            self._names[key] = spelled.union(own) if called else spelled
        return self._names[key]

    def _said(self, each: Explained, languages: tuple[str, ...]) -> Names:
        texts = (written(each, self.vocabulary, language) for language in languages)
        return frozenset(part for text in texts for part in _parts(text))


def _is_one(word: str, names: Names) -> bool:
    return word in names


def _begins_one(word: str, names: Names) -> bool:
    shortest = _SHORTEST if word.isascii() else 1
    return len(word) >= shortest and any(name.startswith(word) for name in names)


@lru_cache(_REMEMBERED)
def _parts(name: str) -> tuple[str, ...]:
    """A name as a whole, and the words it is made of."""
    whole = fold(name)
    return whole, *filter(None, (*_NAMES.split(whole), *_PARTS.split(whole)))


def unknown(variant: Variant, asked: Iterable[str], reader: Reader, players: int | None = None) -> Diagnostic:
    """That nothing is called so: with the words corrected, if they are then found, or with what comes closest."""
    typed, every = " ".join(asked), _known(variant, players)
    search = _Search(variant, reader.vocabulary, _words([typed]))
    near = _corrected(search, every, reader)
    closest = [] if near else _closest(search, every, reader)
    return problems.NO_SUCH_SETTING.at(
        None,
        name=variant.id,
        path=typed,
        hint="near" if near else "list" if closest else "none",
        suggestion=near,
        known=Concepts(closest),
        option="",
    )


def _corrected(search: _Search, every: Sequence[Explained], reader: Reader) -> str:
    """The words with which something is found, in the reader's language if it has them; empty if there are none."""
    for languages in ((reader.language, "en"), reader.vocabulary.languages):
        known = sorted({name for each in every for name in search.names(each.path, languages)})
        words = [_nearest(word, known) for word in search.words]
        if words != search.words and _Search(search.variant, search.vocabulary, words).by_path(every, languages):
            return " ".join(_spelled(word, reader) for word in words)
    return ""


def _nearest(word: str, known: Sequence[str]) -> str:
    if word in known:
        return word
    likeness, name = max(((_likeness(word, name), name) for name in known), default=(0.0, word))
    return name if likeness >= _ALIKE else word


@lru_cache(_REMEMBERED)
def _likeness(word: str, name: str) -> float:
    """How like a name is to a word; nothing, if too little to be meant."""
    found = difflib.SequenceMatcher(None, name, word)
    quick = min(found.real_quick_ratio(), found.quick_ratio()) if found.real_quick_ratio() >= _ALIKE else 0.0
    return found.ratio() if quick >= _ALIKE else 0.0


def _spelled(word: str, reader: Reader) -> str:
    """A folded word as the reader's language writes what it means."""
    words = reader.vocabulary
    concept = words.words(reader.language).find(word) or next(iter((words.foreign(word) or ())[1:]), word)
    return words.spell(concept, reader.language)


def _closest(search: _Search, every: Sequence[Explained], reader: Reader) -> list[str]:
    """The shortest beginnings of paths that have most of the words, as the reader writes them."""
    paths = (each.path[:size] for each in every for size in range(len(each.path) + 1))
    has = {
        path: sum(_is_one(word, search.names(path, reader.vocabulary.languages)) for word in search.words)
        for path in paths
    }
    most = max(has.values(), default=0)
    best = [path for path, count in has.items() if most and count == most > has[path[:-1]]]
    return [".".join(reader.vocabulary.spell(step, reader.language) for step in path) for path in best[:_SHOWN]]
