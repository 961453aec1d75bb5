### Silver Bayonet: the rules, summed up in our own words. One message per rule of the index; .title is its short title.

## 1. Introduction

rule-intro-players = One or two people can play. There are seven standard scenarios (the sixth in two versions), three mini-campaigns and two grand campaigns.
    .title = Players and scenarios

rule-intro-sides = The PAVN are the North Vietnamese Army (NVA) and the Viet Cong (VC), the FWA the Americans (US) and the South Vietnamese (ARVN). A rule that names one nation is for that nation alone.
    .title = The two sides

rule-intro-operation-names = The 1st Brigade fought ALL THE WAY, the 3rd SILVER BAYONET I, the 2nd SILVER BAYONET II. The mini-campaigns bear these names.
    .title = Names of the operations

rule-1-1 = ER efficiency rating, TDV terrain defence value, ZOC zone of control, DRM die roll modifier, LZ landing zone, ADF air defence fire, HQ headquarters, SF Special Forces.
    .title = Abbreviations

## 2. Components

rule-2-0 = A map, one and a half sheets of counters, thirteen player aids, two chart cards, two screens, a ten-sided die and the rules.
    .title = Contents

rule-2-1a = Hexes of about 1.5 km regulate placement and movement. Each has a number of four figures: column, then row.
    .title = The map

rule-2-1b = Boxes beside the map are reached only through the hexes marked at its edge.
    .title = Places off the map

rule-2-2a = It holds the helicopter bases, the An Khe box and the air point track, out of the enemy’s sight.
    .title = FWA player aid

rule-2-2b = It holds the units under hidden markers and those in the Cambodia boxes, out of the enemy’s sight.
    .title = PAVN player aid

rule-2-2c = Each player has all tables on a card. Scenario cards give set-up and special rules; a combat board shows who maneuvers and who assaults.
    .title = Shared aids

rule-2-3-1 = A counter shows type, size, name and values. The figures are those of the data pack.
    .title = Counters of combat units

rule-2-3-2 = Units are companies or batteries; PAVN mortars are sections, and five ARVN airborne units are battalions.
    .title = Sizes

rule-2-3-3a = The symbol shows the type. The three counters of the ARVN 3rd Armoured Cavalry exist in two drawings with the same values.
    .title = Types of unit

rule-2-3-3b = Field artillery and mortars are artillery. They bombard with their bombardment strength: in attack, in defence, or in support of maneuver combat.
    .title = What artillery is

rule-2-3-3c = Artillery has no attack strength and cannot maneuver or assault against an adjacent hex. Mortars can.
    .title = Artillery does not attack

rule-2-3-4 = Attack or bombardment strength with range, defence, movement, efficiency rating and stacking points.
    .title = Values of ground units

rule-2-3-5 = OH-13S observe, UH-1D and CH-47 carry, UH-1B and ARA fight.
    .title = Types of helicopter

rule-2-3-6 = A patrol marker shows how many hexes its patrol reaches.
    .title = Patrol markers

rule-2-4-1 = It counts when the unit attacks by maneuver or assault.
    .title = Attack strength

rule-2-4-2 = It counts when artillery, a mortar or a helicopter bombards or supports.
    .title = Bombardment strength

rule-2-4-3a = The most hexes at which a unit can fire, whatever the terrain. The target hex counts, the unit’s own does not.
    .title = Range of artillery

rule-2-4-3b = The distance over which an HQ can coordinate an attack.
    .title = Range of an HQ

rule-2-4-4 = It counts when the unit defends in maneuver combat or in an assault.
    .title = Defence value

rule-2-4-5a = The higher, the better. That of an HQ also says how well it coordinates. On a reduced face it is usually lower.
    .title = Efficiency rating

rule-2-4-5b = Roll one die for the unit tested: its ER or less passes, more fails.
    .title = Efficiency test

rule-2-4-6 = They say how much room a unit takes in a hex, where room is limited.
    .title = Stacking points

rule-2-4-7a = The movement points that a unit may spend in a movement phase; the terrain chart gives the cost of each hex.
    .title = Movement allowance

rule-2-4-7b = A ringed allowance marks a motorised unit. All others go on foot.
    .title = Motorised or on foot

rule-2-4-8 = Company, battalion, regiment: C/2/12 is Company C of the battalion 2/12, which is another one than 2/7.
    .title = Name of a unit

rule-2-4-9 = It is counted in hexes.
    .title = Reach of a patrol

rule-2-5 = A unit has one or two steps; the banded back of a counter is its reduced face. Helicopters carry steps, not stacking points.
    .title = Steps

rule-2-5-1 = Values on both faces mean two steps. NVA HQs are the exception: they have one, like counters with one face.
    .title = Two steps or one

rule-2-5-2 = A unit of two steps is flipped, and eliminated by the second loss. A unit of one step is eliminated at once.
    .title = Losing a step

rule-2-5-3 = In maneuver combat the first step that a side loses is its lead unit’s.
    .title = The lead unit loses first

rule-2-5-4 = No US unit is eliminated while another US unit in the combat is still at full strength, except a lead unit by the first loss. A brigade HQ is always lost last.
    .title = US losses are spread

rule-2-6 = From offensive bombardment and maneuver combat; also from standing instead of retreating, and from landing under fire.
    .title = Where fatigue comes from

rule-2-6-1 = After all losses, as many survivors as the F result says become fatigued, the lead unit first in maneuver combat. Only units not fatigued before count; what is left over is ignored.
    .title = Placing fatigue

rule-2-6-2 = If the lead unit, or every unit in the hex, was fatigued before and any F result falls, one unit loses a step besides. An HQ alone in its hex and a hot landing zone are exempt.
    .title = Extra fatigue

rule-2-6-3 = A fatigued unit may not attack, nor fatigued artillery fire. Others in the stack may.
    .title = Fatigued units neither attack nor fire

rule-2-6-4 = They keep their printed defence, and their ER counts in the search for the highest one.
    .title = Fatigued units defend

rule-2-6-5 = If a defending unit is fatigued, the combat tables give a modifier against the defence.
    .title = Fatigue helps the attacker

rule-2-6-6a = A fatigued unit may not react, nor place or reinforce a patrol.
    .title = No reaction, no patrols

rule-2-6-6b = A fatigued unit in the stack adds 1 to the refusal die.
    .title = Fatigue hinders refusal

rule-2-6-7 = Units recover in the Recovery Phase, where the following rules or the scenario allow it.
    .title = Recovery

rule-2-6-7-1 = At An Khe, in Camp Holloway, in the hex of the brigade HQ, or with a leader of their side.
    .title = Where the FWA recover

rule-2-6-7-2 = In a Cambodia box, or stacked with an HQ or a hospital that is not fatigued.
    .title = Where the PAVN recover

rule-2-6-7-3 = Outside enemy ZOCs recovery is automatic. Inside one the unit must pass an efficiency test.
    .title = Automatic, or by a test

rule-2-6-7-4 = NVA HQs and the hospital recover by themselves, unless an enemy unit is adjacent.
    .title = HQs and the hospital

rule-2-7 = One ten-sided die; the 0 counts as ten.
    .title = The die

## 3. Course of play

rule-3-1 = Units start where the scenario puts them, most of them at full strength.
    .title = Set-up

