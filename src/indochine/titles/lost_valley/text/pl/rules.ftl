### Utracona dolina: zasady streszczone własnymi słowami. Jeden komunikat na zasadę ze spisu; .title to jej krótki tytuł.

## 1–2. Wprowadzenie i elementy gry

rule-1-0 = Oblężenie dla jednego gracza: utrzymaj Dien Bien Phu od marca do maja 1954 albo oddaj je jak najpóźniej i jak najdrożej.
    .title = Wprowadzenie

rule-1-1 = Dowodzisz francuskim garnizonem; Viet Minhem kierują stałe reguły, kości i karty. Oblegają cię cztery dywizje piechoty, a działa piątej są wliczone w ich siłę.
    .title = Twoja rola

rule-1-2 = CR to ośrodek oporu, DZ zrzutowisko, TAOR teren jednej dywizji. PA, PZ, MO i PWL to punkty akcji, punkty zasobów, morale obozu i punkty wsparcia lotniczego; SITREP podsumowuje położenie obozu.
    .title = Skróty

rule-2-0 = Mapa złożona z pól i linii, żetony, karty wydarzeń, tabele i dwie kości.
    .title = Elementy gry

rule-2-1a = Mapa, 45 kart wydarzeń, 120 dwustronnych żetonów i cztery dwustronne karty pomocy. Potrzebne są dwie kości sześciościenne.
    .title = Zawartość

rule-2-2 = Dwanaście ośrodków oporu, trzy zrzutowiska i cztery pola startowe, połączone liniami. Czarne służą Francuzom, kolorowe dywizjom.
    .title = Mapa

rule-2-2-1 = Każdy z dwunastu ośrodków ma cztery pola: kontroli, jednostek aktywnych, jednostek użytych i umocnień.
    .title = Pola ośrodka

rule-2-2-1-1a = Ośrodek jest francuski, póki stoi w nim choć jedna francuska jednostka piechoty lub pancerna; same działa go nie utrzymają. Puste pole kontroli oznacza Francuzów.
    .title = Kontrola Francuzów

rule-2-2-1-1b = W ośrodku zdobytym przez dywizję leży jej znacznik kontroli. W ośrodku, którego nie trzyma nikt, leży znacznik ziemi niczyjej.
    .title = Znaczniki kontroli

rule-2-2-1-2a = Jednostka, której w tej turze jeszcze nie użyto, jest aktywna.
    .title = Jednostki aktywne

rule-2-2-1-2b = Użyta jednostka nic więcej w tej turze nie robi, ale nadal się broni: jej obrona liczy się w całości przeciw szturmowi Viet Minhu.
    .title = Jednostki użyte

rule-2-2-1-3 = Ośrodek mieści tylko pewną liczbę jednostek. Limit wolno przekroczyć w przejściu, nigdy w chwili sprawdzania.
    .title = Limit ośrodka

rule-2-2-1-3a = Jednostki aktywne i użyte liczą się tak samo. Znaczniki się nie liczą.
    .title = Co liczy się do limitu

rule-2-2-1-3b = Każdy ośrodek ma dwa limity: stopni piechoty oraz liczby jednostek wsparcia (pancernych, artylerii, przeciwlotniczych). Zredukowana jednostka dwustopniowa liczy się za jeden stopień. Limity sprawdza się na koniec fazy ruchu i obu faz szturmu.
    .title = Limit jednostek

rule-2-2-1-3c = Przejście przez pełny ośrodek nic nie kosztuje. Przy sprawdzaniu nadmiar zostaje wyeliminowany, według twojego wyboru; możesz zamiast tego zredukować jednostki dwustopniowe o stopień, żeby się zmieściły.
    .title = Przekroczenie limitu

rule-2-2-1-4a = Każdy ośrodek zaczyna z poziomem nadrukowanym albo podanym w scenariuszu. Poziom nigdy nie spada poniżej 0 ani nie przekracza 4.
    .title = Umocnienia

rule-2-2-1-4b = Ośrodek z tym symbolem jest okrążony, gdy tylko jego umocnienia spadną do 0.
    .title = Symbol okrążenia

rule-2-2-1-5a = Pas startowy leży w Huguette, ze znacznikiem jego stanu.
    .title = Pas startowy

rule-2-2-1-5b = Gdy Viet Minh zdobywa Huguette, pas startowy jest zniszczony na dobre.
    .title = Bez Huguette nie ma pasa

rule-2-2-1-6 = Póki Huguette jest francuska, posiłki mogą tam lądować bez względu na stan pasa startowego.
    .title = Lądowanie w Huguette

rule-2-2-2 = Dwa ośrodki sąsiadują, gdy łączy je bezpośrednio czarna linia. Francuzi poruszają się tylko po czarnych liniach; znaczniki kontroli dywizji idą tylko po kolorowych. Béatrice sąsiaduje z Dominique, ale nie z Gabrielle.
    .title = Czarne linie

rule-2-2-3a = Dywizje 304. (złota), 308. (zielona), 312. (niebieska) i 316. (czerwona) mają po jednym polu startowym i własnej sieci kolorowych linii, czyli szlaku (TAOR).
    .title = Szlaki dywizji

rule-2-2-3b = Dywizja szturmuje tylko ośrodki na własnym szlaku: Gabrielle należy do 308., Béatrice do 312.
    .title = Każda dywizja na swoim terenie

rule-2-2-3c = Ośrodek może leżeć na szlakach kilku dywizji. PC GONO leży na wszystkich czterech.
    .title = Wspólne ośrodki

rule-2-2-4 = Gwiazdki, działo, działo przeciwlotnicze, stanowisko dowodzenia, ostrzał pasa startowego: to, co zyskuje się lub traci razem z ośrodkiem.
    .title = Symbole ośrodka

rule-2-2-4-1a = Gdy Viet Minh zdobywa ośrodek, morale obozu od razu spada o liczbę jego gwiazdek, jedną lub dwie. Huguette kosztuje 2; PC GONO nie ma gwiazdek.
    .title = Gwiazdki: utrata ośrodka

rule-2-2-4-1b = Gdy zdobyty ośrodek znów jest francuski, morale obozu od razu rośnie o liczbę jego gwiazdek.
    .title = Gwiazdki: odzyskany ośrodek

rule-2-2-4-2 = Dywizja, która zdobywa taki ośrodek, od razu zyskuje 1 punkt siły, najwyżej do 15. Jeśli ośrodek wróci do Francuzów, ta dywizja traci 1.
    .title = Symbol działa

rule-2-2-4-3 = Zdobycie ośrodka podnosi OPL Viet Minhu o 1, najwyżej do 15. Powrót do Francuzów obniża ją o 1, nigdy poniżej 1.
    .title = Symbol działa przeciwlotniczego

rule-2-2-4-4 = Jeśli Viet Minh zdobędzie PC GONO, natychmiast przegrywasz.
    .title = Symbol stanowiska dowodzenia

rule-2-2-4-5 = Każdy ośrodek z tym symbolem w rękach Viet Minhu daje −1 do rzutu na stan pasa startowego.
    .title = Symbol ostrzału pasa startowego

rule-2-2-5a = Północny: Anne-Marie i Gabrielle. Południowy: Isabelle. Środkowy: pozostałe dziewięć ośrodków.
    .title = Podsektory

rule-2-2-5b = Środkowy sąsiaduje z północnym i południowym; te dwa ze sobą nie sąsiadują. Artyleria sięga własnego podsektora i sąsiednich.
    .title = Sąsiednie podsektory

rule-2-2-6 = Posiłki lądują na zrzutowiskach Natasha, Octavie lub Simone.
    .title = Zrzutowiska

rule-2-2-7 = Na mapie są tor punktów i tor tur.
    .title = Tory na mapie

rule-2-2-7a = Jeden tor zapisuje punkty akcji i punkty wsparcia lotniczego.
    .title = Tor punktów

rule-2-2-7b = Szesnaście tur. Tury 10–14 to monsun; pole z nazwami jednostek mówi, kiedy przybywają.
    .title = Tor tur

