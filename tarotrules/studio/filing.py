"""What a file is called: by the title of the rules, in whatever letters, such as every system can save it.

A title is a stranger's. What a system refuses, hides or reads as something else (a folder, a device, letters that run
backwards) is left away, and what remains is cut before it grows too long for a disk.
"""

import re
import unicodedata
from typing import Final

LONGEST: Final = 120
"""So many bytes may a name have, with all that stands behind the title."""
_BETWEEN: Final = re.compile(r"[/\\:|]+")
_REFUSED: Final = re.compile(r'[*?"<>]+')
_BLANKS: Final = re.compile(r"\s+")
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|\Z)", re.IGNORECASE)
"""What Windows takes for a device, whatever stands behind a dot."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Cs"})
_ENDS: Final = " ."


def filed(title: str, what: str, suffix: str, otherwise: str) -> str:
    """A name for what is made of rules: their title, and what it is; ``otherwise``, if nothing is left of the title.

    >>> filed("木曜タロット", "", ".pdf", "house")
    '木曜タロット.pdf'
    >>> filed("Chez Anne: 4/5?", "Aide-mémoire", ".pdf", "house")
    'Chez Anne- 4-5 – Aide-mémoire.pdf'
    """
    behind = f" – {plain(what)}" if plain(what) else ""
    room = LONGEST - len(f"{behind}{suffix}".encode())
    name = shortened(plain(title), room) or otherwise
    return f"{'_' if _DEVICES.match(name) else ''}{name}{behind}{suffix}"


def plain(words: str) -> str:
    """Words without what no system has in a name."""
    seen = "".join(each for each in _BLANKS.sub(" ", words) if unicodedata.category(each) not in _UNSEEN)
    named = _REFUSED.sub("", _BETWEEN.sub("-", unicodedata.normalize("NFC", seen)))
    return _BLANKS.sub(" ", named).strip(_ENDS)


def shortened(words: str, most: int) -> str:
    """As much of them as fits into so many bytes, with every letter whole and no mark without its letter."""
    kept = words.encode()[: most - 1].decode(errors="ignore") if len(words.encode()) > most - 1 else words
    at = len(kept)
    while 0 < at < len(words) and unicodedata.category(words[at]).startswith("M"):
        at -= 1
    return kept[:at].strip(_ENDS)
