### Tempête sur Diên Biên Phu : ce qui se dit pendant la partie : questions, choix, refus, événements, sommes, options. Termes : voir names.ftl.

## Scénario, options

scenario-battle = La bataille
    .help = Huit tours, du 13 mars au 7 mai 1954. Après le tour 8, le Viêt Minh gagne s’il contrôle six des neuf zones de victoire ; sinon, les Français gagnent.

option-reactions = Cartes hors de son tour de rôle
    .help = Quand demander une carte à un camp au milieu de ce que fait l’autre. Rapide : seulement s’il en tient une qui puisse se jouer ; vous poser la question apprend donc à l’ennemi que vous tenez une carte pour ce moment. Stricte : dès qu’il pourrait en tenir une, pour autant que l’autre camp le sache, ce qui cache s’il la tient. Stricte par défaut quand deux personnes jouent en réseau.
option-reactions-quick = Rapide
option-reactions-strict = Stricte
option-bid = Choix des camps
    .help = Aux enchères, les deux joueurs disent en secret combien de zones de victoire le Viêt Minh devra contrôler. Le plus offrant mène le Viêt Minh, et son enchère est le but à atteindre.
option-bid-false = Selon les sièges
option-bid-true = Aux enchères
option-areas = Zones de victoire nécessaires
    .help = Combien des neuf zones de victoire le Viêt Minh doit contrôler après le tour 8. Le livret dit six ; les enchères fixent leur propre nombre.
option-areas-1 = Une
option-areas-2 = Deux
option-areas-3 = Trois
option-areas-4 = Quatre
option-areas-5 = Cinq
option-areas-6 = Six
option-areas-7 = Sept
option-areas-8 = Huit
option-areas-9 = Neuf
option-fighter_retreats = Retraites par Chasseurs-bombardiers
    .help = La carte donne tous les dégâts à répartir aux Français, « sauf les retraites ». Soit aucune unité ne retraite, soit seul le choix du lieu reste au propriétaire.
option-fighter_retreats-false = Aucune
option-fighter_retreats-true = Permises, au choix du propriétaire
option-improved_limit = Deux Défenses améliorées
    .help = Un exemplaire double la valeur défensive, 6 au plus ; deux la triplent. La limite de 6 vaut-elle aussi pour deux exemplaires ?
option-improved_limit-false = Neuf au plus
option-improved_limit-true = Six au plus
option-either_fire_marker = Marqueurs de tir et terrain
    .help = Si la valeur défensive n’est perdue que par un marqueur de tir du camp visé, ou par celui de n’importe quel camp.
option-either_fire_marker-false = Marqueur du camp visé
option-either_fire_marker-true = Marqueur de l’un ou de l’autre
option-trench_reached = Saper avec une carte
    .help = Si une carte défaussée ajoute sa valeur au niveau de tranchée, ou porte la tranchée à ce niveau.
option-trench_reached-false = Ajoute sa valeur
option-trench_reached-true = Porte à sa valeur
option-flares_one = Fusées éclairantes
    .help = Si une carte Fusées éclairantes annule tous les Assauts de nuit joués dans l’assaut, ou un seul.
option-flares_one-false = Annulent tout
option-flares_one-true = En annulent un
option-coordination_one_die = Coordination du commandement
    .help = Si la carte fait relancer les deux dés de l’attaque, ou un dé au choix.
option-coordination_one_die-false = Les deux dés
option-coordination_one_die-true = Un dé
option-flak_needs_shortage = DCA lourde
    .help = Si la DCA lourde prive une zone même quand le jet les approvisionne toutes, ou ne fait qu’aggraver une pénurie.
option-flak_needs_shortage-false = Quel que soit le jet
option-flak_needs_shortage-true = À partir de 9
option-assault_marker = Marqueur de tir après un assaut
    .help = Si les unités Viêt Minh qui ne prennent pas la zone laissent un marqueur de tir là d’où l’assaut est parti.
option-assault_marker-false = Aucun
option-assault_marker-true = Au départ de l’assaut
option-mines_withdraw = Mines
    .help = Si les unités arrêtées par les Mines sont épuisées sur place, ou retraitent aussi.
option-mines_withdraw-false = Épuisées sur place
option-mines_withdraw-true = Épuisées et en retraite

card-none = aucune carte

## Comment une partie a fini

reason-taken = Le Viêt Minh contrôle autant de zones de victoire qu’il lui en faut.
reason-held = Le Viêt Minh contrôle trop peu de zones de victoire.

## Moments pour des cartes

moment-before-own-dice = avant les dés de sa propre attaque
moment-before-enemy-dice = avant les dés d’une attaque ennemie
moment-after-own-dice = après les dés de sa propre attaque
moment-after-enemy-dice = après les dés d’une attaque ennemie
moment-before-own-assault = avant les dés de son propre assaut
moment-before-enemy-assault = avant les dés d’un assaut ennemi
moment-after-own-assault = après les dés de son propre assaut
moment-after-enemy-assault = après les dés d’un assaut ennemi
moment-against-card = quand l’ennemi joue une carte
moment-after-action = après sa propre action
moment-end-of-impulse = à la fin d’une impulsion
moment-supply = au jet d’approvisionnement

## Parties des sommes

tally-dice = dés
tally-firepower = puissance de tir
tally-card-firepower = puissance de tir de la carte
tally-mortars = { card-fr-13 }
tally-night = { card-vm-25 }
tally-best-defence = meilleure défense
tally-ground = terrain
tally-trench = tranchée
tally-improved = { card-vm-01 }
tally-runways = zones de piste
tally-green-areas = zones vertes

## Enchères

prompt-bid = Joueur { $player } : enchérissez pour le Viêt Minh, de 1 à { $most } zones de victoire.
    .help = Votre enchère reste cachée jusqu’à ce que les deux soient faites. Le plus offrant mène le Viêt Minh et doit contrôler autant de zones de victoire après le tour 8 ; l’autre joueur mène les Français. Enchères égales : les dés disent qui mène le Viêt Minh.
