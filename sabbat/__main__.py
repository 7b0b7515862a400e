"""`python -m sabbat` is the same as `sabbat`."""

import sys

from sabbat.cli import main

if __name__ == "__main__":
    sys.exit(main())
