"""Around the table: the first half of the chapter on the deal."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Direction, first and next dealer."""
    seating = teller.rules.seating
    yield Rule(
        "seating.direction",
        (teller.say("seating-direction", direction=seating.direction),),
        (("seating", "direction"),),
    )
    first = teller.say("seating-first-dealer", way=seating.first_dealer)
    following = teller.say("seating-next-dealer", direction=seating.direction)
    yield Rule("seating.dealer", (first, following), (("seating", "first_dealer"), ("seating", "direction")))
    if seating.at_table is not None:
        out = teller.say("seating-out", table=seating.at_table, players=teller.rules.players)
        until = teller.say("seating-out-until", until=seating.until or "next_deal")
        yield Rule("seating.out", (out, until), (("seating", "at_table"), ("seating", "until")), at_hand=True)
