### Ce que compte un registre de chance de Silver Bayonet.

title-luck = pas
    .note = Chacun a la chance de ses propres jets. Un pas que perd l’ennemi compte un, même s’il ne lui en reste plus ; une fatigue et une retraite comptent la moitié, les pertes propres en sens inverse. Un combat refusé vaut un, une réaction ou un atterrissage sans fatigue la moitié, un point aérien ou un point de soutien un quart, un point aérien détruit pour de bon la moitié en plus ; un assaut frontal coûte un, une attaque non coordonnée la moitié, un soutien manquant un quart. Un test pour un second round vaut ce qu’un jet promet alors. La récupération et le nombre de points aériens d’un tour ne sont pas jugés.
