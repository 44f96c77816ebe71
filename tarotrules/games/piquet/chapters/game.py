"""The first chapter: who plays, what for, and how a deal goes."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import TWO, Remark, Rule, Told, for_two
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

_CALLS: Final = ("calls", "calling.order")
_WON: Final = {"deals": "match.settling", "score": "match.end", "agreed": "match.end"}
"""Where it is said who wins, by what ends a partie."""
_YOUNGER: Final = ("younger_calls", "calling.younger")


def tell(teller: Teller) -> Iterator[Told]:
    """Players, hands, aim, course, and what a deal belongs to."""
    rules, say, see = teller.rules, teller.say, teller.see
    counts = players_of(teller.words, teller.players or (rules.players,))
    yield Rule("game.players", (say("game-players", list=counts),), (("players",),))
    yield Rule("game.hands", tuple(_hands(teller)), ())
    yield Rule("game.aim", tuple(_aim(teller)), ())
    yield Rule("game.course", (say("game-course", steps=teller.list(_steps(teller))),), ())
    partie = say("game-partie", end=rules.match.end, deals=rules.match.deals or 0, see=see("match.end"))
    paid = (say("game-partie-paid", see=see("match.settling")),) if rules.settle else ()
    yield Rule("game.partie", (partie, *paid), ())


def _aim(teller: Teller) -> Iterator[Remark]:
    """What wins a partie, and what scores in a deal."""
    rules, see = teller.rules, teller.see
    yield teller.remark("game-aim-partie", end=rules.match.end, see=see(_WON[rules.match.end]), two=for_two(rules))
    most = see("play.cards", "play.capot")
    yield teller.remark("game-aim", hand=see(*_of_hands(rules)), play=see(*_counts(rules)), cards=most)
    early = see(*(f"milestone.{name}.what" for name in rules.milestone))
    if early:
        yield teller.remark("game-aim-early", see=early, two=for_two(rules))


def players_of(words: Catalogue, counts: Iterable[int]) -> Phrase:
    """*Two and three*, to be said of players."""
    return words.join([words.tell("game-players-count", n=each) for each in counts])


def _hands(teller: Teller) -> Iterator[Phrase]:
    rules = teller.rules
    exchanges = rules.exchange is None or rules.exchange.elder is not None
    yield teller.say("game-hands", exchanges="yes" if rules.exchange is not None and exchanges else "no")
    if rules.players == TWO:
        yield teller.say("game-hands-advantage")


def _of_hands(rules: Ruleset) -> Iterator[str]:
    """What is scored for a hand."""
    yield from (f"claim.{name}.what" for name in rules.claim)
    yield from (f"contest.{name}.what" for name in rules.contest)


def _counts(rules: Ruleset) -> Iterator[str]:
    yield from (f"count.{name}" for name in rules.count)


def _steps(teller: Teller) -> Iterator[Phrase]:
    """The steps of a deal, in the order of these rules."""
    rules = teller.rules
    steps = [("deal", "deal.hands")]
    if rules.exchange is not None:
        elder = rules.exchange.elder is not None
        steps += [("elder", "exchange.elder"), ("younger", "exchange.younger")] if elder else []
        steps += [] if elder else [("dealer", "exchange.younger")]
    lead = ("lead", "play.lead")
    if rules.contest:
        steps += [_CALLS, lead, _YOUNGER] if rules.calling.younger_calls == "after_lead" else [_CALLS, _YOUNGER, lead]
    else:
        steps.append(lead)
    steps.append(("play", "play.follow"))
    return (teller.say("game-course-step", step=step, see=teller.see(slot)) for step, slot in steps)
