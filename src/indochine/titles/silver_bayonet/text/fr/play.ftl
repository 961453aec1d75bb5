### Silver Bayonet : ce qui se dit pendant la partie : questions, choix, refus, événements, parties des sommes, options. Termes : voir names.ftl.

## Options

option-camp_terrain = Attaquer un camp des FS
    .help = Ce que l’attaquant d’un camp des forces spéciales ajoute au dé. La table du terrain a une ligne pour les camps, avec +3 en manœuvre comme en assaut ; le texte de la règle laisse au camp les effets du terrain où il se trouve. Dans les deux cas sa VDT est de 4 et les zones de contrôle y sont sans effet.
option-camp_terrain-false = +3, comme dans la table
option-camp_terrain-true = Comme le terrain sous le camp
option-standing_costs = Tenir quand toutes sont fatiguées
    .help = En VDT 3 ou plus, ou dans une ZA opérationnelle, on peut tenir au lieu de retraiter, au prix d’une fatigue. Si toutes les unités sont déjà fatiguées, la règle ne demande rien de plus, tandis qu’un exemple du livret prend un pas.
option-standing_costs-false = Ne coûte rien de plus
option-standing_costs-true = Coûte un pas

## Comment une partie a fini

reason-major = L’avance en points de victoire suffit à une grande victoire.
reason-points = Les points de victoire décident.
reason-draw = Aucun des deux n’a l’avance en points de victoire qu’il lui faut.
reason-captured = L’hexagone dont dépend le scénario a été pris.
reason-all-eliminated = Il ne reste aucun défenseur dans l’hexagone dont dépend le scénario.

## Lieux hors de la carte

place-waiting = Pas encore en jeu
place-left = Hors de la carte pour de bon

## Colonnes de la table de manœuvre

odds-0 = 1:3
odds-1 = 1:2
odds-2 = 1:1
odds-3 = 1,5:1
odds-4 = 2:1
odds-5 = 3:1
odds-6 = 4:1
odds-7 = 5:1
odds-8 = 6:1

## De quoi viennent les points de victoire

award-step = pas ennemi perdu
award-helicopter-step = pas d’hélicoptères perdu
award-eliminated = élimination qui compte
award-all-eliminated = plus personne dans l’hexagone
award-captured = objectif pris
award-held-at-end = objectif tenu à la fin
award-entered = objectif atteint
award-not-entered-at-end = objectif que l’ennemi n’a pas atteint
award-bombarded = ville bombardée
award-road-clear-at-end = route libre à la fin
award-disengaged-at-end = hors de contact à la fin
award-left-to-cambodia = fuite au Cambodge
award-in-cambodia-at-end = au Cambodge à la fin
award-air-point = point aérien détruit
award-brigade-hq-captured = QG de brigade pris
award-brigade-hq-kept = QG de brigade gardé
award-lz-captured = ZA prise
award-not-withdrawn = unité non retirée à temps

## Parties des sommes

tally-ground = VDT
tally-fatigued-unit = unité fatiguée dans la pile
tally-terrain = terrain
tally-river = rivière
tally-several-hexes = plusieurs hexagones
tally-fatigued-defender = défenseur fatigué
tally-fatigued = défenseurs fatigués
tally-armour = blindés
tally-leader = chef
tally-their-leader = chef des défenseurs
tally-support = soutien de l’attaque
tally-their-support = soutien de la défense
tally-uncoordinated = non coordonnée
tally-against-uncoordinated = contre un assaut non coordonné
tally-march-ambush = embuscade en marche
tally-no-spotter = pas d’unité amie à côté de la cible
tally-truong = Truong
tally-limit = limite

## Morceaux d’autres phrases

short-side =
    { $side_id ->
        [FWA] AML
       *[PAVN] APVN
    }
signed-modifier =
    { $modifier ->
        [0] {""}
        [-1] {" "}−1
        [-2] {" "}−2
        [-3] {" "}−3
       *[other] {" "}+{ $modifier }
    }
replacement-halves =
    { $halves ->
        [1] ½ point
        [2] 1 point
        [3] 1½ point
        [4] 2 points
        [5] 2½ points
        [6] 3 points
        [7] 3½ points
        [8] 4 points
        [9] 4½ points
        [10] 5 points
        [11] 5½ points
        [12] 6 points
        [13] 6½ points
        [14] 7 points
        [15] 7½ points
        [16] 8 points
       *[other] { $halves } demi-points
    }

## Mise en place, renforts, remplacements

prompt-deploy = { $side } : choisissez où placer { $unit }.
    .help = Le scénario donne une région à chaque groupe d’unités. Vous les y placez comme vous voulez. Plus de quatre points d’empilement dans un hexagone baissent la VE de ses unités.
choice-deploy-to = Placer : { $place }

