"""The deal that a book shows was played by its rules, and what is said beside it is so."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tarotrules import api
from tarotrules.book.inline import Card, Line, Reference, inlines, line, plain
from tarotrules.book.tree import Chapter, Items, Table
from tarotrules.cards.bits import each
from tarotrules.cards.pack import PACK, card_name
from tarotrules.cards.sets import SUIT_OF, TRUMPS
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import account_steps
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.events import Event
from tarotrules.games.tarot.players.showing import Shown, shown
from tarotrules.languages import LANGUAGES
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import STUDIED, variant

EXCHANGED = [
    ("en", "which gives the other side a low card for it", " declares a single handful and shows "),
    ("fr", "donne en échange à l’autre camp une carte d’un demi-point", " et montre "),
    ("de", "gibt der anderen dafür eine leere Karte", " und zeigt "),
    ("ru", "а другой стороне за него отдают карту в пол-очка", " и показывает "),
    ("ja", "代わりに半点のカードを一枚、相手側に渡します", "を宣言し、"),
]
EVERY = tuple((name, players) for name in STUDIED for players in variant(name).rulesets)


@cache
def deal(name: str, players: int) -> Shown:
    """The deal that is shown."""
    found = shown(variant(name).rulesets[players])
    assert found is not None
    return found


def chapter(name: str, language: str = "en") -> Chapter:
    """The chapter of a book that shows it."""
    return next(each for each in bound(api.load(name), language).chapters if each.id == "whole-deal")


def codes(content: Line) -> list[str]:
    """The cards in a line."""
    return [each.code for each in inlines(content) if isinstance(each, Card)]


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_what_is_shown_of_a_card_is_so(name: str, players: int) -> None:
    """Who must trump has no card of the suit, who throws a card away no trump either, who must go higher does."""
    found = deal(name, players)
    said = Counter(event.id for event in found.events)

    assert {event: fault for event in found.events if (fault := list(wrong(found, event)))} == {}
    assert {"must-follow", "must-trump", "throws-away"} <= said.keys()
    assert said["called"] == (players == 5)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_deal_shows_much(players: int) -> None:
    """Every duty, the Excuse, and most of these: two bids, a discard, a close result, more than the contract."""
    found = deal("fft", players)
    kinds = {event.id for event in found.events}
    bids = sum(isinstance(each.act, acts.Bid) for each in found.recorder.done)
    beside = (bids > 1, found.over.game.discard, found.account.terms[1:], -15 < (found.account.margin or 0) < 15)

    assert kinds >= {"must-follow", "must-trump", "must-overtrump", "throws-away", "excused"}
    assert sum(map(bool, beside)) + len(kinds) >= 8


def wrong(found: Shown, event: Event) -> Iterator[str]:
    """What is not true of a card that was played."""
    trick = found.over.tricks[event.trick]
    order = [(trick.leader + step) % len(trick.cards) for step in range(len(trick.cards))]
    place = order.index(event.seat)
    before = trick.cards[:place]
    gone = found.over.tricks[event.trick - 1].gone if event.trick else 0
    hand = [card for card in each(found.over.game.hands[event.seat] & ~gone) if card_name(PACK[card]) != "EX"]
    led = next((SUIT_OF[card] for card in before if card_name(PACK[card]) != "EX"), 0)
    has_suit = any(led >> card & 1 for card in hand)
    trumps = [card for card in hand if TRUMPS >> card & 1]
    highest = max((card for card in before if TRUMPS >> card & 1), default=-1)
    if trick.cards[place] != event.card:
        yield "another card"
    match event.id:
        case "must-follow":
            yield from () if has_suit and led >> event.card & 1 else ("follows nothing",)
        case "must-trump":
            yield from () if not has_suit and event.card in trumps else ("need not trump",)
        case "must-overtrump":
            yield from () if event.card > highest >= 0 else ("goes no higher",)
        case "throws-away":
            yield from () if not has_suit and not trumps else ("could do something else",)
        case "called":
            yield from () if event.card in found.over.game.called else ("not the called card",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_shows_all_of_the_deal(language: str) -> None:
    """All cards in the hands and the chien, each once; all that were played in the tricks; the score at the end."""
    told, found = chapter("fft", language), deal("fft", 4)
    hands, tricks, scores = (block for block in told.blocks if isinstance(block, Table))
    before, remarks, reckoning = (block for block in told.blocks if isinstance(block, Items))
    dealt = [code for row in hands.rows for code in codes(row[1])]
    chien = next(codes(each) for each in before.items if len(codes(each)) == 6)

    assert sorted([*dealt, *chien]) == sorted(map(card_name, PACK))
    names = [plain(row[0]) for row in hands.rows]
    played = [[code for cell in row for code in codes(cell)] for row in tricks.rows]
    assert [sorted(row) for row in played] == [
        sorted(card_name(PACK[c]) for c in trick.cards) for trick in found.over.tricks
    ]
    assert [plain(row[-1]) for row in tricks.rows] == [names[trick.winner] for trick in found.over.tricks]
    numbers = [each.number for item in remarks.items for each in inlines(item) if isinstance(each, Reference)]
    assert numbers[:2] == [rule_number("play.follow"), rule_number("play.trump")]
    assert reckoning.numbered
    assert [plain(row[1]).lstrip("+−") for row in scores.rows] == [str(abs(each)) for each in found.account.scores]


@pytest.mark.parametrize(("language", "given", "declared"), EXCHANGED)
def test_whoever_adds_up_the_tricks_is_told_what_else_changes_hands(language: str, given: str, declared: str) -> None:
    """The card given for the Excuse; and who declares and shows is named once."""
    before, remarks, _ = (block for block in chapter("fft", language).blocks if isinstance(block, Items))

    assert sum(given in plain(each) for each in remarks.items) == 1
    assert any(declared in plain(each) for each in before.items)


def test_a_bonus_of_the_first_trick_is_told_there(tmp_path: Path) -> None:
    """And not at the end, where all others are known; what is said of the tricks is in their order."""
    paid = "worth 5; into unit; multiplied no; follows_result no"
    own = (
        f"bonus {side}-first {{ when first_trick.winner.side = {side}; payee {side}; {paid} }}"
        for side in ("attack", "defence")
    )
    file = tmp_path / "house.tarot"
    file.write_text(f"variant house extends fft {{\n{chr(10).join(own)}\n}}\n", "utf-8")
    told = next(each for each in bound(api.load(str(file)), "en").chapters if each.id == "whole-deal")
    lists = [[plain(each) for each in block.items] for block in told.blocks if isinstance(block, Items)]
    (remarks,) = ([*each] for each in lists if each[0].startswith("Trick "))
    tricks = [int(each.removeprefix("Trick ").partition(":")[0]) for each in remarks]

    assert tricks == sorted(tricks)
    assert next(each for each in remarks if "first is earned" in each).startswith("Trick 1:")


def test_a_difference_is_told_once() -> None:
    """After the contract is made or lost, where it is rounded."""
    teller = Teller(variant("fft").rulesets[3], catalogue("en"), variant("fft").titles)
    _, decided, rounded, *_ = [plain(line(step)) for step in account_steps(teller, deal("fft", 3).account)]

    assert (decided, rounded) == ("The contract is lost.", "The difference, 9.5, is rounded up to 10.")


def test_the_same_rules_show_the_same_deal() -> None:
    """In every language, whenever a book is made."""
    one, other = (shown(variant("fft").rulesets[4].replace()) for _ in range(2))

    assert one is not None
    assert other is not None
    assert one.recorder.to_json() == other.recorder.to_json()


def test_hands_and_piles_are_shown_apart() -> None:
    """Of 36 cards twelve are taken up, the others lie on the table; what lies face up may be seen in dealing."""
    hands, piles = [each for each in chapter("decouverte").blocks if isinstance(each, Table)][:2]

    assert [len(codes(row[1])) for table in (hands, piles) for row in table.rows] == [12, 12, 24, 24]
    dealing = next(each for each in bound(api.load("decouverte"), "en").chapters if each.id == "deal")
    assert "or if a card that should be face down is seen" in repr(dealing)
