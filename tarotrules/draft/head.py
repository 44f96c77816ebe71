"""What a file says of itself: titles and notes, sources, reasons, whose rules they are, and for how many players."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from tarotrules.draft import problems
from tarotrules.draft.layer import Pinned, Prose
from tarotrules.draft.looks import only_name, only_names, only_text
from tarotrules.draft.reading import name_missing, not_a_number
from tarotrules.draft.shape import RecordType
from tarotrules.expressions.tree import Number, Path
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Whole
from tarotrules.settings.record import Setting
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label, Steps
from tarotrules.source.text import Span
from tarotrules.syntax.document import Document, Entry, Item, Word
from tarotrules.syntax.habits import list_meant
from tarotrules.syntax.names import entry_name
from tarotrules.syntax.signs import quote

_AROUND_TEXT: Final = ":：=＝ \t\u00a0\u3000{};\"“”„«»「」＂'"
_SAID: Final = rf'({"|".join(LANGUAGES)})[:=\s]*("(?:[^"\\]|\\.)+")[;,\s]*'
TOLD: Final = ("played_by", "period")
"""What is said of the rules as a whole alone, in some languages: who plays so, and when."""
STATUS: Final = "status"
REGION: Final = "region"
PLATFORM: Final = "platform"
"""Whose rules are those of a program, which deals and counts by itself."""
STATUSES: Final = ("official", "regional", "club_rules", "house_rules", PLATFORM, "historical", "reconstructed")
"""Whose rules they can be; those of a house are played at a table, those of a platform by a program."""
HEADER: Final = ("game", "players", "source", "version", STATUS, REGION, *TOLD, "needs", "group", "reason")
"""Words that only the file as a whole has."""
NEEDS: Final = "needs"
HUNDREDTHS: Final = 100
"""The second part of a rule's number has two figures."""
OF_OPTIONS: Final = (NEEDS, "group")
"""Those of them that are for options alone."""


