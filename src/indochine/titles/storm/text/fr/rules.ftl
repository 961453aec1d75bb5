### Tempête sur Diên Biên Phu : les règles résumées dans nos propres mots. Un message par règle de l’index ; .title est son titre court.

## 1–2. Introduction et matériel

rule-1-0 = Un joueur mène les Français, l’autre le Viêt Minh. La partie dure huit tours, puis on désigne le vainqueur.
    .title = Deux camps, huit tours

rule-2-0 = Des règles, une carte, une planche et demie de pions, 55 cartes et deux dés à six faces. Aucune règle ne demande plus de deux dés à la fois.
    .title = Contenu

rule-2-1 = Un pion est une unité ou un marqueur. Seules les unités comptent pour l’empilement.
    .title = Unités et marqueurs

rule-2-1-1a = Les unités françaises, bleues, sont des compagnies ou des pelotons ; un symbole brun signale les thaïes. Celles du Viêt Minh, rouges, sont des compagnies : chiffres blancs pour l’élite, jaunes pour les remplacements.
    .title = Tailles et couleurs

rule-2-1-1b = Une unité est fraîche ou épuisée. Fraîche, elle peut encore agir ce tour-ci ; épuisée, elle ne le peut plus.
    .title = Fraîche et épuisée

rule-2-1-1c = La face fraîche donne la puissance de tir, la défense et le mouvement, dans cet ordre. La face épuisée ne donne que la défense : ni tir ni mouvement.
    .title = Chiffres de chaque face

rule-2-1-1d = Infanterie, parachutistes, antiaériens et blindés. Être thaïe est un trait à part.
    .title = Types d’unités

rule-2-1-1e = Le carré noir donne la zone de départ, le cercle rouge le tour dont la phase de fin voit arriver l’unité. Trois unités françaises portent une étoile : seule la Colonne de secours les fait entrer.
    .title = Zone de départ et tour d’arrivée

rule-2-1-1f = La formation est en haut du pion, la compagnie dans la barre de couleur.
    .title = Noms des unités

rule-2-1-2a = Dans la case de contrôle, ce marqueur indique qui tient une zone passée d’un camp à l’autre.
    .title = Marqueurs de contrôle

rule-2-1-2b = Ce marqueur indique quel camp a tiré depuis la zone sur une zone adjacente.
    .title = Marqueurs de tir

rule-2-1-2c = Ils indiquent le niveau de tranchée 1, 2 ou 3, seulement dans les zones sous contrôle Viêt Minh.
    .title = Marqueurs de tranchée

rule-2-1-2d = Il indique le tour en cours sur la piste des tours.
    .title = Marqueur de tour

rule-2-1-2e = Le Viêt Minh en pose un dans chaque zone qu’il prive d’approvisionnement : jusqu’à trois par tour.
    .title = Marqueurs Non approvisionné

rule-2-1-2f = Après Remplacements d’urgence, il est sur la piste des tours : pas de jet de remplacement ce tour-ci.
    .title = Marqueur Pas de remplacements

rule-2-2 = Une seule carte, que les deux joueurs voient en entier.
    .title = La carte

rule-2-2-1a = Un numéro, une case de contrôle avec le camp de départ et une valeur défensive. Certaines portent aussi un symbole de victoire ou un symbole de carte, blanc ou gris.
    .title = Ce que montre une zone

rule-2-2-1b = Une unité française n’entre jamais dans une zone rouge : ni en mouvement, ni en retraite, ni en contre-attaque, ni en renfort.
    .title = Numéros rouges

rule-2-2-1c = Chaque zone bleue ou verte tenue par le Viêt Minh pèse sur le jet d’approvisionnement français.
    .title = Numéros bleus et verts

rule-2-2-1d = Une limite bleue entre deux zones est la rivière. Elle rend le mouvement plus cher et arrête les blindés, en mouvement comme en retraite.
    .title = La rivière

rule-2-2-2 = La piste des tours donne la main de chaque camp pour le tour. La case des remplacements contient les unités de remplacement du Viêt Minh.
    .title = Piste des tours et case des remplacements

rule-2-3 = Chaque camp a ses 27 cartes ; la 55e ne sert pas. Toute carte Viêt Minh a une valeur de tranchée : les niveaux qu’elle ajoute si on la défausse pour saper.
    .title = Deux paquets

## 3. Mise en place

rule-3-0a = Les joueurs s’entendent sur les camps, ou les mettent aux enchères par la règle optionnelle.
    .title = Choix des camps

rule-3-0b = Toutes les unités commencent fraîches : dans leur zone de départ, sur la piste des tours à leur tour d’arrivée, ou dans la case des remplacements.
    .title = Placement des unités

