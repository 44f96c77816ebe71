"""The reference has everything, in every language, and all its links lead somewhere."""

import re
import shlex
from collections.abc import Iterator
from functools import cache
from html import unescape
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from tarotrules import books, documents, library, pipeline
from tarotrules.book.anchors import anchors
from tarotrules.cli.main import main
from tarotrules.games.registry import FAMILIES, family
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Group, Record, Setting, word
from tarotrules.site.page import Page, link
from tarotrules.site.reference import excerpts, manual, pages, quotations
from tarotrules.site.reference.concepts import GROUPS, in_group
from tarotrules.site.reference.declared import Declared, folder, settings
from tarotrules.site.reference.grammar import SECTIONS
from tarotrules.site.reference.keywords import TERM
from tarotrules.site.reference.sentences import html, linked, sentences
from tarotrules.site.reference.settings import page_of
from tarotrules.site.reference.translated import example
from tarotrules.site.words import FOLDER, words
from tarotrules.source.text import Source
from tarotrules.syntax.from_dsl import parse
from tests.diagnostics.pages import pages as pages_in_docs
from tests.diagnostics.pages import read_page
from tests.site.whole import IS_BUILT, WHOLE
from tests.wording.complaints import check_catalogues

VOID: Final = frozenset({"br", "hr", "img", "wbr"})
OF_TAROT: Final = re.compile(r"tarot|таро|タロット|\bfft\b|oudler|chien|\bT21\b|trump|atout", re.IGNORECASE)
HOSTILE: Final = "<script>alert(1)</script>"


CODES: Final = [each.code for each in manual.problems()]
FOREIGN: Final = {"fr": ["D024"], "de": ["D016", "D024"], "ru": ["D024", "R007"], "ja": ["D038", "R007"], "en": []}
"""A decimal comma may be a list's, and Japanese writes none; there and in Russian, a king is not written nearly like
kings."""
LOOKED_AT: Final = [code for place, code in enumerate(CODES) if IS_BUILT or place % 3 == 0 or code in FOREIGN["ja"]]
"""Problems whose pages are made."""
SHOWN: Final = {code: page for code, page in manual.shown().items() if code in LOOKED_AT}
"""Those that a small file can show."""


@cache
def built(language: str) -> dict[str, Page]:
    """The pages of a language, by path."""
    left_out = {f"problems/{code}" for code in CODES if code not in LOOKED_AT}
    made = (make(language) for name, make in pages().items() if name not in left_out)
    return {page.path: page for page in made}


class Reader(HTMLParser):
    """Reads a page: its ids, its links, its tables, and whether each element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.open: list[str] = []
        self.regions: list[dict[str, str | None]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [str(given["id"])] if "id" in given else []
        self.links += [str(given["href"])] if "href" in given else []
        self.regions += [given] if given.get("class", "") and "scroll" in str(given["class"]).split() else []
        self.open += [] if tag in VOID else [tag]
        assert tag != "th" or "scope" in given

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def read(page: Page) -> Reader:
    """A page, read once."""
    return Reader(page.html)


@cache
def texts(page: Page) -> str:
    """What a page says, without its markup."""
    return unescape(re.sub(r"<[^>]+>", "", page.html))


def declared(record: type[Record], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths of all settings, read from the records once more and otherwise."""
    for name, field in record.fields.items():
        inner = field.kind if isinstance(field, Setting) else field.record if isinstance(field, Group) else field.of
        names = () if isinstance(field, Setting | Group) else ("",)
        if isinstance(inner, Kind):
            yield (*path, word(name), *names)
        else:
            yield from declared(inner, (*path, word(name), *names))


def test_no_setting_is_forgotten() -> None:
    """The reference walks the same settings as the ruleset of each game has."""
    for game in FAMILIES:
        assert [each.path for each in settings(game)] == list(declared(family(game).ruleset()))


def every_setting() -> Iterator[Declared]:
    """Those of all games."""
    return (each for game in FAMILIES for each in settings(game))


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_nothing_of_one_game_is_said_of_another(language: str) -> None:
    """On the pages of a game that is not the usual one, nobody reads the name, the cards or the rules of that."""
    of_piquet = {path: texts(page) for path, page in built(language).items() if path.startswith(folder("piquet"))}

    assert len(of_piquet) > 15
    assert {path: found for path, text in of_piquet.items() if (found := OF_TAROT.findall(text))} == {}


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_every_setting_is_told(language: str) -> None:
    """Each has its place on the page of its chapter, with the words a reader writes."""
    for each in every_setting():
        told, page = sentences(language, each.game), built(language)[page_of(each.chapter, each.game)]
        assert each.anchor in read(page).ids
        assert told.path(each.path) in texts(page)


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_every_choice_is_named(language: str) -> None:
    """Whatever a setting can be set to stands on its page, in the words of the language."""
    for each in every_setting():
        told, page = sentences(language, each.game), texts(built(language)[page_of(each.chapter, each.game)])
        for choice in getattr(each.kind, "words", ()):
            assert told.keyword(choice) in page


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_what_is_quoted_of_a_file_can_be_read(language: str) -> None:
    """An excerpt is still a file, once it has a header, and says the setting it is quoted for."""
    assert [each.anchor for each in every_setting() if not can_be_read(each, language)] == []


