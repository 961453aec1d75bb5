### Saigon 75: what is said during play: prompts, choices, refusals, events, sums, options. Terms: see names.ftl.

## Seats, scenarios, options


scenario-standard = One game
    .help = Eight turns, from Summer 1973 to Spring 1975. At the end of any turn the North wins if it controls Saigon or if the South has no unit left on the map; if neither has happened by the end of turn 8, the South wins.
scenario-match = Match of two games
    .help = Two games with sides swapped. Whoever won earlier as the North wins the match; ties go by provinces held as the North, then by units left as the South, then by half-divisions.

option-hand = Event cards
    .help = How many Event cards each player is dealt. Four more are set aside unseen in either case.
option-hand-8 = Eight in hand, none drawn
option-hand-3 = Three in hand, one drawn after each play
option-air_at_start = Air markers at the start
    .help = A handicap in favour of the South: two air markers are available from the start, even in the NV phase of turn 1.
option-air_at_start-false = None
option-air_at_start-true = Two
option-solo = Players
    .help = In the solo mode one player leads the South, and the solo cards move the North.
option-solo-false = Two players
option-solo-true = One player, as the South
option-tokens_hidden = Objective tokens
    .help = Whether both players see which Objective token lies in which province before it falls due.
option-tokens_hidden-false = Face up
option-tokens_hidden-true = Face down
option-retreat_to_empty = Retreat into an empty province
    .help = The book asks for strictly more friends than enemies, which closes an empty province. The looser reading opens any province of one’s own without enemy units.
option-retreat_to_empty-false = Closed
option-retreat_to_empty-true = Open
option-redeploy_then_move = After Strategic Redeployment
    .help = Whether a unit moved by the card Strategic Redeployment may still make its ordinary move in the same turn.
option-redeploy_then_move-false = The unit has moved
option-redeploy_then_move-true = The unit may still move
option-militia_at_end = Placing militia markers
    .help = Whether the North places a militia marker as soon as a combat leaves it alone in a province, or only when the combat sub-phase ends.
option-militia_at_end-false = After each combat
option-militia_at_end-true = At the end of the sub-phase
option-strict_stacking = Moving into a full province
    .help = The book lets a move respect the limit of five and removes the excess only at the end of movement. The stricter reading refuses every move into a province that is full at that moment.
option-strict_stacking-false = Allowed while moves go on
option-strict_stacking-true = Refused
option-marines_need_majority = Marines retreating by sea
    .help = Whether a Marine brigade that retreats by sea needs more friends than enemies where it lands, as other retreats do, or only a coast that the South controls.
option-marines_need_majority-false = Any coast of the South
option-marines_need_majority-true = Only with a majority
option-token_die = Objective token for a battle die
    .help = One chapter of the book gives this use of a token, the list of its uses leaves it out.
option-token_die-true = Allowed
option-token_die-false = Not allowed

placement-solo_example = as in the solo example of the book
placement-saigon_first = around Saigon

card-none = no card

## How a game or a match ended

reason-saigon = The North controls Saigon.
reason-annihilation = The South has no unit left on the map.
reason-held = The last turn is over and the North does not control Saigon.
reason-match-turn = As the North, the winner prevailed on an earlier turn than the opponent.
reason-match-provinces = Level on turns: as the North, the winner controlled more provinces at the end.
reason-match-units = Level on turns and provinces: as the South, the winner had more units left, available air markers included.
reason-match-divisions = Level on turns, provinces and units: as the South, the winner had more half-divisions left.
reason-match-draw = The two games are level in every respect.

## Parts of sums

tally-die = die
tally-turn-bonus = bonus of the turn
tally-raised = +1 markers and token
tally-turn-maximum = maximum of the turn
tally-units = units
tally-token = Objective token
tally-infiltration = Infiltration marker
tally-militia = militia
tally-air = air markers
tally-event = Event card
tally-saigon = defence of Saigon
tally-five-dice = five dice at most
tally-one-die = at least one die
tally-shortage = Ammunition Shortage
tally-paralysed = Paralysed Command
tally-corruption = Corruption
tally-desertion-table = desertion table
tally-crisis = Crisis in Saigon

