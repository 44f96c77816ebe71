"""What the chapters tell of a ruleset, as text: rule prose and tables, and nothing else of a book."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from fractions import Fraction
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

from tarotrules.games.telling.told import Chart, Titles, Told
from tarotrules.settings.record import Record
from tarotrules.wording.cldr import cldr
from tarotrules.wording.phrase import Phrase, Piece, Token, pieces
from tests.changing import AnyBase
from tests.laws.walked import Game, game_of

Parts = dict[str, str]
"""Rule or table -> its text."""


def told(base: AnyBase, language: str) -> dict[str, Parts]:
    """Chapter -> what it tells."""
    return {section.id: dict(parts(section.told)) for section in game_of(base.variant).sections(base, language)}


def chapter(game: Game, name: str, rules: Record, titles: Titles, language: str) -> Parts:
    """What one chapter tells; empty where the book has no such chapter."""
    return dict(parts(game.chapters[name](game.teller(rules, titles, language))))


def parts(all_told: Iterable[Told]) -> Iterator[tuple[str, str]]:
    """Rules and tables by slot, as text."""
    for each in all_told:
        if isinstance(each, Chart):
            lines = [each.caption, " | ".join(map(_text, each.header))]
            lines += [" | ".join(map(_text, row)) for row in each.rows]
            yield f"{each.slot} table", "\n".join(map(_text, lines))
        else:
            yield each.slot, "\n".join(map(_text, each.phrases))


def _text(phrase: str) -> str:
    return "".join(map(_piece, pieces(phrase))) if isinstance(phrase, Phrase) else phrase


def _piece(piece: Piece) -> str:
    match piece:
        case Token("reference", (number,)):
            return f"→{number}"
        case Token(_, fields):
            return fields[-1]
    return piece if isinstance(piece, str) else ""


REFERENCE: Final = re.compile(r"→(\d+\.\d+[a-z]?)")
"""Another rule that a rule refers to: its number is a name, and is written the same everywhere."""


def references(text: str) -> list[str]:
    """The numbers of other rules that a text refers to."""
    return REFERENCE.findall(text)


Figures = frozenset[Fraction | str]
IN_WORDS: Final = tomllib.loads(Path(__file__).with_name("in_words.toml").read_text("utf-8"))
"""By game: what need not be said in figures."""


def lies(game: Game, english: Parts, own: Parts, language: str) -> dict[str, tuple[Figures, Figures]]:
    """Where a language gives numbers English does not, or the other way round, and does not say them in words."""
    assert english.keys() == own.keys()
    found: dict[str, tuple[Figures, Figures]] = {}
    for part, text in english.items():
        here, there, in_words = (
            _figures(text, "en"),
            _figures(own[part], language),
            _in_words(game.name, language, part),
        )
        if here - in_words != there - in_words:
            found[part] = here - there - in_words, there - here - in_words
    return found


@cache
def _in_words(game: str, language: str, part: str) -> Figures:
    """The numbers that a rule may say in words in a language, or need not."""
    lines = (each for each in IN_WORDS.get(game, ()) if language in each["languages"])
    found = (each["numbers"] for each in lines if any(fnmatchcase(part, rule) for rule in each["rules"]))
    return frozenset(map(Fraction, chain.from_iterable(found)))


@cache
def _figures(text: str, language: str) -> Figures:
    return frozenset((*numbers(text, language), *references(text)))


def numbers(text: str, language: str) -> list[Fraction]:
    """The numbers written in figures, in order, whatever the language writes them with."""
    symbols = cldr(language).symbols
    decimal, group = re.escape(symbols["decimal"]), re.escape(symbols["group"])
    pattern = re.compile(rf"(−?)(?:(\d{{1,3}}(?:{group}\d{{3}})+|\d+)(?:{decimal}(\d+))?(?:/(\d+))?)?(½?)")
    plainly = _ascii(REFERENCE.sub("", text))
    return [_number(found, symbols["group"]) for found in pattern.finditer(plainly) if found[2] or found[5]]


def _ascii(text: str) -> str:
    return text.translate({ord("０") + digit: str(digit) for digit in range(10)})


def _number(found: "re.Match[str]", group: str) -> Fraction:
    sign, whole, decimals, divisor, half = found.groups()
    value = Fraction((whole or "0").replace(group, "") + (f".{decimals}" if decimals else ""))
    value = value / int(divisor) if divisor else value
    value += Fraction(1, 2) if half else 0
    return -value if sign else value
