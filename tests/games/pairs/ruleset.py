"""What a table of pairs may have agreed."""

from tarotrules.settings.kinds import Choice, Whole
from tarotrules.settings.record import Record, entries, group, setting


class Deal(Record):
    """How the cards are laid out."""

    pairs: int = setting(Whole("pair", least=2, most=60))
    faces: str = setting(Choice("up", "down"))


class Prize(Record):
    """What somebody gets points for."""

    worth: int = setting(Whole("point"))


class Pairs(Record):
    """What a table of pairs may have agreed."""

    players: int = setting(Whole("player", least=1, most=9))
    deal: Deal = group(Deal)
    prize: dict[str, Prize] = entries(Prize)
