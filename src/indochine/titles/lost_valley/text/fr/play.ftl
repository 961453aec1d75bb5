### La Vallée perdue : ce qui se dit pendant la partie : questions, choix, refus, événements, parties des sommes. Termes : voir names.ftl.

## Chiffres avec leur signe, à l’intérieur d’autres phrases

signed-number =
    { $number ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
       *[other] +{ $number }
    }
signed-drm =
    { $drm ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $drm }
    }
signed-french =
    { $french ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $french }
    }
signed-vm =
    { $vm ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $vm }
    }
plain-total =
    { $total ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
        [-17] −17
        [-18] −18
       *[other] { $total }
    }
plain-worth =
    { $worth ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $worth }
    }

## Les jours d’un tour

turn-days =
    { $turn ->
        [1] { turn-1 }
        [2] { turn-2 }
        [3] { turn-3 }
        [4] { turn-4 }
        [5] { turn-5 }
        [6] { turn-6 }
        [7] { turn-7 }
        [8] { turn-8 }
        [9] { turn-9 }
        [10] { turn-10 }, { monsoon }
        [11] { turn-11 }, { monsoon }
        [12] { turn-12 }, { monsoon }
        [13] { turn-13 }, { monsoon }
        [14] { turn-14 }, { monsoon }
        [15] { turn-15 }
       *[16] { turn-16 }
    }

## Pourquoi une piste bouge, un point est dépensé ou une cible choisie

why-isabelle-encircled = Isabelle encerclée
why-isabelle-freed = Isabelle n’est plus encerclée
why-cr-lost = centre perdu
why-cr-regained = centre repris
why-card = carte Événement
why-rationing = rationnement
why-boosting = ressources contre moral
why-withdrawal = centre abandonné
why-casualties = lourdes pertes Viêt Minh
why-supply = jet de ressources
why-artillery = soutien d’artillerie
why-movement = mouvement
why-assault = assauts français
why-works = travaux de fortification
why-repair = réparation de la piste
why-only-target = le seul à portée
why-weakest-works = les fortifications les plus basses
why-weakest-defence = le plus petit total de défense et de fortifications
why-lowest-morale = le plus petit total de moral
why-by-die = choisi au dé

## Parties des sommes

tally-dice = jet
tally-sitrep = SITREP
tally-card = carte Événement
tally-morale = moral
tally-defence = défense
tally-assault = assaut
tally-armour = blindés
tally-artillery = soutien d’artillerie
tally-close-air = CAS
tally-asp = points de soutien aérien
tally-aaa = DCA Viêt Minh
tally-fortifications = fortifications
tally-encircled = encerclement
tally-strength = division
tally-half-strength = moitié de la force ou moins
tally-vm-crs = centres pris
tally-airstrip = piste
tally-drop-zones = DZ perdues
tally-isabelle = Isabelle encerclée ou perdue
tally-quiet = aucun centre assailli
tally-rationing = rationnement
tally-delay = renfort reporté
tally-resources = point de ressources

## Cartes Événement

prompt-keep-or-play = { $card }, carte de réserve piochée : gardez-la ou jouez-la.
    .help = Gardée en main, elle se joue à un tour suivant, dans sa phase et selon sa condition. Gardée ou jouée, elle donne ses points d’action maintenant.
choice-keep-or-play-keep = Garder en main : { $card }
choice-keep-or-play-play = Jouer ce tour-ci : { $card }

prompt-take-event = { $card } : acceptez l’événement ou refusez-le.
    .help = Vous êtes libre d’accepter cet événement ou non. Si vous le refusez, rien ne se passe ; ses points d’action vous restent de toute façon.
choice-take-event-decline = Refuser l’événement : rien ne se passe
choice-take-event-take = Accepter l’événement : { $card }

prompt-play-reserve = Jouez une carte de réserve dans cette phase, ou attendez.
    .help = Une carte de réserve par tour, dans la phase qu’elle indique et selon sa condition. Seul son événement compte : les points d’action sont ceux de la carte piochée.
choice-play-reserve-pass = Ne pas jouer de carte de réserve maintenant
choice-play-reserve-play = Jouer de la main : { $card }

prompt-discard-reserve =
    { $number ->
        [one] { $number } carte de réserve
       *[other] { $number } cartes de réserve
    } en main, limite { $most }. Défaussez ce qui dépasse, et davantage si vous voulez.
    .help = La limite est d’une carte de réserve par tranche de quatre centres sous contrôle français, arrondi au-dessus. Vous pouvez défausser n’importe lesquelles ; il n’y aura pas d’autre occasion ce tour-ci.
choice-discard-reserve-done =
    { $number ->
        [one] Garder la carte en main
       *[other] Garder les { $number } cartes
    }
choice-discard-reserve-discard = Défausser : { $card }

prompt-choose-division = Choisissez la division qui perd de la force ({ signed-number }).
    .help = Le coup frappe une division de votre choix. À une force de 8 ou moins, elle est ébranlée et doit lancer les dés pour être active.
