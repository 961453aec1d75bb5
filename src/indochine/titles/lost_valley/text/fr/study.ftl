### Ce qu’une étude d’équilibre dit de The Lost Valley.

finding-ending-command-post = Le PC tombe
finding-ending-camp-morale = Le moral du camp est à bout
finding-ending-resource-points = Les dépôts sont vides
finding-levels = Ce que vaut la défense du camp
finding-level = Niveau
finding-level-reached = Atteint
finding-level-or-better = Celui-ci ou mieux
finding-levels-note = Points de victoire en moyenne : { $mean } ; au mieux : { $best }.
