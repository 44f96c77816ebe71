"""The chien chapter: what may be discarded."""

from tarotrules.settings.kinds import Choice, Words
from tarotrules.settings.record import Record, entries, setting

DISCARD_ROWS = (("never",), ("free",), ("free", "shown"), ("if_forced",), ("if_forced", "shown"))


class Chien(Record):
    """The taker's discard after taking up the chien; as many cards go down as came."""

    discard: dict[str, tuple[str, ...]] = entries(Words(*DISCARD_ROWS), keys="deck.class")
    """By class of cards. *if_forced*: only when nothing else can be discarded."""
    change_until: str = setting(Choice("closed", "first_lead"))
    """How long the taker may still change the discard: until it is said to be made, or until the first lead."""
