"""What a hand scores by itself, whatever the other holds: carte blanche, carte rouge."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules.expressions.tree import And, Compare, Expression, Number, Path
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.claims import Claim
from tarotrules.games.telling.told import Rule, Told, yes_no
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase

_SERVES: Final = frozenset({Path(("hand", "good")), Path(("hand", "cards"))})


def tell(teller: Teller) -> Iterator[Told]:
    """Every claim: what it is, when it is made, what it scores."""
    for name, claim in teller.rules.claim.items():
        title, say, path = teller.title("claim", name), teller.say, ("claim", name)
        meant, named = meaning(teller, claim.when), {"title": teller.named(title)}
        if meant is None:
            what = say("claim-when", when=Reader(teller).truth(claim.when), **named)
        else:
            what = say(f"claim-{meant.message}", **named, **meant.given)
        yield Rule(f"claim.{name}.what", (what,), ((*path, "when"),), title)
        moment = say("claim-moment", moment=claim.moment, exchanges=yes_no(teller.rules.exchange is not None))
        told = (moment, say("claim-shown", shown=claim.shown))
        heading = say("name-claim-when", title=title)
        yield Rule(f"claim.{name}.when", told, ((*path, "moment"), (*path, "shown")), heading)
        paid = (say("claim-paid", worth=Reader(teller).worth(claim.worth)), *_more(teller, claim))
        settings = tuple((*path, each) for each in ("worth", "tie", "again", "for_milestones"))
        yield Rule(f"claim.{name}.paid", paid, settings, say("name-claim-paid", title=title))


class Meant(NamedTuple):
    """Which hand something is: how the message about it ends, and what it is given."""

    message: str
    given: Mapping[str, Phrase | Noun | str]


def meaning(teller: Teller, when: Expression) -> Meant | None:
    """Which hand it is, where there are words of their own for that."""
    match when:
        case Compare("=", Path((place, kind)), Number(value)) if value == 0 and kind in teller.rules.deck.class_:
            return Meant("none", {"place": place, "noun": teller.noun(kind)})
        case And(
            (Compare("=", Path((place, one)), Number(none)), Compare("=", Path((other, two)), Number(nothing)))
        ) if place == other and none == nothing == 0 and {one, two} <= teller.rules.deck.class_.keys():
            return Meant("none-both", {"place": place, "noun": teller.noun(one), "other": teller.noun(two)})
        case Compare("=", left, right) if frozenset({left, right}) == _SERVES:
            return Meant("serves", {})
    return None


def _more(teller: Teller, claim: Claim) -> Iterator[Phrase]:
    """Who scores of several, whether it scores again, and what it helps to."""
    if claim.tie is not None:
        yield teller.say("claim-tie", tie=claim.tie)
    if claim.again or (claim.moment != "when_complete" and teller.rules.exchange is not None):
        yield teller.say("claim-again", again="yes" if claim.again else "no")
    helped = [name for name, each in teller.rules.milestone.items() if "claims" in each.counts]
    if helped:
        titles = teller.list([teller.named(teller.title("milestone", name), "definite") for name in helped])
        yield teller.say("claim-towards", whose=claim.for_milestones, titles=titles)
    else:
        yield teller.say("claim-towards-nothing")
