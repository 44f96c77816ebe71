"""Calling a partner."""

from tarotrules.cards.sets import CardSet, each
from tarotrules.games.tarot.play.acts import Act, Call, NotAnOption
from tarotrules.games.tarot.play.game import Game, Over, Phase, go_on
from tarotrules.games.tarot.play.options import Few, Options
from tarotrules.games.tarot.ruleset import call
from tarotrules.games.tarot.ruleset.call import opposite


def calling(game: Game, place: int) -> Phase | Over:
    """The taker calls a card, if there is one to be called; otherwise the taker plays alone."""
    cards = _callable(game)
    return Calling(game, place, cards) if cards else go_on(game, place)


def facing(game: Game, place: int) -> Phase | Over:
    """Whoever sits opposite the taker is the partner."""
    partner = opposite(game.table.rules, game.taker or 0) if has_partner(game) else None
    return go_on(game.with_(partner=partner), place)


def has_partner(game: Game) -> bool:
    """Whether a partner goes with the contract."""
    return game.contract is None or call.has_partner(game.table.rules, game.contract.id)


def _callable(game: Game) -> CardSet:
    """The cards of the first rank, and of the next as far as the taker has all of those before."""
    taker, rules = game.taker, game.table.rules.call
    if taker is None or rules is None or not has_partner(game):
        return 0
    hand, found = game.hands[taker], 0
    for cards in game.table.callable:
        found |= cards
        if cards & ~hand:
            break
    return found if rules.self_call == "allowed" else found & ~hand


class Calling(Phase):
    """The taker calls a card."""

    __slots__ = ("cards", "game", "place", "seat")

    def __init__(self, game: Game, place: int, cards: CardSet) -> None:
        self.game, self.place, self.cards = game, place, cards
        self.seat = game.taker or 0

    def options(self) -> Options:
        """Any of the cards that may be called."""
        return Few(map(Call, each(self.cards)))

    def after(self, act: Act) -> Phase | Over:
        """Whoever was dealt it is the partner; nobody is, if it lay in the chien or is held by one who cannot be.

        Where the partner is whoever wins the trick in which it falls, there is nobody before.
        """
        if not isinstance(act, Call):
            raise NotAnOption(act)
        if self.game.table.by_trick:
            return go_on(self.game.with_(called=act.card), self.place)
        bit, alone = 1 << act.card, _no_partners(self.game)
        holders = (seat for seat, hand in enumerate(self.game.dealt.hands) if hand & bit and seat not in alone)
        return go_on(self.game.with_(called=act.card, partner=next(holders, None)), self.place)


def _no_partners(game: Game) -> tuple[int | None, ...]:
    """Who cannot be the partner: the taker, and perhaps a dealer at fault for a misdeal."""
    rules = game.table.rules.call
    return (game.taker,) if rules is None or rules.barred_may_be_called else (game.taker, game.dealt.silent)
