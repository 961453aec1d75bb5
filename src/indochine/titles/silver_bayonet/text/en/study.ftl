### What a balance study says of Silver Bayonet.

finding-ending-captured = The hex of the scenario is captured
finding-ending-all-eliminated = No defender is left in the hex of the scenario
finding-ending-points = Victory points decide
finding-ending-major = A major victory by points
finding-ending-draw = Neither side has the lead that it needs
finding-points = Scenario { $scenario }: victory points
finding-of = Of
finding-mean = Mean
finding-least = Least
finding-most = Most
finding-last-turn = Last turn
finding-points-note = Points as they stood when the game ended, early endings included.
finding-fair-lead = Scenario { $scenario }: the fair lead
finding-lead-needed = Lead that the FWA need
finding-fwa-win = The FWA would have won
finding-lead-exactly = They led by exactly so many
finding-fair-lead-note = Both sides would have won most nearly equally often if the FWA had needed a lead of { $number }: then { $percent } % of these games were theirs. The scenario asks for { $fwa } of the FWA and for { $pavn } of the PAVN; in between it is a draw. Games that ended early are left out.
