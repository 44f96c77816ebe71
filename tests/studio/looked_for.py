"""The book of a page as what is looked for in it: read from its HTML, as the page reads it from its elements."""

import re
from html.parser import HTMLParser
from typing import Any, Final

VOID: Final = {"br", "hr", "img", "input", "link", "meta", "wbr", "use", "path", "rect", "circle", "line", "text"}
SAYING: Final = {"p", "li", "table"}
"""Elements of a rule that say something by themselves."""


class Read(HTMLParser):
    """The rules with what they say, and the words that lead to them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rules: list[dict[str, Any]] = []
        self.entries: list[dict[str, Any]] = []
        self.open: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A rule begins, or something of it."""
        told = {name: value or "" for name, value in attrs}
        if tag in VOID:
            return
        if told.get("class") == "rule":
            self.rules.append({"id": told["id"], "number": "", "title": "", "said": [], "whole": ""})
        elif self._inside("rule") and tag in SAYING:
            self.rules[-1]["said"].append("")
        elif tag in {"li", "dt"} and (self._inside("index") or self._inside("glossary")):
            self.entries.append({"words": "", "all": "", "ids": []})
        elif tag == "a" and self.entries and (self._inside("index") or self._inside("glossary")):
            self.entries[-1]["ids"].append(told["href"].removeprefix("#"))
        self.open.append((tag, told.get("class", "")))

    def handle_endtag(self, tag: str) -> None:
        """Whatever is open up to an element ends with it."""
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        """Words belong to what is open."""
        tags = [tag for tag, _ in self.open]
        if self._inside("rule"):
            rule = self.rules[-1]
            rule["whole"] += data
            if self.open[-1][1] == "number" and not rule["number"]:
                rule["number"] = data
            elif "h3" in tags:
                rule["title"] += data
            elif set(tags) & SAYING and not self._inside("example"):
                rule["said"][-1] += data
        elif self.entries and (self._inside("index") or self._inside("glossary")):
            self.entries[-1]["all"] += data
            if "a" not in tags and "dd" not in tags:
                self.entries[-1]["words"] += re.sub(r":\s*$", "", data)

    def _inside(self, name: str) -> bool:
        return any(name in classes.split() for _, classes in self.open)


def book_of(html: str) -> dict[str, Any]:
    """The book as JSON has it."""
    read = Read(html)
    return {"rules": read.rules, "entries": read.entries}
