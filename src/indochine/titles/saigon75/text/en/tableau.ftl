### Saigon 75: the board as text, the odds of a battle and the score.

## How things stand

tableau-status = You play the { $side }
tableau-row-turn = Turn
tableau-row-phase = Phase
tableau-row-control = Provinces
tableau-row-event = Event card
tableau-row-solo = Solo card
tableau-turn = { $turn } of { $turns }, { $season }
tableau-game = game { $number } of 2
tableau-phase = { $side }
tableau-step-set-up = set-up
tableau-step-availability = availability
tableau-step-event-card = Event card
tableau-step-movement = movement
tableau-step-combat-subphase = combat
tableau-step-combat = battle
tableau-step-desertion = desertion
tableau-activations =
    { $number ->
        [0] no activation left
        [one] { $number } activation left
       *[other] { $number } activations left
    }
tableau-free-vc =
    { $number ->
        [one] { $number } free VC
       *[other] { $number } free VC
    }
tableau-controls =
    { $side_id ->
        [NV] ★
       *[SV] ●
    } { $side } { $number }
tableau-card = { $card }: { $effect }
tableau-solo = { $card }: { $movement } { $combat }
tableau-named = names { $place }

## Provinces

tableau-column-province = Province
tableau-column-control = Held
tableau-column-nv = North
tableau-column-sv = South
tableau-column-marks = Ground
tableau-control =
    { $side_id ->
        [NV] ★
       *[SV] ●
    } { $side }{ $contested ->
        [1] {" "}×
       *[0] {""}
    }
tableau-units = { $number } { $code }
tableau-activated = { $number } { $code }*
tableau-ground =
    { $arrow ->
        [1] →
       *[0] {""}
    }{ $mountain ->
        [1] M
       *[0] {""}
    }{ $coast ->
        [1] C
       *[0] {""}
    }{ $mekong ->
        [1] K
       *[0] {""}
    }
tableau-ground-mountain = mountain
tableau-ground-coast = coast
tableau-ground-mekong = Mekong
tableau-row-neighbours = Borders on
tableau-neighbours = { $places }{ $frontier ->
        [1] ; on the frontier with the zone of the North
       *[0] {""}
    }
tableau-token = ◎{ $number }
tableau-token-hidden = ◎?
tableau-code = { $code } { $kind }
tableau-legend-codes = { $codes }; small letters: reduced division.
tableau-legend-marks = ★ held by the North (militia marker), ● by the South; × contested; * activated; → frontier, M mountain, C coast, K Mekong; ◎3 Objective token of turn 3.

## Off the map

tableau-off-map = Off the map
tableau-row-air = Air markers
tableau-row-infiltration = Infiltration
tableau-row-plus-ones = +1 markers
tableau-row-tokens = Tokens held
tableau-row-cards = Event cards
tableau-air = { $ready } of { $most } available, { $supply } in stock, { $lost } eliminated
tableau-left = { $number } of { $most }
tableau-held = { $side } { $number }
tableau-pile = draw pile { $number }
tableau-solo-deck = solo cards { $number }
tableau-discard = discarded { $number }

## Cards

tableau-column-card = Card
tableau-column-colour = Colour
tableau-column-effect = Effect
tableau-hand = Hand of the { $side }
tableau-turned-up = Open cards of the North

## Odds of a battle

odds-nv_dice =
    { $number ->
        [one] North { $number } die
       *[other] North { $number } dice
    }
odds-sv_dice =
    { $number ->
        [one] South { $number } die
       *[other] South { $number } dice
    }
odds-nv_steps_lost = Steps lost by the North
odds-sv_steps_lost = Steps lost by the South
odds-nv_retreats = NV units retreating
odds-sv_retreats = SV units retreating

odds-line = North { $nv_dice ->
        [one] { $nv_dice } die
       *[other] { $nv_dice } dice
    }, South { $sv_dice }; average steps lost: North { $nv_steps_lost }, South { $sv_steps_lost }; retreats: North { $nv_retreats }, South { $sv_retreats }.

## Score

score-reason = How it ended
score-turn = Turn of the North’s victory
    .value = { $value ->
        [9] none
       *[other] { $value }
    }
score-provinces = Provinces held by the North
score-sv_units = SV units left, with available air markers
score-half_divisions = SV half-divisions
