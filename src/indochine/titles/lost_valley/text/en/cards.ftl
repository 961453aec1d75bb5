### The Lost Valley: the event cards. “You” is the French; a modifier above zero always helps the French. Terms: see names.ftl.

card-01 = Bruno Counter-attacks
    .effect = +2 on the assault roll of one French assault with at least one parachute battalion in it.
    .when = In the French Assault Phase.
    .condition = Turns 2 to 16; a parachute battalion takes part in the assault.

card-02 = Death of Colonel Gaucher
    .effect = Camp morale −1.
    .when = At once.
    .condition = Turns 1 to 4.

card-03 = Colonel Piroth’s Grenade
    .effect = Every artillery unit takes a morale check; those that fail are disrupted.
    .when = At once.
    .condition = Turns 2 to 6; at least one centre is Viet Minh-controlled.

card-04 = The Tai Go Home
    .effect = Every Tai unit takes a morale check. A battalion that fails loses a step; a company that fails is disrupted and used.
    .when = At once.
    .condition = Turns 2 to 10; at least one centre is Viet Minh-controlled.

card-05 = A Lull in the Battle
    .effect = No division assaults this turn; automatic control and sapping go on. Next turn every division counts as not having assaulted when strength is adjusted.
    .when = In the Viet Minh Assault Phase.
    .condition = Turns 2 to 16.

card-06 = Flooded Trenches
    .effect = −2 on the air support roll, −1 on the resource roll and −1 on every morale check of the Recovery Phase; but +1 on every sapping roll.
    .when = All turn, in the Air Support, Resource, Sapping and Recovery Phases.
    .condition = Turns 10 to 16.

card-07 = Thirty-seven Millimetre
    .effect = Viet Minh AAA +1.
    .when = At once.
    .condition = None.

card-08 = Langlais Takes Charge
    .effect = French movement costs no action point this turn.
    .when = In the Movement Phase.
    .condition = Turns 2 to 16.

card-09 = The Hospital Overflows
    .effect = Camp morale −1 and resource points −1.
    .when = At once.
    .condition = Turns 2 to 16.

card-10 = Flying Boxcars
    .effect = +3 on this turn’s resource roll.
    .when = In the Resource Phase.
    .condition = None.

card-11 = Airmen in the Trenches
    .effect = Put the CMAA, active, in Huguette, Épervier & Opéra or PC GONO: French-controlled, not encircled, within the stacking limit.
    .when = In the Reinforcement Phase.
    .condition = Turns 2 to 16; the airstrip is damaged or destroyed.

card-12 = Quad Fifties
    .effect = +2 on the assault roll of one Viet Minh assault.
    .when = In the Viet Minh Assault Phase.
    .condition = Turns 2 to 16; 1 GAACEO is in the assaulted centre or in one adjacent to it.

card-13 = War is Made with Artillery
    .effect = Before the sapping rolls every centre that can be sapped loses one fortifications level.
    .when = In the Sapping Phase.
    .condition = Turns 2 to 16.

card-14 = The Naval Air Arm
    .effect = Two more air support points this turn.
    .when = In the Air Support Phase.
    .condition = Turns 2 to 16.

card-15 = Bisons Forward
    .effect = +2 on one French assault roll or one raid roll with an armour unit in it.
    .when = In the French Assault Phase or the Raid Phase.
    .condition = An armour unit takes part.

card-16 = The Angel of Dien Bien Phu
    .effect = Camp morale +2.
    .when = At once, when drawn or when played from reserve.
    .condition = Turns 6 to 16.

card-17 = Coolies and Bicycles
    .effect = The two divisions with the lowest strength gain 1 each; between equals, the first in the order of action.
    .when = In the Viet Minh Logistics Phase.
    .condition = Turns 2 to 16.

card-18 = Mail Drop
    .effect = Camp morale +1.
    .when = At once.
    .condition = None.

card-19 = The Rats of the Nam Youm
    .effect = Resource points −1. Every infantry unit with morale 0 or less takes a morale check; those that fail are disrupted and used.
    .when = At once.
    .condition = Turns 5 to 16; SITREP is 0 or less.

card-20 = First Jump
    .effect = One reduced two-step infantry unit in a centre that is not encircled returns to full strength, within the stacking limit.
    .when = In the Reinforcement Phase.
    .condition = Turns 5 to 16; a drop zone or Huguette is French-controlled, and there is such a unit.

card-21 = Cognitive Dissonance
    .effect = You lose 2 of this turn’s action points.
    .when = In the Action Point Phase.
    .condition = Two or more centres are Viet Minh-controlled.

card-22 = Loudspeakers in the Night
    .effect = Every North African, Tai and Vietnamese infantry unit in a centre adjacent to a Viet Minh-controlled one or joined to a starting box takes a morale check; those that fail are disrupted.
    .when = At once.
    .condition = Turns 2 to 16.

