"""Single-point changes that the tests must catch."""
