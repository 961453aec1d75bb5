### Ile szczęścia do kości miała każda ze stron.

luck-none = W tej partii nie ma rzutu, który można ocenić.
luck-fair = { $side }: kości dały tyle, ile można było oczekiwać.
luck-lucky = { $side }: więcej szczęścia niż oczekiwano, odchylenia standardowe: { NUMBER($deviations, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { luck-better }
luck-unlucky = { $side }: mniej szczęścia niż oczekiwano, odchylenia standardowe: { NUMBER($deviations, minimumFractionDigits: 1, maximumFractionDigits: 1) }; { luck-worse }
luck-better =
    { $percent ->
        [0] takie szczęście lub większe zdarza się rzadziej niż w jednej partii na sto.
       *[other] takie szczęście lub większe zdarza się w około { $percent } % partii.
    }
luck-worse =
    { $percent ->
        [0] taki pech lub większy zdarza się rzadziej niż w jednej partii na sto.
       *[other] taki pech lub większy zdarza się w około { $percent } % partii.
    }
luck-counted = Miara: { $unit }. { $note }
luck-unjudged =
    { $number ->
        [0] Ocenione są wszystkie rzuty.
        [one] Nie jest oceniony { $number } rzut.
        [few] Nie są ocenione { $number } rzuty.
       *[other] Nie jest ocenionych { $number } rzutów.
    }
luck-unfinished = Partia nie jest skończona: oto dotychczasowe rzuty.
luck-entry = Wpis
luck-turn = Tura
luck-side = Strona
luck-what = Co się stało
luck-dice = Kości
luck-expected = Oczekiwane
luck-got = Uzyskane
luck-difference = Szczęście
luck-percentile = Centyl
luck-rolls = Rzuty
luck-deviation = Odchylenie standardowe
luck-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
