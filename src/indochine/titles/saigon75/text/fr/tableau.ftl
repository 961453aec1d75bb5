### Saigon 75 : le plateau en texte, les chances d’une bataille et le score.

## Où en est la partie

tableau-status = Vous jouez le { $side }
tableau-row-turn = Tour
tableau-row-phase = Phase
tableau-row-control = Provinces
tableau-row-event = Événement
tableau-row-solo = Carte Solo
tableau-turn = { $turn } sur { $turns }, { $season }
tableau-game = partie { $number } sur 2
tableau-phase = { $side }
tableau-step-set-up = mise en place
tableau-step-availability = disponibilité
tableau-step-event-card = carte Événement
tableau-step-movement = mouvement
tableau-step-combat-subphase = combat
tableau-step-combat = bataille
tableau-step-desertion = désertion
tableau-activations =
    { $number ->
        [0] plus d’activation
        [one] { $number } activation restante
       *[other] { $number } activations restantes
    }
tableau-free-vc =
    { $number ->
        [one] { $number } VC gratuit
       *[other] { $number } VC gratuits
    }
tableau-controls =
    { $side_id ->
        [NV] ★
       *[SV] ●
    } { $side } { $number }
tableau-card = { $card } : { $effect }
tableau-solo = { $card } : { $movement } { $combat }
tableau-named = désigne { $place }

## Provinces

tableau-column-province = Province
tableau-column-control = Tenue
tableau-column-nv = Nord
tableau-column-sv = Sud
tableau-column-marks = Terrain
tableau-control =
    { $side_id ->
        [NV] ★
       *[SV] ●
    } { $side }{ $contested ->
        [1] {" "}×
       *[0] {""}
    }
tableau-units = { $number } { $code }
tableau-activated = { $number } { $code }*
tableau-ground =
    { $arrow ->
        [1] →
       *[0] {""}
    }{ $mountain ->
        [1] M
       *[0] {""}
    }{ $coast ->
        [1] C
       *[0] {""}
    }{ $mekong ->
        [1] K
       *[0] {""}
    }
tableau-ground-mountain = montagne
tableau-ground-coast = côte
tableau-ground-mekong = Mékong
tableau-row-neighbours = Voisines
tableau-neighbours = { $places }{ $frontier ->
        [1] {" "}; à la frontière de la zone du Nord
       *[0] {""}
    }
tableau-token = ◎{ $number }
tableau-token-hidden = ◎?
tableau-code = { $code } { $kind }
tableau-legend-codes = { $codes } ; minuscules : division réduite.
tableau-legend-marks = ★ tenue par le Nord (marqueur milice), ● par le Sud ; × disputée ; * activée ; → frontière, M montagne, C côte, K Mékong ; ◎3 jeton Objectif du tour 3.

## Hors de la carte

tableau-off-map = Hors de la carte
tableau-row-air = Soutiens aériens
tableau-row-infiltration = Infiltration
tableau-row-plus-ones = Activation +1
tableau-row-tokens = Jetons pris
tableau-row-cards = Événements
tableau-air =
    { $ready ->
        [one] { $ready } disponible
       *[other] { $ready } disponibles
    } sur { $most }, { $supply } en stock, { $lost ->
        [one] { $lost } éliminé
       *[other] { $lost } éliminés
    }
tableau-left = { $number } sur { $most }
tableau-held = { $side } { $number }
tableau-pile = pioche { $number }
tableau-solo-deck = cartes Solo { $number }
tableau-discard = défausse { $number }

## Cartes

tableau-column-card = Carte
tableau-column-colour = Couleur
tableau-column-effect = Effet
tableau-hand = Main du { $side }
tableau-turned-up = Cartes du Nord face visible

## Chances d’une bataille

odds-nv_dice =
    { $number ->
        [one] Nord { $number } dé
       *[other] Nord { $number } dés
    }
odds-sv_dice =
    { $number ->
        [one] Sud { $number } dé
       *[other] Sud { $number } dés
    }
odds-nv_steps_lost = Pas perdus par le Nord
odds-sv_steps_lost = Pas perdus par le Sud
odds-nv_retreats = Unités NV qui retraitent
odds-sv_retreats = Unités SV qui retraitent

odds-line = Nord { $nv_dice ->
        [one] { $nv_dice } dé
       *[other] { $nv_dice } dés
    }, Sud { $sv_dice } ; en moyenne, pas perdus : Nord { $nv_steps_lost }, Sud { $sv_steps_lost } ; retraites : Nord { $nv_retreats }, Sud { $sv_retreats }.

## Score

score-reason = Fin de la partie
score-turn = Tour de la victoire du Nord
    .value = { $value ->
        [9] aucune
       *[other] { $value }
    }
score-provinces = Provinces tenues par le Nord
score-sv_units = Unités SV restantes, soutiens disponibles compris
score-half_divisions = Demi-divisions SV
