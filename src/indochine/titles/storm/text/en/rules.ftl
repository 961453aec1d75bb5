### Storm over Dien Bien Phu: the rules, summed up in our own words. One message per rule of the index; .title is its short title.

## 1–2. Introduction and components

rule-1-0 = One player leads the French, the other the Viet Minh. The game lasts eight turns; then the winner is named.
    .title = Two sides, eight turns

rule-2-0 = Rules, a map, one and a half sheets of counters, 55 cards and two six-sided dice. Nothing in the rules calls for more than two dice at once.
    .title = Contents

rule-2-1 = A counter is a unit or a marker. Only units count for stacking.
    .title = Units and markers

rule-2-1-1a = French units are blue companies or platoons; a brown symbol marks the Thai ones. Viet Minh units are red companies, with white figures for elite units and yellow ones for replacement units.
    .title = Sizes and colours

rule-2-1-1b = A unit is fresh or spent. A fresh unit may still act this turn; a spent one may not.
    .title = Fresh and spent

rule-2-1-1c = The fresh side gives firepower, defence and movement, in that order. The spent side gives defence only: no firepower, no movement.
    .title = Figures on each side

rule-2-1-1d = Infantry, airborne, anti-aircraft and armour. Being Thai is a separate trait.
    .title = Types of unit

rule-2-1-1e = The black square gives the area a unit starts in, the red circle the turn in whose End Phase it arrives. Three French units carry a star instead: only the Relief Force brings them in.
    .title = Set-up area and arrival turn

rule-2-1-1f = The formation stands at the top of the counter, the company in the coloured bar.
    .title = Names of units

rule-2-1-2a = A control marker in the control box shows who holds an area that has changed hands.
    .title = Control markers

rule-2-1-2b = A fire marker shows which side fired out of an area into an adjacent one.
    .title = Fire markers

rule-2-1-2c = They show trench level 1, 2 or 3, only in areas the Viet Minh control.
    .title = Trench markers

rule-2-1-2d = It shows the current turn on the turn track.
    .title = Turn marker

rule-2-1-2e = The Viet Minh put one in each area they leave without supply: up to three in a turn.
    .title = Out of Supply markers

rule-2-1-2f = After Emergency Replacements it lies on the turn track: no replacement roll this turn.
    .title = No Replacements marker

rule-2-2 = One map, all of it in view of both players.
    .title = The map

rule-2-2-1a = A number, a control box with the side that starts there, and a terrain value. Some areas also carry a victory symbol or a white or gray card symbol.
    .title = What an area shows

rule-2-2-1b = French units never enter a red area, whether moving, retreating, counter-attacking or arriving.
    .title = Red numbers

rule-2-2-1c = Each blue or green area held by the Viet Minh weighs on the French supply roll.
    .title = Blue and green numbers

rule-2-2-1d = A blue border between two areas is the river. It makes movement dearer and stops armour, in movement and in retreat.
    .title = The river

rule-2-2-2 = The turn track gives each side’s hand for the turn. The Replacement box holds the Viet Minh replacement units.
    .title = Turn track and Replacement box

rule-2-3 = Each side has its own deck of 27 cards; the 55th card is not used. Every Viet Minh card has a trench value: the levels it adds when discarded to sap.
    .title = Two decks

## 3. Set-up

rule-3-0a = The players agree on sides, or bid for them by the optional rule.
    .title = Choosing sides

rule-3-0b = Every unit starts fresh: in its set-up area, on the turn track at its arrival turn, or in the Replacement box if it is a replacement unit.
    .title = Placing the units

rule-3-0c = Each side shuffles its deck, face down. The turn marker starts on turn 1.
    .title = Decks and turn marker

## 4. Sequence of play

rule-4-0 = A turn is a Draw Phase, an Impulse Phase and an End Phase, in this order. There are eight turns.
    .title = A turn

rule-4-0A = Each side draws up to its hand for the turn.
    .title = Draw Phase

rule-4-0Ba = The players take impulses in turn. The Viet Minh take the first one of every turn.
    .title = Impulses in turn

