### Silver Bayonet: zasady streszczone własnymi słowami. Jeden komunikat na zasadę ze spisu; .title to jej krótki tytuł.

## 1. Wprowadzenie

rule-intro-players = Grać może jedna osoba albo dwie. Jest siedem scenariuszy standardowych (szósty w dwóch wersjach), trzy minikampanie i dwie wielkie kampanie.
    .title = Gracze i scenariusze

rule-intro-sides = PAVN to armia Wietnamu Północnego (NVA) i Wietkong (VC), Sojusznicy to Amerykanie (US) i armia Wietnamu Południowego (ARVN). Zasada, która wymienia jedną nację, dotyczy tylko jej.
    .title = Dwie strony

rule-intro-operation-names = 1. brygada prowadziła ALL THE WAY, 3. SILVER BAYONET I, 2. SILVER BAYONET II. Tak nazywają się minikampanie.
    .title = Nazwy operacji

rule-1-1 = WS wskaźnik sprawności, WOT wartość obronna terenu, LZ lądowisko, VP punkty zwycięstwa, NVA, VC, US i ARVN nacje, CIDG oddziały nieregularne.
    .title = Skróty

## 2. Elementy gry

rule-2-0 = Mapa, półtora arkusza żetonów, trzynaście plansz pomocy, dwie karty tabel, dwie zasłonki, kość dziesięciościenna i zasady.
    .title = Zawartość

rule-2-1a = Heksy o średnicy około 1,5 km porządkują ustawienie i ruch. Każdy ma czterocyfrowy numer: kolumnę, potem rząd.
    .title = Mapa

rule-2-1b = Do pól obok mapy prowadzą tylko heksy oznaczone przy jej krawędzi.
    .title = Miejsca poza mapą

rule-2-2a = Mieści bazy śmigłowców, pole An Khe i tor punktów lotniczych, ukryte przed przeciwnikiem.
    .title = Plansza Sojuszników

rule-2-2b = Mieści jednostki pod ukrytymi znacznikami i te na polach Kambodży, ukryte przed przeciwnikiem.
    .title = Plansza PAVN

rule-2-2c = Każdy ma kartę ze wszystkimi tabelami. Karty scenariuszy podają rozstawienie i zasady specjalne; plansza walki pokazuje, kto manewruje, a kto szturmuje.
    .title = Wspólne pomoce

rule-2-3-1 = Żeton pokazuje typ, wielkość, nazwę i wartości. Liczby są takie, jak w pakiecie danych.
    .title = Żetony jednostek bojowych

rule-2-3-2 = Jednostki to kompanie lub baterie; moździerze PAVN to sekcje, a pięć jednostek spadochronowych ARVN to bataliony.
    .title = Wielkość

rule-2-3-3a = Typ pokazuje symbol. Trzy żetony 3. pułku kawalerii pancernej ARVN mają dwie wersje rysunku o tych samych wartościach.
    .title = Typy jednostek

rule-2-3-3b = Artyleria polowa i moździerze. Strzelają siłą ostrzału: w ataku, w obronie albo wspierając walkę manewrową.
    .title = Co jest artylerią

rule-2-3-3c = Nie ma siły ataku, nie manewruje więc ani nie szturmuje przeciw sąsiedniemu heksowi. Moździerze mogą.
    .title = Artyleria nie atakuje

rule-2-3-4 = Siła ataku albo ostrzału z zasięgiem, obrona, ruch, wskaźnik sprawności i punkty stosu.
    .title = Wartości jednostek naziemnych

rule-2-3-5 = OH-13S obserwują, UH-1D i CH-47 przewożą, UH-1B i ARA walczą.
    .title = Typy śmigłowców

rule-2-3-6 = Znacznik podaje, na ile heksów sięga patrol.
    .title = Znaczniki patroli

rule-2-4-1 = Liczy się, gdy jednostka atakuje: w walce manewrowej lub w szturmie.
    .title = Siła ataku

rule-2-4-2 = Liczy się, gdy artyleria, moździerz lub śmigłowiec prowadzi ostrzał albo wspiera.
    .title = Siła ostrzału

rule-2-4-3a = Na tyle heksów jednostka może strzelać, bez względu na teren. Heks celu się liczy, jej własny nie.
    .title = Zasięg artylerii

rule-2-4-3b = Odległość, na którą sztab może koordynować atak.
    .title = Zasięg sztabu

rule-2-4-4 = Liczy się, gdy jednostka broni się w walce manewrowej lub przed szturmem.
    .title = Obrona

rule-2-4-5a = Im wyższy, tym lepiej. U sztabu mówi też, jak dobrze koordynuje. Na osłabionej stronie jest zwykle niższy.
    .title = Wskaźnik sprawności

rule-2-4-5b = Rzut jedną kością za sprawdzaną jednostkę: WS lub mniej to powodzenie, więcej to niepowodzenie.
    .title = Test sprawności

rule-2-4-6 = Mówią, ile miejsca jednostka zajmuje na heksie, a miejsce jest ograniczone.
    .title = Punkty stosu

rule-2-4-7a = Tyle punktów ruchu jednostka może wydać w fazie ruchu; koszt heksu podaje tabela terenu.
    .title = Zasób ruchu

rule-2-4-7b = Zasób ruchu w kółku oznacza jednostkę zmotoryzowaną. Wszystkie inne są piesze.
    .title = Zmotoryzowana lub piesza

rule-2-4-8 = Kompania, batalion, pułk: C/2/12 to kompania C batalionu 2/12, a to nie to samo co 2/7.
    .title = Nazwa jednostki

rule-2-4-9 = Liczy się go w heksach.
    .title = Promień patrolu

rule-2-5 = Jednostka ma jeden stopień lub dwa; rewers z paskiem to jej osłabiona strona. Śmigłowce przewożą stopnie, nie punkty stosu.
    .title = Stopnie

rule-2-5-1 = Wartości po obu stronach oznaczają dwa stopnie. Wyjątkiem są sztaby NVA: mają jeden, jak żetony jednostronne.
    .title = Dwa stopnie czy jeden

rule-2-5-2 = Jednostkę o dwóch stopniach się odwraca, a druga strata ją eliminuje. Jednostka o jednym stopniu ginie od razu.
    .title = Utrata stopnia

rule-2-5-3 = W walce manewrowej pierwszy stopień traci jednostka czołowa danej strony.
    .title = Najpierw jednostka czołowa

rule-2-5-4 = Żadna jednostka US nie ginie, póki inna jednostka US w tej walce jest w pełnej sile, chyba że czołowa od pierwszej straty. Sztab brygady ginie zawsze ostatni.
    .title = Straty amerykańskie po równo

rule-2-6 = Z ostrzału ofensywnego i walki manewrowej, a także za utrzymanie pozycji zamiast odwrotu i z lądowania pod ogniem.
    .title = Skąd bierze się zmęczenie

rule-2-6-1 = Po wszystkich stratach tylu ocalałych, ile mówi wynik F, zostaje zmęczonych, w walce manewrowej najpierw jednostka czołowa. Liczą się tylko niezmęczone przed walką; nadmiar przepada.
    .title = Nakładanie zmęczenia

rule-2-6-2 = Jeśli jednostka czołowa albo wszystkie na heksie były już zmęczone i wypada F, jedna jednostka traci ponadto stopień. Nie dotyczy to sztabu samego na heksie ani gorącego lądowiska.
    .title = Dodatkowe zmęczenie

rule-2-6-3 = Zmęczona jednostka nie atakuje, zmęczona artyleria nie strzela. Inne ze stosu mogą.
    .title = Zmęczeni nie atakują i nie strzelają

rule-2-6-4 = Zachowują nadrukowaną obronę, a ich WS liczy się przy szukaniu najwyższego.
    .title = Zmęczeni się bronią

rule-2-6-5 = Jeśli choć jedna broniąca się jednostka jest zmęczona, tabele walki dają modyfikator na jej niekorzyść.
    .title = Zmęczenie pomaga atakującemu

rule-2-6-6a = Zmęczona jednostka nie reaguje, nie wystawia patroli i ich nie wzmacnia.
    .title = Bez reakcji i patroli

rule-2-6-6b = Zmęczona jednostka w stosie dodaje 1 do rzutu na odmowę walki.
    .title = Zmęczenie utrudnia odmowę

rule-2-6-7 = Zmęczenie znika w fazie odpoczynku, tam gdzie pozwalają na to dalsze zasady albo scenariusz.
    .title = Odpoczynek

rule-2-6-7-1 = W An Khe, w Camp Holloway, na heksie sztabu brygady albo razem z własnym dowódcą.
    .title = Gdzie odpoczywają Sojusznicy

rule-2-6-7-2 = Na polu Kambodży albo w stosie z niezmęczonym sztabem lub szpitalem.
    .title = Gdzie odpoczywa PAVN

rule-2-6-7-3 = Poza wrogą strefą kontroli zmęczenie znika samo. W niej trzeba zdać test sprawności.
    .title = Samo z siebie albo po teście

rule-2-6-7-4 = Sztaby NVA i szpital odpoczywają bez testu, chyba że obok stoi wroga jednostka.
    .title = Sztaby i szpital

rule-2-7 = Jedna kość dziesięciościenna; 0 oznacza dziesięć.
    .title = Kość

## 3. Przebieg gry

rule-3-1 = Jednostki zaczynają tam, gdzie stawia je scenariusz, większość w pełnej sile.
    .title = Rozstawienie

rule-3-2a = Scenariusze 1–7 mają przebieg standardowy, 8–12 kampanijny.
    .title = Dwa przebiegi tury

