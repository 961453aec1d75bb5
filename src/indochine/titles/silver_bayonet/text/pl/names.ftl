### Silver Bayonet: nazwy gry, stron, scenariuszy, terenu, miejsc, jednostek, wartości, znaczników, faz i wyników.
###
### Słowniczek (jedno pojęcie, jeden termin, we wszystkich zdaniach tej gry)
### - Sojusznicy (Wolnego Świata; FWA): US i ARVN; PAVN: NVA i VC; US, ARVN, NVA, VC: nacje; PAVN w rodzaju męskim
### - jednostka: piechoty, spadochronowa, rangersów, pancerna, artylerii, moździerzy, zwiadowcza (1/9), DELTA, CIDG, sztab, sztab brygady, szpital, jednostka zaopatrzenia, dowódca, śmigłowce
### - stopień: w pełnej sile, osłabiona; stracić stopień, wyeliminować; zmęczona, zmęczenie, odpocząć, dodatkowe zmęczenie
### - siła ataku, siła ostrzału, zasięg, obrona, wskaźnik sprawności (WS), punkty stosu, zasób ruchu, wartość dowodzenia
### - test sprawności: zdać, nie zdać; kość, rzut, modyfikator
### - heks, bok heksu, sąsiedni (obok); wartość obronna terenu (WOT); strefa kontroli; zmotoryzowana, piesza; punkt ruchu; droga, rzeka; granica Kambodży; pole (poza mapą)
### - stos, limit stosu, przekroczyć limit
### - tura gry, tura gracza, faza, krok (walki); gracz aktywny; atakujący, obrońca
### - walka manewrowa, manewrować; szturm, szturmować; zapowiedzieć, zapowiedź; stosunek sił, kolumna, przesunięcie; jednostka czołowa
### - odmowa walki, odmówić; reakcja, reagować
### - koordynacja: pełna, częściowa (bez wsparcia), brak koordynacji, szturm czołowy
### - odwrót, wycofać się; utrzymać pozycję; wejście po walce
### - ostrzał ofensywny, ostrzał obronny; wsparcie walki manewrowej; Pierwszy strzał, Ostatni strzał; punkty lotnicze, B-52, ogień przeciwlotniczy
### - lądowisko (LZ): polowe, operacyjne, gorące; obóz sił specjalnych (obóz); baza amerykańska: Camp Holloway
### - ukryty znacznik, wabik, patrol, obserwacja, zasadzka; uzupełnienia, posiłki; punkty zwycięstwa
### - nazwy miejscowości i rzek są nieodmienne

## Tytuł

title-name = Silver Bayonet
title-about = Jesień 1965, dolina Ia Drang: pierwsza bitwa wojny wietnamskiej między regularnymi wojskami amerykańskimi a północnowietnamskimi. Pułki z Północy wychodzą z Kambodży, żeby zdobyć obozy sił specjalnych osłaniające Pleiku; z odsieczą ruszają Południowi Wietnamczycy, a 1. Dywizja Kawalerii ląduje w dżungli, mając za sobą artylerię, lotnictwo i śmigłowce. Heksy, kompanie, walka manewrowa i szturm; ataki trzeba koordynować, a obrońca może się wymknąć. Gra dla dwóch osób. Autorzy: Gene Billingsley i Mitchell Land, wydawca: GMT Games.

## Strony i miejsca przy stole

side-FWA = Sojusznicy Wolnego Świata
    .short = FWA
side-PAVN = Wietnamska Armia Ludowa
    .short = PAVN
seat-FWA = Sojusznicy Wolnego Świata
seat-PAVN = Wietnamska Armia Ludowa

## Nacje

nation-US = Stany Zjednoczone
    .short = US
nation-ARVN = Armia Republiki Wietnamu
    .short = ARVN
nation-NVA = armia Wietnamu Północnego
    .short = NVA
nation-VC = Wietkong
    .short = VC

## Scenariusze

scenario-1 = 1. Duc Co
    .help = 10–17 sierpnia 1965, osiem tur. 32. pułk zamknął w okrążeniu obóz Duc Co; czołgi i rangersi prą na zachód drogą nr 19, żeby się przebić, a jeden batalion na nich czyha. PAVN punktuje za obóz i straty ARVN, Sojusznicy za straty NVA, za czołgi, które dotrą do obozu, za jego utrzymanie i za wolną drogę. Wygrywa, kto ma więcej punktów; dziesięć więcej to wielkie zwycięstwo.
scenario-2 = 2. Przynęta i zasadzka
    .help = 19–25 października 1965, siedem tur. 33. pułk oblega Plei Me, żeby z Pleiku ruszyła odsiecz, a 32. czeka na nią przy drodze. Sojusznicy muszą wprowadzić do obozu jednostkę zaopatrzenia; Amerykanie przybywają, gdy walka się zacznie, i można ich przerzucać śmigłowcami. Pięć punktów przewagi daje zwycięstwo, mniej to remis.
scenario-3 = 3. LZ MARY
    .help = 3–4 listopada 1965, dwie tury. Zwiadowcy 1/9 urządzają nocną zasadzkę i wracają na swoje lądowisko; idą tam za nimi kompanie 8/66. Czy wytrwają, aż przyleci kompania posiłków? Liczy się każdy stracony stopień i to, kto na końcu trzyma lądowisko. Mało wojska, jeden heks do obrony: dobra druga gra.
scenario-4 = 4. LZ X-RAY
    .help = 14–17 listopada 1965, cztery tury. Moore ląduje z dwiema kompaniami u stóp Chu Pong, tuż obok pułku. PAVN wygrywa od razu, jeśli zdobędzie lądowisko; inaczej Sojusznicy muszą mieć pięć punktów przewagi. Broken Arrow, B-52, baterie na wezwanie i kompanie lądujące na gorącym lądowisku.
