"""The payment model: who pays whom, how much, and at which stage of the reckoning.

A payment to a *side* is counted per defender: each defender pays it (or receives it), and the
attack's total is cut by the share weights. A payment to *players* is counted per head, or shared
among those who pay. Settled in :mod:`tarotrules.games.tarot.engine.scoring`.
"""

from itertools import chain
from typing import Any, Final

from tarotrules.expressions.tree import Expression, Path
from tarotrules.games.features.speech import SIDE
from tarotrules.games.tarot.ruleset.auction import multipliers
from tarotrules.games.tarot.ruleset.features import kind_of
from tarotrules.settings.kinds import Choice, Flag, Formula, Reference
from tarotrules.settings.record import Record, setting

DEFAULT_SHARES: Final = "default"
"""The share weights of every payment that names no others; a word of the language, not of a variant."""


def pays_a_side(flow: Any) -> bool:
    """Whether the payee is a side, not players."""
    payee = flow.payee
    return isinstance(payee, Path) and kind_of(payee.steps) == SIDE


def pays_into_unit(flow: Any) -> bool:
    """Whether a side is paid, outside the margin: only then is there something to multiply or to share."""
    return pays_a_side(flow) and flow.into == "unit"


def pays_players(flow: Any) -> bool:
    """Whether the payee is one or more players."""
    return not pays_a_side(flow)


class Flow(Record):
    """Where a payment goes."""

    payee: Expression = setting(Formula("party", "settlement"))
    into: str = setting(Choice("margin", "unit"), exists=pays_a_side)
    """Stage: the margin before it is rounded, or the amount each defender pays."""
    multiplied: bool = setting(Flag(), exists=pays_into_unit)
    """Whether the contract's multiplier applies (to the unit)."""
    follows_result: bool = setting(Flag(), exists=pays_into_unit)
    """Whether the amount, seen from the taker, changes its sign when the contract is lost."""
    shared: str | None = setting(
        Reference("scoring.shares"), optional=True, exists=pays_into_unit, unsaid=lambda _: DEFAULT_SHARES
    )
    """Share weights for the attack's total, if not the ones for everything else."""
    payer: Expression = setting(Formula("party", "settlement"), exists=pays_players)
    basis: str = setting(Choice("per_head", "in_all"), bare=True, exists=pays_players)
    """*per_head*: each payer pays the amount; *in_all*: the payers share it equally."""


class Payment(Flow):
    """An amount and where it goes."""

    worth: Expression = setting(Formula("number", "settlement"))


def multiplies(rules: Any) -> bool:
    """Whether contracts have multipliers that matter, or would: not where sums take their place throughout."""
    promised = [(each.announced, each.broken, each.unannounced) for each in rules.promise.values()]
    flows = [rules.scoring.contract, *rules.bonus.values(), *rules.claim.values(), *chain(*promised)]
    unused = not any(flow is not None and flow.multiplied for flow in flows)
    return not (unused and all({*multipliers(bid)} == {1} for bid in rules.auction.bid.values()))