choice-bid-bid =
    { $number ->
        [one] { $number } zone de victoire
       *[other] { $number } zones de victoire
    }

## L’impulsion

prompt-choose-action =
    { $side }, tour { $turn } : choisissez que faire de cette impulsion ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main).
    .help = Une action par impulsion : des unités fraîches d’une zone se déplacent ou tirent, celles du Viêt Minh peuvent aussi saper ou donner l’assaut, ou bien on joue une carte d’impulsion. Certaines cartes s’ajoutent à l’action. Passer, c’est renoncer à l’impulsion ; quand les Français passent puis le Viêt Minh, la phase est finie.
choice-choose-action-pass = Passer
choice-choose-action-move =
    { $fresh ->
        [one] Mouvement depuis { $area } ({ $fresh } fraîche)
       *[other] Mouvement depuis { $area } ({ $fresh } fraîches)
    }
choice-choose-action-fire =
    { $fresh ->
        [one] Tir depuis { $area } ({ $fresh } fraîche)
       *[other] Tir depuis { $area } ({ $fresh } fraîches)
    }
choice-choose-action-sap =
    { $fresh ->
        [one] Sape, { $area } (tr. { $level }, { $fresh } fraîche)
       *[other] Sape, { $area } (tr. { $level }, { $fresh } fraîches)
    }
choice-choose-action-assault =
    { $fresh ->
        [one] Assaut depuis { $area } (tr. { $level }, { $fresh } fraîche)
       *[other] Assaut depuis { $area } (tr. { $level }, { $fresh } fraîches)
    }
choice-choose-action-play =
    { $impulse ->
        [0] Jouer en plus de l’action : { $card }
       *[other] Jouer pour toute l’impulsion : { $card }
    }
choice-choose-action-dig = Saper en défaussant une carte : { $card } (valeur de tranchée { $value })

prompt-buy-impulse = { $side } : le Viêt Minh a passé. Défaussez une carte pour continuer, ou laissez finir la phase d’impulsion.
    .help = La carte est défaussée sans effet. L’impulsion suivante est alors à vous, et le jeu continue comme d’habitude.
choice-buy-impulse-end = Laisser finir la phase d’impulsion
choice-buy-impulse-discard = Défausser pour continuer : { $card }

## Cartes

prompt-discard-down =
    { $side } : votre main est trop grande, défaussez { $number ->
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
    .help = La taille des mains est sur la piste des tours, avec une carte de plus par série de bonus sous votre contrôle. Une carte défaussée peut revenir quand la pioche est remélangée.
choice-discard-down-discard = Défausser : { $card }

prompt-end-discard = { $side }, fin du tour : défaussez ce que vous ne voulez pas garder.
    .help = Vous pouvez défausser aucune carte, quelques-unes ou toutes. Celles que vous gardez comptent dans votre prochaine main : vous ne piochez que jusqu’à sa taille.
choice-end-discard-done = Garder le reste
choice-end-discard-discard = Défausser : { $card }

prompt-window =
    { $moment_id ->
        [before-own-dice] { $side }, votre attaque sur { $area } : jouez une carte avant les dés, ou aucune.
        [before-enemy-dice] { $side }, attaque ennemie sur { $area } : jouez une carte avant les dés, ou aucune.
        [after-own-dice] { $side }, votre attaque sur { $area } : les dés sont jetés, points de dégâts : { $damage }. Jouez une carte, ou aucune.
        [after-enemy-dice] { $side }, attaque ennemie sur { $area } : les dés sont jetés, points de dégâts : { $damage }. Jouez une carte, ou aucune.
        [before-own-assault] { $side }, votre assaut sur { $area } : jouez une carte avant les dés, ou aucune.
        [before-enemy-assault] { $side }, assaut ennemi sur { $area } : jouez une carte avant les dés, ou aucune.
        [after-own-assault] { $side }, votre assaut sur { $area } : les dés sont jetés, points de dégâts : { $damage }. Jouez une carte, ou aucune.
        [after-enemy-assault] { $side }, assaut ennemi sur { $area } : les dés sont jetés, points de dégâts : { $damage }. Jouez une carte, ou aucune.
        [against-card] { $side }, l’ennemi joue { $card } contre { $area } : annulez sa carte par une des vôtres, ou laissez-la agir.
        [after-action] { $side }, votre action est finie : jouez une carte en plus, ou finissez l’impulsion.
        [end-of-impulse] { $side }, l’impulsion se termine : jouez une carte, ou aucune.
        [supply] { $side }, le jet d’approvisionnement est fait : jouez une carte, ou aucune.
       *[other] { $side } : jouez une carte, ou aucune.
    }
    .help = Autour d’une attaque ou d’un assaut, les deux camps peuvent jouer des cartes tour à tour, l’attaquant d’abord, jusqu’à ce que les deux y renoncent. Une carte jouée est vue aussitôt et ne se reprend pas.
choice-window-pass =
    { $moment_id ->
        [before-own-dice] Ne jouer aucune carte : place aux dés
        [before-enemy-dice] Ne jouer aucune carte : place aux dés
        [before-own-assault] Ne jouer aucune carte : place aux dés
        [before-enemy-assault] Ne jouer aucune carte : place aux dés
        [against-card] Laisser agir : { $card }
        [after-action] Finir l’impulsion
       *[other] Ne jouer aucune carte
    }
choice-window-play =
    { $moment_id ->
        [against-card] Annuler la carte ennemie avec { $card }
       *[other] Jouer : { $card }
    }

prompt-standing-orders = Dites quand vous voulez qu’on vous demande une carte pendant les impulsions de l’ennemi.
    .help = Les ordres permanents répondent pour vous, en secret, quand ce que fait l’ennemi, la fin d’une impulsion ou le jet d’approvisionnement vous poserait une question. Ils ne parlent jamais pour vous dans votre propre action, et vous pouvez les changer à tout moment.
choice-standing-orders-ask = Me demander chaque fois que je pourrais jouer une carte
choice-standing-orders-pass-impulse =
    { $own ->
        [1] À la fin de cette impulsion, passer pour moi
       *[0] Tant que l’ennemi agit dans cette impulsion, passer pour moi
    }
choice-standing-orders-pass-all = Chaque fois que l’ennemi agit, passer pour moi jusqu’à nouvel ordre
choice-standing-orders-only-assaults-on = Ne me demander qu’aux assauts sur { $area }, et sur les zones déjà nommées ainsi

## Mouvement

prompt-pick-movers =
    { $side }, { $area } : choisissez les unités qui se déplacent ensemble. { $number ->
        [0] Aucune n’est encore choisie.
       *[other] Choisies : { $picked } ; points de mouvement de la pile : { $points }.
    }
    .help = Une pile va au pas de son unité la plus lente, ensemble jusqu’au bout. Les unités qui restent gardent leur fraîcheur.
choice-pick-movers-done =
    { $number ->
        [0] Déplacer
        [one] Déplacer { $number } unité
       *[other] Déplacer { $number } unités
    }
choice-pick-movers-add = Ajouter : { $type } (encore { $left })
choice-pick-movers-all = Déplacer toutes les unités fraîches ({ $fresh })

prompt-move-step =
    { $side }, { $here } : choisissez le pas suivant ({ $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }). { $points ->
        [0] Il ne reste aucun point de mouvement.
        [one] Il reste { $points } point de mouvement.
       *[other] Il reste { $points } points de mouvement.
    }
    .help = Un pas coûte un point ; un de plus pour entrer dans une zone sous contrôle ennemi ou avec des ennemis, ou passer la rivière sans pont ; un de plus pour quitter une zone sous contrôle ennemi ou avec des ennemis. Le contrôle pris en chemin compte aussitôt. Qui s’est déplacé est épuisé.
choice-move-step-stop =
    { $number ->
        [one] S’arrêter, { $here } : l’unité est épuisée
       *[other] S’arrêter, { $here } : les unités sont épuisées
    }
choice-move-step-step =
    { $here } → { $area } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })

