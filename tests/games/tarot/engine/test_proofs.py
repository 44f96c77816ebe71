"""What a summary does not know is unknown, never false; what it proves is used, and what it disproves is refused."""

from fractions import Fraction
from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.chapters.account import account_text
from tarotrules.games.tarot.engine import facts
from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.engine.teaching import teach
from tarotrules.games.tarot.ruleset.features import ALONE, MEMBERS, PLACE, SCOPES, TABLE, TRICK
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import Json, bonus, claim, promise, scored, table

WON: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2}
"""(25 + 4) × 2 = 58."""
HIGH: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 75, "oudlers": 2}
"""Won by 34: (25 + 34) × 2 = 118."""


def codes(variant: Variant, deal: Json) -> list[str]:
    """Why a deal is refused; nothing if it is scored."""
    try:
        api.score(variant, deal)
    except Refused as refused:
        return [each.code for each in refused.diagnostics]
    return []


def asked(variant: Variant, deal: Json) -> tuple[object, object]:
    """What is asked for, and of which path."""
    with pytest.raises(Refused) as raised:
        api.score(variant, deal)
    assert raised.value.problem.code == "P032"
    arguments = raised.value.diagnostic.arguments
    return arguments["asked"], arguments["path"]


def test_every_feature_is_read() -> None:
    """Whatever conditions and amounts may speak of has a reader."""
    # Places and tricks are read by their place, the table while it is played, modes by themselves; classes and
    # promises are looked up by name.
    by_name = {PLACE, TRICK, TABLE, ALONE, "ranking", "class", "promise"}
    members = {(kind, step) for kind, has in MEMBERS.items() if kind not in by_name for step in has}

    read = {word for scope, words in SCOPES.items() if scope not in {"play", "rank", "places"} for word in words}

    assert read <= facts.ROOTS.keys()
    assert members <= facts._MEMBERS.keys()


# --- what is told is used --------------------------------------------------------------------------


def test_a_kept_slam_exists(house: Any) -> None:
    """A stake of 100 if somebody made the slam is 100 on a deal that says so: twice 100, and 200 for the slam."""
    variant = house("scoring { contract { worth if slam.side exists then 100 else contract.worth + margin } }")
    slam = WON | {"card_points": 91, "oudlers": 3, "promises": promise("slam", None, "attack")}

    assert api.score(variant, slam)["unit"] == 400
    assert api.score(variant, WON)["unit"] == 58


@pytest.mark.parametrize(("told", "outcome"), [([], "unannounced"), (promise("slam", "attack", None), "announced")])
def test_who_achieved_a_feat_may_be_told_as_a_fact(told: list[Json], outcome: str) -> None:
    """It is the same as to tell it of the feat."""
    deal = WON | {"card_points": 87, "promises": told, "facts": {"slam.side": "attack"}}

    assert scored("fft", **deal)["terms"][1]["outcome"] == outcome


@pytest.mark.parametrize(("side", "unit"), [("attack", 78), ("defence", 28)])
def test_a_bonus_says_who_won_the_last_trick(house: Any, side: str, unit: int) -> None:
    """Ten to the attack, fifteen to the defence, twice each."""
    variant = house("bonus petit-au-bout { worth if last_trick.winner.side = attack then 10 else 15 }")

    assert api.score(variant, WON | {"bonuses": bonus("petit-au-bout", side)})["unit"] == unit


def test_a_side_of_one_is_its_player(house: Any) -> None:
    """A taker without a partner has the oudlers of the attack; with a partner, nobody has said whose they are."""
    variant = house("scoring { contract { worth if taker.oudlers = 3 then 100 else 50 } }")

    assert api.score(variant, WON)["unit"] == 100
    assert api.score(variant, WON | {"card_points": 40, "oudlers": 3})["unit"] == 200
    assert asked(variant, WON | {"players": 5, "partner": 1}) == ("fact", "taker.oudlers")


