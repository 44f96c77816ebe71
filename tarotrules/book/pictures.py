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


Picture = Seats
