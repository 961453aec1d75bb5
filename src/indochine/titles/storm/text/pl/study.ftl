### Co badanie równowagi mówi o Storm over Dien Bien Phu.

finding-ending-taken = Viet Minh zajmuje dość obszarów
finding-ending-held = Francuzi się utrzymują
finding-fair-bid = Sprawiedliwa licytacja
finding-areas-needed = Potrzebne obszary zwycięstwa
finding-viet-minh-win = Viet Minh by wygrał
finding-areas-held = Miał ich dokładnie tyle
finding-fair-bid-note = Obie strony wygrywałyby najbardziej po równo, gdyby Viet Minh potrzebował obszarów: { $number }; wtedy jego byłoby { $percent } % tych partii. Kto wie, czego potrzebuje, gra inaczej, więc trzeba to sprawdzić: --option areas={ $number }.
