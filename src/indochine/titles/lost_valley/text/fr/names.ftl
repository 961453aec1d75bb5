### La Vallée perdue : noms du titre, des camps, des scénarios, des options, des lieux, des unités, des divisions, des pistes, des tables, des phases et des fins de partie.
###
### Glossaire (un seul terme par notion, dans toutes les phrases du titre)
### - Français : le joueur, « vous » ; Viêt Minh : mené par le programme ; FR, VM : leurs étiquettes
### - centre de résistance, centre en bref (CR) ; PC GONO : le poste de commandement ; DZ (zone de largage) ; case de départ (d’une division) ; sous-secteur
### - ligne noire : rend deux centres adjacents ; chemin (TAOR) : les lignes de couleur d’une division
### - sous contrôle français, sous contrôle Viêt Minh, no man’s land ; prendre ; encerclé ; le front : les centres adjacents à un centre sous contrôle Viêt Minh ou reliés à une case de départ
### - unité : d’infanterie (bataillon à deux pas, compagnie à un pas) ou d’appui (artillerie, blindés, DCA)
### - assaut, défense, moral : les trois facteurs d’une unité ; pas ; à effectif complet, réduite ; active, utilisée ; désorganisée
### - division : force ; active, inactive, ébranlée ; activer ; ordre d’action
### - moral du camp (MC), points de ressources (PR), points d’action (PA), points de soutien aérien (PSA), DCA Viêt Minh ; SITREP ; modificateur
### - fortifications, niveau de fortifications ; piste : en service, interdite, endommagée, détruite
### - test de moral ; jet, relance, relancer ; dé, dés (à six faces)
### - sape ; assaut Viêt Minh, assaut français, centre assailli ; pertes ; soutien d’artillerie ; contrebatterie ; retraite, retraiter ; repoussé
### - missions : SEAD, DAS, CAS ; rationnement ; raid ; travaux de fortification ; réparation de la piste ; récupération
### - carte Événement : condition, phase, événement ; carte de réserve, événement unique, remélanger ; main, pioche, défausse
### - renforts ; bataillon de marche ; case des rescapés ; case des éliminées ; limite d’empilement ; tour ; mousson ; points de victoire

## Titre

title-name = La Vallée perdue
title-about = Le siège de Diên Biên Phu, du 13 mars au 8 mai 1954. Vous commandez la garnison ; le programme mène quatre divisions Viêt Minh qui creusent vers vos centres de résistance et leur donnent l’assaut un à un. Pendant seize tours, vous partagez quelques points d’action, des avions, des canons et des ressources qui fondent, vous soutenez le moral du camp, contre-attaquez, lancez des raids et tâchez de tenir mieux que l’histoire. Que tombent le poste de commandement, le moral ou les vivres, et tout finit aussitôt. Un jeu pour un joueur. Créé par Jacques Rabier, édité par White Dog Games.

## Camps et siège

side-FR = Français
    .short = FR
side-VM = Viêt Minh
    .short = VM

seat-FR = Français

## Scénarios

scenario-campaign = Campagne
    .help = Tout le siège, tours 1 à 16, depuis les premiers assauts sur Béatrice et Gabrielle. Vous commencez avec un moral du camp de 16 et 26 points de ressources.
scenario-five-hills = La bataille des Cinq Collines
    .help = Tours 5 à 16, à partir du 30 mars : Béatrice, Gabrielle et Anne-Marie sont perdues et trois divisions sont prêtes à frapper. Vous commencez avec un moral du camp de 13 et 21 points de ressources.

## Options et difficulté

option-difficulty = Difficulté
    .help = Change le moral du camp et les points de ressources au départ. Un de chaque vaut une dizaine de sièges tenus sur cent ; au niveau normal, la plupart des parties sont perdues, et un match nul est un exploit.
