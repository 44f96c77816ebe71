"""Records told as a whole: what the phrasebook knows by its shape is said with what fills its holes."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tarotrules.cards.pack import EXCUSE_ALONE, TRUMPS, Card
from tarotrules.expressions.tree import Compare, Expression, Path
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.phrasebook.patterns import FEATS, HAND, ONE_CARD, WHO, Found, find
from tarotrules.games.tarot.phrasebook.presence import settled
from tarotrules.games.telling.told import said, yes_no
from tarotrules.wording.nouns import Count
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

EVERY_TRICK: Final = Compare("=", Path(("achiever", "tricks")), Path(("deal", "tricks")))
"""What keeps a promise to win them all."""

_COUNTED: Final = (("n", "some-cards"), ("m", "other-cards"))
"""Numbers, and what they count."""
_HANDS: Final = frozenset({"hand", "dealt"})


def _holds(hole: str, cards: frozenset[Card]) -> bool:
    """Whether cards are of the kind that a hole holds."""
    match hole:
        case "one-trump":
            return len(cards) == 1 and cards <= TRUMPS
        case "trump-or-excuse":
            return cards == TRUMPS | EXCUSE_ALONE
        case "the-excuse":
            return cards == EXCUSE_ALONE
    return (len(cards) == 1) == (hole in ONE_CARD)


class Idiom:
    """What one condition is called, if the phrasebook has it."""

    def __init__(self, teller: Teller, found: Found) -> None:
        self.teller, self.found = teller, found

    @classmethod
    def of(cls, teller: Teller, kind: str, when: Expression) -> "Idiom | None":
        """The idiom for a condition of a kind of record."""
        deck = teller.rules.deck.class_

        def is_single(name: str) -> bool:
            return name in deck and len(deck[name].cards) == 1

        def fits(hole: str, name: str) -> bool:
            if hole in FEATS:
                promise = teller.rules.promise.get(name)
                return promise is not None and (hole == FEATS[0] or promise.kept == EVERY_TRICK)
            if hole == HAND:
                return name in _HANDS
            if hole in WHO:
                return name in WHO[hole]
            return name in deck and _holds(hole, frozenset(deck[name].cards))

        found = find(kind, settled(when, is_single), fits, lambda name: frozenset(deck[name].cards))
        return None if found is None else cls(teller, found)

    def told(self, part: str | None = None) -> Phrase:
        """Its sentence, or a part of it."""
        name = f"phrase-{self.found.pattern.name}"
        message = name if part is None else f"{name}.{part}"
        wanted = self.teller.words.arguments(message)
        return said(self.teller.words, message, {key: value for key, value in self.arguments() if key in wanted})

    @classmethod
    def of_hand(cls, teller: Teller, when: Expression, hand: str) -> "Idiom | None":
        """The idiom for what a player has in hand, if it speaks of the hand one is talking of."""
        idiom = cls.of(teller, "hand", when)
        return idiom if idiom is not None and idiom.found.held[HAND] == hand else None

    def has(self, part: str) -> bool:
        """Whether there is more to say, or a shorter way to say something."""
        return self.teller.words.has(f"phrase-{self.found.pattern.name}.{part}")

    def payee(self, party: Expression) -> Phrase | None:
        """Somebody who is paid, if the idiom has just spoken of them."""
        name = self.found.payee(party)
        return None if name is None else self.told(name)

    def arguments(self) -> Iterator[tuple[str, Value]]:
        """What fills the holes, as sentences want it; so many of something are also counted."""
        for hole, value in self.found.held.items():
            if isinstance(value, Fraction):
                yield hole, value
            elif hole == HAND:
                continue
            elif hole in WHO:
                yield hole, value
            elif hole in FEATS:
                yield hole, self.teller.title("promise", value)
            else:
                yield hole, self.teller.noun(value)
        for number, hole in _COUNTED:
            count, name = self.found.held.get(number), self.found.held.get(hole)
            if isinstance(count, Fraction) and isinstance(name, str):
                yield f"count-{number}", Count(count, self.teller.noun(name))
                if number == "n":
                    yield "all", yes_no(count == len(self.teller.cards(name)))
