"""Each mutation that is written down still has its place in the program."""

from tests.mutants.draw import written


def test_what_is_written_down_has_its_place() -> None:
    """A piece that is to be taken out occurs once in its file, which belongs to an area."""
    assert written()