## Set-up

prompt-place-unit = { $side }, set-up: choose a province for the next unit, { $kind } ({ $number } of this kind to place).
    .help = Before turn 1 the South places its Rangers, Marines, Airborne and River Patrols where it likes, five units to a province at most; River Patrols start on the Mekong. A ready placement puts all of them down at once.
choice-place-unit-place = { $place }: { $kind }
choice-place-unit-ready = Place all units at once: { $placement }

## Availability and air markers

prompt-raise-availability =
    { $side }: { $available ->
        [one] { $available } activation
       *[other] { $available } activations
    } this phase, maximum of the turn { $maximum }. Raise the result or keep it.
    .help = Each +1 marker spent adds one activation, never past the maximum of the turn. An Objective token can do the same, or have the die rolled again.
choice-raise-availability-done =
    Keep { $available ->
        [one] { $available } activation
       *[other] { $available } activations
    }
choice-raise-availability-plus1 = Spend a +1 marker: one more activation ({ $plus_ones } in hand)
choice-raise-availability-token = Spend an Objective token: one more activation
choice-raise-availability-reroll = Spend an Objective token: roll the die again
choice-raise-availability-rebuild = Rebuild: two reduced divisions in the NV Reserves make one full division
choice-raise-availability-exchange = Spend an Objective token: exchange an Event card

prompt-buy-air =
    South: buy air markers. { $available ->
        [one] { $available } activation
       *[other] { $available } activations
    } left, { $ready } in the available box, { $supply } in the stock.
    .help = Each air marker costs one activation and goes from the off-board stock to the available box, which holds five. It can support a combat or carry a Ranger battalion.
choice-buy-air-done = Buy no more
choice-buy-air-buy = Buy an air marker for one activation

## Event card

prompt-play-card =
    { $side }: play an Event card, out of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } in hand.
    .help = You must play exactly one card each phase, even one that helps the enemy. The side a card favours makes its choices, whoever plays it.
choice-play-card-play = Play: { $card }
choice-play-card-rebuild = Rebuild: two reduced divisions in the NV Reserves make one full division
choice-play-card-exchange = Spend an Objective token: exchange an Event card

prompt-exchange-card = { $side }: choose the card to give up for one of those set aside.
    .help = The Objective token is spent, the chosen card is discarded, and you draw one of the cards that nobody has seen since set-up.
choice-exchange-card-discard = Discard: { $card }

prompt-take-air = { $side }: take air markers, { $most } at most ({ $ready } in the available box).
    .help = The card brings air markers from the off-board stock to the available box at no activation cost. The box still holds five at most.
choice-take-air-take =
    { $number ->
        [0] Take no air marker
        [one] Take { $number } air marker
       *[other] Take { $number } air markers
    }

prompt-restore-division = { $side }: choose the reduced division to bring back to full strength ({ $card }).
    .help = One of your reduced divisions, wherever it stands, becomes full again.
choice-restore-division-restore = Full strength for a reduced division: { $place }

prompt-raise-unit = { $side }: choose the eliminated unit that returns to { $place }.
    .help = General Mobilisation also brings back one eliminated Ranger battalion or Mechanised regiment, if the South controls Saigon and has room there.
choice-raise-unit-raise = Return one { $kind }

prompt-name-province = { $side }: name a province ({ $card }).
    .help = The card takes effect in the province you name. The figures show how many units each side has there.
choice-name-province-name = { $place } (North { $nv }, South { $sv })

prompt-put-vc = { $side }, { $place }: put VC battalions there, { $number } at most.
    .help = The battalions come from the NV Reserves, within stacking; if none is there, one eliminated battalion comes instead. In an NV phase they may attack at no cost, but do not move.
choice-put-vc-done = Put no more VC
choice-put-vc-put = { $place }: put one VC battalion

prompt-designate-units = { $side }, { $place }: designate SV units, { $number } at most ({ $card }).
    .help = By Montagnard Revolt the unit you pick loses a step. By Evacuation the South must move the units you pick, two at most, to adjacent provinces it controls.
choice-designate-units-done = Designate no more units
choice-designate-units-designate = Designate one { $kind }

