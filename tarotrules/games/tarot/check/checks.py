"""What a ruleset's chapters must agree on. Each check names its cause and shows the places concerned."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise, product
from typing import Final

from tarotrules.cards.pack import EXCUSE, SUITS, card_name
from tarotrules.expressions.tree import Compare, Expression, Number, Path
from tarotrules.games.checking.problems import CLASS_NOT_IN_PACK, DECK_NOT_DEALT, PACKETS_UNEVEN
from tarotrules.games.checking.references import references_exist
from tarotrules.games.tarot.check import (
    beyond,
    conditions,
    faults,
    modes,
    named,
    owned,
    payers,
    playable,
    problems,
    unread,
    untaken,
    whose,
    worths,
)
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.ruleset.auction import Bid, multipliers
from tarotrules.games.tarot.ruleset.call import calls_card, most_partners
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES
from tarotrules.source.diagnostics import Concept, Diagnostic, Label

FEWEST_CALLING: Final = 4
"""A taker and a partner need two to play against."""
SELDOM_ALONE: Final = 5
"""From so many players on, a taker who is never given a partner is unusual."""
_TO_DO_AWAY: Final = {"remove": Concept("remove"), "call": Concept("call")}
"""The words that do away with calling."""


def _deck_is_dealt(it: Coherence) -> Iterator[Diagnostic]:
    deal, players = it.rules.deal, it.rules.players
    dealt = players * deal.tricks + deal.chien
    pack = len(it.rules.deck.pack)
    if dealt != pack:
        laid = deal.tricks - deal.hand
        labels = [Label(it.span("deal", "piles"), "piles")] if laid else []
        yield DECK_NOT_DEALT.at(
            it.span("deal", "hand"), *labels, Label(it.span("deal", "chien"), "chien"), players=players,
            hand=deal.tricks, piles=laid, chien=deal.chien, dealt=dealt, pack=pack,
        )  # fmt: skip
    if deal.hand % deal.packet:
        label = Label(it.span("deal", "hand"), "hand")
        yield PACKETS_UNEVEN.at(it.span("deal", "packet"), label, hand=deal.hand, packet=deal.packet)
    if deal.cut_least is not None and 2 * deal.cut_least > pack:
        span = it.span("deal", "cut_least")
        yield problems.CUT_IMPOSSIBLE.at(span, least=deal.cut_least, pack=pack, most=pack // 2)


def _suits_are_shortened(it: Coherence) -> Iterator[Diagnostic]:
    """Nobody plays without a trump or the Excuse: what the rules say of them would be about nothing."""
    others = [card for card in it.rules.deck.without or () if card.suit not in SUITS]
    if others:
        yield problems.NO_SUIT_CARD.at(it.span("deck", "without"), card=card_name(others[0]))


def _classes_have_cards(it: Coherence) -> Iterator[Diagnostic]:
    pack = it.rules.deck.pack
    for name, cards in it.classes.items():
        if not cards or not all(map(pack.holds, cards)):
            label = Label(it.span("deck", "without"), "without")
            yield CLASS_NOT_IN_PACK.at(it.span("deck", "class", name, "cards"), label, name=Concept(name))


def _targets_fit(it: Coherence) -> Iterator[Diagnostic]:
    """There is a target for each number of oudlers, from none to all, and one that can be reached."""
    targets, count, span = it.rules.scoring.target, count_of(it.rules), it.span("scoring", "target")
    if len(targets) != count.oudlers + 1:
        yield problems.TARGETS_MISCOUNTED.at(span, given=len(targets), wanted=count.oudlers + 1, most=count.oudlers)
    for oudlers, target in enumerate(targets[: count.oudlers + 1]):
        most = count.points_with(oudlers)[1]
        if target > most:
            yield problems.TARGET_OUT_OF_REACH.at(span, target=target, oudlers=oudlers, most=most)


def _targets_fall(it: Coherence) -> Iterator[Diagnostic]:
    for oudlers, (fewer, more) in enumerate(pairwise(it.rules.scoring.target)):
        if more >= fewer:
            span = it.span("scoring", "target")
            yield problems.TARGETS_RISE.at(span, oudlers=oudlers + 1, target=more, before=fewer)


def _bids_differ(it: Coherence) -> Iterator[Diagnostic]:
    bids = list(it.rules.auction.bid.items())
    if not bids and it.rules.auction.taker != "nobody":
        yield problems.NO_BIDS.at(it.span("auction"))
    for (low, one), (high, two) in pairwise(bids):
        span, label = it.span("auction", "bid", high), Label(it.span("auction", "bid", low), "other")
        if _plays_alike(it, one) == _plays_alike(it, two):
            if not (it.has_source("auction", "bid", low) and it.has_source("auction", "bid", high)):
                yield problems.SAME_BIDS.at(span, label, one=Concept(low), two=Concept(high))
        elif beyond.is_worth_less(two, one):
            yield problems.BIDS_DO_NOT_RISE.at(
                it.span("auction", "bid", high, "multiplier"), label, low=Concept(low), high=Concept(high)
            )


def _plays_alike(it: Coherence, bid: Bid) -> Bid:
    """A contract without what changes nothing in the play: advice, and where a chien goes that there is not."""
    return bid.replace(hand_points=None, chien=bid.chien if it.rules.deal.chien else None)


def _call_fits(it: Coherence) -> Iterator[Diagnostic]:
    players = it.rules.players
    if it.rules.call is not None and players < FEWEST_CALLING:
        yield problems.CALL_TOO_FEW.at(it.span("call"), players=players)
    if calls_card(it.rules) and it.rules.deck.pack.packs > 1:
        label = Label(it.span("deck", "packs"), "packs")
        yield problems.CALLED_TWICE.at(it.span("call"), label, **_TO_DO_AWAY)
    if it.rules.deal.piles is not None and it.rules.call is not None and it.rules.call.partner == "holder":
        label = Label(it.span("deal", "piles"), "piles")
        yield problems.CALLED_COVERED.at(it.span("call"), label, **_TO_DO_AWAY)
    taken = it.rules.auction.taker != "nobody"
    if taken and it.rules.call is None and players >= SELDOM_ALONE and ("call",) not in it.state.removed:
        yield problems.CALL_MISSING.at(it.head, players=players)


def _shares_share(it: Coherence) -> Iterator[Diagnostic]:
    shares = it.rules.scoring.shares
    if DEFAULT_SHARES not in shares:
        yield problems.NO_DEFAULT_SHARES.at(it.span("scoring", "shares"))
    for name, each in shares.items():
        if each.taker + each.partner == 0:
            yield problems.SHARES_EMPTY.at(it.span("scoring", "shares", name, "taker"), name=Concept(name))


def _claims_rise(it: Coherence) -> Iterator[Diagnostic]:
    """Levels whose thresholds are counts of one class must rise, or the lower could never be the best."""
    for name, claim in it.rules.claim.items():
        path = ("claim", name)
        if not claim.level:
            yield problems.NO_LEVELS.at(it.span(*path), name=Concept(name))
        for (low, one), (high, two) in pairwise(claim.level.items()):
            floors = _floor(one.when), _floor(two.when)
            if claim.count == "best_level" and _not_rising(*floors):
                label = Label(it.span(*path, "level", low, "when"), "other")
                yield problems.LEVELS_UNORDERED.at(
                    it.span(*path, "level", high, "when"), label, low=Concept(low), high=Concept(high)
                )


def _floor(condition: Expression) -> tuple[Path, Fraction] | None:
    match condition:
        case Compare(">=", Path() as path, Number(value)):
            return path, value
    return None


def _not_rising(one: tuple[Path, Fraction] | None, two: tuple[Path, Fraction] | None) -> bool:
    return one is not None and two is not None and one[0] == two[0] and two[1] <= one[1]


def _multipliers_leave_whole(it: Coherence) -> Iterator[Diagnostic]:
    """A multiplier that is not whole makes fractions; the unit must then be rounded, or be said to stay as it is."""
    if it.rules.scoring.round.unit is not None:
        return
    for name, bid in it.rules.auction.bid.items():
        found = zip(("multiplier", "multiplier_lost"), multipliers(bid), strict=True)
        broken = [(step, each) for step, each in found if each.denominator != 1 or bid.worth.denominator != 1]
        for step, each in broken[:1]:
            span = it.span("auction", "bid", name, step)
            yield problems.MULTIPLIER_FRACTION.at(span, multiplier=each, worth=bid.worth)


def _shares_leave_whole(it: Coherence) -> Iterator[Diagnostic]:
    """A partner's share of what the defenders pay together must come out whole, or be rounded."""
    round_, rules = it.rules.scoring.round, it.rules
    if rules.call is None or rules.players < FEWEST_CALLING or round_.partner is not None or round_.seat is not None:
        return
    for (name, each), many in product(rules.scoring.shares.items(), range(most_partners(rules), 0, -1)):
        defenders, weights = rules.players - 1 - many, each.together(many)
        if weights and (defenders * each.partner / weights).denominator != 1:
            span = it.span("scoring", "shares", name, "taker")
            yield problems.SHARES_FRACTION.at(span, taker=each.taker, partner=each.partner, defenders=defenders)
            return


