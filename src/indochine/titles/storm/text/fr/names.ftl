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

## Zones

area-1 = Crêtes du nord-ouest
area-2 = Piste Pavie, nord
area-3 = Haute Nam Youm
area-4 = Collines de l’ouest, extrême nord
area-5 = Collines de l’ouest, nord
area-6 = Gabrielle
area-7 = Plaine de la piste Pavie
area-8 = Crêtes de Béatrice
area-9 = Anne-Marie 1–2
area-10 = Dominique 4 et le drain est (Opéra)
area-11 = Boucle de la Nam Youm
area-12 = Collines de l’ouest, centre
area-13 = Huguette 6–7 (Anne-Marie 3–4)
area-14 = Béatrice
area-15 = Crêtes de l’est, nord
area-16 = Piste d’aviation, nord
area-17 = Dominique 1
area-18 = Dominique 2
area-19 = Huguette 1
area-20 = Piste d’aviation, centre
area-21 = Piste d’aviation, sud
area-22 = Dominique 3
area-23 = Crêtes de l’est, centre
area-24 = Rizières de l’ouest, nord
area-25 = Huguette 2–5
area-26 = Françoise et Liliane
area-27 = Épervier
area-28 = Poste de commandement (village)
area-29 = Éliane 10–12 (tête de pont)
area-30 = Éliane 1
area-31 = Éliane 4
area-32 = Mont Chauve et mont Fictif
area-33 = Rizières de l’ouest, sud
area-34 = Claudine
area-35 = Junon
area-36 = Éliane 3
area-37 = Éliane 2
area-38 = Route d’Isabelle
area-39 = Rizières du sud-ouest
area-40 = Vallée sud, rive ouest
area-41 = Vallée sud, rive est
area-42 = Crêtes du sud-est

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
