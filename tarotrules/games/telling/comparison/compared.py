"""Variants side by side, and what each is called there."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tarotrules.comparing.classes import merged
from tarotrules.games.telling.manner import Manner
from tarotrules.games.telling.numbers import Numbers, Registry
from tarotrules.games.variant import Variant
from tarotrules.settings.kinds import Kind
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

TWO: Final = 2
"""Two variants stand side by side; more are listed one below the other."""


MANY: Final = 5
"""More than so many are not named one by one, if they are most of all."""


class Spelling(NamedTuple):
    """How a file in the reader's language writes a setting."""

    path: Callable[[tuple[str, ...]], str]
    value: Callable[[Kind, Any], str]
    label: Callable[[Variant, tuple[str, ...]], str]
    """What a setting is called at the table."""
    choice: Callable[[Variant, tuple[str, ...], Kind, Any], str | None]
    """What a value is called there in few words."""


class Compared(NamedTuple):
    """Variants side by side, and the words to speak of them."""

    variants: tuple[Variant, ...]
    names: tuple[str, ...]
    """What each is called; no two alike."""
    identities: tuple[str, ...]
    """The ids of their rules."""
    words: Catalogue
    manner: Manner[Any]
    spelling: Spelling
    all: int = TWO
    """How many are compared in all, if these are some of them."""

    def only(self, places: "tuple[int, ...]") -> "Compared":
        """Some of them by themselves."""
        variants = tuple(self.variants[place] for place in places)
        names = tuple(self.names[place] for place in places)
        identities = tuple(self.identities[place] for place in places)
        return self._replace(variants=variants, names=names, identities=identities)

    def quoted(self, *places: int) -> Phrase:
        """The names of some, inside a sentence."""
        return self.words.join([self.words.tell("comparison-quoted", name=self.names[place]) for place in places])

    def called(self, *places: int) -> Phrase:
        """Some of them before what they say: of more than two by their short names, which the first page explains."""
        return self.quoted(*places) if len(places) > 1 and self.heads == self.names else self.short(*places)

    def short(self, *places: int) -> Phrase:
        """Some of them by their short names; most of many as all the others."""
        if len(places) > MANY and 2 * len(places) > len(self.names):
            return self.words.tell("comparison-others", base="first" if 0 in places else "none", name=self.heads[0])
        return self.words.join([self.heads[place] for place in places])

    def named(self, every: "Compared") -> Phrase:
        """Who these are among all that are compared: named, or as all but some."""
        missing = [place for place, each in enumerate(every.variants) if not any(each is one for one in self.variants)]
        if len(missing) >= len(self.names):
            return self.words.join(list(self.heads))
        return self.words.tell("comparison-all-but", names=self.words.join([every.heads[place] for place in missing]))

    @property
    def heads(self) -> tuple[str, ...]:
        """What each is called at the head of a column: of more than two by its id, if that is enough."""
        ids = tuple(each.id for each in self.variants)
        return ids if self.all > TWO and len(set(ids)) == len(ids) else self.names

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rules of all of them: no two have the same."""
        registry: Registry = self.manner.teller.registry()
        return registry.numbers_of(*self.variants)

    @property
    def order(self) -> list[int]:
        """Their places in an order that does not depend on who is named first."""
        return sorted(range(len(self.variants)), key=lambda place: (self.variants[place].id, self.identities[place]))

    @property
    def counts(self) -> list[int]:
        """The numbers of players that all of them have, the one the game is explained for first."""
        known = merged([map(str, self.variants[place].rulesets) for place in self.order])
        return [int(each) for each in known if all(int(each) in one.rulesets for one in self.variants)]

    @property
    def having(self) -> dict[int, tuple[int, ...]]:
        """By number of players, the places of those who have rules for so many."""
        every = sorted({count for each in self.variants for count in each.rulesets})
        return {
            count: tuple(place for place, each in enumerate(self.variants) if count in each.rulesets) for count in every
        }


def names(variants: Sequence[Variant], asked: Sequence[str], words: Catalogue) -> tuple[str, ...]:
    """What to call each: by its title; where that is not enough by its id, by how it was asked for, by its place."""
    titles = [choose_title(each.titles.get((), {}), words.language, each.id) for each in variants]
    details = [[each.id, name, str(place)] for place, (each, name) in enumerate(zip(variants, asked, strict=True), 1)]
    said = titles
    for size in range(1, len(details[0]) + 1):
        twice = {name for name, count in Counter(said).items() if count > 1}
        said = [
            words.say("comparison-name", title=titles[place], detail=", ".join(dict.fromkeys(details[place][:size])))
            if name in twice
            else name
            for place, name in enumerate(said)
        ]
    return tuple(said)
