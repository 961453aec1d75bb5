### Silver Bayonet : ce qu’un client qui dessine dit du plateau.

## Pions et terrain

board-fact-kind = type
board-fact-nation = nation
board-fact-mover = se déplace
board-fact-move = coût de mouvement
board-both-faces = { $full } (réduite { $reduced })
board-moves = { $foot } à pied ; motorisée : { $motorised }
board-road-only = par la route seulement
board-no-maneuver = impossible
board-yes = s’y étend
board-no = ne s’y étend pas

## Lieux

board-place = { $place }{ $printed ->
        [1] , { $ground }
       *[0] {""}
    }{ $held ->
        [1] , tenu par : { $side }
       *[0] {""}
    }{ $number ->
        [0] {""}
       *[other] {" "}; { $units }
    }{ $marked ->
        [0] {""}
       *[other] {" "}; { $marks }
    }
board-off-map =
    { $place } : { $number ->
        [0] personne
        [one] { $number } unité
       *[other] { $number } unités
    }
board-objective = objectif du scénario
board-strike =
    { $big ->
        [0] frappe aérienne, { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
       *[other] B-52, puissance { $big }
    }

## Attaques

board-arrow-maneuver = M
board-arrow-assault = A
board-attack =
    { $kind } contre { $place }, { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }

## Chiffres

board-points = Points { $side }
board-needed = Pour gagner
board-air = Points aériens
board-replacements = Remplacements
