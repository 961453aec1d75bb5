### Silver Bayonet: names of the title, sides, scenarios, terrain, places, units, values, markers, phases and results.
###
### Glossary (one term per notion, in every sentence of the title)
### - FWA: Free World Allies, US and ARVN; PAVN: NVA and VC; US, ARVN, NVA, VC: the nations
### - unit: infantry, airborne, rangers, armour, artillery, mortar, scouts (1/9), DELTA, CIDG, HQ, brigade HQ, hospital, supply unit, leader, helicopter
### - step: full strength, reduced; to lose a step, to eliminate; fatigued, fatigue, to recover, extra fatigue
### - attack, bombardment strength, range, defence, efficiency rating (ER), stacking points, movement allowance, command value
### - efficiency test: to pass, to fail; die, modifier
### - hex, hexside, adjacent (next to); terrain defence value (TDV); zone of control (ZOC); motorised, on foot; movement point; road, river; border of Cambodia; box
### - stack, stacking limit, overstacked
### - game turn, player turn, phase, step (of a combat); active player; attacker, defender
### - maneuver combat, to maneuver; assault, to assault; to declare; odds, column, shift; lead unit
### - to refuse combat, refusal; to react, reaction
### - coordination: fully coordinated, partly coordinated (no support), uncoordinated, frontal assault
### - retreat, to stand (no retreat), advance after combat
### - bombardment: offensive, defensive; maneuver support; First Fire, Final Fire; air points, B-52, air defence fire (ADF)
### - landing zone (LZ): field, operational, hot; Special Forces camp (camp); US base: Camp Holloway
### - hidden marker, decoy, patrol, observation, ambush; replacements, reinforcements; victory points
### - “maneuver” is spelt as in the game; all else is British spelling

## Title

title-name = Silver Bayonet
title-about = Autumn 1965, the Ia Drang valley: the first battle of the Vietnam War between American and North Vietnamese regulars. North Vietnamese regiments come out of Cambodia to take the Special Forces camps before Pleiku; the South Vietnamese march to their relief, and the 1st Cavalry Division flies into the jungle with artillery, aircraft and helicopters behind it. Hexes, companies, maneuver combat and assault; attacks have to be coordinated, and defenders may slip away. A game for two players. Designed by Gene Billingsley and Mitchell Land, published by GMT Games.

## Sides and seats

side-FWA = Free World Allies
    .short = FWA
side-PAVN = People’s Army of Vietnam
    .short = PAVN
seat-FWA = Free World Allies
seat-PAVN = People’s Army of Vietnam

## Nations

nation-US = United States
    .short = US
nation-ARVN = Army of the Republic of Vietnam
    .short = ARVN
nation-NVA = North Vietnamese Army
    .short = NVA
nation-VC = Viet Cong
    .short = VC

## Scenarios

scenario-1 = 1. Duc Co
    .help = 10 to 17 August 1965, eight turns. The 32nd Regiment has shut in the camp of Duc Co; armour and rangers drive west along Highway 19 to break through, and one battalion lies in wait for them. The PAVN score for the camp and for ARVN losses, the FWA for NVA losses, for armour that reaches the camp, for holding it and for a free road. More points win, ten more are a great victory.
scenario-2 = 2. The Lure and the Ambush
    .help = 19 to 25 October 1965, seven turns. The 33rd Regiment besieges Plei Me so that a relief column sets out from Pleiku, and the 32nd waits for it beside the road. The FWA must bring the supply unit into the camp; Americans come once fighting has begun, and can be lifted forward. Five points ahead win, less is a draw.
scenario-3 = 3. LZ MARY
    .help = 3 and 4 November 1965, two turns. Scouts of 1/9 spring a night ambush and go back to their landing zone; companies of 8/66 follow them there. Can they hold until a company is flown in? Each step lost counts, and the landing zone at the end. Two small forces, one hex to hold: a good second game.
scenario-4 = 4. LZ X-RAY
    .help = 14 to 17 November 1965, four turns. Moore lands with two companies at the foot of the Chu Pong, beside a regiment. The PAVN win at once if they take the landing zone; otherwise the FWA must be five points ahead. Broken Arrow, B-52s, batteries on call and companies flown into a hot LZ.
scenario-5 = 5. LZ ALBANY
    .help = 17 and 18 November 1965, two turns. 2/7 is on the march in column when 8/66 strikes it from all sides; in this first fight terrain and guns are of no help. The PAVN must be four points ahead; otherwise the FWA have held.
scenario-6a = 6a. Tea Time, one turn
    .help = 12 November 1965, half a turn. By night the VC attack the brigade HQ on the tea plantation of Catecka, which has one battery and ten air points to defend it. No movement: declare, bombard, roll. The PAVN win if nothing is left in the hex. The shortest scenario, and the best first one.
scenario-6b = 6b. Tea Time, two turns
    .help = 12 and 13 November 1965. As 6a, but after a turn of American fire the VC attack a second time.
