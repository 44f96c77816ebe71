"""What the bid alone announces: so it was announced, whether somebody says so of the deal or not."""

from tarotrules.games.tarot.engine.summary import ATTACK, Promised, Summary
from tarotrules.games.tarot.engine.table import Table


def with_announced(table: Table, summary: Summary) -> Summary:
    """The summary with the feat that its contract promises."""
    name = table.announced_by.get(summary.contract or "")
    if name is None or summary.taker is None:
        return summary
    if all(each.id != name for each in summary.promises):
        return summary._replace(promises=(Promised(name, ATTACK), *summary.promises))
    return summary._replace(promises=tuple(_announced(each, name) for each in summary.promises))


def _announced(promised: Promised, name: str) -> Promised:
    said = promised.id == name and promised.announced is None
    return promised._replace(announced=ATTACK) if said else promised
