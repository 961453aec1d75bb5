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
