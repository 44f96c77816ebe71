"""Values that were written only are built by tapping, in words of players; what blocks cannot show stays a text."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules import documents, library, pipeline
from tarotrules.book.typography import set_spaces
from tarotrules.draft.writing import write
from tarotrules.expressions.canonical import canonical
from tarotrules.games.checking.cards import cards_of
from tarotrules.games.registry import family
from tarotrules.games.tarot.ruleset.deck import CardSet
from tarotrules.games.tarot.ruleset.features import SCOPES, is_whole
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Formula, Kind
from tarotrules.settings.walk import values
from tarotrules.studio import building, doors
from tarotrules.studio.building import Site
from tarotrules.studio.building_blocks import Unbuildable
from tarotrules.studio.form import widget
from tarotrules.studio.pack import GAMES
from tarotrules.syntax.document import Entry
from tarotrules.syntax.spelling import Speller
from tests.games.tarot.engine.tables import HOUSES, table
from tests.studio.door import asked

MORE: Final = ("tests/variants/unforeseen", "tests/games/tarot/houses", "docs/examples")
JEUDI: Final = Path("docs/examples/jeudi.tarot").read_text("utf-8")
BONUS: Final = "bonus.petit-au-bout.when"
PETIT: Final[dict[str, Any]] = {"path": BONUS, "players": [4, 5]}
STAY_TEXTS: Final = {
    "deal.tricks - 1 <= achiever.tricks",
    "deal.tricks - 3 <= achiever.tricks",
    "deal.tricks - 1 <= attack.tricks",
    "deal.tricks - 3 <= attack.tricks",
    "not (last_trick.winner = partner or last_trick.winner = taker)",
    "petit.player.side = petit.winner.side and not last_trick.petit >= 1",
    "5 * (defence.tricks - 3)",
    "3 * (attack.low-hearts - 1)",
}
"""All that blocks do not show of what shipped and tested rules say."""
FEW: Final = 30
"""So many facts of a topic at most, in a list that somebody looks through."""
BUILT: Final = {"CardSet": 17, "Formula": 191, "Listing": 19, "RoundingKind": 9}
"""So many different values of each kind they show."""


def built(**args: Any) -> Any:
    """What something would come to in the place of the bonus's condition."""
    return asked("built", **{"text": JEUDI, "language": "fr", "blocks": None, "value": "", **PETIT, **args})


@cache
def rules() -> list[Variant]:
    """Everybody's rules: shipped, and those of tests."""
    shipped = [table(name) for name in (*library.shipped(), *(each.stem for each in HOUSES.glob("*.tarot")))]
    more = (pipeline.load(str(each)).variant for folder in MORE for each in sorted(Path(folder).glob("*.tarot")))
    return [*shipped, *(each for each in more if each is not None and each.game in GAMES)]


@cache
def said() -> dict[tuple[str, str], tuple[Kind, Any, Site]]:
    """Each different value that is not a choice or a number, once for each thing it is about."""
    speller = Speller(documents.vocabulary(), "en")
    found: dict[tuple[str, str], tuple[Kind, Any, Site]] = {}
    for variant in rules():
        for players, ruleset in variant.rulesets.items():
            for path, kind, value in values(ruleset):
                if widget(kind)["kind"] == "text":
                    written = speller.values(write(kind, value))
                    site = Site(variant, path, (players,), "en")
                    found.setdefault((written, f"{path[0]}.{path[-1]}"), (kind, value, site))
    return found


@cache
def rebuilt() -> tuple[list[tuple[Kind, Any, Any]], dict[str, set[str]]]:
    """What blocks show, with what they come to again; and how all of it is written, by kind."""
    again, written = [], dict[str, set[str]]()
    for (words, _), (kind, value, site) in said().items():
        try:
            blocks = json.loads(json.dumps(building.blocks(kind, value, site)))
        except Unbuildable:
            written.setdefault("", set()).add(words)
            continue
        written.setdefault(type(kind).__name__, set()).add(words)
        again.append((kind, value, building.groups(kind, blocks, site)))
    return again, written


def test_what_anybody_says_is_shown_by_blocks_or_as_a_text() -> None:
    """By blocks but for a few; they come to the same again."""
    again, written = rebuilt()

    assert written.pop("") == STAY_TEXTS
    assert {kind: len(each) for kind, each in written.items()} == BUILT
    assert [value for kind, value, groups in again if not _same(kind, groups, value)] == []


