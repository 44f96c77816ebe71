"""Accounts as lines of text: who scores, what for, and the number of the rule by which it is scored."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from tarotrules.book.wrapping import pad
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.combinations import Combination
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import TWO, yes_no
from tarotrules.games.variant import Variant
from tarotrules.source.excerpt import columns
from tarotrules.wording.phrase import Phrase, plain

_FOURTEEN: Final = 14
_QUATORZE: Final = 4
_GAP: Final = 2
"""Columns between those of a table."""
Row = tuple[str, ...]


class Telling(NamedTuple):
    """What an outcome is told with: the rules and the language, and what the players are called."""

    teller: Teller
    names: Sequence[str] | None = None
    """By seat, if somebody has a name."""

    def say(self, name: str, /, **arguments: Any) -> Phrase:
        return self.teller.say(name, **arguments)

    def who(self, seat: int) -> Phrase:
        """A player, by name or as the hand that it is."""
        if self.names is not None:
            return Phrase.of(self.names[seat])
        two = yes_no(self.teller.rules.players == TWO)
        return self.teller.words.tell("account-who", two=two, seat=seat, number=seat + 1)

    def each(self, amounts: Sequence[Amount]) -> Phrase:
        """What everybody has, in a list."""
        return self.teller.list([self.say("account-has", who=self.who(at), n=n) for at, n in enumerate(amounts)])

    def head(self, *columns: str) -> Row:
        """The heads of the columns of a table."""
        return tuple(plain(self.say("account-column", name=each)) for each in columns)

    def rule(self, slot: str) -> str:
        """The number of the rule by which something is scored."""
        return plain(self.teller.refer(slot))


def telling_of(variant: Variant, rules: Ruleset, language: str, names: Sequence[str] | None = None) -> Telling:
    """What an outcome is told with."""
    return Telling(Teller.of(variant, rules, catalogue(language)), names)


def combination_of(teller: Teller, contest: str, held: Combination) -> Phrase:
    """A combination as players call it: a point of five, a quint to a king, fourteen aces."""
    entry, cards, top = teller.rules.contest[contest], len(held.cards), held.cards[-1].rank
    match entry.of:
        case "suit":
            pips, counts = sum(card.pips for card in held.cards), yes_no("pips" in entry.by)
            title = teller.title("contest", contest)
            return teller.say("account-suit", title=title, cards=cards, pips=pips, counts=counts)
        case "run":
            last = yes_no(held.cards[0].rank == teller.rules.deck.lowest)
            return teller.say("account-run", cards=cards, top=top, last=last)
        case "rank":
            called = "fourteen" if (cards, held.worth) == (_QUATORZE, _FOURTEEN) else "number"
            return teller.say("account-rank", cards=cards, top=top, called=called)
    return teller.title("contest", contest)


def named(teller: Teller, kind: str, name: str) -> Phrase:
    """What a file declares, by the title it gives, or as the language calls it."""
    known = f"account-{kind}-{name}"
    if not teller.titles.get((kind, name)) and teller.words.has(known):
        return teller.words.tell(known)
    return teller.say(f"account-{kind}", title=teller.title(kind, name))


def table(head: Row, lines: Iterable[Row]) -> Iterator[str]:
    """A table as lines; columns of numbers are flush right."""
    body = list(lines)
    laid = [_column(each) for each in zip(head, *body, strict=True)]
    yield from ((" " * _GAP).join(row).rstrip() for row in zip(*laid, strict=True))


def _column(cells: Sequence[str]) -> list[str]:
    """The cells of a column, all equally wide."""
    align = "end" if all(cell.isdecimal() for cell in cells[1:]) else "start"
    return [pad(cell, max(map(columns, cells)), align) for cell in cells]