def test_a_slam_tells_the_tricks(house: Any) -> None:
    """Ten for each trick of the attack: 180 for all; how many they were otherwise is asked."""
    variant = house("scoring { contract { worth 10 * attack.tricks; multiplied no } }")

    assert api.score(variant, WON | {"card_points": 91, "oudlers": 3})["terms"][0]["unit"] == 180
    assert asked(variant, WON) == ("fact", "attack.tricks")
    assert api.score(variant, WON | {"facts": {"attack.tricks": 11}})["unit"] == 110


# --- what is not told is asked for -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("worth", "question"),
    [
        ("if attack.tricks >= 15 then 30 else 10", ("fact", "attack.tricks")),
        ("5 * last_trick.trumps", ("fact", "last_trick.trumps")),
        ("if dealer = taker then 30 else 10", ("dealer", "dealer")),
    ],
)
def test_an_amount_that_rests_on_the_unknown_asks(house: Any, worth: str, question: tuple[str, str]) -> None:
    """No amount is guessed: the refusal names the key that would settle it."""
    variant = house(f"bonus petit-au-bout {{ worth {worth} }}")

    assert asked(variant, WON | {"bonuses": bonus("petit-au-bout", "attack")}) == question


def test_what_is_asked_for_can_be_told(house: Any) -> None:
    """Of the deal, or of the one hand that it is about."""
    variant = house("claim handful { level single { worth 2 * hand.trumpish } }")
    told = [{"id": "handful", "level": "single", "player": 0, "facts": {"hand.trumpish": 12}}]

    assert asked(variant, WON | {"claims": claim("handful", "single", 0)}) == ("fact_of", "hand.trumpish")
    assert api.score(variant, WON | {"claims": told})["unit"] == 58 + 24


def test_the_stake_is_asked_about_in_the_deal_itself(house: Any) -> None:
    """It has no entry where a fact could be told, and it is called as its contract."""
    variant = house("scoring { contract { worth if last_trick.trumps >= 2 then 100 else 50 } }")

    assert asked(variant, WON) == ("fact", "last_trick.trumps")
    assert api.score(variant, WON | {"facts": {"last_trick.trumps": 2}})["unit"] == 200
    with pytest.raises(Refused) as raised:
        api.score(variant, WON)
    assert raised.value.diagnostic.arguments["id"] == ("auction", "bid", "garde")


def test_points_are_asked_for_by_their_key(house: Any) -> None:
    """Where a margin alone was told, points and oudlers are keys of the deal."""
    points = house("scoring { contract { worth attack.points } }")
    oudlers = house("scoring { contract { worth 10 * defence.oudlers + 25 } }")
    margin = {"taker": 0, "contract": "prise", "margin": 4}

    assert asked(points, margin) == ("card_points", "attack.points")
    assert asked(oudlers, margin) == ("oudlers", "defence.oudlers")


def test_an_unknown_that_changes_nothing_is_not_asked_for(house: Any) -> None:
    """Whatever the last trick held, both branches come to ten."""
    variant = house("bonus petit-au-bout { worth if last_trick.kings > 0 then 10 else 20 - 10 }")

    assert api.score(variant, WON | {"bonuses": bonus("petit-au-bout", "attack")})["unit"] == 78


# --- what is proven is paid, what is disproven is refused ------------------------------------------

UNIT: Final = "into unit; multiplied no; follows_result no"
BIG: Final = f"bonus big-win {{ when made and margin >= 30; worth 50; payee attack; {UNIT} }}"


def test_a_rule_pays_whether_or_not_somebody_remembers(house: Any) -> None:
    """A deal won by 34 earns the bonus for 30, told or not; one won by 4 does not, and is refused if it is told."""
    variant = house(BIG)

    assert api.score(variant, HIGH)["unit"] == 118 + 50
    assert api.score(variant, HIGH | {"bonuses": [{"id": "big-win"}]})["unit"] == 118 + 50
    assert api.score(variant, WON)["unit"] == 58
    assert codes(variant, WON | {"bonuses": bonus("big-win", "attack")}) == ["P040"]


