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
