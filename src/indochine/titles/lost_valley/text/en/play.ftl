### The Lost Valley: what is said during play: prompts, choices, refusals, events, parts of sums. Terms: see names.ftl.

## Figures with their own sign, inside other sentences

signed-number =
    { $number ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
       *[other] +{ $number }
    }
signed-drm =
    { $drm ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $drm }
    }
signed-french =
    { $french ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $french }
    }
signed-vm =
    { $vm ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $vm }
    }
plain-total =
    { $total ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
        [-17] −17
        [-18] −18
       *[other] { $total }
    }
plain-worth =
    { $worth ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $worth }
    }

## The days of a turn

turn-days =
    { $turn ->
        [1] { turn-1 }
        [2] { turn-2 }
        [3] { turn-3 }
        [4] { turn-4 }
        [5] { turn-5 }
        [6] { turn-6 }
        [7] { turn-7 }
        [8] { turn-8 }
        [9] { turn-9 }
        [10] { turn-10 }, { monsoon }
        [11] { turn-11 }, { monsoon }
        [12] { turn-12 }, { monsoon }
        [13] { turn-13 }, { monsoon }
        [14] { turn-14 }, { monsoon }
        [15] { turn-15 }
       *[16] { turn-16 }
    }

## Why a track moves, a point is spent or a target is chosen

why-isabelle-encircled = Isabelle encircled
why-isabelle-freed = Isabelle no longer encircled
why-cr-lost = centre lost
why-cr-regained = centre regained
why-card = event card
why-rationing = rationing
why-boosting = resources for morale
why-withdrawal = centre abandoned
why-casualties = heavy Viet Minh losses
why-supply = resource roll
why-artillery = artillery support
why-movement = movement
why-assault = French assaults
why-works = fortification work
why-repair = airstrip repair
why-only-target = the only one within reach
why-weakest-works = the lowest fortifications
why-weakest-defence = the lowest total of defence and fortifications
why-lowest-morale = the lowest total of morale
why-by-die = chosen by a die

## Parts of sums

tally-dice = roll
tally-sitrep = SITREP
tally-card = event card
tally-morale = morale
tally-defence = defence
tally-assault = assault
tally-armour = armour
tally-artillery = artillery support
tally-close-air = CAS
tally-asp = air support points
tally-aaa = Viet Minh AAA
tally-fortifications = fortifications
tally-encircled = encircled
tally-strength = division
tally-half-strength = half strength or less
tally-vm-crs = captured centres
tally-airstrip = airstrip
tally-drop-zones = lost drop zones
tally-isabelle = Isabelle encircled or lost
tally-quiet = no centre assaulted
tally-rationing = rationing
tally-delay = reinforcement put off
tally-resources = resource point

## Event cards

prompt-keep-or-play = Reserve card drawn: { $card }. Keep it or play it.
    .help = Kept in hand, it can be played on a later turn, in its phase and under its condition. Kept or played, it gives its action points now.
choice-keep-or-play-keep = Keep { $card } in hand
choice-keep-or-play-play = Play { $card } this turn

prompt-take-event = { $card }: take the event or decline it.
    .help = You are free to take this event or not. Decline it, and nothing happens; its action points are yours either way.
choice-take-event-decline = Decline the event: nothing happens
choice-take-event-take = Take the event: { $card }

prompt-play-reserve = Play a reserve card in this phase, or hold your hand.
    .help = One reserve card a turn, in the phase it names and under its condition. Only its event counts: action points come from the card drawn.
choice-play-reserve-pass = Play no reserve card now
choice-play-reserve-play = Play from the hand: { $card }

prompt-discard-reserve =
    { $number ->
        [one] { $number } reserve card
       *[other] { $number } reserve cards
    } in hand, limit { $most }. Discard what is above it, and more if you like.
    .help = The limit is one reserve card for every four French-controlled centres, rounded up. You may discard any of them, and will not have another chance this turn.
choice-discard-reserve-done =
    { $number ->
        [one] Keep the card in hand
       *[other] Keep the { $number } cards
    }
choice-discard-reserve-discard = Discard: { $card }

