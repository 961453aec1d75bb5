### La Vallée perdue : les règles résumées dans nos propres mots. Un message par règle de l’index ; .title est son titre court.

## 1–2. Introduction et matériel

rule-1-0 = Un siège pour un seul joueur : tenir Diên Biên Phu de mars à mai 1954, ou tomber le plus tard et le plus chèrement possible.
    .title = Introduction

rule-1-1 = Vous menez la garnison française ; le Viêt Minh suit des règles fixes, les dés et les cartes. Quatre divisions d’infanterie vous assiègent, et les canons d’une cinquième sont comptés dans leur force.
    .title = Votre rôle

rule-1-2 = CR est un centre de résistance, DZ une zone de largage, TAOR le terrain d’une division. PA, PR, MC et PSA sont les points d’action, les points de ressources, le moral du camp et les points de soutien aérien ; le SITREP résume l’état du camp.
    .title = Abréviations

rule-2-0 = Une carte faite de cases et de lignes, des pions, des cartes Événement, des tables et deux dés.
    .title = Matériel

rule-2-1a = Une carte, 45 cartes Événement, 120 pions recto verso et quatre aides de jeu recto verso. Il faut deux dés à six faces.
    .title = Contenu

rule-2-2 = Douze centres de résistance, trois DZ et quatre cases de départ, reliés par des lignes. Les noires sont pour les Français, celles de couleur pour les divisions.
    .title = La carte

rule-2-2-1 = Chacun des douze centres a quatre cases : contrôle, unités actives, unités utilisées et fortifications.
    .title = Cases d’un centre

rule-2-2-1-1a = Un centre est français tant qu’une unité française d’infanterie ou de blindés au moins s’y trouve ; des canons seuls ne le tiennent pas. Une case de contrôle vide veut dire français.
    .title = Contrôle français

rule-2-2-1-1b = Un centre pris par une division porte le marqueur de contrôle de cette division. Un centre que personne ne tient porte un marqueur No man’s land.
    .title = Marqueurs de contrôle

rule-2-2-1-2a = Une unité qui n’a pas encore servi ce tour-ci est active.
    .title = Unités actives

rule-2-2-1-2b = Une unité utilisée ne fait plus rien ce tour-ci, mais se défend encore : sa défense compte en entier contre un assaut Viêt Minh.
    .title = Unités utilisées

rule-2-2-1-3 = Un centre n’a de place que pour un certain nombre d’unités. On peut le dépasser en passant, jamais au moment de la vérification.
    .title = Empilement

rule-2-2-1-3a = Les unités actives et les unités utilisées comptent de même. Les marqueurs ne comptent pas.
    .title = Ce qui compte pour l’empilement

rule-2-2-1-3b = Chaque centre a deux limites : les pas d’infanterie et le nombre d’unités d’appui (blindés, artillerie, DCA). Une unité à deux pas réduite compte pour un pas. On vérifie à la fin de la phase de mouvement et de chacune des deux phases d’assaut.
    .title = Limite d’empilement

rule-2-2-1-3c = Traverser un centre plein ne coûte rien. À la vérification, l’excédent est éliminé, à votre choix ; vous pouvez aussi réduire d’un pas des unités à deux pas pour qu’elles tiennent.
    .title = Surempilement

rule-2-2-1-4a = Chaque centre commence au niveau imprimé ou donné par le scénario. Le niveau n’est jamais inférieur à 0 ni supérieur à 4.
    .title = Fortifications

rule-2-2-1-4b = Un centre qui porte ce symbole est encerclé dès que ses fortifications sont à 0.
    .title = Symbole Encerclé

rule-2-2-1-5a = La piste est dans Huguette, avec un marqueur qui dit son état.
    .title = La piste d’aviation

rule-2-2-1-5b = Quand le Viêt Minh prend Huguette, la piste est détruite pour de bon.
    .title = Huguette perdue, piste perdue

rule-2-2-1-6 = Tant qu’Huguette est française, les renforts peuvent y arriver, quel que soit l’état de la piste.
    .title = Sauter sur Huguette

rule-2-2-2 = Deux centres sont adjacents quand une ligne noire les relie directement. Les Français ne suivent que les lignes noires ; les marqueurs de contrôle des divisions ne suivent que celles de couleur. Béatrice est adjacente à Dominique, pas à Gabrielle.
    .title = Lignes noires

rule-2-2-3a = Les divisions 304 (or), 308 (vert), 312 (bleu) et 316 (rouge) ont chacune une case de départ et leur propre réseau de lignes de couleur, le chemin de la division (TAOR).
    .title = Chemins des divisions

rule-2-2-3b = Une division ne donne l’assaut qu’aux centres de son chemin : Gabrielle est à la 308, Béatrice à la 312.
    .title = Chaque division chez elle

rule-2-2-3c = Un centre peut être sur le chemin de plusieurs divisions. PC GONO est sur les quatre.
    .title = Centres partagés

rule-2-2-4 = Étoiles, canon, DCA, poste de commandement, bombardement de la piste : ce qui se gagne ou se perd avec le centre.
    .title = Symboles d’un centre

rule-2-2-4-1a = Quand le Viêt Minh prend un centre, le moral du camp baisse aussitôt d’autant que ses étoiles, une ou deux. Huguette coûte 2 ; PC GONO n’en a pas.
    .title = Étoiles : un centre perdu

rule-2-2-4-1b = Quand un centre perdu redevient français, le moral du camp remonte aussitôt d’autant que ses étoiles.
    .title = Étoiles : un centre repris

rule-2-2-4-2 = La division qui prend un tel centre gagne aussitôt 1 point de force, jusqu’à 15. Si le centre redevient français, cette division perd 1.
    .title = Symbole du canon

rule-2-2-4-3 = La prise du centre élève la DCA Viêt Minh de 1, jusqu’à 15. Son retour aux Français l’abaisse de 1, jamais sous 1.
    .title = Symbole de la DCA

rule-2-2-4-4 = Si le Viêt Minh prend PC GONO, vous perdez aussitôt.
    .title = Symbole du poste de commandement

rule-2-2-4-5 = Chaque centre portant ce symbole aux mains du Viêt Minh donne −1 au jet d’état de la piste.
    .title = Symbole de bombardement de la piste

rule-2-2-5a = Nord : Anne-Marie et Gabrielle. Sud : Isabelle. Centre : les neuf autres.
    .title = Sous-secteurs

rule-2-2-5b = Le Centre est adjacent au Nord et au Sud ; le Nord et le Sud ne le sont pas entre eux. L’artillerie porte dans son sous-secteur et dans les sous-secteurs adjacents.
    .title = Sous-secteurs voisins

rule-2-2-6 = Les renforts sautent sur les DZ Natacha, Octavie ou Simone.
    .title = Zones de largage

rule-2-2-7 = La carte porte la piste des points et la piste des tours.
    .title = Pistes de la carte

rule-2-2-7a = Une même piste note les points d’action et les points de soutien aérien.
    .title = Piste des points

rule-2-2-7b = Seize tours. Les tours 10 à 14 sont la mousson ; une case qui nomme des unités dit quand elles arrivent.
    .title = Piste des tours

rule-2-2-8 = Moral du camp, points de ressources, DCA Viêt Minh, force des divisions et SITREP, et des cases pour les unités et les cartes hors carte.
    .title = Autres pistes et cases

