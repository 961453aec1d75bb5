### Utracona dolina: rysowana plansza: nazwy na mapie, pola, żetony, karty, tory, liczby. Terminy: zobacz names.ftl.

## Nazwy na mapie

board-name-river = Nam Yum
board-name-pavie = Szlak Pavie
board-name-road-41 = Droga 41
board-name-airstrip = Pas startowy
board-name-mont-chauve = Mont Chauve
board-name-mont-fictif = Mont Fictif
board-name-north = { subsector-north }
board-name-central = { subsector-central }
board-name-south = { subsector-south }
board-village = { $name }

## Co widać na polu

board-sign-stacking = Limit: stopnie piechoty { $steps }, jednostki wsparcia { $assets }.
board-sign-drop-zone = Tu lądują posiłki; kto zostanie tu do końca tury, jest wyeliminowany.
board-fort = umocnienia { $level }
board-airstrip = pas startowy { $status }
board-target = { $division } będzie tu szturmować
board-held-by = w rękach: { $division }

## Pole w jednym zdaniu

board-centre = { $place } ({ $sector }), { $holder }. Umocnienia { $level } z { $most }{ $encircled ->
        [1] {""}, { encircled }
       *[0] {""}
    }.{ $has_strip ->
        [1] {" "}Pas startowy { $strip }.
       *[0] {""}
    } Aktywne: { $active }. Użyte: { $used }. Stopnie piechoty { $steps }, jednostki wsparcia { $assets }. Symbole: { $icons }.
board-zone = { $place }, { $holder }. Jednostki: { $units }.
board-division = { $division }: siła { $strength }, { $state }.
board-box = { $place }: { $units }.
board-turn-box = Tura { $turn }, { $days }
board-box-late = Po oblężeniu

## Żetony

board-fact-name = Pełna nazwa
board-fact-troops = Rodzaj wojsk
board-fact-steps = Stopnie
board-fact-assault = Szturm
board-fact-defence = Obrona
board-fact-morale = Morale
board-fact-start = Początek gry
board-fact-order = Kolejność działania
board-fact-strength = Siła na początku
board-fact-colour = Kolor szlaku
board-fact-path = Na jej szlaku
board-both-sides = { $full }, zredukowana { $reduced }
board-arrives = tura { $turn }
board-strength = { $scenario } { $strength }
board-list = { $parts }

## Karty

board-card-when = { $when } Warunek: { $condition } Karta { $flag }.{ $marked ->
        [0] {""}
       *[other] {" "}{ $marks }.
    }
board-pile-in-force = Obowiązujące wydarzenia

## Tory i liczby

board-turn = { $days }{ $monsoon ->
        [1] {""}, { monsoon }
       *[0] {""}
    }
board-level = { $level }, modyfikator { $drm }
board-level-lost = Oblężenie przegrane.
board-figure-points = Gdyby to był koniec
board-figure-centres = Francuskie ośrodki
board-figure-aaa = Modyfikator OPL
board-figure-missions = Wykonane misje
board-victory = { $points }, { $level }
