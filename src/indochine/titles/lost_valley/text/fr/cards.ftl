### La Vallée perdue : les cartes Événement. « Vous » : les Français ; un modificateur positif aide toujours les Français. Termes : voir names.ftl.

card-01 = Bruno contre-attaque
    .effect = +2 au jet d’un assaut français auquel prend part au moins un bataillon parachutiste.
    .when = À la phase d’assaut français.
    .condition = Tours 2 à 16 ; un bataillon parachutiste prend part à l’assaut.

card-02 = Mort du colonel Gaucher
    .effect = Moral du camp −1.
    .when = Aussitôt.
    .condition = Tours 1 à 4.

card-03 = La grenade du colonel Piroth
    .effect = Chaque unité d’artillerie passe un test de moral ; celles qui échouent sont désorganisées.
    .when = Aussitôt.
    .condition = Tours 2 à 6 ; un centre au moins est sous contrôle Viêt Minh.

card-04 = Les Thaïs rentrent chez eux
    .effect = Chaque unité thaïe passe un test de moral. Un bataillon qui échoue perd un pas ; une compagnie qui échoue est désorganisée et utilisée.
    .when = Aussitôt.
    .condition = Tours 2 à 10 ; un centre au moins est sous contrôle Viêt Minh.

card-05 = Accalmie dans la bataille
    .effect = Aucune division ne donne l’assaut ce tour-ci ; contrôle automatique et sape continuent. Au tour suivant, pour l’ajustement de la force, aucune division n’est censée avoir donné l’assaut.
    .when = À la phase d’assaut Viêt Minh.
    .condition = Tours 2 à 16.

card-06 = Tranchées noyées
    .effect = −2 au jet de soutien aérien, −1 au jet de ressources et −1 à chaque test de moral de la phase de récupération ; mais +1 à chaque jet de sape.
    .when = Tout le tour, aux phases de soutien aérien, des ressources, de sape et de récupération.
    .condition = Tours 10 à 16.

card-07 = Trente-sept millimètres
    .effect = DCA Viêt Minh +1.
    .when = Aussitôt.
    .condition = Aucune.

card-08 = Langlais prend les choses en main
    .effect = Le mouvement français ne coûte pas de point d’action ce tour-ci.
    .when = À la phase de mouvement.
    .condition = Tours 2 à 16.

card-09 = L’hôpital déborde
    .effect = Moral du camp −1 et points de ressources −1.
    .when = Aussitôt.
    .condition = Tours 2 à 16.

card-10 = Wagons volants
    .effect = +3 au jet de ressources de ce tour.
    .when = À la phase des ressources.
    .condition = Aucune.

card-11 = Aviateurs aux tranchées
    .effect = Placez la CMAA, active, dans Huguette, Épervier et Opéra ou PC GONO : sous contrôle français, non encerclé, dans la limite d’empilement.
    .when = À la phase des renforts.
    .condition = Tours 2 à 16 ; la piste est endommagée ou détruite.

card-12 = Quadruples de 12,7
    .effect = +2 au jet d’un assaut Viêt Minh.
    .when = À la phase d’assaut Viêt Minh.
    .condition = Tours 2 à 16 ; le 1 GAACEO est dans le centre assailli ou dans un centre adjacent.

card-13 = C’est avec l’artillerie qu’on fait la guerre
    .effect = Avant les jets de sape, chaque centre qui peut être sapé perd un niveau de fortifications.
    .when = À la phase de sape.
    .condition = Tours 2 à 16.

card-14 = L’Aéronavale
    .effect = Deux points de soutien aérien de plus ce tour-ci.
    .when = À la phase de soutien aérien.
    .condition = Tours 2 à 16.

card-15 = Les Bisons en avant
    .effect = +2 à un jet d’assaut français ou à un jet de raid auquel prend part une unité de blindés.
    .when = À la phase d’assaut français ou à la phase des raids.
    .condition = Une unité de blindés y prend part.

card-16 = L’Ange de Diên Biên Phu
    .effect = Moral du camp +2.
    .when = Aussitôt, à la pioche ou depuis la réserve.
    .condition = Tours 6 à 16.

card-17 = Coolies et bicyclettes
    .effect = Les deux divisions les plus faibles gagnent 1 point de force chacune ; à égalité, la première dans l’ordre d’action.
    .when = À la phase logistique Viêt Minh.
    .condition = Tours 2 à 16.

card-18 = Courrier parachuté
    .effect = Moral du camp +1.
    .when = Aussitôt.
    .condition = Aucune.

card-19 = Les rats de la Nam Youm
    .effect = Points de ressources −1. Chaque unité d’infanterie au moral de 0 ou moins passe un test de moral ; celles qui échouent sont désorganisées et utilisées.
    .when = Aussitôt.
    .condition = Tours 5 à 16 ; le SITREP est de 0 ou moins.

card-20 = Premier saut
    .effect = Une unité d’infanterie à deux pas réduite, dans un centre non encerclé, revient à effectif complet, dans la limite d’empilement.
    .when = À la phase des renforts.
    .condition = Tours 5 à 16 ; une DZ ou Huguette est sous contrôle français, et une telle unité existe.

card-21 = Dissonance cognitive
    .effect = Vous perdez 2 des points d’action de ce tour.
    .when = À la phase des points d’action.
    .condition = Deux centres ou plus sont sous contrôle Viêt Minh.

card-22 = Haut-parleurs dans la nuit
    .effect = Chaque unité d’infanterie nord-africaine, thaïe ou vietnamienne dans un centre adjacent à un centre sous contrôle Viêt Minh ou relié à une case de départ passe un test de moral ; celles qui échouent sont désorganisées.
    .when = Aussitôt.
    .condition = Tours 2 à 16.

