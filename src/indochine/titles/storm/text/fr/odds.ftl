### Storm over Dien Bien Phu : comment on lit les dés, et les combats décrits par leurs chiffres.

## Comment on lit les dés

odds-note-damage = Les dégâts sont l’attaque et les dés, moins la défense.
odds-note-cleared = Avec { $number } points de dégâts, plus personne ne peut rester dans la zone.
odds-note-shaft = Un dé de dégâts tombe sur ceux qui restent ; le Viêt Minh les répartit.
odds-note-stopped = Le dé dit combien des { $number } unités d’assaut sont arrêtées.
odds-note-bitten = Le dé dit combien des { $number } unités fraîches sont épuisées au plus.
odds-note-thai = Un dé par unité thaïe, { $number } en tout : sur { $least } ou plus elle quitte le jeu.
odds-stopped = Unités arrêtées
odds-bitten = Unités épuisées
odds-thai = Unités thaïes perdues
odds-line-stopped = { $stopped } unités arrêtées en moyenne.
odds-line-bitten = { $bitten } unités épuisées en moyenne.
odds-line-shaft = { $damage } points de dégâts en moyenne ; { $cleared_share } de chances que plus personne ne reste.
odds-line-thai = { $thai } unités thaïes perdues en moyenne.
tally-stands-firm = { card-fr-01 }

## Combats par leurs chiffres

combat-kind-fire = des unités tirent sur une zone
combat-kind-bombardment = une carte tire sur une zone
combat-kind-assault = le Viêt Minh donne l’assaut à une zone
combat-kind-mines = { card-fr-11 } : des unités d’assaut sont arrêtées
combat-kind-rats = { card-vm-03 } : des unités françaises fraîches sont épuisées
combat-kind-mine-shaft = { card-vm-06 } : dégâts sur ceux qui restent
combat-kind-propaganda = { card-vm-10 } : des unités thaïes quittent le jeu
combat-attack = puissance de tir de toutes les unités qui tirent ou donnent l’assaut
combat-mortars = cartes { card-fr-13 } jouées
combat-nights = cartes { card-vm-25 } jouées
combat-rerolls = lancers de plus avec { card-vm-04 }, le meilleur gardé
combat-card = la carte qui tire
combat-defence = meilleure défense parmi les cibles
combat-ground = valeur défensive imprimée dans la zone
combat-trench = niveau de tranchée de la zone
combat-improved = cartes { card-vm-01 } jouées
combat-fresh = unités fraîches parmi les cibles
combat-spent = unités épuisées parmi les cibles
combat-units = unités que la carte concerne
