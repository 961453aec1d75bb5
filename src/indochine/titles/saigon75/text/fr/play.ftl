### Saigon 75 : ce qui se dit pendant la partie : questions, choix, refus, événements, sommes, options. Termes : voir names.ftl.

## Places, scénarios, options


scenario-standard = Une partie
    .help = Huit tours, de l’été 1973 au printemps 1975. À la fin de chaque tour, le Nord gagne s’il contrôle Saigon ou si le Sud n’a plus d’unité sur la carte ; si rien de cela n’est arrivé à la fin du tour 8, le Sud gagne.
scenario-match = Match aller-retour
    .help = Deux parties, camps échangés. Celui qui l’a emporté le plus tôt avec le Nord gagne le match ; à égalité, on compare les provinces tenues avec le Nord, puis les unités restantes avec le Sud, puis les demi-divisions.

option-hand = Cartes Événement
    .help = Combien de cartes Événement chaque joueur reçoit. Dans les deux cas, quatre autres sont écartées sans être vues.
option-hand-8 = Huit en main, aucune pioche
option-hand-3 = Trois en main, une piochée après chaque carte jouée
option-air_at_start = Soutiens aériens au départ
    .help = Un avantage pour le Sud : deux soutiens aériens sont disponibles dès le départ, même pendant la phase NV du tour 1.
option-air_at_start-false = Aucun
option-air_at_start-true = Deux
option-solo = Joueurs
    .help = En solo, un joueur mène le Sud et les cartes Solo font agir le Nord.
option-solo-false = Deux joueurs
option-solo-true = Un joueur, avec le Sud
option-tokens_hidden = Jetons Objectif
    .help = Si les deux joueurs voient quel jeton Objectif se trouve dans quelle province avant son échéance.
option-tokens_hidden-false = Face visible
option-tokens_hidden-true = Face cachée
option-retreat_to_empty = Retraite vers une province vide
    .help = Le livret demande strictement plus d’amis que d’ennemis, ce qui ferme une province vide. La lecture plus souple ouvre toute province à soi sans unité ennemie.
option-retreat_to_empty-false = Fermée
option-retreat_to_empty-true = Ouverte
option-redeploy_then_move = Après un Redéploiement stratégique
    .help = Si une unité déplacée par la carte Redéploiement stratégique peut encore faire son mouvement ordinaire dans le même tour.
option-redeploy_then_move-false = L’unité a fait son mouvement
option-redeploy_then_move-true = L’unité peut encore se déplacer
option-militia_at_end = Pose des marqueurs milice
    .help = Si le Nord pose un marqueur milice dès qu’un combat le laisse seul dans une province, ou seulement à la fin de la sous-phase de combat.
option-militia_at_end-false = Après chaque combat
option-militia_at_end-true = À la fin de la sous-phase
option-strict_stacking = Mouvement vers une province pleine
    .help = Le livret veut qu’un déplacement respecte la limite de cinq, mais ne retire l’excédent qu’à la fin du mouvement. La lecture stricte refuse tout déplacement vers une province pleine à cet instant.
option-strict_stacking-false = Permis tant que dure le mouvement
option-strict_stacking-true = Refusé
option-marines_need_majority = Retraite des Marines par mer
    .help = Une brigade de Marines qui retraite par mer doit-elle trouver plus d’amis que d’ennemis à l’arrivée, comme les autres, ou seulement une côte tenue par le Sud ?
option-marines_need_majority-false = Toute côte du Sud
option-marines_need_majority-true = Seulement en majorité
option-token_die = Jeton Objectif contre un dé de bataille
    .help = Un chapitre du livret donne cet usage du jeton, la liste des usages l’omet.
option-token_die-true = Permis
option-token_die-false = Pas permis

placement-solo_example = comme dans l’exemple solo du livret
placement-saigon_first = autour de Saigon

card-none = aucune carte

## Comment une partie ou un match a fini

reason-saigon = Le Nord contrôle Saigon.
reason-annihilation = Le Sud n’a plus d’unité sur la carte.
reason-held = Le dernier tour est passé et le Nord ne contrôle pas Saigon.
reason-match-turn = Avec le Nord, le vainqueur l’a emporté à un tour plus précoce que son adversaire.
reason-match-provinces = Égalité de tours : avec le Nord, le vainqueur contrôlait plus de provinces à la fin.
reason-match-units = Égalité de tours et de provinces : avec le Sud, il restait au vainqueur plus d’unités, soutiens aériens disponibles compris.
reason-match-divisions = Égalité de tours, de provinces et d’unités : avec le Sud, il restait au vainqueur plus de demi-divisions.
reason-match-draw = Les deux parties sont à égalité sur tous les points.

## Parties des sommes

tally-die = dé
tally-turn-bonus = bonus du tour
tally-raised = marqueurs Activation +1 et jeton
tally-turn-maximum = maximum du tour
tally-units = unités
tally-token = jeton Objectif
tally-infiltration = marqueur Infiltration
tally-militia = milice
tally-air = soutiens aériens
tally-event = carte Événement
tally-saigon = défense de Saigon
tally-five-dice = cinq dés au plus
tally-one-die = un dé au moins
tally-shortage = Pénurie de munitions
tally-paralysed = Commandement paralysé
tally-corruption = Corruption
tally-desertion-table = table de désertion
tally-crisis = Crise à Saigon

