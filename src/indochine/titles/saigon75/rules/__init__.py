"""The rulebook of Saigon 75, a module to a chapter."""
