"""A deal as somebody tells it who sits at the table: what is said and played is seen, hands need not be.

Nobody is accused of what the cards do not prove. A card that was kept back proves a revoke when it is played, and the
fault is the one of the trick in which it ought to have been played; a hand that is told proves it at once.
"""

from copy import copy
from functools import reduce
from operator import or_
from typing import Any, Final, Literal

from tarotrules.cards.bits import CardNumber, CardSet, together
from tarotrules.cards.sets import NAMES, names
from tarotrules.games.deals.refusals import CARD_TWICE, NOT_A_RECORD, NOT_IN_PACK
from tarotrules.games.playing.acts import PASS, Discard, NotAnOption, Pass, Play
from tarotrules.games.playing.options import Few, Options
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.refusals import NOT_A_HAND
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import auction
from tarotrules.games.tarot.play.calling import Calling, calling, has_partner
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import levels_of
from tarotrules.games.tarot.play.exempting import excused
from tarotrules.games.tarot.play.fault import Fault
from tarotrules.games.tarot.play.game import Agenda, Claimed, Dealt, Ending, Game, Over, Phase, Promised
from tarotrules.games.tarot.play.position import SILENTLY
from tarotrules.games.tarot.play.proven import is_lower, is_no_discard, shows_wrongly, surely_barred, surely_excused
from tarotrules.games.tarot.play.reasons import Awaited, Reason, of_discard, why_not
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Playing, Trick, first_leader
from tarotrules.games.tarot.ruleset.call import opposite
from tarotrules.games.tarot.ruleset.promises import WHILE_BIDDING

_NOTHING: Final = Reason("no-such-thing")


class _Settled(Phase):
    """Nothing is left to decide here."""

    __slots__ = ("game", "seat")

    def __init__(self, game: Game, _place: int) -> None:
        self.game, self.seat = game, game.taker or 0

    def options(self) -> Options[Act]:
        """None."""
        return Few()

    def after(self, act: Act) -> Phase:
        """Nothing follows."""
        raise NotAnOption(act)


_AUCTION: Final = Agenda((auction, _Settled), lambda playing: playing, None)
_CALL: Final = Agenda((calling, _Settled), lambda playing: playing, None)


