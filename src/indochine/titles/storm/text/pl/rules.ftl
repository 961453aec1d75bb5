### Burza nad Dien Bien Phu: zasady streszczone własnymi słowami. Jeden komunikat na zasadę ze spisu; .title to jej krótki tytuł.

## 1–2. Wprowadzenie i elementy gry

rule-1-0 = Jeden gracz prowadzi Francuzów, drugi Viet Minh. Gra trwa osiem tur, potem wyłania się zwycięzcę.
    .title = Dwie strony, osiem tur

rule-2-0 = Zasady, mapa, półtora arkusza żetonów, 55 kart i dwie kości sześciościenne. Żadna zasada nie wymaga naraz więcej niż dwóch kości.
    .title = Zawartość

rule-2-1 = Żeton to jednostka albo znacznik. Do limitu obszaru liczą się tylko jednostki.
    .title = Jednostki i znaczniki

rule-2-1-1a = Francuskie jednostki to niebieskie kompanie lub plutony; brązowy symbol wyróżnia tajskie. Jednostki Viet Minhu to czerwone kompanie: białe cyfry mają elitarne, żółte jednostki uzupełnień.
    .title = Wielkość i kolory

rule-2-1-1b = Jednostka jest świeża albo zużyta. Świeża może jeszcze działać w tej turze, zużyta już nie.
    .title = Świeża i zużyta

rule-2-1-1c = Świeża strona podaje siłę ognia, obronę i ruch, w tej kolejności. Zużyta podaje tylko obronę: bez siły ognia i bez ruchu.
    .title = Liczby na obu stronach

rule-2-1-1d = Piechota, spadochroniarze, jednostki przeciwlotnicze i pancerne. To, że jednostka jest tajska, jest osobną cechą.
    .title = Typy jednostek

rule-2-1-1e = Czarny kwadrat podaje obszar, na którym jednostka zaczyna, czerwone kółko turę, w której fazie końcowej przybywa. Trzy francuskie jednostki mają gwiazdkę: wprowadza je tylko Odsiecz z Isabelle.
    .title = Obszar rozstawienia i tura przybycia

rule-2-1-1f = Formacja widnieje u góry żetonu, kompania na kolorowym pasku.
    .title = Nazwy jednostek

rule-2-1-2a = Znacznik na polu kontroli pokazuje, kto trzyma obszar, który zmienił właściciela.
    .title = Znaczniki kontroli

rule-2-1-2b = Znacznik pokazuje, która strona prowadziła z obszaru ostrzał obszaru sąsiedniego.
    .title = Znaczniki ostrzału

rule-2-1-2c = Pokazują poziom okopów 1, 2 lub 3, tylko na obszarach pod kontrolą Viet Minhu.
    .title = Znaczniki okopów

rule-2-1-2d = Wskazuje bieżącą turę na torze tur.
    .title = Znacznik tury

rule-2-1-2e = Viet Minh kładzie po jednym na każdym obszarze, który pozbawia dostaw: do trzech w turze.
    .title = Znaczniki braku dostaw

rule-2-1-2f = Po zagraniu Awaryjnych uzupełnień leży na torze tur: w tej turze nie ma rzutu na uzupełnienia.
    .title = Znacznik braku uzupełnień

rule-2-2 = Jedna mapa, w całości widoczna dla obu graczy.
    .title = Mapa

rule-2-2-1a = Numer, pole kontroli ze stroną, która go trzyma na początku, i wartość terenu. Niektóre mają też symbol zwycięstwa albo biały lub szary symbol karty.
    .title = Co jest na obszarze

rule-2-2-1b = Francuskie jednostki nigdy nie wchodzą na obszar czerwony: ani ruchem, ani odwrotem, ani kontratakiem, ani jako posiłki.
    .title = Czerwone numery

rule-2-2-1c = Każdy niebieski lub zielony obszar w rękach Viet Minhu pogarsza francuski rzut na dostawy.
    .title = Niebieskie i zielone numery

rule-2-2-1d = Niebieska granica między obszarami to rzeka. Podnosi koszt ruchu i zatrzymuje jednostki pancerne, w ruchu i w odwrocie.
    .title = Rzeka

rule-2-2-2 = Tor tur podaje wielkość ręki każdej ze stron w danej turze. Na polu uzupełnień leżą jednostki uzupełnień Viet Minhu.
    .title = Tor tur i pole uzupełnień

rule-2-3 = Każda strona ma własną talię 27 kart; 55. karta nie jest używana. Każda karta Viet Minhu ma wartość okopania: o tyle poziomów podnosi okopy, gdy się ją w tym celu odrzuci.
    .title = Dwie talie

## 3. Rozstawienie

rule-3-0a = Gracze uzgadniają strony albo licytują je według zasady opcjonalnej.
    .title = Wybór stron

rule-3-0b = Wszystkie jednostki zaczynają świeże: na swoim obszarze rozstawienia, na torze tur przy turze przybycia albo, jeśli to uzupełnienia, na polu uzupełnień.
    .title = Ustawienie jednostek