## Mise en place

prompt-place-unit = { $side }, mise en place : choisissez une province pour l’unité suivante, { $kind } (encore { $number } de cette sorte à placer).
    .help = Avant le tour 1, le Sud place où il veut ses Rangers, Marines, Parachutistes et Patrouilles Fluviales, cinq unités par province au plus ; les Patrouilles Fluviales commencent sur le Mékong. Un placement tout prêt les pose toutes d’un coup.
choice-place-unit-place = { $place } : { $kind }
choice-place-unit-ready = Tout placer d’un coup : { $placement }

## Disponibilité et soutiens aériens

prompt-raise-availability =
    { $side } : { $available ->
        [one] { $available } activation
       *[other] { $available } activations
    } pour cette phase, maximum du tour { $maximum }. Améliorez le résultat ou gardez-le.
    .help = Chaque marqueur Activation +1 dépensé ajoute une activation, sans jamais dépasser le maximum du tour. Un jeton Objectif peut en faire autant, ou faire relancer le dé.
choice-raise-availability-done =
    Garder { $available ->
        [one] { $available } activation
       *[other] { $available } activations
    }
choice-raise-availability-plus1 = Dépenser un marqueur Activation +1 : une activation de plus (il en reste { $plus_ones })
choice-raise-availability-token = Dépenser un jeton Objectif : une activation de plus
choice-raise-availability-reroll = Dépenser un jeton Objectif : relancer le dé
choice-raise-availability-rebuild = Reconstituer : deux divisions réduites des Réserves NV en font une complète
choice-raise-availability-exchange = Dépenser un jeton Objectif : échanger une carte Événement

prompt-buy-air =
    Sud : achetez des soutiens aériens. Il reste { $available ->
        [one] { $available } activation
       *[other] { $available } activations
    } ; { $ready } dans la case Soutiens aériens, { $supply } dans le stock.
    .help = Chaque soutien aérien coûte une activation et passe du stock hors plateau à la case Soutiens aériens, qui en contient cinq. Il peut appuyer un combat ou transporter un bataillon de Rangers.
choice-buy-air-done = Ne plus rien acheter
choice-buy-air-buy = Acheter un soutien aérien pour une activation

## Carte Événement

prompt-play-card =
    { $side } : jouez une carte Événement ({ $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } en main).
    .help = Il faut jouer exactement une carte par phase, même si elle aide l’ennemi. Le camp qu’une carte favorise fait ses choix, qui que ce soit qui la joue.
choice-play-card-play = Jouer : { $card }
choice-play-card-rebuild = Reconstituer : deux divisions réduites des Réserves NV en font une complète
choice-play-card-exchange = Dépenser un jeton Objectif : échanger une carte Événement

prompt-exchange-card = { $side } : choisissez la carte à céder contre une de celles qui sont écartées.
    .help = Le jeton Objectif est dépensé, la carte choisie est défaussée, et vous piochez une des cartes que personne n’a vues depuis la mise en place.
choice-exchange-card-discard = Défausser : { $card }

prompt-take-air = { $side } : prenez des soutiens aériens, { $most } au plus ({ $ready } dans la case Soutiens aériens).
    .help = La carte fait passer des soutiens aériens du stock hors plateau à la case Soutiens aériens, sans dépenser d’activation. La case en contient toujours cinq au plus.
choice-take-air-take =
    { $number ->
        [0] Ne prendre aucun soutien aérien
        [one] Prendre { $number } soutien aérien
       *[other] Prendre { $number } soutiens aériens
    }

prompt-restore-division = { $side } : choisissez la division réduite à remettre au complet ({ $card }).
    .help = Une de vos divisions réduites, où qu’elle soit, redevient complète.
choice-restore-division-restore = Division réduite remise au complet : { $place }

prompt-raise-unit = { $side }, { $place } : choisissez l’unité éliminée qui y revient.
    .help = La Mobilisation générale fait aussi revenir un bataillon de Rangers ou un régiment mécanisé éliminé, si le Sud contrôle Saigon et y a de la place.
choice-raise-unit-raise = Retour : { $kind }

prompt-name-province = { $side } : désignez une province ({ $card }).
    .help = La carte agit dans la province que vous désignez. Les chiffres disent combien d’unités chaque camp y a.
choice-name-province-name = { $place } (Nord { $nv }, Sud { $sv })

prompt-put-vc = { $side }, { $place } : placez-y des bataillons VC, { $number } au plus.
    .help = Les bataillons viennent des Réserves NV, dans la limite d’empilement ; s’il n’y en a pas, un bataillon éliminé vient à la place. Pendant une phase NV, ils peuvent attaquer sans frais, mais ne se déplacent pas.
choice-put-vc-done = Ne plus placer de VC
choice-put-vc-put = { $place } : placer un bataillon VC

