### Utracona dolina: to, co mówi się podczas gry: pytania, wybory, odmowy, zdarzenia, składniki sum. Terminy: zob. names.ftl.

## Liczby z własnym znakiem, wewnątrz innych zdań

signed-number =
    { $number ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
       *[other] +{ $number }
    }
signed-drm =
    { $drm ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $drm }
    }
signed-french =
    { $french ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $french }
    }
signed-vm =
    { $vm ->
        [-1] −1
        [-2] −2
        [-3] −3
        [0] 0
       *[other] +{ $vm }
    }
plain-total =
    { $total ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
        [-17] −17
        [-18] −18
       *[other] { $total }
    }
plain-worth =
    { $worth ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
       *[other] { $worth }
    }

## Dni tury

turn-days =
    { $turn ->
        [1] { turn-1 }
        [2] { turn-2 }
        [3] { turn-3 }
        [4] { turn-4 }
        [5] { turn-5 }
        [6] { turn-6 }
        [7] { turn-7 }
        [8] { turn-8 }
        [9] { turn-9 }
        [10] { turn-10 }, { monsoon }
        [11] { turn-11 }, { monsoon }
        [12] { turn-12 }, { monsoon }
        [13] { turn-13 }, { monsoon }
        [14] { turn-14 }, { monsoon }
        [15] { turn-15 }
       *[16] { turn-16 }
    }

## Dlaczego zmienia się tor, wydano punkt albo wybrano cel

why-isabelle-encircled = Isabelle okrążona
why-isabelle-freed = koniec okrążenia Isabelle
why-cr-lost = utrata ośrodka
why-cr-regained = odzyskany ośrodek
why-card = karta wydarzenia
why-rationing = racjonowanie
why-boosting = zasoby za morale
why-withdrawal = opuszczony ośrodek
why-casualties = ciężkie straty Viet Minhu
why-supply = rzut na zasoby
why-artillery = wsparcie artylerii
why-movement = ruch
why-assault = francuskie szturmy
why-works = prace fortyfikacyjne
why-repair = naprawa pasa startowego
why-only-target = jedyny w zasięgu
why-weakest-works = najniższe umocnienia
why-weakest-defence = najmniejsza suma obrony i umocnień
why-lowest-morale = najmniejsza suma morale
why-by-die = zdecydowała kość

## Składniki sum

tally-dice = rzut
tally-sitrep = SITREP
tally-card = karta wydarzenia
tally-morale = morale
tally-defence = obrona
tally-assault = szturm
tally-armour = czołgi
tally-artillery = wsparcie artylerii
tally-close-air = CAS
tally-asp = punkty wsparcia lotniczego
tally-aaa = OPL Viet Minhu
tally-fortifications = umocnienia
tally-encircled = okrążenie
tally-strength = dywizja
tally-half-strength = połowa siły lub mniej
tally-vm-crs = zdobyte ośrodki
tally-airstrip = pas startowy
tally-drop-zones = stracone zrzutowiska
tally-isabelle = Isabelle okrążona lub stracona
tally-quiet = żaden ośrodek nie był szturmowany
tally-rationing = racjonowanie
tally-delay = odłożone posiłki
tally-resources = punkt zasobów

## Karty wydarzeń

prompt-keep-or-play = { $card }, dobrana karta rezerwy: zatrzymaj ją albo zagraj.
    .help = Zatrzymaną na ręce zagrasz w późniejszej turze, w jej fazie i pod jej warunkiem. Zatrzymana czy zagrana, punkty akcji daje teraz.
choice-keep-or-play-keep = Zatrzymaj na ręce: { $card }
choice-keep-or-play-play = Zagraj w tej turze: { $card }

prompt-take-event = { $card }: przyjmij wydarzenie albo z niego zrezygnuj.
    .help = Możesz to wydarzenie przyjąć albo nie. Jeśli zrezygnujesz, nic się nie dzieje; punkty akcji z karty i tak są twoje.
choice-take-event-decline = Zrezygnuj z wydarzenia: nic się nie dzieje
choice-take-event-take = Przyjmij wydarzenie: { $card }

prompt-play-reserve = Zagraj w tej fazie kartę rezerwy albo zaczekaj.
    .help = Jedna karta rezerwy na turę, w fazie, którą podaje, i pod jej warunkiem. Liczy się tylko jej wydarzenie: punkty akcji daje karta dobrana.
choice-play-reserve-pass = Nie zagrywaj teraz karty rezerwy
choice-play-reserve-play = Zagraj z ręki: { $card }

prompt-discard-reserve = Karty rezerwy na ręce: { $number }, limit { $most }. Odrzuć nadmiar, a jeśli chcesz, więcej.
    .help = Limit to jedna karta rezerwy na każde cztery ośrodki pod kontrolą Francuzów, zaokrąglając w górę. Możesz odrzucić dowolne; drugiej okazji w tej turze nie będzie.
choice-discard-reserve-done =
    { $number ->
        [one] Zatrzymaj kartę na ręce
        [few] Zatrzymaj { $number } karty
       *[many] Zatrzymaj { $number } kart
    }
choice-discard-reserve-discard = Odrzuć: { $card }

prompt-choose-division = Wybierz dywizję, która traci siłę ({ signed-number }).
    .help = Cios spada na jedną dywizję, którą wybierzesz. Przy sile 8 lub mniejszej jest zachwiana i musi rzucać, żeby być aktywna.
