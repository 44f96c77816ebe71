"""What chapters of Piquet are told with: beside what is told of any rules, classes of cards and titles in sentences."""

from tarotrules.games.piquet.chapters.cards import card_set
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling import told
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title


class Teller(told.Teller[Ruleset]):
    """Tells one ruleset in one language."""

    registry = staticmethod(registry)

    def tells(self, kind: str) -> bool:
        """Whether these rules have an exchange."""
        return kind != "exchange" or self.rules.exchange is not None

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