option-difficulty-standard = Normale : comme le dit le scénario
option-difficulty-easier = Plus facile : 1 point de moral du camp et 1 point de ressources de plus
option-difficulty-harder = Plus difficile : 1 point de moral du camp et 1 point de ressources de moins
option-operation-vulture = Opération Vautour
    .help = La carte 45 entre dans le paquet : sur un dé de 5 ou 6, les bombardiers américains frappent toutes les divisions ; sinon Washington refuse et le camp l’encaisse mal.
option-operation-vulture-false = Sans la carte 45
option-operation-vulture-true = Avec la carte 45
option-artillery-range = Portée de l’artillerie
    .help = Si les canons ne soutiennent que dans leur sous-secteur et les sous-secteurs adjacents, ou partout sur la carte. Avec la longue portée, les trois compagnies de mortiers lourds ne portent que dans leur sous-secteur.
option-artillery-range-false = Sous-secteur et sous-secteurs adjacents
option-artillery-range-true = Toute la carte, les mortiers dans leur sous-secteur
option-artillery-stays = Mouvement de l’artillerie
    .help = Si les canons peuvent aller d’un centre à l’autre quand toutes les divisions sont inactives, ou jamais.
option-artillery-stays-false = Quand toutes les divisions sont inactives
option-artillery-stays-true = Jamais
option-reduced-1-bpc = Arrivée du 1 BPC
    .help = Une partie seulement de ce bataillon fut larguée au tour 14. Réduit, il arrive à 1/1/2, ce qui est plus historique et plus dur.
option-reduced-1-bpc-false = À effectif complet
option-reduced-1-bpc-true = Réduit
option-better-start = Cartes au départ
    .help = Un meilleur départ vous donne au hasard deux des neuf cartes de réserve comme première main. Le jeu en est plus facile.
option-better-start-false = Aucune en main
option-better-start-true = Deux cartes de réserve en main
option-any-rest-recovers = Retour de la force
    .help = Le livret laisse se refaire une division qui n’a pas donné l’assaut, et nomme deux causes : elle était inactive, ou la carte 5 a été jouée. La lecture large la laisse se refaire quelle que soit la raison, faute de cible aussi.
option-any-rest-recovers-false = Inactive, ou après la carte 5
option-any-rest-recovers-true = Dès qu’elle n’a pas donné l’assaut
option-isabelle-lost = Moral du camp à la chute d’Isabelle
    .help = Encerclée, Isabelle coûte 1 point de moral du camp, qui revient quand l’encerclement cesse. À la lettre du livret, sa prise y met fin aussi ; l’autre lecture ne rend alors rien.
option-isabelle-lost-false = 1 revient
option-isabelle-lost-true = Rien ne revient

## Centres de résistance : nom et code de mise en place

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
cr-epervier-opera = Épervier et Opéra
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
cr = centre de résistance
    .count =
        { $n ->
            [one] { $n } centre
           *[other] { $n } centres
        }
    .short = CR

## DZ et cases de départ

dz-natasha = DZ Natacha
    .short = Natacha
dz-octavie = DZ Octavie
    .short = Octavie
dz-simone = DZ Simone
    .short = Simone
start-312 = case de départ de la division 312
    .short = 312
start-308 = case de départ de la division 308
    .short = 308
start-316 = case de départ de la division 316
    .short = 316
start-304 = case de départ de la division 304
    .short = 304

## Sous-secteurs et lignes

subsector-north = Sous-secteur nord
subsector-central = Sous-secteur centre
subsector-south = Sous-secteur sud
line-black = ligne noire
line-taor = ligne de couleur (chemin d’une division)
colour-blue = bleu
colour-white = blanc
colour-red = rouge
colour-green = vert
colour-gold = or

## Contrôle

control-FR = sous contrôle français
control-VM = sous contrôle Viêt Minh
control-none = no man’s land
encircled = encerclé

## Symboles d’un centre : nom et effet

icon-stars = étoiles
    .help = Le moral du camp perdu avec le centre, regagné avec lui.
