"""The entries of a language's ``*.ftl`` files, each read when it is first needed.

Reading Fluent takes longer than printing a whole book, so what was read beforehand stands beside the files
(:mod:`tarotrules.wording.make_patterns`), with sums of the files and of each entry. Where a file has another sum, so
has an entry that was changed: that one, or one that is not there, is read from its text. An entry begins where a line
begins with an identifier and ``=``, which Fluent allows nowhere else.
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
FTL: Final = ".ftl"
"""How a file is called, and no entry: the sum of a file stands before its entries."""


class Written(NamedTuple):
    """An entry as it stands in a file, and the line that was made of it beforehand."""

    text: str
    path: Path
    made: str | None = None


Kept = Written | str
"""An entry; of a file that has not changed, only the line that was made of it."""


class Entries:
    """The messages (``id``) and terms (``-id``) of one language."""

    def __init__(self, written: dict[str, Kept]) -> None:
        self._written = written
        self._read: dict[str, Entry] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        self._marked: dict[str, Pattern] = {}

    @classmethod
    def load(cls, language: str, folders: Iterable[Path]) -> "Entries":
        """Read every ``<folder>/<language>/*.ftl``."""
        written: dict[str, Kept] = {}
        for folder in folders:
            for id, entry in _kept_in(folder / language).items():
                if id in written:
                    raise WordingError(f"{folder / language}: {id!r} is already said elsewhere")
                written[id] = entry
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
        if isinstance(written, str):
            _, value, attributes = loads(written)
            return entry_made(value, attributes)
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


def entries_in(folder: Path) -> dict[str, Written]:
    """The entries of a folder, as they stand in its files."""
    found: dict[str, Written] = {}
    for path in files_in(folder):
        for id, text in written_in(path):
            if id in found:
                raise WordingError(f"{path}: {id!r} is already in {found[id].path}")
            found[id] = Written(text, path)
    return found


def files_in(folder: Path) -> list[Path]:
    """The files of a folder, in order."""
    return sorted(folder.glob(f"*{FTL}"))


def _kept_in(folder: Path) -> Mapping[str, Kept]:
    """Every entry of a folder."""
    made = _made(folder)
    sums = {id: made.pop(id) for id in [*made] if id.endswith(FTL)}
    if sums == {path.name: str(sum_of(path.read_text("utf-8"))) for path in files_in(folder)}:
        return made
    return {id: written._replace(made=made.get(id)) for id, written in entries_in(folder).items()}


def _made(folder: Path) -> dict[str, str]:
    """By id, the line of each entry, to be read when it is said."""
    path = folder / MADE
    lines = path.read_text("utf-8").split("\n") if path.is_file() else []
    # The first line and the last are the brackets around them.
    pairs = (line.partition(": ") for line in lines[1:-2])
    return {id[1:-1]: said.removesuffix(",") for id, _, said in pairs}


def _chunks(text: str) -> list[str]:
    # Compiled here: of what was read beforehand, nobody asks it.
    heads = re.finditer(r"^(-?[A-Za-z][\w-]*)[ \t]*=", text, re.MULTILINE)
    starts = [found.start() for found in heads]
    return [text[a:b] for a, b in zip([0, *starts], [*starts, len(text)], strict=True)]