rule-3-0c = Chaque camp mélange sa pioche, face cachée. Le marqueur de tour commence au tour 1.
    .title = Pioches et marqueur de tour

## 4. Séquence de jeu

rule-4-0 = Un tour enchaîne phase de pioche, phase d’impulsion et phase de fin. Il y a huit tours.
    .title = Un tour

rule-4-0A = Chaque camp complète sa main au nombre prévu pour le tour.
    .title = Phase de pioche

rule-4-0Ba = Les joueurs jouent leurs impulsions chacun à son tour. Le Viêt Minh joue la première de chaque tour.
    .title = Impulsions alternées

rule-4-0Bb = Un joueur peut passer au lieu d’agir, et agir de nouveau plus tard. Sans unité capable d’agir ni carte en main, il passe d’office.
    .title = Passer

rule-4-0Bc = Si les Français passent et que le Viêt Minh passe aussitôt après, la phase d’impulsion s’arrête. Les Français n’ont pas l’occasion de défausser.
    .title = Les Français passent, puis le Viêt Minh

rule-4-0Bd = Si le Viêt Minh passe, la phase d’impulsion s’arrête, sauf si les Français défaussent aussitôt une carte, sans effet. Les Français jouent alors une impulsion et le jeu continue.
    .title = Le Viêt Minh passe

rule-4-0Ca = Les deux joueurs peuvent défausser des cartes, le Viêt Minh d’abord.
    .title = Phase de fin : défausse

rule-4-0Cb = Après le jet d’approvisionnement, toutes les unités Viêt Minh redeviennent fraîches, comme les françaises des zones approvisionnées. Dans une zone non approvisionnée, les unités françaises restent telles quelles.
    .title = Phase de fin : approvisionnement et récupération

rule-4-0Cc = On retire de la carte tous les marqueurs de tir et Non approvisionné.
    .title = Phase de fin : marqueurs

rule-4-0Cd = Le Viêt Minh fait son jet de remplacement, sauf au tour 1 ou avec le marqueur Pas de remplacements. Puis les deux camps placent leurs arrivées, le Viêt Minh d’abord.
    .title = Phase de fin : arrivées

rule-4-0Ce = Après le tour 8, la partie est finie. Sinon, le marqueur de tour avance d’une case.
    .title = Fin du tour

## 5. Cartes tactiques

rule-5-1a = On pioche jusqu’au chiffre de la piste des tours, plus les cartes bonus. Une main plus grande est défaussée jusqu’à ce nombre.
    .title = Taille de la main

rule-5-1b = Une carte de plus à qui contrôle les zones 6, 9 et 14, et une à qui contrôle les zones 16, 20 et 21. Une série partagée ne donne rien.
    .title = Cartes bonus

rule-5-1x = La piste dit 4 et les Français tiennent les deux séries : ils piochent jusqu’à six cartes.
    .title = Exemple : main française au tour 1

rule-5-2a = Quand une carte contredit une règle, la carte l’emporte. Là où elle ne dit rien, la règle vaut.
    .title = La carte avant la règle

rule-5-2b = Une carte d’impulsion occupe toute l’impulsion de son joueur. On n’en joue qu’une par impulsion.
    .title = Cartes d’impulsion

rule-5-2c = D’une carte à deux effets, on n’en utilise qu’un.
    .title = Deux effets, un choix

rule-5-2d = Une carte qui n’est pas une carte d’impulsion se joue dès que sa condition est remplie, dans votre impulsion comme dans celle de l’adversaire.
    .title = Autres cartes

rule-5-2e = Défenses améliorées, Soutien de mortiers et Assaut de nuit se cumulent. Mines, Débouchez à zéro ! et Chasseurs-bombardiers se jouent aussi à plusieurs, chaque carte résolue avant la suivante.
    .title = Plusieurs exemplaires

rule-5-2f = Un exemplaire double la valeur défensive ; un second sur la même attaque la triple.
    .title = Défenses améliorées en double

rule-5-2g = Une carte jouée va dans la défausse de son camp, face visible, ou quitte le jeu si elle le dit. Défaussée sans être jouée, elle va toujours dans la défausse.
    .title = Où vont les cartes

rule-5-3 = Défaussez autant de cartes que vous voulez, ou aucune. Celles que vous gardez comptent dans la main suivante.
    .title = Défausse en phase de fin

rule-5-4 = Si la pioche ne suffit pas, on y mélange d’abord toute la défausse du camp, puis on pioche. Chaque camp a sa défausse.
    .title = Mélange

## 6. Impulsions

rule-6-0 = À son impulsion, un joueur fait une action d’unités, joue une carte d’impulsion ou passe.
    .title = Une action par impulsion

