### Storm over Dien Bien Phu: what is said during play: prompts, choices, refusals, events, sums, options. Terms: see names.ftl.

## Scenario, options

scenario-battle = The battle
    .help = Eight turns, from 13 March to 7 May 1954. After turn 8 the Viet Minh win if they control six of the nine victory areas; otherwise the French win.

option-reactions = Cards out of turn
    .help = When a side is asked for a card in the middle of what the other does. Quick: only if it holds one that could be played; being asked thus tells the enemy that you hold a card for that moment. Strict: whenever it could hold one as far as the other side knows, which hides whether it does. Strict unless chosen otherwise when two people play over a network.
option-reactions-quick = Quick
option-reactions-strict = Strict
option-bid = Choice of sides
    .help = In the bidding both players name unseen how many victory areas the Viet Minh must control. The higher bidder leads the Viet Minh, and the bid is their target.
option-bid-false = As seated
option-bid-true = By bidding
option-areas = Victory areas needed
    .help = How many of the nine victory areas the Viet Minh must control after turn 8. The book says six; the bidding sets its own number.
option-areas-1 = One
option-areas-2 = Two
option-areas-3 = Three
option-areas-4 = Four
option-areas-5 = Five
option-areas-6 = Six
option-areas-7 = Seven
option-areas-8 = Eight
option-areas-9 = Nine
option-fighter_retreats = Retreats by Fighter Bombers
    .help = The card gives the French all the damage to allot “except retreats”. That may mean that no unit is made to retreat, or only that the owner still chooses where to.
option-fighter_retreats-false = None
option-fighter_retreats-true = Allowed, the owner chooses where to
option-improved_limit = Two Improved Defenses
    .help = One copy doubles the terrain value, to 6 at most; two triple it. Whether the limit of 6 holds for two copies as well.
option-improved_limit-false = Nine at most
option-improved_limit-true = Six at most
option-either_fire_marker = Fire markers and terrain
    .help = Whether the terrain value is lost only to a fire marker of the side fired at, or to a fire marker of either side.
option-either_fire_marker-false = Marker of the side fired at
option-either_fire_marker-true = Marker of either side
option-trench_reached = Sapping with a card
    .help = Whether a discarded card adds its trench value to the trench level, or raises the trench to that level.
option-trench_reached-false = Adds its value
option-trench_reached-true = Raises to its value
option-flares_one = Flares
    .help = Whether one Flares card cancels every Night Assault in play in the assault, or one of them.
option-flares_one-false = Cancel all
option-flares_one-true = Cancel one
option-coordination_one_die = Command Coordination
    .help = Whether the card has both dice of the attack rolled again, or one die of your choice.
option-coordination_one_die-false = Both dice
option-coordination_one_die-true = One die
option-flak_needs_shortage = Heavy Flak
    .help = Whether Heavy Flak cuts off an area even when the supply roll leaves all in supply, or only adds to a shortage.
option-flak_needs_shortage-false = On any roll
option-flak_needs_shortage-true = On 9 or more
option-assault_marker = Fire marker after an assault
    .help = Whether Viet Minh units that fail to take an area leave a fire marker where they assaulted from.
option-assault_marker-false = None
option-assault_marker-true = Where the assault came from
option-mines_withdraw = Mines
    .help = Whether units stopped by Mines are spent where they are, or retreat as well.
option-mines_withdraw-false = Spent in place
option-mines_withdraw-true = Spent and retreated

card-none = no card

## How a game ended

reason-taken = The Viet Minh control as many victory areas as they need.
reason-held = The Viet Minh control too few victory areas.

## Moments for cards

moment-before-own-dice = before the dice of one’s own attack
moment-before-enemy-dice = before the dice of an enemy attack
moment-after-own-dice = after the dice of one’s own attack
moment-after-enemy-dice = after the dice of an enemy attack
moment-before-own-assault = before the dice of one’s own assault
moment-before-enemy-assault = before the dice of an enemy assault
moment-after-own-assault = after the dice of one’s own assault
moment-after-enemy-assault = after the dice of an enemy assault
moment-against-card = when an enemy card is played
moment-after-action = after one’s own action
moment-end-of-impulse = at the end of an impulse
moment-supply = at the supply roll

## Parts of sums

tally-dice = dice
tally-firepower = firepower
tally-card-firepower = firepower of the card
tally-mortars = { card-fr-13 }
tally-night = { card-vm-25 }
tally-best-defence = best defence
tally-ground = terrain
tally-trench = trench
tally-improved = { card-vm-01 }
tally-runways = runway areas
tally-green-areas = green areas

## Bidding

prompt-bid = Player { $player }: bid for the Viet Minh, from 1 to { $most } victory areas.
    .help = Your bid stays hidden until both have bid. The higher bidder leads the Viet Minh and must control that many victory areas after turn 8; the other player leads the French. Equal bids: dice decide who leads the Viet Minh.
