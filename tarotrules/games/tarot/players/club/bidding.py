"""The auction: what a hand is enough for."""

from collections.abc import Sequence

from tarotrules.games.playing.acts import PASS
from tarotrules.games.tarot.play.acts import PAROLE, Act, Bid
from tarotrules.games.tarot.play.flat import Contract
from tarotrules.games.tarot.players.club.habits import habits
from tarotrules.games.tarot.players.club.judging import scale_of
from tarotrules.games.tarot.players.club.saying import is_overwhelming
from tarotrules.games.tarot.players.known import Known


def bid(known: Known, options: Sequence[Act]) -> Act:
    """The highest contract that the hand is enough for, with what it is sure to achieve; parole, if it nearly is."""
    scale = scale_of(known.table)
    worth = scale.worth(known.hand)
    reached = {each.id: scale.reaches(each, worth) for each in known.table.contracts}
    sure = is_overwhelming(known.hand, known)
    promising = {each.id for each in known.table.contracts if each.promises is not None and not _keeps(each, known)}
    bids = (each for each in options if isinstance(each, Bid) and each.id not in promising)
    enough = [each for each in bids if reached[each.id] >= 0]
    if enough:
        highest = [each for each in enough if each.id == enough[-1].id]
        return max(highest, key=lambda each: len(each.promises) if sure else -len(each.promises))
    nearly = max(reached.values()) >= -habits()["parole"]["short"]
    return PAROLE if nearly and PAROLE in options else PASS


def _keeps(contract: Contract, known: Known) -> bool:
    """Whether what a contract promises is sure."""
    return is_overwhelming(known.hand, known, discards=contract.goes == "taker_hand")


def is_weak(known: Known) -> bool:
    """Whether nothing would be bid on a hand."""
    scale = scale_of(known.table)
    worth = scale.worth(known.hand)
    return all(scale.reaches(each, worth) < 0 for each in known.table.contracts if each.promises is None)
