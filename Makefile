# Two commands matter: make serve and make test. README.md gives the plain commands
# behind both, and a test keeps it in step with this file.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/ready

.PHONY: serve test build browser notebooks bench

serve: build
	$(BIN)/python book/_ext/euchre_site/serve.py _build/html $(PORT)

test: $(READY) browser
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest

build: $(READY)
	$(BIN)/jupyter-book build . --all --quiet -n -W --keep-going

$(READY): requirements.txt constraints.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $(READY)

# Finds a Chromium for the browser tests, or installs one, or says how to.
browser: $(READY)
	$(BIN)/python -m tests.browser.chromium

# Runs the notebooks named in NB, or all, and stores their outputs.
notebooks: $(READY)
	$(BIN)/python -m tests.book.execute $(NB)

bench: $(READY)
	$(BIN)/python -m benchmarks
