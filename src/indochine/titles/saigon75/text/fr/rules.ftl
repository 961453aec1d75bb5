### Saigon 75 : les règles résumées dans nos propres mots. Un message par règle de l’index ; .title est son titre court.

## Introduction

rule-intro-series = Un jeu rapide et volontairement déséquilibré, à jouer deux fois en échangeant les camps. L’aller-retour est la façon normale de jouer.
    .title = Un match aller-retour

rule-intro-pressure = Le Sud est fait pour céder du terrain au fil des tours. Toute la question est de savoir combien de temps il tient ; les règles ne rééquilibrent rien.
    .title = Un camp sous pression

rule-intro-ref = M renvoie au chapitre du matériel et de la mise en place, D à celui du déroulement. Les chiffres qui suivent donnent la section.
    .title = Numéros des règles

rule-intro-period = Huit tours de trois mois, de l’été 1973 au printemps 1975.
    .title = Période et échelle

rule-intro-sides = NV, le Nord : l’armée nord-vietnamienne et le Viêt Cong. SV, le Sud : l’armée de la République du Viêt Nam.
    .title = Les deux camps

rule-intro-map = Le Sud Viêt Nam en 20 provinces, baptisées chacune d’après une ville ou un district, bordé par la zone Cambodge/Laos/Nord Viêt Nam.
    .title = Le plateau

rule-intro-zone = Seules des unités NV peuvent se trouver au Cambodge, au Laos ou au Nord Viêt Nam. Aucune unité SV n’y va jamais.
    .title = Zone fermée au Sud

rule-intro-tables = Le plateau porte la piste de tours, une table d’activation par camp et la table de désertion du Sud.
    .title = Pistes et tables

rule-intro-terms = Trois mots pour une seule chose : une unité.
    .title = Unités, troupes, forces

## Matériel et mise en place

rule-M-1-1 = Chaque joueur prend un camp, avec ses unités, ses marqueurs et cinq dés de bataille.
    .title = Choix des camps

rule-M-1-2 = Un D6, un marqueur de tour et 20 cartes Événement servent aux deux camps.
    .title = Matériel commun

rule-M-1-3 = 14 divisions et leurs 14 pions réduits, 8 bataillons VC, 19 marqueurs milice Quyết Thắng, 5 marqueurs Infiltration, 3 marqueurs Activation +1 et 5 dés de bataille. Les 3 jetons Objectif sont rangés avec eux.
    .title = Matériel du Nord

rule-M-1-4 = 11 divisions et leurs 11 pions réduits, 6 bataillons de Rangers, 4 brigades de Marines, 3 brigades de Parachutistes, 2 Patrouilles Fluviales, 7 régiments mécanisés, 12 soutiens aériens, 2 marqueurs Activation +1, 5 dés de bataille et 2 dés d’attrition.
    .title = Matériel du Sud

rule-M-2-1 = Toute unité SV dessinée dans une province y commence la partie : un rectangle est une division, un rond est l’unité de sa couleur.
    .title = Unités imprimées sur la carte

rule-M-2-2 = Mélangez les trois jetons Objectif (3, 5 et 7) et posez-en un à Quảng Trị, un à Đà Nẵng et un à Bình Định.
    .title = Jetons Objectif au hasard

rule-M-2-3 = Le Nord commence avec trois marqueurs Activation +1, le Sud avec deux, à côté de leurs tables d’activation.
    .title = Marqueurs Activation +1 au départ

rule-M-2-4 = Pour aider le Sud, deux de ses soutiens aériens commencent dans la case Soutiens aériens. Ils servent alors dès la première phase NV.
    .title = Option : deux soutiens aériens

rule-M-3-1 = Avant le premier tour, le Sud place où il veut 3 Rangers, 4 Marines, 3 Parachutistes et 2 Patrouilles Fluviales, sans dépasser cinq unités par province.
    .title = Placement libre

rule-M-3-2 = Les Patrouilles Fluviales ne commencent qu’à Cà Mau, Cần Thơ, Kiên Giang ou Long An.
    .title = Placement des Patrouilles Fluviales

rule-M-4-1 = Les 14 divisions NV, les 8 bataillons VC et les 5 marqueurs Infiltration commencent tous dans les Réserves NV. Le Nord n’a rien sur la carte.
    .title = Réserves NV

rule-M-4-2 = Les 19 marqueurs milice attendent dans leur emplacement, sous les Réserves NV.
    .title = Stock de milices

rule-M-5-1 = Les divisions réduites des deux camps et les 12 soutiens aériens commencent hors du plateau : le Sud n’a donc aucun soutien disponible. Chaque joueur garde cinq dés de bataille ; le D6 est commun.
    .title = Pions hors plateau

rule-M-5-2 = Le Nord garde ses divisions réduites. Le Sud garde ses divisions réduites, ses soutiens aériens et les deux dés d’attrition.
    .title = Devant chaque joueur

rule-M-6 = Le marqueur de tour commence au tour 1, été 1973.
    .title = Marqueur de tour

rule-M-7-1 = Chaque joueur reçoit trois cartes Événement, quatre sont écartées et les dix autres forment la pioche. Chacun pioche une carte à la fin de sa sous-phase de carte, tant qu’il en reste.
    .title = Premières parties : trois cartes

rule-M-7-2 = Quatre des vingt cartes Événement sont écartées face cachée et personne ne les regarde. Seul un jeton Objectif peut en faire venir une.
    .title = Quatre cartes inconnues

rule-M-7-3 = Chaque joueur reçoit huit cartes Événement, quatre sont écartées. On ne pioche pas pendant la partie.
    .title = Joueurs aguerris : huit cartes

## 1. Tours et phases

rule-D-1-1 = La partie compte huit tours au maximum. À chaque tour, le Nord joue sa phase, puis le Sud.
    .title = Huit tours, deux phases