rule-2-2-8-1a = De 1 à 20 ; chaque niveau a son modificateur. À 6, c’est −1.
    .title = Moral du camp

rule-2-2-8-1b = Il ne dépasse jamais 20. Sous 1, la garnison renonce et vous perdez aussitôt.
    .title = Limites du moral du camp

rule-2-2-8-2a = De 1 à 30 ; chaque niveau a son modificateur. À 26, c’est +1.
    .title = Points de ressources

rule-2-2-8-2b = Ils ne dépassent jamais 30. Sous 1, le camp n’a plus rien et vous perdez aussitôt.
    .title = Limites des ressources

rule-2-2-8-3a = De 1 à 15 ; chaque niveau a son modificateur, nul ou négatif. À 11, c’est −3. Les centres pris qui portent une DCA l’élèvent.
    .title = DCA Viêt Minh

rule-2-2-8-3b = Elle reste entre 1 et 15.
    .title = Limites de la DCA

rule-2-2-8-4 = Chaque division a une force de 1 à 15. Assauts, frappes en profondeur, symboles de canon et cartes la changent.
    .title = Force des divisions

rule-2-2-8-5 = Elle donne le SITREP du moment.
    .title = Piste du SITREP

rule-2-2-8-6 = Les bataillons d’infanterie à deux pas éliminés vont ici : leurs rescapés peuvent former un bataillon de marche. Unités d’appui et infanterie à un pas vont droit à la case des éliminées.
    .title = Case des rescapés

rule-2-2-8-7 = Unités d’appui, unités à un pas et bataillons dépensés pour un bataillon de marche sont perdus pour de bon.
    .title = Case des éliminées

rule-2-2-8-8 = Elle garde les bataillons de marche qui ne sont pas en jeu.
    .title = Case des bataillons de marche

rule-2-2-8-9 = Une pour la pioche, une pour la défausse.
    .title = Cases des cartes

rule-2-2-9 = Elles donnent la séquence de jeu, des modèles de pions et de cartes, les deux mises en place et les tables.
    .title = Aides de jeu

rule-2-3 = Un pion est une unité ou un marqueur.
    .title = Pions

rule-2-3-1 = Le Viêt Minh n’existe que par ses forces et ses marqueurs de contrôle.
    .title = Seuls les Français ont des unités

rule-2-3-1-1 = Les unités portent leur nom historique : III/13 DBLE est le troisième bataillon de la 13e DBLE.
    .title = Noms des unités

rule-2-3-1-2a = Infanterie ou appui. L’infanterie est de la Légion, parachutiste de la Légion, parachutiste française, nord-africaine, thaïe, parachutiste vietnamienne, du génie ou de circonstance.
    .title = Types d’unités

rule-2-3-1-2b = Artillerie (105 mm, 155 mm, mortiers de 120 mm), blindés (pelotons de M24) et DCA.
    .title = Unités d’appui

rule-2-3-1-3a = Il s’ajoute au jet d’un assaut français. Une unité marquée X ne donne jamais l’assaut ; pour l’artillerie, c’est le soutien qu’elle apporte.
    .title = Facteur d’assaut

rule-2-3-1-3b = Il s’ajoute au jet d’un assaut Viêt Minh. Pour l’artillerie, c’est aussi le soutien qu’elle apporte à un centre assailli.
    .title = Facteur de défense

rule-2-3-1-3c = Il s’ajoute aux tests de moral. Il peut être négatif.
    .title = Facteur de moral

rule-2-3-1-4a = En campagne, une unité commence dans le centre de son code : An, Bea, Cla, Do, Eli, Epe, Fra, Ga, Hu, Isa, Jun ou PC.
    .title = Codes de mise en place

rule-2-3-1-4b = Un chiffre à la place du code est le tour où l’unité arrive en renfort.
    .title = Tour d’arrivée

rule-2-3-1-5a = L’infanterie imprimée des deux côtés a deux pas. L’autre infanterie et toutes les unités d’appui en ont un.
    .title = Pas

rule-2-3-1-5b = Une unité à deux pas qui perd un pas passe sur sa face réduite. Une unité qui perd son dernier pas est éliminée.
    .title = Perte d’un pas

rule-2-3-1-6a = Là où travaille le 31 BG, les fortifications montent de deux niveaux au lieu d’un.
    .title = Génie et fortifications

rule-2-3-1-6b = Le 31 BG permet une relance par tour du jet de réparation de la piste.
    .title = Génie et piste

rule-2-3-1-6c = L’artillerie soutient dans son sous-secteur et dans les sous-secteurs adjacents.
    .title = Portée de l’artillerie

rule-2-3-1-6d = L’artillerie se déplace d’un centre au plus par tour, et seulement si toutes les divisions sont inactives.
    .title = Mouvement de l’artillerie

rule-2-3-1-6e = L’artillerie qui bouge devient utilisée.
    .title = Artillerie déplacée

rule-2-3-1-6f = Le 1 GAACEO ne prend part à aucun assaut français.
    .title = Le 1 GAACEO ne donne pas l’assaut

rule-2-3-1-6g = Là où le 1 GAACEO se défend, le dé des pertes Viêt Minh peut être relancé une fois.
    .title = Le 1 GAACEO en défense

rule-2-3-1-6h = Le 1 GAACEO se déplace d’un centre au plus par tour.
    .title = Mouvement du 1 GAACEO

rule-2-3-1-6i = Avec des blindés dans un assaut français, le dé des pertes Viêt Minh peut être relancé une fois.
    .title = Blindés à l’assaut

rule-2-3-1-6j = Les blindés se déplacent d’autant de centres qu’ils veulent.
    .title = Mouvement des blindés

rule-2-3-1-7a = Chaque unité commence chaque tour active.
    .title = Actives au départ

rule-2-3-1-7b = Un assaut ou un raid pour l’infanterie et les blindés, des travaux pour le génie, un soutien ou un mouvement pour l’artillerie ; et certaines cartes pour toutes.
    .title = Ce qui utilise une unité

rule-2-3-1-8 = Ami veut dire français ; l’ennemi est le Viêt Minh.
    .title = Ami et ennemi

rule-2-3-2 = Les marqueurs tiennent les pistes, ou montrent l’état des unités et des centres.
    .title = Marqueurs

rule-2-3-2-1a = Un pour le tour, un pour les points d’action, les points de soutien aérien, le moral du camp, les points de ressources, le SITREP et la DCA Viêt Minh.
    .title = Marqueurs des pistes

rule-2-3-2-1b = Un par division, avec une face active et une face inactive. Les divisions agissent dans l’ordre 312, 308, 316, 304.
    .title = Marqueurs de force

rule-2-3-2-1c = Ils montrent les centres et les DZ tenus par le Viêt Minh.
    .title = Marqueurs de contrôle des divisions

rule-2-3-2-1d = Ils montrent les centres que personne ne tient.
    .title = Marqueurs No man’s land

rule-2-3-2-2a = Une unité désorganisée a −1 en assaut, en défense et en moral. Une seconde désorganisation n’ajoute rien ; un test de moral en phase de récupération l’efface.
    .title = Désorganisation

rule-2-3-2-2b = Deux marqueurs montrent la piste en service ou interdite, endommagée ou détruite.
    .title = Marqueurs de la piste

rule-2-3-2-2c = Ils montrent les niveaux 1 à 4 ; sans marqueur, le niveau est 0.
    .title = Marqueurs de fortifications

