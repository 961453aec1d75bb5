### To, co mówi sam silnik, jednakowo w każdej grze.

refusal-not-offered = Teraz nie można wybrać { $action }. Możliwe są między innymi: { $known }.
refusal-not-after-the-end = Gra jest skończona: nic więcej nie można zagrać.
refusal-not-your-decision = To nie twoja decyzja: teraz decyduje { $seat }.
refusal-no-undo = Nie ma czego cofnąć: od tego czasu padły kości, ujawniono karty albo decydowała druga strona.
refusal-no-orders = Nie można tu wydać stałych rozkazów.

event-undone = { $seat } cofa ostatni krok.
event-taken-back = { $seat } cofa grę dalej, zgodnie z umową.
event-resigned = { $seat } poddaje się.
event-agreed = Gracze zgodnie kończą grę w tym miejscu.

reason-resigned = Jedna ze stron się poddała.
reason-agreed = Gracze zgodnie zakończyli grę.

tableau-watched = Stół oczami widza

# Składnik sumy. Liczby ujemne mają własny znak minus; żadna nie przekracza dwudziestu.
tally-part =
    { $label } { $worth ->
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
        [-19] −19
        [-20] −20
       *[other] +{ $worth }
    }

# Dlaczego gry nie można przygotować, zapisu odtworzyć, a pozycji przejąć.

at-place = { $path }:

setup-no-title = nie ma gry { $name }; są: { $there }
setup-no-scenario = { $title } nie ma scenariusza { $name }; są { $there }
setup-no-option = { $title } nie ma opcji { $name }; są { $there }
setup-option-value = opcja { $name } przyjmuje { $values }, a nie { $value }
setup-or = { $one } lub { $other }
setup-dice = narzucone kości to liczby całkowite od 1 do { $sides }
setup-seed = ziarno to liczba całkowita albo „sealed:” i sekret zapisany szesnastkowo

record-not-json = to nie jest JSON: { $why }
record-no-table = oczekiwano tabeli pól
record-kind =
    { $kind ->
        [int] brakuje go albo nie jest liczbą całkowitą
        [str] brakuje go albo nie jest tekstem
        [list] brakuje go albo nie jest listą
       *[other] brakuje go albo nie jest tabelą pól
    }
record-format = ma wartość { $found }; ten program czyta { $read }
record-title = ma wartość { $found }, a nie { $title }
record-seed = brakuje go albo nie jest ziarnem
record-entry = ani wybór, ani rozkaz, ani cofnięcie, ani koniec, ani skrót
record-back = nie wskazuje żadnego wcześniejszego wpisu
record-no-seat = nie ma miejsca { $seat }; są { $there }
record-word = żadna kość nie pada dwa razy
record-unplayable = nie można tego zagrać: { $why }{ $rule }{ $other }
record-stands-differently = gra stoi inaczej na koniec tury { $turn }{ $other }
record-rolls = oczekiwano listy rzutów
record-dice = kości padły inaczej{ $other }
record-other-version = { " " }(zapis powstał w wersji { $made }, tutaj { $here }: użyj wersji, w której powstał)
record-versions = program { $program }, zasady { $rules }, dane { $pack }

position-title = oczekiwano { $title }, jest { $found }
position-unknown = nieznane pole w pozycji gry { $title }
position-no-table = oczekiwano tabeli pól, jest { $found }
position-no-field = nieznane pole; oczekiwano { $known }
position-missing = brakuje tego pola
position-number = oczekiwano liczby całkowitej od { $least } do { $most }, jest { $found }
position-one-of = oczekiwano jednej z wartości: { $known }; jest { $found }
position-list = oczekiwano listy, jest { $found }
position-agenda = oczekiwano listy ramek, najgłębsza na końcu
position-frame = oczekiwano jednej z wartości: { $known }
position-frame-field = nieznane pole w { $frame }
position-stuck = stąd nie można grać dalej ({ $why })
position-nothing-left = nie zostało nic do zrobienia, a gra nie jest skończona
