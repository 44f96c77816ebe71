"""Finds settings by the words somebody has for them, in any order and language, or by what their values say."""

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarotrules.explanation import Explained, explained, path_of, written
from tarotrules.games.variant import Variant
from tarotrules.settings.walk import SettingPath
from tarotrules.source import problems
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.syntax.folding import fold
from tarotrules.syntax.vocabulary import Vocabulary

_NAMES: Final = re.compile(r"[^\w'-]+")
_PARTS: Final = re.compile(r"[^\w']+")
_BETWEEN: Final = re.compile(r"[\s.]+")
_SHORTEST: Final = 3
"""Letters of a word that may be broken off."""
_ALIKE: Final = 0.7
_SHOWN: Final = 5
"""Settings that are offered where none fits."""

Names = frozenset[str]


class Reader(NamedTuple):
    """Who asks: the words of the notation, and the language they are thought of in first."""

    vocabulary: Vocabulary
    language: str


def look_up(
    variant: Variant, asked: Iterable[str], reader: Reader, players: int | None = None
) -> list[Explained] | Diagnostic:
    """The settings that are asked for, perhaps for one number of players; or that there are none, and which are near.

    A path that is complete is that setting alone. Otherwise every setting is found in whose path all the words
    occur; failing that, those whose words begin like that, and at last those whose values have the words.
    """
    languages = tuple(dict.fromkeys((reader.language, "en")))
    typed = " ".join(asked)
    wanted = path_of(typed.replace(" ", "."), reader.vocabulary, languages)
    every = [each for each in explained(variant) if players is None or players in each.players]
    if not wanted:
        return every
    words = [word for word in _BETWEEN.split(typed) if word]
    search = _Search(variant, reader.vocabulary, words)
    exact = [each for each in every if each.path == wanted]
    return (
        exact
        or search.by_path(every, languages)
        or search.by_path(every, reader.vocabulary.languages)
        or search.by_value(every, languages)
        or _none(typed, search, every, reader)
    )


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
            own = frozenset(part for name in self._called(path, languages) for part in _parts(name))
            self._names[key] = own | self.names(path[:-1], languages)
        return self._names[key]

    def _called(self, path: SettingPath, languages: tuple[str, ...]) -> Iterator[str]:
        yield path[-1]
        titles: Mapping[str, str] = self.variant.titles.get(path, {})
        for language in languages:
            yield from self.vocabulary.words(language).spellings(path[-1])
            yield titles.get(language, "")

    def _said(self, each: Explained, languages: tuple[str, ...]) -> Names:
        texts = (written(each, self.vocabulary, language) for language in languages)
        return frozenset(part for text in texts for part in _parts(text))


def _is_one(word: str, names: Names) -> bool:
    return word in names


def _begins_one(word: str, names: Names) -> bool:
    shortest = _SHORTEST if word.isascii() else 1
    return len(word) >= shortest and any(name.startswith(word) for name in names)


def _parts(name: str) -> Iterator[str]:
    """A name as a whole, and the words it is made of."""
    whole = fold(name)
    yield whole
    yield from filter(None, (*_NAMES.split(whole), *_PARTS.split(whole)))


def _none(typed: str, search: _Search, every: Sequence[Explained], reader: Reader) -> Diagnostic:
    """That nothing is called so: with the words corrected, if they are then found, or with what comes closest."""
    languages = reader.vocabulary.languages
    known = sorted({name for each in every for name in search.names(each.path, languages)})
    corrected = [_corrected(word, known) for word in search.typed]
    again = _Search(search.variant, search.vocabulary, corrected)
    near = corrected != search.typed and bool(again.by_path(every, languages))
    closest = [] if near else _closest(search, every, reader)
    return problems.NO_SUCH_SETTING.at(
        None,
        name=search.variant.id,
        path=typed,
        hint="near" if near else "list" if closest else "none",
        suggestion=" ".join(corrected),
        known=Concepts(closest),
    )


def _corrected(word: str, known: Sequence[str]) -> str:
    if fold(word) in known:
        return word
    return next(iter(difflib.get_close_matches(fold(word), known, n=1, cutoff=_ALIKE)), word)


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
