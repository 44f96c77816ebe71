"""The promises chapter: what a player may announce about the play (slam)."""

from tarotrules.expressions.tree import Expression
from tarotrules.games.tarot.ruleset.payments import Payment
from tarotrules.settings.kinds import Choice, Flag, Formula, Reference
from tarotrules.settings.record import Record, group, setting


class Promise(Record):
    """A feat that may be announced, and may be achieved without having been."""

    who: str = setting(Choice("taker", "anyone"))
    moment: str = setting(Choice("in_auction", "after_auction", "after_discard", "before_first_lead", "own_first_card"))
    leads: bool = setting(Flag())
    """Whether the announcer leads to the first trick."""
    kept: Expression = setting(Formula("truth", "end"))
    rival: str | None = setting(Reference("promise"), optional=True)
    """A promise of which, with this one, a side is paid only the dearer where it has achieved both."""
    announced: Payment | None = group(Payment, optional=True)
    """Paid when announced and achieved."""
    broken: Payment | None = group(Payment, optional=True)
    """Paid when announced and missed."""
    unannounced: Payment | None = group(Payment, optional=True)
    """Paid when achieved without a word."""
