### Saigon 75: to, co mówi się podczas gry: pytania, wybory, odmowy, zdarzenia, sumy, opcje. Terminy: zob. names.ftl.

## Miejsca przy stole, scenariusze, opcje


scenario-standard = Jedna partia
    .help = Osiem tur, od lata 1973 do wiosny 1975. Na koniec każdej tury Północ wygrywa, jeśli kontroluje Sajgon albo jeśli Południe nie ma już jednostek na mapie; jeśli do końca tury 8 nic takiego się nie stanie, wygrywa Południe.
scenario-match = Dwumecz
    .help = Dwie partie z zamianą stron. Dwumecz wygrywa ten, kto jako Północ zwyciężył wcześniej; przy remisie decydują prowincje zdobyte jako Północ, potem jednostki zachowane jako Południe, potem półdywizje.

option-hand = Karty wydarzeń
    .help = Ile kart wydarzeń dostaje każdy gracz. W obu przypadkach cztery inne odkłada się niewidziane.
option-hand-8 = Osiem na ręce, bez dobierania
option-hand-3 = Trzy na ręce, jedna dobierana po każdym zagraniu
option-air_at_start = Wsparcie lotnicze na początku
    .help = Ułatwienie dla Południa: dwa znaczniki wsparcia lotniczego są dostępne od początku, nawet w fazie NV tury 1.
option-air_at_start-false = Brak
option-air_at_start-true = Dwa znaczniki
option-solo = Gracze
    .help = W trybie solo jeden gracz prowadzi Południe, a Północą kierują karty solo.
option-solo-false = Dwóch graczy
option-solo-true = Jeden gracz, po stronie Południa
option-tokens_hidden = Żetony celu
    .help = Czy obaj gracze widzą, który żeton celu leży w której prowincji, zanim przyjdzie jego tura.
option-tokens_hidden-false = Odkryte
option-tokens_hidden-true = Zakryte
option-retreat_to_empty = Odwrót do pustej prowincji
    .help = Instrukcja wymaga, by własnych jednostek było więcej niż wrogich, co zamyka pustą prowincję. Swobodniejsze odczytanie otwiera każdą własną prowincję bez jednostek wroga.
option-retreat_to_empty-false = Niedozwolony
option-retreat_to_empty-true = Dozwolony
option-redeploy_then_move = Po Przegrupowaniu strategicznym
    .help = Czy jednostka przesunięta kartą Przegrupowanie strategiczne może jeszcze w tej samej turze wykonać zwykły ruch.
option-redeploy_then_move-false = Jednostka wykorzystała swój ruch
option-redeploy_then_move-true = Jednostka może się jeszcze ruszyć
option-militia_at_end = Kładzenie znaczników milicji
    .help = Czy Północ kładzie znacznik milicji od razu, gdy po walce zostaje w prowincji sama, czy dopiero na koniec podfazy walki.
option-militia_at_end-false = Po każdej walce
option-militia_at_end-true = Na koniec podfazy
option-strict_stacking = Ruch do pełnej prowincji
    .help = Instrukcja każe przestrzegać limitu pięciu jednostek, lecz nadmiar usuwa dopiero na koniec ruchu. Ostrzejsza wykładnia zabrania każdego ruchu do prowincji, która jest w tej chwili pełna.
option-strict_stacking-false = Dozwolony, póki trwa ruch
option-strict_stacking-true = Zabroniony
option-marines_need_majority = Odwrót piechoty morskiej drogą morską
    .help = Czy brygada piechoty morskiej wycofująca się morzem musi mieć na miejscu przewagę liczebną, jak przy innych odwrotach, czy wystarczy wybrzeże kontrolowane przez Południe.
option-marines_need_majority-false = Każde wybrzeże Południa
option-marines_need_majority-true = Tylko przy przewadze
option-token_die = Żeton celu za kość bitewną
    .help = Jeden rozdział instrukcji podaje to użycie żetonu, lista jego użyć je pomija.
option-token_die-true = Dozwolone
option-token_die-false = Niedozwolone

placement-solo_example = jak w przykładzie gry solo z instrukcji
placement-saigon_first = wokół Sajgonu

card-none = żadna karta

## Jak skończyła się partia lub dwumecz

reason-saigon = Północ kontroluje Sajgon.
reason-annihilation = Południe nie ma już jednostek na mapie.
reason-held = Minęła ostatnia tura, a Północ nie kontroluje Sajgonu.
reason-match-turn = Grając Północą, zwycięzca wygrał we wcześniejszej turze niż przeciwnik.
reason-match-provinces = Remis w turach: grając Północą, zwycięzca kontrolował na koniec więcej prowincji.
reason-match-units = Remis w turach i prowincjach: grając Południem, zwycięzca zachował więcej jednostek, wliczając dostępne znaczniki wsparcia lotniczego.
reason-match-divisions = Remis w turach, prowincjach i jednostkach: grając Południem, zwycięzca zachował więcej półdywizji.
reason-match-draw = Obie partie są równe pod każdym względem.

## Składniki sum

tally-die = kość
tally-turn-bonus = premia tury
tally-raised = znaczniki +1 i żeton
tally-turn-maximum = maksimum tury
tally-units = jednostki
tally-token = żeton celu
tally-infiltration = znacznik infiltracji
tally-militia = milicja
tally-air = wsparcie lotnicze
tally-event = karta wydarzenia
tally-saigon = obrona Sajgonu
tally-five-dice = najwyżej pięć kości
tally-one-die = co najmniej jedna kość
tally-shortage = Brak amunicji
tally-paralysed = Sparaliżowane dowództwo
tally-corruption = Korupcja
tally-desertion-table = tabela dezercji
tally-crisis = Kryzys w Sajgonie

## Rozstawienie

