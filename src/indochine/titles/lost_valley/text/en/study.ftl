### What a balance study says of The Lost Valley.

finding-ending-command-post = The command post falls
finding-ending-camp-morale = Camp morale is gone
finding-ending-resource-points = The stores are empty
finding-levels = How well the garrison does
finding-level = Level
finding-level-reached = Reached
finding-level-or-better = This one or better
finding-levels-note = Victory points on average: { $mean }; at best: { $best }.
