"""Exchanges in words: which may be made, and which cards go where."""

from collections.abc import Iterator, Sequence

from tarotrules.cards.french import card_name
from tarotrules.games.piquet.chapters.lines import Telling
from tarotrules.games.piquet.engine.results import Exchanged, Tried
from tarotrules.games.piquet.engine.told import Cards
from tarotrules.games.telling.told import yes_no
from tarotrules.wording.phrase import Phrase, plain


def tries(found: Sequence[Tried], telling: Telling) -> Iterator[str]:
    """Exchanges that somebody would like to make, and why some of them may not be."""
    return (plain(_tried(each, telling)) for each in found)


def _tried(each: Tried, telling: Telling) -> Phrase:
    allowed = each.reason is None
    why = Phrase() if allowed else telling.say("refused-exchange", reason=each.reason, bound=each.bound)
    numbers = {"elder": each.elder or 0, "younger": each.younger or 0}
    which = "both" if None not in {each.elder, each.younger} else "younger" if each.elder is None else "elder"
    return telling.say("account-exchange-tried", which=which, allowed=yes_no(allowed), why=why, **numbers)


def exchanged(found: Exchanged, telling: Telling) -> Iterator[str]:
    """Which cards of the stock go where."""
    for seat, cards in enumerate(found.taken):
        yield plain(telling.say("account-exchange-goes", who=telling.who(seat), cards=_codes(cards)))
    yield plain(telling.say("account-exchange-left", cards=_codes(found.left)))


def _codes(cards: Cards) -> Phrase:
    return Phrase.of(" ".join(map(card_name, cards)) or "–")
