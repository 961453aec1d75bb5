### Burza nad Dien Bien Phu: nazwy gry, stron, obszarów, jednostek, znaczników, pól, faz i akcji.
###
### Słowniczek (jedno pojęcie, jeden termin, we wszystkich zdaniach tej gry)
### - Francuzi, Viet Minh (Viet Minhu, Viet Minhowi): obie strony i ich gracze; FR, VM: ich oznaczenia
### - jednostka: piechoty, spadochronowa, przeciwlotnicza, pancerna; tajska, Legii, północnoafrykańska; elitarna, regularna, uzupełnień
### - świeża, zużyta: dwie strony jednostki; odwrócić: ze świeżej na zużytą; odzyskać świeżość
### - siła ognia, obrona, ruch: trzy liczby jednostki
### - obszar; wartość terenu: liczba nadrukowana na obszarze razem z okopami (w instrukcji: współczynnik obrony obszaru); sąsiedni; krawędź mapy; rzeka, most; zachodni brzeg, wschodni brzeg
### - pas startowy (niebieski numer), obszar zielony, obszar czerwony, obszar zwycięstwa, obszar z symbolem karty (biały lub szary)
### - tura; faza dobierania, faza impulsów (w instrukcji „faza akcji”), faza końcowa; impuls: to, co gracz robi, zanim zagra drugi (w instrukcji także „akcja”); akcja: to, co gracz w nim robi; pasować
### - akcje: ruch, ostrzał, okopanie, szturm; karta impulsu: karta, która zajmuje cały impuls
### - punkt ruchu; stos, limit obszaru (9 jednostek na stronę), przekroczyć limit
### - ostrzał, atak (ostrzał jednostek lub z karty), obszar ostrzeliwany; punkty ataku, punkty obrony, punkty obrażeń; przydzielać obrażenia
### - odwrócić, wycofać (odwrót), wyeliminować; ciąg odwrotów
### - okopanie, okop, poziom okopów (obszaru), wartość okopania (karty)
### - szturm, szturmować, jednostka szturmująca, przerzut
### - karta taktyki; ręka, talia, stos kart odrzuconych; zagrać, odrzucić, zanegować, usunąć z gry; kopia (karty); dodatkowa karta
### - dostawy, rzut na dostawy, bez dostaw; uzupełnienia, rzut na uzupełnienia; posiłki; jednostka z gwiazdką; rozstawienie
### - znaczniki: kontroli, ostrzału, okopów, tury, braku dostaw, braku uzupełnień
### - tor tur, pole uzupełnień, pole kontroli
### - kość (sześciościenna), k6; licytacja; przeciwnik (gracz), wróg (wojska)
### - nazwy punktów oporu i rzeki są nieodmienne

## Tytuł

title-name = Burza nad Dien Bien Phu
title-about = Marzec 1954: garnizon Dien Bien Phu jest okrążony, a Viet Minh podkopuje się pod jego punkty oporu. Ma osiem tygodniowych tur, do 7 maja, żeby okopami i szturmem zdobyć sześć z dziewięciu obszarów zwycięstwa; Francuzi cofają się, kontratakują i żyją z tego, co jeszcze dociera drogą powietrzną. Obszary, naprzemienne impulsy i talia kart taktyki dla każdej ze stron. Gra dla dwóch osób. Autor: Nick Richardson, rozwój: Brian Youse, wydawca: Multi-Man Publishing.

## Strony i miejsca

side-FR = Francuzi
    .short = FR
side-VM = Viet Minh
    .short = VM

seat-FR = Francuzi
seat-VM = Viet Minh

player = Gracz { $number }

## Obszary

area-1 = Grzbiety północno-zachodnie
    .full = 1 { area-1 }
area-2 = Szlak Pavie, północ
    .full = 2 { area-2 }
area-3 = Górna Nam Yum
    .full = 3 { area-3 }
area-4 = Zachodnie wzgórza, daleka północ
    .full = 4 { area-4 }
area-5 = Zachodnie wzgórza, północ
    .full = 5 { area-5 }
area-6 = Gabrielle
    .full = 6 { area-6 }
area-7 = Równina przy szlaku Pavie
    .full = 7 { area-7 }
area-8 = Grzbiety nad Béatrice
    .full = 8 { area-8 }
area-9 = Anne-Marie 1–2
    .full = 9 { area-9 }
area-10 = Dominique 4 i wschodni rów (Opéra)
    .full = 10 { area-10 }
area-11 = Zakole Nam Yum
    .full = 11 { area-11 }
area-12 = Zachodnie wzgórza, środek
    .full = 12 { area-12 }