class Witness:
    """What has been told of a deal."""

    def __init__(self, table: PlayTable, dealer: int = 0) -> None:
        self.table, self.dealer = table, dealer
        self.dealt: dict[int, CardSet] = {}
        """Whole hands, of the players whose cards are known."""
        self.chien: CardSet | None = None
        self.discard: CardSet | None = None
        self.called: tuple[CardNumber, ...] = ()
        self.turn = 0
        """Which of the cards to be called is the next."""
        self.claims: tuple[Claimed, ...] = ()
        self.promises: tuple[Promised, ...] = ()
        self.plays: tuple[tuple[int, CardNumber], ...] = ()
        self.playing: Any = None
        """The tricks as they stand, and at the end the deal; nothing before the first card."""
        self.ending: Ending | Literal["misdeal"] | None = None
        """How the deal ended, if nobody took or it was called off, found to be void, or dealt wrongly."""
        self.next_dealer = dealer
        dealt = Dealt(dealer, (0,) * table.players, table.pack.all)
        self.bidding: Phase | Over = _AUCTION.steps[0](Game(table, _AUCTION, dealt), 0)
        self._opening = getattr(self.bidding, "said", None)

    def copy(self) -> "Witness":
        """The same, of which more may be told."""
        copied = copy(self)
        copied.dealt = {**self.dealt}
        return copied

    # --- how far the deal has come ---

    @property
    def unspoken(self) -> bool:
        """Whether nobody has bid or passed yet."""
        return getattr(self.bidding, "said", None) == self._opening

    def _unheard(self, seat: int) -> bool:
        """Whether a player may still speak for the first time."""
        said: Any = getattr(self.bidding, "said", None)
        return said is not None and seat not in said.heard

    @property
    def settled(self) -> Game | None:
        """The deal after the auction, if somebody took."""
        return self.bidding.game if isinstance(self.bidding, _Settled) else None

    @property
    def seat(self) -> int | None:
        """Whose turn it is; nobody's, when the deal is over."""
        if self.ending:
            return None
        if self.settled is None:
            return None if isinstance(self.bidding, Over) else self.bidding.seat
        if self.calls() is not None:
            return self.settled.taker
        if self.playing is None:
            return first_leader(self.game())
        return self.playing.seat if isinstance(self.playing, Playing) else None

    @property
    def trick(self) -> int | None:
        """The number of the trick that is played, or begins; before the play and at the end, none."""
        if self.settled is None or self.ending or self.calls() is not None:
            return None
        if self.playing is None:
            return 1
        return len(self.playing.tricks) + 1 if isinstance(self.playing, Playing) else None

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are whole."""
        return () if self.playing is None else tuple(self.playing.tricks)

    def calls(self) -> Calling | None:
        """The call that is still to be made, by the taker's hand if it is known."""
        settled, call = self.settled, self.table.rules.call
        called = self.turn == len(self.table.callable)
        if settled is None or settled.mode is not None or called or self.plays:
            return None
        taker = settled.taker or 0
        hand = self.dealt.get(taker, 0)
        late = call is not None and call.moment == "after_chien"
        hand |= (self.chien or 0) if hand and late and settled.takes_up() else 0
        hands = tuple(hand if seat == taker else 0 for seat in range(self.table.players))
        begun = Game(self.table, _CALL, Dealt(self.dealer, hands, self.table.pack.all & ~hand))
        begun = begun.with_(taker=taker, contract=settled.contract, called=self.called)
        asked = calling(begun, 0, self.turn)
        return asked if isinstance(asked, Calling) else None

    def game(self) -> Game:
        """The deal when the tricks begin, as far as it is known."""
        settled = self.settled
        if settled is None:
            raise ValueError("nobody has taken")
        hands = tuple(self._held(settled, seat) for seat in range(self.table.players))
        faces = opposite(self.table.rules, settled.taker or 0) if has_partner(settled) else None
        called = 0 if self.table.by_trick else together(self.called)
        dealt = Dealt(self.dealer, hands, self.chien or 0)
        game = Game(self.table, SILENTLY, dealt).with_(
            taker=settled.taker,
            contract=settled.contract,
            mode=settled.mode,
            called=self.called,
            promises=(*settled.promises, *self.promises),
        )
        game = game.joined_by(faces, *(seat for seat, hand in enumerate(hands) if hand & called))
        return excused(game, surely_excused)

    def _held(self, settled: Game, seat: int) -> CardSet:
        """What a player is known to have when the tricks begin."""
        takes = seat == settled.taker and settled.takes_up()
        whole = self.dealt.get(seat)
        if whole is not None and not takes:
            return whole
        if whole is not None and self.chien is not None and self.discard is not None:
            return (whole | self.chien) & ~self.discard
        shown = (each.shown for each in self.claims if each.seat == seat and not takes)
        return reduce(or_, (*shown, *(1 << card for each, card in self.plays if each == seat)), 0)

    # --- what is told ---

    def tell(self, seat: int | None, act: Act) -> Fault | None:
        """Somebody does something; what is wrong with that, if anything.

        Who is not named is whose turn it is. Raises :class:`~tarotrules.games.refused.Refused` for cards that are in
        two places.
        """
        self._pass_on(seat, act)
        actor = self._actor(act) if seat is None else seat
        act = self._of_those_left(actor, act)
        if self.ending or actor is None:
            return Fault(actor or 0, act, Reason("deal-is-over"))
        match act:
            case Play(card):
                return self._play(actor, card)
            case acts.Announce(id):
                return self._announce(actor, id)
            case acts.Claim():
                return self._claim(actor, act)
            case acts.CallOff(id) | acts.FoundLate(id):
                return self._call_off(actor, id, act)
            case Discard(cards):
                return self._lay_away(actor, cards)
            case acts.Call(card):
                return self._call(actor, card)
        return self._bid(actor, act)

    def _not_now(self) -> Reason:
        """Whose turn it is, and for what."""
        if self.seat is None:
            return Reason("deal-is-over")
        awaited: Awaited = "bid" if self.settled is None else "play" if self.calls() is None else "call"
        return Reason("not-now", None, self.seat, awaited)

    def _actor(self, act: Act) -> int | None:
        """Who does something that nobody is named for: the taker, of what only takers do."""
        promise = self.table.rules.promise.get(act.id) if isinstance(act, acts.Announce) else None
        takers = isinstance(act, Discard) or (promise is not None and promise.who != "anyone")
        return self.settled.taker if takers and self.settled is not None else self.seat

    def _pass_on(self, seat: int | None, act: Act) -> None:
        """Who is passed over in silence has passed: before a bid that is told of somebody, and before the play."""
        spoken = isinstance(act, acts.Bid | acts.Parole | Pass)
        silent = isinstance(act, Play | acts.Call | Discard | acts.Claim | acts.Announce)
        if silent:
            self.end_auction()
        while not isinstance(self.bidding, _Settled | Over):
            said: Any = getattr(self.bidding, "said", None)
            if not spoken or seat is None or seat not in said.queue or seat == self.bidding.seat:
                return
            self.bidding = self.bidding.after(PASS)

    def end_auction(self) -> None:
        """Whoever has not spoken yet has passed, if somebody has bid."""
        while not isinstance(self.bidding, _Settled | Over):
            said: Any = getattr(self.bidding, "said", None)
            if said.holder is None:
                return
            self.bidding = self.bidding.after(PASS)

    def _bid(self, seat: int, act: Act) -> Fault | None:
        phase = self.bidding
        if isinstance(phase, _Settled) and act == PASS and not self.plays:
            # Nothing can be said any more that is higher, and people pass all the same.
            return None
        if isinstance(phase, _Settled | Over) or seat != phase.seat:
            return Fault(seat, act, self._not_now())
        reason = self._called_off(seat) or why_not(phase, act) or self._lacking(seat, act)
        if reason is not None:
            return Fault(seat, act, reason)
        self.bidding = phase.after(act)
        if isinstance(self.bidding, Over):
            self.ending, self.next_dealer = self.bidding.ending, self.bidding.dealer
        return None

    def _called_off(self, seat: int) -> Reason | None:
        """A hand that is known and must call the deal off does so before anything is said."""
        hand = self.dealt.get(seat)
        if hand is None:
            return None
        must = next((each for each in self.table.redeals if each.must and each.when(hand) is True), None)
        return None if must is None else Reason("called-off", must.id, seat)

    def _lacking(self, seat: int, act: Act) -> Reason | None:
        """A hand that is known to have less than the contract asks for that is bid on it."""
        asked = self.table.requires_to_bid.get(act.id) if isinstance(act, acts.Bid) else None
        hand = self.dealt.get(seat)
        lacks = asked is not None and hand is not None and asked(hand) is not True
        return Reason("bid-not-held", act.id) if lacks and isinstance(act, acts.Bid) else None

    def _call(self, seat: int, card: CardNumber) -> Fault | None:
        phase, act = self.calls(), acts.Call(card)
        if phase is None or seat != phase.seat:
            return Fault(seat, act, self._not_now() if self.table.rules.call is not None else _NOTHING)
        may_be = reduce(or_, self.table.callable[phase.turn], 0)
        unknown = seat not in self.dealt and card not in self.called and may_be >> card & 1
        reason = None if unknown else why_not(phase, act)
        self.called, self.turn = (*self.called, card), phase.turn + 1
        return None if reason is None else Fault(seat, act, reason)

    def _lay_away(self, seat: int, cards: CardSet) -> Fault | None:
        settled, act = self.settled, Discard(cards)
        if settled is None or not settled.takes_up() or seat != settled.taker or self.plays or self.calls() is not None:
            return Fault(seat, act, self._not_now())
        self._apart(cards, seat)
        self.discard = cards
        whole = self.dealt.get(seat)
        known = whole is not None and self.chien is not None
        hand = (whole or 0) | (self.chien or 0) if known else cards
        hands = tuple(hand if each == seat else 0 for each in range(self.table.players))
        phase = Discarding(settled.with_(hands=hands), 0)
        wrong = act not in phase.options() if known else is_no_discard(self.table, cards)
        return Fault(seat, act, of_discard(phase, cards)) if wrong else None

    def _announce(self, seat: int, id: str) -> Fault | None:
        act, promise, settled = acts.Announce(id), self.table.rules.promise.get(id), self.settled
        if promise is None:
            return Fault(seat, act, _NOTHING)
        said = () if settled is None else (*settled.promises, *self.promises)
        taken = settled is not None and settled.mode is None
        open_ = taken and promise.moment not in WHILE_BIDDING and not self._late(seat, promise.moment)
        may = promise.who == "anyone" or (settled is not None and seat == settled.taker)
        if not open_ or not may or any(each.id == id for each in said):
            return Fault(seat, act, Reason("promise-not-now", id))
        self.promises = (*self.promises, Promised(seat, id))
        return None

    def _late(self, seat: int, moment: str) -> bool:
        """Whether the moment to say something has gone."""
        return any(moment != "own_first_card" or each == seat for each, _ in self.plays)

    def _claim(self, seat: int, act: acts.Claim) -> Fault | None:
        claim, settled = self.table.rules.claim.get(act.id), self.settled
        level = next((each for each in self.table.levels.get(act.id, ()) if each.id == act.level), None)
        if claim is None or level is None:
            return Fault(seat, act, _NOTHING)
        said = [each.level for each in self.claims if each.seat == seat and each.claim == act.id]
        if (
            settled is None
            or settled.mode is not None
            or act.level in said
            or (said and claim.count != "all_levels")
            or self._late(seat, claim.moment)
        ):
            return Fault(seat, act, Reason("claim-barred", act.id))
        self._apart(act.shown, seat)
        self.claims = (*self.claims, Claimed(seat, act.id, act.level, act.shown))
        if shows_wrongly(level, claim.show, act.shown):
            return Fault(seat, act, Reason("claim-shown", act.id))
        game = self.game()
        whole = game.hands[seat].bit_count() == self.table.hand
        fits = levels_of(game.sight(seat), self.table.levels[act.id], best=False) if whole else (level,)
        if level not in fits:
            return Fault(seat, act, Reason("claim-not-held", act.id))
        return Fault(seat, act, Reason("claim-lower", act.id)) if whole and is_lower(game, seat, act) else None

    def _call_off(self, seat: int, id: str, act: Act) -> Fault | None:
        redeal = next((each for each in self.table.redeals if each.id == id), None)
        late = isinstance(act, acts.FoundLate)
        if redeal is None:
            return Fault(seat, act, _NOTHING)
        if late and redeal.found_late is None:
            raise Refused(NOT_A_RECORD, what="late", value=id, number=0)
        if seat in self.dealt and redeal.when(self.dealt[seat]) is not True:
            return Fault(seat, act, Reason("redeal-not-held", id))
        if not late and not (self._unheard(seat) if redeal.own_turn else self.unspoken):
            return Fault(seat, act, self._not_now())
        if not late or redeal.found_late == "annulled":
            self.ending = "annulled" if late else "called_off"
            self.next_dealer = (self.dealer + redeal.next_dealer) % self.table.players
        return None

    def _play(self, seat: int, card: CardNumber) -> Fault | None:
        act = Play(card)
        if self.settled is None or self.calls() is not None or seat != self.seat:
            return Fault(seat, act, self._not_now(), self.trick or 1)
        self._apart(1 << card, seat)
        self.plays = (*self.plays, (seat, card))
        game = self.game()
        playing: Any = Playing(game, first_leader(game))
        for each, played in self.plays:
            reason = surely_barred(playing, played) if each == seat else None
            if reason is not None:
                return Fault(seat, Play(played), reason, len(playing.tricks) + 1, playing.playable())
            playing = playing.play(played)
        self.playing = playing
        return None

    def _of_those_left(self, seat: int | None, act: Act) -> Act:
        """The act with cards that may be there: of two identical ones nobody says which."""
        match act:
            case Play(card):
                return Play(self._left(1 << card, seat).bit_length() - 1)
            case Discard(cards):
                return Discard(self._left(cards, seat))
            case acts.Claim(id, level, shown):
                return acts.Claim(id, level, self._left(shown, seat))
        return act

    def _left(self, cards: CardSet, seat: int | None) -> CardSet:
        """Cards that somebody names, as those of the hand, if it is known; else as those that are nowhere else."""
        pack = self.table.pack
        if pack.packs == 1:
            return cards
        own = self.dealt.get(-1 if seat is None else seat)
        gone = self._elsewhere(seat)
        return pack.as_held(cards, (pack.all if own is None else own | (self.chien or 0)) & ~gone)

    def _elsewhere(self, seat: int | None) -> CardSet:
        """The cards that are known to be in another place."""
        settled = self.settled
        taken = settled is not None and settled.takes_up() and seat == settled.taker
        places = [hand for each, hand in self.dealt.items() if each != seat]
        places += [1 << card for _, card in self.plays]
        places += [self.discard or 0, 0 if taken else self.chien or 0]
        return reduce(or_, places, 0)

    def _apart(self, cards: CardSet, seat: int | None) -> None:
        """Refuse cards that are not in the pack, or known to be somewhere else."""
        missing = cards & ~self.table.pack.all
        if missing:
            raise Refused(NOT_IN_PACK, card=names(missing)[0])
        double = cards & self._elsewhere(seat)
        if double:
            raise Refused(CARD_TWICE, card=names(double)[0])

    # --- what nobody chooses ---

    def hold(self, seat: int, cards: CardSet) -> None:
        """A whole hand as dealt; raises :class:`~tarotrules.games.refused.Refused` for one that cannot be."""
        if cards.bit_count() != self.table.hand:
            raise Refused(NOT_A_HAND, wanted=self.table.hand, given=cards.bit_count())
        cards = self._left(cards, seat)
        self._apart(cards, seat)
        self.dealt[seat] = cards

    def turn_up(self, cards: CardSet) -> None:
        """The chien; raises :class:`~tarotrules.games.refused.Refused` for one that cannot be."""
        if cards.bit_count() != self.table.chien:
            raise Refused(NOT_A_HAND, wanted=self.table.chien, given=cards.bit_count())
        cards = self._left(cards, None)
        self._apart(cards, None)
        self.chien = cards

    def misdeal(self) -> None:
        """The cards were dealt wrongly."""
        self.ending = "misdeal"

    def to_json(self) -> dict[str, Any]:
        """The deal as it is told trick by trick."""
        game, sizes = self.game(), self.table.players
        cards = [NAMES[card] for _, card in self.plays]
        whole = {} if self.discard is None else {"discard": list(names(self.discard))}
        return {
            "players": self.table.players,
            "dealer": self.dealer,
            "taker": game.taker,
            "called": _named(self.called),
            "contract": None if game.contract is None else game.contract.id,
            "mode": game.mode,
            "first_leader": first_leader(game),
            **whole,
            "tricks": [cards[first : first + sizes] for first in range(0, len(cards), sizes)],
            "claims": [{"id": each.claim, "level": each.level, "player": each.seat} for each in self.claims],
            "promises": [
                {"id": each.id, "announced": game.side_of(each.seat), "player": each.seat} for each in game.promises
            ],
        }


def _named(called: tuple[CardNumber, ...]) -> str | list[str] | None:
    """Called cards as they are told: one by its name, several in a list."""
    named = [NAMES[each] for each in called]
    return named if len(named) > 1 else next(iter(named), None)
