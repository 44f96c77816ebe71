"""What a hand is worth by itself: what it has to call, and what it scores whatever the other holds."""

from collections.abc import Iterator, Sequence
from typing import Final

from tarotrules.games.piquet.chapters.lines import Telling, combination_of, table, telling_of
from tarotrules.games.piquet.engine.combinations import Combination
from tarotrules.games.piquet.engine.results import Worth
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.variant import Variant
from tarotrules.wording.phrase import plain


def evaluation_text(variant: Variant, rules: Ruleset, found: Worth, language: str) -> str:
    """A hand, a line for each thing it has to call."""
    return "".join(f"{line}\n" for line in evaluated(found, telling_of(variant, rules, language)))


def evaluated(found: Worth, telling: Telling) -> Iterator[str]:
    """The same, line by line."""
    teller, number = telling.teller, telling.teller.words.number
    lines = [
        *((teller.title("claim", name), worth, f"claim.{name}.paid") for name, worth in found.claims.items()),
        *(
            (combination_of(teller, name, each), each.worth, f"contest.{name}.worth")
            for name, held in found.contests.items()
            for each in counting(teller.rules, name, held)
        ),
    ]
    if not lines:
        yield plain(telling.say("account-hand-nothing"))
        return
    cells = ((plain(what), number(worth), telling.rule(slot)) for what, worth, slot in lines)
    yield from table(telling.head("what", "amount", "rule"), cells)
    yield ""
    yield plain(telling.say("account-hand-together", n=sum(worth for _, worth, _ in lines)))


def counting(rules: Ruleset, contest: str, held: Sequence[Combination]) -> Sequence[Combination]:
    """Of what a hand has to call, what scores if it is good."""
    return held[:1] if rules.contest[contest].scores in _ONLY_BEST else held


_ONLY_BEST: Final = frozenset({"best", "best_of_side"})
