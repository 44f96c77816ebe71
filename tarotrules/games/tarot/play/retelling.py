"""A deal told trick by trick: played again, refereed, and ready to be counted.

Outside form: ``{"players": 4, "taker": 2, "called": null, "contract": "prise", "first_leader": 1, "discard": [card, …],
"tricks": [[card, …], …], "claims": [], "promises": []}``; ``discard`` is the discard, or the chien where the contract
hides it. Who was dealt what follows from who played it; of a chien that was taken up, nothing does.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet, together
from tarotrules.cards.sets import NAMES, names
from tarotrules.games.deals.reading import Form
from tarotrules.games.deals.refusals import ILLEGAL_PLAY, NO_SUCH_SEAT, NOT_A_RECORD, TRICK_NOT_WHOLE, TRICKS_MISSING
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.playing.refereeing import NotAllowed
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.summary import ATTACK, Stated
from tarotrules.games.tarot.play.calling import has_partner
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import levels_of
from tarotrules.games.tarot.play.exempting import excused
from tarotrules.games.tarot.play.fault import Fault
from tarotrules.games.tarot.play.game import Claimed, Dealt, Game, Over
from tarotrules.games.tarot.play.game import Promised as Announced
from tarotrules.games.tarot.play.position import SILENTLY
from tarotrules.games.tarot.play.reading import CardReader
from tarotrules.games.tarot.play.reasons import RuleOf, as_told, of_card, of_discard
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Playing, first_leader
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.call import opposite
from tarotrules.source.diagnostics import Concepts, Entry

_FORM: Final[Form] = {
    "players": (CardReader.whole, None),
    "dealer": (CardReader.seat, None),
    "taker": (CardReader.seat, None),
    "called": (CardReader.called, ()),
    "contract": (CardReader.word, None),
    "mode": (CardReader.word, None),
    "first_leader": (CardReader.seat, None),
    "discard": (CardReader.numbers, None),
    "tricks": (CardReader.tricks, ()),
    "claims": (CardReader.stated, ()),
    "promises": (CardReader.promised, ()),
}
_PASSES: Final = 3
"""Who played what depends on who won, and that on cards that may be excused for who had them."""

Told = Mapping[str, Any]


class Retold(NamedTuple):
    """A deal at its end, and what was declared of hands that nobody knows."""

    over: Over
    by_nobody_known: tuple[Stated, ...]


def retell(table: PlayTable, data: Any, rule_of: RuleOf) -> Retold | None:
    """The deal that is told, or nothing if everybody passed; raises :class:`~tarotrules.games.refused.Refused`."""
    reader = CardReader(table.pack)
    told = reader.by_key(data, _FORM)
    _check_contract(table, told, reader)
    if told["taker"] is None and not told["tricks"] and table.rules.auction.plays is None:
        if "taker" not in data:
            reader.report(NOT_A_RECORD, what="empty", value="", number=0)
        reader.end()
        return None
    _check_cards(table, told, reader)
    reader.end()
    game = _assembled(table, told, _left(table, told))
    over: Over = _refereed(game, _leader(game, told), told["tricks"], rule_of)
    if table.rules.deal.chien and game.contract is not None and game.contract.goes == "taker_hand":
        _check_discard(game, rule_of)
    _check_claims(game)
    return Retold(over, tuple(each for each in told["claims"] if _declarer(game, each) is None))


def seat_of_next(table: PlayTable, data: Any, rule_of: RuleOf) -> int | None:
    """Whose turn it is after the tricks that are told, if they are fewer than a deal has.

    Nobody's, if they are all there. Raises :class:`~tarotrules.games.refused.Refused`, also at a card that was not
    allowed; by the cards that are told, for the others are not known.
    """
    reader = CardReader(table.pack)
    told = reader.by_key(data, _FORM)
    tricks = told["tricks"]
    sizes = [*map(len, tricks[:-1])]
    few = 0 < len(tricks) <= table.tricks and len(tricks[-1]) + sum(sizes) < table.players * table.tricks
    if not few or sizes != [table.players] * len(sizes) or len(tricks[-1]) > table.players:
        return None
    _check_contract(table, told, reader)
    reader.apart(card for trick in tricks for card in trick)
    reader.end()
    game = _assembled(table, told, 0)
    seat: int = _refereed(game, _leader(game, told), tricks, rule_of).seat
    return seat


def _check_contract(table: PlayTable, told: Told, reader: CardReader) -> None:
    reader.at_table(told["players"], table.players)
    if table.rules.deal.piles is not None and told["tricks"]:
        # When a card came to light that was covered at first, the tricks do not tell.
        reader.report(NOT_A_RECORD, what="piles", value="", number=0)
    for key in ("dealer", "taker", "first_leader"):
        seat = told[key]
        if seat is not None and not 0 <= seat < table.players:
            reader.report(NO_SUCH_SEAT, seat=seat, last=table.players - 1)
    contract = told["contract"]
    if contract is not None and contract not in table.rank_of:
        reader.report(refusals.UNKNOWN_CONTRACT, word=contract, known=Concepts(table.rank_of))
    elif contract is None and told["taker"] is not None:
        reader.report(refusals.CONTRACT_MISSING)
    elif told["taker"] is None and (
        contract is not None
        or (told["tricks"] and table.rules.auction.plays is None)
        or is_imposed(table.rules.auction)
    ):
        reader.report(refusals.TAKER_MISSING)
    if told["mode"] is not None and (told["taker"] is not None or told["mode"] != table.rules.auction.plays):
        reader.report(
            refusals.UNKNOWN_MODE, mode=told["mode"], there="no" if table.rules.auction.plays is None else "yes"
        )
    for each in told["promises"]:
        if each.id not in table.rules.promise:
            reader.report(refusals.UNKNOWN_PROMISE, word=each.id, known=Concepts(table.rules.promise))


def _check_cards(table: PlayTable, told: Told, reader: CardReader) -> None:
    tricks = told["tricks"]
    if reader.problems:
        return
    if len(tricks) != table.tricks:
        reader.report(TRICKS_MISSING, given=len(tricks), tricks=table.tricks)
    for number, trick in enumerate(tricks, 1):
        if len(trick) != table.players:
            reader.report(TRICK_NOT_WHOLE, trick=number, given=len(trick), players=table.players)
    if reader.problems:
        return
    reader.apart(card for trick in tricks for card in trick)
    left = _left(table, told)
    if told["discard"] is not None and _bits(told["discard"]) != left:
        reader.report(refusals.NOT_THE_REST, cards=Concepts(names(left)))


def _left(table: PlayTable, told: Told) -> CardSet:
    return table.pack.all & ~_bits(tuple(card for trick in told["tricks"] for card in trick))


def _bits(cards: tuple[CardNumber, ...]) -> CardSet:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def _assembled(table: PlayTable, told: Told, left: CardSet) -> Game:
    """The deal as it was when the tricks began, by the cards that were in none."""
    contract = None if told["contract"] is None else table.contracts[table.rank_of[told["contract"]]]
    taken = contract is not None and contract.goes == "taker_hand"
    game = Game(table, SILENTLY, Dealt(told["dealer"] or 0, (0,) * table.players, 0 if taken else left))
    game = game.with_(
        taker=told["taker"],
        contract=contract,
        mode=None if contract is not None else table.rules.auction.plays,
        called=told["called"],
        discard=left if taken else 0,
        promises=() if contract is None else tuple(_announced(table, told)),
    )
    for _ in range(_PASSES):
        before, game = game.exempt, _with_hands(excused(game), told)
        if game.exempt == before:
            break
    claims = ((_declarer(game, each), each) for each in told["claims"])
    return game.with_(claims=tuple(Claimed(seat, each.id, each.level, 0) for seat, each in claims if seat is not None))


def _announced(table: PlayTable, told: Told) -> Iterator[Announced]:
    """Who announced what; of the defence, anybody if nobody is named."""
    taker = told["taker"]
    by_bidding = table.contracts[table.rank_of[told["contract"]]].promises
    if by_bidding is not None:
        yield Announced(taker, by_bidding)
    for each in told["promises"]:
        if each.id != by_bidding and each.announced is not None:
            defender = (taker + 1) % table.players
            seat = each.player if each.player is not None else taker if each.announced == ATTACK else defender
            yield Announced(seat, each.id)


def _declarer(game: Game, claim: Stated) -> int | None:
    """Whose hand a claim is about, if that is known."""
    alone = claim.side == ATTACK and not game.partners
    return claim.player if claim.player is not None else game.taker if alone else None


def _leader(game: Game, told: Told) -> int:
    """Who led first: if nobody says so, whoever has to; if that is not known either, the first seat."""
    leader, dealer_known = told["first_leader"], told["dealer"] is not None
    if leader is None and not dealer_known and not game.promises and game.table.rules.play.first_leader != "taker":
        return 0
    return first_leader(game) if leader is None else leader


def _with_hands(game: Game, told: Told) -> Game:
    """The deal with the hands that were played, and the partners who had the called cards."""
    hands = [0] * game.table.players
    playing: Any = Playing(game, _leader(game, told))
    for trick in told["tricks"]:
        for card in trick:
            hands[playing.seat] |= 1 << card
            playing = playing.play(card)
    game = game.with_(dealt=game.dealt._replace(hands=tuple(hands)), hands=tuple(hands), partners=())
    if game.table.by_trick:
        return game.joined_by(*playing.game.partners)
    if not game.called and has_partner(game):
        return game.joined_by(opposite(game.table.rules, game.taker or 0))
    return game.joined_by(*(seat for seat, hand in enumerate(hands) if hand & together(game.called)))


def _refereed(game: Game, leader: int, tricks: tuple[tuple[CardNumber, ...], ...], rule_of: RuleOf) -> Any:
    """The tricks, played again; stops at the first card that might not be played."""
    playing: Any = Playing(game, leader)
    for number, trick in enumerate(tricks, 1):
        for card in trick:
            reason = of_card(playing, card)
            if reason is not None:
                fault = Fault(playing.seat, Play(card), reason, number, playing.playable())
                said = as_told(reason, rule_of)
                raise NotAllowed(fault, ILLEGAL_PLAY, trick=number, seat=playing.seat, card=NAMES[card], **said)
            playing = playing.play(card)
    return playing


def _check_discard(game: Game, rule_of: RuleOf) -> None:
    """What the taker laid away, out of the hand and the chien together."""
    hands = [hand | (game.discard if seat == game.taker else 0) for seat, hand in enumerate(game.hands)]
    phase = Discarding(game.with_(hands=tuple(hands)), 0)
    if Discard(game.discard) not in phase.options():
        reason = of_discard(phase, game.discard)
        fault = Fault(phase.seat, Discard(game.discard), reason)
        raise NotAllowed(fault, refusals.ILLEGAL_DISCARD, **as_told(reason, rule_of))


def _check_claims(game: Game) -> None:
    """Refuse what a hand did not have."""
    for each in game.claims:
        levels = game.table.levels.get(each.claim, ())
        best = bool(levels) and game.table.rules.claim[each.claim].count == "best_level"
        may = {level.id for level in levels_of(game.sight(each.seat), levels, best=best)}
        if any(level.id == each.level for level in levels) and each.level not in may:
            path = ("claim", each.claim)
            raise Refused(refusals.NOT_ALLOWED, id=Entry(path), level=Entry((*path, "level", each.level)))