choice-choose-division-strike = { $division }, siła { $level }: { signed-number }

prompt-choose-works = Wybierz ośrodki do umocnienia, każdy +{ $amount }. Zostało do wyboru: { $number }.
    .help = Różne ośrodki pod kontrolą Francuzów, na froncie lub na tyłach, za darmo. Nic nie przekracza poziomu 4.
choice-choose-works-done = Nie umacniaj więcej
choice-choose-works-raise = { $place }: umocnienia +{ $amount }

prompt-place-card-unit = { $unit }: wybierz miejsce dla jednostki.
    .help = Tylko ośrodki, które wymienia karta: pod kontrolą Francuzów, nieokrążone i z wolnym miejscem. Jednostka przybywa aktywna.
choice-place-card-unit-place = { $place }: staje tam { $unit }

prompt-restore-unit = Wybierz zredukowany batalion, który wróci do pełnego stanu.
    .help = Musi stać w nieokrążonym ośrodku pod kontrolą Francuzów, w którym zmieści się jeszcze jeden stopień.
choice-restore-unit-restore = Pełny stan: { $unit }

prompt-exhaust-unit = Wybierz batalion spadochronowy, który uderzy na działa przeciwlotnicze.
    .help = Dowolny aktywny batalion spadochronowy. Do końca tury jest użyty: ani ruchu, ani szturmu, ani wypadu; nadal się broni.
choice-exhaust-unit-use = Wyślij { $unit }: batalion staje się użyty

prompt-delay-unit = Wybierz jednostkę, która przybędzie turę później.
    .help = Karta zatrzymuje jedną z jednostek przewidzianych na tę turę. Do rzutu na zasoby nic to nie daje.
choice-delay-unit-delay = Zatrzymaj: { $unit }

prompt-use-card = { $place }: użyj karty przy tym rzucie albo zachowaj ją na inny.
    .help = Jej modyfikator liczy się przy jednym rzucie tej tury, który wybierzesz. Niewykorzystany przepada z końcem tury.
choice-use-card-pass = Bez karty przy tym rzucie
choice-use-card-use = Użyj przy tym rzucie: { $card }

## Wsparcie lotnicze

prompt-plan-sead =
    { $rolls ->
        [0] SEAD: zaplanuj naloty na działa przeciwlotnicze.
       *[other] SEAD: zaplanowane rzuty: { $rolls }, punkty na nich: { $points }.
    } Zostało punktów wsparcia lotniczego: { $left }.
    .help = Każdy rzut: dwie kości, modyfikator OPL, +1 za każdy punkt na nim; 8 lub więcej obniża OPL o 1. Wszystkie zaplanowane rzuty wykonuje się razem. Na SEAD idą najwyżej 4 punkty na turę; reszta zostaje na DAS i CAS.
choice-plan-sead-done =
    { $rolls ->
        [0] Bez SEAD
        [one] Leć na SEAD: wykonaj rzut
        [few] Leć na SEAD: wykonaj { $rolls } rzuty
       *[many] Leć na SEAD: wykonaj { $rolls } rzutów
    }
choice-plan-sead-fly =
    { $number ->
        [one] Zaplanuj rzut: { $number } punkt, +{ $number }
        [few] Zaplanuj rzut: { $number } punkty, +{ $number }
       *[many] Zaplanuj rzut: { $number } punktów, +{ $number }
    }

prompt-plan-das =
    { $points ->
        [0] DAS: zaplanuj naloty na dywizje.
       *[other] DAS: zaplanowane punkty: { $points }.
    } Zostało punktów wsparcia lotniczego: { $left }.
    .help = Jeden rzut na każdą atakowaną dywizję: dwie kości, modyfikator OPL, +1 za każdy punkt na nią; 8 lub więcej kosztuje ją 1 punkt siły. Na DAS idą najwyżej 4 punkty na turę; reszta zostaje na CAS.
choice-plan-das-done =
    { $points ->
        [0] Bez DAS
       *[other] Leć na DAS: wykonaj rzuty
    }
choice-plan-das-strike =
    { $number ->
        [one] { $division }, siła { $level }: { $number } punkt, +{ $number }
        [few] { $division }, siła { $level }: { $number } punkty, +{ $number }
       *[many] { $division }, siła { $level }: { $number } punktów, +{ $number }
    }

prompt-commit-air = { $place }: wyślij samoloty do tej walki. Zostało punktów wsparcia lotniczego: { $left }.
    .help = Każdy punkt daje +1 do rzutu na ten szturm. Na CAS idą najwyżej 4 punkty na turę, a punkty niewydane w tej turze przepadają.
choice-commit-air-commit =
    { $number ->
        [0] { $place }: bez samolotów
        [one] { $place }: { $number } punkt, +{ $number } do rzutu
        [few] { $place }: { $number } punkty, +{ $number } do rzutu
       *[many] { $place }: { $number } punktów, +{ $number } do rzutu
    }

## Zasoby i morale obozu

prompt-ration = Racjonuj przed rzutem na zasoby: do 3 punktów morale obozu. Morale obozu { $level }, punkty zasobów { $resources }.
    .help = Każdy wydany punkt morale obozu daje +1 do rzutu na zasoby w tej turze. Ostatniego punktu nie można wydać.
