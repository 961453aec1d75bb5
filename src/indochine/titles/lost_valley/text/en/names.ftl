### The Lost Valley: names of the title, sides, scenarios, options, places, units, divisions, tracks, tables, phases and endings.
###
### Glossary (one term per notion, in every sentence of the title)
### - French: the player, “you”; Viet Minh: led by the program; FR, VM: their labels
### - centre of resistance, centre for short (CR); PC GONO: the command post; drop zone (DZ); starting box (of a division); subsector
### - black line: makes centres adjacent; path (TAOR): the coloured lines of a division
### - French-controlled, Viet Minh-controlled, No Man’s Land; to capture; encircled; the front: centres adjacent to a Viet Minh-controlled one or joined to a starting box
### - unit: infantry (battalion of two steps, company of one) or asset (artillery, armour, anti-aircraft)
### - assault, defence, morale: the three factors of a unit; step; full strength, reduced; active, used; disrupted
### - division: strength; active, inactive, shaken; to activate; order of action
### - camp morale (CM), resource points (RP), action points (AP), air support points (ASP), Viet Minh AAA level; SITREP; modifier (DRM)
### - fortifications, fortifications level; airstrip: active, interdicted, damaged, destroyed
### - morale check; roll, re-roll; die, dice (six-sided)
### - sapping; Viet Minh assault, French assault; losses; artillery support; counter-battery fire; retreat; repulsed
### - missions: SEAD, DAS, CAS; rationing; raid; fortification work; airstrip repair; recovery
### - event card: condition, phase, event; reserve card, one-time event, reshuffle; hand, draw pile, discard pile
### - reinforcements; Bataillon de Marche; Remnants box; Eliminated box; stacking limit; turn; monsoon; victory points

## Title

title-name = The Lost Valley
title-about = The siege of Dien Bien Phu, from 13 March to 8 May 1954. You command the garrison; the program leads four Viet Minh divisions that dig their way towards your centres of resistance and assault them one by one. For sixteen turns you share out a few action points, aircraft, guns and dwindling resources, keep up the morale of the camp, counter-attack and raid, and try to hold more than history did. Lose the command post, the last of the morale or the last of the supplies, and it is over at once. A game for one player. Designed by Jacques Rabier, published by White Dog Games.

## Sides and seat

side-FR = French
    .short = FR
side-VM = Viet Minh
    .short = VM

seat-FR = French

## Scenarios

scenario-campaign = Campaign
    .help = The whole siege, turns 1 to 16, from the first assaults on Béatrice and Gabrielle. You start with camp morale 16 and 26 resource points.
scenario-five-hills = The Battle of the Five Hills
    .help = Turns 5 to 16, from 30 March: Béatrice, Gabrielle and Anne-Marie are lost and three divisions are ready to strike. You start with camp morale 13 and 21 resource points.

## Options and difficulty

option-difficulty = Difficulty
    .help = Moves camp morale and resource points at the start. One of each is worth about ten games held in a hundred; at the standard level most games are lost, and a draw is a feat.
option-difficulty-standard = Standard: as the scenario says
option-difficulty-easier = Easier: 1 more camp morale and 1 more resource point
option-difficulty-harder = Harder: 1 less camp morale and 1 less resource point
option-operation-vulture = Operation Vulture
    .help = Card 45 joins the deck: on a die of 5 or 6 American bombers strike every division; otherwise Washington says no and the camp takes it hard.
option-operation-vulture-false = Card 45 left out
option-operation-vulture-true = Card 45 in the deck
option-artillery-range = Range of artillery
    .help = Whether guns support only in their own and adjacent subsectors, or anywhere on the map. With the long range the three heavy mortar companies reach only their own subsector.
option-artillery-range-false = Own and adjacent subsectors
option-artillery-range-true = The whole map, mortars their own subsector
option-artillery-stays = Movement of artillery
    .help = Whether guns may move one centre on a turn when every division is inactive, or never.
option-artillery-stays-false = When every division is inactive
option-artillery-stays-true = Never
option-reduced-1-bpc = Arrival of 1 BPC
    .help = Only part of this battalion was dropped on turn 14. Reduced, it arrives as 1/1/2, which is closer to history and harder.
