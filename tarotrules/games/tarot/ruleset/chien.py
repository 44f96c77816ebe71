"""The chien chapter: what may be discarded."""

from tarotrules.settings.kinds import Words
from tarotrules.settings.record import Record, entries

DISCARD_ROWS = (("never",), ("free",), ("free", "shown"), ("if_forced",), ("if_forced", "shown"))


class Chien(Record):
    """The taker's discard after taking up the chien; as many cards go down as came."""

    discard: dict[str, tuple[str, ...]] = entries(Words(*DISCARD_ROWS), keys="deck.class")
    """By class of cards. *if_forced*: only when nothing else can be discarded."""
