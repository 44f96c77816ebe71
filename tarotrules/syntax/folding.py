"""One key for all spellings of a word: case, accents, apostrophes and hyphens do not matter."""

import re
import unicodedata
from functools import lru_cache

_ACCENT = re.compile(r"(?<!и)[\u0300-\u036f]|(?<=и)(?!\u0306)[\u0300-\u036f]")
_SIGNS = str.maketrans(dict.fromkeys("_‐‑–−－", "-") | dict.fromkeys("’ʼ`´＇", "'") | {"œ": "oe", "æ": "ae"})
_HYPHENS = str.maketrans(dict.fromkeys("‐‑－", "-"))


@lru_cache(maxsize=8192)
def fold(written: str) -> str:
    """The key a word is looked up by.

    >>> fold("Étend") == fold("etend")
    True
    """
    if written.isascii():
        return written.lower().translate(_SIGNS)
    # Only the marks of Latin, Greek and Cyrillic are accents: U+3099 makes another kana, a breve
    # makes й another letter than и.
    bare = _ACCENT.sub("", unicodedata.normalize("NFD", _compatible(written)))
    return unicodedata.normalize("NFC", bare).translate(_SIGNS)


def name_of(written: str) -> str:
    """The name somebody gave: as written, but for case and width.

    >>> name_of("Roi-au-Bout"), name_of("Ｒｏｉ‐ａｕ‐Ｂｏｕｔ")
    ('roi-au-bout', 'roi-au-bout')
    """
    return written.lower() if written.isascii() else _compatible(written).translate(_HYPHENS)


def _compatible(written: str) -> str:
    folded = unicodedata.normalize("NFKC", written).casefold()
    return unicodedata.normalize("NFKC", folded)
