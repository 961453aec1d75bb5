### Silver Bayonet: what is said during play: prompts, choices, refusals, events, parts of sums, options. Terms: see names.ftl.

## Options

option-camp_terrain = Attackers of a camp
    .help = What attackers of a Special Forces camp add to the die. The terrain chart has a row for camps, with +3 in maneuver combat and in assaults; the text of the rules leaves a camp the effects of the terrain that it stands in. Its defence value is 4 and zones of control have no effect in it, whatever is chosen.
option-camp_terrain-false = +3, as on the chart
option-camp_terrain-true = As the terrain under the camp
option-standing_costs = Standing when all are fatigued
    .help = In TDV 3 or more, or in an operational LZ, units may stand instead of retreating, and one of them becomes fatigued for it. If all of them are fatigued already, the rule asks for nothing more, while an example of the book takes a step.
option-standing_costs-false = Costs nothing more
option-standing_costs-true = Costs a step

## How a game ended

reason-major = The lead in victory points is large enough for a major victory.
reason-points = The victory points decide.
reason-draw = Neither side has the lead in victory points that it needs.
reason-captured = The hex on which the scenario depends has been captured.
reason-all-eliminated = None of the defenders is left in the hex on which the scenario depends.

## Places off the map

place-waiting = Not yet in play
place-left = Off the map for good

## Columns of the maneuver table

odds-0 = 1:3
odds-1 = 1:2
odds-2 = 1:1
odds-3 = 1.5:1
odds-4 = 2:1
odds-5 = 3:1
odds-6 = 4:1
odds-7 = 5:1
odds-8 = 6:1

## What victory points are for

award-step = enemy step lost
award-helicopter-step = helicopter step lost
award-eliminated = elimination that counts
award-all-eliminated = nobody left in the hex
award-captured = objective captured
award-held-at-end = objective held at the end
award-entered = objective reached
award-not-entered-at-end = the enemy has not reached his objective
award-bombarded = town bombarded
award-road-clear-at-end = road clear at the end
award-disengaged-at-end = out of contact at the end
award-left-to-cambodia = escape to Cambodia
award-in-cambodia-at-end = in Cambodia at the end
award-air-point = air point destroyed
award-brigade-hq-captured = brigade HQ captured
award-brigade-hq-kept = brigade HQ kept
award-lz-captured = LZ captured
award-not-withdrawn = unit not withdrawn in time

## Parts of sums

tally-ground = TDV
tally-fatigued-unit = fatigued unit in the stack
tally-terrain = terrain
tally-river = river
tally-several-hexes = several hexes
tally-fatigued-defender = fatigued defender
tally-fatigued = fatigued defenders
tally-armour = armour
tally-leader = leader
tally-their-leader = leader of the defenders
tally-support = support of the attack
tally-their-support = support of the defence
tally-uncoordinated = uncoordinated
tally-against-uncoordinated = against an uncoordinated assault
tally-march-ambush = ambush on the march
tally-no-spotter = no friendly unit next to the target
tally-truong = Truong
tally-limit = limit

## Phrases inside other sentences

short-side =
    { $side_id ->
        [FWA] FWA
       *[PAVN] PAVN
    }
signed-modifier =
    { $modifier ->
        [0] {""}
        [-1] {" "}−1
        [-2] {" "}−2
        [-3] {" "}−3
       *[other] {" "}+{ $modifier }
    }
replacement-halves =
    { $halves ->
        [1] ½ point
        [2] 1 point
        [3] 1½ points
        [4] 2 points
        [5] 2½ points
        [6] 3 points
        [7] 3½ points
        [8] 4 points
        [9] 4½ points
        [10] 5 points
        [11] 5½ points
        [12] 6 points
        [13] 6½ points
        [14] 7 points
        [15] 7½ points
        [16] 8 points
       *[other] { $halves } half points
    }

## Set-up, reinforcements, replacements

