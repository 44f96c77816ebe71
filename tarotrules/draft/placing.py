"""The order of entries where it counts: what stands before or after what."""

from tarotrules.draft import problems
from tarotrules.draft.said import Origin, Said
from tarotrules.expressions.tree import Path
from tarotrules.settings.record import Entries, Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concepts, Diagnostic


def put(declared: dict[SettingPath, Origin], path: SettingPath, origin: Origin, place: Said) -> Diagnostic | None:
    """Let an entry stand where it is to stand, or last if nothing stands there."""
    anchor_item = place.values[0][0]
    anchor = (*path[:-1], anchor_item.steps[0] if isinstance(anchor_item, Path) else "")
    if anchor not in declared:
        known = Concepts(each[-1] for each in declared if each[:-1] == path[:-1] and each != path)
        declared[path] = origin
        return problems.PLACE_UNKNOWN.at(place.origin.span, word=anchor[-1], known=known)
    entries = list(declared.items())
    at = next(i for i, (each, _) in enumerate(entries) if each == anchor) + (place.act == "after")
    entries.insert(at, (path, origin))
    declared.clear()
    declared.update(entries)
    return None


def missing(
    declared: dict[SettingPath, Origin], path: SettingPath, origin: Origin, shape: type[Record]
) -> Diagnostic | None:
    """What to say of an entry that came to others whose order counts, and does not say where it stands."""
    known = Concepts(each[-1] for each in declared if each[:-1] == path[:-1] and each != path)
    if known and is_ordered(path[:-1], shape):
        return problems.PLACE_MISSING.at(origin.span, word=path[-1], known=known)
    return None


def is_ordered(path: SettingPath, shape: type[Record]) -> bool:
    """Whether the order of the entries at a path counts."""
    steps = list(path)
    while steps:
        field = shape.fields.get(steps.pop(0))
        if isinstance(field, Entries):
            if not steps:
                return field.ordered
            steps.pop(0)
        inner = getattr(field, "record", None) or getattr(field, "of", None)
        if not isinstance(inner, type):
            return False
        shape = inner
    return False


def anchors_first(fresh: dict[SettingPath, Said], places: dict[SettingPath, Said]) -> list[Said]:
    """New entries, those that others are placed beside before these; in a circle, as written."""
    waiting, ordered = dict(fresh), list[Said]()
    while waiting:
        ready = [path for path in waiting if _anchor(path, places) not in waiting] or list(waiting)
        ordered += [waiting.pop(path) for path in ready]
    return ordered


def _anchor(path: SettingPath, places: dict[SettingPath, Said]) -> SettingPath | None:
    place = places.get(path)
    item = place.values[0][0] if place is not None else None
    return (*path[:-1], item.steps[0]) if isinstance(item, Path) else None
