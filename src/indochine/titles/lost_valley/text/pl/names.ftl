### Utracona dolina: nazwy gry, stron, scenariuszy, opcji, miejsc, jednostek, dywizji, torów, tabel, faz i zakończeń.
###
### Słowniczek (jedno pojęcie, jeden termin, we wszystkich zdaniach tej gry)
### - Francuzi: gracz, „ty”; Viet Minh (Viet Minhu, Viet Minhowi): prowadzi go program; FR, VM: ich oznaczenia
### - ośrodek oporu, krócej ośrodek (CR); PC GONO: stanowisko dowodzenia; zrzutowisko (DZ); pole startowe (dywizji); podsektor
### - czarna linia: łączy sąsiednie ośrodki; szlak (TAOR): kolorowe linie dywizji
### - pod kontrolą Francuzów, pod kontrolą Viet Minhu, ziemia niczyja; zdobyć; okrążony; front: ośrodki sąsiadujące z ośrodkiem pod kontrolą Viet Minhu lub połączone z polem startowym
### - jednostka: piechoty (batalion dwustopniowy, kompania jednostopniowa) albo wsparcia (artylerii, pancerna, czyli czołgi, przeciwlotnicza)
### - szturm, obrona, morale: trzy współczynniki jednostki; stopień; w pełnym stanie, zredukowana; aktywna, użyta; zdezorganizowana
### - dywizja: siła; aktywna, nieaktywna, zachwiana; wejść do akcji; kolejność działania
### - morale obozu (MO), punkty zasobów (PZ), punkty akcji (PA), punkty wsparcia lotniczego (PWL), OPL Viet Minhu (obrona przeciwlotnicza); SITREP; modyfikator
### - umocnienia, poziom umocnień; pas startowy: czynny, zablokowany, uszkodzony, zniszczony
### - test morale; rzut, przerzut; kość, kości (sześciościenne)
### - podkopy, podkopywać; szturm Viet Minhu, francuski szturm; straty; wsparcie artylerii; ogień kontrbateryjny; odwrót, wycofać się; odparty
### - misje: SEAD, DAS, CAS; racjonowanie; wypad; prace fortyfikacyjne; naprawa pasa startowego; odzyskiwanie gotowości
### - karta wydarzenia: warunek, faza, wydarzenie; karta rezerwy, wydarzenie jednorazowe, tasowanie; ręka, talia, stos kart odrzuconych
### - posiłki; batalion marszowy; pole niedobitków; pole wyeliminowanych; limit (ośrodka); tura; monsun; punkty zwycięstwa
### - nazwy ośrodków i zrzutowisk są nieodmienne

## Tytuł

title-name = Utracona dolina
title-about = Oblężenie Dien Bien Phu, od 13 marca do 8 maja 1954. Dowodzisz garnizonem; program prowadzi cztery dywizje Viet Minhu, które podkopują się pod twoje ośrodki oporu i szturmują je jeden po drugim. Przez szesnaście tur rozdzielasz nieliczne punkty akcji, samoloty, działa i topniejące zasoby, podtrzymujesz morale obozu, kontratakujesz, robisz wypady i próbujesz utrzymać więcej, niż udało się w historii. Gdy padnie stanowisko dowodzenia, skończy się morale albo zapasy, gra kończy się natychmiast. Gra dla jednej osoby. Autor: Jacques Rabier, wydawca: White Dog Games.

## Strony i miejsce

side-FR = Francuzi
    .short = FR
side-VM = Viet Minh
    .short = VM

seat-FR = Francuzi

## Scenariusze

scenario-campaign = Kampania
    .help = Całe oblężenie, tury 1–16, od pierwszych szturmów na Béatrice i Gabrielle. Zaczynasz z morale obozu 16 i 26 punktami zasobów.
scenario-five-hills = Bitwa o pięć wzgórz
    .help = Tury 5–16, od 30 marca: Béatrice, Gabrielle i Anne-Marie są stracone, a trzy dywizje gotowe do uderzenia. Zaczynasz z morale obozu 13 i 21 punktami zasobów.

## Opcje i poziom trudności

option-difficulty = Poziom trudności
    .help = Zmienia morale obozu i punkty zasobów na początku. Po jednym punkcie to mniej więcej dziesięć obronionych partii na sto; na poziomie zwykłym większość partii się przegrywa, a remis jest wyczynem.
