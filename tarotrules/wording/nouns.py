"""Counted nouns: noun x case x plural category, from ``lexicon.toml`` beside the catalogues.

A noun has forms by plural category, under a case where the language has cases; a ``gender``; a
``counter`` where a number and a noun meet otherwise than as ``{n} {noun}``, and what is ``short`` for both
where the noun has just been said and a figure alone would not do; ``figures`` if its number is never a word
(``20 points``). The entry ``titled`` is the neutral construction for things a file names by a title of its own;
its forms contain ``{title}``::

    [trump]                             [trump]                       [trump]
    gender = "m"                        gender = "m"                  other = "切札"
    one = "atout"                       nominative.one = "козырь"     counter = "{n}枚の{noun}"
    other = "atouts"                    nominative.few = "козыря"     short = "{n}枚"
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from pathlib import Path

from tarotrules.source.node import Node
from tarotrules.source.tables import read_table
from tarotrules.wording.called import Called
from tarotrules.wording.errors import WordingError
from tarotrules.wording.numbers import DEFAULT_CASE, Numerals

TITLED = "titled"
PLAIN_CASE = ""
"""The only case of a language without cases."""
_COUNTER = "{n} {noun}"
_SHORT = "{n}"


class Noun(Node):
    """A noun of the lexicon, or something known by a title that somebody gave it."""

    key: str
    title: str | None = None

    @classmethod
    def titled(cls, title: str, kind: str = "") -> "Noun":
        """A thing called by a title of the file's own, the same in every form; a kind of things has forms around it."""
        return cls(f"{TITLED}-{kind}" if kind else TITLED, title)


class Count(Node):
    """So many of something."""

    number: int | Fraction
    noun: Noun


class Entry(Node):
    """What a lexicon says of one noun: case -> plural category -> form."""

    forms: Mapping[str, Mapping[str, str]]
    gender: str | None
    counter: str
    short: str
    figures: bool
    """Whether its number is never written as a word."""


Writer = Callable[[int | Fraction, Entry, str | None], str]
"""Writes the number of a noun in a case."""


class Lexicon:
    """The nouns of one language."""

    def __init__(self, numerals: Numerals, entries: Mapping[str, Entry], titles: Called) -> None:
        self.numerals = numerals
        self.entries = entries
        self.titles = titles

    @classmethod
    def load(cls, numerals: Numerals, folders: Iterable[Path]) -> "Lexicon":
        """Read ``<folder>/<language>/lexicon.toml`` wherever there is one, and ``titles.toml``."""
        entries: dict[str, Entry] = {}
        known = list(folders)
        for folder in known:
            _add(entries, folder / numerals.language / "lexicon.toml")
        return cls(numerals, entries, Called.load(numerals.language, known))

    def counted(self, count: Count, case: str | None, write: Writer) -> str:
        """The number with its noun: ``10 козырей``."""
        noun = self._form(count.noun, self.numerals.category(count.number), case)
        entry = self._entry(count.noun)
        return entry.counter.replace("{n}", write(count.number, entry, case)).replace("{noun}", noun)

    def counted_shortly(self, count: Count, case: str | None, write: Writer) -> str:
        """The number beside another of the same noun, which is not said again."""
        entry = self._entry(count.noun)
        return entry.short.replace("{n}", write(count.number, entry, case))

    def named(self, noun: Noun, number: str | None = None, case: str | None = None) -> str:
        """The noun alone, in the form of a plural category (``one`` unless the language has none)."""
        forms = self._forms(noun, case)
        return self._form(noun, number or ("one" if "one" in forms else "other"), case)

    def gender(self, noun: Noun) -> str:
        """The gender that words beside the noun must agree with."""
        gender = self._entry(noun).gender
        if gender is None:
            raise WordingError(f"noun {noun.key!r} has no gender in {self.numerals.language}")
        return gender

    def _form(self, noun: Noun, category: str, case: str | None) -> str:
        forms = self._forms(noun, case)
        if category not in forms:
            raise WordingError(f"noun {noun.key!r} has no form {category!r} in {self.numerals.language}")
        return forms[category].replace("{title}", noun.title or "")

    def _forms(self, noun: Noun, case: str | None) -> Mapping[str, str]:
        forms = self._entry(noun).forms
        asked = case or (PLAIN_CASE if PLAIN_CASE in forms else DEFAULT_CASE)
        if asked not in forms:
            raise WordingError(f"noun {noun.key!r} has no case {asked!r} in {self.numerals.language}")
        return forms[asked]

    def _entry(self, noun: Noun) -> Entry:
        if noun.key not in self.entries:
            raise WordingError(f"no noun {noun.key!r} in the lexicon of {self.numerals.language}")
        if noun.key.startswith(TITLED) != (noun.title is not None):
            raise WordingError(f"a title goes with {TITLED!r} and with no other noun: {noun}")
        return self.entries[noun.key]


def _add(entries: dict[str, Entry], path: Path) -> None:
    for key, said in read_table(path).items():
        if key in entries:
            raise WordingError(f"{path}: noun {key!r} is there twice")
        entries[key] = _entry_from(said, f"{path}: {key}")


def _entry_from(said: Mapping[str, object], where: str) -> Entry:
    rest = dict(said)
    figures = rest.pop("figures", False)
    gender, counter, short = rest.pop("gender", None), rest.pop("counter", _COUNTER), rest.pop("short", _SHORT)
    cases = {key: value for key, value in rest.items() if isinstance(value, dict)}
    uncased = {key: value for key, value in rest.items() if not isinstance(value, dict)}
    forms = {**cases, **({PLAIN_CASE: uncased} if uncased else {})}
    written = [counter, short, *(form for case in forms.values() for form in case.values())]
    if not forms or not all(isinstance(text, str) for text in written):
        raise WordingError(f"{where}: forms, gender and counter are texts")
    return Entry(forms, None if gender is None else str(gender), str(counter), str(short), bool(figures))
