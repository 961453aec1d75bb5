### Burza nad Dien Bien Phu: to, co mówi się podczas gry: pytania, wybory, odmowy, zdarzenia, sumy, opcje. Terminy: zob. names.ftl.

## Scenariusz, opcje

scenario-battle = Bitwa
    .help = Osiem tur, od 13 marca do 7 maja 1954. Po turze 8 Viet Minh wygrywa, jeśli kontroluje sześć z dziewięciu obszarów zwycięstwa; w przeciwnym razie wygrywają Francuzi.

option-reactions = Karty w impulsie wroga
    .help = Kiedy pytać stronę o kartę w środku tego, co robi druga. Szybko: tylko jeśli ma na ręce kartę, którą można zagrać; samo pytanie zdradza więc wrogowi, że masz kartę na tę chwilę. Ściśle: zawsze, gdy według wiedzy drugiej strony mogłaby taką mieć, co ukrywa, czy ją ma. Ściśle jest domyślne, gdy dwie osoby grają przez sieć.
option-reactions-quick = Szybko
option-reactions-strict = Ściśle
option-bid = Wybór stron
    .help = W licytacji obaj gracze w tajemnicy podają, ile obszarów zwycięstwa musi kontrolować Viet Minh. Kto da więcej, prowadzi Viet Minh, a jego oferta staje się celem.
option-bid-false = Według miejsc
option-bid-true = Licytacja
option-areas = Potrzebne obszary zwycięstwa
    .help = Ile z dziewięciu obszarów zwycięstwa Viet Minh musi kontrolować po turze 8. Instrukcja mówi o sześciu; licytacja ustala własną liczbę.
option-areas-1 = Jeden
option-areas-2 = Dwa
option-areas-3 = Trzy
option-areas-4 = Cztery
option-areas-5 = Pięć
option-areas-6 = Sześć
option-areas-7 = Siedem
option-areas-8 = Osiem
option-areas-9 = Dziewięć
option-fighter_retreats = Odwroty po Myśliwcach bombardujących
    .help = Przy tej karcie Francuzi przydzielają wszystkie obrażenia „poza drogami odwrotu”. Może to znaczyć, że żadna jednostka się nie wycofuje, albo tylko tyle, że kierunek odwrotu wybiera właściciel.
option-fighter_retreats-false = Brak
option-fighter_retreats-true = Dozwolone, kierunek wybiera właściciel
option-improved_limit = Dwa Ulepszone umocnienia
    .help = Jedna kopia podwaja wartość terenu, najwyżej do 6; dwie ją potrajają. Czy granica 6 obowiązuje też przy dwóch kopiach.
option-improved_limit-false = Najwyżej dziewięć
option-improved_limit-true = Najwyżej sześć
option-either_fire_marker = Znaczniki ostrzału a teren
    .help = Czy wartość terenu przepada tylko przez znacznik ostrzału strony ostrzeliwanej, czy przez znacznik którejkolwiek ze stron.
option-either_fire_marker-false = Znacznik ostrzeliwanej strony
option-either_fire_marker-true = Znacznik dowolnej strony
option-trench_reached = Okopanie kartą
    .help = Czy odrzucona karta dodaje swoją wartość okopania do poziomu okopów, czy podnosi okopy do tego poziomu.
option-trench_reached-false = Dodaje wartość
option-trench_reached-true = Podnosi do wartości
option-flares_one = Race oświetlające
    .help = Czy jedna karta Race oświetlające neguje wszystkie Nocne szturmy zagrane w szturmie, czy jeden z nich.
option-flares_one-false = Negują wszystkie
option-flares_one-true = Negują jeden
option-coordination_one_die = Koordynacja dowodzenia
    .help = Czy karta każe przerzucić obie kości ataku, czy jedną wybraną.
option-coordination_one_die-false = Obie kości
option-coordination_one_die-true = Jedna kość
option-flak_needs_shortage = Ciężka artyleria przeciwlotnicza
    .help = Czy karta odcina obszar nawet wtedy, gdy po rzucie wszystkie mają dostawy, czy tylko powiększa niedobór.
option-flak_needs_shortage-false = Przy każdym wyniku
option-flak_needs_shortage-true = Przy 9 lub więcej
option-assault_marker = Znacznik ostrzału po szturmie
    .help = Czy jednostki Viet Minhu, które nie zdobyły obszaru, zostawiają znacznik ostrzału tam, skąd szturmowały.
option-assault_marker-false = Brak
option-assault_marker-true = Tam, skąd ruszył szturm
option-mines_withdraw = Miny
    .help = Czy jednostki zatrzymane przez Miny zostają zużyte na miejscu, czy także się wycofują.
option-mines_withdraw-false = Zużyte na miejscu
option-mines_withdraw-true = Zużyte i wycofane

card-none = żadna karta

## Jak skończyła się partia

reason-taken = Viet Minh kontroluje tyle obszarów zwycięstwa, ilu potrzebuje.
reason-held = Viet Minh kontroluje za mało obszarów zwycięstwa.

## Chwile na karty

moment-before-own-dice = przed rzutem na własny atak
moment-before-enemy-dice = przed rzutem na atak wroga
moment-after-own-dice = po rzucie na własny atak
moment-after-enemy-dice = po rzucie na atak wroga
moment-before-own-assault = przed rzutem na własny szturm
moment-before-enemy-assault = przed rzutem na szturm wroga
moment-after-own-assault = po rzucie na własny szturm
moment-after-enemy-assault = po rzucie na szturm wroga
moment-against-card = gdy wróg zagrywa kartę
moment-after-action = po własnej akcji
moment-end-of-impulse = na koniec impulsu
moment-supply = przy rzucie na dostawy

## Składniki sum

tally-dice = kości
tally-firepower = siła ognia
tally-card-firepower = siła ognia karty
tally-mortars = { card-fr-13 }
tally-night = { card-vm-25 }
tally-best-defence = najlepsza obrona
tally-ground = teren
tally-trench = okopy
tally-improved = { card-vm-01 }
tally-runways = pasy startowe
tally-green-areas = obszary zielone

## Licytacja

prompt-bid = Gracz { $player }: licytuj o Viet Minh, od 1 do { $most } obszarów zwycięstwa.
    .help = Twoja oferta pozostaje ukryta, póki obie nie będą gotowe. Kto da więcej, prowadzi Viet Minh i musi po turze 8 kontrolować tyle obszarów zwycięstwa; drugi gracz prowadzi Francuzów. Przy równych ofertach o tym, kto prowadzi Viet Minh, decydują kości.
