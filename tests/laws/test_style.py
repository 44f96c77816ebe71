"""Every sentence keeps the rules of its language's style guide that a program can check."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tarotrules.games.registry import USUAL
from tarotrules.languages import LANGUAGES
from tarotrules.wording.entries import Entries, written_in
from tarotrules.wording.patterns import walk
from tests.laws.families import EVERY

HOUSE: Final = Path(__file__).parents[2] / "tarotrules"
GUIDE: Final = tomllib.loads(Path(__file__).with_name("style.toml").read_text("utf-8"))
ADDRESSING: Final[dict[str, dict[str, str]]] = GUIDE.pop("addressing")
SPOKEN: Final[dict[str, dict[str, str]]] = GUIDE.pop("spoken")
SPOKEN_TO: Final[dict[str, list[str]]] = GUIDE.pop("spoken-to")
"""Where a language speaks to somebody, as one does at a table."""
FORBIDDEN: Final[dict[str, dict[str, Any]]] = GUIDE
"""By language: what to write instead, and the same by family, for what is said of its game."""
HOLDS_FOR: Final = EVERY

QUOTED: Final = re.compile("(?<=「)[^」]*(?=」)|(?<=« )[^»]*(?= »)|(?<=例：).*")
"""What is quoted from a file, and what is given as an example of one."""
EXAMPLE: Final = "-example"
"""How sentences end that are nothing but such an example."""


GAMES: Final = {path.parent.name for path in HOUSE.glob("games/*/ruleset")}


class Text(NamedTuple):
    """A piece of text of a catalogue or a page."""

    place: str
    said: str
    game: str = USUAL
    """What it is about; of sentences that families share, the room that has them."""

    def is_about(self, game: str) -> bool:
        """Whether what is forbidden of a game is forbidden here."""
        return self.game == game or self.game not in GAMES


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Each piece of text of a language's catalogues, and where it stands."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[Text]:
    for path in sorted(HOUSE.rglob(f"{language}/*.ftl")):
        place = f"{path.parent.parent.parent.name}/{path.name}"
        room = path.relative_to(HOUSE).parts
        game = room[1] if room[0] == "games" else USUAL
        entries = Entries.load(language, [path.parents[1]])
        for id, _ in written_in(path):
            value, attributes = entries[id]
            if id.endswith(EXAMPLE):
                continue
            for node in walk(tuple(chain(value or (), *attributes.values()))):
                if isinstance(node, str) and "=" not in node:  # a line of a file has one
                    yield Text(f"{place} {id}", QUOTED.sub("…", node), game)
    for path in sorted(HOUSE.glob(f"site/texts/{language}/*.md")):
        yield from (Text(f"texts/{path.name} {text[:20]!r}", text) for text in _prose(path.read_text("utf-8")))


def _prose(text: str) -> list[str]:
    """The paragraphs of a page that is written by hand, without commands."""
    prose = re.sub(r"(?s)```.*?```|`[^`]*`|\{\{.*?\}\}|\]\([^)]*\)|\{#\w+\}", "…", text)
    return [" ".join(each.split()) for each in re.split(r"\n\n+|\n- |^#+ ", prose, flags=re.MULTILINE)]


def _forbidden(language: str) -> Iterator[tuple[str | None, str, str]]:
    """A game, or none if it is no matter which; what its sentences may not have, and what they have instead."""
    for word, instead in FORBIDDEN[language].items():
        if isinstance(instead, str):
            yield None, word, instead
        else:
            yield from ((word, forbidden, better) for forbidden, better in instead.items())


def _spoken_to(language: str, place: str) -> bool:
    return any(fnmatch(place.split(maxsplit=1)[0], each) for each in SPOKEN_TO.get(language, ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_keep_to_the_style_guide(language: str) -> None:
    """No catalogue has what the guide of its language forbids."""
    found = [
        f"{text.place}: {text.said.strip()!r} ({instead})"
        for game, forbidden, instead in _forbidden(language)
        for text in texts(language)
        if (game is None or text.is_about(game)) and re.search(forbidden, text.said)
    ]
    addressed = [
        f"{text.place}: {text.said.strip()!r} ({instead})"
        for text in texts(language)
        for forbidden, instead in (SPOKEN if _spoken_to(language, text.place) else ADDRESSING).get(language, {}).items()
        if re.search(forbidden, text.said)
    ]

    assert found + addressed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_style_guide(language: str) -> None:
    """The guide is in docs/style, and the rules that are checked are some of it."""
    assert (HOUSE.parent / "docs" / "style" / f"{language}.md").is_file()
    assert FORBIDDEN[language]