rule-3-2b = Znacznik tury pokazuje, czyja trwa tura gracza; dwa inne wyznaczają pierwszą i ostatnią turę scenariusza.
    .title = Znaczniki tury

rule-3-2c = Ten, którego część tury właśnie trwa.
    .title = Gracz aktywny

## 4. Ruch naziemny

rule-4-0 = W fazie ruchu gracz aktywny może przesunąć każdą jednostkę o zasobie ruchu większym od zera, heks po heksie. Wejście po walce i odwrót nie są ruchem.
    .title = Ruch

rule-4-1-1 = Jednostki idą pojedynczo albo stosem i płacą za każdy heks, na który wchodzą.
    .title = Pojedynczo lub w stosie

rule-4-1-2 = Przez heks może w turze przejść dowolna liczba własnych jednostek.
    .title = Przejście dla każdego

rule-4-1-3a = Jednostka rusza się raz w fazie, w granicach zasobu. Punktów nie da się zachować ani pożyczyć i nikt nie musi się ruszać.
    .title = Raz na fazę

rule-4-1-3b = Jednostka PAVN, która zużyje cały zasób na dojście do innego ukrytego znacznika, unieruchamia go; przeniesiona przez znacznik na pełną odległość, sama już nie idzie.
    .title = Od znacznika do znacznika

rule-4-1-4 = Trzeba opłacić teren i bok heksu. Jednostka, która w ogóle się rusza, zawsze może przejść jeden niezamknięty dla niej heks.
    .title = Dość punktów albo jeden heks

rule-4-1-5 = Nie wchodzi się na heks z wrogą jednostką bojową. Własne jednostki nie przeszkadzają.
    .title = Heksy wroga zamknięte

rule-4-1-6 = Jednostki US nie mogą jej przekroczyć, ARVN mogą.
    .title = Granica Kambodży

rule-4-1-7 = Taka jednostka przemieszcza się tylko śmigłowcem.
    .title = Zasób zero

rule-4-2-1 = Każdy heks ma jeden rodzaj terenu. Tabela podaje koszt, WOT, strefy kontroli, obserwację, wpływ na atakującego i lądowiska.
    .title = Teren

rule-4-2-1-1 = Rzeka biegnie bokami heksów i nic nie kosztuje. Jeśli przez nią atakują wszyscy, dodają 1 do rzutu.
    .title = Rzeki

rule-4-2-1-2 = Z heksu drogi na heks drogi, przez bok, który droga przecina, płaci się tylko koszt drogi.
    .title = Drogi

rule-4-2-1-3a = Obóz ma teren swojego heksu, ale WOT 4 i +3 z tabeli przeciw atakującemu, a strefy kontroli na nim nie działają.
    .title = Obozy sił specjalnych

rule-4-2-1-3b = Obóz jest lądowiskiem operacyjnym, póki stoi w nim jednostka Sojuszników.
    .title = Obóz jako lądowisko

rule-4-2-1-4 = Strumień nie ma żadnego wpływu.
    .title = Strumienie

rule-4-2-1-5 = Ruch, szturm, wejście po walce i odwrót tylko przez teren otwarty, miasto i plantację herbaty, gdzie indziej wzdłuż drogi. Manewrować mogą przeciw każdemu terenowi, który na to pozwala.
    .title = Teren jednostek zmotoryzowanych

rule-4-2-2a = Niektórych heksów nie atakuje się w walce manewrowej: bazy amerykańskiej.
    .title = Bez manewru

rule-4-2-2b = X dodaje się do rzutu atakującego w szturmie na ten heks.
    .title = Szturm plus X

rule-4-2-2c = X dodaje się do rzutu atakującego w walce manewrowej i w szturmie.
    .title = Oba plus X

rule-4-2-2d = Każdy ostrzał Sojuszników, dowolnego rodzaju, na miasto lub Pleiku daje PAVN 1 punkt zwycięstwa.
    .title = Ostrzał miast

rule-4-2-3 = WOT dzieli wynik ostrzału ofensywnego i liczbę D z walki manewrowej.
    .title = Wartość obronna terenu

rule-4-2-4 = Tabela mówi, czy strefy kontroli sięgają na heks.
    .title = Teren a strefa kontroli

rule-4-2-5 = Dwie liczby to najwyższy rzut, który wykrywa ukryty znacznik: lewa z powietrza, prawa przez patrol.
    .title = Teren a obserwacja

rule-4-2-6 = Tabela mówi, jakie lądowiska dopuszcza heks: polowe, operacyjne, oba lub żadne.
    .title = Teren a lądowiska

rule-4-3 = Kolejność w stosie nie ma znaczenia, a znaczniki nie zajmują miejsca.
    .title = Stosy

rule-4-3-1 = Na heksie mogą bez szkody stać cztery punkty stosu jednej strony. Inni mogą przechodzić.
    .title = Cztery punkty

rule-4-3-2a = Każdy punkt ponad cztery obniża o 1 WS wszystkich jednostek na heksie, nie poniżej zera.
    .title = Przekroczony limit

rule-4-3-2b = W obronie liczą się tylko cztery punkty jednostek. W szturmie walczą obie rundy i nikt nie zastępuje strat.
    .title = Przekroczony limit w obronie

rule-4-3-2c = Szturmującym z takiego heksu nic nie przeszkadza. W walce manewrowej mogą z niego atakować tylko cztery punkty.
    .title = Przekroczony limit w ataku

rule-4-3-3 = Pod ukrytym znacznikiem nigdy nie wolno przekroczyć limitu.
    .title = Jednostki ukryte

rule-4-4-1 = Piesi, którzy zaczynają dalej niż trzy heksy od każdej wrogiej jednostki, mają 2 punkty więcej, jeśli cały czas idą drogami.
    .title = Wydłużony ruch

rule-4-4-2 = Po drodze nie mogą znaleźć się trzy heksy lub bliżej od wrogiej jednostki czy ukrytego znacznika.
    .title = Z daleka od wroga

rule-4-4-3 = Ukryte znaczniki nie mają wydłużonego ruchu.
    .title = Nie dla ukrytych znaczników

rule-4-5-1 = Sojusznicy mają An Khe, PAVN kilka pól w Kambodży.
    .title = Pola poza mapą

rule-4-5-2 = Wchodzi tam tylko PAVN. Na każde pole i z niego prowadzą jego własne heksy na krawędzi mapy.
    .title = Kambodża

rule-4-5-2-1 = Jednostka PAVN na takim heksie, z choć jednym punktem, może zejść na pole i tam staje.
    .title = Zejście z mapy

rule-4-5-2-2 = Przejście na połączone pole zabiera cały zasób ruchu.
    .title = Z pola na pole

rule-4-5-2-3 = Płaci się za heks na krawędzi jak zwykle i można iść dalej.
    .title = Wejście na mapę

rule-4-5-3 = Jednostki Sojuszników docierają tam drogą powietrzną albo przybywają jako posiłki.
    .title = An Khe

## 5. Strefy kontroli

rule-5-1 = Większość jednostek ma strefę kontroli na sześciu heksach dookoła, prócz tych, na które teren jej nie wpuszcza.
    .title = Strefa kontroli

rule-5-1-1 = Sztaby, szpital, artyleria, ukryte znaczniki, patrole i jednostki zmęczone jej nie mają.
    .title = Jednostki bez strefy

rule-5-1-2 = Sięga tylko na heksy, na które mogłyby wjechać.
    .title = Strefa zmotoryzowanych

rule-5-2-1 = Kto wejdzie do wrogiej strefy kontroli, kończy ruch w tej fazie.
    .title = Zatrzymanie

rule-5-2-2 = Kto zaczyna we wrogiej strefie, może wyjść na wolny heks, a potem wejść do innej wrogiej strefy.
    .title = Wyjście

rule-5-2-3 = Kto zaczyna we wrogiej strefie, może przejść wprost do sąsiedniej; kosztuje to cały zasób ruchu.
    .title = Ze strefy do strefy

rule-5-2-4a = PAVN, DELTA, CIDG i zmotoryzowani nie muszą się zatrzymywać we wrogiej strefie. Wyjście z niej lub przejście do następnej kosztuje 1 punkt więcej.
    .title = Przenikający

rule-5-2-4b = Tego punktu nie płaci się za pierwszy heks ruchu, jeśli wyprowadza poza wszystkie wrogie strefy.
    .title = Pierwszy heks

rule-5-2-4c = Pieszy w takim kroku nie korzysta z drogi, a żaden z dwóch heksów w strefach nie może być otwarty.
    .title = Ograniczenia pieszych

## 6. Przed walką

rule-6-0 = Walki się zapowiada, potem następują odmowy, potem reakcje.
    .title = Trzy kroki

rule-6-1 = Każda atakująca jednostka w fazie walki robi jedno albo drugie. Stos może doznać obu.
    .title = Manewr albo szturm

rule-6-1-1a = Wskaż atakowane heksy, a do każdego sąsiednie jednostki, które go atakują, i sposób. Walka ma jeden heks celu.
    .title = Zapowiedź

rule-6-1-1b = Kto został zapowiedziany, musi atakować, chyba że dojdzie do szturmu czołowego.
    .title = Zapowiedź wiąże

rule-6-1-2 = Stos można atakować z dowolnych heksów dookoła, choćby ze wszystkich.
    .title = Ze wszystkich stron

rule-6-1-3 = Jednostki jednego stosu mogą atakować różne heksy i na różne sposoby.
    .title = Podział stosu

rule-6-1-4a = Jednostka o sile zero atakuje tylko razem z jednostkami swojego stosu, które mają siłę.
    .title = Siła zero

