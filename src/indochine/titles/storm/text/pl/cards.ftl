### Burza nad Dien Bien Phu: karty taktyki. Kopia karty powtarza pierwszą ze swojego rodzaju. Zwroty na „ty” kierują się do strony, do której karta należy.

## Karty francuskie

card-fr-01 = Bigeard nie odejdzie
    .effect = Atak lub szturm przeciw Francuzom traci jeden punkt obrażeń za każdą francuską jednostkę na zaatakowanym obszarze. Potem karta jest usuwana z gry.
    .when = Po rzucie na atak lub szturm przeciw Francuzom, przed przydzieleniem obrażeń.

card-fr-02 = Koordynacja dowodzenia
    .effect = Przerzuć obie kości jednego francuskiego ataku. Liczy się nowy wynik, choćby był niższy.
    .when = Po rzucie na dowolny francuski atak, jednostek lub z karty; nigdy na kości Viet Minhu.

card-fr-03 = { card-fr-02 }
    .effect = { card-fr-02.effect }
    .when = { card-fr-02.when }

card-fr-04 = Débouchez à zéro!
    .effect = Przed szturmem zaatakuj jednostki szturmujące z siłą ognia 6; nie liczy się im wartość terenu, a obrażenia przydziela się jak zwykle. Te, które są jeszcze świeże, szturmują dalej. Jeśli takich nie ma, impuls się kończy, a szturm nie kosztuje żadnej jednostki.
    .when = Po zapowiedzi szturmu, przed jego rzutem. Kopie rozpatruje się po kolei; nigdy razem z Minami w tym samym szturmie.

card-fr-05 = { card-fr-04 }
    .effect = { card-fr-04.effect }
    .when = { card-fr-04.when }

card-fr-06 = Bordels mobiles de campagne
    .effect = Wybierz obszar: wszystkie francuskie jednostki na nim odzyskują świeżość.
    .when = W swoim impulsie, jako cały impuls.

card-fr-07 = Race oświetlające
    .effect = Zaneguj wszystkie karty Nocny szturm zagrane w jednym szturmie. Szturm trwa dalej.
    .when = Po zapowiedzi szturmu z kartą Nocny szturm, przed jego rzutem.

card-fr-08 = { card-fr-07 }
    .effect = { card-fr-07.effect }
    .when = { card-fr-07.when }

card-fr-09 = Odsiecz z Isabelle
    .effect = Rzuć kością i ustaw świeże jednostki z gwiazdką na obszarze 38: przy 1–3 dwie jednostki piechoty, przy 4–5 jedną pancerną, przy 6 jedną piechoty i jedną pancerną. Potem karta jest usuwana z gry.
    .when = W swoim impulsie, jako cały impuls; tylko w turach 1–4.

card-fr-10 = Miotacze ognia
    .effect = W jednym ataku francuskich jednostek wartość terenu ostrzeliwanego obszaru wynosi 0.
    .when = Przed rzutem na atak francuskich jednostek.

card-fr-11 = Miny
    .effect = Rzuć kością: tyle jednostek szturmujących, wybranych przez Viet Minh, zostaje zużytych na miejscu i odpada ze szturmu. Pozostałe świeże muszą szturmować dalej. Jeśli takich nie ma, impuls się kończy, a szturm nie kosztuje żadnej jednostki.
    .when = Po zapowiedzi szturmu na obszar pod kontrolą Francuzów, przed jego rzutem. Kopie rozpatruje się po kolei; nigdy razem z Débouchez à zéro! w tym samym szturmie.

card-fr-12 = { card-fr-11 }
    .effect = { card-fr-11.effect }
    .when = { card-fr-11.when }

card-fr-13 = Wsparcie moździerzy
    .effect = Dodaj 3 do siły ognia jednego ataku francuskich jednostek. Ataki z kart z niego nie korzystają.
    .when = Przed rzutem na atak francuskich jednostek; kopie się sumują.

card-fr-14 = { card-fr-13 }
    .effect = { card-fr-13.effect }
    .when = { card-fr-13.when }

card-fr-15 = { card-fr-13 }
    .effect = { card-fr-13.effect }
    .when = { card-fr-13.when }

