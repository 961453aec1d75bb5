### The Lost Valley: the board as text and the score. Terms: see names.ftl.

## How things stand

tableau-status = You command Dien Bien Phu
tableau-row-turn = Turn
tableau-row-phase = Phase
tableau-row-camp = Camp
tableau-row-points = Points left
tableau-row-air = Air
tableau-row-standing = Victory points
tableau-row-paid = Paid for
tableau-row-roll = Roll to come
tableau-row-drawn = Card drawn
tableau-row-event = Event
tableau-turn = { $turn } of { $turns }, { turn-days }
tableau-over = the game is over
tableau-deed-run-card = event: { $card }
tableau-deed-vm-assault = { $division } assaults { $place }
tableau-deed-french-assault = French assault on { $place }
tableau-deed-raid = raid at { $place }
tableau-deed-overstacked = { $place } over its stacking limit
tableau-morale = camp morale { $level } ({ $drm })
tableau-resources = resource points { $level } ({ $drm })
tableau-sitrep = SITREP { $drm }
tableau-action-points = action points { $number }
tableau-air-points = air support points { $number }
tableau-missions = spent on SEAD { $sead }, DAS { $das }, CAS { $cas }
tableau-aaa = Viet Minh AAA { $level } ({ $drm })
tableau-strip = airstrip { $strip }{ $fit ->
        [1] {""}
       *[0] {" "}({ $drm })
    }
tableau-standing = { $points } if it ended now, { $level }: centres { $crs }, battalions { $full } full, { $reduced } reduced
tableau-paid-defence-guns = artillery in defence
tableau-paid-movement = movement
tableau-paid-assaults = French assaults
tableau-paid-assault-guns = artillery for assaults
tableau-paid-works = raids, works and repairs
tableau-paid-raid-guns = artillery for raids
tableau-roll = two dice { $total }: { $parts }
tableau-drawn =
    { $kept ->
        [1] { $card }: kept in hand
       *[0] { $card }: no event
    }
tableau-card = { $card }: { $effect }

## Divisions

tableau-divisions = Viet Minh divisions
tableau-column-division = Division
tableau-column-strength = Strength
tableau-column-state = State
tableau-column-reach = Within reach now
tableau-target = → { $place }

## Centres of resistance

tableau-column-cr = Centre
tableau-column-control = Held
tableau-column-fortifications = Fort.
tableau-column-stack = Stack
tableau-column-icons = Icons
tableau-column-units = Units
tableau-held-french = ● { side-FR.short }
tableau-held-division = ★ { $division }
tableau-held-viet-minh = ★ { side-VM.short }
tableau-held-nobody = ○
tableau-fortifications = { $level }{ $encircled ->
        [1]  ×
       *[0] {""}
    }
tableau-icons =
    { $stars ->
        [0] {""}
       *[other] { $stars }
    }{ $artillery ->
        [1] G
       *[0] {""}
    }{ $aa ->
        [1] A
       *[0] {""}
    }{ $bombardment ->
        [1] B
       *[0] {""}
    }{ $encircled ->
        [1] E
       *[0] {""}
    }
tableau-unit =
    { $unit } { $factors }{ $reduced ->
        [1] r
       *[0] {""}
    }{ $disrupted ->
        [1] d
       *[0] {""}
    }{ $used ->
        [1] *
       *[0] {""}
    }
tableau-drop-zones = Drop zones
tableau-legend-units = Units: assault/defence/morale as they are now, X never assaults; r reduced, d disrupted, * used.
tableau-legend-marks = ● French, ★ the division that holds it, ○ No Man’s Land; × encircled; → will assault. Stack 4/6 1/2: 4 of 6 infantry steps, 1 of 2 assets.
tableau-legend-icons = Icons: stars (camp morale at stake), G artillery gun, A AA gun, B airstrip bombardment, E encircled at fortifications 0.

## Off the map

tableau-off-map = Off the map
tableau-column-box = Box
tableau-box-marche = Bns de Marche
tableau-marche = { $number } of { $most } in the box
tableau-arrives = turn { $turn }: { $units }

