"""How many cards may be exchanged."""

from tarotrules.games.piquet.ruleset.exchange import Takes
from tarotrules.games.piquet.ruleset.ruleset import Ruleset


def may_exchange(rules: Ruleset, elder: int, younger: int | None = None) -> bool:
    """Whether the elder may take so many cards of the stock, and the younger then so many.

    The younger may take what the elder has left (CAV L 21, L 22, L 23, L 34).
    """
    if rules.exchange is None or rules.exchange.elder is None:
        return not elder and younger is None
    stock, second = rules.deal.stock, rules.exchange.younger
    return _may(rules.exchange.elder, elder, stock) and (younger is None or _may(second, younger, stock - elder))


def _may(takes: Takes, number: int, left: int) -> bool:
    """Whether somebody may take so many of those that are left; perhaps none, perhaps half of them (R25, R27)."""
    least = max(takes.least, (left + 1) // 2 if takes.half else 0)
    return (number == 0 and takes.or_none is True) or least <= number <= min(takes.most, left)