option-difficulty-standard = Zwykły: jak w scenariuszu
option-difficulty-easier = Łatwiejszy: morale obozu i punkty zasobów wyższe o 1
option-difficulty-harder = Trudniejszy: morale obozu i punkty zasobów niższe o 1
option-operation-vulture = Operacja Sęp
    .help = Do talii dochodzi karta 45: przy 5 lub 6 na kości amerykańskie bombowce uderzają w każdą dywizję; inaczej Waszyngton odmawia, a obóz ciężko to znosi.
option-operation-vulture-false = Bez karty 45
option-operation-vulture-true = Karta 45 w talii
option-artillery-range = Zasięg artylerii
    .help = Czy działa wspierają tylko we własnym podsektorze i w sąsiednich, czy na całej mapie. Przy dużym zasięgu trzy kompanie ciężkich moździerzy sięgają tylko własnego podsektora.
option-artillery-range-false = Własny podsektor i sąsiednie
option-artillery-range-true = Cała mapa, moździerze we własnym podsektorze
option-artillery-stays = Ruch artylerii
    .help = Czy działa mogą ruszyć się o jeden ośrodek w turze, gdy wszystkie dywizje są nieaktywne, czy nigdy.
option-artillery-stays-false = Gdy wszystkie dywizje są nieaktywne
option-artillery-stays-true = Nigdy
option-reduced-1-bpc = Przybycie 1 BPC
    .help = W turze 14 zrzucono tylko część tego batalionu. Zredukowany przybywa jako 1/1/2: bliżej historii i trudniej.
option-reduced-1-bpc-false = W pełnym stanie
option-reduced-1-bpc-true = Zredukowany
option-better-start = Karty na początku
    .help = Lepszy początek daje ci na pierwszą rękę dwie losowe z dziewięciu kart rezerwy. Ułatwia grę.
option-better-start-false = Żadnej na ręce
option-better-start-true = Dwie karty rezerwy na ręce
option-any-rest-recovers = Odzyskiwanie siły
    .help = Instrukcja pozwala odzyskać siłę dywizji, która nie szturmowała, i podaje dwie przyczyny: była nieaktywna albo zagrano kartę 5. Szersza wykładnia pozwala na to bez względu na przyczynę, także z braku celu.
option-any-rest-recovers-false = Gdy nieaktywna lub po karcie 5
option-any-rest-recovers-true = Zawsze, gdy nie szturmowała
option-isabelle-lost = Morale obozu po upadku Isabelle
    .help = Okrążona Isabelle kosztuje 1 punkt morale obozu, który wraca wraz z końcem okrążenia. Według litery instrukcji kończy je także zdobycie; druga wykładnia nic wtedy nie oddaje.
option-isabelle-lost-false = Wraca 1
option-isabelle-lost-true = Nic nie wraca

## Ośrodki oporu: nazwa i kod rozstawienia

cr-gabrielle = Gabrielle
    .code = Ga
cr-anne-marie = Anne-Marie
    .code = An
cr-beatrice = Béatrice
    .code = Bea
cr-francoise = Françoise
    .code = Fra
cr-huguette = Huguette
    .code = Hu
cr-epervier-opera = Épervier i Opéra
    .code = Epe
cr-dominique = Dominique
    .code = Do
cr-pc-gono = PC GONO
    .code = PC
cr-claudine = Claudine
    .code = Cla
cr-junon = Junon
    .code = Jun
cr-eliane = Éliane
    .code = Eli
cr-isabelle = Isabelle
    .code = Isa
cr = ośrodek oporu
    .count =
        { $n ->
            [one] { $n } ośrodek
            [few] { $n } ośrodki
            [many] { $n } ośrodków
           *[other] { $n } ośrodka
        }
    .short = CR

## Zrzutowiska i pola startowe

dz-natasha = zrzutowisko Natasha
    .short = Natasha
dz-octavie = zrzutowisko Octavie
    .short = Octavie
dz-simone = zrzutowisko Simone
    .short = Simone
start-312 = pole startowe 312. Dywizji
    .short = 312
start-308 = pole startowe 308. Dywizji
    .short = 308
start-316 = pole startowe 316. Dywizji
    .short = 316
start-304 = pole startowe 304. Dywizji
    .short = 304

## Podsektory i linie

subsector-north = Podsektor północny
subsector-central = Podsektor środkowy
subsector-south = Podsektor południowy
line-black = czarna linia
line-taor = kolorowa linia (szlak dywizji)
colour-blue = niebieski
colour-white = biały
colour-red = czerwony
colour-green = zielony
colour-gold = złoty

## Kontrola

control-FR = pod kontrolą Francuzów
control-VM = pod kontrolą Viet Minhu
control-none = ziemia niczyja
encircled = okrążony

## Symbole ośrodka: nazwa i skutek

