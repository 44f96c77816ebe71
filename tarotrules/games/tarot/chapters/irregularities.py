"""Irregularities: what players do that the rules forbid, and what follows.

What follows most often is told once, before the rest. A rule is about one kind of thing that happens, however many
entries say what comes of it.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from tarotrules.games.tarot.chapters.claims import excuse_helps
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.claims import Claim, shows_cards
from tarotrules.games.tarot.ruleset.faults import FOUND, IF_WON, OF_CLAIMS, Fault, side_of_remedy
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import Rule, Told
from tarotrules.wording.phrase import Phrase

CHAPTER: Final = "irregularities"
RESULT: Final = f"{CHAPTER}.result"
_MEANT: Final = ("count_hidden", "chien_seen", "claim_incomplete", "claim_false", "last_cards_claimed")
"""What its heading alone does not explain."""
_OF_DUTIES: Final = ("play.follow", "play.trump", "play.overtrump")
_TOLD: Final = ("event", "by", "found", "remedy", "deal", "claim", "fine", "charged")
_BY: Final = ("anyone", "attack", "defence")
_FOUND: Final = (None, "in_deal", "after_deal", "before_first_lead", "in_play", "in_trick", "after_trick")


def tell(teller: Teller) -> Iterator[Told]:
    """What holds for all, then each thing that can happen, in the order of a deal."""
    faults = teller.rules.fault
    if any(each.deal == IF_WON for each in faults.values()):
        fine = _usual_fine(teller)
        said = () if fine is None else (teller.sentence("fault-alone", then=fine),)
        yield Rule(RESULT, (teller.say("fault-result"), *said), ())
    if any(each.fine is not None for each in faults.values()):
        yield Rule(f"{CHAPTER}.fines", (teller.say("fault-fines"),), ())
    for event in FOUND:
        names = sorted(
            (name for name, each in faults.items() if each.event == event), key=lambda each: _order(faults[each])
        )
        if names:
            yield _event(teller, event, names)


def heading_of(teller: Teller, name: str) -> Phrase:
    """What a fault is called: by its title, or by what happens."""
    if teller.titles.get(("fault", name)):
        return teller.title("fault", name)
    return _called(teller, teller.rules.fault[name].event)


def slot_of_event(event: str) -> str:
    """The slot of the rule about something that can happen."""
    return f"{CHAPTER}.{event.replace('_', '-')}"


def _called(teller: Teller, event: str) -> Phrase:
    shown = {name: each for name, each in teller.rules.claim.items() if shows_cards(each)}
    able = {name: each for name, each in shown.items() if _can_be(teller, event, each)}
    titles = [teller.title("claim", name) for name in able or shown]
    return teller.sentence("fault-event", event=event, titles=teller.list(titles, "or"))


def _can_be(teller: Teller, event: str, claim: Claim) -> bool:
    """Whether a declaration can be shown wrongly in this way: there is an order to keep, or an Excuse to show."""
    return (event != "claim_disordered" or claim.order is not None) and (
        event != "claim_excuse" or excuse_helps(teller, claim)
    )


def _order(fault: Fault) -> tuple[int, int]:
    """What holds whenever it is noticed comes first, then what holds for everybody."""
    return _FOUND.index(fault.found), _BY.index(fault.by or "anyone")


def _event(teller: Teller, event: str, names: Sequence[str]) -> Rule:
    faults = [teller.rules.fault[name] for name in names]
    heading = heading_of(teller, names[0]) if len(names) == 1 else _called(teller, event)
    phrases = (*_meant(teller, event), *(phrase for each in faults for phrase in _follows(teller, each)))
    settings = tuple(("fault", name, each) for name in names for each in _TOLD)
    return Rule(slot_of_event(event), phrases, settings, heading)


def _meant(teller: Teller, event: str) -> Iterator[Phrase]:
    if event == "revoke":
        yield teller.say("fault-revoke", duties=_duties(teller.rules), see=teller.see(*_OF_DUTIES))
    elif event in _MEANT:
        yield teller.say("fault-meant", event=event)


def _duties(rules: Ruleset) -> str:
    """What a player must do who has none of the suit led, or who plays a trump."""
    trump, overtrump = rules.play.void == "must_trump", rules.play.overtrump == "must"
    return "all" if trump and overtrump else "trump" if trump else "overtrump" if overtrump else "follow"


def _follows(teller: Teller, fault: Fault) -> Iterator[Phrase]:
    """What follows in one case, said in one breath, so that no other case can claim a part of it."""
    then = reduce(lambda one, two: teller.say("fault-and", one=one, two=two), _consequences(teller, fault))
    by, found = fault.by or side_of_remedy(fault) or "anyone", fault.found or "any"
    if (by, found) == ("anyone", "any"):
        yield teller.sentence("fault-alone", then=then)
    else:
        yield teller.sentence("fault-then", **{"if": teller.say("fault-if", by=by, found=found)}, then=then)
    cards = [teller.say("fault-exempt-card", card=teller.noun(name)) for name in teller.rules.exempt]
    if fault.remedy == "taker_decides" and cards:
        yield teller.say("fault-exempt", cards=teller.list(cards, "or"))


def _usual_fine(teller: Teller) -> Phrase | None:
    """What may be charged besides, if it is the same wherever a deal is annulled that was won by a fault."""
    fined = [each for each in teller.rules.fault.values() if each.deal == IF_WON and each.fine is not None]
    alike = len({(each.fine, each.charged) for each in fined}) == 1 and len(fined) > 1
    return _fine(teller, fined[0]) if alike else None


def _fine(teller: Teller, fault: Fault) -> Phrase:
    return teller.say("fault-fine", fine=fault.fine or 0, charged=fault.charged or "always")


def _consequences(teller: Teller, fault: Fault) -> list[Phrase]:
    say, found = teller.say, []
    if fault.remedy is not None:
        found.append(say("fault-remedy", remedy=fault.remedy, of=_kind(fault)))
    if fault.deal != "counts":
        # A deal that is no more comes before all else; one that may count yet waits for what is mended.
        place = len(found) if fault.deal == IF_WON else 0
        found.insert(place, say("fault-deal", deal=fault.deal, rule=teller.refer(RESULT), fine=_beside(teller, fault)))
    if fault.claim is not None and (fault.claim != "counts" or fault.deal == "counts"):
        found.append(say("fault-claim", claim=fault.claim))
    if fault.fine is not None and (fault.deal != IF_WON or _usual_fine(teller) is None):
        found.append(_fine(teller, fault))
    return found or [say("fault-nothing")]


def _beside(teller: Teller, fault: Fault) -> str:
    """Whether there is no fine where there usually is one."""
    return "none" if fault.fine is None and _usual_fine(teller) is not None else "usual"


def _kind(fault: Fault) -> str:
    """What a remedy is about."""
    if fault.remedy == "taken_back":
        return "revoke" if fault.event == "revoke" else "claim" if fault.event in OF_CLAIMS else "card"
    return "dealer" if fault.event == "wrong_dealer" else "card"