prompt-evacuate-to =
    { $side }, { $origin }: evacuate { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } to adjacent provinces.
    .help = Each designated unit must go to an adjacent province that the South controls and that has room; River Patrols stay on the Mekong. A unit with nowhere to go stays.
choice-evacuate-to-to = { $origin } → { $place }: { $kind }

## Movement

prompt-move-units =
    { $side_id ->
        [NV] North: move units. { $available ->
            [one] { $available } division
           *[other] { $available } divisions
        } and { $free_vc } VC may still be activated.
       *[SV] South: move units. { $available ->
            [one] { $available } unit
           *[other] { $available } units
        } may still be activated, { $ready ->
            [one] { $ready } air marker is available.
           *[other] { $ready } air markers are available.
        }
    }
    .help = Pick a unit, then where it goes: each unit moves once a turn, to an adjacent province unless it has a special move. Moving activates it, and an activated unit may also attack. Keep activations for units that are to attack where they stand.
choice-move-units-done = End movement
choice-move-units-move = { $place }: move one { $kind } ({ $number } ready)
choice-move-units-strategic = Spend an Objective token: strategic move of two units
choice-move-units-rebuild = Rebuild: two reduced divisions in the NV Reserves make one full division
choice-move-units-exchange = Spend an Objective token: exchange an Event card

prompt-destination = { $side }, { $origin }: choose where the { $kind } goes.
    .help = Units move to an adjacent province. Marines also go from coast to coast, Airborne anywhere, Mechanised regiments two provinces unless mountains or the enemy stop them, River Patrols along the Mekong only, and Rangers anywhere with an air marker.
choice-destination-to =
    { $origin } → { $place }{ $full ->
        [1] {" "}(already five units there: the excess is lost at the end of movement)
       *[other] {""}
    }
choice-destination-airlift =
    Airlift: { $origin } → { $place }{ $full ->
        [1] {" "}(already five units there: the excess is lost at the end of movement)
       *[other] {""}
    }

prompt-take-unit =
    { $side }: take a unit to move anywhere. { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } may still go.
    .help = Pick a unit, then any place for it. This is its one move of the turn and does not activate it; a unit moved by an Objective token does not fight this phase.
choice-take-unit-done = Move no more units this way
choice-take-unit-take = { $place }: take one { $kind }

prompt-anywhere = { $side }, { $origin }: choose any place for the { $kind }.
    .help = Distance does not count. Southern units never leave South Vietnam, and River Patrols stay on the Mekong.
choice-anywhere-to =
    { $origin } → { $place }{ $full ->
        [1] {" "}(already five units there: the excess is lost at the end of movement)
       *[other] {""}
    }

prompt-eliminate-excess =
    { $side }: eliminate { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } too many in { $place }.
    .help = At the end of a movement or combat sub-phase a province holds five units of each side at most. You choose which of yours are lost.
choice-eliminate-excess-eliminate = Eliminate one { $kind }

## Combat

prompt-declare-combat =
    { $side_id ->
        [NV] North: declare attacks. Activated units that can still attack: { $ready }. { $available ->
            [one] { $available } division
           *[other] { $available } divisions
        } and { $free_vc } VC may still be activated.
       *[SV] South: declare attacks. Activated units that can still attack: { $ready }. { $available ->
            [one] { $available } unit
           *[other] { $available } units
        } may still be activated.
    }
    .help = Name the contested provinces you attack, one combat in each; they are fought in the order named. Attacking is a choice, except for the South in Saigon on the last turn.
choice-declare-combat-done =
    { $number ->
        [0] Declare no attack
        [one] Fight the declared combat: the dice fall
       *[other] Fight the { $number } declared combats: the dice fall
    }
choice-declare-combat-attack = Attack in { $place } (North { $nv }, South { $sv })
choice-declare-combat-exchange = Spend an Objective token: exchange an Event card

