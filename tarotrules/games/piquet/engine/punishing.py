"""What a fault keeps somebody from scoring."""

from typing import Final

from tarotrules.games.piquet.engine import refusals, scoring
from tarotrules.games.piquet.engine.ledger import Entry
from tarotrules.games.piquet.engine.results import Punished, Reckoned, terms
from tarotrules.games.piquet.engine.scoring import Account, Deal, Struck
from tarotrules.games.piquet.engine.table import Table
from tarotrules.games.piquet.engine.told import Told
from tarotrules.games.piquet.ruleset.faults import Fault
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Concepts

_OF_COUNTS: Final = frozenset({"wrong_count", "several_counts_wrong", "cards_too_many", "cards_too_few"})


def counts_cards(rules: Ruleset, fault: str) -> bool:
    """Whether a fault is that somebody has too many cards, or too few."""
    return fault in rules.fault and rules.fault[fault].event in _OF_COUNTS


def punished(table: Table, deal: Deal | None, told: Told) -> Punished | Reckoned:
    """What becomes of a fault, and of the deal, if that is told (R92 to R95)."""
    name, by = told.fault or "", told.by or 0
    fault = table.rules.fault[name]
    bars = _bars(fault, implied=told.implied) and not told.waived
    found = Punished(name, by, fault.remedy, told.waived, bars)
    if deal is None:
        return found
    whole = scoring.settled(table, deal)
    account = whole if told.waived else _without(table, deal, fault, told, bars=bars)
    left = list(account.entries)
    gone = tuple(each for each in whole.entries if not _taken(left, each))
    return Reckoned("penalty", account, terms(table, account), found._replace(cancelled=gone))


def _bars(fault: Fault, *, implied: bool) -> bool:
    return fault.bars == "always" or (fault.bars == "if_implied" and implied)


def _without(table: Table, deal: Deal, fault: Fault, told: Told, *, bars: bool) -> Account:
    match fault.remedy:
        case "dealt_again":
            return scoring.account(table, (), (), over=False)
        case "nothing_scored":
            return scoring.settled(table, deal._replace(struck=(Struck(told.by or 0, None, bars),)))
        case "lapses" if told.contest is None:
            raise Refused(refusals.MISSING, keys=Concepts(("contest",)))
        case "lapses":
            return scoring.settled(table, deal._replace(struck=(Struck(told.by or 0, told.contest, bars),)))
    return scoring.settled(table, deal)


def _taken(left: list[Entry], entry: Entry) -> bool:
    """Whether an entry is among those that are left, each once."""
    if entry in left:
        left.remove(entry)
        return True
    return False
