# Everything here sets itself up: Python 3.11 with venv and make are all that the machine must have.
PYTHON ?= python3
ARGS ?=
export PYTHON
bin := .venv/bin
compile := UV_SYSTEM_CERTS=1 $(bin)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command "make lock" $(ARGS)

.DEFAULT_GOAL := help
.PHONY: help play test test-compiled check bench screenshots lock clean setup-run setup-dev setup-uv

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name text; do printf 'make %-13s %s\n' "$$name" "$$text"; done

play: setup-run ## play in the browser; ARGS="--port 9000" goes to `indochine serve`
	@exec sh tools/fast.sh $(bin)/indochine serve $(ARGS)

test: check ## every check, then every test; ARGS="-k combat" goes to pytest
	@exec $(bin)/python -m pytest -q -n 3 --dist worksteal $(ARGS)

test-compiled: setup-dev ## the same tests on the compiled rules
	@exec sh tools/fast.sh $(bin)/python -m pytest -q -n 3 --dist worksteal $(ARGS)

check: setup-dev ## style, types, import contracts, data packs, texts, rule citations, the browser client
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/lint-imports --no-logo
	$(bin)/python -m indochine.checks
	@sh tools/check_client.sh

bench: setup-dev ## measure speed against python-chess; ARGS go to `indochine bench`
	@exec sh tools/fast.sh $(bin)/indochine bench $(ARGS)

screenshots: setup-dev ## pictures of every title at three sizes in three languages, into build/screenshots
	@exec $(bin)/python tools/screenshots.py $(ARGS)

lock: setup-uv ## pin the requirements anew after a change of pyproject.toml; ARGS=--upgrade takes the newest
	$(compile) pyproject.toml --extra postgres -o requirements/run.txt
	$(compile) --group compile -o requirements/compile.txt
	$(compile) pyproject.toml --all-extras --group dev --group compile --constraints requirements/run.txt --constraints requirements/compile.txt \
		-o requirements/dev.txt

clean: ## remove .venv, caches and build results
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

setup-run setup-dev setup-uv: setup-%:
	@sh tools/setup.sh $*