card-23 = Intercepted Orders
    .effect = +1 on the roll of every Viet Minh assault this turn.
    .when = In the Viet Minh Assault Phase.
    .condition = Turns 2 to 16.

card-24 = Provincial Road 41
    .effect = One division of your choice loses 2 strength.
    .when = In the Viet Minh Logistics Phase.
    .condition = Turns 2 to 16.

card-25 = A Dump Goes Up
    .effect = Roll a die, halve it rounding up, and lose that many resource points.
    .when = At once.
    .condition = None.

card-26 = Drops behind the Wrong Wire
    .effect = −2 on this turn’s resource roll; the strongest division gains 1 strength.
    .when = In the Resource Phase.
    .condition = Turns 2 to 16; the Viet Minh AAA level is 5 or more.

card-27 = A General’s Stars
    .effect = Camp morale +2.
    .when = At once.
    .condition = Turns 8 to 14.

card-28 = Camerone Day
    .effect = Camp morale +1. This turn Legion units, parachute or not, have +1 assault and +1 morale.
    .when = Camp morale at once, the rest all turn.
    .condition = Turns 11 to 15.

card-29 = Operation Condor
    .effect = Camp morale +1. Division 304 loses 2 strength.
    .when = At once.
    .condition = Turns 9 to 15.

card-30 = Strike Surely, Advance Surely
    .effect = −2 on every sapping roll this turn.
    .when = In the Sapping Phase.
    .condition = Turns 2 to 16.

card-31 = The Mine under Éliane
    .effect = Before the assaults Éliane loses 2 fortifications levels and one step.
    .when = In the Viet Minh Assault Phase.
    .condition = Turns 13 to 16; Éliane is French-controlled.

card-32 = Rocket Organs
    .effect = −2 on the roll of every Viet Minh assault this turn.
    .when = In the Viet Minh Assault Phase.
    .condition = Turns 13 to 16.

card-33 = Guns in the Casemates
    .effect = Every artillery unit that gives support this turn undergoes counter-battery fire once, whatever the loss table says.
    .when = All turn, whenever artillery supports.
    .condition = Turns 2 to 16.

card-34 = Napalm
    .effect = One more air support point this turn, and +2 on every DAS roll.
    .when = In the Air Support Phase.
    .condition = Turns 2 to 16.

card-35 = Crachin
    .effect = No air support roll this turn: there are no air support points.
    .when = In the Air Support Phase.
    .condition = Turns 2 to 16.

card-36 = Raid on the Flak
    .effect = You may make one active parachute battalion used: Viet Minh AAA −2. You may also decline.
    .when = At once.
    .condition = Turns 3 to 16; a parachute battalion is active.

card-37 = Fresh Regiments
    .effect = Every shaken division gains 1 strength before it checks its status.
    .when = In the Viet Minh Logistics Phase.
    .condition = Turns 5 to 16.

card-38 = Rightist Tendencies
    .effect = Every division loses 1 strength before the status checks.
    .when = In the Viet Minh Logistics Phase.
    .condition = Turns 8 to 14.

card-39 = The Spiders Dig
    .effect = Of the centres that can be sapped, the one with the highest fortifications loses one level; a die breaks ties.
    .when = In the Sapping Phase.
    .condition = Turns 2 to 16.

card-40 = Prisoners Who Stayed
    .effect = Two different French-controlled centres of your choice, at the front or behind it, gain one fortifications level each, at no cost.
    .when = In the Fortification Phase.
    .condition = None.

card-41 = Quarrels in Hanoi
    .effect = A reinforcement due this turn arrives one turn later, without +1 for it on the resource roll. If none is due, resource points −1.
    .when = At once.
    .condition = Turns 2 to 16.

card-42 = Debouch at Zero
    .effect = This turn artillery support in defence costs no action point and no resource point. One assault that it supports gets another +1.
    .when = In the Viet Minh Assault Phase.
    .condition = Turns 2 to 16.

card-43 = Rumours
    .effect = Roll a die. 1 or 2: camp morale −1. 3 or 4: nothing. 5 or 6: camp morale +1.
    .when = At once.
    .condition = None.

card-44 = The Conference Opens
    .effect = No status check this turn: every division is active, 304 and 316 included.
    .when = In the Viet Minh Logistics Phase.
    .condition = Turns 11 to 16.

card-45 = Operation Vulture
    .effect = Roll a die. 5 or 6: every division loses 3 strength, Viet Minh AAA −3, camp morale +3. 1 to 4: Washington declines, camp morale −1.
    .when = At once.
    .condition = Turns 4 to 16; only with the option Operation Vulture.