option-reduced-1-bpc-false = At full strength
option-reduced-1-bpc-true = Reduced
option-better-start = Cards at the start
    .help = A better start deals you two of the nine reserve cards, at random, as your first hand. It makes the game easier.
option-better-start-false = None in hand
option-better-start-true = Two reserve cards in hand
option-any-rest-recovers = Recovery of strength
    .help = The book lets a division that assaulted nothing recover, and names two causes: it was inactive, or card 5 was played. The wider reading lets it recover whatever kept it from assaulting, for lack of a target too.
option-any-rest-recovers-false = Inactive, or after card 5
option-any-rest-recovers-true = Whenever it did not assault
option-isabelle-lost = Camp morale when Isabelle falls
    .help = Encircled, Isabelle costs 1 camp morale, which comes back when the encirclement ends. By the letter of the book its capture ends it too; the other reading gives nothing back then.
option-isabelle-lost-false = 1 comes back
option-isabelle-lost-true = Nothing comes back

## Centres of resistance: name and set-up code

cr-gabrielle = Gabrielle
    .code = Ga
cr-anne-marie = Anne-Marie
    .code = An
cr-beatrice = Béatrice
    .code = Bea
cr-francoise = Françoise
    .code = Fra
cr-huguette = Huguette
    .code = Hu
cr-epervier-opera = Épervier & Opéra
    .code = Epe
cr-dominique = Dominique
    .code = Do
cr-pc-gono = PC GONO
    .code = PC
cr-claudine = Claudine
    .code = Cla
cr-junon = Junon
    .code = Jun
cr-eliane = Éliane
    .code = Eli
cr-isabelle = Isabelle
    .code = Isa
cr = centre of resistance
    .count =
        { $n ->
            [one] { $n } centre
           *[other] { $n } centres
        }
    .short = CR

## Drop zones and starting boxes

dz-natasha = drop zone Natasha
    .short = Natasha
dz-octavie = drop zone Octavie
    .short = Octavie
dz-simone = drop zone Simone
    .short = Simone
start-312 = starting box of Division 312
    .short = 312
start-308 = starting box of Division 308
    .short = 308
start-316 = starting box of Division 316
    .short = 316
start-304 = starting box of Division 304
    .short = 304

## Subsectors and lines

subsector-north = North subsector
subsector-central = Central subsector
subsector-south = South subsector
line-black = black line
line-taor = coloured line (TAOR path)
colour-blue = blue
colour-white = white
colour-red = red
colour-green = green
colour-gold = gold

## Control

control-FR = French-controlled
control-VM = Viet Minh-controlled
control-none = No Man’s Land
encircled = encircled

## Icons of a centre: name and effect

icon-stars = stars
    .help = Camp morale lost with the centre, regained with it.
icon-artillery = artillery gun
    .help = The division that captures the centre gains 1 strength.
icon-aa = AA gun
    .help = Captured, the centre raises the Viet Minh AAA level by 1.
icon-bombardment = airstrip bombardment
    .help = −1 on the airstrip status roll while the Viet Minh hold the centre.
icon-encircled = Encircled
    .help = The centre is encircled while its fortifications are at 0.
icon-command-post = command post
    .help = If it is captured, the game is lost at once.
icon-airstrip = airstrip
    .help = Its state weighs on every resource roll.
icon-drop-zone = parachute
    .help = Reinforcements may land here while the centre is French.

## Boxes of a centre

box-control = control box
box-active = active units
box-used = used units
box-fortifications = fortifications box
box-airstrip = airstrip box

fort-0 = fortifications 0
fort-1 = fortifications 1
fort-2 = fortifications 2
fort-3 = fortifications 3
fort-4 = fortifications 4

## Off the map: boxes and piles

place-turn-track = Turn track
place-remnants = Remnants box
place-eliminated = Eliminated
place-bataillons-de-marche = Bataillons de Marche, not in play
place-aside = Set aside
pile-hand = Reserve cards in hand
pile-deck = Draw pile
pile-discard = Discard pile
pile-removed = Cards removed from the game

