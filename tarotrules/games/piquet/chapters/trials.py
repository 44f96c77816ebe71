"""Deals and parties of Piquet that variants score differently, in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from tarotrules.comparing.search import Outcome, Told, told_apart
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.chapters.account import what_for
from tarotrules.games.piquet.chapters.cards import faces
from tarotrules.games.piquet.chapters.lines import Telling, named
from tarotrules.games.piquet.chapters.standings import ended
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.chapters.worked import dealt
from tarotrules.games.piquet.engine.candidates import Case, candidates, data_of, outcome_of
from tarotrules.games.piquet.engine.playing import taken
from tarotrules.games.piquet.engine.results import Partie, Reckoned, Term
from tarotrules.games.piquet.engine.table import table_of
from tarotrules.games.piquet.players.tally import ELDER, MILESTONES, YOUNGER
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.comparison import trials
from tarotrules.games.telling.comparison.trials import Both, Measures
from tarotrules.games.telling.told import yes_no
from tarotrules.wording.phrase import Phrase

PERCENT: Final = 100
Step = tuple[str, Phrase]


class Trials(trials.Trials[Case]):
    """Tricks, hands, deals and ends of parties."""

    measures = Measures(
        {ELDER: 1, YOUNGER: 1, MILESTONES: PERCENT, "every": PERCENT}, frozenset(), lambda _: None, lambda _: []
    )

    def apart(self, counts: tuple[Both, ...]) -> Told[Case]:
        """The first that two score differently."""
        rules = {each[0].players: each for each in counts}
        cases = (case for each in counts for case in candidates(each, dealt()))
        return told_apart(cases, *(lambda case, at=at: self.score(rules[case.players][at], case) for at in range(2)))

    def players(self, case: Case) -> int:
        """How many play."""
        return case.players

    def score(self, rules: Ruleset, case: Case) -> Outcome:
        """The scores of a deal; who is paid how much for a partie."""
        found = outcome_of(rules, case)
        return None if found is None else scores_of(rules, found)

    def reckoned(self, teller: Teller, case: Case) -> trials.Reckoned:
        """What a deal comes to, score by score, those of the tricks together; how a partie ends."""
        telling, found = Telling(teller), outcome_of(teller.rules, case)
        if found is None:
            raise ValueError(case)
        number, scores = teller.words.number, scores_of(teller.rules, found)
        if isinstance(found, Partie):
            who = [Phrase.of(each) for each in found.names]
            return trials.Reckoned([*ended(found, telling)], _rows(who, scores, teller.words.signed), scores)
        who = [telling.who(seat) for seat in range(case.players)]
        return trials.Reckoned([*_steps(telling, found.terms)], _rows(who, scores, number), scores)

    def title(self, teller: Teller, case: Case) -> Phrase:
        """What is told of it."""
        return teller.say("trial-title", kind=case.kind)

    def situation(self, teller: Teller, case: Case) -> Iterator[Phrase]:
        """The hands, who wins which tricks, or the totals."""
        telling = Telling(teller)
        yield from _exchanged(teller, case)
        for seat, hand in enumerate(() if case.dealt else case.hands):
            yield teller.sentence("trial-hand", who=telling.who(seat), cards=faces(teller.words, hand))
        winners = _winners(teller.rules, case)
        if winners:
            yield teller.say("trial-tricks", list=teller.list(_runs(telling, winners)))
        if case.totals:
            found = outcome_of(teller.rules, case)
            names = found.names if isinstance(found, Partie) else ()
            has = zip(map(Phrase.of, names), case.totals, strict=True)
            told = teller.list([teller.say("account-has", who=name, n=total) for name, total in has])
            yield teller.say("trial-totals", list=told)

    def data(self, case: Case) -> Any:
        """The same as JSON data, as ``score`` reads it."""
        return data_of(case)


def scores_of(rules: Ruleset, found: Reckoned | Partie) -> tuple[Amount, ...]:
    """By seat what a deal came to; by player what a partie pays, or counts."""
    if isinstance(found, Reckoned):
        return found.scores
    payment, winner = found.settled.payment, found.settled.winner
    other = -payment if rules.match.games is None else 0
    return tuple(payment if player == winner else other for player in range(len(found.names)))


def _rows(who: Sequence[Phrase], scores: Sequence[Amount], write: Any) -> list[tuple[Phrase, Phrase]]:
    return [(each, Phrase.of(write(score))) for each, score in zip(who, scores, strict=True)]


def _steps(telling: Telling, terms: Sequence[Term]) -> Iterator[Step]:
    """Who scores, what for, and how much; for tricks, of each kind together."""
    found: dict[tuple[object, ...], list[Term]] = {}
    for each in terms:
        key = (each.category, each.seat, each.id) if each.category == "play" else (len(found), each)
        found.setdefault(key, []).append(each)
    for same in found.values():
        first, n = same[0], sum(each.amount for each in same)
        counted = first.category == "play" and first.trick is not None
        what = named(telling.teller, "count", first.id) if counted else what_for(telling.teller, first)
        yield first.rule, telling.teller.sentence("trial-term", who=telling.who(first.seat), what=what, n=n)


def _exchanged(teller: Teller, case: Case) -> Iterator[Phrase]:
    """What two hands were before the exchange, and what they have become by it."""
    words = teller.words
    for who, first, hand in zip((ELDER, YOUNGER), case.dealt, case.hands, strict=False):
        yield teller.say("whole-dealt", who=who, cards=faces(words, first))
        gone, come = ([card for card in one if card not in other] for one, other in ((first, hand), (hand, first)))
        yield teller.say("whole-exchange", who=who, discard=faces(words, gone), drawn=faces(words, come))


def _winners(rules: Ruleset, case: Case) -> list[int]:
    """Who wins each trick, whether the cards are told or not."""
    told = (each.winner for each in taken(table_of(rules), case.plays))
    return [winner for _, winner in case.tricks] or list(told)


def _runs(telling: Telling, winners: Sequence[int]) -> Iterator[Phrase]:
    """Who wins which tricks, those that follow each other together."""
    for winner, group in groupby(range(len(winners)), key=winners.__getitem__):
        first, *others = group
        last, several = (others or [first])[-1], yes_no(bool(others))
        yield telling.say("trial-run", who=telling.who(winner), first=first + 1, last=last + 1, several=several)


TRIALS: Final = Trials()
"""They know nothing of any variant."""