prompt-choose-division = Choose the division that loses strength ({ signed-number }).
    .help = The blow falls on one division of your choice. At strength 8 or less it is shaken and must roll to be active.
choice-choose-division-strike = { $division }, strength { $level }: { signed-number }

prompt-choose-works =
    Choose centres for the works: { $number ->
        [one] { $number } more centre, fortifications +{ $amount }.
       *[other] { $number } more centres, fortifications +{ $amount } each.
    }
    .help = Different French-controlled centres, at the front or behind it, at no cost. Nothing goes above level 4.
choice-choose-works-done = Raise no more fortifications
choice-choose-works-raise = { $place }: fortifications +{ $amount }

prompt-place-card-unit = Choose where to put { $unit }.
    .help = Only the centres named by the card, French-controlled, not encircled and with room. The unit arrives active.
choice-place-card-unit-place = { $place }: put { $unit } there

prompt-restore-unit = Choose the reduced battalion that returns to full strength.
    .help = It must stand in a French-controlled centre that is not encircled and has room for one more step.
choice-restore-unit-restore = Bring { $unit } to full strength

prompt-exhaust-unit = Choose the parachute battalion that goes out against the guns.
    .help = Any active parachute battalion. It is used for the rest of the turn and cannot move, assault or raid; it still defends.
choice-exhaust-unit-use = Send { $unit } out: it is used this turn

prompt-delay-unit = Choose the reinforcement that arrives one turn later.
    .help = The card holds back one of the units due this turn. This earns nothing on the resource roll.
choice-delay-unit-delay = Hold back { $unit }

prompt-use-card = { $place }: use a card on this roll, or save it.
    .help = Its modifier counts on one roll of this turn, and you choose which. Saved too long, it is lost with the turn.
choice-use-card-pass = Use no card on this roll
choice-use-card-use = Use { $card } on this roll

## Air support

prompt-plan-sead =
    { $rolls ->
        [0] SEAD: plan strikes at the anti-aircraft guns.
        [one] SEAD: { $rolls } roll planned, points on it { $points }.
       *[other] SEAD: { $rolls } rolls planned, points on them { $points }.
    } Air support points left: { $left }.
    .help = Each roll: two dice, the modifier of Viet Minh AAA, +1 for each point on it; 8 or more lowers AAA by 1. All planned rolls are made together. At most 4 points a turn go on SEAD; what you keep is for DAS and CAS.
choice-plan-sead-done =
    { $rolls ->
        [0] Fly no SEAD
        [one] Fly SEAD: make the roll
       *[other] Fly SEAD: make the { $rolls } rolls
    }
choice-plan-sead-fly =
    { $number ->
        [one] Plan a roll with { $number } point: +{ $number }
       *[other] Plan a roll with { $number } points: +{ $number }
    }

prompt-plan-das =
    { $points ->
        [0] DAS: plan strikes at divisions.
        [one] DAS: { $points } point planned.
       *[other] DAS: { $points } points planned.
    } Air support points left: { $left }.
    .help = One roll for each division struck: two dice, the modifier of Viet Minh AAA, +1 for each point on it; 8 or more costs it 1 strength. At most 4 points a turn go on DAS; what you keep is for CAS.
choice-plan-das-done =
    { $points ->
        [0] Fly no DAS
       *[other] Fly DAS: make the rolls
    }
choice-plan-das-strike =
    { $number ->
        [one] { $division }, strength { $level }: { $number } point, +{ $number }
       *[other] { $division }, strength { $level }: { $number } points, +{ $number }
    }

prompt-commit-air = { $place }: commit air support points to this fight. Left: { $left }.
    .help = Each point is +1 on the roll of this assault. At most 4 points a turn go on CAS, and points not spent this turn are lost.
choice-commit-air-commit =
    { $number ->
        [0] Send no aircraft to { $place }
        [one] { $place }: { $number } point, +{ $number } on the roll
       *[other] { $place }: { $number } points, +{ $number } on the roll
    }

## Resources and camp morale

prompt-ration = Ration the camp before the resource roll: up to 3 camp morale. Camp morale { $level }, resource points { $resources }.
    .help = Each point of camp morale spent is +1 on this turn’s resource roll. The last point cannot be spent.
