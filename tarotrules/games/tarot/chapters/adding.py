"""Patterns with blanks for what nobody foresaw: which there are is data, and so is what is written."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from string import Template
from typing import Any, Final

from tarotrules.cards.pack import EXCUSE, PACK, Card, card_name, parse_card
from tarotrules.games.building import Pack
from tarotrules.games.patterns import Blank, Choice, Filled, Kind, Pattern, Place, Values
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.building import Building
from tarotrules.games.tarot.chapters.card_words import FILE, CardWords, common
from tarotrules.games.tarot.chapters.faces import name_of
from tarotrules.games.tarot.chapters.sets import card_set
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.features import asked_trick
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import capitalised
from tarotrules.languages import LANGUAGES
from tarotrules.source.itself import Itself
from tarotrules.source.tables import Table, read_table
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value

_KINDS: Final[Mapping[Any, Kind]] = {each: each for each in ("number", "formula", "text")}
_ALONE: Final = "card"
_SEVERAL: Final = "cards"
"""The kinds of a blank for one card, and for several."""
_CONDITION: Final = "end-condition"
REMEMBERED: Final = 8
"""Variants whose patterns are kept: each is asked for several times before something is added."""
_PATHS: Final = re.compile(r"[^\s().]+(?:\.[^\s().]+)+")


class _Blanks(Template):
    idpattern = "[a-z]+(?:-[a-z]+)*"


def places(language: str) -> tuple[Place, ...]:
    """Where a table may add something of its own."""
    words = catalogue(language)
    paths = (tuple(each.split(".")) for each in _table()["places"])
    return tuple(Place(path, words.say(f"adding-{path[-1]}")) for path in paths)


@cache
def _table() -> Table:
    return read_table(FILE)


@lru_cache(REMEMBERED)
def patterns(variant: Itself[Variant], language: str) -> "Patterns":
    """The patterns for a variant."""
    return Patterns(variant.it, language)


class Patterns:
    """The patterns, for a variant and in words of a language."""

    def __init__(self, variant: Variant, language: str) -> None:
        self.variant, self.rules, self.words = variant, variant.main, catalogue(language)
        self.teller = Teller(variant.main, self.words, variant.titles)
        self.card_words = CardWords(variant.main)
        self._offered: dict[str, tuple[Choice, ...]] = {}

    def all(self) -> Iterator[Pattern]:
        """Each with its blanks."""
        for name, each in _table()["patterns"].items():
            blanks = tuple(self._blank(one, each) for one in each["blanks"])
            yield Pattern(name, tuple(each["at"].split(".")), self.words.say(f"adding-pattern-{name}"), blanks)

    def filled(self, name: str, values: Values) -> Filled:
        """A pattern with what stands in its blanks; what cannot stand there is as at the beginning."""
        pattern = _table()["patterns"][name]
        given = {each: self._written(self._blank(each, pattern), values.get(each, "")) for each in pattern["blanks"]}
        given["asked-trick"] = asked_trick(tuple(each.split(".")) for each in _PATHS.findall(given.get(_CONDITION, "")))
        given |= {f"title-{each}": _titles(each) for each in _table()["levels"]}
        given |= {f"{name}-{each}": text for name in given for each, text in _choices(name).items()}
        # What somebody has written is put in last, and is no pattern itself.
        own = {
            f"${each}": given.pop(each) for each in pattern["blanks"] if _table()["blanks"][each].get("kind") == "text"
        }
        text = pattern["text"]
        while (after := _Blanks(text).safe_substitute({"party": pattern.get("party", ""), **given})) != text:
            text = after
        for place, words in own.items():
            text = text.replace(place, words)
        return Filled(text, "; ".join(self.card_words.declared(given.values())))

    def called(self, name: str, values: Values) -> str:
        """What a pattern is called by what stands in its blanks, as long as nobody calls it otherwise."""
        message, told = f"adding-name-{name}", dict[str, Value]()
        pattern = _table()["patterns"][name]
        for blank in (self._blank(each, pattern) for each in pattern["blanks"]):
            value, kind = values.get(blank.name, ""), _table()["blanks"][blank.name].get("kind")
            chosen = value if value in {each.value for each in blank.choices} else blank.start
            if kind in {_ALONE, _SEVERAL}:
                several = tuple(card for card in map(parse_card, value.split()) if card)
                told["cards"] = self._named(chosen) if value == chosen or not several else self._said(several)
            elif blank.kind == "number":
                told[blank.name] = int(value if value.isdecimal() else blank.start)
            elif blank.kind == "choice":
                told[blank.name] = chosen
        wanted = self.words.arguments(message)
        return plain(capitalised(self.words.tell(message, **{key: told[key] for key in wanted})))

    def _named(self, chosen: str) -> Phrase:
        """Some cards by a word that the rules have or could have, or one by its own."""
        card = parse_card(chosen)
        return self._called(chosen) if card is None else name_of(self.words, card)

    def _said(self, cards: tuple[Card, ...]) -> Phrase:
        word = self.card_words.word(cards)
        return self._called(word) if word in common() else card_set(self.words, cards).said

    # --- blanks ---

    def _blank(self, name: str, pattern: Table) -> Blank:
        told, choices = _table()["blanks"][name], self._choices(name)
        kind = _KINDS.get(told.get("kind"), "choice")
        on, *among = told.get("given", [""])
        known = {each.value for each in choices}
        first = pattern.get("start", {}).get(name, str(told.get("start", "")))
        start = first if not choices or first in known else choices[0].value
        label = self.words.say(f"adding-blank-{name}")
        start = self.words.say(f"adding-such-{name}") if kind == "text" else start
        pack = self._pack if told.get("kind") == _SEVERAL else None
        least, most = told.get("least", 0), told.get("most", 0)
        sets = pattern.get("sets", {}).get(name, "")
        return Blank(name, label, kind, choices, least, most, start, (on, tuple(among)), pack, sets)

    def _choices(self, name: str) -> tuple[Choice, ...]:
        """What a blank can be filled with; several patterns have the same."""
        if name not in self._offered:
            self._offered[name] = self._found(name)
        return self._offered[name]

    def _found(self, name: str) -> tuple[Choice, ...]:
        told = _table()["blanks"][name]
        match told.get("kind"):
            case "number" | "formula" | "text":
                return ()
            case "cards" | "card" as kind:
                return tuple(self._cards(alone=kind == _ALONE))
            case "entry":
                return tuple(self._among(told["of"]))
        return tuple(Choice(each, self.words.say(f"adding-choice-{name}-{each}")) for each in told)

    def _among(self, place: str) -> Iterator[Choice]:
        """Where something stands that has an order: below all others, or above one of them."""
        path = tuple(place.split("."))
        names = list(self.rules.auction.bid)
        titles = {each: plain(capitalised(self.teller.title(*path, each))) for each in names}
        yield from (Choice(f"after {each}", self.words.say("adding-above", title=titles[each])) for each in names)
        if names:
            yield Choice(f"before {names[0]}", self.words.say("adding-below", title=titles[names[0]]))

    def _cards(self, *, alone: bool) -> Iterator[Choice]:
        """Words for cards that the rules have or could have, then single cards."""
        groups, listed = self.words.say("adding-cards-groups"), {**common(), **self.rules.deck.class_}
        for name in listed:
            if not alone or len(self.card_words.known.get(name, ())) == 1:
                yield Choice(name, plain(capitalised(self._called(name))), groups)
        told = [self.card_words.known.get(name, ()) for name in listed]
        cards = [each for each in PACK if each.suit != EXCUSE and (each,) not in told]
        for each in sorted(cards, key=lambda card: -card.rank):
            yield Choice(card_name(each), plain(capitalised(name_of(self.words, each))), self._suit(each))

    @cached_property
    def _pack(self) -> Pack:
        """All cards, for whoever means some for which there is no word."""
        return Building(self.variant, self.rules, self.words.language).cards()

    def _called(self, name: str) -> Phrase:
        only = self.teller.only_card(name)
        return self.words.tell("deck-class", noun=self.teller.noun(name)) if only is None else name_of(self.words, only)

    def _suit(self, card: Card) -> str:
        return self.words.say("adding-cards-suit", suit=card.suit)

    # --- what is written ---

    def _written(self, blank: Blank, value: str) -> str:
        told = _table()["blanks"][blank.name]
        if blank.kind == "number":
            return value if value.isdecimal() and blank.least <= int(value) <= blank.most else blank.start
        if blank.kind == "text":
            return value or f'{self.words.language} "{blank.start}"'
        if blank.kind == "formula":
            return f"({value})" if value.strip() else blank.start
        chosen = value if value in {each.value for each in blank.choices} else blank.start
        if told.get("kind") in {_ALONE, _SEVERAL}:
            several = tuple(card for card in map(parse_card, value.split()) if card) if blank.pack else ()
            return self._class(chosen) if len(several) == 0 or value == chosen else self.card_words.word(several)
        return str(told.get(chosen, chosen))

    def _class(self, chosen: str) -> str:
        """The word of the rules for some cards: one that they have, or the card's own."""
        card = parse_card(chosen)
        return chosen if card is None or chosen in self.card_words.known else self.card_words.word((card,))


def _choices(name: str) -> Mapping[str, str]:
    told = _table()["blanks"].get(name, {})
    return {} if "kind" in told else told


def _titles(level: str) -> str:
    return "; ".join(f'{each} "{catalogue(each).say(f"adding-level-{level}")}"' for each in LANGUAGES)
