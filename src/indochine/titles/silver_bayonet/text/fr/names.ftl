### Silver Bayonet : noms du titre, des camps, des scénarios, du terrain, des lieux, des unités, des valeurs, des marqueurs, des phases et des résultats.
###
### Glossaire (un seul terme par notion, dans toutes les phrases du titre)
### - AML : alliés du monde libre, USA et ARVN ; APVN : ANV et VC ; USA, ARVN, ANV, VC : les nations ; le camp d’un joueur n’est jamais « camp » seul là où un camp des FS peut être compris
### - unité : infanterie, aéroportée, rangers, blindés, artillerie, mortier, éclaireurs (1/9), DELTA, CIDG, QG, QG de brigade, hôpital, ravitaillement, chef, hélicoptères
### - pas : pleine puissance, réduite ; perdre un pas, éliminer ; fatiguée, fatigue, récupérer, fatigue supplémentaire
### - puissance d’attaque, puissance de bombardement, portée, défense, valeur d’efficacité (VE), points d’empilement, capacité de mouvement, valeur de commandement
### - test d’efficacité : réussir, manquer ; dé, jet, modificateur (MJD)
### - hexagone, côté d’hexagone, adjacent (voisin, à côté) ; valeur de défense du terrain (VDT) ; zone de contrôle (ZdC) ; motorisée, à pied ; point de mouvement ; route, rivière ; frontière du Cambodge ; case hors carte
### - pile, limite d’empilement, sur-empilement
### - tour de jeu, tour de joueur, phase, étape ; joueur actif ; attaquant, défenseur
### - combat de manœuvre, manœuvrer ; combat d’assaut, donner l’assaut ; déclarer ; ratio, colonne, décalage ; unité de tête
### - refus de combat, refuser ; réaction, réagir
### - coordination : parfaite, partielle (sans soutien), attaque non coordonnée, assaut frontal
### - retraite, retraiter ; tenir (« pas de retraite » dans le livret) ; avance après combat
### - bombardement offensif, défensif ; soutien au combat de manœuvre ; Premier tir, Dernier tir ; points aériens, B-52, tir de défense aérienne (TDA)
### - zone d’atterrissage (ZA) : expédiente, opérationnelle, dangereuse ; camp des forces spéciales (FS) ; base américaine : Camp Holloway
### - marqueur caché (« de mouvement caché » dans le livret), leurre, patrouille, observation, embuscade ; remplacements, renforts ; points de victoire

## Titre

title-name = Silver Bayonet
title-about = Automne 1965, vallée de la Ia Drang : la première bataille de la guerre du Viêt Nam entre réguliers américains et nord-vietnamiens. Des régiments du Nord sortent du Cambodge pour prendre les camps des forces spéciales qui couvrent Pleiku ; les Sud-Vietnamiens marchent à leur secours, et la 1re division de cavalerie se pose en pleine jungle, soutenue par l’artillerie, l’aviation et les hélicoptères. Des hexagones, des compagnies, le combat de manœuvre et l’assaut ; les attaques se coordonnent, et le défenseur peut se dérober. Un jeu pour deux joueurs. Créé par Gene Billingsley et Mitchell Land, édité par GMT Games.

## Camps et sièges

side-FWA = Alliés du monde libre
    .short = AML
side-PAVN = Armée populaire vietnamienne
    .short = APVN
seat-FWA = Alliés du monde libre
seat-PAVN = Armée populaire vietnamienne

## Nations

nation-US = États-Unis
    .short = USA
nation-ARVN = Armée de la République du Viêt Nam
    .short = ARVN
nation-NVA = Armée nord-vietnamienne
    .short = ANV
nation-VC = Viêt Cong
    .short = VC

## Scénarios

scenario-1 = 1. Duc Co
    .help = Du 10 au 17 août 1965, huit tours. Le 32e régiment a enfermé le camp de Duc Co ; blindés et rangers poussent vers l’ouest par la route 19 pour le dégager, et un bataillon les guette. L’APVN marque pour le camp et les pertes de l’ARVN, les AML pour les pertes de l’ANV, les blindés qui atteignent le camp, sa défense et une route libre. Qui a plus de points gagne ; dix de plus, c’est une grande victoire.
scenario-2 = 2. L’appât et l’embuscade
    .help = Du 19 au 25 octobre 1965, sept tours. Le 33e régiment assiège Plei Me pour qu’une colonne de secours parte de Pleiku, et le 32e l’attend au bord de la route. Les AML doivent faire entrer le ravitaillement dans le camp ; les Américains viennent une fois le combat engagé et peuvent être héliportés. Cinq points d’avance font gagner, moins est une partie nulle.
