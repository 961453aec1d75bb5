### Ce que compte un registre de chance de Storm over Dien Bien Phu.

title-luck = points de dégâts
    .note = Un point de dégâts compte un, même si personne ne peut le subir ; une unité arrêtée par les mines ou épuisée par les rats compte ce que coûte un retournement, une unité thaïe qui part ce que coûte une élimination. Le ravitaillement, les remplacements, la relève et les dés des enchères ne sont pas jugés.
