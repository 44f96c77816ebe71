"""The catalogues of every game are complete, alike, and hold no sentence nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tarotrules import library, pipeline
from tarotrules.cards.pack import COURTS
from tarotrules.games.registry import USUAL, family
from tarotrules.games.tarot.chapters.deeds import TAKEN
from tarotrules.games.tarot.chapters.glossary import GLOSSARY
from tarotrules.games.telling.told import BETWEEN
from tarotrules.languages import LANGUAGES
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.entries import entries_in
from tarotrules.wording.nouns import TITLED
from tarotrules.wording.patterns import Mention, walk
from tests.laws.code import HOUSE, code, modules
from tests.laws.families import EVERY, folders
from tests.strategies import shipped_bases
from tests.wording.complaints import check_catalogues

HOLDS_FOR: Final = EVERY


def catalogue(language: str, game: str) -> Catalogue:
    """What can be said about a game."""
    return family(game).catalogue(language)


def nouns_in_code(game: str) -> set[str]:
    """The nouns that only code mentions: those of classes that are shipped, made of their ids, and of cards."""
    if game == "tarot":
        return nouns_of_tarot()
    found = (pipeline.load(name).variant for name in library.shipped(game))
    names = {name for each in found if each for name in each.main.deck.class_}
    return {f"{TITLED}-cards", *(f"class-{name}" for name in names)}


def nouns_of_tarot() -> set[str]:
    """The nouns of shipped classes, made of their ids, how they read after *no*, single cards, and what sides take."""
    names = {name for base in shipped_bases() for name in base.rules.deck.class_}
    cards = {f"{TITLED}-{kind}" for kind in (*COURTS, "trump", "card", "run", "cards")}
    return cards | {*TAKEN.values()} | {f"class-{name}{end}" for name in names for end in ("", "-none")}


def own(game: str) -> tuple[Path, ...]:
    """The sentences a law looks at with a game: what is said of any is looked at with the usual one, which can all."""
    return folders(game) if game == USUAL else tuple(each for each in folders(game) if each not in folders(USUAL))


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_editions_are_complete(game: str) -> None:
    """All languages say the same messages, with the same arguments, and decline the same nouns."""
    assert check_catalogues(LANGUAGES, folders(game), nouns_in_code=nouns_in_code(game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_a_language_has_the_nouns_its_sentences_count(game: str, language: str) -> None:
    """Whatever noun is missing in a lexicon is one the language never needs."""
    english, own = (catalogue(each, game).lexicon.entries for each in ("en", language))

    assert {key for key in english if key.startswith("class-") and not key.endswith("-none")} <= own.keys()


@cache
def said_by_code(game: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The strings of the program, and patterns of those it puts together."""
    strings: set[str] = set()
    patterns: set[str] = set()
    for module in map(code, modules(game)):
        strings |= module.said
        for node in module.joined:
            parts = [each.value if isinstance(each, ast.Constant) else None for each in node.values]
            if re.fullmatch(r"[a-z][a-z-]*-", str(parts[0])):
                patterns.add("".join("[a-z0-9_-]*" if part is None else re.escape(str(part)) for part in parts))
    return frozenset(strings), tuple(patterns)


def said_by_sentences(game: str, language: str) -> Iterator[str]:
    """The messages that other messages mention."""
    entries = catalogue(language, game).entries
    for id in entries:
        for name in entries.names(id):
            for node in walk(entries.pattern(name)):
                if isinstance(node, Mention):
                    yield node.name.partition(".")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_no_sentence_is_dead(game: str, language: str) -> None:
    """Every message is said by the program, as it stands or put together, or by another message."""
    strings, patterns = said_by_code(game)
    alive = strings | set(said_by_sentences(game, language))
    written = (id for folder in own(game) for id in entries_in(folder / language))
    ids = [id for id in written if not id.startswith("-") and id not in alive]

    assert [id for id in ids if not any(re.fullmatch(pattern, id) for pattern in patterns)] == []


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_what_the_program_says_is_there(game: str) -> None:
    """Every sentence that is asked for by name is in the catalogue of English, with the arguments it is given."""
    words, room = catalogue("en", game), HOUSE / "games"
    wrong = []
    for path in (path for path in modules(game) if (room if game == USUAL else room / game) in path.parents):
        for node in code(path).calls:
            if not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in {"say", "tell", "sentence"}:
                id, given = str(node.args[0].value), {each.arg for each in node.keywords}
                if not words.has(id) or (None not in given and words.arguments(id) - {BETWEEN} != given - {BETWEEN}):
                    wrong.append((path.name, node.lineno, id))

    assert wrong == []


SUGGESTED: Final = {"hint", "suggestion", "language"}
"""What is added to a problem that says which words would have been known."""


def reported(game: str) -> Iterator[tuple[str, str, set[str | None]]]:
    """Where the program reports a problem: the place, the problem's name, and the arguments it is given."""
    for path in modules(game):
        for node in code(path).calls:
            if isinstance(node.func, ast.Attribute):
                by = {"at": [node.func.value], "report": node.args[:1]}.get(node.func.attr, [])
                for name in (getattr(each, "attr", getattr(each, "id", "")) for each in by):
                    if name.isupper():
                        yield f"{path.name}:{node.lineno}", name, {each.arg for each in node.keywords}


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_a_problem_is_given_what_its_words_need(game: str) -> None:
    """Whoever reports a problem, wherever, gives its sentences the arguments they take."""
    codes: dict[str, set[str]] = {}
    for path in modules(game):
        for name, each in re.findall(
            r'^([A-Z_0-9]+)(?:: Final)? = Problem\(\s*"(\w+)"', path.read_text("utf-8"), re.MULTILINE
        ):
            codes.setdefault(name, set()).add(each)
    words = catalogue("en", game)
    wanted = {
        # How a command is written is added where the command is known.
        each: frozenset().union(*(words.arguments(name) for name in words.entries.names(each))) - {"usage"}
        for each in set().union(*codes.values())
    }
    places = list(reported(game))
    wrong = [
        (place, name)
        for place, name, given in places
        if None not in given
        and all(wanted[each] - given - (SUGGESTED if {"known", "word"} <= given else set()) for each in codes[name])
    ]

    assert len(places) > 200
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_in_an_order_of_its_own_is_complete(language: str) -> None:
    """Where a language says how its terms are sorted, it names each of them once."""
    given = catalogue(language, "tarot").say("glossary-order").split()

    assert sorted(given) in ([], sorted(GLOSSARY))
