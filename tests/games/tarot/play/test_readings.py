"""Where the rules leave room, a deal is played as the book says, and the book says it only where it can happen."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tarotrules import api, pipeline
from tarotrules.cards.bits import each, lowest
from tarotrules.cards.sets import ALL, NAMES, TRUMPS, names
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.play.acts import PAROLE, Act, Announce, Bid, CallOff, Claim
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import Declaring
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.dealing import gathered
from tarotrules.games.tarot.play.game import PLAYED, Dealt, Over, Phase
from tarotrules.games.tarot.play.match import begun
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.reasons import Reason, why_not
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.settlement import account_of, summary_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing, first_leader
from tarotrules.games.tarot.play.view import view
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase
from tests.games.tarot.play.deals import cards, highest, stacked, undisturbed

House = Callable[..., Ruleset]
HUNTED = """
bonus hunted {
  title { en "hunted" }
  when petit.player != petit.winner
  worth 10; payee petit.winner.side; into unit; multiplied; follows_result no
}
"""
PRISE, GARDE, SANS = map(Bid, ("prise", "garde", "garde-sans"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """The official rules after some changes, for some number of players."""

    @cache
    def found(body: str, players: int = 4, options: tuple[str, ...] = ()) -> Ruleset:
        path = tmp_path_factory.mktemp("house") / "house.tarot"
        path.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
        loaded = pipeline.load(str(path), options)
        assert loaded.variant is not None, loaded.problems
        rules: Ruleset = loaded.variant.rulesets[players]
        return rules

    return found


def told(rules: Ruleset, sentence: str, **arguments: Any) -> int:
    """How many rules of the book say a sentence."""
    teller = Teller(rules, catalogue("en"), {})
    said = teller.say(sentence, **arguments)
    return sum(said in rule.phrases for section in sections(teller) for rule in section.rules)


def dealt(table: PlayTable, *hands: str, chien: str = "") -> Dealt:
    """A deal by player 0 in which some players, from 0 on, and the chien have some cards, the rest anybody."""
    found = [cards(codes) for codes in (*hands, *("",) * (table.players - len(hands)), chien)]
    left = ALL & ~sum(found)
    for place, size in enumerate((*(table.hand,) * table.players, table.chien)):
        more = lowest(left, size - found[place].bit_count())
        found[place] |= more
        left ^= more
    return Dealt(0, tuple(found[:-1]), found[-1])


def reached(phase: Phase | Over, *said: Act, until: type[Any] | tuple[type[Any], ...], seed: int = 1) -> Any:
    """The first phase of some kind after an auction; before it, everybody says and does as little as may be."""
    acts, random = iter(said), Random(seed)
    while not isinstance(phase, until):
        assert not isinstance(phase, Over)
        options = phase.options()
        nothing = PASS if PASS in options else options.pick(random)
        phase = phase.after(next(acts, PASS) if isinstance(phase, Bidding) else nothing)
    return phase


def swept(rules: Ruleset) -> Over:
    """A deal in which the taker, who holds nearly all trumps, wins every trick."""
    table = PlayTable(rules)
    for seed in range(100):
        random = Random(seed)
        phase: Phase | Over = start(table, stacked(table, 0, random))
        while not isinstance(phase, Over):
            strong = (phase.game.hands[phase.seat] & TRUMPS).bit_count() > table.hand // 2
            if isinstance(phase, Playing):
                phase = phase.after(highest(phase))
            elif isinstance(phase, Bidding):
                phase = phase.after(Bid(next(iter(rules.auction.bid))) if strong else PASS)
            else:
                phase = phase.after(phase.options().pick(random))
        if phase.ending == PLAYED and counted(phase).attack.tricks == table.hand:
            return phase
    raise AssertionError


FFT = api.load("fft").rulesets


def test_a_feat_that_asks_about_another_is_looked_at_after_it(house: House) -> None:
    """However the two are ordered in the rules."""
    rules = house("promise other like slam { kept slam.side = attack }")
    turned = rules.replace(promise=dict(reversed(rules.promise.items())))

    for some in (rules, turned):
        kept = {each.id: each.kept for each in summary_of(counted(swept(some))).promises}
        assert kept == {"slam": "attack", "other": "attack"}


def test_a_feat_may_ask_for_the_contract(house: House) -> None:
    """Whether it was made is known when feats are looked at."""
    rules = house("promise slam { kept made and achiever.tricks = deal.tricks }")
    kept = {each.id: each.kept for each in account_of(swept(rules)).summary.promises}

    assert kept == {"slam": "attack"}


def test_packets_are_dealt_whole() -> None:
    """A card goes to the chien between two packets, as every book says."""
    assert told(FFT[4], "deal-chien", n=6, packet=1, how="on_the_way")


def test_a_pack_is_put_together_side_by_side(house: House) -> None:
    """Tricks of the attack, of the defence, then what was not played; or hands from the player after the dealer on."""
    rules = house("at 3, 4, 5 players { deal { shuffle none } }")
    over = reached(start(PlayTable(rules), undisturbed(PlayTable(rules))), PRISE, until=Over)
    won = {card: over.game.side_of(trick.winner) for trick in over.tricks for card in trick.cards}
    sides = [won.get(card, "") for card in gathered(over)]
    passed = reached(start(PlayTable(rules), undisturbed(PlayTable(rules))), until=Over)
    hands = (passed.game.dealt.hands[seat] for seat in (1, 2, 3, 0))

    assert sides == [*sorted(filter(None, sides)), *[""] * 6]
    assert len({*sides}) == 3
    assert gathered(over)[-6:] == tuple(each(over.game.discard))
    assert gathered(passed) == tuple(card for held in (*hands, passed.game.chien) for card in each(held))
    assert told(rules, "deal-gathered", heap="facing", chien="yes")


@pytest.mark.parametrize("first", ["may", "must"])
def test_which_hand_calls_a_deal_off(house: House, first: str) -> None:
    """One that must before one that may; of two alike, the first after the dealer. Said where there are several."""
    body = f"redeal courtless {{ when hand.courts = 0; {first}; moment before_auction; show_hand no; same_dealer }}"
    rules = house(body)
    table = PlayTable(rules)
    low = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 H7 H8"
    phase = start(table, dealt(table, "DK", low, "T1 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 SK SQ SN SJ HK HQ CK", "CQ"))

    assert isinstance(phase, Over)
    assert phase.called_off is not None
    assert phase.called_off.redeal == ("petit-sec" if first == "may" else "courtless")
    assert told(
        rules,
        "redeal-several",
        see=Teller(rules, catalogue("en"), {}).see(*(f"redeal.{name}" for name in rules.redeal)),
        duty="both" if first == "may" else "same",
        moment="before_auction",
    )
    assert not told(FFT[4], "redeal-several", see="", duty="same", moment="before_auction")


def test_of_two_who_may_the_first_after_the_dealer_is_asked(house: House) -> None:
    """And the other, if nobody called the deal off."""
    body = "redeal kingless { when hand.kings = 0; may; moment before_auction; show_hand no; same_dealer }"
    table = PlayTable(house(body))
    phase = start(table, dealt(table, "SK HK", "DK CK T1 T2"))

    assert isinstance(phase, Redealing)
    assert [phase.seat, reached(phase.after(PASS), until=Redealing).seat] == [2, 3]
    assert reached(phase.after(CallOff("kingless")), until=Over).dealer == 0


def test_there_is_one_more_round_at_most(house: House) -> None:
    """After a parole it is theirs; if all have passed it is everybody's, and what holds for a parole binds nobody."""
    rules = house("auction { all_pass second_round; parole { second_round if_no_bid; only prise } }")
    table = PlayTable(rules)
    first = start(table, undisturbed(table))

    assert reached(first, PAROLE, PASS, PASS, PASS, PASS, until=Over).ending == "all_passed"
    second = first
    for _ in range(4):
        assert isinstance(second, Bidding)
        second = second.after(PASS)
    assert isinstance(second, Bidding)
    assert [*second.options()][:3] == [PASS, PRISE, GARDE]
    assert told(rules, "parole-only", title="prise")
    without = house("auction { parole { second_round always } }")
    assert [told(some, "parole-two-rounds") for some in (rules, without)] == [1, 0]


