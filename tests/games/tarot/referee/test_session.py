"""Somebody types what is played at a real table, and is told at once what was not allowed, or at the end the score."""

import io
import json
import os
import re
import sys
from collections.abc import Iterator
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import pytest

from tarotrules import api
from tarotrules.cards.pack import PACK
from tarotrules.cards.sets import NAMES, names
from tarotrules.cli.main import main
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import SEATS
from tarotrules.games.tarot.chapters.faces import label
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import Trick
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tarotrules.wording.catalogue import Catalogue
from tests.games.tarot.play import naive
from tests.games.tarot.play.deals import played, stacked, told_in_short
from tests.numbering import rule_number
from tests.strategies import Base, base_of

Said = pytest.CaptureFixture[str]
FFT = base_of("fft at 4")


def deal_of(base: Base, seed: int) -> Over:
    """A deal that was played to the end."""
    table, random = play_table(base.rules), Random(seed)
    while True:
        deal = stacked if random.random() < 0.5 else shuffled
        over = played(table, deal(table, random.randrange(table.players), random), random).phase
        if isinstance(over, Over) and over.ending == PLAYED:
            return over


def word(words: Catalogue, name: str) -> str:
    """What is typed in some language."""
    return re.split("[,、]", words.say(f"referee-word-{name}"))[0]


def lines(over: Over, language: str = "en") -> Iterator[str]:
    """A deal as somebody tells it who saw no hand: cards as the book of the language has them."""
    game, words = over.game, catalogue(language)
    assert game.contract is not None
    yield f"{word(words, 'dealer')} {SEATS[game.dealer]}"
    yield f"{SEATS[game.taker or 0]} {game.contract.id}"
    yield from (label(words, PACK[card]) for card in game.called)
    if game.discard:
        yield f"{word(words, 'discard')} {' '.join(names(game.discard))}"
    rules = game.table.rules
    for each in game.promises:
        if rules.promise[each.id].moment != "in_auction":
            yield f"{SEATS[each.seat]} {each.id}"
    for one in game.claims:
        yield f"{SEATS[one.seat]} {one.claim} {one.level} {' '.join(names(one.shown))}"
    for trick in over.tricks:
        yield " ".join(label(words, PACK[card]) for card in trick.cards)


def session(base: Base, language: str = "en") -> Any:
    """A referee who listens."""
    return family().session(
        base.variant, base.rules, language, lambda refused: present(refused.diagnostics, {}, language)
    )


@pytest.mark.parametrize("name", ["fft at 3", "fft at 4", "fft at 5", "wikipedia at 4"])
def test_a_deal_that_is_typed_comes_to_what_it_was_worth(name: str) -> None:
    """Without any hand being known, in each language: the same score as from the record."""
    base = base_of(name)
    for seed, language in enumerate(LANGUAGES):
        over, referee = deal_of(base, seed), session(base, language)
        if any(base.rules.promise[each.id].moment == "in_auction" for each in over.game.promises):
            continue
        answers = [referee.enter(line) for line in lines(over, language)]

        assert referee.verdict.fault is None, answers
        assert referee.verdict.result is not None, answers
        scores = api.replay(base.variant, json.loads(json.dumps(told_in_short(over))))["scores"]
        assert list(referee.verdict.result.account.scores) == scores


def test_a_deal_with_piles_is_not_typed() -> None:
    """Which cards were covered when others were played, nobody could tell as it goes; it says what to give instead."""
    with pytest.raises(Refused) as refused:
        session(base_of("decouverte at 2"))

    assert [(each.code, each.arguments["what"]) for each in refused.value.diagnostics] == [("P067", "piles")]


