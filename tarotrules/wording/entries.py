"""The entries of a language's ``*.ftl`` files, each read when it is first needed.

Reading Fluent takes longer than printing a whole book, so what was read beforehand stands beside the files
(:mod:`tarotrules.wording.make_patterns`), with a sum of the text it was made of. An entry whose text has another sum,
or that is not there, is read from its file. An entry begins where a line begins with an identifier and ``=``, which
Fluent allows nowhere else.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from json import loads
from pathlib import Path
from typing import Final, NamedTuple

from tarotrules.source.tables import sum_of
from tarotrules.wording.errors import WordingError
from tarotrules.wording.marking import marked
from tarotrules.wording.patterns import Data, Entry, Pattern, pattern_from_json

MADE: Final = "patterns.json"
_HEAD = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)


class Written(NamedTuple):
    """An entry as it stands in a file, and the line that was made of it beforehand."""

    text: str
    path: Path
    made: str | None = None


class Entries:
    """The messages (``id``) and terms (``-id``) of one language."""

    def __init__(self, written: dict[str, Written]) -> None:
        self._written = written
        self._read: dict[str, Entry] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        self._marked: dict[str, Pattern] = {}

    @classmethod
    def load(cls, language: str, folders: Iterable[Path]) -> "Entries":
        """Read every ``<folder>/<language>/*.ftl``."""
        written: dict[str, Written] = {}
        for folder in folders:
            made = _made(folder / language)
            for path in sorted((folder / language).glob("*.ftl")):
                _add(written, path, made)
        return cls(written)

    def __contains__(self, id: str) -> bool:
        return id in self._written

    def __len__(self) -> int:
        return len(self._written)

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __getitem__(self, id: str) -> Entry:
        if id not in self._read:
            self._read[id] = self._entry(id)
        return self._read[id]

    def pattern(self, name: str) -> Pattern:
        """The pattern of ``id``, ``-id`` or ``id.attribute``."""
        id, _, attribute = name.partition(".")
        if id not in self._written:
            raise WordingError(f"no message {id!r}")
        found = self[id].attributes.get(attribute) if attribute else self[id].value
        if found is None:
            raise WordingError(f"no text at {name!r}")
        return found

    def marked(self, name: str) -> Pattern:
        """The same with its signs turned into markup."""
        if name not in self._marked:
            self._marked[name] = marked(self.pattern(name))
        return self._marked[name]

    def names(self, id: str) -> tuple[str, ...]:
        """What can be said of an entry: ``id`` if it has a value, and each ``id.attribute``."""
        if id not in self._names:
            own = () if self[id].value is None else (id,)
            self._names[id] = (*own, *(f"{id}.{attribute}" for attribute in self[id].attributes))
        return self._names[id]

    def _entry(self, id: str) -> Entry:
        written = self._written[id]
        known, *data = (None,) if written.made is None else loads(written.made)
        return entry_made(*data) if known == sum_of(written.text) else entry_read(id, written)


def entry_read(id: str, written: Written) -> Entry:
    """An entry read from its text."""
    from tarotrules.wording.from_ftl import entry_from

    try:
        return entry_from(written.text)
    except WordingError as error:
        raise WordingError(f"{written.path}: {id!r} is not well-formed: {error}") from None


def entry_made(value: Data | None, attributes: Mapping[str, Data]) -> Entry:
    """An entry that was read beforehand."""
    patterns = {name: pattern_from_json(data) for name, data in attributes.items()}
    return Entry(None if value is None else pattern_from_json(value), patterns)


def written_in(path: Path) -> Iterator[tuple[str, str]]:
    """The id and the text of each entry of a file."""
    preamble, *chunks = _chunks(path.read_text("utf-8"))
    if any(line.strip() and not line.startswith("#") for line in preamble.splitlines()):
        raise WordingError(f"{path}: something stands before the first message")
    for chunk in chunks:
        yield chunk[: chunk.index("=")].strip(), chunk


def _made(folder: Path) -> Mapping[str, str]:
    """By id, the line of each entry, to be read when it is said."""
    path = folder / MADE
    text = path.read_text("utf-8") if path.is_file() else ""
    pairs = (line.partition(": ") for line in text.split("\n"))
    return {id.strip('"'): said.rstrip(",") for id, _, said in pairs}


def _add(written: dict[str, Written], path: Path, made: Mapping[str, str]) -> None:
    for id, text in written_in(path):
        if id in written:
            raise WordingError(f"{path}: {id!r} is already in {written[id].path}")
        written[id] = Written(text, path, made.get(id))


def _chunks(text: str) -> list[str]:
    starts = [found.start() for found in _HEAD.finditer(text)]
    return [text[a:b] for a, b in zip([0, *starts], [*starts, len(text)], strict=True)]
