### Co mówi sam klient.

# Strony poza stołem: pasek, strona główna, nowa gra, zasady, jak to działa
skip = Do treści
nav-label = Strony
nav-new = Nowa gra
nav-help = Jak to działa
nav-dice = Sprawdź kości
nav-settings = Ustawienia
setting-name = Imię
setting-language = Język
setting-theme = Jasno czy ciemno
theme-auto = Jak w systemie
theme-light = Jasno
theme-dark = Ciemno
missing-title = Nie ma takiej strony.
go-home = Do strony głównej

home-welcome = Planszowe gry wojenne o wojnach w Indochinach
home-welcome-text = Wszystkie zasady z instrukcji są pilnowane i wyjaśniane. Bez konta: naciśnij „Graj od razu” albo wyślij znajomemu link.
home-loading = Chwileczkę…
home-mine = Twoje gry
home-turns = { $number ->
    [0] Żadna gra na ciebie nie czeka.
    [one] Jedna gra czeka na ciebie.
    [few] { $number } gry czekają na ciebie.
   *[many] { $number } gier czeka na ciebie.
}
home-none-going = Żadna gra się nie toczy. Wybierz jedną poniżej.
home-branches = Co by było, gdyby: { $number ->
    [one] jedna gra
    [few] { $number } gry
   *[many] { $number } gier
} obok prawdziwych
home-branches-help = To tylko próby. Prawdziwe gry nic o nich nie wiedzą.
home-over = Twoje skończone gry ({ $number })
home-play = Zagraj dziś wieczorem
home-finished = Niedawno tu skończone
home-none-finished = Nikt jeszcze nie skończył tu gry. Każdy tytuł ma pokaz do obejrzenia.
home-bring = Przynieś grę
bring-pick = Wybierz plik…
bring-help = Zapisana gra lub pozycja: wybierz plik albo upuść go gdziekolwiek na tej stronie. Gra toczy się stamtąd dalej.
bring-drop = Upuść: gra otworzy się tutaj.
bring-neither = { $file } nie jest ani zapisem gry, ani pozycją.

card-named = { $deed }: { $title }
card-more = Więcej
card-less = Mniej
card-play = Graj od razu
card-against = Ty: { $side }, przeciw botowi „{ $bot }”
card-alone = Dla jednego gracza. Ty: { $side }
card-setup = Przygotuj…
card-demo = Obejrzyj pokaz

a-bot = bot
somebody = ktoś
list-you = ty
list-player = { $side }: { $player }
list-over = skończona
list-won = zwycięzca: { $side }
list-your-turn = Twoja kolej
list-waiting = czekamy: { $side } ({ $player })
list-invite = Link: { $side }
list-forget = Usuń { $title } z tej listy

new-which = Która gra?
new-no-title = Nie ma tu takiego tytułu.
new-seats = Kto gra
new-same-screen = Wszyscy przy tym ekranie: stół obraca się do tego, kto ma decydować.
new-only-bots = Grają same boty: ty oglądasz.
new-scenario = Scenariusz
new-options = Opcje
new-scenario-options = Scenariusz i opcje
new-different = { $number ->
    [0] jak zwykle
    [one] jedna zmiana
    [few] { $number } zmiany
   *[many] { $number } zmian
}
new-all-usual = Wszystko jak zwykle
option-changed = zmieniona
option-usual = { $value } (zwykle)
new-match = Mecz z dwóch gier, w drugiej ze zmianą stron
new-name = Twoje imię (widzą je inni)
new-start = Zaczynamy
new-laid = Stół nakryty
new-links = Każdy link wyślij jednej osobie. Konto niepotrzebne: kto ma link, ten zajmuje miejsce.
new-link-for = Link dla strony: { $side }
new-links-kept = Ta przeglądarka zachowuje linki: są przy grze na stronie głównej, dopóki znajomy nie przyjdzie.
new-watch = Każdy może oglądać
new-go = Do stołu
new-go-watch = Oglądaj
player-me = Ja
player-friend = Znajomy, przez link
player-bot-kind = Bot
copy-link = Kopiuj link
copied = Skopiowano
copy-by-hand = Skopiuj ten link:
share = Udostępnij…
share-text = Zagraj ze mną w { $title }. Twoja strona: { $side }.
share-watch = Zobacz, jak gramy w { $title }.