rule-2-4a = 44 cartes Événement. La carte 45, Opération Vautour, ne s’y ajoute que par la règle optionnelle.
    .title = Le paquet

rule-2-4b = Numéro, titre et points d’action ; condition, phase et événement ; et si elle se garde en réserve, n’arrive qu’une fois, fait remélanger, et à qui elle profite.
    .title = Ce que montre une carte

rule-2-5 = Un ou deux dés à six faces ; deux dés s’additionnent.
    .title = Dés

rule-2-5-1 = Ils s’ajoutent au jet. Les positifs vous aident toujours, les négatifs aident le Viêt Minh : 2 et 4 avec +1 font 7.
    .title = Modificateurs

rule-2-5-2 = Le modificateur du moral du camp plus celui des points de ressources, toujours à l’instant présent. Un moral du camp de 16 (+1) et 5 points de ressources (−2) font −1.
    .title = SITREP

rule-2-5-3a = Deux dés + le moral actuel de l’unité (un de moins si elle est désorganisée) + SITREP : 8 ou plus, c’est réussi.
    .title = Test de moral

rule-2-5-3b = Chaque unité fait son propre test. La règle ou la carte qui le demande dit ce que coûte un échec.
    .title = Chaque unité pour soi

## 3–4. Mise en place et séquence de jeu

rule-3-0 = La campagne va du tour 1 au tour 16. La bataille des Cinq Collines va du tour 5 au tour 16, Anne-Marie, Béatrice et Gabrielle étant déjà perdues.
    .title = Deux scénarios

rule-3-1a = Mélangez les cartes 1 à 44. La 45 ne s’y ajoute que par la règle optionnelle.
    .title = Paquet de la campagne

rule-3-1b = La mise en place du scénario dit quelles cartes sont écartées : la 2 et la 3, dont le temps est passé ou presque.
    .title = Paquet des Cinq Collines

rule-3-2a = Il commence au premier tour du scénario.
    .title = Marqueur de tour

rule-3-2b = Elle est en service au début des deux scénarios.
    .title = La piste au départ

rule-3-2c = Chaque centre prend le niveau donné par le scénario.
    .title = Fortifications au départ

rule-3-2d = Les unités commencent actives dans leur centre.
    .title = Unités au départ

rule-3-2e = Les renforts attendent sur la piste des tours, les bataillons de marche dans leur case ; la CMAA est mise de côté.
    .title = Unités hors carte

rule-3-3 = Le scénario donne la force des divisions, le moral du camp, les points de ressources et la DCA.
    .title = Pistes au départ

rule-4-0 = Logistique française : carte, points d’action, défausse, soutien aérien, piste, ressources, moral du camp. Puis le Viêt Minh : force et état, contrôle automatique, sape, assauts. Puis vous : renforts, mouvement, assauts, raids, fortifications, réparation de la piste, récupération. Enfin, la victoire et le tour suivant.
    .title = Un tour

## 5–6. Cartes Événement

rule-5-0 = Chaque tour s’ouvre par une carte Événement : elle donne des points d’action, et peut-être un événement.
    .title = Cartes Événement

rule-5-1a = Piochez la carte du dessus, appliquez son événement s’il a lieu et notez ses points d’action.
    .title = Pioche

rule-5-1b = Quand une carte contredit une règle, la carte l’emporte.
    .title = La carte avant la règle

rule-5-1c = Une carte utilisée va à la défausse et son effet s’arrête avec le tour, sauf si elle dit autre chose.
    .title = Durée d’une carte

rule-5-2a = Le chiffre de la carte, ou un chiffre tiré dans sa fourchette, plus le point gardé ; jamais plus de 4. La carte 16 en donne 3, la carte 43 de 1 à 3.
    .title = Points d’action du tour

rule-5-2b = La carte piochée donne ses points d’action même si elle va en réserve.
    .title = Une carte gardée paie aussi

rule-5-2-1 = Vous n’utilisez jamais plus de 4 points d’action dans un tour.
    .title = Quatre points d’action au plus

rule-5-2-2 = Si le SITREP est supérieur à 0 à la fin du tour, un point d’action inutilisé passe au suivant. À 0 ou moins, tous sont perdus.
    .title = Garder un point d’action

rule-5-3 = Un événement n’a lieu que si sa condition est remplie ; les limites de tours sont comprises. Les points d’action vous reviennent toujours : la carte 16 agit à partir du tour 6, la carte 21 avec deux centres perdus.
    .title = Conditions

rule-5-4 = Une fois qu’un tel événement a eu lieu, sa carte quitte le jeu. La carte 21 en est une.
    .title = Événements uniques

rule-5-5a = Une carte de réserve peut être gardée en main au lieu d’être jouée, et jouée plus tard, dans sa phase et selon sa condition. La carte 16 en est une.
    .title = Cartes de réserve

rule-5-5b = À chaque tour, vous pouvez jouer la carte piochée et une carte gardée : deux en tout. Une carte de réserve jouée dès sa pioche compte comme la carte piochée.
    .title = Une carte de la réserve par tour

rule-5-5c = Une carte jouée depuis la réserve ne donne que son événement ; les points d’action sont ceux de la carte piochée ce tour-ci.
    .title = Pas de points d’action de la réserve

rule-5-6 = Dans la phase indiquée par la carte ; « aussitôt » veut dire dès qu’elle est piochée ou jouée. Un événement de plusieurs phases agit dans chacune. La carte 16 agit aussitôt, la carte 21 à la phase des points d’action.
    .title = Quand l’événement agit

rule-5-7 = Le drapeau français marque une carte qui vous profite, l’autre une carte qui profite au Viêt Minh.
    .title = Drapeaux

rule-6-0 = Après les points d’action, vous mettez votre main en ordre ; puis la carte piochée va où elle doit.
    .title = Défausse et mélange

rule-6-1a = Vous gardez une carte de réserve par tranche de quatre centres sous contrôle français, arrondi au-dessus : trois avec 9 à 12, deux avec 5 à 8, une avec moins. Défaussez l’excédent à votre choix.
    .title = Taille de la main

rule-6-1b = Dans cette phase, vous pouvez défausser n’importe quelle carte de réserve.
    .title = Défausse volontaire

rule-6-2a = Une carte à événement unique, une fois jouée, quitte le jeu ; une carte de réserve non jouée reste en main s’il y a la place. Toute autre va à la défausse.
    .title = La carte piochée

rule-6-2b = Une carte qui le demande est remélangée avec la pioche et la défausse pour faire une nouvelle pioche, même si son événement n’a pas eu lieu.
    .title = Mélange

## 7–10. Soutien aérien, piste, ressources, moral du camp

rule-7-0 = À chaque tour, les dés disent combien de points de soutien aérien vous avez. Vous les dépensez en frappes ou les gardez pour le combat.
    .title = Soutien aérien

rule-7-1a = Deux dés + le modificateur de la DCA + les cartes, à lire sur la table 2. Les points non dépensés ce tour-ci sont perdus.
    .title = Jet de soutien aérien

rule-7-1b = Au tour 1, ni jet ni point de soutien aérien.
    .title = Rien au tour 1

rule-7-2 = Dans un tour, 4 points de soutien aérien au plus vont à chaque sorte de mission : SEAD, DAS et CAS.
    .title = Quatre points par mission

rule-7-2-1 = Deux dés + le modificateur de la DCA + 1 par point dépensé + les cartes : 8 ou plus abaisse la DCA de 1.
    .title = SEAD : contre la DCA

