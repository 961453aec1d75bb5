### Co mówi sam klient.

nav-label = Strony
nav-new = Nowa gra
nav-dice = Sprawdź kości
setting-language = Język
setting-theme = Jasno czy ciemno
theme-auto = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
missing-title = Nie ma takiej strony.
go-home = Do strony głównej
offline = Serwer jest nieosiągalny. To, co zagrano, jest tam bezpieczne; strona próbuje ponownie.
rules = Zasady

home-mine = Twoje gry
home-play = Zagraj dziś wieczorem
home-start = Graj w { $title }
home-bring = Przynieś grę
home-bring-help = Zapis lub pozycja w pliku:
home-finished = Skończone gry
a-bot = bot
somebody = ktoś
list-over = skończona
list-your-turn = Twoja kolej
list-waiting = czekamy na { $seat }

new-seats = Kto gra
new-scenario = Scenariusz
new-options = Opcje
new-match = Mecz z dwóch gier, w drugiej ze zmianą stron
new-name = Twoje imię (widzą je inni)
new-start = Zaczynamy
new-choose = Wybierz
new-links = Wyślij znajomemu ten link: kto go ma, ten zajmuje miejsce.
new-watch = Każdy może oglądać:
new-go = Do stołu
player-me = Ja, na tym ekranie
player-friend = Znajomy, przez link

### table