class Head:
    """Reads what one document says of itself; what is wrong is put to what was ``found``."""

    def __init__(self, document: Document, shape: RecordType, found: list[Diagnostic]) -> None:
        self.document, self.shape, self.problems = document, shape, found
        self.prose: list[Prose] = []
        self.pinned: list[Pinned] = []
        self.players: list[int] = []
        self.refused: list[int] = []
        self.sources = list(_texts(document, "source"))
        self.followed = _followed(self.sources)
        self.version = next(_texts(document, "version"), None)
        self.status: str | None = None
        self.regions: tuple[str, ...] = ()
        self._counted: Span | None = None
        self._ranked: Span | None = None
        self._reasons: dict[str, Span] = {}
        self._told: dict[tuple[SettingPath, str, str], Span] = {}

    def check_reasons(self, given: Collection[str | None]) -> None:
        """Reasons declared that nothing is assumed for: one of two names may be misspelt."""
        unused = [(name, span) for name, span in self._reasons.items() if name not in given]
        self.problems += [problems.UNUSED_REASON.at(span, name=Concept(name)) for name, span in unused]

    def texts(self, entry: Entry, path: SettingPath) -> None:
        """A title, a note or a reason, said in some languages."""
        block = entry.block or ()
        if entry.block is None:
            self.no_text(entry.word, entry.span)
        for each in block:
            text = only_text(each)
            if isinstance(each, Entry) and text is not None:
                self._check_language(each.word)
                self._tell(Prose(path, entry.word.concept, each.word.concept, text.value, text.span))
            else:
                span = each.span or entry.word.span
                self._expected(entry.word, span, self._lines(span.text))

    def number(self, entry: Entry, path: SettingPath) -> None:
        """``number 8.53``: the number of the rules about an entry."""
        items = [item for group in entry.values for item in group]
        item = items[0] if len(items) == 1 and entry.block is None else None
        hundredths = item.value * HUNDREDTHS if isinstance(item, Number) else None
        if hundredths is None or hundredths.denominator != 1:
            span = entry.span or entry.word.span
            self.problems.append(not_a_number(Concept(entry.word.concept), span))
            return
        pinned = Pinned(path, int(hundredths), entry.span or entry.word.span)
        before = next((each for each in self.pinned if each.path == path), None)
        if before is not None:
            what = Steps((*path, entry.word.concept))
            self.problems.append(problems.SAID_TWICE.at(pinned.span, Label(before.span, "other"), what=what))
        self.pinned.append(pinned)

    def no_text(self, word: Word, span: Span | None, name: str = "") -> None:
        """Something else where a text should be, with what it would look like."""
        span = span or word.span
        behind = span.text.removeprefix(word.written)
        plain = word.concept in {"source", "version"}
        text = self._meant(behind)[1] if plain else f"{{ {self._lines(behind)} }}"
        self._expected(word, span, f"{word.written} {name}{text}", "plain" if plain else "languages")

    def _expected(self, word: Word, span: Span | None, instead: str, how: str = "languages") -> None:
        self.problems.append(problems.META_EXPECTED.at(span, word=word.written, how=how, instead=instead))

    def _lines(self, said: str) -> str:
        """What a block of texts would hold."""
        return "; ".join(_one_after_another(said)) or " ".join(self._meant(said))

    def _meant(self, said: str) -> tuple[str, str]:
        """The language and the text that somebody may have meant."""
        behind = said.strip(_AROUND_TEXT)
        language, _, rest = behind.partition(" ")
        if language not in LANGUAGES:
            language, rest = self.document.language, behind
        text = rest.strip(_AROUND_TEXT)
        return language, quote(text if text and '"' not in text else "…")

    def _tell(self, prose: Prose) -> None:
        """A text; another one in its place would be lost."""
        before = self._told.setdefault(prose[:3], prose.span)
        if before is not prose.span:
            what = Steps((*prose.path, prose.word, prose.language))
            self.problems.append(problems.SAID_TWICE.at(prose.span, Label(before, "other"), what=what))
        self.prose.append(prose)

    def _check_language(self, word: Word) -> None:
        if word.concept not in LANGUAGES:
            known = Concepts(LANGUAGES)
            self.problems.append(problems.UNKNOWN_LANGUAGE.at(word.span, word=word.written, known=known))

    def header(self, entry: Entry) -> None:
        """A word that only the file as a whole has."""
        concept = entry.word.concept
        if concept in {"source", "version"}:
            if only_text(entry) is None:
                self.no_text(entry.word, entry.span)
            return
        if concept == "players":
            self._player_counts(entry)
            return
        if concept in TOLD:
            self.texts(entry, ())
            return
        if concept == "reason":
            self._reason(entry)
            return
        if concept == STATUS:
            self._status(entry)
            return
        if only_names(entry.values) is None:
            self.problems.append(name_missing(entry.span, entry.word.written))
        elif concept == REGION:
            named = [group[0] for group in entry.values]
            self.regions += tuple(
                entry_name(each.span.text, each.steps[0]) for each in named if isinstance(each, Path) and each.span
            )

    def _status(self, entry: Entry) -> None:
        """``status club``: whose rules they are."""
        name = only_name(entry.values)
        if not entry.values:
            self.problems.append(problems.VALUE_MISSING.at(entry.span, word=Concept(STATUS)))
        elif name not in STATUSES:
            item = entry.values[0][0]
            span = item.span or entry.word.span
            self.problems.append(
                problems.WRONG_WORD.at(span, word=span.text, setting=Concept(STATUS), known=Concepts(STATUSES))
            )
        elif self._ranked is not None:
            label = Label(self._ranked, "other")
            self.problems.append(problems.SAID_TWICE.at(entry.span, label, what=Steps((STATUS,))))
        else:
            self.status, self._ranked = name, entry.span

    def _reason(self, entry: Entry) -> None:
        """``reason no-source { fr "…"; en "…" }``: why something is assumed, said once for all languages."""
        name = only_name(entry.values)
        if name is not None:
            self.no_text(entry.word, None, f"{name} ")
        elif not entry.block:
            self.problems.append(name_missing(entry.span, entry.word.written))
        for named in entry.block or ():
            if isinstance(named, Entry) and named.block:
                name = named.word.concept
                self._reasons.setdefault(name, named.word.span)
                self.texts(Entry(entry.word, (), named.block, None, named.span), (name,))
            else:
                span = named.span or entry.word.span
                self._expected(entry.word, span, f"… {{ {self._lines(span.text)} }}")

    def _player_counts(self, entry: Entry) -> None:
        """``players 4, 3, 5``: the first is the number the game is explained for."""
        if not entry.values:
            self.problems.append(problems.VALUE_MISSING.at(entry.span, word=Concept("players")))
        if self._counted is not None:
            label = Label(self._counted, "other")
            self.problems.append(problems.SAID_TWICE.at(entry.span, label, what=Steps(("players",))))
            return
        self._counted = entry.span
        for values in entry.values:
            number = _number_of(values)
            if number is None:
                self._no_count(entry, values)
                return
            least, most = bounds_on_players(self.shape)
            if not least <= number <= most:
                self.problems.append(
                    problems.OUT_OF_BOUNDS.at(
                        values[0].span or entry.span, word=Concept("players"), least=least, most=most, given=number
                    )
                )
                self.refused.append(number)
                return
            self.players.append(int(number))

    def _no_count(self, entry: Entry, values: tuple[Item, ...]) -> None:
        first, last = values[0].span or entry.word.span, values[-1].span or entry.word.span
        whole = first.to(last)
        meant = list_meant(values, whole.text)
        if not meant and "," in whole.text:
            meant = ", ".join(re.findall("[0-9]+", whole.text))
        if meant:
            self.problems.append(problems.COMMA_FOR_LIST.at(whole, written=whole.text, instead=meant))
        else:
            self.problems.append(not_a_number(Concept("players"), whole))


def _followed(sources: Sequence[str]) -> str | None:
    """What is followed by all that has no citation; a work behind a name, `FFT 2012: …`, is cited where it is followed.

    >>> _followed(["the blue notebook", "Paul’s letter", "FFT 2012: Règlement officiel"])
    'the blue notebook; Paul’s letter'
    """
    return "; ".join([each for each in sources if ": " not in each] or sources) or None


def bounds_on_players(shape: RecordType) -> tuple[int, int]:
    """The fewest and the most players a ruleset may be for."""
    field = shape.fields["players"]
    if not isinstance(field, Setting) or not isinstance(field.kind, Whole):
        raise TypeError(shape)
    return field.kind.least, field.kind.most


def _texts(document: Document, word: str) -> Iterator[str]:
    for statement in document.body:
        if isinstance(statement, Entry) and statement.word.concept == word:
            text = only_text(statement)
            if text is not None:
                yield text.value


def _one_after_another(said: str) -> list[str]:
    """Several texts that each have their language before them, if that is all there is.

    >>> _one_after_another('{ en "Club" fr "Cercle" }'), _one_after_another('en "My" "Club"')
    (['en "Club"', 'fr "Cercle"'], [])
    """
    inside = said.strip(" \n{}")
    found = [" ".join(each) for each in re.findall(_SAID, inside)]
    return found if len(found) > 1 and not re.sub(_SAID, "", inside) else []


def _number_of(values: tuple[Item, ...]) -> int | None:
    item = values[0]
    whole = len(values) == 1 and isinstance(item, Number) and item.value.denominator == 1
    return int(item.value) if whole and isinstance(item, Number) else None