rule-6-1-4b = Artyleria inna niż moździerze nie atakuje.
    .title = Bez artylerii

rule-6-1-4c = Zmęczone jednostki nie atakują.
    .title = Bez zmęczonych

rule-6-1-4d = Nie atakuje się heksu, na który jednostka nie mogłaby wejść, ani przez bok, którego nie może przekroczyć. Zmotoryzowane mogą w walce manewrowej.
    .title = Tylko tam, dokąd można wejść

rule-6-1-4e = Heks mogą szturmować najwyżej cztery punkty stosu.
    .title = Cztery punkty w szturmie

rule-6-1-4f = Poniżej 1 do 3 nie zapowiada się walki manewrowej. Wobec ukrytych jednostek PAVN może je pokazać na dowód.
    .title = Stosunek 1 do 3

rule-6-1-5 = W fazie atakuje się tylko to, co zapowiedziano.
    .title = Tylko zapowiedziane cele

rule-6-2a = Jeśli jednostka o najwyższym WS zda test sprawności, wszystkie z atakowanego heksu cofają się przed walką o jeden heks.
    .title = Odmowa walki

rule-6-2b = Zapowiedzi przeciw heksowi przepadają. Do czterech punktów atakujących może od razu na niego wejść, a w tej turze gracza już nie atakuje.
    .title = Po odmowie

rule-6-2-1 = Jednostki PAVN mogą próbować, także ukryte, i odejmują od rzutu WOT heksu.
    .title = Odmowa PAVN

rule-6-2-2 = Mogą próbować i odejmują WOT, ale nie w obozie.
    .title = DELTA i CIDG

rule-6-2-3 = Mogą próbować, bez WOT, ale nie na lądowisku operacyjnym, w mieście, w Camp Holloway, w obozie ani na heksie sztabu brygady.
    .title = Inne jednostki US

rule-6-2-4 = Te, które nie są CIDG, mogą próbować tylko z Truongiem.
    .title = Jednostki ARVN

rule-6-2-5 = Przy zasobie zero odmowy nie ma.
    .title = Jednostki bez ruchu

rule-6-2-6a = Kto jest celem manewru i szturmu, nie odmawia. Ukryte znaczniki mogą, bez WOT.
    .title = Pod oboma atakami

rule-6-2-6b = Zmęczona jednostka w stosie dodaje 1 do rzutu.
    .title = Zmęczony stos

rule-6-2-6c1 = Nie wolno się cofnąć na heks, który sam jest celem zapowiedzianego ataku.
    .title = Nie na cel

rule-6-2-6c2 = Ani na pusty heks we wrogiej strefie kontroli. PAVN, DELTA i CIDG wybierają najpierw heks wolny, potem w strefie z własną jednostką, a pusty w strefie dopiero, gdy innego nie ma.
    .title = Nie we wrogą strefę

rule-6-2-6c3 = Ani w teren, do którego jednostka nie mogłaby wejść.
    .title = Nie w zamknięty teren

rule-6-2-6c4 = Ani tam, gdzie przekroczyłaby limit stosu.
    .title = Nie ponad limit

rule-6-2-7 = Heks z samymi ukrytymi znacznikami ma −1. Znaczniki i odkryte jednostki rzucają osobno; znacznik ma WS 6.
    .title = Odmowa ukrytych znaczników

rule-6-3-1a = Potem do każdego atakowanego heksu obrońca może wybrać jedną jednostkę z heksu obok. Jeśli zda test sprawności, wchodzi na niego.
    .title = Reakcja

rule-6-3-1b = Jedna próba na heks i na jednostkę, bez względu na wynik.
    .title = Jedna próba

rule-6-3-2a = Reagująca jednostka musi się zmieścić.
    .title = Miejsce

rule-6-3-2b = Atakowana jednostka nie reaguje gdzie indziej.
    .title = Nie z celu

rule-6-3-2c = Kto właśnie odmówił, nie reaguje.
    .title = Nie po odmowie

rule-6-3-2d = Zmęczone jednostki nie reagują.
    .title = Nie zmęczeni

rule-6-3-2e = Nie ma reakcji na heks ani przez bok, które są dla jednostki zamknięte.
    .title = Tylko tam, dokąd można wejść

rule-6-3-3a = Zamiast tego jednostkę z bazy śmigłowców może przywieźć wolny transportowiec, jeśli zda ona test.
    .title = Reakcja śmigłowcem

rule-6-3-3b = Transportowiec i eskorta mogą zostać na walkę i strzelać w obronie; potem wracają do bazy.
    .title = Śmigłowce zostają

## 7. Koordynacja ataku

rule-7-0a = Każdą walkę, koordynację, manewr i szturm, kończy się przed następną; kolejność wybiera atakujący.
    .title = Heks po heksie

rule-7-0b = Koordynację ustala się raz na atakowany heks.
    .title = Jeden rzut na heks

rule-7-1-1 = Zasięg i WS sztabu NVA służą koordynacji.
    .title = Sztaby NVA

rule-7-1-2 = Jeśli sztab NVA ma w zasięgu wszystkie atakujące stosy, rzuca się przeciw jego WS. Spośród kilku wybiera PAVN.
    .title = Rzut na sztab

rule-7-1-3 = Liczy się od sztabu do każdego atakującego heksu, z nim włącznie. Linia omija wrogie jednostki i strefy kontroli; własna jednostka znosi strefę na swoim heksie.
    .title = Linia dowodzenia

rule-7-2-1 = Jednostki jednego batalionu US są zawsze w pełni skoordynowane. Przy kilku batalionach sprawdza się najwyższy WS, chyba że jest Moore.
    .title = Ataki US

rule-7-2-2 = Z Truongiem w pełni skoordynowane; bez niego rzuca się przeciw 5. Żeton HQ/3 nie koordynuje.
    .title = Ataki ARVN

rule-7-2-3 = Sprawdza się najniższy WS, z dowódcami czy bez.
    .title = US i ARVN razem

rule-7-2-4 = Sami są zawsze skoordynowani. Z innymi się ich pomija, razem z ich WS.
    .title = DELTA, CIDG i 1/9

rule-7-3 = Gdy nie pomaga sztab ani dowódca, rzuca się przeciw 5 za ARVN, a przeciw 3 za PAVN.
    .title = Bez dowództwa

rule-7-4-1 = Rzut poniżej wartości: atakują wszyscy, a atakujący może dodać wsparcie.
    .title = Pełna koordynacja

rule-7-4-2 = Rzut równy wartości: atakują wszyscy, bez wsparcia atakującego.
    .title = Częściowa koordynacja

rule-7-4-3 = O jeden więcej: atakują wszyscy, bez wsparcia i gorzej.
    .title = Brak koordynacji

rule-7-4-3a = Stosunek sił przesuwa się o kolumnę w lewo.
    .title = Manewr bez koordynacji

rule-7-4-3b = Atakujący dodaje 1 do wszystkich rzutów, także testów sprawności; obrońca odejmuje 1 od swoich, ale nie od ostrzału obronnego.
    .title = Szturm bez koordynacji

rule-7-4-4a = O dwa lub więcej: obrońca wybiera jeden z atakujących heksów. Jego jednostki muszą szturmować, choćby miały manewrować; walki manewrowej nie ma.
    .title = Szturm czołowy

rule-7-4-4b = Jednostki z innych heksów niczego już nie atakują. Szturm rozpatruje się jak nieskoordynowany.
    .title = Reszta czeka

rule-7-5a = Przeciw każdemu heksowi najpierw walka manewrowa, potem szturm.
    .title = Manewr, potem szturm

rule-7-5b = Atakują wszystkie zapowiedziane jednostki, chyba że wypadł szturm czołowy.
    .title = Atakują wszyscy

rule-7-5c = W szturmie nigdy więcej niż cztery punkty, bez względu na koordynację.
    .title = Najwyżej cztery punkty

rule-7-5d = Jeśli po odmowie i reakcji obrona heksu wynosi razem zero, jego jednostki giną, a atakujący może wejść.
    .title = Obrona zero

## 8. Walka manewrowa

rule-8-0 = Wszystkie heksy zapowiedziane do manewru atakują razem jeden heks. Wynikiem są zmęczenie, odwroty i straty.
    .title = Walka manewrowa

rule-8-1-1 = Jednostkom atakującego stosu, które nie biorą udziału, nic się nie dzieje.
    .title = Postronni

rule-8-1-2 = Żadna jednostka nie atakuje ani nie jest atakowana manewrem dwa razy w jednym kroku.
    .title = Raz

rule-8-1-3 = Skoordynowany atak z kilku heksów ma lepszy rzut. Więcej niż sześć heksów być nie może.
    .title = Z kilku heksów

rule-8-1-4 = Wszystkie jednostki heksu bronią się razem; żadnej nie można oszczędzić.
    .title = Bronią się wszyscy

rule-8-1-5 = Siły jednostki się nie dzieli ani nie pożycza.
    .title = Bez podziału

rule-8-2-1 = Liczy się tylko teren heksu obrońcy i jego boki. Rzeka pomaga, jeśli przez nią atakują wszyscy.
    .title = Teren obrońcy

rule-8-2-2 = Modyfikatory podają tabela terenu i tabele walki.
    .title = Tabele

rule-8-3-1A = Zsumuj siłę ataku atakujących.
    .title = Krok A: atak

rule-8-3-1B = Podziel ją przez obronę heksu i zaokrąglij do stosunku z tabeli, na korzyść obrońcy.
    .title = Krok B: stosunek sił

