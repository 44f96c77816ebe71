"""What others play and what nobody foresaw is added to somebody's rules: they stay sound, and nothing else changes."""

import json
import re
from collections.abc import Mapping
from itertools import cycle
from typing import Any, Final

import pytest

from tarotrules import documents, library, pipeline
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.studio import edits
from tarotrules.studio.file import file_of
from tarotrules.studio.loading import loaded
from tests.laws.code import HOUSE
from tests.studio.door import asked

DEAL: Final[dict[str, Any]] = {"dealer": 3, "taker": 1, "contract": "garde", "card_points": 49, "oudlers": 2}
NAMES: Final = ("Anne", "Bob", "Chloé", "Denis")
MINE: Final = "Le mien"


def house(language: str) -> str:
    """Rules of somebody's own that say what the official ones say."""
    return str(asked("begun", language=language, base="fft", title="Jeudi")["text"])


def added(text: str, language: str, *, force: bool = False, **wanted: Any) -> tuple[str, str]:
    """A text with something more, and where that is."""
    found = asked("added", text=text, language=language, wanted=wanted, force=force)
    assert found["why"] is None, found
    return applied(text, found["changes"]), found["path"]


def errors(text: str) -> list[str]:
    """What is wrong with a text."""
    return [
        each["message"]
        for each in asked("problems", text=text, language="en")["problems"]
        if each["severity"] == "error"
    ]


def applied(text: str, changes: list[dict[str, Any]]) -> str:
    """A text with a change, placed as a browser counts."""
    (change,) = changes
    units = text.encode("utf-16-le")
    before, after = units[: 2 * change["from"]], units[2 * change["to"] :]
    inserted: bytes = change["insert"].encode("utf-16-le")
    return (before + inserted + after).decode("utf-16-le")


def possible(text: str, language: str = "en") -> dict[str, Any]:
    """What can be added, by place."""
    return {each["path"]: each for each in asked("additions", text=text, language=language)["places"]}


PATTERNS: Final = {
    pattern["id"]: (path, pattern) for path, place in possible(house("en")).items() for pattern in place["patterns"]
}
KNOWN: Final = [each["id"] for place in possible(house("en")).values() for each in place["known"]]


def shipped() -> set[str]:
    """Whatever a shipped variant or option has that the official rules do not, by its path."""
    base = pipeline.load("fft").variant
    assert base is not None
    others = [pipeline.load(each) for each in (*library.shipped(), *library.shipped_options())]
    return {
        ".".join((*place.path, name))
        for each in others
        if each.variant is not None
        for place in family().places("en")
        for name in held(each.variant.main, place.path)
        if name not in held(base.main, place.path)
    }


def held(rules: Any, path: tuple[str, ...]) -> Mapping[str, Any]:
    """What rules have at a place."""
    for step in path:
        rules = getattr(rules, step)
    found: Mapping[str, Any] = rules
    return found


def test_everything_that_others_play_is_offered() -> None:
    """And nothing that these rules have already."""
    text, _ = added(house("fr"), "fr", known="claim.misere misere")

    assert {each.split()[0] for each in KNOWN} == shipped()
    assert [each["id"] for each in possible(text)["claim"]["known"]] == []


@pytest.mark.parametrize(("known", "language"), list(zip(KNOWN, cycle(LANGUAGES))))
def test_what_others_play_is_added_and_dropped(known: str, language: str) -> None:
    """In the words of the file; the rules are sound, and dropped the file is what it was."""
    text = house(language).replace("}\n}", "}\n  # ours\n}")
    after, path = added(text, language, known=known)
    option = known.split()[1]

    assert errors(after) == []
    assert file_of(after).document.language == language  # type: ignore[union-attr]
    if after.count("\n") == text.count("\n"):
        document = documents.parse("", after).document
        assert document is not None
        assert edits.applied(after, edits.without_option(document, option)) == text
    else:
        assert applied(after, asked("dropped", text=after, language=language, path=path, force=True)["changes"]) == text
        assert max(map(len, after.splitlines())) <= 120


