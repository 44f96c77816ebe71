"""Piquet, as the rest of the house asks for it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from tarotrules.games.family import Engine, Features, Play, Shown, Simulation
from tarotrules.games.piquet import NAME
from tarotrules.games.telling.family import ToldFamily
from tarotrules.games.variant import Variant

if TYPE_CHECKING:
    from tarotrules.book.tree import Book
    from tarotrules.draft.resolve import Draft
    from tarotrules.games.piquet.chapters.telling import Teller
    from tarotrules.games.piquet.chapters.trials import Trials
    from tarotrules.games.piquet.engine.results import Outcome, Partie, Worth
    from tarotrules.games.piquet.play.reasons import Reason
    from tarotrules.games.piquet.play.refereeing import Verdict
    from tarotrules.games.piquet.play.replaying import Replayed
    from tarotrules.games.piquet.referee.session import Session
    from tarotrules.games.piquet.ruleset.ruleset import Ruleset
    from tarotrules.games.refused import Refused
    from tarotrules.games.seated import Seated, Wanted
    from tarotrules.games.sought import Sought
    from tarotrules.games.telling.manner import Manner
    from tarotrules.sampling.question import Simulated
    from tarotrules.settings.kinds import Kind
    from tarotrules.source.diagnostics import Diagnostic
    from tarotrules.wording.catalogue import Catalogue


class Piquet(ToldFamily):
    """What Piquet provides."""

    name = NAME
    base = "piquet"
    usual_players = 2
    folder = Path(__file__).parent
    marked_by = ("contest",)

    @property
    def schema_version(self) -> int:
        from tarotrules.games.piquet.ruleset.ruleset import SCHEMA_VERSION

        return SCHEMA_VERSION

    def ruleset(self) -> "type[Ruleset]":
        from tarotrules.games.piquet.ruleset.ruleset import Ruleset

        return Ruleset

    def judge(self, draft: "Draft", found: "list[Diagnostic]") -> "tuple[Variant | None, list[Diagnostic]]":
        from tarotrules.games.judging import judge
        from tarotrules.games.piquet.check.from_draft import from_draft

        return judge(draft, found, self.base, from_draft)

    def problems_of(self, rules: "Ruleset") -> "list[Diagnostic]":
        from tarotrules.games.piquet.check.from_draft import CHECK

        return CHECK.problems_of(rules)

    def features(self) -> Features:
        from tarotrules.games.piquet.ruleset.features import MEMBERS, SCOPES

        return Features(SCOPES, MEMBERS)

    def record_schema(self) -> dict[str, Any]:
        from tarotrules.games.piquet.play.schema import schema

        return schema()

    def problems(self) -> "Iterable[ModuleType]":
        from tarotrules.games.checking import problems as of_any_rules
        from tarotrules.games.deals import refusals as of_any_deal
        from tarotrules.games.piquet.check import problems
        from tarotrules.games.piquet.engine import refusals

        return of_any_rules, problems, of_any_deal, refusals

    def learn(self) -> None:
        from tarotrules.games.checking import cards  # noqa: F401 registers how card sets are read and written

    def kinds(self) -> "Mapping[type[Kind], str]":
        from tarotrules.games.piquet.ruleset.deck import CardSet

        return {CardSet: "cards"}

    def engine(self) -> Engine:
        from tarotrules.games.piquet.engine.reading import read
        from tarotrules.games.piquet.engine.settling import settle_reading
        from tarotrules.games.piquet.engine.to_json import to_json

        return Engine(read, settle_reading, to_json)

    def play(self, variant: Variant) -> Play:
        from tarotrules.games.piquet.chapters.numbers import registry
        from tarotrules.games.piquet.chapters.reasons import number_of
        from tarotrules.games.piquet.play.asking import legal, why_not
        from tarotrules.games.piquet.play.refereeing import referee
        from tarotrules.games.piquet.play.replaying import replay
        from tarotrules.games.piquet.play.state import begin, resume

        numbers = registry().numbers_of(variant)
        return Play(
            lambda rules, data: legal(rules, data, partial(number_of, numbers)),
            lambda rules, data: replay(rules, data, partial(number_of, numbers)),
            lambda rules, data, act: why_not(rules, data, act, partial(number_of, numbers)),
            lambda rules, data: referee(rules, data, partial(number_of, numbers)),
            lambda rules, dealer, random: begin(rules, dealer, random, partial(number_of, numbers)),
            lambda rules, data: resume(rules, data, partial(number_of, numbers)),
        )

    def simulation(self) -> Simulation:
        from tarotrules.games.piquet.players.kinds import KINDS
        from tarotrules.games.piquet.players.simulating import chunk, faithful

        return Simulation(tuple(KINDS), chunk, faithful)

    def simulated(self, found: "Simulated", language: str) -> "Book":
        from tarotrules.games.piquet.chapters.simulation import sheet

        return sheet(found, self.catalogue(language))

    def simulated_json(self, found: "Simulated") -> dict[str, Any]:
        from tarotrules.games.piquet.chapters.simulation import simulated_json

        return simulated_json(found)

    def legal_text(self, variant: Variant, rules: "Ruleset", found: dict[str, Any], language: str) -> str:
        from tarotrules.games.piquet.chapters.reasons import legal_text

        return legal_text(variant, rules, found, language)

    def why(self, variant: Variant, rules: "Ruleset", reason: "Reason", language: str) -> dict[str, Any]:
        from tarotrules.games.piquet.chapters.reasons import why

        return why(variant, rules, reason, language)

    def why_text(self, found: dict[str, Any] | None, language: str) -> str:
        from tarotrules.games.telling.playing import why_text

        return why_text(found, self.catalogue(language))

    def session(self, variant: Variant, rules: "Ruleset", language: str, tell: "Callable[[Refused], str]") -> "Session":
        from tarotrules.games.piquet.referee.session import Session

        return Session(variant, rules, language, tell)

    def verdict_json(self, variant: Variant, rules: "Ruleset", verdict: "Verdict", language: str) -> dict[str, Any]:
        from tarotrules.games.piquet.chapters.refereeing import verdict_json

        return verdict_json(variant, rules, verdict, language)

    def verdict_text(self, variant: Variant, rules: "Ruleset", verdict: "Verdict", language: str) -> str:
        from tarotrules.games.piquet.chapters.refereeing import verdict_text

        return verdict_text(variant, rules, verdict, language)

    def result_text(self, variant: Variant, rules: "Ruleset", result: "Replayed", language: str) -> str:
        from tarotrules.games.piquet.chapters.refereeing import result_text

        return result_text(variant, rules, result, language)

    def sit(self, shown: Shown, rules: "Ruleset", wanted: "Wanted") -> "Seated":
        from tarotrules.games.piquet.chapters.seat.sitting_down import sit

        return sit(self.front(shown), rules, wanted, shown.identity)

    def account_text(
        self,
        variant: Variant,
        rules: "Ruleset",
        account: "Outcome",
        language: str,
        names: Sequence[str] | None = None,
    ) -> str:
        from tarotrules.games.piquet.chapters.account import account_text

        return account_text(variant, rules, account, language, names)

    def standings(self, variant: Variant, data: Any) -> "Partie":
        from tarotrules.games.piquet.engine.settling import standings

        return standings(variant.rulesets, data)

    def standings_json(self, found: "Partie") -> dict[str, Any]:
        from tarotrules.games.piquet.engine.to_json import to_json

        return to_json(found)

    def standings_text(self, variant: Variant, found: "Partie", language: str) -> str:
        from tarotrules.games.piquet.chapters.standings import standings_text

        return standings_text(variant, found, language)

    def evaluate(self, rules: "Ruleset", cards: Sequence[str]) -> "Worth":
        from tarotrules.games.piquet.engine.settling import evaluate

        return evaluate(rules, cards)

    def evaluation_json(self, found: "Worth") -> dict[str, Any]:
        from tarotrules.games.piquet.engine.to_json import to_json

        return to_json(found)

    def evaluation_text(self, variant: Variant, rules: "Ruleset", found: "Worth", language: str) -> str:
        from tarotrules.games.piquet.chapters.evaluation import evaluation_text

        return evaluation_text(variant, rules, found, language)

    def terms(self, language: str) -> Mapping[str, str]:
        from tarotrules.games.piquet.chapters.glossary import terms

        return terms(self.catalogue(language))

    def sought(self, variant: Variant, language: str, spoken: Sequence[str]) -> "Iterable[Sought]":
        from tarotrules.games.piquet.chapters.searching import sought

        return sought(variant, self.catalogue(language), [self.catalogue(each) for each in spoken])

    def rulebook(self, shown: Shown) -> "Book":
        from tarotrules.games.piquet.chapters.rulebook import book

        return book(shown.variant, shown.language, parent=shown.parent, identity=shown.identity, sources=shown.sources)

    def cheatsheet(self, shown: Shown, players: int) -> "Book":
        from tarotrules.games.piquet.chapters.cheat import cheatsheet

        return cheatsheet(self.front(shown), players, shown.identity)

    def scoresheet(self, shown: Shown, players: int) -> "Book":
        from tarotrules.games.piquet.chapters.score import scoresheet

        return scoresheet(self.front(shown), players)

    def manner(self) -> "Manner[Teller]":
        from tarotrules.games.piquet.chapters.beside import MANNER

        return MANNER

    def trials(self) -> "Trials":
        from tarotrules.games.piquet.chapters.trials import TRIALS

        return TRIALS

    def catalogue(self, language: str) -> "Catalogue":
        from tarotrules.games.piquet.catalogues import catalogue

        return catalogue(language)


FAMILY: Final = Piquet()