prompt-arrive-at = { $side } : choisissez où arrive { $unit }.
    .help = Les renforts arrivent là où le dit le scénario, jamais sur une unité ennemie. Une unité posée à côté de l’ennemi doit réussir un test d’efficacité, sinon elle est fatiguée ; il lui reste la moitié de son mouvement, ou rien.
choice-arrive-at-to = Arriver : { $place }

prompt-spend-replacements = { $side } : dépensez des remplacements. Disponible : { replacement-halves }.
    .help = Un point rend sa pleine puissance à une unité réduite, ou ramène une unité éliminée avec un pas, dans les lieux que nomme le scénario. Au Cambodge, un demi-point suffit. Ce qui n’est pas dépensé est gardé.
choice-spend-replacements-done = Ne plus rien dépenser
choice-spend-replacements-restore = Rétablir à pleine puissance : { $unit }
choice-spend-replacements-revive = Ramener { $unit } : { $place }

prompt-reform-hq = { $side } : un QG éliminé peut revenir au Cambodge.
    .help = Un QG par tour, et chaque QG une fois dans la partie. Il revient comme QG de remplacement, plus faible.
choice-reform-hq-pass = N’en ramener aucun
choice-reform-hq-bring = Ramener { $unit } : { $place }

## Mouvement

prompt-movement = { $side }, tour { $turn } : choisissez ce qui se déplace.
    .help = Chaque unité se déplace une fois dans la phase, seule ou avec d’autres de son hexagone. Elle s’arrête en entrant dans une zone de contrôle ennemie ; APVN, DELTA, CIDG et unités motorisées la traversent pour un point de plus. Nul n’est tenu de bouger.
choice-movement-done = Finir la phase de mouvement
choice-movement-move = Déplacer { $unit }
choice-movement-stack = Déplacer tout ce qui peut bouger : { $place }
choice-movement-lead = { $leader } rejoint { $unit }
choice-movement-lift = Héliporter { $unit }
choice-movement-leave = Faire sortir de la carte { $unit }

prompt-move-to = { $side } : choisissez où déplacer { $units }.
    .help = On prend le chemin le moins cher, à moins qu’un autre ne passe par un hexagone bon à prendre ou ne contourne une embuscade. Une pile paie comme la plus lente de ses unités. Qui s’est déplacé ne bouge plus de la phase.
choice-move-to-stay = Rester : pas de mouvement dans cette phase
choice-move-to-to =
    { $cost ->
        [one] Aller : { $place } ({ $cost } point)
       *[other] Aller : { $place } ({ $cost } points)
    }{ $way ->
        [1] {" "}par un hexagone bon à prendre
        [2] , en éveillant ceux qui sont à l’affût
       *[0] {""}
    }

prompt-lift-to = { $side } : choisissez où les hélicoptères posent { $units }.
    .help = Ils se posent en terrain dégagé, en jungle clairsemée ou dans une plantation de thé, loin de toute unité ennemie.
choice-lift-to-stay = Ne pas l’héliporter
choice-lift-to-to = Poser : { $place }

## Déclarer les attaques

prompt-declaration = { $side } : choisissez un hexagone à attaquer et de quelle façon, ou n’attaquez plus.
    .help = Le combat de manœuvre cause fatigue, retraites et pertes et demande un ratio de 1 contre 3 au moins. L’assaut coûte des pas aux deux adversaires, et nul n’y retraite. Les chiffres donnent la puissance d’attaque de tous ceux qui pourraient s’y joindre et la défense de l’hexagone. Ce qui est déclaré doit être mené.
choice-declaration-done =
    { $attacks ->
        [0] Ne rien attaquer
        [one] Ne plus attaquer : { $attacks } hexagone déclaré
       *[other] Ne plus attaquer : { $attacks } hexagones déclarés
    }
choice-declaration-maneuver = Manœuvrer : { $place } (attaque { $attack }, défense { $defence })
choice-declaration-assault = Donner l’assaut : { $place } (attaque { $attack }, défense { $defence })

prompt-force =
    { $combat_id ->
        [maneuver] { $side }, combat de manœuvre, { $target } : choisissez qui attaque. Attaque { $attack } jusqu’ici, défense { $defence }.
       *[assault] { $side }, assaut, { $target } : choisissez qui attaque. Attaque { $attack } jusqu’ici, défense { $defence }.
    }
    .help = Participent les unités des hexagones voisins, chacune à une seule attaque. Quatre points d’empilement au plus donnent l’assaut à un hexagone ; en manœuvre, quatre points au plus attaquent depuis chaque hexagone. Une attaque assez forte ne s’abandonne plus.
choice-force-done = Déclarer l’attaque (attaque { $attack }, défense { $defence })
choice-force-add = Ajouter { $unit }
choice-force-drop = Renoncer à cette attaque : { $target }

