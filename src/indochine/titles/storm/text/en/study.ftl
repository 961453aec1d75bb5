### What a balance study says of Storm over Dien Bien Phu.

finding-ending-taken = The Viet Minh take enough areas
finding-ending-held = The French hold
finding-fair-bid = The fair bid
finding-areas-needed = Victory areas needed
finding-viet-minh-win = The Viet Minh would have won
finding-areas-held = They held exactly so many
finding-fair-bid-note = Both sides would have won most nearly equally often if the Viet Minh had needed { $number }: then { $percent } % of these games were theirs. Players who know what they need play for it, so try it: --option areas={ $number }.