rules-of = { $title }: zasady
rules-about = Wszystkie zasady naszymi słowami, pod numerami z instrukcji.
rules-back = Wróć do stołu
rules-chapters = Rozdziały
rules-search = Szukaj
rules-search-example = słowo lub numer
rules-link = Adres zasady { $rule }
rules-none = Żadna zasada nie mówi o „{ $sought }”.
rules-found = { $number ->
    [0] żadna zasada
    [one] jedna zasada
    [few] { $number } zasady
   *[many] { $number } zasad
}

help-seats = Link to miejsce przy stole
help-seats-text = Nie ma kont. Każde miejsce w grze ma swój tajny link; ta przeglądarka pamięta miejsca, które zajmujesz, i pokazuje je na stronie głównej. Kto ma link, ten zajmuje miejsce, więc wyślij go tylko przeciwnikowi. Przy stole można zrobić nowy. Każdy może oglądać przez link dla widzów, który nie pokazuje niczego ukrytego.
help-time = Dziś wieczorem albo przez tygodnie
help-time-text = Każdy krok jest od razu zapisany. Zamknij stronę, wróć za godzinę albo za miesiąc: stół czeka, jak go zostawiono, i pokazuje, co się od tego czasu stało. Karta ze stroną główną liczy gry, które na ciebie czekają; przy stole można poprosić o e-mail.
help-choosing = Wybieranie
help-choosing-text = To, co można wybrać, ma na planszy przerywany obrys, a obok przycisk: użyj, czego wolisz. Kliknij coś innego, a dowiesz się, dlaczego nie można, wraz z zasadą.
help-undo = Cofanie
help-undo-text = „Cofnij” cofa twój ostatni krok, dopóki nic nie wyszło na jaw: ani kości, ani karta, ani oddana kolej. Dalej możesz zaproponować cofnięcie gry, a przeciwnik się zgodzi albo nie.
help-dice = Kości do sprawdzenia
help-dice-text = Gdy gra się otwiera, serwer zobowiązuje się do swoich kości liczbą, którą wszyscy widzą. Gdy się kończy, sekret zostaje pokazany i każdy może obliczyć wszystkie rzuty na nowo.
help-learn = Nauka
help-learn-text = Obejrzyj pokaz, potem naciśnij „Graj od razu”. Stronę zasad każdego tytułu można przeszukać, a każdy numer zasady przy stole otwiera jej streszczenie.
help-keys = Klawisze przy stole

offline = Serwer jest nieosiągalny. To, co zagrano, jest tam bezpieczne; strona próbuje ponownie.
rules = Zasady

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
panel-points = Punkty
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
commits-dice = padną kości
commits-final = nie da się cofnąć
tap-again = Dotknij jeszcze raz, aby potwierdzić:
card-can-choose = { $card }. Można wybrać.
odds-label = Szanse
chance-chart = Jak prawdopodobny jest każdy wynik
chance-average = średnio { $mean }
chance-others = Szanse { $number ->
    [one] drugiej możliwości
    [few] pozostałych { $number } możliwości
   *[many] pozostałych { $number } możliwości
}
chance-of = dla
sum-total = Suma
inspector-label = Oglądane
inspector-hint = Wskaż pole, jednostkę lub kartę, aby o niej przeczytać.
inspector-not = Nie „{ $choice }”:
rule-label = Zasada
rule-ruling = interpretacja { $number }
rule-unnumbered = zasada
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
talk-unread = coś nowego
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
over-turn = Ostatnia rozegrana tura
over-draw = Remis
over-no-winner = Gra skończona
over-game = Gra { $number }
over-match = Mecz, gra { $number } z 2:
over-match-seat = { $side } z gry 1
over-dice = Sprawdź kości
over-record = Zapis
over-rematch = Rewanż, zmiana stron
over-again = Zagraj jeszcze raz
over-next = Do następnej gry
over-replay = Obejrzyj powtórkę
story-title = Przebieg gry, tura po turze
story-values = Tura po turze: { $values }
luck-title = Szczęście do kości
luck-wait = Ważymy kości…
luck-failed = Szczęścia w tej partii nie da się teraz ocenić.
luck-again = Spróbuj ponownie
luck-none = W tej partii nie ma rzutu, który można ocenić.
luck-fair = { $side }: kości dały tyle, ile można było oczekiwać.
luck-lucky =
    { $side }: więcej szczęścia niż oczekiwano, odchylenia standardowe: { $deviations }; takie szczęście lub większe zdarza się { $percent ->
        [0] rzadziej niż w jednej partii na sto.
       *[other] w około { $percent } % partii.
    }
