### What the kernel itself says, the same in every title.

refusal-not-offered = { $action } cannot be chosen now. Possible, among others: { $known }.
refusal-not-after-the-end = The game is over: nothing more can be played.
refusal-not-your-decision = It is not your decision: { $seat } decides now.
refusal-no-undo = Nothing can be taken back here: dice or cards have come out since, or the other side has decided.
refusal-no-orders = There are no standing orders to give here.

event-undone = { $seat } takes the last step back.
event-taken-back = { $seat } goes further back, as agreed.
event-resigned = { $seat } resigns.
event-agreed = The players agree to end the game here.

reason-resigned = One side has resigned.
reason-agreed = The players agreed to end the game.

tableau-watched = The table as a spectator sees it

# One part of a sum. Numbers below zero have their own minus sign; none is larger than twenty.
tally-part =
    { $label } { $worth ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
        [-17] −17
        [-18] −18
        [-19] −19
        [-20] −20
       *[other] +{ $worth }
    }

# Why a game cannot be set up, a record not be replayed, a position not be taken up.

at-place = { $path }:

setup-no-title = there is no title { $name }; there are: { $there }
setup-no-scenario = { $title } has no scenario { $name }; there are { $there }
setup-no-option = { $title } has no option { $name }; there are { $there }
setup-option-value = option { $name } takes { $values }, not { $value }
setup-or = { $one } or { $other }
setup-dice = scripted dice are whole numbers from 1 to { $sides }
setup-seed = a seed is a whole number, or 'sealed:' and the secret in hexadecimal

record-not-json = not JSON: { $why }
record-no-table = expected a table of fields
record-kind =
    { $kind ->
        [int] is missing or no whole number
        [str] is missing or no text
        [list] is missing or no list
       *[other] is missing or no table of fields
    }
record-format = is { $found }; this program reads { $read }
record-title = is { $found }, not { $title }
record-seed = is missing or no seed
record-entry = neither a choice, an order, an undo, an end nor a digest
record-back = names no earlier entry
record-no-seat = there is no seat { $seat }; there are { $there }
record-word = no dice can fall twice
record-unplayable = cannot be played: { $why }{ $rule }{ $other }
record-stands-differently = the game stands differently at the end of turn { $turn }{ $other }
record-rolls = expected a list of throws
record-dice = the dice fell differently{ $other }
record-other-version = { " " }(the record was made by { $made }, this is { $here }: use the version that made it)
record-versions = program { $program }, rules { $rules }, pack { $pack }

position-title = expected { $title }, got { $found }
position-unknown = no such field in a position of { $title }
position-no-table = expected a table of fields, got { $found }
position-no-field = no such field; expected { $known }
position-missing = is missing
position-number = expected a whole number from { $least } to { $most }, got { $found }
position-one-of = expected one of { $known }, got { $found }
position-list = expected a list, got { $found }
position-agenda = expected a list of frames, the innermost last
position-frame = expected one of { $known }
position-frame-field = no such field in { $frame }
position-stuck = play cannot go on from here ({ $why })
position-nothing-left = nothing is left to do, and the game is not over