def test_what_others_play_is_as_they_play_it() -> None:
    """Value by value, for each number of players, but for what needs other rules; and the book says so."""
    for at, known in enumerate(KNOWN):
        language = LANGUAGES[at % len(LANGUAGES)]
        told = asked("addition", text=house(language), language=language, wanted={"known": known})
        assert (told["why"], told["problems"]) == (None, [])
        assert told["sentences"]
        path, source = known.split()
        options = (*documents.needs(source), source) if source in library.shipped_options() else ()
        theirs = pipeline.load("fft" if options else source, options).variant
        ours = loaded(added(house(language), language, known=known)[0]).variant
        assert theirs is not None
        assert ours is not None
        *place, name = path.split(".")
        for players in ours.rulesets.keys() & theirs.rulesets.keys():
            both = (ours.rulesets[players], theirs.rulesets[players])
            mine, other = (held(each, tuple(place))[name].items() for each in both)
            lacking = [each for each in mine if mine[each] != other[each] and mine[each] is not None]
            assert lacking == [], known


def test_an_option_that_says_more_is_taken_itself() -> None:
    """A contract that leaves half points needs the rule for them."""
    after, _ = added(house("en"), "en", known="auction.bid.pousse pousse")

    assert "extends fft with pousse {" in after


FILE: Final = """# langue: fr
variante a étend fft {{
  # un
  prime petit-au-bout {{ vaut 15 }} # deux
  enchères {{
    enchère garde {{ vaut 30 }} # trois
  }}
{more}}}
# fin
"""


@pytest.mark.parametrize("text", [FILE.format(more=""), FILE.format(more="  joueurs 4\n").replace("\n", "\r\n")])
@pytest.mark.parametrize("known", ["claim.misere misere", "auction.bid.petite petite-pousse", "bonus.petit-lost eryod"])
def test_comments_stay_and_a_block_that_is_there_is_used(text: str, known: str) -> None:
    """Every line is still there, in its order, and ends as the others do."""
    after, path = added(text, "fr", known=known)
    lines = iter(after.splitlines(keepends=True))

    assert all(line in lines for line in text.splitlines(keepends=True))
    assert after.count("\n") == after.count("\r\n") or "\r" not in text
    assert after.count("enchères ") == 1
    assert applied(after, asked("dropped", text=after, language="fr", path=path, force=True)["changes"]) == text


def test_a_file_on_one_line_stays_on_it() -> None:
    """And is what it was afterwards."""
    text = "variant a extends fft { bonus petit-au-bout { worth 15 } }"
    after, path = added(text, "en", known="claim.misere misere")

    assert "\n" not in after
    assert applied(after, asked("dropped", text=after, language="en", path=path, force=True)["changes"]) == text


# --- patterns ---


FEW: Final = 4
HAPPENS: Final[Mapping[str, Mapping[str, str]]] = {
    "so-many": {"side": "attack", "counted": "oudlers", "number": "2"},
    "by-far": {"result": "made", "number": "5"},
    "feat-announced": {"comparison": "least", "counted": "points", "number": "40"},
}
"""What stands in blanks so that it happens in the deal."""


def fillings(pattern: Mapping[str, Any], **given: str) -> list[dict[str, str]]:
    """As it begins, and with the last of all choices that there are few of."""
    start = {each["name"]: each["start"] for each in pattern["blanks"]}
    few = (each for each in pattern["blanks"] if 0 < len(each["choices"]) <= FEW)
    last = {each["name"]: each["choices"][-1]["value"] for each in few}
    more = {"levels": "two", "number": "1", "cards": "T21"}
    return [{**start, **given}, {**start, **last, **more, **given}, {**start, "card": "HK", "worth": "7", **given}]


@pytest.mark.parametrize("name", PATTERNS)
def test_a_pattern_makes_sound_rules_that_every_book_tells(name: str) -> None:
    """Whatever stands in its blanks at first, and some other things."""
    _, pattern = PATTERNS[name]
    # Each pattern is read in four languages, in the fourth and the fifth by turns.
    other = ("fr", "en")[list(PATTERNS).index(name) % 2]
    for language, values in zip(("ja", "ru", "de"), fillings(pattern), strict=True):
        text = house(language)
        wanted = {"pattern": name, "title": MINE, "values": values}
        for reader in ("ja", other) if language == "ja" else (language,):
            told = asked("addition", text=text, language=reader, wanted=wanted)
            assert (told["why"], told["problems"]) == (None, []), values
            assert told["sentences"], values
        after, _ = added(text, language, pattern=name, title=MINE, values=values)
        assert errors(after) == []


