"""The language by examples, in the words of each language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup

from tarotrules import documents, pipeline
from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.languages import LANGUAGES
from tarotrules.noticing import remembered
from tarotrules.site.page import Page, link
from tarotrules.site.reference.declared import by_game, chapters, folder
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, code, html, linked, sentences
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

_LATE: Final = "made"
"""Where this is known, classes and announcements can be asked about by their names."""
_COUNTING: Final = "cards"
"""Whatever has cards also has a count for each class of them."""


def pages() -> Mapping[str, Callable[[str], Page]]:
    """The language, by the usual game; and what belongs to each of the others."""
    return {"index": _page, **{by_game(game, "index"): partial(_of_game, game) for game in FAMILIES if game != USUAL}}


def _page(language: str) -> Page:
    told = sentences(language)
    body = render(
        "grammar",
        sections=[_section(name, told) for name in SECTIONS],
        operators=[
            (told.tell(f"reference-operator-{each}"), told.tell(f"reference-does-{each}")) for each in OPERATORS
        ],
        **_asked(told, HERE),
    )
    return Page(HERE, told.say("reference-grammar-title"), body, "reference", told.say("reference-grammar-description"))


def _of_game(game: str, language: str) -> Page:
    """What conditions may ask about in one game, its settings and its words."""
    told, here = sentences(language, game), f"{folder(game)}/index"
    called = told.own.say("game-title")
    written = linked(told.say("reference-grammar-title"), link(here, HERE))
    intro = told.tell("reference-game-intro", game=called, where=written)
    title, description = (
        told.say("reference-game-title", game=called),
        told.say("reference-game-description", game=called),
    )
    return Page(here, title, render("game", intro=intro, **_asked(told, here)), "reference", description, called)


def _asked(told: Sentences, here: str) -> dict[str, Any]:
    """What is shown of a game: what may be asked, all settings, all words."""
    return {
        "tell": told.tell,
        "language": told.language,
        "scopes": [told.tell(f"reference-scope-{scope}") for scope in family(told.game).features().scopes],
        "roots": list(_roots(told)),
        "members": list(_members(told)),
        "settings": [(told.keyword(each), link(here, page_of(each, told.game))) for each in chapters(told.game)],
        "keywords": link(here, f"{folder(told.game)}/keywords"),
        "terms": link(here, f"{folder(told.game)}/terms"),
    }


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
    scopes = family(told.game).features().scopes.values()
    for root, kind in dict.fromkeys(each for known in scopes for each in known.items()):
        yield _code(root, told), _type(kind, told), [known.get(root) == kind for known in scopes]
    late = [_LATE in known for known in scopes]
    for kind in ("class", "promise") if any(late) else ():
        yield told.tell(f"reference-any-{kind}"), _type(kind, told), late


def _members(told: Sentences) -> Iterator[tuple[Markup, Markup]]:
    """What each kind of thing has."""
    for kind, has in family(told.game).features().members.items():
        listed = told.codes(tuple(map(told.keyword, has)), "and")
        counts = _COUNTING in has
        yield _type(kind, told), told.tell("reference-and-classes", list=listed) if counts else html(listed)


def _code(concept: str, told: Sentences) -> Markup:
    return html(code(told.keyword(concept)))


def _type(kind: str, told: Sentences) -> Markup:
    return told.tell("reference-type", kind=kind)
