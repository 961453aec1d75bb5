"""What can happen in a game of The Lost Valley, with the rule it comes from."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import EventKind

# Turns and cards
TURN_BEGINS: Final = EventKind("turn-begins", "4.0", "turn:number")
CARD_DRAWN: Final = EventKind("card-drawn", "5.1a", "card")
EVENT_HAPPENS: Final = EventKind("event-happens", "5.1a", "card")
NO_EVENT: Final = EventKind("no-event", "5.3", "card")
CARD_KEPT: Final = EventKind("card-kept", "5.5a", "card")
EVENT_DECLINED: Final = EventKind("event-declined", "5.1a", "card")
RESERVE_PLAYED: Final = EventKind("reserve-played", "5.5b", "card")
CARD_DIE: Final = EventKind("card-die", "5.1b", "card", "die:number")
CARD_REMOVED: Final = EventKind("card-removed", "5.4", "card")
CARD_DISCARDED: Final = EventKind("card-discarded", "6.2a", "card")
RESHUFFLED: Final = EventKind("reshuffled", "6.2b", "card")
ACTION_POINTS: Final = EventKind("action-points", "5.2a", "card", "number", "saved:number", "total:number")
ACTION_POINTS_SAVED: Final = EventKind("action-points-saved", "5.2.2", "number")
CARD_DRM_USED: Final = EventKind("card-drm-used", "5.1b", "card", "number")
BETTER_START: Final = EventKind("better-start", "19.5", "cards:card*")

# Tracks
MORALE_MOVED: Final = EventKind("morale-moved", "2.2.8.1a", "number", "level:number", "why")
RESOURCES_MOVED: Final = EventKind("resources-moved", "2.2.8.2a", "number", "level:number", "why")
AAA_MOVED: Final = EventKind("aaa-moved", "2.2.8.3a", "number", "level:number")
STRENGTH_MOVED: Final = EventKind("strength-moved", "2.2.8.4", "division", "number", "level:number")
FORTIFICATIONS_MOVED: Final = EventKind("fortifications-moved", "2.2.1.4a", "place", "number", "level:number")
ENCIRCLED: Final = EventKind("encircled", "12.2.1a", "place")
FREED: Final = EventKind("freed", "12.2.1d", "place")

# Air, airstrip, supplies
AIR_ROLLED: Final = EventKind("air-rolled", "7.1a", "faces:number*", "sum:tally", "total:number", "number")
NO_AIR: Final = EventKind("no-air", "7.1b")
SEAD_ROLLED: Final = EventKind("sead-rolled", "7.2.1", "faces:number*", "sum:tally", "hit:number")
DAS_ROLLED: Final = EventKind("das-rolled", "7.2.2a", "division", "faces:number*", "sum:tally", "hit:number")
AIRSTRIP_ROLLED: Final = EventKind(
    "airstrip-rolled", "8.1a", "faces:number*", "sum:tally", "total:number", "strip"
)
AIRSTRIP_LOST: Final = EventKind("airstrip-lost", "8.1f")
RATIONED: Final = EventKind("rationed", "9.1.1", "number")
DELAYED: Final = EventKind("delayed", "9.1.2", "unit", "turn:number")
SUPPLY_ROLLED: Final = EventKind(
    "supply-rolled", "9.2", "faces:number*", "sum:tally", "total:number", "number"
)
MORALE_BOOSTED: Final = EventKind("morale-boosted", "10.1", "number")

# The Viet Minh
RECOVERED_STRENGTH: Final = EventKind("recovered-strength", "11.1a", "division", "number", "level:number")
STATUS_ROLLED: Final = EventKind(
    "status-rolled", "11.2a", "division", "faces:number*", "sum:tally", "level:number", "active:number"
)
ACTIVATION_ROLLED: Final = EventKind(
    "activation-rolled", "11.3b", "division", "die:number", "sum:tally", "turn:number", "active:number"
)
ALL_ACTIVE: Final = EventKind("all-active", "5.1b")
DIE_CHOSE: Final = EventKind("die-chose", "12.3.4", "die:number", "place")
DIE_CHOSE_DIVISION: Final = EventKind("die-chose-division", "12.2c", "die:number", "division")
TAKEN_EMPTY: Final = EventKind("taken-empty", "12.1a", "division", "place")
SAPPING_ROLLED: Final = EventKind(
    "sapping-rolled", "12.2d", "division", "place", "faces:number*", "sum:tally", "levels:number"
)
NO_ASSAULTS: Final = EventKind("no-assaults", "11.1b")
TARGET_CHOSEN: Final = EventKind("target-chosen", "12.3.4", "division", "place", "level:number", "why")
VM_DID: Final = EventKind(
    "vm-did", "12.0", "taken:place*", "sapped:place*", "stormed:place*", "lost:place*", "quiet:division*"
)

# Combat
SUPPORTED: Final = EventKind("supported", "12.3.5.1c", "units:unit*", "place")
CLOSE_AIR: Final = EventKind("close-air", "7.2.3", "number", "place")
ASSAULT_ROLLED: Final = EventKind(
    "assault-rolled",
    "12.3.5.2a",
    "division",
    "place",
    "faces:number*",
    "sum:tally",
    "total:number",
    "french:number",
    "vm:number",
)
FRENCH_CASUALTIES: Final = EventKind(
    "french-casualties", "12.3.5.2c", "die:number", "drm:number", "result:text"
)
VM_CASUALTIES: Final = EventKind("vm-casualties", "12.3.5.2n", "die:number", "drm:number", "result:text")
REROLLED: Final = EventKind("rerolled", "12.3.5.2o", "die:number")
STEP_LOST: Final = EventKind("step-lost", "2.3.1.5b", "unit")
UNIT_ELIMINATED: Final = EventKind("unit-eliminated", "2.2.8.6", "unit")
MORALE_CHECK: Final = EventKind(
    "morale-check", "2.5.3a", "unit", "faces:number*", "sum:tally", "total:number", "passed:number"
)
UNIT_DISRUPTED: Final = EventKind("unit-disrupted", "2.3.2.2a", "unit")
UNIT_USED: Final = EventKind("unit-used", "2.3.1.7b", "unit")
UNIT_RETREATED: Final = EventKind("unit-retreated", "12.3.5.2j", "unit", "place")
NO_RETREAT: Final = EventKind("no-retreat", "12.3.5.2k", "unit", "place")
CAPTURED: Final = EventKind("captured", "12.3.5.2p", "division", "place")
HELD: Final = EventKind("held", "12.3.5.2a", "place")
FRENCH_AGAIN: Final = EventKind("french-again", "2.2.4.1b", "place")
NOBODYS: Final = EventKind("nobodys", "2.2.1.1b", "place")
CUT_OFF: Final = EventKind("cut-off", "15.1.7", "division", "place")

# The French
LANDED: Final = EventKind("landed", "13.1a", "unit", "place")
NO_LANDING: Final = EventKind("no-landing", "13.1b", "unit", "turn:number")
LOST_IN_ZONE: Final = EventKind("lost-in-zone", "13.1c", "unit", "place")
RAISED: Final = EventKind("raised", "13.3a", "unit", "place")
PLACED: Final = EventKind("placed", "5.1b", "unit", "place")
RESTORED: Final = EventKind("restored", "5.1b", "unit")
POINT_SPENT: Final = EventKind("point-spent", "5.2.1", "why", "left:number")
MOVED: Final = EventKind("moved", "14.1b", "unit", "origin:place", "place")
WITHDRAWN: Final = EventKind("withdrawn", "14.3a", "place")
FRENCH_ASSAULT: Final = EventKind("french-assault", "15.1.1", "units:unit*", "place")
FRENCH_ASSAULT_ROLLED: Final = EventKind(
    "french-assault-rolled",
    "15.1.5a",
    "place",
    "faces:number*",
    "sum:tally",
    "total:number",
    "french:number",
    "vm:number",
)
REPULSED: Final = EventKind("repulsed", "15.1.5h", "place")
FAILED: Final = EventKind("failed", "15.1.6a", "place")
ENTERED: Final = EventKind("entered", "15.1.6c", "unit", "place")
RAID_ROLLED: Final = EventKind(
    "raid-rolled",
    "16.1f",
    "place",
    "units:unit*",
    "faces:number*",
    "sum:tally",
    "total:number",
    "levels:number",
)
REPAIRED: Final = EventKind("repaired", "16.2a", "place", "number")
INTERDICTION_LIFTED: Final = EventKind("interdiction-lifted", "16.3a")
STRIP_REPAIR_ROLLED: Final = EventKind(
    "strip-repair-rolled", "16.3b", "die:number", "sum:tally", "total:number", "repaired:number"
)
RECOVERED: Final = EventKind("recovered", "16.4a", "unit")
JUDGED: Final = EventKind("judged", "17.2a", "crs:number", "full:number", "reduced:number", "points:text")
