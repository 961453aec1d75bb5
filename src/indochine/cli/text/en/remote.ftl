### What the terminal says when it plays on a server.

## Links and servers

terminal-connect-no-address = “{ $text }” is no address of a server. Example: --connect http://127.0.0.1:8075/
terminal-connect-no-key = This link is not whole: the key to the seat, behind the sign #, is missing. Copy all of it, and put it in quotes.
terminal-connect-offline = No answer from { $server }: { $problem }. Is the server running, and are you online?
terminal-connect-other-server = { $server } answers, but not as an Indochine server does.
terminal-connect-other-title = The link opens a game of { $title }, not of { $wanted }. Leave the title out, or take another link.
terminal-connect-set-up-already = This link opens a game that is set up already: leave out --as, --vs, --scenario, --option, --solo and --match.
terminal-connect-which-title = Say which game to set up on the server: { $titles }.
terminal-connect-no-seat = There is no seat { $seat }; there are: { $seats }. Say with --as which is yours.
terminal-connect-no-bot = In a game for one there is no seat for a bot: leave out --vs.
terminal-connect-not-here = --seed, --position, --pack and --open do not go with --connect: the server deals and keeps the game.
terminal-connect-versions = The server runs version { $there }, this is { $here }: some sentences may be missing.
terminal-connect-other-version = The server asks something that this version does not know. Install the version that the server runs.
terminal-connect-waiting = The server does not answer; trying again…
terminal-connect-lost = The connection to { $server } is lost; trying again…
terminal-connect-found = The connection to { $server } is back. Nothing has been missed.
terminal-connect-closed = This link no longer opens the seat: somebody has made a new one, or the game is gone.
terminal-connect-goodbye = The server keeps the game. To go on: indochine play --connect "{ $file }"
terminal-your-link = Your own link, to be shown to nobody: { $file }
terminal-seat-link = { $side }: { $link }
terminal-watch-link = To watch: { $link }

## At the table

terminal-named = { $name } ({ $side })
terminal-at-table = { $side }: { $kind ->
        [you] you
        [bot] bot ({ $bot })
       *[person] another player
    }
terminal-spectator = spectator
terminal-you-watch = You only watch this game.
terminal-waiting = Waiting for { $side }. You can type commands meanwhile.
terminal-watching = { $side } decides now.
terminal-after-the-end = The game is over.
terminal-read-only = This game can be looked at but not played on. { $why }
terminal-said = { $by }: { $text }
terminal-sat = { $side } is called { $name } from now on.
terminal-server-keeps = The server keeps the game by itself. Once it is over, save FILE writes its record.
terminal-next-game = The next game, with sides swapped: indochine play --connect "{ $file }"
terminal-end-hint = save FILE writes the record, rematch proposes another game, quit leaves.

## Proposals

terminal-proposal = { $what ->
        [back] { $steps ->
            [one] { $by } proposes to take back the last step, from here on:
           *[other] { $by } proposes to take back the last { $steps } steps, from here on:
        }
        [end] { $by } proposes to end the game here, without a winner.
       *[rematch] { $by } proposes another game, with sides swapped.
    }
terminal-proposal-answer = accept agrees, decline refuses.
terminal-proposal-withdraw = decline withdraws it.
terminal-replied = { $answer ->
        [yes] { $by } agrees.
       *[no] { $by } does not agree, or withdraws the proposal.
    }
terminal-no-proposal = There is no proposal to answer.
terminal-back-hint = back 2 proposes to take back the last two steps; all players must agree.
terminal-resign-sure = Give the game up? Type yes to resign, anything else to play on.
terminal-yes = yes y
terminal-resign-not = You play on.

## Commands

terminal-command-say = say
    .help = say TEXT tells it to the other players
terminal-command-name = name
    .help = name NICK is what the others see, of 40 letters at most
terminal-command-link = link
    .help = shows your link again
terminal-command-back = back
    .help = steps that could be taken back; back 2 proposes to take back two
terminal-command-armistice = armistice
    .help = propose to end the game here, without a winner
terminal-command-rematch = rematch
    .help = after the end: propose another game, with sides swapped
terminal-command-accept = accept
    .help = agree to what another player proposes
terminal-command-decline = decline
    .help = refuse a proposal, or withdraw your own
terminal-command-resign = resign
    .help = give the game up; you are asked again

## Bots at the table

terminal-bot-plays = A bot ({ $bot }) plays for you. retake takes your seat back.
terminal-handed = A bot ({ $bot }) plays for { $by } from now on.
terminal-returned = { $by } plays again.
terminal-which-bots = Say which bot is to play for you: { $levels }.
terminal-reasons-none = No bot has decided anything here.
terminal-reasons-which = reasons 2 tells why the second of them was decided so: once the game is over, or if the bot played for you.
terminal-reason-otherwise = Thinking again, it decides otherwise: the clock cut its search short.
terminal-command-bot = bot
    .help = bot planner lets a bot play for you; bot alone lists them
terminal-command-retake = retake
    .help = take your seat back from a bot
terminal-command-reasons = reasons
    .help = why a bot decided as it did, once the game is over
