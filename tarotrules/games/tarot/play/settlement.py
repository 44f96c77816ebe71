"""The account of a played deal: told as a deal in summary is told, with every fact that the rules ask for."""

from collections.abc import Iterator

from tarotrules.cards.pack import PACK
from tarotrules.cards.sets import CardSet, halves
from tarotrules.expressions.compiled import UNKNOWN, Value, is_true
from tarotrules.expressions.rounding import divided
from tarotrules.games.tarot.engine.facts import Facts, Owner, other_side
from tarotrules.games.tarot.engine.scoring import Account, settle_played
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Memory
from tarotrules.games.tarot.play.count import OUDLERS, Counted, counted
from tarotrules.games.tarot.play.game import Claimed, Over
from tarotrules.games.tarot.play.sight import counter
from tarotrules.games.tarot.play.tricks import Trick
from tarotrules.games.tarot.ruleset.features import PLAYER, kind_of

Path = tuple[str, ...]


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
        claims=tuple(_claims(deal)),
        facts=tuple(dict(_facts(deal)).items()),
        dealer=game.dealer,
    )
    return summary._replace(promises=tuple(_promises(deal, summary)))


def _claims(deal: Counted) -> Iterator[Stated]:
    """What was declared; a claim is void if what it required turns out not to be so."""
    game = deal.over.game
    for each in game.claims:
        sight = game.sight(each.seat)._replace(
            chien=game.chien, sides=tuple(game.side_of(seat) for seat in game.seats_from(0))
        )
        required = game.table.requires.get(each.claim)
        if required is None or is_true(required(sight)) is not False:
            facts = tuple(_of_hand(deal, each))
            yield Stated(each.claim, each.level, game.side_of(each.seat), each.seat, facts)


def _facts(deal: Counted) -> Iterator[tuple[Path, Value]]:
    yield ("attack", "tricks"), deal.tricks(ATTACK)
    for path in deal.over.game.table.asked:
        value = _of_deal(deal, *path[:2])
        if value is not UNKNOWN:
            yield from _with_more(deal, path, value)


def _of_deal(deal: Counted, root: str, step: str) -> Value:
    over, game = deal.over, deal.over.game
    those = game.table.classes.get(root)
    match root:
        case "chien":
            return _count(deal, game.chien, step)
        case "discard":
            return _count(deal, game.discard, step)
        case "last_trick":
            return _of_trick(deal, over.tricks[-1], step)
        case "penultimate_trick":
            return _of_trick(deal, over.tricks[-2], step)
        case "taker" | "partner" | "dealer":
            seat = getattr(game, root)
            return UNKNOWN if seat is None else _of_player(deal, seat, step)
    return UNKNOWN if those is None or step not in {"player", "winner"} else _of_card(deal, those, step)


def _of_hand(deal: Counted, claimed: Claimed) -> Iterator[tuple[Path, Value]]:
    game, seat = deal.over.game, claimed.seat
    hands = {"hand": game.hands[seat], "dealt": game.dealt.hands[seat]}
    for path in game.table.asked:
        root, step = path[:2]
        if root in hands:
            yield path, _count(deal, hands[root], step)
        elif root == "declarer":
            yield from _with_more(deal, path, _of_player(deal, seat, step))


def _with_more(deal: Counted, path: Path, value: Value) -> Iterator[tuple[Path, Value]]:
    """What a path comes to, and what is asked of the player whom it names."""
    yield path[:2], value
    if len(path) > len(path[:2]) and value is not None and kind_of(path[:2]) == PLAYER:
        yield path, _of_player(deal, value, path[2])


def _count(deal: Counted, cards: CardSet, step: str) -> Value:
    return counter(deal.over.game.table.classes, step)(cards)


def _of_trick(deal: Counted, trick: Trick, step: str) -> Value:
    match step:
        case "winner" | "leader":
            return getattr(trick, step)
        case "winning_card":
            return PACK[trick.top]
        case "number":
            return deal.over.tricks.index(trick) + 1
    return _count(deal, sum(1 << card for card in trick.cards), step)


def _of_card(deal: Counted, those: CardSet, step: str) -> Value:
    """Who played the card of a class, or won the trick it lay in; nobody, if it was not played."""
    for trick in deal.over.tricks:
        for place, card in enumerate(trick.cards):
            if those >> card & 1:
                return (trick.leader + place) % len(trick.cards) if step == "player" else trick.winner
    return None


def _of_player(deal: Counted, seat: int, step: str) -> Value:
    pile = deal.piles.cards[seat]
    match step:
        case "tricks":
            return sum(trick.winner == seat for trick in deal.over.tricks)
        case "points":
            return divided(halves(pile) + deal.piles.credit[seat], 2)
        case "oudlers":
            return (pile & OUDLERS).bit_count()
    side = deal.over.game.side_of(seat)
    return other_side(side) if step == "opponents" else side


def _promises(deal: Counted, summary: Summary) -> Iterator[Promised]:
    """Announced or achieved; by the taker's side where both could have been."""
    game = deal.over.game
    table = game.table.settling
    facts = Facts(table, Memory(), summary)
    facts.tricks = deal.tricks(ATTACK)
    found: dict[str, Side] = {}
    facts.kept = found
    for name in table.kept:
        kept: Side | None = None
        for side in (DEFENCE, ATTACK):
            facts.owner = Owner(side, announced=side)
            kept = side if is_true(table.kept[name](facts)) is True else kept
        if kept is not None:
            found[name] = kept
        announcer = next((each.seat for each in game.promises if each.id == name), None)
        if announcer is not None or kept is not None:
            announced = None if announcer is None else game.side_of(announcer)
            yield Promised(name, announced, kept, announcer)
