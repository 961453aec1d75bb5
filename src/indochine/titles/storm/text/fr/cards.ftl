### Tempête sur Diên Biên Phu : les cartes tactiques. Un exemplaire renvoie au premier de sa sorte. « Vous » est le camp à qui est la carte.

## Cartes françaises

card-fr-01 = Bigeard refuse de partir
    .effect = Une attaque ou un assaut contre les Français perd un point de dégâts par unité française de la zone attaquée. La carte est ensuite retirée du jeu.
    .when = Après les dés d’une attaque ou d’un assaut contre les Français, avant d’appliquer les dégâts.

card-fr-02 = Coordination du commandement
    .effect = Relancez les deux dés d’une attaque française. Le nouveau total compte, même s’il est plus bas.
    .when = Après les dés d’une attaque française, par des unités ou par une carte ; jamais sur les dés du Viêt Minh.

card-fr-03 = { card-fr-02 }
    .effect = { card-fr-02.effect }
    .when = { card-fr-02.when }

card-fr-04 = Débouchez à zéro !
    .effect = Avant un assaut, attaquez les unités d’assaut avec une puissance de tir de 6 ; elles n’ont pas de valeur défensive, et les dégâts s’appliquent comme d’habitude. L’assaut continue avec celles qui sont encore fraîches. S’il n’en reste pas, l’impulsion s’arrête et l’assaut ne coûte aucune unité.
    .when = À l’annonce d’un assaut, avant ses dés. Plusieurs exemplaires se résolvent l’un après l’autre ; jamais avec Mines dans le même assaut.

card-fr-05 = { card-fr-04 }
    .effect = { card-fr-04.effect }
    .when = { card-fr-04.when }

card-fr-06 = Bordels mobiles de campagne
    .effect = Choisissez une zone : toutes les unités françaises qui s’y trouvent redeviennent fraîches.
    .when = À votre impulsion, qu’elle occupe en entier.

card-fr-07 = Fusées éclairantes
    .effect = Annulez toutes les cartes Assaut de nuit jouées dans un même assaut. L’assaut continue.
    .when = À l’annonce d’un assaut avec Assaut de nuit, avant ses dés.

card-fr-08 = { card-fr-07 }
    .effect = { card-fr-07.effect }
    .when = { card-fr-07.when }

card-fr-09 = Colonne de secours d’Isabelle
    .effect = Lancez un dé et placez des unités à étoile, fraîches, dans la zone 38 : deux d’infanterie sur 1–3, une blindée sur 4–5, une d’infanterie et une blindée sur 6. La carte est ensuite retirée du jeu.
    .when = À votre impulsion, qu’elle occupe en entier ; tours 1 à 4 seulement.

card-fr-10 = Lance-flammes
    .effect = Pour une attaque d’unités françaises, la valeur défensive de la zone cible est de 0.
    .when = Avant les dés d’une attaque menée par des unités françaises.

card-fr-11 = Mines
    .effect = Lancez un dé : autant d’unités d’assaut, au choix du Viêt Minh, sont épuisées sur place et ne participent plus. Celles qui restent fraîches doivent continuer. S’il n’en reste pas, l’impulsion s’arrête et l’assaut ne coûte aucune unité.
    .when = À l’annonce d’un assaut sur une zone sous contrôle français, avant ses dés. Plusieurs exemplaires se résolvent l’un après l’autre ; jamais avec Débouchez à zéro ! dans le même assaut.

card-fr-12 = { card-fr-11 }
    .effect = { card-fr-11.effect }
    .when = { card-fr-11.when }

card-fr-13 = Soutien de mortiers
    .effect = Ajoutez 3 à la puissance de tir d’une attaque d’unités françaises. Les attaques par carte n’en profitent pas.
    .when = Avant les dés d’une attaque menée par des unités françaises ; les exemplaires se cumulent.

card-fr-14 = { card-fr-13 }
    .effect = { card-fr-13.effect }
    .when = { card-fr-13.when }

