### La Vallée perdue : le plateau en texte et le score. Termes : voir names.ftl.

## Où en est la partie

tableau-status = Vous commandez Diên Biên Phu
tableau-row-turn = Tour
tableau-row-phase = Phase
tableau-row-camp = Camp
tableau-row-points = Points restants
tableau-row-air = Air
tableau-row-standing = Victoire
tableau-row-paid = Déjà payé
tableau-row-roll = Jet à venir
tableau-row-drawn = Carte tirée
tableau-row-event = Événement
tableau-turn = { $turn } sur { $turns }, { turn-days }
tableau-over = la partie est finie
tableau-deed-run-card = événement : { $card }
tableau-deed-vm-assault = assaut de la { $division } sur { $place }
tableau-deed-french-assault = assaut français sur { $place }
tableau-deed-raid = raid à { $place }
tableau-deed-overstacked = { $place } au-dessus de sa limite d’empilement
tableau-morale = moral du camp { $level } ({ $drm })
tableau-resources = points de ressources { $level } ({ $drm })
tableau-sitrep = SITREP { $drm }
tableau-action-points = points d’action { $number }
tableau-air-points = points de soutien aérien { $number }
tableau-missions = dépensés : SEAD { $sead }, DAS { $das }, CAS { $cas }
tableau-aaa = DCA Viêt Minh { $level } ({ $drm })
tableau-strip = piste { $strip }{ $fit ->
        [1] {""}
       *[0] {" "}({ $drm })
    }
tableau-standing = { $points } si tout finissait ici, { $level } : centres { $crs }, bataillons { $full } complets, { $reduced } réduits
tableau-paid-defence-guns = artillerie en défense
tableau-paid-movement = mouvement
tableau-paid-assaults = assauts français
tableau-paid-assault-guns = artillerie pour les assauts
tableau-paid-works = raids, travaux et réparations
tableau-paid-raid-guns = artillerie pour les raids
tableau-roll = deux dés { $total } : { $parts }
tableau-drawn =
    { $kept ->
        [1] { $card } : gardée en main
       *[0] { $card } : pas d’événement
    }
tableau-card = { $card } : { $effect }

## Divisions

tableau-divisions = Divisions Viêt Minh
tableau-column-division = Division
tableau-column-strength = Force
tableau-column-state = État
tableau-column-reach = À portée maintenant
tableau-target = → { $place }

## Centres de résistance

tableau-column-cr = Centre
tableau-column-control = À qui
tableau-column-fortifications = Fort.
tableau-column-stack = Pile
tableau-column-icons = Symb.
tableau-column-units = Unités
tableau-held-french = ● { side-FR.short }
tableau-held-division = ★ { $division }
tableau-held-viet-minh = ★ { side-VM.short }
tableau-held-nobody = ○
tableau-fortifications = { $level }{ $encircled ->
        [1]  ×
       *[0] {""}
    }
tableau-icons =
    { $stars ->
        [0] {""}
       *[other] { $stars }
    }{ $artillery ->
        [1] C
       *[0] {""}
    }{ $aa ->
        [1] D
       *[0] {""}
    }{ $bombardment ->
        [1] B
       *[0] {""}
    }{ $encircled ->
        [1] E
       *[0] {""}
    }
tableau-unit =
    { $unit } { $factors }{ $reduced ->
        [1] r
       *[0] {""}
    }{ $disrupted ->
        [1] d
       *[0] {""}
    }{ $used ->
        [1] *
       *[0] {""}
    }
tableau-drop-zones = DZ
tableau-legend-units = Unités : assaut/défense/moral du moment, X ne donne jamais l’assaut ; r réduite, d désorganisée, * utilisée.
tableau-legend-marks = ● aux Français, ★ à la division nommée, ○ no man’s land ; × encerclé ; → va donner l’assaut. Pile 4/6 1/2 : 4 pas d’infanterie sur 6, 1 unité d’appui sur 2.
tableau-legend-icons = Symboles : étoiles (moral du camp en jeu), C canon, D DCA, B bombardement de la piste, E encerclé à fortifications 0.

## Hors de la carte

tableau-off-map = Hors de la carte
tableau-column-box = Case
tableau-box-marche = Bns de marche
tableau-marche = { $number } sur { $most } dans la case
tableau-arrives = tour { $turn } : { $units }