rule-D-1-2 = Le joueur actif est celui dont c’est la phase.
    .title = Joueur actif

rule-D-1-3 = Le Nord enchaîne dans cet ordre : disponibilité, carte Événement, mouvement, combats, contrôle.
    .title = Ordre de la phase NV

rule-D-1-4 = Le Sud enchaîne disponibilité, carte Événement, mouvement, combats et contrôle, puis le test de désertion, le jeton Objectif (tours 3, 5 et 7) et l’examen de la victoire.
    .title = Ordre de la phase SV

## 2. Disponibilité

rule-D-2-1a = Le joueur actif lance 1D6 et lit sa table d’activation à la ligne du tour : le dé plus le bonus du tour.
    .title = Jet de disponibilité

rule-D-2-1b = La table fixe aussi le plus grand nombre d’unités activables dans la phase. Rien ne permet de le dépasser.
    .title = Maximum du tour

rule-D-2-1c = Les activations non utilisées sont perdues à la fin de la phase. Seuls les soutiens aériens déjà achetés restent d’un tour à l’autre.
    .title = Pas de report

rule-D-2-2a = Le résultat du Nord est le nombre de divisions qu’il peut activer, complètes ou réduites, sur la carte ou dans les Réserves NV.
    .title = Le Nord compte des divisions

rule-D-2-2b = On ne sort des Réserves NV que vers une province frontalière, signalée par une flèche.
    .title = Entrée par les flèches

rule-D-2-2c = Une unité activée peut bouger, attaquer, ou bouger puis attaquer.
    .title = Bouger, attaquer ou les deux

rule-D-2-3a = À chacune de ses phases, le Nord peut activer en plus jusqu’à deux bataillons VC. Ils n’entament ni le résultat ni le maximum.
    .title = Deux VC gratuits

rule-D-2-3b = Ni les milices ni les marqueurs Infiltration ne comptent comme unités ; ils ne coûtent jamais d’activation.
    .title = Un marqueur n’est pas une unité

rule-D-2-4a = Le Sud partage son résultat entre les unités qu’il active et les soutiens aériens qu’il achète : une activation chacun.
    .title = Le Sud compte unités et soutiens

rule-D-2-4b = Une fois acheté, un soutien aérien s’emploie sans rien coûter, jusqu’à son élimination.
    .title = Employer un soutien est gratuit

rule-D-2-5a = La case Soutiens aériens ne contient jamais plus de cinq marqueurs.
    .title = Cinq soutiens au maximum

rule-D-2-5b = Un soutien disponible appuie une attaque ou une défense SV, ou transporte un bataillon de Rangers.
    .title = À quoi sert un soutien aérien

rule-D-2-6 = Une unité activée est signalée. Toutes les marques s’effacent quand le joueur actif achève sa phase.
    .title = Face activée

rule-D-2-7 = Le Nord en a trois et le Sud deux pour toute la partie. Chacun, dépensé après le jet, ajoute une activation.
    .title = Marqueurs Activation +1

rule-D-2-8a = On peut en dépenser plusieurs dans un tour, mais jamais au-delà du maximum du tour.
    .title = Plusieurs marqueurs Activation +1

rule-D-2-8b = Un jeton Objectif peut donner une activation de plus à son détenteur, dans le maximum du tour.
    .title = Jeton Objectif : activation

## 3. Cartes Événement

rule-D-3-1 = Six cartes jaunes favorisent le Sud, douze rouges le Nord, et deux vertes sont neutres.
    .title = Vingt cartes

rule-D-3-2 = Un titre, la couleur du camp favorisé, une image et un effet.
    .title = Ce que montre une carte

rule-D-3-3a = Le joueur actif joue une et une seule carte de sa main pendant la sous-phase de carte, même si toutes aident l’adversaire.
    .title = Jouer une carte est obligatoire

rule-D-3-3b = L’événement agit pendant la phase de celui qui le joue.
    .title = Effet dans la phase

rule-D-3-4a = La carte part à la défausse une fois son effet accompli, ou à la fin de la phase si elle dure jusque-là.
    .title = Défausse

rule-D-3-4b = Jouée par le Nord, Crise à Saigon reste sur le plateau jusqu’au test de désertion du tour, puis est défaussée.
    .title = Crise à Saigon reste en jeu

rule-D-3-5 = Avec des mains de trois, on pioche une carte après en avoir joué une, tant qu’il en reste. Avec des mains de huit, on ne pioche jamais.
    .title = Revenir à trois cartes

## 4. Mouvement

rule-D-4-1 = Toute unité a un point de mouvement. Les régiments mécanisés en ont deux.
    .title = Points de mouvement

rule-D-4-2 = Chaque province adjacente où l’on entre vaut un point. Sont adjacentes celles qui ont une limite en commun.
    .title = Un point par province

rule-D-4-2x = An Lộc touche Phước Bình, Saigon, Long An et le Cambodge, et rien d’autre.
    .title = Exemple : autour d’An Lộc

rule-D-4-3 = Une unité ne bouge de son plein gré qu’une fois par tour, dans la sous-phase de mouvement de son camp.
    .title = Un mouvement par tour

rule-D-4-4 = Seules les unités NV passent d’une province frontalière aux Réserves NV, ou l’inverse.
    .title = Passer la frontière

rule-D-4-5 = Une unité qui entre dans une province contrôlée par l’ennemi s’y arrête.
    .title = Arrêt en terrain ennemi

rule-D-4-6a = Une unité quitte sans gêne une province où les deux camps ont des unités.
    .title = Quitter une province disputée

rule-D-4-6b = Un mouvement respecte la limite de cinq unités par camp. La dépasser en chemin est permis ; ce qui dépasse encore à la fin du mouvement est éliminé.
    .title = Mouvement et empilement

