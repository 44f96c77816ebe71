"""With two packs every card is there twice: who names one means one in the hand, and the rules say which wins."""

import json
from collections import Counter
from random import Random

import pytest

from tarotrules import api
from tarotrules.cards.pack import card_name
from tarotrules.cards.sets import CODES, NAMES, SIZE, first_of, highest, in_order, names
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.identical import as_held
from tarotrules.games.tarot.play.position import position
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.play.witness import Witness
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.engine.tables import Json, table
from tests.games.tarot.play.deals import cards, played, stacked, told_in_short
from tests.games.tarot.play.law import obey

TWO = "two-packs"
DEAL: Json = {"taker": 0, "contract": "prise", "card_points": 101, "oudlers": 2}


def rules(identical: str = "second_wins") -> Ruleset:
    """Four players with two packs."""
    found = table(TWO).main
    return found.replace(deck=found.deck.replace(identical=identical))


def test_there_is_twice_as_much_of_everything() -> None:
    """156 cards, 182 points, six oudlers, seven targets; a class has each of its cards twice."""
    found = rules()
    count = count_of(found)

    assert (len(found.deck.pack), count.most, count.oudlers, len(found.scoring.target)) == (156, 182, 6, 7)
    assert Counter(map(card_name, found.deck.of("kings"))) == dict.fromkeys(("SK", "HK", "DK", "CK"), 2)


@pytest.mark.parametrize(("identical", "winner"), [("second_wins", 2), ("first_wins", 0)])
def test_which_of_two_identical_cards_wins(identical: str, winner: int) -> None:
    """A ten of hearts on a ten of hearts, with a nine between them: the rules say which is the higher."""
    found = position(rules(identical), {"hand": ["H2"], "trick": ["H10", "H9", "H10"]})

    assert found.playing.top % SIZE == NAMES.index("H10")
    assert found.playing.cards.index(found.playing.top) == winner


@pytest.mark.parametrize(("identical", "must"), [("second_wins", True), ("first_wins", False)])
def test_an_identical_trump_overtrumps_where_it_wins(identical: str, must: bool) -> None:
    """Who holds a second 9 of trumps must play it on the first, but not where the first stays the higher."""
    found = position(rules(identical), {"hand": ["T9", "T3"], "trick": ["H10", "T9"]})
    three = NAMES.index("T3")

    assert (found.why_not(three) is not None) is must


def any_deal(seed: int) -> Recorder:
    """A deal in which everybody does anything."""
    table_, random = play_table(rules()), Random(seed)
    cards_ = (stacked if seed % 2 else shuffled)(table_, seed % 4, random)
    return played(table_, cards_, random)


def test_deals_obey_the_laws_and_are_told_again() -> None:
    """Every card lies somewhere; records and the deal told in short, in which cards occur twice, come to the same."""
    variant = table(TWO)
    for seed in range(8):
        recorder = any_deal(seed)
        assert isinstance(recorder.phase, Over)
        account, record = obey(recorder.phase), recorder.to_json()
        dealt = Counter(card for hand in (*record["hands"], record.get("chien") or ()) for card in hand)
        assert max(dealt.values()) == 2
        again = api.replay(variant, json.loads(json.dumps(record)))
        assert account is not None
        assert again["scores"] == list(account.scores)
        assert api.replay(variant, told_in_short(recorder.phase))["scores"] == again["scores"]


def test_a_third_card_of_a_kind_is_one_too_many() -> None:
    """Two kings of spades there are, three there are not."""
    with pytest.raises(Refused) as raised:
        position(rules(), {"hand": ["SK", "SK", "SK"], "trick": []})

    assert raised.value.diagnostic.code == "P060"


def test_a_card_is_meant_that_is_in_the_hand() -> None:
    """Of two identical cards whoever plays one means the own; who holds both may lay both away."""
    phase = next(each.phase for each in any_deal(3).done if isinstance(each.phase, Playing))
    hand = phase.game.hands[phase.seat]
    second = next(card for card in in_order(hand) if card >= SIZE and not hand >> card % SIZE & 1)

    assert as_held(phase, Play(second % SIZE)) == Play(second)
    pack = phase.game.table.pack
    both = cards("S2") | cards("S2") << SIZE
    assert pack.as_held(pack.several([0, 0]), both | both) == pack.several([0, 0])
    assert pack.as_held(both, cards("S2") << SIZE).bit_count() == 2, "nobody gives one card twice"
    assert as_held(phase, Discard(1 << second % SIZE)) == Discard(1 << second)


def test_cards_of_two_packs_lie_by_their_rank() -> None:
    """The ace of the second pack is lower than the king of the first; identical cards lie side by side."""
    hand = cards("SK S1") | cards("SK S2") << SIZE

    assert names(hand) == ("S1", "S2", "SK", "SK")
    assert (NAMES[highest(hand)], NAMES[first_of(hand)]) == ("SK", "S1")
    assert NAMES[first_of(cards("S2") | cards("S1") << SIZE)] == "S1"
    assert len(set(CODES)) == 2 * SIZE


def test_who_tells_a_deal_names_a_card_twice() -> None:
    """Both are played one after another, and a third is in two places."""
    witness = Witness(play_table(rules()), dealer=5)
    witness.hold(0, cards("SK") | sum(1 << card for card in range(20, 55)))
    witness.hold(1, cards("SK") | sum(1 << card for card in range(60, 78)) | sum(1 << card for card in range(93, 110)))

    assert not witness.dealt[0] & witness.dealt[1]
    with pytest.raises(Refused) as raised:
        witness.hold(2, cards("SK") | sum(1 << card for card in range(110, 145)))
    assert raised.value.diagnostic.code == "P060"


@pytest.mark.parametrize(("petits", "unit"), [(1, 35), (2, 45)])
def test_the_petit_at_the_end_may_be_paid_twice(petits: int, unit: int) -> None:
    """25 for the contract just made, and 10 for each Petit in the last trick."""
    told = {"bonuses": [{"id": "petit-au-bout", "side": "attack"}], "facts": {"last_trick.petit": petits}}

    assert api.score(table(TWO), DEAL | told)["unit"] == unit
