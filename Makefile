# Two commands matter: make serve and make test. README.md gives the plain commands
# behind both, and a test keeps it in step with this file.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/ready

.PHONY: serve test build live browser firefox notebooks bench mutants proof rate

serve: build
	$(BIN)/python book/_ext/euchre_site/serve.py _build/html $(PORT)

test: $(READY) browser
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2

# The book, and beside it its live part: Python in the reader's browser. What that needs
# is fetched once; where it can't be, the book is complete without it.
build: $(READY)
	$(BIN)/python -m book._live fetch
	$(BIN)/jupyter-book build . --all --quiet -n -W --keep-going
	$(BIN)/python -m book._live build

# The live part alone, made anew in a book that is built.
live: $(READY)
	$(BIN)/python -m book._live fetch
	$(BIN)/python -m book._live build

$(READY): requirements.txt constraints.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $(READY)

# Finds a Chromium for the browser tests, or installs one, or says how to.
browser: $(READY)
	$(BIN)/python -m tests.browser.chromium

# Drives Firefox over every figure of the book once it is built (needs Firefox, Node, npm).
firefox: $(READY)
	$(BIN)/python -m tests.firefox

# Runs the notebooks named in NB, or all, and stores their outputs.
notebooks: $(READY)
	$(BIN)/python -m tests.book.execute $(NB)

bench: $(READY)
	$(BIN)/python -m benchmarks

# Judges the sentences of many more hands and questions, and tries at length what the
# tests try a sample of; both go on where they stopped.
proof: $(READY)
	$(BIN)/python -m tests.judge
	$(BIN)/python -m tests.proofs

# Makes one change after another in a copy of the project; a test must fail for each.
mutants: $(READY)
	$(BIN)/python -m mutants

# Plays the players against each other on duplicate boards; goes on where it stopped.
rate: $(READY)
	$(BIN)/python -m ratings
