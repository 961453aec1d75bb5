### Storm over Dien Bien Phu: what stands on the drawn board and beside it.

## Areas, as short as the map has room for

board-area-1 = { area-1 }
board-area-2 = Pavie Track
board-area-3 = { area-3 }
board-area-4 = West hills
board-area-5 = West hills
board-area-6 = { area-6 }
board-area-7 = Pavie Track flats
board-area-8 = { area-8 }
board-area-9 = { area-9 }
board-area-10 = Dominique 4
board-area-11 = { area-11 }
board-area-12 = West hills
board-area-13 = Huguette 6–7
board-area-14 = { area-14 }
board-area-15 = East ridges
board-area-16 = Airstrip
board-area-17 = { area-17 }
board-area-18 = { area-18 }
board-area-19 = { area-19 }
board-area-20 = Airstrip
board-area-21 = Airstrip
board-area-22 = { area-22 }
board-area-23 = East ridges
board-area-24 = West paddies
board-area-25 = { area-25 }
board-area-26 = Françoise
board-area-27 = { area-27 }
board-area-28 = Headquarters
board-area-29 = Éliane 10–12
board-area-30 = { area-30 }
board-area-31 = { area-31 }
board-area-32 = Mont Chauve
board-area-33 = West paddies
board-area-34 = { area-34 }
board-area-35 = { area-35 }
board-area-36 = { area-36 }
board-area-37 = { area-37 }
board-area-38 = { area-38 }
board-area-39 = { area-39 }
board-area-40 = South valley
board-area-41 = South valley
board-area-42 = { area-42 }

## Rivers, roads and boxes

board-name-river = Nam Yum
board-name-pavie = Pavie Track
board-name-road-41 = Road 41
board-name-isabelle = to Isabelle
board-terrain = terrain value { $number }
board-headquarters = headquarters of the garrison
board-relief = here the Relief Force from Isabelle comes in
board-turn-box = { $turn }: { $dates }
    .full = Turn { $turn }, { $dates }
board-hands = Hands on this turn: French { $french }, Viet Minh { $viet_minh }, before bonus cards

## Counters

board-unit =
    { $named ->
        [0] { $type } { $company }
       *[1] { $type } { $company }, { $formation }
    }
board-fact-spent-defence = defence when spent
board-fact-kind = kind
board-fact-troops = troops
board-fact-formation = formation
board-fact-meaning = in full
board-fact-company = company
board-fact-arrival = arrival
board-starts-in = starts in { $area }
board-arrives-on = in the End Phase of turn { $turn }
board-starred = starred: only with the Relief Force
board-replacement = from the Replacement box

## What lies on the board

board-turn = Turn { $turn } of { $turns }, { $dates }
board-place =
    { $area }, held by the { $side }: { $number ->
        [0] no unit
       *[other] { $units }
    }{ $marked ->
        [0] {""}
       *[other] ; { $marks }
    }.
board-box =
    { $box }: { $number ->
        [0] empty
       *[other] { $units }
    }{ $marked ->
        [0] {""}
       *[other] ; { $marks }
    }.
board-force = { $side } { $units }
# Other languages say it otherwise of one unit and of several.
board-spent =
    { $units } { $n ->
        [one] (spent)
       *[other] (spent)
    }
board-just-lost = lost by the French in the impulse before this one
board-held-of = { $number }; { $needed } needed
board-supply = Added to the supply roll
board-supply-value = +{ $number } (runway areas { $runway }, green areas { $green })
board-bonus-white = White bonus card
board-bonus-gray = Gray bonus card
board-bonus-side = { $side }
board-bonus-nobody = nobody: the set is shared
