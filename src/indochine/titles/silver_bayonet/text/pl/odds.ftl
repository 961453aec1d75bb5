### Silver Bayonet: jak czyta się kości, i walki opisane liczbami.

## Jak czyta się kości

odds-note-test = Kość dziesięciościenna i modyfikatory: wskaźnik sprawności lub mniej oznacza zdany test.
odds-note-refused = Jeśli test jest zdany, cały stos się cofa i nie ma walki; w przeciwnym razie zostaje.
odds-note-reacted = Jeśli test jest zdany, jednostka wchodzi na atakowany heks i go broni.
odds-note-coordination = Kość dziesięciościenna przeciw wartości koordynacji: poniżej niej koordynacja jest pełna, przy równej nie ma wsparcia, o jeden powyżej brak koordynacji, jeszcze wyżej atak zmienia się w szturm czołowy.
odds-note-arrow = Kość dziesięciościenna; punkty liczą się tylko w tej walce, raz na grę.
odds-note-bombardment = Kość dziesięciościenna i modyfikatory dają liczbę z tabeli ostrzału; podzielona przez WOT { $number } i zaokrąglona w dół to stracone stopnie.
odds-note-worn = Obrońcy są już zmęczeni: kolejne zmęczenie kosztuje ich stopień.
odds-note-air-defence = Stopnie PAVN na heksie i obok: { $number }, punkty lotnicze: { $air }. Najpierw pada ogień przeciwlotniczy i trafia przy { $most } lub mniej; kość uszkodzeń też jest wliczona.
odds-note-no-air-defence = Na heksie i obok nie ma więcej stopni PAVN niż punktów lotniczych: nie ma ognia przeciwlotniczego.
odds-note-maneuver = Kolumna { $column }, kość dziesięciościenna i wszystkie modyfikatory, nigdy więcej niż trzy w górę lub w dół. Stopnie obrońców dzieli się przez WOT { $number } i zaokrągla w dół.
odds-note-as-it-stands = Według stanu na teraz: kogo jeszcze nie wskazano, ten jest najlepszą jednostką, jaka tam jest, i nic więcej nie strzela. Stopni i zmęczenia, które może kosztować odwrót lub utrzymanie pozycji, nie wliczono.
odds-note-assault = Najpierw rzucają obrońcy, potem atakujący tym, co im zostało; po testach obu stron ten, kto zdał, rzuca jeszcze raz.
odds-note-tests = Wskaźniki sprawności testowane przed drugą rundą, według stanu na teraz: atakujący { $ours }, obrońcy { $theirs }. Przy braku koordynacji test jest o jeden trudniejszy dla atakujących i o jeden łatwiejszy dla obrońców.
odds-note-cheapest = Przyjęto, że każda strona traci te stopnie, które kosztują ją najmniej siły.

odds-efficiency = WS { $number }
odds-value = wartość koordynacji { $number }
odds-strength = siła { $number }
odds-ground = WOT { $number }
odds-attack = atak { $number }
odds-defence = obrona { $number }
odds-coordinated = pełna koordynacja: { $share }
odds-modifiers = modyfikatory { $number }
odds-their_modifiers = modyfikatory obrońców { $number }
odds-shift = przesunięcie kolumn { $number }
odds-support = wsparcie ataku: siła { $number }
odds-their_support = ostrzał obrony: siła { $number }
odds-refused = odmowa walki: { $share }
odds-reacted = reakcja: { $share }
odds-full = pełna koordynacja: { $share }
odds-unsupported = bez wsparcia: { $share }
odds-uncoordinated = brak koordynacji: { $share }
odds-frontal = szturm czołowy: { $share }
odds-points = Punkty lotnicze
odds-through = Punkty lotnicze, które się przedrą
odds-destroyed = Punkty lotnicze zniszczone na stałe
odds-steps = Stracone stopnie
odds-fatigue = jednostka zostaje zmęczona: { $share }
odds-attacker_steps = Stopnie stracone przez atakujących
odds-defender_steps = Stopnie stracone przez obrońców
odds-attacker_fatigue = Zmęczeni atakujący
odds-defender_fatigue = Zmęczeni obrońcy
odds-attacker_retreat = atakujący muszą się wycofać: { $share }
odds-defender_retreat = obrońcy muszą się wycofać: { $share }
odds-taken = heks zostaje zdobyty: { $share }

odds-line-refused = { $refused_share } szans na odmowę walki.
odds-line-reacted = { $reacted_share } szans na reakcję.
odds-line-coordination = Pełna koordynacja { $full_share }, bez wsparcia { $unsupported_share }, brak koordynacji { $uncoordinated_share }, szturm czołowy { $frontal_share }.
odds-line-arrow = Średnio punktów lotniczych: { $points }.
odds-line-air-defence = Średnio przedrze się punktów lotniczych: { $through }, na stałe przepadnie: { $destroyed }.
odds-line-bombardment = Siła { $strength }: średnio straconych stopni { $steps }; { $fatigue_share } szans, że jednostka zostanie zmęczona.
odds-line-maneuver = { $attack } przeciw { $defence }; średnio straconych stopni: atakujący { $attacker_steps }, obrońcy { $defender_steps }; { $defender_retreat_share } szans na odwrót obrońców, { $attacker_retreat_share } na odwrót atakujących.
odds-line-assault = { $attack } przeciw { $defence }; średnio straconych stopni: atakujący { $attacker_steps }, obrońcy { $defender_steps }; { $taken_share } szans na zdobycie heksu.

tally-lead-units = jednostki czołowe
tally-guns = artyleria
tally-air = punkty lotnicze
tally-b-52 = B-52

## Walki opisane liczbami

combat-kind-maneuver = walka manewrowa
combat-kind-assault = szturm, obie rundy
combat-kind-bombardment = ostrzał ofensywny
combat-kind-air-defence = ogień przeciwlotniczy do punktów lotniczych
combat-kind-coordination = koordynacja ataku
combat-kind-refusal = odmowa walki
combat-attack = siła ataku wszystkich atakujących
combat-defence = obrona wszystkich obrońców
combat-lead = WS jednostki czołowej atakujących
combat-their-lead = WS jednostki czołowej obrońców
combat-efficiency = WS testowanej jednostki; w szturmie najlepszy wśród atakujących
combat-their-efficiency = najlepszy WS wśród obrońców
combat-tdv = WOT heksu; 0 przy odmowie, której teren nie pomaga
combat-terrain = modyfikator terenu
combat-river = czy wszyscy atakujący przekraczają rzekę
combat-hexes = z ilu heksów idzie atak
combat-armour = czy jednostki pancerne atakują heks otwarty lub plantacji herbaty
combat-fatigued = czy jednostka obrońców jest zmęczona
combat-tired = ile broniących się stopni jest zmęczonych
combat-worn = czy wszyscy obrońcy albo ich jednostka czołowa byli już zmęczeni
combat-leader = wartość dowodzenia dowódcy atakujących
combat-their-leader = wartość dowodzenia dowódcy obrońców
combat-uncoordinated = czy atak jest nieskoordynowany
combat-support = siła ostrzału wspierającego atak
combat-their-support = siła ostrzału wspierającego obronę; w szturmie ostrzał obronny
combat-steps = stopnie atakujących; przy ostrzale stopnie na heksie
combat-their-steps = stopnie obrońców
combat-guns = siła ostrzału artylerii
combat-air = punkty lotnicze
combat-near = stopnie PAVN na heksie i obok, strzelające do samolotów
combat-spotter = czy własna jednostka jest obok celu
combat-truong = czy Truong jest najwyżej dwa heksy od celu
combat-value = wartość koordynacji
