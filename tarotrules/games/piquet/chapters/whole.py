"""One deal played from the cards dealt to the score, by programs that play as at the club."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.piquet.chapters.cards import face, faces
from tarotrules.games.piquet.chapters.lines import combination_of
from tarotrules.games.piquet.chapters.seat.speech import Speech
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.chapters.worked import account_table
from tarotrules.games.piquet.engine.table import Ready
from tarotrules.games.piquet.play.agenda import shuffled
from tarotrules.games.piquet.play.cards import PACK, those
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.settling import account_of
from tarotrules.games.piquet.play.table import Own, play_table
from tarotrules.games.piquet.play.talk import Talk, silence
from tarotrules.games.piquet.players.club.player import Club
from tarotrules.games.piquet.players.simulating import played
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import TWO, capitalised, yes_no
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.wording.phrase import Phrase, plain

SEED: Final = 1
TRIED: Final = 40
"""Deals that are looked through for the one that shows most."""
REMEMBERED: Final = 16
_WHO: Final = ("elder", "younger")
_RANK: Final = "rank"
_SPELLED: Final = range(20, 80)
"""Numbers that are spoken in words: as many pips as a point can have."""


def whole_deal(teller: Teller) -> Iterator[tree.Block]:
    """The deal, told in the order in which it is played; nothing where more than two play."""
    if teller.rules.players != TWO:
        return
    over = shown(teller.rules)
    yield tree.Heading(line(teller.say("whole-title")))
    yield tree.Items(tuple(map(line, _told(teller, over))), numbered=True)
    yield _tricks(teller, over)
    yield account_table(teller, account_of(over))


@lru_cache(REMEMBERED)
def shown(rules: Ruleset) -> Over:
    """The first of the deals that shows as much as any: answers of every kind, scores of both, what is seldom."""
    table = play_table(rules)
    found: list[Over] = []
    for number in range(TRIED):
        random = generator(SEED, number, PLAYERS)
        dealt = shuffled(table, 0, generator(SEED, number, CARDS))
        found.append(played(table, dealt, [Club(random), Club(random)]))
    return max(found, key=_shows)


def _shows(over: Over) -> int:
    """How much there is to see."""
    account = account_of(over)
    answers = {word for talk in over.game.talks for word in talk.answers if word is not None}
    scoring = {(entry.category, entry.seat) for entry in account.entries if entry.category != "play"}
    return 2 * len(answers) + len(scoring) + bool(over.game.stock) - 2 * bool(account.reached)


def _told(teller: Teller, over: Over) -> Iterator[Phrase]:
    """What happens before the play."""
    game, say, words = over.game, teller.say, teller.words
    for who, hand in zip(_WHO, game.first, strict=True):
        yield say("whole-dealt", who=who, cards=faces(words, those(hand)))
    for place, who in enumerate(_WHO):
        discard = game.discards[place]
        if discard:
            drawn = game.hands[place] & ~game.first[place]
            cards, taken = faces(words, those(discard)), faces(words, those(drawn))
            yield say("whole-exchange", who=who, discard=cards, drawn=taken)
    for contest, talk, held in zip(game.table.contests, game.talks, game.held, strict=True):
        yield _called(teller, contest, talk, held[1])
    for contest, talk in zip(game.table.contests, game.talks, strict=True):
        yield from _added(teller, contest.name, talk)


def _called(teller: Teller, contest: Ready, talk: Talk, held: Sequence[Own]) -> Phrase:
    """What the elder calls in one contest, and how it is answered by somebody who holds so much."""
    title, elder, say = capitalised(teller.title("contest", contest.name)), talk.stated[0], teller.say
    if elder is None:
        return say("whole-no-call", title=title)
    spoken = (_spoken(teller, words) for words in _dialogue(teller, contest, talk, elder, held))
    said = reduce(lambda left, right: say("whole-then", left=left, right=right), spoken)
    called = say("whole-call", title=title, talk=said)
    if not talk.rest[0]:
        return called
    return joined([called, say("whole-rest", calls=_calls(teller, contest.name, talk.rest[0]))], teller.words)


def _dialogue(teller: Teller, contest: Ready, talk: Talk, elder: Own, held: Sequence[Own]) -> Iterator[Phrase]:
    """What is said in turn: the elder's call, what the younger asks and is told, and the answer."""
    speech, word = Speech(teller), talk.answers[1] or "good"
    # Of cards of a rank, which one is said at once.
    first = len(elder.key) if contest.entry.of == _RANK else silence(play_table(teller.rules), contest).keys
    yield speech.called(contest, elder.key[:first])
    for at in range(first, talk.keys):
        yield speech.asked(contest, at)
        yield speech.told(contest, at, elder.key[at])
    answer = speech.word(contest, word, talk.keys)
    if word == "not_good" and teller.rules.calling.answer == "with_own":
        answer = teller.say("call-answer-own", answer=answer, own=speech.called(contest, held[0].key[: talk.keys]))
    yield answer


def _spoken(teller: Teller, words: Phrase) -> Phrase:
    """What somebody says, as it is printed."""
    said = plain(words)
    number = int(said) if said.isdigit() else 0
    kind = "number" if number in _SPELLED else yes_no(said.endswith("?"))
    tens, ones = divmod(number, 10) if kind == "number" else (0, 0)
    return teller.say("whole-said", words=capitalised(words), asks=kind, tens=10 * tens, ones=ones)


def _added(teller: Teller, contest: str, talk: Talk) -> Iterator[Phrase]:
    """What the younger calls in one contest, once the elder has called everything."""
    younger = tuple(talk.told(1))
    if younger:
        title, when = capitalised(teller.title("contest", contest)), teller.rules.calling.younger_calls
        yield teller.say("whole-younger", title=title, calls=_calls(teller, contest, younger), when=when)


def _calls(teller: Teller, contest: str, own: Iterable[Own]) -> Phrase:
    return teller.list([combination_of(teller, contest, each.combination) for each in own])


def _tricks(teller: Teller, over: Over) -> tree.Table:
    """A line for each trick."""
    heads = ("trick", "leader", "led", "answered", "winner")
    columns = tuple(tree.Column(line(teller.say(f"whole-{each}"))) for each in heads)
    rows: list[tuple[Line, ...]] = []
    for number, trick in enumerate(over.tricks, start=1):
        led, answered = (line(face(teller.words, PACK[card])) for card in trick.cards)
        who = [line(teller.say("whole-who", who=_WHO[place])) for place in (trick.leader, trick.winner)]
        rows.append((line(teller.words.number(number)), who[0], led, answered, who[1]))
    return tree.Table(line(teller.say("whole-tricks")), columns, tuple(rows))
