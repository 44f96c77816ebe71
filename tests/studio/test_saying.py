"""A setting that is said in a file changes that setting and nothing else, and a comment is never lost."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tarotrules import pipeline
from tarotrules.draft.writing import write
from tarotrules.settings.walk import values
from tarotrules.studio import edits, saying
from tarotrules.studio.file import File, Wanted, file_of

HOUSES = (
    Path("docs/examples/jeudi.tarot"),
    *sorted(Path("variants").glob("*.tarot")),
    *sorted(Path("tests/variants").glob("*.tarot")),
)
SEED, MOST = 7, 12


def sample() -> Iterator[tuple[str, File, Wanted, str]]:
    """Some changes of each kind, drawn by chance and always the same: a text, a setting, and another value for it."""
    chance = random.Random(SEED)
    for house in chance.sample(HOUSES, MOST):
        text = house.read_bytes().decode()
        variant, file = pipeline.load_text(text).variant, file_of(text)
        if variant is None or file is None:
            continue
        told = [each for each in values(variant.main) if len(each[0]) > 1]
        for path, kind, value in chance.sample(told, 3):
            other = next(iter(kind.others(value)), None)
            if other is not None:
                players = chance.choice([None, (variant.players,)])
                yield text, file, Wanted(path, players), file.speller.values(write(kind, other))


def acts(text: str) -> tuple[Any, list[str]]:
    """What a text says, but for what it only opens a block for, and its comments."""
    file = file_of(text)
    assert file is not None
    said = [(each.act, each.path, each.origin.players, each.values) for each in file.own if each.act != "declare"]
    return said, sorted(each.text for each in file.document.comments)


def test_a_change_is_all_that_changes_and_is_taken_back() -> None:
    """Whatever was said besides is still said, in its order; and what was not there before goes without a trace."""
    seen = 0
    for text, file, wanted, value in sample():
        change = saying.said(file, wanted, value)
        assert change is not None, (wanted, value)
        after = edits.applied(text, [change])
        (before, comments), (now, still) = acts(text), acts(after)
        about = ("set", wanted.path, wanted.players)
        assert [each for each in now if each[:3] != about] == [each for each in before if each[:3] != about]
        assert len([each for each in now if each[:3] == about]) == 1
        assert still == comments
        changed = file_of(after)
        assert changed is not None
        back = saying.taken_back(changed, wanted)
        if file.of(wanted) is None:
            assert back is not None, (wanted, after)
            assert edits.applied(after, [back]) == text
            seen += 1
    assert seen > MOST // 2


TEXT = "variant a extends fft {\r\n  # why\r\n  bonus petit-au-bout { worth 15 } # so\r\n}\r\n"


@pytest.mark.parametrize(
    ("path", "players", "value", "after"),
    [
        ("bonus.petit-au-bout.worth", None, "20", TEXT.replace("15", "20")),
        ("bonus.petit-au-bout.multiplied", None, "no", TEXT.replace("15 }", "15; multiplied no }")),
        ("deal.hand", (3,), "24", TEXT.replace("so\r\n", "so\r\n  at 3 players { deal { hand 24 } }\r\n")),
        ("redeal.petit-sec.duty", None, "may", TEXT.replace("so\r\n", "so\r\n  redeal petit-sec { may }\r\n")),
        (
            "claim.handful.level.triple.worth",
            None,
            "60",
            TEXT.replace("so\r\n", "so\r\n  claim handful level triple { worth 60 }\r\n"),
        ),
    ],
)
def test_it_is_written_where_a_person_would(path: str, players: tuple[int] | None, value: str, after: str) -> None:
    """In the block there is, else on a line of its own that ends as the others do."""
    file = file_of(TEXT)
    assert file is not None
    change = saying.said(file, Wanted(tuple(path.split(".")), players), value)
    assert change is not None
    assert edits.applied(TEXT, [change]) == after


def test_it_is_written_into_the_innermost_block_there_is() -> None:
    """Also if that is in another, or for some numbers of players."""
    text = "variant a extends fft {\n  claim handful {\n    level triple {\n      count 14\n    }\n  }\n}\n"
    file = file_of(text)
    assert file is not None
    change = saying.said(file, Wanted(("claim", "handful", "level", "triple", "worth"), None), "60")
    assert change is not None
    assert edits.applied(text, [change]) == text.replace("14\n", "14\n      worth 60\n")


@pytest.mark.parametrize(
    ("text", "path", "after"),
    [
        (TEXT, "bonus.petit-au-bout.worth", TEXT.replace("bonus petit-au-bout { worth 15 } # so", "# so")),
        (
            "variant a extends fft { deal { cut left; hand 18 } }",
            "deal.hand",
            "variant a extends fft { deal { cut left } }",
        ),
        (
            "variant a extends fft { deal { hand 18; cut left } }",
            "deal.hand",
            "variant a extends fft { deal { cut left } }",
        ),
        ("variant a extends fft { deal { # no\n hand 18 } }", "deal.hand", "variant a extends fft { deal { # no\n } }"),
    ],
)
def test_what_is_taken_back_takes_no_comment_with_it(text: str, path: str, after: str) -> None:
    """Nor the sign that parts what stays, nor a block that holds something else."""
    file = file_of(text)
    assert file is not None
    change = saying.taken_back(file, Wanted(tuple(path.split(".")), None))
    assert change is not None
    assert edits.applied(text, [change]) == after


@pytest.mark.parametrize("value", ["20; multiplied no", "20 } bonus b { worth 1", "20 # gone", "}", ""])
def test_a_value_that_says_more_than_a_value_is_refused(value: str) -> None:
    """Nobody changes another rule by what is typed into one."""
    file = file_of(TEXT)
    assert file is not None
    assert saying.said(file, Wanted(("bonus", "petit-au-bout", "worth"), None), value) is None
