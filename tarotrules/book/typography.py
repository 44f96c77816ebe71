"""Spaces that must not break, which nobody types: each language keeps other things together."""

import re
from typing import Final

_NARROW, _WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
_PAGE: Final = r"(?<=\b[pS]\.) (?=\d)"
_TIMES: Final = r"(?<=×) (?=\d)|(?<=\d) (?=×)"
_DASH: Final = r"(?<=\S) (?=[–—] )"
_PLACES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "fr": (
        (r" (?=[;?!])", _NARROW),
        (r" (?=[:»])|(?<=«) ", _WIDE),
        (rf"{_PAGE}|{_TIMES}|{_DASH}", _WIDE),
        (r"(?<=\d) (?=[a-zà-ÿœ])|(?<=\b[Àà]) (?=\d)", _WIDE),
        (r"(?<=\d) (?=[+=] )|(?<=\d\u00a0[+=]) (?=[\d+−(])|(?<=\)) (?=× )", _WIDE),
    ),
    "en": (
        (rf"{_PAGE}|{_TIMES}|{_DASH}", _WIDE),
        (r"(?<=\d) (?=(?:points?|cards?|players?|trumps?|oudlers?|tricks?|deals?|parts?)\b)", _WIDE),
    ),
    "de": (
        (rf"{_PAGE}|{_TIMES}|{_DASH}", _WIDE),
        (r"(?<=\d) (?=[A-ZÄÖÜ])|(?<=\bTrumpf) (?=\d)", _WIDE),
    ),
    "ru": (
        (rf"{_PAGE}|{_TIMES}|{_DASH}", _WIDE),
        (r"(?<=\d) (?=[а-яё])|(?<=козырь) (?=\d)", _WIDE),
        (r"(?<=(?<![а-яёА-ЯЁ])[вксуоиаВКСУОИА]) (?=\S)", _WIDE),
        (r"(?<=\S) (?=(?:бы|ли|же)(?![а-яё]))", _WIDE),
    ),
    "ja": ((rf"{_PAGE}|{_TIMES}", _WIDE),),
}
"""What stands on both sides of a space that becomes another, language by language; see ``docs/style``."""
_RULES: Final = {
    language: [(re.compile(place), space) for place, space in places] for language, places in _PLACES.items()
}


def set_spaces(text: str, language: str) -> str:
    r"""The text with the no-break spaces its language wants.

    >>> set_spaces("oui ; non", "fr").split(" ")[1:]
    ['non']
    >>> set_spaces("У игрока 4 карты и Дурак в руке", "ru").split(" ")
    ['У\xa0игрока', '4\xa0карты', 'и\xa0Дурак', 'в\xa0руке']
    """
    for place, space in _RULES[language] if " " in text else ():
        text = place.sub(space, text)
    return text
