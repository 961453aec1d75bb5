### Saigon 75: zasady streszczone własnymi słowami. Jeden komunikat na zasadę ze spisu; .title to jej krótki tytuł.

## Wprowadzenie

rule-intro-series = Szybka i celowo nierówna gra, którą najlepiej rozegrać dwa razy, zamieniając się stronami. Dwumecz to zwykły sposób gry.
    .title = Dwumecz

rule-intro-pressure = Południe z tury na turę traci teren i tak ma być. Pytanie brzmi, jak długo wytrzyma; zasady niczego nie wyrównują.
    .title = Jedna strona pod presją

rule-intro-ref = M to rozdział o elementach gry i rozstawieniu, D to rozdział o przebiegu gry. Dalsze cyfry oznaczają sekcję.
    .title = Numery zasad

rule-intro-period = Osiem trzymiesięcznych tur, od lata 1973 do wiosny 1975.
    .title = Okres i skala

rule-intro-sides = NV, czyli Północ: armia Wietnamu Północnego i Wietkong. SV, czyli Południe: armia Republiki Wietnamu.
    .title = Dwie strony

rule-intro-map = Wietnam Południowy podzielony na 20 prowincji, z których każda nosi nazwę miasta lub dystryktu, a obok strefa Kambodża/Laos/Wietnam Północny.
    .title = Plansza

rule-intro-zone = W Kambodży, Laosie i Wietnamie Północnym mogą przebywać tylko jednostki NV. Jednostki SV nigdy tam nie wchodzą.
    .title = Strefa zamknięta dla Południa

rule-intro-tables = Na planszy są: tor tur, tabela aktywacji każdej ze stron i tabela dezercji Południa.
    .title = Tory i tabele

rule-intro-terms = Trzy słowa na to samo: jednostkę.
    .title = Jednostki, wojska, siły

## Elementy gry i rozstawienie

rule-M-1-1 = Każdy gracz bierze jedną stronę, jej jednostki, znaczniki i pięć kości bitewnych.
    .title = Wybór stron

rule-M-1-2 = Jedna kość k6, jeden znacznik tury i 20 kart wydarzeń służą obu stronom.
    .title = Elementy wspólne

rule-M-1-3 = 14 dywizji i 14 ich zredukowanych odpowiedników, 8 batalionów VC, 19 znaczników milicji Quyết Thắng, 5 znaczników infiltracji, 3 znaczniki +1 i 5 kości bitewnych. Razem z nimi przechowuje się 3 żetony celu.
    .title = Elementy Północy

rule-M-1-4 = 11 dywizji i 11 ich zredukowanych odpowiedników, 6 batalionów rangersów, 4 brygady piechoty morskiej, 3 brygady spadochronowe, 2 patrole rzeczne, 7 pułków zmechanizowanych, 12 znaczników wsparcia lotniczego, 2 znaczniki +1, 5 kości bitewnych i 2 kości strat lotniczych.
    .title = Elementy Południa

rule-M-2-1 = Każda jednostka SV narysowana w prowincji zaczyna tam grę: prostokąt to dywizja, kółko to jednostka w danym kolorze.
    .title = Jednostki nadrukowane na mapie

rule-M-2-2 = Potasuj trzy żetony celu (3, 5 i 7) i połóż po jednym w Quảng Trị, Đà Nẵng i Bình Định.
    .title = Losowe żetony celu

rule-M-2-3 = Północ zaczyna z trzema znacznikami +1, Południe z dwoma; leżą obok ich tabel aktywacji.
    .title = Początkowe znaczniki +1

rule-M-2-4 = Ułatwienie dla Południa: dwa jego znaczniki wsparcia lotniczego zaczynają na polu wsparcia lotniczego. Można ich wtedy użyć już w pierwszej fazie NV.
    .title = Opcja: dwa znaczniki wsparcia lotniczego

rule-M-3-1 = Przed pierwszą turą Południe rozstawia, gdzie chce, 3 bataliony rangersów, 4 brygady piechoty morskiej, 3 brygady spadochronowe i 2 patrole rzeczne, najwyżej pięć jednostek w prowincji.
    .title = Swobodne rozstawienie

rule-M-3-2 = Patrole rzeczne zaczynają tylko w Cà Mau, Cần Thơ, Kiên Giang lub Long An.
    .title = Rozstawienie patroli rzecznych

rule-M-4-1 = 14 dywizji NV, 8 batalionów VC i 5 znaczników infiltracji zaczyna w Rezerwach NV. Na mapie Północ nie ma nic.
    .title = Rezerwy NV

rule-M-4-2 = 19 znaczników milicji czeka na swoim miejscu pod Rezerwami NV.
    .title = Zapas milicji

rule-M-5-1 = Zredukowane dywizje obu stron i 12 znaczników wsparcia lotniczego zaczyna poza planszą, więc Południe nie ma na razie żadnego dostępnego wsparcia. Każdy gracz trzyma pięć kości bitewnych; kość k6 jest wspólna.
    .title = Elementy poza planszą

rule-M-5-2 = Północ trzyma przed sobą zredukowane dywizje. Południe trzyma zredukowane dywizje, znaczniki wsparcia lotniczego i dwie kości strat lotniczych.
    .title = Przed graczami

rule-M-6 = Znacznik tury zaczyna na turze 1, lato 1973.
    .title = Znacznik tury

rule-M-7-1 = Rozdaj każdemu po trzy karty wydarzeń i odłóż cztery; pozostałe dziesięć to talia. Każdy dobiera kartę na koniec swojej podfazy karty, dopóki talia się nie skończy.
    .title = Pierwsze partie: trzy karty

rule-M-7-2 = Cztery z dwudziestu kart wydarzeń odkłada się zakryte i nikt ich nie ogląda. Do gry może trafić któraś z nich tylko dzięki żetonowi celu.
    .title = Cztery nieznane karty

rule-M-7-3 = Rozdaj każdemu po osiem kart wydarzeń i odłóż cztery. W trakcie gry nikt nie dobiera.
    .title = Doświadczeni gracze: osiem kart

## 1. Tury i fazy

rule-D-1-1 = Gra trwa najwyżej osiem tur. W każdej najpierw swoją fazę rozgrywa Północ, potem Południe.
    .title = Osiem tur, dwie fazy

rule-D-1-2 = Aktywny jest ten gracz, którego faza trwa.
    .title = Aktywny gracz

