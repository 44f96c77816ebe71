"""What a simulation of Piquet found, in words and beside what is reported of people."""

import json
from functools import cache
from typing import Any, Final

import pytest

from tarotrules.book.to_text import to_text
from tarotrules.games.piquet.family import Piquet
from tarotrules.games.piquet.players.simulating import chunk
from tarotrules.languages import LANGUAGES
from tarotrules.sampling.question import Question, Simulated
from tests.games.piquet.reading import variant

FAMILY: Final = Piquet()
DEALS: Final = 36


@cache
def simulated(name: str, *kinds: str) -> Simulated:
    """Some deals of a variant, played by programs."""
    found = variant(name)
    question = Question((found.main,), kinds, 1)
    return Simulated((found,), found.main.players, question, DEALS, chunk(question, 0, DEALS))


def lines(found: Simulated, language: str = "en") -> list[str]:
    """The sheet, line by line, each with single blanks."""
    return [" ".join(line.split()) for line in to_text(FAMILY.simulated(found, language)).splitlines()]


def test_tables_tell_what_was_counted() -> None:
    """What is scored adds up; roles, bands of points, parties and what people had stand in rows."""
    found = simulated("piquet", "club")
    told = lines(found)
    for line in (
        "What Elder Younger",
        "Calls 10 ± 2.7 8.6 ± 2.8",
        "Together 25 ± 7 21.5 ± 6.1",
        "Repique 1 1 5.6 (1.5–18.1)",
        "Most tricks 14 14 77.8 (61.9–88.3)",
        "Tricks divided – – 22.2 (11.7–38.1)",
        "10–19 33.3 (20.2–49.7) 36.1 (22.5–52.4)",
        "The loser is rubiconed 4 66.7 (30–90.3)",
        "Paid for a partie, on average: 294.2 ± 86.3.",
        "Points of the elder 28 25 ± 7",
        "Cards to the elder, % of those won 62.5 50 (32.6–67.4)",
        "Carte blanche: one hand in 1792.4 –",
    ):
        assert line in told

    sums = {**found.sums["variants"]["0"], "claims": {"carte-blanche": {"elder": 2}}}
    told = lines(found._replace(sums={"variants": {"0": sums}}))

    assert "Carte blanche 2 36 (10.4–130.7)" in told
    assert "Carte blanche: one hand in 1792.4 36 (10.4–130.7)" in told


def test_what_there_is_no_table_for_is_left_out() -> None:
    """For three, nobody is reported of, no partie is settled, and the last is the dealer; kinds have a table."""
    told = lines(simulated("piquet-normand", "club", "random"))

    assert "What Elder Between Dealer" in told
    assert "Mean score by kind of player" in told
    assert not {"Parties", "Beside what is reported of people"} & {*told}
    assert not any(each.startswith("Most tricks") for each in lines(simulated("piquet-voleur", "club")))


def test_the_same_as_data() -> None:
    """By names of the rules, with what it is made of."""
    data: dict[str, Any] = json.loads(json.dumps(FAMILY.simulated_json(simulated("piquet", "club"))))

    assert (data["variant"], data["deals"], data["departs_from"]) == ("piquet", DEALS, [])
    assert [*data["scores_by_category"]] == ["claims", "contests", "play", "cards", "milestones"]
    assert sum(each["elder"][0] for each in data["scores_by_category"].values()) == pytest.approx(
        data["scores"]["elder"][0], abs=1e-5
    )
    assert {each["figure"]: each["reported"] for each in data["reported"]}["carte-blanche"] == 0.000558


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_words(language: str) -> None:
    """In every language in which there is a book."""
    assert len(lines(simulated("piquet", "club"), language)) > 50