rule-2-2-8 = Morale obozu, punkty zasobów, OPL Viet Minhu, siła dywizji i SITREP oraz pola na jednostki i karty poza mapą.
    .title = Inne tory i pola

rule-2-2-8-1a = Od 1 do 20; każdy poziom ma swój modyfikator. Przy 6 wynosi on −1.
    .title = Morale obozu

rule-2-2-8-1b = Nigdy nie przekracza 20. Poniżej 1 garnizon się poddaje i natychmiast przegrywasz.
    .title = Granice morale obozu

rule-2-2-8-2a = Od 1 do 30; każdy poziom ma swój modyfikator. Przy 26 wynosi on +1.
    .title = Punkty zasobów

rule-2-2-8-2b = Nigdy nie przekraczają 30. Poniżej 1 obóz nie ma już niczego i natychmiast przegrywasz.
    .title = Granice zasobów

rule-2-2-8-3a = Od 1 do 15; każdy poziom ma swój modyfikator, zerowy lub ujemny. Przy 11 wynosi on −3. Podnoszą ją zdobyte ośrodki z działem przeciwlotniczym.
    .title = OPL Viet Minhu

rule-2-2-8-3b = Zawsze mieści się między 1 a 15.
    .title = Granice OPL

rule-2-2-8-4 = Każda dywizja ma siłę od 1 do 15. Zmieniają ją szturmy, naloty w głąb, zdobyte symbole działa i karty.
    .title = Siła dywizji

rule-2-2-8-5 = Pokazuje bieżący SITREP.
    .title = Tor SITREP

rule-2-2-8-6 = Trafiają tu wyeliminowane dwustopniowe bataliony piechoty: z ocalałych można utworzyć batalion marszowy. Jednostki wsparcia i jednostopniowa piechota idą od razu na pole wyeliminowanych.
    .title = Pole niedobitków

rule-2-2-8-7 = Jednostki wsparcia, jednostki jednostopniowe i bataliony wykorzystane na batalion marszowy przepadają na dobre.
    .title = Pole wyeliminowanych

rule-2-2-8-8 = Leżą tu bataliony marszowe, których nie ma w grze.
    .title = Pole batalionów marszowych

rule-2-2-8-9 = Jedno na talię, jedno na karty odrzucone.
    .title = Pola kart

rule-2-2-9 = Zawierają kolejność gry, wzory żetonów i kart, oba rozstawienia i tabele.
    .title = Karty pomocy

rule-2-3 = Żeton to jednostka albo znacznik.
    .title = Żetony

rule-2-3-1 = Viet Minh to tylko siły dywizji i znaczniki kontroli.
    .title = Jednostki mają tylko Francuzi

rule-2-3-1-1 = Jednostki noszą nazwy historyczne: III/13 DBLE to trzeci batalion 13. DBLE.
    .title = Nazwy jednostek

rule-2-3-1-2a = Piechota albo wsparcie. Piechota to Legia, spadochroniarze Legii, spadochroniarze francuscy, oddziały północnoafrykańskie, tajskie, spadochroniarze wietnamscy, saperzy i oddziały doraźne.
    .title = Typy jednostek

rule-2-3-1-2b = Artyleria (105 mm, 155 mm, moździerze 120 mm), jednostki pancerne (plutony M24) i artyleria przeciwlotnicza.
    .title = Jednostki wsparcia

rule-2-3-1-3a = Dodaje się go do rzutu na francuski szturm. Jednostka z X nigdy nie szturmuje; dla artylerii to wartość udzielanego wsparcia.
    .title = Współczynnik szturmu

rule-2-3-1-3b = Dodaje się go do rzutu na szturm Viet Minhu. Dla artylerii to także wsparcie, którego udziela szturmowanemu ośrodkowi.
    .title = Współczynnik obrony

rule-2-3-1-3c = Dodaje się go do testów morale. Może być ujemny.
    .title = Współczynnik morale

rule-2-3-1-4a = W kampanii jednostka zaczyna w ośrodku swojego kodu: An, Bea, Cla, Do, Eli, Epe, Fra, Ga, Hu, Isa, Jun albo PC.
    .title = Kody rozstawienia

rule-2-3-1-4b = Liczba zamiast kodu to tura, w której jednostka przybywa jako posiłki.
    .title = Tura przybycia

rule-2-3-1-5a = Piechota z nadrukiem po obu stronach ma dwa stopnie. Pozostała piechota i wszystkie jednostki wsparcia mają jeden.
    .title = Stopnie

rule-2-3-1-5b = Jednostka dwustopniowa, która traci stopień, przechodzi na stronę zredukowaną. Jednostka, która traci ostatni stopień, zostaje wyeliminowana.
    .title = Utrata stopnia

rule-2-3-1-6a = Tam, gdzie pracuje 31 BG, umocnienia rosną o dwa poziomy zamiast o jeden.
    .title = Saperzy i umocnienia

rule-2-3-1-6b = 31 BG pozwala raz na turę przerzucić rzut na naprawę pasa startowego.
    .title = Saperzy i pas startowy

rule-2-3-1-6c = Artyleria wspiera we własnym podsektorze i w sąsiednich.
    .title = Zasięg artylerii

rule-2-3-1-6d = Artyleria rusza się najwyżej o jeden ośrodek na turę, i tylko gdy wszystkie dywizje są nieaktywne.
    .title = Ruch artylerii

rule-2-3-1-6e = Artyleria, która się ruszy, staje się użyta.
    .title = Artyleria po ruchu

rule-2-3-1-6f = 1 GAACEO nie bierze udziału we francuskich szturmach.
    .title = 1 GAACEO nie szturmuje

rule-2-3-1-6g = Tam, gdzie broni się 1 GAACEO, kość strat Viet Minhu można raz przerzucić.
    .title = 1 GAACEO w obronie

rule-2-3-1-6h = 1 GAACEO rusza się najwyżej o jeden ośrodek na turę.
    .title = Ruch 1 GAACEO

rule-2-3-1-6i = Gdy we francuskim szturmie bierze udział jednostka pancerna, kość strat Viet Minhu można raz przerzucić.
    .title = Czołgi w szturmie

rule-2-3-1-6j = Jednostki pancerne ruszają się o dowolną liczbę ośrodków.
    .title = Ruch jednostek pancernych

rule-2-3-1-7a = Każda jednostka zaczyna każdą turę aktywna.
    .title = Aktywne na początku

rule-2-3-1-7b = Piechotę i czołgi szturm lub wypad, saperów praca, artylerię wsparcie lub ruch; a każdą jednostkę niektóre karty.
    .title = Co zużywa jednostkę

rule-2-3-1-8 = Swoi to Francuzi; wróg to Viet Minh.
    .title = Swój i wróg

rule-2-3-2 = Znaczniki prowadzą tory albo pokazują stan jednostek i ośrodków.
    .title = Znaczniki

rule-2-3-2-1a = Po jednym na turę, punkty akcji, punkty wsparcia lotniczego, morale obozu, punkty zasobów, SITREP i OPL Viet Minhu.
    .title = Znaczniki torów

rule-2-3-2-1b = Po jednym na dywizję, ze stroną aktywną i nieaktywną. Dywizje działają w kolejności 312, 308, 316, 304.
    .title = Znaczniki siły

rule-2-3-2-1c = Pokazują ośrodki i zrzutowiska w rękach Viet Minhu.
    .title = Znaczniki kontroli dywizji

rule-2-3-2-1d = Pokazują ośrodki, których nie trzyma nikt.
    .title = Znaczniki ziemi niczyjej

rule-2-3-2-2a = Zdezorganizowana jednostka ma −1 do szturmu, obrony i morale. Druga dezorganizacja nic nie dodaje; usuwa ją test morale w fazie odzyskiwania gotowości.
    .title = Dezorganizacja

rule-2-3-2-2b = Dwa znaczniki pokazują pas czynny lub zablokowany, uszkodzony lub zniszczony.
    .title = Znaczniki pasa startowego