rule-D-1-3 = Północ rozgrywa kolejno: dostępność, kartę wydarzenia, ruch, walkę i kontrolę.
    .title = Kolejność fazy NV

rule-D-1-4 = Południe rozgrywa kolejno: dostępność, kartę wydarzenia, ruch, walkę i kontrolę, a potem test dezercji, żeton celu (w turach 3, 5 i 7) i sprawdzenie zwycięstwa.
    .title = Kolejność fazy SV

## 2. Dostępność

rule-D-2-1a = Aktywny gracz rzuca 1k6 i odczytuje swoją tabelę aktywacji dla bieżącej tury: wynik na kości plus premia tury.
    .title = Rzut na dostępność

rule-D-2-1b = Tabela podaje też największą liczbę jednostek, które można aktywować w tej fazie. Nic nie pozwala jej przekroczyć.
    .title = Maksimum tury

rule-D-2-1c = Niewykorzystane aktywacje przepadają z końcem fazy. Z tury na turę zostają tylko kupione znaczniki wsparcia lotniczego.
    .title = Bez przenoszenia

rule-D-2-2a = Wynik Północy to liczba dywizji, pełnych lub zredukowanych, które może aktywować na mapie lub w Rezerwach NV.
    .title = Północ liczy dywizje

rule-D-2-2b = Z Rezerw NV wchodzi się tylko do prowincji przygranicznej, oznaczonej strzałką.
    .title = Wejście strzałkami

rule-D-2-2c = Aktywowana jednostka może się ruszyć, zaatakować albo ruszyć się i zaatakować.
    .title = Ruch, atak albo jedno i drugie

rule-D-2-3a = W każdej swojej fazie Północ może dodatkowo aktywować do dwóch batalionów VC. Nie wliczają się one ani do wyniku, ani do maksimum.
    .title = Dwa darmowe VC

rule-D-2-3b = Znaczniki milicji i infiltracji nie są jednostkami i nigdy nie kosztują aktywacji.
    .title = Znaczniki to nie jednostki

rule-D-2-4a = Południe dzieli swój wynik między aktywowane jednostki i kupowane znaczniki wsparcia lotniczego: po jednej aktywacji za każde.
    .title = Południe liczy jednostki i wsparcie

rule-D-2-4b = Kupiony znacznik wsparcia lotniczego służy za darmo, dopóki nie zostanie wyeliminowany.
    .title = Użycie wsparcia jest darmowe

rule-D-2-5a = Na polu wsparcia lotniczego nigdy nie leży więcej niż pięć znaczników.
    .title = Najwyżej pięć znaczników wsparcia

rule-D-2-5b = Dostępny znacznik wspiera atak lub obronę SV albo przewozi jeden batalion rangersów.
    .title = Do czego służy wsparcie lotnicze

rule-D-2-6 = Aktywowana jednostka zostaje oznaczona. Oznaczenia znikają na koniec fazy aktywnego gracza.
    .title = Strona aktywowana

rule-D-2-7 = Północ ma trzy, a Południe dwa na całą grę. Każdy wydany po rzucie dodaje jedną aktywację.
    .title = Znaczniki +1

rule-D-2-8a = W jednej turze można wydać kilka, ale nigdy ponad maksimum tury.
    .title = Kilka znaczników +1

rule-D-2-8b = Żeton celu może dać posiadaczowi jedną aktywację więcej, w granicach maksimum tury.
    .title = Żeton celu: aktywacja

## 3. Karty wydarzeń

rule-D-3-1 = Sześć żółtych kart sprzyja Południu, dwanaście czerwonych Północy, a dwie zielone są neutralne.
    .title = Dwadzieścia kart

rule-D-3-2 = Tytuł, kolor strony, której karta sprzyja, ilustracja i efekt.
    .title = Co jest na karcie

rule-D-3-3a = W podfazie karty aktywny gracz zagrywa dokładnie jedną kartę z ręki, choćby każda pomagała przeciwnikowi.
    .title = Kartę trzeba zagrać

rule-D-3-3b = Wydarzenie działa w fazie gracza, który je zagrał.
    .title = Efekt w tej fazie

rule-D-3-4a = Kartę odrzuca się po wykonaniu efektu albo na koniec fazy, jeśli działa tak długo.
    .title = Odrzucenie karty

rule-D-3-4b = Kryzys w Sajgonie zagrany przez Północ leży na planszy do testu dezercji w tej turze, potem zostaje odrzucony.
    .title = Kryzys w Sajgonie zostaje

rule-D-3-5 = Przy ręce z trzech kart po zagraniu dobiera się jedną, dopóki są. Przy ręce z ośmiu kart nikt nie dobiera.
    .title = Znów trzy karty

## 4. Ruch

rule-D-4-1 = Każda jednostka ma jeden punkt ruchu. Pułki zmechanizowane mają dwa.
    .title = Punkty ruchu

rule-D-4-2 = Wejście do sąsiedniej prowincji kosztuje jeden punkt. Sąsiadują ze sobą prowincje, które mają wspólną granicę.
    .title = Punkt za prowincję

rule-D-4-2x = An Lộc graniczy z Phước Bình, Sajgonem, Long An i Kambodżą i z niczym więcej.
    .title = Przykład: wokół An Lộc

rule-D-4-3 = Z własnej woli jednostka rusza się tylko raz na turę, w podfazie ruchu swojej strony.
    .title = Jeden ruch na turę

rule-D-4-4 = Tylko jednostki NV przechodzą między prowincją przygraniczną a Rezerwami NV, w obie strony.
    .title = Przekraczanie granicy

rule-D-4-5 = Jednostka, która wchodzi do prowincji kontrolowanej przez wroga, tam się zatrzymuje.
    .title = Stop na terenie wroga

rule-D-4-6a = Prowincję, w której są jednostki obu stron, można swobodnie opuścić.
    .title = Wyjście z prowincji spornej

rule-D-4-6b = Ruch musi przestrzegać limitu pięciu jednostek na stronę. Po drodze wolno go przekroczyć; nadmiar, który zostanie na koniec ruchu, jest eliminowany.
    .title = Ruch a limit stosu

rule-D-4-7 = Piechota morska, rangersi i spadochroniarze mogą wykonać ruch specjalny zamiast zwykłego, nigdy oba.
    .title = Ruchy specjalne

rule-D-4-8a = Brygada piechoty morskiej z prowincji nadmorskiej może się przenieść do dowolnej innej prowincji nadmorskiej, bliskiej czy dalekiej.
    .title = Piechota morska: ruch morzem

