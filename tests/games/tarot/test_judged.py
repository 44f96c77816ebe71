"""What the table judges by itself: said in its own words, given to whom the deal says, and never proved."""

from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import api, pipeline
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.chapters.evening import Evening
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES

PAID: Final = "worth 10; payee chosen; payer others; per_head"
TO_SIDE: Final = "worth 10; payee chosen.side; into unit; multiplied no; follows_result no"
SUNG: Final = 'judged { fr "qui chante" en "whoever sings" }'.replace('" en', '"; en')
DEAL: Final[dict[str, Any]] = {"players": 4, "taker": 0, "contract": "prise", "card_points": 41, "oudlers": 2}


def table(block: str, more: str = "") -> tuple[Variant | None, list[str]]:
    """Rules with a bonus of their own, and the codes of what is wrong with them."""
    loaded = pipeline.load_text(f"variant singing extends fft {{\n  bonus song {{ {block} }}\n  {more}\n}}\n")
    return loaded.variant, [each.code for each in loaded.problems]


def sound(block: str, more: str = "") -> Variant:
    """The same, of which nothing is wrong."""
    variant, codes = table(block, more)
    assert codes == []
    assert variant is not None
    return variant


def scores(variant: Variant, **song: Any) -> list[Any]:
    """What a deal comes to that is made without a point more, in which somebody may have sung."""
    found: list[Any] = api.score(variant, {**DEAL, "bonuses": [{"id": "song", **song}] if song else []})["scores"]
    return found


def test_whoever_is_chosen_is_paid() -> None:
    """A player by the others, or that player's side by the defenders; nobody, if nobody is told."""
    to_player, to_side = sound(f"{SUNG}; {PAID}"), sound(f"{SUNG}; {TO_SIDE}")

    assert scores(to_player) == [75, -25, -25, -25]
    assert scores(to_player, player=2) == [65, -35, 5, -35]
    assert scores(to_player, player=0) == [105, -35, -35, -35]
    assert scores(to_side, player=0) == [105, -35, -35, -35]
    assert scores(to_side, player=3) == [45, -15, -15, -15]
    assert scores(to_side, side="defence") == scores(to_side, player=3)
    assert scores(sound(f"{SUNG}; {TO_SIDE.replace('chosen.side', 'achiever')}"), side="attack")[0] == 105


@pytest.mark.parametrize(
    ("paid", "song", "code"), [(PAID, {"side": "attack"}, "P026"), (TO_SIDE, {"player": 9}, "P005")]
)
def test_who_it_is_must_be_told(paid: str, song: dict[str, Any], code: str) -> None:
    """The scorer guesses nobody."""
    with pytest.raises(Refused) as refused:
        scores(sound(f"{SUNG}; {paid}"), **song)

    assert [each.code for each in refused.value.diagnostics] == [code]


def test_programs_never_earn_it() -> None:
    """In deals that are played to the end every bonus that the cards earn is paid, and this one is not."""
    variant = sound(
        f"{SUNG}; {TO_SIDE}", "bonus always { when made or not made; " + TO_SIDE.replace("chosen.side", "attack") + " }"
    )
    found = api.simulate(variant, deals=12, seed=1, players=4)

    assert found["sums"]["bonuses"].keys() == {"always"}


@pytest.mark.parametrize(
    ("block", "codes"),
    [
        (f"{SUNG}; when made; {PAID}", ["D033"]),
        (PAID, ["D032"]),
        (f"judged; {PAID}", ["D039"]),
        (f"judged {{ }}; {PAID}", ["D039"]),
        (f'judged "whoever sings"; {PAID}', ["D039"]),
        (f'judged {{ en " " }}; {PAID}', ["D039"]),
        (f"judged {{ en singing }}; {PAID}", ["D039"]),
        (f'judged {{ en "{"x" * 201}" }}; {PAID}', ["D050"]),
        (f'judged {{ en "a"; en "b" }}; {PAID}', ["D008"]),
        (f'judged {{ en "a"; sp "b" }}; {PAID}', ["D043"]),
        (f"when made; {PAID}", ["R051"]),
    ],
)
def test_what_is_not_said_rightly_is_told_where_it_stands(block: str, codes: list[str]) -> None:
    """Judged and asked about, neither of both, without words, with too many; and chosen where nobody judges."""
    assert table(block)[1] == codes


def test_one_line_says_the_same_as_a_block() -> None:
    """The longest text that may be is taken, and is the same rule however it is written."""
    long = "x" * 200

    assert sound(f'judged fr "{long}", en "b"; {PAID}').main == sound(f'judged {{ en "b"; fr "{long}" }}; {PAID}').main


@pytest.mark.parametrize(
    ("said", "codes", "left"),
    [
        ('bonus song { judged { de "wer singt" } }', [], {"de": "wer singt"}),
        ('bonus second like song { judged { ja "歌" } }', [], {"fr": "qui chante", "en": "whoever sings"}),
        ('bonus petit-au-bout { judged { en "a" } }', [], {"fr": "qui chante", "en": "whoever sings"}),
        ("remove bonus song judged; bonus song { when made; payee taker }", [], {}),
        ("bonus song { when made }", ["D033"], {}),
    ],
)
def test_a_child_judges_something_else_or_no_more(
    said: str, codes: list[str], left: dict[str, str], tmp_path: Path
) -> None:
    """No translation of what its parent judged stays; the words go where the cards are asked about instead."""
    files = {"parent": f"variant parent extends fft {{ bonus song {{ {SUNG}; {PAID} }} }}"}
    files["child"] = f"variant child extends parent {{ {said} }}"
    for name, text in files.items():
        (tmp_path / f"{name}.tarot").write_text(text, encoding="utf-8")
    loaded = pipeline.load(str(tmp_path / "child.tarot"))

    assert [each.code for each in loaded.problems] == codes
    if loaded.variant is not None:
        assert dict(loaded.variant.main.bonus["song"].judged or ()) == left


HOSTILE: Final = "<b onclick=x>$worth</b> { $amount } » ${7*7}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_quotes_the_table(language: str) -> None:
    """In the language of the book, or as it was written; and what looks like anything else is text."""
    said = {each: f"sing {each}" for each in LANGUAGES if each != "ru"}
    words = "; ".join(f'{each} "{text}"' for each, text in said.items())
    book = api.rulebook(sound(f"judged {{ {words} }}; {PAID}"), language, "txt")
    only = api.rulebook(sound(f'judged {{ ja "歌った人" }}; {PAID}'), language, "txt")
    hostile = api.rulebook(sound(f'judged {{ de "{HOSTILE}" }}; {PAID}'), language, "html")

    assert said.get(language, "sing en") in book.replace("\xa0", " ")
    assert "歌った人" in only
    assert "<b onclick" not in hostile
    assert "${7*7}" in hostile


def test_who_gets_it_is_tapped_at_the_table() -> None:
    """A player where one is chosen, a side where a side is; nothing, where the rules say who it is."""
    found = {}
    for payee in ("chosen", "chosen.side", "achiever", "dealer"):
        paid = PAID if payee in {"chosen", "dealer"} else TO_SIDE
        variant = sound(f"{SUNG}; {paid.replace('chosen.side', 'chosen').replace('payee chosen', f'payee {payee}')}")
        form = Evening(variant, variant.main, "fr", str).form
        (things,) = (each.things for each in form.fields if each.key == "bonuses")
        found[payee] = [each.key for thing in things if thing.id == "song" for each in thing.fields]

    assert found == {"chosen": ["player"], "chosen.side": ["player"], "achiever": ["side"], "dealer": []}