choice-ration-ration =
    { $number ->
        [0] Do not ration
       *[other] Ration: camp morale −{ $number }, resource roll +{ $number }
    }

prompt-delay-arrival = Reinforcements are due: let them come, or put one off for +1 on the resource roll.
    .help = One unit due this turn may wait for the next. Its transport brings supplies instead.
choice-delay-arrival-none = Put off nobody
choice-delay-arrival-delay = Put { $unit } off to the next turn: resource roll +1

prompt-boost-morale = Turn resources into camp morale: up to 3 points. Camp morale { $level }, resource points { $resources }.
    .help = Each resource point gives one point of camp morale, never above 20. The last resource point cannot be spent. Both tracks count for SITREP.
choice-boost-morale-boost =
    { $number ->
        [0] Leave camp morale as it is
       *[other] Resource points −{ $number }, camp morale +{ $number }
    }

## Artillery support

prompt-commit-guns =
    { $number ->
        [0] { $place }: choose artillery to support this fight.
       *[other] { $place }, in support: { $picked }. Add more or stop.
    } { $rp ->
        [0] It costs nothing more.
       *[other] { $ap ->
            [0] Price: { $rp } resource point, once for the phase.
           *[other] Price: { $ap } action point and { $rp } resource point, once for all assaults of the turn.
        }
    }
    .help = Active artillery in the same subsector or an adjacent one. Against a Viet Minh assault it adds its defence, in an assault or a raid of yours its assault factor. Then it is used, and counter-battery fire may disrupt it.
choice-commit-guns-done =
    { $number ->
        [0] Call no artillery
       *[other] Call no more artillery
    }
choice-commit-guns-add = { $unit } supports the fight for { $place }

## Losses and retreats

prompt-reroll-casualties = { $place }, Viet Minh losses: die { $die }, modifier { signed-drm }. Keep the die or re-roll it.
    .help = 1 GAACEO in defence, or armour in your assault, allows one re-roll; the second die stands. On the table a figure is the strength lost, R means repulsed, +1CM is one camp morale.
choice-reroll-casualties-keep = Keep the die: { $die }
choice-reroll-casualties-reroll = Re-roll: the new die stands

prompt-choose-loss = A step is lost: choose the unit.
    .help = Infantry loses first: the highest morale, then the most steps. These units are equal, so you choose. A full battalion is reduced, any other unit is eliminated.
choice-choose-loss-lose = { $unit } loses a step

prompt-retreat-to = { $unit } has failed its morale check: choose where it retreats from { $here }.
    .help = To an adjacent French-controlled centre that is not encircled. If it does not fit there within the stacking limit, it is eliminated or reduced to fit.
choice-retreat-to-to = { $here } → { $place }: { $unit }

prompt-overstacked =
    { $place } is too full. Too many: { $assets ->
        [0] { excess-steps }.
       *[other] { $steps ->
            [0] { excess-assets }.
           *[other] { excess-steps }, { excess-assets }.
        }
    } Choose who goes.
    .help = Each centre has a limit of infantry steps and a limit of assets. The excess is eliminated; a full battalion may be reduced by a step instead.
excess-steps =
    { $steps ->
        [one] { $steps } infantry step
       *[other] { $steps } infantry steps
    }
excess-assets =
    { $assets ->
        [one] { $assets } asset
       *[other] { $assets } assets
    }
choice-overstacked-eliminate = Eliminate { $unit }
choice-overstacked-reduce = Reduce { $unit } by one step

## Reinforcements

prompt-land = { $unit } arrives: choose where it lands.
    .help = On a French drop zone, or in Huguette while it is French. A unit still on a drop zone when the turn ends is lost, so keep an action point to move it off.
choice-land-land = { $unit } lands: { $place }

prompt-raise-battalion =
    Raise a Bataillon de Marche: { $number ->
        [one] { $number } battalion
       *[other] { $number } battalions
    } in the Remnants box, { $left ->
        [one] { $left } counter
       *[other] { $left } counters
    } left.
    .help = Each battalion in the Remnants box can be spent on one Bataillon de Marche of one step, active, in a French-controlled centre that is not encircled and has room. Four at most are on the map.
