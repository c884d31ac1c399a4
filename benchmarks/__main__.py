"""Runs every benchmark."""

from benchmarks import engine

engine.main()
