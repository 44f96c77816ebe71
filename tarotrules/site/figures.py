"""Pictures of how close variants are: a row for each label, so that no two meet; all of it is text and lines."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from tarotrules.comparing.kinship import Branch, Kin, leaves

ROW: Final = 24
"""So high is a row, and so wide a cell."""
TREE: Final = 150
LABEL: Final = 190
"""So much room has a label; a letter takes some seven."""
LETTERS: Final = 26
STEP: Final = 20
SHADE: Final = 0.5
"""How dark the nearest cell is: letters stand on it."""


class Leaf(NamedTuple):
    """A variant in a picture."""

    name: str
    title: str
    """Told by those who point at it, and to those who hear the page."""
    link: str


def dendrogram(kin: Kin, every: Sequence[Leaf], called: tuple[str, str]) -> str:
    """A tree whose branches are the shorter the closer what they join is."""
    order = list(leaves(kin))
    rows = {place: at for at, place in enumerate(order)}
    most = kin.height if isinstance(kin, Branch) else 1
    lines = list[str]()
    _join(kin, rows, float(most) or 1.0, lines)
    labels = (_label(every[place], TREE + 8, at) for at, place in enumerate(order))
    return _svg((TREE + LABEL, ROW * len(order)), [f'<path d="{" ".join(lines)}"/>', *labels], called)


def _join(kin: Kin, rows: dict[int, int], most: float, lines: list[str]) -> tuple[float, float]:
    """Draw a branch; where it begins."""
    if isinstance(kin, int):
        return TREE, ROW * (rows[kin] + 0.5)
    ends = [_join(part, rows, most, lines) for part in kin.parts]
    across = round((TREE - 6) * (1 - float(kin.height) / most) + 4, 1)
    lines.extend(f"M{x} {y}H{across}" for x, y in ends)
    (_, top), (_, bottom) = ends
    lines.append(f"M{across} {top}V{bottom}")
    return across, (top + bottom) / 2


def descent(parents: Sequence[int | None], every: Sequence[Leaf], called: tuple[str, str]) -> str:
    """Whoever builds on another stands below it, further in."""
    order = list(_below(None, parents, 0))
    rows = {place: at for at, (place, _) in enumerate(order)}
    depth = dict(order)
    lines = (
        f"M{STEP * depth[place] - 16} {ROW * (rows[parent] + 0.9):.1f}V{ROW * (at + 0.5):.1f}H{STEP * depth[place] - 4}"
        for at, (place, _) in enumerate(order)
        if (parent := parents[place]) is not None
    )
    labels = (_label(every[place], STEP * level, at) for at, (place, level) in enumerate(order))
    deepest = max(depth.values(), default=0)
    return _svg((STEP * deepest + LABEL, ROW * len(order)), [f'<path d="{" ".join(lines)}"/>', *labels], called)


def _below(parent: int | None, parents: Sequence[int | None], level: int) -> Iterator[tuple[int, int]]:
    for place, above in enumerate(parents):
        if above == parent:
            yield place, level
            yield from _below(place, parents, level + 1)


def heat(
    order: Sequence[int], distances: Sequence[Sequence[float]], every: Sequence[Leaf], called: tuple[str, str]
) -> str:
    """How far each two are, the darker the nearer; a column has the number of its row."""
    most = max((each for row in distances for each in row), default=1) or 1
    shapes = [_label(every[place], 24, at + 1) for at, place in enumerate(order)]
    for at, place in enumerate(order):
        shapes.append(_number(at + 1, (18, _middle(at + 1)), "end"))
        shapes.append(_number(at + 1, (LABEL + ROW * (at + 0.5), _middle(0)), "middle"))
        shapes.extend(
            _cell(at, column, (distances[place][other], most), (every[place], every[other]))
            for column, other in enumerate(order)
            if other != place
        )
    return _svg((LABEL + ROW * len(order), ROW * (len(order) + 1)), shapes, called)


def _cell(row: int, column: int, far: tuple[float, float], both: tuple[Leaf, Leaf]) -> str:
    distance, most = far
    x, y, shade = LABEL + ROW * column, ROW * (row + 1), round(SHADE * (1 - distance / most), 2)
    said = escape(f"{both[0].name} – {both[1].name}: {distance:.0f}")
    box = f'<rect x="{x + 1}" y="{y + 1}" width="{ROW - 2}" height="{ROW - 2}" fill-opacity="{shade}"/>'
    return f"<g><title>{said}</title>{box}{_number(round(distance), (x + ROW / 2, _middle(row + 1)), 'middle')}</g>"


def _number(said: int, place: tuple[float, float], anchor: str) -> str:
    """A number that ends at a place, or has it in its middle."""
    x, y = place
    return f'<text class="number" text-anchor="{anchor}" x="{x}" y="{y}">{said}</text>'


def _label(leaf: Leaf, x: int, row: int) -> str:
    name = leaf.name if len(leaf.name) <= LETTERS else f"{leaf.name[: LETTERS - 1]}…"
    text = f'<text x="{x}" y="{_middle(row)}">{escape(name)}</text>'
    return f'<a href="{escape(leaf.link)}"><title>{escape(leaf.title)}</title>{text}</a>'


def _middle(row: int) -> int:
    return ROW * row + 16


def _svg(size: tuple[int, int], shapes: Sequence[str], called: tuple[str, str]) -> str:
    width, height = size
    title, told = map(escape, called)
    inside = "\n".join(shapes)
    # Nobody but this page has these names for what it shows.
    return (
        f'<svg class="kin" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="group" '
        f'xmlns="http://www.w3.org/2000/svg">\n<title>{title}</title>\n<desc>{told}</desc>\n{inside}\n</svg>'
    )
