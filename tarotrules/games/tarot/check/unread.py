"""What a file says of a contract must change something: its value and multiplier are there to be read by amounts."""

from collections.abc import Iterator
from typing import Final

from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concept, Diagnostic, Label, Row, Steps

_STAKE: Final[SettingPath] = ("scoring", "contract")
_READ_BY: Final = {"worth": (*_STAKE, "worth"), "multiplier": (*_STAKE, "multiplied")}
"""What is said of a contract, and the setting that usually reads it."""
_WAY: Final = Row(("scoring", "{", "contract", "{", "worth", "contract.worth", "+", "margin", "}", "}"))


def bids_are_read(it: Coherence) -> Iterator[Diagnostic]:
    """A contract's value or multiplier that nothing reads, said by the file that sees to that, or by a nearer one."""
    read = _read(it)
    for about in (about for about in _READ_BY if about not in read):
        for name, bid in it.rules.auction.bid.items():
            path, reader = ("auction", "bid", name, about), _READ_BY[about]
            # A file that declares a contract must say both of it; and to multiply by one is to multiply by nothing.
            meant = it.rank(*path) > it.declared(*path[:-1]) and (about == "worth" or bid.multiplier != 1)
            if meant and it.rank(*path) >= it.rank(*reader):
                label = Label(it.span(*reader), "stake")
                said: dict[str, Argument] = {"about": about, "way": _WAY, "multiplied": Concept("multiplied")}
                yield problems.UNREAD.at(it.span(*path), label, what=Steps(path), **said)


def _read(it: Coherence) -> set[str]:
    """What amounts and conditions read of the contract."""
    multiplied = any(each.flow.multiplied for each in everything_paid(it.rules))
    paths = (path for _, asked in it.formulas for path in asked)
    return {path[-1] for path in paths if path[0] == "contract"} | ({"multiplier"} if multiplied else set())