choice-bid-bid =
    { $number ->
        [one] { $number } obszar zwycięstwa
        [few] { $number } obszary zwycięstwa
        [many] { $number } obszarów zwycięstwa
       *[other] { $number } obszaru zwycięstwa
    }

## Impuls

prompt-choose-action =
    { $side }, tura { $turn }: wybierz, co zrobić w tym impulsie ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } na ręce).
    .help = Jedna akcja na impuls: świeże jednostki z jednego obszaru ruszają się lub strzelają, jednostki Viet Minhu mogą się też okopać lub szturmować, albo zagrywa się kartę impulsu. Niektóre karty zagrywa się oprócz akcji. Pas oddaje impuls; po pasie Francuzów pas Viet Minhu kończy fazę.
choice-choose-action-pass = Pasuj
choice-choose-action-move = Ruch z obszaru { $area } (świeże { $fresh })
choice-choose-action-fire = Ostrzał z obszaru { $area } (świeże { $fresh })
choice-choose-action-sap = Okopanie, { $area } (okop { $level }, świeże { $fresh })
choice-choose-action-assault = Szturm z obszaru { $area } (okop { $level }, świeże { $fresh })
choice-choose-action-play =
    { $impulse ->
        [0] Zagraj oprócz akcji: { $card }
       *[other] Zagraj jako cały impuls: { $card }
    }
choice-choose-action-dig = Okopanie za odrzuconą kartę: { $card } (wartość okopania { $value })

prompt-buy-impulse = { $side }: Viet Minh spasował. Odrzuć kartę, żeby grać dalej, albo pozwól skończyć fazę impulsów.
    .help = Karta jest odrzucana bez efektu. Następny impuls należy wtedy do ciebie, a gra toczy się dalej jak zwykle.
choice-buy-impulse-end = Pozwól skończyć fazę impulsów
choice-buy-impulse-discard = Odrzuć i graj dalej: { $card }

## Karty

prompt-discard-down =
    { $side }: masz za dużo kart, odrzuć { $number ->
        [one] { $number } kartę.
        [few] { $number } karty.
        [many] { $number } kart.
       *[other] { $number } karty.
    }
    .help = Liczbę kart na ręce podaje tor tur, z jedną dodatkową za każdy zestaw obszarów z symbolem karty pod twoją kontrolą. Odrzucona karta może wrócić po przetasowaniu talii.
choice-discard-down-discard = Odrzuć: { $card }

prompt-end-discard = { $side }, koniec tury: odrzuć, czego nie chcesz zatrzymać.
    .help = Możesz nie odrzucić żadnej karty, odrzucić niektóre albo wszystkie. Zatrzymane wliczają się do następnej ręki: dobierasz tylko do jej liczby.
choice-end-discard-done = Zatrzymaj resztę
choice-end-discard-discard = Odrzuć: { $card }

prompt-window =
    { $moment_id ->
        [before-own-dice] { $side }, twój atak na obszar { $area }: zagraj kartę przed rzutem albo zrezygnuj.
        [before-enemy-dice] { $side }, atak wroga na obszar { $area }: zagraj kartę przed rzutem albo zrezygnuj.
        [after-own-dice] { $side }, twój atak na obszar { $area }: kości rzucone, punkty obrażeń: { $damage }. Zagraj kartę albo zrezygnuj.
        [after-enemy-dice] { $side }, atak wroga na obszar { $area }: kości rzucone, punkty obrażeń: { $damage }. Zagraj kartę albo zrezygnuj.
        [before-own-assault] { $side }, twój szturm na obszar { $area }: zagraj kartę przed rzutem albo zrezygnuj.
        [before-enemy-assault] { $side }, szturm wroga na obszar { $area }: zagraj kartę przed rzutem albo zrezygnuj.
        [after-own-assault] { $side }, twój szturm na obszar { $area }: kości rzucone, punkty obrażeń: { $damage }. Zagraj kartę albo zrezygnuj.
        [after-enemy-assault] { $side }, szturm wroga na obszar { $area }: kości rzucone, punkty obrażeń: { $damage }. Zagraj kartę albo zrezygnuj.
        [against-card] { $side }, wróg zagrywa kartę { $card } na obszar { $area }: zaneguj ją swoją albo pozwól jej zadziałać.
        [after-action] { $side }, twoja akcja skończona: zagraj jeszcze kartę albo zakończ impuls.
        [end-of-impulse] { $side }, impuls się kończy: zagraj kartę albo zrezygnuj.
        [supply] { $side }, po rzucie na dostawy: zagraj kartę albo zrezygnuj.
       *[other] { $side }: zagraj kartę albo zrezygnuj.
    }
    .help = Przy ataku lub szturmie obie strony mogą na przemian zagrywać karty, najpierw atakująca, aż obie zrezygnują. Zagraną kartę wszyscy od razu widzą i nie można jej cofnąć.
choice-window-pass =
    { $moment_id ->
        [before-own-dice] Nie zagrywaj karty: czas na rzut
        [before-enemy-dice] Nie zagrywaj karty: czas na rzut
        [before-own-assault] Nie zagrywaj karty: czas na rzut
        [before-enemy-assault] Nie zagrywaj karty: czas na rzut
        [against-card] Pozwól zadziałać karcie { $card }
        [after-action] Zakończ impuls
       *[other] Nie zagrywaj karty
    }
choice-window-play =
    { $moment_id ->
        [against-card] Zaneguj kartę wroga kartą { $card }
       *[other] Zagraj: { $card }
    }

prompt-standing-orders = Powiedz, kiedy pytać cię o karty w impulsach wroga.
    .help = Stałe rozkazy odpowiadają za ciebie, w tajemnicy, gdy pytanie wywoła to, co robi wróg, koniec impulsu lub rzut na dostawy. Nigdy nie mówią za ciebie w twojej własnej akcji i możesz je zmienić w każdej chwili.
choice-standing-orders-ask = Pytaj mnie zawsze, gdy mogę zagrać kartę
choice-standing-orders-pass-impulse =
    { $own ->
        [1] Na koniec tego impulsu pasuj za mnie
       *[0] Póki wróg działa w tym impulsie, pasuj za mnie
    }
choice-standing-orders-pass-all = Gdy tylko wróg działa, pasuj za mnie aż do odwołania
choice-standing-orders-only-assaults-on = Pytaj mnie tylko przy szturmach na obszar { $area } i na wskazane tak wcześniej

## Ruch

prompt-pick-movers =
    { $side }, { $area }: wybierz jednostki, które ruszają razem. { $number ->
        [0] Żadna nie jest jeszcze wybrana.
       *[other] Wybrane: { $picked }; punkty ruchu stosu: { $points }.
    }
    .help = Stos idzie w tempie najwolniejszej jednostki, przez całą drogę razem. Te, które zostają, są nadal świeże.
