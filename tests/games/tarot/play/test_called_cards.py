"""Two cards are called, and find two partners, one, or nobody: by what is in the hands, and by nothing else."""

from random import Random
from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.cards.bits import together
from tarotrules.cards.sets import NAMES, names
from tarotrules.deals import Deal
from tarotrules.expressions.compiled import UNKNOWN
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import account_text
from tarotrules.games.tarot.chapters.seat.news import all_sides_known, partners_known
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.scoring import settle_reading
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, read_summary
from tarotrules.games.tarot.play.acts import Call
from tarotrules.games.tarot.play.calling import calling, holders
from tarotrules.games.tarot.play.game import Agenda, Dealt, Game, Over, Phase
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import Playing, at_once
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests.games.tarot.play.deals import by_chance, cards, told_in_short
from tests.shelf import house

GARDE: Final[dict[str, Any]] = {"taker": 0, "contract": "garde", "card_points": 50, "oudlers": 2}
"""Made by nine: (25 + 9) x 2 = 68 from each defender."""
OTHERS: Final = "tests/variants/king-and-others.tarot"


def two_kings() -> Variant:
    """Seven players, of whom the taker calls two kings."""
    return api.load("two-kings")


@pytest.mark.parametrize(
    ("partner", "scores"),
    [
        # 4 x 68 = 272 in four parts: 136, 68, 68.
        ([2, 5], [136, -68, 68, -68, -68, 68, -68]),
        # 5 x 68 = 340 in three parts: 113 1/3 becomes 113, the taker takes the rest.
        (3, [227, -68, -68, 113, -68, -68, -68]),
        ([3, 3], [227, -68, -68, 113, -68, -68, -68]),
        # 6 x 68, alone.
        ([], [408, -68, -68, -68, -68, -68, -68]),
        (None, [408, -68, -68, -68, -68, -68, -68]),
    ],
)
def test_two_partners_one_or_none_share_what_the_defenders_pay(partner: object, scores: list[int]) -> None:
    """Whoever holds both called cards is one partner; one may be told as ever, without a list."""
    assert api.score(two_kings(), GARDE | {"partner": partner})["scores"] == scores


@pytest.mark.parametrize(
    ("partner", "problem"),
    [
        ([1, 2, 3], "too-many-partners"),
        ([0, 2], "taker-is-partner"),
        ([2, 7], "no-such-seat"),
        ([2, None], "wrong-value"),
        (["b"], "wrong-value"),
    ],
)
def test_nobody_else_can_be_a_partner(partner: object, problem: str) -> None:
    """Three called cards there are not."""
    with pytest.raises(Refused) as refused:
        api.score(two_kings(), GARDE | {"partner": partner})
    assert problem in [each.problem.name for each in refused.value.diagnostics]


def asked(variant: Variant, hand: str, *called: str) -> tuple[Phase | Over, ...]:
    """What the taker is asked, with some cards in hand, before each call and after the last."""
    table = play_table(variant.main)
    agenda = Agenda((calling, lambda game, _: Over(game, "played", 0)), at_once, None)
    hands = (cards(hand), *(0 for _ in range(table.players - 1)))
    game = Game(table, agenda, Dealt(0, hands, 0)).with_(taker=0)
    phases = [calling(game, 0)]
    for each in called:
        assert not isinstance(phases[-1], Over)
        phases.append(phases[-1].after(Call(NAMES.index(each))))
    return tuple(phases)


def offered(phase: Phase | Over) -> list[str]:
    """The cards that may be called."""
    if isinstance(phase, Over):
        return []
    return sorted(NAMES[each.card] for each in phase.options() if isinstance(each, Call))


KINGS, QUEENS = ["CK", "DK", "HK", "SK"], ["CQ", "DQ", "HQ", "SQ"]


def test_what_may_be_called_after_another_card() -> None:
    """Not the same card again; a king that was called counts as one in hand, so that queens are reached."""
    first, second, end = asked(two_kings(), "SK T1", "HK", "DK")
    assert (offered(first), offered(second), offered(end)) == (KINGS, ["CK", "DK", "SK"], [])
    first, second = asked(two_kings(), "SK HK DK", "CK")
    assert (offered(first), offered(second)) == (KINGS, ["CQ", "DK", "DQ", "HK", "HQ", "SK", "SQ"])
    first, second = asked(two_kings(), "SK HK DK CK", "DQ")
    assert (offered(first), offered(second)) == (sorted(KINGS + QUEENS), sorted({*KINGS, *QUEENS} - {"DQ"}))


def test_chains_that_run_out() -> None:
    """Where a card of one's own may not be called, there may be one left, or none."""
    own = house("# language: en\nvariant house extends two-kings { call { self_call forbidden } }")
    first, second = asked(own, "SK HK DK CK HQ DQ CQ", "SQ")
    assert offered(first) == ["SQ"]
    assert isinstance(second, Over)
    assert second.game.called == (NAMES.index("SQ"),)
    (none,) = asked(own, "SK HK DK CK SQ HQ DQ CQ")
    assert isinstance(none, Over)
    # The first chain is exhausted, the second is not.
    (second,) = asked(api.load(OTHERS), "SK HK DK CK S1 H1 D1 C1")
    assert offered(second) == sorted(suit + "J" for suit in "SHDC")


