"""The auction, in every form the rules have: a queue of those who still speak."""

from typing import Final, NamedTuple

from tarotrules.games.playing.acts import PASS
from tarotrules.games.playing.options import Few, Options
from tarotrules.games.tarot.play.acts import PAROLE, Act, Bid, Parole
from tarotrules.games.tarot.play.alone import alone
from tarotrules.games.tarot.play.flat import Contract
from tarotrules.games.tarot.play.game import Game, Over, Phase, Promised, go_on
from tarotrules.games.tarot.ruleset.auction import is_imposed

NOBODY_YET: Final = -1


class Said(NamedTuple):
    """How far an auction has come."""

    queue: tuple[int, ...]
    """Who still speaks, in order."""
    high: int = NOBODY_YET
    """The highest bid so far, by its rank."""
    holder: int | None = None
    """Whose it is."""
    promises: tuple[str, ...] = ()
    """What was promised with it."""
    reserved: tuple[int, ...] = ()
    """Who said parole."""
    second: bool = False
    """Whether this is the second round."""
    heard: tuple[int, ...] = ()
    """Who has spoken."""


def auction(game: Game, place: int) -> Phase | Over:
    """Everybody may bid, but a dealer who is at fault for a misdeal; where there is nothing to bid, it goes on."""
    rules = game.table.rules.auction
    if rules.taker == "nobody":
        return alone(game, rules.plays or "")
    if is_imposed(rules):
        return _taken(game, place, game.dealt.taker or 0, game.table.contracts[0], ())
    return Bidding(game, place, Said(speakers(game))).settled()


def speakers(game: Game) -> tuple[int, ...]:
    """Who bids, in order."""
    first = game.dealer + (game.table.rules.auction.first_bidder == "after_dealer")
    return tuple(seat for seat in game.seats_from(first) if seat != game.dealt.silent)


class Bidding(Phase):
    """Somebody passes or bids."""

    __slots__ = ("game", "place", "said", "seat")

    def __init__(self, game: Game, place: int, said: Said) -> None:
        self.game, self.place, self.said = game, place, said
        self.seat = said.queue[0] if said.queue else game.dealer

    def options(self) -> Options[Act]:
        """To pass, or any contract that is higher; parole in the first round, where it is said."""
        parole, said = self.game.table.rules.auction.parole, self.said
        higher = self._fitting(self.game.table.higher[said.high + 1])
        if parole is None:
            return higher
        if not said.second:
            return Few((PASS, PAROLE, *higher[1:]))
        # Whoever may bid one contract only may do so as long as nobody has bid.
        only = parole.only if self.seat in said.reserved else None
        barred = only is not None and said.high != NOBODY_YET
        fit = (each for each in higher if isinstance(each, Bid) and only in {None, each.id})
        return Few((PASS,) if barred else (PASS, *fit))

    def _fitting(self, higher: Few[Act]) -> Few[Act]:
        """Without the contracts that ask more of a hand than this one has."""
        if not self.game.table.requires_to_bid:
            return higher
        return Few(each for each in higher if not isinstance(each, Bid) or self.has_for(each.id))

    def has_for(self, contract: str) -> bool:
        """Whether a hand has what a contract asks of it; a hand that nobody has told of may have it."""
        asked, hand = self.game.table.requires_to_bid.get(contract), self.game.dealt.hands[self.seat]
        return asked is None or not hand or asked(hand) is True

    def after(self, act: Act) -> Phase | Over:
        """The next who speaks, or what follows the auction."""
        _, high, holder, promises, reserved, second, heard = self.said
        heard = (*heard, self.seat)
        rest = self.said.queue[1:]
        if isinstance(act, Bid):
            high = self.game.table.rank_of[act.id]
            said = Said(self._outbid(rest), high, self.seat, act.promises, reserved, second, heard)
        else:
            reserved = (*reserved, self.seat) if isinstance(act, Parole) else reserved
            said = Said(rest, high, holder, promises, reserved, second, heard)
        return Bidding(self.game, self.place, said).settled()

    def _outbid(self, rest: tuple[int, ...]) -> tuple[int, ...]:
        """Who speaks after a bid: in a duel whoever was outbid, at once; if it goes round, the bidder once more."""
        rules, holder = self.game.table.rules.auction, self.said.holder
        if rules.overcall == "duel":
            return rest if holder is None else (holder, *rest)
        return (*rest, self.seat) if rules.rounds == "until_all_pass" else rest

    def settled(self) -> Phase | Over:
        """The auction goes on, has a second round, or is over."""
        said = self.said
        higher = said.high + 1 < len(self.game.table.contracts)
        if said.queue and said.queue != (said.holder,) and higher:
            first_turn = self.game.agenda.first_turn
            return self if first_turn is None or self.seat in said.heard else first_turn(self)
        again = () if said.second or not higher else self._second_round()
        if again:
            return Bidding(self.game, self.place, said._replace(queue=again, second=True)).settled()
        return self._ended()

    def _second_round(self) -> tuple[int, ...]:
        """Who speaks once more: those who said parole, or everybody where all have passed."""
        rules, said = self.game.table.rules.auction, self.said
        if rules.parole is not None and said.reserved:
            held = rules.parole.second_round == "always" or said.holder is None
            return said.reserved if held else ()
        return speakers(self.game) if said.holder is None and rules.all_pass == "second_round" else ()

    def _ended(self) -> Phase | Over:
        game, said = self.game, self.said
        rules = game.table.rules.auction
        if said.holder is None and rules.plays is not None:
            return alone(game, rules.plays)
        if said.holder is None:
            moves = rules.all_pass != "same_dealer"
            return Over(game, "all_passed", (game.dealer + moves) % game.table.players)
        return _taken(game, self.place, said.holder, game.table.contracts[said.high], said.promises)


def _taken(game: Game, place: int, taker: int, contract: Contract, feats: tuple[str, ...]) -> Phase | Over:
    """What follows, once it is settled who plays what."""
    feats = feats if contract.promises is None else (contract.promises, *feats)
    promises = tuple(Promised(taker, each) for each in feats)
    return go_on(game.with_(taker=taker, contract=contract, promises=promises), place)