choice-pick-movers-done =
    { $number ->
        [0] Ruch
        [one] Ruch: { $number } jednostka
        [few] Ruch: { $number } jednostki
        [many] Ruch: { $number } jednostek
       *[other] Ruch: { $number } jednostki
    }
choice-pick-movers-add = Dodaj: { $type } (zostało: { $left })
choice-pick-movers-all = Ruch: wszystkie świeże jednostki ({ $fresh })

prompt-move-step =
    { $side }, { $here }: wybierz następny krok ({ $number ->
        [one] { $number } jednostka
        [few] { $number } jednostki
        [many] { $number } jednostek
       *[other] { $number } jednostki
    }). { $points ->
        [0] Nie ma już punktów ruchu.
        [one] Został { $points } punkt ruchu.
        [few] Zostały { $points } punkty ruchu.
        [many] Zostało { $points } punktów ruchu.
       *[other] Zostało { $points } punktu ruchu.
    }
    .help = Krok kosztuje jeden punkt; o jeden więcej na obszar pod kontrolą wroga lub z wrogiem albo przez rzekę bez mostu; o jeden więcej z obszaru pod kontrolą wroga lub z wrogiem. Kontrola przejęta po drodze liczy się od razu. Kto się ruszył, jest zużyty.
choice-move-step-stop =
    { $number ->
        [one] Zatrzymaj się, { $here }: jednostka zostaje zużyta
       *[other] Zatrzymaj się, { $here }: jednostki zostają zużyte
    }
choice-move-step-step =
    { $here } → { $area } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    })

## Ostrzał

prompt-fire-at = { $side }, { $here }: wybierz obszar do ostrzelania.
    .help = Jednostki ostrzeliwują własny obszar lub sąsiedni, także przez rzekę, i cierpi tylko wróg. Ostrzał na zewnątrz zostawia znacznik ostrzału: twoim jednostkom nie liczy się tam odtąd wartość terenu.
choice-fire-at-fire = Ostrzelaj obszar { $area }

prompt-pick-firers =
    { $side }, { $area }: wybierz jednostki, które ostrzelają obszar { $target }. { $number ->
        [0] Żadna nie jest jeszcze wybrana.
       *[other] Wybrane: { $picked }; siła ognia { $power }.
    }
    .help = Punkty ataku to dwie kości i siła ognia wszystkich strzelających; punkty obrony to najlepsza obrona na obszarze i jego wartość terenu. Różnica to obrażenia. Kto strzelał, jest zużyty.
choice-pick-firers-done =
    { $number ->
        [0] Ostrzał
        [one] Ostrzał: { $number } jednostka, bez cofania
        [few] Ostrzał: { $number } jednostki, bez cofania
        [many] Ostrzał: { $number } jednostek, bez cofania
       *[other] Ostrzał: { $number } jednostki, bez cofania
    }
choice-pick-firers-add = Dodaj: { $type } (zostało: { $left })
choice-pick-firers-all = Ostrzał: wszystkie świeże jednostki ({ $fresh }), bez cofania

prompt-card-target = { $side }, { $card }: wybierz obszar celu.
    .help = Lotnictwo dosięga każdego obszaru. Artyleria i rakiety dosięgają obszaru sąsiadującego z obszarem pod twoją kontrolą; francuska artyleria może tam zamiast ostrzału zniszczyć okopy.
choice-card-target-fire =
    Ostrzelaj obszar { $area } ({ $enemies ->
        [one] { $enemies } jednostka wroga
        [few] { $enemies } jednostki wroga
        [many] { $enemies } jednostek wroga
       *[other] { $enemies } jednostki wroga
    }): bez cofania
choice-card-target-clear = Zniszcz okopy na obszarze { $area } (poziom { $level })

prompt-allot-damage =
    { $side }, { $area }: przydziel { $points ->
        [one] { $points } punkt obrażeń.
        [few] { $points } punkty obrażeń.
        [many] { $points } punktów obrażeń.
       *[other] { $points } punktu obrażeń.
    }
    .help = 1 punkt odwraca świeżą jednostkę albo wycofuje zużytą; 2 punkty eliminują zużytą albo odwracają i wycofują świeżą; 3 punkty eliminują świeżą. Trzeba wykorzystać jak najwięcej punktów.
choice-allot-damage-flip =
    Odwróć świeżą: { $type } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    })
choice-allot-damage-retreat =
    Wycofaj zużytą: { $type } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    })
choice-allot-damage-flip-and-retreat =
    Odwróć i wycofaj świeżą: { $type } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    })
choice-allot-damage-eliminate-spent =
    Wyeliminuj zużytą: { $type } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    })
choice-allot-damage-eliminate-fresh =
    Wyeliminuj świeżą: { $type } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    })

prompt-retreat-to = { $side }, { $here }: wybierz, dokąd wycofuje się { $type }.
    .help = Jednostka wycofuje się na sąsiedni obszar pod kontrolą własnej strony: najpierw tam, gdzie jest miejsce, potem tam, gdzie jest najmniej wrogów, nigdy z powrotem pod ostrzał. Na pełny obszar wchodzi tylko po to, by wycofać się dalej.
choice-retreat-to-to =
    { $here } → { $area }{ $enemies ->
        [0] {""}
       *[other] {" "}(jednostek wroga: { $enemies })
    }{ $full ->
        [1] {" "}(pełny: odwrót trwa dalej)
       *[other] {""}
    }

## Okopanie i szturmy

prompt-pick-sappers =
    { $side }, { $area }: wybierz jednostki, które się okopują, po dwie na poziom. { $number ->
        [0] Żadna nie jest jeszcze wybrana.
       *[other] Wybrane: { $picked }.
    }
    .help = Dwie świeże jednostki kopią jeden poziom i zostają zużyte. Kilka poziomów naraz wymaga więcej jednostek; okopy mają najwyżej trzy poziomy.
choice-pick-sappers-done =
    { $number ->
        [0] Okopanie
        [one] Okopanie: { $number } jednostka
        [few] Okopanie: { $number } jednostki
        [many] Okopanie: { $number } jednostek
       *[other] Okopanie: { $number } jednostki
    }
choice-pick-sappers-add = Dodaj: { $type } (zostało: { $left })

prompt-dig-where = { $side }: wybierz obszar do okopania (odrzucona karta: { $card }).
    .help = Może to być każdy obszar pod twoją kontrolą, z jednostkami lub bez. Żadna jednostka się nie zużywa, a trzy poziomy to najwięcej.
choice-dig-where-dig = { $area }: okopy poziomu { $level }

