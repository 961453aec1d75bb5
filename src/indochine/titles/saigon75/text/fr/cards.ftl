### Saigon 75 : cartes Événement (1-20) et cartes Solo (21-30). Le camp que favorise une carte fait ses choix, qui que ce soit qui la joue ; pour une carte verte, c’est celui qui la joue.

## Cartes Événement

card-1 = Livraisons américaines
    .effect = Le Sud met jusqu’à deux soutiens aériens de son stock hors plateau dans la case Soutiens aériens, sans dépenser d’activation. La case en contient toujours cinq au plus.
    .when = Tout de suite.

card-2 = Pénurie de munitions
    .effect = À chaque combat de cette phase, le Nord lance un dé de bataille de moins, mais au moins un.
    .when = À chaque combat de la phase.

card-3 = Raids aériens
    .effect = Dans un combat de cette phase, le Sud ajoute deux dés de bataille, dans la limite de cinq. Ils ne demandent aucun soutien aérien et n’entraînent aucun jet d’attrition.
    .when = Annoncé avec les dés bonus d’un combat.

card-4 = Redéploiement stratégique
    .effect = Le Sud envoie jusqu’à cinq unités dans les provinces de son choix, sans tenir compte des limites de mouvement ; les Patrouilles Fluviales restent sur le Mékong et personne n’entre au Cambodge, au Laos ou au Nord Viêt Nam. C’est pour chacune son seul mouvement du tour, mais elle n’est pas activée. L’empilement se juge à la fin du mouvement.
    .when = Tout de suite.

card-5 = Mobilisation générale
    .effect = Le Sud remet au complet une division réduite de la carte. Il fait aussi revenir à Saigon un bataillon de Rangers ou un régiment mécanisé éliminé, s’il contrôle Saigon et qu’il y reste de la place.
    .when = Tout de suite.

card-6 = Résistance acharnée
    .effect = Le Sud ajoute un dé de bataille dans un ou deux combats de cette phase, en attaque ou en défense.
    .when = Annoncé avant chaque combat.

card-7 = Recomplètement
    .effect = Celui qui joue la carte remet au complet une de ses divisions réduites, sur la carte ou dans les Réserves NV.
    .when = Tout de suite.

card-8 = Saison des pluies
    .effect = Pendant cette phase, personne n’emploie de soutien aérien, au combat ou en transport, ni de marqueur Infiltration. Les régiments mécanisés ont un point de mouvement.
    .when = Toute la phase.

card-9 = Diversion
    .effect = Le Nord désigne une province. Dans un combat qui s’y livre pendant cette phase, le Sud n’a aucun dé bonus, d’aucune sorte.
    .when = Tout de suite, avant le mouvement.

card-10 = Soutien blindé
    .effect = Dans un combat de cette phase, le Nord ajoute deux dés de bataille, dans la limite de cinq.
    .when = Annoncé avant le combat.

card-11 = Infiltration Viêt-Cong
    .effect = Le Nord place jusqu’à deux bataillons VC des Réserves NV dans une province, dans la limite d’empilement ; s’il n’y en a pas, un bataillon VC éliminé. En phase NV, ils peuvent attaquer dans cette phase en plus des deux VC gratuits, mais ne bougent pas.
    .when = Tout de suite, avant le mouvement.

card-12 = Révolte des Montagnards
    .effect = Le Nord désigne une province montagneuse avec des unités SV et l’une d’elles, qui subit un pas de perte. Les unités SV qui y restent ne peuvent pas être activées dans cette phase. Sans unité SV en montagne, rien ne se passe.
    .when = Tout de suite, avant le mouvement.

card-13 = Commandement paralysé
    .effect = Dans un combat de cette phase, le Sud lance deux dés de bataille de moins, mais au moins un.
    .when = Annoncé avant le combat.

card-14 = Crise à Saigon
    .effect = Au test de désertion de ce tour, le Sud perd deux unités de plus que ne dit la table. Jouée par le Nord, la carte reste sur le plateau jusque-là.
    .when = Au test de désertion du tour.

card-15 = Réduction de l’aide américaine
    .effect = Le Sud retire deux marqueurs de la case Soutiens aériens, ou tous s’il en a moins, et les remet dans son stock hors plateau. Ils ne sont pas éliminés.
    .when = Tout de suite.

card-16 = Piste Hô Chi Minh
    .effect = Le Nord reprend jusqu’à deux marqueurs Infiltration employés, sans en avoir plus de cinq. Il fait aussi revenir une division éliminée dans les Réserves NV, réduite.
    .when = Tout de suite.