choice-ration-ration =
    { $number ->
        [0] Nie racjonuj
       *[other] Racjonuj: morale obozu −{ $number }, rzut na zasoby +{ $number }
    }

prompt-delay-arrival = Przybywają posiłki: wpuść wszystkie albo odłóż jedną jednostkę za +1 do rzutu na zasoby.
    .help = Jedna jednostka przewidziana na tę turę może poczekać do następnej. Jej samoloty przywożą wtedy zaopatrzenie.
choice-delay-arrival-none = Niczego nie odkładaj
choice-delay-arrival-delay = Odłóż do następnej tury: { $unit }, rzut na zasoby +1

prompt-boost-morale = Zamień zasoby na morale obozu: do 3 punktów. Morale obozu { $level }, punkty zasobów { $resources }.
    .help = Każdy punkt zasobów daje jeden punkt morale obozu, nigdy powyżej 20. Ostatniego punktu zasobów nie można wydać. Oba tory liczą się do SITREP.
choice-boost-morale-boost =
    { $number ->
        [0] Zostaw morale obozu bez zmian
       *[other] Punkty zasobów −{ $number }, morale obozu +{ $number }
    }

## Wsparcie artylerii

prompt-commit-guns =
    { $number ->
        [0] { $place }: wybierz artylerię, która wesprze tę walkę.
       *[other] { $place }, wspierają: { $picked }. Dodaj następną albo skończ.
    } { $rp ->
        [0] Więcej to nie kosztuje.
       *[other] { $ap ->
            [0] Cena: { $rp } punkt zasobów, raz na fazę.
           *[other] Cena: { $ap } punkt akcji i { $rp } punkt zasobów, raz za wszystkie szturmy tury.
        }
    }
    .help = Aktywna artyleria z tego samego lub sąsiedniego podsektora. Przeciw szturmowi Viet Minhu dodaje swoją obronę, przy twoim szturmie lub wypadzie swój współczynnik szturmu. Potem jest użyta, a ogień kontrbateryjny może ją zdezorganizować.
choice-commit-guns-done =
    { $number ->
        [0] Bez artylerii
       *[other] Nie dodawaj więcej artylerii
    }
choice-commit-guns-add = { $place }: wspiera { $unit }

## Straty i odwroty

prompt-reroll-casualties = { $place }, straty Viet Minhu: kość { $die }, modyfikator { signed-drm }. Zachowaj kość albo ją przerzuć.
    .help = 1 GAACEO w obronie albo czołgi w twoim szturmie dają jeden przerzut; liczy się druga kość. W tabeli liczba to utracona siła, R znaczy odparty, +1CM to jeden punkt morale obozu.
choice-reroll-casualties-keep = Zachowaj kość: { $die }
choice-reroll-casualties-reroll = Przerzuć: liczy się nowa kość

prompt-choose-loss = Trzeba stracić stopień: wybierz jednostkę.
    .help = Najpierw traci piechota: o najwyższym morale, potem o największej liczbie stopni. Te jednostki są równe, więc wybierasz. Pełny batalion zostaje zredukowany, każda inna jednostka wyeliminowana.
choice-choose-loss-lose = Traci stopień: { $unit }

prompt-retreat-to = { $unit } nie zdaje testu morale i opuszcza { $here }: wybierz, dokąd się wycofa.
    .help = Do sąsiedniego nieokrążonego ośrodka pod kontrolą Francuzów. Jeśli jednostka nie zmieści się tam w limicie, zostaje wyeliminowana albo zredukowana.
choice-retreat-to-to = { $here } → { $place }: { $unit }

prompt-overstacked =
    { $place }: przekroczony limit. Za dużo: { $assets ->
        [0] { excess-steps }.
       *[other] { $steps ->
            [0] { excess-assets }.
           *[other] { excess-steps }, { excess-assets }.
        }
    } Wybierz, kto odpada.
    .help = Każdy ośrodek ma limit stopni piechoty i limit jednostek wsparcia. Nadmiar zostaje wyeliminowany; pełny batalion można zamiast tego zredukować o stopień.
excess-steps =
    { $steps ->
        [one] { $steps } stopień piechoty
        [few] { $steps } stopnie piechoty
       *[many] { $steps } stopni piechoty
    }
excess-assets =
    { $assets ->
        [one] { $assets } jednostka wsparcia
        [few] { $assets } jednostki wsparcia
       *[many] { $assets } jednostek wsparcia
    }
choice-overstacked-eliminate = Wyeliminuj: { $unit }
choice-overstacked-reduce = Zredukuj o stopień: { $unit }

## Posiłki

prompt-land = Przybywa { $unit }: wybierz, gdzie ląduje.
    .help = Na francuskim zrzutowisku albo w Huguette, póki jest francuska. Jednostka, która na koniec tury jest jeszcze na zrzutowisku, przepada: zachowaj punkt akcji, żeby ją stamtąd ruszyć.
choice-land-land = Ląduje { $unit }: { $place }

prompt-raise-battalion = Utwórz batalion marszowy. Bataliony na polu niedobitków: { $number }, wolne żetony: { $left }.
    .help = Każdy batalion z pola niedobitków można wykorzystać na jeden jednostopniowy batalion marszowy, aktywny, w nieokrążonym ośrodku pod kontrolą Francuzów, w którym jest miejsce. Na mapie są najwyżej cztery.
