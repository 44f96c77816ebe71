"""What holds of every deal that was played, by whatever rules.

    python -m tests.games.tarot.play.law --deals 10000 --players random --seed 1 fft:4=100000

plays that many deals of every shipped variant with every number of players (of the official game for four, more) and
looks at each: a row of a table for each ruleset. Programs play (`random`, `club`, or several of them, with commas, who
take seats in turn); a deal depends on the seed and on its own number, so that a run can go on where another ended
(`--first`).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from tarotrules import library
from tarotrules.cards.bits import CardSet
from tarotrules.cards.sets import NAMES, names
from tarotrules.games.playing.acts import Play
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.engine.scoring import Account, account_json, settle_played
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.settlement import account_of, ranked, summary_of
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.view import view
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.simulating import played
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tests.strategies import Base, base_of, variant


class Broken(AssertionError):  # noqa: N818 it is the law that is
    """A deal against a law."""


def law(holds: bool, what: str) -> None:
    """Something that must be so."""
    if not holds:
        raise Broken(what)


def obey(over: Over) -> Account | None:
    """All laws of a deal at its end; its account, if it has one."""
    law(0 <= over.dealer < over.game.table.players, "somebody deals next")
    if over.ending != PLAYED:
        return None
    _tricks(over)
    if over.game.mode is None:
        _count(over)
    account = _settled(lambda: account_of(over))
    told = _settled(lambda: settle_played(over.game.table.rules, _told(over)))
    if account is None or told is None:
        # What only people could say, such as who is paid by whom: never by shipped rules.
        law(account is told, "what the cards leave open nobody can tell")
        return None
    law(account_json(account) == account_json(told), "what is read on the cards is what is told of them")
    _scores(over, account)
    return account


def _told(over: Over) -> Summary:
    """The deal as one would tell it, with every fact that the rules ask for."""
    return summary_of(counted(over)) if over.game.mode is None else ranked(over)


def _settled(way: Callable[[], Account]) -> Account | None:
    try:
        return way()
    except Refused:
        return None


def _tricks(over: Over) -> None:
    """Everybody plays one card to each trick; one of them wins it and leads to the next; in the end nothing is left."""
    game, gone = over.game, [0] * over.game.table.players
    law(len(over.tricks) == game.table.tricks, "as many tricks as each has cards")
    leader = over.tricks[0].leader
    for trick in over.tricks:
        law(trick.leader == leader and len(trick.cards) == game.table.players, "the winner leads, and all follow")
        law(trick.cards.count(trick.top) == 1, "one card wins")
        law(trick.winner == (leader + trick.cards.index(trick.top)) % game.table.players, "its player wins")
        for step, card in enumerate(trick.cards):
            gone[(leader + step) % game.table.players] |= 1 << card
        leader = trick.winner
    law(tuple(gone) == game.hands, "everybody played the own cards, each once")
    played = {card: number for number, trick in enumerate(over.tricks) for card in trick.cards}
    for pile in (pile for piles in game.dealt.piles for pile in piles):
        fallen = [played[card] for card in pile]
        law(fallen == sorted({*fallen}), "of a pile the top card first, and the next in a later trick")


def _count(over: Over) -> None:
    """Every card lies somewhere, once, and all points are counted."""
    deal, together = counted(over), 0
    for pile in deal.piles.cards:
        law(not together & pile, "no card lies twice")
        together |= pile
    law(together == over.game.table.pack.all, "every card lies somewhere")
    law(deal.attack.points + deal.defence.points == 2 * count_of(over.game.table.rules).together, "all points")
    law(deal.attack.tricks + deal.defence.tricks == over.game.table.tricks, "all tricks")
    law(sum(deal.piles.credit) == 0, "what one is owed another owes")
    law(not over.game.discard or _laid_away(over), "a discard")


def _laid_away(over: Over) -> bool:
    game = over.game
    taken: CardSet = game.dealt.hands[game.taker or 0] | game.chien
    return game.discard & ~taken == 0 and game.discard.bit_count() == game.chien.bit_count()


def _scores(over: Over, account: Account) -> None:
    """They sum to zero, or to what nobody paid; or only winners are credited, all with the same."""
    table = over.game.table
    law(len(account.scores) == table.players, "a score for everybody")
    if table.settling.is_zero_sum:
        unpaid = sum(sum(term.seats) for term in account.terms if term.seats is not None)
        law(sum(account.scores) == unpaid, "zero, or what nobody paid")
    else:
        law({*account.scores} <= {0, abs(account.unit)}, "the unit, or nothing")


def views_agree(recorder: Recorder) -> None:
    """What the players see fits together, and nobody sees a card that is nobody's business."""
    phase, dealt = recorder.phase, recorder.dealt
    acts = recorder.to_json()["acts"]
    views = [view(recorder, seat) for seat in range(recorder.table.players)]
    law(len({each["turn"] for each in views}) == 1, "all see whose turn it is")
    for seat, seen in enumerate(views):
        law(seen["dealt"] == [*names(dealt.hands[seat])], "the own hand")
        law([act for act in seen["acts"] if act[0] == seat] == [act for act in acts if act[0] == seat], "the own acts")
        done = iter(acts)
        law(all(any(_alike(act, each) for each in done) for act in seen["acts"]), "what was done, in its order")
        law(all(act in seen["acts"] or "discard" in act[1] for act in acts if act[1] != "pass"), "all but silence")
        known = set(seen["dealt"]) | {code for act in acts for code in _codes(act, seat)}
        known |= {code for one in (seen["shown"], seen["chien"], *seen["excused"]) for code in one or ()}
        law(seen.get("piles", []) == _lying(recorder), "what lies on the piles, and how much beneath")
        known |= _turned(recorder, seat)
        law(seen["chien"] in (None, [*names(dealt.chien)]), "the chien")
        may_see_all = isinstance(phase, Over) or seat == phase.game.taker
        law(may_see_all or {*seen["discard"]} <= {*names(phase.game.table.discardable.shown)}, "the discard")
        mine = [code for act in seen["acts"] for code in _codes(act, seat)]
        law({*seen["hand"], *mine} <= known | {*seen["discard"]}, "cards that one knows")


