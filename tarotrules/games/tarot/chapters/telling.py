"""What chapters are told with: the rules, the words of a language, the titles of what a variant declares."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tarotrules.book.inline import reference
from tarotrules.cards.pack import COURTS, EXCUSE, TRUMP, Card
from tarotrules.games.tarot.chapters.numbers import registry, stands
from tarotrules.games.tarot.chapters.sets import card_set, is_of_codes, run_of
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase, begun, plain
from tarotrules.wording.titles import choose_title
from tarotrules.wording.values import Value

TWO: Final = 2
"""Players of a game in which nobody has anybody at their side."""
BETWEEN: Final = "two"
"""What sentences choose by that are worded otherwise where two play against each other."""
_COURTS: Final = {rank: name for name, rank in COURTS.items()}

Titles = Mapping[SettingPath, Mapping[str, str]]


def yes_no(flag: bool) -> str:  # noqa: FBT001 the flag is the subject
    """What a sentence chooses by where something is so or not."""
    return "yes" if flag else "no"


def for_two(rules: Ruleset) -> str:
    """Whether two play: each is the other's opponent, and one defends alone."""
    return yes_no(rules.players == TWO)


class Rule(Node):
    """A rule: sentences, and the settings they tell."""

    slot: str
    """What it is about, as a path, in all languages and variants; its number is put on when the book is bound."""
    phrases: tuple[Phrase, ...]
    settings: tuple[SettingPath, ...]
    heading: Phrase | None = None
    name: Phrase | None = None
    """What it is called, where it has no heading."""
    at_hand: bool = False
    """Whether the cheat sheet has it too, in the same words."""
    reasons: tuple[tuple[str, str | None], ...] = ()
    """The reasons for which something may not be done that it tells, each with what it is about."""
    players: tuple[int, ...] = ()
    """The numbers of players it is told for, if not for all that its chapter is."""
    apart: bool = False
    """Whether each of its phrases is a paragraph."""

    def closeness(self, path: SettingPath) -> int:
        """How exactly it tells a setting: how many steps of the path it names; 0 if it tells others."""
        return max((len(each) for each in self.settings if path[: len(each)] == each), default=0)

    def called(self, words: Catalogue) -> Phrase:
        """What it is called: by its heading or name, or as its slot is called."""
        own = self.heading or self.name
        return words.tell(f"name-{self.slot.replace('.', '-')}") if own is None else capitalised(own)


class Chart(Node):
    """A table that belongs to a rule; the first column heads its row."""

    slot: str
    """Of the rule."""
    caption: Phrase
    header: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, ...], ...]
    summary: bool = False
    """Whether it only repeats what other rules say, for the eye."""
    lying: bool = False
    """Whether a book sets its rows as columns."""
    joined: bool = False
    """Whether each number of players adds its columns to one table."""


Told = Rule | Chart


class Section(Node):
    """A chapter as told for one ruleset."""

    id: str
    title: Phrase
    told: tuple[Told, ...]
    players: tuple[int, ...] = ()
    """The numbers of players it is told for, if not for all."""

    @property
    def rules(self) -> Iterator[Rule]:
        """The rules, without the tables."""
        return (each for each in self.told if isinstance(each, Rule))