def test_a_proven_bonus_of_nobody_known_is_asked_for(house: Any) -> None:
    """It is earned for certain, by whoever won the last trick."""
    variant = house(f"bonus big-win {{ when margin >= 30; worth 50; payee last_trick.winner.side; {UNIT} }}")

    assert codes(variant, HIGH) == ["P041"]
    assert api.score(variant, HIGH | {"bonuses": bonus("big-win", "defence")})["unit"] == 118 - 50


def test_what_both_sides_have_achieved_is_asked_for(house: Any) -> None:
    """Forty points of either side: 45 and 46 are both, 60 and 31 one."""
    forty = f"unannounced {{ worth 10; payee achiever; {UNIT} }} announced {{ worth 30; payee achiever; {UNIT} }}"
    promised = 'title { en "forty" } moment after_auction; leads no; kept achiever.points >= 40'
    variant = house(f"promise forty {{ who anyone; {promised}; {forty} }}")

    assert codes(variant, WON) == ["P041"]
    assert api.score(variant, WON | {"promises": promise("forty", None, "defence")})["unit"] == 58 - 10
    assert api.score(variant, WON | {"promises": promise("forty", "defence", "defence")})["unit"] == 58 - 30
    assert api.score(variant, WON | {"card_points": 60})["unit"] == 88 + 10


def test_all_points_are_a_slam() -> None:
    """91 points at four leave the defence no trick: 2 × (25 + 55) and 200, though nobody mentions the slam."""
    result = scored("fft", **WON | {"card_points": 91, "oudlers": 3})

    assert result["unit"] == 160 + 200
    assert result["terms"][-1] == {"id": "slam", "outcome": "unannounced", "unit": 200}


COUNTED: Final = f"""
  bonus seventy {{ when attack.points >= 70; worth 7; payee attack; {UNIT} }}
  bonus all-three {{ when attack.oudlers = 3; worth 11; payee attack; {UNIT} }}
  bonus twelve-tricks {{ when attack.tricks >= 12; worth 13; payee attack; {UNIT} }}
"""


@pytest.mark.parametrize(
    ("told", "unit"),
    [
        # 41 and 31 are 72 points, or half a point less, and 72 points made by 31 have two oudlers: with all
        # courts, 48 cards, which may be eleven tricks and the discard.
        ({"margin": 31, "oudlers": 2}, 56 + 7),
        ({"margin": 31, "card_points": 72}, 56 + 7),
        # 86 with all three: with fewer there are not so many. The defence has five points, ten cards at most.
        ({"margin": 50}, 75 + 7 + 11 + 13),
        ({"margin": 20, "oudlers": 3}, 45 + 11),
        # 66 with three oudlers, or 81 with one.
        ({"margin": 30}, 55),
    ],
)
def test_whichever_keys_prove_it(house: Any, told: Json, unit: int) -> None:
    """Points, oudlers and tricks follow from a margin and one of them, and from a margin that little else comes to."""
    assert api.score(house(COUNTED), {"taker": 0, "contract": "prise", **told})["unit"] == unit


@pytest.mark.parametrize(
    "told",
    [
        {"margin": 56},
        {"margin": -54},
        {"margin": 41, "oudlers": 0},
        {"margin": 31, "card_points": 70},
        {"margin": "61/2", "oudlers": 0},
        # Half a point over is rounded away from zero: 8.5 are 9.
        {"margin": 8, "card_points": 49.5, "players": 5, "partner": 1},
    ],
)
def test_a_margin_nothing_comes_to_is_refused(told: Json) -> None:
    """91 of 36 is the most; 3, a discard's least, of 56 the least; 97 points there are not, nor a target of 39."""
    assert codes(table("fft"), {"taker": 0, "contract": "prise", **told}) == ["P049"]


