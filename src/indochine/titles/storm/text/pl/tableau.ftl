### Burza nad Dien Bien Phu: plansza jako tekst, szanse ataku i wynik.

## Sytuacja

tableau-status = Grasz po stronie: { $side }
tableau-bidding = Licytacja stron
tableau-bidding-of = { $player }: licytacja stron
tableau-row-turn = Tura
tableau-row-phase = Faza
tableau-row-victory = Viet Minh trzyma
tableau-row-cards = Karty
tableau-row-sides = Strony
tableau-row-orders = Twoje rozkazy
tableau-turn = { $turn } z { $turns }, { $dates }
tableau-over = gra skończona
tableau-impulse = impuls: { $side }
tableau-french-passed = Francuzi spasowali
tableau-viet-minh-passed = Viet Minh spasował
tableau-deed-attack = ostrzał obszaru { $area }
tableau-deed-assault = szturm na obszar { $area }
tableau-deed-damage = obrażenia w obszarze { $area }
tableau-deed-clear-trench = ostrzał okopów w obszarze { $area }
tableau-deed-mine-shaft = chodnik minowy pod obszarem { $area }
tableau-victory =
    { $number ->
        [0] 0 obszarów zwycięstwa (potrzeba { $needed })
        [one] { $number } obszar zwycięstwa (potrzeba { $needed }): { $areas }
        [few] { $number } obszary zwycięstwa (potrzeba { $needed }): { $areas }
        [many] { $number } obszarów zwycięstwa (potrzeba { $needed }): { $areas }
       *[other] { $number } obszaru zwycięstwa (potrzeba { $needed }): { $areas }
    }
tableau-held-runway = pas startowy { $number }
tableau-held-green = zielone { $number }
tableau-leads = { $player }{ $you ->
        [1] {" "}(ty)
       *[0] {""}
    }: { $side }, oferta { $bid }
tableau-card-count = { $side }: ręka { $hand }, talia { $deck }
tableau-order-ask = pytaj mnie przy każdej okazji do zagrania karty
tableau-order-pass-impulse =
    { $own ->
        [1] pasuj za mnie na koniec tego impulsu
       *[0] pasuj za mnie, póki wróg działa w tym impulsie
    }
tableau-order-pass-all = pasuj za mnie przy każdym działaniu wroga
tableau-order-only-assaults = pytaj mnie tylko przy szturmach na te obszary: { $areas }

## Obszary

tableau-column-area = Obszar
tableau-column-control = Czyj
tableau-column-ground = Teren
tableau-column-marks = Znaki
tableau-column-fr = Francuzi
tableau-column-vm = Viet Minh
tableau-area = { $number } { $name }
tableau-bare = Puste: { $areas }
tableau-control =
    { $side_id ->
        [VM] ★
       *[FR] ●
    } { $side }{ $contested ->
        [1] {" "}×
       *[0] {""}
    }
tableau-ground =
    { $level ->
        [0] { $printed }
       *[other] { $printed }+{ $level }={ $total }
    }
tableau-letters =
    { $victory ->
        [1] Z
       *[0] {""}
    }{ $runway ->
        [1] P
       *[0] {""}
    }{ $green ->
        [1] L
       *[0] {""}
    }{ $white ->
        [1] B
       *[0] {""}
    }{ $gray ->
        [1] S
       *[0] {""}
    }
tableau-fire = ostrzał { $side }
tableau-out-of-supply = BD
tableau-fresh = { $number } { $code }
tableau-spent = { $number } { $code }*

tableau-code-legion = { class-legion.code }
tableau-code-north-african = { class-north-african.code }
tableau-code-thai-battalion = { class-thai.code }
tableau-code-para = { class-para.code }
tableau-code-thai-partisans = PTZ
tableau-code-armour = { class-armour.code }
tableau-code-anti-aircraft = { class-anti-aircraft.code }
tableau-code-vietnamese-para = SPW
tableau-code-regular = { class-regular.code }
tableau-code-elite = { class-elite.code }
tableau-code-replacement = { class-replacement.code }

tableau-code = { $code } { $kind } { $firepower }-{ $defence }-{ $movement }/{ $spent }
tableau-legend-units = { $side }: { $codes }.
tableau-legend-figures = Liczby: siła ognia-obrona-ruch, potem obrona jednostki zużytej; * zużyta.
tableau-legend-marks = ● kontrolują Francuzi, ★ Viet Minh; × jednostki obu stron. Teren 2+3=3: teren 2, poziom okopów 3, wartość terenu 3 (nigdy więcej niż 3). Z obszar zwycięstwa, P pas startowy, L obszar zielony, B i S biały i szary symbol karty; ostrzał FR, ostrzał VM znacznik ostrzału; BD bez dostaw.

## Poza mapą

tableau-off-map = Poza mapą
tableau-row-track = Tor tur
tableau-row-box = Pole uzupełnień
tableau-row-starred = Z gwiazdką
tableau-arrives = tura { $turn }: { $units }
tableau-row-eliminated = Straty { $side }

## Karty

tableau-column-card = Karta
tableau-column-trench = Okopy
tableau-column-effect = Kiedy i z jakim skutkiem
tableau-column-pile = Stos
tableau-column-cards = Karty
tableau-hand = Ręka ({ $side })
tableau-copies = { $card }{ $number ->
        [1] {""}
       *[other] {" "}×{ $number }
    }
tableau-effect = { $when } { $effect }
tableau-discards = Stosy kart odrzuconych
tableau-pile = { $name } { $number }

## Jeden obszar

tableau-ground-full = teren { $printed }{ $level ->
        [0] {""}
       *[other] , poziom okopów { $level }: wartość terenu { $total }
    }
tableau-fire-marker = znacznik ostrzału ({ $side })
tableau-on-edge = przy krawędzi mapy
tableau-row-kind = Rodzaj
tableau-row-markers = Znaczniki
tableau-row-room = Limit obszaru
tableau-stacked = { $side } { $number } z { $most }
tableau-units-here = Jednostki
tableau-column-unit = Jednostki
tableau-column-type = Typ
tableau-column-face = Strona
tableau-column-firepower = Ogień
tableau-column-defence = Obr.
tableau-column-movement = Ruch
tableau-companies = { $named ->
        [0] { $companies }
       *[1] { $formation }: { $companies }
    }
tableau-around = Dookoła
tableau-column-neighbour = Obszar
tableau-column-border = Granica

## Szanse ataku

odds-attack = atak { $number } + 2 kości
odds-defence = obrona { $number }
odds-damage = Punkty obrażeń
odds-cleared = nikt nie zostanie: { $share }
odds-line = { $attack } + 2 kości przeciw { $defence }: średnio { $damage } obrażeń; { $cleared_share } szans, że nikt nie zostanie.

## Wynik

score-victory_areas = Obszary zwycięstwa pod kontrolą Viet Minhu
score-needed = Potrzebne obszary zwycięstwa