choice-choose-division-strike = Frapper la { $division }, force { $level } : { signed-number }

prompt-choose-works =
    Choisissez des centres pour les travaux : encore { $number ->
        [one] { $number } centre, fortifications +{ $amount }.
       *[other] { $number } centres, fortifications +{ $amount } chacun.
    }
    .help = Des centres différents sous contrôle français, au front ou à l’arrière, sans frais. Rien ne dépasse le niveau 4.
choice-choose-works-done = Ne plus élever de fortifications
choice-choose-works-raise = { $place } : fortifications +{ $amount }

prompt-place-card-unit = { $unit } : choisissez où placer l’unité.
    .help = Seulement dans les centres que nomme la carte, sous contrôle français, non encerclés et avec de la place. L’unité arrive active.
choice-place-card-unit-place = { $place } : y placer { $unit }

prompt-restore-unit = Choisissez le bataillon réduit à remettre à effectif complet.
    .help = Il doit se trouver dans un centre sous contrôle français non encerclé, avec de la place pour un pas de plus.
choice-restore-unit-restore = Effectif complet : { $unit }

prompt-exhaust-unit = Choisissez le bataillon parachutiste qui sort contre la DCA.
    .help = N’importe quel bataillon parachutiste actif. Il est utilisé jusqu’à la fin du tour : ni mouvement, ni assaut, ni raid ; il se défend encore.
choice-exhaust-unit-use = Faire sortir { $unit }, qui devient utilisé

prompt-delay-unit = Choisissez le renfort qui arrive un tour plus tard.
    .help = La carte retient une des unités prévues ce tour-ci. Cela ne rapporte rien au jet de ressources.
choice-delay-unit-delay = Retenir : { $unit }

prompt-use-card = { $place } : employez une carte pour ce jet, ou gardez-la pour un autre.
    .help = Son modificateur compte pour un seul jet de ce tour, à votre choix. Gardée trop longtemps, elle est perdue avec le tour.
choice-use-card-pass = Aucune carte pour ce jet
choice-use-card-use = Employer pour ce jet : { $card }

## Soutien aérien

prompt-plan-sead =
    { $rolls ->
        [0] SEAD : préparez des frappes sur la DCA.
        [one] SEAD : { $rolls } jet prévu, points engagés : { $points }.
       *[other] SEAD : { $rolls } jets prévus, points engagés : { $points }.
    } Points de soutien aérien restants : { $left }.
    .help = Chaque jet : deux dés, le modificateur de la DCA, +1 par point mis dessus ; 8 ou plus abaisse la DCA de 1. Tous les jets prévus se font ensemble. 4 points au plus par tour vont au SEAD ; ce que vous gardez sert au DAS et au CAS.
choice-plan-sead-done =
    { $rolls ->
        [0] Aucune mission SEAD
        [one] Lancer le SEAD : faire le jet
       *[other] Lancer le SEAD : faire les { $rolls } jets
    }
choice-plan-sead-fly =
    { $number ->
        [one] Prévoir un jet avec { $number } point : +{ $number }
       *[other] Prévoir un jet avec { $number } points : +{ $number }
    }

prompt-plan-das =
    { $points ->
        [0] DAS : préparez des frappes sur les divisions.
        [one] DAS : { $points } point engagé.
       *[other] DAS : { $points } points engagés.
    } Points de soutien aérien restants : { $left }.
    .help = Un jet par division visée : deux dés, le modificateur de la DCA, +1 par point mis sur elle ; 8 ou plus lui coûte 1 point de force. 4 points au plus par tour vont au DAS ; ce que vous gardez sert au CAS.
choice-plan-das-done =
    { $points ->
        [0] Aucune mission DAS
       *[other] Lancer le DAS : faire les jets
    }
choice-plan-das-strike =
    { $number ->
        [one] Frapper la { $division }, force { $level } : { $number } point, +{ $number }
       *[other] Frapper la { $division }, force { $level } : { $number } points, +{ $number }
    }

prompt-commit-air = { $place } : engagez des points de soutien aérien dans ce combat. Il en reste { $left }.
    .help = Chaque point donne +1 au jet de cet assaut. 4 points au plus par tour vont au CAS, et les points non dépensés ce tour-ci sont perdus.
choice-commit-air-commit =
    { $number ->
        [0] { $place } : n’envoyer aucun avion
        [one] { $place } : { $number } point, +{ $number } au jet
       *[other] { $place } : { $number } points, +{ $number } au jet
    }

## Ressources et moral du camp

prompt-ration = Rationnez le camp avant le jet de ressources : jusqu’à 3 points de moral du camp. Moral du camp { $level }, points de ressources { $resources }.
    .help = Chaque point de moral du camp dépensé donne +1 au jet de ressources de ce tour. Le dernier point ne se dépense pas.
choice-ration-ration =
    { $number ->
        [0] Ne pas rationner
       *[other] Rationner : moral du camp −{ $number }, jet de ressources +{ $number }
    }

