"""Conditions and money flows of the sources, as variants in ``tests/variants`` or as shipped options.

Every figure is worked out by hand in a comment. The deal is mostly the same: seat 0 takes a garde with
two oudlers and 45 points, four more than the 41 asked for, so that each defender owes (25 + 4) × 2 = 58;
:data:`LOST` misses the target by the same four points. Section marks are those of the rules dossier.

Out of scope: the *étoile* fines of §5.8 (SOV), which are paid outside any deal and have no word yet.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import api, pipeline
from tarotrules.expressions.tree import Path as Steps
from tarotrules.games.tarot.chapters.account import account_text
from tarotrules.games.tarot.engine.scoring import score as engine_score
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import HOUSES, Json, bonus, claim, promise, refusal, scored, scores, table, unit

House = Callable[[str], Variant]

WON: Final[dict[str, Any]] = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2}
LOST: Final[dict[str, Any]] = {"taker": 0, "contract": "garde", "card_points": 37, "oudlers": 2}
FIVE: Final[dict[str, Any]] = {**WON, "players": 5, "partner": 1}


def prise(margin: float, **more: Any) -> dict[str, Any]:
    """A prise made or missed by so much: 25 and the margin, once."""
    return {"taker": 0, "contract": "prise", "margin": margin, **more}


def test_every_house_file_checks_clean() -> None:
    """Each rule of the sources that is written here is one the language can say without a complaint."""
    names = [file.stem for file in HOUSES.glob("*.tarot")]

    assert [table(name).id for name in names] == names


# --- misère, §5.4 ---------------------------------------------------------------------------------


def test_misere_m1() -> None:
    """PAGAT: ten points, an ordinary bonus of the declarer's side."""
    # 58 - 10 for a defender; 58 + 10 for the taker.
    assert scores("misere-m1", **WON, claims=claim("misere", "any", 2)) == [144, -48, -48, -48]
    assert unit("misere-m1", **WON, claims=claim("misere", "any", 0)) == 68


def test_misere_m2() -> None:
    """WPFR: ten for each kind, both may be had, and the contract multiplies them."""
    both = claim("misere", "atout", 2) + claim("misere", "tete", 2)

    # 58 - 2 × 10 - 2 × 10 = 18.
    assert scores("misere-m2", **WON, claims=both) == [54, -18, -18, -18]
    # A lost garde costs 58; the taker's own misère still brings 20.
    assert unit("misere-m2", **LOST, claims=claim("misere", "atout", 0)) == -38


def test_misere_m2_between_players() -> None:
    """WPFR read as money between players: each opponent pays ten times the multiplier, partners pay nothing."""
    # Defender 2 has one opponent, the taker: 174 - 20 and -58 + 20.
    assert scores("misere-m2-opponents", **WON, claims=claim("misere", "tete", 2)) == [154, -58, -38, -58]
    # The taker has three: 174 + 60, and -58 - 20 each.
    assert scores("misere-m2-opponents", **WON, claims=claim("misere", "atout", 0)) == [234, -78, -78, -78]


def test_misere_m3() -> None:
    """SEED-RU: ten from every other player, partners and fellow defenders included."""
    # 174 - 10, -58 - 10, -58 + 30, -58 - 10.
    assert scores("misere-m3", **WON, claims=claim("misere", "any", 2)) == [164, -68, -28, -68]
    # At five the partner collects four times ten: 58 + 40; the taker 116 - 10.
    assert scores("misere-m3", **FIVE, claims=claim("misere", "any", 1)) == [106, 98, -68, -68, -68]


def test_misere_m4() -> None:
    """SEED-JA: simple ten, double twenty, inside the side's score, not multiplied and not signed by the result."""
    assert unit("misere-m4", **WON, claims=claim("misere", "double", 3)) == 38
    assert unit("misere-m4", **WON, claims=claim("misere", "single", 0)) == 68
    assert unit("misere-m4", **LOST, claims=claim("misere", "single", 0)) == -48


def test_a_taker_who_wins_can_end_below_zero() -> None:
    """WPFR's paradox: a contract just made is not enough against two double misères."""
    two = claim("misere", "double", 1) + claim("misere", "double", 2)

    result = scored("misere-m4", **prise(0), claims=two)

    # 25 - 20 - 20 = -15.
    assert result["made"] is True
    assert result["scores"] == [-45, 15, 15, 15]


def test_misere_m5() -> None:
    """SEED-JA's variation: the same amounts, from each of the others to the declarer."""
    # 174 - 20, -58 - 20, -58 - 20, -58 + 60.
    assert scores("misere-m5", **WON, claims=claim("misere", "double", 3)) == [154, -78, -78, 2]


def test_misere_m6() -> None:
    """SEED-JA's variation: no court and no oudler; no trump and no Excuse; ten each."""
    both = claim("misere", "tete", 1) + claim("misere", "atout", 1)

    assert unit("misere-m6", **WON, claims=claim("misere", "tete", 1)) == 48
    assert unit("misere-m6", **WON, claims=both) == 38