table-loading = Rozkładamy planszę…
table-trouble = Tego stołu nie można otworzyć.
try-again = Spróbuj ponownie
connection-lost = Utracono połączenie: próbujemy ponownie…
connection-closed = Ten link już nie działa.
connection-closed-help = To miejsce dostało nowy link albo gry już tu nie ma. Otwórz nowy link lub zapytaj tego, kto go ma.
watch-instead = Oglądaj grę
read-only = Można tylko oglądać, nie można grać dalej.
you-watch = Oglądasz
your-turn = { $title }: twoja kolej
undo = Cofnij
menu = Menu
close = Zamknij
cancel = Anuluj
confirm = Potwierdź
save = Zapisz
saved = Zapisano.
panels-label = Obok planszy
panel-choices = Wybór
panel-look = Podgląd
panel-odds = Szanse
panel-hand = Karty
panel-log = Dziennik
panel-talk = Rozmowa
prompt-label = Co jest do rozstrzygnięcia
prompt-help = Co to znaczy?
choices-label = { $number ->
    [one] Jedna możliwość
    [few] { $number } możliwości
   *[many] { $number } możliwości
}
waiting-for = Czekamy na: { $name }
player-bot = { $side } (bot)
player-named = { $name } ({ $side })
nothing-to-do-there = Nic z tym teraz nie można zrobić.
choose-anew = Wybierz od nowa
commits-to-dice = padną kości
tap-again = Dotknij jeszcze raz, aby potwierdzić:
card-can-choose = { $card }. Można wybrać.
odds-label = Szanse
chance-average = średnio { $mean }
chance-of = dla
sum-total = Suma
inspector-label = Oglądane
inspector-hint = Wskaż pole, jednostkę lub kartę, aby o niej przeczytać.
rule-label = Zasada
rule-open = Zasada { $rule }
rule-in-book = Wszystkie zasady
rule-unknown = Nie ma streszczenia { $rule }.
tray-toggle = Karty i tory w całości
log-earlier = Pokaż wcześniejsze wpisy
log-new = Nowe od twojego ostatniego ruchu
log-sums = Jak to policzono
dice-thrown = Kości: { $faces }
playback-next = Dalej ({ $number })
playback-skip = Pomiń
since-you-were-here = Od twojej ostatniej wizyty: { $number ->
    [one] jeden krok innych graczy.
    [few] { $number } kroki innych graczy.
   *[many] { $number } kroków innych graczy.
}
since-replay = Odtwórz
since-dismiss = Wiem
curtain-title = Przekaż ekran: { $name }
curtain-text = Nikt nie widzi kart drugiej strony: stół odsłoni się, gdy { $name } będzie na miejscu.
curtain-raise = { $name }, to ja: pokaż stół
curtain-never = Nie pytaj więcej na tym ekranie
comfort-playback = Odtwarzaj to, co robią inni
comfort-curtain = Zasłaniaj karty, gdy dwie osoby grają na tym ekranie
notify-ask = Powiadom mnie, gdy będzie moja kolej
notify-on = Przeglądarka powie ci, gdy będzie twoja kolej.
talk-label = Powiedz coś
talk-send = Wyślij
talk-nothing = Nikt jeszcze nic nie powiedział.
talk-seats-only = Przy tym stole rozmawiają tylko gracze.
offer-back = { $by } proponuje cofnąć grę o { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
offer-back-before = Do chwili przed: „{ $line }”
offer-end = { $by } proponuje zakończyć tu grę bez zwycięzcy.
offer-rematch = { $by } proponuje rewanż ze zmianą stron.
accept = Zgoda
decline = Odmowa
withdraw = Wycofaj
over-winner = Zwycięża: { $winner }
over-you-win = Wygrywasz ({ $winner })
over-draw = Remis
over-no-winner = Gra skończona
over-game = Gra { $number }
over-match = Mecz, gra { $number } z 2:
over-dice = Sprawdź kości
over-record = Zapis
over-rematch = Rewanż, zmiana stron
over-next = Do następnej gry
menu-main = Menu
menu-back = Zaproponuj cofnięcie gry
menu-end = Zaproponuj zakończenie gry
menu-resign = Poddaj grę
menu-links = Linki
menu-notes = Prywatne notatki
menu-contact = Wiadomości o mojej kolejce
menu-orders = Stałe rozkazy
menu-keys = Klawisze i gesty
menu-leave = Odejdź od stołu
menu-name = Twoje imię (widzą je inni)
back-help = Wybierz krok, który ma być cofnięty razem ze wszystkim, co było po nim. Inni muszą się zgodzić; przeciw botom dzieje się to od razu.
back-nothing = Nic jeszcze nie zagrano.
back-step = { $side }: { $line }
end-sure = Gra skończy się tu bez zwycięzcy, jeśli inni się zgodzą.
resign-sure = Poddajesz się i wygrywa druga strona. Tego nie można cofnąć.
links-own = Twój link
links-own-help = Kto go ma, ten ma twoje miejsce. Otwórz go na innym urządzeniu, aby grać tam dalej.
links-renew = Utwórz nowy link
links-renewed = Stary link już nie działa; to jest nowy.
links-watch = Z tym linkiem każdy może oglądać
notes-label = Nikt inny ich nie czyta.
contact-help = Serwer napisze do ciebie, gdy będzie twoja kolej, a ciebie nie będzie. Zostaw puste to, czego nie chcesz.
contact-email = E-mail
contact-webhook = Webhook (adres https)
contact-remind = Przypomnij po tylu godzinach (0: nigdy)
key-tab = od jednej rzeczy do następnej
key-arrows = na planszy: do sąsiedniego pola
key-enter = wybiera to, co zaznaczone
key-escape = porzuca wybór, zamyka to, co otwarte
key-choices = do listy możliwości
key-undo = cofnij
key-log = dziennik
key-talk = rozmowa
key-skip = pomija odtwarzanie
key-menu = menu
key-zoom = bliżej, dalej, cała plansza
key-help = ta lista
key-mouse = Mysz: kliknij to, co wybierasz, Shift i klik bierze cały stos, przeciąganie przesuwa planszę, kółko przybliża.
key-touch = Palec: dotknięcie zaznacza, drugie potwierdza, przytrzymanie pokazuje, co to jest, dwa palce przybliżają.

state-spent = wyczerpana
state-reduced = osłabiona
state-disrupted = zdezorganizowana
state-activated = aktywowana
state-moved = przesunięta
state-barred = zablokowana
state-new = nowa
state-hidden = ukryta
state-used = użyta

replay-label = Powtórka
replay-first = Na początek
replay-mark-back = Do początku fazy lub tury
replay-back = Jedną decyzję wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Jedną decyzję dalej
replay-mark-on = Do następnej fazy lub tury
replay-now = Wróć do teraźniejszości
replay-speed = Prędkość ×{ $speed }
replay-slider = Decyzja
replay-count = decyzja { NUMBER($number, useGrouping: 0) } z { NUMBER($of, useGrouping: 0) }
replay-jump = Przejdź do tury lub fazy…
replay-banner = Oglądasz krok { NUMBER($number, useGrouping: 0) } z { NUMBER($of, useGrouping: 0) }
replay-link = Odnośnik do tego kroku
whatif = A gdyby?
whatif-from-step = Od tego kroku toczy się dalej twoja własna gra. Prawdziwa gra zostaje taka, jaka jest.
whatif-from-now = Twoja własna gra toczy się dalej od tego, co wiesz teraz. To, czego nie widzisz, zostanie rozdane losowo: nic z prawdziwej gry nie wyjdzie na jaw i nic się w niej nie zmieni.
whatif-side = Grasz stroną
whatif-against = Przeciw
whatif-myself = Sobie: gram wszystkimi stronami
whatif-start = Spróbuj
whatif-banner = A gdyby? To nie jest prawdziwa gra.
whatif-back = Wróć do prawdziwej gry

board-label = Plansza
board-can-choose = { $place } Można wybrać.
board-piece-in = { $piece }, { $place }. Można wybrać.
board-pile-in = Stos ({ $count }), { $place }, na wierzchu: { $piece }. Można wybrać.
board-closer = Bliżej
board-farther = Dalej
board-whole = Cała plansza

rules-search = Szukaj
rules-found = { $number ->
    [one] jedna zasada
    [few] { $number } zasady
   *[many] { $number } zasad
}