def revoke(over: Over) -> tuple[list[Trick], int, int, str, str] | None:
    """Somebody plays the cards of two tricks the other way round: the tricks, which, who, and both cards."""
    tricks = [*over.tricks]
    for number in range(2, len(tricks) - 2):
        one, two = tricks[number], tricks[number + 1]
        for place, card in enumerate(one.cards):
            seat = (one.leader + place) % 4
            late = (seat - two.leader) % 4
            before, kept = [NAMES[each] for each in one.cards[:place]], two.cards[late]
            mine = [NAMES[card], NAMES[kept]]
            legal = naive.allowed(mine, before, FFT.rules.play)
            swapped = one._replace(cards=(*one.cards[:place], kept, *one.cards[place + 1 :]))
            same = (one.leader + naive.winning([NAMES[each] for each in swapped.cards])) % 4 == one.winner
            if "EX" not in {*before, *mine} and place and late and NAMES[kept] not in legal and same:
                tricks[number] = swapped
                tricks[number + 1] = two._replace(cards=(*two.cards[:late], card, *two.cards[late + 1 :]))
                return tricks, number, seat, NAMES[kept], NAMES[card]
    return None


def test_a_revoke_comes_to_light_and_is_taken_back() -> None:
    """When the card that was kept back is played, the earlier trick is named; put right, the deal goes on."""
    found, over = next((found, over) for over in (deal_of(FFT, seed) for seed in range(40)) if (found := revoke(over)))
    tricks, number, seat, wrong, right = found
    referee, told = session(FFT), list(lines(over))
    begun = len(told) - len(tricks)
    for line in told[: begun + number]:
        referee.enter(line)
    for trick in tricks[number : number + 2]:
        answer = referee.enter(" ".join(NAMES[card] for card in trick.cards))
    fault = referee.verdict.fault

    assert (fault.trick, fault.seat, NAMES[fault.act.card], names(fault.could)) == (number + 1, seat, wrong, (right,))
    assert f"Rule {rule_number('play.follow')[:2]}" in answer
    assert "stops" in referee.enter("T21")
    referee.enter("undo")
    referee.enter("undo")
    for line in told[begun + number :]:
        referee.enter(line)
    assert referee.verdict.result is not None


def test_a_hand_that_is_known_proves_it_at_once() -> None:
    """The first card of another suit is enough."""
    over, referee = deal_of(FFT, 3), session(FFT)
    first = over.tricks[0]
    seat = (first.leader + 1) % 4
    holder = next(each for each in (seat, (seat + 1) % 4) if each != over.game.taker)
    referee.enter(f"dealer {SEATS[over.game.dealer]}")
    referee.enter(f"hand {SEATS[holder]} {' '.join(names(over.game.dealt.hands[holder]))}")
    bid = f"{SEATS[over.game.taker or 0]} {over.game.contract.id if over.game.contract else ''}"
    referee.enter(bid)
    cards = [NAMES[card] for card in first.cards]
    place = (holder - first.leader) % 4
    foreign = next(card for card in NAMES if card not in {*names(over.game.dealt.hands[holder]), *cards})
    referee.enter(" ".join(cards[:place]))
    referee.enter(foreign)

    assert (referee.verdict.fault.seat, referee.verdict.fault.reason.id) == (holder, "not-held")


TALK = [
    ("B pass B garde", "may not bid “Garde”", "not-now"),
    ("garde; prise", "", "bid-not-higher"),
    ("C garde, D grade", "grade", None),
    ("B garde EX T1 EX", "The Excuse is in two places", None),
    ("B garde slam, slam", "", "promise-not-now"),
    ("B garde A slam", "", "promise-not-now"),
    ("B garde discard SK S1 S2 S3 S4 S5", "", "discard-never"),
    ("B garde discard S1 S2", "", "discard-number"),
    ("B garde C double handful T1 T2 T3", "", "claim-shown"),
    ("hand B SK", "18 cards", None),
    ("B garde 10 of hearts king of hearts 2H 9H", "Trick 1: B 10♥  C K♥  D 2♥  A 9♥. C wins it", None),
    ("A garde", "A takes: Garde.", None),
    ("gibberish", "Contracts: Prise", None),
    ("help", "B handful single: what a player declares", None),
    ("misdeal", "A deals again", None),
    ("pass pass pass pass", "nothing is scored", None),
    ("hand", "Say whose", None),
    ("late", "which hand", None),
    ("petit sec", "Say whose", None),
    ("B petit sec", "was annulled", None),
    ("B late petit sec", "do not say what becomes of a deal when “lone Petit”", None),
    ("B garde 22", "Trumps go from 1 to 21", None),
    ("B garde 11H", "is not a card", None),
    ("B garde H10 10H", "10♥ is in two places", None),
    ("SK", "In trick 1, B was not allowed", "not-now"),
    ("SK", "It is the turn of B to bid or pass.", "not-now"),
    (f"hand B {' '.join(['T1', *NAMES[:17]])} B pass", rule_number("redeal.petit-sec"), "called-off"),
    ("B garde-contre C pass D pass A pass KC 7H 21 the excuse", "D wins it", None),
    ("B garde slam", "B announces a slam", None),
    ("B garde C double handful", "C declares a double handful", None),
    ("dealer", "Say whose", None),
    ("B garde KC 7H 21 the excuse", "Trick 1: B K♣  C 7♥  D 21  A ★. D wins it", None),
]


