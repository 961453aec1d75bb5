### Co mówi sam terminal. Wartość komendy to słowa, którymi się ją wywołuje.

## Przy pytaniu

terminal-pass-keyboard = { $side }: weź klawiaturę i naciśnij Enter.
terminal-refused-count =
    { $number ->
        [one] Jeden wybór jest teraz niedozwolony („czemu” poda powód).
        [few] { $number } wybory są teraz niedozwolone („czemu” poda powody).
       *[many] { $number } wyborów jest teraz niedozwolonych („czemu” poda powody).
    }
terminal-help-hint = Wpisz ?, żeby dostać pomoc.
terminal-no-such-number = „{ $number }” to nie numer od { $first } do { $last }.
terminal-not-understood = „{ $line }” to ani numer z listy, ani wybór, ani komenda. Wpisz ?, żeby dostać pomoc.
terminal-several-meant = „{ $line }” pasuje do kilku wyborów: { $numbers }. Wpisz jeden z tych numerów.
terminal-no-such-place = Nie ma na planszy miejsca „{ $line }”.
terminal-rest-dropped = Pominięta reszta wiersza: { $rest }. { $reason ->
        [chance] Padły kości albo odkryto karty.
        [side] Teraz decyduje druga strona.
        [over] Gra jest skończona.
       *[number] To, co było przedtem, jest zagrane; teraz pytanie brzmi:
    }
terminal-nothing-refused = Nic tu nie jest zabronione: na liście jest wszystko, czego można by spróbować.
terminal-why-hint = czemu r1 wyjaśnia jeden z nich wraz z zasadą.
terminal-why-what = Nie ma tu wyboru „{ $line }”. Samo czemu pokazuje wszystko, co teraz niedozwolone.
terminal-allowed = Dozwolone: { $choice }
terminal-in-short = { $heading }: { $names }
terminal-no-cards = Nie masz kart.
terminal-no-odds = Tutaj kości jeszcze o niczym nie decydują.
terminal-no-odds-for = O wyborze { $number } kości jeszcze nie decydują.
terminal-odds-mean = średnio
terminal-odds-at-least = co najmniej
terminal-odds-hint = szanse { $number } pokazuje jeden z nich dokładnie.
terminal-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-all = wszystko

## Stałe rozkazy

terminal-orders-hint = rozkazy 2 albo rozkazy i słowa z listy wydaje rozkaz; drugi gracz nigdy go nie widzi.
terminal-ordered = Rozkaz: { $order }

## Komendy

terminal-numbers = 3   albo   3 5 0   albo   NAZWA
    .help = wykonaj wybór albo kilka po kolei (0 kończy serię wyborów albo pasuje), albo jedyny o tej nazwie
terminal-command-help = ? pomoc h
    .help = co znaczy pytanie i jakie są jego zasady; ? 3 to zasady wyboru 3
terminal-command-why = czemu dlaczego
    .help = co jest teraz niedozwolone; czemu r2 albo czemu NAZWA wyjaśnia jeden wybór
terminal-command-board = plansza b
    .help = plansza z legendą; plansza MIEJSCE to jedno miejsce i jego sąsiedzi
terminal-command-cards = karty k
    .help = twoje karty i ich działanie
terminal-command-odds = szanse s
    .help = co mogą przynieść kości; szanse 3 dla wyboru 3
terminal-command-hint = podpowiedź rada
    .help = co zrobiłby tu silny bot i co jeszcze rozważał
terminal-command-log = dziennik d
    .help = co się wydarzyło; dziennik 50, dziennik wszystko
terminal-command-orders = rozkazy
    .help = stałe rozkazy: kiedy pasować za ciebie bez pytania; rozkazy 2 wydaje jeden
terminal-command-undo = cofnij
    .help = cofnij swój ostatni krok, jeśli potem nie padły kości ani nie odkryto kart
terminal-command-save = zapisz
    .help = zapisz PLIK zapisuje tam grę; i tak przechowuje się ona sama
    .server = zapisz PLIK zapisuje tam przebieg gry, kiedy się skończy
terminal-command-load = wczytaj
    .help = wczytaj PLIK: graj dalej inną grę
    .server = nie tutaj: grę przechowuje serwer