scenario-5 = 5. LZ ALBANY
    .help = 17–18 listopada 1965, dwie tury. 2/7 maszeruje w kolumnie, gdy 8/66 uderza ze wszystkich stron; w tej pierwszej walce nie pomagają ani teren, ani działa. PAVN musi mieć cztery punkty przewagi; inaczej Sojusznicy wytrwali.
scenario-6a = 6a. Pora na herbatę, jedna tura
    .help = 12 listopada 1965, pół tury. Nocą VC atakuje sztab brygady na plantacji herbaty Catecka, którego broni jedna bateria i dziesięć punktów lotniczych. Bez ruchu: zapowiedzieć, ostrzelać, rzucić. PAVN wygrywa, jeśli na heksie nie zostanie nic. Najkrótszy scenariusz i najlepszy na początek.
scenario-6b = 6b. Pora na herbatę, dwie tury
    .help = 12–13 listopada 1965. Jak 6a, ale po turze amerykańskiego ognia VC atakuje drugi raz.
scenario-7 = 7. Operacja Than Phong VII
    .help = 18–25 listopada 1965, osiem tur. Pobite pułki idą do Kambodży. Bataliony spadochronowe Truonga przecinają im drogę przy granicy, pod osłoną amerykańskich dział z LZ CROOKS. Sojusznicy punktują za straty i sztaby NVA, PAVN za straty wroga, a od tury 4 za to, co dotrze do Kambodży. Wygrywa, kto ma więcej punktów.

## Teren i to, co stoi na heksie

terrain-clear = teren otwarty
terrain-light-jungle = rzadka dżungla
terrain-dense-jungle = gęsta dżungla
terrain-forested-hill = zalesione wzgórze
terrain-mountain-jungle = dżungla górska
terrain-broken = teren nierówny
terrain-marsh = bagno lub pole ryżowe
terrain-tea = plantacja herbaty
terrain-town = miasto
terrain-pleiku = Pleiku
terrain-us-base = baza amerykańska
terrain-sf-camp = obóz sił specjalnych
terrain-brigade-hq = sztab brygady
terrain-village = wioska
terrain-primary-road = droga główna
terrain-secondary-road = droga boczna
terrain-river = rzeka

## Boki heksów i drogi

hexside-river = rzeka
hexside-border = granica Kambodży
river-ia-drang = Ia Drang
road-ql-14 = Droga nr 14
road-ql-19-west = Droga nr 19
road-ql-19-east = Droga nr 19
cambodia = Kambodża

## Miejsca: nazwa oraz w całości z numerem heksu

hex = heks { $number }
hex-1120 = Plei Lao Tchin
    .full = 1120 { hex-1120 }
hex-1201 = Plei Ya Te
    .full = 1201 { hex-1201 }
hex-1219 = Plei The
    .full = 1219 { hex-1219 }
hex-1220 = LZ MARY
    .full = 1220 { hex-1220 }
hex-1314 = Plei Girao Ket
    .full = 1314 { hex-1314 }
hex-1409 = Plei Mok Ya Trang
    .full = 1409 { hex-1409 }
hex-1413 = Plei Girao Kla
    .full = 1413 { hex-1413 }
hex-1510 = Duc Co
    .full = 1510 { hex-1510 }
hex-1603 = Plei Bia
    .full = 1603 { hex-1603 }
hex-1605 = Plei The (północ)
    .full = 1605 { hex-1605 }
hex-1610 = Plei Girao Cop
    .full = 1610 { hex-1610 }
hex-1626 = Masyw Chu Pong
    .full = 1626 { hex-1626 }
hex-1703 = Plei Beng
    .full = 1703 { hex-1703 }
hex-1717 = Plei Koui
    .full = 1717 { hex-1717 }
hex-1806 = Plei Ya Toud
    .full = 1806 { hex-1806 }
hex-1908 = Plei Xoung Ngol
    .full = 1908 { hex-1908 }
hex-1912 = Plei Girao Ya To
    .full = 1912 { hex-1912 }
hex-1923 = LZ ALBANY
    .full = 1923 { hex-1923 }
hex-1925 = LZ X-RAY
    .full = 1925 { hex-1925 }
hex-2019 = Plei Gong Ly Breng
    .full = 2019 { hex-2019 }
hex-2110 = Plei P’Nouk Ya Goen
    .full = 2110 { hex-2110 }
hex-2111 = Plei Loung Ya Rang (3)
    .full = 2111 { hex-2111 }
hex-2207 = Plei Rath Ya Do
    .full = 2207 { hex-2207 }
hex-2212 = Plei Loung Ya Rang (1)
    .full = 2212 { hex-2212 }
hex-2305 = Plei Lath Ran
    .full = 2305 { hex-2305 }
hex-2308 = Plei R’ngol Koa
    .full = 2308 { hex-2308 }
hex-2405 = Plei Ya Pon (2)
    .full = 2405 { hex-2405 }
hex-2408 = Plei R’ngol La
    .full = 2408 { hex-2408 }
hex-2410 = Thanh Giao
    .full = 2410 { hex-2410 }
hex-2516 = Plei Gong Le
    .full = 2516 { hex-2516 }
hex-2602 = Plei M’nang
    .full = 2602 { hex-2602 }
hex-2609 = Plei Rongol Dograng
    .full = 2609 { hex-2609 }
hex-2610 = Plei N’Gai Le (1)
    .full = 2610 { hex-2610 }
hex-2706 = Plei Gong Oluk
    .full = 2706 { hex-2706 }
hex-2807 = Plei Nei Lang
    .full = 2807 { hex-2807 }
hex-2809 = Plei N’Gol Drong
    .full = 2809 { hex-2809 }
hex-3216 = Plei T’Seou
    .full = 3216 { hex-3216 }
hex-3217 = Plei Bong Kia
    .full = 3217 { hex-3217 }
hex-3220 = Plei Kueoh Xom
    .full = 3220 { hex-3220 }