## Tir

prompt-fire-at = { $side }, { $here } : choisissez la zone cible du tir.
    .help = Les unités tirent dans leur propre zone ou dans une zone adjacente, même à travers la rivière, et seuls les ennemis en souffrent. Tirer au-dehors laisse un marqueur de tir : vos unités y perdent alors leur valeur défensive.
choice-fire-at-fire = Tirer sur { $area }

prompt-pick-firers =
    { $side }, { $area } : choisissez les unités qui tirent sur { $target }. { $number ->
        [0] Aucune n’est encore choisie.
       *[other] Choisies : { $picked } ; puissance de tir { $power }.
    }
    .help = Points d’attaque : deux dés et la puissance de tir de toutes celles qui tirent. Points de défense : la meilleure défense de la zone et sa valeur défensive. La différence fait les dégâts. Qui a tiré est épuisé.
choice-pick-firers-done =
    { $number ->
        [0] Tirer
        [one] Tirer avec { $number } unité : sans retour
       *[other] Tirer avec { $number } unités : sans retour
    }
choice-pick-firers-add = Ajouter : { $type } (encore { $left })
choice-pick-firers-all = Tirer avec toutes les unités fraîches ({ $fresh }) : sans retour

prompt-card-target = { $side }, { $card } : choisissez la zone cible.
    .help = Les avions atteignent toutes les zones. L’artillerie et les roquettes atteignent une zone adjacente à une zone sous votre contrôle ; l’artillerie française peut y détruire une tranchée au lieu de tirer.
choice-card-target-fire =
    Tirer sur { $area } ({ $enemies ->
        [one] { $enemies } unité ennemie
       *[other] { $enemies } unités ennemies
    }) : sans retour
choice-card-target-clear = Détruire la tranchée, { $area } (niveau { $level })

prompt-allot-damage =
    { $side }, { $area } : répartissez { $points ->
        [one] { $points } point de dégâts.
       *[other] { $points } points de dégâts.
    }
    .help = 1 point retourne une unité fraîche ou fait retraiter une épuisée ; 2 points éliminent une épuisée, ou retournent une fraîche et la font retraiter ; 3 points éliminent une fraîche. Il faut employer le plus de points possible.
choice-allot-damage-flip =
    Retourner : { $type } fraîche ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-retreat =
    Faire retraiter : { $type } épuisée ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-flip-and-retreat =
    Retourner et faire retraiter : { $type } fraîche ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-eliminate-spent =
    Éliminer : { $type } épuisée ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-eliminate-fresh =
    Éliminer : { $type } fraîche ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })

prompt-retreat-to = { $side }, { $here } : choisissez la zone de retraite ({ $type }).
    .help = Une unité retraite vers une zone adjacente contrôlée par son camp : d’abord une zone où il y a de la place, puis celle qui a le moins d’ennemis, jamais là où le tir est tombé. Elle n’entre dans une zone pleine que pour retraiter plus loin.
choice-retreat-to-to =
    { $here } → { $area }{ $enemies ->
        [0] {""}
        [one] {" "}({ $enemies } unité ennemie là-bas)
       *[other] {" "}({ $enemies } unités ennemies là-bas)
    }{ $full ->
        [1] {" "}(pleine : la retraite continue)
       *[other] {""}
    }

## Sape et assauts

prompt-pick-sappers =
    { $side }, { $area } : choisissez les unités qui sapent, deux par niveau. { $number ->
        [0] Aucune n’est encore choisie.
       *[other] Choisies : { $picked }.
    }
    .help = Deux unités fraîches creusent un niveau et sont épuisées. Pour plusieurs niveaux d’un coup, il faut plus d’unités ; une tranchée a trois niveaux au plus.
choice-pick-sappers-done =
    { $number ->
        [0] Saper
        [one] Saper avec { $number } unité
       *[other] Saper avec { $number } unités
    }
choice-pick-sappers-add = Ajouter : { $type } (encore { $left })

prompt-dig-where = { $side } : choisissez la zone à saper (carte défaussée : { $card }).
    .help = Toute zone sous votre contrôle convient, avec ou sans unités. Aucune unité n’est épuisée, et trois niveaux sont le maximum.
