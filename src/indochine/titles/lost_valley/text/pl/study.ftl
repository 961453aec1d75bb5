### Co badanie równowagi mówi o The Lost Valley.

finding-ending-command-post = Pada stanowisko dowodzenia
finding-ending-camp-morale = Morale obozu się skończyło
finding-ending-resource-points = Magazyny są puste
finding-levels = Jak radzi sobie garnizon
finding-level = Poziom
finding-level-reached = Osiągnięty
finding-level-or-better = Ten lub lepszy
finding-levels-note = Punkty zwycięstwa średnio: { $mean }; najwięcej: { $best }.