hex-3223 = Plei Tpeng
    .full = 3223 { hex-3223 }
hex-3407 = Plei Gao Kiah
    .full = 3407 { hex-3407 }
hex-3411 = Thanh An
    .full = 3411 { hex-3411 }
hex-3425 = Plei Me
    .full = 3425 { hex-3425 }
hex-3511 = Plei Xa
    .full = 3511 { hex-3511 }
hex-3518 = Plei Ya Dran (1)
    .full = 3518 { hex-3518 }
hex-3608 = Catecka
    .full = 3608 { hex-3608 }
hex-3621 = Plei Xome
    .full = 3621 { hex-3621 }
hex-3622 = Plei Le Tor
    .full = 3622 { hex-3622 }
hex-3716 = Plei Klu (1)
    .full = 3716 { hex-3716 }
hex-3815 = Plei Bak (1)
    .full = 3815 { hex-3815 }
hex-3824 = Plei Leng (2)
    .full = 3824 { hex-3824 }
hex-3909 = La Puch
    .full = 3909 { hex-3909 }
hex-3921 = Plei Dau Doath
    .full = 3921 { hex-3921 }
hex-3923 = Plei Lang Ngol
    .full = 3923 { hex-3923 }
hex-3924 = Plei T’Seou (wschód)
    .full = 3924 { hex-3924 }
hex-4201 = Plei Breng
    .full = 4201 { hex-4201 }
hex-4301 = Plei Jut
    .full = 4301 { hex-4301 }
hex-4307 = Plei Gao Thong
    .full = 4307 { hex-4307 }
hex-4400 = Plei Kop
    .full = 4400 { hex-4400 }
hex-4401 = Plei Brek
    .full = 4401 { hex-4401 }
hex-4402 = Pleiku
    .full = 4402 { hex-4402 }
hex-4502 = Pleiku
    .full = 4502 { hex-4502 }
hex-4508 = Smocza Góra
    .full = 4508 { hex-4508 }
hex-4525 = Plei Tong Mo (1)
    .full = 4525 { hex-4525 }
hex-4526 = Plei Tong Mo (2)
    .full = 4526 { hex-4526 }
hex-4620 = My Thach
    .full = 4620 { hex-4620 }
hex-4701 = Plei Op
    .full = 4701 { hex-4701 }
hex-4702 = Camp Holloway
    .full = 4702 { hex-4702 }
hex-4703 = Plei Kungol
    .full = 4703 { hex-4703 }
hex-4805 = Plei Bong Gola
    .full = 4805 { hex-4805 }
hex-4811 = Plei Manu Doach
    .full = 4811 { hex-4811 }

## Pola poza mapą

box-C1 = Kambodża 1
    .short = C1
box-C2 = Kambodża 2
    .short = C2
box-C3 = Kambodża 3
    .short = C3
box-C4 = Kambodża 4
    .short = C4
box-C5 = Kambodża 5
    .short = C5
box-AK = An Khe
    .short = AK

## Gdzie jednostki czekają lub kończą

place-turn-track = Tor tur
place-reinforcements = Nadchodzące posiłki
place-eliminated = Wyeliminowane
place-removed = Usunięte z gry
place-safe = Bezpiecznie poza mapą
place-air-points = Tor punktów lotniczych
place-not-in-play = Poza grą

## Gotowość śmigłowców

ready-ready = Gotowe
ready-mission-1 = 1 misja
ready-mission-2 = 2 misje
ready-grounded-1 = Uziemione 1
ready-grounded-2 = Uziemione 2

## Rodzaje jednostek: nazwa, liczba, kod żetonu

kind-infantry = kompania piechoty
    .count =
        { $n ->
            [one] { $n } kompania piechoty
            [few] { $n } kompanie piechoty
            [many] { $n } kompanii piechoty
           *[other] { $n } kompanii piechoty
        }
    .code = PIE
kind-airborne = batalion spadochronowy
    .count =
        { $n ->
            [one] { $n } batalion spadochronowy
            [few] { $n } bataliony spadochronowe
            [many] { $n } batalionów spadochronowych
           *[other] { $n } batalionu spadochronowego
        }
    .code = SPD
kind-ranger = kompania rangersów
    .count =
        { $n ->
            [one] { $n } kompania rangersów
            [few] { $n } kompanie rangersów
            [many] { $n } kompanii rangersów
           *[other] { $n } kompanii rangersów
        }
    .code = RGR
kind-armour = jednostka pancerna
    .count =
        { $n ->
            [one] { $n } jednostka pancerna
            [few] { $n } jednostki pancerne
            [many] { $n } jednostek pancernych
           *[other] { $n } jednostki pancernej
        }
    .code = PNC
kind-artillery = bateria
    .count =
        { $n ->
            [one] { $n } bateria
            [few] { $n } baterie
            [many] { $n } baterii
           *[other] { $n } baterii
        }
    .code = ART
kind-mortar = sekcja moździerzy
    .count =
        { $n ->
            [one] { $n } sekcja moździerzy
            [few] { $n } sekcje moździerzy
            [many] { $n } sekcji moździerzy
           *[other] { $n } sekcji moździerzy
        }
    .code = MOŹ
kind-scout = kompania zwiadowcza
    .count =
        { $n ->
            [one] { $n } kompania zwiadowcza
            [few] { $n } kompanie zwiadowcze
            [many] { $n } kompanii zwiadowczych
           *[other] { $n } kompanii zwiadowczej
        }
    .code = ZWI
kind-delta = jednostka DELTA
    .count =
        { $n ->
            [one] { $n } jednostka DELTA
            [few] { $n } jednostki DELTA
            [many] { $n } jednostek DELTA
           *[other] { $n } jednostki DELTA
        }
    .code = DEL
