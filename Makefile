# One command per habit. With no name, `make` says what there is.

BIN := $(if $(wildcard .venv/bin/python),.venv/bin/,)

.DEFAULT_GOAL := help
.PHONY: help format lint types test tables golden covering mutants bench docs studio check

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST)

format: ## lay the code out
	$(BIN)ruff check --select I --fix
	$(BIN)ruff format

lint: ## style and floors
	$(BIN)ruff check
	$(BIN)ruff format --check
	$(BIN)lint-imports

types: ## types, tests included
	$(BIN)mypy

test: ## all tests, on all cores
	$(BIN)pytest -n auto

tables: ## make anew what is made of the grammar, the catalogues, the tables of words, the shipped files and the phrasebook
	$(BIN)python -m tarotrules.syntax.make_table
	$(BIN)python -m tarotrules.wording.make_patterns
	$(BIN)python -m tarotrules.wording.cldr
	$(BIN)python -m tarotrules.source.make_tables
	$(BIN)python -m tarotrules.make_documents
	$(BIN)python -m tarotrules.games.tarot.phrasebook.make_table

golden: tables ## write the golden files anew; then read the diff
	$(BIN)pytest tests/test_pipeline.py tests/wording/test_every_branch.py tests/docs/test_docs.py \
		tests/terminal/test_screens.py tests/games/piquet/seat/test_screens.py tests/games/tarot/play/test_playthroughs.py tests/games/tarot/test_phrasebook.py tests/games/tarot/test_shipped.py tests/games/tarot/test_irregularities.py \
		tests/games/tarot/players/test_simulating.py \
		tests/cli/test_score_asked.py tests/diagnostics/test_pages.py tests/diagnostics/test_mistakes.py \
		tests/docs/test_piquet_deals.py --snapshot-update
	git diff --stat -- tests docs

covering: ## ask which tests run which line, so that mutants are told of by the nearest
	$(BIN)python -m tests.mutants.covering

mutants: ## make small wrong changes, and see which ones no test notices (SEED=2 draws others)
	$(BIN)python -m tests.mutants --seed $(or $(SEED),1)

bench: ## how long things take, beside an interpreter that does nothing
	$(BIN)python tests/bench.py

docs: ## the documentation, as a site in site/
	$(BIN)mkdocs build --strict

studio: ## the page on which rules are written, in studio/dist/; then: tarotrules site build --studio studio/dist
	@command -v npm >/dev/null || { echo "The studio needs Node.js and npm, and they are not here. Everything else works without." >&2; exit 1; }
	mkdir -p studio/build
	$(BIN)python -m tarotrules.studio.pack studio/build/app.pack
	$(BIN)python -m tarotrules.studio.make_faces studio/build/typesetter
	cd studio && npm ci --ignore-scripts --no-audit --no-fund --silent && PYTHON="$(or $(wildcard $(abspath $(BIN)python)),python3)" node build.mjs

check: ## what CI runs: everything, in a fresh copy and a fresh environment
	.ci/run
