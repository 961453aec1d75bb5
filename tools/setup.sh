#!/bin/sh
# Makes or refreshes .venv:  tools/setup.sh run | dev | uv
#   run  what playing needs        dev  that and the tools of the developer        uv  only uv, for `make lock`
# Every dependency is pinned by hash in requirements/. When nothing has changed it ends at once.
set -eu
cd "$(dirname "$0")/.."

lock=${1:-run}
py=${PYTHON:-python3}
uv_version=0.13.7
stamp=.venv/.setup   # what was installed, and from which files
home=.venv/.home     # where and by which Python: a moved .venv does not run

fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }

case $lock in run|dev|uv) ;; *) fail "unknown set '$lock': run, dev or uv" ;; esac

client=$(find web -type f ! -path '*/node_modules/*' ! -name schema.json -exec cksum {} + | sort)
key=$(printf '%s\n' "$client" | cat requirements/*.txt pyproject.toml hatch_build.py tools/setup.sh - | cksum)
if [ "$(cat "$home" 2>/dev/null)" = "$py $PWD" ] && .venv/bin/python -c 'import pip' 2>/dev/null; then
    case $(cat "$stamp" 2>/dev/null) in "$lock $key" | "dev $key") exit 0 ;; esac
    echo "setup: bringing .venv up to date" >&2
else
    command -v "$py" >/dev/null || fail "no '$py' here. Install Python 3.11 or newer, or name one: make PYTHON=python3.12 ..."
    "$py" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$("$py" --version) is too old: Python 3.11 or newer is needed. Name one: make PYTHON=python3.12 ..."
    "$py" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "'$py' cannot make virtual environments. On Debian or Ubuntu: apt-get install python3-venv"
    echo "setup: making .venv (a minute at most, once)" >&2
    "$py" -m venv --clear .venv
    printf '%s\n' "$py $PWD" >"$home"
fi
rm -f "$stamp"

python=$PWD/.venv/bin/python
have=$(.venv/bin/uv --version 2>/dev/null || true)
case "$have " in
    "uv $uv_version "*) ;;
    *) "$python" -m pip install --quiet --disable-pip-version-check "uv==$uv_version" ;;
esac
[ "$lock" != uv ] || exit 0

# The tests drive a real browser. It is not a Python package, so it comes from the system.
if [ "$lock" = dev ] && ! command -v chromium >/dev/null; then
    command -v apt-get >/dev/null || fail "the tests need Chromium: install it so that 'chromium' is found"
    echo "setup: installing Chromium for the tests" >&2
    apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends chromium >/dev/null ||
        fail "Chromium could not be installed: run 'apt-get install chromium' as root"
fi

export UV_SYSTEM_CERTS=1   # trust what the machine trusts, as pip does
.venv/bin/uv pip install --quiet --python "$python" --require-hashes -r "requirements/$lock.txt"
.venv/bin/uv pip install --quiet --python "$python" --no-deps --editable . # builds the browser client, too
.venv/bin/uv pip check --quiet --python "$python" ||
    fail "requirements/ does not satisfy pyproject.toml: run 'make lock'"
printf '%s\n' "$lock $key" >"$stamp"