kind-cidg = kompania CIDG
    .count =
        { $n ->
            [one] { $n } kompania CIDG
            [few] { $n } kompanie CIDG
            [many] { $n } kompanii CIDG
           *[other] { $n } kompanii CIDG
        }
    .code = CIDG
kind-supply = jednostka zaopatrzenia
    .count =
        { $n ->
            [one] { $n } jednostka zaopatrzenia
            [few] { $n } jednostki zaopatrzenia
            [many] { $n } jednostek zaopatrzenia
           *[other] { $n } jednostki zaopatrzenia
        }
    .code = ZAO
kind-hq = sztab
    .count =
        { $n ->
            [one] { $n } sztab
            [few] { $n } sztaby
            [many] { $n } sztabów
           *[other] { $n } sztabu
        }
    .code = SZT
kind-brigade-hq = sztab brygady
    .count =
        { $n ->
            [one] { $n } sztab brygady
            [few] { $n } sztaby brygady
            [many] { $n } sztabów brygady
           *[other] { $n } sztabu brygady
        }
    .code = SZB
kind-hospital = szpital
    .count =
        { $n ->
            [one] { $n } szpital
            [few] { $n } szpitale
            [many] { $n } szpitali
           *[other] { $n } szpitala
        }
    .code = SZP
kind-leader = dowódca
    .count =
        { $n ->
            [one] { $n } dowódca
            [few] { $n } dowódców
            [many] { $n } dowódców
           *[other] { $n } dowódcy
        }
    .code = DCA
kind-observation = śmigłowce obserwacyjne
    .count =
        { $n ->
            [one] { $n } jednostka śmigłowców obserwacyjnych
            [few] { $n } jednostki śmigłowców obserwacyjnych
            [many] { $n } jednostek śmigłowców obserwacyjnych
           *[other] { $n } jednostki śmigłowców obserwacyjnych
        }
    .code = OBS
kind-gunship = śmigłowce bojowe
    .count =
        { $n ->
            [one] { $n } jednostka śmigłowców bojowych
            [few] { $n } jednostki śmigłowców bojowych
            [many] { $n } jednostek śmigłowców bojowych
           *[other] { $n } jednostki śmigłowców bojowych
        }
    .code = BOJ
kind-transport = śmigłowce transportowe
    .count =
        { $n ->
            [one] { $n } jednostka śmigłowców transportowych
            [few] { $n } jednostki śmigłowców transportowych
            [many] { $n } jednostek śmigłowców transportowych
           *[other] { $n } jednostki śmigłowców transportowych
        }
    .code = TRA
kind-heavy-transport = ciężkie śmigłowce transportowe
    .count =
        { $n ->
            [one] { $n } jednostka ciężkich śmigłowców transportowych
            [few] { $n } jednostki ciężkich śmigłowców transportowych
            [many] { $n } jednostek ciężkich śmigłowców transportowych
           *[other] { $n } jednostki ciężkich śmigłowców transportowych
        }
    .code = CTR
kind-surveillance = samoloty rozpoznawcze
    .count =
        { $n ->
            [one] { $n } jednostka samolotów rozpoznawczych
            [few] { $n } jednostki samolotów rozpoznawczych
            [many] { $n } jednostek samolotów rozpoznawczych
           *[other] { $n } jednostki samolotów rozpoznawczych
        }
    .code = OV

## Wielkość

size-section = sekcja
    .count =
        { $n ->
            [one] { $n } sekcja
            [few] { $n } sekcje
            [many] { $n } sekcji
           *[other] { $n } sekcji
        }
size-company = kompania
    .count =
        { $n ->
            [one] { $n } kompania
            [few] { $n } kompanie
            [many] { $n } kompanii
           *[other] { $n } kompanii
        }
size-battalion = batalion
    .count =
        { $n ->
            [one] { $n } batalion
            [few] { $n } bataliony
            [many] { $n } batalionów
           *[other] { $n } batalionu
        }

## Jednostki w ogólności

unit = jednostka
    .count =
        { $n ->
            [one] { $n } jednostka
            [few] { $n } jednostki
            [many] { $n } jednostek
           *[other] { $n } jednostki
        }
step = stopień
    .count =
        { $n ->
            [one] { $n } stopień
            [few] { $n } stopnie
            [many] { $n } stopni
           *[other] { $n } stopnia
        }
stack = stos
    .count =
        { $n ->
            [one] { $n } stos
            [few] { $n } stosy
            [many] { $n } stosów
           *[other] { $n } stosu
        }
stacking-point = punkt stosu
    .count =
        { $n ->
            [one] { $n } punkt stosu
            [few] { $n } punkty stosu
            [many] { $n } punktów stosu
           *[other] { $n } punktu stosu
        }
movement-point = punkt ruchu
    .count =
        { $n ->
            [one] { $n } punkt ruchu
            [few] { $n } punkty ruchu
            [many] { $n } punktów ruchu
           *[other] { $n } punktu ruchu
        }
air-point = punkt lotniczy
    .count =
        { $n ->
            [one] { $n } punkt lotniczy
            [few] { $n } punkty lotnicze
            [many] { $n } punktów lotniczych
           *[other] { $n } punktu lotniczego
        }
victory-point = punkt zwycięstwa
    .count =
        { $n ->
            [one] { $n } punkt zwycięstwa
            [few] { $n } punkty zwycięstwa
            [many] { $n } punktów zwycięstwa
           *[other] { $n } punktu zwycięstwa
        }
replacement-point = punkt uzupełnień
    .count =
        { $n ->
            [one] { $n } punkt uzupełnień
            [few] { $n } punkty uzupełnień
            [many] { $n } punktów uzupełnień
           *[other] { $n } punktu uzupełnień
        }
face-full = pełna siła
face-reduced = osłabiona
face-replacement = sztab zastępczy
state-fatigued = zmęczona
    .count =
        { $n ->
            [one] { $n } zmęczona jednostka
            [few] { $n } zmęczone jednostki
            [many] { $n } zmęczonych jednostek
           *[other] { $n } zmęczonej jednostki
        }