rule-3-2a = Scenarios 1 to 7 use the standard sequence, 8 to 12 the campaign sequence.
    .title = Two sequences of play

rule-3-2b = The turn marker shows whose player turn it is; two more mark the first and last turn of a scenario.
    .title = Turn markers

rule-3-2c = The player whose part of the turn is being played.
    .title = The active player

## 4. Ground movement

rule-4-0 = In the movement phase the active player may move any unit with an allowance above zero, hex by hex. Advances and retreats are not movement.
    .title = Moving

rule-4-1-1 = Units move one by one or as a stack and pay for each hex that they enter.
    .title = Singly or together

rule-4-1-2 = Any number of friendly units may pass through a hex in a turn.
    .title = Any number may pass

rule-4-1-3a = A unit moves once in a phase, within its allowance. Points cannot be saved or lent, and nobody has to move.
    .title = Once a phase

rule-4-1-3b = A PAVN unit that uses up its allowance to reach another hidden marker keeps that marker from moving; one carried by a marker at full speed does not move on by itself.
    .title = From marker to marker

rule-4-1-4 = A hex needs points for its terrain and its hexside. A unit that can move at all may always go one hex that is not closed to it.
    .title = Enough points, or one hex

rule-4-1-5 = No unit enters a hex with an enemy combat unit. Friendly units are no hindrance.
    .title = No entry to enemy hexes

rule-4-1-6 = US units may not cross it, ARVN units may.
    .title = The Cambodian border

rule-4-1-7 = Such a unit moves by helicopter only.
    .title = Allowance zero

rule-4-2-1 = Each hex has one type of terrain. The chart gives its cost, TDV, zones of control, observation, effects on attackers and landing zones.
    .title = Terrain

rule-4-2-1-1 = A river runs along hexsides and costs nothing. If all attackers attack across it, they add 1 to their die.
    .title = Rivers

rule-4-2-1-2 = From road hex to road hex, across a hexside that the road crosses, a unit pays the road’s cost only.
    .title = Roads

rule-4-2-1-3a = A camp is what its hex is otherwise, but with TDV 4 and the chart’s +3 against attackers, and zones of control have no effect in it.
    .title = Special Forces camps

rule-4-2-1-3b = A camp is an operational LZ while an FWA unit is there.
    .title = A camp as landing zone

rule-4-2-1-4 = A stream has no effect.
    .title = Streams

rule-4-2-1-5 = They move, assault, advance and retreat only through clear, town and tea plantation, elsewhere only along a road. They may maneuver against any terrain that allows it.
    .title = Motorised units and terrain

rule-4-2-2a = Some hexes cannot be attacked by maneuver: the US base.
    .title = No maneuver

rule-4-2-2b = X is added to the attacker’s die in an assault on the hex.
    .title = Assault plus X

rule-4-2-2c = X is added to the attacker’s die in maneuver combat and in assaults.
    .title = Both plus X

rule-4-2-2d = Each FWA bombardment of a town or of Pleiku, of whatever kind, gives the PAVN 1 victory point.
    .title = Bombarding towns

rule-4-2-3 = The TDV divides the result of an offensive bombardment and the D of maneuver combat.
    .title = Terrain defence value

rule-4-2-4 = The chart says whether zones of control reach into the hex.
    .title = Terrain and ZOC

rule-4-2-5 = The two numbers are the highest die that finds a hidden marker: the left one from the air, the right one by patrol.
    .title = Terrain and observation

rule-4-2-6 = The chart says which landing zones the hex allows: field, operational, both or none.
    .title = Terrain and landing zones

rule-4-3 = The order in a stack means nothing, and markers take no room.
    .title = Stacks

rule-4-3-1 = Four stacking points of a side may share a hex without harm. Others may pass through.
    .title = Four points

rule-4-3-2a = Each point above four lowers the ER of every unit in the hex by 1, never below zero.
    .title = Overstacking

rule-4-3-2b = Only four points of units count in defence. In an assault they fight both rounds, and nobody takes the place of the lost.
    .title = Overstacked in defence

rule-4-3-2c = Units that assault from such a hex are not hampered. By maneuver only four points may attack from it.
    .title = Overstacked in attack

rule-4-3-3 = Units under hidden markers may never exceed the limit.
    .title = Hidden units

rule-4-4-1 = Units on foot that start more than three hexes from every enemy unit may add 2 points, if they follow roads all the way.
    .title = Extended movement

rule-4-4-2 = On the way they may never come within three hexes of an enemy unit or hidden marker.
    .title = Keeping away

rule-4-4-3 = Hidden markers have no extended movement.
    .title = Not for hidden markers

rule-4-5-1 = The FWA have An Khe, the PAVN several boxes in Cambodia.
    .title = Boxes off the map

rule-4-5-2 = Only the PAVN may be there. Each box is entered and left through its own hexes at the edge of the map.
    .title = Cambodia

rule-4-5-2-1 = A PAVN unit on such a hex with a point left may go into the box, and stops there.
    .title = Leaving the map

rule-4-5-2-2 = Going to a connected box takes the whole allowance.
    .title = From box to box

rule-4-5-2-3 = A unit pays for the hex at the edge as usual and may go on.
    .title = Entering the map

rule-4-5-3 = FWA units get there by air, or arrive there as reinforcements.
    .title = An Khe

## 5. Zones of control

rule-5-1 = Most units have a ZOC in the six hexes around them, save those whose terrain shuts it out.
    .title = Zone of control

rule-5-1-1 = HQs, the hospital, artillery, hidden markers, patrols and fatigued units have none.
    .title = Units without ZOC

rule-5-1-2 = It reaches only into hexes where they could go.
    .title = ZOC of motorised units

rule-5-2-1 = A unit that enters an enemy ZOC stops there for the phase.
    .title = Stopping

rule-5-2-2 = A unit that starts in an enemy ZOC may leave it for a free hex, and enter another enemy ZOC later.
    .title = Leaving

rule-5-2-3 = A unit that starts in an enemy ZOC may go straight to an adjacent one; that takes its whole allowance.
    .title = From ZOC to ZOC

rule-5-2-4a = PAVN, DELTA, CIDG and motorised units need not stop in enemy ZOCs. Leaving one, or going from one to the next, costs 1 point more.
    .title = Those who slip through

rule-5-2-4b = The point is not paid for a unit’s first hex if it leads out of all enemy ZOCs.
    .title = The first hex

rule-5-2-4c = On foot such a step does not profit from a road, and neither of two ZOC hexes may be clear.
    .title = Limits on foot

## 6. Before combat

rule-6-0 = Combats are declared, then refused, then reacted to.
    .title = Three steps

rule-6-1 = Each attacking unit does one or the other in a combat phase. A stack may suffer both.
    .title = Maneuver or assault

rule-6-1-1a = Name the hexes to be attacked, and for each the adjacent units that attack it and how. A combat has one target hex.
    .title = Declaring

rule-6-1-1b = Who has been declared must attack, unless the attack becomes a frontal assault.
    .title = A declaration binds

rule-6-1-2 = A stack may be attacked from any or all of the hexes around it.
    .title = From all sides

rule-6-1-3 = Units of one stack may attack different hexes, and in different ways.
    .title = Dividing a stack

