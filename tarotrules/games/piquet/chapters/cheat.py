"""The cheat sheet: one page to look things up at the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, cell, line
from tarotrules.games.piquet.chapters.calls import sizes
from tarotrules.games.piquet.chapters.play import heading_of
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.table import table_of
from tarotrules.games.telling.front import SHORT, Front
from tarotrules.games.telling.told import TWO, Rule, Said, capitalised
from tarotrules.wording.phrase import Phrase

_STEPS: Final = ("deal.hands", "exchange.elder", "exchange.younger", "calling.order", "calling.younger", "play.follow")
"""The rules that tell how a deal goes, in their order."""
_LIMITS: Final = frozenset({"exchange-half", "exchange-or-none"})
"""What the first sentence of a rule does not say of how many cards are taken."""


def cheatsheet(front: Front, players: int, identity: str) -> tree.Book:
    """The page for a number of players; ``identity`` is the rules' id."""
    rules = front.variant.rulesets[players]
    return _Sheet(Teller.of(front.variant, rules, front.words), front).book(identity)


class _Sheet:
    """One page in one language."""

    def __init__(self, teller: Teller, front: Front) -> None:
        self.teller, self.rules, self.say, self.front = teller, teller.rules, teller.say, front
        self.told = {rule.slot: rule for section in sections(teller) for rule in section.rules}

    def book(self, identity: str) -> tree.Book:
        """The page."""
        subtitle = self.front.words.say("cheat-subtitle", players=self.rules.players)
        facts = (self.front.fact("frame-id", identity[:SHORT]),)
        parts = (
            ("steps", self.steps()),
            ("calls", self.calls()),
            ("play", self.play()),
            ("milestones", self.milestones()),
            ("settling", self.settling()),
        )
        made = ((id, line(self.say(f"cheat-{id}")), tuple(blocks)) for id, blocks in parts)
        chapters = tuple(tree.Chapter("", id, title, blocks) for id, title, blocks in made if blocks)
        title, language = self.front.title(), self.front.words.language
        return tree.Book(title, subtitle, language, facts, chapters, form="cheat")

    def steps(self) -> Iterator[tree.Block]:
        """How a deal goes: the first sentence of each rule, and what limits it."""
        told = [self.step(rule) for slot in _STEPS if (rule := self.told.get(slot)) is not None]
        yield tree.Items(tuple(map(line, told)), numbered=True)

    def step(self, rule: Rule) -> Phrase:
        """The first sentence of a rule, with those that limit it."""
        first, *others = rule.phrases
        limits = [each for each in others if isinstance(each, Said) and each.message in _LIMITS]
        return Phrase(self.front.words.say("sentence-gap").join(map(capitalised, (first, *limits))))

    def calls(self) -> Iterator[tree.Block]:
        """What is called, and what it scores."""
        rows = [row for ready in table_of(self.rules).contests for row in self.call(ready.name)]
        rows += [self.claim(name) for name in self.rules.claim]
        if rows:
            yield self.table("cheat-calls-caption", ("cheat-call", "cheat-cards", "cheat-scores"), rows)
        if self.rules.contest:
            yield tree.Paragraph(line(self.say("cheat-order", list=self.order())))

    def call(self, name: str) -> Iterator[tuple[Line, ...]]:
        """The lines of one kind of combination: one for each length that has a name, or one for all."""
        ready = next(each for each in table_of(self.rules).contests if each.name == name)
        found = tuple(sizes(self.teller, ready))
        for cards, called, worth in found:
            number = self.front.words.number
            yield line(capitalised(called)), line(number(cards)), line(number(worth))
        if not found:
            title = capitalised(self.teller.title("contest", name))
            rule = self.teller.refer(f"contest.{name}.worth")
            plain = len(self.told[f"contest.{name}.worth"].phrases) > 1 and self.is_by_cards(name)
            scores = self.say("cheat-each-card") if plain else self.say("cheat-as-told", rule=rule)
            yield (
                line(title),
                line(self.say("cheat-as-told", rule=self.teller.refer(f"contest.{name}.what"))),
                line(scores),
            )

    def is_by_cards(self, name: str) -> bool:
        """Whether a combination scores a point for each of its cards."""
        return self.told[f"contest.{name}.worth"].phrases[-1] == self.say("contest-worth-cards")

    def claim(self, name: str) -> tuple[Line, ...]:
        """What a hand scores by itself."""
        title = capitalised(self.teller.title("claim", name))
        worth = cell(Reader(self.teller).worth(self.rules.claim[name].worth))
        return line(title), line(self.say("cheat-as-told", rule=self.teller.refer(f"claim.{name}.what"))), worth

    def play(self) -> Iterator[tree.Block]:
        """What is scored in the play, and for the tricks."""
        reader, cards = Reader(self.teller), self.rules.play.cards
        rows = [
            (line(heading_of(self.teller, "count", name)), cell(reader.worth(count.worth)), self.rule(f"count.{name}"))
            for name, count in self.rules.count.items()
        ]
        many = "" if self.rules.players == TWO else "-many"
        of_tricks = (
            (f"cheat-cards-most{many}", cards.majority, "play.cards"),
            (f"cheat-cards-divided{many}", cards.divided, "play.cards"),
            ("cheat-capot", cards.every, "play.capot"),
            ("cheat-none-won", cards.none_won, "play.cards"),
        )
        for what, n, slot in of_tricks:
            if n:
                rows.append((line(capitalised(self.say(what))), cell(self.say("amount-number", n=n)), self.rule(slot)))
        yield self.table("cheat-play-caption", ("cheat-for", "cheat-scores", "sources-rule"), rows)

    def milestones(self) -> Iterator[tree.Block]:
        """What getting far first scores."""
        rows = [
            (
                line(capitalised(self.teller.title("milestone", name))),
                line(self.front.words.number(each.reach)),
                line(self.say("cheat-who-name", who=each.who)),
                line(self.front.words.number(each.worth)),
                self.rule(f"milestone.{name}.what"),
            )
            for name, each in self.rules.milestone.items()
        ]
        heads = ("cheat-milestone", "cheat-reach", "cheat-who", "cheat-adds", "sources-rule")
        if rows:
            yield self.table("cheat-milestones-caption", heads, rows)

    def settling(self) -> Iterator[tree.Block]:
        """What the loser pays."""
        slots = ("match.end", "match.weights", *(f"settle.{name}" for name in self.rules.settle), "match.tie")
        told = [self.told[slot] for slot in slots if slot in self.told]
        yield tree.Items(tuple(line(capitalised(rule.phrases[0])) for rule in told))

    def order(self) -> Phrase:
        """The order of the reckoning."""
        return self.teller.list([self.say("reckoning-category", category=each) for each in self.rules.reckoning.order])

    def rule(self, slot: str) -> Line:
        """The number of a rule."""
        return line(self.teller.refer(slot))

    def table(self, caption: str, heads: tuple[str, ...], rows: Sequence[tuple[Line, ...]]) -> tree.Table:
        """A table of the sheet."""
        return tree.Table(
            line(self.say(caption)), tuple(tree.Column(line(self.say(each))) for each in heads), tuple(rows)
        )
