### Saigon 75: how the dice are read, and combats described by their numbers.

## How the dice are read

odds-note-faces = Of the six faces of a die { $nv_hits } hit and { $nv_back } drive back for the North, { $sv_hits } hit and { $sv_back } drive back for the South.
odds-note-retreats = Retreats of both sides cancel out: only the difference counts.
odds-note-air = After it an attrition die for each air marker used, { $number } in all: { $faces } of its six faces eliminate it.
odds-air_lost = Air markers lost
odds-line-air = { $air_lost } air markers lost on average.

## Combats by their numbers

combat-kind-battle = a combat in a province
combat-kind-attrition = the attrition test of air markers
combat-attacker = who attacks
combat-nv = NV units in the combat
combat-sv = SV units in the combat
combat-infiltration = Infiltration markers
combat-air = air markers
combat-token = a die for an Objective token of the attacker
combat-nv-event = dice of the North from an Event card
combat-sv-event = dice of the South from an Event card
combat-militia = whether militia helps the North to defend
combat-saigon = whether the combat is in Saigon
combat-card = number of an Event card that takes dice away
combat-markers = air markers tested