rule-2-3-2-2c = Pokazują poziomy 1–4; brak znacznika oznacza poziom 0.
    .title = Znaczniki umocnień

rule-2-4a = 44 karty wydarzeń. Karta 45, Operacja Sęp, dochodzi tylko z zasadą opcjonalną.
    .title = Talia

rule-2-4b = Numer, tytuł i punkty akcji; warunek, faza i wydarzenie; a także czy można ją trzymać w rezerwie, czy działa tylko raz, czy każe przetasować talię i komu sprzyja.
    .title = Co jest na karcie

rule-2-5 = Jedna lub dwie kości sześciościenne; wyniki dwóch się sumuje.
    .title = Kości

rule-2-5-1 = Dodaje się je do rzutu. Dodatnie zawsze pomagają tobie, ujemne Viet Minhowi: 2 i 4 z +1 dają 7.
    .title = Modyfikatory

rule-2-5-2 = Modyfikator morale obozu plus modyfikator punktów zasobów, zawsze według stanu na tę chwilę. Morale obozu 16 (+1) i 5 punktów zasobów (−2) dają −1.
    .title = SITREP

rule-2-5-3a = Dwie kości + bieżące morale jednostki (o jeden niższe, jeśli zdezorganizowana) + SITREP: 8 lub więcej to sukces.
    .title = Test morale

rule-2-5-3b = Każda jednostka wykonuje własny test. Skutek niepowodzenia podaje zasada lub karta, która go wymaga.
    .title = Każda jednostka osobno

## 3–4. Rozstawienie i kolejność gry

rule-3-0 = Kampania trwa od tury 1 do 16. Bitwa o pięć wzgórz trwa od tury 5 do 16, a Anne-Marie, Béatrice i Gabrielle są już stracone.
    .title = Dwa scenariusze

rule-3-1a = Przetasuj karty 1–44. Karta 45 dochodzi tylko z zasadą opcjonalną.
    .title = Talia kampanii

rule-3-1b = Rozstawienie scenariusza mówi, które karty odpadają: 2 i 3, bo ich czas minął albo właśnie mija.
    .title = Talia pięciu wzgórz

rule-3-2a = Zaczyna na pierwszej turze scenariusza.
    .title = Znacznik tury

rule-3-2b = W obu scenariuszach na początku jest czynny.
    .title = Pas startowy na początku

rule-3-2c = Każdy ośrodek ma poziom podany w scenariuszu.
    .title = Umocnienia na początku

rule-3-2d = Jednostki zaczynają aktywne w swoich ośrodkach.
    .title = Jednostki na początku

rule-3-2e = Posiłki czekają na torze tur, bataliony marszowe na swoim polu; CMAA odkłada się na bok.
    .title = Jednostki poza mapą

rule-3-3 = Scenariusz podaje siłę dywizji, morale obozu, punkty zasobów i OPL.
    .title = Tory na początku

rule-4-0 = Francuska logistyka: karta, punkty akcji, odrzucanie, wsparcie lotnicze, pas startowy, zasoby, morale obozu. Potem Viet Minh: siła i stan, automatyczna kontrola, podkopy, szturmy. Potem ty: posiłki, ruch, szturmy, wypady, umocnienia, naprawa pasa, odzyskiwanie gotowości. Na koniec zwycięstwo i następna tura.
    .title = Tura

## 5–6. Karty wydarzeń

rule-5-0 = Każdą turę otwiera jedna karta wydarzenia: daje punkty akcji, a czasem też wydarzenie.
    .title = Karty wydarzeń

rule-5-1a = Dobierz wierzchnią kartę, wykonaj jej wydarzenie, jeśli zachodzi, i zapisz jej punkty akcji.
    .title = Dobranie karty

rule-5-1b = Gdy karta przeczy zasadzie, obowiązuje karta.
    .title = Karta przed zasadą

rule-5-1c = Wykorzystana karta trafia na stos kart odrzuconych, a jej efekt kończy się z turą, chyba że mówi inaczej.
    .title = Jak długo działa karta

rule-5-2a = Liczba z karty albo wylosowana z jej zakresu, plus punkt zachowany; nigdy więcej niż 4. Karta 16 daje 3, karta 43 od 1 do 3.
    .title = Punkty akcji w turze

rule-5-2b = Dobrana karta daje punkty akcji, nawet jeśli trafia do rezerwy.
    .title = Zatrzymana karta też płaci

rule-5-2-1 = W turze nigdy nie użyjesz więcej niż 4 punktów akcji.
    .title = Najwyżej cztery punkty akcji

rule-5-2-2 = Jeśli na koniec tury SITREP jest wyższy niż 0, jeden niewykorzystany punkt akcji przechodzi na następną. Przy 0 lub mniej przepadają wszystkie.
    .title = Zachowanie punktu akcji

rule-5-3 = Wydarzenie zachodzi tylko przy spełnionym warunku; granice tur są włącznie. Punkty akcji dostajesz zawsze: karta 16 działa od tury 6, karta 21 przy dwóch straconych ośrodkach.
    .title = Warunki

rule-5-4 = Gdy takie wydarzenie zajdzie, jego karta wypada z gry. Taka jest karta 21.
    .title = Wydarzenia jednorazowe

rule-5-5a = Kartę rezerwy można zatrzymać na ręce zamiast zagrać i zagrać później, w jej fazie i pod jej warunkiem. Taka jest karta 16.
    .title = Karty rezerwy

rule-5-5b = W turze możesz zagrać kartę dobraną i jedną wcześniej zatrzymaną: razem dwie. Karta rezerwy zagrana od razu po dobraniu liczy się jako dobrana.
    .title = Jedna karta z rezerwy na turę

rule-5-5c = Karta zagrana z rezerwy daje tylko wydarzenie; punkty akcji pochodzą z karty dobranej w tej turze.
    .title = Rezerwa nie daje punktów akcji

rule-5-6 = W fazie podanej na karcie; „natychmiast” znaczy przy dobraniu lub zagraniu. Wydarzenie obejmujące kilka faz działa w każdej z nich. Karta 16 działa natychmiast, karta 21 w fazie punktów akcji.
    .title = Kiedy działa wydarzenie

rule-5-7 = Francuska flaga oznacza kartę korzystną dla ciebie, druga korzystną dla Viet Minhu.
    .title = Flagi

rule-6-0 = Po punktach akcji porządkujesz rękę; potem dobrana karta idzie tam, gdzie jej miejsce.
    .title = Odrzucanie i tasowanie

rule-6-1a = Na każde cztery ośrodki pod kontrolą Francuzów, zaokrąglając w górę, możesz trzymać jedną kartę rezerwy: trzy przy 9–12, dwie przy 5–8, jedną przy mniejszej liczbie. Nadmiar odrzuć według wyboru.
    .title = Wielkość ręki

rule-6-1b = W tej fazie możesz odrzucić dowolną kartę rezerwy.
    .title = Dobrowolne odrzucanie

rule-6-2a = Zagrana karta jednorazowa wypada z gry; niezagrana karta rezerwy zostaje na ręce, jeśli jest miejsce. Każda inna idzie na stos kart odrzuconych.
    .title = Dobrana karta

rule-6-2b = Kartę, która tego wymaga, tasuje się razem z talią i stosem kart odrzuconych w nową talię, nawet jeśli jej wydarzenie nie zaszło.
    .title = Tasowanie

## 7–10. Wsparcie lotnicze, pas startowy, zasoby, morale obozu

rule-7-0 = W każdej turze kości mówią, ile masz punktów wsparcia lotniczego. Wydajesz je na naloty albo trzymasz na walkę.
    .title = Wsparcie lotnicze

rule-7-1a = Dwie kości + modyfikator OPL + karty, według tabeli 2. Punkty niewydane w tej turze przepadają.
    .title = Rzut na wsparcie lotnicze

rule-7-1b = W turze 1 nie ma rzutu ani punktów wsparcia lotniczego.
    .title = Nic w turze 1

