"""The documentation is true: every file, command, output and table in it is tried out.

``make golden`` writes what the program says into the pages.
"""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tarotrules.api import compile, score  # noqa: A004
from tarotrules.api import load as api_load
from tarotrules.cli.main import main
from tarotrules.documents import vocabulary
from tarotrules.games.tarot.engine.summary import DEAL_KEYS
from tarotrules.pipeline import Loaded, load
from tarotrules.site.rehearsal import Rehearsal
from tarotrules.syntax.problems import TOO_MANY_PROBLEMS
from tests.diagnostics.pages import all_problems
from tests.docs.manuscript import manuscript
from tests.docs.sessions import ROOT, SOURCES, Session, blocks, filled, made_parts
from tests.docs.tables import TABLES

DOCS: Final = ROOT / "docs"
PAGES: Final = tuple(
    DOCS / f"{name}.md" for name in ("language", "engine-config", "commands", "terms", "bot", "piquet-play")
)
TUTORIAL: Final = DOCS / "house-rules.md"
ALL: Final = (*PAGES, TUTORIAL, DOCS / "index.md", ROOT / "README.md")
PLACES: Final = {
    "diagnostics/D012": "diagnostics/D012-unknown-setting.md",
    "language/index": "language.md",
    "options/index": "language.md#options",
    "variants/index": "documents.md",
}
"""Pages of the site that the tutorial leads to, and what there is of them in this folder."""
KINDS: Final = SOURCES | {"console", "pycon", "text", "sh", "bat"}
"""What a block of these pages may be. ``bat`` is for Windows, which no test here has."""
SHELL: Final = frozenset({". .venv/bin/activate"})
"""Lines to type that no command of the README contains; the rest are run from there."""


def ids(path: Path) -> str:
    """A page's name in the report of the tests."""
    return path.stem


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_the_program_says_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Files, commands, outputs, excerpts and tables are as shown, in the order of the page."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en")
    folder = tmp_path / "rules"
    folder.mkdir()
    written = page.read_text(encoding="utf-8")
    real = filled(Session(folder).replay(written), TABLES)
    if request.config.getoption("update_snapshots"):
        page.write_text(real, encoding="utf-8", newline="\n")

    assert page.read_text(encoding="utf-8") == real