@pytest.mark.parametrize(
    ("told", "arguments"),
    [
        ({"margin": 56}, ("nothing", 0, 0, "no", -53, 55)),
        ({"margin": 41, "oudlers": 0}, ("oudlers", 0, 0, "yes", -53, 21)),
        ({"margin": 31, "card_points": 70}, ("points", 70, 0, "yes", 14, 34)),
    ],
)
def test_a_refused_margin_says_what_it_may_be(told: Json, arguments: tuple[object, ...]) -> None:
    """77 points without an oudler are 21 over; 70 are 14, 19, 29 or 34 over."""
    with pytest.raises(Refused) as raised:
        scored("fft", **{"taker": 0, "contract": "prise", **told})

    found = raised.value.diagnostic.arguments
    assert tuple(found[each] for each in ("known", "points", "oudlers", "whole", "least", "most")) == arguments


def test_half_a_margin_needs_an_excuse() -> None:
    """The half point of four players is that of an Excuse, so it is no news with two oudlers."""
    assert codes(table("fft"), {"taker": 0, "contract": "prise", "margin": "61/2", "oudlers": 2}) == []


def test_some_tables_lose_what_is_forgotten(house: Any) -> None:
    """Where forgotten bonuses are lost, they are paid only if they are told."""
    variant = house(f"scoring {{ forgotten_lost yes }}\n{BIG}")
    slam = WON | {"card_points": 91, "oudlers": 3, "bonuses": bonus("big-win", "attack")}

    assert api.score(variant, HIGH)["unit"] == 118
    assert api.score(variant, HIGH | {"bonuses": [{"id": "big-win"}]})["unit"] == 118 + 50
    assert api.score(variant, slam)["unit"] == 160 + 50
    assert api.score(variant, slam | {"promises": promise("slam", None, "attack")})["unit"] == 160 + 50 + 200


def test_a_slam_of_the_other_side_is_no_secret() -> None:
    """Announced by the taker and achieved by the defence: 200 for each, if all the points are the defence's."""
    deal = {"taker": 0, "contract": "garde-contre", "card_points": 0, "oudlers": 0}
    result = scored("fft", **deal, promises=promise("slam", "attack", None))

    assert [term["outcome"] for term in result["terms"][1:]] == ["broken", "unannounced"]


def test_a_claim_against_its_condition_is_refused(house: Any) -> None:
    """What the deal shows to have been forbidden was not declared."""
    variant = house("claim handful { requires contract.multiplier > 1 }")
    deal = WON | {"claims": claim("handful", "single", 0)}

    assert codes(variant, deal) == []
    assert codes(variant, deal | {"contract": "prise"}) == ["P046"]


# --- whose a bonus is ------------------------------------------------------------------------------


def test_a_bonus_of_one_side_needs_no_side(house: Any) -> None:
    """The defence is paid, told or not; a deal that says *attack* is refused rather than paid to the defence."""
    variant = house(f"bonus thirteenth {{ when last_trick.kings > 0; worth 13; payee defence; {UNIT} }}")

    assert api.score(variant, WON | {"bonuses": [{"id": "thirteenth"}]})["unit"] == 58 - 13
    assert codes(variant, WON | {"bonuses": bonus("thirteenth", "attack")}) == ["P043"]


PERSONAL: Final = """bonus king-home { when last_trick.winning_card is trumps; worth 10; payee last_trick.winner
  payer others; per_head }"""


@pytest.mark.parametrize(
    ("player", "side", "refused"),
    [(0, "attack", []), (2, "defence", []), (2, "attack", ["P039"]), (0, "defence", ["P039"])],
)
def test_one_trick_has_one_winner(house: Any, player: int, side: str, refused: list[str]) -> None:
    """A bonus of a player and one of a side, both for the last trick, are of one player of that side."""
    variant = house(PERSONAL)
    both = [{"id": "king-home", "player": player}, *bonus("petit-au-bout", side)]

    assert codes(variant, WON | {"bonuses": both}) == refused


