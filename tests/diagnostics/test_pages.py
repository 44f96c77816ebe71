"""Every page of ``docs/diagnostics`` is tried out; ``make golden`` writes what the program says into it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tarotrules import pipeline
from tarotrules.cli.main import main
from tarotrules.games.registry import FAMILIES, family
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tarotrules.settings.kinds import Kind, Listing
from tarotrules.settings.record import Group, Record, Setting
from tarotrules.source.diagnostics import Concepts
from tarotrules.source.files import MOST_BYTES
from tarotrules.wording.catalogue import OWN_FOLDER, Catalogue
from tarotrules.wording.entries import entries_in
from tests.diagnostics.pages import FOLDER, Page, all_problems, index, pages, read_page

PAGES: Final = pages()
OTHERS: Final = tuple(each for each in LANGUAGES if each != "en")
NO_PAGE: Final[Mapping[str, str]] = {
    "F002": "needs a file that may not be opened; what the system says differs from one to the next",
    "F004": "needs a file of more than 256 KiB; made below",
    "F009": "what the system says differs from one to the next; made below",
    "S016": "needs 33 blocks inside one another; made below",
    "S017": "needs a calculation of 129 signs; made below",
    "S018": "F004 refuses the file before",
    "S031": "needs 41 problems in one file; made below",
    "D045": "needs 513 entries in one file; made below",
    "D036": "needs a chain of 17 files; made below",
    "R027": "D026 allows no number that large",
    "F013": "is about what a command is asked for; tried in tests/cli",
    "F014": "is about what a command is asked for; tried in tests/cli",
    "F016": "is about what a command is asked for; tried in tests/cli",
    "F017": "is about what a command is asked for; tried in tests/cli",
    "F018": "is about what a command is asked for; tried in tests/cli",
    "F019": "is about what a command is asked for; tried in tests/cli",
    "F020": "is about what a command is asked for; tried in tests/cli",
    "F021": "is about what a command is asked for; tried in tests/cli",
    "F022": "is about what a command is asked for; tried in tests/site",
    "F023": "is about what a command is asked for; tried in tests/site",
    "F024": "is about what a command is asked for; tried in tests/site",
    "F027": "is about what a command is asked for; tried in tests/site",
    "F026": "is about what a command is asked for; tried in tests/terminal",
    "F028": "no game that is shipped lacks anything; tried in tests/games",
    "P075": "what is right opens a table; tried in tests/terminal",
    "F015": "is about what a command is asked for; tried in tests/cli",
    **{f"C00{each}": "is about how a command is written; tried in tests/cli" for each in range(1, 10)},
    **{f"C01{each}": "is about how a command is written; tried in tests/cli" for each in range(1, 7)},
    "P004": "F010 refuses the deal before",
    "P023": "R020 refuses the rules before",
    "P052": "is about what a command is asked for; tried in tests/cli",
    "P053": "is about what a command is asked for; tried in tests/cli",
}
"""Problems that no small file shows, and why."""

Say = pytest.CaptureFixture[str]


def ids(path: Path) -> str:
    """A page's name in the report of the tests."""
    return path.stem


@pytest.fixture
def page(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page, with the files of its bad example in the folder the test runs in."""
    monkeypatch.chdir(tmp_path)
    page = read_page(request.param)
    lay_out(page.bad, tmp_path)
    return page


def lay_out(files: Mapping[str, str], folder: Path) -> None:
    r"""Write files. ``\xE9`` in one stands for that byte: a page itself is UTF-8 throughout."""
    for name, text in files.items():
        raw = re.sub(rb"\\x([0-9A-F]{2})", lambda found: bytes.fromhex(found[1].decode()), text.encode())
        (folder / name).write_bytes(raw)


def run(command: tuple[str, ...], language: str, capsys: Say) -> str:
    """What a command says, wherever it says it."""
    main([*command, "--lang", language])
    said = capsys.readouterr()
    return said.out + said.err


@pytest.fixture
def loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked for once is remembered: nobody changes a file here, and a problem is the same in any language."""
    monkeypatch.setattr(pipeline, "_load", cache(pipeline._load))


@pytest.mark.usefixtures("loaded_once")
@pytest.mark.parametrize("page", PAGES, ids=ids, indirect=True)
def test_the_program_says_what_the_page_says(page: Page, capsys: Say, request: pytest.FixtureRequest) -> None:
    """The bad example gives exactly the output shown, which has one problem, the page's: one mistake is one.

    What English says can be said in another language of diagnostics, by turns, with the same arguments.
    """
    said = run(page.command, "en", capsys)
    if request.config.getoption("update_snapshots"):
        page.path.write_text(page.with_output(said), encoding="utf-8", newline="\n")

    assert read_page(page.path).output == said
    assert f"{page.code} ({page.name})" in said
    assert re.findall(r"^(?:Error|Warning) (\w+)", said, re.MULTILINE) == [page.code]
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


def test_every_problem_has_a_page_or_a_reason() -> None:
    """No code is forgotten, and no page or reason speaks of a code that is not there."""
    written = {path.stem for path in PAGES}
    known = {each.code: f"{each.code}-{each.name}" for each in all_problems()}

    assert written == {stem for code, stem in known.items() if code not in NO_PAGE}
    assert NO_PAGE.keys() <= known.keys()


def test_the_title_is_the_name_of_the_file() -> None:
    """A page is called like its problem, in its title as in its file's name."""
    read = map(read_page, PAGES)

    assert [page.path.stem for page in read if page.path.stem != f"{page.code}-{page.name}"] == []


def test_codes_and_names_are_unique() -> None:
    """A code stands for one problem; a name for one problem of its room."""
    problems = all_problems()

    assert [code for code, times in Counter(each.code for each in problems).items() if times > 1] == []
    names = Counter((each.code[0], each.name) for each in problems)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAMILIES)
