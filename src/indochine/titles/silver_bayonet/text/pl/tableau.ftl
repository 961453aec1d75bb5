### Silver Bayonet: plansza jako tekst.

## Sytuacja

tableau-status = Twoja strona: { $side }
tableau-watched = Przyglądasz się
tableau-row-scenario = Scenariusz
tableau-row-turn = Tura
tableau-row-phase = Faza
tableau-row-points = Punkty zwycięstwa
tableau-row-victory = Do zwycięstwa
tableau-row-air = Punkty lotnicze
tableau-row-held = W rękach
tableau-row-ground = Teren
tableau-row-objective = Znaczenie
tableau-row-landing = Lądowisko
tableau-turn = Tura { $turn } z { $turns }, { $date }
tableau-over = koniec gry
tableau-player-turn = tura gracza { $side }
tableau-combat = walka: { $hex }
tableau-points = { $side } { $number }
tableau-lead = { $behind ->
        [1] { $side }, jeśli strata nie przekracza { $number }
       *[0] { $side } z przewagą { $number }
    }
tableau-needed = { $leads }{ $sudden ->
        [1] {" "}(albo { $side } od razu: { $hex })
       *[0] {""}
    }
tableau-air =
    { $known ->
        [1] zostało { $number }{ $spent ->
            [0] {""}
           *[other] , zużyto { $spent }
        }
       *[0] tajne{ $spent ->
            [0] {""}
           *[other] , zużyto { $spent }
        }
    }
tableau-held = { $hex }: { $side }

## Stosy i jednostki

tableau-column-hex = Heks
tableau-column-ground = Teren
tableau-column-units = Jednostki
tableau-column-strength = Siła
tableau-column-unit = Jednostka
tableau-column-kind = Rodzaj
tableau-column-face = Strona
tableau-column-figures = Wartości
tableau-column-efficiency = WS
tableau-column-stacking = Stos
tableau-column-marks = Znaczniki
tableau-column-way = Po drodze
tableau-column-target = Cel
tableau-column-combat = Atak
tableau-column-side = Strona
tableau-column-points = Punkty
tableau-column-award = Za co
tableau-strength = atak { $attack }, obrona { $defence }, stos { $stacking }
tableau-unit = { $unit }{ $marked ->
        [0] {""}
       *[other] {" "}({ $marks })
    }
tableau-units = Jednostki
tableau-near = Wokół
tableau-attacks = Zapowiedziane ataki
tableau-off-map = Poza mapą
tableau-awards = Za co są punkty
