"""Everything that can be changed in rules of Piquet, one thing at a time."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from tarotrules import api, documents, library
from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import And, Choose, Compare, Expression, Is, Number, Path
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.cheat import cheatsheet
from tarotrules.games.piquet.ruleset.features import SPEECH
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.told import TWO
from tarotrules.games.variant import VariantOf
from tarotrules.settings.kinds import Choice, Formula, Kind, Listing, Reference, Whole
from tarotrules.settings.record import Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath
from tests.changing import BaseOf, ChangeOf, own
from tests.shelf import house

Rebuild = Callable[[Any], Ruleset]
_PARTIES: Final = ("leader", "winner")
_TRUTHS: Final[dict[str, tuple[Expression, ...]]] = {
    "claim": (
        Compare("=", Path(("dealt", "tens")), Number(0)),  # type: ignore[arg-type]
        Compare(">=", Path(("hand", "courts")), Number(7)),  # type: ignore[arg-type]
        Compare("=", Path(("hand", "good")), Path(("hand", "cards"))),
        Compare(">=", Path(("hand", "good")), Number(7)),  # type: ignore[arg-type]
    ),
    "combination": (
        Compare(">=", Path(("cards",)), Number(2)),  # type: ignore[arg-type]
        Compare(">=", Path(("pips",)), Number(30)),  # type: ignore[arg-type]
        Compare("=", Path(("cards",)), Number(5)),  # type: ignore[arg-type]
        Is(Path(("top",)), "tens"),
    ),
    "trick": (
        Compare("!=", Path(("winner",)), Path(("leader",))),
        Compare("=", Path(("trick", "number")), Path(("deal", "tricks"))),
        Compare("=", Path(("trick", "number")), Number(1)),  # type: ignore[arg-type]
        Compare("<", Path(("trick", "number")), Number(6)),  # type: ignore[arg-type]
        Is(Path(("led",)), "honours"),
        Is(Path(("winning_card",)), "courts"),
    ),
    "match": (
        Compare("<", Path(("loser", "total")), Number(50)),  # type: ignore[arg-type]
        Compare(">", Path(("winner", "total")), Number(200)),  # type: ignore[arg-type]
        Compare("=", Path(("deals",)), Number(8)),  # type: ignore[arg-type]
    ),
}
"""Other conditions, by what they are asked of."""
_NUMBERS: Final[dict[str, tuple[Expression, ...]]] = {
    "claim": (Path(("hand", "good")), Path(("dealt", "tens"))),
    "combination": (
        Path(("cards",)),
        Path(("pips",)),
        Choose(Is(Path(("top",)), "tens"), Number(7), Path(("cards",))),  # type: ignore[arg-type]
    ),
    "trick": (Path(("trick", "number")),),
    "match": (Path(("winner", "total")), Path(("loser", "total")), Path(("deals",))),
}


Base = BaseOf[Ruleset]
Change = ChangeOf[Ruleset]
HOUSE: Final = """# language: en
variant house extends piquet with carte-rouge, blank-again, stock-fine {
  exchange { elder { half yes; or_none yes }; younger { half yes; or_none yes } }
  claim carte-blanche { worth 30 }
  contest point { tie everybody }
  contest sequence { tie elder }
  contest set { scores every_hand; tie nobody }
  calling { sinking forbidden }
  play { tricks_lie face_down; look_back own }
  match { weights 2, 1, 1, 1, 1, 2 }
}"""
"""What hardly anybody plays together."""
_SHIPPED: Final = ("piquet-wikipedia", "piquet-au-cent", "piquet-normand", "piquet-voleur", "pikett")
"""Those that between them say nearly everything."""


@cache
def bases() -> tuple[Base, ...]:
    """Rulesets that between them say every setting; what they share with the first is changed there."""
    first = api.load("piquet")
    others = [("house", house(HOUSE)), *((name, api.load(name)) for name in _SHIPPED)]
    return Base("piquet", first.main, first), *(Base(name, each.main, each, first.main) for name, each in others)


@cache
def tables() -> tuple[Base, ...]:
    """The same to be played by: what they share shows in the deals of one of them, perhaps."""
    return tuple(base._replace(other=None) for base in bases())


@cache
def shipped_bases() -> tuple[Base, ...]:
    """All shipped variants, and the laws of 1882 with each option."""
    variants = {name: api.load(name) for name in sorted(library.shipped("piquet"))}
    options = sorted(library.shipped_options("piquet"))
    variants |= {f"piquet with {each}": api.load("piquet", *documents.needs(each), each) for each in options}
    return tuple(Base(name, each.main, each) for name, each in variants.items())


CHAPTER_OF: Final = {
    "players": "game",
    "seating": "deal",
    "claim": "blank",
    "contest": "calls",
    "calling": "calls",
    "count": "play",
    "milestone": "reckoning",
    "fault": "irregularities",
    "settle": "match",
}
"""Chapters that are not called like the word of the ruleset they tell."""


def chapter_of(change: Change) -> str:
    """The chapter that a changed setting belongs to."""
    return CHAPTER_OF.get(change.path[0], change.path[0])


def means_nothing(change: Change) -> bool:
    """Whether the setting that is changed has no effect under the values of others."""
    before, after = change.base.rules, change.rules
    match change.path:
        case ("deal", "packet"):
            return sorted(before.deal.packet) == sorted(after.deal.packet)
        case ("play", "cards", "none_won"):
            return before.players == TWO
        case ("exchange", "order" | "fewer_said" | "unused_seen"):
            return before.exchange is None or before.exchange.elder is None
        case ("milestone", name, "rival"):
            return after.milestone[name].rival == name
        case ("claim",) if change.what == "turned round":
            # What is completed by a call stands behind that, wherever it is listed (R51).
            return sum(each.moment != "when_complete" for each in before.claim.values()) < TWO
    return False


def sheet(variant: VariantOf[Ruleset], players: int) -> Iterator[Any]:
    """The parts of the cheat sheet."""
    yield from cheatsheet(Front(variant, None, catalogue("en")), players, "").chapters


@cache
def changes(base: Base) -> tuple[Change, ...]:
    """Every change of every setting, and of what there is, one thing at a time."""
    return own(base, _in_record(_Here(base, ()), base.rules, lambda record: record))


class _Here(NamedTuple):
    """A place in a base."""

    base: Base
    path: SettingPath

    def __truediv__(self, step: str) -> "_Here":
        return self._replace(path=(*self.path, step))

    def change(self, what: str, rules: Ruleset) -> Change:
        return Change(self.base, self.path, what, rules)


def _in_record(at: _Here, record: Any, rebuild: Rebuild) -> Iterator[Change]:
    for name, field in record.fields.items():
        value, here = record.items()[name], at / word(name)

        def changed(other: Any, name: str = name) -> Ruleset:
            return rebuild(_rebuilt(record, name, other))

        if isinstance(field, Setting):
            if field.exists is None or field.exists(record):
                yield from (
                    here.change(_what(value, each), changed(each)) for each in _others(at.base.rules, field, value)
                )
        elif isinstance(field, Group):
            yield from _in_group(here, field, value, changed)
        elif not isinstance(field.of, Kind):
            yield from _in_entries(here, value, changed)


def _what(value: Any, other: Any) -> str:
    """What is done."""
    return f"said: {other!r}" if value is None else "unsaid" if other is None else f"{value!r} becomes {other!r}"


def _rebuilt(record: Record, name: str, value: Any) -> Any:
    """A record with another value, and without those settings that then are none."""
    made: Any = record.replace(**{name: value})
    for other, field in made.fields.items():
        if isinstance(field, Setting) and field.exists is not None:
            if not field.exists(made):
                made = made.replace(**{other: None})
            elif made.items()[other] is None and not field.optional:
                made = made.replace(**{other: _sample(field.kind)})
    return made


def _in_group(here: _Here, field: Group, value: Any, changed: Rebuild) -> Iterator[Change]:
    if value is not None:
        yield from _in_record(here, value, changed)
        if field.optional:
            yield here.change("removed", changed(None))


def _in_entries(here: _Here, value: Any, changed: Rebuild) -> Iterator[Change]:
    # Slips of which the same is said are told alike, so that one says how all are.
    alike = {tuple(key for key, one in each.items().items() if one is not None): name for name, each in value.items()}
    looked_into = {*alike.values()} if here.path == ("fault",) else {*value}
    for name, each in value.items():

        def inside(other: Any, name: str = name) -> Ruleset:
            return changed({**value, name: other})

        if name in looked_into:
            yield from _in_record(here / name, each, inside)
        if here.path[0] in {"claim", "contest", "count", "fault", "settle"}:
            yield here.change(f"{name} removed", changed({key: one for key, one in value.items() if key != name}))
    if here.path[0] == "settle" and value:
        yield here.change("removed", changed({}))
    if here.path[0] in {"claim", "contest", "settle"} and len(value) > 1:
        yield here.change("turned round", changed(dict(reversed(value.items()))))


def _sample(kind: Kind) -> Any:
    match kind:
        case Whole():
            return max(kind.least, 2)
        case Choice():
            return kind.words[0]
        case Listing():
            return (_sample(kind.of), _sample(kind.of))
        case Formula():
            return _TRUTHS[kind.scope][0]
    return True


def _others(rules: Ruleset, field: Setting, value: Any) -> Iterator[Any]:
    kind = field.kind
    if isinstance(kind, Formula):
        made = (canonical(each, SPEECH.is_whole) for each in _expressions(kind, value))
        yield from (each for each in dict.fromkeys(made) if each != value)
    elif isinstance(kind, Reference):
        named: Any = rules.deck.class_ if kind.to == "deck.class" else rules.milestone
        yield from (name for name in named if name != value)
    elif value is None:
        yield _sample(kind)
    elif isinstance(kind, Listing):
        yield from kind.others(value)
        if value != value[::-1]:
            yield value[::-1]
        if len(value) > 1:
            yield from (value[:1],) if kind.least <= 1 else ()
    else:
        yield from kind.others(value)
    if field.optional and value is not None:
        yield None


def _expressions(kind: Formula, value: Expression | None) -> Iterator[Expression]:
    if kind.gives == "party":
        yield from (Path((each,)) for each in _PARTIES)
        return
    offered = () if value is None else tuple(kind.others(value))
    yield from offered
    more = _TRUTHS[kind.scope] if kind.gives == "truth" else _NUMBERS[kind.scope]
    yield from (each for each in more if each not in offered)
    if kind.gives == "truth" and value is not None:
        yield And((value, more[-1]))
