### Co mówi `indochine odds`.

terminal-odds-kinds = Walki w grze { $title }
terminal-odds-kind-hint = Liczby jednej z nich: { $command }
terminal-odds-parameter = { $meaning } ({ $range }, domyślnie { $value })
terminal-odds-example = Na przykład: { $command }
