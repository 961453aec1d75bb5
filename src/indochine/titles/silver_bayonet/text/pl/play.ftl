### Silver Bayonet: to, co mówi się podczas gry: pytania, wybory, odmowy, zdarzenia, składniki sum, opcje. Terminy: zob. names.ftl.

## Opcje

option-camp_terrain = Atak na obóz
    .help = Ile atakujący obóz sił specjalnych dodaje do rzutu. Tabela terenu ma dla obozów osobny wiersz, z +3 w walce manewrowej i w szturmie; tekst zasad zostawia obozowi wpływ terenu, w którym stoi. Tak czy inaczej WOT wynosi 4, a strefy kontroli w obozie nie działają.
option-camp_terrain-false = +3, jak w tabeli
option-camp_terrain-true = Jak teren pod obozem
option-standing_costs = Utrzymanie pozycji, gdy wszyscy są zmęczeni
    .help = Przy WOT 3 lub większej albo na lądowisku operacyjnym można zamiast odwrotu utrzymać pozycję za jedno zmęczenie. Jeśli zmęczone są już wszystkie jednostki, zasada nie żąda nic więcej, a jeden z przykładów instrukcji zabiera stopień.
option-standing_costs-false = Nic więcej nie kosztuje
option-standing_costs-true = Kosztuje stopień

## Jak skończyła się partia

reason-major = Przewaga w punktach zwycięstwa wystarcza na wielkie zwycięstwo.
reason-points = Decydują punkty zwycięstwa.
reason-draw = Żadna ze stron nie ma takiej przewagi w punktach zwycięstwa, jakiej potrzebuje.
reason-captured = Heks, od którego zależy scenariusz, został zdobyty.
reason-all-eliminated = Na heksie, od którego zależy scenariusz, nie został żaden obrońca.

## Miejsca poza mapą

place-waiting = Jeszcze nie w grze
place-left = Na dobre poza mapą

## Kolumny tabeli walki manewrowej

odds-0 = 1:3
odds-1 = 1:2
odds-2 = 1:1
odds-3 = 1,5:1
odds-4 = 2:1
odds-5 = 3:1
odds-6 = 4:1
odds-7 = 5:1
odds-8 = 6:1

## Za co są punkty zwycięstwa

award-step = stracony stopień wroga
award-helicopter-step = stracony stopień śmigłowców
award-eliminated = ważna eliminacja
award-all-eliminated = na heksie nie został nikt
award-captured = zdobyty cel
award-held-at-end = cel utrzymany do końca
award-entered = cel osiągnięty
award-not-entered-at-end = wróg nie osiągnął celu
award-bombarded = ostrzał miasta
award-road-clear-at-end = droga wolna na końcu
award-disengaged-at-end = bez styczności z wrogiem na końcu
award-left-to-cambodia = przejście do Kambodży
award-in-cambodia-at-end = w Kambodży na końcu
award-air-point = zniszczony punkt lotniczy
award-brigade-hq-captured = zdobyty sztab brygady
award-brigade-hq-kept = zachowany sztab brygady
award-lz-captured = zdobyte lądowisko
award-not-withdrawn = jednostka niewycofana na czas

## Składniki sum

tally-ground = WOT
tally-fatigued-unit = zmęczona jednostka w stosie
tally-terrain = teren
tally-river = rzeka
tally-several-hexes = kilka heksów
tally-fatigued-defender = zmęczony obrońca
tally-fatigued = zmęczeni obrońcy
tally-armour = jednostki pancerne
tally-leader = dowódca
tally-their-leader = dowódca obrońców
tally-support = wsparcie ataku
tally-their-support = wsparcie obrony
tally-uncoordinated = brak koordynacji
tally-against-uncoordinated = przeciw nieskoordynowanemu szturmowi
tally-march-ambush = zasadzka w marszu
tally-no-spotter = brak własnej jednostki obok celu
tally-truong = Truong
tally-limit = granica

## Części innych zdań

short-side =
    { $side_id ->
        [FWA] Sojusznicy
       *[PAVN] PAVN
    }
signed-modifier =
    { $modifier ->
        [0] {""}
        [-1] {" "}−1
        [-2] {" "}−2
        [-3] {" "}−3
       *[other] {" "}+{ $modifier }
    }
replacement-halves =
    { $halves ->
        [1] ½ punktu
        [2] 1 punkt
        [3] 1½ punktu
        [4] 2 punkty
        [5] 2½ punktu
        [6] 3 punkty
        [7] 3½ punktu
        [8] 4 punkty
        [9] 4½ punktu
        [10] 5 punktów
        [11] 5½ punktu
        [12] 6 punktów
        [13] 6½ punktu
        [14] 7 punktów
        [15] 7½ punktu
        [16] 8 punktów
       *[other] połówki punktu: { $halves }
    }

## Rozstawienie, posiłki, uzupełnienia

prompt-deploy = { $side }: wybierz, gdzie staje { $unit }.
    .help = Scenariusz daje każdej grupie jednostek pewien rejon. Ustawiasz je w nim, jak chcesz. Więcej niż cztery punkty stosu na heksie obniżają WS jego jednostek.
choice-deploy-to = Ustaw: { $place }

