### Silver Bayonet : les règles résumées dans nos propres mots. Un message par règle de l’index ; .title est son titre court.

## 1. Introduction

rule-intro-players = On joue à un ou à deux. Il y a sept scénarios standards (le sixième en deux versions), trois mini-campagnes et deux grandes campagnes.
    .title = Joueurs et scénarios

rule-intro-sides = L’APVN réunit l’armée nord-vietnamienne (ANV) et le Viêt Cong (VC), les AML les Américains (USA) et les Sud-Vietnamiens (ARVN). Une règle qui nomme une seule nation ne vaut que pour elle.
    .title = Les deux camps

rule-intro-operation-names = La 1re brigade mena ALL THE WAY, la 3e SILVER BAYONET I, la 2e SILVER BAYONET II. Les mini-campagnes portent ces noms.
    .title = Noms des opérations

rule-1-1 = VE valeur d’efficacité, VDT valeur de défense du terrain, ZdC zone de contrôle, MJD modificateur au jet de dé, ZA zone d’atterrissage, TDA tir de défense aérienne, QG quartier général, FS forces spéciales.
    .title = Abréviations

## 2. Matériel

rule-2-0 = Une carte, une planche et demie de pions, treize aides de jeu, deux feuilles de tables, deux écrans, un dé à dix faces et les règles.
    .title = Contenu

rule-2-1a = Des hexagones d’environ 1,5 km règlent le placement et le mouvement. Chacun a un numéro à quatre chiffres : la colonne, puis la rangée.
    .title = La carte

rule-2-1b = Les cases à côté de la carte ne s’atteignent que par les hexagones signalés à son bord.
    .title = Lieux hors carte

rule-2-2a = Elle porte les bases d’hélicoptères, la case An Khe et la piste des points aériens, à l’abri du regard adverse.
    .title = Aide de jeu des AML

rule-2-2b = Elle porte les unités sous marqueur caché et celles des cases du Cambodge, à l’abri du regard adverse.
    .title = Aide de jeu de l’APVN

rule-2-2c = Chacun a toutes les tables sur une feuille. Les fiches donnent la mise en place et les règles du scénario ; un plateau montre qui manœuvre et qui donne l’assaut.
    .title = Aides communes

rule-2-3-1 = Le pion montre le type, la taille, le nom et les valeurs. Les chiffres sont ceux du jeu de données.
    .title = Pions des unités de combat

rule-2-3-2 = Les unités sont des compagnies ou des batteries ; les mortiers de l’APVN sont des sections, et cinq unités aéroportées de l’ARVN des bataillons.
    .title = Tailles

rule-2-3-3a = Le symbole indique le type. Les trois pions de la 3e cavalerie blindée de l’ARVN existent en deux dessins, de mêmes valeurs.
    .title = Types d’unités

rule-2-3-3b = L’artillerie de campagne et les mortiers. Ils bombardent avec leur puissance de bombardement : en attaque, en défense ou en soutien d’un combat de manœuvre.
    .title = Ce qu’est l’artillerie

rule-2-3-3c = Sans puissance d’attaque, elle ne peut ni manœuvrer ni donner l’assaut contre un hexagone adjacent. Les mortiers le peuvent.
    .title = L’artillerie n’attaque pas

rule-2-3-4 = Puissance d’attaque, ou de bombardement avec la portée, défense, mouvement, valeur d’efficacité et points d’empilement.
    .title = Valeurs des unités au sol

rule-2-3-5 = Les OH-13S observent, les UH-1D et CH-47 transportent, les UH-1B et ARA combattent.
    .title = Types d’hélicoptères

rule-2-3-6 = Le marqueur indique à combien d’hexagones porte sa patrouille.
    .title = Marqueurs de patrouille

rule-2-4-1 = Elle sert quand l’unité attaque, en manœuvre ou en assaut.
    .title = Puissance d’attaque

rule-2-4-2 = Elle sert quand l’artillerie, un mortier ou un hélicoptère bombarde ou soutient.
    .title = Puissance de bombardement

rule-2-4-3a = Le nombre d’hexagones auquel l’unité peut tirer, quel que soit le terrain. L’hexagone cible compte, celui de l’unité non.
    .title = Portée de l’artillerie

rule-2-4-3b = La distance à laquelle un QG peut coordonner une attaque.
    .title = Portée d’un QG

rule-2-4-4 = Elle sert quand l’unité se défend, contre une manœuvre ou un assaut.
    .title = Valeur de défense

rule-2-4-5a = Plus elle est haute, mieux c’est. Celle d’un QG dit aussi comment il coordonne. Sur une face réduite elle est le plus souvent moindre.
    .title = Valeur d’efficacité

rule-2-4-5b = Un dé pour l’unité testée : VE ou moins, c’est réussi ; plus, c’est manqué.
    .title = Test d’efficacité

rule-2-4-6 = La place qu’une unité prend dans un hexagone, où la place est limitée.
    .title = Points d’empilement

rule-2-4-7a = Les points qu’une unité peut dépenser dans une phase de mouvement ; la table du terrain donne le coût de chaque hexagone.
    .title = Capacité de mouvement

rule-2-4-7b = Une capacité cerclée signale une unité motorisée. Toutes les autres vont à pied.
    .title = Motorisée ou à pied

rule-2-4-8 = Compagnie, bataillon, régiment : C/2/12 est la compagnie C du bataillon 2/12, qui n’est pas le 2/7.
    .title = Nom d’une unité

rule-2-4-9 = Il se compte en hexagones.
    .title = Rayon d’une patrouille

rule-2-5 = Une unité a un ou deux pas ; le dos du pion, à bandeau, est sa face réduite. Les hélicoptères portent des pas, non des points d’empilement.
    .title = Pas

rule-2-5-1 = Des valeurs sur les deux faces font deux pas. Les QG de l’ANV font exception : ils n’en ont qu’un, comme les pions à une face.
    .title = Deux pas ou un

rule-2-5-2 = Une unité à deux pas est retournée, puis éliminée à la seconde perte. Une unité à un pas est éliminée aussitôt.
    .title = Perdre un pas

rule-2-5-3 = Dans un combat de manœuvre, le premier pas perdu par un camp est celui de son unité de tête.
    .title = L’unité de tête d’abord

rule-2-5-4 = Aucune unité américaine n’est éliminée tant qu’une autre unité américaine du combat est à pleine puissance, sauf l’unité de tête par la première perte. Un QG de brigade tombe toujours en dernier.
    .title = Pertes américaines réparties

rule-2-6 = Du bombardement offensif et du combat de manœuvre ; aussi du prix payé pour tenir au lieu de retraiter et d’un atterrissage sous le feu.
    .title = D’où vient la fatigue

rule-2-6-1 = Après toutes les pertes, autant de survivants que le dit le F deviennent fatigués, l’unité de tête d’abord en manœuvre. Seules comptent celles qui ne l’étaient pas avant ; l’excédent est ignoré.
    .title = Poser la fatigue

rule-2-6-2 = Si l’unité de tête, ou toutes celles de l’hexagone, étaient déjà fatiguées et qu’un F tombe, une unité perd en outre un pas. Un QG seul dans son hexagone et une ZA dangereuse en sont exempts.
    .title = Fatigue supplémentaire

rule-2-6-3 = Une unité fatiguée n’attaque pas, une artillerie fatiguée ne tire pas. Les autres de la pile le peuvent.
    .title = Fatiguée, on n’attaque ni ne tire

rule-2-6-4 = Sa défense imprimée reste, et sa VE compte quand on cherche la plus haute.
    .title = Fatiguée, on se défend

rule-2-6-5 = Si une unité en défense est fatiguée, les tables de combat donnent un modificateur contre elle.
    .title = La fatigue sert l’attaquant

rule-2-6-6a = Une unité fatiguée ne réagit pas, et ne place ni ne renforce aucune patrouille.
    .title = Ni réaction ni patrouille

rule-2-6-6b = Une unité fatiguée dans la pile ajoute 1 au dé de refus.
    .title = La fatigue gêne le refus

rule-2-6-7 = On récupère dans la phase de récupération, là où les règles suivantes ou le scénario le permettent.
    .title = Récupération

rule-2-6-7-1 = À An Khe, à Camp Holloway, dans l’hexagone du QG de brigade ou avec un chef de leur camp.
    .title = Où récupèrent les AML

rule-2-6-7-2 = Dans une case du Cambodge, ou empilée avec un QG ou un hôpital non fatigué.
    .title = Où récupère l’APVN

rule-2-6-7-3 = Hors ZdC ennemie, la récupération est automatique. Dans une ZdC ennemie, il faut réussir un test d’efficacité.
    .title = D’office, ou par un test

rule-2-6-7-4 = Les QG de l’ANV et l’hôpital récupèrent d’eux-mêmes, sauf si une unité ennemie est adjacente.
    .title = QG et hôpital

rule-2-7 = Un dé à dix faces ; le 0 vaut dix.
    .title = Le dé

## 3. Déroulement du jeu

rule-3-1 = Les unités commencent là où le scénario les met, la plupart à pleine puissance.
    .title = Mise en place

rule-3-2a = Les scénarios 1 à 7 suivent la séquence standard, les scénarios 8 à 12 celle de campagne.
    .title = Deux séquences de jeu