## Airstrip: state and effect

airstrip-active = active
    .help = No penalty on the resource roll.
airstrip-interdicted = interdicted
    .help = −1 on the resource roll; lifted at no cost in the Airstrip Repair Phase.
airstrip-damaged = damaged
    .help = −2 on the resource roll until repaired; damaged again, it is destroyed.
airstrip-destroyed = destroyed
    .help = −2 on every resource roll; it is never repaired.
airstrip-unchanged = unchanged

## Types of unit: name, number of them, counter code

kind-infantry = infantry unit
    .count =
        { $n ->
            [one] { $n } infantry unit
           *[other] { $n } infantry units
        }
    .code = INF
kind-artillery = artillery unit
    .count =
        { $n ->
            [one] { $n } artillery unit
           *[other] { $n } artillery units
        }
    .code = ART
kind-armour = armour unit
    .count =
        { $n ->
            [one] { $n } armour unit
           *[other] { $n } armour units
        }
    .code = ARM
kind-anti-aircraft = anti-aircraft unit
    .count =
        { $n ->
            [one] { $n } anti-aircraft unit
           *[other] { $n } anti-aircraft units
        }
    .code = AA
asset = asset
    .count =
        { $n ->
            [one] { $n } asset
           *[other] { $n } assets
        }

## Troops and weapons: name, counter code

arm-legion = Foreign Legion
    .code = LEG
arm-legion-para = Foreign Legion parachutists
    .code = BEP
arm-para = French parachutists
    .code = PAR
arm-north-african = North Africans
    .code = NAF
arm-tai = Tai
    .code = TAI
arm-viet-para = Vietnamese parachutists
    .code = VNP
arm-engineer = engineers
    .code = ENG
arm-ad-hoc = ad hoc unit
    .code = HOC
arm-105mm = 105 mm howitzers
    .code = 105
arm-155mm = 155 mm howitzers
    .code = 155
arm-120mm = 120 mm mortars
    .code = 120
arm-m24 = M24 Chaffee tanks
    .code = M24
arm-quad-50 = quadruple .50 machine guns
    .code = .50

## Units in general

unit = unit
    .count =
        { $n ->
            [one] { $n } unit
           *[other] { $n } units
        }
battalion = battalion
    .count =
        { $n ->
            [one] { $n } battalion
           *[other] { $n } battalions
        }
company = company
    .count =
        { $n ->
            [one] { $n } company
           *[other] { $n } companies
        }
parachute-battalion = parachute battalion
    .count =
        { $n ->
            [one] { $n } parachute battalion
           *[other] { $n } parachute battalions
        }
step = step
    .count =
        { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }
state-active = active
    .count =
        { $n ->
            [one] { $n } active unit
           *[other] { $n } active units
        }
state-used = used
    .count =
        { $n ->
            [one] { $n } used unit
           *[other] { $n } used units
        }
state-disrupted = disrupted
    .count =
        { $n ->
            [one] { $n } disrupted unit
           *[other] { $n } disrupted units
        }
face-full = full strength
face-reduced = reduced
value-assault = assault
value-defence = defence
value-morale = morale

## How a unit reads: name, then assault/defence/morale; X instead of a figure means that it never assaults.

unit-factors = { $assault }/{ $defence }/{ $morale }
unit-line = { $unit }, { $arm }: assault { $assault }, defence { $defence }, morale { $morale }

## Units: name on the counter, and in full

unit-iii-13-dble = III/13 DBLE
    .long = 3rd Battalion, 13th Foreign Legion Half-Brigade
unit-i-13-dble = I/13 DBLE
    .long = 1st Battalion, 13th Foreign Legion Half-Brigade
unit-i-2-rei = I/2 REI
    .long = 1st Battalion, 2nd Foreign Legion Infantry Regiment
unit-iii-3-rei = III/3 REI
    .long = 3rd Battalion, 3rd Foreign Legion Infantry Regiment
unit-1-bep = 1 BEP
    .long = 1st Foreign Legion Parachute Battalion
