### Storm over Dien Bien Phu: the tactical cards. A copy of a card repeats the first of its kind. “You” is the side whose card it is.

## French cards

card-fr-01 = Bigeard Refuses to Leave
    .effect = Take one damage point off an attack or assault on the French for each French unit in the area attacked. The card is then removed from the game.
    .when = After the dice of any attack or assault on the French, before damage is applied.

card-fr-02 = Command Coordination
    .effect = Roll both dice of one French attack again. The new total stands, even if it is lower.
    .when = After the dice of any French attack, by units or by a card; never on Viet Minh dice.

card-fr-03 = { card-fr-02 }
    .effect = { card-fr-02.effect }
    .when = { card-fr-02.when }

card-fr-04 = Débouchez à zéro!
    .effect = Before an assault, attack the assaulting units with firepower 6; they have no terrain value, and damage is applied as usual. The assault goes on with those still fresh. If none is, the impulse ends and no unit is lost for the assault.
    .when = When an assault is declared, before its dice. Copies are resolved one after the other; never with Mines in the same assault.

card-fr-05 = { card-fr-04 }
    .effect = { card-fr-04.effect }
    .when = { card-fr-04.when }

card-fr-06 = Bordels mobiles de campagne
    .effect = Choose an area: all French units there become fresh.
    .when = In your impulse, as the whole impulse.

card-fr-07 = Flares
    .effect = Cancel every Night Assault card played in one assault. The assault goes on.
    .when = When an assault with Night Assault is declared, before its dice.

card-fr-08 = { card-fr-07 }
    .effect = { card-fr-07.effect }
    .when = { card-fr-07.when }

card-fr-09 = Relief Force from Isabelle
    .effect = Roll a die and put starred units, fresh, in area 38: two infantry on 1–3, one armour on 4–5, one infantry and one armour on 6. The card is then removed from the game.
    .when = In your impulse, as the whole impulse; turns 1 to 4 only.

card-fr-10 = Flamethrowers
    .effect = For one attack by French units the terrain value of the target area is 0.
    .when = Before the dice of an attack by French units.

card-fr-11 = Mines
    .effect = Roll a die: that many assaulting units, chosen by the Viet Minh, become spent where they are and drop out. The fresh ones must go on. If none is left, the impulse ends and no unit is lost for the assault.
    .when = When an assault on a French-controlled area is declared, before its dice. Copies are resolved one after the other; never with Débouchez à zéro! in the same assault.

card-fr-12 = { card-fr-11 }
    .effect = { card-fr-11.effect }
    .when = { card-fr-11.when }

card-fr-13 = Mortar Support
    .effect = Add 3 to the firepower of one attack by French units. Attacks made by cards get nothing from it.
    .when = Before the dice of an attack by French units; copies add up.

card-fr-14 = { card-fr-13 }
    .effect = { card-fr-13.effect }
    .when = { card-fr-13.when }

card-fr-15 = { card-fr-13 }
    .effect = { card-fr-13.effect }
    .when = { card-fr-13.when }

card-fr-16 = Counter Attack
    .effect = Any fresh French units adjacent to the area just lost that can pay the cost move in together, up to nine. All of them then attack the enemy there, without terrain value. They end spent in the area and leave no fire marker.
    .when = In your impulse, as the whole impulse; only if you lost control of an area in the impulse just before.

card-fr-17 = { card-fr-16 }
    .effect = { card-fr-16.effect }
    .when = { card-fr-16.when }

card-fr-18 = B-26 Bombers
    .effect = Attack any one area with firepower 6.
    .when = In your impulse, as the whole impulse.

card-fr-19 = { card-fr-18 }
    .effect = { card-fr-18.effect }
    .when = { card-fr-18.when }

card-fr-20 = Fighter Bombers
    .effect = Attack any one area with firepower 4. The French allot the damage and may not make a unit retreat: 1 flips a fresh unit, 2 eliminates a spent one, 3 a fresh one. Points that fit nothing are lost.
    .when = At any time in your impulse, beside its action. Copies are resolved one after the other.

card-fr-21 = { card-fr-20 }
    .effect = { card-fr-20.effect }
    .when = { card-fr-20.when }

card-fr-22 = Artillery
    .effect = Attack an area adjacent to a French-controlled area with firepower 7. Or remove the trench marker, whatever its level, from such an area.
    .when = In your impulse, as the whole impulse.

