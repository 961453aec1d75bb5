### What a luck ledger of Storm over Dien Bien Phu counts.

title-luck = damage points
    .note = A damage point counts as one, even if nobody can take it; a unit that mines stop or rats spend as much as a flip costs, a Thai unit that leaves as much as an elimination. Supply, replacements, relief and the dice of bids are not judged.
