"""Every shipped option and variant changes what ``golden/changes/`` has and nothing else, and it shows.

Wherever it matters for a score there is a deal, worked out by hand; elsewhere the rulebook says it. The deal is
mostly the garde of the money tests: 45 points with two oudlers, so that each defender owes (25 + 4) × 2 = 58.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import documents, library, pipeline
from tarotrules.draft.resolve import header_names
from tarotrules.explanation import explained, written
from tarotrules.games.deals.refusals import NO_SUCH_PLAYERS
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.source.diagnostics import Diagnostic
from tests.games.tarot.engine.tables import Json, bonus, claim, promise, scored, table
from tests.laws import telling
from tests.laws.walked import game_of

OPTIONS: Final = sorted(library.shipped_options())
NEEDS: Final = {name: documents.needs(name) for name in OPTIONS if documents.needs(name)}
NAMES: Final = [*OPTIONS, *sorted(library.shipped().keys() - {"fft"})]


def base(name: str) -> str:
    """What an option or variant is compared with: the official rules with what it needs, or its parent."""
    if name in NEEDS:
        return f"fft with {', '.join(NEEDS[name])}"
    return "fft" if name in OPTIONS else table(name).parent or "fft"


def full(name: str) -> str:
    """An option taken by the official rules, or a variant."""
    if name not in OPTIONS:
        return name
    return f"{base(name)}, {name}" if name in NEEDS else f"fft with {name}"


def said(variant: Variant, players: int) -> dict[str, str]:
    """Every setting for a number of players, as it is written; the scale of a hand is tested elsewhere."""
    words = documents.vocabulary()
    return {
        ".".join(each.path): written(each, words, "en")
        for each in explained(variant)
        if players in each.players and each.path[0] != "feature"
    }


def changed(before: Mapping[str, str], now: Mapping[str, str]) -> dict[str, str]:
    """What became of settings; nothing: it is gone."""
    paths = (*before, *(path for path in now if path not in before))
    return {path: now.get(path, "") for path in paths if before.get(path) != now.get(path)}


@pytest.mark.parametrize("name", NAMES)
def test_what_it_changes(name: str, golden: Callable[[str, str], None]) -> None:
    """An option or variant sets these values, at every number of players, and leaves all others alone."""
    there, here = table(base(name)), table(full(name))
    found: dict[str, list[int]] = {}

    for players, _ in sorted(here.rulesets.items()):
        before = said(there, players) if players in there.rulesets else {}
        for path, value in changed(before, said(here, players)).items():
            found.setdefault(f"{path} = {value}" if value else f"without {path}", []).append(players)

    golden(f"changes/{name}.txt", "".join(f"{line}{_at(here, seen)}\n" for line, seen in sorted(found.items())))


def _at(variant: Variant, players: list[int]) -> str:
    """For how many players it is so, if not for all."""
    return "" if len(players) == len(variant.rulesets) else f"  (at {', '.join(map(str, players))})"


# --- what it comes to: scores ---------------------------------------------------------------------

WON: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 45, "oudlers": 2}
LOST: Final[Json] = {"taker": 0, "contract": "garde", "card_points": 37, "oudlers": 2}
FIVE: Final[Json] = {"players": 5, "partner": 1}
SANS: Final[Json] = {
    "taker": 0, "contract": "garde-sans", "margin": 12,
    "claims": [{"id": "handful", "level": "single", "side": "attack"}],
}  # fmt: skip


def prise(margin: int) -> Json:
    """A prise made or missed by so much: 25 and the margin, once."""
    return {"taker": 0, "contract": "prise", "margin": margin}


SCORES: Final[list[tuple[str, Json, list[Any]]]] = [
    # The published deal: (25 + 12) × 4 + 20 = 168.
    ("fft", SANS, [504, -168, -168, -168]),
    ("round-to-10", SANS, [510, -170, -170, -170]),
    # 27 is nearer to 30, and 35 half way: away from zero, whoever pays.
    ("round-to-10", prise(2), [90, -30, -30, -30]),
    ("round-to-10", prise(-10), [-120, 40, 40, 40]),
    ("round-to-5", SANS, [510, -170, -170, -170]),
    # 27 is nearer to 25, 28 to 30.
    ("round-to-5", prise(2), [75, -25, -25, -25]),
    ("round-to-5", prise(-3), [-90, 30, 30, 30]),
    ("positive-only", WON, [58, 0, 0, 0]),
    ("positive-only", LOST, [0, 58, 58, 58]),
    ("positive-only", WON | FIVE, [58, 58, 0, 0, 0]),
    # 3 × 58 between two; 3 × 27 leaves half a point each.
    ("equal-partners", WON | FIVE, [87, 87, -58, -58, -58]),
    ("equal-partners", prise(2) | FIVE, ["81/2", "81/2", -27, -27, -27]),
    ("equal-partners", WON, [174, -58, -58, -58]),
    # 2 × 58 and 4 × 58 by three to one; 2 × 27 leaves the partner half a point, which the taker has.
    ("cardman-partners", WON | {"partner": 2}, [87, -58, 29, -58]),
    ("cardman-partners", prise(2) | {"partner": 2}, [41, -27, 13, -27]),
    ("cardman-partners", WON | {"players": 6, "partner": 1}, [174, 58, -58, -58, -58, -58]),
    ("cardman-partners", WON | {"players": 6}, [290, -58, -58, -58, -58, -58]),
    ("cardman-opposite", WON | {"players": 6}, [116, -58, -58, 116, -58, -58]),
    # The defence announces a slam and makes it: (25 + 50) × 2 and 400 from the taker to each.
    (
        "defence-slam",
        LOST | {"card_points": 6, "oudlers": 0, "promises": promise("slam", "defence", "defence")},
        [-1650, 550, 550, 550],
    ),
    # It announces one and misses it: 200 from each, whether the contract is made or not: 58 + 200, 200 - 58.
    ("defence-slam", WON | {"promises": promise("slam", "defence", None)}, [774, -258, -258, -258]),
    ("defence-slam", LOST | {"promises": promise("slam", "defence", None)}, [426, -142, -142, -142]),
    # 25 × 8.
    ("garde-contre-8", prise(0) | {"contract": "garde-contre"}, [600, -200, -200, -200]),
    # (25 + 4) × 1.5 = 43.5, and the half stays.
    ("pousse", WON | {"contract": "pousse"}, ["261/2", "-87/2", "-87/2", "-87/2"]),
    # A misère is added for the attack and taken off for the defence: 58 + 20, 58 - 10.
    ("misere", WON | {"claims": claim("misere", "double", 0)}, [234, -78, -78, -78]),
    ("misere", WON | {"claims": claim("misere", "single", 2)}, [144, -48, -48, -48]),
    # Each of the others pays the declarer, fellow defenders too: three times 20, and three times 10.
    ("misere-personal", WON | {"claims": claim("misere", "double", 3)}, [154, -78, -78, 2]),
    ("misere-each-pays", WON | {"claims": claim("misere", "single", 2)}, [164, -68, -28, -68]),
    ("misere-each-pays", WON | {"claims": claim("misere", "single", 0)}, [204, -68, -68, -68]),
    # One hand without courts and without trumps: 58 - 10, and 58 - 10 - 10.
    ("misere-court", WON | {"claims": claim("misere", "court", 2)}, [144, -48, -48, -48]),
    (
        "misere-court",
        WON | {"claims": claim("misere", "court", 2) + claim("misere", "trump", 2)},
        [114, -38, -38, -38],
    ),
    # 50 + 300, 130 + 150, 50 - 150.
    ("petit-slam", prise(0) | {"contract": "garde", "promises": promise("petit-slam", "attack", "attack")},
     [1050, -350, -350, -350]),
    ("petit-slam-but-one", prise(40) | {"contract": "garde", "promises": promise("petit-slam", None, "attack")},
     [840, -280, -280, -280]),
    ("petit-slam-but-one", prise(0) | {"contract": "garde", "promises": promise("petit-slam", "attack", None)},
     [-300, 100, 100, 100]),
    # Doubled handfuls: 58 + 40, 58 + 60.
    ("wikipedia", WON | {"claims": claim("handful", "double", 0)}, [294, -98, -98, -98]),
    ("wikipedia", WON | {"claims": claim("handful", "triple", 0)}, [354, -118, -118, -118]),
    # The multipliers of a prise and a garde.
    ("wikipedia-older", WON | {"contract": "petite"}, [87, -29, -29, -29]),
    ("wikipedia-older", WON | {"contract": "pousse"}, [174, -58, -58, -58]),
    ("solitaire-paradise", WON, [174, -58, -58, -58]),
    # 40 + 4 once, and a Petit au bout of 10 once.
    ("petite-pousse", WON, [132, -44, -44, -44]),
    ("petite-pousse", WON | {"bonuses": bonus("petit-au-bout", "attack")}, [162, -54, -54, -54]),
    # Half a point short is lost by nothing: 25 × 2.
    ("eryod", LOST | {"players": 3, "card_points": 40.5}, [-100, 50, 50]),
    # A Petit caught in the last trick pays the other side: 58 - 20.
    ("eryod", WON | {"bonuses": bonus("petit-lost", "defence")}, [114, -38, -38, -38]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "deal", "expected"), SCORES)
def test_what_it_is_worth(name: str, deal: Json, expected: list[Any]) -> None:
    """These deals are scored so."""
    assert scored(full(name), **deal)["scores"] == expected


@pytest.mark.parametrize(
    ("name", "deal", "refused"),
    [
        ("no-prise", prise(0), refusals.UNKNOWN_CONTRACT),
        ("wikipedia-older", prise(0), refusals.UNKNOWN_CONTRACT),
        ("fft", WON | {"contract": "pousse"}, refusals.UNKNOWN_CONTRACT),
        ("fft", WON | {"promises": promise("slam", "defence", None)}, refusals.PROMISE_NOT_ALLOWED),
        ("petit-slam", WON | {"promises": promise("petit-slam", "defence", None)}, refusals.PROMISE_NOT_ALLOWED),
        ("misere-court", WON | {"claims": claim("misere", "single", 2)}, refusals.UNKNOWN_LEVEL),
        ("misere-each-pays", WON | {"claims": claim("misere", "double", 2)}, refusals.UNKNOWN_LEVEL),
        ("solitaire-paradise", WON | {"players": 5}, NO_SUCH_PLAYERS),
    ],
)  # fmt: skip
def test_what_it_refuses(name: str, deal: Json, refused: Any) -> None:
    """What an option takes away, or does not give, cannot be scored."""
    with pytest.raises(Refused) as error:
        scored(full(name), **deal)

    assert error.value.problem == refused


def test_where_a_new_contract_stands() -> None:
    """Contracts are bid in this order."""
    assert list(table("fft with pousse").main.auction.bid) == ["prise", "pousse", "garde", "garde-sans", "garde-contre"]
    assert list(table("fft with no-prise").main.auction.bid) == ["garde", "garde-sans", "garde-contre"]
    assert list(table("wikipedia-older").main.auction.bid) == ["petite", "pousse", "garde-sans", "garde-contre"]


# --- what it comes to: sentences ------------------------------------------------------------------

SENTENCES: Final[list[tuple[str, str, str, str]]] = [
    ("clockwise", "deal", "seating.direction", " clockwise"),
    ("clockwise", "deal", "deal.shuffle", "on the dealer’s right"),
    ("defence-slam", "promises", "promise.slam.when", "Any player"),
    ("no-shuffle", "deal", "deal.shuffle", "shuffled only before the first deal"),
    ("no-trumps-redeal", "deal", "redeal.no-trumps", "a player who has no trump"),
    ("weak-hand-redeal", "deal", "redeal.weak-hand", "fewer than 4"),
    ("petit-sec-may", "deal", "redeal.petit-sec", "may have the deal annulled"),
    ("petit-imprenable", "deal", "redeal.petit-sec", "may have the deal annulled"),
    ("petit-imprenable", "play", "exempt.petit.owner", "never wins a trick"),
    ("petit-may-win", "play", "exempt.petit.owner", "when its rank is high enough"),
    ("petit-slam", "promises", "promise.petit-slam.what", "loses at most 3 tricks"),
    ("petit-slam", "promises", "promise.petit-slam.paid", "only one of the two is paid"),
    ("petit-slam-but-one", "promises", "promise.petit-slam.what", "loses at most 1 trick"),
    ("positive-only", "scoring", "scoring.settling", "the others score nothing"),
    ("pousse", "scoring", "scoring.sum", "not rounded"),
    ("round-to-10", "scoring", "scoring.sum", "nearest multiple of 10"),
    ("round-to-5", "scoring", "scoring.sum", "nearest multiple of 5"),
    ("misere-court", "claims", "claim.misere.when", "A hand that fits both levels counts for both."),
    ("misere-personal", "claims", "claim.misere.paid", "each of the other players"),
    ("misere-each-pays", "claims", "claim.misere.paid", "each of the other players"),
    ("parole", "auction", "auction.parole", "held whenever anybody has said “parole”"),
    ("parole", "auction", "auction.parole", "any contract higher"),
    ("parole-prise-only", "auction", "auction.parole", "held only if nobody has made a bid"),
    ("parole-prise-only", "auction", "auction.parole", "“Prise”, and no other"),
    ("wikipedia", "deal", "redeal.petit-sec", "annulled all the same"),
    ("wikipedia", "evaluation", "evaluation.bids table", "56"),
    ("wikipedia", "claims", "claim.handful.when", "and more if desired"),
    ("wikipedia", "promises", "promise.slam.when", "as part of a bid in the auction"),
    ("wikipedia", "play", "play.tricks", "stay face down"),
    ("referees", "irregularities", "irregularities.result", "the deal is annulled"),
    ("referees", "irregularities", "irregularities.result", "fine of at most 100 points"),
    ("solitaire-paradise", "match", "match.end", "3, 5, or 7 deals"),
    ("solitaire-paradise", "play", "exempt.excuse.owner", "no card is given in return"),
]  # fmt: skip


def rule(name: str, chapter: str, slot: str, language: str = "en") -> str:
    """What a variant's rule says at four players; nothing: it has no such rule."""
    variant = table(name)
    return telling.chapter(game_of(variant), chapter, variant.rulesets[4], variant.titles, language).get(slot, "")