prompt-delay-arrival = Des renforts sont prévus : laissez-les venir, ou reportez-en un pour +1 au jet de ressources.
    .help = Une unité prévue ce tour-ci peut attendre le suivant. Ses avions apportent alors du ravitaillement.
choice-delay-arrival-none = Ne reporter personne
choice-delay-arrival-delay = Reporter { $unit } au tour suivant : jet de ressources +1

prompt-boost-morale = Changez des ressources en moral du camp : jusqu’à 3 points. Moral du camp { $level }, points de ressources { $resources }.
    .help = Chaque point de ressources donne un point de moral du camp, jamais au-dessus de 20. Le dernier point de ressources ne se dépense pas. Les deux pistes comptent pour le SITREP.
choice-boost-morale-boost =
    { $number ->
        [0] Laisser le moral du camp comme il est
       *[other] Points de ressources −{ $number }, moral du camp +{ $number }
    }

## Soutien d’artillerie

prompt-commit-guns =
    { $number ->
        [0] { $place } : choisissez l’artillerie qui soutient ce combat.
       *[other] { $place }, en soutien : { $picked }. Ajoutez-en ou arrêtez là.
    } { $rp ->
        [0] Cela ne coûte plus rien.
       *[other] { $ap ->
            [0] Prix : { $rp } point de ressources, une fois pour la phase.
           *[other] Prix : { $ap } point d’action et { $rp } point de ressources, une fois pour tous les assauts du tour.
        }
    }
    .help = L’artillerie active du même sous-secteur ou d’un sous-secteur adjacent. Contre un assaut Viêt Minh, elle ajoute sa défense ; dans un de vos assauts ou raids, son facteur d’assaut. Elle est ensuite utilisée, et la contrebatterie peut la désorganiser.
choice-commit-guns-done =
    { $number ->
        [0] Sans artillerie
       *[other] Ne plus ajouter d’artillerie
    }
choice-commit-guns-add = { $place } : soutien de { $unit }

## Pertes et retraites

prompt-reroll-casualties = { $place }, pertes Viêt Minh : dé { $die }, modificateur { signed-drm }. Gardez le dé ou relancez-le.
    .help = Le 1 GAACEO en défense, ou des blindés dans votre assaut, permettent une relance ; le second dé compte. Sur la table, un chiffre est la force perdue, R veut dire repoussé, +1CM un point de moral du camp.
choice-reroll-casualties-keep = Garder le dé : { $die }
choice-reroll-casualties-reroll = Relancer : le nouveau dé compte

prompt-choose-loss = Un pas est perdu : choisissez l’unité.
    .help = L’infanterie perd d’abord : le moral le plus haut, puis le plus de pas. Ces unités sont à égalité, à vous de choisir. Un bataillon complet est réduit, toute autre unité est éliminée.
choice-choose-loss-lose = Perte d’un pas : { $unit }

prompt-retreat-to = { $unit } a manqué son test de moral : choisissez sa retraite depuis { $here }.
    .help = Vers un centre adjacent sous contrôle français et non encerclé. Si l’unité n’y tient pas dans la limite d’empilement, elle est éliminée ou réduite pour tenir.
choice-retreat-to-to = { $here } → { $place } : { $unit }

prompt-overstacked =
    { $place } : le centre est trop plein. En trop : { $assets ->
        [0] { excess-steps }.
       *[other] { $steps ->
            [0] { excess-assets }.
           *[other] { excess-steps }, { excess-assets }.
        }
    } Choisissez qui disparaît.
    .help = Chaque centre a une limite de pas d’infanterie et une limite d’unités d’appui. L’excédent est éliminé ; un bataillon complet peut à la place être réduit d’un pas.
excess-steps = { $steps } pas d’infanterie
excess-assets =
    { $assets ->
        [one] { $assets } unité d’appui
       *[other] { $assets } unités d’appui
    }
choice-overstacked-eliminate = Éliminer : { $unit }
choice-overstacked-reduce = Réduire d’un pas : { $unit }

## Renforts

prompt-land = { $unit } arrive : choisissez où sauter.
    .help = Sur une DZ française, ou dans Huguette tant qu’elle est française. Une unité encore sur une DZ à la fin du tour est perdue : gardez un point d’action pour l’en sortir.
choice-land-land = { $unit } saute : { $place }

prompt-raise-battalion =
    Formez un bataillon de marche : { $number ->
        [one] { $number } bataillon
       *[other] { $number } bataillons
    } dans la case des rescapés, encore { $left ->
        [one] { $left } pion.
       *[other] { $left } pions.
    }
    .help = Chaque bataillon de la case des rescapés peut être dépensé pour un bataillon de marche à un pas, actif, dans un centre sous contrôle français non encerclé où il y a de la place. Quatre au plus sont sur la carte.
choice-raise-battalion-done = Ne pas former de bataillon maintenant
choice-raise-battalion-raise = { $place } : former un bataillon de marche