rule-3-0c = Każda strona tasuje swoją zakrytą talię. Znacznik tury zaczyna na turze 1.
    .title = Talie i znacznik tury

## 4. Kolejność gry

rule-4-0 = Tura to kolejno faza dobierania, faza impulsów i faza końcowa. Tur jest osiem.
    .title = Tura

rule-4-0A = Każda strona dobiera do liczby kart przewidzianej na tę turę.
    .title = Faza dobierania

rule-4-0Ba = Gracze rozgrywają impulsy na przemian. Pierwszy impuls każdej tury należy do Viet Minhu.
    .title = Naprzemienne impulsy

rule-4-0Bb = Zamiast działać, gracz może spasować, a później znów działać. Gracz bez jednostek zdolnych do akcji i bez kart na ręce pasuje automatycznie.
    .title = Pasowanie

rule-4-0Bc = Jeśli Francuzi spasują, a zaraz po nich spasuje Viet Minh, faza impulsów natychmiast się kończy. Francuzi nie mogą już odrzucić karty.
    .title = Pas Francuzów, potem Viet Minhu

rule-4-0Bd = Gdy Viet Minh spasuje, faza impulsów się kończy, chyba że Francuzi od razu odrzucą jedną kartę, bez jej efektu. Wtedy impuls mają Francuzi i gra toczy się dalej.
    .title = Viet Minh pasuje

rule-4-0Ca = Obaj gracze mogą odrzucić karty, najpierw Viet Minh.
    .title = Faza końcowa: odrzucanie kart

rule-4-0Cb = Po rzucie na dostawy świeżość odzyskują wszystkie jednostki Viet Minhu i francuskie na obszarach z dostawami. Francuskie jednostki na obszarze bez dostaw zostają takie, jakie są.
    .title = Faza końcowa: dostawy i odzyskiwanie świeżości

rule-4-0Cc = Z mapy zdejmuje się wszystkie znaczniki ostrzału i braku dostaw.
    .title = Faza końcowa: znaczniki

rule-4-0Cd = Viet Minh rzuca na uzupełnienia, poza turą 1 i turą ze znacznikiem braku uzupełnień. Potem obie strony ustawiają to, co przybywa, najpierw Viet Minh.
    .title = Faza końcowa: przybycia

rule-4-0Ce = Po turze 8 gra się kończy. W innym razie znacznik tury przesuwa się o jedno pole.
    .title = Koniec tury

## 5. Karty taktyki

rule-5-1a = Dobiera się do liczby z toru tur, powiększonej o dodatkowe karty. Z większej ręki odrzuca się nadmiar.
    .title = Wielkość ręki

rule-5-1b = Jedna karta więcej za kontrolę obszarów 6, 9 i 14, jedna za kontrolę obszarów 16, 20 i 21. Podzielona trójka nie daje nic.
    .title = Dodatkowe karty

rule-5-1x = Tor podaje 4, a Francuzi trzymają obie trójki: dobierają do sześciu kart.
    .title = Przykład: ręka Francuzów w turze 1

rule-5-2a = Gdy karta przeczy zasadzie, obowiązuje karta. Gdy milczy, obowiązuje zasada.
    .title = Karta przed zasadą

rule-5-2b = Karta impulsu zajmuje cały impuls gracza. W jednym impulsie można zagrać tylko jedną.
    .title = Karty impulsu

rule-5-2c = Z karty o dwóch efektach wykorzystuje się tylko jeden.
    .title = Dwa efekty, jeden wybór

rule-5-2d = Kartę, która nie jest kartą impulsu, można zagrać, gdy spełniony jest jej warunek, w swoim impulsie i w impulsie przeciwnika.
    .title = Inne karty

rule-5-2e = Ulepszone umocnienia, Wsparcie moździerzy i Nocny szturm się sumują. Miny, Débouchez à zéro! i Myśliwce bombardujące też można zagrać w kilku kopiach, każdą rozpatruje się przed następną.
    .title = Kilka kopii naraz

rule-5-2f = Jedna kopia podwaja wartość terenu; druga przy tym samym ataku ją potraja.
    .title = Podwójne Ulepszone umocnienia

rule-5-2g = Zagrana karta idzie odkryta na stos kart odrzuconych swojej strony albo wypada z gry, jeśli tak mówi. Odrzucona bez zagrania zawsze trafia na ten stos.
    .title = Gdzie trafiają karty

rule-5-3 = Odrzuć tyle kart, ile chcesz, albo żadnej. Zatrzymane liczą się do następnej ręki.
    .title = Odrzucanie w fazie końcowej

rule-5-4 = Jeśli talii nie starcza, najpierw wtasowuje się w nią cały stos kart odrzuconych, a potem dobiera. Każda strona ma własny stos.
    .title = Tasowanie

## 6. Impulsy

rule-6-0 = W impulsie gracz wykonuje jedną akcję jednostek, zagrywa jedną kartę impulsu albo pasuje.
    .title = Jedna akcja na impuls

