### The Lost Valley: the drawn board: names on the map, boxes, counters, cards, tracks, figures. Terms: see names.ftl.

## Names on the map

board-name-river = Nam Yum
board-name-pavie = Pavie Track
board-name-road-41 = Road 41
board-name-airstrip = Airstrip
board-name-mont-chauve = Mont Chauve
board-name-mont-fictif = Mont Fictif
board-name-north = { subsector-north }
board-name-central = { subsector-central }
board-name-south = { subsector-south }
board-village = { $name }

## What a space shows

board-sign-stacking = Stacking limit: infantry steps { $steps }, assets { $assets }.
board-sign-drop-zone = Reinforcements land here; whoever is still here when the turn ends is eliminated.
board-fort = fortifications { $level }
board-airstrip = airstrip { $status }
board-target = { $division } will assault here
board-held-by = held by { $division }

## A space in one sentence

board-centre = { $place } ({ $sector }), { $holder }. Fortifications { $level } of { $most }{ $encircled ->
        [1] {""}, { encircled }
       *[0] {""}
    }.{ $has_strip ->
        [1] {" "}Airstrip { $strip }.
       *[0] {""}
    } Active: { $active }. Used: { $used }. Infantry steps { $steps }, assets { $assets }. Icons: { $icons }.
board-zone = { $place }, { $holder }. Units: { $units }.
board-division = { $division }: strength { $strength }, { $state }.
board-box = { $place }: { $units }.
board-turn-box = Turn { $turn }, { $days }
board-box-late = After the siege

## Counters

board-fact-name = In full
board-fact-troops = Troops
board-fact-steps = Steps
board-fact-assault = Assault
board-fact-defence = Defence
board-fact-morale = Morale
board-fact-start = Set-up
board-fact-order = Order of action
board-fact-strength = Strength at the start
board-fact-colour = Colour of its path
board-fact-path = On its path
board-both-sides = { $full }, reduced { $reduced }
board-arrives = turn { $turn }
board-strength = { $scenario } { $strength }
board-list = { $parts }

## Cards

board-card-when = { $when } Condition: { $condition } A card { $flag }.{ $marked ->
        [0] {""}
       *[other] {" "}{ $marks }.
    }
board-pile-in-force = Events in force

## Tracks and figures

board-turn = { $days }{ $monsoon ->
        [1] {""}, { monsoon }
       *[0] {""}
    }
board-level = { $level }, modifier { $drm }
board-level-lost = The siege is lost.
board-figure-points = If it ended now
board-figure-centres = French centres
board-figure-aaa = Modifier of the AAA
board-figure-missions = Missions flown
board-victory = { $points }, { $level }