scenario-7 = 7. Operation Than Phong VII
    .help = 18 to 25 November 1965, eight turns. The beaten regiments make for Cambodia. Truong’s airborne battalions cut across the border to catch them, under American guns at LZ CROOKS. The FWA score for NVA losses and HQs, the PAVN for enemy losses and, from turn 4, for what reaches Cambodia. More points win.

## Terrain, and what stands in a hex

terrain-clear = clear
terrain-light-jungle = light jungle
terrain-dense-jungle = dense jungle
terrain-forested-hill = forested hill
terrain-mountain-jungle = mountain jungle
terrain-broken = broken ground
terrain-marsh = marsh or paddy
terrain-tea = tea plantation
terrain-town = town
terrain-pleiku = Pleiku
terrain-us-base = US base
terrain-sf-camp = Special Forces camp
terrain-brigade-hq = brigade HQ
terrain-village = village
terrain-primary-road = primary road
terrain-secondary-road = secondary road
terrain-river = river

## Hexsides and roads

hexside-river = river
hexside-border = border of Cambodia
river-ia-drang = Ia Drang
road-ql-14 = Highway 14
road-ql-19-west = Highway 19
road-ql-19-east = Highway 19
cambodia = Cambodia

## Places: name, and in full with the number of the hex

hex = hex { $number }
hex-1120 = Plei Lao Tchin
    .full = 1120 { hex-1120 }
hex-1201 = Plei Ya Te
    .full = 1201 { hex-1201 }
hex-1219 = Plei The
    .full = 1219 { hex-1219 }
hex-1220 = LZ MARY
    .full = 1220 { hex-1220 }
hex-1314 = Plei Girao Ket
    .full = 1314 { hex-1314 }
hex-1409 = Plei Mok Ya Trang
    .full = 1409 { hex-1409 }
hex-1413 = Plei Girao Kla
    .full = 1413 { hex-1413 }
hex-1510 = Duc Co
    .full = 1510 { hex-1510 }
hex-1603 = Plei Bia
    .full = 1603 { hex-1603 }
hex-1605 = Plei The (north)
    .full = 1605 { hex-1605 }
hex-1610 = Plei Girao Cop
    .full = 1610 { hex-1610 }
hex-1626 = Chu Pong Massif
    .full = 1626 { hex-1626 }
hex-1703 = Plei Beng
    .full = 1703 { hex-1703 }
hex-1717 = Plei Koui
    .full = 1717 { hex-1717 }
hex-1806 = Plei Ya Toud
    .full = 1806 { hex-1806 }
hex-1908 = Plei Xoung Ngol
    .full = 1908 { hex-1908 }
hex-1912 = Plei Girao Ya To
    .full = 1912 { hex-1912 }
hex-1923 = LZ ALBANY
    .full = 1923 { hex-1923 }
hex-1925 = LZ X-RAY
    .full = 1925 { hex-1925 }
hex-2019 = Plei Gong Ly Breng
    .full = 2019 { hex-2019 }
hex-2110 = Plei P’Nouk Ya Goen
    .full = 2110 { hex-2110 }
hex-2111 = Plei Loung Ya Rang (3)
    .full = 2111 { hex-2111 }
hex-2207 = Plei Rath Ya Do
    .full = 2207 { hex-2207 }
hex-2212 = Plei Loung Ya Rang (1)
    .full = 2212 { hex-2212 }
hex-2305 = Plei Lath Ran
    .full = 2305 { hex-2305 }
hex-2308 = Plei R’ngol Koa
    .full = 2308 { hex-2308 }
hex-2405 = Plei Ya Pon (2)
    .full = 2405 { hex-2405 }
hex-2408 = Plei R’ngol La
    .full = 2408 { hex-2408 }
hex-2410 = Thanh Giao
    .full = 2410 { hex-2410 }
hex-2516 = Plei Gong Le
    .full = 2516 { hex-2516 }
hex-2602 = Plei M’nang
    .full = 2602 { hex-2602 }
hex-2609 = Plei Rongol Dograng
    .full = 2609 { hex-2609 }
hex-2610 = Plei N’Gai Le (1)
    .full = 2610 { hex-2610 }
hex-2706 = Plei Gong Oluk
    .full = 2706 { hex-2706 }
hex-2807 = Plei Nei Lang
    .full = 2807 { hex-2807 }
hex-2809 = Plei N’Gol Drong
    .full = 2809 { hex-2809 }
hex-3216 = Plei T’Seou
    .full = 3216 { hex-3216 }
hex-3217 = Plei Bong Kia
    .full = 3217 { hex-3217 }
hex-3220 = Plei Kueoh Xom
    .full = 3220 { hex-3220 }
hex-3223 = Plei Tpeng
    .full = 3223 { hex-3223 }
hex-3407 = Plei Gao Kiah
    .full = 3407 { hex-3407 }
hex-3411 = Thanh An
    .full = 3411 { hex-3411 }