def test_what_cannot_be_known_is_declared_at_ones_own_risk(house: House) -> None:
    """A taker who has not seen the chien declares, and it turns out void; one who has seen it may not."""
    rules = house("", 4, ("misere",))
    table = PlayTable(rules)
    plain = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ H1 H2 H3 H4 H5 H6 H7"
    for chien, void in (("T1 T2", True), ("D1 D2 D3 D4 D5 D6", False)):
        phase = reached(start(table, dealt(table, "", plain, chien=chien)), SANS, until=Declaring)
        claim = next(each for each in phase.options() if isinstance(each, Claim))
        over = reached(phase.after(claim), until=Over)
        assert (claim.id, bool(summary_of(counted(over)).claims)) == ("misere", not void)
    seen = reached(start(table, dealt(table, "", plain, chien="T1 T2 T3 T4 T5 T6")), PRISE, until=Playing)
    assert not any(isinstance(each, Claim) for each in seen.options())
    assert told(rules, "claim-unseen", unseen="settled_later", what="chien", who="taker")
    assert told(rules, "claim-if-false", false="nothing")
    open_chien = rules.replace(auction=rules.auction.replace(bid={"prise": rules.auction.bid["prise"]}))
    assert not told(open_chien, "claim-unseen", unseen="settled_later", what="chien", who="taker")


