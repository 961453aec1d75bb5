### Silver Bayonet: co o planszy mówi program, który ją rysuje.

## Żetony i teren

board-fact-kind = rodzaj
board-fact-nation = nacja
board-fact-mover = porusza się
board-fact-move = koszt ruchu
board-both-faces = { $full } (osłabiona { $reduced })
board-moves = { $foot } pieszo; zmotoryzowana: { $motorised }
board-road-only = tylko drogą
board-no-maneuver = niemożliwa
board-yes = sięga tu
board-no = nie sięga tu

## Miejsca

board-place = { $place }{ $printed ->
        [1] , { $ground }
       *[0] {""}
    }{ $held ->
        [1] , w rękach: { $side }
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
        [0] nikogo
        [one] { $number } jednostka
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }
board-objective = cel scenariusza
board-strike =
    { $big ->
        [0] nalot, { $number ->
            [one] { $number } punkt
            [few] { $number } punkty
           *[other] { $number } punktów
        }
       *[other] B-52, siła { $big }
    }

## Ataki

board-arrow-maneuver = M
board-arrow-assault = S
board-attack =
    { $kind }: { $place }, { $number ->
        [one] { $number } jednostka
        [few] { $number } jednostki
       *[other] { $number } jednostek
    }

## Liczby

board-points = Punkty { $side }
board-needed = Do zwycięstwa
board-air = Punkty lotnicze
board-replacements = Uzupełnienia