rule-6-1a = Wybierz obszar i dowolną liczbę swoich świeżych jednostek na nim: wykonują ruch albo ostrzał. Jednostki Viet Minhu mogą też się okopać albo szturmować.
    .title = Obszar i jednostki

rule-6-1b = Wszystkie wybrane jednostki robią to samo, wobec tego samego obszaru. Tylko Kontratak łączy jednostki z różnych obszarów.
    .title = Ta sama dla wszystkich

rule-6-1c = Jednostki, które wykonały akcję, są po niej zużyte. Pozostałe zostają świeże.
    .title = Jednostki po akcji

rule-6-2 = Karta impulsu jest akcją tego impulsu. Nie towarzyszy jej akcja jednostek, chyba że karta sama ją zawiera.
    .title = Akcja z karty

## 7. Ruch

rule-7-0a = Jednostka ma tyle punktów ruchu, ile wynosi jej ruch. Nie wejdzie na obszar, na który jej nie stać.
    .title = Punkty ruchu

rule-7-0b = Wejście na sąsiedni obszar kosztuje 1 punkt.
    .title = Koszt podstawowy

rule-7-0c = Jeden punkt więcej, tylko raz, jeśli obszar jest pod kontrolą wroga, stoi na nim wroga jednostka lub trzeba przekroczyć rzekę.
    .title = Droższe wejście

rule-7-0d = Jeden punkt więcej, tylko raz, jeśli opuszczany obszar jest pod kontrolą wroga lub stoi na nim wroga jednostka.
    .title = Droższe wyjście

rule-7-0e = Między 29 a 28 i między 29 a 21 rzeka nic nie kosztuje. Kontrola wroga lub wroga jednostka nadal kosztuje.
    .title = Mosty

rule-7-0f = Viet Minh nie może wejść ruchem na obszar pod kontrolą Francuzów z ich jednostkami. Może go tylko szturmować.
    .title = Bronione obszary

rule-7-0g = Francuskie jednostki nie wchodzą na obszary czerwone, leżące wzdłuż krawędzi mapy.
    .title = Czerwone obszary zamknięte dla Francuzów

rule-7-0h = Francuskie jednostki pancerne przekraczają rzekę tylko jednym z dwóch mostów, w ruchu i w odwrocie.
    .title = Jednostki pancerne a rzeka

rule-7-0i = Dodatkowe koszty ocenia się przy każdym kroku, w chwili jego wykonania. Kontrola zdobyta przy wejściu liczy się już do następnego kroku.
    .title = Krok po kroku

rule-7-0ix = Francuska jednostka wchodzi na pusty obszar Viet Minhu za 2 punkty. Obszar staje się francuski, więc wyjście nie kosztuje dodatkowo.
    .title = Przykład: kontrola zdobyta po drodze

rule-7-0j = Jednostki ruszające się razem idą z jednego obszaru na jeden obszar, z ruchem najwolniejszej z nich.
    .title = Stos rusza się razem

rule-7-0k = Na obszarze najwyżej dziewięć jednostek jednej strony, w każdej chwili, także w przejściu.
    .title = Limit obszaru

rule-7-0kx = Gdzie stoi osiem własnych jednostek, stos dwóch nie może się zatrzymać ani przejść. Jedna jednostka może.
    .title = Przykład: limit obszaru

rule-7-0l = Po zakończeniu ruchu jednostki, które się ruszyły, są zużyte.
    .title = Jednostki po ruchu

rule-7-0x1 = Na 7, wrogi i pusty; na 11, wrogi i zajęty; na 17, za rzeką i z wrogiem: za każdym razem 2 punkty.
    .title = Przykład: francuskie jednostki na 10

rule-7-0x2 = Francuska jednostka pancerna z 17 nie przejdzie na 10 ani na 11: dzieli je rzeka, a mostu nie ma.
    .title = Przykład: jednostka pancerna na 17

rule-7-0x3 = Na 11: 1, plus 1 za rzekę i wroga, plus 1 za opuszczenie obszaru z wrogiem, razem 3. Na 10: 1, plus 1 za rzekę, plus 1 za opuszczenie, razem 3.
    .title = Przykład: inna francuska jednostka na 17

rule-7-0x4 = Z 2 punktami nigdzie nie dojdzie: 10 jest francuski i broniony, a 14 i 11 kosztowałyby po 3.
    .title = Przykład: jednostka Viet Minhu na 17

## 8. Ostrzał

rule-8-0 = Jednostki o sile ognia 1 lub większej albo karta. Wszystkie strzelające jednostki mają ten sam cel.
    .title = Kto może strzelać

rule-8-1a = Jednostki strzelają do wroga na własnym lub sąsiednim obszarze, także przez rzekę. Własnym jednostkom na tym obszarze nic się nie dzieje.
    .title = Zasięg i cele

rule-8-1b = Ostrzał sąsiedniego obszaru kładzie znacznik strzelającej strony na obszarze, z którego strzelano. Ostrzał własnego obszaru nie.
    .title = Kładzenie znacznika ostrzału