state-first-fire = Pierwszy strzał
state-final-fire = Ostatni strzał
state-motorised = zmotoryzowana
state-foot = piesza

## Wartości na żetonie

value-attack = atak
value-bombard = ostrzał
value-range = zasięg
value-command-radius = promień dowodzenia
value-defence = obrona
value-efficiency = wskaźnik sprawności
    .short = WS
value-stacking = punkty stosu
value-move = ruch
value-lift = udźwig
value-command = dowodzenie
value-tdv = wartość obronna terenu
    .short = WOT
value-zoc = strefa kontroli
    .short = SK

## Znaczniki

marker-hidden = ukryty znacznik
marker-lz = znacznik lądowiska
marker-fatigue = znacznik zmęczenia
marker-fire = znacznik strzału
marker-combat = znacznik walki
marker-maneuver = znacznik manewru
marker-assault = znacznik szturmu
marker-b52 = znacznik B-52
marker-victory-fwa = żeton zwycięstwa Sojuszników
marker-victory-pavn = żeton zwycięstwa PAVN
marker-game = znacznik tury

## Patrole

marker-p-cidg = patrol CIDG
marker-p-delta = patrol DELTY
marker-p-a19 = patrol A/1/9
marker-p-b19 = patrol B/1/9
marker-p-c19 = patrol C/1/9

## Daty

date-august = { $day } sierpnia 1965
date-october = { $day } października 1965
date-november = { $day } listopada 1965

## Fazy tury gry i tury gracza

phase-setup = Rozstawienie
phase-initial = Faza początkowa
phase-recovery = Faza odpoczynku
phase-first-player = Tura pierwszego gracza
phase-second-player = Tura drugiego gracza
phase-record = Faza zapisu
phase-administrative = Międzyfaza porządkowa
phase-first-observation = Pierwsza faza obserwacji
phase-reinforcement = Faza posiłków
phase-concealment = Faza maskowania
phase-movement = Faza ruchu
phase-declaration = Faza zapowiedzi walk
phase-offensive-bombardment = Faza ostrzału ofensywnego
phase-reaction = Faza reakcji
phase-resolution = Faza walk
phase-final = Końcowa faza obserwacji lub maskowania

## Kroki walki

step-refusal = odmowa walki
step-reaction = reakcja
step-coordination = koordynacja
step-maneuver = walka manewrowa
step-support = wsparcie
step-assault = szturm
step-defensive-bombardment = ostrzał obronny
step-losses = straty
step-retreat = odwrót
step-advance = wejście po walce

## Sposoby ataku i ostrzału

attack-maneuver = walka manewrowa
attack-assault = szturm
attack-offensive-bombardment = ostrzał ofensywny
attack-defensive-bombardment = ostrzał obronny
attack-support = wsparcie walki manewrowej
attack-air-defence = ogień przeciwlotniczy
    .short = OPL

## Wyniki rzutu na koordynację

coordination-full = pełna koordynacja
    .help = Atakują wszyscy, a atakujący może dodać wsparcie.
coordination-no-support = częściowa koordynacja
    .help = Atakują wszyscy, bez wsparcia atakującego.
coordination-uncoordinated = brak koordynacji
    .help = Atakują wszyscy, bez wsparcia: o kolumnę w lewo albo o 1 gorzej w szturmie.
coordination-frontal-assault = szturm czołowy
    .help = Obrońca wybiera jeden heks, którego jednostki szturmują bez koordynacji; reszta czeka.

## Skutki walki dla jednostek

result-none = bez skutku
result-step = stracony stopień
result-eliminated = wyeliminowana
result-fatigue = zmęczona
result-retreat = odwrót
result-retreat-2 = odwrót o dwa heksy
result-stand = utrzymuje pozycję

## Lądowiska

lz-field = lądowisko polowe
lz-operational = lądowisko operacyjne
lz-hot = gorące lądowisko

## Bataliony i to, co się za nie liczy

battalion-1-5 = 1. batalion 5. pułku kawalerii
battalion-2-5 = 2. batalion 5. pułku kawalerii
battalion-2-12 = 2. batalion 12. pułku kawalerii
battalion-1-7 = 1. batalion 7. pułku kawalerii
battalion-2-7 = 2. batalion 7. pułku kawalerii
battalion-1-8 = 1. batalion 8. pułku kawalerii
battalion-2-8 = 2. batalion 8. pułku kawalerii
battalion-1-12 = 1. batalion 12. pułku kawalerii
battalion-1-9 = 1. dywizjon 9. pułku kawalerii
battalion-DELTA = projekt DELTA
battalion-CIDG = Civilian Irregular Defense Group
battalion-2-17 = 2. dywizjon 17. pułku artylerii
battalion-2-19 = 2. dywizjon 19. pułku artylerii
battalion-1-21 = 1. dywizjon 21. pułku artylerii
battalion-1-77 = 1. dywizjon 77. pułku artylerii
battalion-6-14 = 6. dywizjon 14. pułku artylerii
battalion-BDE = dowództwo brygady
battalion-ABN = wojska powietrznodesantowe ARVN
battalion-3-1 = 3. batalion spadochronowy
battalion-6-1 = 6. batalion spadochronowy
battalion-8-1 = 8. batalion spadochronowy
battalion-5-2 = 5. batalion spadochronowy
battalion-7-2 = 7. batalion spadochronowy
battalion-3rd-Cav = 3. pułk kawalerii pancernej
battalion-21R = 21. batalion rangersów
battalion-22R = 22. batalion rangersów
battalion-1-42 = 1. batalion 42. pułku piechoty
battalion-91R = 91. batalion rangersów spadochronowych
battalion-23A = artyleria 23. dywizji
battalion-SUPPLY = kolumna zaopatrzenia
battalion-HQ-32 = 32. pułk
battalion-334-32 = 334. batalion 32. pułku
battalion-635-32 = 635. batalion 32. pułku
battalion-966-32 = 966. batalion 32. pułku
battalion-mort-32 = moździerze 32. pułku
battalion-HQ-33 = 33. pułk
battalion-1-33 = 1. batalion 33. pułku
battalion-2-33 = 2. batalion 33. pułku
battalion-3-33 = 3. batalion 33. pułku
battalion-mort-33 = moździerze 33. pułku
battalion-HQ-66 = 66. pułk
battalion-7-66 = 7. batalion 66. pułku
battalion-8-66 = 8. batalion 66. pułku
battalion-9-66 = 9. batalion 66. pułku
battalion-mort-66 = moździerze 66. pułku
battalion-20 = 20. batalion artylerii
battalion-HQ-B3 = Front B-3
battalion-HOSP = szpital polowy
battalion-H15 = batalion sił głównych H-15
battalion-LF = siły lokalne
battalion-227 = 227. batalion lotnictwa
battalion-229 = 229. batalion lotnictwa
battalion-228 = 228. batalion lotnictwa
battalion-2-20 = 2. dywizjon 20. pułku artylerii
battalion-ASTA = pluton rozpoznania powietrznego

