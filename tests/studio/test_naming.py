"""What is named, moved or cited in a file is all that changes in it; comments stay, and what is taken back is gone."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tarotrules import pipeline
from tarotrules.draft.writing import write
from tarotrules.games.variant import Variant
from tarotrules.settings.walk import values
from tarotrules.studio import citing, edits, naming, ordering, saying
from tarotrules.studio.edits import Change
from tarotrules.studio.file import File, Wanted, file_of
from tarotrules.studio.looking import difference, entries, named
from tarotrules.studio.naming import Text
from tests.studio.door import asked

JEUDI = Path("docs/examples/jeudi.tarot").read_text("utf-8")
HOUSES = (
    Path("docs/examples/jeudi.tarot"),
    *sorted(Path("variants").glob("*.tarot")),
    *sorted(Path("tests/variants").glob("*.tarot")),
)
SEED, MOST = 11, 12
WORDS = 'Chez "Anne" # } 木曜'
BIDS = ("auction", "bid")


def houses() -> Iterator[tuple[str, File, Variant]]:
    """Some files, drawn by chance and always the same, that make rules where they lie nowhere."""
    for house in random.Random(SEED).sample(HOUSES, MOST):
        text = house.read_bytes().decode().replace(f"variant {house.stem}", "variant ours", 1)
        variant, file = pipeline.load_text(text).variant, file_of(text)
        if variant is not None and file is not None:
            yield text, file, variant


def after(text: str, change: Change | None) -> str:
    """The text with a change that there must be."""
    assert change is not None, text
    return edits.applied(text, [change])


def read(text: str) -> File:
    """A text that can be read."""
    file = file_of(text)
    assert file is not None
    return file


def said(text: str) -> tuple[list[Any], list[Any], list[str], tuple[str, ...]]:
    """What a text says, but for what it only opens a block for; its prose, comments and sources."""
    file = read(text)
    acts = [
        (each.act, each.path, each.origin.players, each.values, each.origin.citation)
        for each in file.own
        if each.act != "declare"
    ]
    prose = [each[:4] for each in file.layer.prose]
    return acts, prose, [each.text for each in file.document.comments], file.layer.sources


def test_a_name_or_note_is_all_that_changes_and_is_taken_back() -> None:
    """Of the rules and of anything in them, in a language that was there or was not; the rules stay the same."""
    chance, seen = random.Random(SEED), 0
    for text, file, variant in houses():
        paths = sorted(each for each in named(variant.main) if has_settings(variant, each))
        for path in ((), *chance.sample(paths, min(3, len(paths)))):
            wanted = Text(path, chance.choice(["title", "note"]), chance.choice(["fr", "ja"]))
            now = after(text, naming.called(file, wanted, WORDS))
            old = naming.text_of(file, wanted)
            (acts, prose, *rest), (acts_now, prose_now, *rest_now) = said(text), said(now)

            assert (acts_now, rest_now) == (acts, rest)
            assert [each for each in prose_now if each[:3] != wanted] == [each for each in prose if each[:3] != wanted]
            assert naming.text_of(read(now), wanted) == WORDS
            assert entries(now) == entries(text)
            assert after(now, naming.called(read(now), wanted, old)) == text
            seen += 1
    assert seen > 2 * MOST


def has_settings(variant: Variant, path: tuple[str, ...]) -> bool:
    """Whether an entry has settings, rather than being one."""
    return any(each[: len(path)] == path != each for each, _, _ in values(variant.main))


def test_a_citation_is_all_that_changes_and_is_taken_back() -> None:
    """Behind a value of one's own; brackets in it end nothing."""
    chance, seen = random.Random(SEED), 0
    for text, _, variant in houses():
        path, kind, value = chance.choice([each for each in values(variant.main) if len(each[0]) > 1])
        wanted, other = Wanted(path, None), next(iter(kind.others(value)), value)
        own = saying.said(read(text), wanted, read(text).speller.values(write(kind, other)))
        mine = read(after(text, own) if own is not None else text)
        before = citing.citation_of(mine, wanted)
        change = citing.cited(mine, wanted, "agreed [at Claire’s]\n3 May")
        if before is None or change is None:
            continue
        now, about = after(mine.text, change), ("set", wanted.path, None)
        (acts, *rest), (acts_now, *rest_now) = said(mine.text), said(now)

        assert citing.citation_of(read(now), wanted) == "agreed (at Claire’s) 3 May"
        assert [each[:4] for each in acts_now] == [each[:4] for each in acts]
        assert [each for each in acts_now if each[:3] != about] == [each for each in acts if each[:3] != about]
        assert rest_now == rest
        assert after(now, citing.cited(read(now), wanted, before)) == mine.text
        seen += 1
    assert seen > MOST // 2


