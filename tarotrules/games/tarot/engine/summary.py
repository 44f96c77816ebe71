"""A played deal in summary: who took, what was scored, what was declared.

Outside form: a JSON object; seats count from 0 in playing order. Any key may be absent or null, but a deal of which
nothing at all is told is none: of one that everybody passed ``taker`` says null. The key ``partner`` has a seat, or a
list of them.
"""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final, Literal, NamedTuple

from tarotrules.cards.pack import parse_card
from tarotrules.expressions.compiled import Value
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Steps
from tarotrules.games.deals.reading import MOST, Form, Read, Reader
from tarotrules.games.deals.refusals import NOT_JSON
from tarotrules.games.features.speech import CARD, COUNT, NUMBER, PLAYER, SIDE, TRUTH
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.words import WORDS
from tarotrules.games.tarot.ruleset.features import MEMBERS, kind_of
from tarotrules.source.diagnostics import Diagnostic, Entry

_DEEPEST: Final = 6
"""No path of a fact has more steps."""
Side = Literal["attack", "defence"]
ATTACK: Final[Side] = "attack"
DEFENCE: Final[Side] = "defence"
_SIDES: Final[frozenset[Side | None]] = frozenset({ATTACK, DEFENCE})
_OUTCOME: Final = frozenset({"announced", "kept"})

Told = tuple[tuple[Steps, Value], ...]
"""Facts, each after the path that expressions read it under."""


class Stated(NamedTuple):
    """A bonus or a claim (with its level): of a side, of a player, or both."""

    id: str
    level: str | None = None
    side: Side | None = None
    player: int | None = None
    facts: Told = ()


class Promised(NamedTuple):
    """A feat: the side that announced it, the side that achieved it, the player who announced it."""

    id: str
    announced: Side | None = None
    kept: Side | None = None
    player: int | None = None
    facts: Told = ()


class Faulted(NamedTuple):
    """A fault, the player who committed it, and what is charged for it if that is for people to decide."""

    id: str
    player: int | None = None
    fine: int | None = None


class Summary(NamedTuple):
    """What the scorer needs of a deal, all of it hashable. ``margin`` is signed; points are the attack's."""

    players: int
    taker: int | None = None
    partners: tuple[int, ...] = ()
    """In the order of their seats; nobody, where the taker plays alone."""
    contract: str | None = None
    points: Amount | None = None
    oudlers: int | None = None
    margin: Amount | None = None
    bonuses: tuple[Stated, ...] = ()
    claims: tuple[Stated, ...] = ()
    promises: tuple[Promised, ...] = ()
    facts: Told = ()
    """What no other key tells, such as ``attack.tricks``."""
    mode: str | None = None
    dealer: int | None = None
    points_by_seat: tuple[Amount, ...] | None = None
    """What each player has, where everybody plays alone."""
    oudlers_by_seat: tuple[int, ...] | None = None
    facts_by_seat: tuple[tuple[Steps, tuple[Amount, ...]], ...] = ()
    """What else is told of each player, such as ``own.tricks``."""
    faults: tuple[Faulted, ...] = ()

    def seat_side(self, seat: int) -> Side:
        """The side a player is on."""
        return ATTACK if seat == self.taker or seat in self.partners else DEFENCE

    def members(self, side: Side) -> tuple[int, ...]:
        """The players of a side."""
        return tuple(seat for seat in range(self.players) if self.seat_side(seat) == side)


class Reading(NamedTuple):
    """A summary as far as it can be read."""

    summary: Summary
    problems: tuple[Diagnostic, ...] = ()
    """What is wrong with how it is written."""
    players_said: bool = False
    """Whether it says how many play."""
    tells: bool = True
    """Whether anything is told of the deal, if only that nobody took."""

    @property
    def players(self) -> int:
        """How many play."""
        return self.summary.players


def read_summary(data: Any, players: int) -> Reading:
    """The summary of a JSON object; what is not understood of it is left out.

    ``players`` is how many play if the object does not say. Keys and sides may be words of any language.
    """
    if not isinstance(data, dict):
        return Reading(Summary(players), (NOT_JSON.at(None),))
    reader = DealReader()
    given, *rest = reader.values(data, _DEAL)
    summary = Summary._make((players if given is None else given, *rest))
    tells = summary != Summary(summary.players, dealer=summary.dealer) or reader.says("taker", data)
    return Reading(summary, tuple(reader.problems), given is not None, tells)


