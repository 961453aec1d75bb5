"""What can happen in a game of Storm over Dien Bien Phu, with the rule it comes from."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import EventKind

# Before play, turns and impulses
BIDS: Final = EventKind("bids", "15.0a", "first:number", "second:number")
BID_ROLL: Final = EventKind("bid-roll", "15.0b", "first:number", "second:number")
BID_WON: Final = EventKind("bid-won", "15.0a", "seat:side", "number")
TURN_BEGINS: Final = EventKind("turn-begins", "4.0", "turn:number")
PASSED: Final = EventKind("passed", "4.0Bb", "side")
IMPULSE_BOUGHT: Final = EventKind("impulse-bought", "4.0Bd", "card")
PHASE_ENDS: Final = EventKind("phase-ends", "4.0Bc")

# Cards
RESHUFFLED: Final = EventKind("reshuffled", "5.4", "side")
DREW: Final = EventKind("drew", "5.1a", "side", "number", "cards:card*", secret="cards")
CARD_PLAYED: Final = EventKind("card-played", "5.2g", "side", "card")
CARD_DISCARDED: Final = EventKind("card-discarded", "5.3", "side", "card")
CARD_CANCELLED: Final = EventKind("card-cancelled", "5.2d", "card")

# Movement and control
MOVED: Final = EventKind("moved", "7.0j", "side", "units:type*", "origin:area", "area", "cost:number")
CONTROL: Final = EventKind("control", "13.0b", "side", "area")
TRENCH_LOST: Final = EventKind("trench-lost", "9.1b", "area")

# Fire, damage, retreats
FIRED: Final = EventKind("fired", "8.1a", "side", "units:type*", "origin:area", "area")
CARD_FIRED: Final = EventKind("card-fired", "8.2", "side", "card", "area")
ATTACK_ROLLED: Final = EventKind(
    "attack-rolled", "8.3", "side", "area", "faces:number*", "attack:tally", "defence:tally", "damage:number"
)
NO_TARGET: Final = EventKind("no-target", "8.1a", "area")
DAMAGE_LOST: Final = EventKind("damage-lost", "8.4.1", "area", "number")
FLIPPED: Final = EventKind("flipped", "8.4", "side", "type", "area")
ELIMINATION: Final = EventKind("elimination", "8.4", "side", "type", "area")
RETREATED: Final = EventKind("retreated", "8.4.2a", "side", "type", "origin:area", "area")
RETREATS_ON: Final = EventKind("retreats-on", "8.4.2e", "side", "type", "area")
NO_RETREAT: Final = EventKind("no-retreat", "8.4.2f", "side", "type", "area")
FIRE_MARKER: Final = EventKind("fire-marker", "8.1b", "side", "area")

# Sapping and assaults
SAPPED: Final = EventKind("sapped", "9.0b", "area", "units:type*", "level:number")
DUG_BY_CARD: Final = EventKind("dug-by-card", "9.0c", "area", "card", "level:number")
ASSAULT: Final = EventKind("assault", "10.0a", "units:type*", "origin:area", "area")
ASSAULT_ROLLED: Final = EventKind(
    "assault-rolled", "10.0c", "area", "faces:number*", "attack:tally", "defence:tally", "damage:number"
)
REROLLED: Final = EventKind("rerolled", "10.0g", "faces:number*", "total:number", "best:number")
ASSAULT_BROKEN: Final = EventKind("assault-broken", "10.0f", "area")
STORMED: Final = EventKind("stormed", "10.0d", "area")
REPELLED: Final = EventKind("repelled", "10.0e", "area")

# Effects of cards
NIGHTS_LIT: Final = EventKind("nights-lit", "card:fr-07", "number")
MINES_ROLLED: Final = EventKind("mines-rolled", "card:fr-11", "area", "die:number")
MINED: Final = EventKind("mined", "card:fr-11", "type", "area")
COORDINATED: Final = EventKind("coordinated", "card:fr-02", "faces:number*", "total:number")
STANDS_FIRM: Final = EventKind("stands-firm", "card:fr-01", "area", "number")
RECOVERED: Final = EventKind("recovered", "card:fr-06", "area")
RELIEF_ROLLED: Final = EventKind("relief-rolled", "card:fr-09", "die:number")
RELIEVED: Final = EventKind("relieved", "card:fr-09", "type", "area")
TRENCH_CLEARED: Final = EventKind("trench-cleared", "card:fr-22", "area", "level:number")
COUNTER_ATTACK: Final = EventKind("counter-attack", "card:fr-16", "area", "units:type*")
RATS_ROLLED: Final = EventKind("rats-rolled", "card:vm-03", "area", "die:number")
RATS_SPENT: Final = EventKind("rats-spent", "card:vm-03", "type", "area")
SHAFT_ROLLED: Final = EventKind("shaft-rolled", "card:vm-06", "area", "die:number")
PROPAGANDA: Final = EventKind("propaganda", "card:vm-10", "area", "faces:number*", "lost:number")
EMERGENCY: Final = EventKind("emergency", "card:vm-15", "area", "number")

# The End Phase and the end
SUPPLY_ROLLED: Final = EventKind(
    "supply-rolled", "11.0a", "faces:number*", "sum:tally", "total:number", "number"
)
HEAVY_FLAK: Final = EventKind("heavy-flak", "card:vm-11", "number")
OUT_OF_SUPPLY: Final = EventKind("out-of-supply", "11.0c", "area")
REFRESHED: Final = EventKind("refreshed", "4.0Cb")
REPLACEMENTS_ROLLED: Final = EventKind("replacements-rolled", "12.1a", "die:number", "number")
NO_REPLACEMENTS: Final = EventKind("no-replacements", "12.1a")
PLACED: Final = EventKind("placed", "12.3c", "side", "units:type*", "area")
NOT_PLACED: Final = EventKind("not-placed", "12.3c", "side", "units:type*")
JUDGED: Final = EventKind("judged", "14.0", "number", "needed:number", "side")
