"""A deal is played through the page's questions: by the rules, to the end, and without a look at other hands."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from tarotrules import books, pipeline
from tarotrules.cards.bits import each
from tarotrules.cards.pack import PACK, SUITS, parse_card
from tarotrules.cards.sets import NAMES
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.faces import label
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.sitting import Sitting
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.play.view import view
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.studio import playing
from tests.strategies import STUDIED
from tests.studio.door import asked

MOVES: Final = 200
"""So many moves bring a deal to its end, whatever is tried in between."""
SUIT_NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
DUTIES: Final = {
    "follow": "you have {}: you must follow suit",
    "trump": "You have no {}: you must play a trump",
    "trumps": "you have trumps: you must play one",
    "higher": "you must overtrump",
}
SHIPPED: Final = [
    (name, players) for name in STUDIED for players in getattr(pipeline.load(name).variant, "rulesets", ())
]


def text(base: str = "fft", more: str = "") -> str:
    """Rules of somebody's own that say what others say, and perhaps more."""
    rules = str(asked("begun", language="en", base=base, title="Thursday")["text"])
    return f"{rules.rstrip().removesuffix('}')}{more}}}"


class Played:
    """Somebody who plays a game on the page, and keeps what the page keeps."""

    def __init__(self, rules: str, players: int, seed: int, language: str = "en", names: Sequence[str] = ()) -> None:
        self.args = {"text": rules, "language": language}
        self.game: dict[str, Any] = {"players": players, "seed": seed, "names": [*names], "saved": None, "moves": []}
        self.scene = self.asked("played", move=None)["scene"]

    def asked(self, op: str, **more: Any) -> Any:
        """What the page gets."""
        return asked(op, **self.args, game=self.game, **more)

    def make(self, move: Any) -> Any:
        """Make a move; why it may not be, if it may not."""
        found = self.asked("played", move=move)
        if found["made"] > len(self.game["moves"]):
            self.game["moves"].append(move)
        if found["saved"] is not None:
            self.game |= {"saved": found["saved"], "moves": ["next"]}
        self.scene = found["scene"]
        return found["refused"]

    def advised(self) -> Any:
        """The move that a program would make."""
        advice = self.asked("advised")["advice"]
        if advice["choice"] is not None:
            return {"choose": advice["choice"]}
        return {"play": advice["cards"][0]} if self.scene["plays"] else {"lay": advice["cards"]}

    def recorder(self) -> Recorder:
        """What really happened."""
        kept = playing._kept(self.game)
        table = playing._table(*self.args.values(), *kept[:3])
        table.follow(kept)
        recorder: Recorder = table.seated.sitting.recorder  # type: ignore[attr-defined]
        return recorder


def hand(scene: Any, *, may: bool) -> list[str]:
    """The cards that may be chosen, or those that may not."""
    return [card["code"] for row in scene["hand"] for card in row if card["may"] is may]


def anything(scene: Any, random: Random) -> Any:
    """A move that looks as if it were allowed."""
    may = hand(scene, may=True)
    choices: list[Any] = [{"choose": number} for number, each in enumerate(scene["choices"]) if each["may"]]
    if scene["plays"]:
        choices.append({"play": random.choice(may)})
    if scene["picking"] is not None:
        choices.append({"lay": random.sample(may, scene["picking"]["least"])})
    return random.choice(choices)


