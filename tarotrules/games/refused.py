"""A deal that cannot be."""

from tarotrules.source.diagnostics import Argument, Diagnostic, Problem


class Refused(ValueError):  # noqa: N818 it is the deal that is refused
    """A deal, or its description, that cannot be."""

    def __init__(self, problem: Problem, **arguments: Argument) -> None:
        super().__init__(f"{problem.code} {problem.name}")
        self.problem = problem
        self.arguments = arguments

    @property
    def diagnostic(self) -> Diagnostic:
        """The refusal as a diagnostic without a place."""
        return self.problem.at(None, **self.arguments)