rule-4-0Bb = A player may pass instead of acting, and may act again later. A player with no unit able to act and no card in hand passes automatically.
    .title = Passing

rule-4-0Bc = If the French pass and the Viet Minh pass right after, the Impulse Phase ends at once. The French get no chance to discard.
    .title = The French pass, then the Viet Minh

rule-4-0Bd = If the Viet Minh pass, the Impulse Phase ends unless the French at once discard a card, without effect. Then the French take an impulse and play goes on.
    .title = The Viet Minh pass

rule-4-0Ca = Both players may discard cards, the Viet Minh first.
    .title = End Phase: discards

rule-4-0Cb = After the supply roll all Viet Minh units become fresh, and so do the French ones in areas with supply. French units in an area out of supply stay as they are.
    .title = End Phase: supply and recovery

rule-4-0Cc = All fire markers and Out of Supply markers come off the map.
    .title = End Phase: markers off

rule-4-0Cd = The Viet Minh roll for replacements, except on turn 1 or with the No Replacements marker. Then both sides place what arrives, the Viet Minh first.
    .title = End Phase: arrivals

rule-4-0Ce = After turn 8 the game is over. Otherwise the turn marker moves on by one.
    .title = End of the turn

## 5. Tactical cards

rule-5-1a = Draw until the hand equals the figure on the turn track plus bonus cards. A hand that is larger is discarded down to it.
    .title = Size of the hand

rule-5-1b = One more card for controlling all of areas 6, 9 and 14, and one for all of 16, 20 and 21. A set shared between the sides gives nothing.
    .title = Bonus cards

rule-5-1x = The track says 4 and the French hold both sets: they draw to six cards.
    .title = Example: French hand on turn 1

rule-5-2a = Where a card and a rule disagree, the card wins. Where the card is silent, the rule holds.
    .title = Cards before rules

rule-5-2b = An impulse card takes up its player’s whole impulse. Only one may be played in an impulse.
    .title = Impulse cards

rule-5-2c = Of a card with two effects you use one, never both.
    .title = Two effects, one choice

rule-5-2d = A card that is not an impulse card may be played whenever its condition is met, in your own impulse or the enemy’s.
    .title = Other cards

rule-5-2e = Improved Defenses, Mortar Support and Night Assault add up. Mines, Débouchez à zéro! and Fighter Bombers may also be played in number, each resolved before the next.
    .title = Several copies at once

rule-5-2f = One copy doubles the terrain value; a second on the same attack triples it.
    .title = Improved Defenses twice

rule-5-2g = A played card goes face up to its owner’s discard pile, or leaves the game if it says so. Discarded without being played, it always goes to the discard pile.
    .title = Where cards go

rule-5-3 = Discard as many cards as you like, or none. Those you keep count towards the next hand.
    .title = Discarding in the End Phase

rule-5-4 = If a deck is too short for the draw, its discard pile is first shuffled in with what is left; then the cards are drawn. Each side has its own discards.
    .title = Reshuffle

## 6. Impulses

rule-6-0 = In an impulse a player makes one unit action, plays one impulse card or passes.
    .title = One action an impulse

rule-6-1a = Choose one area and any number of your fresh units there: they move or fire. Viet Minh units may also sap or assault.
    .title = Area and units

rule-6-1b = All the units chosen do the same thing, to the same area. Only Counter Attack brings together units of several areas.
    .title = The same for all

rule-6-1c = Units that acted become spent when the action is over. The others stay fresh.
    .title = Units that acted

rule-6-2 = An impulse card is the action of the impulse. No unit action goes with it, unless the card includes one.
    .title = Card action

## 7. Movement

rule-7-0a = A unit has as many movement points as its movement figure. It cannot enter an area it cannot pay for.
    .title = Movement points

rule-7-0b = Entering an adjacent area costs 1 point.
    .title = Base cost

rule-7-0c = One more point, once only, if the area is enemy-controlled, holds an enemy unit or lies across the river.
    .title = Dearer to enter

rule-7-0d = One more point, once only, if the area left is enemy-controlled or holds an enemy unit.
    .title = Dearer to leave

