"""The score sheet of a partie: a line for each deal, with its parts, and a running total for each player."""

from collections.abc import Iterator
from itertools import islice
from string import ascii_uppercase
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.chapters.worked import accounts_of
from tarotrules.games.piquet.engine.scoring import Account
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

SEATS: Final = ascii_uppercase
_USUAL: Final = 12
"""Lines of a sheet where nobody knows how many deals are played."""
_PARTS: Final = ("hand", "play", "cards")


def scoresheet(front: Front, players: int) -> tree.Book:
    """A form for a number of players."""
    return _Sheet(Teller(front.variant.rulesets[players], front.words, front.variant.titles), front).book()


class _Sheet:
    """One form in one language."""

    def __init__(self, teller: Teller, front: Front) -> None:
        self.teller, self.rules, self.say, self.front = teller, teller.rules, teller.say, front
        self.players = SEATS[: self.rules.players]

    def book(self) -> tree.Book:
        """The form."""
        words = self.front.words
        subtitle = words.say("score-subtitle", players=self.rules.players)
        labels = [self.say("score-place"), self.say("score-date")]
        labels += [self.say("score-player", who=each) for each in self.players]
        heads = tuple(tree.Fact(line(each), ()) for each in labels)
        blocks = (self.ledger(), *self.reminder())
        chapter = tree.Chapter("", "deals", line(self.say("score-deals")), blocks)
        return tree.Book(self.front.title(), subtitle, words.language, heads, (chapter,), form="score")

    def ledger(self) -> tree.Ledger:
        """A line for each deal of a partie, below one that shows how they are filled in."""
        caption, total = line(self.say("score-caption")), line(self.say("score-total"))
        worked = tuple(map(self.example, islice(accounts_of(self.rules), 1)))
        return tree.Ledger(caption, tuple(self.groups()), worked, lines_of(self.rules), total)

    def groups(self) -> Iterator[tree.Columns]:
        """Number and elder, the parts of each player's score, and the running totals."""
        yield tree.Columns((self.column("score-number"), self.column("score-elder")))
        parts = [*_PARTS, *(["bonus"] if self.rules.milestone else [])]
        for who in self.players:
            yield tree.Columns(
                tuple(self.column(f"score-{each}") for each in parts), line(self.say("score-player", who=who))
            )
        yield tree.Columns(
            tuple(tree.Column(line(each), "end") for each in self.players), line(self.say("score-running"))
        )

    def column(self, name: str) -> tree.Column:
        """A column under its head."""
        return tree.Column(line(self.say(name)), "center")

    def example(self, account: Account) -> tuple[Line, ...]:
        """A deal in which the first player is the elder."""
        parts = [account.of("claims", "contests"), account.of("play"), account.of("cards"), account.bonus]
        shown = parts[: len(_PARTS) + bool(self.rules.milestone)]
        number = self.front.words.number
        cells = [line(number(part[seat])) if part[seat] else () for seat in range(self.rules.players) for part in shown]
        elder = (line(self.say("score-example")), line(self.players[0]))
        return (*elder, *cells, *(line(number(each)) for each in account.scores))

    def reminder(self) -> Iterator[tree.Block]:
        """What goes under bonus."""
        titles = [self.teller.named(self.teller.title("milestone", name)) for name in self.rules.milestone]
        if titles:
            told: Phrase = capitalised(self.say("score-reminder", titles=self.teller.list(titles)))
            yield tree.Paragraph(line(told))


def lines_of(rules: Ruleset) -> int:
    """How many lines a form has."""
    return rules.match.deals or _USUAL
