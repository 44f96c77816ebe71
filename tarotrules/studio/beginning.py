"""A text to begin with: rules of one's own that say what others say."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tarotrules import documents, library
from tarotrules.settings.kinds import is_name
from tarotrules.syntax.habits import name_like
from tarotrules.syntax.signs import quote

NAMELESS: Final = "house"
"""What rules are called whose title is in letters that no name has."""


def begun(language: str, base: str, title: str) -> dict[str, Any]:
    """A text that says what another variant says."""
    return {"text": text_of(language, base, title)}


def answered(language: str, title: str, answers: Mapping[str, int]) -> dict[str, Any]:
    """A text that says what questions were answered with, and which of the answers do not go with the others."""
    from tarotrules.studio.asking import text_of_answers

    text, left = text_of_answers(language, title, answers)
    return {"text": text, "left": left}


def text_of(language: str, base: str, title: str) -> str:
    """The text itself, in words of a language."""
    return text_named(name_of(title), language, base, title)


def name_of(title: str) -> str:
    """A name for rules of a title, which none that are shipped has."""
    like = name_like(title)
    return like if is_name(like) and like not in library.everything() else NAMELESS


def text_named(name: str, language: str, base: str, title: str, players: Sequence[int] = ()) -> str:
    """A text of a name and a title that says what another variant says, perhaps for only so many players."""
    from tarotrules.syntax.to_dsl import to_dsl

    only = f"players {', '.join(map(str, players))}" if players else ""
    english = f"variant {name} extends {base} {{ title {{ {language} {quote(title)} }}\n{only} }}"
    document = documents.parse("", english).document
    if document is None:
        raise ValueError(title)
    return to_dsl(document, documents.words_of(document), language)