class Teller(Node):
    """Tells one ruleset in one language."""

    rules: Ruleset
    words: Catalogue
    titles: Titles
    players: tuple[int, ...] = ()
    """All the numbers of players that are told of, if there are others besides this ruleset's."""
    own: tuple[tuple[str, str], ...] = ()
    """Slot and number of the rules about what the files of a book declare, where they are known."""

    def say(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence; one that is worded otherwise for two players is told whether two play."""
        if BETWEEN in self.words.arguments(name):
            arguments.setdefault(BETWEEN, for_two(self.rules))
        return said(self.words, name, arguments)

    def remark(self, name: str) -> "Remark":
        """A sentence that says what is usual: nobody agrees on it."""
        remark = Remark(self.words.tell(name))
        remark.message, remark.arguments = name, {}
        return remark

    def sentence(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence that begins with a capital, whatever it begins with."""
        return capitalised(self.say(name, **arguments))

    def refer(self, *slots: str) -> Phrase:
        """The numbers of other rules, to be named in a sentence; nothing if these rules have none of them."""
        known, own = registry().rules, dict(self.own)
        told = (slot for slot in slots if stands(self.rules, slot))
        numbers = (known[slot].number if slot in known else own.get(slot) for slot in told)
        found = [reference(each) for each in numbers if each is not None]
        return self.list(found) if found else Phrase()

    def see(self, *slots: str) -> Phrase:
        """The same in brackets, to be set behind a word."""
        found = self.refer(*slots)
        return self.say("see-rule", rules=found) if found else Phrase()

    def title(self, *path: str) -> Phrase:
        """The title a file gives an entry, or its id."""
        return Phrase.of(choose_title(self.titles.get(path, {}), self.words.language, path[-1]))

    def level(self, claim: str, level: str | None) -> Phrase:
        """The whole name of a level of a declaration: its title if that says it all, else together with the other's."""
        title, levels = self.title("claim", claim), self.rules.claim[claim].level
        if level is None or len(levels) == 1:
            return title
        own = self.title("claim", claim, "level", level)
        return own if title.casefold() in own.casefold() else self.say("claim-named", title=title, level=own)

    def noun(self, name: str) -> Noun:
        """A class of cards as a noun: of the lexicon, or by its title."""
        key = f"class-{name}"
        if key in self.words.lexicon.entries:
            return Noun(key)
        titles = self.titles.get(("deck", "class", name), {})
        if not self.goes_by_cards(name):
            return Noun.titled(choose_title(titles, self.words.language, name))
        only, cards = self.only_card(name), self.cards(name)
        if only is not None:
            return self.card(only)
        run = run_of(cards)
        if run is None:
            return Noun.titled(plain(card_set(self.words, cards).said), "cards")
        return Noun.titled(self.words.say("cards-from-to", first=run[0], last=run[1]), "run")

    def goes_by_cards(self, name: str) -> bool:
        """Whether a class has no word nor title: one card, or several by whose codes it is called."""
        if f"class-{name}" in self.words.lexicon.entries or self.titles.get(("deck", "class", name)):
            return False
        is_several = is_of_codes(name) and len(self.cards(name)) > 1
        return is_several or self.only_card(name) is not None

    def only_card(self, name: str) -> Card | None:
        """The card by whose name a class of a single card goes, unless its class has a word or a title."""
        known = self.rules.deck.class_.get(name)
        if f"class-{name}" in self.words.lexicon.entries or self.titles.get(("deck", "class", name)) or not known:
            return None
        (card, *others) = known.cards
        return None if others or card.suit == EXCUSE else card

    def card(self, card: Card) -> Noun:
        """A single card but the Excuse as a noun, by the name it has at any table."""
        if card.suit == TRUMP:
            return Noun.titled(self.words.number(card.rank), "trump")
        if card.rank not in _COURTS:
            return Noun.titled(self.words.say("card-low-alone", n=card.rank, suit=card.suit), "card")
        return Noun.titled(self.words.say("card-suit-alone", suit=card.suit), _COURTS[card.rank])

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards of a class."""
        return self.rules.deck.class_[name].cards

    def list(self, items: Iterable[str], joint: str = "and") -> Phrase:
        """Items joined as the language joins them."""
        return self.words.join(list(items), joint)


class Said(Phrase):
    """A phrase that knows which message it is, and what the message was given."""

    __slots__ = ("arguments", "message")
    message: str
    arguments: Mapping[str, Value]


class Remark(Said):
    """A sentence that changes no rule: rules that differ in it alone are the same."""

    __slots__ = ()


def said(words: Catalogue, name: str, arguments: Mapping[str, Value]) -> Said:
    """What a message says."""
    return known(words.tell(name, **arguments), name, arguments)


def as_for_more(phrase: Phrase, words: Catalogue) -> Phrase:
    """A sentence as more than two players are told it: wording alone makes no other rule."""
    if not isinstance(phrase, Said) or phrase.arguments.get(BETWEEN) != "yes":
        return phrase
    return capitalised(said(words, phrase.message, {**phrase.arguments, BETWEEN: "no"}))


def known(text: str, name: str, arguments: Mapping[str, Value]) -> Said:
    """A text as what a message says."""
    phrase = Said(text)
    phrase.message, phrase.arguments = name, arguments
    return phrase


def capitalised(phrase: Phrase) -> Phrase:
    """A phrase whose first letter is a capital, where its script has capitals."""
    text = begun(phrase)
    if text == phrase:
        return phrase
    return known(text, phrase.message, phrase.arguments) if isinstance(phrase, Said) else Phrase(text)
