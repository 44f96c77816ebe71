"""What a change does not go together with: in words, and at which rules; and what ticking an option would change."""

from collections.abc import Iterator, Sequence
from typing import Any

from tarotrules import books, documents
from tarotrules.games.registry import family
from tarotrules.studio import edits
from tarotrules.studio.loading import loaded, told_worse
from tarotrules.studio.saying import file_of
from tarotrules.studio.telling import said_at, told
from tarotrules.wording.diagnostics import Presented

Answer = dict[str, Any]


def clash(text: str, after: str, language: str) -> Answer | None:
    """What is wrong with a text that was not wrong before, and the settings it is about; nothing, if nothing is."""
    found = told_worse(text, after, language)
    return {"problems": list(found), "settings": settings(after, list(found.values()))} if found else None


def about_rules(text: str, language: str) -> list[Answer]:
    """Every problem of a text as the page tells it, and the settings it is about."""
    found = loaded(text)
    if not found.problems:
        return []
    presented = told(found, file_of(text), language)
    return [
        {"told": " ".join(filter(None, (each.message, each.help))), "settings": settings(text, [each])}
        for each in presented
    ]


def settings(text: str, problems: Sequence[Presented]) -> list[str]:
    """The settings that problems are about, wherever they are said."""
    file = file_of(text)
    places = (place.span for each in problems for place in each.places)
    found = (said_at(span, file) for span in places)
    return list(dict.fromkeys(".".join(path) for path in found if path))


def option_clash(text: str, language: str, id: str) -> Answer:
    """What an option does not go together with that is not taken yet."""
    after = ticked(text, id, taken=True)
    return clash(text, after, language) or {"problems": [], "settings": []}


def option_effect(text: str, language: str, id: str, *, taken: bool) -> Answer:
    """The rules that read otherwise once an option is ticked, or no longer is, as a page; nothing with errors in it."""
    before, after = loaded(text).variant, loaded(ticked(text, id, taken=taken)).variant
    if before is None or after is None:
        return {"html": None}
    differing = family(after.game).changes(books.shown(after, language)._replace(parent=before), {})
    return {"html": books.render(differing, "html")}


def ticked(text: str, id: str, *, taken: bool) -> str:
    """A text that takes an option, or no longer does."""
    return edits.applied(text, list(tick(text, id, taken=taken)))


def tick(text: str, id: str, *, taken: bool) -> Iterator[edits.Change]:
    """The changes by which it does."""
    document = documents.parse("", text).document
    if document is not None:
        yield from (edits.with_option if taken else edits.without_option)(document, id)
