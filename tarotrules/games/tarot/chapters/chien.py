"""The chien and the discard."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import Bid, multipliers
from tarotrules.games.tarot.ruleset.discarding import may_run_out
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import Rule, Told
from tarotrules.wording.phrase import Phrase

_STRICTEST: Final = ("never",)
_REASONS: Final = {"never": ("discard-never",), "if_forced": ("discard-only-if-forced",)}


def tell(teller: Teller) -> Iterator[Told]:
    """What happens to the chien under each contract, and what may be discarded."""
    if teller.rules.deal.chien:
        yield _taken(teller)
        yield _discard(teller)


def _taken(teller: Teller) -> Rule:
    """What becomes of the chien, contracts with the same fate together."""
    bids = teller.rules.auction.bid
    alike: dict[tuple[str, str], list[str]] = {}
    for name, bid in bids.items():
        alike.setdefault(bid.chien, []).append(name)
    phrases = tuple(joined(_fate(teller, chien, names), teller.words) for chien, names in alike.items())
    return Rule("chien.taken", phrases, tuple(("auction", "bid", name, "chien") for name in bids), apart=True)


def _fate(teller: Teller, chien: tuple[str, str], names: Sequence[str]) -> Iterator[Phrase]:
    """What becomes of the chien under some contracts."""
    to, shown = chien
    titles = teller.list([teller.title("auction", "bid", name) for name in names])
    yield teller.say("bid-chien", titles=titles, to=to, shown=shown)
    if _differ_in_worth([teller.rules.auction.bid[name] for name in names]):
        yield teller.say("bid-same")


def _differ_in_worth(bids: Sequence[Bid]) -> bool:
    """Whether contracts with the same fate differ in what they are worth, and in nothing else."""
    plain = all(each.requires is None and each.promises is None for each in bids)
    return plain and len({(each.worth, *multipliers(each)) for each in bids}) == len(bids) > 1


def _discard(teller: Teller) -> Rule:
    rules, say = teller.rules, teller.say
    shown = "yes" if any("shown" in row for row in rules.chien.discard.values()) else "no"
    until = say("chien-change", until=rules.chien.change_until)
    phrases = [say("chien-taken", n=rules.deal.chien), *bans(teller)]
    if may_run_out(rules):
        phrases.append(say("chien-run-out"))
    phrases += [say("chien-counted", shown=shown), until]
    settings = (("chien", "change_until"), *(("chien", "discard", name) for name in rules.chien.discard))
    reasons = [(each, name) for name, row in rules.chien.discard.items() for each in _REASONS.get(row[0], ())]
    return Rule("chien.discard", tuple(phrases), settings, reasons=(("discard-number", None), *reasons))


class _Ban(NamedTuple):
    """How a class of cards may be discarded that is no exception to itself."""

    name: str
    row: tuple[str, ...]
    others: bool
    """Whether some of its cards are under a stricter rule, which has been told before."""


def bans(teller: Teller) -> Iterator[Phrase]:
    """What may be discarded of each class of cards, the strictest first, which the others then leave out."""
    rows = teller.rules.chien.discard
    never = [name for name, row in rows.items() if row == _STRICTEST]
    if never:
        cards = [teller.say("chien-never-each", noun=teller.noun(name)) for name in never]
        yield teller.say("chien-never", list=teller.list(cards))
    found = _exceptions(teller)
    told = found or [_Ban(name, row, others=False) for name, row in rows.items() if row != _STRICTEST]
    for name, row, others in told:
        kind = "-".join(word.replace("_", "-") for word in row)
        yield teller.say("chien-discard", noun=teller.noun(name), rule=kind, other="yes" if others else "no")
    if found is None:
        yield teller.say("chien-stricter")


def _exceptions(teller: Teller) -> list[_Ban] | None:
    """The milder rules without the cards of stricter ones, if nothing else can be meant where they overlap."""
    rows = teller.rules.chien.discard
    before = {name: frozenset(teller.cards(name)) for name, row in rows.items() if row == _STRICTEST}
    found: list[_Ban] = []
    for name, row in sorted(rows.items(), key=lambda each: _strictness(each[1])):
        if row == _STRICTEST:
            continue
        cards = frozenset(teller.cards(name))
        over = [other for other, those in before.items() if those & cards]
        left = cards.difference(*before.values())
        if over and (not left or not all(_includes(rows[other], row) for other in over)):
            return None
        found.append(_Ban(name, row, others=bool(over)))
        before[name] = cards
    return found


def _strictness(row: tuple[str, ...]) -> int:
    return -2 * (row[0] == "if_forced") - ("shown" in row)


def _includes(stricter: tuple[str, ...], row: tuple[str, ...]) -> bool:
    """Whether who keeps to the stricter rule keeps to the other as well."""
    return stricter == _STRICTEST or (
        (row[0] == "free" or stricter[0] == row[0]) and ("shown" not in row or "shown" in stricter)
    )
