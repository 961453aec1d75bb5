"""What can happen in a game of Silver Bayonet, with the rule it comes from."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import EventKind

# Turns and phases
TURN_BEGINS: Final = EventKind("turn-begins", "3.2a", "turn:number")
PLAYER_TURN: Final = EventKind("player-turn", "3.2a", "side")
AIR_GIVEN: Final = EventKind("air-given", "11.0a", "side", "number")
AIR_POINTS: Final = EventKind("air-points", "11.0a", "side", "number", secret="number")
RECOVERED: Final = EventKind("recovered", "2.6.7.3", "unit", "place")
STILL_TIRED: Final = EventKind("still-tired", "2.6.7.3", "unit", "place", "die:number", "value:number")
HQ_RETURNS: Final = EventKind("hq-returns", "12.4.2a", "unit", "place")
REPLACED: Final = EventKind("replaced", "15.1.1a", "side", "unit", "place")
ARRIVED: Final = EventKind("arrived", "15.2", "side", "units:unit*", "place")
LANDING_TEST: Final = EventKind(
    "landing-test", "13.1.1.3a", "unit", "place", "die:number", "value:number", "modifier:number"
)

# Movement
MOVE_MADE: Final = EventKind(
    "move-made", "4.1.1", "side", "units:unit*", "origin:place", "place", "cost:number"
)
LEFT_MAP: Final = EventKind("left-map", "4.5.2.1", "side", "units:unit*", "place")
LIFTED: Final = EventKind("lifted", "scen:standard", "unit", "place")
WITHDRAWN: Final = EventKind("withdrawn", "scen:standard", "unit", "place")
SUPPLY_ARRIVED: Final = EventKind("supply-arrived", "12.9a", "place")
SPRUNG: Final = EventKind("sprung", "scen:standard", "side")

# Before combat
DECLARED: Final = EventKind("declared", "6.1.1a", "side", "combat", "units:unit*", "target:place")
REFUSAL: Final = EventKind(
    "refusal", "6.2a", "side", "target:place", "unit", "die:number", "modifiers:tally", "value:number"
)
REFUSED: Final = EventKind("refused", "6.2a", "side", "target:place", "place")
NOT_REFUSED: Final = EventKind("not-refused", "6.2a", "side", "target:place")
REACTION: Final = EventKind(
    "reaction", "6.3.1a", "side", "unit", "target:place", "die:number", "value:number"
)
REACTED: Final = EventKind("reacted", "6.3.1a", "side", "unit", "target:place")
ADVANCED: Final = EventKind("advanced", "8.6.3", "side", "units:unit*", "place")

# Coordination
COORDINATED: Final = EventKind("coordinated", "7.2.1", "side", "target:place")
COORDINATION_ROLL: Final = EventKind(
    "coordination-roll", "7.4.1", "side", "target:place", "die:number", "value:number", "result:coordination"
)
FRONTAL_FROM: Final = EventKind("frontal-from", "7.4.4a", "side", "place", "target:place")
BROKEN_ARROW: Final = EventKind("broken-arrow", "12.1.1a", "die:number", "number")

# Bombardment
FIRED: Final = EventKind("fired", "10.1.3", "side", "fire", "target:place", "units:unit*", "air:number")
BOMBED: Final = EventKind("bombed", "11.2a", "target:place", "number")
AIR_DEFENCE: Final = EventKind("air-defence", "14.3", "target:place", "die:number")
AIR_DAMAGE: Final = EventKind("air-damage", "14.3", "die:number", "number", "lost:number")
BOMBARDMENT_ROLL: Final = EventKind(
    "bombardment-roll", "10.1.3", "side", "fire", "target:place", "strength:number", "die:number",
    "modifiers:tally", "number", "tired:number",
)  # fmt: skip
TOWN_HIT: Final = EventKind("town-hit", "4.2.2d", "target:place", "number")

# Combat
LEADS: Final = EventKind("leads", "8.3.1C", "attacker:unit", "defender:unit", "shift:number")
MANEUVER_ROLL: Final = EventKind(
    "maneuver-roll", "8.3.1F", "side", "target:place", "attack:number", "defence:number", "odds:odds",
    "die:number", "modifiers:tally", "result:cell",
)  # fmt: skip
ASSAULT_ROLL: Final = EventKind(
    "assault-roll", "9.1C", "side", "target:place", "strength:number", "die:number", "modifiers:tally",
    "steps:number",
)  # fmt: skip
ASSAULT_TEST: Final = EventKind(
    "assault-test", "9.1D", "side", "unit", "die:number", "modifier:number", "value:number"
)
OVERRUN: Final = EventKind("overrun", "7.5d", "target:place")
STEP_LOST: Final = EventKind("step-lost", "2.5.2", "unit", "place")
ELIMINATED: Final = EventKind("eliminated", "2.5.2", "unit", "place")
TIRED: Final = EventKind("tired", "2.6.1", "unit", "place")
LEADER_LOST: Final = EventKind("leader-lost", "12.1a", "unit")
LEADER_JOINS: Final = EventKind("leader-joins", "12.1.1", "unit", "host:unit", "place")
STOOD: Final = EventKind("stood", "8.5.7b", "side", "place")
TRAPPED: Final = EventKind("trapped", "8.5.6", "side", "place")
RETREATED: Final = EventKind("retreated", "8.5", "unit", "origin:place", "place")
NIGHT_AMBUSH: Final = EventKind(
    "night-ambush", "scen:standard", "target:place", "strength:number", "die:number", "modifier:number",
    "steps:number",
)  # fmt: skip

# Victory
POINTS: Final = EventKind("points", "17.1a", "side", "number", "reason:award")
CAPTURED: Final = EventKind("captured", "17.1a", "side", "place")
