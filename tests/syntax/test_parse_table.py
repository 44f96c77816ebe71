"""The shipped parse table."""

from tarotrules.syntax.make_table import PLACE, module


def test_the_table_is_that_of_the_grammar() -> None:
    """The table that is shipped is the one the grammar makes."""
    assert module() == PLACE.read_text("utf-8")
