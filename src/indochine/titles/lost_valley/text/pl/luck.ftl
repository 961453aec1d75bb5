### Co liczy rejestr szczęścia w The Lost Valley.

title-luck = punkty zwycięstwa dla Francuzów
    .note = Poziom jednostki liczy się jako jeden, odzyskany CR jako dwa, załoga, która musi wykonać test, by zostać, jako jeden; poziom siły dywizji, umocnień lub obrony przeciwlotniczej oraz naprawiony pas startowy liczą się jako pół. Testy morale, zaopatrzenie, wsparcie lotnicze, stan pasa i aktywacja dywizji nie są oceniane.
