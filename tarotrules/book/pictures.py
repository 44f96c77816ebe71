"""What a picture shows, as data; how it looks is said in :mod:`tarotrules.book.drawing`.

Words in a picture are short and without markup: names of players, what they do.
"""

from tarotrules.source.node import Node


class Seat(Node):
    """Somebody at a table, and what they do, a line each."""

    name: str
    does: tuple[str, ...]


class Seats(Node):
    """A table seen from above: the dealer in front, the others in playing order."""

    seats: tuple[Seat, ...]
    clockwise: bool


class Face(Node):
    """A card: the letter of its suit (``T`` for trumps, ``E`` for the Excuse) and what is printed in its corner."""

    suit: str
    corner: str
    court: bool


class Laid(Node):
    """A card that lies open, a name below it, and what there is to say of it."""

    face: Face
    name: str
    below: str
    wins: bool


class Cards(Node):
    """Cards in rows; one that wins is framed."""

    rows: tuple[tuple[Laid, ...], ...]


class Pile(Node):
    """Cards that are counted together, and what they count."""

    faces: tuple[Face, ...]
    counts: str


class Heap(Node):
    """Won cards, counted pile by pile."""

    piles: tuple[Pile, ...]


class Packet(Node):
    """Cards that are dealt together, and to whom; before them, how many may be laid aside."""

    before: int
    cards: int
    name: str


class Packets(Node):
    """The beginning and the end of a deal; where no card may be laid aside, one is crossed out."""

    first: tuple[Packet, ...]
    between: int
    """How many cards may be laid aside after these."""
    last: tuple[Packet, ...]
    after: int
    """How many cards may be laid aside after the last packet."""
    aside: str
    """What those are called."""


Picture = Seats | Cards | Heap | Packets
