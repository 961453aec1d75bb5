### Saigon 75 : le plateau dessiné : noms sur la carte, cases, pions, cartes, pistes, chiffres.

## Noms sur la carte

board-name-north_vietnam = Nord Viêt Nam
board-name-laos = Laos
board-name-cambodia = Cambodge
board-name-south-china-sea = Mer de Chine méridionale
board-name-gulf-of-thailand = Golfe de Thaïlande
board-name-phu-quoc = Phú Quốc
board-name-con-dao = Côn Đảo
board-name-phu-quy = Phú Quý
board-name-mekong = Mékong
board-name-trail = Piste Hô Chi Minh
board-town = { $name }

## Ce que montre une province

board-sign-capital = Capitale : le Nord gagne à la fin d’un tour où il la contrôle ; le Sud la défend avec un dé de plus.
board-sign-bonus = Un jeton Objectif s’y trouve dès le début.
board-sign-port = Côte : les Marines y vont et en retraitent par mer, d’une côte à l’autre.
board-sign-mountain = Montagne : les régiments mécanisés s’arrêtent en y entrant.
board-sign-mekong = Mékong : les Patrouilles Fluviales ne circulent qu’ici.

## Cases

board-box-infiltration = Infiltration
board-box-militia = Stock de milices
board-box-NV = Marqueurs du Nord
board-box-SV = Marqueurs du Sud
board-box-air-ready = Soutiens aériens
board-box-air-stock = Stock aérien
board-box-air-lost = Soutiens perdus
board-box = { $place } : { $units }.
board-heap = { $number } × { $marker }

## Une province en une phrase

board-province = { $place }, tenue par le { $side }{ $contested ->
        [1] {""}, disputée
       *[0] {""}
    }. Nord : { $nv }. Sud : { $sv }.{ $marked ->
        [0] {""}
       *[other] {" "}Sur place : { $markers }.
    }
board-token = jeton Objectif du tour { $number }
board-token-hidden = jeton Objectif, face cachée
board-combat = combat en cours
board-combat-declared = combat annoncé

## Pions

board-unit = { $kind } { $code }
board-fact-name = Nom
board-fact-dice = Dés de bataille
board-fact-steps = Pas de perte
board-fact-movement = Points de mouvement

## Cartes et piles

board-card-when = Couleur de la carte : { $colour }. { $when }
board-solo = { $movement } { $combat } { $momentum } Événements : { $events }
board-pile-draw = Pioche
board-pile-aside = Écartées sans être vues
board-pile-discard = Défausse
board-pile-crisis = Jusqu’au test de désertion
board-pile-solo = Cartes Solo à venir
board-pile-solo-gone = Cartes Solo jouées

## Pistes et chiffres

board-turn = { $season }. Nord : dé + { $nv }, maximum { $nv_most }. Sud : dé + { $sv }, maximum { $sv_most }.{ $token ->
        [0] {""}
       *[other] {" "}Échéance du jeton Objectif { $token }.
    }
board-track-desertion = Désertion, selon les provinces du Nord
board-desertion = Unités qui désertent pour un dé de 1 à 6 : { $losses }
board-figure-activations = Activations restantes
board-figure-free-vc = VC gratuits
board-figure-provinces = Provinces
board-figure-units = Unités sur la carte
board-first-game = Première partie : { $what }