choice-dig-where-dig = { $area } : tranchée de niveau { $level }

prompt-assault-from = { $side }, { $card } : choisissez la zone d’où part l’assaut.
    .help = Avec cette carte, tout niveau de tranchée convient, même aucun. Il faut des unités fraîches et une zone adjacente tenue par des unités françaises.
choice-assault-from-from = Assaut depuis { $area }

prompt-assault-at = { $side }, { $here } : choisissez la zone à prendre d’assaut.
    .help = L’assaut vise une zone adjacente sous contrôle français, avec des unités françaises ; la rivière ne compte pas. Les défenseurs n’ont pas de valeur défensive.
choice-assault-at-assault = Donner l’assaut : { $area }

prompt-pick-assaulters =
    { $side }, { $area } : choisissez les unités d’assaut contre { $target }, { $most } au plus. { $number ->
        [0] Aucune n’est encore choisie.
       *[other] Choisies : { $picked } ; puissance de tir { $power }.
    }
    .help = S’il n’y reste aucune unité française, toutes les unités d’assaut entrent et prennent le contrôle. Dans tous les cas, elles sont épuisées et l’une d’elles est perdue.
choice-pick-assaulters-done =
    { $number ->
        [0] Donner l’assaut
        [one] Donner l’assaut avec { $number } unité : sans retour
       *[other] Donner l’assaut avec { $number } unités : sans retour
    }
choice-pick-assaulters-add = Ajouter : { $type } (encore { $left })
choice-pick-assaulters-all = Donner l’assaut avec toutes les unités fraîches ({ $fresh }) : sans retour

prompt-lose-units =
    { $side }, { $area } : l’assaut coûte { $number ->
        [one] { $number } unité d’assaut
       *[other] { $number } unités d’assaut
    }. Choisissez ce qui est perdu.
    .help = Tout assaut coûte une unité d’assaut, et une de plus par relance de Giap exige le succès. Une zone prise reste prise.
choice-lose-units-lose = Éliminer : { $type }

## Effets des cartes françaises

prompt-reroll-die = { $side } : choisissez le dé à relancer.
    .help = Le nouveau résultat compte, même s’il est plus bas.
choice-reroll-die-reroll = Relancer le { $number }

prompt-refresh-area = { $side } : choisissez la zone dont les unités françaises redeviennent fraîches.
    .help = Toutes les unités françaises de la zone redeviennent fraîches aussitôt et peuvent agir encore ce tour-ci.
choice-refresh-area-refresh =
    { $area } ({ $number ->
        [one] { $number } unité épuisée
       *[other] { $number } unités épuisées
    })

prompt-relief-unit = { $side }, { $area } : choisissez l’unité à étoile qui arrive.
    .help = Le dé dit combien d’unités d’infanterie et de blindés viennent. S’il en attend plus qu’il n’en faut, ou si la place manque, vous choisissez.
choice-relief-unit-relieve = Faire venir : { $type }

prompt-mined-unit =
    { $side }, { $area } : les mines arrêtent encore { $number ->
        [one] { $number } unité d’assaut
       *[other] { $number } unités d’assaut
    }. Choisissez-en une.
    .help = Une unité arrêtée par les mines est épuisée et ne participe plus à l’assaut. Celles qui restent fraîches doivent continuer.
choice-mined-unit-stop = Arrêter : { $type }

prompt-counter-at = { $side } : choisissez la zone perdue à contre-attaquer.
    .help = On ne contre-attaque qu’une zone que les Français ont perdue à l’impulsion précédente.
choice-counter-at-counter = Contre-attaquer : { $area }

prompt-pick-strikers =
    { $side } : choisissez les unités qui contre-attaquent { $target }, { $most } au plus. { $number ->
        [0] Aucune n’est encore choisie.
       *[other] Choisies : { $picked }.
    }
    .help = Des unités fraîches de toutes les zones adjacentes entrent, si elles peuvent payer le pas. Elles attaquent ensemble de l’intérieur, donc sans valeur défensive pour l’ennemi ; puis elles sont épuisées et restent.
choice-pick-strikers-done =
    { $number ->
        [0] Contre-attaquer
        [one] Contre-attaquer avec { $number } unité : sans retour
       *[other] Contre-attaquer avec { $number } unités : sans retour
    }
choice-pick-strikers-add = Ajouter, { $area } : { $type }

## Effets des cartes Viêt Minh

prompt-rats-where = { $side } : choisissez la zone française pour les rats.
    .help = Un dé dit combien d’unités françaises fraîches vous pouvez y épuiser. La zone doit être sous contrôle français et sans unité Viêt Minh.
choice-rats-where-infest =
    { $area } ({ $number ->
        [one] { $number } unité fraîche
       *[other] { $number } unités fraîches
    }) : le dé est jeté

prompt-rats-bite =
    { $side }, { $area } : choisissez ce que les rats épuisent, { $number ->
        [one] { $number } unité fraîche au plus.
       *[other] { $number } unités fraîches au plus.
    }
    .help = Vous choisissez quelles unités françaises sont épuisées, jusqu’au nombre du dé.
choice-rats-bite-done = Ne plus rien épuiser
choice-rats-bite-spend = Épuiser : { $type }

prompt-mine-where = { $side } : choisissez la zone française au-dessus de la mine.
    .help = Elle doit être sous contrôle français et adjacente à une tranchée de niveau 3. Les Français peuvent d’abord se retirer ; puis on lance un dé, et vous répartissez autant de points de dégâts entre ceux qui sont restés.
choice-mine-where-mine =
    { $area } ({ $number ->
        [one] { $number } unité française
       *[other] { $number } unités françaises
    })

prompt-withdraw =
    { $side }, { $area } : une mine va sauter sous { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    }. Retirez qui vous voulez.
    .help = Une unité qui part retraite par les règles habituelles et est épuisée. Puis on lance un dé, et le Viêt Minh répartit autant de points de dégâts entre celles qui sont restées.
