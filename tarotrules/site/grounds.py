"""What the shipped rules that pages rest on say: a sum of each, and of the texts it was read from."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tarotrules import documents, library, pipeline
from tarotrules.noticing import Ground, noticing
from tarotrules.site.sums import sum_of


class Said(NamedTuple):
    """What something says, and how that was found out."""

    sum: str
    texts: Mapping[str, str]
    """By name, a sum of each text that was read for it."""


class Grounds:
    """What all of it says now. What was noted is believed while the texts it was read from are the same."""

    def __init__(self, noted: Mapping[Ground, Said]) -> None:
        self._noted = noted
        self._said: dict[Ground, Said] = {}
        self._texts: dict[str, str] = {}

    def said(self, ground: Ground) -> Said:
        """What something says."""
        if ground not in self._said:
            noted = self._noted.get(ground)
            believed = noted is not None and all(self._text(name) == sum_ for name, sum_ in noted.texts.items())
            self._said[ground] = noted if noted is not None and believed else self._read(ground)
        return self._said[ground]

    def _read(self, ground: Ground) -> Said:
        with noticing(apart=True) as read:
            sum_ = self._text(ground.name) if ground.kind == "text" else sum_of(_meaning(ground, read).encode())
        texts = {each.name for each in read if each.kind == "text"} or {ground.name}
        return Said(sum_, {name: self._text(name) for name in sorted(texts)})

    def _text(self, name: str) -> str:
        if name not in self._texts:
            path = shipped_file(name)
            self._texts[name] = sum_of(b"" if path is None else path.read_bytes())
        return self._texts[name]


def _meaning(ground: Ground, read: set[Ground]) -> str:
    """Everything a document or a variant says, and nothing of how it is written."""
    if ground.kind == "variant":
        loaded = pipeline.load(ground.name, ground.options)
        read.update(Ground("text", name) for name in loaded.tongues)
        return repr(loaded.variant)
    document = documents.document(ground.name)
    if document is not None:
        read.add(Ground("text", document.source.name))
        return f"{document.language} {document!r}"
    return ""


def shipped_file(shown: str) -> Path | None:
    """A shipped file of rules by the name that problems call it, if it is one."""
    folder, _, inside = shown.partition("/")
    path = library.shipped_folder() / inside
    return path if folder == "variants" and path.is_file() else None
