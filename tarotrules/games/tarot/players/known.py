"""What a player knows when something is to be decided: all that a program playing for somebody is given.

It is taken from the deal here and nowhere else, and says no more than :mod:`tarotrules.games.tarot.play.view` does.
"""

from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet, together
from tarotrules.cards.pack import EXCUSE
from tarotrules.cards.sets import EVERY, IN_SUIT, SUIT_OF, TRUMPS
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.claiming import Declaring
from tarotrules.games.tarot.play.flat import Contract
from tarotrules.games.tarot.play.game import Claimed, Game, Phase, Promised
from tarotrules.games.tarot.play.piles import lying
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import NO_CARD, Playing, Trick

NOBODY: Final = -1
_EXCUSE: Final = IN_SUIT[EXCUSE]


class Known:
    """What a player knows of a deal; nobody changes it."""

    __slots__ = (
        "called", "cards", "chien", "claims", "contract", "dealer", "dealt", "discard", "free", "gone", "hand",
        "leader", "led", "lying", "mode", "promises", "seat", "sides", "table", "taker", "top", "tricks",
    )  # fmt: skip

    def __init__(self, phase: Phase) -> None:
        game, seat = phase.game, phase.seat
        self.table: PlayTable = game.table
        self.seat, self.dealer = seat, game.dealer
        self.dealt: CardSet = game.dealt.hands[seat]
        self.taker: int | None = game.taker
        self.contract: Contract | None = game.contract
        self.mode: str | None = game.mode
        self.called: tuple[CardNumber, ...] = game.called
        self.claims: tuple[Claimed, ...] = game.claims
        self.promises: tuple[Promised, ...] = game.promises
        self.free: CardSet = game.free[seat] if game.free else 0
        """The own excused cards."""
        self.chien: CardSet = game.chien if _has_seen_chien(phase) else 0
        """No cards, as long as it is not seen."""
        self.discard: CardSet = game.discard & (EVERY if seat == game.taker else game.table.discardable.shown)
        """As much of it as is known."""
        playing = phase.playing if isinstance(phase, Declaring) else phase
        self._read_tricks(playing if isinstance(playing, Playing) else None)
        self.hand: CardSet = game.hands[seat] & ~self.gone
        self.lying: tuple[CardSet, ...] = tuple(lying(piles) & ~self.gone for piles in game.piles)
        """What everybody sees on the piles of each player; nothing, where there are none."""
        self.sides: tuple[Side | None, ...] = self._sides(game)
        """By seat; nothing, where it is not known yet."""

    def _read_tricks(self, playing: Playing | None) -> None:
        """The tricks that were won, and the cards on the table."""
        self.tricks: tuple[Trick, ...] = () if playing is None else playing.tricks
        self.cards: tuple[CardNumber, ...] = () if playing is None else playing.cards
        self.leader = NOBODY if playing is None else playing.leader
        self.led: CardSet = 0 if playing is None else playing.led
        self.top: CardNumber = NO_CARD if playing is None else playing.top
        self.gone: CardSet = 0 if playing is None else playing.gone

    def _sides(self, game: Game) -> tuple[Side | None, ...]:
        """Who called nobody is known to play alone; else the called cards tell, once they were seen."""
        if self.taker is None:
            return (None,) * self.table.players
        called = together(self.called)
        # Where the trick decides in which the card falls, it does not help to hold it.
        fallen = self.tricks[-1].gone if self.tricks else 0
        seen = (fallen if self.table.by_trick else self.hand | self.dealt | self.gone) | self.chien | self.discard
        if called & ~seen:
            other = None if self.seat == self.taker else DEFENCE
            known: dict[int, Side | None] = {self.seat: other, self.taker: ATTACK}
            known |= dict.fromkeys(_found(game, called & seen), ATTACK)
            return tuple(known.get(each) for each in range(self.table.players))
        attack = {self.taker, *game.partners}
        return tuple(ATTACK if each in attack else DEFENCE for each in range(self.table.players))

    @property
    def side(self) -> Side | None:
        """The own side."""
        return self.sides[self.seat]

    def is_friend(self, seat: int) -> bool:
        """Whether somebody plays on the own side, as far as is known; who only may be the partner is trusted."""
        return self.sides[seat] in {self.side, None} and (self.side == DEFENCE or self.sides[seat] is not None)

    def void(self, seat: int) -> CardSet:
        """All cards of the suits, and the trumps, of which a player has shown to have none."""
        found = 0
        for leader, cards in (*(trick[:2] for trick in self.tricks), (self.leader, self.cards)):
            place = (seat - leader) % self.table.players
            if 0 < place < len(cards) and not _EXCUSE >> cards[place] & 1:
                # An excused card says nothing of what is to be followed; the next that is none does.
                first = cards[0]
                if _EXCUSE >> first & 1:
                    first = next(card for card in cards if not _EXCUSE >> card & 1)
                led = SUIT_OF[first]
                played = SUIT_OF[cards[place]]
                if played != led:
                    found |= led if played == TRUMPS else led | TRUMPS
        return found


def _found(game: Game, cards: CardSet) -> tuple[int, ...]:
    """The partners whom some called cards have found."""
    if game.table.by_trick:
        return game.partners
    return tuple(seat for seat in game.partners if game.dealt.hands[seat] & cards)


def _has_seen_chien(phase: Phase) -> bool:
    """Whether the player has seen the chien by now."""
    rules = phase.game.table.rules
    match phase:
        case Calling() if rules.call is not None and rules.call.moment == "before_chien":
            return False
        case Announcing(queue=((_, promise), *_)) if rules.promise[promise].moment == "after_auction":
            return False
    return phase.game.sees_chien(phase.seat)
