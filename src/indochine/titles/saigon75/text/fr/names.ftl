### Saigon 75 : noms du titre, des camps, des lieux, des pions et des dés.
###
### Glossaire (un seul terme par notion, dans toutes les phrases du titre)
### - Nord, Sud : les deux camps et leurs joueurs ; NV, SV : étiquettes de leurs pions et de leurs phases
### - unité ; division : complète ou réduite ; pas de perte : une unité le subit (division complète réduite, toute autre unité éliminée)
### - bataillon VC, bataillon de Rangers, brigade de Marines, brigade de Parachutistes, Patrouille Fluviale, régiment mécanisé
### - marqueur milice (Quyết Thắng), marqueur Infiltration, marqueur Activation +1, soutien aérien (marqueur), jeton Objectif
### - Réserves NV ; case Soutiens aériens (soutiens disponibles) ; stock hors plateau
### - tour, phase, sous-phase ; joueur actif ; mise en place ; match aller-retour
### - disponibilité (jet), activation, table d’activation, maximum du tour
### - carte Événement, carte Solo, main, pioche, défausser, écarter
### - province : adjacente, frontalière (touche Cambodge, Laos ou Nord Viêt Nam), côtière, montagneuse, disputée (unités des deux camps)
### - point de mouvement, mouvement spécial, mouvement stratégique, transport aérien ; empilement
### - combat, attaquant, défenseur ; dé de bataille, dé bonus, dé d’attrition, D6
### - faces : perte, retraite, vierge, avion ; attrition aérienne ; retraiter ; éliminer ; relancer
### - contrôle ; test de désertion, table de désertion

## Titre

title-name = Saigon 75
title-about = Été 1973 : les Américains sont partis et la guerre continue. Le Nord fait entrer ses divisions et le Viêt Cong par le Cambodge, le Laos et le Nord Viêt Nam ; il a huit tours, jusqu’au printemps 1975, pour prendre Saigon. Le Sud a moins de troupes, mais des Rangers, des Marines, des Parachutistes et des avions, et une armée qui déserte à mesure que les provinces tombent. Un jeu pour deux joueurs, ou pour un seul qui mène le Sud contre les cartes Solo ; comptez une heure, et deux parties, camps échangés, pour un match aller-retour. Créé par Jean-Philippe Barcus et Pascal Toupy, édité par Nuts! Publishing.

## Camps

side-NV = Nord
    .short = NV
side-SV = Sud
    .short = SV

## Provinces

province-quang_tri = Quảng Trị
province-da_nang = Đà Nẵng
province-quang_ngai = Quảng Ngãi
province-kon_tum = Kon Tum
province-binh_dinh = Bình Định
province-pleiku = Pleiku
province-phu_yen = Phú Yên
province-dak_lak = Đắk Lắk
province-nha_trang = Nha Trang
province-dak_nong = Đắk Nông
province-phan_rang = Phan Rang
province-phan_thiet = Phan Thiết
province-phuoc_binh = Phước Bình
province-an_loc = An Lộc
province-xuan_loc = Xuân Lộc
province-saigon = Saigon
province-long_an = Long An
province-can_tho = Cần Thơ
province-kien_giang = Kiên Giang
province-ca_mau = Cà Mau

## Autres lieux

place-reserves = Réserves NV
place-eliminated = Éliminées
place-unplaced = À placer

## Régions militaires

region-I = Région militaire I
region-II = Région militaire II
region-III = Région militaire III
region-IV = Région militaire IV

## Sortes d’unités : nom, nombre, code du pion

kind-nv_division = division NV
    .count =
        { $n ->
            [one] { $n } division NV
           *[other] { $n } divisions NV
        }
    .code = DNV
kind-nv_division_reduced = division NV réduite
    .count =
        { $n ->
            [one] { $n } division NV réduite
           *[other] { $n } divisions NV réduites
        }
    .code = dnv
kind-vc = bataillon VC
    .count =
        { $n ->
            [one] { $n } bataillon VC
           *[other] { $n } bataillons VC
        }
    .code = VC
kind-sv_division = division SV
    .count =
        { $n ->
            [one] { $n } division SV
           *[other] { $n } divisions SV
        }
    .code = DSV
kind-sv_division_reduced = division SV réduite
    .count =
        { $n ->
            [one] { $n } division SV réduite
           *[other] { $n } divisions SV réduites
        }
    .code = dsv
kind-ranger = bataillon de Rangers
    .count =
        { $n ->
            [one] { $n } bataillon de Rangers
           *[other] { $n } bataillons de Rangers
        }
    .code = RGR
kind-marine = brigade de Marines
    .count =
        { $n ->
            [one] { $n } brigade de Marines
           *[other] { $n } brigades de Marines
        }
    .code = MAR
kind-para = brigade de Parachutistes
    .count =
        { $n ->
            [one] { $n } brigade de Parachutistes
           *[other] { $n } brigades de Parachutistes
        }
    .code = PAR
kind-river = Patrouille Fluviale
    .count =
        { $n ->
            [one] { $n } Patrouille Fluviale
           *[other] { $n } Patrouilles Fluviales
        }
    .code = FLV
kind-mech = régiment mécanisé
    .count =
        { $n ->
            [one] { $n } régiment mécanisé
           *[other] { $n } régiments mécanisés
        }
    .code = MEC

## Marqueurs et jetons

marker-militia = marqueur milice Quyết Thắng
marker-infiltration = marqueur Infiltration
marker-plus1 = marqueur Activation +1
marker-air = marqueur de soutien aérien
marker-objective = jeton Objectif

## Saisons

season-summer-1973 = Été 1973
season-autumn-1973 = Automne 1973
season-winter-1973-74 = Hiver 1973-1974
season-spring-1974 = Printemps 1974
season-summer-1974 = Été 1974
season-autumn-1974 = Automne 1974
season-winter-1974-75 = Hiver 1974-1975
season-spring-1975 = Printemps 1975

## Couleurs des cartes Événement

colour-red = rouge
colour-yellow = jaune
colour-green = vert

## Faces des dés

face-hit = perte
face-retreat = retraite
face-blank = vierge
face-plane = avion
