"""The game on one page: what it is about, a deal in short, and the tables one looks up first."""

from collections.abc import Iterator
from itertools import pairwise

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.cards.pack import EXCUSE
from tarotrules.games.tarot.chapters.auction import appointed
from tarotrules.games.tarot.chapters.call import second_call
from tarotrules.games.tarot.chapters.modes import ranking
from tarotrules.games.tarot.chapters.opening import Opening, Tell
from tarotrules.games.tarot.chapters.sheets import tables
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.call import calls_card, chains
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import yes_no
from tarotrules.wording.phrase import Phrase


def overview(opening: Opening) -> tree.Chapter:
    """The page as a chapter without a number."""
    return tree.Chapter("", "overview", line(opening.say("overview-title")), tuple(_blocks(opening)))


def _blocks(opening: Opening) -> Iterator[tree.Block]:
    yield opening.paragraph(_aim)
    deal = filter(None, map(opening.told, _DEAL))
    yield tree.Items(tuple(map(line, deal)), numbered=True)
    extras = list(_extras(opening))
    if extras:
        yield tree.Paragraph(line(opening.say("overview-extras", titles=opening.words.join(extras))))
    for members in opening.alike(lambda rules: (rules.auction.bid, bool(rules.deal.chien))):
        if may_be_taken(opening.variant.rulesets[members[0]]):
            yield _captioned(opening, "overview-contracts", members, tables.contracts(_teller(opening, members), ()))
    for members in opening.alike(lambda rules: (rules.scoring.target, may_be_taken(rules))):
        if may_be_taken(opening.variant.rulesets[members[0]]):
            yield _captioned(opening, "overview-targets", members, tables.targets(_teller(opening, members)))
    players = tables.players(_teller(opening, opening.beside.players), opening.variant)
    if players is not None:
        yield _captioned(opening, "overview-players", opening.beside.players, players)


def _teller(opening: Opening, members: tuple[int, ...]) -> Teller:
    return opening.beside.teller(members[0])


def _captioned(opening: Opening, caption: str, members: tuple[int, ...], table: tree.Table) -> tree.Table:
    """A table, with the numbers of players it holds for if there is another."""
    said = opening.say(caption)
    some = opening.beside.abreast.some(members)
    if some:
        said = Phrase(f"{said} {opening.beside.abreast.badge(some)}")
    return table._replace(caption=line(said))


# Sentences


def _aim(teller: Teller) -> Iterator[Phrase]:
    if not may_be_taken(teller.rules):
        yield teller.say("overview-aim-alone")
        yield from ranking(teller)
        return
    fewer = all(less > more for less, more in pairwise(teller.rules.scoring.target))
    yield teller.say("overview-aim")
    yield teller.say("overview-oudlers", more="fewer" if fewer else "other")


def _dealing(teller: Teller) -> Iterator[Phrase]:
    chien = teller.rules.deal.chien
    yield teller.say("overview-deal", chien="one" if chien == 1 else yes_no(chien > 0))
    deal = teller.rules.deal
    if deal.piles is not None:
        yield teller.say("overview-piles", piles=deal.piles, cards=deal.pile_cards or 0)


def _bidding(teller: Teller) -> Iterator[Phrase]:
    if not may_be_taken(teller.rules):
        return
    if is_imposed(teller.rules.auction):
        yield appointed(teller)
        return
    parole = teller.rules.auction.parole is not None
    see = teller.see("auction.parole") if parole else Phrase()
    yield teller.say("overview-bid", parole=yes_no(parole), see=see)


def _calling(teller: Teller) -> Iterator[Phrase]:
    if calls_card(teller.rules):
        first, *others = (each[0] for each in chains(teller.rules))
        if others == [first]:
            yield teller.say("overview-call-two", first=first)
            return
        yield teller.say("overview-call-several" if others else "overview-call", first=first)
        for second in others:
            yield second_call(teller, first, second)
    elif teller.rules.call is not None:
        yield teller.say("overview-partner")


def _chien(teller: Teller) -> Iterator[Phrase]:
    if teller.rules.deal.chien and may_be_taken(teller.rules):
        taken = {bid.chien[0] == "taker_hand" for bid in teller.rules.auction.bid.values()}
        fate = "some" if len(taken) > 1 else "taken" if taken == {True} else "left"
        yield teller.say("overview-chien", fate=fate)


def _playing(teller: Teller) -> Iterator[Phrase]:
    play, free = teller.rules.play, _excuse_is_free(teller)
    yield teller.say("overview-follow", void=play.void, overtrump=play.overtrump, excuse="yes" if free else "no")
    if teller.rules.deal.piles is not None:
        yield teller.say("overview-piles-played")


def _excuse_is_free(teller: Teller) -> bool:
    always = (name for name, each in teller.rules.exempt.items() if each.when is None)
    return any(card.suit == EXCUSE for name in always for card in teller.cards(name))


def _winning(teller: Teller) -> Iterator[Phrase]:
    yield teller.say("overview-winner")


def _counting(teller: Teller) -> Iterator[Phrase]:
    yield teller.say("overview-count" if may_be_taken(teller.rules) else "overview-count-alone")


_DEAL: tuple[Tell, ...] = (_dealing, _bidding, _calling, _chien, _playing, _winning, _counting)


def _extras(opening: Opening) -> Iterator[Phrase]:
    """What else is paid for, each with the rule that says what it is."""
    for kind, part in (("claim", "what"), ("promise", "what"), ("bonus", "")):
        for name in opening.titles()[kind]:
            see = opening.see([slot_of(kind, name, part)])
            if see:
                title = opening.beside.teller(opening.beside.players[0]).title(kind, name)
                yield opening.say("overview-extra", title=title, see=opening.words.join(see))
