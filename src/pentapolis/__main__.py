"""`python -m pentapolis` is the command `pentapolis`."""

import sys

from .cli.main import main

sys.exit(main())
