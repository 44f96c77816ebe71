"""Which of the last tricks' cards, and of their players and winners, bonuses and told facts ask about."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from tarotrules.expressions.tree import Is, Path, Steps, parts_of
from tarotrules.games.tarot.engine.last_tricks import BEFORE, LAST, NOTHING_KNOWN, WINNING_CARD, last_tricks
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.engine.table import Table

_MEMBERS: Final = ("player", "winner", "trick")


class Asked(NamedTuple):
    """The classes of cards that are asked about."""

    played: frozenset[str]
    """Who played them."""
    won: frozenset[str]
    """Who won them."""
    held: frozenset[str]
    """Whether the last trick held them, or was won by them."""
    before: frozenset[str]
    """Whether the trick before held them."""
    before_winner: bool
    """Who won that."""
    before_card: bool
    """What card won that."""
    contract: bool
    """Whether the contract is asked about too."""

    @property
    def of_last(self) -> frozenset[str]:
        """Those that are told apart in the last trick."""
        return self.held | self.before | self.played | self.won


def asked_by(table: Table, bonus: str) -> Asked:
    """What the condition and the payee of a bonus ask about."""
    found: Asked = table.remember(("asked", bonus), lambda: _of_bonus(table, bonus))
    return found


def together(asked: Iterable[Asked]) -> Asked:
    """All that several ask about."""
    every = tuple(asked)
    before, won = _union(each.before for each in every), _union(each.won for each in every)
    return Asked(
        played=_union(each.played for each in every),
        won=won,
        held=_union(each.held for each in every),
        before=before,
        # Who won what the trick before held is asked only together with who won that trick.
        before_winner=bool(before & won) or any(each.before_winner for each in every),
        before_card=any(each.before_card for each in every),
        contract=any(each.contract for each in every),
    )


def tells_of_tricks(table: Table, summary: Summary) -> bool:
    """Whether facts are told of the last tricks, or of who played or won a card."""
    return any(is_of_tricks(table, path) for path, _ in summary.facts)


def asked_by_facts(table: Table, summary: Summary) -> Asked:
    """What the facts that are told ask about; and what they may prove, unless that is too much to try."""
    told = _asks(table, [path[:2] for path, _ in summary.facts if is_of_tricks(table, path)], ())
    of_bonuses = [asked_by(table, each) for each in table.rules.bonus]
    more = together([told, *(_of_places(each) for each in of_bonuses)])
    return told if last_tricks(table, more.of_last) == (NOTHING_KNOWN,) else more


def is_of_tricks(table: Table, path: Steps) -> bool:
    """Whether a path is about one of the last tricks, or about who played or won a card."""
    return path[0] in {LAST, BEFORE} or (path[0] in table.classes and path[1] in _MEMBERS)


def _of_places(asked: Asked) -> Asked:
    """What the tricks held alone: nobody need have won a card that lay in the chien."""
    return asked._replace(played=frozenset(), won=frozenset(), before_winner=False)


def _of_bonus(table: Table, name: str) -> Asked:
    bonus = table.rules.bonus[name]
    asked = (bonus.payee,) if bonus.when is None else (bonus.when, bonus.payee)
    parts = [part for each in asked for part in parts_of(each)]
    pairs = [part.steps[:2] for part in parts if isinstance(part, Path) and len(part.steps) > 1]
    return _asks(table, pairs, [part.kind for part in parts if isinstance(part, Is)])


def _asks(table: Table, pairs: Collection[Steps], kinds: Iterable[str]) -> Asked:
    """What the first two steps of paths ask about, and classes that a card that won may be of."""
    of = {member: frozenset(each[0] for each in pairs if each[1] == member) & {*table.classes} for member in _MEMBERS}
    last, before = (frozenset(each[1] for each in pairs if each[0] == place) | of["trick"] for place in (LAST, BEFORE))
    of_winners = frozenset(kinds) & {*table.classes}
    held = (last & {*table.classes}) | of_winners
    held_before = (before & {*table.classes}) | (of_winners if WINNING_CARD in before else frozenset())
    return Asked(
        played=of["player"],
        # What the last tricks held, their winners have won.
        won=of["winner"] | ((held | held_before) & {*table.captors}),
        held=held,
        before=held_before,
        before_winner="winner" in before,
        before_card=WINNING_CARD in before,
        contract=any(each[0] == "contract" for each in pairs),
    )


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*sets)