## Mouvement

prompt-move-which =
    { $paid ->
        [0] Mouvement : choisissez une unité. Le premier déplacement coûte 1 point d’action pour toutes ; il vous en reste { $left }.
       *[other] Mouvement : choisissez une unité. Cela ne coûte plus rien ; unités déplacées : { $number }.
    }
    .help = Chaque unité active bouge une fois le long des lignes noires : l’infanterie de deux centres, les blindés sans limite, le 1 GAACEO d’un centre, l’artillerie d’un centre et seulement si toutes les divisions sont inactives. L’infanterie va à Isabelle ou en vient d’un seul centre à la fois. Un centre laissé sans infanterie ni blindés coûte 1 point de moral du camp.
choice-move-which-done =
    { $number ->
        [0] Ne déplacer personne
       *[other] Finir le mouvement
    }
choice-move-which-move = Déplacer { $unit } ({ $place })

prompt-move-to = { $unit }, { $here } : choisissez la destination.
    .help = À travers des centres sous contrôle français ; un no man’s land arrête le mouvement. On n’entre pas dans un centre sous contrôle Viêt Minh, et un centre encerclé est fermé dans les deux sens. L’empilement se vérifie à la fin de la phase.
choice-move-to-to = { $here } → { $place }

## Assauts français

prompt-assault-which =
    { $paid ->
        [0] Assauts français : choisissez un centre à reprendre. Le premier assaut coûte 1 point d’action pour tous ; il vous en reste { $left }.
       *[other] Assauts français : choisissez le centre suivant à reprendre. Cela ne coûte plus de point d’action.
    }
    .help = Les centres sous contrôle Viêt Minh adjacents à votre infanterie ou à vos blindés actifs, chacun une fois par tour. La force de la division qui tient le centre compte contre vous, et ses fortifications retirent encore 1.
choice-assault-which-done = Plus aucun assaut
choice-assault-which-assault = Donner l’assaut : { $place }

prompt-pick-assaulters =
    { $number ->
        [0] { $place } : choisissez les unités d’assaut, 6 pas d’infanterie au plus.
       *[other] { $place }, assaut { plain-worth } avec { $picked }. Pas d’infanterie : { $steps } sur 6. Ajoutez-en ou donnez l’assaut.
    }
    .help = L’infanterie et les blindés actifs des centres adjacents sous contrôle français, même encerclés. Tous sont ensuite utilisés. Avec des blindés, vous pouvez relancer le dé des pertes Viêt Minh.
choice-pick-assaulters-done =
    { $number ->
        [0] Donner l’assaut à { $place }
       *[other] Donner l’assaut à { $place } : assaut { plain-worth }
    }
choice-pick-assaulters-add = Ajouter : { $unit }

prompt-exploit =
    { $number ->
        [0] { $place } : le centre est libre. Choisissez qui y entre.
        [one] { $place } : { $number } unité y est entrée. Choisissez qui la suit.
       *[other] { $place } : { $number } unités y sont entrées. Choisissez qui les suit.
    }
    .help = Les unités d’assaut, et l’infanterie ou les blindés actifs des centres adjacents sous contrôle français, dans la limite d’empilement ; toutes finissent utilisées. Si personne n’entre, le centre devient un no man’s land et ne rend rien.
choice-exploit-done =
    { $number ->
        [0] Ne faire entrer personne : { $place } devient un no man’s land
       *[other] Ne plus faire entrer personne
    }
choice-exploit-enter = { $place } : faire entrer { $unit }

## Raids, travaux, piste

prompt-raid-which =
    { $paid ->
        [0] Raids : choisissez un centre au front. 1 point d’action ouvre les raids, les travaux et la réparation de la piste ; il vous en reste { $left }.
       *[other] Raids : choisissez le centre suivant au front. Cela ne coûte plus de point d’action.
    }
    .help = Un raid nettoie les tranchées autour d’un centre sous contrôle français au front : ses fortifications montent. Un raid par centre, un par unité. La force de la division la plus proche compte contre lui.
choice-raid-which-done = Plus aucun raid
choice-raid-which-raid = { $place }, fortifications { $level } : faire un raid

prompt-pick-raiders =
    { $number ->
        [0] Raid pour { $place } : choisissez de l’infanterie, 4 pas au plus, et une unité de blindés si vous voulez.
       *[other] Raid pour { $place }, moral de l’infanterie { plain-worth } avec { $picked }. Pas d’infanterie : { $steps } sur 4. Ajoutez-en ou lancez le raid.
    }
    .help = Des unités actives du centre ou des centres adjacents sous contrôle français. L’infanterie compte son moral, les blindés leur facteur d’assaut. Toutes sont ensuite utilisées et peuvent être désorganisées ou perdre un pas.
choice-pick-raiders-done =
    { $number ->
        [0] Lancer le raid pour { $place }
       *[other] Lancer le raid : moral de l’infanterie { plain-worth }
    }
choice-pick-raiders-add = Ajouter : { $unit }