prompt-place-unit = { $side }, rozstawienie: wybierz prowincję. Następna jednostka: { $kind } (zostało takich: { $number }).
    .help = Przed turą 1 Południe rozstawia, gdzie chce, rangersów, piechotę morską, spadochroniarzy i patrole rzeczne, najwyżej pięć jednostek w prowincji; patrole rzeczne zaczynają nad Mekongiem. Gotowe rozstawienie kładzie wszystkie naraz.
choice-place-unit-place = { $place }: { $kind }
choice-place-unit-ready = Rozstaw wszystko naraz: { $placement }

## Dostępność i wsparcie lotnicze

prompt-raise-availability =
    { $side }: { $available ->
        [one] { $available } aktywacja
        [few] { $available } aktywacje
        [many] { $available } aktywacji
       *[other] { $available } aktywacji
    } w tej fazie, maksimum tury { $maximum }. Podnieś wynik albo go zachowaj.
    .help = Każdy wydany znacznik +1 daje jedną aktywację więcej, nigdy ponad maksimum tury. Żeton celu może dać to samo albo przerzut kości.
choice-raise-availability-done =
    Zachowaj wynik: { $available ->
        [one] { $available } aktywacja
        [few] { $available } aktywacje
        [many] { $available } aktywacji
       *[other] { $available } aktywacji
    }
choice-raise-availability-plus1 = Wydaj znacznik +1: jedna aktywacja więcej (znaczników: { $plus_ones })
choice-raise-availability-token = Wydaj żeton celu: jedna aktywacja więcej
choice-raise-availability-reroll = Wydaj żeton celu: przerzut kości
choice-raise-availability-rebuild = Odbudowa: z dwóch zredukowanych dywizji w Rezerwach NV powstaje jedna pełna
choice-raise-availability-exchange = Wydaj żeton celu: wymiana karty wydarzenia

prompt-buy-air =
    Południe: kup wsparcie lotnicze. { $available ->
        [one] Została { $available } aktywacja
        [few] Zostały { $available } aktywacje
        [many] Zostało { $available } aktywacji
       *[other] Zostało { $available } aktywacji
    }; znaczników na polu wsparcia lotniczego: { $ready }, w zapasie: { $supply }.
    .help = Każdy znacznik wsparcia lotniczego kosztuje jedną aktywację i przechodzi z zapasu poza planszą na pole wsparcia lotniczego, które mieści pięć. Może wesprzeć walkę albo przewieźć batalion rangersów.
choice-buy-air-done = Nie kupuj więcej
choice-buy-air-buy = Kup znacznik wsparcia lotniczego za jedną aktywację

## Karta wydarzenia

prompt-play-card =
    { $side }: zagraj kartę wydarzenia ({ $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    } na ręce).
    .help = W każdej fazie trzeba zagrać dokładnie jedną kartę, nawet taką, która pomaga wrogowi. Wyborów z karty dokonuje strona, której ona sprzyja, bez względu na to, kto ją zagrywa.
choice-play-card-play = Zagraj: { $card }
choice-play-card-rebuild = Odbudowa: z dwóch zredukowanych dywizji w Rezerwach NV powstaje jedna pełna
choice-play-card-exchange = Wydaj żeton celu: wymiana karty wydarzenia

prompt-exchange-card = { $side }: wybierz kartę do oddania za jedną z odłożonych.
    .help = Żeton celu zostaje wydany, wybrana karta odrzucona, a ty dobierasz jedną z kart, których od rozstawienia nikt nie widział.
choice-exchange-card-discard = Odrzuć: { $card }

prompt-take-air = { $side }: weź znaczniki wsparcia lotniczego, najwyżej { $most } (na polu wsparcia lotniczego: { $ready }).
    .help = Karta przenosi znaczniki wsparcia lotniczego z zapasu poza planszą na pole wsparcia lotniczego bez wydawania aktywacji. Pole nadal mieści najwyżej pięć.
choice-take-air-take =
    { $number ->
        [0] Nie bierz żadnego znacznika wsparcia lotniczego
        [one] Weź { $number } znacznik wsparcia lotniczego
        [few] Weź { $number } znaczniki wsparcia lotniczego
        [many] Weź { $number } znaczników wsparcia lotniczego
       *[other] Weź { $number } znacznika wsparcia lotniczego
    }

prompt-restore-division = { $side }: wybierz zredukowaną dywizję, która wróci do pełnej siły ({ $card }).
    .help = Jedna z twoich zredukowanych dywizji, gdziekolwiek stoi, znów jest pełna.
choice-restore-division-restore = Pełna siła dla zredukowanej dywizji: { $place }

prompt-raise-unit = { $side }, { $place }: wybierz wyeliminowaną jednostkę, która tam wraca.
    .help = Powszechna mobilizacja przywraca też jeden wyeliminowany batalion rangersów lub pułk zmechanizowany, jeśli Południe kontroluje Sajgon i jest tam miejsce.
choice-raise-unit-raise = Wraca: { $kind }

prompt-name-province = { $side }: wskaż prowincję ({ $card }).
    .help = Karta działa w prowincji, którą wskażesz. Liczby mówią, ile jednostek ma tam każda strona.
choice-name-province-name = { $place } (Północ { $nv }, Południe { $sv })

prompt-put-vc = { $side }, { $place }: wystaw tam bataliony VC, najwyżej { $number }.
    .help = Bataliony przychodzą z Rezerw NV, w granicach limitu stosu; jeśli tam żadnego nie ma, przychodzi jeden wyeliminowany. W fazie NV mogą za darmo atakować, ale się nie ruszają.
choice-put-vc-done = Nie wystawiaj więcej VC
choice-put-vc-put = { $place }: wystaw batalion VC

prompt-designate-units = { $side }, { $place }: wskaż jednostki SV, najwyżej { $number } ({ $card }).
    .help = Przy Buncie Montagnardów wskazana jednostka traci poziom siły. Przy Ewakuacji Południe musi przenieść wskazane jednostki, najwyżej dwie, do sąsiednich prowincji, które kontroluje.