icon-artillery = canon
    .help = La division qui prend le centre gagne 1 point de force.
icon-aa = DCA
    .help = Pris, le centre élève la DCA Viêt Minh de 1.
icon-bombardment = bombardement de la piste
    .help = −1 au jet d’état de la piste tant que le Viêt Minh tient le centre.
icon-encircled = Encerclé
    .help = Le centre est encerclé tant que ses fortifications sont à 0.
icon-command-post = poste de commandement
    .help = S’il est pris, la partie est perdue aussitôt.
icon-airstrip = piste d’aviation
    .help = Son état pèse sur chaque jet de ressources.
icon-drop-zone = parachute
    .help = Les renforts peuvent y sauter tant que le centre est français.

## Cases d’un centre

box-control = case de contrôle
box-active = unités actives
box-used = unités utilisées
box-fortifications = case des fortifications
box-airstrip = case de la piste

fort-0 = fortifications 0
fort-1 = fortifications 1
fort-2 = fortifications 2
fort-3 = fortifications 3
fort-4 = fortifications 4

## Hors de la carte : cases et paquets

place-turn-track = Piste des tours
place-remnants = Case des rescapés
place-eliminated = Éliminées
place-bataillons-de-marche = Bataillons de marche, hors du jeu
place-aside = Mise de côté
pile-hand = Cartes de réserve en main
pile-deck = Pioche
pile-discard = Défausse
pile-removed = Cartes retirées du jeu

## Piste d’aviation : état et effet

airstrip-active = en service
    .help = Aucun malus au jet de ressources.
airstrip-interdicted = interdite
    .help = −1 au jet de ressources ; levée sans frais à la phase de réparation de la piste.
airstrip-damaged = endommagée
    .help = −2 au jet de ressources jusqu’à réparation ; endommagée de nouveau, elle est détruite.
airstrip-destroyed = détruite
    .help = −2 à chaque jet de ressources ; elle ne se répare pas.
airstrip-unchanged = inchangée

## Types d’unités : nom, nombre, code du pion

kind-infantry = unité d’infanterie
    .count =
        { $n ->
            [one] { $n } unité d’infanterie
           *[other] { $n } unités d’infanterie
        }
    .code = INF
kind-artillery = unité d’artillerie
    .count =
        { $n ->
            [one] { $n } unité d’artillerie
           *[other] { $n } unités d’artillerie
        }
    .code = ART
kind-armour = unité de blindés
    .count =
        { $n ->
            [one] { $n } unité de blindés
           *[other] { $n } unités de blindés
        }
    .code = BLI
kind-anti-aircraft = unité de DCA
    .count =
        { $n ->
            [one] { $n } unité de DCA
           *[other] { $n } unités de DCA
        }
    .code = DCA
asset = unité d’appui
    .count =
        { $n ->
            [one] { $n } unité d’appui
           *[other] { $n } unités d’appui
        }

## Troupes et armes : nom, code du pion

arm-legion = Légion étrangère
    .code = LEG
arm-legion-para = parachutistes de la Légion
    .code = BEP
arm-para = parachutistes français
    .code = PAR
arm-north-african = Nord-Africains
    .code = NAF
arm-tai = Thaïs
    .code = THA
arm-viet-para = parachutistes vietnamiens
    .code = PVN
arm-engineer = génie
    .code = GEN
arm-ad-hoc = unité de circonstance
    .code = CIR
arm-105mm = obusiers de 105 mm
    .code = 105
arm-155mm = obusiers de 155 mm
    .code = 155
arm-120mm = mortiers de 120 mm
    .code = 120
arm-m24 = chars M24 Chaffee
    .code = M24
arm-quad-50 = affûts quadruples de 12,7 mm
    .code = 12,7

## Les unités en général

unit = unité
    .count =
        { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        }
battalion = bataillon
    .count =
        { $n ->
            [one] { $n } bataillon
           *[other] { $n } bataillons
        }
