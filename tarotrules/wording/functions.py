"""The functions a sentence may call; each takes exactly one positional argument.

``SIGNED($n)``, ``NUMBER($n, gender: "f", case: "genitive")``,
``COUNTED($n, noun: "trump", case: "genitive")``, ``COUNTED($count)``,
``NOUN("trump", number: "few", case: "genitive")``, ``GENDER("trump")``, ``LIST($items, joint: "or")``,
``CLOSE($party)``, the comma after whatever ends in a clause of its own;
``BEGIN($clause)``, with a capital; ``WITHIN($head)``, without one;
``TITLE($title, form: "indefinite")``, a title as a sentence needs it, or a word to choose by.

In a phrase, NUMBER and COUNTED write small numbers as words; ``figures: "always"`` keeps COUNTED from it.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Final

from tarotrules.wording.errors import WordingError
from tarotrules.wording.lists import Joiner
from tarotrules.wording.nouns import Count, Entry, Lexicon, Noun, Writer
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.phrase import begun, within
from tarotrules.wording.phrase import number as number_token
from tarotrules.wording.spread import Spread
from tarotrules.wording.values import Value

OPTIONS: Final[Mapping[str, frozenset[str]]] = {
    "SIGNED": frozenset(),
    "NUMBER": frozenset({"gender", "case"}),
    "COUNTED": frozenset({"noun", "case", "figures"}),
    "NOUN": frozenset({"number", "case"}),
    "GENDER": frozenset(),
    "LIST": frozenset({"joint"}),
    "CLOSE": frozenset(),
    "BEGIN": frozenset(),
    "WITHIN": frozenset(),
    "TITLE": frozenset({"form"}),
}
"""The named options each function knows."""

NUMBERED: Final = frozenset({"SIGNED", "NUMBER", "COUNTED"})
"""The functions that write a number."""

Options = Mapping[str, str]


def usage(name: str) -> str:
    """What a function takes."""
    return f"{name} takes one positional argument, and {', '.join(sorted(OPTIONS[name])) or 'no option'}"


class Functions:
    """The functions, for one language; ``worded`` if small numbers are words."""

    def __init__(self, lexicon: Lexicon, joiner: Joiner, *, worded: bool) -> None:
        self._numerals: Numerals = lexicon.numerals
        self._lexicon = lexicon
        self._joiner = joiner
        self._worded = worded
        self._known: Mapping[str, Callable[[Value, Options], str]] = {
            "SIGNED": self._signed,
            "NUMBER": self._number,
            "COUNTED": self._counted,
            "NOUN": self._noun,
            "GENDER": self._gender,
            "LIST": self._list,
            "CLOSE": self._close,
            "BEGIN": self._begin,
            "WITHIN": self._within,
            "TITLE": self._title,
        }

    def call(self, name: str, positional: list[Value], options: Options) -> str:
        """What a call says."""
        if name not in OPTIONS:
            raise WordingError(f"no function {name}")
        if len(positional) != 1 or not options.keys() <= OPTIONS[name]:
            raise WordingError(usage(name))
        return self._known[name](positional[0], options)

    def shortly(self, number: int | Fraction, noun: Noun | None, function: str, options: Options) -> str:
        """A number that a function has just written another of: alone, or of something that has been named."""
        if noun is not None:
            return self._lexicon.counted_shortly(Count(number, noun), options.get("case"), self._writer(options))
        return self._number(number, options) if function == "NUMBER" else self._numerals.write(number)

    def for_all(self, numbers: Iterable[int | Fraction]) -> "Functions":
        """The same, with figures for all of these numbers if one of them is no word."""
        if not self._worded or all(map(self._numerals.has_word, numbers)):
            return self
        return Functions(self._lexicon, self._joiner, worded=False)

    def _signed(self, value: Value, _: Options) -> str:
        return self._numerals.signed(_number(value))

    def _counted(self, value: Value, options: Options) -> str:
        if isinstance(value, Count) == ("noun" in options):
            raise WordingError("COUNTED takes a number and a noun, or a Count alone")
        count = value if isinstance(value, Count) else Count(_number(value), Noun(options["noun"]))
        return self._lexicon.counted(count, options.get("case"), self._writer(options))

    def _writer(self, options: Options) -> Writer:
        if "figures" in options or not self._worded:
            return self._in_figures
        return self._of_noun

    def _in_figures(self, number: int | Fraction, _: Entry, __: str | None) -> str:
        return self._numerals.write(number)

    def _of_noun(self, number: int | Fraction, noun: Entry, case: str | None) -> str:
        return self._numerals.write(number) if noun.figures else self._written(number, noun.gender, case)

    def _number(self, value: Value, options: Options) -> str:
        number = _number(value)
        if not self._worded:
            return self._numerals.write(number)
        return self._written(number, options.get("gender"), options.get("case"))

    def _written(self, number: int | Fraction, gender: str | None, case: str | None) -> str:
        figures = self._numerals.write(number)
        if not self._numerals.has_word(number):
            return figures
        return number_token(figures, self._numerals.word(number, gender, case))

    def _noun(self, value: Value, options: Options) -> str:
        return self._lexicon.named(_as_noun(value), options.get("number"), options.get("case"))

    def _gender(self, value: Value, _: Options) -> str:
        return self._lexicon.gender(_as_noun(value))

    def _list(self, value: Value, options: Options) -> str:
        if isinstance(value, str | int | Fraction | Noun | Count | Spread):
            raise WordingError(f"LIST takes a sequence of texts, not {value!r}")
        return self._joiner.join(value, options.get("joint", "and"))

    def _close(self, value: Value, _: Options) -> str:
        if not isinstance(value, str):
            raise WordingError(f"CLOSE takes a text, not {value!r}")
        return "," if "," in value else ""

    def _begin(self, value: Value, _: Options) -> str:
        if not isinstance(value, str):
            raise WordingError(f"BEGIN takes a text, not {value!r}")
        return begun(value)

    def _within(self, value: Value, _: Options) -> str:
        if not isinstance(value, str):
            raise WordingError(f"WITHIN takes a text, not {value!r}")
        return within(value)

    def _title(self, value: Value, options: Options) -> str:
        if not isinstance(value, str) or "form" not in options:
            raise WordingError(f"TITLE takes a title and a form of it, not {value!r}")
        return self._lexicon.titles.form(value, options["form"])


def _number(value: Value) -> int | Fraction:
    if isinstance(value, bool) or not isinstance(value, int | Fraction):
        raise WordingError(f"a number is wanted, not {value!r}")
    return value


def _as_noun(value: Value) -> Noun:
    if isinstance(value, Count):
        return value.noun
    if isinstance(value, str):
        return Noun(value)
    if isinstance(value, Noun):
        return value
    raise WordingError(f"a noun is wanted, not {value!r}")