rule-8-1c = Po rozpatrzeniu ostrzału strzelające jednostki są zużyte.
    .title = Jednostki po ostrzale

rule-8-2 = Postępuj zgodnie z kartą, potem ją odrzuć. Teren liczy się jak zwykle, a znacznika ostrzału się nie kładzie.
    .title = Ostrzał z karty

rule-8-3 = Liczy się punkty ataku, potem punkty obrony, potem obrażenia.
    .title = Trzy kroki

rule-8-3-1 = Dwie kości plus siła ognia wszystkich strzelających jednostek plus to, co dodają karty.
    .title = Punkty ataku

rule-8-3-2 = Najlepsza obrona jednej ostrzeliwanej jednostki, według widocznej strony, plus wartość terenu obszaru z okopami.
    .title = Punkty obrony

rule-8-3-2a = Wartość terenu wynosi 0, jeśli strzelające jednostki są na ostrzeliwanym obszarze.
    .title = Bez terenu: ten sam obszar

rule-8-3-2b = Wartość terenu wynosi 0, jeśli ostrzeliwana strona nie kontroluje obszaru.
    .title = Bez terenu: brak kontroli

rule-8-3-2c = Wartość terenu wynosi 0, jeśli na obszarze leży znacznik ostrzału strony ostrzeliwanej. Znacznik strony strzelającej niczego nie zmienia.
    .title = Bez terenu: własny znacznik ostrzału

rule-8-3-2d = Wartość terenu wynosi 0 dla obrońców szturmowanego obszaru.
    .title = Bez terenu: szturm

rule-8-3-3 = Punkty ataku minus punkty obrony. Przy 0 lub mniej nic się nie dzieje; od 1 w górę trzeba wykorzystać, ile się da.
    .title = Punkty obrażeń

rule-8-4 = 1 punkt odwraca świeżą jednostkę albo wycofuje zużytą. 2 eliminują zużytą albo odwracają i wycofują świeżą. 3 eliminują świeżą; wybiera właściciel, a jedna jednostka może przyjąć kilka skutków.
    .title = Na co idą obrażenia

rule-8-4a = Jeśli karta tak mówi, punkty rozdziela między wrogie jednostki strona strzelająca. Dokąd jednostka się wycofa, wybiera nadal jej właściciel.
    .title = Obrażenia przydzielane przez strzelającego

rule-8-4ax = Francuzi przydzielają 3 punkty dwóm jednostkom Viet Minhu: wszystkie jednej albo dwa jednej i jeden drugiej.
    .title = Przykład: przydziela strzelający

rule-8-4-1 = Właściciel wybiera swobodnie, ale musi wykorzystać jak najwięcej punktów. Reszta przepada.
    .title = Ile się da

rule-8-4-1x = 5 punktów na jedną świeżą jednostkę: zostaje wyeliminowana za 3, a 2 przepadają.
    .title = Przykład: nadmiar obrażeń

rule-8-4-2a = Na sąsiedni obszar pod kontrolą własnej strony, Francuzi nigdy na czerwony. Jeśli takiego nie ma, jednostka zostaje wyeliminowana.
    .title = Dokąd się wycofać

rule-8-4-2b = Francuskie jednostki pancerne wycofują się przez rzekę tylko mostem.
    .title = Odwrót jednostek pancernych

rule-8-4-2c = Spośród obszarów, gdzie jest miejsce, wybiera się ten z najmniejszą liczbą wrogich jednostek. Miejsce jest ważniejsze: raczej obszar z wrogiem niż pusty, na którym limit byłby przekroczony.
    .title = Który obszar

rule-8-4-2d = Spośród równorzędnych obszarów wybiera właściciel, dla każdej jednostki osobno.
    .title = Równorzędne obszary

rule-8-4-2e = Jednostka może przekroczyć limit tylko wtedy, gdy nie ma innego własnego sąsiedniego obszaru. Musi wtedy wycofać się dalej według tych samych zasad, i tak do skutku.
    .title = Ciąg odwrotów

rule-8-4-2f = Wycofująca się jednostka nigdy nie wchodzi na obszar, który ostrzelano, ani, w ciągu odwrotów, na ten, który właśnie opuściła. Jeśli nie ma dokąd iść, zostaje wyeliminowana.
    .title = Bez powrotu

rule-8-4x1 = Siła ognia 3 + 1 + 1 + 2 i rzut 6 dają 13. Najlepsza obrona 8, teren 1 i okopy 1 dają 10. Obrażenia: 3.
    .title = Przykład ostrzału: rachunek

rule-8-4x2 = Wyeliminować jedną świeżą jednostkę; albo odwrócić jedną, a drugą odwrócić i wycofać na 7 lub 8. Obszary 10, 14 i 17 są francuskie i dla niej zamknięte.
    .title = Przykład ostrzału: przyjęcie 3 punktów

rule-8-4x3 = Na 10 leży francuski znacznik ostrzału, a cztery francuskie jednostki są zużyte.
    .title = Przykład ostrzału: po wszystkim