choice-withdraw-stay = Personne d’autre ne part : le dé est jeté
choice-withdraw-leave = Retirer : { $type } fraîche (elle est épuisée)
choice-withdraw-leave-spent = Retirer : { $type } épuisée

prompt-roll-again =
    { $side } : le meilleur jet de l’assaut est { $total }, soit { $damage ->
        [0] aucun dégât
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    }. Gardez-le ou relancez.
    .help = Chaque jet de plus coûte une unité d’assaut de plus. Le total le plus haut compte.
choice-roll-again-keep = Garder { $total }
choice-roll-again-reroll =
    Relancer pour une unité perdue de plus ({ $left ->
        [one] { $left } relance possible
       *[other] { $left } relances possibles
    })

prompt-propaganda-where = { $side } : choisissez la zone dont les unités thaïes entendent la propagande.
    .help = On lance un dé pour chaque unité thaïe de la zone ; sur 4 ou plus, elle quitte le jeu. La zone doit être adjacente à une zone sous contrôle Viêt Minh.
choice-propaganda-where-persuade =
    { $area } ({ $number ->
        [one] { $number } unité thaïe
       *[other] { $number } unités thaïes
    }) : les dés sont jetés

prompt-emergency-where =
    { $side } : choisissez la zone pour { $number ->
        [one] { $number } unité de remplacement.
       *[other] { $number } unités de remplacement.
    }
    .help = Elles arrivent fraîches, ensemble, dans une zone sous votre contrôle où il y a de la place pour elles. Il n’y a pas de jet de remplacement ce tour-ci.
choice-emergency-where-place = { $area }

## La phase de fin

prompt-cut-off = { $side } : choisissez une zone à priver d’approvisionnement ({ $number } à marquer).
    .help = Les unités françaises de la zone ne redeviennent pas fraîches à la fin de ce tour. Le chiffre dit combien d’entre elles sont épuisées.
choice-cut-off-cut =
    { $spent ->
        [one] { $area } ({ $spent } épuisée)
       *[other] { $area } ({ $spent } épuisées)
    }

prompt-place-units =
    { $side } : placez { $number ->
        [one] { $number } unité qui arrive
       *[other] { $number } unités qui arrivent
    } : { $arriving }.
    .help = Les Français placent dans les zones sous leur contrôle. Le Viêt Minh place dans les siennes, ou dans une zone française sans unité française, adjacente à une chaîne continue de ses zones jusqu’au bord de la carte, qu’il prend aussitôt. Une zone contient neuf unités d’un camp au plus.
choice-place-units-place = Placer, { $area } : { $type }
choice-place-units-place-stack = Placer, { $area } : { $fit } unités d’un coup

## Refus : cartes

refusal-not-in-hand =
    { $card_id ->
        [none] Vous ne tenez pas de telle carte.
       *[other] Cette carte n’est pas dans votre main : { $card }.
    }
refusal-wrong-moment = { $card } : ce n’est pas le moment ; la carte dit quand elle se joue.
refusal-too-early-for-card = { $card } : il est trop tôt dans la partie pour cette carte.
refusal-too-late-for-card = { $card } : il est trop tard dans la partie pour cette carte.
refusal-no-target-for-card = { $card } : aucune zone à sa portée n’a rien à frapper.
refusal-not-next-to-own-area = { $area } : la zone n’est adjacente à aucune des vôtres, hors de portée ({ $card }).
refusal-no-trench-there = { $area } : il n’y a pas de tranchée à détruire.
refusal-card-clears-no-trench = { $card } : cette carte ne détruit pas de tranchée, seule l’artillerie française le fait.
refusal-no-aircraft-to-stop = Aucun avion n’arrive : { $card } n’annule que les cartes { card-fr-18 } et { card-fr-20 }.
refusal-no-artillery-to-silence = Aucune artillerie n’est jouée : le tir de contrebatterie ne répond qu’aux cartes { card-fr-22 } et { card-fr-27 }.
refusal-no-damage-to-ignore = L’attaque ne fait aucun dégât : il n’y a rien à ôter.
refusal-rolled-again-already = Ces dés ont déjà été relancés, et c’est une fois par attaque.
refusal-no-such-die = Aucun dé de cette attaque ne montre { $number }.
refusal-mines-in-own-area-only = Vous ne contrôlez plus la zone assaillie : vos mines n’y sont pas.
refusal-not-with-mines = La carte { card-fr-11 } est déjà jouée dans cet assaut, et { $card } ne va pas avec.
refusal-not-with-debouchez = La carte { card-fr-04 } est déjà jouée dans cet assaut, et { $card } ne va pas avec.
refusal-nobody-spent = Aucune unité française n’y est épuisée, et la carte en demande une.
refusal-no-night-assault = Aucune carte { card-vm-25 } n’est en jeu dans cet assaut : il n’y a rien à annuler.
refusal-not-called-to-relief = Le dé ne fait pas venir cette unité : { $type }.
refusal-no-starred-unit = Plus aucune unité à étoile ne peut venir d’Isabelle.
refusal-no-ground-to-burn = { $area } : sa valeur défensive ne compte pas dans cette attaque, il n’y a rien à brûler.
refusal-no-ground-to-improve = { $area } : sa valeur défensive ne compte pas dans cette attaque, il n’y a rien à doubler.
refusal-two-copies-at-most = Deux exemplaires sont déjà en jeu dans cette attaque, et un troisième ne fait rien.
refusal-only-attacks-by-units = C’est une carte qui tire ici : { $card } ne sert qu’aux attaques d’unités.
refusal-nothing-lost-just-before = Les Français n’ont pas perdu de telle zone à l’impulsion précédente, et on ne contre-attaque que là.
refusal-nobody-can-enter = Aucune unité française fraîche adjacente à la zone perdue ne peut payer pour y entrer, ou il n’y a plus de place.
refusal-not-next-to-lost-area = { $area } et { $target } ne sont pas adjacentes.
refusal-strike-armour-and-river = { $area } → { $target } : il n’y a pas de pont, et les blindés ne passent la rivière que par un pont.
refusal-striker-too-slow = { $area } → { $target } coûte plus de points de mouvement que cette unité n’en a ({ $type }).
refusal-no-room-to-strike =
    { $most ->
        [one] { $target } : il n’y a de place que pour { $most } unité, et elle est choisie.
       *[other] { $target } : il n’y a de place que pour { $most } unités, et elles sont choisies.
    }
