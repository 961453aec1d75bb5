### Raport z badania równowagi.

study-heading = { $title }: badanie równowagi
study-contents = Spis treści
study-played =
    { $games ->
        [one] Jedna partia między botami, z ziarnem { $first }.
        [few] { $games } partie między botami, z ziarnami od { $first } do { $last }.
       *[other] { $games } partii między botami, z ziarnami od { $first } do { $last }.
    } Ziarno rozstrzyga o wszystkim, o czym decyduje los, więc to samo polecenie daje te same liczby.
study-intervals = Przedziały są 95-procentowe: na sto takich badań w około pięciu prawdziwa wartość leżałaby poza nimi. Wnioski dotyczą tych botów; ludzie mogą grać inaczej.
study-games-of = Partie
study-scenario = Scenariusz
study-bots = Boty
study-options-chosen = Opcje
study-pack = Dane
study-own-pack = własne programu
study-all-games = wszystkie partie
study-varies = zmienna
study-as-usual = jak zwykle
study-interval = od { $low } do { $high }
study-interval-95 = Przedział 95 %
study-share-with = { $share } ({ $interval })
study-draw = Remis
study-not-won = Niewygrana
study-what = Wielkość
study-mean = Średnia
study-median = Mediana
study-lower = Dolny kwartyl
study-upper = Górny kwartyl
study-least = Najmniej
study-most = Najwięcej
study-turn = Tura
study-turns = Tury
study-decisions = Decyzje
study-mean-decisions = Decyzje
study-mean-turns = Tury
study-mean-points = Ile partia jest warta dla pierwszego miejsca
study-games-number = Liczba
study-share = Odsetek
study-winner = Zwycięzca
study-side = Strona
study-difference = Różnica

study-comparison = Czy się różnią?
study-comparison-shown = Te same ziarna rozegrano na oba sposoby. Małe p mówi, że sam przypadek rzadko dałby taką różnicę.
study-comparison-tests = p (odsetki): dwa odsetki, przybliżenie normalne. p (pary): dokładny test McNemara na partiach o tym samym ziarnie. p (rangi): test Manna i Whitneya. Kto ogląda ich wiele, znajdzie małe przez przypadek.
study-p-shares = p (odsetki)
study-p-pairs = p (pary)
study-p-ranks = p (rangi)
study-wins-of = Zwycięstwa: { $side }

study-wins = Kto wygrywa
study-wins-shown = Odsetek partii wygranych przez każdą ze stron, z przedziałami 95 %; linia kropkowana to połowa.
study-points-mean = Ile partia była średnio warta ({ $arm }): { $mean } ({ $interval }).
study-findings = O co pytają gracze tej gry
study-finding-of = { $finding } ({ $arm })
study-endings = Jak i kiedy kończą się partie
study-endings-shown = Jak skończyły się partie, według tury: { $arm }.
study-ending = Zakończenie
study-lengths = Jak długie są partie
study-length-decisions-shown = Partie według liczby decyzji, o które pytano graczy.
study-length-turns-shown = Partie według ostatniej tury.
study-lead = Kto prowadzi w kolejnych turach
study-lead-shown = Jak dobra jest pozycja strony { $side } na koniec każdej tury: 1 to wygrana, 0 to przegrana. Linia jest medianą partii jeszcze trwających, pas obejmuje ich środkową połowę.
study-lead-help = Tura 0 to początek. Ocenia własna miara gry, która wie wszystko, także to, co ukryte.
study-no-lead = Ta gra nie ma jeszcze miary pozycji, więc nie da się powiedzieć, kto prowadzi.
study-drama = Zwroty akcji
study-drama-shown = Ile razy w partii prowadzenie przeszło na drugą stronę, od końca tury do końca następnej.
study-lead-changes = Zmiany prowadzenia
study-decisiveness = Kiedy partie się rozstrzygają
study-decisiveness-shown = Tura, na której koniec późniejszy zwycięzca prowadził już na stałe; 0 to początek.
study-decisive-part = Średnio stało się to po { $part } partii ({ $arm }).
study-figures = Liczby obok planszy
study-figure-shown = { $figure }: mediana i środkowa połowa partii jeszcze trwających, na koniec każdej tury.

study-cards = Karty
study-cards-help = Dla każdej karty i strony: o ile częściej strona wygrywała w partiach, w których użyła karty, niż w pozostałych. To nie dowód przyczyny: karta użyta późno trafia się w długich partiach, a kto prowadzi, może używać innych kart.
study-cards-help-points = Dla każdej karty: o ile więcej warta była partia, w której zadziałała, niż pozostałe. To nie dowód przyczyny: karta późna trafia się w partiach, które trwały.
study-cards-shown = Różnica między partiami z kartą i bez niej, z przedziałami 95 %; na prawo od linii jest lepiej dla tego, kto jej użył.
study-cards-table = Wszystkie karty w tabeli
study-cards-never = Karty, których nigdy nie użyto:
study-card = Karta
study-used = Użyta w partiach
study-uses = Liczba użyć
study-with = Z nią
study-without = Bez niej
study-options = Opcje zmienne
study-options-shown = Każda wartość wobec wszystkich innych: różnica dla strony { $side }, z przedziałami 95 %.
study-option = Opcja
study-worth = Wygrane: { $side }
study-units = Los jednostek
study-units-shown = Jednostki na koniec partii, według rodzaju: { $arm }.
study-units-table = Wszystkie jednostki w tabeli ({ $arm })
study-unit = Jednostka
study-fate-there = Obecna na końcu
study-fate-gone = Wyeliminowana
study-fate-waiting = Poza mapą
study-kind-of = { $side }: { $kind }
study-kind-air = lotnictwo
study-kind-airborne = spadochroniarze
study-kind-anti-air = przeciwlotnicze
study-kind-armour = pancerne
study-kind-artillery = artyleria
study-kind-division = dywizja
study-kind-engineer = saperzy
study-kind-guerrilla = partyzanci
study-kind-headquarters = sztab
study-kind-helicopter = śmigłowce
study-kind-infantry = piechota
study-kind-leader = dowódca
study-kind-marine = piechota morska
study-kind-mechanised = zmechanizowane
study-kind-militia = milicja
study-kind-mortar = moździerze
study-kind-ranger = rangersi
study-kind-riverine = rzeczne
study-kind-rocket = rakiety
study-kind-supply = zaopatrzenie
study-rules = Które reguły się pojawiają
study-rules-shown = Reguły, które dziennik i wybory przywołują najczęściej, jako części wszystkich przywołań: { $arm }.
study-rules-table =
    { $number ->
        [one] Jedyna reguła, która się pojawiła ({ $arm })
        [few] Wszystkie { $number } reguły, które się pojawiły ({ $arm })
       *[other] Wszystkie { $number } reguł, które się pojawiły ({ $arm })
    }
study-rules-never =
    { $number ->
        [0] Żadnej reguły, która mogła się pojawić, nie zabrakło ({ $arm })
        [one] Jedna reguła nigdy się nie pojawiła ({ $arm })
        [few] { $number } reguły nigdy się nie pojawiły ({ $arm })
       *[other] { $number } reguł nigdy się nie pojawiło ({ $arm })
    }
study-rules-silent =
    { $number ->
        [one] Jeszcze jedna reguła obowiązuje
        [few] Jeszcze { $number } reguły obowiązują
       *[other] Jeszcze { $number } reguł obowiązuje
    }, choć nie przywołuje ich dziennik ani żaden wybór; o nich nic tu nie wiadomo.
study-rule = Reguła
study-cited = Przywołania
study-rule-games = W partiach
