"""What is looked at in all languages where a site was built, as `.ci/run` does, and otherwise in one.

English pages are made of what the tests of the documentation read; Japanese ones are also translated. Of the pages
about problems, which are made alike, there are then some of each room.
"""

import os
from typing import Final

from tarotrules.languages import LANGUAGES

BUILT: Final = "TAROTRULES_SITE"
"""Names the folder of a site in all languages."""
IS_BUILT: Final = BUILT in os.environ
WHOLE: Final = tuple(LANGUAGES) if IS_BUILT else ("ja",)
"""Languages whose pages are looked at."""
