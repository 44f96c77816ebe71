"""Search without accents: who types ``poignee`` means ``poignée``."""

import re
import unicodedata

_WORDS = re.compile(r"\w+")
_TAGS = re.compile(r"<[^>]*>|&\w+;")
UNFOLDED = frozenset({"ja"})
"""Languages in which the marks of a letter make it another one."""


def folded(text: str) -> str:
    """The words of a text that have accents, each once, without them.

    >>> folded("La <b>poignée</b> double, la poignée")
    'poignee'
    """
    found = (word.lower() for word in _WORDS.findall(_TAGS.sub(" ", text)))
    bare = {word: _bare(word) for word in found}
    return " ".join(dict.fromkeys(plain for word, plain in bare.items() if plain != word))


def _bare(word: str) -> str:
    return "".join(each for each in unicodedata.normalize("NFD", word) if not unicodedata.combining(each))
