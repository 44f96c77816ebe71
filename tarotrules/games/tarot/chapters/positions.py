"""“Which cards may I play?”: a hand and a trick for each duty of play; what may be played the play engine says."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.cards.bits import CardNumber
from tarotrules.cards.pack import PACK, card_name, parse_card
from tarotrules.cards.packs import Pack
from tarotrules.cards.sets import ALIKE, NAMES
from tarotrules.games.tarot.chapters.faces import face, side_by_side
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.position import position
from tarotrules.games.tarot.play.reasons import Id
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Rule
from tarotrules.wording.phrase import Phrase

_BY_NAME: Final = {card_name(card): card for card in PACK}


class Told(NamedTuple):
    """Somebody’s hand, and what lies on the table."""

    hand: tuple[str, ...]
    trick: tuple[str, ...] = ()
    called: str | None = None
    """The card called, where the first trick is to be led."""

    def of(self, pack: Pack) -> "Told | None":
        """The same with cards of a pack."""
        called = () if self.called is None else (self.called,)
        found = pack.standing_in(_BY_NAME[name] for name in (*self.hand, *self.trick, *called))
        if found is None:
            return None
        names, hand, trick = tuple(map(card_name, found)), len(self.hand), len(self.trick)
        return Told(names[:hand], names[hand : hand + trick], names[-1] if called else None)


_OF: Final[dict[Id, tuple[Told, ...]]] = {
    "must-follow": (Told(("H4", "HQ", "D8", "T9"), ("H10",)),),
    "must-trump": (Told(("D8", "CJ", "T4", "T15"), ("H10",)),),
    "must-overtrump": (Told(("D8", "T4", "T15"), ("H10", "T9")), Told(("D8", "T4", "T15"), ("T9",))),
    "called-suit": (Told(("SQ", "S4", "D8", "T4"), (), "SK"),),
}
"""Positions for each reason that forbids a card; the first in which there is a card to be played."""
_EXCUSED: Final = Told(("D4", "T8", "EX"), ("D10",))
"""Somebody who could follow holds a card that need not."""
See = Callable[[Id], Phrase]
"""The number of the rule that tells a reason."""


def box(tellers: Iterable[Teller], rule: Rule, see: See) -> tree.Example | None:
    """What may be played, and what not, where a rule has something to say of it with some number of players."""
    for teller in tellers:
        for reason, usual in _told(teller.rules, rule):
            told = usual.of(teller.rules.deck.pack)
            if told is None:
                continue
            found = _judged(teller.rules, told)
            # What a table has forbidden is shown by no position: it would stand in the way of the duty.
            if (reason is None or reason in found.values()) and "forbidden-card" not in found.values():
                return _box(teller, told, found, see)
    return None


def _told(rules: Ruleset, rule: Rule) -> Iterator[tuple[Id | None, Told]]:
    """The positions for the reasons that a rule gives; and for a card that it frees of all duties."""
    for reason, every in _OF.items():
        told = next(each for each in every if len(each.trick) < rules.players)
        if (reason, None) in rule.reasons and (told.called is None or rules.call is not None):
            yield reason, told
    for name, exempt in rules.exempt.items():
        free = exempt.when is None and parse_card(_EXCUSED.hand[-1]) in rules.deck.class_[name].cards
        if free and rule.slot == slot_of("exempt", name, "play"):
            yield None, _EXCUSED


def _judged(rules: Ruleset, told: Told) -> dict[CardNumber, Id | None]:
    """Each card of the hand, and what forbids it."""
    data = {"hand": told.hand, "trick": told.trick, "first_trick": told.called is not None, "called": told.called}
    found = position(rules, {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()})
    reasons = ((card, found.why_not(card)) for card in found.hand)
    return {card: None if reason is None else reason.id for card, reason in reasons}


def _box(teller: Teller, told: Told, found: dict[CardNumber, Id | None], see: See) -> tree.Example:
    say, words = teller.say, teller.words

    def row(cards: Iterable[CardNumber]) -> Phrase:
        return side_by_side(words, (face(words, ALIKE[card]) for card in cards))

    refused: dict[Id, list[CardNumber]] = {}
    for card, reason in found.items():
        if reason is not None:
            refused.setdefault(reason, []).append(card)
    reasons = [say("position-reason", cards=row(cards), rule=see(reason)) for reason, cards in refused.items()]
    sentences = (
        say("position-trick", cards=row(NAMES.index(card) for card in told.trick))
        if told.called is None
        else say("position-first", card=row([NAMES.index(told.called)])),
        say("position-hand", cards=row(found), first="no" if told.called is None else "yes"),
        say("position-allowed", cards=row(card for card, reason in found.items() if reason is None)),
        say("position-refused", reasons=reasons),
    )
    return tree.Example(line(say("position-title")), tuple(map(line, sentences)), numbered=False)
