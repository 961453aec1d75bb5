### Ce que dit le terminal quand il joue sur un serveur.

## Liens et serveurs

terminal-connect-no-address = « { $text } » n’est pas l’adresse d’un serveur. Exemple : --connect http://127.0.0.1:8075/
terminal-connect-no-key = Ce lien n’est pas entier : il manque la clé du siège, derrière le signe #. Copiez-le tout entier, et mettez-le entre guillemets.
terminal-connect-offline = Pas de réponse de { $server } : { $problem }. Le serveur tourne-t-il, et êtes-vous en ligne ?
terminal-connect-other-server = { $server } répond, mais pas comme un serveur Indochine.
terminal-connect-other-title = Le lien ouvre une partie de { $title }, pas de { $wanted }. Laissez le titre de côté, ou prenez un autre lien.
terminal-connect-set-up-already = Ce lien ouvre une partie déjà mise en place : laissez de côté --as, --vs, --scenario, --option, --solo et --match.
terminal-connect-which-title = Dites quel jeu mettre en place sur le serveur : { $titles }.
terminal-connect-no-seat = Il n’y a pas de siège { $seat } ; il y a : { $seats }. Dites avec --as lequel est le vôtre.
terminal-connect-no-bot = Dans un jeu pour une personne, il n’y a pas de siège pour un bot : laissez --vs de côté.
terminal-connect-not-here = --seed, --position, --pack et --open ne vont pas avec --connect : c’est le serveur qui distribue et conserve la partie.
terminal-connect-versions = Le serveur utilise la version { $there }, ce programme est la version { $here } : des phrases peuvent manquer.
terminal-connect-other-version = Le serveur demande quelque chose que cette version ne connaît pas. Installez la version du serveur.
terminal-connect-waiting = Le serveur ne répond pas ; nouvel essai…
terminal-connect-lost = La connexion à { $server } est perdue ; nouvel essai…
terminal-connect-found = La connexion à { $server } est rétablie. Rien n’a été manqué.
terminal-connect-closed = Ce lien n’ouvre plus le siège : quelqu’un en a fait un nouveau, ou la partie n’existe plus.
terminal-connect-goodbye = Le serveur conserve la partie. Pour reprendre : indochine play --connect "{ $file }"
terminal-your-link = Votre propre lien, à ne montrer à personne : { $file }
terminal-seat-link = { $side } : { $link }
terminal-watch-link = Pour regarder : { $link }

## À la table

terminal-named = { $name } ({ $side })
terminal-at-table = { $side } : { $kind ->
        [you] vous
        [bot] bot ({ $bot })
       *[person] un autre joueur
    }
terminal-spectator = spectateur
terminal-you-watch = Vous ne faites que regarder cette partie.
terminal-waiting = En attente : { $side }. Vous pouvez taper des commandes entre-temps.
terminal-watching = Décision de : { $side }.
terminal-after-the-end = La partie est finie.
terminal-read-only = Cette partie peut être regardée, mais pas continuée. { $why }
terminal-said = { $by } : { $text }
terminal-sat = { $side } s’appelle désormais { $name }.
terminal-server-keeps = Le serveur conserve la partie de lui-même. Une fois qu’elle est finie, sauvegarder FICHIER en écrit l’enregistrement.
terminal-next-game = La partie suivante, camps échangés : indochine play --connect "{ $file }"
terminal-end-hint = sauvegarder FICHIER écrit l’enregistrement, revanche propose une autre partie, quitter s’en va.

## Propositions

terminal-proposal = { $what ->
        [back] { $steps ->
            [one] { $by } propose de reprendre le dernier coup, à partir d’ici :
           *[other] { $by } propose de reprendre les { $steps } derniers coups, à partir d’ici :
        }
        [end] { $by } propose de terminer la partie ici, sans vainqueur.
       *[rematch] { $by } propose une autre partie, camps échangés.
    }
terminal-proposal-answer = accepter donne votre accord, refuser le refuse.
terminal-proposal-withdraw = refuser la retire.
terminal-replied = { $answer ->
        [yes] { $by } est d’accord.
       *[no] { $by } n’est pas d’accord, ou retire la proposition.
    }
terminal-no-proposal = Il n’y a pas de proposition à laquelle répondre.
terminal-back-hint = retour 2 propose de reprendre les deux derniers coups ; tous les joueurs doivent être d’accord.
terminal-resign-sure = Abandonner la partie ? Tapez oui pour abandonner, autre chose pour continuer.
terminal-yes = oui o
terminal-resign-not = Vous continuez.

## Commandes

terminal-command-say = dire
    .help = dire TEXTE le dit aux autres joueurs
terminal-command-name = nom
    .help = nom PSEUDO est ce que voient les autres, 40 lettres au plus
terminal-command-link = lien
    .help = montre de nouveau votre lien
terminal-command-back = retour
    .help = les coups qui pourraient être repris ; retour 2 propose d’en reprendre deux
terminal-command-armistice = armistice
    .help = proposer de terminer la partie ici, sans vainqueur
terminal-command-rematch = revanche
    .help = après la fin : proposer une autre partie, camps échangés
terminal-command-accept = accepter
    .help = donner votre accord à ce que propose un autre joueur
terminal-command-decline = refuser
    .help = refuser une proposition, ou retirer la vôtre
terminal-command-resign = abandonner
    .help = abandonner la partie ; on vous le demande encore une fois

## Robots à la table

terminal-bot-plays = Un robot ({ $bot }) joue pour vous. reprendre vous rend votre place.
terminal-handed = Un robot ({ $bot }) joue désormais pour { $by }.
terminal-returned = { $by } joue de nouveau.
terminal-which-bots = Dites quel robot doit jouer pour vous : { $levels }.
terminal-reasons-none = Aucun robot n’a rien décidé ici.
terminal-reasons-which = raisons 2 dit pourquoi la deuxième a été prise : une fois la partie finie, ou si le robot jouait pour vous.
terminal-reason-otherwise = En y repensant, il décide autrement : l’horloge avait écourté sa recherche.
terminal-command-bot = robot
    .help = robot planner laisse un robot jouer pour vous ; robot seul les énumère
terminal-command-retake = reprendre
    .help = reprendre votre place à un robot
terminal-command-reasons = raisons
    .help = pourquoi un robot a décidé ainsi, une fois la partie finie
