"""A text of the site as Markdown that is read where there is no site: with what the program says filled in."""

import re
from collections.abc import Callable, Mapping
from pathlib import PurePath

from tarotrules.site.rehearsal import Rehearsal
from tarotrules.site.texts import PLACEHOLDER, read

_ANCHOR = re.compile(r" \{#[a-z-]+\}$", re.MULTILINE)
_KINDS = {".tarot": "tarot", ".json": "json"}


def manuscript(name: str, rehearsal: Rehearsal, pages: Mapping[str, str]) -> str:
    """The text; ``pages`` says what the pages of the site are there."""

    def file(text: str, called: str = rehearsal.values["file"]) -> str:
        return f"`{called}`\n\n{_fenced(_KINDS[PurePath(called).suffix], text)}"

    def run(command: str) -> str:
        typed, said = rehearsal.run(command)
        return _fenced("console", f"$ {typed}\n{said}")

    def excerpt(what: str) -> str:
        called, _, word = what.partition(" ")
        return f"`{rehearsal.put(called)}`\n\n{_fenced('text', rehearsal.excerpt(called, word))}"

    fill: dict[str, Callable[[str], str]] = {
        "file": lambda what: file(rehearsal.write(what)),
        "mistyped": lambda what: file(rehearsal.mistype(*what.split())),
        "copy": lambda what: file(rehearsal.copy(what), what),
        "part": lambda what: _fenced("tarot", rehearsal.part(what)),
        "run": run,
        "excerpt": excerpt,
        "word": rehearsal.word,
        "value": rehearsal.values.__getitem__,
        "page": pages.__getitem__,
    }
    return _ANCHOR.sub("", PLACEHOLDER.sub(lambda found: fill[found[1]](found[2]), read(name, rehearsal.language)))


def _fenced(kind: str, text: str) -> str:
    lines = "\n".join(line.rstrip() for line in text.strip("\n").splitlines())
    return f"```{kind}\n{lines}\n```"
