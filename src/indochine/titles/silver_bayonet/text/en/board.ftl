### Silver Bayonet: what a client that draws says of the board.

## Counters and ground

board-fact-kind = kind
board-fact-nation = nation
board-fact-mover = moves
board-fact-move = movement cost
board-both-faces = { $full } (reduced { $reduced })
board-moves = { $foot } on foot; motorised: { $motorised }
board-road-only = by road only
board-no-maneuver = not allowed
board-yes = reaches in
board-no = does not reach in

## Places

board-place = { $place }{ $printed ->
        [1] , { $ground }
       *[0] {""}
    }{ $held ->
        [1] , held by: { $side }
       *[0] {""}
    }{ $number ->
        [0] {""}
       *[other] ; { $units }
    }{ $marked ->
        [0] {""}
       *[other] ; { $marks }
    }
board-off-map =
    { $place }: { $number ->
        [0] nobody
        [one] { $number } unit
       *[other] { $number } units
    }
board-objective = objective of the scenario
board-strike =
    { $big ->
        [0] air strike, { $number ->
            [one] { $number } point
           *[other] { $number } points
        }
       *[other] B-52s, strength { $big }
    }

## Attacks

board-arrow-maneuver = M
board-arrow-assault = A
board-attack =
    { $kind } against { $place }, { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }

## Figures

board-points = { $side } points
board-needed = To win
board-air = Air points
board-replacements = Replacements