icon-stars = gwiazdki
    .help = Morale obozu tracone z ośrodkiem i odzyskiwane wraz z nim.
icon-artillery = działo
    .help = Dywizja, która zdobywa ośrodek, zyskuje 1 punkt siły.
icon-aa = działo przeciwlotnicze
    .help = Zdobyty ośrodek podnosi OPL Viet Minhu o 1.
icon-bombardment = ostrzał pasa startowego
    .help = −1 do rzutu na stan pasa startowego, póki ośrodek jest w rękach Viet Minhu.
icon-encircled = okrążenie
    .help = Ośrodek jest okrążony, póki jego umocnienia wynoszą 0.
icon-command-post = stanowisko dowodzenia
    .help = Jeśli padnie, gra jest natychmiast przegrana.
icon-airstrip = pas startowy
    .help = Jego stan wpływa na każdy rzut na zasoby.
icon-drop-zone = spadochron
    .help = Posiłki mogą tu lądować, póki ośrodek jest francuski.

## Pola ośrodka

box-control = pole kontroli
box-active = jednostki aktywne
box-used = jednostki użyte
box-fortifications = pole umocnień
box-airstrip = pole pasa startowego

fort-0 = umocnienia 0
fort-1 = umocnienia 1
fort-2 = umocnienia 2
fort-3 = umocnienia 3
fort-4 = umocnienia 4

## Poza mapą: pola i stosy

place-turn-track = Tor tur
place-remnants = Pole niedobitków
place-eliminated = Wyeliminowane
place-bataillons-de-marche = Bataliony marszowe poza grą
place-aside = Odłożone
pile-hand = Karty rezerwy na ręce
pile-deck = Talia
pile-discard = Stos kart odrzuconych
pile-removed = Karty usunięte z gry

## Pas startowy: stan i skutek

airstrip-active = czynny
    .help = Bez kary do rzutu na zasoby.
airstrip-interdicted = zablokowany
    .help = −1 do rzutu na zasoby; odblokowany za darmo w fazie naprawy pasa startowego.
airstrip-damaged = uszkodzony
    .help = −2 do rzutu na zasoby aż do naprawy; uszkodzony ponownie, jest zniszczony.
airstrip-destroyed = zniszczony
    .help = −2 do każdego rzutu na zasoby; nie można go naprawić.
airstrip-unchanged = bez zmian

## Typy jednostek: nazwa, liczba, kod żetonu

kind-infantry = jednostka piechoty
    .count =
        { $n ->
            [one] { $n } jednostka piechoty
            [few] { $n } jednostki piechoty
            [many] { $n } jednostek piechoty
           *[other] { $n } jednostki piechoty
        }
    .code = PIE
kind-artillery = jednostka artylerii
    .count =
        { $n ->
            [one] { $n } jednostka artylerii
            [few] { $n } jednostki artylerii
            [many] { $n } jednostek artylerii
           *[other] { $n } jednostki artylerii
        }
    .code = ART
kind-armour = jednostka pancerna
    .count =
        { $n ->
            [one] { $n } jednostka pancerna
            [few] { $n } jednostki pancerne
            [many] { $n } jednostek pancernych
           *[other] { $n } jednostki pancernej
        }
    .code = PNC
kind-anti-aircraft = jednostka przeciwlotnicza
    .count =
        { $n ->
            [one] { $n } jednostka przeciwlotnicza
            [few] { $n } jednostki przeciwlotnicze
            [many] { $n } jednostek przeciwlotniczych
           *[other] { $n } jednostki przeciwlotniczej
        }
    .code = PLT
asset = jednostka wsparcia
    .count =
        { $n ->
            [one] { $n } jednostka wsparcia
            [few] { $n } jednostki wsparcia
            [many] { $n } jednostek wsparcia
           *[other] { $n } jednostki wsparcia
        }

## Wojska i broń: nazwa, kod żetonu

arm-legion = Legia Cudzoziemska
    .code = LEG
arm-legion-para = spadochroniarze Legii
    .code = BEP
arm-para = spadochroniarze francuscy
    .code = SPD
arm-north-african = oddziały północnoafrykańskie
    .code = AFR
arm-tai = Tajowie
    .code = TAJ
arm-viet-para = spadochroniarze wietnamscy
    .code = SWT
arm-engineer = saperzy
    .code = SAP
arm-ad-hoc = oddział doraźny
    .code = DOR
arm-105mm = haubice 105 mm
    .code = 105
arm-155mm = haubice 155 mm
    .code = 155
arm-120mm = moździerze 120 mm
    .code = 120