prompt-deploy = { $side }: choose where to set up { $unit }.
    .help = The scenario gives each group of units an area. Within it you place them as you like. More than four stacking points in a hex lower the ER of its units.
choice-deploy-to = Set up in { $place }

prompt-arrive-at = { $side }: choose where { $unit } arrives.
    .help = Reinforcements arrive where the scenario says, never on an enemy unit. Who is flown in next to enemy units must pass an efficiency test or is fatigued; it has half its movement left, or none.
choice-arrive-at-to = Arrive in { $place }

prompt-spend-replacements = { $side }: spend replacements. At hand: { replacement-halves }.
    .help = A point brings a reduced unit back to full strength, or an eliminated one back with one step, at the places that the scenario names. In Cambodia half a point is enough. What you do not spend is kept.
choice-spend-replacements-done = Spend no more
choice-spend-replacements-restore = Bring { $unit } to full strength
choice-spend-replacements-revive = Bring back { $unit } in { $place }

prompt-reform-hq = { $side }: an eliminated HQ may return in Cambodia.
    .help = One HQ in a turn, and each HQ once in the game. It returns as a replacement HQ, which is weaker.
choice-reform-hq-pass = Bring none back
choice-reform-hq-bring = Bring back { $unit } in { $place }

## Movement

prompt-movement = { $side }, turn { $turn }: choose what moves next.
    .help = Each unit moves once in the phase, alone or with others of its hex. It stops where it enters an enemy zone of control; PAVN, DELTA, CIDG and motorised units slip through for a point more. Nobody has to move.
choice-movement-done = End the Movement Phase
choice-movement-move = Move { $unit }
choice-movement-stack = Move all that can move from { $place }
choice-movement-lead = { $leader } goes over to { $unit }
choice-movement-lift = Lift { $unit } by helicopter
choice-movement-leave = Take { $unit } off the map

prompt-move-to = { $side }: choose where to move { $units }.
    .help = The cheapest way is taken, unless a dearer one leads through a hex worth entering or around an ambush. A stack pays what its slowest unit pays. Whoever has moved moves no more in this phase.
choice-move-to-stay = Stay: no move in this phase
choice-move-to-to =
    { $cost ->
        [one] Move to { $place } ({ $cost } point)
       *[other] Move to { $place } ({ $cost } points)
    }{ $way ->
        [1] {" "}through a hex worth entering
        [2] , rousing those who lie in wait
       *[0] {""}
    }

prompt-lift-to = { $side }: choose where the helicopters set down { $units }.
    .help = They land on clear ground, in light jungle or on a tea plantation, away from all enemy units.
choice-lift-to-stay = Do not lift it
choice-lift-to-to = Set it down in { $place }

## Declaring attacks

prompt-declaration = { $side }: choose a hex to attack and how, or attack no more.
    .help = Maneuver combat brings fatigue, retreats and losses and needs odds of 1 to 3 or better. An assault costs steps on both sides, and nobody retreats from it. The figures give the attack strength of all who could take part, and the defence of the hex. What is declared must be fought.
choice-declaration-done =
    { $attacks ->
        [0] Attack nothing
        [one] Attack no more: { $attacks } hex is declared
       *[other] Attack no more: { $attacks } hexes are declared
    }
choice-declaration-maneuver = Maneuver against { $place } (attack { $attack }, defence { $defence })
choice-declaration-assault = Assault { $place } (attack { $attack }, defence { $defence })

prompt-force =
    { $combat_id ->
        [maneuver] { $side }, maneuver against { $target }: choose who attacks. So far attack { $attack }, defence { $defence }.
       *[assault] { $side }, assault on { $target }: choose who attacks. So far attack { $attack }, defence { $defence }.
    }
    .help = Units in adjacent hexes take part, each in one attack. Four stacking points at most assault a hex; by maneuver four points at most attack from each hex. An attack that is strong enough cannot be given up.
