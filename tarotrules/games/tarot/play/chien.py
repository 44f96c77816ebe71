"""The chien, and the discard."""

from tarotrules.cards.bits import CardSet
from tarotrules.games.playing.acts import Discard, NotAnOption
from tarotrules.games.playing.options import Discards, Subsets
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.game import Game, Over, Phase, go_on
from tarotrules.games.tarot.play.piles import lying


def taking_up(game: Game, place: int) -> Phase | Over:
    """The taker takes up the chien, where the contract says so."""
    taker = game.taker
    if taker is None or not game.takes_up():
        return go_on(game, place)
    hands = list(game.hands)
    hands[taker] |= game.chien
    return go_on(game.with_(hands=tuple(hands)), place)


def discarding(game: Game, place: int) -> Phase | Over:
    """As many cards go down as were taken up."""
    return Discarding(game, place) if game.takes_up() else go_on(game, place)


def to_discard(game: Game) -> CardSet:
    """The cards among which the taker chooses: what lies on the table stays there."""
    taker = game.taker or 0
    return game.hands[taker] & ~lying(game.piles[taker]) if game.piles else game.hands[taker]


class Discarding(Phase):
    """The taker lays cards away."""

    __slots__ = ("game", "place", "seat")

    def __init__(self, game: Game, place: int) -> None:
        self.game, self.place = game, place
        self.seat = game.taker or 0

    def options(self) -> Discards:
        """Cards that are free; of those that go only if forced, as few as can be; then of those that never do."""
        table, hand = self.game.table, to_discard(self.game)
        never, forced = table.discardable.never, table.discardable.forced
        must = 0
        for among in (hand & ~never & ~forced, hand & forced, hand & never):
            short = table.chien - must.bit_count()
            if among.bit_count() >= short:
                return Discards(Subsets(must, among, short, short))
            must |= among
        return Discards(Subsets(must, 0, 0, 0))

    def after(self, act: Act) -> Phase | Over:
        """The deal goes on."""
        if not isinstance(act, Discard):
            raise NotAnOption(act)
        hands = list(self.game.hands)
        hands[self.seat] &= ~act.cards
        return go_on(self.game.with_(hands=tuple(hands), discard=act.cards), self.place)