@pytest.mark.parametrize(("level", "worth"), [("atout", 10), ("points", 10), ("no-honour", 5), ("low-cards", 20)])
def test_misere_m7(level: str, worth: int) -> None:
    """CARDMAN: five kinds, added for the taker's side and taken off for a defender, whatever the result."""
    assert unit("misere-m7", **WON, claims=claim("misere", level, 0)) == 58 + worth
    assert unit("misere-m7", **WON, claims=claim("misere", level, 2)) == 58 - worth
    assert unit("misere-m7", **LOST, claims=claim("misere", level, 0)) == -58 + worth
    # The partner's misère counts for the attack: the partner's part is one third of three units.
    assert scores("misere-m7", **FIVE, claims=claim("misere", level, 1))[1] == 58 + worth


def test_misere_m7_of_trumps_alone() -> None:
    """CARDMAN's fifth kind: eighteen trumps, thirty points; three players have more cards than there are trumps."""
    # No courts (5) and no low cards (20) come with it: 58 + 30 + 5 + 20.
    whole = [*claim("misere", "suit", 0), *claim("misere", "no-honour", 0), *claim("misere", "low-cards", 0)]

    assert unit("misere-m7", **WON, claims=whole) == 113
    assert "suit" not in table("misere-m7").rulesets[3].claim["misere"].level


def test_misere_m8() -> None:
    """GIO: ten or twenty from every other player."""
    assert scores("misere-m8", **WON, claims=claim("misere", "single", 1)) == [164, -28, -68, -68]
    assert scores("misere-m8", **WON, claims=claim("misere", "double", 1)) == [154, 2, -78, -78]


def test_misere_m9() -> None:
    """VACH: no trumps and no courts are two claims, each paid by every other player."""
    both = claim("misere", "trumps", 1) + claim("misere", "courts", 1)

    # Three players: 116 - 20, -58 + 40, -58 - 20.
    assert scores("misere-m9", players=3, **WON, claims=both) == [96, -18, -78]


def test_misere_m10() -> None:
    """R/Shiny app: ten in all; a third of ten is rounded, and the taker takes the rest."""
    # -58 - 10/3 = -61 1/3, rounded -61, twice; -58 + 10 = -48; the taker gets 61 + 48 + 61.
    assert scores("misere-m10", **WON, claims=claim("misere", "any", 2)) == [170, -61, -48, -61]


def test_misere_m11() -> None:
    """One app: tête 60, atout 90, petit au bout 30, none of them multiplied."""
    assert scores("misere-m11", **WON, claims=claim("misere", "tete", 1)) == [-6, 2, 2, 2]
    assert unit("misere-m11", **WON, claims=claim("misere", "atout", 0)) == 148
    assert unit("misere-m11", **WON, bonuses=bonus("petit-flat", "attack")) == 88


def test_misere_m12() -> None:
    """One C# scorer: the Excuse is no trump here; the money is M3's."""
    assert scores("misere-m12", **WON, claims=claim("misere", "any", 2)) == [164, -68, -28, -68]


def test_misere_m13() -> None:
    """RENC: twenty from every other player."""
    assert scores("misere-m13", **WON, claims=claim("misere", "any", 1)) == [154, 2, -78, -78]


# --- a bonus and a misère nobody thought of, §5.8 -------------------------------------------------


def test_a_new_bonus_is_scored() -> None:
    """WPFR's King at the end, written in a file alone, is ten times the contract for the side that wins it."""
    assert unit("last-king", **WON, bonuses=bonus("last-king", "attack")) == 78
    assert unit("last-king", **WON, bonuses=bonus("last-king", "defence")) == 38
    # It does not need an oudler, so a side without one may have it: (25 + 11) × 2 - 20, lost with no oudler.
    assert unit("last-king", taker=0, contract="garde", card_points=45, oudlers=0,
                bonuses=bonus("last-king", "attack")) == -52  # fmt: skip


def test_a_new_misere_is_scored() -> None:
    """A misère of nobody's book is paid as its file says: fifteen from every other player."""
    # 174 - 15, -58 + 45, -58 - 15, -58 - 15.
    assert scores("last-king", **WON, claims=claim("paupers", "plain", 1)) == [159, -13, -73, -73]


def test_a_new_rule_is_explained() -> None:
    """``explain`` says what a new rule is worth and where that stands."""
    variant = table("last-king")

    king, paupers = (
        api.explain(variant, path) for path in ("bonus.last-king.worth", "claim.paupers.level.plain.worth")
    )

    assert (king["value"], paupers["value"]) == ("10", "15")
    assert "last-king.tarot" in str(king)
    assert "WPFR" in str(king)


@pytest.mark.parametrize("form", ["md", "html", "txt"])
def test_a_new_rule_is_in_the_book(form: str) -> None:
    """The rulebook tells a new bonus and a new misère by their titles, with what they are worth."""
    book = api.rulebook(table("last-king"), "en", form)

    for words in ("King at the end", "paupers", "15"):
        assert words in book
    assert "King at the end" not in api.rulebook(table("fft"), "en", form)


