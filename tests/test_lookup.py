"""A setting is found by the words somebody has for it."""

from functools import cache
from pathlib import Path

import pytest

from tarotrules import documents, library, lookup, pipeline
from tarotrules.explanation import explained
from tarotrules.games.tarot.variant import Variant
from tarotrules.lookup import Reader, look_up, option_names, option_with
from tarotrules.source.diagnostics import Diagnostic


@pytest.fixture(scope="module")
def fft() -> Variant:
    """The official rules."""
    found = pipeline.load("fft").variant
    assert found is not None
    return found


def found(variant: Variant, words: str, language: str = "en", players: int | None = None) -> set[str]:
    """The paths of the settings that are found."""
    each = look_up(variant, words.split(" "), Reader(documents.vocabulary(), language), players)

    assert not isinstance(each, Diagnostic)
    return {".".join(one.path) for one in each}


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("claim.handful.level.single.worth", "en"),
        ("handful single worth", "en"),
        ("worth single handful", "en"),
        ("claim.handful.single.worth", "fr"),
        ("poignée simple vaut", "fr"),
        ("POIGNEE vaut.simple", "fr"),
        ("poignée simple vaut", "ja"),
        ("Poignée einfach Wert", "de"),
        ("手役 シングル 価値", "ja"),
        ("пуанье простая стоит", "ru"),
    ],
)
def test_words_may_come_in_any_order_language_and_spelling(words: str, language: str, fft: Variant) -> None:
    """One setting has all these words in its path, whoever asks."""
    assert found(fft, words, language) == {"claim.handful.level.single.worth"}


def test_a_word_finds_all_it_occurs_in(fft: Variant) -> None:
    """A word of a name or title is enough, and everything that has it is told."""
    heads = {path.rsplit(".", 1)[0] for path in found(fft, "petit")}

    assert heads == {"deck.class.petit", "redeal.petit-sec", "bonus.petit-au-bout"}
    assert {path.rsplit(".", 1)[0] for path in found(fft, "petit au bout")} == {"bonus.petit-au-bout"}


def test_a_title_is_a_name(fft: Variant) -> None:
    """What an entry is called in the reader's language finds it."""
    title = fft.titles["bonus", "petit-au-bout"]["ja"]

    assert found(fft, f"{title} 価値", "ja") == {"bonus.petit-au-bout.worth"}


def test_a_complete_path_is_one_setting_though_its_words_occur_elsewhere(fft: Variant) -> None:
    """The path of a setting, as ``explain`` writes it, finds that one alone."""
    for each in explained(fft):
        assert found(fft, ".".join(each.path)) == {".".join(each.path)}


def test_beginnings_and_values_come_last(fft: Variant) -> None:
    """A word that is no name is looked for as the beginning of one, and then in values; one that is, is not."""
    assert found(fft, "handf single worth") == found(fft, "handful single worth")
    assert "bonus.petit-au-bout.when" in found(fft, "penultimate_trick")
    assert all("petit" in path for path in found(fft, "petit"))


def test_a_broken_number_is_a_word(tmp_path: Path) -> None:
    """What a value says is found as it is written, thirds too."""
    file = tmp_path / "thirds.tarot"
    rules = "bonus petit-au-bout { worth 1/3 }\n  scoring { round unit nearest 1 }"
    file.write_text(f"variant thirds extends fft {{\n  {rules}\n}}\n", "utf-8")
    thirds = pipeline.load(str(file)).variant
    assert thirds is not None

    assert found(thirds, "⅓") == {"bonus.petit-au-bout.worth"}


def test_players_leave_out_what_is_so_for_others(fft: Variant) -> None:
    """Only what holds for so many players is told."""
    told = look_up(fft, ["call", "first_lead"], Reader(documents.vocabulary(), "en"), 4)

    assert found(fft, "call first_lead", players=5) == {"call.first_lead"}
    assert isinstance(told, Diagnostic)


@pytest.mark.parametrize(
    ("words", "hint", "offered"),
    [
        ("claim.handfull.single.worth", "near", "annonce poignée simple vaut"),
        ("poigné simpel", "near", "poignée simple"),
        ("Reizung", "near", "enchères"),
        ("handful slam", "list", ["annonce.poignée", "exploit.chelem"]),
        ("xyzzy", "none", []),
    ],
)
def test_what_is_near_is_offered(words: str, hint: str, offered: object, fft: Variant) -> None:
    """Where nothing fits, the words are corrected if that helps, or what has most of them is named."""
    problem = look_up(fft, [words], Reader(documents.vocabulary(), "fr"))

    assert isinstance(problem, Diagnostic)
    near, listed = problem.arguments["suggestion"], problem.arguments["known"]
    assert problem.arguments["hint"] == hint
    assert offered == (near if hint == "near" else list(listed) if isinstance(listed, tuple) else None)


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("misère", "misere"),
        ("ポース", "pousse"),
        ("petit imprenable", "petit-imprenable"),
        ("round near 10", None),
        ("chel", None),
    ],
)
def test_what_only_an_option_has_is_found_with_it(words: str, option: str | None) -> None:
    """An option is named by its name or title, or by what is in the rules with it, never by half a word."""
    reader = Reader(documents.vocabulary(), "fr")

    assert option_with(lambda name: pipeline.load("fft", (name,)).variant, [words], reader) == option


def test_whatever_an_option_brings_is_found_with_one(fft: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what is new with an option no step is missed because no option seems to say it; every other is tried."""
    reader = Reader(documents.vocabulary(), "fr")
    # What an option says is the same for every word.
    monkeypatch.setattr(lookup, "_said_in", cache(lookup._said_in))
    monkeypatch.setattr(lookup, "option_names", cache(lambda name: tuple(option_names(name))))
    load = cache(lambda name: pipeline.load("fft", (name,)).variant)
    known = {each.path for each in explained(fft)}
    with_options = [variant for option in library.shipped_options() if (variant := load(option))]
    steps = {step for each in with_options for one in explained(each) if one.path not in known for step in one.path}
    unknown = sorted(step for step in sorted(steps)[::2] if isinstance(look_up(fft, [step], reader), Diagnostic))

    assert len(unknown) > 10
    assert [word for word in unknown if option_with(load, [word], reader) is None] == []


def test_a_word_that_nothing_says_tries_no_option() -> None:
    """To load every option takes longer than all the rest."""
    tried: list[str] = []

    def load(name: str) -> Variant | None:
        tried.append(name)
        return pipeline.load("fft", (name,)).variant

    assert option_with(load, ["overtrupm"], Reader(documents.vocabulary(), "en")) is None
    assert tried == []