rule-7-0e = Between 29 and 28 and between 29 and 21 the river costs nothing. Enemy control or an enemy unit still does.
    .title = Bridges

rule-7-0f = Viet Minh units cannot move into a French-controlled area with French units. They can only assault it.
    .title = Defended areas

rule-7-0g = French units cannot move into red areas, which line the map edge.
    .title = Red areas closed to the French

rule-7-0h = French armour crosses the river only by one of the two bridges, in movement and in retreat.
    .title = Armour and the river

rule-7-0i = Extra costs are judged for each step as it is made. Control gained on entering already counts for the next step.
    .title = Step by step

rule-7-0ix = A French unit enters an empty Viet Minh area for 2 points. The area becomes French, so leaving it again costs nothing extra.
    .title = Example: control gained on the way

rule-7-0j = Units that move together go from one area to one area, with the lowest movement among them.
    .title = A stack moves as one

rule-7-0k = At most nine units of a side in an area at any time, even in passing.
    .title = Stacking limit

rule-7-0kx = Where eight friendly units stand, a stack of two can neither stop nor pass. One unit can.
    .title = Example: stacking

rule-7-0l = When the move is over, the units that moved become spent.
    .title = Units that moved

rule-7-0x1 = To 7, Viet Minh and empty; to 11, Viet Minh and occupied; to 17, across the river with an enemy in it: each costs 2.
    .title = Example: French units in 10

rule-7-0x2 = French armour in 17 cannot go to 10 or 11: the river lies between and there is no bridge.
    .title = Example: armour in 17

rule-7-0x3 = To 11: 1, plus 1 for river and enemy, plus 1 for leaving the enemy: 3. To 10: 1, plus 1 for the river, plus 1 for leaving: 3.
    .title = Example: another French unit in 17

rule-7-0x4 = With 2 points it goes nowhere: 10 is French and defended, and 14 and 11 would each cost 3.
    .title = Example: Viet Minh unit in 17

## 8. Fire

rule-8-0 = Units with firepower 1 or more, or a card. All the units firing have the same target area.
    .title = Who may fire

rule-8-1a = Units fire at enemies in their own area or an adjacent one, river or not. Friendly units there are not touched.
    .title = Range and targets

rule-8-1b = Fire into an adjacent area puts a marker of the firing side in the area it fires from. Fire within one’s own area does not.
    .title = Placing a fire marker

rule-8-1c = Once the fire is resolved, the units that fired become spent.
    .title = Units that fired

rule-8-2 = Follow the card, then discard it. Terrain counts as usual, and no fire marker is placed.
    .title = Fire by a card

rule-8-3 = Count attack points, then defence points, then damage.
    .title = Three steps

rule-8-3-1 = Two dice plus the firepower of all the units firing, plus what cards add.
    .title = Attack points

rule-8-3-2 = The best defence of a single target unit, by the side it shows, plus the terrain value of the area with its trenches.
    .title = Defence points

rule-8-3-2a = The terrain value counts 0 if the units firing are in the target area.
    .title = No terrain: same area

rule-8-3-2b = The terrain value counts 0 if the side fired at does not control the area.
    .title = No terrain: no control

rule-8-3-2c = The terrain value counts 0 if the area holds a fire marker of the side fired at. The firing side’s own marker does not matter.
    .title = No terrain: own fire marker

rule-8-3-2d = The terrain value counts 0 for the defenders of an area under assault.
    .title = No terrain: assault

rule-8-3-3 = Attack points minus defence points. At 0 or less nothing happens; from 1 up the points must be applied as far as possible.
    .title = Damage points

rule-8-4 = 1 point flips a fresh unit or makes a spent one retreat. 2 eliminate a spent unit, or flip a fresh one and make it retreat. 3 eliminate a fresh unit; the owner chooses, and one unit may take several results.
    .title = What damage buys

rule-8-4a = If a card says so, the firing side spreads the points over the enemy units. Where a unit retreats to remains its owner’s choice.
    .title = Damage allotted by the firing side

rule-8-4ax = The French allot 3 points to two Viet Minh units: all three on one, or two on one and one on the other.
    .title = Example: the firing side allots

