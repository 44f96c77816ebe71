"""Records: the chapters of a ruleset, each field declared once.

Check, suggestions, explain, compare, JSON and its schema all read these declarations. A record
is frozen; no field has a default: a flag is said, *yes* or *no*, like everything else. An optional
setting not said is absent, and so is one that means nothing where it stands.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from tarotrules.settings.kinds import Kind, is_name
from tarotrules.source.node import Node

Condition = Callable[[Any], bool]
"""Given a record under construction (its fields as attributes), whether the setting means anything."""
Unsaid = Callable[[Any], Any]
"""Given a record, the value that says the same as if the setting were not said."""


def nothing(_: object) -> None:
    """What a setting that is not said stands for where there is then nothing of the kind."""


class Setting(Node):
    """A field that holds one value."""

    kind: Kind
    optional: bool = False
    exists: Condition | None = None
    bare: bool = False
    unsaid: Unsaid | None = None

    @property
    def leaves_open(self) -> bool:
        """Whether a table has a question to settle where it is not said."""
        return self.optional and self.unsaid is None


class Group(Node):
    """A field that holds a record."""

    record: "type[Record]"
    optional: bool = False
    exists: Condition | None = None


class Entries(Node):
    """A field that holds named records, or named values of one kind, in order.

    ``keys`` names the entries elsewhere that the names must come from.
    """

    of: "type[Record] | Kind"
    optional: bool = True
    ordered: bool = False
    keys: str | None = None
    principal: str | None = None
    exists: Condition | None = None


Field = Setting | Group | Entries


def setting(
    kind: Kind,
    *,
    optional: bool = False,
    exists: Condition | None = None,
    bare: bool = False,
    unsaid: Unsaid | None = None,
) -> Any:
    """Declare a setting. ``bare``: its words stand alone on a line (``must``).

    What is optional and not said is a question left open, unless to say nothing is an answer: the same as to say what
    ``unsaid`` gives, or that there is nothing of the kind.
    """
    return Setting(kind, optional, exists, bare, unsaid)


def group(record: "type[Record]", *, optional: bool = False, exists: Condition | None = None) -> Any:
    """Declare a record inside a record."""
    return Group(record, optional, exists)


def entries(
    of: "type[Record] | Kind",
    *,
    ordered: bool = False,
    keys: str | None = None,
    principal: str | None = None,
    exists: Condition | None = None,
) -> Any:
    """Declare named entries. ``principal``: the field that a value without a word belongs to."""
    return Entries(of, ordered=ordered, keys=keys, principal=principal, exists=exists)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(setting, group, entries))
class Record:
    """A frozen set of named values.

    Fields are plain attributes; :attr:`fields` holds their declarations in order.
    """

    fields: ClassVar[dict[str, Field]] = {}
    __slots__ = ("__dict__", "_hash", "_steps")
    _hash: int
    _steps: Sequence[Any]
    """All that is in it, once it was walked through."""

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Setting | Group | Entries)}
        for name in own:
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}

    def __init__(self, **values: Any) -> None:
        if values.keys() != self.fields.keys():
            wrong = values.keys() ^ self.fields.keys()
            raise TypeError(f"{type(self).__name__}: {', '.join(sorted(wrong))}")
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        # Unequal records seldom have one hash, which is worked out once for each.
        return type(self) is type(other) and hash(self) == hash(other) and _parts(self) == _parts(other)

    def __hash__(self) -> int:
        if not hasattr(self, "_hash"):
            object.__setattr__(self, "_hash", hash((type(self), _parts(self))))
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # In another process the same words have another hash.
        return _made, (type(self), self.__dict__)

    def __repr__(self) -> str:
        said = (f"{name}={value!r}" for name, value in self.__dict__.items())
        return f"{type(self).__name__}({', '.join(said)})"

    def replace(self, **values: Any) -> Self:
        """A copy with other values."""
        return type(self)(**{**self.__dict__, **values})

    def items(self) -> Mapping[str, Any]:
        """Field name to value, in the order of the declarations."""
        return self.__dict__


def _made(kind: type[Record], values: dict[str, Any]) -> Record:
    """A record with some values."""
    return kind(**values)


def _parts(record: Any) -> tuple[Any, ...]:
    """What makes a record what it is."""
    return tuple(_part(field, record.items()[name]) for name, field in record.fields.items())


def _part(field: Field, value: Any) -> Any:
    """A value as it is compared: entries in their order only where the order is a rule."""
    if isinstance(field, Entries) and value is not None:
        return tuple(value.items()) if field.ordered else frozenset(value.items())
    return value


def word(name: str) -> str:
    """The word of the language for a field (``class_`` is written ``class``)."""
    return name.rstrip("_")


def dump(record: Record) -> dict[str, Any]:
    """A record as JSON: absent values and empty entries are left out."""
    result = {}
    for name, field in record.fields.items():
        value = record.items()[name]
        if value is None or value == {}:
            continue
        result[word(name)] = _dump_field(field, value)
    return result


def _dump_field(field: Field, value: Any) -> Any:
    if isinstance(field, Setting):
        return field.kind.dump(value)
    if isinstance(field, Group):
        return dump(value)
    if field.ordered:
        return [{"id": key, **_dump_entry(field, each)} for key, each in value.items()]
    return {key: _dump_entry(field, value[key]) for key in sorted(value)}


def _dump_entry(field: Entries, value: Any) -> Any:
    return field.of.dump(value) if isinstance(field.of, Kind) else dump(value)


_R = TypeVar("_R", bound=Record)


def load(record: type[_R], data: Any) -> _R:
    """A record from JSON; raises ``ValueError`` naming the field for anything it cannot be."""
    if not isinstance(data, dict):
        raise ValueError(record.__name__)
    unknown = data.keys() - {word(name) for name in record.fields}
    if unknown:
        raise ValueError(", ".join(sorted(unknown)))
    values = {name: _load_field(name, field, data.get(word(name))) for name, field in record.fields.items()}
    loaded = record(**values)
    for name, field in record.fields.items():
        if field.exists is not None:
            _check_exists(name, field, loaded)
    return loaded


def _check_exists(name: str, field: Field, record: Record) -> None:
    """A field is there if it means something, and only then."""
    meaningful = field.exists is not None and field.exists(record)
    value = record.items()[name]
    said = value is not None and value != {}
    needed = not field.optional
    if (said and not meaningful) or (meaningful and needed and not said):
        raise ValueError(name)


def _load_field(name: str, field: Field, data: Any) -> Any:
    if data is None:
        return _absent(name, field)
    try:
        if isinstance(field, Setting):
            return field.kind.load(data)
        if isinstance(field, Group):
            return load(field.record, data)
        return dict(_load_entries(field, data))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"{name}: {error}") from error


def _absent(name: str, field: Field) -> Any:
    if isinstance(field, Entries):
        return {}
    if field.optional or field.exists is not None:
        return None
    raise ValueError(name)


def _load_entries(field: Entries, data: Any) -> "list[tuple[str, Any]]":
    if not isinstance(data, list if field.ordered else dict):
        raise ValueError(data)
    pairs = [(each["id"], _without_id(each)) for each in data] if isinstance(data, list) else list(data.items())
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names) or not all(is_name(name) for name in names):
        raise ValueError(names)
    of = field.of
    return [(key, of.load(each) if isinstance(of, Kind) else load(of, each)) for key, each in pairs]


def _without_id(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "id"}