## Cards

tableau-column-card = Card
tableau-column-effect = Effect, when, condition
tableau-column-pile = Pile
tableau-column-cards = Cards
tableau-hand = Reserve cards in hand ({ $number }, limit { $most })
tableau-effect = { $effect } { $when } Condition: { $condition }
tableau-piles = Cards
tableau-pile = { $name } { $number }

## One place

tableau-row-subsector = Subsector
tableau-row-works = Fortifications
tableau-row-room = Stacking
tableau-row-icons = Icons
tableau-row-front = Where it lies
tableau-row-paths = Paths
tableau-row-strip = Airstrip
tableau-row-landing = Units here
tableau-level = level { $level } of { $most }
tableau-total = with the defence of the garrison ({ $defence }): { $total }
tableau-room = infantry steps { $steps }, assets { $assets }
tableau-stars =
    { $number ->
        [one] { $number } star
       *[other] { $number } stars
    }
tableau-front = at the front: raids raise its fortifications
tableau-behind = behind the front: works raise its fortifications
tableau-path = { $division } ({ $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } from its starting box{ $reached ->
        [1] , within reach now
       *[0] {""}
    })
tableau-french-while = French while one of these is: { $places }
tableau-must-leave = whoever is still here when the turn ends is eliminated
tableau-units-here = Units
tableau-column-unit = Unit
tableau-column-name = In full
tableau-column-assault = Ass.
tableau-column-defence = Def.
tableau-column-morale = Mor.
tableau-around = Along the black lines

## Score

score-level = Result
    .value =
        { $value ->
        [strategic-victory] { victory-strategic-victory }
        [operational-victory] { victory-operational-victory }
        [tactical-victory] { victory-tactical-victory }
        [draw] { victory-draw }
        [tactical-defeat] { victory-tactical-defeat }
        [operational-defeat] { victory-operational-defeat }
       *[strategic-defeat] { victory-strategic-defeat }
        }
score-half_points = Victory points
    .value =
        { $value ->
       *[0] 0
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [5] 2½
        [6] 3
        [7] 3½
        [8] 4
        [9] 4½
        [10] 5
        [11] 5½
        [12] 6
        [13] 6½
        [14] 7
        [15] 7½
        [16] 8
        [17] 8½
        [18] 9
        [19] 9½
        [20] 10
        [21] 10½
        [22] 11
        [23] 11½
        [24] 12
        [25] 12½
        [26] 13
        [27] 13½
        [28] 14
        [29] 14½
        [30] 15
        [31] 15½
        [32] 16
        [33] 16½
        [34] 17
        [35] 17½
        [36] 18
        [37] 18½
        [38] 19
        [39] 19½
        [40] 20
        [41] 20½
        [42] 21
        [43] 21½
        [44] 22
        [45] 22½
        [46] 23
        [47] 23½
        [48] 24
        [49] 24½
        [50] 25
        [51] 25½
        [52] 26
        [53] 26½
        [54] 27
        [55] 27½
        [56] 28
        [57] 28½
        [58] 29
        }
score-turn = Last turn played

## Odds

odds-sum = modifiers { $number }
odds-steps = French steps lost
odds-strength = Strength lost by the division
odds-levels = Fortifications levels gained
odds-hits = Levels off
odds-retreat = the garrison must check to stay: { $share }
odds-repulsed = the Viet Minh are driven out: { $share }
odds-repaired = the airstrip is repaired: { $share }
odds-line-vm-assault = On average { $steps } steps lost, { $strength } strength off the division; { $retreat_share } that the garrison must check to stay.
odds-line-french-assault = { $repulsed_share } to drive them out; on average { $steps } steps lost, { $strength } strength off the division.
odds-line-raid = On average { $levels } levels gained, { $steps } steps lost.
odds-line-air = On average { $hits } levels off.
odds-line-repair = { $repaired_share } that the airstrip is repaired.
