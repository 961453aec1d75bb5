### The Lost Valley: the rules, summed up in our own words. One message per rule of the index; .title is its short title.

## 1–2. Introduction and components

rule-1-0 = A siege for one player: hold Dien Bien Phu from March to May 1954, or fall as late and as dearly as you can.
    .title = Introduction

rule-1-1 = You lead the French garrison; the Viet Minh follow fixed rules, dice and cards. Four infantry divisions besiege you, and the guns of a fifth are counted in their strength.
    .title = Your role

rule-1-2 = CR is a centre of resistance, DZ a drop zone, TAOR the ground of a division. AP, RP, CM and ASP are action points, resource points, camp morale and air support points; SITREP sums up how the camp stands.
    .title = Abbreviations

rule-2-0 = A map of boxes and lines, counters, event cards, tables and two dice.
    .title = Components

rule-2-1a = One map, 45 event cards, 120 two-sided counters and four two-sided aid cards. You need two six-sided dice.
    .title = Contents

rule-2-2 = Twelve centres of resistance, three drop zones and four starting boxes, joined by lines. Black lines are for the French, coloured ones for the divisions.
    .title = The map

rule-2-2-1 = Each of the twelve centres has four boxes: control, active units, used units and fortifications.
    .title = Boxes of a centre

rule-2-2-1-1a = A centre is French as long as at least one French infantry or armour unit is in it; guns alone do not hold it. An empty control box means French.
    .title = French control

rule-2-2-1-1b = A centre taken by a division bears that division’s control marker. A centre that neither side holds bears a No Man’s Land marker.
    .title = Control markers

rule-2-2-1-2a = A unit that has not yet been used this turn is active.
    .title = Active units

rule-2-2-1-2b = A used unit does nothing more this turn, but still defends: its defence counts in full against a Viet Minh assault.
    .title = Used units

rule-2-2-1-3 = A centre has room for only so many units. You may exceed it in passing, never when it is checked.
    .title = Stacking

rule-2-2-1-3a = Active and used units count alike. Markers do not count.
    .title = What counts for stacking

rule-2-2-1-3b = Each centre has two limits: infantry steps, and number of assets (armour, artillery, anti-aircraft). A reduced two-step unit counts one step. Limits are checked at the end of the Movement Phase and of both Assault Phases.
    .title = Stacking limit

rule-2-2-1-3c = Passing through a full centre is free. At the check the excess is eliminated, at your choice; you may instead reduce two-step units by a step each to make them fit.
    .title = Over-stacking

rule-2-2-1-4a = Each centre starts at the level printed there or given by the scenario. The level is never below 0 nor above 4.
    .title = Fortifications

rule-2-2-1-4b = A centre with this icon is encircled as soon as its fortifications are at 0.
    .title = Encircled icon

rule-2-2-1-5a = The airstrip lies in Huguette, with a marker for its status.
    .title = The airstrip

rule-2-2-1-5b = When the Viet Minh capture Huguette, the airstrip is destroyed for good.
    .title = Huguette lost, airstrip lost

rule-2-2-1-6 = While Huguette is French, reinforcements may land there, whatever the state of the airstrip.
    .title = Landing in Huguette

rule-2-2-2 = Two centres are adjacent when a black line joins them directly. The French move along black lines only; control markers of divisions spread along coloured lines only. Béatrice is adjacent to Dominique, not to Gabrielle.
    .title = Black lines

rule-2-2-3a = Divisions 304 (gold), 308 (green), 312 (blue) and 316 (red) each have one starting box and their own network of coloured lines, the TAOR path.
    .title = Paths of the divisions

rule-2-2-3b = A division assaults only centres on its own path: Gabrielle belongs to 308, Béatrice to 312.
    .title = Each division on its own ground

rule-2-2-3c = A centre may lie on the paths of several divisions. PC GONO lies on all four.
    .title = Shared centres

rule-2-2-4 = Stars, artillery gun, AA gun, command post, airstrip bombardment: what is gained or lost with the centre.
    .title = Icons of a centre

rule-2-2-4-1a = When the Viet Minh capture a centre, camp morale drops at once by its stars, one or two. Huguette costs 2; PC GONO has none.
    .title = Stars: a centre lost

rule-2-2-4-1b = When a captured centre is French again, camp morale rises at once by its stars.
    .title = Stars: a centre regained

rule-2-2-4-2 = The division that captures such a centre gains 1 strength at once, up to 15. If the centre becomes French again, that division loses 1.
    .title = Artillery gun icon

rule-2-2-4-3 = Capture raises the Viet Minh AAA level by 1, up to 15. Return to the French lowers it by 1, never below 1.
    .title = AA gun icon

rule-2-2-4-4 = If the Viet Minh capture PC GONO, you lose at once.
    .title = Command post icon

rule-2-2-4-5 = Each centre with this icon in Viet Minh hands gives −1 on the airstrip status roll.
    .title = Airstrip bombardment icon

rule-2-2-5a = North: Anne-Marie and Gabrielle. South: Isabelle. Central: the other nine centres.
    .title = Subsectors

rule-2-2-5b = Central is adjacent to North and to South; North and South are not adjacent. Artillery reaches its own subsector and adjacent ones.
    .title = Neighbouring subsectors

rule-2-2-6 = Reinforcements land on Natasha, Octavie or Simone.
    .title = Drop zones

rule-2-2-7 = The map carries the track of points and the turn track.
    .title = Tracks on the map

rule-2-2-7a = One track records both action points and air support points.
    .title = Track of points

rule-2-2-7b = Sixteen turns. Turns 10 to 14 are the monsoon; a box that names units says when they arrive.
    .title = Turn track

rule-2-2-8 = Camp morale, resource points, Viet Minh AAA, strength of the divisions and SITREP, and boxes for units and cards off the map.
    .title = Other tracks and boxes

rule-2-2-8-1a = From 1 to 20; each level has its own modifier. At 6 it is −1.
    .title = Camp morale

