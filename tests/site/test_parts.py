"""What pages are put together from: text stays text, and words are those of the language."""

import pytest

from tarotrules.languages import LANGUAGES
from tarotrules.site.folding import also_found_by, spellings
from tarotrules.site.listing import listing, session
from tarotrules.site.navigation import SECTIONS, SINGLE, called, menu
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.words import FOLDER
from tests.wording.complaints import check_catalogues

HOSTILE = "<script>alert(1)</script>{{ 7*7 }}\"'&"


def test_labels_are_complete() -> None:
    """All languages say the same messages, with the same arguments."""
    assert check_catalogues(LANGUAGES, (FOLDER,)) == []


def test_text_put_into_a_template_stays_text() -> None:
    """Nothing that a title says becomes markup, and no template in it is filled."""
    html = filled("sample.html", "index", "en", listing="", answers="", file=HOSTILE, title=HOSTILE, excerpt="")

    assert "<script>" not in html
    assert "{{ 7*7 }}" in html


@pytest.mark.parametrize("text", [HOSTILE, f'variant a {{ title {{ en "{HOSTILE}" }} }}', "\n\n", "", "a\n"])
def test_a_listing_shows_the_text_and_nothing_else(text: str) -> None:
    """A file is shown as text, a number before each of its lines."""
    shown = listing(text, HOSTILE, "en")

    assert "<script>" not in shown
    assert shown.count('<span class="line">') == max(1, len(text.rstrip("\n").split("\n")))


def test_a_session_shows_the_text_and_nothing_else() -> None:
    """What was typed and answered is text."""
    assert "<script>" not in session([(HOSTILE, HOSTILE)], HOSTILE)


def test_sentences_of_a_session_are_folded_and_pictures_are_not() -> None:
    """A mark below a quoted line stays below it; what is only said may go on in the next line."""
    shown = session([("check a", "a.tarot:1\n  │ spiel\n  │ ^^^^^\n")], "")

    assert shown.count('class="row"') == 2
    assert shown.count('class="said"') == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_found_by_its_otherspellings(language: str) -> None:
    """Spellings that the books do not use lead to those they use, and each is another word than it stands for."""
    for word, others in spellings(language).items():
        assert set(others) <= set(also_found_by(f"a {word} b", language).split())
        assert word not in others


def page(path: str, kind: str = "guide") -> Page:
    """A page that has a path."""
    return Page(path, f"Title of {path}", "", kind)  # type: ignore[arg-type]


def test_the_menu_has_a_folder_s_index_first() -> None:
    """A folder is a section, headed by its index; a folder of one page is that page."""
    found = menu([page("index", "home"), page("variants/fft", "book"), page("variants/index"), page("options/index")])

    assert found == ["index.md", {"variants": ["variants/index.md", "variants/fft.md"]}, "options/index.md"]


def test_the_menu_leaves_out_the_page_of_every_code() -> None:
    """A hundred codes are in their list, not in the menu."""
    found = menu([page("diagnostics/index", "diagnostic"), page("diagnostics/D012", "diagnostic")])

    assert found == ["diagnostics/index.md"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_name(language: str) -> None:
    """The menu names pages of no folder and heads of folders in the language of the site."""
    paths = [*SINGLE, *(f"{folder}/index" for folder in SECTIONS)]

    assert [path for path in paths if called(page(path), language).startswith("Title")] == []
