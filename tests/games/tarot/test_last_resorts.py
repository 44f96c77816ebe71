"""The first pages leave nobody without a card to play, without the one who leads, or under a wrong heading."""

from fractions import Fraction

import pytest

from tarotrules.book.inline import plain
from tarotrules.book.lines import lines_of
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.examples import example
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.scoring import settled_if_possible
from tarotrules.games.tarot.engine.summary import DEFENCE, Promised, Summary
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests.shelf import bound
from tests.strategies import variant

NEITHER = {
    "fr": ("sans atout non plus, il joue la carte de son choix", "sans atout, jouer ce que l’on veut"),
    "en": ("whoever has no trump either plays any card", "with neither, play any card"),
    "de": ("wer auch keinen Trumpf hat, wirft eine beliebige Karte ab", "muss stechen oder, ohne Trumpf, abwerfen"),
    "ru": ("а если нет и козырей, может положить любую карту", "а если нет и козырей — любую карту"),
    "ja": (
        "切札もなければ好きなカードを出します。切札は",
        "切札もなければ、どのカードを出してもかまいません。切札を",
    ),
}
LEADS = {
    "fr": "Si le preneur a annoncé un chelem, c’est lui qui commence.",
    "en": "A taker who has announced a slam begins instead.",
    "de": "Wer einen Schlemm angesagt hat, beginnt selbst.",
    "ru": "Если берущий объявил шлем, начинает он.",
    "ja": "ただし、デクレアラーがスラムを予告したときは、デクレアラーがリードします。",
}
BOTH = {
    "fr": "Annoncer ce que l’on a ou ce que l’on fera",
    "en": "Announce and declare",
    "de": "Ansagen und melden",
    "ru": "Объявить комбинацию или будущие взятки",
    "ja": "予告と宣言",
}
ONE_OF_THEM = {
    "fr": "Bruno, en défense, a annoncé",
    "en": "Ben, a defender, announces",
    "de": "Ben, ein Verteidiger, hat",
    "ru": "Борис, защитник, объявляет",
    "ja": "ディフェンダーのBが",
}


def told(of: Variant, language: str) -> str:
    """What a book says, without its line breaks."""
    return squeezed("".join(map(plain, lines_of(bound(of, language)))))


def squeezed(said: str) -> str:
    """The same for words."""
    return "".join(said.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_neither_plays_any_card(language: str) -> None:
    """On the one page and in the steps, which also know who leads after an announcement."""
    whole = told(variant("fft"), language)

    assert [squeezed(each) in whole for each in (*NEITHER[language], LEADS[language])] == [True] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_called_by_all_that_is_said_in_it(language: str) -> None:
    """What is announced as late as what is declared."""
    whole = told(variant("fft", "announce-before-play"), language)

    assert squeezed(BOTH[language]) in whole
    assert squeezed(BOTH[language]) not in told(variant("fft"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_defender_announces(language: str) -> None:
    """By name: no side speaks with one voice."""
    of = variant("fft", "defence-slam")
    slam = (Promised("slam", announced=DEFENCE),)
    deal = Summary(players=4, taker=0, contract="garde", points=Fraction(60), oudlers=2, promises=slam)
    account = settled_if_possible(of.rulesets[4], deal)
    assert account is not None
    (said,) = example(Teller(of.rulesets[4], catalogue(language), of.titles), account).steps

    assert ONE_OF_THEM[language] in plain(said)
