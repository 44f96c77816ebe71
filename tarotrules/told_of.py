"""Rules that speak of something: found by settings and names, and else by what their sentences say."""

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from tarotrules.games.registry import family
from tarotrules.games.variant import Hit, Played
from tarotrules.lookup import Reader
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.syntax.folding import fold
from tarotrules.wherever import Condition, everything, wherever

_WORDS: Final = re.compile(r"[^\W\u3040-\u309f]+")
"""What of a text says something: in Japanese, what is not written in hiragana."""
_SPACED: Final = re.compile(r"[\u0000-\u2fff]+")

_OFTEN: Final = Fraction(1, 10)
"""Of all sentences; a word that more of them have says little."""

Fit = Callable[[str], object]
Fits = Sequence[Fit]
Told = tuple[Played, ...]
"""All rules of all who are known of a game, in a language."""
Whose = frozenset[tuple[str, str]]
"""Rules by number, each with the name of known rules that have it."""


class Spoken(NamedTuple):
    """The rules that speak of what is asked for, and what settings asked for say where it is otherwise."""

    rules: Sequence[Played]
    values: Sequence[str] = ()


def spoken(asked: Sequence[Condition], reader: Reader, game: str | None = None) -> Spoken | Diagnostic:
    """Rules of a game by their settings; where only words are asked for, and no setting has them, by sentences."""
    found = wherever(asked, reader, game)
    if isinstance(found, Diagnostic):
        return found if any(each.sign for each in asked) else _in_sentences(asked, (), reader, game) or found
    if any(each.sign for each in asked) or any(not hit.option for hit in found.hits):
        return Spoken(family(game).wherever(found.hits, reader.language), found.values)
    return _in_sentences(asked, found.hits, reader, game) or Spoken((), found.values)


def _in_sentences(asked: Sequence[Condition], named: Sequence[Hit], reader: Reader, game: str | None) -> Spoken | None:
    """Rules that options of that name bring, and those with a sentence that says it; none if there are none.

    It may say just this, in the reader's language or in English; or else all the words; or else those that few have.
    """
    typed = " ".join(each.words for each in asked)
    by_name = _whose(family(game).wherever(named, reader.language))
    tried = (
        _saying(wanted(typed, told), told)
        for wanted in (_just, _all, _rare)
        for told in (_rules(language, game) for language in dict.fromkeys((reader.language, "en")))
    )
    whose = by_name | next(filter(None, tried), frozenset())
    rules = [kept for each in _rules(reader.language, game) if (kept := _kept(each, whose)).ways]
    return Spoken(rules) if rules else None


def _just(typed: str, _told: Told) -> Fits:
    return [_begins(fold(typed))]


def _all(typed: str, _told: Told) -> Fits:
    return [_begins(each) for each in _WORDS.findall(fold(typed))]


def _rare(typed: str, told: Told) -> Fits:
    """The words that few sentences have, if there are several: one alone hardly says what somebody looks for."""
    texts = [text for each in told for _, said in each.ways for text in _folded(each.name, said)]
    rare = [each for each in _all(typed, told) if sum(map(bool, map(each, texts))) < len(texts) * _OFTEN]
    return rare if len(rare) > 1 else []


def _begins(word: str) -> Fit:
    """Whether a text has a word that begins so; or has it anywhere, where words are not written apart."""
    return re.compile(rf"\b{re.escape(word)}" if _SPACED.fullmatch(word) else re.escape(word)).search


@cache
def _rules(language: str, game: str | None) -> Told:
    """All rules of all who are known of a game, in the order of the book."""
    chapters = family(game).everywhere(list(everything(game)), language)
    return tuple(rule for chapter in chapters for rule in chapter.rules)


def _whose(rules: Sequence[Played]) -> Whose:
    return frozenset((each.number, hit.name) for each in rules for who, _ in each.ways for hit in who)


def _saying(fits: Fits, told: Told) -> Whose:
    """Whose rules have a sentence, read with the name of its rule, that is what is wanted in all respects."""
    return frozenset(
        (each.number, hit.name)
        for each in told
        for who, said in each.ways
        if fits and any(all(fit(text) for fit in fits) for text in _folded(each.name, said))
        for hit in who
    )


def _folded(name: str, said: Sequence[str]) -> Iterator[str]:
    yield from (fold(f"{name} {each}") for each in said)


def _kept(rule: Played, whose: Whose) -> Played:
    """A rule with those alone who are meant."""
    ways = ((tuple(hit for hit in who if (rule.number, hit.name) in whose), said) for who, said in rule.ways)
    return rule._replace(ways=tuple((who, said) for who, said in ways if who))