choice-raise-battalion-done = Nie twórz teraz batalionu
choice-raise-battalion-raise = { $place }: utwórz batalion marszowy

## Ruch

prompt-move-which =
    { $paid ->
        [0] Ruch: wybierz jednostkę. Pierwszy ruch kosztuje 1 punkt akcji za wszystkie; masz: { $left }.
       *[other] Ruch: wybierz jednostkę. Więcej to nie kosztuje; ruszyło się jednostek: { $number }.
    }
    .help = Każda aktywna jednostka rusza się raz po czarnych liniach: piechota o dwa ośrodki, czołgi o dowolną liczbę, 1 GAACEO o jeden, artyleria o jeden i tylko gdy wszystkie dywizje są nieaktywne. Do Isabelle i z niej piechota idzie tylko o jeden ośrodek. Ośrodek pozostawiony bez piechoty i czołgów kosztuje 1 punkt morale obozu.
choice-move-which-done =
    { $number ->
        [0] Nikogo nie ruszaj
       *[other] Zakończ ruch
    }
choice-move-which-move = Rusza się { $unit } ({ $place })

prompt-move-to = { $unit }, { $here }: wybierz, dokąd iść.
    .help = Przez ośrodki pod kontrolą Francuzów; ziemia niczyja kończy ruch. Do ośrodka pod kontrolą Viet Minhu się nie wchodzi, a okrążony jest zamknięty w obie strony. Limity sprawdza się na koniec fazy.
choice-move-to-to = { $here } → { $place }

## Francuskie szturmy

prompt-assault-which =
    { $paid ->
        [0] Francuskie szturmy: wybierz ośrodek do odzyskania. Pierwszy szturm kosztuje 1 punkt akcji za wszystkie; masz: { $left }.
       *[other] Francuskie szturmy: wybierz następny ośrodek do odzyskania. Punktu akcji już to nie kosztuje.
    }
    .help = Ośrodki pod kontrolą Viet Minhu sąsiadujące z twoją aktywną piechotą lub czołgami, każdy raz na turę. Przeciw tobie liczy się siła dywizji, która trzyma ośrodek, i jeszcze 1 za jego umocnienia.
choice-assault-which-done = Nie szturmuj więcej
choice-assault-which-assault = Szturm: { $place }

prompt-pick-assaulters =
    { $number ->
        [0] { $place }: wybierz jednostki do szturmu, najwyżej 6 stopni piechoty.
       *[other] { $place }, szturm { plain-worth }: { $picked }. Stopnie piechoty: { $steps } z 6. Dodaj następną albo ruszaj.
    }
    .help = Aktywna piechota i czołgi z sąsiednich ośrodków pod kontrolą Francuzów, także okrążonych. Potem wszystkie są użyte. Gdy są czołgi, możesz przerzucić kość strat Viet Minhu.
choice-pick-assaulters-done =
    { $number ->
        [0] Ruszaj do szturmu: { $place }
       *[other] Ruszaj do szturmu: { $place }, szturm { plain-worth }
    }
choice-pick-assaulters-add = Dodaj: { $unit }

prompt-exploit =
    { $number ->
        [0] { $place }: ośrodek jest wolny. Wybierz, kto wchodzi.
       *[other] { $place }: weszło jednostek: { $number }. Wybierz, kto jeszcze wchodzi.
    }
    .help = Jednostki szturmujące oraz aktywna piechota i czołgi z sąsiednich ośrodków pod kontrolą Francuzów, w granicach limitu; kończą jako użyte. Jeśli nikt nie wejdzie, ośrodek staje się ziemią niczyją i nic nie oddaje.
choice-exploit-done =
    { $number ->
        [0] Nikt nie wchodzi: { $place } staje się ziemią niczyją
       *[other] Nikt więcej nie wchodzi
    }
choice-exploit-enter = { $place }: wchodzi { $unit }

## Wypady, prace, pas startowy

prompt-raid-which =
    { $paid ->
        [0] Wypady: wybierz ośrodek na froncie. 1 punkt akcji otwiera wypady, prace i naprawę pasa startowego; masz: { $left }.
       *[other] Wypady: wybierz następny ośrodek na froncie. Punktu akcji już to nie kosztuje.
    }
    .help = Wypad czyści okopy wokół ośrodka pod kontrolą Francuzów na froncie: jego umocnienia rosną. Jeden wypad na ośrodek i jeden na jednostkę. Przeciw niemu liczy się siła najbliższej dywizji.
choice-raid-which-done = Nie rób więcej wypadów
choice-raid-which-raid = { $place }, umocnienia { $level }: zrób wypad

prompt-pick-raiders =
    { $number ->
        [0] Wypad na rzecz { $place }: wybierz piechotę, najwyżej 4 stopnie, i ewentualnie jedną jednostkę pancerną.
       *[other] Wypad na rzecz { $place }, morale piechoty { plain-worth }: { $picked }. Stopnie piechoty: { $steps } z 4. Dodaj następną albo ruszaj.
    }
    .help = Aktywne jednostki z tego ośrodka lub z sąsiednich pod kontrolą Francuzów. Piechota liczy swoje morale, czołgi swój współczynnik szturmu. Potem wszystkie są użyte i mogą zostać zdezorganizowane albo stracić stopień.
