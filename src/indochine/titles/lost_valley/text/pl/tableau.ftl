### Utracona dolina: plansza jako tekst i wynik. Terminy: zobacz names.ftl.

## Sytuacja

tableau-status = Dowodzisz obroną Dien Bien Phu
tableau-row-turn = Tura
tableau-row-phase = Faza
tableau-row-camp = Obóz
tableau-row-points = Zostało
tableau-row-air = Lotnictwo
tableau-row-standing = Zwycięstwo
tableau-row-paid = Opłacone
tableau-row-roll = Najbliższy rzut
tableau-row-drawn = Karta tury
tableau-row-event = Wydarzenie
tableau-turn = { $turn } z { $turns }, { turn-days }
tableau-over = gra skończona
tableau-deed-run-card = wydarzenie: { $card }
tableau-deed-vm-assault = { $division } szturmuje { $place }
tableau-deed-french-assault = francuski szturm na { $place }
tableau-deed-raid = wypad: { $place }
tableau-deed-overstacked = przekroczony limit: { $place }
tableau-morale = morale obozu { $level } ({ $drm })
tableau-resources = punkty zasobów { $level } ({ $drm })
tableau-sitrep = SITREP { $drm }
tableau-action-points = punkty akcji { $number }
tableau-air-points = punkty wsparcia lotniczego { $number }
tableau-missions = wydane na SEAD { $sead }, DAS { $das }, CAS { $cas }
tableau-aaa = OPL Viet Minhu { $level } ({ $drm })
tableau-strip = pas startowy { $strip }{ $fit ->
        [1] {""}
       *[0] {" "}({ $drm })
    }
tableau-standing = { $points }, gdyby to był koniec, { $level }: ośrodki { $crs }, bataliony { $full } w pełnym stanie, { $reduced } zredukowane
tableau-paid-defence-guns = artyleria w obronie
tableau-paid-movement = ruch
tableau-paid-assaults = francuskie szturmy
tableau-paid-assault-guns = artyleria przy szturmach
tableau-paid-works = wypady, prace i naprawy
tableau-paid-raid-guns = artyleria przy wypadach
tableau-roll = dwie kości { $total }: { $parts }
tableau-drawn =
    { $kept ->
        [1] { $card }: zatrzymana na ręce
       *[0] { $card }: bez wydarzenia
    }
tableau-card = { $card }: { $effect }

## Dywizje

tableau-divisions = Dywizje Viet Minhu
tableau-column-division = Dywizja
tableau-column-strength = Siła
tableau-column-state = Stan
tableau-column-reach = Teraz w zasięgu
tableau-target = → { $place }

## Ośrodki oporu

tableau-column-cr = Ośrodek
tableau-column-control = Czyj
tableau-column-fortifications = Umoc.
tableau-column-stack = Limit
tableau-column-icons = Symb.
tableau-column-units = Jednostki
tableau-held-french = ● { side-FR.short }
tableau-held-division = ★ { $division }
tableau-held-viet-minh = ★ { side-VM.short }
tableau-held-nobody = ○
tableau-fortifications = { $level }{ $encircled ->
        [1]  ×
       *[0] {""}
    }
tableau-icons =
    { $stars ->
        [0] {""}
       *[other] { $stars }
    }{ $artillery ->
        [1] D
       *[0] {""}
    }{ $aa ->
        [1] P
       *[0] {""}
    }{ $bombardment ->
        [1] O
       *[0] {""}
    }{ $encircled ->
        [1] K
       *[0] {""}
    }
tableau-unit =
    { $unit } { $factors }{ $reduced ->
        [1] r
       *[0] {""}
    }{ $disrupted ->
        [1] d
       *[0] {""}
    }{ $used ->
        [1] *
       *[0] {""}
    }
tableau-drop-zones = Zrzutowiska
tableau-legend-units = Jednostki: szturm/obrona/morale w tej chwili, X nigdy nie szturmuje; r zredukowana, d zdezorganizowana, * użyta.
tableau-legend-marks = ● Francuzów, ★ podanej dywizji, ○ ziemia niczyja; × okrążony; → będzie szturmować. Limit 4/6 1/2: 4 z 6 stopni piechoty, 1 z 2 jednostek wsparcia.
tableau-legend-icons = Symbole: gwiazdki (stawka morale obozu), D działo, P działo przeciwlotnicze, O ostrzał pasa startowego, K okrążony przy umocnieniach 0.

## Poza mapą

tableau-off-map = Poza mapą
tableau-column-box = Pole
tableau-box-marche = Bat. marszowe
tableau-marche = { $number } z { $most } w polu
tableau-arrives = tura { $turn }: { $units }