@pytest.mark.parametrize("when", ["last_trick.petit = 0", "last_trick.winning_card is kings", "last_trick.trumps = 0"])
def test_one_trick_has_one_winning_card(house: Any, when: str) -> None:
    """What the Petit lies in at the end has the Petit, and a trump wins it, for either side."""
    variant = house(f"bonus other {{ when {when}; worth 7; payee last_trick.winner.side; {UNIT} }}")
    petit = bonus("petit-au-bout", "attack")

    assert codes(variant, WON | {"bonuses": [*bonus("other", "attack"), *petit]}) == ["P039"]
    assert codes(variant, WON | {"bonuses": bonus("other", "attack")}) == []


@pytest.mark.parametrize(("card", "refused"), [("petit", ["P039"]), ("excuse", [])])
def test_a_card_with_its_rank_needs_a_trick_that_it_can_win(house: Any, card: str, refused: list[str]) -> None:
    """No other trump lay beside a Petit that won by its rank; the Excuse, which ends a slam, may have beaten any."""
    slam = WON | {"card_points": 91, "oudlers": 3}
    rule = "exempt petit like excuse { wins as_ranked }"
    won = f"bonus won {{ when last_trick.winning_card is {card}; worth 7; payee last_trick.winner.side; {UNIT} }}"
    two = f"bonus two {{ when last_trick.trumps >= 2; worth 7; payee last_trick.winner.side; {UNIT} }}"
    variant = house(f"{rule}\n{won}\n{two}")

    assert codes(variant, slam | {"bonuses": [*bonus("won", "attack"), *bonus("two", "attack")]}) == refused


@pytest.mark.parametrize(("oudlers", "points", "unit"), [(3, 45, 68 + 7), (0, 60, 58 - 7), (2, 45, 58)])
def test_a_side_that_has_achieved_it_is_paid_unasked(house: Any, oudlers: int, points: int, unit: int) -> None:
    """Seven for all three oudlers, which the attack has by the count, or the defence where the attack has none."""
    variant = house(f"bonus all-three {{ when achiever.oudlers = 3; worth 7; payee achiever; {UNIT} }}")

    assert api.score(variant, WON | {"oudlers": oudlers, "card_points": points})["unit"] == unit


def test_what_both_sides_have_achieved_is_paid_to_the_one_that_is_said(house: Any) -> None:
    """With two oudlers against one, each side has some: the table says who is paid for it."""
    variant = house(f"bonus some {{ when achiever.oudlers >= 1; worth 7; payee achiever; {UNIT} }}")

    assert codes(variant, WON) == ["P041"]
    assert api.score(variant, WON | {"bonuses": bonus("some", "defence")})["unit"] == 58 - 7


def test_what_the_last_trick_certainly_held_is_known(house: Any) -> None:
    """Ten for each Petit in it: one, told by the bonus that is for it."""
    variant = house("bonus petit-au-bout { worth 10 * last_trick.petit; multiplied no }")

    assert api.score(variant, WON | {"bonuses": bonus("petit-au-bout", "attack")})["unit"] == 58 + 10


def test_a_promise_between_players_names_its_player(house: Any) -> None:
    """Missed, it costs the announcer 600, which the others share; the taker needs no naming, a defender does."""
    broken = "broken { payee others; payer announcer; per_head; worth 600 }"
    mine = house(f"promise slam {{ {broken} }}")
    anyones = house(f"promise slam {{ who anyone; {broken} }}")
    defence = {"id": "slam", "announced": "defence"}

    # 174 - 600, and -58 + 200 each.
    assert api.score(mine, WON | {"promises": promise("slam", "attack", None)})["scores"] == [-426, 142, 142, 142]
    assert codes(anyones, WON | {"promises": [defence]}) == ["P026"]
    assert api.score(anyones, WON | {"promises": [{**defence, "player": 2}]})["scores"] == [374, 142, -658, 142]


