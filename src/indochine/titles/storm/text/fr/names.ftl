### Tempête sur Diên Biên Phu : noms du titre, des camps, des zones, des unités, des marqueurs, des cases, des phases et des actions.
###
### Glossaire (un seul terme par notion, dans toutes les phrases du titre)
### - Français, Viêt Minh : les deux camps et leurs joueurs ; FR, VM : leurs étiquettes
### - unité : d’infanterie, parachutiste, antiaérienne, blindée ; thaïe, de la Légion, nord-africaine ; d’élite, régulière, de remplacement
### - fraîche, épuisée : les deux faces d’une unité (« Frais », « Passé » dans le livret) ; retourner : de fraîche à épuisée ; redevenir fraîche
### - puissance de tir, défense, mouvement : les trois chiffres d’une unité
### - zone ; valeur défensive : le chiffre imprimé de la zone avec ses tranchées ; adjacente ; bord de la carte ; rivière, pont ; rive ouest, rive est
### - zone de piste (numéro bleu), zone verte, zone rouge, zone de victoire, zone de bonus (série blanche ou grise)
### - tour ; phase de pioche, phase d’impulsion, phase de fin ; impulsion : ce qu’un joueur joue à son tour de rôle ; action : ce qu’il y fait ; passer
### - actions : mouvement, tir, sape, assaut ; carte d’impulsion : carte qui vaut l’impulsion entière
### - point de mouvement ; pile, limite d’empilement, surempilement
### - tir, attaque (tir d’unités ou d’une carte), zone cible ; points d’attaque, points de défense, points de dégâts ; répartir, appliquer les dégâts
### - retourner, retraiter, éliminer ; retraite en chaîne
### - sape, saper, tranchée, niveau de tranchée (d’une zone), valeur de tranchée (d’une carte)
### - assaut, unité d’assaut, relance, relancer
### - carte tactique ; main, pioche, défausse ; jouer, défausser, annuler, retirer du jeu ; exemplaire (d’une carte) ; carte bonus
### - approvisionnement, jet d’approvisionnement, non approvisionnée ; remplacements, jet de remplacement ; renforts ; unité à étoile ; mise en place
### - marqueurs : contrôle, tir, tranchée, tour, Non approvisionné, Pas de remplacements
### - piste des tours, case des remplacements, case de contrôle
### - dé, dés (à six faces), D6 ; enchère

## Titre

title-name = Tempête sur Diên Biên Phu
title-about = Mars 1954 : la garnison de Diên Biên Phu est encerclée et le Viêt Minh creuse vers ses points d’appui. Il a huit tours d’une semaine, jusqu’au 7 mai, pour prendre six des neuf zones de victoire à la sape et à l’assaut ; les Français se replient, contre-attaquent et vivent de ce qui arrive encore par les airs. Des zones, des impulsions alternées et un paquet de cartes tactiques par camp. Un jeu pour deux joueurs. Créé par Nick Richardson, développé par Brian Youse, édité par Multi-Man Publishing.

## Camps et sièges

side-FR = Français
    .short = FR
side-VM = Viêt Minh
    .short = VM

seat-FR = Français
seat-VM = Viêt Minh

player = Joueur { $number }

## Zones

area-1 = Crêtes du nord-ouest
    .full = 1 { area-1 }
area-2 = Piste Pavie, nord
    .full = 2 { area-2 }
area-3 = Haute Nam Youm
    .full = 3 { area-3 }
area-4 = Collines de l’ouest, extrême nord
    .full = 4 { area-4 }
area-5 = Collines de l’ouest, nord
    .full = 5 { area-5 }
area-6 = Gabrielle
    .full = 6 { area-6 }
area-7 = Plaine de la piste Pavie
    .full = 7 { area-7 }
area-8 = Crêtes de Béatrice
    .full = 8 { area-8 }
area-9 = Anne-Marie 1–2
    .full = 9 { area-9 }
area-10 = Dominique 4 et le drain est (Opéra)
    .full = 10 { area-10 }
area-11 = Boucle de la Nam Youm
    .full = 11 { area-11 }
area-12 = Collines de l’ouest, centre
    .full = 12 { area-12 }
area-13 = Huguette 6–7 (Anne-Marie 3–4)
    .full = 13 { area-13 }
area-14 = Béatrice
    .full = 14 { area-14 }
area-15 = Crêtes de l’est, nord
    .full = 15 { area-15 }
area-16 = Piste d’aviation, nord
    .full = 16 { area-16 }
area-17 = Dominique 1
    .full = 17 { area-17 }
area-18 = Dominique 2
    .full = 18 { area-18 }
area-19 = Huguette 1
    .full = 19 { area-19 }
area-20 = Piste d’aviation, centre
    .full = 20 { area-20 }
area-21 = Piste d’aviation, sud
    .full = 21 { area-21 }
