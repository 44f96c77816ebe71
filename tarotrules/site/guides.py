"""The pages that are written, not made of rules: the way in, and the tutorial."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.rehearsal import Rehearsal, Run
from tarotrules.site.texts import rendered

HOME, TUTORIAL = "index", "house-rules"
_WAY = re.compile(r"(?=<h2)")


def pages(language: str, run: Run) -> Iterator[Page]:
    """Home and tutorial; their commands are run with ``run``, in a folder that is gone afterwards."""
    for path, kind in ((HOME, "home"), (TUTORIAL, "guide")):
        with tempfile.TemporaryDirectory() as folder:
            text = rendered(path, path, Rehearsal(Path(folder), language, run))
        if kind == "home":
            start, *ways = _WAY.split(text.html)
            yield Page(path, text.title, filled("home.html", path, language, start=start, ways=ways), "home")
        else:
            yield Page(path, text.title, text.html, "guide", text.description)