rule-7-2 = W turze na każdy rodzaj misji, SEAD, DAS i CAS, idą najwyżej 4 punkty wsparcia lotniczego.
    .title = Cztery punkty na misję

rule-7-2-1 = Dwie kości + modyfikator OPL + 1 za każdy wydany punkt + karty: 8 lub więcej obniża OPL o 1.
    .title = SEAD: przeciw OPL

rule-7-2-1b = Punkty można przeznaczyć na jeden rzut albo rozdzielić. Przy kilku rzutach OPL zmienia się dopiero po ostatnim: dwa punkty to jeden rzut z +2 albo dwa z +1.
    .title = SEAD: jeden rzut lub kilka

rule-7-2-2a = Rozdziel punkty między dywizje. Za każdą atakowaną: dwie kości + modyfikator OPL + 1 za każdy przeznaczony na nią punkt + karty; 8 lub więcej kosztuje ją 1 punkt siły.
    .title = DAS: przeciw dywizjom

rule-7-2-2b = SEAD rozpatruje się przed DAS.
    .title = Najpierw SEAD

rule-7-2-3 = Każdy pozostały punkt daje +1, gdy wydasz go przy szturmie Viet Minhu albo przy własnym.
    .title = CAS: nad polem walki

rule-8-0 = Jest czynny, zablokowany, uszkodzony albo zniszczony. Co turę rzuca się na ostrzał, potem stan pasa wpływa na zasoby.
    .title = Pas startowy

rule-8-1a = Dwie kości, −1 za każdy z ośrodków Anne-Marie, Béatrice, Françoise i Gabrielle w rękach Viet Minhu, według tabeli 3.
    .title = Rzut na stan pasa startowego

rule-8-1b = Pas jest zniszczony na dobre: −2 do każdego rzutu na zasoby i koniec rzutów na stan.
    .title = 3 lub mniej: zniszczony

rule-8-1c = −2 do rzutu na zasoby aż do naprawy. Uszkodzony ponownie, zanim go naprawiono, jest zniszczony.
    .title = 4–6: uszkodzony

rule-8-1d = −1 do rzutu na zasoby, do fazy naprawy pasa startowego. Na uszkodzony pas nie działa.
    .title = 7–9: zablokowany

rule-8-1e = Stan pasa się nie zmienia.
    .title = 10 lub więcej: bez zmian

rule-8-1f = Gdy w Huguette leży znacznik kontroli Viet Minhu, pas startowy jest zniszczony.
    .title = Utrata Huguette

rule-9-0 = Płaci się nimi za akcje, a ich poziom daje połowę SITREP.
    .title = Punkty zasobów

rule-9-1 = O racjonowaniu i odłożeniu posiłków decyduj przed rzutem.
    .title = Przed rzutem na zasoby

rule-9-1-1 = Przed rzutem na zasoby wydaj do 3 punktów morale obozu: każdy daje +1 do rzutu.
    .title = Racjonowanie

rule-9-1-2 = Jedna jednostka, która ma przybyć w tej turze, może poczekać do następnej: +1 do rzutu na zasoby. Jedna na turę.
    .title = Odłożenie posiłków

rule-9-2 = Dwie kości, według tabeli 4. Pas zablokowany −1, uszkodzony lub zniszczony −2; −1 za każde stracone zrzutowisko; −1, jeśli Isabelle jest okrążona lub stracona; modyfikator OPL; +1, jeśli w poprzedniej turze nie szturmowano żadnego ośrodka, a także w turze 1; +1 za każdy wydany punkt morale obozu; +1 za odłożone posiłki; karty.
    .title = Rzut na zasoby

rule-10-0 = Wola walki garnizonu; jego poziom daje drugą połowę SITREP.
    .title = Morale obozu

rule-10-1 = W każdej turze możesz zamienić do 3 punktów zasobów na tyle samo punktów morale obozu, nigdy powyżej 20.
    .title = Podnoszenie morale

## 11. Logistyka Viet Minhu

rule-11-0 = W turze 1 żadna dywizja nie odzyskuje siły ani nie sprawdza stanu.
    .title = Nie w turze 1

rule-11-1a = W kolejności działania każda dywizja, która w poprzedniej turze nie szturmowała, bo była nieaktywna albo z powodu karty 5, zyskuje 2 punkty siły; w turach 10–14 tylko 1. Nigdy powyżej 15.
    .title = Odzyskiwanie siły

rule-11-1b = Tura bez szturmów z powodu karty 5 liczy się jako tura, w której żadna dywizja nie szturmowała.
    .title = Po przerwie w walkach

rule-11-2a = Dywizja o sile 8 lub mniejszej jest zachwiana i co turę rzuca: dwie kości + SITREP, +1, jeśli ma połowę pierwotnej siły lub mniej. Wynik nie wyższy niż jej siła: jest aktywna; wyższy: nieaktywna. 308. Dywizja z siłą 7 przy SITREP +1 zdaje przy rzucie 6 lub mniej.
    .title = Zachwiane dywizje

rule-11-2b = Powyżej 8 dywizja jest aktywna bez rzutu.
    .title = Dywizja odbudowana

rule-11-3a = Zaczynają nieaktywne, choć ich siła przekracza 8. Póki nie wejdą do akcji, nie odzyskują siły.
    .title = 304. i 316. Dywizja czekają

rule-11-3b = Od tury 2 każda rzuca kością + SITREP: przy wyniku nie wyższym niż numer tury staje się aktywna, na stałe, chyba że zostanie zachwiana. W turze 4 przy SITREP +1 wystarczy 3 lub mniej na kości.
    .title = 304. i 316. Dywizja wchodzą do akcji

## 12. Działania Viet Minhu

rule-12-0 = Automatyczna kontrola, potem podkopy, potem szturmy.
    .title = Działania Viet Minhu

rule-12-1a = Ośrodek bez francuskiej piechoty i czołgów przejmuje dywizja, aktywna lub nie, której szlak do pola startowego nie przechodzi przez francuski ośrodek; ziemia niczyja go nie przerywa. Działają gwiazdki i symbole dział. Spośród kilku dywizji bierze go najsilniejsza, potem pierwsza w kolejności.
    .title = Automatyczna kontrola

rule-12-1b = Artyleria i jednostki przeciwlotnicze w tak przejętym ośrodku zostają wyeliminowane.
    .title = Pozostawione działa

rule-12-2a = Każda aktywna dywizja kopie w stronę ośrodków na swoim szlaku i obniża ich umocnienia. Nie w turze 1.
    .title = Podkopy

rule-12-2b = Każdy francuski ośrodek powyżej poziomu 0, który szlak aktywnej dywizji łączy z jej polem startowym bezpośrednio albo tylko przez ośrodki Viet Minhu. Rzuca się za wszystkie, w kolejności dywizji: po utracie Gabrielle i Anne-Marie za Françoise i za Huguette.
    .title = Co można podkopać

rule-12-2c = Jeśli do ośrodka sięga kilka aktywnych dywizji, podkopuje go tylko najsilniejsza; o remisie decyduje kość.
    .title = Jedna dywizja na ośrodek

rule-12-2d = Dwie kości + SITREP + najlepsze morale piechoty i czołgów w ośrodku, aktywnych lub użytych, − połowa siły dywizji zaokrąglona w górę, + karty. Tabela 8 mówi, ile poziomów przepada.
    .title = Rzut na podkopy

rule-12-2e = Uderza w te same ośrodki co podkopy.
    .title = Karta 13

rule-12-2-1a = Żadnego francuskiego ruchu między okrążonym ośrodkiem a sąsiednimi, w żadną stronę.
    .title = Okrążenie: ani wejść, ani wyjść

rule-12-2-1b = −1 do rzutu na szturm Viet Minhu przeciw niemu.
    .title = Okrążenie: trudniej się bronić

rule-12-2-1c = Jednostki, które muszą się z niego wycofać, zostają wyeliminowane.
    .title = Okrążenie: bez odwrotu

rule-12-2-1d = Gdy tylko jego umocnienia przekroczą 0, nie jest już okrążony.
    .title = Koniec okrążenia

