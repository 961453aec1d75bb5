### What the browser client itself says.

nav-label = Pages
nav-new = New game
nav-dice = Check dice
setting-language = Language
setting-theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
missing-title = There is no such page.
go-home = To the home page
offline = The server cannot be reached. What you have played is safe there; this page tries again.
rules = Rules

home-mine = Your games
home-play = Play tonight
home-start = Play { $title }
home-bring = Bring a game
home-bring-help = A record or a position as a file:
home-finished = Finished games
a-bot = bot
somebody = somebody
list-over = over
list-your-turn = Your turn
list-waiting = waiting for { $seat }

new-seats = Who plays
new-scenario = Scenario
new-options = Options
new-match = A match of two games, sides swapped in the second
new-name = Your name (the others see it)
new-start = Start
new-choose = Choose
new-links = Send your friend this link: whoever has it has the seat.
new-watch = Anybody may watch:
new-go = To the table
player-me = Me, on this screen
player-friend = A friend, by link

table-loading = The table is being laid…
table-trouble = This table cannot be opened.
connection-lost = Connection lost: trying again…
connection-closed = This link is no longer valid.
undo = Undo
panels-label = Log and talk
panel-log = Log
panel-talk = Talk
prompt-label = What is to be decided
waiting-for = Waiting for { $name }
nothing-to-do-there = Nothing can be done with that now.
choose-anew = Choose anew
odds-label = Odds
inspector-label = Looked at
talk-label = Say something
talk-send = Send
talk-seats-only = Only players talk at this table.
offer-back = { $by } proposes to go back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
offer-end = { $by } proposes to end the game here, without a winner.
offer-rematch = { $by } proposes a rematch with sides swapped.
accept = Accept
decline = Decline
withdraw = Withdraw
over-winner = { $winner } wins
over-no-winner = The game is over
over-dice = Check the dice
over-record = Record
over-rematch = Rematch, sides swapped
over-next = To the next game

state-spent = spent
state-reduced = reduced
state-disrupted = disrupted
state-activated = activated
state-moved = moved
state-barred = barred
state-new = new
state-hidden = hidden
state-used = used

board-label = Board
board-can-choose = { $place } Can be chosen.
board-closer = Closer
board-farther = Farther
board-whole = The whole board

rules-search = Search
rules-found = { $number ->
    [one] one rule
   *[other] { $number } rules
}
