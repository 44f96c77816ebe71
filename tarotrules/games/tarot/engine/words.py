"""Words for the keys of a deal, for the sides, and for what rules name, in every language that has a keyword table.

They are looked up only where a word is none of the keys themselves, so that programs pay nothing for them.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from tarotrules.source.tables import read_table

_TABLES = Path(__file__).parents[1] / "keywords"
_OF_SIDES: Final = frozenset({"side", "announced", "kept"})
"""What is said under these keys is a side."""
_NEAR: Final = 0.7
"""Words less alike than this are not taken for one another."""


def key_of(word: str) -> str | None:
    """The key, or the side, that a word of some language means.

    >>> key_of("Preneur"), key_of("Verteidigung"), key_of("card points"), key_of("nobody")
    ('taker', 'defence', 'card_points', None)
    """
    return _meanings().get(_bare(word))


def concepts_of(word: str) -> tuple[str, ...]:
    """The words of rules, and the shipped names, that a word of some language means.

    >>> concepts_of("Poignée"), concepts_of("plis"), concepts_of("malus")
    (('handful',), ('tricks',), ())
    """
    return _concepts().get(_bare(word), ())


def is_concept(word: str) -> bool:
    """Whether a word is one of the rules, or a shipped name, as it is.

    >>> is_concept("handful"), is_concept("petit-au-bout"), is_concept("poignée")
    (True, True, False)
    """
    return any(word in table or word in table.get("names", {}) for table in _tables())


def in_words(said: Any, language: str) -> Any:
    """What is said of a deal, with its keys and sides written in a language; facts and ids stay as they are.

    >>> in_words({"taker": 0, "bonuses": [{"id": "petit-au-bout", "side": "attack"}]}, "fr")
    {'preneur': 0, 'primes': [{'id': 'petit-au-bout', 'camp': 'attaque'}]}
    """
    table = read_table(_TABLES / f"{language}.toml").get("deal_keys", {})

    def word(key: str) -> str:
        return str(table.get(key, key)).split(",")[0]

    def value(key: str, each: Any) -> Any:
        if isinstance(each, list):
            return [in_words(one, language) for one in each]
        return word(each) if key in _OF_SIDES and isinstance(each, str) else each

    return {word(key): value(key, each) for key, each in said.items()} if isinstance(said, dict) else said


def near_key(word: str, keys: frozenset[str]) -> str | None:
    """The word of some language that a mistyped one is nearest to, among those for some keys.

    >>> near_key("prenneur", frozenset({"taker"})), near_key("Kontrackt", frozenset({"contract"}))
    ('preneur', 'Kontrakt')
    """
    from difflib import get_close_matches

    spelled = {_bare(each): each for each in _written() if key_of(each) in keys} | {each: each for each in keys}
    close = get_close_matches(_bare(word), spelled, n=1, cutoff=_NEAR)
    return spelled[close[0]] if close else None


@cache
def _meanings() -> Mapping[str, str]:
    found: dict[str, str] = {}
    for table in _tables():
        for key, words in table.get("deal_keys", {}).items():
            for word in words.split(","):
                found.setdefault(_bare(word), key)
    return found


@cache
def _concepts() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for table in _tables():
        rows = {**table.get("names", {}), **{concept: row for concept, row in table.items() if isinstance(row, str)}}
        for concept, words in rows.items():
            for word in words.split(","):
                found.setdefault(_bare(word), {})[concept] = None
    return {word: tuple(concepts) for word, concepts in found.items()}


@cache
def _written() -> tuple[str, ...]:
    rows = (row for table in _tables() for row in table.get("deal_keys", {}).values())
    return tuple(word.strip() for row in rows for word in row.split(","))


@cache
def _tables() -> tuple[Mapping[str, Any], ...]:
    return tuple(map(read_table, sorted(_TABLES.glob("*.toml"))))


def _bare(word: str) -> str:
    """A word without capitals and accents; a blank is an underscore."""
    parts = unicodedata.normalize("NFKD", word.strip().casefold().replace(" ", "_"))
    return "".join(each for each in parts if not unicodedata.combining(each))