@pytest.mark.parametrize(("said", "units"), [({"unseen": "forbidden"}, []), ({"if_false": "reversed"}, [-10])])
def test_a_misere_that_the_hidden_chien_disproves(house: House, said: dict[str, str], units: list[int]) -> None:
    """A taker who has not seen the chien may not declare; or pays what it would have earned (10 to each defender)."""
    rules = house("", 4, ("misere",))
    rules = rules.replace(claim={"misere": rules.claim["misere"].replace(**said)})
    table = PlayTable(rules)
    plain = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ H1 H2 H3 H4 H5 H6 H7"
    phase = reached(start(table, dealt(table, "", plain, chien="T1 T2")), SANS, until=(Declaring, Playing))
    claims = [each for each in phase.options() if isinstance(each, Claim)]
    assert len(claims) == len(units)

    claimed = {"id": "misere", "level": "single", "player": 1, "facts": {"chien.trumpish": 2}}
    deal = {"taker": 1, "contract": "garde-sans", "card_points": 30, "oudlers": 1, "claims": [claimed]}
    if not units:
        with pytest.raises(Refused, match="P046"):
            score(rules, deal)
    for claim in claims:
        accounts = (account_of(reached(phase.after(claim), until=Over)), score(rules, deal))
        assert [[each.unit for each in account.terms if each.kind == "claim"] for account in accounts] == [units] * 2


THIRTEEN = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 SK HK DK CK S1"


@pytest.mark.parametrize(
    ("count", "levels"), [("best_level", {"double"}), ("any_level", {"single", "double"}), ("all_levels", {"single"})]
)
def test_which_levels_a_player_declares(house: House, count: str, levels: set[str]) -> None:
    """With thirteen trumps: a double handful alone, either, or both; and nothing more after what is declared."""
    rules = house(f"claim handful {{ {count} }}")
    table = play_table(rules)
    phase: Any = reached(start(table, dealt(table, "", THIRTEEN)), PASS, PRISE, until=Declaring)
    double = next(each for each in phase.options() if isinstance(each, Claim) and each.level == "double")
    again = phase.after(double) if count == "all_levels" else phase

    assert {each.level for each in again.options() if isinstance(each, Claim)} == levels
    assert isinstance(again.after(next(each for each in again.options() if isinstance(each, Claim))), Playing)
    assert told(rules, "claim-count", count=count, levels=3)


def test_a_lower_level_is_refused_by_name(house: House) -> None:
    """Who has thirteen trumps is told that there is a higher level; where any may be declared, nobody is."""
    single = Claim("handful", "single", cards("T1 T2 T3 T4 T5 T6 T7 T8 T9 T10"))
    for rules, reason in ((FFT[4], Reason("claim-lower", "handful")), (house("claim handful { any_level }"), None)):
        table = play_table(rules)
        phase = reached(start(table, dealt(table, "", THIRTEEN)), PASS, PRISE, until=Declaring)
        assert why_not(phase, single) == reason


@pytest.mark.parametrize(
    ("shown", "fits"),
    [
        ("T1 T2 T3 T4 T5 T6 T7 T8 T9 T12", True),
        ("T1 T4 T5 T6 T7 T8 T9 T10 T11 T12", True),
        # Neither without the highest, nor without the lowest, nor with more than ten.
        ("T1 T2 T3 T4 T5 T6 T7 T8 T9 T10", False),
        ("T3 T4 T5 T6 T7 T8 T9 T10 T11 T12", False),
        ("T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T12", False),
    ],
)
def test_the_highest_and_the_lowest_may_have_to_be_shown(house: House, shown: str, fits: bool) -> None:
    """Of twelve trumps ten are shown, and everybody sees from which to which they go."""
    rules = house("claim handful { show extremes }")
    table = play_table(rules)
    twelve = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 SK HK DK CK S1 S2"
    phase = reached(start(table, dealt(table, "", twelve)), PASS, SANS, until=Declaring)

    claim = Claim("handful", "single", cards(shown))
    assert why_not(phase, claim) == (None if fits else Reason("claim-shown", "handful"))
    assert all(each.shown & cards("T1 T12") == cards("T1 T12") for each in phase.options() if isinstance(each, Claim))


