### Ce qu’une étude d’équilibre dit de Saigon 75.

finding-ending-saigon = Le Nord prend Saigon
finding-ending-annihilation = Le Sud est anéanti
finding-ending-held = Le Sud tient
finding-ending-match-turn = Tour plus précoce avec le Nord
finding-ending-match-provinces = Plus de provinces avec le Nord
finding-ending-match-units = Plus d’unités avec le Sud
finding-ending-match-divisions = Plus de demi-divisions avec le Sud
finding-ending-match-draw = Égalité sur tous les points
finding-tie-breaks = Ce qui décide d’un match en deux parties
finding-tie-break = Comparé dans cet ordre
finding-tie-break-decides = Décide du match
finding-tie-break-reached = En décide quand on en arrive là
finding-tie-breaks-played =
    { $number ->
        [one] Un match a été joué.
       *[other] { $number } matchs ont été joués.
    }
finding-tie-breaks-paired =
    { $number ->
        [one] À partir de parties isolées : chaque partie et la suivante, camps échangés, comptent pour un match, un seul en tout.
       *[other] À partir de parties isolées : chaque partie et la suivante, camps échangés, comptent pour un match, { $number } en tout.
    } Le scénario « match » en joue de vrais.
