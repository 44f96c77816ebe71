"""Longer texts: Markdown with placeholders, which are filled by what the program really says.

A placeholder stands between double braces: its name, then what it needs. Those that fill a paragraph of
their own (``{{ run check $file }}``) become listings; those inside a line become words and links.
"""

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from tarotrules.site.listing import listing, quotation, session
from tarotrules.site.page import link
from tarotrules.site.rehearsal import Rehearsal
from tarotrules.site.words import words

FOLDER: Final = Path(__file__).parent / "texts"
PLACEHOLDER: Final = re.compile(r"\{\{ ([a-z]+)(?: ([^{}]+?))? \}\}")
_TITLE: Final = re.compile(r"# (.+)\n")
_MARK: Final = "PLACEHOLDER-{}-"
_PLACED: Final = re.compile(r"<p>PLACEHOLDER-(\d+)-</p>")
_TAGS: Final = re.compile(r"<[^>]+>")


class Missing(Exception):  # noqa: N818 the text is what is missing
    """A text that nobody has written in a language yet."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class Text(NamedTuple):
    """A text as HTML."""

    title: str
    html: str
    description: str
    """Its first paragraph, without markup."""


def read(name: str, language: str) -> str:
    """A text as it is written; raises :class:`Missing`."""
    path = FOLDER / language / f"{name}.md"
    if not path.is_file():
        raise Missing(path)
    return path.read_text("utf-8")


def rendered(name: str, here: str, rehearsal: Rehearsal) -> Text:
    """A text with everything it asks for, for the page ``here``."""
    written = read(name, rehearsal.language)
    filling = _Filling(here, rehearsal)
    title = _TITLE.match(written)
    if title is None:
        raise ValueError(f"{name} has no title")
    body = PLACEHOLDER.sub(filling.placed, written[title.end() :])
    html = _markdown(body)
    description = re.search(r"<p>(.*?)</p>", html, re.DOTALL)
    html = _PLACED.sub(lambda found: filling.blocks[int(found[1])], html)
    return Text(title[1], html, _TAGS.sub("", description[1]) if description else "")


def _markdown(text: str) -> str:
    from markdown import markdown

    return markdown(text, extensions=["attr_list", "fenced_code", "tables"], output_format="html")


class _Filling:
    """Puts in place what placeholders ask for, in the order of the text."""

    def __init__(self, here: str, rehearsal: Rehearsal) -> None:
        self.here, self.rehearsal = here, rehearsal
        self.blocks: list[str] = []
        self._say = words(rehearsal.language).say
        self._fill: dict[str, Callable[[str], str]] = {
            "file": self._file,
            "mistyped": self._mistyped,
            "copy": self._copy,
            "part": self._part,
            "run": self._run,
            "converse": self._converse,
            "excerpt": self._excerpt,
            "sample": self._sample,
            "word": self._word,
            "value": self._value,
            "page": self._page,
            "table": self._table,
        }

    def placed(self, found: "re.Match[str]") -> str:
        """What stands in the Markdown for a placeholder."""
        return self._fill[found[1]](found[2] or "")

    def _block(self, html: str) -> str:
        self.blocks.append(html)
        return _MARK.format(len(self.blocks) - 1)

    def _listed(self, name: str, text: str, language: str) -> str:
        head = f'<p class="filename"><code>{escape(name)}</code></p>'
        return self._block(head + listing(text, self._say("listing-label", name=name), language))

    def _file(self, name: str) -> str:
        return self._listed(self.rehearsal.values["file"], self.rehearsal.write(name), self.rehearsal.language)

    def _mistyped(self, what: str) -> str:
        text = self.rehearsal.mistype(*what.split())
        return self._listed(self.rehearsal.values["file"], text, self.rehearsal.language)

    def _copy(self, name: str) -> str:
        text = self.rehearsal.copy(name)
        head = f'<p class="filename"><code>{escape(name)}</code></p>'
        return self._block(head + quotation(text, self._say("listing-label", name=name)))

    def _part(self, name: str) -> str:
        file = self.rehearsal.values["file"]
        return self._block(
            listing(self.rehearsal.part(name), self._say("listing-label", name=file), self.rehearsal.language)
        )

    def _run(self, command: str) -> str:
        return self._block(session([self.rehearsal.run(command)], self._say("listing-session")))

    def _converse(self, what: str) -> str:
        command, *lines = what.split(" | ")
        return self._block(session([self.rehearsal.converse(command, lines)], self._say("listing-session")))

    def _excerpt(self, what: str) -> str:
        file, _, word = what.partition(" ")
        name = self.rehearsal.put(file)
        head = f'<p class="filename"><code>{escape(name)}</code></p>'
        return self._block(head + quotation(self.rehearsal.excerpt(file, word), self._say("listing-label", name=name)))

    def _table(self, _: str) -> str:
        screen = (FOLDER / self.rehearsal.language / "table.txt").read_text("utf-8")
        return self._block(quotation(screen, self._say("listing-table")))

    def _sample(self, what: str) -> str:
        from tarotrules.site.sample import sample

        return self._block(sample(self.here, self.rehearsal, *what.split()))

    def _word(self, concept: str) -> str:
        return self.rehearsal.word(concept)

    def _value(self, name: str) -> str:
        return self.rehearsal.values[name]

    def _page(self, path: str) -> str:
        there, _, anchor = path.partition("#")
        return link(self.here, there, anchor)
