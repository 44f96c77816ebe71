"""Chapter 10: the play, and the cards excused from its duties."""

from collections.abc import Iterator

from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.games.tarot.ruleset.features import PLAYER, kind_of
from tarotrules.games.tarot.ruleset.play import Exempt
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Formula
from tarotrules.settings.walk import values
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """Who leads, what must be played, who wins, and the exempt cards."""
    play, say = teller.rules.play, teller.say
    yield Rule("10.1", (say("play-first", who=play.first_leader), say("play-next")), (("play", "first_leader"),))
    yield Rule("10.2", (say("play-follow"),), (), reasons=(("must-follow", None),))
    yield Rule(
        "10.3",
        (say("play-void", void=play.void), say("play-discard")),
        (("play", "void"),),
        reasons=(("must-trump", None),),
    )
    yield Rule(
        "10.4",
        (say("play-overtrump", overtrump=play.overtrump),),
        (("play", "overtrump"),),
        reasons=(("must-overtrump", None),),
    )
    yield Rule("10.5", (say("play-winner"), say("play-look-back", which=play.look_back)), (("play", "look_back"),))
    for name, exempt in teller.rules.exempt.items():
        yield _exempt(teller, name, exempt)


def _exempt(teller: Teller, name: str, exempt: Exempt) -> Rule:
    card = teller.noun(name)
    phrases = list(_when(teller, name, exempt))
    phrases += [
        teller.say("exempt-free", card=card),
        teller.say("exempt-led", card=card, several="yes" if len(teller.rules.exempt) > 1 else "no"),
        teller.say("exempt-wins", card=card, wins=exempt.wins),
        teller.say("exempt-stays", card=card, stays=exempt.stays, owed=exempt.owed),
        teller.say("exempt-last-trick", card=card, to=exempt.last_trick, wins=exempt.wins),
    ]
    if exempt.last_trick == "other_side" and _counts_players(teller.rules):
        phrases.append(teller.say("exempt-personal"))
    fields = ("when", "announce", "wins", "stays", "owed", "last_trick")
    called = teller.say("deck-class", noun=card)
    return Rule(f"10.{name}", tuple(phrases), tuple(("exempt", name, each) for each in fields), name=called)


def _counts_players(rules: Ruleset) -> bool:
    """Whether anything depends on what one player has won, and not a side."""
    paths = (path for _, kind, value in values(rules) if isinstance(kind, Formula) for path in paths_of(value))
    return any(path[-1] in {"points", "oudlers"} and kind_of(path[:-1]) == PLAYER for path in paths if len(path) > 1)


def _when(teller: Teller, name: str, exempt: Exempt) -> Iterator[Phrase]:
    if exempt.when is not None:
        yield teller.say("exempt-when", card=teller.noun(name), when=Reader(teller).truth(exempt.when))
    if exempt.announce is not None:
        yield teller.say("exempt-announce", moment=exempt.announce)