choice-raise-battalion-done = Raise no battalion now
choice-raise-battalion-raise = { $place }: raise a Bataillon de Marche

## Movement

prompt-move-which =
    { $paid ->
        [0] Movement: pick a unit. The first move costs 1 action point for all; you have { $left }.
       *[other] Movement: pick a unit. It costs nothing more; units moved: { $number }.
    }
    .help = Each active unit moves once along the black lines: infantry two centres, armour any number, 1 GAACEO one, artillery one and only when every division is inactive. Infantry goes to and from Isabelle one centre at a time. A centre left without infantry and armour costs 1 camp morale.
choice-move-which-done =
    { $number ->
        [0] Move nobody
       *[other] End movement
    }
choice-move-which-move = Move { $unit } ({ $place })

prompt-move-to = { $unit }, { $here }: choose where it goes.
    .help = Through French-controlled centres; No Man’s Land ends the way. Nothing enters a Viet Minh-controlled centre, and nothing enters or leaves an encircled one. Stacking limits are checked when the phase ends.
choice-move-to-to = { $here } → { $place }

## French assaults

prompt-assault-which =
    { $paid ->
        [0] French assaults: choose a centre to retake. The first assault costs 1 action point for all; you have { $left }.
       *[other] French assaults: choose the next centre to retake. It costs no further action point.
    }
    .help = Viet Minh-controlled centres next to active infantry or armour of yours, each once a turn. The strength of the division that holds the centre counts against you, and its fortifications take 1 more.
choice-assault-which-done = Assault nothing more
choice-assault-which-assault = Assault { $place }

prompt-pick-assaulters =
    { $number ->
        [0] { $place }: choose the units that assault, 6 infantry steps at most.
       *[other] { $place }, assault { plain-worth } with { $picked }. Infantry steps: { $steps } of 6. Add more or go.
    }
    .help = Active infantry and armour in adjacent French-controlled centres, also encircled ones. All of them are used afterwards. With armour you may re-roll the die for Viet Minh losses.
choice-pick-assaulters-done =
    { $number ->
        [0] Launch the assault on { $place }
       *[other] Launch the assault on { $place }: assault { plain-worth }
    }
choice-pick-assaulters-add = Add { $unit }

prompt-exploit =
    { $number ->
        [0] { $place } is free: choose who goes in.
        [one] { $place }: { $number } unit is in. Choose who follows.
       *[other] { $place }: { $number } units are in. Choose who follows.
    }
    .help = The assaulting units, and active infantry or armour in adjacent French-controlled centres, within the stacking limit; they end up used. If nobody goes in, the centre becomes No Man’s Land and gives nothing back.
choice-exploit-done =
    { $number ->
        [0] Send nobody in: { $place } becomes No Man’s Land
       *[other] Send nobody else in
    }
choice-exploit-enter = { $unit } goes into { $place }

## Raids, works, airstrip

prompt-raid-which =
    { $paid ->
        [0] Raids: choose a centre at the front. 1 action point opens raids, works and airstrip repair; you have { $left }.
       *[other] Raids: choose the next centre at the front. It costs no further action point.
    }
    .help = A raid clears the trenches around a French-controlled centre at the front: its fortifications rise. One raid for each centre, one for each unit. The strength of the nearest division counts against it.
choice-raid-which-done = Make no more raids
choice-raid-which-raid = { $place }, fortifications { $level }: make a raid

prompt-pick-raiders =
    { $number ->
        [0] Raid for { $place }: choose infantry, 4 steps at most, and one armour unit if you like.
       *[other] Raid for { $place }, infantry morale { plain-worth } with { $picked }. Infantry steps: { $steps } of 4. Add more or go.
    }
    .help = Active units in the centre or in adjacent French-controlled ones. Infantry counts its morale, armour its assault factor. All of them are used afterwards and may be disrupted or lose a step.
choice-pick-raiders-done =
    { $number ->
        [0] Make the raid for { $place }
       *[other] Make the raid with infantry morale { plain-worth }
    }
