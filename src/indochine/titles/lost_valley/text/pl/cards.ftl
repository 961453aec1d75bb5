### Utracona dolina: karty wydarzeń. Zwroty na „ty” kierują się do Francuzów; modyfikator dodatni zawsze pomaga Francuzom. Terminy: zob. names.ftl.

card-01 = Bruno kontratakuje
    .effect = +2 do rzutu na jeden francuski szturm, w którym bierze udział co najmniej jeden batalion spadochronowy.
    .when = W fazie francuskiego szturmu.
    .condition = Tury 2–16; w szturmie bierze udział batalion spadochronowy.

card-02 = Śmierć pułkownika Gauchera
    .effect = Morale obozu −1.
    .when = Natychmiast.
    .condition = Tury 1–4.

card-03 = Granat pułkownika Pirotha
    .effect = Każda jednostka artylerii przechodzi test morale; te, którym się nie uda, zostają zdezorganizowane.
    .when = Natychmiast.
    .condition = Tury 2–6; co najmniej jeden ośrodek jest pod kontrolą Viet Minhu.

card-04 = Tajowie wracają do domu
    .effect = Każda jednostka tajska przechodzi test morale. Batalion, któremu się nie uda, traci stopień; kompania zostaje zdezorganizowana i użyta.
    .when = Natychmiast.
    .condition = Tury 2–10; co najmniej jeden ośrodek jest pod kontrolą Viet Minhu.

card-05 = Przerwa w walkach
    .effect = Żadna dywizja w tej turze nie szturmuje; automatyczna kontrola i podkopy trwają. Przy zmianie siły w następnej turze uznaje się, że żadna dywizja nie szturmowała.
    .when = W fazie szturmu Viet Minhu.
    .condition = Tury 2–16.

card-06 = Zalane okopy
    .effect = −2 do rzutu na wsparcie lotnicze, −1 do rzutu na zasoby i −1 do każdego testu morale w fazie odzyskiwania gotowości; za to +1 do każdego rzutu na podkopy.
    .when = Przez całą turę, w fazach wsparcia lotniczego, zasobów, podkopów i odzyskiwania gotowości.
    .condition = Tury 10–16.

card-07 = Trzydzieści siedem milimetrów
    .effect = OPL Viet Minhu +1.
    .when = Natychmiast.
    .condition = Brak.

card-08 = Langlais przejmuje dowodzenie
    .effect = Francuski ruch w tej turze nie kosztuje punktu akcji.
    .when = W fazie ruchu.
    .condition = Tury 2–16.

card-09 = Przepełniony szpital
    .effect = Morale obozu −1 i punkty zasobów −1.
    .when = Natychmiast.
    .condition = Tury 2–16.

card-10 = Latające wagony
    .effect = +3 do rzutu na zasoby w tej turze.
    .when = W fazie zasobów.
    .condition = Brak.

card-11 = Lotnicy w okopach
    .effect = Ustaw CMAA, aktywną, w Huguette, Épervier i Opéra albo PC GONO: ośrodek musi być pod kontrolą Francuzów i nieokrążony, w granicach limitu.
    .when = W fazie posiłków.
    .condition = Tury 2–16; pas startowy jest uszkodzony lub zniszczony.

card-12 = Poczwórne pięćdziesiątki
    .effect = +2 do rzutu na jeden szturm Viet Minhu.
    .when = W fazie szturmu Viet Minhu.
    .condition = Tury 2–16; 1 GAACEO jest w szturmowanym ośrodku albo w sąsiednim.

card-13 = Wojnę prowadzi się artylerią
    .effect = Przed rzutami na podkopy każdy ośrodek, który można podkopać, traci jeden poziom umocnień.
    .when = W fazie podkopów.
    .condition = Tury 2–16.

card-14 = Lotnictwo marynarki
    .effect = W tej turze dwa punkty wsparcia lotniczego więcej.
    .when = W fazie wsparcia lotniczego.
    .condition = Tury 2–16.