def test_there_is_one_tutorial(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The page is the site's text in English, with what the program really says."""
    real = manuscript("house-rules", Rehearsal(tmp_path, "en", main), PLACES)
    if request.config.getoption("update_snapshots"):
        TUTORIAL.write_text(real, encoding="utf-8", newline="\n")

    assert TUTORIAL.read_text(encoding="utf-8") == real


@pytest.mark.parametrize("page", ALL, ids=ids)
def test_what_a_page_quotes_can_be_said(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A block without a file's name is right by itself, or as part of a variant of the official rules."""
    monkeypatch.chdir(tmp_path)
    for name, kind, text in blocks(page.read_text(encoding="utf-8")):
        if kind == "json":
            json.loads(text)
        elif name is None and (kind in {"tarot", "yaml"} or (not kind and _name(text))):
            found = checked(text, kind or "tarot", tmp_path)

            assert found.variant is not None, text
            assert [each.code for each in found.problems] == [], text


def checked(text: str, kind: str, folder: Path) -> Loaded:
    """A file, or a part of one, checked."""
    name = _name(text) or "fragment"
    if name == "fragment":
        text = f"variant: fragment\nextends: fft\n{text}" if kind == "yaml" else _in_variant(text)
    (folder / f"{name}.{kind}").write_text(text, encoding="utf-8")
    return load(f"{name}.{kind}")


def _name(text: str) -> str | None:
    """The name in a file's header; a part of a file has none."""
    head = re.search(r"^(?!#)(\S+?):? ([a-z][a-z0-9-]*)\b", text, re.MULTILINE)
    words = vocabulary()
    concepts = {words.words(language).find(head[1]) for language in words.languages} if head else set()
    return head[2] if head and concepts & {"variant", "option"} else None


def _in_variant(statements: str) -> str:
    return f"# language: en\nvariant fragment extends fft {{\n{statements}\n}}\n"


EXAMPLES: Final = re.findall(
    r"^\| [^|]+ \| `((?:when|worth) [^`|]+)` \|", (DOCS / "language.md").read_text(encoding="utf-8"), re.MULTILINE
)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_form_of_expression_can_be_said(example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples in the table of expressions are right in a bonus."""
    monkeypatch.chdir(tmp_path)
    found = checked(f"bonus probe like petit-au-bout {{ {example} }}", "tarot", tmp_path)

    assert [each.code for each in found.problems] == []


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_a_page_shows_nothing_that_is_not_tried(page: Path) -> None:
    """Every block is of a kind that some test reads; what is to be typed is run from the README."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    text = page.read_text(encoding="utf-8")
    lines = [line for _, kind, body in blocks(text) if kind == "sh" for line in body.splitlines()]

    assert {kind for _, kind, _ in blocks(text)} <= KINDS
    assert text.count("\n```") == 2 * len(blocks(text))
    assert [line for line in lines if line not in readme and line not in SHELL] == []
    assert text.count("\n```text\n") == len(re.findall(r"^From `[^`\n]+`:\n\n```text$", text, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_file_of_a_page_is_used(page: Path) -> None:
    """A file with a name is one that a command of the same page reads."""
    text = page.read_text(encoding="utf-8")
    typed = "".join(body for _, kind, body in blocks(text) if kind in {"console", "pycon"})
    named = {name for name, kind, _ in blocks(text) if name is not None and kind in SOURCES}
    read = {name for name in named if name in typed or re.search(rf"\b{Path(name).stem}\b", typed)}

    assert named - read == set()


WRONG: Final = frozenset(
    {"petite", "gone", "corner", "both", "early", "bad", "slips"}
)  # fmt: skip
"""Files that are shown because something is wrong in them."""


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_only_what_is_meant_to_be_wrong_is_wrong(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other file of a page is right, as it stands in the end: no error slips into a page with its output."""
    monkeypatch.chdir(tmp_path)
    named = {name: text for name, kind, text in blocks(page.read_text(encoding="utf-8")) if name and kind == "tarot"}
    for name, text in named.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    wrong = {Path(name).stem for name in named if load(name).variant is None}
    assert wrong == WRONG & {Path(name).stem for name in named}


@pytest.mark.parametrize("page", ALL, ids=ids)
def test_links_lead_somewhere(page: Path) -> None:
    """A link in a page is to a page or file that exists, and to a heading that it has."""
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if "://" in target:
            continue
        file, _, heading = target.partition("#")
        path = (page.parent / file) if file else page

        assert path.exists(), target
        assert not heading or heading in anchors(path), target


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", title).strip().lower()) for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_codes_are_those_of_problems(page: Path) -> None:
    """A code named in a page is one the program has."""
    known = {each.code for each in all_problems()}

    assert set(re.findall(r"\b[CFSDRP]0\d\d\b", page.read_text(encoding="utf-8"))) <= known


def test_every_table_is_in_a_page() -> None:
    """What can be made is shown, once."""
    shown = [name for page in PAGES for name in made_parts(page.read_text(encoding="utf-8"))]

    assert sorted(shown) == sorted(TABLES)


def test_the_table_of_a_deal_has_every_key() -> None:
    """The reference of a deal tells every key that is read, and no other."""
    text = (DOCS / "engine-config.md").read_text(encoding="utf-8")
    part = text.partition("### Keys of a deal")[2].partition("\n#")[0]

    assert set(re.findall(r"^\| `(\w+)`", part, re.MULTILINE)) == set(DEAL_KEYS)


def test_the_table_of_a_score_has_every_key() -> None:
    """The reference of a score tells every key that is written, and no other."""
    text = (DOCS / "engine-config.md").read_text(encoding="utf-8")
    part = text.partition("### Keys of a score")[2].partition("\n#")[0]
    deal = {"taker": 0, "contract": "garde", "margin": 8}

    assert set(re.findall(r"^\| `(\w+)`", part, re.MULTILINE)) == score(api_load("fft"), deal).keys()


WRITTEN: Final = re.findall(
    r"^\| `([^`]+)` \| `([^`]+)` \|$",
    (DOCS / "engine-config.md").read_text(encoding="utf-8").partition("### Expressions in JSON")[2].partition("\n#")[0],
    re.MULTILINE,
)


@pytest.mark.parametrize(("written", "data"), WRITTEN)
def test_an_expression_is_the_json_beside_it(
    written: str, data: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The expressions of the page are compiled to the JSON it shows."""
    monkeypatch.chdir(tmp_path)
    for kind, like, word in (
        ("bonus", "petit-au-bout", "when"),
        ("bonus", "petit-au-bout", "worth"),
        ("redeal", "petit-sec", "when"),
    ):
        found = checked(f"{kind} probe like {like} {{ {word} {written} }}", "tarot", tmp_path).variant
        if found is not None:
            assert compile(found, 4)["rules"][kind]["probe"][word] == json.loads(data)
            return
    pytest.fail("it is neither a condition nor an amount")


def test_limits_are_those_of_the_problem() -> None:
    """The code that the page on limits names is the one for too many problems."""
    assert TOO_MANY_PROBLEMS.code in (DOCS / "language.md").read_text(encoding="utf-8")
