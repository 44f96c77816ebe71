"""The first chapter: what the game is about."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Players, sides and aim."""
    rules = teller.rules
    call = "no" if rules.call is None else "yes"
    counts = teller.list(map(str, teller.players or (rules.players,)))
    yield Rule("game.players", (teller.say("game-players", list=counts),), (("players",),))
    yield Rule("game.sides", (teller.say("game-sides", call=call), teller.say("game-sides-last")), (("call",),))
    yield Rule("game.aim", (teller.say("game-aim"), teller.say("game-oudlers-matter")), ())