## 9. Okopanie

rule-9-0a = Okopuje się tylko Viet Minh, na obszarze, który kontroluje. To jego akcja w impulsie; podnosi tam poziom okopów, najwyżej do 3.
    .title = Kto i gdzie się okopuje

rule-9-0b = Odwróć dwie świeże jednostki z tego obszaru za każdy poziom. W jednej akcji można zyskać kilka poziomów.
    .title = Okopanie jednostkami

rule-9-0c = Albo odrzuć kartę: jeden obszar pod kontrolą Viet Minhu zyskuje tyle poziomów, ile wynosi wartość okopania karty. Żadnej jednostki się nie odwraca, a karta nie ma innego efektu.
    .title = Okopanie kartą

rule-9-1a = Każdy poziom dodaje Viet Minhowi 1 do wartości terenu. Nadrukowana liczba i okopy razem nigdy nie dają więcej niż 3.
    .title = Okopy i teren

rule-9-1ax = Nadrukowane 2 i okopy poziomu 2 liczą się jako 3.
    .title = Przykład: nigdy ponad 3

rule-9-1b = Okopy zostają na obszarze bez jednostek. Znikają, gdy tylko kontrolę przejmą Francuzi.
    .title = Okopy zostają lub znikają

## 10. Szturm

rule-10-0a = Szturmuje tylko Viet Minh: świeże jednostki z jednego obszaru przeciw sąsiedniemu obszarowi pod kontrolą Francuzów, z ich jednostkami. Rzeka i punkty ruchu nie mają znaczenia.
    .title = Kto i co szturmuje

rule-10-0b = Obszar, z którego rusza szturm, musi mieć okopy poziomu 3. W turze 1 albo ze Szturmem z zaskoczenia wystarczy dowolny poziom, nawet 0.
    .title = Potrzebne okopy

rule-10-0c = Jednostki szturmujące strzelają; obrońcom nie liczy się wartość terenu. Po szturmie nigdzie nie kładzie się znacznika ostrzału.
    .title = Rozpatrzenie

rule-10-0d = Jeśli nie ma już francuskich jednostek, wszystkie szturmujące wchodzą i od razu przejmują kontrolę. Potem są zużyte.
    .title = Powodzenie

rule-10-0e = Jeśli została francuska jednostka, szturmujące zostają na miejscu i są zużyte.
    .title = Niepowodzenie

rule-10-0f = Udany czy nie, szturm kosztuje jedną jednostkę szturmującą, wybraną przez Viet Minh, i jeszcze jedną za każdy przerzut z karty Giap żąda sukcesu.
    .title = Cena szturmu

rule-10-0g = O jeden przerzut mniej, niż jest jednostek szturmujących. Choćby po powodzeniu przepadły wszystkie, obszar zostaje przy Viet Minhu: zajęły go, zanim je usunięto.
    .title = Limit przerzutów

rule-10-0gx = Siedem jednostek pozwala na sześć przerzutów, po których wszystkie przepadają. Po powodzeniu obszar i tak należy do Viet Minhu.
    .title = Przykład: siedem jednostek

rule-10-0h = Jednostek szturmujących i tych, które Viet Minh już ma na obszarze, może być razem najwyżej dziewięć. Jednostki, którą szturm pochłonie, się nie odlicza.
    .title = Limit obszaru przy szturmie

rule-10-0hx = Jeśli na obszarze stoją dwie jednostki Viet Minhu, szturmować może najwyżej siedem.
    .title = Przykład: dwie już na miejscu

rule-10-0i = Wolno szturmować także z obszaru, na którym są francuskie jednostki. Jeśli po powodzeniu opuszczą go wszystkie jednostki Viet Minhu, staje się francuski i traci okopy.
    .title = Szturm ze wspólnego obszaru

rule-10-0j = W turze 1 Viet Minh może szturmować każdy sąsiedni obszar, bez względu na poziom okopów tam, skąd rusza.
    .title = Tura 1

rule-10-0x1 = Dziewięć jednostek z 14, gdzie okopy są poniżej 3, szturmuje 17 dzięki Szturmowi z zaskoczenia. Nocny szturm dodaje 3 do rzutu.
    .title = Przykład szturmu: zapowiedź

rule-10-0x2 = Negują wszystkie zagrane Nocne szturmy, jeden czy dwa. Szturm trwa dalej bez premii.
    .title = Przykład szturmu: Race oświetlające

rule-10-0x3 = Siła ognia 6 i rzut 7 dają 13, przeciw najlepszej obronie 8 bez terenu: 5 punktów obrażeń.
    .title = Przykład szturmu: Débouchez à zéro!

rule-10-0x4 = Odwrócić pięć, a cztery szturmują dalej; wyeliminować jedną i odwrócić dwie, a dalej idzie sześć; albo wyeliminować jedną, a jedną odwrócić i wycofać na 11 lub 8, a dalej idzie siedem. Szturm musi trwać.
    .title = Przykład szturmu: przyjęcie 5 punktów