rule-7-2-1b = Les points vont dans un seul jet ou se partagent. Avec plusieurs jets, la DCA ne change qu’après le dernier : deux points donnent un jet à +2 ou deux à +1.
    .title = SEAD : un jet ou plusieurs

rule-7-2-2a = Partagez des points entre les divisions. Pour chaque division visée : deux dés + le modificateur de la DCA + 1 par point mis sur elle + les cartes ; 8 ou plus lui coûte 1 point de force.
    .title = DAS : contre les divisions

rule-7-2-2b = Le SEAD se résout avant le DAS.
    .title = SEAD d’abord

rule-7-2-3 = Chaque point restant donne +1 quand il est dépensé sur un assaut Viêt Minh ou sur l’un des vôtres.
    .title = CAS : au-dessus du combat

rule-8-0 = Elle est en service, interdite, endommagée ou détruite. À chaque tour, on lance pour le bombardement, puis elle pèse sur vos ressources.
    .title = La piste

rule-8-1a = Deux dés, −1 pour chacun des centres Anne-Marie, Béatrice, Françoise et Gabrielle aux mains du Viêt Minh, à lire sur la table 3.
    .title = Jet d’état de la piste

rule-8-1b = La piste est détruite pour de bon : −2 à chaque jet de ressources, et plus de jet d’état.
    .title = 3 ou moins : détruite

rule-8-1c = −2 au jet de ressources jusqu’à réparation. Endommagée une seconde fois, elle est détruite.
    .title = 4 à 6 : endommagée

rule-8-1d = −1 au jet de ressources, jusqu’à la phase de réparation de la piste. Sans effet sur une piste endommagée.
    .title = 7 à 9 : interdite

rule-8-1e = La piste reste dans son état.
    .title = 10 ou plus : inchangée

rule-8-1f = Avec un marqueur de contrôle Viêt Minh dans Huguette, la piste est détruite.
    .title = Huguette perdue

rule-9-0 = Ils paient des actions, et leur niveau donne la moitié du SITREP.
    .title = Points de ressources

rule-9-1 = Décidez du rationnement et du report d’un renfort avant de lancer les dés.
    .title = Avant le jet de ressources

rule-9-1-1 = Dépensez jusqu’à 3 points de moral du camp avant le jet de ressources : +1 au jet pour chacun.
    .title = Rationnement

rule-9-1-2 = Une unité prévue ce tour-ci peut attendre le suivant : +1 au jet de ressources. Une unité par tour.
    .title = Reporter un renfort

rule-9-2 = Deux dés, à lire sur la table 4. Piste interdite −1, endommagée ou détruite −2 ; −1 par DZ perdue ; −1 si Isabelle est encerclée ou perdue ; le modificateur de la DCA ; +1 si aucun centre n’a subi d’assaut au tour précédent, et au tour 1 ; +1 par point de moral du camp dépensé ; +1 pour un renfort reporté ; les cartes.
    .title = Jet de ressources

rule-10-0 = La volonté de la garnison de se battre encore ; son niveau donne l’autre moitié du SITREP.
    .title = Moral du camp

rule-10-1 = À chaque tour, vous pouvez changer jusqu’à 3 points de ressources en autant de points de moral du camp, jamais au-dessus de 20.
    .title = Remonter le moral

## 11. Logistique Viêt Minh

rule-11-0 = Au tour 1, aucune division ne regagne de force et aucune ne vérifie son état.
    .title = Pas au tour 1

rule-11-1a = Dans l’ordre d’action, chaque division qui n’a pas donné l’assaut au tour précédent parce qu’elle était inactive, ou à cause de la carte 5, gagne 2 points de force ; 1 aux tours 10 à 14. Jamais plus de 15.
    .title = Retour de la force

rule-11-1b = Un tour sans assaut à cause de la carte 5 compte comme un tour où aucune division n’a donné l’assaut.
    .title = Après une accalmie

rule-11-2a = À une force de 8 ou moins, une division est ébranlée et lance chaque tour deux dés + SITREP, +1 si elle a la moitié de sa force d’origine ou moins. Jusqu’à sa force, elle est active ; au-dessus, inactive. La division 308 à 7, SITREP +1, réussit avec 6 ou moins aux dés.
    .title = Divisions ébranlées

rule-11-2b = Au-dessus de 8, une division est active sans jet.
    .title = Rétablie

rule-11-3a = Elles commencent inactives bien que leur force dépasse 8. Tant qu’elles ne sont pas activées, elles ne regagnent pas de force.
    .title = Les divisions 304 et 316 attendent

rule-11-3b = À partir du tour 2, chacune lance un dé + SITREP : jusqu’au numéro du tour, elle devient active, pour de bon tant qu’elle n’est pas ébranlée. Au tour 4, SITREP +1, un dé de 3 ou moins suffit.
    .title = Les divisions 304 et 316 entrent en action

## 12. Action du Viêt Minh

rule-12-0 = Contrôle automatique, puis sape, puis assauts.
    .title = Action du Viêt Minh

rule-12-1a = Un centre sans infanterie ni blindés français tombe aux mains d’une division, active ou non, dont le chemin jusqu’à sa case de départ ne passe par aucun centre français ; un no man’s land ne le coupe pas. Étoiles et symboles de canon et de DCA s’appliquent. Entre plusieurs divisions, la plus forte le prend, puis la première dans l’ordre.
    .title = Contrôle automatique

rule-12-1b = L’artillerie et la DCA d’un centre pris ainsi sont éliminées.
    .title = Canons abandonnés

rule-12-2a = Chaque division active creuse vers les centres de son chemin et abaisse leurs fortifications. Pas au tour 1.
    .title = La sape

rule-12-2b = Tout centre français au-dessus du niveau 0 que le chemin d’une division active relie à sa case de départ, directement ou par des centres Viêt Minh seulement. On lance pour tous, dans l’ordre des divisions : Gabrielle et Anne-Marie perdues, pour Françoise et pour Huguette.
    .title = Ce qui peut être sapé

rule-12-2c = Si plusieurs divisions actives atteignent un centre, seule la plus forte le sape ; un dé départage.
    .title = Une division par centre

rule-12-2d = Deux dés + SITREP + le meilleur moral de l’infanterie et des blindés du centre, actifs ou utilisés, − la moitié de la force de la division arrondie au-dessus, + les cartes. La table 8 dit combien de niveaux sont perdus.
    .title = Jet de sape

rule-12-2e = Elle frappe les mêmes centres que la sape.
    .title = Carte 13

rule-12-2-1a = Aucun mouvement français entre un centre encerclé et ses voisins, dans un sens ni dans l’autre.
    .title = Encerclé : ni entrée ni sortie

rule-12-2-1b = −1 au jet d’un assaut Viêt Minh contre lui.
    .title = Encerclé : plus dur à tenir

rule-12-2-1c = Les unités qui doivent en retraiter sont éliminées.
    .title = Encerclé : pas de retraite

rule-12-2-1d = Dès que ses fortifications dépassent 0, il n’est plus encerclé.
    .title = Fin d’un encerclement

rule-12-2-2a = Moral du camp −1 quand Isabelle est encerclée, +1 quand elle ne l’est plus, même par sa prise ; −1 au jet de ressources entre-temps.
    .title = Isabelle encerclée

rule-12-2-2b = −1 au jet de ressources tant que le Viêt Minh tient Isabelle.
    .title = Isabelle perdue