@pytest.mark.parametrize(("name", "chapter", "slot", "words"), SENTENCES)
def test_what_the_book_says(name: str, chapter: str, slot: str, words: str) -> None:
    """The rule says so in these words, which are not in what it is compared with."""
    assert words in rule(full(name), chapter, slot)
    assert words not in rule(base(name), chapter, slot)


SPOKEN: Final = sorted({name for name, *_ in SENTENCES})


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("name", SPOKEN)
def test_every_language_says_it(name: str, language: str) -> None:
    """Where the English rule is another one, the rule of every other language is, too."""
    for each, chapter, slot, _ in SENTENCES:
        if each == name:
            assert rule(full(name), chapter, slot, language) not in {"", rule(base(name), chapter, slot, language)}


def test_parole_ends_an_endless_auction() -> None:
    """Parole taken where the auction goes round sets one round, since its own is the second."""
    assert table("wikipedia").main.auction.rounds == "until_all_pass"
    assert table("wikipedia with parole").main.auction.rounds == "one"


# --- how options go together ----------------------------------------------------------------------


def wrong(*options: str) -> tuple[Diagnostic, ...]:
    """What is wrong with the official rules and some options."""
    return pipeline.load("fft", options).problems


def names(diagnostic: Diagnostic) -> set[str]:
    """The names a problem speaks of."""
    return set(map(str, diagnostic.arguments.values()))


