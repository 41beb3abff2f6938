"""`python -m pentapolis` is the command `pentapolis`."""

import sys

from .commands.main import main

sys.exit(main())