prompt-designate-units = { $side }, { $place } : désignez des unités SV, { $number } au plus ({ $card }).
    .help = Par la Révolte des Montagnards, l’unité désignée subit un pas de perte. Par l’Évacuation, le Sud doit déplacer les unités désignées, deux au plus, vers des provinces adjacentes qu’il contrôle.
choice-designate-units-done = Ne plus désigner d’unité
choice-designate-units-designate = Désigner : { $kind }

prompt-evacuate-to =
    { $side }, { $origin } : évacuez { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } vers des provinces adjacentes.
    .help = Chaque unité désignée doit aller dans une province adjacente que le Sud contrôle et où il reste de la place ; les Patrouilles Fluviales restent sur le Mékong. Une unité sans issue reste sur place.
choice-evacuate-to-to = { $origin } → { $place } : { $kind }

## Mouvement

prompt-move-units =
    { $side_id ->
        [NV] Nord : déplacez des unités. Encore { $available ->
            [one] { $available } division
           *[other] { $available } divisions
        } et { $free_vc } VC à activer.
       *[SV] Sud : déplacez des unités. Encore { $available ->
            [one] { $available } unité
           *[other] { $available } unités
        } à activer, { $ready ->
            [one] { $ready } soutien aérien disponible.
           *[other] { $ready } soutiens aériens disponibles.
        }
    }
    .help = Choisissez une unité, puis où elle va : chacune se déplace une fois par tour, vers une province adjacente sauf mouvement spécial. Le mouvement l’active, et une unité activée peut aussi attaquer. Gardez des activations pour les unités qui doivent attaquer sur place.
choice-move-units-done = Finir le mouvement
choice-move-units-move = Déplacer, { $place } : { $kind } (encore { $number })
choice-move-units-strategic = Dépenser un jeton Objectif : mouvement stratégique de deux unités
choice-move-units-rebuild = Reconstituer : deux divisions réduites des Réserves NV en font une complète
choice-move-units-exchange = Dépenser un jeton Objectif : échanger une carte Événement

prompt-destination = { $side }, { $origin } : choisissez où va l’unité ({ $kind }).
    .help = Les unités vont dans une province adjacente. Les Marines vont aussi de côte en côte, les Parachutistes partout, les régiments mécanisés à deux provinces sauf si la montagne ou l’ennemi les arrête, les Patrouilles Fluviales le long du Mékong seulement, et les Rangers partout avec un soutien aérien.
choice-destination-to =
    { $origin } → { $place }{ $full ->
        [1] {" "}(déjà cinq unités là-bas : l’excédent est perdu à la fin du mouvement)
       *[other] {""}
    }
choice-destination-airlift =
    Transport aérien : { $origin } → { $place }{ $full ->
        [1] {" "}(déjà cinq unités là-bas : l’excédent est perdu à la fin du mouvement)
       *[other] {""}
    }

prompt-take-unit =
    { $side } : prenez une unité pour l’envoyer n’importe où. Encore { $number ->
        [one] { $number } unité possible.
       *[other] { $number } unités possibles.
    }
    .help = Choisissez une unité, puis un lieu quelconque. C’est son seul mouvement du tour et il ne l’active pas ; une unité déplacée par un jeton Objectif ne combat pas pendant cette phase.
choice-take-unit-done = Ne plus déplacer d’unité ainsi
choice-take-unit-take = Prendre, { $place } : { $kind }

prompt-anywhere = { $side }, { $origin } : choisissez un lieu quelconque pour l’unité ({ $kind }).
    .help = La distance ne compte pas. Les unités du Sud ne quittent jamais le Sud Viêt Nam, et les Patrouilles Fluviales restent sur le Mékong.
choice-anywhere-to =
    { $origin } → { $place }{ $full ->
        [1] {" "}(déjà cinq unités là-bas : l’excédent est perdu à la fin du mouvement)
       *[other] {""}
    }

prompt-eliminate-excess =
    { $side }, { $place } : éliminez { $number ->
        [one] { $number } unité
       *[other] { $number } unités
    } de trop.
    .help = À la fin d’une sous-phase de mouvement ou de combat, une province contient au plus cinq unités de chaque camp. Vous choisissez lesquelles des vôtres sont perdues.
choice-eliminate-excess-eliminate = Éliminer : { $kind }

## Combat

prompt-declare-combat =
    { $side_id ->
        [NV] Nord : déclarez vos attaques. Unités activées pouvant encore attaquer : { $ready }. Encore { $available ->
            [one] { $available } division
           *[other] { $available } divisions
        } et { $free_vc } VC à activer.
       *[SV] Sud : déclarez vos attaques. Unités activées pouvant encore attaquer : { $ready }. Encore { $available ->
            [one] { $available } unité
           *[other] { $available } unités
        } à activer.
    }
    .help = Nommez les provinces disputées où vous attaquez, un combat dans chacune ; ils se livrent dans l’ordre annoncé. On attaque si l’on veut, sauf le Sud à Saigon au dernier tour.
choice-declare-combat-done =
    { $number ->
        [0] Ne déclarer aucune attaque
        [one] Livrer le combat déclaré : les dés sont jetés
       *[other] Livrer les { $number } combats déclarés : les dés sont jetés
    }