## Karty

tableau-column-card = Karta
tableau-column-effect = Skutek, kiedy, warunek
tableau-column-pile = Stos
tableau-column-cards = Karty
tableau-hand = Karty rezerwy na ręce ({ $number }, limit { $most })
tableau-effect = { $effect } { $when } Warunek: { $condition }
tableau-piles = Karty
tableau-pile = { $name } { $number }

## Jedno miejsce

tableau-row-subsector = Podsektor
tableau-row-works = Umocnienia
tableau-row-room = Limit
tableau-row-icons = Symbole
tableau-row-front = Położenie
tableau-row-paths = Szlaki
tableau-row-strip = Pas startowy
tableau-row-landing = Jednostki tutaj
tableau-level = poziom { $level } z { $most }
tableau-total = z obroną załogi ({ $defence }): { $total }
tableau-room = stopnie piechoty { $steps }, jednostki wsparcia { $assets }
tableau-stars =
    { $number ->
        [one] { $number } gwiazdka
       *[few] { $number } gwiazdki
    }
tableau-front = na froncie: umocnienia podnoszą wypady
tableau-behind = za frontem: umocnienia podnoszą prace fortyfikacyjne
tableau-path = { $division } ({ $lines ->
        [one] { $lines } linia
       *[few] { $lines } linie
    } od pola startowego{ $reached ->
        [1] , teraz w zasięgu
       *[0] {""}
    })
tableau-french-while = francuskie, póki francuski jest jeden z tych ośrodków: { $places }
tableau-must-leave = kto tu jest na koniec tury, zostaje wyeliminowany
tableau-units-here = Jednostki
tableau-column-unit = Jednostka
tableau-column-name = Pełna nazwa
tableau-column-assault = Szt.
tableau-column-defence = Obr.
tableau-column-morale = Mor.
tableau-around = Wzdłuż czarnych linii

## Wynik

score-level = Wynik
    .value =
        { $value ->
        [strategic-victory] { victory-strategic-victory }
        [operational-victory] { victory-operational-victory }
        [tactical-victory] { victory-tactical-victory }
        [draw] { victory-draw }
        [tactical-defeat] { victory-tactical-defeat }
        [operational-defeat] { victory-operational-defeat }
       *[strategic-defeat] { victory-strategic-defeat }
        }
score-half_points = Punkty zwycięstwa
    .value =
        { $value ->
       *[0] 0
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [5] 2½
        [6] 3
        [7] 3½
        [8] 4
        [9] 4½
        [10] 5
        [11] 5½
        [12] 6
        [13] 6½
        [14] 7
        [15] 7½
        [16] 8
        [17] 8½
        [18] 9
        [19] 9½
        [20] 10
        [21] 10½
        [22] 11
        [23] 11½
        [24] 12
        [25] 12½
        [26] 13
        [27] 13½
        [28] 14
        [29] 14½
        [30] 15
        [31] 15½
        [32] 16
        [33] 16½
        [34] 17
        [35] 17½
        [36] 18
        [37] 18½
        [38] 19
        [39] 19½
        [40] 20
        [41] 20½
        [42] 21
        [43] 21½
        [44] 22
        [45] 22½
        [46] 23
        [47] 23½
        [48] 24
        [49] 24½
        [50] 25
        [51] 25½
        [52] 26
        [53] 26½
        [54] 27
        [55] 27½
        [56] 28
        [57] 28½
        [58] 29
        }
score-turn = Ostatnia rozegrana tura

## Szanse

odds-sum = modyfikatory { $number }
odds-steps = Stracone kroki Francuzów
odds-strength = Siła stracona przez dywizję
odds-levels = Zyskane poziomy umocnień
odds-hits = Utracone poziomy
odds-retreat = garnizon musi zdać test, by zostać: { $share }
odds-repulsed = Viet Minh zostaje wyparty: { $share }
odds-repaired = pas startowy zostaje naprawiony: { $share }
odds-line-vm-assault = Średnio { $steps } straconych kroków, { $strength } siły mniej dla dywizji; { $retreat_share } szans, że garnizon musi zdać test, by zostać.
odds-line-french-assault = { $repulsed_share } szans na wyparcie; średnio { $steps } straconych kroków, { $strength } siły mniej dla dywizji.
odds-line-raid = Średnio { $levels } zyskanych poziomów, { $steps } straconych kroków.
odds-line-air = Średnio { $hits } poziomów mniej.
odds-line-repair = { $repaired_share } szans, że pas startowy zostanie naprawiony.
