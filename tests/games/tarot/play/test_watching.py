"""A referee who was taught by the sources alone would decide as the program does; `watching.py` has long runs."""

from tests.games.tarot.play.watching import watched_over

POSITIONS = 8_000
KINDS = {"Playing", "Bidding", "Declaring", "Announcing", "Calling", "Discarding"}


def test_the_naive_referee_agrees() -> None:
    """What may be done at every position, who wins each trick, and the scores, with variants that he knows."""
    found = watched_over(POSITIONS, seed=5)

    assert found.keys() >= KINDS