choice-bid-bid =
    { $number ->
        [one] Bid { $number } victory area
       *[other] Bid { $number } victory areas
    }

## The impulse

prompt-choose-action =
    { $side }, turn { $turn }: choose what to do in this impulse ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand).
    .help = One action for an impulse: fresh units of one area move or fire, those of the Viet Minh may also sap or assault, or an impulse card is played instead. Some cards come on top of the action. A pass gives the impulse up; a French pass followed by a Viet Minh pass ends the phase.
choice-choose-action-pass = Pass
choice-choose-action-move = Move out of { $area } ({ $fresh } fresh)
choice-choose-action-fire = Fire from { $area } ({ $fresh } fresh)
choice-choose-action-sap = Sap in { $area } (trench { $level }, { $fresh } fresh)
choice-choose-action-assault = Assault from { $area } (trench { $level }, { $fresh } fresh)
choice-choose-action-play =
    { $impulse ->
        [0] Play on top of the action: { $card }
       *[other] Play as the whole impulse: { $card }
    }
choice-choose-action-dig = Sap by discarding a card: { $card } (trench value { $value })

prompt-buy-impulse = { $side }: the Viet Minh have passed. Discard a card to go on, or let the Impulse Phase end.
    .help = The card is discarded without effect. The next impulse is then yours, and play goes on as usual.
choice-buy-impulse-end = Let the Impulse Phase end
choice-buy-impulse-discard = Discard and go on: { $card }

## Cards

prompt-discard-down =
    { $side }: your hand is too large, discard { $number ->
        [one] { $number } card.
       *[other] { $number } cards.
    }
    .help = Hand sizes are on the turn track, with one more card for each bonus set under your control. What you discard may come back when the deck is shuffled.
choice-discard-down-discard = Discard: { $card }

prompt-end-discard = { $side }, end of the turn: discard what you do not want to keep.
    .help = You may discard none, some or all of your cards. Those you keep count for your next hand: you draw only up to its size.
choice-end-discard-done = Keep the rest
choice-end-discard-discard = Discard: { $card }

prompt-window =
    { $moment_id ->
        [before-own-dice] { $side }, your attack on { $area }: play a card before the dice, or none.
        [before-enemy-dice] { $side }, enemy attack on { $area }: play a card before the dice, or none.
        [after-own-dice] { $side }, your attack on { $area }: the dice are down, { $damage } damage points. Play a card, or none.
        [after-enemy-dice] { $side }, enemy attack on { $area }: the dice are down, { $damage } damage points. Play a card, or none.
        [before-own-assault] { $side }, your assault on { $area }: play a card before the dice, or none.
        [before-enemy-assault] { $side }, enemy assault on { $area }: play a card before the dice, or none.
        [after-own-assault] { $side }, your assault on { $area }: the dice are down, { $damage } damage points. Play a card, or none.
        [after-enemy-assault] { $side }, enemy assault on { $area }: the dice are down, { $damage } damage points. Play a card, or none.
        [against-card] { $side }, the enemy plays { $card } against { $area }: cancel it with a card of yours, or let it work.
        [after-action] { $side }, your action is over: play a card on top of it, or end the impulse.
        [end-of-impulse] { $side }, the impulse ends: play a card, or none.
        [supply] { $side }, the supply roll is made: play a card, or none.
       *[other] { $side }: play a card, or none.
    }
    .help = Around an attack or an assault both sides may play cards in turn, whoever attacks first, until both have let the moment pass. A played card is seen at once and cannot be taken back.
choice-window-pass =
    { $moment_id ->
        [before-own-dice] Play no card: on to the dice
        [before-enemy-dice] Play no card: on to the dice
        [before-own-assault] Play no card: on to the dice
        [before-enemy-assault] Play no card: on to the dice
        [against-card] Let { $card } work
        [after-action] End the impulse
       *[other] Play no card
    }
choice-window-play =
    { $moment_id ->
        [against-card] Cancel it with { $card }
       *[other] Play: { $card }
    }

prompt-standing-orders = Say when you want to be asked for cards in the enemy’s impulses.
    .help = Standing orders answer for you, in private, when the enemy’s doings, the end of an impulse or the supply roll would put a question to you. They never speak for you in your own action, and you may change them at any time.
choice-standing-orders-ask = Ask me whenever I could play a card
choice-standing-orders-pass-impulse =
    { $own ->
        [1] At the end of this impulse, pass for me
       *[0] While the enemy acts in this impulse, pass for me
    }
choice-standing-orders-pass-all = Whenever the enemy acts, pass for me until I say otherwise
choice-standing-orders-only-assaults-on = Ask me only about assaults on { $area }, and on areas so named before

## Movement

