### Saigon 75: the rules, summed up in our own words. One message per rule of the index; .title is its short title.

## Introduction

rule-intro-series = A quick, lopsided game, best played twice with sides swapped. The two-game match is the normal way to play.
    .title = A match of two games

rule-intro-pressure = The South is meant to lose ground from turn to turn. The question is how long it can hold, and the rules do not even things out.
    .title = One side under pressure

rule-intro-ref = M is the chapter on components and set-up, D the chapter on play. The figures after the letter are the section.
    .title = How rules are numbered

rule-intro-period = Eight turns of three months, from Summer 1973 to Spring 1975.
    .title = Period and scale

rule-intro-sides = NV, the North: the North Vietnamese army and the Viet Cong. SV, the South: the army of the Republic of Vietnam.
    .title = The two sides

rule-intro-map = South Vietnam in 20 provinces, each named after a town or district, beside the Cambodia/Laos/North Vietnam zone.
    .title = The board

rule-intro-zone = Only NV units may be in Cambodia, Laos or North Vietnam. No SV unit ever goes there.
    .title = Zone closed to the South

rule-intro-tables = The board carries the turn track, an activation table for each side and the desertion table of the South.
    .title = Tracks and tables

rule-intro-terms = Three words for the same thing: a unit.
    .title = Units, troops, forces

## Components and set-up

rule-M-1-1 = Each player takes one side, with its units, its markers and five battle dice.
    .title = Choose sides

rule-M-1-2 = One D6, one turn marker and 20 Event cards serve both sides.
    .title = Shared pieces

rule-M-1-3 = 14 divisions and their 14 reduced counters, 8 VC battalions, 19 Quyết Thắng militia markers, 5 Infiltration markers, 3 +1 markers and 5 battle dice. The 3 Objective tokens are stored with them.
    .title = Pieces of the North

rule-M-1-4 = 11 divisions and their 11 reduced counters, 6 Ranger battalions, 4 Marine brigades, 3 Airborne brigades, 2 River Patrols, 7 Mechanised regiments, 12 air markers, 2 +1 markers, 5 battle dice and 2 attrition dice.
    .title = Pieces of the South

rule-M-2-1 = Each SV unit printed in a province starts there: a rectangle is a division, a circle is the unit of that colour.
    .title = Units printed on the map

rule-M-2-2 = Shuffle the three Objective tokens (3, 5 and 7) and put one in each of Quảng Trị, Đà Nẵng and Bình Định.
    .title = Objective tokens at random

rule-M-2-3 = The North starts with three +1 markers, the South with two, beside their activation tables.
    .title = Starting +1 markers

rule-M-2-4 = To help the South, two of its air markers start in the available box. They can then be used from the very first NV phase.
    .title = Option: two air markers

rule-M-3-1 = Before the first turn the South places 3 Rangers, 4 Marines, 3 Airborne and 2 River Patrols where it likes, never more than five units in a province.
    .title = Free placement

rule-M-3-2 = River Patrols start only in Cà Mau, Cần Thơ, Kiên Giang or Long An.
    .title = Placing River Patrols

rule-M-4-1 = The 14 NV divisions, the 8 VC battalions and the 5 Infiltration markers all start in the NV Reserves. The North has nothing on the map.
    .title = NV Reserves

rule-M-4-2 = The 19 militia markers wait in their own space under the NV Reserves.
    .title = Militia stock

rule-M-5-1 = Reduced divisions of both sides and the 12 air markers start off the board, so the South has no air support available. Each player keeps five battle dice; the D6 is shared.
    .title = Pieces off the board

rule-M-5-2 = The North keeps its reduced divisions. The South keeps its reduced divisions, its air markers and the two attrition dice.
    .title = In front of each player

rule-M-6 = The turn marker starts on turn 1, Summer 1973.
    .title = Turn marker

rule-M-7-1 = Deal three Event cards to each player and set four aside; the other ten are the draw pile. Each player draws one card at the end of their own card sub-phase, as long as the pile lasts.
    .title = First games: three cards

rule-M-7-2 = Four of the twenty Event cards are set aside face down and nobody looks at them. Only an Objective token can bring one into play.
    .title = Four cards unseen

rule-M-7-3 = Deal eight Event cards to each player and set four aside. Nobody draws during the game.
    .title = Experienced players: eight cards

## 1. Turns and phases

rule-D-1-1 = The game lasts eight turns at most. In each, the North plays its phase, then the South.
    .title = Eight turns, two phases

