"""Rules compared keep their sides, their names and their links in every form, and a sheet begins at once."""

import re
from collections.abc import Callable

import pytest

from tarotrules.book.html_style import class_of
from tarotrules.book.inline import Reference, line
from tarotrules.book.to_html import to_html
from tarotrules.book.to_markdown import to_markdown
from tarotrules.book.to_text import to_text
from tarotrules.book.tree import Book, Chapter, Column, Contrast, Contrasts, Paragraph, Table, Wording
from tests.book.test_to_pdf import pages_of

Render = Callable[[Book], str]
TABLE = Table(
    line("Levels"),
    (Column(()), Column(line("old")), Column(line("new"))),
    ((line("triple"), line("40"), line("60")),),
)
OLD = Wording(line("old"), (line("Forty points."),))
NEW = Wording(line("new"), (line("Sixty points."),))
NOBODY = Wording(line("third"), (line("No such rule."),), absent=True)


def sheet(*names: str, wordings: tuple[Wording, ...], tables: tuple[Table, ...] = (TABLE,)) -> Book:
    """A sheet with one rule, and a line that refers to it."""
    entry = Contrast(("8.handful", "8.handful.2"), line("Handful"), wordings, tables)
    blocks = (Paragraph(line(Reference("8.handful.2"))), Contrasts(tuple(map(line, names)), (entry,)))
    chapter = Chapter("", "rules", line("Rule by rule"), blocks)
    return Book("Old and new", "One rule differs.", "en", (), (chapter,), form="sheet")


TWO = sheet("old", "new", wordings=(OLD, NEW))
THREE = sheet("old", "new", "third", wordings=(OLD, NEW, NOBODY))


def test_a_sheet_of_two_has_room_for_two() -> None:
    """As soon as a chapter has sides, whatever stands in the others; three are told one below the other."""
    other = Chapter("", "deals", line("Deals"), (TABLE,))

    assert class_of(TWO._replace(chapters=(*TWO.chapters, other))) == "sheet facing"
    assert class_of(THREE) == "sheet"


@pytest.mark.parametrize("book", [TWO, THREE], ids=["two", "three"])
@pytest.mark.parametrize("render", [to_html, to_markdown, to_text])
def test_every_form_says_everything(book: Book, render: Render) -> None:
    """Numbers, title, wordings and rows are in every form."""
    said = render(book)

    for each in ("8.handful.2", "Handful", "Forty points.", "Sixty points.", "triple"):
        assert each in said


@pytest.mark.parametrize("render", [to_html, to_markdown, to_text])
def test_a_sheet_has_no_contents(render: Render) -> None:
    """A sheet begins with what it is about: no table of contents and no title page."""
    said = re.sub("<style>.*</style>", "", render(TWO), flags=re.DOTALL)

    assert "Contents" not in said
    assert "One rule differs." in said


def test_two_share_the_lines_of_a_text() -> None:
    """In plain text what two say stands in one line, and no line is longer than the others may be."""
    lines = to_text(TWO).splitlines()

    assert any(re.fullmatch(r"Forty points\. +│ Sixty points\.", line) for line in lines)
    assert max(map(len, lines)) <= 78


def test_the_names_of_several_fill_their_line() -> None:
    """In plain text they are set in by two, and broken only where a line would be longer than others may be."""
    names = "a" * 37 + " " + "b" * 38
    several = (Wording(line(names), OLD.body), Wording(line(names + "b"), NEW.body), NOBODY)

    lines = to_text(sheet("one", "two", "three", wordings=several)).splitlines()

    assert f"  {names}" in lines
    assert "  " + "b" * 39 in lines


def test_two_share_the_rows_of_a_table() -> None:
    """In Markdown and HTML what two say stands in one row."""
    assert "| Forty points. | Sixty points. |" in to_markdown(TWO)
    assert re.search(r"<td colspan=\"4\"><p>Forty points\.</p></td><td colspan=\"4\">", to_html(TWO))


def test_who_has_no_such_rule_leaves_room() -> None:
    """Beside a side that has no such rule the other is wider."""
    said = to_html(sheet("old", "third", wordings=(OLD, NOBODY), tables=()))

    assert 'colspan="7"' in said
    assert 'colspan="1"' in said


def test_what_a_row_is_about_stands_where_there_is_room() -> None:
    """Where a side has no such rule, the name of a row is on the other, with what is said there."""
    first, second = (sheet("a", "b", wordings=each) for each in ((NOBODY, NEW), (OLD, NOBODY)))

    assert re.search(r'<td colspan="1">40</td><td colspan="7"><b>triple</b>: 60</td>', to_html(first))
    assert re.search(r'<td colspan="7"><b>triple</b>: 40</td><td colspan="1">60</td>', to_html(second))


def test_what_is_said_of_a_rule_begins_below_its_name() -> None:
    """However a page ends: no name is alone at its foot, and what fills more than a page is torn."""
    said = [Wording(line("who"), (line("word " * (n * 13 % 40 + 1)),)) for n in range(40)]
    long = Wording(line("who"), (line("word " * 2000),))
    entries = [Contrast((f"1.{n}",), line(f"Rule {n}."), (each, each), ()) for n, each in enumerate([*said, long])]
    chapter = Chapter("", "rules", line("Rules"), (Contrasts((line("old"), line("new")), tuple(entries)),))
    pages = pages_of(Book("Old and new", "", "en", (), (chapter,), form="sheet"), "a5")
    lasts = [page.strip().splitlines()[-1] for page in pages]

    assert len(pages) > 3
    assert not [each for each in lasts if "Rule" in each]
    assert sum(page.count("word") for page in pages) == 2 * (2000 + sum(n * 13 % 40 + 1 for n in range(40)))
    assert max(page.count("word") for page in pages) < 2000


def test_a_number_leads_to_its_rule() -> None:
    """A reference to any of the numbers of a rule leads there."""
    (target,) = re.findall(r'class="reference" href="#([^"]+)"', to_html(TWO))

    assert f'id="{target}"' in to_html(TWO)


def test_a_side_is_never_missing() -> None:
    """Of two that are compared each has a wording, or one would be taken for the other."""
    with pytest.raises(ValueError, match="each has a wording"):
        sheet("old", "new", wordings=(OLD,))