card-15 = Bizony naprzód
    .effect = +2 do jednego rzutu na francuski szturm lub na wypad z udziałem jednostki pancernej.
    .when = W fazie francuskiego szturmu albo w fazie wypadów.
    .condition = Bierze udział jednostka pancerna.

card-16 = Anioł z Dien Bien Phu
    .effect = Morale obozu +2.
    .when = Natychmiast, po dobraniu albo po zagraniu z rezerwy.
    .condition = Tury 6–16.

card-17 = Kulisi i rowery
    .effect = Dwie najsłabsze dywizje zyskują po 1 punkcie siły; przy równej sile wcześniejsza w kolejności działania.
    .when = W fazie logistyki Viet Minhu.
    .condition = Tury 2–16.

card-18 = Zrzut poczty
    .effect = Morale obozu +1.
    .when = Natychmiast.
    .condition = Brak.

card-19 = Szczury znad Nam Yum
    .effect = Punkty zasobów −1. Każda jednostka piechoty o morale 0 lub niższym przechodzi test morale; te, którym się nie uda, zostają zdezorganizowane i użyte.
    .when = Natychmiast.
    .condition = Tury 5–16; SITREP wynosi 0 lub mniej.

card-20 = Pierwszy skok
    .effect = Jedna zredukowana dwustopniowa jednostka piechoty w nieokrążonym ośrodku wraca do pełnego stanu, w granicach limitu.
    .when = W fazie posiłków.
    .condition = Tury 5–16; zrzutowisko lub Huguette jest pod kontrolą Francuzów i jest taka jednostka.

card-21 = Dysonans poznawczy
    .effect = Tracisz 2 z punktów akcji tej tury.
    .when = W fazie punktów akcji.
    .condition = Co najmniej dwa ośrodki są pod kontrolą Viet Minhu.

card-22 = Głośniki w nocy
    .effect = Każda północnoafrykańska, tajska i wietnamska jednostka piechoty w ośrodku, który sąsiaduje z ośrodkiem pod kontrolą Viet Minhu albo łączy się z polem startowym, przechodzi test morale; te, którym się nie uda, zostają zdezorganizowane.
    .when = Natychmiast.
    .condition = Tury 2–16.

card-23 = Przechwycone rozkazy
    .effect = +1 do rzutu na każdy szturm Viet Minhu w tej turze.
    .when = W fazie szturmu Viet Minhu.
    .condition = Tury 2–16.

card-24 = Droga prowincjonalna 41
    .effect = Wybrana przez ciebie dywizja traci 2 punkty siły.
    .when = W fazie logistyki Viet Minhu.
    .condition = Tury 2–16.

card-25 = Skład wylatuje w powietrze
    .effect = Rzuć kością, weź połowę wyniku w górę i strać tyle punktów zasobów.
    .when = Natychmiast.
    .condition = Brak.

card-26 = Zrzuty za drutami wroga
    .effect = −2 do rzutu na zasoby w tej turze; najsilniejsza dywizja zyskuje 1 punkt siły.
    .when = W fazie zasobów.
    .condition = Tury 2–16; OPL Viet Minhu wynosi 5 lub więcej.

card-27 = Generalskie gwiazdki
    .effect = Morale obozu +2.
    .when = Natychmiast.
    .condition = Tury 8–14.

card-28 = Dzień Camerone
    .effect = Morale obozu +1. W tej turze jednostki Legii, spadochronowe i zwykłe, mają +1 do szturmu i +1 do morale.
    .when = Morale obozu natychmiast, reszta przez całą turę.
    .condition = Tury 11–15.

card-29 = Operacja Kondor
    .effect = Morale obozu +1. 304. Dywizja traci 2 punkty siły.
    .when = Natychmiast.
    .condition = Tury 9–15.

card-30 = Pewnie uderzać, pewnie iść naprzód
    .effect = −2 do każdego rzutu na podkopy w tej turze.
    .when = W fazie podkopów.
    .condition = Tury 2–16.

