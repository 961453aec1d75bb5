### Storm over Dien Bien Phu: jak czyta się kości, i walki opisane liczbami.

## Jak czyta się kości

odds-note-damage = Obrażenia to atak i kości razem, minus obrona.
odds-note-cleared = Przy tylu punktach obrażeń nikt nie może zostać na obszarze: { $number }.
odds-note-shaft = Na tych, którzy zostają, spada tyle obrażeń, ile wskaże kość; przydziela je Viet Minh.
odds-note-stopped = Kość mówi, ile jednostek szturmujących zostaje zatrzymanych; szturmuje ich { $number }.
odds-note-bitten = Kość mówi, ile świeżych jednostek najwyżej się zużywa; jest ich { $number }.
odds-note-thai = Rzut kością za każdą jednostkę tajską, razem { $number }: przy { $least } lub więcej wypada z gry.
odds-stopped = Zatrzymane jednostki
odds-bitten = Zużyte jednostki
odds-thai = Stracone jednostki tajskie
odds-line-stopped = Średnio zatrzymanych jednostek: { $stopped }.
odds-line-bitten = Średnio zużytych jednostek: { $bitten }.
odds-line-shaft = Średnio { $damage } obrażeń; { $cleared_share } szans, że nikt nie zostanie.
odds-line-thai = Średnio straconych jednostek tajskich: { $thai }.
tally-stands-firm = { card-fr-01 }

## Walki opisane liczbami

combat-kind-fire = jednostki strzelają na obszar
combat-kind-bombardment = karta ostrzeliwuje obszar
combat-kind-assault = Viet Minh szturmuje obszar
combat-kind-mines = { card-fr-11 }: jednostki szturmujące zostają zatrzymane
combat-kind-rats = { card-vm-03 }: świeże jednostki francuskie się zużywają
combat-kind-mine-shaft = { card-vm-06 }: obrażenia dla tych, którzy zostają
combat-kind-propaganda = { card-vm-10 }: jednostki tajskie wypadają z gry
combat-attack = siła ognia wszystkich strzelających lub szturmujących jednostek
combat-mortars = zagrane karty { card-fr-13 }
combat-nights = zagrane karty { card-vm-25 }
combat-rerolls = dalsze rzuty z kartą { card-vm-04 }, liczy się najlepszy
combat-card = strzelająca karta
combat-defence = najlepsza obrona wśród celów
combat-ground = wartość terenu nadrukowana na obszarze
combat-trench = poziom okopów na obszarze
combat-improved = zagrane karty { card-vm-01 }
combat-fresh = świeże jednostki wśród celów
combat-spent = zużyte jednostki wśród celów
combat-units = jednostki, których dotyczy karta
