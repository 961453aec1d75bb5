### Tempête sur Diên Biên Phu : ce qu’on lit sur le plateau dessiné et à côté.

## Zones, aussi court que la carte le demande

board-area-1 = { area-1 }
board-area-2 = Piste Pavie
board-area-3 = { area-3 }
board-area-4 = Collines
board-area-5 = Collines
board-area-6 = { area-6 }
board-area-7 = Plaine Pavie
board-area-8 = { area-8 }
board-area-9 = { area-9 }
board-area-10 = Dominique 4
board-area-11 = Boucle
board-area-12 = Collines
board-area-13 = Huguette 6–7
board-area-14 = { area-14 }
board-area-15 = Crêtes est
board-area-16 = Piste
board-area-17 = { area-17 }
board-area-18 = { area-18 }
board-area-19 = { area-19 }
board-area-20 = Piste
board-area-21 = Piste
board-area-22 = { area-22 }
board-area-23 = Crêtes est
board-area-24 = Rizières ouest
board-area-25 = { area-25 }
board-area-26 = Françoise
board-area-27 = { area-27 }
board-area-28 = PC
board-area-29 = Éliane 10–12
board-area-30 = { area-30 }
board-area-31 = { area-31 }
board-area-32 = Mont Chauve
board-area-33 = Rizières ouest
board-area-34 = { area-34 }
board-area-35 = { area-35 }
board-area-36 = { area-36 }
board-area-37 = { area-37 }
board-area-38 = { area-38 }
board-area-39 = Rizières sud-ouest
board-area-40 = Vallée sud
board-area-41 = Vallée sud
board-area-42 = { area-42 }

## Rivière, routes et cases

board-name-river = Nam Youm
board-name-pavie = Piste Pavie
board-name-road-41 = Route 41
board-name-isabelle = vers Isabelle
board-terrain = valeur défensive { $number }
board-headquarters = poste de commandement de la garnison
board-relief = la colonne de secours d’Isabelle entre ici
board-turn-box = { $turn } : { $dates }
    .full = Tour { $turn }, { $dates }
board-hands = Mains de ce tour : Français { $french }, Viêt Minh { $viet_minh }, avant les cartes bonus

## Pions

board-unit =
    { $named ->
        [0] { $type } { $company }
       *[1] { $type } { $company }, { $formation }
    }
board-fact-spent-defence = défense épuisée
board-fact-kind = genre
board-fact-troops = troupe
board-fact-formation = formation
board-fact-meaning = en toutes lettres
board-fact-company = compagnie
board-fact-arrival = arrivée
board-starts-in = commence dans { $area }
board-arrives-on = à la phase de fin du tour { $turn }
board-starred = à étoile : seulement avec la colonne de secours
board-replacement = de la case des remplacements

## Ce qu’il y a sur le plateau

board-turn = Tour { $turn } sur { $turns }, { $dates }
board-place =
    { $area }, contrôle { $side_id ->
        [FR] français
       *[VM] du Viêt Minh
    } : { $number ->
        [0] aucune unité
       *[other] { $units }
    }{ $marked ->
        [0] {""}
       *[other] {" "}; { $marks }
    }.
board-box =
    { $box } : { $number ->
        [0] vide
       *[other] { $units }
    }{ $marked ->
        [0] {""}
       *[other] {" "}; { $marks }
    }.
board-force = { $side } { $units }
board-spent =
    { $units } { $n ->
        [one] (épuisée)
       *[other] (épuisées)
    }
board-just-lost = perdue par les Français à l’impulsion précédente
board-held-of = { $number } ; il en faut { $needed }
board-supply = Ajouté au jet d’approvisionnement
board-supply-value = +{ $number } (zones de piste { $runway }, zones vertes { $green })
board-bonus-white = Carte bonus de la série blanche
board-bonus-gray = Carte bonus de la série grise
board-bonus-side = { $side }
board-bonus-nobody = personne : la série est partagée