# --- the sign of bonuses when the contract is lost, §7.5 ------------------------------------------


def test_signs_rro() -> None:
    """RRO2012: a bonus belongs to the side that earned it, the handful to the side that wins the deal."""
    # -(25 + 7) - 20 + 10 = -42.
    deal = prise(-7, claims=claim("handful", "single", 0), bonuses=bonus("petit-au-bout", "attack"))

    assert unit("fft", **deal) == -42


@pytest.mark.parametrize(("side", "official", "sov"), [("attack", -31, -51), ("defence", -51, -51)])
def test_signs_sov(side: str, official: int, sov: int) -> None:
    """SOV: a losing attack is charged for its petit au bout, and for that of the defence as everywhere."""
    # -(25 + 16) = -41, and ten more or less.
    deal = prise(-16, bonuses=bonus("petit-au-bout", side))

    assert unit("fft", **deal) == official
    assert unit("fft with petit-lost-with-deal", **deal) == sov


def test_signs_of_the_japanese_formula() -> None:
    """SEED-JA read to the letter: N = (S + 25 + p)·C + H + Ma - Md + Sa - Sd, and the result signs all of N."""
    petit = bonus("petit-au-bout", "attack")

    # Won by 7: 32 + 10 = 42, as in the official rules; lost by 7: -42 where they say -22.
    assert unit("literal-ja", **prise(7, bonuses=petit)) == 42
    assert unit("literal-ja", **prise(-7, bonuses=petit)) == -42
    assert unit("literal-ja", **prise(-7, bonuses=bonus("petit-au-bout", "defence"))) == -22
    # H: -(32 + 20). Ma: -(32 + 10). Md: -(32 - 10).
    assert unit("literal-ja", **prise(-7, claims=claim("handful", "single", 0))) == -52
    assert unit("literal-ja", **prise(-7, claims=claim("misere", "single", 0))) == -42
    assert unit("literal-ja", **prise(-7, claims=claim("misere", "single", 2))) == -22
    # Sa = -200 and Sd = 200: -(32 - 200) and -(25 + 53 - 200), so the loser gains.
    assert unit("literal-ja", **prise(-7, promises=promise("slam", "attack", None))) == 168
    assert unit("literal-ja", **prise(-53, promises=promise("slam", None, "defence"))) == 122


def test_petit_of_its_owner() -> None:
    """SEED-JA: held by its owner it pays the owner's side, caught (even by a friend) the other side."""
    assert unit("petit-of-its-owner", **WON, bonuses=bonus("petit-held", "attack")) == 78
    assert unit("petit-of-its-owner", **WON, bonuses=bonus("petit-held", "defence")) == 38
    # One defender's Petit caught by another defender: the attack is paid.
    assert unit("petit-of-its-owner", **WON, bonuses=bonus("petit-lost", "attack")) == 78


def test_petit_inside_the_bracket() -> None:
    """PAGAT adds the ten to the margin before multiplying; the money is that of the official rules."""
    for deal in (WON, LOST):
        for side in ("attack", "defence"):
            official = unit("fft", **deal, bonuses=bonus("petit-au-bout", side))
            assert unit("petit-inside", **deal, bonuses=bonus("petit-inside", side)) == official


# --- who gets a handful, §5.2 ---------------------------------------------------------------------


@pytest.mark.parametrize("player", [0, 2])
def test_handful_of_the_winners(player: int) -> None:
    """RRO2012: it goes to the side that wins the deal, whoever showed it."""
    assert unit("fft", **WON, claims=claim("handful", "single", player)) == 78
    assert unit("fft", **LOST, claims=claim("handful", "single", player)) == -78


def test_handful_of_its_owner() -> None:
    """Carg: it goes to the side that showed it, whoever wins the deal."""
    assert unit("fft with handful-to-its-side", **WON, claims=claim("handful", "double", 2)) == 28
    assert unit("fft with handful-to-its-side", **LOST, claims=claim("handful", "double", 0)) == -28


def test_handful_of_an_owner_who_must_win() -> None:
    """SHOGIX: it goes to the side that showed it, and to nobody if that side loses."""
    assert unit("fft with handful-must-win", **WON, claims=claim("handful", "triple", 0)) == 98
    assert unit("fft with handful-must-win", **WON, claims=claim("handful", "triple", 2)) == 58
    assert unit("fft with handful-must-win", **LOST, claims=claim("handful", "triple", 0)) == -58
    assert unit("fft with handful-must-win", **LOST, claims=claim("handful", "triple", 2)) == -98


def test_handful_between_players() -> None:
    """LANGUAGE study, §4: every other player pays the one who shows it."""
    # 174 - 30, -58 - 30, -58 + 90, -58 - 30.
    assert scores("handful-personal", **WON, claims=claim("handful", "double", 2)) == [144, -88, 32, -88]


def test_the_account_names_the_level_of_a_claim() -> None:
    """A program that reads the account finds the level under its word, and what was paid for it."""
    terms = scored("fft", **WON, claims=claim("handful", "double", 2))["terms"]

    assert terms[-1] == {"id": "handful", "level": "double", "unit": 30}