card-fr-15 = { card-fr-13 }
    .effect = { card-fr-13.effect }
    .when = { card-fr-13.when }

card-fr-16 = Contre-attaque
    .effect = Des unités françaises fraîches, adjacentes à la zone qui vient d’être perdue et capables d’en payer le coût, y entrent ensemble, neuf au plus. Elles attaquent alors toutes l’ennemi qui s’y trouve, sans valeur défensive. Elles y restent, épuisées, et ne laissent pas de marqueur de tir.
    .when = À votre impulsion, qu’elle occupe en entier ; seulement si vous avez perdu le contrôle d’une zone à l’impulsion précédente.

card-fr-17 = { card-fr-16 }
    .effect = { card-fr-16.effect }
    .when = { card-fr-16.when }

card-fr-18 = Bombardiers B-26
    .effect = Attaquez une zone quelconque avec une puissance de tir de 6.
    .when = À votre impulsion, qu’elle occupe en entier.

card-fr-19 = { card-fr-18 }
    .effect = { card-fr-18.effect }
    .when = { card-fr-18.when }

card-fr-20 = Chasseurs-bombardiers
    .effect = Attaquez une zone quelconque avec une puissance de tir de 4. Les Français répartissent les dégâts et ne peuvent pas faire retraiter : 1 retourne une unité fraîche, 2 éliminent une épuisée, 3 une fraîche. Les points qui ne servent à rien sont perdus.
    .when = À tout moment de votre impulsion, en plus de son action. Plusieurs exemplaires se résolvent l’un après l’autre.

card-fr-21 = { card-fr-20 }
    .effect = { card-fr-20.effect }
    .when = { card-fr-20.when }

card-fr-22 = Artillerie
    .effect = Attaquez une zone adjacente à une zone sous contrôle français avec une puissance de tir de 7. Ou retirez d’une telle zone son marqueur de tranchée, quel que soit son niveau.
    .when = À votre impulsion, qu’elle occupe en entier.

card-fr-23 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-24 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-25 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-26 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-27 = Artillerie TOT
    .effect = Attaquez une zone adjacente à une zone sous contrôle français avec une puissance de tir de 10. Ou retirez d’une telle zone son marqueur de tranchée, quel que soit son niveau.
    .when = À votre impulsion, qu’elle occupe en entier.

## Cartes Viêt Minh

card-vm-01 = Défenses améliorées
    .effect = Doublez la valeur défensive d’une zone attaquée par les Français, tranchées comprises : 6 au plus. Deux exemplaires sur la même attaque la triplent : 9 au plus.
    .when = Pendant une impulsion française, avant les dés d’une attaque française ; deux exemplaires peuvent se jouer ensemble.

card-vm-02 = { card-vm-01 }
    .effect = { card-vm-01.effect }
    .when = { card-vm-01.when }

card-vm-03 = Rats de la Nam Youm
    .effect = Choisissez une zone sous contrôle français sans unité Viêt Minh et lancez un dé. Le Viêt Minh y épuise jusqu’à ce nombre d’unités françaises fraîches, à son choix ; l’excédent est perdu.
    .when = À tout moment de votre impulsion, en plus de son action.

card-vm-04 = Giap exige le succès
    .effect = Relancez les deux dés d’un assaut et gardez le total le plus haut ; l’assaut coûte une unité d’assaut de plus. Vous pouvez relancer encore, à une unité de plus chaque fois, tant que l’assaut a de quoi payer. La puissance de tir ne baisse pas entre-temps.
    .when = Après les dés d’un assaut.

card-vm-05 = { card-vm-04 }
    .effect = { card-vm-04.effect }
    .when = { card-vm-04.when }

