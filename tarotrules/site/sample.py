"""A file, what it answers, and a page of its book: the picture on the home page, made anew in every build."""

import re

from tarotrules import books, pipeline
from tarotrules.book.to_html import fragment
from tarotrules.site.listing import listing, session
from tarotrules.site.paper import filled
from tarotrules.site.rehearsal import Rehearsal
from tarotrules.site.words import words

_IDS = re.compile(r' (?:id|aria-labelledby|data-settings)="[^"]*"')
_LINKS = re.compile(r'<a class="(\w+)" href="[^"]*">(.*?)</a>', re.DOTALL)
_CHANGED = re.compile(r'<div class="rule" id="[^"]*" data-change=.*?\n</div>\n</div>', re.DOTALL)
_SECTION = re.compile(r'<section class="chapter".*?\n</section>', re.DOTALL)
_HEADING = re.compile(r"<h2.*?</h2>", re.DOTALL)
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
        excerpt=excerpt(fragment(book)),
    )


def excerpt(chapters: str) -> str:
    """The first chapter that has a changed rule, with the changed rules alone, as a picture: nothing leads anywhere."""
    for chapter in _SECTION.findall(chapters):
        rules, heading = _CHANGED.findall(chapter)[:MOST], _HEADING.search(chapter)
        if rules and heading:
            page = "\n".join([f'<p class="heading">{re.sub("</?h2[^>]*>", "", heading[0])}</p>', *rules])
            return _IDS.sub("", _LINKS.sub(r'<span class="\1">\2</span>', page)).replace("h3>", "b>")
    raise ValueError("nothing is changed")