prompt-engage-units =
    { $side }: engage units in { $place } (North { $nv }, South { $sv }). { $number ->
        [0] None is engaged yet
        [one] { $number } is engaged
       *[other] { $number } are engaged
    }; { $side_id ->
        [NV] { $available ->
            [one] { $available } division
           *[other] { $available } divisions
        } and { $free_vc } VC
       *[SV] { $available ->
            [one] { $available } unit
           *[other] { $available } units
        }
    } may still be activated.
    .help = Each unit engaged rolls one battle die. Only units activated this phase can attack; one that has not moved is activated now. Units held back roll nothing and suffer nothing. All enemy units there defend.
choice-engage-units-done =
    { $number ->
        [0] Attack
        [one] Attack with { $number } unit
       *[other] Attack with { $number } units
    }
choice-engage-units-engage = Engage one { $kind }

prompt-vc-stand-aside = North, { $place }: decide how many VC battalions stand aside, { $most } at most.
    .help = No Ranger or River Patrol leads the attack, so VC battalions may keep out of it: they roll no die and suffer no result. If nobody is left to defend, there is no combat.
choice-vc-stand-aside-aside =
    { $number ->
        [0] All VC battalions defend
       *[other] Stand aside: { $number } VC
    }

prompt-announce-bonus = { $side }, { $place }: announce bonus dice. So far North { $nv_dice }, South { $sv_dice }.
    .help = The attacker announces first, then the defender; nothing is taken back. Neither side rolls more than five dice.
choice-announce-bonus-done = Announce no more bonus dice
choice-announce-bonus-infiltrate = Infiltration marker: one more die ({ $infiltration } left)
choice-announce-bonus-air = Air marker: one more die ({ $ready } available)
choice-announce-bonus-event =
    { $card_id ->
        [none] Bonus dice of an Event card
       *[other] { $card }: use its bonus dice here
    }
choice-announce-bonus-paralyse =
    { $card_id ->
        [none] An Event card against the South’s dice
       *[other] { $card }: use it against the South here
    }
choice-announce-bonus-token = Objective token: one more die

prompt-reroll-battle-die = { $side }, { $place }: keep the dice or reroll one. North: { $nv_faces }. South: { $sv_faces }.
    .help = The attacker may spend an Objective token to roll one of their own dice again. The new face stands.
choice-reroll-battle-die-keep = Keep the dice
choice-reroll-battle-die-reroll = Spend an Objective token: reroll a die ({ $face })

prompt-take-loss =
    { $side }, { $place }: take { $number ->
        [one] { $number } loss
       *[other] { $number } losses
    }.
    .help = Each hit costs one step: a full division is reduced, any other unit is eliminated. You choose among your units in the combat.
choice-take-loss-lose =
    { $kind_id ->
        [nv_division] Reduce one { $kind }
        [sv_division] Reduce one { $kind }
       *[other] Eliminate one { $kind }
    }

prompt-retreat-unit =
    { $side }, { $place }: retreat { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }.
    .help = A unit retreats to an adjacent province that its side controls and where friends outnumber enemies; the North also to the NV Reserves from a frontier province, Marines also along the coast. An NV division may be reduced instead. A unit with nowhere to go loses a step.
choice-retreat-unit-retreat =
    { $origin } → { $place }: { $kind }{ $full ->
        [1] {" "}(already five units there: it is eliminated on arrival)
       *[other] {""}
    }{ $convoy ->
        [1] {" "}(Convoy of Tears: it loses a step)
       *[other] {""}
    }
choice-retreat-unit-yield =
    { $kind_id ->
        [nv_division] Nowhere to retreat: reduce one { $kind }
        [sv_division] Nowhere to retreat: reduce one { $kind }
       *[other] Nowhere to retreat: eliminate one { $kind }
    }
choice-retreat-unit-reduce =
    { $kind_id ->
        [nv_division] Reduce one { $kind } instead of retreating
       *[other] Eliminate one { $kind } instead of retreating
    }
choice-retreat-unit-stay = Stay in { $place } as the last unit there: { $kind }

prompt-voluntary-retreat = { $side }, { $place }: retreat units if you like.
    .help = After a combat the South may retreat units that took part in it, to places open to a retreat and with room. It costs them nothing, unless Convoy of Tears is in force.
choice-voluntary-retreat-retreat =
    Retreat to { $place }: { $kind }{ $convoy ->
        [1] {" "}(Convoy of Tears: it loses a step)
       *[other] {""}
    }