rule-8-3-1C = Każda strona wskazuje jednostkę czołową. Różnica ich WS przesuwa kolumnę; biorą pierwszą stratę i pierwsze zmęczenie.
    .title = Krok C: jednostki czołowe

rule-8-3-1D = Atak nieskoordynowany przesuwa się o kolumnę w lewo.
    .title = Krok D: koordynacja

rule-8-3-1E = Atakujący, potem obrońca przydziela wsparcie; każdy rzuca w tabeli ostrzału. Liczbę atakującego odejmuje się od rzutu walki, liczbę obrońcy dodaje.
    .title = Krok E: wsparcie

rule-8-3-1F = Rzuć, dodaj wszystkie modyfikatory, odczytaj tabelę i zastosuj wynik przed szturmem.
    .title = Krok F: rzut

rule-8-3-2 = Przesunięcia nie wychodzą poniżej 1 do 3 ani powyżej 6 do 1. Nie wolno samemu obniżać stosunku sił.
    .title = Skrajne kolumny

rule-8-3-3 = Razem od −3 do +3.
    .title = Limit modyfikatorów

rule-8-3-4 = Straty, zmęczenie, odwroty, na końcu cena za utrzymanie pozycji.
    .title = Kolejność skutków

rule-8-4 = A i D z liczbą to straty atakującego i obrońcy, F z liczbą to zmęczenie. D dzieli się przez WOT.
    .title = Odczytanie wyniku

rule-8-5 = Każde A i każde D zmusza tę stronę do odwrotu o heks, a jeśli tak zaznaczono, o dwa, chyba że obrońca utrzymuje pozycję albo jest też szturmowany.
    .title = Odwroty

rule-8-5-1 = Zamknięty teren, wrogie jednostki bojowe, krawędź mapy. PAVN może wycofać się na połączone pola Kambodży; pole liczy się jak jeden heks za krawędzią.
    .title = Dokąd się nie wycofuje

rule-8-5-2 = Jednostki stosu mogą wycofać się na różne heksy, ale na pełną odległość i w granicach limitu stosu.
    .title = Każda osobno

rule-8-5-3 = Nie na wrogą strefę ani przez nią, chyba że na heksie stoi własna jednostka bojowa. Jednostki pancerne mogą.
    .title = Odwrót a strefa kontroli

rule-8-5-4 = Nie na heks, który jest celem zapowiedzianego ataku.
    .title = Nie na cel

rule-8-5-5 = Odwrót o dwa heksy kończy się dwa heksy od atakowanego.
    .title = Dwa heksy dalej

rule-8-5-6 = Kto nie może wycofać się na pełną odległość, zostaje. Jedna jednostka traci stopień, a jedna zostaje zmęczona, czołowa przed innymi; jeśli zmęczone są już wszystkie, zamiast tego ginie jeszcze jeden stopień.
    .title = Bez drogi odwrotu

rule-8-5-7a = Obrońcy mogą zostać za jeden stopień i jedno zmęczenie.
    .title = Utrzymanie pozycji przy WOT 2

rule-8-5-7b = Przy WOT 3 lub większej obrońcy mogą zostać za jedno zmęczenie; także Sojusznicy, którzy bronią lądowiska operacyjnego albo z niego atakują. To nigdy nie jest dodatkowe zmęczenie.
    .title = Utrzymanie pozycji przy WOT 3 lub na lądowisku

rule-8-5-8 = Kto jest celem manewru i szturmu, nie wycofuje się po manewrze i nic za to nie płaci.
    .title = Gdy jest też szturm

rule-8-6a = Jeśli manewr lub ostrzał ofensywny opróżni heks, jednostki zapowiedziane do manewru mogą wejść, a do szturmu muszą, one najpierw, w granicach limitu stosu. Obrońcy nigdy nie wchodzą.
    .title = Wejście po walce

rule-8-6-1 = Wejście następuje przed każdą inną walką.
    .title = Od razu

rule-8-6-2 = Wchodzą tylko jednostki tej walki i te, które miały heks szturmować.
    .title = Uczestnicy

rule-8-6-3 = Po odwrocie o jeden heks albo eliminacji wchodzi się tylko na opróżniony heks, mimo wrogich stref kontroli.
    .title = Jeden heks

rule-8-6-4 = Po odwrocie o dwa do czterech punktów może wejść o dwa heksy: na opróżniony i, jeśli nie ma na nim wrogiej strefy, na dowolny obok. Mogą się rozdzielić.
    .title = Dwa heksy

## 9. Szturm

rule-9-0 = Następuje po walce manewrowej albo bez niej i powoduje tylko straty.
    .title = Szturm

rule-9-1A = Obrońca ostrzeliwuje szturmujących.
    .title = Krok A: ostrzał obronny

rule-9-1B = Sumuje obronę i rzuca; straty ponosi atakujący.
    .title = Krok B: obrońca

rule-9-1C = Sumuje pozostałą siłę ataku i rzuca; straty ponosi obrońca.
    .title = Krok C: atakujący

rule-9-1D = Każda strona sprawdza swoją jednostkę o najwyższym WS.
    .title = Krok D: testy

rule-9-1E = Kto zdał, rzuca jeszcze raz. Jeśli nie zdał nikt, szturm się kończy.
    .title = Krok E: druga runda

rule-9-2-1 = Od −3 do +3 dla każdej ze stron.
    .title = Limit modyfikatorów

rule-9-2-2 = Heks i bok obrońcy zmieniają rzut atakującego.
    .title = Teren

rule-9-2-3 = Liczy się je po ostrzale obronnym: heks, który stracił wszystkie jednostki, odpada.
    .title = Liczba heksów

rule-9-3-1 = Liczby to stopnie, nie dzieli się ich przez WOT. Rozkłada je właściciel; straty amerykańskie jak zawsze po równo.
    .title = Straty

rule-9-3-2 = Najwyżej dwie. Przed drugą siły i modyfikatory liczy się od nowa.
    .title = Dwie rundy

rule-9-3-3 = Jeśli ocalał obrońca, atakujący nie wchodzą.
    .title = Obroniony

rule-9-3-4 = Jeśli zginęli wszyscy, muszą wejść cztery punkty atakujących albo wszyscy, którzy zostali.
    .title = Zdobyty

rule-9-3-5 = Jeśli modyfikatory wykluczają straty, niezmodyfikowana 1 i tak kosztuje stopień.
    .title = Jedynka zawsze trafia

## 10. Ostrzał

rule-10-0 = Obserwacyjne i bojowe we wszystkich trzech rodzajach ostrzału, transportowe tylko w obronnym.
    .title = Które śmigłowce strzelają

rule-10-1-1a = W swojej fazie gracz aktywny może ostrzelać wroga dowolną wolną artylerią, moździerzami, śmigłowcami obserwacyjnymi lub bojowymi i punktami lotniczymi.
    .title = Ostrzał ofensywny

rule-10-1-1b = Wszystkie ostrzały zapowiada się przed rozpatrzeniem pierwszego.
    .title = Najpierw wszystkie zapowiedzi

rule-10-1-2 = Bez własnej jednostki obok celu do rzutu dodaje się 1.
    .title = Naprowadzanie

rule-10-1-3 = Zsumuj siłę, rzuć w jej kolumnie i podziel liczbę przez WOT, bez ułamków: tyle stopni przepada.
    .title = Rozpatrzenie

rule-10-1-4 = Jedna jednostka na heksie, wybrana przez właściciela, zostaje zmęczona.
    .title = Wynik F

rule-10-1-5 = Heks ostrzeliwuje się w fazie raz.
    .title = Raz na fazę

rule-10-2-1a = W szturmie obrońca może strzelać dwiema jednostkami artylerii w zasięgu oraz dowolnymi śmigłowcami i punktami lotniczymi. Sojuszników limit artylerii nie dotyczy.
    .title = Ostrzał obronny

rule-10-2-1b = Szturmujący liczą się jak na WOT 2. Straty ponoszą przed rzutami szturmu.
    .title = Zawsze WOT 2

rule-10-2-2 = Mierzy się go do heksu obrońcy.
    .title = Zasięg

rule-10-2-3 = Wynik F się pomija.
    .title = Bez F

rule-10-2-4 = Bazujące tam śmigłowce mogą wtedy strzelać tylko dla tego heksu.
    .title = Atak na sztab brygady

rule-10-3-1 = Każda strona może wesprzeć walkę manewrową artylerią, śmigłowcami obserwacyjnymi lub bojowymi i punktami lotniczymi.
    .title = Wsparcie walki manewrowej

rule-10-3-2 = Wspiera się tylko atak w pełni skoordynowany.
    .title = Wsparcie ataku

rule-10-3-3 = Obrońca może wspierać zawsze, bez rzutu.
    .title = Wsparcie obrony

rule-10-3-4a = Dwie jednostki artylerii w zasięgu heksu obrońcy na stronę; Sojusznicy dowolnie wiele.
    .title = Artyleria we wsparciu

rule-10-3-4b = Śmigłowce i punkty lotnicze, które przejdą przez ogień przeciwlotniczy.
    .title = Lotnictwo we wsparciu

rule-10-3-5 = Liczby się nie dzieli. Zmienia rzut walki: na minus za atakującego, na plus za obrońcę.
    .title = Skutek wsparcia

rule-10-3-6 = Wynik F się pomija.
    .title = Bez F

rule-10-4-1 = Jednostka artylerii może w turze ruszyć się raz i strzelić albo strzelić dwa razy, raz w fazie ostrzału lub kroku walki. Jej znaczniki to Pierwszy strzał i Ostatni strzał. Może wesprzeć manewr, a potem szturm, nawet na ten sam heks.
    .title = Dwie czynności na turę