rule-6-1a = Choisissez une zone et autant de vos unités fraîches que vous voulez : elles font un mouvement ou un tir. Celles du Viêt Minh peuvent aussi saper ou donner l’assaut.
    .title = Zone et unités

rule-6-1b = Toutes les unités choisies font la même chose, vers la même zone. Seule Contre-attaque réunit des unités de plusieurs zones.
    .title = La même pour toutes

rule-6-1c = Les unités qui ont agi sont épuisées à la fin de l’action. Les autres restent fraîches.
    .title = Unités qui ont agi

rule-6-2 = Une carte d’impulsion est l’action de l’impulsion. Aucune action d’unités ne l’accompagne, sauf si la carte en comprend une.
    .title = Action par carte

## 7. Mouvement

rule-7-0a = Une unité a autant de points de mouvement que son chiffre de mouvement. Elle n’entre pas dans une zone qu’elle ne peut payer.
    .title = Points de mouvement

rule-7-0b = Entrer dans une zone adjacente coûte 1 point.
    .title = Coût de base

rule-7-0c = Un point de plus, une seule fois, si la zone est sous contrôle ennemi, contient une unité ennemie ou se trouve de l’autre côté de la rivière.
    .title = Entrée plus chère

rule-7-0d = Un point de plus, une seule fois, si la zone quittée est sous contrôle ennemi ou contient une unité ennemie.
    .title = Sortie plus chère

rule-7-0e = Entre 29 et 28 et entre 29 et 21, la rivière ne coûte rien. Le contrôle ennemi ou une unité ennemie, si.
    .title = Ponts

rule-7-0f = Une unité Viêt Minh n’entre pas en mouvement dans une zone sous contrôle français où se trouve une unité française. Elle ne peut que lui donner l’assaut.
    .title = Zones défendues

rule-7-0g = Les unités françaises n’entrent pas dans les zones rouges, qui longent le bord de la carte.
    .title = Zones rouges fermées aux Français

rule-7-0h = Les blindés français ne passent la rivière que par l’un des deux ponts, en mouvement comme en retraite.
    .title = Blindés et rivière

rule-7-0i = Les surcoûts se jugent à chaque pas, au moment où il est fait. Le contrôle gagné en entrant compte déjà pour le pas suivant.
    .title = Zone par zone

rule-7-0ix = Une unité française entre pour 2 points dans une zone Viêt Minh vide. La zone devient française : en sortir n’a pas de surcoût.
    .title = Exemple : contrôle pris en chemin

rule-7-0j = Les unités qui bougent ensemble vont d’une même zone à une même zone, au mouvement de la plus lente.
    .title = La pile va d’un bloc

rule-7-0k = Neuf unités d’un camp au plus par zone, à tout moment, même en passant.
    .title = Limite d’empilement

rule-7-0kx = Là où sont huit unités amies, une pile de deux ne peut ni s’arrêter ni passer. Une seule unité le peut.
    .title = Exemple : empilement

rule-7-0l = À la fin du mouvement, les unités déplacées sont épuisées.
    .title = Unités déplacées

rule-7-0x1 = Vers 7, Viêt Minh et vide ; vers 11, Viêt Minh et occupée ; vers 17, au-delà de la rivière avec un ennemi : 2 points chaque fois.
    .title = Exemple : unités françaises en 10

rule-7-0x2 = Les blindés français en 17 ne peuvent aller ni en 10 ni en 11 : la rivière est entre les deux, sans pont.
    .title = Exemple : blindés en 17

rule-7-0x3 = Vers 11 : 1, plus 1 pour la rivière et l’ennemi, plus 1 pour quitter l’ennemi, soit 3. Vers 10 : 1, plus 1 pour la rivière, plus 1 pour la sortie, soit 3.
    .title = Exemple : autre unité française en 17

rule-7-0x4 = Avec 2 points, elle ne va nulle part : 10 est française et défendue, 14 et 11 coûteraient 3 chacune.
    .title = Exemple : unité Viêt Minh en 17

## 8. Tir

rule-8-0 = Les unités de puissance de tir 1 ou plus, ou une carte. Toutes les unités qui tirent ont la même zone cible.
    .title = Qui peut tirer

rule-8-1a = Les unités tirent sur l’ennemi de leur zone ou d’une zone adjacente, rivière ou non. Les unités amies qui s’y trouvent ne risquent rien.
    .title = Portée et cibles

rule-8-1b = Un tir sur une zone adjacente met un marqueur du camp qui tire dans la zone d’où il tire. Un tir dans sa propre zone n’en met pas.
    .title = Pose du marqueur de tir

