"""What is looked at whole where a site was built, as `.ci/run` does, and otherwise in part."""

import os
from typing import Final

from tarotrules.languages import LANGUAGES

BUILT: Final = "TAROTRULES_SITE"
"""Names the folder of a site in all languages."""
WHOLE: Final = tuple(LANGUAGES) if BUILT in os.environ else ("en", "ja")
"""Languages in which everything is looked at; in each of the others another part of it."""