prompt-arrive-at = { $side }: wybierz, gdzie przybywa { $unit }.
    .help = Posiłki przybywają tam, gdzie mówi scenariusz, nigdy na wrogą jednostkę. Kto ląduje obok wroga, musi zdać test sprawności, inaczej zostaje zmęczony; ma potem pół zasobu ruchu albo nic.
choice-arrive-at-to = Przybycie: { $place }

prompt-spend-replacements = { $side }: wydaj uzupełnienia. Do dyspozycji: { replacement-halves }.
    .help = Punkt przywraca pełną siłę osłabionej jednostce albo zwraca wyeliminowaną z jednym stopniem, w miejscach, które wskazuje scenariusz. W Kambodży wystarcza pół punktu. Czego nie wydasz, to zostaje.
choice-spend-replacements-done = Nie wydawaj więcej
choice-spend-replacements-restore = Przywróć pełną siłę: { $unit }
choice-spend-replacements-revive = Powrót, { $unit }: { $place }

prompt-reform-hq = { $side }: wyeliminowany sztab może wrócić w Kambodży.
    .help = Jeden sztab na turę, a każdy raz w grze. Wraca jako słabszy sztab zastępczy.
choice-reform-hq-pass = Żaden nie wraca
choice-reform-hq-bring = Powrót, { $unit }: { $place }

## Ruch

prompt-movement = { $side }, tura { $turn }: wybierz, co teraz się rusza.
    .help = Każda jednostka rusza się raz w fazie, sama albo z innymi z tego heksu. Zatrzymuje się, gdy wejdzie do wrogiej strefy kontroli; PAVN, DELTA, CIDG i zmotoryzowani przechodzą przez nią za punkt więcej. Nikt nie musi się ruszać.
choice-movement-done = Zakończ fazę ruchu
choice-movement-move = Ruch: { $unit }
choice-movement-stack = Ruch wszystkich, którzy mogą: { $place }
choice-movement-lead = { $leader } przechodzi do jednostki { $unit }
choice-movement-lift = Przerzut śmigłowcem: { $unit }
choice-movement-leave = Zejście z mapy: { $unit }

prompt-move-to = { $side }: wybierz cel ruchu ({ $units }).
    .help = Idzie się najtańszą drogą, chyba że droższa prowadzi przez heks wart zajęcia albo omija zasadzkę. Stos płaci tyle, ile jego najwolniejsza jednostka. Kto się ruszył, w tej fazie już się nie rusza.
choice-move-to-stay = Zostań: bez ruchu w tej fazie
choice-move-to-to =
    Ruch: { $place } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }){ $way ->
        [1] {" "}przez heks wart zajęcia
        [2] , budząc tych, którzy czekają w zasadzce
       *[0] {""}
    }

prompt-lift-to = { $side }: wybierz, gdzie śmigłowce wysadzą jednostkę ({ $units }).
    .help = Lądują na terenie otwartym, w rzadkiej dżungli albo na plantacji herbaty, z dala od każdej wrogiej jednostki.
choice-lift-to-stay = Nie przerzucaj
choice-lift-to-to = Wysadź: { $place }

## Zapowiedź walk

prompt-declaration = { $side }: wybierz heks do ataku i sposób albo nie atakuj więcej.
    .help = Walka manewrowa daje zmęczenie, odwroty i straty i wymaga stosunku sił co najmniej 1 do 3. Szturm kosztuje stopnie obie strony i nikt się z niego nie wycofuje. Liczby to siła ataku wszystkich, którzy mogliby wziąć udział, i obrona heksu. Co zapowiedziane, to trzeba stoczyć.
choice-declaration-done =
    { $attacks ->
        [0] Nie atakuj niczego
        [one] Nie atakuj więcej: zapowiedziany { $attacks } heks
        [few] Nie atakuj więcej: zapowiedziane { $attacks } heksy
        [many] Nie atakuj więcej: zapowiedzianych { $attacks } heksów
       *[other] Nie atakuj więcej: zapowiedziane { $attacks } heksu
    }
choice-declaration-maneuver = Walka manewrowa: { $place } (atak { $attack }, obrona { $defence })
choice-declaration-assault = Szturm: { $place } (atak { $attack }, obrona { $defence })

prompt-force =
    { $combat_id ->
        [maneuver] { $side }, walka manewrowa, { $target }: wybierz, kto atakuje. Na razie atak { $attack }, obrona { $defence }.
       *[assault] { $side }, szturm, { $target }: wybierz, kto atakuje. Na razie atak { $attack }, obrona { $defence }.
    }
    .help = Udział biorą jednostki z sąsiednich heksów, każda w jednym ataku. Heks szturmują najwyżej cztery punkty stosu; w walce manewrowej z każdego heksu atakują najwyżej cztery punkty. Z dość silnego ataku nie można już zrezygnować.
choice-force-done = Zapowiedz atak (atak { $attack }, obrona { $defence })
choice-force-add = Dodaj: { $unit }
choice-force-drop = Zrezygnuj z tego ataku: { $target }

## Ostrzał

