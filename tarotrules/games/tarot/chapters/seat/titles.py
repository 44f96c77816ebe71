"""What the things of a deal are called."""

from tarotrules.games.tarot.chapters.payments import feat_title
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.flat import Contract
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.wording.phrase import plain


def contract_title(teller: Teller, contract: Contract | str) -> str:
    """A contract."""
    return plain(teller.title("auction", "bid", contract if isinstance(contract, str) else contract.id))


def mode_title(teller: Teller, name: str) -> str:
    """A deal without a taker."""
    return plain(teller.title("mode", name))


def promise_title(teller: Teller, name: str) -> str:
    """A feat that is announced."""
    return plain(teller.title("promise", name))


def redeal_title(teller: Teller, name: str) -> str:
    """A hand that calls a deal off."""
    return plain(teller.title("redeal", name))


def claim_title(teller: Teller, claim: str, level: str) -> str:
    """A level of something that is declared of a hand."""
    return plain(feat_title(teller, Feat("claim", claim, level)))