def test_handfuls_add_up() -> None:
    """WPFR: two handfuls in one deal both go to the winners."""
    two = claim("handful", "single", 0) + claim("handful", "single", 2)

    assert unit("fft", **WON, claims=two) == 58 + 20 + 20


@pytest.mark.parametrize(("level", "worth"), [("single", 20), ("double", 40), ("triple", 60)])
def test_handful_at_twenty_forty_sixty(level: str, worth: int) -> None:
    """SEED-RU and RENC: the amounts are numbers like any others."""
    assert unit("fft with handful-20-40-60", **WON, claims=claim("handful", level, 0)) == 58 + worth


def test_handful_of_a_fourth_level() -> None:
    """CARDMAN: eighteen trumps of eighteen cards, fifty points."""
    assert unit("handful-four-levels", **WON, claims=claim("handful", "quadruple", 0)) == 108


# --- slams, §5.5 and §5.6 -------------------------------------------------------------------------


def test_slam_announced_and_missed() -> None:
    """RRO2012: two hundred to each defender, and the contract counts by its own result."""
    # Garde just made: 50 - 200.
    deal = {"taker": 0, "contract": "garde", "margin": 0, "promises": promise("slam", "attack", None)}

    assert scores("fft", **deal) == [-450, 150, 150, 150]


def test_slam_of_the_defence() -> None:
    """SEED-JA and RRO2012: a defence that takes every trick gets two hundred each, unannounced."""
    # Garde sans with nothing but a chien of 3 points: -(25 + 53) × 4 - 200.
    deal = {"taker": 0, "contract": "garde-sans", "card_points": 3, "oudlers": 0}

    assert scores("fft", **deal, promises=promise("slam", None, "defence")) == [-1536, 512, 512, 512]


def test_slam_announced_by_the_defence() -> None:
    """WPFR, SEED-JA: where anyone may announce it, the defence wins 400 with it or pays 200."""
    kept = {"taker": 0, "contract": "garde-sans", "card_points": 3, "oudlers": 0}

    # -312 - 400; 58 + 200.
    assert unit("fft with defence-slam", **kept, promises=promise("slam", "defence", "defence")) == -712
    assert unit("fft with defence-slam", **WON, promises=promise("slam", "defence", None)) == 258


def test_petit_slam() -> None:
    """SEED-RU: all tricks but three bring 300 announced, 150 unannounced, and cost 150 if missed."""
    high = {"taker": 0, "contract": "garde", "card_points": 81, "oudlers": 2}

    # (25 + 40) × 2 = 130.
    assert unit("fft with petit-slam", **high, promises=promise("petit-slam", "attack", "attack")) == 430
    assert unit("fft with petit-slam", **high, promises=promise("petit-slam", None, "attack")) == 280
    assert unit("fft with petit-slam", **WON, promises=promise("petit-slam", "attack", None)) == -92


def test_petit_slam_only_if_announced() -> None:
    """PAGAT's other scale: 300 or -150 announced; without a word it is no payment at all."""
    high = WON | {"card_points": 81}
    silent = scored("petit-slam-announced-only", **high, promises=promise("petit-slam", None, "attack"))

    # (25 + 40) × 2.
    assert silent["unit"] == 130
    assert [term["id"] for term in silent["terms"]] == ["contract"]
    assert unit("petit-slam-announced-only", **WON, promises=promise("petit-slam", "attack", None)) == -92


# --- scales, §3.4 and §3.5 ------------------------------------------------------------------------


def by_bid(name: str, margin: int) -> list[Any]:
    """The unit of every bid of a variant, lowest first."""
    return [unit(name, taker=0, contract=bid, margin=margin) for bid in table(name).main.auction.bid]


@pytest.mark.parametrize(
    ("name", "margin", "units"),
    [
        ("fft", 0, [25, 50, 100, 150]),
        ("fft with garde-contre-5", 0, [25, 50, 100, 125]),
        ("fft with pousse-doubling", 0, [25, 50, 100, 200, 300]),
        # The slam that is bid is announced, and missed: 40 × 10 - 200.
        ("fft with slam-bid", 15, [40, 80, 160, 240, 200]),
        ("fft with no-base", 12, [12, 24, 36, 48]),
        ("scale-a", 17, [10, 20, 40, 80, 160]),
        ("palantar", 17, [30, 40, 40, 60, 100, 180]),
        ("palantar", 20, [30, 40, 40, 60, 100, 180]),
        ("scale-b", 4, [80, 160, 320]),
        ("scale-b", 5, [90, 170, 330]),
        ("scale-c", 17, [37, 57, 97, 177, 337]),
        ("half-kept", 0, [25, "75/2", 50, 100, 150]),
    ],
)
def test_scales(name: str, margin: int, units: list[Any]) -> None:
    """Multipliers, fixed sums with and without the margin, the margin up or to the nearest ten: all are data."""
    assert by_bid(name, margin) == units