choice-voluntary-retreat-done = Retreat no more units

prompt-reroll-attrition =
    { $side }, air attrition: { $number ->
        [one] { $number } air marker is lost.
       *[other] { $number } air markers are lost.
    } Accept it or reroll one die.
    .help = Each plane on an attrition die eliminates an air marker for the rest of the game. The attacking South may spend an Objective token to roll one of these dice again.
choice-reroll-attrition-keep =
    { $number ->
        [one] Accept the loss of { $number } air marker
       *[other] Accept the loss of { $number } air markers
    }
choice-reroll-attrition-reroll = Spend an Objective token: reroll a die (plane)

## Desertion and end of phase

prompt-desert =
    { $side }, desertion: remove { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }.
    .help = First come contested frontier provinces, then other frontier provinces, then other contested provinces except Saigon, then any. A full division counts as two, or is reduced and counts as one.
choice-desert-remove =
    { $kind_id ->
        [sv_division] { $place }: { $kind } deserts, counts as two
       *[other] { $place }: { $kind } deserts
    }
choice-desert-reduce = { $place }: { $kind } is reduced, counts as one

prompt-end-of-phase = { $side }: end the phase, or first do what may be done at any moment.
    .help = This is the last moment in your phase to spend an Objective token on an exchange of cards, or for the North to rebuild a division. Unused activations are lost.
choice-end-of-phase-done = End the phase
choice-end-of-phase-rebuild = Rebuild: two reduced divisions in the NV Reserves make one full division
choice-end-of-phase-exchange = Spend an Objective token: exchange an Event card

## Refusals: activations, markers, tokens, cards

refusal-no-plus-one = The { $side } has no +1 marker left.
refusal-at-maximum = The maximum of this turn is { $maximum }, and the { $side } has reached it.
refusal-air-box-full = The available box holds five air markers, and { $ready } are in it.
refusal-no-air-supply = There is no air marker left in the stock: the others are available or lost.
refusal-too-many-air =
    { $most ->
        [0] No air marker can be taken: the available box is full or the stock is empty.
       *[other] Only { $most } can be taken: the available box holds five and the stock has no more to give.
    }
refusal-no-activation = The South has no activation left this phase.
refusal-no-division-activation = The North has no division activation left this phase; only free VC battalions may still move or attack.
refusal-no-vc-activation = The free VC activations of this phase are used up.
refusal-saigon-first =
    On the last turn the units in contested Saigon are activated first: { $available ->
        [one] the one activation left is kept for them.
       *[other] the { $available } activations left are kept for them.
    }
refusal-barred-by-revolt = { $place } is in revolt: the SV units there cannot be activated this phase.
refusal-no-token = The { $side } holds no Objective token.
refusal-one-token-a-turn = The { $side } has already spent an Objective token this turn, and one a turn is all.
refusal-token-own-turn = An Objective token is spent in one’s own phase only, and it is not the { $side }’s.
refusal-nothing-to-exchange = There is nothing to exchange: your hand is empty, or no card set aside is left.
refusal-not-in-hand = This card is not in your hand: { $card }.
refusal-not-two-reduced = Two reduced divisions must be in the NV Reserves to make a full one.

## Refusals: set-up and places

refusal-placement-begun = Units have been placed already: a ready placement is for an empty start.
refusal-no-token-die = In this game an Objective token gives no battle die.
refusal-nowhere-to-go = Every place that this unit could go to is full.
refusal-province-full = { $place } is full: five units of that side are there already.
refusal-mekong-only = River Patrols keep to the Mekong: { $place } is out of their reach.
refusal-zone-is-nv = Southern units never enter Cambodia, Laos or North Vietnam.
refusal-no-such-unit = There is no such unit to pick here.
refusal-not-adjacent = { $place } is not adjacent to { $origin }.
refusal-already-there = { $place } is where the { $kind } stands already.

## Refusals: movement

