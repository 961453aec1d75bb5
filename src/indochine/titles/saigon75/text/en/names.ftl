### Saigon 75: names of the title, sides, places, pieces and dice.
###
### Glossary (one term per notion, in every sentence of the title)
### - North, South: the two sides and their players; NV, SV: labels of their pieces and phases
### - unit; division: full or reduced; step: a unit loses a step (full division reduced, any other unit eliminated)
### - VC battalion, Ranger battalion, Marine brigade, Airborne brigade, River Patrol, Mechanised regiment
### - militia marker (Quyết Thắng), Infiltration marker, +1 marker, air marker, Objective token
### - NV Reserves; available box (of air markers); off-board stock
### - turn, phase, sub-phase; active player; set-up; match (two games, sides swapped)
### - availability (roll), activation, activation table, maximum of the turn
### - Event card, solo card, hand, draw pile, discard, set aside
### - province: adjacent, frontier (borders Cambodia, Laos or North Vietnam), coastal, mountain, contested (units of both sides)
### - movement point, special move, strategic move, airlift; stacking
### - combat, attacker, defender; battle die, bonus die, attrition die, D6
### - faces: hit, retreat, blank, plane; air attrition; to retreat; to eliminate; to reroll
### - control; desertion test, desertion table

## Title

title-name = Saigon 75
title-about = Summer 1973: the Americans are gone and the war goes on. The North brings its divisions and the Viet Cong in from Cambodia, Laos and North Vietnam and has eight turns, up to Spring 1975, to take Saigon. The South has fewer troops but Rangers, Marines, paratroopers and aircraft, and an army that deserts as provinces fall. A game for two players, or for one who leads the South against the solo cards; about an hour, and a full match is two games with sides swapped. Designed by Jean-Philippe Barcus and Pascal Toupy, published by Nuts! Publishing.

## Sides

side-NV = North
    .short = NV
side-SV = South
    .short = SV

## Provinces

province-quang_tri = Quảng Trị
province-da_nang = Đà Nẵng
province-quang_ngai = Quảng Ngãi
province-kon_tum = Kon Tum
province-binh_dinh = Bình Định
province-pleiku = Pleiku
province-phu_yen = Phú Yên
province-dak_lak = Đắk Lắk
province-nha_trang = Nha Trang
province-dak_nong = Đắk Nông
province-phan_rang = Phan Rang
province-phan_thiet = Phan Thiết
province-phuoc_binh = Phước Bình
province-an_loc = An Lộc
province-xuan_loc = Xuân Lộc
province-saigon = Saigon
province-long_an = Long An
province-can_tho = Cần Thơ
province-kien_giang = Kiên Giang
province-ca_mau = Cà Mau

## Other places

place-reserves = NV Reserves
place-eliminated = Eliminated
place-unplaced = To be placed

## Military regions

region-I = Military Region I
region-II = Military Region II
region-III = Military Region III
region-IV = Military Region IV

## Kinds of unit: name, number of them, counter code

kind-nv_division = NV division
    .count =
        { $n ->
            [one] { $n } NV division
           *[other] { $n } NV divisions
        }
    .code = NVD
kind-nv_division_reduced = reduced NV division
    .count =
        { $n ->
            [one] { $n } reduced NV division
           *[other] { $n } reduced NV divisions
        }
    .code = nvd
kind-vc = VC battalion
    .count =
        { $n ->
            [one] { $n } VC battalion
           *[other] { $n } VC battalions
        }
    .code = VC
kind-sv_division = SV division
    .count =
        { $n ->
            [one] { $n } SV division
           *[other] { $n } SV divisions
        }
    .code = SVD
kind-sv_division_reduced = reduced SV division
    .count =
        { $n ->
            [one] { $n } reduced SV division
           *[other] { $n } reduced SV divisions
        }
    .code = svd
kind-ranger = Ranger battalion
    .count =
        { $n ->
            [one] { $n } Ranger battalion
           *[other] { $n } Ranger battalions
        }
    .code = RGR
kind-marine = Marine brigade
    .count =
        { $n ->
            [one] { $n } Marine brigade
           *[other] { $n } Marine brigades
        }
    .code = MAR
kind-para = Airborne brigade
    .count =
        { $n ->
            [one] { $n } Airborne brigade
           *[other] { $n } Airborne brigades
        }
    .code = ABN
kind-river = River Patrol
    .count =
        { $n ->
            [one] { $n } River Patrol
           *[other] { $n } River Patrols
        }
    .code = RIV
kind-mech = Mechanised regiment
    .count =
        { $n ->
            [one] { $n } Mechanised regiment
           *[other] { $n } Mechanised regiments
        }
    .code = MEC

## Markers and tokens

marker-militia = Quyết Thắng militia marker
marker-infiltration = Infiltration marker
marker-plus1 = +1 marker
marker-air = air marker
marker-objective = Objective token

## Seasons

season-summer-1973 = Summer 1973
season-autumn-1973 = Autumn 1973
season-winter-1973-74 = Winter 1973–74
season-spring-1974 = Spring 1974
season-summer-1974 = Summer 1974
season-autumn-1974 = Autumn 1974
season-winter-1974-75 = Winter 1974–75
season-spring-1975 = Spring 1975

## Colours of the Event cards

colour-red = red
colour-yellow = yellow
colour-green = green

## Faces of the dice

face-hit = hit
face-retreat = retreat
face-blank = blank
face-plane = plane