hex-3425 = Plei Me
    .full = 3425 { hex-3425 }
hex-3511 = Plei Xa
    .full = 3511 { hex-3511 }
hex-3518 = Plei Ya Dran (1)
    .full = 3518 { hex-3518 }
hex-3608 = Catecka
    .full = 3608 { hex-3608 }
hex-3621 = Plei Xome
    .full = 3621 { hex-3621 }
hex-3622 = Plei Le Tor
    .full = 3622 { hex-3622 }
hex-3716 = Plei Klu (1)
    .full = 3716 { hex-3716 }
hex-3815 = Plei Bak (1)
    .full = 3815 { hex-3815 }
hex-3824 = Plei Leng (2)
    .full = 3824 { hex-3824 }
hex-3909 = La Puch
    .full = 3909 { hex-3909 }
hex-3921 = Plei Dau Doath
    .full = 3921 { hex-3921 }
hex-3923 = Plei Lang Ngol
    .full = 3923 { hex-3923 }
hex-3924 = Plei T’Seou (east)
    .full = 3924 { hex-3924 }
hex-4201 = Plei Breng
    .full = 4201 { hex-4201 }
hex-4301 = Plei Jut
    .full = 4301 { hex-4301 }
hex-4307 = Plei Gao Thong
    .full = 4307 { hex-4307 }
hex-4400 = Plei Kop
    .full = 4400 { hex-4400 }
hex-4401 = Plei Brek
    .full = 4401 { hex-4401 }
hex-4402 = Pleiku
    .full = 4402 { hex-4402 }
hex-4502 = Pleiku
    .full = 4502 { hex-4502 }
hex-4508 = Dragon Mountain
    .full = 4508 { hex-4508 }
hex-4525 = Plei Tong Mo (1)
    .full = 4525 { hex-4525 }
hex-4526 = Plei Tong Mo (2)
    .full = 4526 { hex-4526 }
hex-4620 = My Thach
    .full = 4620 { hex-4620 }
hex-4701 = Plei Op
    .full = 4701 { hex-4701 }
hex-4702 = Camp Holloway
    .full = 4702 { hex-4702 }
hex-4703 = Plei Kungol
    .full = 4703 { hex-4703 }
hex-4805 = Plei Bong Gola
    .full = 4805 { hex-4805 }
hex-4811 = Plei Manu Doach
    .full = 4811 { hex-4811 }

## Boxes off the map

box-C1 = Cambodia 1
    .short = C1
box-C2 = Cambodia 2
    .short = C2
box-C3 = Cambodia 3
    .short = C3
box-C4 = Cambodia 4
    .short = C4
box-C5 = Cambodia 5
    .short = C5
box-AK = An Khe
    .short = AK

## Where units wait or end

place-turn-track = Turn track
place-reinforcements = Reinforcements to come
place-eliminated = Eliminated
place-removed = Removed from the game
place-safe = Safely off the map
place-air-points = Air point track
place-not-in-play = Not in play

## Readiness of helicopters

ready-ready = Ready
ready-mission-1 = 1 Mission
ready-mission-2 = 2 Missions
ready-grounded-1 = Grounded 1
ready-grounded-2 = Grounded 2

## Kinds of unit: name, number of them, counter code

kind-infantry = infantry company
    .count =
        { $n ->
            [one] { $n } infantry company
           *[other] { $n } infantry companies
        }
    .code = INF
kind-airborne = airborne battalion
    .count =
        { $n ->
            [one] { $n } airborne battalion
           *[other] { $n } airborne battalions
        }
    .code = ABN
kind-ranger = ranger company
    .count =
        { $n ->
            [one] { $n } ranger company
           *[other] { $n } ranger companies
        }
    .code = RGR
kind-armour = armoured unit
    .count =
        { $n ->
            [one] { $n } armoured unit
           *[other] { $n } armoured units
        }
    .code = ARM
kind-artillery = battery
    .count =
        { $n ->
            [one] { $n } battery
           *[other] { $n } batteries
        }
    .code = ART
kind-mortar = mortar section
    .count =
        { $n ->
            [one] { $n } mortar section
           *[other] { $n } mortar sections
        }
    .code = MOR
kind-scout = scout company
    .count =
        { $n ->
            [one] { $n } scout company
           *[other] { $n } scout companies
        }
    .code = SCT
kind-delta = DELTA unit
    .count =
        { $n ->
            [one] { $n } DELTA unit
           *[other] { $n } DELTA units
        }
    .code = DEL
kind-cidg = CIDG company
    .count =
        { $n ->
            [one] { $n } CIDG company
           *[other] { $n } CIDG companies
        }
    .code = CIDG
kind-supply = supply unit
    .count =
        { $n ->
            [one] { $n } supply unit
           *[other] { $n } supply units
        }
    .code = SUP
kind-hq = HQ
    .count =
        { $n ->
            [one] { $n } HQ
           *[other] { $n } HQs
        }
    .code = HQ