choice-pick-raiders-add = Add { $unit }

prompt-work-on =
    { $paid ->
        [0] Fortification work: choose a centre behind the front. 1 action point opens works and airstrip repair; you have { $left }.
       *[other] Fortification work: choose a centre behind the front. It costs no further action point.
    } Each centre costs 1 resource point; you have { $resources }.
    .help = One level for each centre, once a turn, up to level 4; two levels with 31 BG active there, which is then used. At the front only a raid raises fortifications.
choice-work-on-done = Do no more work
choice-work-on-work-plain = { $place }, fortifications { $level }: one level more, 31 BG stays Active
choice-work-on-work =
    { $engineers ->
        [0] { $place }, fortifications { $level }: one level more
       *[other] { $place }, fortifications { $level }: two levels more with 31 BG
    }

prompt-repair-strip =
    The airstrip is damaged: try to repair it or leave it. { $paid ->
        [0] It costs 1 action point; you have { $left }.
       *[other] It costs no further action point.
    } Resource points: { $resources }.
    .help = One die and SITREP, +1 for a resource point: 5 or more repairs it. With 31 BG active in Huguette a failed die may be re-rolled. Damaged, the airstrip is −2 on the resource roll; damaged again, it is destroyed.
choice-repair-strip-leave = Leave it damaged
choice-repair-strip-try = Try to repair it
choice-repair-strip-try-with-rp = Try with a resource point: +1

prompt-reroll-repair = The repair fails with a die of { $die }: accept it, or let 31 BG re-roll.
    .help = 31 BG in Huguette re-rolls once and is then used; the second die stands.
choice-reroll-repair-keep = Accept: the airstrip stays damaged
choice-reroll-repair-reroll = Re-roll with 31 BG, which is then used

## Refusals: cards

refusal-not-in-reserve = This card is not in your hand: { $card }.
refusal-wrong-phase = { $card } belongs to another phase: a reserve card is played in the phase it names.
refusal-too-early = { $card }: its turns have not come yet.
refusal-too-late = { $card }: its turns are over.
refusal-condition-not-met = { $card }: the condition on the card is not met.
refusal-one-reserve-a-turn = { $card } must wait: one reserve card a turn is played, and one kept this turn is for a later one.
refusal-too-many-in-reserve = You hold { $number } reserve cards and your centres allow { $most }: discard the excess first.
refusal-cr-not-named = { $place } is not one of the centres that the card names.
refusal-not-a-reduced-battalion = { $unit }: no reduced battalion that could be made up. It must be reduced, not encircled, and its centre must have room for a step.
refusal-not-an-active-para-battalion = { $unit } is no active parachute battalion, and the card asks for one.
refusal-no-such-card-in-force = { $card } is not in force, or its modifier has been used already.
refusal-card-needs-another-unit = { $place }: the unit that { $card } asks for takes no part in this roll.

## Refusals: air, resources, points

refusal-too-few-asp =
    { $left ->
        [0] No air support point is left.
        [one] Only { $left } air support point is left.
       *[other] Only { $left } air support points are left.
    }
refusal-mission-full = One kind of mission takes 4 points a turn at most, and { $points } of them are planned already.
refusal-at-least-one-asp = A strike takes at least one air support point.
refusal-division-struck-already = { $division } has its share already: one DAS roll for each division.
refusal-too-many-asp = { $number } is too many: you have { $left }, and CAS takes 4 a turn at most.
refusal-too-much-rationing = { $number } is too much: rationing takes 3 camp morale a turn at most.
refusal-too-much-boosting = { $number } is too much: 3 resource points a turn at most are turned into camp morale.
refusal-last-point = The last point would go: camp morale and resource points must stay at 1 or more, or the game is lost.
refusal-morale-at-the-top = Camp morale is { $level } and never rises above 20: { $number } more does not fit.
refusal-unit-not-due = { $unit } is not due this turn, so it cannot be put off.
refusal-no-action-point = No action point is left to pay for it.

## Refusals: artillery, losses, retreats