def test_scales_of_the_options() -> None:
    """Pousse at one and a half and garde contre at eight, as options, are those of SEED-JA and SEED-RU."""
    pousse, eight = table("fft with pousse"), table("fft with garde-contre-8")

    assert api.score(pousse, {"taker": 0, "contract": "pousse", "margin": 4})["scores"][1] == "-87/2"
    assert api.score(eight, {"taker": 0, "contract": "garde-contre", "margin": -1})["unit"] == -208


def test_a_fixed_scale_multiplies_nothing() -> None:
    """In additive scales the petit au bout is ten flat, and a margin lost rounds away from zero like one won."""
    petit = bonus("petit-au-bout", "attack")

    # The bid and the ten; the bid and 15 made 20, lost; the bid and 1 made 10, lost, and the ten won.
    assert unit("scale-a", taker=0, contract="garde-contre", margin=9, bonuses=petit) == 170
    assert unit("scale-b", taker=0, contract="garde", margin=-15) == -100
    assert unit("palantar", taker=0, contract="p10", margin=-1, bonuses=petit) == -10


def test_fixed_slams() -> None:
    """PAGAT's fixed sums: 500 for a petit slam, 1000 for a slam; Palantar's 200."""
    base = {"taker": 0, "contract": "garde", "margin": 40}

    assert unit("scale-b", **base, promises=promise("petit-slam", "attack", "attack")) == 80 + 40 + 500
    slam = base | {"margin": 46, "promises": promise("slam", "attack", "attack")}
    assert unit("scale-b", **slam) == 80 + 50 + 1000
    assert unit("palantar", taker=0, contract="p40", margin=46, promises=promise("slam", "attack", "attack")) == 290


def test_a_slam_that_is_bid_is_announced() -> None:
    """CARDMAN: who bids the slam has announced it, and nobody announces it otherwise."""
    # (25 + 49) × 10 with all tricks but the chien, which is the defence's; 400 for the slam.
    won: Json = {"taker": 0, "contract": "chelem", "card_points": 85, "oudlers": 3}
    kept = [{"id": "slam", "kept": "attack"}]

    assert unit("fft with slam-bid", **won, promises=kept) == 740 + 400
    assert unit("fft with slam-bid", **won, promises=promise("slam", "attack", "attack")) == 740 + 400
    assert unit("fft with slam-bid", **{**won, "card_points": 60}) == (25 + 24) * 10 - 200
    # Whoever wins every trick in a garde has announced nothing, and nobody may say so.
    garde: Json = {"taker": 0, "contract": "garde", "card_points": 91, "oudlers": 3}
    assert unit("fft with slam-bid", **garde, promises=kept) == (25 + 55) * 2 + 200
    assert refusal(table("fft with slam-bid"), **garde, promises=promise("slam", "attack", "attack"))[0] == "P084"


def test_scale_c_has_personal_bonuses() -> None:
    """RENC: on the old scale a handful is money between players, whatever the contract brings."""
    # Garde + 4: 84; defender 1 collects 20 from each: 252 - 20, -84 + 60, -84 - 20, -84 - 20.
    deal = {"taker": 0, "contract": "garde", "margin": 4, "claims": claim("handful", "single", 1)}

    assert scores("scale-c", **deal) == [232, -24, -104, -104]


def test_another_target() -> None:
    """RL-tarot asks for 61 points without an oudler."""
    assert scored("fft with sixty-one", taker=0, contract="prise", card_points=60, oudlers=0)["margin"] == -1


# --- who pays how much, §7.2 ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "expected"),
    [
        ("fft", {"players": 3}, [116, -58, -58]),
        ("fft", {"players": 4}, [174, -58, -58, -58]),
        ("fft", {"players": 5, "partner": 1}, [116, 58, -58, -58, -58]),
        ("fft", {"players": 5}, [232, -58, -58, -58, -58]),
        ("fft with equal-partners", {"players": 5, "partner": 1}, [87, 87, -58, -58, -58]),
        ("fft with equal-partners", {"players": 5}, [232, -58, -58, -58, -58]),
    ],
)
def test_distribution(name: str, seats: dict[str, int], expected: list[int]) -> None:
    """Each defender pays one unit; taker and partner cut what they get by weights, and alone takes all."""
    assert scores(name, **seats, **WON) == expected


def test_equal_split_keeps_halves() -> None:
    """PAGAT, VBEU: half of three units may be a half; both sides of the cut get it."""
    # Prise + 4: 29 from each of three, 87 in all.
    five = {"players": 5, "partner": 1}

    assert scores("fft with equal-partners", **prise(4), **five) == ["87/2", "87/2", -29, -29, -29]


@pytest.mark.parametrize("what", ["handful", "petit", "slam"])
def test_bonuses_to_the_taker_only(what: str) -> None:
    """EMH: at five the partner has a third of the contract and nothing of the bonuses."""
    extra: dict[str, Any] = {
        "handful": {"claims": claim("handful", "single", 3)},
        "petit": {"bonuses": bonus("petit-au-bout", "attack")},
        "slam": {"promises": promise("slam", "attack", None)},
    }[what]
    amount = {"handful": 20, "petit": 20, "slam": -200}[what]

    # Contract 116 / 58 / -58; bonus 3 × amount / 0 / -amount. The slam is announced and missed.
    assert scores("fft with bonuses-to-taker", **FIVE, **extra) == [116 + 3 * amount, 58, *[-58 - amount] * 3]