card-17 = Corruption
    .effect = Le Nord désigne une province : dans un combat qui s’y livre pendant cette phase, le Sud lance un dé de bataille de moins, mais au moins un. Le Sud remet aussi un marqueur de la case Soutiens aériens, s’il en a, dans son stock hors plateau.
    .when = Tout de suite, avant le mouvement.

card-18 = Évacuation
    .effect = Le Nord désigne une province et jusqu’à deux unités SV qui s’y trouvent. Le Sud déplace chacune vers une province adjacente qu’il contrôle et où il reste de la place ; les Patrouilles Fluviales restent sur le Mékong. Une unité sans issue ne bouge pas.
    .when = Tout de suite, avant le mouvement.

card-19 = Insurrection
    .effect = Le Nord ajoute un dé de bataille dans un ou deux combats de cette phase.
    .when = Annoncé avant chaque combat.

card-20 = Convoi des larmes
    .effect = Pendant cette phase, toute unité SV qui retraite d’une autre province que Saigon, de force ou de gré, subit un pas de perte en arrivant : une division complète est réduite, toute autre unité est éliminée.
    .when = À chaque retraite SV de la phase.

## Cartes Solo

solo-21 = Les hauts plateaux
    .movement = Vers Đắk Nông, Đắk Lắk, Pleiku et Kon Tum, au plus près de Saigon d’abord.
    .combat = Attaque là où le Nord a plus d’unités que le Sud.
    .momentum = Le Nord n’emploie pas de jeton Objectif.
    .events = Rouge, puis vert, puis jaune.

solo-22 = Saigon par le nord-ouest
    .movement = Vers Saigon, Long An, An Lộc et Phước Bình, au plus près de Saigon d’abord.
    .combat = Attaque là où le Nord a au moins autant d’unités que le Sud.
    .momentum = Un jeton Objectif relance un dé.
    .events = Rouge, puis jaune, puis vert.

solo-23 = Le Mékong
    .movement = Vers Long An, Kiên Giang, Cần Thơ et Cà Mau, au plus près de Saigon d’abord.
    .combat = Attaque là où le Nord a plus d’unités que le Sud.
    .momentum = Le Nord n’emploie pas de jeton Objectif.
    .events = Jaune, puis rouge, puis vert.

solo-24 = Renfort, ou les hauts plateaux
    .movement = Se renforce si le Nord est présent dans cinq provinces au moins. Sinon, vers Đắk Nông, Đắk Lắk, Pleiku et Kon Tum, au plus près de Saigon d’abord.
    .combat = Attaque là où le Nord a au moins autant d’unités que le Sud.
    .momentum = Le Nord n’emploie pas de jeton Objectif.
    .events = Rouge, puis vert, puis jaune.

solo-25 = La côte centrale
    .movement = Vers Phú Yên, Nha Trang, Bình Định et Quảng Ngãi, au plus près de Saigon d’abord.
    .combat = Attaque partout où c’est possible.
    .momentum = Un jeton Objectif donne un mouvement stratégique.
    .events = Vert, puis rouge, puis jaune.

solo-26 = Saigon et ses abords
    .movement = Vers Saigon, Long An, An Lộc, Phước Bình et Xuân Lộc, au plus près de Saigon d’abord.
    .combat = Attaque partout où c’est possible.
    .momentum = Un jeton Objectif donne une activation de plus.
    .events = Rouge, puis jaune, puis vert.

solo-27 = Renfort, ou Saigon et ses abords
    .movement = Se renforce si le Nord est présent dans cinq provinces au moins. Sinon, vers Saigon, Long An, An Lộc, Phước Bình et Xuân Lộc, au plus près de Saigon d’abord.
    .combat = Attaque là où le Nord a plus d’unités que le Sud.
    .momentum = Un jeton Objectif donne un dé de bataille de plus.
    .events = Jaune, puis vert, puis rouge.

solo-28 = Saigon et l’ouest
    .movement = Vers Saigon, Long An, An Lộc et Phước Bình, au plus près de Saigon d’abord.
    .combat = Attaque partout où c’est possible.
    .momentum = Un jeton Objectif relance un dé.
    .events = Rouge, puis vert, puis jaune.

solo-29 = Saigon et la côte sud
    .movement = Vers Saigon, Xuân Lộc, Phan Thiết et Phan Rang, au plus près de Saigon d’abord.
    .combat = Attaque là où le Nord a au moins autant d’unités que le Sud.
    .momentum = Un jeton Objectif donne une activation de plus.
    .events = Vert, puis jaune, puis rouge.

solo-30 = Les provinces du nord
    .movement = Vers Quảng Trị, Đà Nẵng et Quảng Ngãi, du nord au sud.
    .combat = Attaque là où le Nord a au moins autant d’unités que le Sud.
    .momentum = Un jeton Objectif donne une activation de plus.
    .events = Rouge, puis vert, puis jaune.
