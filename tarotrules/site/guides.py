"""The pages that are written, not made of rules: the way in, the tutorial, and how to play."""

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tarotrules.site import texts
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.rehearsal import Rehearsal, Run

HOME: Final = "index"
TUTORIAL: Final = "house-rules"
PLAY: Final = "play"
WRITTEN: Final = (HOME, TUTORIAL, PLAY)
_WAY = re.compile(r"(?=<h2)")


def written(languages: Sequence[str]) -> None:
    """See whether somebody has written them in these languages; raises :class:`tarotrules.site.texts.Missing`."""
    for language in languages:
        for name in WRITTEN:
            texts.read(name, language)


def page(path: str, language: str, run: Run) -> Page:
    """Home or another of them; its commands are run with ``run``, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        text = texts.rendered(path, path, Rehearsal(Path(folder), language, run))
    if path == HOME:
        start, *ways = _WAY.split(text.html)
        return Page(path, text.title, filled("home.html", path, language, start=start, ways=ways), "home")
    return Page(path, text.title, text.html, "guide", text.description)