def test_whoever_is_not_there_is_not_paid(house: Any) -> None:
    """A taker who plays alone at five has no partner: nothing is paid, and nobody asked who it was."""
    variant = house("at 5 players { bonus k { when made; worth 12; payee partner; payer defence; in_all } }")
    alone = WON | {"players": 5}

    # 58 from each of four; with a partner, 58 from each of three, a third of it and 12 the partner's.
    assert api.score(variant, alone)["scores"] == [232, -58, -58, -58, -58]
    assert api.score(variant, alone | {"partner": 2})["scores"] == [116, -62, 70, -62, -62]
    account = score(variant.rulesets[5], alone)
    assert any(line.endswith("nobody pays anybody else for it") for line in
               account_text(variant, variant.rulesets[5], account, "en").splitlines())  # fmt: skip


def test_who_dealt_is_asked_for_where_the_dealer_pays(house: Any) -> None:
    """It is not taken to be the player whose bonus it is."""
    variant = house("bonus k { when last_trick.kings > 0; worth 12; payee last_trick.winner; payer dealer; in_all }")
    mine = WON | {"bonuses": [{"id": "k", "player": 1}]}

    assert asked(variant, mine) == ("dealer", "dealer")
    assert api.score(variant, mine | {"dealer": 3})["scores"] == [174, -46, -58, -70]
    assert api.score(variant, mine | {"dealer": 1})["scores"] == [174, -58, -58, -58]


# --- rounding stands on the line of numbers --------------------------------------------------------


@pytest.mark.parametrize(
    ("direction", "won", "lost"),
    [("up", 10, 0), ("down", 0, 10), ("away", 10, 10), ("toward", 0, 0), ("nearest", 10, 10)],
)
def test_a_lost_margin_is_rounded_with_its_sign(house: Any, direction: str, won: int, lost: int) -> None:
    """Up makes a loss smaller, down makes it larger; six over or short, to a ten."""
    variant = house(f"scoring {{ round margin {direction} 10 }}")

    assert api.score(variant, {"taker": 0, "contract": "prise", "margin": 6})["unit"] == 25 + won
    assert api.score(variant, {"taker": 0, "contract": "prise", "margin": -6})["unit"] == -25 - lost


# --- tricks, points and oudlers --------------------------------------------------------------------


def test_half_a_point_at_four() -> None:
    """A defender's Excuse that came to the taker in the last trick leaves half a point; without it there is none."""
    assert scored("fft", **WON | {"card_points": 40.5})["made"] is False
    with pytest.raises(Refused):
        scored("fft", **WON | {"card_points": 40.5, "oudlers": 0})


def test_every_problem_is_told() -> None:
    """A deal with several mistakes names them all."""
    with pytest.raises(Refused) as raised:
        scored("fft", **WON | {"contract": "grade", "oudlers": 4, "claims": claim("handful", "huge", 1)})

    assert [each.code for each in raised.value.diagnostics] == ["P008", "P012", "P021"]


# --- sums in words ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "side", "line"),
    [
        # A loser's own bonus goes the other way, and half a point short is nobody's win.
        (30, "attack", "Petit au bout: −10 × 2 = −20"),
        (45, "attack", "Petit au bout: 10 × 2 = +20"),
        (45, "defence", "Petit au bout: −10 × 2 = −20"),
        (40.5, "attack", "The contract (Garde): 0, since neither side is paid for it"),
    ],
)
def test_every_sum_is_right(house: Any, points: float, side: str, line: str) -> None:
    """What stands before the equals sign comes to what stands after it."""
    variant = house("scoring { half_point_short drawn }\nbonus petit-au-bout { follows_result yes }")
    rules = variant.rulesets[3]
    account = score(rules, {"taker": 0, "contract": "garde", "card_points": points, "oudlers": 2,
                            "bonuses": bonus("petit-au-bout", side)})  # fmt: skip

    assert line in account_text(variant, rules, account, "en").splitlines()