rule-10-0x5 = Po Débouchez à zéro! można w tym samym szturmie zagrać drugą kopię, ale nie Miny.
    .title = Przykład szturmu: Min już nie wolno

rule-10-0x6 = Siła ognia 9 przeciw obronie 10. Trzy świeże jednostki na pewno znikną przy 8 punktach (3 + 3 + 2), czyli przy rzucie 9 lub więcej.
    .title = Przykład szturmu: ile potrzeba

rule-10-0x7 = Rzut 2 daje 1 punkt obrażeń. Przerzuty dają 6, potem 12: 9 + 12 − 10 = 11 punktów. Dziewięć eliminuje trzy francuskie jednostki, dwa przepadają.
    .title = Przykład szturmu: przerzuty Giapa

rule-10-0x8 = Siedem jednostek wchodzi na 17 i go przejmuje, wszystkie zużyte. Trzy zostają wyeliminowane, jedna za szturm i dwie za przerzuty; zostają cztery.
    .title = Przykład szturmu: wynik

## 11. Francuskie dostawy

rule-11-0a = W fazie końcowej Francuzi rzucają dwiema kośćmi, plus 2 za każdy pas startowy i plus 1 za każdy zielony obszar pod kontrolą Viet Minhu.
    .title = Rzut na dostawy

rule-11-0b = 2–8: dostawy mają wszystkie obszary. 9–15: jeden ich nie ma. 16 lub więcej: nie mają dwa. Ciężka artyleria przeciwlotnicza dodaje jeden, nawet do zera.
    .title = Wynik rzutu

rule-11-0c = Viet Minh wybiera obszary i kładzie na nich znaczniki braku dostaw. Francuskie jednostki na nich nie odzyskują w tej turze świeżości.
    .title = Wybór obszarów

## 12. Uzupełnienia i posiłki

rule-12-1a = W każdej fazie końcowej Viet Minh rzuca kością, bierze połowę wyniku w górę i tyle jednostek z pola uzupełnień, jeśli tam są. Nie w turze 1 i nie po Awaryjnych uzupełnieniach.
    .title = Rzut na uzupełnienia

rule-12-1b = To jednostki 1-7-2, ustawiane razem z posiłkami, według tych samych zasad.
    .title = Jednostki uzupełnień

rule-12-2 = Jednostka z numerem tury przybywa w fazie końcowej tej tury.
    .title = Posiłki

rule-12-3a = Viet Minh ustawia jednostki pierwszy, wszystkie świeże: na każdym obszarze, który kontroluje, albo na francuskim bez francuskich jednostek, obok nieprzerwanego ciągu własnych obszarów od krawędzi mapy. Taki obszar od razu przechodzi pod jego kontrolę.
    .title = Ustawianie Viet Minhu

rule-12-3b = Francuzi ustawiają na dowolnym obszarze, który kontrolują, nawet obok jednostek Viet Minhu.
    .title = Ustawianie Francuzów

rule-12-3c = Jednostki ustawia się pojedynczo lub razem, do dziewięciu jednej strony na obszarze. Jednostka bez dozwolonego obszaru zostaje wyeliminowana.
    .title = Pojedynczo lub razem

## 13–14. Kontrola i zwycięstwo

rule-13-0a = Każdy obszar zaczyna pod kontrolą nadrukowaną na mapie.
    .title = Kontrola na początku

rule-13-0b = Gdy tylko strona kontrolująca nie ma na obszarze żadnej jednostki, a druga jakąś ma, kontrola przechodzi. Pusty obszar zostaje przy właścicielu.
    .title = Zmiana kontroli

rule-14-0 = Po turze 8 Viet Minh wygrywa, jeśli kontroluje co najmniej sześć obszarów zwycięstwa, czyli tych z nadrukowaną liczbą 3. W innym razie wygrywają Francuzi; remisu nie ma.
    .title = Zwycięstwo

## 15–16. Licytacja, skróty, twórcy

rule-15-0a = Każdy gracz licytuje liczbę obszarów zwycięstwa. Kto da więcej, prowadzi Viet Minh i na koniec musi kontrolować tyle obszarów zamiast sześciu.
    .title = Opcja: licytacja stron

rule-15-0b = Przy równych ofertach o stronach decyduje rzut kością. Wylicytowana liczba nadal jest celem.
    .title = Opcja: równe oferty

rule-16-0 = BEP, BPC, BPVN i RCP to spadochroniarze; DBLE i REI to Legia Cudzoziemska; RTA i RTM to strzelcy algierscy i marokańscy. BT i GMPT to oddziały tajskie, RCC czołgi, GAACEO działa przeciwlotnicze.
    .title = Skróty

rule-intro-credits = Autor: Nick Richardson, rozwój: Brian Youse, grafika: Niko Eskubi, 2014.
    .title = Twórcy

rule-intro-summary = Francuską instrukcję zamyka skrót. Ustala on kolejność dwóch pasów kończących fazę impulsów i dodaje, że jednostki, którą pochłania szturm, nie odlicza się przy limicie obszaru.
    .title = Skrót zasad

