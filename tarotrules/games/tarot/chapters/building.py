"""What conditions, amounts and classes of cards are put together of, in words of a language."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path as File
from typing import Any, Final

from tarotrules.cards.pack import EXCUSE, PACK, SUITS, TRUMP, TRUMPS, Card, card_name, parse_card
from tarotrules.expressions.tree import Path, Steps
from tarotrules.games import building
from tarotrules.games.building import Fact, FactKind, Handful, Named, Pack, Row
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.faces import RANKS, label, name_of
from tarotrules.games.tarot.chapters.telling import Teller, capitalised
from tarotrules.games.tarot.ruleset.bonuses import nobody_at
from tarotrules.games.tarot.ruleset.features import (
    CARD,
    NUMBERS,
    PARTIES,
    PLACES,
    TRUTH,
    Names,
    is_of_cards,
    members,
    roots,
)
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.settings.kinds import Formula, Kind
from tarotrules.settings.walk import SettingPath
from tarotrules.source.tables import read_table
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.phrase import Phrase, plain

_KINDS: Final[dict[str, FactKind]] = {
    **dict.fromkeys(NUMBERS, "number"), **dict.fromkeys(PARTIES, "party"), TRUTH: "truth", CARD: "card",
}  # fmt: skip
_FEAT: Final = "promise"
_TAKING: Final = (("attack",), ("defence",))
"""The sides whose cards are counted; who else has them is one of these."""
_STEPS: Final[dict[str, int]] = {"number": 2, "truth": 1, "party": 3, "card": 2}
"""So many steps lead to what is offered; what is farther away nobody speaks of."""
_RUN: Final = 3
"""So many trumps side by side are said as the first and the last."""
_HANDFULS: Final = File(__file__).parents[1] / "handfuls.toml"
_PIPS: Final = range(1, 11)


class Building:
    """What values are put together of, by the rules of a table."""

    def __init__(self, variant: Variant, rules: Ruleset, language: str) -> None:
        self.rules = rules
        self.teller = Teller(rules, catalogue(language), variant.titles)
        self.reader = Reader(self.teller)

    # --- conditions and amounts ---

    def facts(self, kind: Formula, path: SettingPath) -> Iterator[Fact]:
        """What there is to be asked about where a formula stands; a card that is not the only one is nobody's."""
        single = frozenset(name for name in self.rules.deck.class_ if len(self.teller.cards(name)) == 1)
        barred = {*nobody_at(self.rules.bonus, path, kind.scope), *(path[1:2] if path[:1] == (_FEAT,) else ())}
        names = Names(frozenset(self.rules.deck.class_), frozenset(self.rules.promise))
        for root, type_ in roots(kind.scope, names).items():
            if root not in barred and (type_ != "class" or root in single):
                yield from self._below((root,), type_, self._about(root, type_), names)

    def _below(self, steps: Steps, type_: str, about: str, names: Names) -> Iterator[Fact]:
        kind = _KINDS.get(type_)
        if kind is not None and len(steps) <= _STEPS[kind]:
            where = plain(capitalised(self.teller.say("building-taken"))) if is_of_cards(steps) else about
            yield Fact(".".join(steps), kind, plain(capitalised(self._named(steps, kind))), where)
        if len(steps) < max(_STEPS.values()):
            for step, inner in members(type_, names).items():
                if is_of_cards((*steps, step)) and steps not in _TAKING:
                    continue
                yield from self._below((*steps, step), inner, about, names)

    def _named(self, steps: Steps, kind: FactKind) -> Phrase:
        if kind in {"party", "card"}:
            return self.reader.who(steps)
        return self.reader.truth(Path(steps)) if kind == "truth" else self.reader.path(steps)

    def _about(self, root: str, type_: str) -> str:
        return plain(capitalised(self._heading(root, type_)))

    def _heading(self, root: str, type_: str) -> Phrase:
        say = self.teller.say
        if type_ in PLACES:
            return say("place-noun", place=root)
        if type_ in PARTIES:
            return say("building-people")
        if type_ == "class":
            return say("hold-card", card=self.teller.noun(root))
        return self.teller.title(_FEAT, root) if type_ == _FEAT else say("building-deal")

    def classes(self) -> Iterator[Named]:
        """The classes of cards that are declared."""
        for name in self.rules.deck.class_:
            yield Named(name, plain(capitalised(self.teller.say("building-class", noun=self.teller.noun(name)))))

    def aloud(self, kind: Kind, value: Any) -> str:
        """A formula as the book says it, or some cards, counted."""
        if not isinstance(kind, Formula):
            return plain(self._counted(value))
        read = {"truth": self.reader.truth, "number": self.reader.worth, "party": self.reader.thing}
        return plain(read[kind.gives](value))

    # --- cards ---

    def pack(self, kind: Kind) -> Pack:  # noqa: ARG002 there is one kind
        """The 78 cards by suit, the trumps as a run; and how people speak of several."""
        rows = (*(self._row(suit) for suit in (TRUMP, *SUITS)), self._row(EXCUSE))
        return Pack(rows, tuple(self._handfuls()))

    def _row(self, suit: str) -> Row:
        cards = sorted((card for card in PACK if card.suit == suit), key=lambda card: card.rank, reverse=suit in SUITS)
        words = self.teller.words
        shown = (
            building.Card(card_name(card), label(words, card), plain(capitalised(name_of(words, card))))
            for card in cards
        )
        return Row(plain(capitalised(self._suit(suit))), tuple(shown), run=suit == TRUMP)

    def _suit(self, suit: str) -> Phrase:
        if suit == TRUMP:
            return self._plural("class-trumps")
        return self.teller.say("cards-excuse") if suit == EXCUSE else self.teller.say("building-suit", suit=suit)

    def _plural(self, noun: str) -> Phrase:
        return self.teller.say("building-class", noun=Noun(noun))

    def _handfuls(self) -> Iterator[Handful]:
        """Those that have a noun; the low cards; the suits."""
        for noun, cards in handfuls().items():
            yield self._handful(self._plural(noun), cards)
        pips = [card for rank in _PIPS for card in _of_rank(rank)]
        yield self._handful(self.teller.say("building-pips", first=_PIPS[0], last=_PIPS[-1]), pips)
        for suit in SUITS:
            yield self._handful(self._suit(suit), [card for card in PACK if card.suit == suit])

    def _handful(self, name: Phrase, cards: Iterable[Card]) -> Handful:
        return Handful(plain(capitalised(name)), tuple(map(card_name, cards)))

    def chosen(self, kind: Kind, value: Any) -> Iterator[str]:  # noqa: ARG002 there is one kind
        """The codes of some cards."""
        yield from map(card_name, value)

    def gathered(self, kind: Kind, codes: Iterable[str]) -> Iterator[tuple[str, ...]]:  # noqa: ARG002 there is one kind
        """Cards as people write them."""
        yield from written(card for card in map(parse_card, codes) if card is not None)

    def _counted(self, cards: Iterable[Card]) -> Phrase:
        """What some cards come to: *21 trumps and 4 kings: 25 cards*."""
        left = set(cards)
        total, parts = len(left), list[Phrase]()
        for suit in SUITS:
            if left.issuperset(row := [card for card in PACK if card.suit == suit]):
                left -= set(row)
                parts.append(self.teller.say("building-whole-suit", suit=suit))
        for noun, alike in _ranks().items():
            if left.issuperset(alike):
                left -= set(alike)
                parts.append(self.teller.say("building-count", count=Count(Fraction(len(alike)), Noun(noun))))
        trumps = sorted(card.rank for card in left if card.suit == TRUMP)
        if len(trumps) == len(TRUMPS):
            parts.append(self.teller.say("building-count", count=Count(Fraction(len(trumps)), Noun("class-trumps"))))
            left -= TRUMPS
        for run in (each for each in _runs(trumps) if _RUN <= len(each) < len(TRUMPS)):
            left -= {Card(TRUMP, rank) for rank in run}
            parts.append(self.teller.say("cards-trumps", first=run[0], last=run[-1]))
        parts += [name_of(self.teller.words, card) for card in PACK if card in left]
        count = Count(Fraction(total), Noun("card"))
        return self.teller.sentence("building-total", cards=self.teller.list(parts), count=count)