@pytest.mark.parametrize(
    ("order", "row"),
    [("descending", ("T10", "T2", "EX")), ("ascending", ("EX", "T2", "T10")), ("any_order", ("T2", "T10", "EX"))],
)
def test_cards_are_laid_open_in_an_order(house: House, order: str, row: tuple[str, ...]) -> None:
    """Everybody sees them so; the Excuse stands in for a trump below all others."""
    rules = house(f"claim handful {{ order {order} }}")
    table = play_table(rules)
    hand = "T2 T3 T4 T5 T6 T7 T8 T9 T10 EX SK HK DK CK S1 S2 S3 S4"
    recorder = Recorder(reached(start(table, dealt(table, "", hand)), PASS, PRISE, until=Declaring))
    assert isinstance(recorder.phase, Declaring)
    recorder.act(next(each for each in recorder.phase.options() if isinstance(each, Claim)))
    shown = next(act["shown"] for _, act in view(recorder, 0)["acts"] if "claim" in act)

    assert tuple(card for card in shown if card in row) == row
    assert told(rules, "claim-order", order=order)


def test_what_was_discarded_openly_counts(house: House) -> None:
    """With four kings and fifteen trumps one trump is discarded, and shown again with a triple handful (p. 7)."""
    table = play_table(FFT[4])
    hand = "SK HK DK CK T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14"
    phase = reached(start(table, dealt(table, "", hand, chien="T21 S1 S2 S3 S4 S5")), PRISE, until=Discarding)
    discard = next(each for each in phase.options() if isinstance(each, Discard))
    phase = reached(phase.after(discard), until=Declaring)
    triple = next(each for each in phase.options() if isinstance(each, Claim) and each.level == "triple")

    assert [*names(discard.cards & TRUMPS)] == ["T2"]
    assert triple.shown == (cards(hand) | cards("T21")) & TRUMPS
    assert told(FFT[4], "claim-open-discard", shown="yes")
    assert not told(house("chien { discard trumps if_forced }"), "claim-open-discard", shown="yes")


@pytest.mark.parametrize(
    ("kept", "moment"),
    [
        (("prise", "garde-sans"), "after_auction_some_unseen"),
        (("prise",), "after_auction"),
        (("garde-contre",), "after_auction_unseen"),
    ],
)
def test_a_slam_is_announced_before_the_chien_is_seen_or_the_first_lead(kept: tuple[str, ...], moment: str) -> None:
    """The taker is asked in every contract; the book speaks of the first lead where nobody sees the chien."""
    bids = {each: FFT[4].auction.bid[each] for each in kept}
    rules = FFT[4].replace(auction=FFT[4].auction.replace(bid=bids))
    asked = reached(start(PlayTable(rules), undisturbed(PlayTable(rules))), PASS, Bid(kept[-1]), until=Announcing)

    assert (asked.seat, [*asked.options()]) == (2, [PASS, Announce("slam")])
    assert told(rules, "promise", who="taker", title=Phrase.of("slam"), moment=moment, bids="")


@pytest.mark.parametrize(("name", "wins"), [("fft", "last_trick_of_slam"), ("eryod", "never")])
def test_what_the_excuse_means_for_a_slam(name: str, wins: str) -> None:
    """It is told where every trick is to be won, and not where some may be lost."""
    variant = pipeline.load(name, ("petit-slam",)).variant
    assert variant is not None
    rules = variant.rulesets[4]

    see = Teller(rules, catalogue("en"), {}).see("exempt.excuse.last")
    assert told(rules, "promise-exempt", card=Noun("class-excuse"), wins=wins, see=see) == 1


def test_who_pays_for_a_handful_is_told_where_the_winners_are_paid(house: House) -> None:
    """Whoever declared it: not where it is paid to the side that did."""
    own = house("claim handful { payee declarer.side }")

    assert [told(rules, "claim-whoever") for rules in (FFT[4], own)] == [1, 0]


TWO = "promise slam {{ who anyone; moment {moment} }}\npromise other like slam {{ kept attack.tricks > 16 }}"