def test_three_to_one_rounded() -> None:
    """CARDMAN's weights: the partner's quarter is rounded toward zero, and the taker takes the rest."""
    five = {"players": 5, "partner": 1}

    # 27 × 3 = 81, a quarter is 20 1/4; 33 × 3 = 99, a quarter is 24 3/4.
    assert scores("three-to-one", **prise(2), **five) == [61, 20, -27, -27, -27]
    assert scores("three-to-one", **prise(-8), **five) == [-75, -24, 33, 33, 33]


# --- half points, §7.4 ----------------------------------------------------------------------------

THREE: Final[dict[str, Any]] = {"players": 3, "taker": 0, "contract": "prise", "oudlers": 2}


@pytest.mark.parametrize(
    ("name", "short", "over"),
    [
        # H1: the half goes to the winner: 40 and 42.
        ("fft", (False, -26), (True, 26)),
        # H2 to the letter: up on success, down on failure, so 40½ misses by nothing.
        ("half-ja", (False, -25), (True, 26)),
        # H3: missing exactly a half is a draw, or just made.
        ("fft with half-point-drawn", (None, 0), (True, 26)),
        ("fft with half-point-made", (True, 25), (True, 26)),
        # H4: halves stay.
        ("half-kept", (False, "-51/2"), (True, "51/2")),
        # H5: 40½ counts 40, 41½ counts 41.
        ("fft with half-points-dropped", (False, -26), (True, 25)),
        # H6: a half is nearer to nothing than to five.
        ("fft with margin-to-5", (False, -25), (True, 25)),
    ],
)
@pytest.mark.parametrize("players", [3, 5])
def test_half_points(name: str, short: tuple[Any, Any], over: tuple[Any, Any], players: int) -> None:
    """Forty and a half, and forty-one and a half, with two oudlers: six ways to count the half."""
    found = [scored(name, **THREE | {"players": players, "card_points": points}) for points in (40.5, 41.5)]

    assert [(each["made"], each["unit"]) for each in found] == [short, over]


@pytest.mark.parametrize(
    ("how", "more", "expected"),
    [
        ("drawn", {"claims": claim("handful", "single", 0)}, [0, 0, 0]),
        ("drawn", {"bonuses": bonus("petit-au-bout", "defence")}, [-20, 10, 10]),
        ("unscored", {"claims": claim("handful", "single", 0)}, [0, 0, 0]),
        ("unscored", {"bonuses": bonus("petit-au-bout", "defence")}, [0, 0, 0]),
        ("unscored", {"promises": [{"id": "slam", "announced": "attack", "kept": None}]}, [0, 0, 0]),
        ("just_made", {"bonuses": bonus("petit-au-bout", "defence")}, [30, -15, -15]),
    ],
)
def test_a_drawn_deal_has_no_winners(house: House, how: str, more: Json, expected: list[int]) -> None:
    """Contract and handful vanish; a petit au bout belongs to who won it, unless (CARDMAN) nobody scores anything."""
    variant = house(f"scoring {{ half_point_short {how} }}")

    assert api.score(variant, THREE | {"card_points": 40.5} | more)["scores"] == expected


@pytest.mark.parametrize("margin", [-0.5, 0])
def test_just_made_by_what_the_score_sheet_says(margin: float) -> None:
    """Who counted 40½ of 41 may write that down, or that nothing was missing."""
    deal = {"taker": 0, "contract": "prise", "players": 3, "card_points": 40.5, "oudlers": 2, "margin": margin}

    assert unit("fft with half-point-made", **deal) == 25


@pytest.mark.parametrize(("margin", "expected"), [(7, 30), (8, 35), (-7, -30), (-8, -35), (2, 25), (3, 30)])
def test_margin_to_five(margin: int, expected: int) -> None:
    """PAGAT: easier addition, the margin to the nearest five on both sides of zero."""
    assert unit("fft with margin-to-5", **prise(margin)) == expected


# --- rounding and balance, §7.6 and §7.7 ----------------------------------------------------------


def test_rounding_to_ten_keeps_the_sum() -> None:
    """EN-WP: defenders are rounded, and the taker gets what they pay, not a rounding of his own."""
    deal = {"taker": 0, "contract": "garde-sans", "margin": 12, "claims": claim("handful", "single", 0)}

    # (25 + 12) × 4 + 20 = 168, rounded 170.
    assert scores("fft with round-to-10", **deal) == [510, -170, -170, -170]
    assert scores("fft with round-to-10", players=5, partner=1, **deal) == [340, 170, -170, -170, -170]
    # -(25 + 10) = -35: halves go away from zero.
    assert scores("fft with round-to-10", **prise(-10)) == [-120, 40, 40, 40]


