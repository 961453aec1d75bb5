### Storm over Dien Bien Phu: the board as text, the odds of an attack and the score.

## How things stand

tableau-status = You play the { $side }
tableau-bidding = Bidding for the sides
tableau-bidding-of = { $player }: bidding for the sides
tableau-row-turn = Turn
tableau-row-phase = Phase
tableau-row-victory = Viet Minh hold
tableau-row-cards = Cards
tableau-row-sides = Sides
tableau-row-orders = Your orders
tableau-turn = { $turn } of { $turns }, { $dates }
tableau-over = the game is over
tableau-impulse = { $side } impulse
tableau-french-passed = the French have passed
tableau-viet-minh-passed = the Viet Minh have passed
tableau-deed-attack = fire on area { $area }
tableau-deed-assault = assault on area { $area }
tableau-deed-damage = damage in area { $area }
tableau-deed-clear-trench = fire on the trench of area { $area }
tableau-deed-mine-shaft = mine shaft under area { $area }
tableau-victory =
    { $number ->
        [0] no victory area
        [one] { $number } victory area ({ $areas })
       *[other] { $number } victory areas ({ $areas })
    }; { $needed } needed
tableau-held-runway = runway { $number }
tableau-held-green = green { $number }
tableau-leads = { $player }{ $you ->
        [1] {" "}(you)
       *[0] {""}
    }: { $side }, bid { $bid }
tableau-card-count = { $side }: hand { $hand }, deck { $deck }
tableau-order-ask = you are asked at every chance to play a card
tableau-order-pass-impulse =
    { $own ->
        [1] pass at the end of this impulse
       *[0] pass while the enemy acts in this impulse
    }
tableau-order-pass-all = pass whenever the enemy acts
tableau-order-only-assaults = asked about assaults on these areas only: { $areas }

## Areas

tableau-column-area = Area
tableau-column-control = Held
tableau-column-ground = Ground
tableau-column-marks = Marks
tableau-column-fr = French
tableau-column-vm = Viet Minh
tableau-area = { $number } { $name }
tableau-bare = Empty: { $areas }
tableau-control =
    { $side_id ->
        [VM] ★
       *[FR] ●
    } { $side }{ $contested ->
        [1] {" "}×
       *[0] {""}
    }
tableau-ground =
    { $level ->
        [0] { $printed }
       *[other] { $printed }+{ $level }={ $total }
    }
tableau-letters =
    { $victory ->
        [1] V
       *[0] {""}
    }{ $runway ->
        [1] R
       *[0] {""}
    }{ $green ->
        [1] G
       *[0] {""}
    }{ $white ->
        [1] W
       *[0] {""}
    }{ $gray ->
        [1] Y
       *[0] {""}
    }
tableau-fire = fire { $side }
tableau-out-of-supply = OOS
tableau-fresh = { $number } { $code }
tableau-spent = { $number } { $code }*

tableau-code-legion = { class-legion.code }
tableau-code-north-african = { class-north-african.code }
tableau-code-thai-battalion = { class-thai.code }
tableau-code-para = { class-para.code }
tableau-code-thai-partisans = PTN
tableau-code-armour = { class-armour.code }
tableau-code-anti-aircraft = { class-anti-aircraft.code }
tableau-code-vietnamese-para = VPA
tableau-code-regular = { class-regular.code }
tableau-code-elite = { class-elite.code }
tableau-code-replacement = { class-replacement.code }

tableau-code = { $code } { $kind } { $firepower }-{ $defence }-{ $movement }/{ $spent }
tableau-legend-units = { $side }: { $codes }.
tableau-legend-figures = Figures: firepower-defence-movement, then the defence when spent; * spent.
tableau-legend-marks = ● held by the French, ★ by the Viet Minh; × units of both sides. Ground 2+3=3: terrain 2, trench level 3, terrain value 3 (never above 3). V victory area, R runway, G green area, W and Y white and gray bonus set; fire FR, fire VM fire marker; OOS out of supply.

## Off the map

tableau-off-map = Off the map
tableau-row-track = Turn track
tableau-row-box = Replacement box
tableau-row-starred = Starred units
tableau-arrives = turn { $turn }: { $units }
tableau-row-eliminated = Eliminated { $side }

## Cards

tableau-column-card = Card
tableau-column-trench = Trench
tableau-column-effect = When, and effect
tableau-column-pile = Pile
tableau-column-cards = Cards
tableau-hand = Hand of the { $side }
tableau-copies = { $card }{ $number ->
        [1] {""}
       *[other] {" "}×{ $number }
    }
tableau-effect = { $when } { $effect }
tableau-discards = Discard piles
tableau-pile = { $name } { $number }

## One area

tableau-ground-full = terrain { $printed }{ $level ->
        [0] {""}
       *[other] , trench level { $level }: terrain value { $total }
    }
tableau-fire-marker = fire marker of the { $side }
tableau-on-edge = on the map edge
tableau-row-kind = Kind
tableau-row-markers = Markers
tableau-row-room = Stacking
tableau-stacked = { $side } { $number } of { $most }
tableau-units-here = Units
tableau-column-unit = Units
tableau-column-type = Type
tableau-column-face = Side up
tableau-column-firepower = Fire
tableau-column-defence = Def.
tableau-column-movement = Move
tableau-companies = { $named ->
        [0] { $companies }
       *[1] { $formation }: { $companies }
    }
tableau-around = Around it
tableau-column-neighbour = Area
tableau-column-border = Border

## Odds of an attack

odds-attack = attack { $number } + 2 dice
odds-defence = defence { $number }
odds-damage = Damage points
odds-cleared = nobody can stay: { $share }
odds-line = { $attack } + 2 dice against { $defence }: { $damage } damage on average; { $cleared_share } that no defender can stay.

## Score

score-victory_areas = Victory areas held by the Viet Minh
score-needed = Victory areas they needed
