"""A book as a PDF: tagged, with its fonts inside, the same bytes every time.

Needs the extra ``pdf``. The typesetter sees four virtual files and the fonts, and nothing of the disk.
"""

import hashlib
import os
import re
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tarotrules.book.to_typst import to_typst
from tarotrules.book.tree import Book
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.problems import EXTRA_MISSING, NO_GLYPH

if TYPE_CHECKING:
    from typst import Fonts

EXTRA: Final = "pdf"
FONT_PACKAGES: Final = ("pylopdf_fonts_cjk", "noto_cjk_sans_jp_bold")
_NOT_SHOWN: Final = re.compile(r'PDF/UA-1 error: the text `"(?P<text>(?:[^`])+)"` could not be displayed')
_COLOURS: Final = (
    b"<style>.face{fill:#fff;stroke:#574e43}.frame{fill:none;stroke:#96691a}.black{fill:#1b1712}.red{fill:#8a1c17}"
    b".gold{fill:#96691a}.trump{fill:#1b1712;font:700 27px 'Libertinus Serif';text-anchor:middle}</style>"
)
"""On a page the style sheet colours the picture; on paper it brings its colours along."""
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

    files = {**_template(), "book.json": data}
    # The stubs do not know yet that an input may be several files.
    compiler = typst.Compiler(files, font_paths=_opened(), ignore_system_fonts=True)  # type: ignore[type-var]
    try:
        pdf, warnings = compiler.compile_with_warnings(format="pdf", pdf_standards="ua-1")
    except typst.TypstError as error:
        missing = dict.fromkeys("".join(_NOT_SHOWN.findall(error.diagnostic)))
        if not missing:
            raise
        return NO_GLYPH.at(None, signs=" ".join(f"{sign} (U+{ord(sign):04X})" for sign in missing))
    assert isinstance(pdf, bytes)  # noqa: S101 one file was asked for
    return Typeset(pdf, tuple(map(str, warnings)))


def made_of(data: bytes) -> str:
    """A sum of all that a PDF depends on: the data, the layout, the typesetter, the fonts and the day it is told."""
    parts = [data, *_template().values(), *_versions(), os.environ.get("SOURCE_DATE_EPOCH", "").encode()]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


@cache
def _versions() -> tuple[bytes, ...]:
    """Those of the typesetter and the fonts; none where the extra is not installed."""
    names = ("typst", *FONT_PACKAGES) if _fonts() is not None else ()
    return tuple(version(name.replace("_", "-")).encode() for name in names)


@cache
def _template() -> dict[str, bytes]:
    motif = (_HERE / "motif.svg").read_bytes()
    return {
        "main.typ": (_HERE / "booklet.typ").read_bytes(),
        "motif.svg": motif.replace(b"<defs>", _COLOURS + b"<defs>", 1),
    }


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
