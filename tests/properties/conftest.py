"""One fixed profile: no deadline, and the same examples on every run in CI."""

import os

from hypothesis import settings

settings.register_profile("table", deadline=None, max_examples=60, print_blob=True)
settings.register_profile("ci", settings.get_profile("table"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "table")