def test_an_example_slam_can_have_been_played() -> None:
    """Where the Excuse wins no trick, whoever wins all of them had none: it stays with the other side."""
    for name, told in (("fft", (91, 3)), ("eryod", (87, 2))):
        account = teach([table(name).main])[0].account
        assert (account.points, account.summary.oudlers) == told


@pytest.mark.parametrize(
    ("points", "oudlers", "kept", "refused"),
    [(91, 3, "attack", True), (87, 2, "attack", False), (3, 0, "defence", False), (7, 1, "defence", False)],
)
def test_a_slam_with_an_excuse_that_never_wins(house: Any, points: int, oudlers: int, kept: str, refused: bool) -> None:
    """A taker alone who has it loses a trick to it; of several defenders another wins the trick it is played to."""
    variant = house("exempt excuse { wins never; last_trick kept }")
    deal = {"taker": 0, "contract": "garde", "card_points": points, "oudlers": oudlers}

    assert bool(codes(variant, deal | {"promises": promise("slam", None, kept)})) is refused


@pytest.mark.parametrize(("partner", "refused"), [(2, False), (None, True)])
def test_a_partner_wins_the_trick_to_which_the_excuse_is_played(
    house: Any, *, partner: int | None, refused: bool
) -> None:
    """So the two make a slam with an Excuse that never wins; alone against four the taker does not."""
    variant = house("exempt excuse { wins never; last_trick kept }")
    deal = {"players": 5, "taker": 0, "partner": partner, "contract": "garde", "card_points": 91, "oudlers": 3}

    assert bool(codes(variant, deal | {"promises": promise("slam", None, "attack")})) is refused


@pytest.mark.parametrize(("partner", "least"), [(1, Fraction(23, 2)), (None, 12)])
def test_an_excuse_may_be_lost_from_a_trick_that_a_friend_wins(partner: int | None, least: Fraction) -> None:
    """The Excuse of the last trick changes sides though a friend wins it: so two players can have a card less."""
    deal = {"players": 5, "taker": 0, "partner": partner, "contract": "garde", "card_points": 11, "oudlers": 2}
    with pytest.raises(Refused) as raised:
        api.score(table("fft"), deal)

    assert raised.value.problem.code == "P013"
    assert raised.value.diagnostic.arguments["least"] == least


def test_who_is_named_is_paid_where_only_the_cards_could_tell(house: Any) -> None:
    """A bonus for whoever held the Petit is of the player it names; a claim so paid still asks who held it."""
    to_holder = "{ payee petit.player; payer others; per_head }"
    of_bonus, of_claim = house(f"bonus petit-au-bout {to_holder}"), house(f"claim handful {to_holder}")
    terms = api.score(of_bonus, WON | {"bonuses": [{"id": "petit-au-bout", "player": 2}]})["terms"]

    assert terms[-1]["scores"] == [-10, -10, 30, -10]
    assert codes(of_claim, WON | {"claims": claim("handful", "single", 2)}) == ["P026"]


@pytest.mark.parametrize(("points", "refused"), [(3, True), (11, False)])
def test_whoever_wins_every_trick_wins_the_last_one(house: Any, *, points: int, refused: bool) -> None:
    """So what asks for many tricks and the last is certainly kept by a side that has them all."""
    paid = "worth 20; into unit; multiplied no; follows_result no"
    variant = house(
        f"""promise nine {{
          who anyone; moment before_first_lead; leads no
          kept achiever.tricks >= 9 and last_trick.winner.side = achiever
          announced {{ payee achiever; {paid} }} broken {{ payee announcer.opponents; {paid} }}
        }}"""
    )
    deal = {"taker": 0, "contract": "garde", "card_points": points, "oudlers": 0}

    assert codes(variant, deal | {"promises": promise("nine", "defence", None)}) == (["P047"] if refused else [])