prompt-assault-from = { $side }, { $card }: wybierz obszar, z którego rusza szturm.
    .help = Z tą kartą wystarczy dowolny poziom okopów, nawet żaden. Potrzebne są świeże jednostki i sąsiedni obszar, który trzymają francuskie jednostki.
choice-assault-from-from = Szturm z obszaru { $area }

prompt-assault-at = { $side }, { $here }: wybierz obszar do szturmu.
    .help = Szturmuje się sąsiedni obszar pod kontrolą Francuzów, na którym są ich jednostki; rzeka nie ma znaczenia. Obrońcom nie liczy się wartość terenu.
choice-assault-at-assault = Szturm na obszar { $area }

prompt-pick-assaulters =
    { $side }, { $area }: wybierz jednostki do szturmu na obszar { $target }, najwyżej { $most }. { $number ->
        [0] Żadna nie jest jeszcze wybrana.
       *[other] Wybrane: { $picked }; siła ognia { $power }.
    }
    .help = Jeśli nie zostanie tam żadna francuska jednostka, wszystkie szturmujące wchodzą i przejmują kontrolę. Tak czy inaczej zostają zużyte, a jedna z nich przepada.
choice-pick-assaulters-done =
    { $number ->
        [0] Szturm
        [one] Szturm: { $number } jednostka, bez cofania
        [few] Szturm: { $number } jednostki, bez cofania
        [many] Szturm: { $number } jednostek, bez cofania
       *[other] Szturm: { $number } jednostki, bez cofania
    }
choice-pick-assaulters-add = Dodaj: { $type } (zostało: { $left })
choice-pick-assaulters-all = Szturm: wszystkie świeże jednostki ({ $fresh }), bez cofania

prompt-lose-units =
    { $side }, { $area }: szturm kosztuje { $number ->
        [one] { $number } jednostkę szturmującą
        [few] { $number } jednostki szturmujące
        [many] { $number } jednostek szturmujących
       *[other] { $number } jednostki szturmującej
    }. Wybierz stratę.
    .help = Każdy szturm kosztuje jedną jednostkę szturmującą i jeszcze jedną za każdy przerzut z karty Giap żąda sukcesu. Zdobyty obszar pozostaje zdobyty.
choice-lose-units-lose = Wyeliminuj: { $type }

## Działanie kart francuskich

prompt-reroll-die = { $side }: wybierz kość do przerzutu.
    .help = Liczy się nowy wynik, choćby był niższy.
choice-reroll-die-reroll = Przerzuć kość z wynikiem { $number }

prompt-refresh-area = { $side }: wybierz obszar, na którym francuskie jednostki odzyskają świeżość.
    .help = Wszystkie francuskie jednostki na obszarze od razu odzyskują świeżość i mogą w tej turze działać ponownie.
choice-refresh-area-refresh =
    { $area } ({ $number ->
        [one] { $number } zużyta jednostka
        [few] { $number } zużyte jednostki
        [many] { $number } zużytych jednostek
       *[other] { $number } zużytej jednostki
    })

prompt-relief-unit = { $side }, { $area }: wybierz jednostkę z gwiazdką, która przybywa.
    .help = Kość mówi, ile przychodzi jednostek piechoty i pancernych. Jeśli czeka ich więcej albo brakuje miejsca, wybierasz ty.
choice-relief-unit-relieve = Sprowadź: { $type }

prompt-mined-unit =
    { $side }, { $area }: miny zatrzymują jeszcze { $number ->
        [one] { $number } jednostkę szturmującą
        [few] { $number } jednostki szturmujące
        [many] { $number } jednostek szturmujących
       *[other] { $number } jednostki szturmującej
    }. Wybierz jedną.
    .help = Jednostka zatrzymana przez miny zostaje zużyta i odpada ze szturmu. Te, które są jeszcze świeże, muszą szturmować dalej.
choice-mined-unit-stop = Zatrzymaj: { $type }

prompt-counter-at = { $side }: wybierz utracony obszar do kontrataku.
    .help = Kontratakować można tylko obszar, który Francuzi utracili w poprzednim impulsie.
choice-counter-at-counter = Kontratak na obszar { $area }

prompt-pick-strikers =
    { $side }: wybierz jednostki do kontrataku na obszar { $target }, najwyżej { $most }. { $number ->
        [0] Żadna nie jest jeszcze wybrana.
       *[other] Wybrane: { $picked }.
    }
    .help = Wchodzą świeże jednostki z dowolnych sąsiednich obszarów, jeśli stać je na krok. Atakują razem od środka, więc wrogowi nie liczy się wartość terenu; potem są zużyte i zostają.
choice-pick-strikers-done =
    { $number ->
        [0] Kontratak
        [one] Kontratak: { $number } jednostka, bez cofania
        [few] Kontratak: { $number } jednostki, bez cofania
        [many] Kontratak: { $number } jednostek, bez cofania
       *[other] Kontratak: { $number } jednostki, bez cofania
    }
choice-pick-strikers-add = Dodaj, { $area }: { $type }

## Działanie kart Viet Minhu

prompt-rats-where = { $side }: wybierz francuski obszar dla szczurów.
    .help = Kość mówi, ile świeżych francuskich jednostek możesz tam zużyć. Obszar musi być pod kontrolą Francuzów i bez jednostek Viet Minhu.
choice-rats-where-infest =
    { $area } ({ $number ->
        [one] { $number } świeża jednostka
        [few] { $number } świeże jednostki
        [many] { $number } świeżych jednostek
       *[other] { $number } świeżej jednostki
    }): rzut kością

prompt-rats-bite =
    { $side }, { $area }: wybierz, kogo zużyją szczury, najwyżej { $number ->
        [one] { $number } świeżą jednostkę.
        [few] { $number } świeże jednostki.
        [many] { $number } świeżych jednostek.
       *[other] { $number } świeżej jednostki.
    }
    .help = Wybierasz, które francuskie jednostki zostaną zużyte, najwyżej tyle, ile wskazała kość.
choice-rats-bite-done = Nie zużywaj więcej
choice-rats-bite-spend = Zużyj: { $type }

prompt-mine-where = { $side }: wybierz francuski obszar nad miną.
    .help = Musi być pod kontrolą Francuzów i sąsiadować z okopami poziomu 3. Francuzi mogą się najpierw wycofać; potem rzuca się kością i tyle punktów obrażeń przydzielasz jednostkom, które zostały.
choice-mine-where-mine =
    { $area } ({ $number ->
        [one] { $number } francuska jednostka
        [few] { $number } francuskie jednostki
        [many] { $number } francuskich jednostek
       *[other] { $number } francuskiej jednostki
    })