rule-3-2b = Le marqueur montre quel camp joue ; deux autres signalent le premier et le dernier tour du scénario.
    .title = Marqueurs de tour

rule-3-2c = Celui dont c’est la partie du tour.
    .title = Le joueur actif

## 4. Mouvement au sol

rule-4-0 = Dans la phase de mouvement, le joueur actif peut déplacer toute unité dont la capacité dépasse zéro, hexagone par hexagone. Avances et retraites ne sont pas du mouvement.
    .title = Se déplacer

rule-4-1-1 = Les unités vont une par une ou en pile et paient chaque hexagone où elles entrent.
    .title = Seule ou en pile

rule-4-1-2 = Un nombre quelconque d’unités amies peut traverser un hexagone dans un tour.
    .title = Passage libre

rule-4-1-3a = Une unité se déplace une fois par phase, dans sa capacité. Les points ne se gardent ni ne se prêtent, et nul n’est tenu de bouger.
    .title = Une fois par phase

rule-4-1-3b = Une unité de l’APVN qui épuise sa capacité pour rejoindre un autre marqueur caché empêche celui-ci de bouger ; portée par un marqueur à pleine vitesse, elle ne repart pas seule.
    .title = D’un marqueur à l’autre

rule-4-1-4 = Il faut payer le terrain et le côté. Une unité qui peut bouger peut toujours avancer d’un hexagone qui ne lui est pas interdit.
    .title = Assez de points, ou un hexagone

rule-4-1-5 = Nulle unité n’entre là où se trouve une unité de combat ennemie. Les amies ne gênent pas.
    .title = Hexagones ennemis fermés

rule-4-1-6 = Les unités américaines ne la franchissent pas, celles de l’ARVN le peuvent.
    .title = La frontière du Cambodge

rule-4-1-7 = Une telle unité ne se déplace qu’en hélicoptère.
    .title = Capacité nulle

rule-4-2-1 = Chaque hexagone a un type de terrain. La table donne le coût, la VDT, la ZdC, l’observation, les effets sur l’attaquant et les ZA.
    .title = Le terrain

rule-4-2-1-1 = Une rivière longe les côtés d’hexagone et ne coûte rien. Si tous les attaquants la traversent, ils ajoutent 1 à leur dé.
    .title = Rivières

rule-4-2-1-2 = D’un hexagone de route au suivant, par un côté que la route traverse, on ne paie que le coût de la route.
    .title = Routes

rule-4-2-1-3a = Un camp vaut le terrain de son hexagone, mais avec une VDT de 4 et le +3 de la table contre l’attaquant ; les ZdC y sont sans effet.
    .title = Camps des forces spéciales

rule-4-2-1-3b = Un camp est une ZA opérationnelle tant qu’une unité des AML s’y trouve.
    .title = Un camp comme ZA

rule-4-2-1-4 = Un ruisseau est sans effet.
    .title = Ruisseaux

rule-4-2-1-5 = Elles roulent, donnent l’assaut, avancent et retraitent seulement en terrain dégagé, ville et plantation de thé, ailleurs le long d’une route. Elles manœuvrent contre tout terrain qui le permet.
    .title = Terrain des unités motorisées

rule-4-2-2a = Certains hexagones ne s’attaquent pas en manœuvre : la base américaine.
    .title = Pas de manœuvre

rule-4-2-2b = X s’ajoute au dé de l’attaquant dans un assaut contre l’hexagone.
    .title = Assaut plus X

rule-4-2-2c = X s’ajoute au dé de l’attaquant en manœuvre comme en assaut.
    .title = Les deux plus X

rule-4-2-2d = Chaque bombardement des AML, de quelque sorte qu’il soit, sur une ville ou Pleiku donne 1 point de victoire à l’APVN.
    .title = Bombarder les villes

rule-4-2-3 = La VDT divise le résultat d’un bombardement offensif et le D d’un combat de manœuvre.
    .title = Valeur de défense du terrain

rule-4-2-4 = La table dit si les ZdC s’étendent dans l’hexagone.
    .title = Terrain et ZdC

rule-4-2-5 = Les deux chiffres sont le plus haut dé qui découvre un marqueur caché : à gauche depuis les airs, à droite par patrouille.
    .title = Terrain et observation

rule-4-2-6 = La table dit quelles ZA l’hexagone admet : expédiente, opérationnelle, les deux ou aucune.
    .title = Terrain et ZA

rule-4-3 = L’ordre dans une pile est indifférent, et les marqueurs ne tiennent pas de place.
    .title = Piles

rule-4-3-1 = Quatre points d’empilement d’un camp partagent un hexagone sans dommage. D’autres peuvent passer.
    .title = Quatre points

rule-4-3-2a = Chaque point au-delà de quatre baisse de 1 la VE de toutes les unités de l’hexagone, jamais sous zéro.
    .title = Sur-empilement

rule-4-3-2b = Quatre points d’unités seulement comptent en défense. Dans un assaut ils font les deux rounds, et nul ne remplace les perdus.
    .title = En sur-empilement, en défense

rule-4-3-2c = Celles qui donnent l’assaut depuis un tel hexagone ne sont pas gênées. En manœuvre, quatre points seulement en attaquent.
    .title = En sur-empilement, en attaque

rule-4-3-3 = Sous marqueur caché on ne dépasse jamais la limite.
    .title = Unités cachées

rule-4-4-1 = À pied et à plus de trois hexagones de toute unité ennemie au départ, on ajoute 2 points, à condition de suivre des routes tout du long.
    .title = Mouvement étendu

rule-4-4-2 = En chemin on ne se trouve jamais à trois hexagones ou moins d’une unité ennemie ou d’un marqueur caché.
    .title = Garder ses distances

rule-4-4-3 = Les marqueurs cachés n’ont pas de mouvement étendu.
    .title = Pas pour les marqueurs cachés

rule-4-5-1 = Les AML ont An Khe, l’APVN plusieurs cases au Cambodge.
    .title = Cases hors carte

rule-4-5-2 = Seule l’APVN y va. On entre dans chaque case et on en sort par ses propres hexagones du bord de carte.
    .title = Cambodge

rule-4-5-2-1 = Sur un tel hexagone, avec un point restant, une unité de l’APVN peut passer dans la case, et s’y arrête.
    .title = Quitter la carte

rule-4-5-2-2 = Passer dans une case reliée prend toute la capacité.
    .title = De case en case

rule-4-5-2-3 = On paie l’hexagone du bord comme d’habitude et l’on peut continuer.
    .title = Entrer sur la carte

rule-4-5-3 = Les unités des AML y vont par les airs ou y arrivent en renfort.
    .title = An Khe

## 5. Zones de contrôle

rule-5-1 = La plupart des unités ont une ZdC dans les six hexagones qui les entourent, sauf là où le terrain l’exclut.
    .title = Zone de contrôle

rule-5-1-1 = Les QG, l’hôpital, l’artillerie, les marqueurs cachés, les patrouilles et les unités fatiguées n’en ont pas.
    .title = Unités sans ZdC

rule-5-1-2 = Elle ne s’étend qu’aux hexagones où elles pourraient aller.
    .title = ZdC des unités motorisées

rule-5-2-1 = Qui entre dans une ZdC ennemie s’y arrête pour la phase.
    .title = S’arrêter

rule-5-2-2 = Qui commence dans une ZdC ennemie peut passer dans un hexagone libre, puis entrer dans une autre ZdC ennemie.
    .title = En sortir

rule-5-2-3 = Qui commence dans une ZdC ennemie peut passer droit dans une ZdC adjacente ; cela prend toute la capacité.
    .title = De ZdC en ZdC

rule-5-2-4a = APVN, DELTA, CIDG et unités motorisées ne s’arrêtent pas dans une ZdC ennemie. En sortir, ou passer de l’une à l’autre, coûte 1 point de plus.
    .title = Ceux qui s’infiltrent

rule-5-2-4b = Ce point n’est pas dû pour le premier hexagone s’il mène hors de toute ZdC ennemie.
    .title = Le premier hexagone

rule-5-2-4c = À pied, un tel déplacement ne profite pas d’une route, et aucun des deux hexagones de ZdC ne peut être dégagé.
    .title = Limites à pied

## 6. Actions de pré-combat

rule-6-0 = On déclare les combats, puis viennent les refus, puis les réactions.
    .title = Trois étapes

rule-6-1 = Chaque unité attaquante fait l’un ou l’autre dans une phase de combat. Une pile peut subir les deux.
    .title = Manœuvre ou assaut

rule-6-1-1a = On nomme les hexagones visés et, pour chacun, les unités adjacentes qui l’attaquent et de quelle façon. Un combat vise un seul hexagone.
    .title = Déclarer

rule-6-1-1b = Qui est déclaré doit attaquer, sauf si l’attaque tourne à l’assaut frontal.
    .title = La déclaration engage

rule-6-1-2 = Une pile peut être attaquée depuis un, plusieurs ou tous les hexagones voisins.
    .title = De tous côtés

rule-6-1-3 = Les unités d’une pile peuvent viser des hexagones différents, et de façons différentes.
    .title = Partager une pile