rule-8-1c = Une fois le tir résolu, les unités qui ont tiré sont épuisées.
    .title = Unités qui ont tiré

rule-8-2 = Suivez la carte, puis défaussez-la. Le terrain compte comme d’habitude, et l’on ne pose pas de marqueur de tir.
    .title = Tir par carte

rule-8-3 = On compte les points d’attaque, puis les points de défense, puis les dégâts.
    .title = Trois étapes

rule-8-3-1 = Deux dés, plus la puissance de tir de toutes les unités qui tirent, plus ce qu’ajoutent les cartes.
    .title = Points d’attaque

rule-8-3-2 = La meilleure défense d’une seule unité visée, selon sa face visible, plus la valeur défensive de la zone avec ses tranchées.
    .title = Points de défense

rule-8-3-2a = La valeur défensive compte 0 si les unités qui tirent sont dans la zone cible.
    .title = Sans terrain : même zone

rule-8-3-2b = La valeur défensive compte 0 si le camp visé ne contrôle pas la zone.
    .title = Sans terrain : pas de contrôle

rule-8-3-2c = La valeur défensive compte 0 si la zone porte un marqueur de tir du camp visé. Un marqueur du camp qui tire ne change rien.
    .title = Sans terrain : marqueur de tir

rule-8-3-2d = La valeur défensive compte 0 pour les défenseurs d’une zone prise d’assaut.
    .title = Sans terrain : assaut

rule-8-3-3 = Points d’attaque moins points de défense. À 0 ou moins, rien ; à partir de 1, il faut appliquer tout ce qui peut l’être.
    .title = Points de dégâts

rule-8-4 = 1 point retourne une unité fraîche ou fait retraiter une épuisée. 2 éliminent une épuisée, ou retournent une fraîche et la font retraiter. 3 éliminent une fraîche ; le propriétaire choisit, et une unité peut subir plusieurs effets.
    .title = Ce que coûtent les dégâts

rule-8-4a = Si une carte le dit, le camp qui tire répartit les points entre les unités ennemies. La zone de retraite reste au choix du propriétaire.
    .title = Dégâts répartis par le tireur

rule-8-4ax = Les Français répartissent 3 points sur deux unités Viêt Minh : les trois sur l’une, ou deux sur l’une et un sur l’autre.
    .title = Exemple : le tireur répartit

rule-8-4-1 = Le propriétaire choisit librement, mais doit employer le plus de points possible. Le reste est perdu.
    .title = Le plus possible

rule-8-4-1x = 5 points sur une seule unité fraîche : elle est éliminée pour 3, et 2 sont perdus.
    .title = Exemple : dégâts en trop

rule-8-4-2a = Vers une zone adjacente contrôlée par son camp, jamais une zone rouge pour les Français. S’il n’y en a pas, l’unité est éliminée.
    .title = Où retraiter

rule-8-4-2b = Les blindés français ne retraitent à travers la rivière que par un pont.
    .title = Retraite des blindés

rule-8-4-2c = Prenez, parmi les zones où il y a de la place, celle qui a le moins d’unités ennemies. La place passe d’abord : plutôt une zone avec des ennemis qu’une zone vide en surempilement.
    .title = Quelle zone

rule-8-4-2d = Entre zones équivalentes, le propriétaire choisit, unité par unité.
    .title = Zones à égalité

rule-8-4-2e = Une unité ne va en surempilement que si aucune autre zone amie adjacente n’est possible. Elle retraite alors encore, par les mêmes règles, et ainsi de suite.
    .title = Retraites en chaîne

rule-8-4-2f = Une unité qui retraite n’entre jamais dans la zone visée par le tir ni, en chaîne, dans celle qu’elle vient de quitter. Si elle n’a nulle part où aller, elle est éliminée.
    .title = Pas de retour

rule-8-4x1 = Puissance de tir 3 + 1 + 1 + 2 et dés de 6 : 13. Meilleure défense 8, terrain 1 et tranchée 1 : 10. Dégâts : 3.
    .title = Exemple de tir : le compte

rule-8-4x2 = Éliminer une unité fraîche ; ou en retourner une, et en retourner une autre qui retraite en 7 ou 8. Les zones 10, 14 et 17, françaises, lui sont fermées.
    .title = Exemple de tir : subir 3 points

rule-8-4x3 = Un marqueur de tir français est en 10, et les quatre unités françaises sont épuisées.
    .title = Exemple de tir : après

## 9. Sape

rule-9-0a = Seul le Viêt Minh sape, dans une zone qu’il contrôle. C’est son action de l’impulsion ; le niveau de tranchée y monte, jusqu’à 3.
    .title = Qui sape et où

