"""Deals and parties as JSON data: hands, tricks, amounts that are told, totals.

Outside form: an object; ``kind`` says what it tells (``hand``, ``declare``, ``deal``, ``ledger``, ``trick_counts``,
``partie``, ``legal``, ``exchange_order``, ``penalty``), or its other keys do. Keys, kinds and seats may be words of any
language; seats may also be numbers, from 0 for the elder. Cards are codes, or suit by suit: ``"SAKJ10 HAQ8"``.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from tarotrules.cards.french import parse_card
from tarotrules.games.deals.reading import Form, Read, Reader
from tarotrules.games.deals.words import DealWords
from tarotrules.games.piquet.engine import refusals
from tarotrules.games.piquet.engine.told import Cards, Reading, Score, Told, Try
from tarotrules.source.diagnostics import Diagnostic

WORDS: Final = DealWords(Path(__file__).parents[1] / "keywords")
SEATS: Final = ("elder", "younger")
PAIR: Final = 2
_MOST: Final = 128
"""So many things in a list at most."""
_LONGEST: Final = 400
"""Letters of a text of cards or tricks."""
_LONGEST_NAME: Final = 60
Found = TypeVar("Found")
_SUITED: Final = re.compile(r"([SHDC])((?:10|[AKQJ6-9])+)", re.IGNORECASE)
_RANK: Final = re.compile("10|.")


def read(data: Any, players: int, *, bare: str = "declare") -> Reading:
    """What JSON data tells; what is not understood of it is left out.

    ``players`` is how many play if the data do not say; ``bare`` is what two hands tell of which nothing else is told.
    """
    if not isinstance(data, dict):
        return Reading(Told(), players, None, (refusals.NOT_A_DEAL.at(None, what="form", number=0),))
    reader = DealReader()
    kind = reader.kind(data)
    if kind is None:
        return Reading(Told(), players, None, tuple(reader.unclear(data)))
    form = FORMS[kind]
    told = Told(**dict(zip(_fields(kind, form), reader.values(data, form), strict=True)))
    if kind == "deal" and told.kind is None and _is_bare(told):
        kind = bare
    return Reading(told, told.players or players, kind, tuple(reader.problems))


def _is_bare(told: Told) -> bool:
    """Whether nothing is told but hands, and perhaps what was not called."""
    return all(getattr(told, key) is None for key in _PLAYED.keys() - _BY_KIND["declare"].keys())


def _fields(kind: str, form: Iterable[str]) -> Iterator[str]:
    """Where what stands under the keys of a form goes; two keys mean different things in different kinds."""
    other = {("ledger", "hand"): "scores", ("exchange_order", "stock"): "pile"}
    return (other.get((kind, key), key) for key in form)


class DealReader(Reader):
    """Reads what is told of Piquet, and remembers all that is wrong."""

    def __init__(self) -> None:
        super().__init__(WORDS)

    def kind(self, data: Mapping[str, Any]) -> str | None:
        """What the data tell: what they say, or what their keys are about."""
        values = {self._meant(word, KEYS): value for word, value in data.items()}
        said = values.get("kind")
        if said is None:
            return next((kind for kind, is_so in _TOLD_BY.items() if is_so(values)), None)
        kind = self._meant(said, FORMS)
        if kind not in FORMS:
            self.report(refusals.NOT_A_DEAL, what="kind", number=0)
        return kind if kind in FORMS else None

    def unclear(self, data: dict[str, Any]) -> list[Diagnostic]:
        """What is wrong where nobody can tell what is told: perhaps only that a key is mistyped."""
        self.once(data)
        self.known(data, KEYS)
        if not self.problems:
            self.report(refusals.NOT_A_DEAL, what="unclear", number=0)
        return self.problems

    def _meant(self, word: object, known: Any) -> str:
        return str(word) if str(word) in known else self.words.key_of(str(word)[:_LONGEST_NAME]) or ""

    def word(self, key: str, value: object) -> str | None:
        found = super().word(key, value)
        return None if found is None else found[:_LONGEST_NAME]

    def whole(self, key: str, value: object, wants: str = "whole") -> int | None:
        if value is None:
            self.wrong(key, value, wants)
        return super().whole(key, value, wants)

    def seat(self, key: str, value: object) -> int | None:
        """A seat: its number, or a word or a letter for it."""
        found = value if type(value) is int else self._seat(value) if isinstance(value, str) else None
        if found is None:
            self.wrong(key, value, "seat")
        return found

    def _seat(self, word: str) -> int | None:
        if word.isascii() and word.isdecimal() and len(word) == 1:
            return int(word)
        meant = self._meant(word, SEATS)
        return SEATS.index(meant) if meant in SEATS else None

    # --- cards ---

    def cards(self, key: str, value: object) -> Cards | None:
        """Cards as a text or a list of codes; those that are none are left out."""
        words = value.split() if isinstance(value, str) and len(value) <= _LONGEST else value
        if not isinstance(words, list) or len(words) > _MOST:
            self.wrong(key, value, "cards")
            return None
        return tuple(card for word in words for card in self._suited(key, word))

    def _suited(self, key: str, word: object) -> Cards:
        found = _SUITED.fullmatch(word) if isinstance(word, str) and len(word) <= _LONGEST else None
        if found is None:
            self.wrong(key, word, "cards")
            return ()
        codes = (parse_card(f"{found[1]}{rank}") for rank in _RANK.findall(found[2]))
        return tuple(card for card in codes if card is not None)

    def hands(self, key: str, value: object) -> tuple[Cards, ...] | None:
        """The cards of every seat."""
        return self._listed(key, value, "hands", self.cards)

    def plays(self, key: str, value: object) -> tuple[Cards, ...] | None:
        """Tricks: ``"HA-H10 HK-D7"``, or lists of cards."""
        tricks = value.split() if isinstance(value, str) and len(value) <= _LONGEST else value
        return self._listed(key, tricks, "plays", self._play)

    def _play(self, key: str, value: object) -> Cards | None:
        return self.cards(key, value.split("-") if isinstance(value, str) else value)

    # --- who led and won, and amounts ---

    def tricks(self, key: str, value: object) -> tuple[tuple[int, int], ...] | None:
        """Who led and who won each trick: ``"EE YE"``, or pairs of seats."""
        tricks = value.split() if isinstance(value, str) and len(value) <= _LONGEST else value
        return self._listed(key, tricks, "tricks", self._trick)

    def _trick(self, key: str, value: object) -> tuple[int, int] | None:
        letters = list(value) if isinstance(value, str) else value
        if not isinstance(letters, list) or len(letters) != PAIR:
            self.wrong(key, value, "tricks")
            return None
        leader, winner = (self.seat(key, each) for each in letters)
        return None if leader is None or winner is None else (leader, winner)

    def scores(self, key: str, value: object) -> tuple[Score, ...] | None:
        """Amounts: seat, contest, amount each."""
        return self._listed(key, value, "scores", self._score)

    def _score(self, key: str, value: object) -> Score | None:
        match value:
            case [who, str(name), amount]:
                seat, points = self.seat(key, who), self.whole(key, amount)
                return None if seat is None or points is None else Score(seat, name[:_LONGEST_NAME], points)
        self.wrong(key, value, "scores")
        return None

    def play_points(self, key: str, value: object) -> tuple[tuple[int, int], ...] | None:
        """Amounts scored in play, one after the other."""
        return self._listed(key, value, "play_points", self._point)

    def _point(self, key: str, value: object) -> tuple[int, int] | None:
        match value:
            case [who, amount]:
                seat, points = self.seat(key, who), self.whole(key, amount)
                return None if seat is None or points is None else (seat, points)
        self.wrong(key, value, "play_points")
        return None

    def sunk(self, key: str, value: object) -> tuple[tuple[int, str], ...]:
        """What is not called: ``"E.set"``, or several of these."""
        listed = [value] if isinstance(value, str) else value
        return self._listed(key, listed, "sunk", self._not_called) or ()

    def _not_called(self, key: str, value: object) -> tuple[int, str] | None:
        who, dot, name = value.partition(".") if isinstance(value, str) else ("", "", "")
        seat = self._seat(who) if dot and len(who) <= _LONGEST_NAME else None
        if seat is None:
            self.wrong(key, value, "sunk")
            return None
        return seat, name[:_LONGEST_NAME]

    # --- parties and exchanges ---

    def totals(self, key: str, value: object) -> tuple[int, ...] | dict[str, int] | None:
        """What everybody has: a list, or an object by name."""
        if not isinstance(value, dict):
            return self.wholes(key, value)
        self.once(value)
        names, amounts = self.names(key, list(value)), self.wholes(key, list(value.values())) or ()
        return dict(zip(names, amounts, strict=True)) if names is not None and len(names) == len(amounts) else None

    def names(self, key: str, value: object) -> tuple[str, ...] | None:
        """What the players are called; no two alike."""
        found = value if isinstance(value, list) and 0 < len(value) <= _MOST else []
        if found and all(map(_is_name, found)) and len(set(found)) == len(found):
            return tuple(found)
        self.wrong(key, value, "names")
        return None

    def first_elder(self, key: str, value: object) -> str | int | None:
        return value if type(value) is int and 0 <= value <= _MOST else self.word(key, value)

    def deals(self, key: str, value: object) -> "tuple[tuple[int, ...] | Reading, ...] | None":
        """What each deal came to, or how it went."""
        return self._listed(key, value, "deals", self._deal)

    def _deal(self, key: str, value: object) -> "tuple[int, ...] | Reading | None":
        if isinstance(value, dict):
            found = read(value, PAIR, bare="deal")
            if found.kind in REPLAYED:
                return found
            self.wrong(key, value, "deals")
            return None
        return self.wholes(key, value)

    def tries(self, key: str, value: object) -> tuple[Try, ...] | None:
        return self._listed(key, value, "tries", self._try)

    def _try(self, key: str, value: object) -> Try | None:
        if isinstance(value, dict):
            return Try(*self.values(value, _TRY))
        self.wrong(key, value, "tries")
        return None

    def _listed(
        self, key: str, value: object, wants: str, read: Callable[[str, object], Found | None]
    ) -> tuple[Found, ...] | None:
        """Every one of several things that can be read; ``None`` if there are none, or far too many."""
        if not isinstance(value, list) or len(value) > _MOST:
            self.wrong(key, value, wants)
            return None
        return tuple(found for each in value if (found := read(key, each)) is not None)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= _LONGEST_NAME


_SEATED: Final[Mapping[str, Read]] = {"elder": DealReader.cards, "younger": DealReader.cards, "hands": DealReader.hands}
_EXCHANGED: Final[Mapping[str, Read]] = {
    **{f"{what}_{who}": DealReader.cards for what in ("dealt", "discard", "taken") for who in SEATS},
    "dealt": DealReader.hands,
}
_SUNK: Final[Mapping[str, Read]] = {"sunk": DealReader.sunk}
_TRICKS: Final[Mapping[str, Read]] = {
    "plays": DealReader.plays,
    "tricks": DealReader.tricks,
    "complete": DealReader.truth,
}
_POINTS: Final[Mapping[str, Read]] = {"play_points": DealReader.play_points}
_PLAYED: Final = {**_SEATED, **_EXCHANGED, **_SUNK, **_TRICKS, **_POINTS}
_BY_KIND: Final[Mapping[str, Mapping[str, Read]]] = {
    "hand": {"hand": DealReader.cards},
    "declare": {**_SEATED, **_SUNK},
    "deal": _PLAYED,
    "ledger": {"hand": DealReader.scores, **_TRICKS, **_POINTS},
    "trick_counts": _TRICKS,
    "partie": {
        "names": DealReader.names,
        "totals": DealReader.totals,
        "first_elder": DealReader.first_elder,
        "deals": DealReader.deals,
    },
    "legal": {"stock": DealReader.whole, "tries": DealReader.tries},
    "exchange_order": {"stock": DealReader.cards, "exchanged": DealReader.wholes},
    "penalty": {
        **_PLAYED,
        "fault": DealReader.word,
        "by": DealReader.seat,
        "waived": DealReader.truth,
        "implied": DealReader.truth,
        "contest": DealReader.word,
    },
}
REPLAYED: Final = frozenset({"deal", "ledger", "penalty"})
"""What stands among the deals of a partie."""
_ANY: Final[Mapping[str, Read]] = {"kind": DealReader.word, "players": DealReader.whole}


def _form(kind: str, keys: Mapping[str, Read]) -> Form:
    absent = Told._field_defaults
    every = {**_ANY, **keys}
    return {key: (each, absent[field]) for (key, each), field in zip(every.items(), _fields(kind, every), strict=True)}


FORMS: Final[Mapping[str, Form]] = {kind: _form(kind, keys) for kind, keys in _BY_KIND.items()}
KEYS: Final = frozenset(key for form in FORMS.values() for key in form)
_TRY: Final[Form] = dict.fromkeys(SEATS, (DealReader.whole, None))


def _has(*keys: str) -> Callable[[Mapping[str, object]], bool]:
    return lambda values: all(values.get(key) is not None for key in keys)


def _is_ledger(values: Mapping[str, object]) -> bool:
    hand = values.get("hand")
    return isinstance(hand, list) and any(isinstance(each, list) for each in hand)


_TOLD_BY: Final[Mapping[str, Callable[[Mapping[str, object]], bool]]] = {
    "partie": lambda values: _has("totals")(values) or _has("deals")(values),
    "legal": _has("tries"),
    "exchange_order": _has("exchanged"),
    "penalty": _has("fault"),
    "ledger": _is_ledger,
    "hand": _has("hand"),
    "deal": lambda values: any(_has(each)(values) for each in (*_SEATED, *_EXCHANGED)),
    "trick_counts": lambda values: _has("plays")(values) or _has("tricks")(values),
}
"""What keys say what is told, where ``kind`` does not."""
