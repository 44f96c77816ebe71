"""All that is done by rules of Piquet: slips judged, deals played and scored, parties settled."""

from contextlib import suppress
from typing import Final

from tarotrules.games.piquet.engine.reading import read
from tarotrules.games.piquet.engine.settling import settle_reading
from tarotrules.games.piquet.engine.table import table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.refused import Refused
from tests.games.piquet.play.evenings import evening

DEAL: Final = {"hands": ["SAKQJ10987 HAKQJ", "H10987 DAKQJ10987"]}
"""Hands of which a fault is told."""
DEALS: Final = 12
"""So many deals are played."""


def everything(rules: Ruleset) -> None:
    """All of it, by some rules that no table has been laid for."""
    table_of.cache_clear()
    for name in rules.fault:
        for waived in (False, True):
            with suppress(Refused):
                settle_reading(rules, read({**DEAL, "fault": name, "by": 0, "waived": waived}, rules.players))
    for _ in evening(rules, DEALS):
        pass
