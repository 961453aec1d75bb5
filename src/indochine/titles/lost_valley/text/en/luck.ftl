### What a luck ledger of The Lost Valley counts.

title-luck = Victory Points for the French
    .note = A step counts as one, a CR regained as two, a garrison that must check to stay as one; a Level of Strength, of Fortifications or of AAA and a repaired airstrip count as half. Morale Checks, supply, air support, the status of the airstrip and the activation of Divisions are not judged.
