"""The call chapter: how the taker finds a partner at five."""

from tarotrules.settings.kinds import Choice, Flag, Listing
from tarotrules.settings.record import Record, setting


class Call(Record):
    """The taker calls a card; whoever holds it is the partner."""

    chain: tuple[str, ...] = setting(Listing(Choice("king", "queen", "knight", "jack"), most=4))
    """Ranks that may be called: the next one only by a taker who holds all of the one before."""
    self_call: str = setting(Choice("allowed", "forbidden"))
    """Whether the taker may call a card in the taker's own hand, to play alone."""
    moment: str = setting(Choice("before_chien", "after_chien"))
    barred_may_be_called: bool = setting(Flag())
    """Whether a dealer who may not bid after a misdeal may be the partner."""
    silence: str = setting(Choice("must", "free"))
    """Whether the partner has to keep the partnership a secret until the called card is played."""
    first_lead: str = setting(Choice("not_called_suit", "free"))
    """Whether the suit of the called card may be led to the first trick (the card itself always may)."""