rule-D-4-7 = Marines, Rangers et Parachutistes peuvent faire leur mouvement spécial à la place du mouvement normal, jamais les deux.
    .title = Mouvements spéciaux

rule-D-4-8a = Une brigade de Marines située sur la côte peut gagner toute autre province côtière, proche ou lointaine.
    .title = Marines par mer

rule-D-4-8b = Les Marines peuvent aussi prendre la mer pour retraiter après un combat, vers une province côtière contrôlée par le Sud.
    .title = Marines : retraite par mer

rule-D-4-9 = Une brigade de Parachutistes peut aller de toute province à toute autre, proche ou lointaine.
    .title = Largage des Parachutistes

rule-D-4-10a = Un bataillon de Rangers peut gagner n’importe quelle province en employant un soutien aérien disponible. Il en faut un par bataillon.
    .title = Transport aérien des Rangers

rule-D-4-10b = Chaque soutien aérien qui transporte des Rangers passe le jet d’attrition.
    .title = Attrition du transport

rule-D-4-11 = Elles ne passent que d’une province du Mékong à une autre, adjacente : Cà Mau, Cần Thơ, Kiên Giang et Long An.
    .title = Patrouilles Fluviales

rule-D-4-12 = Ils ont deux points, mais s’arrêtent en entrant dans une province montagneuse (Kon Tum, Pleiku, Đắk Lắk, Đắk Nông) ou contrôlée par l’ennemi.
    .title = Régiments mécanisés

rule-D-4-13 = Un marqueur milice ne se déplace jamais.
    .title = Les milices ne bougent pas

## 5. Empilement

rule-D-5-1 = Une province accueille au plus cinq unités de chaque camp, complètes ou réduites.
    .title = Cinq unités par camp

rule-D-5-2a = Milices, soutiens aériens et marqueurs Infiltration ne comptent pas dans l’empilement.
    .title = Ce qui ne compte pas

rule-D-5-2b = Les unités de trop à la fin de la sous-phase de mouvement ou de combat sont éliminées ; leur propriétaire choisit lesquelles. En cours de sous-phase, la limite peut être dépassée un moment.
    .title = L’excédent est éliminé

rule-D-5-3 = Les Réserves NV accueillent autant d’unités qu’on veut.
    .title = Pas de limite dans la zone

rule-D-5x = Au tour 1, le Nord obtient 5 : sept divisions et deux VC gratuits. Quatre divisions et un VC remplissent Kon Tum, trois divisions et un VC entrent à Pleiku, et chaque combat emploie un marqueur Infiltration.
    .title = Exemple : Kon Tum et Pleiku

## 6. Combat

rule-D-6-1a = Les unités du joueur actif peuvent attaquer là où se trouve au moins une unité ennemie. On n’est jamais forcé d’attaquer, sauf à Saigon au tour 8.
    .title = Quand combattre

rule-D-6-1b = Une unité ne combat qu’une fois par sous-phase de combat.
    .title = Un combat par unité

rule-D-6-2a = Tous les mouvements finis, le joueur actif annonce ses combats, désigne les unités activées qui s’y battent et fixe l’ordre.
    .title = Déclaration des combats

rule-D-6-2b = Une province connaît au plus un combat par sous-phase de combat.
    .title = Un combat par province

rule-D-6-3a = L’attaquant peut laisser des unités hors du combat. Elles ne lancent rien et ne subissent rien.
    .title = Unités gardées à l’écart

rule-D-6-3b = Toutes les unités ennemies de la province défendent. Seuls les VC peuvent parfois s’en dispenser.
    .title = Tout le monde défend

rule-D-6-4 = Si ni Rangers ni Patrouille Fluviale n’attaquent, le Nord peut tenir ses VC hors de la défense : ni dé, ni résultat. S’il n’y a que des VC et que tous s’esquivent, le combat n’a pas lieu.
    .title = Les VC s’esquivent

rule-D-6-5 = Un bataillon VC qui attaque encaisse les résultats comme toute autre unité.
    .title = VC à l’attaque

rule-D-6-6 = Un combat tient en un round : chaque camp lance ses dés une fois, et les résultats sont simultanés.
    .title = Un seul round

## 6a. Procédure

rule-D-6a-1 = Chaque camp lance un dé de bataille par unité engagée, plus ses dés bonus.
    .title = Combien de dés

rule-D-6a-2 = L’attaquant annonce d’abord unités et dés bonus, le défenseur annonce ensuite ses dés bonus, puis chacun lance. On ne revient sur rien.
    .title = Annonces

rule-D-6a-3a = Aucun camp ne lance plus de cinq dés de bataille dans un combat.
    .title = Cinq dés au maximum

rule-D-6a-3b = Le défenseur prend ses pertes puis fait ses retraites. L’attaquant l’imite ensuite.
    .title = Le défenseur d’abord

rule-D-6a-4 = Une face vierge ne fait rien.
    .title = Face vierge

rule-D-6a-5 = Pour chaque perte, le propriétaire choisit une de ses unités prises dans le combat : une division complète est réduite, toute autre unité est éliminée. Une unité qui vient de retraiter là peut être choisie aussi, et au tour 8 toute unité SV de Saigon.
    .title = Perte

rule-D-6a-6 = Entre les résultats retraite des deux camps, seule la différence compte. Le camp qui en a le moins fait retraiter autant de ses unités, à son choix, vers une province adjacente.
    .title = Les retraites s’annulent

rule-D-6a-6x = Deux retraites pour le Nord, trois pour le Sud : une unité NV retraite.
    .title = Exemple : 2 contre 3

rule-D-6a-7 = Pertes et retraites ne touchent pas les marqueurs milice.
    .title = Milices intouchables

## 6b. Retraites

rule-D-6b-1a = Vers une province adjacente que son camp contrôle et où il a plus d’unités que l’ennemi. Une province vide ou une milice seule ne suffit pas.
    .title = Où retraiter

