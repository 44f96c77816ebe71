"""Around the table: the first half of the chapter on the deal."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_held
from tarotrules.games.telling.told import TWO, Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """Direction, first and next dealer."""
    seating, auction = teller.rules.seating, yes_no(is_held(teller.rules.auction))
    yield Rule(
        "seating.direction",
        (teller.say("seating-direction", direction=seating.direction, auction=auction),),
        (("seating", "direction"),),
    )
    first = teller.say("seating-first-dealer", way=seating.first_dealer)
    following = teller.say("seating-next-dealer", direction=seating.direction)
    yield Rule("seating.dealer", (first, following), (("seating", "first_dealer"), ("seating", "direction")))
    if seating.at_table is not None:
        out = teller.say("seating-out", table=seating.at_table, players=teller.rules.players)
        until = teller.say("seating-out-until", until=seating.until or "next_deal")
        yield Rule("seating.out", (out, until), (("seating", "at_table"), ("seating", "until")), at_hand=True)


def direction_in_short(teller: Teller) -> Iterator[Phrase]:
    """Which way everything goes, where more than two sit around a table."""
    if teller.rules.players > TWO:
        yield teller.say("cheat-direction", direction=teller.rules.seating.direction)
