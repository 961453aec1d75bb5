### Silver Bayonet : comment on lit les dés, et les combats décrits par leurs chiffres.

## Comment on lit les dés

odds-note-test = Un dé à dix faces et les modificateurs : la valeur d’efficacité ou moins réussit le test.
odds-note-refused = Si le test réussit, toute la pile recule et il n’y a pas de combat ; sinon elle reste.
odds-note-reacted = Si le test réussit, l’unité entre dans l’hexagone attaqué et y défend.
odds-note-coordination = Un dé à dix faces contre la valeur de coordination : en dessous, la coordination est parfaite ; à égalité, pas de soutien ; un de plus, l’attaque n’est pas coordonnée ; davantage, elle devient un assaut frontal.
odds-note-arrow = Un dé à dix faces ; les points ne valent que pour ce combat, une fois par partie.
odds-note-bombardment = Un dé à dix faces et les modificateurs donnent un nombre de la table de bombardement ; divisé par la VDT { $number } et arrondi en dessous, il donne les pas perdus.
odds-note-worn = Les défenseurs sont déjà fatigués : une fatigue de plus leur coûte un pas.
odds-note-air-defence = { $number } pas de l’APVN dans l’hexagone et à côté, points aériens : { $air }. Le tir de défense aérienne vient d’abord et touche sur { $most } ou moins ; le dé de dommages est compté aussi.
odds-note-no-air-defence = Il n’y a pas plus de pas de l’APVN dans l’hexagone et à côté que de points aériens : aucun tir de défense aérienne.
odds-note-maneuver = Colonne { $column }, un dé à dix faces et tous les modificateurs, jamais plus de trois en plus ou en moins. Les pas des défenseurs sont divisés par la VDT { $number } et arrondis en dessous.
odds-note-as-it-stands = En l’état : qui n’est pas encore désigné est la meilleure unité présente, et rien d’autre ne tire. Les pas et les fatigues que peut coûter une retraite, ou le fait de tenir, ne sont pas comptés.
odds-note-assault = Les défenseurs lancent d’abord, les attaquants avec ce qui reste ; puis chacun est testé, et qui réussit lance encore une fois.
odds-note-tests = Valeurs d’efficacité testées pour le second round, telles qu’elles sont : attaquants { $ours }, défenseurs { $theirs }. Un assaut non coordonné rend le test plus dur d’un point aux attaquants et plus facile d’un point aux défenseurs.
odds-note-cheapest = On suppose que chacun perd les pas qui lui coûtent le moins de puissance.

odds-efficiency = VE { $number }
odds-value = valeur de coordination { $number }
odds-strength = puissance { $number }
odds-ground = VDT { $number }
odds-attack = attaque { $number }
odds-defence = défense { $number }
odds-coordinated = parfaitement coordonnée : { $share }
odds-modifiers = modificateurs { $number }
odds-their_modifiers = modificateurs des défenseurs { $number }
odds-shift = décalage de colonnes { $number }
odds-support = soutien de l’attaque : puissance { $number }
odds-their_support = tir de la défense : puissance { $number }
odds-refused = combat refusé : { $share }
odds-reacted = réagit : { $share }
odds-full = parfaitement coordonnée : { $share }
odds-unsupported = sans soutien : { $share }
odds-uncoordinated = non coordonnée : { $share }
odds-frontal = assaut frontal : { $share }
odds-points = Points aériens
odds-through = Points aériens qui passent
odds-destroyed = Points aériens détruits pour de bon
odds-steps = Pas perdus
odds-fatigue = une unité est fatiguée : { $share }
odds-attacker_steps = Pas perdus par les attaquants
odds-defender_steps = Pas perdus par les défenseurs
odds-attacker_fatigue = Attaquants fatigués
odds-defender_fatigue = Défenseurs fatigués
odds-attacker_retreat = les attaquants doivent retraiter : { $share }
odds-defender_retreat = les défenseurs doivent retraiter : { $share }
odds-taken = l’hexagone est pris : { $share }

odds-line-refused = { $refused_share } de chances que le combat soit refusé.
odds-line-reacted = { $reacted_share } de chances que l’unité réagisse.
odds-line-coordination = { $full_share } parfaitement coordonnée, { $unsupported_share } sans soutien, { $uncoordinated_share } non coordonnée, { $frontal_share } assaut frontal.
odds-line-arrow = { $points } points aériens en moyenne.
odds-line-air-defence = { $through } points aériens passent en moyenne, { $destroyed } sont détruits pour de bon.
odds-line-bombardment = Puissance { $strength } : { $steps } pas perdus en moyenne ; { $fatigue_share } de chances qu’une unité soit fatiguée.
odds-line-maneuver = { $attack } contre { $defence } ; pas perdus en moyenne : attaquants { $attacker_steps }, défenseurs { $defender_steps } ; { $defender_retreat_share } de chances que les défenseurs retraitent, { $attacker_retreat_share } que ce soient les attaquants.
odds-line-assault = { $attack } contre { $defence } ; pas perdus en moyenne : attaquants { $attacker_steps }, défenseurs { $defender_steps } ; { $taken_share } de chances que l’hexagone soit pris.

tally-lead-units = unités de tête
tally-guns = artillerie
tally-air = points aériens
tally-b-52 = B-52

## Combats par leurs chiffres

combat-kind-maneuver = un combat de manœuvre
combat-kind-assault = un combat d’assaut, les deux rounds
combat-kind-bombardment = un bombardement offensif
combat-kind-air-defence = un tir de défense aérienne sur des points aériens
combat-kind-coordination = la coordination d’une attaque
combat-kind-refusal = un refus de combat
combat-attack = puissance d’attaque de tous les attaquants
combat-defence = défense de tous les défenseurs
combat-lead = VE de l’unité de tête des attaquants
combat-their-lead = VE de l’unité de tête des défenseurs
combat-efficiency = VE de l’unité testée ; dans un assaut, la meilleure des attaquants
combat-their-efficiency = meilleure VE des défenseurs
combat-tdv = VDT de l’hexagone ; 0 pour un refus que le terrain n’aide pas
combat-terrain = modificateur du terrain
combat-river = si tous les attaquants traversent une rivière
combat-hexes = hexagones d’où vient l’attaque
combat-armour = si des blindés attaquent un hexagone de terrain clair ou de plantation de thé
combat-fatigued = si une unité des défenseurs est fatiguée
combat-tired = combien des pas en défense sont fatigués
combat-worn = si tous les défenseurs, ou leur unité de tête, étaient déjà fatigués
combat-leader = valeur de commandement du chef des attaquants
combat-their-leader = valeur de commandement du chef des défenseurs
combat-uncoordinated = si l’attaque n’est pas coordonnée
combat-support = puissance de bombardement en soutien de l’attaque
combat-their-support = puissance de bombardement en soutien de la défense ; dans un assaut, bombardement défensif
combat-steps = pas des attaquants ; pour un bombardement, pas dans l’hexagone
combat-their-steps = pas des défenseurs
combat-guns = puissance de bombardement de l’artillerie
combat-air = points aériens
combat-near = pas de l’APVN dans l’hexagone et à côté, qui tirent sur les appareils
combat-spotter = si une unité amie est à côté de la cible
combat-truong = si Truong est à deux hexagones au plus de la cible
combat-value = valeur de coordination