rule-10-4-2 = Nigdy nie strzela.
    .title = Zmęczona artyleria

rule-10-4-3 = Każdy heks w zasięgu, bez względu na to, co leży po drodze.
    .title = Zasięg

rule-10-4-4 = Kilka jednostek sumuje siłę, jeśli wszystkie są w zasięgu.
    .title = Razem

rule-10-4-5 = Jednostka strzela naraz na jeden heks.
    .title = Jeden cel

rule-10-4-6 = Dodaje swoją obronę, a strzela tylko dla własnego heksu albo do tych, którzy go atakują.
    .title = Atakowana artyleria

## 11. Lotnictwo

rule-11-0a = Strzelają jak artyleria, bez limitu zasięgu, na każdy heks z odkrytym wrogiem, same albo z artylerią i śmigłowcami.
    .title = Punkty lotnicze

rule-11-0b = Punkty niewydane do końca tury przepadają.
    .title = Bez zapasu

rule-11-0c = Gracz Sojuszników może ukryć tor i rzucać na punkty po kryjomu.
    .title = W tajemnicy

rule-11-1 = Zniszczone punkty odejmuje się od każdego późniejszego rzutu na punkty lotnicze, chyba że scenariusz mówi inaczej.
    .title = Zniszczone punkty

rule-11-2a = Tylko tam, gdzie daje je scenariusz, i tylko do ostrzału ofensywnego.
    .title = B-52

rule-11-2b = Bez nalotu pięć heksów lub bliżej od jednostki US, ARVN lub patrolu.
    .title = Strefa bezpieczeństwa

## 12. Jednostki specjalne

rule-12-1a = Moore i Truong nie zajmują miejsca. Dowódca jest zawsze z jednostką swojej nacji, rusza się i wycofuje z nią, a znika, jeśli na jego heksie zginą wszystkie jednostki.
    .title = Dowódcy

rule-12-1b = Jego wartość dodaje się do rzutów walki jego stosu albo od nich odejmuje, jak woli właściciel.
    .title = Modyfikator dowódcy

rule-12-1c = Dowódca z atakującymi jednostkami pomaga w koordynacji.
    .title = Dowódca a koordynacja

rule-12-1d = Jednostki na jego heksie mogą odpocząć.
    .title = Dowódca a odpoczynek

rule-12-1-1 = Moore jest zawsze z jednostką 1/7: ze swojego heksu, a jeśli jej tam nie ma, z najbliższą. Jeśli w grze nie ma żadnej, zostaje usunięty.
    .title = Moore i jego batalion

rule-12-1-1a = Raz w grze, gdy się broni, Moore może po rzucie na koordynację wezwać dodatkowe wsparcie. Jego siłę podaje tabela; służy w tej walce.
    .title = Broken Arrow

rule-12-1-1b = Z nim jednostki US z różnych batalionów są skoordynowane.
    .title = Moore koordynuje

rule-12-1-2a = −1 do każdego ostrzału z artylerią Sojuszników do dwóch heksów od niego.
    .title = Truong a artyleria

rule-12-1-2b = Jednostki ARVN z nim mogą odmówić walki.
    .title = Truong a odmowa

rule-12-1-2c = Ataki jednostek ARVN z nim są zawsze skoordynowane.
    .title = Truong koordynuje

rule-12-1-2d = Jednostki z nim na początku fazy ruchu mają 1 punkt więcej.
    .title = Truong a ruch

rule-12-2 = Jeśli jednostka pancerna atakuje teren otwarty lub plantację herbaty, rzut atakującego ma −1.
    .title = Jednostki pancerne

rule-12-3-1 = Moździerz dostaje znacznik za strzał, nie za ruch.
    .title = Znaczniki strzału moździerzy

rule-12-3-2 = Moździerz może manewrować lub szturmować siłą ostrzału; wtedy nie wspiera.
    .title = Moździerze atakują

rule-12-4 = Dzięki nim PAVN odpoczywa, uzupełnia się i koordynuje ataki.
    .title = Do czego są sztaby

rule-12-4-1 = Sztab ma jeden stopień. Na rewersie jest słabszy sztab zastępczy.
    .title = Strony sztabu

rule-12-4-2a = W każdej fazie odpoczynku jeden wyeliminowany sztab może wrócić, raz w grze, jako zastępczy na pole swojej strony.
    .title = Sztab zastępczy

rule-12-4-2c = Wyeliminowany sztab zastępczy nie wraca.
    .title = Stracony na dobre

rule-12-4-3 = Ostrzał męczy sztab, zamiast go wyeliminować. Sam na heksie nie zna dodatkowego zmęczenia.
    .title = Sztab a ostrzał

rule-12-4-4 = Sztab ponosi stratę, dopiero gdy nie ma nikogo innego, po szpitalu.
    .title = Sztaby giną ostatnie

rule-12-4-5 = Zob. zasady ukrytego ruchu.
    .title = Ukryte sztaby

rule-12-5 = Jednostki PAVN tam odpoczywają i się uzupełniają.
    .title = Szpital

rule-12-5-1 = Ostrzał męczy szpital, zamiast go wyeliminować.
    .title = Szpital a ostrzał

rule-12-5-2 = Wynik odwrotu eliminuje go, także gdy inni utrzymują pozycję albo są też szturmowani, a na jego heksie nikt nie odmawia walki.
    .title = Nie wycofuje się

rule-12-5-3 = Ponosi straty po wszystkich innych, ale przed sztabem.
    .title = Przed sztabem

rule-12-6 = Każda kompania 1/9 ma swój znacznik patrolu.
    .title = Zwiadowcy 1/9

rule-12-6-1a = Przewozi tylko jednostki naziemne 1/9.
    .title = Transport 1/9

rule-12-6-1b = Jego jednostki naziemne można przywozić i zabierać, także w odwrocie, wszędzie prócz dżungli górskiej; zachowują cały zasób ruchu.
    .title = 1/9 ląduje wszędzie

rule-12-6-2 = Misje obserwacyjne 1/9 eskortuje tylko 1/9.
    .title = Eskorta 1/9

rule-12-7 = Pod większością względów zwykła jednostka, z własnym znacznikiem patrolu.
    .title = DELTA

rule-12-7-1 = Można ją przywozić i zabierać, także w odwrocie, wszędzie prócz dżungli górskiej; zachowuje cały zasób ruchu.
    .title = DELTA ląduje wszędzie

rule-12-7-2 = W ataku manewrowym z innymi niż CIDG nie może być jednostką czołową.
    .title = DELTA nie prowadzi

rule-12-8 = Pod większością względów zwykłe kompanie, z własnymi znacznikami patroli.
    .title = CIDG

rule-12-8-1 = Można je przywozić i zabierać, także w odwrocie, wszędzie prócz dżungli górskiej; zachowują cały zasób ruchu.
    .title = CIDG ląduje wszędzie

rule-12-8-2 = W ataku manewrowym z innymi niż DELTA nie może być jednostką czołową.
    .title = CIDG nie prowadzi

rule-12-9a = Zwykle zaczyna w Pleiku. W niektórych scenariuszach daje punkty, gdy wejdzie do Plei Me lub Duc Co, po czym się ją usuwa.
    .title = Jednostka zaopatrzenia

rule-12-9b = Jeśli nigdy nie wejdzie do obozu, PAVN może zgłosić żeton zwycięstwa. Jeśli padną oba obozy, Sojusznicy mogą zgłosić swój żeton 5, a jednostkę się usuwa.
    .title = Zaopatrzenie a automatyczne zwycięstwo

rule-12-9c = W razie wątpliwości: jeden pełny ruch, jeśli nic nie blokuje, i pięć tur na mapie trzy heksy lub dalej od Pleiku i Camp Holloway.
    .title = Rzetelna próba

rule-12-10 = Tylko obserwuje z powietrza. Nie ma eskorty i nikt do niego nie strzela.
    .title = OV-1

rule-12-11 = Ta bateria nie może strzelać dla własnego heksu, ani w ostrzale obronnym, ani we wsparciu.
    .title = B/6/14

## 13. Ruch powietrzny

rule-13-0 = Scenariusze 8–12 dodają śmigłowce, ukryty ruch, patrole i to, co następuje.
    .title = Zasady kampanii

rule-13-1a = Śmigłowiec przenosi się z bazy od razu na dowolny heks. Strzela się do niego tylko tam, gdzie siada.
    .title = Śmigłowce latają wszędzie

rule-13-1b = Śmigłowiec wykonuje w fazie jedną misję.
    .title = Jedna misja na fazę

rule-13-1c = Nie wyładowuje się na heksie z wrogą jednostką lub ukrytym znacznikiem.
    .title = Nie na wroga

rule-13-1d = Wszystkie ruchy śmigłowców zapowiada się, zanim ogłosi się ogień przeciwlotniczy.
    .title = Wszystkie loty zapowiedziane

rule-13-1-1 = Są polowe i operacyjne. Heks jest w fazie ruchu tylko jednego rodzaju, a sąsiedztwo ocenia się w tej fazie.
    .title = Lądowiska

rule-13-1-1-1 = Bez znacznika. W fazie ląduje lub odlatuje jedna kompania piechoty, wszędzie prócz dżungli górskiej, nie obok innego lądowiska.
    .title = Lądowisko polowe

rule-13-1-1-2a = Znacznik kładzie się na terenie otwartym, nierównym, w rzadkiej dżungli lub na plantacji herbaty, nie obok innego lądowiska. Naraz lądują lub odlatują cztery punkty stosu.
    .title = Otwarcie lądowiska operacyjnego

