### Burza nad Dien Bien Phu: napisy na narysowanej planszy i obok niej.

## Obszary, tak krótko, jak wymaga mapa

board-area-1 = Grzbiety płn.-zach.
board-area-2 = Szlak Pavie
board-area-3 = { area-3 }
board-area-4 = Wzgórza
board-area-5 = Wzgórza
board-area-6 = { area-6 }
board-area-7 = Szlak Pavie
board-area-8 = { area-8 }
board-area-9 = { area-9 }
board-area-10 = Dominique 4
board-area-11 = { area-11 }
board-area-12 = Wzgórza
board-area-13 = Huguette 6–7
board-area-14 = { area-14 }
board-area-15 = Grzbiety
board-area-16 = Pas startowy
board-area-17 = { area-17 }
board-area-18 = { area-18 }
board-area-19 = { area-19 }
board-area-20 = Pas startowy
board-area-21 = Pas startowy
board-area-22 = { area-22 }
board-area-23 = Grzbiety
board-area-24 = Ryżowiska
board-area-25 = { area-25 }
board-area-26 = Françoise
board-area-27 = { area-27 }
board-area-28 = Dowództwo
board-area-29 = Éliane 10–12
board-area-30 = { area-30 }
board-area-31 = { area-31 }
board-area-32 = Mont Chauve
board-area-33 = Ryżowiska
board-area-34 = { area-34 }
board-area-35 = { area-35 }
board-area-36 = { area-36 }
board-area-37 = { area-37 }
board-area-38 = { area-38 }
board-area-39 = Ryżowiska
board-area-40 = Dolina płd.
board-area-41 = Dolina płd.
board-area-42 = Grzbiety płd.-wsch.

## Rzeka, drogi i pola

board-name-river = Nam Yum
board-name-pavie = Szlak Pavie
board-name-road-41 = Droga 41
board-name-isabelle = do Isabelle
board-terrain = wartość terenu { $number }
board-headquarters = dowództwo garnizonu
board-relief = tędy wchodzi odsiecz z Isabelle
board-turn-box = { $turn }: { $dates }
    .full = Tura { $turn }, { $dates }
board-hands = Ręka w tej turze: Francuzi { $french }, Viet Minh { $viet_minh }, bez dodatkowych kart

## Żetony

board-unit =
    { $named ->
        [0] { $type } { $company }
       *[1] { $type } { $company }, { $formation }
    }
board-fact-spent-defence = obrona po zużyciu
board-fact-kind = rodzaj
board-fact-troops = wojska
board-fact-formation = formacja
board-fact-meaning = pełna nazwa
board-fact-company = kompania
board-fact-arrival = przybycie
board-starts-in = początek: { $area }
board-arrives-on = w fazie końcowej tury { $turn }
board-starred = z gwiazdką: tylko z odsieczą
board-replacement = z pola uzupełnień

## Co leży na planszy

board-turn = Tura { $turn } z { $turns }, { $dates }
board-place =
    { $area }, kontrola: { $side }; { $number ->
        [0] bez jednostek
       *[other] { $units }
    }{ $marked ->
        [0] {""}
       *[other] ; { $marks }
    }.
board-box =
    { $box }: { $number ->
        [0] puste
       *[other] { $units }
    }{ $marked ->
        [0] {""}
       *[other] ; { $marks }
    }.
board-force = { $side } { $units }
board-spent =
    { $units } { $n ->
        [one] (zużyta)
        [few] (zużyte)
        [many] (zużytych)
       *[other] (zużytej)
    }
board-just-lost = stracony przez Francuzów w poprzednim impulsie
board-held-of = { $number }; potrzeba { $needed }
board-supply = Dodatek do rzutu na dostawy
board-supply-value = +{ $number } (obszary pasa startowego { $runway }, obszary zielone { $green })
board-bonus-white = Dodatkowa karta za białą trójkę
board-bonus-gray = Dodatkowa karta za szarą trójkę
board-bonus-side = { $side }
board-bonus-nobody = nikt: trójka jest podzielona