refusal-no-area-for-rats = Les rats ne trouvent personne : il leur faut des unités françaises fraîches dans une zone sous contrôle français, sans unité Viêt Minh.
refusal-no-unit-to-pay-with = Toutes les unités d’assaut sont déjà en jeu : il n’en reste aucune pour payer une relance.
refusal-no-area-to-mine = Aucune galerie n’y mène : il faut des unités françaises dans une zone sous leur contrôle, adjacente à une tranchée de niveau 3.
refusal-no-thai-in-reach = Aucune unité thaïe n’est à portée : il en faut une dans une zone adjacente au terrain du Viêt Minh.
refusal-nothing-short-to-add-to = Toutes les zones françaises sont approvisionnées, et dans cette partie { $card } ne fait qu’aggraver une pénurie.
refusal-nobody-to-cut-off = Il n’y a plus d’autre zone française avec des unités à priver d’approvisionnement.
refusal-no-assault-possible = Aucun assaut n’est possible : aucune unité Viêt Minh fraîche n’est adjacente à une zone tenue par des unités françaises, avec de la place pour entrer.
refusal-box-is-empty = La case des remplacements est vide.
refusal-no-room-for-replacements = Il n’y a pas de place pour les remplacements : une zone contient neuf unités d’un camp.
refusal-not-a-viet-minh-area = { $area } : la zone n’est pas sous contrôle Viêt Minh.
refusal-never-assaulted = Personne ne donne jamais l’assaut contre votre camp en { $area }.
refusal-ordered-already = Ce sont déjà vos ordres.
refusal-no-impulse-to-pass = Aucune impulsion n’est en cours : un ordre pour une impulsion finirait avant d’avoir répondu à quoi que ce soit.
refusal-own-impulse-to-pass = Cette impulsion est la vôtre, et l’ordre finirait avec elle : il ne répond qu’à ce que fait l’ennemi.

## Refus : actions et mouvement

refusal-only-the-viet-minh = La sape et l’assaut sont au Viêt Minh seul.
refusal-no-fresh-unit = { $area } : aucune de vos unités n’y est fraîche, et une unité épuisée ne fait rien.
refusal-no-move-from-here = { $area } : aucune unité fraîche ne peut en sortir. Toutes les zones adjacentes sont fermées, pleines ou trop chères en points de mouvement.
refusal-no-enemy-in-reach = { $area } : aucun ennemi à portée. Les unités tirent dans leur propre zone ou dans une zone adjacente.
refusal-card-digs-nowhere = { $card } n’approfondit aucune tranchée : aucune zone sous contrôle Viêt Minh ne gagne à sa valeur de tranchée { $value }.
refusal-nobody-picked = Aucune unité n’est encore choisie, et il en faut au moins une.
refusal-not-several-left = Il ne reste pas plusieurs unités à choisir : choisissez-les une à une.
refusal-no-such-fresh-unit = { $area } : il n’y a plus d’unité fraîche de ce type ({ $type }).
refusal-no-firepower = Seules les unités avec une puissance de tir peuvent tirer.
refusal-not-adjacent = { $area } et { $here } ne sont pas adjacentes.
refusal-red-area = { $area } : le numéro est rouge, les unités françaises n’y entrent jamais.
refusal-defended-french-area = { $area } : la zone est sous contrôle français et des unités françaises y sont, le Viêt Minh n’y entre que par un assaut.
refusal-armour-and-river = { $here } → { $area } : il n’y a pas de pont, et les blindés ne passent la rivière que par un pont.
refusal-no-room =
    { $number ->
        [one] { $area } : la zone est pleine, elle contient neuf unités d’un camp.
       *[other] { $area } : pas de place pour { $number } unités de plus, une zone en contient neuf d’un camp.
    }
refusal-too-dear =
    { $points ->
        [0] { $here } → { $area } coûte { $cost }, et il ne reste aucun point de mouvement.
        [one] { $here } → { $area } coûte { $cost }, et il reste { $points } point de mouvement.
       *[other] { $here } → { $area } coûte { $cost }, et il reste { $points } points de mouvement.
    }
refusal-no-step-together = { $area } : ensemble, ces unités ne vont nulle part. L’une est trop lente ou ne peut pas traverser, ou aucune zone adjacente n’a de place pour toutes.
refusal-must-step = Les unités sont choisies et n’ont pas encore bougé : elles doivent faire au moins un pas.

## Refus : tir, dégâts, retraites

refusal-out-of-reach = { $here } → { $area } : c’est hors de portée. Les unités tirent dans leur propre zone ou dans une zone adjacente.
refusal-no-enemy-there = { $area } : il n’y a pas d’unité ennemie.
refusal-no-such-target = { $area } : aucune unité de ce type ne peut subir cet effet ({ $type }).
refusal-too-few-points =
    { $points ->
        [one] Cela coûte { $cost }, et il reste { $points } point de dégâts.
       *[other] Cela coûte { $cost }, et il reste { $points } points de dégâts.
    }
refusal-points-would-be-lost = Ainsi, des points de dégâts seraient perdus qui peuvent servir autrement : il faut en employer le plus possible.
refusal-no-retreat-results = Les chasseurs-bombardiers ne font retraiter personne.
refusal-retreat-not-adjacent = { $area } et { $here } ne sont pas adjacentes.
refusal-retreat-not-controlled = { $area } : la zone est sous contrôle ennemi, personne n’y retraite.
refusal-no-way-back = { $area } : pas de retour. Une unité ne retraite ni là où le tir est tombé, ni là d’où elle vient.
refusal-room-elsewhere = { $area } : la zone est pleine, et une autre zone a de la place.
refusal-fewer-enemies-elsewhere =
    { $enemies ->
        [one] { $area } : il y a { $enemies } unité ennemie, et une autre zone en a moins.
       *[other] { $area } : il y a { $enemies } unités ennemies, et une autre zone en a moins.
    }
