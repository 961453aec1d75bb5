### Ce que dit le client lui-même.

nav-label = Pages
nav-new = Nouvelle partie
nav-dice = Vérifier les dés
setting-language = Langue
setting-theme = Clair ou sombre
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
missing-title = Cette page n’existe pas.
go-home = Vers l’accueil
offline = Le serveur est injoignable. Ce que vous avez joué y est en sûreté ; cette page réessaie.
rules = Règles

home-mine = Vos parties
home-play = Jouer ce soir
home-start = Jouer à { $title }
home-bring = Apporter une partie
home-bring-help = Un enregistrement ou une position, en fichier :
home-finished = Parties finies
a-bot = robot
somebody = quelqu’un
list-over = finie
list-your-turn = À vous
list-waiting = on attend { $seat }

new-seats = Qui joue
new-scenario = Scénario
new-options = Options
new-match = Un match en deux parties, camps inversés dans la seconde
new-name = Votre nom (les autres le voient)
new-start = Commencer
new-choose = Choisir
new-links = Envoyez ce lien à votre ami : qui l’a tient le siège.
new-watch = Tout le monde peut regarder :
new-go = À la table
player-me = Moi, sur cet écran
player-friend = Un ami, par lien

table-loading = On met la table…
table-trouble = Cette table ne peut pas être ouverte.
connection-lost = Connexion perdue : nouvel essai…
connection-closed = Ce lien n’est plus valable.
undo = Annuler
panels-label = Journal et discussion
panel-log = Journal
panel-talk = Discussion
prompt-label = Ce qu’il faut décider
waiting-for = On attend { $name }
nothing-to-do-there = Rien à faire avec cela maintenant.
choose-anew = Choisir de nouveau
odds-label = Probabilités
inspector-label = Examiné
talk-label = Dire quelque chose
talk-send = Envoyer
talk-seats-only = Seuls les joueurs parlent à cette table.
offer-back = { $by } propose de revenir { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} en arrière.
offer-end = { $by } propose d’arrêter la partie ici, sans vainqueur.
offer-rematch = { $by } propose une revanche, camps inversés.
accept = Accepter
decline = Refuser
withdraw = Retirer
over-winner = { $winner } gagne
over-no-winner = La partie est finie
over-dice = Vérifier les dés
over-record = Enregistrement
over-rematch = Revanche, camps inversés
over-next = À la partie suivante

state-spent = épuisée
state-reduced = réduite
state-disrupted = désorganisée
state-activated = activée
state-moved = déplacée
state-barred = bloquée
state-new = nouvelle
state-hidden = cachée
state-used = utilisée

board-label = Carte
board-can-choose = { $place } Peut être choisi.
board-closer = Plus près
board-farther = Plus loin
board-whole = Toute la carte

rules-search = Chercher
rules-found = { $number ->
    [one] une règle
   *[other] { $number } règles
}
