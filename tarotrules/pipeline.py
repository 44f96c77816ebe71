"""The sentence of the house, executable.

A source is parsed into a document, documents are resolved into a draft, a draft is checked into a
variant; a variant is played, told, compared and studied.

Everything heavy is imported where it is used: starting up fast is a feature.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tarotrules import library
from tarotrules.settings.kinds import is_name
from tarotrules.source import problems
from tarotrules.source.diagnostics import Concepts, Diagnostic, has_errors
from tarotrules.source.files import read_source
from tarotrules.source.text import Source

if TYPE_CHECKING:
    from tarotrules.book.tree import Book
    from tarotrules.games.tarot.chapters.comparison.comparing import Comparison
    from tarotrules.games.tarot.chapters.front import Front
    from tarotrules.games.tarot.variant import Variant
    from tarotrules.syntax.document import Document
    from tarotrules.syntax.vocabulary import Vocabulary

BASE = "fft"
"""The shipped variant an option is tried on when it is checked by itself."""
MANY = 6
"""So many settings nobody forgets one by one."""
KEYWORDS = Path(__file__).parent / "games" / "tarot" / "keywords"


class Loaded(NamedTuple):
    """What became of a file: the variant, if it can be used, and every problem found."""

    variant: "Variant | None"
    problems: tuple[Diagnostic, ...]
    languages: dict[str, str]
    """The language each file is written in, by its name."""

    @property
    def usable(self) -> bool:
        """Whether there is a variant and no error."""
        return self.variant is not None and not has_errors(self.problems)


@cache
def vocabulary() -> "Vocabulary":
    """The words of the language and of French tarot."""
    from tarotrules.syntax.vocabulary import Vocabulary

    return Vocabulary.load((KEYWORDS,))


def load(name: str, options: tuple[str, ...] = ()) -> Loaded:
    """The variant of a name, a path or ``-``, with further options taken by a caller."""
    return _load_shipped(name) if name in library.shipped() and not options else _load(name, options)


@cache
def _load_shipped(name: str) -> Loaded:
    """A shipped variant; nearly every other builds on one, so it is read once."""
    return _load(name, ())


def _load(name: str, options: tuple[str, ...]) -> Loaded:
    if name.endswith(".json"):
        from tarotrules import compiled

        if options:
            return Loaded(None, (problems.NO_OPTIONS_HERE.at(None, name=name),), {})
        return Loaded(*compiled.read(name), {})
    for option in options:
        if not is_name(option):
            return Loaded(None, (problems.NO_SUCH_OPTION.at(None, word=option, known=_shipped_options()),), {})
    reader = _Reader()
    found = reader.top(name)
    if isinstance(found, Diagnostic):
        return Loaded(None, (found,), {})
    document, trouble = found
    if document is not None and document.kind == "option" and options:
        return Loaded(None, (problems.NO_OPTIONS_HERE.at(None, name=name),), {})
    if document is not None and document.kind == "option" and not has_errors(trouble):
        document, trouble = reader.alone(document, trouble)
    elif document is not None and options and not has_errors(trouble):
        document, trouble = reader.combine(document, trouble, options)
    return reader.finish(document, trouble)


class _Reader:
    """Reads a file and the files it builds on, each once."""

    def __init__(self) -> None:
        self.languages: dict[str, str] = {}
        self.folder: Path | None = None
        self.read: dict[str, tuple[Document | None, list[Diagnostic]]] = {}

    def top(self, name: str) -> "tuple[Document | None, list[Diagnostic]] | Diagnostic":
        """The document a command names."""
        path = _path_of(name)
        if path is None:
            return problems.NO_SUCH_VARIANT.at(None, word=name, known=Concepts(library.shipped()))
        source = read_source(path)
        if isinstance(source, Diagnostic):
            return source
        self.folder = Path() if path == "-" else Path(path).parent
        document, found = self.parse(source if path == "-" else _shown(source))
        if document is not None and path != "-":
            found = [*found, *_check_name(Path(path), document)]
        return document, found

    def combine(
        self, parent: "Document", found: list[Diagnostic], options: tuple[str, ...]
    ) -> "tuple[Document | None, list[Diagnostic]]":
        """A variant that is another with options: ``eryod with misere``."""
        stem = parent.id.concept
        self.read[stem] = (parent, found)
        title = f"{stem} with {', '.join(options)}"
        text = f"variant {'-'.join((stem, *options))} extends {stem} with {', '.join(options)} {{\n}}\n"
        return self.parse(Source(title, text))

    def alone(self, option: "Document", found: list[Diagnostic]) -> "tuple[Document | None, list[Diagnostic]]":
        """An option checked by itself: taken, with those it needs, by the official rules."""
        from tarotrules.draft.resolve import header_names

        self.read[option.id.concept] = (option, found)
        taken = ", ".join((*header_names(option, "needs"), option.id.concept))
        text = f"variant {BASE}-with-{option.id.concept} extends {BASE} with {taken} {{\n}}\n"
        return self.parse(Source(f"{BASE} with {taken}", text))

    def parse(self, source: Source) -> "tuple[Document | None, list[Diagnostic]]":
        """The document of a source in the notation its name says."""
        if source.name.endswith((".yaml", ".yml")):
            from tarotrules.syntax.from_yaml import parse
        else:
            from tarotrules.syntax.from_dsl import parse
        document, found = parse(source, vocabulary())
        if document is not None:
            self.languages[source.name] = document.language
        return document, found

    def find(self, name: str) -> "tuple[Document | None, list[Diagnostic]] | None":
        """A parent or option, beside the file that asks or among the shipped ones."""
        if name not in self.read:
            path = library.find(name, self.folder)
            if path is None:
                return None
            source = read_source(str(path))
            self.read[name] = (None, [source]) if isinstance(source, Diagnostic) else self.named(path, source)
        return self.read[name]

    def named(self, path: Path, source: Source) -> "tuple[Document | None, list[Diagnostic]]":
        """A parent or option, which must be called what its file is called."""
        document, found = self.parse(_shown(source))
        more = _check_name(path, document) if document is not None else []
        return document, [*found, *more]

    def finish(self, document: "Document | None", found: list[Diagnostic]) -> Loaded:
        """Resolve and check what was read."""
        if document is None:
            return Loaded(None, tuple(found), self.languages)
        from tarotrules.draft.resolve import resolve
        from tarotrules.games.tarot.check.from_draft import from_draft
        from tarotrules.games.tarot.ruleset.ruleset import Ruleset

        draft, trouble = resolve(document, Ruleset, self.find, (*library.shipped(), *library.shipped_options()))
        found = [*found, *trouble]
        if draft is None or has_errors(found):
            more = from_draft(draft, sound=False)[1] if draft is not None else []
            found = [*found, *(each for each in more if not _follows(each, found))]
            return Loaded(None, tuple(found), self.languages)
        variant, trouble = from_draft(draft)
        if variant is not None:
            variant = variant._replace(home=str(self.folder) if self.folder is not None else None)
        return Loaded(variant, (*found, *_without_parent(document, trouble)), self.languages)


def _shipped_options() -> Concepts:
    return Concepts(library.shipped_options())


def _without_parent(document: "Document", found: list[Diagnostic]) -> list[Diagnostic]:
    """Where nearly everything is missing it is the parent that is."""
    from tarotrules.draft.problems import NO_PARENT, ONE_WORD_MISSING, SETTING_MISSING

    missing = [each for each in found if each.problem in {SETTING_MISSING, ONE_WORD_MISSING}]
    if document.extends is not None or len(missing) < MANY:
        return found
    kept = [each for each in found if each not in missing]
    return [NO_PARENT.at(document.id.span, missing=len(missing), name=document.id.concept, base=BASE), *kept]


def _follows(problem: Diagnostic, found: list[Diagnostic]) -> bool:
    """Whether a problem may only be the echo of an earlier one: something missing that could not be read."""
    from tarotrules.draft.problems import NEAR_NAME, ONE_WORD_MISSING, SETTING_MISSING

    return problem.problem in {SETTING_MISSING, ONE_WORD_MISSING, NEAR_NAME} and has_errors(found)


def _shown(source: Source) -> Source:
    """A shipped file by its name alone, not by where it is installed."""
    path = Path(source.name)
    if not library.is_shipped(path):
        return source
    return Source(
        str(path.resolve().relative_to(library.shipped_folder().resolve().parent)).replace("_variants", "variants"),
        source.text,
    )


def _path_of(name: str) -> str | None:
    """The path of a variant given by name or path."""
    if name == "-" or "/" in name or "\\" in name or name.endswith(library.SUFFIXES):
        return name
    found = library.find(name, Path())
    if found is not None:
        return str(found)
    try:
        return name if Path(name).exists() else None
    except OSError:
        # A name too long for a file is no file's name.
        return None


def _check_name(path: Path, document: "Document") -> list[Diagnostic]:
    from tarotrules.draft import problems as draft_problems

    if library.is_shipped(path):
        return []
    name, found = document.id.concept, []
    if name in library.shipped() or name in library.shipped_options():
        found.append(draft_problems.SHADOWS_SHIPPED.at(document.id.span, name=name))
    elif path.stem != name:
        found.append(draft_problems.STEM_DIFFERS.at(document.id.span, name=name, stem=path.stem))
    return found


def parsed(name: str) -> "tuple[Document | None, list[Diagnostic], dict[str, str]]":
    """The document of one file alone, as written."""
    if name.endswith(".json"):
        return None, [problems.NOT_A_FILE_OF_RULES.at(None, name=name)], {}
    reader = _Reader()
    found = reader.top(name)
    if isinstance(found, Diagnostic):
        return None, [found], {}
    return (*found, reader.languages)


def document(name: str) -> "Document | None":
    """The document of a shipped variant or option."""
    path = library.find(name, None)
    return None if path is None else parsed(str(path))[0]


def own_titles(document: "Document") -> dict[str, str]:
    """The titles a file gives itself, by language."""
    from tarotrules.draft.flatten import flatten
    from tarotrules.games.tarot.ruleset.ruleset import Ruleset

    layer, _ = flatten(document, Ruleset, 0)
    return {each.language: each.text for each in layer.prose if each.word == "title" and not each.path}


def book(variant: "Variant", language: str) -> "Book":
    """The rulebook as a tree, with what differs from the parent marked."""
    from tarotrules import compiled
    from tarotrules.games.tarot.chapters.rulebook import book

    return book(variant, language, parent=parent_of(variant), identity=compiled.variant_id(variant))


def rulebook(variant: "Variant", language: str, form: str) -> str:
    """The rulebook as ``html``, ``md`` or ``txt``."""
    return render(book(variant, language), form)


def cheatsheet(variant: "Variant", language: str, players: int | None = None) -> "Book":
    """One page to look things up at the table, for a number of players, the main one if none is asked for."""
    from tarotrules import compiled
    from tarotrules.games.tarot.chapters.sheets.cheat import cheatsheet

    return cheatsheet(_front(variant, language), players or variant.main.players, compiled.variant_id(variant))


def scoresheet(variant: "Variant", language: str, players: int | None = None) -> "Book":
    """A form to write the scores on, for a number of players, the main one if none is asked for."""
    from tarotrules.games.tarot.chapters.sheets.score import scoresheet

    return scoresheet(_front(variant, language), players or variant.main.players)


def changes(variant: "Variant", language: str) -> "Book":
    """What differs from the parent, and which option contributes what."""
    from tarotrules import compiled
    from tarotrules.games.tarot.chapters.sheets.changes import changes

    front = _front(variant, language)
    names, found = tuple(front.options()), {}
    for place, name in enumerate(names, 1):
        # Where an option needs a later one, the two are looked at together.
        step = parent_of(variant, names[:place])
        if step is not None:
            found[name] = step
    return changes(front, found, compiled.variant_id(variant))


def _front(variant: "Variant", language: str) -> "Front":
    from tarotrules.games.tarot.catalogues import catalogue
    from tarotrules.games.tarot.chapters.front import Front

    return Front(variant, parent_of(variant), catalogue(language))


def compare(variants: Sequence["Variant"], language: str, asked: Sequence[str] = ()) -> "Comparison":
    """What differs between variants; ``asked`` is how each was asked for, should their titles be alike."""
    from tarotrules import compiled
    from tarotrules.draft.writing import write
    from tarotrules.games.tarot.catalogues import catalogue
    from tarotrules.games.tarot.chapters.comparison.compared import Compared, Spelling, names
    from tarotrules.games.tarot.chapters.comparison.comparing import compare
    from tarotrules.games.tarot.check import cards  # noqa: F401 registers how card sets are written
    from tarotrules.syntax.spelling import Speller

    words, speller = catalogue(language), Speller(vocabulary(), language)
    spelling = Spelling(
        lambda path: ".".join(speller.keyword(step) for step in path),
        lambda kind, value: speller.values(write(kind, value)),
    )
    called = names(variants, asked or [each.id for each in variants], words)
    identities = tuple(map(compiled.variant_id, variants))
    return compare(Compared(tuple(variants), called, identities, words, spelling))


def comparison_page(found: "Comparison", *, brief: bool = False) -> "Book":
    """A comparison as a tree; ``brief``: in words alone."""
    from tarotrules.games.tarot.chapters.comparison.page import sheet

    return sheet(found, brief=brief)


def comparison(found: "Comparison", form: str, *, brief: bool = False) -> str:
    """A comparison as ``html``, ``md``, ``txt`` or ``json``."""
    if form == "json":
        import json

        from tarotrules.games.tarot.chapters.comparison.to_json import comparison_json

        return json.dumps(comparison_json(found), ensure_ascii=False)
    return render(comparison_page(found, brief=brief), form)


def parent_of(variant: "Variant", options: tuple[str, ...] = ()) -> "Variant | None":
    """The variant it builds on, found where it was found before, perhaps with options."""
    if variant.parent is None:
        return None
    path = library.find(variant.parent, Path(variant.home) if variant.home is not None else None)
    if path is None:
        return None
    return load(variant.parent if library.is_shipped(path) else str(path), options).variant


def pdf(book: "Book", paper: str) -> "bytes | Diagnostic":
    """A book on paper, or why it cannot be had."""
    from tarotrules.book.to_pdf import to_pdf

    return to_pdf(book, paper)


def render(book: "Book", form: str) -> str:
    """A book as text: ``html``, ``md`` or ``txt``."""
    if form == "html":
        from tarotrules.book.to_html import to_html

        return to_html(book)
    if form == "txt":
        from tarotrules.book.to_text import to_text

        return to_text(book)
    from tarotrules.book.to_markdown import to_markdown

    return to_markdown(book)
