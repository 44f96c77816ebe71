"""What a word of a file means where it stands, and where what it says comes from."""

from collections.abc import Iterable
from typing import NamedTuple

from tarotrules import documents, library
from tarotrules.explanation import Explained, explained, explanation_text
from tarotrules.games.variant import Provenance, Told, Variant
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.hints import base_of, rules
from tarotrules.studio.standing import led, word_at
from tarotrules.wording.titles import choose_title

MOST = 6
"""So many settings of a block are told."""


class Meaning(NamedTuple):
    """A word: where it is, the rule that tells it or its title, and the values with their origins, line by line."""

    start: int
    end: int
    rule: str
    values: str


def meaning(text: str, at: int, variant: Variant | None, language: str) -> Meaning | None:
    """What the word at an offset is about; ``variant``: what the text comes to, if it comes to anything."""
    found = word_at(text, at, language)
    if found is None:
        return None
    here, word = found
    document = documents.parse("", text).document
    if here.block is None:
        title = _title(word.value, language)
        return Meaning(word.span.start, word.span.end, title, "") if title else None
    base = base_of(document)
    rulebook = variant or base.variant
    path = led(here.block, (*here.before, word)).path or led(here.block, here.before).path
    values = list(_near(rulebook, path))
    rule, title = rules(base, language).get(path, ""), choose_title(rulebook.titles.get(path, {}), language, "")
    if not (rule or title or values):
        return None
    vocabulary = documents.vocabulary(rulebook.game)
    said = explanation_text(values[:MOST], rulebook, vocabulary, language).rstrip() if values else ""
    return Meaning(word.span.start, word.span.end, title or rule, said)


def _near(variant: Variant, path: SettingPath) -> Iterable[Explained]:
    """The setting of a path, or the settings below it."""
    for each in explained(variant) if path else ():
        if each.path[: len(path)] == path:
            yield each._replace(told=_called(each.told, variant.id))


def _called(told: Told | None, name: str) -> Told | None:
    """Where a value comes from; a text that lies nowhere is called by the name of its rules."""
    if told is None:
        return None
    return Told(_placed(told.origin, name), tuple(_placed(each, name) for each in told.beaten))


def _placed(origin: Provenance, name: str) -> Provenance:
    return origin._replace(place=f"{name}{origin.place}") if origin.place.startswith(":") else origin


def _title(name: str, language: str) -> str:
    known = name in library.everything()
    document = documents.document(name) if known else None
    return choose_title(documents.own_titles(document), language, "") if document is not None else ""