choice-pick-raiders-done =
    { $number ->
        [0] Ruszaj na wypad: { $place }
       *[other] Ruszaj na wypad: morale piechoty { plain-worth }
    }
choice-pick-raiders-add = Dodaj: { $unit }

prompt-work-on =
    { $paid ->
        [0] Prace fortyfikacyjne: wybierz ośrodek na tyłach. 1 punkt akcji otwiera prace i naprawę pasa startowego; masz: { $left }.
       *[other] Prace fortyfikacyjne: wybierz ośrodek na tyłach. Punktu akcji już to nie kosztuje.
    } Każdy ośrodek kosztuje 1 punkt zasobów, a masz { $resources }.
    .help = Jeden poziom na ośrodek, raz na turę, najwyżej do 4; dwa poziomy tam, gdzie jest aktywny 31 BG, który staje się użyty. Na froncie umocnienia podnosi tylko wypad.
choice-work-on-done = Nie prowadź więcej prac
choice-work-on-work-plain = { $place }, umocnienia { $level }: o poziom więcej, 31 BG pozostaje aktywny
choice-work-on-work =
    { $engineers ->
        [0] { $place }, umocnienia { $level }: o poziom więcej
       *[other] { $place }, umocnienia { $level }: o dwa poziomy więcej z 31 BG
    }

prompt-repair-strip =
    Pas startowy jest uszkodzony: spróbuj go naprawić albo zostaw. { $paid ->
        [0] Kosztuje to 1 punkt akcji, a masz { $left }.
       *[other] Punktu akcji już to nie kosztuje.
    } Punkty zasobów: { $resources }.
    .help = Jedna kość i SITREP, +1 za punkt zasobów: 5 lub więcej go naprawia. Jeśli 31 BG jest aktywny w Huguette, nieudaną kość można przerzucić. Uszkodzony pas to −2 do rzutu na zasoby; uszkodzony ponownie, jest zniszczony.
choice-repair-strip-leave = Zostaw uszkodzony
choice-repair-strip-try = Spróbuj naprawić
choice-repair-strip-try-with-rp = Spróbuj z punktem zasobów: +1

prompt-reroll-repair = Naprawa się nie udaje, kość { $die }: pogódź się z tym albo przerzuć z 31 BG.
    .help = 31 BG w Huguette przerzuca raz i staje się użyty; liczy się druga kość.
choice-reroll-repair-keep = Pogódź się: pas pozostaje uszkodzony
choice-reroll-repair-reroll = Przerzuć z 31 BG, który staje się użyty

## Odmowy: karty

refusal-not-in-reserve = { $card }: tej karty nie masz na ręce.
refusal-wrong-phase = { $card }: to nie jej faza, a kartę rezerwy zagrywa się w fazie, którą podaje.
refusal-too-early = { $card }: jej tury jeszcze nie nadeszły.
refusal-too-late = { $card }: jej tury już minęły.
refusal-condition-not-met = { $card }: warunek karty nie jest spełniony.
refusal-one-reserve-a-turn = { $card } musi poczekać: zagrywa się jedną kartę rezerwy na turę, a zatrzymaną w tej turze dopiero w późniejszej.
refusal-too-many-in-reserve = Karty rezerwy na ręce: { $number }, a twoje ośrodki pozwalają na { $most }. Odrzuć najpierw nadmiar.
refusal-cr-not-named = { $place }: tego ośrodka karta nie wymienia.
refusal-not-a-reduced-battalion = { $unit }: tego nie można uzupełnić. Musi to być zredukowany batalion, nieokrążony, w ośrodku z miejscem na jeden stopień.
refusal-not-an-active-para-battalion = { $unit } nie jest aktywnym batalionem spadochronowym, a karta go wymaga.
refusal-no-such-card-in-force = { $card } nie obowiązuje albo jej modyfikator został już użyty.
refusal-card-needs-another-unit = { $place }, { $card }: w tym rzucie nie bierze udziału jednostka, której wymaga karta.

## Odmowy: lotnictwo, zasoby, punkty

refusal-too-few-asp =
    { $left ->
        [0] Nie ma już punktów wsparcia lotniczego.
       *[other] Zostało punktów wsparcia lotniczego: { $left }, więcej nie ma.
    }
refusal-mission-full = Jeden rodzaj misji bierze najwyżej 4 punkty na turę, a zaplanowano już { $points }.
refusal-at-least-one-asp = Nalot wymaga co najmniej jednego punktu wsparcia lotniczego.
refusal-division-struck-already = { $division } ma już swój przydział: jeden rzut DAS na dywizję.
refusal-too-many-asp = { $number } to za dużo: masz { $left }, a CAS bierze najwyżej 4 na turę.
refusal-too-much-rationing = { $number } to za dużo: racjonowanie bierze najwyżej 3 punkty morale obozu na turę.
refusal-too-much-boosting = { $number } to za dużo: na morale obozu zamienia się najwyżej 3 punkty zasobów na turę.
refusal-last-point = Poszedłby ostatni punkt: morale obozu i punkty zasobów muszą wynosić co najmniej 1, inaczej gra jest przegrana.
refusal-morale-at-the-top = Morale obozu wynosi { $level } i nigdy nie przekracza 20: { $number } więcej się nie zmieści.
refusal-unit-not-due = { $unit } nie przybywa w tej turze, więc nie ma czego odkładać.
refusal-no-action-point = Nie ma już punktu akcji, żeby za to zapłacić.

