"""The exchange: cards are laid away for as many of the stock (CAV L 21 to L 36)."""

from collections.abc import Iterator
from itertools import chain
from random import Random

from tarotrules.cards.bits import CardNumber
from tarotrules.games.piquet.play.acts import LOOK, Act
from tarotrules.games.piquet.play.cards import together
from tarotrules.games.piquet.play.game import Game, Over, Phase, go_on
from tarotrules.games.piquet.ruleset.exchange import Exchange, Takes
from tarotrules.games.playing.acts import PASS, Discard, NotAnOption
from tarotrules.games.playing.options import Discards, Few, Subsets
from tarotrules.sampling.draws import any_place


class OrNone(Discards):
    """So many cards, or none."""

    __slots__ = ()

    def __len__(self) -> int:
        return super().__len__() + 1

    def __contains__(self, act: object) -> bool:
        return act == Discard(0) or super().__contains__(act)

    def __iter__(self) -> Iterator[Discard]:
        return chain((Discard(0),), super().__iter__())

    def pick(self, random: Random) -> Discard:
        """Any of them; of one number, all are alike likely."""
        numbers = self.subsets.most - self.subsets.least + 2
        return super().pick(random) if any_place(numbers, random) else Discard(0)


class Exchanging(Phase):
    """Somebody exchanges cards."""

    __slots__ = ("game", "place", "step", "takes")

    def __init__(self, game: Game, step: int, place: int, takes: Takes) -> None:
        self.game, self.step, self.place, self.takes = game, step, place, takes

    @property
    def most(self) -> int:
        """As many cards as the rules allow, and no more than there are."""
        return min(self.takes.most, len(self.game.stock))

    @property
    def least(self) -> int:
        """So many at least, as far as there are; perhaps the larger half of what there is (R27)."""
        half = (len(self.game.stock) + 1) // 2 if self.takes.half else 0
        return min(max(self.takes.least, half), self.most)

    @property
    def may_refuse(self) -> bool:
        """Whether none at all may be exchanged (R25)."""
        return self.takes.or_none is True or not self.least

    def options(self) -> Discards:
        """So many cards of the hand."""
        subsets = Subsets(0, self.game.hands[self.place], self.least, self.most)
        return OrNone(subsets) if self.may_refuse and self.least else Discards(subsets)

    def after(self, act: Act) -> Phase | Over:
        """As many are taken."""
        if not isinstance(act, Discard):
            raise NotAnOption(act)
        game, place, rules = self.game, self.place, self.game.table.rules
        number, stock = act.cards.bit_count(), self.in_order()
        hands, discards = list(game.hands), list(game.discards)
        hands[place] = hands[place] & ~act.cards | together(stock[:number])
        discards[place] = act.cards
        left = tuple(card for card in game.stock if card not in stock[:number])
        looks = place == 0 and rules.exchange is not None and rules.exchange.unused_seen == "by_elder"
        unused = together(stock[number : self.most]) if looks else game.unused
        changed = game._replace(hands=tuple(hands), discards=tuple(discards), stock=left, unused=unused)
        return go_on(changed, self.step)

    def in_order(self) -> tuple[CardNumber, ...]:
        """The stock as the player takes it: from the top, or his own first (R28)."""
        game, exchange = self.game, self.game.table.rules.exchange
        if self.place == 0 or exchange is None or exchange.order == "top_first":
            return game.stock
        elder = exchange.elder.most if exchange.elder is not None else 0
        own = game.dealt.stock[elder:]
        return (*own, *(card for card in game.stock if card not in own))


def elder_exchanges(game: Game, step: int) -> Phase | Over:
    """The elder's, if it is not for the dealer alone."""
    exchange = game.table.rules.exchange
    takes = None if exchange is None else exchange.elder
    return go_on(game, step) if takes is None else Exchanging(game, step, 0, takes)


def younger_exchanges(game: Game, step: int) -> Phase | Over:
    """The dealer's."""
    exchange = game.table.rules.exchange
    return go_on(game, step) if exchange is None else Exchanging(game, step, game.table.places[-1], exchange.younger)


class Looking(Phase):
    """The dealer may look at the cards of the stock that are left; then the others may, too (CAV L 36)."""

    __slots__ = ("game", "place", "step")

    def __init__(self, game: Game, step: int) -> None:
        self.game, self.step, self.place = game, step, game.table.places[-1]

    def options(self) -> Few[Act]:
        """To look, or to leave them."""
        return Few((LOOK, PASS))

    def after(self, act: Act) -> Phase | Over:
        """Everybody sees them, or nobody."""
        if act not in {LOOK, PASS}:
            raise NotAnOption(act)
        return go_on(self.game._replace(looked=act == LOOK), self.step)


def looking(game: Game, step: int) -> Phase | Over:
    """What may be seen of the stock, if something is left of it."""
    may = game.stock and _exchange(game).left_seen == "if_younger_looks"
    return Looking(game, step) if may else go_on(game, step)


def _exchange(game: Game) -> Exchange:
    exchange = game.table.rules.exchange
    if exchange is None:
        raise ValueError("nothing of a stock is left where nobody exchanges")
    return exchange
