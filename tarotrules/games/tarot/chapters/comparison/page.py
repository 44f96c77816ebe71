"""Variants compared, as a sheet: how much differs, what differs rule by rule, and a deal that shows it."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.book.inline import Reference, line
from tarotrules.comparing.classes import classes, together
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.comparison.comparing import Comparison
from tarotrules.games.tarot.chapters.comparison.deciding import Decided, decided
from tarotrules.games.tarot.chapters.comparison.entries import Entry, entries
from tarotrules.games.tarot.chapters.comparison.glance import glance, subtitle
from tarotrules.games.tarot.chapters.comparison.notes import Note
from tarotrules.games.tarot.chapters.comparison.simulated import simulated
from tarotrules.games.tarot.chapters.differences import joined
from tarotrules.games.tarot.chapters.front import SHORT
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, plain


def sheet(comparison: Comparison, *, brief: bool = False) -> tree.Book:
    """The comparison as a tree, with values and sources at the end; ``brief``: without them."""
    compared = comparison.compared
    found = entries(comparison)
    first = (glance(comparison, found),) if found and not comparison.sides else ()
    annex = () if brief else _annex(comparison, found)
    chapters = (*first, *_rules(comparison, found), *_deals(comparison), *simulated(comparison), *annex)
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
    (variants, names, identities, words, _) = comparison.compared
    players = words.join([str(each) for each in sorted(variants[place].rulesets)])
    identity = identities[place][:SHORT]
    about = words.tell("comparison-about", name=names[place], players=str(players), identity=identity)
    return tree.Fact(line(variants[place].id), line(about))


def _rules(comparison: Comparison, found: list[Entry]) -> Iterator[tree.Chapter]:
    """What differs: with the usual number of players, then with others what has not been said."""
    words = comparison.compared.words
    names = tuple(map(line, comparison.compared.names))
    for players in dict.fromkeys(each.players for each in found):
        title = words.tell("comparison-with", players=str(words.join([str(each) for each in players])))
        block = tree.Contrasts(names, tuple(each.contrast for each in found if each.players == players))
        yield tree.Chapter("", f"with-{'-'.join(map(str, players))}", line(title), (block,))


def _annex(comparison: Comparison, found: list[Entry]) -> Iterator[tree.Chapter]:
    """The settings behind the differences, as a file writes them, and who says so."""
    compared, words = comparison.compared, comparison.compared.words
    rows = tuple(
        (line(Reference(entry.contrast.numbers[0])), line(note.setting), line(_of(compared, note)))
        for entry in found
        for note in entry.notes
    )
    if rows:
        heads = ("comparison-rule", "comparison-setting", "comparison-said")
        table = tree.Table((), tuple(tree.Column(line(words.tell(head))) for head in heads), rows)
        yield tree.Chapter("", "annex", line(words.tell("comparison-annex")), (table,))


def _of(compared: Compared, note: Note) -> Phrase:
    return compared.words.tell("comparison-of", name=compared.called(*note.who), text=note.said)


def _deals(comparison: Comparison) -> Iterator[tree.Chapter]:
    """The deals that tell the variants apart, or that none does."""
    if not comparison.contrasts.entries:
        return
    compared = comparison.compared
    told = [decided(compared, deal) for deal in comparison.deals.cases]
    examples = (_example(compared, each, f"E{number}") for number, each in enumerate(told, 1))
    text = line(joined(_verdict(comparison), compared.words))
    further = (
        _example(compared.only(pair), decided(compared.only(pair), deal), f"E{number}")
        for number, (pair, deal) in enumerate(comparison.pairs.items(), len(told) + 1)
    )
    blocks = (*((tree.Paragraph(text),) if text else ()), *examples, *further)
    title = compared.words.tell("comparison-deals", n=len(told) + len(comparison.pairs))
    yield tree.Chapter("", "deals", line(title), blocks)


def _verdict(comparison: Comparison) -> Iterator[Phrase]:
    """Which variants no deal tells apart, and how far was searched."""
    compared, words, shown = comparison.compared, comparison.compared.words, comparison.deals
    if not shown.tried:
        yield words.tell("comparison-no-deal")
    elif not shown.cases and not comparison.pairs:
        yield words.tell("comparison-same-scores", n=shown.tried)
    else:
        for group in _alike(comparison):
            yield words.tell("comparison-not-apart", names=compared.quoted(*group), n=shown.tried)


def _alike(comparison: Comparison) -> list[tuple[int, ...]]:
    """Those whose scores were the same in every deal that was tried."""
    places, shown = range(len(comparison.compared.names)), comparison.deals
    apart = shown.apart | comparison.pairs.keys()
    first = [next(one for one in places if one == two or (one, two) not in apart) for two in places]
    return [group for group in together(classes(first)) if len(group) > 1]


def _example(compared: Compared, told: Decided, number: str) -> tree.Example:
    words, heads = compared.words, compared.heads
    reckonings: dict[Phrase, list[int]] = {}
    alike, *rules = told.rules
    for place, (own, by) in enumerate(zip(told.steps, rules, strict=True)):
        text = Phrase(f"{joined((_ended(step, words) for step in own), words)}{by}")
        reckonings.setdefault(text, []).append(place)
    steps = [words.tell("comparison-of", name=compared.called(*who), text=text) for text, who in reckonings.items()]
    columns = (
        tree.Column(line(words.tell("account-player"))),
        *(tree.Column(line(name), "end") for name in heads),
    )
    rows = tuple(tuple(map(line, row)) for row in told.rows)
    table = tree.Table((), columns, rows)
    situation = joined((_ended(step, words) for step in told.situation), words)
    return tree.Example(line(told.title), (line(situation, alike), *map(line, steps)), table, number)


def _ended(step: Phrase, words: Catalogue) -> Phrase:
    """A step of a reckoning among others: what ends in a figure is ended like a sentence."""
    return words.tell("frame-stop", text=step) if plain(step)[-1:].isalnum() else step
