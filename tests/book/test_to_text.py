"""A book as plain text."""

from collections.abc import Callable

from tarotrules.book.inline import Line, line
from tarotrules.book.to_text import WIDTH, to_text
from tarotrules.book.tree import Book, Column, Paragraph, Rule, Table
from tarotrules.book.wrapping import pad, wrap
from tarotrules.source.excerpt import columns

JAPANESE = "切札は「プチ」を含めて21枚あり、エクスキューズは（切札ではないが）いつでも出すことができる。"


def test_no_line_is_too_long(sample: Book) -> None:
    """A terminal of eighty columns shows every line whole."""
    assert max(map(columns, to_text(sample).splitlines())) <= WIDTH


def test_words_are_kept_whole() -> None:
    """Lines break at spaces; only a word longer than a line is broken."""
    assert wrap("aa bb cc", 5) == ["aa bb", "cc"]
    assert wrap("abcdefgh", 3) == ["abc", "def", "gh"]
    assert wrap("", 3) == [""]


def test_japanese_breaks_between_characters() -> None:
    """Wide characters count twice; no line begins with a closing mark or ends with an opening one."""
    for width in range(8, 40):
        lines = wrap(JAPANESE, width)
        assert "".join(lines) == JAPANESE
        assert all(columns(row) <= width for row in lines)
        assert not any(row[0] in "、。」）ュー" or row[-1] in "「（" for row in lines)


def test_japanese_keeps_a_name_together_where_there_is_room() -> None:
    """A word of katakana and a short bracket stand on one line if a line has room for them."""
    assert wrap("ガード・ウィズアウト", 16) == ["ガード・", "ウィズアウト"]
    assert wrap("切札とガード・ウィズアウト", 20) == ["切札と", "ガード・ウィズアウト"]
    assert wrap("スラム（予告して達成）", 18) == ["スラム", "（予告して達成）"]
    assert wrap("エクスキューズ", 8) == ["エクス", "キューズ"]


def test_columns_are_filled_by_width() -> None:
    """Padding counts what a terminal shows."""
    assert [pad("切", 4), pad("切", 4, "end"), pad("e\u0301", 3, "center")] == ["切  ", "  切", " e\u0301 "]


def test_wide_tables_wrap_their_cells(book_of: Callable[..., Book]) -> None:
    """A table never leaves the page."""
    cells: tuple[Line, ...] = (line("word " * 30), line("切札" * 40), line("1"))
    table = Table((), tuple(Column(line(name)) for name in "abc"), (cells,))

    assert max(map(columns, to_text(book_of(table)).splitlines())) <= WIDTH


def test_changes_have_a_bar(book_of: Callable[..., Book]) -> None:
    """A changed rule has a bar at the margin, down to what it was before."""
    rule = Rule("1.1", (Paragraph(line("now")),), change="changed", before=line("then"))

    assert "| 1.1 (Changed)\n|   now\n|\n|   In the base rules: then\n" in to_text(book_of(rule))