choice-designate-units-done = Nie wskazuj więcej jednostek
choice-designate-units-designate = Wskaż: { $kind }

prompt-evacuate-to =
    { $side }, { $origin }: ewakuuj { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
        [many] { $number } jednostek
       *[other] { $number } jednostki
    } do sąsiednich prowincji.
    .help = Każda wskazana jednostka musi pójść do sąsiedniej prowincji, którą kontroluje Południe i w której jest miejsce; patrole rzeczne pozostają nad Mekongiem. Jednostka, która nie ma dokąd pójść, zostaje.
choice-evacuate-to-to = { $origin } → { $place }: { $kind }

## Ruch

prompt-move-units =
    { $side_id ->
        [NV] Północ: przesuń jednostki. Można jeszcze aktywować { $available ->
            [one] { $available } dywizję
            [few] { $available } dywizje
            [many] { $available } dywizji
           *[other] { $available } dywizji
        } i { $free_vc } VC.
       *[SV] Południe: przesuń jednostki. Można jeszcze aktywować { $available ->
            [one] { $available } jednostkę
            [few] { $available } jednostki
            [many] { $available } jednostek
           *[other] { $available } jednostki
        }; dostępne znaczniki wsparcia lotniczego: { $ready }.
    }
    .help = Wybierz jednostkę, a potem dokąd idzie: każda rusza się raz w turze, do sąsiedniej prowincji, chyba że ma ruch specjalny. Ruch ją aktywuje, a aktywowana jednostka może też atakować. Zachowaj aktywacje dla jednostek, które mają atakować tam, gdzie stoją.
choice-move-units-done = Zakończ ruch
choice-move-units-move = Ruch, { $place }: { $kind } (gotowe: { $number })
choice-move-units-strategic = Wydaj żeton celu: ruch strategiczny dwóch jednostek
choice-move-units-rebuild = Odbudowa: z dwóch zredukowanych dywizji w Rezerwach NV powstaje jedna pełna
choice-move-units-exchange = Wydaj żeton celu: wymiana karty wydarzenia

prompt-destination = { $side }, { $origin }: wybierz, dokąd idzie { $kind }.
    .help = Jednostki idą do sąsiedniej prowincji. Piechota morska także z wybrzeża na wybrzeże, spadochroniarze wszędzie, pułki zmechanizowane o dwie prowincje, chyba że zatrzymają je góry lub wróg, patrole rzeczne tylko wzdłuż Mekongu, a rangersi wszędzie, jeśli mają znacznik wsparcia lotniczego.
choice-destination-to =
    { $origin } → { $place }{ $full ->
        [1] {" "}(jest tam już pięć jednostek: nadmiar ginie na koniec ruchu)
       *[other] {""}
    }
choice-destination-airlift =
    Transport lotniczy: { $origin } → { $place }{ $full ->
        [1] {" "}(jest tam już pięć jednostek: nadmiar ginie na koniec ruchu)
       *[other] {""}
    }

prompt-take-unit =
    { $side }: weź jednostkę, żeby ją przenieść gdziekolwiek. Można jeszcze przenieść { $number ->
        [one] { $number } jednostkę.
        [few] { $number } jednostki.
        [many] { $number } jednostek.
       *[other] { $number } jednostki.
    }
    .help = Wybierz jednostkę, a potem dowolne miejsce. To jej jedyny ruch w turze i jej nie aktywuje; jednostka przeniesiona za żeton celu nie walczy w tej fazie.
choice-take-unit-done = Nie przenoś więcej jednostek
choice-take-unit-take = Weź, { $place }: { $kind }

prompt-anywhere = { $side }, { $origin }: wybierz dowolne miejsce dla jednostki ({ $kind }).
    .help = Odległość się nie liczy. Jednostki Południa nigdy nie opuszczają Wietnamu Południowego, a patrole rzeczne pozostają nad Mekongiem.
choice-anywhere-to =
    { $origin } → { $place }{ $full ->
        [1] {" "}(jest tam już pięć jednostek: nadmiar ginie na koniec ruchu)
       *[other] {""}
    }

prompt-eliminate-excess =
    { $side }, { $place }: wyeliminuj { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
        [many] { $number } jednostek
       *[other] { $number } jednostki
    } ponad limit.
    .help = Na koniec podfazy ruchu lub walki w prowincji może być najwyżej pięć jednostek każdej strony. Wybierasz, które z twoich giną.
choice-eliminate-excess-eliminate = Wyeliminuj: { $kind }

## Walka

prompt-declare-combat =
    { $side_id ->
        [NV] Północ: zapowiedz ataki. Aktywowane jednostki, które mogą jeszcze atakować: { $ready }. Można jeszcze aktywować { $available ->
            [one] { $available } dywizję
            [few] { $available } dywizje
            [many] { $available } dywizji
           *[other] { $available } dywizji
        } i { $free_vc } VC.
       *[SV] Południe: zapowiedz ataki. Aktywowane jednostki, które mogą jeszcze atakować: { $ready }. Można jeszcze aktywować { $available ->
            [one] { $available } jednostkę.
            [few] { $available } jednostki.
            [many] { $available } jednostek.
           *[other] { $available } jednostki.
        }
    }
    .help = Wskaż sporne prowincje, w których atakujesz, w każdej jedna walka; toczą się w kolejności zapowiedzi. Atakować nie trzeba, z wyjątkiem Południa w Sajgonie w ostatniej turze.
choice-declare-combat-done =
    { $number ->
        [0] Nie zapowiadaj ataku
        [one] Rozegraj zapowiedzianą walkę: rzut kośćmi
        [few] Rozegraj { $number } zapowiedziane walki: rzut kośćmi
       *[many] Rozegraj { $number } zapowiedzianych walk: rzut kośćmi
    }
choice-declare-combat-attack = Atak: { $place } (Północ { $nv }, Południe { $sv })
choice-declare-combat-exchange = Wydaj żeton celu: wymiana karty wydarzenia

