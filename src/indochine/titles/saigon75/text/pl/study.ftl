### Co badanie równowagi mówi o Saigon 75.

finding-ending-saigon = Północ zdobywa Sajgon
finding-ending-annihilation = Południe zostaje unicestwione
finding-ending-held = Południe się utrzymuje
finding-ending-match-turn = Wcześniejsza tura Północą
finding-ending-match-provinces = Więcej prowincji Północą
finding-ending-match-units = Więcej jednostek Południem
finding-ending-match-divisions = Więcej półdywizji Południem
finding-ending-match-draw = Równo pod każdym względem
finding-tie-breaks = Co rozstrzyga mecz złożony z dwóch partii
finding-tie-break = Porównywane w tej kolejności
finding-tie-break-decides = Rozstrzyga mecz
finding-tie-break-reached = Rozstrzyga, gdy do tego dojdzie
finding-tie-breaks-played =
    { $number ->
        [one] Rozegrano jeden mecz.
        [few] Rozegrano { $number } mecze.
       *[other] Rozegrano { $number } meczów.
    }
finding-tie-breaks-paired =
    { $number ->
        [one] Z pojedynczych partii: każda partia i następna, z zamianą stron, uchodzą za mecz; razem jeden mecz.
        [few] Z pojedynczych partii: każda partia i następna, z zamianą stron, uchodzą za mecz; razem { $number } mecze.
       *[other] Z pojedynczych partii: każda partia i następna, z zamianą stron, uchodzą za mecz; razem { $number } meczów.
    } Prawdziwe mecze rozgrywa scenariusz „match”.
