### Ce qu’une étude d’équilibre dit de Silver Bayonet.

finding-ending-captured = L’hexagone du scénario est pris
finding-ending-all-eliminated = Plus aucun défenseur dans l’hexagone du scénario
finding-ending-points = Les points de victoire décident
finding-ending-major = Grande victoire aux points
finding-ending-draw = Aucun des deux n’a l’avance qu’il lui faut
finding-points = Scénario { $scenario } : points de victoire
finding-of = De
finding-mean = Moyenne
finding-least = Minimum
finding-most = Maximum
finding-last-turn = Dernier tour
finding-points-note = Les points tels qu’ils étaient à la fin de la partie, fins prématurées comprises.
finding-fair-lead = Scénario { $scenario } : l’avance équitable
finding-lead-needed = Avance exigée des AML
finding-fwa-win = Les AML auraient gagné
finding-lead-exactly = Ils avaient exactement cette avance
finding-fair-lead-note = Les deux joueurs auraient gagné le plus également si les AML avaient eu besoin d’une avance de { $number } : { $percent } % de ces parties étaient alors à eux. Le scénario en exige { $fwa } des AML et { $pavn } de l’APVN ; entre les deux, la partie est nulle. Les parties finies avant terme ne comptent pas.
