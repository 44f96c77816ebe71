"""The letters that the page sets type with: those of the extra ``pdf``, cut down, and a table of what they cover.

``python -m tarotrules.studio.make_faces FOLDER``, where the studio is built, with the extra ``studio``. Latin and
Cyrillic letters are in the typesetter's own library, and are taken out of it as they are. Of the others there remain
the signs that Japanese computers have always had, and the layout of lines that run from left to right; small letters
in pictures have no more of them than what a book says by itself.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont

from tarotrules.studio.pack import PACKAGE, packed
from tarotrules.studio.setting import EASTERN, LARGE, SMALL

OPENTYPE: Final = b"OTTO"
ENTRY, HEAD, MOST_TABLES = 16, 12, 40
"""Bytes of an entry in the list of a font's tables, of what stands before it, and how many there may be."""
STYLES: Final = ("Regular", "Bold", "Italic", "BoldItalic")
LATIN: Final = "LibertinusSerif-{}"
SERIF, HEAVY, PICTURED = "NotoSerifJP-Regular", "NotoSansCJKjp-Bold", "NotoSansJP-Regular"
PLACES: Final = {SERIF: "pylopdf_fonts_cjk", HEAVY: "noto_cjk_sans_jp_bold", PICTURED: "pylopdf_fonts_cjk"}
TEMPLATES: Final = ("booklet.typ", "imposed.typ")
ENCODING: Final = "cp932"
BESIDE: Final = frozenset(chain(range(0xA0, 0x100), range(0x2010, 0x2070), map(ord, "♠♡♢♣♤♥♦♧")))
"""Signs that Japanese text has with it: Latin letters with accents, dashes and dots, suits."""
UPRIGHT: Final = {"valt", "vert", "vhal", "vkrn", "vpal", "vrt2"}
FIGURES: Final = {"lnum", "onum", "pnum", "tnum"}
NOT_LATIN: Final = frozenset(map(ord, "\u00b7–—‘’“”‥…‧⸺"))
"""What stands among Japanese letters, and is not taken from Latin ones (``covers: "latin-in-cjk"``)."""


class Face(NamedTuple):
    """A font, and the signs that are wanted of it."""

    content: bytes
    signs: frozenset[int]


def latin() -> dict[str, Face]:
    """The faces for Latin and Cyrillic, by name."""
    wanted = {LATIN.format(style) for style in STYLES}
    return {name: face for name, face in _inside(_library()) if name in wanted}


def eastern() -> dict[str, Face]:
    """The faces for Japanese, still whole, by name."""
    known = frozenset(sign for sign in range(0x20, 0x10000) if _encoded(chr(sign)))
    said = frozenset(map(ord, _said())) & known
    found = {name: _face((_folder(place) / f"{name}.otf").read_bytes())[1] for name, place in PLACES.items()}
    return {
        name: face._replace(signs=face.signs & (said if name == PICTURED else known | BESIDE))
        for name, face in found.items()
    }


def letters(latin: dict[str, Face], eastern: dict[str, Face]) -> dict[str, list[int]]:
    """Where what can be printed begins and ends, by each list of faces of the template, in every style."""
    plain = {style: latin[LATIN.format(style)].signs for style in STYLES}
    serif, heavy = eastern[SERIF].signs, eastern[HEAVY].signs
    lists = {
        SMALL: plain.values(),
        LARGE: [signs | serif for signs in plain.values()],
        EASTERN: [plain["Regular"] - NOT_LATIN | serif, plain["Bold"] - NOT_LATIN | heavy],
    }
    return {name: list(_ranges(frozenset.intersection(*map(frozenset, each)))) for name, each in lists.items()}


def templates() -> Iterator[tuple[str, bytes]]:
    """How books and sheets look."""
    yield from ((name, (PACKAGE / "book" / name).read_bytes()) for name in TEMPLATES)


def _library() -> bytes:
    return next(_folder("typst").glob("_typst*.so")).read_bytes()


def _inside(library: bytes) -> Iterator[tuple[str, Face]]:
    """The fonts that are somewhere in a file, by the list of tables each begins with."""
    at = library.find(OPENTYPE)
    while at >= 0:
        tables = int.from_bytes(library[at + 4 : at + 6])
        if 0 < tables < MOST_TABLES:
            listed = at + HEAD
            entries = (library[each : each + ENTRY] for each in range(listed, listed + ENTRY * tables, ENTRY))
            end = max(int.from_bytes(each[8:12]) + int.from_bytes(each[12:16]) for each in entries)
            if end < len(library):
                yield _face(library[at : at + end])
        at = library.find(OPENTYPE, at + len(OPENTYPE))


def cut(face: Face) -> bytes:
    """A font with the signs that are wanted of it."""
    options: Any = subset.Options(recalc_timestamp=False, hinting=False)
    options.layout_features = sorted({*options.layout_features, *FIGURES} - UPRIGHT)
    options.drop_tables += ["VORG", "vhea", "vmtx"]
    font = subset.load_font(BytesIO(face.content), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=face.signs)
    cutter.subset(font)
    made = BytesIO()
    subset.save_font(font, made, options)
    return made.getvalue()


def _face(content: bytes) -> tuple[str, Face]:
    font = TTFont(BytesIO(content))
    return str(font["name"].getDebugName(6)), Face(content, frozenset(font.getBestCmap()))


def _encoded(sign: str) -> bool:
    try:
        sign.encode(ENCODING)
    except UnicodeEncodeError:
        return False
    return True


def _said() -> str:
    """All that books say by themselves."""
    return "".join(path.read_text("utf-8") for path in sorted(PACKAGE.rglob("catalogues/*/*.ftl")))


def _ranges(signs: Iterable[int]) -> Iterator[int]:
    """Where signs begin and end, in turn.

    >>> list(_ranges({3, 4, 5, 9}))
    [3, 6, 9, 10]
    """
    known = set(signs)
    return (sign for sign in sorted(known | {each + 1 for each in known}) if (sign in known) != (sign - 1 in known))


def _folder(package: str) -> Path:
    found = find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(package)
    return Path(found.origin).parent


def write(folder: Path) -> None:
    """Write what the studio is built with."""
    small, large = latin(), eastern()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "letters.pack").write_bytes(packed((name, face.content) for name, face in sorted(small.items())))
    (folder / "eastern.pack").write_bytes(packed((name, cut(face)) for name, face in sorted(large.items())))
    (folder / "templates.pack").write_bytes(packed(templates()))
    (folder / "letters.json").write_text(json.dumps(letters(small, large), separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