scenario-3 = 3. ZA MARY
    .help = 3 et 4 novembre 1965, deux tours. Les éclaireurs du 1/9 tendent une embuscade de nuit et regagnent leur zone d’atterrissage ; des compagnies du 8/66 les y suivent. Tiendront-ils jusqu’à l’arrivée d’une compagnie par les airs ? Chaque pas perdu compte, et la zone à la fin. Peu d’unités, un hexagone à tenir : une bonne deuxième partie.
scenario-4 = 4. ZA X-RAY
    .help = Du 14 au 17 novembre 1965, quatre tours. Moore se pose avec deux compagnies au pied du Chu Pong, à côté d’un régiment. L’APVN gagne aussitôt si elle prend la zone d’atterrissage ; sinon les AML doivent avoir cinq points d’avance. Broken Arrow, B-52, batteries à portée et compagnies posées dans une ZA dangereuse.
scenario-5 = 5. ZA ALBANY
    .help = 17 et 18 novembre 1965, deux tours. Le 2/7 marche en colonne quand le 8/66 le frappe de tous côtés ; dans ce premier combat, ni le terrain ni les canons n’aident. L’APVN doit avoir quatre points d’avance ; sinon les AML ont tenu.
scenario-6a = 6a. L’heure du thé, un tour
    .help = 12 novembre 1965, un demi-tour. De nuit, le VC attaque le QG de brigade dans la plantation de thé de Catecka, défendu par une batterie et dix points aériens. Pas de mouvement : on déclare, on bombarde, on jette les dés. L’APVN gagne s’il ne reste rien dans l’hexagone. Le scénario le plus court, et le meilleur pour commencer.
scenario-6b = 6b. L’heure du thé, deux tours
    .help = 12 et 13 novembre 1965. Comme 6a, mais après un tour de feu américain le VC attaque une seconde fois.
scenario-7 = 7. Opération Than Phong VII
    .help = Du 18 au 25 novembre 1965, huit tours. Les régiments battus gagnent le Cambodge. Les bataillons aéroportés de Truong coupent par la frontière pour les prendre, sous les canons américains de la ZA CROOKS. Les AML marquent pour les pertes et les QG de l’ANV, l’APVN pour les pertes ennemies et, dès le tour 4, pour ce qui atteint le Cambodge. Qui a plus de points gagne.

## Terrain, et ce qui se trouve dans un hexagone

terrain-clear = terrain dégagé
terrain-light-jungle = jungle clairsemée
terrain-dense-jungle = jungle dense
terrain-forested-hill = colline boisée
terrain-mountain-jungle = jungle montagneuse
terrain-broken = terrain accidenté
terrain-marsh = marais ou rizière
terrain-tea = plantation de thé
terrain-town = ville
terrain-pleiku = Pleiku
terrain-us-base = base américaine
terrain-sf-camp = camp des forces spéciales
terrain-brigade-hq = QG de brigade
terrain-village = village
terrain-primary-road = route principale
terrain-secondary-road = route secondaire
terrain-river = rivière

## Côtés d’hexagone et routes

hexside-river = rivière
hexside-border = frontière du Cambodge
river-ia-drang = Ia Drang
road-ql-14 = Route 14
road-ql-19-west = Route 19
road-ql-19-east = Route 19
cambodia = Cambodge

## Lieux : nom, et en entier avec le numéro de l’hexagone

hex = hexagone { $number }
hex-1120 = Plei Lao Tchin
    .full = 1120 { hex-1120 }
hex-1201 = Plei Ya Te
    .full = 1201 { hex-1201 }
hex-1219 = Plei The
    .full = 1219 { hex-1219 }
hex-1220 = ZA MARY
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
hex-1605 = Plei The (nord)
    .full = 1605 { hex-1605 }
hex-1610 = Plei Girao Cop
    .full = 1610 { hex-1610 }
hex-1626 = Massif du Chu Pong
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
hex-1923 = ZA ALBANY
    .full = 1923 { hex-1923 }
hex-1925 = ZA X-RAY
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
hex-3924 = Plei T’Seou (est)
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
hex-4508 = Mont du Dragon
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

## Cases hors carte

box-C1 = Cambodge 1
    .short = C1
box-C2 = Cambodge 2
    .short = C2
box-C3 = Cambodge 3
    .short = C3
box-C4 = Cambodge 4
    .short = C4
box-C5 = Cambodge 5
    .short = C5
box-AK = An Khe
    .short = AK

## Où les unités attendent ou finissent

place-turn-track = Piste des tours
place-reinforcements = Renforts à venir
place-eliminated = Éliminées
place-removed = Retirées du jeu
place-safe = En sûreté hors de la carte
place-air-points = Piste des points aériens
place-not-in-play = Hors jeu

## Disponibilité des hélicoptères