prompt-engage-units =
    { $side }, { $place }: wyznacz jednostki do ataku (Północ { $nv }, Południe { $sv }). Wyznaczone: { $number }; można jeszcze aktywować { $side_id ->
        [NV] { $available ->
            [one] { $available } dywizję
            [few] { $available } dywizje
            [many] { $available } dywizji
           *[other] { $available } dywizji
        } i { $free_vc } VC.
       *[SV] { $available ->
            [one] { $available } jednostkę.
            [few] { $available } jednostki.
            [many] { $available } jednostek.
           *[other] { $available } jednostki.
        }
    }
    .help = Każda wyznaczona jednostka rzuca jedną kością bitewną. Atakują tylko jednostki aktywowane w tej fazie; ta, która się nie ruszyła, jest aktywowana teraz. Jednostki, które się trzymają z boku, nie rzucają i nic nie ponoszą. Bronią się wszystkie obecne jednostki wroga.
choice-engage-units-done =
    { $number ->
        [0] Atakuj
        [one] Atakuj: { $number } jednostka
        [few] Atakuj: { $number } jednostki
        [many] Atakuj: { $number } jednostek
       *[other] Atakuj: { $number } jednostki
    }
choice-engage-units-engage = Wyznacz: { $kind }

prompt-vc-stand-aside = Północ, { $place }: zdecyduj, ile batalionów VC się uchyla, najwyżej { $most }.
    .help = Ataku nie prowadzą rangersi ani patrol rzeczny, więc bataliony VC mogą się od niego uchylić: nie rzucają kością i nie ponoszą wyników. Jeśli nikt nie zostanie do obrony, walki nie ma.
choice-vc-stand-aside-aside =
    { $number ->
        [0] Wszystkie bataliony VC bronią się
       *[other] Uchyla się: { $number } VC
    }

prompt-announce-bonus = { $side }, { $place }: zapowiedz dodatkowe kości. Na razie Północ { $nv_dice }, Południe { $sv_dice }.
    .help = Najpierw zapowiada atakujący, potem obrońca; niczego nie można cofnąć. Żadna strona nie rzuca więcej niż pięcioma kośćmi.
choice-announce-bonus-done = Nie zapowiadaj więcej dodatkowych kości
choice-announce-bonus-infiltrate = Znacznik infiltracji: jedna kość więcej (zostało: { $infiltration })
choice-announce-bonus-air = Wsparcie lotnicze: jedna kość więcej (dostępne: { $ready })
choice-announce-bonus-event =
    { $card_id ->
        [none] Dodatkowe kości z karty wydarzenia
       *[other] { $card }: użyj tu dodatkowych kości
    }
choice-announce-bonus-paralyse =
    { $card_id ->
        [none] Karta wydarzenia przeciw kościom Południa
       *[other] { $card }: użyj tu przeciw Południu
    }
choice-announce-bonus-token = Żeton celu: jedna kość więcej

prompt-reroll-battle-die = { $side }, { $place }: zachowaj kości albo przerzuć jedną. Północ: { $nv_faces }. Południe: { $sv_faces }.
    .help = Atakujący może wydać żeton celu, żeby przerzucić jedną ze swoich kości. Nowy wynik obowiązuje.
choice-reroll-battle-die-keep = Zachowaj kości
choice-reroll-battle-die-reroll = Wydaj żeton celu: przerzut kości ({ $face })

prompt-take-loss =
    { $side }, { $place }: ponieś { $number ->
        [one] { $number } stratę.
        [few] { $number } straty.
        [many] { $number } strat.
       *[other] { $number } straty.
    }
    .help = Każde trafienie kosztuje jeden poziom siły: pełna dywizja jest redukowana, każda inna jednostka eliminowana. Wybierasz spośród swoich jednostek w tej walce.
choice-take-loss-lose =
    { $kind_id ->
        [nv_division] Zredukuj: { $kind }
        [sv_division] Zredukuj: { $kind }
       *[other] Wyeliminuj: { $kind }
    }

prompt-retreat-unit =
    { $side }, { $place }: wycofaj { $number ->
        [one] { $number } jednostkę.
        [few] { $number } jednostki.
        [many] { $number } jednostek.
       *[other] { $number } jednostki.
    }
    .help = Jednostka wycofuje się do sąsiedniej prowincji, którą kontroluje jej strona i w której swoich jest więcej niż wrogów; Północ z prowincji przygranicznej także do Rezerw NV, piechota morska także wzdłuż wybrzeża. Dywizję NV można zamiast tego zredukować. Jednostka, która nie ma dokąd pójść, traci poziom siły.
choice-retreat-unit-retreat =
    { $origin } → { $place }: { $kind }{ $full ->
        [1] {" "}(jest tam już pięć jednostek: eliminacja po przybyciu)
       *[other] {""}
    }{ $convoy ->
        [1] {" "}(Konwój łez: strata poziomu siły)
       *[other] {""}
    }
choice-retreat-unit-yield =
    { $kind_id ->
        [nv_division] Nie ma dokąd się wycofać, redukcja: { $kind }
        [sv_division] Nie ma dokąd się wycofać, redukcja: { $kind }
       *[other] Nie ma dokąd się wycofać, eliminacja: { $kind }
    }
choice-retreat-unit-reduce =
    { $kind_id ->
        [nv_division] Redukcja zamiast odwrotu: { $kind }
       *[other] Eliminacja zamiast odwrotu: { $kind }
    }
choice-retreat-unit-stay = { $place }: jako ostatnia jednostka zostaje { $kind }

prompt-voluntary-retreat = { $side }, { $place }: wycofaj jednostki, jeśli chcesz.
    .help = Po walce Południe może wycofać jednostki, które brały w niej udział, tam, gdzie odwrót jest dozwolony i jest miejsce. Nic ich to nie kosztuje, chyba że obowiązuje Konwój łez.
