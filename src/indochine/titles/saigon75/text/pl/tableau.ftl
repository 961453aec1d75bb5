### Saigon 75: plansza jako tekst, szanse w bitwie i wynik.

## Sytuacja

tableau-status = Grasz po stronie: { $side }
tableau-row-turn = Tura
tableau-row-phase = Faza
tableau-row-control = Prowincje
tableau-row-event = Wydarzenie
tableau-row-solo = Karta solo
tableau-turn = { $turn } z { $turns }, { $season }
tableau-game = partia { $number } z 2
tableau-phase = { $side }
tableau-step-set-up = rozstawienie
tableau-step-availability = dostępność
tableau-step-event-card = karta wydarzenia
tableau-step-movement = ruch
tableau-step-combat-subphase = walka
tableau-step-combat = bitwa
tableau-step-desertion = dezercja
tableau-activations =
    { $number ->
        [0] brak aktywacji
        [one] pozostała { $number } aktywacja
        [few] pozostały { $number } aktywacje
       *[many] pozostało { $number } aktywacji
    }
tableau-free-vc =
    { $number ->
        [one] { $number } darmowy VC
        [few] { $number } darmowe VC
       *[many] { $number } darmowych VC
    }
tableau-controls =
    { $side_id ->
        [NV] ★
       *[SV] ●
    } { $side } { $number }
tableau-card = { $card }: { $effect }
tableau-solo = { $card }: { $movement } { $combat }
tableau-named = wskazano { $place }

## Prowincje

tableau-column-province = Prowincja
tableau-column-control = Czyja
tableau-column-nv = Północ
tableau-column-sv = Południe
tableau-column-marks = Teren
tableau-control =
    { $side_id ->
        [NV] ★
       *[SV] ●
    } { $side }{ $contested ->
        [1] {" "}×
       *[0] {""}
    }
tableau-units = { $number } { $code }
tableau-activated = { $number } { $code }*
tableau-ground =
    { $arrow ->
        [1] →
       *[0] {""}
    }{ $mountain ->
        [1] G
       *[0] {""}
    }{ $coast ->
        [1] W
       *[0] {""}
    }{ $mekong ->
        [1] K
       *[0] {""}
    }
tableau-ground-mountain = góry
tableau-ground-coast = wybrzeże
tableau-ground-mekong = Mekong
tableau-row-neighbours = Sąsiaduje z
tableau-neighbours = { $places }{ $frontier ->
        [1] ; na granicy ze strefą Północy
       *[0] {""}
    }
tableau-token = ◎{ $number }
tableau-token-hidden = ◎?
tableau-code = { $code } { $kind }
tableau-legend-codes = { $codes }; małe litery: zredukowana dywizja.
tableau-legend-marks = ★ kontroluje Północ (znacznik milicji), ● Południe; × sporna; * aktywowana; → granica, G góry, W wybrzeże, K Mekong; ◎3 żeton celu na turę 3.

## Poza mapą

tableau-off-map = Poza mapą
tableau-row-air = Lotnictwo
tableau-row-infiltration = Infiltracja
tableau-row-plus-ones = Znaczniki +1
tableau-row-tokens = Żetony celu
tableau-row-cards = Wydarzenia
tableau-air = dostępne { $ready } z { $most }, w zapasie { $supply }, wyeliminowane { $lost }
tableau-left = { $number } z { $most }
tableau-held = { $side } { $number }
tableau-pile = talia { $number }
tableau-solo-deck = karty solo { $number }
tableau-discard = odrzucone { $number }

## Karty

tableau-column-card = Karta
tableau-column-colour = Kolor
tableau-column-effect = Działanie
tableau-hand = Ręka ({ $side })
tableau-turned-up = Odkryte karty Północy

## Szanse w bitwie

odds-nv_dice =
    { $number ->
        [one] Północ: { $number } kość
        [few] Północ: { $number } kości
       *[many] Północ: { $number } kości
    }
odds-sv_dice =
    { $number ->
        [one] Południe: { $number } kość
        [few] Południe: { $number } kości
       *[many] Południe: { $number } kości
    }
odds-nv_steps_lost = Straty Północy (poziomy siły)
odds-sv_steps_lost = Straty Południa (poziomy siły)
odds-nv_retreats = Odwrót jednostek NV
odds-sv_retreats = Odwrót jednostek SV

odds-line = Północ { $nv_dice ->
        [one] { $nv_dice } kość
        [few] { $nv_dice } kości
       *[many] { $nv_dice } kości
    }, Południe { $sv_dice }; średnio straty: Północ { $nv_steps_lost }, Południe { $sv_steps_lost }; odwroty: Północ { $nv_retreats }, Południe { $sv_retreats }.

## Wynik

score-reason = Jak się skończyło
score-turn = Tura zwycięstwa Północy
    .value = { $value ->
        [9] brak
       *[other] { $value }
    }
score-provinces = Prowincje kontrolowane przez Północ
score-sv_units = Jednostki SV w grze wraz z dostępnym lotnictwem
score-half_divisions = Półdywizje SV
