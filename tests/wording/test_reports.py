"""Problems, put into words and shown."""

import json
from collections.abc import Callable

import pytest

from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Label, Problem
from tarotrules.source.text import Source, Span
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.diagnostics import Presented, present
from tarotrules.wording.errors import WordingError
from tarotrules.wording.to_human import to_human
from tarotrules.wording.to_json import to_json
from tarotrules.wording.to_sarif import to_sarif

Make = Callable[..., Catalogue]

TWICE = Problem("X007", "said-twice")
FTL = """
X007 = « { $key } » vaut { $old }, puis { $new }.
    .here = la seconde fois
    .first = la première fois
    .help = Gardez { LIST($words, joint: "or") }.
"""
ONE = Source("les nôtres.tarot", "# language: fr\npoignée 10\n\n\n切札 poignée\t13\n")
TWO = Source("fft.tarot", "handful 10\n")


def spell(concept: str, source: Source | None) -> str:
    """As the file would spell it."""
    return {"handful": "poignée"}.get(concept, concept) if source is ONE else concept


def find(source: Source, text: str, nth: int = 0) -> Span:
    """The nth place where a text stands."""
    start = -1
    for _ in range(nth + 1):
        start = source.text.index(text, start + 1)
    return Span(source, start, start + len(text))


def twice(**changed: Argument) -> Diagnostic:
    """A problem in three places of two files."""
    arguments: dict[str, Argument] = {
        "key": Concept("handful"),
        "old": 10,
        "new": 13,
        "words": Concepts(["handful", "trump"]),
    }
    places = [Label(find(ONE, "poignée"), "first"), Label(find(TWO, "handful"), "first")]
    return TWICE.at(find(ONE, "poignée", 1), *places, **(arguments | changed))


def shown(words: Catalogue, *problems: Diagnostic) -> tuple[list[Presented], Catalogue]:
    """Problems in words, and the words."""
    return [present(each, words, spell) for each in problems], words


def test_a_report_reads_like_this(catalogue: Make) -> None:
    """Sentence, places in their files, carets under wide characters, and what to try."""
    report = to_human(*shown(catalogue(FTL, language="fr"), twice()))

    assert report == (
        "Erreur X007 (said-twice) : « poignée » vaut 10, puis 13.\n"
        "  ┌ les nôtres.tarot:5:4\n"
        "2 │ poignée 10\n"
        "  │ ~~~~~~~ la première fois\n"
        "  ⋮\n"
        "5 │ 切札 poignée    13\n"
        "  │      ^^^^^^^ la seconde fois\n"
        "  ┌ fft.tarot:1:1\n"
        "1 │ handful 10\n"
        "  │ ~~~~~~~ la première fois\n"
        "  Conseil : Gardez poignée ou trump.\n"
        "\n"
        "1 problème dans 1 fichier.\n"
    )


def test_nothing_is_said_of_no_problem(catalogue: Make) -> None:
    """A report of nothing is empty."""
    assert to_human(*shown(catalogue(FTL))) == ""


def test_problems_without_a_place_are_counted(catalogue: Make) -> None:
    """A problem need not lie in a file, nor have captions or help."""
    words = catalogue("X001 = No such card.")

    assert to_human(*shown(words, Problem("X001", "no-card", "warning").at(None))) == (
        "Warning X001 (no-card): No such card.\n\n1 problem.\n"
    )


def test_colour_is_only_paint(catalogue: Make) -> None:
    """Without its escapes a coloured report is the plain one."""
    words = catalogue(FTL, language="fr")
    painted = to_human(*shown(words, twice()), colour=True)

    assert "\x1b[1;31m" in painted
    for escape in ("\x1b[0m", "\x1b[1;31m", "\x1b[36m", "\x1b[2m"):
        painted = painted.replace(escape, "")
    assert painted == to_human(*shown(words, twice()))


def test_what_a_file_says_cannot_act_on_the_terminal(catalogue: Make) -> None:
    """Escapes, newlines and reversals that come from a file are shown, not obeyed; long words are cut."""
    source = Source("\x1b]0;x\x07.tarot", "\x1b[2J")
    words = catalogue("X004 = No { $word }.")
    report = to_human(*shown(words, Problem("X004", "x").at(Span(source, 0, 1), word="\x1b\n\u202e" + "x" * 999)))

    assert "\x1b" not in report
    assert "␛␊⟨U+202E⟩xxx" in report
    assert "x" * 80 not in report


def test_an_argument_nobody_uses_is_refused(catalogue: Make) -> None:
    """Neither the sentence nor its captions may ignore what a problem brings."""
    with pytest.raises(WordingError, match=r"\['extra'\]"):
        present(twice(extra=1), catalogue(FTL), spell)


def test_a_problem_without_a_sentence_is_refused(catalogue: Make) -> None:
    """A code that a language does not know raises."""
    with pytest.raises(WordingError, match="'X001'"):
        present(Problem("X001", "no-card").at(None), catalogue(FTL), spell)


def test_json_tells_the_same(catalogue: Make) -> None:
    """Programs get the same words, with lines and columns from 1 and an end that is not included."""
    data = json.loads(to_json(*shown(catalogue(FTL, language="fr"), twice())))
    [problem] = data["problems"]

    assert problem["message"] == "« poignée » vaut 10, puis 13."
    assert problem["places"][0] == {
        "file": "les nôtres.tarot",
        "line": 5,
        "column": 4,
        "end_line": 5,
        "end_column": 11,
        "role": "here",
        "caption": "la seconde fois",
    }


def test_sarif_is_well_formed(catalogue: Make) -> None:
    """Rules are listed once and found by index; a problem is in one place; file names are URIs."""
    log = json.loads(to_sarif(*shown(catalogue(FTL, language="fr"), twice(), twice())))
    [run] = log["runs"]

    assert log["version"] == "2.1.0"
    assert run["tool"]["driver"]["rules"] == [{"id": "X007", "name": "said-twice"}]
    assert [result["ruleIndex"] for result in run["results"]] == [0, 0]
    [location] = run["results"][0]["locations"]
    assert location["physicalLocation"]["artifactLocation"]["uri"] == "les%20n%C3%B4tres.tarot"
    assert len(run["results"][0]["relatedLocations"]) == 2