rule-D-6b-1b = Une unité qui ne peut pas retraiter subit un pas de perte : une division complète est réduite, toute autre unité est éliminée.
    .title = Aucune issue

rule-D-6b-2 = Depuis la côte, une brigade de Marines peut retraiter vers toute autre province côtière contrôlée par le Sud, sans avoir à y être en majorité.
    .title = Marines : retraite côtière

rule-D-6b-3a = Depuis une province frontalière, les unités NV, et elles seules, peuvent retraiter vers les Réserves NV.
    .title = Retraite vers les Réserves NV

rule-D-6b-3b = À tout moment, le Nord peut changer deux divisions réduites des Réserves NV en une division complète.
    .title = Reconstituer une division

rule-D-6b-4a = Les résultats retraite qui ne trouvent plus d’unité sont ignorés.
    .title = Trop de retraites

rule-D-6b-4b = Une unité qui, en retraitant, serait la sixième de son camp dans la province d’arrivée est éliminée.
    .title = Retraite vers une province pleine

rule-D-6b-4c = Une division NV contrainte à la retraite peut être réduite à la place ; déjà réduite, elle est alors éliminée.
    .title = Réduction au lieu de retraite

rule-D-6b-4d = Après un combat, le Sud peut faire retraiter d’autres unités qui y ont pris part, vers une province permise pour une retraite. Cela ne coûte jamais de pas de perte.
    .title = Retraite volontaire du Sud

rule-D-6b-4e = Une unité qui retraite là où un combat reste à jouer n’y lance pas de dé, mais son propriétaire peut lui en faire subir les résultats.
    .title = Retraite vers un autre combat

rule-D-6b-4f = Si un combat devait vider la province des unités des deux camps, la dernière qui doit retraiter peut rester. Son propriétaire décide.
    .title = La dernière peut rester

## 6c. Dés bonus

rule-D-6c-1 = Le Nord a cinq marqueurs Infiltration. Chacun vaut un dé bonus dans un combat en province frontalière.
    .title = Dé d’Infiltration

rule-D-6c-2a = Le Nord ne s’en sert qu’en attaque : un marqueur par combat, annoncé avant les dés, sans coût, puis défaussé.
    .title = Infiltration en attaque seulement

rule-D-6c-2b = Le Nord a un dé bonus quand il défend une province qui porte un marqueur milice.
    .title = Dé de milice

rule-D-6c-2c = S’il ne reste que des unités SV dans la province après un combat, le marqueur milice disparaît.
    .title = Milice balayée

rule-D-6c-3 = Les soutiens aériens ne servent pas avant la phase SV du tour 1, sauf si le Sud en a deux au départ.
    .title = Pas de soutien avant la première phase SV

rule-D-6c-4 = En attaque ou en défense, le Sud peut engager un ou deux soutiens disponibles par unité SV au combat. Chacun vaut un dé bonus ; sans unité au sol, il n’y en a pas.
    .title = Soutien aérien

rule-D-6c-4b = Les soutiens engagés dans un combat restent dans sa province jusqu’au jet d’attrition et ne servent pas ailleurs.
    .title = Soutiens engagés

rule-D-6c-5 = Engager un soutien aérien n’est pas une activation. Ceux qui n’ont pas servi restent disponibles les tours suivants.
    .title = Gratuit et conservé

rule-D-6c-6 = Quand il défend Saigon, le Sud a toujours un dé bonus gratuit.
    .title = Dé de Saigon

rule-D-6c-7 = Certains événements donnent des dés bonus.
    .title = Dés d’événement

rule-D-6c-8 = Un jeton Objectif peut être dépensé pour un dé de bataille de plus, dans un combat de la phase de son détenteur.
    .title = Jeton Objectif : dé

rule-D-6c-9 = L’attaquant engage ses dés bonus en premier, sans pouvoir changer d’avis, puis le défenseur décide. La limite reste de cinq dés par camp.
    .title = Dés bonus : ordre et limite

rule-D-6x = Le Sud attaque avec trois unités et un soutien aérien : quatre dés de bataille et un dé d’attrition. Ses Rangers forcent les VC à défendre, et Pénurie de munitions laisse au Nord trois dés au lieu de quatre.
    .title = Exemple : attaque de Pleiku

rule-D-6x2 = Le Nord commence par réduire une division. Le Sud, une retraite contre deux, fait retraiter un régiment mécanisé vers Phú Yên. Les deux camps restent à Pleiku : le contrôle ne change pas.
    .title = Exemple : résultats à Pleiku

## 7. Attrition aérienne

rule-D-7-1 = Après un combat ou un transport aérien, le Sud lance un dé d’attrition par soutien aérien employé. Chaque avion en élimine un pour le reste de la partie.
    .title = Jet d’attrition

rule-D-7-2 = Les soutiens épargnés reviennent aussitôt dans la case Soutiens aériens et peuvent resservir dès le combat suivant.
    .title = Retour immédiat

## 8. Contrôle

rule-D-8-1 = Le Sud contrôle toutes les provinces au début.
    .title = Contrôle au départ

rule-D-8-2 = Le contrôle se vérifie après chaque combat, à la fin de la sous-phase de combat pour les autres provinces, et après le test de désertion.
    .title = Quand vérifier

rule-D-8-3 = Un camp dont les unités sont seules dans une province la contrôle.
    .title = Seul dans la province

rule-D-8-4 = Là où les deux camps ont des unités, le Nord contrôle la province s’il y a un marqueur milice, le Sud sinon.
    .title = Province disputée

rule-D-8-5a = Après chaque combat, et à la fin de toute sous-phase de combat, le Nord pose un marqueur milice partout où il a des unités et le Sud aucune.
    .title = Pose des milices

rule-D-8-5b = Un marqueur milice montre que le Nord contrôle la province et lui vaut un dé bonus quand il la défend.
    .title = Rôle des milices

