### Ce que dit le client lui-même.

# Les pages qui ne sont pas une table : la barre, l’accueil, une nouvelle partie, les règles, le mode d’emploi
skip = Aller au contenu
nav-label = Pages
nav-new = Nouvelle partie
nav-help = Mode d’emploi
nav-dice = Vérifier les dés
nav-settings = Réglages
setting-name = Nom
setting-language = Langue
setting-theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
missing-title = Cette page n’existe pas.
go-home = Vers l’accueil

home-welcome = Des wargames sur les guerres d’Indochine
home-welcome-text = Toutes les règles du livret sont appliquées et expliquées. Pas de compte : appuyez sur « Jouer tout de suite », ou envoyez un lien à un ami.
home-loading = Un instant…
home-mine = Vos parties
home-turns = { $number ->
    [0] Aucune partie ne vous attend.
    [one] Une partie vous attend.
   *[other] { $number } parties vous attendent.
}
home-none-going = Aucune partie en cours. Choisissez-en une ci-dessous.
home-branches = Et si : { $number ->
    [one] une partie
   *[other] { $number } parties
} à côté des vraies
home-branches-help = Vous y avez essayé autre chose. Les vraies parties n’en savent rien.
home-over = Vos parties finies ({ $number })
home-play = Jouer ce soir
home-finished = Finies ici récemment
home-none-finished = Personne n’a encore fini de partie ici. Chaque titre a une démonstration à regarder.
home-bring = Apporter une partie
bring-pick = Choisir un fichier…
bring-help = Un enregistrement ou une position sauvegardée : choisissez le fichier, ou déposez-le n’importe où sur cette page. La partie reprend de là.
bring-drop = Lâchez : la partie s’ouvre ici.
bring-neither = { $file } n’est ni l’enregistrement d’une partie ni une position.

card-named = { $deed } : { $title }
card-more = Plus
card-less = Moins
card-play = Jouer tout de suite
card-against = Vous : { $side }, contre le robot « { $bot } »
card-alone = Pour un joueur. Vous : { $side }
card-setup = Préparer…
card-demo = Voir une démonstration

a-bot = robot
somebody = quelqu’un
list-you = vous
list-player = { $side } : { $player }
list-over = finie
list-won = vainqueur : { $side }
list-your-turn = À vous
list-waiting = on attend : { $side } ({ $player })
list-invite = Lien pour : { $side }
list-forget = Retirer { $title } de cette liste

new-which = Quel jeu ?
new-no-title = Ce titre n’existe pas ici.
new-seats = Qui joue
new-same-screen = Tous sur cet écran : la table se tourne vers celui qui doit décider.
new-only-bots = Seuls des robots jouent : vous regardez.
new-scenario = Scénario
new-options = Options
new-scenario-options = Scénario et options
new-different = { $number ->
    [0] comme d’habitude
    [one] un changement
   *[other] { $number } changements
}
new-all-usual = Tout comme d’habitude
option-changed = changée
option-usual = { $value } (habituel)
new-match = Un match en deux parties, camps inversés dans la seconde
new-name = Votre nom (les autres le voient)
new-start = Commencer
new-laid = La table est mise
new-links = Envoyez chaque lien à une seule personne. Pas besoin de compte : qui a le lien tient le siège.
new-link-for = Lien pour : { $side }
new-links-kept = Ce navigateur garde les liens : vous les retrouvez avec la partie sur l’accueil jusqu’à l’arrivée de votre ami.
new-watch = Tout le monde peut regarder
new-go = À la table
new-go-watch = Regarder
player-me = Moi
player-friend = Ami, par lien
player-bot-kind = Robot
copy-link = Copier le lien
copied = Copié
copy-by-hand = Copiez ce lien :
share = Partager…
share-text = Joue à { $title } avec moi. Ton camp : { $side }.
share-watch = Regarde-nous jouer à { $title }.

rules-of = { $title } : règles
rules-about = Toutes les règles dans nos mots, sous les numéros du livret.
rules-back = Retour à la table
rules-chapters = Chapitres
rules-search = Chercher
rules-search-example = un mot ou un numéro
rules-link = Adresse de la règle { $rule }
rules-none = Aucune règle ne parle de « { $sought } ».
rules-found = { $number ->
    [0] aucune règle
    [one] une règle
   *[other] { $number } règles
}

