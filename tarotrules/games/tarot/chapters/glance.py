"""The last page: what is looked up at the table in the middle of a deal, in the tables of the cheat sheet."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.sheets import tables
from tarotrules.games.tarot.chapters.sheets.amounts import MARGINS, paid_alike


def glance(beside: Beside) -> tree.Chapter:
    """The chapter: for the main number of players, and what is different with others."""
    main, *others = beside.players
    rules = beside.variant.rulesets
    usual = list(_paid(beside, main))
    blocks: list[tree.Block] = [*usual, *_counted(beside, main)]
    for players in others:
        if paid_alike(rules[main], rules[players]):
            continue
        different = [table for table in _paid(beside, players) if table not in usual]
        if different:
            blocks += [tree.Heading(line(beside.words.tell("cheat-players", players=players))), *different]
    return tree.Chapter("T", "glance", line(beside.words.tell("glance-title")), tuple(blocks))


def _paid(beside: Beside, players: int) -> Iterator[tree.Table]:
    """What the attack needs, and what each defender pays."""
    teller = beside.teller(players)
    yield tables.targets(teller)
    yield tables.contracts(teller, MARGINS)
    extras = tables.extras(teller)
    if extras is not None:
        yield extras


def _counted(beside: Beside, players: int) -> Iterator[tree.Table]:
    """What differs with the number of players: how many cards a declaration takes, and what is dealt."""
    teller = beside.teller(players)
    levels = (tables.levels(teller, beside.variant, name) for name in teller.rules.claim)
    yield from (table for table in (*levels, tables.players(teller, beside.variant)) if table is not None)