rule-12-3 = On voit qui peut donner l’assaut à quoi, on fixe toutes les cibles, puis on résout les assauts un par un.
    .title = Assauts Viêt Minh

rule-12-3-1 = Pour chaque division, voyez si son chemin mène de sa case de départ à un centre sous contrôle français.
    .title = Chemins

rule-12-3-2 = La 312, puis la 308, puis la 316, puis la 304.
    .title = Ordre des assauts

rule-12-3-3a = Toute division active dont la case de départ touche un centre sous contrôle français, ou y est reliée par une suite continue de centres Viêt Minh sur son chemin.
    .title = Qui donne l’assaut

rule-12-3-3b = Aucun centre ne subit deux assauts dans la phase.
    .title = Une fois par centre

rule-12-3-3c = Aucune division ne donne l’assaut à plus d’un centre.
    .title = Une fois par division

rule-12-3-3d = La plus forte donne l’assaut, un dé départage. L’autre cherche sa cible suivante.
    .title = Deux divisions, un centre

rule-12-3-4 = Le centre aux fortifications les plus basses ; puis le plus petit total de défense et de fortifications ; puis le plus petit total de moral ; puis au dé.
    .title = Choix de la cible

rule-12-3-4b = Toutes les cibles sont fixées avant que le premier assaut soit résolu.
    .title = Les cibles d’abord

rule-12-3-5 = Chaque assaut est mené à bien avant le suivant.
    .title = Un assaut à la fois

rule-12-3-5-1a = Pas au tour 1 : chaque point de soutien aérien dépensé pour le centre assailli donne +1.
    .title = Avions sur un centre

rule-12-3-5-1b = Pas au tour 1 : 1 point d’action et 1 point de ressources, payés une fois, ouvrent le soutien d’artillerie pour tous les assauts Viêt Minh du tour.
    .title = Prix du soutien d’artillerie

rule-12-3-5-1c = L’artillerie active du même sous-secteur ou d’un sous-secteur adjacent. Chacune soutient un centre par tour et ajoute sa défense.
    .title = Quels canons soutiennent

rule-12-3-5-1d = L’artillerie d’un centre assailli dans cette phase ne soutient personne, mais ajoute sa défense sur place.
    .title = Canons assaillis

rule-12-3-5-1e = L’artillerie qui a soutenu devient utilisée.
    .title = Canons qui ont soutenu

rule-12-3-5-2a = Deux dés + SITREP + la défense de chaque unité présente, appui compris, active ou utilisée + 1 par point de soutien aérien + la défense de l’artillerie en soutien + les fortifications − 1 si le centre est encerclé − la force de la division, à lire sur la table 9.
    .title = Jet d’assaut

rule-12-3-5-2b = La table 9 donne deux modificateurs : à gauche pour les pertes françaises (table 9.1), à droite pour les pertes Viêt Minh (table 9.2). Les pertes sont simultanées.
    .title = Deux chiffres

rule-12-3-5-2c = Un dé sur la table 9.1. Les pas se perdent avant tout test de moral.
    .title = Pertes françaises

rule-12-3-5-2d = Un pas à la fois : d’abord l’infanterie, celle au moral actuel le plus haut, puis celle qui a le plus de pas, puis à votre choix. Les blindés en dernier.
    .title = Qui perd les pas

rule-12-3-5-2e = L’ordre se juge de nouveau pour chaque pas de chaque combat.
    .title = De nouveau à chaque pas

rule-12-3-5-2f = Chaque unité du centre pas encore désorganisée passe un test de moral ; celles qui échouent sont désorganisées.
    .title = Résultat Dis?

rule-12-3-5-2g = Toutes les unités du centre sont désorganisées.
    .title = Résultat Dis

rule-12-3-5-2h = Chaque unité d’artillerie qui a soutenu dans cet assaut passe un test de moral, ou est désorganisée. Après les pas, l’ordre est Dis?, Dis, *, R? : une désorganisation toute fraîche abaisse déjà le moral pour R?.
    .title = Résultat * : contrebatterie

rule-12-3-5-2i = Chaque unité d’infanterie et de blindés passe un test de moral ; celles qui échouent retraitent.
    .title = Résultat R?

rule-12-3-5-2j = Vers des centres adjacents sous contrôle français, à votre choix, ensemble ou non. Une unité active le reste, une utilisée aussi. Ce qui ne tient pas est éliminé ; une unité à deux pas peut être réduite pour tenir.
    .title = Retraite

rule-12-3-5-2k = Les unités qui doivent retraiter d’un centre encerclé, ou sans centre adjacent sous contrôle français, sont éliminées.
    .title = Retraite impossible

rule-12-3-5-2l = L’artillerie et le 1 GAACEO ne retraitent jamais. Ils sont éliminés si leur centre est pris.
    .title = Les canons ne retraitent pas

rule-12-3-5-2m = Les bataillons à deux pas à la case des rescapés, les bataillons de marche dans la leur, les autres unités à un pas hors du jeu.
    .title = Où vont les éliminées

rule-12-3-5-2n = Un dé sur la table 9.2 : la force perdue, jamais sous 1. Un résultat +1CM élève le moral du camp de 1.
    .title = Pertes Viêt Minh

rule-12-3-5-2o = Si le 1 GAACEO était dans le centre au début de l’assaut, vous pouvez relancer ce dé une fois ; le second résultat compte.
    .title = Relance du 1 GAACEO

rule-12-3-5-2p = S’il ne reste ni infanterie ni blindés, le centre est pris : marqueur de contrôle, unités d’appui éliminées, fortifications mises à 1, étoiles et symboles de canon et de DCA appliqués.
    .title = Prise du centre

## 13. Renforts

rule-13-0 = Les unités prévues ce tour-ci sautent, et les rescapés forment des bataillons de marche.
    .title = Renforts

rule-13-1a = Les unités prévues arrivent actives, à effectif complet, sur une DZ sous contrôle français ou dans Huguette si elle est française.
    .title = Arrivée

rule-13-1b = Si toutes les DZ et Huguette sont perdues, l’unité attend le tour suivant. Cela ne donne pas de +1 au jet de ressources.
    .title = Nulle part où sauter

rule-13-1c = Une unité encore sur une DZ à la fin du tour est éliminée. Dans Huguette, elle peut rester, dans la limite d’empilement.
    .title = Quitter la DZ

rule-13-2a = Française tant qu’Huguette ou Françoise l’est.
    .title = Natacha

rule-13-2b = Française tant que Claudine l’est.
    .title = Octavie

rule-13-2c = Française tant qu’Éliane ou Isabelle l’est.
    .title = Simone

rule-13-2d = Une DZ qui n’est pas française est à l’ennemi. Elle redevient française dès que sa condition est remplie.
    .title = DZ perdues

rule-13-3a = Chaque bataillon de la case des rescapés peut être dépensé pour un bataillon de marche, à un pas. Il va ensuite à la case des éliminées.
    .title = Bataillons de marche

rule-13-3b = À la phase des renforts, actifs, dans tout centre sous contrôle français non encerclé, dans la limite d’empilement.
    .title = Où ils apparaissent

rule-13-3c = Jamais plus de quatre sur la carte. Un bataillon de marche éliminé peut être reformé avec d’autres rescapés.
    .title = Quatre au plus

## 14. Mouvement

rule-14-0 = Pour un point d’action, vos unités actives peuvent bouger, chacune selon sa portée.
    .title = Mouvement