prompt-withdraw = { $side }, { $area }: pod obszarem zaraz wybuchnie mina (jednostek: { $number }). Wycofaj, kogo chcesz.
    .help = Jednostka, która odchodzi, wycofuje się według zwykłych zasad i zostaje zużyta. Potem rzuca się kością i tyle punktów obrażeń Viet Minh przydziela jednostkom, które zostały.
choice-withdraw-stay = Nikt więcej nie odchodzi: rzut kością
choice-withdraw-leave = Wycofaj świeżą: { $type } (zostaje zużyta)
choice-withdraw-leave-spent = Wycofaj zużytą: { $type }

prompt-roll-again =
    { $side }: najlepszy rzut szturmu to { $total }, czyli { $damage ->
        [0] bez obrażeń
        [one] { $damage } punkt obrażeń
        [few] { $damage } punkty obrażeń
        [many] { $damage } punktów obrażeń
       *[other] { $damage } punktu obrażeń
    }. Zachowaj go albo przerzuć.
    .help = Każdy następny rzut kosztuje o jedną jednostkę szturmującą więcej. Liczy się najwyższy wynik.
choice-roll-again-keep = Zachowaj { $total }
choice-roll-again-reroll = Przerzuć, tracąc o jedną jednostkę więcej (możliwe przerzuty: { $left })

prompt-propaganda-where = { $side }: wybierz obszar, na którym propaganda trafi do jednostek tajskich.
    .help = Za każdą jednostkę tajską na obszarze rzuca się kością; przy 4 lub więcej odchodzi z gry. Obszar musi sąsiadować z obszarem pod kontrolą Viet Minhu.
choice-propaganda-where-persuade =
    { $area } ({ $number ->
        [one] { $number } jednostka tajska
        [few] { $number } jednostki tajskie
        [many] { $number } jednostek tajskich
       *[other] { $number } jednostki tajskiej
    }): rzut kośćmi

prompt-emergency-where =
    { $side }: wybierz obszar, na którym { $number ->
        [one] stanie { $number } jednostka uzupełnień.
        [few] staną { $number } jednostki uzupełnień.
        [many] stanie { $number } jednostek uzupełnień.
       *[other] stanie { $number } jednostki uzupełnień.
    }
    .help = Przybywają świeże, razem, na jeden obszar pod twoją kontrolą, na którym jest dla nich miejsce. W tej turze nie ma rzutu na uzupełnienia.
choice-emergency-where-place = { $area }

## Faza końcowa

prompt-cut-off = { $side }: wybierz obszar, który zostanie bez dostaw (do oznaczenia: { $number }).
    .help = Francuskie jednostki na nim nie odzyskają świeżości na koniec tej tury. Liczba mówi, ile z nich jest zużytych.
choice-cut-off-cut = { $area } (zużyte: { $spent })

prompt-place-units =
    { $side }: ustaw { $number ->
        [one] { $number } przybywającą jednostkę
        [few] { $number } przybywające jednostki
        [many] { $number } przybywających jednostek
       *[other] { $number } przybywającej jednostki
    }: { $arriving }.
    .help = Francuzi ustawiają na obszarach pod swoją kontrolą. Viet Minh na swoich albo na francuskim bez francuskich jednostek, obok nieprzerwanego ciągu własnych obszarów od krawędzi mapy; taki obszar od razu przejmuje. Na obszarze mieści się najwyżej dziewięć jednostek jednej strony.
choice-place-units-place = Ustaw, { $area }: { $type }
choice-place-units-place-stack = Ustaw, { $area }: kilka naraz ({ $fit })

## Odmowy: karty

refusal-not-in-hand =
    { $card_id ->
        [none] Nie masz takiej karty.
       *[other] Tej karty nie masz na ręce: { $card }.
    }
refusal-wrong-moment = { $card }: to nie jest chwila na tę kartę; karta mówi, kiedy się ją zagrywa.
refusal-too-early-for-card = { $card }: na tę kartę jest w grze za wcześnie.
refusal-too-late-for-card = { $card }: na tę kartę jest w grze za późno.
refusal-no-target-for-card = { $card }: na żadnym obszarze w zasięgu nie ma w co trafić.
refusal-not-next-to-own-area = { $area }: obszar nie sąsiaduje z żadnym pod twoją kontrolą, { $card } go nie dosięga.
refusal-no-trench-there = { $area }: nie ma tam okopów do zniszczenia.
refusal-card-clears-no-trench = { $card }: ta karta nie niszczy okopów, robi to tylko francuska artyleria.
refusal-no-aircraft-to-stop = Nie nadlatują żadne samoloty: { $card } zatrzymuje tylko karty { card-fr-18 } i { card-fr-20 }.
refusal-no-artillery-to-silence = Nie zagrano artylerii: ogień kontrbateryjny odpowiada tylko na karty { card-fr-22 } i { card-fr-27 }.
refusal-no-damage-to-ignore = Atak nie zadaje obrażeń: nie ma czego odjąć.
refusal-rolled-again-already = Te kości już przerzucono, a wolno raz na atak.
refusal-no-such-die = Żadna kość tego ataku nie pokazuje { $number }.
refusal-mines-in-own-area-only = Nie kontrolujesz już szturmowanego obszaru: nie ma tam twoich min.
refusal-not-with-mines = W tym szturmie zagrano już kartę { card-fr-11 }, a { $card } się z nią nie łączy.
refusal-not-with-debouchez = W tym szturmie zagrano już kartę { card-fr-04 }, a { $card } się z nią nie łączy.
refusal-nobody-spent = Nie ma tam zużytej francuskiej jednostki, a karta takiej wymaga.
refusal-no-night-assault = W tym szturmie nie działa żadna karta { card-vm-25 }: nie ma czego zanegować.
refusal-not-called-to-relief = Tej jednostki kość nie sprowadza: { $type }.
refusal-no-starred-unit = Nie ma już jednostek z gwiazdką, które mogłyby przyjść z Isabelle.
refusal-no-ground-to-burn = { $area }: wartość terenu nie liczy się w tym ataku, nie ma czego wypalać.
refusal-no-ground-to-improve = { $area }: wartość terenu nie liczy się w tym ataku, nie ma czego podwajać.
refusal-two-copies-at-most = W tym ataku działają już dwie kopie, a trzecia nic nie daje.
refusal-only-attacks-by-units = Strzela tu karta: { $card } pomaga tylko przy ataku jednostek.
refusal-nothing-lost-just-before = Francuzi nie utracili takiego obszaru w poprzednim impulsie, a tylko taki można kontratakować.
refusal-nobody-can-enter = Żadnej świeżej francuskiej jednostki obok utraconego obszaru nie stać na wejście albo nie ma tam już miejsca.
refusal-not-next-to-lost-area = { $area }: ten obszar nie sąsiaduje z obszarem { $target }.
refusal-strike-armour-and-river = { $area } → { $target }: nie ma mostu, a jednostki pancerne przekraczają rzekę tylko mostem.
refusal-striker-too-slow = { $area } → { $target }: to kosztuje więcej punktów ruchu, niż ma { $type }.
refusal-no-room-to-strike = { $target }: miejsca jest tam tylko dla tylu jednostek: { $most }, i tyle już wybrano.
refusal-no-area-for-rats = Szczury nikogo nie znajdą: potrzebne są świeże francuskie jednostki na obszarze pod kontrolą Francuzów, bez jednostek Viet Minhu.
refusal-no-unit-to-pay-with = Wszystkie jednostki szturmujące są już postawione: nie ma czym zapłacić za następny przerzut.
refusal-no-area-to-mine = Żaden chodnik tam nie sięga: potrzebne są francuskie jednostki na obszarze pod ich kontrolą, obok okopów poziomu 3.
refusal-no-thai-in-reach = Żadna jednostka tajska nie jest w zasięgu: musi stać na obszarze sąsiadującym z obszarem Viet Minhu.
refusal-nothing-short-to-add-to = Wszystkie francuskie obszary mają dostawy, a w tej grze { $card } tylko powiększa niedobór.
refusal-nobody-to-cut-off = Nie ma już innego francuskiego obszaru z jednostkami, który można by odciąć.
refusal-no-assault-possible = Żaden szturm nie jest możliwy: żadna świeża jednostka Viet Minhu nie sąsiaduje z obszarem, który trzymają francuskie jednostki i na którym jest miejsce.
refusal-box-is-empty = Pole uzupełnień jest puste.
refusal-no-room-for-replacements = Nie ma miejsca na uzupełnienia: na obszarze mieści się dziewięć jednostek jednej strony.
refusal-not-a-viet-minh-area = { $area }: ten obszar nie jest pod kontrolą Viet Minhu.
refusal-never-assaulted = Nikt nigdy nie szturmuje twojej strony na obszarze { $area }.
refusal-ordered-already = Takie rozkazy już obowiązują.
refusal-no-impulse-to-pass = Nie trwa żaden impuls: rozkaz na jeden impuls skończyłby się, zanim na cokolwiek odpowie.
refusal-own-impulse-to-pass = To twój własny impuls i rozkaz skończyłby się razem z nim: odpowiada tylko na to, co robi wróg.

