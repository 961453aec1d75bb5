### La chance de chaque camp aux dés.

luck-none = Aucun jet de cette partie ne peut être jugé.
luck-fair = { $side } : les dés ont donné ce qu’on pouvait en attendre.
luck-lucky = { $side } : plus de chance que prévu, de { NUMBER($deviations, minimumFractionDigits: 1, maximumFractionDigits: 1) } écarts types ; { luck-better }
luck-unlucky = { $side } : moins de chance que prévu, de { NUMBER($deviations, minimumFractionDigits: 1, maximumFractionDigits: 1) } écarts types ; { luck-worse }
luck-better =
    { $percent ->
        [0] une telle chance, ou mieux, se voit dans moins d’une partie sur cent.
       *[other] une telle chance, ou mieux, se voit dans { $percent } % des parties environ.
    }
luck-worse =
    { $percent ->
        [0] une telle malchance, ou pire, se voit dans moins d’une partie sur cent.
       *[other] une telle malchance, ou pire, se voit dans { $percent } % des parties environ.
    }
luck-counted = Compté en { $unit }. { $note }
luck-unjudged =
    { $number ->
        [0] Tous les jets sont jugés.
        [1] Un jet n’est pas jugé.
       *[other] { $number } jets ne sont pas jugés.
    }
luck-unfinished = La partie n’est pas finie : voici les jets jusqu’ici.
luck-entry = Entrée
luck-turn = Tour
luck-side = Camp
luck-what = Ce qui s’est passé
luck-dice = Dés
luck-expected = Attendu
luck-got = Obtenu
luck-difference = Chance
luck-percentile = Centile
luck-rolls = Jets
luck-deviation = Écart type
luck-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
