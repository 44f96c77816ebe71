"""Files of rules as documents: found by name or path, and each text parsed once.

Everything heavy is imported where it is used: starting up fast is a feature.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tarotrules import library
from tarotrules.games.family import Family
from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.noticing import Ground, notice, noticing, remembered
from tarotrules.settings.kinds import is_name
from tarotrules.source import problems
from tarotrules.source.diagnostics import Concepts, Diagnostic, has_errors
from tarotrules.source.files import STANDARD_INPUT, read_source
from tarotrules.source.tables import sum_of
from tarotrules.source.text import Source, Span
from tarotrules.syntax.folding import fold
from tarotrules.tongues import Tongue, played

if TYPE_CHECKING:
    from tarotrules.draft.layer import Layer
    from tarotrules.games.variant import About
    from tarotrules.syntax.document import Document
    from tarotrules.syntax.vocabulary import Vocabulary

TAKEN_WITH: Final = "--with"
"""How a command says which options are taken."""
REMEMBERED: Final = 256
"""Documents kept; more than are shipped."""
MADE: Final = Path(__file__).parent / "made"
"""Shipped files, parsed beforehand by :mod:`tarotrules.make_documents`."""


class Read(NamedTuple):
    """What one file says, as far as it can be read, and what is wrong with it."""

    document: "Document | None"
    problems: tuple[Diagnostic, ...] = ()
    game: str = USUAL
    """In the words of which it is read."""

    @property
    def sound(self) -> bool:
        """Whether others can build on it."""
        return self.document is not None and not has_errors(self.problems)


def vocabulary(game: str | None = None) -> "Vocabulary":
    """The words of the language and of a game, the usual one if none is named."""
    return _vocabulary(USUAL if game is None else game)


@cache
def _vocabulary(game: str) -> "Vocabulary":
    from tarotrules.syntax.vocabulary import Vocabulary

    return Vocabulary([family(game).words])


def words_of(file: "Document") -> "Vocabulary":
    """The words that a file may be written in: those of its game, as far as it and the shipped files tell."""
    return vocabulary(game_said(file))


def parse(name: str, text: str) -> Read:
    """The document of a text, in the notation its name says and in the words of its game.

    The game is the one that the text names, or the shipped files it builds on.
    """
    return parsed_as(name, text, game_said)


def parsed_as(name: str, text: str, game: "Callable[[Document], str]") -> Read:
    """The document of a text in the words of its game, which is told in words that all games have."""
    read = parsed_in(name, text, USUAL)
    said = USUAL if read.document is None else game(read.document)
    return read if said == USUAL else parsed_in(name, text, said)


def game_said(file: "Document", find: "Callable[[str], Document | None]" = lambda _: None, unsaid: str = USUAL) -> str:
    """The game a file names itself, or the nearest that does of those it builds on, if there is such a game.

    ``find`` reads those that are not shipped; of a shipped one the shelf tells it, and nothing is read.
    """
    from tarotrules.draft.game import named

    for each in _built_on(file, find):
        if (said := named(each)) is not None:
            return said.steps[0] if said.steps[0] in FAMILIES else USUAL
        shipped = library.find(each.extends.concept, None) if each.extends is not None else None
        if shipped is not None:
            return shipped_game(shipped)
    return unsaid


def shipped_game(path: Path) -> str:
    """The game in whose words a shipped file is read; the usual one, if that of its shelf is not here."""
    game = library.game_of(path)
    return game if game in FAMILIES else USUAL


def _built_on(file: "Document", find: "Callable[[str], Document | None]") -> Iterator["Document"]:
    """A file and those it builds on, the nearest first, as far as they are found."""
    met: set[str] = set()
    following: Document | None = file
    while following is not None and following.id.concept not in met:
        yield following
        met.add(following.id.concept)
        following = find(following.extends.concept) if following.extends is not None else None


@lru_cache(REMEMBERED)
def parsed_in(name: str, text: str, game: str) -> Read:
    """The document of a text in the words of a game."""
    if name.endswith((".yaml", ".yml")):
        from tarotrules.syntax.from_yaml import parse
    else:
        from tarotrules.syntax.from_dsl import parse
    document, found = parse(Source(name, text), vocabulary(game))
    return Read(document, tuple(found), game)


@lru_cache(REMEMBERED)
def parsed_beforehand(name: str, text: str, game: str) -> Read:
    """The document of a shipped text of a game: the one that was made of it, if any, or what it says now."""
    made = MADE / f"{Path(name).stem}.json"
    if not made.is_file():
        return parsed_in(name, text, game)
    import json

    from tarotrules.syntax.json import load

    known, data = json.loads(made.read_text("utf-8"))
    if known != sum_of(text):
        return parsed_in(name, text, game)
    return Read(load(data, Source(name, text)), (), game)


class Reader:
    """Reads the file a caller names and the files it builds on, and knows what language each is in."""

    def __init__(self) -> None:
        self.tongues: dict[str, Tongue] = {}
        self.folder: Path | None = None
        self.read: dict[str, Read] = {}

    def asked(self, name: str, options: tuple[str, ...] = ()) -> Read:
        """What a caller asks for: a file, perhaps with options; an option is tried on the official rules."""
        top = self.top(name)
        options = tuple(self.option_called(each) for each in options)
        strange = [each for each in options if top.document is not None and not self.goes_with(top.document, each)]
        if strange:
            return Read(None, tuple(self.no_option(each, name) for each in strange))
        if top.document is not None and top.document.kind == "option" and options:
            return Read(None, (problems.NO_OPTIONS_HERE.at(None, name=name),))
        if top.document is not None and options and top.sound and is_name(top.document.id.concept):
            self.read[top.document.id.concept] = top
            return Read(combined(top.document.id.concept, options), top.problems)
        return self.tried(top)

    def given(self, source: Source) -> Read:
        """A text that lies in no folder; an option is tried on the official rules."""
        read = self.parsed(source)
        return self.tried(read._replace(problems=(*read.problems, *_shadowing(read.document))))

    def tried(self, read: Read) -> Read:
        """A file that is asked for by itself: an option is taken, with those it needs."""
        document = read.document
        if document is not None and document.kind == "option" and is_name(document.id.concept):
            return self.alone(document, read)
        return read

    def goes_with(self, base: "Document", name: str) -> bool:
        """Whether there is an option of that name, a variant that builds on the base, or something unread yet."""
        read = self.find(name) if is_name(name) else None
        document = read.document if read is not None else None
        builds_on = document.extends if document is not None else None
        own = builds_on is not None and builds_on.concept == base.id.concept
        return read is not None and (document is None or document.kind == "option" or own)

    def no_option(self, name: str, base: str) -> Diagnostic:
        """The problem of what is taken for an option and is none, perhaps because it is a variant."""
        known = Concepts(library.shipped_options(self.game))
        hint = {"hint": "variant", "suggestion": ""} if is_name(name) and self.find(name) is not None else {}
        return problems.NO_SUCH_OPTION.at(None, word=name, base=base, known=known, **hint)

    def top(self, name: str) -> Read:
        """The file a caller names."""
        path = _path_of(name)
        if path is None:
            return Read(None, (problems.NO_SUCH_VARIANT.at(None, word=name, known=Concepts(library.variants())),))
        if path == STANDARD_INPUT:
            self.folder = Path()
            return self.parsed(read_source(path))
        self.folder = Path(path).parent
        return self.named(Path(path))

    def alone(self, option: "Document", read: Read) -> Read:
        """An option checked by itself: taken, with those it needs."""
        # Its problems are told as those of the file asked for.
        self.read[option.id.concept] = read._replace(problems=())
        needed = _needed(option, lambda name: found.document if (found := self.find(name)) is not None else None)
        return Read(combined(family_of(option).base, (*needed, option.id.concept)), read.problems)

    def find(self, name: str) -> Read | None:
        """A parent or option, beside the file that asks or among the shipped ones."""
        if name not in self.read:
            path = library.find(name, self.folder)
            if path is None:
                return None
            self.read[name] = self.named(path)
        return self.read[name]

    def said(self, name: str) -> "tuple[Document | None, tuple[Diagnostic, ...]] | None":
        """What a parent or option says, and what is wrong with it."""
        read = self.find(name)
        return None if read is None else (read.document, read.problems)

    def family(self, document: "Document") -> Family | Diagnostic:
        """The family of games a file belongs to."""
        from tarotrules.draft.game import game_of

        chain = tuple(self.chain(document))
        taken = (self.find(option.concept) for each in chain for option in each.options)
        options = (each.document for each in taken if each is not None and each.document is not None)
        game = game_of(chain[-1], chain, FAMILIES, USUAL)
        if isinstance(game, Diagnostic):
            return game
        # Whoever takes an option is told where it is taken, not where the option says of which game it is.
        strange = next(self.strange(chain, game), None)
        if strange is not None:
            return strange
        game = game_of(chain[-1], options, FAMILIES, USUAL)
        return game if isinstance(game, Diagnostic) else family(game)

    def strange(self, files: "Iterable[Document]", game: str) -> Iterator[Diagnostic]:
        """Options of another game that files of one take; those that are shipped need not say which they are of."""
        from tarotrules.draft.problems import OTHER_GAME

        for file in files:
            for option in file.options:
                read = self.find(option.concept)
                if read is not None and read.document is not None and read.game != game:
                    yield OTHER_GAME.at(option.span, word=read.game, base=file.id.concept, game=game)

    def chain(self, document: "Document") -> Iterator["Document"]:
        """A file and those it builds on, the nearest first, as far as they can be read."""
        return _built_on(document, lambda name: None if (read := self.find(name)) is None else read.document)

    def named(self, path: Path) -> Read:
        """A file, which must be called what it calls itself."""
        source = read_source(str(path))
        if isinstance(source, Source) and library.is_shipped(path):
            return self.parsed(shown(source), shipped_game(path))
        read = self.parsed(source)
        strange = () if read.document is None else _misnamed(path, read.document)
        return read._replace(problems=(*read.problems, *strange))

    def parsed(self, source: Source | Diagnostic, game: str | None = None) -> Read:
        """What a source says, if it could be read; of a shipped one, the game is known."""
        if isinstance(source, Diagnostic):
            return Read(None, (source,))
        notice([Ground("text", source.name)])
        given = source.name, source.text
        read = parsed_as(*given, self.game_of) if game is None else parsed_beforehand(*given, game)
        self.tongues[source.name] = Tongue(self.language(source, read.document), read.game)
        return read

    @property
    def game(self) -> str | None:
        """The game of the file that was asked for, once it is read: what does not say otherwise is about it, too."""
        return played(self.tongues)

    def game_of(self, file: "Document") -> str:
        """The game a file is about; if nothing says, that of the file that was asked for."""
        return game_said(file, self.as_written, USUAL if self.game is None else self.game)

    def as_written(self, name: str) -> "Document | None":
        """A parent that is not shipped, in the words that all games have, which are enough to tell its game."""
        path = library.find(name, self.folder)
        source = read_source(str(path)) if path is not None else None
        return parsed_in(source.name, source.text, USUAL).document if isinstance(source, Source) else None

    def language(self, source: Source, file: "Document | None") -> str:
        """The language a file is written in."""
        if file is not None:
            return file.language
        from tarotrules.syntax.language import language_of

        return language_of(source, vocabulary(self.game), [])

    def option_called(self, written: str) -> str:
        """The option somebody means by its name, perhaps with accents or in another language: ``misère``."""
        if is_name(written):
            return written
        words = vocabulary(self.game)
        names = (fold(written), *(words.words(language).find(written) for language in words.languages))
        return next((name for name in names if name in library.shipped_options(self.game)), written)


def combined(stem: str, options: tuple[str, ...]) -> "Document":
    """A variant that is another with options; its text is what a command says: ``eryod --with misere``."""
    from tarotrules.syntax.document import Document, Word

    before = f"{stem} {TAKEN_WITH} "
    source = Source(*(before + ",".join(options),) * 2)
    words, start = [], len(before)
    for each in options:
        words.append(Word(each, Span(source, start, start + len(each))))
        start += len(each) + len(",")
    parent = Span(source, 0, len(stem))
    named = Word(_joined(stem, options), Span(source, 0, len(source.text)))
    return Document("variant", named, Word(stem, parent), tuple(words), (), "en", source)


def _joined(stem: str, options: tuple[str, ...]) -> str:
    """An id for a variant with options, which says as many of them as an id has room for."""
    for said in range(len(options), -1, -1):
        left = f"-and-{len(options) - said}-more" if said < len(options) else ""
        name = "-".join((stem, *options[:said])) + left
        if is_name(name):
            return name
    return stem[: -len(left)] + left


def parsed(name: str) -> Read:
    """One file alone, as written."""
    if name.endswith(".json"):
        return Read(None, (problems.NOT_A_FILE_OF_RULES.at(None, name=name),))
    return Reader().top(name)


def document(name: str) -> "Document | None":
    """The document of a shipped variant or option."""
    path = library.find(name, None)
    if path is None:
        return None
    with noticing(apart=True):
        read = parsed(str(path))
    notice([Ground("document", name)])
    return read.document


def text(path: Path) -> str:
    """What a shipped file says, as it is written."""
    said = path.read_text("utf-8")
    notice([Ground("text", shown(Source(str(path), said)).name)])
    return said


def shown(source: Source) -> Source:
    """A shipped file by its name alone, not by where it is installed."""
    return Source(_shown(source.name, library.shipped_folder()), source.text)


@lru_cache(REMEMBERED)
def _shown(name: str, folder: Path) -> str:
    return str(Path(name).resolve().relative_to(folder.resolve().parent)).replace("_variants", "variants")


def _path_of(name: str) -> str | None:
    """The path of a variant given by name or path."""
    if name == STANDARD_INPUT or "/" in name or "\\" in name or name.endswith(library.SUFFIXES):
        return name
    found = library.find(name, Path())
    if found is not None:
        return str(found)
    try:
        return name if Path(name).exists() else None
    except OSError:
        # A name too long for a file is no file's name.
        return None


def _shadowing(document: "Document | None") -> list[Diagnostic]:
    """Whether a text of somebody's own calls itself like one that is shipped."""
    from tarotrules.draft.problems import SHADOWS_SHIPPED

    name = document.id.concept if document is not None else ""
    shipped = library.find(name, None)
    if document is None or shipped is None or _is_copy(document, shipped):
        return []
    kind = "option" if shipped.parent.name == library.OPTIONS else "variant"
    return [SHADOWS_SHIPPED.at(document.id.span, name=name, kind=kind, base=family_of(document).base)]


