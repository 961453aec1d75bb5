### Silver Bayonet: how the dice are read, and combats described by their numbers.

## How the dice are read

odds-note-test = One ten-sided die and the modifiers: the efficiency rating or less passes the test.
odds-note-refused = If the test is passed, the whole stack goes back and there is no combat; otherwise it stays.
odds-note-reacted = If the test is passed, the unit comes into the attacked hex and defends there.
odds-note-coordination = One ten-sided die against the coordination value: below it the attack is fully coordinated, equal to it there is no support, one above it the attack is uncoordinated, more above it becomes a frontal assault.
odds-note-arrow = One ten-sided die; the points count for this combat only, once in a game.
odds-note-bombardment = One ten-sided die and the modifiers give a number of the bombardment table; divided by TDV { $number } and rounded down it is the steps lost.
odds-note-worn = The defenders are fatigued already: a further fatigue costs them a step.
odds-note-air-defence = { $number } PAVN steps in and next to the hex, against air points: { $air }. Air defence fire comes first and hits on { $most } or less; the damage die is counted too.
odds-note-no-air-defence = No more PAVN steps are in and next to the hex than air points: there is no air defence fire.
odds-note-maneuver = Column { $column }, one ten-sided die and all modifiers, never more than three up or down. Steps of the defenders are divided by TDV { $number } and rounded down.
odds-note-as-it-stands = As it stands now: who has not been named yet is the best unit there is, and nothing else fires. Steps and fatigues that a retreat or a stand may cost are not counted.
odds-note-assault = The defenders roll first, the attackers with what is left; then both are tested, and who passes rolls once more.
odds-note-tests = Efficiency ratings tested for the second round, as they are now: attackers { $ours }, defenders { $theirs }. An uncoordinated assault makes it harder by one for the attackers and easier by one for the defenders.
odds-note-cheapest = Each side is taken to lose the steps that cost it the least strength.

odds-efficiency = ER { $number }
odds-value = coordination value { $number }
odds-strength = strength { $number }
odds-ground = TDV { $number }
odds-attack = attack { $number }
odds-defence = defence { $number }
odds-coordinated = fully coordinated: { $share }
odds-modifiers = modifiers { $number }
odds-their_modifiers = modifiers of the defenders { $number }
odds-shift = column shift { $number }
odds-support = support of the attack: strength { $number }
odds-their_support = fire of the defence: strength { $number }
odds-refused = combat refused: { $share }
odds-reacted = reacts: { $share }
odds-full = fully coordinated: { $share }
odds-unsupported = no support: { $share }
odds-uncoordinated = uncoordinated: { $share }
odds-frontal = frontal assault: { $share }
odds-points = Air points
odds-through = Air points that get through
odds-destroyed = Air points destroyed for good
odds-steps = Steps lost
odds-fatigue = a unit becomes fatigued: { $share }
odds-attacker_steps = Steps lost by the attackers
odds-defender_steps = Steps lost by the defenders
odds-attacker_fatigue = Attackers fatigued
odds-defender_fatigue = Defenders fatigued
odds-attacker_retreat = the attackers must retreat: { $share }
odds-defender_retreat = the defenders must retreat: { $share }
odds-taken = the hex is taken: { $share }

odds-line-refused = { $refused_share } that combat is refused.
odds-line-reacted = { $reacted_share } that the unit reacts.
odds-line-coordination = { $full_share } fully coordinated, { $unsupported_share } without support, { $uncoordinated_share } uncoordinated, { $frontal_share } frontal assault.
odds-line-arrow = { $points } air points on average.
odds-line-air-defence = { $through } air points get through on average, { $destroyed } are destroyed for good.
odds-line-bombardment = Strength { $strength }: { $steps } steps lost on average; { $fatigue_share } that a unit becomes fatigued.
odds-line-maneuver = { $attack } against { $defence }; steps lost on average: attackers { $attacker_steps }, defenders { $defender_steps }; { $defender_retreat_share } that the defenders must retreat, { $attacker_retreat_share } that the attackers must.
odds-line-assault = { $attack } against { $defence }; steps lost on average: attackers { $attacker_steps }, defenders { $defender_steps }; { $taken_share } that the hex is taken.

tally-lead-units = lead units
tally-guns = artillery
tally-air = air points
tally-b-52 = B-52

## Combats by their numbers

combat-kind-maneuver = a maneuver combat
combat-kind-assault = an assault, both rounds
combat-kind-bombardment = an offensive bombardment
combat-kind-air-defence = air defence fire at air points
combat-kind-coordination = the coordination of an attack
combat-kind-refusal = a refusal of combat
combat-attack = attack strength of all attackers
combat-defence = defence of all defenders
combat-lead = ER of the attacker’s lead unit
combat-their-lead = ER of the defender’s lead unit
combat-efficiency = ER of the unit tested; in an assault the best of the attackers
combat-their-efficiency = best ER of the defenders
combat-tdv = TDV of the hex; 0 for a refusal that has no help from the terrain
combat-terrain = modifier of the terrain
combat-river = whether all attackers cross a river
combat-hexes = hexes from which the attack comes
combat-armour = whether armour attacks a clear or tea plantation hex
combat-fatigued = whether a unit of the defenders is fatigued
combat-tired = how many of the defending steps are fatigued
combat-worn = whether all defenders, or their lead unit, were fatigued before
combat-leader = command value of the attackers’ leader
combat-their-leader = command value of the defenders’ leader
combat-uncoordinated = whether the attack is uncoordinated
combat-support = bombardment strength in support of the attack
combat-their-support = bombardment strength that supports the defence; in an assault defensive bombardment
combat-steps = steps of the attackers; of a bombardment steps in the hex
combat-their-steps = steps of the defenders
combat-guns = bombardment strength of the artillery
combat-air = air points
combat-near = PAVN steps in and next to the hex, which fire at aircraft
combat-spotter = whether a friendly unit is next to the target
combat-truong = whether Truong is within two hexes of the target
combat-value = coordination value
