"""A book as a PDF: tagged, with its fonts inside, the same bytes every time.

Needs the extra ``pdf``. The typesetter sees a few virtual files and the fonts, and nothing of the disk. The sheets of a
booklet are set a second time, from the finished pages; they are for the printer, and have no tags.
"""

import hashlib
import json
import os
import re
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from tarotrules.book.imposing import sheets
from tarotrules.book.to_typst import to_typst
from tarotrules.book.tree import Book
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.problems import EXTRA_MISSING, NO_GLYPH

if TYPE_CHECKING:
    from typst import Fonts

EXTRA: Final = "pdf"
ACCESSIBLE: Final = "ua-1"
PLAIN: Final = "1.7"
FONT_PACKAGES: Final = ("pylopdf_fonts_cjk", "noto_cjk_sans_jp_bold")
_NOT_SHOWN: Final = re.compile(r'PDF/UA-1 error: the text `"(?P<text>(?:[^`])+)"` could not be displayed')
_PAGES: Final = re.compile(rb"/Type */Pages */Count (\d+)")
"""How many pages a PDF of this typesetter has; the first that is said is said of all."""
_HERE: Final = Path(__file__).parent


class Typeset(NamedTuple):
    """A finished PDF and what the typesetter had to say."""

    pdf: bytes
    warnings: tuple[str, ...]


def to_pdf(book: Book, paper: str) -> bytes | Diagnostic:
    """The PDF of a book, or why there is none."""
    made = typeset(to_typst(book, paper))
    return made if isinstance(made, Diagnostic) else made.pdf


def typeset(data: bytes) -> Typeset | Diagnostic:
    """The data of a book on paper; a sign the fonts lack is a problem of the file it stands in."""
    if _fonts() is None:
        return EXTRA_MISSING.at(None, name=EXTRA, command=f"pip install 'tarotrules[{EXTRA}]'")
    import typst

    try:
        made = _compiled({**_template(), "book.json": data}, ACCESSIBLE)
    except typst.TypstError as error:
        missing = dict.fromkeys("".join(_NOT_SHOWN.findall(error.diagnostic)))
        if not missing:
            raise
        return NO_GLYPH.at(None, signs=" ".join(f"{sign} (U+{ord(sign):04X})" for sign in missing))
    book = json.loads(data)
    return _folded(made, book) if book["imposed"] else made


def _compiled(files: dict[str, bytes], standard: Literal["ua-1", "1.7"]) -> Typeset:
    import typst

    # The stubs do not know yet that an input may be several files.
    compiler = typst.Compiler(files, font_paths=_opened(), ignore_system_fonts=True)  # type: ignore[type-var]
    pdf, warnings = compiler.compile_with_warnings(format="pdf", pdf_standards=standard)
    assert isinstance(pdf, bytes)  # noqa: S101 one file was asked for
    return Typeset(pdf, tuple(map(str, warnings)))


def _folded(made: Typeset, book: dict[str, Any]) -> Typeset:
    """The pages of a booklet on its sheets."""
    counted = _PAGES.search(made.pdf)
    assert counted is not None  # noqa: S101 a PDF has pages
    # A virtual file is text; the typesetter makes bytes of numbers.
    data = {**sheets(book, int(counted[1])), "pdf": list(made.pdf)}
    laid = _compiled({"main.typ": _sheets(), "sheets.json": json.dumps(data).encode()}, PLAIN)
    return Typeset(laid.pdf, made.warnings + laid.warnings)


def made_of(data: bytes) -> str:
    """A sum of all that a PDF depends on: the data, the layout, the typesetter, the fonts and the day it is told."""
    parts = [data, *_template().values(), _sheets(), *_versions(), os.environ.get("SOURCE_DATE_EPOCH", "").encode()]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


@cache
def _versions() -> tuple[bytes, ...]:
    """Those of the typesetter and the fonts; none where the extra is not installed."""
    names = ("typst", *FONT_PACKAGES) if _fonts() is not None else ()
    return tuple(version(name.replace("_", "-")).encode() for name in names)


@cache
def _template() -> dict[str, bytes]:
    return {"main.typ": (_HERE / "booklet.typ").read_bytes()}


@cache
def _sheets() -> bytes:
    return (_HERE / "imposed.typ").read_bytes()


@cache
def _fonts() -> tuple[str, ...] | None:
    """The folders of the fonts; ``None`` where the extra is not installed."""
    found = [find_spec(name) for name in (*FONT_PACKAGES, "typst")]
    folders = tuple(str(Path(each.origin).parent) for each in found if each is not None and each.origin is not None)
    return folders[:-1] if len(folders) == len(found) else None


@cache
def _opened() -> "Fonts":
    """The fonts for the typesetter, opened once for all books."""
    from typst import Fonts

    return Fonts(include_system_fonts=False, font_paths=list(_fonts() or ()))