choice-force-done = Declare the attack (attack { $attack }, defence { $defence })
choice-force-add = Add { $unit }
choice-force-drop = Give up this attack on { $target }

## Bombardment

prompt-bombardment =
    { $side }: choose a hex to bombard, or none.{ $air ->
        [0] {""}
        [one] {" "}{ $air } air point is left.
       *[other] {" "}{ $air } air points are left.
    }
    .help = All bombardments are declared before the first is rolled, one for a hex. The number rolled is divided by the TDV: so many steps are lost. An F fatigues a unit. Without a friendly unit next to the target the die gets +1.
choice-bombardment-done = Bombard no more
choice-bombardment-at = Bombard { $place }
choice-bombardment-b-52 = Send B-52s against { $place }

prompt-aim =
    { $fire_id ->
        [offensive] { $side }, bombardment of { $target }: choose what fires.
        [defensive] { $side }, assault on { $target }: choose what fires at those who assault.
       *[support] { $side }, maneuver combat in { $target }: choose what gives support.
    } Guns so far: strength { $strength }.{ $air ->
        [0] {""}
        [one] {" "}{ $air } air point can be used.
       *[other] {" "}{ $air } air points can be used.
    }
    .help = Choose the guns one by one; air points come last and end the choice. An artillery unit acts twice in a game turn, moving once at most. Air points may draw air defence fire, and those spent are gone.
choice-aim-done =
    { $strength ->
        [0] Do not fire
       *[other] Fire with strength { $strength }, without air points
    }
choice-aim-gun = Add { $unit }
choice-aim-air =
    { $number ->
        [one] Fire with { $number } air point
       *[other] Fire with { $number } air points
    }{ $strength ->
        [0] {""}
       *[other] {" "}and guns of strength { $strength }
    }

## Refusal and reaction

prompt-refusals = { $side }: choose a hex whose units try to refuse combat, or none.
    .help = The unit with the highest ER tests: if the die is not above it, all units of the hex go back one hex, and the attack is off. PAVN, DELTA and CIDG subtract the TDV; a fatigued unit in the stack adds 1. The attackers may follow.
choice-refusals-done = Refuse no more
choice-refusals-refuse = Try to refuse combat in { $place }: the die falls

prompt-go-back = { $side }: choose where { $unit } goes back to from { $place }.
    .help = A hex next to it with room, open to the unit and not under attack, and not an empty hex in an enemy ZOC. PAVN, DELTA and CIDG may go even there if nothing else is left.
choice-go-back-to = { $unit } goes back to { $place }

prompt-reactions = { $side }: choose a unit that tries to react into an attacked hex, or none.
    .help = The unit stands next to the attacked hex and takes an efficiency test. If it passes, it moves in. There is one try for each hex and each unit.
choice-reactions-done = React no more
choice-reactions-react = { $unit } tries to react into { $place }: the die falls

## Combat

prompt-next-combat = { $side }: choose the combat to resolve next.
    .help = Coordination comes first, then maneuver, then the assault. All of it is finished before the next hex.
choice-next-combat-fight = Fight in { $place }

prompt-frontal-assault = { $side }: the attack on { $target } becomes a frontal assault. Choose the hex that it comes from.
    .help = The units of that hex assault, uncoordinated, even if they were to maneuver. All others declared against { $target } stand by.
choice-frontal-assault-from = The assault comes from { $place }

prompt-broken-arrow = { $side }: Moore is under attack. Call Broken Arrow?
    .help = A die gives air points for this combat alone, for support or for defensive bombardment. It can be called once in a game.
choice-broken-arrow-wait = Save it for later
choice-broken-arrow-call = Call Broken Arrow: the die falls

prompt-count-defender = { $side }, { $place }: the hex is overstacked. Choose a unit that fights.
    .help = Only four stacking points of the hex count in its defence. The others add nothing and lose nothing, but retreat with the rest.
choice-count-defender-count = { $unit } fights

