"""The last gate before a page: no character may act on what shows it.

Titles, notes and sources come from files that anybody may have written.
"""

import re
import unicodedata

_SPACES = re.compile(r"[ \t\n\r\v\f\x85\u2028\u2029]+")
_KEPT_FORMAT = "\u200c\u200d\u00ad"
_REFUSED = frozenset({"Cc", "Cf", "Cs"})
_NONCHARACTERS = frozenset(
    [*range(0xFDD0, 0xFDF0), *(plane + end for plane in range(0, 0x110000, 0x10000) for end in (0xFFFE, 0xFFFF))]
)


def printable(text: str) -> str:
    r"""One line of text without controls, reading-order overrides or lone surrogates.

    >>> printable("a\x1b[1m\u202eb\nc")
    'a[1mb c'
    >>> [printable(chr(first)) for first in (0xFDD0, 0xFDEF, 0xFFFE, 0x10FFFF)]
    ['', '', '', '']
    """
    # Python calls no space printable but the plain one.
    solid = text.replace("\N{NARROW NO-BREAK SPACE}", "").replace("\N{NO-BREAK SPACE}", "")
    if solid.isprintable() and "  " not in text:
        return text
    spaced = _SPACES.sub(" ", text)
    return "".join([each for each in spaced if each.isprintable() or _harmless(each)])


def _harmless(character: str) -> bool:
    if ord(character) in _NONCHARACTERS:
        return False
    return unicodedata.category(character) not in _REFUSED or character in _KEPT_FORMAT
