### Ce que dit le noyau lui-même, identique dans tous les titres.

refusal-not-offered = Impossible de choisir { $action } maintenant. Choix possibles, entre autres : { $known }.
refusal-not-after-the-end = La partie est finie : plus rien ne se joue.
refusal-not-your-decision = Ce n’est pas à vous de décider : c’est à { $seat }.
refusal-no-undo = Rien à reprendre ici : depuis, des dés ou des cartes sont sortis, ou l’autre camp a décidé.
refusal-no-orders = Aucun ordre permanent n’est possible ici.

event-undone = { $seat } reprend son dernier pas.
event-taken-back = { $seat } revient plus loin en arrière, comme convenu.
event-resigned = { $seat } abandonne.
event-agreed = Les joueurs conviennent d’arrêter la partie ici.

reason-resigned = Un camp a abandonné.
reason-agreed = Les joueurs sont convenus d’arrêter la partie.

tableau-watched = La table vue par un spectateur

# Une partie d’une somme. Sous zéro, chaque nombre a son propre signe moins ; aucun ne dépasse vingt.
tally-part =
    { $label } { $worth ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
        [-17] −17
        [-18] −18
        [-19] −19
        [-20] −20
       *[other] +{ $worth }
    }

# Pourquoi une partie ne peut pas être préparée, un enregistrement rejoué, une position reprise.

at-place = { $path } :

setup-no-title = il n’y a pas de jeu { $name } ; il y a : { $there }
setup-no-scenario = { $title } n’a pas de scénario { $name } ; il y a { $there }
setup-no-option = { $title } n’a pas d’option { $name } ; il y a { $there }
setup-option-value = l’option { $name } prend { $values }, et non { $value }
setup-or = { $one } ou { $other }
setup-dice = les dés imposés sont des nombres entiers de 1 à { $sides }
setup-seed = une graine est un nombre entier, ou « sealed: » suivi du secret en hexadécimal

record-not-json = ce n’est pas du JSON : { $why }
record-no-table = on attend une table de champs
record-kind =
    { $kind ->
        [int] manque ou n’est pas un nombre entier
        [str] manque ou n’est pas un texte
        [list] manque ou n’est pas une liste
       *[other] manque ou n’est pas une table de champs
    }
record-format = vaut { $found } ; ce programme lit { $read }
record-title = vaut { $found }, et non { $title }
record-seed = manque ou n’est pas une graine
record-entry = ni choix, ni ordre, ni annulation, ni fin, ni empreinte
record-back = ne désigne aucune entrée antérieure
record-no-seat = il n’y a pas de siège { $seat } ; il y a { $there }
record-word = aucun dé ne tombe deux fois
record-unplayable = ne peut pas être joué : { $why }{ $rule }{ $other }
record-stands-differently = la partie est dans un autre état à la fin du tour { $turn }{ $other }
record-rolls = on attend une liste de jets
record-dice = les dés sont tombés autrement{ $other }
record-other-version = { " " }(l’enregistrement vient de { $made } ; ici { $here } : prenez la version qui l’a fait)
record-versions = programme { $program }, règles { $rules }, données { $pack }

position-title = on attend { $title }, et non { $found }
position-unknown = champ inconnu dans une position de { $title }
position-no-table = on attend une table de champs, et non { $found }
position-no-field = champ inconnu ; on attend { $known }
position-missing = manque
position-number = on attend un nombre entier de { $least } à { $most }, et non { $found }
position-one-of = on attend l’une de ces valeurs : { $known } ; et non { $found }
position-list = on attend une liste, et non { $found }
position-agenda = on attend une liste de cadres, le plus intérieur en dernier
position-frame = on attend l’une de ces valeurs : { $known }
position-frame-field = champ inconnu dans { $frame }
position-stuck = le jeu ne peut pas continuer à partir d’ici ({ $why })
position-nothing-left = il ne reste rien à faire, et la partie n’est pas finie
