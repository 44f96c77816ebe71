"""What is said of combinations at the table: how many cards first, and more of them when it is asked for."""

from collections.abc import Sequence
from typing import Final

from tarotrules.cards.french import SUITS, Card
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.combinations import Key
from tarotrules.games.piquet.engine.table import Combined, Ready
from tarotrules.games.piquet.play.acts import Word
from tarotrules.games.telling.told import yes_no
from tarotrules.wording.phrase import Phrase

WORDS: Final[Sequence[Word]] = ("good", "equal", "not_good")
"""What may be answered, whatever is called; besides it may be asked how high it is."""

FOURTEEN: Final = 14
"""What four of a rank are called after, if they are worth it."""


class Speech:
    """Puts what is called and answered into words."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    def called(self, contest: Ready, keys: Key) -> Phrase:
        """A combination as far as it is told: a point of five, a quart to a king, three kings."""
        say, by = self.teller.say, dict(zip(contest.entry.by, keys, strict=False))
        match contest.entry.of, by:
            case "suit", {"cards": cards, **more} if not more:
                return say("call-point", title=self.title(contest), cards=cards)
            case "suit", {"cards": cards, "pips": pips, **more} if not more:
                return say("account-suit", title=self.title(contest), cards=cards, pips=pips, counts="yes")
            case "run", {"cards": cards, **more} if not more:
                return say("account-length", cards=cards)
            case "run", {"cards": cards, "top": top, **more} if not more:
                last = yes_no(top - cards + 1 == self.teller.rules.deck.lowest)
                return say("account-run", cards=cards, top=top, last=last)
            case "rank", {"cards": cards, **more} if not more:
                return say("call-many", n=cards)
            case "rank", {"cards": cards, "top": top, **more} if not more:
                called = "fourteen" if contest.worth(_rank(cards, top)) == FOURTEEN else "number"
                return say("account-rank", cards=cards, top=top, called=called)
        told = [say("call-key", key=key, n=value) for key, value in by.items()]
        return say("call-other", title=self.title(contest), told=self.teller.list(told))

    def none(self, contest: Ready) -> Phrase:
        """That there is nothing to call."""
        return self.teller.say("call-none", title=self.title(contest))

    def asked(self, contest: Ready, at: int) -> Phrase:
        """The question for what is still to be told: how many pips, how high, in what."""
        return self.teller.say("call-asks", key=contest.entry.by[at], of=contest.entry.of)

    def told(self, contest: Ready, at: int, value: int) -> Phrase:
        """The answer to it."""
        return self.teller.say("call-told", key=contest.entry.by[at], of=contest.entry.of, n=value)

    def word(self, contest: Ready, word: Word, told: int) -> Phrase:
        """How a call is answered, of which so much is told."""
        return self.asked(contest, told) if word == "ask" else self.teller.say("call-answer", word=word)

    def title(self, contest: Ready) -> Phrase:
        """What is compared."""
        return self.teller.title("contest", contest.name)


def _rank(cards: int, top: int) -> Combined:
    """So many cards of a rank."""
    card = Card(SUITS[0], top)
    return Combined(cards, cards * card.pips, card)
