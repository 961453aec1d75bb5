#!/bin/sh
# Runs a command on the compiled rules if they can be compiled here:  tools/fast.sh COMMAND ...
# Without a C compiler, or with PURE=1, it runs on plain Python: slower, and the same in every other way.
set -eu
home=$(cd "$(dirname "$0")/.." && pwd)
compiled=$home/build/compiled

ready() {
    [ -z "${PURE:-}" ] || return 1
    state=0
    why=$("$home/.venv/bin/python" "$home/tools/compiling.py" --state "$compiled") || state=$?
    case $state in
        0) return 0 ;;
        1) ;;
        *) echo "setup: $why; running on plain Python" >&2; return 1 ;;
    esac
    echo "setup: compiling the rules (two minutes or so, once; PURE=1 does without)" >&2
    UV_SYSTEM_CERTS=1 "$home/.venv/bin/uv" pip install --quiet --python "$home/.venv/bin/python" \
        --require-hashes -r "$home/requirements/compile.txt" &&
        "$home/.venv/bin/python" "$home/tools/compiling.py" "$compiled" >&2 ||
        { echo "setup: the rules could not be compiled; running on plain Python" >&2; return 1; }
}

if ready; then
    PYTHONPATH=$compiled${PYTHONPATH:+:$PYTHONPATH}
    export PYTHONPATH
fi
exec "$@"
