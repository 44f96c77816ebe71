"""Advice: no rule and without a number, and only what is good advice under the rules of this book."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.walk import SettingPath, values
from tarotrules.source.tables import read_table

FILE: Final = Path(__file__).parents[1] / "advice.toml"
_ANY: Final = "*"


def advice(beside: Beside) -> Iterator[tree.Chapter]:
    """The chapter, where anything can be advised whatever the number of players."""
    rulesets = [(rules, [(path, value) for path, _, value in values(rules)]) for rules in _rulesets(beside)]
    good = [name for name, guard in guarded().items() if all(holds(guard, *each) for each in rulesets)]
    if good:
        intro = tree.Paragraph(line(beside.say("advice-intro")))
        lines = tree.Items(tuple(line(beside.say(f"advice-{name}")) for name in good))
        yield tree.Chapter("A", "advice", line(beside.say("advice-title")), (intro, lines))


@cache
def guarded() -> Mapping[str, Mapping[str, Any]]:
    """Every line of advice, with its condition."""
    return {each["name"]: each for each in read_table(FILE)["advice"]}


def holds(guard: Mapping[str, Any], rules: Ruleset, said: Sequence[tuple[SettingPath, Any]]) -> bool:
    """Whether these rules, and all that they say, are such that a line is good advice."""
    settings = (_occurs(wanted.split("."), among, said) for wanted, among in guard["where"].items())
    reads = tuple(guard.get("reads", ()))
    return all(settings) and (not reads or any(reads in paths_of(when) for _, when in conditions(rules.bonus)))


def _occurs(wanted: list[str], among: Iterable[str], said: Iterable[tuple[SettingPath, Any]]) -> bool:
    return any(_is(path, wanted) and value in among for path, value in said)


def _is(path: SettingPath, wanted: list[str]) -> bool:
    return len(path) == len(wanted) and all(each in {step, _ANY} for step, each in zip(path, wanted, strict=True))


def _rulesets(beside: Beside) -> Iterator[Ruleset]:
    return (beside.variant.rulesets[each] for each in beside.players)
