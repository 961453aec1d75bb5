### Ce qu’une étude d’équilibre dit de Storm over Dien Bien Phu.

finding-ending-taken = Le Viêt Minh prend assez de zones
finding-ending-held = Les Français tiennent
finding-fair-bid = L’enchère équitable
finding-areas-needed = Zones de victoire exigées
finding-viet-minh-win = Le Viêt Minh aurait gagné
finding-areas-held = Il en tenait exactement autant
finding-fair-bid-note = Les deux camps auraient gagné le plus également si le Viêt Minh avait dû tenir { $number } zones : { $percent } % de ces parties étaient alors à lui. Qui sait ce qu’il lui faut joue en conséquence ; à essayer donc : --option areas={ $number }.
