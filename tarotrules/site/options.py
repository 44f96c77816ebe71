"""The page of the shipped options: each by what it changes in the official rules."""

from typing import NamedTuple

from tarotrules import documents, library
from tarotrules.games.registry import USUAL, family
from tarotrules.games.variant import Changed, Variant
from tarotrules.site.folding import folded_word
from tarotrules.site.listing import listing
from tarotrules.site.page import Page
from tarotrules.site.paper import filled
from tarotrules.site.reference.sentences import code
from tarotrules.site.reference.sentences import html as html_of
from tarotrules.site.shelf import Shelf
from tarotrules.site.words import words
from tarotrules.wording.phrase import plain as plain_phrase
from tarotrules.wording.titles import choose_title

INDEX = "options/index"
SHOWN = 4
"""So many changed rules are enough to know what an option is about; the others can be unfolded."""


class Entry(NamedTuple):
    """An option as the page shows it."""

    id: str
    spelled: str
    """Its name in the words of the language; the id itself where there are none."""
    title: str
    needs: str
    """The titles of the options it needs, joined; empty if it needs none."""
    told: tuple[Changed, ...]
    further: tuple[Changed, ...]
    """The rules it changes besides."""
    lines: int
    listing: str


def path_of(game: str) -> str:
    """The page of the options of a game."""
    return INDEX if game == USUAL else f"options/{game}"


def index(shelf: Shelf, language: str) -> Page:
    """All options of a game."""
    here, say = path_of(shelf.game), words(language).say
    entries = [_entry(name, *pair, language) for name, pair in shelf.options.items()]
    entries.sort(key=lambda entry: folded_word(entry.title))
    intro = html_of(words(language).tell("options-intro", example=code(_example(entries, language))))
    html = filled("options.html", here, language, entries=entries, intro=intro)
    if here == INDEX:
        return Page(here, say("options-title"), html, "guide")
    return Page(here, say("options-title-of", game=shelf.title(language)), html, "guide", short=shelf.title(language))


def _example(entries: list[Entry], language: str) -> str:
    """How an option is taken; the one whose name is shortest is read most easily."""
    taken = min(entries, key=lambda entry: (len(entry.id), entry.id))
    return f"{documents.vocabulary().spell('with', language)} {taken.spelled}"


def _entry(name: str, before: Variant, after: Variant, language: str) -> Entry:
    told, file = words(language), library.options()[name]
    text = documents.text(file)
    changes = list(family(after.game).changed(before, after, language))
    needs = [_title(before, each, language) for each in before.options]
    return Entry(
        id=name,
        spelled=documents.vocabulary(after.game).spell(name, language),
        title=_title(after, name, language),
        needs=plain_phrase(told.join(needs)) if needs else "",
        told=tuple(changes[:SHOWN]),
        further=tuple(changes[SHOWN:]),
        lines=len(text.splitlines()),
        listing=listing(text, told.say("listing-label", name=file.name), game=after.game),
    )


def _title(variant: Variant, option: str, language: str) -> str:
    return choose_title(variant.options[option], language, option)
