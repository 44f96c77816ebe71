"""The first round of a deal and its last packet, with the places where a card may go to the chien."""

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.book.pictures import Packet, Packets
from tarotrules.games.tarot.chapters.pictures.seats import NEXT, number_of_players, player, text
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.dealing import places
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.ruleset.deal import SETTLED

SEVERAL = 2
"""More than one."""


def packets(teller: Teller) -> tree.Figure | None:
    """The deal as the dealer does it; nothing where single cards do not go to the chien as the dealer likes."""
    rules = teller.rules
    if (
        rules.deal.piles
        or not rules.deal.chien
        or rules.deal.chien_cards in SETTLED
        or rules.deal.chien_packet not in {None, 1}
    ):
        return None
    deal, seated = rules.deal, rules.players
    free, number = places(play_table(rules)), seated * deal.hand // deal.packet
    several = deal.chien > 1 and not deal.chien_apart
    most = SEVERAL if several else 1
    names = [player(teller, (place + NEXT) % seated) for place in range(number)]

    def aside_after(place: int) -> int:
        return most if place in free else 0

    def packet(place: int) -> Packet:
        return Packet(aside_after(place), deal.packet, text(names[place]))

    first = tuple(map(packet, range(min(seated, number))))
    last = (packet(number - 1),) if number > seated else ()
    dealt = [teller.say("figure-packet", n=deal.packet, name=name) for name in names[:seated]]
    players = number_of_players(teller)
    said = teller.say(
        "figure-packets",
        players=players,
        packets=teller.list(dealt),
        closed=free.start,
        several="yes" if several else "no",
        more="yes" if last else "no",
        last=names[-1],
    )
    aside = text(teller.say("figure-packets-middle"))
    return tree.Figure(
        Packets(first, aside_after(seated), last, aside_after(number), aside),
        line(teller.say("figure-packets-caption", players=players)),
        line(said),
    )