area-13 = Huguette 6–7 (Anne-Marie 3–4)
    .full = 13 { area-13 }
area-14 = Béatrice
    .full = 14 { area-14 }
area-15 = Wschodnie grzbiety, północ
    .full = 15 { area-15 }
area-16 = Pas startowy, północ
    .full = 16 { area-16 }
area-17 = Dominique 1
    .full = 17 { area-17 }
area-18 = Dominique 2
    .full = 18 { area-18 }
area-19 = Huguette 1
    .full = 19 { area-19 }
area-20 = Pas startowy, środek
    .full = 20 { area-20 }
area-21 = Pas startowy, południe
    .full = 21 { area-21 }
area-22 = Dominique 3
    .full = 22 { area-22 }
area-23 = Wschodnie grzbiety, środek
    .full = 23 { area-23 }
area-24 = Zachodnie ryżowiska, północ
    .full = 24 { area-24 }
area-25 = Huguette 2–5
    .full = 25 { area-25 }
area-26 = Françoise i Liliane
    .full = 26 { area-26 }
area-27 = Épervier
    .full = 27 { area-27 }
area-28 = Kwatera główna (wieś)
    .full = 28 { area-28 }
area-29 = Éliane 10–12 (przyczółek)
    .full = 29 { area-29 }
area-30 = Éliane 1
    .full = 30 { area-30 }
area-31 = Éliane 4
    .full = 31 { area-31 }
area-32 = Mont Chauve i Mont Fictif
    .full = 32 { area-32 }
area-33 = Zachodnie ryżowiska, południe
    .full = 33 { area-33 }
area-34 = Claudine
    .full = 34 { area-34 }
area-35 = Junon
    .full = 35 { area-35 }
area-36 = Éliane 3
    .full = 36 { area-36 }
area-37 = Éliane 2
    .full = 37 { area-37 }
area-38 = Droga do Isabelle
    .full = 38 { area-38 }
area-39 = Ryżowiska południowo-zachodnie
    .full = 39 { area-39 }
area-40 = Południowa dolina, zachodni brzeg
    .full = 40 { area-40 }
area-41 = Południowa dolina, wschodni brzeg
    .full = 41 { area-41 }
area-42 = Grzbiety południowo-wschodnie
    .full = 42 { area-42 }
area-none = nieznany obszar

## Odcinki

sector-north = Północne punkty oporu
sector-airstrip = Pas startowy
sector-huguette = Huguette
sector-dominique = Dominique
sector-eliane = Éliane
sector-centre = Pozycja centralna
sector-edge = Krawędź mapy

## Rodzaje obszarów

zone-runway = pas startowy
zone-green = obszar zielony
zone-red = obszar czerwony
zone-victory = obszar zwycięstwa
zone-white = obszar z białym symbolem karty
zone-gray = obszar z szarym symbolem karty
bank-west = zachodni brzeg
bank-east = wschodni brzeg
border-open = otwarta granica
border-river = rzeka
border-bridge = most

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
kind-airborne = jednostka spadochronowa
    .count =
        { $n ->
            [one] { $n } jednostka spadochronowa
            [few] { $n } jednostki spadochronowe
            [many] { $n } jednostek spadochronowych
           *[other] { $n } jednostki spadochronowej
        }
    .code = SPD
kind-anti-aircraft = jednostka przeciwlotnicza
    .count =
        { $n ->
            [one] { $n } jednostka przeciwlotnicza
            [few] { $n } jednostki przeciwlotnicze
            [many] { $n } jednostek przeciwlotniczych
           *[other] { $n } jednostki przeciwlotniczej
        }
    .code = PLT
kind-armour = jednostka pancerna
    .count =
        { $n ->
            [one] { $n } jednostka pancerna
            [few] { $n } jednostki pancerne
            [many] { $n } jednostek pancernych
           *[other] { $n } jednostki pancernej
        }
    .code = PNC

## Klasy jednostek: nazwa, liczba, kod żetonu

class-legion = jednostka Legii
    .count =
        { $n ->
            [one] { $n } jednostka Legii
            [few] { $n } jednostki Legii
            [many] { $n } jednostek Legii
           *[other] { $n } jednostki Legii
        }
    .code = LEG
class-north-african = jednostka północnoafrykańska
    .count =
        { $n ->
            [one] { $n } jednostka północnoafrykańska
            [few] { $n } jednostki północnoafrykańskie
            [many] { $n } jednostek północnoafrykańskich
           *[other] { $n } jednostki północnoafrykańskiej
        }
    .code = AFR