## Odmowy: akcje i ruch

refusal-only-the-viet-minh = Okopuje się i szturmuje tylko Viet Minh.
refusal-no-fresh-unit = { $area }: żadna twoja jednostka nie jest tam świeża, a zużyte nic nie robią.
refusal-no-move-from-here = { $area }: żadna świeża jednostka nie może stąd wyjść. Każdy sąsiedni obszar jest zamknięty, pełny albo kosztuje za dużo punktów ruchu.
refusal-no-enemy-in-reach = { $area }: nie ma wroga w zasięgu. Jednostki ostrzeliwują własny obszar lub sąsiedni.
refusal-card-digs-nowhere = { $card }: ta karta nie pogłębi żadnych okopów, przy wartości okopania { $value } nie zyska żaden obszar Viet Minhu.
refusal-nobody-picked = Żadna jednostka nie jest jeszcze wybrana, a potrzebna jest co najmniej jedna.
refusal-not-several-left = Nie ma już kilku jednostek do wybrania: wybieraj po jednej.
refusal-no-such-fresh-unit = { $area }: nie ma tam więcej świeżych jednostek tego typu ({ $type }).
refusal-no-firepower = Strzelać mogą tylko jednostki z siłą ognia.
refusal-not-adjacent = { $area }: ten obszar nie sąsiaduje z obszarem { $here }.
refusal-red-area = { $area }: obszar ma czerwony numer, francuskie jednostki nigdy tam nie wchodzą.
refusal-defended-french-area = { $area }: obszar jest pod kontrolą Francuzów i stoją tam ich jednostki, więc Viet Minh wchodzi tam tylko szturmem.
refusal-armour-and-river = { $here } → { $area }: nie ma mostu, a jednostki pancerne przekraczają rzekę tylko mostem.
refusal-no-room =
    { $number ->
        [one] { $area }: obszar jest pełny, mieści się na nim dziewięć jednostek jednej strony.
       *[other] { $area }: tylu jednostek obszar nie pomieści ({ $number }), limit to dziewięć jednostek jednej strony.
    }
refusal-too-dear = { $here } → { $area }: krok kosztuje { $cost }, a zostało punktów ruchu: { $points }.
refusal-no-step-together = { $area }: razem te jednostki nigdzie nie pójdą. Któraś jest za wolna lub nie przejdzie przez rzekę albo żaden sąsiedni obszar nie pomieści wszystkich.
refusal-must-step = Jednostki są wybrane, a jeszcze się nie ruszyły: muszą zrobić co najmniej jeden krok.

## Odmowy: ostrzał, obrażenia, odwroty

refusal-out-of-reach = { $area }: to poza zasięgiem z obszaru { $here }. Jednostki ostrzeliwują własny obszar lub sąsiedni.
refusal-no-enemy-there = { $area }: nie ma tam jednostki wroga.
refusal-no-such-target = { $area }: żadna taka jednostka nie może przyjąć tego skutku ({ $type }).
refusal-too-few-points = To kosztuje { $cost }, a zostało punktów obrażeń: { $points }.
refusal-points-would-be-lost = Tak przepadłyby punkty obrażeń, które można wykorzystać inaczej: trzeba ich użyć jak najwięcej.
refusal-no-retreat-results = Myśliwce bombardujące nikogo nie zmuszają do odwrotu.
refusal-retreat-not-adjacent = { $area }: ten obszar nie sąsiaduje z obszarem { $here }.
refusal-retreat-not-controlled = { $area }: obszar jest pod kontrolą wroga, nikt się tam nie wycofuje.
refusal-no-way-back = { $area }: nie ma powrotu. Jednostka nie wycofuje się pod ostrzał ani tam, skąd właśnie przyszła.
refusal-room-elsewhere = { $area }: obszar jest pełny, a na innym jest miejsce.
refusal-fewer-enemies-elsewhere = { $area }: jednostek wroga jest tam { $enemies }, a na innym obszarze mniej.
refusal-nowhere-to-go = { $area }: ta jednostka nie ma dokąd się wycofać ({ $type }).
refusal-no-such-unit-there = { $area }: nie ma tam takiej jednostki ({ $type }).

## Odmowy: okopanie i szturmy