company = compagnie
    .count =
        { $n ->
            [one] { $n } compagnie
           *[other] { $n } compagnies
        }
parachute-battalion = bataillon parachutiste
    .count =
        { $n ->
            [one] { $n } bataillon parachutiste
           *[other] { $n } bataillons parachutistes
        }
step = pas
    .count =
        { $n ->
            [one] { $n } pas
           *[other] { $n } pas
        }
state-active = active
    .count =
        { $n ->
            [one] { $n } unité active
           *[other] { $n } unités actives
        }
state-used = utilisée
    .count =
        { $n ->
            [one] { $n } unité utilisée
           *[other] { $n } unités utilisées
        }
state-disrupted = désorganisée
    .count =
        { $n ->
            [one] { $n } unité désorganisée
           *[other] { $n } unités désorganisées
        }
face-full = effectif complet
face-reduced = réduite
value-assault = assaut
value-defence = défense
value-morale = moral

## Comment se lit une unité : nom, puis assaut/défense/moral ; X au lieu d’un chiffre : elle ne donne jamais l’assaut.

unit-factors = { $assault }/{ $defence }/{ $morale }
unit-line = { $unit }, { $arm } : assaut { $assault }, défense { $defence }, moral { $morale }

## Unités : nom du pion, et en toutes lettres

unit-iii-13-dble = III/13 DBLE
    .long = 3e bataillon de la 13e demi-brigade de Légion étrangère
unit-i-13-dble = I/13 DBLE
    .long = 1er bataillon de la 13e demi-brigade de Légion étrangère
unit-i-2-rei = I/2 REI
    .long = 1er bataillon du 2e régiment étranger d’infanterie
unit-iii-3-rei = III/3 REI
    .long = 3e bataillon du 3e régiment étranger d’infanterie
unit-1-bep = 1 BEP
    .long = 1er bataillon étranger de parachutistes
unit-8-bpc = 8 BPC
    .long = 8e bataillon de parachutistes de choc
unit-v-7-rta = V/7 RTA
    .long = 5e bataillon du 7e régiment de tirailleurs algériens
unit-iii-3-rta = III/3 RTA
    .long = 3e bataillon du 3e régiment de tirailleurs algériens
unit-i-4-rtm = I/4 RTM
    .long = 1er bataillon du 4e régiment de tirailleurs marocains
unit-ii-1-rta = II/1 RTA
    .long = 2e bataillon du 1er régiment de tirailleurs algériens
unit-bt-2 = BT 2
    .long = 2e bataillon thaï
unit-bt-3 = BT 3
    .long = 3e bataillon thaï
unit-5-bpvn = 5 BPVN
    .long = 5e bataillon de parachutistes vietnamiens
unit-6-bpc = 6 BPC
    .long = 6e bataillon de parachutistes coloniaux
unit-ii-1-rcp = II/1 RCP
    .long = 2e bataillon du 1er régiment de chasseurs parachutistes
unit-2-bep = 2 BEP
    .long = 2e bataillon étranger de parachutistes
unit-1-bpc = 1 BPC
    .long = 1er bataillon de parachutistes coloniaux
unit-31-bg = 31 BG
    .long = 31e bataillon du génie, deux compagnies
unit-csm-245 = CSM 245
    .long = 245e compagnie de supplétifs militaires thaïs
unit-csm-416 = CSM 416
    .long = 416e compagnie de supplétifs militaires thaïs
unit-csm-272 = CSM 272
    .long = 272e compagnie de supplétifs militaires thaïs
unit-csm-273 = CSM 273
    .long = 273e compagnie de supplétifs militaires thaïs
unit-csm-425 = CSM 425
    .long = 425e compagnie de supplétifs militaires thaïs
unit-csm-414 = CSM 414/415
    .long = 414e et 415e compagnies de supplétifs militaires thaïs
unit-csm-431 = CSM 431
    .long = 431e compagnie de supplétifs militaires thaïs