rule-6-1-4a = Une unité de puissance nulle n’attaque qu’aux côtés d’unités de sa pile qui en ont une.
    .title = Puissance nulle

rule-6-1-4b = L’artillerie autre que les mortiers n’attaque pas.
    .title = Pas d’artillerie

rule-6-1-4c = Les unités fatiguées n’attaquent pas.
    .title = Pas d’unité fatiguée

rule-6-1-4d = Nulle unité n’attaque un hexagone où elle ne pourrait entrer, ni par un côté qu’elle ne pourrait franchir. Les motorisées le peuvent en manœuvre.
    .title = Là où l’on pourrait aller

rule-6-1-4e = Quatre points d’empilement au plus donnent l’assaut à un hexagone.
    .title = Quatre points à l’assaut

rule-6-1-4f = On ne déclare pas de manœuvre à moins de 1 contre 3. Face à des unités cachées, l’APVN peut les montrer pour le prouver.
    .title = Ratio de 1 contre 3

rule-6-1-5 = On n’attaque dans la phase que ce qui a été déclaré.
    .title = Cibles déclarées

rule-6-2a = Si l’unité de plus haute VE réussit un test d’efficacité, toutes les unités de l’hexagone attaqué reculent d’un hexagone avant le combat.
    .title = Refus de combat

rule-6-2b = Les déclarations contre l’hexagone tombent. Jusqu’à quatre points des attaquants peuvent aussitôt y avancer, et n’attaquent plus de ce tour de joueur.
    .title = Après un refus

rule-6-2-1 = Les unités de l’APVN peuvent le tenter, même cachées, et soustraient du dé la VDT de l’hexagone.
    .title = Refus de l’APVN

rule-6-2-2 = Ils peuvent le tenter et soustraient la VDT, mais pas dans un camp des FS.
    .title = DELTA et CIDG

rule-6-2-3 = Elles peuvent le tenter, sans la VDT, mais pas dans une ZA opérationnelle, une ville, Camp Holloway, un camp des FS ou avec le QG de brigade.
    .title = Autres unités américaines

rule-6-2-4 = Hors CIDG, elles ne peuvent le tenter qu’avec Truong.
    .title = Unités de l’ARVN

rule-6-2-5 = Capacité nulle : pas de refus.
    .title = Unités immobiles

rule-6-2-6a = Visées en manœuvre et en assaut, les unités ne refusent pas. Les marqueurs cachés le peuvent, sans la VDT.
    .title = Sous les deux attaques

rule-6-2-6b = Une unité fatiguée dans la pile ajoute 1 au dé.
    .title = Pile fatiguée

rule-6-2-6c1 = On ne recule pas dans un hexagone lui-même visé par une attaque déclarée.
    .title = Pas dans une cible

rule-6-2-6c2 = Ni dans un hexagone vide en ZdC ennemie. APVN, DELTA et CIDG prennent d’abord un hexagone libre, puis une ZdC tenue par une unité amie, et une ZdC vide s’il n’y a rien d’autre.
    .title = Pas dans une ZdC ennemie

rule-6-2-6c3 = Ni dans un terrain où l’unité ne pourrait entrer.
    .title = Pas en terrain interdit

rule-6-2-6c4 = Ni là où la limite d’empilement serait dépassée.
    .title = Pas au-delà de la limite

rule-6-2-7 = Un hexagone de marqueurs cachés seuls a −1. Marqueurs et unités visibles jettent le dé séparément ; un marqueur a une VE de 6.
    .title = Refus des marqueurs cachés

rule-6-3-1a = Ensuite, pour chaque hexagone attaqué, le défenseur peut désigner une unité d’un hexagone voisin. Si elle réussit un test d’efficacité, elle y entre.
    .title = Réaction

rule-6-3-1b = Un essai par hexagone et par unité, quel qu’en soit le résultat.
    .title = Un seul essai

rule-6-3-2a = L’unité qui réagit doit trouver place.
    .title = De la place

rule-6-3-2b = Une unité attaquée ne réagit pas ailleurs.
    .title = Pas depuis une cible

rule-6-3-2c = Qui vient de refuser ne réagit pas.
    .title = Pas après un refus

rule-6-3-2d = Les unités fatiguées ne réagissent pas.
    .title = Pas fatiguée

rule-6-3-2e = Pas de réaction dans un hexagone ou par un côté interdits à l’unité.
    .title = Là où l’on pourrait aller

rule-6-3-3a = À la place, une unité d’une base d’hélicoptères peut être amenée par un transport libre si elle réussit son test.
    .title = Réaction en hélicoptère

rule-6-3-3b = Transport et escortes peuvent rester pour le combat et tirer en défense ; puis ils rentrent à leur base.
    .title = Les hélicoptères restent

## 7. Coordination de l’attaque

rule-7-0a = Chaque combat est mené à terme, coordination, manœuvre, assaut, avant le suivant ; l’attaquant choisit l’ordre.
    .title = Hexagone par hexagone

rule-7-0b = La coordination se détermine une fois par hexagone attaqué.
    .title = Un jet par hexagone

rule-7-1-1 = La portée et la VE d’un QG de l’ANV servent à coordonner.
    .title = QG de l’ANV

rule-7-1-2 = Si un QG de l’ANV a toutes les piles attaquantes à portée, on jette le dé contre sa VE. S’il y en a plusieurs, l’APVN choisit.
    .title = Jet sur un QG

rule-7-1-3 = On compte du QG à chaque hexagone attaquant, celui-ci compris. Le chemin évite unités et ZdC ennemies ; une unité amie annule la ZdC dans son hexagone.
    .title = Le fil du commandement

rule-7-2-1 = Les unités d’un seul bataillon américain sont toujours parfaitement coordonnées. Avec plusieurs bataillons on teste la plus haute VE, sauf si Moore est là.
    .title = Attaques américaines

rule-7-2-2 = Parfaitement coordonnées avec Truong ; sinon le jet se fait contre 5. Le pion HQ/3 ne coordonne pas.
    .title = Attaques de l’ARVN

rule-7-2-3 = On teste la plus basse VE, chefs ou non.
    .title = USA et ARVN ensemble

rule-7-2-4 = Seuls, ils sont toujours coordonnés. Avec d’autres, on fait comme s’ils n’y étaient pas, VE comprise.
    .title = DELTA, CIDG et 1/9

rule-7-3 = Sans QG ni chef pour servir, le jet se fait contre 5 pour l’ARVN et 3 pour l’APVN.
    .title = Hors commandement

rule-7-4-1 = Dé inférieur à la valeur : tous attaquent, et l’attaquant peut ajouter un soutien.
    .title = Parfaitement coordonnée

rule-7-4-2 = Dé égal à la valeur : tous attaquent, sans soutien de l’attaquant.
    .title = Partiellement coordonnée

rule-7-4-3 = Un de plus que la valeur : tous attaquent, sans soutien et avec une pénalité.
    .title = Non coordonnée

rule-7-4-3a = Le ratio glisse d’une colonne vers la gauche.
    .title = Manœuvre non coordonnée

rule-7-4-3b = L’attaquant ajoute 1 à tous ses jets, tests d’efficacité compris ; le défenseur retranche 1 des siens, sauf du bombardement défensif.
    .title = Assaut non coordonné

rule-7-4-4a = Deux ou plus au-dessus : le défenseur choisit un des hexagones attaquants. Ses unités doivent donner l’assaut, même prévues en manœuvre ; il n’y a pas de combat de manœuvre.
    .title = Assaut frontal

rule-7-4-4b = Les unités des autres hexagones n’attaquent plus rien. L’assaut se résout comme non coordonné.
    .title = Les autres attendent

rule-7-5a = Contre chaque hexagone, d’abord la manœuvre, ensuite l’assaut.
    .title = Manœuvre, puis assaut

rule-7-5b = Toutes les unités déclarées attaquent, sauf après un assaut frontal.
    .title = Tous attaquent

rule-7-5c = Jamais plus de quatre points dans un assaut, quelle que soit la coordination.
    .title = Quatre points au plus

rule-7-5d = Si, après refus et réaction, la défense de l’hexagone vaut zéro en tout, ses unités sont éliminées et l’attaquant peut avancer.
    .title = Défense nulle

## 8. Combat de manœuvre

rule-8-0 = Tous les hexagones déclarés en manœuvre en attaquent un seul ensemble. Il en sort fatigue, retraites et pertes.
    .title = Combat de manœuvre

rule-8-1-1 = Dans une pile, les unités qui n’attaquent pas ne subissent rien.
    .title = Spectateurs

rule-8-1-2 = Nulle unité n’attaque ni n’est attaquée deux fois en manœuvre dans une étape.
    .title = Une seule fois

rule-8-1-3 = Une attaque coordonnée depuis plusieurs hexagones a un meilleur dé. Six hexagones sont le maximum.
    .title = De plusieurs hexagones

rule-8-1-4 = Toutes les unités de l’hexagone se défendent ensemble ; aucune n’est soustraite.
    .title = Tous se défendent

rule-8-1-5 = La puissance d’une unité ne se divise ni ne se prête.
    .title = Sans partage