rule-12-2-2a = Morale obozu −1, gdy Isabelle zostaje okrążona, +1, gdy przestaje być okrążona, nawet przez zdobycie; w tym czasie −1 do rzutu na zasoby.
    .title = Okrążona Isabelle

rule-12-2-2b = −1 do rzutu na zasoby, póki Isabelle jest w rękach Viet Minhu.
    .title = Utracona Isabelle

rule-12-3 = Ustala się, kto co może szturmować, wyznacza wszystkie cele, a potem rozpatruje szturmy po kolei.
    .title = Szturmy Viet Minhu

rule-12-3-1 = Dla każdej dywizji sprawdź, czy jej szlak prowadzi z pola startowego do ośrodka pod kontrolą Francuzów.
    .title = Szlaki

rule-12-3-2 = 312., potem 308., potem 316., potem 304.
    .title = Kolejność szturmów

rule-12-3-3a = Każda aktywna dywizja, której pole startowe styka się z ośrodkiem pod kontrolą Francuzów albo łączy się z nim nieprzerwanym ciągiem ośrodków Viet Minhu na jej szlaku.
    .title = Kto szturmuje

rule-12-3-3b = W jednej fazie żadnego ośrodka nie szturmuje się dwa razy.
    .title = Raz na ośrodek

rule-12-3-3c = Żadna dywizja nie szturmuje więcej niż jednego ośrodka.
    .title = Raz na dywizję

rule-12-3-3d = Szturmuje najsilniejsza, o remisie decyduje kość. Druga szuka następnego celu.
    .title = Dwie dywizje, jeden ośrodek

rule-12-3-4 = Ośrodek o najniższych umocnieniach; potem o najmniejszej sumie obrony i umocnień; potem o najmniejszej sumie morale; potem decyduje kość.
    .title = Wybór celu

rule-12-3-4b = Wszystkie cele wyznacza się przed rozpatrzeniem pierwszego szturmu.
    .title = Najpierw cele

rule-12-3-5 = Każdy szturm rozgrywa się do końca przed następnym.
    .title = Jeden szturm naraz

rule-12-3-5-1a = Nie w turze 1: każdy punkt wsparcia lotniczego wydany na szturmowany ośrodek daje +1.
    .title = Samoloty nad ośrodkiem

rule-12-3-5-1b = Nie w turze 1: 1 punkt akcji i 1 punkt zasobów, zapłacone raz, otwierają wsparcie artylerii przy wszystkich szturmach Viet Minhu w tej turze.
    .title = Cena wsparcia artylerii

rule-12-3-5-1c = Aktywna artyleria z tego samego lub sąsiedniego podsektora. Każda jednostka wspiera jeden ośrodek na turę i dodaje swoją obronę.
    .title = Które działa wspierają

rule-12-3-5-1d = Artyleria w ośrodku szturmowanym w tej fazie nikogo nie wspiera, ale na miejscu dodaje swoją obronę.
    .title = Działa pod szturmem

rule-12-3-5-1e = Artyleria, która udzieliła wsparcia, staje się użyta.
    .title = Działa po wsparciu

rule-12-3-5-2a = Dwie kości + SITREP + obrona każdej jednostki na miejscu, także wsparcia, aktywnej lub użytej + 1 za punkt wsparcia lotniczego + obrona wspierającej artylerii + umocnienia − 1 przy okrążeniu − siła dywizji, według tabeli 9.
    .title = Rzut na szturm

rule-12-3-5-2b = Tabela 9 daje dwa modyfikatory: lewy do strat francuskich (tabela 9.1), prawy do strat Viet Minhu (tabela 9.2). Straty są jednoczesne.
    .title = Dwie liczby

rule-12-3-5-2c = Jedna kość w tabeli 9.1. Stopnie traci się przed testami morale.
    .title = Straty francuskie

rule-12-3-5-2d = Po jednym stopniu: najpierw piechota o najwyższym bieżącym morale, potem o największej liczbie stopni, potem według wyboru. Czołgi na końcu.
    .title = Kto traci stopnie

rule-12-3-5-2e = Kolejność ustala się na nowo przy każdym stopniu w każdej walce.
    .title = Od nowa przy każdym stopniu

rule-12-3-5-2f = Każda jednostka w ośrodku, która nie jest jeszcze zdezorganizowana, przechodzi test morale; te, którym się nie uda, zostają zdezorganizowane.
    .title = Wynik Dis?

rule-12-3-5-2g = Wszystkie jednostki w ośrodku zostają zdezorganizowane.
    .title = Wynik Dis

rule-12-3-5-2h = Każda jednostka artylerii, która wspierała w tym szturmie, przechodzi test morale albo zostaje zdezorganizowana. Po stopniach kolejność jest taka: Dis?, Dis, *, R?; świeża dezorganizacja obniża już morale przy R?.
    .title = Wynik *: ogień kontrbateryjny

rule-12-3-5-2i = Każda jednostka piechoty i pancerna przechodzi test morale; te, którym się nie uda, wycofują się.
    .title = Wynik R?

rule-12-3-5-2j = Do sąsiednich ośrodków pod kontrolą Francuzów, według wyboru, razem lub osobno. Jednostki aktywne zostają aktywne, użyte użyte. Co się nie mieści, zostaje wyeliminowane; jednostkę dwustopniową można zredukować, żeby się zmieściła.
    .title = Odwrót

rule-12-3-5-2k = Jednostki, które muszą się wycofać z okrążonego ośrodka albo nie mają sąsiedniego ośrodka pod kontrolą Francuzów, zostają wyeliminowane.
    .title = Odwrót niemożliwy

rule-12-3-5-2l = Artyleria i 1 GAACEO nigdy się nie wycofują. Zostają wyeliminowane, gdy ośrodek padnie.
    .title = Działa się nie wycofują

rule-12-3-5-2m = Dwustopniowe bataliony na pole niedobitków, bataliony marszowe z powrotem na swoje, inne jednostki jednostopniowe przepadają.
    .title = Dokąd idą wyeliminowane

rule-12-3-5-2n = Jedna kość w tabeli 9.2: utracona siła, nigdy poniżej 1. Wynik z +1CM podnosi morale obozu o 1.
    .title = Straty Viet Minhu

rule-12-3-5-2o = Jeśli na początku szturmu 1 GAACEO był w ośrodku, możesz raz przerzucić tę kość; liczy się drugi wynik.
    .title = Przerzut 1 GAACEO

rule-12-3-5-2p = Gdy nie ma już piechoty ani czołgów, ośrodek pada: znacznik kontroli, jednostki wsparcia wyeliminowane, umocnienia ustawione na 1, działają gwiazdki i symbole dział.
    .title = Zdobycie ośrodka

## 13. Posiłki

rule-13-0 = Lądują jednostki przewidziane na tę turę, a niedobitki tworzą bataliony marszowe.
    .title = Posiłki

rule-13-1a = Przewidziane jednostki lądują aktywne i w pełnym stanie na zrzutowisku pod kontrolą Francuzów albo w Huguette, jeśli jest francuska.
    .title = Przybycie

rule-13-1b = Gdy stracone są wszystkie zrzutowiska i Huguette, jednostka czeka do następnej tury. Nie daje to +1 do rzutu na zasoby.
    .title = Nie ma gdzie lądować

rule-13-1c = Jednostka, która na koniec tury jest jeszcze na zrzutowisku, zostaje wyeliminowana. W Huguette może zostać, w granicach limitu.
    .title = Zejście ze zrzutowiska

rule-13-2a = Francuskie, póki francuska jest Huguette lub Françoise.
    .title = Natasha

rule-13-2b = Francuskie, póki francuska jest Claudine.
    .title = Octavie

rule-13-2c = Francuskie, póki francuska jest Éliane lub Isabelle.
    .title = Simone

rule-13-2d = Zrzutowisko, które nie jest francuskie, należy do wroga. Wraca do Francuzów, gdy tylko spełniony jest jego warunek.
    .title = Stracone zrzutowiska

