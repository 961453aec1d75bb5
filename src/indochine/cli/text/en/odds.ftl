### What `indochine odds` says.

terminal-odds-kinds = Combats of { $title }
terminal-odds-kind-hint = The numbers of one: { $command }
terminal-odds-parameter = { $meaning } ({ $range }, else { $value })
terminal-odds-example = For example: { $command }