prompt-bombardment =
    { $side }: wybierz heks do ostrzału albo zrezygnuj.{ $air ->
        [0] {""}
        [one] {" "}Został { $air } punkt lotniczy.
        [few] {" "}Zostały { $air } punkty lotnicze.
        [many] {" "}Zostało { $air } punktów lotniczych.
       *[other] {" "}Zostało { $air } punktu lotniczego.
    }
    .help = Wszystkie ostrzały zapowiada się przed pierwszym rzutem, po jednym na heks. Liczbę z tabeli dzieli się przez WOT: tyle stopni przepada. F męczy jednostkę. Bez własnej jednostki obok celu rzut ma +1.
choice-bombardment-done = Nie ostrzeliwuj więcej
choice-bombardment-at = Ostrzał: { $place }
choice-bombardment-b-52 = Nalot B-52: { $place }

prompt-aim =
    { $fire_id ->
        [offensive] { $side }, ostrzał ofensywny, { $target }: wybierz, co strzela.
        [defensive] { $side }, szturm, { $target }: wybierz, co strzela do szturmujących.
       *[support] { $side }, walka manewrowa, { $target }: wybierz, co daje wsparcie.
    } Siła artylerii na razie: { $strength }.{ $air ->
        [0] {""}
        [one] {" "}Można użyć { $air } punktu lotniczego.
       *[other] {" "}Można użyć { $air } punktów lotniczych.
    }
    .help = Artylerię wybiera się po jednej jednostce; punkty lotnicze na końcu i one zamykają wybór. Jednostka artylerii działa w turze gry dwa razy, w tym najwyżej raz się rusza. Punkty lotnicze mogą ściągnąć ogień przeciwlotniczy, a wydane przepadają.
choice-aim-done =
    { $strength ->
        [0] Nie strzelaj
       *[other] Strzelaj z siłą { $strength }, bez punktów lotniczych
    }
choice-aim-gun = Dodaj: { $unit }
choice-aim-air =
    Strzelaj: { $number ->
        [one] { $number } punkt lotniczy
        [few] { $number } punkty lotnicze
        [many] { $number } punktów lotniczych
       *[other] { $number } punktu lotniczego
    }{ $strength ->
        [0] {""}
       *[other] {" "}i artyleria o sile { $strength }
    }

## Odmowa walki i reakcja

prompt-refusals = { $side }: wybierz heks, którego jednostki spróbują odmówić walki, albo zrezygnuj.
    .help = Test zdaje jednostka o najwyższym WS: jeśli rzut go nie przekroczy, wszystkie z heksu cofają się o heks, a atak przepada. PAVN, DELTA i CIDG odejmują WOT; zmęczona jednostka w stosie dodaje 1. Atakujący mogą wejść za nimi.
choice-refusals-done = Nie odmawiaj więcej
choice-refusals-refuse = Próba odmowy walki: { $place } (rzut kością)

prompt-go-back = { $side }: wybierz, dokąd cofa się { $unit } (teraz: { $place }).
    .help = Na sąsiedni heks, na którym jest miejsce, otwarty dla jednostki i nieatakowany, nie na pusty heks we wrogiej strefie kontroli. PAVN, DELTA i CIDG mogą i tam, gdy nie ma nic innego.
choice-go-back-to = { $unit } cofa się: { $place }

prompt-reactions = { $side }: wybierz jednostkę, która spróbuje zareagować na atakowany heks, albo zrezygnuj.
    .help = Jednostka stoi obok atakowanego heksu i zdaje test sprawności. Jeśli zda, wchodzi na niego. Jedna próba na heks i na jednostkę.
choice-reactions-done = Nie reaguj więcej
choice-reactions-react = { $unit } próbuje zareagować: { $place } (rzut kością)

## Walka

prompt-next-combat = { $side }: wybierz walkę do rozpatrzenia.
    .help = Najpierw koordynacja, potem walka manewrowa, potem szturm. Wszystko kończy się przed następnym heksem.
choice-next-combat-fight = Walka: { $place }

prompt-frontal-assault = { $side }: atak zmienia się w szturm czołowy ({ $target }). Wybierz heks, z którego rusza.
    .help = Jednostki tego heksu szturmują bez koordynacji, choćby miały manewrować. Wszystkie inne zapowiedziane przeciw temu celowi czekają.
choice-frontal-assault-from = Skąd rusza szturm: { $place }

prompt-broken-arrow = { $side }: Moore jest atakowany. Wezwać Broken Arrow?
    .help = Kość daje punkty lotnicze tylko na tę walkę, na wsparcie albo ostrzał obronny. Wezwać można raz w grze.
choice-broken-arrow-wait = Zachowaj na później
choice-broken-arrow-call = Wezwij Broken Arrow: rzut kością

prompt-count-defender = { $side }, { $place }: stos przekracza limit. Wybierz jednostkę, która walczy.
    .help = W obronie heksu liczą się tylko cztery punkty stosu. Inne nic nie dodają i nic nie tracą, ale wycofują się z resztą.
choice-count-defender-count = { $unit } walczy

prompt-choose-lead =
    { $attacks ->
        [0] { $side }: wybierz jednostkę czołową obrony.
       *[other] { $side }: wybierz jednostkę czołową ataku.
    }
    .help = Różnica WS obu jednostek czołowych przesuwa kolumnę. Jednostka czołowa bierze pierwszą stratę i pierwsze zmęczenie.
