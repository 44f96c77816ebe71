"""The call chapter: how the taker comes to a partner."""

from typing import TYPE_CHECKING, Final

from tarotrules.settings.kinds import Choice, Flag, Listing, Reference
from tarotrules.settings.record import Record, nothing, setting

if TYPE_CHECKING:
    from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_OPPOSITE: Final = "opposite"
_RANKS: Final = Choice("king", "queen", "knight", "jack", "oudlers", "ace")


def _calls(call: "Call") -> bool:
    return call.partner != _OPPOSITE


def _is_held(call: "Call") -> bool:
    return call.partner == "holder"


class Call(Record):
    """The taker has partners: whoever the cards find that the taker calls, or whoever sits opposite."""

    partner: str = setting(Choice("holder", "trick_winner", _OPPOSITE))
    """Whoever holds the called card, whoever wins the trick in which it falls, or whoever faces the taker."""
    up_to: str | None = setting(Reference("auction.bid"), optional=True, unsaid=nothing)
    """The highest bid with which there is a partner; with higher ones the taker plays alone."""
    chain: tuple[str, ...] | None = setting(Listing(_RANKS, most=6), exists=_calls)
    """Ranks that may be called: the next one only by a taker who holds all of the one before."""
    second_chain: tuple[str, ...] | None = setting(
        Listing(_RANKS, most=6), exists=_calls, optional=True, unsaid=nothing
    )
    """Ranks of a second card that is called, which finds a second partner."""
    self_call: str | None = setting(Choice("allowed", "forbidden"), exists=_calls)
    """Whether the taker may call a card in the taker's own hand, to play alone."""
    moment: str | None = setting(Choice("before_chien", "after_chien"), exists=_calls)
    barred_may_be_called: bool | None = setting(Flag(), exists=_is_held)
    """Whether a dealer who may not bid after a misdeal may be the partner."""
    silence: str | None = setting(Choice("must", "free"), exists=_is_held)
    """Whether the partner has to keep the partnership a secret until the called card is played."""
    first_lead: str | None = setting(Choice("not_called_suit", "free"), exists=_calls)
    """Whether the suit of the called card may be led to the first trick (the card itself always may)."""


def calls_card(rules: "Ruleset") -> bool:
    """Whether a card is called."""
    return rules.call is not None and _calls(rules.call)


def ranks(rules: "Ruleset") -> tuple[str, ...]:
    """The ranks that may be called."""
    return () if rules.call is None else rules.call.chain or ()


def chains(rules: "Ruleset") -> tuple[tuple[str, ...], ...]:
    """The ranks that may be called, of each card that is."""
    call = rules.call
    return () if call is None else tuple(each for each in (call.chain, call.second_chain) if each is not None)


def most_partners(rules: "Ruleset") -> int:
    """How many partners a taker can have."""
    return 0 if rules.call is None else len(chains(rules)) or 1


def opposite(rules: "Ruleset", taker: int) -> int | None:
    """The seat of the partner, where that is whoever faces the taker."""
    faces = rules.call is not None and not _calls(rules.call)
    return (taker + rules.players // 2) % rules.players if faces else None


def partnership(rules: "Ruleset") -> str:
    """Whether a taker has a partner in every contract, perhaps one or even several, or never."""
    if rules.call is None:
        return "never"
    if most_partners(rules) > 1:
        return "several"
    sure = not _calls(rules.call) and all(has_partner(rules, bid) for bid in rules.auction.bid)
    return "always" if sure else "perhaps"


def has_partner(rules: "Ruleset", bid: str) -> bool:
    """Whether there is a partner in a contract, at least where the cards find one."""
    call, bids = rules.call, list(rules.auction.bid)
    if call is None or call.up_to is None or not {bid, call.up_to} <= {*bids}:
        return call is not None
    return bids.index(bid) <= bids.index(call.up_to)


def partners_in(rules: "Ruleset", bid: str, taker: int, *seats: int) -> tuple[tuple[int, ...], ...]:
    """Who may be the partners in a contract, the most first: players at some seats, or whoever sits opposite."""
    if not has_partner(rules, bid):
        return ((),)
    faces = opposite(rules, taker)
    return ((faces,),) if faces is not None else tuple(seats[:many] for many in range(most_partners(rules), -1, -1))