kind-brigade-hq = brigade HQ
    .count =
        { $n ->
            [one] { $n } brigade HQ
           *[other] { $n } brigade HQs
        }
    .code = BHQ
kind-hospital = hospital
    .count =
        { $n ->
            [one] { $n } hospital
           *[other] { $n } hospitals
        }
    .code = HOS
kind-leader = leader
    .count =
        { $n ->
            [one] { $n } leader
           *[other] { $n } leaders
        }
    .code = LDR
kind-observation = observation helicopters
    .count =
        { $n ->
            [one] { $n } unit of observation helicopters
           *[other] { $n } units of observation helicopters
        }
    .code = OBS
kind-gunship = combat helicopters
    .count =
        { $n ->
            [one] { $n } unit of combat helicopters
           *[other] { $n } units of combat helicopters
        }
    .code = GUN
kind-transport = transport helicopters
    .count =
        { $n ->
            [one] { $n } unit of transport helicopters
           *[other] { $n } units of transport helicopters
        }
    .code = TRN
kind-heavy-transport = heavy transport helicopters
    .count =
        { $n ->
            [one] { $n } unit of heavy transport helicopters
           *[other] { $n } units of heavy transport helicopters
        }
    .code = HVY
kind-surveillance = surveillance aircraft
    .count =
        { $n ->
            [one] { $n } unit of surveillance aircraft
           *[other] { $n } units of surveillance aircraft
        }
    .code = OV

## Sizes

size-section = section
    .count =
        { $n ->
            [one] { $n } section
           *[other] { $n } sections
        }
size-company = company
    .count =
        { $n ->
            [one] { $n } company
           *[other] { $n } companies
        }
size-battalion = battalion
    .count =
        { $n ->
            [one] { $n } battalion
           *[other] { $n } battalions
        }

## Units in general

unit = unit
    .count =
        { $n ->
            [one] { $n } unit
           *[other] { $n } units
        }
step = step
    .count =
        { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }
stack = stack
    .count =
        { $n ->
            [one] { $n } stack
           *[other] { $n } stacks
        }
stacking-point = stacking point
    .count =
        { $n ->
            [one] { $n } stacking point
           *[other] { $n } stacking points
        }
movement-point = movement point
    .count =
        { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        }
air-point = air point
    .count =
        { $n ->
            [one] { $n } air point
           *[other] { $n } air points
        }
victory-point = victory point
    .count =
        { $n ->
            [one] { $n } victory point
           *[other] { $n } victory points
        }
replacement-point = replacement point
    .count =
        { $n ->
            [one] { $n } replacement point
           *[other] { $n } replacement points
        }
face-full = full strength
face-reduced = reduced
face-replacement = replacement HQ
state-fatigued = fatigued
    .count =
        { $n ->
            [one] { $n } fatigued unit
           *[other] { $n } fatigued units
        }
state-first-fire = First Fire
state-final-fire = Final Fire
state-motorised = motorised
state-foot = on foot

## Values on a counter

value-attack = attack
value-bombard = bombardment
value-range = range
value-command-radius = command radius
value-defence = defence
value-efficiency = efficiency rating
    .short = ER
value-stacking = stacking points
value-move = movement
value-lift = lift
value-command = command
value-tdv = terrain defence value
    .short = TDV
value-zoc = zone of control
    .short = ZOC

## Markers

marker-hidden = hidden marker
marker-lz = LZ marker
marker-fatigue = fatigue marker
marker-fire = fire marker
marker-combat = combat marker
marker-maneuver = maneuver marker
marker-assault = assault marker
marker-b52 = B-52 marker
marker-victory-fwa = FWA victory chit
marker-victory-pavn = PAVN victory chit
marker-game = turn marker

## Patrols

marker-p-cidg = CIDG patrol
marker-p-delta = DELTA patrol
marker-p-a19 = A/1/9 patrol
marker-p-b19 = B/1/9 patrol
marker-p-c19 = C/1/9 patrol

## Dates

date-august = { $day } August 1965
date-october = { $day } October 1965
date-november = { $day } November 1965

## Phases of a game turn and of a player turn

phase-setup = Set-up
phase-initial = Initial Phase
phase-recovery = Recovery Phase
phase-first-player = First player turn
phase-second-player = Second player turn
phase-record = Record Phase
phase-administrative = Administrative Interphase
phase-first-observation = First Observation Phase
phase-reinforcement = Reinforcement Phase
phase-concealment = Concealment Phase
phase-movement = Movement Phase
phase-declaration = Combat Declaration Phase
phase-offensive-bombardment = Offensive Bombardment Phase
phase-reaction = Combat Reaction Phase
phase-resolution = Combat Resolution Phase
phase-final = Final Observation or Concealment Phase

## Steps of a combat

step-refusal = refusal
step-reaction = reaction
step-coordination = coordination
step-maneuver = maneuver combat
step-support = support
step-assault = assault
step-defensive-bombardment = defensive bombardment
step-losses = losses
step-retreat = retreat
step-advance = advance after combat