choice-choose-lead-lead = Na czele: { $unit }

prompt-take-losses =
    { $number ->
        [one] { $side }: wybierz jednostkę, która traci stopień.
        [few] { $side }: do stracenia { $number } stopnie. Wybierz jednostkę, która traci następny.
        [many] { $side }: do stracenia { $number } stopni. Wybierz jednostkę, która traci następny.
       *[other] { $side }: do stracenia { $number } stopnia. Wybierz jednostkę, która traci następny.
    }
    .help = Jednostkę w pełnej sile się odwraca, osłabiona ginie. Najpierw traci jednostka czołowa, Amerykanie dzielą straty między siebie, sztaby i szpital są na końcu.
choice-take-losses-lose = { $unit } traci stopień

prompt-take-fatigue =
    { $number ->
        [one] { $side }: wybierz jednostkę, która zostaje zmęczona.
        [few] { $side }: zmęczone zostają { $number } jednostki. Wybierz następną.
        [many] { $side }: zmęczonych zostaje { $number } jednostek. Wybierz następną.
       *[other] { $side }: zmęczone zostaje { $number } jednostki. Wybierz następną.
    }
    .help = Zmęczona jednostka nie atakuje, nie strzela, nie reaguje i nie ma strefy kontroli. Najpierw męczy się jednostka czołowa.
choice-take-fatigue-tire = Zmęczenie: { $unit }

prompt-stand-or-go =
    { $side }, { $place }: odwrót albo utrzymanie pozycji { $fatigue ->
        [0] { $steps ->
            [0] za nic
            [one] za { $steps } stopień
            [few] za { $steps } stopnie
           *[many] za { $steps } stopni
        }
       *[other] { $steps ->
            [0] za zmęczenie
           *[other] za stopień i zmęczenie
        }
    }.
    .help = Dobry teren można utrzymać, płacąc: przy WOT 2 stopniem i zmęczeniem, przy WOT 3 lub większej i na lądowisku operacyjnym zmęczeniem.
choice-stand-or-go-go = Odwrót
choice-stand-or-go-stand =
    Utrzymaj pozycję: { $fatigue ->
        [0] { $steps ->
            [0] to nic nie kosztuje
            [one] przepada { $steps } stopień
            [few] przepadają { $steps } stopnie
           *[many] przepada { $steps } stopni
        }
       *[other] { $steps ->
            [0] jedna jednostka zostaje zmęczona
           *[other] przepada stopień, jedna jednostka zostaje zmęczona
        }
    }

prompt-fall-back =
    { $hexes ->
        [one] { $side }: wybierz, dokąd wycofuje się { $unit }, o { $hexes } heks.
        [few] { $side }: wybierz, dokąd wycofuje się { $unit }, o { $hexes } heksy.
        [many] { $side }: wybierz, dokąd wycofuje się { $unit }, o { $hexes } heksów.
       *[other] { $side }: wybierz, dokąd wycofuje się { $unit }, o { $hexes } heksu.
    }
    .help = Nie na wroga, nie w zamknięty teren, nie na atakowany heks, nie ponad limit stosu i nie na wrogą strefę kontroli ani przez nią, chyba że stoi tam własna jednostka. Jednostki pancerne przechodzą przez strefy.
choice-fall-back-to = { $unit } wycofuje się: { $place }

prompt-advance = { $side }: wybierz, kto wchodzi ({ $target }).
    .help = Jednostki, które miały heks szturmować, muszą wejść, i to najpierw; te, które manewrowały, mogą. Po odwrocie o dwa heksy można pójść o heks dalej, jeśli na pierwszym nie ma wrogiej strefy kontroli. Granicą są cztery punkty stosu.
choice-advance-done = Nikt więcej nie wchodzi
choice-advance-follow = { $unit } wchodzi: { $target }
choice-advance-further = { $unit } idzie dalej: { $place }

## Odmowy: rozstawienie, posiłki, uzupełnienia

refusal-not-in-area = { $unit } nie może tu stanąć ({ $place }): to poza rejonem, który daje scenariusz, albo za blisko wroga.
refusal-ring-is-full = Pierścień wokół obozu musi zostać otwarty: nie można zająć następnego heksu obok ({ $place }).
refusal-one-company-lands = Lądowisko polowe przyjmuje jedną kompanię w fazie i nigdy nie leży obok innego lądowiska.
refusal-enemy-there = Stoi tam wroga jednostka, nikt tam nie przybędzie ({ $place }).
refusal-no-replacements-left = Za mało uzupełnień: { $unit }.
refusal-not-for-this-nation = To nie są uzupełnienia dla tej jednostki: { $unit }.
refusal-not-reduced = To nie jest osłabiona jednostka, nie ma czego przywracać: { $unit }.
refusal-not-dead = To nie jest wyeliminowana jednostka: { $unit }.
refusal-no-place-for-replacements = { $unit } nie dostanie tam uzupełnień: scenariusz wskazuje inne miejsca.
refusal-just-back = Ta jednostka dopiero wróciła z jednym stopniem i w tej turze nie dostanie więcej: { $unit }.
refusal-left-for-good = { $unit } nie dostanie uzupełnień: ta jednostka opuściła mapę na dobre.
refusal-not-replaced = Bez uzupełnień: { $unit }. Nie mają ich dowódcy, sztaby, szpital ani jednostka zaopatrzenia.
refusal-hq-not-lost = { $unit } to nie sztab, który może wrócić: wraca tylko wyeliminowany, i to raz.
refusal-no-box-for-hq = Sztab wraca tylko na pole Kambodży z tego scenariusza, a to nim nie jest: { $place }.