rule-8-4-1 = The owner chooses freely, but must use as many points as can be used. The rest is lost.
    .title = As much as possible

rule-8-4-1x = 5 points on one fresh unit alone: it is eliminated for 3, and 2 are lost.
    .title = Example: surplus damage

rule-8-4-2a = To an adjacent area its own side controls, never a red one for the French. If there is none, the unit is eliminated.
    .title = Where to retreat

rule-8-4-2b = French armour retreats across the river only by a bridge.
    .title = Armour in retreat

rule-8-4-2c = Take the area with the fewest enemy units among those with room. Room comes first: an area with enemies and room is taken before an empty one that would be overstacked.
    .title = Which area

rule-8-4-2d = Between equal areas the owner chooses, for each unit separately.
    .title = Equal areas

rule-8-4-2e = A unit may overstack only if no other adjacent area of its own is open. It must then retreat again by the same rules, and so on.
    .title = Chain retreats

rule-8-4-2f = A retreating unit never enters the area that was fired at, nor, in a chain retreat, the one it has just left. With nowhere to go it is eliminated.
    .title = No way back

rule-8-4x1 = Firepower 3 + 1 + 1 + 2 and dice of 6 make 13. Best defence 8, terrain 1 and trench 1 make 10. Damage: 3.
    .title = Fire example: the sum

rule-8-4x2 = Eliminate one fresh unit; or flip one, and flip another that retreats to 7 or 8. Areas 10, 14 and 17 are French and closed to it.
    .title = Fire example: taking 3 points

rule-8-4x3 = A French fire marker lies in 10, and the four French units are spent.
    .title = Fire example: afterwards

## 9. Sapping

rule-9-0a = Only the Viet Minh sap, in an area they control. It is their action of the impulse and raises the trench level there, up to 3.
    .title = Who saps and where

rule-9-0b = Flip two fresh units of the area for each level. Several levels may be dug in one action.
    .title = Sapping with units

rule-9-0c = Discard a card instead: one Viet Minh-controlled area gains as many levels as the card’s trench value. No unit is flipped and the card does nothing else.
    .title = Sapping with a card

rule-9-1a = Each level adds 1 to the terrain value for the Viet Minh. Printed figure and trenches together never count more than 3.
    .title = Trenches and terrain

rule-9-1ax = Printed 2 and trench level 2 count 3.
    .title = Example: never above 3

rule-9-1b = Trenches stay in an area without units. They vanish at once when the French gain control.
    .title = Trenches stay or go

## 10. Assault

rule-10-0a = Only the Viet Minh assault: fresh units of one area, against an adjacent French-controlled area with French units. River and movement points do not matter.
    .title = Who assaults what

rule-10-0b = The area the assault starts from needs trench level 3. On turn 1, or with Surprise Assault, any level will do, even 0.
    .title = Trench needed

rule-10-0c = The assaulting units fire; the defenders have no terrain value. An assault leaves no fire marker anywhere.
    .title = How it is resolved

rule-10-0d = If no French unit is left, all the assaulting units move in and take control at once. Then they become spent.
    .title = Success

rule-10-0e = If a French unit is left, the assaulting units stay where they are and become spent.
    .title = Failure

rule-10-0f = Won or lost, the assault costs one assaulting unit of the Viet Minh’s choice, and one more for each re-roll by Giap Demands Success.
    .title = Price of an assault

rule-10-0g = One re-roll fewer than there are assaulting units. Even if all are lost after a success, the area stays Viet Minh: they took it before they were removed.
    .title = Limit of re-rolls

rule-10-0gx = Seven units may re-roll six times and all be lost. After a success the area is still Viet Minh.
    .title = Example: seven units

rule-10-0h = Assaulting units and Viet Minh units already in the area may not exceed nine. The unit the assault will cost is not deducted.
    .title = Stacking in an assault

rule-10-0hx = If two Viet Minh units are in the area, at most seven may assault it.
    .title = Example: two already there

rule-10-0i = It is allowed even with French units in the area it starts from. If every Viet Minh unit leaves by success, that area becomes French and loses its trenches.
    .title = Assault out of a shared area