## Ways to attack and to fire

attack-maneuver = maneuver combat
attack-assault = assault
attack-offensive-bombardment = offensive bombardment
attack-defensive-bombardment = defensive bombardment
attack-support = maneuver support
attack-air-defence = air defence fire
    .short = ADF

## Results of the coordination roll

coordination-full = fully coordinated
    .help = All attack, and the attacker may add support.
coordination-no-support = partly coordinated
    .help = All attack, the attacker without support.
coordination-uncoordinated = uncoordinated
    .help = All attack without support: one column to the left, or 1 worse in the assault.
coordination-frontal-assault = frontal assault
    .help = The defender picks one hex, whose units assault, uncoordinated; all others stand by.

## What combat does to units

result-none = no effect
result-step = step lost
result-eliminated = eliminated
result-fatigue = fatigued
result-retreat = retreat
result-retreat-2 = retreat of two hexes
result-stand = stands

## Landing zones

lz-field = field LZ
lz-operational = operational LZ
lz-hot = hot LZ

## Battalions and what counts as one

battalion-1-5 = 1st Battalion, 5th Cavalry
battalion-2-5 = 2nd Battalion, 5th Cavalry
battalion-2-12 = 2nd Battalion, 12th Cavalry
battalion-1-7 = 1st Battalion, 7th Cavalry
battalion-2-7 = 2nd Battalion, 7th Cavalry
battalion-1-8 = 1st Battalion, 8th Cavalry
battalion-2-8 = 2nd Battalion, 8th Cavalry
battalion-1-12 = 1st Battalion, 12th Cavalry
battalion-1-9 = 1st Squadron, 9th Cavalry
battalion-DELTA = Project DELTA
battalion-CIDG = Civilian Irregular Defense Group
battalion-2-17 = 2nd Battalion, 17th Artillery
battalion-2-19 = 2nd Battalion, 19th Artillery
battalion-1-21 = 1st Battalion, 21st Artillery
battalion-1-77 = 1st Battalion, 77th Artillery
battalion-6-14 = 6th Battalion, 14th Artillery
battalion-BDE = brigade headquarters
battalion-ABN = ARVN airborne
battalion-3-1 = 3rd Airborne Battalion
battalion-6-1 = 6th Airborne Battalion
battalion-8-1 = 8th Airborne Battalion
battalion-5-2 = 5th Airborne Battalion
battalion-7-2 = 7th Airborne Battalion
battalion-3rd-Cav = 3rd Armoured Cavalry
battalion-21R = 21st Ranger Battalion
battalion-22R = 22nd Ranger Battalion
battalion-1-42 = 1st Battalion, 42nd Infantry
battalion-91R = 91st Airborne Ranger Battalion
battalion-23A = 23rd Division artillery
battalion-SUPPLY = supply column
battalion-HQ-32 = 32nd Regiment
battalion-334-32 = 334th Battalion, 32nd Regiment
battalion-635-32 = 635th Battalion, 32nd Regiment
battalion-966-32 = 966th Battalion, 32nd Regiment
battalion-mort-32 = mortars of the 32nd Regiment
battalion-HQ-33 = 33rd Regiment
battalion-1-33 = 1st Battalion, 33rd Regiment
battalion-2-33 = 2nd Battalion, 33rd Regiment
battalion-3-33 = 3rd Battalion, 33rd Regiment
battalion-mort-33 = mortars of the 33rd Regiment
battalion-HQ-66 = 66th Regiment
battalion-7-66 = 7th Battalion, 66th Regiment
battalion-8-66 = 8th Battalion, 66th Regiment
battalion-9-66 = 9th Battalion, 66th Regiment
battalion-mort-66 = mortars of the 66th Regiment
battalion-20 = 20th Artillery Battalion
battalion-HQ-B3 = B-3 Front
battalion-HOSP = field hospital
battalion-H15 = H-15 Main Force Battalion
battalion-LF = Local Force
battalion-227 = 227th Aviation Battalion
battalion-229 = 229th Aviation Battalion
battalion-228 = 228th Aviation Battalion
battalion-2-20 = 2nd Battalion, 20th Artillery
battalion-ASTA = aerial surveillance platoon

## Units: name on the counter, and in full

unit-A-1-5 = A/1/5
    .long = Company A, { battalion-1-5 }
unit-B-1-5 = B/1/5
    .long = Company B, { battalion-1-5 }
unit-C-1-5 = C/1/5
    .long = Company C, { battalion-1-5 }
unit-D-1-5 = D/1/5
    .long = Company D, { battalion-1-5 } (combat support)
unit-A-2-5 = A/2/5
    .long = Company A, { battalion-2-5 }
unit-B-2-5 = B/2/5
    .long = Company B, { battalion-2-5 }
unit-C-2-5 = C/2/5
    .long = Company C, { battalion-2-5 }
