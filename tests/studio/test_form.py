"""Each setting has a field in which it is changed: whoever declares one, or a kind, need not think of the form."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tarotrules import pipeline
from tarotrules.games.registry import family
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Record, Setting, word
from tarotrules.settings.walk import values
from tarotrules.studio.file import file_of
from tarotrules.studio.form import widget
from tarotrules.studio.pack import GAMES
from tarotrules.studio.saying import kind_at
from tests.studio.door import asked

JEUDI = Path("docs/examples/jeudi.tarot").read_text("utf-8")


def printed(text: str, language: str) -> str:
    """What the book says, without what it looks like."""
    return spaced(unescape(re.sub("<[^>]*>", "", asked("book", text=text, language=language)["html"])))


def spaced(text: str) -> str:
    """A text with spaces of one kind."""
    return " ".join(text.split())


def declared(record: type[Record], above: str) -> Iterator[tuple[str, Kind]]:
    """Every setting there is, wherever it is declared."""
    for name, field in record.fields.items():
        here = f"{above}.{word(name)}"
        if isinstance(field, Setting):
            yield here, field.kind
        elif isinstance(field, Entries):
            yield from [(here, field.of)] if isinstance(field.of, Kind) else declared(field.of, here)
        else:
            yield from declared(field.record, here)


KINDS = {kind: place for game in GAMES for place, kind in declared(family(game).ruleset(), "")}


@pytest.mark.parametrize("kind", KINDS, ids=KINDS.get)
def test_each_setting_is_entered_somehow(kind: Kind) -> None:
    """As a choice, a number, a text, or one for each language."""
    assert widget(kind)["kind"] in {"choice", "number", "text", "texts"}


def test_what_names_an_entry_offers_the_entries_there_are() -> None:
    """By their titles, for as many players as they are declared for."""
    text = "variant a extends fft with parole, parole-prise-only {}"
    (field,) = asked("form", text=text, language="fr", settings="auction.parole.only")["fields"]

    assert [each["value"] for each in field["widget"]["values"]] == [*rules_of(text).auction.bid]
    assert field["widget"]["values"][0]["name"] == "Prise"


def rules_of(text: str) -> Any:
    """The rules of a text."""
    variant = pipeline.load_text(text).variant
    assert variant is not None
    return variant.main


def test_a_kind_that_nobody_thought_of_is_an_error() -> None:
    """It is not passed over in silence."""

    class Strange(Kind):
        def schema(self) -> dict[str, Any]:
            return {}

        def others(self, value: Any) -> Iterator[Any]:
            yield value

    with pytest.raises(TypeError):
        widget(Strange())


def test_each_setting_that_is_said_is_found_in_a_field() -> None:
    """With the value it has, for each number of players, and with somebody who says so."""
    variant = pipeline.load_text(JEUDI).variant
    assert variant is not None
    said = {(path, players) for players, rules in variant.rulesets.items() for path, _, _ in values(rules)}
    told = " ".join(dict.fromkeys(path[0] for path, _ in said if len(path) > 1))
    fields = asked("form", text=JEUDI, language="ja", settings=told)["fields"]
    found = {(tuple(f["path"].split(".")), n) for f in fields for g in f["groups"] for n in g["players"]}

    assert found == {each for each in said if len(each[0]) > 1}
    assert all(group["origin"] is not None for each in fields for group in each["groups"])
    assert all(kind_at(type(variant.main), path) is not None for path, _ in found)


@pytest.mark.parametrize("language", ["fr", "ru", "ja"])
def test_a_choice_is_shown_as_the_sentence_of_the_book(language: str) -> None:
    """And another one as what the book would say then."""
    found = asked("choices", text=JEUDI, language=language, path="claim.handful.multiplied", players=[4, 5])
    told = found["sentences"]
    book = printed(JEUDI, language)
    changed = asked(
        "said",
        text=JEUDI,
        language=language,
        path="claim.handful.multiplied",
        players=[4, 5],
        value="yes",
        known=JEUDI,
        force=False,
    )["changes"]
    (change,) = changed
    after = JEUDI[: change["from"]] + change["insert"] + JEUDI[change["to"] :]

    assert told["yes"] != told["no"]
    assert spaced(told["no"]) in book
    assert spaced(told["yes"]) in printed(after, language)


def test_what_does_not_go_together_is_told_and_may_be_said_all_the_same() -> None:
    """Two changes may be needed: the first is made although it is wrong alone, the second sets it right."""
    given = {"language": "en", "players": [4], "known": JEUDI}
    hand = {"path": "deal.hand", "value": "17", **given}
    refused = asked("said", text=JEUDI, force=False, **hand)
    forced = asked("said", text=JEUDI, force=True, **hand)

    assert (refused["why"], refused["changes"]) == ("clash", [])
    assert "78" in refused["problems"][0]
    assert forced["why"] is None
    assert forced["changes"]


def test_a_mistake_in_a_value_is_told_in_words() -> None:
    """As it would be in the file."""
    found = asked(
        "said",
        text=JEUDI,
        language="en",
        path="bonus.petit-au-bout.when",
        players=[4, 5],
        value="last_trick.petit >=",
        known=JEUDI,
        force=False,
    )

    assert (found["why"], found["changes"]) == ("impossible", [])
    assert found["problems"]


def test_an_own_value_is_taken_back() -> None:
    """Then what it was before is so again; a value that is not one's own cannot be."""
    given = {"text": JEUDI, "language": "fr", "players": [4, 5], "force": False}
    (change,) = asked("unsaid", path="claim.handful.level.triple.worth", **given)["changes"]
    after = JEUDI[: change["from"]] + change["insert"] + JEUDI[change["to"] :]
    (field,) = asked("form", text=after, language="fr", settings="claim.handful.level.triple.worth")["fields"]

    assert [(each["value"], each["own"]) for each in field["groups"]] == [("40", False)]
    assert asked("unsaid", path="claim.handful.count", **given)["why"] == "impossible"


