"""A text of rules, and what it says, as far as it can be read."""

from typing import NamedTuple

from tarotrules import documents
from tarotrules.draft.layer import Layer
from tarotrules.draft.said import Said
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.blocks import Players
from tarotrules.syntax.document import Document
from tarotrules.syntax.spelling import Speller


class Wanted(NamedTuple):
    """A setting, for some numbers of players or for all."""

    path: SettingPath
    players: Players


class File(NamedTuple):
    """A text, and what it says."""

    text: str
    document: Document
    layer: Layer

    @property
    def own(self) -> tuple[Said, ...]:
        """Everything it says."""
        return self.layer.said

    def of(self, wanted: Wanted) -> Said | None:
        """What it says last of a setting for just these numbers of players."""
        found = [each for each in self.own if each.act == "set" and _about(each, wanted)]
        return found[-1] if found else None

    @property
    def speller(self) -> Speller:
        """What writes in its language."""
        return Speller(documents.words_of(self.document), self.document.language)


def file_of(text: str) -> File | None:
    """A text as far as it can be read; nothing if it cannot."""
    document, _, _ = documents.parse("", text)
    if document is None:
        return None
    return File(text, document, documents.layer(document))


def _about(each: Said, wanted: Wanted) -> bool:
    return each.path == wanted.path and each.origin.players == wanted.players