def strings(value: Any) -> Iterator[str]:
    """All words in an answer."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def seen(recorder: Recorder) -> set[str]:
    """The cards that the person has seen."""
    return {each for each in strings(view(recorder, 0)) if parse_card(each) is not None}


def variant(name: str) -> Variant:
    """A shipped one."""
    found = pipeline.load(name).variant
    assert found is not None
    return found


@cache
def numbers_of(name: str) -> frozenset[str]:
    """The rules of its book."""
    return frozenset(re.findall(r'id="r([^"]+)"', books.rulebook(variant(name), "en", "html")))


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_whole_deals_are_played(name: str, players: int) -> None:
    """What is lit is allowed, a rule of the book forbids what is dim, nothing hidden is sent, and scores are right."""
    number = SHIPPED.index((name, players))
    random, language = Random(number), LANGUAGES[number % len(LANGUAGES)]
    rules, words = variant(name), catalogue(language)
    numbers = numbers_of(name)
    faces = {NAMES[number]: label(words, card) for number, card in enumerate(PACK) if card.suit in SUITS}
    played = Played(text(name), players, number, language)
    for _ in range(MOVES):
        if played.scene["sheet"] is not None:
            break
        known = seen(played.recorder())
        hidden = {*NAMES} - known
        assert not (hidden | {faces[code] for code in hidden & faces.keys()}) & set(strings(played.scene))
        dim = hand(played.scene, may=False)
        if dim and (played.scene["plays"] or played.scene["picking"] is not None):
            code = random.choice(dim)
            why = played.asked("forbidden", card=code)["refused"]
            assert why["rule"] in numbers
            assert not played.scene["plays"] or played.make({"play": code}) == why
        move = anything(played.scene, random)
        refused = played.make(move)
        assert refused is None or "lay" in move
        if refused is not None:
            assert played.make(played.advised()) is None

    record = played.recorder().to_json()
    result = family(rules.game).play(rules).replay(played.recorder().table.rules, record)
    mine = (result.data["scores"] or [0])[0]
    how = "won" if mine > 0 else "lost" if mine < 0 else "nothing"
    assert played.scene["sheet"]["result"] == words.say("you-score", how=how, points=abs(mine))
    assert [row[2] for row in played.scene["sheet"]["rows"]] in (
        [words.signed(each) for each in result.data["scores"]],
        [""] * players,
    )
    assert {step["rule"] for step in played.scene["sheet"]["steps"]} <= numbers


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "Vous passez."), ("en", "You pass."), ("de", "Du passt."), ("ru", "Вы пасуете."), ("ja", "あなた「パス」")],
)
def test_whoever_plays_is_spoken_to(language: str, said: str) -> None:
    """The others have names: those they are given, as they are, and usual ones beyond them."""
    played = Played(text(), 4, 1, language, ["*Zoé*", "<b>"])
    assert played.make({"choose": 0}) is None
    lines = ["".join(part for part in line if isinstance(part, str)) for line in played.scene["news"]]
    assert said in lines

    words = catalogue(language)
    names = [words.say("seat-you"), "*Zoé*", "<b>", words.say("seat-name", place=3)]
    assert [each[0] for each in played.scene["places"]] == names
    played.make("on")
    sheet = played.scene["sheet"]
    assert [row[0] for row in sheet["rows"]] == names
    assert sheet["result"].startswith(names[0])


def test_cards_from_the_chien_are_marked_until_others_lie_there() -> None:
    """Exactly those that were taken up, and only while it is chosen what goes down."""
    played = Played(text(), 4, 9)
    while played.scene["picking"] is None:
        assert marked(played.scene) == set()
        says = [choice["text"] for choice in played.scene["choices"]]
        played.make({"choose": says.index("Garde") if "Garde" in says else 0})
    assert marked(played.scene) == {NAMES[card] for card in each(played.recorder().dealt.chien)}
    played.make(played.advised())
    assert marked(played.scene) == set()


def marked(scene: Any) -> set[str]:
    """The cards in hand of which something is remarked."""
    return {card["code"] for row in scene["hand"] for card in row if card["note"]}


def test_why_not_names_the_suit_and_what_is_to_be_done() -> None:
    """It is said to the person, of the cards that lie and of those in hand; the rule stands below."""
    found: set[str] = set()
    for seed in range(9):
        played = Played(text(), 4, seed)
        while (scene := played.scene)["sheet"] is None and len(found) < len(DUTIES):
            phase, dim = played.recorder().phase, hand(scene, may=False)
            if isinstance(phase, Playing) and phase.led and dim:
                says, rule = played.asked("forbidden", card=dim[0])["refused"]["text"].split("\n")
                duty, suit = duty_of(NAMES[next(iter(each(phase.led)))][0], dim[0][0], hand(scene, may=True))
                assert DUTIES[duty].format(suit) in says
                assert rule.startswith("Rule 7.")
                found.add(duty)
            played.make(played.advised())
    assert found == DUTIES.keys()


def duty_of(led: str, tried: str, may: list[str]) -> tuple[str, str]:
    """What the person has to do instead of playing a card of another suit, and the suit led by name."""
    has = any(card[0] == led for card in may)
    if led == "T" or not has:
        return "higher" if tried == "T" else "trumps" if led == "T" else "trump", SUIT_NAMES.get(led, "")
    return "follow", SUIT_NAMES[led]


def test_a_program_plays_in_ones_place_and_the_next_deal_follows() -> None:
    """Move by move as it advises, it comes to what it comes to by itself; then somebody else deals, and totals stay."""
    alone, advised = Played(text(), 4, 3), Played(text(), 4, 3)
    assert alone.make("on") is None
    while advised.scene["sheet"] is None:
        assert advised.make(advised.advised()) is None
    assert advised.scene == alone.scene

    rows = alone.scene["sheet"]["rows"]
    assert alone.make("next") is None
    assert [each[-1] for each in alone.scene["places"]] == [row[-1] for row in rows]
    assert alone.scene["sheet"] is None


def test_a_move_is_taken_back_and_a_fresh_program_shows_the_same() -> None:
    """What the page keeps is enough."""
    played = Played(text(), 5, 8)
    before = played.scene
    played.make(played.advised())
    after = played.scene

    playing._table.cache_clear()
    assert played.asked("played", move=None)["scene"] == after
    played.game["moves"].pop()
    assert played.asked("played", move=None)["scene"] == before


def test_of_a_long_match_one_deal_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept of those before is over, and hides nothing; a match kept as its moves alone is the same."""
    played, moves = Played(text(), 4, 3), []
    for move in ("on", "next", "on", "next", {"choose": 0}):
        moves.append(move)
        assert played.make(move) is None
    assert played.game["moves"] == ["next", {"choose": 0}]
    records = json.loads(played.game["saved"])["records"]
    replayed = [family("tarot").play(variant("fft")).replay(played.recorder().table.rules, each) for each in records]
    assert len(replayed) == 2

    decided: list[Act] = []
    advised = Sitting.advised

    def counting(sitting: Sitting) -> Act | None:
        act = advised(sitting)
        decided.extend([] if act is None else [act])
        return act

    monkeypatch.setattr(Sitting, "advised", counting)
    playing._table.cache_clear()
    assert played.asked("played", move=None)["scene"] == played.scene
    again = len(decided)
    old = {"players": 4, "seed": 3, "moves": moves}
    found = asked("played", **played.args, game=old, move=None)
    assert (found["scene"], found["saved"], found["made"]) == (played.scene, played.game["saved"], len(moves))
    assert again < (len(decided) - again) / 5