rule-2-2-8-1b = It never rises above 20. Below 1 the garrison gives up and you lose at once.
    .title = Limits of camp morale

rule-2-2-8-2a = From 1 to 30; each level has its own modifier. At 26 it is +1.
    .title = Resource points

rule-2-2-8-2b = They never rise above 30. Below 1 the camp has nothing left and you lose at once.
    .title = Limits of resource points

rule-2-2-8-3a = From 1 to 15; each level has its own modifier, from 0 downwards. At 11 it is −3. Captured centres with an AA gun raise it.
    .title = Viet Minh AAA

rule-2-2-8-3b = It stays between 1 and 15.
    .title = Limits of the AAA level

rule-2-2-8-4 = Each division has a strength between 1 and 15. Assaults, air strikes in depth, captured gun icons and cards change it.
    .title = Strength of the divisions

rule-2-2-8-5 = It shows the current SITREP.
    .title = SITREP track

rule-2-2-8-6 = Eliminated two-step infantry battalions go here: their survivors can form a Bataillon de Marche. Assets and one-step infantry go straight to the Eliminated box.
    .title = Remnants box

rule-2-2-8-7 = Assets, one-step units and battalions used up for a Bataillon de Marche are out for good.
    .title = Eliminated box

rule-2-2-8-8 = It holds the Bataillons de Marche not in play.
    .title = Bataillons de Marche box

rule-2-2-8-9 = One for the draw pile, one for the discard pile.
    .title = Card boxes

rule-2-2-9 = They give the sequence of play, samples of counters and cards, the two set-ups and the tables.
    .title = Aid cards

rule-2-3 = A counter is a unit or a marker.
    .title = Counters

rule-2-3-1 = The Viet Minh exist as strengths and control markers.
    .title = Only the French have units

rule-2-3-1-1 = Units bear their historical names: III/13 DBLE is the third battalion of the 13 DBLE.
    .title = Names of units

rule-2-3-1-2a = Infantry or assets. Infantry is Legion, Legion parachute, French parachute, North African, Tai, Vietnamese parachute, engineer or ad hoc.
    .title = Types of unit

rule-2-3-1-2b = Artillery (105 mm, 155 mm, 120 mm mortars), armour (M24 platoons) and anti-aircraft artillery.
    .title = Assets

rule-2-3-1-3a = Added to the roll of a French assault. A unit with an X never assaults; for artillery it is the support it gives.
    .title = Assault factor

rule-2-3-1-3b = Added to the roll of a Viet Minh assault. For artillery it is also the support it gives to an assaulted centre.
    .title = Defence factor

rule-2-3-1-3c = Added to morale checks. It may be negative.
    .title = Morale factor

rule-2-3-1-4a = In the campaign a unit starts in the centre of its code: An, Bea, Cla, Do, Eli, Epe, Fra, Ga, Hu, Isa, Jun or PC.
    .title = Set-up codes

rule-2-3-1-4b = A figure in place of a code is the turn on which the unit arrives as a reinforcement.
    .title = Turn of arrival

rule-2-3-1-5a = Infantry printed on both sides has two steps. Other infantry and all assets have one.
    .title = Steps

rule-2-3-1-5b = A two-step unit that loses a step turns to its reduced side. A unit that loses its last step is eliminated.
    .title = Step loss

rule-2-3-1-6a = Where 31 BG works, fortifications rise by two levels instead of one.
    .title = Engineers and fortifications

rule-2-3-1-6b = 31 BG allows one re-roll per turn on the airstrip repair roll.
    .title = Engineers and airstrip

rule-2-3-1-6c = Artillery supports in its own subsector and in adjacent ones.
    .title = Range of artillery

rule-2-3-1-6d = Artillery moves one centre per turn at most, and only while every division is inactive.
    .title = Movement of artillery

rule-2-3-1-6e = Artillery that moves becomes used.
    .title = Artillery that moved

rule-2-3-1-6f = 1 GAACEO takes no part in French assaults.
    .title = 1 GAACEO never assaults

rule-2-3-1-6g = Where 1 GAACEO defends, the die for Viet Minh losses may be rolled again once.
    .title = 1 GAACEO in defence

rule-2-3-1-6h = 1 GAACEO moves one centre per turn at most.
    .title = Movement of 1 GAACEO

rule-2-3-1-6i = With armour in a French assault, the die for Viet Minh losses may be rolled again once.
    .title = Armour in the assault

rule-2-3-1-6j = Armour moves any number of centres.
    .title = Movement of armour

rule-2-3-1-7a = Every unit starts each turn active.
    .title = Active at the start

rule-2-3-1-7b = Infantry and armour by assault or raid, engineers by their work, artillery by support or movement; and any unit by some cards.
    .title = What uses a unit up

rule-2-3-1-8 = Friendly means French; the enemy is the Viet Minh.
    .title = Friend and enemy

rule-2-3-2 = Markers keep the tracks, or show the state of units and centres.
    .title = Markers

rule-2-3-2-1a = One each for the turn, action points, air support points, camp morale, resource points, SITREP and Viet Minh AAA.
    .title = Markers of the tracks

rule-2-3-2-1b = One per division, with an active and an inactive side. Divisions act in the order 312, 308, 316, 304.
    .title = Strength markers

rule-2-3-2-1c = They show the centres and drop zones held by the Viet Minh.
    .title = Control markers of divisions

rule-2-3-2-1d = They show centres that neither side holds.
    .title = No Man’s Land markers

rule-2-3-2-2a = A disrupted unit has −1 on assault, defence and morale. A second disruption adds nothing; a morale check in the Recovery Phase removes it.
    .title = Disruption

rule-2-3-2-2b = Two markers show the airstrip active or interdicted, damaged or destroyed.
    .title = Airstrip markers

rule-2-3-2-2c = They show levels 1 to 4; no marker means level 0.
    .title = Fortification markers

rule-2-4a = 44 event cards. Card 45, Operation Vulture, joins them only by the optional rule.
    .title = The deck

rule-2-4b = Number, title and action points; condition, phase and event; and whether it may be kept in reserve, happens only once, calls for a reshuffle, and whom it favours.
    .title = What a card shows