rule-D-8-6 = Une unité SV qui entre dans une province tenue par une milice seule l’enlève aussitôt. Le Sud prend le contrôle et l’unité s’arrête.
    .title = Milice seule

rule-D-8-7 = Une province n’a jamais plus d’un marqueur milice.
    .title = Une milice par province

rule-D-8-8a = S’il ne reste que le marqueur milice après un combat, il demeure, et le contrôle NV avec lui.
    .title = La milice tient la province

rule-D-8-8b = Après la sous-phase de combat, là où le Sud a plus d’unités que le Nord, le marqueur milice est enlevé et le Sud prend le contrôle.
    .title = Majorité du Sud

rule-D-8-8c = À Saigon, le Sud n’a besoin que d’autant d’unités que le Nord, et d’une au moins.
    .title = Saigon : l’égalité suffit

rule-D-8-9 = Sans unité ni marqueur milice, une province revient au Sud.
    .title = Province vide

## 9. Désertion

rule-D-9-1 = Le Sud compte les provinces que le Nord contrôle, lance un dé et lit sur la table de désertion combien d’unités il perd.
    .title = Test de désertion

rule-D-9-2a = Une division SV complète qui déserte en entier compte pour deux unités.
    .title = Une division compte double

rule-D-9-2b = Le Sud peut préférer réduire une division complète : cela compte pour une unité.
    .title = Réduire une division

rule-D-9-3 = Le Sud choisit les unités, mais doit épuiser chacune des quatre catégories avant d’entamer la suivante.
    .title = Ordre de désertion

rule-D-9-3a = En premier, les unités SV des provinces frontalières où les deux camps ont des unités.
    .title = D’abord : frontière disputée

rule-D-9-3b = Puis les unités SV des autres provinces frontalières.
    .title = Ensuite : la frontière

rule-D-9-3c = Puis les unités SV de toute autre province où les deux camps ont des unités, Saigon mise à part.
    .title = En troisième : provinces disputées

rule-D-9-3d = Enfin n’importe quelle unité SV, y compris à Saigon.
    .title = En dernier : partout

rule-D-9x = Le Nord contrôle six provinces et le Sud tire un 4 : quatre unités. Deux quittent Kon Tum, une Pleiku, et la division de Bình Định est réduite, car il ne reste aucune unité SV dans une autre province frontalière.
    .title = Exemple : quatre déserteurs

## 10. Jetons Objectif

rule-D-10-1 = Dans la phase SV des tours 3, 5 et 7, on attribue le jeton qui porte le numéro du tour.
    .title = Quand un jeton est gagné

rule-D-10-2 = Le camp qui contrôle la province du jeton le prend.
    .title = Qui le gagne

rule-D-10-3 = Un jeton ne se joue que dans la phase de son détenteur.
    .title = Pendant sa propre phase

rule-D-10-4 = Une activation de plus dans la sous-phase de disponibilité, dans le maximum du tour.
    .title = Jeton : activation

rule-D-10-5 = Relancer un de ses dés, à la disponibilité ou dans un combat.
    .title = Jeton : relance

rule-D-10-6 = À tout moment de sa phase, défausser une carte et en tirer une parmi les quatre écartées à la mise en place.
    .title = Jeton : autre carte

rule-D-10-7 = Au début du mouvement, deux unités vont n’importe où sur la carte. Elles ne sont pas activées : elles ne comptent pas dans le maximum et ne combattent pas dans cette phase.
    .title = Jeton : mouvement stratégique

rule-D-10-8 = Un joueur emploie au plus un jeton par tour. Un jeton employé quitte la partie.
    .title = Un jeton par tour

## Tour 8

rule-T8-1 = Dans la phase SV du tour 8, si les deux camps ont des unités à Saigon, les unités SV ne peuvent pas en sortir.
    .title = Tour 8 : Saigon sans issue

rule-T8-2 = Le Sud doit alors attaquer à Saigon, et ses activations vont aux unités qui s’y trouvent avant tout autre usage.
    .title = Tour 8 : attaque obligatoire

rule-T8-3 = Si les activations manquent, seules les unités activées lancent des dés. Les résultats contre le Sud frappent quand même n’importe quelle unité SV de Saigon.
    .title = Tour 8 : trop peu d’activations

## Victoire

rule-V-1 = Le Nord gagne s’il contrôle Saigon à l’examen de la victoire, à n’importe quel tour, donc si un marqueur milice s’y trouve. On l’y pose d’abord si la désertion vient d’y laisser les unités NV seules.
    .title = Victoire du Nord : Saigon

rule-V-2 = Au même examen, le Nord gagne aussi si le Sud n’a plus d’unité sur la carte.
    .title = Victoire du Nord : le Sud anéanti

rule-V-3 = Le Sud gagne si le Nord ne contrôle pas Saigon à la fin du tour 8, même sans unité SV à Saigon.
    .title = Victoire du Sud

rule-V-match-1 = Les joueurs font deux parties et échangent les camps entre les deux.
    .title = Match aller-retour

rule-V-match-2 = Gagne celui qui, avec le Nord, a pris Saigon au tour le plus précoce. Ne pas la prendre vaut plus tard que le tour 8.
    .title = Vainqueur du match

rule-V-match-3 = Même tour dans les deux parties, ou Saigon jamais prise : gagne celui qui, avec le Nord, contrôlait le plus de provinces.
    .title = Premier départage

rule-V-match-4 = Toujours à égalité : gagne celui à qui, avec le Sud, il restait le plus d’unités. Les soutiens aériens disponibles comptent comme des unités.
    .title = Deuxième départage

rule-V-match-5 = Toujours à égalité : on compte les demi-divisions du Sud, deux par division complète, une par division réduite, rien pour le reste. Le plus grand total gagne.
    .title = Troisième départage

## Solo