choice-declare-combat-attack = Attaquer : { $place } (Nord { $nv }, Sud { $sv })
choice-declare-combat-exchange = Dépenser un jeton Objectif : échanger une carte Événement

prompt-engage-units =
    { $side }, { $place } : engagez des unités (Nord { $nv }, Sud { $sv }). { $number ->
        [0] Aucune engagée
        [one] { $number } engagée
       *[other] { $number } engagées
    } ; encore { $side_id ->
        [NV] { $available ->
            [one] { $available } division
           *[other] { $available } divisions
        } et { $free_vc } VC
       *[SV] { $available ->
            [one] { $available } unité
           *[other] { $available } unités
        }
    } à activer.
    .help = Chaque unité engagée lance un dé de bataille. Seules les unités activées pendant cette phase attaquent ; celle qui n’a pas bougé est activée maintenant. Les unités tenues à l’écart ne lancent rien et ne subissent rien. Toutes les unités ennemies présentes défendent.
choice-engage-units-done =
    { $number ->
        [0] Attaquer
        [one] Attaquer avec { $number } unité
       *[other] Attaquer avec { $number } unités
    }
choice-engage-units-engage = Engager : { $kind }

prompt-vc-stand-aside = Nord, { $place } : décidez combien de bataillons VC s’esquivent, { $most } au plus.
    .help = Ni Rangers ni Patrouille Fluviale ne mènent l’attaque : des bataillons VC peuvent s’en tenir à l’écart, sans lancer de dé ni subir de résultat. S’il ne reste personne pour défendre, le combat n’a pas lieu.
choice-vc-stand-aside-aside =
    { $number ->
        [0] Tous les bataillons VC défendent
       *[other] S’esquivent : { $number } VC
    }

prompt-announce-bonus = { $side }, { $place } : annoncez des dés bonus. Pour l’instant, Nord { $nv_dice }, Sud { $sv_dice }.
    .help = L’attaquant annonce d’abord, puis le défenseur ; rien ne se reprend. Aucun camp ne lance plus de cinq dés.
choice-announce-bonus-done = Ne plus annoncer de dé bonus
choice-announce-bonus-infiltrate = Marqueur Infiltration : un dé de plus (il en reste { $infiltration })
choice-announce-bonus-air = Soutien aérien : un dé de plus (disponibles : { $ready })
choice-announce-bonus-event =
    { $card_id ->
        [none] Dés bonus d’une carte Événement
       *[other] { $card } : employer ses dés bonus ici
    }
choice-announce-bonus-paralyse =
    { $card_id ->
        [none] Carte Événement contre les dés du Sud
       *[other] { $card } : l’employer contre le Sud ici
    }
choice-announce-bonus-token = Jeton Objectif : un dé de plus

prompt-reroll-battle-die = { $side }, { $place } : gardez les dés ou relancez-en un. Nord : { $nv_faces }. Sud : { $sv_faces }.
    .help = L’attaquant peut dépenser un jeton Objectif pour relancer un de ses dés. La nouvelle face est acquise.
choice-reroll-battle-die-keep = Garder les dés
choice-reroll-battle-die-reroll = Dépenser un jeton Objectif : relancer un dé ({ $face })

prompt-take-loss =
    { $side }, { $place } : subissez { $number ->
        [one] { $number } perte.
       *[other] { $number } pertes.
    }
    .help = Chaque perte coûte un pas : une division complète est réduite, toute autre unité est éliminée. Vous choisissez parmi vos unités dans le combat.
choice-take-loss-lose =
    { $kind_id ->
        [nv_division] Réduire : { $kind }
        [sv_division] Réduire : { $kind }
       *[other] Éliminer : { $kind }
    }

prompt-retreat-unit =
    { $side }, { $place } : faites retraiter { $number ->
        [one] { $number } unité.
       *[other] { $number } unités.
    }
    .help = Une unité retraite vers une province adjacente que son camp contrôle et où les amis sont plus nombreux que les ennemis ; le Nord aussi vers les Réserves NV depuis une province frontalière, les Marines aussi le long de la côte. Une division NV peut être réduite à la place. Une unité sans issue subit un pas de perte.
choice-retreat-unit-retreat =
    { $origin } → { $place } : { $kind }{ $full ->
        [1] {" "}(déjà cinq unités là-bas : élimination à l’arrivée)
       *[other] {""}
    }{ $convoy ->
        [1] {" "}(Convoi des larmes : un pas de perte)
       *[other] {""}
    }
choice-retreat-unit-yield =
    { $kind_id ->
        [nv_division] Aucune retraite possible, réduire : { $kind }
        [sv_division] Aucune retraite possible, réduire : { $kind }
       *[other] Aucune retraite possible, éliminer : { $kind }
    }
choice-retreat-unit-reduce =
    { $kind_id ->
        [nv_division] Réduire au lieu de retraiter : { $kind }
       *[other] Éliminer au lieu de retraiter : { $kind }
    }
choice-retreat-unit-stay = Rester comme dernière unité, { $place } : { $kind }