## Jednostki: nazwa na żetonie i w całości

unit-A-1-5 = A/1/5
    .long = Kompania A, { battalion-1-5 }
unit-B-1-5 = B/1/5
    .long = Kompania B, { battalion-1-5 }
unit-C-1-5 = C/1/5
    .long = Kompania C, { battalion-1-5 }
unit-D-1-5 = D/1/5
    .long = Kompania D, { battalion-1-5 } (wsparcie)
unit-A-2-5 = A/2/5
    .long = Kompania A, { battalion-2-5 }
unit-B-2-5 = B/2/5
    .long = Kompania B, { battalion-2-5 }
unit-C-2-5 = C/2/5
    .long = Kompania C, { battalion-2-5 }
unit-D-2-5 = D/2/5
    .long = Kompania D, { battalion-2-5 } (wsparcie)
unit-A-2-12 = A/2/12
    .long = Kompania A, { battalion-2-12 }
unit-B-2-12 = B/2/12
    .long = Kompania B, { battalion-2-12 }
unit-C-2-12 = C/2/12
    .long = Kompania C, { battalion-2-12 }
unit-D-2-12 = D/2/12
    .long = Kompania D, { battalion-2-12 } (wsparcie)
unit-A-1-7 = A/1/7
    .long = Kompania A, { battalion-1-7 }
unit-B-1-7 = B/1/7
    .long = Kompania B, { battalion-1-7 }
unit-C-1-7 = C/1/7
    .long = Kompania C, { battalion-1-7 }
unit-D-1-7 = D/1/7
    .long = Kompania D, { battalion-1-7 } (wsparcie)
unit-A-2-7 = A/2/7
    .long = Kompania A, { battalion-2-7 }
unit-B-2-7 = B/2/7
    .long = Kompania B, { battalion-2-7 }
unit-C-2-7 = C/2/7
    .long = Kompania C, { battalion-2-7 }
unit-D-2-7 = D/2/7
    .long = Kompania D, { battalion-2-7 } (wsparcie)
unit-A-1-8 = A/1/8
    .long = Kompania A, { battalion-1-8 }
unit-B-1-8 = B/1/8
    .long = Kompania B, { battalion-1-8 }
unit-C-1-8 = C/1/8
    .long = Kompania C, { battalion-1-8 }
unit-D-1-8 = D/1/8
    .long = Kompania D, { battalion-1-8 } (wsparcie)
unit-A-2-8 = A/2/8
    .long = Kompania A, { battalion-2-8 }
unit-B-2-8 = B/2/8
    .long = Kompania B, { battalion-2-8 }
unit-C-2-8 = C/2/8
    .long = Kompania C, { battalion-2-8 }
unit-D-2-8 = D/2/8
    .long = Kompania D, { battalion-2-8 } (wsparcie)
unit-A-1-12 = A/1/12
    .long = Kompania A, { battalion-1-12 }
unit-B-1-12 = B/1/12
    .long = Kompania B, { battalion-1-12 }
unit-C-1-12 = C/1/12
    .long = Kompania C, { battalion-1-12 }
unit-D-1-12 = D/1/12
    .long = Kompania D, { battalion-1-12 } (wsparcie)
unit-A-1-9 = A/1/9
    .long = Kompania A, { battalion-1-9 }
unit-B-1-9 = B/1/9
    .long = Kompania B, { battalion-1-9 }
unit-C-1-9 = C/1/9
    .long = Kompania C, { battalion-1-9 }
unit-DELTA = DELTA
    .long = projekt DELTA, oddział B-52 sił specjalnych
unit-CIDG-1 = CIDG 1
    .long = 1. kompania CIDG
unit-CIDG-2 = CIDG 2
    .long = 2. kompania CIDG
unit-CIDG-3 = CIDG 3
    .long = 3. kompania CIDG
unit-CIDG-4 = CIDG 4
    .long = 4. kompania CIDG
unit-CIDG-5 = CIDG 5
    .long = 5. kompania CIDG
unit-CIDG-6 = CIDG 6
    .long = 6. kompania CIDG
unit-A-2-17 = A/2/17
    .long = Bateria A, { battalion-2-17 }, 105 mm
unit-B-2-17 = B/2/17
    .long = Bateria B, { battalion-2-17 }, 105 mm
unit-C-2-17 = C/2/17
    .long = Bateria C, { battalion-2-17 }, 105 mm
unit-A-2-19 = A/2/19
    .long = Bateria A, { battalion-2-19 }, 105 mm
unit-B-2-19 = B/2/19
    .long = Bateria B, { battalion-2-19 }, 105 mm
