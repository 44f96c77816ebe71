"""What players do in a deal, in words: an act as it is said after *may*; and who does it."""

from typing import Final

from tarotrules.cards.bits import CardSet
from tarotrules.games.piquet.chapters.cards import faces
from tarotrules.games.piquet.chapters.lines import combination_of
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play.acts import ENOUGH, LOOK, Act, Answer, Call, Claim, Show
from tarotrules.games.piquet.play.cards import those
from tarotrules.games.piquet.play.table import Own, play_table
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.telling.told import TWO, for_two
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value

_SAID: Final = {ENOUGH: "enough", LOOK: "look"}


def by_hand(teller: Teller, place: int | None) -> dict[str, Value]:
    """Whose hand a reason speaks of, as its sentence takes it."""
    if place is None:
        return {"by": "number", "who": 0}
    return {"by": "two" if teller.rules.players == TWO else "several", "who": place + 1}


def who(teller: Teller, place: int) -> Phrase:
    """A player by the hand, with its article."""
    return teller.words.tell("reason-who", **by_hand(teller, place))


def named(teller: Teller, place: int) -> str:
    """The same as it stands in a table."""
    words, two = teller.words, for_two(teller.rules)
    return words.say("account-who", two=two, seat=place, number=place + 1)


def act(teller: Teller, what: Act) -> Phrase:
    """What somebody does."""
    match what:
        case Play(card):
            return done(teller, "play", cards=1 << card)
        case Discard(cards):
            return done(teller, "discard" if cards else "discard_none", cards=cards)
        case Claim(id):
            return done(teller, "claim", _title(teller, "claim", id))
        case Show(id):
            return done(teller, "show", _title(teller, "contest", id))
        case Call(id, 0):
            return done(teller, "call_none", _title(teller, "contest", id))
        case Call(id, cards):
            return done(teller, "call", called(teller, id, cards), cards)
        case Answer(word):
            return done(teller, word)
    return done(teller, _SAID.get(what, "pass"))


def called(teller: Teller, contest: str, cards: CardSet) -> Phrase:
    """A combination as players call it; the title of the contest, where some cards are none."""
    own = combination(teller, contest, cards)
    return _title(teller, "contest", contest) if own is None else combination_of(teller, contest, own.combination)


def combination(teller: Teller, contest: str, cards: CardSet) -> Own | None:
    """The combination that some cards make together."""
    table = play_table(teller.rules)
    number = table.contest_of.get(contest)
    found = () if number is None else table.owned(table.contests[number], cards)
    return next((each for each in found if each.cards == cards), None)


def shown(teller: Teller, cards: CardSet) -> str:
    """Cards as the printed book shows them."""
    return plain(faces(teller.words, those(cards)))


def done(teller: Teller, did: str, what: str = "", cards: CardSet = 0) -> Phrase:
    """Something of a kind that somebody does."""
    return teller.words.tell("act", done=did, what=what, cards=shown(teller, cards))


def _title(teller: Teller, kind: str, name: str) -> Phrase:
    return teller.title(kind, name)
