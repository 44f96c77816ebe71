"""What of changed rules of tarot has no effect, and where the others are told."""

from collections.abc import Iterator
from typing import Any, Final

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sheets.cheat import _Sheet
from tarotrules.games.tarot.ruleset.promises import known_payee
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.front import Front
from tarotrules.settings.walk import SettingPath, idle
from tests.strategies import Change

CHAPTER_OF: Final = {
    "players": "game",
    "seating": "deal",
    "redeal": "deal",
    "claim": "claims",
    "promise": "promises",
    "exempt": "play",
    "forbid": "play",
    "bonus": "bonuses",
    "fault": "irregularities",
    "feature": "evaluation",
    "mode": "modes",
}
"""Chapters that are not called like the word of the ruleset they tell."""
ELSEWHERE: Final = {
    ("auction", "hand_points"): "evaluation",
    ("auction", "chien"): "chien",
    ("deck", "identical"): "play",
}
"""What is said of a bid in another chapter than the auction's, and of cards in another than the deck's."""


def means_nothing(change: Change) -> bool:
    """Whether the setting that is changed has no effect under the values of others."""
    rules, path = change.base.rules, change.path
    of_partner = path[:2] == ("scoring", "shares") or path[-1] in {"partner", "shared"}
    if of_partner and rules.call is None:
        return True
    if path[0] == "chien" and not rules.deal.chien:
        return True
    if path[0] == "mode" and path[1:2] != (change.rules.auction.plays,):
        return True
    if _after_nobody_took(path) and rules.seating.until == "somebody_takes":
        return True
    if path[-1] == "owed_from" and not (rules.deal.chien and may_be_taken(rules)):
        return True
    if path[-1] == "barred_may_be_called" and rules.deal.misdeal != "same_dealer_silent":
        return True
    if path[-1] == "hand_points" and not rules.feature:
        return True
    with_it = {"said": change.rules, "unsaid": rules}.get(change.what)
    if with_it is not None and path in set(idle(with_it)):
        return True
    if _only_called_otherwise(change):
        return True
    return path[0] == "claim" and path[-1] == "count" and len(rules.claim[path[1]].level) == 1


def _after_nobody_took(path: SettingPath) -> bool:
    """Whether it is said who deals after a deal that nobody took: not to those who sit out until somebody does."""
    return path == ("auction", "all_pass") or (path[0] == "redeal" and path[-1] == "dealer")


def _only_called_otherwise(change: Change) -> bool:
    """Whether the same side is paid, by another name: whoever announced is the taker, if nobody else may."""
    match change.path:
        case ("promise", name, outcome, "payee"):
            promises = change.base.rules.promise[name], change.rules.promise[name]
            paid = [known_payee(each, outcome, getattr(each, outcome).payee) for each in promises]
            return paid[0] == paid[1]
    return False


def chapter_of(change: Change) -> str:
    """The chapter that a changed setting belongs to."""
    first, last = change.path[0], change.path[-1]
    return ELSEWHERE.get((first, last), CHAPTER_OF.get(first, first))


def sheet(variant: Variant, players: int) -> Iterator[Any]:
    """The parts of the cheat sheet; what is paid comes last, because it takes longest to make."""
    paid, *others = _Sheet(Front(variant, None, catalogue("en")), players).parts()
    return (list(blocks) for *_, blocks in (*others, paid))
