"""Calling a partner."""

from tarotrules.cards.bits import CardNumber, CardSet, each, together
from tarotrules.games.playing.acts import NotAnOption
from tarotrules.games.playing.options import Few, Options
from tarotrules.games.tarot.play.acts import Act, Call
from tarotrules.games.tarot.play.game import Game, Over, Phase, go_on
from tarotrules.games.tarot.ruleset import call
from tarotrules.games.tarot.ruleset.call import opposite


def calling(game: Game, place: int, turn: int = 0) -> Phase | Over:
    """The taker calls a card, and as many more as the rules say; where there is none to be called, none."""
    for number, ranks in enumerate(game.table.callable[turn:], turn):
        cards = _callable(game, ranks)
        if cards:
            return Calling(game, place, cards, number)
    return go_on(game, place)


def facing(game: Game, place: int) -> Phase | Over:
    """Whoever sits opposite the taker is the partner."""
    partner = opposite(game.table.rules, game.taker or 0) if has_partner(game) else None
    return go_on(game.joined_by(partner), place)


def has_partner(game: Game) -> bool:
    """Whether a partner goes with the contract."""
    return game.contract is None or call.has_partner(game.table.rules, game.contract.id)


def _callable(game: Game, ranks: tuple[CardSet, ...]) -> CardSet:
    """The cards of the first rank, and of the next as far as the taker has all of those before, or has called them."""
    taker, rules = game.taker, game.table.rules.call
    if taker is None or rules is None or not has_partner(game):
        return 0
    hand, found, called = game.hands[taker], 0, together(game.called)
    for cards in ranks:
        found |= cards & ~called
        if cards & ~called & ~hand:
            break
    return found if rules.self_call == "allowed" else found & ~hand


class Calling(Phase):
    """The taker calls a card."""

    __slots__ = ("cards", "game", "place", "seat", "turn")

    def __init__(self, game: Game, place: int, cards: CardSet, turn: int = 0) -> None:
        self.game, self.place, self.cards, self.turn = game, place, cards, turn
        self.seat = game.taker or 0

    def options(self) -> Options[Act]:
        """Any of the cards that may be called."""
        return Few(map(Call, each(self.cards)))

    def after(self, act: Act) -> Phase | Over:
        """Whoever was dealt it is a partner; nobody is, if it lay in the chien or is held by one who cannot be.

        Where the partner is whoever wins the trick in which it falls, there is nobody before.
        """
        if not isinstance(act, Call):
            raise NotAnOption(act)
        game = self.game.with_(called=(*self.game.called, act.card))
        if not game.table.by_trick:
            game = game.joined_by(*holders(game, act.card))
        return calling(game, self.place, self.turn + 1)


def holders(game: Game, card: CardNumber) -> tuple[int, ...]:
    """Whoever was dealt a called card, if that makes a partner."""
    barred = _barred(game)
    return tuple(seat for seat, hand in enumerate(game.dealt.hands) if hand >> card & 1 and seat not in barred)


def _barred(game: Game) -> tuple[int | None, ...]:
    """Who cannot be a partner: the taker, and perhaps a dealer at fault for a misdeal."""
    rules = game.table.rules.call
    return (game.taker,) if rules is None or rules.barred_may_be_called else (game.taker, game.dealt.silent)