rule-2-5 = One or two six-sided dice; two dice are added.
    .title = Dice

rule-2-5-1 = They are added to the roll. Positive ones always help you, negative ones the Viet Minh: 2 and 4 with +1 make 7.
    .title = Modifiers

rule-2-5-2 = The modifier of camp morale plus that of resource points, always as it stands now. Camp morale 16 (+1) and 5 resource points (−2) make −1.
    .title = SITREP

rule-2-5-3a = Two dice + the unit’s current morale (one less if disrupted) + SITREP: 8 or more passes.
    .title = Morale check

rule-2-5-3b = Every unit rolls its own check. What failure means is said by the rule or card that asks for it.
    .title = Each unit for itself

## 3–4. Set-up and sequence of play

rule-3-0 = The campaign runs from turn 1 to 16. The Battle of the Five Hills runs from turn 5 to 16, with Anne-Marie, Béatrice and Gabrielle already lost.
    .title = Two scenarios

rule-3-1a = Shuffle cards 1 to 44. Card 45 joins them only by the optional rule.
    .title = Deck of the campaign

rule-3-1b = The set-up of the scenario says which cards are left out: 2 and 3, whose time is past or nearly so.
    .title = Deck of the Five Hills

rule-3-2a = It starts on the first turn of the scenario.
    .title = Turn marker

rule-3-2b = It is active at the start of both scenarios.
    .title = Airstrip at the start

rule-3-2c = Each centre takes the level of the scenario.
    .title = Fortifications at the start

rule-3-2d = Units start active in their centres.
    .title = Units at the start

rule-3-2e = Reinforcements wait on the turn track, Bataillons de Marche in their box; the CMAA is set aside.
    .title = Units off the map

rule-3-3 = The scenario gives the strength of the divisions, camp morale, resource points and the AAA level.
    .title = Tracks at the start

rule-4-0 = French logistics: card, action points, discards, air support, airstrip, resources, camp morale. Then the Viet Minh: strength and status, automatic control, sapping, assaults. Then you: reinforcements, movement, assaults, raids, fortifications, airstrip repair, recovery. Last, victory and the next turn.
    .title = A turn

## 5–6. Event cards

rule-5-0 = Each turn opens with one event card: it gives action points, and perhaps an event.
    .title = Event cards

rule-5-1a = Draw the top card, carry out its event if it applies and record its action points.
    .title = Drawing

rule-5-1b = Where a card and a rule disagree, the card wins.
    .title = Cards before rules

rule-5-1c = A used card goes to the discard pile and its effect ends with the turn, unless it says otherwise.
    .title = How long a card lasts

rule-5-2a = The figure of the card, or one rolled within its range, plus a saved point; never more than 4. Card 16 gives 3, card 43 from 1 to 3.
    .title = Action points of the turn

rule-5-2b = The card drawn gives its action points even if it goes into reserve.
    .title = Kept cards pay too

rule-5-2-1 = You never use more than 4 action points in a turn.
    .title = Four action points at most

rule-5-2-2 = If SITREP is above 0 at the end of the turn, one unused action point is kept for the next. At 0 or less all of them are lost.
    .title = Saving an action point

rule-5-3 = An event happens only if its condition holds; turn limits include both ends. The action points are yours in any case: card 16 works from turn 6, card 21 with two centres lost.
    .title = Conditions

rule-5-4 = Once such an event has happened, its card leaves the game. Card 21 is one.
    .title = One-time events

rule-5-5a = A reserve card may be kept in hand instead of played, and played later in its own phase and under its own condition. Card 16 is one.
    .title = Reserve cards

rule-5-5b = Each turn you may play the card drawn and one card kept from before: two in all. A reserve card played as it is drawn counts as the card drawn.
    .title = One card from reserve a turn

rule-5-5c = A card played from reserve gives its event only; the action points are those of the card drawn this turn.
    .title = No action points from reserve

rule-5-6 = In the phase shown on the card; “at once” means on drawing or playing it. An event of several phases acts in each of them. Card 16 acts at once, card 21 in the Action Point Phase.
    .title = When an event acts

rule-5-7 = A French flag marks a card in your favour, the other flag one in favour of the Viet Minh.
    .title = Flags

rule-6-0 = After the action points you put your hand in order; then the card drawn goes where it belongs.
    .title = Discards and reshuffle

rule-6-1a = You may keep one reserve card for every four French-controlled centres, rounded up: three with 9 to 12, two with 5 to 8, one with fewer. Discard the excess at your choice.
    .title = Size of the hand

rule-6-1b = In this phase you may discard any reserve card.
    .title = Discarding at will

rule-6-2a = A one-time card that was played leaves the game; a reserve card not played stays in hand if there is room. Any other goes to the discard pile.
    .title = The card drawn

rule-6-2b = A card that says so is shuffled back with draw and discard piles into a new draw pile, even if its event did not happen.
    .title = Reshuffle

## 7–10. Air support, airstrip, resources, camp morale

rule-7-0 = Each turn dice say how many air support points you have. You spend them on strikes or keep them for combat.
    .title = Air support

rule-7-1a = Two dice + the AAA modifier + cards, read on Table 2. Points not spent this turn are lost.
    .title = Air support roll

rule-7-1b = On turn 1 there is no roll and no air support point.
    .title = None on turn 1

rule-7-2 = In a turn at most 4 air support points go to each kind of mission: SEAD, DAS and CAS.
    .title = Four points to a mission

rule-7-2-1 = Two dice + the AAA modifier + 1 per point spent + cards: 8 or more lowers the AAA level by 1.
    .title = SEAD: against the guns

rule-7-2-1b = The points may go into one roll or be split. With several rolls the AAA level changes only after the last one: two points give one roll at +2 or two at +1.
    .title = SEAD: one roll or several

rule-7-2-2a = Share points among divisions. For each one struck: two dice + the AAA modifier + 1 per point put on it + cards; 8 or more costs it 1 strength.
    .title = DAS: against the divisions