## Odmowy: artyleria, straty, odwroty

refusal-command-post-unmanned = W PC GONO nie ma piechoty: przed końcem ruchu musi tam wejść jednostka.
refusal-no-engineers-there = 31 BG nie jest aktywny w { $place }: nie ma kogo oszczędzać.
refusal-no-active-artillery = { $unit } nie może strzelać: wspiera tylko aktywna artyleria.
refusal-artillery-under-assault = { $unit } stoi w ośrodku szturmowanym w tej fazie i nikogo innego nie wspiera.
refusal-artillery-out-of-range = { $place } jest poza zasięgiem: { $unit } tam nie sięga.
refusal-not-first-in-line = { $unit }: nie ta kolej. Najpierw traci piechota o najwyższym morale, potem o największej liczbie stopni; czołgi na końcu.
refusal-not-in-excess = { $place }: { $unit } nie przekracza limitu. Za dużo jest jednostek innego rodzaju albo najpierw odpadają te, które się wycofały.
refusal-not-reducible = { $unit } nie jest batalionem w pełnym stanie: nie można zredukować, tylko wyeliminować.
refusal-retreat-not-adjacent = { $place } i { $here } nie sąsiadują ze sobą: odwrót prowadzi o jeden ośrodek.
refusal-retreat-not-french = { $place }: ośrodek jest okrążony albo nie jest pod kontrolą Francuzów, nikt się tam nie wycofa.

## Odmowy: miejsca i ruch

refusal-cr-not-french = { $place } nie jest pod kontrolą Francuzów.
refusal-cr-encircled = { $place }: ośrodek jest okrążony, nikt tam nie wejdzie.
refusal-no-room-in-cr = { $place }: ośrodek jest pełny, ta jednostka nie zmieści się w limicie.
refusal-not-a-drop-zone = { $place }: nie ma tam symbolu spadochronu, nikt tam nie ląduje.
refusal-drop-zone-lost = Nie można lądować: { $place } jest w rękach Viet Minhu.
refusal-unit-not-on-the-map = { $unit }: tej jednostki nie ma na mapie.
refusal-moved-already = { $unit }: ruch w tej fazie już wykonany, a wolno jeden.
refusal-used-units-stay = { $unit }: użyta jednostka nie rusza się w tej turze.
refusal-artillery-never-moves = { $unit } to artyleria, a w tej grze artyleria nigdy się nie rusza.
refusal-artillery-stays-while-divisions-active = { $unit } to artyleria: rusza się tylko wtedy, gdy wszystkie dywizje są nieaktywne.
refusal-command-post-needs-infantry = { $unit } to ostatnia piechota w PC GONO, którego nie wolno zostawić bez piechoty.
refusal-no-way-from-here = { $unit } nie ma drogi z tego miejsca ({ $place }): każda linia prowadzi do wroga, do okrążonego ośrodka albo tam, gdzie tej jednostce nie wolno.
refusal-too-far = { $here } → { $place }: { $unit } nie dotrze tam w jednym ruchu albo drogę zamyka okrążony ośrodek, ziemia niczyja lub ograniczenia wokół Isabelle.
refusal-cr-held-by-viet-minh = { $place } jest pod kontrolą Viet Minhu: można szturmować, nie można wejść ruchem.

## Odmowy: szturmy, wypady, prace

refusal-cr-not-viet-minh = { $place } nie jest pod kontrolą Viet Minhu: nie ma czego szturmować.
refusal-assaulted-already = { $place }: szturm w tej turze już był, a wolno jeden.
refusal-nobody-to-assault-with = { $place }: obok nie ma twojej aktywnej piechoty ani czołgów.
refusal-unit-cannot-assault = { $place }: { $unit } nie może dołączyć. Szturmuje tylko sąsiednia aktywna piechota i czołgi, każda jednostka raz.
refusal-unit-never-assaults = { $unit } nigdy nie szturmuje: na żetonie jest X.
refusal-too-many-steps = { $unit } się nie zmieści: razem szturmuje najwyżej 6 stopni piechoty, a wybrano już { $steps }.
refusal-nobody-picked = { $place }: nie wybrano jeszcze żadnej jednostki, a szturm wymaga co najmniej jednej.
refusal-cannot-enter = { $place }: { $unit } nie może wejść. Wchodzą tylko jednostki szturmujące oraz sąsiednia aktywna piechota i czołgi.
refusal-cr-not-at-the-front = { $place } leży na tyłach: wypad robi się na rzecz ośrodka, który sąsiaduje z ośrodkiem pod kontrolą Viet Minhu albo łączy się z polem startowym.
refusal-raided-already = { $place }: wypad w tej turze już był, a wolno jeden.
refusal-nobody-to-raid-with = { $place }: ani tam, ani obok nie ma aktywnej piechoty.
refusal-unit-cannot-raid = { $place }: { $unit } nie może dołączyć. Na wypad idzie tylko aktywna piechota i czołgi stamtąd lub z sąsiednich ośrodków, każda jednostka raz.
refusal-too-many-raiders = { $unit } się nie zmieści: na wypad idą razem najwyżej 4 stopnie piechoty, a wybrano już { $steps }.
refusal-one-armour-in-a-raid = { $unit } to byłaby druga jednostka pancerna, a na wypad idzie jedna.
refusal-raid-needs-infantry = { $place }: wypad wymaga piechoty, a żadnej nie wybrano.
refusal-cr-at-the-front = { $place } leży na froncie: umocnienia podnosi tam tylko wypad.
refusal-worked-already = { $place }: prace już tam były, a wolno raz na ośrodek.
refusal-works-at-the-top = { $place }: umocnienia mają poziom 4, najwyższy.