class-thai = jednostka tajska
    .count =
        { $n ->
            [one] { $n } jednostka tajska
            [few] { $n } jednostki tajskie
            [many] { $n } jednostek tajskich
           *[other] { $n } jednostki tajskiej
        }
    .code = TAJ
class-para = jednostka spadochronowa
    .count =
        { $n ->
            [one] { $n } jednostka spadochronowa
            [few] { $n } jednostki spadochronowe
            [many] { $n } jednostek spadochronowych
           *[other] { $n } jednostki spadochronowej
        }
    .code = SPD
class-anti-aircraft = jednostka przeciwlotnicza
    .count =
        { $n ->
            [one] { $n } jednostka przeciwlotnicza
            [few] { $n } jednostki przeciwlotnicze
            [many] { $n } jednostek przeciwlotniczych
           *[other] { $n } jednostki przeciwlotniczej
        }
    .code = PLT
class-armour = jednostka pancerna
    .count =
        { $n ->
            [one] { $n } jednostka pancerna
            [few] { $n } jednostki pancerne
            [many] { $n } jednostek pancernych
           *[other] { $n } jednostki pancernej
        }
    .code = PNC
class-elite = jednostka elitarna
    .count =
        { $n ->
            [one] { $n } jednostka elitarna
            [few] { $n } jednostki elitarne
            [many] { $n } jednostek elitarnych
           *[other] { $n } jednostki elitarnej
        }
    .code = ELI
class-regular = jednostka regularna
    .count =
        { $n ->
            [one] { $n } jednostka regularna
            [few] { $n } jednostki regularne
            [many] { $n } jednostek regularnych
           *[other] { $n } jednostki regularnej
        }
    .code = REG
class-replacement = jednostka uzupełnień
    .count =
        { $n ->
            [one] { $n } jednostka uzupełnień
            [few] { $n } jednostki uzupełnień
            [many] { $n } jednostek uzupełnień
           *[other] { $n } jednostki uzupełnień
        }
    .code = UZU

## Typy żetonów w grze: nazwa, liczba

type-legion = jednostka Legii
    .count =
        { $n ->
            [one] { $n } jednostka Legii
            [few] { $n } jednostki Legii
            [many] { $n } jednostek Legii
           *[other] { $n } jednostki Legii
        }
type-north-african = jednostka północnoafrykańska
    .count =
        { $n ->
            [one] { $n } jednostka północnoafrykańska
            [few] { $n } jednostki północnoafrykańskie
            [many] { $n } jednostek północnoafrykańskich
           *[other] { $n } jednostki północnoafrykańskiej
        }
type-thai-battalion = jednostka piechoty tajskiej
    .count =
        { $n ->
            [one] { $n } jednostka piechoty tajskiej
            [few] { $n } jednostki piechoty tajskiej
            [many] { $n } jednostek piechoty tajskiej
           *[other] { $n } jednostki piechoty tajskiej
        }
type-para = jednostka spadochronowa
    .count =
        { $n ->
            [one] { $n } jednostka spadochronowa
            [few] { $n } jednostki spadochronowe
            [many] { $n } jednostek spadochronowych
           *[other] { $n } jednostki spadochronowej
        }
type-thai-partisans = jednostka partyzantów tajskich
    .count =
        { $n ->
            [one] { $n } jednostka partyzantów tajskich
            [few] { $n } jednostki partyzantów tajskich
            [many] { $n } jednostek partyzantów tajskich
           *[other] { $n } jednostki partyzantów tajskich
        }
type-armour = jednostka pancerna
    .count =
        { $n ->
            [one] { $n } jednostka pancerna
            [few] { $n } jednostki pancerne
            [many] { $n } jednostek pancernych
           *[other] { $n } jednostki pancernej
        }
type-anti-aircraft = jednostka przeciwlotnicza
    .count =
        { $n ->
            [one] { $n } jednostka przeciwlotnicza
            [few] { $n } jednostki przeciwlotnicze
            [many] { $n } jednostek przeciwlotniczych
           *[other] { $n } jednostki przeciwlotniczej
        }
type-vietnamese-para = wietnamska jednostka spadochronowa
    .count =
        { $n ->
            [one] { $n } wietnamska jednostka spadochronowa
            [few] { $n } wietnamskie jednostki spadochronowe
            [many] { $n } wietnamskich jednostek spadochronowych
           *[other] { $n } wietnamskiej jednostki spadochronowej
        }
type-regular = jednostka regularna
    .count =
        { $n ->
            [one] { $n } jednostka regularna
            [few] { $n } jednostki regularne
            [many] { $n } jednostek regularnych
           *[other] { $n } jednostki regularnej
        }
