### La Vallée perdue : le plateau dessiné : noms sur la carte, cases, pions, cartes, pistes, chiffres. Termes : voir names.ftl.

## Noms sur la carte

board-name-river = Nam Youm
board-name-pavie = Piste Pavie
board-name-road-41 = Route 41
board-name-airstrip = Piste d’aviation
board-name-mont-chauve = Mont Chauve
board-name-mont-fictif = Mont Fictif
board-name-north = { subsector-north }
board-name-central = { subsector-central }
board-name-south = { subsector-south }
board-village = { $name }

## Ce qu’une case montre

board-sign-stacking = Limite d’empilement : pas d’infanterie { $steps }, unités d’appui { $assets }.
board-sign-drop-zone = Les renforts y sautent ; qui s’y trouve encore à la fin du tour est éliminé.
board-fort = fortifications { $level }
board-airstrip = piste { $status }
board-target = la { $division } va donner l’assaut ici
board-held-by = tenu par la { $division }

## Une case en une phrase

board-centre = { $place } ({ $sector }), { $holder }. Fortifications { $level } sur { $most }{ $encircled ->
        [1] {""}, { encircled }
       *[0] {""}
    }.{ $has_strip ->
        [1] {" "}Piste { $strip }.
       *[0] {""}
    } Actives : { $active }. Utilisées : { $used }. Pas d’infanterie { $steps }, unités d’appui { $assets }. Symboles : { $icons }.
board-zone = { $place }, { $holder }. Unités : { $units }.
board-division = { $division } : force { $strength }, { $state }.
board-box = { $place } : { $units }.
board-turn-box = Tour { $turn }, { $days }
board-box-late = Après le siège

## Pions

board-fact-name = Nom complet
board-fact-troops = Troupe
board-fact-steps = Pas
board-fact-assault = Assaut
board-fact-defence = Défense
board-fact-morale = Moral
board-fact-start = Mise en place
board-fact-order = Ordre d’action
board-fact-strength = Force au départ
board-fact-colour = Couleur de son chemin
board-fact-path = Sur son chemin
board-both-sides = { $full }, réduite { $reduced }
board-arrives = tour { $turn }
board-strength = { $scenario } { $strength }
board-list = { $parts }

## Cartes

board-card-when = { $when } Condition : { $condition } Carte { $flag }.{ $marked ->
        [0] {""}
       *[other] {" "}{ $marks }.
    }
board-pile-in-force = Événements en vigueur

## Pistes et chiffres

board-turn = { $days }{ $monsoon ->
        [1] {""}, { monsoon }
       *[0] {""}
    }
board-level = { $level }, modificateur { $drm }
board-level-lost = Le siège est perdu.
board-figure-points = Si tout finissait ici
board-figure-centres = Centres français
board-figure-aaa = Modificateur de la DCA
board-figure-missions = Missions menées
board-victory = { $points }, { $level }