## Bombardement

prompt-bombardment =
    { $side } : choisissez un hexagone à bombarder, ou aucun.{ $air ->
        [0] {""}
        [one] {" "}Il reste { $air } point aérien.
       *[other] {" "}Il reste { $air } points aériens.
    }
    .help = Tous les bombardements se déclarent avant le premier jet, un par hexagone. Le chiffre obtenu se divise par la VDT : autant de pas sont perdus. Un F fatigue une unité. Sans unité amie à côté de la cible, le dé a +1.
choice-bombardment-done = Ne plus bombarder
choice-bombardment-at = Bombarder : { $place }
choice-bombardment-b-52 = Envoyer les B-52 : { $place }

prompt-aim =
    { $fire_id ->
        [offensive] { $side }, bombardement offensif, { $target } : choisissez ce qui tire.
        [defensive] { $side }, assaut, { $target } : choisissez ce qui tire sur les unités d’assaut.
       *[support] { $side }, combat de manœuvre, { $target } : choisissez ce qui donne un soutien.
    } Puissance de l’artillerie jusqu’ici : { $strength }.{ $air ->
        [0] {""}
        [one] {" "}{ $air } point aérien peut servir.
       *[other] {" "}{ $air } points aériens peuvent servir.
    }
    .help = L’artillerie se choisit unité par unité ; les points aériens viennent à la fin et closent le choix. Une unité d’artillerie agit deux fois dans un tour de jeu, dont un mouvement au plus. Les points aériens peuvent attirer un tir de défense aérienne, et ceux qu’on dépense sont perdus.
choice-aim-done =
    { $strength ->
        [0] Ne pas tirer
       *[other] Tirer avec une puissance de { $strength }, sans points aériens
    }
choice-aim-gun = Ajouter { $unit }
choice-aim-air =
    { $number ->
        [one] Tirer avec { $number } point aérien
       *[other] Tirer avec { $number } points aériens
    }{ $strength ->
        [0] {""}
       *[other] {" "}et une artillerie de puissance { $strength }
    }

## Refus de combat et réaction

prompt-refusals = { $side } : choisissez un hexagone dont les unités tentent de refuser le combat, ou aucun.
    .help = L’unité de plus haute VE passe le test : si le dé ne la dépasse pas, toutes les unités de l’hexagone reculent d’un hexagone et l’attaque tombe. APVN, DELTA et CIDG soustraient la VDT ; une unité fatiguée dans la pile ajoute 1. Les attaquants peuvent suivre.
choice-refusals-done = Ne plus refuser
choice-refusals-refuse = Tenter de refuser le combat : { $place } (on jette le dé)

prompt-go-back = { $side } : choisissez où recule { $unit } (départ : { $place }).
    .help = Un hexagone voisin où il y a place, ouvert à l’unité et non visé, et pas un hexagone vide en ZdC ennemie. APVN, DELTA et CIDG peuvent même y aller s’il ne reste rien d’autre.
choice-go-back-to = { $unit } recule : { $place }

prompt-reactions = { $side } : choisissez une unité qui tente de réagir dans un hexagone attaqué, ou aucune.
    .help = L’unité est à côté de l’hexagone attaqué et passe un test d’efficacité. Si elle réussit, elle y entre. Un essai par hexagone et par unité.
choice-reactions-done = Ne plus réagir
choice-reactions-react = { $unit } tente de réagir : { $place } (on jette le dé)

## Combat

prompt-next-combat = { $side } : choisissez le combat à résoudre.
    .help = D’abord la coordination, puis la manœuvre, puis l’assaut. Tout est mené à terme avant l’hexagone suivant.
choice-next-combat-fight = Combattre : { $place }

prompt-frontal-assault = { $side } : l’attaque tourne à l’assaut frontal ({ $target }). Choisissez l’hexagone d’où il vient.
    .help = Les unités de cet hexagone donnent l’assaut, sans coordination, même prévues en manœuvre. Toutes les autres qui visaient la même cible attendent.
choice-frontal-assault-from = L’assaut vient de là : { $place }

prompt-broken-arrow = { $side } : Moore est attaqué. Appeler Broken Arrow ?
    .help = Un dé donne des points aériens pour ce seul combat, en soutien ou en bombardement défensif. On ne l’appelle qu’une fois dans la partie.
choice-broken-arrow-wait = Le garder pour plus tard
choice-broken-arrow-call = Appeler Broken Arrow : on jette le dé

prompt-count-defender = { $side }, { $place } : la pile dépasse la limite. Choisissez une unité qui combat.
    .help = Quatre points d’empilement seulement comptent en défense. Les autres n’ajoutent rien et ne perdent rien, mais retraitent avec le reste.
choice-count-defender-count = { $unit } combat