prompt-choose-lead =
    { $attacks ->
        [0] { $side }: choose the lead unit of your defence.
       *[other] { $side }: choose the lead unit of your attack.
    }
    .help = The difference between the ERs of the two lead units shifts the column. The lead unit takes the first step lost and the first fatigue.
choice-choose-lead-lead = { $unit } leads

prompt-take-losses =
    { $number ->
        [one] { $side }: choose the unit that loses a step.
       *[other] { $side }: { $number } steps are lost. Choose the unit that loses the next one.
    }
    .help = A unit at full strength is flipped, a reduced one is eliminated. The lead unit loses first, US units share their losses, and HQs and the hospital come last.
choice-take-losses-lose = { $unit } loses a step

prompt-take-fatigue =
    { $number ->
        [one] { $side }: choose the unit that becomes fatigued.
       *[other] { $side }: { $number } units become fatigued. Choose the next one.
    }
    .help = A fatigued unit does not attack, fire or react and has no zone of control. The lead unit is fatigued first.
choice-take-fatigue-tire = { $unit } becomes fatigued

prompt-stand-or-go =
    { $side }, { $place }: retreat, or stand { $fatigue ->
        [0] { $steps ->
            [0] for nothing
            [one] for a step
           *[other] for { $steps } steps
        }
       *[other] { $steps ->
            [0] for a fatigue
           *[other] for a step and a fatigue
        }
    }.
    .help = Good ground may be held at a price: in TDV 2 a step and a fatigue, in TDV 3 or more and in an operational LZ a fatigue.
choice-stand-or-go-go = Retreat
choice-stand-or-go-stand =
    Stand: { $fatigue ->
        [0] { $steps ->
            [0] it costs nothing
            [one] a step is lost
           *[other] { $steps } steps are lost
        }
       *[other] { $steps ->
            [0] one unit becomes fatigued
           *[other] a step is lost and one unit becomes fatigued
        }
    }

prompt-fall-back =
    { $hexes ->
        [one] { $side }: choose where { $unit } retreats, { $hexes } hex away.
       *[other] { $side }: choose where { $unit } retreats, { $hexes } hexes away.
    }
    .help = Not into enemy units, closed terrain or a hex under attack, not beyond the stacking limit, and not into or through an enemy ZOC unless a friendly unit is there. Armoured units retreat through ZOCs.
choice-fall-back-to = { $unit } retreats to { $place }

prompt-advance = { $side }: choose who advances into { $target }.
    .help = Units that were to assault the hex must advance, and first; those that maneuvered may. After a retreat of two hexes they may go on one hex, if no enemy ZOC is in the first. Four stacking points are the limit.
choice-advance-done = Advance no more
choice-advance-follow = { $unit } advances into { $target }
choice-advance-further = { $unit } goes on to { $place }

## Refusals: set-up, reinforcements, replacements

refusal-not-in-area = { $unit } cannot be placed in { $place }: it is outside the area that the scenario gives, or too close to the enemy.
refusal-ring-is-full = The ring around the camp must stay open: no further hex next to it can be taken, and { $place } is one.
refusal-one-company-lands = A field LZ takes one company in a phase, and none lies next to another LZ.
refusal-enemy-there = An enemy unit is in { $place }: nobody arrives there.
refusal-no-replacements-left = The replacements at hand are not enough for { $unit }.
refusal-not-for-this-nation = These replacements are not meant for { $unit }.
refusal-not-reduced = { $unit } is not reduced: there is no step to restore.
refusal-not-dead = { $unit } has not been eliminated.
refusal-no-place-for-replacements = { $unit } gets no replacements there: the scenario names other places.
refusal-just-back = { $unit } has just returned with one step and gets no more in this turn.
refusal-left-for-good = { $unit } has left the map for good and gets no replacements.
refusal-not-replaced = { $unit } is never replaced: there are no replacements for leaders, HQs, the hospital and the supply unit.
refusal-hq-not-lost = { $unit } is not an HQ that can return: it must have been eliminated, and for the first time.
refusal-no-box-for-hq = An HQ returns only in a Cambodia box of this scenario, and { $place } is none.

