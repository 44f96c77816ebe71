"""What rules are called that have no title, or the title of those beside them: never by what a file calls them."""

from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.studio.loading import loaded
from tarotrules.wording.catalogue import Catalogue


def entitled(text: str, language: str) -> Variant | None:
    """The rules of a text, under a title; nothing, if it has errors."""
    variant = loaded(text).variant
    return None if variant is None else _called(variant, title_of(variant, language), language)


def title_of(variant: Variant, language: str) -> str:
    """The title of rules, or that they have none."""
    return own_title(variant, language) or _words(variant, language).say("title-none")


def own_title(variant: Variant, language: str) -> str:
    """The title that somebody gave them; nothing, if nobody did."""
    return variant.title(language).strip() if variant.titles.get(()) else ""


def side_by_side(other: Variant, own: Variant, language: str) -> list[Variant]:
    """Rules and others that they are compared with, told apart by their titles."""
    titles, words = [title_of(each, language) for each in (other, own)], _words(own, language)
    if titles[0] == titles[1]:
        titles = [words.say("title-other", title=titles[0]), words.say("title-own", title=titles[1])]
    return [_called(each, title, language) for each, title in zip((other, own), titles, strict=True)]


def _called(variant: Variant, title: str, language: str) -> Variant:
    known = variant.titles.get((), {})
    if known.get(language) == title:
        return variant
    return variant._replace(titles={**variant.titles, (): {**known, language: title}})


def _words(variant: Variant, language: str) -> Catalogue:
    return family(variant.game).catalogue(language)
