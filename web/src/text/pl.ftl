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

table-loading = Nakrywamy do stołu…
table-trouble = Tego stołu nie można otworzyć.
connection-lost = Utracono połączenie: próbujemy ponownie…
connection-closed = Ten link już nie działa.
undo = Cofnij
panels-label = Dziennik i rozmowa
panel-log = Dziennik
panel-talk = Rozmowa
prompt-label = Co jest do rozstrzygnięcia
waiting-for = Czekamy na: { $name }
nothing-to-do-there = Nic z tym teraz nie można zrobić.
choose-anew = Wybierz od nowa
odds-label = Szanse
inspector-label = Oglądane
talk-label = Powiedz coś
talk-send = Wyślij
talk-seats-only = Przy tym stole rozmawiają tylko gracze.
offer-back = { $by } proponuje cofnąć grę o { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
offer-end = { $by } proponuje zakończyć tu grę bez zwycięzcy.
offer-rematch = { $by } proponuje rewanż ze zmianą stron.
accept = Zgoda
decline = Odmowa
withdraw = Wycofaj
over-winner = Wygrywa { $winner }
over-no-winner = Gra skończona
over-dice = Sprawdź kości
over-record = Zapis
over-rematch = Rewanż, zmiana stron
over-next = Do następnej gry

state-spent = wyczerpana
state-reduced = osłabiona
state-disrupted = zdezorganizowana
state-activated = aktywowana
state-moved = przesunięta
state-barred = zablokowana
state-new = nowa
state-hidden = ukryta
state-used = użyta

board-label = Plansza
board-can-choose = { $place } Można wybrać.
board-closer = Bliżej
board-farther = Dalej
board-whole = Cała plansza

rules-search = Szukaj
rules-found = { $number ->
    [one] jedna zasada
    [few] { $number } zasady
   *[many] { $number } zasad
}
