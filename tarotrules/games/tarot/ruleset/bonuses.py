"""The bonuses chapter: feats at the end of the play (petit au bout), and whatever the table judges by itself."""

from collections.abc import Iterator, Mapping

from tarotrules.expressions.tree import Expression, Steps
from tarotrules.games.tarot.ruleset.features import nobody
from tarotrules.games.tarot.ruleset.payments import Payment
from tarotrules.settings.kinds import Formula, Texts
from tarotrules.settings.record import nothing, setting


class Bonus(Payment):
    """One payment, made when its condition holds at the end of the play, or when the table says that it is due."""

    judged: tuple[tuple[str, str], ...] | None = setting(Texts(), optional=True, unsaid=nothing)
    """What no card shows, in the table's own words: who earns it, the table decides."""
    when: Expression | None = setting(Formula("truth", "end"), exists=lambda bonus: bonus.judged is None)


def conditions(bonuses: Mapping[str, Bonus]) -> Iterator[tuple[str, Expression]]:
    """Those that depend on how the deal ended, with their conditions."""
    for name, bonus in bonuses.items():
        if bonus.judged is None and bonus.when is not None:
            yield name, bonus.when


def nobody_at(bonuses: Mapping[str, Bonus], path: Steps, scope: str) -> Mapping[str, str]:
    """The words that stand for nobody in a formula of these rules; only where the table judges, somebody is chosen."""
    judged = path[:1] == ("bonus",) and path[1] in bonuses and bonuses[path[1]].judged is not None
    return {word: of for word, of in nobody(path, scope).items() if not (judged and of == "judged")}