prompt-choose-lead =
    { $attacks ->
        [0] { $side } : choisissez l’unité de tête de votre défense.
       *[other] { $side } : choisissez l’unité de tête de votre attaque.
    }
    .help = L’écart entre les VE des deux unités de tête décale la colonne. L’unité de tête prend le premier pas perdu et la première fatigue.
choice-choose-lead-lead = { $unit } en tête

prompt-take-losses =
    { $number ->
        [one] { $side } : choisissez l’unité qui perd un pas.
       *[other] { $side } : { $number } pas sont perdus. Choisissez l’unité qui perd le prochain.
    }
    .help = Une unité à pleine puissance est retournée, une unité réduite est éliminée. L’unité de tête perd la première, les Américains partagent leurs pertes, les QG et l’hôpital viennent en dernier.
choice-take-losses-lose = { $unit } perd un pas

prompt-take-fatigue =
    { $number ->
        [one] { $side } : choisissez l’unité qui devient fatiguée.
       *[other] { $side } : { $number } unités deviennent fatiguées. Choisissez la prochaine.
    }
    .help = Une unité fatiguée n’attaque pas, ne tire pas, ne réagit pas et n’a pas de zone de contrôle. L’unité de tête se fatigue la première.
choice-take-fatigue-tire = Fatigue : { $unit }

prompt-stand-or-go =
    { $side }, { $place } : retraitez, ou tenez { $fatigue ->
        [0] { $steps ->
            [0] sans rien payer
            [one] au prix d’un pas
           *[other] au prix de { $steps } pas
        }
       *[other] { $steps ->
            [0] au prix d’une fatigue
           *[other] au prix d’un pas et d’une fatigue
        }
    }.
    .help = Un bon terrain se tient à un prix : en VDT 2 un pas et une fatigue, en VDT 3 ou plus et dans une ZA opérationnelle une fatigue.
choice-stand-or-go-go = Retraiter
choice-stand-or-go-stand =
    Tenir : { $fatigue ->
        [0] { $steps ->
            [0] cela ne coûte rien
            [one] un pas est perdu
           *[other] { $steps } pas sont perdus
        }
       *[other] { $steps ->
            [0] une unité devient fatiguée
           *[other] un pas est perdu et une unité devient fatiguée
        }
    }

prompt-fall-back =
    { $hexes ->
        [one] { $side } : choisissez où retraite { $unit }, à { $hexes } hexagone.
       *[other] { $side } : choisissez où retraite { $unit }, à { $hexes } hexagones.
    }
    .help = Ni sur des ennemis, ni en terrain interdit, ni dans un hexagone attaqué, ni au-delà de la limite d’empilement, ni dans ni à travers une ZdC ennemie, sauf si une unité amie s’y trouve. Les blindés traversent les ZdC.
choice-fall-back-to = { $unit } retraite : { $place }

prompt-advance = { $side } : choisissez qui avance ({ $target }).
    .help = Les unités qui devaient donner l’assaut à l’hexagone doivent avancer, et d’abord ; celles qui manœuvraient le peuvent. Après une retraite de deux hexagones on peut aller un hexagone plus loin, si le premier est hors ZdC ennemie. Quatre points d’empilement sont la limite.
choice-advance-done = Ne plus avancer
choice-advance-follow = { $unit } avance : { $target }
choice-advance-further = { $unit } va plus loin : { $place }

## Refus : mise en place, renforts, remplacements

refusal-not-in-area = On ne peut placer { $unit } là ({ $place }) : c’est hors de la région que donne le scénario, ou trop près de l’ennemi.
refusal-ring-is-full = L’anneau autour du camp des FS doit rester ouvert : on n’y prend pas d’hexagone de plus ({ $place }).
refusal-one-company-lands = Une ZA expédiente reçoit une compagnie par phase, et jamais à côté d’une autre ZA.
refusal-enemy-there = Une unité ennemie s’y trouve ({ $place }) : nul n’y arrive.
refusal-no-replacements-left = Les remplacements disponibles ne suffisent pas pour { $unit }.
refusal-not-for-this-nation = Ces remplacements ne sont pas pour { $unit }.
refusal-not-reduced = Unité non réduite : { $unit } n’a pas de pas à retrouver.
refusal-not-dead = Unité non éliminée : { $unit }.
refusal-no-place-for-replacements = { $unit } ne reçoit pas de remplacements là : le scénario nomme d’autres lieux.
refusal-just-back = { $unit } vient de revenir avec un pas et ne reçoit rien de plus ce tour-ci.
refusal-left-for-good = { $unit } a quitté la carte pour de bon et ne reçoit pas de remplacements.
refusal-not-replaced = Pas de remplacements pour { $unit } : ni chefs, ni QG, ni hôpital, ni ravitaillement n’en ont.
refusal-hq-not-lost = { $unit } n’est pas un QG qui puisse revenir : il faut qu’il ait été éliminé, et pour la première fois.
refusal-no-box-for-hq = Un QG ne revient que dans une case du Cambodge de ce scénario, et ceci n’en est pas une : { $place }.