prompt-pick-movers =
    { $side }, { $area }: pick the units that move together. { $number ->
        [0] None is picked yet.
       *[other] Picked: { $picked }; movement points of the stack: { $points }.
    }
    .help = A stack moves at the pace of its slowest unit, all the way together. Units left behind stay fresh.
choice-pick-movers-done =
    { $number ->
        [0] Move
        [one] Move { $number } unit
       *[other] Move { $number } units
    }
choice-pick-movers-add = Add one { $type } ({ $left } left)
choice-pick-movers-all = Move all fresh units ({ $fresh })

prompt-move-step =
    { $side }, { $here }: choose the next step of { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }. { $points ->
        [0] No movement point is left.
        [one] { $points } movement point is left.
       *[other] { $points } movement points are left.
    }
    .help = A step costs one point, one more into an area under enemy control or with enemies or over the river without a bridge, and one more out of an area under enemy control or with enemies. Control taken on the way counts at once. Whoever has moved is spent.
choice-move-step-stop =
    { $number ->
        [one] Stop in { $here }: the unit is spent
       *[other] Stop in { $here }: the units are spent
    }
choice-move-step-step =
    { $here } → { $area } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })

## Fire

prompt-fire-at = { $side }, { $here }: choose the area to fire at.
    .help = Units fire into their own area or an adjacent one, over rivers too, and only enemies suffer. Firing out leaves a fire marker: your units there then lose their terrain value.
choice-fire-at-fire = Fire at { $area }

prompt-pick-firers =
    { $side }, { $area }: pick the units that fire at { $target }. { $number ->
        [0] None is picked yet.
       *[other] Picked: { $picked }; firepower { $power }.
    }
    .help = Attack points are two dice and the firepower of all who fire; defence points are the best defence in the area and its terrain value. The difference is damage. Whoever has fired is spent.
choice-pick-firers-done =
    { $number ->
        [0] Fire
        [one] Fire with { $number } unit: no way back
       *[other] Fire with { $number } units: no way back
    }
choice-pick-firers-add = Add one { $type } ({ $left } left)
choice-pick-firers-all = Fire with all fresh units ({ $fresh }): no way back

prompt-card-target = { $side }: choose the target area of { $card }.
    .help = Aircraft reach any area. Artillery and rockets reach an area adjacent to one under your control; French artillery may clear a trench there instead of firing.
choice-card-target-fire =
    Fire at { $area } ({ $enemies ->
        [one] { $enemies } enemy unit
       *[other] { $enemies } enemy units
    }): no way back
choice-card-target-clear = Clear the trench in { $area } (level { $level })

prompt-allot-damage =
    { $side }, { $area }: allot { $points ->
        [one] { $points } damage point.
       *[other] { $points } damage points.
    }
    .help = 1 point flips a fresh unit or makes a spent one retreat; 2 points eliminate a spent unit, or flip a fresh one and make it retreat; 3 points eliminate a fresh one. As many points as possible must be used.
choice-allot-damage-flip =
    Flip one fresh { $type } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-retreat =
    Retreat one spent { $type } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-flip-and-retreat =
    Flip and retreat one fresh { $type } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-eliminate-spent =
    Eliminate one spent { $type } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
choice-allot-damage-eliminate-fresh =
    Eliminate one fresh { $type } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })

prompt-retreat-to = { $side }, { $here }: choose where the { $type } retreats.
    .help = A unit retreats to an adjacent area under its own control: one with room first, then the one with the fewest enemies, never back to where the fire fell. Into a full area it goes only to retreat on from there.
choice-retreat-to-to =
    { $here } → { $area }{ $enemies ->
        [0] {""}
        [one] {" "}({ $enemies } enemy unit there)
       *[other] {" "}({ $enemies } enemy units there)
    }{ $full ->
        [1] {" "}(full: it retreats on)
       *[other] {""}
    }

## Sapping and assaults

prompt-pick-sappers =
    { $side }, { $area }: pick the units that sap, two for each level. { $number ->
        [0] None is picked yet.
       *[other] Picked: { $picked }.
    }
    .help = Two fresh units dig one level and are spent. More levels at once take more units; a trench has three levels at most.
choice-pick-sappers-done =
    { $number ->
        [0] Sap
        [one] Sap with { $number } unit
       *[other] Sap with { $number } units
    }
choice-pick-sappers-add = Add one { $type } ({ $left } left)

prompt-dig-where = { $side }: choose the area to sap (discarded: { $card }).
    .help = Any area under your control will do, with or without units. No unit is spent, and three levels are the most.
choice-dig-where-dig = { $area }: trench level { $level }

prompt-assault-from = { $side }: choose the area that the assault starts from ({ $card }).
    .help = With this card any trench level will do, even none. The area needs fresh units and an adjacent area that French units hold.