unit-D-2-5 = D/2/5
    .long = Company D, { battalion-2-5 } (combat support)
unit-A-2-12 = A/2/12
    .long = Company A, { battalion-2-12 }
unit-B-2-12 = B/2/12
    .long = Company B, { battalion-2-12 }
unit-C-2-12 = C/2/12
    .long = Company C, { battalion-2-12 }
unit-D-2-12 = D/2/12
    .long = Company D, { battalion-2-12 } (combat support)
unit-A-1-7 = A/1/7
    .long = Company A, { battalion-1-7 }
unit-B-1-7 = B/1/7
    .long = Company B, { battalion-1-7 }
unit-C-1-7 = C/1/7
    .long = Company C, { battalion-1-7 }
unit-D-1-7 = D/1/7
    .long = Company D, { battalion-1-7 } (combat support)
unit-A-2-7 = A/2/7
    .long = Company A, { battalion-2-7 }
unit-B-2-7 = B/2/7
    .long = Company B, { battalion-2-7 }
unit-C-2-7 = C/2/7
    .long = Company C, { battalion-2-7 }
unit-D-2-7 = D/2/7
    .long = Company D, { battalion-2-7 } (combat support)
unit-A-1-8 = A/1/8
    .long = Company A, { battalion-1-8 }
unit-B-1-8 = B/1/8
    .long = Company B, { battalion-1-8 }
unit-C-1-8 = C/1/8
    .long = Company C, { battalion-1-8 }
unit-D-1-8 = D/1/8
    .long = Company D, { battalion-1-8 } (combat support)
unit-A-2-8 = A/2/8
    .long = Company A, { battalion-2-8 }
unit-B-2-8 = B/2/8
    .long = Company B, { battalion-2-8 }
unit-C-2-8 = C/2/8
    .long = Company C, { battalion-2-8 }
unit-D-2-8 = D/2/8
    .long = Company D, { battalion-2-8 } (combat support)
unit-A-1-12 = A/1/12
    .long = Company A, { battalion-1-12 }
unit-B-1-12 = B/1/12
    .long = Company B, { battalion-1-12 }
unit-C-1-12 = C/1/12
    .long = Company C, { battalion-1-12 }
unit-D-1-12 = D/1/12
    .long = Company D, { battalion-1-12 } (combat support)
unit-A-1-9 = A/1/9
    .long = Troop A, { battalion-1-9 }
unit-B-1-9 = B/1/9
    .long = Troop B, { battalion-1-9 }
unit-C-1-9 = C/1/9
    .long = Troop C, { battalion-1-9 }
unit-DELTA = DELTA
    .long = Project DELTA, Detachment B-52 of the Special Forces
unit-CIDG-1 = CIDG 1
    .long = CIDG company 1
unit-CIDG-2 = CIDG 2
    .long = CIDG company 2
unit-CIDG-3 = CIDG 3
    .long = CIDG company 3
unit-CIDG-4 = CIDG 4
    .long = CIDG company 4
unit-CIDG-5 = CIDG 5
    .long = CIDG company 5
unit-CIDG-6 = CIDG 6
    .long = CIDG company 6
unit-A-2-17 = A/2/17
    .long = Battery A, { battalion-2-17 }, 105 mm
unit-B-2-17 = B/2/17
    .long = Battery B, { battalion-2-17 }, 105 mm
unit-C-2-17 = C/2/17
    .long = Battery C, { battalion-2-17 }, 105 mm
unit-A-2-19 = A/2/19
    .long = Battery A, { battalion-2-19 }, 105 mm
unit-B-2-19 = B/2/19
    .long = Battery B, { battalion-2-19 }, 105 mm
unit-C-2-19 = C/2/19
    .long = Battery C, { battalion-2-19 }, 105 mm
unit-A-1-21 = A/1/21
    .long = Battery A, { battalion-1-21 }, 105 mm
unit-B-1-21 = B/1/21
    .long = Battery B, { battalion-1-21 }, 105 mm
unit-C-1-21 = C/1/21
    .long = Battery C, { battalion-1-21 }, 105 mm
unit-A-1-77 = A/1/77
    .long = Battery A, { battalion-1-77 }, 105 mm
unit-B-1-77 = B/1/77
    .long = Battery B, { battalion-1-77 }, 105 mm
unit-C-1-77 = C/1/77
    .long = Battery C, { battalion-1-77 }, 105 mm
unit-B-6-14 = B/6/14
    .long = Battery B, { battalion-6-14 }, 155 mm
unit-BDE-HQ = Brigade HQ
    .long = headquarters of a brigade of the 1st Cavalry Division
unit-MOORE = Moore
    .long = Lieutenant Colonel Hal Moore, 1/7 Cavalry
unit-TRUONG = Truong
    .long = Lieutenant Colonel Ngo Quang Truong, airborne
unit-3-1 = 3/1
    .long = { battalion-3-1 }
