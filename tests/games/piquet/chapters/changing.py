"""Everything that can be changed in rules of Piquet, one thing at a time."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import And, Choose, Compare, Expression, Is, Number, Path
from tarotrules.games.piquet.ruleset.features import SPEECH
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Choice, Formula, Kind, Listing, Reference, Whole
from tarotrules.settings.record import Group, Record, Setting, word
from tarotrules.settings.walk import SettingPath

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


class Change(NamedTuple):
    """Rules in which one thing is otherwise."""

    path: SettingPath
    what: str
    rules: Ruleset


def changes(rules: Ruleset) -> Iterator[Change]:
    """Every change of every setting, and of what there is."""
    return _in_record(rules, (), rules, lambda record: record)


def _in_record(rules: Ruleset, path: SettingPath, record: Any, rebuild: Rebuild) -> Iterator[Change]:
    for name, field in record.fields.items():
        value, here = record.items()[name], (*path, word(name))

        def changed(other: Any, name: str = name) -> Ruleset:
            return rebuild(_rebuilt(record, name, other))

        if isinstance(field, Setting):
            if field.exists is None or field.exists(record):
                yield from (Change(here, repr(each), changed(each)) for each in _others(rules, field, value))
        elif isinstance(field, Group):
            yield from _in_group(rules, here, field, value, changed)
        elif not isinstance(field.of, Kind):
            yield from _in_entries(rules, here, value, changed)


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


def _in_group(rules: Ruleset, path: SettingPath, field: Group, value: Any, changed: Rebuild) -> Iterator[Change]:
    if value is not None:
        yield from _in_record(rules, path, value, changed)
        if field.optional:
            yield Change(path, "gone", changed(None))


def _in_entries(rules: Ruleset, path: SettingPath, value: Any, changed: Rebuild) -> Iterator[Change]:
    # Every slip is told alike, so that one says how all are.
    looked_into = [*value][: 2 if path == ("fault",) else None]
    for name, each in value.items():

        def inside(other: Any, name: str = name) -> Ruleset:
            return changed({**value, name: other})

        if name in looked_into:
            yield from _in_record(rules, (*path, name), each, inside)
        if path[0] in {"claim", "contest", "count", "fault", "settle"}:
            yield Change(path, f"without {name}", changed({key: one for key, one in value.items() if key != name}))
    if path[0] in {"claim", "contest", "settle"} and len(value) > 1:
        yield Change(path, "turned round", changed(dict(reversed(value.items()))))


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
        if len(value) > 1:
            yield tuple(reversed(value))
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