unit-8-bpc = 8 BPC
    .long = 8th Parachute Shock Battalion
unit-v-7-rta = V/7 RTA
    .long = 5th Battalion, 7th Algerian Rifle Regiment
unit-iii-3-rta = III/3 RTA
    .long = 3rd Battalion, 3rd Algerian Rifle Regiment
unit-i-4-rtm = I/4 RTM
    .long = 1st Battalion, 4th Moroccan Rifle Regiment
unit-ii-1-rta = II/1 RTA
    .long = 2nd Battalion, 1st Algerian Rifle Regiment
unit-bt-2 = BT 2
    .long = 2nd Tai Battalion
unit-bt-3 = BT 3
    .long = 3rd Tai Battalion
unit-5-bpvn = 5 BPVN
    .long = 5th Vietnamese Parachute Battalion
unit-6-bpc = 6 BPC
    .long = 6th Colonial Parachute Battalion
unit-ii-1-rcp = II/1 RCP
    .long = 2nd Battalion, 1st Parachute Light Infantry Regiment
unit-2-bep = 2 BEP
    .long = 2nd Foreign Legion Parachute Battalion
unit-1-bpc = 1 BPC
    .long = 1st Colonial Parachute Battalion
unit-31-bg = 31 BG
    .long = 31st Engineer Battalion, two companies
unit-csm-245 = CSM 245
    .long = 245th Tai Auxiliary Company
unit-csm-416 = CSM 416
    .long = 416th Tai Auxiliary Company
unit-csm-272 = CSM 272
    .long = 272nd Tai Auxiliary Company
unit-csm-273 = CSM 273
    .long = 273rd Tai Auxiliary Company
unit-csm-425 = CSM 425
    .long = 425th Tai Auxiliary Company
unit-csm-414 = CSM 414/415
    .long = 414th and 415th Tai Auxiliary Companies
unit-csm-431 = CSM 431
    .long = 431st Tai Auxiliary Company
unit-csm-432 = CSM 432/434
    .long = 432nd and 434th Tai Auxiliary Companies
unit-bdm-1 = Bataillon de Marche 1
    .long = battalion made up of survivors
unit-bdm-2 = Bataillon de Marche 2
    .long = { unit-bdm-1.long }
unit-bdm-3 = Bataillon de Marche 3
    .long = { unit-bdm-1.long }
unit-bdm-4 = Bataillon de Marche 4
    .long = { unit-bdm-1.long }
unit-cmaa = CMAA
    .long = company made up of air force men
unit-ii-4-rac = II/4 RAC
    .long = 2nd Group, 4th Colonial Artillery Regiment, 105 mm
unit-iii-10-rac = III/10 RAC
    .long = 3rd Group, 10th Colonial Artillery Regiment, 105 mm
unit-11-iv-4-rac = 11/IV/4 RAC
    .long = 11th Battery, 4th Group, 4th Colonial Artillery Regiment, 155 mm
unit-1-cmmle = 1 CMMLE
    .long = 1st Mixed Mortar Company of the Foreign Legion, 120 mm
unit-2-cmmle = 2 CMMLE
    .long = 2nd Mixed Mortar Company of the Foreign Legion, 120 mm
unit-1-cepml = 1 CEPML
    .long = 1st Foreign Legion Parachute Heavy Mortar Company, 120 mm
unit-armor-carette = Peloton Carette
    .long = M24 tanks of the 1st Chasseurs à Cheval
unit-armor-guntz = Peloton Guntz
    .long = { unit-armor-carette.long }
unit-armor-ney = Peloton Ney
    .long = { unit-armor-carette.long }
unit-1-gaaceo = 1 GAACEO
    .long = 1st Far East Colonial Anti-Aircraft Group, quadruple .50 machine guns

## Abbreviations of the French formations

