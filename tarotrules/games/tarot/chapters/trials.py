"""Deals of French tarot that variants score differently, in words."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, Final

from tarotrules.comparing.search import Outcome, Told, told_apart
from tarotrules.games.tarot.chapters.account import numbered_steps, score_rows, situation
from tarotrules.games.tarot.chapters.simulation import departs_from, unshuffled
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.candidates import are_scored_alike, as_played, deal_json, further, plain, score_of
from tarotrules.games.tarot.engine.scoring import settle
from tarotrules.games.tarot.engine.summary import Promised, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.comparison import trials
from tarotrules.games.telling.comparison.trials import Both, Measures, Reckoned
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

TRIED: Final = 2000
"""So many deals, the simplest, are tried for a number of players: with many bonuses there are any number of them."""


class Trials(trials.Trials[Summary]):
    """Contracts made and lost, with ever more that happens in them."""

    measures = Measures(
        {"played": 100, "made": 100, "taker": 1, "stake": 1}, frozenset({"taker"}), unshuffled, departs_from
    )

    def apart(self, counts: tuple[Both, ...]) -> Told[Summary]:
        """The first that two score differently; where they are known to score all alike, only some are tried."""
        differing = [each for each in counts if not are_scored_alike(each)]
        more = (islice(further(each), TRIED) for each in differing)
        rules = {each[0].players: each for each in counts}
        deals = chain(*map(plain, differing or counts[:1]), *more)
        return told_apart(deals, *(lambda deal, at=at: score_of(rules[deal.players][at], deal) for at in range(2)))

    def players(self, case: Summary) -> int:
        """How many play a deal."""
        return case.players

    def score(self, rules: Ruleset, case: Summary) -> Outcome:
        """What a deal comes to."""
        return score_of(rules, case)

    def reckoned(self, teller: Teller, case: Summary) -> Reckoned:
        """What it comes to, step by step."""
        account = settle(teller.rules, as_played(teller.rules, case))
        return Reckoned(numbered_steps(teller, account), score_rows(teller, account), account.scores)

    def title(self, teller: Teller, case: Summary) -> Phrase:
        """The contract, or that all have passed."""
        if case.contract is None:
            return teller.words.tell("evening-passed")
        return capitalised(teller.title("auction", "bid", case.contract))

    def situation(self, teller: Teller, case: Summary) -> Iterator[Phrase]:
        """What happens; of announcements, who made them and who has done it."""
        account = settle(teller.rules, as_played(teller.rules, case))
        yield from situation(teller, account._replace(summary=case._replace(promises=())))
        for promised in case.promises:
            yield capitalised(_promise(teller, promised))

    def data(self, case: Summary) -> Any:
        """A deal as JSON data."""
        return deal_json(case)


def _promise(teller: Teller, promised: Promised) -> Phrase:
    """Who announced it, if anybody, and who has done it, if anybody."""
    return teller.say(
        "comparison-promise",
        title=teller.title("promise", promised.id),
        announced=promised.announced or "nobody",
        kept=promised.kept or "nobody",
    )


TRIALS: Final = Trials()
"""They know nothing of any variant."""