rule-9-0b = Retournez deux unités fraîches de la zone par niveau. On peut creuser plusieurs niveaux en une action.
    .title = Saper avec des unités

rule-9-0c = Ou défaussez une carte : une zone sous contrôle Viêt Minh gagne autant de niveaux que la valeur de tranchée de la carte. Aucune unité n’est retournée et la carte n’a pas d’autre effet.
    .title = Saper avec une carte

rule-9-1a = Chaque niveau ajoute 1 à la valeur défensive, pour le Viêt Minh. Chiffre imprimé et tranchées ne comptent jamais plus de 3 ensemble.
    .title = Tranchées et terrain

rule-9-1ax = Chiffre imprimé 2 et tranchée de niveau 2 : on compte 3.
    .title = Exemple : jamais plus de 3

rule-9-1b = Les tranchées restent dans une zone sans unités. Elles disparaissent dès que les Français en prennent le contrôle.
    .title = Tranchées gardées ou perdues

## 10. Assaut

rule-10-0a = Seul le Viêt Minh donne l’assaut : des unités fraîches d’une zone, contre une zone adjacente sous contrôle français avec des unités françaises. Ni la rivière ni les points de mouvement ne comptent.
    .title = Qui donne l’assaut

rule-10-0b = La zone d’où part l’assaut doit être au niveau de tranchée 3. Au tour 1, ou avec Assaut surprise, n’importe quel niveau suffit, même 0.
    .title = Tranchée nécessaire

rule-10-0c = Les unités d’assaut tirent ; les défenseurs n’ont pas de valeur défensive. Un assaut ne laisse aucun marqueur de tir, nulle part.
    .title = Résolution

rule-10-0d = S’il ne reste aucune unité française, toutes les unités d’assaut entrent et prennent aussitôt le contrôle. Puis elles sont épuisées.
    .title = Succès

rule-10-0e = S’il reste une unité française, les unités d’assaut restent sur place et sont épuisées.
    .title = Échec

rule-10-0f = Réussi ou manqué, l’assaut coûte une unité d’assaut au choix du Viêt Minh, et une de plus par relance de Giap exige le succès.
    .title = Prix d’un assaut

rule-10-0g = Une relance de moins qu’il n’y a d’unités d’assaut. Même si toutes sont perdues après un succès, la zone reste au Viêt Minh : elles l’ont prise avant de disparaître.
    .title = Limite des relances

rule-10-0gx = Avec sept unités, on peut relancer six fois et les perdre toutes. Après un succès, la zone est quand même au Viêt Minh.
    .title = Exemple : sept unités

rule-10-0h = Unités d’assaut et unités Viêt Minh déjà dans la zone ne dépassent pas neuf. L’unité que coûtera l’assaut n’est pas déduite.
    .title = Empilement à l’assaut

rule-10-0hx = Si deux unités Viêt Minh sont dans la zone, sept au plus peuvent lui donner l’assaut.
    .title = Exemple : deux déjà là

rule-10-0i = Il est permis même si des unités françaises sont dans la zone de départ. Si toutes les unités Viêt Minh la quittent par succès, elle devient française et perd ses tranchées.
    .title = Assaut depuis une zone partagée

rule-10-0j = Au tour 1, le Viêt Minh peut donner l’assaut à toute zone adjacente ; au départ, tout niveau de tranchée suffit.
    .title = Tour 1

rule-10-0x1 = Neuf unités en 14, dont les tranchées n’atteignent pas 3, donnent l’assaut à 17 grâce à Assaut surprise. Assaut de nuit ajoute 3 aux dés.
    .title = Exemple d’assaut : annonce

rule-10-0x2 = Elles annulent tous les Assauts de nuit joués, un ou deux. L’assaut continue sans ce bonus.
    .title = Exemple d’assaut : Fusées éclairantes

rule-10-0x3 = Puissance de tir 6 et dés de 7 font 13, contre une meilleure défense de 8 sans terrain : 5 points de dégâts.
    .title = Exemple d’assaut : Débouchez à zéro !

rule-10-0x4 = En retourner cinq : quatre continuent ; en éliminer une et en retourner deux : six continuent ; ou en éliminer une et en retourner une qui retraite en 11 ou 8 : sept continuent. L’assaut doit continuer.
    .title = Exemple d’assaut : subir 5 points

rule-10-0x5 = Après Débouchez à zéro !, un second exemplaire peut se jouer dans le même assaut, mais pas Mines.
    .title = Exemple d’assaut : plus de Mines

rule-10-0x6 = Puissance de tir 9 contre défense 10. Trois unités fraîches sont délogées à coup sûr par 8 points (3 + 3 + 2), donc par des dés de 9 ou plus.
    .title = Exemple d’assaut : ce qu’il faut