## Zdarzenia: tury i karty

event-turn-begins = Tura { $turn }: { turn-days }.
event-better-start = Rozdane karty rezerwy ({ $cards }).
event-card-drawn = { $card }: karta dobrana.
event-event-happens = { $card }: wydarzenie obowiązuje.
event-no-event = { $card }: bez wydarzenia, warunek nie jest spełniony.
event-card-kept = { $card }: karta zatrzymana na ręce.
event-event-declined = { $card }: rezygnacja z wydarzenia.
event-reserve-played = { $card }: karta zagrana z ręki.
event-card-die = { $card }: kość { $die }.
event-card-removed = { $card }: karta usunięta z gry.
event-card-discarded = { $card }: karta odrzucona.
event-reshuffled = { $card }: talia i stos kart odrzuconych zostają przetasowane razem.
event-card-drm-used = { $card } działa przy tym rzucie: { signed-number }.
event-action-points =
    { $saved ->
        [0] { $card } daje { $number ->
            [0] zero punktów akcji.
            [one] { $number } punkt akcji.
            [few] { $number } punkty akcji.
           *[many] { $number } punktów akcji.
        }
       *[other] { $card } daje { $number ->
            [0] zero punktów akcji
            [one] { $number } punkt akcji
            [few] { $number } punkty akcji
           *[many] { $number } punktów akcji
        }, zachowany { $saved }: razem { $total }.
    }
event-action-points-saved = Punkty akcji zachowane na następną turę: { $number }.
event-point-spent =
    { $why_id ->
        [works] 1 punkt akcji (wypady, prace i naprawy): zostało { $left }.
       *[other] 1 punkt akcji ({ $why }): zostało { $left }.
    }

## Zdarzenia: tory

event-morale-moved = Morale obozu { signed-number } ({ $why }): teraz { $level }.
event-resources-moved = Punkty zasobów { signed-number } ({ $why }): teraz { $level }.
event-aaa-moved = OPL Viet Minhu { signed-number }: teraz { $level }.
event-strength-moved = { $division }, siła { signed-number }: teraz { $level }.
event-fortifications-moved = { $place }, umocnienia { signed-number }: teraz { $level }.
event-encircled = { $place }: ośrodek zostaje okrążony.
event-freed = { $place }: ośrodek nie jest już okrążony.

## Zdarzenia: wsparcie lotnicze, pas startowy, zasoby

event-air-rolled =
    Wsparcie lotnicze (kości { $faces }): { $sum } = { plain-total }. { $number ->
        [0] Żadnych punktów wsparcia lotniczego.
        [one] { $number } punkt wsparcia lotniczego.
        [few] { $number } punkty wsparcia lotniczego.
       *[many] { $number } punktów wsparcia lotniczego.
    }
event-no-air = W tej turze nie ma wsparcia lotniczego.
event-sead-rolled =
    SEAD (kości { $faces }): { $sum }. { $hit ->
        [0] Mniej niż 8: bez skutku.
       *[other] 8 lub więcej: OPL Viet Minhu −{ $hit }.
    }
event-das-rolled =
    DAS, { $division } (kości { $faces }): { $sum }. { $hit ->
        [0] Mniej niż 8: bez skutku.
       *[other] 8 lub więcej: siła −{ $hit }.
    }
event-airstrip-rolled = Stan pasa startowego (kości { $faces }): { $sum } = { plain-total }. Pas jest { $strip }.
event-airstrip-lost = Huguette stracona, a z nią pas startowy: zniszczony na dobre.
event-rationed = Racjonowanie: +{ $number } do rzutu na zasoby.
event-delayed = { $unit }: przybycie odłożone do tury { $turn }.
event-supply-rolled =
    Rzut na zasoby (kości { $faces }): { $sum } = { plain-total }. { $number ->
        [0] Punkty zasobów bez zmian.
       *[other] Punkty zasobów { signed-number }.
    }
event-morale-boosted =
    { $number ->
        [one] { $number } punkt zasobów idzie na morale obozu.
        [few] { $number } punkty zasobów idą na morale obozu.
       *[many] { $number } punktów zasobów idzie na morale obozu.
    }

## Zdarzenia: Viet Minh

event-recovered-strength =
    { $number ->
        [0] { $division } nie szturmowała: siła bez zmian, { $level }.
       *[other] { $division } nie szturmowała: siła { signed-number }, teraz { $level }.
    }
event-status-rolled =
    { $division } jest zachwiana i rzuca (kości { $faces }): { $sum }, przy sile { $level }. { $active ->
        [0] Więcej niż siła: nieaktywna.
       *[other] Nie więcej niż siła: aktywna.
    }
event-activation-rolled =
    { $division } czeka i rzuca (kość { $die }): { $sum }, w turze { $turn }. { $active ->
        [0] Więcej niż numer tury: czeka dalej.
       *[other] Nie więcej niż numer tury: wchodzi do akcji.
    }
