### Co mówi terminal, gdy gra na serwerze.

## Odnośniki i serwery

terminal-connect-no-address = „{ $text }” to nie adres serwera. Przykład: --connect http://127.0.0.1:8075/
terminal-connect-no-key = Ten odnośnik jest niepełny: brakuje klucza do miejsca za znakiem #. Skopiuj go w całości i weź w cudzysłów.
terminal-connect-offline = { $server } nie odpowiada: { $problem }. Czy serwer działa i czy masz połączenie z siecią?
terminal-connect-other-server = { $server } odpowiada, ale nie tak jak serwer Indochine.
terminal-connect-other-title = Odnośnik otwiera grę { $title }, a nie { $wanted }. Pomiń tytuł albo weź inny odnośnik.
terminal-connect-set-up-already = Ten odnośnik otwiera grę, która jest już przygotowana: pomiń --as, --vs, --scenario, --option, --solo i --match.
terminal-connect-which-title = Powiedz, którą grę przygotować na serwerze: { $titles }.
terminal-connect-no-seat = Nie ma miejsca { $seat }; są: { $seats }. Wskaż swoje za pomocą --as.
terminal-connect-no-bot = W grze dla jednej osoby nie ma miejsca dla bota: pomiń --vs.
terminal-connect-not-here = --seed, --position, --pack i --open nie łączą się z --connect: to serwer rozdaje i przechowuje grę.
terminal-connect-versions = Serwer ma wersję { $there }, ten program { $here }: niektórych zdań może brakować.
terminal-connect-other-version = Serwer pyta o coś, czego ta wersja nie zna. Zainstaluj wersję serwera.
terminal-connect-waiting = Serwer nie odpowiada; próbuję dalej…
terminal-connect-lost = Połączenie z { $server } zerwane; próbuję dalej…
terminal-connect-found = Połączenie z { $server } wróciło. Nic nie zostało pominięte.
terminal-connect-closed = Ten odnośnik nie otwiera już miejsca: ktoś utworzył nowy albo gry już nie ma.
terminal-connect-goodbye = Serwer przechowuje grę. Żeby do niej wrócić: indochine play --connect "{ $file }"
terminal-your-link = Twój własny odnośnik, nie pokazuj go nikomu: { $file }
terminal-seat-link = { $side }: { $link }
terminal-watch-link = Żeby oglądać: { $link }

## Przy stole

terminal-named = { $name } ({ $side })
terminal-at-table = { $side }: { $kind ->
        [you] ty
        [bot] bot ({ $bot })
       *[person] inny gracz
    }
terminal-spectator = widz
terminal-you-watch = Tę grę tylko oglądasz.
terminal-waiting = Teraz decyduje: { $side }. W tym czasie możesz wpisywać komendy.
terminal-watching = Teraz decyduje: { $side }.
terminal-after-the-end = Gra jest skończona.
terminal-read-only = Tę grę można oglądać, ale nie można grać dalej. { $why }
terminal-said = { $by }: { $text }
terminal-sat = { $side } nazywa się odtąd { $name }.
terminal-server-keeps = Serwer sam przechowuje grę. Kiedy się skończy, zapisz PLIK zapisuje jej przebieg.
terminal-next-game = Następna gra, z zamianą stron: indochine play --connect "{ $file }"
terminal-end-hint = zapisz PLIK zapisuje przebieg, rewanż proponuje następną grę, koniec kończy.

## Propozycje

terminal-proposal = { $what ->
        [back] { $steps ->
            [one] { $by } proponuje cofnąć ostatni krok, od tego miejsca:
            [few] { $by } proponuje cofnąć ostatnie { $steps } kroki, od tego miejsca:
           *[many] { $by } proponuje cofnąć ostatnich { $steps } kroków, od tego miejsca:
        }
        [end] { $by } proponuje zakończyć grę w tym miejscu, bez zwycięzcy.
       *[rematch] { $by } proponuje następną grę, z zamianą stron.
    }
terminal-proposal-answer = zgoda przyjmuje, odmowa odrzuca.
terminal-proposal-withdraw = odmowa ją wycofuje.
terminal-replied = { $answer ->
        [yes] { $by } zgadza się.
       *[no] { $by } nie zgadza się albo wycofuje propozycję.
    }
terminal-no-proposal = Nie ma propozycji, na którą można odpowiedzieć.
terminal-back-hint = wstecz 2 proponuje cofnąć dwa ostatnie kroki; muszą się zgodzić wszyscy gracze.
terminal-resign-sure = Poddać grę? Wpisz tak, żeby się poddać, cokolwiek innego, żeby grać dalej.
terminal-yes = tak t
terminal-resign-not = Grasz dalej.

## Komendy

terminal-command-say = powiedz
    .help = powiedz TEKST mówi to pozostałym graczom
terminal-command-name = imię
    .help = imię NAZWA to nazwa, którą widzą inni, najwyżej 40 liter
terminal-command-link = odnośnik
    .help = pokazuje twój odnośnik jeszcze raz
terminal-command-back = wstecz
    .help = kroki, które można by cofnąć; wstecz 2 proponuje cofnąć dwa
terminal-command-armistice = rozejm
    .help = zaproponuj zakończenie gry w tym miejscu, bez zwycięzcy
terminal-command-rematch = rewanż
    .help = po końcu: zaproponuj następną grę, z zamianą stron
terminal-command-accept = zgoda
    .help = zgódź się na propozycję innego gracza
terminal-command-decline = odmowa
    .help = odrzuć propozycję albo wycofaj swoją
terminal-command-resign = poddaj
    .help = poddaj grę; padnie jeszcze jedno pytanie

## Boty przy stole

terminal-bot-plays = Gra za ciebie bot ({ $bot }). odbierz zwraca ci miejsce.
terminal-handed = Od teraz zamiast gracza { $by } gra bot ({ $bot }).
terminal-returned = { $by } gra znowu.
terminal-which-bots = Powiedz, który bot ma grać za ciebie: { $levels }.
terminal-reasons-none = Żaden bot nic tu nie zdecydował.
terminal-reasons-which = powody 2 mówi, dlaczego druga z nich zapadła: po zakończeniu gry albo jeśli bot grał za ciebie.
terminal-reason-otherwise = Gdy myśli ponownie, decyduje inaczej: zegar przerwał jego szukanie.
terminal-command-bot = bot
    .help = bot planner pozwala botowi grać za ciebie; samo bot wymienia boty
terminal-command-retake = odbierz
    .help = odbierz botowi swoje miejsce
terminal-command-reasons = powody
    .help = dlaczego bot tak zdecydował, po zakończeniu gry