## Odmowy: ruch

refusal-not-your-unit = { $unit } nie słucha tu twoich rozkazów; dowódca idzie ze swoją jednostką.
refusal-unit-not-on-the-map = Tej jednostki nie ma w grze: { $unit }.
refusal-no-allowance = { $unit } nie ma w tej fazie punktów ruchu.
refusal-moved-already = Ta jednostka już się w tej fazie ruszyła: { $unit }.
refusal-gun-has-acted-twice = { $unit } ma znacznik Ostatni strzał: dwa działania w tej turze gry ma już za sobą.
refusal-gun-has-moved = { $unit } ma już za sobą ruch w tej turze gry: działo rusza się raz, w jakikolwiek sposób.
refusal-no-way-from-here = Żaden sąsiedni heks nie jest otwarty: { $unit } nigdzie nie pójdzie.
refusal-too-far = Nie wystarczy punktów ruchu ({ $place }).
refusal-stopped-by-control = Drogę zamykają wrogie strefy kontroli ({ $place }).
refusal-enemy-holds-the-hex = Stoi tam wroga jednostka, nikt tam nie wejdzie ({ $place }).
refusal-border-is-closed = Jednostki US nie przekraczają granicy Kambodży, a to już za nią ({ $place }).
refusal-motorised-need-a-road = Zmotoryzowani tam nie wjadą ({ $place }): teren jest dla nich zamknięty, a żadna droga tam nie prowadzi.
refusal-motorised-leave-by-road = Poza drogami zmotoryzowani nie wjeżdżają na zamknięty dla nich teren ani go nie opuszczają, a z ich heksu żadna droga tam nie prowadzi ({ $place }).
refusal-box-not-reached-from-here = Ten ruch tam nie prowadzi ({ $place }): na pole wchodzi tylko PAVN, z jego heksów na krawędzi mapy albo z pola obok.
refusal-lies-in-wait = { $unit } czeka w zasadzce: bez ruchu i ataku przed swoją turą, chyba że wróg podejdzie blisko.
refusal-confined = { $unit } w tym scenariuszu nie opuszcza swojego heksu.
refusal-no-stack-there = Ruszyć się może najwyżej jedna jednostka: nie ma stosu do ruchu ({ $place }).
refusal-cannot-lead-that-unit = Dowódca nie może przejść do jednostki { $unit }: musi to być jednostka z jego heksu, którą wolno mu prowadzić, i ani ona, ani jego obecna nie mogła się ruszyć.
refusal-no-lift = Śmigłowce tego nie zrobią: przerzucają w fazie kilka amerykańskich kompanii i baterii, z Camp Holloway, na odpowiedni teren z dala od wroga.
refusal-no-exit = { $unit } nie może teraz zejść tędy z mapy: scenariusz mówi, kto może, z których heksów i od której tury.

## Odmowy: zapowiedź walk

refusal-no-enemy-there = Nie ma tam wrogiej jednostki ({ $place }).
refusal-nobody-can-attack = Żadna jednostka obok nie może tak atakować ({ $place }).
refusal-declared-already = Ten sposób ataku jest już rozstrzygnięty ({ $place }).
refusal-given-up-already = W tej fazie zrezygnowano już z takiego ataku ({ $place }).
refusal-no-maneuver-there = Tego heksu nie można atakować w walce manewrowej.
refusal-not-adjacent = { $unit } nie stoi obok atakowanego heksu.
refusal-attacks-already = { $unit } bierze już udział w ataku.
refusal-fatigued-does-not-attack = Zmęczona jednostka nie atakuje: { $unit }.
refusal-artillery-does-not-attack = { $unit } to artyleria, a z artylerii atakują tylko moździerze.
refusal-advanced-already = Kto wszedł na heks po odmowie walki, w tej turze gracza już nie atakuje: { $unit }.
refusal-could-not-enter = { $unit } nie może wejść na ten heks: zamyka go teren, granica albo wróg.
refusal-four-points-assault = { $unit } to już za dużo: szturmowałoby więcej niż cztery punkty stosu ({ $target }).
refusal-four-points-maneuver = { $unit } to już za dużo: z tego heksu manewrowałoby więcej niż cztery punkty stosu.
refusal-no-strength-alone = { $unit } nie ma siły ataku: atakuje tylko razem z jednostką z tego heksu, która ją ma.
refusal-odds-too-low = Atak { $attack } przeciw obronie { $defence } to mniej niż 1 do 3.
refusal-nobody-chosen = Do tego ataku nikt jeszcze nie jest wybrany.
refusal-attack-stands = Wybrane jednostki wystarczają do ataku: nie można już z niego zrezygnować.