unit-C-2-19 = C/2/19
    .long = Bateria C, { battalion-2-19 }, 105 mm
unit-A-1-21 = A/1/21
    .long = Bateria A, { battalion-1-21 }, 105 mm
unit-B-1-21 = B/1/21
    .long = Bateria B, { battalion-1-21 }, 105 mm
unit-C-1-21 = C/1/21
    .long = Bateria C, { battalion-1-21 }, 105 mm
unit-A-1-77 = A/1/77
    .long = Bateria A, { battalion-1-77 }, 105 mm
unit-B-1-77 = B/1/77
    .long = Bateria B, { battalion-1-77 }, 105 mm
unit-C-1-77 = C/1/77
    .long = Bateria C, { battalion-1-77 }, 105 mm
unit-B-6-14 = B/6/14
    .long = Bateria B, { battalion-6-14 }, 155 mm
unit-BDE-HQ = Sztab brygady
    .long = dowództwo brygady 1. Dywizji Kawalerii
unit-MOORE = Moore
    .long = podpułkownik Hal Moore, 1/7 kawalerii
unit-TRUONG = Truong
    .long = podpułkownik Ngo Quang Truong, wojska powietrznodesantowe
unit-3-1 = 3/1
    .long = { battalion-3-1 }
unit-6-1 = 6/1
    .long = { battalion-6-1 }
unit-8-1 = 8/1
    .long = { battalion-8-1 }
unit-5-2 = 5/2
    .long = { battalion-5-2 }
unit-7-2 = 7/2
    .long = { battalion-7-2 }
unit-HQ-3 = HQ/3
    .long = sztab, { battalion-3rd-Cav }
unit-1-3 = 1/3
    .long = Szwadron 1, { battalion-3rd-Cav }
unit-2-3 = 2/3
    .long = Szwadron 2, { battalion-3rd-Cav }
unit-1-21R = 1/21R
    .long = Kompania 1, { battalion-21R }
unit-2-21R = 2/21R
    .long = Kompania 2, { battalion-21R }
unit-3-21R = 3/21R
    .long = Kompania 3, { battalion-21R }
unit-1-22R = 1/22R
    .long = Kompania 1, { battalion-22R }
unit-2-22R = 2/22R
    .long = Kompania 2, { battalion-22R }
unit-3-22R = 3/22R
    .long = Kompania 3, { battalion-22R }
unit-1-1-42 = 1/1/42
    .long = Kompania 1, { battalion-1-42 }
unit-2-1-42 = 2/1/42
    .long = Kompania 2, { battalion-1-42 }
unit-3-1-42 = 3/1/42
    .long = Kompania 3, { battalion-1-42 }
unit-4-1-42 = 4/1/42
    .long = Kompania 4, { battalion-1-42 }
unit-1-91R = 1/91R
    .long = Kompania 1, { battalion-91R }
unit-2-91R = 2/91R
    .long = Kompania 2, { battalion-91R }
unit-A-23A = A/23A
    .long = Bateria A, { battalion-23A }, 105 mm
unit-B-23A = B/23A
    .long = Bateria B, { battalion-23A }, 105 mm
unit-SUPPLY = Zaopatrzenie
    .long = kolumna zaopatrzenia ARVN
unit-HQ-32 = HQ/32
    .long = sztab, { battalion-HQ-32 }
unit-A-334-32 = A/334/32
    .long = Kompania A, { battalion-334-32 }
unit-B-334-32 = B/334/32
    .long = Kompania B, { battalion-334-32 }
unit-C-334-32 = C/334/32
    .long = Kompania C, { battalion-334-32 }
unit-D-334-32 = D/334/32
    .long = Kompania D, { battalion-334-32 } (wsparcie)
unit-A-635-32 = A/635/32
    .long = Kompania A, { battalion-635-32 }
unit-B-635-32 = B/635/32
    .long = Kompania B, { battalion-635-32 }
unit-C-635-32 = C/635/32
    .long = Kompania C, { battalion-635-32 }
unit-D-635-32 = D/635/32
    .long = Kompania D, { battalion-635-32 } (wsparcie)
unit-A-966-32 = A/966/32
    .long = Kompania A, { battalion-966-32 }
unit-B-966-32 = B/966/32
    .long = Kompania B, { battalion-966-32 }
unit-C-966-32 = C/966/32
    .long = Kompania C, { battalion-966-32 }
unit-D-966-32 = D/966/32
    .long = Kompania D, { battalion-966-32 } (wsparcie)
unit-A-32 = A/32
    .long = Sekcja A, { battalion-mort-32 }
unit-B-32 = B/32
    .long = Sekcja B, { battalion-mort-32 }
unit-C-32 = C/32
    .long = Sekcja C, { battalion-mort-32 }
unit-HQ-33 = HQ/33
    .long = sztab, { battalion-HQ-33 }
unit-A-1-33 = A/1/33
    .long = Kompania A, { battalion-1-33 }
unit-B-1-33 = B/1/33
    .long = Kompania B, { battalion-1-33 }
unit-C-1-33 = C/1/33
    .long = Kompania C, { battalion-1-33 }
unit-D-1-33 = D/1/33
    .long = Kompania D, { battalion-1-33 } (wsparcie)
unit-A-2-33 = A/2/33
    .long = Kompania A, { battalion-2-33 }
unit-B-2-33 = B/2/33
    .long = Kompania B, { battalion-2-33 }
unit-C-2-33 = C/2/33
    .long = Kompania C, { battalion-2-33 }
unit-D-2-33 = D/2/33
    .long = Kompania D, { battalion-2-33 } (wsparcie)
unit-A-3-33 = A/3/33
    .long = Kompania A, { battalion-3-33 }
unit-B-3-33 = B/3/33
    .long = Kompania B, { battalion-3-33 }
unit-C-3-33 = C/3/33
    .long = Kompania C, { battalion-3-33 }
