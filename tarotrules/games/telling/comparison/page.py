"""Variants compared, as a sheet: how much differs, what differs rule by rule, and a deal that shows it."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from tarotrules.book import tree
from tarotrules.book.inline import Reference, line
from tarotrules.games.telling.comparison.compared import TWO, Compared
from tarotrules.games.telling.comparison.comparing import Circle, Comparison
from tarotrules.games.telling.comparison.entries import Entry, entries
from tarotrules.games.telling.comparison.glance import glance, subtitle
from tarotrules.games.telling.comparison.matrix import columns_of, matrix
from tarotrules.games.telling.comparison.notes import Note
from tarotrules.games.telling.comparison.simulated import simulated
from tarotrules.games.telling.comparison.trials import Decided
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.front import SHORT
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, plain


def sheet(comparison: Comparison, *, brief: bool = False) -> tree.Book:
    """The comparison as a tree, with values and sources at the end; ``brief``: without them."""
    compared = comparison.compared
    found = [(circle, entries(circle, comparison.first)) for circle in comparison.circles]
    differ = any(some for _, some in found)
    first = (glance(comparison),) if differ and not comparison.sides else ()
    annex = () if brief else _annex(found)
    rules = (chapter for circle, some in found for chapter in _rules(comparison, circle, some))
    chapters = (*first, *rules, *_deals(comparison), *simulated(comparison), *annex)
    told = tuple(_about(comparison, place) for place in range(len(compared.names)))
    # Of more than two, columns are headed by short names, which are explained before they are met.
    front, small = ((), tuple(each.value for each in told)) if comparison.sides else (told, ())
    head = _title(comparison), subtitle(comparison), compared.words.language
    return tree.Book(*head, front, chapters, "sheet", small)


def _title(comparison: Comparison) -> str:
    """What is compared; a variant that is made from the other is said to differ from it."""
    (variants, names, *_), words = comparison.compared, comparison.compared.words
    if comparison.sides:
        for child, base in ((0, 1), (1, 0)):
            if variants[base].id in variants[child].layers and variants[base].id != variants[child].id:
                return words.say("comparison-title-child", child=names[child], base=names[base])
        return words.say("comparison-title", names=str(words.join(names)))
    return words.say("comparison-title-several", n=len(names))


def _about(comparison: Comparison, place: int) -> tree.Fact:
    """What one of those compared is."""
    (variants, names, identities, words, *_) = comparison.compared
    players = words.join([str(each) for each in sorted(variants[place].rulesets)])
    identity = identities[place][:SHORT]
    about = words.tell("comparison-about", name=names[place], players=str(players), identity=identity)
    return tree.Fact(line(variants[place].id), line(about))


def _rules(comparison: Comparison, circle: Circle, found: list[Entry]) -> Iterator[tree.Chapter]:
    """What differs: with the usual number of players, then with others what has not been said."""
    words = comparison.compared.words
    for players in dict.fromkeys(each.players for each in found):
        title = words.tell("comparison-with", players=str(words.join([str(each) for each in players])))
        some = [each for each in found if each.players == players]
        blocks = (
            (_contrasts(comparison.compared, some),)
            if comparison.sides
            else tuple(_by_chapter(comparison, circle, some))
        )
        yield tree.Chapter("", f"with-{'-'.join(map(str, players))}", line(title), blocks)


def _contrasts(compared: Compared, found: Iterable[Entry]) -> tree.Contrasts:
    return tree.Contrasts(tuple(map(line, compared.names)), tuple(each.contrast for each in found))


def _by_chapter(comparison: Comparison, circle: Circle, found: list[Entry]) -> Iterator[tree.Block]:
    """Chapter by chapter: a matrix of all, and below it what has no room in one."""
    compared = circle.compared
    if len(circle.places) < len(comparison.compared.names):
        yield tree.Paragraph(line(compared.words.tell("comparison-among", names=compared.named(comparison.compared))))
    for _, some in groupby(found, key=lambda each: each.family[0].chapter):
        group = list(some)
        yield tree.Heading(line(group[0].family[0].heading))
        yield from matrix(compared, [(each.family, each.contrast.numbers) for each in group])
        said = [each for each in group if each.contrast.wordings or each.contrast.tables]
        if said:
            yield _contrasts(comparison.compared, said)


def _annex(found: Iterable[tuple[Circle, list[Entry]]]) -> Iterator[tree.Chapter]:
    """The settings behind the differences, as a file writes them, and who says so."""
    rows, words = [], None
    for circle, some in found:
        compared, words = circle.compared, circle.compared.words
        rows += [
            (line(Reference(entry.contrast.numbers[0])), line(note.setting), line(_of(compared, note)))
            for entry in some
            for note in entry.notes
        ]
    if rows and words is not None:
        heads = ("comparison-rule", "comparison-setting", "comparison-said")
        table = tree.Table((), tuple(tree.Column(line(words.tell(head))) for head in heads), tuple(rows))
        yield tree.Chapter("", "annex", line(words.tell("comparison-annex")), (table,))


def _of(compared: Compared, note: Note) -> Phrase:
    return compared.words.tell("comparison-of", name=compared.called(*note.who), text=note.said)


def _deals(comparison: Comparison) -> Iterator[tree.Chapter]:
    """The deals that tell the variants apart, or that none does."""
    if not any(each.contrasts.entries for each in comparison.circles):
        return
    compared = comparison.compared
    told = comparison.decided
    examples = (_example(each, f"E{number}") for number, each in enumerate(told, 1))
    text = line(joined(_verdict(comparison), compared.words))
    blocks = (*((tree.Paragraph(text),) if text else ()), *examples)
    yield tree.Chapter("", "deals", line(compared.words.tell("comparison-deals", n=len(told))), blocks)


def _verdict(comparison: Comparison) -> Iterator[Phrase]:
    """Which variants no deal tells apart, and how far was searched; which ones only other deals would."""
    compared, words, shown = comparison.compared, comparison.compared.words, comparison.deals

    def names(places: Iterable[int]) -> Phrase:
        return words.join([compared.heads[place] for place in places])

    if not shown.cases and not shown.alike:
        yield words.tell("comparison-no-deal")
        return
    if not shown.cases and not shown.strange:
        yield words.tell("comparison-same-scores", n=shown.tried)
    elif shown.alike:
        yield words.tell("comparison-as-first", name=compared.heads[0], names=names(shown.alike[1:]))
    if shown.strange:
        yield words.tell("comparison-strange", name=compared.heads[0], names=names(shown.strange))
    if shown.left_out:
        yield words.tell("comparison-left-out", names=names(shown.left_out))


def _example(told: Decided, number: str) -> tree.Example:
    compared = told.compared
    words = compared.words
    reckonings: dict[Phrase, list[int]] = {}
    alike, *rules = told.rules
    for place, (own, by) in enumerate(zip(told.steps, rules, strict=True)):
        text = Phrase(f"{joined((_ended(step, words) for step in own), words)}{by}")
        reckonings.setdefault(text, []).append(place)
    steps = [words.tell("comparison-of", name=compared.called(*who), text=text) for text, who in reckonings.items()]
    situation = joined((_ended(step, words) for step in told.situation), words)
    return tree.Example(line(told.title), (line(situation, alike), *map(line, steps)), _scores(told), number)


def _scores(told: Decided) -> tree.Table:
    """A column for those who come to the same scores; of many, a row."""
    compared, words = told.compared, told.compared.words
    player = line(words.tell("account-player"))
    every = list(zip(*told.rows, strict=True))
    if compared.all == TWO:
        columns = (tree.Column(player), *(tree.Column(line(name), "end") for name in compared.heads))
        return tree.Table((), columns, tuple(tuple(map(line, row)) for row in told.rows))
    seats, scores = every[0], every[1:]
    columns = (tree.Column(line(words.tell("comparison-rules"))), *(tree.Column(line(each), "end") for each in seats))
    rows = tuple((line(compared.short(*who)), *(line(each) for each in scores[who[0]])) for who in columns_of(scores))
    return tree.Table((), columns, rows)


def _ended(step: Phrase, words: Catalogue) -> Phrase:
    """A step of a reckoning among others: what ends in a figure is ended like a sentence."""
    return words.tell("frame-stop", text=step) if plain(step)[-1:].isalnum() else step