refusal-has-moved = { $place }, { $kind }: every one there has already made its move of the turn.
refusal-held-in-saigon = It is the last turn and Saigon is contested: no Southern unit leaves it.
refusal-strategic-at-start-only = A strategic move comes at the start of movement, and a unit has already moved.
refusal-no-arrow = { $origin } → { $place }: no arrow joins them; the North crosses the frontier only by a province with an arrow.
refusal-mech-out-of-reach = { $place } is too far from { $origin }: a Mechanised regiment goes two provinces, stops in mountains or where the North has control, and goes only one in the Monsoon.
refusal-not-by-sea = { $place } is not adjacent to { $origin }, and Marines sail only between two coastal provinces.
refusal-no-air-for-rangers =
    { $ready ->
        [0] { $place }: Rangers fly only with an air marker, and none is available.
       *[other] { $place } is not adjacent to { $origin }: Rangers get there only by airlift.
    }
refusal-only-rangers-fly = Only Ranger battalions are carried by air markers, and this is another unit: { $kind }.
refusal-monsoon-air = The Monsoon keeps all aircraft on the ground this phase.

## Refusals: combat

refusal-no-enemy-there = { $place } does not hold units of both sides: there is nobody to fight.
refusal-no-unit-can-attack = { $place }: no unit there is activated and still free to attack, and none can be activated.
refusal-one-combat-per-province = { $place }: a combat is declared there already, and one a phase is all.
refusal-must-attack-in-saigon = It is the last turn and the North is in Saigon: the South must attack there.
refusal-all-must-attack-in-saigon = It is the last turn: every unit in Saigon that can attack must do so.
refusal-cannot-fight = { $place }, { $kind }: it came by a strategic move and does not fight this phase.
refusal-nobody-engaged = No unit is engaged in { $place } yet: an attack needs at least one.
refusal-already-engaged = { $place }, { $kind }: every one there is engaged already.
refusal-too-many-vc =
    { $most ->
        [one] Only one VC battalion is there to stand aside.
       *[other] Only { $most } VC battalions are there to stand aside.
    }
refusal-five-dice = The { $side } has five dice already, and nobody rolls more.
refusal-infiltration-attacker-only = Infiltration markers help the North only when it attacks.
refusal-one-infiltration = An Infiltration marker is already used in { $place }: one a combat is all.
refusal-no-infiltration-left = All Infiltration markers have been used.
refusal-not-bordering = { $place } does not border Cambodia, Laos or North Vietnam: no Infiltration marker reaches it.
refusal-monsoon-infiltration = The Monsoon stops all infiltration this phase.
refusal-no-air-ready = No air marker is available.
refusal-no-air-yet = The South has no air marker before its own phase of turn 1.
refusal-two-air-per-unit = Two air markers support each SV unit in the combat, and they are committed already.
refusal-diverted = The Diversion is in { $place }: the South has no bonus die there.
refusal-no-event-dice = No Event card in force has anything left to give the { $side } in a combat.
refusal-event-once-per-combat = { $card } is already used in this combat.
refusal-nv-only = Infiltration markers are the North’s alone.
refusal-sv-only = Air markers are the South’s alone.
refusal-no-such-face = None of your dice shows this face: { $face }.
refusal-no-retreat-there = { $place }: no retreat there. It must be adjacent, under one’s own control, and hold more friends than enemies.
refusal-must-retreat = There is a place to retreat to, so the { $kind } must go.
refusal-only-nv-divisions-reduce = Only NV divisions may take a loss instead of retreating, and this is another unit: { $kind }.
refusal-not-the-last = Only the last unit of both sides in { $place } may stay, and the { $kind } is not the last.
refusal-no-room-for-voluntary = { $place } is full: five SV units are there already, and a voluntary retreat must cost nothing.

## Refusals: events and desertion

refusal-not-a-province = { $place }: that is no province.
refusal-not-a-mountain-with-sv = { $place } is not a mountain province with SV units.
refusal-no-sv-there = { $place } holds no SV unit.
refusal-not-sv-controlled = { $place } is under the North’s control.
refusal-must-designate = The revolt strikes one unit: choose it.
refusal-no-reduced-division-there = { $place }: no reduced division of the { $side } is there.
refusal-not-eliminated = None has been eliminated: { $kind }.
refusal-only-ranger-or-mech = General Mobilisation brings back only a Ranger battalion or a Mechanised regiment, not this: { $kind }.
refusal-other-class-first = { $place } is not yet in turn: contested frontier provinces come first, then other frontier provinces, then other contested provinces except Saigon, then the rest.
refusal-division-counts-two = A full division counts as two, and only one more unit must desert: it may be reduced.
refusal-only-full-divisions = Only a full division can be reduced, and this is another unit: { $kind }.