def test_whoever_holds_a_called_card_is_a_partner() -> None:
    """Both with one player, one with the taker, one in the chien: all of it happens, and finds fewer."""
    found = set()
    for seed in range(150):
        _, over = by_chance(two_kings().main, seed)
        game = over.game
        if len(game.called) < 2:
            continue
        where = [_place(game, each) for each in game.called]
        assert game.partners == tuple(sorted({each for each in where if each >= 0} - {game.taker}))
        found.add("chien" if -1 in where else "own" if game.taker in where else "same" if len({*where}) == 1 else "two")
    assert found == {"chien", "own", "same", "two"}


def _place(game: Game, card: int) -> int:
    return next((seat for seat, hand in enumerate(game.dealt.hands) if hand >> card & 1), -1)


def test_each_partner_is_known_when_the_called_card_has_fallen() -> None:
    """Until then the holder knows of nobody but the taker, the other holder no more than anybody."""
    seen = set()
    for seed in range(25):
        for phase in by_chance(two_kings().main, seed)[0]:
            game = phase.game
            if not isinstance(phase, Playing) or len(game.partners) < 2:
                continue
            sides, fallen = Known(phase).sides, phase.gone & together(game.called)
            for partner in game.partners:
                card = game.dealt.hands[partner] & together(game.called)
                known = phase.seat == partner or bool(card & fallen)
                assert (sides[partner] == ATTACK) is known
                seen.add((known, phase.seat in game.partners))
    assert len(seen) == 4


def test_the_suits_of_both_cards_are_closed_to_the_first_lead() -> None:
    """The called cards themselves may be led."""
    table = play_table(two_kings().main)
    hand = cards("SK S3 H4 D5 C6")
    game = Game(table, Agenda((), at_once, None), Dealt(0, (hand,) + (0,) * 6, 0))
    game = game.with_(called=(NAMES.index("SK"), NAMES.index("HK")), taker=1, exempt=((),) * 7, free=(0,) * 7)
    assert names(Playing(game.with_(hands=game.dealt.hands), 0).playable()) == ("SK", "D5", "C6")


def test_tricks_find_two_partners() -> None:
    """Whoever wins a trick with a called card in it joins the attack; the taker brings nobody."""
    variant = api.load(OTHERS)
    for seed in range(30):
        _, over = by_chance(variant.main, seed)
        called = {*over.game.called}
        winners = {trick.winner for trick in over.tricks if called & {*trick.cards}}
        assert over.ending != "played" or over.game.partners == tuple(sorted(winners - {over.game.taker}))


def test_who_holds_one_of_two_cards_knows_nothing_of_the_other() -> None:
    """Who holds both knows everything; what everybody knows is the taker, until a called card has fallen."""
    table = play_table(two_kings().main)
    agenda = Agenda((), at_once, None)
    called = (NAMES.index("SK"), NAMES.index("HK"))
    for hands, seen in ((("", "SK", "HK"), UNKNOWN), (("", "SK HK", "T3"), DEFENCE)):
        held = tuple(map(cards, hands)) + (0,) * 4
        game = Game(table, agenda, Dealt(6, held, 0)).with_(taker=0, called=called, exempt=((),) * 7, free=(0,) * 7)
        game = game.joined_by(*(each for card in called for each in holders(game, card)))
        assert (game.sight(1).sides[1], game.sight(1).sides[3]) == (ATTACK, seen)
        playing: Any = Playing(game, 1)
        assert (partners_known(playing), all_sides_known(playing)) == ((), False)
        playing = playing.play(called[0])
        assert (partners_known(playing), all_sides_known(playing)) == ((1,), False)
        assert all_sides_known(playing.play(called[1]))


def test_a_deal_told_by_its_tricks_finds_both_partners() -> None:
    """Called cards are told in a list, and those who played them are the partners."""
    for seed in range(6):
        over = by_chance(two_kings().main, seed)[1]
        if over.ending == "played":
            short = told_in_short(over)
            assert api.replay(two_kings(), short)["scores"] == [*map(int, account_of(over).scores)]


def test_the_book_says_that_the_second_call_is_like_the_first() -> None:
    """And of different cards, which of them has no other rank."""
    rules = two_kings().main
    call = rules.call
    assert call is not None
    one_king = rules.replace(call=call.replace(second_chain=("king",)))
    teller = Teller(rules, catalogue("en"), {})
    said = [teller.say("call-next-again"), teller.say("call-only", which="second", rank="king")]
    for each, expected in ((rules, [True, False]), (one_king, [False, True])):
        phrases = {
            one for part in sections(Teller(each, catalogue("en"), {})) for rule in part.rules for one in rule.phrases
        }
        assert [phrase in phrases for phrase in said] == expected


@pytest.mark.parametrize("name", ["two-kings", OTHERS])
def test_a_record_with_two_called_cards_is_read_again(name: str) -> None:
    """What is written down of it."""
    variant = api.load(name)
    for seed in (3, 4):
        deal, random = Deal.start(variant, Random(seed)), Random(seed)
        while not deal.is_final:
            deal = deal.apply(deal.legal_actions().pick(random))
        assert api.replay(variant, deal.record()) == deal.result()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_names_both_partners(language: str) -> None:
    """Two lines say that somebody is a partner, where one did."""
    variant = two_kings()
    both, one = (
        account_text(variant, variant.main, settle_reading(variant.main, read_summary(GARDE | told, 7)), language)
        for told in ({"partner": [1, 2]}, {"partner": 1})
    )
    name = next(line for line in one.splitlines() if line.strip().startswith("B")).strip()[1:]
    word = name.split("+")[0].split()[0]
    assert (both.count(word), one.count(word)) == (2, 1)
