### Saigon 75: narysowana plansza: nazwy na mapie, pola, żetony, karty, tory, liczby.

## Nazwy na mapie

board-name-north_vietnam = Wietnam Północny
board-name-laos = Laos
board-name-cambodia = Kambodża
board-name-south-china-sea = Morze Południowochińskie
board-name-gulf-of-thailand = Zatoka Tajlandzka
board-name-phu-quoc = Phú Quốc
board-name-con-dao = Côn Đảo
board-name-phu-quy = Phú Quý
board-name-mekong = Mekong
board-name-trail = Szlak Ho Chi Minha
board-town = { $name }

## Co widać w prowincji

board-sign-capital = Stolica: Północ wygrywa na koniec tury, w której ją kontroluje; Południe broni jej z dodatkową kością.
board-sign-bonus = Od początku leży tu żeton celu.
board-sign-port = Wybrzeże: piechota morska przenosi się i wycofuje morzem, z wybrzeża na wybrzeże.
board-sign-mountain = Góry: pułki zmechanizowane zatrzymują się po wejściu.
board-sign-mekong = Mekong: patrole rzeczne poruszają się tylko tutaj.

## Pola

board-box-infiltration = Infiltracja
board-box-militia = Zapas milicji
board-box-NV = Znaczniki Północy
board-box-SV = Znaczniki Południa
board-box-air-ready = Wsparcie lotnicze
board-box-air-stock = W zapasie
board-box-air-lost = Utracone
board-box = { $place }: { $units }.
board-heap = { $number } × { $marker }

## Prowincja w jednym zdaniu

board-province = { $place }, kontroluje { $side }{ $contested ->
        [1] {""}, sporna
       *[0] {""}
    }. Północ: { $nv }. Południe: { $sv }.{ $marked ->
        [0] {""}
       *[other] {" "}Leży tu: { $markers }.
    }
board-token = żeton celu na turę { $number }
board-token-hidden = zakryty żeton celu
board-combat = trwa walka
board-combat-declared = walka zapowiedziana

## Żetony

board-unit = { $kind } { $code }
board-fact-name = Nazwa
board-fact-dice = Kości bitewne
board-fact-steps = Poziomy siły
board-fact-movement = Punkty ruchu

## Karty i stosy

board-card-when = Kolor karty: { $colour }. { $when }
board-solo = { $movement } { $combat } { $momentum } Wydarzenia: { $events }
board-pile-draw = Talia
board-pile-aside = Odłożone bez podglądania
board-pile-discard = Odrzucone
board-pile-crisis = Do testu dezercji
board-pile-solo = Karty solo do odkrycia
board-pile-solo-gone = Zagrane karty solo

## Tory i liczby

board-turn = { $season }. Północ: kość + { $nv }, najwyżej { $nv_most }. Południe: kość + { $sv }, najwyżej { $sv_most }.{ $token ->
        [0] {""}
       *[other] {" "}Termin żetonu celu { $token }.
    }
board-track-desertion = Dezercja według prowincji Północy
board-desertion = Jednostki, które dezerterują przy rzucie od 1 do 6: { $losses }
board-figure-activations = Pozostałe aktywacje
board-figure-free-vc = Darmowe VC
board-figure-provinces = Prowincje
board-figure-units = Jednostki na mapie
board-first-game = Pierwsza partia: { $what }