def test_positive_scores_only() -> None:
    """SEED-JA: winners are credited N, a taker no more than a defender; losers get nothing."""
    assert scores("fft with positive-only", **WON) == [58, 0, 0, 0]
    assert scores("fft with positive-only", **LOST) == [0, 58, 58, 58]
    assert scores("fft with positive-only", **FIVE) == [58, 58, 0, 0, 0]
    # Who gains decides, not who made the contract: 50 - 200.
    missed = promise("slam", "attack", None)
    assert scores("fft with positive-only", taker=0, contract="garde", margin=0, promises=missed) == [0, 150, 150, 150]


# --- what a check must catch, written on the spot ------------------------------------------------


def inline(folder: Path, body: str) -> pipeline.Loaded:
    """A variant of the official rules written on the spot."""
    file = folder / "house.tarot"
    file.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
    return pipeline.load(str(file))


@pytest.mark.parametrize(
    "body",
    [
        # (25 + 0) × 1.5 = 37½ to each defender.
        "auction { bid pousse { before garde; worth 25; multiplier 1.5; chien taker_hand shown } }",
        # 27 × 3 / 2 = 40½ each for taker and partner.
        "scoring { shares default taker 1 partner 1 }",
    ],
)
def test_a_fraction_nobody_rounds_is_a_problem(tmp_path: Path, body: str) -> None:
    """LANGUAGE study, C: a fraction left without a rounding, or a word that it is kept, is a check error."""
    found = [problem.problem.name for problem in inline(tmp_path, body).problems]

    assert len(found) == 1
    assert "fraction" in found[0]


# --- found by reading the model against the scorer ------------------------------------------------


@pytest.mark.parametrize("player", [0, 1])
def test_points_from_nobody(tmp_path: Path, player: int) -> None:
    """MATHERS (§8.4): what nobody pays costs nobody, so that such a deal sums to what was given."""
    gift = "level four { when hand.kings = 4; worth 10 }; best_level; moment own_first_card; show all"
    variant = inline(tmp_path, f"claim kings-held {{ {gift}; payee declarer; payer everyone; per_head }}").variant

    assert variant is not None
    # A file may not say so where scores sum to zero; a record may.
    paid = variant.main.claim["kings-held"].replace(payer=Steps(("nobody",)))
    rules = variant.main.replace(claim={**variant.main.claim, "kings-held": paid})
    result = engine_score(rules, WON | {"claims": claim("kings-held", "four", player)}).scores
    assert [one - two for one, two in zip(result, scores("fft", **WON), strict=True)] == [
        10 if seat == player else 0 for seat in range(4)
    ]


@pytest.mark.parametrize("player", [0, 1])
def test_others_beside_everyone(tmp_path: Path, player: int) -> None:
    """Where everybody is paid, the others are all but the player it is about: 180 from three make 45 for each."""
    gift = "level four { when hand.kings = 4; worth 60 }; best_level; moment own_first_card; show all"
    variant = inline(tmp_path, f"claim kings-held {{ {gift}; payee everyone; payer others; per_head }}").variant

    assert variant is not None
    result = api.score(variant, WON | {"claims": claim("kings-held", "four", player)})["scores"]
    assert [one - two for one, two in zip(result, scores("fft", **WON), strict=True)] == [
        45 if seat == player else -15 for seat in range(4)
    ]


def test_a_bonus_of_the_losers(tmp_path: Path) -> None:
    """What goes to the losers goes to the defence after a contract made, and to the attack after one lost."""
    variant = inline(tmp_path, "bonus petit-au-bout { payee losers }").variant

    assert variant is not None
    assert api.score(variant, WON | {"bonuses": bonus("petit-au-bout", "defence")})["unit"] == 58 - 20
    assert api.score(variant, LOST | {"bonuses": bonus("petit-au-bout", "attack")})["unit"] == -58 + 20


def test_others_are_those_at_the_other_end(tmp_path: Path) -> None:
    """What the taker is paid by the others is paid by all who are not the taker, whoever it is about."""
    gift = "level four { when hand.kings = 4; worth 60 }; best_level; moment own_first_card; show all"
    variant = inline(tmp_path, f"claim kings-held {{ {gift}; payee taker; payer others; per_head }}").variant

    assert variant is not None
    result = api.score(variant, WON | {"claims": claim("kings-held", "four", 1)})["scores"]
    assert [one - two for one, two in zip(result, scores("fft", **WON), strict=True)] == [180, -60, -60, -60]


def test_a_personal_petit_au_bout(tmp_path: Path) -> None:
    """RENC (§3.5, C): bonuses are personal; the player named in the deal is paid by every other."""
    variant = inline(tmp_path, "bonus petit-au-bout { payee last_trick.winner; payer others; per_head }").variant

    assert variant is not None
    # 174 - 10, -58 - 10, -58 + 30, -58 - 10.
    assert api.score(variant, WON | {"bonuses": [{"id": "petit-au-bout", "side": "defence", "player": 2}]})[
        "scores"
    ] == [164, -68, -28, -68]


