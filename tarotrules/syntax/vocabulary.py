"""The words of the language in every human language: which concept a spelling means, and back.

A table is a TOML file, ``concept = "canonical, synonym, synonym"``; its section ``[names]`` spells
ids that are shipped, its section ``[signs]`` says how a language writes numbers and guards.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path

from tarotrules.languages import LANGUAGES
from tarotrules.source.tables import Table, read_table
from tarotrules.syntax.folding import fold

Reader = Callable[[str], Table]

ALIKE = 0.7
"""How much of two words must be the same for one to be taken for the other."""
CJK = "\u3040"
"""From here on, a letter is a syllable or a word."""
STRUCTURE = Path(__file__).parent / "keywords"


class Lexicon:
    """The words of one human language, without those of English."""

    def __init__(self, tables: Iterable[Table]) -> None:
        self.meaning: dict[str, str] = {}
        """Folded spelling -> concept or shipped id. The first table that spells a word owns it."""
        self.canonical: dict[str, str] = {}
        """Concept or shipped id -> the spelling to write."""
        self.spellings: dict[str, tuple[str, ...]] = {}
        self.signs: dict[str, str] = {}
        self.clashes: list[tuple[str, str, str]] = []
        """Spelling, the concept that has it, the concept that wanted it too."""
        for table in tables:
            self._add(table)
        self.longest = max(map(len, self.meaning), default=0)

    def _add(self, table: Table) -> None:
        self.signs |= table.get("signs", {})
        for concept, spellings in _rows(table):
            words = tuple(word.strip() for word in spellings.split(","))
            self.canonical.setdefault(concept, words[0])
            self.spellings[concept] = self.spellings.get(concept, ()) + words
            for word in words:
                self._claim(word, concept)

    def writes(self, written: str, concept: str) -> bool:
        """Whether a word is written like one for a concept, but for accents."""
        return _bare(written) in map(_bare, self.spellings.get(concept, ()))

    def _claim(self, word: str, concept: str) -> None:
        owner = self.meaning.setdefault(fold(word), concept)
        if owner != concept:
            self.clashes.append((word, owner, concept))


class Words:
    """What a file in one language may be written in: that language, then English, then the concepts themselves."""

    def __init__(self, language: str, *lexicons: Lexicon) -> None:
        self.language = language
        self.lexicons = lexicons
        self.longest = max(lexicon.longest for lexicon in lexicons)
        self._concepts = {fold(c): c for lexicon in reversed(lexicons) for c in lexicon.canonical}
        self._found: dict[str, str | None] = {}

    def find(self, written: str) -> str | None:
        """The concept or shipped id of a word; ``None`` if the language does not have it."""
        try:
            return self._found[written]
        except KeyError:
            return self._found.setdefault(written, self._look_up(fold(written)))

    def knows(self, key: str) -> bool:
        """Whether a folded key is a word of this language or of English."""
        return any(key in lexicon.meaning for lexicon in self.lexicons)

    def _look_up(self, key: str) -> str | None:
        for lexicon in self.lexicons:
            if key in lexicon.meaning:
                return lexicon.meaning[key]
        return self._concepts.get(key)

    def spellings(self, concept: str) -> tuple[str, ...]:
        """Every word for a concept, the canonical one first."""
        return tuple(s for lexicon in self.lexicons for s in lexicon.spellings.get(concept, ())) or (concept,)

    def sign(self, name: str, default: str) -> str:
        """How this language writes something that is not a word."""
        return self.lexicons[0].signs.get(name, default)


class Vocabulary:
    """The tables of the structure and of a family. A language is read when it is first asked for."""

    def __init__(self, readers: Iterable[Reader], languages: Iterable[str] | None = None) -> None:
        self._readers: tuple[Reader, ...] = (partial(table_in, STRUCTURE), *readers)
        self.languages = tuple(languages or LANGUAGES)
        self._lexicons: dict[str, Lexicon] = {}
        self._words: dict[str, Words] = {}

    @classmethod
    def load(cls, folders: Iterable[Path] = ()) -> "Vocabulary":
        """The structure's words and those of folders of ``<language>.toml`` files."""
        return cls(partial(table_in, each) for each in folders)

    @classmethod
    def of(cls, tables: Mapping[str, Table]) -> "Vocabulary":
        """The structure's words and those of tables by language code."""
        return cls([lambda language: tables.get(language, {})])

    def lexicon(self, language: str) -> Lexicon:
        """The words of one language alone."""
        if language not in self._lexicons:
            self._lexicons[language] = Lexicon(reader(language) for reader in self._readers)
        return self._lexicons[language]

    def words(self, language: str) -> Words:
        """What a file in that language may be written in."""
        if language not in self._words:
            codes = (language,) if language == "en" else (language, "en")
            self._words[language] = Words(language, *map(self.lexicon, codes))
        return self._words[language]

    def spell(self, concept: str, language: str) -> str:
        """The canonical word, in English if that language lacks it; a name is spelled as it is."""
        lexicons = self.words(language).lexicons
        return next((x.canonical[concept] for x in lexicons if concept in x.canonical), concept)

    def nearest(self, written: str, among: Iterable[str], language: str, alike: float = ALIKE) -> str | None:
        """The concept or name whose spelling is nearest to a misspelt word, and near enough; or the only one it begins.

        Half a word is told by its letters alone where they are few: in Japanese, two may be a word and its verb six.
        """
        words = self.words(language)
        keys = {fold(spelling): concept for concept in among for spelling in words.spellings(concept)}
        import difflib

        close = difflib.get_close_matches(fold(written), keys, n=2, cutoff=alike)
        if len(close) > 1 and all(fold(written) in each for each in close) and keys[close[0]] != keys[close[1]]:
            # It is a part of both: which one is meant, nobody knows.
            return None
        if close:
            return keys[close[0]]
        least = 4 if written[:1] < CJK else 2
        half = len(written) >= least and not written.isascii() and alike <= ALIKE
        begun = {concept for key, concept in keys.items() if half and key.startswith(fold(written))}
        return begun.pop() if len(begun) == 1 else None

    def foreign(self, written: str, among: Iterable[str] = (), but: str = "") -> tuple[str, str] | None:
        """The first other language that has this word, and what it means there; perhaps only among some concepts."""
        key, concepts = fold(written), frozenset(among)
        if but and self.words(but).find(written) in concepts:
            return None
        found = []
        for language in self.languages:
            concept = self.lexicon(language).meaning.get(key) if language != but else None
            if concept is None or (but and fold(self.spell(concept, but)) == key):
                continue
            if not concepts or concept in concepts:
                found.append((language, concept))
        # Of two languages that have it, the one that writes it just so: German nouns have capitals.
        return min(found, key=lambda each: not self.lexicon(each[0]).writes(written, each[1]), default=None)


def _bare(written: str) -> str:
    """A spelling without accents, capitals kept."""
    return "".join(each for each in unicodedata.normalize("NFD", written) if not unicodedata.combining(each))


def _rows(table: Table) -> Iterator[tuple[str, str]]:
    yield from ((concept, row) for concept, row in table.items() if isinstance(row, str))
    yield from table.get("names", {}).items()


def table_in(folder: Path, language: str) -> Table:
    """The table of a language in a folder of ``<language>.toml`` files; empty if it has none."""
    return read_table(folder / f"{language}.toml")
