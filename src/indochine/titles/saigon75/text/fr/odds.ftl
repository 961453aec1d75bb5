### Saigon 75 : comment on lit les dés, et les combats décrits par leurs chiffres.

## Comment on lit les dés

odds-note-faces = Sur les six faces d’un dé, { $nv_hits } touchent et { $nv_back } font retraiter pour le Nord, { $sv_hits } touchent et { $sv_back } font retraiter pour le Sud.
odds-note-retreats = Les retraites des deux camps s’annulent : seule la différence compte.
odds-note-air = Ensuite un dé d’attrition par soutien aérien employé, { $number } en tout : { $faces } de ses six faces l’éliminent.
odds-air_lost = Soutiens aériens perdus
odds-line-air = { $air_lost } soutiens aériens perdus en moyenne.

## Combats par leurs chiffres

combat-kind-battle = un combat dans une province
combat-kind-attrition = le test d’attrition des soutiens aériens
combat-attacker = qui attaque
combat-nv = unités NV engagées
combat-sv = unités SV engagées
combat-infiltration = marqueurs Infiltration
combat-air = soutiens aériens
combat-token = un dé pour un jeton Objectif de l’attaquant
combat-nv-event = dés du Nord donnés par une carte Événement
combat-sv-event = dés du Sud donnés par une carte Événement
combat-militia = si la milice aide le Nord à défendre
combat-saigon = si le combat a lieu à Saigon
combat-card = numéro d’une carte Événement qui retire des dés
combat-markers = soutiens aériens testés