rule-D-4-8b = Piechota morska może też po walce wycofać się morzem, do prowincji nadmorskiej kontrolowanej przez Południe.
    .title = Piechota morska: odwrót morzem

rule-D-4-9 = Brygada spadochronowa może się przenieść z dowolnej prowincji do dowolnej innej, bliskiej czy dalekiej.
    .title = Desant spadochroniarzy

rule-D-4-10a = Batalion rangersów może się przenieść do dowolnej prowincji, używając dostępnego znacznika wsparcia lotniczego. Każdy batalion potrzebuje własnego znacznika.
    .title = Transport lotniczy rangersów

rule-D-4-10b = Każdy znacznik wsparcia lotniczego, który przewiózł rangersów, podlega rzutowi na straty lotnicze.
    .title = Straty w transporcie

rule-D-4-11 = Patrole rzeczne poruszają się tylko między sąsiednimi prowincjami nad Mekongiem: Cà Mau, Cần Thơ, Kiên Giang i Long An.
    .title = Patrole rzeczne

rule-D-4-12 = Mają dwa punkty, ale zatrzymują się po wejściu do prowincji górskiej (Kon Tum, Pleiku, Đắk Lắk, Đắk Nông) lub kontrolowanej przez wroga.
    .title = Pułki zmechanizowane

rule-D-4-13 = Znaczniki milicji nigdy się nie ruszają.
    .title = Milicja stoi w miejscu

## 5. Limit stosu

rule-D-5-1 = W prowincji może być najwyżej pięć jednostek każdej strony, pełnych lub zredukowanych.
    .title = Pięć jednostek na stronę

rule-D-5-2a = Znaczniki milicji, wsparcia lotniczego i infiltracji nie liczą się do limitu stosu.
    .title = Co się nie liczy

rule-D-5-2b = Jednostki ponad limit na koniec podfazy ruchu lub walki są eliminowane; wybiera właściciel. W trakcie podfazy wolno limit na chwilę przekroczyć.
    .title = Nadmiar ginie

rule-D-5-3 = W Rezerwach NV może być dowolnie wiele jednostek.
    .title = Strefa bez limitu

rule-D-5x = W turze 1 Północ wyrzuca 5: siedem dywizji i dwa darmowe VC. Cztery dywizje i jeden VC zapełniają Kon Tum, trzy dywizje i jeden VC wchodzą do Pleiku, a w każdej walce używany jest znacznik infiltracji.
    .title = Przykład: Kon Tum i Pleiku

## 6. Walka

rule-D-6-1a = Jednostki aktywnego gracza mogą zaatakować tam, gdzie jest choć jedna jednostka wroga. Atak nigdy nie jest obowiązkowy, z wyjątkiem Sajgonu w turze 8.
    .title = Kiedy można walczyć

rule-D-6-1b = W podfazie walki jednostka walczy tylko raz.
    .title = Jedna walka na jednostkę

rule-D-6-2a = Po wszystkich ruchach aktywny gracz ogłasza walki, wybiera do nich aktywowane jednostki i ustala kolejność.
    .title = Ogłoszenie walk

rule-D-6-2b = W podfazie walki w prowincji toczy się najwyżej jedna walka.
    .title = Jedna walka w prowincji

rule-D-6-3a = Atakujący może nie użyć części jednostek. Nie rzucają one kośćmi i nic im nie grozi.
    .title = Jednostki na uboczu

rule-D-6-3b = Bronić muszą się wszystkie jednostki wroga w prowincji. Tylko VC mogą czasem się uchylić.
    .title = Bronią się wszyscy

rule-D-6-4 = Jeśli nie atakują rangersi ani patrol rzeczny, Północ może nie wystawić do obrony dowolnych swoich VC: bez kości i bez wyników. Gdy są tam same VC i wszystkie się uchylą, walki nie ma.
    .title = VC może się uchylić

rule-D-6-5 = Atakujący batalion VC ponosi wyniki jak każda inna jednostka.
    .title = VC w ataku

rule-D-6-6 = Walka to jedna runda: każda strona rzuca raz, a wyniki są równoczesne.
    .title = Jedna runda

## 6a. Przebieg walki

rule-D-6a-1 = Każda strona rzuca jedną kością bitewną za każdą walczącą jednostkę i swoimi dodatkowymi kośćmi.
    .title = Ile kości

rule-D-6a-2 = Najpierw atakujący podaje jednostki i dodatkowe kości, potem obrońca swoje dodatkowe kości, po czym obaj rzucają. Niczego nie można cofnąć.
    .title = Zapowiedzi

rule-D-6a-3a = W jednej walce żadna strona nie rzuca więcej niż pięcioma kośćmi bitewnymi.
    .title = Najwyżej pięć kości

rule-D-6a-3b = Obrońca ponosi straty, potem wykonuje odwroty. Następnie to samo robi atakujący.
    .title = Najpierw obrońca

rule-D-6a-4 = Pusta ścianka nic nie daje.
    .title = Pusta ścianka

rule-D-6a-5 = Za każde trafienie właściciel wskazuje jedną ze swoich jednostek w walce: pełna dywizja zostaje zredukowana, każda inna jednostka wyeliminowana. Można też wskazać jednostkę, która właśnie się tu wycofała, a w turze 8 każdą jednostkę SV w Sajgonie.
    .title = Trafienie

rule-D-6a-6 = Z wyników odwrotu obu stron liczy się tylko różnica. Strona, która wyrzuciła ich mniej, wycofuje tyle swoich jednostek, według własnego wyboru, do sąsiedniej prowincji.
    .title = Odwroty się znoszą

rule-D-6a-6x = Północ wyrzuca dwa odwroty, Południe trzy: jedna jednostka NV musi się wycofać.
    .title = Przykład: 2 do 3

rule-D-6a-7 = Trafienia i odwroty nie działają na znaczniki milicji.
    .title = Milicja nietykalna

## 6b. Odwrót

rule-D-6b-1a = Do sąsiedniej prowincji kontrolowanej przez własną stronę, w której jest więcej jednostek własnych niż wrogich. Pusta prowincja ani sam znacznik milicji nie wystarczą.
    .title = Dokąd się wycofać

rule-D-6b-1b = Jednostka, która nie może się wycofać, traci poziom siły: pełna dywizja zostaje zredukowana, każda inna jednostka wyeliminowana.
    .title = Brak drogi odwrotu

