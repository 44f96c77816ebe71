"""What the phrasebook knows is told as a whole: it says all it matches, it means what it says, and it is used."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from pathlib import Path as File
from typing import Any, Final

import pytest

from tarotrules import pipeline
from tarotrules.expressions.compiled import compiled, is_true
from tarotrules.expressions.tree import And, Calculation, Compare, Expression, Is, Number, Path, Steps
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import bonuses, claims, deal, promises
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.phrasebook.make_table import made
from tarotrules.games.tarot.phrasebook.patterns import HAND, MADE, Pattern, Situation, by_kind
from tarotrules.games.tarot.ruleset.bonuses import conditions as of_bonuses
from tarotrules.games.tarot.ruleset.features import PLACES, SCOPES
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import Rule
from tarotrules.languages import LANGUAGES
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.phrase import plain
from tarotrules.wording.values import Value
from tests.strategies import Base, shipped_bases

PATTERNS: Final = [each for kind in by_kind().values() for each in kind]
PLACE_NAMES: Final = frozenset(name for scope in SCOPES.values() for name, kind in scope.items() if kind in PLACES)
HOUSES: Final = [File(__file__).parents[2] / "variants" / f"house-{name}.tarot" for name in ("bonuses", "feats")]
UNFORESEEN: Final = sorted((File(__file__).parents[2] / "variants" / "unforeseen").glob("*.tarot"))
TABLES: Final = sorted((File(__file__).parents[2] / "variants").glob("*.tarot"))


def test_the_table_is_that_of_the_phrasebook() -> None:
    """What is shipped is what the files say: ``python -m tarotrules.games.tarot.phrasebook.make_table``."""
    assert made() == MADE.read_text("utf-8")


class Facts:
    """The words of a situation: whatever is not named is nobody, and no card."""

    def __init__(self, situation: Situation) -> None:
        self.known = dict(map(_fact, situation))

    def reader(self, steps: Steps) -> Callable[[Any], Any]:
        """What a path comes to."""
        nothing = 0 if len(steps) > 1 and steps[0] in {*PLACE_NAMES, HAND} else None
        return lambda _: self.known.get(steps, nothing)

    def belongs(self, kind: str) -> Callable[[Any], Any]:
        """Whether a card is of a class."""
        return lambda card: card == kind


def _fact(fact: Expression) -> tuple[Steps, Any]:
    match fact:
        case Compare("=", Path(steps), Number(value)):
            return steps, value
        case Compare("=", Path(steps), Path(("yes" | "no" as truth,))):
            return steps, truth == "yes"
        case Compare("=", Path(steps), Path(who)):
            return steps, ".".join(who)
        case Is(Path(steps), kind):
            return steps, kind
    raise AssertionError(fact)


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda each: each.name)
def test_a_phrase_means_what_it_matches(pattern: Pattern) -> None:
    """In each situation that stands beside a phrase, its condition holds or fails as is said there."""
    assert pattern.true
    assert pattern.false
    for truth, situations in ((True, pattern.true), (False, pattern.false)):
        for each in situations:
            assert is_true(compiled(pattern.when, Facts(each))(None)) is truth


def _some(name: str) -> Expression:
    return Compare(">=", Path(("hand", name)), Number(Fraction(1)))


def _exactly(name: str) -> Expression:
    return Compare("=", Path(("hand", name)), Number(Fraction(1)))


def _fewer(one: str, two: str) -> Expression:
    return Compare("<", Calculation("+", Path(("hand", one)), Path(("hand", two))), Number(Fraction(4)))


@pytest.mark.parametrize(
    ("when", "told"),
    [
        (And((_some("petit"), _exactly("kings"))), None),
        (And((_some("petit"), _exactly("trumps"))), "only-one-of-class"),
        (_fewer("kings", "courts"), None),
        (_fewer("trumps", "courts"), "few-of-two-classes"),
    ],
)
def test_a_phrase_is_not_said_of_other_cards(when: Expression, told: str | None) -> None:
    """*No other trump* is said of a trump only, and *together* of what has no card in common."""
    base = shipped_bases()[0]
    idiom = Idiom.of(Teller(base.rules, catalogue("en"), base.variant.titles), "hand", when)

    assert (None if idiom is None else idiom.found.pattern.name) == told


FILLINGS: Final[dict[str, tuple[Value, Value]]] = {
    "one-card": (Noun("class-petit"), Noun("class-monde")),
    "other-card": (Noun("class-excuse"), Noun.titled("HK")),
    "one-trump": (Noun("class-petit"), Noun("class-monde")),
    "some-cards": (Noun("class-kings"), Noun("class-queens")),
    "other-cards": (Noun("class-oudlers"), Noun("class-jacks")),
    "third-cards": (Noun("class-knights"), Noun("class-courts")),
    "any-feat": ("slam", "vole"),
    "any-side": ("attack", "defence"),
    "any-player": ("taker", "dealer"),
    "n": (Fraction(2), Fraction(5)),
    "m": (Fraction(3), Fraction(4)),
}
COUNTED: Final = {"some-cards": "n", "other-cards": "m"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda each: each.name)
def test_a_phrase_says_all_it_matches(pattern: Pattern, language: str) -> None:
    """Whatever fills a hole, something else in its place reads otherwise, and every payee has words of its own."""
    holes = sorted(pattern.holes & FILLINGS.keys())
    usual = whole(pattern, language, {})
    parties = [say(language, f"phrase-{pattern.name}.{name}", {}) for name in pattern.payees]

    assert [hole for hole in holes if whole(pattern, language, {hole: FILLINGS[hole][1]}) == usual] == []
    assert len(set(parties)) == len(parties)


def whole(pattern: Pattern, language: str, other: Mapping[str, Value]) -> str:
    """What a phrase says, and what it adds."""
    name = f"phrase-{pattern.name}"
    parts = [each for each in (name, f"{name}.more") if catalogue(language).has(each)]
    return " ".join(say(language, each, other) for each in parts)


def say(language: str, name: str, other: Mapping[str, Value]) -> str:
    """A message with the usual fillings, but for some others."""
    words = catalogue(language)
    held: dict[str, Value] = {"all": "no", **{hole: usual for hole, (usual, _) in FILLINGS.items()}, **other}
    for hole, number in COUNTED.items():
        noun, count = held[hole], held[number]
        assert isinstance(noun, Noun)
        assert isinstance(count, Fraction)
        held[f"count-{number}"] = Count(count, noun)
    return words.say(name, **{each: held[each] for each in words.arguments(name)})


READ_ALOUD: Final[set[str]] = set()
"""What no phrase covers yet; whoever adds a phrase shortens this list."""


def test_what_is_shipped_is_told_as_a_whole() -> None:
    """No shipped variant, no option and no table of the tests has a record that is read aloud part by part."""
    assert {each for base in every_table() for each in read_aloud(base.rules)} == READ_ALOUD


def every_table() -> Iterator[Base]:
    """All there is, for all numbers of players."""
    yield from shipped_bases()
    for file in TABLES:
        variant = pipeline.load(str(file)).variant
        assert variant is not None
        yield from (Base(variant.id, rules, variant) for rules in variant.rulesets.values())


def read_aloud(rules: Ruleset) -> Iterator[str]:
    """The entries of a ruleset that no phrase covers."""
    teller = Teller(rules, catalogue("en"), {})
    for name, when in of_bonuses(rules.bonus):
        if Idiom.of(teller, "bonus", when) is None:
            yield f"bonus {name}"
    hands = {("redeal", name): each.when for name, each in rules.redeal.items()}
    hands |= {
        ("level", f"{name} {level}"): each.when
        for name, claim in rules.claim.items()
        for level, each in claim.level.items()
    }
    dealt = {("exempt", name): each.when for name, each in rules.exempt.items() if each.when is not None}
    for place, conditions in (("hand", hands), ("dealt", dealt)):
        for (kind, name), when in conditions.items():
            if Idiom.of_hand(teller, when, place) is None:
                yield f"{kind} {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_foresaw_has_a_sentence(golden: Callable[[str, str], None], language: str) -> None:
    """What no shipped file knows, told as a whole or read aloud part by part, in the words an editor has read."""
    golden(
        f"phrases/{language}.txt",
        "".join(line for file in (*HOUSES, *UNFORESEEN) for line in _unforeseen(file, language)),
    )


def _unforeseen(file: File, language: str) -> Iterator[str]:
    variant = pipeline.load(str(file)).variant
    assert variant is not None
    teller = Teller(variant.rulesets[5], catalogue(language), variant.titles)
    told = (
        each for chapter in (deal, claims, promises, bonuses) for each in chapter.tell(teller) if isinstance(each, Rule)
    )
    for each in told:
        if _is_whole(each.slot):
            yield f"{each.slot}\n    {' '.join(map(plain, each.phrases))}\n"


def _is_whole(slot: str) -> bool:
    return slot.startswith(("redeal.", "bonus.")) or slot.endswith(".what")


NEAR: Final = (
    (
        "last_trick.petit > 0",
        "last_trick.petit = 0",
        "penultimate_trick.petit > 0",
        "first_trick.petit > 0",
        "discard.petit > 0",
    ),
    ("last_trick.kings >= 1", "last_trick.kings = 1", "last_trick.kings >= 2", "last_trick.kings > 2"),
    ("last_trick.winning_card is kings", "not last_trick.winning_card is kings", "last_trick.winning_card is petit"),
    (
        "last_trick.winner = dealer",
        "last_trick.winner != dealer",
        "last_trick.leader = dealer",
        "petit.winner = dealer",
    ),
    ("petit.player.side = petit.winner.side", "petit.player = petit.winner", "petit.player.side != petit.winner.side"),
    (
        "petit.trick = excuse.trick",
        "petit.trick != excuse.trick",
        "petit.trick < excuse.trick",
        "petit.trick >= excuse.trick",
    ),
    ("petit.trick = 2", "petit.trick <= 2", "petit.trick >= 2", "petit.trick != 2", "petit.trick != deal.tricks"),
    ("petit.winner exists", "not petit.winner exists", "petit.winner = taker", "petit.player = taker"),
    ("attack.kings = 4", "attack.kings >= 1", "attack.kings = 0", "attack.petit = 0", "last_trick.kings = 4"),
    ("attack.petit > 0", "defence.petit > 0", "petit.winner.side = attack", "attack.kings = 1"),
    ("attack.tricks = 0", "attack.tricks <= 1", "defence.tricks = 0", "attack.tricks > defence.tricks"),
    (
        "defence.points >= 60",
        "defence.points > 60",
        "defence.oudlers >= 2",
        "defence.oudlers = 2",
        "defence.points >= 2",
    ),
    ("made and attack.oudlers = 0", "made or attack.oudlers = 0", "not made and attack.oudlers = 0"),
    (
        "made and margin >= 40",
        "made and margin > 40",
        "made and margin <= 40",
        "made and attack.tricks <= 40",
        "margin >= 40",
    ),
    ("slam.side exists", "slam.side = attack", "slam.side != attack", "slam.side = attack and partner exists"),
    ("made and (margin >= 9 or last_trick.petit > 0)", "(made and margin >= 9) or last_trick.petit > 0"),
    ("winners = defence", "losers = defence", "winners = taker.side", "last_trick.winner.side = losers"),
)
"""Conditions that mean different things: for some there is a phrase, and others are read aloud."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_conditions_are_told_alike(tmp_path: File, language: str) -> None:
    """What is read aloud never comes out as a phrase for something else does."""
    conditions = [each for those in NEAR for each in those]
    paid = "worth 7; payee winners; into unit; multiplied no; follows_result no"
    lines = (f"bonus b{number} {{ when {each}; {paid} }}" for number, each in enumerate(conditions))
    file = tmp_path / "near.tarot"
    file.write_text("\n".join(("variant near extends fft {", "players 5", *lines, "}")), "utf-8")
    variant = pipeline.load(str(file)).variant
    assert variant is not None
    teller = Teller(variant.rulesets[5], catalogue(language), variant.titles)
    told = [each for each in bonuses.tell(teller) if isinstance(each, Rule)]
    said = [" ".join(map(plain, each.phrases)) for each in told]

    assert [each.slot for each, words in zip(told, said, strict=True) if said.count(words) > 1] == []
