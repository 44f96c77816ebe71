"""A card called by its name instead of its code: ``dame de cœur``, ``Herzdame``, ``D♥``."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.cards.pack import COURTS, PACK, SUITS, TRUMP, card_name, parse_card
from tarotrules.languages import LANGUAGES
from tarotrules.source.tables import Table
from tarotrules.syntax.folding import fold
from tarotrules.syntax.vocabulary import table_in

_TABLES: Final = Path(__file__).parents[1] / "keywords"
_SECTION: Final = "card_words"
_SUIT_SIGNS: Final = {"S": "♠,♤", "H": "♥,♡", "D": "♦,♢", "C": "♣,♧"}
_SIGNS: Final = ("-", " ", "'", ".", "\ufe0f")
"""What may stand between suit and rank; the last has a suit drawn in colours."""
_LONGEST: Final = 40
"""No name of a card is longer."""
_COURTS: Final = {name: card_name(card)[1:] for name, rank in COURTS.items() for card in PACK[:14] if card.rank == rank}


def card_meant(written: str) -> str:
    """The code of the only card a name means in some language; empty if it means none, or one here and one there.

    >>> card_meant("dame de cœur"), card_meant("Herzdame"), card_meant("D♥"), card_meant("atout 21"), card_meant("dame")
    ('HQ', 'HQ', 'HQ', 'T21', '')
    """
    own = parse_card(written)
    if own is not None:
        return card_name(own)
    if len(written) > _LONGEST:
        return ""
    folded = fold(written)
    found = {code for each in map(_names, LANGUAGES) for code in each.read(folded)}
    return found.pop() if len(found) == 1 else ""


def words_for(concept: str, language: str) -> list[str]:
    """What files of a language call something, folded.

    >>> words_for("excuse", "ja")[-1]
    '愚者'
    """
    return _folded(table_in(_TABLES, language).get(concept, ""))


def cards_named(written: str, language: str) -> list[str]:
    """The codes of the cards a name may mean in one language."""
    return [] if len(written) > _LONGEST else [*_names(language).read(fold(written))]


def of_both(written: str, language: str) -> str:
    """The code of a court card with its rank as in codes and its suit as in a language; empty for others.

    >>> of_both("KC", "fr"), of_both("RC", "fr")
    ('HK', '')
    """
    suit = _names(language).suits.get(fold(written[1:])) if written[1:].isalpha() else None
    rank = written[:1].upper()
    return suit + rank if suit in SUITS and len(written) == len("KC") and rank in _COURTS.values() else ""


class _Names:
    """How one language names a card: its suit and what it is, in either order; single letters begin with the latter."""

    def __init__(self, table: Table) -> None:
        self.suits = _meanings(table, (*SUITS, TRUMP))
        self.ranks = _meanings(table, (*_COURTS.values(), "1"))
        between = f"(?:{_either([*_SIGNS, *_folded(table.get('small', ''))])})*"
        suit, rank = f"(?P<suit>{_either(self.suits)})", f"(?P<rank>{_either(self.ranks)}|[0-9]{{1,2}})"
        self._orders = [
            re.compile(between + first + between + second) for first, second in ((rank, suit), (suit, rank))
        ]

    def read(self, folded: str) -> Iterable[str]:
        """The codes of the cards a name may mean here."""
        for order in self._orders:
            found = order.fullmatch(folded)
            if found is None or _is_initials(found):
                continue
            code = self.suits[found["suit"]] + self.ranks.get(found["rank"], found["rank"])
            yield from [code] if parse_card(code) else []


def _is_initials(found: re.Match[str]) -> bool:
    """Whether two single letters stand the other way round: nobody writes KD for the queen of *K*arreau."""
    suit, rank = found["suit"], found["rank"]
    return suit + rank == found[0] and len(found[0]) == len("KD") and found[0].isalpha()


@cache
def _names(language: str) -> _Names:
    return _Names(table_in(_TABLES, language).get(_SECTION, {}))


def _meanings(table: Table, codes: Iterable[str]) -> dict[str, str]:
    return {
        spelling: code for code in codes for spelling in _folded(f"{table.get(code, '')},{_SUIT_SIGNS.get(code, '')}")
    }


def _folded(row: str) -> list[str]:
    return [fold(each.strip()) for each in row.split(",") if each.strip()]


def _either(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