rule-6-1-4a = A unit of strength zero attacks only beside units of its stack that have strength.
    .title = Strength zero

rule-6-1-4b = Artillery other than mortars does not attack.
    .title = No artillery

rule-6-1-4c = Fatigued units do not attack.
    .title = No fatigued units

rule-6-1-4d = No unit attacks a hex that it could not enter, or across a hexside that it could not cross. Motorised units may by maneuver.
    .title = Only where one could go

rule-6-1-4e = At most four stacking points may assault a hex.
    .title = Four points assault

rule-6-1-4f = Maneuver combat below 1 to 3 cannot be declared. Against hidden units the PAVN may show them to prove it.
    .title = Odds of 1 to 3

rule-6-1-5 = Only what was declared is attacked in the phase.
    .title = Declared targets only

rule-6-2a = If the unit with the highest ER passes an efficiency test, all units of the attacked hex retreat one hex before combat.
    .title = Refusing combat

rule-6-2b = The declarations against the hex are off. Up to four points of the attackers may advance into it at once, and attack no more in this player turn.
    .title = After a refusal

rule-6-2-1 = PAVN units may try, hidden ones too, and subtract the TDV of the hex from the die.
    .title = PAVN refusal

rule-6-2-2 = They may try, and subtract the TDV, but not in a camp.
    .title = DELTA and CIDG

rule-6-2-3 = They may try without the TDV, but not in an operational LZ, a town, Camp Holloway, a camp or the hex of the brigade HQ.
    .title = Other US units

rule-6-2-4 = Those that are not CIDG may try only in the hex of Truong.
    .title = ARVN units

rule-6-2-5 = With an allowance of zero there is no refusal.
    .title = Units that cannot move

rule-6-2-6a = Units under maneuver and assault may not refuse. Hidden markers may, without the TDV.
    .title = Under both attacks

rule-6-2-6b = A fatigued unit in the stack adds 1 to the die.
    .title = A fatigued stack

rule-6-2-6c1 = The retreat may not enter a hex that is itself under a declared attack.
    .title = Not into a target

rule-6-2-6c2 = Nor an empty hex in an enemy ZOC. PAVN, DELTA and CIDG take a free hex first, then a ZOC hex with a friendly unit, and an empty ZOC hex only if nothing else is left.
    .title = Not into an enemy ZOC

rule-6-2-6c3 = Nor terrain that the unit could not enter.
    .title = Not into closed terrain

rule-6-2-6c4 = Nor a hex whose stacking limit it would break.
    .title = Not beyond the limit

rule-6-2-7 = A hex of hidden markers alone gets −1. Markers and units in the open roll apart; a marker has ER 6.
    .title = Hidden markers refuse

rule-6-3-1a = Then, for each attacked hex, the defender may pick one unit in an adjacent hex. If it passes an efficiency test, it moves in.
    .title = Reaction

rule-6-3-1b = One try for each hex and each unit, whatever comes of it.
    .title = One try

rule-6-3-2a = The unit that reacts must find room.
    .title = Room

rule-6-3-2b = A unit under attack does not react elsewhere.
    .title = Not from a target

rule-6-3-2c = A unit that has just refused does not react.
    .title = Not after a refusal

rule-6-3-2d = Fatigued units do not react.
    .title = Not when fatigued

rule-6-3-2e = No reaction into a hex or across a hexside that the unit could not enter or cross.
    .title = Only where one could go

rule-6-3-3a = Instead, a unit at a helicopter base may be flown in by a free transport if it passes its test.
    .title = Reaction by helicopter

rule-6-3-3b = Transport and escorts may stay for the combat and fire for the defence; then they return to base.
    .title = The helicopters stay

## 7. Coordination of attacks

rule-7-0a = Each combat is finished, coordination, maneuver and assault, before the next; the attacker chooses the order.
    .title = Hex by hex

rule-7-0b = Coordination is determined once for each attacked hex.
    .title = One roll a hex

rule-7-1-1 = The range and the ER of an NVA HQ serve to coordinate attacks.
    .title = NVA HQs

rule-7-1-2 = If one NVA HQ has every attacking stack within its range, roll against its ER. Of several, the PAVN choose one.
    .title = Rolling on an HQ

rule-7-1-3 = Count from the HQ to each attacking hex, that hex included. The line may not pass enemy units or enemy ZOCs; a friendly unit lifts the ZOC in its hex.
    .title = The line of command

rule-7-2-1 = Units of one US battalion are always fully coordinated. With more battalions the highest ER is tested, unless Moore is there.
    .title = US attacks

rule-7-2-2 = Fully coordinated with Truong; otherwise the roll is against 5. The HQ/3 counter does not coordinate.
    .title = ARVN attacks

rule-7-2-3 = The lowest ER is tested, with or without leaders.
    .title = US and ARVN together

rule-7-2-4 = By themselves they are always coordinated. With others they are passed over, and so is their ER.
    .title = DELTA, CIDG and 1/9

rule-7-3 = With no HQ or leader to serve, the roll is against 5 for the ARVN and 3 for the PAVN.
    .title = Without command

rule-7-4-1 = A die below the value: all attack, and the attacker may add support.
    .title = Fully coordinated

rule-7-4-2 = A die equal to the value: all attack, the attacker without support.
    .title = Partly coordinated

rule-7-4-3 = One above the value: all attack, without support and at a disadvantage.
    .title = Uncoordinated

rule-7-4-3a = The odds shift one column to the left.
    .title = Uncoordinated maneuver

rule-7-4-3b = The attacker adds 1 to all rolls, efficiency tests included; the defender subtracts 1 from his, but not from defensive bombardment.
    .title = Uncoordinated assault

rule-7-4-4a = Two or more above: the defender picks one of the attacking hexes. Its units must assault, even if they were to maneuver; there is no maneuver combat.
    .title = Frontal assault

rule-7-4-4b = Units in the other hexes attack nothing more. The assault is resolved as uncoordinated.
    .title = The others stand by

rule-7-5a = Against each hex maneuver combat comes first, then the assault.
    .title = Maneuver, then assault

rule-7-5b = All declared units attack, except after a frontal assault result.
    .title = All must attack

rule-7-5c = Never more than four points in an assault, whatever the coordination.
    .title = Four points at most

rule-7-5d = If after refusal and reaction the defence of the hex adds up to zero, its units are eliminated and the attacker may advance.
    .title = Defence zero

## 8. Maneuver combat

rule-8-0 = All hexes declared for maneuver attack one hex together. It brings fatigue, retreats and losses.
    .title = Maneuver combat

rule-8-1-1 = Units of an attacking stack that take no part suffer nothing.
    .title = Bystanders

rule-8-1-2 = No unit attacks or is attacked by maneuver twice in a step.
    .title = Once

rule-8-1-3 = A coordinated attack from several hexes gets a better die. Six hexes are the most there can be.
    .title = From several hexes

rule-8-1-4 = All units in the hex defend as one; none can be held back.
    .title = All defend

rule-8-1-5 = A unit’s strength is neither divided nor lent.
    .title = Undivided

rule-8-2-1 = Only the terrain of the defender’s hex and its hexsides counts. A river helps only if every attacker attacks across it.
    .title = Terrain of the defender