type-elite = jednostka elitarna
    .count =
        { $n ->
            [one] { $n } jednostka elitarna
            [few] { $n } jednostki elitarne
            [many] { $n } jednostek elitarnych
           *[other] { $n } jednostki elitarnej
        }
type-replacement = jednostka uzupełnień
    .count =
        { $n ->
            [one] { $n } jednostka uzupełnień
            [few] { $n } jednostki uzupełnień
            [many] { $n } jednostek uzupełnień
           *[other] { $n } jednostki uzupełnień
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
face-fresh = świeża
    .count =
        { $n ->
            [one] { $n } jednostka świeża
            [few] { $n } jednostki świeże
            [many] { $n } jednostek świeżych
           *[other] { $n } jednostki świeżej
        }
face-spent = zużyta
    .count =
        { $n ->
            [one] { $n } jednostka zużyta
            [few] { $n } jednostki zużyte
            [many] { $n } jednostek zużytych
           *[other] { $n } jednostki zużytej
        }
value-firepower = siła ognia
value-defence = obrona
value-movement = ruch
value-terrain = wartość terenu
value-trench = wartość okopania

## Skróty francuskich formacji

abbreviation-BEP = Bataillon étranger de parachutistes: batalion spadochronowy Legii Cudzoziemskiej
abbreviation-BPC = Bataillon de parachutistes coloniaux: kolonialny batalion spadochronowy
abbreviation-BPVN = Bataillon de parachutistes vietnamiens: wietnamski batalion spadochronowy
abbreviation-BT = Bataillon thaï: batalion tajski
abbreviation-DBLE = Demi-brigade de Légion étrangère: półbrygada Legii Cudzoziemskiej
abbreviation-GAACEO = Groupe antiaérien d’artillerie coloniale d’Extrême-Orient: dywizjon przeciwlotniczy kolonialnej artylerii Dalekiego Wschodu
abbreviation-GMPT = Groupement mobile de partisans thaïs: ruchoma grupa partyzantów tajskich
abbreviation-RCC = Régiment de chasseurs à cheval: pułk strzelców konnych, tu jego czołgi
abbreviation-RCP = Régiment de chasseurs parachutistes: pułk strzelców spadochronowych
abbreviation-REI = Régiment étranger d’infanterie: pułk piechoty Legii Cudzoziemskiej
abbreviation-RTA = Régiment de tirailleurs algériens: pułk strzelców algierskich
abbreviation-RTM = Régiment de tirailleurs marocains: pułk strzelców marokańskich

## Znaczniki i poziomy okopów

marker-control = znacznik kontroli
marker-fire = znacznik ostrzału
marker-trench = znacznik okopów
marker-turn = znacznik tury
marker-out-of-supply = znacznik braku dostaw
marker-no-replacements = znacznik braku uzupełnień

trench-0 = brak okopów
trench-1 = okopy poziomu 1
trench-2 = okopy poziomu 2
trench-3 = okopy poziomu 3

## Pola i stosy

place-turn-track = Tor tur
place-replacements = Pole uzupełnień
place-eliminated = Wyeliminowane
place-removed = Usunięte z gry
place-relief = Jednostki z gwiazdką, odłożone
pile-hand = Ręka
pile-deck = Talia
pile-discard = Stos kart odrzuconych
pile-removed = Karty usunięte z gry

## Tury

turn-1 = 13–19 marca
turn-2 = 20–26 marca
turn-3 = 27 marca–2 kwietnia
turn-4 = 3–9 kwietnia
turn-5 = 10–16 kwietnia
turn-6 = 17–23 kwietnia
turn-7 = 24–30 kwietnia
turn-8 = 1–7 maja

## Fazy i kroki

phase-setup = Rozstawienie
phase-draw = Faza dobierania
phase-impulse = Faza impulsów
phase-end = Faza końcowa

step-draw = dobieranie
step-impulse = impuls
step-discard = odrzucanie kart
step-supply = rzut na dostawy
step-recovery = odzyskiwanie świeżości
step-markers = zdjęcie znaczników
step-replacements = rzut na uzupełnienia
step-reinforcements = posiłki
step-turn-end = koniec tury

## Akcje

action-move = Ruch
action-fire = Ostrzał
action-sap = Okopanie
action-assault = Szturm
action-card = Karta impulsu
action-pass = Pas

## Skutki obrażeń

damage-flip = odwrócenie
damage-retreat = odwrót
damage-flip-and-retreat = odwrócenie i odwrót
damage-eliminate = eliminacja
