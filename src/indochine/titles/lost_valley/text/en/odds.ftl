### The Lost Valley: how the dice are read, and combats described by their numbers.

## How the dice are read

odds-note-vm-assault = Two dice and the modifiers give a row of table 9, whose modifiers then count on the two tables of casualties, a die each. Cards or a re-roll after the dice are not counted.
odds-note-french-assault = Two dice and the modifiers give a row of table 10, whose modifiers then count on the two tables of casualties, a die each. Cards or a re-roll after the dice are not counted.
odds-note-raid = Two dice and the modifiers give a row of table 11; if several divisions are equally close, a die chooses the opponent.
odds-note-air = Two dice and the modifiers for each roll; 8 or more lowers the AAA level by one.
odds-note-das = Two dice and the modifiers for each division; 8 or more lowers its strength by one.
odds-note-repair = One die and the modifiers; 5 or more repairs it.
odds-note-vm-losses = One die and the modifier of the assault table; the second result stands.
odds-note-repulse = One die and the modifier of the assault table; the second result stands.
odds-note-sapping = Two dice and the modifiers; table 8 says how many levels are lost.
odds-note-airstrip = Two dice and the modifier give a row of table 3; a second damage destroys the airstrip.
odds-note-check = Two dice and the modifiers; 8 or more passes.
odds-sum-2 = another roll: modifiers { $number }
odds-sum-3 = another roll: modifiers { $number }
odds-sum-4 = another roll: modifiers { $number }
odds-dug = Fortifications levels lost
odds-destroyed = the airstrip is destroyed: { $share }
odds-damaged = it is damaged: { $share }
odds-interdicted = it is interdicted: { $share }
odds-passed = the check is passed: { $share }
odds-line-das = On average { $strength } strength off.
odds-line-vm-losses = On average { $strength } strength off the division.
odds-line-repulse = { $repulsed_share } to drive them out; on average { $strength } strength off the division.
odds-line-sapping = On average { $dug } levels lost.
odds-line-airstrip = { $destroyed_share } that the airstrip is destroyed, { $damaged_share } damaged, { $interdicted_share } interdicted.
odds-line-check = { $passed_share } that the check is passed.
tally-assault-table = assault table

## Combats by their numbers

combat-kind-vm-assault = a division assaults a centre
combat-kind-french-assault = the French assault a centre
combat-kind-raid = a raid on the trenches around a centre
combat-kind-sead = air strikes against the AAA
combat-kind-das = an air strike on a division
combat-kind-sapping = trenches are dug up to a centre
combat-kind-airstrip = guns fire on the airstrip
combat-kind-repair = the airstrip is repaired
combat-kind-check = a morale check
combat-sitrep = SITREP
combat-defence = defence of all units in the centre
combat-assault = assault of all units that go in
combat-morale = morale: of the raiding infantry together, else of one unit
combat-armour = assault of the armour in the raid
combat-guns = what the supporting artillery adds
combat-cas = air support points on the fight
combat-works = fortifications level of the centre
combat-encircled = whether the centre is encircled
combat-strength = strength of the division
combat-cards = what event cards add or take away
combat-points = air support points on each roll
combat-rolls = how many rolls
combat-aaa = Viet Minh AAA level
combat-overlooked = captured centres that overlook the airstrip
combat-resources = resource points spent