## Refusals: movement

refusal-not-your-unit = { $unit } is not a unit that you command here; a leader goes with his unit.
refusal-unit-not-on-the-map = { $unit } is not in play.
refusal-no-allowance = { $unit } has no movement points in this phase.
refusal-moved-already = { $unit } has moved in this phase already.
refusal-gun-has-acted-twice = { $unit } is marked Final Fire: it has acted twice in this game turn.
refusal-gun-has-moved = { $unit } has moved in this game turn: a gun moves once, in whatever way.
refusal-no-way-from-here = No hex next to { $unit } is open to it.
refusal-too-far = There are not enough movement points to reach { $place }.
refusal-stopped-by-control = Enemy zones of control bar the way to { $place }.
refusal-enemy-holds-the-hex = An enemy unit is in { $place }: nobody moves there.
refusal-border-is-closed = US units do not cross the border of Cambodia, and { $place } lies beyond it.
refusal-motorised-need-a-road = Motorised units cannot enter { $place }: its terrain is closed to them, and no road leads there.
refusal-motorised-leave-by-road = Off the roads motorised units neither enter nor leave terrain closed to them, and no road leads from their hex to { $place }.
refusal-box-not-reached-from-here = This move does not lead to { $place }: only the PAVN enter a box, from its own hexes at the map edge or from the next box.
refusal-lies-in-wait = { $unit } lies in wait: it neither moves nor attacks before its turn, unless an enemy comes near.
refusal-confined = { $unit } does not leave its hex in this scenario.
refusal-no-stack-there = Fewer than two units can move from { $place }: there is no stack to move.
refusal-cannot-lead-that-unit = The leader cannot go over to { $unit }: it must be in his hex and his to lead, and neither it nor his present unit may have moved.
refusal-no-lift = The helicopters cannot do that: they lift a few US companies and batteries in a phase, from Camp Holloway, to fit ground away from the enemy.
refusal-no-exit = { $unit } cannot leave the map here and now: the scenario says who may, from which hexes and from which turn on.

## Refusals: declaring attacks

refusal-no-enemy-there = No enemy unit is in { $place }.
refusal-nobody-can-attack = No unit next to { $place } can attack it in this way.
refusal-declared-already = This kind of attack on { $place } has been settled already.
refusal-given-up-already = You have decided not to attack { $place } in this way in this phase.
refusal-no-maneuver-there = This hex cannot be attacked by maneuver.
refusal-not-adjacent = { $unit } is not next to the attacked hex.
refusal-attacks-already = { $unit } takes part in an attack already.
refusal-fatigued-does-not-attack = { $unit } is fatigued, and fatigued units do not attack.
refusal-artillery-does-not-attack = { $unit } is artillery, and of artillery only mortars attack.
refusal-advanced-already = { $unit } has advanced after a refused combat and attacks no more in this player turn.
refusal-could-not-enter = { $unit } cannot go into that hex: terrain, the border or an enemy closes it.
refusal-four-points-assault = With { $unit } more than four stacking points would assault { $target }.
refusal-four-points-maneuver = With { $unit } more than four stacking points would attack by maneuver from its hex.
refusal-no-strength-alone = { $unit } has no attack strength: it attacks only beside a unit of its hex that has some.
refusal-odds-too-low = Attack { $attack } against defence { $defence } is less than 1 to 3.
refusal-nobody-chosen = Nobody is chosen for this attack yet.
refusal-attack-stands = The chosen units are enough for this attack: it cannot be given up any more.

## Refusals: bombardment