event-all-active = W tej turze wszystkie cztery dywizje są aktywne, bez rzutu.
event-die-chose = Równe cele: kość { $die } wskazuje { $place }.
event-die-chose-division = Równe dywizje: kość { $die }, wypada { $division }.
event-taken-empty = { $division } przejmuje { $place } bez walki: nie było tam piechoty ani czołgów.
event-sapping-rolled =
    { $division } podkopuje { $place } (kości { $faces }): { $sum }. { $levels ->
        [0] Bez skutku.
        [one] Utracony { $levels } poziom umocnień.
        [few] Utracone { $levels } poziomy umocnień.
       *[many] Utraconych { $levels } poziomów umocnień.
    }
event-no-assaults = Przerwa w walkach: w tej turze żadna dywizja nie szturmuje.
event-target-chosen = { $division } będzie szturmować { $place }, umocnienia { $level }: { $why }.
event-vm-did = Viet Minh w tej turze. Przejęte bez walki: { $taken }. Podkopane: { $sapped }. Szturmowane: { $stormed }. Zdobyte: { $lost }. Nieaktywne: { $quiet }.

## Zdarzenia: walka

event-supported = { $place }, wsparcie artylerii: { $units }.
event-close-air =
    { $number ->
        [one] { $place }: { $number } punkt wsparcia lotniczego do walki.
        [few] { $place }: { $number } punkty wsparcia lotniczego do walki.
       *[many] { $place }: { $number } punktów wsparcia lotniczego do walki.
    }
event-assault-rolled = { $division } szturmuje { $place } (kości { $faces }): { $sum } = { plain-total }. Modyfikator strat francuskich { signed-french }, strat Viet Minhu { signed-vm }.
event-french-casualties = Straty francuskie: kość { $die }, modyfikator { signed-drm }, wynik { $result }.
event-vm-casualties = Straty Viet Minhu: kość { $die }, modyfikator { signed-drm }, wynik { $result }.
event-rerolled = Straty Viet Minhu, przerzut: kość { $die }.
event-step-lost = { $unit }: strata stopnia, redukcja.
event-unit-eliminated = { $unit }: eliminacja.
event-morale-check =
    { $unit }, test morale (kości { $faces }): { $sum } = { plain-total }. { $passed ->
        [0] Mniej niż 8: nieudany.
       *[other] 8 lub więcej: zdany.
    }
event-unit-disrupted = { $unit }: dezorganizacja.
event-unit-used = { $unit }: jednostka użyta.
event-unit-retreated = Odwrót: { $unit } → { $place }.
event-no-retreat = { $unit } musi opuścić { $place } i nie ma dokąd pójść.
event-captured = { $division } zdobywa { $place }.
event-held = { $place }: ośrodek się trzyma.
event-french-again = { $place }: znów pod kontrolą Francuzów.
event-nobodys = { $place }: ziemia niczyja.
event-cut-off = { $place }: { $division } jest tam odcięta od swojego pola startowego. Ziemia niczyja.

## Zdarzenia: Francuzi

event-landed = Ląduje { $unit }: { $place }.
event-no-landing = { $unit } nie ma gdzie lądować i czeka do tury { $turn }.
event-lost-in-zone = Na koniec tury { $unit } jest jeszcze na zrzutowisku ({ $place }).
event-raised = { $place }: z niedobitków powstaje { $unit }.
event-placed = { $place }: staje tam { $unit }.
event-restored = Znów w pełnym stanie: { $unit }.
event-moved = { $unit }: { $origin } → { $place }.
event-withdrawn = { $place }: ośrodek opuszczony.
event-french-assault = { $place }, francuski szturm: { $units }.
event-french-assault-rolled = { $place }, rzut na szturm (kości { $faces }): { $sum } = { plain-total }. Modyfikator strat francuskich { signed-french }, strat Viet Minhu { signed-vm }.
event-repulsed = { $place }: Viet Minh odparty.
event-failed = { $place }: szturm się nie udaje, Viet Minh zostaje.
event-entered = { $place }: wchodzi { $unit }.
event-raid-rolled =
    Wypad na rzecz { $place }, { $units } (kości { $faces }): { $sum } = { plain-total }. { $levels ->
        [0] Żadnego poziomu nie zyskano.
        [one] Zyskany { $levels } poziom umocnień.
        [few] Zyskane { $levels } poziomy umocnień.
       *[many] Zyskanych { $levels } poziomów umocnień.
    }
event-repaired =
    { $number ->
        [one] { $place }: prace fortyfikacyjne.
       *[other] { $place }: prace fortyfikacyjne z 31 BG.
    }
event-interdiction-lifted = Pas startowy nie jest już zablokowany.
event-strip-repair-rolled =
    Naprawa pasa startowego (kość { $die }): { $sum } = { plain-total }. { $repaired ->
        [0] Mniej niż 5: pozostaje uszkodzony.
       *[other] 5 lub więcej: jest naprawiony.
    }
event-recovered = { $unit }: koniec dezorganizacji.
event-judged = Koniec oblężenia. Utrzymane ośrodki: { $crs }, bataliony w pełnym stanie: { $full }, zredukowane: { $reduced }. Punkty zwycięstwa: { $points }.
