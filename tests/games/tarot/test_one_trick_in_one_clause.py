"""What two conditions say of one trick is one clause, and stays two where that would say something else."""

import pytest

from tarotrules.book.inline import line, plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tests.shelf import house

HOUSE = """# language: en
variant house extends fft {
  players 4
  promise many { kept MANY; who anyone; moment before_first_lead; leads no
    announced { worth 20; payee achiever; into unit; multiplied no; follows_result no } }
  bonus lost { when LOST; worth 10; payee defence; into unit; multiplied no; follows_result no }
}
"""
MANY = "achiever.tricks >= 9 and last_trick.winner.side = achiever"
LOST = "petit.winner.side = defence and petit.player.side = attack"
TOLD = [
    (
        "en",
        "at least nine tricks, the last among them.",
        "If the attack plays the Petit to a trick that the defence wins",
    ),
    ("fr", "au moins neuf plis, dont le dernier.", "Si l’attaque joue le Petit dans un pli que remporte la défense,"),
    (
        "de",
        "neun Stiche gewinnt, darunter den letzten.",
        "den Petit zu einem Stich spielt, den die Verteidigung",
    ),
    ("ru", "девяти взяток, в том числе последнюю.", "Если атака кладёт Пети во взятку, которую берёт защита,"),
    ("ja", "最後のトリックを含めて9トリック以上に勝つこと", "プチを出したトリックにディフェンダー側が勝つこと"),
]
APART = [
    (MANY.replace(">=", "<="), LOST, "at most nine tricks and the same side wins the last trick."),
    (MANY.replace("last_trick", "petit"), LOST, "at least nine tricks and the same side wins the trick"),
    (MANY, LOST.replace("= attack", "= defence"), "If the defence plays the Petit and "),
    (MANY, LOST.replace("player.side =", "player.side !="), "the attack does not play the Petit"),
]


def said(language: str, many: str, lost: str) -> str:
    """What the chapters of a table with these two conditions say."""
    variant = house(HOUSE.replace("MANY", many).replace("LOST", lost))
    told = sections(Teller(variant.main, catalogue(language), variant.titles))
    return "\n".join(plain(line(each)) for section in told for rule in section.rules for each in rule.phrases)


@pytest.mark.parametrize(("language", "many", "lost"), TOLD)
def test_what_is_about_one_trick_is_one_clause(language: str, many: str, lost: str) -> None:
    """So many tricks with the last among them; a card, and who wins its trick."""
    book = said(language, MANY, LOST)

    assert many in book
    assert lost in book


@pytest.mark.parametrize(("many", "lost", "told"), APART)
def test_what_would_not_be_the_same_is_told_apart(many: str, lost: str, told: str) -> None:
    """At most so many, another trick, one and the same party, or a card that is not played."""
    assert told in said("en", many, lost)
