"""What a simulation found, as a sheet and as data."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_held
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling import simulation
from tarotrules.games.telling.simulation import ONLY, Row, Table, Tables, asked_json, estimate_json, in_order, means
from tarotrules.games.telling.told import capitalised
from tarotrules.sampling.intervals import mean, share
from tarotrules.sampling.question import Simulated
from tarotrules.sampling.sums import number, sums_json
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

_RESULTS: Final = ("made", "lost", "drawn")
_ROLES: Final = ("taker", "partner", "defender")
_ENDINGS: Final = ("played", "all_passed", "called_off", "annulled")
_SIDES: Final = ("attack", "defence")
_KEPT: Final = ("announced", "broken", "unannounced")
_SHUFFLE: Final = ("deal", "shuffle")


def sheet(found: Simulated, words: Catalogue) -> tree.Book:
    """The tables, one below the other."""
    return simulation.sheet(found, words, about(found, words), _Tables(found, words))


def about(found: Simulated, words: Catalogue) -> str:
    """Which deals were played, and by whom; and that they were shuffled, where the rules say that nobody shuffles."""
    said, rule = simulation.about(found, words), unshuffled(found.question.rulesets[0])
    parts = (said,) if rule is None else (said, words.say("simulation-unshuffled", rule=rule))
    return words.say("sentence-gap").join(parts)


def unshuffled(rules: Ruleset) -> str | None:
    """The number of the rule that nobody shuffles, from which a simulation departs; none, if somebody does."""
    if rules.deal.shuffle != "none":
        return None
    teller = Teller(rules, catalogue("en"), {})
    every = (rule for section in sections(teller) for rule in section.rules)
    return registry().numbers_of_rules(rules).of(max(every, key=lambda rule: rule.closeness(_SHUFFLE)).slot)


class _Tables(Tables):
    """The tables of a simulation."""

    signed = True

    def __init__(self, found: Simulated, words: Catalogue) -> None:
        super().__init__(found, words)
        rules = found.question.rulesets[0]
        self.rules, self.teller = rules, Teller(rules, words, found.variants[0].titles)
        self.played = int(number(self.sums, "endings", "played"))

    def tables(self) -> Iterator[Table]:
        """All there may be."""
        yield Table("endings", ("what", "deals", "of-deals"), self._endings())
        yield Table("contracts", ("contract", "deals", "of-played", "made", "score"), self._contracts())
        yield Table("scores", ("who", "mean"), self._scores())
        yield Table("kinds", ("who", "score-deal"), self.of_kinds())
        yield Table("feats", ("what", "attack", "defence", "of-played"), self._feats())
        yield Table("promises", ("what", *_KEPT), self._promises())

    def _endings(self) -> Iterator[Row]:
        expected = _ENDINGS[:2] if is_held(self.rules.auction) else _ENDINGS[:1]
        for ending in _ENDINGS:
            deals = int(number(self.sums, "endings", ending))
            if deals or ending in expected:
                yield self.counted(self.words.tell("simulation-ending", ending=ending), deals, self.found.deals)
            if ending == _ENDINGS[0]:
                yield from self._modes()
        for name in self.rules.redeal:
            deals = int(number(self.sums, "redeals", name))
            if deals:
                title = self.words.tell("simulation-redeal", title=self.teller.title("redeal", name))
                yield self.counted(title, deals, self.found.deals)

    def _modes(self) -> Iterator[Row]:
        for name in self.rules.mode:
            deals = int(number(self.sums, "modes", name))
            if deals:
                title = self.words.tell("simulation-mode", title=self.teller.title("mode", name))
                yield self.counted(title, deals, self.found.deals)

    def _contracts(self) -> Iterator[Row]:
        for name in self.rules.auction.bid:
            results = self.sums.get("contracts", {}).get(name, {})
            deals = sum(results.values())
            title = capitalised(self.teller.title("auction", "bid", name))
            made = share(results.get("made", 0), deals)
            score = mean(self.sums.get("contract_scores", {}).get(name, {}))
            yield (*self.counted(title, deals, self.played), self.share(made), self.mean(score))

    def _scores(self) -> Iterator[Row]:
        for role in _ROLES:
            values = self.sums.get("roles", {}).get(role)
            if values:
                yield self.words.tell("simulation-role", role=role), self.mean(mean(values))

    def _feats(self) -> Iterator[Row]:
        for name in self.rules.bonus:
            yield self._feat(self.teller.title("bonus", name), self.sums.get("bonuses", {}).get(name, {}))
        for name, claim in self.rules.claim.items():
            for level in claim.level:
                title = self.words.tell(
                    "simulation-level",
                    title=self.teller.title("claim", name),
                    level=self.teller.title("claim", name, "level", level),
                )
                yield self._feat(title, self.sums.get("claims", {}).get(name, {}).get(level, {}))

    def _feat(self, title: Phrase, sides: Mapping[str, int]) -> Row:
        deals = [sides.get(side, 0) for side in _SIDES]
        return (capitalised(title), *map(self.number, deals), self.share(share(sum(deals), self.played)))

    def _promises(self) -> Iterator[Row]:
        for name in self.rules.promise:
            kept = self.sums.get("promises", {}).get(name, {})
            title = capitalised(self.teller.title("promise", name))
            yield (title, *(self.number(kept.get(each, 0)) for each in _KEPT))


def departs_from(found: Simulated) -> list[str]:
    """The setting that the simulation departs from, where nobody shuffles."""
    return [".".join(_SHUFFLE)] if any(map(unshuffled, found.question.rulesets)) else []


def simulated_json(found: Simulated) -> dict[str, Any]:
    """What a simulation found as data: estimates as value, low and high end, and the sums they are made of."""
    sums = found.sums["variants"][ONLY]
    played = number(sums, "endings", "played")
    bid = in_order(sums.get("contracts", {}), found.question.rulesets[0].auction.bid)
    contracts = {
        name: {
            **{each: results.get(each, 0) for each in _RESULTS},
            "share": estimate_json(share(_all(results), float(played))),
            "made_share": estimate_json(share(results.get("made", 0), _all(results))),
            "taker_score": estimate_json(mean(sums.get("contract_scores", {}).get(name, {}))),
        }
        for name, results in bid.items()
    }
    return {
        "variant": found.variants[0].id,
        **asked_json(found, departs_from(found)),
        "endings": {each: estimate_json(share(float(number(sums, "endings", each)), found.deals)) for each in _ENDINGS},
        "contracts": contracts,
        "scores": means(in_order(sums.get("roles", {}), _ROLES)),
        "scores_by_kind": means(in_order(sums.get("kinds", {}), found.question.kinds)),
        "sums": sums_json(sums),
    }


def _all(results: Mapping[str, int]) -> int:
    return sum(results.values())