rule-8-2-2 = The terrain chart and the combat tables give the modifiers.
    .title = The charts

rule-8-3-1A = Add up the attack strength of the attackers.
    .title = Step A: attack

rule-8-3-1B = Divide it by the defence of the hex and round down to odds of the table, in favour of the defender.
    .title = Step B: odds

rule-8-3-1C = Each side names a lead unit. The difference of their ERs shifts the column; they take the first loss and the first fatigue.
    .title = Step C: lead units

rule-8-3-1D = An uncoordinated attack shifts one column to the left.
    .title = Step D: coordination

rule-8-3-1E = The attacker, then the defender, allots support; each rolls on the bombardment table. The attacker’s number is subtracted from the combat die, the defender’s is added.
    .title = Step E: support

rule-8-3-1F = Roll, add all modifiers, read the table and apply the result before the assault.
    .title = Step F: the die

rule-8-3-2 = No shift goes below 1 to 3 or above 6 to 1. Nobody may lower his odds by choice.
    .title = The outer columns

rule-8-3-3 = All modifiers together stay between −3 and +3.
    .title = Limit of modifiers

rule-8-3-4 = Losses, then fatigue, then retreats, then the price of standing.
    .title = Order of results

rule-8-4 = A and D with a number are losses of attacker and defender, F with a number is fatigue. The D is divided by the TDV.
    .title = Reading a result

rule-8-5 = Every A and every D makes that side retreat one hex, or two if so marked, unless the defender stands or is also assaulted.
    .title = Retreats

rule-8-5-1 = Closed terrain, enemy combat units and the edge of the map. The PAVN may retreat into connected Cambodia boxes; a box counts as one hex beyond the edge.
    .title = Closed to retreats

rule-8-5-2 = Units of a stack may retreat to different hexes, but the whole way and within stacking limits.
    .title = Each by itself

rule-8-5-3 = Not into or through an enemy ZOC, unless a friendly combat unit is in the hex. Armoured units may.
    .title = Retreat and ZOC

rule-8-5-4 = Not into a hex that is under a declared attack.
    .title = Not into a target

rule-8-5-5 = A retreat of two hexes ends two hexes from the attacked hex.
    .title = Two hexes away

rule-8-5-6 = Those who cannot retreat all the way stay. One unit loses a step and one becomes fatigued, the lead unit before others; if all are fatigued already, one more step is lost instead.
    .title = No way back

rule-8-5-7a = Defenders may stay for one more step and a fatigue.
    .title = Standing in TDV 2

rule-8-5-7b = In TDV 3 or more defenders may stay for one fatigue, and so may FWA units that defend in an operational LZ or attack out of it. This is never extra fatigue.
    .title = Standing in TDV 3 or an LZ

rule-8-5-8 = Units under maneuver and assault do not retreat from maneuver, and pay nothing for staying.
    .title = Also under assault

rule-8-6a = If maneuver or offensive bombardment empties the hex, units declared for maneuver may advance and those declared for assault must, these first, within stacking limits. Defenders never advance.
    .title = Advance after combat

rule-8-6-1 = The advance comes before any other combat.
    .title = At once

rule-8-6-2 = Only units of this combat advance, with those that were to assault the hex.
    .title = Who took part

rule-8-6-3 = After a retreat of one hex, or an elimination, only the vacated hex is entered, whatever enemy ZOCs are there.
    .title = One hex

rule-8-6-4 = After a retreat of two, up to four points may advance two hexes: into the vacated one and, if no enemy ZOC is there, on to any hex next to it. They may part.
    .title = Two hexes

## 9. Assault

rule-9-0 = It follows maneuver combat, or comes without one, and causes losses only.
    .title = Assault

rule-9-1A = The defender fires at the assaulting units.
    .title = Step A: defensive bombardment

rule-9-1B = He adds up his defence and rolls; the attacker takes the losses.
    .title = Step B: the defender

rule-9-1C = He adds up the attack strength that is left and rolls; the defender takes the losses.
    .title = Step C: the attacker

rule-9-1D = Each side tests the unit with its highest ER.
    .title = Step D: tests

rule-9-1E = Each side that passed rolls once more. If neither did, the assault is over.
    .title = Step E: second round

rule-9-2-1 = Between −3 and +3 for either side.
    .title = Limit of modifiers

rule-9-2-2 = Hex and hexside of the defender modify the attacker’s roll.
    .title = Terrain

rule-9-2-3 = Hexes are counted after defensive bombardment: one that has lost all its units counts no more.
    .title = Number of hexes

rule-9-3-1 = The numbers are steps, not divided by the TDV. The owner shares them out; US losses are spread as always.
    .title = Losses

rule-9-3-2 = There are two rounds at most. Strength and modifiers are counted anew before the second.
    .title = Two rounds

rule-9-3-3 = If a defender survives, the attackers stay out.
    .title = Held

rule-9-3-4 = If all are eliminated, four points of the attackers must enter, or all that are left.
    .title = Taken

rule-9-3-5 = If modifiers rule out any loss, an unmodified 1 still costs a step.
    .title = A one always hits

## 10. Bombardment

rule-10-0 = Observation and combat helicopters may fly all three kinds of bombardment, transports only the defensive one.
    .title = Which helicopters bombard

rule-10-1-1a = In his phase the active player may bombard enemy units with any artillery, mortars, observation or combat helicopters and air points that are free.
    .title = Offensive bombardment

rule-10-1-1b = All bombardments are declared before the first is resolved.
    .title = All declared first

rule-10-1-2 = Without a friendly unit next to the target, add 1 to the die.
    .title = Spotting

rule-10-1-3 = Add up the strength, roll in its column and divide the number by the TDV, without fractions: so many steps are lost.
    .title = Resolving it

rule-10-1-4 = One unit in the hex, chosen by its owner, is fatigued.
    .title = An F

rule-10-1-5 = A hex is bombarded once in the phase.
    .title = Once a phase

rule-10-2-1a = In an assault the defender may fire with two artillery units in range, any helicopters and any air points. The FWA may use any number of artillery units.
    .title = Defensive bombardment

rule-10-2-1b = The assaulting units count as standing in TDV 2. They take the losses before the assault is rolled.
    .title = Always TDV 2

rule-10-2-2 = It is measured to the defender’s hex.
    .title = Range

rule-10-2-3 = An F is ignored.
    .title = No F

rule-10-2-4 = Helicopters based there may then fire for that hex only.
    .title = Brigade HQ attacked

rule-10-3-1 = Each side may support maneuver combat with artillery, observation or combat helicopters and air points.
    .title = Maneuver support

rule-10-3-2 = Only a fully coordinated attack is supported.
    .title = Support for the attack

rule-10-3-3 = The defender may always support, without a roll.
    .title = Support for the defence

rule-10-3-4a = Two artillery units in range of the defender’s hex for each side; the FWA any number.
    .title = Artillery in support

rule-10-3-4b = Helicopters and air points that come through air defence fire.
    .title = Aircraft in support

rule-10-3-5 = The number rolled is not divided. It is a modifier of the combat die: minus for the attacker, plus for the defender.
    .title = What support does

rule-10-3-6 = An F is ignored.
    .title = No F

