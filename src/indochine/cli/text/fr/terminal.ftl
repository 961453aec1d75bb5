### Ce que dit le terminal lui-même. La valeur d’une commande donne les mots qui l’appellent.

## À l’invite

terminal-pass-keyboard = { $side } : prenez le clavier et appuyez sur Entrée.
terminal-refused-count =
    { $number ->
        [one] Un choix est interdit ici (« pourquoi » dit la raison).
       *[other] { $number } choix sont interdits ici (« pourquoi » dit les raisons).
    }
terminal-help-hint = Tapez ? pour l’aide.
terminal-no-such-number = « { $number } » n’est pas un numéro de { $first } à { $last }.
terminal-not-understood = « { $line } » n’est ni un numéro de la liste, ni un choix, ni une commande. Tapez ? pour l’aide.
terminal-several-meant = « { $line } » convient à plusieurs choix : { $numbers }. Tapez l’un de ces numéros.
terminal-no-such-place = Il n’y a pas de lieu « { $line } » sur le plateau.
terminal-rest-dropped = Reste de la ligne laissé de côté : { $rest }. { $reason ->
        [chance] Des dés ou des cartes sont sortis.
        [side] C’est à l’autre camp de décider.
        [over] La partie est finie.
       *[number] Ce qui précède est joué ; voici la question maintenant :
    }
terminal-nothing-refused = Rien n’est interdit ici : tout ce qu’on pourrait tenter est dans la liste.
terminal-why-hint = pourquoi r1 explique l’un d’eux avec sa règle.
terminal-why-what = Il n’y a pas de choix « { $line } » ici. Tapez pourquoi tout court pour voir ce qui n’est pas permis.
terminal-allowed = Permis : { $choice }
terminal-in-short = { $heading } : { $names }
terminal-no-cards = Vous n’avez pas de carte.
terminal-no-odds = Rien ici ne se décide encore aux dés.
terminal-no-odds-for = Le choix { $number } ne se décide pas encore aux dés.
terminal-odds-mean = moyenne
terminal-odds-at-least = au moins
terminal-odds-hint = chances { $number } en montre un en détail.
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-all = tout

## Ordres permanents

terminal-orders-hint = ordres 2, ou ordres et les mots de la liste, donne un ordre ; l’autre joueur ne le voit jamais.
terminal-ordered = Ordre donné : { $order }

## Commandes

terminal-numbers = 3   ou   3 5 0   ou   NOM
    .help = jouer un choix, ou plusieurs à la suite (0 termine une série de choix, ou passe), ou le seul qui porte ce nom
terminal-command-help = ? aide h
    .help = ce que veut dire la question, et ses règles ; ? 3 les règles du choix 3
terminal-command-why = pourquoi p
    .help = ce qui n’est pas permis ici ; pourquoi r2, ou pourquoi NOM, en explique un
terminal-command-board = plateau b
    .help = le plateau et sa légende ; plateau LIEU un lieu et ses voisins
terminal-command-cards = main carte cartes c
    .help = vos cartes et leurs effets
terminal-command-odds = chances o
    .help = ce que les dés peuvent donner ; chances 3 avec le choix 3
terminal-command-hint = conseil
    .help = ce qu’un bon robot ferait ici, et ce qu’il a pesé d’autre
terminal-command-log = journal j
    .help = ce qui s’est passé ; journal 50, journal tout
terminal-command-orders = ordres ordre
    .help = ordres permanents : quand passer pour vous sans vous consulter ; ordres 2 en donne un
terminal-command-undo = annuler a
    .help = reprendre votre dernier coup, si ni dés ni cartes ne sont sortis depuis
terminal-command-save = sauvegarder sauver
    .help = sauvegarder FICHIER y écrit la partie ; elle est de toute façon conservée d’elle-même
    .server = sauvegarder FICHIER y écrit l’enregistrement, une fois la partie finie
terminal-command-load = charger
    .help = charger FICHIER reprend une autre partie
    .server = pas ici : le serveur conserve la partie
