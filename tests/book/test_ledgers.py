"""A table to be written on keeps its lines, its columns and its groups in every form."""

import re
from collections.abc import Callable

import pytest

from tarotrules.book.inline import Card, Line, line, plain
from tarotrules.book.lines import lines_of
from tarotrules.book.to_html import to_html
from tarotrules.book.to_markdown import to_markdown
from tarotrules.book.to_text import to_text
from tarotrules.book.tree import (
    Book,
    Chapter,
    Column,
    Columns,
    Difference,
    Differences,
    Fact,
    Ledger,
    Paragraph,
)

Render = Callable[[Book], str]
FORMS = pytest.mark.parametrize("render", [to_html, to_markdown, to_text])
GROUPS = (
    Columns((Column(line("No."), "center"), Column(line("Contract")))),
    Columns((Column(line("Petit"), "end"),), line("Bonuses")),
    Columns((Column(line("A"), "end"), Column(line("B"), "end")), line("Running totals")),
)
WORKED: tuple[Line, ...] = (line("e.g."), line("G"), (), line("+106"), line("−106"))
BLANK = 5


def form(*, worked: tuple[tuple[Line, ...], ...] = (WORKED,), language: str = "en") -> Book:
    """A score sheet with one ledger."""
    ledger = Ledger(line("A line a deal"), GROUPS, worked, BLANK, line("Total"))
    chapter = Chapter("", "deals", line("The deals"), (ledger,))
    return Book("Thursday", "Score sheet", language, (Fact(line("Date"), ()),), (chapter,), form="score")


@FORMS
def test_every_form_says_everything(render: Render) -> None:
    """Heads, groups, the worked line and the totals are in every form."""
    said = render(form())

    for each in ("Contract", "Bonuses", "Running", "totals", "e.g.", "+106", "Total", "Date"):
        assert each in said


def test_laws_about_books_see_the_cells() -> None:
    """What a ledger says is among the lines of its book."""
    said = [plain(each) for each in lines_of(form())]

    assert {"A line a deal", "Bonuses", "Petit", "+106", "Total"} <= set(said)


@FORMS
def test_there_is_room_to_write(render: Render) -> None:
    """As many empty lines as were asked for, with or without an example."""
    empty = r"<tr>(?:<td[^>]*></td>){5}</tr>|\|(?:  \|){5}|\|(?: +\|){5}"

    for worked in ((WORKED,), ()):
        rows = [row for row in render(form(worked=worked)).splitlines() if re.fullmatch(empty, row)]
        assert len(rows) == BLANK


def test_a_page_to_write_on_lies_on_its_side() -> None:
    """The HTML asks for landscape paper and marks where something is to be filled in."""
    html = to_html(form())

    assert "size: A4 landscape" in html
    assert '<body class="sheet score">' in html
    assert "<dt>Date</dt><dd></dd>" in html
    assert html.count('<th scope="colgroup"') == 2
    assert html.count('rowspan="2"') == 2


def test_totals_are_written_below_the_last_group() -> None:
    """In HTML the word stands below all other columns."""
    total = '<tr><th scope="row" colspan="3">Total</th><td class="end"></td><td class="end"></td></tr>'

    assert total in to_html(form())


def test_what_is_to_be_filled_in_is_ruled_in_text() -> None:
    """In plain text and Markdown an empty answer is a line of underscores."""
    assert "Date: ____" in to_text(form())
    assert r"Date: \_\_" in to_markdown(form())


def test_lines_of_text_are_equally_long() -> None:
    """The rules of the table in plain text close: every row is as wide as the others, in wide letters too."""
    wide = (line("例"), line("ガード"), (), line("+1"), line("−1"))
    rows = [row for row in to_text(form(worked=(wide,), language="ja")).splitlines() if row[:1] in {"|", "+"}]
    lengths = {sum(2 if ord(letter) > 0x2E80 else 1 for letter in row) for row in rows}

    assert len(lengths) == 1


def test_ragged_lines_are_refused() -> None:
    """A missing cell would shift all that follow."""
    with pytest.raises(ValueError, match="one cell"):
        form(worked=((line("x"),),))


def test_a_full_page_is_set_smaller() -> None:
    """A cheat sheet that says much is set in smaller letters, so that it stays one page."""
    few, many = (
        Book("T", "", "en", (), (Chapter("", "c", line("C"), (Paragraph(line("x" * n)),)),), form="cheat")
        for n in (100, 9000)
    )

    assert '<body class="sheet cheat">' in to_html(few)
    assert '<body class="sheet cheat dense denser">' in to_html(many)


@FORMS
def test_a_sheet_quotes_rules_of_a_book_that_is_elsewhere(render: Render) -> None:
    """On a sheet a rule that differs needs no place to lead to."""
    entry = Difference("5.5", "changed", line("Eight times."), line("Six times."))
    book = Book("T", "", "en", (), (Chapter("", "c", line("C"), (Differences((entry,)),)),), form="sheet")

    said = render(book).replace("\\", "")

    assert all(each in said for each in ("5.5", "Eight times.", "Six times."))


def test_a_card_is_read_aloud_by_name(book_of: Callable[..., Book]) -> None:
    """A figure says what it is to who cannot see it; a trump and a red card do not only differ in colour."""
    html = to_html(book_of(Paragraph(line(Card("HK", "K♥", "king of hearts"), Card("T21", "21", "trump 21")))))

    assert 'class="card red" data-card="HK" role="img" aria-label="king of hearts">K♥' in html
    assert 'class="card special" data-card="T21" role="img" aria-label="trump 21">21<' in html
