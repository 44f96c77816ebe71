"""What can be wrong with the shape of a file. One cause, one code; the sentences are in the catalogues."""

from tarotrules.source.diagnostics import Problem

UNREADABLE_CHARACTER = Problem("S001", "unreadable-character")
"""``character``."""
MISSPELT_WORD = Problem("S002", "misspelt-word")
"""``word``, ``suggestion``: a word of the language was needed here, and this is nearly one."""
FOREIGN_WORD = Problem("S003", "foreign-word")
"""``word``, ``language`` (code), ``suggestion``: a word of the language, but of another one."""
MISSING_BRACE = Problem("S004", "missing-brace")
"""``brace``: ``{`` or ``}``; label ``opened`` where a block was opened."""
STRAY_BRACE = Problem("S005", "stray-brace")
BRACE_ON_NEXT_LINE = Problem("S006", "brace-on-next-line")
NOTHING_SAID = Problem("S007", "nothing-said")
"""``word``: it needs a statement after it."""
NO_WORD_FIRST = Problem("S008", "no-word-first")
"""``found``, ``what`` (*citation* or *other*): a statement begins with a word."""
UNFINISHED_TEXT = Problem("S009", "unfinished-text")
"""``ends`` (*nowhere* or *otherwise*), ``first``, ``last``: the marks it begins and ends with."""
UNFINISHED_CITATION = Problem("S010", "unfinished-citation")
UNFINISHED_STATEMENT = Problem("S011", "unfinished-statement")
"""``word``: after it, something is missing."""
CHAINED_COMPARISON = Problem("S012", "chained-comparison")
"""``first``, ``second``: the two comparisons to be joined by *and*."""
DIVISION_BY_UNKNOWN = Problem("S013", "division-by-unknown")
DIVISION_BY_ZERO = Problem("S014", "division-by-zero")
VALUE_BEFORE_BLOCK = Problem("S015", "value-before-block")
"""``word``, ``value``: only names stand between a word and its block."""
NESTING_TOO_DEEP = Problem("S016", "nesting-too-deep")
"""``limit``."""
EXPRESSION_TOO_LONG = Problem("S017", "expression-too-long")
"""``limit``: operators in one value."""
FILE_TOO_LARGE = Problem("S018", "file-too-large")
"""``limit``: in KiB."""
NUMBER_TOO_LONG = Problem("S019", "number-too-long")
"""``limit``: digits."""
UNKNOWN_ROUNDING = Problem("S020", "unknown-rounding")
"""``word``, ``choices``."""
MISSING_HEADER = Problem("S021", "missing-header")
"""``choices``: the words a file may begin with."""
MISSING_NAME = Problem("S022", "missing-name")
TEXT_AFTER_END = Problem("S023", "text-after-end")
MISSING_SIGN = Problem("S024", "missing-sign")
"""``sign``, ``found``: put it before what was found."""
UNEXPECTED = Problem("S025", "unexpected")
"""``found``: it cannot stand here."""
GUARD_WITHOUT_NUMBERS = Problem("S026", "guard-without-numbers")
GUARD_WITHOUT_BLOCK = Problem("S027", "guard-without-block")
REMOVE_WITHOUT_NAME = Problem("S028", "remove-without-name")
DECIMAL_LIST = Problem("S029", "decimal-list")
"""``written``, ``list``: ``4,5`` is a decimal; ``4, 5`` is a list."""
UNKNOWN_LANGUAGE = Problem("S030", "unknown-language", "warning")
"""``written``, ``known``: the codes that may stand there."""
TOO_MANY_PROBLEMS = Problem("S031", "too-many-problems")
"""``limit``: the rest was not read as closely."""
DUPLICATE_KEY = Problem("S032", "duplicate-key")
"""``key``; label ``first``."""
YAML_ALIAS = Problem("S033", "yaml-alias")
YAML_TAG = Problem("S034", "yaml-tag")
YAML_SYNTAX = Problem("S035", "yaml-syntax")
"""``kind``: what the trouble is about; ``written``, ``instead``: where a space is missing."""
YAML_WRONG_KIND = Problem("S036", "yaml-wrong-kind")
"""``found``: scalar, list or mapping."""
KEYWORD_AS_NAME = Problem("S037", "keyword-as-name")
"""``word``: it means something else in this language; between backquotes it is a name."""
WRITTEN_OTHERWISE = Problem("S038", "written-otherwise")
"""``kind``, ``written``, ``instead``: other notations write it so; the file was read as meant."""
HEADER_WORD_MISSING = Problem("S039", "header-word-missing")
"""``word`` (*extends* or *with*), ``found``, ``joined``: put it before what was found, or it is all one name."""
BLANK_IN_NAME = Problem("S040", "blank-in-name")
"""``written``, ``instead``: the name in one piece."""