def _auction_ends(it: Coherence) -> Iterator[Diagnostic]:
    """A second round, by *parole* or after all have passed, follows a first one that ends."""
    auction = it.rules.auction
    if auction.rounds != "until_all_pass":
        return
    label = Label(it.span("auction", "rounds"), "other")
    if auction.parole is not None:
        yield problems.PAROLE_NEEDS_ROUNDS.at(it.span("auction", "parole"), label)
    if auction.all_pass == "second_round":  # noqa: S105 no password
        yield problems.PAROLE_NEEDS_ROUNDS.at(it.span("auction", "all_pass"), label)


def _cards_can_win(it: Coherence) -> Iterator[Diagnostic]:
    for name, exempt in it.rules.exempt.items():
        if exempt.wins == "as_ranked" and any(card.suit == EXCUSE for card in it.classes.get(name, ())):
            yield problems.NO_RANK.at(it.span("exempt", name, "wins"))


def _advice_rises(it: Coherence) -> Iterator[Diagnostic]:
    """Points of a hand advise bids by a scale, and higher bids for more."""
    advised = [(name, bid.hand_points) for name, bid in it.rules.auction.bid.items() if bid.hand_points is not None]
    if advised and not it.rules.feature:
        yield problems.ADVICE_WITHOUT_SCALE.at(it.span("auction", "bid", advised[0][0], "hand_points"))
    for (low, fewer), (high, more) in pairwise(advised):
        if more <= fewer:
            label = Label(it.span("auction", "bid", low, "hand_points"), "other")
            yield problems.ADVICE_DOES_NOT_RISE.at(
                it.span("auction", "bid", high, "hand_points"), label, low=Concept(low), high=Concept(high)
            )