rule-8-2-1 = Seuls comptent l’hexagone du défenseur et ses côtés. Une rivière n’aide que si tous les attaquants la traversent.
    .title = Le terrain du défenseur

rule-8-2-2 = La table du terrain et celles de combat donnent les modificateurs.
    .title = Les tables

rule-8-3-1A = On additionne la puissance d’attaque.
    .title = Étape A : l’attaque

rule-8-3-1B = On la divise par la défense de l’hexagone et l’on arrondit à un ratio de la table, en faveur du défenseur.
    .title = Étape B : le ratio

rule-8-3-1C = Chaque camp nomme une unité de tête. L’écart de leurs VE décale la colonne ; elles prennent la première perte et la première fatigue.
    .title = Étape C : unités de tête

rule-8-3-1D = Une attaque non coordonnée glisse d’une colonne à gauche.
    .title = Étape D : coordination

rule-8-3-1E = L’attaquant, puis le défenseur, alloue son soutien ; chacun jette le dé sur la table de bombardement. Le chiffre de l’attaquant se soustrait du dé de combat, celui du défenseur s’y ajoute.
    .title = Étape E : soutien

rule-8-3-1F = On jette, on ajoute tous les modificateurs, on lit la table et l’on applique avant l’assaut.
    .title = Étape F : le dé

rule-8-3-2 = Nul décalage ne sort de 1 contre 3 à 6 contre 1. On ne baisse pas son ratio par choix.
    .title = Colonnes extrêmes

rule-8-3-3 = En tout, entre −3 et +3.
    .title = Limite des modificateurs

rule-8-3-4 = Pertes, fatigue, retraites, puis le prix de tenir.
    .title = Ordre des résultats

rule-8-4 = A et D suivis d’un chiffre sont les pertes de l’attaquant et du défenseur, F la fatigue. Le D se divise par la VDT.
    .title = Lire un résultat

rule-8-5 = Tout A et tout D fait retraiter le camp en cause d’un hexagone, ou de deux s’il est ainsi marqué, sauf si le défenseur tient ou subit aussi un assaut.
    .title = Retraites

rule-8-5-1 = Terrain interdit, unités de combat ennemies, bord de carte. L’APVN peut retraiter dans les cases du Cambodge reliées ; une case compte pour un hexagone au-delà du bord.
    .title = Où l’on ne retraite pas

rule-8-5-2 = Les unités d’une pile peuvent retraiter vers des hexagones différents, mais de toute la distance et dans la limite d’empilement.
    .title = Chacune pour soi

rule-8-5-3 = Ni dans ni à travers une ZdC ennemie, sauf si une unité de combat amie est dans l’hexagone. Les blindés le peuvent.
    .title = Retraite et ZdC

rule-8-5-4 = Pas dans un hexagone visé par une attaque déclarée.
    .title = Pas dans une cible

rule-8-5-5 = Une retraite de deux hexagones finit à deux hexagones de celui qui fut attaqué.
    .title = À deux hexagones

rule-8-5-6 = Qui ne peut retraiter de toute la distance reste. Une unité perd un pas et une devient fatiguée, celle de tête avant les autres ; si toutes le sont déjà, un pas de plus est perdu à la place.
    .title = Pas d’issue

rule-8-5-7a = Les défenseurs peuvent rester au prix d’un pas et d’une fatigue.
    .title = Tenir en VDT 2

rule-8-5-7b = En VDT 3 ou plus les défenseurs peuvent rester au prix d’une fatigue ; de même les AML qui défendent une ZA opérationnelle ou en attaquent. Ce n’est jamais une fatigue supplémentaire.
    .title = Tenir en VDT 3 ou en ZA

rule-8-5-8 = Visées en manœuvre et en assaut, les unités ne retraitent pas de la manœuvre et ne paient rien pour rester.
    .title = Assaut en plus

rule-8-6a = Si la manœuvre ou le bombardement offensif vide l’hexagone, les unités déclarées en manœuvre peuvent avancer et celles déclarées à l’assaut le doivent, elles d’abord, dans la limite d’empilement. Les défenseurs n’avancent jamais.
    .title = Avance après combat

rule-8-6-1 = L’avance précède tout autre combat.
    .title = Aussitôt

rule-8-6-2 = Seules avancent les unités de ce combat, avec celles qui devaient donner l’assaut à l’hexagone.
    .title = Les participants

rule-8-6-3 = Après une retraite d’un hexagone ou une élimination, on n’entre que dans l’hexagone vidé, quelles que soient les ZdC ennemies.
    .title = Un hexagone

rule-8-6-4 = Après une retraite de deux, jusqu’à quatre points avancent de deux hexagones : dans celui qui est vidé et, s’il est hors ZdC ennemie, dans tout hexagone voisin. Ils peuvent se séparer.
    .title = Deux hexagones

## 9. Combat d’assaut

rule-9-0 = Il suit la manœuvre ou vient sans elle, et ne cause que des pertes.
    .title = Combat d’assaut

rule-9-1A = Le défenseur tire sur les unités d’assaut.
    .title = Étape A : bombardement défensif

rule-9-1B = Il additionne sa défense et jette le dé ; l’attaquant prend les pertes.
    .title = Étape B : le défenseur

rule-9-1C = Il additionne la puissance d’attaque restante et jette le dé ; le défenseur prend les pertes.
    .title = Étape C : l’attaquant

rule-9-1D = Chaque camp teste son unité de plus haute VE.
    .title = Étape D : tests

rule-9-1E = Chaque camp qui a réussi jette encore un dé. Si aucun n’a réussi, l’assaut est fini.
    .title = Étape E : second round

rule-9-2-1 = Entre −3 et +3 pour chaque camp.
    .title = Limite des modificateurs

rule-9-2-2 = L’hexagone et le côté du défenseur modifient le jet de l’attaquant.
    .title = Terrain

rule-9-2-3 = On les compte après le bombardement défensif : celui qui a perdu toutes ses unités ne compte plus.
    .title = Nombre d’hexagones

rule-9-3-1 = Les chiffres sont des pas, non divisés par la VDT. Le propriétaire les répartit ; les pertes américaines restent réparties.
    .title = Pertes

rule-9-3-2 = Deux au plus. On recompte puissances et modificateurs avant le second.
    .title = Deux rounds

rule-9-3-3 = Si un défenseur survit, les attaquants n’entrent pas.
    .title = Tenu

rule-9-3-4 = Si tous sont éliminés, quatre points des attaquants doivent entrer, ou tous ceux qui restent.
    .title = Pris

rule-9-3-5 = Si les modificateurs excluent toute perte, un 1 non modifié coûte quand même un pas.
    .title = Le 1 touche toujours

## 10. Bombardement

rule-10-0 = Ceux d’observation et de combat font les trois sortes de bombardement, les transports seulement le défensif.
    .title = Quels hélicoptères bombardent

rule-10-1-1a = Dans sa phase, le joueur actif peut bombarder l’ennemi avec l’artillerie, les mortiers, les hélicoptères d’observation ou de combat et les points aériens disponibles.
    .title = Bombardement offensif

rule-10-1-1b = Tous les bombardements sont déclarés avant qu’un seul soit résolu.
    .title = Tout déclarer d’abord

rule-10-1-2 = Sans unité amie à côté de la cible, le dé a +1.
    .title = Repérage

rule-10-1-3 = On additionne les puissances, on jette dans la colonne et l’on divise le chiffre par la VDT, sans fractions : autant de pas sont perdus.
    .title = Résolution

rule-10-1-4 = Une unité de l’hexagone, au choix de son propriétaire, est fatiguée.
    .title = Un F

rule-10-1-5 = Un hexagone n’est bombardé qu’une fois dans la phase.
    .title = Une fois par phase

rule-10-2-1a = Dans un assaut, le défenseur peut tirer avec deux unités d’artillerie à portée, des hélicoptères et des points aériens à volonté. Les AML n’ont pas de limite d’artillerie.
    .title = Bombardement défensif

rule-10-2-1b = Les unités d’assaut comptent en VDT 2. Elles prennent leurs pertes avant les jets d’assaut.
    .title = Toujours VDT 2

rule-10-2-2 = Elle se mesure jusqu’à l’hexagone du défenseur.
    .title = Portée

rule-10-2-3 = Un F est ignoré.
    .title = Pas de F

rule-10-2-4 = Les hélicoptères qui y sont basés ne tirent alors que pour cet hexagone.
    .title = QG de brigade attaqué

rule-10-3-1 = Chaque camp peut soutenir un combat de manœuvre par l’artillerie, les hélicoptères d’observation ou de combat et les points aériens.
    .title = Soutien au combat de manœuvre

rule-10-3-2 = Seule une attaque parfaitement coordonnée est soutenue.
    .title = Soutien de l’attaque

rule-10-3-3 = Le défenseur peut toujours soutenir, sans jet.
    .title = Soutien de la défense

rule-10-3-4a = Deux unités d’artillerie à portée de l’hexagone du défenseur par camp ; les AML à volonté.
    .title = Artillerie en soutien

rule-10-3-4b = Les hélicoptères et points aériens qui passent le tir de défense aérienne.
    .title = Aviation en soutien

