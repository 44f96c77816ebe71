"""The sentences of one language, said strictly.

A missing message, a missing or unused argument, a value without a variant, a missing noun form: each
is a :class:`WordingError`, and never a silent fallback to another language.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from pathlib import Path

from tarotrules.wording.entries import Entries
from tarotrules.wording.errors import WordingError
from tarotrules.wording.evaluation import Evaluation, Lookup
from tarotrules.wording.functions import Functions
from tarotrules.wording.inspection import variables
from tarotrules.wording.lists import Joiner
from tarotrules.wording.nouns import Count, Lexicon, Noun
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value
from tarotrules.wording.works import REGIONS, WORKS, known

REMEMBERED = 20_000
"""Sentences that are said once and kept; most of a book is said in the next one too."""
_SIMPLE = frozenset({str, Phrase, int, bool, Fraction})
"""What is the same in a sentence if it is the same before markup is taken out or put in."""
OWN_FOLDER = Path(__file__).parent / "catalogues"
"""The words of reports, which every catalogue has."""


class Catalogue:
    """What can be said in one language."""

    def __init__(
        self,
        language: str,
        entries: Entries,
        lexicon: Lexicon,
        works: Mapping[str, str],
        regions: Mapping[str, str],
    ) -> None:
        self.language = language
        self.entries = entries
        self.lexicon = lexicon
        self.works = works
        self.regions = regions
        self._joiner = Joiner(language)
        self._wanted: dict[str, frozenset[str]] = {}
        self._remembered: dict[object, str] = {}

    @classmethod
    def load(cls, language: str, folders: Iterable[Path] = (), tables: Iterable[Path] = ()) -> "Catalogue":
        """Read ``<folder>/<language>/*.ftl`` and the tables beside them of each folder, and other ``tables`` alone."""
        places = (OWN_FOLDER, *folders)
        entries = Entries.load(language, places)
        places = (*places, *tables)
        if not entries:
            raise WordingError(f"nothing can be said in {language!r}")
        lexicon = Lexicon.load(Numerals(language), places)
        return cls(language, entries, lexicon, *(known(each, language, places) for each in (WORKS, REGIONS)))

    def has(self, name: str) -> bool:
        """Whether ``id`` or ``id.attribute`` can be said."""
        id = name.partition(".")[0]
        return id in self.entries and not id.startswith("-") and name in self.entries.names(id)

    def arguments(self, name: str) -> frozenset[str]:
        """The arguments that ``id`` or ``id.attribute`` takes, those of messages inside it included."""
        if name not in self._wanted:
            self._wanted[name] = variables(self.entries, name)
        return self._wanted[name]

    def say(self, name: str, /, **arguments: Value) -> str:
        """A sentence as plain text."""
        return self._said(name, arguments, plain, worded=False)

    def tell(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence with its ``*strong*`` and ``_emphasis_``; in arguments only phrases have any."""
        return Phrase(self._said(name, arguments, Phrase.of, worded=True))

    def number(self, value: int | Fraction) -> str:
        """A number in figures."""
        return self.lexicon.numerals.write(value)

    def signed(self, value: int | Fraction) -> str:
        """A number in figures, with its sign."""
        return self.lexicon.numerals.signed(value)

    def work(self, cited: str) -> str:
        """A work as it is cited, and behind it what it is called in this language."""
        return self.say("work-known", work=cited, known=self.works[cited]) if cited in self.works else cited

    def region(self, name: str) -> str:
        """A region as readers call it; one that nobody has named in this language, as it is written."""
        return self.regions.get(name, name)

    def join(self, items: Sequence[str], joint: str = "and") -> Phrase:
        """A list of texts or phrases as one phrase, joined with "and" or "or"."""
        return Phrase(self._joiner.join([Phrase.of(item) for item in items], joint))

    def _said(self, name: str, given: Mapping[str, Value], clean: Callable[[str], str], *, worded: bool) -> str:
        kinds = tuple(map(type, given.values()))
        arguments = given if _SIMPLE.issuperset(kinds) else _cleaned(given, clean)
        # True is 1 for a dictionary, but not in a sentence.
        key = (name, worded, *arguments, *kinds, *arguments.values())
        found = self._remembered.get(key)
        if found is None:
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            found = self._remembered[key] = self._evaluated(name, _cleaned(given, clean), worded=worded)
        return found

    def _evaluated(self, name: str, arguments: dict[str, Value], *, worded: bool) -> str:
        self._demand(name, frozenset(arguments))
        lookup, functions = self._in_words if worded else self._in_figures
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
    def _in_figures(self) -> tuple[Lookup, Functions]:
        return self.entries.pattern, Functions(self.lexicon, self._joiner, worded=False)

    @cached_property
    def _in_words(self) -> tuple[Lookup, Functions]:
        return self.entries.marked, Functions(self.lexicon, self._joiner, worded=True)


def _cleaned(given: Mapping[str, Value], clean: Callable[[str], str]) -> dict[str, Value]:
    return {key: _clean(value, clean) for key, value in given.items()}


def _clean(value: Value, clean: Callable[[str], str]) -> Value:
    if isinstance(value, str):
        return clean(value)
    match value:
        case int():
            return value
        case Noun(key, str(title)):
            return Noun(key, clean(title))
        case Count(number, Noun(key, str(title))):
            return Count(number, Noun(key, clean(title)))
        case list() | tuple():
            return tuple(clean(item) for item in value)
        case _:
            return value
