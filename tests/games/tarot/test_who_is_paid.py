"""Whoever reads a table knows which side is paid, for whom an announcement is made, and what belongs to the total."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path as File

import pytest

from tarotrules import pipeline
from tarotrules.book.inline import line, plain
from tarotrules.book.tree import Index, Paragraph, Table
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import promises
from tarotrules.games.tarot.chapters.account import account_steps
from tarotrules.games.tarot.chapters.examples import example
from tarotrules.games.tarot.chapters.payments import feat_title
from tarotrules.games.tarot.chapters.sheets import tables
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.scoring import settled_if_possible
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Stated, Summary
from tarotrules.games.tarot.ruleset.paid import Feat, feats
from tarotrules.games.tarot.ruleset.payments import pays_a_side
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import Chart, capitalised
from tarotrules.languages import LANGUAGES
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import Base, shipped_bases

HOUSE = """# language: en
variant lighthouse extends fft with petit-slam {
  players 3
  bonus lost {
    title { en "Petit lost" }
    when petit.player.side = attack and petit.winner.side = defence
    worth 10; payee defence; into unit; multiplied no; follows_result no
  }
  bonus close {
    title { en "close shave" }
    when made and margin <= 2
    worth 15; payee attack; into unit; multiplied; follows_result no
  }
  bonus wide {
    title { en "twice the difference" }
    when not made and margin >= 5
    worth 2 * margin; payee defence; into unit; multiplied no; follows_result no
  }
  bonus dear {
    title { en "dear last trick" }
    when last_trick.points >= 6
    worth last_trick.points; payee last_trick.winner.side; into unit; multiplied no; follows_result no
  }
  claim blank {
    title { en "blank hand" }
    level single { title { en "blank hand" }; when hand.kings = 0 and hand.oudlers <= 1; worth 12 }
    moment own_first_card; show nothing; proof in_play; best_level
    payee declarer; payer others; per_head
  }
  promise nine {
    title { en "nine and the last" }
    kept achiever.tricks >= 9 and last_trick.winner.side = achiever
    who anyone; moment before_first_lead; leads no
    announced { worth 20; payee achiever; into unit; multiplied; follows_result no }
    broken { worth 20; payee announcer.opponents; into unit; multiplied; follows_result no }
  }
}
"""
DEAR = "10.53"
OWN = {
    "fr": "C’est ce même camp qui a joué cette carte.",
    "en": "The card had been played by that side itself.",
    "de": "Gespielt hat diese Karte dieselbe Partei.",
    "ru": "Эту карту положила та же сторона.",
    "ja": "このカードを出したのも同じ側です。",
}
PAID = {
    "fr": ("l’attaque", "le camp qui l’avait annoncé", "L’annonce engage le camp de ce joueur."),
    "en": ("the attack", "the side that announced it", "The announcement is for that player’s side."),
    "de": ("der Angriff", "die Partei des Ansagers", "Die Ansage gilt für die Partei dieses Spielers."),
    "ru": ("атака", "объявившая сторона", "Объявление делают за всю свою сторону."),
    "ja": ("デクレアラー側", "予告したプレイヤーの側", "予告は、予告したプレイヤーの側についてのものです。"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Variant:
    """A table with a feat that anybody may announce, one that only the attack can achieve, and more."""
    file: File = tmp_path_factory.mktemp("house") / "lighthouse.tarot"
    file.write_text(HOUSE, "utf-8")
    loaded = pipeline.load(str(file)).variant
    assert loaded is not None
    return loaded


def teller(house: Variant, language: str) -> Teller:
    """What tells the rules."""
    return Teller(house.main, catalogue(language), house.titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_payments_names_the_side(house: Variant, language: str) -> None:
    """The attack where no other side can achieve it; whoever announced where anybody may."""
    told = list(promises.tell(teller(house, language)))
    paid = {each.slot: [plain(line(row[-1])) for row in each.rows] for each in told if isinstance(each, Chart)}
    attack, announcer, binds = PAID[language]

    assert paid["promise.petit-slam.paid"][::2] == [attack, attack]
    assert paid["promise.nine.paid"][0] == announcer
    assert [binds in " ".join(map(str, getattr(each, "phrases", ()))) for each in told].count(True) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_pay_each_other_comes_after_the_total(house: Variant, language: str) -> None:
    """By their names, where they have any."""
    blank = (Stated("blank", "single", player=2),)
    deal = Summary(players=3, taker=0, contract="garde", points=Fraction(50), oudlers=2, claims=blank)
    account = settled_if_possible(house.main, deal)
    assert account is not None
    *_, total, between = account_steps(teller(house, language), account, ("Una", "Ivo", "Eva"))

    assert str(account.unit) in plain(line(total))
    assert [who in plain(line(between)) for who in ("Una", "Ivo", "Eva")] == [True] * 3


def test_the_index_knows_what_turns_on_the_last_trick(house: Variant) -> None:
    """A feat that asks who wins it, and no bonus that does not."""
    (index,) = (block for each in bound(house, "en").chapters for block in each.blocks if isinstance(block, Index))
    found: Mapping[str, str] = {plain(each.term): plain(each.definition) for each in index.terms}

    assert found["last trick"] == ", ".join(
        (rule_number("exempt.excuse.last"), "9.50", rule_number("bonus.petit-au-bout"), DEAR)
    )


def test_what_follows_from_the_result_is_told_after_it(house: Variant) -> None:
    """That somebody has earned it is seen when the points are counted."""
    deal = Summary(players=3, taker=0, contract="garde", points=Fraction(41), oudlers=2)
    account = settled_if_possible(house.main, deal._replace(bonuses=(Stated("close", side=ATTACK),)))
    assert account is not None
    (told,) = example(teller(house, "en"), account).steps

    assert plain(told).find("exactly made") < plain(told).find("close shave")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_defence_earns_has_its_row(house: Variant, language: str) -> None:
    """So has what a narrow win pays; what turns on the cards or on the difference has a sentence."""
    table, _, paragraph = tables.extras(teller(house, language))
    assert isinstance(table, Table)
    assert isinstance(paragraph, Paragraph)
    rows = {plain(row[0]).lower(): [plain(each) for each in row[1:]] for row in table.rows}

    assert set(rows["petit lost"]) == {"−10"}
    assert rows["close shave"] == ["+15", "+30", "+60", "+90"]
    assert "dear last trick" in plain(paragraph.content).lower()
    assert "twice the difference" not in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_either_side_can_earn_has_either_sign(house: Variant, language: str) -> None:
    """The defence wins the last trick or the deal, declares or makes a slam; what one side alone can be paid is its."""
    table, note, _ = tables.extras(teller(house, language))
    assert isinstance(table, Table)
    assert isinstance(note, Paragraph)
    signs = {plain(row[0]): plain(row[1])[0] for row in table.rows}
    expected = {
        Feat("bonus", "petit-au-bout"): "±",
        Feat("claim", "handful", "single"): "±",
        Feat("promise", "slam", "announced"): "+",
        Feat("promise", "slam", "broken"): "−",
        Feat("promise", "slam", "unannounced"): "±",
        Feat("promise", "petit-slam", "unannounced"): "+",
        Feat("promise", "nine", "announced"): "±",
        Feat("bonus", "close"): "+",
    }

    assert {each: signs[capitalised(feat_title(teller(house, language), each))] for each in expected} == expected
    assert "±" in plain(note.content)


@pytest.mark.parametrize("base", shipped_bases(), ids=lambda base: base.name)
def test_everything_paid_is_on_the_page_to_look_things_up(base: Base) -> None:
    """In a row, or in a sentence where it is settled between players."""
    told = Teller(base.rules, catalogue("en"), base.variant.titles)
    rows = {plain(row[0]) for block in tables.extras(told) if isinstance(block, Table) for row in block.rows}
    every = list(feats(base.rules))
    sides = {plain(line(capitalised(feat_title(told, each.feat)))) for each in every if pays_a_side(each.flow)}

    assert rows == sides
    assert len(list(tables.apart(told, every))) == sum(not pays_a_side(each.flow) for each in every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_says_whose_card_it_was_where_that_is_paid_too(house: Variant, language: str) -> None:
    """The attack would have lost the Petit, had it played it; what the attack wins itself costs nothing."""
    deal = Summary(players=3, taker=0, contract="garde", points=Fraction(50), oudlers=2)
    said = []
    for side in (DEFENCE, ATTACK):
        account = settled_if_possible(house.main, deal._replace(bonuses=(Stated("petit-au-bout", side=side),)))
        assert account is not None
        said.append(OWN[language] in plain(example(teller(house, language), account).steps[0]))

    assert said == [True, False]
