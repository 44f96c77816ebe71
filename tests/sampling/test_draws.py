"""The same seed gives the same deals, on every computer and in every order, and no other seed or deal gives them."""

from tarotrules.sampling.draws import CARDS, MOST_DEALS, PLAYERS, generator


def test_what_was_drawn_once_is_drawn_again() -> None:
    """By this version and by the next: who tells of a simulation tells its seed."""
    assert generator(1, 2, PLAYERS).random() == 0.3811252113807476
    assert generator(0, 0, CARDS).random() == 0.8444218515250481


def test_no_two_deals_are_drawn_alike() -> None:
    """Neither the last deal of a seed and the first of the next, nor the cards and the players of one."""
    drawn = [generator(*each).random() for each in ((0, 1, 0), (1, 0, 0), (0, MOST_DEALS - 1, 0), (0, 1, 1), (0, 2, 0))]

    assert len(set(drawn)) == len(drawn)
