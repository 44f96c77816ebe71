"""What is needed to play, and what these rules are made of."""

from collections.abc import Iterator
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.cards.pack import COURTS, EXCUSE, PACK, TRUMP, Card
from tarotrules.games.tarot.chapters.faces import face
from tarotrules.games.tarot.chapters.opening import Opening
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

_SHOWN: Final = {"king": Card("S", COURTS["king"]), "trump": Card(TRUMP, 14), "excuse": Card(EXCUSE, 0)}
"""A card of each kind that looks different."""


def needs(opening: Opening, front: Front) -> tree.Chapter:
    """The page behind the cover."""
    about = tuple(tree.Paragraph(line(said)) for said in _about(opening, front))
    heading = tree.Heading(line(opening.say("about-title")))
    return tree.Chapter("", "need", line(opening.say("need-title")), (_list(opening), heading, *about))


def _list(opening: Opening) -> tree.Items:
    say = opening.say
    counts = [say("need-players-count", n=each) for each in sorted(opening.beside.players)]
    players = say("need-players", list=opening.words.join(counts, "or"))
    packs = max(each.deck.pack.packs for each in opening.beside.variant.rulesets.values())
    bought = say("need-pack", cards=len(PACK)) if packs == 1 else say("need-packs")
    pack = joined((bought, say("need-letters")), opening.words)
    return tree.Items((line(pack), line(capitalised(players)), line(say("need-paper"))))


def _about(opening: Opening, front: Front) -> Iterator[Phrase]:
    """What the files say of themselves, the nearest first, what they build on; what a badge and a number mean."""
    words, own = opening.words, _remarks(opening, front)
    yield from (Phrase.of(text) for name, text in own.items() if name not in front.options())
    if front.parent is not None:
        yield opening.say("about-base", title=front.parent.title(words.language))
    options = list(front.option_titles())
    if options:
        yield opening.say("about-options", n=len(options), options=words.join(options))
    for name, titles in front.options().items():
        if name in own:
            title = choose_title(titles, words.language, name)
            yield opening.say("about-option", title=title, text=Phrase.of(own[name]))
    if len(opening.beside.players) > 1:
        badge = opening.beside.abreast.badge((max(opening.beside.players),))
        yield opening.say("beside-legend", badge=badge)
    yield opening.say("about-cards", **{name: face(words, card) for name, card in _SHOWN.items()})
    yield opening.say("about-numbers")


def _remarks(opening: Opening, front: Front) -> dict[str, str]:
    """What the files say of themselves; what the base says of itself is not true of what is based on it."""
    remarks, inherited = opening.variant.remarks, {} if front.parent is None else front.parent.remarks
    return {
        name: choose_title(texts, opening.words.language, name)
        for name, texts in reversed(tuple(remarks.items()))
        if name not in inherited
    }
