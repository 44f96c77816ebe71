"""Titles inside sentences: what a language knows of the names that things are given, from ``titles.toml``.

A title is somebody's own, so a language cannot decline it; but of those that many tables use it knows the forms that
its sentences ask for. ``…`` stands for whatever else a title says, and ``{title}`` for the whole of it; the entry ``…``
is for titles of which nothing is known, which are quoted as words that are said aloud::

    ["…chelem"]                          ["…"]
    indefinite = "un {title}"            indefinite = "« {title} »"

Of several entries that fit, one for a whole title is taken, else the longest, else the first. What it does not say is
as the entry ``…`` has it. What stands in brackets at the end of a title is no part of the name, and stays behind it.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tarotrules.source.tables import read_table
from tarotrules.wording.errors import WordingError
from tarotrules.wording.phrase import plain

FILE: Final = "titles.toml"
ELSE: Final = "…"
_TITLE: Final = "{title}"
_BRACKETED: Final = re.compile(r"(.+?)(\s*[(（][^()（）]+[)）])", re.DOTALL)
"""A name, and behind it what is said more exactly: which level of a declaration it is."""

Forms = Mapping[str, str]
"""By name, a form of a title, or what sentences choose by."""


class Called:
    """What one language knows of titles."""

    def __init__(self, entries: Mapping[str, Forms]) -> None:
        self.entries = dict(sorted(entries.items(), key=lambda entry: (ELSE in entry[0], -len(entry[0]))))

    @classmethod
    def load(cls, language: str, folders: Iterable[Path]) -> "Called":
        """Read ``<folder>/<language>/titles.toml`` wherever there is one."""
        entries: dict[str, Forms] = {}
        for folder in folders:
            entries |= read_table(folder / language / FILE)
        every = entries.get(ELSE, {})
        for key, forms in entries.items():
            if odd := sorted(forms.keys() - every.keys()):
                raise WordingError(f"{FILE} of {language}: {key!r} has {', '.join(odd)}, which {ELSE!r} has not")
        return cls({key: {**every, **forms} for key, forms in entries.items()})

    def form(self, title: str, name: str) -> str:
        """A form of a title, or a word that sentences choose by."""
        bracketed = _BRACKETED.fullmatch(title)
        head, more = (title, "") if bracketed is None else bracketed.groups()
        forms = self.known(head)
        if name not in forms:
            raise WordingError(f"no form {name!r} of titles")
        # A word to choose by is no form, and nothing stands behind it.
        return forms[name].replace(_TITLE, head) + (more if _TITLE in self.entries[ELSE][name] else "")

    def known(self, title: str) -> Forms:
        """The forms of a title."""
        text = plain(title).casefold()
        return next((forms for key, forms in self.entries.items() if _fits(key.casefold(), text)), {})


def _fits(key: str, text: str) -> bool:
    """Whether a title is the one that an entry is about, or one of those."""
    before, gap, after = key.partition(ELSE)
    if not gap:
        return key == text
    return len(text) >= len(before) + len(after) and text.startswith(before) and text.endswith(after)
