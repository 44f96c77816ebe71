"""The score sheet: a form to print and to write the deals on."""

from collections.abc import Iterator
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.chapters.account import SEATS
from tarotrules.games.tarot.chapters.auction import times
from tarotrules.games.tarot.chapters.modes import paying, ranking
from tarotrules.games.tarot.chapters.payments import amount_of, tell_flow
from tarotrules.games.tarot.chapters.scoring import tell_added
from tarotrules.games.tarot.chapters.sheets.amounts import of_each
from tarotrules.games.tarot.chapters.sheets.marks import marks
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.lessons import Lesson
from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.engine.teaching import all_at_once
from tarotrules.games.tarot.ruleset.call import calls_card, most_partners
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.games.tarot.ruleset.payments import Flow, multiplies, pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

BLANK: Final = 14
"""Lines left to write on: so many fit on a page that lies on its side."""
_NOBODY: Final = Path(("nobody",))


def scoresheet(front: Front, players: int) -> tree.Book:
    """The form for a number of players."""
    return _Form(front, players).book()


class _Form:
    """One form in one language."""

    def __init__(self, front: Front, players: int) -> None:
        self.front, self.words = front, front.words
        self.rules: Ruleset = front.variant.rulesets[players]
        self.teller = Teller(self.rules, front.words, front.variant.titles)
        self.taken = may_be_taken(self.rules)
        self.marks = marks({name: str(self.teller.title("auction", "bid", name)) for name in self.rules.auction.bid})
        rules = self.rules
        self.mode = rules.auction.plays
        self.names = SEATS[: rules.seating.at_table or players]
        """Everybody at the table, whoever sits out; who deals last of all stands last."""
        self.kinds = {"bonus": tuple(rules.bonus), "claim": tuple(rules.claim), "promise": tuple(rules.promise)}

    def book(self) -> tree.Book:
        players = self.rules.players
        subtitle = self.words.say("score-subtitle", players=players)
        heads = (self.empty("score-place"), self.empty("score-date"), *map(self.player, self.names))
        legend = (self.paragraph(self.legend()),) if self.taken else ()
        blocks = (*legend, self.ledger(), self.paragraph(*self.reminders()))
        chapter = tree.Chapter("", "deals", line(self.words.tell("score-deals")), blocks)
        return tree.Book(self.front.title(), subtitle, self.words.language, heads, (chapter,), form="score")

    def empty(self, label: str) -> tree.Fact:
        """Something to fill in."""
        return tree.Fact(line(self.words.tell(label)), ())

    def player(self, seat: str) -> tree.Fact:
        return tree.Fact(line(self.words.tell("score-player", who=seat)), ())

    def paragraph(self, *sentences: Phrase) -> tree.Paragraph:
        return tree.Paragraph(line(joined(sentences, self.words)))

    def legend(self) -> Phrase:
        """The marks of the contracts, with what they are worth."""
        multiplied = multiplies(self.rules)
        every = [
            self.teller.say(
                "score-contract" if multiplied else "score-contract-sum",
                mark=self.marks[name],
                title=self.teller.title("auction", "bid", name),
                worth=bid.worth,
                **({"times": times(self.teller, bid)} if multiplied else {}),
            )
            for name, bid in self.rules.auction.bid.items()
        ]
        return self.teller.say("score-legend", contracts=self.teller.list(every))

    def ledger(self) -> tree.Ledger:
        caption = line(self.words.tell("score-caption"))
        usual = all_at_once(self.rules, Lesson("result", "made")) if self.taken else None
        worked = () if usual is None else (self.worked(usual),)
        return tree.Ledger(caption, tuple(self.groups()), worked, BLANK, line(self.words.tell("score-total")))

    def groups(self) -> Iterator[tree.Columns]:
        """The columns, those of one kind together."""
        say = self.teller.say
        heads = [say("score-number"), say("score-dealer"), *([say("score-taker")] if self.taken else [])]
        heads += [say("score-partner", partners=_several(self.rules))] if calls_card(self.rules) else []
        heads += [say("auction-column-contract")] if self.taken else []
        margin = (tree.Column(line(say("score-margin")), "end"),) if self.taken else ()
        yield tree.Columns((*(tree.Column(line(head), "center") for head in heads), *margin))
        for kind, entries in self.kinds.items():
            if entries:
                titles = (capitalised(self.teller.title(kind, name)) for name in entries)
                found = tuple(tree.Column(line(title), "end") for title in titles)
                yield tree.Columns(found, line(say("score-kind", kind=kind)))
        if self.taken:
            yield tree.Columns((tree.Column(line(say("score-unit")), "end"),))
        seats = tuple(tree.Column(line(seat), "end") for seat in self.names)
        if self.mode is not None:
            yield tree.Columns(seats[: self.rules.players], line(self.alone()))
        yield tree.Columns(seats, line(say("score-running")))

    def alone(self) -> Phrase:
        """What is written down of each player where nobody took."""
        return self.teller.say("score-alone", title=self.teller.title("mode", self.mode or ""))

    def worked(self, account: Account) -> tuple[Line, ...]:
        """An example: a deal of these very rules."""
        summary = account.summary
        dealer, taker = self.names[-1], SEATS[summary.taker or 0]
        partner = (line(" ".join(SEATS[seat] for seat in summary.partners)),) if calls_card(self.rules) else ()
        margin = account.margin if account.margin is not None else 0
        head = (line(self.words.tell("score-example")), line(dealer), line(taker), *partner)
        contract = (line(self.marks[summary.contract or ""]), self.amount(margin))
        feats = (self.feat(account, kind, name) for kind, entries in self.kinds.items() for name in entries)
        out: list[Line] = [()] * (len(self.names) - summary.players)
        alone: list[Line] = [()] * (0 if self.mode is None else summary.players)
        return (
            *head, *contract, *feats, self.amount(of_each(account)), *alone, *map(self.amount, account.scores), *out
        )  # fmt: skip

    def amount(self, amount: Amount) -> Line:
        return line(self.words.signed(amount))

    def feat(self, account: Account, kind: str, name: str) -> Line:
        """What a feat adds to what each defender pays, or who gets how much; nothing if it has not happened."""
        terms = [term for term in account.terms if (term.kind, term.id) == (kind, name)]
        between = [(SEATS[seat], paid) for term in terms for seat, paid in enumerate(term.seats or ()) if paid > 0]
        if between:
            return line(
                self.teller.list([self.teller.say("account-seat", who=who, score=paid) for who, paid in between])
            )
        amounts = [term.margin if term.margin is not None else term.unit for term in terms]
        return self.amount(sum(each for each in amounts if each is not None)) if terms else ()

    def reminders(self) -> Iterator[Phrase]:
        """How to fill the form in, what the contract pays, and what the scores come to."""
        if not self.taken:
            yield from (*ranking(self.teller), *paying(self.teller))
            return
        yield self.teller.say("score-how")
        yield from tell_added(self.teller)
        stake = self.rules.scoring.contract
        first, *more = tell_flow(self.teller, stake, amount_of(self.teller, stake.worth))
        yield capitalised(self.teller.say("cheat-of", title=self.teller.say("payments-stake"), said=first))
        yield from map(capitalised, more)
        if self.rules.scoring.balance != "zero_sum" or not any(
            _leaks(each.flow) for each in everything_paid(self.rules)
        ):
            yield self.words.tell("scoring-balance", balance=self.rules.scoring.balance)


def _several(rules: Ruleset) -> str:
    """Whether there is room for one partner, or for more."""
    return "several" if most_partners(rules) > 1 else "one"


def _leaks(flow: Flow) -> bool:
    """Whether points are made or lost: somebody is paid by nobody, or nobody by somebody."""
    return not pays_a_side(flow) and _NOBODY in {flow.payee, flow.payer}