rule-D-6b-2 = Z prowincji nadmorskiej brygada piechoty morskiej może się wycofać do dowolnej innej prowincji nadmorskiej kontrolowanej przez Południe; nie musi mieć tam przewagi.
    .title = Piechota morska: dokąd morzem

rule-D-6b-3a = Z prowincji przygranicznej do Rezerw NV mogą się wycofać jednostki NV i tylko one.
    .title = Odwrót do Rezerw NV

rule-D-6b-3b = W dowolnej chwili Północ może zamienić dwie zredukowane dywizje w Rezerwach NV na jedną pełną.
    .title = Odtwarzanie dywizji

rule-D-6b-4a = Wyniki odwrotu, dla których zabrakło jednostek, przepadają.
    .title = Za dużo odwrotów

rule-D-6b-4b = Jednostka, która po odwrocie byłaby szóstą jednostką swojej strony w prowincji, zostaje wyeliminowana.
    .title = Odwrót do pełnej prowincji

rule-D-6b-4c = Dywizja NV zmuszona do odwrotu może zamiast tego zostać zredukowana; jeśli już taka jest, oznacza to jej eliminację.
    .title = Redukcja zamiast odwrotu

rule-D-6b-4d = Po walce Południe może wycofać także inne jednostki, które brały w niej udział, do prowincji dozwolonych przy odwrocie. Nigdy nie kosztuje to poziomu siły.
    .title = Dobrowolny odwrót Południa

rule-D-6b-4e = Jednostka, która wycofała się tam, gdzie walka dopiero będzie, nie rzuca w niej kością, ale właściciel może na niej rozliczyć wyniki.
    .title = Odwrót w następną walkę

rule-D-6b-4f = Jeśli po walce w prowincji nie zostałaby żadna jednostka żadnej strony, ostatnia, która ma się wycofać, może zostać. Decyduje właściciel.
    .title = Ostatnia może zostać

## 6c. Dodatkowe kości

rule-D-6c-1 = Północ ma pięć znaczników infiltracji. Każdy daje dodatkową kość w walce w prowincji przygranicznej.
    .title = Kość za infiltrację

rule-D-6c-2a = Północ używa infiltracji tylko w ataku: jeden znacznik na walkę, zapowiedziany przed rzutem, za darmo, po czym odrzucony.
    .title = Infiltracja tylko w ataku

rule-D-6c-2b = Północ ma dodatkową kość, gdy broni prowincji ze znacznikiem milicji.
    .title = Kość za milicję

rule-D-6c-2c = Jeśli po walce w prowincji zostały same jednostki SV, znacznik milicji jest usuwany.
    .title = Koniec milicji

rule-D-6c-3 = Znaczników wsparcia lotniczego nie można używać przed fazą SV tury 1, chyba że Południe zaczyna z dwoma.
    .title = Bez wsparcia przed pierwszą fazą SV

rule-D-6c-4 = W ataku i w obronie Południe może użyć jednego lub dwóch dostępnych znaczników na każdą walczącą jednostkę SV. Każdy daje dodatkową kość; bez jednostki na ziemi nie ma wsparcia.
    .title = Wsparcie lotnicze

rule-D-6c-4b = Znaczniki użyte w walce leżą w jej prowincji aż do rzutu na straty lotnicze i nie mogą służyć gdzie indziej.
    .title = Użyte wsparcie

rule-D-6c-5 = Użycie wsparcia lotniczego nie jest aktywacją. Nieużyte znaczniki są dostępne w następnych turach.
    .title = Za darmo i na później

rule-D-6c-6 = Gdy Południe broni Sajgonu, zawsze ma jedną darmową dodatkową kość.
    .title = Kość Sajgonu

rule-D-6c-7 = Niektóre wydarzenia dają dodatkowe kości.
    .title = Kości z wydarzeń

rule-D-6c-8 = Żeton celu można wydać na jeszcze jedną kość bitewną w walce w fazie jego posiadacza.
    .title = Żeton celu: kość

rule-D-6c-9 = Najpierw atakujący przydziela dodatkowe kości i nie może tego zmienić, potem decyduje obrońca. Limitem pozostaje pięć kości na stronę.
    .title = Dodatkowe kości: kolejność i limit

rule-D-6x = Południe atakuje trzema jednostkami z jednym wsparciem lotniczym: cztery kości bitewne i jedna kość strat lotniczych. Jego rangersi zmuszają VC do obrony, a Brak amunicji zostawia Północy trzy kości zamiast czterech.
    .title = Przykład: atak na Pleiku

rule-D-6x2 = Północ najpierw redukuje dywizję. Południe, z jednym odwrotem przeciw dwóm, wycofuje pułk zmechanizowany do Phú Yên. Obie strony zostają w Pleiku, więc kontrola się nie zmienia.
    .title = Przykład: wyniki w Pleiku

## 7. Straty lotnicze

rule-D-7-1 = Po walce lub transporcie lotniczym Południe rzuca jedną kością strat lotniczych za każdy użyty znacznik wsparcia lotniczego. Każdy samolot eliminuje jeden z nich do końca gry.
    .title = Rzut na straty lotnicze

rule-D-7-2 = Ocalałe znaczniki od razu wracają na pole wsparcia lotniczego i mogą posłużyć już w następnej walce.
    .title = Powrót od razu

## 8. Kontrola

rule-D-8-1 = Na początku Południe kontroluje wszystkie prowincje.
    .title = Kontrola na początku

rule-D-8-2 = Kontrolę sprawdza się po każdej walce, w pozostałych prowincjach na koniec podfazy walki, a także po teście dezercji.
    .title = Kiedy sprawdzać

rule-D-8-3 = Prowincję, w której są jednostki tylko jednej strony, kontroluje ta strona.
    .title = Sami w prowincji

rule-D-8-4 = Tam, gdzie są jednostki obu stron, kontrolę ma Północ, jeśli leży tam znacznik milicji, a w przeciwnym razie Południe.
    .title = Prowincja sporna

rule-D-8-5a = Po każdej walce i na koniec każdej podfazy walki Północ kładzie znacznik milicji w każdej prowincji, w której ma jednostki, a Południe nie ma żadnej.
    .title = Wystawianie milicji

rule-D-8-5b = Znacznik milicji pokazuje, że prowincję kontroluje Północ, i daje jej tam dodatkową kość w obronie.
    .title = Co daje milicja