rule-14-1a = 1 point d’action permet à toutes les unités actives de bouger ; sans lui, personne ne bouge. Les unités utilisées, jamais.
    .title = Prix du mouvement

rule-14-1b = Le long des lignes noires, d’un centre sous contrôle français à un autre ou à un no man’s land, et d’une DZ à un centre sous contrôle français relié à elle.
    .title = Où l’on bouge

rule-14-1c = Un mouvement n’entre jamais dans un centre sous contrôle Viêt Minh.
    .title = Centres ennemis fermés

rule-14-1d = Autant de centres qu’on veut.
    .title = Blindés

rule-14-1e = Deux centres au plus.
    .title = Infanterie

rule-14-1f = Un centre.
    .title = 1 GAACEO

rule-14-1g = Un centre, et seulement si toutes les divisions sont inactives.
    .title = Artillerie

rule-14-1h = Elle est utilisée.
    .title = Artillerie déplacée

rule-14-1i = Les unités peuvent traverser des centres occupés par des amis. L’empilement se vérifie à la fin de la phase.
    .title = Passer à travers

rule-14-2 = Isabelle est loin : pour y aller et en revenir, d’autres limites valent.
    .title = Isabelle

rule-14-2a = L’infanterie qui quitte Isabelle s’arrête dans Claudine ou Éliane.
    .title = Quitter Isabelle

rule-14-2b = L’infanterie doit commencer la phase dans Claudine ou Éliane.
    .title = Aller à Isabelle

rule-14-2c = L’artillerie et le 1 GAACEO ne vont jamais à Isabelle et n’en partent jamais.
    .title = Canons et Isabelle

rule-14-2d = Ces limites ne valent pas pour les blindés.
    .title = Blindés et Isabelle

rule-14-3a = Un centre français au début de la phase et sans infanterie ni blindés à la fin coûte 1 point de moral du camp et devient un no man’s land.
    .title = Abandonner un centre

rule-14-3b = À la fin de la phase, PC GONO doit avoir au moins une unité française d’infanterie ; des blindés ne suffisent pas.
    .title = PC GONO est tenu

## 15. Assauts français

rule-15-0a = 1 point d’action ouvre autant d’assauts qu’on veut dans la phase ; chaque centre Viêt Minh une fois par tour au plus.
    .title = Prix des assauts

rule-15-0b = Les cases de départ des divisions ne peuvent être prises d’assaut.
    .title = Cases de départ

rule-15-0c = L’infanterie et les blindés actifs des centres sous contrôle français adjacents à la cible ; des unités de plusieurs centres peuvent s’unir.
    .title = Qui donne l’assaut

rule-15-0d = 6 pas d’infanterie au plus dans un assaut, et autant d’unités de blindés qu’on veut.
    .title = Six pas

rule-15-0e = Aucune unité ne donne deux assauts dans un tour.
    .title = Un assaut par unité

rule-15-0f = Vous résolvez vos assauts un à un, dans l’ordre que vous voulez.
    .title = L’ordre est libre

rule-15-0g = Un assaut n’est pas un mouvement : des unités encerclées peuvent donner l’assaut. Éliane perdue et Isabelle encerclée, les unités d’Isabelle peuvent se joindre à un assaut sur Éliane.
    .title = Depuis un encerclement

rule-15-1 = Cible, unités, avions, artillerie, dés, résultats, marqueurs coupés : dans cet ordre, pour chaque assaut.
    .title = Déroulement d’un assaut

rule-15-1-1 = Choisissez un centre sous contrôle Viêt Minh.
    .title = Cible

rule-15-1-2 = Désignez les unités qui y prennent part.
    .title = Unités d’assaut

rule-15-1-3 = Pas au tour 1 : chaque point de soutien aérien dépensé donne +1.
    .title = Avions

rule-15-1-4 = 1 point de ressources, une fois pour toute la phase. L’artillerie active du même sous-secteur ou d’un sous-secteur adjacent ajoute son facteur d’assaut, chacune à un seul assaut, et devient utilisée.
    .title = Artillerie

rule-15-1-5a = Deux dés + SITREP + le facteur d’assaut de chaque unité et de l’artillerie en soutien + 1 par point de soutien aérien − la force de la division qui tient le centre − 1 pour ses fortifications, à lire sur la table 10.
    .title = Jet d’assaut

rule-15-1-5b = La table 10 donne deux modificateurs : à gauche pour la table 10.1 (pertes françaises), à droite pour la table 10.2 (pertes Viêt Minh). Les pertes sont simultanées.
    .title = Deux chiffres

rule-15-1-5c = Un dé sur la table 10.1. L’infanterie et les blindés de l’assaut perdent les pas : le moral le plus haut d’abord, puis le plus de pas, puis à votre choix, les blindés en dernier.
    .title = Pertes françaises

rule-15-1-5d = Comme dans un assaut Viêt Minh : les deux premiers frappent les unités d’assaut, la contrebatterie l’artillerie en soutien.
    .title = Dis?, Dis, *

rule-15-1-5e = Les bataillons à la case des rescapés, les bataillons de marche dans la leur, les autres hors du jeu.
    .title = Unités éliminées

rule-15-1-5f = Un dé sur la table 10.2 : la force perdue, et +1 point de moral du camp là où c’est dit.
    .title = Pertes Viêt Minh

rule-15-1-5g = Avec des blindés dans l’assaut, vous pouvez relancer ce dé une fois, quel que soit leur nombre ; le second résultat compte.
    .title = Relance des blindés

rule-15-1-5h = Le Viêt Minh est repoussé : le centre est libre.
    .title = Résultat R

rule-15-1-6a = Les unités d’assaut rentrent dans leurs centres, utilisées.
    .title = Sans R

rule-15-1-6b = Le marqueur de contrôle est retiré et les fortifications sont mises à 1.
    .title = Avec R

rule-15-1-6c = Les unités d’assaut peuvent entrer dans le centre, ainsi que toute infanterie et tous blindés actifs adjacents. Toutes celles qui ont pris part finissent utilisées.
    .title = Exploitation

rule-15-1-6d = La limite d’empilement vaut. Si le centre est occupé, ses étoiles reviennent et ses symboles de canon et de DCA sont annulés.
    .title = Un centre repris

rule-15-1-6e = Si personne n’entre, le centre libéré devient un no man’s land et ne rend rien.
    .title = Un centre laissé vide

rule-15-1-6f = L’artillerie qui a soutenu est utilisée, dans son propre centre.
    .title = Canons qui ont soutenu

rule-15-1-7 = Après un assaut, un marqueur de contrôle dont le chemin jusqu’à sa case de départ passe forcément par un centre français est remplacé par un no man’s land. Le centre est français quand des unités y entrent à une phase de mouvement suivante.
    .title = Marqueurs coupés

## 16. Raids, réparations, récupération

rule-16-0a = 1 point d’action ouvre ensemble raids, travaux de fortification et réparation de la piste. Les points de ressources se paient selon chacun.
    .title = Prix de la phase

rule-16-0b = Lever une interdiction et la récupération des unités ne coûtent rien.
    .title = Ce qui est gratuit

rule-16-1a = Pour un centre sous contrôle français adjacent à un centre Viêt Minh, ou relié directement à une case de départ. Un raid nettoie les tranchées : les fortifications montent.
    .title = Où faire un raid