def _same(kind: Kind, groups: Any, value: Any) -> bool:
    if isinstance(kind, CardSet):
        return {card for group in groups for item in group for card in cards_of(CardSet(), item)} == set(value)
    if isinstance(kind, Formula):
        return [canonical(one, is_whole) for group in groups for one in group] == [canonical(value, is_whole)]
    return bool(groups == write(kind, value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_blocks_come_to_is_read_again_in_each_language(language: str) -> None:
    """As it was meant."""
    speller = Speller(documents.vocabulary(), language)
    line, head = speller.keyword("language"), f"{speller.keyword('variant')} a {speller.keyword('extends')} fft"
    for kind, value, groups in rebuilt()[0]:
        document, problems, _ = documents.parse("", f"# {line}: {language}\n{head} {{ x {speller.values(groups)} }}")
        assert document is not None, problems
        (entry,) = document.body
        assert isinstance(entry, Entry)
        assert _same(kind, entry.values, value)


def test_a_kind_that_is_written_has_something_to_be_built_with() -> None:
    """Whoever declares a new kind says so here, or nobody could build it."""

    class Strange(Kind):
        def schema(self) -> dict[str, Any]:
            return {}

        def others(self, value: Any) -> Iterator[Any]:
            yield value

    kinds = {type(kind): (kind, site) for kind, _, site in said().values()}
    offers = {of.__name__: building.offered(*each)["kind"] for of, each in kinds.items()}

    assert offers.keys() == BUILT.keys()
    with pytest.raises(TypeError):
        building.offered(Strange(), next(iter(said().values()))[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_name_of_its_own(language: str) -> None:
    """Each that may be asked about there is offered, and none is called like another; few at a time."""
    declared = {(frozenset(each.main.deck.class_), frozenset(each.main.promise)): each for each in rules()}
    for variant in declared.values():
        for scope, known in SCOPES.items():
            path = {"claim": ("claim", "x", "when"), "settlement": ("claim", "x", "worth")}.get(scope, ("redeal", "x"))
            own = family().building(variant, variant.main, language)
            facts = list(own.facts(Formula("truth", scope), path))
            called = Counter((each.kind, each.name) for each in facts)
            roots = {each.path.split(".")[0] for each in facts}

            assert [name for name, count in called.items() if count > 1 or not name[1].strip()] == []
            assert {
                each for each in known if each not in {"achiever", "announcer", "chosen", "hand", "dealt", "declarer"}
            } <= roots
            assert all(each.about.strip() for each in facts)
            assert max(Counter(each.about for each in facts if not each.seldom).values()) <= FEW


@pytest.mark.parametrize(
    ("path", "absent"),
    [
        (BONUS, {"hand", "dealt", "declarer", "announcer"}),
        ("promise.slam.kept", {"hand", "dealt", "declarer", "slam"}),
        ("claim.handful.level.simple.worth", {"announcer", "achiever"}),
        ("redeal.petit-sec.when", {"taker", "made", "?"}),
    ],
)
def test_what_nobody_has_there_is_not_offered(path: str, absent: set[str]) -> None:
    """Neither are opposites of opposites, nor what a shorter word says."""
    facts = asked("builder", text=JEUDI, language="fr", path=path, players=[4, 5])["offered"]["facts"]
    paths = {each["path"] for each in facts}

    assert facts
    assert absent.isdisjoint(each.split(".")[0] for each in paths)
    assert not any("opponents" in each or each in {"taker.side", "last_trick.cards"} for each in paths)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "même pli"),
        ("en", "same trick"),
        ("de", "selben Stich"),
        ("ru", "одной взятке"),
        ("ja", "同じトリック"),
    ],
)
def test_cards_of_one_trick_are_found_as_players_say_it(language: str, typed: str) -> None:
    """By the fact that they are compared by."""
    facts = asked("builder", text=JEUDI, language=language, path="bonus.petit-au-bout.when", players=[4, 5])["offered"]
    found = [each["path"] for each in facts["facts"] if typed in f"{each['name']} {each['sought']}"]
    assert found == ["?.trick"]


def test_what_is_said_already_is_offered_all_the_same() -> None:
    """However seldom somebody says it: the condition is shown as it is."""
    text = "variant x extends fft { bonus petit-au-bout { when petit.player.opponents = last_trick.winner.side } }"
    found = asked("builder", text=text, language="en", path=BONUS, players=[4])

    assert "?.player.opponents" in {each["path"] for each in found["offered"]["facts"]}
    assert found["blocks"]["items"] == [{"fact": "last_trick.winner.side", "verb": "=", "to": "petit.player.opponents"}]


ROWS: Final[dict[str, tuple[dict[str, Any], str, int]]] = {
    "several": ({"fact": "last_trick.*", "cards": ["T19", "T20"], "verb": ">=", "to": "1"}, "t19-to-t20", 1),
    "one": ({"fact": "?.player", "cards": ["HK"], "verb": "=", "to": "taker"}, "hk", 1),
    "what it is": ({"fact": "last_trick.winning_card", "verb": "is", "to": "*", "of": ["HK"]}, "hk", 1),
    "beside": ({"fact": "attack.oudlers", "verb": ">", "to": "defence.*", "of": ["T19", "T20"]}, "t19-to-t20", 1),
    "known": ({"fact": "last_trick.*", "cards": ["T1"], "verb": ">=", "to": "1"}, "petit", 0),
    "common": ({"fact": "last_trick.*", "cards": ["SQ", "HQ", "DQ", "CQ"], "verb": ">=", "to": "1"}, "queens", 1),
}


@pytest.mark.parametrize("which", ROWS)
def test_cards_that_have_no_word_are_tapped_in_a_condition(which: str) -> None:
    """They get one, which the rules have afterwards; cards that have a word keep it."""
    row, word, new = ROWS[which]
    given: dict[str, Any] = {"text": JEUDI, "language": "fr", "path": BONUS, "players": [4, 5]}
    found = asked("built", **given, blocks={"join": "and", "items": [row]}, value="")
    more = {"value": found["value"], "besides": found["besides"], "known": JEUDI, "force": False}
    (change,) = asked("said", **given, **more)["changes"]
    after = JEUDI[: change["from"]] + change["insert"] + JEUDI[change["to"] :]
    variant = pipeline.load_text(after).variant
    assert variant is not None
    classes = variant.main.deck.class_

    assert found["problems"] == []
    assert word in str(variant.rulesets[4].bonus["petit-au-bout"].when)
    assert after.count("classe") - JEUDI.count("classe") == new
    assert len(classes[word].cards) == len({*row.get("cards", ()), *row.get("of", ())})


def test_a_word_for_cards_stands_beside_one_that_was_changed() -> None:
    """However the file says that."""
    row = {"fact": "last_trick.*", "cards": ["HK"], "verb": ">=", "to": "1"}
    for deck in ("deck { class courts { cards king } }", "deck class courts { cards king }", "deck class courts king"):
        found = asked(
            "built",
            text=f"variant x extends fft {{ {deck} }}",
            language="en",
            path=BONUS,
            players=[4],
            blocks={"join": "and", "items": [row]},
            value="",
        )
        assert (found["value"], found["problems"]) == ("last_trick.hk >= 1", [])


@pytest.mark.parametrize(
    "row",
    [
        {"fact": "last_trick.*", "verb": ">=", "to": "1"},
        {"fact": "last_trick.*", "cards": [], "verb": ">=", "to": "1"},
        {"fact": "last_trick.*", "cards": ["XX"], "verb": ">=", "to": "1"},
        {"fact": "last_trick.*", "cards": [5], "verb": ">=", "to": "1"},
        {"fact": "?.player", "cards": ["HK", "SK"], "verb": "=", "to": "taker"},
        {"fact": "?.trick", "cards": ["CQ", "SQ"], "verb": "=", "to": "1"},
        {"fact": "trumps.trick", "verb": "=", "to": "1"},
        {"fact": "trumps.player", "verb": "=", "to": "taker"},
        {"fact": "last_trick.winning_card", "verb": "is", "to": "*"},
    ],
)
def test_what_are_no_cards_is_no_condition(row: dict[str, Any]) -> None:
    """None, unknown ones, or several where a single one is asked about."""
    assert built(blocks={"join": "and", "items": [row]})["value"] is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "the queen of clubs and the queen of spades fall in the same trick"),
        ("fr", "la dame de trèfle et la dame de pique tombent dans le même pli"),
        ("de", "die Kreuz-Dame und die Pik-Dame im selben Stich liegen"),
        ("ru", "дама треф и дама пик оказываются в одной взятке"),
        ("ja", "クラブのQとスペードのQが同じトリックで出"),
    ],
)
def test_two_cards_in_one_trick_are_tapped_and_told(language: str, told: str) -> None:
    """Both black queens: each gets a word, and the trick of the one is that of the other."""
    row = {"fact": "?.trick", "cards": ["SQ"], "verb": "=", "to": "?.trick", "of": ["CQ"]}
    found = built(language=language, blocks={"join": "and", "items": [row]})

    assert found["problems"] == []
    assert found["value"] == "sq.pli = cq.pli"
    assert told in found["means"]
    facts = asked("builder", **{"text": JEUDI, "language": language, **PETIT})["offered"]["facts"]
    assert len({each["about"] for each in facts if each["path"] in {"?.trick", "attack.tricks"}}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_built_is_told_before_it_is_taken(language: str) -> None:
    """In the words in which the book will print it."""
    row = {"fact": "attack.tricks", "verb": ">=", "to": "10"}
    found = built(language=language, blocks={"join": "and", "items": [row]})
    given: dict[str, Any] = {"text": JEUDI, "language": language, "known": JEUDI, "force": False, **PETIT}
    (change,) = asked("said", value=found["value"], **given)["changes"]
    after = JEUDI[: change["from"]] + change["insert"] + JEUDI[change["to"] :]
    (field,) = asked("form", text=after, language=language, settings=BONUS)["fields"]
    variant = pipeline.load_text(after).variant

    assert found["value"] == "attaque.plis >= 10"
    assert "10" in found["means"]
    assert variant is not None
    said = " ".join(family().sentences(variant, tuple(BONUS.split(".")), language))
    assert found["sentences"] in set_spaces(said, language)
    assert {each["means"] for each in field["groups"]} == {found["means"]}


ANYTHING: Final = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["petit.player", "and", ">=", "1"]),
    lambda each: (
        st.lists(each, max_size=3)
        | st.dictionaries(
            st.sampled_from(["join", "items", "fact", "verb", "to", "terms", "cards", "made", "way"]), each
        )
    ),
    max_leaves=8,
)
"""Blocks of a page that somebody has tampered with."""