def written(cards: Iterable[Card]) -> Iterator[tuple[str, ...]]:
    """Cards as people write them: ``king``, ``1..10``, ``T1..T21``, ``excuse``."""
    left = set(cards)
    for rank, name in sorted(RANKS.items(), reverse=True):
        if left.issuperset(_of_rank(rank)):
            left -= set(_of_rank(rank))
            yield (name,)
    pips = [rank for rank in _PIPS if left.issuperset(_of_rank(rank))]
    for run in _runs(pips):
        left -= {card for rank in run for card in _of_rank(rank)}
        yield from _between([f"{rank}" for rank in run])
    trumps = sorted(card.rank for card in left if card.suit == TRUMP)
    yield from ((card_name(card),) for card in PACK if card in left and card.suit in SUITS)
    for run in _runs(trumps):
        yield from _between([card_name(Card(TRUMP, rank)) for rank in run])
    if Card(EXCUSE, 0) in left:
        yield ("excuse",)


@cache
def handfuls() -> dict[str, tuple[Card, ...]]:
    """The cards that a noun stands for, and the noun."""
    named = {noun: map(parse_card, codes.split()) for noun, codes in read_table(_HANDFULS).items()}
    return {noun: tuple(card for card in cards if card is not None) for noun, cards in named.items()}


def _ranks() -> dict[str, tuple[Card, ...]]:
    """Those of one rank."""
    return {noun: cards for noun, cards in handfuls().items() if len({card.rank for card in cards}) == 1}


def _of_rank(rank: int) -> tuple[Card, ...]:
    return tuple(Card(suit, rank) for suit in SUITS)


def _runs(ranks: Iterable[int]) -> list[list[int]]:
    """Numbers in runs, each one more than the one before."""
    runs: list[list[int]] = []
    for rank in ranks:
        if runs and runs[-1][-1] == rank - 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return runs


def _between(run: list[str]) -> Iterator[tuple[str, ...]]:
    if len(run) >= _RUN:
        yield run[0], run[-1]
    else:
        yield from ((each,) for each in run)
