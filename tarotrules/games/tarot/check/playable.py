"""What nobody could do at a table: deal, discard, announce or win a trick. Each problem shows a case."""

from collections.abc import Iterator

from tarotrules.cards.pack import Card, card_name
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.call import calls_card
from tarotrules.games.tarot.ruleset.deal import Deal, chien_packets
from tarotrules.games.tarot.ruleset.discarding import cards_kept, may_run_out
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label, Numbers


def somebody_sits_opposite(it: Coherence) -> Iterator[Diagnostic]:
    """The player who faces the dealer may be asked to shuffle only where players are even in number."""
    if it.rules.deal.shuffle == "opposite" and it.rules.players % 2:
        yield problems.NOBODY_OPPOSITE.at(
            it.span("deal", "shuffle"), players=it.rules.players, shuffle=Concept("shuffle"), another=Concept("another")
        )


def somebody_sits_out(it: Coherence) -> Iterator[Diagnostic]:
    """Somebody sits out only where more are at the table than play."""
    table, players = it.rules.seating.at_table, it.rules.players
    if table is not None and table <= players:
        yield problems.NOBODY_SITS_OUT.at(it.span("seating", "at_table"), table=table, players=players)


def somebody_faces_the_taker(it: Coherence) -> Iterator[Diagnostic]:
    """Whoever sits opposite can be the partner only where somebody does."""
    if it.rules.call is not None and not calls_card(it.rules) and it.rules.players % 2:
        yield problems.NOBODY_FACES_TAKER.at(it.span("call", "partner"), players=it.rules.players)


def chien_finds_places(it: Coherence) -> Iterator[Diagnostic]:
    """Between two packets there is a place for a card of the chien; there must be enough that are allowed."""
    deal = it.rules.deal
    places = _places(deal, it.rules.players)
    packets = chien_packets(deal)
    needed = packets if deal.chien_apart or deal.chien_cards == "each_round" else min(packets, 1)
    if deal.chien % (deal.chien_packet or 1):
        label = Label(it.span("deal", "chien"), "chien")
        span = it.span("deal", "chien_packet")
        yield problems.CHIEN_UNEVEN.at(span, label, packet=deal.chien_packet or 1, chien=deal.chien)
    elif places < needed and not deal.hand % deal.packet:
        label = Label(it.span("deal", "packet"), "packet")
        yield problems.NO_PLACE_FOR_CHIEN.at(
            it.span("deal", "chien_cards"), label, packet=deal.packet, chien=deal.chien, places=places
        )


def _places(deal: Deal, players: int) -> int:
    """Places for the chien: before, between and after the packets, as far as they are allowed."""
    packets = players * (deal.hand // deal.packet)
    if deal.chien_cards == "each_round":
        return packets // players
    closed = {"free": 0, "last_cards": 0, "not_first_nor_last_round": 2 * players}.get(deal.chien_cards, 2)
    return max(0, packets + 1 - closed)


def discards_can_be_made(it: Coherence) -> Iterator[Diagnostic]:
    """A taker who holds only cards that may never be discarded has nothing to put down."""
    rules = it.rules
    names = [name for name, row in rules.chien.discard.items() if row == ("never",)]
    if may_run_out(rules):
        # The file that came last made it so.
        first, *others = sorted(names, key=lambda name: -it.rank("chien", "discard", name))
        labels = (Label(it.span("chien", "discard", name), "other") for name in others)
        yield problems.NOTHING_TO_DISCARD.at(
            it.span("chien", "discard", first), *labels, kept=len(cards_kept(rules)), chien=rules.deal.chien,
            hand=rules.deal.hand + rules.deal.chien, forced=Concept("if_forced"), number=rules.players,
            players=Numbers((rules.players,)), whom="some",
        )  # fmt: skip


def tricks_are_won(it: Coherence) -> Iterator[Diagnostic]:
    """There are fewer cards that win no trick than cards in a trick."""
    losing = {name: each for name, each in it.rules.exempt.items() if each.wins != "as_ranked"}
    cards: set[Card] = {card for name in losing for card in it.classes.get(name, ())}
    if len(cards) >= it.rules.players:
        trick = [card for card in it.rules.deck.pack.cards if card in cards][: it.rules.players]
        largest = max(losing, key=lambda name: len(it.classes.get(name, ())))
        shown, words = Concepts(map(card_name, trick)), {"wins": Concept("wins"), "ranked": Concept("as_ranked")}
        yield problems.TRICK_NOBODY_WINS.at(it.span("exempt", largest, "wins"), cards=shown, **words)


def bids_announce(it: Coherence) -> Iterator[Diagnostic]:
    """What is announced only by bidding has a bid that announces it."""
    announced = {bid.promises for bid in it.rules.auction.bid.values()}
    for name, promise in it.rules.promise.items():
        if promise.moment == "as_bid" and name not in announced:
            span = it.span("promise", name, "moment")
            yield problems.ANNOUNCED_BY_NO_BID.at(span, name=Concept(name), promises=Concept("promises"))


def announcers_can_lead(it: Coherence) -> Iterator[Diagnostic]:
    """Whoever is to lead to the first trick announces before it, not with a card of it."""
    for name, promise in it.rules.promise.items():
        leads_anyway = promise.who == it.rules.play.first_leader == "taker"
        if promise.leads and promise.moment == "own_first_card" and not leads_anyway:
            label = Label(it.span("promise", name, "leads"), "leads")
            words = {word: Concept(word) for word in ("moment", "before_first_lead", "leads", "no")}
            yield problems.TOO_LATE_TO_LEAD.at(it.span("promise", name, "moment"), label, name=Concept(name), **words)