arm-m24 = czołgi M24 Chaffee
    .code = M24
arm-quad-50 = poczwórne karabiny maszynowe 12,7 mm
    .code = 12,7

## Jednostki w ogólności

unit = jednostka
    .count =
        { $n ->
            [one] { $n } jednostka
            [few] { $n } jednostki
            [many] { $n } jednostek
           *[other] { $n } jednostki
        }
battalion = batalion
    .count =
        { $n ->
            [one] { $n } batalion
            [few] { $n } bataliony
            [many] { $n } batalionów
           *[other] { $n } batalionu
        }
company = kompania
    .count =
        { $n ->
            [one] { $n } kompania
            [few] { $n } kompanie
            [many] { $n } kompanii
           *[other] { $n } kompanii
        }
parachute-battalion = batalion spadochronowy
    .count =
        { $n ->
            [one] { $n } batalion spadochronowy
            [few] { $n } bataliony spadochronowe
            [many] { $n } batalionów spadochronowych
           *[other] { $n } batalionu spadochronowego
        }
step = stopień
    .count =
        { $n ->
            [one] { $n } stopień
            [few] { $n } stopnie
            [many] { $n } stopni
           *[other] { $n } stopnia
        }
state-active = aktywna
    .count =
        { $n ->
            [one] { $n } jednostka aktywna
            [few] { $n } jednostki aktywne
            [many] { $n } jednostek aktywnych
           *[other] { $n } jednostki aktywnej
        }
state-used = użyta
    .count =
        { $n ->
            [one] { $n } jednostka użyta
            [few] { $n } jednostki użyte
            [many] { $n } jednostek użytych
           *[other] { $n } jednostki użytej
        }
state-disrupted = zdezorganizowana
    .count =
        { $n ->
            [one] { $n } jednostka zdezorganizowana
            [few] { $n } jednostki zdezorganizowane
            [many] { $n } jednostek zdezorganizowanych
           *[other] { $n } jednostki zdezorganizowanej
        }
face-full = pełny stan
face-reduced = zredukowana
value-assault = szturm
value-defence = obrona
value-morale = morale

## Jak czyta się jednostkę: nazwa, potem szturm/obrona/morale; X zamiast liczby: nigdy nie szturmuje.

unit-factors = { $assault }/{ $defence }/{ $morale }
unit-line = { $unit }, { $arm }: szturm { $assault }, obrona { $defence }, morale { $morale }

## Jednostki: nazwa na żetonie i pełna

unit-iii-13-dble = III/13 DBLE
    .long = 3. batalion 13. Półbrygady Legii Cudzoziemskiej
unit-i-13-dble = I/13 DBLE
    .long = 1. batalion 13. Półbrygady Legii Cudzoziemskiej
unit-i-2-rei = I/2 REI
    .long = 1. batalion 2. Pułku Piechoty Legii Cudzoziemskiej
unit-iii-3-rei = III/3 REI
    .long = 3. batalion 3. Pułku Piechoty Legii Cudzoziemskiej
unit-1-bep = 1 BEP
    .long = 1. Batalion Spadochronowy Legii Cudzoziemskiej
unit-8-bpc = 8 BPC
    .long = 8. Szturmowy Batalion Spadochronowy
unit-v-7-rta = V/7 RTA
    .long = 5. batalion 7. Pułku Strzelców Algierskich
unit-iii-3-rta = III/3 RTA
    .long = 3. batalion 3. Pułku Strzelców Algierskich
unit-i-4-rtm = I/4 RTM
    .long = 1. batalion 4. Pułku Strzelców Marokańskich
unit-ii-1-rta = II/1 RTA
    .long = 2. batalion 1. Pułku Strzelców Algierskich
unit-bt-2 = BT 2
    .long = 2. Batalion Tajski
unit-bt-3 = BT 3
    .long = 3. Batalion Tajski
unit-5-bpvn = 5 BPVN
    .long = 5. Wietnamski Batalion Spadochronowy
unit-6-bpc = 6 BPC
    .long = 6. Kolonialny Batalion Spadochronowy
unit-ii-1-rcp = II/1 RCP
    .long = 2. batalion 1. Pułku Strzelców Spadochronowych
unit-2-bep = 2 BEP
    .long = 2. Batalion Spadochronowy Legii Cudzoziemskiej
unit-1-bpc = 1 BPC
    .long = 1. Kolonialny Batalion Spadochronowy
unit-31-bg = 31 BG
    .long = 31. Batalion Saperów, dwie kompanie
unit-csm-245 = CSM 245
    .long = 245. Tajska Kompania Pomocnicza