choice-assault-from-from = Assault from { $area }

prompt-assault-at = { $side }, { $here }: choose the area to assault.
    .help = An assault goes into an adjacent area that the French control and hold with units; rivers do not matter. The defenders get no terrain value.
choice-assault-at-assault = Assault { $area }

prompt-pick-assaulters =
    { $side }, { $area }: pick the units that assault { $target }, { $most } at most. { $number ->
        [0] None is picked yet.
       *[other] Picked: { $picked }; firepower { $power }.
    }
    .help = If no French unit is left there afterwards, all assaulting units go in and take control. Either way they are spent, and one of them is lost.
choice-pick-assaulters-done =
    { $number ->
        [0] Assault
        [one] Assault with { $number } unit: no way back
       *[other] Assault with { $number } units: no way back
    }
choice-pick-assaulters-add = Add one { $type } ({ $left } left)
choice-pick-assaulters-all = Assault with all fresh units ({ $fresh }): no way back

prompt-lose-units =
    { $side }, { $area }: the assault costs { $number ->
        [one] { $number } assaulting unit
       *[other] { $number } assaulting units
    }. Choose what is lost.
    .help = Every assault costs one assaulting unit, and one more for each re-roll of Giap Demands Success. An area that was taken stays taken.
choice-lose-units-lose = Eliminate one { $type }

## French cards at work

prompt-reroll-die = { $side }: choose the die to roll again.
    .help = The new result stands, even if it is lower.
choice-reroll-die-reroll = Roll the { $number } again

prompt-refresh-area = { $side }: choose the area whose French units become fresh.
    .help = All French units of the area recover at once and may act again this turn.
choice-refresh-area-refresh =
    { $area } ({ $number ->
        [one] { $number } spent unit
       *[other] { $number } spent units
    })

prompt-relief-unit = { $side }, { $area }: choose the starred unit that arrives.
    .help = The die says how many infantry and armour units come. Where more are waiting than called, or room is short, you choose.
choice-relief-unit-relieve = Bring in one { $type }

prompt-mined-unit =
    { $side }, { $area }: the mines stop { $number ->
        [one] { $number } more assaulting unit
       *[other] { $number } more assaulting units
    }. Choose one.
    .help = A unit stopped by mines is spent and takes no further part in the assault. Those still fresh must go on.
choice-mined-unit-stop = Stop one { $type }

prompt-counter-at = { $side }: choose the lost area to counter-attack.
    .help = Only an area that the French have lost in the impulse just before can be counter-attacked.
choice-counter-at-counter = Counter-attack { $area }

prompt-pick-strikers =
    { $side }: pick the units that counter-attack { $target }, { $most } at most. { $number ->
        [0] None is picked yet.
       *[other] Picked: { $picked }.
    }
    .help = Fresh units of any adjacent areas go in, if they can pay for the step. They attack together from inside, so the enemy has no terrain value; then they are spent and stay.
choice-pick-strikers-done =
    { $number ->
        [0] Counter-attack
        [one] Counter-attack with { $number } unit: no way back
       *[other] Counter-attack with { $number } units: no way back
    }
choice-pick-strikers-add = { $area }: add one { $type }

## Viet Minh cards at work

prompt-rats-where = { $side }: choose the French area for the rats.
    .help = A die says how many fresh French units there you may make spent. The area must be under French control and without Viet Minh units.
choice-rats-where-infest =
    { $area } ({ $number ->
        [one] { $number } fresh unit
       *[other] { $number } fresh units
    }): the die falls

prompt-rats-bite =
    { $side }, { $area }: choose what the rats spend, { $number ->
        [one] { $number } fresh unit at most.
       *[other] { $number } fresh units at most.
    }
    .help = You choose which French units become spent, up to the number of the die.
choice-rats-bite-done = Spend no more
choice-rats-bite-spend = Spend one { $type }

prompt-mine-where = { $side }: choose the French area above the mine.
    .help = It must be under French control and adjacent to trench level 3. The French may withdraw first; then a die is rolled, and you allot that many damage points to those who stayed.
choice-mine-where-mine =
    { $area } ({ $number ->
        [one] { $number } French unit
       *[other] { $number } French units
    })

prompt-withdraw =
    { $side }, { $area }: a mine is about to go off under { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }. Withdraw whom you like.
    .help = A unit that leaves retreats by the usual rules and is spent. Then a die is rolled, and the Viet Minh allot that many damage points to those who stayed.
choice-withdraw-stay = Nobody else leaves: the die falls
choice-withdraw-leave = Withdraw one fresh { $type }: it is spent
choice-withdraw-leave-spent = Withdraw one spent { $type }

prompt-roll-again =
    { $side }: the best roll of the assault is { $total }, worth { $damage ->
        [0] no damage
        [one] { $damage } damage point
       *[other] { $damage } damage points
    }. Keep it or roll again.
    .help = Each further roll costs one more assaulting unit. The highest total counts.