CHANGED = """variant x extends fft {
    bonus petit-au-bout { title { fr "Petit" }; payee attack; multiplied no }
    bonus mine { when last_trick.kings > 0; worth 10; payee attack; into unit; multiplied no; follows_result no }
    bonus alike like mine { worth 44 }
    scoring { target 55, 51, 41, 36; round unit nearest 5 }
    at 4 players { deal { hand 17; chien 10; packet 1 } }
}"""


@pytest.mark.parametrize(
    ("setting", "back"),
    [
        ("bonus.petit-au-bout.payee", "le camp qui remporte le dernier pli"),
        ("bonus.petit-au-bout.multiplied", "oui"),
        ("bonus.mine.worth", None),
        ("bonus.alike.worth", "10 points"),
        ("scoring.target", "56, 51, 41, 36"),
        ("scoring.round.unit", ""),
        ("deal.packet", "3"),
        ("deal.hand", "18"),
        ("deal.cut", None),
    ],
)
def test_what_one_would_get_back_is_told(setting: str, back: str | None) -> None:
    """As the book calls it, also where it would not go together; nothing, if it is invented, or not one's own."""
    (field,) = asked("form", text=CHANGED, language="fr", settings=setting)["fields"]
    assert [each["back"] for each in field["groups"] if 4 in each["players"]] == [back]


def test_what_is_taken_back_alone_may_not_go_together() -> None:
    """It is asked about, and done if somebody insists."""
    given = {"text": CHANGED, "language": "fr", "path": "deal.hand", "players": [4]}
    assert asked("unsaid", **given, force=False)["why"] == "clash"
    assert asked("unsaid", **given, force=True)["changes"]


def test_where_only_some_numbers_of_players_are_meant_a_guard_is_written() -> None:
    """In the language of the file; and the next change for the same is made in it."""
    given = {"language": "de", "path": "deal.cut_least", "force": False}
    (change,) = asked("said", text=JEUDI, players=[5], value="3", known=JEUDI, **given)["changes"]
    after = JEUDI[: change["from"]] + change["insert"] + JEUDI[change["to"] :]
    again = asked("said", text=after, players=[5], value="5", known=after, **given)["changes"]

    assert "à 5 joueurs" in change["insert"]
    assert [each["insert"] for each in again] == ["5"]


@pytest.mark.parametrize("path", ["bonus.roi-au-bout", "bonus.petit-au-bout", "claim.handful", "claim.misere"])
def test_what_a_table_does_not_play_is_dropped(path: str) -> None:
    """Own or inherited, with what the file says of it, and nothing else; no comment goes with it."""
    text = JEUDI.replace("prime", "# ours\n  prime bouts comme petit-au-bout { vaut 1 }\n  prime", 1)
    given = {"text": text, "language": "fr"}
    whole = asked("form", settings=f"{path}.worth {path}.payee", **given)["whole"]
    (change,) = asked("dropped", path=whole["path"], force=True, **given)["changes"]
    after = text[: change["from"]] + change["insert"] + text[change["to"] :]

    assert asked("form", text=after, language="fr", settings=path)["fields"] in ([], None)
    (before, comments), (now, still) = told(text), told(after)
    assert [each for each in now if each != ("remove", *path.split("."))] == [
        each for each in before if each[1 : len(path.split(".")) + 1] != tuple(path.split("."))
    ]
    assert still == comments


def told(text: str) -> tuple[list[tuple[str, ...]], list[str]]:
    """What a text says of what, and its comments."""
    file = file_of(text)
    assert file is not None
    return [(each.act, *each.path) for each in file.own], sorted(each.text for each in file.document.comments)
