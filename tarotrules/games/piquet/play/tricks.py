"""The tricks: whoever can follows suit, and the highest card of the suit that was led wins (R62)."""

from typing import Final, NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.cards import SUIT_OF
from tarotrules.games.piquet.play.game import Game, Over, Phase, go_on
from tarotrules.games.playing.acts import NotAnOption, Play
from tarotrules.games.playing.options import Plays

NO_CARD: Final = -1


class Trick(NamedTuple):
    """A trick, its cards in the order they were played."""

    leader: int
    """A place, as the winner's."""
    cards: tuple[CardNumber, ...]
    winner: int
    top: CardNumber
    """The card that won it."""


class Leading(Phase):
    """The elder leads to the first trick, before the others call."""

    __slots__ = ("game", "place", "step")

    def __init__(self, game: Game, step: int) -> None:
        self.game, self.step, self.place = game, step, 0

    def options(self) -> Plays:
        """Any card."""
        return Plays(self.game.hands[0])

    def after(self, act: Act) -> Phase | Over:
        """The others call, and the trick goes on."""
        if not isinstance(act, Play):
            raise NotAnOption(act)
        return go_on(self.game._replace(lead=act.card), self.step)


class Playing(Phase):
    """Somebody plays a card."""

    __slots__ = ("cards", "game", "gone", "leader", "place", "top", "tricks")

    def __init__(  # noqa: PLR0913, PLR0917 the table as it lies, made at every card
        self, game: Game, leader: int, tricks: tuple[Trick, ...], gone: CardSet, cards: tuple[CardNumber, ...],
        top: CardNumber,
    ) -> None:  # fmt: skip
        self.game, self.leader, self.tricks, self.gone, self.cards, self.top = game, leader, tricks, gone, cards, top
        self.place = (leader + len(cards)) % game.table.players

    def hand(self) -> CardSet:
        """What the player still holds."""
        return self.game.hands[self.place] & ~self.gone

    def playable(self) -> CardSet:
        """The cards of the suit that was led; all, if there are none, or if one leads."""
        hand = self.hand()
        return (hand & SUIT_OF[self.cards[0]] if self.cards else 0) or hand

    def options(self) -> Plays:
        """The cards that may be played."""
        return Plays(self.playable())

    def after(self, act: Act) -> Phase | Over:
        """The next card, or the end."""
        if not isinstance(act, Play):
            raise NotAnOption(act)
        game, card, top = self.game, act.card, self.top
        cards, gone = (*self.cards, card), self.gone | 1 << card
        if top == NO_CARD or (SUIT_OF[card] == SUIT_OF[top] and card > top):
            top = card
        if len(cards) < game.table.players:
            return Playing(game, self.leader, self.tricks, gone, cards, top)
        winner = (self.leader + cards.index(top)) % game.table.players
        tricks = (*self.tricks, Trick(self.leader, cards, winner, top))
        if len(tricks) == game.table.rules.deal.hand:
            return Over(game, (game.dealt.dealer + 1) % game.table.players, tricks)
        return Playing(game, winner, tricks, gone, (), NO_CARD)


def leading(game: Game, step: int) -> Phase | Over:
    """The first card."""
    return Leading(game, step)


def tricks(game: Game, _step: int) -> Phase | Over:
    """The second card."""
    lead = NO_CARD if game.lead is None else game.lead
    return Playing(game, 0, (), 1 << lead, (lead,), lead)