## Refus : mouvement

refusal-not-your-unit = { $unit } n’est pas à vos ordres ici ; un chef va avec son unité.
refusal-unit-not-on-the-map = { $unit } n’est pas en jeu.
refusal-no-allowance = { $unit } n’a pas de points de mouvement dans cette phase.
refusal-moved-already = { $unit } a déjà bougé dans cette phase.
refusal-gun-has-acted-twice = { $unit } porte un marqueur Dernier tir : deux actions faites dans ce tour de jeu.
refusal-gun-has-moved = { $unit } a déjà bougé dans ce tour de jeu : une pièce ne bouge qu’une fois, de quelque façon que ce soit.
refusal-no-way-from-here = Aucun hexagone voisin n’est ouvert : { $unit } ne va nulle part.
refusal-too-far = Les points de mouvement ne suffisent pas : { $place }.
refusal-stopped-by-control = Des zones de contrôle ennemies barrent la route : { $place }.
refusal-enemy-holds-the-hex = Une unité ennemie s’y trouve, nul n’y entre ({ $place }).
refusal-border-is-closed = Les unités américaines ne franchissent pas la frontière du Cambodge, et c’est au-delà ({ $place }).
refusal-motorised-need-a-road = Les unités motorisées n’y entrent pas ({ $place }) : le terrain leur est interdit et aucune route n’y mène.
refusal-motorised-leave-by-road = Hors des routes, les unités motorisées n’entrent ni ne sortent d’un terrain qui leur est interdit, et aucune route ne mène de leur hexagone à celui-ci ({ $place }).
refusal-box-not-reached-from-here = Ce mouvement n’y mène pas ({ $place }) : seule l’APVN entre dans une case, par ses hexagones du bord de carte ou par la case voisine.
refusal-lies-in-wait = { $unit } est à l’affût : ni mouvement ni attaque avant son heure, sauf si un ennemi approche.
refusal-confined = { $unit } ne quitte pas son hexagone dans ce scénario.
refusal-no-stack-there = Moins de deux unités peuvent bouger ({ $place }) : il n’y a pas de pile à déplacer.
refusal-cannot-lead-that-unit = Le chef ne peut rejoindre { $unit } : il faut une unité de son hexagone qu’il puisse mener, et que ni elle ni la sienne n’ait bougé.
refusal-no-lift = Les hélicoptères ne le peuvent pas : ils portent quelques compagnies et batteries américaines par phase, de Camp Holloway, sur un terrain propice, loin de l’ennemi.
refusal-no-exit = { $unit } ne peut quitter la carte ici et maintenant : le scénario dit qui le peut, par quels hexagones et à partir de quel tour.

## Refus : déclarer les attaques

refusal-no-enemy-there = Aucune unité ennemie ne s’y trouve ({ $place }).
refusal-nobody-can-attack = Aucune unité voisine ne peut attaquer ainsi : { $place }.
refusal-declared-already = Cette façon d’attaquer est déjà réglée : { $place }.
refusal-given-up-already = Vous avez renoncé à attaquer de cette façon pendant cette phase : { $place }.
refusal-no-maneuver-there = Cet hexagone ne s’attaque pas en manœuvre.
refusal-not-adjacent = { $unit } n’est pas à côté de l’hexagone attaqué.
refusal-attacks-already = { $unit } participe déjà à une attaque.
refusal-fatigued-does-not-attack = Une unité fatiguée n’attaque pas : { $unit }.
refusal-artillery-does-not-attack = { $unit } est de l’artillerie, et seuls les mortiers attaquent.
refusal-advanced-already = { $unit } a avancé après un refus de combat et n’attaque plus de ce tour de joueur.
refusal-could-not-enter = { $unit } ne peut entrer dans cet hexagone : le terrain, la frontière ou un ennemi le ferme.
refusal-four-points-assault = Avec { $unit }, plus de quatre points d’empilement donneraient l’assaut ({ $target }).
refusal-four-points-maneuver = Avec { $unit }, plus de quatre points d’empilement attaqueraient en manœuvre depuis son hexagone.
refusal-no-strength-alone = { $unit } n’a pas de puissance d’attaque : il faut à ses côtés une unité du même hexagone qui en ait.
refusal-odds-too-low = Attaque { $attack } contre défense { $defence } : c’est moins de 1 contre 3.
refusal-nobody-chosen = Aucune unité n’est encore choisie pour cette attaque.
refusal-attack-stands = Les unités choisies suffisent à cette attaque : on ne peut plus y renoncer.

