"""Finding sentences that were copied from another language and never translated."""

import re
from collections.abc import Iterator, Mapping

from tarotrules.wording.patterns import Pattern, walk

Patterns = Mapping[str, Pattern]

_WORDS = re.compile(r"(?:[^\W\d_]{2,}[ ’'-]+){4,}[^\W\d_]{2,}")
"""Five words in a row: terms of art, such as *garde contre le chien*, are shorter."""
_LATIN = re.compile(r"(?:[A-Za-z]{2,} ){4,}[A-Za-z]{2,}")
_LAST_LATIN = "\u024f"


def untranslated(patterns: Mapping[str, Patterns]) -> Iterator[str]:
    """Runs of five words that two languages share, and of Latin words where another script is used."""
    for language, found in patterns.items():
        texts = {name: _text(pattern) for name, pattern in found.items()}
        if not _is_latin("".join(texts.values())):
            yield from (f"{language}: {name}: {complaint}" for name in texts for complaint in _foreign(texts[name]))
    yield from _shared(patterns)


def _is_latin(text: str) -> bool:
    """Whether most letters of a language are Latin ones."""
    letters = [each for each in text if each.isalpha()]
    return 2 * sum(each <= _LAST_LATIN for each in letters) > len(letters)


def _foreign(text: str) -> Iterator[str]:
    if run := _LATIN.search(text):
        yield f"“{run[0]}” is not written in the script of the language"


def _shared(patterns: Mapping[str, Patterns]) -> Iterator[str]:
    seen: dict[tuple[str, str], str] = {}
    for language, found in patterns.items():
        for name, pattern in found.items():
            for run in set(_WORDS.findall(_text(pattern))):
                other = seen.setdefault((name, run), language)
                if other != language:
                    yield f"{language}: {name}: “{run}” is also said in {other}"


def _text(pattern: Pattern) -> str:
    return "\n".join(node for node in walk(pattern) if isinstance(node, str))
