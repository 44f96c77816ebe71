"""Who sits where, and who deals, shuffles, cuts, bids and leads first."""

from collections.abc import Iterator, Mapping

from tarotrules.book import tree
from tarotrules.book.inline import line, plain
from tarotrules.book.pictures import Seat, Seats
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.telling.differences import joined
from tarotrules.wording.phrase import Phrase

DEALER, NEXT = 0, 1
"""Seats are numbered in playing order."""


def seats(teller: Teller) -> tree.Figure:
    """The table, seen from above."""
    names = [player(teller, seat) for seat in range(teller.rules.players)]
    does = roles(teller.rules)
    told = {seat: [teller.say("figure-role", role=role) for role in does.get(seat, ())] for seat in range(len(names))}
    players, anybody = number_of_players(teller), list(_anybody(teller, names))
    caption = teller.say("figure-seats-caption", players=players)
    return tree.Figure(
        Seats(
            tuple(Seat(text(name), tuple(map(text, told[seat]))) for seat, name in enumerate(names)),
            clockwise=teller.rules.seating.direction == "clockwise",
        ),
        line(joined((caption, *anybody), teller.words)),
        line(
            teller.say(
                "figure-seats",
                players=players,
                direction=teller.rules.seating.direction,
                names=teller.list(names),
                people=joined((*_people(teller, names, told), *anybody), teller.words),
            )
        ),
    )


def roles(rules: Ruleset) -> Mapping[int, tuple[str, ...]]:
    """What is done before the first trick, by the seat of who does it; what anybody may do is nobody's."""
    before = rules.players - 1
    left, right = (NEXT, before) if rules.seating.direction == "clockwise" else (before, NEXT)
    facing = None if rules.players % 2 else rules.players // 2
    alone = rules.play.first_leader == "taker" and not may_be_taken(rules)
    known = {
        "deals": DEALER,
        "shuffles": {"opposite": facing, "dealer": DEALER}.get(rules.deal.shuffle),
        "cuts": {"left": left, "right": right, "previous_dealer": before}[rules.deal.cut],
        "bids": {"after_dealer": NEXT, "dealer": DEALER}.get(rules.auction.first_bidder),
        "leads": NEXT if alone else {"after_dealer": NEXT, "dealer": DEALER}.get(rules.play.first_leader),
        "next": NEXT,
    }
    return {seat: tuple(role for role, who in known.items() if who == seat) for seat in range(rules.players)}


def leader(rules: Ruleset) -> int:
    """Who leads to the first trick where the dealer is pictured; the dealer, if it is not for a seat to say."""
    return next((seat for seat, does in roles(rules).items() if "leads" in does), DEALER)


def player(teller: Teller, seat: int) -> Phrase:
    """What a player is called in pictures."""
    return teller.say("figure-player", seat=seat)


def number_of_players(teller: Teller) -> Phrase:
    """*With four players*."""
    return teller.say("beside-players", list=teller.say("beside-count", n=teller.rules.players))


def text(phrase: Phrase) -> str:
    """Words in a picture, where there is no markup."""
    return plain(line(phrase))


def _people(teller: Teller, names: list[Phrase], told: Mapping[int, list[Phrase]]) -> Iterator[Phrase]:
    for seat, name in enumerate(names):
        if told[seat]:
            yield teller.say("figure-seats-person", name=name, roles=teller.list(told[seat]))


def _anybody(teller: Teller, names: list[Phrase]) -> Iterator[Phrase]:
    """What is for no seat to say: who shuffles, where anybody else may."""
    deal = teller.rules.deal
    if deal.shuffle == "another":
        others = [name for seat, name in enumerate(names) if seat != DEALER]
        yield teller.say("figure-seats-anybody", names=teller.list(others, "or"))