def test_what_is_announced_is_announced_once_in_turn_and_the_first_leads(house: House) -> None:
    """From the player after the dealer on."""
    rules = house(TWO.format(moment="before_first_lead"))
    phase = reached(start(PlayTable(rules), undisturbed(PlayTable(rules))), PASS, PRISE, until=Announcing)
    asked = [(seat, name) for seat in (1, 2, 3, 0) for name in ("slam", "other")]

    assert phase.queue == tuple(asked)
    phase = phase.after(PASS).after(Announce("other"))
    assert {name for _, name in phase.queue} == {"slam"}
    assert first_leader(phase.after(Announce("slam")).game) == 1
    assert told(rules, "promise-once", moment="other") == 2
    assert told(rules, "promise-leads-first") == 2


@pytest.mark.parametrize("who", ["taker", "anyone"])
def test_a_feat_lapses_with_the_bid_it_was_part_of(house: House, who: str) -> None:
    """And whoever bids highest is the only one to have announced anything."""
    rules = house(TWO.format(moment="in_auction").replace("who anyone", f"who {who}"))
    table = PlayTable(rules)
    phase = reached(start(table, undisturbed(table)), Bid("prise", ("slam",)), GARDE, until=Discarding)

    assert phase.game.promises == ()
    titles = map(Phrase.of, rules.promise)
    assert sum(told(rules, "promise", who=who, title=title, moment="in_auction", bids="") for title in titles) == 2
    assert told(rules, "promise-once", moment="other") + told(rules, "promise-leads-first") == 0


def test_after_a_led_excuse_any_card_may_be_played() -> None:
    """Also one of the called suit, which nobody may lead to the first trick."""
    table = play_table(FFT[5])
    leads = dealt(table, "", "EX T2 T3 T4", "SK S2 T5")
    phase = reached(start(table, leads), PASS, PASS, PRISE, until=Calling, seed=1)
    called = next(each for each in phase.options() if each.card == NAMES.index("SK"))
    phase = reached(phase.after(called), until=Playing)
    assert phase.seat == 1
    phase = reached(phase.after(Play(NAMES.index("EX"))), until=Playing)

    assert phase.playable() == phase.hand()
    assert told(FFT[5], "exempt-led", card=Teller(FFT[5], catalogue("en"), {}).noun("excuse"), several="no")
    see = Teller(FFT[5], catalogue("en"), {}).see("exempt.excuse.owner")
    assert told(FFT[5], "call-exchange", partners="one", see=see, excuse="yes")
    assert not told(FFT[4], "call-exchange", partners="one", see=see, excuse="yes")
    both = api.load("fft", "petit-imprenable").rulesets[5]
    owners = Teller(both, catalogue("en"), {}).see("exempt.excuse.owner", "exempt.petit.owner")
    assert told(both, "call-exchange", partners="one", see=owners, excuse="no")


def test_an_untouchable_petit_is_played_as_one_likes(house: House) -> None:
    """To any trick; after a led Excuse it leaves the suit open, as the Excuse did."""
    rules = house("", 4, ("petit-imprenable",))
    table = PlayTable(rules)
    phase = reached(start(table, dealt(table, "", "EX T2", "T1 SK HK", "S1")), PRISE, until=Playing)
    phase = reached(phase.after(Play(NAMES.index("EX"))), until=Playing)
    assert NAMES.index("T1") in [each.card for each in phase.options()]
    phase = reached(phase.after(Play(NAMES.index("T1"))), until=Playing)

    assert phase.led == 0
    assert told(rules, "exempt-led", card=Teller(rules, catalogue("en"), {}).noun("petit"), several="yes")


def test_a_taker_with_nothing_else_discards_as_few_of_what_stays_as_can_be(house: House) -> None:
    """Which the book says where a taker may have nothing else."""
    rules = house("chien { discard trumps never }")
    table = PlayTable(rules)
    hand = "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18"
    phase = reached(start(table, dealt(table, "", hand, chien="SK HK T20 T21 S1 S2")), PRISE, until=Discarding)

    assert phase.options().subsets.must == cards("S1 S2")
    assert [told(some, "chien-run-out") for some in (rules, FFT[4])] == [1, 0]