rule-D-1-2 = The active player is the one whose phase it is.
    .title = Active player

rule-D-1-3 = The North goes through availability, Event card, movement, combat and control, in this order.
    .title = Order of the NV phase

rule-D-1-4 = The South goes through availability, Event card, movement, combat and control, then the desertion test, the Objective token (turns 3, 5 and 7) and the victory check.
    .title = Order of the SV phase

## 2. Availability

rule-D-2-1a = The active player rolls 1D6 and reads the activation table for the current turn: the die plus the bonus of the turn.
    .title = Availability roll

rule-D-2-1b = The table also gives the most units that can be activated in this phase. Nothing raises the result above it.
    .title = Maximum of the turn

rule-D-2-1c = Activations not used are lost at the end of the phase. Only air markers already bought stay from turn to turn.
    .title = No carrying over

rule-D-2-2a = The North’s result is the number of divisions it may activate, full or reduced, on the map or in the NV Reserves.
    .title = The North counts divisions

rule-D-2-2b = Units leave the NV Reserves only into a frontier province, marked by an arrow.
    .title = Entry by the arrows

rule-D-2-2c = An activated unit may move, attack, or move and then attack.
    .title = Move, attack or both

rule-D-2-3a = In each of its phases the North may also activate up to two VC battalions. They count neither against the result nor against the maximum.
    .title = Two free VC

rule-D-2-3b = Militia and Infiltration markers are not units and never cost an activation.
    .title = Markers are not units

rule-D-2-4a = The South shares its result between the units it activates and the air markers it buys: one activation each.
    .title = The South counts units and air

rule-D-2-4b = Once bought, an air marker costs nothing to use, until it is eliminated.
    .title = Using air is free

rule-D-2-5a = The box of available air markers never holds more than five.
    .title = Five air markers at most

rule-D-2-5b = An available air marker supports an SV attack or defence, or carries one Ranger battalion.
    .title = What air markers do

rule-D-2-6 = An activated unit is marked. All marks come off at the end of the active player’s phase.
    .title = Activated side

rule-D-2-7 = The North has three and the South two for the whole game. Each one spent after the roll adds one activation.
    .title = +1 markers

rule-D-2-8a = A player may spend several in a turn, but never beyond the maximum of the turn.
    .title = Several +1 markers

rule-D-2-8b = An Objective token may give its holder one more activation, within the maximum of the turn.
    .title = Objective token: activation

## 3. Event cards

rule-D-3-1 = Six yellow cards favour the South, twelve red ones the North, and two green ones are neutral.
    .title = Twenty cards

rule-D-3-2 = A title, the colour of the side it favours, a picture and an effect.
    .title = What a card shows

rule-D-3-3a = The active player plays exactly one card from hand in the card sub-phase, even if every one helps the opponent.
    .title = A card must be played

rule-D-3-3b = The event acts during the phase of the player who plays it.
    .title = Effect in this phase

rule-D-3-4a = A card is discarded once its effect is done, or at the end of the phase if it lasts that long.
    .title = Discard

rule-D-3-4b = Played by the North, Crisis in Saigon stays on the board until the desertion test of the turn, then is discarded.
    .title = Crisis in Saigon stays

rule-D-3-5 = With hands of three, draw a card after playing one while any remain. With hands of eight, nobody draws.
    .title = Back to three cards

## 4. Movement

rule-D-4-1 = Every unit has one movement point. Mechanised regiments have two.
    .title = Movement points

rule-D-4-2 = Entering an adjacent province costs one point. Provinces that share a border are adjacent.
    .title = One point per province

rule-D-4-2x = An Lộc touches Phước Bình, Saigon, Long An and Cambodia, and nothing else.
    .title = Example: around An Lộc

rule-D-4-3 = A unit moves by choice only once per turn, in the movement sub-phase of its own side.
    .title = One move a turn

rule-D-4-4 = Only NV units pass between a frontier province and the NV Reserves, in either direction.
    .title = Crossing the frontier

rule-D-4-5 = A unit that enters a province controlled by the enemy stops there.
    .title = Stop on enemy ground

rule-D-4-6a = A unit may freely leave a province where both sides have units.
    .title = Leaving a contested province

rule-D-4-6b = A move must respect the limit of five units per side. Being over it on the way is allowed; what is still over when movement ends is eliminated.
    .title = Movement and stacking

rule-D-4-7 = Marines, Rangers and Airborne may make their special move in place of the normal one, never both.
    .title = Special moves

