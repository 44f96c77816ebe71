"""The package of an EPUB: what it holds, in which order it is read, what is said of it; packed alike every time."""

import hashlib
from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Final, NamedTuple

from tarotrules.book.markup import escape
from tarotrules.book.tree import Book

FOLDER, PACKAGE = "EPUB", "EPUB/package.opf"
MIMETYPE: Final = "application/epub+zip"
FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest that a ZIP can tell. Another book is told by its id, never by a day."""
CONTAINER: Final = f"""<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="{PACKAGE}" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""
FEATURES: Final = (
    "alternativeText",
    "ARIA",
    "displayTransformability",
    "readingOrder",
    "structuralNavigation",
    "tableOfContents",
)


class Content(NamedTuple):
    """A file of a book."""

    name: str
    kind: str
    text: str
    properties: str = ""
    """What a package says of it; nothing of most."""


def packed(book: Book, contents: Sequence[Content], accessible: str) -> bytes:
    """All in one file; pages are read in the order given. ``accessible`` says who can read it how."""
    from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

    files = {
        "META-INF/container.xml": CONTAINER,
        PACKAGE: _package(book, contents, accessible),
        **{f"{FOLDER}/{each.name}": each.text for each in contents},
    }
    file = BytesIO()
    with ZipFile(file, "w") as archive:
        # Whoever looks at the first bytes alone is to see what the file is.
        archive.writestr(ZipInfo("mimetype", FIRST_DAY), MIMETYPE, ZIP_STORED)
        for name, text in files.items():
            archive.writestr(ZipInfo(name, FIRST_DAY), text.encode(), ZIP_DEFLATED)
    return file.getvalue()


def _package(book: Book, contents: Sequence[Content], accessible: str) -> str:
    items = (_item(place, each) for place, each in enumerate(contents))
    order = (f'<itemref idref="f{place}"/>' for place, each in enumerate(contents) if each.kind.endswith("xhtml+xml"))
    names = 'xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"'
    return "\n".join(
        [
            '<?xml version="1.0" encoding="utf-8"?>',
            f'<package {names} xml:lang="{escape(book.language)}">',
            '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
            *_described(book, contents),
            *_read_by(accessible),
            "</metadata>\n<manifest>",
            *items,
            '</manifest>\n<spine page-progression-direction="ltr">',
            *order,
            "</spine>\n</package>\n",
        ]
    )


def _item(place: int, content: Content) -> str:
    properties = f' properties="{content.properties}"' if content.properties else ""
    return f'<item id="f{place}" href="{content.name}" media-type="{content.kind}"{properties}/>'


def _described(book: Book, contents: Iterable[Content]) -> list[str]:
    """What a shelf shows, and the ids: of this very text, and of the rules in it."""
    rules = [f"<dc:identifier>{escape(book.identity)}</dc:identifier>"] if book.identity else []
    about = [f"<dc:description>{escape(book.subtitle)}</dc:description>"] if book.subtitle else []
    day = "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z".format(*FIRST_DAY)
    return [
        f'<dc:identifier id="id">{_identifier(contents)}</dc:identifier>',
        *rules,
        f"<dc:title>{escape(book.title)}</dc:title>",
        f"<dc:language>{escape(book.language)}</dc:language>",
        *about,
        f'<meta property="dcterms:modified">{day}</meta>',
    ]


def _identifier(contents: Iterable[Content]) -> str:
    digest = hashlib.sha256("\0".join(each.text for each in contents).encode()).hexdigest()
    # Version 8 is for whoever makes ids in a way of their own.
    return f"urn:uuid:{digest[:8]}-{digest[8:12]}-8{digest[13:16]}-8{digest[17:20]}-{digest[20:32]}"


def _read_by(accessible: str) -> list[str]:
    """Who can read it, in the words of schema.org."""
    said = {
        "accessMode": ("textual", "visual"),
        "accessModeSufficient": ("textual",),
        "accessibilityFeature": FEATURES,
        "accessibilityHazard": ("none",),
        "accessibilitySummary": (escape(accessible),),
    }
    return [f'<meta property="schema:{name}">{each}</meta>' for name, values in said.items() for each in values]