prompt-voluntary-retreat = { $side }, { $place } : faites retraiter des unités si vous voulez.
    .help = Après un combat, le Sud peut faire retraiter des unités qui y ont pris part, là où une retraite est permise et où il reste de la place. Cela ne leur coûte rien, sauf si le Convoi des larmes est en vigueur.
choice-voluntary-retreat-retreat =
    Retraite, { $place } : { $kind }{ $convoy ->
        [1] {" "}(Convoi des larmes : un pas de perte)
       *[other] {""}
    }
choice-voluntary-retreat-done = Ne plus faire retraiter d’unité

prompt-reroll-attrition =
    { $side }, attrition aérienne : { $number ->
        [one] { $number } soutien aérien perdu.
       *[other] { $number } soutiens aériens perdus.
    } Acceptez ou relancez un dé.
    .help = Chaque avion sur un dé d’attrition élimine un soutien aérien pour le reste de la partie. Le Sud attaquant peut dépenser un jeton Objectif pour relancer un de ces dés.
choice-reroll-attrition-keep =
    { $number ->
        [one] Accepter la perte de { $number } soutien aérien
       *[other] Accepter la perte de { $number } soutiens aériens
    }
choice-reroll-attrition-reroll = Dépenser un jeton Objectif : relancer un dé (avion)

## Désertion et fin de phase

prompt-desert =
    { $side }, désertion : retirez { $number ->
        [one] { $number } unité.
       *[other] { $number } unités.
    }
    .help = D’abord les provinces frontalières disputées, puis les autres provinces frontalières, puis les autres provinces disputées sauf Saigon, enfin partout. Une division complète compte pour deux, ou elle est réduite et compte pour une.
choice-desert-remove =
    { $kind_id ->
        [sv_division] { $place } : désertion, { $kind } (compte pour deux)
       *[other] { $place } : désertion, { $kind }
    }
choice-desert-reduce = { $place } : réduction, { $kind } (compte pour une)

prompt-end-of-phase = { $side } : finissez la phase, ou faites d’abord ce qui se fait à tout moment.
    .help = C’est le dernier moment de votre phase pour dépenser un jeton Objectif en échange de cartes ou, pour le Nord, reconstituer une division. Les activations restantes sont perdues.
choice-end-of-phase-done = Finir la phase
choice-end-of-phase-rebuild = Reconstituer : deux divisions réduites des Réserves NV en font une complète
choice-end-of-phase-exchange = Dépenser un jeton Objectif : échanger une carte Événement

## Refus : activations, marqueurs, jetons, cartes

refusal-no-plus-one = Le { $side } n’a plus de marqueur Activation +1.
refusal-at-maximum = Le maximum de ce tour est { $maximum }, et le { $side } l’a atteint.
refusal-air-box-full = La case Soutiens aériens en contient cinq, et il y en a { $ready }.
refusal-no-air-supply = Il n’y a plus de soutien aérien dans le stock : les autres sont disponibles ou perdus.
refusal-too-many-air =
    { $most ->
        [0] On ne peut en prendre aucun : la case Soutiens aériens est pleine ou le stock est vide.
       *[other] On ne peut en prendre que { $most } : la case Soutiens aériens en contient cinq et le stock n’en a pas plus à donner.
    }
refusal-no-activation = Le Sud n’a plus d’activation pour cette phase.
refusal-no-division-activation = Le Nord n’a plus d’activation de division pour cette phase ; seuls les bataillons VC gratuits peuvent encore se déplacer ou attaquer.
refusal-no-vc-activation = Les activations gratuites de VC sont épuisées pour cette phase.
refusal-saigon-first =
    Au dernier tour, les unités de Saigon disputée sont activées d’abord : { $available ->
        [one] la seule activation qui reste leur est réservée.
       *[other] les { $available } activations qui restent leur sont réservées.
    }
refusal-barred-by-revolt = { $place } est en révolte : les unités SV qui s’y trouvent ne peuvent pas être activées pendant cette phase.
refusal-no-token = Le { $side } n’a pas de jeton Objectif.
refusal-one-token-a-turn = Le { $side } a déjà dépensé un jeton Objectif pendant ce tour, et il n’y en a qu’un par tour.
refusal-token-own-turn = Un jeton Objectif se dépense seulement pendant sa propre phase, et ce n’est pas celle du { $side }.
refusal-nothing-to-exchange = Il n’y a rien à échanger : votre main est vide, ou il ne reste plus de carte écartée.
refusal-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
refusal-not-two-reduced = Il faut deux divisions réduites dans les Réserves NV pour en faire une complète.

## Refus : mise en place et lieux

refusal-placement-begun = Des unités sont déjà placées : un placement tout prêt part de zéro.
refusal-no-token-die = Dans cette partie, un jeton Objectif ne donne pas de dé de bataille.
refusal-nowhere-to-go = Toutes les destinations possibles de cette unité sont pleines.
refusal-province-full = { $place } est pleine : cinq unités de ce camp y sont déjà.
refusal-mekong-only = Les Patrouilles Fluviales restent sur le Mékong : { $place } est hors de leur portée.
refusal-zone-is-nv = Les unités du Sud n’entrent jamais au Cambodge, au Laos ou au Nord Viêt Nam.
refusal-no-such-unit = Il n’y a pas de telle unité à choisir ici.
refusal-not-adjacent = { $place } et { $origin } ne sont pas adjacentes.
refusal-already-there = { $place } : l’unité s’y trouve déjà ({ $kind }).

