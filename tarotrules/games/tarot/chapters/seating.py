"""Chapter 3: around the table."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Direction, first and next dealer."""
    seating = teller.rules.seating
    yield Rule("3.1", (teller.say("seating-direction", direction=seating.direction),), (("seating", "direction"),))
    yield Rule("3.2", (teller.say("seating-first-dealer", way=seating.first_dealer),), (("seating", "first_dealer"),))
    yield Rule("3.3", (teller.say("seating-next-dealer", direction=seating.direction),), (("seating", "direction"),))