refusal-nowhere-to-go = { $area } : aucune zone adjacente n’est ouverte à la retraite de cette unité ({ $type }).
refusal-no-such-unit-there = { $area } : il n’y a pas de telle unité ({ $type }).

## Refus : sape et assauts

refusal-sap-not-controlled = { $area } : la zone n’est pas sous contrôle Viêt Minh, personne n’y sape.
refusal-trench-at-its-deepest = { $area } : la tranchée est au niveau { $level } et ne s’approfondit plus.
refusal-too-few-sappers = { $area } : un niveau demande deux unités fraîches, et il n’y en a pas assez.
refusal-sappers-for-whole-levels = Deux unités creusent un niveau : il en faut une de plus avec la dernière choisie.
refusal-too-many-sappers = { $area } : tant d’unités creuseraient plus qu’une tranchée ne peut l’être.
refusal-card-digs-no-deeper = { $area } : { $card } laisserait la tranchée au niveau { $level }.
refusal-assault-not-adjacent = { $area } et { $here } ne sont pas adjacentes.
refusal-nothing-to-assault = Il n’y a rien à prendre d’assaut : il faut une zone adjacente sous contrôle français, avec des unités françaises et de la place pour entrer.
refusal-no-room-for-assault = { $area } : la zone est pleine, neuf unités Viêt Minh y sont déjà.
refusal-too-many-assaulters =
    { $most ->
        [one] { $target } : il n’y a de place que pour { $most } unité d’assaut.
       *[other] { $target } : il n’y a de place que pour { $most } unités d’assaut.
    }
refusal-trench-too-low = { $area } : la tranchée est au niveau { $level }, et un assaut demande le niveau 3.
refusal-not-an-assaulting-unit = Aucune unité de ce type ne donne l’assaut : { $type }.

## Refus : phase de fin et enchères

refusal-no-french-area = { $area } : la zone n’est pas sous contrôle français.
refusal-no-french-units-to-cut-off = { $area } : il n’y a pas d’unité française à priver d’approvisionnement.
refusal-cut-off-already = { $area } : la zone est déjà privée d’approvisionnement.
refusal-not-arriving-now = Aucune unité de ce type n’arrive ce tour-ci : { $type }.
refusal-area-is-full = { $area } : la zone est pleine, neuf unités de votre camp y sont.
refusal-not-several-to-place = { $area } : il ne reste qu’une unité à placer, ou de place que pour une.
refusal-not-connected-to-the-edge = { $area } : la zone n’est ni au Viêt Minh ni adjacente à une chaîne continue de ses zones jusqu’au bord de la carte.
refusal-french-units-hold-it = { $area } : la zone est sous contrôle français et des unités françaises y sont.
refusal-not-a-french-area = { $area } : la zone n’accueille pas de renfort français, elle doit être sous contrôle français.
refusal-not-that-many-areas = Il y a { $most } zones de victoire : enchérissez de 1 à { $most }.

## Événements : tours, impulsions, enchères

event-bids = Enchères : le joueur 1 annonce { $first }, le joueur 2 annonce { $second }.
event-bid-roll = Enchères égales : le joueur 1 lance { $first }, le joueur 2 lance { $second }.
event-bid-won =
    { $seat_id ->
        [FR] Le joueur 1
       *[VM] Le joueur 2
    } mène le Viêt Minh et a besoin de { $number ->
        [one] { $number } zone de victoire.
       *[other] { $number } zones de victoire.
    } { $seat_id ->
        [FR] Le joueur 2
       *[VM] Le joueur 1
    } mène les Français.
event-turn-begins =
    { $turn ->
        [1] Tour { $turn } : { turn-1 }.
        [2] Tour { $turn } : { turn-2 }.
        [3] Tour { $turn } : { turn-3 }.
        [4] Tour { $turn } : { turn-4 }.
        [5] Tour { $turn } : { turn-5 }.
        [6] Tour { $turn } : { turn-6 }.
        [7] Tour { $turn } : { turn-7 }.
        [8] Tour { $turn } : { turn-8 }.
       *[other] Tour { $turn }.
    }
event-passed =
    { $side_id ->
        [FR] Les Français passent.
       *[VM] Le Viêt Minh passe.
    }
event-impulse-bought = Les Français défaussent une carte pour continuer : { $card }.
event-phase-ends = La phase d’impulsion est finie.

## Événements : cartes

event-reshuffled =
    { $side_id ->
        [FR] Les Français mélangent leur défausse avec leur pioche.
       *[VM] Le Viêt Minh mélange sa défausse avec sa pioche.
    }
event-drew =
    { $side_id ->
        [FR] Les Français piochent
       *[VM] Le Viêt Minh pioche
    } { $number ->
        [0] zéro carte.
        [one] { $number } carte : { $cards }.
       *[other] { $number } cartes : { $cards }.
    }
