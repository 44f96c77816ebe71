"""What a hand scores by itself, whatever the other holds: carte blanche, carte rouge."""

from collections.abc import Iterator

from tarotrules.expressions.tree import And, Compare, Expression, Number, Path
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.claims import Claim
from tarotrules.games.telling.told import Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase

_SERVES = frozenset({Path(("hand", "good")), Path(("hand", "cards"))})


def tell(teller: Teller) -> Iterator[Told]:
    """Every claim: what it is, when it is made, what it scores."""
    for name, claim in teller.rules.claim.items():
        title, say, path = teller.title("claim", name), teller.say, ("claim", name)
        what = meaning(teller, claim.when, "claim", title=teller.named(title))
        if what is None:
            what = say("claim-when", title=teller.named(title), when=Reader(teller).truth(claim.when))
        yield Rule(f"claim.{name}.what", (what,), ((*path, "when"),), title)
        moment = say("claim-moment", moment=claim.moment, exchanges=yes_no(teller.rules.exchange is not None))
        told = (moment, say("claim-shown", shown=claim.shown))
        heading = say("name-claim-when", title=title)
        yield Rule(f"claim.{name}.when", told, ((*path, "moment"), (*path, "shown")), heading)
        paid = (say("claim-paid", worth=Reader(teller).worth(claim.worth)), *_more(teller, claim))
        settings = tuple((*path, each) for each in ("worth", "tie", "again", "for_milestones"))
        yield Rule(f"claim.{name}.paid", paid, settings, say("name-claim-paid", title=title))


def meaning(teller: Teller, when: Expression, message: str, **named: Phrase) -> Phrase | None:
    """Which hand it is, as the messages say that begin so; nothing where none of them does."""
    match when:
        case Compare("=", Path((place, kind)), Number(value)) if value == 0 and kind in teller.rules.deck.class_:
            return teller.say(f"{message}-none", **named, place=place, noun=teller.noun(kind))
        case And(
            (Compare("=", Path((place, one)), Number(none)), Compare("=", Path((other, two)), Number(nothing)))
        ) if place == other and none == nothing == 0 and {one, two} <= teller.rules.deck.class_.keys():
            nouns = {"noun": teller.noun(one), "other": teller.noun(two)}
            return teller.say(f"{message}-none-both", **named, place=place, **nouns)
        case Compare("=", left, right) if frozenset({left, right}) == _SERVES:
            return teller.say(f"{message}-serves", **named)
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
