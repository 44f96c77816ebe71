"""``[FFT p. 12]`` and ``[assumed: the text is silent]``."""

import re

from tarotrules.syntax.document import Citation
from tarotrules.syntax.folding import fold
from tarotrules.syntax.tokens import Token
from tarotrules.syntax.vocabulary import Words

_ASSUMED = re.compile(r"\s*([^\W\d_][^\s:：,]*)\s*[:：,]?\s*(.*)", re.DOTALL)


def read_citation(token: Token, words: Words) -> Citation:
    """A citation, or the avowal that there is none."""
    match = _ASSUMED.fullmatch(token.value)
    known = {fold(spelling) for spelling in words.spellings("assumed")}
    if match and fold(match[1]) in known:
        return Citation(match[2].strip(), assumed=True, span=token.span)
    return Citation(token.value.strip(), assumed=False, span=token.span)
