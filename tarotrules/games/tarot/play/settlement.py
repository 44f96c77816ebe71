"""The account of a played deal: told as a deal in summary is told, with every fact that the rules ask for."""

from collections.abc import Iterator

from tarotrules.expressions.compiled import is_true
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine.facts import Facts, Owner
from tarotrules.games.tarot.engine.scoring import Account, settle_played
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Memory, Table
from tarotrules.games.tarot.play.count import OUDLERS, Counted, counted
from tarotrules.games.tarot.play.facts import facts_of, facts_of_claim
from tarotrules.games.tarot.play.game import Over

Kept = tuple[tuple[str, Side | None], ...]
"""Promises, and the sides that kept them."""


def account_of(over: Over) -> Account:
    """What a deal that was played to the end is worth."""
    return settle_played(over.game.table.rules, summary_of(counted(over)))


def summary_of(deal: Counted) -> Summary:
    """A played deal, told with every fact that the rules ask for."""
    game = deal.over.game
    summary = Summary(
        players=game.table.players,
        taker=game.taker,
        partner=game.partner,
        contract=None if game.contract is None else game.contract.id,
        points=divided(deal.points(ATTACK), 2),
        oudlers=(deal.pile(ATTACK) & OUDLERS).bit_count(),
        claims=tuple(_claims(deal)) if game.claims else (),
        facts=tuple(facts_of(deal)),
        dealer=game.dealer,
    )
    promises = tuple(_promises(deal, summary))
    return summary._replace(promises=promises) if promises else summary


def _claims(deal: Counted) -> Iterator[Stated]:
    """What was declared; a claim is void if what it required turns out not to be so."""
    game = deal.over.game
    for each in game.claims:
        sight = game.sight(each.seat)._replace(
            chien=game.chien, sides=tuple(game.side_of(seat) for seat in game.seats_from(0))
        )
        required = game.table.requires.get(each.claim)
        if required is None or is_true(required(sight)) is not False:
            facts = tuple(facts_of_claim(deal, each))
            yield Stated(each.claim, each.level, game.side_of(each.seat), each.seat, facts)


def _promises(deal: Counted, summary: Summary) -> Iterator[Promised]:
    """Announced or achieved; by the taker's side where both could have been."""
    game = deal.over.game
    for name, kept in _kept(deal, summary):
        announcer = next((each.seat for each in game.promises if each.id == name), None)
        if announcer is not None or kept is not None:
            announced = None if announcer is None else game.side_of(announcer)
            yield Promised(name, announced, kept, announcer)


def _kept(deal: Counted, summary: Summary) -> Kept:
    """What became of each promise; worked out once for so many tricks, where it depends on nothing else."""
    table, tricks = deal.over.game.table.settling, deal.tricks(ATTACK)
    if len(table.of_tricks) < len(table.kept):
        return _worked_out(table, summary, tricks)
    found: Kept = table.remember(("kept", tricks), lambda: _worked_out(table, summary, tricks))
    return found


def _worked_out(table: Table, summary: Summary, tricks: int) -> Kept:
    facts = Facts(table, Memory(), summary)
    facts.tricks = tricks
    found: dict[str, Side] = {}
    facts.kept = found
    for name, is_kept in table.kept.items():
        kept: Side | None = None
        for side in (DEFENCE, ATTACK):
            facts.owner = Owner(side, announced=side)
            kept = side if is_true(is_kept(facts)) is True else kept
        if kept is not None:
            found[name] = kept
    return tuple((name, found.get(name)) for name in table.kept)
