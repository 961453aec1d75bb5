### Ce que dit `indochine odds`.

terminal-odds-kinds = Combats de { $title }
terminal-odds-kind-hint = Les chiffres de l’un d’eux : { $command }
terminal-odds-parameter = { $meaning } ({ $range }, sinon { $value })
terminal-odds-example = Par exemple : { $command }