@pytest.mark.parametrize("name", PATTERNS)
def test_what_a_pattern_adds_is_tapped_and_scored(name: str) -> None:
    """The form of an evening offers it by its title; a deal in which it happens comes to something else."""
    place, pattern = PATTERNS[name]
    happened: dict[str, Any] = {
        "bonus": lambda id: {"bonuses": [{"id": id, "side": "attack", "player": 1}]},
        "claim": lambda id: {"claims": [{"id": id, "player": 1, "level": "single"}]},
        "promise": lambda id: {"promises": [{"id": id, "announced": "attack", "kept": "attack"}]},
        "auction.bid": lambda id: {"contract": id},
        "redeal": lambda id: {"taker": None, "called_off": id},
    }
    for values in fillings(pattern, **HAPPENS.get(name, {}))[:2]:
        text, path = added(house("en"), "en", pattern=name, title=MINE, values=values)
        id = path.removeprefix(f"{place}.")
        form = next(each for each in asked("evening", text=text, language="en")["forms"] if each["players"] == 4)
        assert MINE in json.dumps(form["fields"], ensure_ascii=False)
        deal = {**DEAL, **happened[place](id)}
        if "bonuses" in deal:
            thing = next(t for f in form["fields"] if f["key"] == "bonuses" for t in f["things"] if t["id"] == id)
            asks = {each["key"] for each in thing["fields"]}
            deal["bonuses"] = [{key: each for key, each in deal["bonuses"][0].items() if key in {"id", *asks}}]
        plain, with_it = scored(house("en"), DEAL), scored(text, deal)
        assert with_it["problems"] == [], (deal, with_it)
        assert [each["exact"] for each in with_it["scores"]] != [each["exact"] for each in plain["scores"]]
        assert MINE.casefold() in json.dumps(with_it, ensure_ascii=False).casefold()


def scored(text: str, deal: Mapping[str, Any]) -> Any:
    """What a deal comes to."""
    seated = {"sat": [0, 1, 2, 3], "dealer": None, "told": deal}
    return asked("scored", text=text, language="en", people=NAMES, deals=[seated])["deals"][0]