ready-ready = Prêt
ready-mission-1 = 1 mission
ready-mission-2 = 2 missions
ready-grounded-1 = Au sol 1
ready-grounded-2 = Au sol 2

## Sortes d’unités : nom, nombre, code du pion

kind-infantry = compagnie d’infanterie
    .count =
        { $n ->
            [one] { $n } compagnie d’infanterie
           *[other] { $n } compagnies d’infanterie
        }
    .code = INF
kind-airborne = bataillon aéroporté
    .count =
        { $n ->
            [one] { $n } bataillon aéroporté
           *[other] { $n } bataillons aéroportés
        }
    .code = AÉR
kind-ranger = compagnie de rangers
    .count =
        { $n ->
            [one] { $n } compagnie de rangers
           *[other] { $n } compagnies de rangers
        }
    .code = RGR
kind-armour = unité blindée
    .count =
        { $n ->
            [one] { $n } unité blindée
           *[other] { $n } unités blindées
        }
    .code = BLI
kind-artillery = batterie
    .count =
        { $n ->
            [one] { $n } batterie
           *[other] { $n } batteries
        }
    .code = ART
kind-mortar = section de mortiers
    .count =
        { $n ->
            [one] { $n } section de mortiers
           *[other] { $n } sections de mortiers
        }
    .code = MOR
kind-scout = compagnie d’éclaireurs
    .count =
        { $n ->
            [one] { $n } compagnie d’éclaireurs
           *[other] { $n } compagnies d’éclaireurs
        }
    .code = ÉCL
kind-delta = unité DELTA
    .count =
        { $n ->
            [one] { $n } unité DELTA
           *[other] { $n } unités DELTA
        }
    .code = DEL
kind-cidg = compagnie du CIDG
    .count =
        { $n ->
            [one] { $n } compagnie du CIDG
           *[other] { $n } compagnies du CIDG
        }
    .code = CIDG
kind-supply = unité de ravitaillement
    .count =
        { $n ->
            [one] { $n } unité de ravitaillement
           *[other] { $n } unités de ravitaillement
        }
    .code = RAV
kind-hq = QG
    .count =
        { $n ->
            [one] { $n } QG
           *[other] { $n } QG
        }
    .code = QG
kind-brigade-hq = QG de brigade
    .count =
        { $n ->
            [one] { $n } QG de brigade
           *[other] { $n } QG de brigade
        }
    .code = QGB
kind-hospital = hôpital
    .count =
        { $n ->
            [one] { $n } hôpital
           *[other] { $n } hôpitaux
        }
    .code = HÔP
kind-leader = chef
    .count =
        { $n ->
            [one] { $n } chef
           *[other] { $n } chefs
        }
    .code = CHF
kind-observation = hélicoptères d’observation
    .count =
        { $n ->
            [one] { $n } unité d’hélicoptères d’observation
           *[other] { $n } unités d’hélicoptères d’observation
        }
    .code = OBS
kind-gunship = hélicoptères de combat
    .count =
        { $n ->
            [one] { $n } unité d’hélicoptères de combat
           *[other] { $n } unités d’hélicoptères de combat
        }
    .code = CBT
kind-transport = hélicoptères de transport
    .count =
        { $n ->
            [one] { $n } unité d’hélicoptères de transport
           *[other] { $n } unités d’hélicoptères de transport
        }
    .code = TRA
kind-heavy-transport = hélicoptères de transport lourd
    .count =
        { $n ->
            [one] { $n } unité d’hélicoptères de transport lourd
           *[other] { $n } unités d’hélicoptères de transport lourd
        }
    .code = LRD
kind-surveillance = avions de surveillance
    .count =
        { $n ->
            [one] { $n } unité d’avions de surveillance
           *[other] { $n } unités d’avions de surveillance
        }
    .code = OV

## Tailles

size-section = section
    .count =
        { $n ->
            [one] { $n } section
           *[other] { $n } sections
        }
size-company = compagnie
    .count =
        { $n ->
            [one] { $n } compagnie
           *[other] { $n } compagnies
        }
size-battalion = bataillon
    .count =
        { $n ->
            [one] { $n } bataillon
           *[other] { $n } bataillons
        }

## Unités en général

unit = unité
    .count =
        { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        }
step = pas
    .count =
        { $n ->
            [one] { $n } pas
           *[other] { $n } pas
        }
stack = pile
    .count =
        { $n ->
            [one] { $n } pile
           *[other] { $n } piles
        }
stacking-point = point d’empilement
    .count =
        { $n ->
            [one] { $n } point d’empilement
           *[other] { $n } points d’empilement
        }
movement-point = point de mouvement
    .count =
        { $n ->
            [one] { $n } point de mouvement
           *[other] { $n } points de mouvement
        }
air-point = point aérien
    .count =
        { $n ->
            [one] { $n } point aérien
           *[other] { $n } points aériens
        }
