"""A tiny family of games of pairs, told in a few words, to see what the house asks of a family."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.comparing.differing import Difference, differing
from tarotrules.draft.build import Builder, Built
from tarotrules.draft.resolve import Draft
from tarotrules.draft.state import State
from tarotrules.games.answers import Session
from tarotrules.games.family import Beside, Engine, Family, Features, Play, Shown, Simulation
from tarotrules.games.from_draft import from_draft
from tarotrules.games.judging import judge
from tarotrules.games.patterns import Place
from tarotrules.games.refused import Refused
from tarotrules.games.seated import Seated, Wanted
from tarotrules.games.sought import Sought
from tarotrules.games.variant import Changed, Hit, Near, Played, PlayedChapter, Variant
from tarotrules.sampling.question import Simulated
from tarotrules.sampling.sums import number, sums_json
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Record
from tarotrules.settings.walk import walk
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.wording.catalogue import Catalogue
from tests.games.pairs import play, players, problems, telling
from tests.games.pairs.evening import Evening
from tests.games.pairs.ruleset import Pairs
from tests.games.pairs.seat import Seat
from tests.games.pairs.session import Session as Typed


class _NoFormulas:
    """The game has no conditions: none is read, and none is told of."""

    def __call__(self, *_: Any) -> None:
        return None

    def crowded(self, *_: Any) -> None:
        return None

    def in_numbers(self, *_: Any) -> tuple[()]:
        return ()


class PairsFamily(Family):
    """What the family provides."""

    name = "pairs"
    base = "memory"
    usual_players = 2
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
            return Builder(state, draft.document.id.span, problems, _NoFormulas(), Built()).record(Pairs), problems

        return judge(draft, found, self.base, check)

    def problems_of(self, rules: Any) -> list[Diagnostic]:
        del rules
        return []

    def learn(self) -> None:
        """It has kinds of no own."""

    def kinds(self) -> Mapping[type[Kind], str]:
        return {}

    def catalogue(self, language: str) -> Catalogue:
        return Catalogue.load(language, self.spoken)

    def rulebook(self, shown: Shown) -> tree.Book:
        return self._book(shown.variant.main, shown, "book")

    def record_schema(self) -> dict[str, Any]:
        return play.record_schema()

    def features(self) -> Features:
        return Features({}, {})

    def problems(self) -> Iterable[ModuleType]:
        return (problems,)

    def engine(self) -> Engine:
        return Engine(_read, _settle, lambda scores: {"scores": list(scores)})

    def play(self, variant: Variant) -> Play:
        del variant
        return Play(play.legal, play.replay, play.why_not, play.referee, play.begin, play.resume)

    def simulation(self) -> Simulation:
        return Simulation(tuple(players.KINDS), players.chunk, lambda _: True)

    def simulated(self, found: Simulated, language: str) -> tree.Book:
        return self._told(found.variants[0], language, "sheet", *self._lengths(found, language))

    def simulated_json(self, found: Simulated) -> dict[str, Any]:
        return {"deals": found.deals, "sums": sums_json(found.sums)}

    def sit(self, shown: Shown, rules: Any, wanted: Wanted) -> Seated:
        return Seat(shown, rules, wanted, self.catalogue(shown.language))

    def legal_text(self, variant: Variant, rules: Any, found: dict[str, Any], language: str) -> str:
        del variant, rules, language
        return " ".join(map(str, found["legal"]))

    def why(self, variant: Variant, rules: Any, reason: Any, language: str) -> dict[str, Any]:
        del variant, rules
        return telling.why(reason, self.catalogue(language))

    def why_text(self, found: dict[str, Any] | None, language: str) -> str:
        return telling.why_text(found, self.catalogue(language))

    def session(self, variant: Variant, rules: Any, language: str, tell: Callable[[Refused], str]) -> Session:
        del variant
        return Typed(rules, self.catalogue(language), tell)

    def verdict_json(self, variant: Variant, rules: Any, verdict: Any, language: str) -> dict[str, Any]:
        del variant, rules
        return telling.verdict_json(verdict, self.catalogue(language))

    def verdict_text(self, variant: Variant, rules: Any, verdict: Any, language: str) -> str:
        del variant, rules
        return telling.verdict_text(verdict, self.catalogue(language))

    def result_text(self, variant: Variant, rules: Any, result: Any, language: str) -> str:
        del variant, rules
        return telling.result_text(result, self.catalogue(language))

    def account_text(
        self, variant: Variant, rules: Any, account: Any, language: str, names: Sequence[str] | None = None
    ) -> str:
        del variant, rules, language, names
        return " ".join(map(str, account))

    def standings(self, variant: Variant, data: Any) -> Any:
        del variant
        return data["deals"]

    def standings_json(self, found: Any) -> dict[str, Any]:
        return {"standings": found}

    def standings_text(self, variant: Variant, found: Any, language: str) -> str:
        del variant, language
        return " ".join(map(str, found))

    def evening(self, variant: Variant, rules: Any, language: str, spell: Callable[[str], str]) -> Evening:
        del variant, spell
        return Evening(rules, self.catalogue(language))

    def places(self, language: str) -> Sequence[Place]:
        return (Place(("prize",), self.catalogue(language).say("adding-prize")),)

    def evaluate(self, rules: Any, cards: Sequence[str]) -> int:
        del rules
        return len(cards)

    def evaluation_json(self, found: int) -> dict[str, Any]:
        return {"cards": found}

    def evaluation_text(self, variant: Variant, rules: Any, found: int, language: str) -> str:
        del variant, rules, language
        return str(found)

    def terms(self, language: str) -> Mapping[str, str]:
        return {self.catalogue(language).say("pairs-title"): ""}

    def sought(self, variant: Variant, language: str, spoken: Sequence[str]) -> Iterable[Sought]:
        del variant, language
        return [Sought(self.catalogue(each).say("pairs-title"), ("1.1",)) for each in spoken]

    def cheatsheet(self, shown: Shown, players: int) -> tree.Book:
        return self._book(shown.variant.rulesets[players], shown, "cheat")

    def scoresheet(self, shown: Shown, players: int) -> tree.Book:
        return self._book(shown.variant.rulesets[players], shown, "score")

    def options(self, shown: Shown) -> Sequence[str]:
        del shown
        return ()

    def changes(self, shown: Shown, steps: Mapping[str, Variant]) -> tree.Book:
        del steps
        entries = self.changed(shown.parent or shown.variant, shown.variant, shown.language)
        found = (tree.Difference(each.number, "changed", line(each.text), ()) for each in entries)
        return self._told(shown.variant, shown.language, "sheet", tree.Differences(tuple(found)))

    def changed(self, before: Variant, after: Variant, language: str) -> Iterable[Changed]:
        del language
        for each in differing([before.main, after.main]):
            yield Changed("changed", "1.1", ".".join(each.path), str(each.values[-1]))

    def sentences(self, variant: Variant, path: tuple[str, ...], language: str) -> Sequence[str]:
        del language
        return [f"{'.'.join(here)}: {value}" for here, _, value in walk(variant.main) if path in {(), here}]

    def compare(self, beside: Beside) -> Any:
        found = differing([each.main for each in beside.variants])
        return Compared(
            self.name,
            tuple(beside.variants),
            beside.language,
            {beside.path(each.path): each for each in found},
            beside.simulated,
        )

    def comparison(self, found: Any, *, brief: bool) -> tree.Book:
        del brief
        said = (tree.Paragraph(line(path)) for path in found.differences)
        lengths = () if found.simulated is None else self._lengths(found.simulated, found.language)
        titles = tuple(line(each.title(found.language)) for each in found.variants)
        return self._told(found.variants[0], found.language, "sheet", *said, *lengths)._replace(colophon=titles)

    def nearest(self, shown: Shown, found: Sequence[Near]) -> tree.Book:
        near = (tree.Paragraph(line(f"{each.base.id}: {each.distance.whole}")) for each in found)
        return self._told(shown.variant, shown.language, "sheet", *near)

    def everywhere(self, hits: Sequence[Hit], language: str) -> Sequence[PlayedChapter]:
        return [PlayedChapter("rules", "Rules", tuple(self.wherever(hits, language)))]

    def weighed(self, language: str) -> Sequence[tuple[str, int]]:
        del language
        return []

    def wherever(self, hits: Sequence[Hit], language: str) -> Sequence[Played]:
        ways = (((each,), tuple(self.sentences(each.variant, each.paths[0], language))) for each in hits)
        return [Played("1.1", "rule", tuple(ways))]

    def comparison_json(self, found: Any) -> dict[str, Any]:
        told = {path: list(each.values) for path, each in found.differences.items()}
        return told if found.simulated is None else {**told, "simulated": self.simulated_json(found.simulated)}

    def _lengths(self, found: Simulated, language: str) -> Iterable[tree.Block]:
        """How long deals are, by variant."""
        for place, variant in enumerate(found.variants):
            acts, title = number(found.sums, str(place), "acts", "sum"), variant.title(language)
            yield tree.Paragraph(line(self.catalogue(language).tell("pairs-lengths", title=title, n=int(acts))))

    def _book(self, rules: Pairs, shown: Shown, form: tree.Form) -> tree.Book:
        told = self.catalogue(shown.language).tell("pairs-deal", n=rules.deal.pairs, faces=rules.deal.faces)
        return self._told(shown.variant, shown.language, form, tree.Rule("1.1", (tree.Paragraph(line(told)),)))

    def _told(self, variant: Variant, language: str, form: tree.Form, *blocks: tree.Block) -> tree.Book:
        chapter = tree.Chapter("1", "deal", line(self.catalogue(language).say("pairs-title")), blocks)
        return tree.Book(variant.title(language), "", language, (), (chapter,), form)


class Compared(NamedTuple):
    """Variants beside each other, and the settings that differ, as a reader writes their paths."""

    game: str
    variants: tuple[Variant, ...]
    language: str
    differences: Mapping[str, Difference]
    simulated: Simulated | None


class Round(NamedTuple):
    """How many pairs each player found."""

    players: int
    found: tuple[int, ...]
    problems: tuple[Diagnostic, ...] = ()


def _read(data: Any, players: int) -> Round:
    found = tuple(data["found"])
    return Round(len(found) or players, found)


def _settle(rules: Pairs, played: Round) -> tuple[int, ...]:
    """A point for a pair; no more are found than lay on the table."""
    if sum(played.found) > rules.deal.pairs:
        raise Refused(problems.TOO_MANY_PAIRS, given=sum(played.found), most=rules.deal.pairs)
    return played.found


FAMILY: Final = PairsFamily()