refusal-sap-not-controlled = { $area }: obszar nie jest pod kontrolą Viet Minhu, nikt się tam nie okopuje.
refusal-trench-at-its-deepest = { $area }: okopy mają poziom { $level } i głębiej nie można.
refusal-too-few-sappers = { $area }: poziom wymaga dwóch świeżych jednostek, a tylu nie ma.
refusal-sappers-for-whole-levels = Poziom kopią dwie jednostki: ostatnia wybrana potrzebuje drugiej.
refusal-too-many-sappers = { $area }: tyle jednostek kopałoby głębiej, niż okopy mogą sięgać.
refusal-card-digs-no-deeper = { $area }: { $card } zostawi okopy na poziomie { $level }.
refusal-assault-not-adjacent = { $area }: ten obszar nie sąsiaduje z obszarem { $here }.
refusal-nothing-to-assault = Nie ma czego szturmować: potrzebny jest sąsiedni obszar pod kontrolą Francuzów, z ich jednostkami i z miejscem, żeby wejść.
refusal-no-room-for-assault = { $area }: obszar jest pełny, stoi tam już dziewięć jednostek Viet Minhu.
refusal-too-many-assaulters = { $target }: miejsca jest tam tylko dla tylu szturmujących: { $most }.
refusal-trench-too-low = { $area }: poziom okopów wynosi { $level }, a szturm wymaga poziomu 3.
refusal-not-an-assaulting-unit = Taka jednostka nie bierze udziału w szturmie: { $type }.

## Odmowy: faza końcowa i licytacja

refusal-no-french-area = { $area }: ten obszar nie jest pod kontrolą Francuzów.
refusal-no-french-units-to-cut-off = { $area }: nie ma tam francuskiej jednostki, którą można by odciąć.
refusal-cut-off-already = { $area }: obszar jest już bez dostaw.
refusal-not-arriving-now = Taka jednostka nie przybywa w tej turze: { $type }.
refusal-area-is-full = { $area }: obszar jest pełny, stoi tam dziewięć twoich jednostek.
refusal-not-several-to-place = { $area }: została do ustawienia tylko jedna jednostka albo tylko na jedną jest tam miejsce.
refusal-not-connected-to-the-edge = { $area }: obszar nie należy do Viet Minhu ani nie sąsiaduje z nieprzerwanym ciągiem jego obszarów od krawędzi mapy.
refusal-french-units-hold-it = { $area }: obszar jest pod kontrolą Francuzów i stoją tam ich jednostki.
refusal-not-a-french-area = { $area }: francuskie jednostki tu nie przybędą, obszar musi być pod kontrolą Francuzów.
refusal-not-that-many-areas = Obszarów zwycięstwa jest { $most }: licytuj od 1 do { $most }.

## Zdarzenia: tury, impulsy, licytacja

event-bids = Oferty: gracz 1 podaje { $first }, gracz 2 podaje { $second }.
event-bid-roll = Równe oferty: gracz 1 rzuca { $first }, gracz 2 rzuca { $second }.
event-bid-won =
    { $seat_id ->
        [FR] Gracz 1
       *[VM] Gracz 2
    } prowadzi Viet Minh i potrzebuje { $number ->
        [one] { $number } obszaru zwycięstwa.
       *[other] { $number } obszarów zwycięstwa.
    } { $seat_id ->
        [FR] Gracz 2
       *[VM] Gracz 1
    } prowadzi Francuzów.
event-turn-begins =
    { $turn ->
        [1] Tura { $turn }: { turn-1 }.
        [2] Tura { $turn }: { turn-2 }.
        [3] Tura { $turn }: { turn-3 }.
        [4] Tura { $turn }: { turn-4 }.
        [5] Tura { $turn }: { turn-5 }.
        [6] Tura { $turn }: { turn-6 }.
        [7] Tura { $turn }: { turn-7 }.
        [8] Tura { $turn }: { turn-8 }.
       *[other] Tura { $turn }.
    }
event-passed =
    { $side_id ->
        [FR] Francuzi pasują.
       *[VM] Viet Minh pasuje.
    }
event-impulse-bought = Francuzi odrzucają kartę, żeby grać dalej: { $card }.
event-phase-ends = Faza impulsów się kończy.

## Zdarzenia: karty

event-reshuffled =
    { $side_id ->
        [FR] Francuzi tasują stos kart odrzuconych razem z talią.
       *[VM] Viet Minh tasuje stos kart odrzuconych razem z talią.
    }
event-drew =
    { $side_id ->
        [FR] Francuzi dobierają
       *[VM] Viet Minh dobiera
    } { $number ->
        [0] 0 kart.
        [one] { $number } kartę: { $cards }.
        [few] { $number } karty: { $cards }.
        [many] { $number } kart: { $cards }.
       *[other] { $number } karty: { $cards }.
    }
event-drew-hidden =
    { $side_id ->
        [FR] Francuzi dobierają
       *[VM] Viet Minh dobiera
    } { $number ->
        [one] { $number } kartę.
        [few] { $number } karty.
        [many] { $number } kart.
       *[other] { $number } karty.
    }
event-card-played =
    { $side_id ->
        [FR] Francuzi zagrywają kartę: { $card }.
       *[VM] Viet Minh zagrywa kartę: { $card }.
    }
event-card-discarded =
    { $side_id ->
        [FR] Francuzi odrzucają kartę: { $card }.
       *[VM] Viet Minh odrzuca kartę: { $card }.
    }
event-card-cancelled = Zanegowana karta: { $card }.
event-nights-lit = { card-fr-07 }: zanegowane karty { card-vm-25 }: { $number }.
event-mines-rolled = { card-fr-11 }, szturm na obszar { $area }: kość { $die }.
event-mined = { $area }: { $type } zatrzymana przez miny i zużyta.
event-coordinated = { card-fr-02 }: kości pokazują teraz { $faces }, razem { $total }.
event-stands-firm =
    { $number ->
        [one] { card-fr-01 }, { $area }: o { $number } punkt obrażeń mniej.
        [few] { card-fr-01 }, { $area }: o { $number } punkty obrażeń mniej.
        [many] { card-fr-01 }, { $area }: o { $number } punktów obrażeń mniej.
       *[other] { card-fr-01 }, { $area }: o { $number } punktu obrażeń mniej.
    }
