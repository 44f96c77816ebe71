"""The studio in a browser: of a book only what is new is replaced, and it is then the book as it is made anew."""

import random
from typing import TYPE_CHECKING, Final

import pytest

from tarotrules import books
from tarotrules.pipeline import load_text
from tests.browser.studio import Opened, begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

HEADERS: Final = ("fft", "eryod", "fft with misere", "petite-pousse")
PIECES: Final = (
    "players 4",
    "players 3, 5",
    "bonus petit-au-bout { worth 15 }",
    "remove bonus petit-au-bout",
    "bonus reve like petit-au-bout { worth 50; title { fr «Rêve» } }",
    "auction { bid garde { multiplier 3 } }",
    'deal { cut_least 2 } source "Au mur du club"',
)
TEXTS: Final = 10
AS_MADE: Final = """(html) => {
  const made = new DOMParser().parseFromString(html, "text/html");
  const shown = document.getElementById("book").contentDocument.body.cloneNode(true);
  for (const each of shown.querySelectorAll(".studio-change, .studio-add, .studio-fixed")) each.remove();
  for (const each of shown.querySelectorAll(".rule")) each.classList.remove("studio-open", "studio-changed");
  return shown.innerHTML === made.body.innerHTML;
}"""
"""Whether the book on the page is one that is made anew, what the page adds aside."""


def test_what_stands_there_is_the_book_as_it_is_made_anew(opened: Opened, studio: str) -> None:
    """Whatever was written before; and a rule that says what it said stays where it is."""
    chance, asked, kept = random.Random(7), 0, 0
    page = opened().new_page()
    begin(page, studio, "fr")
    for number in range(TEXTS):
        pieces = "\n".join(chance.sample(PIECES, chance.randrange(3)))
        text = f"# language: en\nvariant a{number} extends {chance.choice(HEADERS)} {{\n{pieces}\n"
        text += f"title {{ fr «Table {number}.» }} }}"
        variant = load_text(text).variant
        if variant is not None:
            asked += 1
            kept += renewed(page, text, f"Table {number}.")
            assert page.evaluate(AS_MADE, books.rulebook(variant, "fr", "html")), text

    assert asked > TEXTS // 2
    assert kept > 0


def renewed(page: "Page", text: str, title: str) -> int:
    """Write another text, and wait for its book; how many rules of the one before still stand there."""
    book = page.frame_locator("#book")
    book.locator(".rule").evaluate_all("found => found.forEach(each => { each.old = true; })")
    page.locator("#turn-text").click()
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(text)
    page.locator("#turn-book").click()
    book.locator("h1", has_text=title).wait_for()
    return int(book.locator(".rule").evaluate_all("found => found.filter(each => each.old).length"))
