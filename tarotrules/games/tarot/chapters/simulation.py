"""What a simulation found, as a sheet and as data."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import isfinite
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_held
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import capitalised
from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.question import Simulated
from tarotrules.sampling.sums import number, sums_json
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

ONLY: Final = "0"
"""The place of the one variant that was simulated."""
_PERCENT: Final = 100
_RESULTS: Final = ("made", "lost", "drawn")
_ROLES: Final = ("taker", "partner", "defender")
_ENDINGS: Final = ("played", "all_passed", "called_off", "annulled")
_SIDES: Final = ("attack", "defence")
_KEPT: Final = ("announced", "broken", "unannounced")
_TENTHS: Final = 10
_SHUFFLE: Final = ("deal", "shuffle")


def sheet(found: Simulated, words: Catalogue) -> tree.Book:
    """The tables, one below the other."""
    title = words.say("simulation-title", title=found.variants[0].title(words.language))
    return tree.Book(title, about(found, words), words.language, (), tuple(_Tables(found, words).chapters()), "sheet")


def about(found: Simulated, words: Catalogue) -> str:
    """Which deals were played, and by whom."""
    said = words.say(
        "simulation-about",
        n=found.deals,
        players=found.players,
        kinds=str(words.join(found.question.kinds)),
        seed=str(found.question.seed),
    )
    rule = unshuffled(found.question.rulesets[0])
    parts = (said,) if rule is None else (said, words.say("simulation-unshuffled", rule=rule))
    return words.say("sentence-gap").join(parts)


def unshuffled(rules: Ruleset) -> str | None:
    """The number of the rule that nobody shuffles, from which a simulation departs; none, if somebody does."""
    if rules.deal.shuffle != "none":
        return None
    teller = Teller(rules, catalogue("en"), {})
    every = (rule for section in sections(teller) for rule in section.rules)
    return registry().numbers_of_rules(rules).of(max(every, key=lambda rule: rule.closeness(_SHUFFLE)).slot)


class _Tables:
    """The tables of a simulation."""

    def __init__(self, found: Simulated, words: Catalogue) -> None:
        rules = found.question.rulesets[0]
        self.found, self.words, self.rules = found, words, rules
        self.teller = Teller(rules, words, found.variants[0].titles)
        self.sums: Mapping[str, Any] = found.sums["variants"][ONLY]
        self.played = int(number(self.sums, "endings", "played"))

    def chapters(self) -> Iterator[tree.Chapter]:
        """Those that have something to say."""
        for name, heads, rows in (
            ("endings", ("what", "deals", "of-deals"), self._endings()),
            ("contracts", ("contract", "deals", "of-played", "made", "score"), self._contracts()),
            ("scores", ("who", "mean"), self._scores()),
            ("kinds", ("who", "score-deal"), self._kinds()),
            ("feats", ("what", "attack", "defence", "of-played"), self._feats()),
            ("promises", ("what", *_KEPT), self._promises()),
        ):
            lines = tuple(rows)
            if lines:
                yield tree.Chapter("", name, self._line(f"simulation-{name}"), (self._table(heads, lines),))

    def _table(self, heads: tuple[str, ...], rows: tuple[tuple[Phrase, ...], ...]) -> tree.Table:
        first, *others = (self._line(f"simulation-column-{each}") for each in heads)
        columns = (tree.Column(first), *(tree.Column(each, "end") for each in others))
        return tree.Table((), columns, tuple(tuple(map(line, row)) for row in rows))

    def _line(self, name: str) -> Line:
        return line(self.words.tell(name))

    def _endings(self) -> Iterator[tuple[Phrase, ...]]:
        expected = _ENDINGS[:2] if is_held(self.rules.auction) else _ENDINGS[:1]
        for ending in _ENDINGS:
            deals = int(number(self.sums, "endings", ending))
            if deals or ending in expected:
                yield self._counted(self.words.tell("simulation-ending", ending=ending), deals, self.found.deals)
            if ending == _ENDINGS[0]:
                yield from self._modes()
        for name in self.rules.redeal:
            deals = int(number(self.sums, "redeals", name))
            if deals:
                title = self.words.tell("simulation-redeal", title=self.teller.title("redeal", name))
                yield self._counted(title, deals, self.found.deals)

    def _modes(self) -> Iterator[tuple[Phrase, ...]]:
        for name in self.rules.mode:
            deals = int(number(self.sums, "modes", name))
            if deals:
                title = self.words.tell("simulation-mode", title=self.teller.title("mode", name))
                yield self._counted(title, deals, self.found.deals)

    def _contracts(self) -> Iterator[tuple[Phrase, ...]]:
        for name in self.rules.auction.bid:
            results = self.sums.get("contracts", {}).get(name, {})
            deals = sum(results.values())
            title = capitalised(self.teller.title("auction", "bid", name))
            made = share(results.get("made", 0), deals)
            score = mean(self.sums.get("contract_scores", {}).get(name, {}))
            yield (*self._counted(title, deals, self.played), self._share(made), self._mean(score))

    def _scores(self) -> Iterator[tuple[Phrase, ...]]:
        for role in _ROLES:
            values = self.sums.get("roles", {}).get(role)
            if values:
                yield self.words.tell("simulation-role", role=role), self._mean(mean(values))

    def _kinds(self) -> Iterator[tuple[Phrase, ...]]:
        kinds = _in_order(self.sums["kinds"], self.found.question.kinds)
        for kind, values in kinds.items() if len(kinds) > 1 else ():
            yield Phrase.of(kind), self._mean(mean(values))

    def _feats(self) -> Iterator[tuple[Phrase, ...]]:
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

    def _feat(self, title: Phrase, sides: Mapping[str, int]) -> tuple[Phrase, ...]:
        deals = [sides.get(side, 0) for side in _SIDES]
        return (capitalised(title), *map(self._number, deals), self._share(share(sum(deals), self.played)))

    def _promises(self) -> Iterator[tuple[Phrase, ...]]:
        for name in self.rules.promise:
            kept = self.sums.get("promises", {}).get(name, {})
            title = capitalised(self.teller.title("promise", name))
            yield (title, *(self._number(kept.get(each, 0)) for each in _KEPT))

    def _counted(self, title: Phrase, deals: int, total: int) -> tuple[Phrase, ...]:
        return capitalised(title), self._number(deals), self._share(share(deals, total))

    def _number(self, n: int) -> Phrase:
        return self.words.tell("number", n=n)

    def _share(self, estimate: Estimate | None) -> Phrase:
        return told_share(self.words, estimate)

    def _mean(self, estimate: Estimate | None) -> Phrase:
        return told_mean(self.words, estimate)


def told_share(words: Catalogue, estimate: Estimate | None) -> Phrase:
    """A share in percent with its interval; a dash, if there is nothing that it is a share of."""
    if estimate is None:
        return words.tell("simulation-unknown")
    return words.tell("simulation-share", **percents(estimate))


def percents(estimate: Estimate) -> dict[str, Fraction]:
    """A share in percent with its interval, as sentences take them."""
    return dict(zip(("value", "low", "high"), (_tenths(each * _PERCENT) for each in estimate), strict=True))


def told_mean(words: Catalogue, estimate: Estimate | None, times: int = 1, *, signed: bool = True) -> Phrase:
    """A mean, and how far the true one may lie from it; a dash, where a single value says too little."""
    if estimate is None or not isfinite(estimate.high):
        return words.tell("simulation-unknown")
    value, half = estimate.value * times, (estimate.high - estimate.value) * times
    return words.tell("simulation-mean" if signed else "simulation-amount", value=_tenths(value), half=_tenths(half))


def _tenths(value: float) -> Fraction:
    return Fraction(round(value * _TENTHS), _TENTHS)


def estimate_json(estimate: Estimate | None) -> list[float] | None:
    """A value, and the interval in which the true one lies, with so many figures as mean something."""
    if estimate is None or not all(map(isfinite, estimate)):
        return None
    return [round(each, 6) for each in estimate]


def asked_json(found: Simulated) -> dict[str, Any]:
    """What was simulated."""
    return {
        "players": found.players,
        "kinds": list(found.question.kinds),
        "seed": found.question.seed,
        "deals": found.deals,
        "departs_from": [] if not any(map(unshuffled, found.question.rulesets)) else [".".join(_SHUFFLE)],
    }


def simulated_json(found: Simulated) -> dict[str, Any]:
    """What a simulation found as data: estimates as value, low and high end, and the sums they are made of."""
    sums = found.sums["variants"][ONLY]
    played = number(sums, "endings", "played")
    bid = _in_order(sums.get("contracts", {}), found.question.rulesets[0].auction.bid)
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
        **asked_json(found),
        "endings": {each: estimate_json(share(float(number(sums, "endings", each)), found.deals)) for each in _ENDINGS},
        "contracts": contracts,
        "scores": _means(_in_order(sums.get("roles", {}), _ROLES)),
        "scores_by_kind": _means(_in_order(sums.get("kinds", {}), found.question.kinds)),
        "sums": sums_json(sums),
    }


def _in_order(sums: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Sums in the order of names, not in that in which deals came upon them: a simulation that goes on has another."""
    return {name: sums[name] for name in names if name in sums}


def _all(results: Mapping[str, int]) -> int:
    return sum(results.values())


def _means(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: estimate_json(mean(each)) for name, each in values.items()}