card-fr-16 = Kontratak
    .effect = Dowolne świeże francuskie jednostki z obszarów sąsiadujących z właśnie utraconym, które stać na koszt ruchu, wchodzą tam razem, najwyżej dziewięć. Potem wszystkie atakują wroga na tym obszarze, bez wartości terenu. Zostają tam zużyte i nie kładzie się znacznika ostrzału.
    .when = W swoim impulsie, jako cały impuls; tylko jeśli w poprzednim impulsie Francuzi utracili kontrolę nad jakimś obszarem.

card-fr-17 = { card-fr-16 }
    .effect = { card-fr-16.effect }
    .when = { card-fr-16.when }

card-fr-18 = Bombowce B-26
    .effect = Zaatakuj dowolny obszar z siłą ognia 6.
    .when = W swoim impulsie, jako cały impuls.

card-fr-19 = { card-fr-18 }
    .effect = { card-fr-18.effect }
    .when = { card-fr-18.when }

card-fr-20 = Myśliwce bombardujące
    .effect = Zaatakuj dowolny obszar z siłą ognia 4. Obrażenia przydzielają Francuzi i nie mogą nakazać odwrotu: 1 odwraca świeżą jednostkę, 2 eliminują zużytą, 3 świeżą. Punkty, których nie da się użyć, przepadają.
    .when = W dowolnej chwili swojego impulsu, oprócz akcji. Kopie rozpatruje się po kolei.

card-fr-21 = { card-fr-20 }
    .effect = { card-fr-20.effect }
    .when = { card-fr-20.when }

card-fr-22 = Artyleria
    .effect = Zaatakuj obszar sąsiadujący z obszarem pod kontrolą Francuzów z siłą ognia 7. Albo zdejmij z takiego obszaru znacznik okopów, bez względu na poziom.
    .when = W swoim impulsie, jako cały impuls.

card-fr-23 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-24 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-25 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-26 = { card-fr-22 }
    .effect = { card-fr-22.effect }
    .when = { card-fr-22.when }

card-fr-27 = Artyleria TOT
    .effect = Zaatakuj obszar sąsiadujący z obszarem pod kontrolą Francuzów z siłą ognia 10. Albo zdejmij z takiego obszaru znacznik okopów, bez względu na poziom.
    .when = W swoim impulsie, jako cały impuls.

## Karty Viet Minhu

card-vm-01 = Ulepszone umocnienia
    .effect = Podwój wartość terenu obszaru atakowanego przez Francuzów, razem z okopami: najwyżej 6. Dwie kopie przy tym samym ataku ją potrajają: najwyżej 9.
    .when = W impulsie Francuzów, przed rzutem na ich atak; można zagrać dwie kopie naraz.

card-vm-02 = { card-vm-01 }
    .effect = { card-vm-01.effect }
    .when = { card-vm-01.when }

card-vm-03 = Szczury znad Nam Yum
    .effect = Wybierz obszar pod kontrolą Francuzów bez jednostek Viet Minhu i rzuć kością. Viet Minh wybiera tam najwyżej tyle świeżych francuskich jednostek; zostają zużyte. Nadwyżka przepada.
    .when = W dowolnej chwili swojego impulsu, oprócz akcji.

card-vm-04 = Giap żąda sukcesu
    .effect = Przerzuć obie kości szturmu i zachowaj wyższy wynik; szturm kosztuje o jedną jednostkę szturmującą więcej. Możesz przerzucać dalej, za każdym razem o jedną jednostkę drożej, póki szturm ma czym płacić. Siła ognia po drodze nie maleje.
    .when = Po rzucie na szturm.

card-vm-05 = { card-vm-04 }
    .effect = { card-vm-04.effect }
    .when = { card-vm-04.when }

card-vm-06 = Wysadzenie chodnika minowego
    .effect = Wybierz obszar pod kontrolą Francuzów sąsiadujący z obszarem z okopami poziomu 3. Francuzi mogą najpierw wycofać z niego dowolne jednostki; świeże zostają zużyte. Rzuć kością: tyle punktów obrażeń Viet Minh przydziela francuskim jednostkom, które zostały. Potem karta jest usuwana z gry.
    .when = W dowolnej chwili swojego impulsu, oprócz akcji; nie w turze 1.

