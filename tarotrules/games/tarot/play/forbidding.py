"""Cards that may not be played as long as there are others."""

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from tarotrules.cards.bits import BITS, CardNumber, CardSet, each, together
from tarotrules.cards.sets import SUIT_OF
from tarotrules.expressions.compiled import Made, Value, compiled, is_true
from tarotrules.expressions.tree import And, Expression, Is, Path
from tarotrules.games.tarot.play.sight import counter
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

if TYPE_CHECKING:
    from tarotrules.games.tarot.play.tricks import Playing

CARD = Path(("card",))


class About(NamedTuple):
    """What is looked at when somebody would play a card."""

    card: CardNumber
    hand: CardSet
    """The card still among them."""
    trick: CardSet
    """What lies on the table."""
    number: int
    """Of the trick, counted from 1."""


class _Words(NamedTuple):
    """The words of conditions on a card, as functions of what is looked at."""

    players: int
    tricks: int
    classes: Mapping[str, CardSet]

    def reader(self, steps: tuple[str, ...]) -> Made:
        """The function that reads a path."""
        match steps:
            case ("card",):
                return lambda about: about.card
            case ("this_trick", "number"):
                return lambda about: about.number
            case ("this_trick", what):
                of_trick = counter(self.classes, what)
                return lambda about: of_trick(about.trick)
            case ("hand", what):
                of_hand = counter(self.classes, what)
                return lambda about: of_hand(about.hand)
            case ("deal", "tricks"):
                return lambda _: self.tricks
        return (lambda _: self.players) if steps == ("players",) else (lambda _: None)

    def belongs(self, kind: str) -> Callable[[Value], Value]:
        """Whether the card is of a class."""
        those = self.classes[kind]
        return lambda card: bool(those >> card & 1)


class Ban(NamedTuple):
    """A rule that forbids cards."""

    name: str | None
    """By what name it is declared; the one about the called suit has none."""
    of: "Callable[[Playing, CardSet], CardSet]"
    """Those of some cards that it forbids."""


def bans(rules: Ruleset, classes: Mapping[str, CardSet]) -> Iterator[Ban]:
    """What is declared to be forbidden."""
    words = _Words(rules.players, rules.deal.tricks, classes)
    for name, forbid in rules.forbid.items():
        yield Ban(name, _forbidden(compiled(forbid.when, words), _of_cards(forbid.when, classes)))


def opening(rules: Ruleset) -> Iterator[Ban]:
    """What may not be led to the first trick."""
    if rules.call is not None and rules.call.first_lead == "not_called_suit":
        yield Ban(None, _called_suit)


def without(playing: "Playing", may: CardSet, those: tuple[Ban, ...]) -> CardSet:
    """The cards that are not forbidden; whoever has no other may play them all the same."""
    return may & ~reduce(or_, (ban.of(playing, may) for ban in those), 0) or may


def _called_suit(playing: "Playing", cards: CardSet) -> CardSet:
    """The suit of a called card may not be led to the first trick; the card itself may (R-RO201206, p. 12)."""
    called = playing.game.called
    return cards & reduce(or_, (SUIT_OF[card] for card in called), 0) & ~together(called)


def _of_cards(condition: Expression, classes: Mapping[str, CardSet]) -> CardSet | None:
    """The only cards that a condition can hold of, where it names some."""
    match condition:
        case Is(operand, kind) if operand == CARD:
            return classes[kind]
        case And(operands):
            found = (_of_cards(each, classes) for each in operands)
            return next((those for those in found if those is not None), None)
    return None


def _forbidden(when: Made, among: CardSet | None) -> "Callable[[Playing, CardSet], CardSet]":
    def forbidden(playing: "Playing", cards: CardSet) -> CardSet:
        asked = cards if among is None else cards & among
        if not asked:
            return 0
        hand, number = playing.hand(), len(playing.tricks) + 1
        trick = reduce(or_, (BITS[card] for card in playing.cards), 0)
        those = (card for card in each(asked) if is_true(when(About(card, hand, trick, number))))
        return reduce(or_, (BITS[card] for card in those), 0)

    return forbidden