rule-D-4-8a = A Marine brigade in a coastal province may go to any other coastal province, near or far.
    .title = Marines by sea

rule-D-4-8b = Marines may also use the sea to retreat after a combat, to a coastal province the South controls.
    .title = Marines retreat by sea

rule-D-4-9 = An Airborne brigade may go from any province to any other, near or far.
    .title = Airborne drop

rule-D-4-10a = A Ranger battalion may go to any province by using one available air marker. Each battalion needs its own marker.
    .title = Ranger airlift

rule-D-4-10b = Every air marker used to carry Rangers must pass the attrition roll.
    .title = Attrition of the airlift

rule-D-4-11 = River Patrols move only between adjacent provinces of the Mekong: Cà Mau, Cần Thơ, Kiên Giang and Long An.
    .title = River Patrols

rule-D-4-12 = They have two points, but stop on entering a mountain province (Kon Tum, Pleiku, Đắk Lắk, Đắk Nông) or one controlled by the enemy.
    .title = Mechanised regiments

rule-D-4-13 = Militia markers never move.
    .title = Militia stay put

## 5. Stacking

rule-D-5-1 = A province holds at most five units of each side, full or reduced.
    .title = Five units per side

rule-D-5-2a = Militia, air and Infiltration markers do not count for stacking.
    .title = What does not count

rule-D-5-2b = Units over the limit when the movement or combat sub-phase ends are eliminated; their owner picks which. During the sub-phase the limit may be passed for a while.
    .title = Excess is eliminated

rule-D-5-3 = Any number of units may be in the NV Reserves.
    .title = No limit in the zone

rule-D-5x = On turn 1 the North rolls 5: seven divisions and two free VC. Four divisions and a VC fill Kon Tum, three divisions and a VC enter Pleiku, and each combat uses an Infiltration marker.
    .title = Example: Kon Tum and Pleiku

## 6. Combat

rule-D-6-1a = Units of the active player may attack in a province that holds at least one enemy unit. Attacking is never compulsory, except in Saigon on turn 8.
    .title = When to fight

rule-D-6-1b = A unit fights only once in a combat sub-phase.
    .title = One combat per unit

rule-D-6-2a = When all moves are done, the active player declares the combats, picks the activated units that fight and sets the order.
    .title = Declaring combats

rule-D-6-2b = Each province sees at most one combat in a combat sub-phase.
    .title = One combat per province

rule-D-6-3a = The attacker may leave units out of a combat. They roll nothing and suffer nothing.
    .title = Units held back

rule-D-6-3b = Every enemy unit in the province must defend. Only VC may sometimes stay out.
    .title = Everyone defends

rule-D-6-4 = Unless a Ranger or a River Patrol attacks, the North may keep any of its VC out of the defence: no die, no result. If only VC are there and all stay out, there is no combat.
    .title = VC may slip away

rule-D-6-5 = A VC battalion that attacks takes results like any other unit.
    .title = VC that attack

rule-D-6-6 = Each combat is one round: both sides roll once, and results are simultaneous.
    .title = One round

## 6a. Procedure

rule-D-6a-1 = Each side rolls one battle die per unit engaged, plus its bonus dice.
    .title = How many dice

rule-D-6a-2 = The attacker names units and bonus dice first, then the defender names bonus dice, then both roll. Nothing can be taken back.
    .title = Announcements

rule-D-6a-3a = No side ever rolls more than five battle dice in a combat.
    .title = Five dice at most

rule-D-6a-3b = The defender takes losses, then retreats. The attacker then does the same.
    .title = The defender goes first

rule-D-6a-4 = A blank face does nothing.
    .title = Blank

rule-D-6a-5 = For each hit the owner picks one of their units in the combat: a full division is reduced, any other unit is eliminated. Units that have just retreated into the province may be picked too, and on turn 8 every SV unit in Saigon.
    .title = Hit

rule-D-6a-6 = Compare the retreat results: only the difference counts. The side that rolled fewer retreats that many of its units, of its choice, to an adjacent province.
    .title = Retreats cancel out

rule-D-6a-6x = The North rolls two retreats and the South three: one NV unit must retreat.
    .title = Example: 2 against 3

rule-D-6a-7 = Hits and retreats do not affect militia markers.
    .title = Militia unharmed

## 6b. Retreats

rule-D-6b-1a = To an adjacent province controlled by the unit’s side, with more friendly than enemy units in it. An empty province or a militia marker alone is not enough.
    .title = Where to retreat