refusal-bombarded-already = A bombardment of { $place } is declared already, and a hex suffers one in a phase.
refusal-bombardment-given-up = You have decided not to fire at { $place } in this phase.
refusal-nothing-reaches = Nothing that you may still fire with reaches { $place }.
refusal-no-b-52 = No B-52s are at hand in this turn.
refusal-friends-near = Friendly units are too close to { $place } for a B-52 strike.
refusal-not-your-gun = { $unit } is not one of your units on the map.
refusal-no-gun = { $unit } is no artillery and does not bombard.
refusal-gun-fatigued = { $unit } is fatigued and does not fire.
refusal-gun-fires-already = { $unit } fires already in this phase or step.
refusal-out-of-range = { $unit } does not reach { $target }: it is out of range.
refusal-too-near = { $unit } cannot fire at so short a range: { $target } is too near.
refusal-fires-for-itself-only = { $unit } is or was under attack and fires for its own hex only.
refusal-attacks-itself = { $unit } takes part in an attack and gives no support.
refusal-two-guns-only = In defence and in support the PAVN fire with two artillery units at most.
refusal-not-so-many-air-points =
    { $air ->
        [0] No air point is left.
        [1] You can use { $air } air point.
       *[other] You can use from 1 to { $air } air points.
    }
refusal-no-aircraft = The PAVN have no aircraft.

## Refusals: refusal and reaction

refusal-not-a-target = No attack is declared against { $place }.
refusal-tried-already = The units in { $place } have tried to refuse combat already.
refusal-doubly-attacked = Both maneuver and assault are declared against { $place }: nobody there refuses combat.
refusal-cannot-refuse-immobile = A unit in { $place } cannot move, so nobody there refuses combat.
refusal-hospital-does-not-refuse = The hospital is in { $place } and never retreats, so nobody there refuses combat.
refusal-arvn-does-not-refuse = ARVN units refuse combat only beside Truong, and he is not in { $place }.
refusal-americans-stand-here = US units do not refuse combat in { $place }: it is an operational LZ, a town, the US base or the hex of the brigade HQ.
refusal-nobody-refuses-in-a-camp = Nobody refuses combat in a camp, and { $place } is one.
refusal-nowhere-to-go = A unit in { $place } has no hex to go back to, so nobody there refuses combat.
refusal-no-refuge-there = { $unit } cannot go back to { $place }: it is closed, full, under attack or in an enemy ZOC.
refusal-no-room-to-refuse = There is no room for all who would go back: a hex holds four stacking points.
refusal-refuge-under-attack = { $unit } cannot go back to { $place }: an attack is declared against that hex.
refusal-target-itself = { $unit } is under attack and does not react elsewhere.
refusal-has-refused = { $unit } has just refused combat and does not react.
refusal-fatigued-does-not-react = { $unit } is fatigued and does not react.
refusal-no-room-to-react = There is no room for { $unit } in { $place }: a hex holds four stacking points.
refusal-cannot-react-immobile = { $unit } cannot move and does not react.
refusal-one-attempt = There is one try for each hex and each unit, and it has been made.

## Refusals: combat

