"""The cheat sheet: one page to look things up at the table."""

from collections.abc import Iterable, Iterator
from itertools import chain

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.deck import points_chart
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.payments import tell_flow
from tarotrules.games.tarot.chapters.promises import rival
from tarotrules.games.tarot.chapters.sheets import tables
from tarotrules.games.tarot.chapters.sheets.amounts import MARGINS
from tarotrules.games.tarot.chapters.sheets.steps import steps
from tarotrules.games.tarot.ruleset.paid import feats
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.front import SHORT, Front
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.tables import table_of
from tarotrules.games.telling.told import Rule, capitalised
from tarotrules.wording.phrase import Phrase

_TOLD = frozenset(("game.players", "deal.hands", "deal.chien", "call.card"))
"""Rules of which the sheet says itself how they change with the number of players."""
_PAID = "paid"
"""The rule that says what something pays, which the sheet has in its tables."""


def cheatsheet(front: Front, players: int, identity: str) -> tree.Book:
    """The page for a number of players; ``identity`` is the rules' id."""
    return _Sheet(front, players).book(identity)


class _Sheet:
    """One page in one language."""

    def __init__(self, front: Front, players: int) -> None:
        self.front, self.variant, self.players = front, front.variant, players
        self.beside = Beside(front.variant, None, front.words)
        self.teller = self.beside.teller(players)
        self.told = {
            rule.slot: (rule, section) for section in self.beside.chapters[players].sections for rule in section.rules
        }

    def book(self, identity: str) -> tree.Book:
        words, front = self.front.words, self.front
        subtitle = words.say("cheat-subtitle", players=self.players)
        facts = (*front.version(), front.fact("frame-id", identity[:SHORT]))
        made = ((id, line(words.tell(title)), tuple(blocks)) for id, title, blocks in self.parts())
        chapters = tuple(tree.Chapter("", id, title, blocks) for id, title, blocks in made if blocks)
        return tree.Book(front.title(), subtitle, words.language, facts, chapters, form="cheat")

    def parts(self) -> Iterator[tuple[str, str, Iterator[tree.Block]]]:
        """Id, title and blocks; what has no blocks is left out."""
        rules = self.teller.rules
        taken = may_be_taken(rules)
        nothing = iter(())
        yield "contracts", "cheat-contracts", self.contracts() if taken else nothing
        yield (
            "steps",
            "cheat-steps",
            chain(self.steps(), self.at_hand("deck", "deal", "auction", "call", "chien", "match")),
        )
        yield "target", "scoring-target-caption", self.target() if taken else nothing
        yield "points", "deck-points-caption", self.points()
        yield "play", "chapter-play", self.play()
        yield "claims", "chapter-claims", chain(self.claims(), self.at_hand("claims"))
        yield "promises", "cheat-promises", chain(self.told_of("promise", rules.promise), self.at_hand("promises"))
        yield "bonuses", "chapter-bonuses", chain(self.bonuses(), self.at_hand("bonuses"))
        yield "payments", "cheat-payments", chain(self.payments() if taken else nothing, self.at_hand("scoring"))
        yield "modes", "chapter-modes", self.at_hand("modes")
        yield "players", "cheat-others", self.others()

    def contracts(self) -> Iterator[tree.Block]:
        yield tables.contracts(self.teller, MARGINS)
        yield from tables.extras(self.teller)
        # Bonuses and declarations are told with what they pay; of promises the page has only the table.
        yield from tables.apart(self.teller, (each for each in feats(self.teller.rules) if each.feat.kind == "promise"))

    def steps(self) -> Iterator[tree.Block]:
        yield tree.Items(tuple(map(line, steps(self.teller))), numbered=True)

    def target(self) -> Iterator[tree.Block]:
        yield tables.targets(self.teller)
        yield self.said(self.teller.say("scoring-half", result=self.teller.rules.scoring.half_point_short))

    def points(self) -> Iterator[tree.Block]:
        chart = points_chart(self.teller)
        yield table_of(chart._replace(caption=Phrase()))

    def play(self) -> Iterator[tree.Block]:
        for kind, names in (("exempt", self.teller.rules.exempt), ("forbid", self.teller.rules.forbid)):
            yield from self.told_of(kind, names)
        yield from self.at_hand("play")

    def claims(self) -> Iterator[tree.Block]:
        """What may be declared: how many cards it takes, or what else; who is paid."""
        for name, claim in self.teller.rules.claim.items():
            table = tables.levels(self.teller, self.variant, name)
            rule = self.rule(slot_of("claim", name, "what"))
            yield table if table is not None else tree.Items(tuple(line(capitalised(each)) for each in rule.phrases))
            flow = tell_flow(self.teller, claim, self.teller.say("pay-its-worth"))
            yield self.said(self.of(self.teller.title("claim", name), flow))

    def bonuses(self) -> Iterator[tree.Block]:
        """What earns a bonus, under its name: the sentence need not have it."""
        titled = [
            (self.teller.title("bonus", name), self.rule(slot_of("bonus", name)).phrases)
            for name in self.teller.rules.bonus
        ]
        if titled:
            yield tree.Items(tuple(line(self.of(title, phrases)) for title, phrases in titled))

    def told_of(self, kind: str, names: Iterable[str]) -> Iterator[tree.Block]:
        """What the rulebook says of each thing of a kind, but for what it pays."""
        parts = [part for part in registry().own[kind].parts if part != _PAID] or [""]
        told = {
            name: [each for part in parts for each in self.rule(slot_of(kind, name, part)).phrases] for name in names
        }
        for name in told if kind == "promise" else ():
            # The table has what is paid, but not that it may be dropped.
            told[name] += rival(self.teller, self.teller.rules.promise[name])
        items = tuple(line(self.joined(phrases)) for phrases in told.values())
        if items:
            yield tree.Items(items)

    def at_hand(self, *chapters: str) -> Iterator[tree.Block]:
        """The rules of some chapters that ask to be here, as the rulebook tells them."""
        rules = [rule for rule, section in self.told.values() if rule.at_hand and section.id in chapters]
        if rules:
            yield tree.Items(tuple(line(self.joined(rule.phrases)) for rule in rules))

    def payments(self) -> Iterator[tree.Block]:
        """Who pays whom."""
        first, *more = self.rule("scoring.difference").phrases
        margin, rounded = more or [first], self.rule("scoring.sum").phrases[1:]
        sums = (self.teller.say("cheat-sum"), *rounded)
        parts = (self.rule("scoring.contract").phrases, margin, sums, self.rule("scoring.settling").phrases)
        yield tree.Items(tuple(line(self.joined(part)) for part in parts))

    def others(self) -> Iterator[tree.Block]:
        """What changes with the number of players; rules that the page does not tell are named."""
        table = tables.players(self.teller, self.variant)
        if table is None:
            return
        yield table
        for players in self.variant.rulesets:
            numbers = list(self.further(players))
            if numbers:
                listed = str(self.front.words.join(numbers))
                yield self.said(self.teller.say("cheat-also", players=players, n=len(numbers), numbers=listed))

    def further(self, players: int) -> Iterator[str]:
        """The rules of a number of players that neither read as these nor stand in a table of this page."""
        claims = self.teller.rules.claim
        counted = (name for name in claims if tables.levels(self.teller, self.variant, name) is not None)
        in_tables = {slot_of("claim", name, "what") for name in counted}
        here = {slot: self.beside.text(slot, self.teller.rules.players) for slot in self.told}
        for slot in self.beside.chapters[players].rules:
            if here.get(slot) != self.beside.text(slot, players) and slot not in _TOLD | in_tables:
                yield self.beside.numbers.of(slot)

    def rule(self, slot: str) -> Rule:
        """A rule as the rulebook tells it."""
        return self.told[slot][0]

    def joined(self, phrases: Iterable[Phrase]) -> Phrase:
        """Sentences side by side."""
        return joined(map(capitalised, phrases), self.front.words)

    def of(self, title: Phrase, flow: Iterable[Phrase]) -> Phrase:
        """A payment, headed by what it is for."""
        first, *more = flow
        return self.joined((self.teller.say("cheat-of", title=title, said=first), *more))

    def said(self, phrase: Phrase) -> tree.Paragraph:
        """A paragraph."""
        return tree.Paragraph(line(phrase))