refusal-command-post-unmanned = PC GONO has no infantry: a unit must go there before the movement ends.
refusal-no-engineers-there = 31 BG is not Active in { $place }: there is nobody to spare.
refusal-no-active-artillery = { $unit } cannot fire: only active artillery supports.
refusal-artillery-under-assault = { $unit } is itself under assault this phase: it supports nobody else.
refusal-artillery-out-of-range = { $place } is out of range for { $unit }.
refusal-not-first-in-line = { $unit } is not first in line: infantry with the highest morale loses first, then the unit with the most steps; armour last.
refusal-not-in-excess = { $unit } is not one too many in { $place }: another sort of unit is over the limit, or units that retreated must go first.
refusal-not-reducible = { $unit } is no battalion at full strength: it cannot be reduced, only eliminated.
refusal-retreat-not-adjacent = { $place } is not adjacent to { $here }: a retreat goes one centre.
refusal-retreat-not-french = { $place } is encircled or not French-controlled: nobody retreats there.

## Refusals: places and movement

refusal-cr-not-french = { $place } is not French-controlled.
refusal-cr-encircled = { $place } is encircled: nobody gets in.
refusal-no-room-in-cr = { $place } is full: its stacking limit leaves no room for this unit.
refusal-not-a-drop-zone = { $place } has no parachute symbol: nobody lands there.
refusal-drop-zone-lost = No landing: { $place } is in Viet Minh hands.
refusal-unit-not-on-the-map = { $unit } is not on the map.
refusal-moved-already = { $unit } has moved this phase, and one move is all.
refusal-used-units-stay = { $unit } is used: it does not move this turn.
refusal-artillery-never-moves = { $unit } is artillery, and in this game artillery never moves.
refusal-artillery-stays-while-divisions-active = { $unit } is artillery: it moves only when every division is inactive.
refusal-command-post-needs-infantry = { $unit } is the last infantry in PC GONO, which must never be without.
refusal-no-way-from-here = { $unit } has no way out of { $place }: every line leads to the enemy, to an encircled centre or where this unit may not go.
refusal-too-far = { $here } → { $place }: { $unit } does not get there in one move, or an encircled centre, No Man’s Land or the limits around Isabelle close the way.
refusal-cr-held-by-viet-minh = { $place } is Viet Minh-controlled: it can be assaulted, not entered by movement.

## Refusals: assaults, raids, works

refusal-cr-not-viet-minh = { $place } is not Viet Minh-controlled: there is nothing to assault.
refusal-assaulted-already = { $place } has been assaulted this turn, and once is all.
refusal-nobody-to-assault-with = { $place }: no active infantry or armour of yours is next to it.
refusal-unit-cannot-assault = { $unit } cannot join: only active infantry and armour next to { $place } assault it, each once.
refusal-unit-never-assaults = { $unit } never assaults: its counter shows an X.
refusal-too-many-steps = { $unit } would be too many: 6 infantry steps assault together at most, and { $steps } are picked.
refusal-nobody-picked = No unit is picked for { $place } yet: an assault needs at least one.
refusal-cannot-enter = { $unit } cannot enter { $place }: only the assaulting units and active infantry or armour next to it may.
refusal-cr-not-at-the-front = { $place } is behind the front: a raid is for a centre next to a Viet Minh-controlled one or joined to a starting box.
refusal-raided-already = { $place } has had its raid this turn, and one is all.
refusal-nobody-to-raid-with = { $place }: no active infantry is in it or next to it.
refusal-unit-cannot-raid = { $unit } cannot join: only active infantry and armour in { $place } or next to it raid, each once.
refusal-too-many-raiders = { $unit } would be too many: 4 infantry steps raid together at most, and { $steps } are picked.
refusal-one-armour-in-a-raid = { $unit } would be the second armour unit, and a raid takes one.
refusal-raid-needs-infantry = { $place }: a raid needs infantry, and none is picked.
refusal-cr-at-the-front = { $place } is at the front: only a raid raises its fortifications.
refusal-worked-already = { $place } has had its works: once for each centre.
refusal-works-at-the-top = { $place } is at fortifications 4, the highest level.

## Events: turns and cards