prompt-work-on =
    { $paid ->
        [0] Travaux de fortification : choisissez un centre à l’arrière. 1 point d’action ouvre les travaux et la réparation de la piste ; il vous en reste { $left }.
       *[other] Travaux de fortification : choisissez un centre à l’arrière. Cela ne coûte plus de point d’action.
    } Chaque centre coûte 1 point de ressources ; vous en avez { $resources }.
    .help = Un niveau par centre, une fois par tour, jusqu’au niveau 4 ; deux niveaux là où le 31 BG est actif, qui est ensuite utilisé. Au front, seul un raid élève les fortifications.
choice-work-on-done = Plus de travaux
choice-work-on-work-plain = { $place }, fortifications { $level } : un niveau de plus, le 31 BG reste actif
choice-work-on-work =
    { $engineers ->
        [0] { $place }, fortifications { $level } : un niveau de plus
       *[other] { $place }, fortifications { $level } : deux niveaux de plus avec le 31 BG
    }

prompt-repair-strip =
    La piste est endommagée : tentez de la réparer ou laissez-la. { $paid ->
        [0] Cela coûte 1 point d’action ; il vous en reste { $left }.
       *[other] Cela ne coûte plus de point d’action.
    } Points de ressources : { $resources }.
    .help = Un dé et le SITREP, +1 pour un point de ressources : 5 ou plus la répare. Avec le 31 BG actif dans Huguette, un dé manqué peut être relancé. Endommagée, la piste donne −2 au jet de ressources ; endommagée de nouveau, elle est détruite.
choice-repair-strip-leave = La laisser endommagée
choice-repair-strip-try = Tenter la réparation
choice-repair-strip-try-with-rp = Tenter avec un point de ressources : +1

prompt-reroll-repair = La réparation échoue avec un dé de { $die } : acceptez, ou faites relancer le 31 BG.
    .help = Dans Huguette, le 31 BG relance une fois et devient utilisé ; le second dé compte.
choice-reroll-repair-keep = Accepter : la piste reste endommagée
choice-reroll-repair-reroll = Relancer avec le 31 BG, qui devient utilisé

## Refus : cartes

refusal-not-in-reserve = { $card } : cette carte n’est pas dans votre main.
refusal-wrong-phase = { $card } est d’une autre phase : une carte de réserve se joue dans la phase qu’elle indique.
refusal-too-early = { $card } : le tour où elle commence à agir n’est pas venu.
refusal-too-late = { $card } : ses tours sont passés.
refusal-condition-not-met = { $card } : la condition de la carte n’est pas remplie.
refusal-one-reserve-a-turn = { $card } doit attendre : on joue une carte de réserve par tour, et celle gardée ce tour-ci sert à un tour suivant.
refusal-too-many-in-reserve = Vous avez { $number } cartes de réserve et vos centres en permettent { $most } : défaussez d’abord l’excédent.
refusal-cr-not-named = { $place } n’est pas un des centres que nomme la carte.
refusal-not-a-reduced-battalion = { $unit } : pas un bataillon qu’on puisse compléter. Il doit être réduit, non encerclé, et son centre avoir de la place pour un pas.
refusal-not-an-active-para-battalion = { $unit } n’est pas un bataillon parachutiste actif, et la carte en demande un.
refusal-no-such-card-in-force = { $card } n’est pas en vigueur, ou son modificateur a déjà servi.
refusal-card-needs-another-unit = { $place } : l’unité que demande { $card } ne prend pas part à ce jet.

## Refus : aviation, ressources, points

refusal-too-few-asp =
    { $left ->
        [0] Il ne reste aucun point de soutien aérien.
        [one] Il ne reste qu’un point de soutien aérien.
       *[other] Il ne reste que { $left } points de soutien aérien.
    }
refusal-mission-full = Une sorte de mission prend 4 points au plus par tour, et { $points } y sont déjà engagés.
refusal-at-least-one-asp = Une frappe demande au moins un point de soutien aérien.
refusal-division-struck-already = La { $division } a déjà sa part : un seul jet de DAS par division.
refusal-too-many-asp = { $number }, c’est trop : vous en avez { $left }, et le CAS en prend 4 au plus par tour.
refusal-too-much-rationing = { $number }, c’est trop : le rationnement prend 3 points de moral du camp au plus par tour.
refusal-too-much-boosting = { $number }, c’est trop : 3 points de ressources au plus par tour se changent en moral du camp.
refusal-last-point = Le dernier point y passerait : le moral du camp et les points de ressources doivent rester à 1 ou plus, sinon la partie est perdue.
refusal-morale-at-the-top = Le moral du camp est à { $level } et ne dépasse jamais 20 : pas de place pour { $number } de plus.
refusal-unit-not-due = { $unit } n’arrive pas ce tour-ci : il n’y a rien à reporter.
refusal-no-action-point = Il ne reste aucun point d’action pour payer cela.

## Refus : artillerie, pertes, retraites