unit-6-1 = 6/1
    .long = { battalion-6-1 }
unit-8-1 = 8/1
    .long = { battalion-8-1 }
unit-5-2 = 5/2
    .long = { battalion-5-2 }
unit-7-2 = 7/2
    .long = { battalion-7-2 }
unit-HQ-3 = HQ/3
    .long = headquarters, { battalion-3rd-Cav }
unit-1-3 = 1/3
    .long = Troop 1, { battalion-3rd-Cav }
unit-2-3 = 2/3
    .long = Troop 2, { battalion-3rd-Cav }
unit-1-21R = 1/21R
    .long = Company 1, { battalion-21R }
unit-2-21R = 2/21R
    .long = Company 2, { battalion-21R }
unit-3-21R = 3/21R
    .long = Company 3, { battalion-21R }
unit-1-22R = 1/22R
    .long = Company 1, { battalion-22R }
unit-2-22R = 2/22R
    .long = Company 2, { battalion-22R }
unit-3-22R = 3/22R
    .long = Company 3, { battalion-22R }
unit-1-1-42 = 1/1/42
    .long = Company 1, { battalion-1-42 }
unit-2-1-42 = 2/1/42
    .long = Company 2, { battalion-1-42 }
unit-3-1-42 = 3/1/42
    .long = Company 3, { battalion-1-42 }
unit-4-1-42 = 4/1/42
    .long = Company 4, { battalion-1-42 }
unit-1-91R = 1/91R
    .long = Company 1, { battalion-91R }
unit-2-91R = 2/91R
    .long = Company 2, { battalion-91R }
unit-A-23A = A/23A
    .long = Battery A, { battalion-23A }, 105 mm
unit-B-23A = B/23A
    .long = Battery B, { battalion-23A }, 105 mm
unit-SUPPLY = Supply
    .long = ARVN supply column
unit-HQ-32 = HQ/32
    .long = headquarters, { battalion-HQ-32 }
unit-A-334-32 = A/334/32
    .long = Company A, { battalion-334-32 }
unit-B-334-32 = B/334/32
    .long = Company B, { battalion-334-32 }
unit-C-334-32 = C/334/32
    .long = Company C, { battalion-334-32 }
unit-D-334-32 = D/334/32
    .long = Company D, { battalion-334-32 } (combat support)
unit-A-635-32 = A/635/32
    .long = Company A, { battalion-635-32 }
unit-B-635-32 = B/635/32
    .long = Company B, { battalion-635-32 }
unit-C-635-32 = C/635/32
    .long = Company C, { battalion-635-32 }
unit-D-635-32 = D/635/32
    .long = Company D, { battalion-635-32 } (combat support)
unit-A-966-32 = A/966/32
    .long = Company A, { battalion-966-32 }
unit-B-966-32 = B/966/32
    .long = Company B, { battalion-966-32 }
unit-C-966-32 = C/966/32
    .long = Company C, { battalion-966-32 }
unit-D-966-32 = D/966/32
    .long = Company D, { battalion-966-32 } (combat support)
unit-A-32 = A/32
    .long = Section A, { battalion-mort-32 }
unit-B-32 = B/32
    .long = Section B, { battalion-mort-32 }
unit-C-32 = C/32
    .long = Section C, { battalion-mort-32 }
unit-HQ-33 = HQ/33
    .long = headquarters, { battalion-HQ-33 }
unit-A-1-33 = A/1/33
    .long = Company A, { battalion-1-33 }
unit-B-1-33 = B/1/33
    .long = Company B, { battalion-1-33 }
unit-C-1-33 = C/1/33
    .long = Company C, { battalion-1-33 }
unit-D-1-33 = D/1/33
    .long = Company D, { battalion-1-33 } (combat support)
unit-A-2-33 = A/2/33
    .long = Company A, { battalion-2-33 }
unit-B-2-33 = B/2/33
    .long = Company B, { battalion-2-33 }
unit-C-2-33 = C/2/33
    .long = Company C, { battalion-2-33 }
unit-D-2-33 = D/2/33
    .long = Company D, { battalion-2-33 } (combat support)
unit-A-3-33 = A/3/33
    .long = Company A, { battalion-3-33 }
unit-B-3-33 = B/3/33
    .long = Company B, { battalion-3-33 }
unit-C-3-33 = C/3/33
    .long = Company C, { battalion-3-33 }
unit-D-3-33 = D/3/33
    .long = Company D, { battalion-3-33 } (combat support)
unit-A-33 = A/33
    .long = Section A, { battalion-mort-33 }
unit-B-33 = B/33
    .long = Section B, { battalion-mort-33 }
unit-C-33 = C/33
    .long = Section C, { battalion-mort-33 }
unit-HQ-66 = HQ/66
    .long = headquarters, { battalion-HQ-66 }
unit-A-7-66 = A/7/66
    .long = Company A, { battalion-7-66 }
unit-B-7-66 = B/7/66
    .long = Company B, { battalion-7-66 }