@pytest.mark.parametrize("word", ["multiplied", "follows_result", "shared default"])
def test_a_payment_into_the_margin_has_nothing_to_multiply(tmp_path: Path, word: str) -> None:
    """What joins the difference goes through the stake; a sign, shares or a multiplier of its own are refused."""
    loaded = inline(tmp_path, f"bonus petit-au-bout {{ into margin; {word} }}")

    assert loaded.variant is None
    assert [each.code for each in loaded.problems] == ["D033"]


def test_what_joins_the_margin_inherits_no_multiplier(tmp_path: Path) -> None:
    """The official petit au bout is multiplied; moved into the margin it is so once, with the margin."""
    variant = inline(tmp_path, "bonus petit-au-bout { into margin }").variant

    assert variant is not None
    # (25 + 4 + 10) × 2, as ten times two beside the margin.
    assert api.score(variant, WON | {"bonuses": bonus("petit-au-bout", "attack")})["unit"] == 78


@pytest.mark.parametrize(("step", "said"), [(1, []), (10, ["The difference, 16, is rounded up to 20."])])
def test_what_joins_the_margin_is_not_rounding(tmp_path: Path, step: int, said: list[str]) -> None:
    """Six short and ten for the petit are sixteen; only what is rounded further is said to be."""
    body = f"bonus petit-au-bout {{ into margin }}; scoring {{ round margin away {step} }}"
    variant = inline(tmp_path, body).variant
    assert variant is not None
    deal = {
        "contract": "garde",
        "taker": 0,
        "card_points": 35,
        "oudlers": 2,
        "bonuses": bonus("petit-au-bout", "defence"),
    }
    account = engine_score(variant.main, deal)

    lines = account_text(variant, variant.main, account, "en").splitlines()
    assert [line for line in lines if "rounded" in line] == said


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (49, "M: −12 to the difference|8 to −4|made; the difference is −4|(25 − 4) × 2 = +42"),
        (31, "M: +12 to the difference|10 to 22|lost; the difference is 22|−(25 + 22) × 2 = −94"),
    ],
)
def test_what_joins_the_margin_is_told_before_what_it_comes_to(tmp_path: Path, points: int, told: str) -> None:
    """Twelve for the defence take eight that are over to four below nought, and ten that are short to 22."""
    body = 'title { en "M" } when last_trick.winning_card is kings; worth 12; payee defence; into margin'
    variant = inline(tmp_path, f"scoring {{ round margin none }}; bonus m {{ {body} }}").variant
    assert variant is not None
    deal = {"contract": "garde", "taker": 0, "card_points": points, "oudlers": 2, "bonuses": [{"id": "m"}]}

    lines = account_text(variant, variant.main, engine_score(variant.main, deal), "en").splitlines()
    payment, difference, result, stake = told.split("|")
    assert lines[1:4] == [payment, f"This takes the difference from {difference}.", f"The contract is {result}."]
    assert lines[4] == f"The contract (Garde): {stake}"


def test_the_account_names_every_payment() -> None:
    """A bonus that joins the margin is a line of the account like any other; its amount is in the contract's."""
    result = scored("petit-inside", **WON, bonuses=bonus("petit-inside", "attack"))

    assert result["terms"] == [{"id": "contract", "unit": 78}, {"id": "petit-inside", "margin": 10}]


def test_a_drawn_margin_is_not_a_margin_won() -> None:
    """Half a point short is no point over, rounded like any other difference."""
    assert scored("fft with half-point-drawn", **THREE | {"card_points": 40.5})["margin"] == -1


@pytest.mark.parametrize("level", ["simple", "figures"])
def test_a_declared_id_is_the_id_scored(tmp_path: Path, level: str) -> None:
    """What a file calls a level is what a deal calls it."""
    body = f"level {level} {{ when hand.courts = 0; worth 10 }}; best_level; moment own_first_card; show nothing"
    variant = inline(
        tmp_path, f"claim misere {{ {body}; payee declarer.side; into unit; multiplied no; follows_result no }}"
    ).variant

    assert variant is not None
    assert api.score(variant, WON | {"claims": claim("misere", level, 2)})["unit"] == 48


def test_a_partner_at_four() -> None:
    """CARDMAN (§7.2): four players, a called partner, 1.5 / 0.5 / -1 / -1, the halves rounded to sum to zero."""
    deal = {"players": 4, "partner": 1}

    # 33 × 1.5 = 49.5 and 33 × 0.5 = 16.5: the partner's half goes to the taker, who loses it.
    assert scores("partner-at-four", **LOST | deal | {"contract": "prise", "card_points": 33}) == [-50, -16, 33, 33]
    # 34 is even, so that nothing is rounded: 51 and 17.
    assert scores("partner-at-four", **LOST | deal | {"contract": "prise", "card_points": 32}) == [-51, -17, 34, 34]


def test_a_taker_who_calls_nobody_at_four_plays_for_all() -> None:
    """With no partner there is nobody to share with: the scores are the official ones."""
    assert scores("partner-at-four", **WON) == scores("fft", **WON) == [174, -58, -58, -58]