rule-7-2-2b = SEAD is resolved before DAS.
    .title = SEAD first

rule-7-2-3 = Each point left gives +1 when spent on a Viet Minh assault or on one of yours.
    .title = CAS: over the battle

rule-8-0 = It is active, interdicted, damaged or destroyed. Each turn the shelling is rolled for, then it weighs on your resources.
    .title = Airstrip

rule-8-1a = Two dice, −1 for each of Anne-Marie, Béatrice, Françoise and Gabrielle in Viet Minh hands, read on Table 3.
    .title = Airstrip status roll

rule-8-1b = The airstrip is destroyed for good: −2 on every resource roll, and no more status rolls.
    .title = 3 or less: destroyed

rule-8-1c = −2 on the resource roll until it is repaired. Damaged again while damaged, it is destroyed.
    .title = 4 to 6: damaged

rule-8-1d = −1 on the resource roll, until the Airstrip Repair Phase. A damaged airstrip is not affected.
    .title = 7 to 9: interdicted

rule-8-1e = The airstrip stays as it is.
    .title = 10 or more: unchanged

rule-8-1f = With a Viet Minh control marker in Huguette the airstrip counts as destroyed.
    .title = Huguette lost

rule-9-0 = They pay for actions, and their level gives one half of SITREP.
    .title = Resource points

rule-9-1 = Decide on rationing and on putting off a reinforcement before you roll.
    .title = Before the resource roll

rule-9-1-1 = Spend up to 3 camp morale before the resource roll: +1 on it for each.
    .title = Rationing

rule-9-1-2 = One unit due this turn may wait for the next: +1 on the resource roll. One unit a turn.
    .title = Putting off a reinforcement

rule-9-2 = Two dice, read on Table 4. Airstrip interdicted −1, damaged or destroyed −2; −1 per drop zone lost; −1 if Isabelle is encircled or lost; the AAA modifier; +1 if no centre was assaulted last turn, and on turn 1; +1 per camp morale rationed; +1 for a reinforcement put off; cards.
    .title = Resource roll

rule-10-0 = The will of the garrison to fight on; its level gives the other half of SITREP.
    .title = Camp morale

rule-10-1 = Each turn you may turn up to 3 resource points into as much camp morale, never above 20.
    .title = Raising morale

## 11. Viet Minh logistics

rule-11-0 = On turn 1 no division recovers strength and none checks its status.
    .title = Not on turn 1

rule-11-1a = In the order of action, each division that did not assault last turn because it was inactive, or because of card 5, gains 2 strength; 1 on turns 10 to 14. Never above 15.
    .title = Recovery of strength

rule-11-1b = A turn without assaults because of card 5 counts as one in which no division assaulted.
    .title = After a lull

rule-11-2a = At strength 8 or less a division is shaken and rolls each turn: two dice + SITREP, +1 if it has half its original strength or less. Up to its strength it is active, above it inactive. Division 308 at 7 with SITREP +1 passes on dice of 6 or less.
    .title = Shaken divisions

rule-11-2b = Above 8 a division is active without a roll.
    .title = Recovered

rule-11-3a = They start inactive although their strength is above 8. Until they are activated they recover no strength.
    .title = Divisions 304 and 316 wait

rule-11-3b = From turn 2 each rolls a die + SITREP: up to the number of the turn it becomes active, for good unless it is shaken later. On turn 4 with SITREP +1 a die of 3 or less does it.
    .title = Divisions 304 and 316 come in

## 12. Viet Minh action

rule-12-0 = Automatic control, then sapping, then assaults.
    .title = Viet Minh action

rule-12-1a = A centre without French infantry or armour falls to a division, active or not, that can trace its path back to its starting box through no French-controlled centre; No Man’s Land does not block. Stars and gun icons apply. If several divisions qualify, the strongest takes it, then the first in order.
    .title = Automatic control

rule-12-1b = Artillery and anti-aircraft units in a centre taken this way are eliminated.
    .title = Guns left alone

rule-12-2a = Each active division digs towards the centres on its path and lowers their fortifications. Not on turn 1.
    .title = Sapping

rule-12-2b = Every French centre above level 0 that an active division’s path joins to its starting box, directly or through Viet Minh centres only. All are rolled for, in the order of the divisions: with Gabrielle and Anne-Marie lost, both Françoise and Huguette.
    .title = What can be sapped

rule-12-2c = If several active divisions can reach a centre, only the strongest saps it; a die breaks ties.
    .title = One division to a centre

rule-12-2d = Two dice + SITREP + the best morale of the infantry and armour there, active or used, − half the division’s strength rounded up, + cards. Table 8 says how many levels are lost.
    .title = Sapping roll

rule-12-2e = It strikes the same centres as sapping does.
    .title = Card 13

rule-12-2-1a = No French movement between an encircled centre and its neighbours, in either direction.
    .title = Encircled: no way in or out

rule-12-2-1b = −1 on the roll of a Viet Minh assault on it.
    .title = Encircled: harder to hold

rule-12-2-1c = Units that must retreat from it are eliminated.
    .title = Encircled: no retreat

rule-12-2-1d = As soon as its fortifications are above 0 it is no longer encircled.
    .title = End of an encirclement

rule-12-2-2a = Camp morale −1 when Isabelle becomes encircled, +1 when it no longer is, even by its capture; −1 on the resource roll meanwhile.
    .title = Isabelle encircled

rule-12-2-2b = −1 on the resource roll while the Viet Minh hold Isabelle.
    .title = Isabelle lost

rule-12-3 = Find out who can assault what, fix all targets, then resolve the assaults one by one.
    .title = Viet Minh assaults

rule-12-3-1 = For each division, see whether its path runs from its starting box to a French-controlled centre.
    .title = Paths

rule-12-3-2 = 312, then 308, then 316, then 304.
    .title = Order of assaults

rule-12-3-3a = Every active division whose starting box touches a French-controlled centre, or is joined to one by an unbroken line of Viet Minh centres on its path.
    .title = Who assaults

