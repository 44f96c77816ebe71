"""Every problem of Piquet's rules and deals has a page, which shows it, what is said of it, and how it is mended.

They are as those in ``docs/diagnostics``, where they belong once a file can choose the game.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tarotrules import library, pipeline
from tarotrules.cli.main import main
from tarotrules.games import registry
from tarotrules.games.piquet import NAME, family
from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.engine import refusals
from tarotrules.languages import LANGUAGES
from tarotrules.source.diagnostics import Problem
from tests.diagnostics.pages import Page, read_page
from tests.diagnostics.test_pages import Say, ids, lay_out, run

PAGES: Final = sorted((Path(__file__).parent / "pages").glob("*.md"))
OTHERS: Final = tuple(each for each in LANGUAGES if each != "en")


@pytest.fixture(autouse=True, scope="module")
def _chosen() -> Iterator[None]:
    """A file may choose Piquet."""
    with pytest.MonkeyPatch.context() as here:
        here.setitem(registry.FAMILIES, NAME, family.__name__)
        here.setattr(family, "FAMILY", family.Piquet(), raising=False)
        here.setattr(library, "UNDERWAY", frozenset())
        library._shelves.cache_clear()
        library._folders.cache_clear()
        yield
    library._shelves.cache_clear()
    library._folders.cache_clear()


@pytest.fixture
def page(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page, with the files of its bad example in the folder the test runs in."""
    monkeypatch.chdir(tmp_path)
    # Nobody changes a file here, and a problem is the same in any language.
    monkeypatch.setattr(pipeline, "_load", cache(pipeline._load))
    page = read_page(request.param)
    lay_out(page.bad, tmp_path)
    return page


@pytest.mark.parametrize("page", PAGES, ids=ids, indirect=True)
def test_the_program_says_what_the_page_says(page: Page, capsys: Say, request: pytest.FixtureRequest) -> None:
    """The bad example has one problem, told as shown, in another language by turns too; the good one has none."""
    said = run(page.command, "en", capsys)
    if request.config.getoption("update_snapshots"):
        page.path.write_text(page.with_output(said), encoding="utf-8", newline="\n")

    assert read_page(page.path).output == said
    assert re.findall(r"^(?:Error|Warning) (\w+) \(([\w-]+)\)", said, re.MULTILINE) == [(page.code, page.name)]
    language = OTHERS[int(page.code[1:]) % len(OTHERS)]
    assert re.search(rf"{page.code} ?[(（]{page.name}[)）]", run(page.command, language, capsys)), language


@pytest.mark.parametrize("page", PAGES, ids=ids, indirect=True)
def test_the_good_example_is_good(page: Page, tmp_path: Path, capsys: Say) -> None:
    """After the change that the page shows, nothing is wrong."""
    lay_out(page.good, tmp_path)

    assert main([*page.mended, "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert page.mended[0] != "check" or said.out == ""


def test_every_problem_has_a_page() -> None:
    """And no page is of a problem that there is not."""
    listed = [*vars(problems).values(), *vars(refusals).values()]
    known = {f"{each.code}-{each.name}" for each in listed if isinstance(each, Problem)}

    assert {path.stem for path in PAGES} == known
