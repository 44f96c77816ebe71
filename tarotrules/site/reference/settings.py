"""The pages of settings: one for each word a path may begin with."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from markupsafe import Markup

from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.site.page import Page, link
from tarotrules.site.reference.declared import Declared, by_game, chapters, folder, settings
from tarotrules.site.reference.excerpts import excerpt, speaker
from tarotrules.site.reference.kinds import values
from tarotrules.site.reference.quotations import shelf
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import Sentences, code, html, linked, sentences


def pages() -> Mapping[str, Callable[[str], Page]]:
    """A page for each, of every game."""
    every = ((game, chapter) for game in FAMILIES for chapter in chapters(game))
    return {by_game(game, chapter): partial(_page, chapter, game) for game, chapter in every}


def page_of(chapter: str, game: str = USUAL) -> str:
    """Where the settings of a game that begin with a word are."""
    return f"{folder(game)}/settings/{chapter}"


def _page(chapter: str, game: str, language: str) -> Page:
    told, here = sentences(language, game), page_of(chapter, game)
    own = [each for each in settings(game) if each.chapter == chapter]
    short, title = told.titled("reference-settings-title", word=told.keyword(chapter))
    description = told.say("reference-settings-description", word=told.keyword(chapter))
    body = render(
        "settings",
        intro=description,
        tell=told.tell,
        settings=[_shown(each, here, told) for each in own],
        language=told.language,
        game=game,
    )
    return Page(here, title, body, "reference", description, short)


def _shown(setting: Declared, here: str, told: Sentences) -> dict[str, Any]:
    """What the page says of one setting."""
    return {
        "anchor": setting.anchor,
        "path": told.path(setting.path),
        "synonyms": _synonyms(setting, told),
        "facts": [(told.tell(f"reference-fact-{name}"), said) for name, said in _facts(setting, told)],
        **_example(setting, here, told),
    }


def _synonyms(setting: Declared, told: Sentences) -> Markup | None:
    word = next(step for step in reversed(setting.path) if step)
    others = told.speller.words.lexicons[0].spellings.get(word, ())[1:]
    return html(told.codes(others)) if others else None


def _facts(setting: Declared, told: Sentences) -> Iterator[tuple[str, Markup]]:
    yield "takes", html(values(setting.kind, told))
    if setting.bare:
        yield "word", told.tell("reference-bare")
    elif setting.spared:
        yield "word", told.tell("reference-spared", word=code(told.keyword(setting.path[-1])))
    if setting.keys is not None:
        yield "names", told.tell("reference-keys", where=code(told.path(tuple(setting.keys.split(".")))))
    if setting.conditional:
        yield "exists", told.tell(f"reference-exists-{setting.owner}")
    yield "needed", told.tell("reference-optional" if setting.optional else "reference-needed")


def _example(setting: Declared, here: str, told: Sentences) -> dict[str, Any]:
    """What a shipped file says about it, and what that file's book says."""
    places, shown = speaker(setting), setting
    if places is None:
        shown = next(
            (each for each in settings(setting.game) if each.owner == setting.owner and speaker(each)), setting
        )
        places = speaker(shown)
    if places is None:
        return {"example": "", "says": told.tell("reference-unsaid"), "rules": []}
    found = shelf(places.name, told.language)
    official = "reference-official" if places.name == family(setting.game).base else "reference-other"
    name = official if shown == setting else "reference-elsewhere"
    return {
        "example": excerpt(shown, told.language),
        "says": told.tell(name, where=linked(found.title, link(here, found.page) if found.page else "")),
        "rules": found.about(places.paths(shown), here),
    }