rule-12-3-3b = No centre is assaulted twice in the phase.
    .title = Once per centre

rule-12-3-3c = No division assaults more than one centre.
    .title = Once per division

rule-12-3-3d = The strongest assaults it, a die breaking ties. The other looks for its next target.
    .title = Two divisions, one centre

rule-12-3-4 = The centre with the lowest fortifications; then the lowest total of defence factors and fortifications; then the lowest total of morale; then by die.
    .title = Choice of target

rule-12-3-4b = All targets are fixed before the first assault is resolved.
    .title = Targets first

rule-12-3-5 = Each assault is completed before the next begins.
    .title = One assault at a time

rule-12-3-5-1a = Not on turn 1: each air support point spent on the assaulted centre gives +1.
    .title = Aircraft over a centre

rule-12-3-5-1b = Not on turn 1: 1 action point and 1 resource point, paid once, open artillery support for all Viet Minh assaults of the turn.
    .title = Price of artillery support

rule-12-3-5-1c = Active artillery of the same or an adjacent subsector. Each supports one centre per turn and adds its defence.
    .title = Which guns may support

rule-12-3-5-1d = Artillery in any centre assaulted this phase supports nobody, but adds its defence where it stands.
    .title = Guns under assault

rule-12-3-5-1e = Artillery that gave support becomes used.
    .title = Guns that supported

rule-12-3-5-2a = Two dice + SITREP + the defence of every unit there, assets included, active or used + 1 per air support point + the defence of supporting artillery + fortifications − 1 if encircled − the division’s strength, read on Table 9.
    .title = Assault roll

rule-12-3-5-2b = Table 9 gives two modifiers: the left one for French losses (Table 9.1), the right one for Viet Minh losses (Table 9.2). Both losses are simultaneous.
    .title = Two figures

rule-12-3-5-2c = One die on Table 9.1. Steps are lost before any morale check.
    .title = French losses

rule-12-3-5-2d = One step at a time: infantry first, the one with the highest current morale, then with most steps, then at your choice. Armour last.
    .title = Who loses steps

rule-12-3-5-2e = The order is judged again for each step of every combat.
    .title = Anew for each step

rule-12-3-5-2f = Every unit in the centre that is not yet disrupted takes a morale check; those that fail are disrupted.
    .title = Result Dis?

rule-12-3-5-2g = All units in the centre are disrupted.
    .title = Result Dis

rule-12-3-5-2h = Each artillery unit that supported in this assault takes a morale check or is disrupted. After the steps the order is Dis?, Dis, *, R?: a fresh disruption already lowers the morale for R?.
    .title = Result *: counter-battery

rule-12-3-5-2i = Each infantry and armour unit takes a morale check; those that fail retreat.
    .title = Result R?

rule-12-3-5-2j = To adjacent French-controlled centres of your choice, together or apart. Active units stay active, used ones used. What does not fit is eliminated; a two-step unit may be reduced to fit.
    .title = Retreat

rule-12-3-5-2k = Units that must retreat from an encircled centre, or with no adjacent French-controlled centre, are eliminated.
    .title = No retreat possible

rule-12-3-5-2l = Artillery and 1 GAACEO never retreat. They are eliminated if their centre is taken.
    .title = Guns do not retreat

rule-12-3-5-2m = Two-step battalions to the Remnants box, Bataillons de Marche back to theirs, other one-step units out for good.
    .title = Where the eliminated go

rule-12-3-5-2n = One die on Table 9.2: the strength lost, never below 1. A result with +1CM raises camp morale by 1.
    .title = Viet Minh losses

rule-12-3-5-2o = If 1 GAACEO was in the centre when the assault began, you may roll that die again once; the second result stands.
    .title = Re-roll by 1 GAACEO

rule-12-3-5-2p = With no infantry or armour left the centre is captured: control marker, assets eliminated, fortifications set to 1, stars and gun icons applied.
    .title = Capture

## 13. Reinforcements

rule-13-0 = Units due this turn land, and survivors form Bataillons de Marche.
    .title = Reinforcements

rule-13-1a = Units due land active, at full strength, on a French-controlled drop zone or in Huguette if it is French.
    .title = Arrival

rule-13-1b = With every drop zone and Huguette lost, the unit waits for the next turn. This gives no +1 on the resource roll.
    .title = Nowhere to land

rule-13-1c = A unit still on a drop zone at the end of the turn is eliminated. In Huguette it may stay, within the stacking limit.
    .title = Off the drop zone

rule-13-2a = French while Huguette or Françoise is.
    .title = Natasha

rule-13-2b = French while Claudine is.
    .title = Octavie

rule-13-2c = French while Éliane or Isabelle is.
    .title = Simone

rule-13-2d = A drop zone that is not French is the enemy’s. It is French again as soon as its condition holds.
    .title = Drop zones lost

rule-13-3a = Each battalion in the Remnants box may be spent for one Bataillon de Marche, of one step. It then goes to the Eliminated box.
    .title = Bataillons de Marche

rule-13-3b = In the Reinforcement Phase, active, in any French-controlled centre that is not encircled, within the stacking limit.
    .title = Where they appear

rule-13-3c = Never more than four on the map. One that is eliminated may be formed again from other remnants.
    .title = Four at most

## 14. Movement

rule-14-0 = For one action point your active units may move, each within its own reach.
    .title = Movement

rule-14-1a = 1 action point lets all active units move; without it nobody moves. Used units never do.
    .title = Price of movement

rule-14-1b = Along black lines, from a French-controlled centre to another or to No Man’s Land, and from a drop zone to a French-controlled centre joined to it.
    .title = Where units move

rule-14-1c = Movement never enters a Viet Minh-controlled centre.
    .title = Enemy centres closed

rule-14-1d = Any number of centres.
    .title = Armour

rule-14-1e = Up to two centres.
    .title = Infantry

rule-14-1f = One centre.
    .title = 1 GAACEO

rule-14-1g = One centre, and only if every division is inactive.
    .title = Artillery

