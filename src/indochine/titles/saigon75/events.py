"""What can happen in a game of Saigon 75, with the rule it comes from."""

from __future__ import annotations

from typing import Final

from indochine.kernel.events import EventKind

GAME_BEGINS: Final = EventKind("game-begins", "D.1.1", "number")
TURN_BEGINS: Final = EventKind("turn-begins", "D.1.1", "turn:number", "season")
PHASE_BEGINS: Final = EventKind("phase-begins", "D.1.2", "side")
PLACED: Final = EventKind("placed", "M.3.1", "kind", "place")
TOKEN_LAID: Final = EventKind("token-laid", "M.2.2", "number", "place")

AVAILABILITY: Final = EventKind("availability", "D.2.1a", "side", "die:number", "sum:tally", "total:number")
RAISED: Final = EventKind("raised", "D.2.7", "side", "total:number")
TOKEN_USED: Final = EventKind("token-used", "D.10.8", "side")
TOKEN_ACTIVATION: Final = EventKind("token-activation", "D.10.4", "side", "total:number")
AIR_BOUGHT: Final = EventKind("air-bought", "D.2.4a", "ready:number")

CARD_PLAYED: Final = EventKind("card-played", "D.3.3a", "side", "card")
CARD_DRAWN: Final = EventKind("card-drawn", "D.3.5", "side", "card", secret="card")
CARD_EXCHANGED: Final = EventKind("card-exchanged", "D.10.6", "side", "discarded:card")
PROVINCE_NAMED: Final = EventKind("province-named", "D.3.3b", "card", "place")
NO_EFFECT: Final = EventKind("no-effect", "D.3.3b", "card")
AIR_GAINED: Final = EventKind("air-gained", "card:01", "number", "ready:number")
AIR_RETURNED: Final = EventKind("air-returned", "D.3.3b", "number", "ready:number")
RESTORED: Final = EventKind("restored", "D.3.3b", "side", "place")
RAISED_UNIT: Final = EventKind("raised-unit", "card:05", "kind", "place")
VC_PLACED: Final = EventKind("vc-placed", "card:11", "place")
REVOLTED: Final = EventKind("revolted", "card:12", "kind", "place")
EVACUATED: Final = EventKind("evacuated", "card:18", "kind", "origin:place", "place")
REDEPLOYED: Final = EventKind("redeployed", "card:04", "kind", "origin:place", "place")
TRAIL_REPAIRED: Final = EventKind("trail-repaired", "card:16", "number", "divisions:number")
CONVOY: Final = EventKind("convoy", "card:20", "kind", "place")

MOVED: Final = EventKind("moved", "D.4.2", "side", "kind", "origin:place", "place")
AIRLIFTED: Final = EventKind("airlifted", "D.4.10a", "kind", "origin:place", "place")
STRATEGIC: Final = EventKind("strategic", "D.10.7", "kind", "origin:place", "place")
REBUILT: Final = EventKind("rebuilt", "D.6b.3b")
OVERSTACKED: Final = EventKind("overstacked", "D.5.2b", "side", "kind", "place")

COMBAT_DECLARED: Final = EventKind("combat-declared", "D.6.2a", "side", "place", "units:kind*")
VC_STAND_ASIDE: Final = EventKind("vc-stand-aside", "D.6.4", "place", "number")
NO_COMBAT: Final = EventKind("no-combat", "D.6.4", "place")
INFILTRATION_USED: Final = EventKind("infiltration-used", "D.6c.2a", "place")
AIR_COMMITTED: Final = EventKind("air-committed", "D.6c.4", "place", "number")
EVENT_USED: Final = EventKind("event-used", "D.6c.7", "side", "card", "place")
TOKEN_DIE: Final = EventKind("token-die", "D.6c.8", "side")
BATTLE: Final = EventKind(
    "battle",
    "D.6a.1",
    "place",
    "side",
    "nv_sum:tally",
    "nv_faces:face*",
    "sv_sum:tally",
    "sv_faces:face*",
    "nv_retreats:number",
    "sv_retreats:number",
)
NET_RETREATS: Final = EventKind("net-retreats", "D.6a.6", "place", "nv_retreats:number", "sv_retreats:number")
REROLLED: Final = EventKind("rerolled", "D.10.5", "side", "old:face", "new:face")
LOST: Final = EventKind("lost", "D.6a.5", "side", "kind", "place")
RETREATED: Final = EventKind("retreated", "D.6a.6", "side", "kind", "origin:place", "place")
CANNOT_RETREAT: Final = EventKind("cannot-retreat", "D.6b.1b", "side", "kind", "place")
REDUCED_INSTEAD: Final = EventKind("reduced-instead", "D.6b.4c", "kind", "place")
STAYED: Final = EventKind("stayed", "D.6b.4f", "side", "kind", "place")
LOST_IN_RETREAT: Final = EventKind("lost-in-retreat", "D.6b.4b", "side", "kind", "place")
ATTRITION: Final = EventKind("attrition", "D.7.1", "faces:face*", "lost:number")

MILITIA_PLACED: Final = EventKind("militia-placed", "D.8.5a", "place")
MILITIA_REMOVED: Final = EventKind("militia-removed", "D.8.3", "place")
OVERRUN: Final = EventKind("overrun", "D.8.6", "place")

DESERTION: Final = EventKind(
    "desertion", "D.9.1", "provinces:number", "die:number", "sum:tally", "total:number"
)
DESERTED: Final = EventKind("deserted", "D.9.3", "kind", "place")
REDUCED_BY_DESERTION: Final = EventKind("reduced-by-desertion", "D.9.2b", "place")
TOKEN_TAKEN: Final = EventKind("token-taken", "D.10.2", "side", "number", "place")
GAME_ENDS: Final = EventKind("game-ends", "V.1", "side", "reason", "turn:number")
MATCH_ENDS: Final = EventKind("match-ends", "V:match.2", "winner:text", "reason")

SOLO_CARD: Final = EventKind("solo-card", "S:cards.1", "solo")
SOLO_REVEALED: Final = EventKind("solo-revealed", "S:event.2", "card")
SOLO_RESHUFFLED: Final = EventKind("solo-reshuffled", "S:event.3", "colour")
SOLO_TARGET: Final = EventKind("solo-target", "S:movement.1", "place", "number")
SOLO_ACTIVATED: Final = EventKind("solo-activated", "S:activation.4", "kind", "place")
