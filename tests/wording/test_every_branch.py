"""Every branch of every sentence, in every language, is in the words that somebody has read."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import tarotrules
from tarotrules.book import labels
from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.languages import LANGUAGES
from tarotrules.site import words as site
from tarotrules.wording.catalogue import OWN_FOLDER, Catalogue
from tarotrules.wording.functions import Functions
from tarotrules.wording.lists import Joiner
from tarotrules.wording.nouns import TITLED, Count, Noun
from tarotrules.wording.values import Value
from tests.laws.families import folders
from tests.wording.branches import Edition, Uses, uses_of

PACKAGE: Final = Path(tarotrules.__file__).parent
ROOMS: Final[dict[str, tuple[tuple[Path, ...], Callable[[str], Catalogue]]]] = {
    **{
        game: ((*((OWN_FOLDER,) if game == USUAL else ()), *folders(game)), family(game).catalogue) for game in FAMILIES
    },
    "book": ((labels.FOLDER,), lambda language: Catalogue.load(language, [labels.FOLDER])),
    "site": ((site.FOLDER,), site.words),
}
"""Room -> folders with its sentences, and what says them."""


@cache
def editions(room: str) -> dict[str, Edition]:
    """The sentences of a room, by language."""
    folders, load = ROOMS[room]
    return {language: Edition(language, folders, load(language)) for language in LANGUAGES}


@cache
def uses(room: str) -> dict[str, dict[str, Uses]]:
    """What is done with the arguments of a room's sentences."""
    return uses_of(editions(room))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_branch_has_its_words(golden: Callable[[str, str], None], room: str, language: str) -> None:
    """What no shipped variant makes a book say is written out all the same."""
    edition = editions(room)[language]
    for path, patterns in edition.files.items():
        lines = [line for name in patterns if name[0] != "-" for line in _lines(edition, room, name)]
        golden(f"messages/{language}/{_owner(path, room)}-{path.stem}.txt", "\n".join(lines) + "\n")


def _owner(path: Path, room: str) -> str:
    """Whose sentences a file has: what is said of any game is said with what the game adds."""
    *_, owner = names = [name for name in path.parents[2].relative_to(PACKAGE).parts if name != "games"]
    return "-".join(names) if room not in FAMILIES or room in names or owner == "wording" else f"{room}-{owner}"


def _lines(edition: Edition, room: str, name: str) -> Iterator[str]:
    said = list(edition.every_branch(name, uses(room)[name]))
    assert said, f"{name} cannot be said"
    assert not edition.untaken(name, said), f"{edition.catalogue.language}: {name} has branches nobody can take"
    yield f"{name}"
    for each in said:
        arguments = " ".join(f"{key}={_shown(value)}" for key, value in each.arguments.items() if _chooses(value))
        yield f"    {f'[{arguments}] ' if arguments else ''}{each.text}"


def _chooses(value: Value) -> bool:
    return not (isinstance(value, list) or (isinstance(value, str) and value.startswith("‹")))


def _shown(value: Value) -> str:
    match value:
        case Noun(key, title):
            return title or key
        case Count(number, noun):
            return f"{number}×{_shown(noun)}"
        case _:
            return str(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAMILIES)
def test_every_noun_is_declined_as_written(golden: Callable[[str, str], None], game: str, language: str) -> None:
    """Each noun, in each case, alone and counted."""
    lexicon = family(game).catalogue(language).lexicon
    functions = Functions(lexicon, Joiner(language), worded=False)
    lines = []
    for key, entry in lexicon.entries.items():
        noun = Noun(key, "‹title›") if key.startswith(TITLED) else Noun(key)
        for case, forms in entry.forms.items():
            asked = {"case": case} if case else {}
            counted = [functions.call("COUNTED", [Count(number, noun)], asked) for number in (1, 2, 5)]
            named = [lexicon.named(noun, number, case) for number in forms]
            lines.append(f"{key} [{entry.gender or '-'} {case or '-'}] {', '.join(named)} | {', '.join(counted)}")
    golden(f"messages/{language}/{'' if game == USUAL else f'{game}-'}lexicon.txt", "\n".join(lines) + "\n")
