"""``scoresheet``: a form to write the scores on."""

from tarotrules import books
from tarotrules.cli.asked import language, ruleset, variant
from tarotrules.cli.declared import FORMAT_OF_BOOK, LANG_WRITTEN, OPTIONS, PAPER, PLAYERS, VARIANT, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer_book

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, PLAYERS, PAPER),
    forms=("txt", "md", "html", "pdf"),
    examples=("fft -o scores.html", "$house.tarot --players 5 -o scores.pdf"),
    lang=LANG_WRITTEN,
    format=FORMAT_OF_BOOK,
)


def run(asked: Asked) -> int:
    """Write the sheet."""
    found = variant(asked)
    return answer_book(books.scoresheet(found, language(asked), ruleset(found, asked.players).players), asked)
