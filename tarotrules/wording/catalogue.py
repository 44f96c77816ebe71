"""The sentences of one language, said strictly.

A missing message, a missing or unused argument, a value without a variant, a missing noun form: each
is a :class:`WordingError`, and never a silent fallback to another language.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from pathlib import Path

from tarotrules.wording.entries import Entries
from tarotrules.wording.errors import WordingError
from tarotrules.wording.functions import Functions
from tarotrules.wording.lists import Joiner
from tarotrules.wording.nouns import Count, Lexicon, Noun
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.patterns import Pattern
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value

REMEMBERED = 20_000
"""Sentences that are said once and kept; most of a book is said in the next one too."""
OWN_FOLDER = Path(__file__).parent / "catalogues"
"""The words of reports, which every catalogue has."""


class Catalogue:
    """What can be said in one language."""

    def __init__(self, language: str, entries: Entries, lexicon: Lexicon) -> None:
        self.language = language
        self.entries = entries
        self.lexicon = lexicon
        self._joiner = Joiner(language)
        self._wanted: dict[str, frozenset[str]] = {}
        self._remembered: dict[object, str] = {}

    @classmethod
    def load(cls, language: str, folders: Iterable[Path] = ()) -> "Catalogue":
        """Read ``<folder>/<language>/*.ftl`` and ``lexicon.toml`` of each folder."""
        places = (OWN_FOLDER, *folders)
        entries = Entries.load(language, places)
        if not entries:
            raise WordingError(f"nothing can be said in {language!r}")
        return cls(language, entries, Lexicon.load(Numerals(language), places))

    def has(self, name: str) -> bool:
        """Whether ``id`` or ``id.attribute`` can be said."""
        id = name.partition(".")[0]
        return id in self.entries and not id.startswith("-") and name in self.entries.names(id)

    def arguments(self, name: str) -> frozenset[str]:
        """The arguments that ``id`` or ``id.attribute`` takes, those of messages inside it included."""
        if name not in self._wanted:
            from tarotrules.wording.inspection import variables

            self._wanted[name] = variables(self.entries, name)
        return self._wanted[name]

    def say(self, name: str, /, **arguments: Value) -> str:
        """A sentence as plain text."""
        cleaned = {key: _clean(value, plain) for key, value in arguments.items()}
        return self._said(name, cleaned, self.entries.pattern, self._in_figures)

    def tell(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence with its ``*strong*`` and ``_emphasis_``; in arguments only phrases have any."""
        cleaned = {key: _clean(value, Phrase.of) for key, value in arguments.items()}
        return Phrase(self._said(name, cleaned, self.entries.marked, self._in_words))

    def number(self, value: int | Fraction) -> str:
        """A number in figures."""
        return self.lexicon.numerals.write(value)

    def signed(self, value: int | Fraction) -> str:
        """A number in figures, with its sign."""
        return self.lexicon.numerals.signed(value)

    def join(self, items: Sequence[str], joint: str = "and") -> Phrase:
        """A list of texts or phrases as one phrase, joined with "and" or "or"."""
        return Phrase(self._joiner.join([Phrase.of(item) for item in items], joint))

    def _said(
        self, name: str, arguments: dict[str, Value], lookup: Callable[[str], Pattern], functions: Functions
    ) -> str:
        # True is 1 for a dictionary, but not in a sentence.
        key = (name, lookup, *((name, type(value), value) for name, value in arguments.items()))
        if key not in self._remembered:
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = self._evaluated(name, arguments, lookup, functions)
        return self._remembered[key]

    def _evaluated(
        self, name: str, arguments: dict[str, Value], lookup: Callable[[str], Pattern], functions: Functions
    ) -> str:
        from tarotrules.wording.evaluation import Evaluation

        self._demand(name, frozenset(arguments))
        try:
            return Evaluation(lookup, functions, self.lexicon.numerals).say(name, arguments)
        except WordingError as error:
            raise type(error)(f"{self.language}: {name}: {error}") from None

    def _demand(self, name: str, given: frozenset[str]) -> None:
        if self._wanted.get(name) == given:
            return
        if not self.has(name):
            raise WordingError(f"{self.language}: nothing is said at {name!r}")
        missing, unused = self.arguments(name) - given, given - self.arguments(name)
        if missing or unused:
            raise WordingError(f"{self.language}: {name}: missing {sorted(missing)}, unused {sorted(unused)}")

    @cached_property
    def _in_figures(self) -> Functions:
        return Functions(self.lexicon, self._joiner, worded=False)

    @cached_property
    def _in_words(self) -> Functions:
        return Functions(self.lexicon, self._joiner, worded=True)


def _clean(value: Value, clean: Callable[[str], str]) -> Value:
    match value:
        case str():
            return clean(value)
        case Noun(key, str(title)):
            return Noun(key, clean(title))
        case Count(number, Noun(key, str(title))):
            return Count(number, Noun(key, clean(title)))
        case list() | tuple():
            return tuple(clean(item) for item in value)
        case _:
            return value
