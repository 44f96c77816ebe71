"""What the chapters tell of a ruleset, as text: rule prose and tables, and nothing else of a book."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import Final

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import CHAPTERS, sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import Chart, Titles, Told
from tarotrules.wording.cldr import cldr
from tarotrules.wording.phrase import Phrase, Piece, Token, pieces

Parts = dict[str, str]
"""Rule or table -> its text."""


def told(rules: Ruleset, titles: Titles, language: str) -> dict[str, Parts]:
    """Chapter -> what it tells."""
    teller = Teller(rules, catalogue(language), titles)
    return {section.id: dict(parts(section.told)) for section in sections(teller)}


def chapter(name: str, rules: Ruleset, titles: Titles, language: str) -> Parts:
    """What one chapter tells; empty where the book has no such chapter."""
    return dict(parts(CHAPTERS[name](Teller(rules, catalogue(language), titles))))


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


def figures(said: Parts, language: str) -> dict[str, Figures]:
    """Rule or table -> the numbers in its text, and the rules it refers to."""
    return {part: _figures(text, language) for part, text in said.items()}


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
