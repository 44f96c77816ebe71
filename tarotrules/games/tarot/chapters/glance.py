"""The last page: what is looked up at the table in the middle of a deal, in the tables of the cheat sheet."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.sheets import tables
from tarotrules.games.tarot.chapters.sheets.amounts import MARGINS, paid_alike
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.paid import feats
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase


def glance(beside: Beside) -> tree.Chapter:
    """The chapter: for the main number of players, and what is different with others."""
    main, *others = beside.players
    rules = beside.variant.rulesets
    usual = list(_paid(beside, main))
    blocks: list[tree.Block] = [*_places(beside), *usual, *_counted(beside, main)]
    for players in others:
        if not may_be_taken(rules[players]) or paid_alike(rules[main], rules[players]):
            continue
        different = [table for table in _paid(beside, players) if table not in usual]
        if different:
            blocks += [tree.Heading(line(capitalised(beside.words.tell("cheat-players", players=players)))), *different]
    return tree.Chapter("T", "glance", line(beside.words.tell("glance-title")), tuple(blocks))


def _places(beside: Beside) -> Iterator[tree.Block]:
    """What each place is paid where nobody ever takes, as the chapter says it to all numbers of players."""
    rulesets = [beside.variant.rulesets[each] for each in beside.players]
    for mode in dict.fromkeys(rules.auction.plays for rules in rulesets if not may_be_taken(rules)):
        slots = (slot_of("mode", mode or "", part) for part in ("rank", "paid"))
        yield tree.Paragraph(line(joined((each for slot in slots for each in _phrases(beside, slot)), beside.words)))


def _phrases(beside: Beside, slot: str) -> Iterator[Phrase]:
    return map(capitalised, beside.all.rules[slot].phrases)


def _paid(beside: Beside, players: int) -> Iterator[tree.Block]:
    """What the attack needs, and what each defender pays."""
    teller = beside.teller(players)
    if not may_be_taken(teller.rules):
        return
    yield tables.targets(teller)
    yield tables.contracts(teller, MARGINS)
    yield from tables.extras(teller)
    yield from _remarks(teller)


def _remarks(teller: Teller) -> Iterator[tree.Paragraph]:
    """What the table of extras does not show: what follows the result of the deal, and what players pay each other."""
    paid = [each for each in feats(teller.rules) if each.feat.kind != "contract"]
    titles = {(each.feat.kind, each.feat.id): teller.title(each.feat.kind, each.feat.id) for each in paid}
    turned = {(each.feat.kind, each.feat.id) for each in paid if each.flow.follows_result}
    claims = [each for each in paid if each.feat.kind == "claim" and each.flow.payee == Path(("winners",))]
    winners = {(each.feat.kind, each.feat.id) for each in claims} - turned
    for message, those in (("cheat-to-winners", winners), ("cheat-reversed", turned)):
        listed = [title for key, title in titles.items() if key in those]
        if listed:
            yield tree.Paragraph(line(teller.sentence(message, titles=listed)))
    yield from tables.apart(teller, paid)


def _counted(beside: Beside, players: int) -> Iterator[tree.Table]:
    """What differs with the number of players: how many cards a declaration takes, and what is dealt."""
    teller = beside.teller(players)
    levels = (tables.levels(teller, beside.variant, name) for name in teller.rules.claim)
    yield from (table for table in (*levels, tables.players(teller, beside.variant)) if table is not None)
