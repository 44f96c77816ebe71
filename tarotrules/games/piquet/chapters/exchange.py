"""The exchange of cards for those of the stock."""

from collections.abc import Iterator

from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.exchange import Exchange, Takes
from tarotrules.games.telling.told import Rule, Told
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """The elder's exchange, the younger's, what is left, and what may be looked at."""
    exchange, say = teller.rules.exchange, teller.say
    if exchange is None:
        return
    elder = exchange.elder
    yield Rule("exchange.elder", tuple(_elder(teller, elder)), (("exchange", "elder"),))
    if elder is not None:
        yield Rule(
            "exchange.fewer",
            (say("exchange-fewer", said="yes" if exchange.fewer_said else "no", most=elder.most),),
            _path("fewer_said"),
        )
        unused = say("exchange-unused", seen=exchange.unused_seen, most=elder.most)
        yield Rule("exchange.unused", (unused,), _path("unused_seen"))
    yield Rule("exchange.younger", tuple(_younger(teller, exchange)), _path("younger", "order"))
    yield Rule("exchange.left", (say("exchange-left", seen=exchange.left_seen),), _path("left_seen"))
    yield Rule("exchange.own", (say("exchange-own", look=exchange.own_discard),), _path("own_discard"))
    yield Rule("exchange.late", (say("exchange-late", late=exchange.too_late),), _path("too_late"))


def _path(*settings: str) -> tuple[SettingPath, ...]:
    return tuple(("exchange", each) for each in settings)


def _elder(teller: Teller, elder: Takes | None) -> Iterator[Phrase]:
    if elder is None:
        yield teller.say("exchange-dealer-only")
        return
    yield teller.say("exchange-elder", few=few(teller, elder))
    yield from _besides(teller, "elder", elder)


def _besides(teller: Teller, who: str, takes: Takes) -> Iterator[Phrase]:
    """What else limits how many cards somebody takes."""
    if takes.half:
        yield teller.say("exchange-half", who=who)
    if takes.or_none:
        yield teller.say("exchange-or-none", who=who)


def _younger(teller: Teller, exchange: Exchange) -> Iterator[Phrase]:
    least_and_most = few(teller, exchange.younger)
    if exchange.elder is None:
        yield teller.say("exchange-younger-alone", few=least_and_most)
    else:
        yield teller.say("exchange-younger", few=least_and_most)
        yield teller.say("exchange-order", order=exchange.order)
    yield from _besides(teller, "younger", exchange.younger)


def few(teller: Teller, takes: Takes) -> Phrase:
    """How many cards somebody exchanges."""
    if takes.most == 0:
        how = "none"
    elif takes.least == takes.most:
        how = "exactly"
    else:
        how = "range" if takes.least else "up_to"
    return teller.say("exchange-few", how=how, least=takes.least, most=takes.most)