card-fr-23 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-24 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-25 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-26 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-27 = TOT Artillery
    .effect = Attack an area adjacent to a French-controlled area with firepower 10. Or remove the trench marker, whatever its level, from such an area.
    .when = In your impulse, as the whole impulse.

## Viet Minh cards

card-vm-01 = Improved Defenses
    .effect = Double the terrain value of an area the French attack, trenches included: 6 at most. Two copies on the same attack triple it: 9 at most.
    .when = In a French impulse, before the dice of a French attack; two copies may be played together.

card-vm-02 = { card-vm-01 }
    .effect = { card-vm-01.effect }
    .when = { card-vm-01.when }

card-vm-03 = Rats of the Nam Yum
    .effect = Choose a French-controlled area without Viet Minh units and roll a die. Up to that many fresh French units there, chosen by the Viet Minh, become spent; any surplus is lost.
    .when = At any time in your impulse, beside its action.

card-vm-04 = Giap Demands Success
    .effect = Roll both dice of an assault again and keep the higher total; the assault costs one more assaulting unit. You may go on re-rolling, one more unit each time, while the assault has units left to pay. Firepower is not reduced in between.
    .when = After the dice of an assault.

card-vm-05 = { card-vm-04 }
    .effect = { card-vm-04.effect }
    .when = { card-vm-04.when }

card-vm-06 = Detonate Mine Shaft
    .effect = Choose a French-controlled area adjacent to an area with trench level 3. The French may first retreat any units from it; fresh ones become spent. Roll a die: the Viet Minh allot that many damage points to the French units still there. The card is then removed from the game.
    .when = At any time in your impulse, beside its action; not on turn 1.

card-vm-07 = Poor Weather
    .effect = Cancel one Fighter Bombers or B-26 Bombers card.
    .when = When the French play a bomber card in their impulse.

card-vm-08 = { card-vm-07 }
    .effect = { card-vm-07.effect }
    .when = { card-vm-07.when }

card-vm-09 = Katyusha Rockets
    .effect = Attack an area adjacent to a Viet Minh-controlled area with firepower 12; 13 if seven or more French units are there. The card is then removed from the game.
    .when = In your impulse, as the whole impulse.

card-vm-10 = Propaganda
    .effect = Choose an area with Thai units adjacent to a Viet Minh-controlled area and roll a die for each Thai unit there: any that rolls 4 or more leaves the game. The card is then removed from the game.
    .when = In your impulse, as the whole impulse.

card-vm-11 = Heavy Flak
    .effect = One more area is out of supply, even if the supply roll left none.
    .when = At the supply roll of the End Phase.

card-vm-12 = Surprise Assault
    .effect = Make an assault from an area of any trench level, even 0.
    .when = In your impulse, as the whole impulse.

card-vm-13 = { card-vm-12 }
    .effect = { card-vm-12.effect }
    .when = { card-vm-12.when }

card-vm-14 = { card-vm-12 }
    .effect = { card-vm-12.effect }
    .when = { card-vm-12.when }

card-vm-15 = Emergency Replacements
    .effect = Put two units from the Replacement box, fresh, in one Viet Minh-controlled area, within the stacking limit. There is no replacement roll this turn: the No Replacements marker lies on the turn track until the turn ends.
    .when = At the end of any one impulse, yours or French; not on turn 1.

card-vm-16 = 105mm Artillery
    .effect = Attack an area adjacent to a Viet Minh-controlled area with firepower 9; 10 if seven or more French units are there. Or, as counter-battery fire, cancel one Artillery or TOT Artillery card.
    .when = The attack: in your impulse, as the whole impulse. Counter-battery fire: when the French play an artillery card.

card-vm-17 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-18 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-19 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-20 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-21 = 75mm Artillery
    .effect = Attack an area adjacent to a Viet Minh-controlled area with firepower 8; 10 if seven or more French units are there. Or, as counter-battery fire, cancel one Artillery or TOT Artillery card.
    .when = The attack: in your impulse, as the whole impulse. Counter-battery fire: when the French play an artillery card.

card-vm-22 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-23 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-24 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-25 = Night Assault
    .effect = Add 3 to the dice of an assault.
    .when = In your assault, before its dice; copies add up.

card-vm-26 = { card-vm-25 }
    .effect = { card-vm-25.effect }
    .when = { card-vm-25.when }

card-vm-27 = { card-vm-25 }
    .effect = { card-vm-25.effect }
    .when = { card-vm-25.when }
