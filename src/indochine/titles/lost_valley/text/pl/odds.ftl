### The Lost Valley: jak czyta się kości, i walki opisane liczbami.

## Jak czyta się kości

odds-note-vm-assault = Dwie kości i modyfikatory wskazują wiersz tabeli 9, a jego modyfikatory liczą się potem w obu tabelach strat, po jednej kości. Kart i ponownego rzutu po kościach nie wliczono.
odds-note-french-assault = Dwie kości i modyfikatory wskazują wiersz tabeli 10, a jego modyfikatory liczą się potem w obu tabelach strat, po jednej kości. Kart i ponownego rzutu po kościach nie wliczono.
odds-note-raid = Dwie kości i modyfikatory wskazują wiersz tabeli 11; jeśli kilka dywizji jest równie blisko, przeciwnika wybiera kość.
odds-note-air = Dwie kości i modyfikatory za każdy rzut; 8 lub więcej obniża OPL o 1.
odds-note-das = Dwie kości i modyfikatory za każdą dywizję; 8 lub więcej obniża jej siłę o 1.
odds-note-repair = Jedna kość i modyfikatory; 5 lub więcej go naprawia.
odds-note-vm-losses = Jedna kość i modyfikator z tabeli szturmu; liczy się drugi wynik.
odds-note-repulse = Jedna kość i modyfikator z tabeli szturmu; liczy się drugi wynik.
odds-note-sapping = Dwie kości i modyfikatory; tabela 8 mówi, ile poziomów przepada.
odds-note-airstrip = Dwie kości i modyfikator wskazują wiersz tabeli 3; drugie uszkodzenie niszczy pas startowy.
odds-note-check = Dwie kości i modyfikatory; 8 lub więcej to sukces.
odds-sum-2 = kolejny rzut: modyfikatory { $number }
odds-sum-3 = kolejny rzut: modyfikatory { $number }
odds-sum-4 = kolejny rzut: modyfikatory { $number }
odds-dug = Utracone poziomy umocnień
odds-destroyed = pas startowy zostaje zniszczony: { $share }
odds-damaged = zostaje uszkodzony: { $share }
odds-interdicted = zostaje zablokowany: { $share }
odds-passed = test jest zdany: { $share }
odds-line-das = Średnio { $strength } siły mniej.
odds-line-vm-losses = Średnio { $strength } siły mniej dla dywizji.
odds-line-repulse = { $repulsed_share } szans na wyparcie; średnio { $strength } siły mniej dla dywizji.
odds-line-sapping = Średnio { $dug } utraconych poziomów.
odds-line-airstrip = { $destroyed_share } szans, że pas startowy zostanie zniszczony, { $damaged_share } uszkodzony, { $interdicted_share } zablokowany.
odds-line-check = { $passed_share } szans na zdany test.
tally-assault-table = tabela szturmu

## Walki opisane liczbami

combat-kind-vm-assault = dywizja szturmuje ośrodek
combat-kind-french-assault = Francuzi szturmują ośrodek
combat-kind-raid = wypad na okopy wokół ośrodka
combat-kind-sead = naloty na OPL
combat-kind-das = nalot na dywizję
combat-kind-sapping = okopy podchodzą pod ośrodek
combat-kind-airstrip = artyleria ostrzeliwuje pas startowy
combat-kind-repair = naprawa pasa startowego
combat-kind-check = test morale
combat-sitrep = SITREP
combat-defence = obrona wszystkich jednostek w ośrodku
combat-assault = szturm wszystkich jednostek, które idą do walki
combat-morale = morale: całej piechoty na wypadzie, inaczej jednej jednostki
combat-armour = szturm czołgów na wypadzie
combat-guns = ile dodaje wspierająca artyleria
combat-cas = punkty wsparcia lotniczego w walce
combat-works = poziom umocnień ośrodka
combat-encircled = czy ośrodek jest okrążony
combat-strength = siła dywizji
combat-cards = ile dodają lub odejmują karty wydarzeń
combat-points = punkty wsparcia lotniczego na każdy rzut
combat-rolls = ile rzutów
combat-aaa = poziom OPL Viet Minhu
combat-overlooked = zdobyte ośrodki, które górują nad pasem
combat-resources = wydane punkty zasobów