## Events: sequence and set-up

event-game-begins =
    { $number ->
        [1] The game begins.
       *[other] The second game begins: whoever led the North now leads the South.
    }
event-turn-begins = Turn { $turn }: { $season }.
event-phase-begins = { $side_id ->
        [NV] NV phase.
       *[SV] SV phase.
    }
event-placed = Set-up: { $kind } → { $place }.
event-token-laid = Objective token { $number } lies in { $place }.

## Events: availability and cards

event-availability =
    { $side }, availability: { $sum } = { $total ->
        [one] { $total } activation.
       *[other] { $total } activations.
    }
event-raised =
    The { $side } spends a +1 marker: { $total ->
        [one] { $total } activation.
       *[other] { $total } activations.
    }
event-token-activation =
    The { $side } spends an Objective token: { $total ->
        [one] { $total } activation.
       *[other] { $total } activations.
    }
event-air-bought = The South buys an air marker: { $ready } available.
event-card-played = The { $side } plays { $card }.
event-card-drawn = The { $side } draws { $card }.
event-card-drawn-hidden = The { $side } draws a card.
event-card-exchanged = The { $side } spends an Objective token and discards { $discarded } to draw another card.
event-province-named = { $card }: the province named is { $place }.
event-no-effect = { $card }: no effect.
event-air-gained =
    { $number ->
        [0] The South takes no air marker: { $ready } available.
        [one] The South takes { $number } air marker from the stock: { $ready } available.
       *[other] The South takes { $number } air markers from the stock: { $ready } available.
    }
event-air-returned =
    { $number ->
        [0] The South has no available air marker to give back.
        [one] { $number } air marker goes back to the stock: { $ready } available.
       *[other] { $number } air markers go back to the stock: { $ready } available.
    }
event-restored = { $place }: a reduced division of the { $side } is at full strength again.
event-raised-unit = { $place }: { $kind } returns to play.
event-vc-placed = { $place }: a VC battalion appears.
event-revolted =
    { $kind_id ->
        [sv_division] Revolt in { $place }: { $kind } reduced.
       *[other] Revolt in { $place }: { $kind } eliminated.
    }
event-evacuated = Evacuation: { $kind }, { $origin } → { $place }.
event-redeployed = Redeployment: { $kind }, { $origin } → { $place }.
event-trail-repaired =
    { $number ->
        [0] The North takes back no Infiltration marker
        [one] The North takes back { $number } Infiltration marker
       *[other] The North takes back { $number } Infiltration markers
    }{ $divisions ->
        [0] .
       *[other] {" "}and a lost division, reduced, in the NV Reserves.
    }
event-convoy =
    { $kind_id ->
        [sv_division] Convoy of Tears, { $place }: { $kind } reduced.
       *[other] Convoy of Tears, { $place }: { $kind } eliminated.
    }

## Events: movement

event-moved = { $side }: { $kind }, { $origin } → { $place }.
event-airlifted = Airlift: { $kind }, { $origin } → { $place }.
event-strategic = Strategic move: { $kind }, { $origin } → { $place }.
event-rebuilt = NV Reserves: two reduced divisions make one full division.
event-overstacked = { $place }, more than five units of the { $side }: { $kind } eliminated.
event-overrun = { $place }: the South overruns the militia and takes control.

## Events: combat

event-combat-declared = The { $side } declares an attack in { $place }: { $units }.
event-vc-stand-aside =
    { $number ->
        [one] { $place }: { $number } VC battalion stands aside.
       *[other] { $place }: { $number } VC battalions stand aside.
    }