help-seats = Un lien, c’est un siège
help-seats-text = Il n’y a pas de comptes. Chaque siège d’une partie a son lien secret ; ce navigateur se souvient des sièges que vous prenez et les montre sur l’accueil. Qui a le lien tient le siège : ne l’envoyez qu’à votre adversaire. À la table, on peut en faire un nouveau. Tout le monde peut regarder par le lien des spectateurs, qui ne montre rien de caché.
help-time = Ce soir ou sur des semaines
help-time-text = Chaque étape est enregistrée aussitôt. Fermez la page, revenez dans une heure ou dans un mois : la table est comme vous l’avez laissée et montre ce qui s’est passé depuis. L’onglet de l’accueil compte les parties qui vous attendent ; à la table, on peut demander un courriel.
help-choosing = Choisir
help-choosing-text = Ce qu’on peut choisir a un contour en tirets sur la carte et un bouton à côté : prenez l’un ou l’autre. Cliquez ailleurs, et l’on vous dit pourquoi ce n’est pas possible, avec la règle.
help-undo = Revenir en arrière
help-undo-text = « Annuler » reprend votre dernière étape tant que rien n’est apparu : ni dés, ni carte, ni main passée. Au-delà, vous pouvez proposer de revenir en arrière, et votre adversaire accepte ou non.
help-dice = Des dés vérifiables
help-dice-text = À l’ouverture d’une partie, le serveur s’engage sur ses dés par un nombre que tout le monde voit. À la fin, le secret est montré, et chacun peut recalculer tous les jets.
help-learn = Apprendre
help-learn-text = Regardez une démonstration, puis appuyez sur « Jouer tout de suite ». On peut chercher dans la page de règles de chaque titre, et chaque numéro de règle à la table ouvre son résumé.
help-keys = Touches à la table

offline = Le serveur est injoignable. Ce que vous avez joué y est en sûreté ; cette page réessaie.
rules = Règles

### table

table-loading = On met la table…
table-trouble = Cette table ne peut pas être ouverte.
try-again = Réessayer
connection-lost = Connexion perdue : nouvel essai…
connection-closed = Ce lien n’est plus valable.
connection-closed-help = La place a reçu un nouveau lien, ou la partie n’est plus ici. Ouvrez le nouveau lien ou demandez à qui l’a.
watch-instead = Regarder la partie
read-only = À regarder seulement : on ne peut plus y jouer.
you-watch = Vous regardez
your-turn = { $title } : à vous de jouer
undo = Annuler
menu = Menu
close = Fermer
cancel = Abandonner
confirm = Confirmer
save = Enregistrer
saved = C’est enregistré.
panels-label = Autour de la carte
panel-choices = Choisir
panel-look = Examiner
panel-odds = Chances
panel-hand = Cartes
panel-points = Points
panel-log = Journal
panel-talk = Parler
prompt-label = Ce qu’il faut décider
prompt-help = Qu’est-ce que cela veut dire ?
choices-label = { $number ->
    [one] Un choix
   *[other] { $number } choix
}
waiting-for = On attend { $name }
player-bot = { $side } (robot)
player-named = { $name } ({ $side })
nothing-to-do-there = Rien à faire avec cela maintenant.
choose-anew = Choisir de nouveau
commits-dice = les dés sont jetés
commits-final = sans retour possible
tap-again = Touchez encore pour confirmer :
card-can-choose = { $card }. Peut être choisie.
odds-label = Probabilités
chance-chart = Probabilité de chaque résultat
chance-average = { $mean } en moyenne
chance-others = Chances { $number ->
    [one] de l’autre choix
   *[other] des { $number } autres choix
}
chance-of = pour
sum-total = Total
inspector-label = Examiné
inspector-hint = Pointez une zone, une unité ou une carte pour la lire.
inspector-not = Pas « { $choice } » :
rule-label = Règle
rule-ruling = interprétation { $number }
rule-unnumbered = règle
rule-open = Règle { $rule }
rule-in-book = Toutes les règles
rule-unknown = Il n’y a pas de résumé de { $rule }.
tray-toggle = Cartes et pistes en entier
log-earlier = Voir les lignes précédentes
log-new = Nouveau depuis votre dernier coup
log-sums = Le détail du calcul
dice-thrown = Dés : { $faces }
playback-next = Suite ({ $number })
playback-skip = Passer
since-you-were-here = Depuis votre dernier passage : { $number ->
    [one] un coup des autres.
   *[other] { $number } coups des autres.
}
since-replay = Revoir
since-dismiss = Je sais
curtain-title = Passez l’écran à { $name }
curtain-text = Personne ne voit les cartes de l’autre : la table s’ouvre quand { $name } est là.
curtain-raise = { $name }, c’est moi : montrer la table
curtain-never = Ne plus demander sur cet écran
comfort-playback = Revoir ce que font les autres
comfort-curtain = Cacher les cartes quand deux personnes partagent cet écran
notify-ask = Me prévenir quand c’est à moi
notify-on = Ce navigateur vous prévient quand c’est à vous.
talk-unread = du nouveau
talk-label = Dire quelque chose
talk-send = Envoyer
talk-nothing = Personne n’a encore rien dit.
talk-seats-only = Seuls les joueurs parlent à cette table.
offer-back = { $by } propose de revenir { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} en arrière.
offer-back-before = Avant : « { $line } »
offer-end = { $by } propose d’arrêter la partie ici, sans vainqueur.
offer-rematch = { $by } propose une revanche, camps inversés.
accept = Accepter
decline = Refuser
withdraw = Retirer
over-winner = Victoire : { $winner }
over-you-win = Vous gagnez ({ $winner })
over-turn = Dernier tour joué
over-draw = Match nul
over-no-winner = La partie est finie
over-game = Partie { $number }
over-match = Match, partie { $number } sur 2 :
over-match-seat = { $side } de la partie 1
over-dice = Vérifier les dés
over-record = Enregistrement
over-rematch = Revanche, camps inversés
over-again = Rejouer
over-next = À la partie suivante
over-replay = Revoir la partie
story-title = Le fil de la partie, tour par tour
story-values = Par tour : { $values }
luck-title = La chance aux dés
luck-wait = On pèse les dés…
luck-failed = La chance de cette partie ne peut pas être établie pour l’instant.
luck-again = Réessayer
luck-none = Aucun jet de cette partie ne peut être jugé.
luck-fair = { $side } : les dés ont donné ce qu’on pouvait en attendre.
luck-lucky =
    { $side } : plus de chance que prévu, de { $deviations } écarts types ; une telle chance, ou mieux, se voit dans { $percent ->
        [0] moins d’une partie sur cent.
       *[other] { $percent } % des parties environ.
    }