## Refus : bombardement

refusal-bombarded-already = Un bombardement est déjà déclaré ({ $place }), et un hexagone en subit un par phase.
refusal-bombardment-given-up = Vous avez renoncé à tirer sur cet hexagone durant cette phase ({ $place }).
refusal-nothing-reaches = Rien de ce qui peut encore tirer ne l’atteint : { $place }.
refusal-no-b-52 = Aucun B-52 n’est disponible ce tour-ci.
refusal-friends-near = Des unités amies sont trop près pour les B-52 : { $place }.
refusal-not-your-gun = { $unit } n’est pas une de vos unités sur la carte.
refusal-no-gun = { $unit } n’est pas de l’artillerie et ne bombarde pas.
refusal-gun-fatigued = Une artillerie fatiguée ne tire pas : { $unit }.
refusal-gun-fires-already = { $unit } tire déjà dans cette phase ou cette étape.
refusal-out-of-range = Hors de portée : { $unit } n’atteint pas la cible ({ $target }).
refusal-too-near = Cible trop proche ({ $target }) : { $unit } ne tire pas à si courte portée.
refusal-fires-for-itself-only = Unité attaquée dans ce tour : { $unit } ne tire que pour son propre hexagone.
refusal-attacks-itself = { $unit } participe à une attaque et ne donne pas de soutien.
refusal-two-guns-only = En défense et en soutien, l’APVN tire avec deux unités d’artillerie au plus.
refusal-not-so-many-air-points =
    { $air ->
        [0] Il ne reste aucun point aérien.
        [1] Vous pouvez employer { $air } point aérien.
       *[other] Vous pouvez employer de 1 à { $air } points aériens.
    }
refusal-no-aircraft = L’APVN n’a pas d’aviation.

## Refus : refus de combat et réaction

refusal-not-a-target = Aucune attaque n’y est déclarée ({ $place }).
refusal-tried-already = Les unités de cet hexagone ont déjà tenté de refuser le combat ({ $place }).
refusal-doubly-attacked = Manœuvre et assaut sont tous deux déclarés : nul n’y refuse le combat ({ $place }).
refusal-cannot-refuse-immobile = Une unité y est immobile, donc nul n’y refuse le combat ({ $place }).
refusal-hospital-does-not-refuse = L’hôpital y est et ne retraite jamais, donc nul n’y refuse le combat ({ $place }).
refusal-arvn-does-not-refuse = Les unités de l’ARVN ne refusent le combat qu’avec Truong, et il n’est pas là ({ $place }).
refusal-americans-stand-here = Les Américains n’y refusent pas le combat ({ $place }) : c’est une ZA opérationnelle, une ville, la base américaine ou l’hexagone du QG de brigade.
refusal-nobody-refuses-in-a-camp = Nul ne refuse le combat dans un camp des FS, et c’en est un ({ $place }).
refusal-nowhere-to-go = Une unité n’y a nul hexagone où reculer, donc nul n’y refuse le combat ({ $place }).
refusal-no-refuge-there = { $unit } ne peut reculer là ({ $place }) : l’hexagone est interdit, plein, attaqué ou en ZdC ennemie.
refusal-no-room-to-refuse = Il n’y a pas de place pour tous ceux qui reculeraient : un hexagone tient quatre points d’empilement.
refusal-refuge-under-attack = { $unit } ne peut reculer là ({ $place }) : un combat est déclaré contre cet hexagone.
refusal-target-itself = Unité attaquée : { $unit } ne réagit pas ailleurs.
refusal-has-refused = { $unit } vient de refuser le combat et ne réagit pas.
refusal-fatigued-does-not-react = Une unité fatiguée ne réagit pas : { $unit }.
refusal-no-room-to-react = Il n’y a pas de place pour { $unit } ({ $place }) : un hexagone tient quatre points d’empilement.
refusal-cannot-react-immobile = { $unit } ne peut pas bouger et ne réagit pas.
refusal-one-attempt = Il y a un essai par hexagone et par unité, et il est fait.

## Refus : combat