## Refus : mouvement

refusal-has-moved = { $place }, { $kind } : toutes ces unités ont déjà fait leur mouvement du tour.
refusal-held-in-saigon = C’est le dernier tour et Saigon est disputée : aucune unité du Sud ne la quitte.
refusal-strategic-at-start-only = Le mouvement stratégique se fait au début du mouvement, et une unité s’est déjà déplacée.
refusal-no-arrow = { $origin } → { $place } : aucune flèche ne les relie ; le Nord ne passe la frontière que par une province à flèche.
refusal-mech-out-of-reach = { $origin } → { $place } : c’est trop loin. Un régiment mécanisé va à deux provinces, s’arrête en montagne ou là où le Nord a le contrôle, et ne va qu’à une seule pendant la Saison des pluies.
refusal-not-by-sea = { $place } et { $origin } ne sont pas adjacentes, et les Marines ne vont par mer que d’une province côtière à une autre.
refusal-no-air-for-rangers =
    { $ready ->
        [0] { $place } : les Rangers ne volent qu’avec un soutien aérien, et aucun n’est disponible.
       *[other] { $place } et { $origin } ne sont pas adjacentes : les Rangers n’y vont que par transport aérien.
    }
refusal-only-rangers-fly = Les soutiens aériens ne transportent que des bataillons de Rangers, pas cette unité : { $kind }.
refusal-monsoon-air = La Saison des pluies cloue tous les avions au sol pendant cette phase.

## Refus : combat

refusal-no-enemy-there = { $place } : il n’y a pas d’unités des deux camps, donc personne à combattre.
refusal-no-unit-can-attack = { $place } : aucune unité activée n’y est encore libre d’attaquer, et aucune ne peut être activée.
refusal-one-combat-per-province = { $place } : un combat y est déjà déclaré, et il n’y en a qu’un par phase.
refusal-must-attack-in-saigon = C’est le dernier tour et le Nord est à Saigon : le Sud doit y attaquer.
refusal-all-must-attack-in-saigon = C’est le dernier tour : toute unité de Saigon qui peut attaquer doit le faire.
refusal-cannot-fight = { $place }, { $kind } : après un mouvement stratégique, on ne combat pas pendant cette phase.
refusal-nobody-engaged = { $place } : aucune unité n’est encore engagée, et une attaque en demande au moins une.
refusal-already-engaged = { $place }, { $kind } : toutes ces unités sont déjà engagées.
refusal-too-many-vc =
    { $most ->
        [one] Il n’y a là qu’un bataillon VC qui puisse s’esquiver.
       *[other] Il n’y a là que { $most } bataillons VC qui puissent s’esquiver.
    }
refusal-five-dice = Le { $side } a déjà cinq dés, et personne n’en lance plus.
refusal-infiltration-attacker-only = Les marqueurs Infiltration n’aident le Nord que lorsqu’il attaque.
refusal-one-infiltration = { $place } : un marqueur Infiltration y est déjà employé, et il n’y en a qu’un par combat.
refusal-no-infiltration-left = Tous les marqueurs Infiltration ont été employés.
refusal-not-bordering = { $place } ne touche ni le Cambodge, ni le Laos, ni le Nord Viêt Nam : aucun marqueur Infiltration n’y parvient.
refusal-monsoon-infiltration = La Saison des pluies arrête toute infiltration pendant cette phase.
refusal-no-air-ready = Aucun soutien aérien n’est disponible.
refusal-no-air-yet = Le Sud n’a pas de soutien aérien avant sa propre phase du tour 1.
refusal-two-air-per-unit = Deux soutiens aériens appuient chaque unité SV du combat, et ils sont déjà engagés.
refusal-diverted = La Diversion vise { $place } : le Sud n’y a aucun dé bonus.
refusal-no-event-dice = Aucune carte Événement en vigueur n’a plus rien à donner au { $side } dans un combat.
refusal-event-once-per-combat = { $card } : déjà employée dans ce combat.
refusal-nv-only = Les marqueurs Infiltration sont au Nord seul.
refusal-sv-only = Les soutiens aériens sont au Sud seul.
refusal-no-such-face = Aucun de vos dés ne montre cette face : { $face }.
refusal-no-retreat-there = { $place } : pas de retraite possible. Il faut un lieu adjacent, contrôlé par son camp, avec plus d’amis que d’ennemis.
refusal-must-retreat = Une retraite est possible, il faut donc la faire : { $kind }.
refusal-only-nv-divisions-reduce = Seules les divisions NV peuvent subir une perte au lieu de retraiter, pas cette unité : { $kind }.
refusal-not-the-last = { $place } : seule la dernière unité des deux camps peut rester, et celle-ci n’est pas la dernière ({ $kind }).
refusal-no-room-for-voluntary = { $place } est pleine : cinq unités SV y sont déjà, et une retraite volontaire ne doit rien coûter.