choice-roll-again-keep = Keep { $total }
choice-roll-again-reroll =
    Roll again for one more unit lost ({ $left ->
        [one] { $left } re-roll possible
       *[other] { $left } re-rolls possible
    })

prompt-propaganda-where = { $side }: choose the area whose Thai units hear the propaganda.
    .help = A die is rolled for each Thai unit there; on 4 or more it leaves the game. The area must be adjacent to one under Viet Minh control.
choice-propaganda-where-persuade =
    { $area } ({ $number ->
        [one] { $number } Thai unit
       *[other] { $number } Thai units
    }): the dice fall

prompt-emergency-where =
    { $side }: choose the area for { $number ->
        [one] { $number } replacement unit.
       *[other] { $number } replacement units.
    }
    .help = They arrive fresh, together, in one area under your control with room for them. There is no replacement roll this turn.
choice-emergency-where-place = { $area }

## The End Phase

prompt-cut-off = { $side }: choose an area to put out of supply ({ $number } to mark).
    .help = French units there do not become fresh at the end of this turn. The figure shows how many of them are spent.
choice-cut-off-cut = { $area } ({ $spent } spent)

prompt-place-units =
    { $side }: place { $number ->
        [one] { $number } arriving unit
       *[other] { $number } arriving units
    }: { $arriving }.
    .help = The French place in areas under their control. The Viet Minh place in areas under theirs, or in a French area without French units adjacent to an unbroken chain of theirs from the map edge, which they take at once. Nine units of a side in an area are the most.
choice-place-units-place = { $area }: place one { $type }
choice-place-units-place-stack = { $area }: place { $fit } units at once

## Refusals: cards

refusal-not-in-hand =
    { $card_id ->
        [none] You hold no such card.
       *[other] This card is not in your hand: { $card }.
    }
refusal-wrong-moment = { $card }: this is not the moment for it; the card says when it is played.
refusal-too-early-for-card = { $card }: it is too early in the game for this card.
refusal-too-late-for-card = { $card }: it is too late in the game for this card.
refusal-no-target-for-card = { $card }: no area within its reach holds anything to strike.
refusal-not-next-to-own-area = { $area } is not adjacent to an area under your control: { $card } does not reach it.
refusal-no-trench-there = { $area } has no trench to clear.
refusal-card-clears-no-trench = { $card }: this card clears no trench, only French artillery does.
refusal-no-aircraft-to-stop = No aircraft are coming: { $card } stops { card-fr-18 } and { card-fr-20 } only.
refusal-no-artillery-to-silence = No artillery has been played: counter-battery fire answers { card-fr-22 } and { card-fr-27 } only.
refusal-no-damage-to-ignore = The attack does no damage: there is nothing to take off.
refusal-rolled-again-already = These dice have been rolled again already, and once for an attack is all.
refusal-no-such-die = No die of this attack shows { $number }.
refusal-mines-in-own-area-only = You no longer control the area under assault: your mines do not lie there.
refusal-not-with-mines = The card { card-fr-11 } has been played in this assault, and { $card } does not go with it.
refusal-not-with-debouchez = The card { card-fr-04 } has been played in this assault, and { $card } does not go with it.
refusal-nobody-spent = No French unit is spent there: there is nobody to make fresh.
refusal-no-night-assault = No { card-vm-25 } card is in play in this assault: there is nothing to cancel.
refusal-not-called-to-relief = The die does not bring this unit: { $type }.
refusal-no-starred-unit = No starred unit is left to come from Isabelle.
refusal-no-ground-to-burn = The terrain value of { $area } does not count in this attack: there is nothing to burn away.
refusal-no-ground-to-improve = The terrain value of { $area } does not count in this attack: there is nothing to double.
refusal-two-copies-at-most = Two copies are in play in this attack already, and a third does nothing.
refusal-only-attacks-by-units = A card is firing here: { $card } goes with attacks by units only.
refusal-nothing-lost-just-before = The French have lost no such area in the impulse just before, and only such an area can be counter-attacked.
refusal-nobody-can-enter = No fresh French unit adjacent to the lost area can pay to enter it, or there is no room left.
refusal-not-next-to-lost-area = { $area } is not adjacent to { $target }.
refusal-strike-armour-and-river = { $area } → { $target }: there is no bridge, and armour crosses the river by a bridge only.
refusal-striker-too-slow = { $area } → { $target } costs more movement points than this unit has ({ $type }).
refusal-no-room-to-strike =
    { $most ->
        [one] { $target } has room for { $most } unit, and it is picked.
       *[other] { $target } has room for { $most } units, and they are picked.
    }