refusal-nobody-there-to-assault = Nul ne peut y donner l’assaut : { $place } → { $target }.
refusal-broken-arrow-used = Broken Arrow a déjà été appelé dans cette partie.
refusal-not-involved = { $unit } n’y prend pas part.
refusal-counted-already = { $unit } combat déjà.
refusal-four-points-defend = Avec { $unit }, plus de quatre points d’empilement combattraient ({ $place }).
refusal-delta-does-not-lead = { $unit } ne va pas en tête d’une attaque à laquelle participent d’autres que le CIDG.
refusal-cidg-does-not-lead = { $unit } ne va pas en tête d’une attaque à laquelle participent d’autres que DELTA.
refusal-headquarters-does-not-lead = { $unit } est un QG, perdu en dernier : il ne va en tête que si nul autre ne le peut.
refusal-hospital-does-not-lead = L’hôpital est perdu tard : il ne va en tête que s’il n’y a avec lui nul autre qu’un QG.
refusal-brigade-hq-does-not-lead = Le QG de brigade est perdu en dernier : il ne va en tête que si nul autre ne le peut.
refusal-lead-loses-first = L’unité de tête perd le premier pas, et { $unit } n’est pas en tête.
refusal-americans-share-losses = Cette perte éliminerait { $unit } alors qu’une autre unité américaine du combat est à pleine puissance : celle-là perd d’abord.
refusal-headquarters-last = { $unit } est un QG et ne prend une perte que s’il ne reste nul autre.
refusal-hospital-late = L’hôpital ne prend une perte que s’il ne reste nul autre qu’un QG.
refusal-brigade-hq-last = Le QG de brigade ne prend une perte que s’il ne reste nul autre.
refusal-tired-before = Ce résultat ne peut fatiguer { $unit } : fatigue déjà reçue avant, ou unité hors du combat.
refusal-lead-tires-first = L’unité de tête se fatigue la première, et { $unit } n’est pas en tête.
refusal-cannot-stand = Nul ne peut y tenir ({ $place }) : il faut une VDT de 2 ou plus en défense, ou une ZA opérationnelle.
refusal-retreat-closed = { $unit } ne peut retraiter là ({ $place }) : le terrain, un ennemi ou la frontière ferme l’hexagone.
refusal-retreat-no-room = { $unit } ne peut retraiter là ({ $place }) : l’hexagone est plein, il tient quatre points d’empilement.
refusal-retreat-controlled = { $unit } ne peut retraiter là ({ $place }) : une ZdC ennemie couvre l’hexagone ou le chemin, et nulle unité amie n’y est.
refusal-retreat-attacked = { $unit } ne peut retraiter là ({ $place }) : l’hexagone, ou celui du chemin, est attaqué dans ce tour de joueur.
refusal-retreat-wrong-distance = { $unit } ne peut retraiter là ({ $place }) : on recule { $hexes ->
    [one] d’un hexagone, ni plus ni moins
   *[other] de { $hexes } hexagones et on s’arrête aussi loin de l’hexagone attaqué
}.
refusal-no-room-to-advance = Il n’y a pas de place pour { $unit } : un hexagone tient quatre points d’empilement.
refusal-assault-units-first = Celles qui devaient donner l’assaut avancent d’abord ({ $target }).
refusal-must-advance = Une unité qui devait donner l’assaut n’a pas encore avancé, et le doit ({ $target }).
refusal-one-hex-only = On avance d’un hexagone : l’ennemi n’a pas retraité de deux.
refusal-second-hex-closed = { $unit } ne peut aller plus loin ({ $target } → { $place }) : l’hexagone n’est pas voisin, ou le premier est en ZdC ennemie.

## Événements : tours, récupération, arrivées

event-turn-begins = Tour { $turn }.
event-player-turn = Tour de joueur : { short-side }.
event-air-points =
    { $number ->
        [one] { short-side } : { $number } point aérien ce tour-ci.
       *[other] { short-side } : { $number } points aériens ce tour-ci.
    }
event-air-given =
    { $number ->
        [one] { short-side } : { $number } point aérien ce tour-ci.
       *[other] { short-side } : { $number } points aériens ce tour-ci.
    }
event-air-points-hidden = { short-side } : le nombre de points aériens de ce tour reste secret.
event-recovered = { $unit } récupère ({ $place }).
event-still-tired = { $unit } ne récupère pas ({ $place }) : dé { $die }, VE { $value }.
event-hq-returns = { $unit } revient comme QG de remplacement ({ $place }).
event-replaced = { short-side }, remplacement : { $unit } ({ $place }).
event-arrived = { short-side }, renforts, { $place } : { $units }.
event-landing-test = { $unit } se pose sous le feu ({ $place }) : dé { $die }{ signed-modifier }, VE { $value }.

## Événements : mouvement

event-move-made =
    { short-side }, { $origin } → { $place } : { $units } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
event-left-map = { short-side }, sortie de la carte, { $place } : { $units }.
event-lifted = { $unit } arrive par hélicoptère ({ $place }).
event-withdrawn = { $unit } quitte la carte ({ $place }).
event-supply-arrived = Le ravitaillement est arrivé ({ $place }).
event-sprung = { short-side } : un ennemi approche, et les unités à l’affût peuvent bouger.

## Événements : avant le combat

event-declared =
    { $combat_id ->
        [maneuver] { short-side }, manœuvre, { $target } : { $units }.
       *[assault] { short-side }, assaut, { $target } : { $units }.
    }
