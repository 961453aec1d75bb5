### What the browser client itself says.

# Pages that are no table: the bar, home, a new game, rules, how it works
skip = To the content
nav-label = Pages
nav-new = New game
nav-help = How it works
nav-dice = Check dice
nav-settings = Settings
setting-name = Name
setting-language = Language
setting-theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
missing-title = There is no such page.
go-home = To the home page

home-welcome = Board wargames on the wars in Indochina
home-welcome-text = Every rule of the book is enforced and explained. No account: press “Play now”, or send a friend a link.
home-loading = One moment…
home-mine = Your games
home-turns = { $number ->
    [0] No game waits for you.
    [one] One game waits for you.
   *[other] { $number } games wait for you.
}
home-none-going = No game under way. Choose one below.
home-branches = What if: { $number ->
    [one] one game
   *[other] { $number } games
} beside the real ones
home-branches-help = You tried something here. The real games know nothing of it.
home-over = Your finished games ({ $number })
home-play = Play tonight
home-finished = Finished here lately
home-none-finished = Nobody has finished a game here yet. Every title has a demo to watch.
home-bring = Bring a game
bring-pick = Choose a file…
bring-help = A record or a position that was saved: choose the file, or drop it anywhere on this page. Play goes on from there.
bring-drop = Let go: the game opens here.
bring-neither = { $file } is neither the record of a game nor a position.

card-named = { $deed }: { $title }
card-more = More
card-less = Less
card-play = Play now
card-against = You: { $side }, against the bot “{ $bot }”
card-alone = For one player. You: { $side }
card-setup = Set up…
card-demo = Watch a demo

a-bot = bot
somebody = somebody
list-you = you
list-player = { $side }: { $player }
list-over = over
list-won = won by: { $side }
list-your-turn = Your turn
list-waiting = waiting for { $side } ({ $player })
list-invite = Link for { $side }
list-forget = Take { $title } off this list

new-which = Which game?
new-no-title = There is no such title here.
new-seats = Who plays
new-same-screen = Both on this screen: the board turns to whoever has to decide.
new-only-bots = Only bots play: you watch.
new-scenario = Scenario
new-options = Options
new-scenario-options = Scenario and options
new-different = { $number ->
    [0] as usual
    [one] one changed
   *[other] { $number } changed
}
new-all-usual = All as usual
option-changed = changed
option-usual = { $value } (usual)
new-match = A match of two games, sides swapped in the second
new-name = Your name (the others see it)
new-start = Start
new-laid = The table is laid
new-links = Send each link to one person. No account is needed: whoever has the link has the seat.
new-link-for = Link for { $side }
new-links-kept = This browser keeps the links: you find them with the game on the home page until your friend has come.
new-watch = Anybody may watch
new-go = To the table
new-go-watch = Watch
player-me = Me
player-friend = Friend by link
player-bot-kind = Bot
copy-link = Copy the link
copied = Copied
copy-by-hand = Copy this link:
share = Share…
share-text = Play { $title } with me. Your side: { $side }.
share-watch = Watch us play { $title }.

rules-of = { $title }: rules
rules-about = Every rule in our own words, by the numbers of the rulebook.
rules-back = Back to the table
rules-chapters = Chapters
rules-search = Search
rules-search-example = a word or a number
rules-link = Address of rule { $rule }
rules-none = No rule speaks of “{ $sought }”.
rules-found = { $number ->
    [0] no rule
    [one] one rule
   *[other] { $number } rules
}

help-seats = A link is a seat
help-seats-text = There are no accounts. A game gives each seat a secret link; this browser remembers the seats you take and lists them on the home page. Whoever has the link has the seat, so send it only to your opponent. At the table you can have a new one made. Anybody may watch by the spectators’ link, which shows nothing that is hidden.
help-time = Tonight or over weeks
help-time-text = Every step is stored at once. Close the page, come back in an hour or in a month: the table stands as you left it, and shows what happened since. The tab of the home page counts the games that wait for you; at the table you can ask for an e-mail.
help-choosing = Choosing
help-choosing-text = What can be chosen has a dashed outline on the board and a button beside it: use whichever you like. Click something else and you are told why not, with the rule.
help-undo = Taking back
help-undo-text = Undo takes back your own last step as long as nothing has come out: no dice, no card, no turn passed on. Beyond that you can propose to go back, and your opponent agrees or not.
help-dice = Dice you can check
help-dice-text = When a game opens, the server commits itself to its dice by a number that everybody sees. When it is over, the secret behind it is shown, and anybody can work out every throw again.
help-learn = Learning
help-learn-text = Watch a demo, then press “Play now”. The rules page of each title can be searched, and every rule number at the table opens its summary.
help-keys = Keys at the table

offline = The server cannot be reached. What you have played is safe there; this page tries again.
rules = Rules

### table