rule-14-1h = It is used.
    .title = Artillery that moved

rule-14-1i = Units may cross centres held by friends. Stacking is checked at the end of the phase.
    .title = Passing through

rule-14-2 = Isabelle lies far off: to and from it other limits hold.
    .title = Isabelle

rule-14-2a = Infantry that leaves Isabelle stops in Claudine or Éliane.
    .title = Leaving Isabelle

rule-14-2b = Infantry must begin the phase in Claudine or Éliane.
    .title = Going to Isabelle

rule-14-2c = Artillery and 1 GAACEO never move to Isabelle or from it.
    .title = Guns and Isabelle

rule-14-2d = Armour is free of these limits.
    .title = Armour and Isabelle

rule-14-3a = A centre that was French when the phase began and has no infantry or armour when it ends costs 1 camp morale and becomes No Man’s Land.
    .title = Giving up a centre

rule-14-3b = At the end of the phase PC GONO must hold at least one French infantry unit; armour is not enough.
    .title = PC GONO is held

## 15. French assaults

rule-15-0a = 1 action point opens any number of assaults in the phase; each Viet Minh centre at most once a turn.
    .title = Price of assaults

rule-15-0b = The starting boxes of the divisions cannot be assaulted.
    .title = Starting boxes

rule-15-0c = Active infantry and armour in French-controlled centres adjacent to the target; units of several centres may join.
    .title = Who may assault

rule-15-0d = At most 6 infantry steps in an assault, and any number of armour units.
    .title = Six steps

rule-15-0e = No unit assaults twice in a turn.
    .title = One assault per unit

rule-15-0f = You resolve your assaults one at a time, in the order you like.
    .title = Order at your choice

rule-15-0g = An assault is not movement: units in an encircled centre may assault. With Éliane lost and Isabelle encircled, Isabelle’s units may join an assault on Éliane.
    .title = Out of an encirclement

rule-15-1 = Target, units, aircraft, artillery, dice, results, markers cut off: in this order, for each assault.
    .title = Course of an assault

rule-15-1-1 = Choose a Viet Minh-controlled centre.
    .title = Target

rule-15-1-2 = Name the units that take part.
    .title = Assaulting units

rule-15-1-3 = Not on turn 1: each air support point spent gives +1.
    .title = Aircraft

rule-15-1-4 = 1 resource point, once for the whole phase. Active artillery of the same or an adjacent subsector adds its assault factor, each to one assault, and becomes used.
    .title = Artillery

rule-15-1-5a = Two dice + SITREP + the assault factor of each unit and of supporting artillery + 1 per air support point − the strength of the division that holds the centre − 1 for its fortifications, read on Table 10.
    .title = Assault roll

rule-15-1-5b = Table 10 gives two modifiers: the left one for Table 10.1 (French losses), the right one for Table 10.2 (Viet Minh losses). Both losses are simultaneous.
    .title = Two figures

rule-15-1-5c = One die on Table 10.1. Steps are lost by the assaulting infantry and armour: highest morale first, then most steps, then at your choice, armour last.
    .title = French losses

rule-15-1-5d = As in a Viet Minh assault: the first two strike the assaulting units, counter-battery the artillery that supported.
    .title = Dis?, Dis, *

rule-15-1-5e = Battalions to the Remnants box, Bataillons de Marche to theirs, the others out for good.
    .title = Eliminated units

rule-15-1-5f = One die on Table 10.2: the strength lost, and +1 camp morale where it says so.
    .title = Viet Minh losses

rule-15-1-5g = With armour in the assault you may roll that die again once, however many tanks there are; the second result stands.
    .title = Re-roll by armour

rule-15-1-5h = The Viet Minh are repulsed: the centre is free.
    .title = Result R

rule-15-1-6a = The assaulting units go back to their centres, used.
    .title = Without R

rule-15-1-6b = The control marker comes off and fortifications are set to 1.
    .title = With R

rule-15-1-6c = Assaulting units may enter the centre, and so may any active infantry or armour adjacent to it. All that took part end used.
    .title = Exploitation

rule-15-1-6d = The stacking limit holds. If the centre is occupied, its stars come back and its artillery and AA icons are undone.
    .title = A centre regained

rule-15-1-6e = If nobody enters, the freed centre becomes No Man’s Land and gives nothing back.
    .title = A centre left empty

rule-15-1-6f = Artillery that gave support is used, in its own centre.
    .title = Guns that supported

rule-15-1-7 = After an assault, a control marker that cannot trace its path back to its starting box without a French-controlled centre is replaced by No Man’s Land. The centre is French once units enter it in a later Movement Phase.
    .title = Markers cut off

## 16. Raids, repairs, recovery

rule-16-0a = 1 action point opens raids, fortification work and airstrip repair together. Resource points are paid as each says.
    .title = Price of the phase

rule-16-0b = Lifting an interdiction and the recovery of units cost nothing.
    .title = What is free

rule-16-1a = For a French-controlled centre adjacent to a Viet Minh-controlled one, or joined directly to a starting box. A raid clears trenches: fortifications rise.
    .title = Where to raid

rule-16-1b = Any number, one per centre and one per unit.
    .title = How many raids

rule-16-1c = One or more active infantry units, at most 4 steps, in the centre or adjacent to it.
    .title = Infantry of a raid

rule-16-1d = One active armour unit at most, in the centre or adjacent, adds its assault factor. It shares in bad results.
    .title = Armour of a raid

rule-16-1e = 1 resource point, once for the whole phase. Active artillery of the same or an adjacent subsector adds its assault factor, each to one raid.
    .title = Artillery of a raid

rule-16-1f = Two dice + SITREP + the morale of all raiding infantry + the assault factors of armour and artillery + cards − the strength of the division on whose path the centre lies, read on Table 11.
    .title = Raid roll

rule-16-1g = If several, the one whose starting box is closest, counting the lines of its path; a die breaks ties.
    .title = Which division

rule-16-1h = Fortification levels gained, up to 4; and for the raiding infantry and armour nothing, Dis?, Dis or the loss of one step.
    .title = Results of a raid

