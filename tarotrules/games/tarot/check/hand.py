"""A hand as somebody writes it, to be judged before the auction."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tarotrules.cards.pack import Card, card_name, parse_card
from tarotrules.games.deals.refusals import NOT_A_CARD, NOT_IN_PACK
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.check.card_words import card_meant
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.evaluation import Worth, evaluate_hand
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Diagnostic


def evaluate(rules: Ruleset, written: Sequence[str]) -> Worth:
    """What a hand is worth by the scale of the rules; raises :class:`Refused`, with every problem, for what is none."""
    cards = [*_apart(parse_card(each) for each in written)]
    problems = list(_problems(rules, written, cards))
    if problems:
        raise Refused(*problems)
    return evaluate_hand(rules, tuple(each for each in cards if each is not None))


def _apart(cards: Iterable[Card | None]) -> Iterator[Card | None]:
    """Each card that is named again as another one like it."""
    before: Counter[Card] = Counter()
    for card in cards:
        yield card if card is None else card._replace(copy=before[card])
        before.update([] if card is None else [card])


def _problems(rules: Ruleset, written: Sequence[str], cards: Sequence[Card | None]) -> Iterator[Diagnostic]:
    pack = rules.deck.pack
    if not rules.feature:
        yield refusals.NO_SCALE.at(None)
    for word, card in zip(written, cards, strict=True):
        if card is None:
            meant = card_meant(word)
            yield NOT_A_CARD.at(None, word=word, hint="meant" if meant else "none", instead=meant)
        elif not pack.holds(card._replace(copy=0)):
            yield NOT_IN_PACK.at(None, card=card_name(card))
    there = {each for each in cards if each is not None and (pack.holds(each) or not pack.holds(each._replace(copy=0)))}
    if None not in cards and (len(cards), len(there)) != (rules.deal.own, rules.deal.own):
        yield refusals.NOT_A_HAND.at(None, wanted=rules.deal.own, given=len(there))
