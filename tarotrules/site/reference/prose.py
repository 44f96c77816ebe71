"""Pages of ``docs/`` as HTML: their files in colour, their links to pages of the site."""

import html
import posixpath
import re
from typing import Final

from markupsafe import Markup

from tarotrules.site.highlighting import highlight_as
from tarotrules.site.page import link
from tarotrules.site.reference.deals import indented

PAGES: Final = {
    "commands.md": "developers/commands",
    "engine-config.md": "developers/engine-config",
    "language.md": "language/index",
    "terms.md": "language/terms",
    "diagnostics/index.md": "diagnostics/index",
}
"""A page in ``docs/``, and where the site tells the same."""
ANCHORS: Final = {"language.md#all-settings": "settings", "language.md#expressions": "expressions"}
"""Of a page that the site has made anew: its part, and the part it is there."""
_PROBLEM: Final = re.compile(r"diagnostics/([A-Z]\d{3})-[\w-]+\.md")
_LINK: Final = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)
_CODE: Final = re.compile(r'<pre><code(?: class="language-(\w+)")?>(.*?)</code></pre>', re.DOTALL)
_TABLE: Final = re.compile(r"<table>.*?</table>", re.DOTALL)
_HEAD: Final = re.compile(r"<th(?: style=\"[^\"]*\")?>")
_REMARK: Final = re.compile(r"^<!-- .*? -->\n", re.MULTILINE)
_TITLE: Final = re.compile(r"\A# .*\n")


def from_markdown(text: str, here: str, file: str = "") -> Markup:
    """Markdown of ours as HTML for a page; ``file`` is the page of ``docs/`` it comes from."""
    from markdown import markdown

    plain = _REMARK.sub("", _TITLE.sub("", text))
    made = markdown(plain, extensions=["tables", "fenced_code", "toc", "sane_lists"])
    made = _LINK.sub(lambda found: _linked(found[1], found[2], here, file), made)
    made = _CODE.sub(lambda found: _in_colour(html.unescape(found[2]), found[1] or "text"), made)
    return Markup(_TABLE.sub(lambda found: _scrolling(found[0]), made))  # noqa: S704 the pages of docs/ are ours


def _in_colour(text: str, kind: str) -> Markup:
    return highlight_as(indented(text) if kind == "json" else text, kind)


def _linked(href: str, text: str, here: str, file: str) -> str:
    """A link to the same on the site; the words alone where the site does not have it."""
    if href.startswith(("#", "https://")):
        return f'<a href="{href}">{text}</a>'
    path, _, anchor = href.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
    problem = _PROBLEM.fullmatch(path)
    there = f"diagnostics/{problem[1]}" if problem else PAGES.get(path, "")
    kept = anchor if there.startswith("developers/") else ANCHORS.get(f"{path}#{anchor}", "")
    return f'<a href="{link(here, there, kept)}">{text}</a>' if there else text


def _scrolling(table: str) -> str:
    """A table that can be scrolled with the keyboard, called by its first head."""
    name = re.sub(r"<[^>]+>", "", (re.findall(r"<th[^>]*>(.*?)</th>", table) or [""])[0])
    headed = _HEAD.sub('<th scope="col">', table)
    return f'<div class="scroll" role="region" aria-label="{name}" tabindex="0">{headed}</div>'