event-drew-hidden =
    { $side_id ->
        [FR] Les Français piochent
       *[VM] Le Viêt Minh pioche
    } { $number ->
        [0] zéro carte.
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
event-card-played =
    { $side_id ->
        [FR] Les Français jouent une carte : { $card }.
       *[VM] Le Viêt Minh joue une carte : { $card }.
    }
event-card-discarded =
    { $side_id ->
        [FR] Les Français défaussent une carte : { $card }.
       *[VM] Le Viêt Minh défausse une carte : { $card }.
    }
event-card-cancelled = Carte annulée : { $card }.
event-nights-lit =
    { $number ->
        [one] { card-fr-07 } : { $number } carte { card-vm-25 } est annulée.
       *[other] { card-fr-07 } : { $number } cartes { card-vm-25 } sont annulées.
    }
event-mines-rolled = { card-fr-11 }, assaut sur { $area } : dé { $die }.
event-mined = { $area } : { $type } arrêtée par les mines et épuisée.
event-coordinated = { card-fr-02 } : les dés sont maintenant { $faces }, en tout { $total }.
event-stands-firm =
    { $number ->
        [one] { card-fr-01 }, { $area } : { $number } point de dégâts en moins.
       *[other] { card-fr-01 }, { $area } : { $number } points de dégâts en moins.
    }
event-recovered = { $area } : toutes les unités françaises sont de nouveau fraîches.
event-relief-rolled = { card-fr-09 } : dé { $die }.
event-relieved = { $area } : { $type } venue d’Isabelle.
event-trench-cleared = { $area } : la tranchée de niveau { $level } est détruite.
event-counter-attack = Contre-attaque, { $area } : { $units }.
event-rats-rolled = { card-vm-03 }, { $area } : dé { $die }.
event-rats-spent = { $area } : { $type } épuisée par les rats.
event-shaft-rolled =
    { $die ->
        [one] { $area } : la mine saute, { $die } point de dégâts.
       *[other] { $area } : la mine saute, { $die } points de dégâts.
    }
event-propaganda =
    { card-vm-10 }, { $area } (dés { $faces }) : { $lost ->
        [0] personne ne part.
        [one] { $lost } unité thaïe quitte le jeu.
       *[other] { $lost } unités thaïes quittent le jeu.
    }
event-emergency =
    { $number ->
        [one] { card-vm-15 }, { $area } : { $number } unité. Pas de jet de remplacement ce tour-ci.
       *[other] { card-vm-15 }, { $area } : { $number } unités. Pas de jet de remplacement ce tour-ci.
    }

## Événements : mouvement, contrôle, sape

event-moved =
    { $side }, { $origin } → { $area } : { $units } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
event-control =
    { $side_id ->
        [FR] { $area } passe aux Français.
       *[VM] { $area } passe au Viêt Minh.
    }
event-trench-lost = { $area } : la tranchée disparaît.
event-sapped = Sape, { $area } : tranchée de niveau { $level } ({ $units }).
event-dug-by-card = Sape, { $area } : tranchée de niveau { $level } (carte { $card }).

## Événements : tir, dégâts, retraites

event-fired =
    { $side_id ->
        [FR] Tir français, { $origin } → { $area } : { $units }.
       *[VM] Tir du Viêt Minh, { $origin } → { $area } : { $units }.
    }
event-card-fired = { $card }, cible : { $area }.
event-attack-rolled =
    { $side_id ->
        [FR] Attaque française sur { $area }
       *[VM] Attaque du Viêt Minh sur { $area }
    } : dés { $faces }. Attaque : { $attack }. Défense : { $defence }. { $damage ->
        [0] Aucun dégât.
        [one] { $damage } point de dégâts.
       *[other] { $damage } points de dégâts.
    }
event-no-target = { $area } : il n’y a plus de cible, on ne lance pas les dés.
event-damage-lost =
    { $number ->
        [one] { $area } : { $number } point de dégâts ne sert à rien et est perdu.
       *[other] { $area } : { $number } points de dégâts ne servent à rien et sont perdus.
    }
event-flipped = { $area } : { $type } épuisée.
event-elimination = { $area } : { $type } éliminée.
event-retreated = Retraite, { $origin } → { $area } : { $type }.
event-retreats-on = { $area } : la zone est pleine, la retraite continue ({ $type }).
event-no-retreat = { $area } : aucune retraite possible ({ $type }).
event-fire-marker =
    { $side_id ->
        [FR] { $area } : marqueur de tir français.
       *[VM] { $area } : marqueur de tir du Viêt Minh.
    }

## Événements : assauts

event-assault = Assaut, { $origin } → { $area } : { $units }.
event-assault-rolled =
    Assaut sur { $area } : dés { $faces }. Attaque : { $attack }. Défense : { $defence }. { $damage ->
        [0] Aucun dégât.
        [one] { $damage } point de dégâts.
       *[other] { $damage } points de dégâts.
    }
event-rerolled = { card-vm-04 } : dés { $faces }, en tout { $total } ; le meilleur jet est { $best }.
event-assault-broken = Assaut sur { $area } : il ne reste personne pour continuer, l’impulsion s’arrête.
event-stormed = { $area } : la zone est prise d’assaut.
event-repelled = { $area } : l’assaut est repoussé.

## Événements : phase de fin, fin de la partie

event-supply-rolled =
    Jet d’approvisionnement (dés { $faces }) : { $sum } = { $total }. { $number ->
        [0] Toutes les zones françaises sont approvisionnées.
        [one] { $number } zone française n’est pas approvisionnée.
       *[other] { $number } zones françaises ne sont pas approvisionnées.
    }
event-heavy-flak =
    { $number ->
        [one] { card-vm-11 } : { $number } zone française n’est pas approvisionnée.
       *[other] { card-vm-11 } : { $number } zones françaises ne sont pas approvisionnées.
    }
event-out-of-supply = { $area } : la zone n’est pas approvisionnée.
event-refreshed = Les unités redeviennent fraîches, sauf les françaises des zones non approvisionnées.
event-replacements-rolled =
    { $number ->
        [0] Jet de remplacement, dé { $die } : aucun remplacement.
        [one] Jet de remplacement, dé { $die } : { $number } remplacement arrive.
       *[other] Jet de remplacement, dé { $die } : { $number } remplacements arrivent.
    }
event-no-replacements = Il n’y a pas de jet de remplacement ce tour-ci.
event-placed = { $side }, arrivée, { $area } : { $units }.
event-not-placed = { $side }, aucune zone n’a de place ; élimination : { $units }.
event-judged =
    Le Viêt Minh contrôle { $number ->
        [one] { $number } zone de victoire
       *[other] { $number } zones de victoire
    } et il lui en faut { $needed } : { $side_id ->
        [FR] les Français gagnent.
       *[VM] le Viêt Minh gagne.
    }

setup-bid-areas = les enchères décident du nombre de zones nécessaires : ne touchez pas à l’option areas