@pytest.mark.parametrize(("line", "says", "reason"), TALK, ids=[line for line, _, _ in TALK])
def test_what_a_line_is_answered(line: str, says: str, reason: str | None) -> None:
    """Faults with their reason; everything else in words, and the deal goes on."""
    referee = session(FFT)
    answer = referee.enter(line)
    fault = referee.verdict.fault

    assert says in answer
    assert (None if fault is None else fault.reason.id) == reason


def test_nobody_discards_what_another_holds() -> None:
    """A card of a hand that is known is not with the taker: it was told wrongly, which is nobody's fault."""
    referee = session(FFT)
    referee.enter(f"hand C {' '.join(NAMES[:18])}")
    answer = referee.enter(f"B garde discard {' '.join(NAMES[17:23])}")

    assert f"{label(catalogue('en'), PACK[17])} is in two places" in answer
    assert referee.verdict.fault is None


def test_whoever_dealt_wrongly_deals_again_in_silence() -> None:
    """After cards that were dealt wrongly the rules of a misdeal hold; after a deal that nobody took they do not."""
    results = []
    for line in ("misdeal", "pass pass pass pass"):
        referee = session(FFT)
        referee.enter(f"dealer C {line}")
        results.append((referee.verdict.result.dealer, referee.verdict.result.silent))

    assert results == [(2, 2), (3, None)]


@pytest.mark.parametrize(
    ("language", "line", "trick"),
    [
        ("fr", "B prise 10C dame de cœur RC excuse", "B 10♥  C D♥  D R♥  A ★"),
        ("de", "B prise Herz-10 HQ Herzkönig Trumpf 3", "B 10♥  C D♥  D K♥  A 3"),
        ("ru", "Б приз 10Ч дама червей КЧ 21", "B 10♥  C Д♥  D К♥  A 21"),
        ("ja", "B スモール 10♥ ハートのクイーン HK EX", "B 10♥  C Q♥  D K♥  A ★"),
        ("ja", "Bスモール ハートの10 ハートのクイーン HK 愚者", "B 10♥  C Q♥  D K♥  A ★"),
        ("ja", "Bガードウィズアウト 21 プチ フール 2", "B 21  C 1  D ★  A 2"),
        ("ru", "Б — приз король ♠ 10 пик экскюз 2 пик", "B К♠  C 10♠  D ★  A 2♠"),
        ("fr", "B prise 21 le petit l’excuse atout 2", "B 21  C 1  D ★  A 2"),
        ("ja", "B スモール 21 プチ フール 2", "B 21  C 1  D ★  A 2"),
    ],
)
def test_lines_are_in_the_reader_s_words(language: str, line: str, trick: str) -> None:
    """Cards by sign, letter, name or code, and the oudlers by what they are called."""
    assert trick in session(FFT, language).enter(line)


def test_a_call_ends_the_auction() -> None:
    """At five the first card after a bid is the one that is called; the discard comes later."""
    referee = session(base_of("fft at 5"))
    answer = referee.enter("B garde HK 10H")
    early = session(base_of("fft at 5"))
    early.enter("B garde discard S1 S2 S3")

    assert "B calls K♥" in answer
    assert referee.verdict.seat == 2
    assert early.verdict.fault.reason.id == "not-now"


def test_what_only_takers_do_is_the_taker_s() -> None:
    """A discard that nobody is named for is theirs, whoever leads; a second call is not a card that is led."""
    assert "B leads" in session(FFT).enter("C garde discard H4 H5 H6 H7 H8 H9")
    assert "C may not discard" in session(FFT).enter("C garde discard HK H5 H6 H7 H8 H9")

    five = session(base_of("fft at 5"))
    five.enter("B garde call HQ")
    assert five.enter("B call HK").startswith("B may not call K♥")