rule-D-6b-1b = A unit that cannot retreat loses a step instead: a full division is reduced, any other unit is eliminated.
    .title = Nowhere to go

rule-D-6b-2 = From a coastal province a Marine brigade may retreat to any other coastal province the South controls; it needs no majority there.
    .title = Marines: retreat by sea

rule-D-6b-3a = From a frontier province NV units, and they alone, may retreat to the NV Reserves.
    .title = Retreat to the NV Reserves

rule-D-6b-3b = At any time the North may turn two reduced divisions in the NV Reserves into one full division.
    .title = Rebuilding divisions

rule-D-6b-4a = Retreat results with no unit left to take them are ignored.
    .title = Too many retreats

rule-D-6b-4b = A unit that would be the sixth of its side in the province it retreats to is eliminated.
    .title = Retreat into a full province

rule-D-6b-4c = An NV division that must retreat may be reduced instead; if it is already reduced, that eliminates it.
    .title = Reduction instead of retreat

rule-D-6b-4d = After a combat the South may also retreat units that took part in it, to provinces allowed for a retreat. This never costs a step.
    .title = The South retreats by choice

rule-D-6b-4e = A unit that retreats to a province where a combat is still to come does not roll there, but its owner may have it take the results.
    .title = Retreat into another combat

rule-D-6b-4f = If a combat would leave the province without any unit of either side, the last one due to retreat may stay. Its owner decides.
    .title = The last unit may stay

## 6c. Bonus dice

rule-D-6c-1 = The North has five Infiltration markers. Each gives one bonus die in a combat in a frontier province.
    .title = Infiltration die

rule-D-6c-2a = The North uses Infiltration only when it attacks: one marker per combat, announced before the dice, free of charge, then discarded.
    .title = Infiltration in attack only

rule-D-6c-2b = The North has one bonus die when it defends a province with a militia marker.
    .title = Militia die

rule-D-6c-2c = If only SV units are left in the province after a combat, the militia marker is removed.
    .title = Militia gone

rule-D-6c-3 = Air markers cannot be used before the SV phase of turn 1, unless the South starts with two.
    .title = No air before the first SV phase

rule-D-6c-4 = Attacking or defending, the South may commit one or two available air markers per SV unit engaged. Each gives one bonus die; without a unit on the ground there is none.
    .title = Air support

rule-D-6c-4b = Air markers committed to a combat lie in its province until their attrition roll and cannot serve elsewhere.
    .title = Committed air markers

rule-D-6c-5 = Committing air support is not an activation. Markers not used stay available on later turns.
    .title = Air is free and kept

rule-D-6c-6 = When it defends Saigon, the South always has one free bonus die.
    .title = Saigon die

rule-D-6c-7 = Some events give bonus dice.
    .title = Event dice

rule-D-6c-8 = An Objective token may be spent for one more battle die in a combat of its holder’s own phase.
    .title = Objective token: die

rule-D-6c-9 = The attacker commits bonus dice first and cannot change them, then the defender decides. Five dice per side remain the limit.
    .title = Bonus dice: order and limit

rule-D-6x = The South attacks with three units and one air marker: four battle dice and one attrition die. Its Rangers force the VC to defend, and Ammunition Shortage leaves the North three dice instead of four.
    .title = Example: attack on Pleiku

rule-D-6x2 = The North first reduces a division. The South, with one retreat against two, retreats a Mechanised regiment to Phú Yên. Both sides stay in Pleiku, so control does not change.
    .title = Example: results at Pleiku

## 7. Air attrition

rule-D-7-1 = After a combat or an airlift the South rolls one attrition die per air marker used. Each plane eliminates one of them for the rest of the game.
    .title = Attrition roll

rule-D-7-2 = Air markers that survive return to the available box at once and may serve again in the next combat.
    .title = Back at once

## 8. Control

rule-D-8-1 = The South controls every province at the start.
    .title = Control at the start

rule-D-8-2 = Control is checked after each combat, at the end of the combat sub-phase for the other provinces, and after the desertion test.
    .title = When to check

rule-D-8-3 = A side whose units are alone in a province controls it.
    .title = Alone in a province

rule-D-8-4 = Where both sides have units, the North controls the province if a militia marker is there, the South if not.
    .title = Contested province

rule-D-8-5a = After each combat, and at the end of every combat sub-phase, the North places a militia marker in each province where it has units and the South has none.
    .title = Placing militia