unit-csm-432 = CSM 432/434
    .long = 432e et 434e compagnies de supplétifs militaires thaïs
unit-bdm-1 = Bataillon de marche 1
    .long = bataillon formé de rescapés
unit-bdm-2 = Bataillon de marche 2
    .long = { unit-bdm-1.long }
unit-bdm-3 = Bataillon de marche 3
    .long = { unit-bdm-1.long }
unit-bdm-4 = Bataillon de marche 4
    .long = { unit-bdm-1.long }
unit-cmaa = CMAA
    .long = compagnie de marche de l’Armée de l’air
unit-ii-4-rac = II/4 RAC
    .long = 2e groupe du 4e régiment d’artillerie coloniale, 105 mm
unit-iii-10-rac = III/10 RAC
    .long = 3e groupe du 10e régiment d’artillerie coloniale, 105 mm
unit-11-iv-4-rac = 11/IV/4 RAC
    .long = 11e batterie du 4e groupe du 4e régiment d’artillerie coloniale, 155 mm
unit-1-cmmle = 1 CMMLE
    .long = 1re compagnie mixte de mortiers de la Légion étrangère, 120 mm
unit-2-cmmle = 2 CMMLE
    .long = 2e compagnie mixte de mortiers de la Légion étrangère, 120 mm
unit-1-cepml = 1 CEPML
    .long = 1re compagnie étrangère parachutiste de mortiers lourds, 120 mm
unit-armor-carette = Peloton Carette
    .long = chars M24 du 1er régiment de chasseurs à cheval
unit-armor-guntz = Peloton Guntz
    .long = { unit-armor-carette.long }
unit-armor-ney = Peloton Ney
    .long = { unit-armor-carette.long }
unit-1-gaaceo = 1 GAACEO
    .long = 1er groupe antiaérien d’artillerie coloniale d’Extrême-Orient, affûts quadruples de 12,7 mm

## Abréviations des formations françaises

abbreviation-BEP = Bataillon étranger de parachutistes
abbreviation-BG = Bataillon du génie
abbreviation-BPC = Bataillon de parachutistes coloniaux ; de choc pour le 8 BPC
abbreviation-BPVN = Bataillon de parachutistes vietnamiens
abbreviation-BT = Bataillon thaï
abbreviation-CEPML = Compagnie étrangère parachutiste de mortiers lourds
abbreviation-CMAA = Compagnie de marche de l’Armée de l’air
abbreviation-CMMLE = Compagnie mixte de mortiers de la Légion étrangère
abbreviation-CSM = Compagnie de supplétifs militaires, ici thaïs
abbreviation-DBLE = Demi-brigade de Légion étrangère
abbreviation-GAACEO = Groupe antiaérien d’artillerie coloniale d’Extrême-Orient
abbreviation-RAC = Régiment d’artillerie coloniale
abbreviation-RCP = Régiment de chasseurs parachutistes
abbreviation-REI = Régiment étranger d’infanterie
abbreviation-RTA = Régiment de tirailleurs algériens
abbreviation-RTM = Régiment de tirailleurs marocains

## Abréviations des règles

abbreviation-AAA = artillerie antiaérienne, ici DCA
abbreviation-AP = points d’action
abbreviation-ASP = points de soutien aérien
abbreviation-CAS = appui rapproché : des avions au-dessus du combat
abbreviation-CM = moral du camp
abbreviation-CR = centre de résistance
abbreviation-DAS = frappe en profondeur : sur les arrières d’une division
abbreviation-DBP = Diên Biên Phu
abbreviation-DRM = modificateur d’un jet de dés
abbreviation-DZ = zone de largage
abbreviation-GONO = Groupement opérationnel du Nord-Ouest : le camp retranché
abbreviation-PC = Poste de commandement
abbreviation-RP = points de ressources
abbreviation-SEAD = neutralisation de la DCA : frappes sur les canons antiaériens
abbreviation-SITREP = point de situation : les modificateurs du moral du camp et des points de ressources ensemble
abbreviation-TAOR = zone de responsabilité : le terrain et le chemin d’une division
abbreviation-VM = Viêt Minh
abbreviation-VP = points de victoire
abbreviation-VPA = Armée populaire vietnamienne, les troupes régulières du Viêt Minh