victory-point = point de victoire
    .count =
        { $n ->
            [one] { $n } point de victoire
           *[other] { $n } points de victoire
        }
replacement-point = point de remplacement
    .count =
        { $n ->
            [one] { $n } point de remplacement
           *[other] { $n } points de remplacement
        }
face-full = pleine puissance
face-reduced = réduite
face-replacement = QG de remplacement
state-fatigued = fatiguée
    .count =
        { $n ->
            [one] { $n } unité fatiguée
           *[other] { $n } unités fatiguées
        }
state-first-fire = Premier tir
state-final-fire = Dernier tir
state-motorised = motorisée
state-foot = à pied

## Valeurs d’un pion

value-attack = attaque
value-bombard = bombardement
value-range = portée
value-command-radius = rayon de commandement
value-defence = défense
value-efficiency = valeur d’efficacité
    .short = VE
value-stacking = points d’empilement
value-move = mouvement
value-lift = capacité de transport
value-command = commandement
value-tdv = valeur de défense du terrain
    .short = VDT
value-zoc = zone de contrôle
    .short = ZdC

## Marqueurs

marker-hidden = marqueur caché
marker-lz = marqueur de ZA
marker-fatigue = marqueur de fatigue
marker-fire = marqueur de tir
marker-combat = marqueur de combat
marker-maneuver = marqueur de manœuvre
marker-assault = marqueur d’assaut
marker-b52 = marqueur B-52
marker-victory-fwa = jeton de victoire des AML
marker-victory-pavn = jeton de victoire de l’APVN
marker-game = marqueur de tour

## Patrouilles

marker-p-cidg = patrouille du CIDG
marker-p-delta = patrouille DELTA
marker-p-a19 = patrouille A/1/9
marker-p-b19 = patrouille B/1/9
marker-p-c19 = patrouille C/1/9

## Dates

date-august =
    { $day ->
        [1] 1er août 1965
       *[other] { $day } août 1965
    }
date-october =
    { $day ->
        [1] 1er octobre 1965
       *[other] { $day } octobre 1965
    }
date-november =
    { $day ->
        [1] 1er novembre 1965
       *[other] { $day } novembre 1965
    }

## Phases du tour de jeu et du tour de joueur

phase-setup = Mise en place
phase-initial = Phase initiale
phase-recovery = Phase de récupération
phase-first-player = Tour du premier joueur
phase-second-player = Tour du second joueur
phase-record = Phase de relevé
phase-administrative = Interphase administrative
phase-first-observation = Phase de première observation
phase-reinforcement = Phase de renfort
phase-concealment = Phase de dissimulation
phase-movement = Phase de mouvement
phase-declaration = Phase de déclaration de combat
phase-offensive-bombardment = Phase de bombardement offensif
phase-reaction = Phase de réaction au combat
phase-resolution = Phase de résolution de combat
phase-final = Phase finale d’observation ou de dissimulation

## Étapes d’un combat

step-refusal = refus de combat
step-reaction = réaction
step-coordination = coordination
step-maneuver = combat de manœuvre
step-support = soutien
step-assault = combat d’assaut
step-defensive-bombardment = bombardement défensif
step-losses = pertes
step-retreat = retraite
step-advance = avance après combat

## Façons d’attaquer et de tirer

attack-maneuver = combat de manœuvre
attack-assault = combat d’assaut
attack-offensive-bombardment = bombardement offensif
attack-defensive-bombardment = bombardement défensif
attack-support = soutien au combat de manœuvre
attack-air-defence = tir de défense aérienne
    .short = TDA

## Résultats du jet de coordination

coordination-full = parfaitement coordonnée
    .help = Tous attaquent, et l’attaquant peut ajouter un soutien.
coordination-no-support = partiellement coordonnée
    .help = Tous attaquent, sans soutien de l’attaquant.
coordination-uncoordinated = non coordonnée
    .help = Tous attaquent sans soutien : une colonne à gauche, ou 1 de pire à l’assaut.
coordination-frontal-assault = assaut frontal
    .help = Le défenseur choisit un hexagone, dont les unités donnent l’assaut sans coordination ; les autres attendent.

## Effets du combat sur les unités

result-none = sans effet
result-step = un pas perdu
result-eliminated = éliminée
result-fatigue = fatiguée
result-retreat = retraite
result-retreat-2 = retraite de deux hexagones
result-stand = tient

## Zones d’atterrissage

lz-field = ZA expédiente
lz-operational = ZA opérationnelle
lz-hot = ZA dangereuse

## Bataillons et ce qui en tient lieu

