"""The chapters of a book in the order of a deal, each with its rules in the order of their numbers."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from tarotrules.games.telling.told import Section, Teller, Told
from tarotrules.wording.phrase import Phrase

_Teller = TypeVar("_Teller", bound=Teller[Any])


def sections(
    teller: _Teller,
    chapters: Mapping[str, Callable[[_Teller], Iterator[Told]]],
    heading: Callable[[_Teller, str], Phrase],
) -> list[Section]:
    """Of some chapters, by id, those that have something to say for one ruleset."""
    numbers = teller.registry().numbers_of_rules(teller.rules)
    told = ((id, sorted(tell(teller), key=lambda each: numbers.key(each.slot))) for id, tell in chapters.items())
    return [Section(id, heading(teller, id), tuple(rules)) for id, rules in told if rules]