## Divisions

division-312 = division 312
    .short = 312
    .long = division 312 « Bến Tre »
division-308 = division 308
    .short = 308
    .long = division 308 « Việt Bắc »
division-316 = division 316
    .short = 316
    .long = division 316 « Biên Hòa »
division-304 = division 304
    .short = 304
    .long = division 304 « Nam Định »
division = division
    .count =
        { $n ->
            [one] { $n } division
           *[other] { $n } divisions
        }
status-active = active
    .help = Elle sape et donne l’assaut ce tour-ci.
status-inactive = inactive
    .help = Elle ne sape ni ne donne l’assaut ce tour-ci, et reprend des forces.
status-waiting = pas encore activée
    .help = À partir du tour 2, elle lance chaque tour pour entrer en action ; d’ici là, elle ne reprend pas de force.
status-shaken = ébranlée
    .help = À une force de 8 ou moins, elle lance chaque tour pour être active.

## Marqueurs

marker-game-turn = marqueur de tour
marker-action-points = marqueur des points d’action
marker-air-support-points = marqueur des points de soutien aérien
marker-camp-morale = marqueur du moral du camp
marker-resource-points = marqueur des points de ressources
marker-sitrep = marqueur du SITREP
marker-vm-aaa = marqueur de la DCA Viêt Minh
marker-division-strength = marqueur de force d’une division
marker-airstrip-status = marqueur de la piste
marker-fortifications-4-3 = marqueur de fortifications 4/3
marker-fortifications-2-1 = marqueur de fortifications 2/1
marker-control-308 = marqueur de contrôle de la division 308
marker-control-312 = marqueur de contrôle de la division 312
marker-control-316 = marqueur de contrôle de la division 316
marker-control-304 = marqueur de contrôle de la division 304
marker-no-mans-land = marqueur No man’s land
marker-disrupted = marqueur Désorganisée

## Pistes : nom, abréviation, usage

track-camp_morale = Moral du camp
    .short = MC
    .help = De 1 à 20. Son modificateur fait la moitié du SITREP ; sous 1, la garnison renonce.
track-resource_points = Points de ressources
    .short = PR
    .help = De 1 à 30 : vivres, munitions, bois, médicaments. Leur modificateur fait la moitié du SITREP ; sous 1, le camp se rend.
track-vm_aaa = DCA Viêt Minh
    .short = DCA
    .help = De 1 à 15. Son modificateur abaisse le soutien aérien, les frappes et le jet de ressources.
track-strength = Force
    .short = F
    .help = De chaque division, de 1 à 15. Elle compte contre vous dans les assauts, la sape et les raids.
track-fortifications = Fortifications
    .short = Fort.
    .help = De chaque centre, de 0 à 4. Elles comptent pour qui le défend.
track-sitrep = SITREP
    .short = SITREP
    .help = Les modificateurs du moral du camp et des points de ressources ensemble, de −4 à +2. Presque tous les jets en tiennent compte.
track-action_points = Points d’action
    .short = PA
    .help = Donnés par la carte, 4 au plus. Il en faut un pour le soutien d’artillerie en défense, un pour le mouvement, un pour les assauts, un pour les raids et réparations.
track-air_support_points = Points de soutien aérien
    .short = PSA
    .help = Tirés au sort chaque tour dès le tour 2 ; pour SEAD, DAS et CAS, 4 au plus sur chacun.
track-turns = Tour
    .short = T
    .help = Seize tours, du 13 mars au 8 mai 1954 ; mousson aux tours 10 à 14.

## Tables