rule-D-8-6 = Jednostka SV, która wchodzi do prowincji bronionej tylko przez znacznik milicji, od razu go usuwa. Południe przejmuje kontrolę, a jednostka się zatrzymuje.
    .title = Sama milicja

rule-D-8-7 = W prowincji nigdy nie ma więcej niż jednego znacznika milicji.
    .title = Jeden znacznik milicji

rule-D-8-8a = Jeśli po walce został sam znacznik milicji, zostaje na miejscu, a z nim kontrola Północy.
    .title = Milicja trzyma prowincję

rule-D-8-8b = Po podfazie walki tam, gdzie Południe ma więcej jednostek niż Północ, znacznik milicji jest usuwany i kontrolę przejmuje Południe.
    .title = Przewaga Południa

rule-D-8-8c = W Sajgonie Południu wystarczy tyle jednostek, ile ma Północ, byle choć jedna.
    .title = Sajgon: wystarczy tyle samo

rule-D-8-9 = Prowincja bez jednostek i bez znacznika milicji należy do Południa.
    .title = Pusta prowincja

## 9. Dezercja

rule-D-9-1 = Południe liczy prowincje kontrolowane przez Północ, rzuca kością i odczytuje z tabeli dezercji, ile jednostek traci.
    .title = Test dezercji

rule-D-9-2a = Pełna dywizja SV, która dezerteruje w całości, liczy się za dwie jednostki.
    .title = Dywizja liczy się za dwie

rule-D-9-2b = Południe może zamiast tego zredukować pełną dywizję: liczy się to za jedną jednostkę.
    .title = Redukcja dywizji

rule-D-9-3 = Jednostki wybiera Południe, ale musi wyczerpać każdą z czterech grup, zanim sięgnie do następnej.
    .title = Kolejność dezercji

rule-D-9-3a = Najpierw jednostki SV w prowincjach przygranicznych, w których są obie strony.
    .title = Najpierw: sporne pogranicze

rule-D-9-3b = Potem jednostki SV w pozostałych prowincjach przygranicznych.
    .title = Potem: pogranicze

rule-D-9-3c = Następnie jednostki SV w innych prowincjach, w których są obie strony, oprócz Sajgonu.
    .title = Po trzecie: prowincje sporne

rule-D-9-3d = Na końcu dowolne jednostki SV, także w Sajgonie.
    .title = Na końcu: gdziekolwiek

rule-D-9x = Północ kontroluje sześć prowincji, a Południe wyrzuca 4: cztery jednostki. Dwie znikają z Kon Tum, jedna z Pleiku, a dywizja w Bình Định zostaje zredukowana, bo w innych prowincjach przygranicznych nie ma już jednostek SV.
    .title = Przykład: czterech dezerterów

## 10. Żetony celu

rule-D-10-1 = W fazie SV tur 3, 5 i 7 przyznaje się żeton z numerem tej tury.
    .title = Kiedy zdobywa się żeton

rule-D-10-2 = Żeton bierze strona, która kontroluje jego prowincję.
    .title = Kto go zdobywa

rule-D-10-3 = Żetonu używa się tylko w fazie jego posiadacza.
    .title = We własnej fazie

rule-D-10-4 = Jedna aktywacja więcej w podfazie dostępności, w granicach maksimum tury.
    .title = Żeton: aktywacja

rule-D-10-5 = Przerzut jednej własnej kości, przy dostępności lub w walce.
    .title = Żeton: przerzut

rule-D-10-6 = W dowolnej chwili swojej fazy odrzuć jedną kartę i weź jedną z czterech odłożonych przy rozstawieniu.
    .title = Żeton: inna karta

rule-D-10-7 = Na początku ruchu przenieś dwie jednostki w dowolne miejsca mapy. Nie są aktywowane: nie liczą się do maksimum i nie mogą walczyć w tej fazie.
    .title = Żeton: ruch strategiczny

rule-D-10-8 = Gracz używa najwyżej jednego żetonu na turę. Użyty żeton wypada z gry.
    .title = Jeden żeton na turę

## Tura 8

rule-T8-1 = W fazie SV tury 8, jeśli w Sajgonie są jednostki obu stron, jednostki SV nie mogą go opuścić.
    .title = Tura 8: Sajgon bez wyjścia

rule-T8-2 = Południe musi wtedy zaatakować w Sajgonie, a aktywacje przydziela najpierw jednostkom, które tam są.
    .title = Tura 8: Południe musi atakować

rule-T8-3 = Jeśli aktywacji nie wystarcza, rzucają tylko jednostki aktywowane. Wyniki przeciw Południu i tak mogą spaść na każdą jednostkę SV w Sajgonie.
    .title = Tura 8: za mało aktywacji

## Zwycięstwo

rule-V-1 = Północ wygrywa, jeśli przy sprawdzeniu zwycięstwa w dowolnej turze kontroluje Sajgon, czyli leży tam znacznik milicji. Najpierw kładzie się go tam, jeśli po dezercji zostały w Sajgonie same jednostki NV.
    .title = Zwycięstwo Północy: Sajgon

rule-V-2 = Przy tym samym sprawdzeniu Północ wygrywa też, jeśli Południe nie ma już żadnej jednostki na mapie.
    .title = Zwycięstwo Północy: koniec Południa

rule-V-3 = Południe wygrywa, jeśli na koniec tury 8 Północ nie kontroluje Sajgonu, nawet gdy nie ma tam żadnej jednostki SV.
    .title = Zwycięstwo Południa

rule-V-match-1 = Gracze rozgrywają dwie partie i między nimi zamieniają się stronami.
    .title = Dwumecz

rule-V-match-2 = Wygrywa ten, kto grając Północą, zajął Sajgon we wcześniejszej turze. Niezajęcie liczy się jako później niż tura 8.
    .title = Zwycięzca dwumeczu

rule-V-match-3 = Ta sama tura w obu partiach albo Sajgon ani razu niezajęty: wygrywa ten, kto jako Północ kontrolował więcej prowincji.
    .title = Pierwsze kryterium przy remisie

rule-V-match-4 = Nadal remis: wygrywa ten, komu jako Południu zostało więcej jednostek. Dostępne znaczniki wsparcia lotniczego liczą się jak jednostki.
    .title = Drugie kryterium przy remisie

rule-V-match-5 = Nadal remis: liczy się półdywizje Południa, dwie za pełną dywizję, jedną za zredukowaną, nic za inne jednostki. Wygrywa większa liczba.
    .title = Trzecie kryterium przy remisie

## Solo

