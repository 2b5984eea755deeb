# make play and make test do everything on a fresh machine with Python 3.11 to 3.13, git and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCE := $(CURDIR)/src
UNSERVED := --ignore=tests/e2e --ignore=tests/server
ONCE := --ignore=tests/bots --ignore=tests/contract/test_every_game.py

.PHONY: help play host test test-full setup bench lint types browser pictures clean

help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

## make play     set up, start a server of your own, and open its page in your browser
play: setup
	$(BIN)/quadriga serve --open

## make host     the same for everybody on your network, so that friends come by link or QR code
host: setup
	$(BIN)/quadriga serve --open --host 0.0.0.0

## make test     set up, lint, types, import rules, tests on both builds, of the server, of the page in a browser
test: first
	$(BIN)/python tools/installed_tests.py

## make test-full  the same and the slow checks
test-full: ONCE :=
test-full: KINDS := -m "not alone"
test-full: peer first
	$(BIN)/python tools/installed_tests.py -m "not alone"
	$(BIN)/python tools/installed_tests.py -m alone -n 0 -rs

# While one core compiles, the other does what needs no build.
.PHONY: first checked plain
first: $(VENV)/ready
	@$(MAKE) --no-print-directory --jobs=2 setup checked plain ONCE='$(ONCE)' KINDS='$(KINDS)'

checked: lint types browser

plain: checked
	PYTHONPATH="$(SOURCE)" $(BIN)/python -m pytest -q -n auto --dist worksteal $(UNSERVED) $(ONCE) $(KINDS)

## make setup    a virtual environment in .venv with everything, compiled where a C compiler is at hand
setup: $(VENV)/ready
	@$(BIN)/python tools/install.py

$(VENV)/ready: pyproject.toml constraints.txt src/quadriga/web/package.json src/quadriga/web/package-lock.json
	@$(PYTHON) tools/python_version.py
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --constraint constraints.txt --upgrade pip
	$(BIN)/python tools/install.py --dependencies
	touch $@

## make bench    measure against C, OpenSpiel, PettingZoo and boardgame.io, and write benches/*results.md
bench: setup browser peer
	$(PIP) install --quiet --constraint constraints.txt open_spiel "pettingzoo[classic]"
	$(BIN)/quadriga bench
	$(BIN)/quadriga bench --server
	$(BIN)/quadriga bench --page

# The server that ours is measured beside, where npm is at hand.
.PHONY: peer
peer:
	@if command -v npm; then npm install --prefix benches/boardgame_io --no-package-lock --no-audit --no-fund; fi

## make lint     style and import rules
lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH="$(SOURCE)" $(BIN)/lint-imports

## make types    strict types, tests included
types: $(VENV)/ready
	MYPYPATH="$(SOURCE)" $(BIN)/mypy
	$(BIN)/python tools/web_types.py

## make browser  see that there is a Chromium to test the page with
browser: $(VENV)/ready
	@$(BIN)/python tools/browser.py

## make pictures  take docs/pictures/*.webp: the page as it is, in Chromium
pictures: setup browser
	$(BIN)/python -m tools.pictures

## make clean    remove what make made
clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
