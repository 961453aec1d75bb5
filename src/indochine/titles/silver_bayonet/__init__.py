"""Silver Bayonet, by Gene Billingsley and Mitch Land (GMT Games): the first team in Vietnam, 1965."""

from indochine.titles.silver_bayonet.title import load

__all__ = ["load"]