luck-unlucky =
    { $side } : moins de chance que prévu, de { $deviations } écarts types ; une telle malchance, ou pire, se voit dans { $percent ->
        [0] moins d’une partie sur cent.
       *[other] { $percent } % des parties environ.
    }
luck-sum =
    { $rolls ->
        [one] { $luck } en un jet
       *[other] { $luck } en { $rolls } jets
    }
luck-counted = Compté en { $unit }.
luck-unjudged =
    { $number ->
        [0] Tous les jets sont jugés.
        [one] Un jet n’est pas jugé.
       *[other] { $number } jets ne sont pas jugés.
    }
luck-left = malchance
luck-right = chance
luck-roll = Tour { $turn }, { $side } : { $what } Attendu { $expected }, obtenu { $got }, chance { $luck }, centile { $percentile }. Voir le plateau.
menu-main = Menu
menu-back = Proposer de revenir en arrière
menu-end = Proposer d’arrêter la partie
menu-resign = Abandonner la partie
menu-links = Liens
menu-notes = Notes privées
menu-contact = Être prévenu de mon tour
menu-orders = Consignes
menu-keys = Touches et gestes
menu-leave = Quitter la table
menu-name = Votre nom (les autres le voient)
back-help = Choisissez le coup à reprendre, avec tout ce qui l’a suivi. Les autres doivent être d’accord ; contre des robots, c’est fait aussitôt.
back-nothing = Rien n’a encore été joué.
back-step = { $side } : { $line }
end-sure = La partie s’arrête ici sans vainqueur, si les autres sont d’accord.
resign-sure = Vous abandonnez et l’autre camp gagne. C’est sans retour.
links-own = Votre lien
links-own-help = Qui l’a tient votre place. Ouvrez-le sur un autre appareil pour y continuer.
links-renew = Faire un nouveau lien
links-renewed = L’ancien lien ne marche plus ; voici le nouveau.
links-watch = Avec ce lien, chacun peut regarder
notes-label = Personne d’autre ne les lit.
contact-help = Le serveur vous écrit quand c’est à vous et que vous n’êtes pas là. Laissez vide ce que vous ne voulez pas.
contact-email = Courriel
contact-webhook = Webhook (une adresse https)
contact-remind = Me le rappeler après tant d’heures (0 : jamais)
key-tab = d’une chose à la suivante
key-arrows = sur la carte : vers la zone voisine
key-enter = choisir ce qui a le focus
key-escape = renoncer à ce qui est choisi, fermer ce qui est ouvert
key-choices = vers la liste des choix
key-hint = un conseil
key-undo = annuler
key-log = journal
key-talk = discussion
key-skip = passer ce qui est rejoué
key-menu = menu
key-zoom = plus près, plus loin, toute la carte
key-help = cette liste
key-mouse = Souris : cliquez ce que vous choisissez, Maj-clic prend toute la pile, glissez un pion là où il va ; glisser ailleurs déplace la carte, la molette zoome.
key-touch = Doigt : un toucher choisit, un second confirme, un appui long montre ce que c’est, deux doigts zooment.

