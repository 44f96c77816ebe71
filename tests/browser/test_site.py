"""The site in a browser: everybody can use it, it asks nobody for anything, and what it offers works."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Request

pytestmark = pytest.mark.browser

KINDS: Final = {
    "home": "index",
    "guide": "house-rules",
    "variants": "variants/index",
    "book": "variants/wikipedia",
    "options": "options/index",
    "comparison": "comparisons/index",
    "pair": "comparisons/wikipedia",
    "kinship": "comparisons/kinship",
    "rules": "comparisons/rules-claims",
    "language": "language/index",
    "settings": "language/settings/scoring",
    "keywords": "language/keywords",
    "diagnostics": "diagnostics/index",
    "diagnostic": "diagnostics/D012",
    "developers": "developers/api",
}
"""A page of each kind."""
PHONE, DESK = 390, 1280
FIND: Final = [("ja", "切札"), ("ja", "切り札"), ("ru", "козырь"), ("fr", "poignée"), ("fr", "poignee")]

Open = Callable[..., "Page"]


@pytest.fixture(scope="module")
def readers(browser: "Browser") -> Iterator[Callable[[int, Any], "BrowserContext"]]:
    """Whoever reads with a screen and colours like these: what every page has is fetched once."""
    contexts = dict[tuple[int, str], "BrowserContext"]()

    def reader(width: int, scheme: Any) -> "BrowserContext":
        if (width, scheme) not in contexts:
            size: Any = {"width": width, "height": 900}
            contexts[width, scheme] = browser.new_context(viewport=size, color_scheme=scheme)
        return contexts[width, scheme]

    yield reader
    for context in contexts.values():
        context.close()


@pytest.fixture
def opened(readers: Callable[[int, Any], "BrowserContext"], site: str) -> Iterator[Open]:
    """Opens a page of the site; any request that leaves the server is a failure in the end."""
    pages, strays = [], []

    def watch(request: "Request") -> None:
        if not request.url.startswith((site, "data:", "blob:")):
            strays.append(request.url)

    def open_(path: str, *, width: int = DESK, scheme: Any = "light") -> "Page":
        page = readers(width, scheme).new_page()
        pages.append(page)
        page.on("request", watch)
        page.goto(f"{site}/{path}")
        page.wait_for_load_state("networkidle")
        return page

    yield open_
    for page in pages:
        page.close()

    assert strays == []


def needed(language: str, languages: list[str]) -> None:
    """Leave out what needs a language whose texts are not written yet."""
    if language not in languages:
        pytest.skip(f"nobody has written the texts of {language} yet")


def looks() -> Iterator[tuple[str, str, int]]:
    """Each kind of page in light and in dark, on a phone and on a desk; every other kind the other way round."""
    for place, kind in enumerate(KINDS):
        for scheme, width in zip(("light", "dark"), (PHONE, DESK) if place % 2 else (DESK, PHONE), strict=True):
            yield kind, scheme, width


@pytest.mark.parametrize(("kind", "scheme", "width"), list(looks()))
def test_everybody_can_use_it(opened: Open, kind: str, width: int, scheme: str) -> None:
    """Axe finds nothing that keeps somebody out, and nothing is wider than the screen."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the extra `browser` is not installed")
    page = opened(f"en/{KINDS[kind]}.html", width=width, scheme=scheme)
    found = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]

    assert [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("language", "word"), FIND)
def test_a_word_is_found(opened: Open, languages: list[str], language: str, word: str) -> None:
    """The search of each language finds the rules, with and without accents, however a word is spelled."""
    needed(language, languages)
    page = opened(f"{language}/index.html")
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").fill(word)
    # The search listens for keys, and a word that was put together by an input method ends with one.
    page.locator(".md-search__input").press("End")

    # More is listed when the first have been.
    page.locator(".md-search-result__link[href*='/variants/']").first.wait_for()


def test_the_language_is_changed_on_the_same_page(opened: Open, languages: list[str], site: str) -> None:
    """Who changes the language stays where they were, on whatever kind of page."""
    needed("fr", languages)
    page = opened("en/index.html")
    for path in KINDS.values():
        page.goto(f"{site}/en/{path}.html", wait_until="commit")
        page.locator(".editions summary").click()
        page.locator(".editions a[hreflang=fr]").click()
        page.wait_for_url(f"{site}/fr/{path}.html", wait_until="commit")
        assert page.locator("html").get_attribute("lang") == "fr"


def test_light_becomes_dark_and_stays_so(opened: Open, site: str) -> None:
    """The colours follow the reader's choice, on the next page too."""
    page = opened("en/index.html")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("label[for=__palette_1]").click()
    page.locator("body[data-md-color-scheme=slate]").wait_for()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.goto(f"{site}/en/variants/index.html")

    assert dark != light
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark
    page.evaluate("localStorage.clear()")


def test_dark_is_dark_from_the_start(opened: Open) -> None:
    """Who has asked the machine for dark colours need not ask again."""
    page = opened("en/index.html", scheme="dark")

    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"


def test_the_first_page_needs_no_script(browser: "Browser", languages: list[str], site: str) -> None:
    """The languages can be chosen, and pages read, where scripts are off."""
    needed("de", languages)
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}/index.html")
    page.locator("a[hreflang=de]").click()
    page.wait_for_url(f"{site}/de/**")
    page.goto(f"{site}/en/variants/fft.html")

    assert page.locator(".rule").count() > 0
    context.close()