rule-10-4-1 = An artillery unit may move once and fire, or fire twice, in a game turn, once in a bombardment phase or combat step. Its markers are First Fire and Final Fire. It may support maneuver and then assault, even for one hex.
    .title = Two actions a turn

rule-10-4-2 = It never fires.
    .title = Fatigued artillery

rule-10-4-3 = Any hex in range, whatever lies between.
    .title = Range

rule-10-4-4 = Several units may add their strength if all are in range.
    .title = Together

rule-10-4-5 = A unit fires at one hex at a time.
    .title = One target

rule-10-4-6 = It adds its defence, and may fire only for its own hex or at those who attack it.
    .title = Artillery under attack

## 11. Air power

rule-11-0a = They fire like artillery without limit of range, at any hex with enemies in the open, alone or with artillery and helicopters.
    .title = Air points

rule-11-0b = Points not spent by the end of the turn are lost.
    .title = Not saved

rule-11-0c = The FWA player may hide the track and roll for points unseen.
    .title = Kept secret

rule-11-1 = Points destroyed are subtracted from every later roll for air points, unless the scenario says otherwise.
    .title = Destroyed points

rule-11-2a = Only where the scenario gives them, and only for offensive bombardment.
    .title = B-52

rule-11-2b = No strike within five hexes of a US or ARVN unit or a patrol.
    .title = Safety zone

## 12. Special units

rule-12-1a = Moore and Truong take no room. A leader is always with a unit of his nation, moves and retreats with it, and is removed if all units of his hex are eliminated.
    .title = Leaders

rule-12-1b = His value is added to or subtracted from the combat rolls of his stack, as the owner likes.
    .title = Modifier of a leader

rule-12-1c = A leader with attacking units helps their coordination.
    .title = Leader and coordination

rule-12-1d = Units in his hex may recover.
    .title = Leader and recovery

rule-12-1-1 = Moore is always with a unit of 1/7: one in his hex, or else the nearest. If none is in play, he is removed.
    .title = Moore and his battalion

rule-12-1-1a = Once a game, when he defends, Moore may call for extra support after the coordination roll. The table says how much; it serves that combat.
    .title = Broken Arrow

rule-12-1-1b = With him, US units of different battalions are coordinated.
    .title = Moore coordinates

rule-12-1-2a = −1 on any bombardment with FWA artillery within two hexes of him.
    .title = Truong and artillery

rule-12-1-2b = ARVN units with him may refuse combat.
    .title = Truong and refusal

rule-12-1-2c = Attacks by ARVN units with him are always coordinated.
    .title = Truong coordinates

rule-12-1-2d = Units with him when the movement phase begins have 1 point more.
    .title = Truong and movement

rule-12-2 = If an armoured unit attacks into clear or a tea plantation, the attacker’s die gets −1.
    .title = Armour

rule-12-3-1 = A mortar is marked for firing, not for moving.
    .title = Fire markers of mortars

rule-12-3-2 = A mortar may maneuver or assault with its bombardment strength; then it gives no support.
    .title = Mortars attack

rule-12-4 = PAVN units recover, are rebuilt and are coordinated with their help.
    .title = What HQs are for

rule-12-4-1 = An HQ has one step. Its back is the weaker replacement HQ.
    .title = Faces of an HQ

rule-12-4-2a = In each Recovery Phase one eliminated HQ may return, once in the game, as a replacement HQ in a box of its side.
    .title = Replacement HQ

rule-12-4-2c = A replacement HQ that is eliminated does not return.
    .title = Lost for good

rule-12-4-3 = Bombardment fatigues an HQ instead of eliminating it. Alone in its hex it knows no extra fatigue.
    .title = HQ and bombardment

rule-12-4-4 = An HQ takes a loss only when nobody else is left, after the hospital.
    .title = HQs are lost last

rule-12-4-5 = See the rules on hidden movement.
    .title = Hidden HQs

rule-12-5 = PAVN units recover and are rebuilt there.
    .title = The hospital

rule-12-5-1 = Bombardment fatigues the hospital instead of eliminating it.
    .title = Hospital and bombardment

rule-12-5-2 = A result of retreat eliminates it, also where others stand or are assaulted too, and nobody in its hex refuses combat.
    .title = It cannot retreat

rule-12-5-3 = It takes losses after all others, but before an HQ.
    .title = Lost before an HQ

rule-12-6 = Each company of 1/9 has its own patrol marker.
    .title = Scouts of 1/9

rule-12-6-1a = They carry ground units of 1/9 only.
    .title = Transports of 1/9

rule-12-6-1b = Its ground units may be flown in and out, in retreat too, anywhere but mountain jungle, and keep their whole allowance.
    .title = 1/9 lands anywhere

rule-12-6-2 = Only 1/9 escorts its observation missions.
    .title = Escorts of 1/9

rule-12-7 = A unit like others in most things, with a patrol marker of its own.
    .title = DELTA

rule-12-7-1 = It may be flown in and out, in retreat too, anywhere but mountain jungle, and keeps its whole allowance.
    .title = DELTA lands anywhere

rule-12-7-2 = In a maneuver attack with others than CIDG it cannot be the lead unit.
    .title = DELTA does not lead

rule-12-8 = Companies like others in most things, with patrol markers of their own.
    .title = CIDG

rule-12-8-1 = They may be flown in and out, in retreat too, anywhere but mountain jungle, and keep their whole allowance.
    .title = CIDG land anywhere

rule-12-8-2 = In a maneuver attack with others than DELTA they cannot be the lead unit.
    .title = CIDG do not lead

rule-12-9a = It usually starts at Pleiku. In some scenarios it scores by entering Plei Me or Duc Co, and is then removed.
    .title = The supply unit

rule-12-9b = If it never enters a camp, the PAVN may claim a chit. If both camps fall, the FWA may claim their chit 5 and the unit is removed.
    .title = Supply and automatic victory

rule-12-9c = In doubt it takes one full move, if not blocked, and five turns on the map at three or more hexes from Pleiku and Camp Holloway.
    .title = A fair attempt

rule-12-10 = It only observes from the air. It has no escort and is not fired at.
    .title = The OV-1

rule-12-11 = This battery cannot fire for its own hex, neither in defensive bombardment nor in support.
    .title = B/6/14

## 13. Air movement

rule-13-0 = Scenarios 8 to 12 add helicopters, hidden movement, patrols and what follows.
    .title = Campaign rules

rule-13-1a = A helicopter goes from its base to any hex at once. It can be fired at only where it is put down.
    .title = Helicopters fly anywhere

rule-13-1b = A helicopter flies one mission in a phase.
    .title = One mission a phase

rule-13-1c = Nobody is unloaded in a hex with an enemy unit or a hidden marker.
    .title = Not onto the enemy

rule-13-1d = All helicopter moves are declared before air defence fire is announced.
    .title = All flights declared

rule-13-1-1 = There are field and operational landing zones. A hex is one kind only in a movement phase, and what is adjacent is judged in that phase.
    .title = Landing zones

rule-13-1-1-1 = It has no marker. One infantry company may land or leave in a phase, in any terrain but mountain jungle, not next to another LZ.
    .title = Field LZ

rule-13-1-1-2a = Put its marker in a clear, broken, light jungle or tea plantation hex that is not next to another LZ. Four stacking points at a time may land or leave.
    .title = Opening an operational LZ

