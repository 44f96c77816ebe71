"""Problems in the words of the page: what rules declare by its title, and nothing of files and how they are written."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from tarotrules import documents, library
from tarotrules.draft.layer import Layer
from tarotrules.games.registry import catalogue, family
from tarotrules.pipeline import Loaded
from tarotrules.reports import suggested
from tarotrules.reports import told as as_written
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concept, Diagnostic, Entries, Entry, Steps
from tarotrules.source.text import Source, Span
from tarotrules.studio import known
from tarotrules.studio.file import File
from tarotrules.syntax.document import Document
from tarotrules.syntax.spelling import Speller
from tarotrules.tongues import played
from tarotrules.wording.diagnostics import page_words
from tarotrules.wording.titles import choose_title

if TYPE_CHECKING:
    from tarotrules.wording.diagnostics import Presented

Titles = Mapping[SettingPath, Mapping[str, str]]


def told(found: Loaded, file: File | None, language: str) -> "list[Presented]":
    """Every problem of a text, as the page tells it."""
    presented = as_written(found.problems, found.tongues, language)
    problems = suggested(found.problems, found.tongues, language)
    words = Words(_titles(file), file, Speller(documents.vocabulary(played(found.tongues)), language))
    return [words.told(problem, each) for problem, each in zip(problems, presented, strict=True)]


class Words(NamedTuple):
    """What the rules of a text are called in the language of the page."""

    titles: Titles
    file: File | None
    speller: Speller

    def told(self, problem: Diagnostic, presented: "Presented") -> "Presented":
        """A problem in these words."""
        said = problem._replace(arguments=self.arguments(problem))
        message, help_ = page_words(said, catalogue(self.speller.language), self.spelled)
        return replace(presented, message=message, help=help_)

    def arguments(self, problem: Diagnostic) -> Mapping[str, Argument]:
        """What a problem speaks of, called by titles; of two options that disagree, what the book says with each."""
        near = next((path for each in problem.labels if (path := said_at(each.span, self.file))), ())
        given = {name: self.called(value, near) for name, value in problem.arguments.items()}
        match problem.arguments:
            case {"one": str(one), "two": str(two), "what": Steps() as path}:
                return {**given, **self.differing(one, two, path)}
        return given

    def differing(self, one: str, two: str, path: SettingPath) -> Mapping[str, Argument]:
        """What the book says of a setting with one option, and with another."""
        said, beside = self.says(one, path), self.says(two, path)
        gap = catalogue(self.speller.language).say("sentence-gap")
        first = gap.join(each for each in said if each not in beside)
        second = gap.join(each for each in beside if each not in said)
        how = "said" if first and second else "other"
        # Sentences of the book are not shortened as what a file says is.
        return {"said": Entry((first,)), "beside": Entry((second,)), "how": how}

    def called(self, value: Argument, near: SettingPath) -> Argument:
        """An argument with its title, if it has one: the one of its name that is nearest to a place in the rules."""
        match value:
            case Steps():
                return " · ".join(self.way(value))
            case Entry() | Entries():
                return value
            case str():
                return self.title(value, near) or value
        return value

    def title(self, name: str, near: SettingPath) -> str | None:
        """What a variant, an option, or something that rules declare is called."""
        if _is_shipped(name):
            document = documents.document(name)
            return choose_title(documents.own_titles(document), self.speller.language, name) if document else None
        of = [path for path in self.titles if path and path[-1] == name]
        best = max(of, key=lambda path: _common((path, near)), default=None)
        return None if best is None else choose_title(self.titles[best], self.speller.language, name)

    def way(self, path: SettingPath) -> Iterable[str]:
        """What a setting is called, behind what it is a setting of."""
        for at, each in enumerate(path):
            titles = self.titles.get(path[: at + 1])
            if titles:
                yield choose_title(titles, self.speller.language, each)
            elif path[: at + 2] not in self.titles:
                yield self.spelled(each, None)

    def says(self, option: str, path: SettingPath) -> Sequence[str]:
        """What the book says of a setting with an option; nothing, if it is somebody's own."""
        if not _is_shipped(option):
            return ()
        variant = known.Known(path, option).variant
        return family(variant.game).sentences(variant, path, self.speller.language)

    def spelled(self, concept: str, _source: Source | None) -> str:
        """A word of the language, as people read it."""
        return self.speller.keyword(Concept(concept)).replace("_", " ")


def said_at(span: Span, file: File | None) -> SettingPath | None:
    """What is said at a place of the text, or of a shipped file."""
    own = None if file is None else file.layer
    layer = own if not span.source.name else _shipped(span.source.name)
    around = [
        (each.origin.span.end - each.origin.span.start, each.path)
        for each in (layer.said if layer is not None else ())
        if each.origin.span.start <= span.start <= each.origin.span.end
    ]
    return min(around, default=(0, None))[1]


def _shipped(name: str) -> Layer | None:
    """What a shipped file says, by its path."""
    id = PurePath(name).stem
    return known.layer(id) if _is_shipped(id) else None


def _is_shipped(id: str) -> bool:
    return id in library.everything()


def _common(paths: tuple[SettingPath, SettingPath]) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(*paths, strict=False)))


def _titles(file: File | None) -> Titles:
    """The titles of what a text and the shipped files that it builds on declare, by path."""
    found: dict[SettingPath, dict[str, str]] = {}
    if file is None:
        return found
    for layer in (*_beneath(file.document), file.layer):
        for each in layer.prose:
            if each.word == "title" and each.path:
                found.setdefault(each.path, {})[each.language] = each.text
    return found


def _beneath(document: Document) -> Iterator[Layer]:
    """The shipped files that a document builds on, what is built on first."""
    for word in filter(None, (document.extends, *document.options)):
        if _is_shipped(word.concept):
            layer = known.layer(word.concept)
            yield from _beneath(layer.document)
            yield layer