event-turn-begins = Turn { $turn }: { turn-days }.
event-better-start = Reserve cards dealt: { $cards }.
event-card-drawn = Card drawn: { $card }.
event-event-happens = { $card }: the event is in force.
event-no-event = { $card }: no event, its condition is not met.
event-card-kept = { $card } is kept in hand.
event-event-declined = { $card }: the event is declined.
event-reserve-played = Played from the hand: { $card }.
event-card-die = { $card }: die { $die }.
event-card-removed = { $card } leaves the game.
event-card-discarded = Discarded: { $card }.
event-reshuffled = { $card }: draw pile and discard pile are shuffled together.
event-card-drm-used = { $card } is used on this roll: { signed-number }.
event-action-points =
    { $saved ->
        [0] { $card } gives { $number ->
            [0] no action point.
            [one] { $number } action point.
           *[other] { $number } action points.
        }
       *[other] { $card } gives { $number ->
            [0] no action point
            [one] { $number } action point
           *[other] { $number } action points
        }, { $saved } was saved: { $total } in all.
    }
event-action-points-saved =
    { $number ->
        [one] { $number } action point is saved for the next turn.
       *[other] { $number } action points are saved for the next turn.
    }
event-point-spent =
    { $why_id ->
        [works] 1 action point (raids, works and repairs): { $left } left.
       *[other] 1 action point ({ $why }): { $left } left.
    }

## Events: tracks

event-morale-moved = Camp morale { signed-number } ({ $why }): now { $level }.
event-resources-moved = Resource points { signed-number } ({ $why }): now { $level }.
event-aaa-moved = Viet Minh AAA { signed-number }: now { $level }.
event-strength-moved = { $division }, strength { signed-number }: now { $level }.
event-fortifications-moved = { $place }, fortifications { signed-number }: now { $level }.
event-encircled = { $place } is encircled.
event-freed = { $place } is no longer encircled.

## Events: air support, airstrip, resources

event-air-rolled =
    Air support (dice { $faces }): { $sum } = { plain-total }. { $number ->
        [0] No air support point.
        [one] { $number } air support point.
       *[other] { $number } air support points.
    }
event-no-air = No air support this turn.
event-sead-rolled =
    SEAD (dice { $faces }): { $sum }. { $hit ->
        [0] Less than 8: no effect.
       *[other] 8 or more: Viet Minh AAA −{ $hit }.
    }
event-das-rolled =
    DAS on { $division } (dice { $faces }): { $sum }. { $hit ->
        [0] Less than 8: no effect.
       *[other] 8 or more: strength −{ $hit }.
    }
event-airstrip-rolled = Airstrip status (dice { $faces }): { $sum } = { plain-total }. The airstrip is { $strip }.
event-airstrip-lost = Huguette is lost and the airstrip with it: destroyed for good.
event-rationed = Rationing: +{ $number } on the resource roll.
event-delayed = { $unit } is put off to turn { $turn }.
event-supply-rolled =
    Resource roll (dice { $faces }): { $sum } = { plain-total }. { $number ->
        [0] Resource points stay as they are.
       *[other] Resource points { signed-number }.
    }
event-morale-boosted =
    { $number ->
        [one] { $number } resource point goes into camp morale.
       *[other] { $number } resource points go into camp morale.
    }

## Events: the Viet Minh

event-recovered-strength =
    { $number ->
        [0] { $division } has not assaulted: its strength stays at { $level }.
       *[other] { $division } has not assaulted: strength { signed-number }, now { $level }.
    }
event-status-rolled =
    { $division } is shaken and rolls (dice { $faces }): { $sum }, against strength { $level }. { $active ->
        [0] More than its strength: inactive.
       *[other] Not more than its strength: active.
    }
event-activation-rolled =
    { $division } waits and rolls (die { $die }): { $sum }, against turn { $turn }. { $active ->
        [0] More than the turn: it waits on.
       *[other] Not more than the turn: it comes into action.
    }