class DealReader(Reader):
    """Reads what deals of tarot tell."""

    def __init__(self) -> None:
        super().__init__(WORDS)

    def stated(self, key: str, value: object) -> tuple[Stated, ...]:
        """Bonuses or claims."""
        return tuple([Stated._make(each) for each in self.named(key, value, _STATED)])

    def promised(self, key: str, value: object) -> tuple[Promised, ...]:
        """Feats, each with what became of it."""
        found = []
        for each in self.objects(key, value):
            before = len(self.problems)
            promised = Promised._make(self.values(each, _PROMISED))
            if promised.id is not None:
                if len(self.problems) == before and not any(self.says(outcome, each) for outcome in _OUTCOME):
                    self.report(refusals.PROMISE_EMPTY, id=Entry(("promise", promised.id)))
                found.append(promised)
        return tuple(found)

    def faulted(self, key: str, value: object) -> tuple[Faulted, ...]:
        """Faults."""
        return tuple([Faulted._make(each) for each in self.named(key, value, _FAULTED)])

    def side(self, key: str, value: object) -> Side | None:
        """The attack or the defence."""
        if isinstance(value, str):
            side = value if value in _SIDES else WORDS.key_of(value)
            if side in _SIDES:
                return side
        self.wrong(key, value, "side")
        return None

    def facts_by_seat(self, key: str, value: object) -> tuple[tuple[Steps, tuple[Amount, ...]], ...]:
        """What is told of every player, under one path."""
        if not isinstance(value, dict) or len(value) > MOST:
            self.wrong(key, value, "facts")
            return ()
        self.once(value)
        told = {_steps(str(path)): self.amounts(str(path), each) for path, each in value.items()}
        return tuple((path, each) for path, each in told.items() if each is not None)

    def facts(self, key: str, value: object) -> Told:
        """What else is told, each under its path."""
        if not isinstance(value, dict) or len(value) > MOST:
            self.wrong(key, value, "facts")
            return ()
        self.once(value)
        told = ((_steps(str(path)), str(path), each) for path, each in value.items())
        found = {steps: self.fact(steps, path, each) for steps, path, each in told}
        return tuple([each for each in found.items() if each[1] is not None])

    def fact(self, steps: Steps, path: str, value: object) -> Value:
        """One of them."""
        read = _FACTS.get(kind_of(steps) or "")
        if read is None:
            # Whether there is such a path, the rules say; this one could never be told.
            self.report(refusals.UNKNOWN_FACT, word=path)
        elif value is None:
            self.wrong(path, value, "fact")
        else:
            return read(self, path, value)
        return None

    def card(self, key: str, value: object) -> Value:
        """A card, by its code."""
        card = parse_card(value) if isinstance(value, str) else None
        if card is None:
            self.wrong(key, value, "card")
        return card


_FACTS: Final[dict[str, Callable[[DealReader, str, object], Value]]] = {
    COUNT: DealReader.whole,
    NUMBER: DealReader.amount,
    TRUTH: DealReader.truth,
    SIDE: DealReader.side,
    PLAYER: DealReader.seat,
    CARD: DealReader.card,
}
"""How a fact of a type is told."""


def _form(record: type[Summary | Stated | Promised | Faulted], keys: Mapping[str, Read]) -> Form:
    """The keys of a record, in the order of its fields."""
    fields = zip(keys.items(), record._fields, strict=True)
    return {key: (read, record._field_defaults.get(field)) for (key, read), field in fields}


_DEAL: Final = _form(
    Summary,
    {
        "players": DealReader.whole,
        "taker": DealReader.seat,
        "partner": DealReader.seats,
        "contract": DealReader.word,
        "card_points": DealReader.amount,
        "oudlers": DealReader.whole,
        "margin": DealReader.amount,
        "bonuses": DealReader.stated,
        "claims": DealReader.stated,
        "promises": DealReader.promised,
        "facts": DealReader.facts,
        "mode": DealReader.word,
        "dealer": DealReader.seat,
        "card_points_by_seat": DealReader.amounts,
        "oudlers_by_seat": DealReader.wholes,
        "facts_by_seat": DealReader.facts_by_seat,
        "faults": DealReader.faulted,
    },
)
_STATED: Final = _form(
    Stated,
    {
        "id": DealReader.id,
        "level": DealReader.word,
        "side": DealReader.side,
        "player": DealReader.seat,
        "facts": DealReader.facts,
    },
)
_PROMISED: Final = _form(
    Promised,
    {
        "id": DealReader.id,
        "announced": DealReader.side,
        "kept": DealReader.side,
        "player": DealReader.seat,
        "facts": DealReader.facts,
    },
)
_FAULTED: Final = _form(Faulted, {"id": DealReader.id, "player": DealReader.seat, "fine": DealReader.whole})
DEAL_KEYS: Final = frozenset(_DEAL)
STATED_KEYS: Final = frozenset(_STATED)
PROMISED_KEYS: Final = frozenset(_PROMISED)
FAULTED_KEYS: Final = frozenset(_FAULTED)


def _steps(path: str) -> Steps:
    """A path as expressions have it; its words may be of any language."""
    written = tuple(path.split(".")[:_DEEPEST])
    if all(map(WORDS.is_concept, written)):
        return written
    # A word as it is comes last: anything may be the name of a class of cards.
    meant = ((each,) if WORDS.is_concept(each) else _meant(each) for each in written)
    known = [each for each in product(*meant) if kind_of(each) in _FACTS]
    # What everybody has is meant before a class of cards that nobody may have declared.
    return min(known, key=lambda each: each[-1] not in _HAD, default=written)


_HAD: Final = frozenset(step for has in MEMBERS.values() for step in has)


def _meant(step: str) -> tuple[str, ...]:
    key = WORDS.key_of(step)
    return (*(() if key is None else (key,)), *WORDS.concepts_of(step), step)
