### Czy kości w partii były uczciwe.

fairness-proved =
    { $throws ->
        [one] Jedyny rzut wynika
        [few] Wszystkie { $throws } rzuty wynikają
       *[many] Wszystkie rzuty ({ $throws }) wynikają
    } z sekretu, skrót sekretu to zobowiązanie, które zapisano, a cała partia daje się odtworzyć. Kości ustalono przed pierwszym rzutem.
fairness-proved-alone =
    { $throws ->
        [one] Jedyny rzut wynika
        [few] Wszystkie { $throws } rzuty wynikają
       *[many] Wszystkie rzuty ({ $throws }) wynikają
    } z sekretu, a cała partia daje się odtworzyć. Porównaj to zobowiązanie z tym, które stół pokazywał na początku: { $commitment }
fairness-commitment = Skrót sekretu nie zgadza się ze zobowiązaniem w zapisie: zapis podaje { $recorded }, skrót to { $hash }.
fairness-noted = To nie jest sekret, do którego się zobowiązano: zapisano { $noted }, skrót sekretu to { $hash }.
fairness-throw = Rzut { $number } (słowo { $word }) się nie zgadza: zapis podaje { $recorded }, z sekretu wynika { $computed }.
fairness-word = Rzut { $number } wykonano słowem { $computed }; zapis podaje { $recorded }.
fairness-replay = Zapis nie daje się odtworzyć: { $problem }
