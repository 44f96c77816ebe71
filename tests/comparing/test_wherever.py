"""A rule is found among all that is known: by words, in any language, or by what a setting says."""

import json

import pytest

from tarotrules import documents
from tarotrules.cli.main import main
from tarotrules.lookup import Reader
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.wherever import Condition, Found, conditions, wherever
from tests.numbering import rule_number

Said = pytest.CaptureFixture[str]


def found(*asked: str, language: str = "en") -> dict[str, set[str]]:
    """Who has what is asked for: variants and options."""
    wanted = conditions(asked)
    assert isinstance(wanted, list)
    hits = wherever(wanted, Reader(documents.vocabulary(), language))
    assert isinstance(hits, Found)
    return {
        "variants": {each.name for each in hits.hits if not each.option},
        "options": {each.name for each in hits.hits if each.option},
    }


def problem(*asked: str) -> str:
    """What is wrong with what is asked for, and where."""
    wanted = conditions(asked)
    one = wanted if isinstance(wanted, Diagnostic) else wherever(wanted, Reader(documents.vocabulary(), "en"))
    assert isinstance(one, Diagnostic)
    return " ".join(
        [one.code, *(each.span.text for each in one.labels), str(one.arguments.get("suggestion", ""))]
    ).strip()


def test_an_option_that_brings_a_rule_is_found() -> None:
    """Hardly any shipped variant has a misère by itself; the options that have one are found by it, in any language."""
    for language, word in (("fr", "misere"), ("de", "misère")):
        hits = found(word, language=language)
        assert hits["variants"] == {"rencontrestarot"}
        assert hits["options"] >= {"misere", "misere-court", "misere-each-pays", "misere-personal"}


def test_settings_are_asked_what_they_say() -> None:
    """Numbers are compared, words are read in every language, and all conditions have to hold."""
    assert "eryod" in found("auction.rounds = until_all_pass")["variants"]
    assert "fft" in found("enchères.tours=un")["variants"]
    assert "fft" not in found("auction.rounds != one")["variants"]
    assert found("handful.triple.worth > 40")["variants"] == {"rencontrestarot", "wikipedia", "wikipedia-older"}
    assert found("handful.triple.worth > 40", "bid petite")["variants"] == {"rencontrestarot", "wikipedia-older"}
    assert found("handful.triple.worth = 7") == {"variants": set(), "options": set()}


def test_what_cannot_be_asked_is_shown() -> None:
    """A condition without a side, with two signs, or a word where a number is compared, is marked where it is."""
    assert conditions(["a", "b.c <= 3", "d"]) == [Condition("a d"), Condition("b.c", "<=", "3")]
    assert problem("= 3") == "C014 ="
    assert problem("rounds =") == "C014 ="
    assert problem("3 < rounds < 4") == "C014 <"
    assert problem("rounds > once") == "C015 once"
    assert problem("shuffel") == "F011 shuffle"
    # The official rules know nothing like it; others do.
    assert problem("quadrupel") == "F011 quadruple"


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "le moins de points"),
        ("fr", "fewest points"),
        ("de", "wenigste Punkte"),
        ("ru", "меньше всего очков"),
        ("ja", "点数が少ない"),
    ],
)
def test_a_rule_is_found_by_what_it_says(language: str, typed: str, capsys: Said) -> None:
    """Where no setting is called so, sentences are read, in the reader's language and in English."""
    who_ranks_so(typed, language, capsys)


def test_nobody_is_found_who_does_not_say_so(capsys: Said) -> None:
    """Among all that are shipped, one variant ranks so, and an option does where nobody takes."""
    who_ranks_so("fewest points", "en", capsys)


def who_ranks_so(typed: str, language: str, capsys: Said) -> None:
    """Find the rule by which whoever has fewest points wins, and who has it."""
    assert main(["find", typed, "--lang", language, "--format", "json"]) == 0
    rules = {each["number"]: each for each in json.loads(capsys.readouterr().out)}
    who = {(number, name) for number, each in rules.items() for way in each["wordings"] for name in way["variants"]}
    assert who == {(rule_number("mode.qui-perd-gagne.rank"), "qui-perd-gagne")}
    assert ["vachette"] in [way["options"] for way in rules[rule_number("mode.vachette.rank")]["wordings"]]


@pytest.mark.usefixtures("few")
def test_the_rule_is_told_with_its_number(capsys: Said) -> None:
    """The sentence of the rule, with its number, stands once for all who have it."""
    assert main(["find", "auction.rounds = until_all_pass", "--format", "json"]) == 0
    (rule,) = json.loads(capsys.readouterr().out)
    assert rule["number"] == rule_number("auction.rounds")
    assert {"eryod", "wikipedia"} <= set(rule["wordings"][0]["variants"])

    assert main(["find", "misere-court", "--lang", "ja", "--format", "md"]) == 0
    for language in ("en", "ja"):
        assert main(["find", "handful.triple.worth = 7", "--lang", language]) == 0
        assert "60" in capsys.readouterr().out
