"""What people do with the studio in a browser, for the tests of its parts."""

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tarotrules import books
from tarotrules.pipeline import load_text
from tarotrules.site import workbench

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

BUILT: Final = Path(os.environ.get("TAROTRULES_STUDIO", "studio/dist"))
LANGUAGES: Final = ("fr", "ja")
PHONE, DESK = 390, 1280
SCREENS: Final = {
    "fr": (("light", PHONE), ("dark", DESK)),
    "ja": (("dark", PHONE), ("light", DESK)),
}
"""Where rules are made in a language, and where they are opened by whoever gets the link."""
PLAIN: Final = "tarot.example"
"""A host to which no safe way leads: a browser has less there, such as no random ids."""
PATIENCE: Final = 60_000
"""How long a slow machine may take, in milliseconds."""

UPDATE: Final = """
navigator.serviceWorker.getRegistration().then((found) => found.update()).then((found) => new Promise((done) => {
    const fresh = found.installing;
    if (fresh === null) done();
    else fresh.onstatechange = () => ["installed", "redundant"].includes(fresh.state) && done();
}), () => null)"""
"""Looks for a new version, and waits until it is kept or refused."""

Opened = Callable[..., "BrowserContext"]


class Kept(NamedTuple):
    """A page that its browser may keep, the folder of its site, and its address; the site is nobody else's."""

    page: "Page"
    site: Path
    address: str


def begin(page: "Page", studio: str, language: str, title: str = "Tarot du jeudi 木曜") -> None:
    """Begin with the official rules, and wait for the first book of them."""
    page.goto(f"{studio}/{language}/studio/index.html")
    page.locator("#title").fill(title)
    page.locator("#begin-form .first").click()
    book = page.frame_locator("#book")
    book.locator("h1", has_text=title).first.wait_for()
    # The book of the official rules is there before; in that of these one says what they change.
    book.locator("#chapter-changes").wait_for(state="attached")


def plainly(studio: str) -> str:
    """The same studio by no safe way."""
    return studio.replace("127.0.0.1", PLAIN)


def press(page: "Page", *keys: str) -> None:
    """One key after the other."""
    for each in keys:
        page.keyboard.press(each)


def write(page: "Page", words: str) -> None:
    """Type at the end of the text."""
    page.locator("#turn-text").click()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.type(words)


def until(page: "Page", true: str) -> None:
    """Wait for what no locator says; the page forbids that the browser waits for it itself."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(true):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"never: {true}")


def written(page: "Page") -> str:
    """The text of the rules."""
    page.locator("#turn-text").click()
    return "\n".join(page.locator(".cm-line").all_inner_texts())


def reads(page: "Page", text: str, language: str) -> None:
    """The book on the page has the rules that the program gives it here."""
    variant = load_text(text).variant
    assert variant is not None
    page.frame_locator("#book").locator("h1", has_text=variant.title(language)).first.wait_for()
    shown = (
        page.frame_locator("#book")
        .locator("[id]:not([id^=studio-])")
        .evaluate_all("found => found.map(each => each.id)")
    )
    assert shown == re.findall(r'\sid="([^"]*)"', books.rulebook(variant, language, "html"))


def everybody_can_use_it(page: "Page", width: int, views: Iterable[str] = workbench.VIEWS) -> None:
    """On no part of the page anybody is kept out."""
    for name in views:
        page.locator(f"#turn-{name}").click()
        page.locator(f"#view-{name}").wait_for()
        nobody_is_kept_out(page, width, name)


def nobody_is_kept_out(page: "Page", width: int, name: str) -> None:
    """Axe finds nothing on what is shown, and nothing is wider than the screen."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the extra `browser` is not installed")
    # What is read in frames is a book, and tried where books are; nothing runs there.
    found = axe.Axe().run(page, options={"iframes": False, "resultTypes": ["violations"]}).response["violations"]
    told = [(name, each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found]
    assert told == [], told
    assert (name, page.evaluate("document.documentElement.scrollWidth")) <= (name, width)
