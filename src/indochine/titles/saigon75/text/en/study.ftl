### What a balance study says of Saigon 75.

finding-ending-saigon = The North takes Saigon
finding-ending-annihilation = The South is annihilated
finding-ending-held = The South holds
finding-ending-match-turn = Earlier turn as the North
finding-ending-match-provinces = More provinces as the North
finding-ending-match-units = More units as the South
finding-ending-match-divisions = More half-divisions as the South
finding-ending-match-draw = Level in every respect
finding-tie-breaks = What decides a match of two games
finding-tie-break = Compared in this order
finding-tie-break-decides = Decides the match
finding-tie-break-reached = Decides it when it comes to that
finding-tie-breaks-played =
    { $number ->
        [one] One match was played.
       *[other] { $number } matches were played.
    }
finding-tie-breaks-paired =
    { $number ->
        [one] From single games: each game and the next, sides swapped, are taken for a match, one match in all.
       *[other] From single games: each game and the next, sides swapped, are taken for a match, { $number } matches in all.
    } The scenario “match” plays real ones.