battalion-1-5 = 1er bataillon du 5e de cavalerie
battalion-2-5 = 2e bataillon du 5e de cavalerie
battalion-2-12 = 2e bataillon du 12e de cavalerie
battalion-1-7 = 1er bataillon du 7e de cavalerie
battalion-2-7 = 2e bataillon du 7e de cavalerie
battalion-1-8 = 1er bataillon du 8e de cavalerie
battalion-2-8 = 2e bataillon du 8e de cavalerie
battalion-1-12 = 1er bataillon du 12e de cavalerie
battalion-1-9 = 1er escadron du 9e de cavalerie
battalion-DELTA = projet DELTA
battalion-CIDG = Civilian Irregular Defense Group
battalion-2-17 = 2e bataillon du 17e d’artillerie
battalion-2-19 = 2e bataillon du 19e d’artillerie
battalion-1-21 = 1er bataillon du 21e d’artillerie
battalion-1-77 = 1er bataillon du 77e d’artillerie
battalion-6-14 = 6e bataillon du 14e d’artillerie
battalion-BDE = état-major de brigade
battalion-ABN = aéroportés de l’ARVN
battalion-3-1 = 3e bataillon aéroporté
battalion-6-1 = 6e bataillon aéroporté
battalion-8-1 = 8e bataillon aéroporté
battalion-5-2 = 5e bataillon aéroporté
battalion-7-2 = 7e bataillon aéroporté
battalion-3rd-Cav = 3e régiment de cavalerie blindée
battalion-21R = 21e bataillon de rangers
battalion-22R = 22e bataillon de rangers
battalion-1-42 = 1er bataillon du 42e d’infanterie
battalion-91R = 91e bataillon de rangers aéroportés
battalion-23A = artillerie de la 23e division
battalion-SUPPLY = convoi de ravitaillement
battalion-HQ-32 = 32e régiment
battalion-334-32 = 334e bataillon du 32e régiment
battalion-635-32 = 635e bataillon du 32e régiment
battalion-966-32 = 966e bataillon du 32e régiment
battalion-mort-32 = mortiers du 32e régiment
battalion-HQ-33 = 33e régiment
battalion-1-33 = 1er bataillon du 33e régiment
battalion-2-33 = 2e bataillon du 33e régiment
battalion-3-33 = 3e bataillon du 33e régiment
battalion-mort-33 = mortiers du 33e régiment
battalion-HQ-66 = 66e régiment
battalion-7-66 = 7e bataillon du 66e régiment
battalion-8-66 = 8e bataillon du 66e régiment
battalion-9-66 = 9e bataillon du 66e régiment
battalion-mort-66 = mortiers du 66e régiment
battalion-20 = 20e bataillon d’artillerie
battalion-HQ-B3 = front B-3
battalion-HOSP = hôpital de campagne
battalion-H15 = bataillon principal H-15
battalion-LF = forces locales
battalion-227 = 227e bataillon d’aviation
battalion-229 = 229e bataillon d’aviation
battalion-228 = 228e bataillon d’aviation
battalion-2-20 = 2e bataillon du 20e d’artillerie
battalion-ASTA = section de surveillance aérienne

## Unités : nom sur le pion, et en entier

unit-A-1-5 = A/1/5
    .long = Compagnie A, { battalion-1-5 }
unit-B-1-5 = B/1/5
    .long = Compagnie B, { battalion-1-5 }
unit-C-1-5 = C/1/5
    .long = Compagnie C, { battalion-1-5 }
unit-D-1-5 = D/1/5
    .long = Compagnie D, { battalion-1-5 } (appui)
unit-A-2-5 = A/2/5
    .long = Compagnie A, { battalion-2-5 }
unit-B-2-5 = B/2/5
    .long = Compagnie B, { battalion-2-5 }
unit-C-2-5 = C/2/5
    .long = Compagnie C, { battalion-2-5 }
unit-D-2-5 = D/2/5
    .long = Compagnie D, { battalion-2-5 } (appui)
unit-A-2-12 = A/2/12
    .long = Compagnie A, { battalion-2-12 }
unit-B-2-12 = B/2/12
    .long = Compagnie B, { battalion-2-12 }
unit-C-2-12 = C/2/12
    .long = Compagnie C, { battalion-2-12 }
unit-D-2-12 = D/2/12
    .long = Compagnie D, { battalion-2-12 } (appui)
unit-A-1-7 = A/1/7
    .long = Compagnie A, { battalion-1-7 }
unit-B-1-7 = B/1/7
    .long = Compagnie B, { battalion-1-7 }
unit-C-1-7 = C/1/7
    .long = Compagnie C, { battalion-1-7 }
unit-D-1-7 = D/1/7
    .long = Compagnie D, { battalion-1-7 } (appui)
unit-A-2-7 = A/2/7
    .long = Compagnie A, { battalion-2-7 }
unit-B-2-7 = B/2/7
    .long = Compagnie B, { battalion-2-7 }
