### Le rapport d’une étude d’équilibre.

study-heading = { $title } : une étude de son équilibre
study-contents = Sommaire
study-played =
    { $games ->
        [one] Une partie entre robots, avec la graine { $first }.
       *[other] { $games } parties entre robots, avec les graines { $first } à { $last }.
    } Une graine décide de tout ce que le hasard décide : la même commande donne les mêmes chiffres.
study-intervals = Les intervalles sont à 95 % : sur cent études semblables, environ cinq laisseraient la vraie valeur au-dehors. Ce qu’on trouve ici vaut pour ces robots ; des joueurs peuvent jouer autrement.
study-games-of = Parties
study-scenario = Scénario
study-bots = Robots
study-options-chosen = Options
study-pack = Données
study-own-pack = celles du programme
study-all-games = toutes les parties
study-varies = variable
study-as-usual = comme d’habitude
study-interval = { $low } à { $high }
study-interval-95 = Intervalle à 95 %
study-share-with = { $share } ({ $interval })
study-draw = Partie nulle
study-not-won = Non gagnée
study-what = Grandeur
study-mean = Moyenne
study-median = Médiane
study-lower = Premier quartile
study-upper = Troisième quartile
study-least = Minimum
study-most = Maximum
study-turn = Tour
study-turns = Tours
study-decisions = Décisions
study-mean-decisions = Décisions
study-mean-turns = Tours
study-mean-points = Ce que vaut une partie pour le premier siège
study-games-number = Nombre
study-share = Part
study-winner = Vainqueur
study-side = Camp
study-difference = Différence

study-comparison = Les deux diffèrent-elles ?
study-comparison-shown = Les mêmes graines ont été jouées des deux façons. Un petit p dit que le hasard seul ferait rarement une telle différence.
study-comparison-tests = p (parts) : deux proportions, approximation normale. p (paires) : test exact de McNemar sur les parties de même graine. p (rangs) : test de Mann et Whitney. Qui en regarde beaucoup en trouve un petit par hasard.
study-p-shares = p (parts)
study-p-pairs = p (paires)
study-p-ranks = p (rangs)
study-wins-of = Victoires : { $side }

study-wins = Qui gagne
study-wins-shown = Part des parties gagnées par chaque camp, avec intervalles à 95 % ; la ligne pointillée marque la moitié.
study-points-mean = Ce que valait une partie en moyenne ({ $arm }) : { $mean } ({ $interval }).
study-findings = Ce que demandent les joueurs de ce jeu
study-finding-of = { $finding } ({ $arm })
study-endings = Comment et quand les parties finissent
study-endings-shown = Fins de partie, selon le tour : { $arm }.
study-ending = Fin
study-lengths = Durée des parties
study-length-decisions-shown = Parties selon le nombre de décisions demandées aux joueurs.
study-length-turns-shown = Parties selon leur dernier tour.
study-lead = Qui mène au fil des tours
study-lead-shown = Valeur de la position pour le camp { $side } à la fin de chaque tour : 1 est gagné, 0 est perdu. La ligne est la médiane des parties encore en cours, la bande en contient la moitié centrale.
study-lead-help = Le tour 0 est le début. Jugé par la mesure propre au jeu, qui sait tout, choses cachées comprises.
study-no-lead = Ce jeu n’a pas encore de mesure d’une position : on ne peut dire qui mène.
study-drama = Rebondissements
study-drama-shown = Combien de fois l’avantage a changé de camp dans une partie, d’une fin de tour à la suivante.
study-lead-changes = Changements de meneur
study-decisiveness = Quand les parties se décident
study-decisiveness-shown = Le tour à la fin duquel le futur vainqueur menait pour de bon ; 0 est le début.
study-decisive-part = En moyenne, c’était après { $part } de la partie ({ $arm }).
study-figures = Les chiffres à côté du plateau
study-figure-shown = { $figure } : médiane et moitié centrale des parties encore en cours, à la fin de chaque tour.

study-cards = Cartes
study-cards-help = Pour chaque carte et chaque camp : de combien le camp a gagné plus souvent dans les parties où il s’en est servi que dans les autres. Ce n’est pas une preuve de cause : une carte jouée tard l’est dans de longues parties, et qui mène peut jouer d’autres cartes.
study-cards-help-points = Pour chaque carte : de combien une partie où elle a pris effet valait plus que les autres. Ce n’est pas une preuve de cause : une carte tardive vient dans des parties qui durent.
study-cards-shown = Différence entre les parties avec et sans la carte, avec intervalles à 95 % ; à droite de la ligne, c’est mieux pour qui s’en est servi.
study-cards-table = Toutes les cartes en tableau
study-cards-never = Cartes qui n’ont jamais servi :
study-card = Carte
study-used = Parties où elle a servi
study-uses = Emplois
study-with = Avec
study-without = Sans
study-options = Options variables
study-options-shown = Chaque valeur contre toutes les autres : différence pour le camp { $side }, avec intervalles à 95 %.
study-option = Option
study-worth = Gagnées par : { $side }
study-units = Le sort des unités
study-units-shown = Unités à la fin de la partie, par type : { $arm }.
study-units-table = Toutes les unités en tableau ({ $arm })
study-unit = Unité
study-fate-there = Présente à la fin
study-fate-gone = Éliminée
study-fate-waiting = Hors de la carte
study-kind-of = { $side } : { $kind }
study-kind-air = aviation
study-kind-airborne = parachutistes
study-kind-anti-air = antiaérien
study-kind-armour = blindés
study-kind-artillery = artillerie
study-kind-division = division
study-kind-engineer = génie
study-kind-guerrilla = guérilla
study-kind-headquarters = état-major
study-kind-helicopter = hélicoptères
study-kind-infantry = infanterie
study-kind-leader = chef
study-kind-marine = fusiliers marins
study-kind-mechanised = mécanisés
study-kind-militia = milice
study-kind-mortar = mortiers
study-kind-ranger = rangers
study-kind-riverine = fluviaux
study-kind-rocket = roquettes
study-kind-supply = ravitaillement
study-rules = Quelles règles se présentent
study-rules-shown = Les règles que journaux et choix citent le plus, en parts de toutes les citations : { $arm }.
study-rules-table =
    { $number ->
        [one] La seule règle qui s’est présentée ({ $arm })
       *[other] Les { $number } règles qui se sont présentées ({ $arm })
    }
study-rules-never =
    { $number ->
        [0] Aucune règle qui pouvait se présenter n’a manqué ({ $arm })
        [one] Une règle ne s’est jamais présentée ({ $arm })
       *[other] { $number } règles ne se sont jamais présentées ({ $arm })
    }
study-rules-silent =
    { $number ->
        [one] Une autre règle s’applique
       *[other] { $number } autres règles s’appliquent
    } sans que le journal ni un choix les cite : on ne peut rien en dire ici.
study-rule = Règle
study-cited = Citations
study-rule-games = Parties