def _rivals_are_two(it: Coherence) -> Iterator[Diagnostic]:
    for name, promise in it.rules.promise.items():
        if promise.rival == name:
            yield problems.OWN_RIVAL.at(it.span("promise", name, "rival"), name=Concept(name))


CHECKS: Final[tuple[Callable[[Coherence], Iterator[Diagnostic]], ...]] = (
    _suits_are_shortened,
    _classes_have_cards,
    _deck_is_dealt,
    _targets_fit,
    _targets_fall,
    _bids_differ,
    unread.bids_are_read,
    _call_fits,
    references_exist,
    _shares_share,
    _claims_rise,
    worths.levels_pay_more,
    worths.announcing_pays,
    worths.something_is_paid,
    beyond.amounts_are_in_proportion,
    beyond.contracts_are_in_proportion,
    beyond.contracts_have_a_base,
    beyond.partners_get_less,
    conditions.on_hands,
    conditions.on_endings,
    conditions.on_bans,
    whose.one_card_has_one_player,
    whose.one_partner_is_asked,
    named.names_mean_one_thing,
    owned.names_have_owners,
    owned.achieved_by_a_side,
    owned.feats_ask_about_others,
    owned.shown_cards_are_known,
    payers.fractions_are_rounded,
    payers.formulas_are_rounded,
    payers.somebody_pays,
    payers.partners_are_called,
    _multipliers_leave_whole,
    _shares_leave_whole,
    _auction_ends,
    _cards_can_win,
    _advice_rises,
    _rivals_are_two,
    playable.somebody_sits_opposite,
    playable.somebody_faces_the_taker,
    playable.somebody_sits_out,
    playable.chien_finds_places,
    playable.discards_can_be_made,
    playable.tricks_are_won,
    playable.bids_announce,
    playable.announcers_can_lead,
    faults.remedies_fit,
    faults.faults_are_settled_once,
    modes.modes_are_whole,
    untaken.without_a_taker,
    untaken.without_an_auction,
    untaken.rest_is_taken,
)
