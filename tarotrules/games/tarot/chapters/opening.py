"""What the pages before the rules are told with: all numbers of players at once, and the rules they lead to."""

from collections.abc import Callable, Iterable, Mapping

from tarotrules.book import tree
from tarotrules.book.inline import line, reference
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

Tell = Callable[[Teller], Iterable[Phrase]]
"""What there is to say for one number of players."""


class Opening:
    """One variant in one language, told in short."""

    def __init__(self, beside: Beside) -> None:
        self.beside, self.words, self.variant = beside, beside.words, beside.variant

    def say(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence that says the same for all."""
        return self.beside.say(name, **arguments)

    def paragraph(self, tell: Tell) -> tree.Paragraph:
        """Sentences for all numbers of players."""
        return tree.Paragraph(line(self.told(tell)))

    def told(self, tell: Tell) -> Phrase:
        """What is said for each number of players, laid side by side."""
        said = {players: tuple(tell(self.beside.teller(players))) for players in self.beside.players}
        return joined(map(capitalised, self.beside.abreast.sentences(said)), self.words)

    def see(self, slots: Iterable[str]) -> list[Phrase]:
        """The numbers of those rules that the book has."""
        return [reference(self.beside.numbers.of(slot)) for slot in slots if slot in self.beside.all.rules]

    def alike(self, key: Callable[[Ruleset], object]) -> list[tuple[int, ...]]:
        """The numbers of players, those together that have the same of something."""
        found: list[tuple[object, list[int]]] = []
        for players in self.beside.players:
            what = key(self.variant.rulesets[players])
            same = next((members for other, members in found if other == what), None)
            if same is None:
                found.append((what, [players]))
            else:
                same.append(players)
        return [tuple(members) for _, members in found]

    def titles(self) -> Mapping[str, tuple[str, ...]]:
        """What files declare, by kind: the names in the order of the book, whoever plays with how many."""
        every = [self.variant.rulesets[players] for players in self.beside.players]
        kinds = ("redeal", "claim", "promise", "bonus")
        return {kind: tuple(dict.fromkeys(name for rules in every for name in getattr(rules, kind))) for kind in kinds}