rule-13-1-1-2b = It closes if no FWA unit is there at the end of the turn, or by choice before movement. The marker is back five turns later.
    .title = Keeping it open

rule-13-1-1-2c = Special Forces camps are always operational LZs for landing and leaving.
    .title = Camps

rule-13-1-1-2d = Units in an operational LZ may stand as in TDV 3.
    .title = Standing in an LZ

rule-13-1-1-2e = An LZ is captured if PAVN units were the last to enter it.
    .title = Capture

rule-13-1-1-2f = X-RAY and ALBANY are printed for history; they are LZs only when used as such.
    .title = Printed LZs

rule-13-1-1-3a = With enemies in the open next to the LZ, each unit that lands or leaves takes an efficiency test, or is fatigued. The PAVN may show all units of an adjacent hex to that end.
    .title = Hot LZ

rule-13-1-1-3b = Enemies in 3 or 4 adjacent hexes add 1 to the die, in 5 or 6 they add 2.
    .title = How hot

rule-13-1-1-3c = This fatigue never costs a step.
    .title = No step lost

rule-13-1-2 = Landing or leaving in clear, broken, tea plantation or light jungle takes half the allowance, elsewhere all of it. 1/9, DELTA and CIDG pay nothing.
    .title = Moving after a flight

rule-13-1-3a = Capacity counts steps of companies and batteries.
    .title = Lift

rule-13-1-3b = Only helicopters with a full capacity of 4 lift artillery, and then half as much.
    .title = Lifting artillery

rule-13-1-4a = A mission may load and unload in several hexes. Each may draw air defence fire first.
    .title = Several stops

rule-13-1-4b = All steps carried count against capacity. It is doubled for a flight from base to one hex and straight back.
    .title = Lift over a mission

rule-13-1-5a = Units may be flown out instead of retreating, or after one hex, to the base of their helicopter. The usual rules hold.
    .title = Retreat by air

rule-13-1-5b = Nobody is flown out of mountain jungle, and only 1/9, DELTA and CIDG out of dense jungle.
    .title = Not from thick jungle

rule-13-2 = An Khe, and the brigade HQ if it is on the map.
    .title = Helicopter bases

rule-13-2-1a = In the reinforcement phase, with up to four points flown in, on a clear or tea plantation hex on or next to a road, nine hexes or more from Camp Holloway and five or more from both camps. Those units move no more this turn.
    .title = Placing the brigade HQ

rule-13-2-1b = Those that flew go to its 1 Mission box, and others may follow. Never more than six are based there.
    .title = Its helicopters

rule-13-2-1c = Helicopters get ready more easily, and units recover in its hex.
    .title = What it is good for

rule-13-2-1d = They load only units that are on the map.
    .title = Flights from it

rule-13-2-1e = It is the last step lost in its hex and gives the hex TDV 4.
    .title = In combat

rule-13-2-1-1a = It is never removed by choice. If it loses its step, it is captured.
    .title = Losing it

rule-13-2-1-1b = Each rolls for damage and goes to the 2 Missions box at An Khe; those grounded are eliminated.
    .title = Helicopters of a lost HQ

rule-13-2-1-1c = The PAVN score for helicopter steps and for the HQ as the scenario says.
    .title = Victory points

rule-13-2-1-2 = It takes a mission and may be part of another one.
    .title = Changing base

rule-13-2-1-3a = Any PAVN attack or bombardment of the hex allows a roll for each grounded row: 1–5 destroys a step in Grounded 2, 1–3 one in Grounded 1.
    .title = Attack on a base

rule-13-2-1-3b = If the base is under a declared attack, its helicopters may only defend it.
    .title = Bound to its defence

rule-13-3 = Any gunship may escort transports, only those of 1/9 observers. Its strength counts against air defence fire.
    .title = Escorts

rule-13-4a = At the start of a turn 1 Mission and Grounded 1 become Ready. 2 Missions roll: ready on 1–6 at An Khe, 1–8 at the HQ, else Grounded 1. Grounded 2 becomes Grounded 1.
    .title = Readiness

rule-13-4b = From Ready to 1 Mission to 2 Missions, once in a phase. Only air defence fire sends a unit to Grounded 2.
    .title = Two missions a turn

rule-13-5 = Gunships, observers and air points bombard like artillery. Air points are spent one by one; transports fire only in defence.
    .title = Bombarding from the air

rule-13-6a = Once a turn, units of one infantry battalion fly between two of Duc Co, Plei Me, Camp Holloway, An Khe and the brigade HQ.
    .title = Air transport

rule-13-6b = Not to or from Duc Co, Plei Me or the HQ with an enemy in the open next to it.
    .title = Under threat

## 14. Air defence fire

rule-14-1a = They need more steps in and next to the hex than the bombardment strength flown there. Hidden units count if they are shown at once.
    .title = When the PAVN may fire

rule-14-1b = A stack of aircraft is fired at once in a hex. One stack of units may fire at several hexes next to it.
    .title = Once at each target

rule-14-2 = A hidden artillery unit in or next to the hex may show itself and fire whatever the odds. Air defence fire is no use of its fire markers.
    .title = Hidden artillery

rule-14-3 = The firer chooses a type of helicopter, or the air points. 1 or 2 hits, with −1 for each artillery unit just shown; a second die gives the damage.
    .title = Resolving it

rule-14-4 = An observation helicopter that had to break off does not observe.
    .title = Observers driven off

## 15. Replacements and reinforcements

rule-15-1 = They come as the scenario says and may be saved.
    .title = Replacement points

rule-15-1-1a = A point brings a reduced unit back to full strength at a place for replacements.
    .title = Restoring

rule-15-1-1b = Or it returns an eliminated unit to such a place with one step. It is not restored further in the same turn.
    .title = Rebuilding

rule-15-1-1c = Units that the grand campaign withdraws get no replacements.
    .title = Units withdrawn

rule-15-1-2a = US: An Khe, Camp Holloway, the brigade HQ. ARVN: Camp Holloway. PAVN: Cambodia, an HQ or the hospital. The scenario may say otherwise.
    .title = Where

rule-15-1-2b = A unit rebuilt with a hidden HQ or hospital is hidden too.
    .title = Hidden rebuilding

rule-15-1-3 = A step or a unit costs a point; half a point for the PAVN in Cambodia.
    .title = Cost

rule-15-2 = They enter in their owner’s reinforcement phase, when and where the scenario says.
    .title = Reinforcements

rule-15-2-1 = The PAVN roll each turn. When it comes, a second die gives the box; the 20th Artillery follows two turns later. The second die may always be thrown, to deceive.
    .title = The 66th Regiment

rule-15-2-2a = In scenarios 11 and 12 certain US units go to An Khe or Camp Holloway, on foot or by air, and leave the game.
    .title = Withdrawals

rule-15-2-2b = At the end of each turn the PAVN get 3 victory points for each unit that should have gone.
    .title = Late withdrawals

## 16. Hidden movement

rule-16-1a = The PAVN may put numbered markers on the map in place of units, which wait in the box of that number. A marker may be a decoy. Nobody has to hide.
    .title = Hidden markers

rule-16-1b = Units may change markers unseen if they have the movement points.
    .title = From marker to marker