unit-csm-416 = CSM 416
    .long = 416. Tajska Kompania Pomocnicza
unit-csm-272 = CSM 272
    .long = 272. Tajska Kompania Pomocnicza
unit-csm-273 = CSM 273
    .long = 273. Tajska Kompania Pomocnicza
unit-csm-425 = CSM 425
    .long = 425. Tajska Kompania Pomocnicza
unit-csm-414 = CSM 414/415
    .long = 414. i 415. Tajska Kompania Pomocnicza
unit-csm-431 = CSM 431
    .long = 431. Tajska Kompania Pomocnicza
unit-csm-432 = CSM 432/434
    .long = 432. i 434. Tajska Kompania Pomocnicza
unit-bdm-1 = Batalion marszowy 1
    .long = batalion złożony z niedobitków
unit-bdm-2 = Batalion marszowy 2
    .long = { unit-bdm-1.long }
unit-bdm-3 = Batalion marszowy 3
    .long = { unit-bdm-1.long }
unit-bdm-4 = Batalion marszowy 4
    .long = { unit-bdm-1.long }
unit-cmaa = CMAA
    .long = kompania marszowa lotników
unit-ii-4-rac = II/4 RAC
    .long = 2. dywizjon 4. Pułku Artylerii Kolonialnej, 105 mm
unit-iii-10-rac = III/10 RAC
    .long = 3. dywizjon 10. Pułku Artylerii Kolonialnej, 105 mm
unit-11-iv-4-rac = 11/IV/4 RAC
    .long = 11. bateria 4. dywizjonu 4. Pułku Artylerii Kolonialnej, 155 mm
unit-1-cmmle = 1 CMMLE
    .long = 1. Mieszana Kompania Moździerzy Legii Cudzoziemskiej, 120 mm
unit-2-cmmle = 2 CMMLE
    .long = 2. Mieszana Kompania Moździerzy Legii Cudzoziemskiej, 120 mm
unit-1-cepml = 1 CEPML
    .long = 1. Spadochronowa Kompania Ciężkich Moździerzy Legii Cudzoziemskiej, 120 mm
unit-armor-carette = Pluton Carette
    .long = czołgi M24 1. Pułku Strzelców Konnych
unit-armor-guntz = Pluton Guntz
    .long = { unit-armor-carette.long }
unit-armor-ney = Pluton Ney
    .long = { unit-armor-carette.long }
unit-1-gaaceo = 1 GAACEO
    .long = 1. Dywizjon Przeciwlotniczy Kolonialnej Artylerii Dalekiego Wschodu, poczwórne karabiny maszynowe 12,7 mm

## Skróty francuskich formacji

abbreviation-BEP = Bataillon étranger de parachutistes: batalion spadochronowy Legii Cudzoziemskiej
abbreviation-BG = Bataillon du génie: batalion saperów
abbreviation-BPC = Bataillon de parachutistes coloniaux: kolonialny batalion spadochronowy; w 8 BPC litera C oznacza choc, szturmowy
abbreviation-BPVN = Bataillon de parachutistes vietnamiens: wietnamski batalion spadochronowy
abbreviation-BT = Bataillon thaï: batalion tajski
abbreviation-CEPML = Compagnie étrangère parachutiste de mortiers lourds: spadochronowa kompania ciężkich moździerzy Legii Cudzoziemskiej
abbreviation-CMAA = Compagnie de marche de l’Armée de l’air: kompania marszowa lotników
abbreviation-CMMLE = Compagnie mixte de mortiers de la Légion étrangère: mieszana kompania moździerzy Legii Cudzoziemskiej
abbreviation-CSM = Compagnie de supplétifs militaires: kompania miejscowych oddziałów pomocniczych, tu tajskich
abbreviation-DBLE = Demi-brigade de Légion étrangère: półbrygada Legii Cudzoziemskiej
abbreviation-GAACEO = Groupe antiaérien d’artillerie coloniale d’Extrême-Orient: dywizjon przeciwlotniczy kolonialnej artylerii Dalekiego Wschodu
abbreviation-RAC = Régiment d’artillerie coloniale: pułk artylerii kolonialnej
abbreviation-RCP = Régiment de chasseurs parachutistes: pułk strzelców spadochronowych
abbreviation-REI = Régiment étranger d’infanterie: pułk piechoty Legii Cudzoziemskiej
abbreviation-RTA = Régiment de tirailleurs algériens: pułk strzelców algierskich
abbreviation-RTM = Régiment de tirailleurs marocains: pułk strzelców marokańskich

## Skróty z zasad