@given(ANYTHING, st.sampled_from([*BUILT]))
def test_no_blocks_do_any_harm(blocks: Any, of: str) -> None:
    """They come to something, or to nothing; an error would end the program that the page asks."""
    kind, site = next((kind, site) for kind, _, site in said().values() if type(kind).__name__ == of)
    with suppress(Unbuildable):
        building.groups(kind, blocks, site)


@pytest.mark.parametrize(
    "value",
    [
        "dernier_pli.petit >=",
        "dernier_pli.petit >= 1; vaut 77",
        "dernier_pli.petit >= 1 } prime autre comme petit-au-bout { vaut 1",
        "(" * 3000,
        "<img src=x onerror=alert(1)>",
        "\u202eelpmaxe",
        "1e999999999",
        "{",
        "# rien",
        "`",
        '"',
    ],
)
def test_what_is_wrong_in_a_field_is_told_there(value: str) -> None:
    """In words, at once; nothing else can be said from a field."""
    found = built(value=value)

    assert found["value"] is None or found["problems"]


def test_only_what_changes_is_told() -> None:
    """Of a table, the row in which something changes."""
    found = built(path="scoring.target", value="57, 51, 41, 36")["sentences"]

    assert "57" in found
    assert "51" not in found


@pytest.mark.parametrize("written", ["1e400", "9" * 100, "1/0", "x", ""])
def test_what_is_no_number_is_none(written: str) -> None:
    """Nor one that would keep the program busy."""
    term = {"times": written, "fact": "contract.worth"}

    assert built(path="claim.handful.level.simple.worth", blocks={"terms": [term]})["value"] is None