choice-voluntary-retreat-retreat =
    Odwrót, { $place }: { $kind }{ $convoy ->
        [1] {" "}(Konwój łez: strata poziomu siły)
       *[other] {""}
    }
choice-voluntary-retreat-done = Nie wycofuj więcej jednostek

prompt-reroll-attrition =
    { $side }, straty lotnicze: { $number ->
        [one] przepada { $number } znacznik wsparcia lotniczego.
        [few] przepadają { $number } znaczniki wsparcia lotniczego.
        [many] przepada { $number } znaczników wsparcia lotniczego.
       *[other] przepada { $number } znacznika wsparcia lotniczego.
    } Zgódź się albo przerzuć jedną kość.
    .help = Każdy samolot na kości strat lotniczych eliminuje znacznik wsparcia lotniczego do końca gry. Atakujące Południe może wydać żeton celu, żeby przerzucić jedną z tych kości.
choice-reroll-attrition-keep = Zgódź się na stratę (znaczników: { $number })
choice-reroll-attrition-reroll = Wydaj żeton celu: przerzut kości (samolot)

## Dezercja i koniec fazy

prompt-desert =
    { $side }, dezercja: usuń { $number ->
        [one] { $number } jednostkę.
        [few] { $number } jednostki.
        [many] { $number } jednostek.
       *[other] { $number } jednostki.
    }
    .help = Najpierw sporne prowincje przygraniczne, potem inne przygraniczne, potem inne sporne oprócz Sajgonu, na końcu dowolne. Pełna dywizja liczy się za dwie jednostki albo zostaje zredukowana i liczy się za jedną.
choice-desert-remove =
    { $kind_id ->
        [sv_division] { $place }: dezerteruje { $kind } (liczy się za dwie)
       *[other] { $place }: dezerteruje { $kind }
    }
choice-desert-reduce = { $place }: redukcja, { $kind } (liczy się za jedną)

prompt-end-of-phase = { $side }: zakończ fazę albo zrób najpierw to, co wolno w każdej chwili.
    .help = To ostatnia chwila w twojej fazie, żeby wydać żeton celu na wymianę karty albo, dla Północy, odbudować dywizję. Niewykorzystane aktywacje przepadają.
choice-end-of-phase-done = Zakończ fazę
choice-end-of-phase-rebuild = Odbudowa: z dwóch zredukowanych dywizji w Rezerwach NV powstaje jedna pełna
choice-end-of-phase-exchange = Wydaj żeton celu: wymiana karty wydarzenia

## Odmowy: aktywacje, znaczniki, żetony, karty

refusal-no-plus-one = { $side } nie ma już znacznika +1.
refusal-at-maximum = Maksimum tej tury to { $maximum }, a { $side } już je ma.
refusal-air-box-full = Pole wsparcia lotniczego mieści pięć znaczników, a leży na nim { $ready }.
refusal-no-air-supply = W zapasie nie ma już znacznika wsparcia lotniczego: pozostałe są dostępne lub stracone.
refusal-too-many-air =
    { $most ->
        [0] Nie można wziąć żadnego: pole wsparcia lotniczego jest pełne albo zapas jest pusty.
       *[other] Można wziąć najwyżej { $most }: pole wsparcia lotniczego mieści pięć, a zapas więcej nie da.
    }
refusal-no-activation = Południe nie ma już aktywacji w tej fazie.
refusal-no-division-activation = Północ nie ma już aktywacji dla dywizji w tej fazie; ruszać się i atakować mogą tylko darmowe bataliony VC.
refusal-no-vc-activation = Darmowe aktywacje VC w tej fazie są wykorzystane.
refusal-saigon-first =
    W ostatniej turze najpierw aktywuje się jednostki w spornym Sajgonie: { $available ->
        [one] jedyna pozostała aktywacja jest dla nich.
        [few] pozostałe { $available } aktywacje są dla nich.
        [many] pozostałych { $available } aktywacji jest dla nich.
       *[other] pozostałych { $available } aktywacji jest dla nich.
    }
refusal-barred-by-revolt = { $place }: trwa bunt, jednostek SV nie można tam aktywować w tej fazie.
refusal-no-token = { $side } nie ma żetonu celu.
refusal-one-token-a-turn = { $side }: żeton celu został już w tej turze wydany, a wolno jeden na turę.
refusal-token-own-turn = Żeton celu wydaje się tylko we własnej fazie, a teraz nie jest to faza tej strony ({ $side }).
refusal-nothing-to-exchange = Nie ma czego wymienić: ręka jest pusta albo nie ma już odłożonych kart.
refusal-not-in-hand = Tej karty nie masz na ręce: { $card }.
refusal-not-two-reduced = Żeby powstała pełna dywizja, w Rezerwach NV muszą być dwie zredukowane.

## Odmowy: rozstawienie i miejsca

refusal-placement-begun = Rozstawianie już się zaczęło: gotowe rozstawienie wymaga czystego początku.
refusal-no-token-die = W tej grze żeton celu nie daje kości bitewnej.
refusal-nowhere-to-go = Wszystkie miejsca, do których ta jednostka mogłaby pójść, są pełne.
refusal-province-full = { $place }: komplet, jest tam już pięć jednostek tej strony.
refusal-mekong-only = Patrole rzeczne trzymają się Mekongu: { $place } jest poza ich zasięgiem.
refusal-zone-is-nv = Jednostki Południa nigdy nie wchodzą do Kambodży, Laosu ani Wietnamu Północnego.
refusal-no-such-unit = Nie ma tu takiej jednostki do wyboru.
refusal-not-adjacent = { $place } i { $origin } nie sąsiadują ze sobą.
refusal-already-there = { $place }: { $kind } już tam stoi.

## Odmowy: ruch