rule-S-setup-1 = Rozstawienie jak dla dwóch graczy, z wyjątkiem kart. Gracz prowadzi Południe.
    .title = Gra solo

rule-S-setup-2 = Potasuj karty solo w talię. Potasuj karty wydarzeń i rozdaj po osiem każdej stronie; cztery pozostałe nie biorą udziału w grze.
    .title = Talie w grze solo

rule-S-cards-1 = Na samym początku każdej fazy NV odkryj jedną kartę solo.
    .title = Karta solo na fazę

rule-S-cards-1b = Północ rzuca na dostępność dopiero wtedy, gdy jej karta solo jest znana.
    .title = Przed dostępnością

rule-S-cards-2 = Kolejność kolorów wydarzeń, dokąd idzie Północ, kiedy atakuje i do czego używa żetonu celu. Reszta według ogólnych zasad solo.
    .title = Co mówi karta solo

rule-S-cards-3 = Na koniec fazy NV karta solo wypada z gry.
    .title = Karta solo wypada z gry

rule-S-event-1 = Południe zagrywa karty wydarzeń według zwykłych zasad.
    .title = Karty Południa

rule-S-event-2 = Osiem kart Północy tworzy zakrytą talię. Odkrywaj karty aż do pierwszego koloru z karty solo i zagraj tę kartę przed rzutem na dostępność; pozostałe zostają na boku.
    .title = Wydarzenie Północy

rule-S-event-3 = Gdy talia się skończy, przetasuj wszystkie niezagrane karty i szukaj dalej. Jeśli tego koloru już nie ma, szukaj drugiego, potem trzeciego.
    .title = Tasowanie, potem następny kolor

rule-S-event-4 = Odkryte karty leżą na boku do następnego tasowania. Zagrane nigdy nie wracają.
    .title = Karty na boku

rule-S-eventx = Zagrywa się pierwszą odkrytą żółtą kartę. Jeśli żółtych już nie ma, trzeba przetasować i zagrać pierwszą czerwoną; jeśli i czerwonych brak, pierwszą zieloną.
    .title = Przykład: żółty, czerwony, zielony

rule-S-preference = Gdy Północ wskazuje jednostki SV, bierze kolejno: brygady spadochronowe, piechotę morską, pułki zmechanizowane, rangersów, pełne dywizje, patrole rzeczne, zredukowane dywizje.
    .title = Jednostki SV wskazywane przez Północ

rule-S-activation-1 = Jeśli rzut na dostępność da mniej niż 4, Północ wydaje jeden znacznik +1, o ile go ma.
    .title = Znacznik +1 przy słabym rzucie

rule-S-activation-2a = Północ aktywuje najpierw jednostki najbliższe wskazanych prowincji. Przy remisie: Rezerwy NV, potem prowincja najdalej na północ, potem najdalej na zachód.
    .title = Najpierw najbliższe

rule-S-activation-2b = Pełne dywizje aktywuje się przed zredukowanymi.
    .title = Najpierw pełne dywizje

rule-S-activation-2c = Oprócz tego Północ zawsze aktywuje do dwóch batalionów VC, jeśli je ma.
    .title = Zawsze dwa VC

rule-S-activation-3 = Północ nigdy nie wyprowadza jednostek z Sajgonu.
    .title = Nigdy z Sajgonu

rule-S-activation-4 = Jednostki NV, które już są we wskazanej prowincji, są aktywowane bez ruchu, jeśli mogą tam zaatakować. Inne dołączają, aż Północ będzie miała o jedną jednostkę więcej niż Południe.
    .title = Walka na miejscu

rule-S-activation-5 = Północ nigdy nie aktywuje jednostki, która ani by się nie ruszyła, ani nie walczyła.
    .title = Bez bezczynnych

rule-S-movement-1 = Do każdej wskazanej prowincji bez jednostek SV idą najwyżej dwie jednostki; do pozostałych tyle, by mieć o jedną więcej niż Południe.
    .title = Ile jednostek idzie

rule-S-movement-2 = Gdy brakuje jednostek, pierwszeństwo mają prowincje najbliższe Sajgonu, potem dalsze z zachodu na wschód, wzdłuż północnej granicy, a na końcu południowe wybrzeże. Karta 30 idzie z północy na południe.
    .title = Kolejność prowincji

rule-S-movement-3 = Gdy wszystkie wskazane prowincje są obsłużone, reszta idzie do pustych prowincji kontrolowanych przez Południe, po dwie, w tej samej kolejności.
    .title = Jednostki, które zostały

rule-S-movement-4 = Z kilku prowincji Północ wybiera najpierw tę, której żeton celu ma najbliższy termin.
    .title = Najpierw żetony celu

rule-S-movement-5 = Północ kończy, na ile się da, ruch do jednej prowincji, zanim zacznie następny.
    .title = Prowincja po prowincji

rule-S-movement-6 = VC idą najpierw tam, gdzie nie ma rangersów ani patroli rzecznych.
    .title = VC unikają swoich łowców

rule-S-movement-7 = Północ nigdy nie wysyła jednostek do prowincji, w której ma już pięć.
    .title = Nigdy do pełnego stosu

rule-S-reinforce-1 = Na karcie ze wzmocnieniem Północ obecna w mniej niż pięciu prowincjach idzie zamiast tego do prowincji wskazanych na karcie.
    .title = Wzmocnienie: pięć prowincji

rule-S-reinforce-2 = Przy pięciu lub więcej wysyła jednostki tam, gdzie już jest, aż ma o jedną więcej niż Południe albo dwie tam, gdzie Południe nie ma żadnej.
    .title = Wzmocnienie: ile

rule-S-reinforce-3 = Najpierw Sajgon, potem prowincje najbliższe Sajgonu, z północy na południe, dalej z zachodu na wschód. Jednostki na miejscu są aktywowane, jeśli dzięki temu mogą zaatakować.
    .title = Wzmocnienie: kolejność

rule-S-reinforce-4 = Gdy wszędzie, gdzie jest, Północ ma przewagę nad Południem, idzie do prowincji wskazanych na karcie.
    .title = Nie ma czego wzmacniać

rule-S-combat-1 = VC bronią się tylko wtedy, gdy atakują rangersi lub patrol rzeczny albo gdy bez nich Północ miałaby mniej jednostek niż atakujący, a z nimi co najmniej tyle samo.
    .title = VC w obronie

rule-S-combat-2 = Północ atakuje tak, jak każe karta solo: mając więcej jednostek, co najmniej tyle samo albo wszędzie, gdzie może.
    .title = Kiedy Północ atakuje

