"""Chapter 1: what the game is about."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Players, sides and aim."""
    rules = teller.rules
    call = "no" if rules.call is None else "yes"
    counts = teller.list(map(str, teller.players or (rules.players,)))
    yield Rule("1.1", (teller.say("game-players", list=counts),), (("players",),))
    yield Rule("1.2", (teller.say("game-sides", call=call),), (("call",),))
    yield Rule("1.3", (teller.say("game-aim"), teller.say("game-oudlers-matter")), ())