abbreviation-BEP = Bataillon étranger de parachutistes: Foreign Legion parachute battalion
abbreviation-BG = Bataillon du génie: engineer battalion
abbreviation-BPC = Bataillon de parachutistes coloniaux: colonial parachute battalion; in 8 BPC the C stands for choc, shock
abbreviation-BPVN = Bataillon de parachutistes vietnamiens: Vietnamese parachute battalion
abbreviation-BT = Bataillon thaï: Tai battalion
abbreviation-CEPML = Compagnie étrangère parachutiste de mortiers lourds: Foreign Legion parachute heavy mortar company
abbreviation-CMAA = Compagnie de marche de l’Armée de l’air: company made up of air force men
abbreviation-CMMLE = Compagnie mixte de mortiers de la Légion étrangère: mixed mortar company of the Foreign Legion
abbreviation-CSM = Compagnie de supplétifs militaires: company of local auxiliaries, here Tai
abbreviation-DBLE = Demi-brigade de Légion étrangère: Foreign Legion half-brigade
abbreviation-GAACEO = Groupe antiaérien d’artillerie coloniale d’Extrême-Orient: Far East colonial anti-aircraft artillery
abbreviation-RAC = Régiment d’artillerie coloniale: colonial artillery regiment
abbreviation-RCP = Régiment de chasseurs parachutistes: parachute light infantry regiment
abbreviation-REI = Régiment étranger d’infanterie: Foreign Legion infantry regiment
abbreviation-RTA = Régiment de tirailleurs algériens: Algerian rifle regiment
abbreviation-RTM = Régiment de tirailleurs marocains: Moroccan rifle regiment

## Abbreviations of the rules

abbreviation-AAA = anti-aircraft artillery
abbreviation-AP = action points
abbreviation-ASP = air support points
abbreviation-CAS = close air support: aircraft over the fighting
abbreviation-CM = camp morale
abbreviation-CR = centre of resistance
abbreviation-DAS = deep air support: strikes at the rear of a division
abbreviation-DBP = Dien Bien Phu
abbreviation-DRM = modifier of a die or of dice
abbreviation-DZ = drop zone
abbreviation-GONO = Groupement opérationnel du Nord-Ouest: the entrenched camp
abbreviation-PC = Poste de commandement: command post
abbreviation-RP = resource points
abbreviation-SEAD = suppression of enemy air defences: strikes at the anti-aircraft guns
abbreviation-SITREP = situation report: the modifiers of camp morale and resource points together
abbreviation-TAOR = tactical area of responsibility: the ground and the path of a division
abbreviation-VM = Viet Minh
abbreviation-VP = victory points
abbreviation-VPA = Vietnamese People’s Army, the regular troops of the Viet Minh

## Divisions

division-312 = Division 312
    .short = 312
    .long = Division 312 “Bến Tre”
division-308 = Division 308
    .short = 308
    .long = Division 308 “Việt Bắc”
division-316 = Division 316
    .short = 316
    .long = Division 316 “Biên Hòa”
division-304 = Division 304
    .short = 304
    .long = Division 304 “Nam Định”
division = division
    .count =
        { $n ->
            [one] { $n } division
           *[other] { $n } divisions
        }
status-active = active
    .help = It saps and assaults this turn.
status-inactive = inactive
    .help = It neither saps nor assaults this turn, and gathers strength.
status-waiting = not yet activated
    .help = From turn 2 it rolls each turn to come in; until then it gathers no strength.
status-shaken = shaken
    .help = At strength 8 or less it rolls each turn to be active.

## Markers

marker-game-turn = turn marker
marker-action-points = action point marker
marker-air-support-points = air support point marker
marker-camp-morale = camp morale marker
marker-resource-points = resource point marker
marker-sitrep = SITREP marker
marker-vm-aaa = Viet Minh AAA marker
marker-division-strength = strength marker of a division
marker-airstrip-status = airstrip marker
marker-fortifications-4-3 = fortifications marker 4/3
marker-fortifications-2-1 = fortifications marker 2/1
marker-control-308 = control marker of Division 308
marker-control-312 = control marker of Division 312
marker-control-316 = control marker of Division 316
marker-control-304 = control marker of Division 304
marker-no-mans-land = No Man’s Land marker
marker-disrupted = Disrupted marker

## Tracks: name, abbreviation, what they are for