refusal-nobody-there-to-assault = Nobody in { $place } can assault { $target }.
refusal-broken-arrow-used = Broken Arrow has been called in this game already.
refusal-not-involved = { $unit } takes no part in this.
refusal-counted-already = { $unit } fights already.
refusal-four-points-defend = With { $unit } more than four stacking points would fight in { $place }.
refusal-delta-does-not-lead = { $unit } does not lead an attack in which others than CIDG take part.
refusal-cidg-does-not-lead = { $unit } does not lead an attack in which others than DELTA take part.
refusal-headquarters-does-not-lead = { $unit } is an HQ, to be lost last: it leads only where nobody else can.
refusal-hospital-does-not-lead = The hospital is lost late: it leads only where there is nobody but an HQ beside it.
refusal-brigade-hq-does-not-lead = The brigade HQ is to be lost last: it leads only where nobody else can.
refusal-lead-loses-first = The lead unit loses the first step, and { $unit } does not lead.
refusal-americans-share-losses = { $unit } would be eliminated while another US unit of the combat is at full strength: that one loses first.
refusal-headquarters-last = { $unit } is an HQ and takes a loss only when nobody else is left.
refusal-hospital-late = The hospital takes a loss only when nobody but an HQ is left.
refusal-brigade-hq-last = The brigade HQ takes a loss only when nobody else is left.
refusal-tired-before = { $unit } cannot be fatigued by this: it was fatigued before, or takes no part.
refusal-lead-tires-first = The lead unit becomes fatigued first, and { $unit } does not lead.
refusal-cannot-stand = Nobody can stand in { $place }: that takes TDV 2 or more in defence, or an operational LZ.
refusal-retreat-closed = { $unit } cannot retreat to { $place }: the terrain, an enemy unit or the border closes it.
refusal-retreat-no-room = { $unit } cannot retreat to { $place }: the hex is full, it holds four stacking points.
refusal-retreat-controlled = { $unit } cannot retreat to { $place }: an enemy ZOC covers it or the way there, and no friendly unit is in that hex.
refusal-retreat-attacked = { $unit } cannot retreat to { $place }: that hex, or the one on the way, is attacked in this player turn.
refusal-retreat-wrong-distance = { $unit } cannot retreat to { $place }: it goes back { $hexes ->
    [one] one hex, no more and no less
   *[other] { $hexes } hexes and ends as far from the hex that is attacked
}.
refusal-no-room-to-advance = There is no room for { $unit }: a hex holds four stacking points.
refusal-assault-units-first = Those who were to assault { $target } advance first.
refusal-must-advance = A unit that was to assault { $target } has not advanced yet, and must.
refusal-one-hex-only = The advance goes one hex: the enemy has not retreated two.
refusal-second-hex-closed = { $unit } cannot go on to { $place }: it is not next to { $target }, or an enemy ZOC reaches there.

## Events: turns, recovery, arrivals

event-turn-begins = Turn { $turn }.
event-player-turn = Player turn: { short-side }.
event-air-points =
    { $number ->
        [one] { short-side }: { $number } air point in this turn.
       *[other] { short-side }: { $number } air points in this turn.
    }
event-air-given =
    { $number ->
        [one] { short-side }: { $number } air point in this turn.
       *[other] { short-side }: { $number } air points in this turn.
    }
event-air-points-hidden = { short-side }: how many air points they have in this turn they keep to themselves.
event-recovered = { $unit } recovers in { $place }.
event-still-tired = { $unit } stays fatigued in { $place }: die { $die }, ER { $value }.
event-hq-returns = { $unit } returns in { $place } as a replacement HQ.
event-replaced = { short-side }: { $unit } gets a replacement in { $place }.
event-arrived = { short-side }, reinforcements in { $place }: { $units }.
event-landing-test = { $unit } lands under fire in { $place }: die { $die }{ signed-modifier }, ER { $value }.

## Events: movement

event-move-made =
    { short-side }, { $origin } → { $place }: { $units } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
event-left-map = { short-side }, off the map to { $place }: { $units }.
event-lifted = { $unit } is lifted to { $place }.
event-withdrawn = { $unit } leaves the map from { $place }.
event-supply-arrived = Supplies arrive in { $place }.
event-sprung = { short-side }: an enemy has come near, and those who lie in wait may move.

## Events: before combat

event-declared =
    { $combat_id ->
        [maneuver] { short-side }, maneuver against { $target }: { $units }.
       *[assault] { short-side }, assault on { $target }: { $units }.
    }
