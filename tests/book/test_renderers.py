"""What all forms of a book have in common."""

from collections.abc import Callable

import pytest

from tarotrules.book.inline import Reference, line
from tarotrules.book.labels import FOLDER, labels
from tarotrules.book.to_html import to_html
from tarotrules.book.to_markdown import to_markdown
from tarotrules.book.to_text import to_text
from tarotrules.book.tree import Book, Column, Fact, Paragraph, Rule, Table
from tarotrules.languages import LANGUAGES
from tests.wording.complaints import check_catalogues

Render = Callable[[Book], str]
FORMS = pytest.mark.parametrize("render", [to_html, to_markdown, to_text])


@FORMS
def test_the_same_book_gives_the_same_bytes(sample: Book, render: Render) -> None:
    """Nothing depends on the day or the machine."""
    assert render(sample) == render(sample)


@FORMS
def test_every_form_says_everything(sample: Book, render: Render) -> None:
    """Numbers, old texts, origins, examples and words are in every form."""
    text = render(sample)

    for said in ("7.roi-au-bout.1", "s’appelle", "article 3", "−106", "Sommaire", "Nouvelle", "petit au bout"):
        assert said in text


@FORMS
def test_a_reference_leads_somewhere(book_of: Callable[..., Book], render: Render) -> None:
    """A book that refers to a rule it lacks is refused."""
    with pytest.raises(ValueError, match=r"9\.9"):
        render(book_of(Paragraph((Reference("9.9"),))))


@FORMS
def test_a_number_belongs_to_one_rule(book_of: Callable[..., Book], render: Render) -> None:
    """Two rules with one number are refused."""
    with pytest.raises(ValueError, match=r"two rules '1\.1'"):
        render(book_of(Rule("1.1", ()), Rule("1.1", ())))


@FORMS
def test_no_character_acts_on_the_reader(book_of: Callable[..., Book], render: Render) -> None:
    """Escapes, reversals and line breaks from a file are gone from every form."""
    hostile = "a\x1b[31m\u202eb\x00\n# c\u2028\ud800"
    text = render(book_of(Paragraph(line(hostile)), Rule("1.1", (), title=line(hostile)), title=hostile))

    assert "a[31mb" in text.replace("\\", "")
    assert not set(text) & set("\x1b\u202e\x00\u2028\ud800")
    assert "\n# c" not in text
    text.encode("utf-8")


def test_ragged_tables_are_refused() -> None:
    """A missing cell would shift all that follow."""
    with pytest.raises(ValueError, match="one cell"):
        Table((), (Column(line("a")), Column(line("b"))), ((line("x"),),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fixed_words_are_there_in_every_language(language: str, sample: Book) -> None:
    """A book can be made in all five languages."""
    words = labels(language)

    assert all(words)
    assert words.contents in to_html(Book("T", "", language, (Fact(line("a"), line("b")),), sample.chapters))


def test_the_catalogues_of_books_are_complete() -> None:
    """The checker has nothing to say of the fixed words of books."""
    complaints = check_catalogues(LANGUAGES, [FOLDER])

    assert [complaint for complaint in complaints if "book-" in complaint] == []
