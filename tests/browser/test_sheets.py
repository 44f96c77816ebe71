"""The page to look things up at the table, on a phone."""

from typing import TYPE_CHECKING

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
