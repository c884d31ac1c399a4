"""The figures of the built book, tried once in Firefox: ``make firefox``."""