card-23 = Ordres interceptés
    .effect = +1 au jet de chaque assaut Viêt Minh ce tour-ci.
    .when = À la phase d’assaut Viêt Minh.
    .condition = Tours 2 à 16.

card-24 = Route provinciale 41
    .effect = Une division de votre choix perd 2 points de force.
    .when = À la phase logistique Viêt Minh.
    .condition = Tours 2 à 16.

card-25 = Un dépôt saute
    .effect = Lancez un dé, prenez la moitié arrondie au-dessus et perdez autant de points de ressources.
    .when = Aussitôt.
    .condition = Aucune.

card-26 = Largages chez l’ennemi
    .effect = −2 au jet de ressources de ce tour ; la division la plus forte gagne 1 point de force.
    .when = À la phase des ressources.
    .condition = Tours 2 à 16 ; la DCA Viêt Minh est à 5 ou plus.

card-27 = Les étoiles d’un général
    .effect = Moral du camp +2.
    .when = Aussitôt.
    .condition = Tours 8 à 14.

card-28 = Fête de Camerone
    .effect = Moral du camp +1. Ce tour-ci, les unités de la Légion, parachutistes ou non, ont +1 en assaut et +1 en moral.
    .when = Le moral du camp aussitôt, le reste tout le tour.
    .condition = Tours 11 à 15.

card-29 = Opération Condor
    .effect = Moral du camp +1. La division 304 perd 2 points de force.
    .when = Aussitôt.
    .condition = Tours 9 à 15.

card-30 = Frapper à coup sûr, avancer à coup sûr
    .effect = −2 à chaque jet de sape ce tour-ci.
    .when = À la phase de sape.
    .condition = Tours 2 à 16.

card-31 = La mine sous Éliane
    .effect = Avant les assauts, Éliane perd 2 niveaux de fortifications et un pas.
    .when = À la phase d’assaut Viêt Minh.
    .condition = Tours 13 à 16 ; Éliane est sous contrôle français.

card-32 = Les orgues de Staline
    .effect = −2 au jet de chaque assaut Viêt Minh ce tour-ci.
    .when = À la phase d’assaut Viêt Minh.
    .condition = Tours 13 à 16.

card-33 = Canons sous casemate
    .effect = Chaque unité d’artillerie qui apporte son soutien ce tour-ci subit une fois la contrebatterie, quoi que dise la table des pertes.
    .when = Tout le tour, dès que l’artillerie soutient.
    .condition = Tours 2 à 16.

card-34 = Napalm
    .effect = Un point de soutien aérien de plus ce tour-ci, et +2 à chaque jet de DAS.
    .when = À la phase de soutien aérien.
    .condition = Tours 2 à 16.

card-35 = Crachin
    .effect = Pas de jet de soutien aérien ce tour-ci : il n’y a aucun point de soutien aérien.
    .when = À la phase de soutien aérien.
    .condition = Tours 2 à 16.

card-36 = Coup de main sur la DCA
    .effect = Vous pouvez rendre utilisé un bataillon parachutiste actif : DCA Viêt Minh −2. Vous pouvez aussi y renoncer.
    .when = Aussitôt.
    .condition = Tours 3 à 16 ; un bataillon parachutiste est actif.

card-37 = Régiments frais
    .effect = Chaque division ébranlée gagne 1 point de force avant de vérifier son état.
    .when = À la phase logistique Viêt Minh.
    .condition = Tours 5 à 16.

card-38 = Tendances droitières
    .effect = Chaque division perd 1 point de force avant la vérification des états.
    .when = À la phase logistique Viêt Minh.
    .condition = Tours 8 à 14.

card-39 = Les araignées creusent
    .effect = Parmi les centres qui peuvent être sapés, celui qui a les fortifications les plus hautes perd un niveau ; un dé départage.
    .when = À la phase de sape.
    .condition = Tours 2 à 16.

card-40 = Les PIM sont restés
    .effect = Deux centres sous contrôle français différents, à votre choix, au front ou à l’arrière, gagnent chacun un niveau de fortifications, sans frais.
    .when = À la phase des fortifications.
    .condition = Aucune.

card-41 = Querelles à Hanoï
    .effect = Un renfort prévu ce tour-ci arrive un tour plus tard, sans +1 au jet de ressources. S’il n’y en a pas, points de ressources −1.
    .when = Aussitôt.
    .condition = Tours 2 à 16.

card-42 = Débouchez à zéro !
    .effect = Ce tour-ci, le soutien d’artillerie en défense ne coûte ni point d’action ni point de ressources. Un assaut où elle soutient reçoit encore +1.
    .when = À la phase d’assaut Viêt Minh.
    .condition = Tours 2 à 16.

card-43 = Rumeurs
    .effect = Lancez un dé. 1 ou 2 : moral du camp −1. 3 ou 4 : rien. 5 ou 6 : moral du camp +1.
    .when = Aussitôt.
    .condition = Aucune.

card-44 = La conférence s’ouvre
    .effect = Pas de vérification d’état ce tour-ci : toutes les divisions sont actives, la 304 et la 316 comprises.
    .when = À la phase logistique Viêt Minh.
    .condition = Tours 11 à 16.

card-45 = Opération Vautour
    .effect = Lancez un dé. 5 ou 6 : chaque division perd 3 points de force, DCA Viêt Minh −3, moral du camp +3. 1 à 4 : Washington refuse, moral du camp −1.
    .when = Aussitôt.
    .condition = Tours 4 à 16 ; seulement avec l’option Opération Vautour.