abbreviation-AAA = artyleria przeciwlotnicza, tu OPL
abbreviation-AP = punkty akcji
abbreviation-ASP = punkty wsparcia lotniczego
abbreviation-CAS = bliskie wsparcie lotnicze: samoloty nad polem walki
abbreviation-CM = morale obozu
abbreviation-CR = ośrodek oporu
abbreviation-DAS = nalot w głąb: na zaplecze dywizji
abbreviation-DBP = Dien Bien Phu
abbreviation-DRM = modyfikator rzutu
abbreviation-DZ = zrzutowisko
abbreviation-GONO = Groupement opérationnel du Nord-Ouest: obóz warowny
abbreviation-PC = Poste de commandement: stanowisko dowodzenia
abbreviation-RP = punkty zasobów
abbreviation-SEAD = obezwładnianie obrony przeciwlotniczej: naloty na działa przeciwlotnicze
abbreviation-SITREP = meldunek o położeniu: modyfikatory morale obozu i punktów zasobów razem
abbreviation-TAOR = strefa odpowiedzialności: teren i szlak dywizji
abbreviation-VM = Viet Minh
abbreviation-VP = punkty zwycięstwa
abbreviation-VPA = Wietnamska Armia Ludowa, regularne wojsko Viet Minhu

## Dywizje

division-312 = 312. Dywizja
    .short = 312
    .long = 312. Dywizja „Bến Tre”
division-308 = 308. Dywizja
    .short = 308
    .long = 308. Dywizja „Việt Bắc”
division-316 = 316. Dywizja
    .short = 316
    .long = 316. Dywizja „Biên Hòa”
division-304 = 304. Dywizja
    .short = 304
    .long = 304. Dywizja „Nam Định”
division = dywizja
    .count =
        { $n ->
            [one] { $n } dywizja
            [few] { $n } dywizje
            [many] { $n } dywizji
           *[other] { $n } dywizji
        }
status-active = aktywna
    .help = W tej turze podkopuje i szturmuje.
status-inactive = nieaktywna
    .help = W tej turze ani nie podkopuje, ani nie szturmuje, a nabiera siły.
status-waiting = jeszcze nie w akcji
    .help = Od tury 2 co turę rzuca na wejście do akcji; do tego czasu nie nabiera siły.
status-shaken = zachwiana
    .help = Przy sile 8 lub mniejszej co turę rzuca, czy będzie aktywna.

## Znaczniki

marker-game-turn = znacznik tury
marker-action-points = znacznik punktów akcji
marker-air-support-points = znacznik punktów wsparcia lotniczego
marker-camp-morale = znacznik morale obozu
marker-resource-points = znacznik punktów zasobów
marker-sitrep = znacznik SITREP
marker-vm-aaa = znacznik OPL Viet Minhu
marker-division-strength = znacznik siły dywizji
marker-airstrip-status = znacznik pasa startowego
marker-fortifications-4-3 = znacznik umocnień 4/3
marker-fortifications-2-1 = znacznik umocnień 2/1
marker-control-308 = znacznik kontroli 308. Dywizji
marker-control-312 = znacznik kontroli 312. Dywizji
marker-control-316 = znacznik kontroli 316. Dywizji
marker-control-304 = znacznik kontroli 304. Dywizji
marker-no-mans-land = znacznik ziemi niczyjej
marker-disrupted = znacznik dezorganizacji

## Tory: nazwa, skrót, do czego służą

track-camp_morale = Morale obozu
    .short = MO
    .help = Od 1 do 20. Jego modyfikator to połowa SITREP; poniżej 1 garnizon się poddaje.
track-resource_points = Punkty zasobów
    .short = PZ
    .help = Od 1 do 30: żywność, amunicja, drewno, leki. Ich modyfikator to połowa SITREP; poniżej 1 obóz kapituluje.
track-vm_aaa = OPL Viet Minhu
    .short = OPL
    .help = Od 1 do 15. Jej modyfikator obniża wsparcie lotnicze, naloty i rzut na zasoby.
track-strength = Siła
    .short = S
    .help = Każdej dywizji, od 1 do 15. Działa przeciw tobie w szturmach, podkopach i wypadach.
track-fortifications = Umocnienia
    .short = Umoc.
    .help = Każdego ośrodka, od 0 do 4. Liczą się temu, kto go broni.
track-sitrep = SITREP
    .short = SITREP
    .help = Modyfikatory morale obozu i punktów zasobów razem, od −4 do +2. Liczy się prawie przy każdym rzucie.
