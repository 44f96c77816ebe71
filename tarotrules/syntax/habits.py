"""What people write from other habits, and what the notation has for it: read as meant, and told."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final, Literal

from tarotrules.expressions.tree import And, Calculation, Expression, Number, Or
from tarotrules.source.diagnostics import Argument, Concept, Diagnostic
from tarotrules.source.tables import read_table
from tarotrules.source.text import Span
from tarotrules.syntax import problems
from tarotrules.syntax.document import Item, Range
from tarotrules.syntax.folding import fold
from tarotrules.syntax.numerals import write_number
from tarotrules.syntax.tokens import RESERVED, Token
from tarotrules.syntax.vocabulary import Words

Habit = Literal["meant", "comment", "percent", "dots", "guard", "options", "bullet"]

TABLE: Final = Path(__file__).with_name("habits.toml")
LONGEST: Final = 3
"""Words of a phrase."""
_SPELT_OUT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_TIMES: Final = r"(?:[x×*✕]|[<>=≤≥]+)?\s*([0-9]+(?:[.,][0-9]+)?)\s*[x×✕]?"
_ENDS = frozenset({"NEWLINE", "END", "RBRACE", "LBRACE"})
_ASKING = frozenset({"IF", "AND", "OR", "NOT"})
_SIGNS = frozenset({">=", "<=", "!="})
_FILES = frozenset({"tarot", "yaml", "yml"})


@cache
def table(section: str) -> Mapping[str, str]:
    """What is written by habit, folded -> what the notation has for it."""
    rows = read_table(TABLE)[section]
    return {fold(each.strip()): meant for meant, row in rows.items() for each in row.split(",")}


def rows(section: str) -> Mapping[str, str]:
    """What the notation has -> what is written by habit."""
    found: Mapping[str, str] = read_table(TABLE)[section]
    return found


def answer(written: str) -> bool | None:
    """Whether a word says yes or no, in any language; ``None`` if neither."""
    said = table("answers").get(fold(written))
    return None if said is None else said == "yes"


def told(kind: Habit, span: Span, instead: Argument = "", written: str | None = None) -> Diagnostic:
    """The problem of something written by another habit."""
    return problems.WRITTEN_OTHERWISE.at(span, kind=kind, written=written or span.text, instead=instead)


def sign(written: str, span: Span, found: list[Diagnostic]) -> Token:
    """``=>`` read as ``>=``."""
    meant = table("signs")[fold(written)]
    found.append(told("meant", span, Concept(meant) if meant in RESERVED else meant))
    return Token(meant.upper() if meant in RESERVED else "CMP", meant, span)


def percent(token: Token, span: Span, words: Words) -> Diagnostic:
    """``10%``: a part of an amount is a product."""
    part = write_number(Fraction(re.sub("[^0-9]", "", token.value) or 1) / 100, words.sign("decimal", "."))
    return told("percent", token.span.to(span), part)


def name_like(text: str) -> str:
    """A text as a name: ``Jeudi soir`` is ``jeudi-soir``, ``Herzkönig`` is ``herzkoenig``."""
    spelt_out = unicodedata.normalize("NFC", text.casefold()).translate(_SPELT_OUT)
    return re.sub(r"[^a-z0-9]+", "-", fold(spelt_out)).rstrip("-").lstrip("-0123456789")


def figure(written: str) -> str:
    """The number in ``x4``, ``2x``, ``>= 4`` or ``four``; empty if there is none."""
    found = re.fullmatch(_TIMES, written.strip(), re.IGNORECASE)
    return found[1] if found else _in_words(fold("-".join(written.split())))


@cache
def _numerals() -> frozenset[str]:
    """Numbers in words, as an unknown word is read."""
    return frozenset(word.strip() for row in read_table(TABLE)["numbers"].values() for word in row.split(","))


def _in_words(word: str) -> str:
    known = table("numbers")
    tens, _, ones = word.rpartition("-")
    parts = [known.get(each, "") for each in (tens, ones)]
    if word in known or not all(map(str.isdecimal, parts)):
        return known.get(word, "")
    great, small = map(int, parts)
    return str(great + small) if great % 10 == 0 and small < great else ""


def list_meant(items: Sequence[Item], written: str) -> str:
    """``3-5``, ``4 et 5``, ``4/5`` as a list: ``3, 4, 5``; empty if it is none."""
    numbers = _numbers(items[0]) if len(items) == 1 else []
    if len(items) > 1:
        numbers = [int(each) for each in re.findall(r"[0-9]+", written)]
    joined = len(items) == 1 and isinstance(items[0], And | Or | Calculation) and "-" not in _operators(items[0])
    if len(numbers) == 2 and not joined and 0 < numbers[1] - numbers[0] < 10:  # noqa: PLR2004 from the one to the other
        numbers = list(range(numbers[0], numbers[1] + 1))
    return ", ".join(map(str, numbers)) if len(numbers) > 1 else ""


def _numbers(item: Item) -> list[int]:
    match item:
        case Number(value) if value.denominator == 1:
            return [int(value)]
        case Range(first, last) | Calculation(_, first, last):
            return [*_numbers(first), *_numbers(last)]
        case And(operands) | Or(operands):
            return [number for each in operands for number in _numbers(each)]
    return []


def _operators(expression: Expression) -> str:
    return expression.operator + _operators(expression.left) if isinstance(expression, Calculation) else ""


def read(tokens: list[Token], words: Words, found: list[Diagnostic]) -> list[Token]:
    """The tokens with words for comparisons as signs, names out of quotation marks, and *no* told from *not*."""
    return list(_Reader(tokens, words, found).run())


class _Reader:
    def __init__(self, tokens: list[Token], words: Words, found: list[Diagnostic]) -> None:
        self.tokens, self.words, self.found = tokens, words, found
        numerals = _numerals()
        self.numbers = {
            at
            for at, token in enumerate(tokens)
            if token.type == "NUMBER" or (token.type == "WORD" and token.value in numerals)
        }
        self.near_numbers = {at - back for at in self.numbers for back in range(LONGEST + 2)}
        self.result: list[Token] = []

    def run(self) -> list[Token]:
        at = 0
        while at < len(self.tokens):
            look = _LOOKS.get(self.tokens[at].type)
            at += (look(self, at) if look is not None else 0) or self._plain(at)
        return self.result

    def _plain(self, at: int) -> int:
        token = self.tokens[at]
        # French « non » is both: a *not* has something after it, a *no* ends the statement or what is compared.
        compared = bool(self.result) and self.result[-1].type == "CMP"
        ends = {*_ENDS, "", "CITATION", *(("AND", "OR", "RPAREN") if compared else ())}
        no = token.type == "NOT" and self._kind(at + 1) in ends and (compared or self._follows_word())
        self.result.append(token._replace(type="WORD", value="no") if no else token)
        return 1

    def _follows_word(self) -> bool:
        return not self.result or self.result[-1].type == "WORD"

    def _is_counted(self, sign: Token) -> bool:
        """Whether a sign compares what stands before: « hand is 15 » says what a setting is, « margin is 30 » asks."""
        if [each.type for each in self.result[-2:]] == ["DOT", "WORD"] or self.result[-1].type == "RPAREN":
            return True
        return sign.type == "IS" and self._is_asked()

    def _is_asked(self) -> bool:
        at = len(self.result) - 1
        while at > 0 and not self._begins(at):
            at -= 1
            if self.result[at].type in _ASKING or self.result[at].value in table("asking"):
                return True
        return False

    def _begins(self, index: int) -> bool:
        """Whether a token of the result is the first of its statement, or of what ``fixed`` stands before."""
        if index < 0 or self.result[index].type != "WORD":
            return False
        return index == 0 or self.result[index - 1].type in {*_ENDS, "FIXED"}

    def _kind(self, at: int) -> str:
        return self.tokens[at].type if at < len(self.tokens) else ""

    def _dots(self, at: int) -> int:
        """``30…``: dots at the end of a statement."""
        token, after = self.tokens[at], self._kind(at + 1)
        if after not in _ENDS or (after == "NEWLINE" and token.span.text == ".."):
            return 0
        self.found.append(told("dots", token.span))
        return 1

    def _name(self, at: int) -> int:
        """``extends "fft"``, ``bonus "petit" {``: a name between quotation marks."""
        token, before = self.tokens[at], self.result[-1].type if self.result else ""
        in_header = before in {"VARIANT", "OPTION", "EXTENDS", "WITH"} and not self._within()
        named = before == "WORD" and self._kind(at + 1) == "LBRACE"
        name = name_like(token.value) if in_header or named else ""
        if not name:
            return 0
        # What the quotation marks would be is nothing to a name.
        self.found[:] = [each for each in self.found if each.labels[0].span != token.span]
        self.found.append(told("meant", token.span, name))
        self.result.append(token._replace(type="WORD", value=name))
        return 1

    def _within(self) -> bool:
        return any(token.type == "LBRACE" for token in self.result)

    def _ending(self, at: int) -> int:
        """``extends fft.tarot``: the ending of a file's name; the full stop of a sentence."""
        if self._kind(at + 1) in {*_ENDS, ""}:
            self.found.append(told("dots", self.tokens[at].span))
            return 1
        here = self.tokens[at : at + 2]
        if [each.type for each in here] != ["DOT", "WORD"] or here[1].value not in _FILES or self._within():
            return 0
        if not self.result or self.result[-1].type != "WORD":
            return 0
        name = self.result[-1].span
        self.found.append(told("meant", name.to(here[1].span), name.text))
        return 2

    def _sign(self, at: int) -> int:
        """``> =``: one sign in two pieces."""
        piece = self.tokens[at : at + 2]
        both = "".join(each.value for each in piece)
        if [each.type for each in piece] != ["CMP", "CMP"] or both not in _SIGNS:
            return 0
        whole = piece[0].span.to(piece[1].span)
        self.found.append(told("meant", whole, both))
        self.result.append(Token("CMP", both, whole))
        return 2

    def _phrase(self, at: int) -> int:
        """``at least 9`` before its number, ``9 or more`` behind it."""
        if at not in self.near_numbers or not self.result or self.result[-1].type not in {"WORD", "RPAREN"}:
            return 0
        if at in self.numbers and self._begins(len(self.result) - 1):
            return 0
        lengths = range(LONGEST, 0, -1)
        alone = self._begins(len(self.result) - 1) or self.result[-1].value in table("asking")
        used = next(filter(None, (self._equals(at, length) for length in lengths)), 0)
        if used or alone:
            return used
        return next(filter(None, (self._before(at, length) or self._behind(at, length) for length in lengths)), 0)

    def _equals(self, at: int, length: int) -> int:
        """``worth equals 20``: the sign of equality behind a setting."""
        piece = self.tokens[at : at + length]
        if at + length not in self.numbers or table("before").get(_spelled(piece)) != "=":
            return 0
        if self._is_counted(piece[0]) or self._is_asked():
            return 0
        self.result.append(Token("CMP", "=", piece[0].span.to(piece[-1].span)))
        return length

    def _before(self, at: int, length: int, first: Span | None = None) -> int:
        piece = self.tokens[at : at + length]
        meant = table("before").get(_spelled(piece))
        if at + length not in self.numbers:
            # « is at least 9 » is no more than « at least 9 ».
            rest = (
                self._before(at + 1, more, piece[0].span)
                for more in range(LONGEST, 0, -1)
                if length == 1 and meant == "="
            )
            return next((1 + used for used in rest if used), 0)
        if meant is None or (meant == "=" and not self._is_counted(piece[0])):
            return 0
        for more in range(LONGEST, 0, -1) if meant == "=" else ():
            # « が 9枚以上 » is no more than « 9枚以上 ».
            if used := self._behind(at + length, more, piece[0].span):
                return length + used
        self._compare(meant, first or piece[0].span, piece[-1].span, self.tokens[at + length])
        return length + 1

    def _behind(self, at: int, length: int, first: Span | None = None) -> int:
        piece = self.tokens[at + 1 : at + 1 + length]
        meant = table("behind").get(_spelled(piece)) if piece and at in self.numbers else None
        if meant is None:
            return 0
        self._compare(meant, first or self.tokens[at].span, piece[-1].span, self.tokens[at])
        return length + 1

    def _compare(self, meant: str, first: Span, last: Span, number: Token) -> None:
        whole = first.to(max(last, number.span, key=lambda span: span.end))
        written = number.span.text if number.type == "NUMBER" else figure(number.span.text)
        self.found.append(told("meant", whole, f"{meant} {written}"))
        self.result += [Token("CMP", meant, first), Token("NUMBER", written, number.span)]


_LOOKS: Final[Mapping[str, Callable[[_Reader, int], int]]] = {
    "DOTS": _Reader._dots,  # noqa: SLF001 by type of token
    "TEXT": _Reader._name,  # noqa: SLF001
    "DOT": _Reader._ending,  # noqa: SLF001
    "CMP": _Reader._sign,  # noqa: SLF001
    "NUMBER": _Reader._phrase,  # noqa: SLF001
    "WORD": _Reader._phrase,  # noqa: SLF001
    "AT": _Reader._phrase,  # noqa: SLF001
    "IS": _Reader._phrase,  # noqa: SLF001
    "NOT": _Reader._phrase,  # noqa: SLF001
}


def _spelled(piece: list[Token]) -> str:
    return fold(" ".join(each.span.text for each in piece))