rule-S-combat-3 = Jednostki NV w prowincji oraz kości ze znacznika infiltracji i z wydarzeń porównuje się z liczbą jednostek SV.
    .title = Liczenie przed atakiem

rule-S-combat-4 = Atakując w prowincji przygranicznej, Północ używa znacznika infiltracji, jeśli nie ma jeszcze przewagi i rzuca mniej niż pięcioma kośćmi.
    .title = Użycie infiltracji

rule-S-combat-5 = Północ rozgrywa walki z północy na południe.
    .title = Kolejność walk

rule-S-retreat-1 = Północ redukuje dywizję zamiast ją wycofać tylko wtedy, gdy odwrót oznaczałby jej utratę.
    .title = Raczej odwrót niż redukcja

rule-S-retreat-2 = Do dozwolonej prowincji z najmniejszą liczbą jednostek NV; przy remisie do najbliższej Sajgonu, potem do Rezerw NV, potem do położonej najdalej na północ.
    .title = Dokąd wycofuje się Północ

rule-S-retreat-3 = Do Rezerw NV najpierw idą dywizje, a VC na końcu; do prowincji najpierw VC.
    .title = Kto się wycofuje

rule-S-objective = Północ używa żetonu celu, gdy każe karta solo, i do tego, co karta podaje.
    .title = Żetony celu Północy

rule-S-event-details-1 = Północ korzysta z Powstania, Wsparcia pancernego, Sparaliżowanego dowództwa i Korupcji przy pierwszej okazji.
    .title = Wydarzenia bojowe od razu

rule-S-event-details-2 = Północ wskazuje Sajgon, jeśli to możliwe i coś daje; w przeciwnym razie, spośród prowincji, w których ma mniej jednostek, tę z największą liczbą jednostek SV, najdalej na północ, potem na zachód. Dotyczy to kart Dywersja, Ewakuacja, Infiltracja Wietkongu, Korupcja i Bunt Montagnardów.
    .title = Wskazanie prowincji

rule-S-example-1 = Tura 1, karta solo 30: najpierw czerwony, północne prowincje, atak przy co najmniej równej liczbie jednostek. Pierwsza odkryta czerwona karta to 19, Powstanie.
    .title = Przykład: karty

rule-S-example-2 = Na kości wypada 3, więc Północ wydaje znacznik +1: sześć dywizji w turze 1 i dwa VC.
    .title = Przykład: dostępność

rule-S-example-3 = Z północy na południe: trzy jednostki idą na dwie w Quảng Trị, dwie na jedną w Đà Nẵng, a ostatnie trzy na cztery w Quảng Ngãi. VC omijają tamtejszych rangersów.
    .title = Przykład: ruch

rule-S-example-4 = W dwóch pierwszych prowincjach Północ ma przewagę. W Quảng Ngãi znacznik infiltracji wyrównuje trzy do czterech.
    .title = Przykład: kto może atakować

rule-S-example-5 = Trzy trafienia niszczą obie jednostki SV. Dwa odwroty odsyłają dwie dywizje NV do Rezerw NV; batalion VC zostaje i pojawia się znacznik milicji.
    .title = Przykład: pierwsza walka

rule-S-example-6 = Jedno trafienie redukuje dywizję SV. Jeden odwrót odsyła batalion VC do Quảng Trị, zajętego przed chwilą przez Północ.
    .title = Przykład: druga walka

rule-S-example-7 = Jedno trafienie eliminuje jednostkę SV. Po dwa odwroty z każdej strony znoszą się.
    .title = Przykład: trzecia walka

## Karty wydarzeń

rule-card-01 = Południe kładzie do dwóch znaczników wsparcia lotniczego z zapasu poza planszą na pole wsparcia lotniczego, bez kosztu aktywacji. Na polu nadal może leżeć najwyżej pięć.
    .title = Amerykańskie dostawy (żółta)

rule-card-02 = W każdej walce tej fazy Północ rzuca o jedną kość bitewną mniej, ale co najmniej jedną.
    .title = Brak amunicji (żółta)

rule-card-03 = W jednej walce tej fazy Południe dodaje dwie kości bitewne, w granicach limitu pięciu. Nie wymagają one znacznika wsparcia lotniczego ani rzutu na straty lotnicze.
    .title = Naloty (żółta)

rule-card-04 = Południe przenosi do pięciu jednostek do dowolnych prowincji, nie zważając na ograniczenia ruchu; patrole rzeczne zostają nad Mekongiem i nikt nie wchodzi do Kambodży, Laosu ani Wietnamu Północnego. Dla każdej z nich jest to jedyny ruch w turze, ale nie jest ona aktywowana. Limit stosu sprawdza się na koniec ruchu.
    .title = Przegrupowanie strategiczne (żółta)

rule-card-05 = Południe przywraca do pełnej siły jedną zredukowaną dywizję na mapie. Ponadto jeden wyeliminowany batalion rangersów lub pułk zmechanizowany wraca do Sajgonu, jeśli Południe kontroluje Sajgon i jest tam miejsce.
    .title = Powszechna mobilizacja (żółta)

rule-card-06 = Południe dodaje po jednej kości bitewnej w jednej lub dwóch walkach tej fazy, w ataku lub w obronie.
    .title = Zacięty opór (żółta)

rule-card-07 = Gracz, który zagrał kartę, przywraca do pełnej siły jedną ze swoich zredukowanych dywizji, na mapie lub w Rezerwach NV.
    .title = Uzupełnienia (zielona)

rule-card-08 = W tej fazie nikt nie używa znaczników wsparcia lotniczego, ani w walce, ani w transporcie, ani znaczników infiltracji. Pułki zmechanizowane mają jeden punkt ruchu.
    .title = Pora deszczowa (zielona)

rule-card-09 = Północ wskazuje prowincję. W walce w tej prowincji w tej fazie Południe nie ma żadnych dodatkowych kości.
    .title = Dywersja (czerwona)

rule-card-10 = W jednej walce tej fazy Północ dodaje dwie kości bitewne, w granicach limitu pięciu.
    .title = Wsparcie pancerne (czerwona)

rule-card-11 = Północ wystawia do dwóch batalionów VC z Rezerw NV w jednej prowincji, w granicach limitu stosu; jeśli w Rezerwach NV ich nie ma, jeden wyeliminowany batalion VC. W fazie NV mogą one w tej fazie atakować oprócz dwóch darmowych VC, ale się nie ruszają.
    .title = Infiltracja Wietkongu (czerwona)