table-loading = The table is being laid…
table-trouble = This table cannot be opened.
try-again = Try again
connection-lost = Connection lost: trying again…
connection-closed = This link is no longer valid.
connection-closed-help = The seat has got a new link, or the game is no longer here. Open the new link, or ask who has it.
watch-instead = Watch the game
read-only = Can be looked at, not played on.
you-watch = You are watching
your-turn = { $title }: your turn
undo = Undo
menu = Menu
close = Close
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.
panels-label = What belongs to the board
panel-choices = Choose
panel-look = Look
panel-odds = Odds
panel-hand = Cards
panel-points = Points
panel-log = Log
panel-talk = Talk
prompt-label = What is to be decided
prompt-help = What does that mean?
choices-label = { $number ->
    [one] One choice
   *[other] { $number } choices
}
waiting-for = Waiting for { $name }
player-bot = { $side } (bot)
player-named = { $name } ({ $side })
nothing-to-do-there = Nothing can be done with that now.
choose-anew = Choose anew
commits-dice = the dice fall
commits-final = cannot be taken back
tap-again = Tap again to confirm:
card-can-choose = { $card }. Can be chosen.
odds-label = Odds
chance-chart = How likely each result is
chance-average = { $mean } on average
chance-others = Odds of the { $number ->
    [one] other choice
   *[other] other { $number } choices
}
chance-of = for
sum-total = Sum
inspector-label = Looked at
inspector-hint = Point at a space, a unit or a card to read about it.
inspector-not = Not “{ $choice }”:
rule-label = Rule
rule-ruling = ruling { $number }
rule-unnumbered = rule
rule-open = Rule { $rule }
rule-in-book = All rules
rule-unknown = There is no summary of { $rule }.
tray-toggle = Cards and tracks in full
log-earlier = Show earlier lines
log-new = New since your last move
log-sums = How it adds up
dice-thrown = Dice: { $faces }
playback-next = Next ({ $number })
playback-skip = Skip
since-you-were-here = Since you were here: { $number ->
    [one] one step of the others.
   *[other] { $number } steps of the others.
}
since-replay = Play it back
since-dismiss = I know
curtain-title = Pass the screen to { $name }
curtain-text = Nobody sees the other’s cards: the table opens when { $name } is ready.
curtain-raise = I am { $name }: show the table
curtain-never = Do not ask again on this screen
comfort-playback = Play back what the others do
comfort-curtain = Hide the cards when two people share this screen
notify-ask = Tell me when it is my turn
notify-on = This browser tells you when it is your turn.
talk-unread = something new
talk-label = Say something
talk-send = Send
talk-nothing = Nobody has said anything yet.
talk-seats-only = Only players talk at this table.
offer-back = { $by } proposes to go back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
offer-back-before = To before: “{ $line }”
offer-end = { $by } proposes to end the game here, without a winner.
offer-rematch = { $by } proposes a rematch with sides swapped.
accept = Accept
decline = Decline
withdraw = Withdraw
over-winner = Victory: { $winner }
over-you-win = You win as { $winner }
over-turn = Last turn played
over-draw = A draw
over-no-winner = The game is over
over-game = Game { $number }
over-match = Match, game { $number } of 2:
over-match-seat = { $side } in game 1
over-dice = Check the dice
over-record = Record
over-rematch = Rematch, sides swapped
over-again = Play again
over-next = To the next game
over-replay = Watch the replay
story-title = How it went, turn by turn
story-values = By turn: { $values }
luck-title = Luck with the dice
luck-wait = The dice are being weighed…
luck-failed = The luck of this game cannot be told right now.
luck-again = Try again
luck-none = No roll of this game can be judged.
luck-fair = { $side }: the dice were as good as could be expected.
luck-lucky =
    { $side }: { $deviations } standard deviations luckier than expected; such luck or better comes in { $percent ->
        [0] fewer than one game in a hundred.
       *[other] about { $percent } % of games.
    }
luck-unlucky =
    { $side }: { $deviations } standard deviations unluckier than expected; such luck or worse comes in { $percent ->
        [0] fewer than one game in a hundred.
       *[other] about { $percent } % of games.
    }
luck-sum =
    { $rolls ->
        [one] { $luck } in one roll
       *[other] { $luck } in { $rolls } rolls
    }
luck-counted = Counted in { $unit }.
luck-unjudged =
    { $number ->
        [0] Every roll is judged.
        [one] One roll is not judged.
       *[other] { $number } rolls are not judged.
    }
