"""Who is where in a match, in words and as JSON."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount
from tarotrules.games.tarot.engine.pool import Mouches
from tarotrules.games.tarot.engine.ranking import Placed
from tarotrules.games.tarot.engine.tables import Standings
from tarotrules.wording.catalogue import Catalogue


def standings_json(found: Standings) -> dict[str, Any]:
    """Everybody, the best first; those with the same result have the same place. Pools by table, if there are any."""
    pools = [list(map(dump_number, mouches)) for mouches in found.pools]
    everybody = [{"place": place, **_data(each)} for place, each in placed(found.placed)]
    return {"standings": everybody, **({"pools": pools} if pools else {})}


def _data(each: Placed) -> dict[str, Any]:
    averages = {} if each.attack is each.defence is None else {"attack": each.attack, "defence": each.defence}
    numbers = {"result": each.result, **averages}
    return {"name": each.name, **{key: None if one is None else dump_number(one) for key, one in numbers.items()}}


def standings_text(words: Catalogue, rank: str, found: Standings) -> str:
    """A line for everybody, and one for what lies in each pool."""
    lines = [f"{place}. {each.name}  {_result(words, rank, each)}" for place, each in placed(found.placed)]
    return "".join(f"{line}\n" for line in (*lines, *_pools(words, found.pools)))


def _pools(words: Catalogue, pools: Sequence[Mouches]) -> Iterator[str]:
    for table, mouches in enumerate(pools, 1):
        if mouches:
            lies = words.say("pool-lies", list=list(map(words.number, mouches)))
            yield lies if len(pools) == 1 else words.say("standings-table", table=table, lies=lies)


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