## Karty francuskie

rule-card-fr-01 = Po rzucie na atak lub szturm przeciw Francuzom obrażenia maleją o jeden punkt za każdą francuską jednostkę na obszarze, bez względu na to, która by je przyjęła. Potem karta wypada z gry.
    .title = { card-fr-01 }

rule-card-fr-02 = Po rzucie na jeden francuski atak, jednostek lub z karty, przerzuca się obie kości. Liczy się nowy wynik, nawet gorszy. Kości Viet Minhu karta nie dotyczy.
    .title = { card-fr-02 }

rule-card-fr-03 = { rule-card-fr-02 }
    .title = { card-fr-03 }

rule-card-fr-04 = Po zapowiedzi szturmu w jednostki szturmujące uderza siła ognia 6, bez terenu. Świeże szturmują dalej; jeśli ich nie ma, impuls się kończy, a szturm nie kosztuje jednostki. Kopie idą po kolei, ale nigdy z Minami.
    .title = { card-fr-04 }

rule-card-fr-05 = { rule-card-fr-04 }
    .title = { card-fr-05 }

rule-card-fr-06 = Za cały impuls wszystkie francuskie jednostki na jednym obszarze odzyskują świeżość.
    .title = { card-fr-06 }

rule-card-fr-07 = Neguje wszystkie karty Nocny szturm jednego szturmu, ile by ich było. Szturm trwa dalej.
    .title = { card-fr-07 }

rule-card-fr-08 = { rule-card-fr-07 }
    .title = { card-fr-08 }

rule-card-fr-09 = Za cały impuls, w turach 1–4: rzut kością wprowadza świeże jednostki z gwiazdką na obszar 38. Przy 1–3 dwie piechoty, przy 4–5 jedną pancerną, przy 6 po jednej. Potem karta wypada z gry.
    .title = { card-fr-09 }

rule-card-fr-10 = Zagrana przed rzutem na jeden atak francuskich jednostek, sprowadza wartość terenu celu do 0.
    .title = { card-fr-10 }

rule-card-fr-11 = Przy szturmie na obszar pod kontrolą Francuzów rzut kością mówi, ile jednostek szturmujących, do wyboru Viet Minhu, zostaje zużytych na miejscu. Świeże muszą szturmować dalej; jeśli ich nie ma, impuls się kończy, a szturm nie kosztuje jednostki. Kopie idą po kolei, ale nigdy z Débouchez à zéro!
    .title = { card-fr-11 }

rule-card-fr-12 = { rule-card-fr-11 }
    .title = { card-fr-12 }

rule-card-fr-13 = Zagrana przed rzutem, dodaje 3 do siły ognia jednego ataku francuskich jednostek, nie ataku z karty. Kopie się sumują.
    .title = { card-fr-13 }

rule-card-fr-14 = { rule-card-fr-13 }
    .title = { card-fr-14 }

rule-card-fr-15 = { rule-card-fr-13 }
    .title = { card-fr-15 }

rule-card-fr-16 = Za cały impuls, zaraz po utracie obszaru: świeże sąsiednie jednostki, które na to stać, wchodzą tam w granicach limitu obszaru i atakują wroga bez terenu. Zostają na miejscu zużyte, bez znacznika ostrzału.
    .title = { card-fr-16 }

rule-card-fr-17 = { rule-card-fr-16 }
    .title = { card-fr-17 }

rule-card-fr-18 = Za cały impuls atak z siłą ognia 6 na dowolny obszar.
    .title = { card-fr-18 }

rule-card-fr-19 = { rule-card-fr-18 }
    .title = { card-fr-19 }

rule-card-fr-20 = W dowolnej chwili impulsu Francuzów atak z siłą ognia 4 na dowolny obszar. Obrażenia przydzielają Francuzi, ale żadnej jednostki nie wolno wycofać; punkty nie do użycia przepadają. Kopie idą po kolei.
    .title = { card-fr-20 }

rule-card-fr-21 = { rule-card-fr-20 }
    .title = { card-fr-21 }

rule-card-fr-22 = Za cały impuls albo atak z siłą ognia 7 na obszar sąsiadujący z obszarem pod kontrolą Francuzów, albo zdjęcie stamtąd wszystkich okopów.
    .title = { card-fr-22 }

rule-card-fr-23 = { rule-card-fr-22 }
    .title = { card-fr-23 }

rule-card-fr-24 = { rule-card-fr-22 }
    .title = { card-fr-24 }

rule-card-fr-25 = { rule-card-fr-22 }
    .title = { card-fr-25 }

rule-card-fr-26 = { rule-card-fr-22 }
    .title = { card-fr-26 }

rule-card-fr-27 = Za cały impuls albo atak z siłą ognia 10 na obszar sąsiadujący z obszarem pod kontrolą Francuzów, albo zdjęcie stamtąd wszystkich okopów.
    .title = { card-fr-27 }