track-camp_morale = Camp morale
    .short = CM
    .help = From 1 to 20. Its modifier is half of SITREP; below 1 the garrison gives up.
track-resource_points = Resource points
    .short = RP
    .help = From 1 to 30: food, ammunition, timber, medicine. Their modifier is half of SITREP; below 1 the camp surrenders.
track-vm_aaa = Viet Minh AAA
    .short = AAA
    .help = From 1 to 15. Its modifier lowers air support, air strikes and the resource roll.
track-strength = Strength
    .short = S
    .help = Of each division, from 1 to 15. It counts against you in assaults, sapping and raids.
track-fortifications = Fortifications
    .short = Fort.
    .help = Of each centre, from 0 to 4. They count for whoever defends it.
track-sitrep = SITREP
    .short = SITREP
    .help = The modifiers of camp morale and resource points together, from −4 to +2. Nearly every roll counts it.
track-action_points = Action points
    .short = AP
    .help = Given by the card, 4 at most. One each opens artillery support in defence, movement, assaults, and raids with repairs.
track-air_support_points = Air support points
    .short = ASP
    .help = Rolled for each turn from turn 2; for SEAD, DAS and CAS, 4 at most on each.
track-turns = Turn
    .short = T
    .help = Sixteen turns, 13 March to 8 May 1954; monsoon on turns 10 to 14.

## Tables

table-1 = Table 1: reserve cards in hand
table-2 = Table 2: air support
table-2-1 = Table 2.1: SEAD
table-2-2 = Table 2.2: DAS
table-3 = Table 3: airstrip status
table-4 = Table 4: resources
table-8 = Table 8: sapping
table-9 = Table 9: Viet Minh assault
table-9-1 = Table 9.1: Viet Minh assault, French losses
table-9-2 = Table 9.2: Viet Minh assault, Viet Minh losses
table-10 = Table 10: French assault
table-10-1 = Table 10.1: French assault, French losses
table-10-2 = Table 10.2: French assault, Viet Minh losses
table-11 = Table 11: raid
table-12 = Table 12: airstrip repair

## Results of the loss tables: meaning and printed mark

result-none = no effect
    .mark = –
result-disruption-check = morale check or disrupted
    .mark = Dis?
result-disruption = all disrupted
    .mark = Dis
result-counter-battery = counter-battery fire on the supporting artillery
    .mark = *
result-retreat-check = morale check or retreat
    .mark = R?
result-repulsed = Viet Minh repulsed
    .mark = R
result-camp-morale = camp morale +1
    .mark = +1CM

## Turns

turn-1 = 13–15 March
turn-2 = 16–19 March
turn-3 = 20–24 March
turn-4 = 25–29 March
turn-5 = 30 March–1 April
turn-6 = 2–4 April
turn-7 = 5–8 April
turn-8 = 9–11 April
turn-9 = 12–15 April
turn-10 = 16–19 April
turn-11 = 20–23 April
turn-12 = 24–26 April
turn-13 = 27–29 April
turn-14 = 30 April–2 May
turn-15 = 3–5 May
turn-16 = 6–8 May
monsoon = monsoon

## Phases

phase-setup = Set-up
phase-french-logistics = French Logistics Phase
phase-vm-logistics = Viet Minh Logistics Phase
phase-vm-action = Viet Minh Action Phase
phase-french-action = French Action Phase
phase-raids-repairs = Raids, Repairs and Recovery Phase
phase-victory = Victory Check
phase-turn-end = End of the turn

## Steps of the phases

step-event-card = Event Card Phase
step-action-points = Action Point Phase
step-discard = Discard Phase
step-air-support = Air Support Phase
step-airstrip = Airstrip Phase
step-resource-points = Resource Phase
step-camp-morale = Camp Morale Phase
step-strength = Division Strength Phase
step-status = Division Status Phase
step-automatic-control = Automatic Control Phase
step-sapping = Sapping Phase
step-vm-assault = Viet Minh Assault Phase
step-reinforcements = Reinforcement Phase
step-movement = Movement Phase
step-french-assault = French Assault Phase
step-raids = Raid Phase
step-repairs = Fortification Phase
step-airstrip-repair = Airstrip Repair Phase
step-recovery = Recovery Phase