terminal-command-quit = quitter q
    .help = arrêter pour l’instant ; indochine resume reprend
    .server = arrêter pour l’instant ; votre lien reprend la partie

## Conserver, partir

terminal-goodbye = La partie est conservée. Pour reprendre : indochine resume { $file }
terminal-cannot-keep = La partie n’a pas pu être écrite dans { $file } : { $problem }. Elle continue, mais tapez sauvegarder FICHIER avant de partir.
terminal-kept-in = La partie est conservée dans { $file }.
terminal-saved = Partie sauvée : { $file }
terminal-cannot-save = Pas de sauvegarde. { $problem }
terminal-not-overwritten = Pas de sauvegarde : { $file } existe et n’est pas une partie sauvée.
terminal-loaded = Partie chargée : { $file }
terminal-cannot-load = Rien n’a été chargé. { $problem }

## La fin

terminal-winner = Fin de la partie. Vainqueur : { $winner }
terminal-draw = Fin de la partie. Égalité.
terminal-began-as = le joueur qui a commencé avec le camp { $side }
terminal-game-number = Partie { $number }
terminal-record-lies = La partie est dans { $file } (indochine replay la raconte de nouveau)

## Avant la partie

terminal-which = Numéro (1 à { $last }, Entrée pour { $default })>
terminal-which-title = Quel jeu ?
terminal-which-mode = Comment voulez-vous jouer ?
terminal-which-saved = Quelle partie ?
terminal-none-saved = Aucune partie en cours n’est conservée ici. Pour en commencer une : indochine play
terminal-mode-resume = Reprendre { $title } : tour { $turn }, { $players } ({ $when })
terminal-mode-solo = Seul, avec les règles solo du livret
terminal-mode-bot = { $side }, contre l’ordinateur
terminal-mode-two = Deux joueurs à ce clavier
terminal-mode-scenario = Deux joueurs à ce clavier : { $scenario }
terminal-mode-options = Options : changer les règles du jeu
terminal-which-option = Quelle option ?
terminal-option-now = { $option } : { $value }
terminal-options-done = Terminé
terminal-option-default = (par défaut)
terminal-option-hint = Exemple : indochine play { $title } --option CLÉ=VALEUR
terminal-no-solo = { $title } n’a pas de mode solo : laissez --solo de côté.
terminal-no-match = { $title } ne se joue pas en match : laissez --match de côté.
terminal-saved-game = { $name } : { $title }, tour { $turn }, { $players } ({ $when })
terminal-open-elsewhere = { $name } est ouverte dans une autre fenêtre ; rien n’a été modifié. Jouez-la là-bas, ou fermez-la d’abord.
terminal-saved-open = { "[" }ouverte dans une autre fenêtre]
terminal-person = une personne
terminal-pack-misfit =
    { $number ->
        [one] Une contrainte n’est pas respectée par ces données : { $command }
       *[other] { $number } contraintes ne sont pas respectées par ces données : { $command }
    }

## Robots

terminal-hint-thinks = Le capitaine regarde votre position…
terminal-bot-thinks = Le robot réfléchit…
terminal-weighed-share = préférence
terminal-weighed-worth = attente
terminal-weighed-how = Pesé par { $level }{ $simulations ->
        [0] .
        [one] , dans une partie imaginée.
       *[other] , dans { $simulations } parties imaginées.
    } Préférence : combien il penche pour un choix ; attente : combien la victoire est proche, 100 % étant gagné.
terminal-played = { $seat } a joué : { $choice }
terminal-reasons-hint = Pourquoi un robot a-t-il décidé ainsi ? indochine replay FICHIER --decisions numérote les décisions, --why N en explique une.
terminal-which-level = Quel doit être le niveau du robot ?

## Règles

terminal-rule-kind =
    { $kind ->
        [enforce] appliquée
        [optional] option
        [component] matériel
        [example] exemple
       *[note] remarque
    }
terminal-rule-code = Code :
terminal-rule-tests = Tests :
terminal-rule-none = aucun
terminal-rule-no-tests = Il n’y a pas de tests à côté de ce programme : seul le code est indiqué.
