"""``cheatsheet``: a page to look things up at the table."""

from tarotrules import books
from tarotrules.cli.asked import language, ruleset, variant
from tarotrules.cli.declared import FORMAT_OF_BOOK, LANG_WRITTEN, OPTIONS, PAPER, PLAYERS, VARIANT, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer_book

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, PLAYERS, PAPER),
    forms=("txt", "md", "html", "pdf"),
    examples=("fft -o cheat.html", "$house.tarot --players 5 -o cheat.pdf"),
    lang=LANG_WRITTEN,
    format=FORMAT_OF_BOOK,
)


def run(asked: Asked) -> int:
    """Write the sheet."""
    found = variant(asked)
    return answer_book(books.cheatsheet(found, language(asked), ruleset(found, asked.players).players), asked)