rule-D-8-5b = A militia marker shows that the North controls the province and gives it one bonus die in defence there.
    .title = What militia do

rule-D-8-6 = An SV unit that enters a province held by a militia marker alone removes it at once. The South takes control and the unit stops.
    .title = Militia alone

rule-D-8-7 = A province never has more than one militia marker.
    .title = One militia marker

rule-D-8-8a = If only the militia marker is left after a combat, it stays, and so does NV control.
    .title = Militia hold the province

rule-D-8-8b = After the combat sub-phase, where the South has more units than the North, the militia marker is removed and the South takes control.
    .title = SV majority

rule-D-8-8c = In Saigon the South only needs as many units as the North, and at least one.
    .title = Saigon: as many is enough

rule-D-8-9 = With no unit and no militia marker, a province belongs to the South.
    .title = Empty province

## 9. Desertion

rule-D-9-1 = The South counts the provinces the North controls, rolls a die and reads on the desertion table how many units it loses.
    .title = Desertion test

rule-D-9-2a = A full SV division counts as two units when it deserts whole.
    .title = A division counts for two

rule-D-9-2b = The South may reduce a full division instead: that counts as one unit.
    .title = Reducing a division

rule-D-9-3 = The South picks the units, but must use up each of the four classes before it touches the next.
    .title = Order of desertion

rule-D-9-3a = First come SV units in frontier provinces where both sides have units.
    .title = First: contested frontier

rule-D-9-3b = Next, SV units in the other frontier provinces.
    .title = Second: the frontier

rule-D-9-3c = Then SV units in any other province where both sides have units, except Saigon.
    .title = Third: contested provinces

rule-D-9-3d = Last, any SV unit, those in Saigon included.
    .title = Last: anywhere

rule-D-9x = The North controls six provinces and the South rolls 4: four units. Two leave Kon Tum, one leaves Pleiku, and the division in Bình Định is reduced, as no SV unit is left in another frontier province.
    .title = Example: four deserters

## 10. Objective tokens

rule-D-10-1 = In the SV phase of turns 3, 5 and 7, the token with the number of the turn is awarded.
    .title = When tokens are won

rule-D-10-2 = The side that controls the province of the token takes it.
    .title = Who wins it

rule-D-10-3 = A token is played only in the phase of its holder.
    .title = In one’s own phase

rule-D-10-4 = One more activation in the availability sub-phase, within the maximum of the turn.
    .title = Token: activation

rule-D-10-5 = Reroll one of one’s own dice, at availability or in a combat.
    .title = Token: reroll

rule-D-10-6 = At any time in one’s own phase, discard one card and draw one of the four set aside at set-up.
    .title = Token: another card

rule-D-10-7 = At the start of movement, move two units anywhere on the map. They are not activated: they do not count against the maximum and cannot fight this phase.
    .title = Token: strategic move

rule-D-10-8 = A player uses at most one token per turn. A used token leaves the game.
    .title = One token a turn

## Turn 8

rule-T8-1 = In the SV phase of turn 8, if both sides have units in Saigon, the SV units there may not leave.
    .title = Turn 8: no way out of Saigon

rule-T8-2 = In that case the South must attack in Saigon, and its activations go to the units there before anything else.
    .title = Turn 8: the South must attack

rule-T8-3 = If activations run short, only activated units roll dice. Results against the South still fall on any SV unit in Saigon.
    .title = Turn 8: too few activations

## Victory

rule-V-1 = The North wins if it controls Saigon at the victory check of any turn, that is, if a militia marker is there. One is placed first if desertion has just left NV units alone in Saigon.
    .title = The North wins: Saigon

rule-V-2 = The North also wins at that check if the South has no unit left on the map.
    .title = The North wins: no SV unit left

rule-V-3 = The South wins if the North does not control Saigon at the end of turn 8, even with no SV unit in Saigon.
    .title = The South wins

rule-V-match-1 = The players play two games and swap sides in between.
    .title = Two-game match

rule-V-match-2 = The player who, as the North, took Saigon on the earlier turn wins. Not taking it counts as later than turn 8.
    .title = Winner of the match

rule-V-match-3 = Same turn in both games, or Saigon never taken: the player who controlled more provinces as the North wins.
    .title = First tie-break

rule-V-match-4 = Still level: the player who had more units left as the South wins. Available air markers count as units.
    .title = Second tie-break

rule-V-match-5 = Still level: count half-divisions as the South, two for a full division, one for a reduced one, none for other units. More wins.
    .title = Third tie-break

