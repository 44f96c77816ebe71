"""A variant and everything it builds on, put together into a draft."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Final

from tarotrules.draft import problems
from tarotrules.draft.flatten import flatten
from tarotrules.draft.head import NEEDS, bounds_on_players
from tarotrules.draft.layer import Layer, Lost, Pinned, Prose
from tarotrules.draft.merge import Merger
from tarotrules.draft.said import Origin, Said, Settled
from tarotrules.draft.state import State
from tarotrules.expressions.tree import Number, Path
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concepts, Diagnostic, Label, Row, has_errors
from tarotrules.source.itself import Itself
from tarotrules.source.node import Node
from tarotrules.syntax.document import Document, Entry, Word
from tarotrules.syntax.names import file_name
from tarotrules.syntax.problems import VALUE_BEFORE_BLOCK

MOST_PARENTS = 16
REMEMBERED: Final = 256
"""Documents kept as acts; more than are shipped."""

Find = Callable[[str], tuple[Document | None, Sequence[Diagnostic]] | None]
"""The document of a name on the search path; ``None`` if there is no such file."""


class Draft(Node):
    """Documents gathered by ``extends`` and ``with``: values with origins, unproven."""

    document: Document
    layers: tuple[Layer, ...]
    """Weakest first."""
    players: tuple[int, ...]
    """Numbers of players in the deal; the first is the one the game is explained for."""
    states: Mapping[int, State]
    titles: Mapping[SettingPath, Mapping[str, str]]
    notes: Mapping[SettingPath, Mapping[str, str]]
    pinned: Mapping[SettingPath, Pinned]
    """The numbers that files give the rules about an entry; the nearest file has the last word."""
    parent: str | None
    reasons: Mapping[tuple[str, str], Mapping[str, str]]
    """Why something is assumed: by layer and name, then by language."""
    levels: tuple[tuple[Layer, ...], ...]
    """The layers, those of equal rank together."""
    shape: type[Record]
    """What a ruleset is made of."""


def resolve(
    document: Document, shape: type[Record], find: Find, known: Callable[[], Iterable[str]] = tuple
) -> tuple[Draft, list[Diagnostic]]:
    """The draft of a document, with what is wrong in it or in what it builds on.

    ``known`` are names a reader may have meant by one that is not found.
    """
    gathering = _Gathering(find, known)
    chain = gathering.chain(document)
    levels: list[tuple[Layer, ...]] = []
    for each in chain:
        options = gathering.options(each)
        for level in options:
            levels.append(tuple(gathering.flatten(option, shape, len(levels)) for option in level))
        levels.append((gathering.flatten(each, shape, len(levels)),))
    players = next((players for level in reversed(levels) if (players := _played_by(level))), ())
    if not players and not has_errors(gathering.problems):
        gathering.report(problems.NO_PLAYERS.at(document.id.span))
    merger = Merger(shape, players)
    states = {number: _said_for(number, merger.settle(levels, number), document.id, len(levels)) for number in players}
    lost = [each for level in levels for layer in level for each in layer.lost]
    told = [gathering.as_option(each, document) or _looked_up(each, shape, states) for each in lost]
    gathering.report(*told)
    # What was joined to one name, and is several, has no place in an order.
    several = {each.labels[0].span for each in told if each.problem == VALUE_BEFORE_BLOCK}
    merged = [each for each in merger.found() if each.labels[0].span not in several]
    found = [*gathering.problems, *_for_nobody(levels[-1], players, shape), *merged]
    return _draft(document, shape, levels, players, states), found


def _played_by(level: tuple[Layer, ...]) -> tuple[int, ...]:
    """For how many players a level is: those that all its layers are for which say so."""
    first, *others = [layer.players for layer in level if layer.players] or [()]
    return tuple(each for each in first if all(each in other for other in others))


def _said_for(players: int, state: State, name: Word, rank: int) -> State:
    """A state that says for how many players it is, as the nearest file does of all its numbers together."""
    origin = Origin(name.span, name.concept, rank, None, None, None)
    state.values["players",] = Settled(((Number(Fraction(players)),),), origin)
    return state


def _for_nobody(level: tuple[Layer, ...], players: tuple[int, ...], shape: type[Record]) -> list[Diagnostic]:
    """What the nearest layer says for numbers of players the game is not played by."""
    astray = [
        (each.origin.span, each.origin.players)
        for layer in level
        for each in layer.said
        if players and each.origin.players is not None and not set(each.origin.players) & {*players, *layer.refused}
    ]
    for span, numbers in astray[:1]:
        least, most = bounds_on_players(shape)
        possible = all(least <= number <= most for number in numbers)
        hint = "possible" if possible else "impossible"
        given = Concepts(map(str, numbers))
        return [problems.NO_SUCH_PLAYERS.at(span, hint=hint, given=given, least=least, most=most)]
    return []


def _draft(
    document: Document,
    shape: type[Record],
    levels: list[tuple[Layer, ...]],
    players: tuple[int, ...],
    states: Mapping[int, State],
) -> Draft:
    layers = tuple(layer for level in levels for layer in level)
    prose = [each for layer in layers for each in layer.prose]
    return Draft(
        document=document,
        layers=layers,
        players=players,
        states=states,
        titles=_texts(prose, "title", layers),
        notes=_texts(prose, "note", layers),
        pinned={each.path: each for layer in layers for each in layer.pinned},
        parent=document.extends.concept if document.extends else None,
        reasons=_reasons(layers),
        levels=tuple(levels),
        shape=shape,
    )


def without(draft: Draft, faulty: Callable[[Said], bool]) -> Draft:
    """The draft as it would be if its own file did not say what is faulty."""
    *weaker, (own,) = draft.levels
    kept = own._replace(said=tuple(each for each in own.said if not faulty(each)))
    merger = Merger(draft.shape, draft.players)
    levels, name = [*weaker, (kept,)], draft.document.id
    states = {number: _said_for(number, merger.settle(levels, number), name, len(levels)) for number in draft.players}
    return draft._replace(states=states)


def _reasons(layers: tuple[Layer, ...]) -> dict[tuple[str, str], dict[str, str]]:
    """Reasons by layer and name, then by language."""
    result: dict[tuple[str, str], dict[str, str]] = {}
    for layer in layers:
        for each in layer.prose:
            if each.word == "reason":
                result.setdefault((layer.document.id.concept, each.path[0]), {})[each.language] = each.text
    return result


def _texts(prose: list[Prose], word: str, layers: tuple[Layer, ...]) -> dict[SettingPath, dict[str, str]]:
    """Texts by path and language. The empty path is the file's own, never its parent's."""
    result: dict[SettingPath, dict[str, str]] = {}
    for each in prose:
        if each.word == word and each.path:
            result.setdefault(each.path, {})[each.language] = each.text
    for layer in layers[-1:]:
        for each in layer.prose:
            if each.word == word and not each.path:
                result.setdefault((), {})[each.language] = each.text
    return result


class _Gathering:
    """Finds parents and options, and watches for circles."""

    def __init__(self, find: Find, known: Callable[[], Iterable[str]]) -> None:
        self.find, self._known = find, known
        self.found: dict[tuple[object, ...], Diagnostic] = {}
        self.taken: set[str] = set()
        """Options taken so far, by the parents first."""

    @cached_property
    def known(self) -> tuple[str, ...]:
        """Names a reader may have meant; hardly ever is one asked for."""
        return tuple(self._known())

    @property
    def problems(self) -> list[Diagnostic]:
        """Everything found, each once."""
        return list(self.found.values())

    def report(self, *diagnostics: Diagnostic) -> None:
        """Keep problems, each once."""
        for each in diagnostics:
            self.found.setdefault(each.key, each)

    def document(self, name: Word) -> Document | None:
        found = self.find(name.concept)
        if found is None:
            self.report(problems.UNKNOWN_VARIANT.at(name.span, word=name.concept, known=Concepts(self.known)))
            return None
        document, trouble = found
        self.report(*trouble)
        return document

    def chain(self, document: Document) -> list[Document]:
        """The document and its parents, the furthest first."""
        chain, trail = [document], [document.id.concept]
        while chain[-1].extends is not None:
            word = chain[-1].extends
            if word.concept in trail:
                self.report(problems.CIRCLE.at(word.span, names=" → ".join([*trail, word.concept])))
                break
            if len(chain) >= MOST_PARENTS:
                self.report(problems.CHAIN_TOO_LONG.at(word.span, most=MOST_PARENTS))
                break
            parent = self.document(word)
            if parent is None:
                break
            if parent.kind != "variant":
                self.report(problems.NOT_A_VARIANT.at(word.span, name=word.concept))
                break
            chain.append(parent)
            trail.append(word.concept)
        return chain[::-1]

    def options(self, document: Document) -> list[tuple[Document, ...]]:
        """What a document takes, in levels: options that another needs come before it, variants are beside them."""
        taken: dict[str, tuple[Word, Document]] = {}
        for word in document.options:
            option = self.document(word)
            if option is None:
                continue
            if option.kind != "option" and not _is_beside(option, document):
                self.report(problems.NOT_AN_OPTION.at(word.span, name=word.concept))
            else:
                taken[word.concept] = (word, option)
        excluded = self._exclude(taken)
        levels = self._levels(taken, excluded)
        self.taken |= taken.keys()
        return levels

    def _levels(self, taken: dict[str, tuple[Word, Document]], excluded: set[str]) -> list[tuple[Document, ...]]:
        waiting = {name: set(header_names(option, "needs")) for name, (_, option) in taken.items()}
        lacking = {name for name, needed in waiting.items() if name in excluded or needed & excluded}
        for name, needed in waiting.items():
            for missing in sorted(needed - taken.keys() - self.taken):
                word, _ = taken[name]
                how = "command" if word.span.source.is_command else "file"
                self.report(problems.NEEDED_OPTION.at(word.span, option=name, needed=missing, how=how))
                lacking.add(name)
        # What an option refines without the one it needs would be reported again, piece by piece.
        waiting = {name: needed for name, needed in waiting.items() if name not in lacking}
        levels: list[tuple[Document, ...]] = []
        done: set[str] = set()
        while waiting:
            ready = [name for name, needed in waiting.items() if not (needed & waiting.keys()) - {name}]
            ready = ready or list(waiting)
            levels.append(tuple(taken[name][1] for name in ready))
            done.update(ready)
            waiting = {name: needed for name, needed in waiting.items() if name not in done}
        return levels

    def _exclude(self, taken: dict[str, tuple[Word, Document]]) -> set[str]:
        """Options that another one of their group excludes: what else they disagree on need not be said."""
        seen: dict[str, Word] = {}
        excluded: set[str] = set()
        for word, option in taken.values():
            for group in header_names(option, "group"):
                other = seen.setdefault(group, word)
                if other is not word:
                    self.report(
                        problems.EXCLUSIVE_OPTIONS.at(
                            word.span, Label(other.span, "other"), one=other.concept, two=word.concept
                        )
                    )
                    excluded.add(word.concept)
        return excluded

    def as_option(self, lost: Lost, document: Document) -> Diagnostic | None:
        """A word that means nothing in a file but is the name of an option, told with the header that takes it."""
        head, name = document, lost.concept
        if lost.problem != problems.UNKNOWN_SETTING or lost.path or name not in self.known or head.extends is None:
            return None
        found = self.find(name)
        if found is None or found[0] is None or found[0].kind != "option":
            return None
        taken = ", ".join((*(each.concept for each in head.options), name))
        home = Row((head.kind, head.id.concept, "extends", head.extends.concept, "with", taken))
        return lost.problem.at(
            lost.span, word=lost.written, known=lost.known, hint="home", suggestion="", home=home, inside=Concepts()
        )

    def flatten(self, document: Document, shape: type[Record], rank: int) -> Layer:
        layer, trouble = _flattened(Itself(document), Itself(shape), rank)
        self.report(*trouble)
        return layer


def _is_beside(variant: Document, other: Document) -> bool:
    """Whether one variant says what it changes of just what another builds on, so that both can be taken together."""
    one, two = variant.extends, other.extends
    return one is not None and two is not None and one.concept == two.concept and not variant.options


@lru_cache(REMEMBERED)
def _flattened(
    document: Itself[Document], shape: Itself[type[Record]], rank: int
) -> tuple[Layer, Sequence[Diagnostic]]:
    """A document as acts; nearly every variant builds on the same ones."""
    return flatten(document.it, shape.it, rank)


def _looked_up(lost: Lost, shape: type[Record], states: Mapping[int, State]) -> Diagnostic:
    # Imported here: most files have no word that means nothing.
    from tarotrules.draft.lost import look_up

    return look_up(lost, shape, states.values())


def header_names(document: Document, word: str) -> list[str]:
    """Names after a header word of an option (``needs misere``); what is no name is reported by the reader."""
    return [
        _named(item, word)
        for statement in document.body
        if isinstance(statement, Entry) and statement.word.concept == word
        for group in statement.values
        for item in group
        if isinstance(item, Path)
    ]


def _named(item: Path, word: str) -> str:
    """What an option needs is the name of a file, whatever it may mean as a word."""
    return file_name(item.span.text, item.steps[0]) if word == NEEDS and item.span is not None else item.steps[0]