rule-13-3a = Każdy batalion z pola niedobitków można wykorzystać na jeden jednostopniowy batalion marszowy. Potem trafia na pole wyeliminowanych.
    .title = Bataliony marszowe

rule-13-3b = W fazie posiłków, aktywne, w dowolnym nieokrążonym ośrodku pod kontrolą Francuzów, w granicach limitu.
    .title = Gdzie się pojawiają

rule-13-3c = Na mapie nigdy nie ma więcej niż czterech. Wyeliminowany można utworzyć ponownie z innych niedobitków.
    .title = Najwyżej cztery

## 14. Ruch

rule-14-0 = Za jeden punkt akcji twoje aktywne jednostki mogą się ruszyć, każda w swoim zasięgu.
    .title = Ruch

rule-14-1a = 1 punkt akcji pozwala ruszyć wszystkie aktywne jednostki; bez niego nie rusza się nikt. Użyte nigdy.
    .title = Cena ruchu

rule-14-1b = Czarnymi liniami z ośrodka pod kontrolą Francuzów do innego takiego lub na ziemię niczyją oraz ze zrzutowiska do połączonego z nim ośrodka pod kontrolą Francuzów.
    .title = Dokąd można się ruszyć

rule-14-1c = Ruchem nigdy nie wchodzi się do ośrodka pod kontrolą Viet Minhu.
    .title = Wrogie ośrodki zamknięte

rule-14-1d = Dowolna liczba ośrodków.
    .title = Jednostki pancerne

rule-14-1e = Do dwóch ośrodków.
    .title = Piechota

rule-14-1f = Jeden ośrodek.
    .title = 1 GAACEO

rule-14-1g = Jeden ośrodek, i tylko gdy wszystkie dywizje są nieaktywne.
    .title = Artyleria

rule-14-1h = Jest użyta.
    .title = Artyleria po ruchu

rule-14-1i = Jednostki mogą przechodzić przez ośrodki zajęte przez swoich. Limit sprawdza się na koniec fazy.
    .title = Przechodzenie

rule-14-2 = Isabelle leży daleko: w drodze do niej i z powrotem obowiązują inne ograniczenia.
    .title = Isabelle

rule-14-2a = Piechota wychodząca z Isabelle zatrzymuje się w Claudine lub Éliane.
    .title = Wyjście z Isabelle

rule-14-2b = Piechota musi zaczynać fazę w Claudine lub Éliane.
    .title = Marsz do Isabelle

rule-14-2c = Artyleria i 1 GAACEO nigdy nie ruszają do Isabelle ani z niej.
    .title = Działa i Isabelle

rule-14-2d = Jednostek pancernych te ograniczenia nie dotyczą.
    .title = Czołgi i Isabelle

rule-14-3a = Ośrodek, który na początku fazy był francuski, a na jej końcu nie ma piechoty ani czołgów, kosztuje 1 punkt morale obozu i staje się ziemią niczyją.
    .title = Opuszczenie ośrodka

rule-14-3b = Na koniec fazy w PC GONO musi być co najmniej jedna francuska jednostka piechoty; czołgi nie wystarczą.
    .title = PC GONO musi być obsadzone

## 15. Francuskie szturmy

rule-15-0a = 1 punkt akcji otwiera w tej fazie dowolnie wiele szturmów; każdy ośrodek Viet Minhu najwyżej raz na turę.
    .title = Cena szturmów

rule-15-0b = Pól startowych dywizji nie można szturmować.
    .title = Pola startowe

rule-15-0c = Aktywna piechota i czołgi z ośrodków pod kontrolą Francuzów sąsiadujących z celem; jednostki z kilku ośrodków mogą działać razem.
    .title = Kto może szturmować

rule-15-0d = W szturmie najwyżej 6 stopni piechoty i dowolnie wiele jednostek pancernych.
    .title = Sześć stopni

rule-15-0e = Żadna jednostka nie szturmuje w turze dwa razy.
    .title = Jeden szturm na jednostkę

rule-15-0f = Szturmy rozpatrujesz po jednym, w dowolnej kolejności.
    .title = Dowolna kolejność

rule-15-0g = Szturm nie jest ruchem: okrążone jednostki mogą szturmować. Po utracie Éliane jednostki z okrążonej Isabelle mogą dołączyć do szturmu na Éliane.
    .title = Z okrążenia

rule-15-1 = Cel, jednostki, samoloty, artyleria, kości, wyniki, odcięte znaczniki: w tej kolejności, przy każdym szturmie.
    .title = Przebieg szturmu

rule-15-1-1 = Wybierz ośrodek pod kontrolą Viet Minhu.
    .title = Cel

rule-15-1-2 = Wskaż jednostki, które biorą udział.
    .title = Jednostki szturmujące

rule-15-1-3 = Nie w turze 1: każdy wydany punkt wsparcia lotniczego daje +1.
    .title = Samoloty

rule-15-1-4 = 1 punkt zasobów, raz na całą fazę. Aktywna artyleria z tego samego lub sąsiedniego podsektora dodaje swój współczynnik szturmu, każda przy jednym szturmie, i staje się użyta.
    .title = Artyleria

rule-15-1-5a = Dwie kości + SITREP + współczynnik szturmu każdej jednostki i wspierającej artylerii + 1 za punkt wsparcia lotniczego − siła dywizji trzymającej ośrodek − 1 za umocnienia, według tabeli 10.
    .title = Rzut na szturm

rule-15-1-5b = Tabela 10 daje dwa modyfikatory: lewy do tabeli 10.1 (straty francuskie), prawy do tabeli 10.2 (straty Viet Minhu). Straty są jednoczesne.
    .title = Dwie liczby

rule-15-1-5c = Jedna kość w tabeli 10.1. Stopnie tracą szturmująca piechota i czołgi: najpierw najwyższe morale, potem najwięcej stopni, potem według wyboru, czołgi na końcu.
    .title = Straty francuskie

rule-15-1-5d = Jak przy szturmie Viet Minhu: dwa pierwsze dotykają jednostek szturmujących, ogień kontrbateryjny wspierającej artylerii.
    .title = Dis?, Dis, *

rule-15-1-5e = Bataliony na pole niedobitków, bataliony marszowe na swoje, pozostałe przepadają.
    .title = Wyeliminowane jednostki

rule-15-1-5f = Jedna kość w tabeli 10.2: utracona siła i +1 morale obozu tam, gdzie podano.
    .title = Straty Viet Minhu

rule-15-1-5g = Gdy w szturmie są czołgi, możesz raz przerzucić tę kość, bez względu na ich liczbę; liczy się drugi wynik.
    .title = Przerzut czołgów

rule-15-1-5h = Viet Minh jest odparty: ośrodek jest wolny.
    .title = Wynik R

rule-15-1-6a = Jednostki szturmujące wracają do swoich ośrodków jako użyte.
    .title = Bez R

rule-15-1-6b = Znacznik kontroli się zdejmuje, a umocnienia ustawia na 1.
    .title = Z R

rule-15-1-6c = Do ośrodka mogą wejść jednostki szturmujące, a także każda sąsiednia aktywna piechota i czołgi. Wszystkie, które wzięły udział, kończą jako użyte.
    .title = Wykorzystanie powodzenia

rule-15-1-6d = Obowiązuje limit. Jeśli ośrodek jest zajęty, wracają jego gwiazdki, a wróg traci to, co dały mu symbole dział.
    .title = Odzyskany ośrodek

rule-15-1-6e = Jeśli nikt nie wejdzie, wyzwolony ośrodek staje się ziemią niczyją i nic nie oddaje.
    .title = Ośrodek pozostawiony pusty

rule-15-1-6f = Artyleria, która wspierała, jest użyta, w swoim ośrodku.
    .title = Działa po wsparciu

rule-15-1-7 = Po szturmie znacznik kontroli, który nie ma szlaku do swojego pola startowego wolnego od francuskich ośrodków, zastępuje się ziemią niczyją. Ośrodek będzie francuski, gdy w późniejszej fazie ruchu wejdą do niego jednostki.
    .title = Odcięte znaczniki

