### Saigon 75: karty wydarzeń (1-20) i karty solo (21-30). Wyborów dokonuje strona, której karta sprzyja, bez względu na to, kto ją zagrał; przy zielonej karcie ten, kto ją zagrał.

## Karty wydarzeń

card-1 = Amerykańskie dostawy
    .effect = Południe kładzie do dwóch znaczników wsparcia lotniczego z zapasu poza planszą na pole wsparcia lotniczego, bez kosztu aktywacji. Na polu nadal może leżeć najwyżej pięć.
    .when = Od razu.

card-2 = Brak amunicji
    .effect = W każdej walce tej fazy Północ rzuca o jedną kość bitewną mniej, ale co najmniej jedną.
    .when = W każdej walce tej fazy.

card-3 = Naloty
    .effect = W jednej walce tej fazy Południe dodaje dwie kości bitewne, w granicach limitu pięciu. Nie wymagają one znacznika wsparcia lotniczego ani rzutu na straty lotnicze.
    .when = Zapowiadane razem z dodatkowymi kośćmi jednej walki.

card-4 = Przegrupowanie strategiczne
    .effect = Południe przenosi do pięciu jednostek do dowolnych prowincji, nie zważając na ograniczenia ruchu; patrole rzeczne zostają nad Mekongiem i nikt nie wchodzi do Kambodży, Laosu ani Wietnamu Północnego. Dla każdej z nich jest to jedyny ruch w turze, ale nie jest ona aktywowana. Limit stosu sprawdza się na koniec ruchu.
    .when = Od razu.

card-5 = Powszechna mobilizacja
    .effect = Południe przywraca do pełnej siły jedną zredukowaną dywizję na mapie. Ponadto jeden wyeliminowany batalion rangersów lub pułk zmechanizowany wraca do Sajgonu, jeśli Południe kontroluje Sajgon i jest tam miejsce.
    .when = Od razu.

card-6 = Zacięty opór
    .effect = Południe dodaje po jednej kości bitewnej w jednej lub dwóch walkach tej fazy, w ataku lub w obronie.
    .when = Zapowiadane przed każdą walką.

card-7 = Uzupełnienia
    .effect = Gracz, który zagrał kartę, przywraca do pełnej siły jedną ze swoich zredukowanych dywizji, na mapie lub w Rezerwach NV.
    .when = Od razu.

card-8 = Pora deszczowa
    .effect = W tej fazie nikt nie używa znaczników wsparcia lotniczego, ani w walce, ani w transporcie, ani znaczników infiltracji. Pułki zmechanizowane mają jeden punkt ruchu.
    .when = Przez całą fazę.

card-9 = Dywersja
    .effect = Północ wskazuje prowincję. W walce w tej prowincji w tej fazie Południe nie ma żadnych dodatkowych kości.
    .when = Od razu, przed ruchem.

card-10 = Wsparcie pancerne
    .effect = W jednej walce tej fazy Północ dodaje dwie kości bitewne, w granicach limitu pięciu.
    .when = Zapowiadane przed walką.

card-11 = Infiltracja Wietkongu
    .effect = Północ wystawia do dwóch batalionów VC z Rezerw NV w jednej prowincji, w granicach limitu stosu; jeśli w Rezerwach NV ich nie ma, jeden wyeliminowany batalion VC. W fazie NV mogą one w tej fazie atakować oprócz dwóch darmowych VC, ale się nie ruszają.
    .when = Od razu, przed ruchem.

card-12 = Bunt Montagnardów
    .effect = Północ wskazuje prowincję górską z jednostkami SV i jedną z nich, która traci poziom siły. Pozostałych tam jednostek SV nie można w tej fazie aktywować. Jeśli w żadnej prowincji górskiej nie ma jednostek SV, nic się nie dzieje.
    .when = Od razu, przed ruchem.

card-13 = Sparaliżowane dowództwo
    .effect = W jednej walce tej fazy Południe rzuca o dwie kości bitewne mniej, ale co najmniej jedną.
    .when = Zapowiadane przed walką.

card-14 = Kryzys w Sajgonie
    .effect = Przy teście dezercji tej tury Południe traci o dwie jednostki więcej, niż podaje tabela. Zagrana przez Północ karta leży do tego czasu na planszy.
    .when = Przy teście dezercji tej tury.

card-15 = Cięcia amerykańskiej pomocy
    .effect = Południe zabiera dwa znaczniki z pola wsparcia lotniczego, albo wszystkie, jeśli ma tam mniej, do zapasu poza planszą. Nie są wyeliminowane.
    .when = Od razu.

card-16 = Szlak Ho Chi Minha
    .effect = Północ odzyskuje do dwóch zużytych znaczników infiltracji, ale nigdy nie ma ich więcej niż pięć. Ponadto jedna wyeliminowana dywizja wraca do Rezerw NV jako zredukowana.
    .when = Od razu.