def test_a_source_of_the_rules_is_all_that_changes_and_is_taken_back() -> None:
    """Each of them, and one more; the others stay, in their order, also where one is taken out."""
    for text, file, _ in houses():
        several = after(text, citing.sourced(file, WORDS, len(file.layer.sources)))
        old = read(several).layer.sources
        assert old == (*file.layer.sources, WORDS)
        for place, before in enumerate(old):
            now = after(several, citing.sourced(read(several), f"{WORDS} II", place))
            without = after(several, citing.sourced(read(several), "", place))

            assert said(now)[:3] == said(without)[:3] == said(text)[:3]
            assert said(now)[3] == (*old[:place], f"{WORDS} II", *old[place + 1 :])
            assert said(without)[3] == (*old[:place], *old[place + 1 :])
            assert after(now, citing.sourced(read(now), before, place)) == several


def test_what_is_moved_changes_places_and_comes_back() -> None:
    """With its neighbour and with nobody else, for all numbers of players; at the end nothing moves."""
    seen = 0
    for text, file, _ in houses():
        if "hand_points" in text:
            # A scale by which contracts are advised has an order of its own.
            continue
        rows = ordering.order(text, BIDS)
        first, second, *rest = next(iter(rows.values()))
        assert ordering.moved(file, (*BIDS, first), -1) is None
        assert ordering.moved(file, (*BIDS, rest[-1]), 1) is None
        now = after(text, ordering.moved(file, (*BIDS, first), 1))
        (acts, *others), (acts_now, *others_now) = said(text), said(now)

        assert all(row == [second, first, *rest] for row in ordering.order(now, BIDS).values())
        assert [each for each in acts_now if each[0] not in ordering.PLACING] == [
            each for each in acts if each[0] not in ordering.PLACING
        ]
        assert others_now == others
        back = after(now, ordering.moved(read(now), (*BIDS, first), -1))
        assert ordering.order(back, BIDS) == rows
        assert back == text or any(each[0] in ordering.PLACING for each in acts)
        seen += 1
    assert seen > MOST // 2


def test_what_only_some_play_is_moved_among_them() -> None:
    """An entry that the first number of players does not have."""
    text = (
        'variant x extends fft { at 5 players { auction { bid foo { title { en "Foo" }; like garde; after garde } } } }'
    )
    now = after(text, ordering.moved(read(text), (*BIDS, "foo"), 1))
    (before, changed) = (ordering.order(each, BIDS) for each in (text, now))

    assert changed[5].index("foo") == before[5].index("foo") + 1
    assert all(changed[each] == before[each] for each in (3, 4))


@pytest.mark.parametrize(
    ("wanted", "words", "was", "now"),
    [
        (Text((), "title", "fr"), "Ici", 'fr "Le tarot du jeudi"', 'fr "Ici"'),
        (Text((), "title", "ja"), "木曜", 'en "Thursday tarot"', 'en "Thursday tarot"; ja "木曜"'),
        (Text((), "title", "en"), " ", '; en "Thursday tarot"', ""),
        (Text((), "note", "fr"), "Ici", "\n  source", '\n  remarque { fr "Ici" }\n  source'),
        (
            Text(("bonus", "petit-au-bout"), "title", "fr"),
            "petit",
            "\n  }\n}",
            '\n  }\n  prime petit-au-bout { titre { fr "petit" } }\n}',
        ),
    ],
)
def test_it_is_written_where_a_person_would(wanted: Text, words: str, was: str, now: str) -> None:
    """Beside the same in other languages, else at the beginning, or in a block of its own."""
    assert JEUDI.count(was) == 1
    assert after(JEUDI, naming.called(read(JEUDI), wanted, words)) == JEUDI.replace(was, now)


def test_a_comment_stays_behind_what_it_is_about() -> None:
    """A line that is put in goes behind it."""
    text = 'variant a extends fft {\r\n  title {\r\n    fr "x" # ours\r\n  }\r\n}\r\n'
    wanted = Text((), "title", "en")
    assert after(text, naming.called(read(text), wanted, "y")) == text.replace("ours\r\n", 'ours\r\n    en "y"\r\n')


def test_what_only_some_play_is_named_for_them_alone() -> None:
    """Where nothing can be put into it, it is refused: the others would have it too."""
    text = "variant a extends fft { at 5 players { bonus ours like petit-au-bout } }"
    wanted = Text(("bonus", "ours"), "title", "en")
    block = text.replace("petit-au-bout", "petit-au-bout { worth 5 }")

    assert naming.called(read(text), wanted, "Ours") is None
    assert after(block, naming.called(read(block), wanted, "Ours")) == block.replace("5 }", '5; title { en "Ours" } }')


