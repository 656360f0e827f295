# Needs Python 3.11 or newer with venv, and make. Everything else is installed here, into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN_STAMP := $(VENV)/.installed
DEV_STAMP := $(VENV)/.installed-dev

.PHONY: sandbox run test doctor bench lock format clean

sandbox: $(RUN_STAMP)  ## play on the embedded Discord, no account or token needed
	@$(BIN)/python -m bot sandbox $(ARGS)

run: $(RUN_STAMP)  ## go online on Discord (DISCORD_TOKEN in .env or the environment)
	@$(BIN)/python -m bot run

doctor: $(RUN_STAMP)  ## check settings, database, fonts
	@$(BIN)/python -m bot doctor

test: $(DEV_STAMP)  ## all tests
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

bench: $(DEV_STAMP)  ## print ratios; times nothing against a limit
	$(BIN)/python -m bench $(ARGS)

format: $(DEV_STAMP)
	$(BIN)/ruff check --fix . && $(BIN)/ruff format .

lock:  ## pin what pyproject.toml names, with hashes
	$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-annotate --custom-compile-command "make lock" pyproject.toml -o requirements.txt
	$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-annotate --custom-compile-command "make lock" pyproject.toml --group dev -o requirements-dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(RUN_STAMP): requirements.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what the bot needs (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(DEV_STAMP): requirements.txt requirements-dev.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what bot and tests need (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $(RUN_STAMP) $@