refusal-command-post-unmanned = Le PC GONO n’a pas d’infanterie : une unité doit s’y rendre avant la fin des mouvements.
refusal-no-engineers-there = Le 31 BG n’est pas actif en { $place } : il n’y a personne à épargner.
refusal-no-active-artillery = { $unit } ne peut pas tirer : seule l’artillerie active soutient.
refusal-artillery-under-assault = { $unit } subit un assaut dans cette phase et ne soutient personne d’autre.
refusal-artillery-out-of-range = { $place } est hors de portée de { $unit }.
refusal-not-first-in-line = { $unit } ne perd pas en premier : d’abord l’infanterie au moral le plus haut, puis celle qui a le plus de pas ; les blindés en dernier.
refusal-not-in-excess = { $place } : { $unit } n’est pas de trop. La limite dépassée est celle d’une autre sorte d’unités, ou celles qui ont retraité passent d’abord.
refusal-not-reducible = { $unit } n’est pas un bataillon à effectif complet : pas de réduction possible, seulement l’élimination.
refusal-retreat-not-adjacent = { $place } et { $here } ne sont pas adjacents : on retraite d’un seul centre.
refusal-retreat-not-french = { $place } : le centre est encerclé ou n’est pas sous contrôle français, personne n’y retraite.

## Refus : lieux et mouvement

refusal-cr-not-french = { $place } n’est pas sous contrôle français.
refusal-cr-encircled = { $place } : le centre est encerclé, personne n’y entre.
refusal-no-room-in-cr = { $place } : le centre est plein, la limite d’empilement ne laisse pas de place à cette unité.
refusal-not-a-drop-zone = { $place } ne porte pas de parachute : personne n’y saute.
refusal-drop-zone-lost = Pas de saut ici : { $place } est aux mains du Viêt Minh.
refusal-unit-not-on-the-map = { $unit } n’est pas sur la carte.
refusal-moved-already = { $unit } a déjà bougé dans cette phase, et on ne bouge qu’une fois.
refusal-used-units-stay = { $unit } : unité utilisée, qui ne bouge plus ce tour-ci.
refusal-artillery-never-moves = { $unit } est de l’artillerie, et dans cette partie l’artillerie ne bouge jamais.
refusal-artillery-stays-while-divisions-active = { $unit } est de l’artillerie : elle ne bouge que si toutes les divisions sont inactives.
refusal-command-post-needs-infantry = { $unit } est la dernière infanterie de PC GONO, qui ne doit jamais en manquer.
refusal-no-way-from-here = { $unit } ne peut pas quitter { $place } : toutes les lignes mènent à l’ennemi, à un centre encerclé ou là où cette unité ne va pas.
refusal-too-far = { $here } → { $place } : { $unit } n’y va pas d’un seul mouvement, ou un centre encerclé, un no man’s land ou les limites autour d’Isabelle ferment la route.
refusal-cr-held-by-viet-minh = { $place } est sous contrôle Viêt Minh : on lui donne l’assaut, on n’y entre pas par un mouvement.

## Refus : assauts, raids, travaux

refusal-cr-not-viet-minh = { $place } n’est pas sous contrôle Viêt Minh : il n’y a rien à reprendre.
refusal-assaulted-already = { $place } a déjà subi un assaut ce tour-ci, et il n’y en a qu’un.
refusal-nobody-to-assault-with = { $place } : aucune de vos unités actives d’infanterie ou de blindés n’y est adjacente.
refusal-unit-cannot-assault = { $place } : { $unit } ne peut pas en être. Seuls l’infanterie et les blindés actifs adjacents donnent l’assaut, une fois chacun.
refusal-unit-never-assaults = { $unit } ne donne jamais l’assaut : son pion porte un X.
refusal-too-many-steps = { $unit } serait de trop : 6 pas d’infanterie au plus donnent l’assaut ensemble, et { $steps } sont choisis.
refusal-nobody-picked = { $place } : aucune unité n’est encore choisie, et un assaut en demande au moins une.
refusal-cannot-enter = { $place } : { $unit } ne peut pas y entrer. Seuls le peuvent les unités d’assaut, l’infanterie et les blindés actifs adjacents.
refusal-cr-not-at-the-front = { $place } est à l’arrière : un raid est pour un centre adjacent à un centre sous contrôle Viêt Minh ou relié à une case de départ.
refusal-raided-already = { $place } a déjà eu son raid ce tour-ci, et il n’y en a qu’un.
refusal-nobody-to-raid-with = { $place } : aucune infanterie active n’y est ni n’y est adjacente.
refusal-unit-cannot-raid = { $place } : { $unit } ne peut pas en être. Seuls l’infanterie et les blindés actifs du centre ou adjacents font le raid, une fois chacun.
refusal-too-many-raiders = { $unit } serait de trop : 4 pas d’infanterie au plus font un raid ensemble, et { $steps } sont choisis.
refusal-one-armour-in-a-raid = { $unit } serait la deuxième unité de blindés, et un raid n’en prend qu’une.
refusal-raid-needs-infantry = { $place } : un raid demande de l’infanterie, et aucune n’est choisie.
refusal-cr-at-the-front = { $place } est au front : seul un raid y élève les fortifications.
refusal-worked-already = { $place } a déjà eu ses travaux : une fois par centre.
refusal-works-at-the-top = { $place } : les fortifications sont à 4, le niveau le plus haut.

