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
