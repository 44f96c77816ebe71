"""The play, and the cards excused from its duties."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from tarotrules.expressions.tree import paths_of
from tarotrules.games.features.speech import PLAYER
from tarotrules.games.tarot.chapters import forbidden
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.features import kind_of
from tarotrules.games.tarot.ruleset.play import Exempt, may_end_slam
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import TWO, Rule, Told, yes_no
from tarotrules.settings.kinds import Formula
from tarotrules.settings.walk import values
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 256
"""Rulesets that were looked through for who counts."""
_OWNER: Final = ("wins", "stays", "owed", "owed_from", "unpaid")


def tell(teller: Teller) -> Iterator[Told]:
    """Who leads, what must be played, who wins, and the exempt cards."""
    play, say = teller.rules.play, teller.say
    leading = [("promise", name, "leads") for name in teller.rules.promise]
    unless = "yes" if any(each.leads for each in teller.rules.promise.values()) else "no"
    announced = (slot_of("promise", name, "when") for name, each in teller.rules.promise.items() if each.leads)
    first = say("play-first", who=play.first_leader, unless=unless, see=teller.see(*announced))
    called = teller.rules.call
    limited = called is not None and called.first_lead == "not_called_suit"
    further = (say("play-first-called", rule=teller.refer("call.lead")),) if limited else ()
    yield Rule("play.lead", (first, say("play-next"), *further), (("play", "first_leader"), *leading))
    further = (say("play-follow-trumps", rule=teller.refer("play.overtrump")),) if play.overtrump == "must" else ()
    yield Rule("play.follow", (say("play-follow"), *further), (), reasons=(("must-follow", None),))
    yield Rule(
        "play.trump",
        (say("play-void", void=play.void), say("play-discard")),
        (("play", "void"),),
        reasons=(("must-trump", None),),
    )
    yield Rule(
        "play.overtrump",
        (say("play-overtrump", overtrump=_overtrump(teller.rules)),),
        (("play", "overtrump"),),
        reasons=(("must-overtrump", None),),
    )
    identical = teller.rules.deck.identical
    alike = () if identical is None else (say("play-identical", identical=identical),)
    yield Rule("play.winner", (say("play-winner"), *alike), (("deck", "identical"),), at_hand=bool(alike))
    if teller.rules.deal.piles is not None:
        yield Rule("play.piles", (say("play-piles"),), (), at_hand=True)
    gathered = (_heap(teller), say("play-look-back", which=play.look_back))
    yield Rule("play.tricks", gathered, (("play", "heap"), ("play", "look_back")))
    for name, exempt in teller.rules.exempt.items():
        yield from _exempt(teller, name, exempt)
    yield from forbidden.tell(teller)


def _overtrump(rules: Ruleset) -> str:
    """Whether a trump must be beaten, and whether it may be one of the player's own side."""
    alone = rules.play.overtrump == "must" and not may_be_taken(rules)
    return "must_alone" if alone else rules.play.overtrump


def _heap(teller: Teller) -> Phrase:
    """Who keeps the tricks of the defence, and a chien that counts with them."""
    rules = teller.rules
    facing = "only" if rules.players == TWO else "one" if rules.players % 2 else "opposite"
    chien = rules.deal.chien > 0 and any(bid.chien[0] == "defence_tricks" for bid in rules.auction.bid.values())
    whose = facing if rules.play.heap == "facing" else "own"
    if not may_be_taken(rules):
        whose = "alone"
    return teller.say("play-heap", whose=whose, chien="yes" if chien else "no")


def _exempt(teller: Teller, name: str, exempt: Exempt) -> Iterator[Rule]:
    """Playing the card, whose it is, and the last trick."""
    card, say = teller.noun(name), teller.say
    free = say("exempt-free", card=card)
    led = say("exempt-led", card=card, several="yes" if len(teller.rules.exempt) > 1 else "no")
    yield _part(teller, name, "play", (*_when(teller, name, exempt), free, led), ("when", "announce"))
    # What is said of the last trick of a slam follows further down.
    usually = "last_trick_of_slam" if may_end_slam(exempt.wins) else exempt.wins
    wins = say("exempt-wins", card=card, wins=usually)
    alone = not may_be_taken(teller.rules)
    stays = say("exempt-stays", card=card, stays=_whose(teller, exempt), owed=exempt.owed, alone=yes_no(alone))
    yield _part(teller, name, "owner", (wins, stays, *_owed(teller, card, exempt)), _OWNER)
    # Where nobody takes, the other side is whoever wins the trick.
    to = "trick_winner" if alone and exempt.last_trick == "other_side" else exempt.last_trick
    last = [say("exempt-last-trick", card=card, to=to, wins=usually)]
    if may_end_slam(exempt.wins):
        only_led = yes_no(not may_end_slam(exempt.wins, led=False))
        last.append(say("exempt-slam", card=card, led=only_led, alone=yes_no(alone)))
    if to == "other_side" and _counts_players(teller.rules):
        last.append(say("exempt-personal"))
    yield _part(teller, name, "last", last, ("last_trick", "wins"))


def _part(teller: Teller, name: str, part: str, phrases: Iterable[Phrase], fields: Iterable[str]) -> Rule:
    called = teller.say("name-exempt", card=teller.noun(name), part=part)
    settings = tuple(("exempt", name, each) for each in fields)
    return Rule(slot_of("exempt", name, part), tuple(phrases), settings, name=called)


def _whose(teller: Teller, exempt: Exempt) -> str:
    """Whether it stays with a side or with one player, who is a side alone where nobody takes."""
    return exempt.stays if may_be_taken(teller.rules) else "player"


def _owed(teller: Teller, card: Noun, exempt: Exempt) -> Iterator[Phrase]:
    """Where a card that is owed comes from, and what if there is none."""
    if exempt.owed_from is not None and exempt.unpaid is not None:
        if teller.rules.deal.chien and may_be_taken(teller.rules):
            yield teller.say("exempt-owed-from", stays=_whose(teller, exempt), **{"from": exempt.owed_from})
        yield teller.say("exempt-unpaid", card=card, stays=_whose(teller, exempt), unpaid=exempt.unpaid)


@lru_cache(REMEMBERED)
def _counts_players(rules: Ruleset) -> bool:
    """Whether anything depends on what one player has won, and not a side."""
    paths = (path for _, kind, value in values(rules) if isinstance(kind, Formula) for path in paths_of(value))
    return any(path[-1] in {"points", "oudlers"} and kind_of(path[:-1]) == PLAYER for path in paths if len(path) > 1)


def _when(teller: Teller, name: str, exempt: Exempt) -> Iterator[Phrase]:
    idiom = None if exempt.when is None else Idiom.of_hand(teller, exempt.when, "dealt")
    if idiom is not None:
        yield teller.say("exempt-who", card=teller.noun(name), has=idiom.told())
    elif exempt.when is not None:
        yield teller.say("exempt-when", card=teller.noun(name), when=Reader(teller).truth(exempt.when))
    if exempt.announce is not None:
        yield teller.say("exempt-announce", moment=exempt.announce)
