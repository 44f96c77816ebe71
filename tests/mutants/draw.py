"""Which mutations are tried: those written down, and so many of each area drawn by a seed."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tests.mutants import data, python
from tests.mutants.mutation import Mutation

TREE: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
_KINDS: Final[dict[str, Callable[[Path, str], Iterator[Mutation]]]] = {
    ".py": python.mutations,
    ".ftl": data.sentences,
    ".toml": data.nouns,
    ".tarot": data.values,
}


class Area(NamedTuple):
    """Files, how many mutations of them are drawn, and the tests that are to notice."""

    name: str
    files: tuple[str, ...]
    share: int
    first: tuple[str, ...]
    tests: tuple[str, ...]

    def paths(self) -> list[Path]:
        """Its files, in order, but those that a program makes."""
        found = {path for pattern in self.files for path in TREE.glob(pattern)}
        return sorted(path.relative_to(TREE) for path in found if path.name not in {"__init__.py", "parse_table.py"})


class Trial(NamedTuple):
    """A mutation, and the tests that are to notice."""

    mutation: Mutation
    area: Area


def areas() -> list[Area]:
    """All areas, as ``areas.toml`` has them."""
    found = tomllib.loads((HERE / "areas.toml").read_text("utf-8"))["area"]
    return [
        Area(each["name"], tuple(each["files"]), each["share"], tuple(each.get("first", ())), tuple(each["tests"]))
        for each in found
    ]


def drawn(seed: int) -> list[Trial]:
    """The mutations of a seed: one of each file of an area, then another of each, until there are enough.

    Where a line changes, only what is drawn of that line may change.
    """
    return [trial for area in areas() for trial in _of_area(area, seed)]


def _of_area(area: Area, seed: int) -> list[Trial]:
    found = [
        (turn, _chance(seed, path, turn), mutation)
        for path in area.paths()
        for turn, mutation in enumerate(_shuffled(path, seed))
    ]
    return [Trial(mutation, area) for _, _, mutation in sorted(found)[: area.share]]


def _shuffled(path: Path, seed: int) -> list[Mutation]:
    text, seen = read(path), Counter[str]()
    found = []
    for mutation in _KINDS[path.suffix](path, text) if path.suffix in _KINDS else ():
        key = f"{mutation.key(text)} {mutation.what}"
        found.append((_chance(seed, key, seen[key]), mutation))
        seen[key] += 1
    return [mutation for _, mutation in sorted(found)]


def _chance(*what: object) -> str:
    return sha256(repr(what).encode()).hexdigest()


def written() -> list[Trial]:
    """The mutations of ``written.toml``; each names a piece that occurs once in its file."""
    return [_written(each) for each in tomllib.loads((HERE / "written.toml").read_text("utf-8")).get("mutation", [])]


def _written(entry: dict[str, str]) -> Trial:
    path, text = Path(entry["file"]), read(Path(entry["file"]))
    if text.count(entry["take"]) != 1:
        raise ValueError(f"{path} has {text.count(entry['take'])} times: {entry['take']}")
    start = text.index(entry["take"])
    mutation = Mutation(path, start, start + len(entry["take"]), entry["put"], entry["what"])
    return Trial(mutation, next(area for area in areas() if path in area.paths()))


def read(path: Path) -> str:
    """The text of a file of the tree."""
    return (TREE / path).read_text("utf-8")
