### What the server says to people.

problem-malformed = The request cannot be read: { $problem }
problem-bad-setup = The game cannot be set up like this: { $problem }
problem-bad-record = The record cannot be taken over: { $problem }
problem-bad-position = The position cannot be taken over: { $problem }
problem-no-token = Only who holds a seat may do this: send the token of the seat’s link.
problem-wrong-token = This link does not open a seat here, or no longer does.
problem-not-yet = The record comes out when the game is over: it holds the secret of the dice.
problem-cross-site = A page of another site may not act here.
problem-no-such-game = There is no such game.
problem-no-such-title = There is no such title: { $problem }
problem-no-such-step = There is no such step in this game.
problem-not-found = There is nothing at this address.
problem-method = This address takes only { $known }.
problem-stale = The game has gone on meanwhile: look again, then decide.
problem-not-your-turn = It is not your decision now.
problem-bot-plays = A bot plays at your seat now: take it back first.
problem-key-reused = This key was used for another command; take a new one for each.
problem-read-only = This game can be looked at but not played on. { $why }
problem-cannot-open = This version of the program cannot open this game. Nothing of it is lost.
problem-no-such-offer = This proposal no longer stands, or does not wait for you.
problem-offered-already = This has been proposed already.
problem-game-over = The game is over.
problem-not-over = The game is not over yet.
problem-too-large = The request is too large: { $most } bytes at most.
problem-not-json = Send JSON, with the content type application/json.
problem-refused = A rule forbids it.
problem-not-offered = This cannot be chosen now.
problem-no-undo = Nothing of yours can be taken back here.
problem-no-orders = There are no standing orders to give here.
problem-no-hint = Nobody here knows this game well enough to advise.
problem-no-reason = This step was no decision of a bot, or of one that can no longer be asked.
problem-cannot-go-back = There is no such step to go back to.
problem-too-many = Too many requests: wait a moment.
problem-trouble = Something went wrong on the server. Nothing has changed; try again.
problem-cannot-store = The server cannot store anything just now, so nothing has changed: { $problem }
problem-stopping = The server is stopping; try again in a moment.
problem-no-time = All who could think are busy: ask again in a moment.

malformed-json = it is no JSON that can be read.
malformed-deep = it is nested too deeply.
malformed-shape = it is not what is expected here.
malformed-missing = { $field } is missing.
malformed-unknown = nobody here knows { $field }.
malformed-value = { $field } does not hold what is expected there.
malformed-broken-off = it broke off.
malformed-name = a name is made of printable characters.
malformed-note = notes are text without zero bytes.
malformed-email = this is no address that an e-mail could be sent to.
malformed-webhook = a webhook is an address that begins with https:// and holds no password.
malformed-private-webhook = the webhook leads into a private network.
malformed-printable = an address is made of printable characters.
malformed-token-taken = this token opens another seat of the table: draw another.

setup-one-document = send either a record or a position.
setup-no-seat = there is no seat { $seat }; there are { $there }.
setup-no-bot = there is no bot { $bot }; there are { $there }.

read-only-other-version = It was made by another version ({ $made }; here { $here }) and plays differently here.
read-only-damaged = Its record does not replay.

bot-random = Random: takes any legal choice. No opponent, but good for learning the buttons.
bot-greedy = Greedy: tries each choice once in its head and takes the board that looks best. A gentle opponent.
bot-planner = Planner: plays by the sound habits of a practised player, at once. It sees no trap.
bot-captain = Captain: imagines some ways the game may go before it decides. Plays to win.
bot-general = General: thinks like the captain, but longer, and in some games has learned by playing itself. Takes its time.

mail-subject = { $title }: your turn
mail-body =
    It is your turn in { $title }.

    { $link }

    Open it in the browser in which you took your seat. You asked for this message at the table, and can end it there.