def test_every_problem_can_be_said(game: str, language: str) -> None:
    """Every code has a sentence and a help in every language of diagnostics, and no other code has."""
    words = family(game).catalogue(language)
    codes = {each.code for each in all_problems(game)}

    assert [code for code in sorted(codes) if not (words.has(code) and words.has(f"{code}.help"))] == []
    assert {id for id in words.entries if re.fullmatch(r"[A-Z]\d{3}", id)} <= codes


@pytest.mark.parametrize("game", FAMILIES)
def test_all_languages_use_the_same_arguments(game: str) -> None:
    """A sentence in one language tells what it tells in another."""
    codes = sorted(each.code for each in all_problems(game))
    words = {language: family(game).catalogue(language) for language in LANGUAGES}
    told = {language: [parts(code, each) for code in codes] for language, each in words.items()}

    assert {language: differing(found, told["en"]) for language, found in told.items() if found != told["en"]} == {}


def parts(code: str, words: Catalogue) -> tuple[str, set[str], set[str]]:
    """The names of a problem's sentences in a language, and the arguments they use between them."""
    names = set(words.entries.names(code))
    return code, names, {each for name in names for each in words.arguments(name)}


def differing(one: list[tuple[str, set[str], set[str]]], two: list[tuple[str, set[str], set[str]]]) -> list[str]:
    """The codes of which something else is told."""
    return [here[0] for here, there in zip(one, two, strict=True) if here != there]


MADE: Final[Mapping[str, Mapping[str, str]]] = {
    "F004": {"big.tarot": "#" * (MOST_BYTES + 1)},
    "S016": {"deep.tarot": "variant deep {" + "deal {" * 40 + "}" * 41},
    "S017": {"long.tarot": "variant long extends fft { bonus petit-au-bout { worth " + "1 + " * 150 + "1 } }"},
    "S031": {"many.tarot": "variant many extends fft {\n" + "3\n" * 50 + "}"},
    "D045": {"full.tarot": "variant full extends fft {\n" + "bonus petit-au-bout { }\n" * 600 + "}"},
    "D036": {
        **{f"v{n}.tarot": f"variant v{n} extends v{n + 1} {{ players 4 }}" for n in range(20)},
        "v20.tarot": "variant v20 { players 4 }",
    },
}
"""Files too large for a page; the first is checked."""


@pytest.mark.parametrize("code", MADE)
def test_what_no_page_can_show_is_said_all_the_same(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Say
) -> None:
    """A limit that is overstepped is a problem like any other, in every language."""
    monkeypatch.chdir(tmp_path)
    lay_out(MADE[code], tmp_path)

    for language in LANGUAGES:
        assert f" {code}" in run(("check", next(iter(MADE[code]))), language, capsys)


def test_a_folder_that_is_none_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Say
) -> None:
    """What cannot be written is a problem in words, in every language."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("", encoding="utf-8")

    for language in LANGUAGES:
        assert " F009" in run(("compile", "fft", "-o", "file/rules.json"), language, capsys)


def test_a_list_takes_from_so_many_to_so_many() -> None:
    """``list-too-short-or-long`` knows no list of exactly so many values."""
    found = [kind for kind in kinds(Ruleset) if isinstance(kind, Listing)]

    assert found
    assert [kind for kind in found if kind.least == kind.most] == []


def kinds(record: type[Record]) -> Iterator[Kind]:
    """The kinds of all settings of a record and of the records in it."""
    for field in record.fields.values():
        inner = field.kind if isinstance(field, Setting) else field.record if isinstance(field, Group) else field.of
        if isinstance(inner, Kind):
            yield inner
        else:
            yield from kinds(inner)


def test_an_unknown_word_without_alternatives_can_be_said() -> None:
    """Where nothing would have been possible, no empty list is shown."""
    problems = {each.name: each for each in all_problems()}
    problem = problems["unknown-feature"].at(
        None, word="x", known=Concepts(()), instead="", declared="", asked="", first="", ways=Concepts(())
    )

    assert "leave it out" in present([problem], {}, "en")


def test_french_is_spaced_as_french() -> None:
    """Guillemets and high punctuation have their no-break spaces, and apostrophes are typographic."""
    spoken = dict.fromkeys(folder for game in FAMILIES for folder in family(game).spoken)
    texts = [entries_in(folder / "fr") for folder in (OWN_FOLDER, *spoken)]
    codes = {each.code for each in all_problems()}
    written = "\n".join(entry.text for folder in texts for id, entry in folder.items() if id in codes)

    assert codes <= {id for folder in texts for id in folder}
    assert re.findall(r"«[^\u00a0]|[^\u00a0]»| [;:?!](?:\s|$)|[a-z]'[a-zé]", written) == []


def test_the_index_lists_every_code(request: pytest.FixtureRequest) -> None:
    """The list of codes is made from the problems, and links every page."""
    file, made = FOLDER / "index.md", index(all_problems(), PAGES)
    if request.config.getoption("update_snapshots"):
        file.write_text(made, encoding="utf-8", newline="\n")

    assert file.read_text(encoding="utf-8") == made