rule-10-3-5 = Le chiffre n’est pas divisé. Il modifie le dé de combat : en moins pour l’attaquant, en plus pour le défenseur.
    .title = Effet du soutien

rule-10-3-6 = Un F est ignoré.
    .title = Pas de F

rule-10-4-1 = Une unité d’artillerie peut bouger une fois et tirer, ou tirer deux fois, dans un tour de jeu, une fois par phase de bombardement ou étape de combat. Ses marqueurs sont Premier tir et Dernier tir. Elle peut soutenir la manœuvre puis l’assaut, même pour un seul hexagone.
    .title = Deux actions par tour

rule-10-4-2 = Elle ne tire jamais.
    .title = Artillerie fatiguée

rule-10-4-3 = Tout hexagone à portée, quoi qu’il y ait entre les deux.
    .title = Portée

rule-10-4-4 = Plusieurs unités ajoutent leurs puissances si toutes sont à portée.
    .title = Ensemble

rule-10-4-5 = Une unité tire sur un hexagone à la fois.
    .title = Une cible

rule-10-4-6 = Elle ajoute sa défense, et ne tire que pour son hexagone ou sur ceux qui l’attaquent.
    .title = Artillerie attaquée

## 11. Puissance aérienne

rule-11-0a = Ils tirent comme l’artillerie, sans limite de portée, sur tout hexagone d’ennemis visibles, seuls ou avec artillerie et hélicoptères.
    .title = Points aériens

rule-11-0b = Les points non dépensés à la fin du tour sont perdus.
    .title = Rien ne se garde

rule-11-0c = Le joueur des AML peut cacher la piste et jeter le dé sans témoin.
    .title = En secret

rule-11-1 = Les points détruits se retranchent de tous les jets suivants de points aériens, sauf avis contraire du scénario.
    .title = Points détruits

rule-11-2a = Là seulement où le scénario en donne, et pour le bombardement offensif.
    .title = B-52

rule-11-2b = Pas de frappe à cinq hexagones ou moins d’une unité américaine ou de l’ARVN ou d’une patrouille.
    .title = Zone d’exclusion

## 12. Unités spéciales

rule-12-1a = Moore et Truong ne tiennent pas de place. Un chef est toujours avec une unité de sa nation, bouge et retraite avec elle, et disparaît si toutes les unités de son hexagone sont éliminées.
    .title = Chefs

rule-12-1b = Sa valeur s’ajoute aux jets de combat de sa pile ou s’en retranche, au choix.
    .title = Modificateur du chef

rule-12-1c = Un chef avec des unités attaquantes aide leur coordination.
    .title = Chef et coordination

rule-12-1d = Les unités de son hexagone peuvent récupérer.
    .title = Chef et récupération

rule-12-1-1 = Moore est toujours avec une unité du 1/7 : une de son hexagone, sinon la plus proche. S’il n’y en a aucune en jeu, il est retiré.
    .title = Moore et son bataillon

rule-12-1-1a = Une fois par partie, quand il défend, Moore peut appeler un soutien de plus après le jet de coordination. La table en dit la force ; il sert pour ce combat.
    .title = Broken Arrow

rule-12-1-1b = Avec lui, des unités américaines de bataillons différents sont coordonnées.
    .title = Moore coordonne

rule-12-1-2a = −1 à tout bombardement avec l’artillerie des AML à deux hexagones ou moins de lui.
    .title = Truong et l’artillerie

rule-12-1-2b = Les unités de l’ARVN avec lui peuvent refuser le combat.
    .title = Truong et le refus

rule-12-1-2c = Les attaques d’unités de l’ARVN avec lui sont toujours coordonnées.
    .title = Truong coordonne

rule-12-1-2d = Les unités avec lui au début de la phase de mouvement ont 1 point de plus.
    .title = Truong et le mouvement

rule-12-2 = Si une unité blindée attaque en terrain dégagé ou dans une plantation de thé, le dé de l’attaquant a −1.
    .title = Blindés

rule-12-3-1 = Un mortier est marqué quand il tire, non quand il bouge.
    .title = Marqueurs de tir des mortiers

rule-12-3-2 = Un mortier peut manœuvrer ou donner l’assaut avec sa puissance de bombardement ; il ne soutient pas alors.
    .title = Les mortiers attaquent

rule-12-4 = L’APVN récupère, se reconstitue et se coordonne grâce à eux.
    .title = À quoi servent les QG

rule-12-4-1 = Un QG a un seul pas. Son dos est le QG de remplacement, plus faible.
    .title = Faces d’un QG

rule-12-4-2a = À chaque phase de récupération un QG éliminé peut revenir, une fois dans la partie, comme QG de remplacement dans une case de son camp.
    .title = QG de remplacement

rule-12-4-2c = Un QG de remplacement éliminé ne revient pas.
    .title = Perdu pour de bon

rule-12-4-3 = Le bombardement fatigue un QG au lieu de l’éliminer. Seul dans son hexagone, il ignore la fatigue supplémentaire.
    .title = QG et bombardement

rule-12-4-4 = Un QG ne prend une perte que s’il ne reste nul autre, après l’hôpital.
    .title = Les QG en dernier

rule-12-4-5 = Voir les règles de mouvement caché.
    .title = QG cachés

rule-12-5 = Les unités de l’APVN y récupèrent et s’y reconstituent.
    .title = L’hôpital

rule-12-5-1 = Le bombardement fatigue l’hôpital au lieu de l’éliminer.
    .title = Hôpital et bombardement

rule-12-5-2 = Un résultat de retraite l’élimine, même si les autres tiennent ou subissent aussi un assaut, et nul ne refuse le combat dans son hexagone.
    .title = Il ne retraite pas

rule-12-5-3 = Il prend les pertes après tous les autres, mais avant un QG.
    .title = Avant un QG

rule-12-6 = Chaque compagnie du 1/9 a son marqueur de patrouille.
    .title = Éclaireurs du 1/9

rule-12-6-1a = Ils ne portent que des unités au sol du 1/9.
    .title = Transports du 1/9

rule-12-6-1b = Ses unités au sol vont et viennent en hélicoptère, en retraite aussi, partout sauf en jungle montagneuse, et gardent toute leur capacité.
    .title = Le 1/9 se pose partout

rule-12-6-2 = Seul le 1/9 escorte ses missions d’observation.
    .title = Escortes du 1/9

rule-12-7 = Une unité comme les autres presque en tout, avec son marqueur de patrouille.
    .title = DELTA

rule-12-7-1 = Elle va et vient en hélicoptère, en retraite aussi, partout sauf en jungle montagneuse, et garde toute sa capacité.
    .title = DELTA se pose partout

rule-12-7-2 = Dans une attaque de manœuvre avec d’autres que le CIDG, elle n’est pas unité de tête.
    .title = DELTA n’est pas en tête

rule-12-8 = Des compagnies comme les autres presque en tout, avec leurs marqueurs de patrouille.
    .title = CIDG

rule-12-8-1 = Ses unités vont et viennent en hélicoptère, en retraite aussi, partout sauf en jungle montagneuse, et gardent toute leur capacité.
    .title = Le CIDG se pose partout

rule-12-8-2 = Dans une attaque de manœuvre avec d’autres que DELTA, il n’est pas unité de tête.
    .title = Le CIDG n’est pas en tête

rule-12-9a = Elle part le plus souvent de Pleiku. Dans certains scénarios elle marque en entrant à Plei Me ou à Duc Co, puis est retirée.
    .title = Unité de ravitaillement

rule-12-9b = Si elle n’entre dans aucun camp des FS, l’APVN peut réclamer un jeton. Si les deux camps des FS tombent, les AML peuvent réclamer leur jeton 5 et l’unité est retirée.
    .title = Ravitaillement et victoire automatique

rule-12-9c = Dans le doute : un plein mouvement, si rien ne bloque, et cinq tours sur la carte à trois hexagones ou plus de Pleiku et de Camp Holloway.
    .title = Une tentative valable

rule-12-10 = Il ne fait qu’observer depuis les airs. Il n’a pas d’escorte et l’on ne tire pas sur lui.
    .title = L’OV-1

rule-12-11 = Cette batterie ne peut tirer pour son propre hexagone, ni en bombardement défensif ni en soutien.
    .title = B/6/14

## 13. Mouvement aérien

rule-13-0 = Les scénarios 8 à 12 ajoutent hélicoptères, mouvement caché, patrouilles et ce qui suit.
    .title = Règles de campagne

rule-13-1a = Un hélicoptère passe d’un coup de sa base à n’importe quel hexagone. On ne tire sur lui que là où il se pose.
    .title = Les hélicoptères vont partout

rule-13-1b = Un hélicoptère fait une mission par phase.
    .title = Une mission par phase

rule-13-1c = Nul n’est déchargé dans un hexagone d’unité ennemie ou de marqueur caché.
    .title = Pas sur l’ennemi

rule-13-1d = Tous les mouvements d’hélicoptères sont déclarés avant que le TDA soit annoncé.
    .title = Tous les vols déclarés

rule-13-1-1 = Il y a des ZA expédientes et opérationnelles. Un hexagone n’est que d’une sorte dans une phase de mouvement, et le voisinage se juge dans cette phase.
    .title = Zones d’atterrissage

