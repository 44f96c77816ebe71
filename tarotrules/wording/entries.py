"""The entries of a language's ``*.ftl`` files, each parsed when it is first needed.

Parsing a family's whole catalogue takes longer than printing one error. An entry begins where a line
begins with an identifier and ``=``, which Fluent allows nowhere else.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tarotrules.wording.errors import WordingError

if TYPE_CHECKING:
    from fluent.syntax import ast

    Entry = ast.Message | ast.Term

_HEAD = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)


class Written(NamedTuple):
    """An entry as it stands in a file."""

    text: str
    path: Path


class Entries:
    """The messages (``id``) and terms (``-id``) of one language."""

    def __init__(self, written: dict[str, Written]) -> None:
        self._written = written
        self._parsed: dict[str, Entry] = {}

    @classmethod
    def load(cls, language: str, folders: Iterable[Path]) -> "Entries":
        """Read every ``<folder>/<language>/*.ftl``."""
        written: dict[str, Written] = {}
        for folder in folders:
            for path in sorted((folder / language).glob("*.ftl")):
                _add(written, path)
        return cls(written)

    def __contains__(self, id: str) -> bool:
        return id in self._written

    def __len__(self) -> int:
        return len(self._written)

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __getitem__(self, id: str) -> "Entry":
        if id not in self._parsed:
            self._parsed[id] = self._parse(id)
        return self._parsed[id]

    def pattern(self, name: str) -> "ast.Pattern":
        """The pattern of ``id``, ``-id`` or ``id.attribute``."""
        id, _, attribute = name.partition(".")
        if id not in self._written:
            raise WordingError(f"no message {id!r}")
        found = self._attributes(id).get(attribute) if attribute else self[id].value
        if found is None:
            raise WordingError(f"no text at {name!r}")
        return found

    def names(self, id: str) -> list[str]:
        """What can be said of an entry: ``id`` if it has a value, and each ``id.attribute``."""
        own = [id] if self[id].value is not None else []
        return own + [f"{id}.{attribute}" for attribute in self._attributes(id)]

    def _attributes(self, id: str) -> "dict[str, ast.Pattern]":
        return {attribute.id.name: attribute.value for attribute in self[id].attributes}

    def _parse(self, id: str) -> "Entry":
        from fluent.syntax import FluentParser, ast

        text, path = self._written[id]
        body = FluentParser(with_spans=False).parse(text).body
        entry, *rest = body
        if not isinstance(entry, ast.Message | ast.Term) or not all(isinstance(r, ast.BaseComment) for r in rest):
            raise WordingError(f"{path}: {id!r} is not well-formed: {_complaints(body)}")
        return entry


def _add(written: dict[str, Written], path: Path) -> None:
    preamble, *chunks = _chunks(path.read_text("utf-8"))
    if any(line.strip() and not line.startswith("#") for line in preamble.splitlines()):
        raise WordingError(f"{path}: something stands before the first message")
    for chunk in chunks:
        id = chunk[: chunk.index("=")].strip()
        if id in written:
            raise WordingError(f"{path}: {id!r} is already in {written[id].path}")
        written[id] = Written(chunk, path)


def _chunks(text: str) -> list[str]:
    starts = [found.start() for found in _HEAD.finditer(text)]
    return [text[a:b] for a, b in zip([0, *starts], [*starts, len(text)], strict=True)]


def _complaints(body: "Iterable[ast.EntryType]") -> str:
    from fluent.syntax import ast

    return "; ".join(f"{a.code} {a.message}" for e in body if isinstance(e, ast.Junk) for a in e.annotations)
