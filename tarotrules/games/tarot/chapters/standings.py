"""Who is where in a match, in words and as JSON."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount
from tarotrules.games.tarot.engine.ranking import Placed
from tarotrules.wording.catalogue import Catalogue


def standings_json(found: Sequence[Placed]) -> dict[str, Any]:
    """Everybody, the best first; those with the same result have the same place."""
    return {"standings": [{"place": place, **_data(each)} for place, each in placed(found)]}


def _data(each: Placed) -> dict[str, Any]:
    averages = {} if each.attack is each.defence is None else {"attack": each.attack, "defence": each.defence}
    numbers = {"result": each.result, **averages}
    return {"name": each.name, **{key: None if one is None else dump_number(one) for key, one in numbers.items()}}


def standings_text(words: Catalogue, rank: str, found: Sequence[Placed]) -> str:
    """A line for everybody."""
    return "".join(f"{place}. {each.name}  {_result(words, rank, each)}\n" for place, each in placed(found))


def _result(words: Catalogue, rank: str, each: Placed) -> str:
    if rank == "topage":
        shown = {key: _percent(words, getattr(each, key)) for key in ("result", "attack", "defence")}
        return words.say("standings-topage", **shown)
    if rank == "root":
        return words.say("standings-root", result=words.signed(each.result or 0))
    return words.signed(each.result or 0)


def placed(found: Sequence[Placed]) -> Iterator[tuple[int, Placed]]:
    """Everybody with a place."""
    for each in found:
        yield 1 + [one.result for one in found].index(each.result), each


def _percent(words: Catalogue, share: Amount | None) -> str:
    return "–" if share is None else words.say("standings-percent", n=words.number(round(Fraction(share), 2)))
