### How lucky each side was with its dice.

luck-none = No roll of this game can be judged.
luck-fair = { $side }: the dice were as good as could be expected.
luck-lucky = { $side }: { NUMBER($deviations, minimumFractionDigits: 1, maximumFractionDigits: 1) } standard deviations luckier than expected; { luck-better }
luck-unlucky = { $side }: { NUMBER($deviations, minimumFractionDigits: 1, maximumFractionDigits: 1) } standard deviations unluckier than expected; { luck-worse }
luck-better =
    { $percent ->
        [0] such luck or better comes in fewer than one game in a hundred.
       *[other] such luck or better comes in about { $percent } % of games.
    }
luck-worse =
    { $percent ->
        [0] such luck or worse comes in fewer than one game in a hundred.
       *[other] such luck or worse comes in about { $percent } % of games.
    }
luck-counted = Counted in { $unit }. { $note }
luck-unjudged =
    { $number ->
        [0] Every roll is judged.
        [one] One roll is not judged.
       *[other] { $number } rolls are not judged.
    }
luck-unfinished = The game is not over: these are the rolls so far.
luck-entry = Entry
luck-turn = Turn
luck-side = Side
luck-what = What happened
luck-dice = Dice
luck-expected = Expected
luck-got = Got
luck-difference = Luck
luck-percentile = Percentile
luck-rolls = Rolls
luck-deviation = Standard deviation
luck-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
