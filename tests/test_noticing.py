"""What rests on something remembered rests on all that was read for it, however long ago."""

from tarotrules.noticing import Ground, notice, noticing, remembered

FILE = Ground("text", "house.tarot")


def test_what_is_remembered_is_noticed_each_time() -> None:
    """A second page that shows the same is made again too when the file changes."""

    @remembered()
    def shown() -> str:
        notice([FILE])
        return "house"

    found = []
    for _ in range(2):
        with noticing() as grounds:
            assert shown() == "house"
        found.append(grounds)

    assert found == [{FILE}, {FILE}]


def test_what_is_forgotten_is_made_anew() -> None:
    """Whoever stands for a new process remembers nothing of the old one."""
    made = []

    @remembered()
    def page() -> int:
        made.append("page")
        return len(made)

    assert (page(), page()) == (1, 1)
    page.forget()
    assert page() == 2


def test_what_is_noticed_apart_is_nobody_else_s() -> None:
    """What a part is made of counts for that part, and for what surrounds it unless it is apart."""
    with noticing() as outside:
        with noticing() as inside:
            notice([FILE])
        with noticing(apart=True) as apart:
            notice([Ground("document", "fft")])

    assert (outside, inside, apart) == ({FILE}, {FILE}, {Ground("document", "fft")})
