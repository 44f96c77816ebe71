"""A file, what it answers, and a page of its book: the picture on the home page, made anew in every build."""

from tarotrules import books, pipeline
from tarotrules.book.to_html import picture
from tarotrules.book.tree import Book, Rule
from tarotrules.site.listing import listing, session
from tarotrules.site.paper import filled
from tarotrules.site.rehearsal import Rehearsal
from tarotrules.site.words import words

MOST = 2
"""So many changed rules make a page."""


def sample(here: str, rehearsal: Rehearsal, name: str, deal: str, path: str) -> str:
    """The file, the score of a deal, where a value comes from, and the page."""
    text = rehearsal.write(name)
    variant = pipeline.load(str(rehearsal.folder / rehearsal.values["file"])).variant
    if variant is None:
        raise ValueError(name)
    book = books.book(variant, rehearsal.language)
    file = rehearsal.values["file"]
    say = words(rehearsal.language).say
    rehearsal.copy(deal)
    answers = [rehearsal.run(f"score $file {deal}"), rehearsal.run(f"explain $file {path}")]
    return filled(
        "sample.html",
        here,
        rehearsal.language,
        listing=listing(text, say("listing-label", name=file), rehearsal.language),
        answers=session(answers, say("listing-session")),
        file=file,
        title=book.title,
        excerpt=excerpt(book),
    )


def excerpt(book: Book) -> str:
    """The first chapter that has a changed rule, with the changed rules alone."""
    for chapter in book.chapters:
        rules = [block for block in chapter.blocks if isinstance(block, Rule) and block.change]
        if rules:
            return picture(book, chapter, rules[:MOST])
    raise ValueError("nothing is changed")