## 16. Wypady, naprawy, odzyskiwanie gotowości

rule-16-0a = 1 punkt akcji otwiera naraz wypady, prace fortyfikacyjne i naprawę pasa startowego. Punkty zasobów płaci się osobno, jak mówi każda z nich.
    .title = Cena fazy

rule-16-0b = Odblokowanie pasa i odzyskiwanie gotowości nic nie kosztują.
    .title = Co jest za darmo

rule-16-1a = Na rzecz ośrodka pod kontrolą Francuzów, który sąsiaduje z ośrodkiem Viet Minhu albo łączy się bezpośrednio z polem startowym. Wypad czyści okopy: umocnienia rosną.
    .title = Gdzie robić wypad

rule-16-1b = Dowolnie wiele, jeden na ośrodek i jeden na jednostkę.
    .title = Ile wypadów

rule-16-1c = Jedna lub więcej aktywnych jednostek piechoty, najwyżej 4 stopnie, w ośrodku lub obok niego.
    .title = Piechota na wypadzie

rule-16-1d = Najwyżej jedna aktywna jednostka pancerna, w ośrodku lub obok, dodaje swój współczynnik szturmu. Dzieli też złe wyniki.
    .title = Czołgi na wypadzie

rule-16-1e = 1 punkt zasobów, raz na całą fazę. Aktywna artyleria z tego samego lub sąsiedniego podsektora dodaje swój współczynnik szturmu, każda przy jednym wypadzie.
    .title = Artyleria przy wypadzie

rule-16-1f = Dwie kości + SITREP + morale całej piechoty na wypadzie + współczynniki szturmu czołgów i artylerii + karty − siła dywizji, na której szlaku leży ośrodek, według tabeli 11.
    .title = Rzut na wypad

rule-16-1g = Jeśli jest ich kilka, ta, której pole startowe jest najbliżej, licząc linie jej szlaku; o remisie decyduje kość.
    .title = Która dywizja

rule-16-1h = Zyskane poziomy umocnień, najwyżej do 4; a dla piechoty i czołgów na wypadzie nic, Dis?, Dis albo utrata jednego stopnia.
    .title = Wyniki wypadu

rule-16-1i = Wszystkie jednostki z wypadu stają się użyte.
    .title = Jednostki po wypadzie

rule-16-1j = Wypad nie jest ruchem: jednostki z Claudine lub Éliane mogą robić wypad na rzecz Isabelle i odwrotnie.
    .title = Wypady i Isabelle

rule-16-2a = W ośrodku pod kontrolą Francuzów na tyłach, który nie sąsiaduje z ośrodkiem Viet Minhu ani nie łączy się z polem startowym: 1 punkt zasobów dodaje jeden poziom, raz na ośrodek i turę.
    .title = Prace fortyfikacyjne

rule-16-2b = Jeśli jest tam aktywny 31 BG, dwa poziomy zamiast jednego; staje się użyty.
    .title = Saperzy przy pracy

rule-16-2c = Umocnienia nigdy nie przekraczają poziomu 4.
    .title = Nigdy ponad 4

rule-16-3a = Zablokowany pas startowy znów jest czynny, za darmo.
    .title = Odblokowanie pasa

rule-16-3b = Jeśli jest uszkodzony: jedna kość + SITREP + 1, jeśli wydasz punkt zasobów, najwyżej jeden, + karty. 5 lub więcej go naprawia.
    .title = Naprawa pasa startowego

rule-16-3c = Jeśli 31 BG jest aktywny w Huguette, możesz raz przerzucić; staje się użyty.
    .title = Saperzy na pasie

rule-16-3d = Zniszczonego pasa się nie naprawia.
    .title = Zniszczony na dobre

rule-16-4a = Każda zdezorganizowana jednostka przechodzi test morale, ze swoim −1. Jeśli się uda, znacznik się zdejmuje.
    .title = Koniec dezorganizacji

rule-16-4b = Wszystkie użyte jednostki stają się aktywne.
    .title = Użyte znów aktywne

## 17–18. Zwycięstwo i następna tura

rule-17-0 = Przegrać możesz w każdej chwili; jeśli dotrwasz do końca tury 16, punkty powiedzą, jak dobrze ci poszło.
    .title = Zwycięstwo

rule-17-1 = Zdobyte PC GONO, morale obozu poniżej 1 lub punkty zasobów poniżej 1: natychmiastowa klęska strategiczna.
    .title = Nagła śmierć

rule-17-2a = Na koniec tury 16: 1 za każdy ośrodek pod kontrolą Francuzów, 1 za każdą dwustopniową jednostkę piechoty w grze w pełnym stanie, ½ za każdą zredukowaną. Nic za jednostki jednostopniowe i wsparcia.
    .title = Punkty zwycięstwa

rule-17-2b = 25 lub więcej: zwycięstwo strategiczne. 21: zwycięstwo operacyjne. 17: zwycięstwo taktyczne. 13: remis. 9: klęska taktyczna. 5: klęska operacyjna. Poniżej 5: klęska strategiczna. Poziom osiąga się dopiero przy pełnej liczbie.
    .title = Poziomy zwycięstwa

rule-17-2c = Straty Viet Minhu nie dają punktów.
    .title = Nic za straty wroga

rule-18-0 = Znacznik tury przesuwa się dalej. Po turze 16 liczy się punkty.
    .title = Następna tura

## 19. Zasady opcjonalne

rule-19-0 = Każdą wybiera się przed początkiem gry.
    .title = Zasady opcjonalne

rule-19-1 = Do talii dochodzi karta 45: amerykańskie bombowce mogą przylecieć albo nie.
    .title = Opcja: Operacja Sęp

rule-19-2 = Artyleria wspiera na całej mapie, ale ciężkie moździerze 1 CMMLE, 2 CMMLE i 1 CEPML sięgają tylko własnego podsektora.
    .title = Opcja: zasięg artylerii

rule-19-3 = Artyleria nigdy się nie rusza.
    .title = Opcja: nieruchoma artyleria

rule-19-4 = 1 BPC przybywa po stronie zredukowanej, 1/1/2.
    .title = Opcja: zredukowany 1 BPC

rule-19-5 = Zaczynasz z dwiema kartami na ręce, wylosowanymi spośród 1, 8, 10, 11, 12, 14, 15, 16 i 42; pozostałe wracają do talii. Ich ograniczenia tur obowiązują: 16 nie przed turą 6.
    .title = Opcja: lepszy początek

## 20–21. Przykłady i pytania

rule-20-0 = Test morale i szturm Viet Minhu, z liczbami.
    .title = Przykłady

rule-20-1 = 6 BPC ma morale +3; morale obozu 7 daje −1, 17 punktów zasobów daje 0. Z +2 w sumie zdaje przy rzucie 6 lub więcej.
    .title = Przykład: test morale

rule-20-2a = 308. Dywizja, siła 10, szturmuje Huguette. Obrona 2 + 2 + 0 + 1 = 5, SITREP 1, umocnienia 3, dwie jednostki wspierające 2, jeden punkt wsparcia lotniczego 1: +12, minus 10 daje +2. Rzut 7 zmienia się w 9: +1 w obu tabelach strat.
    .title = Przykład szturmu: rachunek

rule-20-2b = 2 na kości z +1 daje 3: 1R?*. Stopień traci I/2 REI o najwyższym morale; jest teraz zredukowany.
    .title = Przykład szturmu: straty francuskie

rule-20-2c = 5 BPVN (+2) rzuca 5 i z SITREP +1 ma 8: zostaje. Zredukowany I/2 REI rzuca 7 i zostaje. CSM 272 (−1) rzuca 7, ma 7 i wycofuje się do Françoise, aktywna. 1 GAACEO nie przechodzi testu.
    .title = Przykład szturmu: odwroty

rule-20-2d = 1 CMMLE (+3) rzuca 5 i ma 9: zdaje. II/4 RAC (+2) rzuca 3, ma 6 i zostaje zdezorganizowany. Obie jednostki są teraz użyte, w Dominique.
    .title = Przykład szturmu: ogień kontrbateryjny

