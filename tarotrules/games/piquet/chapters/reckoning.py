"""The order of the reckoning, and what is scored for getting far before anybody else begins."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.expressions.tree import Number, Path
from tarotrules.games.piquet.chapters.calls import MORE
from tarotrules.games.piquet.chapters.play import when_of
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.milestones import CATEGORIES, Milestone
from tarotrules.games.telling.told import Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase

_CLAIMS, _CONTESTS, _PLAY, _TRICKS = CATEGORIES
_ORDER: Final = "reckoning.order"
_COMPLETE: Final = "when_complete"


def tell(teller: Teller) -> Iterator[Told]:
    """The order, what is equal, and each milestone."""
    rules, say = teller.rules, teller.say
    yield Rule(_ORDER, tuple(_order(teller)), (("reckoning", "order"), ("claim",), ("contest",)))
    if any(each.tie == "nobody" for each in rules.contest.values()):
        equal = say("reckoning-equal-for", titles=_milestones(teller)) if rules.milestone else say("reckoning-equal")
        yield Rule("reckoning.equal", (equal,), ())
    for name, milestone in rules.milestone.items():
        yield from _milestone(teller, name, milestone)
    pairs = [(name, each.rival) for name, each in rules.milestone.items() if each.rival is not None]
    if pairs:
        never = tuple(
            say("reckoning-never-both", title=teller.title("milestone", rival), other=teller.title("milestone", name))
            for name, rival in pairs
        )
        yield Rule("reckoning.never-both", never, tuple(("milestone", name, "rival") for name, _ in pairs))
    if rules.milestone:
        late = (
            any(_TRICKS in each.counts for each in rules.milestone.values())
            and rules.play.cards.counted != "at_the_end"
        )
        yield Rule(
            "reckoning.apart",
            (say("reckoning-apart", cards="late" if late else "never", titles=_milestones(teller)),),
            (),
        )


def _milestones(teller: Teller) -> Phrase:
    return teller.list(
        [teller.named(teller.title("milestone", name), "definite") for name in teller.rules.milestone], "or"
    )


def _order(teller: Teller) -> Iterator[Phrase]:
    """The order, and what stands elsewhere in it: what is completed by a call, and the cards that are won early."""
    say, rules = teller.say, teller.rules
    yield say("reckoning-order", list=teller.list(_categories(teller)))
    if any(each.scores in MORE for each in rules.contest.values()):
        yield say("reckoning-together")
    if rules.milestone:
        yield say("reckoning-milestones", titles=_milestones(teller))
    for name, claim in teller.rules.claim.items():
        if claim.moment == _COMPLETE:
            yield say("reckoning-complete", title=teller.named(teller.title("claim", name), "listed"))
    cards = teller.rules.play.cards
    if cards.counted == "once_sure" and cards.majority:
        yield say("reckoning-early", see=teller.see("play.cards"))


def _categories(teller: Teller) -> Iterator[Phrase]:
    rules, say = teller.rules, teller.say
    for category in rules.reckoning.order:
        if category == _CLAIMS and rules.claim:
            first = [name for name, each in rules.claim.items() if each.moment != _COMPLETE]
            if first:
                yield _listed(teller, "claim", first)
        elif category == _CONTESTS and len(rules.contest) > 1:
            yield say("reckoning-calls", list=_listed(teller, "contest", rules.contest))
        else:
            yield say("reckoning-category", category=category)


def _listed(teller: Teller, kind: str, names: Iterable[str]) -> Phrase:
    return teller.list([teller.named(teller.title(kind, name), "listed") for name in names])


def _milestone(teller: Teller, name: str, milestone: Milestone) -> Iterator[Rule]:
    title = teller.title("milestone", name)
    what = teller.say(
        "milestone-what",
        title=title,
        reach=milestone.reach,
        worth=milestone.worth,
        who=milestone.who,
        barred=milestone.barred_by,
        alone=teller.say("milestone-alone", alone=yes_no(is_of_hands(milestone))),
    )
    path = ("milestone", name)
    yield Rule(
        f"milestone.{name}.what",
        (what,),
        tuple((*path, each) for each in ("reach", "worth", "who", "barred_by")),
        title,
    )
    heading = teller.say("name-milestone-counts", title=title)
    settings = ((*path, "counts"), (*path, "order"))
    yield Rule(f"milestone.{name}.counts", tuple(_counts(teller, milestone)), settings, heading)


def is_of_hands(milestone: Milestone) -> bool:
    """Whether nothing but what is in a hand helps to it."""
    return {_PLAY, _TRICKS}.isdisjoint(milestone.counts)


def _counts(teller: Teller, milestone: Milestone) -> Iterator[Phrase]:
    """What is added up, what comes first, and what that means at the first lead."""
    told = [teller.say("milestone-category", category=each) for each in milestone.counts]
    yield teller.say("milestone-counts", list=teller.list(told))
    yield teller.say("milestone-order", order=milestone.order, see=teller.see(_ORDER))
    yield from (teller.say(each) for each in _meant(teller, milestone))
    lead = _lead(teller)
    if _PLAY in milestone.counts and milestone.who != "younger" and lead and milestone.reach > lead:
        yield teller.say("milestone-by-lead", n=milestone.reach - lead)


def _meant(teller: Teller, milestone: Milestone) -> Iterator[str]:
    """What the order means for the elder's first lead, and for what the younger says after it."""
    rules = teller.rules
    if milestone.barred_by != "earlier" or not _lead(teller) or not rules.contest:
        return
    if _PLAY in milestone.counts:
        if milestone.who == "younger" or rules.calling.younger_calls != "after_lead":
            return
        hand_first = rules.reckoning.order.index(_CONTESTS) < rules.reckoning.order.index(_PLAY)
        if milestone.order == "as_it_happens":
            yield "milestone-lead-first"
        elif hand_first:
            yield "milestone-hand-first"
    elif milestone.order == "by_category" and milestone.who != "elder" and _later(teller, _PLAY, milestone):
        yield "milestone-lead-late"


def _later(teller: Teller, category: str, milestone: Milestone) -> bool:
    """Whether something is reckoned after all that counts towards a milestone."""
    order = teller.rules.reckoning.order
    return all(order.index(each) < order.index(category) for each in milestone.counts)


def _lead(teller: Teller) -> int:
    """What the leader of any trick scores, whatever becomes of it."""
    found = 0
    for count in teller.rules.count.values():
        kind, rest = when_of(count)
        if count.payee == Path(("leader",)) and kind == "always" and rest is None and isinstance(count.worth, Number):
            found += int(count.worth.value)
    return found