rule-13-1-1-1 = Sans marqueur. Une compagnie d’infanterie s’y pose ou en part dans la phase, partout sauf en jungle montagneuse, pas à côté d’une autre ZA.
    .title = ZA expédiente

rule-13-1-1-2a = Son marqueur se pose en terrain dégagé, accidenté, jungle clairsemée ou plantation de thé, pas à côté d’une autre ZA. Quatre points d’empilement à la fois s’y posent ou en partent.
    .title = Ouvrir une ZA opérationnelle

rule-13-1-1-2b = Elle ferme si aucune unité des AML n’y est à la fin du tour, ou par choix avant le mouvement. Le marqueur revient cinq tours plus tard.
    .title = La garder ouverte

rule-13-1-1-2c = Les camps des FS sont toujours des ZA opérationnelles pour charger et décharger.
    .title = Camps

rule-13-1-1-2d = Dans une ZA opérationnelle on peut tenir comme en VDT 3.
    .title = Tenir une ZA

rule-13-1-1-2e = Une ZA est capturée si des unités de l’APVN y sont entrées les dernières.
    .title = Capture

rule-13-1-1-2f = X-RAY et ALBANY sont imprimées pour l’histoire ; elles ne sont des ZA que si l’on s’en sert.
    .title = ZA imprimées

rule-13-1-1-3a = Avec des ennemis visibles à côté, chaque unité qui charge ou décharge passe un test d’efficacité, ou est fatiguée. L’APVN peut montrer à cette fin toutes les unités d’un hexagone voisin.
    .title = ZA dangereuse

rule-13-1-1-3b = Des ennemis dans 3 ou 4 hexagones voisins ajoutent 1 au dé, dans 5 ou 6 ils ajoutent 2.
    .title = Plus ou moins dangereuse

rule-13-1-1-3c = Cette fatigue ne coûte jamais de pas.
    .title = Pas de pas perdu

rule-13-1-2 = Charger ou décharger en terrain dégagé, accidenté, plantation de thé ou jungle clairsemée prend la moitié de la capacité, ailleurs toute. 1/9, DELTA et CIDG ne paient rien.
    .title = Bouger après un vol

rule-13-1-3a = Elle compte les pas des compagnies et des batteries.
    .title = Capacité de transport

rule-13-1-3b = Seuls les hélicoptères d’une pleine capacité de 4 portent de l’artillerie, et alors moitié moins.
    .title = Transport d’artillerie

rule-13-1-4a = Une mission peut charger et décharger dans plusieurs hexagones. Chacun peut d’abord donner lieu à un TDA.
    .title = Plusieurs étapes

rule-13-1-4b = Tous les pas portés comptent. La capacité double pour un vol d’une base à un seul hexagone et retour direct.
    .title = Capacité d’une mission

rule-13-1-5a = Des unités peuvent être emportées au lieu de retraiter, ou après un hexagone, vers la base de leur hélicoptère. Les règles habituelles valent.
    .title = Retraiter par les airs

rule-13-1-5b = Nul n’est emporté de la jungle montagneuse, et seuls 1/9, DELTA et CIDG de la jungle dense.
    .title = Pas de la jungle épaisse

rule-13-2 = An Khe, et le QG de brigade s’il est sur la carte.
    .title = Bases d’hélicoptères

rule-13-2-1a = Dans la phase de renfort, avec jusqu’à quatre points héliportés, en terrain dégagé ou plantation de thé, sur une route ou à côté, à neuf hexagones ou plus de Camp Holloway et cinq ou plus des deux camps des FS. Ces unités ne bougent plus de ce tour.
    .title = Placer le QG de brigade

rule-13-2-1b = Ceux qui ont volé vont dans sa case 1 mission, d’autres peuvent suivre. Jamais plus de six n’y sont basés.
    .title = Ses hélicoptères

rule-13-2-1c = Les hélicoptères redeviennent prêts plus facilement, et l’on récupère dans son hexagone.
    .title = Ce qu’il apporte

rule-13-2-1d = Ils ne chargent que des unités qui sont sur la carte.
    .title = Vols depuis le QG

rule-13-2-1e = C’est le dernier pas perdu de son hexagone, auquel il donne une VDT de 4.
    .title = Au combat

rule-13-2-1-1a = On ne le retire jamais par choix. S’il perd son pas, il est capturé.
    .title = Le perdre

rule-13-2-1-1b = Chacun jette pour les dégâts et va dans la case 2 missions d’An Khe ; ceux qui sont au sol sont éliminés.
    .title = Hélicoptères d’un QG perdu

rule-13-2-1-1c = L’APVN marque pour les pas d’hélicoptère et le QG selon le scénario.
    .title = Points de victoire

rule-13-2-1-2 = Cela prend une mission et peut faire partie d’une autre.
    .title = Changer de base

rule-13-2-1-3a = Toute attaque ou tout bombardement de l’hexagone par l’APVN permet un jet par ligne au sol : 1–5 détruit un pas en Au sol 2, 1–3 un pas en Au sol 1.
    .title = Attaque d’une base

rule-13-2-1-3b = Si la base est visée par une attaque déclarée, ses hélicoptères ne font que la défendre.
    .title = Tenus à sa défense

rule-13-3 = Tout hélicoptère de combat peut escorter des transports, seuls ceux du 1/9 des observateurs. Sa puissance compte contre le TDA.
    .title = Escortes

rule-13-4a = Au début du tour, 1 mission et Au sol 1 deviennent Prêt. 2 missions jettent le dé : prêts sur 1–6 à An Khe, 1–8 au QG, sinon Au sol 1. Au sol 2 devient Au sol 1.
    .title = Disponibilité

rule-13-4b = De Prêt à 1 mission, puis à 2 missions, une fois par phase. Seul le TDA envoie en Au sol 2.
    .title = Deux missions par tour

rule-13-5 = Hélicoptères de combat, observateurs et points aériens bombardent comme l’artillerie. Les points se dépensent un à un ; les transports ne tirent qu’en défense.
    .title = Bombarder depuis les airs

rule-13-6a = Une fois par tour, des unités d’un même bataillon d’infanterie volent entre deux lieux : Duc Co, Plei Me, Camp Holloway, An Khe, QG de brigade.
    .title = Transport aérien

rule-13-6b = Ni vers ni depuis Duc Co, Plei Me ou le QG si un ennemi visible est à côté.
    .title = Sous la menace

## 14. Tir de défense aérienne

rule-14-1a = Il lui faut plus de pas dans l’hexagone et à côté que la puissance de bombardement qui y vole. Des unités cachées comptent si elles se montrent aussitôt.
    .title = Quand l’APVN peut tirer

rule-14-1b = Une pile d’appareils n’est visée qu’une fois dans un hexagone. Une pile d’unités peut tirer sur plusieurs hexagones voisins.
    .title = Une fois par cible

rule-14-2 = Une artillerie cachée dans l’hexagone ou à côté peut se montrer et tirer quel que soit le rapport. Le TDA n’use pas ses marqueurs de tir.
    .title = Artillerie cachée

rule-14-3 = Le tireur choisit un type d’hélicoptère ou les points aériens. 1 ou 2 touche, avec −1 par artillerie qui vient de se montrer ; un second dé donne les dégâts.
    .title = Résolution

rule-14-4 = Un hélicoptère d’observation qui doit rompre n’observe pas.
    .title = Observateurs chassés

## 15. Remplacements et renforts

rule-15-1 = Ils viennent comme le dit le scénario et peuvent se garder.
    .title = Points de remplacement

rule-15-1-1a = Un point rend sa pleine puissance à une unité réduite dans un lieu de remplacement.
    .title = Rétablir

rule-15-1-1b = Ou il y ramène une unité éliminée avec un pas. Elle n’est pas rétablie davantage dans le même tour.
    .title = Reconstituer

rule-15-1-1c = Celles que la grande campagne retire ne reçoivent pas de remplacement.
    .title = Unités retirées

rule-15-1-2a = USA : An Khe, Camp Holloway, QG de brigade. ARVN : Camp Holloway. APVN : Cambodge, un QG ou l’hôpital. Le scénario peut en décider autrement.
    .title = Où

rule-15-1-2b = Une unité reconstituée avec un QG ou un hôpital caché est cachée aussi.
    .title = Reconstitution cachée

rule-15-1-3 = Un pas ou une unité coûte un point ; un demi-point pour l’APVN au Cambodge.
    .title = Coût

rule-15-2 = Ils entrent dans la phase de renfort de leur camp, quand et où le dit le scénario.
    .title = Renforts

rule-15-2-1 = L’APVN jette le dé à chaque tour. Quand il vient, un second dé donne la case ; le 20e d’artillerie suit deux tours plus tard. Le second dé peut toujours être jeté, pour tromper.
    .title = Le 66e régiment

rule-15-2-2a = Dans les scénarios 11 et 12, certaines unités américaines gagnent An Khe ou Camp Holloway, à pied ou par les airs, et quittent le jeu.
    .title = Retraits

rule-15-2-2b = À la fin de chaque tour, l’APVN reçoit 3 points de victoire par unité qui aurait dû partir.
    .title = Retraits tardifs

## 16. Mouvement caché

