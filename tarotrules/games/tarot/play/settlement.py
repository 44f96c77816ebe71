"""The account of a played deal, worked out on its cards; and the deal told with every fact that the rules ask for."""

from collections.abc import Iterator, Mapping
from functools import partial

from tarotrules.cards.sets import halves
from tarotrules.expressions.compiled import is_true
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine.facts import Owner, Result
from tarotrules.games.tarot.engine.proofs import Proof, nothing_open
from tarotrules.games.tarot.engine.scoring import Account, nobody_took, reckoned, result_of
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Table
from tarotrules.games.tarot.play.count import OUDLERS, Counted, counted, piles_of
from tarotrules.games.tarot.play.facts import Played, facts_of, facts_of_owner, on_cards
from tarotrules.games.tarot.play.game import Over

Kept = Mapping[str, Side]
"""Promises that were kept, and the sides that kept them."""


def account_of(over: Over) -> Account:
    """What a deal that was played to the end is worth."""
    if over.game.mode is not None:
        return nobody_took(over.game.table.settling, ranked(over))
    deal, table = counted(over), on_cards(over.game.table)
    summary = _said(deal)
    return reckoned(table, summary, partial(_proof, deal, table, summary), checked=False)


def ranked(over: Over) -> Summary:
    """What each player has at the end of a deal in which everybody played alone."""
    game, piles = over.game, piles_of(over)
    table, won = game.table, [trick.winner for trick in over.tricks]
    held = piles.cards[: table.players]
    of_class = {
        ("own", name): tuple((cards & own).bit_count() for own in held) for name, cards in table.classes.items()
    }
    known = {**of_class, ("own", "tricks"): tuple(map(won.count, range(table.players)))}
    in_chien = {("chien", name): (game.chien & cards).bit_count() for name, cards in table.classes.items()}
    chien = {**in_chien, ("chien", "points"): divided(halves(game.chien), 2), ("chien", "cards"): table.chien}
    return Summary(
        players=table.players,
        mode=game.mode,
        dealer=game.dealer,
        points_by_seat=tuple(divided(halves(cards) + owed, 2) for cards, owed in zip(held, piles.credit, strict=False)),
        oudlers_by_seat=tuple((cards & OUDLERS).bit_count() for cards in held),
        facts=tuple((path, chien[path]) for path in table.of_modes if path in chien),
        facts_by_seat=tuple((path, known[path]) for path in table.of_modes if path in known),
    )


def summary_of(deal: Counted) -> Summary:
    """A played deal, told with every fact that the rules ask for."""
    facts = known_of(deal)
    summary = facts.summary
    claims = [each._replace(facts=facts_of_owner(facts, Owner(each.side, each.player))) for each in summary.claims]
    return summary._replace(claims=tuple(claims), facts=tuple(facts_of(facts)))


def known_of(deal: Counted) -> Played:
    """All that is known of a played deal."""
    table, summary = on_cards(deal.over.game.table), _said(deal)
    return _known(deal, table, summary, result_of(table, summary))


def _said(deal: Counted) -> Summary:
    """What was counted and declared."""
    game, attack = deal.over.game, deal.attack
    return Summary(
        players=game.players,
        taker=game.taker,
        partners=game.partners,
        contract=None if game.contract is None else game.contract.id,
        points=divided(attack.points, 2),
        oudlers=(attack.cards & OUDLERS).bit_count(),
        claims=tuple(_claims(deal)) if game.claims else (),
        dealer=game.dealer,
    )


def _claims(deal: Counted) -> Iterator[Stated]:
    """What was declared; if what it required turns out not to be so, it is paid the other way round or is void."""
    game = deal.over.game
    for each in game.claims:
        sight = game.sight(each.seat)._replace(
            chien=game.chien, sides=tuple(game.side_of(seat) for seat in game.seats_from(0))
        )
        required = game.table.requires.get(each.claim)
        reverses = game.table.rules.claim[each.claim].if_false == "reversed"
        if required is None or reverses or is_true(required(sight)) is not False:
            yield Stated(each.claim, each.level, game.side_of(each.seat), each.seat)


def _proof(deal: Counted, table: Table, summary: Summary, result: Result) -> Proof:
    return nothing_open(_known(deal, table, summary, result), result)


def _known(deal: Counted, table: Table, summary: Summary, result: Result) -> Played:
    """All that is known of a deal, with what became of each promise."""
    facts = Played(deal, table, summary, result)
    kept = facts.kept = _kept(facts)
    if kept or deal.over.game.promises:
        facts.summary = summary._replace(promises=tuple(_promises(facts, kept)))
    return facts


def _promises(facts: Played, kept: Kept) -> Iterator[Promised]:
    """Announced or achieved; by the taker's side where both could have been."""
    game = facts.over.game
    announcers = {each.id: each.seat for each in game.promises}
    for name in facts.table.kept:
        side, announcer = kept.get(name), announcers.get(name)
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
    facts.kept = found = dict[str, Side]()
    for name, is_kept in facts.table.kept.items():
        kept: Side | None = None
        for side in (DEFENCE, ATTACK):
            facts.owner = Owner(side, announced=side)
            kept = side if is_true(is_kept(facts)) is True else kept
        if kept is not None:
            found[name] = kept
    return found