card-17 = Korupcja
    .effect = Północ wskazuje prowincję: w walce w tej prowincji w tej fazie Południe rzuca o jedną kość bitewną mniej, ale co najmniej jedną. Ponadto Południe zabiera jeden znacznik z pola wsparcia lotniczego, jeśli jakiś tam jest, do zapasu poza planszą.
    .when = Od razu, przed ruchem.

card-18 = Ewakuacja
    .effect = Północ wskazuje prowincję i do dwóch jednostek SV, które tam są. Południe przenosi każdą do sąsiedniej prowincji, którą kontroluje i w której jest miejsce; patrole rzeczne zostają nad Mekongiem. Jednostka, która nie ma dokąd pójść, zostaje.
    .when = Od razu, przed ruchem.

card-19 = Powstanie
    .effect = Północ dodaje po jednej kości bitewnej w jednej lub dwóch walkach tej fazy.
    .when = Zapowiadane przed każdą walką.

card-20 = Konwój łez
    .effect = W tej fazie każda jednostka SV, która wycofuje się z prowincji innej niż Sajgon, pod przymusem lub z wyboru, traci po przybyciu poziom siły: pełna dywizja zostaje zredukowana, każda inna jednostka wyeliminowana.
    .when = Przy każdym odwrocie SV w tej fazie.

## Karty solo

solo-21 = Płaskowyż Centralny
    .movement = Kierunek: Đắk Nông, Đắk Lắk, Pleiku i Kon Tum; najpierw te najbliżej Sajgonu.
    .combat = Atakuje tam, gdzie Północ ma więcej jednostek niż Południe.
    .momentum = Północ nie używa żetonu celu.
    .events = Czerwony, potem zielony, potem żółty.

solo-22 = Sajgon od północnego zachodu
    .movement = Kierunek: Sajgon, Long An, An Lộc i Phước Bình; najpierw te najbliżej Sajgonu.
    .combat = Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe.
    .momentum = Żeton celu daje przerzut jednej kości.
    .events = Czerwony, potem żółty, potem zielony.

solo-23 = Mekong
    .movement = Kierunek: Long An, Kiên Giang, Cần Thơ i Cà Mau; najpierw te najbliżej Sajgonu.
    .combat = Atakuje tam, gdzie Północ ma więcej jednostek niż Południe.
    .momentum = Północ nie używa żetonu celu.
    .events = Żółty, potem czerwony, potem zielony.

solo-24 = Wzmocnienie albo Płaskowyż Centralny
    .movement = Północ wzmacnia swoje prowincje, jeśli jest obecna w co najmniej pięciu. W przeciwnym razie kierunek: Đắk Nông, Đắk Lắk, Pleiku i Kon Tum; najpierw te najbliżej Sajgonu.
    .combat = Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe.
    .momentum = Północ nie używa żetonu celu.
    .events = Czerwony, potem zielony, potem żółty.

solo-25 = Środkowe wybrzeże
    .movement = Kierunek: Phú Yên, Nha Trang, Bình Định i Quảng Ngãi; najpierw te najbliżej Sajgonu.
    .combat = Atakuje wszędzie, gdzie może.
    .momentum = Żeton celu daje ruch strategiczny.
    .events = Zielony, potem czerwony, potem żółty.

solo-26 = Sajgon i okolice
    .movement = Kierunek: Sajgon, Long An, An Lộc, Phước Bình i Xuân Lộc; najpierw te najbliżej Sajgonu.
    .combat = Atakuje wszędzie, gdzie może.
    .momentum = Żeton celu daje jedną aktywację więcej.
    .events = Czerwony, potem żółty, potem zielony.

solo-27 = Wzmocnienie albo Sajgon i okolice
    .movement = Północ wzmacnia swoje prowincje, jeśli jest obecna w co najmniej pięciu. W przeciwnym razie kierunek: Sajgon, Long An, An Lộc, Phước Bình i Xuân Lộc; najpierw te najbliżej Sajgonu.
    .combat = Atakuje tam, gdzie Północ ma więcej jednostek niż Południe.
    .momentum = Żeton celu daje jeszcze jedną kość bitewną.
    .events = Żółty, potem zielony, potem czerwony.

solo-28 = Sajgon i zachód
    .movement = Kierunek: Sajgon, Long An, An Lộc i Phước Bình; najpierw te najbliżej Sajgonu.
    .combat = Atakuje wszędzie, gdzie może.
    .momentum = Żeton celu daje przerzut jednej kości.
    .events = Czerwony, potem zielony, potem żółty.

solo-29 = Sajgon i południowe wybrzeże
    .movement = Kierunek: Sajgon, Xuân Lộc, Phan Thiết i Phan Rang; najpierw te najbliżej Sajgonu.
    .combat = Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe.
    .momentum = Żeton celu daje jedną aktywację więcej.
    .events = Zielony, potem żółty, potem czerwony.

solo-30 = Północne prowincje
    .movement = Kierunek: Quảng Trị, Đà Nẵng i Quảng Ngãi; z północy na południe.
    .combat = Atakuje tam, gdzie Północ ma co najmniej tyle jednostek, ile Południe.
    .momentum = Żeton celu daje jedną aktywację więcej.
    .events = Czerwony, potem zielony, potem żółty.
