"""Somebody types what is said and played at a table of Piquet: faults are told when they show, the score at the end."""

import re
from random import Random
from typing import Any, Final

import pytest

from tarotrules.games.piquet.family import Piquet
from tarotrules.games.piquet.play.agenda import start
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.record import Recorder, act_to_json
from tarotrules.games.piquet.play.settling import account_of
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.players.kinds import KINDS
from tarotrules.games.piquet.players.known import known
from tarotrules.games.piquet.referee.session import Session
from tarotrules.games.piquet.referee.words import called
from tarotrules.games.playing.acts import Play
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tarotrules.wording.phrase import plain
from tests.games.piquet.play.deals import stacked
from tests.games.piquet.play.law import deals
from tests.games.piquet.reading import variant

FAMILY: Final = Piquet()
EXCHANGES: Final = ("elder exchanges 5", "younger exchanges 3")
OWN_THREE: Final = "# language: en\nvariant x extends piquet { exchange { order own_three } }"
CALLS: Final = (*EXCHANGES, "point of 5", "making", "44", "not good", "tierce", "not good", "Q♣")
YOUNGER: Final = "younger point of 5, quart major, tierce to a queen, three aces, three kings"
TRICKS: Final = (
    *("KC", "DA D9", "DK C7", "DQ C8", "HA H8", "DJ S7"),
    *("king of hearts 10♥", "CA C9", "SQ SK", "SA S10", "HJ D8", "CJ SJ"),
)
HANDS: Final = (
    "hand elder S7 S8 S9 H8 HQ C7 C8 C9 D7 D9 D10 CQ",
    "hand younger S10 SJ HA HK CA CK DA DK DJ H7 H9 C10",
    "stock SA SK HJ H10 CJ D8 DQ SQ",
)


def session(name: str = "piquet", language: str = "en") -> Session:
    """A referee who listens."""
    found = variant(name)
    made: Any = FAMILY.session(found, found.main, language, lambda refused: present(refused.diagnostics, {}, language))
    assert isinstance(made, Session)
    return made


def answer(*lines: str) -> str:
    """The answer to the last of some lines, each of which is taken."""
    listening = session()
    for line in lines[:-1]:
        listening.enter(line)
        assert not listening.unread, line
    return listening.enter(lines[-1])