rule-16-1b = Autant qu’on veut, un par centre et un par unité.
    .title = Combien de raids

rule-16-1c = Une ou plusieurs unités d’infanterie actives, 4 pas au plus, dans le centre ou adjacentes à lui.
    .title = Infanterie d’un raid

rule-16-1d = Une unité de blindés active au plus, dans le centre ou adjacente, ajoute son facteur d’assaut. Elle partage les mauvais résultats.
    .title = Blindés d’un raid

rule-16-1e = 1 point de ressources, une fois pour toute la phase. L’artillerie active du même sous-secteur ou d’un sous-secteur adjacent ajoute son facteur d’assaut, chacune à un seul raid.
    .title = Artillerie d’un raid

rule-16-1f = Deux dés + SITREP + le moral de toute l’infanterie du raid + le facteur d’assaut des blindés et de l’artillerie + les cartes − la force de la division sur le chemin de laquelle est le centre, à lire sur la table 11.
    .title = Jet de raid

rule-16-1g = S’il y en a plusieurs, celle dont la case de départ est la plus proche, en comptant les lignes de son chemin ; un dé départage.
    .title = Quelle division

rule-16-1h = Des niveaux de fortifications gagnés, jusqu’à 4 ; et pour l’infanterie et les blindés du raid rien, Dis?, Dis ou la perte d’un pas.
    .title = Résultats d’un raid

rule-16-1i = Toutes les unités d’un raid deviennent utilisées.
    .title = Unités qui ont fait un raid

rule-16-1j = Un raid n’est pas un mouvement : des unités de Claudine ou d’Éliane peuvent faire un raid pour Isabelle, et inversement.
    .title = Raids et Isabelle

rule-16-2a = Dans un centre sous contrôle français à l’arrière, ni adjacent à un centre Viêt Minh ni relié à une case de départ : 1 point de ressources ajoute un niveau, une fois par centre et par tour.
    .title = Travaux de fortification

rule-16-2b = Avec le 31 BG actif sur place, deux niveaux au lieu d’un ; il devient utilisé.
    .title = Le génie au travail

rule-16-2c = Les fortifications ne dépassent jamais le niveau 4.
    .title = Jamais plus de 4

rule-16-3a = Une piste interdite est remise en service, sans frais.
    .title = Interdiction levée

rule-16-3b = Si elle est endommagée : un dé + SITREP + 1 si vous dépensez un point de ressources, un au plus, + les cartes. 5 ou plus la répare.
    .title = Réparer la piste

rule-16-3c = Avec le 31 BG actif dans Huguette, vous pouvez relancer une fois ; il devient utilisé.
    .title = Le génie sur la piste

rule-16-3d = Une piste détruite ne se répare jamais.
    .title = Détruite pour de bon

rule-16-4a = Chaque unité désorganisée passe un test de moral, avec son −1. Si elle réussit, le marqueur est retiré.
    .title = Réorganisation

rule-16-4b = Toutes les unités utilisées redeviennent actives.
    .title = Unités de nouveau actives

## 17–18. Victoire et tour suivant

rule-17-0 = Vous pouvez perdre à tout moment ; si vous tenez jusqu’à la fin du tour 16, des points disent ce que vaut votre résistance.
    .title = Victoire

rule-17-1 = PC GONO pris, moral du camp sous 1 ou points de ressources sous 1 : défaite stratégique aussitôt.
    .title = Mort subite

rule-17-2a = À la fin du tour 16 : 1 par centre sous contrôle français, 1 par unité d’infanterie à deux pas en jeu à effectif complet, ½ par unité réduite. Rien pour les unités à un pas et l’appui.
    .title = Points de victoire

rule-17-2b = 25 ou plus : victoire stratégique. 21 : victoire opérationnelle. 17 : victoire tactique. 13 : match nul. 9 : défaite tactique. 5 : défaite opérationnelle. Moins de 5 : défaite stratégique. Un niveau n’est atteint qu’à son chiffre entier.
    .title = Niveaux de victoire

rule-17-2c = Les pertes du Viêt Minh ne rapportent rien.
    .title = Rien pour les pertes ennemies

rule-18-0 = Le marqueur de tour avance. Après le tour 16, on compte les points.
    .title = Tour suivant

## 19. Règles optionnelles

rule-19-0 = Chacune se choisit avant le début de la partie.
    .title = Règles optionnelles

rule-19-1 = La carte 45 entre dans le paquet : les bombardiers américains viendront, ou non.
    .title = Option : Opération Vautour

rule-19-2 = L’artillerie soutient partout sur la carte, mais les mortiers lourds 1 CMMLE, 2 CMMLE et 1 CEPML ne portent que dans leur sous-secteur.
    .title = Option : portée de l’artillerie

rule-19-3 = L’artillerie ne bouge jamais.
    .title = Option : artillerie fixe

rule-19-4 = Le 1 BPC arrive sur sa face réduite, 1/1/2.
    .title = Option : 1 BPC réduit

rule-19-5 = Vous commencez avec deux cartes en main, tirées au hasard parmi 1, 8, 10, 11, 12, 14, 15, 16 et 42 ; les autres retournent au paquet. Leurs limites de tours valent : la 16 pas avant le tour 6.
    .title = Option : un meilleur départ

## 20–21. Exemples et questions

rule-20-0 = Un test de moral et un assaut Viêt Minh, avec leurs chiffres.
    .title = Exemples

rule-20-1 = Le 6 BPC a un moral de +3 ; un moral du camp de 7 donne −1, 17 points de ressources donnent 0. Avec +2 en tout, il réussit avec 6 ou plus aux dés.
    .title = Exemple : test de moral

rule-20-2a = La division 308, force 10, donne l’assaut à Huguette. Défense 2 + 2 + 0 + 1 = 5, SITREP 1, fortifications 3, deux unités en soutien 2, un point de soutien aérien 1 : +12, moins 10, reste +2. Des dés de 7 deviennent 9 : +1 aux deux tables de pertes.
    .title = Exemple d’assaut : le compte

rule-20-2b = Un dé de 2 avec +1 fait 3 : 1R?*. Le pas est pris au I/2 REI, au moral le plus haut ; il est maintenant réduit.
    .title = Exemple d’assaut : pertes françaises

rule-20-2c = Le 5 BPVN (+2) lance 5 et fait 8 avec le SITREP +1 : il reste. Le I/2 REI réduit lance 7 et reste. La CSM 272 (−1) lance 7, fait 7 et retraite dans Françoise, active. Le 1 GAACEO ne fait pas de test.
    .title = Exemple d’assaut : retraites

rule-20-2d = La 1 CMMLE (+3) lance 5 et fait 9 : elle réussit. Le II/4 RAC (+2) lance 3, fait 6 et est désorganisé. Tous deux sont maintenant utilisés, dans Dominique.
    .title = Exemple d’assaut : contrebatterie

rule-20-2e = Grâce au 1 GAACEO, un dé de 1 est relancé : 3, avec +1 fait 4, deux points de force perdus. La division 308 tombe de 10 à 8 et est ébranlée.
    .title = Exemple d’assaut : pertes Viêt Minh

rule-21-0 = Neuf réponses qui tranchent des points de règle.
    .title = Questions

rule-21-1 = Les tests de moral emploient toujours le SITREP : moral du camp et points de ressources ensemble. Au début de la campagne, les points de ressources donnent +1.
    .title = Le SITREP dans les tests de moral