rule-10-0x7 = Les dés donnent 2 : 1 point de dégâts. Les relances donnent 6, puis 12 : 9 + 12 − 10 = 11 points. Neuf éliminent les trois unités françaises, deux sont perdus.
    .title = Exemple d’assaut : Giap relance

rule-10-0x8 = Sept unités entrent en 17 et la prennent, toutes épuisées. Trois sont éliminées, une pour l’assaut et deux pour les relances ; il en reste quatre.
    .title = Exemple d’assaut : le résultat

## 11. Approvisionnement français

rule-11-0a = En phase de fin, les Français lancent deux dés, plus 2 par zone de piste et plus 1 par zone verte sous contrôle Viêt Minh.
    .title = Jet d’approvisionnement

rule-11-0b = 2 à 8 : toutes les zones sont approvisionnées. 9 à 15 : une ne l’est pas. 16 ou plus : deux ne le sont pas. DCA lourde en ajoute une, même à zéro.
    .title = Résultat du jet

rule-11-0c = Le Viêt Minh choisit les zones et y met un marqueur Non approvisionné. Les unités françaises qui s’y trouvent ne redeviennent pas fraîches ce tour-ci.
    .title = Choix des zones

## 12. Remplacements et renforts

rule-12-1a = À chaque phase de fin, le Viêt Minh lance un dé, prend la moitié arrondie au-dessus et tire autant d’unités de la case des remplacements, si elle en a. Pas au tour 1 ni après Remplacements d’urgence.
    .title = Jet de remplacement

rule-12-1b = Ce sont des unités 1-7-2, placées avec les renforts et par les mêmes règles.
    .title = Unités de remplacement

rule-12-2 = Une unité qui porte un numéro de tour arrive à la phase de fin de ce tour.
    .title = Renforts

rule-12-3a = Le Viêt Minh place d’abord ses unités, fraîches : dans toute zone qu’il contrôle, ou dans une zone française sans unité française, voisine d’une chaîne continue de ses zones jusqu’au bord de la carte. Celle-ci passe aussitôt sous son contrôle.
    .title = Placement Viêt Minh

rule-12-3b = Les Français placent dans toute zone qu’ils contrôlent, même à côté d’unités Viêt Minh.
    .title = Placement français

rule-12-3c = Les unités se placent seules ou à plusieurs, jusqu’à neuf par camp dans une zone. Une unité qui n’a aucune zone possible est éliminée.
    .title = Une à une ou ensemble

## 13–14. Contrôle et victoire

rule-13-0a = Chaque zone commence sous le contrôle imprimé sur la carte.
    .title = Contrôle au départ

rule-13-0b = Dès que le camp qui contrôle une zone n’y a plus d’unité et que l’autre en a une, le contrôle change. Une zone vide garde son propriétaire.
    .title = Changement de contrôle

rule-14-0 = Après le tour 8, le Viêt Minh gagne s’il contrôle au moins six zones de victoire, celles de chiffre imprimé 3. Sinon les Français gagnent ; il n’y a pas de match nul.
    .title = Victoire

## 15–16. Enchères, abréviations, crédits

rule-15-0a = Chaque joueur mise un nombre de zones de victoire. Le plus offrant mène le Viêt Minh et doit en contrôler autant à la fin, au lieu de six.
    .title = Option : enchères

rule-15-0b = Si les enchères sont égales, les dés désignent les camps. L’enchère reste l’objectif.
    .title = Option : enchères égales

rule-16-0 = BEP, BPC, BPVN et RCP sont des parachutistes ; DBLE et REI, la Légion étrangère ; RTA et RTM, des tirailleurs algériens et marocains. BT et GMPT sont thaïs, RCC des chars, GAACEO des canons antiaériens.
    .title = Abréviations

rule-intro-credits = Création de Nick Richardson, développement de Brian Youse, graphisme de Niko Eskubi, 2014.
    .title = Crédits

rule-intro-summary = Un résumé clôt le livret français. Il fixe l’ordre des deux passes qui finissent la phase d’impulsion et ajoute que l’unité que coûte l’assaut n’est pas déduite pour l’empilement.
    .title = Fiche résumé

## Cartes françaises

rule-card-fr-01 = Après les dés d’une attaque ou d’un assaut contre les Français, les dégâts baissent d’un point par unité française de la zone, quelle que soit celle qui les subirait. La carte quitte ensuite le jeu.
    .title = { card-fr-01 }