unit-C-7-66 = C/7/66
    .long = Company C, { battalion-7-66 }
unit-D-7-66 = D/7/66
    .long = Company D, { battalion-7-66 } (combat support)
unit-A-8-66 = A/8/66
    .long = Company A, { battalion-8-66 }
unit-B-8-66 = B/8/66
    .long = Company B, { battalion-8-66 }
unit-C-8-66 = C/8/66
    .long = Company C, { battalion-8-66 }
unit-D-8-66 = D/8/66
    .long = Company D, { battalion-8-66 } (combat support)
unit-A-9-66 = A/9/66
    .long = Company A, { battalion-9-66 }
unit-B-9-66 = B/9/66
    .long = Company B, { battalion-9-66 }
unit-C-9-66 = C/9/66
    .long = Company C, { battalion-9-66 }
unit-D-9-66 = D/9/66
    .long = Company D, { battalion-9-66 } (combat support)
unit-A-66 = A/66
    .long = Section A, { battalion-mort-66 }
unit-B-66 = B/66
    .long = Section B, { battalion-mort-66 }
unit-C-66 = C/66
    .long = Section C, { battalion-mort-66 }
unit-A-20 = A/20
    .long = Battery A, { battalion-20 }, 120 mm mortars
unit-B-20 = B/20
    .long = Battery B, { battalion-20 }, 120 mm mortars
unit-C-20 = C/20
    .long = Battery C, { battalion-20 }, 120 mm mortars
unit-HQ-B3 = HQ/B3
    .long = headquarters, { battalion-HQ-B3 }
unit-HOSP = Hospital
    .long = field hospital of the NVA
unit-A-H15 = A/H15
    .long = Company A, { battalion-H15 }
unit-B-H15 = B/H15
    .long = Company B, { battalion-H15 }
unit-C-H15 = C/H15
    .long = Company C, { battalion-H15 }
unit-D-H15 = D/H15
    .long = Company D, { battalion-H15 }
unit-M-LF = M/LF
    .long = mortar section of the Local Force
unit-LF-1 = LF 1
    .long = Local Force company 1
unit-LF-2 = LF 2
    .long = Local Force company 2
unit-LF-3 = LF 3
    .long = Local Force company 3
unit-A-227 = A/227 UH-1D
    .long = Company A, { battalion-227 }: UH-1D
unit-B-227 = B/227 UH-1D
    .long = Company B, { battalion-227 }: UH-1D
unit-C-227 = C/227 UH-1D
    .long = Company C, { battalion-227 }: UH-1D
unit-D-227 = D/227 UH-1B
    .long = Company D, { battalion-227 }: UH-1B
unit-A-229 = A/229 UH-1D
    .long = Company A, { battalion-229 }: UH-1D
unit-B-229 = B/229 UH-1D
    .long = Company B, { battalion-229 }: UH-1D
unit-C-229 = C/229 UH-1D
    .long = Company C, { battalion-229 }: UH-1D
unit-D-229 = D/229 UH-1B
    .long = Company D, { battalion-229 }: UH-1B
unit-A-228 = A/228 CH-47
    .long = Company A, { battalion-228 }: CH-47
unit-B-228 = B/228 CH-47
    .long = Company B, { battalion-228 }: CH-47
unit-C-228 = C/228 CH-47
    .long = Company C, { battalion-228 }: CH-47
unit-A-1-9-OH13 = A/1/9 OH-13S
    .long = Company A, { battalion-1-9 }: OH-13S
unit-A-1-9-UH1B = A/1/9 UH-1B
    .long = Company A, { battalion-1-9 }: UH-1B
unit-A-1-9-UH1D = A/1/9 UH-1D
    .long = Company A, { battalion-1-9 }: UH-1D
unit-A-2-20 = A/2/20 ARA
    .long = Company A, { battalion-2-20 }: ARA
unit-B-1-9-OH13 = B/1/9 OH-13S
    .long = Company B, { battalion-1-9 }: OH-13S
unit-B-1-9-UH1B = B/1/9 UH-1B
    .long = Company B, { battalion-1-9 }: UH-1B
unit-B-1-9-UH1D = B/1/9 UH-1D
    .long = Company B, { battalion-1-9 }: UH-1D
unit-B-2-20 = B/2/20 ARA
    .long = Company B, { battalion-2-20 }: ARA
unit-C-1-9-OH13 = C/1/9 OH-13S
    .long = Company C, { battalion-1-9 }: OH-13S
unit-C-1-9-UH1B = C/1/9 UH-1B
    .long = Company C, { battalion-1-9 }: UH-1B
unit-C-1-9-UH1D = C/1/9 UH-1D
    .long = Company C, { battalion-1-9 }: UH-1D
unit-C-2-20 = C/2/20 ARA
    .long = Company C, { battalion-2-20 }: ARA
unit-OV-1 = OV-1
    .long = OV-1 Mohawks, aerial surveillance
