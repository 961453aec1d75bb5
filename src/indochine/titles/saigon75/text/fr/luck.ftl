### Ce que compte un registre de chance de Saigon 75.

title-luck = pas
    .note = Chaque camp a la chance de ses propres dés : une touche compte un, une retraite un demi ; un soutien aérien perdu pour de bon et un pas qui déserte comptent un contre le Sud. La disponibilité n’est pas jugée.
