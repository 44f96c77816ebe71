"""Titles that people gave."""

from tarotrules.source.diagnostics import Entries, Entry, Problem
from tarotrules.wording.titles import choose_title, titled


def test_titles_fall_back_in_a_declared_order() -> None:
    """The reader's language, then English, then French, then the id, which is of no language."""
    titles = {"fr": "Chien", "de": "Hund"}

    assert choose_title(titles, "de", "dog") == "Hund"
    assert choose_title(titles | {"en": "Dog"}, "ru", "dog") == "Dog"
    assert choose_title(titles, "ru", "dog") == "Chien"
    assert choose_title({}, "ru", "dog") == "dog"


def test_problems_call_things_by_their_titles() -> None:
    """What is declared has a title in the reader's language, another or a name; a level is told with its claim."""
    titles = {("claim", "handful"): {"fr": "poignée"}, ("claim", "handful", "level", "single"): {"en": "single"}}
    path = ("claim", "handful", "level", "single")
    problem = Problem("X001", "any").at(
        None, id=Entry(path[:2]), level=Entry(path), ids=Entries([path]), other=Entry(("bonus", "b")), word="handful"
    )

    (told,) = titled([problem], titles, "de")

    assert told.arguments == {
        "id": "poignée", "level": "single", "ids": (("", "poignée single"),), "other": "b", "word": "handful",
    }  # fmt: skip
