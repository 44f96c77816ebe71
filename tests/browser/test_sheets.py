"""The page to look things up at the table, on a phone; and the book as a browser prints it."""

from typing import TYPE_CHECKING

import pypdfium2
import pytest

from tarotrules import books
from tarotrules.languages import LANGUAGES
from tarotrules.pipeline import load_text
from tests.browser.studio import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


def test_what_is_looked_up_is_seen_as_a_whole(browser: "Browser") -> None:
    """In no language a table is wider than the screen, and no heading lies over the next."""
    variant = load_text("variant x extends fft {}").variant
    assert variant is not None
    page = browser.new_page(viewport={"width": PHONE, "height": 900})
    for language in LANGUAGES:
        page.set_content(books.render(books.cheatsheet(variant, language, 5), "html"))
        wide = page.locator(".scroll, th").evaluate_all(
            "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
        )
        assert (language, wide) == (language, [])
    page.close()


def test_what_is_printed_is_torn_where_it_may_be(browser: "Browser") -> None:
    """The contents are on one page; the last trick of a deal is not alone on one."""
    variant = load_text("variant x extends fft with pousse {}").variant
    assert variant is not None
    page = browser.new_page()
    page.set_content(books.rulebook(variant, "ja", "html"))
    page.evaluate("document.body.replaceChildren(document.querySelector('.contents'))")
    assert len(pypdfium2.PdfDocument(page.pdf(format="A4", prefer_css_page_size=True))) == 1

    page.set_content(books.rulebook(variant, "en", "html"))
    tricks = ".chapter:has(#chapter-whole-deal) table:has(tr:nth-child(18))"
    page.evaluate("at => document.body.replaceChildren(document.querySelector(at))", tricks)
    for high in range(90, 200, 6):
        page.add_style_tag(content=f"@page {{ size: 148mm {high}mm; margin: 10mm }}")
        made = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
        torn = [each.get_textpage().get_text_range().count("→") for each in made]
        assert (high, sum(torn), min(torn) > 1) == (high, 18, True)
    page.close()