rule-20-2e = Dzięki 1 GAACEO 1 na kości się przerzuca: 3, z +1 daje 4, czyli dwa punkty siły mniej. 308. Dywizja spada z 10 do 8 i jest zachwiana.
    .title = Przykład szturmu: straty Viet Minhu

rule-21-0 = Dziewięć odpowiedzi, które rozstrzygają wątpliwości.
    .title = Pytania

rule-21-1 = W testach morale zawsze liczy się SITREP: morale obozu i punkty zasobów razem. Na początku kampanii punkty zasobów dają +1.
    .title = SITREP w testach morale

rule-21-2 = Dobrana karta daje punkty akcji, nawet jeśli ją zatrzymasz; karta z rezerwy daje tylko wydarzenie.
    .title = Karty rezerwy i punkty akcji

rule-21-3 = Dezorganizacja może sprowadzić szturm, obronę i morale poniżej zera. Zdezorganizowana CSM 272 ma obronę −1 i morale −2.
    .title = Poniżej zera

rule-21-4 = Kolejność strat obowiązuje przy każdym stopniu, więc najlepsze bataliony krwawią pierwsze.
    .title = Kolejność strat

rule-21-5 = Dwa punkty to jeden rzut z +2 albo dwa z +1; OPL zmienia się dopiero po wszystkich rzutach.
    .title = SEAD w kilku rzutach

rule-21-6 = W kampanii zdezorganizowane zaczynają tylko 2 CMMLE w Anne-Marie, II/4 RAC w Dominique i 1 CEPML w PC GONO.
    .title = Zdezorganizowane na początku

rule-21-7 = Jednostki z Claudine lub Éliane mogą robić wypad na rzecz Isabelle i odwrotnie.
    .title = Wypady na rzecz Isabelle

rule-21-8 = Ruch z okrążonego ośrodka jest zakazany, szturm nie.
    .title = Szturm z okrążenia

rule-21-9 = Wszystko lepsze niż klęska strategiczna to zwycięstwo moralne, a remis lub więcej to wyczyn. Operacja Sęp i lepszy początek ułatwiają grę.
    .title = Jak trudna jest gra

## Karty wydarzeń

rule-card-01 = { card-01.effect } { card-01.when } { card-01.condition } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-01 }

rule-card-02 = { card-02.effect } { card-02.when } { card-02.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-02 }

rule-card-03 = { card-03.effect } { card-03.when } { card-03.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-03 }

rule-card-04 = { card-04.effect } { card-04.when } { card-04.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-04 }

rule-card-05 = { card-05.effect } { card-05.when } { card-05.condition } 2 punkty akcji.
    .title = { card-05 }

rule-card-06 = { card-06.effect } { card-06.when } { card-06.condition } 1 lub 2 punkty akcji, według kości; talię się przetasowuje.
    .title = { card-06 }

rule-card-07 = { card-07.effect } { card-07.when } 2 punkty akcji.
    .title = { card-07 }

rule-card-08 = { card-08.effect } { card-08.when } { card-08.condition } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-08 }

rule-card-09 = { card-09.effect } { card-09.when } { card-09.condition } 2 punkty akcji.
    .title = { card-09 }

rule-card-10 = { card-10.effect } { card-10.when } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-10 }

rule-card-11 = { card-11.effect } { card-11.when } { card-11.condition } 2 punkty akcji; można zatrzymać w rezerwie; zdarza się tylko raz.
    .title = { card-11 }

rule-card-12 = { card-12.effect } { card-12.when } { card-12.condition } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-12 }

rule-card-13 = { card-13.effect } { card-13.when } { card-13.condition } 3 punkty akcji.
    .title = { card-13 }

rule-card-14 = { card-14.effect } { card-14.when } { card-14.condition } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-14 }

rule-card-15 = { card-15.effect } { card-15.when } { card-15.condition } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-15 }

rule-card-16 = { card-16.effect } { card-16.when } { card-16.condition } 3 punkty akcji; można zatrzymać w rezerwie; zdarza się tylko raz.
    .title = { card-16 }

rule-card-17 = { card-17.effect } { card-17.when } { card-17.condition } 2 punkty akcji.
    .title = { card-17 }

rule-card-18 = { card-18.effect } { card-18.when } 2 punkty akcji.
    .title = { card-18 }

rule-card-19 = { card-19.effect } { card-19.when } { card-19.condition } 2 punkty akcji.
    .title = { card-19 }

rule-card-20 = { card-20.effect } { card-20.when } { card-20.condition } 2 punkty akcji.
    .title = { card-20 }

rule-card-21 = { card-21.effect } { card-21.when } { card-21.condition } 3 punkty akcji; zdarza się tylko raz.
    .title = { card-21 }

rule-card-22 = { card-22.effect } { card-22.when } { card-22.condition } 2 punkty akcji.
    .title = { card-22 }

rule-card-23 = { card-23.effect } { card-23.when } { card-23.condition } 2 punkty akcji.
    .title = { card-23 }

rule-card-24 = { card-24.effect } { card-24.when } { card-24.condition } 2 punkty akcji.
    .title = { card-24 }

rule-card-25 = { card-25.effect } { card-25.when } 2 punkty akcji.
    .title = { card-25 }

rule-card-26 = { card-26.effect } { card-26.when } { card-26.condition } 2 punkty akcji.
    .title = { card-26 }

rule-card-27 = { card-27.effect } { card-27.when } { card-27.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-27 }

rule-card-28 = { card-28.effect } { card-28.when } { card-28.condition } 3 punkty akcji; zdarza się tylko raz.
    .title = { card-28 }

rule-card-29 = { card-29.effect } { card-29.when } { card-29.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-29 }

rule-card-30 = { card-30.effect } { card-30.when } { card-30.condition } 2 punkty akcji; talię się przetasowuje.
    .title = { card-30 }

rule-card-31 = { card-31.effect } { card-31.when } { card-31.condition } 3 punkty akcji; zdarza się tylko raz.
    .title = { card-31 }

rule-card-32 = { card-32.effect } { card-32.when } { card-32.condition } 3 punkty akcji; zdarza się tylko raz.
    .title = { card-32 }

rule-card-33 = { card-33.effect } { card-33.when } { card-33.condition } 2 punkty akcji.
    .title = { card-33 }

rule-card-34 = { card-34.effect } { card-34.when } { card-34.condition } 2 punkty akcji.
    .title = { card-34 }

rule-card-35 = { card-35.effect } { card-35.when } { card-35.condition } 2 punkty akcji.
    .title = { card-35 }

rule-card-36 = { card-36.effect } { card-36.when } { card-36.condition } 2 punkty akcji.
    .title = { card-36 }

rule-card-37 = { card-37.effect } { card-37.when } { card-37.condition } 3 punkty akcji.
    .title = { card-37 }

rule-card-38 = { card-38.effect } { card-38.when } { card-38.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-38 }

rule-card-39 = { card-39.effect } { card-39.when } { card-39.condition } 2 punkty akcji.
    .title = { card-39 }

rule-card-40 = { card-40.effect } { card-40.when } 2 punkty akcji.
    .title = { card-40 }

rule-card-41 = { card-41.effect } { card-41.when } { card-41.condition } 1 lub 2 punkty akcji, według kości.
    .title = { card-41 }

rule-card-42 = { card-42.effect } { card-42.when } { card-42.condition } 2 punkty akcji; można zatrzymać w rezerwie.
    .title = { card-42 }

rule-card-43 = { card-43.effect } { card-43.when } Od 1 do 3 punktów akcji, według kości; talię się przetasowuje.
    .title = { card-43 }

rule-card-44 = { card-44.effect } { card-44.when } { card-44.condition } 3 punkty akcji; zdarza się tylko raz.
    .title = { card-44 }

rule-card-45 = { card-45.effect } { card-45.when } { card-45.condition } 2 punkty akcji; zdarza się tylko raz.
    .title = { card-45 }