def test_who_declares_does_not_announce() -> None:
    """A handful is declared, and a slam announced."""
    assert "B declares a single handful." in session(FFT).enter("C garde B handful single")
    assert "C announces a slam." in session(FFT).enter("C garde slam")


def test_two_cards_by_one_word() -> None:
    """In French *DK* is the queen of diamonds, and as a code the king: nobody guesses. *C9* is a code alone.

    Who writes *KC* for the king in French may think of *cœur* as well as of clubs.
    """
    answer = session(FFT, "fr").enter("B garde DK")

    assert "D♦" in answer
    assert "R♦" in answer
    assert "R♣ ou R♥" in session(FFT, "fr").enter("B garde KC")
    assert "B R♥" in session(FFT, "fr").enter("B garde RC 2C 3C 4C")
    assert "B 9♣  C 9♥  D 9  A ★" in session(FFT, "fr").enter("B garde C9 9C T9 EX")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_listens(language: str, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """Lines from elsewhere: a bid that is too low, taking it back, and the end of the input."""
    words = catalogue(language)
    undo, call_for_help = (word(words, each) for each in ("undo", "help"))
    typed = [call_for_help, "B garde", "prise", "garde-sans", undo, "pass"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))

    assert main(["referee", "fft", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert rule_number("auction.first") in said
    monkeypatch.setattr("sys.stdin", io.StringIO("B garde\nprise\n"))
    assert main(["referee", "fft", "--lang", language, "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["rule"], "deal" in told) == (rule_number("auction.first"), False)
    monkeypatch.setattr("sys.stdin", io.StringIO("C garde\nH10 HK H2 S5\nC9\n"))
    assert main(["referee", "fft", "--lang", language, "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seat"], told["deal"]["tricks"]) == (3, [["H10", "HK", "H2", "S5"], ["C9"]])
    assert api.referee(FFT.variant, told["deal"])["seat"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_taken_after_a_line_that_was_not(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    """Lines that nobody types end there, with the number of the line; the tricks after it would accuse somebody."""
    written = "B garde\nSK S2 gibberish S3\nH1 H2 H3 H4\nS5 S6 S7 S8\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(written))

    assert main(["referee", "fft", "--lang", language]) == 1
    said = capsys.readouterr().out
    assert "SK S2 gibberish S3" in said.splitlines()[-1]
    assert "2" in said.splitlines()[-1]
    monkeypatch.setattr("sys.stdin", io.StringIO(written))
    assert main(["referee", "fft", "--lang", language, "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["not_taken"]["line"], told["seat"]) == (2, 2)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no terminal to be had there")
def test_lines_that_were_pasted_wait_for_the_one_before_them(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """In a terminal, what came along with a line that was not taken is not taken either, half a line at its end too."""
    keyboard, terminal = os.openpty()

    def typed() -> None:
        os.write(keyboard, b"B garde\nSK S2 gibberish S3\nH1 H2 H3 H4\nS5 S6")
        while "again" not in "".join(heard):
            heard.append(capsys.readouterr().out)
            sleep(0.02)
        os.write(keyboard, b"SK S2 S3 S4\n\x04")

    heard: list[str] = []
    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        person = Thread(target=typed)
        person.start()
        code = main(["referee", "fft", "--lang", "en"])
        person.join()
    os.close(keyboard)
    said = "".join([*heard, capsys.readouterr().out])

    assert code == 0
    assert "what was pasted after it" in said
    assert "Trick 1: B K♠  C 2♠  D 3♠  A 4♠. B wins it." in said
    assert "H" not in said.partition("Trick 1")[2]


def test_nothing_typed_is_too_much() -> None:
    """Whatever is typed has an answer."""
    random, referee = Random(2), session(FFT)
    parts = [*referee.reader.phrases, *NAMES, "♥", "late", "hand A", "x" * 500, "", ",", "garde", "B", "undo"]
    for _ in range(400):
        referee.enter(" ".join(random.choices(parts, k=random.randrange(6))))
        referee.over = False

    assert referee.status()
