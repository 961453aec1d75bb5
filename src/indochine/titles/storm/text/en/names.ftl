### Storm over Dien Bien Phu: names of the title, sides, areas, units, markers, boxes, phases and actions.
###
### Glossary (one term per notion, in every sentence of the title)
### - French, Viet Minh: the two sides and their players; FR, VM: their labels
### - unit: infantry, airborne, anti-aircraft, armour; Thai, Legion, North African; elite, regular, replacement
### - fresh, spent: the two sides of a unit; to flip: fresh to spent; to recover: spent to fresh
### - firepower, defence, movement: the three figures of a unit
### - area; terrain value: the printed figure of an area with its trenches; adjacent; map edge; river, bridge; west bank, east bank
### - runway area (blue number), green area, red area, victory area, bonus area (white or gray set)
### - turn; Draw Phase, Impulse Phase, End Phase; impulse: one player’s go; action: what is done in it; to pass
### - actions: move, fire, sap, assault; impulse card: a card that is the whole impulse
### - movement point; stack, stacking limit, overstacking
### - fire, attack (fire by units or by a card), target area; attack points, defence points, damage points; to allot damage; to apply damage
### - flip, retreat, eliminate; chain retreat
### - sapping, trench, trench level (of an area), trench value (of a card)
### - assault, assaulting unit, re-roll
### - tactical card; hand, deck, discard pile; to play, to discard, to cancel, to remove from the game; copy (of a card); bonus card
### - supply, supply roll, out of supply; replacements, replacement roll; reinforcements; starred unit; set-up
### - Out of Supply, No Replacements, control, fire, trench, turn: the markers
### - turn track, Replacement box, control box
### - die, dice (six-sided); bid

## Title

title-name = Storm over Dien Bien Phu
title-about = March 1954: the garrison of Dien Bien Phu is surrounded and the Viet Minh dig towards its strongpoints. The Viet Minh have eight turns of a week each, up to 7 May, to take six of the nine victory areas by trench and assault; the French fall back, strike back and depend on what still reaches them by air. Areas, alternating impulses and a deck of tactical cards for each side. A game for two players. Designed by Nick Richardson, developed by Brian Youse, published by Multi-Man Publishing.

## Sides and seats

side-FR = French
    .short = FR
side-VM = Viet Minh
    .short = VM

seat-FR = French
seat-VM = Viet Minh

## Areas

area-1 = Northwest ridges
area-2 = Pavie Track, north
area-3 = Upper Nam Yum
area-4 = Western hills, far north
area-5 = Western hills, north
area-6 = Gabrielle
area-7 = Pavie Track flats
area-8 = Béatrice ridges
area-9 = Anne-Marie 1–2
area-10 = Dominique 4 and the east drain (Opéra)
area-11 = Nam Yum bend
area-12 = Western hills, centre
area-13 = Huguette 6–7 (Anne-Marie 3–4)
area-14 = Béatrice
area-15 = Eastern ridges, north
area-16 = Airstrip, north
area-17 = Dominique 1
area-18 = Dominique 2
area-19 = Huguette 1
area-20 = Airstrip, centre
area-21 = Airstrip, south
area-22 = Dominique 3
area-23 = Eastern ridges, centre
area-24 = Western paddies, north
area-25 = Huguette 2–5
area-26 = Françoise and Liliane
area-27 = Épervier
area-28 = Headquarters (village)
area-29 = Éliane 10–12 (bridgehead)
area-30 = Éliane 1
area-31 = Éliane 4
area-32 = Mont Chauve and Mont Fictif
area-33 = Western paddies, south
area-34 = Claudine
area-35 = Junon
area-36 = Éliane 3
area-37 = Éliane 2
area-38 = Road to Isabelle
area-39 = Southwest paddies
area-40 = South valley, west bank
area-41 = South valley, east bank
area-42 = Southeast ridges

## Sectors

sector-north = Northern strongpoints
sector-airstrip = Airstrip
sector-huguette = Huguette
sector-dominique = Dominique
sector-eliane = Éliane
sector-centre = Central position
sector-edge = Map edge

## Kinds of area

zone-runway = runway area
zone-green = green area
zone-red = red area
zone-victory = victory area
zone-white = area of the white bonus set
zone-gray = area of the gray bonus set
bank-west = west bank
bank-east = east bank
border-open = open border
border-river = river
border-bridge = bridge

## Types of unit: name, number of them, counter code

kind-infantry = infantry unit
    .count =
        { $n ->
            [one] { $n } infantry unit
           *[other] { $n } infantry units
        }
    .code = INF
kind-airborne = airborne unit
    .count =
        { $n ->
            [one] { $n } airborne unit
           *[other] { $n } airborne units
        }
    .code = ABN
kind-anti-aircraft = anti-aircraft unit
    .count =
        { $n ->
            [one] { $n } anti-aircraft unit
           *[other] { $n } anti-aircraft units
        }
    .code = AA
