"""A line as somebody types it at the table of Piquet: players, numbers, calls, answers, cards and commands."""

from collections.abc import Iterator
from typing import Final, NamedTuple, get_args

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.french import SUITS, Card, card_name, parse_card
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.acted import who
from tarotrules.games.piquet.chapters.cards import RANK_NAMES, name_of
from tarotrules.games.piquet.chapters.lines import combination_of
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.combinations import Combination
from tarotrules.games.piquet.play.acts import Word
from tarotrules.games.piquet.play.cards import NUMBERS, PACK, set_of
from tarotrules.games.piquet.play.table import Own, play_table
from tarotrules.games.sessions.typed import Command, Reader, Seat, key, listed, said, spoken
from tarotrules.games.telling.told import for_two
from tarotrules.wording.phrase import plain

COMMANDS: Final = ("undo", "help", "quit", "score", "hand", "stock", "exchange", "call", "look", "misdeal")
"""What is typed that is no card, call or answer."""
_FOUR: Final = 4


class Number(NamedTuple):
    """So many."""

    number: int


class Said(NamedTuple):
    """An answer."""

    word: Word


class Called(NamedTuple):
    """A combination, as it is called; by no words, that there is none."""

    contest: str
    phrase: str
    written: str = ""


class Contest(NamedTuple):
    """A contest, by its title."""

    name: str


class Claimed(NamedTuple):
    """What a hand scores by itself."""

    name: str


class CardTyped(NamedTuple):
    """A card."""

    card: CardNumber


Item = Seat | Command | Number | Said | Called | Contest | Claimed | CardTyped


class Words(Reader):
    """What can be typed of a deal by some rules, in a language and, should that say nothing, in English."""

    def __init__(self, teller: Teller) -> None:
        tellers = (teller._replace(words=one) for one in (teller.words, catalogue("en")))
        super().__init__(each for told in tellers for each in _phrases(told))
        self.cards = {key(each): card for card in PACK for each in _written(teller, card)}

    def card(self, written: str) -> Item | None:
        """A card by its code, in either order, by what stands in its corner, or by its name; a number by itself."""
        if written.isdecimal():
            return Number(int(written[:_FOUR]))
        code = parse_card(written) or parse_card(written[-1:] + written[:-1])
        card = self.cards.get(key(written), code)
        return None if card is None else CardTyped(NUMBERS[card])


def _written(teller: Teller, card: Card) -> Iterator[str]:
    for one in (teller.words, catalogue("en")):
        yield one.say("face", rank=RANK_NAMES.get(card.rank, "other"), n=card.rank, suit=card.suit)
        yield plain(name_of(one, card))
        yield plain(name_of(one, card)).partition(" ")[2]
    yield card_name(card)


def _phrases(told: Teller) -> Iterator[tuple[str, Item]]:
    words, rules = told.words, told.rules
    for place in range(rules.players):
        yield key(plain(who(told, place))), Seat(place)
        yield key(words.say("account-who", two=for_two(rules), seat=place, number=place + 1)), Seat(place)
    for place, each in enumerate(listed(words, "referee-hands")):
        yield from ((key(one), Seat(min(place, rules.players - 1))) for one in each.split("/"))
    for name in COMMANDS:
        yield from said(words, name, Command(name))
    for word in get_args(Word):
        yield from said(words, word, Said(word))
    for name in rules.claim:
        yield key(plain(told.title("claim", name))), Claimed(name)
    table = play_table(rules)
    for contest in table.contests:
        title = plain(told.title("contest", contest.name))
        yield key(title), Contest(contest.name)
        for none in listed(words, "referee-word-nothing"):
            yield from ((key(each), Called(contest.name, "")) for each in (f"{none} {title}", f"{title} {none}"))
        for own in _possible(table.rules.contest[contest.name].of, told, contest.name):
            said_so = called(told, contest.name, own.combination)
            yield from ((each, Called(contest.name, each, written)) for each, written in said_so.items())


def called(told: Teller, contest: str, held: Combination) -> dict[str, str]:
    """What players say when they call a combination: all of it, or only how many cards it has."""
    entry, words, cards = told.rules.contest[contest], told.words, len(held.cards)
    found = {plain(combination_of(told, contest, held)), f"{plain(told.title('contest', contest))} {cards}"}
    match entry.of:
        case "suit":
            title = told.title("contest", contest)
            found.add(plain(words.tell("account-suit", title=title, cards=cards, pips=0, counts="no")))
        case "run":
            found.add(words.say("account-length", cards=cards))
        case "rank":
            top = held.cards[-1].rank
            found.add(words.say("account-rank", called="number", cards=cards, top=top))
    return {key(spoken(each)): each for each in found}


def _possible(shape: str, told: Teller, contest: str) -> Iterator[Own]:
    """One of each kind of combination that there may be."""
    table, pack = play_table(told.rules), told.rules.deck.cards
    suit = sorted((card for card in pack if card.suit == SUITS[0]), key=lambda card: card.rank)
    hands: list[list[Card]] = [suit]
    if shape in {"run", "suit"}:
        hands = [suit[low:high] for low in range(len(suit)) for high in range(low + 1, len(suit) + 1)]
    elif shape == "rank":
        ranks = [[Card(each, card.rank) for each in SUITS] for card in suit]
        hands = [rank[:n] for rank in ranks for n in range(1, _FOUR + 1)]
    for hand in hands:
        cards = set_of(hand)
        owned = table.owned(table.contests[table.contest_of[contest]], cards)
        yield from (each for each in owned if each.cards == cards)