card-31 = Mina pod Éliane
    .effect = Przed szturmami Éliane traci 2 poziomy umocnień i jeden stopień.
    .when = W fazie szturmu Viet Minhu.
    .condition = Tury 13–16; Éliane jest pod kontrolą Francuzów.

card-32 = Organy Stalina
    .effect = −2 do rzutu na każdy szturm Viet Minhu w tej turze.
    .when = W fazie szturmu Viet Minhu.
    .condition = Tury 13–16.

card-33 = Działa w kazamatach
    .effect = Każda jednostka artylerii, która w tej turze udziela wsparcia, raz znosi ogień kontrbateryjny, cokolwiek mówi tabela strat.
    .when = Przez całą turę, gdy tylko artyleria wspiera.
    .condition = Tury 2–16.

card-34 = Napalm
    .effect = W tej turze jeden punkt wsparcia lotniczego więcej i +2 do każdego rzutu DAS.
    .when = W fazie wsparcia lotniczego.
    .condition = Tury 2–16.

card-35 = Mżawka
    .effect = W tej turze nie ma rzutu na wsparcie lotnicze: punktów wsparcia lotniczego brak.
    .when = W fazie wsparcia lotniczego.
    .condition = Tury 2–16.

card-36 = Uderzenie na działa przeciwlotnicze
    .effect = Możesz użyć jednego aktywnego batalionu spadochronowego: OPL Viet Minhu −2. Możesz też zrezygnować.
    .when = Natychmiast.
    .condition = Tury 3–16; batalion spadochronowy jest aktywny.

card-37 = Świeże pułki
    .effect = Każda zachwiana dywizja zyskuje 1 punkt siły, zanim sprawdzi swój stan.
    .when = W fazie logistyki Viet Minhu.
    .condition = Tury 5–16.

card-38 = Odchylenie prawicowe
    .effect = Każda dywizja traci 1 punkt siły przed sprawdzeniem stanu.
    .when = W fazie logistyki Viet Minhu.
    .condition = Tury 8–14.

card-39 = Pająki kopią
    .effect = Spośród ośrodków, które można podkopać, ten o najwyższych umocnieniach traci jeden poziom; o remisie decyduje kość.
    .when = W fazie podkopów.
    .condition = Tury 2–16.

card-40 = Jeńcy, którzy zostali
    .effect = Dwa różne ośrodki pod kontrolą Francuzów, według twojego wyboru, na froncie lub na tyłach, zyskują za darmo po jednym poziomie umocnień.
    .when = W fazie umocnień.
    .condition = Brak.

card-41 = Kłótnie w Hanoi
    .effect = Posiłki przewidziane na tę turę przybywają turę później, bez +1 do rzutu na zasoby. Jeśli żadnych nie ma, punkty zasobów −1.
    .when = Natychmiast.
    .condition = Tury 2–16.

card-42 = Débouchez à zéro!
    .effect = W tej turze wsparcie artylerii w obronie nie kosztuje punktu akcji ani punktu zasobów. Przy jednym szturmie, w którym wspiera, daje jeszcze +1.
    .when = W fazie szturmu Viet Minhu.
    .condition = Tury 2–16.

card-43 = Pogłoski
    .effect = Rzuć kością. 1 lub 2: morale obozu −1. 3 lub 4: nic. 5 lub 6: morale obozu +1.
    .when = Natychmiast.
    .condition = Brak.

card-44 = Konferencja się zaczyna
    .effect = W tej turze nie sprawdza się stanu: wszystkie dywizje są aktywne, także 304. i 316.
    .when = W fazie logistyki Viet Minhu.
    .condition = Tury 11–16.

card-45 = Operacja Sęp
    .effect = Rzuć kością. 5 lub 6: każda dywizja traci 3 punkty siły, OPL Viet Minhu −3, morale obozu +3. 1–4: Waszyngton odmawia, morale obozu −1.
    .when = Natychmiast.
    .condition = Tury 4–16; tylko z opcją Operacja Sęp.