rule-16-1i = All units of a raid become used.
    .title = Units that raided

rule-16-1j = A raid is not movement: units in Claudine or Éliane may raid for Isabelle, and the other way round.
    .title = Raids and Isabelle

rule-16-2a = In a French-controlled centre behind the front, neither adjacent to a Viet Minh-controlled centre nor joined to a starting box: 1 resource point adds one level, once per centre and turn.
    .title = Fortification work

rule-16-2b = With 31 BG active there, two levels instead of one; it becomes used.
    .title = Engineers at work

rule-16-2c = Fortifications never rise above level 4.
    .title = Never above 4

rule-16-3a = An interdicted airstrip becomes active again, at no cost.
    .title = Interdiction lifted

rule-16-3b = If it is damaged: one die + SITREP + 1 if you spend a resource point, one at most, + cards. 5 or more repairs it.
    .title = Repairing the airstrip

rule-16-3c = With 31 BG active in Huguette you may roll again once; it becomes used.
    .title = Engineers on the airstrip

rule-16-3d = A destroyed airstrip is never repaired.
    .title = Destroyed for good

rule-16-4a = Every disrupted unit takes a morale check, with its −1. If it passes, the marker comes off.
    .title = Recovery from disruption

rule-16-4b = All used units become active.
    .title = Used units ready again

## 17–18. Victory and next turn

rule-17-0 = You may lose at any moment; if you last to the end of turn 16, points say how well you did.
    .title = Victory

rule-17-1 = PC GONO taken, camp morale below 1 or resource points below 1: a Strategic Defeat at once.
    .title = Sudden death

rule-17-2a = At the end of turn 16: 1 for each French-controlled centre, 1 for each two-step infantry unit in play at full strength, ½ for each reduced one. Nothing for one-step units and assets.
    .title = Victory points

rule-17-2b = 25 or more: Strategic Victory. 21: Operational Victory. 17: Tactical Victory. 13: Draw. 9: Tactical Defeat. 5: Operational Defeat. Below 5: Strategic Defeat. A level is reached only at its full figure.
    .title = Levels of victory

rule-17-2c = What the Viet Minh lose scores nothing.
    .title = No points for enemy losses

rule-18-0 = The turn marker moves on. After turn 16 the game is scored.
    .title = Next turn

## 19. Optional rules

rule-19-0 = Each is chosen before the game starts.
    .title = Optional rules

rule-19-1 = Card 45 joins the deck: American bombers may come, or not.
    .title = Option: Operation Vulture

rule-19-2 = Artillery supports anywhere on the map, but the heavy mortars 1 CMMLE, 2 CMMLE and 1 CEPML reach only their own subsector.
    .title = Option: range of artillery

rule-19-3 = Artillery never moves.
    .title = Option: artillery stays

rule-19-4 = 1 BPC arrives on its reduced side, 1/1/2.
    .title = Option: reduced 1 BPC

rule-19-5 = You begin with two cards in hand, drawn at random from 1, 8, 10, 11, 12, 14, 15, 16 and 42; the others go back into the deck. Their turn limits hold: 16 not before turn 6.
    .title = Option: a better start

## 20–21. Examples and questions

rule-20-0 = A morale check and a Viet Minh assault, with their figures.
    .title = Examples

rule-20-1 = 6 BPC has morale +3; camp morale 7 gives −1, 17 resource points give 0. With +2 in all it passes on dice of 6 or more.
    .title = Example: morale check

rule-20-2a = Division 308, strength 10, assaults Huguette. Defence 2 + 2 + 0 + 1 = 5, SITREP 1, fortifications 3, two supporting units 2, one air support point 1: +12, less 10 leaves +2. Dice of 7 become 9: +1 on both loss tables.
    .title = Example of an assault: the sum

rule-20-2b = A die of 2 with +1 is 3: 1R?*. The step comes off I/2 REI, whose morale is highest; it is now reduced.
    .title = Example of an assault: French losses

rule-20-2c = 5 BPVN (+2) rolls 5 and makes 8 with SITREP +1: it stays. The reduced I/2 REI rolls 7 and stays. CSM 272 (−1) rolls 7, makes 7 and retreats to Françoise, active. 1 GAACEO does not check.
    .title = Example of an assault: retreats

rule-20-2d = 1 CMMLE (+3) rolls 5 and makes 9: it passes. II/4 RAC (+2) rolls 3, makes 6 and is disrupted. Both are now used, in Dominique.
    .title = Example of an assault: counter-battery

rule-20-2e = Thanks to 1 GAACEO a die of 1 is rolled again: 3, with +1 makes 4, two strength lost. Division 308 falls from 10 to 8 and is shaken.
    .title = Example of an assault: Viet Minh losses

rule-21-0 = Nine answers that settle points of the rules.
    .title = Questions

rule-21-1 = Morale checks always use SITREP: camp morale and resource points together. At the start of the campaign resource points give +1.
    .title = SITREP in morale checks

rule-21-2 = A card you draw gives its action points even if you keep it; a card from reserve gives only its event.
    .title = Reserve cards and action points

rule-21-3 = Disruption may bring assault, defence and morale below zero. CSM 272 disrupted has defence −1 and morale −2.
    .title = Below zero

rule-21-4 = The order of losses holds for every step, so the best battalions bleed first.
    .title = Order of losses

rule-21-5 = Two points may make one roll at +2 or two at +1; the AAA level changes only after all rolls.
    .title = SEAD in several rolls

rule-21-6 = In the campaign only 2 CMMLE in Anne-Marie, II/4 RAC in Dominique and 1 CEPML in PC GONO start disrupted.
    .title = Disrupted at the start

rule-21-7 = Units in Claudine or Éliane may raid for Isabelle, and the other way round.
    .title = Raids for Isabelle

rule-21-8 = Movement out of an encircled centre is forbidden, an assault is not.
    .title = Assault out of an encirclement