luck-left = unlucky
luck-right = lucky
luck-roll = Turn { $turn }, { $side }: { $what } Expected { $expected }, got { $got }, luck { $luck }, percentile { $percentile }. Look at the board.
menu-main = Menu
menu-back = Propose to go back
menu-end = Propose to end the game
menu-resign = Resign
menu-links = Links
menu-notes = Private notes
menu-contact = Messages about my turn
menu-orders = Standing orders
menu-keys = Keys and gestures
menu-leave = Leave the table
menu-name = Your name (the others see it)
back-help = Choose the step that is taken back, with all that came after it. The others must agree; against bots it happens at once.
back-nothing = Nothing has been played yet.
back-step = { $side }: { $line }
end-sure = The game ends here without a winner, if the others agree.
resign-sure = You give up, and the other side wins. This cannot be taken back.
links-own = Your own link
links-own-help = Whoever has it has your seat. Open it on another device to go on there.
links-renew = Make a new link
links-renewed = The old link no longer works; this is the new one.
links-watch = Anybody may watch with this link
notes-label = Nobody else reads them.
contact-help = The server writes to you when it is your turn and you are away. Leave empty what you do not want.
contact-email = E-mail
contact-webhook = Webhook (an https address)
contact-remind = Remind me after so many hours (0: never)
key-tab = from one thing to the next
key-arrows = on the board: to the neighbouring space
key-enter = choose what is in focus
key-escape = give up what is picked, close what is open
key-choices = to the list of choices
key-hint = a hint
key-undo = undo
key-log = log
key-talk = talk
key-skip = skip the playback
key-menu = menu
key-zoom = closer, farther, the whole board
key-help = this list
key-mouse = Mouse: click what you choose, Shift-click takes the whole stack, drag a counter to where it goes; dragging elsewhere moves the board, the wheel zooms.
key-touch = Finger: a tap selects, a second tap confirms, a long press shows what it is, two fingers zoom.

state-spent = spent
state-reduced = reduced
state-disrupted = disrupted
state-activated = activated
state-moved = moved
state-barred = barred
state-new = new
state-hidden = hidden
state-used = used
state-fatigued = fatigued
state-first-fire = First Fire
state-final-fire = Final Fire

replay-label = Replay
replay-first = To the beginning
replay-mark-back = To where the phase or turn began
replay-back = One decision back
replay-play = Play
replay-pause = Pause
replay-on = One decision on
replay-mark-on = To the next phase or turn
replay-now = Back to now
replay-speed = Speed ×{ $speed }
replay-slider = Decision
replay-count = decision { NUMBER($number, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
replay-jump = Go to turn or phase…
replay-banner = Looking at step { NUMBER($number, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
replay-link = Link to this step
whatif = What if?
whatif-from-step = A game of your own goes on from this step. The real game stays as it is.
whatif-from-now = A game of your own goes on from what you know now. What you cannot see is dealt at random: nothing about the real game comes out, and nothing in it changes.
whatif-side = You play
whatif-against = Against
whatif-myself = Myself: I play every side
whatif-start = Try it
whatif-banner = What if? This is not the real game.
whatif-back = Back to the real game

board-label = Board
board-can-choose = { $place } Can be chosen.
board-piece-in = { $piece }, { $place }. Can be chosen.
board-pile-in = { $count } units in { $place }, { $piece } on top. Can be chosen.
board-closer = Closer
board-farther = Farther
board-whole = The whole board

# Balance studies
studies-title = Balance studies
studies-about = Many games between bots: who wins, how and when, and what cards and options do to it. Whoever runs this server has laid these out to read.
studies-none = There are no studies here. “indochine study” makes them.
studies-link = Balance studies ({ $number })
studies-games = { $number ->
    [one] One game
   *[other] { $number } games
}
studies-report = Read the report
studies-report-of = Read the report: { $title }, { $study }
studies-watch = Watch game { $seed }
studies-own-pack = Played with a data pack of its own, so its games cannot be opened here.

## Bots: advice, reasons, and one that plays for somebody

hint-ask = Hint: what would the captain do?
hint-thinking = The captain thinks…
hint-advice = The captain’s advice: { $choice }
hint-weighed = What the captain weighed
weighed-share = leans { $share }
weighed-worth = expects { $worth }
weighed-how = { $level }, { $number ->
    [0] by habit, without looking ahead.
    [one] after one imagined game.
   *[other] after { $number } imagined games.
}
weighed-expects = “Expects” is how near to a win it thinks this leads: 100 % is won.
weighed-left-out = { $number ->
    [one] One other choice seemed no better.
   *[other] { $number } other choices seemed no better.
}
reason-ask = Why?
reason-title = Why did the bot do that?
reason-thinking = The bot thinks again…
reason-otherwise = Thinking again it decides otherwise: the clock had cut its search short.
level-random = Random
level-greedy = Greedy
level-planner = Planner
level-captain = Captain
level-general = General
menu-standin = Let a bot play for me
standin-help = The bot plays at your seat at once. Everybody is told. You keep your link and can take the seat back at any time.
standin-level = Which bot?
standin-plays = A bot plays for you: { $level }.
standin-back = Take my seat back