card-vm-07 = Zła pogoda
    .effect = Zaneguj jedną kartę Myśliwce bombardujące lub Bombowce B-26.
    .when = Gdy Francuzi w swoim impulsie zagrywają kartę lotnictwa.

card-vm-08 = { card-vm-07 }
    .effect = { card-vm-07.effect }
    .when = { card-vm-07.when }

card-vm-09 = Rakiety Katiusza
    .effect = Zaatakuj obszar sąsiadujący z obszarem pod kontrolą Viet Minhu z siłą ognia 12; 13, jeśli jest na nim co najmniej siedem francuskich jednostek. Potem karta jest usuwana z gry.
    .when = W swoim impulsie, jako cały impuls.

card-vm-10 = Propaganda
    .effect = Wybierz obszar z jednostkami tajskimi sąsiadujący z obszarem pod kontrolą Viet Minhu i rzuć kością za każdą z nich: wynik 4 lub więcej usuwa ją z gry. Potem karta jest usuwana z gry.
    .when = W swoim impulsie, jako cały impuls.

card-vm-11 = Ciężka artyleria przeciwlotnicza
    .effect = O jeden obszar więcej zostaje bez dostaw, nawet jeśli rzut na dostawy nie pozbawił ich żadnego.
    .when = Przy rzucie na dostawy w fazie końcowej.

card-vm-12 = Szturm z zaskoczenia
    .effect = Przeprowadź szturm z obszaru o dowolnym poziomie okopów, nawet 0.
    .when = W swoim impulsie, jako cały impuls.

card-vm-13 = { card-vm-12 }
    .effect = { card-vm-12.effect }
    .when = { card-vm-12.when }

card-vm-14 = { card-vm-12 }
    .effect = { card-vm-12.effect }
    .when = { card-vm-12.when }

card-vm-15 = Awaryjne uzupełnienia
    .effect = Ustaw dwie świeże jednostki z pola uzupełnień na jednym obszarze pod kontrolą Viet Minhu, w granicach limitu obszaru. W tej turze nie ma rzutu na uzupełnienia: znacznik braku uzupełnień leży na torze tur do końca tury.
    .when = Na koniec jednego, dowolnego impulsu, swojego lub Francuzów; nie w turze 1.

card-vm-16 = Artyleria 105 mm
    .effect = Zaatakuj obszar sąsiadujący z obszarem pod kontrolą Viet Minhu z siłą ognia 9; 10, jeśli jest na nim co najmniej siedem francuskich jednostek. Albo, jako ogień kontrbateryjny, zaneguj jedną kartę Artyleria lub Artyleria TOT.
    .when = Atak: w swoim impulsie, jako cały impuls. Ogień kontrbateryjny: gdy Francuzi zagrywają kartę artylerii.

card-vm-17 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-18 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-19 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-20 = { card-vm-16 }
    .effect = { card-vm-16.effect }
    .when = { card-vm-16.when }

card-vm-21 = Artyleria 75 mm
    .effect = Zaatakuj obszar sąsiadujący z obszarem pod kontrolą Viet Minhu z siłą ognia 8; 10, jeśli jest na nim co najmniej siedem francuskich jednostek. Albo, jako ogień kontrbateryjny, zaneguj jedną kartę Artyleria lub Artyleria TOT.
    .when = Atak: w swoim impulsie, jako cały impuls. Ogień kontrbateryjny: gdy Francuzi zagrywają kartę artylerii.

card-vm-22 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-23 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-24 = { card-vm-21 }
    .effect = { card-vm-21.effect }
    .when = { card-vm-21.when }

card-vm-25 = Nocny szturm
    .effect = Dodaj 3 do rzutu na jeden szturm.
    .when = W swoim szturmie, przed rzutem; kopie się sumują.

card-vm-26 = { card-vm-25 }
    .effect = { card-vm-25.effect }
    .when = { card-vm-25.when }

card-vm-27 = { card-vm-25 }
    .effect = { card-vm-25.effect }
    .when = { card-vm-25.when }