kind-armour = armour unit
    .count =
        { $n ->
            [one] { $n } armour unit
           *[other] { $n } armour units
        }
    .code = ARM

## Classes of unit: name, number of them, counter code

class-legion = Legion unit
    .count =
        { $n ->
            [one] { $n } Legion unit
           *[other] { $n } Legion units
        }
    .code = LEG
class-north-african = North African unit
    .count =
        { $n ->
            [one] { $n } North African unit
           *[other] { $n } North African units
        }
    .code = NAF
class-thai = Thai unit
    .count =
        { $n ->
            [one] { $n } Thai unit
           *[other] { $n } Thai units
        }
    .code = THA
class-para = airborne unit
    .count =
        { $n ->
            [one] { $n } airborne unit
           *[other] { $n } airborne units
        }
    .code = ABN
class-anti-aircraft = anti-aircraft unit
    .count =
        { $n ->
            [one] { $n } anti-aircraft unit
           *[other] { $n } anti-aircraft units
        }
    .code = AA
class-armour = armour unit
    .count =
        { $n ->
            [one] { $n } armour unit
           *[other] { $n } armour units
        }
    .code = ARM
class-elite = elite unit
    .count =
        { $n ->
            [one] { $n } elite unit
           *[other] { $n } elite units
        }
    .code = ELI
class-regular = regular unit
    .count =
        { $n ->
            [one] { $n } regular unit
           *[other] { $n } regular units
        }
    .code = REG
class-replacement = replacement unit
    .count =
        { $n ->
            [one] { $n } replacement unit
           *[other] { $n } replacement units
        }
    .code = RPL

## Units in general

unit = unit
    .count =
        { $n ->
            [one] { $n } unit
           *[other] { $n } units
        }
face-fresh = fresh
    .count =
        { $n ->
            [one] { $n } fresh unit
           *[other] { $n } fresh units
        }
face-spent = spent
    .count =
        { $n ->
            [one] { $n } spent unit
           *[other] { $n } spent units
        }
value-firepower = firepower
value-defence = defence
value-movement = movement
value-terrain = terrain value
value-trench = trench value

## Abbreviations of the French formations

abbreviation-BEP = Bataillon étranger de parachutistes: Foreign Legion parachute battalion
abbreviation-BPC = Bataillon de parachutistes coloniaux: colonial parachute battalion
abbreviation-BPVN = Bataillon de parachutistes vietnamiens: Vietnamese parachute battalion
abbreviation-BT = Bataillon thaï: Thai battalion
abbreviation-DBLE = Demi-brigade de Légion étrangère: Foreign Legion half-brigade
abbreviation-GAACEO = Groupe antiaérien d’artillerie coloniale d’Extrême-Orient: Far East colonial anti-aircraft artillery
abbreviation-GMPT = Groupement mobile de partisans thaïs: mobile group of Thai partisans
abbreviation-RCC = Régiment de chasseurs à cheval: light cavalry regiment, here its tanks
abbreviation-RCP = Régiment de chasseurs parachutistes: parachute light infantry regiment
abbreviation-REI = Régiment étranger d’infanterie: Foreign Legion infantry regiment
abbreviation-RTA = Régiment de tirailleurs algériens: Algerian rifle regiment
abbreviation-RTM = Régiment de tirailleurs marocains: Moroccan rifle regiment

## Markers and trench levels

marker-control = control marker
marker-fire = fire marker
marker-trench = trench marker
marker-turn = turn marker
marker-out-of-supply = Out of Supply marker
marker-no-replacements = No Replacements marker

trench-0 = no trench
trench-1 = trench level 1
trench-2 = trench level 2
trench-3 = trench level 3

## Boxes and piles

place-turn-track = Turn track
place-replacements = Replacement box
place-eliminated = Eliminated
place-removed = Removed from the game
place-relief = Starred units, set aside
pile-hand = Hand
pile-deck = Deck
pile-discard = Discard pile
pile-removed = Cards removed from the game

## Turns

turn-1 = 13–19 March
turn-2 = 20–26 March
turn-3 = 27 March–2 April
turn-4 = 3–9 April
turn-5 = 10–16 April
turn-6 = 17–23 April
turn-7 = 24–30 April
turn-8 = 1–7 May

## Phases and their steps

phase-setup = Set-up
phase-draw = Draw Phase
phase-impulse = Impulse Phase
phase-end = End Phase

step-draw = drawing
step-impulse = impulse
step-discard = discards
step-supply = supply roll
step-recovery = recovery
step-markers = markers off
step-replacements = replacement roll
step-reinforcements = reinforcements
step-turn-end = end of the turn

## Actions

action-move = Move
action-fire = Fire
action-sap = Sap
action-assault = Assault
action-card = Impulse card
action-pass = Pass

## Results of damage

damage-flip = flip
damage-retreat = retreat
damage-flip-and-retreat = flip and retreat
damage-eliminate = eliminate