## Solo

rule-S-setup-1 = Set up as for two players, except for the cards. The player is the South.
    .title = Solo game

rule-S-setup-2 = Shuffle the solo cards into a draw pile. Shuffle the Event cards and deal eight to each side; the other four stay out.
    .title = Solo decks

rule-S-cards-1 = Turn up one solo card at the very start of each NV phase.
    .title = Drawing a solo card

rule-S-cards-1b = The North rolls for availability only once its solo card is known.
    .title = Before availability

rule-S-cards-2 = The order of event colours, where the North moves, when it attacks and what it uses an Objective token for. Everything else follows the general solo rules.
    .title = What a solo card says

rule-S-cards-3 = The solo card leaves the game at the end of the NV phase.
    .title = Solo card removed

rule-S-event-1 = The South plays its Event cards by the normal rules.
    .title = Cards of the South

rule-S-event-2 = The North’s eight cards are a face-down pile. Reveal cards until the first colour of the solo card appears and play that one, before the availability roll; the others stay aside.
    .title = Event of the North

rule-S-event-3 = If the pile runs out, shuffle all unplayed cards and look again. If that colour is gone, look for the second, then the third.
    .title = Reshuffle, then next colour

rule-S-event-4 = Revealed cards stay aside until a reshuffle is needed. Played cards never come back.
    .title = Cards aside

rule-S-eventx = The first yellow card revealed is played. If no yellow is left, reshuffle and play the first red; if no red either, the first green.
    .title = Example: yellow, red, green

rule-S-preference = When the North picks SV units it takes, in order: Airborne, Marines, Mechanised, Rangers, full divisions, River Patrols, reduced divisions.
    .title = SV units picked by the North

rule-S-activation-1 = If its availability die shows less than 4, the North spends one +1 marker, if it has any.
    .title = +1 marker on a low roll

rule-S-activation-2a = The North activates the units nearest its targets first. If tied: the NV Reserves, then the northernmost province, then the westernmost.
    .title = Nearest units first

rule-S-activation-2b = Full divisions are activated before reduced ones.
    .title = Full divisions first

rule-S-activation-2c = On top of that the North always activates up to two VC battalions, if it has any.
    .title = Always two VC

rule-S-activation-3 = The North never moves a unit out of Saigon.
    .title = Never out of Saigon

rule-S-activation-4 = NV units already in a target province are activated there, without moving, if they can attack. Others join them until the North has one unit more than the South.
    .title = Fight on the spot

rule-S-activation-5 = The North never activates a unit that would neither move nor fight.
    .title = No idle unit

rule-S-movement-1 = Up to two units go to each target province without SV units; elsewhere enough to have one more unit than the South.
    .title = How many units go

rule-S-movement-2 = If units run short, targets nearest Saigon come first, then further ones from west to east, along the northern frontier, and the south coast last. Card 30 goes from north to south.
    .title = Order of targets

rule-S-movement-3 = Once all targets are served, the rest go to empty provinces the South controls, two to each, in the same order.
    .title = Units left over

rule-S-movement-4 = Between several provinces, the North goes first to the one whose Objective token falls due soonest.
    .title = Objective tokens first

rule-S-movement-5 = The North completes the move to one province, as far as it can, before it starts the next.
    .title = One province at a time

rule-S-movement-6 = VC go first to provinces without Rangers or River Patrols.
    .title = VC avoid their hunters

rule-S-movement-7 = The North never moves units to a province where it already has five.
    .title = Never into a full stack

rule-S-reinforce-1 = On a card that says reinforce, a North present in fewer than five provinces moves to the listed targets instead.
    .title = Reinforcing: five provinces

rule-S-reinforce-2 = With five or more, units join provinces where the North already is, until it has one unit more than the South, or two where the South has none.
    .title = Reinforcing: how many

rule-S-reinforce-3 = Saigon first, then the provinces nearest to it, north to south, then west to east. Units already there are activated if that lets them attack.
    .title = Reinforcing: order

rule-S-reinforce-4 = Once the North outnumbers the South wherever it is present, it moves to the targets of the card.
    .title = Nothing to reinforce

rule-S-combat-1 = VC defend only if Rangers or River Patrols attack, or if without them the North would be outnumbered and with them it at least matches the attackers.
    .title = VC in defence

rule-S-combat-2 = The North attacks where the solo card allows: with more units, with at least as many, or wherever it can.
    .title = When the North attacks

