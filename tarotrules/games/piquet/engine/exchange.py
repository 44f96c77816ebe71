"""How many cards may be exchanged, and which these are."""

from tarotrules.games.piquet.engine.results import Exchanged, Tried
from tarotrules.games.piquet.engine.told import Cards
from tarotrules.games.piquet.ruleset.exchange import Takes
from tarotrules.games.piquet.ruleset.ruleset import Ruleset

NONE, FEW, MANY, LEFT = "none", "few", "many", "left"
"""Why somebody may not exchange so many cards: none may be, too few, too many, or more than are left."""


def may_exchange(rules: Ruleset, elder: int, younger: int | None = None) -> bool:
    """Whether the elder may take so many cards of the stock, and the younger then so many.

    The younger may take what the elder has left (CAV L 21, L 22, L 23, L 34).
    """
    return tried(rules, elder, younger).reason is None


def tried(rules: Ruleset, elder: int | None, younger: int | None) -> Tried:
    """The same, with the reason that forbids it; what one of them takes need not be known."""
    stock = rules.deal.stock
    first = None if rules.exchange is None else rules.exchange.elder
    second = None if rules.exchange is None else rules.exchange.younger
    for who, takes, cards, left in (("elder", first, elder, stock), ("younger", second, younger, stock - (elder or 0))):
        forbidden = None if cards is None else _forbidden(takes, cards, left)
        if forbidden is not None:
            return Tried(elder, younger, f"{who}_{forbidden[0]}", forbidden[1])
    return Tried(elder, younger)


def _forbidden(takes: Takes | None, cards: int, left: int) -> tuple[str, int] | None:
    """Why somebody may not take so many of those that are left; perhaps none may be taken, perhaps half (R25, R27)."""
    if takes is None:
        return (NONE, 0) if cards else None
    least = max(takes.least, (left + 1) // 2 if takes.half else 0)
    if cards < least and not (cards == 0 and takes.or_none):
        return FEW, least
    if cards > takes.most:
        return MANY, takes.most
    return (LEFT, left) if cards > left else None


def shared_out(rules: Ruleset, stock: Cards, elder: int, younger: int) -> Exchanged:
    """Which cards each takes, and which are left (CAV L 34; R28, R98).

    The elder takes from the top. The younger goes on there, or begins with those that are his in any case.
    """
    first, rest = stock[:elder], stock[elder:]
    if rules.exchange is not None and rules.exchange.order == "own_three" and rules.exchange.elder is not None:
        own = max(0, rules.exchange.elder.most - elder)
        rest = (*rest[own:], *rest[:own])
    return Exchanged((first, rest[:younger]), rest[younger:])
