"""The parser. Its table is made of the grammar by ``python -m tarotrules.syntax.make_table`` and shipped.

Lark says how a token is fed and what may come next. It has no way of taking a table but its own pickles, nor of going
back to where a statement began: for these two what is inside it is used, here and where the table is made, and nowhere
else; ``pyproject.toml``
says of which versions.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from tarotrules.syntax.tokens import Token

if TYPE_CHECKING:
    from lark import Lark, Tree
    from lark import Token as LarkToken
    from lark.grammar import Rule
    from lark.lexer import LexerThread
    from lark.parsers.lalr_interactive_parser import InteractiveParser
    from lark.parsers.lalr_parser_state import ParseConf

GRAMMAR: Final = Path(__file__).with_name("grammar.lark")
START: Final = "start"


class Parser:
    """Takes one token after the other."""

    def __init__(self) -> None:
        from lark.exceptions import UnexpectedToken
        from lark.parsers.lalr_interactive_parser import InteractiveParser
        from lark.parsers.lalr_parser_state import ParserState

        self._misfit = UnexpectedToken
        no_lexer = cast("LexerThread", None)
        self._parser = InteractiveParser(None, ParserState(table(), no_lexer), no_lexer)
        self.tree: Tree[Token] | None = None
        """The file's tree, once the last token was taken."""

    def take(self, token: Token) -> bool:
        """Move on by one token; whether it fits."""
        return self._feed(self._parser, token)

    def wants(self, kind: str) -> bool:
        """Whether a terminal may come next."""
        return kind in self._parser.choices()  # type: ignore[no-untyped-call]

    def would_take(self, tokens: Iterable[Token]) -> bool:
        """Whether these tokens would fit; the parser does not move."""
        # A copy shares the trees built so far, and building on mutates them: a trial builds none.
        trial = self._parser.copy(deepcopy_values=False)  # type: ignore[no-untyped-call]
        trial.parser_state.parse_conf = copy(self._parser.parser_state.parse_conf)
        trial.parser_state.parse_conf.callbacks = {}
        return all(self._feed(trial, token) for token in tokens)

    def forget_statement(self) -> bool:
        """Go back to where the innermost statement began; false in the header, which is none."""
        state = self._parser.parser_state
        closed = 0
        while closed or not self.wants("BROKEN"):
            if not state.value_stack:
                return False
            # A block that is closed already is part of the statement: nothing begins in it.
            kind = getattr(state.value_stack.pop(), "type", "")
            closed += (kind == "RBRACE") - (kind == "LBRACE" and closed > 0)
            state.state_stack.pop()
        return True

    def _feed(self, parser: "InteractiveParser", token: Token) -> bool:
        try:
            result = parser.feed_token(cast("Any", token))
        except self._misfit:
            return False
        if parser is self._parser and token.type == "$END":
            self.tree = cast("Tree[Token]", result)
        return True


@cache
def table() -> "ParseConf[int]":
    """The table that was made of the grammar, in a fraction of the time of making it, and what builds the tree."""
    # Imported here: the engine and everybody who loads compiled rules do without.
    from lark import Tree
    from lark.parse_tree_builder import ParseTreeBuilder
    from lark.parsers.lalr_analysis import IntParseTable, Reduce, Shift
    from lark.parsers.lalr_parser_state import ParseConf

    from tarotrules.syntax.parse_table import END, PRODUCTIONS, STATES

    rules = [_rule(*each) for each in PRODUCTIONS]
    states = {
        number: {name: (Shift, to) if to >= 0 else (Reduce, rules[~to]) for name, to in state.items()}
        for number, state in enumerate(STATES)
    }
    builder = ParseTreeBuilder(rules, Tree, propagate_positions=False, ambiguous=False, maybe_placeholders=False)  # type: ignore[no-untyped-call]
    built = builder.create_callback()  # type: ignore[no-untyped-call]
    return ParseConf(IntParseTable(states, {START: 0}, {START: END}), built, START)  # type: ignore[no-untyped-call]


class Production(NamedTuple):
    """A line of the grammar, as the table has it."""

    made: str
    parts: tuple[str, ...]
    alias: str | None
    alone: bool
    """Whether a single part stands for the whole."""


def production_of(rule: "Rule") -> Production:
    """What a rule of Lark says; the grammar uses nothing else that rules can say."""
    return Production(
        str(rule.origin.name), tuple(str(each.name) for each in rule.expansion), rule.alias, rule.options.expand1
    )


def _rule(made: str, parts: tuple[str, ...], alias: str | None, alone: bool) -> "Rule":  # noqa: FBT001 fields of one row
    from lark.grammar import NonTerminal, Rule, RuleOptions, Terminal

    symbols = [Terminal(each) if each.isupper() else NonTerminal(each) for each in parts]
    return Rule(NonTerminal(made), symbols, alias=alias, options=RuleOptions(expand1=alone))


def made(*, strict: bool = False) -> "Lark":
    """Lark with the table made anew from the grammar; ``strict`` refuses any conflict."""
    from lark import Lark
    from lark.lexer import Lexer

    class Fed(Lexer):
        def __init__(self, conf: object) -> None: ...

        def lex(self, lexer_state: object, parser_state: object) -> Iterator["LarkToken"]:
            del lexer_state, parser_state
            return iter(())

    # Never cache=True: it ignores what the lexer is, and unpickles from a shared folder.
    return Lark(
        GRAMMAR.read_text("utf-8"),
        parser="lalr",
        lexer=Fed,
        propagate_positions=False,
        maybe_placeholders=False,
        strict=strict,
    )