## When the event of a card takes place, if not in one phase

moment-immediate = at once
moment-variable = as the card says

## What points are spent on

action-artillery = Artillery support
action-movement = Movement
action-assault = Assault
action-raid = Raid
action-fortify = Fortification work
action-repair = Airstrip repair
action-ration = Rationing
action-delay = Put off a reinforcement
action-boost = Raise camp morale
action-pass = Pass
mission-sead = SEAD: against the anti-aircraft guns
mission-das = DAS: against a division
mission-cas = CAS: over the fighting

## Marks and flags of the cards

mark-reserve = Reserve
    .help = May be kept in hand and played later.
mark-one_time = One time only
    .help = Leaves the game once its event has happened.
mark-reshuffle = Reshuffle
    .help = Draw and discard piles are shuffled together.
mark-option = Optional
    .help = In the deck only with its option.
flag-FR = in favour of the French
flag-VM = in favour of the Viet Minh

## Levels of victory: name, victory points, what comes of it

victory-strategic-victory = Strategic Victory
    .points = 25 or more
    .story = The besieging army has bled itself white before your wire and its commander is recalled. Peking and Moscow turn to better bets, Ho Chi Minh asks for terms, and no American division ever lands in Vietnam.
victory-operational-victory = Operational Victory
    .points = 21 to 24
    .story = The divisions march back into the hills: the road to Laos is shut and the Tai country stays loyal. At Geneva France speaks from strength, and the other side has much to give up.
victory-tactical-victory = Tactical Victory
    .points = 17 to 20
    .story = Na San all over again: the camp held, and the enemy got away to refit. American money and matériel pour in, and the Viet Minh must offer something real at the talks.
victory-draw = Draw
    .points = 13 to 16
    .story = Two armies have worn each other away in one valley, for nothing. The great powers feed the fire, and Indochina turns into a second Korea without an end.
victory-tactical-defeat = Tactical Defeat
    .points = 9 to 12
    .story = The camp is lost, but it cost the besiegers dear and American aircraft bring part of the garrison out. The war drags on until France, its best battalions gone and Algeria aflame, leaves it to others.
victory-operational-defeat = Operational Defeat
    .points = 5 to 8
    .story = The camp fell, but later than it did in history. The diplomats trade those days for a frontier a little further north; the rest of the story, Americans and all, stays the same.
victory-strategic-defeat = Strategic Defeat
    .points = 4 or less
    .story = As it happened: the garrison marches into captivity and Vietnam is cut in two at the seventeenth parallel, until elections that nobody will hold. A longer and crueller war is on its way.
victory-point = victory point
    .count =
        { $n ->
            [one] { $n } victory point
           *[other] { $n } victory points
        }

## How a game ends

reason-command-post = The Viet Minh hold PC GONO: strategic defeat.
reason-camp-morale = Camp morale is gone, the garrison lays down its arms: strategic defeat.
reason-resource-points = The stores are empty, the camp surrenders: strategic defeat.
reason-strategic-victory = The siege is over. { victory-strategic-victory }, victory points: { victory-strategic-victory.points }. { victory-strategic-victory.story }
reason-operational-victory = The siege is over. { victory-operational-victory }, victory points: { victory-operational-victory.points }. { victory-operational-victory.story }
reason-tactical-victory = The siege is over. { victory-tactical-victory }, victory points: { victory-tactical-victory.points }. { victory-tactical-victory.story }
reason-draw = The siege is over. { victory-draw }, victory points: { victory-draw.points }. { victory-draw.story }
reason-tactical-defeat = The siege is over. { victory-tactical-defeat }, victory points: { victory-tactical-defeat.points }. { victory-tactical-defeat.story }
reason-operational-defeat = The siege is over. { victory-operational-defeat }, victory points: { victory-operational-defeat.points }. { victory-operational-defeat.story }
reason-strategic-defeat = The siege is over. { victory-strategic-defeat }, victory points: { victory-strategic-defeat.points }. { victory-strategic-defeat.story }