rule-13-1-1-2b = Zamyka się, jeśli na koniec tury nie ma tam jednostki Sojuszników, albo z wyboru przed ruchem. Znacznik wraca pięć tur później.
    .title = Utrzymanie go

rule-13-1-1-2c = Obozy sił specjalnych są zawsze lądowiskami operacyjnymi do załadunku i wyładunku.
    .title = Obozy

rule-13-1-1-2d = Na lądowisku operacyjnym można utrzymać pozycję jak przy WOT 3.
    .title = Obrona lądowiska

rule-13-1-1-2e = Lądowisko jest zdobyte, jeśli ostatnie weszły na nie jednostki PAVN.
    .title = Zdobycie

rule-13-1-1-2f = X-RAY i ALBANY nadrukowano dla historii; są lądowiskami tylko wtedy, gdy ktoś ich tak użyje.
    .title = Lądowiska na mapie

rule-13-1-1-3a = Gdy obok jest odkryty wróg, każda lądująca lub odlatująca jednostka zdaje test sprawności albo zostaje zmęczona. PAVN może w tym celu pokazać wszystkie jednostki z heksu obok.
    .title = Gorące lądowisko

rule-13-1-1-3b = Wróg na 3 lub 4 sąsiednich heksach dodaje 1 do rzutu, na 5 lub 6 dodaje 2.
    .title = Jak gorące

rule-13-1-1-3c = To zmęczenie nigdy nie kosztuje stopnia.
    .title = Bez straty stopnia

rule-13-1-2 = Załadunek lub wyładunek na terenie otwartym, nierównym, na plantacji herbaty lub w rzadkiej dżungli zabiera połowę zasobu ruchu, gdzie indziej cały. 1/9, DELTA i CIDG nic nie płacą.
    .title = Ruch po locie

rule-13-1-3a = Liczą się stopnie kompanii i baterii.
    .title = Udźwig

rule-13-1-3b = Artylerię wożą tylko śmigłowce o pełnym udźwigu 4, i wtedy o połowę mniej.
    .title = Udźwig artylerii

rule-13-1-4a = Misja może ładować i wyładowywać na kilku heksach. Na każdym może najpierw paść ogień przeciwlotniczy.
    .title = Kilka przystanków

rule-13-1-4b = Liczą się wszystkie przewiezione stopnie. Udźwig się podwaja w locie z bazy na jeden heks i prosto z powrotem.
    .title = Udźwig w misji

rule-13-1-5a = Zamiast wycofać się pieszo, jednostki mogą odlecieć, z miejsca lub po jednym heksie, do bazy swojego śmigłowca. Obowiązują zwykłe zasady.
    .title = Odwrót drogą powietrzną

rule-13-1-5b = Z dżungli górskiej nie zabiera się nikogo, a z gęstej tylko 1/9, DELTĘ i CIDG.
    .title = Nie z gęstwiny

rule-13-2 = An Khe oraz sztab brygady, jeśli jest na mapie.
    .title = Bazy śmigłowców

rule-13-2-1a = W fazie posiłków, z najwyżej czterema przywiezionymi punktami, na terenie otwartym lub plantacji herbaty, przy drodze lub obok niej, dziewięć heksów lub dalej od Camp Holloway i pięć lub dalej od obu obozów. Te jednostki w tej turze już się nie ruszają.
    .title = Wystawienie sztabu brygady

rule-13-2-1b = Te, które leciały, trafiają na jego pole 1 misja, inne mogą dołączyć. Nigdy nie bazuje tam więcej niż sześć.
    .title = Jego śmigłowce

rule-13-2-1c = Śmigłowce łatwiej odzyskują gotowość, a jednostki na jego heksie odpoczywają.
    .title = Co daje

rule-13-2-1d = Zabierają tylko jednostki, które są na mapie.
    .title = Loty ze sztabu

rule-13-2-1e = Jest ostatnim traconym stopniem na heksie i daje mu WOT 4.
    .title = W walce

rule-13-2-1-1a = Nigdy nie usuwa się go z wyboru. Jeśli traci stopień, jest zdobyty.
    .title = Utrata sztabu

rule-13-2-1-1b = Każdy rzuca na uszkodzenia i trafia na pole 2 misje w An Khe; uziemione przepadają.
    .title = Śmigłowce straconego sztabu

rule-13-2-1-1c = PAVN punktuje za stopnie śmigłowców i za sztab, jak podaje scenariusz.
    .title = Punkty zwycięstwa

rule-13-2-1-2 = Zajmuje misję i może być częścią innej.
    .title = Zmiana bazy

rule-13-2-1-3a = Każdy atak lub ostrzał heksu przez PAVN pozwala na rzut za każdy rząd uziemionych: 1–5 niszczy stopień na polu Uziemione 2, 1–3 na polu Uziemione 1.
    .title = Atak na bazę

rule-13-2-1-3b = Jeśli baza jest celem zapowiedzianego ataku, jej śmigłowce mogą tylko jej bronić.
    .title = Związane obroną

rule-13-3 = Każdy śmigłowiec bojowy może eskortować transport, a obserwację tylko z 1/9. Jego siła liczy się przeciw ogniowi przeciwlotniczemu.
    .title = Eskorta

rule-13-4a = Na początku tury 1 misja i Uziemione 1 stają się Gotowe. 2 misje rzucają: gotowe na 1–6 w An Khe, 1–8 przy sztabie, inaczej Uziemione 1. Uziemione 2 przechodzą na Uziemione 1.
    .title = Gotowość

rule-13-4b = Z Gotowych na 1 misję, potem na 2 misje, raz na fazę. Na Uziemione 2 wysyła tylko ogień przeciwlotniczy.
    .title = Dwie misje na turę

rule-13-5 = Śmigłowce bojowe, obserwacyjne i punkty lotnicze strzelają jak artyleria. Punkty wydaje się po jednym; transportowe strzelają tylko w obronie.
    .title = Ostrzał z powietrza

rule-13-6a = Raz w turze jednostki jednego batalionu piechoty lecą między dwoma z miejsc: Duc Co, Plei Me, Camp Holloway, An Khe, sztab brygady.
    .title = Transport lotniczy

rule-13-6b = Nie do Duc Co, Plei Me ani sztabu i nie stamtąd, gdy obok jest odkryty wróg.
    .title = W zagrożeniu

## 14. Ogień przeciwlotniczy

rule-14-1a = Potrzebuje na heksie i obok więcej stopni, niż wynosi siła ostrzału, która tam leci. Ukryte jednostki liczą się, jeśli od razu się pokażą.
    .title = Kiedy PAVN może strzelać

rule-14-1b = Do stosu maszyn strzela się na heksie raz. Jeden stos jednostek może strzelać na kilka sąsiednich heksów.
    .title = Raz do celu

rule-14-2 = Ukryta artyleria na heksie lub obok może się pokazać i strzelać bez względu na siły. Ogień przeciwlotniczy nie zużywa jej znaczników strzału.
    .title = Ukryta artyleria

rule-14-3 = Strzelający wybiera typ śmigłowca albo punkty lotnicze. Trafia 1 lub 2, z −1 za każdą artylerię, która właśnie się pokazała; drugi rzut daje uszkodzenia.
    .title = Rozpatrzenie

rule-14-4 = Śmigłowiec obserwacyjny, który musiał zawrócić, nie obserwuje.
    .title = Przepędzeni obserwatorzy

## 15. Uzupełnienia i posiłki

rule-15-1 = Przychodzą, jak podaje scenariusz, i można je zachować.
    .title = Punkty uzupełnień

rule-15-1-1a = Punkt przywraca pełną siłę osłabionej jednostce w miejscu uzupełnień.
    .title = Przywrócenie

rule-15-1-1b = Albo zwraca tam wyeliminowaną jednostkę z jednym stopniem. W tej samej turze nie uzupełnia się jej dalej.
    .title = Odtworzenie

rule-15-1-1c = Jednostki, które wycofuje wielka kampania, nie dostają uzupełnień.
    .title = Jednostki wycofane z gry

rule-15-1-2a = US: An Khe, Camp Holloway, sztab brygady. ARVN: Camp Holloway. PAVN: Kambodża, sztab lub szpital. Scenariusz może to zmienić.
    .title = Gdzie

rule-15-1-2b = Jednostka odtworzona przy ukrytym sztabie lub szpitalu też jest ukryta.
    .title = Ukryte odtworzenie

rule-15-1-3 = Stopień lub jednostka kosztuje punkt; PAVN w Kambodży pół punktu.
    .title = Koszt

rule-15-2 = Wchodzą w fazie posiłków swojej strony, kiedy i gdzie mówi scenariusz.
    .title = Posiłki

rule-15-2-1 = PAVN rzuca co turę. Gdy pułk przybywa, drugi rzut wskazuje pole; 20. batalion artylerii przychodzi dwie tury później. Drugi raz można rzucać zawsze, dla zmylenia.
    .title = 66. pułk

rule-15-2-2a = W scenariuszach 11 i 12 niektóre jednostki US udają się do An Khe lub Camp Holloway, pieszo lub drogą powietrzną, i opuszczają grę.
    .title = Wycofanie z gry

rule-15-2-2b = Na koniec każdej tury PAVN dostaje 3 punkty zwycięstwa za każdą jednostkę, która powinna była odejść.
    .title = Spóźnione wycofanie

## 16. Ukryty ruch

rule-16-1a = PAVN może stawiać na mapie numerowane znaczniki zamiast jednostek, które czekają na polu o tym numerze. Znacznik może być wabikiem. Nikt nie musi się ukrywać.
    .title = Ukryte znaczniki