def can_be_read(each: Declared, language: str) -> bool:
    """Whether what is quoted for a setting is right."""
    text = excerpts.excerpt(each, language)
    header = f"# language: {language}\nvariant quoted extends {family(each.game).base} {{\n"
    document, found = parse(Source("quoted.tarot", f"{header}{text}\n}}\n"), documents.vocabulary(each.game))
    return document is not None and found == [] and (text == "") == (excerpts.speaker(each) is None)


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_quoted_rules_are_where_the_link_says(language: str) -> None:
    """Every link to a book leads to a rule that book has."""
    led_to = set[str]()
    for path, page in built(language).items():
        leading = {link(path, f"variants/{name}"): name for name in library.variants()}
        for href in read(page).links:
            file, _, anchor = href.partition("#")
            if anchor and file in leading:
                led_to.add(leading[file])
                assert anchor in quotations.shelf(leading[file], language).anchors.values(), (path, href)
    assert {family(game).base for game in FAMILIES} <= led_to


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_no_link_is_dead(language: str) -> None:
    """Links between pages of the reference lead to a page, and to a place on it."""
    reference = built(language)
    ids = {path: read(page).ids for path, page in reference.items()}
    elsewhere = {f"variants/{name}" for name in library.variants()} | {f"diagnostics/{code}" for code in CODES}
    for path, page in reference.items():
        leading = {"": path, **{link(path, each): each for each in (*ids, *elsewhere)}}
        for href in read(page).links:
            file, _, anchor = href.partition("#")
            if file.startswith("https://"):
                continue
            there = leading.get(file)
            assert there is not None, (path, href)
            assert there not in ids or not anchor or anchor in ids[there], (path, href)


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_pages_are_sound(language: str) -> None:
    """Elements are closed, ids are unique, tables have heads, and what scrolls can be reached and has a name."""
    for page in built(language).values():
        found = read(page)
        assert found.open == []
        assert len(set(found.ids)) == len(found.ids), page.path
        assert not {"script", "style"} & set(found.tags)
        assert all(each.get("aria-label") and each.get("tabindex") == "0" for each in found.regions)
        assert "\ufdd4" not in page.html + page.title + page.description
        assert page.title


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_every_word_is_in_the_table(language: str) -> None:
    """The tables show each concept in every spelling of every language."""
    said = set[str]()
    for game in FAMILIES:
        # Those of the notation stand with those of the usual game, which is the first.
        said |= set(re.findall(r"<code[^>]*>([^<]*)</code>", built(language)[f"{folder(game)}/keywords"].html))
        vocabulary = documents.vocabulary(game)
        for each in LANGUAGES:
            lexicon = vocabulary.lexicon(each)
            assert {unescape(one) for one in said} >= {one for found in lexicon.spellings.values() for one in found}
        assert {each for group in GROUPS for each in in_group(group, game)} == set(vocabulary.lexicon("en").spellings)


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_every_term_is_in_the_table(language: str) -> None:
    """The glossary of the books is there, in every language."""
    for each, game in product(LANGUAGES, FAMILIES):
        page, said = texts(built(language)[f"{folder(game)}/terms"]), sentences(each, game).own
        assert [name for name in said.entries if name.startswith(TERM) and said.say(name) not in page] == []


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_examples_are_in_the_reader_s_words(language: str) -> None:
    """Each part of the language is shown by a file in that language."""
    page = built(language)["language/index"]
    told = sentences(language)

    assert set(SECTIONS) <= set(read(page).ids)
    assert texts(page).count(told.keyword("variant")) >= len(SECTIONS) - 1


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_every_problem_has_a_page(language: str) -> None:
    """Each code has a page, and a line in the list that leads there."""
    index = read(built(language)["diagnostics/index"]).links
    for problem in manual.problems():
        assert link("diagnostics/index", f"diagnostics/{problem.code}") in index
        if problem.code in LOOKED_AT:
            page = built(language)[f"diagnostics/{problem.code}"]
            assert problem.name in page.title
            assert page.description


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_what_the_program_says_is_what_it_says(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each page shows what the command says when a reader runs it, as the page says."""
    documented = {page.code: page.output for page in map(read_page, pages_in_docs())}
    for code, shown in SHOWN.items():
        files, tried = example(code, language)
        if files == shown and language == manual.ENGLISH:
            # The same example, of which tests/diagnostics prove that the command says so.
            said = documented[code]
        else:
            (tmp_path / code).mkdir()
            monkeypatch.chdir(tmp_path / code)
            manual.lay_out(files.bad, tmp_path / code)
            main(shlex.split(manual.asked(files.command, language)))
            said = "".join(capsys.readouterr())
        assert tried.told(language) == said, code
        assert said.strip() in texts(built(language)[f"diagnostics/{code}"])


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_examples_of_problems_are_in_the_reader_s_words(language: str) -> None:
    """Where the problem survives, its example is in the words of the page, and the same is wrong."""
    foreign = []
    for code, page in SHOWN.items():
        files, tried = example(code, language)
        wrong = sorted(each.code for each in tried.problems)
        assert wrong == sorted(each.code for each in example(code, "en").tried.problems)
        if any(not _in(language, name, text) for name, text in files.bad.items()):
            assert files == page
            foreign.append(code)

    # What is wrong with how a file is written is gone once it is written anew.
    assert [code for code in foreign if not code.startswith("S")] == FOREIGN[language]


def _in(language: str, name: str, text: str) -> bool:
    document, _ = parse(Source(name, text), documents.vocabulary()) if name.endswith(".tarot") else (None, [])
    return document is None or document.language == language


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_help_above_an_example_is_the_help_below_it(language: str) -> None:
    """A page does not advise one thing in general and the opposite where the program answers."""
    for code in SHOWN:
        page = built(language)[f"diagnostics/{code}"].html
        help_ = re.search(r'<p class="help"><span class="lead">[^<]*</span>(.*)</p>', page)
        said = " ".join(example(code, language).tried.told(language).split())
        parts = unescape(help_[1]).strip().split("…") if help_ else [""]
        assert re.search(r".*?".join(re.escape(" ".join(part.split())) for part in parts if part.strip()), said), code


def test_no_advice_without_an_example_it_depends_on() -> None:
    """Where the help depends on a file and the page shows none, it is left out."""
    assert "F013" not in manual.shown()
    assert 'class="help"' not in pages()["problems/F013"]("en").html


def test_rules_are_quoted_about_what_the_excerpt_shows() -> None:
    """A rule about another declaration is not quoted beside what a file says of one."""
    payer = next(each for each in settings() if each.path == ("claim", "", "payer"))
    places = excerpts.speaker(payer)
    assert places is not None

    said = {path[1] for path in places.paths(payer)}
    rules = quotations.shelf(places.name, "en")
    quoted = {each.number for each in rules.about(places.paths(payer), "language/settings/claim")}
    told = {path[1] for rule in rules.rules if rule.number in quoted for path in rule.settings}

    assert quoted
    assert told <= said


@pytest.mark.parametrize("language", WHOLE, scope="module")
def test_no_english_where_it_is_not_said(language: str) -> None:
    """What is in English on another language's page is marked as English."""
    for path, page in built(language).items():
        if path.startswith("developers/"):
            assert ('<div lang="en"' in page.html) == (language != "en")
    example = pages()["problems/D020"](language).html
    assert ("What it means" in example) == (language == "en")


def test_every_word_a_reader_sees_is_said_in_five_languages() -> None:
    """The sentences of the reference are complete and alike."""
    complaints = check_catalogues(LANGUAGES, (FOLDER,))

    assert [each for each in complaints if "reference-" in each] == []


def test_no_sentence_is_dead() -> None:
    """Every sentence of the reference is on a page, or said by the code or a template."""
    house = Path(manual.__file__).parent
    code = "".join(path.read_text("utf-8") for path in house.rglob("*") if path.suffix in {".py", ".html"})
    made = ("exists", "kind", "scope", "does", "operator", "fact", "settings", "keywords", "terms", "problems", "any")
    parts = (*made, *SECTIONS, "engine-config", "commands")
    alive = re.compile(f"reference-(?:{'|'.join(parts)})(?:-.*)?")
    ids = [each for each in words("en").entries if each.startswith("reference-")]

    assert [each for each in ids if each not in code and not alive.fullmatch(each)] == []


def test_a_title_cannot_become_markup(tmp_path: Path) -> None:
    """Where a book's title is shown or linked, it is text."""
    file = tmp_path / "hostile.tarot"
    file.write_text(f'variant hostile extends fft {{ title {{ en "{HOSTILE}" }} }}', encoding="utf-8")
    variant = pipeline.load(str(file)).variant
    assert variant is not None
    book = books.book(variant, "en")
    shelf = quotations.Shelf(variant, book, variant.titles[()], "variants/hostile", anchors(book))

    told = sentences("en").tell("reference-official", where=linked(shelf.title, "x"))

    assert HOSTILE not in told
    assert HOSTILE not in str(shelf.about([("deal", "cut")], "language/settings/deal"))
    assert "<script" not in html(linked(HOSTILE, '"><script>'))


def test_french_is_spaced_as_french() -> None:
    """Before high punctuation stands a space that does not break."""
    told = sentences("fr")

    assert "\u00a0:" in told.say("reference-problem-title", code="S001", name="x")
    assert re.search(r" [:;?!]", told.tell("reference-official", where=linked("FFT", "x"))) is None