unit-C-2-7 = C/2/7
    .long = Compagnie C, { battalion-2-7 }
unit-D-2-7 = D/2/7
    .long = Compagnie D, { battalion-2-7 } (appui)
unit-A-1-8 = A/1/8
    .long = Compagnie A, { battalion-1-8 }
unit-B-1-8 = B/1/8
    .long = Compagnie B, { battalion-1-8 }
unit-C-1-8 = C/1/8
    .long = Compagnie C, { battalion-1-8 }
unit-D-1-8 = D/1/8
    .long = Compagnie D, { battalion-1-8 } (appui)
unit-A-2-8 = A/2/8
    .long = Compagnie A, { battalion-2-8 }
unit-B-2-8 = B/2/8
    .long = Compagnie B, { battalion-2-8 }
unit-C-2-8 = C/2/8
    .long = Compagnie C, { battalion-2-8 }
unit-D-2-8 = D/2/8
    .long = Compagnie D, { battalion-2-8 } (appui)
unit-A-1-12 = A/1/12
    .long = Compagnie A, { battalion-1-12 }
unit-B-1-12 = B/1/12
    .long = Compagnie B, { battalion-1-12 }
unit-C-1-12 = C/1/12
    .long = Compagnie C, { battalion-1-12 }
unit-D-1-12 = D/1/12
    .long = Compagnie D, { battalion-1-12 } (appui)
unit-A-1-9 = A/1/9
    .long = Compagnie A, { battalion-1-9 }
unit-B-1-9 = B/1/9
    .long = Compagnie B, { battalion-1-9 }
unit-C-1-9 = C/1/9
    .long = Compagnie C, { battalion-1-9 }
unit-DELTA = DELTA
    .long = projet DELTA, détachement B-52 des forces spéciales
unit-CIDG-1 = CIDG 1
    .long = compagnie 1 du CIDG
unit-CIDG-2 = CIDG 2
    .long = compagnie 2 du CIDG
unit-CIDG-3 = CIDG 3
    .long = compagnie 3 du CIDG
unit-CIDG-4 = CIDG 4
    .long = compagnie 4 du CIDG
unit-CIDG-5 = CIDG 5
    .long = compagnie 5 du CIDG
unit-CIDG-6 = CIDG 6
    .long = compagnie 6 du CIDG
unit-A-2-17 = A/2/17
    .long = Batterie A, { battalion-2-17 }, 105 mm
unit-B-2-17 = B/2/17
    .long = Batterie B, { battalion-2-17 }, 105 mm
unit-C-2-17 = C/2/17
    .long = Batterie C, { battalion-2-17 }, 105 mm
unit-A-2-19 = A/2/19
    .long = Batterie A, { battalion-2-19 }, 105 mm
unit-B-2-19 = B/2/19
    .long = Batterie B, { battalion-2-19 }, 105 mm
unit-C-2-19 = C/2/19
    .long = Batterie C, { battalion-2-19 }, 105 mm
unit-A-1-21 = A/1/21
    .long = Batterie A, { battalion-1-21 }, 105 mm
unit-B-1-21 = B/1/21
    .long = Batterie B, { battalion-1-21 }, 105 mm
unit-C-1-21 = C/1/21
    .long = Batterie C, { battalion-1-21 }, 105 mm
unit-A-1-77 = A/1/77
    .long = Batterie A, { battalion-1-77 }, 105 mm
unit-B-1-77 = B/1/77
    .long = Batterie B, { battalion-1-77 }, 105 mm
unit-C-1-77 = C/1/77
    .long = Batterie C, { battalion-1-77 }, 105 mm
unit-B-6-14 = B/6/14
    .long = Batterie B, { battalion-6-14 }, 155 mm
unit-BDE-HQ = QG de brigade
    .long = état-major d’une brigade de la 1re division de cavalerie
unit-MOORE = Moore
    .long = lieutenant-colonel Hal Moore, 1/7 de cavalerie
unit-TRUONG = Truong
    .long = lieutenant-colonel Ngo Quang Truong, aéroportés
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
    .long = état-major, { battalion-3rd-Cav }
unit-1-3 = 1/3
    .long = Escadron 1, { battalion-3rd-Cav }
unit-2-3 = 2/3
    .long = Escadron 2, { battalion-3rd-Cav }
unit-1-21R = 1/21R
    .long = Compagnie 1, { battalion-21R }
unit-2-21R = 2/21R
    .long = Compagnie 2, { battalion-21R }
unit-3-21R = 3/21R
    .long = Compagnie 3, { battalion-21R }
unit-1-22R = 1/22R
    .long = Compagnie 1, { battalion-22R }
unit-2-22R = 2/22R
    .long = Compagnie 2, { battalion-22R }