rule-S-combat-3 = Count the NV units in the province, plus the dice of an Infiltration marker and of events, against the SV units there.
    .title = Counting for the attack

rule-S-combat-4 = When it attacks in a frontier province, the North uses one Infiltration marker if it is not yet superior and rolls fewer than five dice.
    .title = Use of Infiltration

rule-S-combat-5 = The North fights its combats from north to south.
    .title = Order of combats

rule-S-retreat-1 = The North reduces a division to avoid a retreat only if the retreat would cost it that division.
    .title = Retreat before reduction

rule-S-retreat-2 = To the allowed province with the fewest NV units; if tied, the one nearest Saigon, then the NV Reserves, then the northernmost.
    .title = Where the North retreats

rule-S-retreat-3 = To the NV Reserves divisions go first and VC last; to a province VC go first.
    .title = Who retreats

rule-S-objective = The North uses an Objective token when its solo card says so, for what the card says.
    .title = Objective tokens of the North

rule-S-event-details-1 = The North uses Insurrection, Armoured Support, Paralysed Command and Corruption at the first opportunity.
    .title = Combat events at once

rule-S-event-details-2 = The North names Saigon if that is possible and useful; otherwise, where it is outnumbered, the province with the most SV units, northernmost then westernmost. This applies to Diversion, Evacuation, Viet Cong Infiltration, Corruption and Montagnard Revolt.
    .title = Naming a province

rule-S-example-1 = Turn 1, solo card 30: red first, northern provinces, attack with at least as many units. The first red card revealed is number 19, Insurrection.
    .title = Example: cards

rule-S-example-2 = The die shows 3, so one +1 marker is spent: six divisions on turn 1, and two VC.
    .title = Example: availability

rule-S-example-3 = From north to south, three units go against two in Quảng Trị, two against one in Đà Nẵng, and the last three against four in Quảng Ngãi. The VC avoid the Rangers there.
    .title = Example: movement

rule-S-example-4 = The North outnumbers the South in the first two provinces. In Quảng Ngãi an Infiltration marker makes three equal to four.
    .title = Example: who can attack

rule-S-example-5 = Three hits wipe out the two SV units. Two retreats send two NV divisions to the NV Reserves; the VC battalion stays and a militia marker is placed.
    .title = Example: first combat

rule-S-example-6 = One hit reduces the SV division. One retreat sends the VC battalion to Quảng Trị, which the North has just taken.
    .title = Example: second combat

rule-S-example-7 = One hit eliminates an SV unit. Two retreats on each side cancel out.
    .title = Example: third combat

## Event cards

rule-card-01 = The South puts up to two air markers from its off-board stock into the available box, at no activation cost. The box still holds five at most.
    .title = American Deliveries (yellow)

rule-card-02 = In every combat of this phase the North rolls one battle die fewer, but at least one.
    .title = Ammunition Shortage (yellow)

rule-card-03 = In one combat of this phase the South adds two battle dice, within the limit of five. They need no air marker and cause no attrition roll.
    .title = Air Raids (yellow)

rule-card-04 = The South moves up to five units to any provinces, without regard to movement limits; River Patrols stay on the Mekong and nobody enters Cambodia, Laos or North Vietnam. This is each unit’s one move of the turn, but does not activate it. Stacking is judged when movement ends.
    .title = Strategic Redeployment (yellow)

rule-card-05 = The South brings one reduced division on the map back to full strength. It also returns one eliminated Ranger battalion or Mechanised regiment to Saigon, if it controls Saigon and there is room.
    .title = General Mobilisation (yellow)

rule-card-06 = The South adds one battle die in each of up to two combats of this phase, attacking or defending.
    .title = Stubborn Resistance (yellow)

rule-card-07 = The player of the card brings one of their reduced divisions back to full strength, on the map or in the NV Reserves.
    .title = Replacements (green)

rule-card-08 = During this phase nobody uses air markers, for combat or transport, or Infiltration markers. Mechanised regiments have one movement point.
    .title = Monsoon (green)

rule-card-09 = The North names a province. In a combat there during this phase the South has no bonus die of any kind.
    .title = Diversion (red)

rule-card-10 = In one combat of this phase the North adds two battle dice, within the limit of five.
    .title = Armoured Support (red)

rule-card-11 = The North puts up to two VC battalions from the NV Reserves into one province, within stacking; if none is there, one eliminated VC battalion instead. In an NV phase they may attack this phase on top of the two free VC, but do not move.
    .title = Viet Cong Infiltration (red)