track-action_points = Punkty akcji
    .short = PA
    .help = Daje je karta, najwyżej 4. Po jednym kosztuje wsparcie artylerii w obronie, ruch, szturmy oraz wypady z naprawami.
track-air_support_points = Punkty wsparcia lotniczego
    .short = PWL
    .help = Losowane co turę od tury 2; na SEAD, DAS i CAS, najwyżej po 4 na każdą misję.
track-turns = Tura
    .short = T
    .help = Szesnaście tur, od 13 marca do 8 maja 1954; monsun w turach 10–14.

## Tabele

table-1 = Tabela 1: karty rezerwy na ręce
table-2 = Tabela 2: wsparcie lotnicze
table-2-1 = Tabela 2.1: SEAD
table-2-2 = Tabela 2.2: DAS
table-3 = Tabela 3: stan pasa startowego
table-4 = Tabela 4: zasoby
table-8 = Tabela 8: podkopy
table-9 = Tabela 9: szturm Viet Minhu
table-9-1 = Tabela 9.1: szturm Viet Minhu, straty francuskie
table-9-2 = Tabela 9.2: szturm Viet Minhu, straty Viet Minhu
table-10 = Tabela 10: francuski szturm
table-10-1 = Tabela 10.1: francuski szturm, straty francuskie
table-10-2 = Tabela 10.2: francuski szturm, straty Viet Minhu
table-11 = Tabela 11: wypad
table-12 = Tabela 12: naprawa pasa startowego

## Wyniki w tabelach strat: znaczenie i nadrukowany znak

result-none = bez skutku
    .mark = –
result-disruption-check = test morale albo dezorganizacja
    .mark = Dis?
result-disruption = wszystkie zdezorganizowane
    .mark = Dis
result-counter-battery = ogień kontrbateryjny na wspierającą artylerię
    .mark = *
result-retreat-check = test morale albo odwrót
    .mark = R?
result-repulsed = Viet Minh odparty
    .mark = R
result-camp-morale = morale obozu +1
    .mark = +1CM

## Tury

turn-1 = 13–15 marca
turn-2 = 16–19 marca
turn-3 = 20–24 marca
turn-4 = 25–29 marca
turn-5 = 30 marca–1 kwietnia
turn-6 = 2–4 kwietnia
turn-7 = 5–8 kwietnia
turn-8 = 9–11 kwietnia
turn-9 = 12–15 kwietnia
turn-10 = 16–19 kwietnia
turn-11 = 20–23 kwietnia
turn-12 = 24–26 kwietnia
turn-13 = 27–29 kwietnia
turn-14 = 30 kwietnia–2 maja
turn-15 = 3–5 maja
turn-16 = 6–8 maja
monsoon = monsun

## Fazy

phase-setup = Rozstawienie
phase-french-logistics = Faza francuskiej logistyki
phase-vm-logistics = Faza logistyki Viet Minhu
phase-vm-action = Faza działań Viet Minhu
phase-french-action = Faza francuskich działań
phase-raids-repairs = Faza wypadów, napraw i odzyskiwania gotowości
phase-victory = Sprawdzenie zwycięstwa
phase-turn-end = Koniec tury

## Kroki faz

step-event-card = Faza karty wydarzenia
step-action-points = Faza punktów akcji
step-discard = Faza odrzucania kart
step-air-support = Faza wsparcia lotniczego
step-airstrip = Faza pasa startowego
step-resource-points = Faza zasobów
step-camp-morale = Faza morale obozu
step-strength = Faza siły dywizji
step-status = Faza stanu dywizji
step-automatic-control = Faza automatycznej kontroli
step-sapping = Faza podkopów
step-vm-assault = Faza szturmu Viet Minhu
step-reinforcements = Faza posiłków
step-movement = Faza ruchu
step-french-assault = Faza francuskiego szturmu
step-raids = Faza wypadów
step-repairs = Faza umocnień
step-airstrip-repair = Faza naprawy pasa startowego
step-recovery = Faza odzyskiwania gotowości

## Kiedy zachodzi wydarzenie karty, jeśli nie w jednej fazie

moment-immediate = natychmiast
moment-variable = według karty

## Na co wydaje się punkty

action-artillery = Wsparcie artylerii
action-movement = Ruch
action-assault = Szturm
action-raid = Wypad
action-fortify = Prace fortyfikacyjne
action-repair = Naprawa pasa startowego
action-ration = Racjonowanie
action-delay = Odłożenie posiłków
action-boost = Podniesienie morale obozu
action-pass = Pas
mission-sead = SEAD: przeciw OPL
mission-das = DAS: przeciw dywizji
mission-cas = CAS: nad polem walki

