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

player = Player { $number }

## Areas

area-1 = Northwest ridges
    .full = 1 { area-1 }
area-2 = Pavie Track, north
    .full = 2 { area-2 }
area-3 = Upper Nam Yum
    .full = 3 { area-3 }
area-4 = Western hills, far north
    .full = 4 { area-4 }
area-5 = Western hills, north
    .full = 5 { area-5 }
area-6 = Gabrielle
    .full = 6 { area-6 }
area-7 = Pavie Track flats
    .full = 7 { area-7 }
area-8 = Béatrice ridges
    .full = 8 { area-8 }
area-9 = Anne-Marie 1–2
    .full = 9 { area-9 }
area-10 = Dominique 4 and the east drain (Opéra)
    .full = 10 { area-10 }
area-11 = Nam Yum bend
    .full = 11 { area-11 }
area-12 = Western hills, centre
    .full = 12 { area-12 }
area-13 = Huguette 6–7 (Anne-Marie 3–4)
    .full = 13 { area-13 }
area-14 = Béatrice
    .full = 14 { area-14 }
area-15 = Eastern ridges, north
    .full = 15 { area-15 }
area-16 = Airstrip, north
    .full = 16 { area-16 }
area-17 = Dominique 1
    .full = 17 { area-17 }
area-18 = Dominique 2
    .full = 18 { area-18 }
area-19 = Huguette 1
    .full = 19 { area-19 }
area-20 = Airstrip, centre
    .full = 20 { area-20 }
area-21 = Airstrip, south
    .full = 21 { area-21 }
area-22 = Dominique 3
    .full = 22 { area-22 }
area-23 = Eastern ridges, centre
    .full = 23 { area-23 }
area-24 = Western paddies, north
    .full = 24 { area-24 }
area-25 = Huguette 2–5
    .full = 25 { area-25 }
area-26 = Françoise and Liliane
    .full = 26 { area-26 }
area-27 = Épervier
    .full = 27 { area-27 }
area-28 = Headquarters (village)
    .full = 28 { area-28 }
area-29 = Éliane 10–12 (bridgehead)
    .full = 29 { area-29 }
area-30 = Éliane 1
    .full = 30 { area-30 }
area-31 = Éliane 4
    .full = 31 { area-31 }
area-32 = Mont Chauve and Mont Fictif
    .full = 32 { area-32 }
area-33 = Western paddies, south
    .full = 33 { area-33 }
area-34 = Claudine
    .full = 34 { area-34 }
area-35 = Junon
    .full = 35 { area-35 }
area-36 = Éliane 3
    .full = 36 { area-36 }
area-37 = Éliane 2
    .full = 37 { area-37 }
area-38 = Road to Isabelle
    .full = 38 { area-38 }
area-39 = Southwest paddies
    .full = 39 { area-39 }
area-40 = South valley, west bank
    .full = 40 { area-40 }
area-41 = South valley, east bank
    .full = 41 { area-41 }
area-42 = Southeast ridges
    .full = 42 { area-42 }
area-none = no such area

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

## Types of counter in play: name, number of them

type-legion = Legion unit
    .count =
        { $n ->
            [one] { $n } Legion unit
           *[other] { $n } Legion units
        }
type-north-african = North African unit
    .count =
        { $n ->
            [one] { $n } North African unit
           *[other] { $n } North African units
        }
type-thai-battalion = Thai infantry unit
    .count =
        { $n ->
            [one] { $n } Thai infantry unit
           *[other] { $n } Thai infantry units
        }
type-para = airborne unit
    .count =
        { $n ->
            [one] { $n } airborne unit
           *[other] { $n } airborne units
        }
type-thai-partisans = Thai partisan unit
    .count =
        { $n ->
            [one] { $n } Thai partisan unit
           *[other] { $n } Thai partisan units
        }
type-armour = armour unit
    .count =
        { $n ->
            [one] { $n } armour unit
           *[other] { $n } armour units
        }
type-anti-aircraft = anti-aircraft unit
    .count =
        { $n ->
            [one] { $n } anti-aircraft unit
           *[other] { $n } anti-aircraft units
        }
type-vietnamese-para = Vietnamese airborne unit
    .count =
        { $n ->
            [one] { $n } Vietnamese airborne unit
           *[other] { $n } Vietnamese airborne units
        }
type-regular = regular unit
    .count =
        { $n ->
            [one] { $n } regular unit
           *[other] { $n } regular units
        }
type-elite = elite unit
    .count =
        { $n ->
            [one] { $n } elite unit
           *[other] { $n } elite units
        }
type-replacement = replacement unit
    .count =
        { $n ->
            [one] { $n } replacement unit
           *[other] { $n } replacement units
        }

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