refusal-has-moved = { $place }, { $kind }: wszystkie takie jednostki wykonały już tam swój ruch w tej turze.
refusal-held-in-saigon = To ostatnia tura, a Sajgon jest sporny: żadna jednostka Południa go nie opuszcza.
refusal-strategic-at-start-only = Ruch strategiczny wykonuje się na początku podfazy ruchu, a jakaś jednostka już się ruszyła.
refusal-no-arrow = { $origin } → { $place }: nie łączy ich strzałka; Północ przekracza granicę tylko przez prowincję ze strzałką.
refusal-mech-out-of-reach = { $origin } → { $place }: za daleko. Pułk zmechanizowany idzie o dwie prowincje, staje w górach i tam, gdzie kontrolę ma Północ, a w Porze deszczowej idzie tylko o jedną.
refusal-not-by-sea = { $place } i { $origin } nie sąsiadują ze sobą, a piechota morska płynie tylko z jednej prowincji nadmorskiej do drugiej.
refusal-no-air-for-rangers =
    { $ready ->
        [0] { $place }: rangersi lecą tylko ze znacznikiem wsparcia lotniczego, a żaden nie jest dostępny.
       *[other] { $place } i { $origin } nie sąsiadują ze sobą: rangersi dotrą tam tylko transportem lotniczym.
    }
refusal-only-rangers-fly = Znaczniki wsparcia lotniczego przewożą tylko bataliony rangersów, a to jest { $kind }.
refusal-monsoon-air = Pora deszczowa uziemia w tej fazie całe lotnictwo.

## Odmowy: walka

refusal-no-enemy-there = { $place }: nie ma tam jednostek obu stron, więc nie ma z kim walczyć.
refusal-no-unit-can-attack = { $place }: żadna aktywowana jednostka nie może tam już atakować i żadnej nie można aktywować.
refusal-one-combat-per-province = { $place }: walka jest tam już zapowiedziana, a wolno jedną na fazę.
refusal-must-attack-in-saigon = To ostatnia tura, a Północ jest w Sajgonie: Południe musi tam atakować.
refusal-all-must-attack-in-saigon = To ostatnia tura: każda jednostka w Sajgonie, która może atakować, musi to zrobić.
refusal-cannot-fight = { $place }, { $kind }: po ruchu strategicznym nie walczy się w tej fazie.
refusal-nobody-engaged = { $place }: nie wyznaczono jeszcze żadnej jednostki, a atak wymaga co najmniej jednej.
refusal-already-engaged = { $place }, { $kind }: wszystkie takie jednostki są tam już wyznaczone.
refusal-too-many-vc =
    { $most ->
        [one] Może się tam uchylić tylko { $most } batalion VC.
        [few] Mogą się tam uchylić tylko { $most } bataliony VC.
        [many] Może się tam uchylić tylko { $most } batalionów VC.
       *[other] Może się tam uchylić tylko { $most } batalionu VC.
    }
refusal-five-dice = { $side } ma już pięć kości, a nikt nie rzuca większą liczbą.
refusal-infiltration-attacker-only = Znaczniki infiltracji pomagają Północy tylko w ataku.
refusal-one-infiltration = { $place }: znacznik infiltracji jest tam już użyty, a wolno jeden na walkę.
refusal-no-infiltration-left = Wszystkie znaczniki infiltracji są zużyte.
refusal-not-bordering = { $place } nie graniczy z Kambodżą, Laosem ani Wietnamem Północnym: znacznik infiltracji tam nie dotrze.
refusal-monsoon-infiltration = Pora deszczowa wstrzymuje w tej fazie wszelką infiltrację.
refusal-no-air-ready = Żaden znacznik wsparcia lotniczego nie jest dostępny.
refusal-no-air-yet = Południe nie ma wsparcia lotniczego przed własną fazą tury 1.
refusal-two-air-per-unit = Każdą jednostkę SV w walce wspierają najwyżej dwa znaczniki wsparcia lotniczego, a tyle już jest.
refusal-diverted = Dywersja ({ $place }): Południe nie ma tam żadnej dodatkowej kości.
refusal-no-event-dice = Żadna obowiązująca karta wydarzenia nie daje już tej stronie nic w walce ({ $side }).
refusal-event-once-per-combat = { $card }: karta jest już użyta w tej walce.
refusal-nv-only = Znaczniki infiltracji ma tylko Północ.
refusal-sv-only = Wsparcie lotnicze ma tylko Południe.
refusal-no-such-face = Żadna z twoich kości nie pokazuje takiej ścianki: { $face }.
refusal-no-retreat-there = { $place }: tam wycofać się nie można. Trzeba miejsca sąsiedniego, pod kontrolą własnej strony, gdzie swoich jest więcej niż wrogów.
refusal-must-retreat = Jest dokąd się wycofać, więc { $kind } musi to zrobić.
refusal-only-nv-divisions-reduce = Tylko dywizje NV mogą ponieść stratę zamiast odwrotu, a to jest { $kind }.
refusal-not-the-last = { $place }: zostać może tylko ostatnia jednostka obu stron, a oprócz tej ({ $kind }) są tam inne.
refusal-no-room-for-voluntary = { $place }: komplet, jest tam już pięć jednostek SV, a dobrowolny odwrót nie może nic kosztować.

## Odmowy: wydarzenia i dezercja

refusal-not-a-province = { $place }: to nie jest prowincja.
refusal-not-a-mountain-with-sv = { $place }: to nie jest prowincja górska z jednostkami SV.
refusal-no-sv-there = { $place }: nie ma tam jednostek SV.
refusal-not-sv-controlled = { $place } jest pod kontrolą Północy.
refusal-must-designate = Bunt uderza w jedną jednostkę: wskaż ją.
refusal-no-reduced-division-there = { $place }: { $side } nie ma tam zredukowanej dywizji.
refusal-not-eliminated = Żadnej takiej jednostki nie wyeliminowano: { $kind }.
refusal-only-ranger-or-mech = Powszechna mobilizacja przywraca tylko batalion rangersów lub pułk zmechanizowany, a to jest { $kind }.
refusal-other-class-first = { $place }: jeszcze nie kolej. Najpierw sporne prowincje przygraniczne, potem inne przygraniczne, potem inne sporne oprócz Sajgonu, na końcu pozostałe.
refusal-division-counts-two = Pełna dywizja liczy się za dwie, a zdezerterować ma już tylko jedna jednostka: dywizję można zredukować.
refusal-only-full-divisions = Zredukować można tylko pełną dywizję, a to jest { $kind }.

