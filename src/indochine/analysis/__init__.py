"""Studying the games: simulation, conformance, speed."""
