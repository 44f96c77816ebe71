"""The catalogues of Piquet are complete, and alike in every language that has them."""

from typing import Final

from tarotrules.games.piquet.catalogues import FOLDER
from tarotrules.games.piquet.family import Piquet
from tarotrules.wording.nouns import TITLED
from tests.games.piquet.reading import rules
from tests.wording.complaints import check_catalogues

LANGUAGES: Final = sorted(each.name for each in FOLDER.iterdir() if (each / "lexicon.toml").is_file())
"""Those there is a book in."""


def test_editions_are_complete() -> None:
    """All languages say the same messages, with the same arguments, and decline the same nouns."""
    nouns = {f"class-{name}" for name in rules("piquet").deck.class_} | {f"{TITLED}-cards"}

    assert {"en", "fr"} <= {*LANGUAGES}
    assert check_catalogues(LANGUAGES, Piquet().spoken, nouns_in_code=nouns) == []
