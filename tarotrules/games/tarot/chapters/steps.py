"""A deal, step by step: what is done, what is said aloud, and the rules that say more."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.comparing.classes import merged
from tarotrules.games.tarot.chapters.auction import appointed, in_short, way_of_bidding
from tarotrules.games.tarot.chapters.deal import called_off_at, chien_in_short, piles_in_short, turns
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.opening import Opening
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.pictures.figures import figures
from tarotrules.games.tarot.chapters.promises import announcing, at
from tarotrules.games.tarot.chapters.seating import direction_in_short
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_held, is_imposed
from tarotrules.games.tarot.ruleset.call import calls_card, most_partners, ranks
from tarotrules.games.tarot.ruleset.promises import announces
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import capitalised
from tarotrules.source.node import Node
from tarotrules.wording.phrase import Phrase

PICTURED: Final[Mapping[str, str]] = {"deal": "deal.shuffle", "play": "play.winner", "count": "deck.counting"}
"""By step, the rule whose picture stands there: where it is needed first, and nowhere again."""
_SPECIAL: Final = ("auction.promises", "auction.requires", "auction.parole")
"""What only some auctions have."""
_EARLY: Final = ("in_auction", "after_auction")
_LATE: Final = ("after_discard", "before_first_lead", "own_first_card")
"""When something may be announced, in the order of a deal: before the chien is taken up, and after."""
_NAMED: Final = {
    frozenset({"promise"}): "announce",
    frozenset({"claim"}): "declare",
    frozenset({"promise", "claim"}): "announce_and_declare",
}
"""What a step is called by what is said in it."""


class Step(Node):
    """One step with one number of players."""

    id: str
    does: tuple[Phrase, ...]
    says: tuple[Phrase, ...]
    """Words, as they are said."""
    slots: tuple[str, ...]
    """The rules that say more."""
    named: str = ""
    """What it is called, if not by what it is."""
    optional: bool = False
    example: bool = False
    """Whether one says other words as well, as the cards are."""
    calls_off: tuple[Phrase, ...] = ()
    """What ends a deal before it is played: said apart from what everybody says."""


def steps(opening: Opening) -> tree.Chapter:
    """The pages as a chapter without a number."""
    every = {players: {each.id: each for each in steps_of(opening, players)} for players in opening.beside.players}
    ids = merged(list(found) for found in every.values())
    blocks = (
        block
        for place, id in enumerate(ids, 1)
        for block in _blocks(opening, place, {players: found[id] for players, found in every.items() if id in found})
    )
    return tree.Chapter("", "steps", line(opening.say("steps-title")), tuple(blocks))


def _blocks(opening: Opening, place: int, told: Mapping[int, Step]) -> Iterator[tree.Block]:
    first, *_ = told.values()
    yield tree.Heading(line(_title(opening, place, told)))
    does = _abreast(opening, {players: each.does for players, each in told.items()})
    says = _abreast(opening, {players: _aloud(opening, each) for players, each in told.items()})
    off = _abreast(opening, {players: each.calls_off for players, each in told.items()})
    slots = dict.fromkeys(slot for each in told.values() for slot in each.slots)
    rules = opening.see(sorted(slots, key=opening.beside.numbers.key))
    see = (opening.say("step-see", n=len(rules), rules=opening.words.join(rules)),) if rules else ()
    yield tree.Paragraph(line(joined((*does, *says, *off, *see), opening.words)))
    main, *_ = opening.beside.players
    if main in told and first.id in PICTURED:
        yield from figures(opening.beside.teller(main), PICTURED[first.id])


def _title(opening: Opening, place: int, told: Mapping[int, Step]) -> Phrase:
    """The number of a step, what it is called, and for whom it is."""
    first, *_ = told.values()
    title = opening.say("step-numbered", n=place, title=opening.say("step-title", step=first.named or first.id))
    if all(each.optional for each in told.values()):
        title = opening.say("step-optional", title=title)
    some = opening.beside.abreast.some(told)
    return Phrase(f"{title} {opening.beside.abreast.badge(some)}") if some else title


def _abreast(opening: Opening, told: Mapping[int, Sequence[Phrase]]) -> Iterator[Phrase]:
    return map(capitalised, opening.beside.abreast.sentences(told))


def _aloud(opening: Opening, step: Step) -> tuple[Phrase, ...]:
    words = [opening.say("step-word", word=capitalised(each)) for each in step.says]
    if not words:
        return ()
    example = "yes" if step.example else "no"
    return (opening.say("step-aloud", words=opening.words.join(words, "or"), example=example),)


def steps_of(opening: Opening, players: int) -> Iterator[Step]:
    """What is done with a number of players, in order."""
    teller = opening.beside.teller(players)
    rules, say = teller.rules, teller.say
    yield _deal(teller)
    called_off = tuple(_redeals(opening, teller, "before_auction"))
    if called_off:
        yield Step("redeal", called_off, (), (), optional=True)
    if may_be_taken(rules):
        yield _auction(opening, teller)
    yield from _announcing(teller, "announce", _EARLY)
    yield from _middle(opening, teller)
    yield from _announcing(teller, "declare", _LATE)
    yield _play(teller)
    count = say("cheat-count" if may_be_taken(rules) else "cheat-count-alone")
    slots = ("deck.counting", "scoring.target", "scoring.contract", "scoring.settling")
    of_mode = () if may_be_taken(rules) else (f"mode.{rules.auction.plays}.{part}" for part in ("rank", "paid"))
    yield Step("count", (count, say("cheat-next", direction=rules.seating.direction)), (), (*slots, *of_mode))


def _calls_late(teller: Teller) -> bool:
    call = teller.rules.call
    return call is not None and call.moment == "after_chien" and teller.rules.deal.chien > 0


def _middle(opening: Opening, teller: Teller) -> Iterator[Step]:
    """The call, and the chien: who calls after seeing it calls before discarding."""
    some_late = any(_calls_late(opening.beside.teller(each)) for each in opening.beside.players)
    call, chien = tuple(_call(teller)), tuple(_chien(teller, apart=some_late))
    yield from (*chien[:1], *call, *chien[1:]) if _calls_late(teller) else (*call, *chien)


def _call(teller: Teller) -> Iterator[Step]:
    rules, say, late = teller.rules, teller.say, _calls_late(teller)
    if rules.call is not None and calls_card(rules):
        moment = "after_chien" if late else "before_chien" if rules.deal.chien else "after_auction"
        call = "step-call" if most_partners(rules) == 1 else "step-call-two"
        called = say(call, moment=moment, silence=rules.call.silence or "free")
        word = say("step-called", rank=ranks(rules)[0])
        slots = ("call.card", "call.chain", "call.partner")
        # With other numbers of players it may stand in another place.
        named = "call" if most_partners(rules) == 1 else "call_several"
        yield Step("late_call" if late else "call", (called,), (word,), slots, named=named, example=True)


def _chien(teller: Teller, *, apart: bool) -> Iterator[Step]:
    """The chien and the discard: one step, unless something comes between them."""
    rules, say = teller.rules, teller.say
    if rules.deal.chien and any(bid.chien[0] == "taker_hand" for bid in rules.auction.bid.values()):
        closed = (say("step-closed"),) if rules.chien.change_until == "closed" else ()
        if apart:
            yield Step("take", (say("step-take"),), (), ("chien.taken",))
            yield Step("discard", (say("step-discard"),), closed, ("chien.discard",))
        else:
            yield Step("chien", (say("cheat-take-chien"),), closed, ("chien.taken", "chien.discard"))


def _deal(teller: Teller) -> Step:
    rules, say = teller.rules, teller.say
    deal = rules.deal
    does = (
        *direction_in_short(teller),
        say("cheat-deal", shuffled=deal.shuffle != "none", hand=deal.hand, packet=deal.packet),
        *chien_in_short(teller),
        *piles_in_short(teller),
    )
    laid = () if deal.piles is None else ("deal.piles",)
    named = "deal_unshuffled" if deal.shuffle == "none" else ""
    return Step("deal", does, (), ("deal.shuffle", "deal.hands", *laid, "deal.chien", "deal.misdeal"), named)


def _redeals(opening: Opening, teller: Teller, moment: str) -> Iterator[Phrase]:
    """Hands with which nothing is played, to be announced at a moment."""
    found = {name: each for name, each in teller.rules.redeal.items() if each.moment == moment}
    said = "first_turn" if moment == "own_turn" and turns(teller) == "several" else moment
    said = said if is_held(teller.rules.auction) else called_off_at(teller.rules, moment)
    named: dict[str, list[Phrase]] = {}
    for name, each in found.items():
        if not _held(teller, name):
            see = opening.words.join(opening.see([slot_of("redeal", name)]))
            hand = teller.say("step-redeal-hand", title=teller.title("redeal", name), see=see)
            named.setdefault(each.duty, []).append(hand)
    for duty, hands in named.items():
        listed = teller.list(hands, "or")
        yield teller.say("step-redeal", duty=duty, moment=said, by="name", hands=listed, has=Phrase(), see=Phrase())
    for name, each in found.items():
        has, see = _held(teller, name), opening.words.join(opening.see([slot_of("redeal", name)]))
        if has:
            yield teller.say("step-redeal", duty=each.duty, moment=said, by="cards", hands=Phrase(), has=has, see=see)
    if found:
        yield teller.say("step-redeal-annuls")


def _held(teller: Teller, redeal: str) -> Phrase:
    """The cards of such a hand, if only this table has a name for it; nothing if every book has, or words fail."""
    shipped = slot_of("redeal", redeal) in registry().rules
    idiom = None if shipped else Idiom.of_hand(teller, teller.rules.redeal[redeal].when, "hand")
    return Phrase() if idiom is None else idiom.told()


def _auction(opening: Opening, teller: Teller) -> Step:
    auction, say = teller.rules.auction, teller.say
    if is_imposed(auction):
        return Step("contract", (appointed(teller),), (), ("auction.taker", "auction.contracts"))
    does = (
        say("cheat-auction", rounds=way_of_bidding(auction), first=auction.first_bidder),
        in_short(teller),
    )
    parole = (say("step-parole"),) if auction.parole is not None else ()
    bids = (teller.title("auction", "bid", name) for name in auction.bid)
    slots = ("auction.first", "auction.overcall", "auction.taker", "auction.contracts", *_SPECIAL)
    off = tuple(_redeals(opening, teller, "own_turn"))
    return Step("auction", does, (say("step-pass"), *parole, *bids), slots, calls_off=off)


def _announcing(teller: Teller, id: str, moments: Sequence[str]) -> Iterator[Step]:
    """What may be announced before the chien is taken up, or after."""
    found = [each for moment in moments for each in at(teller.rules, moment)]
    if found:
        titles = tuple(teller.title(kind, name) for kind, name in found)
        slots = tuple(slot_of(kind, name, part) for kind, name in found for part in ("what", "when"))
        # What is announced and what is declared are told apart everywhere.
        named = _NAMED[frozenset(kind for kind, _ in found)]
        yield Step(id, tuple(announcing(teller, moments)), titles, slots, named, optional=True)


def _promised_lead(teller: Teller) -> Iterator[Phrase]:
    """Who leads instead, having announced something."""
    leading = {name: announces(each) for name, each in teller.rules.promise.items() if each.leads}
    for who in dict.fromkeys(leading.values()):
        if who != teller.rules.play.first_leader:
            titles = [teller.title("promise", name) for name, each in leading.items() if each == who]
            said = (teller.say("cheat-announced", title=title) for title in titles)
            yield teller.say("step-promised-lead", who=who, titles=teller.list(said, "or"))


def _play(teller: Teller) -> Step:
    rules, say = teller.rules, teller.say
    play = rules.play
    does = (
        say("step-first-lead", who=play.first_leader),
        *_promised_lead(teller),
        say("cheat-follow", void=play.void, overtrump=play.overtrump),
    )
    exempt = (slot_of("exempt", name, "play") for name in rules.exempt)
    forbidden = (slot_of("forbid", name) for name in rules.forbid)
    slots = ("play.lead", "play.follow", "play.trump", "play.overtrump")
    laid = () if teller.rules.deal.piles is None else ("play.piles",)
    return Step("play", does, (), (*slots, *laid, *exempt, *forbidden))
