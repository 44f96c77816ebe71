"""Names: what a word is called by where a name stands, though it may mean something elsewhere."""

from tarotrules.settings.kinds import is_name
from tarotrules.syntax.folding import name_of


def own_name(written: str) -> str:
    """A name as written, whatever it may mean elsewhere.

    >>> own_name("Jeu"), own_name("`jeu`")
    ('jeu', 'jeu')
    """
    return name_of(written.strip("`"))


def file_name(written: str, concept: str) -> str:
    """What a file is called: as written, unless only the word's meaning can be a name.

    >>> file_name("all-pass", "all_pass"), file_name("misère", "misere")
    ('all-pass', 'misere')
    """
    literal = own_name(written)
    return literal if is_name(literal) else concept


def entry_name(written: str, concept: str) -> str:
    """What an entry is called: the word's meaning, unless no entry can be called by that.

    >>> entry_name("dernier-pli", "last_trick"), entry_name("chelem", "slam")
    ('dernier-pli', 'slam')
    """
    literal = own_name(written)
    return literal if not is_name(concept) and is_name(literal) else concept