rule-card-12 = Północ wskazuje prowincję górską z jednostkami SV i jedną z nich, która traci poziom siły. Pozostałych tam jednostek SV nie można w tej fazie aktywować. Jeśli w żadnej prowincji górskiej nie ma jednostek SV, nic się nie dzieje.
    .title = Bunt Montagnardów (czerwona)

rule-card-13 = W jednej walce tej fazy Południe rzuca o dwie kości bitewne mniej, ale co najmniej jedną.
    .title = Sparaliżowane dowództwo (czerwona)

rule-card-14 = Przy teście dezercji tej tury Południe traci o dwie jednostki więcej, niż podaje tabela. Zagrana przez Północ karta leży do tego czasu na planszy.
    .title = Kryzys w Sajgonie (czerwona)

rule-card-15 = Południe zabiera dwa znaczniki z pola wsparcia lotniczego, albo wszystkie, jeśli ma tam mniej, do zapasu poza planszą. Nie są wyeliminowane.
    .title = Cięcia amerykańskiej pomocy (czerwona)

rule-card-16 = Północ odzyskuje do dwóch zużytych znaczników infiltracji, ale nigdy nie ma ich więcej niż pięć. Ponadto jedna wyeliminowana dywizja wraca do Rezerw NV jako zredukowana.
    .title = Szlak Ho Chi Minha (czerwona)

rule-card-17 = Północ wskazuje prowincję: w walce w tej prowincji w tej fazie Południe rzuca o jedną kość bitewną mniej, ale co najmniej jedną. Ponadto Południe zabiera jeden znacznik z pola wsparcia lotniczego, jeśli jakiś tam jest, do zapasu poza planszą.
    .title = Korupcja (czerwona)

rule-card-18 = Północ wskazuje prowincję i do dwóch jednostek SV, które tam są. Południe przenosi każdą do sąsiedniej prowincji, którą kontroluje i w której jest miejsce; patrole rzeczne zostają nad Mekongiem. Jednostka, która nie ma dokąd pójść, zostaje.
    .title = Ewakuacja (czerwona)

rule-card-19 = Północ dodaje po jednej kości bitewnej w jednej lub dwóch walkach tej fazy.
    .title = Powstanie (czerwona)

rule-card-20 = W tej fazie każda jednostka SV, która wycofuje się z prowincji innej niż Sajgon, pod przymusem lub z wyboru, traci po przybyciu poziom siły: pełna dywizja zostaje zredukowana, każda inna jednostka wyeliminowana.
    .title = Konwój łez (czerwona)

## Karty solo

rule-card-21 = Wydarzenia: czerwony, potem zielony, potem żółty. Kierunek: Đắk Nông, Đắk Lắk, Pleiku i Kon Tum; najpierw te najbliżej Sajgonu. Atakuje tam, gdzie Północ ma więcej jednostek niż Południe. Północ nie używa żetonu celu.
    .title = Karta solo 21: Płaskowyż Centralny

rule-card-22 = Wydarzenia: czerwony, potem żółty, potem zielony. Kierunek: Sajgon, Long An, An Lộc i Phước Bình; najpierw te najbliżej Sajgonu. Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe. Żeton celu daje przerzut jednej kości.
    .title = Karta solo 22: Sajgon od północnego zachodu

rule-card-23 = Wydarzenia: żółty, potem czerwony, potem zielony. Kierunek: Long An, Kiên Giang, Cần Thơ i Cà Mau; najpierw te najbliżej Sajgonu. Atakuje tam, gdzie Północ ma więcej jednostek niż Południe. Północ nie używa żetonu celu.
    .title = Karta solo 23: Mekong

rule-card-24 = Wydarzenia: czerwony, potem zielony, potem żółty. Północ wzmacnia swoje prowincje, jeśli jest obecna w co najmniej pięciu. W przeciwnym razie kierunek: Đắk Nông, Đắk Lắk, Pleiku i Kon Tum; najpierw te najbliżej Sajgonu. Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe. Północ nie używa żetonu celu.
    .title = Karta solo 24: wzmocnienie albo Płaskowyż Centralny

rule-card-25 = Wydarzenia: zielony, potem czerwony, potem żółty. Kierunek: Phú Yên, Nha Trang, Bình Định i Quảng Ngãi; najpierw te najbliżej Sajgonu. Atakuje wszędzie, gdzie może. Żeton celu daje ruch strategiczny.
    .title = Karta solo 25: środkowe wybrzeże

rule-card-26 = Wydarzenia: czerwony, potem żółty, potem zielony. Kierunek: Sajgon, Long An, An Lộc, Phước Bình i Xuân Lộc; najpierw te najbliżej Sajgonu. Atakuje wszędzie, gdzie może. Żeton celu daje jedną aktywację więcej.
    .title = Karta solo 26: Sajgon i okolice

rule-card-27 = Wydarzenia: żółty, potem zielony, potem czerwony. Północ wzmacnia swoje prowincje, jeśli jest obecna w co najmniej pięciu. W przeciwnym razie kierunek: Sajgon, Long An, An Lộc, Phước Bình i Xuân Lộc; najpierw te najbliżej Sajgonu. Atakuje tam, gdzie Północ ma więcej jednostek niż Południe. Żeton celu daje jeszcze jedną kość bitewną.
    .title = Karta solo 27: wzmocnienie albo Sajgon i okolice

rule-card-28 = Wydarzenia: czerwony, potem zielony, potem żółty. Kierunek: Sajgon, Long An, An Lộc i Phước Bình; najpierw te najbliżej Sajgonu. Atakuje wszędzie, gdzie może. Żeton celu daje przerzut jednej kości.
    .title = Karta solo 28: Sajgon i zachód

rule-card-29 = Wydarzenia: zielony, potem żółty, potem czerwony. Kierunek: Sajgon, Xuân Lộc, Phan Thiết i Phan Rang; najpierw te najbliżej Sajgonu. Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe. Żeton celu daje jedną aktywację więcej.
    .title = Karta solo 29: Sajgon i południowe wybrzeże

rule-card-30 = Wydarzenia: czerwony, potem zielony, potem żółty. Kierunek: Quảng Trị, Đà Nẵng i Quảng Ngãi; z północy na południe. Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe. Żeton celu daje jedną aktywację więcej.
    .title = Karta solo 30: północne prowincje
