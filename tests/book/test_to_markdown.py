"""A book as Markdown."""

from collections.abc import Callable

import pytest

from tarotrules.book.inline import Badge, Emphasis, Reference, Strong, line
from tarotrules.book.to_markdown import escape, to_markdown
from tarotrules.book.tree import Book, Column, Example, Items, Paragraph, Rule, Table


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("<script>", "&lt;script&gt;"),
        ("*x* _y_", r"\*x\* \_y\_"),
        ("](javascript:x)", r"\](javascript:x)"),
        ("![x](y)", r"!\[x\](y)"),
        ("a | b", r"a \| b"),
        ("`x` ~~y~~ $z$", r"\`x\` \~\~y\~\~ \$z\$"),
        ("&copy; \\*", r"&amp;copy; \\\*"),
        ("a\n\n# b", "a # b"),
    ],
)
def test_what_a_file_says_is_only_text(hostile: str, shown: str) -> None:
    """Signs of Markdown and HTML in somebody's text are escaped."""
    assert escape(hostile) == shown


@pytest.mark.parametrize(
    ("text", "shown"), [("# a", "\\# a"), ("- a", "\\- a"), ("1. a", "1\\. a"), ("1) a", "1\\) a"), ("> a", "&gt; a")]
)
def test_a_line_does_not_become_a_heading_or_list(book_of: Callable[..., Book], text: str, shown: str) -> None:
    """What would begin a block at the start of a line is escaped there."""
    page = to_markdown(book_of(Paragraph(line(text)), Items((line(text),))))

    assert f"\n\n{shown}\n" in page
    assert f"\n- {shown}\n" in page


def test_marks_and_references(book_of: Callable[..., Book]) -> None:
    """Strong and emphasised text, and links to rules."""
    said = line(Strong(line("a")), " ", Emphasis(line("b")), " ", Reference("1.1"))

    assert "**1.1** **a** *b* [1.1](#r1.1)" in to_markdown(book_of(Rule("1.1", (Paragraph(said),))))


def test_a_badge_in_a_title_is_as_bold_as_the_title(book_of: Callable[..., Book]) -> None:
    """Markdown knows no bold text within bold text."""
    rule = Rule("3.2a", (Paragraph(line("said")),), line("Out ", Badge("4", "with four players", "(four players)")))

    assert "**3.2a** **Out (four players)** said" in to_markdown(book_of(rule))


def test_strong_text_between_brackets_is_strong_in_japanese(book_of: Callable[..., Book]) -> None:
    """Where asterisks would stay asterisks, elements are used."""
    said = line("この", Strong(line("「切札」")), "は")

    assert "この<strong>「切札」</strong>は" in to_markdown(book_of(Paragraph(said), language="ja"))


def test_tables_are_aligned(book_of: Callable[..., Book]) -> None:
    """Numbers are aligned to the right."""
    table = Table(line("C"), (Column(line("a")), Column(line("b"), "end")), ((line("x"), line("1")),))

    assert "*C*\n\n| a | b |\n| :--- | ---: |\n| x | 1 |\n" in to_markdown(book_of(table))


def test_the_steps_of_an_example_are_numbered(book_of: Callable[..., Book]) -> None:
    """An example is quoted, and its reckoning goes step by step."""
    page = to_markdown(book_of(Example(line("A deal"), (line("first"), line("second")), None, "E1")))

    assert "A deal**\n>\n> 1. first\n> 2. second\n" in page