state-spent = épuisée
state-reduced = réduite
state-disrupted = désorganisée
state-activated = activée
state-moved = déplacée
state-barred = bloquée
state-new = nouvelle
state-hidden = cachée
state-used = utilisée
state-fatigued = fatiguée
state-first-fire = Premier tir
state-final-fire = Dernier tir

replay-label = Revoir la partie
replay-first = Au début
replay-mark-back = Au début de la phase ou du tour
replay-back = Une décision en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une décision en avant
replay-mark-on = À la phase ou au tour suivant
replay-now = Revenir au présent
replay-speed = Vitesse ×{ $speed }
replay-slider = Décision
replay-count = décision { NUMBER($number, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }
replay-jump = Aller au tour ou à la phase…
replay-banner = Vous revoyez l’étape { NUMBER($number, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }
replay-link = Lien vers cette étape
whatif = Et si ?
whatif-from-step = Une partie à vous continue à partir de cette étape. La vraie partie reste telle quelle.
whatif-from-now = Une partie à vous continue à partir de ce que vous savez maintenant. Ce que vous ne voyez pas est distribué au hasard : rien de la vraie partie n’est dévoilé, et rien n’y change.
whatif-side = Vous jouez
whatif-against = Contre
whatif-myself = Moi-même : je joue tous les camps
whatif-start = Essayer
whatif-banner = Et si ? Ceci n’est pas la vraie partie.
whatif-back = Retour à la vraie partie

board-label = Carte
board-can-choose = { $place } Peut être choisi.
board-piece-in = { $piece }, { $place }. Peut être choisi.
board-pile-in = { $count } unités dans { $place }, au-dessus : { $piece }. Peut être choisi.
board-closer = Plus près
board-farther = Plus loin
board-whole = Toute la carte

# Études d’équilibre
studies-title = Études d’équilibre
studies-about = De nombreuses parties entre robots : qui gagne, comment et quand, et ce qu’y font cartes et options. Qui tient ce serveur les a mises ici pour être lues.
studies-none = Il n’y a pas d’étude ici. « indochine study » en fait.
studies-link = Études d’équilibre ({ $number })
studies-games = { $number ->
    [one] Une partie
   *[other] { $number } parties
}
studies-report = Lire le rapport
studies-report-of = Lire le rapport : { $title }, { $study }
studies-watch = Regarder la partie { $seed }
studies-own-pack = Jouée avec ses propres données : ses parties ne peuvent s’ouvrir ici.

## Robots : conseils, raisons, et celui qui joue pour quelqu’un

hint-ask = Conseil : que ferait le capitaine ?
hint-thinking = Le capitaine réfléchit…
hint-advice = Le conseil du capitaine : { $choice }
hint-weighed = Ce que le capitaine a pesé
weighed-share = penche à { $share }
weighed-worth = attend { $worth }
weighed-how = { $level }, { $number ->
    [0] par habitude, sans regarder plus loin.
    [one] après une partie imaginée.
   *[other] après { $number } parties imaginées.
}
weighed-expects = « Attend » dit combien il croit la victoire proche : 100 %, c’est gagné.
weighed-left-out = { $number ->
    [one] Un autre choix ne semblait pas meilleur.
   *[other] { $number } autres choix ne semblaient pas meilleurs.
}
reason-ask = Pourquoi ?
reason-title = Pourquoi le robot a-t-il fait cela ?
reason-thinking = Le robot y repense…
reason-otherwise = En y repensant, il décide autrement : l’horloge avait écourté sa recherche.
level-random = Hasard
level-greedy = Glouton
level-planner = Planificateur
level-captain = Capitaine
level-general = Général
menu-standin = Laisser un robot jouer pour moi
standin-help = Le robot joue aussitôt à votre place. Tout le monde en est averti. Vous gardez votre lien et pouvez reprendre votre place à tout moment.
standin-level = Quel robot ?
standin-plays = Un robot joue pour vous : { $level }.
standin-back = Reprendre ma place
