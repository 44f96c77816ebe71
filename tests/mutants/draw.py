"""Which mutations are tried: those written down, and so many of each area drawn by a seed."""

import random
import tomllib
from collections.abc import Callable, Iterator
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
    tests: tuple[str, ...]

    def paths(self) -> list[Path]:
        """Its files, in order."""
        found = {path for pattern in self.files for path in TREE.glob(pattern)}
        return sorted(path.relative_to(TREE) for path in found if path.name != "__init__.py")


class Trial(NamedTuple):
    """A mutation, and the tests that are to notice."""

    mutation: Mutation
    area: Area


def areas() -> list[Area]:
    """All areas, as ``areas.toml`` has them."""
    found = tomllib.loads((HERE / "areas.toml").read_text("utf-8"))["area"]
    return [Area(each["name"], tuple(each["files"]), each["share"], tuple(each["tests"])) for each in found]


def drawn(seed: int) -> list[Trial]:
    """The mutations of a seed: each file of an area has the same chance, whatever its size."""
    return [trial for area in areas() for trial in _of_area(area, random.Random(f"{seed} {area.name}"))]  # noqa: S311


def _of_area(area: Area, chance: random.Random) -> list[Trial]:
    left = {path: list(_KINDS[path.suffix](path, read(path))) for path in area.paths() if path.suffix in _KINDS}
    found: list[Trial] = []
    while len(found) < area.share and any(left.values()):
        choices = left[chance.choice([path for path, all_of in left.items() if all_of])]
        found.append(Trial(choices.pop(chance.randrange(len(choices))), area))
    return found


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
