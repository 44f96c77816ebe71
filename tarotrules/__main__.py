"""``python -m tarotrules``."""

import sys

from tarotrules.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