unit-D-3-33 = D/3/33
    .long = Kompania D, { battalion-3-33 } (wsparcie)
unit-A-33 = A/33
    .long = Sekcja A, { battalion-mort-33 }
unit-B-33 = B/33
    .long = Sekcja B, { battalion-mort-33 }
unit-C-33 = C/33
    .long = Sekcja C, { battalion-mort-33 }
unit-HQ-66 = HQ/66
    .long = sztab, { battalion-HQ-66 }
unit-A-7-66 = A/7/66
    .long = Kompania A, { battalion-7-66 }
unit-B-7-66 = B/7/66
    .long = Kompania B, { battalion-7-66 }
unit-C-7-66 = C/7/66
    .long = Kompania C, { battalion-7-66 }
unit-D-7-66 = D/7/66
    .long = Kompania D, { battalion-7-66 } (wsparcie)
unit-A-8-66 = A/8/66
    .long = Kompania A, { battalion-8-66 }
unit-B-8-66 = B/8/66
    .long = Kompania B, { battalion-8-66 }
unit-C-8-66 = C/8/66
    .long = Kompania C, { battalion-8-66 }
unit-D-8-66 = D/8/66
    .long = Kompania D, { battalion-8-66 } (wsparcie)
unit-A-9-66 = A/9/66
    .long = Kompania A, { battalion-9-66 }
unit-B-9-66 = B/9/66
    .long = Kompania B, { battalion-9-66 }
unit-C-9-66 = C/9/66
    .long = Kompania C, { battalion-9-66 }
unit-D-9-66 = D/9/66
    .long = Kompania D, { battalion-9-66 } (wsparcie)
unit-A-66 = A/66
    .long = Sekcja A, { battalion-mort-66 }
unit-B-66 = B/66
    .long = Sekcja B, { battalion-mort-66 }
unit-C-66 = C/66
    .long = Sekcja C, { battalion-mort-66 }
unit-A-20 = A/20
    .long = Bateria A, { battalion-20 }, moździerze 120 mm
unit-B-20 = B/20
    .long = Bateria B, { battalion-20 }, moździerze 120 mm
unit-C-20 = C/20
    .long = Bateria C, { battalion-20 }, moździerze 120 mm
unit-HQ-B3 = HQ/B3
    .long = sztab, { battalion-HQ-B3 }
unit-HOSP = Szpital
    .long = szpital polowy NVA
unit-A-H15 = A/H15
    .long = Kompania A, { battalion-H15 }
unit-B-H15 = B/H15
    .long = Kompania B, { battalion-H15 }
unit-C-H15 = C/H15
    .long = Kompania C, { battalion-H15 }
unit-D-H15 = D/H15
    .long = Kompania D, { battalion-H15 }
unit-M-LF = M/LF
    .long = sekcja moździerzy sił lokalnych
unit-LF-1 = LF 1
    .long = 1. kompania sił lokalnych
unit-LF-2 = LF 2
    .long = 2. kompania sił lokalnych
unit-LF-3 = LF 3
    .long = 3. kompania sił lokalnych
unit-A-227 = A/227 UH-1D
    .long = Kompania A, { battalion-227 }: UH-1D
unit-B-227 = B/227 UH-1D
    .long = Kompania B, { battalion-227 }: UH-1D
unit-C-227 = C/227 UH-1D
    .long = Kompania C, { battalion-227 }: UH-1D
unit-D-227 = D/227 UH-1B
    .long = Kompania D, { battalion-227 }: UH-1B
unit-A-229 = A/229 UH-1D
    .long = Kompania A, { battalion-229 }: UH-1D
unit-B-229 = B/229 UH-1D
    .long = Kompania B, { battalion-229 }: UH-1D
unit-C-229 = C/229 UH-1D
    .long = Kompania C, { battalion-229 }: UH-1D
unit-D-229 = D/229 UH-1B
    .long = Kompania D, { battalion-229 }: UH-1B
unit-A-228 = A/228 CH-47
    .long = Kompania A, { battalion-228 }: CH-47
unit-B-228 = B/228 CH-47
    .long = Kompania B, { battalion-228 }: CH-47
unit-C-228 = C/228 CH-47
    .long = Kompania C, { battalion-228 }: CH-47
unit-A-1-9-OH13 = A/1/9 OH-13S
    .long = Kompania A, { battalion-1-9 }: OH-13S
unit-A-1-9-UH1B = A/1/9 UH-1B
    .long = Kompania A, { battalion-1-9 }: UH-1B
unit-A-1-9-UH1D = A/1/9 UH-1D
    .long = Kompania A, { battalion-1-9 }: UH-1D
unit-A-2-20 = A/2/20 ARA
    .long = Kompania A, { battalion-2-20 }: ARA
unit-B-1-9-OH13 = B/1/9 OH-13S
    .long = Kompania B, { battalion-1-9 }: OH-13S
unit-B-1-9-UH1B = B/1/9 UH-1B
    .long = Kompania B, { battalion-1-9 }: UH-1B
unit-B-1-9-UH1D = B/1/9 UH-1D
    .long = Kompania B, { battalion-1-9 }: UH-1D
unit-B-2-20 = B/2/20 ARA
    .long = Kompania B, { battalion-2-20 }: ARA
unit-C-1-9-OH13 = C/1/9 OH-13S
    .long = Kompania C, { battalion-1-9 }: OH-13S
unit-C-1-9-UH1B = C/1/9 UH-1B
    .long = Kompania C, { battalion-1-9 }: UH-1B
unit-C-1-9-UH1D = C/1/9 UH-1D
    .long = Kompania C, { battalion-1-9 }: UH-1D
unit-C-2-20 = C/2/20 ARA
    .long = Kompania C, { battalion-2-20 }: ARA
unit-OV-1 = OV-1
    .long = OV-1 Mohawk, rozpoznanie powietrzne