def test_a_taker_of_all_that_may_be_called_plays_alone(house: House) -> None:
    """Also where the chien is needed for them."""
    body = "at 5 players { call { chain king, queen, knight, jack; self_call forbidden; moment after_chien } }"
    rules = house(body, 5)
    table = PlayTable(rules)
    courts = [f"{suit}{rank}" for suit in "SHDC" for rank in "KQNJ"]
    deal = dealt(table, "", " ".join(courts[:14]), chien=" ".join(courts[14:]))

    assert reached(start(table, deal), PRISE, until=Discarding).game.partners == ()
    assert told(rules, "call-alone")


def test_a_card_that_changes_sides_belongs_to_no_defender(house: House) -> None:
    """Which the book says where somebody's own points are counted."""
    table, found = play_table(FFT[5]), dict[str, int]()
    excuse = NAMES.index("EX")
    for seed in range(200):
        phase = reached(start(table, undisturbed(table, seed)), PRISE, until=Playing, seed=seed)
        while not isinstance(phase, Over):
            phase = phase.after(next((one for one in phase.options() if one != Play(excuse)), Play(excuse)))
        last, game = phase.tricks[-1], phase.game
        if excuse in last.cards[1:] and last.top != excuse:
            side = game.side_of((last.leader + last.cards.index(excuse)) % 5)
            if side == game.side_of(last.winner):
                place = next(place for place, pile in enumerate(counted(phase).piles.cards) if pile >> excuse & 1)
                found[side] = place - (game.taker or 0 if side == "defence" else 0)
        if len(found) > 1:
            break
    said = house("bonus petit-au-bout { when taker.points > 40 }")

    # The last place is nobody's.
    assert found == {"attack": 5, "defence": 0}
    assert [told(some, "exempt-personal") for some in (said, FFT[4])] == [1, 0]


def test_a_match_counts_what_was_played_and_may_have_several_winners(house: House) -> None:
    """Deals passed out are none of its deals; equal totals win together."""
    rules = house("match { end deals; deals 2 }")
    table = PlayTable(rules)
    passed = reached(start(table, undisturbed(table)), until=Over)
    after = begun(table, 0, 2).after(passed)

    assert (after.played, after.winners, after.dealer) == (0, (0, 1, 2, 3), 1)
    assert told(rules, "match-deals-counted")
    assert told(rules, "match-winner", tie="together")
    assert not told(FFT[4], "match-deals-counted")


def test_whoever_has_a_card_need_not_win_it(house: House) -> None:
    """A condition may ask who played the Petit, and who took it: where it was hunted down, two players."""
    table, random = PlayTable(house(HUNTED)), Random(2)
    people = set()
    for seed in range(6):
        recorder = Recorder(start(table, undisturbed(table, seed)))
        for act in (Bid("garde"), PASS, PASS, PASS):
            recorder.act(act)
        while not isinstance(recorder.phase, Over):
            recorder.act(recorder.phase.options().pick(random))
        over = recorder.phase
        facts = dict(summary_of(counted(over)).facts)
        trick = next(each for each in over.tricks if NAMES.index("T1") in each.cards)
        player = (trick.leader + trick.cards.index(NAMES.index("T1"))) % 4
        assert (facts["petit", "player"], facts["petit", "winner"]) == (player, trick.winner)
        people.add(player == trick.winner)

    assert people == {True, False}


def test_who_makes_what_the_others_announced(house: House) -> None:
    """A slam that the attack announces and the defence makes is paid twice, for both; told only where both are paid."""
    slam = {"id": "slam", "announced": "attack", "achieved_by": "defence"}
    found = api.score(
        api.load("fft"), {"taker": 0, "contract": "garde", "card_points": 3, "oudlers": 0, "promises": [slam]}
    )

    assert [each["unit"] for each in found["terms"] if each["id"] == "slam"] == [-200, -200]
    assert told(house(""), "promise-both", who="taker", title=Phrase.of("slam")) == 1
    one_paid = house("promise slam { remove unannounced }")
    assert told(one_paid, "promise-both", who="taker", title=Phrase.of("slam")) == 0


def test_a_hand_that_may_have_the_excuse_is_told_so(house: House) -> None:
    """Who asks for no trumps alone does not ask about the Excuse; who names it has said enough."""
    when = "moment before_auction"
    of_trumps, of_both = (
        house(f"redeal courtless {{ when hand.courts = 0 and {asked}; may; show_hand; next_dealer; {when} }}")
        for asked in ("hand.trumps = 0", "hand.trumps = 0 and hand.excuse = 0")
    )

    assert [told(rules, "redeal-excuse") for rules in (of_trumps, of_both, FFT[4])] == [1, 0, 0]
