### Saigon 75: Event cards (1-20) and solo cards (21-30). The side a card favours makes its choices, whoever plays it; for a green card the player who plays it does.

## Event cards

card-1 = American Deliveries
    .effect = The South puts up to two air markers from its off-board stock into the available box, at no activation cost. The box still holds five at most.
    .when = At once.

card-2 = Ammunition Shortage
    .effect = In every combat of this phase the North rolls one battle die fewer, but at least one.
    .when = In every combat of the phase.

card-3 = Air Raids
    .effect = In one combat of this phase the South adds two battle dice, within the limit of five. They need no air marker and cause no attrition roll.
    .when = Declared with the bonus dice of one combat.

card-4 = Strategic Redeployment
    .effect = The South moves up to five units to any provinces, without regard to movement limits; River Patrols stay on the Mekong and nobody enters Cambodia, Laos or North Vietnam. This is each unit’s one move of the turn, but does not activate it. Stacking is judged when movement ends.
    .when = At once.

card-5 = General Mobilisation
    .effect = The South brings one reduced division on the map back to full strength. It also returns one eliminated Ranger battalion or Mechanised regiment to Saigon, if it controls Saigon and there is room.
    .when = At once.

card-6 = Stubborn Resistance
    .effect = The South adds one battle die in each of up to two combats of this phase, attacking or defending.
    .when = Declared before each combat.

card-7 = Replacements
    .effect = The player of the card brings one of their reduced divisions back to full strength, on the map or in the NV Reserves.
    .when = At once.

card-8 = Monsoon
    .effect = During this phase nobody uses air markers, for combat or transport, or Infiltration markers. Mechanised regiments have one movement point.
    .when = For the whole phase.

card-9 = Diversion
    .effect = The North names a province. In a combat there during this phase the South has no bonus die of any kind.
    .when = At once, before movement.

card-10 = Armoured Support
    .effect = In one combat of this phase the North adds two battle dice, within the limit of five.
    .when = Declared before the combat.

card-11 = Viet Cong Infiltration
    .effect = The North puts up to two VC battalions from the NV Reserves into one province, within stacking; if none is there, one eliminated VC battalion instead. In an NV phase they may attack this phase on top of the two free VC, but do not move.
    .when = At once, before movement.

card-12 = Montagnard Revolt
    .effect = The North names a mountain province with SV units and picks one of them, which loses a step. The SV units left there cannot be activated this phase. If no mountain province holds SV units, nothing happens.
    .when = At once, before movement.

card-13 = Paralysed Command
    .effect = In one combat of this phase the South rolls two battle dice fewer, but at least one.
    .when = Declared before the combat.

card-14 = Crisis in Saigon
    .effect = At the desertion test of this turn the South loses two units more than the table says. Played by the North, the card stays on the board until then.
    .when = At the desertion test of the turn.

card-15 = American Aid Cut
    .effect = The South takes two air markers out of the available box, or all it has there if fewer, back to its off-board stock. They are not eliminated.
    .when = At once.

card-16 = Ho Chi Minh Trail
    .effect = The North takes back up to two used Infiltration markers, never holding more than five. It also returns one eliminated division to the NV Reserves, reduced.
    .when = At once.

card-17 = Corruption
    .effect = The North names a province: in a combat there during this phase the South rolls one battle die fewer, but at least one. The South also takes one air marker, if it has any, out of the available box back to its off-board stock.
    .when = At once, before movement.

card-18 = Evacuation
    .effect = The North names a province and picks up to two SV units there. The South moves each to an adjacent province it controls that has room; River Patrols stay on the Mekong. A unit with nowhere to go stays.
    .when = At once, before movement.

card-19 = Insurrection
    .effect = The North adds one battle die in each of up to two combats of this phase.
    .when = Declared before each combat.

card-20 = Convoy of Tears
    .effect = During this phase every SV unit that retreats from a province other than Saigon, forced or by choice, loses a step on arrival: a full division is reduced, any other unit is eliminated.
    .when = At each SV retreat of the phase.

## Solo cards

solo-21 = The highlands
    .movement = Towards Đắk Nông, Đắk Lắk, Pleiku and Kon Tum, nearest Saigon first.
    .combat = Attacks where the North has more units than the South.
    .momentum = The North uses no Objective token.
    .events = Red, then green, then yellow.

solo-22 = Saigon from the north-west
    .movement = Towards Saigon, Long An, An Lộc and Phước Bình, nearest Saigon first.
    .combat = Attacks where the North has at least as many units as the South.
    .momentum = An Objective token rerolls one die.
    .events = Red, then yellow, then green.

solo-23 = The Mekong
    .movement = Towards Long An, Kiên Giang, Cần Thơ and Cà Mau, nearest Saigon first.
    .combat = Attacks where the North has more units than the South.
    .momentum = The North uses no Objective token.
    .events = Yellow, then red, then green.

solo-24 = Reinforce, or the highlands
    .movement = Reinforces if the North is present in at least five provinces. Otherwise towards Đắk Nông, Đắk Lắk, Pleiku and Kon Tum, nearest Saigon first.
    .combat = Attacks where the North has at least as many units as the South.
    .momentum = The North uses no Objective token.
    .events = Red, then green, then yellow.

solo-25 = The central coast
    .movement = Towards Phú Yên, Nha Trang, Bình Định and Quảng Ngãi, nearest Saigon first.
    .combat = Attacks wherever it can.
    .momentum = An Objective token gives a strategic move.
    .events = Green, then red, then yellow.

solo-26 = Saigon and its approaches
    .movement = Towards Saigon, Long An, An Lộc, Phước Bình and Xuân Lộc, nearest Saigon first.
    .combat = Attacks wherever it can.
    .momentum = An Objective token gives one more activation.
    .events = Red, then yellow, then green.

solo-27 = Reinforce, or Saigon and its approaches
    .movement = Reinforces if the North is present in at least five provinces. Otherwise towards Saigon, Long An, An Lộc, Phước Bình and Xuân Lộc, nearest Saigon first.
    .combat = Attacks where the North has more units than the South.
    .momentum = An Objective token gives one more battle die.
    .events = Yellow, then green, then red.

solo-28 = Saigon and the west
    .movement = Towards Saigon, Long An, An Lộc and Phước Bình, nearest Saigon first.
    .combat = Attacks wherever it can.
    .momentum = An Objective token rerolls one die.
    .events = Red, then green, then yellow.

solo-29 = Saigon and the southern coast
    .movement = Towards Saigon, Xuân Lộc, Phan Thiết and Phan Rang, nearest Saigon first.
    .combat = Attacks where the North has at least as many units as the South.
    .momentum = An Objective token gives one more activation.
    .events = Green, then yellow, then red.

solo-30 = The northern provinces
    .movement = Towards Quảng Trị, Đà Nẵng and Quảng Ngãi, from north to south.
    .combat = Attacks where the North has at least as many units as the South.
    .momentum = An Objective token gives one more activation.
    .events = Red, then green, then yellow.
