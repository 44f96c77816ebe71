"""What became of a deal, and what is counted of it."""

from typing import NamedTuple

from tarotrules.expressions.rounding import Amount, divided
from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.sampling.sums import Sums, count, sample

TAKER, PARTNER, DEFENDER = "taker", "partner", "defender"
_RESULTS = {True: "made", False: "lost", None: "drawn"}


class Outcome(NamedTuple):
    """What became of a deal."""

    over: Over
    account: Account | None
    """Nothing, if it was not played to the end."""
    kinds: tuple[str, ...]
    """Who played, by seat."""

    @property
    def scores(self) -> tuple[Amount, ...]:
        """What each player got."""
        return (0,) * len(self.kinds) if self.account is None else self.account.scores

    def measures(self) -> dict[str, Amount]:
        """What deals are compared by: nothing is the measure of what did not happen."""
        account, taker = self.account, self.over.game.taker
        return {
            "played": int(account is not None),
            "made": int(account is not None and account.made is True),
            "taker": 0 if taker is None else self.scores[taker],
            "stake": sum(score for score in self.scores if score > 0),
        }

    def sums(self) -> Sums:
        """What is counted of it."""
        return tally(self)


def outcome(over: Over, kinds: tuple[str, ...]) -> Outcome:
    """What became of a deal that is over."""
    return Outcome(over, account_of(over) if over.ending == PLAYED else None, kinds)


def tally(found: Outcome) -> Sums:
    """A deal as sums."""
    sums: Sums = {}
    over = found.over
    count(sums, "endings", over.ending)
    if over.called_off is not None:
        count(sums, "redeals", over.called_off.redeal)
    for kind in dict.fromkeys(found.kinds):
        own = [score for score, each in zip(found.scores, found.kinds, strict=True) if each == kind]
        sample(sums, "kinds", kind, value=_mean(own))
    for name, value in found.measures().items():
        sample(sums, "measures", name, value=value)
    if found.account is not None:
        _played(sums, found, found.account)
    return sums


def _mean(scores: list[Amount]) -> Amount:
    return divided(sum(scores), len(scores))


def _played(sums: Sums, found: Outcome, account: Account) -> None:
    """What is counted of a deal that was played to the end."""
    game = found.over.game
    if account.standing is not None:
        count(sums, "modes", account.standing.mode)
        return
    contract = account.summary.contract or ""
    count(sums, "contracts", contract, _RESULTS[account.made])
    roles: dict[str, list[Amount]] = {}
    for seat, score in enumerate(found.scores):
        role = TAKER if seat == game.taker else PARTNER if seat in game.partners else DEFENDER
        roles.setdefault(role, []).append(score)
    for role, scores in roles.items():
        # One value a deal: the defenders of a deal win and lose together.
        sample(sums, "roles", role, value=_mean(scores))
    if game.taker is not None:
        sample(sums, "contract_scores", contract, value=found.scores[game.taker])
    for term in account.terms:
        if term.kind == "bonus" and term.side is not None:
            count(sums, "bonuses", term.id, term.side)
    for claimed in game.claims:
        count(sums, "claims", claimed.claim, claimed.level, game.side_of(claimed.seat))
    for promise in account.summary.promises:
        count(sums, "promises", promise.id, _kept(promise.announced, promise.kept))


def _kept(announced: str | None, kept: str | None) -> str:
    """What became of a promise."""
    if announced is None:
        return "unannounced"
    return "announced" if announced == kept else "broken"