## Zdarzenia: przebieg i rozstawienie

event-game-begins =
    { $number ->
        [1] Partia się zaczyna.
       *[other] Zaczyna się druga partia: kto grał Północą, gra teraz Południem.
    }
event-turn-begins = Tura { $turn }: { $season }.
event-phase-begins = { $side_id ->
        [NV] Faza NV.
       *[SV] Faza SV.
    }
event-placed = Rozstawienie: { $kind } → { $place }.
event-token-laid = Żeton celu { $number }: { $place }.

## Zdarzenia: dostępność i karty

event-availability =
    { $side }, dostępność: { $sum } = { $total ->
        [one] { $total } aktywacja.
        [few] { $total } aktywacje.
        [many] { $total } aktywacji.
       *[other] { $total } aktywacji.
    }
event-raised =
    { $side } wydaje znacznik +1: { $total ->
        [one] { $total } aktywacja.
        [few] { $total } aktywacje.
        [many] { $total } aktywacji.
       *[other] { $total } aktywacji.
    }
event-token-activation =
    { $side } wydaje żeton celu: { $total ->
        [one] { $total } aktywacja.
        [few] { $total } aktywacje.
        [many] { $total } aktywacji.
       *[other] { $total } aktywacji.
    }
event-air-bought = Południe kupuje znacznik wsparcia lotniczego (dostępne: { $ready }).
event-card-played = { $side } zagrywa kartę: { $card }.
event-card-drawn = { $side } dobiera kartę: { $card }.
event-card-drawn-hidden = { $side } dobiera kartę.
event-card-exchanged = { $side } wydaje żeton celu i odrzuca kartę, żeby dobrać inną: { $discarded }.
event-province-named = { $card }: wskazana prowincja to { $place }.
event-no-effect = { $card }: bez skutku.
event-air-gained =
    { $number ->
        [0] Południe nie bierze żadnego znacznika wsparcia lotniczego (dostępne: { $ready }).
        [one] Południe bierze z zapasu { $number } znacznik wsparcia lotniczego (dostępne: { $ready }).
        [few] Południe bierze z zapasu { $number } znaczniki wsparcia lotniczego (dostępne: { $ready }).
        [many] Południe bierze z zapasu { $number } znaczników wsparcia lotniczego (dostępne: { $ready }).
       *[other] Południe bierze z zapasu { $number } znacznika wsparcia lotniczego (dostępne: { $ready }).
    }
event-air-returned =
    { $number ->
        [0] Południe nie ma dostępnego znacznika wsparcia lotniczego do oddania.
        [one] { $number } znacznik wsparcia lotniczego wraca do zapasu (dostępne: { $ready }).
        [few] { $number } znaczniki wsparcia lotniczego wracają do zapasu (dostępne: { $ready }).
        [many] { $number } znaczników wsparcia lotniczego wraca do zapasu (dostępne: { $ready }).
       *[other] { $number } znacznika wsparcia lotniczego wraca do zapasu (dostępne: { $ready }).
    }
event-restored = { $place }, { $side }: zredukowana dywizja znów jest pełna.
event-raised-unit = { $place }: wraca do gry { $kind }.
event-vc-placed = { $place }: pojawia się batalion VC.
event-revolted =
    { $kind_id ->
        [sv_division] Bunt, { $place }: redukcja, { $kind }.
       *[other] Bunt, { $place }: eliminacja, { $kind }.
    }
event-evacuated = Ewakuacja: { $kind }, { $origin } → { $place }.
event-redeployed = Przegrupowanie: { $kind }, { $origin } → { $place }.
event-trail-repaired =
    { $number ->
        [0] Północ nie odzyskuje znaczników infiltracji
        [one] Północ odzyskuje { $number } znacznik infiltracji
        [few] Północ odzyskuje { $number } znaczniki infiltracji
        [many] Północ odzyskuje { $number } znaczników infiltracji
       *[other] Północ odzyskuje { $number } znacznika infiltracji
    }{ $divisions ->
        [0] .
       *[other] ; stracona dywizja wraca, zredukowana, do Rezerw NV.
    }
event-convoy =
    { $kind_id ->
        [sv_division] Konwój łez, { $place }: redukcja, { $kind }.
       *[other] Konwój łez, { $place }: eliminacja, { $kind }.
    }

## Zdarzenia: ruch

event-moved = { $side }: { $kind }, { $origin } → { $place }.
event-airlifted = Transport lotniczy: { $kind }, { $origin } → { $place }.
event-strategic = Ruch strategiczny: { $kind }, { $origin } → { $place }.
event-rebuilt = Rezerwy NV: z dwóch zredukowanych dywizji powstaje jedna pełna.
event-overstacked = { $place }, { $side }, ponad pięć jednostek: eliminacja, { $kind }.
event-overrun = { $place }: Południe rozbija milicję i przejmuje kontrolę.

## Zdarzenia: walka

event-combat-declared = { $place }: { $side } zapowiada atak ({ $units }).
event-vc-stand-aside =
    { $number ->
        [one] { $place }: uchyla się { $number } batalion VC.
        [few] { $place }: uchylają się { $number } bataliony VC.
        [many] { $place }: uchyla się { $number } batalionów VC.
       *[other] { $place }: uchyla się { $number } batalionu VC.
    }