## Refus : événements et désertion

refusal-not-a-province = { $place } : ce n’est pas une province.
refusal-not-a-mountain-with-sv = { $place } n’est pas une province montagneuse avec des unités SV.
refusal-no-sv-there = { $place } : il n’y a pas d’unité SV.
refusal-not-sv-controlled = { $place } est sous le contrôle du Nord.
refusal-must-designate = La révolte frappe une unité : choisissez-la.
refusal-no-reduced-division-there = { $place } : le { $side } n’y a pas de division réduite.
refusal-not-eliminated = Il n’y en a pas d’éliminé : { $kind }.
refusal-only-ranger-or-mech = La Mobilisation générale ne fait revenir qu’un bataillon de Rangers ou un régiment mécanisé, pas cette unité : { $kind }.
refusal-other-class-first = { $place } : son tour n’est pas venu. D’abord les provinces frontalières disputées, puis les autres provinces frontalières, puis les autres provinces disputées sauf Saigon, enfin le reste.
refusal-division-counts-two = Une division complète compte pour deux, et une seule unité doit encore déserter : on peut la réduire.
refusal-only-full-divisions = Seule une division complète peut être réduite, pas cette unité : { $kind }.

## Événements : déroulement et mise en place

event-game-begins =
    { $number ->
        [1] La partie commence.
       *[other] La seconde partie commence : qui menait le Nord mène maintenant le Sud.
    }
event-turn-begins = Tour { $turn } : { $season }.
event-phase-begins = { $side_id ->
        [NV] Phase NV.
       *[SV] Phase SV.
    }
event-placed = Mise en place : { $kind } → { $place }.
event-token-laid = Jeton Objectif { $number } : { $place }.

## Événements : disponibilité et cartes

event-availability =
    { $side }, disponibilité : { $sum } = { $total ->
        [one] { $total } activation.
       *[other] { $total } activations.
    }
event-raised =
    Le { $side } dépense un marqueur Activation +1 : { $total ->
        [one] { $total } activation.
       *[other] { $total } activations.
    }
event-token-activation =
    Le { $side } dépense un jeton Objectif : { $total ->
        [one] { $total } activation.
       *[other] { $total } activations.
    }
event-air-bought =
    Le Sud achète un soutien aérien : { $ready ->
        [one] { $ready } disponible.
       *[other] { $ready } disponibles.
    }
event-card-played = Le { $side } joue une carte : { $card }.
event-card-drawn = Le { $side } pioche une carte : { $card }.
event-card-drawn-hidden = Le { $side } pioche une carte.
event-card-exchanged = Le { $side } dépense un jeton Objectif et défausse une carte pour en piocher une autre : { $discarded }.
event-province-named = { $card } : la province désignée est { $place }.
event-no-effect = { $card } : sans effet.
event-air-gained =
    { $number ->
        [0] Le Sud ne prend aucun soutien aérien (disponibles : { $ready }).
        [one] Le Sud prend { $number } soutien aérien dans le stock (disponibles : { $ready }).
       *[other] Le Sud prend { $number } soutiens aériens dans le stock (disponibles : { $ready }).
    }
event-air-returned =
    { $number ->
        [0] Le Sud n’a pas de soutien aérien disponible à rendre.
        [one] { $number } soutien aérien retourne au stock (disponibles : { $ready }).
       *[other] { $number } soutiens aériens retournent au stock (disponibles : { $ready }).
    }
event-restored = { $place } : une division réduite du { $side } est de nouveau complète.
event-raised-unit = { $place } : retour en jeu, { $kind }.
event-vc-placed = { $place } : un bataillon VC apparaît.
event-revolted =
    { $kind_id ->
        [sv_division] Révolte, { $place } : réduction, { $kind }.
       *[other] Révolte, { $place } : élimination, { $kind }.
    }
event-evacuated = Évacuation : { $kind }, { $origin } → { $place }.
event-redeployed = Redéploiement : { $kind }, { $origin } → { $place }.
event-trail-repaired =
    { $number ->
        [0] Le Nord ne reprend aucun marqueur Infiltration
        [one] Le Nord reprend { $number } marqueur Infiltration
       *[other] Le Nord reprend { $number } marqueurs Infiltration
    }{ $divisions ->
        [0] .
       *[other] {" "}; une division perdue revient, réduite, dans les Réserves NV.
    }
event-convoy =
    { $kind_id ->
        [sv_division] Convoi des larmes, { $place } : réduction, { $kind }.
       *[other] Convoi des larmes, { $place } : élimination, { $kind }.
    }

## Événements : mouvement

event-moved = { $side } : { $kind }, { $origin } → { $place }.
event-airlifted = Transport aérien : { $kind }, { $origin } → { $place }.
event-strategic = Mouvement stratégique : { $kind }, { $origin } → { $place }.
event-rebuilt = Réserves NV : deux divisions réduites en font une complète.
event-overstacked = { $place }, plus de cinq unités du { $side } : élimination, { $kind }.
event-overrun = { $place } : le Sud balaie la milice et prend le contrôle.