event-refusal = Refusal in { $target }: { $unit } rolls { $die }, modifiers { $modifiers }, ER { $value }.
event-refused = Combat refused: { $target } → { $place }.
event-not-refused = The refusal in { $target } fails.
event-reaction = { $unit } tries to react into { $target }: die { $die }, ER { $value }.
event-reacted = { $unit } reacts into { $target }.
event-advanced = { short-side }, advance into { $place }: { $units }.
event-coordinated = The attack on { $target } is fully coordinated, without a roll.
event-coordination-roll = Coordination of the attack on { $target }: die { $die } against { $value }, { $result }.
event-frontal-from = Frontal assault: { $place } → { $target }.
event-broken-arrow =
    { $number ->
        [one] Broken Arrow! Die { $die }: { $number } air point for this combat.
       *[other] Broken Arrow! Die { $die }: { $number } air points for this combat.
    }

## Events: bombardment

event-fired =
    { $fire_id ->
        [offensive] { short-side }, bombardment of { $target }
        [defensive] { short-side }, defensive bombardment in { $target }
       *[support] { short-side }, support in { $target }
    }: guns { $units }{ $air ->
        [0] {""}
        [one] , { $air } air point
       *[other] , { $air } air points
    }.
event-bombed = B-52s over { $target }: strength { $number }.
event-air-defence = Air defence fire over { $target }: die { $die }.
event-air-damage =
    { $number ->
        [0] The aircraft are hit, die { $die }: no air point is lost.
        [one] The aircraft are hit, die { $die }: { $number } air point less.
       *[other] The aircraft are hit, die { $die }: { $number } air points less.
    }{ $lost ->
        [0] {""}
        [one] {" "}{ $lost } is destroyed for good.
       *[other] {" "}{ $lost } are destroyed for good.
    }
event-bombardment-roll =
    { $fire_id ->
        [offensive] { short-side }, bombardment of { $target }
        [defensive] { short-side }, defensive bombardment in { $target }
       *[support] { short-side }, support in { $target }
    }: strength { $strength }, die { $die }, modifiers { $modifiers }. Result: { $number }{ $tired ->
        [0] {""}
       *[other] F
    }.
event-town-hit = A town is bombarded: { $target }.

## Events: combat

event-leads =
    Lead units: { $attacker } attacks, { $defender } defends. { $shift ->
        [-3] Three columns to the left.
        [-2] Two columns to the left.
        [-1] One column to the left.
        [0] No shift.
        [1] One column to the right.
        [2] Two columns to the right.
        [3] Three columns to the right.
       *[other] { $shift } columns to the right.
    }
event-maneuver-roll = Maneuver combat in { $target }: attack { $attack }, defence { $defence }, column { $odds }. Die { $die }, modifiers { $modifiers }. Result: { $result }.
event-assault-roll =
    { short-side }, assault in { $target }: strength { $strength }, die { $die }, modifiers { $modifiers }. { $steps ->
        [0] The enemy loses nothing.
        [one] The enemy loses { $steps } step.
       *[other] The enemy loses { $steps } steps.
    }
event-assault-test = { $unit } is tested for a second round: die { $die }{ signed-modifier }, ER { $value }.
event-overrun = Nobody in { $target } can defend: all units there are eliminated.
event-step-lost = { $unit } loses a step in { $place }.
event-eliminated = { $unit } is eliminated in { $place }.
event-tired = { $unit } becomes fatigued in { $place }.
event-leader-lost = { $unit } has no unit left to go with and is removed.
event-leader-joins = { $unit } has no unit of his left in the hex and joins { $host } in { $place }.
event-stood = { short-side }: the units in { $place } stand.
event-trapped = { short-side }: units in { $place } have no way back and pay for it.
event-retreated = { $unit } retreats: { $origin } → { $place }.
event-night-ambush =
    Night ambush in { $target }: strength { $strength }, die { $die }{ signed-modifier }. { $steps ->
        [0] No step is lost.
        [one] { $steps } step is lost.
       *[other] { $steps } steps are lost.
    }

## Events: victory

event-points =
    { $number ->
        [one] { short-side }: { $number } victory point ({ $reason }).
       *[other] { short-side }: { $number } victory points ({ $reason }).
    }
event-captured = The { short-side } capture { $place }.