rule-16-1b = Jednostki mogą niepostrzeżenie zmieniać znaczniki, jeśli mają punkty ruchu.
    .title = Od znacznika do znacznika

rule-16-1c = Nie ma strefy kontroli, ma WS 6, może urządzić zasadzkę, a ostrzał działa na niego gorzej.
    .title = Czym jest znacznik

rule-16-1-1a = W tej fazie zdejmuje się wabiki, stawia nowe znaczniki, ukrywa jednostki na miejscu i zamienia je między znacznikami jednego heksu.
    .title = Maskowanie

rule-16-1-1b = W promieniu patrolu ani obok jednostki Sojuszników, chyba że pod znacznikiem, który już jest na heksie.
    .title = Gdzie nie można się ukryć

rule-16-1-1c = W promieniu patrolu ani obok jednostki Sojuszników.
    .title = Gdzie nie stawia się znacznika

rule-16-1-1d = Do dziewięciu punktów ruchu od odkrytej jednostki PAVN, innego znacznika albo krawędzi mapy przy polu Kambodży.
    .title = Wabiki

rule-16-1-1e = Więcej na heksie być nie może; ukryte i odkryte jednostki razem trzymają się limitu stosu, inaczej znacznik zostaje odkryty.
    .title = Cztery znaczniki

rule-16-1-2 = +2, chyba że są tam też odkryte jednostki. PAVN notuje straty po kryjomu i może udawać.
    .title = Ostrzał znaczników

rule-16-1-3a = Jednostki Sojuszników, które staną obok znacznika i nie wpadną w zasadzkę, mogą zapłacić 1 punkt: PAVN przesuwa go o heks, w miarę możności z drogi.
    .title = Odepchnięcie znacznika

rule-16-1-3b = Znacznik, który nie może się ruszyć, zostaje odkryty.
    .title = Bez wyjścia

rule-16-2-1 = Jeśli jest atakowany i nie odmawia walki albo mu się to nie udaje.
    .title = Odkryty atakiem

rule-16-2-2 = Obserwacją lotniczą.
    .title = Odkryty z powietrza

rule-16-2-3 = Obserwacją patrolu.
    .title = Odkryty przez patrol

rule-16-2-4 = Gdy ginie szpital lub sztab NVA, Sojusznicy wskazują dziesięć znaczników do odkrycia. Pięć wraca pięć tur później, pięć nigdy.
    .title = Zdobyte dokumenty

rule-16-2-5 = Atakujące jednostki naziemne PAVN pokazują się po rzucie na koordynację. Artyleria może strzelać z ukrycia, ale nie do maszyn.
    .title = Odkryty własnym atakiem

rule-16-2-6 = Kto urządza zasadzkę, ten się pokazuje.
    .title = Odkryty zasadzką

rule-16-2-7 = Aby lądowisko stało się gorące albo aby strzelać do maszyn.
    .title = Odkryty dla lądowiska lub ognia

rule-16-2-8 = W każdej chwili.
    .title = Odkryty z wyboru

rule-16-2-9 = Znacznik wykryty niezmodyfikowaną 1 wraca dziesięć tur później.
    .title = Jedynka w obserwacji

rule-16-3 = Odkryty bez zasadzki: w następnej turze. Użyty w zasadzce: dwie tury później. Wracają w fazie początkowej.
    .title = Powrót znaczników

rule-16-4-1 = Sztaby mogą się ukryć mimo patroli, ale nie obok jednostek Sojuszników.
    .title = Sztaby się ukrywają

rule-16-4-2 = Musi się pokazać, żeby koordynować.
    .title = Użycie ukrytego sztabu

rule-16-5-1a = Śmigłowcem lub samolotem OV-1; jedna taka misja na heks.
    .title = Obserwacja z powietrza

rule-16-5-1-1a = W każdej fazie obserwacji OH-13S z 1/9 może polecieć na heks, z eskortą i pod ogniem przeciwlotniczym. Po powodzeniu mogą ostrzelać heks.
    .title = Śmigłowcem

rule-16-5-1-1b = Odkryte tam jednostki można ostrzelać bez względu na rzut.
    .title = Wróg już widoczny

rule-16-5-1-2 = W każdej fazie obserwacji, bez eskorty i bez ognia przeciwlotniczego.
    .title = Samolotem OV-1

rule-16-5-2 = Kompanie 1/9, DELTA i CIDG mają znaczniki patroli, jeśli są w scenariuszu.
    .title = Patrole

rule-16-5-2-1a = Stawia się je do dziewięciu punktów ruchu bezdrożem od jednostki CIDG; jeden na kompanię, razem cztery.
    .title = Patrole CIDG

rule-16-5-2-1b = Stawia się je gdziekolwiek na mapie.
    .title = Patrole DELTY i 1/9

rule-16-5-2-1c = Tylko gdy kompania jest w An Khe, w sztabie brygady lub w obozie. Gdy jest na mapie gdzie indziej, jej patrol przesuwa się najwyżej sześć punktów ruchu od niej.
    .title = Ograniczenia 1/9

rule-16-5-2-1d = Patrole nie stoją razem, obok siebie ani na heksie wroga.
    .title = Osobno

rule-16-5-2-2a = Patrol może sprawdzić znacznik w swoim promieniu, także po nieudanej próbie śmigłowca, i znowu w końcowej fazie obserwacji. Liczy się prawa liczba.
    .title = Patrole obserwują

rule-16-5-2-2b = Pomagający patrol daje −1 i sam nie próbuje.
    .title = Patrole pomagają

rule-16-5-2-2c = Powodzenie odkrywa wszystkie znaczniki na heksie.
    .title = Wszystkie naraz

rule-16-5-2-3a = Po powodzeniu jego kompania i kompanie patroli, które pomagały, mogą od razu wejść na jego heks, jeśli nie są zmęczone.
    .title = Dołączenie do patrolu

rule-16-5-2-3b = Pieszo bezdrożem albo śmigłowcem skądkolwiek.
    .title = DELTA dołącza

rule-16-5-2-3c = Pieszo bezdrożem; śmigłowcem tylko z An Khe, sztabu brygady lub obozu.
    .title = 1/9 dołącza

rule-16-5-2-3d = Tylko pieszo bezdrożem. Znacznik znika, gdy przyjdzie kompania.
    .title = CIDG dołącza

rule-16-5-2-4a = PAVN nie może wejść na jego heks, ale może go zaatakować, nigdy ostrzelać. 7 lub mniej bezpiecznie go zdejmuje, a atakujący mogą wejść.
    .title = Atak na patrol

rule-16-5-2-4b = Inaczej jego kompania może od razu dołączyć.
    .title = Przychodzi kompania

rule-16-5-2-4c = Jeśli zostaje albo jego kompania przegra, wraca pięć tur później.
    .title = Stracony patrol

rule-16-5-2-5 = Patrol CIDG, do którego nie dotarłaby żadna jednostka CIDG, się zdejmuje i można go postawić na nowo. Patrole 1/9 trzymają się sześciu punktów od kompanii na mapie.
    .title = Poza zasięgiem

rule-16-5-2-6 = Patrole przychodzą i odchodzą w fazach obserwacji bez śmigłowców. Zmęczona jednostka ich nie wystawia.
    .title = Bez kosztów

rule-16-5-3a = Liczba z tabeli lub mniej odkrywa; −1 za każdy sąsiedni heks z naziemnymi jednostkami bojowymi Sojuszników.
    .title = Rzut

rule-16-5-3b = Znaczników nie ma przez dziesięć tur.
    .title = Niezmodyfikowana 1

rule-16-6a = Gdy jednostki Sojuszników staną w ruchu naziemnym obok ukrytego znacznika z jednostkami, PAVN może urządzić zasadzkę. Stosom z DELTĄ lub CIDG to nie grozi.
    .title = Zasadzka

rule-16-6b = Ruch się zatrzymuje. Jedna runda szturmu: najpierw PAVN, bez terenu; potem ostrzał obronny Sojuszników, choćby nikt nie został; potem ich rzut, jeśli ktoś został.
    .title = Przebieg zasadzki

rule-16-6-1 = Każdy inny odwrócony znacznik do dwóch heksów daje PAVN −1. Jednostki pod nim się pokazują i nie biorą udziału.
    .title = Więcej znaczników

rule-16-6-2 = Użyte znaczniki wracają dwie tury później.
    .title = Potem

## 17. Zwycięstwo

rule-17-1a = Stracone stopnie i punkty lotnicze liczy się na końcu, resztę na bieżąco.
    .title = Punkty zwycięstwa

rule-17-1b = Straty PAVN liczą się tylko w stopniach NVA, nie VC.
    .title = Liczy się tylko NVA

rule-17-2a = Losuje się je przed rozstawieniem i trzyma w tajemnicy. Raz zgłoszony żeton pozostaje spełniony.
    .title = Żetony zwycięstwa

rule-17-2b = W fazie początkowej wygrywa strona, która spełniła wszystkie swoje żetony; gdy obie naraz, jest remis. Inaczej na końcu decydują punkty zwycięstwa.
    .title = Automatyczne zwycięstwo

## 18. Zasady opcjonalne

rule-18-1 = Lądują tylko na lądowiskach operacyjnych, a poza obozami, An Khe i Camp Holloway tylko przy innej jednostce US. Na korzyść PAVN.
    .title = Kompanie D

rule-18-2 = CH-47 nie korzysta z gorącego lądowiska, chyba że stało się gorące, bo PAVN pokazał jednostki; wtedy ogień przeciwlotniczy ma −1. Na korzyść PAVN.
    .title = Chinooki