rule-16-1c = It has no ZOC, has ER 6, may ambush, and may be bombarded at a disadvantage.
    .title = What a marker is

rule-16-1-1a = In this phase decoys are taken off, new markers placed, units hidden where they are, and units exchanged between markers of one hex.
    .title = Concealment

rule-16-1-1b = Within reach of a patrol or next to an FWA unit, except by joining a marker in the hex.
    .title = Where nobody hides

rule-16-1-1c = Within reach of a patrol, or next to an FWA unit.
    .title = Where no marker is placed

rule-16-1-1d = Within nine movement points of a PAVN unit in the open, of another marker, or of the map edge at a Cambodia box.
    .title = Decoys

rule-16-1-1e = No more in a hex; hidden and open units together keep to the stacking limit, or the marker is revealed.
    .title = Four markers

rule-16-1-2 = +2, unless there are units in the open too. The PAVN note the losses unseen, and may pretend.
    .title = Bombarding markers

rule-16-1-3a = FWA units that come next to a marker and are not ambushed may pay 1 point: the PAVN move it one hex, off the road if they can.
    .title = Pushing a marker aside

rule-16-1-3b = A marker that cannot move is revealed.
    .title = No way out

rule-16-2-1 = If it is attacked and does not refuse, or fails to.
    .title = Revealed by an attack

rule-16-2-2 = By aerial observation.
    .title = Revealed from the air

rule-16-2-3 = By the observation of a patrol.
    .title = Revealed by patrols

rule-16-2-4 = When the hospital or an NVA HQ is eliminated, the FWA name ten markers to be revealed. Five return five turns later, five never.
    .title = Captured papers

rule-16-2-5 = PAVN ground units that attack show themselves after the coordination roll. Artillery may fire hidden, but not at aircraft.
    .title = Revealed by attacking

rule-16-2-6 = Who ambushes shows himself.
    .title = Revealed by an ambush

rule-16-2-7 = To make a landing zone hot, or to fire at aircraft.
    .title = Revealed for an LZ or aircraft

rule-16-2-8 = At any time.
    .title = Revealed by choice

rule-16-2-9 = A marker found by an unmodified 1 comes back ten turns later.
    .title = A one in observation

rule-16-3 = Revealed without an ambush: next turn. Used in an ambush: two turns later. They return in the Initial Phase.
    .title = Return of markers

rule-16-4-1 = HQs may hide in spite of patrols, but not next to FWA units.
    .title = HQs hide

rule-16-4-2 = It must be shown to coordinate.
    .title = Using a hidden HQ

rule-16-5-1a = By helicopter or by the OV-1; one such mission for a hex.
    .title = Observing from the air

rule-16-5-1-1a = In each observation phase an OH-13S of 1/9 may go to a hex, with an escort and under air defence fire. If it succeeds, they may bombard.
    .title = By helicopter

rule-16-5-1-1b = Units in the open there may be bombarded whatever the roll.
    .title = Enemies already seen

rule-16-5-1-2 = In each observation phase, without escort and without air defence fire.
    .title = By OV-1

rule-16-5-2 = The companies of 1/9, DELTA and the CIDG have patrol markers, if they are in the scenario.
    .title = Patrols

rule-16-5-2-1a = Placed within nine off-road movement points of a CIDG unit; one for each company, four in all.
    .title = CIDG patrols

rule-16-5-2-1b = Placed anywhere on the map.
    .title = DELTA and 1/9 patrols

rule-16-5-2-1c = Placed only while its company is at An Khe, the brigade HQ or a camp. With the company elsewhere on the map, its patrol shifts only within six movement points of it.
    .title = Limits of 1/9

rule-16-5-2-1d = Patrols do not share a hex, nor stand next to one another, nor in an enemy hex.
    .title = Apart

rule-16-5-2-2a = A patrol may try a marker within its reach, even after a helicopter has failed, and again in the final observation phase. The right-hand number counts.
    .title = Patrols observe

rule-16-5-2-2b = A patrol that helps gives −1 and does not try itself.
    .title = Patrols help

rule-16-5-2-2c = Success reveals every marker in the hex.
    .title = All at once

rule-16-5-2-3a = After a success its company, and those of patrols that helped, may move to the patrol’s hex at once, if not fatigued.
    .title = Joining a patrol

rule-16-5-2-3b = On foot off the road, or by helicopter from anywhere.
    .title = DELTA joins

rule-16-5-2-3c = On foot off the road; by helicopter only from An Khe, the brigade HQ or a camp.
    .title = 1/9 joins

rule-16-5-2-3d = Only on foot off the road. The marker is removed when its company arrives.
    .title = CIDG join

rule-16-5-2-4a = The PAVN cannot enter its hex but may attack it, never bombard it. A die of 7 or less takes it off safely, and the attackers may advance.
    .title = Patrols attacked

rule-16-5-2-4b = Otherwise its company may join it at once.
    .title = Its company comes

rule-16-5-2-4c = If it stays, or its company is beaten, it returns five turns later.
    .title = Patrols lost

rule-16-5-2-5 = A CIDG patrol that no CIDG unit could reach is taken off, and may be placed anew. 1/9 patrols keep within six points of a company on the map.
    .title = Out of reach

rule-16-5-2-6 = Patrols come and go in the observation phases without helicopters. A fatigued unit places none.
    .title = Free of charge

rule-16-5-3a = A die of the chart’s number or less reveals; −1 for each adjacent hex with FWA ground combat units.
    .title = Rolling

rule-16-5-3b = The markers stay away for ten turns.
    .title = An unmodified 1

rule-16-6a = When FWA units come next to a hidden marker with units on the ground, the PAVN may ambush them. Stacks with DELTA or CIDG are safe.
    .title = Ambush

rule-16-6b = The movers stop. One assault round, the PAVN first and without terrain; then FWA defensive bombardment, whoever is left; then the FWA roll if anybody is.
    .title = How it goes

rule-16-6-1 = Each other marker within two hexes turned over gives the PAVN −1. Units under it show themselves and take no part.
    .title = More markers

rule-16-6-2 = The markers used return two turns later.
    .title = Afterwards

## 17. Victory

rule-17-1a = Steps and air points lost are counted at the end, everything else when it happens.
    .title = Victory points

rule-17-1b = Lost PAVN steps score only if they are NVA, not VC.
    .title = Only the NVA count

rule-17-2a = Drawn unseen before set-up and kept secret. A chit once claimed stays fulfilled.
    .title = Chits

rule-17-2b = In the Initial Phase a side that has fulfilled all its chits wins; both at once is a draw. Otherwise victory points decide at the end.
    .title = Automatic victory

## 18. Optional rules

rule-18-1 = They land only in operational LZs and, outside camps, An Khe and Camp Holloway, only with another US unit. Helps the PAVN.
    .title = D companies

rule-18-2 = A CH-47 does not use a hot LZ, unless the PAVN make it hot by showing units; then air defence fire gets −1. Helps the PAVN.
    .title = Chinooks

rule-18-3 = Hidden markers move 6 instead of 9, and units between markers too; faster ones are seen on the way. Helps the FWA.
    .title = Slower in hiding