## Oznaczenia i flagi kart

mark-reserve = Rezerwa
    .help = Można ją zatrzymać na ręce i zagrać później.
mark-one_time = Tylko raz
    .help = Wypada z gry, gdy jej wydarzenie zajdzie.
mark-reshuffle = Tasowanie
    .help = Talię i stos kart odrzuconych tasuje się razem.
mark-option = Opcjonalna
    .help = W talii tylko ze swoją opcją.
flag-FR = na korzyść Francuzów
flag-VM = na korzyść Viet Minhu

## Poziomy zwycięstwa: nazwa, punkty zwycięstwa, następstwa

victory-strategic-victory = Zwycięstwo strategiczne
    .points = 25 lub więcej
    .story = Armia oblegająca wykrwawiła się na twoich drutach, a jej dowódca zostaje odwołany. Pekin i Moskwa stawiają na kogo innego, Ho Chi Minh prosi o warunki, a żadna amerykańska dywizja nigdy nie wyląduje w Wietnamie.
victory-operational-victory = Zwycięstwo operacyjne
    .points = 21–24
    .story = Dywizje wracają w góry: droga do Laosu jest zamknięta, a kraj Tajów pozostaje wierny. W Genewie Francja przemawia z pozycji siły, a druga strona ma wiele do oddania.
victory-tactical-victory = Zwycięstwo taktyczne
    .points = 17–20
    .story = Powtórka z Na San: obóz się utrzymał, a wróg odszedł, żeby się odbudować. Płyną amerykańskie pieniądze i sprzęt, a Viet Minh musi w rokowaniach zaproponować coś poważnego.
victory-draw = Remis
    .points = 13–16
    .story = Dwie armie starły się nawzajem w jednej dolinie, na nic. Mocarstwa podsycają ogień, a Indochiny zmieniają się w drugą Koreę bez końca.
victory-tactical-defeat = Klęska taktyczna
    .points = 9–12
    .story = Obóz przepadł, ale oblegających drogo to kosztowało, a amerykańskie samoloty wywożą część garnizonu. Wojna wlecze się, aż Francja, bez najlepszych batalionów i z płonącą Algierią, zostawia ją innym.
victory-operational-defeat = Klęska operacyjna
    .points = 5–8
    .story = Obóz padł, lecz później niż w historii. Dyplomaci wymieniają te dni na granicę nieco dalej na północ; reszta opowieści, z Amerykanami włącznie, się nie zmienia.
victory-strategic-defeat = Klęska strategiczna
    .points = 4 lub mniej
    .story = Tak jak było: garnizon idzie do niewoli, a Wietnam zostaje przecięty na siedemnastym równoleżniku, do wyborów, których nikt nie przeprowadzi. Nadchodzi wojna dłuższa i okrutniejsza.
victory-point = punkt zwycięstwa
    .count =
        { $n ->
            [one] { $n } punkt zwycięstwa
            [few] { $n } punkty zwycięstwa
            [many] { $n } punktów zwycięstwa
           *[other] { $n } punktu zwycięstwa
        }

## Jak kończy się gra

reason-command-post = PC GONO jest w rękach Viet Minhu: klęska strategiczna.
reason-camp-morale = Morale obozu się skończyło, garnizon składa broń: klęska strategiczna.
reason-resource-points = Magazyny są puste, obóz kapituluje: klęska strategiczna.
reason-strategic-victory = Koniec oblężenia. { victory-strategic-victory }, punkty zwycięstwa: { victory-strategic-victory.points }. { victory-strategic-victory.story }
reason-operational-victory = Koniec oblężenia. { victory-operational-victory }, punkty zwycięstwa: { victory-operational-victory.points }. { victory-operational-victory.story }
reason-tactical-victory = Koniec oblężenia. { victory-tactical-victory }, punkty zwycięstwa: { victory-tactical-victory.points }. { victory-tactical-victory.story }
reason-draw = Koniec oblężenia. { victory-draw }, punkty zwycięstwa: { victory-draw.points }. { victory-draw.story }
reason-tactical-defeat = Koniec oblężenia. { victory-tactical-defeat }, punkty zwycięstwa: { victory-tactical-defeat.points }. { victory-tactical-defeat.story }
reason-operational-defeat = Koniec oblężenia. { victory-operational-defeat }, punkty zwycięstwa: { victory-operational-defeat.points }. { victory-operational-defeat.story }
reason-strategic-defeat = Koniec oblężenia. { victory-strategic-defeat }, punkty zwycięstwa: { victory-strategic-defeat.points }. { victory-strategic-defeat.story }