## Cartes

tableau-column-card = Carte
tableau-column-effect = Effet, moment, condition
tableau-column-pile = Paquet
tableau-column-cards = Cartes
tableau-hand = Cartes de réserve en main ({ $number }, limite { $most })
tableau-effect = { $effect } { $when } Condition : { $condition }
tableau-piles = Cartes
tableau-pile = { $name } { $number }

## Un lieu

tableau-row-subsector = Sous-secteur
tableau-row-works = Fortifications
tableau-row-room = Empilement
tableau-row-icons = Symboles
tableau-row-front = Situation
tableau-row-paths = Chemins
tableau-row-strip = Piste
tableau-row-landing = Unités ici
tableau-level = niveau { $level } sur { $most }
tableau-total = avec la défense de la garnison ({ $defence }) : { $total }
tableau-room = pas d’infanterie { $steps }, unités d’appui { $assets }
tableau-stars =
    { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
tableau-front = au front : les raids relèvent ses fortifications
tableau-behind = derrière le front : les travaux relèvent ses fortifications
tableau-path = { $division } ({ $lines ->
        [one] à { $lines } ligne
       *[other] à { $lines } lignes
    } de sa case de départ{ $reached ->
        [1] , à sa portée
       *[0] {""}
    })
tableau-french-while = aux Français tant que l’un de ceux-ci l’est : { $places }
tableau-must-leave = qui s’y trouve encore à la fin du tour est éliminé
tableau-units-here = Unités
tableau-column-unit = Unité
tableau-column-name = En toutes lettres
tableau-column-assault = Ass.
tableau-column-defence = Déf.
tableau-column-morale = Mor.
tableau-around = Le long des lignes noires

## Score

score-level = Résultat
    .value =
        { $value ->
        [strategic-victory] { victory-strategic-victory }
        [operational-victory] { victory-operational-victory }
        [tactical-victory] { victory-tactical-victory }
        [draw] { victory-draw }
        [tactical-defeat] { victory-tactical-defeat }
        [operational-defeat] { victory-operational-defeat }
       *[strategic-defeat] { victory-strategic-defeat }
        }
score-half_points = Points de victoire
    .value =
        { $value ->
       *[0] 0
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [5] 2½
        [6] 3
        [7] 3½
        [8] 4
        [9] 4½
        [10] 5
        [11] 5½
        [12] 6
        [13] 6½
        [14] 7
        [15] 7½
        [16] 8
        [17] 8½
        [18] 9
        [19] 9½
        [20] 10
        [21] 10½
        [22] 11
        [23] 11½
        [24] 12
        [25] 12½
        [26] 13
        [27] 13½
        [28] 14
        [29] 14½
        [30] 15
        [31] 15½
        [32] 16
        [33] 16½
        [34] 17
        [35] 17½
        [36] 18
        [37] 18½
        [38] 19
        [39] 19½
        [40] 20
        [41] 20½
        [42] 21
        [43] 21½
        [44] 22
        [45] 22½
        [46] 23
        [47] 23½
        [48] 24
        [49] 24½
        [50] 25
        [51] 25½
        [52] 26
        [53] 26½
        [54] 27
        [55] 27½
        [56] 28
        [57] 28½
        [58] 29
        }
score-turn = Dernier tour joué

## Probabilités

odds-sum = modificateurs { $number }
odds-steps = Pas perdus par les Français
odds-strength = Force perdue par la division
odds-levels = Niveaux de fortifications gagnés
odds-hits = Niveaux perdus
odds-retreat = la garnison doit passer un test pour tenir : { $share }
odds-repulsed = le Viêt Minh est chassé : { $share }
odds-repaired = la piste est réparée : { $share }
odds-line-vm-assault = En moyenne { $steps } pas perdus, { $strength } de force en moins pour la division ; { $retreat_share } que la garnison doive passer un test pour tenir.
odds-line-french-assault = { $repulsed_share } de chances de les chasser ; en moyenne { $steps } pas perdus, { $strength } de force en moins pour la division.
odds-line-raid = En moyenne { $levels } niveaux gagnés, { $steps } pas perdus.
odds-line-air = En moyenne { $hits } niveaux de moins.
odds-line-repair = { $repaired_share } de chances que la piste soit réparée.