def _alike(seen: list[Any], done: list[Any]) -> bool:
    """Whether somebody may have seen this of an act: of a discard not all."""
    laid = isinstance(seen[1], dict) and "discard" in seen[1] and isinstance(done[1], dict) and "discard" in done[1]
    return seen == done or (laid and seen[0] == done[0] and {*seen[1]["discard"]} <= {*done[1]["discard"]})


def _fallen(recorder: Recorder) -> set[int]:
    """The cards of the tricks that are complete."""
    return {card for trick in recorder.tricks for card in trick.cards}


def _lying(recorder: Recorder) -> list[list[tuple[str | None, int]]]:
    """The top card of each pile that is left, unless it lies in the trick, and how many cards are beneath."""
    if isinstance(recorder.phase, Over) and recorder.tricks:
        return []
    fallen, played = _fallen(recorder), {each.act.card for each in recorder.done if isinstance(each.act, Play)}
    left = [[[card for card in pile if card not in fallen] for pile in piles] for piles in recorder.dealt.piles]
    return [[(None if pile[0] in played else NAMES[pile[0]], len(pile) - 1) for pile in own if pile] for own in left]


def _turned(recorder: Recorder, seat: int) -> set[str]:
    """What has lain on top of a player's piles until now."""
    piles, fallen = recorder.dealt.piles[seat] if recorder.dealt.piles else (), _fallen(recorder)
    return {NAMES[card] for pile in piles for place, card in enumerate(pile) if {*pile[:place]} <= fallen}


def _codes(act: list[Any], seat: int) -> list[str]:
    """The cards that somebody sees in an act."""
    actor, done = act
    if isinstance(done, str):
        return [done] if done[0].isupper() else []
    shown = [*done.get("shown", ()), *([done["call"]] if "call" in done else [])]
    return shown + (done.get("discard", []) if actor == seat else [])


def deals(base: Base, kinds: tuple[str, ...], seed: int, numbers: range) -> Iterator[Over]:
    """Deals played by programs, by number."""
    table = play_table(base.rules)
    for number in numbers:
        random = generator(seed, number, PLAYERS)
        turn = number // table.players
        players = [KINDS[kinds[(seat + turn) % len(kinds)]](random) for seat in range(table.players)]
        yield played(table, shuffled(table, number % table.players, generator(seed, number, CARDS)), players)


def row(base: Base, kinds: tuple[str, ...], seed: int, numbers: range) -> str:
    """A line of the table of results."""
    before, found, bids, highest = process_time(), Counter[str](), Counter[str](), 0.0
    for over in deals(base, kinds, seed, numbers):
        account = obey(over)
        found[over.ending] += 1
        if over.ending == PLAYED:
            if account is None:
                raise Broken("shipped rules can always be settled")
            bids[over.game.contract.id if over.game.contract is not None else ""] += 1
            found["made"] += account.made is True
            found["slam"] += len({over.game.side_of(trick.winner) for trick in over.tricks}) == 1
            highest = max(highest, *(abs(float(score)) for score in account.scores))
    cells = [
        base.name, f"{len(numbers):,}", *(f"{found[each]:,}" for each in ("all_passed", "called_off", "made", "slam")),
        f"{highest:,.0f}", "none", f"{process_time() - before:.0f} s",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play, look, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, required=True)
    parser.add_argument("--players", default="random")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", default="", help="a variant and a number of players, as in `fft at 4`")
    parser.add_argument("more", nargs="*", help="such as fft:4=100000")
    asked = parser.parse_args()
    more = {each.split("=")[0].replace(":", " at "): int(each.split("=")[1]) for each in asked.more}
    for base in (base_of(f"{name} at {n}") for name in library.shipped() for n in sorted(variant(name).rulesets)):
        if asked.only in {"", base.name}:
            numbers = range(asked.first, asked.first + more.get(base.name, asked.deals))
            sys.stdout.write(row(base, tuple(asked.players.split(",")), asked.seed, numbers) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
