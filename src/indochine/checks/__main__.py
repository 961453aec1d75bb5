"""`python -m indochine.checks`."""

from __future__ import annotations

import sys

from indochine.checks import check_all


def main() -> int:
    found: list[str] = []
    for result in check_all():
        verdict = f"{len(result.problems)} problems" if result.problems else "ok"
        print(f"{result.subject}: {result.check}: {result.looked_at}: {verdict}")
        found += [f"{result.subject}: {problem}" for problem in result.problems]
    if found:
        print(*found, sep="\n", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