rule-21-2 = La carte piochée donne ses points d’action même si vous la gardez ; une carte de la réserve ne donne que son événement.
    .title = Cartes de réserve et points d’action

rule-21-3 = La désorganisation peut faire passer assaut, défense et moral sous zéro. La CSM 272 désorganisée a −1 en défense et −2 en moral.
    .title = Sous zéro

rule-21-4 = L’ordre des pertes vaut pour chaque pas : les meilleurs bataillons saignent les premiers.
    .title = Ordre des pertes

rule-21-5 = Deux points font un jet à +2 ou deux à +1 ; la DCA ne change qu’après tous les jets.
    .title = SEAD en plusieurs jets

rule-21-6 = En campagne, seuls la 2 CMMLE dans Anne-Marie, le II/4 RAC dans Dominique et la 1 CEPML dans PC GONO commencent désorganisés.
    .title = Désorganisées au départ

rule-21-7 = Les unités de Claudine ou d’Éliane peuvent faire un raid pour Isabelle, et inversement.
    .title = Raids pour Isabelle

rule-21-8 = Sortir d’un centre encerclé par un mouvement est interdit, donner l’assaut ne l’est pas.
    .title = Assaut depuis un encerclement

rule-21-9 = Tout résultat meilleur qu’une défaite stratégique est une victoire morale, un match nul ou mieux un exploit. Opération Vautour et un meilleur départ rendent le jeu plus facile.
    .title = La difficulté

## Cartes Événement

rule-card-01 = { card-01.effect } { card-01.when } { card-01.condition } 2 points d’action ; peut se garder en réserve.
    .title = { card-01 }

rule-card-02 = { card-02.effect } { card-02.when } { card-02.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-02 }

rule-card-03 = { card-03.effect } { card-03.when } { card-03.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-03 }

rule-card-04 = { card-04.effect } { card-04.when } { card-04.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-04 }

rule-card-05 = { card-05.effect } { card-05.when } { card-05.condition } 2 points d’action.
    .title = { card-05 }

rule-card-06 = { card-06.effect } { card-06.when } { card-06.condition } 1 ou 2 points d’action, au dé ; on remélange le paquet.
    .title = { card-06 }

rule-card-07 = { card-07.effect } { card-07.when } 2 points d’action.
    .title = { card-07 }

rule-card-08 = { card-08.effect } { card-08.when } { card-08.condition } 2 points d’action ; peut se garder en réserve.
    .title = { card-08 }

rule-card-09 = { card-09.effect } { card-09.when } { card-09.condition } 2 points d’action.
    .title = { card-09 }

rule-card-10 = { card-10.effect } { card-10.when } 2 points d’action ; peut se garder en réserve.
    .title = { card-10 }

rule-card-11 = { card-11.effect } { card-11.when } { card-11.condition } 2 points d’action ; peut se garder en réserve ; n’arrive qu’une fois.
    .title = { card-11 }

rule-card-12 = { card-12.effect } { card-12.when } { card-12.condition } 2 points d’action ; peut se garder en réserve.
    .title = { card-12 }

rule-card-13 = { card-13.effect } { card-13.when } { card-13.condition } 3 points d’action.
    .title = { card-13 }

rule-card-14 = { card-14.effect } { card-14.when } { card-14.condition } 2 points d’action ; peut se garder en réserve.
    .title = { card-14 }

rule-card-15 = { card-15.effect } { card-15.when } { card-15.condition } 2 points d’action ; peut se garder en réserve.
    .title = { card-15 }

rule-card-16 = { card-16.effect } { card-16.when } { card-16.condition } 3 points d’action ; peut se garder en réserve ; n’arrive qu’une fois.
    .title = { card-16 }

rule-card-17 = { card-17.effect } { card-17.when } { card-17.condition } 2 points d’action.
    .title = { card-17 }

rule-card-18 = { card-18.effect } { card-18.when } 2 points d’action.
    .title = { card-18 }

rule-card-19 = { card-19.effect } { card-19.when } { card-19.condition } 2 points d’action.
    .title = { card-19 }

rule-card-20 = { card-20.effect } { card-20.when } { card-20.condition } 2 points d’action.
    .title = { card-20 }

rule-card-21 = { card-21.effect } { card-21.when } { card-21.condition } 3 points d’action ; n’arrive qu’une fois.
    .title = { card-21 }

rule-card-22 = { card-22.effect } { card-22.when } { card-22.condition } 2 points d’action.
    .title = { card-22 }

rule-card-23 = { card-23.effect } { card-23.when } { card-23.condition } 2 points d’action.
    .title = { card-23 }

rule-card-24 = { card-24.effect } { card-24.when } { card-24.condition } 2 points d’action.
    .title = { card-24 }

rule-card-25 = { card-25.effect } { card-25.when } 2 points d’action.
    .title = { card-25 }

rule-card-26 = { card-26.effect } { card-26.when } { card-26.condition } 2 points d’action.
    .title = { card-26 }

rule-card-27 = { card-27.effect } { card-27.when } { card-27.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-27 }

rule-card-28 = { card-28.effect } { card-28.when } { card-28.condition } 3 points d’action ; n’arrive qu’une fois.
    .title = { card-28 }

rule-card-29 = { card-29.effect } { card-29.when } { card-29.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-29 }

rule-card-30 = { card-30.effect } { card-30.when } { card-30.condition } 2 points d’action ; on remélange le paquet.
    .title = { card-30 }

rule-card-31 = { card-31.effect } { card-31.when } { card-31.condition } 3 points d’action ; n’arrive qu’une fois.
    .title = { card-31 }

rule-card-32 = { card-32.effect } { card-32.when } { card-32.condition } 3 points d’action ; n’arrive qu’une fois.
    .title = { card-32 }

rule-card-33 = { card-33.effect } { card-33.when } { card-33.condition } 2 points d’action.
    .title = { card-33 }

rule-card-34 = { card-34.effect } { card-34.when } { card-34.condition } 2 points d’action.
    .title = { card-34 }

rule-card-35 = { card-35.effect } { card-35.when } { card-35.condition } 2 points d’action.
    .title = { card-35 }

rule-card-36 = { card-36.effect } { card-36.when } { card-36.condition } 2 points d’action.
    .title = { card-36 }

rule-card-37 = { card-37.effect } { card-37.when } { card-37.condition } 3 points d’action.
    .title = { card-37 }

rule-card-38 = { card-38.effect } { card-38.when } { card-38.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-38 }

rule-card-39 = { card-39.effect } { card-39.when } { card-39.condition } 2 points d’action.
    .title = { card-39 }

rule-card-40 = { card-40.effect } { card-40.when } 2 points d’action.
    .title = { card-40 }

rule-card-41 = { card-41.effect } { card-41.when } { card-41.condition } 1 ou 2 points d’action, au dé.
    .title = { card-41 }

rule-card-42 = { card-42.effect } { card-42.when } { card-42.condition } 2 points d’action ; peut se garder en réserve.
    .title = { card-42 }

rule-card-43 = { card-43.effect } { card-43.when } 1 à 3 points d’action, au dé ; on remélange le paquet.
    .title = { card-43 }

rule-card-44 = { card-44.effect } { card-44.when } { card-44.condition } 3 points d’action ; n’arrive qu’une fois.
    .title = { card-44 }

rule-card-45 = { card-45.effect } { card-45.when } { card-45.condition } 2 points d’action ; n’arrive qu’une fois.
    .title = { card-45 }
