"""``rulebook``: the rules of a variant as a book."""

from tarotrules import books
from tarotrules.cli.asked import language, variant
from tarotrules.cli.declared import FORMAT_OF_BOOK, LANG_WRITTEN, OPTIONS, PAPER_OF_BOOK, SOURCES, VARIANT, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer_book

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, SOURCES, PAPER_OF_BOOK),
    forms=("md", "html", "txt", "pdf", "epub"),
    examples=("fft -o rules.html", "$house.tarot --lang fr --paper booklet -o rules.pdf"),
    lang=LANG_WRITTEN,
    format=FORMAT_OF_BOOK,
)


def run(asked: Asked) -> int:
    """Write the book."""
    return answer_book(books.book(variant(asked), language(asked), asked.sources), asked)
