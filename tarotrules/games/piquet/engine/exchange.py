"""How many cards may be exchanged."""

from tarotrules.games.piquet.ruleset.ruleset import Ruleset


def may_exchange(rules: Ruleset, elder: int, younger: int | None = None) -> bool:
    """Whether the elder may take so many cards of the stock, and the younger then so many.

    The younger may take what the elder has left (CAV L 21, L 22, L 23, L 34).
    """
    if rules.exchange is None or rules.exchange.elder is None:
        return not elder and younger is None
    first, second, stock = rules.exchange.elder, rules.exchange.younger, rules.deal.stock
    fits = first.least <= elder <= min(first.most, stock)
    return fits and (younger is None or second.least <= younger <= min(second.most, stock - elder))