## Odmowy: ostrzał

refusal-bombarded-already = Ostrzał jest już zapowiedziany, a heks ostrzeliwuje się w fazie raz ({ $place }).
refusal-bombardment-given-up = W tej fazie zrezygnowano z ostrzału tego heksu ({ $place }).
refusal-nothing-reaches = Nic, co może jeszcze strzelać, tam nie sięga ({ $place }).
refusal-no-b-52 = W tej turze nie ma B-52.
refusal-friends-near = Własne jednostki są za blisko na nalot B-52 ({ $place }).
refusal-not-your-gun = To nie jest twoja jednostka na mapie: { $unit }.
refusal-no-gun = { $unit } to nie artyleria, nie prowadzi ostrzału.
refusal-gun-fatigued = Zmęczona artyleria nie strzela: { $unit }.
refusal-gun-fires-already = { $unit } już strzela w tej fazie lub tym kroku.
refusal-out-of-range = Poza zasięgiem: { $unit } tam nie sięga ({ $target }).
refusal-too-near = Cel jest za blisko ({ $target }): { $unit } nie strzela na tak małą odległość.
refusal-fires-for-itself-only = Jednostka atakowana w tej turze strzela tylko dla własnego heksu: { $unit }.
refusal-attacks-itself = { $unit } bierze udział w ataku i nie daje wsparcia.
refusal-two-guns-only = W obronie i we wsparciu PAVN strzela najwyżej dwiema jednostkami artylerii.
refusal-not-so-many-air-points =
    { $air ->
        [0] Nie ma już punktów lotniczych.
        [1] Możesz użyć { $air } punktu lotniczego.
       *[other] Możesz użyć od 1 do { $air } punktów lotniczych.
    }
refusal-no-aircraft = PAVN nie ma lotnictwa.

## Odmowy: odmowa walki i reakcja

refusal-not-a-target = Nie zapowiedziano tam ataku ({ $place }).
refusal-tried-already = Jednostki z tego heksu już próbowały odmówić walki ({ $place }).
refusal-doubly-attacked = Zapowiedziano i manewr, i szturm: nikt tam nie odmawia walki ({ $place }).
refusal-cannot-refuse-immobile = Jedna z jednostek nie może się ruszyć, więc nikt tam nie odmawia walki ({ $place }).
refusal-hospital-does-not-refuse = Stoi tam szpital, a on nigdy się nie wycofuje, więc nikt tam nie odmawia walki ({ $place }).
refusal-arvn-does-not-refuse = Jednostki ARVN odmawiają walki tylko z Truongiem, a jego tam nie ma ({ $place }).
refusal-americans-stand-here = Amerykanie nie odmawiają tam walki ({ $place }): to lądowisko operacyjne, miasto, baza amerykańska albo heks sztabu brygady.
refusal-nobody-refuses-in-a-camp = W obozie nikt nie odmawia walki, a to jest obóz ({ $place }).
refusal-nowhere-to-go = Jedna z jednostek nie ma dokąd się cofnąć, więc nikt tam nie odmawia walki ({ $place }).
refusal-no-refuge-there = { $unit } nie może się tam cofnąć ({ $place }): heks jest zamknięty, pełny, atakowany albo we wrogiej strefie kontroli.
refusal-no-room-to-refuse = Nie wszyscy, którzy mieliby się cofnąć, się zmieszczą: heks mieści cztery punkty stosu.
refusal-refuge-under-attack = { $unit } nie może się tam cofnąć ({ $place }): na ten heks zadeklarowano atak.
refusal-target-itself = Atakowana jednostka nie reaguje gdzie indziej: { $unit }.
refusal-has-refused = Kto właśnie odmówił walki, nie reaguje: { $unit }.
refusal-fatigued-does-not-react = Zmęczona jednostka nie reaguje: { $unit }.
refusal-no-room-to-react = { $unit } się tam nie zmieści ({ $place }): heks mieści cztery punkty stosu.
refusal-cannot-react-immobile = { $unit } nie może się ruszyć i nie reaguje.
refusal-one-attempt = Jest jedna próba na heks i na jednostkę i już ją wykorzystano.

## Odmowy: walka

