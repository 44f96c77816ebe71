"""What a simulation of Piquet found, as a sheet and as data."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.piquet.chapters.lines import named
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.players.reported import Beside, beside
from tarotrules.games.piquet.players.tally import BAND, DIVIDED, ELDER, HIGHEST, MIDDLE, MILESTONES, YOUNGER
from tarotrules.games.telling import simulation
from tarotrules.games.telling.simulation import (
    ONLY,
    PERCENT,
    Row,
    Table,
    Tables,
    asked_json,
    estimate_json,
    in_order,
    means,
    tenths,
)
from tarotrules.games.telling.told import TWO, capitalised, for_two
from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.question import Simulated
from tarotrules.sampling.sums import number, sums_json
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

_ROLES: Final = (ELDER, MIDDLE, YOUNGER)
_MOST: Final = ("most", "every")


def sheet(found: Simulated, words: Catalogue) -> tree.Book:
    """The tables, one below the other."""
    return simulation.sheet(found, words, simulation.about(found, words), _Tables(found, words))


class _Tables(Tables):
    """The tables of a simulation."""

    signed = False

    def __init__(self, found: Simulated, words: Catalogue) -> None:
        super().__init__(found, words)
        self.rules = found.question.rulesets[0]
        self.teller = Teller(self.rules, words, found.variants[0].titles)
        self.roles = tuple(each for each in _ROLES if each in self.sums["roles"])

    def tables(self) -> Iterator[Table]:
        """All there may be."""
        yield Table("scores", ("what", *self.roles), self._scores())
        yield Table("kinds", ("who", "score-deal"), self.of_kinds())
        yield Table("events", ("what", *self.roles, "of-deals"), self._events())
        yield Table("rare", ("what", "hands", "one-in"), self._rare())
        yield Table("bands", ("band", *self.roles), self._bands())
        yield Table("parties", ("what", "parties", "of-parties"), self._parties())
        yield Table("reported", ("what", "reported", "found"), self._reported())

    def blocks(self, table: Table, rows: Sequence[Row]) -> tuple[tree.Block, ...]:
        """A table; with that of parties what is paid, and with what is reported, by whom."""
        blocks = super().blocks(table, rows)
        if table.name == "reported":
            return (tree.Paragraph(self._line("simulation-reported-of")), *blocks)
        paid = mean(self.sums.get("payment", {})) if table.name == "parties" else None
        if paid is None:
            return blocks
        payment = self.words.tell("simulation-payment", payment=self.mean(paid))
        return (*blocks, tree.Paragraph(line(payment)))

    def head(self, name: str) -> Line:
        """What a column is called; of a role, as it is with so many players."""
        if name not in _ROLES:
            return super().head(name)
        return line(self.words.tell("simulation-role", role=name, two=for_two(self.rules)))

    def _scores(self) -> Iterator[Row]:
        sums = self.sums["categories"]
        for category in (*self.rules.reckoning.order, MILESTONES):
            declared = [*getattr(self.rules, _DECLARED[category])] if category in _DECLARED else []
            if category in sums and (declared or category not in _DECLARED):
                titles = [str(self.teller.title(_DECLARED[category], each)) for each in declared]
                what = self.words.tell("simulation-category", category=category, titles=titles or [""])
                yield capitalised(what), *self._means(sums[category])
        yield self.words.tell("simulation-together"), *self._means(self.sums["roles"])

    def _means(self, sums: Mapping[str, Any]) -> Iterator[Phrase]:
        return (self.mean(mean(sums.get(role, {}))) for role in self.roles)

    def _events(self) -> Iterator[Row]:
        for kind in ("claim", "milestone"):
            for name in getattr(self.rules, kind):
                yield self._event(self.teller.title(kind, name), [f"{kind}s", name])
        if self.rules.seating.sides == "alone":
            yield from self._tricks()

    def _tricks(self) -> Iterator[Row]:
        """Who took most of them, or all."""
        tricks = {role: self.sums["tricks"].get(role, {}) for role in (*self.roles, DIVIDED)}
        for most in _MOST:
            deals = [int(sum(tricks[role].get(each, 0) for each in _MOST[_MOST.index(most) :])) for role in self.roles]
            yield self._row(self.words.tell("simulation-tricks", most=most), deals)
        divided = int(sum(tricks[DIVIDED].values()))
        dashes = [self.words.tell("simulation-unknown")] * len(self.roles)
        title = self.words.tell("simulation-tricks", most=DIVIDED)
        yield title, *dashes, self.share(share(divided, self.found.deals))

    def _event(self, title: Phrase, path: list[str]) -> Row:
        return self._row(capitalised(title), [int(number(self.sums, *path, role)) for role in self.roles])

    def _row(self, title: Phrase, deals: list[int]) -> Row:
        return title, *map(self.number, deals), self.share(share(sum(deals), self.found.deals))

    def _rare(self) -> Iterator[Row]:
        hands = self.found.deals * self.rules.players
        for name in self.rules.claim:
            claimed = sum(self.sums.get("claims", {}).get(name, {}).values())
            title = capitalised(self.teller.title("claim", name))
            yield title, self.number(int(claimed)), self._one_in(share(claimed, hands))

    def _one_in(self, estimate: Estimate | None) -> Phrase:
        if estimate is None or not estimate.value:
            return self.words.tell("simulation-unknown")
        value, most, least = (tenths(1 / each) for each in estimate)
        return self.words.tell("simulation-share", value=value, low=least, high=most)

    def _bands(self) -> Iterator[Row]:
        bands = self.sums["bands"]
        for first in range(0, HIGHEST + 1, BAND):
            deals = [bands[role].get(str(first), 0) for role in self.roles]
            last = first + BAND - 1 if first < HIGHEST else 0
            if any(deals):
                what = self.words.tell("simulation-band", first=first, last=last)
                totals = (sum(bands[role].values()) for role in self.roles)
                yield what, *(self.share(share(n, total)) for n, total in zip(deals, totals, strict=True))

    def _parties(self) -> Iterator[Row]:
        parties = self.sums.get("parties", {})
        total = sum(parties.values())
        for name in (*self.rules.settle, DIVIDED) if total else ():
            drawn = self.words.tell("simulation-drawn") if name == DIVIDED else named(self.teller, "settle", name)
            if name != DIVIDED or name in parties:
                yield self.counted(drawn, int(parties.get(name, 0)), int(total))

    def _reported(self) -> Iterator[Row]:
        for each in beside(self.rules, self.sums) if self.rules.players == TWO else ():
            yield self.words.tell("simulation-figure", figure=each.name), self._told(each), self._found(each)

    def _told(self, each: Beside) -> Phrase:
        value = {"mean": each.reported, "share": each.reported * PERCENT, "rare": 1 / each.reported}[each.shape]
        return self.words.tell("simulation-value", value=tenths(value))

    def _found(self, each: Beside) -> Phrase:
        match each.shape:
            case "mean":
                return self.mean(each.found)
            case "share":
                return self.share(each.found)
        return self._one_in(each.found)


_DECLARED: Final = {"claims": "claim", MILESTONES: "milestone"}
"""The kinds of what a file declares whose titles name a category."""


def simulated_json(found: Simulated) -> dict[str, Any]:
    """What a simulation found as data: estimates as value, low and high end, and the sums they are made of."""
    sums, rules = found.sums["variants"][ONLY], found.question.rulesets[0]
    deals, parties = found.deals, in_order(sums.get("parties", {}), (*rules.settle, DIVIDED))
    claims = {name: sum(sums.get("claims", {}).get(name, {}).values()) for name in rules.claim}
    categories = in_order(sums["categories"], (*rules.reckoning.order, MILESTONES))
    milestones = in_order(sums.get(MILESTONES, {}), rules.milestone)
    return {
        "variant": found.variants[0].id,
        **asked_json(found, ()),
        "scores": means(in_order(sums["roles"], _ROLES)),
        "scores_by_kind": means(in_order(sums["kinds"], found.question.kinds)),
        "scores_by_category": {name: means(in_order(each, _ROLES)) for name, each in categories.items()},
        "claims_by_hand": {name: estimate_json(share(n, deals * rules.players)) for name, n in claims.items()},
        "milestones": {
            name: {role: estimate_json(share(n, deals)) for role, n in in_order(each, _ROLES).items()}
            for name, each in milestones.items()
        },
        "parties": {name: estimate_json(share(n, sum(parties.values()))) for name, n in parties.items()},
        "payment": estimate_json(mean(sums.get("payment", {}))),
        "reported": [
            {"figure": each.name, "reported": round(each.reported, 6), "found": estimate_json(each.found)}
            for each in (beside(rules, sums) if rules.players == TWO else ())
        ],
        "sums": sums_json(sums),
    }
