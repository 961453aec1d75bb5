### Co badanie równowagi mówi o Silver Bayonet.

finding-ending-captured = Heks scenariusza zostaje zdobyty
finding-ending-all-eliminated = Na heksie scenariusza nie zostaje żaden obrońca
finding-ending-points = Decydują punkty zwycięstwa
finding-ending-major = Wielkie zwycięstwo na punkty
finding-ending-draw = Żadna ze stron nie ma potrzebnej przewagi
finding-points = Scenariusz { $scenario }: punkty zwycięstwa
finding-of = Czego
finding-mean = Średnio
finding-least = Najmniej
finding-most = Najwięcej
finding-last-turn = Ostatnia tura
finding-points-note = Punkty w chwili końca gry, także tej zakończonej przed czasem.
finding-fair-lead = Scenariusz { $scenario }: sprawiedliwa przewaga
finding-lead-needed = Przewaga potrzebna Sojusznikom
finding-fwa-win = Sojusznicy by wygrali
finding-lead-exactly = Mieli dokładnie taką przewagę
finding-fair-lead-note = Obie strony wygrywałyby najbardziej po równo, gdyby Sojusznicy potrzebowali przewagi { $number }; wtedy ich byłoby { $percent } % tych partii. Scenariusz wymaga od Sojuszników { $fwa }, a od PAVN { $pavn }; pomiędzy jest remis. Gier zakończonych przed czasem nie wliczono.
