"""What chapters are told with: the rules, the words of a language, the titles of what a variant declares."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tarotrules.book.inline import reference
from tarotrules.games.piquet.chapters.cards import card_set
from tarotrules.games.piquet.chapters.numbers import Pinned, number_of, stands
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase, begun
from tarotrules.wording.titles import choose_title
from tarotrules.wording.values import Value

TWO: Final = 2
BETWEEN: Final = "two"
"""What sentences choose by that are worded otherwise where two play against each other."""
Titles = Mapping[SettingPath, Mapping[str, str]]


def yes_no(flag: bool) -> str:  # noqa: FBT001 the flag is the subject
    """What a sentence chooses by where something is so or not."""
    return "yes" if flag else "no"


class Rule(Node):
    """A rule: sentences, and the settings they tell."""

    slot: str
    """What it is about, as a path, in all languages and variants; its number is put on when the book is bound."""
    phrases: tuple[Phrase, ...]
    settings: tuple[SettingPath, ...]
    heading: Phrase | None = None

    def closeness(self, path: SettingPath) -> int:
        """How exactly it tells a setting: how many steps of the path it names; 0 if it tells others."""
        return max((len(each) for each in self.settings if path[: len(each)] == each), default=0)

    def called(self, words: Catalogue) -> Phrase:
        """What it is called: by its heading, or as its slot is called."""
        return words.tell(f"name-{self.slot.replace('.', '-')}") if self.heading is None else capitalised(self.heading)


class Chart(Node):
    """A table that belongs to a rule; the first column heads its row."""

    slot: str
    """Of the rule."""
    caption: Phrase
    header: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, ...], ...]


Told = Rule | Chart


class Section(Node):
    """A chapter as told for one ruleset."""

    id: str
    title: Phrase
    told: tuple[Told, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        """The rules, without the tables."""
        return (each for each in self.told if isinstance(each, Rule))

    def charts(self, slot: str) -> Iterator[Chart]:
        """The tables of a rule."""
        return (each for each in self.told if isinstance(each, Chart) and each.slot == slot)


class Teller(Node):
    """Tells one ruleset in one language."""

    rules: Ruleset
    words: Catalogue
    titles: Titles
    players: tuple[int, ...] = ()
    """All the numbers of players that are told of, if there are others besides this ruleset's."""
    pinned: Pinned = MappingProxyType({})
    """The numbers that files give what they declare."""

    def say(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence; one that is worded otherwise for two players is told whether two play."""
        if BETWEEN in self.words.arguments(name):
            arguments.setdefault(BETWEEN, yes_no(self.rules.players == TWO))
        return self.words.tell(name, **arguments)

    def number(self, slot: str) -> str:
        """The number of a rule."""
        return number_of(self.rules, slot, self.pinned)

    def refer(self, *slots: str) -> Phrase:
        """The numbers of other rules, to be named in a sentence; nothing if these rules have none of them."""
        found = [reference(self.number(slot)) for slot in slots if stands(self.rules, slot)]
        return self.list(found) if found else Phrase()

    def see(self, *slots: str) -> Phrase:
        """The same in brackets, to be set behind a word."""
        found = self.refer(*slots)
        return self.say("see-rule", rules=found) if found else Phrase()

    def title(self, *path: str) -> Phrase:
        """The title a file gives an entry, or its id."""
        return Phrase.of(choose_title(self.titles.get(path, {}), self.words.language, path[-1]))

    def named(self, title: Phrase, form: str = "indefinite") -> Phrase:
        """A title in the form that a sentence needs: with its article, or as it is listed."""
        return self.say(f"title-{form}", title=title)

    def is_known(self, name: str) -> bool:
        """Whether a class of cards has a word or a title."""
        return f"class-{name}" in self.words.lexicon.entries or bool(self.titles.get(("deck", "class", name)))

    def noun(self, name: str) -> Noun:
        """A class of cards as a noun: of the lexicon, by its title, or by its cards."""
        key = f"class-{name}"
        if key in self.words.lexicon.entries:
            return Noun(key)
        titles = self.titles.get(("deck", "class", name), {})
        if titles:
            return Noun.titled(choose_title(titles, self.words.language, name))
        return Noun.titled(str(card_set(self.words, self.rules.deck.class_[name].cards)), "cards")

    def list(self, items: Iterable[str], joint: str = "and") -> Phrase:
        """Items joined as the language joins them."""
        return self.words.join([*items], joint)


def capitalised(phrase: Phrase) -> Phrase:
    """A phrase whose first letter is a capital, where its script has capitals."""
    return Phrase(begun(phrase))
