# What a newcomer types. `make demo` and `make test` do all the set-up they need; both can be run again at any time.
PYTHON ?= python3
BIN := .venv/bin
DEMO_DB := demo.sqlite
# Warnings of pip about the machine it runs on are no news to the reader of a demo.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --root-user-action=ignore
# Where the development data and its scorers lie.
SHARED ?= ../shared

.PHONY: demo test lint types scores gate precision case-gold bench-reading bench-crash bench-linking bench-merging bench-desk samples picture lock clean

demo: .venv/installed
	$(BIN)/onrecord read --db $(DEMO_DB) samples
	$(BIN)/onrecord case show --db $(DEMO_DB)

test: .venv/tested lint types
	$(BIN)/python -m pytest -n 2

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/tested
	$(BIN)/mypy

scores: .venv/tested
	$(BIN)/python benchmarks/gate.py --shared $(SHARED) --table docs/scores.md

# Without linking and incidents, whose 3,436 documents take ten minutes to parse.
gate: .venv/tested
	$(BIN)/python benchmarks/gate.py attribution dates fields triage cases --shared $(SHARED)

precision: .venv/tested
	$(BIN)/python benchmarks/precision.py --shared $(SHARED) --list

# What merged cases say against the hand-made expectation of ten.
case-gold: .venv/tested
	$(BIN)/python benchmarks/case_gold.py --shared $(SHARED)

bench-reading: .venv/tested
	$(BIN)/python benchmarks/reading.py --shared $(SHARED)

bench-crash: .venv/installed
	$(BIN)/python benchmarks/crash.py

bench-linking: .venv/installed
	$(BIN)/python benchmarks/linking.py $(SHARED)/data/linking.jsonl

# How merging grows with the documents of one case.
bench-merging: .venv/installed
	$(BIN)/python benchmarks/merging.py

# Ten people who click on a database of 20,000 cases and 100,000 documents, which is made first (2.2 GB, some minutes).
bench-desk: .venv/tested
	$(BIN)/python benchmarks/desk_load.py

# The samples that are no plain text are made from tools/make_samples.py, the README's picture from a real run.
samples: .venv/tested
	$(BIN)/python tools/make_samples.py

picture: .venv/tested
	$(BIN)/python tools/make_picture.py

# Pins with hashes and without any registry's address; run after a change of the dependencies.
lock: .venv/tested
	$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
	  --allow-unsafe --no-emit-options --extra build --extra web --extra team --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
	  --allow-unsafe --no-emit-options --extra build --extra web --extra team --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

# The lock files name every package that is needed, so nothing is left to resolve: a resolver that meets an extra such as
# `smart-open[http]` may look for a newer release than the pinned one and stop. `pip check` says where a lock lacks one.
.venv/installed: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes --no-deps -r requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

.venv/tested: .venv/installed requirements-dev.lock
	$(PIP) --require-hashes --no-deps -r requirements-dev.lock
	$(BIN)/python -m pip check
	touch $@

clean:
	rm -rf .venv .cache $(DEMO_DB)*