def test_what_may_stand_in_a_field_is_offered() -> None:
    """From where on it takes the place of what is there, as a browser counts."""
    found = asked("building_words", text=JEUDI, language="fr", value="preneur = petit.dé", at=18, **PETIT)

    assert found["from"] == 16
    assert "détenteur" in [each["written"] for each in found["words"]]


@pytest.mark.parametrize(
    ("said", "settings", "before"),
    [
        ("claim handful { level single { worth 30 } }", "claim.handful.level.single.worth", {"20 points"}),
        ("bonus petit-au-bout { payee defence }", "bonus.petit-au-bout.payee", {"the side that wins the last trick"}),
        ("deck { class trumps T1..T20 }", "deck.class.trumps.cards", {"21 trumps: 21 cards"}),
        ("scoring { target 57, 51, 41, 36 }", "scoring.target", {"56, 51, 41, 36"}),
    ],
)
def test_what_a_value_replaced_is_read_aloud(said: str, settings: str, before: set[str]) -> None:
    """In the words in which its blocks show it, not as a file has it."""
    form = doors.DOORS["form"](f"variant x extends fft {{ {said} }}", "en", settings)
    groups = [group for each in form["fields"] for group in each["groups"]]
    assert {group["before"] for group in groups} - {None} == before


def test_what_a_rounding_replaced_is_told_as_the_book_tells_it() -> None:
    """There are no shorter words for it."""
    form = doors.DOORS["form"](
        "variant x extends fft { scoring { round margin nearest 5 } }", "en", "scoring.round.margin"
    )
    assert "rounded up to a whole number" in form["fields"][0]["groups"][0]["before"]


def test_in_an_empty_field_the_beginnings_are_offered() -> None:
    """Those of a value, not of a statement behind it."""
    found = asked("building_words", text=JEUDI, language="fr", value="", at=0, **PETIT)

    assert found["from"] == 0
    words = {each["written"] for each in found["words"]}
    assert "preneur" in words
    assert "remarque" not in words