## Événements : tours et cartes

event-turn-begins = Tour { $turn } : { turn-days }.
event-better-start = Cartes de réserve reçues ({ $cards }).
event-card-drawn = { $card } : carte piochée.
event-event-happens = { $card } : l’événement est en vigueur.
event-no-event = { $card } : pas d’événement, sa condition n’est pas remplie.
event-card-kept = { $card } : carte gardée en main.
event-event-declined = { $card } : l’événement est refusé.
event-reserve-played = { $card } : carte jouée de la main.
event-card-die = { $card } : dé { $die }.
event-card-removed = { $card } : carte retirée du jeu.
event-card-discarded = { $card } : carte défaussée.
event-reshuffled = { $card } : la pioche et la défausse sont mélangées ensemble.
event-card-drm-used = { $card } sert à ce jet : { signed-number }.
event-action-points =
    { $saved ->
        [0] { $card } donne { $number ->
            [0] zéro point d’action.
            [one] { $number } point d’action.
           *[other] { $number } points d’action.
        }
       *[other] { $card } donne { $number ->
            [0] zéro point d’action
            [one] { $number } point d’action
           *[other] { $number } points d’action
        }, { $saved } était gardé : { $total } en tout.
    }
event-action-points-saved =
    { $number ->
        [one] { $number } point d’action est gardé pour le tour suivant.
       *[other] { $number } points d’action sont gardés pour le tour suivant.
    }
event-point-spent =
    { $why_id ->
        [works] 1 point d’action (raids, travaux et réparations) : il en reste { $left }.
       *[other] 1 point d’action ({ $why }) : il en reste { $left }.
    }

## Événements : pistes

event-morale-moved = Moral du camp { signed-number } ({ $why }) : { $level } maintenant.
event-resources-moved = Points de ressources { signed-number } ({ $why }) : { $level } maintenant.
event-aaa-moved = DCA Viêt Minh { signed-number } : { $level } maintenant.
event-strength-moved = La { $division } : force { signed-number }, { $level } maintenant.
event-fortifications-moved = { $place }, fortifications { signed-number } : { $level } maintenant.
event-encircled = { $place } : le centre est encerclé.
event-freed = { $place } : le centre n’est plus encerclé.

## Événements : soutien aérien, piste, ressources

event-air-rolled =
    Soutien aérien (dés { $faces }) : { $sum } = { plain-total }. { $number ->
        [0] Aucun point de soutien aérien.
        [one] { $number } point de soutien aérien.
       *[other] { $number } points de soutien aérien.
    }
event-no-air = Pas de soutien aérien ce tour-ci.
event-sead-rolled =
    SEAD (dés { $faces }) : { $sum }. { $hit ->
        [0] Moins de 8 : sans effet.
       *[other] 8 ou plus : DCA Viêt Minh −{ $hit }.
    }
event-das-rolled =
    DAS sur la { $division } (dés { $faces }) : { $sum }. { $hit ->
        [0] Moins de 8 : sans effet.
       *[other] 8 ou plus : force −{ $hit }.
    }
event-airstrip-rolled = État de la piste (dés { $faces }) : { $sum } = { plain-total }. La piste est { $strip }.
event-airstrip-lost = Huguette est perdue, et la piste avec elle : détruite pour de bon.
event-rationed = Rationnement : +{ $number } au jet de ressources.
event-delayed = { $unit } : arrivée reportée au tour { $turn }.
event-supply-rolled =
    Jet de ressources (dés { $faces }) : { $sum } = { plain-total }. { $number ->
        [0] Les points de ressources ne changent pas.
       *[other] Points de ressources { signed-number }.
    }
event-morale-boosted =
    { $number ->
        [one] { $number } point de ressources passe au moral du camp.
       *[other] { $number } points de ressources passent au moral du camp.
    }

## Événements : le Viêt Minh

event-recovered-strength =
    { $number ->
        [0] La { $division } n’a pas donné l’assaut : sa force reste à { $level }.
       *[other] La { $division } n’a pas donné l’assaut : force { signed-number }, { $level } maintenant.
    }
event-status-rolled =
    La { $division } est ébranlée et lance (dés { $faces }) : { $sum }, contre une force de { $level }. { $active ->
        [0] Plus que sa force : inactive.
       *[other] Pas plus que sa force : active.
    }
event-activation-rolled =
    La { $division } attend et lance (dé { $die }) : { $sum }, contre le tour { $turn }. { $active ->
        [0] Plus que le tour : elle attend encore.
       *[other] Pas plus que le tour : elle entre en action.
    }