rule-card-fr-02 = Après les dés d’une attaque française, d’unités ou par carte, on relance les deux dés. Le nouveau total compte, même moins bon. Les dés du Viêt Minh ne sont pas concernés.
    .title = { card-fr-02 }

rule-card-fr-03 = { rule-card-fr-02 }
    .title = { card-fr-03 }

rule-card-fr-04 = À l’annonce d’un assaut, une puissance de tir de 6 frappe les unités d’assaut, sans terrain. Celles encore fraîches continuent ; s’il n’y en a pas, l’impulsion s’arrête et l’assaut ne coûte aucune unité. Les exemplaires se suivent, mais jamais avec Mines.
    .title = { card-fr-04 }

rule-card-fr-05 = { rule-card-fr-04 }
    .title = { card-fr-05 }

rule-card-fr-06 = Pour une impulsion entière, toutes les unités françaises d’une zone redeviennent fraîches.
    .title = { card-fr-06 }

rule-card-fr-07 = Annule tous les Assauts de nuit d’un même assaut, quel qu’en soit le nombre. L’assaut continue.
    .title = { card-fr-07 }

rule-card-fr-08 = { rule-card-fr-07 }
    .title = { card-fr-08 }

rule-card-fr-09 = Pour une impulsion entière, aux tours 1 à 4 : un dé fait entrer des unités à étoile, fraîches, en zone 38. Sur 1–3, deux d’infanterie ; sur 4–5, une blindée ; sur 6, une de chaque. La carte quitte ensuite le jeu.
    .title = { card-fr-09 }

rule-card-fr-10 = Jouée avant les dés d’une attaque d’unités françaises, elle ramène à 0 la valeur défensive de la zone cible.
    .title = { card-fr-10 }

rule-card-fr-11 = À l’assaut d’une zone sous contrôle français, un dé dit combien d’unités d’assaut sont épuisées sur place, au choix du Viêt Minh. Celles encore fraîches doivent continuer ; s’il n’y en a pas, l’impulsion s’arrête et l’assaut ne coûte aucune unité. Les exemplaires se suivent, mais jamais avec Débouchez à zéro !
    .title = { card-fr-11 }

rule-card-fr-12 = { rule-card-fr-11 }
    .title = { card-fr-12 }

rule-card-fr-13 = Jouée avant les dés, elle ajoute 3 à la puissance de tir d’une attaque d’unités françaises, pas d’une carte. Les exemplaires se cumulent.
    .title = { card-fr-13 }

rule-card-fr-14 = { rule-card-fr-13 }
    .title = { card-fr-14 }

rule-card-fr-15 = { rule-card-fr-13 }
    .title = { card-fr-15 }

rule-card-fr-16 = Pour une impulsion entière, juste après la perte d’une zone : des unités fraîches adjacentes qui peuvent payer y entrent, dans la limite d’empilement, et attaquent l’ennemi sans terrain. Elles y restent, épuisées, sans marqueur de tir.
    .title = { card-fr-16 }

rule-card-fr-17 = { rule-card-fr-16 }
    .title = { card-fr-17 }

rule-card-fr-18 = Pour une impulsion entière, une attaque de puissance de tir 6 sur n’importe quelle zone.
    .title = { card-fr-18 }

rule-card-fr-19 = { rule-card-fr-18 }
    .title = { card-fr-19 }

rule-card-fr-20 = À tout moment de l’impulsion française, une attaque de puissance de tir 4 sur n’importe quelle zone. Les Français répartissent les dégâts, sans faire retraiter aucune unité ; les points inutilisables sont perdus. Les exemplaires se suivent.
    .title = { card-fr-20 }

rule-card-fr-21 = { rule-card-fr-20 }
    .title = { card-fr-21 }

rule-card-fr-22 = Pour une impulsion entière, soit une attaque de puissance de tir 7 sur une zone adjacente à une zone sous contrôle français, soit le retrait de toutes ses tranchées.
    .title = { card-fr-22 }

rule-card-fr-23 = { rule-card-fr-22 }
    .title = { card-fr-23 }

rule-card-fr-24 = { rule-card-fr-22 }
    .title = { card-fr-24 }

rule-card-fr-25 = { rule-card-fr-22 }
    .title = { card-fr-25 }

rule-card-fr-26 = { rule-card-fr-22 }
    .title = { card-fr-26 }

rule-card-fr-27 = Pour une impulsion entière, soit une attaque de puissance de tir 10 sur une zone adjacente à une zone sous contrôle français, soit le retrait de toutes ses tranchées.
    .title = { card-fr-27 }

## Cartes Viêt Minh

rule-card-vm-01 = Pendant une impulsion française, avant les dés, la valeur défensive de la zone attaquée est doublée, tranchées comprises : jusqu’à 6. Deux exemplaires la triplent : jusqu’à 9.
    .title = { card-vm-01 }