EITHER: Final[Mapping[str, tuple[str, str]]] = {
    "fr": ("un camp réunit les quatre dames", "ce camp marque"),
    "en": ("one side takes all four queens", "that side scores"),
    "de": ("eine Partei alle vier Damen gewinnt", "bekommt diese Partei"),
    "ru": ("одна из сторон", "эта сторона получает"),
    "ja": ("一方の側がQを4枚すべて取る", "その側が"),
}
DOES_IT: Final = {
    "fr": "le camp qui y parvient", "en": "the side that does it", "de": "die Partei, der es gelingt",
    "ru": "сторона, которой это удалось", "ja": "達成した側",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_bonus_pays_whichever_side_does_it(language: str) -> None:
    """Told so in the book; the evening asks which side it was, and pays that one."""
    text, path = added(house(language), language, pattern="cards-taken", title=MINE, values={"worth": "7"})
    told = " ".join(asked("addition", text=house(language), language=language, wanted=WHOEVER)["sentences"])
    form = next(each for each in asked("evening", text=text, language=language)["forms"] if each["players"] == 4)
    (thing,) = (t for f in form["fields"] if f["key"] == "bonuses" for t in f["things"] if t["title"] == MINE)
    id = path.removeprefix("bonus.")
    deals = [{**DEAL, "bonuses": [{"id": id, "side": side}]} for side in ("attack", "defence")]

    assert errors(text) == []
    assert all(words in " ".join(told.split()) for words in EITHER[language])
    book = " ".join(asked("book", text=text, language=language)["html"].split())
    assert re.search(rf"<dd>[^<]*{EITHER[language][0]}", book), "as the glossary says"
    assert re.search(rf"<td[^>]*>{DOES_IT[language]}<", book), "in the table of what is paid"
    assert [(each["key"], [one["value"] for one in each["choices"]]) for each in thing["fields"]] == [
        ("side", ["attack", "defence"])
    ]
    plain, *paid = ([each["exact"] for each in scored(text, deal)["scores"]] for deal in (DEAL, *deals))
    assert [one[0] - plain[0] for one in paid] == [-7, 7]
    assert [one[1] - plain[1] for one in paid] == [21, -21]


def test_a_condition_of_ones_own_pays_whom_it_is_about() -> None:
    """All three oudlers, whoever has them: nobody need say so."""
    row = {"fact": "achiever.oudlers", "verb": "=", "to": "3"}
    values = {"earner": "either", "end-condition": {"join": "and", "items": [row]}}
    text, _ = added(house("en"), "en", pattern="written", title=MINE, values=values)
    scores = [scored(text, {**DEAL, "oudlers": n})["scores"][1]["exact"] for n in (0, 3)]
    without = [scored(house("en"), {**DEAL, "oudlers": n})["scores"][1]["exact"] for n in (0, 3)]

    assert [one - other for one, other in zip(scores, without, strict=True)] == [-30, 30]


@pytest.mark.parametrize(
    ("condition", "winner"),
    [
        ("petit.trick <= 3", "petit.winner.side"),
        ("first_trick.petit > 0", "first_trick.winner.side"),
        ("not made", "last_trick.winner.side"),
    ],
)
def test_a_condition_about_no_side_is_remarked_upon_where_it_is_said_who_is_paid(condition: str, winner: str) -> None:
    """And nowhere once the first choice is made there: whoever wins the trick that the condition is about."""
    pays, trick = (
        {"pattern": "written", "title": MINE, "values": {"end-condition": condition, "earner": each}}
        for each in ("either", "trick")
    )
    before, after = (asked("addition", text=house("en"), language="en", wanted=each) for each in (pays, trick))
    ((_, pattern),) = (each for name, each in PATTERNS.items() if name == "written")
    (earner,) = (each for each in pattern["blanks"] if each["name"] == "earner")

    assert [each["blank"] for each in before["remarks"]] == ["earner"]
    assert MINE in before["remarks"][0]["told"]
    assert (after["remarks"], after["why"]) == ([], None)
    assert (earner["choices"][0]["value"], earner["start"]) == ("trick", "winners")
    text, _ = added(house("en"), "en", pattern="written", title=MINE, values=trick["values"])
    assert f"payee {winner}" in text
    text, _ = added(house("en"), "en", pattern="written", title=MINE, values=pays["values"])
    (problem,) = asked("problems", text=text, language="en")["problems"]
    assert [each["insert"] for each in problem["mends"]] == [f"payee {winner}"]
    assert winner not in problem["told"]


WHOEVER: Final = {"pattern": "cards-taken", "title": MINE, "values": {"side": "either"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_calls_anything_is_called_by_what_it_is(language: str) -> None:
    """In the reader's language, unlike what is there; the file has a short name for it."""
    text, called = house(language), dict[str, str]()
    for name, (_, pattern) in PATTERNS.items():
        start = {each["name"]: each["start"] for each in pattern["blanks"] if each["kind"] == "number"}
        found = nameless(text, language, name, own_words="x", **start)
        called[found["path"]] = found["title"]
    once = applied(text, nameless(text, language, "won-with")["changes"])
    twice = nameless(once, language, "won-with")
    book = asked("book", text=applied(once, twice["changes"]), language=language)["html"]

    assert len({*called.values()}) == len(PATTERNS)
    assert all(2 < len(path.rpartition(".")[2]) <= SHORT for path in called)
    assert twice["title"] == f"{CALLED_BY[language]} 2"
    assert twice["title"] in book


def nameless(text: str, language: str, pattern: str, **values: str) -> dict[str, Any]:
    """What a pattern adds to which nobody gives a name."""
    wanted = {"pattern": pattern, "values": {name.replace("_", "-"): each for name, each in values.items()}}
    found: dict[str, Any] = asked("added", text=text, language=language, wanted=wanted, force=True)
    return found


CALLED_BY: Final = {
    "fr": "Dernier pli (rois)", "en": "Last trick (kings)", "de": "Letzter Stich (Könige)",
    "ru": "Последняя взятка (короли)", "ja": "最後のトリック（K）",
}  # fmt: skip
SHORT: Final = 26

HOSTILE: Final = (
    '<img src=x onerror="alert(1)">', 'a" } bonus b { worth 1', "\\", "a\nb", "#", "", " ", "x" * 10_000, "木" * 10_000,
    "\u202eevil\u202c", "\x00\x07", "worth", "extends", "prime", "no", "fft",
    "petit-au-bout", "«»„“", "😀" * 100, "{$x}", "9",
)  # fmt: skip


def test_a_hostile_name_is_a_name() -> None:
    """Nothing is said by it, and nothing that is there is overwritten; a name that is taken gets a number."""
    text = house("fr")
    for at, title in enumerate((*HOSTILE, HOSTILE[0])):
        before = text
        text, path = added(before, "fr", force=True, pattern="won-with", title=title, values={})
        variant, file = pipeline.load_text(text).variant, file_of(text)
        assert variant is not None
        assert len(variant.main.bonus) == 1 + at + 1, title
        assert file is not None
        assert {each.path[0] for each in file.own} == {"bonus"}
    book = asked("book", text=text, language="fr")["html"]

    assert "<img" not in book
    assert not any(each in text for each in ("\u202e", "\x00", "x" * 100))
    assert applied(text, asked("dropped", text=text, language="fr", path=path, force=True)["changes"]) == before


@pytest.mark.parametrize("value", ["1 }", "-1", "1e9", "", "worth", "$worth", "1000000000"])
def test_a_hostile_value_is_none(value: str) -> None:
    """What is none of the choices of a blank is as at the beginning."""
    blanks = PATTERNS["won-with"][1]["blanks"]
    hostile = {each["name"]: value for each in blanks if each["kind"] == "choice"}

    assert added(house("en"), "en", pattern="won-with", title="x", values=hostile) == added(
        house("en"), "en", pattern="won-with", title="x", values={}
    )


def test_a_condition_is_written_in_the_words_of_the_file() -> None:
    """With what may follow; one that says more than a condition is refused, and one that cannot be says why."""
    given: dict[str, Any] = {"pattern": "written", "title": "x"}
    text, condition = house("fr"), "dernier_pli.points >= 9 et réussi"
    after, _ = added(text, "fr", values={"end-condition": condition}, **given)
    hints = asked("condition", text=text, language="fr", at="bonus", written="dernier_pli.")["hints"]

    assert f"quand {condition}" in after.replace("réussi et dernier_pli.points >= 9", condition)
    assert "gagnant" in [each["written"] for each in hints]
    for bad in ("réussi; vaut 3", "réussi } prime b { vaut 1", "réussi [source]", "(", "3"):
        found = asked("addition", text=text, language="fr", wanted={**given, "values": {"end-condition": bad}})
        assert found["why"] is not None, bad


def test_a_clash_is_told_before() -> None:
    """With the reason; whoever wants it all the same has it."""
    values = {"levels": "two", "first": "4", "second": "4"}
    wanted: dict[str, Any] = {"pattern": "holding", "title": "Carré", "values": values}
    found = asked("added", text=house("en"), language="en", wanted=wanted, force=False)

    assert (found["why"], found["changes"]) == ("clash", [])
    assert "level" in found["problems"][0]
    assert "Carré" in added(house("en"), "en", force=True, **wanted)[0]


def test_a_text_with_an_error_has_nothing_to_add() -> None:
    """Neither is anything written into it."""
    text = "variant a extends nobody {}"

    assert asked("additions", text=text, language="en") == {"places": []}
    assert asked("added", text=text, language="en", wanted={"known": KNOWN[0]}, force=True)["why"] == "impossible"


def test_no_card_of_a_pattern_is_named_in_python() -> None:
    """The patterns and their cards are data."""
    words = (HOUSE / "games" / "tarot" / "adding.toml").read_text("utf-8")

    assert "kings" in words
    assert "kings" not in (HOUSE / "games" / "tarot" / "chapters" / "adding.py").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_is_tapped_together(language: str) -> None:
    """What is offered is what its blocks come to, and the rules are sound with it."""
    text = house(language)
    pattern = next(each for each in possible(text, language)["bonus"]["patterns"] if each["id"] == "written")
    blank = next(each for each in pattern["blanks"] if each["kind"] == "formula")
    assert {"defence.points", "last_trick.winning_card"} <= {each["path"] for each in blank["offered"]["facts"]}
    row = {"fact": "last_trick.winning_card", "verb": "is", "to": "kings"}
    blocks = {"join": "and", "items": [*blank["blocks"]["items"], row]}

    after, path = added(text, language, pattern="written", title=MINE, values={"end-condition": blocks})
    variant = pipeline.load_text(after).variant
    assert variant is not None
    assert f"bonus.{path.rpartition('.')[2]}" == path
    assert len(str(variant.main.bonus[path.rpartition(".")[2]].when)) > len("made")


def test_a_condition_that_is_none_is_told_so() -> None:
    """In plain words, or not complete: not as if it could not be added."""
    text, row = house("en"), {"fact": "", "verb": "", "to": ""}
    blocks = {"join": "and", "items": [row]}
    for given, why in (("the taker has all queens", "unread"), ("made and", "unread"), (blocks, "unfinished")):
        wanted = {"pattern": "written", "title": MINE, "values": {"end-condition": given}}
        for op, more in (("addition", {}), ("added", {"force": False})):
            found = asked(op, text=text, language="en", wanted=wanted, **more)
            assert found["why"] == why


@pytest.mark.parametrize("number", ["1001", "-5", "7,5", "²", "", "1 }", "1e9", "$worth", 5])
def test_a_number_that_cannot_be_is_told_so(number: Any) -> None:
    """Nobody finds another one in the rules."""
    wanted = {"pattern": "won-with", "title": MINE, "values": {"worth": number}}
    for op, more in (("addition", {}), ("added", {"force": False})):
        found = asked(op, text=house("en"), language="en", wanted=wanted, **more)
        assert found["why"] == "unfinished"


def test_the_word_that_a_bonus_brought_goes_with_it() -> None:
    """Unless something else speaks of it, or it was there before."""
    text = house("fr")
    (values, *_) = fillings(PATTERNS["found-in-trick"][1], cards="queens")
    once, first = added(text, "fr", pattern="found-in-trick", values=values, title="Dames prises")
    twice, second = added(once, "fr", pattern="found-in-trick", values=values, title="Dames encore")

    assert once.count("classe") == twice.count("classe") == text.count("classe") + 1
    assert without(twice, second) == once
    assert errors(without(twice, first)) == []
    assert without(without(twice, first), second) == text


def without(text: str, path: str) -> str:
    """The rules without something."""
    return applied(text, asked("dropped", text=text, language="fr", path=path, force=True)["changes"])


def test_what_the_table_judges_is_its_own_words() -> None:
    """Whatever it writes is text, and no blank; then told in other languages. Without words, the page asks for some."""
    words = 'qui "chante" $worth {} <b> # \\'
    wanted: dict[str, Any] = {
        "pattern": "judged",
        "title": MINE,
        "values": {"own-words": f" {words}\u202e\n", "worth": "7"},
    }
    text, path = added(house("fr"), "fr", **wanted)
    assert "$worth {}" in text
    given = {"path": f"{path}.judged", "players": [3, 4, 5], "known": text, "force": False}
    both = json.dumps({"fr": words, "en": "who sings", "xx": "no", "de": " "})
    after = applied(text, asked("said", text=text, language="fr", value=both, **given)["changes"])
    variant = pipeline.load_text(after).variant

    assert errors(after) == []
    assert variant is not None
    assert dict(held(variant.main, ("bonus",))[path.rpartition(".")[2]].judged) == {"fr": words, "en": "who sings"}
    assert asked("said", text=text, language="fr", value="{", **given)["changes"] == []
    empty = {**wanted, "values": {"own-words": " "}}
    assert asked("addition", text=house("fr"), language="fr", wanted=empty)["why"] == "unsaid"
    assert asked("added", text=house("fr"), language="fr", wanted=empty, force=False)["why"] == "unsaid"


HIGH: Final = ["T21", "T18", "T20", "T19"]
BLACK: Final = ["CK", "SK"]
CALLED: Final[Mapping[str, tuple[str, str]]] = {
    "fr": ("atouts du 18 au 21", "cartes parmi le roi de pique et le roi de trèfle"),
    "en": ("trumps from 18 to 21", "two cards from among the king of spades and the king of clubs"),
    "de": ("Trümpfe von 18 bis 21", "Karten „der Pik-König und der Kreuz-König“"),
    "ru": ("козыря от 18 до 21", "карты «король пик и король треф»"),
    "ja": ("18から21までの切札", "「スペードのK、クラブのK」のカード"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_have_no_word_are_tapped(language: str) -> None:
    """The file calls them by their codes, the book by their names; whoever drops the last that needs them has none."""
    text, words = house(language), CALLED[language]
    wanted: dict[str, Any] = {"pattern": "cards-taken", "title": MINE}
    for cards, number, said, word in ((HIGH, "4", words[0], " t18-to-t21 "), (BLACK, "2", words[1], " sk-ck ")):
        values = {"cards": {"cards": cards}, "number": number}
        told = asked("addition", text=text, language=language, wanted={**wanted, "values": values})
        assert said in " ".join(" ".join(told["sentences"]).split())
        once, first = added(text, language, values=values, **wanted)
        assert asked("added", text=once, language=language, wanted={**wanted, "values": values}, force=False)[
            "problems"
        ]
        twice, second = added(once, language, force=True, values=values, **wanted)
        assert once.count(word) == twice.count(word) == 1
        assert errors(twice) == []
        assert without(without(twice, first), second) == text


def test_cards_that_have_a_word_keep_it() -> None:
    """Tapped one by one, the kings are the kings; and a word whose cards were changed stands for those."""
    kings = {"cards": {"cards": ["SK", "HK", "DK", "CK"]}}
    text, _ = added(house("en"), "en", pattern="cards-taken", values=kings)
    assert "achiever.kings >= 4" in text
    assert "class " not in text
    values = {"cards": {"cards": HIGH}, "number": "4"}
    once, path = added(house("en"), "en", pattern="cards-taken", title=MINE, values=values)
    wider = once.replace("T18..T21", "T17..T21")
    (field,) = asked("form", text=wider, language="en", settings=f"{path}.when")["fields"]
    assert "trumps from 17 to 21" in field["groups"][0]["means"]
    again = added(wider, "en", force=True, pattern="cards-taken", title=MINE, values=values)[0]
    assert "class t18-to-t21-2 T18..T21" in again


@pytest.mark.parametrize("cards", [[], ["XX"], [5], "T18", None, [["T18"]], ["T18", "1 }"]])
def test_what_are_no_cards_is_told_so(cards: Any) -> None:
    """Before it is added, and when it is."""
    wanted = {"pattern": "cards-taken", "title": MINE, "values": {"cards": {"cards": cards}}}
    for op, more in (("addition", {}), ("added", {"force": False})):
        assert asked(op, text=house("en"), language="en", wanted=wanted, **more)["why"] == "unfinished"


def test_many_cards_have_no_long_word() -> None:
    """All but the trumps, less one: the rules are sound, and the book tells them."""
    cards = [f"{suit}{rank}" for suit in "SHDC" for rank in range(2, 11)] + ["S1", "EX", "T7"]
    text, _ = added(house("fr"), "fr", pattern="cards-taken", values={"cards": {"cards": cards}, "number": "30"})
    assert errors(text) == []


def test_what_belongs_together_is_not_parted_at_the_end_of_a_line() -> None:
    """As in the book that will say it."""
    wanted = {"pattern": "holding", "title": "Дамы", "values": {}}
    first, *_ = asked("addition", text=house("ru"), language="ru", wanted=wanted)["sentences"]

    assert first.endswith("стоимость\xa0— 20\xa0очков.")