rule-S-setup-1 = La mise en place est celle à deux joueurs, cartes exceptées. Le joueur tient le Sud.
    .title = Partie en solo

rule-S-setup-2 = Les cartes Solo, mélangées, forment une pioche. Mélangez aussi les cartes Événement et donnez-en huit à chaque camp ; les quatre autres restent de côté.
    .title = Paquets du solo

rule-S-cards-1 = On retourne une carte Solo au tout début de chaque phase NV.
    .title = Tirage d’une carte Solo

rule-S-cards-1b = Le Nord ne jette son dé de disponibilité qu’une fois sa carte Solo connue.
    .title = Avant la disponibilité

rule-S-cards-2 = L’ordre des couleurs d’événement, où le Nord va, quand il attaque et à quoi lui sert un jeton Objectif. Le reste suit les règles générales du solo.
    .title = Ce que dit une carte Solo

rule-S-cards-3 = La carte Solo quitte la partie à la fin de la phase NV.
    .title = Carte Solo retirée

rule-S-event-1 = Le Sud joue ses cartes Événement selon les règles normales.
    .title = Cartes du Sud

rule-S-event-2 = Les huit cartes du Nord forment une pile face cachée. On en retourne jusqu’à la première couleur voulue par la carte Solo et on joue celle-là, avant le jet de disponibilité ; les autres restent de côté.
    .title = Événement du Nord

rule-S-event-3 = Pile épuisée : on mélange toutes les cartes non jouées et on cherche encore. Si la couleur manque, on cherche la deuxième, puis la troisième.
    .title = Remélange, puis couleur suivante

rule-S-event-4 = Les cartes retournées attendent de côté le prochain mélange. Une carte jouée ne revient jamais.
    .title = Cartes de côté

rule-S-eventx = La première jaune retournée est jouée. S’il n’y a plus de jaune, on mélange et on joue la première rouge ; sans rouge non plus, la première verte.
    .title = Exemple : jaune, rouge, vert

rule-S-preference = Quand le Nord désigne des unités SV, il prend dans l’ordre : Parachutistes, Marines, mécanisés, Rangers, divisions complètes, Patrouilles Fluviales, divisions réduites.
    .title = Unités SV visées par le Nord

rule-S-activation-1 = Si son dé de disponibilité montre moins de 4, le Nord dépense un marqueur Activation +1, s’il en a.
    .title = Marqueur Activation +1 sur un petit jet

rule-S-activation-2a = Le Nord active d’abord les unités les plus proches des provinces visées. À égalité : les Réserves NV, puis la province la plus au nord, puis la plus à l’ouest.
    .title = Les plus proches d’abord

rule-S-activation-2b = Les divisions complètes s’activent avant les réduites.
    .title = Divisions complètes d’abord

rule-S-activation-2c = Le Nord active toujours en plus jusqu’à deux bataillons VC, s’il en a.
    .title = Toujours deux VC

rule-S-activation-3 = Le Nord ne fait jamais sortir d’unité de Saigon.
    .title = Jamais hors de Saigon

rule-S-activation-4 = Les unités NV déjà dans une province visée y sont activées sans bouger si elles peuvent attaquer. D’autres les rejoignent jusqu’à une unité de plus que le Sud.
    .title = Se battre sur place

rule-S-activation-5 = Le Nord n’active jamais une unité qui ne bougerait pas et ne combattrait pas.
    .title = Pas d’unité oisive

rule-S-movement-1 = Jusqu’à deux unités vont dans chaque province visée sans unité SV ; ailleurs, de quoi avoir une unité de plus que le Sud.
    .title = Combien d’unités

rule-S-movement-2 = Si les unités manquent, les provinces les plus proches de Saigon passent d’abord, puis les plus lointaines d’ouest en est, en longeant la frontière nord, et la côte sud en dernier. La carte 30 va du nord au sud.
    .title = Ordre des provinces visées

rule-S-movement-3 = Une fois tout servi, le reste va dans les provinces vides contrôlées par le Sud, deux par province, dans le même ordre.
    .title = Unités en trop

rule-S-movement-4 = Entre plusieurs provinces, le Nord va d’abord vers celle dont le jeton Objectif vient à échéance le plus tôt.
    .title = Jetons Objectif d’abord

rule-S-movement-5 = Le Nord achève, autant qu’il le peut, son mouvement vers une province avant de passer à la suivante.
    .title = Une province à la fois

rule-S-movement-6 = Les VC vont d’abord là où il n’y a ni Rangers ni Patrouille Fluviale.
    .title = Les VC évitent leurs chasseurs

rule-S-movement-7 = Le Nord n’envoie jamais d’unité là où il en a déjà cinq.
    .title = Jamais dans une pile pleine

rule-S-reinforce-1 = Sur une carte de renfort, un Nord présent dans moins de cinq provinces va vers les provinces indiquées.
    .title = Renfort : cinq provinces

rule-S-reinforce-2 = Présent dans cinq ou plus, il envoie des unités là où il est déjà, jusqu’à une de plus que le Sud, ou deux si le Sud n’y a rien.
    .title = Renfort : combien

rule-S-reinforce-3 = Saigon d’abord, puis les provinces les plus proches, du nord au sud puis d’ouest en est. Les unités déjà sur place sont activées si elles peuvent ainsi attaquer.
    .title = Renfort : ordre

rule-S-reinforce-4 = Quand il surpasse le Sud partout où il est présent, le Nord va vers les provinces de la carte.
    .title = Plus rien à renforcer

rule-S-combat-1 = Les VC ne défendent que si Rangers ou Patrouille Fluviale attaquent, ou si le Nord, moins nombreux sans eux, fait avec eux au moins jeu égal avec les attaquants.
    .title = VC en défense

rule-S-combat-2 = Le Nord attaque selon la carte Solo : avec plus d’unités, avec au moins autant, ou partout où il peut.
    .title = Quand le Nord attaque

