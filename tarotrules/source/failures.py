"""Why the system does not let a file be read or written: the common causes, which can be told in any language."""

import os
from errno import errorcode
from typing import Final

from tarotrules.source.diagnostics import Diagnostic, Problem

_CAUSES: Final = {
    "permission": ("EACCES", "EPERM"),
    "protected": ("EROFS",),
    "nowhere": ("ENOENT", "ENOTDIR", "EEXIST"),
    "folder": ("EISDIR",),
    "full": ("ENOSPC", "EDQUOT"),
    "long": ("ENAMETOOLONG",),
    "busy": ("EBUSY", "ETXTBSY"),
}
_CAUSE_OF: Final = {name: cause for cause, names in _CAUSES.items() for name in names}


def failure(problem: Problem, name: str, error: OSError | ValueError) -> Diagnostic:
    """A file that cannot be had, with the cause; ``other`` leaves the system's own text to explain it."""
    if isinstance(error, OSError):
        cause, reason = _CAUSE_OF.get(errorcode.get(error.errno or 0, ""), "other"), error.strerror or str(error)
    else:
        # A character that no name of a file may hold.
        cause, reason = "name", ""
    return problem.at(None, name=os.fsdecode(name), cause=cause, reason=reason)