@pytest.mark.parametrize(
    "move",
    [{"choose": 99}, {"choose": -1}, {"choose": "0"}, {"play": "Z9"}, {"play": 1}, {"lay": [1, "H4"]}, {"lay": ["?"]},
     "next", "off", 7, [], {"play": "S1", "lay": []}, {}],
)  # fmt: skip
def test_what_is_no_move_is_none(move: Any) -> None:
    """The game stays as it is; where it was kept as one, the game goes on from before it."""
    played = Played(text(), 4, 5)
    before = played.scene
    played.make(move)
    assert (played.scene, played.game["moves"]) == (before, [])

    played.game["moves"] = [{"choose": 0}, move, "on"]
    assert played.asked("played", move="on")["made"] == 1


def test_a_fault_of_the_engine_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a fault, and told as one; the game is where it was."""

    def faulty(_: Sitting) -> None:
        raise IndexError

    played = Played(text(), 4, 5)
    with monkeypatch.context() as patched:
        patched.setattr(Sitting, "_others", faulty)
        with pytest.raises(IndexError):
            played.make({"choose": 0})
    assert played.make({"choose": 0}) is None
    assert len(played.game["moves"]) == 1
    playing._table.cache_clear()
    assert played.asked("played", move=None)["scene"] == played.scene


@pytest.mark.parametrize(
    "game",
    [None, 7, [], {}, {"players": 4, "seed": 1}, {"players": 9, "seed": 1, "moves": []},
     {"players": 4, "seed": 1.5, "moves": []}, {"players": "4", "seed": 1, "moves": []},
     {"players": 4, "seed": 1, "moves": [], "names": "Eve"}, {"players": 4, "seed": 1, "moves": [], "names": [""]},
     {"players": 4, "seed": 1, "moves": [], "names": [7]}, {"players": 4, "seed": 1, "moves": [], "names": ["A" * 99]},
     {"players": 4, "seed": 1, "moves": [], "saved": 7}, {"players": 4, "seed": 1, "moves": [], "saved": "[1"},
     {"players": 4, "seed": 1, "moves": "on"}, {"players": 4, "seed": 1, "moves": ["on"] * (playing.MOST + 1)}],
)  # fmt: skip
def test_what_is_no_game_shows_nothing(game: Any) -> None:
    """Nor does a game by rules that have mistakes."""
    for op, more in (("played", {"move": None}), ("advised", {}), ("forbidden", {"card": "H4"})):
        assert asked(op, text=text(), language="fr", game=game, **more) == {"scene": None, "problems": []}
    wrong = text(more="bonus petit-au-bout { worht 1 }")
    kept = {"players": 4, "seed": 1, "moves": []}
    assert asked("tables", text=wrong, language="fr")["id"] is None
    assert asked("played", text=wrong, language="fr", game=kept, move=None) == {"scene": None, "problems": []}
