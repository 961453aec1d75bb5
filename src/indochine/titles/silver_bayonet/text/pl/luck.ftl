### Co liczy rejestr szczęścia w Silver Bayonet.

title-luck = stopnie
    .note = Każda strona ma szczęście we własnych rzutach. Stopień, który traci wróg, liczy się jako jeden, nawet jeśli już żadnego nie ma; zmęczenie i odwrót jako pół, własne straty odwrotnie. Odmowa walki to jeden, reakcja lub lądowanie bez zmęczenia pół, punkt lotniczy lub punkt wsparcia ćwierć, punkt lotniczy zniszczony na stałe o pół więcej; szturm czołowy kosztuje jeden, brak koordynacji pół, brak wsparcia ćwierć. Test przed drugą rundą jest wart tyle, ile wtedy obiecuje rzut. Odpoczynek i liczba punktów lotniczych w turze nie są oceniane.
