"""How fast the engine is, as ratios within one run: ``make bench``."""