rule-S-combat-3 = On compte les unités NV de la province, plus les dés d’un marqueur Infiltration et des événements, face aux unités SV.
    .title = Compte avant l’attaque

rule-S-combat-4 = Attaquant en province frontalière, le Nord emploie un marqueur Infiltration s’il n’est pas encore supérieur et lance moins de cinq dés.
    .title = Emploi de l’Infiltration

rule-S-combat-5 = Le Nord livre ses combats du nord au sud.
    .title = Ordre des combats

rule-S-retreat-1 = Le Nord ne réduit une division pour éviter une retraite que si cette retraite la lui ferait perdre.
    .title = Retraiter avant de réduire

rule-S-retreat-2 = Vers la province permise qui a le moins d’unités NV ; à égalité, la plus proche de Saigon, puis les Réserves NV, puis la plus au nord.
    .title = Où le Nord retraite

rule-S-retreat-3 = Vers les Réserves NV, les divisions partent d’abord et les VC en dernier ; vers une province, les VC d’abord.
    .title = Qui retraite

rule-S-objective = Le Nord emploie un jeton Objectif quand sa carte Solo le dit, pour l’usage qu’elle indique.
    .title = Jetons Objectif du Nord

rule-S-event-details-1 = Le Nord se sert d’Insurrection, Soutien blindé, Commandement paralysé et Corruption à la première occasion.
    .title = Événements de combat sans attendre

rule-S-event-details-2 = Le Nord nomme Saigon si c’est possible et utile ; sinon, parmi celles où il est moins nombreux, la province la plus garnie d’unités SV, au nord puis à l’ouest. Cela vaut pour Diversion, Évacuation, Infiltration Viêt-Cong, Corruption et Révolte des Montagnards.
    .title = Désigner une province

rule-S-example-1 = Tour 1, carte Solo 30 : rouge d’abord, provinces du nord, attaque avec au moins autant d’unités. La première rouge retournée est la 19, Insurrection.
    .title = Exemple : les cartes

rule-S-example-2 = Le dé montre 3, un marqueur Activation +1 est donc dépensé : six divisions au tour 1, et deux VC.
    .title = Exemple : disponibilité

rule-S-example-3 = Du nord au sud, trois unités vont contre deux à Quảng Trị, deux contre une à Đà Nẵng, et les trois dernières contre quatre à Quảng Ngãi. Les VC y évitent les Rangers.
    .title = Exemple : mouvement

rule-S-example-4 = Le Nord est plus nombreux dans les deux premières provinces. À Quảng Ngãi, un marqueur Infiltration met trois à égalité avec quatre.
    .title = Exemple : qui peut attaquer

rule-S-example-5 = Trois pertes effacent les deux unités SV. Deux retraites envoient deux divisions NV dans les Réserves NV ; le bataillon VC reste et une milice est posée.
    .title = Exemple : premier combat

rule-S-example-6 = Une perte réduit la division SV. Une retraite envoie le bataillon VC à Quảng Trị, que le Nord vient de prendre.
    .title = Exemple : deuxième combat

rule-S-example-7 = Une perte élimine une unité SV. Deux retraites de chaque côté s’annulent.
    .title = Exemple : troisième combat

## Cartes Événement

rule-card-01 = Le Sud met jusqu’à deux soutiens aériens de son stock hors plateau dans la case Soutiens aériens, sans dépenser d’activation. La case en contient toujours cinq au plus.
    .title = Livraisons américaines (jaune)

rule-card-02 = À chaque combat de cette phase, le Nord lance un dé de bataille de moins, mais au moins un.
    .title = Pénurie de munitions (jaune)

rule-card-03 = Dans un combat de cette phase, le Sud ajoute deux dés de bataille, dans la limite de cinq. Ils ne demandent aucun soutien aérien et n’entraînent aucun jet d’attrition.
    .title = Raids aériens (jaune)

rule-card-04 = Le Sud envoie jusqu’à cinq unités dans les provinces de son choix, sans tenir compte des limites de mouvement ; les Patrouilles Fluviales restent sur le Mékong et personne n’entre au Cambodge, au Laos ou au Nord Viêt Nam. C’est pour chacune son seul mouvement du tour, mais elle n’est pas activée. L’empilement se juge à la fin du mouvement.
    .title = Redéploiement stratégique (jaune)

rule-card-05 = Le Sud remet au complet une division réduite de la carte. Il fait aussi revenir à Saigon un bataillon de Rangers ou un régiment mécanisé éliminé, s’il contrôle Saigon et qu’il y reste de la place.
    .title = Mobilisation générale (jaune)

rule-card-06 = Le Sud ajoute un dé de bataille dans un ou deux combats de cette phase, en attaque ou en défense.
    .title = Résistance acharnée (jaune)

rule-card-07 = Celui qui joue la carte remet au complet une de ses divisions réduites, sur la carte ou dans les Réserves NV.
    .title = Recomplètement (verte)

rule-card-08 = Pendant cette phase, personne n’emploie de soutien aérien, au combat ou en transport, ni de marqueur Infiltration. Les régiments mécanisés ont un point de mouvement.
    .title = Saison des pluies (verte)

rule-card-09 = Le Nord désigne une province. Dans un combat qui s’y livre pendant cette phase, le Sud n’a aucun dé bonus, d’aucune sorte.
    .title = Diversion (rouge)

rule-card-10 = Dans un combat de cette phase, le Nord ajoute deux dés de bataille, dans la limite de cinq.
    .title = Soutien blindé (rouge)

rule-card-11 = Le Nord place jusqu’à deux bataillons VC des Réserves NV dans une province, dans la limite d’empilement ; s’il n’y en a pas, un bataillon VC éliminé. En phase NV, ils peuvent attaquer dans cette phase en plus des deux VC gratuits, mais ne bougent pas.
    .title = Infiltration Viêt-Cong (rouge)

