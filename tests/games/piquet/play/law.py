"""What holds of every deal of Piquet that was played, by whatever rules.

    python -m tests.games.piquet.play.law --deals 100000 --players random,club --seed 1 piquet piquet-normand

plays that many deals of each variant and looks at each: a row of a table. Programs play (`random`, `club`, or several
of them, with commas, who take seats in turn); a deal depends on the seed and on its own number, so that a run can go on
where another ended (`--first`). The deals are parties, too, of as many as the rules say.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from time import process_time

from tarotrules.cards.french import Card
from tarotrules.games.piquet.engine.declaring import Declared
from tarotrules.games.piquet.engine.scoring import Account, Deal, settled
from tarotrules.games.piquet.engine.table import Taken
from tarotrules.games.piquet.play.agenda import shuffled, start
from tarotrules.games.piquet.play.cards import PACK, those
from tarotrules.games.piquet.play.game import Game, Over
from tarotrules.games.piquet.play.match import Match, begun, offered
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.rereading import replayed
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.players.kinds import KINDS
from tarotrules.games.piquet.players.known import known
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tests.games.piquet.reading import rules

LONGEST = 100
"""Deals after which people who play until they agree to stop have stopped."""
REREAD = 50
"""One deal of so many is written down and played again."""


class Broken(AssertionError):  # noqa: N818 it is the law that is
    """A deal against a law."""


@cache
def base() -> Ruleset:
    """The laws of 1882."""
    return rules("piquet")


def law(holds: bool, what: str) -> None:
    """Something that must be so."""
    if not holds:
        raise Broken(what)


def obey(over: Over) -> Account:
    """All laws of a deal at its end; its account."""
    _cards(over.game)
    tricks = _tricks(over)
    account = account_of(over)
    _calls(over.game)
    _counts(over, account)
    _reckoned(over.game, account)
    _as_settled(over.game, tricks, account)
    law(over.dealer == (over.game.dealt.dealer + 1) % over.game.table.players, "the deal goes round (R15)")
    return account


def _cards(game: Game) -> None:
    """Every card is in a hand, laid away, or left; nobody has more or fewer than were dealt."""
    everywhere = [*map(those, game.hands), *(those(each or 0) for each in game.discards)]
    everywhere.append(frozenset(PACK[card] for card in game.stock))
    law(sorted(card for part in everywhere for card in part) == sorted(game.table.rules.deck.cards), "all cards, once")
    law({len(those(hand)) for hand in game.hands} == {game.table.rules.deal.hand}, "hands of one size")
    stock = [PACK[card] for card in game.dealt.stock]
    for place, away in enumerate(game.discards):
        before, now = those(game.first[place]), those(game.hands[place])
        law(those(away or 0) == before - now, "what is gone from a hand was laid away")
        law(now - before <= {*stock}, "what is new in a hand was in the stock")
    taken = [len(those(each or 0)) for each in game.discards]
    law(len(game.stock) == len(stock) - sum(taken), "what was not taken is left")
    exchange = game.table.rules.exchange
    if exchange is not None and exchange.elder is not None:
        law(exchange.elder.least <= taken[0] <= exchange.elder.most, "as many as the elder may take (CAV L 21)")
        law({*stock[: taken[0]]} == those(game.hands[0]) - those(game.first[0]), "the elder takes from the top")


def _tricks(over: Over) -> list[Taken]:
    """Suit is followed; the highest of it wins and its player leads next; everybody plays the own cards, each once."""
    players, hands = over.game.table.players, [{*those(hand)} for hand in over.game.hands]
    found, leader = list[Taken](), 0
    for number, trick in enumerate(over.tricks, 1):
        cards = [PACK[card] for card in trick.cards]
        law(trick.leader == leader and len(cards) == players, "the winner leads, and all play")
        for at, card in enumerate(cards):
            hand = hands[(leader + at) % players]
            law(card in hand, "an own card")
            law(
                card.suit == cards[0].suit or all(each.suit != cards[0].suit for each in hand), "suit is followed (R62)"
            )
            hand.remove(card)
        best = max((card for card in cards if card.suit == cards[0].suit), key=lambda card: card.rank)
        leader = (leader + cards.index(best)) % players
        law(trick.winner == leader, "the highest card of the suit wins")
        found.append(Taken(number, over.game.table.rules.deal.hand, trick.leader, leader, cards[0], best))
    law(not any(hands), "all cards are played")
    return found


def _calls(game: Game) -> None:
    """What was called is in the hand; no answer is a lie; what scores has beaten or met whatever else was called."""
    for contest, talk in zip(game.table.contests, game.talks, strict=True):
        number = game.table.contest_of[contest.name]
        held = [{frozenset(each.combination.cards) for each in own} for own in game.held[number]]
        told = [[frozenset(each.combination.cards) for each in talk.told(place)] for place in game.table.places]
        law(all({*mine} <= own for mine, own in zip(told, held, strict=True)), "what is called is held")
        law(all(len({*mine}) == len(mine) for mine in told), "nothing is called twice")
        elder = talk.stated[0]
        for place, word in enumerate(talk.answers):
            best = max((each.key for each in game.held[number][place]), default=())
            law(word is None or elder is not None, "only what is called is answered")
            if elder is not None and word in {"equal", "not_good"}:
                law(best == elder.key if word == "equal" else best > elder.key, "answers are true (R40)")
        declared = talk.declared(game.table, contest)
        keys = [each.key for each in talk.stated if each is not None]
        for place in declared.good:
            mine = talk.stated[place]
            law(mine is not None and mine.key == max(keys), "the best that was called is good")


def _counts(over: Over, account: Account) -> None:
    """Counts of play come to thirteen and the tricks of whoever did not lead (R60), where every card counts."""
    rules = over.game.table.rules
    law(sum(account.tricks) == rules.deal.hand, "a winner for each trick")
    if rules.count == base().count and rules.players == 2:
        second = sum(trick.winner != trick.leader for trick in over.tricks)
        law(sum(account.of("play")) == rules.deal.hand + 1 + second, "thirteen and what the second player won (R60)")
    most, every = rules.play.cards.majority, rules.play.cards.every
    if rules.players == 2:
        allowed = {most, every, 2 * rules.play.cards.divided}
        law(sum(account.of("cards")) in allowed, "the cards, or capot, or nothing (R63)")


def _reckoned(game: Game, account: Account) -> None:
    """Scores stand in the order of the reckoning; milestones once at most, and reached by what counts (R66, R77)."""
    places = [each.place for each in account.entries]
    law(places == sorted(places), "in the order of the reckoning")
    owners = [game.table.sides[each.seat] for each in account.reached]
    law(len({*owners}) == len(owners), "one milestone a side (R77)")
    order = game.table.rules.reckoning.order
    for each in account.reached:
        milestone = game.table.rules.milestone[each.name]
        law(each.by.category in milestone.counts, "reached by what counts")
        side = game.table.sides[each.seat]
        counting = [one for one in account.entries if one.category in milestone.counts and one.seat in side]
        law(sum(one.amount for one in counting) >= milestone.reach, "as many as it takes")
        if milestone.order == "by_category":
            earlier = order[: order.index(each.by.category)]
            others = [one for one in account.entries if one.seat not in side and one.category in earlier]
            law(all(one.place > each.by.place for one in others), "before the other has anything (R70)")
    law(account.scores == tuple(
        sum(one.amount for one in account.entries if one.seat == place)
        + sum(one.worth for one in account.reached if one.seat == place)
        for place in game.table.places
    ), "scores are what was scored")  # fmt: skip


def _as_settled(game: Game, tricks: list[Taken], account: Account) -> None:
    """Where everybody called all or nothing, the dialogue comes to what the engine makes of the hands."""
    sunk = set()
    for number, (contest, talk) in enumerate(zip(game.table.contests, game.talks, strict=True)):
        for place in game.table.places:
            own, told = game.held[number][place], [*talk.told(place)]
            if not told and talk.answers[place] != "equal":
                sunk.add((place, contest.name))
            if not told and talk.answers[place] == "equal" and len(game.table.sides[place]) > 1:
                return
            if told and talk.stated[place] not in {None, own[0]}:
                return
            best = contest.entry.scores in {"best", "best_of_side"}
            if told and (told[0] != own[0] if best else len(told) < len(own)):
                return
    asked = {(each.place, each.claim) for each in game.claims}
    hands, dealt = [those(each) for each in game.hands], [those(each) for each in game.first]
    deal = Deal(tuple(hands), tuple(dealt), tuple(tricks), over=True, sunk=frozenset(sunk))
    found = settled(game.table.settling, deal)
    due = {(each.seat, each.name) for each in found.entries if each.category == "claims"}
    said = {(seat, name) for seat, name in due if game.table.rules.claim[name].moment != "when_complete"}
    if said == asked:
        law(_plain(found.declared) == _plain(account.declared), "what is called is what the hands make")
        law(found.entries == account.entries and found.reached == account.reached, "the account of the hands")


def _plain(declared: tuple[Declared, ...]) -> list[tuple[str, list[list[Card]]]]:
    return [
        (each.contest, [sorted(card for one in own for card in one.cards) for own in each.scored]) for each in declared
    ]


def deals(table: PlayTable, kinds: tuple[str, ...], seed: int, numbers: range) -> Iterator[Recorder]:
    """Deals played by programs, by number."""
    for number in numbers:
        random, turn = generator(seed, number, PLAYERS), number // table.players
        players = [KINDS[kinds[(seat + turn) % len(kinds)]](random) for seat in range(table.players)]
        recorder = Recorder(start(table, shuffled(table, number % table.players, generator(seed, number, CARDS))))
        while not isinstance(recorder.phase, Over):
            phase = recorder.phase
            recorder.act(players[phase.seat].decide(lambda phase=phase: known(phase), phase.options()))  # type: ignore[misc]
        yield recorder


def reread(recorder: Recorder) -> None:
    """What was written down is the same deal."""
    again = replayed(recorder.table, recorder.to_json())
    law(again.to_json() == recorder.to_json(), "a record is the deal")
    law(isinstance(again.phase, Over) and account_of(again.phase) == account_of(recorder.phase), "and its account")


def partie(match: Match) -> str | None:
    """What a partie came to that is over; two add up to a payment, or to nothing if they are level."""
    if match.table.players != 2 or not match.is_over:
        return None
    found = match.settled
    totals = [sum(score[seat] for score in match.scores) for seat in range(2)]
    plain = match.table.rules.match.weights is None and match.table.rules.match.end == "deals"
    law(not plain or [*found.totals] == totals, "totals are sums")
    law((found.winner is None) == (found.totals[0] == found.totals[1]), "who has more wins")
    law(found.winner is None or found.totals[found.winner] == max(found.totals), "and is the winner")
    law(found.payment > 0 or found.winner is None, "and is paid")
    return found.settle or "drawn"


def row(name: str, kinds: tuple[str, ...], seed: int, numbers: range) -> str:
    """A line of the table of results."""
    text = name if " with " not in name else f"# language: en\nvariant x extends {name} {{}}"
    table, before, found, elder, younger = play_table(rules(text)), process_time(), Counter[str](), 0, 0
    match = begun(table, 0, offered(table)[0])
    for number, recorder in zip(numbers, deals(table, kinds, seed, numbers), strict=True):
        over = recorder.phase
        if not isinstance(over, Over):
            raise Broken("a deal has an end")
        account = obey(over)
        if not number % REREAD:
            reread(recorder)
        match = match.after(over)
        found[f"partie {partie(match)}"] += match.is_over
        if match.is_over or len(match.scores) == LONGEST:
            match = begun(table, 0, match.deals)
        elder, younger = elder + int(account.scores[0]), younger + int(account.scores[-1])
        found.update(each.name for each in account.reached)
        found.update(each.name for each in account.entries if each.category == "claims" or each.name == "every")
        law([*by_seat(over.game, account.scores)] == [*match.scores[-1]] if match.scores else True, "by seat")
    each = ", ".join(f"{key} {value:,}" for key, value in sorted(found.items()) if value)
    means = f"{elder / len(numbers):.1f} / {younger / len(numbers):.1f}"
    return (
        f"| {name} | {','.join(kinds)} | {len(numbers):,} | {means} | {each} | none | {process_time() - before:.0f} s |"
    )


def main() -> None:
    """Play, look, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, required=True)
    parser.add_argument("--players", default="random")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("names", nargs="+")
    asked = parser.parse_args()
    for name in asked.names:
        numbers = range(asked.first, asked.first + asked.deals)
        sys.stdout.write(row(name, tuple(asked.players.split(",")), asked.seed, numbers) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