card-vm-06 = Explosion de la galerie de mine
    .effect = Choisissez une zone sous contrôle français adjacente à une zone de tranchée de niveau 3. Les Français peuvent d’abord en faire retraiter des unités ; les fraîches sont épuisées. Lancez un dé : le Viêt Minh répartit autant de points de dégâts entre les unités françaises restées là. La carte est ensuite retirée du jeu.
    .when = À tout moment de votre impulsion, en plus de son action ; pas au tour 1.

card-vm-07 = Mauvais temps
    .effect = Annulez une carte Chasseurs-bombardiers ou Bombardiers B-26.
    .when = Quand les Français jouent une carte de bombardement à leur impulsion.

card-vm-08 = { card-vm-07 }
    .effect = { card-vm-07.effect }
    .when = { card-vm-07.when }

card-vm-09 = Roquettes Katioucha
    .effect = Attaquez une zone adjacente à une zone sous contrôle Viêt Minh avec une puissance de tir de 12 ; 13 s’il s’y trouve sept unités françaises ou plus. La carte est ensuite retirée du jeu.
    .when = À votre impulsion, qu’elle occupe en entier.

card-vm-10 = Propagande
    .effect = Choisissez une zone avec des unités thaïes, adjacente à une zone sous contrôle Viêt Minh, et lancez un dé pour chacune d’elles : sur 4 ou plus, elle quitte le jeu. La carte est ensuite retirée du jeu.
    .when = À votre impulsion, qu’elle occupe en entier.

card-vm-11 = DCA lourde
    .effect = Une zone de plus n’est pas approvisionnée, même si le jet d’approvisionnement n’en privait aucune.
    .when = Au jet d’approvisionnement de la phase de fin.

card-vm-12 = Assaut surprise
    .effect = Donnez un assaut depuis une zone de n’importe quel niveau de tranchée, même 0.
    .when = À votre impulsion, qu’elle occupe en entier.

card-vm-13 = { card-vm-12 }
    .effect = { card-vm-12.effect }
    .when = { card-vm-12.when }

card-vm-14 = { card-vm-12 }
    .effect = { card-vm-12.effect }
    .when = { card-vm-12.when }

card-vm-15 = Remplacements d’urgence
    .effect = Placez deux unités de la case des remplacements, fraîches, dans une zone sous contrôle Viêt Minh, dans la limite d’empilement. Il n’y a pas de jet de remplacement ce tour-ci : le marqueur Pas de remplacements reste sur la piste des tours jusqu’à la fin du tour.
    .when = À la fin d’une impulsion, la vôtre ou celle des Français ; pas au tour 1.

card-vm-16 = Artillerie de 105 mm
    .effect = Attaquez une zone adjacente à une zone sous contrôle Viêt Minh avec une puissance de tir de 9 ; 10 s’il s’y trouve sept unités françaises ou plus. Ou, en tir de contrebatterie, annulez une carte Artillerie ou Artillerie TOT.
    .when = L’attaque : à votre impulsion, qu’elle occupe en entier. Le tir de contrebatterie : quand les Français jouent une carte d’artillerie.

card-vm-17 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-18 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-19 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-20 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-21 = Artillerie de 75 mm
    .effect = Attaquez une zone adjacente à une zone sous contrôle Viêt Minh avec une puissance de tir de 8 ; 10 s’il s’y trouve sept unités françaises ou plus. Ou, en tir de contrebatterie, annulez une carte Artillerie ou Artillerie TOT.
    .when = L’attaque : à votre impulsion, qu’elle occupe en entier. Le tir de contrebatterie : quand les Français jouent une carte d’artillerie.

card-vm-22 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-23 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-24 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-25 = Assaut de nuit
    .effect = Ajoutez 3 aux dés d’un assaut.
    .when = Dans votre assaut, avant ses dés ; les exemplaires se cumulent.

card-vm-26 = { card-vm-25 }
    .effect = { card-vm-25.effect }
    .when = { card-vm-25.when }

card-vm-27 = { card-vm-25 }
    .effect = { card-vm-25.effect }
    .when = { card-vm-25.when }
