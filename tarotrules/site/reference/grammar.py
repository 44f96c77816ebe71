"""The language by examples, in the words of each language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup

from tarotrules import documents, pipeline
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.noticing import remembered
from tarotrules.site.page import Page, link
from tarotrules.site.reference.declared import chapters
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, code, html, sentences
from tarotrules.site.reference.settings import page_of
from tarotrules.syntax.document import Document, Entry, Fixed, Guard, Statement, Word
from tarotrules.syntax.to_dsl import to_dsl

HERE: Final = "language/index"
EXAMPLES: Final = Path(__file__).parent / "examples"
SECTIONS: Final[Mapping[str, str]] = {
    "header": "thursday",
    "blocks": "dear-handful",
    "values": "numbers",
    "texts": "cafe",
    "citations": "notebook",
    "guards": "three-or-five",
    "remove": "no-handful",
    "fixed": "club",
    "own": "last-king",
    "order": "cheap-bid",
    "options": "cafe-draw",
    "expressions": "sums",
}
"""In the order they are read: what a section is about, and the file that shows it."""
OPERATORS: Final = ("and", "or", "not", "is", "exists", "if", "rounded")
"""Words of expressions; ``if`` goes with *then* and *else*, ``rounded`` with *to*."""

_COUNTING: Final = "cards"
"""Whatever has cards also has a count for each class of them."""


def pages() -> Mapping[str, Callable[[str], Page]]:
    """One page."""
    return {"index": _page}


def _page(language: str) -> Page:
    told = sentences(language)
    body = render(
        "grammar",
        tell=told.tell,
        language=language,
        sections=[_section(name, told) for name in SECTIONS],
        operators=[
            (told.tell(f"reference-operator-{each}"), told.tell(f"reference-does-{each}")) for each in OPERATORS
        ],
        scopes=[told.tell(f"reference-scope-{scope}") for scope in family().features().scopes],
        roots=list(_roots(told)),
        members=list(_members(told)),
        settings=[(told.keyword(each), link(HERE, page_of(each))) for each in chapters()],
        keywords=link(HERE, "language/keywords"),
        terms=link(HERE, "language/terms"),
    )
    return Page(HERE, told.say("reference-grammar-title"), body, "reference", told.say("reference-grammar-description"))


def _section(name: str, told: Sentences) -> dict[str, Any]:
    document = examples()[name]
    # Where titles are the subject, all their languages are shown.
    body = document.body if name == "texts" else tuple(_in_words(document.body, told.language))
    return {
        "id": name,
        "title": told.tell(f"reference-{name}-title"),
        "text": told.tell(f"reference-{name}"),
        "example": to_dsl(document._replace(body=body, comments=()), documents.vocabulary(), told.language),
    }


@remembered()
def examples() -> Mapping[str, Document]:
    """The examples, each read and tried; raises :class:`ValueError` for one with a problem."""
    return {name: _example(EXAMPLES / f"{file}.tarot") for name, file in SECTIONS.items()}


def _example(path: Path) -> Document:
    loaded = pipeline.load(str(path))
    document, _, _ = documents.parsed(str(path))
    if document is None or loaded.problems:
        raise ValueError([path.name, *(each.code for each in loaded.problems)])
    return document


def _in_words(statements: Iterable[Statement], language: str) -> Iterator[Statement]:
    """The statements with their titles and the like in one language."""
    for statement in statements:
        match statement:
            case Entry(Word(concept), block=None) if concept in LANGUAGES and concept != language:
                pass
            case Entry(block=tuple(block)) | Guard(block=block):
                yield statement._replace(block=tuple(_in_words(block, language)), span=None)
            case Fixed():
                yield statement
            case _:
                yield statement._replace(span=None)


def _roots(told: Sentences) -> Iterator[tuple[Markup, Markup, list[bool]]]:
    """Each name an expression may begin with, what it is, and where it is known."""
    for root in dict.fromkeys(name for known in family().features().scopes.values() for name in known):
        kind = next(known[root] for known in family().features().scopes.values() if root in known)
        yield _code(root, told), _type(kind, told), [root in known for known in family().features().scopes.values()]
    late = ["made" in known for known in family().features().scopes.values()]
    for kind in ("class", "promise"):
        yield told.tell(f"reference-any-{kind}"), _type(kind, told), late


def _members(told: Sentences) -> Iterator[tuple[Markup, Markup]]:
    """What each kind of thing has."""
    for kind, has in family().features().members.items():
        listed = told.codes(tuple(map(told.keyword, has)), "and")
        counts = _COUNTING in has
        yield _type(kind, told), told.tell("reference-and-classes", list=listed) if counts else html(listed)


def _code(concept: str, told: Sentences) -> Markup:
    return html(code(told.keyword(concept)))


def _type(kind: str, told: Sentences) -> Markup:
    return told.tell("reference-type", kind=kind)