rule-10-0j = On turn 1 the Viet Minh may assault any adjacent area, whatever the trench level where they start from.
    .title = Turn 1

rule-10-0x1 = Nine units in 14, whose trenches are below 3, assault 17 thanks to Surprise Assault. Night Assault adds 3 to the dice.
    .title = Assault example: declaration

rule-10-0x2 = Flares cancel every Night Assault played, one or two. The assault goes on without the bonus.
    .title = Assault example: Flares

rule-10-0x3 = Firepower 6 and dice of 7 make 13, against a best defence of 8 without terrain: 5 damage points.
    .title = Assault example: Débouchez à zéro!

rule-10-0x4 = Flip five, and four go on; eliminate one and flip two, and six go on; or eliminate one and flip one that retreats to 11 or 8, and seven go on. Go on they must.
    .title = Assault example: taking 5 points

rule-10-0x5 = After Débouchez à zéro! a second copy may be played in the same assault, but Mines may not.
    .title = Assault example: no Mines any more

rule-10-0x6 = Firepower 9 against defence 10. Three fresh units are surely cleared by 8 points (3 + 3 + 2), so by dice of 9 or more.
    .title = Assault example: what is needed

rule-10-0x7 = The dice show 2: 1 damage point. Re-rolls give 6, then 12: 9 + 12 − 10 = 11 points. Nine eliminate the three French units, two are lost.
    .title = Assault example: Giap re-rolls

rule-10-0x8 = Seven units enter 17 and take it, all spent. Three are eliminated, one for the assault and two for the re-rolls; four remain.
    .title = Assault example: the outcome

## 11. French supply

rule-11-0a = In the End Phase the French roll two dice, plus 2 for each runway area and plus 1 for each green area the Viet Minh control.
    .title = Supply roll

rule-11-0b = 2 to 8: every area is supplied. 9 to 15: one is not. 16 or more: two are not. Heavy Flak adds one, even to none.
    .title = Result of the roll

rule-11-0c = The Viet Minh choose the areas and mark them Out of Supply. French units there do not become fresh this turn.
    .title = Choosing the areas

## 12. Replacements and reinforcements

rule-12-1a = In each End Phase the Viet Minh roll a die, halve it rounding up, and take that many units from the Replacement box, if it has them. Not on turn 1 nor after Emergency Replacements.
    .title = Replacement roll

rule-12-1b = They are 1-7-2 units, placed with the reinforcements and by the same rules.
    .title = Replacement units

rule-12-2 = A unit with a turn number arrives in the End Phase of that turn.
    .title = Reinforcements

rule-12-3a = The Viet Minh place first, all units fresh: in any area they control, or in a French area without French units next to an unbroken chain of their own areas from the map edge. Such an area becomes Viet Minh at once.
    .title = Viet Minh placement

rule-12-3b = The French place in any area they control, even beside Viet Minh units.
    .title = French placement

rule-12-3c = Units are placed singly or together, up to nine of a side in an area. A unit with no area to go to is eliminated.
    .title = One by one or together

## 13–14. Control and victory

rule-13-0a = Each area starts under the control printed on the map.
    .title = Control at the start

rule-13-0b = As soon as the side in control has no unit in an area and the other has one, control passes. An empty area keeps its owner.
    .title = Change of control

rule-14-0 = After turn 8 the Viet Minh win if they control at least six victory areas, those with a printed 3. Otherwise the French win; there is no draw.
    .title = Victory

## 15–16. Bidding, abbreviations, credits

rule-15-0a = Each player bids a number of victory areas. The higher bidder leads the Viet Minh and must control that many at the end, in place of six.
    .title = Option: bidding for sides

rule-15-0b = If the bids are equal, dice decide the sides. The bid is still the target.
    .title = Option: equal bids

rule-16-0 = BEP, BPC, BPVN and RCP are airborne; DBLE and REI the Foreign Legion; RTA and RTM Algerian and Moroccan riflemen. BT and GMPT are Thai, RCC tanks, GAACEO anti-aircraft guns.
    .title = Abbreviations