rule-card-vm-02 = { rule-card-vm-01 }
    .title = { card-vm-02 }

rule-card-vm-03 = À tout moment de l’impulsion Viêt Minh : dans une zone sous contrôle français sans unité Viêt Minh, le Viêt Minh épuise jusqu’à un dé d’unités françaises fraîches, à son choix. L’excédent est perdu.
    .title = { card-vm-03 }

rule-card-vm-04 = Après les dés d’un assaut, on relance et on garde le meilleur total, contre une unité d’assaut perdue de plus. Une seule carte permet de recommencer, une unité chaque fois. La puissance de tir ne change pas entre-temps.
    .title = { card-vm-04 }

rule-card-vm-05 = { rule-card-vm-04 }
    .title = { card-vm-05 }

rule-card-vm-06 = À tout moment de l’impulsion Viêt Minh, sauf au tour 1, contre une zone sous contrôle français voisine d’une tranchée de niveau 3. Les Français peuvent d’abord faire retraiter des unités, les fraîches finissant épuisées ; puis le Viêt Minh répartit un dé de dégâts entre les autres. La carte quitte ensuite le jeu.
    .title = { card-vm-06 }

rule-card-vm-07 = Annule une carte Chasseurs-bombardiers ou Bombardiers B-26 au moment où elle est jouée.
    .title = { card-vm-07 }

rule-card-vm-08 = { rule-card-vm-07 }
    .title = { card-vm-08 }

rule-card-vm-09 = Pour une impulsion entière, une attaque de puissance de tir 12 sur une zone adjacente à une zone sous contrôle Viêt Minh ; 13 contre sept unités françaises ou plus. La carte quitte ensuite le jeu.
    .title = { card-vm-09 }

rule-card-vm-10 = Pour une impulsion entière, dans une zone adjacente à une zone sous contrôle Viêt Minh, chaque unité thaïe lance un dé et disparaît sur 4 ou plus. La carte quitte ensuite le jeu.
    .title = { card-vm-10 }

rule-card-vm-11 = Au jet d’approvisionnement, une zone française de plus n’est pas approvisionnée, même si toutes devaient l’être.
    .title = { card-vm-11 }

rule-card-vm-12 = Pour une impulsion entière, un assaut depuis une zone de tout niveau de tranchée, même 0.
    .title = { card-vm-12 }

rule-card-vm-13 = { rule-card-vm-12 }
    .title = { card-vm-13 }

rule-card-vm-14 = { rule-card-vm-12 }
    .title = { card-vm-14 }

rule-card-vm-15 = À la fin d’une impulsion de l’un ou l’autre camp, sauf au tour 1 : deux unités de remplacement, fraîches, vont dans une zone sous contrôle Viêt Minh, dans la limite d’empilement. Il n’y a alors pas de jet de remplacement ce tour-ci.
    .title = { card-vm-15 }

rule-card-vm-16 = Pour une impulsion entière, une attaque de puissance de tir 9 sur une zone adjacente à une zone sous contrôle Viêt Minh ; 10 contre sept unités françaises ou plus. Ou, pendant l’impulsion française, elle annule une carte Artillerie ou Artillerie TOT.
    .title = { card-vm-16 }

rule-card-vm-17 = { rule-card-vm-16 }
    .title = { card-vm-17 }

rule-card-vm-18 = { rule-card-vm-16 }
    .title = { card-vm-18 }

rule-card-vm-19 = { rule-card-vm-16 }
    .title = { card-vm-19 }

rule-card-vm-20 = { rule-card-vm-16 }
    .title = { card-vm-20 }

rule-card-vm-21 = Pour une impulsion entière, une attaque de puissance de tir 8 sur une zone adjacente à une zone sous contrôle Viêt Minh ; 10 contre sept unités françaises ou plus. Ou, pendant l’impulsion française, elle annule une carte Artillerie ou Artillerie TOT.
    .title = { card-vm-21 }

rule-card-vm-22 = { rule-card-vm-21 }
    .title = { card-vm-22 }

rule-card-vm-23 = { rule-card-vm-21 }
    .title = { card-vm-23 }

rule-card-vm-24 = { rule-card-vm-21 }
    .title = { card-vm-24 }

rule-card-vm-25 = Jouée avant les dés d’un assaut, elle y ajoute 3. Les exemplaires se cumulent.
    .title = { card-vm-25 }

rule-card-vm-26 = { rule-card-vm-25 }
    .title = { card-vm-26 }

rule-card-vm-27 = { rule-card-vm-25 }
    .title = { card-vm-27 }