table-1 = Table 1 : cartes de réserve en main
table-2 = Table 2 : soutien aérien
table-2-1 = Table 2.1 : SEAD
table-2-2 = Table 2.2 : DAS
table-3 = Table 3 : état de la piste
table-4 = Table 4 : ressources
table-8 = Table 8 : sape
table-9 = Table 9 : assaut Viêt Minh
table-9-1 = Table 9.1 : assaut Viêt Minh, pertes françaises
table-9-2 = Table 9.2 : assaut Viêt Minh, pertes Viêt Minh
table-10 = Table 10 : assaut français
table-10-1 = Table 10.1 : assaut français, pertes françaises
table-10-2 = Table 10.2 : assaut français, pertes Viêt Minh
table-11 = Table 11 : raid
table-12 = Table 12 : réparation de la piste

## Résultats des tables de pertes : sens et signe imprimé

result-none = sans effet
    .mark = –
result-disruption-check = test de moral ou désorganisée
    .mark = Dis?
result-disruption = toutes désorganisées
    .mark = Dis
result-counter-battery = contrebatterie sur l’artillerie en soutien
    .mark = *
result-retreat-check = test de moral ou retraite
    .mark = R?
result-repulsed = Viêt Minh repoussé
    .mark = R
result-camp-morale = moral du camp +1
    .mark = +1CM

## Tours

turn-1 = 13–15 mars
turn-2 = 16–19 mars
turn-3 = 20–24 mars
turn-4 = 25–29 mars
turn-5 = 30 mars–1er avril
turn-6 = 2–4 avril
turn-7 = 5–8 avril
turn-8 = 9–11 avril
turn-9 = 12–15 avril
turn-10 = 16–19 avril
turn-11 = 20–23 avril
turn-12 = 24–26 avril
turn-13 = 27–29 avril
turn-14 = 30 avril–2 mai
turn-15 = 3–5 mai
turn-16 = 6–8 mai
monsoon = mousson

## Phases

phase-setup = Mise en place
phase-french-logistics = Phase logistique française
phase-vm-logistics = Phase logistique Viêt Minh
phase-vm-action = Phase d’action Viêt Minh
phase-french-action = Phase d’action française
phase-raids-repairs = Phase des raids, réparations et récupération
phase-victory = Vérification de la victoire
phase-turn-end = Fin du tour

## Étapes des phases

step-event-card = Phase de la carte Événement
step-action-points = Phase des points d’action
step-discard = Phase de défausse
step-air-support = Phase de soutien aérien
step-airstrip = Phase de la piste
step-resource-points = Phase des ressources
step-camp-morale = Phase du moral du camp
step-strength = Phase de force des divisions
step-status = Phase d’état des divisions
step-automatic-control = Phase de contrôle automatique
step-sapping = Phase de sape
step-vm-assault = Phase d’assaut Viêt Minh
step-reinforcements = Phase des renforts
step-movement = Phase de mouvement
step-french-assault = Phase d’assaut français
step-raids = Phase des raids
step-repairs = Phase des fortifications
step-airstrip-repair = Phase de réparation de la piste
step-recovery = Phase de récupération

## Quand l’événement d’une carte a lieu, sinon dans une phase

moment-immediate = aussitôt
moment-variable = selon la carte

## À quoi vont les points

action-artillery = Soutien d’artillerie
action-movement = Mouvement
action-assault = Assaut
action-raid = Raid
action-fortify = Travaux de fortification
action-repair = Réparation de la piste
action-ration = Rationnement
action-delay = Reporter un renfort
action-boost = Remonter le moral du camp
action-pass = Passer
mission-sead = SEAD : contre la DCA
mission-das = DAS : contre une division
mission-cas = CAS : au-dessus du combat

## Marques et drapeaux des cartes

mark-reserve = Réserve
    .help = Peut se garder en main et se jouer plus tard.
mark-one_time = Une seule fois
    .help = Quitte le jeu une fois son événement arrivé.
