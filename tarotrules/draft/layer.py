"""What a document comes to when it is read against the shape of a ruleset."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from tarotrules.draft.said import Said
from tarotrules.draft.shape import RecordType
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concepts, Problem
from tarotrules.source.node import Node
from tarotrules.source.text import Span
from tarotrules.syntax.document import Document, Word


class Prose(NamedTuple):
    """A title or note on a path, or a reason under its name, in one language."""

    path: SettingPath
    word: str
    language: str
    text: str
    span: Span


class Pinned(NamedTuple):
    """The number that a file gives the rules about an entry, in hundredths: 853 is 8.53."""

    path: SettingPath
    hundredths: int
    span: Span


class Lost(Node, aside=()):
    """A word that means nothing where it stands; what the whole game declares may tell what it was meant for."""

    problem: Problem
    span: Span
    written: str
    concept: str
    path: SettingPath
    """The place it stands in."""
    record: RecordType
    known: Concepts
    """What could have stood there."""
    beside: tuple[str, ...]
    """What stands with it and may tell what is meant: the names after it, or the word before it."""
    behind: tuple[Word, ...] = ()
    """All words that stand behind it in its statement."""

    @property
    def line(self) -> str:
        """The words that stand together on its line, with it first."""
        line = self.span.source.line(self.span.line)[self.span.source.position(self.span.start)[1] - 1 :]
        return re.split(r"[{};0-9#]", line)[0]

    @property
    def has_number(self) -> bool:
        """Whether a number follows at once."""
        return self.span.source.text[self.span.end :].lstrip(" \u3000")[:1].isdecimal()

    @property
    def has_block(self) -> bool:
        """Whether a block follows on its line."""
        line = self.span.source.line(self.span.line)[self.span.source.position(self.span.start)[1] - 1 :]
        return "{" in re.split(r"[};#]", line)[0]


class Layer(Node):
    """A document read against the shape: what it says, in order."""

    document: Document
    said: tuple[Said, ...]
    prose: tuple[Prose, ...]
    pinned: tuple[Pinned, ...]
    lost: tuple[Lost, ...]
    players: tuple[int, ...]
    refused: tuple[int, ...]
    """Numbers of players asked for that no game has."""
    sources: tuple[str, ...]
    version: str | None
    status: str | None
    """Whose rules they are."""
    regions: tuple[str, ...]
    """Where they are played."""
    names: Mapping[Span, str]
    """What stands for a name, and what is called so: it may be a word elsewhere."""