refusal-nobody-there-to-assault = Nikt nie może stamtąd szturmować: { $place } → { $target }.
refusal-broken-arrow-used = Broken Arrow już w tej grze wezwano.
refusal-not-involved = { $unit } nie bierze w tym udziału.
refusal-counted-already = { $unit } już walczy.
refusal-four-points-defend = { $unit } to już za dużo: walczyłoby więcej niż cztery punkty stosu ({ $place }).
refusal-delta-does-not-lead = { $unit } nie staje na czele ataku, w którym biorą udział inni niż CIDG.
refusal-cidg-does-not-lead = { $unit } nie staje na czele ataku, w którym biorą udział inni niż DELTA.
refusal-headquarters-does-not-lead = { $unit } to sztab, traci się go na końcu: staje na czele, tylko gdy nie może nikt inny.
refusal-hospital-does-not-lead = Szpital traci się późno: staje na czele, tylko gdy prócz sztabów nie ma nikogo innego.
refusal-brigade-hq-does-not-lead = Sztab brygady traci się na końcu: staje na czele, tylko gdy nie może nikt inny.
refusal-lead-loses-first = Pierwszy stopień traci jednostka czołowa, a { $unit } nią nie jest.
refusal-americans-share-losses = { $unit } nie może zginąć, póki inna amerykańska jednostka w tej walce jest w pełnej sile: najpierw traci tamta.
refusal-headquarters-last = { $unit } to sztab, ponosi stratę, dopiero gdy nie ma nikogo innego.
refusal-hospital-late = Szpital ponosi stratę, dopiero gdy prócz sztabów nie ma nikogo innego.
refusal-brigade-hq-last = Sztab brygady ponosi stratę, dopiero gdy nie ma nikogo innego.
refusal-tired-before = { $unit } nie może dostać tego zmęczenia: ma je sprzed walki albo nie bierze w niej udziału.
refusal-lead-tires-first = Najpierw męczy się jednostka czołowa, a { $unit } nią nie jest.
refusal-cannot-stand = Nikt nie utrzyma tam pozycji ({ $place }): trzeba WOT 2 lub większej w obronie albo lądowiska operacyjnego.
refusal-retreat-closed = { $unit } nie może się tam wycofać ({ $place }): heks zamyka teren, wróg albo granica.
refusal-retreat-no-room = { $unit } nie może się tam wycofać ({ $place }): heks jest pełny, mieści cztery punkty stosu.
refusal-retreat-controlled = { $unit } nie może się tam wycofać ({ $place }): heks albo drogę obejmuje wroga strefa kontroli, a nie stoi tam nikt swój.
refusal-retreat-attacked = { $unit } nie może się tam wycofać ({ $place }): ten heks albo heks po drodze jest atakowany w tej turze gracza.
refusal-retreat-wrong-distance = { $unit } nie może się tam wycofać ({ $place }): cofa się { $hexes ->
    [one] o jeden heks, nie więcej i nie mniej
    [few] o { $hexes } heksy i staje tak samo daleko od atakowanego heksu
   *[many] o { $hexes } heksów i staje tak samo daleko od atakowanego heksu
}.
refusal-no-room-to-advance = { $unit } się tam nie zmieści: heks mieści cztery punkty stosu.
refusal-assault-units-first = Najpierw wchodzą ci, którzy mieli szturmować ({ $target }).
refusal-must-advance = Jednostka, która miała szturmować, jeszcze nie weszła, a musi ({ $target }).
refusal-one-hex-only = Wejście sięga jednego heksu: wróg nie wycofał się o dwa.
refusal-second-hex-closed = { $unit } nie może iść dalej ({ $target } → { $place }): heks nie sąsiaduje albo na pierwszym jest wroga strefa kontroli.

## Zdarzenia: tury, odpoczynek, przybycia

event-turn-begins = Tura { $turn }.
event-player-turn = Tura gracza: { short-side }.
event-air-points =
    { short-side }: w tej turze { $number ->
        [one] { $number } punkt lotniczy.
        [few] { $number } punkty lotnicze.
        [many] { $number } punktów lotniczych.
       *[other] { $number } punktu lotniczego.
    }
event-air-given =
    { short-side }: w tej turze { $number ->
        [one] { $number } punkt lotniczy.
        [few] { $number } punkty lotnicze.
        [many] { $number } punktów lotniczych.
       *[other] { $number } punktu lotniczego.
    }
event-air-points-hidden = { short-side }: liczba punktów lotniczych w tej turze pozostaje tajna.
event-recovered = Koniec zmęczenia: { $unit } ({ $place }).
event-still-tired = Zmęczenie trwa: { $unit } ({ $place }), kość { $die }, WS { $value }.
event-hq-returns = { $unit } wraca jako sztab zastępczy ({ $place }).
event-replaced = { short-side }, uzupełnienie: { $unit } ({ $place }).
event-arrived = { short-side }, posiłki, { $place }: { $units }.
event-landing-test = { $unit } ląduje pod ogniem ({ $place }): kość { $die }{ signed-modifier }, WS { $value }.

## Zdarzenia: ruch

event-move-made =
    { short-side }, { $origin } → { $place }: { $units } ({ $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }).
event-left-map = { short-side }, zejście z mapy, { $place }: { $units }.
event-lifted = { $unit } przylatuje śmigłowcem ({ $place }).
event-withdrawn = { $unit } schodzi z mapy ({ $place }).
event-supply-arrived = Zaopatrzenie dociera na miejsce ({ $place }).
event-sprung = { short-side }: wróg podszedł blisko, jednostki w zasadzce mogą się ruszać.

## Zdarzenia: przed walką

event-declared =
    { $combat_id ->
        [maneuver] { short-side }, walka manewrowa, { $target }: { $units }.
       *[assault] { short-side }, szturm, { $target }: { $units }.
    }