mark-reshuffle = Mélange
    .help = La pioche et la défausse sont mélangées ensemble.
mark-option = Optionnelle
    .help = Dans le paquet seulement avec son option.
flag-FR = en faveur des Français
flag-VM = en faveur du Viêt Minh

## Niveaux de victoire : nom, points de victoire, suite

victory-strategic-victory = Victoire stratégique
    .points = 25 ou plus
    .story = L’armée assiégeante s’est vidée de son sang devant vos barbelés et son chef est rappelé. Pékin et Moscou misent ailleurs, Hô Chi Minh demande à traiter, et aucune division américaine ne débarquera jamais au Viêt Nam.
victory-operational-victory = Victoire opérationnelle
    .points = 21 à 24
    .story = Les divisions repartent dans les montagnes : la route du Laos est fermée et le pays thaï reste fidèle. À Genève, la France parle en position de force, et l’autre camp a beaucoup à céder.
victory-tactical-victory = Victoire tactique
    .points = 17 à 20
    .story = Na San recommence : le camp a tenu, et l’ennemi s’est retiré pour se refaire. L’argent et le matériel américains affluent, et le Viêt Minh doit offrir quelque chose de sérieux aux pourparlers.
victory-draw = Match nul
    .points = 13 à 16
    .story = Deux armées se sont usées l’une l’autre dans une vallée, pour rien. Les grandes puissances attisent le feu, et l’Indochine devient une seconde Corée, sans fin.
victory-tactical-defeat = Défaite tactique
    .points = 9 à 12
    .story = Le camp est perdu, mais il a coûté cher aux assiégeants et des avions américains sauvent une partie de la garnison. La guerre traîne jusqu’à ce que la France, privée de ses meilleurs bataillons et l’Algérie en feu, la laisse à d’autres.
victory-operational-defeat = Défaite opérationnelle
    .points = 5 à 8
    .story = Le camp est tombé, mais plus tard que dans l’histoire. Les diplomates échangent ces jours gagnés contre une frontière un peu plus au nord ; la suite, Américains compris, reste la même.
victory-strategic-defeat = Défaite stratégique
    .points = 4 ou moins
    .story = Comme ce fut : la garnison part en captivité et le Viêt Nam est coupé en deux au dix-septième parallèle, jusqu’à des élections que personne n’organisera. Une guerre plus longue et plus cruelle se prépare.
victory-point = point de victoire
    .count =
        { $n ->
            [one] { $n } point de victoire
           *[other] { $n } points de victoire
        }

## Comment finit une partie

reason-command-post = Le Viêt Minh tient PC GONO : défaite stratégique.
reason-camp-morale = Le moral du camp est à bout, la garnison dépose les armes : défaite stratégique.
reason-resource-points = Les dépôts sont vides, le camp se rend : défaite stratégique.
reason-strategic-victory = Le siège est fini. { victory-strategic-victory }, points de victoire : { victory-strategic-victory.points }. { victory-strategic-victory.story }
reason-operational-victory = Le siège est fini. { victory-operational-victory }, points de victoire : { victory-operational-victory.points }. { victory-operational-victory.story }
reason-tactical-victory = Le siège est fini. { victory-tactical-victory }, points de victoire : { victory-tactical-victory.points }. { victory-tactical-victory.story }
reason-draw = Le siège est fini. { victory-draw }, points de victoire : { victory-draw.points }. { victory-draw.story }
reason-tactical-defeat = Le siège est fini. { victory-tactical-defeat }, points de victoire : { victory-tactical-defeat.points }. { victory-tactical-defeat.story }
reason-operational-defeat = Le siège est fini. { victory-operational-defeat }, points de victoire : { victory-operational-defeat.points }. { victory-operational-defeat.story }
reason-strategic-defeat = Le siège est fini. { victory-strategic-defeat }, points de victoire : { victory-strategic-defeat.points }. { victory-strategic-defeat.story }