area-22 = Dominique 3
    .full = 22 { area-22 }
area-23 = Crêtes de l’est, centre
    .full = 23 { area-23 }
area-24 = Rizières de l’ouest, nord
    .full = 24 { area-24 }
area-25 = Huguette 2–5
    .full = 25 { area-25 }
area-26 = Françoise et Liliane
    .full = 26 { area-26 }
area-27 = Épervier
    .full = 27 { area-27 }
area-28 = Poste de commandement (village)
    .full = 28 { area-28 }
area-29 = Éliane 10–12 (tête de pont)
    .full = 29 { area-29 }
area-30 = Éliane 1
    .full = 30 { area-30 }
area-31 = Éliane 4
    .full = 31 { area-31 }
area-32 = Mont Chauve et mont Fictif
    .full = 32 { area-32 }
area-33 = Rizières de l’ouest, sud
    .full = 33 { area-33 }
area-34 = Claudine
    .full = 34 { area-34 }
area-35 = Junon
    .full = 35 { area-35 }
area-36 = Éliane 3
    .full = 36 { area-36 }
area-37 = Éliane 2
    .full = 37 { area-37 }
area-38 = Route d’Isabelle
    .full = 38 { area-38 }
area-39 = Rizières du sud-ouest
    .full = 39 { area-39 }
area-40 = Vallée sud, rive ouest
    .full = 40 { area-40 }
area-41 = Vallée sud, rive est
    .full = 41 { area-41 }
area-42 = Crêtes du sud-est
    .full = 42 { area-42 }
area-none = aucune zone

## Secteurs

sector-north = Points d’appui du nord
sector-airstrip = Piste d’aviation
sector-huguette = Huguette
sector-dominique = Dominique
sector-eliane = Éliane
sector-centre = Position centrale
sector-edge = Bord de la carte

## Sortes de zones

zone-runway = zone de piste
zone-green = zone verte
zone-red = zone rouge
zone-victory = zone de victoire
zone-white = zone de la série blanche
zone-gray = zone de la série grise
bank-west = rive ouest
bank-east = rive est
border-open = limite libre
border-river = rivière
border-bridge = pont

## Types d’unités : nom, nombre, code du pion

kind-infantry = unité d’infanterie
    .count =
        { $n ->
            [one] { $n } unité d’infanterie
           *[other] { $n } unités d’infanterie
        }
    .code = INF
kind-airborne = unité parachutiste
    .count =
        { $n ->
            [one] { $n } unité parachutiste
           *[other] { $n } unités parachutistes
        }
    .code = PAR
kind-anti-aircraft = unité antiaérienne
    .count =
        { $n ->
            [one] { $n } unité antiaérienne
           *[other] { $n } unités antiaériennes
        }
    .code = DCA
kind-armour = unité blindée
    .count =
        { $n ->
            [one] { $n } unité blindée
           *[other] { $n } unités blindées
        }
    .code = BLI

## Classes d’unités : nom, nombre, code du pion

class-legion = unité de la Légion
    .count =
        { $n ->
            [one] { $n } unité de la Légion
           *[other] { $n } unités de la Légion
        }
    .code = LEG
class-north-african = unité nord-africaine
    .count =
        { $n ->
            [one] { $n } unité nord-africaine
           *[other] { $n } unités nord-africaines
        }
    .code = NAF
class-thai = unité thaïe
    .count =
        { $n ->
            [one] { $n } unité thaïe
           *[other] { $n } unités thaïes
        }
    .code = THA
class-para = unité parachutiste
    .count =
        { $n ->
            [one] { $n } unité parachutiste
           *[other] { $n } unités parachutistes
        }
    .code = PAR
class-anti-aircraft = unité antiaérienne
    .count =
        { $n ->
            [one] { $n } unité antiaérienne
           *[other] { $n } unités antiaériennes
        }
    .code = DCA
class-armour = unité blindée
    .count =
        { $n ->
            [one] { $n } unité blindée
           *[other] { $n } unités blindées
        }
    .code = BLI
class-elite = unité d’élite
    .count =
        { $n ->
            [one] { $n } unité d’élite
           *[other] { $n } unités d’élite
        }
    .code = ELI
class-regular = unité régulière
    .count =
        { $n ->
            [one] { $n } unité régulière
           *[other] { $n } unités régulières
        }
    .code = REG
class-replacement = unité de remplacement
    .count =
        { $n ->
            [one] { $n } unité de remplacement
           *[other] { $n } unités de remplacement
        }
    .code = RPL

## Types de pions en jeu : nom, nombre

type-legion = unité de la Légion
    .count =
        { $n ->
            [one] { $n } unité de la Légion
           *[other] { $n } unités de la Légion
        }
type-north-african = unité nord-africaine
    .count =
        { $n ->
            [one] { $n } unité nord-africaine
           *[other] { $n } unités nord-africaines
        }