rule-card-12 = The North names a mountain province with SV units and picks one of them, which loses a step. The SV units left there cannot be activated this phase. If no mountain province holds SV units, nothing happens.
    .title = Montagnard Revolt (red)

rule-card-13 = In one combat of this phase the South rolls two battle dice fewer, but at least one.
    .title = Paralysed Command (red)

rule-card-14 = At the desertion test of this turn the South loses two units more than the table says. Played by the North, the card stays on the board until then.
    .title = Crisis in Saigon (red)

rule-card-15 = The South takes two air markers out of the available box, or all it has there if fewer, back to its off-board stock. They are not eliminated.
    .title = American Aid Cut (red)

rule-card-16 = The North takes back up to two used Infiltration markers, never holding more than five. It also returns one eliminated division to the NV Reserves, reduced.
    .title = Ho Chi Minh Trail (red)

rule-card-17 = The North names a province: in a combat there during this phase the South rolls one battle die fewer, but at least one. The South also takes one air marker, if it has any, out of the available box back to its off-board stock.
    .title = Corruption (red)

rule-card-18 = The North names a province and picks up to two SV units there. The South moves each to an adjacent province it controls that has room; River Patrols stay on the Mekong. A unit with nowhere to go stays.
    .title = Evacuation (red)

rule-card-19 = The North adds one battle die in each of up to two combats of this phase.
    .title = Insurrection (red)

rule-card-20 = During this phase every SV unit that retreats from a province other than Saigon, forced or by choice, loses a step on arrival: a full division is reduced, any other unit is eliminated.
    .title = Convoy of Tears (red)

## Solo cards

rule-card-21 = Events: red, then green, then yellow. Towards Đắk Nông, Đắk Lắk, Pleiku and Kon Tum, nearest Saigon first. Attacks where the North has more units than the South. The North uses no Objective token.
    .title = Solo card 21: the highlands

rule-card-22 = Events: red, then yellow, then green. Towards Saigon, Long An, An Lộc and Phước Bình, nearest Saigon first. Attacks where the North has at least as many units as the South. An Objective token rerolls one die.
    .title = Solo card 22: Saigon from the north-west

rule-card-23 = Events: yellow, then red, then green. Towards Long An, Kiên Giang, Cần Thơ and Cà Mau, nearest Saigon first. Attacks where the North has more units than the South. The North uses no Objective token.
    .title = Solo card 23: the Mekong

rule-card-24 = Events: red, then green, then yellow. Reinforces if the North is present in at least five provinces. Otherwise towards Đắk Nông, Đắk Lắk, Pleiku and Kon Tum, nearest Saigon first. Attacks where the North has at least as many units as the South. The North uses no Objective token.
    .title = Solo card 24: reinforce, or the highlands

rule-card-25 = Events: green, then red, then yellow. Towards Phú Yên, Nha Trang, Bình Định and Quảng Ngãi, nearest Saigon first. Attacks wherever it can. An Objective token gives a strategic move.
    .title = Solo card 25: the central coast

rule-card-26 = Events: red, then yellow, then green. Towards Saigon, Long An, An Lộc, Phước Bình and Xuân Lộc, nearest Saigon first. Attacks wherever it can. An Objective token gives one more activation.
    .title = Solo card 26: Saigon and its approaches

rule-card-27 = Events: yellow, then green, then red. Reinforces if the North is present in at least five provinces. Otherwise towards Saigon, Long An, An Lộc, Phước Bình and Xuân Lộc, nearest Saigon first. Attacks where the North has more units than the South. An Objective token gives one more battle die.
    .title = Solo card 27: reinforce, or Saigon and its approaches

rule-card-28 = Events: red, then green, then yellow. Towards Saigon, Long An, An Lộc and Phước Bình, nearest Saigon first. Attacks wherever it can. An Objective token rerolls one die.
    .title = Solo card 28: Saigon and the west

rule-card-29 = Events: green, then yellow, then red. Towards Saigon, Xuân Lộc, Phan Thiết and Phan Rang, nearest Saigon first. Attacks where the North has at least as many units as the South. An Objective token gives one more activation.
    .title = Solo card 29: Saigon and the southern coast

rule-card-30 = Events: red, then green, then yellow. Towards Quảng Trị, Đà Nẵng and Quảng Ngãi, from north to south. Attacks where the North has at least as many units as the South. An Objective token gives one more activation.
    .title = Solo card 30: the northern provinces
