"""The first chapter: what the game is about."""

from collections.abc import Iterable, Iterator

from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.call import most_partners
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.telling.told import TWO, Rule, Told
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """Players, sides and aim."""
    rules = teller.rules
    counts = players_of(teller.words, teller.players or (rules.players,))
    yield Rule("game.players", (teller.say("game-players", list=counts),), (("players",),))
    if not may_be_taken(rules):
        yield Rule("game.sides", (teller.say("game-alone"),), (("auction", "taker"),))
        yield Rule("game.aim", (teller.say("game-aim-alone", see=teller.see(f"mode.{rules.auction.plays}.rank")),), ())
        return
    call = "two" if rules.players == TWO else "no"
    if rules.call is not None:
        call = "yes" if rules.call.partner == "holder" else rules.call.partner
        call += "_several" if most_partners(rules) > 1 else ""
    sides = (teller.say("game-taker"), teller.say("game-sides", call=call), teller.say("game-sides-last"))
    yield Rule("game.sides", sides, (("call",),))
    oudlers = teller.say("game-oudlers-matter", see=teller.see("scoring.target"))
    yield Rule("game.aim", (teller.say("game-aim"), oudlers), ())


def players_of(words: Catalogue, counts: Iterable[int]) -> Phrase:
    """*Three, four, and five*, to be said of players."""
    return words.join([words.tell("game-players-count", n=each) for each in counts])
