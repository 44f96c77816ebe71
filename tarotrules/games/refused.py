"""A deal that cannot be."""

from tarotrules.source.diagnostics import Argument, Diagnostic, Problem


class Refused(ValueError):  # noqa: N818 it is the deal that is refused
    """A deal, or its description, that cannot be, with everything that is wrong with it."""

    def __init__(self, first: Problem | Diagnostic, *more: Diagnostic, **arguments: Argument) -> None:
        found = first.at(None, **arguments) if isinstance(first, Problem) else first
        self.diagnostics = (found, *more)
        super().__init__(", ".join(f"{each.code} {each.problem.name}" for each in self.diagnostics))

    @property
    def diagnostic(self) -> Diagnostic:
        """The first thing that is wrong, as a diagnostic without a place."""
        return self.diagnostics[0]

    @property
    def problem(self) -> Problem:
        """What kind of thing is wrong first of all."""
        return self.diagnostic.problem
