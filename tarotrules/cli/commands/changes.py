"""``changes``: what differs from the variant it builds on, on one page."""

from tarotrules import books
from tarotrules.cli.asked import language, variant
from tarotrules.cli.declared import OPTIONS, PAPER, VARIANT, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer_book

COMMAND = Command(
    "differences",
    (VARIANT, OPTIONS, PAPER),
    forms=("txt", "md", "html", "pdf"),
    examples=("$house.tarot", "fft --with misere"),
)


def run(asked: Asked) -> int:
    """Write the page; a variant that builds on none has a page that says so."""
    return answer_book(books.changes(variant(asked), language(asked)), asked)