rule-18-4 = Eliminated VC units return ten turns later in Cambodia, with a hidden HQ or with the hospital. Helps the PAVN.
    .title = The VC come back

rule-18-5 = If its company joins an attacked patrol that stays, PAVN maneuver rolls get +1 and FWA assault rolls −1. Helps the FWA.
    .title = Patrols ambush

rule-18-6 = Air defence fire at stacks with observers gets −1 to hit, and −2 on the damage of observers. Helps the PAVN.
    .title = Easy targets

## Scenarios

rule-scen-cards = Each scenario has its own special rules and its own way to win.
    .title = Scenario cards

rule-scen-order = Numbers follow the calendar. From small to large: 6a, 6b, 3, 5, 4, 1, 2, 7. Scenarios 3 to 6 are played on a part of the map.
    .title = In which order to learn

rule-scen-standard = As a rule without helicopters, patrols, observation, ambushes and hidden movement.
    .title = Standard scenarios

rule-scen-2 = The first US group arrives on the turn after the first combat declared on or by units that started at Pleiku.
    .title = Scenario 2: when the Americans come

rule-scen-campaign = All units and all rules, in the campaign sequence.
    .title = Campaign scenarios

rule-scen-8 = It is shorter than the grand campaign; set-up and reinforcements differ.
    .title = Scenario 8

rule-scen-11-variant = The turn after the first combat declared on or by units that started at Pleiku is the first US arrival; all others shift with it.
    .title = Grand campaign: another US entry

rule-scen-12 = The grand campaign with a free PAVN set-up, two hexes or more from enemies, towns, villages and Pleiku.
    .title = Scenario 12

## Worked examples

rule-xop-missing = The page with the combat at 1512 is missing from our copy of the book; no maneuver combat is worked out there to the end.
    .title = What is lost of the long example

rule-xop-moves = Some stand in pictures only: Truong with the 6th Airborne in 1511, B/1/7 in 1612, the armour in 1413.
    .title = Where units stand in the long example

rule-ex-2-6-2 = Two US companies in TDV 2, one of them fatigued, suffer D2F2: one step, and fatigue for the other. The book then charges a step for standing in the LZ; as the rule is now, it costs none.
    .title = Example: fatigue

rule-ex-10-1-1 = Artillery 4, ARA helicopters 10 and 6 air points make 20.
    .title = Example: offensive bombardment

rule-ex-10-2-1 = Three batteries 12, a UH-1D 1 and 3 air points make 16.
    .title = Example: defensive bombardment

rule-ex-6-2-1 = In TDV 2 the PAVN subtract 2.
    .title = Example: refusal

rule-ex-13-1-3 = A UH-1D lifts one full company; a CH-47 two, or one full battery.
    .title = Example: lift

rule-ex-13-1-4 = A CH-47 brings C/2/8 from An Khe to X-RAY, then a CIDG company from Duc Co to Plei Me. Or a UH-1D takes C/2/8 to Duc Co and the CIDG company back. Each is one mission.
    .title = Example: several stops

rule-ex-16-3 = On turn 3 three markers are found, then two ambush: three return on turn 4, two on turn 5.
    .title = Example: markers return

rule-ex-variant-entry = First combat declared on turn 2: the first Americans come on turn 3 instead of 5, all others two turns earlier as well.
    .title = Example: earlier entry

rule-xop-air-points = A 5 gives 20 points; two were destroyed before, so 18 are left.
    .title = Example: air points

rule-xop-readiness = 1 Mission and Grounded 1 become Ready, 2 Missions roll, Grounded 2 becomes Grounded 1.
    .title = Example: readiness

rule-xop-recovery = The 6th Airborne recovers with Truong. 2/3 and the CIDG company at Duc Co do not: no leader, no such place.
    .title = Example: recovery

rule-xop-adf-obs = One artillery unit shows itself: 3 − 1 = 2 hits. A 4 on the damage table sends the OH-13 to Grounded 2, and it does not observe.
    .title = Example: fire at an observer

rule-xop-escort-bombard = Strength 5 on a 2 gives 2F: one unit fatigued; 2 divided by TDV 3 costs no step.
    .title = Example: the escort bombards

rule-xop-patrol-obs = 6 − 1 for help − 1 for an adjacent unit = 4, just enough in forested hills. 9/66 is found.
    .title = Example: a patrol observes

rule-xop-natural-one = B/1/9 finds two companies of 8/66. The marker stays away ten turns, and the company may fly in.
    .title = Example: an unmodified 1

rule-xop-patrol-limits = Of three CIDG companies one is fatigued: two patrols at most. A/1/9 is on the map, so its patrol cannot be placed.
    .title = Example: who may patrol

rule-xop-ambush = 7/66 and a mortar, strength 14: 5 − 1 = 4 costs two steps, and 2/3 is eliminated.
    .title = Example: ambush at 1211

rule-xop-ambush-air = 10 air points, 3 + 1 = 4: a 3 divided by TDV 2 costs one step.
    .title = Example: bombs after the ambush

rule-xop-lz-par = A CH-47 brings battery B/2/19 to 1910 and is full. For moving, the battery gets First Fire.
    .title = Example: LZ PAR

rule-xop-double-capacity = A UH-1D takes B/2/7 to Duc Co and the fatigued CIDG company back to An Khe: four steps in one flight.
    .title = Example: there and back

rule-xop-field-lz = B/1/7 lands next to the enemy with ARA as escort: no air defence fire, but an efficiency test.
    .title = Example: field LZ 1612

rule-xop-lz-ladies = Three companies, 6 steps, land at 1808 in light jungle. Half of their 6 points takes them into the forested hill at 1707.
    .title = Example: LZ LADIES

rule-xop-odds = HQ/3 and 1/3 alone against 9/66 at 1512 have 1 to 2, by maneuver only. The airborne battalion may join, and B/1/7 may assault.
    .title = Example: odds

rule-xop-bombard-1512 = 10 + 1 + 4 = 15; 4 − 1 for Truong = 3 gives 4F. Divided by TDV 3: one step and one fatigue.
    .title = Example: bombarding 1512

rule-xop-bombard-1607 = 8 + 3 = 11. Four steps against three air points may fire: 1 hits, and −1 leaves 10. A 6 gives 2, divided by TDV 4: nothing.
    .title = Example: bombarding 1607

rule-xop-refusal-1607 = In TDV 4 even a 10 is only 6: success. Units of 1/7 advance.
    .title = Example: refusal at 1607

rule-xop-no-refusal-1512 = Under maneuver and assault 1512 cannot refuse.
    .title = Example: no refusal at 1512

rule-xop-march = From 1512 to 1211 by 1412, 1312 and 1212: 4 + 2 + 2 + 1 = 9 points.
    .title = Example: a march of fatigued units

rule-xop-pavn-bombard = C/66 and a hidden mortar fire and get First Fire; the hidden one stays hidden.
    .title = Example: PAVN mortars

rule-xop-no-room = Four stacking points are there: nobody can react into it, and in a camp nobody refuses.
    .title = Example: no room at Duc Co

rule-xop-close-lz = No FWA unit is there at the end of the turn; the marker is back five turns later.
    .title = Example: LZ LADIES closes

rule-xop-air-reset = The track goes to zero, whatever was left.
    .title = Example: air points at the end
