# `make play` and `make test` set up all they need in .venv; `make help` lists the rest.
# PYTHON=/path/to/python chooses the Python that .venv is made with.

BIN := .venv/bin
# Browsers and servers are waited for: six tests at a time keep two processors busy. A test that
# waits in vain, or drives browsers or servers (tests/conftest.py), is tried once more and named: a
# busy machine is no fault, what never comes is.
# Interpreted, whoever thinks for long would take minutes: the code is that of the others.
PYTEST := $(BIN)/pytest -n 6 --dist worksteal --reruns 1 --only-rerun TimeoutError -rR
# Compiled rules have the constants and types of all these built in.
SOURCES := $(shell find src/fathom/engine src/fathom/envs src/fathom/games -name "*.py") \
	src/fathom/bots/tree.py
LOCK = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(UPGRADE) pyproject.toml
BOTH_WAYS = $(wildcard tests/engine tests/games)

GAME ?= deep-sea

export PYTHON
# Bytecode is kept: the tests start hundreds of servers and bots.
unexport PYTHONHOME PYTHONPATH PYTHONSAFEPATH PYTHONDONTWRITEBYTECODE

# A checkout that was moved, or whose Python has gone, is set up afresh.
$(shell [ ! -e .venv/here ] || { [ -x $(BIN)/python ] && [ "$$(cat .venv/here)" = "$$(pwd -P)" ]; } \
	|| rm -rf .venv)

.NOTPARALLEL:
.PHONY: play terminal test lint build soak bench golden lock audit sbom pictures icons vendor wire clean help

play: build  ## serve on http://localhost:8000 and open the browser
	@$(BIN)/fathom serve

terminal: build  ## play in the terminal
	@$(BIN)/fathom play

test: .venv/.test .venv/.types  ## check everything, compiled and interpreted
	@$(MAKE) lint & $(MAKE) build; built=$$?; wait $$! && exit $$built
	$(PYTEST)
	@if [ -e .venv/.compiled ]; then set -x; \
	FATHOM_INTERPRETED=1 $(PYTEST) -m "not soak and not compiled and not thinks" -k "not expert" \
		$(BOTH_WAYS); fi

lint: .venv/.test .venv/.types  ## style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	FATHOM_INTERPRETED=1 $(BIN)/python tools/wire_types.py --check
	@if [ -e .venv/.types ]; then set -ex; \
	$(BIN)/node tools/node_modules/typescript/bin/tsc --project tools/tsconfig.json; \
	$(BIN)/node tools/node_modules/prettier/bin/prettier.cjs --config tools/prettier.json \
		--log-level warn --check 'src/fathom/web/{app,styles}/**' src/fathom/web/sw.js \
		'src/fathom/games/*/web/*.{js,css,ts}' 'examples/*/src/*/web/*.{js,css,ts}' \
		'tests/web/*.mjs'; fi

build: .venv/.compiled  ## set up and compile, start nothing

soak: .venv/.test build  ## the heavy tests that make test leaves out, on fresh random examples
	$(PYTEST) -m soak --hypothesis-profile=soak

bench: build  ## how fast the rules run (GAME=deep-sea), beside C where we have it
	@$(BIN)/fathom bench $(GAME)

golden: .venv/.test build  ## write the golden games anew; then look at the difference
	$(BIN)/fathom check --golden --games 1
	$(BIN)/python -m tests.games.sonar.realtime_games

lock: .venv/.play  ## pin the dependencies anew (UPGRADE=--upgrade: to the newest)
	$(BIN)/pip install --quiet uv
	$(LOCK) --group test --extra scale --extra lab --extra envs --extra ray --extra trace --output-file requirements/test.txt
	$(LOCK) --group build --extra server --constraints requirements/test.txt --output-file requirements/play.txt
	$(LOCK) --extra scale --constraints requirements/test.txt --output-file requirements/scale.txt

audit: .venv/.test  ## look for known vulnerabilities in what is pinned (ADVISORIES=folder or zip)
	$(BIN)/python -m tools.audit $(ADVISORIES)

sbom: .venv/.test  ## write anew the bill of materials that lies in the package
	$(BIN)/python -m tools.sbom

pictures: .venv/.test build  ## draw and photograph docs/pictures anew
	$(BIN)/python docs/pictures.py
	$(BIN)/python -m docs.pictures_web

icons: .venv/.test  ## draw anew the icons that need pixels, from icon.svg
	$(BIN)/python tools/icons.py

vendor: .venv/.types  ## copy anew what the browser application vendors (tools/package.json)
	$(BIN)/python tools/vendor.py

wire: .venv/.play  ## write anew the browser's types of what the server sends
	$(BIN)/python tools/wire_types.py

clean:  ## remove all that was built or installed
	rm -rf .venv tools/node_modules build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -delete

help:
	@awk -F ':.*  ## ' '/^[a-z]+:.*  ## / { printf "%-10s%s\n", $$1, $$2 }' Makefile

.venv/.play: requirements/play.txt requirements/install.sh pyproject.toml
	@requirements/install.sh play
	@touch $@

.venv/.test: requirements/test.txt requirements/install.sh pyproject.toml
	@requirements/install.sh test
	@touch .venv/.play $@

# Types of the vendored libraries, and what checks ours; Node itself comes from requirements/test.txt.
.venv/.types: tools/package.json tools/package-lock.json | .venv/.test
	@echo "Installing what tools/package-lock.json names ..."
	@if $(BIN)/npm ci --prefix tools --silent --ignore-scripts --no-audit --no-fund; then touch $@; \
	else echo "SKIPPED: the types of the browser's modules (npm could not install what checks them)"; \
	[ -z "$$FATHOM_NO_SKIPS" ]; fi

# Without a C compiler there is no .compiled: the next make says so again, or finds one.
.venv/.compiled: requirements/play.txt setup.py $(SOURCES) | .venv/.play
	@$(BIN)/python setup.py -q build_ext --inplace
	@if find src -name '*.so' | grep -q .; then touch $@; else rm -f $@; fi
