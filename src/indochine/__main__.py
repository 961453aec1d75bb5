"""`python -m indochine`."""

from indochine.cli import main

main()
