"""What can be wrong with a file before anybody has read it."""

from typing import Final

from tarotrules.source.diagnostics import Problem

NOT_FOUND: Final = Problem("F001", "file-not-found")
UNREADABLE: Final = Problem("F002", "file-unreadable")
NOT_UTF8: Final = Problem("F003", "file-not-utf8")
TOO_LARGE: Final = Problem("F004", "file-too-large")
IS_FOLDER: Final = Problem("F005", "file-is-a-folder")
NO_SUCH_VARIANT: Final = Problem("F006", "no-such-variant")
NOT_JSON: Final = Problem("F007", "file-not-json")
NOT_COMPILED: Final = Problem("F008", "not-a-compiled-ruleset")
CANNOT_WRITE: Final = Problem("F009", "cannot-write")
NO_SUCH_PLAYERS: Final = Problem("F010", "not-for-so-many-players")
UNKNOWN_FORM: Final = Problem("F013", "unknown-form")
NO_SUCH_SETTING: Final = Problem("F011", "no-such-setting")
NO_VARIANT: Final = Problem("F014", "variant-missing")
NOT_A_FILE_OF_RULES: Final = Problem("F015", "not-a-file-of-rules")
NO_OPTIONS_HERE: Final = Problem("F016", "options-not-possible-here")
NO_SUCH_OPTION: Final = Problem("F017", "no-such-option")
NOTHING_TO_COMPARE: Final = Problem("F018", "nothing-to-compare-with")
EXTRA_MISSING: Final = Problem("F019", "extra-not-installed")
NO_GLYPH: Final = Problem("F020", "sign-not-in-fonts")
NOT_FOR_TERMINALS: Final = Problem("F021", "not-for-terminals")
NOT_A_SITE: Final = Problem("F022", "not-one-of-our-sites")
TEXT_MISSING: Final = Problem("F023", "text-of-the-site-missing")
GAME_UNKNOWN: Final = Problem("F025", "game-unknown-here")
NEEDS_TERMINAL: Final = Problem("F026", "needs-a-terminal")
PORT_TAKEN: Final = Problem("F024", "port-not-free")
NO_STUDIO: Final = Problem("F027", "studio-not-built")
NOT_YET: Final = Problem("F028", "not-for-this-game-yet")