refusal-no-area-for-rats = The rats find nobody: they need fresh French units in an area under French control, without Viet Minh units.
refusal-no-unit-to-pay-with = Every assaulting unit is already at stake: none is left to pay for another roll.
refusal-no-area-to-mine = No mine shaft gets that far: it takes French units in an area under their control, adjacent to trench level 3.
refusal-no-thai-in-reach = No Thai unit is within reach: it takes one in an area adjacent to Viet Minh ground.
refusal-nothing-short-to-add-to = All French areas are in supply, and in this game { $card } only adds to a shortage.
refusal-nobody-to-cut-off = No further French area with units is left to cut off.
refusal-no-assault-possible = No assault is possible: no fresh Viet Minh unit is adjacent to an area that French units hold, with room to go in.
refusal-box-is-empty = The Replacement box is empty.
refusal-no-room-for-replacements = There is no room for the replacements: an area holds nine units of a side.
refusal-not-a-viet-minh-area = { $area } is not under Viet Minh control.
refusal-never-assaulted = Nobody ever assaults your side in { $area }.
refusal-ordered-already = These are your orders already.
refusal-no-impulse-to-pass = No impulse is being played: an order for one impulse would end before it could answer anything.
refusal-own-impulse-to-pass = This impulse is your own, and the order would end with it: it answers only for what the enemy does.

## Refusals: actions and movement

refusal-only-the-viet-minh = Sapping and assaults are for the Viet Minh alone.
refusal-no-fresh-unit = { $area }: no unit of yours is fresh there, and spent units do nothing.
refusal-no-move-from-here = { $area }: no fresh unit can leave. Every adjacent area is closed, full or costs too many movement points.
refusal-no-enemy-in-reach = { $area }: no enemy is within reach. Units fire into their own area or an adjacent one.
refusal-card-digs-nowhere = { $card } deepens no trench: no area under Viet Minh control gains from trench value { $value }.
refusal-nobody-picked = No unit is picked yet, and at least one must act.
refusal-not-several-left = Fewer than two units are left to pick: pick them one by one.
refusal-no-such-fresh-unit = { $area }: no further fresh unit of this type is there ({ $type }).
refusal-no-firepower = Only units with firepower can fire.
refusal-not-adjacent = { $area } is not adjacent to { $here }.
refusal-red-area = The number of { $area } is red: French units never enter it.
refusal-defended-french-area = { $area } is under French control and French units are there: the Viet Minh enter it only by assault.
refusal-armour-and-river = { $here } → { $area }: there is no bridge, and armour crosses the river by a bridge only.
refusal-no-room =
    { $number ->
        [one] { $area } is full: an area holds nine units of a side.
       *[other] { $area } has no room for { $number } more: an area holds nine units of a side.
    }
refusal-too-dear =
    { $points ->
        [0] { $here } → { $area } costs { $cost }, and no movement point is left.
        [one] { $here } → { $area } costs { $cost }, and { $points } movement point is left.
       *[other] { $here } → { $area } costs { $cost }, and { $points } movement points are left.
    }
refusal-no-step-together = { $area }: together these units can go nowhere. One of them is too slow or cannot cross, or no adjacent area has room for all.
refusal-must-step = The units are picked and have not moved yet: they must make one step at least.

## Refusals: fire, damage, retreats

refusal-out-of-reach = { $area } is out of reach of { $here }: units fire into their own area or an adjacent one.
refusal-no-enemy-there = { $area }: no enemy unit is there.
refusal-no-such-target = { $area }: no such unit can take this result ({ $type }).
refusal-too-few-points =
    { $points ->
        [one] This costs { $cost }, and { $points } damage point is left.
       *[other] This costs { $cost }, and { $points } damage points are left.
    }
refusal-points-would-be-lost = So some damage points would be lost that can be used otherwise: as many as possible must be used.
refusal-no-retreat-results = Fighter bombers make no unit retreat.
refusal-retreat-not-adjacent = { $area } is not adjacent to { $here }.
refusal-retreat-not-controlled = { $area } is under enemy control: nobody retreats into it.
refusal-no-way-back = { $area }: no way back. A unit does not retreat to where the fire fell, nor where it has just been.
refusal-room-elsewhere = { $area } is full, and another area has room.
refusal-fewer-enemies-elsewhere =
    { $enemies ->
        [one] { $area }: { $enemies } enemy unit is there, and another area has fewer.
       *[other] { $area }: { $enemies } enemy units are there, and another area has fewer.
    }
refusal-nowhere-to-go = { $area }: no adjacent area is open to a retreat of this unit ({ $type }).
refusal-no-such-unit-there = { $area }: no such unit is there ({ $type }).

## Refusals: sapping and assaults

