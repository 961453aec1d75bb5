### Co serwer mówi ludziom.

problem-malformed = Nie można odczytać żądania: { $problem }
problem-bad-setup = Gry nie można tak przygotować: { $problem }
problem-bad-record = Zapisu nie można przejąć: { $problem }
problem-bad-position = Pozycji nie można przejąć: { $problem }
problem-no-token = To może zrobić tylko ten, kto zajmuje miejsce: wyślij token z linku tego miejsca.
problem-wrong-token = Ten link nie otwiera tu żadnego miejsca albo już go nie otwiera.
problem-not-yet = Zapis jest dostępny po zakończeniu gry: zawiera sekret kości.
problem-cross-site = Strona z innej witryny nie może tu działać.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-title = Nie ma takiego tytułu: { $problem }
problem-no-such-step = W tej grze nie ma takiego kroku.
problem-not-found = Pod tym adresem nic nie ma.
problem-method = Ten adres przyjmuje tylko { $known }.
problem-stale = Gra poszła tymczasem dalej: spójrz jeszcze raz, potem zdecyduj.
problem-not-your-turn = To teraz nie twoja decyzja.
problem-bot-plays = Na twoim miejscu gra teraz bot: najpierw je odbierz.
problem-key-reused = Ten klucz służył już innemu poleceniu; za każdym razem użyj nowego.
problem-read-only = Tę grę można oglądać, ale nie można w nią dalej grać. { $why }
problem-cannot-open = Ta wersja programu nie może otworzyć tej partii. Nic z niej nie przepadło.
problem-no-such-offer = Ta propozycja już nie obowiązuje albo nie czeka na ciebie.
problem-offered-already = To już zaproponowano.
problem-game-over = Gra jest skończona.
problem-not-over = Gra jeszcze się nie skończyła.
problem-too-large = Żądanie jest za duże: najwyżej { $most } bajtów.
problem-not-json = Wyślij JSON z typem application/json.
problem-refused = Zabrania tego zasada.
problem-not-offered = Tego nie można teraz wybrać.
problem-no-undo = Nie masz tu czego cofnąć.
problem-no-orders = Nie można tu wydać stałych poleceń.
problem-no-hint = Nikt tutaj nie zna tej gry na tyle, by doradzić.
problem-no-reason = Ten krok nie był decyzją bota albo tego bota nie można już zapytać.
problem-cannot-go-back = Nie ma takiego kroku, do którego można wrócić.
problem-too-many = Za dużo żądań: poczekaj chwilę.
problem-trouble = Serwer napotkał problem. Nic się nie zmieniło; spróbuj ponownie.
problem-cannot-store = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło: { $problem }
problem-stopping = Serwer kończy pracę; spróbuj za chwilę.
problem-no-time = Wszyscy, którzy mogliby pomyśleć, są zajęci: zapytaj ponownie za chwilę.

malformed-json = to nie jest czytelny JSON.
malformed-deep = zagnieżdżenie jest zbyt głębokie.
malformed-shape = nie tego się tu oczekuje.
malformed-missing = brakuje pola { $field }.
malformed-unknown = nikt tu nie zna pola { $field }.
malformed-value = pole { $field } nie zawiera tego, czego się w nim oczekuje.
malformed-broken-off = żądanie urwało się.
malformed-name = nazwa składa się ze znaków drukowalnych.
malformed-note = notatki to tekst bez bajtów zerowych.
malformed-email = to nie jest adres, na który można napisać.
malformed-webhook = webhook to adres, który zaczyna się od https:// i nie zawiera hasła.
malformed-private-webhook = webhook prowadzi do sieci prywatnej.
malformed-printable = adres składa się ze znaków drukowalnych.
malformed-token-taken = ten token otwiera inne miejsce przy stole: wylosuj inny.

setup-one-document = wyślij albo zapis gry, albo pozycję.
setup-no-seat = nie ma miejsca { $seat }; są { $there }.
setup-no-bot = nie ma bota { $bot }; są { $there }.

read-only-other-version = Powstała w innej wersji ({ $made }; tutaj { $here }) i przebiega tu inaczej.
read-only-damaged = Jej zapisu nie da się odtworzyć.

bot-random = Losowy: bierze dowolny dozwolony wybór. To nie przeciwnik, ale dobry do nauki przycisków.
bot-greedy = Zachłanny: próbuje w myślach każdego wyboru i bierze planszę, która wygląda najlepiej. Łagodny przeciwnik.
bot-planner = Planista: gra od razu, według dobrych nawyków wprawnego gracza. Nie dostrzega pułapek.
bot-captain = Kapitan: zanim zdecyduje, wyobraża sobie kilka możliwych przebiegów gry. Gra o zwycięstwo.
bot-general = Generał: myśli jak kapitan, ale dłużej, a w niektórych grach uczył się, grając sam ze sobą. Potrzebuje czasu.

mail-subject = { $title }: twoja kolej
mail-body =
    Teraz twoja kolej w grze { $title }.

    { $link }

    Otwórz link w przeglądarce, w której zająłeś miejsce. O tę wiadomość poprosiłeś przy stole i tam możesz ją wyłączyć.