unit-3-22R = 3/22R
    .long = Compagnie 3, { battalion-22R }
unit-1-1-42 = 1/1/42
    .long = Compagnie 1, { battalion-1-42 }
unit-2-1-42 = 2/1/42
    .long = Compagnie 2, { battalion-1-42 }
unit-3-1-42 = 3/1/42
    .long = Compagnie 3, { battalion-1-42 }
unit-4-1-42 = 4/1/42
    .long = Compagnie 4, { battalion-1-42 }
unit-1-91R = 1/91R
    .long = Compagnie 1, { battalion-91R }
unit-2-91R = 2/91R
    .long = Compagnie 2, { battalion-91R }
unit-A-23A = A/23A
    .long = Batterie A, { battalion-23A }, 105 mm
unit-B-23A = B/23A
    .long = Batterie B, { battalion-23A }, 105 mm
unit-SUPPLY = Ravitaillement
    .long = convoi de ravitaillement de l’ARVN
unit-HQ-32 = HQ/32
    .long = état-major, { battalion-HQ-32 }
unit-A-334-32 = A/334/32
    .long = Compagnie A, { battalion-334-32 }
unit-B-334-32 = B/334/32
    .long = Compagnie B, { battalion-334-32 }
unit-C-334-32 = C/334/32
    .long = Compagnie C, { battalion-334-32 }
unit-D-334-32 = D/334/32
    .long = Compagnie D, { battalion-334-32 } (appui)
unit-A-635-32 = A/635/32
    .long = Compagnie A, { battalion-635-32 }
unit-B-635-32 = B/635/32
    .long = Compagnie B, { battalion-635-32 }
unit-C-635-32 = C/635/32
    .long = Compagnie C, { battalion-635-32 }
unit-D-635-32 = D/635/32
    .long = Compagnie D, { battalion-635-32 } (appui)
unit-A-966-32 = A/966/32
    .long = Compagnie A, { battalion-966-32 }
unit-B-966-32 = B/966/32
    .long = Compagnie B, { battalion-966-32 }
unit-C-966-32 = C/966/32
    .long = Compagnie C, { battalion-966-32 }
unit-D-966-32 = D/966/32
    .long = Compagnie D, { battalion-966-32 } (appui)
unit-A-32 = A/32
    .long = Section A, { battalion-mort-32 }
unit-B-32 = B/32
    .long = Section B, { battalion-mort-32 }
unit-C-32 = C/32
    .long = Section C, { battalion-mort-32 }
unit-HQ-33 = HQ/33
    .long = état-major, { battalion-HQ-33 }
unit-A-1-33 = A/1/33
    .long = Compagnie A, { battalion-1-33 }
unit-B-1-33 = B/1/33
    .long = Compagnie B, { battalion-1-33 }
unit-C-1-33 = C/1/33
    .long = Compagnie C, { battalion-1-33 }
unit-D-1-33 = D/1/33
    .long = Compagnie D, { battalion-1-33 } (appui)
unit-A-2-33 = A/2/33
    .long = Compagnie A, { battalion-2-33 }
unit-B-2-33 = B/2/33
    .long = Compagnie B, { battalion-2-33 }
unit-C-2-33 = C/2/33
    .long = Compagnie C, { battalion-2-33 }
unit-D-2-33 = D/2/33
    .long = Compagnie D, { battalion-2-33 } (appui)
unit-A-3-33 = A/3/33
    .long = Compagnie A, { battalion-3-33 }
unit-B-3-33 = B/3/33
    .long = Compagnie B, { battalion-3-33 }
unit-C-3-33 = C/3/33
    .long = Compagnie C, { battalion-3-33 }
unit-D-3-33 = D/3/33
    .long = Compagnie D, { battalion-3-33 } (appui)
unit-A-33 = A/33
    .long = Section A, { battalion-mort-33 }
unit-B-33 = B/33
    .long = Section B, { battalion-mort-33 }
unit-C-33 = C/33
    .long = Section C, { battalion-mort-33 }
unit-HQ-66 = HQ/66
    .long = état-major, { battalion-HQ-66 }
unit-A-7-66 = A/7/66
    .long = Compagnie A, { battalion-7-66 }
unit-B-7-66 = B/7/66
    .long = Compagnie B, { battalion-7-66 }
unit-C-7-66 = C/7/66
    .long = Compagnie C, { battalion-7-66 }
unit-D-7-66 = D/7/66
    .long = Compagnie D, { battalion-7-66 } (appui)
unit-A-8-66 = A/8/66
    .long = Compagnie A, { battalion-8-66 }
unit-B-8-66 = B/8/66
    .long = Compagnie B, { battalion-8-66 }
unit-C-8-66 = C/8/66
    .long = Compagnie C, { battalion-8-66 }
