"""Where a rule is played: found among all known variants and options, by words or by what a setting says."""

import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tarotrules import library, pipeline
from tarotrules.explanation import Explained, explained, written
from tarotrules.games.registry import family
from tarotrules.games.variant import Hit, Variant
from tarotrules.lookup import Reader, called, option_names, unknown
from tarotrules.source import misuse
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Source, Span
from tarotrules.syntax.folding import fold

_SIGN: Final = re.compile(r"\s*(<=|>=|!=|≤|≥|≠|=|<|>|＝)\s*")
_NUMBER: Final = re.compile(r"[-−]?\d+(?:[.,/]\d+)?")
_COMPARED: Final[Mapping[str, Callable[[Fraction, Fraction], bool]]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
    "≤": operator.le,
    "≥": operator.ge,
}
_UNLIKE: Final = frozenset({"!=", "≠"})


class Condition(NamedTuple):
    """What a setting must say; words alone ask that there be such a setting."""

    words: str
    sign: str = ""
    value: str = ""


class Found(NamedTuple):
    """Who has a rule, and what the settings asked for say where it is otherwise."""

    hits: tuple[Hit, ...]
    values: tuple[str, ...]
    """All that they say anywhere, in the words of the reader."""


def conditions(asked: Sequence[str]) -> list[Condition] | Diagnostic:
    """What is asked for: each word with a sign is a condition, the others belong together."""
    found, words = list[Condition](), list[str]()
    for each in asked:
        if _SIGN.search(each) is None:
            words.append(each)
            continue
        one = _condition(each)
        if isinstance(one, Diagnostic):
            return one
        found.append(one)
    return [*([Condition(" ".join(words))] if words else []), *found]


def _condition(text: str) -> Condition | Diagnostic:
    left, sign, right = _SIGN.split(text, maxsplit=1)
    again = _SIGN.search(right)
    start = len(text) - len(right)
    if again is not None:
        return misuse.CONDITION_UNCLEAR.at(_span(text, start + again.start(1), start + again.end(1)), what="twice")
    if not left.strip() or not right.strip():
        at = text.index(sign)
        side = "left" if not left.strip() else "right"
        return misuse.CONDITION_UNCLEAR.at(_span(text, at, at + len(sign)), what=side)
    if sign in _COMPARED and _number(right) is None:
        return misuse.CONDITION_NUMBER.at(_span(text, start, len(text)), word=right.strip(), sign=sign)
    return Condition(left.strip(), sign, right.strip())


def _span(text: str, start: int, end: int) -> Span:
    return Span(Source(text, text), start, end)


def wherever(asked: Sequence[Condition], reader: Reader, game: str | None = None) -> Found | Diagnostic:
    """All known variants and options of a game that have what is asked for; a problem where nobody knows a setting."""
    hits, values, missed = list[Hit](), dict[str, None](), list[tuple[Variant, Condition]]()
    known = dict.fromkeys(asked, False)
    for name, variant, own in known_rules(game):
        met = list[Explained]()
        for each in asked:
            found = _of_option(own, variant, each) or called(variant, [each.words], reader)
            if not found:
                missed.append((variant, each))
                break
            said = [one for one in found if own is None or _is_from(own, one)]
            known[each] = known[each] or bool(said)
            values |= dict.fromkeys(written(one, reader.vocabulary, reader.language) for one in said if each.sign)
            fitting = [one for one in said if _holds(each, one, reader)]
            if not fitting:
                break
            met += fitting
        else:
            hits.append(Hit(name, variant, tuple(dict.fromkeys(each.path for each in met)), own is not None))
    problems = () if all(known.values()) else (unknown(rules, [each.words], reader) for rules, each in missed)
    return _best(problems) or Found(tuple(hits), tuple(values))


def known_rules(game: str | None = None) -> Iterator[tuple[str, Variant, str | None]]:
    """Every known variant of a game, the official rules first; then every option, tried on them."""
    base = family(game).base
    for name in sorted(library.shipped(game), key=lambda name: (name != base, name)):
        variant = pipeline.load(name).variant
        if variant is not None:
            yield name, variant, None
    for name in library.shipped_options(game):
        variant = pipeline.load(name).variant
        if variant is not None:
            yield name, variant, name


def _of_option(option: str | None, variant: Variant, asked: Condition) -> list[Explained]:
    """All that an option says which is called so."""
    if option is None or asked.sign or not set(map(fold, asked.words.split())) <= set(option_names(option)):
        return []
    return [each for each in explained(variant) if _is_from(option, each)]


def _is_from(layer: str, each: Explained) -> bool:
    return each.told is not None and each.told.origin.layer == layer


def everything(game: str | None = None) -> Iterator[Hit]:
    """All known variants of a game, and all options with what they say themselves."""
    for name, variant, own in known_rules(game):
        said = [each.path for each in explained(variant) if _is_from(own, each)] if own is not None else ()
        yield Hit(name, variant, tuple(said), own is not None)


def _best(problems: Iterable[Diagnostic]) -> Diagnostic | None:
    """Of several that nothing is called so, the first that knows what is meant, or else the first."""
    first = None
    for each in problems:
        if each.arguments["hint"] == "near":
            return each
        first = first or each
    return first


def _holds(asked: Condition, found: Explained, reader: Reader) -> bool:
    """Whether a setting says what is asked for."""
    if not asked.sign:
        return True
    told = written(found, reader.vocabulary, reader.language)
    one, other = _number(told), _number(asked.value)
    if asked.sign in _COMPARED:
        return one is not None and other is not None and _COMPARED[asked.sign](one, other)
    return _is(found, asked.value, reader) != (asked.sign in _UNLIKE)


def _is(found: Explained, value: str, reader: Reader) -> bool:
    """Whether it is written so, in any language."""
    told = [written(found, reader.vocabulary, language) for language in reader.vocabulary.languages]
    return fold(value) in map(fold, told) or (_number(value) is not None and _number(value) == _number(told[0]))


def _number(text: str) -> Fraction | None:
    whole = _NUMBER.fullmatch(text.strip())
    return None if whole is None else Fraction(whole[0].replace("−", "-").replace(",", "."))
