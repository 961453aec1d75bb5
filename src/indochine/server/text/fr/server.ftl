### Ce que le serveur dit aux gens.

problem-malformed = La requête est illisible : { $problem }
problem-bad-setup = La partie ne peut pas être préparée ainsi : { $problem }
problem-bad-record = L’enregistrement ne peut pas être repris : { $problem }
problem-bad-position = La position ne peut pas être reprise : { $problem }
problem-no-token = Il faut tenir un siège pour cela : envoyez le jeton du lien de ce siège.
problem-wrong-token = Ce lien n’ouvre aucun siège ici, ou n’en ouvre plus.
problem-not-yet = L’enregistrement est livré en fin de partie : il contient le secret des dés.
problem-cross-site = Une page d’un autre site ne peut pas agir ici.
problem-no-such-game = Cette partie n’existe pas.
problem-no-such-title = Ce titre n’existe pas : { $problem }
problem-no-such-step = Cette partie n’a pas d’étape de ce numéro.
problem-not-found = Il n’y a rien à cette adresse.
problem-method = Cette adresse n’accepte que { $known }.
problem-stale = La partie a avancé entre-temps : regardez de nouveau, puis décidez.
problem-not-your-turn = Ce n’est pas à vous de décider.
problem-bot-plays = Un robot joue à votre place : reprenez-la d’abord.
problem-key-reused = Cette clé a servi à un autre ordre ; prenez-en une nouvelle à chaque fois.
problem-read-only = Cette partie se regarde mais ne se joue plus. { $why }
problem-cannot-open = Cette version du programme ne peut pas ouvrir cette partie. Rien n’en est perdu.
problem-no-such-offer = Cette proposition ne tient plus, ou ne vous attend pas.
problem-offered-already = C’est déjà proposé.
problem-game-over = La partie est finie.
problem-not-over = La partie n’est pas encore finie.
problem-too-large = La requête est trop grande : { $most } octets au plus.
problem-not-json = Envoyez du JSON, avec le type application/json.
problem-refused = Une règle l’interdit.
problem-not-offered = Ce choix n’est pas possible maintenant.
problem-no-undo = Vous n’avez rien à reprendre ici.
problem-no-orders = Aucune consigne permanente ne peut être donnée ici.
problem-no-hint = Personne ici ne connaît assez bien ce jeu pour vous conseiller.
problem-no-reason = Cette étape n’était pas la décision d’un robot, ou d’un robot qu’on ne peut plus interroger.
problem-cannot-go-back = Il n’y a pas d’étape de ce numéro où revenir.
problem-too-many = Trop de requêtes : attendez un instant.
problem-trouble = Le serveur a eu un problème. Rien n’a changé ; essayez encore.
problem-cannot-store = Le serveur ne peut rien enregistrer en ce moment ; rien n’a donc changé : { $problem }
problem-stopping = Le serveur s’arrête ; essayez encore dans un instant.
problem-no-time = Tous ceux qui pourraient réfléchir sont occupés : redemandez dans un instant.

malformed-json = ce n’est pas du JSON lisible.
malformed-deep = trop de niveaux sont emboîtés.
malformed-shape = ce n’est pas ce qui est attendu ici.
malformed-missing = il manque { $field }.
malformed-unknown = personne ici ne connaît { $field }.
malformed-value = { $field } ne contient pas ce qui y est attendu.
malformed-broken-off = elle s’est interrompue.
malformed-name = un nom se compose de caractères imprimables.
malformed-note = les notes sont du texte sans octet nul.
malformed-email = ce n’est pas une adresse à laquelle on puisse écrire.
malformed-webhook = un webhook est une adresse qui commence par https:// et ne contient pas de mot de passe.
malformed-private-webhook = le webhook mène dans un réseau privé.
malformed-printable = une adresse se compose de caractères imprimables.
malformed-token-taken = ce jeton ouvre un autre siège de la table : tirez-en un autre.

setup-one-document = envoyez soit un enregistrement, soit une position.
setup-no-seat = il n’y a pas de siège { $seat } ; il y a { $there }.
setup-no-bot = il n’y a pas de robot { $bot } ; il y a { $there }.

read-only-other-version = Elle vient d’une autre version ({ $made } ; ici { $here }) et se joue autrement ici.
read-only-damaged = Son enregistrement ne se rejoue pas.

bot-random = Hasard : prend n’importe quel choix légal. Pas un adversaire, mais utile pour apprendre les boutons.
bot-greedy = Glouton : essaie chaque choix une fois en pensée et prend le plateau qui lui plaît le plus. Un adversaire facile.
bot-planner = Planificateur : joue aussitôt, selon les bonnes habitudes d’un joueur exercé. Ne voit aucun piège.
bot-captain = Capitaine : imagine quelques suites possibles avant de décider. Joue pour gagner.
bot-general = Général : réfléchit comme le capitaine, mais plus longtemps, et dans certains jeux il a appris en jouant contre lui-même. Il prend son temps.

mail-subject = { $title } : à vous de jouer
mail-body =
    C’est à vous de jouer dans { $title }.

    { $link }

    Ouvrez ce lien dans le navigateur où vous avez pris votre siège. Vous avez demandé ce message à la table et pouvez l’y arrêter.
