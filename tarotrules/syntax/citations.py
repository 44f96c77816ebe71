"""``[FFT p. 12]`` and ``[assumed: the text is silent]``."""

import re

from tarotrules.syntax.document import Citation
from tarotrules.syntax.folding import fold
from tarotrules.syntax.names import own_name
from tarotrules.syntax.tokens import Token
from tarotrules.syntax.vocabulary import Words

_ASSUMED = re.compile(r"\s*([^\W\d_][^\s:：,]*)\s*[:：,]?\s*(.*)", re.DOTALL)


def read_citation(token: Token, words: Words) -> Citation:
    """A citation, or the avowal that there is none."""
    match = _ASSUMED.fullmatch(token.value)
    known = {fold(spelling) for spelling in words.spellings("assumed")}
    if match and fold(match[1]) in known:
        why = match[2].strip()
        name = (words.find(why) or own_name(why)) if why and not re.search(r"\s", why) else None
        return Citation(why, assumed=True, span=token.span, reason=name)
    return Citation(token.value.strip(), assumed=False, span=token.span)