event-all-active = All four divisions are active this turn, without a roll.
event-die-chose = Equal targets: die { $die } decides for { $place }.
event-die-chose-division = Equal divisions: die { $die } decides for { $division }.
event-taken-empty = { $division } takes { $place } without a fight: no infantry or armour was there.
event-sapping-rolled =
    { $division } saps { $place } (dice { $faces }): { $sum }. { $levels ->
        [0] No effect.
        [one] { $levels } level of fortifications lost.
       *[other] { $levels } levels of fortifications lost.
    }
event-no-assaults = A lull: no division assaults this turn.
event-target-chosen = { $division } will assault { $place }, fortifications { $level }: { $why }.
event-vm-did = The Viet Minh this turn. Taken without a fight: { $taken }. Sapped: { $sapped }. Assaulted: { $stormed }. Captured: { $lost }. Inactive: { $quiet }.

## Events: combat

event-supported = { $place }, artillery support: { $units }.
event-close-air =
    { $number ->
        [one] { $place }: { $number } air support point for the fight.
       *[other] { $place }: { $number } air support points for the fight.
    }
event-assault-rolled = { $division } assaults { $place } (dice { $faces }): { $sum } = { plain-total }. Modifier of French losses { signed-french }, of Viet Minh losses { signed-vm }.
event-french-casualties = French losses: die { $die }, modifier { signed-drm }, result { $result }.
event-vm-casualties = Viet Minh losses: die { $die }, modifier { signed-drm }, result { $result }.
event-rerolled = Viet Minh losses re-rolled: die { $die }.
event-step-lost = { $unit } loses a step and is reduced.
event-unit-eliminated = { $unit } is eliminated.
event-morale-check =
    { $unit }, morale check (dice { $faces }): { $sum } = { plain-total }. { $passed ->
        [0] Less than 8: failed.
       *[other] 8 or more: passed.
    }
event-unit-disrupted = { $unit } is disrupted.
event-unit-used = { $unit } is used.
event-unit-retreated = { $unit } retreats: { $place }.
event-no-retreat = { $unit } must leave { $place } and has nowhere to go.
event-captured = { $division } captures { $place }.
event-held = { $place } holds.
event-french-again = { $place } is French-controlled again.
event-nobodys = { $place } is No Man’s Land.
event-cut-off = { $place }: { $division } is cut off from its starting box there. No Man’s Land.

## Events: the French

event-landed = { $unit } lands: { $place }.
event-no-landing = { $unit } finds no place to land and waits for turn { $turn }.
event-lost-in-zone = When the turn ends { $unit } is still on { $place }.
event-raised = { $place }: survivors form { $unit }.
event-placed = { $place }: { $unit } takes its place.
event-restored = { $unit } is at full strength again.
event-moved = { $unit }: { $origin } → { $place }.
event-withdrawn = { $place } is abandoned.
event-french-assault = French assault on { $place }: { $units }.
event-french-assault-rolled = Assault on { $place } (dice { $faces }): { $sum } = { plain-total }. Modifier of French losses { signed-french }, of Viet Minh losses { signed-vm }.
event-repulsed = { $place }: the Viet Minh are repulsed.
event-failed = { $place }: the assault fails, the Viet Minh stay.
event-entered = { $unit } goes into { $place }.
event-raid-rolled =
    Raid for { $place } by { $units } (dice { $faces }): { $sum } = { plain-total }. { $levels ->
        [0] No level gained.
        [one] { $levels } level of fortifications gained.
       *[other] { $levels } levels of fortifications gained.
    }
event-repaired =
    { $number ->
        [one] { $place }: fortification work.
       *[other] { $place }: fortification work with 31 BG.
    }
event-interdiction-lifted = The airstrip is no longer interdicted.
event-strip-repair-rolled =
    Airstrip repair (die { $die }): { $sum } = { plain-total }. { $repaired ->
        [0] Less than 5: it stays damaged.
       *[other] 5 or more: it is repaired.
    }
event-recovered = { $unit } has recovered from disruption.
event-judged =
    The siege is over: { $crs ->
        [one] { $crs } centre
       *[other] { $crs } centres
    } held, { $full ->
        [one] { $full } battalion
       *[other] { $full } battalions
    } at full strength, { $reduced } reduced. Victory points: { $points }.
