"""The tricks: whose turn it is, what may be played, and who wins."""

from typing import Final, NamedTuple

from tarotrules.cards.bits import BITS, CardNumber, CardSet
from tarotrules.cards.sets import SUIT_OF, TRUMPS
from tarotrules.games.playing.acts import NotAnOption, Play
from tarotrules.games.playing.options import Options, Plays
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.forbidding import Ban, without
from tarotrules.games.tarot.play.game import PLAYED, Game, Over, Phase
from tarotrules.games.tarot.play.piles import turned_up
from tarotrules.games.tarot.ruleset.play import may_end_slam

NO_CARD: Final = -1
_new: Final = object.__new__
_trick: Final = tuple.__new__


class Trick(NamedTuple):
    """A trick, its cards in the order they were played."""

    leader: int
    cards: tuple[CardNumber, ...]
    winner: int
    top: CardNumber
    """The card that won it."""
    gone: CardSet
    """All cards played until then."""


class Playing(Phase):
    """Somebody plays a card."""

    __slots__ = ("cards", "game", "gone", "leader", "led", "seat", "top", "tricks")

    def __init__(  # noqa: PLR0913, PLR0917 the table as it lies, made at every card
        self, game: Game, leader: int, tricks: tuple[Trick, ...] = (), gone: CardSet = 0,
        cards: tuple[CardNumber, ...] = (), led: CardSet = 0, top: CardNumber = NO_CARD,
    ) -> None:  # fmt: skip
        self.game, self.leader, self.tricks, self.gone = game, leader, tricks, gone
        self.cards, self.led, self.top = cards, led, top
        """On the table; the suit that is to be followed; the card that would win now."""
        self.seat = (leader + len(cards)) % game.players

    def hand(self) -> CardSet:
        """What the player still holds."""
        return self.game.hands[self.seat] & ~self.gone

    def playable(self) -> CardSet:
        """The cards that may be played."""
        game, led = self.game, self.led
        if not led and not self.tricks and not self.cards:
            return without(self, self.hand(), game.table.opening)
        seat = self.seat
        may = game.hands[seat] & ~self.gone
        if led:
            may = game.playable(may, game.free[seat], led, game.table.trumps_over[self.top])
        return without(self, may, game.bans) if game.bans else may

    def due(self) -> CardSet:
        """The cards that are left by the duties to follow, to trump and to overtrump, forbidden ones among them."""
        game, hand = self.game, self.hand()
        return game.playable(hand, game.free[self.seat], self.led, game.table.trumps_over[self.top])

    def ban_on(self, card: CardNumber) -> Ban | None:
        """What forbids a card; nothing, if it may be played or a duty bars it."""
        bit = BITS[card] & self.due() & ~self.playable()
        those = self.game.bans if self.tricks or self.cards else self.game.table.opening
        return next((ban for ban in those if ban.of(self, bit)), None)

    def beating(self) -> CardSet:
        """The trumps that beat what lies on the table."""
        return self.game.table.trumps_over[self.top]

    def options(self) -> Options[Act]:
        """The cards that may be played."""
        return Plays(self.playable())

    def after(self, act: Act) -> Phase | Over:
        """The next card, or what follows the last."""
        if not isinstance(act, Play):
            raise NotAnOption(act)
        return self.play(act.card)

    def in_(self, game: Game) -> "Playing":
        """The same play of a deal of which more is settled."""
        return Playing(game, self.leader, self.tricks, self.gone, self.cards, self.led, self.top)

    def play(self, card: CardNumber) -> Phase | Over:
        """A card goes down."""
        game, seat, top, led, bit = self.game, self.seat, self.top, self.led, BITS[card]
        if not led and not game.free[seat] & bit:
            led = SUIT_OF[card]
            if top != NO_CARD and not (TRUMPS | led) >> top & 1:
                # An excused card was led, and its suit is not the one that is to be followed.
                top = NO_CARD
        if game.table.over[top] & bit and not game.never_wins & bit:
            top = card
        cards = self.cards + (card,)  # noqa: RUF005 half as fast
        if len(cards) == game.players:
            return self._gathered(cards, top, self.gone | bit)
        # Made at every card: to call the class would take twice as long.
        going = _new(Playing)
        going.game, going.leader, going.tricks, going.gone = game, self.leader, self.tricks, self.gone | bit
        going.cards, going.led, going.top = cards, led, top
        going.seat = seat + 1 if seat + 1 < game.players else 0
        return going if going.tricks else game.agenda.first_card(going)

    def _gathered(self, cards: tuple[CardNumber, ...], top: CardNumber, gone: CardSet) -> Phase | Over:
        game, leader, tricks = self.game, self.leader, self.tricks
        winner = (leader + cards.index(top)) % game.players
        if game.table.by_trick and not {*game.called}.isdisjoint(cards):
            game = game.joined_by(winner)
        last = _trick(Trick, (leader, cards, winner, top, gone))
        if len(tricks) + 1 == game.table.tricks:
            return ended(game, tricks, last)
        if game.piles:
            game = turned_up(game, leader, cards)
        going = _new(Playing)
        going.game, going.leader, going.seat, going.gone = game, winner, winner, gone
        going.tricks = (*tricks, last)
        going.cards, going.led, going.top = (), 0, NO_CARD
        return going


def _sweeping(game: Game, before: tuple[Trick, ...], last: Trick) -> Trick:
    """An excused card may win the last trick for a side that won all the others (R-RO201206, *Le chelem*)."""
    for seat, card in zip(game.seats_from(last.leader), last.cards, strict=True):
        for exempt in game.exempt[seat]:
            may_win = exempt.cards >> card & 1 and may_end_slam(exempt.wins, led=seat == last.leader)
            if may_win and all(game.are_friends(trick.winner, seat) for trick in before):
                return last._replace(winner=seat, top=card)
    return last


def ended(game: Game, before: tuple[Trick, ...], last: Trick) -> Over:
    """After the last trick the deal counts, unless a hand comes to light that ought to have called it off."""
    tricks = (*before, _sweeping(game, before, last))
    players, overlooked = game.table.players, game.dealt.overlooked
    for each in game.table.redeals if overlooked else ():
        if each.id in overlooked and each.found_late == "annulled":
            return Over(game, "annulled", (game.dealer + each.next_dealer) % players, tricks)
    stays = game.mode is not None and game.table.rules.auction.all_pass == "same_dealer"
    return Over(game, PLAYED, (game.dealer + (not stays)) % players, tricks)


def first_leader(game: Game) -> int:
    """Who leads to the first trick: whoever announced a feat that leads; of several, the first to announce."""
    rules = game.table.rules
    for each in game.promises:
        if rules.promise[each.id].leads:
            return each.seat
    match rules.play.first_leader:
        case "after_dealer":
            return (game.dealer + 1) % game.players
        case "dealer":
            return game.dealer
    return (game.dealer + 1) % game.players if game.taker is None else game.taker


def at_once(playing: Playing) -> Phase:
    """A player's first card, before which nothing may be said."""
    return playing


def tricks(game: Game, _place: int) -> Phase | Over:
    """The first card of the first trick."""
    return game.agenda.first_card(Playing(game, first_leader(game)))