rule-intro-credits = Design by Nick Richardson, development by Brian Youse, graphics by Niko Eskubi, 2014.
    .title = Credits

rule-intro-summary = A summary closes the French rulebook. It settles the order of the two passes that end the Impulse Phase and adds that the unit an assault costs is not deducted for stacking.
    .title = Summary sheet

## French cards

rule-card-fr-01 = After the dice of any attack or assault on the French, damage drops by one point for each French unit in the area, whoever would take it. The card then leaves the game.
    .title = { card-fr-01 }

rule-card-fr-02 = After the dice of one French attack, by units or by a card, both dice are rolled again. The new total stands even if it is worse. Viet Minh dice are out of its reach.
    .title = { card-fr-02 }

rule-card-fr-03 = { rule-card-fr-02 }
    .title = { card-fr-03 }

rule-card-fr-04 = Once an assault is declared, firepower 6 hits the assaulting units, without terrain. Those still fresh go on; if none is, the impulse ends and the assault costs no unit. Copies follow one another, but never together with Mines.
    .title = { card-fr-04 }

rule-card-fr-05 = { rule-card-fr-04 }
    .title = { card-fr-05 }

rule-card-fr-06 = As a whole impulse, all French units of one area become fresh.
    .title = { card-fr-06 }

rule-card-fr-07 = Cancels all the Night Assault cards of one assault, however many. The assault goes on.
    .title = { card-fr-07 }

rule-card-fr-08 = { rule-card-fr-07 }
    .title = { card-fr-08 }

rule-card-fr-09 = As a whole impulse, on turns 1 to 4: a die brings starred units, fresh, to area 38. On 1–3 two infantry, on 4–5 one armour, on 6 one of each. The card then leaves the game.
    .title = { card-fr-09 }

rule-card-fr-10 = Played before the dice of one attack by French units, it brings the terrain value of the target area down to 0.
    .title = { card-fr-10 }

rule-card-fr-11 = Once a French-controlled area is assaulted, a die says how many assaulting units become spent on the spot, at Viet Minh choice. Those still fresh must go on; if none is, the impulse ends and the assault costs no unit. Copies follow one another, but never together with Débouchez à zéro!
    .title = { card-fr-11 }

rule-card-fr-12 = { rule-card-fr-11 }
    .title = { card-fr-12 }

rule-card-fr-13 = Played before the dice, it adds 3 to the firepower of one attack by French units, not by a card. Copies add up.
    .title = { card-fr-13 }

rule-card-fr-14 = { rule-card-fr-13 }
    .title = { card-fr-14 }

rule-card-fr-15 = { rule-card-fr-13 }
    .title = { card-fr-15 }

rule-card-fr-16 = As a whole impulse, right after losing an area: fresh adjacent units that can pay for it move in, within the stacking limit, and attack the enemy there without terrain. They stay, spent, and leave no fire marker.
    .title = { card-fr-16 }

rule-card-fr-17 = { rule-card-fr-16 }
    .title = { card-fr-17 }

rule-card-fr-18 = As a whole impulse, a firepower 6 attack on any area.
    .title = { card-fr-18 }

rule-card-fr-19 = { rule-card-fr-18 }
    .title = { card-fr-19 }

rule-card-fr-20 = At any time in the French impulse, a firepower 4 attack on any area. The French allot the damage and no unit may be made to retreat; points that fit nothing are lost. Copies follow one another.
    .title = { card-fr-20 }

rule-card-fr-21 = { rule-card-fr-20 }
    .title = { card-fr-21 }

rule-card-fr-22 = As a whole impulse, either a firepower 7 attack on an area adjacent to a French-controlled one, or the removal of all trenches there.
    .title = { card-fr-22 }

rule-card-fr-23 = { rule-card-fr-22 }
    .title = { card-fr-23 }

rule-card-fr-24 = { rule-card-fr-22 }
    .title = { card-fr-24 }

rule-card-fr-25 = { rule-card-fr-22 }
    .title = { card-fr-25 }

rule-card-fr-26 = { rule-card-fr-22 }
    .title = { card-fr-26 }

