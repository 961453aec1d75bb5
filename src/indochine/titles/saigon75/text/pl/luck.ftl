### Co liczy rejestr szczęścia w Saigon 75.

title-luck = poziomy siły
    .note = Każda strona ma szczęście własnych kości: trafienie liczy się jako jeden, odwrót jako pół; znacznik lotniczy stracony na stałe i dezerterujący poziom siły liczą się jako jeden na niekorzyść Południa. Dostępność nie jest oceniana.