event-refusal = Refus de combat, { $target } : { $unit }, dé { $die }, modificateurs { $modifiers }, VE { $value }.
event-refused = Combat refusé : { $target } → { $place }.
event-not-refused = Le refus de combat échoue ({ $target }).
event-reaction = { $unit } tente de réagir ({ $target }) : dé { $die }, VE { $value }.
event-reacted = { $unit } réagit et entre ({ $target }).
event-advanced = { short-side }, avance, { $place } : { $units }.
event-coordinated = Attaque parfaitement coordonnée, sans jet ({ $target }).
event-coordination-roll = Coordination de l’attaque, { $target } : dé { $die } contre { $value }, { $result }.
event-frontal-from = Assaut frontal : { $place } → { $target }.
event-broken-arrow =
    { $number ->
        [one] Broken Arrow ! Dé { $die } : { $number } point aérien pour ce combat.
       *[other] Broken Arrow ! Dé { $die } : { $number } points aériens pour ce combat.
    }

## Événements : bombardement

event-fired =
    { $fire_id ->
        [offensive] { short-side }, bombardement offensif, { $target }
        [defensive] { short-side }, bombardement défensif, { $target }
       *[support] { short-side }, soutien, { $target }
    } : artillerie { $units }{ $air ->
        [0] {""}
        [one] , { $air } point aérien
       *[other] , { $air } points aériens
    }.
event-bombed = B-52, { $target } : puissance { $number }.
event-air-defence = Tir de défense aérienne, { $target } : dé { $die }.
event-air-damage =
    { $number ->
        [0] Appareils touchés, dé { $die } : aucun point aérien perdu.
        [one] Appareils touchés, dé { $die } : { $number } point aérien de moins.
       *[other] Appareils touchés, dé { $die } : { $number } points aériens de moins.
    }{ $lost ->
        [0] {""}
        [one] {" "}{ $lost } est détruit pour de bon.
       *[other] {" "}{ $lost } sont détruits pour de bon.
    }
event-bombardment-roll =
    { $fire_id ->
        [offensive] { short-side }, bombardement offensif, { $target }
        [defensive] { short-side }, bombardement défensif, { $target }
       *[support] { short-side }, soutien, { $target }
    } : puissance { $strength }, dé { $die }, modificateurs { $modifiers }. Résultat : { $number }{ $tired ->
        [0] {""}
       *[other] F
    }.
event-town-hit = Une ville est bombardée ({ $target }).

## Événements : combat

event-leads =
    Unités de tête : { $attacker } en attaque, { $defender } en défense. { $shift ->
        [-3] Trois colonnes à gauche.
        [-2] Deux colonnes à gauche.
        [-1] Une colonne à gauche.
        [0] Pas de décalage.
        [1] Une colonne à droite.
        [2] Deux colonnes à droite.
        [3] Trois colonnes à droite.
       *[other] { $shift } colonnes à droite.
    }
event-maneuver-roll = Combat de manœuvre, { $target } : attaque { $attack }, défense { $defence }, colonne { $odds }. Dé { $die }, modificateurs { $modifiers }. Résultat : { $result }.
event-assault-roll =
    { short-side }, assaut, { $target } : puissance { $strength }, dé { $die }, modificateurs { $modifiers }. { $steps ->
        [0] L’ennemi ne perd rien.
       *[other] L’ennemi perd { $steps } pas.
    }
event-assault-test = Test pour un second round, { $unit } : dé { $die }{ signed-modifier }, VE { $value }.
event-overrun = Nul ne peut s’y défendre : toutes les unités sont éliminées ({ $target }).
event-step-lost = { $unit } perd un pas ({ $place }).
event-eliminated = Élimination : { $unit } ({ $place }).
event-tired = Fatigue : { $unit } ({ $place }).
event-leader-lost = { $unit } n’a plus d’unité avec qui aller et quitte le jeu.
event-leader-joins = { $unit } n’a plus d’unité à lui dans l’hexagone et rejoint { $host } ({ $place }).
event-stood = { short-side } : les unités tiennent ({ $place }).
event-trapped = { short-side } : des unités n’ont pas d’issue et en paient le prix ({ $place }).
event-retreated = { $unit } retraite : { $origin } → { $place }.
event-night-ambush =
    Embuscade de nuit, { $target } : puissance { $strength }, dé { $die }{ signed-modifier }. { $steps ->
        [0] Aucun pas perdu.
        [one] { $steps } pas perdu.
       *[other] { $steps } pas perdus.
    }

## Événements : victoire

event-points =
    { $number ->
        [one] { short-side } : { $number } point de victoire ({ $reason }).
       *[other] { short-side } : { $number } points de victoire ({ $reason }).
    }
event-captured = { short-side }, objectif pris : { $place }.