event-no-combat = { $place }: nobody defends, there is no combat.
event-infiltration-used = { $place }: the North uses an Infiltration marker.
event-air-committed =
    { $number ->
        [one] { $place }: the South commits { $number } air marker.
       *[other] { $place }: the South commits { $number } air markers in all.
    }
event-event-used = { $place }: the { $side } uses { $card }.
event-token-die = The { $side } spends an Objective token: one more die.
event-battle =
    { $place }, attack by the { $side }. North ({ $nv_sum }): { $nv_faces }. South ({ $sv_sum }): { $sv_faces }. { $nv_retreats ->
        [0] { $sv_retreats ->
            [0] Nobody must retreat.
            [one] { $sv_retreats } SV unit must retreat.
           *[other] { $sv_retreats } SV units must retreat.
        }
        [one] { $nv_retreats } NV unit must retreat.
       *[other] { $nv_retreats } NV units must retreat.
    }
event-net-retreats =
    { $place }: { $nv_retreats ->
        [0] { $sv_retreats ->
            [0] Nobody must retreat.
            [one] { $sv_retreats } SV unit must retreat.
           *[other] { $sv_retreats } SV units must retreat.
        }
        [one] { $nv_retreats } NV unit must retreat.
       *[other] { $nv_retreats } NV units must retreat.
    }
event-token-used = The { $side } spends an Objective token.
event-rerolled = The { $side } spends an Objective token and rerolls a die: { $old } → { $new }.
event-lost =
    { $kind_id ->
        [nv_division] { $place }, loss of the { $side }: { $kind } reduced.
        [sv_division] { $place }, loss of the { $side }: { $kind } reduced.
       *[other] { $place }, loss of the { $side }: { $kind } eliminated.
    }
event-retreated = { $side }, retreat: { $kind }, { $origin } → { $place }.
event-cannot-retreat =
    { $kind_id ->
        [nv_division] { $side }, { $place }, no way to retreat: { $kind } reduced.
        [sv_division] { $side }, { $place }, no way to retreat: { $kind } reduced.
       *[other] { $side }, { $place }, no way to retreat: { $kind } eliminated.
    }
event-reduced-instead =
    { $kind_id ->
        [nv_division] { $place }: { $kind } does not retreat and is reduced.
       *[other] { $place }: { $kind } does not retreat and is eliminated.
    }
event-stayed = { $side }, { $place }: { $kind } stays as the last unit there.
event-lost-in-retreat = { $side }: no room in { $place }, { $kind } eliminated.
event-attrition =
    Air attrition ({ $faces }): { $lost ->
        [0] no air marker is lost.
        [one] { $lost } air marker is lost for good.
       *[other] { $lost } air markers are lost for good.
    }

## Events: control, desertion, end

event-militia-placed = { $place }: the North takes control and places a militia marker.
event-militia-removed = { $place }: the South takes control and removes the militia marker.
event-desertion =
    Desertion test, die { $die }, { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } under the North: { $total ->
        [0] nobody deserts.
        [one] { $sum } = { $total } unit deserts.
       *[other] { $sum } = { $total } units desert.
    }
event-deserted = Desertion, { $place }: { $kind } leaves the game.
event-reduced-by-desertion = Desertion, { $place }: an SV division is reduced.
event-token-taken = The { $side } takes Objective token { $number } in { $place }.
event-game-ends = End of turn { $turn }: the { $side } wins. { $reason }
event-match-ends =
    { $winner ->
        [NV] The match goes to the player who began as the North. { $reason }
        [SV] The match goes to the player who began as the South. { $reason }
       *[other] The match is drawn. { $reason }
    }

## Events: solo mode

event-solo-card = Solo card: { $solo }.
event-solo-revealed = The North turns up { $card }.
event-solo-reshuffled = No { $colour } card is left in the North’s pile: the cards turned up are shuffled into a new one.
event-solo-target =
    The North aims at { $place }: { $number ->
        [one] { $number } unit
       *[other] { $number } units
    } wanted there.
event-solo-activated = { $place }: { $kind } is activated where it stands.

setup-solo-match = the solo mode is one game: a match needs two players
setup-solo-hand = the solo mode deals hands of eight (option hand = 8)
setup-solo-tokens = in the solo mode the Objective tokens lie open
