"""What the system says of a file it does not give is told in the reader's language where the cause is a common one."""

import errno
import os

import pytest

from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tarotrules.source.diagnostics import Problem
from tarotrules.source.failures import failure
from tarotrules.source.problems import CANNOT_WRITE, UNREADABLE

COMMON = (
    errno.EACCES,
    errno.EROFS,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EISDIR,
    errno.ENOSPC,
    errno.ENAMETOOLONG,
    errno.EBUSY,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", [UNREADABLE, CANNOT_WRITE], ids=lambda each: each.name)
def test_common_causes_need_no_words_of_the_system(language: str, problem: Problem) -> None:
    """None of its text is shown, and each cause is told in another way; ENOENT and ENOTDIR are one."""
    said = [present([failure(problem, "x", OSError(number, os.strerror(number)))], {}, language) for number in COMMON]

    assert len(set(said)) == len(COMMON) - 1
    assert [text for text, number in zip(said, COMMON, strict=True) if os.strerror(number) in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_causes_are_told_by_the_system_in_brackets(language: str) -> None:
    """Rather its own words than none, behind a sentence of ours."""
    said = present([failure(UNREADABLE, "x", OSError(errno.EIO, "Input/output error"))], {}, language)

    assert "Input/output error)" in said.replace("）", ")")


def test_what_cannot_be_a_name_is_said_to_be_none() -> None:
    """A name may hold what no file system allows."""
    said = present([failure(CANNOT_WRITE, "a\0b", ValueError("embedded null byte"))], {}, "en")

    assert "cannot be the name of a file" in said
    assert "null byte" not in said
