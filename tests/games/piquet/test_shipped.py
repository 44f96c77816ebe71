"""The shipped rules of Piquet: each says whose it is and who says so, changes something, and goes with the others."""

from itertools import combinations
from random import Random
from typing import Any, Final

import pytest

from tarotrules.draft.resolve import Draft, header_names, resolve
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.languages import LANGUAGES
from tests.games.piquet.reading import SHELF, document, find, given, rules

VARIANTS: Final = sorted(path.stem for path in SHELF.glob("*.tarot"))
OPTIONS: Final = sorted(path.stem for path in (SHELF / "options").glob("*.tarot"))
SAYS_AGAIN: Final = {"younger-no-repique-by-rouge"}
"""What `carte-rouge` says already; it is there for rules that say otherwise."""
PAIRS: Final = 150
"""So many of the pairs that could disagree are tried, besides all that do."""


def draft(name: str, options: tuple[str, ...] = ()) -> tuple[Draft, list[str]]:
    """What a variant comes to with options, and with those they need, and what is wrong with that."""
    needed = [each for option in options for each in needs(option) if each not in options]
    taken = f" with {', '.join(dict.fromkeys((*needed, *options)))}" if options else ""
    text = f"# language: en\nvariant x extends {name}{taken} {{ }}"
    read = given("x.tarot", text)
    assert read.document is not None
    found, trouble = resolve(read.document, Ruleset, find, tuple)
    return found, [each.problem.name for each in trouble]


def needs(option: str) -> tuple[str, ...]:
    """The options that one needs."""
    read = document(option)
    assert read is not None
    assert read.document is not None
    return tuple(header_names(read.document, "needs"))


def values(found: Draft) -> dict[Any, Any]:
    """The settled values of a draft, by path, and its entries in order."""
    (state,) = found.states.values()
    return {**{path: value.values for path, value in state.values.items()}, (): tuple(state.declared)}


@pytest.mark.parametrize("name", [*VARIANTS, *OPTIONS])
def test_a_file_says_whose_rules_it_has(name: str) -> None:
    """Its title in every language; after which sources it is; and of each value where it is from."""
    found, wrong = draft("piquet", (name,)) if name in OPTIONS else draft(name)
    layer = next(each for each in found.layers if each.document.id.concept == name)
    (state,) = found.states.values()
    origins = {path: value.origin for path, value in state.values.items() if path != ("players",)}

    assert wrong == []
    assert layer.status is not None
    assert layer.sources
    assert {each.language for each in layer.prose if each.path == () and each.word == "title"} == set(LANGUAGES)
    assert [path for path, origin in origins.items() if origin.citation is None and origin.source is None] == []


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_changes_something(name: str) -> None:
    """Taken with what it needs, it is not the same as what it needs alone."""
    base, with_it = ("piquet-wikipedia", ()) if name in SAYS_AGAIN else ("piquet", needs(name))
    (taken, _), (without, _) = draft(base, (name,)), draft(base, with_it)

    assert values(taken) != values(without)


def test_options_go_in_any_order() -> None:
    """Two that touch the same value are refused whichever comes first, or say the same; all others commute."""
    touched = {name: values(draft("piquet", (name,))[0]) for name in OPTIONS}
    plain = values(draft("piquet")[0])
    paths = {name: {path for path in found if found[path] != plain.get(path)} for name, found in touched.items()}
    pairs = list(combinations(OPTIONS, 2))
    near = [pair for pair in pairs if not paths[pair[0]].isdisjoint(paths[pair[1]])]
    far = [pair for pair in pairs if paths[pair[0]].isdisjoint(paths[pair[1]])]

    for one, other in (*near, *Random("pairs").sample(far, PAIRS)):
        (this, wrong), (that, wrong_there) = draft("piquet", (one, other)), draft("piquet", (other, one))

        assert wrong == wrong_there, (one, other)
        assert wrong or values(this) == values(that), (one, other)
        assert not wrong or not paths[one].isdisjoint(paths[other]), (one, other)


def test_a_canonical_hand_of_options() -> None:
    """Options of all kinds are taken together, and come to rules."""
    taken = "carte-rouge, low-cards-silent, cards-toward-pique, younger-may-keep-all, four-deals, capot-thirty"
    found = rules(f"# language: en\nvariant x extends piquet with {taken} {{ }}")

    assert (found.match.weights, found.play.cards.every, found.exchange and found.exchange.younger.least) == (
        (2, 1, 1, 2),
        30,
        0,
    )