def test_a_deal_is_told_without_its_hands() -> None:
    """The account at the end is that of what was called and played; what it makes is said, and changes nothing."""
    listening = session()
    for line in (*CALLS, YOUNGER, *TRICKS):
        told = listening.enter(line)

    assert listening.verdict.result is not None
    assert listening.verdict.result.data["scores"] == [37, 6]
    assert "Scores: elder 6 and younger 37." in told
    assert told.endswith("The deal is over. “undo” takes the last line back, “quit” ends.")
    assert listening.enter("undo") == "Taken back: CJ SJ\nTrick 12: the elder leads."
    assert listening.verdict.result is None


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (EXCHANGES[:1], "The younger exchanges cards."),
        (EXCHANGES, "The calls; then the elder leads."),
        ((*EXCHANGES, "Q♣ KC"), "Trick 1: elder Q♣  younger K♣. The younger wins it.\nTrick 2: the younger leads."),
        ((*EXCHANGES, "CQ"), "Trick 1: elder Q♣. The younger plays."),
        (("quit",), ""),
        (("undo",), "There is nothing to take back."),
        (("misdeal",), "\nThe cards were dealt wrongly: nothing is scored.\nThe same player deals again."),
        (("exchange",), "Say how many cards are exchanged, or which."),
        (("call",), "Say what it is a call of, such as “call point K♠ Q♠ J♠ 10♠”."),
        (("hand SA",), "Say whose hand: elder or younger."),
        (("hand elder SA SK",), "There must be 12 cards; 2 were given."),
        (("carreau",), "“carreau” is not understood here. “help” tells what can be typed."),
        (HANDS, "First the elder has to exchange cards."),
    ],
)
def test_lines_are_answered(lines: tuple[str, ...], told: str) -> None:
    """With what comes next, or with what is missing."""
    assert answer(*lines).startswith(told)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            ("exchange 6",),
            "The elder was not allowed to exchange 6 cards.\nSo many cards may not be exchanged.\nRule 5.1",
        ),
        (("younger exchanges 3",), "The younger was not allowed to exchange 3 cards.\nFirst the elder has to"),
        (
            (*EXCHANGES, "CQ CK", "DA H8", "DK D9"),
            "In trick 2, the elder was not allowed to play 8♥.\n9♦ might have been played.\nA player who has the suit",
        ),
        (
            (*EXCHANGES, "CQ CK", "elder DA"),
            "In trick 2, the elder was not allowed to play A♦.\nIt is the turn of the younger to play a card.",
        ),
        ((*EXCHANGES, "quart", "good", "CQ", *TRICKS), "The elder was not allowed to call “quart”.\nThat is not in"),
        (
            (*CALLS, "younger quart major", *TRICKS),
            "The younger was not allowed to call “quart major”.\nIt is the turn of the younger to call.",
        ),
        (
            (*HANDS, "exchange S8 S9 HQ D7 D10", "exchange H7 H9 C10", "point of 5", "equal"),
            "The younger was not allowed to answer “equal”.\nThis hand has something better",
        ),
        (
            (*HANDS, "exchange S8 S9 HQ D7 D10", "exchange H7 H9 C10", "call sequence C7 C8 C9 CJ"),
            "The elder was not allowed to call “sequence”: J♣ 9♣ 8♣ 7♣.\nThat is not in the hand",
        ),
    ],
)
def test_faults_are_told_when_they_show(lines: tuple[str, ...], told: str) -> None:
    """Numbers and turns at once, a revoke with the card that proves it, a call with the hand."""
    assert answer(*lines).startswith(told)


@pytest.mark.parametrize("line", ["equal", "look", "not good", "S10"])
def test_what_was_typed_can_be_refereed_again(line: str) -> None:
    """As the record of a deal, with the same verdict."""
    listening, found = session(), variant("piquet")
    for each in (*HANDS, "exchange S8 S9 HQ D7 D10", "exchange H7 H9 C10", "point of 5", "making", line):
        listening.enter(each)
    again: Any = FAMILY.play(found).referee(found.main, listening.deal)

    assert (again.fault is None) == (line == "not good")
    assert again.fault == listening.verdict.fault


def test_cards_lie_in_one_place() -> None:
    """A card is played once, dealt once, and of the pack."""
    assert "CQ is in two places" in answer(*EXCHANGES, "CQ CQ")
    assert "S10 is in two places" in answer(*HANDS[:2], "stock S10 SK HJ H10 CJ D8 DQ SQ")
    assert "S6 is not in the pack" in answer(*EXCHANGES, "S6")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["piquet", "piquet-normand"])
def test_what_help_shows_can_be_typed(name: str, language: str) -> None:
    """What stands before the colon, and between quotation marks; in the line of exchanges, either of two."""
    listening = session(name, language)
    exchange = plain(listening.teller.say("referee-help-exchange"))
    shown = [line.strip() for line in listening.help().split("\n")[1:]]
    typed = [HEAD.split(line)[0] for line in shown if line != exchange]
    typed += [each for line in shown for each in QUOTED.findall(line)]

    assert len(typed) > len(shown)
    assert [each for each in typed if not listening.reader.read(each.replace("…", ""))] == []


HEAD: Final = re.compile(r"[:：]|\s—\s")
QUOTED: Final = re.compile("[“„«「]\\s?([^”“»」]*?)\\s?[”“»」]")


