"""Everything that pays under a ruleset, in one place: the stake, bonuses, claims and promises."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, get_args

from tarotrules.expressions.tree import Expression
from tarotrules.games.tarot.ruleset.payments import Flow
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

PaidKind = Literal["contract", "bonus", "claim", "promise"]
Outcome = Literal["announced", "broken", "unannounced"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)
"""What can become of a promise, as far as it is paid for."""


class Feat(NamedTuple):
    """What something is paid for."""

    kind: PaidKind
    id: str
    detail: str | None = None
    """Level of a claim, outcome of a promise."""


class Paid(NamedTuple):
    """Something that pays."""

    feat: Feat
    flow: Flow
    worth: Expression
    path: tuple[str, ...]
    """Where it stands among the settings."""


def stake(rules: Ruleset) -> Paid:
    """The contract itself."""
    payment = rules.scoring.contract
    return Paid(Feat("contract", "contract"), payment, payment.worth, ("scoring", "contract"))


def feats(rules: Ruleset) -> Iterator[Paid]:
    """Whatever is paid beside the contract: bonuses, levels of claims, outcomes of promises."""
    for name, bonus in rules.bonus.items():
        yield Paid(Feat("bonus", name), bonus, bonus.worth, ("bonus", name))
    for name, claim in rules.claim.items():
        for level, each in claim.level.items():
            yield Paid(Feat("claim", name, level), claim, each.worth, ("claim", name, "level", level))
    for name, promise in rules.promise.items():
        for outcome in OUTCOMES:
            payment = getattr(promise, outcome)
            if payment is not None:
                yield Paid(Feat("promise", name, outcome), payment, payment.worth, ("promise", name, outcome))


def everything_paid(rules: Ruleset) -> Iterator[Paid]:
    """The contract, then all that is paid beside it."""
    yield stake(rules)
    yield from feats(rules)
