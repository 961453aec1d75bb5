### The Lost Valley : comment on lit les dés, et les combats décrits par leurs chiffres.

## Comment on lit les dés

odds-note-vm-assault = Deux dés et les modificateurs donnent une ligne de la table 9, dont les modificateurs comptent ensuite sur les deux tables de pertes, un dé chacune. Les cartes et la relance d’après les dés ne comptent pas.
odds-note-french-assault = Deux dés et les modificateurs donnent une ligne de la table 10, dont les modificateurs comptent ensuite sur les deux tables de pertes, un dé chacune. Les cartes et la relance d’après les dés ne comptent pas.
odds-note-raid = Deux dés et les modificateurs donnent une ligne de la table 11 ; si plusieurs divisions sont aussi proches, un dé choisit l’adversaire.
odds-note-air = Deux dés et les modificateurs pour chaque jet ; 8 ou plus abaisse la DCA de 1.
odds-note-das = Deux dés et les modificateurs pour chaque division ; 8 ou plus abaisse sa force de 1.
odds-note-repair = Un dé et les modificateurs ; 5 ou plus la répare.
odds-note-vm-losses = Un dé et le modificateur de la table d’assaut ; le second résultat compte.
odds-note-repulse = Un dé et le modificateur de la table d’assaut ; le second résultat compte.
odds-note-sapping = Deux dés et les modificateurs ; la table 8 dit combien de niveaux sont perdus.
odds-note-airstrip = Deux dés et le modificateur donnent une ligne de la table 3 ; une seconde fois endommagée, la piste est détruite.
odds-note-check = Deux dés et les modificateurs ; 8 ou plus, c’est réussi.
odds-sum-2 = autre jet : modificateurs { $number }
odds-sum-3 = autre jet : modificateurs { $number }
odds-sum-4 = autre jet : modificateurs { $number }
odds-dug = Niveaux de fortifications perdus
odds-destroyed = la piste est détruite : { $share }
odds-damaged = elle est endommagée : { $share }
odds-interdicted = elle est interdite : { $share }
odds-passed = le test est réussi : { $share }
odds-line-das = En moyenne { $strength } de force en moins.
odds-line-vm-losses = En moyenne { $strength } de force en moins pour la division.
odds-line-repulse = { $repulsed_share } de chances de les chasser ; en moyenne { $strength } de force en moins pour la division.
odds-line-sapping = En moyenne { $dug } niveaux perdus.
odds-line-airstrip = { $destroyed_share } que la piste soit détruite, { $damaged_share } endommagée, { $interdicted_share } interdite.
odds-line-check = { $passed_share } de chances de réussir le test.
tally-assault-table = table d’assaut

## Combats par leurs chiffres

combat-kind-vm-assault = une division donne l’assaut à un centre
combat-kind-french-assault = les Français donnent l’assaut à un centre
combat-kind-raid = un raid sur les tranchées autour d’un centre
combat-kind-sead = frappes aériennes contre la DCA
combat-kind-das = une frappe aérienne sur une division
combat-kind-sapping = des tranchées sont creusées jusqu’à un centre
combat-kind-airstrip = l’artillerie tire sur la piste
combat-kind-repair = la piste est réparée
combat-kind-check = un test de moral
combat-sitrep = SITREP
combat-defence = défense de toutes les unités du centre
combat-assault = assaut de toutes les unités engagées
combat-morale = moral : de toute l’infanterie du raid, sinon d’une unité
combat-armour = assaut des blindés du raid
combat-guns = ce qu’ajoute l’artillerie en soutien
combat-cas = points de soutien aérien sur le combat
combat-works = niveau de fortifications du centre
combat-encircled = si le centre est encerclé
combat-strength = force de la division
combat-cards = ce que des cartes Événement ajoutent ou retirent
combat-points = points de soutien aérien sur chaque jet
combat-rolls = nombre de jets
combat-aaa = niveau de la DCA Viêt Minh
combat-overlooked = centres pris qui dominent la piste
combat-resources = points de ressources dépensés
