### Whether the dice of a game were fair.

fairness-proved =
    { $throws ->
        [one] The one throw follows
       *[other] All { $throws } throws follow
    } from the secret, the secret hashes to the commitment that you noted, and the whole game replays. The dice were fixed before the first fell.
fairness-proved-alone =
    { $throws ->
        [one] The one throw follows
       *[other] All { $throws } throws follow
    } from the secret, and the whole game replays. Compare this commitment with the one that the table showed at the start: { $commitment }
fairness-commitment = The secret does not hash to the commitment of the record: that is { $recorded }, the hash is { $hash }.
fairness-noted = The secret is not the one that was committed to: you noted { $noted }, the secret hashes to { $hash }.
fairness-throw = Throw { $number } (word { $word }) differs: the record says { $recorded }, from the secret follows { $computed }.
fairness-word = Throw { $number } was made with word { $computed }; the record says { $recorded }.
fairness-replay = The record does not replay: { $problem }