luck-unlucky =
    { $side }: mniej szczęścia niż oczekiwano, odchylenia standardowe: { $deviations }; taki pech lub większy zdarza się { $percent ->
        [0] rzadziej niż w jednej partii na sto.
       *[other] w około { $percent } % partii.
    }
luck-sum =
    { $rolls ->
        [one] { $luck } w { $rolls } rzucie
       *[other] { $luck } w { $rolls } rzutach
    }
luck-counted = Miara: { $unit }.
luck-unjudged =
    { $number ->
        [0] Ocenione są wszystkie rzuty.
        [one] Nie jest oceniony { $number } rzut.
        [few] Nie są ocenione { $number } rzuty.
       *[other] Nie jest ocenionych { $number } rzutów.
    }
luck-left = pech
luck-right = szczęście
luck-roll = Tura { $turn }, { $side }: { $what } Oczekiwane { $expected }, uzyskane { $got }, szczęście { $luck }, centyl { $percentile }. Zobacz planszę.
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
key-hint = podpowiedź
key-undo = cofnij
key-log = dziennik
key-talk = rozmowa
key-skip = pomija odtwarzanie
key-menu = menu
key-zoom = bliżej, dalej, cała plansza
key-help = ta lista
key-mouse = Mysz: kliknij to, co wybierasz, Shift i klik bierze cały stos, przeciągnij żeton tam, dokąd idzie; przeciąganie gdzie indziej przesuwa planszę, kółko przybliża.
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
state-fatigued = zmęczona
state-first-fire = Pierwszy strzał
state-final-fire = Ostatni strzał

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

# Badania równowagi
studies-title = Badania równowagi
studies-about = Wiele partii między botami: kto wygrywa, jak i kiedy, i co zmieniają karty i opcje. Wyłożył je tu do czytania ten, kto prowadzi serwer.
studies-none = Nie ma tu badań. Tworzy je „indochine study”.
studies-link = Badania równowagi ({ $number })
studies-games = { $number ->
    [one] Jedna partia
    [few] { $number } partie
   *[other] { $number } partii
}
studies-report = Czytaj raport
studies-report-of = Czytaj raport: { $title }, { $study }
studies-watch = Obejrzyj partię { $seed }
studies-own-pack = Rozegrane z własnymi danymi, więc jego partii nie można tu otworzyć.

## Boty: rady, powody i bot, który gra za kogoś

hint-ask = Podpowiedź: co zrobiłby kapitan?
hint-thinking = Kapitan myśli…
hint-advice = Rada kapitana: { $choice }
hint-weighed = Co rozważał kapitan
weighed-share = skłania się: { $share }
weighed-worth = oczekuje: { $worth }
weighed-how = { $level }, { $number ->
    [0] z nawyku, bez patrzenia naprzód.
    [one] po jednej wyobrażonej grze.
    [few] po { $number } wyobrażonych grach.
   *[many] po { $number } wyobrażonych grach.
}
weighed-expects = „Oczekuje” mówi, jak blisko wygranej jego zdaniem to prowadzi: 100% to wygrana.
weighed-left-out = { $number ->
    [one] Jeszcze jedna możliwość nie wydała się lepsza.
    [few] Jeszcze { $number } możliwości nie wydały się lepsze.
   *[many] Jeszcze { $number } możliwości nie wydało się lepszych.
}
reason-ask = Dlaczego?
reason-title = Dlaczego bot tak zrobił?
reason-thinking = Bot myśli jeszcze raz…
reason-otherwise = Gdy myśli ponownie, decyduje inaczej: zegar przerwał jego szukanie.
level-random = Losowy
level-greedy = Zachłanny
level-planner = Planista
level-captain = Kapitan
level-general = Generał
menu-standin = Niech bot gra za mnie
standin-help = Bot od razu gra na twoim miejscu. Wszyscy są o tym powiadomieni. Zachowujesz swój link i możesz odebrać miejsce w każdej chwili.
standin-level = Który bot?
standin-plays = Gra za ciebie bot: { $level }.
standin-back = Odbierz moje miejsce