unit-D-8-66 = D/8/66
    .long = Compagnie D, { battalion-8-66 } (appui)
unit-A-9-66 = A/9/66
    .long = Compagnie A, { battalion-9-66 }
unit-B-9-66 = B/9/66
    .long = Compagnie B, { battalion-9-66 }
unit-C-9-66 = C/9/66
    .long = Compagnie C, { battalion-9-66 }
unit-D-9-66 = D/9/66
    .long = Compagnie D, { battalion-9-66 } (appui)
unit-A-66 = A/66
    .long = Section A, { battalion-mort-66 }
unit-B-66 = B/66
    .long = Section B, { battalion-mort-66 }
unit-C-66 = C/66
    .long = Section C, { battalion-mort-66 }
unit-A-20 = A/20
    .long = Batterie A, { battalion-20 }, mortiers de 120 mm
unit-B-20 = B/20
    .long = Batterie B, { battalion-20 }, mortiers de 120 mm
unit-C-20 = C/20
    .long = Batterie C, { battalion-20 }, mortiers de 120 mm
unit-HQ-B3 = HQ/B3
    .long = état-major, { battalion-HQ-B3 }
unit-HOSP = Hôpital
    .long = hôpital de campagne de l’ANV
unit-A-H15 = A/H15
    .long = Compagnie A, { battalion-H15 }
unit-B-H15 = B/H15
    .long = Compagnie B, { battalion-H15 }
unit-C-H15 = C/H15
    .long = Compagnie C, { battalion-H15 }
unit-D-H15 = D/H15
    .long = Compagnie D, { battalion-H15 }
unit-M-LF = M/LF
    .long = section de mortiers des forces locales
unit-LF-1 = LF 1
    .long = compagnie 1 des forces locales
unit-LF-2 = LF 2
    .long = compagnie 2 des forces locales
unit-LF-3 = LF 3
    .long = compagnie 3 des forces locales
unit-A-227 = A/227 UH-1D
    .long = Compagnie A, { battalion-227 } : UH-1D
unit-B-227 = B/227 UH-1D
    .long = Compagnie B, { battalion-227 } : UH-1D
unit-C-227 = C/227 UH-1D
    .long = Compagnie C, { battalion-227 } : UH-1D
unit-D-227 = D/227 UH-1B
    .long = Compagnie D, { battalion-227 } : UH-1B
unit-A-229 = A/229 UH-1D
    .long = Compagnie A, { battalion-229 } : UH-1D
unit-B-229 = B/229 UH-1D
    .long = Compagnie B, { battalion-229 } : UH-1D
unit-C-229 = C/229 UH-1D
    .long = Compagnie C, { battalion-229 } : UH-1D
unit-D-229 = D/229 UH-1B
    .long = Compagnie D, { battalion-229 } : UH-1B
unit-A-228 = A/228 CH-47
    .long = Compagnie A, { battalion-228 } : CH-47
unit-B-228 = B/228 CH-47
    .long = Compagnie B, { battalion-228 } : CH-47
unit-C-228 = C/228 CH-47
    .long = Compagnie C, { battalion-228 } : CH-47
unit-A-1-9-OH13 = A/1/9 OH-13S
    .long = Compagnie A, { battalion-1-9 } : OH-13S
unit-A-1-9-UH1B = A/1/9 UH-1B
    .long = Compagnie A, { battalion-1-9 } : UH-1B
unit-A-1-9-UH1D = A/1/9 UH-1D
    .long = Compagnie A, { battalion-1-9 } : UH-1D
unit-A-2-20 = A/2/20 ARA
    .long = Compagnie A, { battalion-2-20 } : ARA
unit-B-1-9-OH13 = B/1/9 OH-13S
    .long = Compagnie B, { battalion-1-9 } : OH-13S
unit-B-1-9-UH1B = B/1/9 UH-1B
    .long = Compagnie B, { battalion-1-9 } : UH-1B
unit-B-1-9-UH1D = B/1/9 UH-1D
    .long = Compagnie B, { battalion-1-9 } : UH-1D
unit-B-2-20 = B/2/20 ARA
    .long = Compagnie B, { battalion-2-20 } : ARA
unit-C-1-9-OH13 = C/1/9 OH-13S
    .long = Compagnie C, { battalion-1-9 } : OH-13S
unit-C-1-9-UH1B = C/1/9 UH-1B
    .long = Compagnie C, { battalion-1-9 } : UH-1B
unit-C-1-9-UH1D = C/1/9 UH-1D
    .long = Compagnie C, { battalion-1-9 } : UH-1D
unit-C-2-20 = C/2/20 ARA
    .long = Compagnie C, { battalion-2-20 } : ARA
unit-OV-1 = OV-1
    .long = OV-1 Mohawk, surveillance aérienne
