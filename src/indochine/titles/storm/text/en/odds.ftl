### Storm over Dien Bien Phu: how the dice are read, and combats described by their numbers.

## How the dice are read

odds-note-damage = Damage is the attack and the dice together, less the defence.
odds-note-cleared = With { $number } damage points nobody can stay in the area.
odds-note-shaft = One die of damage falls on those who stay; the Viet Minh allot it.
odds-note-stopped = The die says how many of the { $number } assaulting units are stopped.
odds-note-bitten = The die says how many of the { $number } fresh units are spent at most.
odds-note-thai = A die for each Thai unit, { $number } in all: on { $least } or more it leaves the game.
odds-stopped = Units stopped
odds-bitten = Units spent
odds-thai = Thai units lost
odds-line-stopped = { $stopped } units stopped on average.
odds-line-bitten = { $bitten } units spent on average.
odds-line-shaft = { $damage } damage on average; { $cleared_share } that nobody can stay.
odds-line-thai = { $thai } Thai units lost on average.
tally-stands-firm = { card-fr-01 }

## Combats by their numbers

combat-kind-fire = units fire at an area
combat-kind-bombardment = a card fires at an area
combat-kind-assault = the Viet Minh assault an area
combat-kind-mines = { card-fr-11 }: assaulting units are stopped
combat-kind-rats = { card-vm-03 }: fresh French units are spent
combat-kind-mine-shaft = { card-vm-06 }: damage on those who stay
combat-kind-propaganda = { card-vm-10 }: Thai units leave the game
combat-attack = firepower of all units that fire or assault
combat-mortars = { card-fr-13 } cards played
combat-nights = { card-vm-25 } cards played
combat-rerolls = further rolls with { card-vm-04 }, the best one kept
combat-card = the card that fires
combat-defence = best defence among the targets
combat-ground = terrain value printed in the area
combat-trench = trench level in the area
combat-improved = { card-vm-01 } cards played
combat-fresh = fresh units among the targets
combat-spent = spent units among the targets
combat-units = units that the card concerns
