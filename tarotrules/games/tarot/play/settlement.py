"""The account of a played deal, worked out on its cards; and the deal told with every fact that the rules ask for."""

from collections.abc import Iterator
from functools import partial

from tarotrules.expressions.compiled import is_true
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine.facts import Owner, Result
from tarotrules.games.tarot.engine.scoring import Account, result_of, settle_known
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Table
from tarotrules.games.tarot.play.count import OUDLERS, Counted, counted
from tarotrules.games.tarot.play.facts import Played, facts_of, facts_of_owner, on_cards
from tarotrules.games.tarot.play.game import Over

Kept = tuple[tuple[str, Side | None], ...]
"""Promises, and the sides that kept them."""


def account_of(over: Over) -> Account:
    """What a deal that was played to the end is worth."""
    deal, table = counted(over), on_cards(over.game.table)
    summary = _said(deal)
    return settle_known(table, summary, partial(_known, deal, table, summary))


def summary_of(deal: Counted) -> Summary:
    """A played deal, told with every fact that the rules ask for."""
    table, summary = on_cards(deal.over.game.table), _said(deal)
    facts = _known(deal, table, summary, result_of(table, summary))
    claims = [each._replace(facts=facts_of_owner(facts, Owner(each.side, each.player))) for each in summary.claims]
    return facts.summary._replace(claims=tuple(claims), facts=tuple(facts_of(facts)))


def _said(deal: Counted) -> Summary:
    """What was counted and declared."""
    game = deal.over.game
    return Summary(
        players=game.players,
        taker=game.taker,
        partner=game.partner,
        contract=None if game.contract is None else game.contract.id,
        points=divided(deal.points(ATTACK), 2),
        oudlers=(deal.pile(ATTACK) & OUDLERS).bit_count(),
        claims=tuple(_claims(deal)) if game.claims else (),
        dealer=game.dealer,
    )


def _claims(deal: Counted) -> Iterator[Stated]:
    """What was declared; a claim is void if what it required turns out not to be so."""
    game = deal.over.game
    for each in game.claims:
        sight = game.sight(each.seat)._replace(
            chien=game.chien, sides=tuple(game.side_of(seat) for seat in game.seats_from(0))
        )
        required = game.table.requires.get(each.claim)
        if required is None or is_true(required(sight)) is not False:
            yield Stated(each.claim, each.level, game.side_of(each.seat), each.seat)


def _known(deal: Counted, table: Table, summary: Summary, result: Result) -> Played:
    """All that is known of a deal, with what became of each promise."""
    facts = Played(deal, table, summary, result)
    kept = _kept(facts)
    facts.kept = {name: side for name, side in kept if side is not None}
    promises = tuple(_promises(facts, kept))
    if promises:
        facts.summary = summary._replace(promises=promises)
    return facts


def _promises(facts: Played, kept: Kept) -> Iterator[Promised]:
    """Announced or achieved; by the taker's side where both could have been."""
    game = facts.over.game
    for name, side in kept:
        announcer = next((each.seat for each in game.promises if each.id == name), None)
        if announcer is not None or side is not None:
            announced = None if announcer is None else game.side_of(announcer)
            yield Promised(name, announced, side, announcer)


def _kept(facts: Played) -> Kept:
    """What became of each promise; worked out once for so many tricks, where it depends on nothing else."""
    table = facts.table
    if len(table.of_tricks) < len(table.kept):
        return _worked_out(facts)
    found: Kept = table.remember(("kept", facts.tricks), lambda: _worked_out(facts))
    return found


def _worked_out(facts: Played) -> Kept:
    found: dict[str, Side] = {}
    facts.kept = found
    for name, is_kept in facts.table.kept.items():
        kept: Side | None = None
        for side in (DEFENCE, ATTACK):
            facts.owner = Owner(side, announced=side)
            kept = side if is_true(is_kept(facts)) is True else kept
        if kept is not None:
            found[name] = kept
    return tuple((name, found.get(name)) for name in facts.table.kept)
