"""Excerpts, which live in the room of sources and are read in reports."""

import pytest

from tarotrules.source.excerpt import WIDTH, Mark, columns, excerpt, visible
from tarotrules.source.text import Source, Span


def rows(text: str, *spans: tuple[int, int]) -> list[str]:
    """The rows of one file, without its name."""
    source = Source("x", text)
    marks = [Mark(Span(source, a, b), first=i == 0) for i, (a, b) in enumerate(spans)]
    return [row.text for row in excerpt(marks)][1:]


@pytest.mark.parametrize(
    ("text", "span", "shown", "carets"),
    [
        ("abc", (1, 2), "abc", " ^"),
        ("abc", (3, 3), "abc", "   ^"),
        ("", (0, 0), "", "^"),
        ("a\tb", (2, 3), "a   b", "    ^"),
        ("切札x", (2, 3), "切札x", "    ^"),
        ("e\u0301x", (2, 3), "e\u0301x", " ^"),
        ("ab\r\ncd", (3, 4), "ab", "  ^"),
        ("ab\ncd", (1, 5), "ab", " ^"),
        ("\x1bx", (1, 2), "␛x", " ^"),
        ("\u202ex", (1, 2), "⟨U+202E⟩x", "        ^"),
    ],
)
def test_carets_stand_under_what_they_mean(text: str, span: tuple[int, int], shown: str, carets: str) -> None:
    """Tabs, wide and combining characters, controls and line ends all keep the carets in place."""
    assert rows(text, span) == [shown, carets]


def test_long_lines_are_cut_around_the_caret() -> None:
    """Of a line of a million characters only the part around each place is shown."""
    text = "a" * 500_000 + "X" + "b" * 499_999 + "Y"
    shown = rows(text, (500_000, 500_001), (1_000_000, 1_000_001))

    assert len(shown) == 4
    assert all(columns(row) <= WIDTH + 2 for row in shown)
    for line, carets, letter in ((shown[0], shown[1], "X"), (shown[2], shown[3], "Y")):
        assert line[len(carets) - 1] == letter


def test_no_control_character_survives() -> None:
    """Controls, reversals, separators and lone surrogates become visible."""
    hostile = "".join(map(chr, [*range(32), *range(127, 160), 0x202E, 0x2066, 0x2028, 0xD800]))

    assert visible(hostile).isprintable()
