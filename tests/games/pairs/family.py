"""A tiny family of games of pairs, told in a few words, to see what the house asks of a family."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.draft.build import Builder
from tarotrules.draft.merge import State
from tarotrules.draft.resolve import Draft
from tarotrules.games.family import Beside, Engine, Family, Features, Shown
from tarotrules.games.from_draft import from_draft
from tarotrules.games.judging import judge
from tarotrules.games.variant import Changed, Variant
from tarotrules.settings.kinds import Choice, Kind, Whole
from tarotrules.settings.record import Record, entries, group, setting
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.wording.catalogue import Catalogue


class Deal(Record):
    """How the cards are laid out."""

    pairs: int = setting(Whole("pair", least=2, most=60))
    faces: str = setting(Choice("up", "down"))


class Prize(Record):
    """What somebody gets points for."""

    worth: int = setting(Whole("point"))


class Pairs(Record):
    """What a table of pairs may have agreed."""

    players: int = setting(Whole("player", least=1, most=9))
    deal: Deal = group(Deal)
    prize: dict[str, Prize] = entries(Prize)


class _NoFormulas:
    """The game has no conditions."""

    def __call__(self, *_: Any) -> None:
        raise NotImplementedError

    def crowded(self, *_: Any) -> None:
        raise NotImplementedError


class PairsFamily(Family):
    """What the family provides."""

    name = "pairs"
    base = "memory"
    folder = Path(__file__).parent
    marked_by = ("prize",)
    schema_version = 1

    def ruleset(self) -> type[Record]:
        return Pairs

    def judge(self, draft: Draft, found: list[Diagnostic]) -> tuple[Variant | None, list[Diagnostic]]:
        def check(draft: Draft, *, sound: bool) -> tuple[Variant | None, list[Diagnostic]]:  # noqa: ARG001
            return from_draft(draft, self.name, build)

        def build(state: State) -> tuple[Pairs | None, list[Diagnostic]]:
            problems: list[Diagnostic] = []
            return Builder(state, draft.document.id.span, problems, _NoFormulas()).record(Pairs), problems

        return judge(draft, found, self.base, check)

    def problems_of(self, rules: Any) -> list[Diagnostic]:
        del rules
        return []

    def learn(self) -> None:
        """It has kinds of no own."""

    def kinds(self) -> Mapping[type[Kind], str]:
        return {}

    def catalogue(self, language: str) -> Catalogue:
        return Catalogue.load(language, (self.catalogues,))

    def rulebook(self, shown: Shown) -> tree.Book:
        deal, words = shown.variant.main.deal, self.catalogue(shown.language)
        told = words.tell("pairs-deal", n=deal.pairs, faces=deal.faces)
        rule = tree.Rule("1.1", (tree.Paragraph(line(told)),))
        chapter = tree.Chapter("1", "deal", line(words.tell("pairs-title")), (rule,))
        return tree.Book(shown.variant.title(shown.language), "", shown.language, (), (chapter,))

    def schema(self) -> dict[str, Any]:
        raise NotImplementedError

    def features(self) -> Features:
        raise NotImplementedError

    def problems(self) -> Iterable[ModuleType]:
        raise NotImplementedError

    def engine(self) -> Engine:
        raise NotImplementedError

    def account_text(self, variant: Variant, rules: Any, account: Any, language: str) -> str:
        raise NotImplementedError

    def terms(self, language: str) -> Sequence[str]:
        raise NotImplementedError

    def cheatsheet(self, shown: Shown, players: int) -> tree.Book:
        raise NotImplementedError

    def scoresheet(self, shown: Shown, players: int) -> tree.Book:
        raise NotImplementedError

    def options(self, shown: Shown) -> Sequence[str]:
        raise NotImplementedError

    def changes(self, shown: Shown, steps: Mapping[str, Variant]) -> tree.Book:
        raise NotImplementedError

    def changed(self, before: Variant, after: Variant, language: str) -> Iterable[Changed]:
        raise NotImplementedError

    def compare(self, beside: Beside) -> Any:
        raise NotImplementedError

    def comparison(self, found: Any, *, brief: bool) -> tree.Book:
        raise NotImplementedError

    def comparison_json(self, found: Any) -> dict[str, Any]:
        raise NotImplementedError


FAMILY: Final = PairsFamily()
