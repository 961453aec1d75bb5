### Saigon 75: nazwy gry, stron, miejsc, żetonów i kości.
###
### Słowniczek (jedno pojęcie, jeden termin, we wszystkich zdaniach tej gry)
### - Północ, Południe: obie strony i ich gracze; NV, SV: oznaczenia ich żetonów i faz
### - jednostka; dywizja: pełna lub zredukowana; poziom siły: jednostka go traci (pełna dywizja zredukowana, każda inna jednostka wyeliminowana)
### - batalion VC, batalion rangersów, brygada piechoty morskiej, brygada spadochronowa, patrol rzeczny, pułk zmechanizowany
### - znacznik milicji (Quyết Thắng), znacznik infiltracji, znacznik +1, znacznik wsparcia lotniczego, żeton celu
### - Rezerwy NV; pole wsparcia lotniczego (znaczniki dostępne); zapas poza planszą
### - tura, faza, podfaza; aktywny gracz; rozstawienie; dwumecz (dwie partie z zamianą stron)
### - dostępność (rzut), aktywacja, tabela aktywacji, maksimum tury
### - karta wydarzenia, karta solo, ręka, talia, odrzucić, odłożyć
### - prowincja: sąsiednia, przygraniczna (graniczy z Kambodżą, Laosem lub Wietnamem Północnym), nadmorska, górska, sporna (jednostki obu stron)
### - punkt ruchu, ruch specjalny, ruch strategiczny, transport lotniczy; limit stosu
### - walka, atakujący, obrońca; kość bitewna, dodatkowa kość, kość strat lotniczych, k6
### - ścianki: trafienie, odwrót, pusta, samolot; straty lotnicze; wycofać się; wyeliminować; przerzut
### - kontrola; test dezercji, tabela dezercji; przeciwnik (gracz), wróg (wojska)
### - Sajgon się odmienia; pozostałe nazwy wietnamskie są nieodmienne

## Tytuł

title-name = Saigon 75
title-about = Lato 1973: Amerykanów już nie ma, a wojna trwa. Północ wprowadza dywizje i Wietkong z Kambodży, Laosu i Wietnamu Północnego i ma osiem tur, do wiosny 1975, żeby zająć Sajgon. Południe ma mniej wojska, za to rangersów, piechotę morską, spadochroniarzy i lotnictwo, a jego armia dezerteruje, gdy padają kolejne prowincje. Gra dla dwóch osób albo dla jednej, która prowadzi Południe przeciw kartom solo; partia trwa około godziny, a pełny dwumecz to dwie partie z zamianą stron. Autorzy: Jean-Philippe Barcus i Pascal Toupy, wydawca: Nuts! Publishing.

## Strony

side-NV = Północ
    .short = NV
side-SV = Południe
    .short = SV

## Prowincje

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
province-saigon = Sajgon
province-long_an = Long An
province-can_tho = Cần Thơ
province-kien_giang = Kiên Giang
province-ca_mau = Cà Mau

## Inne miejsca

place-reserves = Rezerwy NV
place-eliminated = Wyeliminowane
place-unplaced = Do rozstawienia

## Okręgi wojskowe

region-I = I Okręg Wojskowy
region-II = II Okręg Wojskowy
region-III = III Okręg Wojskowy
region-IV = IV Okręg Wojskowy

## Rodzaje jednostek: nazwa, liczba, kod żetonu

kind-nv_division = dywizja NV
    .count =
        { $n ->
            [one] { $n } dywizja NV
            [few] { $n } dywizje NV
            [many] { $n } dywizji NV
           *[other] { $n } dywizji NV
        }
    .code = DNV
kind-nv_division_reduced = zredukowana dywizja NV
    .count =
        { $n ->
            [one] { $n } zredukowana dywizja NV
            [few] { $n } zredukowane dywizje NV
            [many] { $n } zredukowanych dywizji NV
           *[other] { $n } zredukowanej dywizji NV
        }
    .code = dnv
kind-vc = batalion VC
    .count =
        { $n ->
            [one] { $n } batalion VC
            [few] { $n } bataliony VC
            [many] { $n } batalionów VC
           *[other] { $n } batalionu VC
        }
    .code = VC
kind-sv_division = dywizja SV
    .count =
        { $n ->
            [one] { $n } dywizja SV
            [few] { $n } dywizje SV
            [many] { $n } dywizji SV
           *[other] { $n } dywizji SV
        }
    .code = DSV
kind-sv_division_reduced = zredukowana dywizja SV
    .count =
        { $n ->
            [one] { $n } zredukowana dywizja SV
            [few] { $n } zredukowane dywizje SV
            [many] { $n } zredukowanych dywizji SV
           *[other] { $n } zredukowanej dywizji SV
        }
    .code = dsv
kind-ranger = batalion rangersów
    .count =
        { $n ->
            [one] { $n } batalion rangersów
            [few] { $n } bataliony rangersów
            [many] { $n } batalionów rangersów
           *[other] { $n } batalionu rangersów
        }
    .code = RGR
kind-marine = brygada piechoty morskiej
    .count =
        { $n ->
            [one] { $n } brygada piechoty morskiej
            [few] { $n } brygady piechoty morskiej
            [many] { $n } brygad piechoty morskiej
           *[other] { $n } brygady piechoty morskiej
        }
    .code = MOR
kind-para = brygada spadochronowa
    .count =
        { $n ->
            [one] { $n } brygada spadochronowa
            [few] { $n } brygady spadochronowe
            [many] { $n } brygad spadochronowych
           *[other] { $n } brygady spadochronowej
        }
    .code = SPD
kind-river = patrol rzeczny
    .count =
        { $n ->
            [one] { $n } patrol rzeczny
            [few] { $n } patrole rzeczne
            [many] { $n } patroli rzecznych
           *[other] { $n } patrolu rzecznego
        }
    .code = RZK
kind-mech = pułk zmechanizowany
    .count =
        { $n ->
            [one] { $n } pułk zmechanizowany
            [few] { $n } pułki zmechanizowane
            [many] { $n } pułków zmechanizowanych
           *[other] { $n } pułku zmechanizowanego
        }
    .code = ZME

## Znaczniki i żetony

marker-militia = znacznik milicji Quyết Thắng
marker-infiltration = znacznik infiltracji
marker-plus1 = znacznik +1
marker-air = znacznik wsparcia lotniczego
marker-objective = żeton celu

## Pory roku

season-summer-1973 = Lato 1973
season-autumn-1973 = Jesień 1973
season-winter-1973-74 = Zima 1973/74
season-spring-1974 = Wiosna 1974
season-summer-1974 = Lato 1974
season-autumn-1974 = Jesień 1974
season-winter-1974-75 = Zima 1974/75
season-spring-1975 = Wiosna 1975

## Kolory kart wydarzeń

colour-red = czerwony
colour-yellow = żółty
colour-green = zielony

## Ścianki kości

face-hit = trafienie
face-retreat = odwrót
face-blank = pusta
face-plane = samolot