rule-21-9 = Anything better than a Strategic Defeat is a moral victory, a Draw or better a feat. Operation Vulture and a better start make the game easier.
    .title = How hard it is

## Event cards

rule-card-01 = { card-01.effect } { card-01.when } { card-01.condition } 2 action points; may be kept in reserve.
    .title = { card-01 }

rule-card-02 = { card-02.effect } { card-02.when } { card-02.condition } 2 action points; happens once only.
    .title = { card-02 }

rule-card-03 = { card-03.effect } { card-03.when } { card-03.condition } 2 action points; happens once only.
    .title = { card-03 }

rule-card-04 = { card-04.effect } { card-04.when } { card-04.condition } 2 action points; happens once only.
    .title = { card-04 }

rule-card-05 = { card-05.effect } { card-05.when } { card-05.condition } 2 action points.
    .title = { card-05 }

rule-card-06 = { card-06.effect } { card-06.when } { card-06.condition } 1 or 2 action points, by die; the deck is reshuffled.
    .title = { card-06 }

rule-card-07 = { card-07.effect } { card-07.when } 2 action points.
    .title = { card-07 }

rule-card-08 = { card-08.effect } { card-08.when } { card-08.condition } 2 action points; may be kept in reserve.
    .title = { card-08 }

rule-card-09 = { card-09.effect } { card-09.when } { card-09.condition } 2 action points.
    .title = { card-09 }

rule-card-10 = { card-10.effect } { card-10.when } 2 action points; may be kept in reserve.
    .title = { card-10 }

rule-card-11 = { card-11.effect } { card-11.when } { card-11.condition } 2 action points; may be kept in reserve; happens once only.
    .title = { card-11 }

rule-card-12 = { card-12.effect } { card-12.when } { card-12.condition } 2 action points; may be kept in reserve.
    .title = { card-12 }

rule-card-13 = { card-13.effect } { card-13.when } { card-13.condition } 3 action points.
    .title = { card-13 }

rule-card-14 = { card-14.effect } { card-14.when } { card-14.condition } 2 action points; may be kept in reserve.
    .title = { card-14 }

rule-card-15 = { card-15.effect } { card-15.when } { card-15.condition } 2 action points; may be kept in reserve.
    .title = { card-15 }

rule-card-16 = { card-16.effect } { card-16.when } { card-16.condition } 3 action points; may be kept in reserve; happens once only.
    .title = { card-16 }

rule-card-17 = { card-17.effect } { card-17.when } { card-17.condition } 2 action points.
    .title = { card-17 }

rule-card-18 = { card-18.effect } { card-18.when } 2 action points.
    .title = { card-18 }

rule-card-19 = { card-19.effect } { card-19.when } { card-19.condition } 2 action points.
    .title = { card-19 }

rule-card-20 = { card-20.effect } { card-20.when } { card-20.condition } 2 action points.
    .title = { card-20 }

rule-card-21 = { card-21.effect } { card-21.when } { card-21.condition } 3 action points; happens once only.
    .title = { card-21 }

rule-card-22 = { card-22.effect } { card-22.when } { card-22.condition } 2 action points.
    .title = { card-22 }

rule-card-23 = { card-23.effect } { card-23.when } { card-23.condition } 2 action points.
    .title = { card-23 }

rule-card-24 = { card-24.effect } { card-24.when } { card-24.condition } 2 action points.
    .title = { card-24 }

rule-card-25 = { card-25.effect } { card-25.when } 2 action points.
    .title = { card-25 }

rule-card-26 = { card-26.effect } { card-26.when } { card-26.condition } 2 action points.
    .title = { card-26 }

rule-card-27 = { card-27.effect } { card-27.when } { card-27.condition } 2 action points; happens once only.
    .title = { card-27 }

rule-card-28 = { card-28.effect } { card-28.when } { card-28.condition } 3 action points; happens once only.
    .title = { card-28 }

rule-card-29 = { card-29.effect } { card-29.when } { card-29.condition } 2 action points; happens once only.
    .title = { card-29 }

rule-card-30 = { card-30.effect } { card-30.when } { card-30.condition } 2 action points; the deck is reshuffled.
    .title = { card-30 }

rule-card-31 = { card-31.effect } { card-31.when } { card-31.condition } 3 action points; happens once only.
    .title = { card-31 }

rule-card-32 = { card-32.effect } { card-32.when } { card-32.condition } 3 action points; happens once only.
    .title = { card-32 }

rule-card-33 = { card-33.effect } { card-33.when } { card-33.condition } 2 action points.
    .title = { card-33 }

rule-card-34 = { card-34.effect } { card-34.when } { card-34.condition } 2 action points.
    .title = { card-34 }

rule-card-35 = { card-35.effect } { card-35.when } { card-35.condition } 2 action points.
    .title = { card-35 }

rule-card-36 = { card-36.effect } { card-36.when } { card-36.condition } 2 action points.
    .title = { card-36 }

rule-card-37 = { card-37.effect } { card-37.when } { card-37.condition } 3 action points.
    .title = { card-37 }

rule-card-38 = { card-38.effect } { card-38.when } { card-38.condition } 2 action points; happens once only.
    .title = { card-38 }

rule-card-39 = { card-39.effect } { card-39.when } { card-39.condition } 2 action points.
    .title = { card-39 }

rule-card-40 = { card-40.effect } { card-40.when } 2 action points.
    .title = { card-40 }

rule-card-41 = { card-41.effect } { card-41.when } { card-41.condition } 1 or 2 action points, by die.
    .title = { card-41 }

rule-card-42 = { card-42.effect } { card-42.when } { card-42.condition } 2 action points; may be kept in reserve.
    .title = { card-42 }

rule-card-43 = { card-43.effect } { card-43.when } 1 to 3 action points, by die; the deck is reshuffled.
    .title = { card-43 }

rule-card-44 = { card-44.effect } { card-44.when } { card-44.condition } 3 action points; happens once only.
    .title = { card-44 }

rule-card-45 = { card-45.effect } { card-45.when } { card-45.condition } 2 action points; happens once only.
    .title = { card-45 }