rule-card-fr-27 = As a whole impulse, either a firepower 10 attack on an area adjacent to a French-controlled one, or the removal of all trenches there.
    .title = { card-fr-27 }

## Viet Minh cards

rule-card-vm-01 = In a French impulse, before the dice, the terrain value of the area attacked is doubled, trenches included: up to 6. Two copies triple it: up to 9.
    .title = { card-vm-01 }

rule-card-vm-02 = { rule-card-vm-01 }
    .title = { card-vm-02 }

rule-card-vm-03 = At any time in the Viet Minh impulse: in a French-controlled area without Viet Minh units, up to a die’s worth of fresh French units become spent, at Viet Minh choice. Any surplus is lost.
    .title = { card-vm-03 }

rule-card-vm-04 = After the dice of an assault, roll again and keep the higher total, for one more assaulting unit lost. One card allows this again and again, a unit each time. Firepower does not change in between.
    .title = { card-vm-04 }

rule-card-vm-05 = { rule-card-vm-04 }
    .title = { card-vm-05 }

rule-card-vm-06 = At any time in the Viet Minh impulse, not on turn 1, against a French-controlled area next to trench level 3. The French may retreat units first, fresh ones ending spent; then the Viet Minh allot a die of damage to those that stayed. The card then leaves the game.
    .title = { card-vm-06 }

rule-card-vm-07 = Cancels one Fighter Bombers or B-26 Bombers card as it is played.
    .title = { card-vm-07 }

rule-card-vm-08 = { rule-card-vm-07 }
    .title = { card-vm-08 }

rule-card-vm-09 = As a whole impulse, a firepower 12 attack on an area adjacent to a Viet Minh-controlled one; 13 against seven or more French units. The card then leaves the game.
    .title = { card-vm-09 }

rule-card-vm-10 = As a whole impulse, in an area adjacent to a Viet Minh-controlled one, each Thai unit rolls a die and is removed on 4 or more. The card then leaves the game.
    .title = { card-vm-10 }

rule-card-vm-11 = At the supply roll, one more French area goes without supply, even when all would have had it.
    .title = { card-vm-11 }

rule-card-vm-12 = As a whole impulse, one assault from an area of any trench level, even 0.
    .title = { card-vm-12 }

rule-card-vm-13 = { rule-card-vm-12 }
    .title = { card-vm-13 }

rule-card-vm-14 = { rule-card-vm-12 }
    .title = { card-vm-14 }

rule-card-vm-15 = At the end of one impulse of either side, not on turn 1: two replacement units, fresh, go to one Viet Minh-controlled area, within the stacking limit. There is then no replacement roll this turn.
    .title = { card-vm-15 }

rule-card-vm-16 = As a whole impulse, a firepower 9 attack on an area adjacent to a Viet Minh-controlled one; 10 against seven or more French units. Or, in the French impulse, it cancels one Artillery or TOT Artillery card.
    .title = { card-vm-16 }

rule-card-vm-17 = { rule-card-vm-16 }
    .title = { card-vm-17 }

rule-card-vm-18 = { rule-card-vm-16 }
    .title = { card-vm-18 }

rule-card-vm-19 = { rule-card-vm-16 }
    .title = { card-vm-19 }

rule-card-vm-20 = { rule-card-vm-16 }
    .title = { card-vm-20 }

rule-card-vm-21 = As a whole impulse, a firepower 8 attack on an area adjacent to a Viet Minh-controlled one; 10 against seven or more French units. Or, in the French impulse, it cancels one Artillery or TOT Artillery card.
    .title = { card-vm-21 }

rule-card-vm-22 = { rule-card-vm-21 }
    .title = { card-vm-22 }

rule-card-vm-23 = { rule-card-vm-21 }
    .title = { card-vm-23 }

rule-card-vm-24 = { rule-card-vm-21 }
    .title = { card-vm-24 }

rule-card-vm-25 = Played before the dice of an assault, it adds 3 to them. Copies add up.
    .title = { card-vm-25 }

rule-card-vm-26 = { rule-card-vm-25 }
    .title = { card-vm-26 }

rule-card-vm-27 = { rule-card-vm-25 }
    .title = { card-vm-27 }
