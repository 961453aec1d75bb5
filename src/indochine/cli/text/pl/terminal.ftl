### Co mówi sam terminal. Wartość komendy to słowa, którymi się ją wywołuje.

## Przy pytaniu

terminal-pass-keyboard = { $side }: weź klawiaturę i naciśnij Enter.
terminal-refused-count =
    { $number ->
        [one] Jeszcze jeden wybór jest teraz niedozwolony: wpisz czemu, żeby poznać powód; ? to pomoc.
        [few] Jeszcze { $number } wybory są teraz niedozwolone: wpisz czemu, żeby poznać powody; ? to pomoc.
       *[many] Jeszcze { $number } wyborów jest teraz niedozwolonych: wpisz czemu, żeby poznać powody; ? to pomoc.
    }
terminal-help-hint = Wpisz ?, żeby dostać pomoc.
terminal-no-such-number = Nie ma tu numeru { $number }: ostatni to { $last }.
terminal-not-understood = „{ $line }” to ani numer z listy, ani wybór, ani komenda. Wpisz ?, żeby dostać pomoc.
terminal-rest-dropped = Pominięta reszta wiersza: { $rest }. Padły kości, odkryto karty albo decyduje druga strona.
terminal-nothing-refused = Nic tu nie jest zabronione: na liście jest wszystko, czego można by spróbować.
terminal-why-hint = czemu r1 wyjaśnia jeden z nich wraz z zasadą.
terminal-why-what = Nie ma tu wyboru „{ $line }”. Samo czemu pokazuje wszystko, co teraz niedozwolone.
terminal-allowed = Dozwolone: { $choice }
terminal-in-short = { $heading }: { $names }
terminal-no-cards = Nie masz kart.
terminal-no-odds = Tutaj kości jeszcze o niczym nie decydują.
terminal-odds-mean = średnio
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-all = wszystko

## Komendy

terminal-numbers = 3   albo   3 5 0
    .help = wykonaj wybór albo kilka po kolei; 0 kończy serię wyborów
terminal-command-help = ? pomoc h
    .help = co znaczy pytanie i jakie są jego zasady; ? 3 to zasady wyboru 3
terminal-command-why = czemu dlaczego
    .help = co jest teraz niedozwolone; czemu r2 albo czemu attack pleiku wyjaśnia jeden wybór
terminal-command-board = plansza b
    .help = plansza z legendą
terminal-command-cards = karty k
    .help = twoje karty i ich działanie
terminal-command-odds = szanse s
    .help = co mogą przynieść kości
terminal-command-log = dziennik d
    .help = co się wydarzyło; dziennik 50, dziennik wszystko
terminal-command-undo = cofnij c
    .help = cofnij swój ostatni krok, jeśli potem nie padły kości ani nie odkryto kart
terminal-command-save = zapisz
    .help = zapisz PLIK zapisuje tam grę; i tak przechowuje się ona sama
terminal-command-load = wczytaj
    .help = wczytaj PLIK: graj dalej inną grę
terminal-command-quit = koniec q
    .help = przerwij na razie; indochine resume wraca do gry

## Przechowywanie, wyjście

terminal-goodbye = Gra jest zapisana. Żeby grać dalej: indochine resume { $file }
terminal-cannot-keep = Nie udało się zapisać gry w { $file }: { $problem }. Gra toczy się dalej, ale przed wyjściem wpisz zapisz PLIK.
terminal-kept-in = Gra jest przechowywana w { $file }.
terminal-saved = Zapisano: { $file }
terminal-cannot-save = Nie zapisano. { $problem }
terminal-loaded = Wczytano: { $file }
terminal-cannot-load = Nie wczytano. { $problem }

## Zakończenie

terminal-winner = Koniec gry. Wygrywa: { $winner }
terminal-draw = Koniec gry. Remis.
terminal-began-as = gracz, który zaczynał po stronie: { $side }
terminal-game-number = Partia { $number }
terminal-record-lies = Zapis gry: { $file } (indochine replay opowie ją jeszcze raz)

## Przed grą

terminal-which = Numer (od 1 do { $last }, Enter to 1)>
terminal-which-title = Która gra?
terminal-which-mode = Jak chcesz grać?
terminal-which-saved = Którą grę wczytać?
terminal-none-saved = Nie ma tu niedokończonej gry. Nową zaczyna: indochine play
terminal-mode-resume = Graj dalej: { $title }, tura { $turn }, { $players } ({ $when })
terminal-mode-solo = Samotnie, według zasad solo z instrukcji
terminal-mode-bot = { $side }, przeciw komputerowi (bot { $bot })
terminal-mode-two = Dwoje graczy przy tej klawiaturze
terminal-mode-scenario = Dwoje graczy przy tej klawiaturze: { $scenario }
terminal-saved-game = { $name }: { $title }, tura { $turn }, { $players } ({ $when })
terminal-person = człowiek
