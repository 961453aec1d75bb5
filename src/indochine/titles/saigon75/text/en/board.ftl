### Saigon 75: the drawn board: names on the map, boxes, counters, cards, tracks, figures.

## Names on the map

board-name-north_vietnam = North Vietnam
board-name-laos = Laos
board-name-cambodia = Cambodia
board-name-south-china-sea = South China Sea
board-name-gulf-of-thailand = Gulf of Thailand
board-name-phu-quoc = Phú Quốc
board-name-con-dao = Côn Đảo
board-name-phu-quy = Phú Quý
board-name-mekong = Mekong
board-name-trail = Ho Chi Minh Trail
board-town = { $name }

## What a province shows

board-sign-capital = Capital: the North wins at the end of a turn in which it controls it; the South defends it with one die more.
board-sign-bonus = An Objective token lies here from the start.
board-sign-port = Coast: Marines move and retreat by sea from coast to coast.
board-sign-mountain = Mountains: Mechanised regiments stop on entering.
board-sign-mekong = Mekong: River Patrols move here and nowhere else.

## Boxes

board-box-infiltration = Infiltration
board-box-militia = Militia stock
board-box-NV = Markers of the North
board-box-SV = Markers of the South
board-box-air-ready = Air support available
board-box-air-stock = Air stock
board-box-air-lost = Air lost
board-box = { $place }: { $units }.
board-heap = { $number } × { $marker }

## A province in one sentence

board-province = { $place }, held by the { $side }{ $contested ->
        [1] {""}, contested
       *[0] {""}
    }. North: { $nv }. South: { $sv }.{ $marked ->
        [0] {""}
       *[other] {" "}Here: { $markers }.
    }
board-token = Objective token of turn { $number }
board-token-hidden = Objective token, face down
board-combat = combat being fought
board-combat-declared = combat declared

## Counters

board-unit = { $kind } { $code }
board-fact-name = Name
board-fact-dice = Battle dice
board-fact-steps = Steps
board-fact-movement = Movement points

## Cards and piles

board-card-when = Card colour: { $colour }. { $when }
board-solo = { $movement } { $combat } { $momentum } Events: { $events }
board-pile-draw = Draw pile
board-pile-aside = Set aside unseen
board-pile-discard = Discarded
board-pile-crisis = Until the desertion test
board-pile-solo = Solo cards to come
board-pile-solo-gone = Solo cards played

## Tracks and figures

board-turn = { $season }. North: die + { $nv }, at most { $nv_most }. South: die + { $sv }, at most { $sv_most }.{ $token ->
        [0] {""}
       *[other] {" "}Objective token { $token } falls due.
    }
board-track-desertion = Desertion, by provinces of the North
board-desertion = Units that desert on a die of 1 to 6: { $losses }
board-figure-activations = Activations left
board-figure-free-vc = Free VC
board-figure-provinces = Provinces
board-figure-units = Units on the map
board-first-game = First game: { $what }