## Événements : combat

event-combat-declared = { $place } : le { $side } déclare une attaque ({ $units }).
event-vc-stand-aside =
    { $number ->
        [one] { $place } : { $number } bataillon VC s’esquive.
       *[other] { $place } : { $number } bataillons VC s’esquivent.
    }
event-no-combat = { $place } : personne ne défend, le combat n’a pas lieu.
event-infiltration-used = { $place } : le Nord emploie un marqueur Infiltration.
event-air-committed =
    { $number ->
        [one] { $place } : le Sud engage { $number } soutien aérien.
       *[other] { $place } : le Sud engage { $number } soutiens aériens en tout.
    }
event-event-used = { $place } : le { $side } emploie sa carte ({ $card }).
event-token-die = Le { $side } dépense un jeton Objectif : un dé de plus.
event-battle =
    { $place }, attaque du { $side }. Nord ({ $nv_sum }) : { $nv_faces }. Sud ({ $sv_sum }) : { $sv_faces }. { $nv_retreats ->
        [0] { $sv_retreats ->
            [0] Personne ne doit retraiter.
            [one] { $sv_retreats } unité SV doit retraiter.
           *[other] { $sv_retreats } unités SV doivent retraiter.
        }
        [one] { $nv_retreats } unité NV doit retraiter.
       *[other] { $nv_retreats } unités NV doivent retraiter.
    }
event-net-retreats =
    { $place } : { $nv_retreats ->
        [0] { $sv_retreats ->
            [0] Personne ne doit retraiter.
            [one] { $sv_retreats } unité SV doit retraiter.
           *[other] { $sv_retreats } unités SV doivent retraiter.
        }
        [one] { $nv_retreats } unité NV doit retraiter.
       *[other] { $nv_retreats } unités NV doivent retraiter.
    }
event-token-used = Le { $side } dépense un jeton Objectif.
event-rerolled = Le { $side } dépense un jeton Objectif et relance un dé : { $old } → { $new }.
event-lost =
    { $kind_id ->
        [nv_division] { $place }, perte du { $side } : réduction, { $kind }.
        [sv_division] { $place }, perte du { $side } : réduction, { $kind }.
       *[other] { $place }, perte du { $side } : élimination, { $kind }.
    }
event-retreated = { $side }, retraite : { $kind }, { $origin } → { $place }.
event-cannot-retreat =
    { $kind_id ->
        [nv_division] { $side }, { $place }, aucune retraite possible : réduction, { $kind }.
        [sv_division] { $side }, { $place }, aucune retraite possible : réduction, { $kind }.
       *[other] { $side }, { $place }, aucune retraite possible : élimination, { $kind }.
    }
event-reduced-instead =
    { $kind_id ->
        [nv_division] { $place }, pas de retraite : réduction, { $kind }.
       *[other] { $place }, pas de retraite : élimination, { $kind }.
    }
event-stayed = { $side }, { $place } : reste comme dernière unité, { $kind }.
event-lost-in-retreat = { $side }, { $place }, plus de place : élimination, { $kind }.
event-attrition =
    Attrition aérienne ({ $faces }) : { $lost ->
        [0] aucun soutien aérien perdu.
        [one] { $lost } soutien aérien perdu pour de bon.
       *[other] { $lost } soutiens aériens perdus pour de bon.
    }

## Événements : contrôle, désertion, fin

event-militia-placed = { $place } : le Nord prend le contrôle et pose un marqueur milice.
event-militia-removed = { $place } : le Sud prend le contrôle et retire le marqueur milice.
event-desertion =
    Test de désertion, dé { $die }, { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } au Nord : { $total ->
        [0] personne ne déserte.
        [one] { $sum } = { $total } unité déserte.
       *[other] { $sum } = { $total } unités désertent.
    }
event-deserted = Désertion, { $place } : { $kind }, retrait du jeu.
event-reduced-by-desertion = Désertion, { $place } : une division SV est réduite.
event-token-taken = { $place } : le { $side } prend le jeton Objectif { $number }.
event-game-ends = Fin du tour { $turn } : le { $side } gagne. { $reason }
event-match-ends =
    { $winner ->
        [NV] Le match revient au joueur qui a commencé avec le Nord. { $reason }
        [SV] Le match revient au joueur qui a commencé avec le Sud. { $reason }
       *[other] Match nul. { $reason }
    }

## Événements : mode solo

event-solo-card = Carte Solo : { $solo }.
event-solo-revealed = Le Nord retourne une carte : { $card }.
event-solo-reshuffled = La pile du Nord n’a plus de carte de cette couleur ({ $colour }) : les cartes retournées sont mélangées et forment une nouvelle pile.
event-solo-target =
    Le Nord vise { $place } : il y veut { $number ->
        [one] { $number } unité.
       *[other] { $number } unités.
    }
event-solo-activated = { $place } : activation sur place, { $kind }.

setup-solo-match = le mode solo est une seule partie : un match demande deux joueurs
setup-solo-hand = le mode solo distribue des mains de huit cartes (option hand = 8)
setup-solo-tokens = en mode solo, les jetons Objectif sont visibles