type-thai-battalion = unité d’infanterie thaïe
    .count =
        { $n ->
            [one] { $n } unité d’infanterie thaïe
           *[other] { $n } unités d’infanterie thaïe
        }
type-para = unité parachutiste
    .count =
        { $n ->
            [one] { $n } unité parachutiste
           *[other] { $n } unités parachutistes
        }
type-thai-partisans = unité de partisans thaïs
    .count =
        { $n ->
            [one] { $n } unité de partisans thaïs
           *[other] { $n } unités de partisans thaïs
        }
type-armour = unité blindée
    .count =
        { $n ->
            [one] { $n } unité blindée
           *[other] { $n } unités blindées
        }
type-anti-aircraft = unité antiaérienne
    .count =
        { $n ->
            [one] { $n } unité antiaérienne
           *[other] { $n } unités antiaériennes
        }
type-vietnamese-para = unité parachutiste vietnamienne
    .count =
        { $n ->
            [one] { $n } unité parachutiste vietnamienne
           *[other] { $n } unités parachutistes vietnamiennes
        }
type-regular = unité régulière
    .count =
        { $n ->
            [one] { $n } unité régulière
           *[other] { $n } unités régulières
        }
type-elite = unité d’élite
    .count =
        { $n ->
            [one] { $n } unité d’élite
           *[other] { $n } unités d’élite
        }
type-replacement = unité de remplacement
    .count =
        { $n ->
            [one] { $n } unité de remplacement
           *[other] { $n } unités de remplacement
        }

## Les unités en général

unit = unité
    .count =
        { $n ->
            [one] { $n } unité
           *[other] { $n } unités
        }
face-fresh = fraîche
    .count =
        { $n ->
            [one] { $n } unité fraîche
           *[other] { $n } unités fraîches
        }
face-spent = épuisée
    .count =
        { $n ->
            [one] { $n } unité épuisée
           *[other] { $n } unités épuisées
        }
value-firepower = puissance de tir
value-defence = défense
value-movement = mouvement
value-terrain = valeur défensive
value-trench = valeur de tranchée

## Abréviations des formations françaises

abbreviation-BEP = Bataillon étranger de parachutistes
abbreviation-BPC = Bataillon de parachutistes coloniaux
abbreviation-BPVN = Bataillon de parachutistes vietnamiens
abbreviation-BT = Bataillon thaï
abbreviation-DBLE = Demi-brigade de Légion étrangère
abbreviation-GAACEO = Groupe antiaérien d’artillerie coloniale d’Extrême-Orient
abbreviation-GMPT = Groupement mobile de partisans thaïs
abbreviation-RCC = Régiment de chasseurs à cheval, ici ses chars
abbreviation-RCP = Régiment de chasseurs parachutistes
abbreviation-REI = Régiment étranger d’infanterie
abbreviation-RTA = Régiment de tirailleurs algériens
abbreviation-RTM = Régiment de tirailleurs marocains

## Marqueurs et niveaux de tranchée

marker-control = marqueur de contrôle
marker-fire = marqueur de tir
marker-trench = marqueur de tranchée
marker-turn = marqueur de tour
marker-out-of-supply = marqueur Non approvisionné
marker-no-replacements = marqueur Pas de remplacements

trench-0 = aucune tranchée
trench-1 = tranchée de niveau 1
trench-2 = tranchée de niveau 2
trench-3 = tranchée de niveau 3

## Cases et paquets

place-turn-track = Piste des tours
place-replacements = Case des remplacements
place-eliminated = Éliminées
place-removed = Retirées du jeu
place-relief = Unités à étoile, mises de côté
pile-hand = Main
pile-deck = Pioche
pile-discard = Défausse
pile-removed = Cartes retirées du jeu

## Tours

turn-1 = 13–19 mars
turn-2 = 20–26 mars
turn-3 = 27 mars–2 avril
turn-4 = 3–9 avril
turn-5 = 10–16 avril
turn-6 = 17–23 avril
turn-7 = 24–30 avril
turn-8 = 1er–7 mai

## Phases et étapes

phase-setup = Mise en place
phase-draw = Phase de pioche
phase-impulse = Phase d’impulsion
phase-end = Phase de fin

step-draw = pioche
step-impulse = impulsion
step-discard = défausse
step-supply = jet d’approvisionnement
step-recovery = récupération
step-markers = retrait des marqueurs
step-replacements = jet de remplacement
step-reinforcements = renforts
step-turn-end = fin du tour

## Actions

action-move = Mouvement
action-fire = Tir
action-sap = Sape
action-assault = Assaut
action-card = Carte d’impulsion
action-pass = Passer

## Effets des dégâts

damage-flip = retourner
damage-retreat = retraiter
damage-flip-and-retreat = retourner et retraiter
damage-eliminate = éliminer