refusal-sap-not-controlled = { $area } is not under Viet Minh control: nobody saps there.
refusal-trench-at-its-deepest = { $area }: the trench is at level { $level } and goes no deeper.
refusal-too-few-sappers = { $area }: a level takes two fresh units, and there are not enough.
refusal-sappers-for-whole-levels = Two units dig one level: the last one picked needs a mate.
refusal-too-many-sappers = { $area }: so many units would dig deeper than a trench can go.
refusal-card-digs-no-deeper = { $area }: { $card } would leave the trench at level { $level }.
refusal-assault-not-adjacent = { $area } is not adjacent to { $here }.
refusal-nothing-to-assault = There is nothing to assault: it takes an adjacent area that the French control and hold with units, and room to go in.
refusal-no-room-for-assault = { $area } is full: nine Viet Minh units are there already.
refusal-too-many-assaulters = { $target } has room for { $most } assaulting units and no more.
refusal-trench-too-low = { $area }: the trench level is { $level }, and an assault needs level 3.
refusal-not-an-assaulting-unit = No such unit is among those that assault: { $type }.

## Refusals: End Phase and bidding

refusal-no-french-area = { $area } is not under French control.
refusal-no-french-units-to-cut-off = { $area }: no French unit is there to be cut off.
refusal-cut-off-already = { $area } is out of supply already.
refusal-not-arriving-now = No such unit arrives this turn: { $type }.
refusal-area-is-full = { $area } is full: nine units of your side are there.
refusal-not-several-to-place = { $area }: only one unit is left to place or has room there.
refusal-not-connected-to-the-edge = { $area } is neither Viet Minh ground nor adjacent to an unbroken chain of it from the map edge.
refusal-french-units-hold-it = { $area } is under French control and French units are there.
refusal-not-a-french-area = { $area } is not open to French arrivals: it must be under French control.
refusal-not-that-many-areas = There are { $most } victory areas: bid from 1 to { $most }.

## Events: turns, impulses, bidding

event-bids = Bids: player 1 names { $first }, player 2 names { $second }.
event-bid-roll = Equal bids: player 1 rolls { $first }, player 2 rolls { $second }.
event-bid-won =
    { $seat_id ->
        [FR] Player 1
       *[VM] Player 2
    } leads the Viet Minh and needs { $number ->
        [one] { $number } victory area.
       *[other] { $number } victory areas.
    } { $seat_id ->
        [FR] Player 2
       *[VM] Player 1
    } leads the French.
event-turn-begins =
    { $turn ->
        [1] Turn { $turn }: { turn-1 }.
        [2] Turn { $turn }: { turn-2 }.
        [3] Turn { $turn }: { turn-3 }.
        [4] Turn { $turn }: { turn-4 }.
        [5] Turn { $turn }: { turn-5 }.
        [6] Turn { $turn }: { turn-6 }.
        [7] Turn { $turn }: { turn-7 }.
        [8] Turn { $turn }: { turn-8 }.
       *[other] Turn { $turn }.
    }
event-passed =
    { $side_id ->
        [FR] The French pass.
       *[VM] The Viet Minh pass.
    }
event-impulse-bought = The French discard { $card } to go on.
event-phase-ends = The Impulse Phase ends.

## Events: cards

event-reshuffled =
    { $side_id ->
        [FR] The French shuffle their discard pile into their deck.
       *[VM] The Viet Minh shuffle their discard pile into their deck.
    }
event-drew =
    { $side_id ->
        [FR] The French draw
       *[VM] The Viet Minh draw
    } { $number ->
        [0] no card.
        [one] { $number } card: { $cards }.
       *[other] { $number } cards: { $cards }.
    }
event-drew-hidden =
    { $side_id ->
        [FR] The French draw
       *[VM] The Viet Minh draw
    } { $number ->
        [0] no card.
        [one] { $number } card.
       *[other] { $number } cards.
    }
event-card-played =
    { $side_id ->
        [FR] The French play { $card }.
       *[VM] The Viet Minh play { $card }.
    }
event-card-discarded =
    { $side_id ->
        [FR] The French discard { $card }.
       *[VM] The Viet Minh discard { $card }.
    }
event-card-cancelled = Cancelled: { $card }.
event-nights-lit =
    { $number ->
        [one] { card-fr-07 }: { $number } { card-vm-25 } card is cancelled.
       *[other] { card-fr-07 }: { $number } { card-vm-25 } cards are cancelled.
    }
event-mines-rolled = { card-fr-11 }, assault on { $area }: die { $die }.
event-mined = { $area }: { $type } stopped by mines and spent.
event-coordinated = { card-fr-02 }: the dice are now { $faces }, in all { $total }.
event-stands-firm =
    { $number ->
        [one] { card-fr-01 }, { $area }: { $number } damage point less.
       *[other] { card-fr-01 }, { $area }: { $number } damage points less.
    }
