### Ce que compte un registre de chance de The Lost Valley.

title-luck = points de victoire pour les Français
    .note = Un pas compte un, un CR repris deux, une garnison qui doit tester pour rester un ; un niveau de force, de fortifications ou de DCA et une piste réparée comptent un demi. Les tests de moral, le ravitaillement, le soutien aérien, l’état de la piste et l’activation des divisions ne sont pas jugés.