rule-card-12 = Le Nord désigne une province montagneuse avec des unités SV et l’une d’elles, qui subit un pas de perte. Les unités SV qui y restent ne peuvent pas être activées dans cette phase. Sans unité SV en montagne, rien ne se passe.
    .title = Révolte des Montagnards (rouge)

rule-card-13 = Dans un combat de cette phase, le Sud lance deux dés de bataille de moins, mais au moins un.
    .title = Commandement paralysé (rouge)

rule-card-14 = Au test de désertion de ce tour, le Sud perd deux unités de plus que ne dit la table. Jouée par le Nord, la carte reste sur le plateau jusque-là.
    .title = Crise à Saigon (rouge)

rule-card-15 = Le Sud retire deux marqueurs de la case Soutiens aériens, ou tous s’il en a moins, et les remet dans son stock hors plateau. Ils ne sont pas éliminés.
    .title = Réduction de l’aide américaine (rouge)

rule-card-16 = Le Nord reprend jusqu’à deux marqueurs Infiltration employés, sans en avoir plus de cinq. Il fait aussi revenir une division éliminée dans les Réserves NV, réduite.
    .title = Piste Hô Chi Minh (rouge)

rule-card-17 = Le Nord désigne une province : dans un combat qui s’y livre pendant cette phase, le Sud lance un dé de bataille de moins, mais au moins un. Le Sud remet aussi un marqueur de la case Soutiens aériens, s’il en a, dans son stock hors plateau.
    .title = Corruption (rouge)

rule-card-18 = Le Nord désigne une province et jusqu’à deux unités SV qui s’y trouvent. Le Sud déplace chacune vers une province adjacente qu’il contrôle et où il reste de la place ; les Patrouilles Fluviales restent sur le Mékong. Une unité sans issue ne bouge pas.
    .title = Évacuation (rouge)

rule-card-19 = Le Nord ajoute un dé de bataille dans un ou deux combats de cette phase.
    .title = Insurrection (rouge)

rule-card-20 = Pendant cette phase, toute unité SV qui retraite d’une autre province que Saigon, de force ou de gré, subit un pas de perte en arrivant : une division complète est réduite, toute autre unité est éliminée.
    .title = Convoi des larmes (rouge)

## Cartes Solo

rule-card-21 = Événements : rouge, puis vert, puis jaune. Vers Đắk Nông, Đắk Lắk, Pleiku et Kon Tum, au plus près de Saigon d’abord. Attaque là où le Nord a plus d’unités que le Sud. Le Nord n’emploie pas de jeton Objectif.
    .title = Carte Solo 21 : les hauts plateaux

rule-card-22 = Événements : rouge, puis jaune, puis vert. Vers Saigon, Long An, An Lộc et Phước Bình, au plus près de Saigon d’abord. Attaque là où le Nord a au moins autant d’unités que le Sud. Un jeton Objectif relance un dé.
    .title = Carte Solo 22 : Saigon par le nord-ouest

rule-card-23 = Événements : jaune, puis rouge, puis vert. Vers Long An, Kiên Giang, Cần Thơ et Cà Mau, au plus près de Saigon d’abord. Attaque là où le Nord a plus d’unités que le Sud. Le Nord n’emploie pas de jeton Objectif.
    .title = Carte Solo 23 : le Mékong

rule-card-24 = Événements : rouge, puis vert, puis jaune. Se renforce si le Nord est présent dans cinq provinces au moins. Sinon, vers Đắk Nông, Đắk Lắk, Pleiku et Kon Tum, au plus près de Saigon d’abord. Attaque là où le Nord a au moins autant d’unités que le Sud. Le Nord n’emploie pas de jeton Objectif.
    .title = Carte Solo 24 : renfort, ou les hauts plateaux

rule-card-25 = Événements : vert, puis rouge, puis jaune. Vers Phú Yên, Nha Trang, Bình Định et Quảng Ngãi, au plus près de Saigon d’abord. Attaque partout où c’est possible. Un jeton Objectif donne un mouvement stratégique.
    .title = Carte Solo 25 : la côte centrale

rule-card-26 = Événements : rouge, puis jaune, puis vert. Vers Saigon, Long An, An Lộc, Phước Bình et Xuân Lộc, au plus près de Saigon d’abord. Attaque partout où c’est possible. Un jeton Objectif donne une activation de plus.
    .title = Carte Solo 26 : Saigon et ses abords

rule-card-27 = Événements : jaune, puis vert, puis rouge. Se renforce si le Nord est présent dans cinq provinces au moins. Sinon, vers Saigon, Long An, An Lộc, Phước Bình et Xuân Lộc, au plus près de Saigon d’abord. Attaque là où le Nord a plus d’unités que le Sud. Un jeton Objectif donne un dé de bataille de plus.
    .title = Carte Solo 27 : renfort, ou Saigon et ses abords

rule-card-28 = Événements : rouge, puis vert, puis jaune. Vers Saigon, Long An, An Lộc et Phước Bình, au plus près de Saigon d’abord. Attaque partout où c’est possible. Un jeton Objectif relance un dé.
    .title = Carte Solo 28 : Saigon et l’ouest

rule-card-29 = Événements : vert, puis jaune, puis rouge. Vers Saigon, Xuân Lộc, Phan Thiết et Phan Rang, au plus près de Saigon d’abord. Attaque là où le Nord a au moins autant d’unités que le Sud. Un jeton Objectif donne une activation de plus.
    .title = Carte Solo 29 : Saigon et la côte sud

rule-card-30 = Événements : rouge, puis vert, puis jaune. Vers Quảng Trị, Đà Nẵng et Quảng Ngãi, du nord au sud. Attaque là où le Nord a au moins autant d’unités que le Sud. Un jeton Objectif donne une activation de plus.
    .title = Carte Solo 30 : les provinces du nord
