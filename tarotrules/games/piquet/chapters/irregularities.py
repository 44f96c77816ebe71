"""Irregularities: what players do that the rules forbid, and what follows; a rule for each thing that happens."""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Final

from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.faults import EVENTS, Fault
from tarotrules.games.telling.told import Rule, Told
from tarotrules.wording.phrase import Phrase

CHAPTER: Final = "irregularities"
_BARRING: Final = frozenset({"always", "if_implied"})
BARS: Final = f"{CHAPTER}.bars"
_TOO_LOW: Final = "call_too_low"
_WRONG_IN_PLAY: Final = ("cards_too_many", "cards_too_few")
_ANSWERED: Final = frozenset({"lead_out_of_turn"})
"""What is answered with a card; everything else, in words."""
_ONE: Final = frozenset({"point_asked_with_longer"})
"""What is about one combination, which has been named."""
_APART: Final[Mapping[str, frozenset[str]]] = {
    "dealt_again": frozenset({"deal_out_of_turn"}),
    "lapses": frozenset({"forgotten", "point_asked_with_longer"}),
    "none": frozenset({"impossible_claim"}),
    "taken_back": frozenset({"lead_out_of_turn", "revoke", "wrong_information"}),
}
"""By what follows, the events after which it is told in words of their own."""
_AGREED: Final = "put_right_if_allowed"
"""What follows if the players agree; if they do not, what follows later."""
_TOLD: Final = ("event", "found", "remedy", "fine", "bars", "waivable")


def tell(teller: Teller) -> Iterator[Told]:
    """What barring means, then each thing that can happen, in the order of a deal."""
    faults = teller.rules.fault
    if any(each.bars in _BARRING for each in faults.values()):
        yield Rule(BARS, tuple(_bars(teller)), ())
    for event in EVENTS:
        names = [name for name, each in faults.items() if each.event == event]
        if names:
            yield _event(teller, event, names)


def _bars(teller: Teller) -> Iterator[Phrase]:
    """That what is not scored stands in the way of what the other has, and of milestones (CAV L 58, C 1)."""
    yield teller.say("irregularities-bars")
    barred = [name for name, each in teller.rules.milestone.items() if each.barred_by == "earlier"]
    if barred:
        titles = [teller.named(teller.title("milestone", name), "definite") for name in barred]
        yield teller.say("irregularities-bars-milestones", titles=teller.list(titles, "or"))


def slot_of_event(event: str) -> str:
    """The slot of the rule about something that can happen."""
    return f"{CHAPTER}.{event.replace('_', '-')}"


def _event(teller: Teller, event: str, names: Sequence[str]) -> Rule:
    first, *others = names
    faults = [teller.rules.fault[name] for name in names]
    titled = not others and bool(teller.titles.get(("fault", first)))
    heading = teller.title("fault", first) if titled else teller.say("fault-event", event=event)
    told = zip([None, *faults], faults, strict=False)
    follows = [phrase for before, each in told for phrase in _follows(teller, each, before)]
    if event == _TOO_LOW and teller.rules.calling.raising == "good_against":
        follows.append(teller.say("fault-raised", see=teller.see("calling.raising")))
    settings = tuple(("fault", name, each) for name in names for each in _TOLD)
    return Rule(slot_of_event(event), (teller.say("fault-meant", event=event), *follows), settings, heading)


def _apart(fault: Fault, events: Container[str]) -> str:
    """What sentences choose by that tell some events apart."""
    return fault.event if fault.event in events else "other"


def _follows(teller: Teller, fault: Fault, before: Fault | None) -> Iterator[Phrase]:
    """What follows in one case, perhaps after another, told ``before``."""
    after = "no" if before is None else "agreed" if before.remedy == _AGREED else "yes"
    event = _apart(fault, _ANSWERED)
    yield teller.say("fault-found", found=fault.found, then=remedy(teller, fault), after=after, event=event)
    if fault.remedy == "made_up":
        yield teller.say("fault-made-up-late", see=teller.see(*map(slot_of_event, _WRONG_IN_PLAY)))
    if fault.bars is not None:
        yield teller.say("fault-bars", bars=fault.bars, event=_apart(fault, _ONE), see=teller.see(BARS))
    if fault.waivable:
        yield teller.say("fault-waived")


def remedy(teller: Teller, fault: Fault) -> Phrase:
    """What follows, as part of a sentence."""
    return teller.say(
        "fault-remedy",
        remedy=fault.remedy,
        event=_apart(fault, _APART.get(fault.remedy, ())),
        fine=fault.fine or 0,
        see=teller.see("deal.misdeal"),
    )