rule-16-1a = L’APVN peut poser sur la carte des marqueurs numérotés au lieu d’unités, qui attendent dans la case du même numéro. Un marqueur peut être un leurre. Nul n’est tenu de se cacher.
    .title = Marqueurs cachés

rule-16-1b = Les unités changent de marqueur sans être vues si elles ont les points de mouvement.
    .title = D’un marqueur à l’autre

rule-16-1c = Il n’a pas de ZdC, a une VE de 6, peut tendre une embuscade et se bombarde avec une pénalité.
    .title = Ce qu’est un marqueur

rule-16-1-1a = Dans cette phase on retire des leurres, on pose des marqueurs, on cache des unités sur place et l’on en échange entre marqueurs d’un hexagone.
    .title = Dissimulation

rule-16-1-1b = Dans le rayon d’une patrouille ou à côté d’une unité des AML, sauf sous un marqueur déjà dans l’hexagone.
    .title = Où l’on ne se cache pas

rule-16-1-1c = Dans le rayon d’une patrouille, ou à côté d’une unité des AML.
    .title = Où l’on ne pose pas de marqueur

rule-16-1-1d = À neuf points de mouvement au plus d’une unité visible de l’APVN, d’un autre marqueur ou du bord de carte d’une case du Cambodge.
    .title = Leurres

rule-16-1-1e = Pas plus dans un hexagone ; unités cachées et visibles respectent ensemble la limite d’empilement, sinon le marqueur est révélé.
    .title = Quatre marqueurs

rule-16-1-2 = +2, sauf s’il y a aussi des unités visibles. L’APVN note ses pertes sans les montrer, et peut feindre.
    .title = Bombarder un marqueur

rule-16-1-3a = Des unités des AML venues à côté d’un marqueur sans embuscade peuvent payer 1 point : l’APVN le déplace d’un hexagone, hors de la route si possible.
    .title = Écarter un marqueur

rule-16-1-3b = Un marqueur qui ne peut bouger est révélé.
    .title = Sans issue

rule-16-2-1 = S’il est attaqué et ne refuse pas, ou échoue.
    .title = Révélé par une attaque

rule-16-2-2 = Par observation aérienne.
    .title = Révélé depuis les airs

rule-16-2-3 = Par l’observation d’une patrouille.
    .title = Révélé par patrouille

rule-16-2-4 = Quand l’hôpital ou un QG de l’ANV est éliminé, les AML désignent dix marqueurs à révéler. Cinq reviennent cinq tours plus tard, cinq jamais.
    .title = Documents saisis

rule-16-2-5 = Les unités au sol de l’APVN qui attaquent se montrent après le jet de coordination. L’artillerie peut tirer cachée, mais pas sur des appareils.
    .title = Révélé en attaquant

rule-16-2-6 = Qui tend une embuscade se montre.
    .title = Révélé par une embuscade

rule-16-2-7 = Pour rendre une ZA dangereuse, ou tirer sur des appareils.
    .title = Révélé pour une ZA ou un TDA

rule-16-2-8 = À tout moment.
    .title = Révélé par choix

rule-16-2-9 = Un marqueur trouvé par un 1 non modifié revient dix tours plus tard.
    .title = Le 1 en observation

rule-16-3 = Révélé sans embuscade : au tour suivant. Employé en embuscade : deux tours plus tard. Ils reviennent dans la phase initiale.
    .title = Retour des marqueurs

rule-16-4-1 = Les QG peuvent se cacher malgré les patrouilles, mais pas à côté d’unités des AML.
    .title = Les QG se cachent

rule-16-4-2 = Il doit se montrer pour coordonner.
    .title = Se servir d’un QG caché

rule-16-5-1a = En hélicoptère ou par l’OV-1 ; une telle mission par hexagone.
    .title = Observer depuis les airs

rule-16-5-1-1a = À chaque phase d’observation un OH-13S du 1/9 peut aller sur un hexagone, avec escorte et sous TDA. S’il réussit, ils peuvent bombarder.
    .title = En hélicoptère

rule-16-5-1-1b = Des unités visibles peuvent y être bombardées quel que soit le jet.
    .title = Ennemis déjà vus

rule-16-5-1-2 = À chaque phase d’observation, sans escorte et sans TDA.
    .title = Par l’OV-1

rule-16-5-2 = Les compagnies du 1/9, DELTA et le CIDG ont des marqueurs de patrouille, si elles sont dans le scénario.
    .title = Patrouilles

rule-16-5-2-1a = Placées à neuf points de mouvement hors route au plus d’une unité du CIDG ; une par compagnie, quatre en tout.
    .title = Patrouilles du CIDG

rule-16-5-2-1b = Placées n’importe où sur la carte.
    .title = Patrouilles DELTA et 1/9

rule-16-5-2-1c = Placées seulement si la compagnie est à An Khe, au QG de brigade ou dans un camp des FS. La compagnie ailleurs sur la carte, sa patrouille ne glisse qu’à six points de mouvement d’elle.
    .title = Limites du 1/9

rule-16-5-2-1d = Deux patrouilles ne sont ni dans le même hexagone ni voisines, et aucune n’est dans un hexagone ennemi.
    .title = À distance

rule-16-5-2-2a = Une patrouille peut viser un marqueur dans son rayon, même après l’échec d’un hélicoptère, et encore en observation finale. Le chiffre de droite compte.
    .title = Les patrouilles observent

rule-16-5-2-2b = Une patrouille qui aide donne −1 et ne tente rien elle-même.
    .title = Les patrouilles aident

rule-16-5-2-2c = Le succès révèle tous les marqueurs de l’hexagone.
    .title = Tous à la fois

rule-16-5-2-3a = Après un succès, sa compagnie et celles des patrouilles qui ont aidé peuvent aussitôt gagner son hexagone, si elles ne sont pas fatiguées.
    .title = Rejoindre une patrouille

rule-16-5-2-3b = À pied hors route, ou en hélicoptère de partout.
    .title = DELTA rejoint

rule-16-5-2-3c = À pied hors route ; en hélicoptère seulement depuis An Khe, le QG de brigade ou un camp des FS.
    .title = Le 1/9 rejoint

rule-16-5-2-3d = Seulement à pied hors route. Le marqueur est retiré quand sa compagnie arrive.
    .title = Le CIDG rejoint

rule-16-5-2-4a = L’APVN n’entre pas dans son hexagone mais peut l’attaquer, jamais la bombarder. 7 ou moins la retire saine et sauve, et l’attaquant peut avancer.
    .title = Patrouilles attaquées

rule-16-5-2-4b = Sinon, sa compagnie peut la rejoindre aussitôt.
    .title = Sa compagnie vient

rule-16-5-2-4c = Si elle reste, ou si sa compagnie est battue, elle revient cinq tours plus tard.
    .title = Patrouilles perdues

rule-16-5-2-5 = Une patrouille du CIDG qu’aucune unité du CIDG ne pourrait atteindre est retirée, et peut être replacée. Celles du 1/9 restent à six points d’une compagnie sur la carte.
    .title = Hors d’atteinte

rule-16-5-2-6 = Les patrouilles vont et viennent dans les phases d’observation sans hélicoptère. Une unité fatiguée n’en place pas.
    .title = Sans frais

rule-16-5-3a = Le chiffre de la table ou moins révèle ; −1 par hexagone voisin avec des unités de combat au sol des AML.
    .title = Le jet

rule-16-5-3b = Les marqueurs restent absents dix tours.
    .title = Un 1 non modifié

rule-16-6a = Quand des unités des AML viennent au sol à côté d’un marqueur caché avec unités, l’APVN peut leur tendre une embuscade. Les piles avec DELTA ou CIDG en sont à l’abri.
    .title = Embuscade

rule-16-6b = Le mouvement s’arrête. Un round d’assaut : d’abord l’APVN, sans terrain ; puis le bombardement défensif des AML, quoi qu’il reste ; puis leur jet s’il reste quelqu’un.
    .title = Comment elle se passe

rule-16-6-1 = Chaque autre marqueur retourné à deux hexagones ou moins donne −1 à l’APVN. Les unités qu’il cachait se montrent et ne participent pas.
    .title = D’autres marqueurs

rule-16-6-2 = Les marqueurs employés reviennent deux tours plus tard.
    .title = Après

## 17. Victoire

rule-17-1a = Pas et points aériens perdus se comptent à la fin, tout le reste sur le moment.
    .title = Points de victoire

rule-17-1b = Les pas perdus de l’APVN ne comptent que s’ils sont de l’ANV, non du VC.
    .title = Seule l’ANV compte

rule-17-2a = Tirés au hasard avant la mise en place et gardés secrets. Un jeton réclamé reste acquis.
    .title = Jetons

rule-17-2b = Dans la phase initiale, le camp qui a rempli tous ses jetons gagne ; les deux à la fois, la partie est nulle. Sinon les points de victoire décident à la fin.
    .title = Victoire automatique

## 18. Règles optionnelles

rule-18-1 = Elles ne se posent que dans une ZA opérationnelle et, hors des camps des FS, d’An Khe et de Camp Holloway, qu’auprès d’une autre unité américaine. Favorise l’APVN.
    .title = Compagnies D

