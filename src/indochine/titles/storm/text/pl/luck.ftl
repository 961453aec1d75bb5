### Co liczy rejestr szczęścia w Storm over Dien Bien Phu.

title-luck = punkty obrażeń
    .note = Punkt obrażeń liczy się jako jeden, nawet jeśli nikt nie może go przyjąć; jednostka zatrzymana przez miny lub wyczerpana przez szczury tyle, ile kosztuje odwrócenie, odchodząca jednostka tajska tyle, ile eliminacja. Zaopatrzenie, uzupełnienia, odsiecz i kości licytacji nie są oceniane.
