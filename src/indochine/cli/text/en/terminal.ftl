### What the terminal itself says. The value of a command lists the words that call it.

## At the prompt

terminal-pass-keyboard = { $side }: take the keyboard and press Enter.
terminal-refused-count =
    { $number ->
        [one] One choice is barred now (“why” tells the reason).
       *[other] { $number } choices are barred now (“why” tells the reasons).
    }
terminal-help-hint = Type ? for help.
terminal-no-such-number = “{ $number }” is not a number from { $first } to { $last }.
terminal-not-understood = “{ $line }” is neither a number of the list, nor a choice, nor a command. Type ? for help.
terminal-several-meant = “{ $line }” fits several choices: { $numbers }. Type one of these numbers.
terminal-no-such-place = There is no place “{ $line }” on the board.
terminal-rest-dropped = Left out of your line: { $rest }. { $reason ->
        [chance] Dice or cards have come out.
        [side] The other side decides now.
        [over] The game is over.
       *[number] What came before is played; the question is now this:
    }
terminal-nothing-refused = Nothing here is forbidden: all that could be tried is in the list.
terminal-why-hint = why r1 explains one of them with its rule.
terminal-why-what = There is no choice “{ $line }” here. Type why alone for all that is not allowed now.
terminal-allowed = Allowed: { $choice }
terminal-in-short = { $heading }: { $names }
terminal-no-cards = You hold no cards.
terminal-no-odds = Nothing here is decided by dice yet.
terminal-no-odds-for = Choice { $number } is not decided by dice yet.
terminal-odds-mean = average
terminal-odds-at-least = at least
terminal-odds-hint = odds { $number } shows one of them in full.
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-all = all

## Standing orders

terminal-orders-hint = orders 2, or orders with the words of the list, gives an order; the other player never sees it.
terminal-ordered = Ordered: { $order }

## Commands

terminal-numbers = 3   or   3 5 0   or   NAME
    .help = play a choice, or several one after another (0 ends a row of choices, or passes), or the only one with that name
terminal-command-help = ? help h
    .help = what the question means, and its rules; ? 3 the rules of choice 3
terminal-command-why = why w
    .help = what is not allowed now; why r2, or why NAME, explains one
terminal-command-board = board b
    .help = the board with its legend; board PLACE one place and its neighbours
terminal-command-cards = cards c
    .help = your cards with their effects
terminal-command-odds = odds o
    .help = what the dice can bring; odds 3 with choice 3
terminal-command-hint = hint
    .help = what a strong bot would do here, and what else it weighed
terminal-command-log = log l
    .help = what has happened; log 50, log all
terminal-command-orders = orders
    .help = standing orders: when to pass for you without asking; orders 2 gives one
terminal-command-undo = undo u
    .help = take back your last step, if no dice or cards have come out since
terminal-command-save = save
    .help = save FILE writes the record there; the game is kept by itself anyway
    .server = save FILE writes the record there, once the game is over
terminal-command-load = load
    .help = load FILE goes on with another game
    .server = not here: the server keeps the game
terminal-command-quit = quit q
    .help = stop for now; indochine resume goes on
    .server = stop for now; your link goes on with the game

## Keeping, leaving

terminal-goodbye = The game is kept. To go on: indochine resume { $file }
terminal-cannot-keep = The game could not be written to { $file }: { $problem }. It goes on, but use save FILE before you leave.
terminal-kept-in = The game is kept in { $file }.
terminal-saved = Saved: { $file }
terminal-cannot-save = Not saved. { $problem }
terminal-not-overwritten = Not saved: { $file } exists and is not a saved game.
terminal-loaded = Loaded: { $file }
terminal-cannot-load = Not loaded. { $problem }

## The end

terminal-winner = Game over. Winner: { $winner }
terminal-draw = Game over. A draw.
terminal-began-as = the player who began as { $side }
terminal-game-number = Game { $number }
terminal-record-lies = The record: { $file } (indochine replay tells it again)

## Before the game

terminal-which = Number (1 to { $last }, Enter for { $default })>
terminal-which-title = Which game?
terminal-which-mode = How will you play?
terminal-which-saved = Which game?
terminal-none-saved = No unfinished game is kept here. To begin one: indochine play
terminal-mode-resume = Go on with { $title }: turn { $turn }, { $players } ({ $when })
terminal-mode-solo = Alone, by the solo rules of the book
terminal-mode-bot = { $side }, against the computer
terminal-mode-two = Two players at this keyboard
terminal-mode-scenario = Two players at this keyboard: { $scenario }
terminal-mode-options = Options: change the rules of play
terminal-which-option = Which option?
terminal-option-now = { $option }: { $value }
terminal-options-done = Done
terminal-option-default = (default)
terminal-option-hint = Example: indochine play { $title } --option KEY=VALUE
terminal-no-solo = { $title } has no solo mode: leave out --solo.
terminal-no-match = { $title } is not played as a match: leave out --match.
terminal-saved-game = { $name }: { $title }, turn { $turn }, { $players } ({ $when })
terminal-open-elsewhere = { $name } is open in another window; nothing has been changed. Play it there, or close it there first.
terminal-saved-open = { "[" }open in another window]
terminal-person = a person
terminal-pack-misfit =
    { $number ->
        [one] One check of this pack does not hold: { $command }
       *[other] { $number } checks of this pack do not hold: { $command }
    }

## Bots

terminal-hint-thinks = The captain looks at your position…
terminal-bot-thinks = The bot thinks…
terminal-weighed-share = leaning
terminal-weighed-worth = expects
terminal-weighed-how = Weighed by { $level }{ $simulations ->
        [0] .
        [one] , in one imagined game.
       *[other] , in { $simulations } imagined games.
    } Leaning: how far it prefers a choice; expects: how near to a win, 100% being won.
terminal-played = { $seat } played: { $choice }
terminal-reasons-hint = Why did a bot decide so? indochine replay FILE --decisions numbers the decisions, --why N explains one.
terminal-which-level = How well is the bot to play?

## Rules

terminal-rule-kind = { $kind }
terminal-rule-code = Code:
terminal-rule-tests = Tests:
terminal-rule-none = none
terminal-rule-no-tests = No tests lie beside this program, so only the code is accounted for.
