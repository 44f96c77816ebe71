"""Numbers as written: ``4½``, ``1,5``, full-width digits."""

import unicodedata
from fractions import Fraction

from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Span
from tarotrules.syntax import problems


def read_number(written: str) -> Fraction:
    """The exact value of a number.

    >>> read_number("4½")
    Fraction(9, 2)
    """
    if written.isascii() and written.isdigit():
        return Fraction(int(written))
    part = Fraction(0)
    if not unicodedata.normalize("NFKC", written[-1]).isdecimal():
        part = Fraction(unicodedata.numeric(written[-1])).limit_denominator(10)
        written = written[:-1]
    digits = unicodedata.normalize("NFKC", written).replace(",", ".")
    return Fraction(digits or "0") + part


def write_number(value: Fraction, mark: str, decimals: int = 0) -> str:
    """A number as it is written with a decimal mark; a half is ``½``. A fraction has so many ``decimals`` at least.

    >>> write_number(Fraction(1, 2), ","), write_number(Fraction(9, 4), ",")
    ('½', '2,25')
    """
    if value.denominator == 1:
        return str(value)
    if value == Fraction(1, 2):
        return "½"
    whole, rest = divmod(value, 1)
    if (exact := rest * 10**11).denominator == 1:
        return f"{whole}{mark}{str(exact.numerator).rjust(11, '0').rstrip('0').ljust(decimals, '0')}"
    return (str(whole) if whole else "") + _sign(rest)


def decimals_of(written: str) -> int:
    """How many figures are written behind the decimal mark: the number of a rule is ``10.60``, not ``10.6``.

    >>> decimals_of("10,60"), decimals_of("4½")
    (2, 0)
    """
    behind = unicodedata.normalize("NFKC", written).replace(",", ".").partition(".")[2]
    return len(behind) if behind.isdecimal() else 0


def _sign(part: Fraction) -> str:
    signs = {Fraction(unicodedata.numeric(c)).limit_denominator(10): c for c in "⅓⅔⅙⅚⅐⅑"}
    return signs[part]


def decimal_list(span: Span) -> Diagnostic | None:
    """The question to ask where whole numbers belong and ``4,5`` is written: "``4, 5``?"."""
    if "," not in span.text:
        return None
    return problems.DECIMAL_LIST.at(span, written=span.text, list=span.text.replace(",", ", "))