def grouped() -> dict[str, list[str]]:
    """The options of each group."""
    groups: dict[str, list[str]] = {}
    for name in OPTIONS:
        document = documents.document(name)
        for group in header_names(document, "group") if document is not None else ():
            groups.setdefault(group, []).append(name)
    return groups


@pytest.mark.parametrize("name", NEEDS)
def test_an_option_asks_for_what_it_needs(name: str) -> None:
    """Without it, it is refused by name; with it, in either order, nothing is wrong; checked alone, it brings it."""
    needed = NEEDS[name]
    problem, *_ = wrong(name)

    assert problem.problem.name == "option-needs-another"
    assert names(problem) & set(needed)
    assert wrong(name, *needed) == wrong(*needed, name) == ()
    assert pipeline.load(name).problems == ()


@pytest.mark.parametrize("group", grouped())
def test_options_of_a_group_exclude_each_other(group: str) -> None:
    """Two that cannot both be played are refused by name, in either order, and nothing else is complained of."""
    inside = grouped()[group]

    for one, two in zip(inside, inside[1:] + inside[:1], strict=True):
        needed = (*documents.needs(one), *documents.needs(two))
        problem, *_ = wrong(*needed, one, two)

        assert problem.problem.name == "options-exclude-each-other"
        assert names(problem) >= {one, two}


def test_an_option_that_needs_one_of_a_group_does_not_go_with_the_other() -> None:
    """A personal misère needs the misère that the one paid by each takes the place of."""
    found = {each.problem.name for each in wrong("misere-each-pays", "misere-personal")}

    assert "option-needs-another" in found


# --- how it is found ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_file_has_no_problem(name: str) -> None:
    """Nothing is wrong with it, and nothing is to be looked at again."""
    assert pipeline.load(name).problems == ()


@pytest.mark.parametrize("name", ["fft", "eryod", "misere", "misere-personal"])
@pytest.mark.parametrize("start", ["here", "above"])
def test_a_shipped_file_is_the_shipped_one_wherever_one_stands(
    name: str, start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for by a relative path, a shipped file is the shipped one, and is called by its name there."""
    folder = library.shipped_folder()
    path = {**library.shipped(), **library.shipped_options()}[name]
    monkeypatch.chdir(folder.parent if start == "here" else tmp_path)

    loaded = pipeline.load(os.path.relpath(path))

    assert loaded.problems == ()
    assert loaded.variant is not None
    assert f"variants/{path.relative_to(folder).as_posix()}" in loaded.tongues
