### Saigon 75: jak czyta się kości, i walki opisane liczbami.

## Jak czyta się kości

odds-note-faces = Na sześciu ściankach kości Północ ma trafień: { $nv_hits }, odwrotów: { $nv_back }; Południe trafień: { $sv_hits }, odwrotów: { $sv_back }.
odds-note-retreats = Odwroty obu stron się znoszą: liczy się tylko różnica.
odds-note-air = Potem kość strat lotniczych za każdy użyty znacznik, razem { $number }; ścianek, które go eliminują: { $faces } z sześciu.
odds-air_lost = Stracone znaczniki lotnicze
odds-line-air = Średnio straconych znaczników lotniczych: { $air_lost }.

## Walki opisane liczbami

combat-kind-battle = walka w prowincji
combat-kind-attrition = test strat znaczników lotniczych
combat-attacker = kto atakuje
combat-nv = jednostki NV w walce
combat-sv = jednostki SV w walce
combat-infiltration = znaczniki infiltracji
combat-air = znaczniki wsparcia lotniczego
combat-token = kość za żeton celu atakującego
combat-nv-event = kości Północy z karty wydarzenia
combat-sv-event = kości Południa z karty wydarzenia
combat-militia = czy milicja pomaga Północy w obronie
combat-saigon = czy walka toczy się w Sajgonie
combat-card = numer karty wydarzenia, która odbiera kości
combat-markers = testowane znaczniki lotnicze
