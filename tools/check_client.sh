#!/bin/sh
# Checks the browser client: its types against the server's messages, its components, its logic.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"
export NODE_USE_SYSTEM_CA=1

python -m indochine.server.schema >web/schema.json
cd web
[ -d node_modules ] || npm ci --no-audit --no-fund --loglevel=error
npm run --silent types:check
npm run --silent check
npm run --silent test