event-recovered = { $area }: all French units are fresh again.
event-relief-rolled = { card-fr-09 }: die { $die }.
event-relieved = { $area }: { $type } arrives from Isabelle.
event-trench-cleared = { $area }: the trench of level { $level } is cleared.
event-counter-attack = Counter-attack, { $area }: { $units }.
event-rats-rolled = { card-vm-03 }, { $area }: die { $die }.
event-rats-spent = { $area }: { $type } spent by the rats.
event-shaft-rolled =
    { $die ->
        [one] { $area }: the mine goes off, { $die } damage point.
       *[other] { $area }: the mine goes off, { $die } damage points.
    }
event-propaganda =
    { card-vm-10 }, { $area } (dice { $faces }): { $lost ->
        [0] nobody leaves.
        [one] { $lost } Thai unit leaves the game.
       *[other] { $lost } Thai units leave the game.
    }
event-emergency =
    { $number ->
        [one] { card-vm-15 }, { $area }: { $number } unit. No replacement roll this turn.
       *[other] { card-vm-15 }, { $area }: { $number } units. No replacement roll this turn.
    }

## Events: movement, control, sapping

event-moved =
    { $side }, { $origin } → { $area }: { $units } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
event-control =
    { $side_id ->
        [FR] { $area } passes to the French.
       *[VM] { $area } passes to the Viet Minh.
    }
event-trench-lost = { $area }: the trench is gone.
event-sapped = Sapping in { $area }: trench level { $level } ({ $units }).
event-dug-by-card = Sapping in { $area }: trench level { $level } (by { $card }).

## Events: fire, damage, retreats

event-fired =
    { $side_id ->
        [FR] The French fire, { $origin } → { $area }: { $units }.
       *[VM] The Viet Minh fire, { $origin } → { $area }: { $units }.
    }
event-card-fired = { $card } is aimed at { $area }.
event-attack-rolled =
    { $side_id ->
        [FR] French attack on { $area }
       *[VM] Viet Minh attack on { $area }
    }: dice { $faces }. Attack: { $attack }. Defence: { $defence }. { $damage ->
        [0] No damage.
        [one] { $damage } damage point.
       *[other] { $damage } damage points.
    }
event-no-target = { $area }: no target is left, and no dice are rolled.
event-damage-lost =
    { $number ->
        [one] { $area }: { $number } damage point fits nothing and is lost.
       *[other] { $area }: { $number } damage points fit nothing and are lost.
    }
event-flipped = { $area }: { $type } spent.
event-elimination = { $area }: { $type } eliminated.
event-retreated = Retreat, { $origin } → { $area }: { $type }.
event-retreats-on = { $area } is full: { $type } retreats on.
event-no-retreat = { $area }: { $type } has nowhere to retreat.
event-fire-marker =
    { $side_id ->
        [FR] { $area }: French fire marker.
       *[VM] { $area }: Viet Minh fire marker.
    }

## Events: assaults

event-assault = Assault, { $origin } → { $area }: { $units }.
event-assault-rolled =
    Assault on { $area }: dice { $faces }. Attack: { $attack }. Defence: { $defence }. { $damage ->
        [0] No damage.
        [one] { $damage } damage point.
       *[other] { $damage } damage points.
    }
event-rerolled = { card-vm-04 }: dice { $faces }, in all { $total }; the best is { $best }.
event-assault-broken = Assault on { $area }: nobody is left to go on, and the impulse ends.
event-stormed = { $area } is stormed.
event-repelled = { $area }: the assault is beaten off.

## Events: the End Phase and the end

event-supply-rolled =
    Supply roll (dice { $faces }): { $sum } = { $total }. { $number ->
        [0] All French areas are in supply.
        [one] { $number } French area goes without.
       *[other] { $number } French areas go without.
    }
event-heavy-flak =
    { $number ->
        [one] { card-vm-11 }: now { $number } French area goes without supply.
       *[other] { card-vm-11 }: now { $number } French areas go without supply.
    }
event-out-of-supply = { $area } is out of supply.
event-refreshed = Units become fresh again, except the French in areas out of supply.
event-replacements-rolled =
    { $number ->
        [0] Replacement roll, die { $die }: no replacement arrives.
        [one] Replacement roll, die { $die }: { $number } replacement arrives.
       *[other] Replacement roll, die { $die }: { $number } replacements arrive.
    }
event-no-replacements = There is no replacement roll this turn.
event-placed = { $side }, { $area }: { $units } placed.
event-not-placed = { $side }, no area has room: { $units } eliminated.
event-judged =
    The Viet Minh control { $number ->
        [one] { $number } victory area
       *[other] { $number } victory areas
    } and need { $needed }: { $side_id ->
        [FR] the French win.
       *[VM] the Viet Minh win.
    }

setup-bid-areas = the bidding decides how many areas are needed: leave the option areas alone