event-no-combat = { $place }: nikt się nie broni, walki nie ma.
event-infiltration-used = { $place }: Północ używa znacznika infiltracji.
event-air-committed = { $place }: Południe wysyła wsparcie lotnicze (razem znaczników: { $number }).
event-event-used = { $place }: { $side } używa karty ({ $card }).
event-token-die = { $side } wydaje żeton celu: jedna kość więcej.
event-battle =
    { $place }, atakuje { $side }. Północ ({ $nv_sum }): { $nv_faces }. Południe ({ $sv_sum }): { $sv_faces }. { $nv_retreats ->
        [0] { $sv_retreats ->
            [0] Nikt nie musi się wycofać.
            [one] Musi się wycofać { $sv_retreats } jednostka SV.
            [few] Muszą się wycofać { $sv_retreats } jednostki SV.
            [many] Musi się wycofać { $sv_retreats } jednostek SV.
           *[other] Musi się wycofać { $sv_retreats } jednostki SV.
        }
        [one] Musi się wycofać { $nv_retreats } jednostka NV.
        [few] Muszą się wycofać { $nv_retreats } jednostki NV.
        [many] Musi się wycofać { $nv_retreats } jednostek NV.
       *[other] Musi się wycofać { $nv_retreats } jednostki NV.
    }
event-net-retreats =
    { $place }: { $nv_retreats ->
        [0] { $sv_retreats ->
            [0] Nikt nie musi się wycofać.
            [one] Musi się wycofać { $sv_retreats } jednostka SV.
            [few] Muszą się wycofać { $sv_retreats } jednostki SV.
            [many] Musi się wycofać { $sv_retreats } jednostek SV.
           *[other] Musi się wycofać { $sv_retreats } jednostki SV.
        }
        [one] Musi się wycofać { $nv_retreats } jednostka NV.
        [few] Muszą się wycofać { $nv_retreats } jednostki NV.
        [many] Musi się wycofać { $nv_retreats } jednostek NV.
       *[other] Musi się wycofać { $nv_retreats } jednostki NV.
    }
event-token-used = { $side } wydaje żeton celu.
event-rerolled = { $side } wydaje żeton celu na przerzut kości: { $old } → { $new }.
event-lost =
    { $kind_id ->
        [nv_division] { $place }, strata, { $side }: redukcja, { $kind }.
        [sv_division] { $place }, strata, { $side }: redukcja, { $kind }.
       *[other] { $place }, strata, { $side }: eliminacja, { $kind }.
    }
event-retreated = { $side }, odwrót: { $kind }, { $origin } → { $place }.
event-cannot-retreat =
    { $kind_id ->
        [nv_division] { $side }, { $place }, nie ma drogi odwrotu: redukcja, { $kind }.
        [sv_division] { $side }, { $place }, nie ma drogi odwrotu: redukcja, { $kind }.
       *[other] { $side }, { $place }, nie ma drogi odwrotu: eliminacja, { $kind }.
    }
event-reduced-instead =
    { $kind_id ->
        [nv_division] { $place }, bez odwrotu: redukcja, { $kind }.
       *[other] { $place }, bez odwrotu: eliminacja, { $kind }.
    }
event-stayed = { $side }, { $place }: jako ostatnia jednostka zostaje { $kind }.
event-lost-in-retreat = { $side }, { $place }, brak miejsca: eliminacja, { $kind }.
event-attrition =
    Straty lotnicze ({ $faces }): { $lost ->
        [0] żaden znacznik nie przepada.
        [one] { $lost } znacznik przepada na dobre.
        [few] { $lost } znaczniki przepadają na dobre.
        [many] { $lost } znaczników przepada na dobre.
       *[other] { $lost } znacznika przepada na dobre.
    }

## Zdarzenia: kontrola, dezercja, koniec

event-militia-placed = { $place }: Północ przejmuje kontrolę i kładzie znacznik milicji.
event-militia-removed = { $place }: Południe przejmuje kontrolę i zdejmuje znacznik milicji.
event-desertion =
    Test dezercji, kość { $die }, prowincje pod kontrolą Północy: { $provinces }. { $total ->
        [0] Nikt nie dezerteruje.
        [one] Dezerteruje { $total } jednostka ({ $sum }).
        [few] Dezerterują { $total } jednostki ({ $sum }).
        [many] Dezerteruje { $total } jednostek ({ $sum }).
       *[other] Dezerteruje { $total } jednostki ({ $sum }).
    }
event-deserted = Dezercja, { $place }: { $kind } – usunięcie z gry.
event-reduced-by-desertion = Dezercja, { $place }: dywizja SV zostaje zredukowana.
event-token-taken = { $place }: { $side } bierze żeton celu { $number }.
event-game-ends = Koniec tury { $turn }: wygrywa { $side }. { $reason }
event-match-ends =
    { $winner ->
        [NV] Dwumecz wygrywa gracz, który zaczynał jako Północ. { $reason }
        [SV] Dwumecz wygrywa gracz, który zaczynał jako Południe. { $reason }
       *[other] Dwumecz kończy się remisem. { $reason }
    }

## Zdarzenia: tryb solo

event-solo-card = Karta solo: { $solo }.
event-solo-revealed = Północ odkrywa kartę: { $card }.
event-solo-reshuffled = W stosie Północy nie ma już karty w tym kolorze ({ $colour }): odkryte karty są tasowane w nowy stos.
event-solo-target =
    Cel Północy: { $place }; potrzeba tam { $number ->
        [one] { $number } jednostki.
        [few] { $number } jednostek.
        [many] { $number } jednostek.
       *[other] { $number } jednostki.
    }
event-solo-activated = { $place }: aktywacja na miejscu, { $kind }.

setup-solo-match = tryb solo to jedna gra: mecz wymaga dwóch graczy
setup-solo-hand = w trybie solo rozdaje się po osiem kart (opcja hand = 8)
setup-solo-tokens = w trybie solo żetony celu leżą odkryte