event-refusal = Odmowa walki, { $target }: { $unit }, kość { $die }, modyfikatory { $modifiers }, WS { $value }.
event-refused = Walki odmówiono: { $target } → { $place }.
event-not-refused = Odmowa walki się nie udaje ({ $target }).
event-reaction = { $unit } próbuje zareagować ({ $target }): kość { $die }, WS { $value }.
event-reacted = { $unit } reaguje ({ $target }).
event-advanced = { short-side }, wejście, { $place }: { $units }.
event-coordinated = Atak w pełni skoordynowany, bez rzutu ({ $target }).
event-coordination-roll = Koordynacja ataku, { $target }: kość { $die } przeciw { $value }, { $result }.
event-frontal-from = Szturm czołowy: { $place } → { $target }.
event-broken-arrow =
    Broken Arrow! Kość { $die }: { $number ->
        [one] { $number } punkt lotniczy na tę walkę.
        [few] { $number } punkty lotnicze na tę walkę.
        [many] { $number } punktów lotniczych na tę walkę.
       *[other] { $number } punktu lotniczego na tę walkę.
    }

## Zdarzenia: ostrzał

event-fired =
    { $fire_id ->
        [offensive] { short-side }, ostrzał ofensywny, { $target }
        [defensive] { short-side }, ostrzał obronny, { $target }
       *[support] { short-side }, wsparcie, { $target }
    }: artyleria { $units }{ $air ->
        [0] {""}
        [one] , { $air } punkt lotniczy
        [few] , { $air } punkty lotnicze
        [many] , { $air } punktów lotniczych
       *[other] , { $air } punktu lotniczego
    }.
event-bombed = Nalot B-52, { $target }: siła { $number }.
event-air-defence = Ogień przeciwlotniczy, { $target }: kość { $die }.
event-air-damage =
    Samoloty trafione, kość { $die }: { $number ->
        [0] bez straty punktów lotniczych.
        [one] o { $number } punkt lotniczy mniej.
        [few] o { $number } punkty lotnicze mniej.
        [many] o { $number } punktów lotniczych mniej.
       *[other] o { $number } punktu lotniczego mniej.
    }{ $lost ->
        [0] {""}
       *[other] {" "}Na dobre zniszczone: { $lost }.
    }
event-bombardment-roll =
    { $fire_id ->
        [offensive] { short-side }, ostrzał ofensywny, { $target }
        [defensive] { short-side }, ostrzał obronny, { $target }
       *[support] { short-side }, wsparcie, { $target }
    }: siła { $strength }, kość { $die }, modyfikatory { $modifiers }. Wynik: { $number }{ $tired ->
        [0] {""}
       *[other] F
    }.
event-town-hit = Ostrzelane zostaje miasto ({ $target }).

## Zdarzenia: walka

event-leads =
    Jednostki czołowe: { $attacker } w ataku, { $defender } w obronie. { $shift ->
        [-3] Trzy kolumny w lewo.
        [-2] Dwie kolumny w lewo.
        [-1] O kolumnę w lewo.
        [0] Bez przesunięcia.
        [1] O kolumnę w prawo.
        [2] Dwie kolumny w prawo.
        [3] Trzy kolumny w prawo.
       *[other] Kolumny w prawo: { $shift }.
    }
event-maneuver-roll = Walka manewrowa, { $target }: atak { $attack }, obrona { $defence }, kolumna { $odds }. Kość { $die }, modyfikatory { $modifiers }. Wynik: { $result }.
event-assault-roll =
    { short-side }, szturm, { $target }: siła { $strength }, kość { $die }, modyfikatory { $modifiers }. { $steps ->
        [0] Wróg nic nie traci.
        [one] Wróg traci { $steps } stopień.
        [few] Wróg traci { $steps } stopnie.
        [many] Wróg traci { $steps } stopni.
       *[other] Wróg traci { $steps } stopnia.
    }
event-assault-test = Test przed drugą rundą, { $unit }: kość { $die }{ signed-modifier }, WS { $value }.
event-overrun = Nikt nie może się tam bronić: wszystkie jednostki giną ({ $target }).
event-step-lost = { $unit } traci stopień ({ $place }).
event-eliminated = Eliminacja: { $unit } ({ $place }).
event-tired = Zmęczenie: { $unit } ({ $place }).
event-leader-lost = { $unit } nie ma już z kim iść i znika z gry.
event-leader-joins = { $unit } nie ma już swoich w tym heksie i dołącza do jednostki { $host } ({ $place }).
event-stood = { short-side }: jednostki utrzymują pozycję ({ $place }).
event-trapped = { short-side }: jednostki bez drogi odwrotu płacą za to ({ $place }).
event-retreated = { $unit } wycofuje się: { $origin } → { $place }.
event-night-ambush =
    Nocna zasadzka, { $target }: siła { $strength }, kość { $die }{ signed-modifier }. { $steps ->
        [0] Nikt nic nie traci.
        [one] Przepada { $steps } stopień.
        [few] Przepadają { $steps } stopnie.
        [many] Przepada { $steps } stopni.
       *[other] Przepada { $steps } stopnia.
    }

## Zdarzenia: zwycięstwo

event-points =
    { short-side }: { $number ->
        [one] { $number } punkt zwycięstwa
        [few] { $number } punkty zwycięstwa
        [many] { $number } punktów zwycięstwa
       *[other] { $number } punktu zwycięstwa
    } ({ $reason }).
event-captured = { short-side }, zdobyty cel: { $place }.