event-all-active = Les quatre divisions sont actives ce tour-ci, sans jet.
event-die-chose = Cibles à égalité : le dé { $die } désigne { $place }.
event-die-chose-division = Divisions à égalité : le dé { $die } désigne la { $division }.
event-taken-empty = La { $division } prend { $place } sans combat : ni infanterie ni blindés ne s’y trouvaient.
event-sapping-rolled =
    La { $division } sape { $place } (dés { $faces }) : { $sum }. { $levels ->
        [0] Sans effet.
        [one] { $levels } niveau de fortifications perdu.
       *[other] { $levels } niveaux de fortifications perdus.
    }
event-no-assaults = Accalmie : aucune division ne donne l’assaut ce tour-ci.
event-target-chosen = La { $division } va donner l’assaut à { $place }, fortifications { $level } : { $why }.
event-vm-did = Le Viêt Minh ce tour-ci. Pris sans combat : { $taken }. Sapés : { $sapped }. Assaillis : { $stormed }. Pris d’assaut : { $lost }. Divisions inactives : { $quiet }.

## Événements : combat

event-supported = { $place }, soutien d’artillerie : { $units }.
event-close-air =
    { $number ->
        [one] { $place } : { $number } point de soutien aérien pour le combat.
       *[other] { $place } : { $number } points de soutien aérien pour le combat.
    }
event-assault-rolled = La { $division } donne l’assaut à { $place } (dés { $faces }) : { $sum } = { plain-total }. Modificateur des pertes françaises { signed-french }, des pertes Viêt Minh { signed-vm }.
event-french-casualties = Pertes françaises : dé { $die }, modificateur { signed-drm }, résultat { $result }.
event-vm-casualties = Pertes Viêt Minh : dé { $die }, modificateur { signed-drm }, résultat { $result }.
event-rerolled = Pertes Viêt Minh, relance : dé { $die }.
event-step-lost = { $unit } perd un pas et passe à effectif réduit.
event-unit-eliminated = Élimination : { $unit }.
event-morale-check =
    { $unit }, test de moral (dés { $faces }) : { $sum } = { plain-total }. { $passed ->
        [0] Moins de 8 : échec.
       *[other] 8 ou plus : réussi.
    }
event-unit-disrupted = Désorganisation : { $unit }.
event-unit-used = Désormais utilisée : { $unit }.
event-unit-retreated = Retraite : { $unit } → { $place }.
event-no-retreat = { $unit } doit quitter { $place } et n’a nulle part où aller.
event-captured = La { $division } prend { $place } d’assaut.
event-held = { $place } : le centre tient.
event-french-again = { $place } est de nouveau sous contrôle français.
event-nobodys = { $place } : no man’s land.
event-cut-off = { $place } : la { $division } y est coupée de sa case de départ. No man’s land.

## Événements : les Français

event-landed = { $unit } saute : { $place }.
event-no-landing = { $unit } n’a nulle part où sauter et attend le tour { $turn }.
event-lost-in-zone = À la fin du tour, { $unit } est encore sur la { $place }.
event-raised = { $place } : des rescapés forment le { $unit }.
event-placed = { $place } : { $unit } y prend place.
event-restored = De nouveau à effectif complet : { $unit }.
event-moved = { $unit } : { $origin } → { $place }.
event-withdrawn = { $place } : le centre est abandonné.
event-french-assault = { $place }, assaut français : { $units }.
event-french-assault-rolled = { $place }, jet d’assaut (dés { $faces }) : { $sum } = { plain-total }. Modificateur des pertes françaises { signed-french }, des pertes Viêt Minh { signed-vm }.
event-repulsed = { $place } : le Viêt Minh est repoussé.
event-failed = { $place } : l’assaut échoue, le Viêt Minh reste.
event-entered = { $place } : { $unit } y entre.
event-raid-rolled =
    Raid pour { $place }, { $units } (dés { $faces }) : { $sum } = { plain-total }. { $levels ->
        [0] Aucun niveau gagné.
        [one] { $levels } niveau de fortifications gagné.
       *[other] { $levels } niveaux de fortifications gagnés.
    }
event-repaired =
    { $number ->
        [one] { $place } : travaux de fortification.
       *[other] { $place } : travaux de fortification avec le 31 BG.
    }
event-interdiction-lifted = La piste n’est plus interdite.
event-strip-repair-rolled =
    Réparation de la piste (dé { $die }) : { $sum } = { plain-total }. { $repaired ->
        [0] Moins de 5 : elle reste endommagée.
       *[other] 5 ou plus : elle est réparée.
    }
event-recovered = Fin de la désorganisation : { $unit }.
event-judged =
    Le siège est fini : { $crs ->
        [one] { $crs } centre tenu
       *[other] { $crs } centres tenus
    }, { $full ->
        [one] { $full } bataillon
       *[other] { $full } bataillons
    } à effectif complet, { $reduced } à effectif réduit. Points de victoire : { $points }.
