"""Who played a card, who won it, and in which trick, is asked of one card: of several there may be several players."""

from collections.abc import Iterator

from tarotrules.cards.pack import card_name
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.call import most_partners
from tarotrules.games.tarot.ruleset.features import MEMBERS
from tarotrules.source.diagnostics import Concept, Diagnostic, Row, Steps


def one_card_has_one_player(it: Coherence) -> Iterator[Diagnostic]:
    """A class of several cards has no one player, nobody who won it, and no one trick."""
    classes = it.classes
    for path, asked in it.formulas:
        several = [each for each in asked if len(classes.get(each[0], "1")) > 1 and each[1:2] in _OF_ONE]
        for steps in several[:1]:
            cards = classes[steps[0]]
            code = card_name(cards[0])
            yield problems.WHOSE_CARD.at(
                it.span(*path), path=Steps(steps[:2]), name=Concept(steps[0]), cards=len(cards),
                way=Row(("deck", "{", "class", code.lower(), code, "}")), winner=Steps(("last_trick", "winner")),
                card=Row(("last_trick.winning_card", "is", steps[0])),
            )  # fmt: skip


def one_partner_is_asked(it: Coherence) -> Iterator[Diagnostic]:
    """Partners are paid, or pay, together; who is asked what one has must be the only one."""
    if most_partners(it.rules) < _TWO:
        return
    for path, asked in it.formulas:
        paid = path[-1] in _ENDS and ("partner",) in asked
        if not paid and any(each[0] == "partner" for each in asked):
            yield problems.WHICH_PARTNER.at(it.span(*path), partner=Concept("partner"), attack=Concept("attack"))


_ENDS = frozenset({"payee", "payer"})
_TWO = 2
_OF_ONE = [(step,) for step in MEMBERS["class"]]