rule-18-3 = Ukryte znaczniki mają ruch 6 zamiast 9, jednostki między znacznikami też; szybsze widać po drodze. Na korzyść Sojuszników.
    .title = Wolniej w ukryciu

rule-18-4 = Wyeliminowane jednostki VC wracają dziesięć tur później w Kambodży, przy ukrytym sztabie lub przy szpitalu. Na korzyść PAVN.
    .title = VC wraca

rule-18-5 = Jeśli kompania dołączy do atakowanego patrolu, który zostaje, rzuty manewrowe PAVN mają +1, a rzuty szturmu Sojuszników −1. Na korzyść Sojuszników.
    .title = Zasadzka patrolu

rule-18-6 = Ogień przeciwlotniczy do stosu z obserwatorami ma −1 na trafienie i −2 na uszkodzenia obserwatorów. Na korzyść PAVN.
    .title = Łatwy cel

## Scenariusze

rule-scen-cards = Każdy scenariusz ma własne zasady specjalne i warunki zwycięstwa.
    .title = Karty scenariuszy

rule-scen-order = Numery idą za kalendarzem. Od najmniejszego: 6a, 6b, 3, 5, 4, 1, 2, 7. Scenariusze od 3 do 6 gra się na części mapy.
    .title = W jakiej kolejności się uczyć

rule-scen-standard = Z zasady bez śmigłowców, patroli, obserwacji, zasadzek i ukrytego ruchu.
    .title = Scenariusze standardowe

rule-scen-2 = Pierwsza grupa US przybywa w turze po pierwszej walce zapowiedzianej przez jednostki, które zaczęły w Pleiku, albo przeciw nim.
    .title = Scenariusz 2: kiedy przychodzą Amerykanie

rule-scen-campaign = Wszystkie jednostki i zasady, przebieg kampanijny.
    .title = Scenariusze kampanijne

rule-scen-8 = Krótszy niż wielka kampania; ma inne rozstawienie i posiłki.
    .title = Scenariusz 8

rule-scen-11-variant = Tura po pierwszej walce zapowiedzianej przez jednostki, które zaczęły w Pleiku, albo przeciw nim jest turą pierwszych posiłków US; wszystkie inne przesuwają się wraz z nią.
    .title = Wielka kampania: inne wejście US

rule-scen-12 = Wielka kampania z dowolnym rozstawieniem PAVN, dwa heksy lub dalej od wroga, miast, wiosek i Pleiku.
    .title = Scenariusz 12

## Przykłady

rule-xop-missing = W naszym egzemplarzu instrukcji nie ma strony z walką o 1512; żadna walka manewrowa nie jest tam doprowadzona do końca.
    .title = Czego brakuje w długim przykładzie

rule-xop-moves = Niektóre widać tylko na rysunkach: Truong z 6. batalionem spadochronowym na 1511, B/1/7 na 1612, czołgi na 1413.
    .title = Gdzie stoją jednostki w długim przykładzie

rule-ex-2-6-2 = Dwie kompanie US przy WOT 2, jedna zmęczona, doznają D2F2: jeden stopień, a druga też jest zmęczona. Instrukcja liczy potem stopień za utrzymanie lądowiska; według obecnej zasady nic to nie kosztuje.
    .title = Przykład: zmęczenie

rule-ex-10-1-1 = Artyleria 4, śmigłowce ARA 10 i 6 punktów lotniczych to 20.
    .title = Przykład: ostrzał ofensywny

rule-ex-10-2-1 = Trzy baterie 12, UH-1D 1 i 3 punkty lotnicze to 16.
    .title = Przykład: ostrzał obronny

rule-ex-6-2-1 = Przy WOT 2 PAVN odejmuje 2.
    .title = Przykład: odmowa

rule-ex-13-1-3 = UH-1D zabiera pełną kompanię; CH-47 dwie albo pełną baterię.
    .title = Przykład: udźwig

rule-ex-13-1-4 = CH-47 wiezie C/2/8 z An Khe na X-RAY, potem kompanię CIDG z Duc Co do Plei Me. Albo UH-1D wiezie C/2/8 do Duc Co, a kompanię CIDG z powrotem. Za każdym razem to jedna misja.
    .title = Przykład: kilka przystanków

rule-ex-16-3 = W turze 3 wykryto trzy znaczniki, potem dwa urządziły zasadzkę: trzy wracają w turze 4, dwa w turze 5.
    .title = Przykład: powrót znaczników

rule-ex-variant-entry = Pierwsza walka zapowiedziana w turze 2: pierwsi Amerykanie przybywają w turze 3 zamiast 5, wszyscy inni też dwie tury wcześniej.
    .title = Przykład: wcześniejsze wejście

rule-xop-air-points = 5 daje 20 punktów; dwa zniszczono wcześniej, zostaje 18.
    .title = Przykład: punkty lotnicze

rule-xop-readiness = 1 misja i Uziemione 1 stają się Gotowe, 2 misje rzucają, Uziemione 2 przechodzą na Uziemione 1.
    .title = Przykład: gotowość

rule-xop-recovery = 6. batalion spadochronowy odpoczywa z Truongiem. 2/3 i kompania CIDG w Duc Co nie: bez dowódcy i nie w tym miejscu.
    .title = Przykład: odpoczynek

rule-xop-adf-obs = Jedna artyleria się pokazuje: 3 − 1 = 2 trafia. 4 w uszkodzeniach wysyła OH-13 na Uziemione 2 i obserwacji nie ma.
    .title = Przykład: ogień do obserwatora

rule-xop-escort-bombard = Siła 5 przy rzucie 2 daje 2F: jedna jednostka zmęczona; 2 przez WOT 3 nie kosztuje stopnia.
    .title = Przykład: ostrzał eskorty

rule-xop-patrol-obs = 6 − 1 za pomoc − 1 za jednostkę obok = 4, w sam raz na zalesione wzgórze. Wykryto 9/66.
    .title = Przykład: obserwacja patrolu

rule-xop-natural-one = B/1/9 wykrywa dwie kompanie 8/66. Znacznika nie ma dziesięć tur, a kompania może przylecieć.
    .title = Przykład: niezmodyfikowana 1

rule-xop-patrol-limits = Z trzech kompanii CIDG jedna jest zmęczona: najwyżej dwa patrole. A/1/9 jest na mapie, więc jej patrolu nie można wystawić.
    .title = Przykład: kto patroluje

rule-xop-ambush = 7/66 i moździerz, siła 14: 5 − 1 = 4 kosztuje dwa stopnie, 2/3 zostaje wyeliminowana.
    .title = Przykład: zasadzka na 1211

rule-xop-ambush-air = 10 punktów lotniczych, 3 + 1 = 4: 3 przez WOT 2 to jeden stopień.
    .title = Przykład: bomby po zasadzce

rule-xop-lz-par = CH-47 wiezie baterię B/2/19 na 1910 i jest pełny. Za ruch bateria dostaje Pierwszy strzał.
    .title = Przykład: LZ PAR

rule-xop-double-capacity = UH-1D wiezie B/2/7 do Duc Co, a zmęczoną kompanię CIDG z powrotem do An Khe: cztery stopnie w jednym locie.
    .title = Przykład: tam i z powrotem

rule-xop-field-lz = B/1/7 ląduje obok wroga z eskortą ARA: ognia przeciwlotniczego nie ma, ale jest test sprawności.
    .title = Przykład: lądowisko polowe 1612

rule-xop-lz-ladies = Trzy kompanie, 6 stopni, lądują na 1808 w rzadkiej dżungli. Połowa z 6 punktów wystarcza na zalesione wzgórze 1707.
    .title = Przykład: LZ LADIES

rule-xop-odds = HQ/3 i 1/3 same przeciw 9/66 na 1512 mają 1 do 2, tylko w walce manewrowej. Może dołączyć batalion spadochronowy, a B/1/7 szturmować.
    .title = Przykład: stosunek sił

rule-xop-bombard-1512 = 10 + 1 + 4 = 15; 4 − 1 za Truonga = 3 daje 4F. Przez WOT 3: jeden stopień i jedno zmęczenie.
    .title = Przykład: ostrzał 1512

rule-xop-bombard-1607 = 8 + 3 = 11. Cztery stopnie przeciw trzem punktom lotniczym mogą strzelać: 1 trafia, −1 zostawia 10. 6 daje 2, przez WOT 4: nic.
    .title = Przykład: ostrzał 1607

rule-xop-refusal-1607 = Przy WOT 4 nawet 10 to tylko 6: udało się. Wchodzą jednostki 1/7.
    .title = Przykład: odmowa na 1607

rule-xop-no-refusal-1512 = Pod manewrem i szturmem 1512 odmówić nie może.
    .title = Przykład: bez odmowy na 1512

rule-xop-march = Z 1512 na 1211 przez 1412, 1312 i 1212: 4 + 2 + 2 + 1 = 9 punktów.
    .title = Przykład: marsz zmęczonych

rule-xop-pavn-bombard = C/66 i ukryty moździerz strzelają i dostają Pierwszy strzał; ukryty zostaje ukryty.
    .title = Przykład: moździerze PAVN

rule-xop-no-room = Są tam cztery punkty stosu: nikt nie może zareagować, a w obozie nikt nie odmawia.
    .title = Przykład: brak miejsca w Duc Co

rule-xop-close-lz = Na koniec tury nie ma tam jednostki Sojuszników; znacznik wraca pięć tur później.
    .title = Przykład: LZ LADIES się zamyka

rule-xop-air-reset = Tor wraca na zero, bez względu na to, ile zostało.
    .title = Przykład: punkty lotnicze na koniec