terminal-command-quit = koniec q
    .help = przerwij na razie; indochine resume wraca do gry
    .server = przerwij na razie; do gry wraca się przez odnośnik

## Przechowywanie, wyjście

terminal-goodbye = Gra jest zapisana. Żeby grać dalej: indochine resume { $file }
terminal-cannot-keep = Nie udało się zapisać gry w { $file }: { $problem }. Gra toczy się dalej, ale przed wyjściem wpisz zapisz PLIK.
terminal-kept-in = Gra jest przechowywana w { $file }.
terminal-saved = Zapisano: { $file }
terminal-cannot-save = Nie zapisano. { $problem }
terminal-not-overwritten = Nie zapisano: plik { $file } istnieje i nie jest zapisaną grą.
terminal-loaded = Wczytano: { $file }
terminal-cannot-load = Nie wczytano. { $problem }

## Zakończenie

terminal-winner = Koniec gry. Wygrywa: { $winner }
terminal-draw = Koniec gry. Remis.
terminal-began-as = gracz, który zaczynał po stronie: { $side }
terminal-game-number = Partia { $number }
terminal-record-lies = Zapis gry: { $file } (indochine replay opowie ją jeszcze raz)

## Przed grą

terminal-which = Numer (od 1 do { $last }, Enter to { $default })>
terminal-which-title = Która gra?
terminal-which-mode = Jak chcesz grać?
terminal-which-saved = Którą grę wczytać?
terminal-none-saved = Nie ma tu niedokończonej gry. Nową zaczyna: indochine play
terminal-mode-resume = Graj dalej: { $title }, tura { $turn }, { $players } ({ $when })
terminal-mode-solo = Samotnie, według zasad solo z instrukcji
terminal-mode-bot = { $side }, przeciw komputerowi
terminal-mode-two = Dwoje graczy przy tej klawiaturze
terminal-mode-scenario = Dwoje graczy przy tej klawiaturze: { $scenario }
terminal-mode-options = Opcje: zmień zasady gry
terminal-which-option = Która opcja?
terminal-option-now = { $option }: { $value }
terminal-options-done = Gotowe
terminal-option-default = (domyślnie)
terminal-option-hint = Przykład: indochine play { $title } --option KLUCZ=WARTOŚĆ
terminal-no-solo = { $title } nie ma trybu solo: pomiń --solo.
terminal-no-match = W { $title } nie gra się meczu: pomiń --match.
terminal-saved-game = { $name }: { $title }, tura { $turn }, { $players } ({ $when })
terminal-open-elsewhere = { $name } jest otwarta w innym oknie; nic nie zostało zmienione. Graj tam albo najpierw ją tam zamknij.
terminal-saved-open = { "[" }otwarta w innym oknie]
terminal-person = człowiek
terminal-pack-misfit =
    { $number ->
        [one] Jeden warunek nie jest spełniony przez te dane: { $command }
        [few] { $number } warunki nie są spełnione przez te dane: { $command }
       *[many] { $number } warunków nie jest spełnionych przez te dane: { $command }
    }

## Boty

terminal-hint-thinks = Kapitan przygląda się twojej pozycji…
terminal-bot-thinks = Bot myśli…
terminal-weighed-share = skłonność
terminal-weighed-worth = oczekuje
terminal-weighed-how = Rozważał { $level }{ $simulations ->
        [0] .
        [one] , w jednej wyobrażonej grze.
        [few] , w { $simulations } wyobrażonych grach.
       *[many] , w { $simulations } wyobrażonych grach.
    } Skłonność: jak bardzo woli ten wybór; oczekuje: jak blisko wygranej, 100% to wygrana.
terminal-played = { $seat } zagrał: { $choice }
terminal-reasons-hint = Dlaczego bot tak zdecydował? indochine replay PLIK --decisions numeruje decyzje, --why N wyjaśnia jedną.
terminal-which-level = Jak dobrze ma grać bot?

## Zasady

terminal-rule-kind =
    { $kind ->
        [enforce] egzekwowana
        [optional] opcja
        [component] materiały
        [example] przykład
       *[note] uwaga
    }
terminal-rule-code = Kod:
terminal-rule-tests = Testy:
terminal-rule-none = brak
terminal-rule-no-tests = Obok programu nie ma testów, więc podany jest tylko kod.
