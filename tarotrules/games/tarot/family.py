"""French tarot, as the rest of the house asks for it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from tarotrules.games.family import Engine, Features, Play, Shown, Simulation
from tarotrules.games.tarot import NAME
from tarotrules.games.telling.family import ToldFamily
from tarotrules.games.variant import Variant
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.itself import Itself

if TYPE_CHECKING:
    from tarotrules.book.tree import Book
    from tarotrules.draft.resolve import Draft
    from tarotrules.games.patterns import Filled, Pattern, Place, Values
    from tarotrules.games.refused import Refused
    from tarotrules.games.seated import Seated, Wanted
    from tarotrules.games.sought import Sought
    from tarotrules.games.tarot.chapters.building import Building
    from tarotrules.games.tarot.chapters.evening import Evening
    from tarotrules.games.tarot.chapters.telling import Teller
    from tarotrules.games.tarot.chapters.trials import Trials
    from tarotrules.games.tarot.engine.evaluation import Worth
    from tarotrules.games.tarot.engine.scoring import Account
    from tarotrules.games.tarot.play.reasons import Reason
    from tarotrules.games.tarot.play.refereeing import Verdict
    from tarotrules.games.tarot.play.replaying import Replayed
    from tarotrules.games.tarot.referee.session import Session
    from tarotrules.games.tarot.ruleset.ruleset import Ruleset
    from tarotrules.games.telling.manner import Manner
    from tarotrules.sampling.question import Simulated
    from tarotrules.settings.kinds import Kind
    from tarotrules.wording.catalogue import Catalogue


class Tarot(ToldFamily):
    """What French tarot provides."""

    name = NAME
    base = "fft"
    usual_players = 4
    folder = Path(__file__).parent
    marked_by = ("auction", "bid")

    @property
    def schema_version(self) -> int:
        from tarotrules.games.tarot.ruleset.ruleset import SCHEMA_VERSION

        return SCHEMA_VERSION

    def ruleset(self) -> "type[Ruleset]":
        from tarotrules.games.tarot.ruleset.ruleset import Ruleset

        return Ruleset

    def judge(self, draft: "Draft", found: list[Diagnostic]) -> tuple[Variant | None, list[Diagnostic]]:
        from tarotrules.games.judging import judge
        from tarotrules.games.tarot.check.from_draft import from_draft

        return judge(draft, found, self.base, from_draft)

    def problems_of(self, rules: "Ruleset") -> list[Diagnostic]:
        from tarotrules.games.tarot.check.from_draft import CHECK

        return CHECK.problems_of(rules)

    def record_schema(self) -> dict[str, Any]:
        from tarotrules.games.tarot.play.schema import schema

        return schema()

    def learn(self) -> None:
        from tarotrules.games.tarot.check import cards  # noqa: F401 registers how card sets are read and written

    def kinds(self) -> Mapping[type["Kind"], str]:
        from tarotrules.games.tarot.ruleset.deck import CardSet

        return {CardSet: "cards"}

    def features(self) -> Features:
        from tarotrules.games.tarot.ruleset.features import MEMBERS, SCOPES

        return Features(SCOPES, MEMBERS)

    def problems(self) -> Iterable[ModuleType]:
        from tarotrules.games.checking import problems as of_any_rules
        from tarotrules.games.deals import refusals as of_any_deal
        from tarotrules.games.tarot.check import problems
        from tarotrules.games.tarot.engine import refusals

        return of_any_rules, problems, of_any_deal, refusals

    def engine(self) -> Engine:
        from tarotrules.games.tarot.engine.scoring import account_json, settle_reading
        from tarotrules.games.tarot.engine.summary import read_summary

        return Engine(read_summary, settle_reading, account_json)

    def play(self, variant: Variant) -> Play:
        from tarotrules.games.tarot.chapters.numbers import registry
        from tarotrules.games.tarot.chapters.reasons import number_of
        from tarotrules.games.tarot.play.asking import legal, why_not
        from tarotrules.games.tarot.play.refereeing import referee
        from tarotrules.games.tarot.play.replaying import replay
        from tarotrules.games.tarot.play.state import begin, resume

        numbers = registry().numbers_of(variant)
        return Play(
            lambda rules, data: legal(rules, data, partial(number_of, numbers, rules)),
            lambda rules, data: replay(rules, data, partial(number_of, numbers, rules)),
            lambda rules, data, act: why_not(rules, data, act, partial(number_of, numbers, rules)),
            lambda rules, data: referee(rules, data, partial(number_of, numbers, rules)),
            lambda rules, dealer, random: begin(rules, dealer, random, partial(number_of, numbers, rules)),
            lambda rules, data: resume(rules, data, partial(number_of, numbers, rules)),
        )

    def simulation(self) -> Simulation:
        from tarotrules.games.tarot.players.kinds import KINDS
        from tarotrules.games.tarot.players.simulating import chunk, faithful

        return Simulation(tuple(KINDS), chunk, faithful)

    def simulated(self, found: "Simulated", language: str) -> "Book":
        from tarotrules.games.tarot.chapters.simulation import sheet

        return sheet(found, self.catalogue(language))

    def simulated_json(self, found: "Simulated") -> dict[str, Any]:
        from tarotrules.games.tarot.chapters.simulation import simulated_json

        return simulated_json(found)

    def sit(self, shown: Shown, rules: "Ruleset", wanted: "Wanted") -> "Seated":
        from tarotrules.games.tarot.chapters.seat.sitting_down import sit

        return sit(self.front(shown), rules, wanted, shown.identity)

    def legal_text(self, variant: Variant, rules: "Ruleset", found: dict[str, Any], language: str) -> str:
        from tarotrules.games.tarot.chapters.reasons import legal_text

        return legal_text(variant, rules, found, language)

    def why(self, variant: Variant, rules: "Ruleset", reason: "Reason", language: str) -> dict[str, Any]:
        from tarotrules.games.tarot.chapters.reasons import why

        return why(variant, rules, reason, language)

    def why_text(self, found: dict[str, Any] | None, language: str) -> str:
        from tarotrules.games.tarot.chapters.reasons import why_text

        return why_text(found, language)

    def session(self, variant: Variant, rules: "Ruleset", language: str, tell: "Callable[[Refused], str]") -> "Session":
        from tarotrules.games.tarot.referee.session import Session

        return Session(variant, rules, language, tell)

    def verdict_json(self, variant: Variant, rules: "Ruleset", verdict: "Verdict", language: str) -> dict[str, Any]:
        from tarotrules.games.tarot.chapters.refereeing import verdict_json

        return verdict_json(variant, rules, verdict, language)

    def verdict_text(self, variant: Variant, rules: "Ruleset", verdict: "Verdict", language: str) -> str:
        from tarotrules.games.tarot.chapters.refereeing import verdict_text

        return verdict_text(variant, rules, verdict, language)

    def result_text(self, variant: Variant, rules: "Ruleset", result: "Replayed", language: str) -> str:
        from tarotrules.games.tarot.chapters.refereeing import result_text

        return result_text(variant, rules, result, language)

    def account_text(
        self,
        variant: Variant,
        rules: "Ruleset",
        account: "Account",
        language: str,
        names: Sequence[str] | None = None,
    ) -> str:
        from tarotrules.games.tarot.chapters.account import account_text

        return account_text(variant, rules, account, language, names)

    def standings(self, variant: Variant, data: Any) -> Any:
        from tarotrules.games.tarot.engine.tables import standings

        return standings(variant.rulesets, data)

    def standings_json(self, found: Any) -> dict[str, Any]:
        from tarotrules.games.tarot.chapters.standings import standings_json

        return standings_json(found)

    def standings_text(self, variant: Variant, found: Any, language: str) -> str:
        from tarotrules.games.tarot.chapters.standings import standings_text

        return standings_text(self.catalogue(language), variant.main.match.rank, found)

    def evening(self, variant: Variant, rules: "Ruleset", language: str, spell: Callable[[str], str]) -> "Evening":
        from tarotrules.games.tarot.chapters.evening import Evening

        return Evening(variant, rules, language, spell)

    def building(self, variant: Variant, rules: "Ruleset", language: str) -> "Building":
        from tarotrules.games.tarot.chapters.building import Building

        return Building(variant, rules, language)

    def places(self, language: str) -> "tuple[Place, ...]":
        from tarotrules.games.tarot.chapters.adding import places

        return places(language)

    def patterns(self, variant: Variant, language: str) -> "Iterator[Pattern]":
        from tarotrules.games.tarot.chapters.adding import patterns

        return patterns(Itself(variant), language).all()

    def filled(self, variant: Variant, pattern: str, values: "Values") -> "Filled":
        from tarotrules.games.tarot.chapters.adding import patterns

        return patterns(Itself(variant), "en").filled(pattern, values)

    def called(self, variant: Variant, pattern: str, values: "Values", language: str) -> str:
        from tarotrules.games.tarot.chapters.adding import patterns

        return patterns(Itself(variant), language).called(pattern, values)

    def evaluate(self, rules: "Ruleset", cards: Sequence[str]) -> "Worth":
        from tarotrules.games.tarot.check.hand import evaluate

        return evaluate(rules, cards)

    def evaluation_json(self, found: "Worth") -> dict[str, Any]:
        from tarotrules.games.tarot.engine.evaluation import worth_json

        return worth_json(found)

    def evaluation_text(self, variant: Variant, rules: "Ruleset", found: "Worth", language: str) -> str:
        from tarotrules.games.tarot.chapters.evaluation import evaluation_text

        return evaluation_text(variant, rules, found, language)

    def manner(self) -> "Manner[Teller]":
        from tarotrules.games.tarot.chapters.beside import MANNER

        return MANNER

    def trials(self) -> "Trials":
        from tarotrules.games.tarot.chapters.trials import TRIALS

        return TRIALS

    def catalogue(self, language: str) -> "Catalogue":
        from tarotrules.games.tarot.catalogues import catalogue

        return catalogue(language)

    def terms(self, language: str) -> Mapping[str, str]:
        from tarotrules.games.tarot.chapters.glossary import at_most_tables

        return at_most_tables(self.catalogue(language))

    def sought(self, variant: Variant, language: str, spoken: Sequence[str]) -> "Iterable[Sought]":
        from tarotrules.games.tarot.chapters.searching import sought

        return sought(variant, self.catalogue(language), [self.catalogue(each) for each in spoken])

    def rulebook(self, shown: Shown) -> "Book":
        from tarotrules.games.tarot.chapters.rulebook import book

        return book(shown.variant, shown.language, parent=shown.parent, identity=shown.identity, sources=shown.sources)

    def cheatsheet(self, shown: Shown, players: int) -> "Book":
        from tarotrules.games.tarot.chapters.sheets.cheat import cheatsheet

        return cheatsheet(self.front(shown), players, shown.identity)

    def scoresheet(self, shown: Shown, players: int) -> "Book":
        from tarotrules.games.tarot.chapters.sheets.score import scoresheet

        return scoresheet(self.front(shown), players)


FAMILY: Final = Tarot()