@pytest.mark.parametrize(
    ("name", "kind", "seed", "said"),
    [
        ("piquet", "club", 26, "carte blanche"),
        (OWN_THREE, "random", 5, "elder exchange 1"),
        ("piquet-normand", "random", 17, "point of 3 28"),
    ],
)
def test_cards_that_nobody_has_told_make_true_what_was_said(name: str, kind: str, seed: int, said: str) -> None:
    """A hand that was blank before the exchange, a stock not drawn from the top, a point of fewer pips than another."""
    table = play_table(variant(name).main)
    recorder = played(table, kind, seed)
    listening = session(name)
    lines = lines_of(recorder, listening)
    for line in lines:
        told = listening.enter(line)

    assert [line for line in lines if said in line]
    assert listening.verdict.result is not None, told
    assert listening.verdict.result.account is not None
    assert listening.verdict.result.account.scores == account(recorder)


def test_a_partner_tells_what_counts_besides() -> None:
    """Who calls nothing in turn, because it is no better, may still count it once a partner's call is good."""
    table = play_table(variant("piquet-voleur").main)
    recorder = next(deals(table, ("club",), 11, range(5, 6)))
    listening = session("piquet-voleur")
    for line in lines_of(recorder, listening):
        told = listening.enter(line)

    assert listening.verdict.result is not None, told
    assert listening.verdict.result.data["hand"] == [3, 0, 4, 0]


def played(table: PlayTable, kind: str, seed: int) -> Recorder:
    """A deal of cards that were hardly shuffled."""
    chance = Random(seed)
    players = [KINDS[kind](chance) for _ in table.places]
    recorder = Recorder(start(table, stacked(table, 0, chance)))
    while not isinstance(recorder.phase, Over):
        phase = recorder.phase
        recorder.act(players[phase.seat].decide(lambda phase=phase: known(phase), phase.options()))  # type: ignore[misc]
    return recorder


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["piquet", "piquet-wikipedia", "piquet-normand"])
def test_what_programs_play_is_never_a_fault(name: str, language: str) -> None:
    """Told without the hands, in the words of a language, it comes to the same scores."""
    found = variant(name)
    for recorder in deals(play_table(found.main), ("club",), 7, range(3)):
        listening = session(name, language)
        for line in lines_of(recorder, listening):
            told = listening.enter(line)
            assert not listening.unread, (line, told)
        over = recorder.phase

        assert isinstance(over, Over)
        assert listening.verdict.result is not None, told
        assert listening.verdict.result.account is not None
        assert listening.verdict.result.account.scores == account(recorder)


def account(recorder: Recorder) -> tuple[Any, ...]:
    """The scores by place."""
    return account_of(recorder.phase).scores


def lines_of(recorder: Recorder, listening: Session) -> list[str]:
    """A deal as people say it: of exchanges how many, of calls their names, and nothing of silence."""
    table, lines = recorder.table, list[str]()
    words = listening.words
    say = {name: words.say(f"referee-word-{name}").replace("、", ",").split(",")[0] for name in WORDS}
    for _, act, phase in recorder.done:
        who = words.say(
            "account-who", two="yes" if table.players == 2 else "no", seat=phase.place, number=phase.place + 1
        )
        match act_to_json(act):
            case {"discard": [*cards]}:
                lines.append(f"{who} {say['exchange']} {len(cards)}")
            case {"claim": name}:
                lines.append(f"{who} {listening.teller.title('claim', name)}")
            case {"call": name, "cards": _}:
                number = table.contest_of[name]
                own = next(each for each in phase.game.held[number][phase.place] if each.cards == act.cards)  # type: ignore[union-attr]
                lines.append(f"{who} {max(called(listening.teller, name, own.combination), key=len)}")
            case "good" | "not_good" | "equal" | "ask" as word:
                lines.append(f"{who} {say[word]}")
            case str() if isinstance(act, Play):
                lines.append(f"{act_to_json(act)}")
    return lines


WORDS: Final = ("exchange", "good", "not_good", "equal", "ask")