rule-18-2 = Un CH-47 n’emploie pas de ZA dangereuse, sauf si l’APVN la rend telle en se montrant ; le TDA a alors −1. Favorise l’APVN.
    .title = Chinooks

rule-18-3 = Les marqueurs cachés ont 6 points au lieu de 9, les unités entre marqueurs aussi ; plus vite, elles se montrent en chemin. Favorise les AML.
    .title = Plus lents, cachés

rule-18-4 = Les unités VC éliminées reviennent dix tours plus tard au Cambodge, avec un QG caché ou avec l’hôpital. Favorise l’APVN.
    .title = Le VC revient

rule-18-5 = Si la compagnie rejoint une patrouille attaquée qui reste, les jets de manœuvre de l’APVN ont +1 et les jets d’assaut des AML −1. Favorise les AML.
    .title = Embuscade de patrouille

rule-18-6 = Le TDA contre une pile avec observateurs a −1 pour toucher, et −2 aux dégâts des observateurs. Favorise l’APVN.
    .title = Cibles faciles

## Scénarios

rule-scen-cards = Chaque scénario a ses règles spéciales et sa façon de gagner.
    .title = Fiches de scénario

rule-scen-order = Les numéros suivent le calendrier. Du plus petit au plus grand : 6a, 6b, 3, 5, 4, 1, 2, 7. Les scénarios 3 à 6 se jouent sur une partie de la carte.
    .title = Dans quel ordre apprendre

rule-scen-standard = En règle générale sans hélicoptères, patrouilles, observation, embuscades ni mouvement caché.
    .title = Scénarios standards

rule-scen-2 = Le premier groupe américain arrive au tour qui suit le premier combat déclaré contre ou par des unités parties de Pleiku.
    .title = Scénario 2 : quand viennent les Américains

rule-scen-campaign = Toutes les unités et toutes les règles, dans la séquence de campagne.
    .title = Scénarios de campagne

rule-scen-8 = Plus court que la grande campagne ; mise en place et renforts diffèrent.
    .title = Scénario 8

rule-scen-11-variant = Le tour qui suit le premier combat déclaré contre ou par des unités parties de Pleiku est celui de la première arrivée américaine ; toutes les autres glissent avec elle.
    .title = Grande campagne : autre entrée américaine

rule-scen-12 = La grande campagne avec placement libre de l’APVN, à deux hexagones ou plus de l’ennemi, des villes, des villages et de Pleiku.
    .title = Scénario 12

## Exemples

rule-xop-missing = La page du combat en 1512 manque à notre exemplaire du livret ; aucun combat de manœuvre n’y est mené à terme.
    .title = Ce qui manque du long exemple

rule-xop-moves = Certaines ne sont que sur les images : Truong et le 6e aéroporté en 1511, B/1/7 en 1612, les blindés en 1413.
    .title = Positions du long exemple

rule-ex-2-6-2 = Deux compagnies américaines en VDT 2, dont une fatiguée, subissent D2F2 : un pas, et la fatigue pour l’autre. Le livret compte ensuite un pas pour tenir la ZA ; selon la règle actuelle, cela n’en coûte pas.
    .title = Exemple : fatigue

rule-ex-10-1-1 = Artillerie 4, hélicoptères ARA 10 et 6 points aériens font 20.
    .title = Exemple : bombardement offensif

rule-ex-10-2-1 = Trois batteries 12, un UH-1D 1 et 3 points aériens font 16.
    .title = Exemple : bombardement défensif

rule-ex-6-2-1 = En VDT 2 l’APVN retranche 2.
    .title = Exemple : refus

rule-ex-13-1-3 = Un UH-1D porte une compagnie complète ; un CH-47 deux, ou une batterie complète.
    .title = Exemple : capacité

rule-ex-13-1-4 = Un CH-47 porte C/2/8 d’An Khe à X-RAY, puis une compagnie du CIDG de Duc Co à Plei Me. Ou un UH-1D porte C/2/8 à Duc Co et ramène la compagnie du CIDG. Chaque fois, une mission.
    .title = Exemple : plusieurs étapes

rule-ex-16-3 = Au tour 3, trois marqueurs sont trouvés, puis deux tendent une embuscade : trois reviennent au tour 4, deux au tour 5.
    .title = Exemple : retour des marqueurs

rule-ex-variant-entry = Premier combat déclaré au tour 2 : les premiers Américains viennent au tour 3 au lieu du 5, tous les autres aussi deux tours plus tôt.
    .title = Exemple : entrée plus tôt

rule-xop-air-points = Un 5 donne 20 points ; deux ont été détruits avant, il en reste 18.
    .title = Exemple : points aériens

rule-xop-readiness = 1 mission et Au sol 1 deviennent Prêt, 2 missions jettent le dé, Au sol 2 devient Au sol 1.
    .title = Exemple : disponibilité

rule-xop-recovery = Le 6e aéroporté récupère avec Truong. 2/3 et la compagnie du CIDG à Duc Co non : ni chef, ni lieu pour cela.
    .title = Exemple : récupération

rule-xop-adf-obs = Une artillerie se montre : 3 − 1 = 2 touche. Un 4 aux dégâts envoie l’OH-13 en Au sol 2, et il n’observe pas.
    .title = Exemple : tir sur un observateur

rule-xop-escort-bombard = Puissance 5 sur un 2 donne 2F : une unité fatiguée ; 2 divisé par la VDT 3 ne coûte aucun pas.
    .title = Exemple : l’escorte bombarde

rule-xop-patrol-obs = 6 − 1 pour l’aide − 1 pour une unité voisine = 4, tout juste assez en colline boisée. Le 9/66 est découvert.
    .title = Exemple : une patrouille observe

rule-xop-natural-one = B/1/9 découvre deux compagnies du 8/66. Le marqueur reste absent dix tours, et la compagnie peut venir en hélicoptère.
    .title = Exemple : un 1 non modifié

rule-xop-patrol-limits = Des trois compagnies du CIDG une est fatiguée : deux patrouilles au plus. A/1/9 est sur la carte, sa patrouille ne peut être placée.
    .title = Exemple : qui patrouille

rule-xop-ambush = 7/66 et un mortier, puissance 14 : 5 − 1 = 4 coûte deux pas, et 2/3 est éliminée.
    .title = Exemple : embuscade en 1211

rule-xop-ambush-air = 10 points aériens, 3 + 1 = 4 : un 3 divisé par la VDT 2 coûte un pas.
    .title = Exemple : bombes après l’embuscade

rule-xop-lz-par = Un CH-47 porte la batterie B/2/19 en 1910 et est plein. Pour son mouvement, la batterie reçoit Premier tir.
    .title = Exemple : ZA PAR

rule-xop-double-capacity = Un UH-1D porte B/2/7 à Duc Co et ramène à An Khe la compagnie fatiguée du CIDG : quatre pas en un vol.
    .title = Exemple : aller et retour

rule-xop-field-lz = B/1/7 se pose à côté de l’ennemi, escortée par ARA : pas de TDA, mais un test d’efficacité.
    .title = Exemple : ZA expédiente 1612

rule-xop-lz-ladies = Trois compagnies, 6 pas, se posent en 1808, jungle clairsemée. La moitié de leurs 6 points les mène à la colline boisée 1707.
    .title = Exemple : ZA LADIES

rule-xop-odds = HQ/3 et 1/3 seuls contre le 9/66 en 1512 ont 1 contre 2, en manœuvre seulement. Le bataillon aéroporté peut s’y joindre, et B/1/7 donner l’assaut.
    .title = Exemple : ratio

rule-xop-bombard-1512 = 10 + 1 + 4 = 15 ; 4 − 1 pour Truong = 3 donne 4F. Divisé par la VDT 3 : un pas et une fatigue.
    .title = Exemple : bombardement de 1512

rule-xop-bombard-1607 = 8 + 3 = 11. Quatre pas contre trois points aériens peuvent tirer : 1 touche, et −1 laisse 10. Un 6 donne 2, divisé par la VDT 4 : rien.
    .title = Exemple : bombardement de 1607

rule-xop-refusal-1607 = En VDT 4, même un 10 ne fait que 6 : réussi. Des unités du 1/7 avancent.
    .title = Exemple : refus en 1607

rule-xop-no-refusal-1512 = Visé en manœuvre et en assaut, 1512 ne peut refuser.
    .title = Exemple : pas de refus en 1512

rule-xop-march = De 1512 à 1211 par 1412, 1312 et 1212 : 4 + 2 + 2 + 1 = 9 points.
    .title = Exemple : marche d’unités fatiguées

rule-xop-pavn-bombard = C/66 et un mortier caché tirent et reçoivent Premier tir ; le mortier caché le reste.
    .title = Exemple : mortiers de l’APVN

rule-xop-no-room = Quatre points d’empilement y sont : nul ne peut y réagir, et l’on ne refuse pas dans un camp des FS.
    .title = Exemple : plus de place à Duc Co

rule-xop-close-lz = Aucune unité des AML n’y est à la fin du tour ; le marqueur revient cinq tours plus tard.
    .title = Exemple : la ZA LADIES ferme

rule-xop-air-reset = La piste revient à zéro, quoi qu’il reste.
    .title = Exemple : points aériens à la fin