## Karty Viet Minhu

rule-card-vm-01 = W impulsie Francuzów, przed rzutem, wartość terenu atakowanego obszaru podwaja się razem z okopami: do 6. Dwie kopie ją potrajają: do 9.
    .title = { card-vm-01 }

rule-card-vm-02 = { rule-card-vm-01 }
    .title = { card-vm-02 }

rule-card-vm-03 = W dowolnej chwili impulsu Viet Minhu: na obszarze pod kontrolą Francuzów bez jednostek Viet Minhu zużywa się najwyżej tyle świeżych francuskich jednostek, ile wskaże kość, do wyboru Viet Minhu. Nadwyżka przepada.
    .title = { card-vm-03 }

rule-card-vm-04 = Po rzucie na szturm rzuca się ponownie i zachowuje wyższy wynik, za cenę jeszcze jednej jednostki szturmującej. Jedna karta pozwala to powtarzać, za każdym razem za jednostkę. Siła ognia po drodze się nie zmienia.
    .title = { card-vm-04 }

rule-card-vm-05 = { rule-card-vm-04 }
    .title = { card-vm-05 }

rule-card-vm-06 = W dowolnej chwili impulsu Viet Minhu, nie w turze 1, przeciw obszarowi pod kontrolą Francuzów obok okopów poziomu 3. Francuzi mogą najpierw wycofać jednostki, a świeże zostają zużyte; potem Viet Minh przydziela pozostałym tyle obrażeń, ile wskaże kość. Potem karta wypada z gry.
    .title = { card-vm-06 }

rule-card-vm-07 = Neguje jedną kartę Myśliwce bombardujące lub Bombowce B-26 w chwili jej zagrania.
    .title = { card-vm-07 }

rule-card-vm-08 = { rule-card-vm-07 }
    .title = { card-vm-08 }

rule-card-vm-09 = Za cały impuls atak z siłą ognia 12 na obszar sąsiadujący z obszarem pod kontrolą Viet Minhu; 13 przeciw siedmiu lub więcej francuskim jednostkom. Potem karta wypada z gry.
    .title = { card-vm-09 }

rule-card-vm-10 = Za cały impuls, na obszarze sąsiadującym z obszarem pod kontrolą Viet Minhu, za każdą jednostkę tajską rzuca się kością; przy 4 lub więcej znika. Potem karta wypada z gry.
    .title = { card-vm-10 }

rule-card-vm-11 = Przy rzucie na dostawy o jeden francuski obszar więcej zostaje bez dostaw, nawet gdyby miały je wszystkie.
    .title = { card-vm-11 }

rule-card-vm-12 = Za cały impuls jeden szturm z obszaru o dowolnym poziomie okopów, nawet 0.
    .title = { card-vm-12 }

rule-card-vm-13 = { rule-card-vm-12 }
    .title = { card-vm-13 }

rule-card-vm-14 = { rule-card-vm-12 }
    .title = { card-vm-14 }

rule-card-vm-15 = Na koniec jednego impulsu którejkolwiek strony, nie w turze 1: dwie świeże jednostki uzupełnień trafiają na jeden obszar pod kontrolą Viet Minhu, w granicach limitu obszaru. W tej turze nie ma już rzutu na uzupełnienia.
    .title = { card-vm-15 }

rule-card-vm-16 = Za cały impuls atak z siłą ognia 9 na obszar sąsiadujący z obszarem pod kontrolą Viet Minhu; 10 przeciw siedmiu lub więcej francuskim jednostkom. Albo, w impulsie Francuzów, neguje jedną kartę Artyleria lub Artyleria TOT.
    .title = { card-vm-16 }

rule-card-vm-17 = { rule-card-vm-16 }
    .title = { card-vm-17 }

rule-card-vm-18 = { rule-card-vm-16 }
    .title = { card-vm-18 }

rule-card-vm-19 = { rule-card-vm-16 }
    .title = { card-vm-19 }

rule-card-vm-20 = { rule-card-vm-16 }
    .title = { card-vm-20 }

rule-card-vm-21 = Za cały impuls atak z siłą ognia 8 na obszar sąsiadujący z obszarem pod kontrolą Viet Minhu; 10 przeciw siedmiu lub więcej francuskim jednostkom. Albo, w impulsie Francuzów, neguje jedną kartę Artyleria lub Artyleria TOT.
    .title = { card-vm-21 }

rule-card-vm-22 = { rule-card-vm-21 }
    .title = { card-vm-22 }

rule-card-vm-23 = { rule-card-vm-21 }
    .title = { card-vm-23 }

rule-card-vm-24 = { rule-card-vm-21 }
    .title = { card-vm-24 }

rule-card-vm-25 = Zagrana przed rzutem na szturm, dodaje do niego 3. Kopie się sumują.
    .title = { card-vm-25 }

rule-card-vm-26 = { rule-card-vm-25 }
    .title = { card-vm-26 }

rule-card-vm-27 = { rule-card-vm-25 }
    .title = { card-vm-27 }