def _misnamed(path: Path, document: "Document") -> Iterable[Diagnostic]:
    """Whether a file of somebody's own is called otherwise than it says, or like one that is shipped."""
    from tarotrules.draft.problems import STEM_DIFFERS

    name = document.id.concept
    if shadowing := _shadowing(document):
        yield from shadowing
    elif path.stem != name:
        how = "capitals" if path.stem.lower() == name else "other"
        yield STEM_DIFFERS.at(document.id.span, name=name, stem=path.stem, file=f"{name}{path.suffix}", how=how)


def _is_copy(document: "Document", shipped: Path) -> bool:
    """Whether a file is the shipped one itself, in a checkout beside the program."""
    source = read_source(str(shipped))
    if isinstance(source, Diagnostic):
        return False
    notice([Ground("text", shown(source).name)])
    return source.text == document.source.text


def family_of(document: "Document") -> Family:
    """The family a file names itself, or the usual one."""
    from tarotrules.draft.game import game_of

    game = game_of(document, (), FAMILIES, USUAL)
    return family() if isinstance(game, Diagnostic) else family(game)


@remembered(REMEMBERED)
def needs(option: str) -> tuple[str, ...]:
    """The options that a shipped one needs, those that they need first."""
    found = document(option)
    return _needed(found, document) if found is not None else ()


def _needed(option: "Document", find: Callable[[str], "Document | None"]) -> tuple[str, ...]:
    from tarotrules.draft.resolve import header_names

    met, found = {option.id.concept}, list[str]()

    def gather(one: "Document") -> None:
        for each in header_names(one, "needs"):
            if each not in met:
                met.add(each)
                if (document := find(each)) is not None:
                    gather(document)
                found.append(each)

    gather(option)
    return tuple(found)


def layer(document: "Document") -> "Layer":
    """What a file says itself, as far as it can be read."""
    from tarotrules.draft.flatten import flatten

    found, _ = flatten(document, family_of(document).ruleset(), 0)
    return found


def about(name: str) -> "About":
    """What a shipped file says of its rules besides: whose they are, where, by whom and when they are played."""
    from tarotrules.games.from_draft import about_of
    from tarotrules.games.variant import About

    known = document(name)
    return About() if known is None else about_of(layer(known))


def own_titles(document: "Document") -> dict[str, str]:
    """The titles a file gives itself, by language."""
    return {each.language: each.text for each in layer(document).prose if each.word == "title" and not each.path}
