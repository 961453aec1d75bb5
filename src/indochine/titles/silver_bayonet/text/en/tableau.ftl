### Silver Bayonet: the board as text.

## How things stand

tableau-status = You play the { $side }
tableau-watched = You watch
tableau-row-scenario = Scenario
tableau-row-turn = Turn
tableau-row-phase = Phase
tableau-row-points = Victory points
tableau-row-victory = To win
tableau-row-air = Air points
tableau-row-held = Held
tableau-row-ground = Ground
tableau-row-objective = Worth
tableau-row-landing = Landing zone
tableau-turn = Turn { $turn } of { $turns }, { $date }
tableau-over = the game is over
tableau-player-turn = { $side } player turn
tableau-combat = combat in { $hex }
tableau-points = { $side } { $number }
tableau-lead = { $behind ->
        [1] { $side } if no more than { $number } behind
       *[0] { $side } if { $number } ahead
    }
tableau-needed = { $leads }{ $sudden ->
        [1] {" "}(or { $side } at once in { $hex })
       *[0] {""}
    }
tableau-air =
    { $known ->
        [1] { $number } left{ $spent ->
            [0] {""}
           *[other] , { $spent } used
        }
       *[0] secret{ $spent ->
            [0] {""}
           *[other] , { $spent } used
        }
    }
tableau-held = { $hex }: { $side }

## Stacks and units

tableau-column-hex = Hex
tableau-column-ground = Ground
tableau-column-units = Units
tableau-column-strength = Strength
tableau-column-unit = Unit
tableau-column-kind = Kind
tableau-column-face = Side
tableau-column-figures = Figures
tableau-column-efficiency = ER
tableau-column-stacking = Stacking
tableau-column-marks = Marks
tableau-column-way = On the way
tableau-column-target = Target
tableau-column-combat = Attack
tableau-column-side = Side
tableau-column-points = Points
tableau-column-award = For
tableau-strength = attack { $attack }, defence { $defence }, stacking { $stacking }
tableau-unit = { $unit }{ $marked ->
        [0] {""}
       *[other] {" "}({ $marks })
    }
tableau-units = Units
tableau-near = Around it
tableau-attacks = Declared attacks
tableau-off-map = Off the map
tableau-awards = What gives points