def test_a_change_that_loses_a_comment_is_none() -> None:
    """Nor one that breaks the text, or takes another option."""
    text = "variant a extends fft with misere {\n  # ours\n}\n"
    for lost in ("# ours", "misere", "}", "with misere"):
        at = text.index(lost)
        assert difference(read(text), Change(at, at + len(lost), "")) is None


def answered(op: str, text: str = JEUDI, **args: Any) -> Any:
    """What the page gets on Thursday."""
    return asked(op, **{"text": text, "language": "fr", **args})


def test_what_a_rule_is_about_can_be_named() -> None:
    """With what it is called, in all languages, and where it can go."""
    found = answered("names", settings="auction.bid")["entries"]
    king, *rest = answered("names", settings="bonus.roi-au-bout.worth")["entries"]
    titles = {each["language"]: (each["own"], each["else"]) for each in king["titles"]}

    assert [(each["path"][12:], each["moves"]) for each in found] == [
        ("prise", [1]),
        ("garde", [-1, 1]),
        ("garde-sans", [-1, 1]),
        ("garde-contre", [-1]),
    ]
    assert (titles["fr"], titles["ja"], king["moves"], rest) == (("roi au bout", ""), ("", ""), [], [])
    assert found[0]["titles"][0]["else"]
    assert answered("names", settings="deal.hand")["entries"] == []


def test_what_cannot_be_is_refused_with_the_cause() -> None:
    """Levels rise; a value that is not one's own has no citation of one's own."""
    refused = answered("moved", path="claim.handful.level.triple", by=-1)
    inherited = answered("cited", path="bonus.petit-au-bout.worth", players=[4, 5], words="x")

    assert (refused["changes"], refused["why"], len(refused["problems"])) == ([], "impossible", 1)
    assert (inherited["changes"], inherited["why"]) == ([], "impossible")
    assert answered("called", "variant {", path="", word="title", tongue="fr", words="x")["why"] == "impossible"


def test_a_line_that_says_two_things_has_no_citation_for_one() -> None:
    """It would be said of the other too."""
    text = "variant a extends fft { scoring { shares default taker 2 partner 1 } }"
    assert citing.cited(read(text), Wanted(("scoring", "shares", "default", "taker"), None), "x") is None


def test_the_rules_say_what_they_are() -> None:
    """And what is written of them is in the book."""
    found = answered("about")
    (change,) = answered("called", path="", word="note", tongue="fr", words="Au café <b>")["changes"]
    book = answered("book", JEUDI[: change["from"]] + change["insert"] + JEUDI[change["to"] :])["html"]

    assert found["sources"] == ["Cahier des règles du jeudi, 2026"]
    assert {each["language"]: each["own"] for each in found["titles"]}["en"] == "Thursday tarot"
    assert "Au café &lt;b&gt;" in book


def test_a_kind_alone_in_its_chapter_is_a_missing_name() -> None:
    """As it is alone in the file."""
    for body in ("auction bid", "auction { bid }"):
        (problem, *_) = pipeline.load_text(f"variant a extends fft {{ {body} }}").problems
        assert problem.code == "D014"


def test_a_title_that_something_else_has_is_told_before() -> None:
    """And given all the same, if that is wanted; in another language it is no such title."""
    two = 'bonus one { title { ru "Девичник" }; like petit-au-bout } bonus two { like petit-au-bout }'
    text = f"variant house extends fft {{ {two} }}"

    def given(tongue: str, words: str, *, force: bool = False) -> dict[str, object]:
        wanted = {"path": "bonus.two", "word": "title", "tongue": tongue, "words": words, "force": force}
        found: dict[str, object] = answered("called", text, language="ru", **wanted)
        return found

    told = given("ru", "девичник")
    assert (told["why"], told["changes"]) == ("clash", [])
    assert "девичник" in str(told["problems"])
    assert given("ru", "девичник", force=True)["changes"]
    assert given("ru", "Дамы")["why"] is None
    assert given("en", "Девичник")["why"] is None


def test_rules_say_whose_they_are_and_where_they_are_played() -> None:
    """In the words of the file: another answer takes the place of the first, none takes it away."""
    text = JEUDI
    for word, names in (
        ("status", "house_rules"),
        ("region", "france, quebec"),
        ("status", "club_rules"),
        ("region", ""),
    ):
        (change,) = answered("ranked", text, word=word, names=names)["changes"]
        text = text[: change["from"]] + change["insert"] + text[change["to"] :]
    found = answered("about", text)

    assert (found["status"], found["region"]) == ("club_rules", "")
    assert "statut règles_de_club" in text
    assert found["statuses"]["club_rules"] == "règles d’un club"
    assert answered("ranked", text, word="status", names="left")["why"] == "impossible"
    assert answered("ranked", text, word="region", names="a b")["why"] == "impossible"
