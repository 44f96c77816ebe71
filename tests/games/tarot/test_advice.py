"""Advice is given only where it is good advice: each line is guarded by a condition on the rules, in data."""

from pathlib import Path

import pytest

from tarotrules import api
from tarotrules.book.inline import plain
from tarotrules.book.tree import Items
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.advice import guarded
from tarotrules.languages import LANGUAGES
from tests.shelf import bound

FREE = """
remove bonus petit-au-bout
remove claim handful
play { void free }
exempt excuse { last_trick kept }
"""


def given(name: str, language: str = "en") -> list[str]:
    """The advice of a book."""
    chapters = (each for each in bound(api.load(name), language).chapters if each.id == "advice")
    lists = (block for each in chapters for block in each.blocks if isinstance(block, Items))
    return [plain(item) for items in lists for item in items.items]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_official_rules_take_all_of_it(language: str) -> None:
    """Every line has its sentence, and holds under the rules it was written for."""
    words = catalogue(language)
    frame = {"advice-title", "advice-intro"}

    assert {each for each in words.entries if each.startswith("advice-")} - frame == {f"advice-{n}" for n in guarded()}
    several = {name: dict.fromkeys(words.arguments(f"advice-{name}"), "no") for name in guarded()}
    assert given("fft", language) == [words.say(f"advice-{name}", **several[name]) for name in guarded()]


def test_two_have_one_opponent_and_no_side() -> None:
    """Where one defends alone, nobody is advised about others who defend too."""
    told = " ".join(given("decouverte"))

    assert "the defender" in told
    assert not [word for word in ("defenders", "opponents", "your side") if word in told]


def test_what_the_rules_do_not_reward_is_not_advised(tmp_path: Path) -> None:
    """Nothing of the Petit where no bonus asks for it, of shown cards where none are, of trumping where nobody must."""
    file = tmp_path / "house.tarot"
    file.write_text(f"variant house extends fft {{ {FREE} }}", "utf-8")

    assert given(str(file)) == [catalogue("en").say("advice-hand")]