event-recovered = { $area }: wszystkie francuskie jednostki odzyskują świeżość.
event-relief-rolled = { card-fr-09 }: kość { $die }.
event-relieved = { $area }: z Isabelle przybywa { $type }.
event-trench-cleared = { $area }: okopy poziomu { $level } zniszczone.
event-counter-attack = Kontratak, { $area }: { $units }.
event-rats-rolled = { card-vm-03 }, { $area }: kość { $die }.
event-rats-spent = { $area }: { $type } zużyta przez szczury.
event-shaft-rolled =
    { $die ->
        [one] { $area }: mina wybucha, { $die } punkt obrażeń.
        [few] { $area }: mina wybucha, { $die } punkty obrażeń.
        [many] { $area }: mina wybucha, { $die } punktów obrażeń.
       *[other] { $area }: mina wybucha, { $die } punktu obrażeń.
    }
event-propaganda =
    { card-vm-10 }, { $area } (kości { $faces }): { $lost ->
        [0] nikt nie odchodzi.
        [one] z gry odchodzi { $lost } jednostka tajska.
        [few] z gry odchodzą { $lost } jednostki tajskie.
        [many] z gry odchodzi { $lost } jednostek tajskich.
       *[other] z gry odchodzi { $lost } jednostki tajskiej.
    }
event-emergency =
    { card-vm-15 }, { $area }: { $number ->
        [one] { $number } jednostka.
        [few] { $number } jednostki.
        [many] { $number } jednostek.
       *[other] { $number } jednostki.
    } W tej turze nie ma rzutu na uzupełnienia.

## Zdarzenia: ruch, kontrola, okopanie

event-moved =
    { $side }, { $origin } → { $area }: { $units } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }).
event-control =
    { $side_id ->
        [FR] { $area }: kontrolę przejmują Francuzi.
       *[VM] { $area }: kontrolę przejmuje Viet Minh.
    }
event-trench-lost = { $area }: okopy znikają.
event-sapped = Okopanie, { $area }: okopy poziomu { $level } ({ $units }).
event-dug-by-card = Okopanie, { $area }: okopy poziomu { $level } (za kartę { $card }).

## Zdarzenia: ostrzał, obrażenia, odwroty

event-fired =
    { $side_id ->
        [FR] Francuzi strzelają, { $origin } → { $area }: { $units }.
       *[VM] Viet Minh strzela, { $origin } → { $area }: { $units }.
    }
event-card-fired = { $card }, cel: { $area }.
event-attack-rolled =
    { $side_id ->
        [FR] Atak Francuzów na obszar { $area }
       *[VM] Atak Viet Minhu na obszar { $area }
    }: kości { $faces }. Atak: { $attack }. Obrona: { $defence }. { $damage ->
        [0] Bez obrażeń.
        [one] { $damage } punkt obrażeń.
        [few] { $damage } punkty obrażeń.
        [many] { $damage } punktów obrażeń.
       *[other] { $damage } punktu obrażeń.
    }
event-no-target = { $area }: nie ma już celu, rzutu nie ma.
event-damage-lost =
    { $area }: { $number ->
        [one] { $number } punkt obrażeń przepada: nie ma go na co wydać.
        [few] { $number } punkty obrażeń przepadają: nie ma ich na co wydać.
        [many] { $number } punktów obrażeń przepada: nie ma ich na co wydać.
       *[other] { $number } punktu obrażeń przepada: nie ma go na co wydać.
    }
event-flipped = { $area }: { $type } zużyta.
event-elimination = { $area }: { $type } wyeliminowana.
event-retreated = Odwrót, { $origin } → { $area }: { $type }.
event-retreats-on = { $area }: obszar jest pełny, { $type } wycofuje się dalej.
event-no-retreat = { $area }: { $type } nie ma dokąd się wycofać.
event-fire-marker =
    { $side_id ->
        [FR] { $area }: francuski znacznik ostrzału.
       *[VM] { $area }: znacznik ostrzału Viet Minhu.
    }

## Zdarzenia: szturmy

event-assault = Szturm, { $origin } → { $area }: { $units }.
event-assault-rolled =
    Szturm na obszar { $area }: kości { $faces }. Atak: { $attack }. Obrona: { $defence }. { $damage ->
        [0] Bez obrażeń.
        [one] { $damage } punkt obrażeń.
        [few] { $damage } punkty obrażeń.
        [many] { $damage } punktów obrażeń.
       *[other] { $damage } punktu obrażeń.
    }
event-rerolled = { card-vm-04 }: kości { $faces }, razem { $total }; najlepszy rzut to { $best }.
event-assault-broken = Szturm na obszar { $area }: nie ma komu szturmować dalej, impuls się kończy.
event-stormed = { $area }: obszar zdobyty szturmem.
event-repelled = { $area }: szturm odparty.

## Zdarzenia: faza końcowa i koniec gry

event-supply-rolled =
    Rzut na dostawy (kości { $faces }): { $sum } = { $total }. { $number ->
        [0] Wszystkie francuskie obszary mają dostawy.
        [one] Bez dostaw zostaje { $number } francuski obszar.
        [few] Bez dostaw zostają { $number } francuskie obszary.
        [many] Bez dostaw zostaje { $number } francuskich obszarów.
       *[other] Bez dostaw zostaje { $number } francuskiego obszaru.
    }
event-heavy-flak =
    { card-vm-11 }: { $number ->
        [one] bez dostaw zostaje { $number } francuski obszar.
        [few] bez dostaw zostają { $number } francuskie obszary.
        [many] bez dostaw zostaje { $number } francuskich obszarów.
       *[other] bez dostaw zostaje { $number } francuskiego obszaru.
    }
event-out-of-supply = { $area }: obszar zostaje bez dostaw.
event-refreshed = Jednostki odzyskują świeżość, oprócz francuskich na obszarach bez dostaw.
event-replacements-rolled =
    Rzut na uzupełnienia, kość { $die }: { $number ->
        [0] nikt nie przybywa.
        [one] przybywa { $number } jednostka.
        [few] przybywają { $number } jednostki.
        [many] przybywa { $number } jednostek.
       *[other] przybywa { $number } jednostki.
    }
event-no-replacements = W tej turze nie ma rzutu na uzupełnienia.
event-placed = { $side }, przybycie, { $area }: { $units }.
event-not-placed = { $side }, na żadnym obszarze nie ma miejsca; eliminacja: { $units }.
event-judged =
    Viet Minh kontroluje { $number ->
        [0] 0 obszarów zwycięstwa
        [one] { $number } obszar zwycięstwa
        [few] { $number } obszary zwycięstwa
        [many] { $number } obszarów zwycięstwa
       *[other] { $number } obszaru zwycięstwa
    }, a potrzebuje { $needed }: { $side_id ->
        [FR] wygrywają Francuzi.
       *[VM] wygrywa Viet Minh.
    }

setup-bid-areas = licytacja rozstrzyga, ile obszarów potrzeba: nie zmieniaj opcji areas
