### Silver Bayonet : le plateau en texte.

## La situation

tableau-status = Vous jouez : { $side }
tableau-watched = Vous regardez
tableau-row-scenario = Scénario
tableau-row-turn = Tour
tableau-row-phase = Phase
tableau-row-points = Points de victoire
tableau-row-victory = Pour gagner
tableau-row-air = Points aériens
tableau-row-held = Tenu
tableau-row-ground = Terrain
tableau-row-objective = Valeur
tableau-row-landing = Zone d’atterrissage
tableau-turn = Tour { $turn } sur { $turns }, { $date }
tableau-over = la partie est finie
tableau-player-turn = tour de joueur { $side }
tableau-combat = combat en { $hex }
tableau-points = { $side } { $number }
tableau-lead = { $behind ->
        [1] { $side } avec au plus { $number } de retard
       *[0] { $side } avec { $number } d’avance
    }
tableau-needed = { $leads }{ $sudden ->
        [1] {" "}(ou { $side } aussitôt en { $hex })
       *[0] {""}
    }
tableau-air =
    { $known ->
        [1] { $number } en réserve{ $spent ->
            [0] {""}
            [one] , { $spent } utilisé
           *[other] , { $spent } utilisés
        }
       *[0] secrets{ $spent ->
            [0] {""}
            [one] , { $spent } utilisé
           *[other] , { $spent } utilisés
        }
    }
tableau-held = { $hex } : { $side }

## Piles et unités

tableau-column-hex = Hexagone
tableau-column-ground = Terrain
tableau-column-units = Unités
tableau-column-strength = Puissance
tableau-column-unit = Unité
tableau-column-kind = Type
tableau-column-face = Face
tableau-column-figures = Valeurs
tableau-column-efficiency = VE
tableau-column-stacking = Empilement
tableau-column-marks = Marqueurs
tableau-column-way = En chemin
tableau-column-target = Cible
tableau-column-combat = Attaque
tableau-column-side = Camp
tableau-column-points = Points
tableau-column-award = Pour
tableau-strength = attaque { $attack }, défense { $defence }, empilement { $stacking }
tableau-unit = { $unit }{ $marked ->
        [0] {""}
       *[other] {" "}({ $marks })
    }
tableau-units = Unités
tableau-near = Autour
tableau-attacks = Attaques déclarées
tableau-off-map = Hors carte
tableau-awards = Ce qui rapporte des points
