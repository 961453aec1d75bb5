### Tempête sur Diên Biên Phu : le plateau en texte, les chances d’une attaque et le score.

## Où en est la partie

tableau-status = Vous jouez { $side_id ->
        [FR] les Français
       *[VM] le Viêt Minh
    }
tableau-bidding = Enchères pour les camps
tableau-bidding-of = { $player } : enchères pour les camps
tableau-row-turn = Tour
tableau-row-phase = Phase
tableau-row-victory = Le VM tient
tableau-row-cards = Cartes
tableau-row-sides = Camps
tableau-row-orders = Vos ordres
tableau-turn = { $turn } sur { $turns }, { $dates }
tableau-over = la partie est finie
tableau-impulse = impulsion { $side_id ->
        [FR] française
       *[VM] du Viêt Minh
    }
tableau-french-passed = les Français ont passé
tableau-viet-minh-passed = le Viêt Minh a passé
tableau-deed-attack = tir sur la zone { $area }
tableau-deed-assault = assaut de la zone { $area }
tableau-deed-damage = dégâts dans la zone { $area }
tableau-deed-clear-trench = tir sur la tranchée de la zone { $area }
tableau-deed-mine-shaft = galerie de mine sous la zone { $area }
tableau-victory =
    { $number ->
        [0] aucune zone de victoire
        [one] { $number } zone de victoire ({ $areas })
       *[other] { $number } zones de victoire ({ $areas })
    } ; il en faut { $needed }
tableau-held-runway = piste { $number }
tableau-held-green = vertes { $number }
tableau-leads = { $player }{ $you ->
        [1] {" "}(vous)
       *[0] {""}
    } : { $side }, enchère { $bid }
tableau-card-count = { $side } : main { $hand }, pioche { $deck }
tableau-order-ask = être consulté à chaque occasion de jouer une carte
tableau-order-pass-impulse =
    { $own ->
        [1] passer à la fin de cette impulsion
       *[0] passer tant que l’ennemi agit dans cette impulsion
    }
tableau-order-pass-all = passer dès que l’ennemi agit
tableau-order-only-assaults = être consulté pour les seuls assauts de ces zones : { $areas }

## Zones

tableau-column-area = Zone
tableau-column-control = À qui
tableau-column-ground = Valeur
tableau-column-marks = Marques
tableau-column-fr = Français
tableau-column-vm = Viêt Minh
tableau-area = { $number } { $name }
tableau-bare = Vides : { $areas }
tableau-control =
    { $side_id ->
        [VM] ★
       *[FR] ●
    } { $side }{ $contested ->
        [1] {" "}×
       *[0] {""}
    }
tableau-ground =
    { $level ->
        [0] { $printed }
       *[other] { $printed }+{ $level }={ $total }
    }
tableau-letters =
    { $victory ->
        [1] V
       *[0] {""}
    }{ $runway ->
        [1] P
       *[0] {""}
    }{ $green ->
        [1] E
       *[0] {""}
    }{ $white ->
        [1] B
       *[0] {""}
    }{ $gray ->
        [1] G
       *[0] {""}
    }
tableau-fire = tir { $side }
tableau-out-of-supply = NA
tableau-fresh = { $number } { $code }
tableau-spent = { $number } { $code }*

tableau-code-legion = { class-legion.code }
tableau-code-north-african = { class-north-african.code }
tableau-code-thai-battalion = { class-thai.code }
tableau-code-para = { class-para.code }
tableau-code-thai-partisans = PTS
tableau-code-armour = { class-armour.code }
tableau-code-anti-aircraft = { class-anti-aircraft.code }
tableau-code-vietnamese-para = PVN
tableau-code-regular = { class-regular.code }
tableau-code-elite = { class-elite.code }
tableau-code-replacement = { class-replacement.code }

tableau-code = { $code } { $kind } { $firepower }-{ $defence }-{ $movement }/{ $spent }
tableau-legend-units = { $side } : { $codes }.
tableau-legend-figures = Chiffres : puissance de tir-défense-mouvement, puis la défense de l’unité épuisée ; * épuisée.
tableau-legend-marks = ● tenue par les Français, ★ par le Viêt Minh ; × unités des deux camps. Valeur 2+3=3 : terrain 2, tranchée de niveau 3, valeur défensive 3 (jamais plus de 3). V zone de victoire, P piste, E zone verte, B et G séries blanche et grise ; tir FR, tir VM marqueur de tir ; NA non approvisionnée.

## Hors de la carte

tableau-off-map = Hors de la carte
tableau-row-track = Piste des tours
tableau-row-box = Remplacements
tableau-row-starred = Unités à étoile
tableau-arrives = tour { $turn } : { $units }
tableau-row-eliminated = Éliminées { $side }

## Cartes

tableau-column-card = Carte
tableau-column-trench = Tranchée
tableau-column-effect = Quand, et effet
tableau-column-pile = Paquet
tableau-column-cards = Cartes
tableau-hand = Main { $side_id ->
        [FR] des Français
       *[VM] du Viêt Minh
    }
tableau-copies = { $card }{ $number ->
        [1] {""}
       *[other] {" "}×{ $number }
    }
tableau-effect = { $when } { $effect }
tableau-discards = Défausses
tableau-pile = { $name } { $number }

## Une zone

tableau-ground-full = terrain { $printed }{ $level ->
        [0] {""}
       *[other] , tranchée de niveau { $level } : valeur défensive { $total }
    }
tableau-fire-marker = marqueur de tir { $side_id ->
        [FR] des Français
       *[VM] du Viêt Minh
    }
tableau-on-edge = au bord de la carte
tableau-row-kind = Sorte
tableau-row-markers = Marqueurs
tableau-row-room = Empilement
tableau-stacked = { $side } { $number } sur { $most }
tableau-units-here = Unités
tableau-column-unit = Unités
tableau-column-type = Type
tableau-column-face = Face
tableau-column-firepower = Tir
tableau-column-defence = Déf.
tableau-column-movement = Mvt
tableau-companies = { $named ->
        [0] { $companies }
       *[1] { $formation } : { $companies }
    }
tableau-around = Autour
tableau-column-neighbour = Zone
tableau-column-border = Limite

## Chances d’une attaque

odds-attack = attaque { $number } + 2 dés
odds-defence = défense { $number }
odds-damage = Points de dégâts
odds-cleared = plus personne sur place : { $share }
odds-line = { $attack } + 2 dés contre { $defence } : { $damage } points de dégâts en moyenne ; { $cleared_share } de chances de vider la zone.

## Score

score-victory_areas = Zones de victoire tenues par le Viêt Minh
score-needed = Zones de victoire requises
